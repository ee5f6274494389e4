/* report.c -- what a selection covers, and why the rest was left out.
 *
 * In:   a module, tables, the matches that are taken.
 * Out:  calls and multiply-accumulates by entry; for every call that nothing
 *       covers the reason: why its match was not taken, or how far the closest
 *       entry got, which is explain's best attempt there.
 */
#define _POSIX_C_SOURCE 200809L /* open_memstream */
#include "report.h"

#include <stdlib.h>
#include <string.h>

#include "../debug/debug.h"

static bool no_memory(void)
{
    complain("out of memory");
    return false;
}

static const char *entry_name(const struct item *item, int32_t entry)
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

/* ---- what is covered ---- */

static struct report_entry *entry_of(struct report *r, const struct dfg_pick *pick)
{
    const struct item *item = &r->items->at[pick->target];
    const char *target = item_name(item), *name = entry_name(item, pick->entry);
    for (size_t i = 0; i < r->n_entries; i++)
        if (r->entries[i].target == target && strcmp(r->entries[i].name, name) == 0)
            return &r->entries[i];
    r->entries[r->n_entries] = (struct report_entry){.target = target, .name = name};
    return &r->entries[r->n_entries++];
}

static int by_work(const void *a, const void *b)
{
    const struct report_entry *x = a, *y = b;
    if (x->calls != y->calls)
        return x->calls > y->calls ? -1 : 1;
    return strcmp(x->name, y->name);
}

static bool count_covered(struct report *r)
{
    size_t n = dfg_n_picks(r->s);
    r->entries = calloc(n + 1, sizeof *r->entries);
    if (r->entries == NULL)
        return no_memory();
    for (size_t i = 0; i < n; i++)
        entry_of(r, dfg_pick_at(r->s, i))->matches++;
    for (dfg_node i = 1; i < dfg_n_nodes(r->m); i++) {
        const struct dfg_pick *pick = dfg_pick_of(r->s, i);
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
    if (r->n_entries > 0)
        qsort(r->entries, r->n_entries, sizeof *r->entries, by_work);
    return true;
}

/* ---- why the rest is not ---- */

struct closest {
    const struct item *item;
    const struct dfg_pattern *p;
    int32_t entry;
    struct dfg_attempt got;
};

static bool try_closest(const struct report *r, const struct item *item, int32_t entry,
                        const struct dfg_pattern *p, dfg_node n, struct closest *best)
{
    struct closest c = {.item = item, .p = p, .entry = entry};
    if (dfg_ref_try(r->m, p, n, &c.got) != DFG_OK)
        return no_memory();
    if (best->p == NULL || (!best->got.matches && (c.got.matches || c.got.passed > best->got.passed)))
        *best = c;
    return true;
}

static bool find_closest(const struct report *r, dfg_node n, struct closest *best)
{
    bool ok = true;
    *best = (struct closest){.p = NULL};
    for (size_t i = 0; i < r->items->n && ok; i++) {
        const struct item *item = &r->items->at[i];
        if (item->table == NULL)
            ok = try_closest(r, item, -1, item->pattern, n, best);
        for (uint32_t e = 0; item->table != NULL && e < item->table->n && ok; e++)
            ok = try_closest(r, item, (int32_t)e, &item->unit->patterns[item->table->entries[e].pattern], n,
                             best);
    }
    return ok;
}

/* Explain's report as text, malloc'ed; NULL: no memory. */
static char *explained(const struct report *r, const struct dfg_pattern *p, dfg_node n)
{
    char *text = NULL;
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    if (f == NULL)
        return NULL;
    bool ok = dfg_explain(r->m, p, n, f) == DFG_OK;
    if (fclose(f) != 0 || !ok) {
        free(text);
        return NULL;
    }
    return text;
}

/* The test that failed, with its place: the third line of the report. */
static void third_line(const char *report, const char **line, int *len)
{
    for (int i = 0; i < 2 && *report != '\0'; i++) {
        report += strcspn(report, "\n");
        report += *report == '\n';
    }
    report += strspn(report, " ");
    *line = report;
    *len = (int)strcspn(report, "\n");
}

static char *text_of(const char *format, const char *a, int len, const char *b)
{
    int n = snprintf(NULL, 0, format, a, len, b);
    char *text = n >= 0 ? malloc((size_t)n + 1) : NULL;
    if (text != NULL)
        snprintf(text, (size_t)n + 1, format, a, len, b);
    return text;
}

static char *refusal_text(const struct report *r, const struct dfg_refusal *x)
{
    static const char *const words[] = {
        [DFG_NOT_REFUSED] = "",
        [DFG_OVERLAPS] = "a part of it was taken before",
        [DFG_ESCAPES] = "a value inside is used outside",
        [DFG_HAS_EFFECT] = "a call inside has an effect",
        [DFG_CYCLIC] = "with other matches it would make a cycle",
        [DFG_NOT_CHOSEN] = "another choice costs less",
    };
    const char *name = entry_name(&r->items->at[x->target], x->entry);
    return text_of("entry '%s' matches, but %.*s", name, (int)strlen(words[x->why]), words[x->why]);
}

/* The reason for n, and where it is explain's the whole of it. */
static bool reason_for(const struct report *r, dfg_node n, char **text, char **detail)
{
    const struct dfg_refusal *refusal = dfg_refusal_at(r->s, n);
    struct closest c;
    *detail = NULL;
    if (refusal != NULL) {
        *text = refusal_text(r, refusal);
        return *text != NULL || no_memory();
    }
    if (!find_closest(r, n, &c))
        return false;
    if (c.p == NULL || (c.got.passed == 0 && !c.got.matches)) {
        *text = text_of("no entry stands at a call of %s%.*s", dfg_operator_name(r->m, dfg_node_op(r->m, n)),
                        0, "");
        return *text != NULL || no_memory();
    }
    *detail = explained(r, c.p, n);
    const char *line;
    int len;
    if (*detail == NULL)
        return no_memory();
    third_line(*detail, &line, &len);
    *text = text_of(c.got.matches ? "entry '%s' matches, but covers no more than others%.*s"
                                  : "closest entry '%s': %.*s",
                    entry_name(c.item, c.entry), c.got.matches ? 0 : len, line);
    return *text != NULL || no_memory();
}

static bool add_reason(struct report *r, dfg_node n)
{
    const char *op = dfg_operator_name(r->m, dfg_node_op(r->m, n));
    char *text, *detail;
    size_t i = 0;
    if (!reason_for(r, n, &text, &detail))
        return false;
    while (i < r->n_reasons && (r->reasons[i].op != op || strcmp(r->reasons[i].text, text) != 0))
        i++;
    if (i == r->n_reasons) {
        struct report_reason *reasons = realloc(r->reasons, (i + 1) * sizeof *reasons);
        if (reasons == NULL) {
            free(text);
            free(detail);
            return no_memory();
        }
        r->reasons = reasons;
        r->reasons[r->n_reasons++] =
            (struct report_reason){.op = op, .text = text, .detail = detail, .first = n};
    } else {
        free(text);
        free(detail);
    }
    r->reasons[i].calls++;
    r->reasons[i].macs += report_work(r->m, n);
    r->why[n] = (uint32_t)i + 1;
    return true;
}

static int by_calls(const void *a, const void *b)
{
    const struct report_reason *x = a, *y = b;
    if (x->calls != y->calls)
        return x->calls > y->calls ? -1 : 1;
    return (x->first > y->first) - (x->first < y->first);
}

/* Sorts the reasons; nodes keep theirs. */
static bool sort_reasons(struct report *r)
{
    uint32_t *now = calloc(dfg_n_nodes(r->m), sizeof *now); /* by the first node of each */
    dfg_node *firsts = calloc(r->n_reasons + 1, sizeof *firsts);
    if (now != NULL && firsts != NULL && r->n_reasons > 0) {
        for (size_t i = 0; i < r->n_reasons; i++)
            firsts[i] = r->reasons[i].first;
        qsort(r->reasons, r->n_reasons, sizeof *r->reasons, by_calls);
        for (size_t i = 0; i < r->n_reasons; i++)
            now[r->reasons[i].first] = (uint32_t)i + 1;
        for (dfg_node n = 1; n < dfg_n_nodes(r->m); n++)
            r->why[n] = r->why[n] != 0 ? now[firsts[r->why[n] - 1]] : 0;
    }
    bool ok = now != NULL && firsts != NULL;
    free(now);
    free(firsts);
    return ok || no_memory();
}

static bool explain_rest(struct report *r)
{
    for (dfg_node n = 1; n < dfg_n_nodes(r->m); n++)
        if (report_counts(r->m, n) && dfg_pick_of(r->s, n) == NULL && !add_reason(r, n))
            return false;
    return sort_reasons(r);
}

bool report_make(struct report *r, const char *model, dfg_module *m, const struct items *items,
                 const dfg_selection *s, const struct dfg_merge_options *regions)
{
    struct dfg_error e = {DFG_OK, NULL};
    *r = (struct report){.model = model, .m = m, .items = items, .s = s, .nodes = dfg_n_nodes(m) - 1};
    r->why = calloc(dfg_n_nodes(m), sizeof *r->why);
    r->region = calloc(dfg_n_nodes(m), sizeof *r->region);
    if (r->why == NULL || r->region == NULL)
        return no_memory();
    if (dfg_regions(m, s, regions, r->region, &r->n_regions, &e) != DFG_OK) {
        dfg_error_clear(&e);
        return no_memory();
    }
    return (report_count_open(r) || no_memory()) && count_covered(r) && explain_rest(r);
}

void report_free(struct report *r)
{
    for (size_t i = 0; i < r->n_reasons; i++) {
        free(r->reasons[i].text);
        free(r->reasons[i].detail);
    }
    free(r->reasons);
    free(r->entries);
    free(r->open);
    free(r->why);
    free(r->region);
}
