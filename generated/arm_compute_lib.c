/* Made by pat2c from arm_compute_lib.pat; do not edit. */
#include "arm_compute_lib.h"
_Static_assert(ARM_COMPUTE_LIB_H == 0xeaa4a0da862a9d7d, "arm_compute_lib.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    arm_compute_lib_op_add = DFG_FIRST_OP, arm_compute_lib_op_cast, arm_compute_lib_op_concatenate,
    arm_compute_lib_op_maximum, arm_compute_lib_op_nn_avg_pool2d, arm_compute_lib_op_nn_bias_add,
    arm_compute_lib_op_nn_conv2d, arm_compute_lib_op_nn_dense, arm_compute_lib_op_nn_global_avg_pool2d,
    arm_compute_lib_op_nn_global_max_pool2d, arm_compute_lib_op_nn_max_pool2d, arm_compute_lib_op_nn_pad,
    arm_compute_lib_op_nn_relu, arm_compute_lib_op_power, arm_compute_lib_op_qnn_add,
    arm_compute_lib_op_qnn_conv2d, arm_compute_lib_op_qnn_dense, arm_compute_lib_op_qnn_requantize,
    arm_compute_lib_op_reshape, arm_compute_lib_op_sqrt,
};
enum {
    arm_compute_lib_attr_axis, arm_compute_lib_attr_data_layout, arm_compute_lib_attr_dilation,
    arm_compute_lib_attr_dtype, arm_compute_lib_attr_groups, arm_compute_lib_attr_kernel_layout,
    arm_compute_lib_attr_layout, arm_compute_lib_attr_out_dtype, arm_compute_lib_attr_strides,
};
enum {
    arm_compute_lib_str_H, arm_compute_lib_str_NCHW, arm_compute_lib_str_NHWC, arm_compute_lib_str_O,
    arm_compute_lib_str_OIHW, arm_compute_lib_str_W,
};
static const char *const arm_compute_lib_op_names[] = {
    "add", "cast", "concatenate", "maximum", "nn.avg_pool2d", "nn.bias_add", "nn.conv2d", "nn.dense",
    "nn.global_avg_pool2d", "nn.global_max_pool2d", "nn.max_pool2d", "nn.pad", "nn.relu", "power",
    "qnn.add", "qnn.conv2d", "qnn.dense", "qnn.requantize", "reshape", "sqrt",
};
static const char *const arm_compute_lib_attr_names[] = {
    "axis", "data_layout", "dilation", "dtype", "groups", "kernel_layout", "layout", "out_dtype",
    "strides",
};
static const char *const arm_compute_lib_str_names[] = { "H", "NCHW", "NHWC", "O", "OIHW", "W" };
static const dfg_val arm_compute_lib_list_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val arm_compute_lib_list_2_2[] = {{.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 2}};

const struct dfg_names arm_compute_lib_names = {
    .abi = DFG_ABI, .needs = 0, .name = "arm_compute_lib", .run = ARM_COMPUTE_LIB_H, .n_ops = 20,
    .ops = arm_compute_lib_op_names, .n_attrs = 9, .attrs = arm_compute_lib_attr_names, .n_strs = 6,
    .strs = arm_compute_lib_str_names,
};

const struct arm_compute_lib_options arm_compute_lib_default_options = {
    .concat = false,
};

static const struct arm_compute_lib_options *arm_compute_lib_options_of(const dfg_graph *g)
{
    const struct arm_compute_lib_options *options = dfg_options(g);
    return options != NULL ? options : &arm_compute_lib_default_options;
}

/* arm_compute_lib.pat:16  cond out_f32(c) = not present(c.out_dtype) or attr(c, out_dtype) == f32; */
static DFG_APART bool arm_compute_lib_out_f32(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, arm_compute_lib_attr_out_dtype))
        || dfg_scalar_eq(dfg_attr(g, c, arm_compute_lib_attr_out_dtype), dfg_dtype_val(DFG_F32));
}

static DFG_APART bool arm_compute_lib_holds(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_extent_eq(g, dfg_attr_or_int(g, c, arm_compute_lib_attr_groups, 1), dfg_extent_of(g, x, 3));
}

static DFG_APART bool arm_compute_lib_holds_2(const dfg_graph *g, dfg_node c, dfg_node w)
{
    return dfg_extent_eq(g, dfg_attr_or_int(g, c, arm_compute_lib_attr_groups, 1),
                         dfg_layout_dim(g, w,
                                        dfg_attr_or_str(g, c, arm_compute_lib_attr_kernel_layout,
                                                        arm_compute_lib_str_OIHW),
                                        dfg_str(g, arm_compute_lib_str_O)));
}

static DFG_APART bool arm_compute_lib_holds_3(const dfg_graph *g, dfg_node w, dfg_node c)
{
    return dfg_extent_eq(g,
                         dfg_layout_dim(g, w,
                                        dfg_attr_or_str(g, c, arm_compute_lib_attr_kernel_layout,
                                                        arm_compute_lib_str_OIHW),
                                        dfg_str(g, arm_compute_lib_str_H)),
                         dfg_layout_dim(g, w,
                                        dfg_attr_or_str(g, c, arm_compute_lib_attr_kernel_layout,
                                                        arm_compute_lib_str_OIHW),
                                        dfg_str(g, arm_compute_lib_str_W)));
}

static DFG_APART bool arm_compute_lib_holds_4(const dfg_graph *g, dfg_node w, dfg_node c)
{
    return dfg_extent_eq(g,
                         dfg_layout_dim(g, w,
                                        dfg_attr_or_str(g, c, arm_compute_lib_attr_kernel_layout,
                                                        arm_compute_lib_str_OIHW),
                                        dfg_str(g, arm_compute_lib_str_H)), dfg_int(3))
        || dfg_extent_eq(g,
                         dfg_layout_dim(g, w,
                                        dfg_attr_or_str(g, c, arm_compute_lib_attr_kernel_layout,
                                                        arm_compute_lib_str_OIHW),
                                        dfg_str(g, arm_compute_lib_str_H)), dfg_int(5));
}

/* arm_compute_lib.pat:20  cond shape_ok(c, x, w) =
 *     c.data_layout == "NHWC", x.rank == 4, w.rank == 4, x.shape[0] == 1,
 *     c.groups == 1
 *         or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, "O")
 *             and dim(w, c.kernel_layout, "H") == dim(w, c.kernel_layout, "W")
 *             and dim(w, c.kernel_layout, "H") in {3, 5} and (c.strides == [1, 1] or c.strides == [2, 2])); */
static DFG_APART bool arm_compute_lib_shape_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_str_is(g, c, arm_compute_lib_attr_data_layout, arm_compute_lib_str_NHWC,
                      arm_compute_lib_str_NCHW)
        && dfg_rank(g, x) == 4 && dfg_rank(g, w) == 4 && dfg_extent(g, x, 0) == 1
        && (dfg_int_is(g, c, arm_compute_lib_attr_groups, 1, 1)
            || (arm_compute_lib_holds(g, c, x) && arm_compute_lib_holds_2(g, c, w)
                && arm_compute_lib_holds_3(g, w, c) && arm_compute_lib_holds_4(g, w, c)
                && (dfg_list_is(g, c, arm_compute_lib_attr_strides, dfg_list(arm_compute_lib_list_1_1, 2),
                                true)
                    || dfg_list_is(g, c, arm_compute_lib_attr_strides,
                                   dfg_list(arm_compute_lib_list_2_2, 2), false))));
}

/* arm_compute_lib.pat:28  pattern conv2d(x, w, b) {
 *     c = nn.conv2d(nn.pad(x, _) | x, w & const);
 *     where shape_ok(c, x, w), x.dtype == f32, w.dtype == f32, out_f32(c);
 *     return nn.relu?(nn.bias_add?(c, b & const));
 * } */
bool arm_compute_lib_conv2d_find(DFG_FIND_ON(arm_compute_lib_conv2d))
{
    dfg_node relu = DFG_NONE, v = n;
    if (dfg_calls_argc(g, n, arm_compute_lib_op_nn_relu, 1)) {
        relu = n;
        v = dfg_arg(g, relu, 0);
    }
    dfg_node bias_add = DFG_NONE, b = DFG_NONE, c = v;
    if (dfg_calls_argc(g, v, arm_compute_lib_op_nn_bias_add, 2)) {
        bias_add = v;
        b = dfg_arg(g, bias_add, 1);
        if (!dfg_is(g, b, DFG_CONST)) return false;
        c = dfg_arg(g, bias_add, 0);
    }
    if (!dfg_calls_argc(g, c, arm_compute_lib_op_nn_conv2d, 2)) return false;
    dfg_node w = dfg_arg(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node v_2 = dfg_arg(g, c, 0);
    if (dfg_dtype(g, w) != DFG_F32 || !arm_compute_lib_out_f32(g, c)) return false;
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node pad = DFG_NONE, x = v_2, x_2 = DFG_NONE;
        if (alt == 0) {
            pad = v_2;
            if (!dfg_calls_argc(g, pad, arm_compute_lib_op_nn_pad, 2)) continue;
            x = dfg_arg(g, pad, 0);
            x_2 = dfg_arg(g, pad, 1);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, bias_add, c, pad}, 4)) continue;
        if (!arm_compute_lib_shape_ok(g, c, x, w) || dfg_dtype(g, x) != DFG_F32) continue;
        DFG_GIVE(arm_compute_lib_conv2d, .root = n, .x = x, .w = w, .b = b, .c = c);
        DFG_GIVE_WHOLE(arm_compute_lib_conv2d, .pad = pad, .x = x_2, .relu = relu, .bias_add = bias_add);
        return true;
    }
    return false;
}

/* arm_compute_lib.pat:36  nn.bias_add?(c, b & const) */
static bool arm_compute_lib_qnn_conv2d_v_find(DFG_FIND_ON(arm_compute_lib_qnn_conv2d_v))
{
    dfg_node bias_add = DFG_NONE, b = DFG_NONE, c = n;
    if (dfg_calls_argc(g, n, arm_compute_lib_op_nn_bias_add, 2)) {
        bias_add = n;
        b = dfg_arg(g, bias_add, 1);
        if (!dfg_is(g, b, DFG_CONST)) return false;
        c = dfg_arg(g, bias_add, 0);
    }
    if (!dfg_calls_argc(g, c, arm_compute_lib_op_qnn_conv2d, 6)) return false;
    dfg_node w = dfg_arg(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node x_zero = dfg_arg(g, c, 2);
    if (!dfg_is(g, x_zero, DFG_CONST)) return false;
    dfg_node w_zero = dfg_arg(g, c, 3);
    if (!dfg_is(g, w_zero, DFG_CONST)) return false;
    dfg_node x_scale = dfg_arg(g, c, 4);
    if (!dfg_is(g, x_scale, DFG_CONST)) return false;
    dfg_node w_scale = dfg_arg(g, c, 5);
    if (!dfg_is(g, w_scale, DFG_CONST)) return false;
    dfg_node v = dfg_arg(g, c, 0);
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node pad = DFG_NONE, x = v, x_2 = DFG_NONE;
        if (alt == 0) {
            pad = v;
            if (!dfg_calls_argc(g, pad, arm_compute_lib_op_nn_pad, 2)) continue;
            x = dfg_arg(g, pad, 0);
            x_2 = dfg_arg(g, pad, 1);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){bias_add, c, pad}, 3)) continue;
        DFG_GIVE(arm_compute_lib_qnn_conv2d_v, .root = n, .c = c, .x = x, .w = w, .x_zero = x_zero,
                 .w_zero = w_zero, .x_scale = x_scale, .w_scale = w_scale, .b = b);
        DFG_GIVE_WHOLE(arm_compute_lib_qnn_conv2d_v, .bias_add = bias_add, .pad = pad, .x = x_2);
        return true;
    }
    return false;
}

/* arm_compute_lib.pat:26  cond per_tensor(s) = s.rank == 0 or s.elements == 1; */
static DFG_APART bool arm_compute_lib_per_tensor(const dfg_graph *g, dfg_node s)
{
    return dfg_rank(g, s) == 0 || dfg_extent_eq(g, dfg_elements_of(g, s), dfg_int(1));
}

/* arm_compute_lib.pat:17  cond out_i32(c) = not present(c.out_dtype) or attr(c, out_dtype) == i32; */
static DFG_APART bool arm_compute_lib_out_i32(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, arm_compute_lib_attr_out_dtype))
        || dfg_scalar_eq(dfg_attr(g, c, arm_compute_lib_attr_out_dtype), dfg_dtype_val(DFG_I32));
}

/* arm_compute_lib.pat:34  pattern qnn_conv2d(x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero) {
 *     c = qnn.conv2d(nn.pad(x, _) | x, w & const, x_zero & const, w_zero & const, x_scale & const, w_scale & const);
 *     r = qnn.requantize(nn.relu?(nn.bias_add?(c, b & const)), _, _, scale & const, zero & const);
 *     where shape_ok(c, x, w), x.dtype in {u8, i8}, w.dtype in {u8, i8}, out_i32(c), r.dtype in {u8, i8};
 *     where per_tensor(x_zero), per_tensor(w_zero), per_tensor(x_scale), per_tensor(w_scale);
 *     where per_tensor(scale), per_tensor(zero);
 *     return r;
 * } */
bool arm_compute_lib_qnn_conv2d_find(DFG_FIND_ON(arm_compute_lib_qnn_conv2d))
{
    if (!dfg_calls_argc(g, n, arm_compute_lib_op_qnn_requantize, 5)) return false;
    dfg_node x_2 = dfg_operand(g, n, 1), x_3 = dfg_operand(g, n, 2), scale = dfg_operand(g, n, 3);
    if (!dfg_is(g, scale, DFG_CONST)) return false;
    dfg_node zero = dfg_operand(g, n, 4);
    if (!dfg_is(g, zero, DFG_CONST)) return false;
    dfg_node v = dfg_operand(g, n, 0), relu = DFG_NONE, v_2 = v;
    if (dfg_calls_argc(g, v, arm_compute_lib_op_nn_relu, 1)) {
        relu = v;
        v_2 = dfg_arg(g, relu, 0);
    }
    if (!(dfg_dtype(g, n) == DFG_U8 || dfg_dtype(g, n) == DFG_I8)) return false;
    if (!arm_compute_lib_per_tensor(g, scale) || !arm_compute_lib_per_tensor(g, zero)) return false;
    struct arm_compute_lib_qnn_conv2d_v_match v_3;
    for (; arm_compute_lib_qnn_conv2d_v_find(g, v_2, way, &v_3, DFG_PART(whole, v_3)); way[0]++) {
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, v_2}, 2)) continue;
        if (!arm_compute_lib_shape_ok(g, v_3.c, v_3.x, v_3.w)) continue;
        if (!(dfg_dtype(g, v_3.x) == DFG_U8 || dfg_dtype(g, v_3.x) == DFG_I8)) continue;
        if (!(dfg_dtype(g, v_3.w) == DFG_U8 || dfg_dtype(g, v_3.w) == DFG_I8)) continue;
        if (!arm_compute_lib_out_i32(g, v_3.c) || !arm_compute_lib_per_tensor(g, v_3.x_zero)) continue;
        if (!arm_compute_lib_per_tensor(g, v_3.w_zero) || !arm_compute_lib_per_tensor(g, v_3.x_scale))
            continue;
        if (!arm_compute_lib_per_tensor(g, v_3.w_scale)) continue;
        DFG_GIVE(arm_compute_lib_qnn_conv2d, .root = n, .x = v_3.x, .w = v_3.w, .b = v_3.b,
                 .x_zero = v_3.x_zero, .w_zero = v_3.w_zero, .x_scale = v_3.x_scale, .w_scale = v_3.w_scale,
                 .scale = scale, .zero = zero, .c = v_3.c, .r = n);
        DFG_GIVE_PARTS(whole->relu = relu, whole->x_2 = x_2, whole->x_3 = x_3);
        return true;
    }
    return false;
}

/* arm_compute_lib.pat:43  pattern dense(x, w, b) {
 *     d = nn.dense(x, w & const);
 *     where x.dtype == f32, w.dtype == f32, w.rank == 2, out_f32(d);
 *     return nn.bias_add?(d, b & const);
 * } */
bool arm_compute_lib_dense_find(DFG_FIND(arm_compute_lib_dense))
{
    dfg_node bias_add = DFG_NONE, d = n, b = DFG_NONE;
    if (dfg_calls_argc(g, n, arm_compute_lib_op_nn_bias_add, 2)) {
        bias_add = n;
        d = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, d, arm_compute_lib_op_nn_dense, 2)) return false;
    dfg_node x = dfg_arg(g, d, 0), w = dfg_arg(g, d, 1);
    if (!dfg_is(g, w, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){bias_add, d}, 2)) return false;
    if (dfg_dtype(g, x) != DFG_F32 || dfg_dtype(g, w) != DFG_F32 || dfg_rank(g, w) != 2) return false;
    if (!arm_compute_lib_out_f32(g, d)) return false;
    DFG_GIVE(arm_compute_lib_dense, .root = n, .x = x, .w = w, .b = b, .d = d);
    DFG_GIVE_WHOLE(arm_compute_lib_dense, .bias_add = bias_add);
    return true;
}

/* arm_compute_lib.pat:49  pattern qnn_dense(x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero) {
 *     d = qnn.dense(x, w & const, x_zero & const, w_zero & const, x_scale & const, w_scale & const);
 *     r = qnn.requantize(nn.bias_add?(d, b & const), _, _, scale & const, zero & const);
 *     where x.dtype in {u8, i8}, w.dtype in {u8, i8}, attr(d, out_dtype) == i32, r.dtype in {u8, i8};
 *     where per_tensor(x_zero), per_tensor(w_zero), per_tensor(x_scale), per_tensor(w_scale);
 *     where per_tensor(scale), per_tensor(zero);
 *     return r;
 * } */
bool arm_compute_lib_qnn_dense_find(DFG_FIND(arm_compute_lib_qnn_dense))
{
    if (!dfg_calls_argc(g, n, arm_compute_lib_op_qnn_requantize, 5)) return false;
    dfg_node v = dfg_operand(g, n, 0), bias_add = DFG_NONE, d = v, b = DFG_NONE;
    if (dfg_calls_argc(g, v, arm_compute_lib_op_nn_bias_add, 2)) {
        bias_add = v;
        d = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, d, arm_compute_lib_op_qnn_dense, 6)) return false;
    dfg_node x = dfg_arg(g, d, 0), w = dfg_arg(g, d, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node x_zero = dfg_arg(g, d, 2);
    if (!dfg_is(g, x_zero, DFG_CONST)) return false;
    dfg_node w_zero = dfg_arg(g, d, 3);
    if (!dfg_is(g, w_zero, DFG_CONST)) return false;
    dfg_node x_scale = dfg_arg(g, d, 4);
    if (!dfg_is(g, x_scale, DFG_CONST)) return false;
    dfg_node w_scale = dfg_arg(g, d, 5);
    if (!dfg_is(g, w_scale, DFG_CONST)) return false;
    dfg_node x_2 = dfg_operand(g, n, 1), x_2_2 = dfg_operand(g, n, 2), scale = dfg_operand(g, n, 3);
    if (!dfg_is(g, scale, DFG_CONST)) return false;
    dfg_node zero = dfg_operand(g, n, 4);
    if (!dfg_is(g, zero, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){bias_add, d}, 2)) return false;
    if (!(dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8)) return false;
    if (!(dfg_dtype(g, w) == DFG_U8 || dfg_dtype(g, w) == DFG_I8)) return false;
    /* where attr(d, out_dtype) == i32 */
    if (!dfg_scalar_eq(dfg_attr(g, d, arm_compute_lib_attr_out_dtype), dfg_dtype_val(DFG_I32)))
        return false;
    if (!(dfg_dtype(g, n) == DFG_U8 || dfg_dtype(g, n) == DFG_I8)) return false;
    if (!arm_compute_lib_per_tensor(g, x_zero) || !arm_compute_lib_per_tensor(g, w_zero)) return false;
    if (!arm_compute_lib_per_tensor(g, x_scale) || !arm_compute_lib_per_tensor(g, w_scale)) return false;
    if (!arm_compute_lib_per_tensor(g, scale) || !arm_compute_lib_per_tensor(g, zero)) return false;
    DFG_GIVE(arm_compute_lib_qnn_dense, .root = n, .x = x, .w = w, .b = b, .x_zero = x_zero,
             .w_zero = w_zero, .x_scale = x_scale, .w_scale = w_scale, .scale = scale, .zero = zero, .d = d,
             .r = n);
    DFG_GIVE_WHOLE(arm_compute_lib_qnn_dense, .bias_add = bias_add, .x = x_2, .x_2 = x_2_2);
    return true;
}

/* arm_compute_lib.pat:58  pattern avg_pool2d(x) {
 *     wide = cast(x) { dtype == i32 };
 *     r = cast(nn.avg_pool2d(wide) { layout == "NHWC", dilation == [1, 1] }
 *         | nn.global_avg_pool2d(wide) { layout == "NHWC" });
 *     where r.dtype in {u8, i8};
 *     return r;
 * } */
bool arm_compute_lib_avg_pool2d_find(DFG_FIND(arm_compute_lib_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, arm_compute_lib_op_cast, 1)) return false;
    dfg_node v = dfg_operand(g, n, 0), avg_pool2d = DFG_NONE, wide = DFG_NONE, global_avg_pool2d = DFG_NONE;
    if (dfg_calls_argc(g, v, arm_compute_lib_op_nn_avg_pool2d, 1)) {
        avg_pool2d = v;
        if (!dfg_str_is(g, avg_pool2d, arm_compute_lib_attr_layout, arm_compute_lib_str_NHWC,
                        arm_compute_lib_str_NCHW))
            return false;
        if (!dfg_list_is(g, avg_pool2d, arm_compute_lib_attr_dilation,
                         dfg_list(arm_compute_lib_list_1_1, 2), true))
            return false;
        wide = dfg_arg(g, avg_pool2d, 0);
    } else {
        global_avg_pool2d = v;
        if (!dfg_calls_argc(g, global_avg_pool2d, arm_compute_lib_op_nn_global_avg_pool2d, 1)) return false;
        if (!dfg_str_is(g, global_avg_pool2d, arm_compute_lib_attr_layout, arm_compute_lib_str_NHWC,
                        arm_compute_lib_str_NCHW))
            return false;
        wide = dfg_arg(g, global_avg_pool2d, 0);
    }
    if (!dfg_calls_argc(g, wide, arm_compute_lib_op_cast, 1)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, wide, arm_compute_lib_attr_dtype), dfg_dtype_val(DFG_I32))) return false;
    dfg_node x = dfg_arg(g, wide, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){avg_pool2d, global_avg_pool2d, wide}, 3)) return false;
    if (!(dfg_dtype(g, n) == DFG_U8 || dfg_dtype(g, n) == DFG_I8)) return false;
    DFG_GIVE(arm_compute_lib_avg_pool2d, .root = n, .x = x, .wide = wide, .r = n);
    DFG_GIVE_WHOLE(arm_compute_lib_avg_pool2d, .avg_pool2d = avg_pool2d,
                   .global_avg_pool2d = global_avg_pool2d);
    return true;
}

/* arm_compute_lib.pat:66  pattern l2_pool2d(x) =
 *     sqrt(nn.avg_pool2d(power(x, 2)) { layout == "NHWC", dilation == [1, 1] }) where x.dtype == f32; */
bool arm_compute_lib_l2_pool2d_find(DFG_FIND(arm_compute_lib_l2_pool2d))
{
    if (!dfg_calls_argc(g, n, arm_compute_lib_op_sqrt, 1)) return false;
    dfg_node avg_pool2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, avg_pool2d, arm_compute_lib_op_nn_avg_pool2d, 1)) return false;
    if (!dfg_str_is(g, avg_pool2d, arm_compute_lib_attr_layout, arm_compute_lib_str_NHWC,
                    arm_compute_lib_str_NCHW))
        return false;
    if (!dfg_list_is(g, avg_pool2d, arm_compute_lib_attr_dilation, dfg_list(arm_compute_lib_list_1_1, 2),
                     true))
        return false;
    dfg_node power = dfg_operand(g, avg_pool2d, 0);
    if (!dfg_calls_argc(g, power, arm_compute_lib_op_power, 2)) return false;
    dfg_node x = dfg_operand(g, power, 0), constant = dfg_operand(g, power, 1);
    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){avg_pool2d, power}, 2) || dfg_dtype(g, x) != DFG_F32)
        return false;
    DFG_GIVE(arm_compute_lib_l2_pool2d, .root = n, .x = x);
    DFG_GIVE_WHOLE(arm_compute_lib_l2_pool2d, .avg_pool2d = avg_pool2d, .power = power,
                   .constant = constant);
    return true;
}

static DFG_APART enum dfg_tri arm_compute_lib_all_2(const dfg_graph *g, struct dfg_nodes fields)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < fields.n; k++) {
        const dfg_node each = fields.at[k];
        all = dfg_both(all,
                       dfg_dtype(g, each) == DFG_F32 || dfg_dtype(g, each) == DFG_U8
                       || dfg_dtype(g, each) == DFG_I8
                       ? DFG_TRUE
                       : dfg_scalar_ne(dfg_dtype_of(g, each), dfg_dtype_val(DFG_F32))
                         && dfg_scalar_ne(dfg_dtype_of(g, each), dfg_dtype_val(DFG_U8))
                         && dfg_scalar_ne(dfg_dtype_of(g, each), dfg_dtype_val(DFG_I8))
                         ? DFG_FALSE
                       : DFG_UNKNOWN);
    }
    return all;
}

/* arm_compute_lib.pat:69  pattern concatenation(fields) = concatenate((...fields)) { axis in -4..3 }
 *         where concat, all(fields, fields.dtype in {f32, u8, i8}); */
bool arm_compute_lib_concatenation_find(DFG_FIND(arm_compute_lib_concatenation))
{
    if (!dfg_calls_argc(g, n, arm_compute_lib_op_concatenate, 1)) return false;
    if (!dfg_within(dfg_attr_or_int(g, n, arm_compute_lib_attr_axis, 0), dfg_int(-4), dfg_int(3)))
        return false;
    dfg_node tuple = dfg_operand(g, n, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE)) return false;
    struct dfg_nodes fields = dfg_rest(g, tuple, 0, 0);
    if (!dfg_same_body(g, n, tuple) || !arm_compute_lib_options_of(g)->concat) return false;
    if (arm_compute_lib_all_2(g, fields) != DFG_TRUE) return false;
    DFG_GIVE(arm_compute_lib_concatenation, .root = n, .fields = fields);
    DFG_GIVE_WHOLE(arm_compute_lib_concatenation, .tuple = tuple);
    return true;
}

/* arm_compute_lib.pat:74  pattern max_pool2d(x) =
 *     nn.max_pool2d(x) { layout == "NHWC", dilation == [1, 1] } where x.dtype in {f32, u8, i8}; */
bool arm_compute_lib_max_pool2d_match(DFG_FIND_MATCH(arm_compute_lib_max_pool2d))
{
    if (!dfg_calls_argc(g, n, arm_compute_lib_op_nn_max_pool2d, 1)) return false;
    if (!dfg_str_is(g, n, arm_compute_lib_attr_layout, arm_compute_lib_str_NHWC, arm_compute_lib_str_NCHW))
        return false;
    if (!dfg_list_is(g, n, arm_compute_lib_attr_dilation, dfg_list(arm_compute_lib_list_1_1, 2), true))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    /* where x.dtype in {f32, u8, i8} */
    if (!(dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8))
        return false;
    DFG_GIVE(arm_compute_lib_max_pool2d, .root = n, .x = x);
    return true;
}

/* arm_compute_lib.pat:76  pattern plain_avg_pool2d(x) =
 *     nn.avg_pool2d(x) { layout == "NHWC", dilation == [1, 1] } where x.dtype == f32; */
bool arm_compute_lib_plain_avg_pool2d_match(DFG_FIND_MATCH(arm_compute_lib_plain_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, arm_compute_lib_op_nn_avg_pool2d, 1)) return false;
    if (!dfg_str_is(g, n, arm_compute_lib_attr_layout, arm_compute_lib_str_NHWC, arm_compute_lib_str_NCHW))
        return false;
    if (!dfg_list_is(g, n, arm_compute_lib_attr_dilation, dfg_list(arm_compute_lib_list_1_1, 2), true))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_dtype(g, x) != DFG_F32) return false;
    DFG_GIVE(arm_compute_lib_plain_avg_pool2d, .root = n, .x = x);
    return true;
}

/* arm_compute_lib.pat:79  pattern global_pool2d(x) {
 *     p = (nn.global_max_pool2d | nn.global_avg_pool2d)(x) { layout == "NHWC" };
 *     where x.dtype == f32 or (p.op == nn.global_max_pool2d and x.dtype in {u8, i8});
 *     return p;
 * } */
bool arm_compute_lib_global_pool2d_match(DFG_FIND_MATCH(arm_compute_lib_global_pool2d))
{
    if (!(dfg_op(g, n) == arm_compute_lib_op_nn_global_max_pool2d
          || dfg_op(g, n) == arm_compute_lib_op_nn_global_avg_pool2d)
        || !dfg_argc_is(g, n, 1))
        return false;
    if (!dfg_str_is(g, n, arm_compute_lib_attr_layout, arm_compute_lib_str_NHWC, arm_compute_lib_str_NCHW))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    /* where x.dtype == f32 or (p.op == nn.global_max_pool2d and x.dtype in {u8, i8}) */
    if (!(dfg_dtype(g, x) == DFG_F32
          || (dfg_op(g, n) == arm_compute_lib_op_nn_global_max_pool2d
              && (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8))))
        return false;
    DFG_GIVE(arm_compute_lib_global_pool2d, .root = n, .x = x, .p = n);
    return true;
}

/* arm_compute_lib.pat:84  pattern binary_f32(a, b) = (maximum | add)(a, b) where a.dtype == f32, b.dtype == f32; */
bool arm_compute_lib_binary_f32_find(DFG_FIND_ON_MATCH(arm_compute_lib_binary_f32))
{
    if (!(dfg_op(g, n) == arm_compute_lib_op_maximum || dfg_op(g, n) == arm_compute_lib_op_add)
        || !dfg_argc_is(g, n, 2))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (dfg_dtype(g, a) != DFG_F32 || dfg_dtype(g, b) != DFG_F32) continue;
        DFG_GIVE(arm_compute_lib_binary_f32, .root = n, .a = a, .b = b);
        return true;
    }
    return false;
}

/* arm_compute_lib.pat:85  pattern qnn_add(a, b, sa, za, sb, zb, so, zo) {
 *     r = qnn.add(a, b, sa, za, sb, zb, so, zo);
 *     where a.dtype in {i8, u8}, b.dtype in {i8, u8};
 *     where per_tensor(sa), per_tensor(za), per_tensor(sb), per_tensor(zb), per_tensor(so), per_tensor(zo);
 *     return r;
 * } */
bool arm_compute_lib_qnn_add_find(DFG_FIND_ON_MATCH(arm_compute_lib_qnn_add))
{
    if (!dfg_calls_argc(g, n, arm_compute_lib_op_qnn_add, 8)) return false;
    bool differ = dfg_operand(g, n, 0) != dfg_operand(g, n, 1)
        || dfg_operand(g, n, 2) != dfg_operand(g, n, 4) || dfg_operand(g, n, 3) != dfg_operand(g, n, 5);
    for (uint32_t swap = way[0]; swap < (differ ? 2u : 1u); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap ? 1u : 0u), b = dfg_arg(g, n, swap ? 0u : 1u);
        dfg_node sa = dfg_arg(g, n, swap ? 4u : 2u), za = dfg_arg(g, n, swap ? 5u : 3u);
        dfg_node sb = dfg_arg(g, n, swap ? 2u : 4u), zb = dfg_arg(g, n, swap ? 3u : 5u);
        dfg_node so = dfg_operand(g, n, 6u), zo = dfg_operand(g, n, 7u);
        if (!(dfg_dtype(g, a) == DFG_I8 || dfg_dtype(g, a) == DFG_U8)) continue;
        if (!(dfg_dtype(g, b) == DFG_I8 || dfg_dtype(g, b) == DFG_U8)) continue;
        if (!arm_compute_lib_per_tensor(g, sa) || !arm_compute_lib_per_tensor(g, za)) continue;
        if (!arm_compute_lib_per_tensor(g, sb) || !arm_compute_lib_per_tensor(g, zb)) continue;
        if (!arm_compute_lib_per_tensor(g, so) || !arm_compute_lib_per_tensor(g, zo)) continue;
        DFG_GIVE(arm_compute_lib_qnn_add, .root = n, .a = a, .b = b, .sa = sa, .za = za, .sb = sb, .zb = zb,
                 .so = so, .zo = zo, .r = n);
        return true;
    }
    return false;
}

/* arm_compute_lib.pat:106, as an entry of a table  "arm_compute_lib.reshape"     = reshape(_); */
bool arm_compute_lib_reshape_find(DFG_FIND(arm_compute_lib_reshape))
{
    if (!dfg_calls_argc(g, n, arm_compute_lib_op_reshape, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(arm_compute_lib_reshape, .root = n);
    DFG_GIVE_WHOLE(arm_compute_lib_reshape, .x = x);
    return true;
}

/* ---- arm_compute_lib.pat:92  table arm_compute_lib ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool arm_compute_lib_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(arm_compute_lib_conv2d, g, n); /* where shape_ok(c, x, w) */
    case 1: return DFG_MATCHES(arm_compute_lib_qnn_conv2d, g, n); /* where shape_ok(c, x, w) */
    case 2: return DFG_MATCHES(arm_compute_lib_dense, g, n); /* where x.dtype == f32 */
    case 3: return DFG_MATCHES(arm_compute_lib_qnn_dense, g, n); /* where x.dtype in {u8, i8} */
    case 4: return DFG_MATCHES(arm_compute_lib_avg_pool2d, g, n); /* where r.dtype in {u8, i8} */
    case 5: return DFG_MATCHES(arm_compute_lib_l2_pool2d, g, n); /* where x.dtype == f32 */
    case 6: return DFG_MATCHES(arm_compute_lib_concatenation, g, n); /* where concat */
    case 7: return DFG_MATCHES(arm_compute_lib_max_pool2d, g, n); /* where x.dtype in {f32, u8, i8} */
    case 8: return DFG_MATCHES(arm_compute_lib_plain_avg_pool2d, g, n); /* where x.dtype == f32 */
    case 9: /* where x.dtype == f32 or (p.op == nn.global_max_pool2d a ... */
        return DFG_MATCHES(arm_compute_lib_global_pool2d, g, n);
    case 10: return DFG_MATCHES(arm_compute_lib_binary_f32, g, n); /* where a.dtype == f32 */
    case 11: return DFG_MATCHES(arm_compute_lib_qnn_add, g, n); /* where a.dtype in {i8, u8} */
    case 12: return DFG_MATCHES_CANDIDATE(arm_compute_lib_reshape, g, n);
    default: return false;
    }
}

/* arm_compute_lib.pat:29  nn.conv2d(nn.pad(x, _) | x, w & const) */
static inline bool arm_compute_lib_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, arm_compute_lib_op_nn_conv2d, 2)
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* arm_compute_lib.pat:31  nn.bias_add?(c, b & const) */
static inline bool arm_compute_lib_is_nn_bias_add(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, arm_compute_lib_op_nn_bias_add, 2)
        && arm_compute_lib_is_c(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* arm_compute_lib.pat:31  nn.relu?(nn.bias_add?(c, b & const)); the operator is known */
static inline bool arm_compute_lib_is_nn_relu(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && (arm_compute_lib_is_nn_bias_add(g, dfg_operand(g, n, 0))
            || arm_compute_lib_is_c(g, dfg_operand(g, n, 0)));
}

/* arm_compute_lib.pat:44  nn.dense(x, w & const); the operator is known */
static inline bool arm_compute_lib_is_d(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* op in {nn.bias_add}: ARM_COMPUTE_LIB_CONV2D, ARM_COMPUTE_LIB_DENSE */
static uint64_t arm_compute_lib_at_nn_bias_add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case arm_compute_lib_op_nn_conv2d:
            if (arm_compute_lib_is_c(g, a0)) set |= DFG_BIT(ARM_COMPUTE_LIB_CONV2D);
            break;
        case arm_compute_lib_op_nn_dense:
            if (arm_compute_lib_is_d(g, a0)) set |= DFG_BIT(ARM_COMPUTE_LIB_DENSE);
            break;
        default: break;
        }
    }
    return set;
}

/* arm_compute_lib.pat:35  qnn.conv2d(nn.pad(x, _) | x, w & const, x_zero & const, w_zero & const, x_scale & const, w ... */
static inline bool arm_compute_lib_is_c_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, arm_compute_lib_op_qnn_conv2d, 6)
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST);
}

/* arm_compute_lib.pat:36  nn.bias_add?(c, b & const) */
static inline bool arm_compute_lib_is_nn_bias_add_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, arm_compute_lib_op_nn_bias_add, 2)
        && arm_compute_lib_is_c_2(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* arm_compute_lib.pat:36  nn.relu?(nn.bias_add?(c, b & const)) */
static inline bool arm_compute_lib_is_nn_relu_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, arm_compute_lib_op_nn_relu, 1)
        && (arm_compute_lib_is_nn_bias_add_2(g, dfg_operand(g, n, 0))
            || arm_compute_lib_is_c_2(g, dfg_operand(g, n, 0)));
}

/* arm_compute_lib.pat:50  qnn.dense(x, w & const, x_zero & const, w_zero & const, x_scale & const, w_scale & const) */
static inline bool arm_compute_lib_is_d_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, arm_compute_lib_op_qnn_dense, 6)
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST);
}

/* arm_compute_lib.pat:51  nn.bias_add?(d, b & const) */
static inline bool arm_compute_lib_is_nn_bias_add_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, arm_compute_lib_op_nn_bias_add, 2)
        && arm_compute_lib_is_d_2(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* op in {qnn.requantize}: ARM_COMPUTE_LIB_QNN_CONV2D, ARM_COMPUTE_LIB_QNN_DENSE */
static uint64_t arm_compute_lib_at_qnn_requantize(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 5) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)) {
        if (arm_compute_lib_is_nn_relu_2(g, dfg_operand(g, n, 0))
            || arm_compute_lib_is_nn_bias_add_2(g, dfg_operand(g, n, 0))
            || arm_compute_lib_is_c_2(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(ARM_COMPUTE_LIB_QNN_CONV2D);
        if (arm_compute_lib_is_nn_bias_add_3(g, dfg_operand(g, n, 0))
            || arm_compute_lib_is_d_2(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(ARM_COMPUTE_LIB_QNN_DENSE);
    }
    return set;
}

/* arm_compute_lib.pat:60  nn.avg_pool2d(wide) */
static inline bool arm_compute_lib_is_nn_avg_pool2d(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, arm_compute_lib_op_nn_avg_pool2d, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls_argc(g, a0, arm_compute_lib_op_cast, 1)
        && dfg_scalar_eq(dfg_attr(g, a0, arm_compute_lib_attr_dtype), dfg_dtype_val(DFG_I32))
        && dfg_list_is(g, n, arm_compute_lib_attr_dilation, dfg_list(arm_compute_lib_list_1_1, 2), true)
        && dfg_str_is(g, n, arm_compute_lib_attr_layout, arm_compute_lib_str_NHWC,
                      arm_compute_lib_str_NCHW);
}

/* arm_compute_lib.pat:61  nn.global_avg_pool2d(wide) */
static inline bool arm_compute_lib_is_nn_global_avg_pool2d(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, arm_compute_lib_op_nn_global_avg_pool2d, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls_argc(g, a0, arm_compute_lib_op_cast, 1)
        && dfg_scalar_eq(dfg_attr(g, a0, arm_compute_lib_attr_dtype), dfg_dtype_val(DFG_I32))
        && dfg_str_is(g, n, arm_compute_lib_attr_layout, arm_compute_lib_str_NHWC,
                      arm_compute_lib_str_NCHW);
}

/* arm_compute_lib.pat:60  cast(nn.avg_pool2d(wide) { layout == "NHWC", dilation == [1, 1] } | nn.global_avg_pool2d(w ...; the operator is known */
static inline bool arm_compute_lib_is_r(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && (arm_compute_lib_is_nn_avg_pool2d(g, dfg_operand(g, n, 0))
            || arm_compute_lib_is_nn_global_avg_pool2d(g, dfg_operand(g, n, 0)));
}

/* arm_compute_lib.pat:67  power(x, 2) */
static inline bool arm_compute_lib_is_power(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, arm_compute_lib_op_power, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* arm_compute_lib.pat:67  nn.avg_pool2d(power(x, 2)) */
static inline bool arm_compute_lib_is_nn_avg_pool2d_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, arm_compute_lib_op_nn_avg_pool2d, 1)
        && arm_compute_lib_is_power(g, dfg_operand(g, n, 0))
        && dfg_list_is(g, n, arm_compute_lib_attr_dilation, dfg_list(arm_compute_lib_list_1_1, 2), true)
        && dfg_str_is(g, n, arm_compute_lib_attr_layout, arm_compute_lib_str_NHWC,
                      arm_compute_lib_str_NCHW);
}

/* arm_compute_lib.pat:67  sqrt(nn.avg_pool2d(power(x, 2)) { layout == "NHWC", dilation == [1, 1] }); the operator is known */
static inline bool arm_compute_lib_is_l2_pool2d(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && arm_compute_lib_is_nn_avg_pool2d_2(g, dfg_operand(g, n, 0));
}

/* arm_compute_lib.pat:69  concatenate((...fields)); the operator is known */
static inline bool arm_compute_lib_is_concatenation(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_is(g, dfg_operand(g, n, 0), DFG_TUPLE)
        && dfg_within(dfg_attr_or_int(g, n, arm_compute_lib_attr_axis, 0), dfg_int(-4), dfg_int(3));
}

/* from bit 0 on: ARM_COMPUTE_LIB_MAX_POOL2D, and 1 more such group */
static uint64_t arm_compute_lib_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)
        && dfg_list_is(g, n, arm_compute_lib_attr_dilation, dfg_list(arm_compute_lib_list_1_1, 2), true)
        && dfg_str_is(g, n, arm_compute_lib_attr_layout, arm_compute_lib_str_NHWC,
                      arm_compute_lib_str_NCHW))
        set |= DFG_BIT(0); /* ARM_COMPUTE_LIB_MAX_POOL2D ... */
    return set;
}

/* op in {nn.global_avg_pool2d, nn.global_max_pool2d}: ARM_COMPUTE_LIB_GLOBAL_POOL2D */
static uint64_t arm_compute_lib_at_nn_global_avg_pool2d_like(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)
        && dfg_str_is(g, n, arm_compute_lib_attr_layout, arm_compute_lib_str_NHWC,
                      arm_compute_lib_str_NCHW))
        set |= DFG_BIT(ARM_COMPUTE_LIB_GLOBAL_POOL2D);
    return set;
}

size_t arm_compute_lib_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case arm_compute_lib_op_nn_relu:
            set = arm_compute_lib_is_nn_relu(g, n) ? DFG_BIT(ARM_COMPUTE_LIB_CONV2D) : 0;
            break;
        case arm_compute_lib_op_nn_bias_add: set = arm_compute_lib_at_nn_bias_add(g, n); break;
        case arm_compute_lib_op_nn_conv2d:
            set = arm_compute_lib_is_c(g, n) ? DFG_BIT(ARM_COMPUTE_LIB_CONV2D) : 0;
            break;
        case arm_compute_lib_op_qnn_requantize: set = arm_compute_lib_at_qnn_requantize(g, n); break;
        case arm_compute_lib_op_nn_dense:
            set = arm_compute_lib_is_d(g, n) ? DFG_BIT(ARM_COMPUTE_LIB_DENSE) : 0;
            break;
        case arm_compute_lib_op_cast:
            set = arm_compute_lib_is_r(g, n) ? DFG_BIT(ARM_COMPUTE_LIB_AVG_POOL2D) : 0;
            break;
        case arm_compute_lib_op_sqrt:
            set = arm_compute_lib_is_l2_pool2d(g, n) ? DFG_BIT(ARM_COMPUTE_LIB_L2_POOL2D) : 0;
            break;
        case arm_compute_lib_op_concatenate:
            set = arm_compute_lib_is_concatenation(g, n) ? DFG_BIT(ARM_COMPUTE_LIB_CONCATENATE) : 0;
            break;
        case arm_compute_lib_op_nn_max_pool2d: set = arm_compute_lib_part(g, n) << 7; break;
        case arm_compute_lib_op_nn_avg_pool2d: set = arm_compute_lib_part(g, n) << 8; break;
        case arm_compute_lib_op_nn_global_avg_pool2d: case arm_compute_lib_op_nn_global_max_pool2d:
            set = arm_compute_lib_at_nn_global_avg_pool2d_like(g, n);
            break;
        case arm_compute_lib_op_add: case arm_compute_lib_op_maximum:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(ARM_COMPUTE_LIB_BINARY) : 0;
            break;
        case arm_compute_lib_op_qnn_add:
            set = dfg_argc_is(g, n, 8) ? DFG_BIT(ARM_COMPUTE_LIB_QNN_ADD) : 0;
            break;
        case arm_compute_lib_op_reshape:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(ARM_COMPUTE_LIB_RESHAPE) : 0;
            break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t arm_compute_lib_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    arm_compute_lib_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t arm_compute_lib_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = arm_compute_lib_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (arm_compute_lib_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
