/* consumer.c -- predicates on who uses a value.
 *
 * In:   nodes of a view, none of them DFG_NONE.
 * Out:  true or false; uses are always known.
 *
 * Being returned by a function is a use of a value, but the function is not a
 * consumer.  dfg_depends walks operands with an explicit stack; the order is
 * topological, so that nothing before the goal is looked at.
 */
#include "free.h"

/* How many operand edges of y lead to x. */
static uint32_t edges(const dfg_graph *g, dfg_node y, dfg_node x)
{
    uint32_t count = 0;
    for (uint32_t i = 0; g->op[y] != DFG_FUNC && i < dfg_argc(g, y); i++)
        count += dfg_arg(g, y, i) == x;
    return count;
}

bool dfg_used_by(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return edges(g, y, x) > 0;
}

bool dfg_only_used_by(const dfg_graph *g, dfg_node x, dfg_node y)
{
    uint32_t count = edges(g, y, x);
    return count > 0 && count == dfg_uses(g, x);
}

bool dfg_is_output(const dfg_graph *g, dfg_node n)
{
    dfg_node f = dfg_outer_function(g->module, n);
    for (uint32_t i = dfg_n_params(g, f); i < dfg_argc(g, f); i++)
        if (dfg_arg(g, f, i) == n)
            return true;
    return false;
}

bool dfg_depends(const dfg_graph *g, dfg_node a, dfg_node b)
{
    struct dfg_scratch *s = g->scratch;
    uint32_t visit = dfg_begin_visit(g), depth = 0;
    if (a == b || dfg_precedes(g, a, b))
        return false;
    s->stack[depth++] = a;
    while (depth > 0) {
        dfg_node n = s->stack[--depth];
        for (uint32_t i = 0; i < dfg_argc(g, n); i++) {
            dfg_node arg = dfg_arg(g, n, i);
            if (arg == b)
                return true;
            if (dfg_precedes(g, b, arg) &&
                s->stamp[arg] != visit) { /* each is pushed once: the stack has room for all */
                s->stamp[arg] = visit;
                s->stack[depth++] = arg;
            }
        }
    }
    return false;
}
