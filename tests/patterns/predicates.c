/* predicates.c -- what predicates.pat asks in C. */
#include "dfg_rewrite.h"
#include "predicates.h"

bool is_read_often(const dfg_graph *g, dfg_node n)
{
    return dfg_uses(g, n) >= 2;
}

bool always(const dfg_graph *g)
{
    return g != NULL;
}

bool are_in_order(const dfg_graph *g, dfg_node a, dfg_node b, dfg_node c)
{
    return dfg_precedes(g, a, b) && dfg_precedes(g, b, c);
}

dfg_node inner(dfg_rewriter *r, const struct keep_inner_match *m)
{
    (void)r;
    return m->r;
}
