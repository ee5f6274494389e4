/* Made by pat2c from sharing.pat; do not edit. */
#include "sharing.h"
_Static_assert(SHARING_H == 0x7a9c499c132dd9c3, "sharing.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    sharing_op_add = DFG_FIRST_OP, sharing_op_multiply, sharing_op_nn_conv2d, sharing_op_nn_leaky_relu,
    sharing_op_nn_relu, sharing_op_sigmoid,
};
static const char *const sharing_op_names[] = {
    "add", "multiply", "nn.conv2d", "nn.leaky_relu", "nn.relu", "sigmoid",
};

const struct dfg_names sharing_names = {
    .abi = DFG_ABI, .needs = 0, .name = "sharing", .run = SHARING_H, .n_ops = 6, .ops = sharing_op_names,
};

/* sharing.pat:3  pattern diamond(x, w) {
 *     conv = nn.conv2d(x, w);
 *     return add(nn.relu(conv), nn.leaky_relu(conv));
 * } */
bool diamond_find(DFG_FIND(diamond))
{
    if (!dfg_calls_argc(g, n, sharing_op_add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == sharing_op_nn_relu ? 0 : 1;
    dfg_node relu = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, relu, sharing_op_nn_relu, 1)) return false;
    dfg_node conv = dfg_operand(g, relu, 0);
    if (!dfg_calls_argc(g, conv, sharing_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, conv, 0), w = dfg_operand(g, conv, 1), leaky_relu = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, leaky_relu, sharing_op_nn_leaky_relu, 1)) return false;
    if (dfg_operand(g, leaky_relu, 0) != conv) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){relu, conv, leaky_relu}, 3)) return false;
    DFG_GIVE(diamond, .root = n, .x = x, .w = w, .conv = conv);
    DFG_GIVE_WHOLE(diamond, .relu = relu, .leaky_relu = leaky_relu);
    return true;
}

/* sharing.pat:7  pattern gelu_like(x) = multiply(x, sigmoid(multiply(x, const))); */
bool gelu_like_find(DFG_FIND_ON(gelu_like))
{
    if (!dfg_calls_argc(g, n, sharing_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node x = dfg_arg(g, n, swap), sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, sharing_op_sigmoid, 1)) continue;
        dfg_node multiply = dfg_operand(g, sigmoid, 0);
        if (!dfg_calls_argc(g, multiply, sharing_op_multiply, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, multiply); way[1] = ++swap_2) {
            if (dfg_arg(g, multiply, swap_2) != x) continue;
            dfg_node constant = dfg_arg(g, multiply, 1 - swap_2);
            if (!dfg_is(g, constant, DFG_CONST)) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){sigmoid, multiply}, 2)) continue;
            DFG_GIVE(gelu_like, .root = n, .x = x);
            DFG_GIVE_WHOLE(gelu_like, .sigmoid = sigmoid, .multiply = multiply, .constant = constant);
            return true;
        }
    }
    return false;
}
