/* attention.c -- operands that hold nothing. */
#include "attention.h"
#include "extern.h"

bool attention_empty(const dfg_graph *g, dfg_node x)
{
    for (int32_t i = 0; i < dfg_rank(g, x); i++)
        if (dfg_extent(g, x, i) == 0)
            return true;
    return false;
}
