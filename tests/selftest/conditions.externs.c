/* conditions.externs.c -- what golden/conditions.pat asks of its user: any two nodes will do. */
#include "dfg_match.h"

bool is_good(const dfg_graph *g, dfg_node a, dfg_node b);

bool is_good(const dfg_graph *g, dfg_node a, dfg_node b)
{
    (void)g;
    return a != DFG_NONE && b != DFG_NONE;
}
