/* reach.c -- what a change reaches.
 *
 * In:   nodes that have changed, how far patterns look.
 * Out:  all nodes whose matches could be others.
 */
#include "reach.h"

void dfg_reach_take(struct reach *r, const struct dfg_pattern *p)
{
    const bool wide = dfg_is_wide(p);
    uint32_t *depth = wide ? &r->wide_depth : &r->depth;
    *depth = p->depth > *depth ? p->depth : *depth;
    r->wide_height = p->height > r->wide_height ? p->height : r->wide_height;
    r->has_wide = r->has_wide || wide;
}

bool dfg_front_enlarge(dfg_module *m, struct front *f)
{
    const bool ok = dfg_edit_mark_begin(m) && dfg_heap_enlarge(m, &f->at, &f->room, f->n + 1, sizeof *f->at);
    m->failed = m->failed || !ok;
    return ok;
}

static inline bool add_users(dfg_module *m, struct front *f, dfg_node n)
{
    const struct edit *e = m->edit;
    for (uint32_t slot = e->head[n]; slot != 0; slot = e->next[slot])
        if (!dfg_front_add(m, f, e->owner[slot]))
            return false;
    return true;
}

static bool add_operands(dfg_module *m, struct front *f, dfg_node n)
{
    const dfg_node *args;
    uint32_t k = dfg_node_args(m, n, &args);
    for (uint32_t i = 0; i < k; i++)
        if (!dfg_front_add(m, f, args[i]))
            return false;
    return true;
}

static bool step(dfg_module *m, struct front *f, uint32_t levels, bool up, size_t most)
{
    for (size_t at = 0, level = 0; level < levels && at < f->n; level++)
        for (size_t end = f->n; at < end; at++)
            if (f->n > most || !(up ? add_users(m, f, f->at[at]) : add_operands(m, f, f->at[at])))
                return false;
    return true;
}

bool dfg_front_climb(dfg_module *m, struct front *f, uint32_t levels, size_t most)
{
    return step(m, f, levels, true, most);
}

bool dfg_front_widen(dfg_module *m, struct front *f, const struct reach *r, size_t most)
{
    return step(m, f, r->wide_depth, true, most) &&
           (r->wide_height == 0 ||
            (step(m, f, r->wide_height, false, most) && step(m, f, r->wide_depth, true, most)));
}
