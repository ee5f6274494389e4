/* Made by pat2c from straight.pat; do not edit. */
#include "straight.h"
#if STRAIGHT_H != 0x1f2a63b225eae676
#error "straight.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_nn_bias_add = DFG_FIRST_OP, OP_nn_conv2d,
};
enum {
    ATTR_data_layout, ATTR_groups, ATTR_kernel_size,
};
enum {
    STR_NCHW, STR_NHWC,
};
static const char *const op_names[] = {
    "nn.bias_add", "nn.conv2d",
};
static const char *const attr_names[] = {
    "data_layout", "groups", "kernel_size",
};
static const char *const str_names[] = {
    "NCHW", "NHWC",
};

const struct dfg_names straight_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 2,
    .ops = op_names,
    .n_attrs = 3,
    .attrs = attr_names,
    .n_strs = 2,
    .strs = str_names,
};

/* straight.pat:3
 * pattern conv(x, w) = nn.conv2d(x, w & const) { groups == 1, data_layout == "NHWC", kernel_size == [3, _] };
 */
bool conv_match(const dfg_graph *g, dfg_node n, struct conv_match *m)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d, 2) || !dfg_int_is(g, n, ATTR_groups, 1, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NHWC, STR_NCHW))
        return false;
    if (!dfg_list_is(g, n, ATTR_kernel_size, DFG_LIST(dfg_int(3), dfg_hole()), false))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    *m = (struct conv_match){.root = n, .x = x, .w = w};
    return true;
}

DFG_EACH_OF_MATCH(conv)

/* straight.pat:4  pattern conv_bias(x, w, b) = nn.bias_add(conv(x, w), b : f32); */
static bool conv_bias_find(const dfg_graph *g, dfg_node n, struct conv_bias_whole *m)
{
    if (!dfg_calls_with(g, n, OP_nn_bias_add, 2))
        return false;
    struct conv_match conv;
    if (!conv_match(g, dfg_arg(g, n, 0), &conv))
        return false;
    dfg_node b = dfg_arg(g, n, 1);
    if (dfg_dtype(g, b) != DFG_F32 || !dfg_same_body(g, n, conv.root))
        return false;
    *m = (struct conv_bias_whole){.m = {.root = n, .x = conv.x, .w = conv.w, .b = b},
            .conv2d = conv.root};
    return true;
}

DFG_PROJECTIONS(conv_bias)
