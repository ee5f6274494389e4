/* Made by pat2c from denied.pat; do not edit. */
#include "denied.h"
_Static_assert(DENIED_H == 0xb1a30fed253c7e24, "denied.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { denied_op_multiply = DFG_FIRST_OP, denied_op_nn_relu, denied_op_tanh };
static const char *const denied_op_names[] = { "multiply", "nn.relu", "tanh" };

const struct dfg_names denied_names = {
    .abi = DFG_ABI, .needs = 0, .name = "denied", .run = DENIED_H, .n_ops = 3, .ops = denied_op_names,
};

/* denied.pat:3  nn.relu(_) */
static bool not_relu_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    return dfg_calls_argc(g, n, denied_op_nn_relu, 1) && dfg_same_body(g, root, n);
}

/* denied.pat:3  pattern not_relu(x) = tanh(x & !nn.relu(_)); */
bool not_relu_match(const dfg_graph *g, dfg_node n, struct not_relu_match *m)
{
    if (!dfg_calls_argc(g, n, denied_op_tanh, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (not_relu_not1(g, x, n)) return false;
    DFG_GIVE(not_relu, .root = n, .x = x);
    return true;
}

/* denied.pat:4  multiply(_, s) */
static bool other_scale_not1(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node s)
{
    if (!dfg_calls_argc(g, n, denied_op_multiply, 2)) return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        if (dfg_arg(g, n, 1 - swap) != s) continue;
        if (!dfg_same_body(g, root, n)) continue;
        return true;
    }
    return false;
}

/* denied.pat:4  pattern other_scale(x, s) = multiply(tanh(x & !multiply(_, s)), s); */
bool other_scale_find(DFG_FIND_ON(other_scale))
{
    if (!dfg_calls_argc(g, n, denied_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node tanh = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, tanh, denied_op_tanh, 1)) continue;
        dfg_node x = dfg_operand(g, tanh, 0), s = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, tanh)) continue;
        if (other_scale_not1(g, x, n, s)) continue;
        DFG_GIVE(other_scale, .root = n, .x = x, .s = s);
        DFG_GIVE_WHOLE(other_scale, .tanh = tanh);
        return true;
    }
    return false;
}
