/* Made by pat2c from attrs.pat; do not edit. */
#include "attrs.h"
_Static_assert(ATTRS_H == 0x91b898c0fd22853c, "attrs.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { attrs_op_nn_conv2d = DFG_FIRST_OP, attrs_op_nn_max_pool2d, attrs_op_nn_relu };
enum { attrs_attr_data_layout, attrs_attr_groups, attrs_attr_out_dtype, attrs_attr_strides };
enum { attrs_str_NCHW, attrs_str_NHWC };
static const char *const attrs_op_names[] = { "nn.conv2d", "nn.max_pool2d", "nn.relu" };
static const char *const attrs_attr_names[] = { "data_layout", "groups", "out_dtype", "strides" };
static const char *const attrs_str_names[] = { "NCHW", "NHWC" };
static const dfg_val attrs_list_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val attrs_list_2_2[] = {{.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 2}};

const struct dfg_names attrs_names = {
    .abi = DFG_ABI, .needs = 0, .name = "attrs", .run = ATTRS_H, .n_ops = 3, .ops = attrs_op_names,
    .n_attrs = 4, .attrs = attrs_attr_names, .n_strs = 2, .strs = attrs_str_names,
};

/* attrs.pat:5, as an entry of a table  "a" = nn.relu(nn.conv2d(_, const) { groups == 1, data_layout == "NCHW" }); */
bool npu_a_find(DFG_FIND(npu_a))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, conv2d, attrs_attr_groups, 1, 1)) return false;
    if (!dfg_str_is(g, conv2d, attrs_attr_data_layout, attrs_str_NCHW, attrs_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(npu_a, .root = n);
    DFG_GIVE_WHOLE(npu_a, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:6, as an entry of a table  "b" = nn.relu(nn.conv2d(_, const) { groups == 1, data_layout == "NHWC" }); */
bool npu_b_find(DFG_FIND(npu_b))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, conv2d, attrs_attr_groups, 1, 1)) return false;
    if (!dfg_str_is(g, conv2d, attrs_attr_data_layout, attrs_str_NHWC, attrs_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(npu_b, .root = n);
    DFG_GIVE_WHOLE(npu_b, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:7, as an entry of a table  "c" = nn.relu(nn.conv2d(_, const) { groups == 2, data_layout == "NCHW" }); */
bool npu_c_find(DFG_FIND(npu_c))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, conv2d, attrs_attr_groups, 2, 1)) return false;
    if (!dfg_str_is(g, conv2d, attrs_attr_data_layout, attrs_str_NCHW, attrs_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(npu_c, .root = n);
    DFG_GIVE_WHOLE(npu_c, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:8, as an entry of a table  "d" = nn.relu(nn.conv2d(_, const) { groups == 2, data_layout == "NHWC" }); */
bool npu_d_find(DFG_FIND(npu_d))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, conv2d, attrs_attr_groups, 2, 1)) return false;
    if (!dfg_str_is(g, conv2d, attrs_attr_data_layout, attrs_str_NHWC, attrs_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(npu_d, .root = n);
    DFG_GIVE_WHOLE(npu_d, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:9, as an entry of a table  "e" = nn.relu(nn.conv2d(_, const) { groups == 4, strides == [1, 1] }); */
bool npu_e_find(DFG_FIND(npu_e))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, conv2d, attrs_attr_groups, 4, 1)) return false;
    if (!dfg_list_is(g, conv2d, attrs_attr_strides, dfg_list(attrs_list_1_1, 2), true)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(npu_e, .root = n);
    DFG_GIVE_WHOLE(npu_e, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:10, as an entry of a table  "f" = nn.relu(nn.conv2d(_, const) { groups == 4, strides == [2, 2] }); */
bool npu_f_find(DFG_FIND(npu_f))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, conv2d, attrs_attr_groups, 4, 1)) return false;
    if (!dfg_list_is(g, conv2d, attrs_attr_strides, dfg_list(attrs_list_2_2, 2), false)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(npu_f, .root = n);
    DFG_GIVE_WHOLE(npu_f, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:11, as an entry of a table
 * "g" = nn.relu(nn.conv2d(_, const) { data_layout == "NHWC", strides == [2, 2] }); */
bool npu_g_find(DFG_FIND(npu_g))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_str_is(g, conv2d, attrs_attr_data_layout, attrs_str_NHWC, attrs_str_NCHW)) return false;
    if (!dfg_list_is(g, conv2d, attrs_attr_strides, dfg_list(attrs_list_2_2, 2), false)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(npu_g, .root = n);
    DFG_GIVE_WHOLE(npu_g, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:12, as an entry of a table  "h" = nn.relu(nn.conv2d(_, const) { out_dtype == f32 }); */
bool npu_h_find(DFG_FIND(npu_h))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, conv2d, attrs_attr_out_dtype), dfg_dtype_val(DFG_F32))) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(npu_h, .root = n);
    DFG_GIVE_WHOLE(npu_h, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:13, as an entry of a table  "i" = nn.relu(nn.conv2d(_, const) { groups in 8..16 }); */
bool npu_i_find(DFG_FIND(npu_i))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_within(dfg_attr_or_int(g, conv2d, attrs_attr_groups, 1), dfg_int(8), dfg_int(16)))
        return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(npu_i, .root = n);
    DFG_GIVE_WHOLE(npu_i, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:14, as an entry of a table  "j" = nn.max_pool2d(_); */
bool npu_j_find(DFG_FIND(npu_j))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_max_pool2d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(npu_j, .root = n);
    DFG_GIVE_WHOLE(npu_j, .x = x);
    return true;
}

/* attrs.pat:17, as an entry of a table  "a" = nn.relu(nn.conv2d(_, const) { groups == 1, data_layout == "NCHW" }); */
bool last_a_find(DFG_FIND(last_a))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, conv2d, attrs_attr_groups, 1, 1)) return false;
    if (!dfg_str_is(g, conv2d, attrs_attr_data_layout, attrs_str_NCHW, attrs_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(last_a, .root = n);
    DFG_GIVE_WHOLE(last_a, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:18, as an entry of a table  "b" = nn.relu(nn.conv2d(_, const) { groups == 1, data_layout == "NHWC" }); */
bool last_b_find(DFG_FIND(last_b))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, conv2d, attrs_attr_groups, 1, 1)) return false;
    if (!dfg_str_is(g, conv2d, attrs_attr_data_layout, attrs_str_NHWC, attrs_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(last_b, .root = n);
    DFG_GIVE_WHOLE(last_b, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:19, as an entry of a table  "c" = nn.relu(nn.conv2d(_, const) { groups == 2, data_layout == "NCHW" }); */
bool last_c_find(DFG_FIND(last_c))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, conv2d, attrs_attr_groups, 2, 1)) return false;
    if (!dfg_str_is(g, conv2d, attrs_attr_data_layout, attrs_str_NCHW, attrs_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(last_c, .root = n);
    DFG_GIVE_WHOLE(last_c, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:20, as an entry of a table  "d" = nn.relu(nn.conv2d(_, const) { groups == 2, data_layout == "NHWC" }); */
bool last_d_find(DFG_FIND(last_d))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, conv2d, attrs_attr_groups, 2, 1)) return false;
    if (!dfg_str_is(g, conv2d, attrs_attr_data_layout, attrs_str_NHWC, attrs_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(last_d, .root = n);
    DFG_GIVE_WHOLE(last_d, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:21, as an entry of a table  "e" = nn.relu(nn.conv2d(_, const) { groups == 4, strides == [1, 1] }); */
bool last_e_find(DFG_FIND(last_e))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, conv2d, attrs_attr_groups, 4, 1)) return false;
    if (!dfg_list_is(g, conv2d, attrs_attr_strides, dfg_list(attrs_list_1_1, 2), true)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(last_e, .root = n);
    DFG_GIVE_WHOLE(last_e, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:22, as an entry of a table  "f" = nn.relu(nn.conv2d(_, const) { groups == 4, strides == [2, 2] }); */
bool last_f_find(DFG_FIND(last_f))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, conv2d, attrs_attr_groups, 4, 1)) return false;
    if (!dfg_list_is(g, conv2d, attrs_attr_strides, dfg_list(attrs_list_2_2, 2), false)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(last_f, .root = n);
    DFG_GIVE_WHOLE(last_f, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:23, as an entry of a table
 * "g" = nn.relu(nn.conv2d(_, const) { data_layout == "NHWC", strides == [2, 2] }); */
bool last_g_find(DFG_FIND(last_g))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_str_is(g, conv2d, attrs_attr_data_layout, attrs_str_NHWC, attrs_str_NCHW)) return false;
    if (!dfg_list_is(g, conv2d, attrs_attr_strides, dfg_list(attrs_list_2_2, 2), false)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(last_g, .root = n);
    DFG_GIVE_WHOLE(last_g, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* attrs.pat:24, as an entry of a table  "h" = nn.relu(nn.conv2d(_, const) { out_dtype == f32 }); */
bool last_h_find(DFG_FIND(last_h))
{
    if (!dfg_calls_argc(g, n, attrs_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, attrs_op_nn_conv2d, 2)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, conv2d, attrs_attr_out_dtype), dfg_dtype_val(DFG_F32))) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(last_h, .root = n);
    DFG_GIVE_WHOLE(last_h, .conv2d = conv2d, .x = x, .constant = constant);
    return true;
}

/* ---- attrs.pat:4  table npu ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool npu_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    if (!dfg_has_closures(g)) return true;
    switch (bit) {
    case 0: return DFG_MATCHES(npu_a, g, n);
    case 1: return DFG_MATCHES(npu_b, g, n);
    case 2: return DFG_MATCHES(npu_c, g, n);
    case 3: return DFG_MATCHES(npu_d, g, n);
    case 4: return DFG_MATCHES(npu_e, g, n);
    case 5: return DFG_MATCHES(npu_f, g, n);
    case 6: return DFG_MATCHES(npu_g, g, n);
    case 7: return DFG_MATCHES(npu_h, g, n);
    case 8: return DFG_MATCHES(npu_i, g, n);
    case 9: return DFG_MATCHES(npu_j, g, n);
    default: return false;
    }
}

/* op in {nn.relu}: NPU_A, NPU_B, NPU_C, NPU_D, NPU_E, NPU_F and 3 more */
static uint64_t attrs_npu_at_nn_relu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, attrs_op_nn_conv2d) && dfg_argc_is(g, a0, 2)
            && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST)) {
            {
                /* other values, attr.data_layout == "NCHW", attr.data_layout == "NHWC" */
                static const uint64_t by_data_layout[3][1] = {{0xb0}, {0xb5}, {0xfa}};
                const uint64_t *const of_data_layout = by_data_layout[dfg_str_is(
                                                                          g, a0, attrs_attr_data_layout,
                                                                          attrs_str_NCHW, attrs_str_NCHW)
                                                                      ? 1
                                                                      : dfg_str_is(g, a0,
                                                                                   attrs_attr_data_layout,
                                                                                   attrs_str_NHWC,
                                                                                   attrs_str_NCHW)
                                                                        ? 2
                                                                      : 0];
                /* other values, attr.groups == 1, attr.groups == 2, attr.groups == 4 */
                static const uint64_t by_groups[4][1] = {{0xc0}, {0xc3}, {0xcc}, {0xf0}};
                const uint64_t *const of_groups = by_groups[dfg_int_is(g, a0, attrs_attr_groups, 1, 1) ? 1
                                                            : dfg_int_is(g, a0, attrs_attr_groups, 2, 1) ? 2
                                                            : dfg_int_is(g, a0, attrs_attr_groups, 4, 1) ? 3
                                                            : 0];
                /* other values, attr.strides == [1, 1], attr.strides == [2, 2] */
                static const uint64_t by_strides[3][1] = {{0x8f}, {0x9f}, {0xef}};
                const uint64_t *const of_strides = by_strides[dfg_list_is(g, a0, attrs_attr_strides,
                                                                          dfg_list(attrs_list_1_1, 2), true)
                                                              ? 1
                                                              : dfg_list_is(g, a0, attrs_attr_strides,
                                                                            dfg_list(attrs_list_2_2, 2),
                                                                            false)
                                                                ? 2
                                                              : 0];
                /* other values, attr.out_dtype == f32 */
                static const uint64_t by_out_dtype[2][1] = {{0x7f}, {0xff}};
                const uint64_t *const of_out_dtype = by_out_dtype[dfg_scalar_eq(dfg_attr(g, a0,
                                                                                         attrs_attr_out_dtype),
                                                                                dfg_dtype_val(DFG_F32))
                                                                  ? 1
                                                                  : 0];
                set |= DFG_BITS(of_data_layout[0] & of_groups[0] & of_strides[0] & of_out_dtype[0]);
            }
            if (dfg_within(dfg_attr_or_int(g, a0, attrs_attr_groups, 1), dfg_int(8), dfg_int(16)))
                set |= DFG_BIT(NPU_I);
        }
    }
    return set;
}

size_t npu_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    static const uint32_t roots[4] = {attrs_op_nn_relu, attrs_op_nn_max_pool2d, attrs_op_nn_max_pool2d,
                                      attrs_op_nn_max_pool2d};
    struct dfg_scan scan = dfg_scan_for_any(g, first, last, roots);
    for (dfg_node n; (n = dfg_scan_next(&scan)) < last;) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case attrs_op_nn_relu: set = attrs_npu_at_nn_relu(g, n); break;
        default: set = dfg_argc_is(g, n, 1) ? DFG_BIT(NPU_J) : 0; break; /* attrs_op_nn_max_pool2d */
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t npu_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    npu_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t npu_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = npu_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (npu_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}

/* ---- attrs.pat:16  table last : last_wins ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool last_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    if (!dfg_has_closures(g)) return true;
    switch (bit) {
    case 0: return DFG_MATCHES(last_h, g, n);
    case 1: return DFG_MATCHES(last_g, g, n);
    case 2: return DFG_MATCHES(last_f, g, n);
    case 3: return DFG_MATCHES(last_e, g, n);
    case 4: return DFG_MATCHES(last_d, g, n);
    case 5: return DFG_MATCHES(last_c, g, n);
    case 6: return DFG_MATCHES(last_b, g, n);
    case 7: return DFG_MATCHES(last_a, g, n);
    default: return false;
    }
}

/* op in {nn.relu}: LAST_A, LAST_B, LAST_C, LAST_D, LAST_E, LAST_F and 2 more */
static uint64_t attrs_last_at_nn_relu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, attrs_op_nn_conv2d) && dfg_argc_is(g, a0, 2)
            && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST)) {
            /* other values, attr.data_layout == "NCHW", attr.data_layout == "NHWC" */
            static const uint64_t by_data_layout[3][1] = {{0xd}, {0xad}, {0x5f}};
            const uint64_t *const of_data_layout = by_data_layout[dfg_str_is(
                                                                      g, a0, attrs_attr_data_layout,
                                                                      attrs_str_NCHW, attrs_str_NCHW)
                                                                  ? 1
                                                                  : dfg_str_is(
                                                                        g, a0, attrs_attr_data_layout,
                                                                        attrs_str_NHWC, attrs_str_NCHW)
                                                                    ? 2
                                                                  : 0];
            /* other values, attr.groups == 1, attr.groups == 2, attr.groups == 4 */
            static const uint64_t by_groups[4][1] = {{0x3}, {0xc3}, {0x33}, {0xf}};
            const uint64_t *const of_groups = by_groups[dfg_int_is(g, a0, attrs_attr_groups, 1, 1) ? 1
                                                        : dfg_int_is(g, a0, attrs_attr_groups, 2, 1) ? 2
                                                        : dfg_int_is(g, a0, attrs_attr_groups, 4, 1) ? 3
                                                        : 0];
            /* other values, attr.strides == [1, 1], attr.strides == [2, 2] */
            static const uint64_t by_strides[3][1] = {{0xf1}, {0xf9}, {0xf7}};
            const uint64_t *const of_strides = by_strides[dfg_list_is(g, a0, attrs_attr_strides,
                                                                      dfg_list(attrs_list_1_1, 2), true)
                                                          ? 1
                                                          : dfg_list_is(g, a0, attrs_attr_strides,
                                                                        dfg_list(attrs_list_2_2, 2), false)
                                                            ? 2
                                                          : 0];
            /* other values, attr.out_dtype == f32 */
            static const uint64_t by_out_dtype[2][1] = {{0xfe}, {0xff}};
            const uint64_t *const of_out_dtype = by_out_dtype[dfg_scalar_eq(dfg_attr(g, a0,
                                                                                     attrs_attr_out_dtype),
                                                                            dfg_dtype_val(DFG_F32))
                                                              ? 1
                                                              : 0];
            set |= DFG_BITS(of_data_layout[0] & of_groups[0] & of_strides[0] & of_out_dtype[0]);
        }
    }
    return set;
}

size_t last_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    struct dfg_scan scan = dfg_scan_for(g, first, last, attrs_op_nn_relu);
    for (dfg_node n; (n = dfg_scan_next(&scan)) < last;) {
        const uint64_t set = attrs_last_at_nn_relu(g, n);
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t last_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    last_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t last_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = last_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (last_confirm(g, n, bit)) return 7 - (int32_t)bit;
    }
    return -1;
}
