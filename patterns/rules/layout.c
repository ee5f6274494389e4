/* layout.c -- what transpositions leave in place, and whether one meets another. */
#include "extern.h"
#include "layout.h"

/* Axes of extent 1 have nothing to move: the others must keep their order. */
bool layout_moves_ones(const dfg_graph *g, dfg_node x, dfg_node t)
{
    const dfg_val perm = attr_named(g, t, "perm");
    int64_t last = -1;
    for (int64_t i = 0; i < dfg_len(perm); i++) {
        const dfg_val axis = dfg_item(perm, i);
        if (axis.tag != DFG_V_INT)
            return false;
        if (dfg_extent(g, x, axis.u.i) == 1)
            continue;
        if (axis.u.i < last)
            return false;
        last = axis.u.i;
    }
    return dfg_len(perm) == dfg_rank(g, x);
}

/* Is n computed, element by element, of calls of op and constants, with nothing else that reads what
 * stands between?  Then a call of op behind n meets them. */
static bool meets(const dfg_graph *g, dfg_node n, const char *op, int deep)
{
    bool any = false;
    if (calls_named(g, n, op))
        return true;
    if (deep == 0 || !dfg_is_operator(g, n) || dfg_uses(g, n) != 1 || dfg_fusion_of(g, n).u.i > DFG_BROADCAST)
        return false;
    for (uint32_t i = 0; i < dfg_n_args(g, n); i++) {
        const dfg_node arg = dfg_arg(g, n, i);
        if (arg == DFG_NONE || dfg_is(g, arg, DFG_CONST))
            continue;
        any = true;
        if (!meets(g, arg, op, deep - 1))
            return false;
    }
    return any;
}

bool layout_is_turned(const dfg_graph *g, dfg_node y)
{
    return meets(g, y, "Transpose", 16);
}

bool layout_is_reshaped(const dfg_graph *g, dfg_node y)
{
    return meets(g, y, "Reshape", 16);
}
