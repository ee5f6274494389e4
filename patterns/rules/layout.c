/* layout.c -- does a transposition leave every element in its place? */
#include "extern.h"
#include "layout.h"

/* Axes of extent 1 have nothing to move: the others must keep their order. */
bool layout_moves_ones(const dfg_graph *g, dfg_node x, dfg_node t)
{
    const dfg_val perm = attr_named(g, t, "perm");
    int64_t last = -1;
    for (int64_t i = 0; i < dfg_len(perm); i++) {
        const dfg_val axis = dfg_item(perm, i);
        if (axis.tag != DFG_V_INT || dfg_extent(g, x, axis.u.i) == DFG_DIM_UNKNOWN)
            return false;
        if (dfg_extent(g, x, axis.u.i) == 1)
            continue;
        if (axis.u.i < last)
            return false;
        last = axis.u.i;
    }
    return dfg_len(perm) == dfg_rank(g, x);
}
