/* reach.h -- what a change reaches: nodes whose matches could be others after it.
 *
 * A match looks at most `depth` operands below its root, so that a change is of
 * interest to as many levels of users above it.  Patterns with several roots, or
 * that ask for users, also climb `height` users, and look down again from there.
 */
#ifndef DFG_REACH_H
#define DFG_REACH_H

#include "../core/edit.h"

/* How far the patterns of a run look. */
struct reach {
    uint32_t depth;                   /* the largest of those that look at operands below their root only */
    uint32_t wide_depth, wide_height; /* of the others: several roots, users, no limit (DFG_FAR) */
    bool has_wide;                    /* there are others */
};

static inline bool dfg_is_wide(const struct dfg_pattern *p)
{
    return p->height > 0 || p->depth == DFG_FAR;
}
void dfg_reach_take(struct reach *, const struct dfg_pattern *);

/* A set of live nodes; edit->mark says where a node stands in it. */
struct front {
    dfg_node *at;
    size_t n, room;
};

bool dfg_front_enlarge(dfg_module *, struct front *); /* room for one more, and marks */

/* Puts n to it, if it is live.  False: no memory, and the module has failed. */
static inline bool dfg_front_add(dfg_module *m, struct front *f, dfg_node n)
{
    if (f->room == 0 && !dfg_front_enlarge(m, f))
        return false;
    uint32_t *at = &m->edit->mark[n];
    if ((*at < f->n && f->at[*at] == n) || n == DFG_NONE || !edit_is_live(m, n))
        return true;
    if (f->n == f->room && !dfg_front_enlarge(m, f))
        return false;
    assert(n < m->edit->node_room);
    *at = (uint32_t)f->n;
    f->at[f->n++] = n;
    return true;
}

/* From the nodes reached so far, so many levels of users.  False: no memory, or there are more than `most`. */
bool dfg_front_climb(dfg_module *, struct front *, uint32_t levels, size_t most);
/* All that the wide patterns may find anew. */
bool dfg_front_widen(dfg_module *, struct front *, const struct reach *, size_t most);

#endif
