/* What arm_compute_lib.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "arm_compute_lib.h"
#if ARM_COMPUTE_LIB_H != 0xdda008ba0a960676
#error "arm_compute_lib.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_add = DFG_FIRST_OP,
    OP_cast,
    OP_concatenate,
    OP_maximum,
    OP_nn_avg_pool2d,
    OP_nn_bias_add,
    OP_nn_conv2d,
    OP_nn_dense,
    OP_nn_global_avg_pool2d,
    OP_nn_global_max_pool2d,
    OP_nn_max_pool2d,
    OP_nn_pad,
    OP_nn_relu,
    OP_power,
    OP_qnn_add,
    OP_qnn_conv2d,
    OP_qnn_dense,
    OP_qnn_requantize,
    OP_reshape,
    OP_sqrt,
};
enum {
    ATTR_axis,
    ATTR_data_layout,
    ATTR_dilation,
    ATTR_dtype,
    ATTR_groups,
    ATTR_kernel_layout,
    ATTR_layout,
    ATTR_out_dtype,
    ATTR_strides,
};
enum {
    STR_H,
    STR_NCHW,
    STR_NHWC,
    STR_O,
    STR_OIHW,
    STR_W,
};
static const char *const op_names[] = {
    "add",
    "cast",
    "concatenate",
    "maximum",
    "nn.avg_pool2d",
    "nn.bias_add",
    "nn.conv2d",
    "nn.dense",
    "nn.global_avg_pool2d",
    "nn.global_max_pool2d",
    "nn.max_pool2d",
    "nn.pad",
    "nn.relu",
    "power",
    "qnn.add",
    "qnn.conv2d",
    "qnn.dense",
    "qnn.requantize",
    "reshape",
    "sqrt",
};
static const char *const attr_names[] = {
    "axis",
    "data_layout",
    "dilation",
    "dtype",
    "groups",
    "kernel_layout",
    "layout",
    "out_dtype",
    "strides",
};
static const char *const str_names[] = {
    "H",
    "NCHW",
    "NHWC",
    "O",
    "OIHW",
    "W",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 20,
    .ops = op_names,
    .n_attrs = 9,
    .attrs = attr_names,
    .n_strs = 6,
    .strs = str_names,
};

static const struct arm_compute_lib_options *options(const dfg_graph *g)
{
    return g->options ? g->options : &arm_compute_lib_default_options;
}

/* arm_compute_lib.pat:15
 * cond out_f32(c) = not present(c.out_dtype) or attr(c, out_dtype) == f32;
 */
static bool out_f32_holds(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, ATTR_out_dtype))
        || dfg_eq(dfg_attr(g, c, ATTR_out_dtype), dfg_dtype_val(DFG_F32));
}

/* arm_compute_lib.pat:19
 * cond shape_ok(c, x, w) =
 *     c.data_layout == "NHWC", x.rank == 4, w.rank == 4, x.shape[0] == 1,
 *     c.groups == 1
 *         or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, "O")
 *             and dim(w, c.kernel_layout, "H") == dim(w, c.kernel_layout, "W")
 *             and dim(w, c.kernel_layout, "H") in {3, 5} and (c.strides == [1, 1] or c.strides == [2, 2]));
 */
static bool shape_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_str_is(g, c, ATTR_data_layout, STR_NHWC, STR_NCHW) && dfg_rank(g, x) == 4
        && dfg_rank(g, w) == 4 && dfg_extent(g, x, 0) == 1
        && (dfg_int_is(g, c, ATTR_groups, 1, 1)
            || (dfg_dim_eq(g, dfg_attr_or(g, c, ATTR_groups, dfg_int(1)), dfg_extent_of(g, x, 3))
                && dfg_dim_eq(g, dfg_attr_or(g, c, ATTR_groups, dfg_int(1)),
                              dfg_layout_dim(g, w,
                                             dfg_attr_or(g, c, ATTR_kernel_layout, dfg_str(g, STR_OIHW)),
                                             dfg_str(g, STR_O)))
                && dfg_dim_eq(g,
                              dfg_layout_dim(g, w,
                                             dfg_attr_or(g, c, ATTR_kernel_layout, dfg_str(g, STR_OIHW)),
                                             dfg_str(g, STR_H)),
                              dfg_layout_dim(g, w,
                                             dfg_attr_or(g, c, ATTR_kernel_layout, dfg_str(g, STR_OIHW)),
                                             dfg_str(g, STR_W)))
                && (dfg_dim_eq(g,
                               dfg_layout_dim(g, w,
                                              dfg_attr_or(g, c, ATTR_kernel_layout, dfg_str(g, STR_OIHW)),
                                              dfg_str(g, STR_H)),
                               dfg_int(3))
                    || dfg_dim_eq(g,
                                  dfg_layout_dim(g, w,
                                                 dfg_attr_or(
                                                     g, c, ATTR_kernel_layout, dfg_str(g, STR_OIHW)),
                                                 dfg_str(g, STR_H)),
                                  dfg_int(5)))
                && (dfg_list_is(g, c, ATTR_strides, DFG_LIST(dfg_int(1), dfg_int(1)), true)
                    || dfg_list_is(g, c, ATTR_strides, DFG_LIST(dfg_int(2), dfg_int(2)), false))));
}

struct arm_compute_lib_conv2d_whole {
    struct arm_compute_lib_conv2d_match m;
    dfg_node pad;
    dfg_node x;
    dfg_node constant;
    dfg_node v;
    dfg_node relu;
    dfg_node bias_add;
    dfg_node constant_2;
};

static bool arm_compute_lib_conv2d_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_relu = dfg_calls_argc(g, n, OP_nn_relu, 1);
    dfg_node relu = DFG_NONE, v = DFG_NONE;
    if (is_relu) {
        relu = n;
        v = dfg_arg(g, relu, 0);
    } else {
        v = n;
    }
    bool is_bias_add = dfg_calls_argc(g, v, OP_nn_bias_add, 2);
    dfg_node bias_add = DFG_NONE, b = DFG_NONE, constant_2 = DFG_NONE, c = DFG_NONE;
    if (is_bias_add) {
        bias_add = v;
        b = dfg_arg(g, bias_add, 1);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
        c = dfg_arg(g, bias_add, 0);
    } else {
        c = v;
    }
    if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
        return false;
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node v_2 = dfg_arg(g, c, 0);
    /* where w.dtype == f32 */
    if (dfg_dtype(g, w) != DFG_F32)
        return false;
    /* where out_f32(c) */
    if (!out_f32_holds(g, c))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node pad = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            pad = v_2;
            if (!dfg_calls_with(g, pad, OP_nn_pad, 2))
                continue;
            x = dfg_arg(g, pad, 0);
            x_2 = dfg_arg(g, pad, 1);
        } else {
            x = v_2;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, bias_add, c, pad}, 4))
            continue;
        /* where shape_ok(c, x, w) */
        if (!shape_ok(g, c, x, w))
            continue;
        /* where x.dtype == f32 */
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        if (accept(ctx, &(struct arm_compute_lib_conv2d_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                .c = c}, .pad = pad, .x = x_2, .constant = constant, .v = n,
                .relu = relu, .bias_add = bias_add, .constant_2 = constant_2}))
            return true;
    }
    return false;
}

/* arm_compute_lib.pat:16
 * cond out_i32(c) = not present(c.out_dtype) or attr(c, out_dtype) == i32;
 */
static bool out_i32_holds(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, ATTR_out_dtype))
        || dfg_eq(dfg_attr(g, c, ATTR_out_dtype), dfg_dtype_val(DFG_I32));
}

/* arm_compute_lib.pat:25
 * cond per_tensor(s) = s.rank == 0 or s.elements == 1;
 */
static bool per_tensor(const dfg_graph *g, dfg_node s)
{
    return dfg_rank(g, s) == 0 || dfg_dim_eq(g, dfg_elements_of(g, s), dfg_int(1));
}

struct arm_compute_lib_qnn_conv2d_whole {
    struct arm_compute_lib_qnn_conv2d_match m;
    dfg_node pad;
    dfg_node x;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node relu;
    dfg_node bias_add;
    dfg_node constant_6;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node constant_7;
    dfg_node constant_8;
};

static bool arm_compute_lib_qnn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node x_2 = dfg_arg(g, n, 1);
    dfg_node x_3 = dfg_arg(g, n, 2);
    dfg_node scale = dfg_arg(g, n, 3);
    dfg_node constant_7 = scale;
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    dfg_node zero = dfg_arg(g, n, 4);
    dfg_node constant_8 = zero;
    if (!dfg_is(g, constant_8, DFG_CONST))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, OP_nn_relu, 1);
    dfg_node relu = DFG_NONE, v_2 = DFG_NONE;
    if (is_relu) {
        relu = v;
        v_2 = dfg_arg(g, relu, 0);
    } else {
        v_2 = v;
    }
    bool is_bias_add = dfg_calls_argc(g, v_2, OP_nn_bias_add, 2);
    dfg_node bias_add = DFG_NONE, b = DFG_NONE, constant_6 = DFG_NONE, c = DFG_NONE;
    if (is_bias_add) {
        bias_add = v_2;
        b = dfg_arg(g, bias_add, 1);
        constant_6 = b;
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
        c = dfg_arg(g, bias_add, 0);
    } else {
        c = v_2;
    }
    if (!dfg_calls_with(g, c, OP_qnn_conv2d, 6))
        return false;
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node x_zero = dfg_arg(g, c, 2);
    dfg_node constant_2 = x_zero;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node w_zero = dfg_arg(g, c, 3);
    dfg_node constant_3 = w_zero;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node x_scale = dfg_arg(g, c, 4);
    dfg_node constant_4 = x_scale;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node w_scale = dfg_arg(g, c, 5);
    dfg_node constant_5 = w_scale;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node v_3 = dfg_arg(g, c, 0);
    /* where w.dtype in {u8, i8} */
    if (!(dfg_dtype(g, w) == DFG_U8 || dfg_dtype(g, w) == DFG_I8))
        return false;
    /* where out_i32(c) */
    if (!out_i32_holds(g, c))
        return false;
    /* where r.dtype in {u8, i8} */
    if (!(dfg_dtype(g, n) == DFG_U8 || dfg_dtype(g, n) == DFG_I8))
        return false;
    /* where per_tensor(x_zero) */
    if (!per_tensor(g, x_zero))
        return false;
    /* where per_tensor(w_zero) */
    if (!per_tensor(g, w_zero))
        return false;
    /* where per_tensor(x_scale) */
    if (!per_tensor(g, x_scale))
        return false;
    /* where per_tensor(w_scale) */
    if (!per_tensor(g, w_scale))
        return false;
    /* where per_tensor(scale) */
    if (!per_tensor(g, scale))
        return false;
    /* where per_tensor(zero) */
    if (!per_tensor(g, zero))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node pad = DFG_NONE, x = DFG_NONE, x_4 = DFG_NONE;
        if (alt == 0) {
            pad = v_3;
            if (!dfg_calls_with(g, pad, OP_nn_pad, 2))
                continue;
            x = dfg_arg(g, pad, 0);
            x_4 = dfg_arg(g, pad, 1);
        } else {
            x = v_3;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, bias_add, c, pad}, 4))
            continue;
        /* where shape_ok(c, x, w) */
        if (!shape_ok(g, c, x, w))
            continue;
        /* where x.dtype in {u8, i8} */
        if (!(dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8))
            continue;
        if (accept(ctx, &(struct arm_compute_lib_qnn_conv2d_whole){.m = {.root = n, .x = x, .w = w,
                .b = b, .x_zero = x_zero, .w_zero = w_zero, .x_scale = x_scale,
                .w_scale = w_scale, .scale = scale, .zero = zero, .c = c, .r = n},
                .pad = pad, .x = x_4, .constant = constant, .constant_2 = constant_2,
                .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                .relu = relu, .bias_add = bias_add, .constant_6 = constant_6, .x_2 = x_2,
                .x_3 = x_3, .constant_7 = constant_7, .constant_8 = constant_8}))
            return true;
    }
    return false;
}

struct arm_compute_lib_dense_whole {
    struct arm_compute_lib_dense_match m;
    dfg_node constant;
    dfg_node v;
    dfg_node bias_add;
    dfg_node constant_2;
};

static bool arm_compute_lib_dense_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_bias_add = dfg_calls_argc(g, n, OP_nn_bias_add, 2);
    dfg_node bias_add = DFG_NONE, d = DFG_NONE, b = DFG_NONE, constant_2 = DFG_NONE;
    if (is_bias_add) {
        bias_add = n;
        d = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    } else {
        d = n;
    }
    if (!dfg_calls_with(g, d, OP_nn_dense, 2))
        return false;
    dfg_node x = dfg_arg(g, d, 0);
    dfg_node w = dfg_arg(g, d, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){bias_add, d}, 2))
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    /* where w.dtype == f32 */
    if (dfg_dtype(g, w) != DFG_F32)
        return false;
    /* where w.rank == 2 */
    if (dfg_rank(g, w) != 2)
        return false;
    /* where out_f32(d) */
    if (!out_f32_holds(g, d))
        return false;
    return accept(ctx, &(struct arm_compute_lib_dense_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .d = d}, .constant = constant, .v = n, .bias_add = bias_add,
            .constant_2 = constant_2});
}

struct arm_compute_lib_qnn_dense_whole {
    struct arm_compute_lib_qnn_dense_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node bias_add;
    dfg_node constant_6;
    dfg_node x;
    dfg_node x_2;
    dfg_node constant_7;
    dfg_node constant_8;
};

static bool arm_compute_lib_qnn_dense_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_bias_add = dfg_calls_argc(g, v, OP_nn_bias_add, 2);
    dfg_node bias_add = DFG_NONE, d = DFG_NONE, b = DFG_NONE, constant_6 = DFG_NONE;
    if (is_bias_add) {
        bias_add = v;
        d = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant_6 = b;
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
    } else {
        d = v;
    }
    if (!dfg_calls_with(g, d, OP_qnn_dense, 6))
        return false;
    dfg_node x = dfg_arg(g, d, 0);
    dfg_node w = dfg_arg(g, d, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node x_zero = dfg_arg(g, d, 2);
    dfg_node constant_2 = x_zero;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node w_zero = dfg_arg(g, d, 3);
    dfg_node constant_3 = w_zero;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node x_scale = dfg_arg(g, d, 4);
    dfg_node constant_4 = x_scale;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node w_scale = dfg_arg(g, d, 5);
    dfg_node constant_5 = w_scale;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node x_2 = dfg_arg(g, n, 1);
    dfg_node x_2_2 = dfg_arg(g, n, 2);
    dfg_node scale = dfg_arg(g, n, 3);
    dfg_node constant_7 = scale;
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    dfg_node zero = dfg_arg(g, n, 4);
    dfg_node constant_8 = zero;
    if (!dfg_is(g, constant_8, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){bias_add, d}, 2))
        return false;
    /* where x.dtype in {u8, i8} */
    if (!(dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8))
        return false;
    /* where w.dtype in {u8, i8} */
    if (!(dfg_dtype(g, w) == DFG_U8 || dfg_dtype(g, w) == DFG_I8))
        return false;
    /* where attr(d, out_dtype) == i32 */
    if (!dfg_eq(dfg_attr(g, d, ATTR_out_dtype), dfg_dtype_val(DFG_I32)))
        return false;
    /* where r.dtype in {u8, i8} */
    if (!(dfg_dtype(g, n) == DFG_U8 || dfg_dtype(g, n) == DFG_I8))
        return false;
    /* where per_tensor(x_zero) */
    if (!per_tensor(g, x_zero))
        return false;
    /* where per_tensor(w_zero) */
    if (!per_tensor(g, w_zero))
        return false;
    /* where per_tensor(x_scale) */
    if (!per_tensor(g, x_scale))
        return false;
    /* where per_tensor(w_scale) */
    if (!per_tensor(g, w_scale))
        return false;
    /* where per_tensor(scale) */
    if (!per_tensor(g, scale))
        return false;
    /* where per_tensor(zero) */
    if (!per_tensor(g, zero))
        return false;
    return accept(ctx, &(struct arm_compute_lib_qnn_dense_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .x_zero = x_zero, .w_zero = w_zero, .x_scale = x_scale, .w_scale = w_scale,
            .scale = scale, .zero = zero, .d = d, .r = n}, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
            .constant_5 = constant_5, .bias_add = bias_add, .constant_6 = constant_6,
            .x = x_2, .x_2 = x_2_2, .constant_7 = constant_7, .constant_8 = constant_8});
}

struct arm_compute_lib_avg_pool2d_whole {
    struct arm_compute_lib_avg_pool2d_match m;
    dfg_node avg_pool2d;
    dfg_node global_avg_pool2d;
};

static bool arm_compute_lib_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_cast, 1))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_avg_pool2d = dfg_calls_argc(g, v, OP_nn_avg_pool2d, 1);
    dfg_node avg_pool2d = DFG_NONE, wide = DFG_NONE, global_avg_pool2d = DFG_NONE;
    if (is_avg_pool2d) {
        avg_pool2d = v;
        if (!dfg_str_is(g, avg_pool2d, ATTR_layout, STR_NHWC, STR_NCHW))
            return false;
        if (!dfg_list_is(g, avg_pool2d, ATTR_dilation, DFG_LIST(dfg_int(1), dfg_int(1)), true))
            return false;
        wide = dfg_arg(g, avg_pool2d, 0);
    } else {
        global_avg_pool2d = v;
        if (!dfg_calls_argc(g, global_avg_pool2d, OP_nn_global_avg_pool2d, 1))
            return false;
        if (!dfg_str_is(g, global_avg_pool2d, ATTR_layout, STR_NHWC, STR_NCHW))
            return false;
        wide = dfg_arg(g, global_avg_pool2d, 0);
    }
    if (!dfg_calls_with(g, wide, OP_cast, 1))
        return false;
    if (!dfg_eq(dfg_attr(g, wide, ATTR_dtype), dfg_dtype_val(DFG_I32)))
        return false;
    dfg_node x = dfg_arg(g, wide, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){avg_pool2d, global_avg_pool2d, wide}, 3))
        return false;
    /* where r.dtype in {u8, i8} */
    if (!(dfg_dtype(g, n) == DFG_U8 || dfg_dtype(g, n) == DFG_I8))
        return false;
    return accept(ctx, &(struct arm_compute_lib_avg_pool2d_whole){.m = {.root = n, .x = x, .wide = wide,
            .r = n}, .avg_pool2d = avg_pool2d,
            .global_avg_pool2d = global_avg_pool2d});
}

struct arm_compute_lib_l2_pool2d_whole {
    struct arm_compute_lib_l2_pool2d_match m;
    dfg_node sqrt;
    dfg_node avg_pool2d;
    dfg_node power;
    dfg_node constant;
};

static bool arm_compute_lib_l2_pool2d_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sqrt, 1))
        return false;
    dfg_node avg_pool2d = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, avg_pool2d, OP_nn_avg_pool2d, 1))
        return false;
    if (!dfg_str_is(g, avg_pool2d, ATTR_layout, STR_NHWC, STR_NCHW))
        return false;
    if (!dfg_list_is(g, avg_pool2d, ATTR_dilation, DFG_LIST(dfg_int(1), dfg_int(1)), true))
        return false;
    dfg_node power = dfg_arg(g, avg_pool2d, 0);
    if (!dfg_calls_with(g, power, OP_power, 2))
        return false;
    dfg_node x = dfg_arg(g, power, 0);
    dfg_node constant = dfg_arg(g, power, 1);
    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){avg_pool2d, power}, 2))
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    return accept(ctx, &(struct arm_compute_lib_l2_pool2d_whole){.m = {.root = n, .x = x}, .sqrt = n,
            .avg_pool2d = avg_pool2d, .power = power, .constant = constant});
}

static enum dfg_tri arm_compute_lib_all1(const dfg_graph *g, struct dfg_nodes fields)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < fields.n; k++) {
        const dfg_node each = fields.at[k];
        all = dfg_both(all,
                       (dfg_dtype(g, each) == DFG_F32 || dfg_dtype(g, each) == DFG_U8
                        || dfg_dtype(g, each) == DFG_I8)
                       ? DFG_TRUE
                       : (dfg_ne(dfg_dtype_of(g, each), dfg_dtype_val(DFG_F32))
                          && dfg_ne(dfg_dtype_of(g, each), dfg_dtype_val(DFG_U8))
                          && dfg_ne(dfg_dtype_of(g, each), dfg_dtype_val(DFG_I8)))
                         ? DFG_FALSE
                       : DFG_UNKNOWN);
    }
    return all;
}

struct arm_compute_lib_concatenation_whole {
    struct arm_compute_lib_concatenation_match m;
    dfg_node concatenate;
    dfg_node tuple;
};

static bool arm_compute_lib_concatenation_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_concatenate, 1))
        return false;
    if (!dfg_within(dfg_attr_or(g, n, ATTR_axis, dfg_int(0)), dfg_int(-4), dfg_int(3)))
        return false;
    dfg_node tuple = dfg_arg(g, n, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE))
        return false;
    struct dfg_nodes fields = dfg_rest(g, tuple, 0, 0);
    if (!dfg_same_body(g, n, tuple))
        return false;
    /* where concat */
    if (!options(g)->concat)
        return false;
    /* where all(fields, fields.dtype in {f32, u8, i8}) */
    if (arm_compute_lib_all1(g, fields) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct arm_compute_lib_concatenation_whole){.m = {.root = n, .fields = fields},
            .concatenate = n, .tuple = tuple});
}

struct arm_compute_lib_max_pool2d_whole {
    struct arm_compute_lib_max_pool2d_match m;
    dfg_node max_pool2d;
};

static bool arm_compute_lib_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_max_pool2d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NHWC, STR_NCHW))
        return false;
    if (!dfg_list_is(g, n, ATTR_dilation, DFG_LIST(dfg_int(1), dfg_int(1)), true))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype in {f32, u8, i8} */
    if (!(dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8))
        return false;
    return accept(ctx, &(struct arm_compute_lib_max_pool2d_whole){.m = {.root = n, .x = x},
            .max_pool2d = n});
}

struct arm_compute_lib_plain_avg_pool2d_whole {
    struct arm_compute_lib_plain_avg_pool2d_match m;
    dfg_node avg_pool2d;
};

static bool arm_compute_lib_plain_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_avg_pool2d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NHWC, STR_NCHW))
        return false;
    if (!dfg_list_is(g, n, ATTR_dilation, DFG_LIST(dfg_int(1), dfg_int(1)), true))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    return accept(ctx, &(struct arm_compute_lib_plain_avg_pool2d_whole){.m = {.root = n, .x = x},
            .avg_pool2d = n});
}

struct arm_compute_lib_global_pool2d_whole {
    struct arm_compute_lib_global_pool2d_match m;
};

static bool arm_compute_lib_global_pool2d_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_nn_global_max_pool2d || dfg_op(g, n) == OP_nn_global_avg_pool2d)
        || !dfg_has_args(g, n, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NHWC, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype == f32 or (p.op == nn.global_max_pool2d and x.dtype in {u8, i8}) */
    if (!(dfg_dtype(g, x) == DFG_F32
          || (dfg_op(g, n) == OP_nn_global_max_pool2d
              && (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8))))
        return false;
    return accept(ctx, &(struct arm_compute_lib_global_pool2d_whole){.m = {.root = n, .x = x, .p = n}});
}

struct arm_compute_lib_binary_f32_whole {
    struct arm_compute_lib_binary_f32_match m;
    dfg_node call;
};

static bool arm_compute_lib_binary_f32_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_maximum || dfg_op(g, n) == OP_add) || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where a.dtype == f32 */
        if (dfg_dtype(g, a) != DFG_F32)
            continue;
        /* where b.dtype == f32 */
        if (dfg_dtype(g, b) != DFG_F32)
            continue;
        if (accept(ctx, &(struct arm_compute_lib_binary_f32_whole){.m = {.root = n, .a = a, .b = b},
                .call = n}))
            return true;
    }
    return false;
}

struct arm_compute_lib_qnn_add_whole {
    struct arm_compute_lib_qnn_add_match m;
};

static bool arm_compute_lib_qnn_add_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_add, 8))
        return false;
    bool differ = (dfg_arg(g, n, 0) != dfg_arg(g, n, 1) || dfg_arg(g, n, 2) != dfg_arg(g, n, 4)
                   || dfg_arg(g, n, 3) != dfg_arg(g, n, 5));
    for (uint32_t swap = 0; swap < (differ ? 2u : 1u); swap++) {
        dfg_node a = dfg_arg(g, n, swap ? 1u : 0u);
        dfg_node b = dfg_arg(g, n, swap ? 0u : 1u);
        dfg_node sa = dfg_arg(g, n, swap ? 4u : 2u);
        dfg_node za = dfg_arg(g, n, swap ? 5u : 3u);
        dfg_node sb = dfg_arg(g, n, swap ? 2u : 4u);
        dfg_node zb = dfg_arg(g, n, swap ? 3u : 5u);
        dfg_node so = dfg_arg(g, n, 6u);
        dfg_node zo = dfg_arg(g, n, 7u);
        /* where a.dtype in {i8, u8} */
        if (!(dfg_dtype(g, a) == DFG_I8 || dfg_dtype(g, a) == DFG_U8))
            continue;
        /* where b.dtype in {i8, u8} */
        if (!(dfg_dtype(g, b) == DFG_I8 || dfg_dtype(g, b) == DFG_U8))
            continue;
        /* where per_tensor(sa) */
        if (!per_tensor(g, sa))
            continue;
        /* where per_tensor(za) */
        if (!per_tensor(g, za))
            continue;
        /* where per_tensor(sb) */
        if (!per_tensor(g, sb))
            continue;
        /* where per_tensor(zb) */
        if (!per_tensor(g, zb))
            continue;
        /* where per_tensor(so) */
        if (!per_tensor(g, so))
            continue;
        /* where per_tensor(zo) */
        if (!per_tensor(g, zo))
            continue;
        if (accept(ctx, &(struct arm_compute_lib_qnn_add_whole){.m = {.root = n, .a = a, .b = b, .sa = sa,
                .za = za, .sb = sb, .zb = zb, .so = so, .zo = zo, .r = n}}))
            return true;
    }
    return false;
}

struct arm_compute_lib_reshape_whole {
    struct arm_compute_lib_reshape_match m;
    dfg_node reshape;
    dfg_node x;
};

static bool arm_compute_lib_reshape_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_reshape, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct arm_compute_lib_reshape_whole){.m = {.root = n}, .reshape = n, .x = x});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv2d ---- */

static const struct dfg_desc_expr arm_compute_lib_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 20 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 20 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 4", .line = 20 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NHWC\", x.rank == 4", .line = 20 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 20 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 20 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.rank == 4", .line = 20 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 20 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.shape[0]", .line = 20 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.shape[0] == 1", .line = 20 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.shape[0] == 1", .line = 20 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 21 },
    /* 22 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .name = "groups", .text = "groups", .line = 21 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 21 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "c.groups == 1", .line = 21 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 22 },
    /* 26 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "groups", .text = "groups", .line = 22 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 22 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "shape", .line = 22 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 22 },
    /* 30 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.shape[3]", .line = 22 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "c.groups == x.shape[3]", .line = 22 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 22 },
    /* 33 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "groups", .text = "groups", .line = 22 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 22 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 22 },
    /* 36 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 38 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 34, 36, 37, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 38, }, .text = "c.groups == dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 39, }, .text = "c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 23 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 23 },
    /* 43 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .name = "kernel_layout", .text = "kernel_layout", .line = 23 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "H" }, .text = "\"H\"", .line = 23 },
    /* 45 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 41, 43, 44, }, .text = "dim(w, c.kernel_layout, \"H\")", .line = 23 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 23 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 23 },
    /* 48 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "kernel_layout", .text = "kernel_layout", .line = 23 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "W" }, .text = "\"W\"", .line = 23 },
    /* 50 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 46, 48, 49, }, .text = "dim(w, c.kernel_layout, \"W\")", .line = 23 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 50, }, .text = "dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")", .line = 23 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 51, }, .text = "c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")\012            and dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")", .line = 22 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 24 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 24 },
    /* 55 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .name = "kernel_layout", .text = "kernel_layout", .line = 24 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "H" }, .text = "\"H\"", .line = 24 },
    /* 57 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 53, 55, 56, }, .text = "dim(w, c.kernel_layout, \"H\")", .line = 24 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 24 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 5LL }, .text = "5", .line = 24 },
    /* 60 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 57, 58, 59, }, .text = "dim(w, c.kernel_layout, \"H\") in {3, 5}", .line = 24 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 60, }, .text = "c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")\012            and dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")\012            and dim(w, c.kernel_layout, \"H\") in {3, 5}", .line = 22 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 24 },
    /* 63 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .name = "strides", .text = "strides", .line = 24 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "[1, 1]", .line = 24 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "c.strides == [1, 1]", .line = 24 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 24 },
    /* 67 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .name = "strides", .text = "strides", .line = 24 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "[2, 2]", .line = 24 },
    /* 69 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "c.strides == [2, 2]", .line = 24 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 65, 69, }, .text = "(c.strides == [1, 1] or c.strides == [2, 2])", .line = 24 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 61, 70, }, .text = "(c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")\012            and dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")\012            and dim(w, c.kernel_layout, \"H\") in {3, 5} and (c.strides == [1, 1] or c.strides == [2, 2]))", .line = 22 },
    /* 72 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 71, }, .text = "c.groups == 1\012        or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")\012            and dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")\012            and dim(w, c.kernel_layout, \"H\") in {3, 5} and (c.strides == [1, 1] or c.strides == [2, 2]))", .line = 21 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 72, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.shape[0] == 1,\012    c.groups == 1\012        or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")\012            and dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")\012            and dim(w, c.kernel_layout, \"H\") in {3, 5} and (c.strides == [1, 1] or c.strides == [2, 2]))", .line = 20 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 29 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "dtype", .line = 29 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 29 },
    /* 77 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "x.dtype == f32", .line = 29 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 29 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "dtype", .line = 29 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 29 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "w.dtype == f32", .line = 29 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 15 },
    /* 83 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .name = "out_dtype", .text = "out_dtype", .line = 15 },
    /* 84 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "present(c.out_dtype)", .line = 15 },
    /* 85 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "not present(c.out_dtype)", .line = 15 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 15 },
    /* 87 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .name = "out_dtype", .text = "out_dtype", .line = 15 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 89 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "attr(c, out_dtype) == f32", .line = 15 },
    /* 90 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 85, 89, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 15 },
};
static const struct dfg_desc_node arm_compute_lib_conv2d_nodes[15] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.relu?(nn.bias_add?(c, b & const))", .line = 30 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "nn.relu?(nn.bias_add?(c, b & const))", .line = 30 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "nn.bias_add?(c, b & const)", .line = 30 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "nn.bias_add?(c, b & const)", .line = 30 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, },
        .name = "c",
        .text = "nn.conv2d(nn.pad(x, _) | x, w & const)", .line = 28 },
    [5] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "nn.pad(x, _) | x", .line = 28 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "nn.pad(x, _)", .line = 28 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 27 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "w & const", .line = 28 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 27 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "b & const", .line = 30 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 27 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
};
static const struct dfg_desc_region arm_compute_lib_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture arm_compute_lib_conv2d_refs[] = { { 7, -1 }, { 10, -1 }, { 13, -1 }, { 4, -1 }, };
static const struct dfg_capture arm_compute_lib_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct arm_compute_lib_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct arm_compute_lib_conv2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct arm_compute_lib_conv2d_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct arm_compute_lib_conv2d_match, c) },
};
static const struct dfg_desc_pattern arm_compute_lib_conv2d_desc = {
    .n_nodes = 15, .n_exprs = 91, .n_vars = 0, .n_sets = 4,
    .nodes = arm_compute_lib_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = arm_compute_lib_conv2d_regions,
    .exprs = arm_compute_lib_conv2d_exprs,
    .captures = arm_compute_lib_conv2d_refs,
    .text = "pattern conv2d(x, w, b) {\012    c = nn.conv2d(nn.pad(x, _) | x, w & const);\012    where shape_ok(c, x, w), x.dtype == f32, w.dtype == f32, out_f32(c);\012    return nn.relu?(nn.bias_add?(c, b & const));\012}", .line = 27, .n_where = 4, .where = (const uint32_t[]){ 73, 77, 81, 90, }
};
static bool arm_compute_lib_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return arm_compute_lib_conv2d_match(g, n, m);
}
static bool arm_compute_lib_conv2d_pass(void *ctx, const struct arm_compute_lib_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool arm_compute_lib_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return arm_compute_lib_conv2d_each(g, n, arm_compute_lib_conv2d_pass, &e);
}

static const struct dfg_part arm_compute_lib_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct arm_compute_lib_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct arm_compute_lib_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct arm_compute_lib_conv2d_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct arm_compute_lib_conv2d_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct arm_compute_lib_conv2d_whole, pad) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct arm_compute_lib_conv2d_whole, x) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_conv2d_whole, constant) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct arm_compute_lib_conv2d_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct arm_compute_lib_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct arm_compute_lib_conv2d_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_conv2d_whole, constant_2) },
};
/* ---- qnn_conv2d ---- */

static const struct dfg_desc_expr arm_compute_lib_qnn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 20 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 20 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 4", .line = 20 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NHWC\", x.rank == 4", .line = 20 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 20 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 20 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.rank == 4", .line = 20 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 20 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.shape[0]", .line = 20 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.shape[0] == 1", .line = 20 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.shape[0] == 1", .line = 20 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 21 },
    /* 22 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .name = "groups", .text = "groups", .line = 21 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 21 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "c.groups == 1", .line = 21 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 22 },
    /* 26 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "groups", .text = "groups", .line = 22 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 22 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "shape", .line = 22 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 22 },
    /* 30 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.shape[3]", .line = 22 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "c.groups == x.shape[3]", .line = 22 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 22 },
    /* 33 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "groups", .text = "groups", .line = 22 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 22 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 22 },
    /* 36 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 38 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 34, 36, 37, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 38, }, .text = "c.groups == dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 39, }, .text = "c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 23 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 23 },
    /* 43 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .name = "kernel_layout", .text = "kernel_layout", .line = 23 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "H" }, .text = "\"H\"", .line = 23 },
    /* 45 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 41, 43, 44, }, .text = "dim(w, c.kernel_layout, \"H\")", .line = 23 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 23 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 23 },
    /* 48 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "kernel_layout", .text = "kernel_layout", .line = 23 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "W" }, .text = "\"W\"", .line = 23 },
    /* 50 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 46, 48, 49, }, .text = "dim(w, c.kernel_layout, \"W\")", .line = 23 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 50, }, .text = "dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")", .line = 23 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 51, }, .text = "c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")\012            and dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")", .line = 22 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 24 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 24 },
    /* 55 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .name = "kernel_layout", .text = "kernel_layout", .line = 24 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "H" }, .text = "\"H\"", .line = 24 },
    /* 57 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 53, 55, 56, }, .text = "dim(w, c.kernel_layout, \"H\")", .line = 24 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 24 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 5LL }, .text = "5", .line = 24 },
    /* 60 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 57, 58, 59, }, .text = "dim(w, c.kernel_layout, \"H\") in {3, 5}", .line = 24 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 60, }, .text = "c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")\012            and dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")\012            and dim(w, c.kernel_layout, \"H\") in {3, 5}", .line = 22 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 24 },
    /* 63 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .name = "strides", .text = "strides", .line = 24 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "[1, 1]", .line = 24 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "c.strides == [1, 1]", .line = 24 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 24 },
    /* 67 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .name = "strides", .text = "strides", .line = 24 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "[2, 2]", .line = 24 },
    /* 69 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "c.strides == [2, 2]", .line = 24 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 65, 69, }, .text = "(c.strides == [1, 1] or c.strides == [2, 2])", .line = 24 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 61, 70, }, .text = "(c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")\012            and dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")\012            and dim(w, c.kernel_layout, \"H\") in {3, 5} and (c.strides == [1, 1] or c.strides == [2, 2]))", .line = 22 },
    /* 72 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 71, }, .text = "c.groups == 1\012        or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")\012            and dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")\012            and dim(w, c.kernel_layout, \"H\") in {3, 5} and (c.strides == [1, 1] or c.strides == [2, 2]))", .line = 21 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 72, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.shape[0] == 1,\012    c.groups == 1\012        or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")\012            and dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")\012            and dim(w, c.kernel_layout, \"H\") in {3, 5} and (c.strides == [1, 1] or c.strides == [2, 2]))", .line = 20 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 36 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "dtype", .line = 36 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 36 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 36 },
    /* 78 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 75, 76, 77, }, .text = "x.dtype in {u8, i8}", .line = 36 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 36 },
    /* 80 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "dtype", .line = 36 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 36 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 36 },
    /* 83 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 80, 81, 82, }, .text = "w.dtype in {u8, i8}", .line = 36 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 16 },
    /* 85 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .name = "out_dtype", .text = "out_dtype", .line = 16 },
    /* 86 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "present(c.out_dtype)", .line = 16 },
    /* 87 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "not present(c.out_dtype)", .line = 16 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 16 },
    /* 89 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .name = "out_dtype", .text = "out_dtype", .line = 16 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 16 },
    /* 91 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "attr(c, out_dtype) == i32", .line = 16 },
    /* 92 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == i32", .line = 16 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 36 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "dtype", .line = 36 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 36 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 36 },
    /* 97 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 94, 95, 96, }, .text = "r.dtype in {u8, i8}", .line = 36 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 14, .text = "s", .line = 25 },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "rank", .line = 25 },
    /* 100 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 101 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "s.rank == 0", .line = 25 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 14, .text = "s", .line = 25 },
    /* 103 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "elements", .line = 25 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "s.elements == 1", .line = 25 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 101, 105, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 17, .text = "s", .line = 25 },
    /* 108 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "rank", .line = 25 },
    /* 109 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 110 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "s.rank == 0", .line = 25 },
    /* 111 */ { .op = DFG_E_NODE, .ref = 17, .text = "s", .line = 25 },
    /* 112 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "elements", .line = 25 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 114 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 112, 113, }, .text = "s.elements == 1", .line = 25 },
    /* 115 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 110, 114, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 116 */ { .op = DFG_E_NODE, .ref = 20, .text = "s", .line = 25 },
    /* 117 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "rank", .line = 25 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 119 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "s.rank == 0", .line = 25 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 20, .text = "s", .line = 25 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "elements", .line = 25 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 123 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "s.elements == 1", .line = 25 },
    /* 124 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 119, 123, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 23, .text = "s", .line = 25 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 25 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 128 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "s.rank == 0", .line = 25 },
    /* 129 */ { .op = DFG_E_NODE, .ref = 23, .text = "s", .line = 25 },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "elements", .line = 25 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 132 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "s.elements == 1", .line = 25 },
    /* 133 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 128, 132, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 31, .text = "s", .line = 25 },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "rank", .line = 25 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 137 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "s.rank == 0", .line = 25 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 31, .text = "s", .line = 25 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "elements", .line = 25 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 141 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "s.elements == 1", .line = 25 },
    /* 142 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 137, 141, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 34, .text = "s", .line = 25 },
    /* 144 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "rank", .line = 25 },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 146 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 144, 145, }, .text = "s.rank == 0", .line = 25 },
    /* 147 */ { .op = DFG_E_NODE, .ref = 34, .text = "s", .line = 25 },
    /* 148 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 147, }, .text = "elements", .line = 25 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 150 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 148, 149, }, .text = "s.elements == 1", .line = 25 },
    /* 151 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 146, 150, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
};
static const struct dfg_desc_node arm_compute_lib_qnn_conv2d_nodes[36] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 28, 29, 30, 33, },
        .name = "r",
        .text = "qnn.requantize(nn.relu?(nn.bias_add?(c, b & const)), _, _, scale & const, zero &...", .line = 35 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "nn.relu?(nn.bias_add?(c, b & const))", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "nn.relu?(nn.bias_add?(c, b & const))", .line = 35 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "nn.bias_add?(c, b & const)", .line = 35 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 25, },
        .text = "nn.bias_add?(c, b & const)", .line = 35 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d", },
        .n_kids = 6, .kids = (const uint32_t[]){ 6, 10, 13, 16, 19, 22, },
        .name = "c",
        .text = "qnn.conv2d(nn.pad(x, _) | x, w & const, x_zero & const, w_zero & const, x_scale ...", .line = 34 },
    [6] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "nn.pad(x, _) | x", .line = 34 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "nn.pad(x, _)", .line = 34 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 33 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 34 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "w & const", .line = 34 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 33 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 34 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "x_zero & const", .line = 34 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 33 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 34 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "w_zero & const", .line = 34 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 33 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 34 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "x_scale & const", .line = 34 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 33 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 34 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "w_scale & const", .line = 34 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_scale",
        .text = "w_scale", .line = 33 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 34 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "b & const", .line = 35 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 33 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [28] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 35 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 35 },
    [30] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, },
        .text = "scale & const", .line = 35 },
    [31] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 33 },
    [32] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [33] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, },
        .text = "zero & const", .line = 35 },
    [34] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 33 },
    [35] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region arm_compute_lib_qnn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture arm_compute_lib_qnn_conv2d_refs[] = { { 8, -1 }, { 11, -1 }, { 26, -1 }, { 14, -1 }, { 17, -1 }, { 20, -1 }, { 23, -1 }, { 31, -1 }, { 34, -1 }, { 5, -1 }, { 0, -1 }, };
static const struct dfg_capture arm_compute_lib_qnn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_conv2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_conv2d_match, b) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_conv2d_match, x_zero) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_conv2d_match, w_zero) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_conv2d_match, x_scale) },
    { "w_scale", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_conv2d_match, w_scale) },
    { "scale", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_conv2d_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_conv2d_match, zero) },
    { "c", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_conv2d_match, c) },
    { "r", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_conv2d_match, r) },
};
static const struct dfg_desc_pattern arm_compute_lib_qnn_conv2d_desc = {
    .n_nodes = 36, .n_exprs = 152, .n_vars = 0, .n_sets = 11,
    .nodes = arm_compute_lib_qnn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = arm_compute_lib_qnn_conv2d_regions,
    .exprs = arm_compute_lib_qnn_conv2d_exprs,
    .captures = arm_compute_lib_qnn_conv2d_refs,
    .text = "pattern qnn_conv2d(x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero) {\012    c = qnn.conv2d(nn.pad(x, _) | x, w & const, x_zero & const, w_zero & const, x_scale & const, w_scale & const);\012    r = qnn.requantize(nn.relu?(nn.bias_add?(c, b & const)), _, _, scale & const, zero & const);\012    where shape_ok(c, x, w), x.dtype in {u8, i8}, w.dtype in {u8, i8}, out_i32(c), r.dtype in {u8, i8};\012    where per_tensor(x_zero), per_tensor(w_zero), per_tensor(x_scale), per_tensor(w_scale);\012    where per_tensor(scale), per_tensor(zero);\012    return r;\012}", .line = 33, .n_where = 11, .where = (const uint32_t[]){ 73, 78, 83, 92, 97, 106, 115, 124, 133, 142, 151, }
};
static bool arm_compute_lib_qnn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return arm_compute_lib_qnn_conv2d_match(g, n, m);
}
static bool arm_compute_lib_qnn_conv2d_pass(void *ctx, const struct arm_compute_lib_qnn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool arm_compute_lib_qnn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return arm_compute_lib_qnn_conv2d_each(g, n, arm_compute_lib_qnn_conv2d_pass, &e);
}

static const struct dfg_part arm_compute_lib_qnn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct arm_compute_lib_qnn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct arm_compute_lib_qnn_conv2d_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct arm_compute_lib_qnn_conv2d_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct arm_compute_lib_qnn_conv2d_whole, m.w_zero) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct arm_compute_lib_qnn_conv2d_whole, m.x_scale) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct arm_compute_lib_qnn_conv2d_whole, m.w_scale) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct arm_compute_lib_qnn_conv2d_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 8, offsetof(struct arm_compute_lib_qnn_conv2d_whole, m.zero) },
    { DFG_PART_INNER, false, 0, 9, offsetof(struct arm_compute_lib_qnn_conv2d_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, pad) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, x) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, constant_5) },
    { DFG_PART_ROOT, false, 1, 10, offsetof(struct arm_compute_lib_qnn_conv2d_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, x_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_conv2d_whole, constant_8) },
};
/* ---- dense ---- */

static const struct dfg_desc_expr arm_compute_lib_dense_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 44 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 44 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 44 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 44 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 44 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 44 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 44 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == f32", .line = 44 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 44 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 44 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 44 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "w.rank == 2", .line = 44 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 15 },
    /* 13 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .name = "out_dtype", .text = "out_dtype", .line = 15 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(c.out_dtype)", .line = 15 },
    /* 15 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "not present(c.out_dtype)", .line = 15 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 15 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "out_dtype", .text = "out_dtype", .line = 15 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "attr(c, out_dtype) == f32", .line = 15 },
    /* 20 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 15 },
};
static const struct dfg_desc_node arm_compute_lib_dense_nodes[10] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.bias_add?(d, b & const)", .line = 45 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "nn.bias_add?(d, b & const)", .line = 45 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "d",
        .text = "nn.dense(x, w & const)", .line = 43 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 42 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "w & const", .line = 43 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 42 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 43 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "b & const", .line = 45 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 42 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 45 },
};
static const struct dfg_desc_region arm_compute_lib_dense_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture arm_compute_lib_dense_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 2, -1 }, };
static const struct dfg_capture arm_compute_lib_dense_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct arm_compute_lib_dense_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct arm_compute_lib_dense_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct arm_compute_lib_dense_match, b) },
    { "d", DFG_CAP_NODE, offsetof(struct arm_compute_lib_dense_match, d) },
};
static const struct dfg_desc_pattern arm_compute_lib_dense_desc = {
    .n_nodes = 10, .n_exprs = 21, .n_vars = 0, .n_sets = 4,
    .nodes = arm_compute_lib_dense_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = arm_compute_lib_dense_regions,
    .exprs = arm_compute_lib_dense_exprs,
    .captures = arm_compute_lib_dense_refs,
    .text = "pattern dense(x, w, b) {\012    d = nn.dense(x, w & const);\012    where x.dtype == f32, w.dtype == f32, w.rank == 2, out_f32(d);\012    return nn.bias_add?(d, b & const);\012}", .line = 42, .n_where = 4, .where = (const uint32_t[]){ 3, 7, 11, 20, }
};
static bool arm_compute_lib_dense_any(const dfg_graph *g, dfg_node n, void *m)
{
    return arm_compute_lib_dense_match(g, n, m);
}
static bool arm_compute_lib_dense_pass(void *ctx, const struct arm_compute_lib_dense_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool arm_compute_lib_dense_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return arm_compute_lib_dense_each(g, n, arm_compute_lib_dense_pass, &e);
}

static const struct dfg_part arm_compute_lib_dense_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct arm_compute_lib_dense_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct arm_compute_lib_dense_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct arm_compute_lib_dense_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct arm_compute_lib_dense_whole, m.d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_dense_whole, constant) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct arm_compute_lib_dense_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct arm_compute_lib_dense_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_dense_whole, constant_2) },
};
/* ---- qnn_dense ---- */

static const struct dfg_desc_expr arm_compute_lib_qnn_dense_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 51 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 51 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 51 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 51 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 51 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 51 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 51 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 51 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 51 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {u8, i8}", .line = 51 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "d", .line = 51 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "out_dtype", .text = "out_dtype", .line = 51 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 51 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "attr(d, out_dtype) == i32", .line = 51 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 51 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 51 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 51 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 51 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "r.dtype in {u8, i8}", .line = 51 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 9, .text = "s", .line = 25 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 25 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "s.rank == 0", .line = 25 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 9, .text = "s", .line = 25 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "elements", .line = 25 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "s.elements == 1", .line = 25 },
    /* 27 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 12, .text = "s", .line = 25 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 25 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "s.rank == 0", .line = 25 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 12, .text = "s", .line = 25 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "elements", .line = 25 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "s.elements == 1", .line = 25 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 15, .text = "s", .line = 25 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 25 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "s.rank == 0", .line = 25 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 15, .text = "s", .line = 25 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "elements", .line = 25 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "s.elements == 1", .line = 25 },
    /* 45 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 44, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 18, .text = "s", .line = 25 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 25 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "s.rank == 0", .line = 25 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 18, .text = "s", .line = 25 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "elements", .line = 25 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "s.elements == 1", .line = 25 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 26, .text = "s", .line = 25 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "rank", .line = 25 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 58 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "s.rank == 0", .line = 25 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 26, .text = "s", .line = 25 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "elements", .line = 25 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "s.elements == 1", .line = 25 },
    /* 63 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 29, .text = "s", .line = 25 },
    /* 65 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "rank", .line = 25 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "s.rank == 0", .line = 25 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 29, .text = "s", .line = 25 },
    /* 69 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "elements", .line = 25 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "s.elements == 1", .line = 25 },
    /* 72 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 67, 71, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
};
static const struct dfg_desc_node arm_compute_lib_qnn_dense_nodes[31] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 23, 24, 25, 28, },
        .name = "r",
        .text = "qnn.requantize(nn.bias_add?(d, b & const), _, _, scale & const, zero & const)", .line = 50 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "nn.bias_add?(d, b & const)", .line = 50 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 20, },
        .text = "nn.bias_add?(d, b & const)", .line = 50 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dense", },
        .n_kids = 6, .kids = (const uint32_t[]){ 4, 5, 8, 11, 14, 17, },
        .name = "d",
        .text = "qnn.dense(x, w & const, x_zero & const, w_zero & const, x_scale & const, w_scale...", .line = 49 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 48 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "w & const", .line = 49 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 48 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "x_zero & const", .line = 49 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 48 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "w_zero & const", .line = 49 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 48 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "x_scale & const", .line = 49 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 48 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "w_scale & const", .line = 49 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_scale",
        .text = "w_scale", .line = 48 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "b & const", .line = 50 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 48 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 50 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 50 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "scale & const", .line = 50 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 48 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "zero & const", .line = 50 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 48 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
};
static const struct dfg_desc_region arm_compute_lib_qnn_dense_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture arm_compute_lib_qnn_dense_refs[] = { { 4, -1 }, { 6, -1 }, { 21, -1 }, { 9, -1 }, { 12, -1 }, { 15, -1 }, { 18, -1 }, { 26, -1 }, { 29, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture arm_compute_lib_qnn_dense_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_dense_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_dense_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_dense_match, b) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_dense_match, x_zero) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_dense_match, w_zero) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_dense_match, x_scale) },
    { "w_scale", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_dense_match, w_scale) },
    { "scale", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_dense_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_dense_match, zero) },
    { "d", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_dense_match, d) },
    { "r", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_dense_match, r) },
};
static const struct dfg_desc_pattern arm_compute_lib_qnn_dense_desc = {
    .n_nodes = 31, .n_exprs = 73, .n_vars = 0, .n_sets = 11,
    .nodes = arm_compute_lib_qnn_dense_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = arm_compute_lib_qnn_dense_regions,
    .exprs = arm_compute_lib_qnn_dense_exprs,
    .captures = arm_compute_lib_qnn_dense_refs,
    .text = "pattern qnn_dense(x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero) {\012    d = qnn.dense(x, w & const, x_zero & const, w_zero & const, x_scale & const, w_scale & const);\012    r = qnn.requantize(nn.bias_add?(d, b & const), _, _, scale & const, zero & const);\012    where x.dtype in {u8, i8}, w.dtype in {u8, i8}, attr(d, out_dtype) == i32, r.dtype in {u8, i8};\012    where per_tensor(x_zero), per_tensor(w_zero), per_tensor(x_scale), per_tensor(w_scale);\012    where per_tensor(scale), per_tensor(zero);\012    return r;\012}", .line = 48, .n_where = 10, .where = (const uint32_t[]){ 4, 9, 13, 18, 27, 36, 45, 54, 63, 72, }
};
static bool arm_compute_lib_qnn_dense_any(const dfg_graph *g, dfg_node n, void *m)
{
    return arm_compute_lib_qnn_dense_match(g, n, m);
}
static bool arm_compute_lib_qnn_dense_pass(void *ctx, const struct arm_compute_lib_qnn_dense_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool arm_compute_lib_qnn_dense_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return arm_compute_lib_qnn_dense_each(g, n, arm_compute_lib_qnn_dense_pass, &e);
}

static const struct dfg_part arm_compute_lib_qnn_dense_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct arm_compute_lib_qnn_dense_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct arm_compute_lib_qnn_dense_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct arm_compute_lib_qnn_dense_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct arm_compute_lib_qnn_dense_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct arm_compute_lib_qnn_dense_whole, m.w_zero) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct arm_compute_lib_qnn_dense_whole, m.x_scale) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct arm_compute_lib_qnn_dense_whole, m.w_scale) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct arm_compute_lib_qnn_dense_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 8, offsetof(struct arm_compute_lib_qnn_dense_whole, m.zero) },
    { DFG_PART_INNER, false, 0, 9, offsetof(struct arm_compute_lib_qnn_dense_whole, m.d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_dense_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_dense_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_dense_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_dense_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_dense_whole, constant_5) },
    { DFG_PART_ROOT, false, 1, 10, offsetof(struct arm_compute_lib_qnn_dense_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct arm_compute_lib_qnn_dense_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_dense_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct arm_compute_lib_qnn_dense_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct arm_compute_lib_qnn_dense_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_dense_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_qnn_dense_whole, constant_8) },
};
/* ---- avg_pool2d ---- */

static const struct dfg_desc_expr arm_compute_lib_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 61 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 61 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 61 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 61 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "r.dtype in {u8, i8}", .line = 61 },
};
static const struct dfg_desc_node arm_compute_lib_avg_pool2d_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "cast(nn.avg_pool2d(wide) { layout == \"NHWC\", dilation == [1, 1] }\012        | nn.g...", .line = 59 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "nn.avg_pool2d(wide) { layout == \"NHWC\", dilation == [1, 1] }\012        | nn.global...", .line = 59 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "layout == \"NHWC\"", .line = 59 },
            { .test = DFG_D_TEST_EQ, .name = "dilation", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "dilation == [1, 1]", .line = 59 },
        },
        .text = "nn.avg_pool2d(wide)", .line = 59 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "dtype", .expr = -1, .var = -1, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "dtype == i32", .line = 58 },
        },
        .name = "wide",
        .text = "cast(x)", .line = 58 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 57 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.global_avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "layout == \"NHWC\"", .line = 60 },
        },
        .text = "nn.global_avg_pool2d(wide)", .line = 60 },
};
static const struct dfg_desc_region arm_compute_lib_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture arm_compute_lib_avg_pool2d_refs[] = { { 4, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture arm_compute_lib_avg_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct arm_compute_lib_avg_pool2d_match, x) },
    { "wide", DFG_CAP_NODE, offsetof(struct arm_compute_lib_avg_pool2d_match, wide) },
    { "r", DFG_CAP_NODE, offsetof(struct arm_compute_lib_avg_pool2d_match, r) },
};
static const struct dfg_desc_pattern arm_compute_lib_avg_pool2d_desc = {
    .n_nodes = 6, .n_exprs = 5, .n_vars = 0, .n_sets = 3,
    .nodes = arm_compute_lib_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = arm_compute_lib_avg_pool2d_regions,
    .exprs = arm_compute_lib_avg_pool2d_exprs,
    .captures = arm_compute_lib_avg_pool2d_refs,
    .text = "pattern avg_pool2d(x) {\012    wide = cast(x) { dtype == i32 };\012    r = cast(nn.avg_pool2d(wide) { layout == \"NHWC\", dilation == [1, 1] }\012        | nn.global_avg_pool2d(wide) { layout == \"NHWC\" });\012    where r.dtype in {u8, i8};\012    return r;\012}", .line = 57, .n_where = 1, .where = (const uint32_t[]){ 4, }
};
static bool arm_compute_lib_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return arm_compute_lib_avg_pool2d_match(g, n, m);
}
static bool arm_compute_lib_avg_pool2d_pass(void *ctx, const struct arm_compute_lib_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool arm_compute_lib_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return arm_compute_lib_avg_pool2d_each(g, n, arm_compute_lib_avg_pool2d_pass, &e);
}

static const struct dfg_part arm_compute_lib_avg_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct arm_compute_lib_avg_pool2d_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct arm_compute_lib_avg_pool2d_whole, m.wide) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct arm_compute_lib_avg_pool2d_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct arm_compute_lib_avg_pool2d_whole, avg_pool2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct arm_compute_lib_avg_pool2d_whole, global_avg_pool2d) },
};
/* ---- l2_pool2d ---- */

static const struct dfg_desc_expr arm_compute_lib_l2_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 66 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 66 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 66 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 66 },
};
static const struct dfg_desc_node arm_compute_lib_l2_pool2d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sqrt(nn.avg_pool2d(power(x, 2)) { layout == \"NHWC\", dilation == [1, 1] })", .line = 66 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "layout == \"NHWC\"", .line = 66 },
            { .test = DFG_D_TEST_EQ, .name = "dilation", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "dilation == [1, 1]", .line = 66 },
        },
        .text = "nn.avg_pool2d(power(x, 2))", .line = 66 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "power", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "power(x, 2)", .line = 66 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 65 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 66 },
};
static const struct dfg_desc_region arm_compute_lib_l2_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture arm_compute_lib_l2_pool2d_refs[] = { { 3, -1 }, };
static const struct dfg_capture arm_compute_lib_l2_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct arm_compute_lib_l2_pool2d_match, x) },
};
static const struct dfg_desc_pattern arm_compute_lib_l2_pool2d_desc = {
    .n_nodes = 5, .n_exprs = 4, .n_vars = 0, .n_sets = 1,
    .nodes = arm_compute_lib_l2_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = arm_compute_lib_l2_pool2d_regions,
    .exprs = arm_compute_lib_l2_pool2d_exprs,
    .captures = arm_compute_lib_l2_pool2d_refs,
    .text = "pattern l2_pool2d(x) =\012    sqrt(nn.avg_pool2d(power(x, 2)) { layout == \"NHWC\", dilation == [1, 1] }) where x.dtype == f32;", .line = 65, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool arm_compute_lib_l2_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return arm_compute_lib_l2_pool2d_match(g, n, m);
}
static bool arm_compute_lib_l2_pool2d_pass(void *ctx, const struct arm_compute_lib_l2_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool arm_compute_lib_l2_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return arm_compute_lib_l2_pool2d_each(g, n, arm_compute_lib_l2_pool2d_pass, &e);
}

static const struct dfg_part arm_compute_lib_l2_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct arm_compute_lib_l2_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct arm_compute_lib_l2_pool2d_whole, sqrt) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct arm_compute_lib_l2_pool2d_whole, avg_pool2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct arm_compute_lib_l2_pool2d_whole, power) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct arm_compute_lib_l2_pool2d_whole, constant) },
};
/* ---- concatenation ---- */

static const struct dfg_desc_expr arm_compute_lib_concatenation_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "concat", .line = 69 },
    /* 1 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "concat", .line = 69 },
    /* 2 */ { .op = DFG_E_SET, .ref = 0, .text = "fields", .line = 69 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "fields", .line = 69 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "dtype", .line = 69 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 69 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 69 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 69 },
    /* 8 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 4, 5, 6, 7, }, .text = "fields.dtype in {f32, u8, i8}", .line = 69 },
    /* 9 */ { .op = DFG_E_ALL, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, }, .text = "all(fields, fields.dtype in {f32, u8, i8})", .line = 69 },
};
static const struct dfg_desc_node arm_compute_lib_concatenation_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "concatenate", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_RANGE, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -4LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axis in -4..3", .line = 68 },
        },
        .text = "concatenate((...fields))", .line = 68 },
    [1] = { .kind = DFG_D_TUPLE, .rest = 0, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...fields)", .line = 68 },
};
static const struct dfg_desc_region arm_compute_lib_concatenation_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture arm_compute_lib_concatenation_refs[] = { { -1, -1 }, };
static const struct dfg_capture arm_compute_lib_concatenation_captures[] = {
    { "fields", DFG_CAP_NODES, offsetof(struct arm_compute_lib_concatenation_match, fields) },
};
static const struct dfg_desc_pattern arm_compute_lib_concatenation_desc = {
    .n_nodes = 3, .n_exprs = 10, .n_vars = 0, .n_sets = 1,
    .nodes = arm_compute_lib_concatenation_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = arm_compute_lib_concatenation_regions,
    .exprs = arm_compute_lib_concatenation_exprs,
    .captures = arm_compute_lib_concatenation_refs,
    .text = "pattern concatenation(fields) = concatenate((...fields)) { axis in -4..3 }\012        where concat, all(fields, fields.dtype in {f32, u8, i8});", .line = 68, .n_where = 2, .where = (const uint32_t[]){ 1, 9, }
};
static bool arm_compute_lib_concatenation_any(const dfg_graph *g, dfg_node n, void *m)
{
    return arm_compute_lib_concatenation_match(g, n, m);
}
static bool arm_compute_lib_concatenation_pass(void *ctx, const struct arm_compute_lib_concatenation_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool arm_compute_lib_concatenation_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return arm_compute_lib_concatenation_each(g, n, arm_compute_lib_concatenation_pass, &e);
}

static const struct dfg_part arm_compute_lib_concatenation_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct arm_compute_lib_concatenation_whole, concatenate) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct arm_compute_lib_concatenation_whole, tuple) },
    { DFG_PART_INPUT, true, 0, 0, offsetof(struct arm_compute_lib_concatenation_whole, m.fields) },
};
/* ---- max_pool2d ---- */

static const struct dfg_desc_expr arm_compute_lib_max_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 74 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 74 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 74 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 74 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 74 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {f32, u8, i8}", .line = 74 },
};
static const struct dfg_desc_node arm_compute_lib_max_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "layout == \"NHWC\"", .line = 74 },
            { .test = DFG_D_TEST_EQ, .name = "dilation", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "dilation == [1, 1]", .line = 74 },
        },
        .text = "nn.max_pool2d(x)", .line = 74 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 73 },
};
static const struct dfg_desc_region arm_compute_lib_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture arm_compute_lib_max_pool2d_refs[] = { { 1, -1 }, };
static const struct dfg_capture arm_compute_lib_max_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct arm_compute_lib_max_pool2d_match, x) },
};
static const struct dfg_desc_pattern arm_compute_lib_max_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 6, .n_vars = 0, .n_sets = 1,
    .nodes = arm_compute_lib_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = arm_compute_lib_max_pool2d_regions,
    .exprs = arm_compute_lib_max_pool2d_exprs,
    .captures = arm_compute_lib_max_pool2d_refs,
    .text = "pattern max_pool2d(x) =\012    nn.max_pool2d(x) { layout == \"NHWC\", dilation == [1, 1] } where x.dtype in {f32, u8, i8};", .line = 73, .n_where = 1, .where = (const uint32_t[]){ 5, }
};
static bool arm_compute_lib_max_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return arm_compute_lib_max_pool2d_match(g, n, m);
}
static bool arm_compute_lib_max_pool2d_pass(void *ctx, const struct arm_compute_lib_max_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool arm_compute_lib_max_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return arm_compute_lib_max_pool2d_each(g, n, arm_compute_lib_max_pool2d_pass, &e);
}

static const struct dfg_part arm_compute_lib_max_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct arm_compute_lib_max_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct arm_compute_lib_max_pool2d_whole, max_pool2d) },
};
/* ---- plain_avg_pool2d ---- */

static const struct dfg_desc_expr arm_compute_lib_plain_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 76 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 76 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 76 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 76 },
};
static const struct dfg_desc_node arm_compute_lib_plain_avg_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "layout == \"NHWC\"", .line = 76 },
            { .test = DFG_D_TEST_EQ, .name = "dilation", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "dilation == [1, 1]", .line = 76 },
        },
        .text = "nn.avg_pool2d(x)", .line = 76 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 75 },
};
static const struct dfg_desc_region arm_compute_lib_plain_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture arm_compute_lib_plain_avg_pool2d_refs[] = { { 1, -1 }, };
static const struct dfg_capture arm_compute_lib_plain_avg_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct arm_compute_lib_plain_avg_pool2d_match, x) },
};
static const struct dfg_desc_pattern arm_compute_lib_plain_avg_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 4, .n_vars = 0, .n_sets = 1,
    .nodes = arm_compute_lib_plain_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = arm_compute_lib_plain_avg_pool2d_regions,
    .exprs = arm_compute_lib_plain_avg_pool2d_exprs,
    .captures = arm_compute_lib_plain_avg_pool2d_refs,
    .text = "pattern plain_avg_pool2d(x) =\012    nn.avg_pool2d(x) { layout == \"NHWC\", dilation == [1, 1] } where x.dtype == f32;", .line = 75, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool arm_compute_lib_plain_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return arm_compute_lib_plain_avg_pool2d_match(g, n, m);
}
static bool arm_compute_lib_plain_avg_pool2d_pass(void *ctx, const struct arm_compute_lib_plain_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool arm_compute_lib_plain_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return arm_compute_lib_plain_avg_pool2d_each(g, n, arm_compute_lib_plain_avg_pool2d_pass, &e);
}

static const struct dfg_part arm_compute_lib_plain_avg_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct arm_compute_lib_plain_avg_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct arm_compute_lib_plain_avg_pool2d_whole, avg_pool2d) },
};
/* ---- global_pool2d ---- */

static const struct dfg_desc_expr arm_compute_lib_global_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 80 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 80 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 80 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 80 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 80 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "op", .line = 80 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "nn.global_max_pool2d" }, .text = "nn.global_max_pool2d", .line = 80 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "p.op == nn.global_max_pool2d", .line = 80 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 80 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 80 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 80 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 80 },
    /* 12 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 9, 10, 11, }, .text = "x.dtype in {u8, i8}", .line = 80 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(p.op == nn.global_max_pool2d and x.dtype in {u8, i8})", .line = 80 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == f32 or (p.op == nn.global_max_pool2d and x.dtype in {u8, i8})", .line = 80 },
};
static const struct dfg_desc_node arm_compute_lib_global_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "nn.global_max_pool2d", "nn.global_avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "layout == \"NHWC\"", .line = 79 },
        },
        .name = "p",
        .text = "(nn.global_max_pool2d | nn.global_avg_pool2d)(x)", .line = 79 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 78 },
};
static const struct dfg_desc_region arm_compute_lib_global_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture arm_compute_lib_global_pool2d_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture arm_compute_lib_global_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct arm_compute_lib_global_pool2d_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct arm_compute_lib_global_pool2d_match, p) },
};
static const struct dfg_desc_pattern arm_compute_lib_global_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 15, .n_vars = 0, .n_sets = 2,
    .nodes = arm_compute_lib_global_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = arm_compute_lib_global_pool2d_regions,
    .exprs = arm_compute_lib_global_pool2d_exprs,
    .captures = arm_compute_lib_global_pool2d_refs,
    .text = "pattern global_pool2d(x) {\012    p = (nn.global_max_pool2d | nn.global_avg_pool2d)(x) { layout == \"NHWC\" };\012    where x.dtype == f32 or (p.op == nn.global_max_pool2d and x.dtype in {u8, i8});\012    return p;\012}", .line = 78, .n_where = 1, .where = (const uint32_t[]){ 14, }
};
static bool arm_compute_lib_global_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return arm_compute_lib_global_pool2d_match(g, n, m);
}
static bool arm_compute_lib_global_pool2d_pass(void *ctx, const struct arm_compute_lib_global_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool arm_compute_lib_global_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return arm_compute_lib_global_pool2d_each(g, n, arm_compute_lib_global_pool2d_pass, &e);
}

static const struct dfg_part arm_compute_lib_global_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct arm_compute_lib_global_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct arm_compute_lib_global_pool2d_whole, m.p) },
};
/* ---- binary_f32 ---- */

static const struct dfg_desc_expr arm_compute_lib_binary_f32_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 83 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 83 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 83 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype == f32", .line = 83 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 83 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 83 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 83 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.dtype == f32", .line = 83 },
};
static const struct dfg_desc_node arm_compute_lib_binary_f32_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "maximum", "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "(maximum | add)(a, b)", .line = 83 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 83 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 83 },
};
static const struct dfg_desc_region arm_compute_lib_binary_f32_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture arm_compute_lib_binary_f32_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture arm_compute_lib_binary_f32_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct arm_compute_lib_binary_f32_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct arm_compute_lib_binary_f32_match, b) },
};
static const struct dfg_desc_pattern arm_compute_lib_binary_f32_desc = {
    .n_nodes = 3, .n_exprs = 8, .n_vars = 0, .n_sets = 2,
    .nodes = arm_compute_lib_binary_f32_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = arm_compute_lib_binary_f32_regions,
    .exprs = arm_compute_lib_binary_f32_exprs,
    .captures = arm_compute_lib_binary_f32_refs,
    .text = "pattern binary_f32(a, b) = (maximum | add)(a, b) where a.dtype == f32, b.dtype == f32;", .line = 83, .n_where = 2, .where = (const uint32_t[]){ 3, 7, }
};
static bool arm_compute_lib_binary_f32_any(const dfg_graph *g, dfg_node n, void *m)
{
    return arm_compute_lib_binary_f32_match(g, n, m);
}
static bool arm_compute_lib_binary_f32_pass(void *ctx, const struct arm_compute_lib_binary_f32_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool arm_compute_lib_binary_f32_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return arm_compute_lib_binary_f32_each(g, n, arm_compute_lib_binary_f32_pass, &e);
}

static const struct dfg_part arm_compute_lib_binary_f32_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct arm_compute_lib_binary_f32_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct arm_compute_lib_binary_f32_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct arm_compute_lib_binary_f32_whole, call) },
};
/* ---- qnn_add ---- */

static const struct dfg_desc_expr arm_compute_lib_qnn_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 86 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 86 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 86 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 86 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "a.dtype in {i8, u8}", .line = 86 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 86 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 86 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 86 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 86 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "b.dtype in {i8, u8}", .line = 86 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "s", .line = 25 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 25 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "s.rank == 0", .line = 25 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "s", .line = 25 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 25 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "s.elements == 1", .line = 25 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 25 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 25 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "s.rank == 0", .line = 25 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 25 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "elements", .line = 25 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "s.elements == 1", .line = 25 },
    /* 27 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 25 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 25 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "s.rank == 0", .line = 25 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 25 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "elements", .line = 25 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "s.elements == 1", .line = 25 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 6, .text = "s", .line = 25 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 25 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "s.rank == 0", .line = 25 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 6, .text = "s", .line = 25 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "elements", .line = 25 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "s.elements == 1", .line = 25 },
    /* 45 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 44, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 7, .text = "s", .line = 25 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 25 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "s.rank == 0", .line = 25 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 7, .text = "s", .line = 25 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "elements", .line = 25 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "s.elements == 1", .line = 25 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 8, .text = "s", .line = 25 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "rank", .line = 25 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 58 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "s.rank == 0", .line = 25 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 8, .text = "s", .line = 25 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "elements", .line = 25 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "s.elements == 1", .line = 25 },
    /* 63 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "s.rank == 0 or s.elements == 1", .line = 25 },
};
static const struct dfg_desc_node arm_compute_lib_qnn_add_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.add", },
        .n_kids = 8, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, 6, 7, 8, },
        .name = "r",
        .text = "qnn.add(a, b, sa, za, sb, zb, so, zo)", .line = 85 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 84 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 84 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sa",
        .text = "sa", .line = 84 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "za",
        .text = "za", .line = 84 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sb",
        .text = "sb", .line = 84 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zb",
        .text = "zb", .line = 84 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "so",
        .text = "so", .line = 84 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zo",
        .text = "zo", .line = 84 },
};
static const struct dfg_desc_region arm_compute_lib_qnn_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture arm_compute_lib_qnn_add_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, { 4, -1 }, { 5, -1 }, { 6, -1 }, { 7, -1 }, { 8, -1 }, { 0, -1 }, };
static const struct dfg_capture arm_compute_lib_qnn_add_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_add_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_add_match, b) },
    { "sa", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_add_match, sa) },
    { "za", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_add_match, za) },
    { "sb", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_add_match, sb) },
    { "zb", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_add_match, zb) },
    { "so", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_add_match, so) },
    { "zo", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_add_match, zo) },
    { "r", DFG_CAP_NODE, offsetof(struct arm_compute_lib_qnn_add_match, r) },
};
static const struct dfg_desc_pattern arm_compute_lib_qnn_add_desc = {
    .n_nodes = 9, .n_exprs = 64, .n_vars = 0, .n_sets = 9,
    .nodes = arm_compute_lib_qnn_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = arm_compute_lib_qnn_add_regions,
    .exprs = arm_compute_lib_qnn_add_exprs,
    .captures = arm_compute_lib_qnn_add_refs,
    .text = "pattern qnn_add(a, b, sa, za, sb, zb, so, zo) {\012    r = qnn.add(a, b, sa, za, sb, zb, so, zo);\012    where a.dtype in {i8, u8}, b.dtype in {i8, u8};\012    where per_tensor(sa), per_tensor(za), per_tensor(sb), per_tensor(zb), per_tensor(so), per_tensor(zo);\012    return r;\012}", .line = 84, .n_where = 8, .where = (const uint32_t[]){ 4, 9, 18, 27, 36, 45, 54, 63, }
};
static bool arm_compute_lib_qnn_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return arm_compute_lib_qnn_add_match(g, n, m);
}
static bool arm_compute_lib_qnn_add_pass(void *ctx, const struct arm_compute_lib_qnn_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool arm_compute_lib_qnn_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return arm_compute_lib_qnn_add_each(g, n, arm_compute_lib_qnn_add_pass, &e);
}

static const struct dfg_part arm_compute_lib_qnn_add_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct arm_compute_lib_qnn_add_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct arm_compute_lib_qnn_add_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct arm_compute_lib_qnn_add_whole, m.sa) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct arm_compute_lib_qnn_add_whole, m.za) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct arm_compute_lib_qnn_add_whole, m.sb) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct arm_compute_lib_qnn_add_whole, m.zb) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct arm_compute_lib_qnn_add_whole, m.so) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct arm_compute_lib_qnn_add_whole, m.zo) },
    { DFG_PART_ROOT, false, 1, 8, offsetof(struct arm_compute_lib_qnn_add_whole, m.r) },
};
/* ---- arm_compute_lib.reshape ---- */

static const struct dfg_desc_node arm_compute_lib_reshape_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "reshape(_)", .line = 105 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 105 },
};
static const struct dfg_desc_region arm_compute_lib_reshape_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern arm_compute_lib_reshape_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = arm_compute_lib_reshape_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = arm_compute_lib_reshape_regions,
    .text = "\"arm_compute_lib.reshape\"     = reshape(_);", .line = 105
};
static bool arm_compute_lib_reshape_any(const dfg_graph *g, dfg_node n, void *m)
{
    return arm_compute_lib_reshape_match(g, n, m);
}
static bool arm_compute_lib_reshape_pass(void *ctx, const struct arm_compute_lib_reshape_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool arm_compute_lib_reshape_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return arm_compute_lib_reshape_each(g, n, arm_compute_lib_reshape_pass, &e);
}

static const struct dfg_part arm_compute_lib_reshape_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct arm_compute_lib_reshape_whole, reshape) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct arm_compute_lib_reshape_whole, x) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv2d", .place = "arm_compute_lib.pat:27", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct arm_compute_lib_conv2d_match),
      .n_captures = 4, .captures = arm_compute_lib_conv2d_captures,
      .match = arm_compute_lib_conv2d_any, .each = arm_compute_lib_conv2d_all, .desc = &arm_compute_lib_conv2d_desc,
      .whole_size = sizeof(struct arm_compute_lib_conv2d_whole), .n_parts = sizeof arm_compute_lib_conv2d_parts / sizeof *arm_compute_lib_conv2d_parts,
      .n_params = 3, .parts = arm_compute_lib_conv2d_parts, .whole = arm_compute_lib_conv2d_whole },
    { .name = "qnn_conv2d", .place = "arm_compute_lib.pat:33", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct arm_compute_lib_qnn_conv2d_match),
      .n_captures = 11, .captures = arm_compute_lib_qnn_conv2d_captures,
      .match = arm_compute_lib_qnn_conv2d_any, .each = arm_compute_lib_qnn_conv2d_all, .desc = &arm_compute_lib_qnn_conv2d_desc,
      .whole_size = sizeof(struct arm_compute_lib_qnn_conv2d_whole), .n_parts = sizeof arm_compute_lib_qnn_conv2d_parts / sizeof *arm_compute_lib_qnn_conv2d_parts,
      .n_params = 9, .parts = arm_compute_lib_qnn_conv2d_parts, .whole = arm_compute_lib_qnn_conv2d_whole },
    { .name = "dense", .place = "arm_compute_lib.pat:42", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct arm_compute_lib_dense_match),
      .n_captures = 4, .captures = arm_compute_lib_dense_captures,
      .match = arm_compute_lib_dense_any, .each = arm_compute_lib_dense_all, .desc = &arm_compute_lib_dense_desc,
      .whole_size = sizeof(struct arm_compute_lib_dense_whole), .n_parts = sizeof arm_compute_lib_dense_parts / sizeof *arm_compute_lib_dense_parts,
      .n_params = 3, .parts = arm_compute_lib_dense_parts, .whole = arm_compute_lib_dense_whole },
    { .name = "qnn_dense", .place = "arm_compute_lib.pat:48", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct arm_compute_lib_qnn_dense_match),
      .n_captures = 11, .captures = arm_compute_lib_qnn_dense_captures,
      .match = arm_compute_lib_qnn_dense_any, .each = arm_compute_lib_qnn_dense_all, .desc = &arm_compute_lib_qnn_dense_desc,
      .whole_size = sizeof(struct arm_compute_lib_qnn_dense_whole), .n_parts = sizeof arm_compute_lib_qnn_dense_parts / sizeof *arm_compute_lib_qnn_dense_parts,
      .n_params = 9, .parts = arm_compute_lib_qnn_dense_parts, .whole = arm_compute_lib_qnn_dense_whole },
    { .name = "avg_pool2d", .place = "arm_compute_lib.pat:57", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct arm_compute_lib_avg_pool2d_match),
      .n_captures = 3, .captures = arm_compute_lib_avg_pool2d_captures,
      .match = arm_compute_lib_avg_pool2d_any, .each = arm_compute_lib_avg_pool2d_all, .desc = &arm_compute_lib_avg_pool2d_desc,
      .whole_size = sizeof(struct arm_compute_lib_avg_pool2d_whole), .n_parts = sizeof arm_compute_lib_avg_pool2d_parts / sizeof *arm_compute_lib_avg_pool2d_parts,
      .n_params = 1, .parts = arm_compute_lib_avg_pool2d_parts, .whole = arm_compute_lib_avg_pool2d_whole },
    { .name = "l2_pool2d", .place = "arm_compute_lib.pat:65", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct arm_compute_lib_l2_pool2d_match),
      .n_captures = 1, .captures = arm_compute_lib_l2_pool2d_captures,
      .match = arm_compute_lib_l2_pool2d_any, .each = arm_compute_lib_l2_pool2d_all, .desc = &arm_compute_lib_l2_pool2d_desc,
      .whole_size = sizeof(struct arm_compute_lib_l2_pool2d_whole), .n_parts = sizeof arm_compute_lib_l2_pool2d_parts / sizeof *arm_compute_lib_l2_pool2d_parts,
      .n_params = 1, .parts = arm_compute_lib_l2_pool2d_parts, .whole = arm_compute_lib_l2_pool2d_whole },
    { .name = "concatenation", .place = "arm_compute_lib.pat:68", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct arm_compute_lib_concatenation_match),
      .n_captures = 1, .captures = arm_compute_lib_concatenation_captures,
      .match = arm_compute_lib_concatenation_any, .each = arm_compute_lib_concatenation_all, .desc = &arm_compute_lib_concatenation_desc,
      .whole_size = sizeof(struct arm_compute_lib_concatenation_whole), .n_parts = sizeof arm_compute_lib_concatenation_parts / sizeof *arm_compute_lib_concatenation_parts,
      .n_params = 1, .parts = arm_compute_lib_concatenation_parts, .whole = arm_compute_lib_concatenation_whole },
    { .name = "max_pool2d", .place = "arm_compute_lib.pat:73", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct arm_compute_lib_max_pool2d_match),
      .n_captures = 1, .captures = arm_compute_lib_max_pool2d_captures,
      .match = arm_compute_lib_max_pool2d_any, .each = arm_compute_lib_max_pool2d_all, .desc = &arm_compute_lib_max_pool2d_desc,
      .whole_size = sizeof(struct arm_compute_lib_max_pool2d_whole), .n_parts = sizeof arm_compute_lib_max_pool2d_parts / sizeof *arm_compute_lib_max_pool2d_parts,
      .n_params = 1, .parts = arm_compute_lib_max_pool2d_parts, .whole = arm_compute_lib_max_pool2d_whole },
    { .name = "plain_avg_pool2d", .place = "arm_compute_lib.pat:75", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct arm_compute_lib_plain_avg_pool2d_match),
      .n_captures = 1, .captures = arm_compute_lib_plain_avg_pool2d_captures,
      .match = arm_compute_lib_plain_avg_pool2d_any, .each = arm_compute_lib_plain_avg_pool2d_all, .desc = &arm_compute_lib_plain_avg_pool2d_desc,
      .whole_size = sizeof(struct arm_compute_lib_plain_avg_pool2d_whole), .n_parts = sizeof arm_compute_lib_plain_avg_pool2d_parts / sizeof *arm_compute_lib_plain_avg_pool2d_parts,
      .n_params = 1, .parts = arm_compute_lib_plain_avg_pool2d_parts, .whole = arm_compute_lib_plain_avg_pool2d_whole },
    { .name = "global_pool2d", .place = "arm_compute_lib.pat:78", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct arm_compute_lib_global_pool2d_match),
      .n_captures = 2, .captures = arm_compute_lib_global_pool2d_captures,
      .match = arm_compute_lib_global_pool2d_any, .each = arm_compute_lib_global_pool2d_all, .desc = &arm_compute_lib_global_pool2d_desc,
      .whole_size = sizeof(struct arm_compute_lib_global_pool2d_whole), .n_parts = sizeof arm_compute_lib_global_pool2d_parts / sizeof *arm_compute_lib_global_pool2d_parts,
      .n_params = 1, .parts = arm_compute_lib_global_pool2d_parts, .whole = arm_compute_lib_global_pool2d_whole },
    { .name = "binary_f32", .place = "arm_compute_lib.pat:83", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct arm_compute_lib_binary_f32_match),
      .n_captures = 2, .captures = arm_compute_lib_binary_f32_captures,
      .match = arm_compute_lib_binary_f32_any, .each = arm_compute_lib_binary_f32_all, .desc = &arm_compute_lib_binary_f32_desc,
      .whole_size = sizeof(struct arm_compute_lib_binary_f32_whole), .n_parts = sizeof arm_compute_lib_binary_f32_parts / sizeof *arm_compute_lib_binary_f32_parts,
      .n_params = 2, .parts = arm_compute_lib_binary_f32_parts, .whole = arm_compute_lib_binary_f32_whole },
    { .name = "qnn_add", .place = "arm_compute_lib.pat:84", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct arm_compute_lib_qnn_add_match),
      .n_captures = 9, .captures = arm_compute_lib_qnn_add_captures,
      .match = arm_compute_lib_qnn_add_any, .each = arm_compute_lib_qnn_add_all, .desc = &arm_compute_lib_qnn_add_desc,
      .whole_size = sizeof(struct arm_compute_lib_qnn_add_whole), .n_parts = sizeof arm_compute_lib_qnn_add_parts / sizeof *arm_compute_lib_qnn_add_parts,
      .n_params = 8, .parts = arm_compute_lib_qnn_add_parts, .whole = arm_compute_lib_qnn_add_whole },
    { .name = "arm_compute_lib.reshape", .place = "arm_compute_lib.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct arm_compute_lib_reshape_match),
      .match = arm_compute_lib_reshape_any, .each = arm_compute_lib_reshape_all, .desc = &arm_compute_lib_reshape_desc,
      .whole_size = sizeof(struct arm_compute_lib_reshape_whole), .n_parts = sizeof arm_compute_lib_reshape_parts / sizeof *arm_compute_lib_reshape_parts,
      .n_params = 0, .parts = arm_compute_lib_reshape_parts, .whole = arm_compute_lib_reshape_whole },
};

/* ---- table arm_compute_lib ---- */

static const struct dfg_table_entry arm_compute_lib_entries[] = {
    { .name = "arm_compute_lib.conv2d", .pattern = 0 },
    { .name = "arm_compute_lib.qnn_conv2d", .pattern = 1 },
    { .name = "arm_compute_lib.dense", .pattern = 2 },
    { .name = "arm_compute_lib.qnn_dense", .pattern = 3 },
    { .name = "arm_compute_lib.avg_pool2d", .pattern = 4 },
    { .name = "arm_compute_lib.l2_pool2d", .pattern = 5 },
    { .name = "arm_compute_lib.concatenate", .pattern = 6 },
    { .name = "arm_compute_lib.max_pool2d", .pattern = 7 },
    { .name = "arm_compute_lib.avg_pool2d", .pattern = 8 },
    { .name = "arm_compute_lib.global_pool2d", .pattern = 9 },
    { .name = "arm_compute_lib.binary", .pattern = 10 },
    { .name = "arm_compute_lib.qnn_add", .pattern = 11 },
    { .name = "arm_compute_lib.reshape", .pattern = 12 },
};
static const struct dfg_attr_text arm_compute_lib_attrs[] = {
    { "Compiler", "\"arm_compute_lib\"" },
};
static void arm_compute_lib_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = arm_compute_lib_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "arm_compute_lib", .n = 13, .last_wins = false, .entries = arm_compute_lib_entries, .n_words = 1,
      .n_attrs = 1, .attrs = arm_compute_lib_attrs,
      .candidates = arm_compute_lib_candidates_any, .first = arm_compute_lib_first, .sweep = arm_compute_lib_sweep },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit arm_compute_lib_unit;
const struct dfg_unit arm_compute_lib_unit = {
    .abi = DFG_ABI,
    .name = "arm_compute_lib",
    .imports = imports,
    .names = &arm_compute_lib_names, .whole_names = &whole_names,
    .n_patterns = 13, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
