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
 * stands between?  Then a call of op behind n meets them.  rows: it may pass a product of rows by a matrix. */
static bool meets(const dfg_graph *g, dfg_node n, const char *op, bool rows, int deep)
{
    bool any = false;
    if (calls_named(g, n, op))
        return true;
    if (deep == 0 || !dfg_is_operator(g, n) || dfg_uses(g, n) != 1)
        return false;
    if (rows && calls_named(g, n, "MatMul") && dfg_rank(g, dfg_arg(g, n, 1)) == 2)
        return meets(g, dfg_arg(g, n, 0), op, rows, deep - 1);
    if (dfg_fusion_of(g, n).u.i > DFG_BROADCAST)
        return false;
    for (uint32_t i = 0; i < dfg_n_args(g, n); i++) {
        const dfg_node arg = dfg_arg(g, n, i);
        if (arg == DFG_NONE || dfg_is(g, arg, DFG_CONST))
            continue;
        any = true;
        if (!meets(g, arg, op, rows, deep - 1))
            return false;
    }
    return any;
}

/* t stands behind y, and goes before it: products keep the last axis. */
bool layout_is_turned(const dfg_graph *g, dfg_node y, dfg_node t)
{
    const dfg_val perm = attr_named(g, t, "perm");
    const int64_t n = dfg_len(perm);
    const dfg_val last = n > 0 ? dfg_item(perm, n - 1) : dfg_nil();
    return meets(g, y, "Transpose", last.tag == DFG_V_INT && last.u.i == n - 1, 16);
}

bool layout_is_reshaped(const dfg_graph *g, dfg_node y)
{
    return meets(g, y, "Reshape", false, 16);
}
