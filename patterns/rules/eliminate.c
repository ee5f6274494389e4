/* eliminate.c -- the sign of a constant's zeros. */
#include "extern.h"
#include "eliminate.h"

#include <math.h>

/* Is every element a zero of this sign? */
static bool all_zeros(const dfg_graph *g, dfg_node c, bool negative)
{
    const dfg_val v = dfg_elements(g, c);
    bool all = dfg_len(v) > 0;
    for (int64_t i = 0; all && i < dfg_len(v); i++) {
        const dfg_val e = dfg_item(v, i);
        all = e.tag == DFG_V_FLOAT && e.u.f == 0 && (signbit(e.u.f) != 0) == negative;
    }
    return all;
}

bool eliminate_minus_zero(const dfg_graph *g, dfg_node c)
{
    return all_zeros(g, c, true);
}

bool eliminate_plus_zero(const dfg_graph *g, dfg_node c)
{
    return all_zeros(g, c, false);
}
