/* report.c -- what a selection covers.
 *
 * In:   a module, tables, the matches that are taken, how regions are merged.
 * Out:  calls and multiply-accumulates by entry; what a region that is put back
 *       holds is not covered.
 */
#include "report.h"

#include <stdlib.h>
#include <string.h>

static bool no_memory(void)
{
    complain("out of memory");
    return false;
}

const char *report_entry_name(const struct item *item, int32_t entry)
{
    return entry >= 0 ? item->table->entries[entry].name : item->pattern->name;
}

static const char *item_name(const struct item *item)
{
    return item->table != NULL ? item->table->name : item->pattern->name;
}

bool report_counts(const dfg_module *m, dfg_node n)
{
    return dfg_node_op(m, n) >= DFG_FIRST_OP && dfg_node_body(m, n) != DFG_NONE && !dfg_in_composite(m, n);
}

const struct dfg_pick *report_pick_of(const struct report *r, dfg_node n)
{
    const struct dfg_pick *pick = dfg_pick_of(r->s, n);
    bool dropped = pick != NULL && r->drops && r->region[n] == 0 && r->items->at[pick->target].table != NULL;
    return dropped ? NULL : pick;
}

/* ---- what is covered ---- */

static struct report_entry *entry_of(struct report *r, const struct dfg_pick *pick)
{
    const struct item *item = &r->items->at[pick->target];
    const char *target = item_name(item), *name = report_entry_name(item, pick->entry);
    for (size_t i = 0; i < r->n_entries; i++)
        if (r->entries[i].item == pick->target && strcmp(r->entries[i].name, name) == 0)
            return &r->entries[i];
    r->entries[r->n_entries] = (struct report_entry){.target = target, .name = name, .item = pick->target};
    return &r->entries[r->n_entries++];
}

static int by_work(const void *a, const void *b)
{
    const struct report_entry *x = a, *y = b;
    if (x->item != y->item)
        return x->item < y->item ? -1 : 1;
    if (x->calls != y->calls)
        return x->calls > y->calls ? -1 : 1;
    return strcmp(x->name, y->name);
}

static bool count_covered(struct report *r)
{
    size_t n = dfg_n_picks(r->s);
    r->entries = calloc(n + 1, sizeof *r->entries);
    r->targets = calloc(r->items->n + 1, sizeof *r->targets);
    if (r->entries == NULL || r->targets == NULL)
        return no_memory();
    for (size_t i = 0; i < r->items->n; i++)
        r->targets[i].name = item_name(&r->items->at[i]);
    for (size_t i = 0; i < n; i++)
        if (report_pick_of(r, dfg_pick_at(r->s, i)->root) != NULL) {
            entry_of(r, dfg_pick_at(r->s, i))->matches++;
            r->matches++;
        }
    for (dfg_node i = 1; i < dfg_n_nodes(r->m); i++) {
        const struct dfg_pick *pick = report_pick_of(r, i);
        if (!report_counts(r->m, i))
            continue;
        double macs = report_work(r->m, i);
        r->calls++;
        r->macs += macs;
        if (pick == NULL)
            continue;
        struct report_entry *e = entry_of(r, pick);
        r->covered++;
        e->calls++;
        e->macs += macs;
        r->covered_macs += macs;
    }
    for (size_t i = 0; i < r->n_entries; i++) {
        struct report_target *t = &r->targets[r->entries[i].item];
        t->matches += r->entries[i].matches;
        t->calls += r->entries[i].calls;
        t->macs += r->entries[i].macs;
    }
    if (r->n_entries > 0)
        qsort(r->entries, r->n_entries, sizeof *r->entries, by_work);
    return true;
}

bool report_make(struct report *r, const char *model, dfg_module *m, const struct items *items,
                 const dfg_selection *s, const struct dfg_merge_options *regions)
{
    struct dfg_error e = {DFG_OK, NULL};
    *r = (struct report){.model = model, .m = m, .items = items, .s = s, .nodes = dfg_n_nodes(m) - 1};
    r->drops = regions != NULL && (regions->heavy != NULL || regions->least_calls > 1);
    r->why = calloc(dfg_n_nodes(m), sizeof *r->why);
    r->region = calloc(dfg_n_nodes(m), sizeof *r->region);
    if (r->why == NULL || r->region == NULL)
        return no_memory();
    if (dfg_regions(m, s, regions, r->region, &r->n_regions, &e) != DFG_OK) {
        dfg_error_clear(&e);
        return no_memory();
    }
    return list_users(m) && (report_count_open(r) || no_memory()) && count_covered(r) && report_why(r);
}

void report_free(struct report *r)
{
    for (size_t i = 0; i < r->n_reasons; i++) {
        free(r->reasons[i].ops);
        free(r->reasons[i].text);
        free(r->reasons[i].detail);
    }
    free(r->reasons);
    free(r->entries);
    free(r->targets);
    free(r->open);
    free(r->why);
    free(r->region);
}
