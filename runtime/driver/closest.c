/* closest.c -- which entry of a table comes closest to matching at a node.
 *
 * In:   a pattern or a table, a node.
 * Out:  the first entry that matches; else that of which most tests pass, of
 *       equals the smallest, which lacks least, then the first.
 * Errors: no memory, which is reported.
 */
#include "closest.h"

static bool is_better(const struct closest *a, const struct closest *b)
{
    if (b->p == NULL || b->got.matches)
        return b->p == NULL;
    if (a->got.matches || a->got.passed != b->got.passed)
        return a->got.matches || a->got.passed > b->got.passed;
    return a->p->desc->n_nodes < b->p->desc->n_nodes;
}

static bool try_pattern(const dfg_module *m, struct closest c, dfg_node n, struct closest *best)
{
    if (dfg_ref_try(m, c.p, n, &c.got) != DFG_OK) {
        complain("out of memory");
        return false;
    }
    if (is_better(&c, best))
        *best = c;
    return true;
}

bool closest_try(const dfg_module *m, const struct item *item, dfg_node n, struct closest *best)
{
    const struct dfg_table *t = item->table;
    if (t == NULL)
        return try_pattern(m, (struct closest){.item = item, .p = item->pattern, .entry = -1}, n, best);
    for (uint32_t i = 0; i < t->n && !best->got.matches; i++) {
        uint32_t entry = t->last_wins ? t->n - 1 - i : i;
        struct closest c = {
            .item = item, .p = &item->unit->patterns[t->entries[entry].pattern], .entry = (int32_t)entry};
        if (!try_pattern(m, c, n, best))
            return false;
    }
    return true;
}
