/* Made by pat2c from straight.pat; do not edit. */
#include "straight.h"
#if STRAIGHT_H != 0xd395ce54cf48aba6
#error "straight.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    straight_op_nn_bias_add = DFG_FIRST_OP, straight_op_nn_conv2d,
};
enum {
    straight_attr_data_layout, straight_attr_groups, straight_attr_kernel_size,
};
enum {
    straight_str_NCHW, straight_str_NHWC,
};
static const char *const straight_op_names[] = {
    "nn.bias_add", "nn.conv2d",
};
static const char *const straight_attr_names[] = {
    "data_layout", "groups", "kernel_size",
};
static const char *const straight_str_names[] = {
    "NCHW", "NHWC",
};

const struct dfg_names straight_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 2,
    .ops = straight_op_names,
    .n_attrs = 3,
    .attrs = straight_attr_names,
    .n_strs = 2,
    .strs = straight_str_names,
};

/* straight.pat:3
 * pattern conv(x, w) = nn.conv2d(x, w & const) { groups == 1, data_layout == "NHWC", kernel_size == [3, _] };
 */
bool conv_match(const dfg_graph *g, dfg_node n, struct conv_match *m)
{
    if (!dfg_calls_with(g, n, straight_op_nn_conv2d, 2))
        return false;
    if (!dfg_int_is(g, n, straight_attr_groups, 1, 1))
        return false;
    if (!dfg_str_is(g, n, straight_attr_data_layout, straight_str_NHWC, straight_str_NCHW))
        return false;
    if (!dfg_list_is(g, n, straight_attr_kernel_size, DFG_LIST(dfg_int(3), dfg_hole()), false))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    *m = (struct conv_match){.root = n, .x = x, .w = w};
    return true;
}

bool conv_each(const dfg_graph *g, dfg_node n,
               bool (*accept)(void *ctx, const struct conv_match *m), void *ctx)
{
    struct conv_match m;
    return conv_match(g, n, &m) && accept(ctx, &m);
}

/* straight.pat:4
 * pattern conv_bias(x, w, b) = nn.bias_add(conv(x, w), b : f32);
 */
static bool conv_bias_find(const dfg_graph *g, dfg_node n, struct conv_bias_whole *m)
{
    if (!dfg_calls_with(g, n, straight_op_nn_bias_add, 2))
        return false;
    dfg_node conv2d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d, straight_op_nn_conv2d, 2))
        return false;
    if (!dfg_int_is(g, conv2d, straight_attr_groups, 1, 1))
        return false;
    if (!dfg_str_is(g, conv2d, straight_attr_data_layout, straight_str_NHWC, straight_str_NCHW))
        return false;
    if (!dfg_list_is(g, conv2d, straight_attr_kernel_size, DFG_LIST(dfg_int(3), dfg_hole()), false))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, n, 1);
    if (dfg_dtype(g, b) != DFG_F32 || !dfg_same_body(g, n, conv2d))
        return false;
    *m = (struct conv_bias_whole){.m = {.root = n, .x = x, .w = w, .b = b},
            .conv2d = conv2d};
    return true;
}

bool conv_bias_match(const dfg_graph *g, dfg_node n, struct conv_bias_match *m)
{
    struct conv_bias_whole whole;
    if (!conv_bias_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool conv_bias_each(const dfg_graph *g, dfg_node n,
                    bool (*accept)(void *ctx, const struct conv_bias_match *m), void *ctx)
{
    struct conv_bias_whole whole;
    return conv_bias_find(g, n, &whole) && accept(ctx, &whole.m);
}
