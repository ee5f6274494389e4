/* Made by pat2c from straight.pat; do not edit. */
#include "straight.h"
_Static_assert(STRAIGHT_H == 0x2e1780153c285426, "straight.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { straight_op_nn_bias_add = DFG_FIRST_OP, straight_op_nn_conv2d };
enum { straight_attr_data_layout, straight_attr_groups, straight_attr_kernel_size };
enum { straight_str_NCHW, straight_str_NHWC };
static const char *const straight_op_names[] = { "nn.bias_add", "nn.conv2d" };
static const char *const straight_attr_names[] = { "data_layout", "groups", "kernel_size" };
static const char *const straight_str_names[] = { "NCHW", "NHWC" };
static const dfg_val straight_list_3_any[] = {{.tag = DFG_V_INT, .u.i = 3}, {.tag = DFG_V_HOLE}};

const struct dfg_names straight_names = {
    .abi = DFG_ABI, .needs = 0, .name = "straight", .run = STRAIGHT_H, .n_ops = 2, .ops = straight_op_names,
    .n_attrs = 3, .attrs = straight_attr_names, .n_strs = 2, .strs = straight_str_names,
};

/* straight.pat:3
 * pattern conv(x, w) = nn.conv2d(x, w & const) { groups == 1, data_layout == "NHWC", kernel_size == [3, _] }; */
bool conv_match(const dfg_graph *g, dfg_node n, struct conv_match *m)
{
    if (!dfg_calls_argc(g, n, straight_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, n, straight_attr_groups, 1, 1)) return false;
    if (!dfg_str_is(g, n, straight_attr_data_layout, straight_str_NHWC, straight_str_NCHW)) return false;
    if (!dfg_list_is(g, n, straight_attr_kernel_size, dfg_list(straight_list_3_any, 2), false))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    DFG_GIVE(conv, .root = n, .x = x, .w = w);
    return true;
}

/* straight.pat:4  pattern conv_bias(x, w, b) = nn.bias_add(conv(x, w), b : f32); */
bool conv_bias_find(DFG_FIND(conv_bias))
{
    if (!dfg_calls_argc(g, n, straight_op_nn_bias_add, 2)) return false;
    struct conv_match conv;
    if (dfg_op(g, dfg_operand(g, n, 0)) != straight_op_nn_conv2d) return false;
    if (!conv_match(g, dfg_operand(g, n, 0), &conv)) return false;
    dfg_node b = dfg_operand(g, n, 1);
    if (dfg_dtype(g, b) != DFG_F32 || !dfg_same_body(g, n, conv.root)) return false;
    DFG_GIVE(conv_bias, .root = n, .x = conv.x, .w = conv.w, .b = b);
    DFG_GIVE_PARTS(whole->conv = conv);
    return true;
}
