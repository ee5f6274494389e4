/* attention.c -- operands that hold nothing. */
#include "attention.h"
#include "extern.h"

bool attention_empty(const dfg_graph *g, dfg_node x)
{
    return has_no_elements(g, x);
}
