/* work.c -- multiply-accumulates of a report's calls.
 *
 * In:   a module whose values have types.
 * Out:  the work of a call; where it depends on extents that are no numbers (a
 *       batch that is open) these count as 1, and the report lists them, so that
 *       shares can be given for most networks.
 * Errors: no memory.
 */
#include <math.h>
#include <stdlib.h>

#include "../dfg_analysis.h"
#include "report.h"

double dfg_report_work(const dfg_module *m, dfg_node n)
{
    double macs = dfg_macs_per_unit(m, n);
    return isnan(macs) ? 0 : macs;
}

struct extents {
    dfg_dim *at;
    size_t n, room;
};

static bool add_extent(struct extents *list, dfg_dim d)
{
    if (!dfg_grow(&list->at, &list->room, list->n + 1, sizeof *list->at))
        return false;
    list->at[list->n++] = d;
    return true;
}

static bool add_of_type(struct extents *list, const dfg_module *m, dfg_node n)
{
    const struct dfg_type *t = dfg_type_info(m, dfg_node_type(m, n));
    bool ok = true;
    for (int32_t i = 0; t->tag == DFG_T_TENSOR && i < t->rank && ok; i++)
        if (t->u.dims[i] < 0)
            ok = add_extent(list, t->u.dims[i]);
    return ok;
}

/* Symbols in order of their making; what has no name comes first. */
static int by_symbol(const void *a, const void *b)
{
    dfg_dim x = *(const dfg_dim *)a, y = *(const dfg_dim *)b;
    if (x == DFG_DIM_UNKNOWN || y == DFG_DIM_UNKNOWN)
        return (y == DFG_DIM_UNKNOWN) - (x == DFG_DIM_UNKNOWN);
    return (x < y) - (x > y);
}

static size_t keep_different(dfg_dim *at, size_t n)
{
    size_t kept = 0;
    for (size_t i = 0; i < n; i++)
        if (kept == 0 || at[kept - 1] != at[i])
            at[kept++] = at[i];
    return kept;
}

bool dfg_report_count_open(struct dfg_report *r)
{
    struct extents list = {0};
    bool ok = true;
    for (dfg_node n = 1; n < dfg_n_nodes(r->m) && ok; n++) {
        const dfg_node *args;
        if (!dfg_report_counts(r->m, n) || !isnan(dfg_macs(r->m, n)))
            continue;
        if (isnan(dfg_macs_per_unit(r->m, n))) {
            r->unknown++;
            continue;
        }
        uint32_t argc = dfg_node_args(r->m, n, &args);
        r->per_unit++;
        ok = add_of_type(&list, r->m, n);
        for (uint32_t k = 0; k < argc && ok; k++)
            ok = args[k] == DFG_NONE || add_of_type(&list, r->m, args[k]);
    }
    if (ok && list.n > 0)
        qsort(list.at, list.n, sizeof *list.at, by_symbol);
    r->open = list.at;
    r->n_open = ok ? keep_different(list.at, list.n) : 0;
    return ok;
}

const char *dfg_report_open_name(const struct dfg_report *r, size_t i)
{
    return r->open[i] == DFG_DIM_UNKNOWN ? "?" : dfg_symbol_text(r->m, (dfg_sym)-r->open[i]);
}
