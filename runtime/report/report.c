/* report.c -- what a selection covers.
 *
 * In:   a module, tables, the matches that are taken, how regions are merged.
 * Out:  calls and multiply-accumulates by entry, as a report; what a region that is
 *       put back holds is not covered.
 */
#include "report.h"

#include <stdlib.h>
#include <string.h>

const char *dfg_report_entry_name(const struct dfg_target *t, int32_t entry)
{
    return entry >= 0 ? t->table->entries[entry].name : t->pattern->name;
}

static const char *target_name(const struct dfg_target *t)
{
    return t->table != NULL ? t->table->name : t->pattern->name;
}

bool dfg_report_counts(const dfg_module *m, dfg_node n)
{
    return dfg_node_op(m, n) >= DFG_FIRST_OP && dfg_node_body(m, n) != DFG_NONE && !dfg_in_composite(m, n);
}

const struct dfg_pick *dfg_report_pick_of(const struct dfg_report *r, dfg_node n)
{
    const struct dfg_pick *pick = dfg_pick_of(r->s, n);
    bool dropped = pick != NULL && r->drops && r->region[n] == 0 && r->targets[pick->target].table != NULL;
    return dropped ? NULL : pick;
}

/* ---- what is covered ---- */

static struct dfg_report_entry *entry_of(struct dfg_report *r, const struct dfg_pick *pick)
{
    const struct dfg_target *t = &r->targets[pick->target];
    const char *name = dfg_report_entry_name(t, pick->entry);
    for (size_t i = 0; i < r->n_entries; i++)
        if (r->entries[i].target == pick->target && strcmp(r->entries[i].name, name) == 0)
            return &r->entries[i];
    r->entries[r->n_entries] = (struct dfg_report_entry){.name = name, .target = pick->target};
    return &r->entries[r->n_entries++];
}

static int by_work(const void *a, const void *b)
{
    const struct dfg_report_entry *x = a, *y = b;
    if (x->target != y->target)
        return x->target < y->target ? -1 : 1;
    if (x->calls != y->calls)
        return x->calls > y->calls ? -1 : 1;
    return strcmp(x->name, y->name);
}

static bool count_covered(struct dfg_report *r)
{
    size_t n = dfg_n_picks(r->s);
    r->entries = calloc(n + 1, sizeof *r->entries);
    r->totals = calloc(r->n_targets + 1, sizeof *r->totals);
    if (r->entries == NULL || r->totals == NULL)
        return false;
    for (size_t i = 0; i < r->n_targets; i++)
        r->totals[i].name = target_name(&r->targets[i]);
    for (size_t i = 0; i < n; i++)
        if (dfg_report_pick_of(r, dfg_pick_at(r->s, i)->root) != NULL) {
            entry_of(r, dfg_pick_at(r->s, i))->matches++;
            r->matches++;
        }
    for (dfg_node i = 1; i < dfg_n_nodes(r->m); i++) {
        const struct dfg_pick *pick = dfg_report_pick_of(r, i);
        if (!dfg_report_counts(r->m, i))
            continue;
        double macs = dfg_report_work(r->m, i);
        r->calls++;
        r->macs += macs;
        if (pick == NULL)
            continue;
        struct dfg_report_entry *e = entry_of(r, pick);
        r->covered++;
        e->calls++;
        e->macs += macs;
        r->covered_macs += macs;
    }
    for (size_t i = 0; i < r->n_entries; i++) {
        struct dfg_report_total *t = &r->totals[r->entries[i].target];
        t->matches += r->entries[i].matches;
        t->calls += r->entries[i].calls;
        t->macs += r->entries[i].macs;
    }
    if (r->n_entries > 0)
        qsort(r->entries, r->n_entries, sizeof *r->entries, by_work);
    return true;
}

bool dfg_report_cover(struct dfg_report *r, dfg_module *m, const struct dfg_merge_options *regions)
{
    r->drops = regions != NULL && (regions->heavy != NULL || regions->least_calls > 1);
    r->region = calloc(dfg_n_nodes(m), sizeof *r->region);
    return r->region != NULL && dfg_regions(m, r->s, regions, r->region, &r->n_regions, NULL) == DFG_OK &&
           count_covered(r);
}

/* False: no memory. */
static bool fill(struct dfg_report *r, dfg_module *m, const struct dfg_merge_options *regions)
{
    r->why = calloc(dfg_n_nodes(m), sizeof *r->why);
    return r->why != NULL && dfg_build_users(m) == DFG_OK && dfg_report_count_open(r) &&
           dfg_report_cover(r, m, regions) && dfg_report_why(r) && dfg_report_limit(r, m, regions);
}

void dfg_report_free(struct dfg_report *r)
{
    for (size_t i = 0; i < r->n_reasons; i++) {
        free(r->reasons[i].ops);
        free(r->reasons[i].text);
        free(r->reasons[i].detail);
    }
    free(r->reasons);
    free(r->limits);
    free(r->entries);
    free(r->totals);
    free(r->open);
    free(r->why);
    free(r->region);
}

dfg_status dfg_report_make(struct dfg_report *r, dfg_module *m, const dfg_selection *s,
                           const struct dfg_target *targets, size_t n,
                           const struct dfg_merge_options *regions, struct dfg_error *error)
{
    *r = (struct dfg_report){.m = m, .s = s, .targets = targets, .n_targets = n, .nodes = dfg_n_nodes(m) - 1};
    bool ok = fill(r, m, regions);
    return ok ? DFG_OK : dfg_fail(error, DFG_NO_MEMORY, "out of memory");
}

static dfg_status print(const struct dfg_report *r, const char *model, enum dfg_report_form form, FILE *f,
                        struct dfg_error *error)
{
    switch (form) {
    case DFG_REPORT_TEXT:
        dfg_report_print_text(r, model, f);
        break;
    case DFG_REPORT_JSON:
        dfg_report_print_json(r, model, f);
        break;
    case DFG_REPORT_HTML:
        return dfg_report_print_html(r, model, f, error);
    }
    return DFG_OK;
}

char *dfg_report_text(const struct dfg_report *r, const char *model, enum dfg_report_form form,
                      struct dfg_error *error)
{
    struct dfg_gather g;
    dfg_status status = dfg_gather_begin(&g) ? print(r, model, form, g.file, error) : DFG_OK;
    char *text = dfg_gather_end(&g);
    if (status != DFG_OK) {
        free(text);
        return NULL;
    }
    if (text == NULL)
        (void)dfg_fail(error, DFG_NO_MEMORY, "out of memory");
    return text;
}
