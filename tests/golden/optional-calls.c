/* Made by pat2c from optional-calls.pat; do not edit. */
#include "optional-calls.h"
_Static_assert(OPTIONAL_CALLS_H == 0xdc5bf00ebe293c72, "optional-calls.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    optional_calls_op_clip = DFG_FIRST_OP, optional_calls_op_nn_bias_add, optional_calls_op_nn_conv2d,
    optional_calls_op_nn_relu, optional_calls_op_tanh,
};
static const char *const optional_calls_op_names[] = {
    "clip", "nn.bias_add", "nn.conv2d", "nn.relu", "tanh",
};

const struct dfg_names optional_calls_names = {
    .abi = DFG_ABI, .needs = 0, .name = "optional_calls", .run = OPTIONAL_CALLS_H, .n_ops = 5,
    .ops = optional_calls_op_names,
};

/* optional-calls.pat:3  pattern conv_chain(x, w, b) {
 *     c = nn.conv2d(x, w);
 *     y = nn.bias_add?(c, b);
 *     return clip?(nn.relu?(y));
 * } */
bool conv_chain_find(DFG_FIND(conv_chain))
{
    dfg_node clip = DFG_NONE, v = n;
    if (dfg_calls_argc(g, n, optional_calls_op_clip, 1)) {
        clip = n;
        v = dfg_arg(g, clip, 0);
    }
    dfg_node relu = DFG_NONE, y = v;
    if (dfg_calls_argc(g, v, optional_calls_op_nn_relu, 1)) {
        relu = v;
        y = dfg_arg(g, relu, 0);
    }
    dfg_node bias_add = DFG_NONE, c = y, b = DFG_NONE;
    if (dfg_calls_argc(g, y, optional_calls_op_nn_bias_add, 2)) {
        bias_add = y;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
    }
    if (!dfg_calls_argc(g, c, optional_calls_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_arg(g, c, 0), w = dfg_arg(g, c, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, relu, bias_add, c}, 4)) return false;
    DFG_GIVE(conv_chain, .root = n, .x = x, .w = w, .b = b, .c = c, .y = y);
    DFG_GIVE_WHOLE(conv_chain, .bias_add = bias_add, .clip = clip, .relu = relu);
    return true;
}

/* optional-calls.pat:8  pattern over_anything(x) = nn.relu?(tanh?(x)); */
bool over_anything_find(DFG_FIND_ON(over_anything))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, way[1] = 0) {
        dfg_node relu = DFG_NONE, v = n;
        if (alt == 0) {
            relu = n;
            if (!dfg_calls_argc(g, relu, optional_calls_op_nn_relu, 1)) continue;
            v = dfg_arg(g, relu, 0);
        }
        for (uint32_t alt_2 = way[1]; alt_2 < 2u; way[1] = ++alt_2) {
            dfg_node tanh = DFG_NONE, x = v;
            if (alt_2 == 0) {
                tanh = v;
                if (!dfg_calls_argc(g, tanh, optional_calls_op_tanh, 1)) continue;
                x = dfg_arg(g, tanh, 0);
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){relu, tanh}, 2)) continue;
            DFG_GIVE(over_anything, .root = n, .x = x);
            DFG_GIVE_WHOLE(over_anything, .relu = relu, .tanh = tanh);
            return true;
        }
    }
    return false;
}
