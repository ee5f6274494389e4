/* Made by pat2c from approximate.pat; do not edit. */
#include "approximate.h"
_Static_assert(APPROXIMATE_H == 0x6aedf4901efa0485, "approximate.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { approximate_op_com_microsoft_BiasGelu = DFG_FIRST_OP, approximate_op_com_microsoft_Gelu };
static const char *const approximate_op_names[] = { "com.microsoft.BiasGelu", "com.microsoft.Gelu" };

const struct dfg_names approximate_names = {
    .abi = DFG_ABI, .needs = 0, .name = "approximate", .run = APPROXIMATE_H, .n_ops = 2,
    .ops = approximate_op_names,
};

/* approximate.pat:6
 * rule approximate_gelu(x) { match com.microsoft.Gelu(x); where x.rank >= 1; rewrite com.microsoft.FastGelu(x); } */
bool approximate_approximate_gelu_match(DFG_FIND_MATCH(approximate_approximate_gelu))
{
    if (!dfg_calls_argc(g, n, approximate_op_com_microsoft_Gelu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(1))) return false;
    DFG_GIVE(approximate_approximate_gelu, .root = n, .x = x);
    return true;
}

/* approximate.pat:7
 * rule approximate_bias_gelu(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); } */
bool approximate_approximate_bias_gelu_match(DFG_FIND_MATCH(approximate_approximate_bias_gelu))
{
    if (!dfg_calls_argc(g, n, approximate_op_com_microsoft_BiasGelu, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    DFG_GIVE(approximate_approximate_bias_gelu, .root = n, .x = x, .b = b);
    return true;
}
