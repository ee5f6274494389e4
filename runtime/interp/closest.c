/* closest.c -- which entry of a table comes closest to matching at a node.
 *
 * In:   a pattern or a table, a node.
 * Out:  the first entry that matches; else that of which most tests pass, of
 *       equals the smallest, which lacks least, then the first.
 */
#include "../dfg_interp.h"

static bool is_better(const struct dfg_closest *a, const struct dfg_closest *b)
{
    if (b->p == NULL || b->got.matches)
        return b->p == NULL;
    if (a->got.matches || a->got.passed != b->got.passed)
        return a->got.matches || a->got.passed > b->got.passed;
    return a->p->desc->n_nodes < b->p->desc->n_nodes;
}

static dfg_status try_pattern(const dfg_module *m, struct dfg_closest c, dfg_node n, struct dfg_closest *best)
{
    dfg_status status = dfg_ref_try(m, c.p, n, &c.got);
    if (status == DFG_OK && is_better(&c, best))
        *best = c;
    return status;
}

dfg_status dfg_ref_closest(const dfg_module *m, const struct dfg_target *target, dfg_node n,
                           struct dfg_closest *best)
{
    const struct dfg_table *t = target->table;
    if (t == NULL)
        return try_pattern(m, (struct dfg_closest){.target = target, .p = target->pattern, .entry = -1}, n,
                           best);
    dfg_status status = DFG_OK;
    for (uint32_t i = 0; i < t->n && !best->got.matches && status == DFG_OK; i++) {
        uint32_t entry = t->last_wins ? t->n - 1 - i : i;
        const struct dfg_pattern *p = &target->unit->patterns[t->entries[entry].pattern];
        status =
            try_pattern(m, (struct dfg_closest){.target = target, .p = p, .entry = (int32_t)entry}, n, best);
    }
    return status;
}
