/* What onnx_ethos_u.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_ethos_u.h"
#if ONNX_ETHOS_U_H != 0x9e7fd56caed489c1
#error "onnx_ethos_u.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Abs = DFG_FIRST_OP,
    OP_Add,
    OP_AveragePool,
    OP_Clip,
    OP_Conv,
    OP_DequantizeLinear,
    OP_Div,
    OP_Gemm,
    OP_GlobalAveragePool,
    OP_HardSigmoid,
    OP_LeakyRelu,
    OP_MatMul,
    OP_Max,
    OP_MaxPool,
    OP_Min,
    OP_Mul,
    OP_QuantizeLinear,
    OP_Relu,
    OP_Reshape,
    OP_Sigmoid,
    OP_Slice,
    OP_Softmax,
    OP_Squeeze,
    OP_Sub,
    OP_Tanh,
    OP_Unsqueeze,
};
enum {
    ATTR_alpha,
    ATTR_auto_pad,
    ATTR_beta,
    ATTR_count_include_pad,
    ATTR_dilations,
    ATTR_group,
    ATTR_kernel_shape,
    ATTR_pads,
    ATTR_strides,
    ATTR_transA,
};
enum {
    STR_NOTSET,
    STR_VALID,
};
static const char *const op_names[] = {
    "Abs",
    "Add",
    "AveragePool",
    "Clip",
    "Conv",
    "DequantizeLinear",
    "Div",
    "Gemm",
    "GlobalAveragePool",
    "HardSigmoid",
    "LeakyRelu",
    "MatMul",
    "Max",
    "MaxPool",
    "Min",
    "Mul",
    "QuantizeLinear",
    "Relu",
    "Reshape",
    "Sigmoid",
    "Slice",
    "Softmax",
    "Squeeze",
    "Sub",
    "Tanh",
    "Unsqueeze",
};
static const char *const attr_names[] = {
    "alpha",
    "auto_pad",
    "beta",
    "count_include_pad",
    "dilations",
    "group",
    "kernel_shape",
    "pads",
    "strides",
    "transA",
};
static const char *const str_names[] = {
    "NOTSET",
    "VALID",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_FORMS,
    .n_ops = 26,
    .ops = op_names,
    .n_attrs = 10,
    .attrs = attr_names,
    .n_strs = 2,
    .strs = str_names,
};

/* onnx_ethos_u.pat:11
 * cond fits(x) = x.rank == 0 or max(x.shape) <= 65536;
 */
static bool fits(const dfg_graph *g, dfg_node x)
{
    return dfg_rank(g, x) == 0 || dfg_dim_le(g, dfg_dim_max_of(g, dfg_shape_of(g, x)), dfg_int(65536));
}

/* onnx_ethos_u.pat:12
 * cond byte(x) = x.dtype in {u8, i8}, fits(x);
 */
static bool byte(const dfg_graph *g, dfg_node x)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8) && fits(g, x);
}

/* onnx_ethos_u.pat:18
 * cond strides_ok(c) = not present(c.strides) or (c.strides[0] in 1..3 and c.strides[1] in 1..3);
 */
static bool strides_ok(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, ATTR_strides))
        || (dfg_within(dfg_at(dfg_attr(g, c, ATTR_strides), dfg_int(0)), dfg_int(1), dfg_int(3))
            && dfg_within(dfg_at(dfg_attr(g, c, ATTR_strides), dfg_int(1)), dfg_int(1), dfg_int(3)));
}

/* onnx_ethos_u.pat:19
 * cond dilations_ok(c) = not present(c.dilations) or (c.dilations[0] in 1..2 and c.dilations[1] in 1..2);
 */
static bool dilations_ok(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, ATTR_dilations))
        || (dfg_within(dfg_at(dfg_attr(g, c, ATTR_dilations), dfg_int(0)), dfg_int(1), dfg_int(2))
            && dfg_within(dfg_at(dfg_attr(g, c, ATTR_dilations), dfg_int(1)), dfg_int(1), dfg_int(2)));
}

/* onnx_ethos_u.pat:20, most = 31
 * cond pads_ok(c, most) =
 *     not present(c.pads)
 *         or (c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1);
 */
static bool pads_ok(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, ATTR_pads))
        || (dfg_le(dfg_at(dfg_attr(g, c, ATTR_pads), dfg_int(0)), dfg_int(31))
            && dfg_le(dfg_at(dfg_attr(g, c, ATTR_pads), dfg_int(1)), dfg_int(31))
            && dfg_le(dfg_at(dfg_attr(g, c, ATTR_pads), dfg_int(2)), dfg_add(dfg_int(31), dfg_int(1)))
            && dfg_le(dfg_at(dfg_attr(g, c, ATTR_pads), dfg_int(3)), dfg_add(dfg_int(31), dfg_int(1))));
}

struct onnx_ethos_u_conv2d_whole {
    struct onnx_ethos_u_conv2d_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node dequantizeLinear_2;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node x;
    dfg_node x_2;
    dfg_node constant_7;
    dfg_node x_3;
    dfg_node x_4;
    dfg_node dequantizeLinear_3;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node x_5;
    dfg_node x_6;
    dfg_node x_7;
    dfg_node constant_10;
    dfg_node relu;
    dfg_node clip;
    dfg_node constant_11;
    dfg_node constant_12;
    dfg_node x_8;
    dfg_node x_9;
};

static bool onnx_ethos_u_conv2d_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_v = (dfg_op(g, v) == OP_Relu || dfg_op(g, v) == OP_Conv);
    bool is_relu = false;
    dfg_node relu = DFG_NONE, c = DFG_NONE, clip = DFG_NONE, constant_11 = DFG_NONE;
    dfg_node constant_12 = DFG_NONE;
    if (is_v) {
        is_relu = dfg_calls_argc(g, v, OP_Relu, 1);
        if (is_relu) {
            relu = v;
            c = dfg_arg(g, relu, 0);
        } else {
            c = v;
        }
    } else {
        clip = v;
        if (!dfg_calls_with(g, clip, OP_Clip, 3))
            return false;
        c = dfg_arg(g, clip, 0);
        constant_11 = dfg_arg(g, clip, 1);
        if (!dfg_const_is(g, constant_11, dfg_int(0), DFG_NO_DTYPE))
            return false;
        constant_12 = dfg_arg(g, clip, 2);
        if (!dfg_const_is(g, constant_12, dfg_int(6), DFG_NO_DTYPE))
            return false;
    }
    if (dfg_op(g, c) != OP_Conv || dfg_n_args(g, c) > 3)
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, c, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = x_2;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_2_2;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, c, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node constant_7 = w;
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_5 = x_3;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    bool has_x_4 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_6 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, dequantizeLinear_2, 2);
        constant_6 = x_4;
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
    }
    bool has_v = dfg_arg(g, c, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, x_5 = DFG_NONE, x_6 = DFG_NONE;
    dfg_node constant_8 = DFG_NONE, x_7 = DFG_NONE, constant_9 = DFG_NONE, constant_10 = DFG_NONE;
    bool is_dequantizeLinear_3 = false, has_x_7 = false;
    if (has_v) {
        v_2 = dfg_arg(g, c, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == OP_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            x_5 = dfg_arg(g, dequantizeLinear_3, 0);
            x_6 = dfg_arg(g, dequantizeLinear_3, 1);
            constant_8 = x_6;
            if (!dfg_is(g, constant_8, DFG_CONST))
                return false;
            has_x_7 = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
            if (has_x_7) {
                x_7 = dfg_arg(g, dequantizeLinear_3, 2);
                constant_9 = x_7;
                if (!dfg_is(g, constant_9, DFG_CONST))
                    return false;
            }
        } else {
            constant_10 = v_2;
            if (!dfg_is(g, constant_10, DFG_CONST))
                return false;
        }
    }
    dfg_node x_8 = dfg_arg(g, n, 1);
    dfg_node constant = x_8;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_x_9 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_9 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_9) {
        x_9 = dfg_arg(g, n, 2);
        constant_2 = x_9;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, clip, c, dequantizeLinear, dequantizeLinear_2,
                                        dequantizeLinear_3},
                     6))
        return false;
    /* where byte(x) */
    if (!byte(g, x))
        return false;
    /* where byte(w) */
    if (!byte(g, w))
        return false;
    /* where byte(q) */
    if (!byte(g, n))
        return false;
    /* where x.shape[0] == 1 */
    if (dfg_extent(g, x, 0) != 1)
        return false;
    /* where w.rank == 4 */
    if (dfg_rank(g, w) != 4)
        return false;
    /* where strides_ok(c) */
    if (!strides_ok(g, c))
        return false;
    /* where dilations_ok(c) */
    if (!dilations_ok(g, c))
        return false;
    /* where pads_ok(c, 31) */
    if (!pads_ok(g, c))
        return false;
    /* where c.group == 1 or (c.group == w.shape[0] and w.shape[1] == 1) */
    if (!(dfg_int_is(g, c, ATTR_group, 1, 1)
          || (dfg_dim_eq(g, dfg_attr_or(g, c, ATTR_group, dfg_int(1)), dfg_extent_of(g, w, 0))
              && dfg_extent(g, w, 1) == 1)))
        return false;
    /* where span_ok((w.shape[2] - 1) * (present(c.dilations) ? c.dilations[0] : 1) + 1,
     * (w.shape[3] - 1) * (present(c.dilations) ? c.dilations[1] : 1) + 1) */
    if (!dfg_dim_within(g,
                        dfg_dim_add(g,
                                    dfg_dim_mul(g, dfg_dim_sub(g, dfg_extent_of(g, w, 2), dfg_int(1)),
                                                (dfg_known(dfg_attr(g, c, ATTR_dilations))
                                                 ? dfg_at(dfg_attr(g, c, ATTR_dilations), dfg_int(0))
                                                 : dfg_int(1))),
                                    dfg_int(1)),
                        dfg_int(1), dfg_int(64))
        || !dfg_dim_le(g,
                       dfg_dim_mul(g,
                                   dfg_dim_add(g,
                                               dfg_dim_mul(g,
                                                           dfg_dim_sub(
                                                               g, dfg_extent_of(g, w, 2), dfg_int(1)),
                                                           (dfg_known(dfg_attr(g, c, ATTR_dilations))
                                                            ? dfg_at(
                                                                  dfg_attr(g, c, ATTR_dilations),
                                                                  dfg_int(0))
                                                            : dfg_int(1))),
                                               dfg_int(1)),
                                   dfg_dim_add(g,
                                               dfg_dim_mul(g,
                                                           dfg_dim_sub(
                                                               g, dfg_extent_of(g, w, 3), dfg_int(1)),
                                                           (dfg_known(dfg_attr(g, c, ATTR_dilations))
                                                            ? dfg_at(
                                                                  dfg_attr(g, c, ATTR_dilations),
                                                                  dfg_int(1))
                                                            : dfg_int(1))),
                                               dfg_int(1))),
                       dfg_int(4096)))
        return false;
    return accept(ctx, &(struct onnx_ethos_u_conv2d_whole){.m = {.root = n, .x = x, .w = w, .c = c,
            .q = n}, .constant = constant, .constant_2 = constant_2,
            .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
            .constant_4 = constant_4, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_5 = constant_5, .constant_6 = constant_6, .x = x_2, .x_2 = x_2_2,
            .constant_7 = constant_7, .x_3 = x_3, .x_4 = x_4,
            .dequantizeLinear_3 = dequantizeLinear_3, .constant_8 = constant_8,
            .constant_9 = constant_9, .x_5 = x_5, .x_6 = x_6, .x_7 = x_7,
            .constant_10 = constant_10, .relu = relu, .clip = clip,
            .constant_11 = constant_11, .constant_12 = constant_12, .x_8 = x_8, .x_9 = x_9});
}

/* onnx_ethos_u.pat:13
 * cond int8(x) = x.dtype == i8, fits(x);
 */
static bool int8(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_I8 && fits(g, x);
}

struct onnx_ethos_u_fully_connected_whole {
    struct onnx_ethos_u_fully_connected_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node dequantizeLinear_2;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node x;
    dfg_node x_2;
    dfg_node constant_7;
    dfg_node x_3;
    dfg_node x_4;
    dfg_node dequantizeLinear_3;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node x_5;
    dfg_node x_6;
    dfg_node x_7;
    dfg_node constant_10;
    dfg_node relu;
    dfg_node x_8;
    dfg_node x_9;
};

static bool onnx_ethos_u_fully_connected_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, OP_Relu, 1);
    dfg_node relu = DFG_NONE, g_2 = DFG_NONE;
    if (is_relu) {
        relu = v;
        g_2 = dfg_arg(g, relu, 0);
    } else {
        g_2 = v;
    }
    if (dfg_op(g, g_2) != OP_Gemm || dfg_n_args(g, g_2) > 3 || !dfg_int_is(g, g_2, ATTR_transA, 0, 0))
        return false;
    if (!dfg_float_is(g, g_2, ATTR_alpha, 1.0, 1.0) || !dfg_float_is(g, g_2, ATTR_beta, 1.0, 1.0))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, g_2, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = x_2;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_2_2;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, g_2, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node constant_7 = w;
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_5 = x_3;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    bool has_x_4 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_6 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, dequantizeLinear_2, 2);
        constant_6 = x_4;
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
    }
    bool has_v = dfg_arg(g, g_2, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, x_5 = DFG_NONE, x_6 = DFG_NONE;
    dfg_node constant_8 = DFG_NONE, x_7 = DFG_NONE, constant_9 = DFG_NONE, constant_10 = DFG_NONE;
    bool is_dequantizeLinear_3 = false, has_x_7 = false;
    if (has_v) {
        v_2 = dfg_arg(g, g_2, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == OP_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            x_5 = dfg_arg(g, dequantizeLinear_3, 0);
            x_6 = dfg_arg(g, dequantizeLinear_3, 1);
            constant_8 = x_6;
            if (!dfg_is(g, constant_8, DFG_CONST))
                return false;
            has_x_7 = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
            if (has_x_7) {
                x_7 = dfg_arg(g, dequantizeLinear_3, 2);
                constant_9 = x_7;
                if (!dfg_is(g, constant_9, DFG_CONST))
                    return false;
            }
        } else {
            constant_10 = v_2;
            if (!dfg_is(g, constant_10, DFG_CONST))
                return false;
        }
    }
    dfg_node x_8 = dfg_arg(g, n, 1);
    dfg_node constant = x_8;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_x_9 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_9 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_9) {
        x_9 = dfg_arg(g, n, 2);
        constant_2 = x_9;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, g_2, dequantizeLinear, dequantizeLinear_2,
                                        dequantizeLinear_3},
                     5))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(w) */
    if (!int8(g, w))
        return false;
    /* where int8(q) */
    if (!int8(g, n))
        return false;
    /* where x.rank == 2 */
    if (dfg_rank(g, x) != 2)
        return false;
    /* where x.shape[0] == 1 */
    if (dfg_extent(g, x, 0) != 1)
        return false;
    return accept(ctx, &(struct onnx_ethos_u_fully_connected_whole){.m = {.root = n, .x = x, .w = w,
            .g = g_2, .q = n}, .constant = constant, .constant_2 = constant_2,
            .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
            .constant_4 = constant_4, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_5 = constant_5, .constant_6 = constant_6, .x = x_2, .x_2 = x_2_2,
            .constant_7 = constant_7, .x_3 = x_3, .x_4 = x_4,
            .dequantizeLinear_3 = dequantizeLinear_3, .constant_8 = constant_8,
            .constant_9 = constant_9, .x_5 = x_5, .x_6 = x_6, .x_7 = x_7,
            .constant_10 = constant_10, .relu = relu, .x_8 = x_8, .x_9 = x_9});
}

struct onnx_ethos_u_matmul_whole {
    struct onnx_ethos_u_matmul_match m;
    dfg_node matMul;
    dfg_node dequantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node dequantizeLinear_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node x_4;
    dfg_node x_5;
    dfg_node x_6;
};

static bool onnx_ethos_u_matmul_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node matMul = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, matMul, OP_MatMul, 2))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, matMul, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = x_2;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_2 = x_2_2;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, matMul, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
        || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_3 = x_3;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_x_4 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, dequantizeLinear_2, 2);
        constant_4 = x_4;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    dfg_node x_5 = dfg_arg(g, n, 1);
    dfg_node constant_5 = x_5;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    bool has_x_6 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_6 = DFG_NONE, constant_6 = DFG_NONE;
    if (has_x_6) {
        x_6 = dfg_arg(g, n, 2);
        constant_6 = x_6;
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){matMul, dequantizeLinear, dequantizeLinear_2}, 3))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(w) */
    if (!int8(g, w))
        return false;
    /* where int8(q) */
    if (!int8(g, n))
        return false;
    /* where x.rank == 2 */
    if (dfg_rank(g, x) != 2)
        return false;
    /* where w.rank == 2 */
    if (dfg_rank(g, w) != 2)
        return false;
    return accept(ctx, &(struct onnx_ethos_u_matmul_whole){.m = {.root = n, .x = x, .w = w, .q = n},
            .matMul = matMul, .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6, .x = x_2, .x_2 = x_2_2, .x_3 = x_3, .x_4 = x_4,
            .x_5 = x_5, .x_6 = x_6});
}

/* onnx_ethos_u.pat:18
 * cond strides_ok(c) = not present(c.strides) or (c.strides[0] in 1..3 and c.strides[1] in 1..3);
 */
static bool strides_ok_2(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, dfg_call_of(g, c), ATTR_strides))
        || (dfg_within(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_strides), dfg_int(0)), dfg_int(1),
                       dfg_int(3))
            && dfg_within(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_strides), dfg_int(1)), dfg_int(1),
                          dfg_int(3)));
}

/* onnx_ethos_u.pat:48
 * cond pool_ok(p, x, q) =
 *     byte(x), byte(q), x.dtype == q.dtype, x.rank == 4, x.shape[0] == 1, strides_ok(p),
 *     p.kernel_shape[1] <= 256, p.kernel_shape[0] * p.kernel_shape[1] <= 65536;
 */
static bool pool_ok(const dfg_graph *g, dfg_node p, dfg_node x, dfg_node q)
{
    return byte(g, x) && byte(g, q) && dfg_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, q)) && dfg_rank(g, x) == 4
        && dfg_extent(g, x, 0) == 1 && strides_ok_2(g, p)
        && dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, p), ATTR_kernel_shape), dfg_int(1)), dfg_int(256))
        && dfg_le(dfg_mul(dfg_at(dfg_attr(g, dfg_call_of(g, p), ATTR_kernel_shape), dfg_int(0)),
                          dfg_at(dfg_attr(g, dfg_call_of(g, p), ATTR_kernel_shape), dfg_int(1))),
                  dfg_int(65536));
}

/* onnx_ethos_u.pat:20, most = 127
 * cond pads_ok(c, most) =
 *     not present(c.pads)
 *         or (c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1);
 */
static bool pads_ok_2(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, dfg_call_of(g, c), ATTR_pads))
        || (dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_pads), dfg_int(0)), dfg_int(127))
            && dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_pads), dfg_int(1)), dfg_int(127))
            && dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_pads), dfg_int(2)),
                      dfg_add(dfg_int(127), dfg_int(1)))
            && dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_pads), dfg_int(3)),
                      dfg_add(dfg_int(127), dfg_int(1))));
}

/* onnx_ethos_u.pat:51
 * cond max_pool_ok(p) = pads_ok(p, 127), not present(p.dilations) or max(p.dilations) == 1;
 */
static bool max_pool_ok(const dfg_graph *g, dfg_node p)
{
    return pads_ok_2(g, p)
        && (!dfg_known(dfg_attr(g, dfg_call_of(g, p), ATTR_dilations))
            || dfg_eq(dfg_max_of(dfg_attr(g, dfg_call_of(g, p), ATTR_dilations)), dfg_int(1)));
}

/* onnx_ethos_u.pat:20, most = 3
 * cond pads_ok(c, most) =
 *     not present(c.pads)
 *         or (c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1);
 */
static bool pads_ok_3(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, dfg_call_of(g, c), ATTR_pads))
        || (dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_pads), dfg_int(0)), dfg_int(3))
            && dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_pads), dfg_int(1)), dfg_int(3))
            && dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_pads), dfg_int(2)),
                      dfg_add(dfg_int(3), dfg_int(1)))
            && dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_pads), dfg_int(3)),
                      dfg_add(dfg_int(3), dfg_int(1))));
}

/* onnx_ethos_u.pat:53
 * cond average_pool_ok(p) =
 *     p.count_include_pad == 0, pads_ok(p, 3),
 *     max(p.kernel_shape) <= 8
 *         or (p.auto_pad in {"NOTSET", "VALID"} and (not present(p.pads) or max(p.pads) == 0));
 */
static bool average_pool_ok(const dfg_graph *g, dfg_node p)
{
    return dfg_eq(dfg_attr_or(g, dfg_call_of(g, p), ATTR_count_include_pad,
                              dfg_op(g, dfg_call_of(g, p)) == OP_AveragePool ? dfg_int(0) : dfg_nil()),
                  dfg_int(0))
        && pads_ok_3(g, p)
        && (dfg_le(dfg_max_of(dfg_attr(g, dfg_call_of(g, p), ATTR_kernel_shape)), dfg_int(8))
            || ((dfg_str_is(g, dfg_call_of(g, p), ATTR_auto_pad, STR_NOTSET, STR_NOTSET)
                 || dfg_str_is(g, dfg_call_of(g, p), ATTR_auto_pad, STR_VALID, STR_NOTSET))
                && (!dfg_known(dfg_attr(g, dfg_call_of(g, p), ATTR_pads))
                    || dfg_eq(dfg_max_of(dfg_attr(g, dfg_call_of(g, p), ATTR_pads)), dfg_int(0)))));
}

struct onnx_ethos_u_pool_whole {
    struct onnx_ethos_u_pool_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node p_call;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node x_4;
};

static bool onnx_ethos_u_pool_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node p = dfg_arg(g, n, 0);
    dfg_node p_call = dfg_first_result(g, p);
    if (!(p_call == p || dfg_op(g, p_call) == OP_MaxPool))
        return false;
    if (!(dfg_op(g, p_call) == OP_MaxPool || dfg_op(g, p_call) == OP_AveragePool)
        || !dfg_argc_is(g, p_call, 1))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, p_call, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = x_2;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_2_2;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    dfg_node x_3 = dfg_arg(g, n, 1);
    dfg_node constant = x_3;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, n, 2);
        constant_2 = x_4;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){p, p_call, dequantizeLinear}, 3))
        return false;
    /* where pool_ok(p, x, q) */
    if (!pool_ok(g, p, x, n))
        return false;
    /* where (p.op == MaxPool and max_pool_ok(p)) or (p.op == AveragePool and average_pool_ok(p)) */
    if (!((dfg_op(g, dfg_call_of(g, p)) == OP_MaxPool && max_pool_ok(g, p))
          || (dfg_op(g, dfg_call_of(g, p)) == OP_AveragePool && average_pool_ok(g, p))))
        return false;
    return accept(ctx, &(struct onnx_ethos_u_pool_whole){.m = {.root = n, .x = x, .p = p, .q = n},
            .constant = constant, .constant_2 = constant_2, .p_call = dfg_first_result(g, p),
            .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
            .constant_4 = constant_4, .x = x_2, .x_2 = x_2_2, .x_3 = x_3, .x_4 = x_4});
}

struct onnx_ethos_u_global_pool_whole {
    struct onnx_ethos_u_global_pool_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node globalAveragePool;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node x_4;
};

static bool onnx_ethos_u_global_pool_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node globalAveragePool = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, globalAveragePool, OP_GlobalAveragePool, 1))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, globalAveragePool, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = x_2;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_2_2;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    dfg_node x_3 = dfg_arg(g, n, 1);
    dfg_node constant = x_3;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, n, 2);
        constant_2 = x_4;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){globalAveragePool, dequantizeLinear}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(q) */
    if (!int8(g, n))
        return false;
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    /* where x.shape[0] == 1 */
    if (dfg_extent(g, x, 0) != 1)
        return false;
    /* where x.shape[2] * x.shape[3] <= 4096 */
    if (!dfg_dim_le(g, dfg_dim_mul(g, dfg_extent_of(g, x, 2), dfg_extent_of(g, x, 3)), dfg_int(4096)))
        return false;
    return accept(ctx, &(struct onnx_ethos_u_global_pool_whole){.m = {.root = n, .x = x, .q = n},
            .constant = constant, .constant_2 = constant_2,
            .globalAveragePool = globalAveragePool, .dequantizeLinear = dequantizeLinear,
            .constant_3 = constant_3, .constant_4 = constant_4, .x = x_2, .x_2 = x_2_2,
            .x_3 = x_3, .x_4 = x_4});
}

/* onnx_ethos_u.pat:14
 * cond one_batch(x) = x.rank < 4 or x.shape[0] == 1;
 */
static bool one_batch(const dfg_graph *g, dfg_node x)
{
    return dfg_lt(dfg_rank_of(g, x), dfg_int(4)) || dfg_extent(g, x, 0) == 1;
}

/* onnx_ethos_u.pat:15
 * cond flat(x) = x.rank <= 4, one_batch(x);
 */
static bool flat(const dfg_graph *g, dfg_node x)
{
    return dfg_le(dfg_rank_of(g, x), dfg_int(4)) && one_batch(g, x);
}

/* onnx_ethos_u.pat:70
 * cond pair_ok(x, y, q) =
 *     byte(x), byte(y), byte(q), flat(x), flat(y), broadcast_to(x, y) or broadcast_to(y, x);
 */
static bool pair_ok(const dfg_graph *g, dfg_node x, dfg_node y, dfg_node q)
{
    return byte(g, x) && byte(g, y) && byte(g, q) && flat(g, x) && flat(g, y)
        && (dfg_broadcast_to(g, x, y) == DFG_TRUE || dfg_broadcast_to(g, y, x) == DFG_TRUE);
}

struct onnx_ethos_u_elementwise_whole {
    struct onnx_ethos_u_elementwise_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node relu;
    dfg_node call;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node dequantizeLinear_2;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node x_4;
    dfg_node x_5;
    dfg_node x_6;
};

static bool onnx_ethos_u_elementwise_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node x_5 = dfg_arg(g, n, 1);
    dfg_node constant = x_5;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_x_6 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_6 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_6) {
        x_6 = dfg_arg(g, n, 2);
        constant_2 = x_6;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, OP_Relu, 1);
    dfg_node relu = DFG_NONE, call = DFG_NONE;
    if (is_relu) {
        relu = v;
        call = dfg_arg(g, relu, 0);
    } else {
        call = v;
    }
    if (!(dfg_op(g, call) == OP_Add || dfg_op(g, call) == OP_Sub || dfg_op(g, call) == OP_Mul)
        || !dfg_argc_is(g, call, 2))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, call) == OP_Add || dfg_op(g, call) == OP_Mul) ? dfg_orders(g, call) : 1u); swap++) {
        dfg_node dequantizeLinear = dfg_arg(g, call, swap);
        if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
            || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, dequantizeLinear, 0);
        dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
        dfg_node constant_3 = x_2;
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
        dfg_node x_2_2 = DFG_NONE, constant_4 = DFG_NONE;
        if (has_x_2) {
            x_2_2 = dfg_arg(g, dequantizeLinear, 2);
            constant_4 = x_2_2;
            if (!dfg_is(g, constant_4, DFG_CONST))
                continue;
        }
        dfg_node dequantizeLinear_2 = dfg_arg(g, call, 1 - swap);
        if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
            || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
            continue;
        dfg_node y = dfg_arg(g, dequantizeLinear_2, 0);
        dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
        dfg_node constant_5 = x_3;
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        bool has_x_4 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
        dfg_node x_4 = DFG_NONE, constant_6 = DFG_NONE;
        if (has_x_4) {
            x_4 = dfg_arg(g, dequantizeLinear_2, 2);
            constant_6 = x_4;
            if (!dfg_is(g, constant_6, DFG_CONST))
                continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, call, dequantizeLinear, dequantizeLinear_2}, 4))
            continue;
        /* where pair_ok(x, y, q) */
        if (!pair_ok(g, x, y, n))
            continue;
        if (accept(ctx, &(struct onnx_ethos_u_elementwise_whole){.m = {.root = n, .x = x, .y = y, .q = n},
                .constant = constant, .constant_2 = constant_2, .relu = relu, .call = call,
                .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
                .constant_4 = constant_4, .dequantizeLinear_2 = dequantizeLinear_2,
                .constant_5 = constant_5, .constant_6 = constant_6, .x = x_2, .x_2 = x_2_2,
                .x_3 = x_3, .x_4 = x_4, .x_5 = x_5, .x_6 = x_6}))
            return true;
    }
    return false;
}

/* onnx_fusion.pat:91
 * cond same_scale(s, z, t, y) =
 *     value(s) == value(t), value(z) == value(y) or (not present(z) and not present(y));
 */
static bool same_scale(const dfg_graph *g, dfg_node s, dfg_node z, dfg_node t, dfg_node y)
{
    return dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s)))
        && (dfg_eq(dfg_value_beside(g, z, dfg_value_of(g, y)), dfg_value_beside(g, y, dfg_value_of(g, z)))
            || (z == DFG_NONE && y == DFG_NONE));
}

struct onnx_ethos_u_extremum_whole {
    struct onnx_ethos_u_extremum_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node relu;
    dfg_node call;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node dequantizeLinear_2;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool onnx_ethos_u_extremum_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node u = dfg_arg(g, n, 1);
    dfg_node constant = u;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_zu = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node zu = DFG_NONE, constant_2 = DFG_NONE;
    if (has_zu) {
        zu = dfg_arg(g, n, 2);
        constant_2 = zu;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, OP_Relu, 1);
    dfg_node relu = DFG_NONE, call = DFG_NONE;
    if (is_relu) {
        relu = v;
        call = dfg_arg(g, relu, 0);
    } else {
        call = v;
    }
    if (!(dfg_op(g, call) == OP_Min || dfg_op(g, call) == OP_Max) || !dfg_has_args(g, call, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, call); swap++) {
        dfg_node dequantizeLinear = dfg_arg(g, call, swap);
        if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
            || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, dequantizeLinear, 0);
        dfg_node s = dfg_arg(g, dequantizeLinear, 1);
        dfg_node constant_3 = s;
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        bool has_z = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
        dfg_node z = DFG_NONE, constant_4 = DFG_NONE;
        if (has_z) {
            z = dfg_arg(g, dequantizeLinear, 2);
            constant_4 = z;
            if (!dfg_is(g, constant_4, DFG_CONST))
                continue;
        }
        dfg_node dequantizeLinear_2 = dfg_arg(g, call, 1 - swap);
        if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
            || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
            continue;
        dfg_node y = dfg_arg(g, dequantizeLinear_2, 0);
        dfg_node t = dfg_arg(g, dequantizeLinear_2, 1);
        dfg_node constant_5 = t;
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        bool has_zt = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
        dfg_node zt = DFG_NONE, constant_6 = DFG_NONE;
        if (has_zt) {
            zt = dfg_arg(g, dequantizeLinear_2, 2);
            constant_6 = zt;
            if (!dfg_is(g, constant_6, DFG_CONST))
                continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, call, dequantizeLinear, dequantizeLinear_2}, 4))
            continue;
        /* where pair_ok(x, y, q) */
        if (!pair_ok(g, x, y, n))
            continue;
        /* where x.dtype == y.dtype */
        if (!dfg_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, y)))
            continue;
        /* where x.dtype == q.dtype */
        if (!dfg_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, n)))
            continue;
        /* where same_scale(s, z, t, zt) */
        if (!same_scale(g, s, z, t, zt))
            continue;
        /* where same_scale(s, z, u, zu) */
        if (!same_scale(g, s, z, u, zu))
            continue;
        if (accept(ctx, &(struct onnx_ethos_u_extremum_whole){.m = {.root = n, .x = x, .y = y, .s = s,
                .z = z, .t = t, .zt = zt, .u = u, .zu = zu, .q = n},
                .constant = constant, .constant_2 = constant_2, .relu = relu, .call = call,
                .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
                .constant_4 = constant_4, .dequantizeLinear_2 = dequantizeLinear_2,
                .constant_5 = constant_5, .constant_6 = constant_6}))
            return true;
    }
    return false;
}

struct onnx_ethos_u_table_of_whole {
    struct onnx_ethos_u_table_of_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node call;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node x_4;
};

static bool onnx_ethos_u_table_of_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node call = dfg_arg(g, n, 0);
    if (!(dfg_op(g, call) == OP_Abs || dfg_op(g, call) == OP_Tanh || dfg_op(g, call) == OP_Sigmoid
          || dfg_op(g, call) == OP_LeakyRelu || dfg_op(g, call) == OP_Relu)
        || !dfg_argc_is(g, call, 1))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, call, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = x_2;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_2_2;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    dfg_node x_3 = dfg_arg(g, n, 1);
    dfg_node constant = x_3;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, n, 2);
        constant_2 = x_4;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){call, dequantizeLinear}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(q) */
    if (!int8(g, n))
        return false;
    /* where flat(x) */
    if (!flat(g, x))
        return false;
    return accept(ctx, &(struct onnx_ethos_u_table_of_whole){.m = {.root = n, .x = x, .q = n},
            .constant = constant, .constant_2 = constant_2, .call = call,
            .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
            .constant_4 = constant_4, .x = x_2, .x_2 = x_2_2, .x_3 = x_3, .x_4 = x_4});
}

struct onnx_ethos_u_softmax_whole {
    struct onnx_ethos_u_softmax_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node softmax;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node x_4;
};

static bool onnx_ethos_u_softmax_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node softmax = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, softmax, OP_Softmax, 1))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, softmax, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = x_2;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_2_2;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    dfg_node x_3 = dfg_arg(g, n, 1);
    dfg_node constant = x_3;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, n, 2);
        constant_2 = x_4;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){softmax, dequantizeLinear}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(q) */
    if (!int8(g, n))
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    return accept(ctx, &(struct onnx_ethos_u_softmax_whole){.m = {.root = n, .x = x, .q = n},
            .constant = constant, .constant_2 = constant_2, .softmax = softmax,
            .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
            .constant_4 = constant_4, .x = x_2, .x_2 = x_2_2, .x_3 = x_3, .x_4 = x_4});
}

struct onnx_ethos_u_hard_swish_table_whole {
    struct onnx_ethos_u_hard_swish_table_match m;
    dfg_node mul;
    dfg_node dequantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node div;
    dfg_node clip;
    dfg_node add;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node mul_2;
    dfg_node clip_2;
    dfg_node add_2;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node hardSigmoid;
    dfg_node constant_11;
    dfg_node constant_12;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node x_4;
};

static bool onnx_ethos_u_hard_swish_table_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node mul = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, mul, OP_Mul, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, mul, 0)) == OP_DequantizeLinear ? 0 : 1;
    dfg_node dequantizeLinear = dfg_arg(g, mul, swap);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = x_2;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_2 = x_2_2;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    dfg_node v = dfg_arg(g, mul, 1 - swap);
    uint32_t alt = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
    dfg_node div = DFG_NONE, clip = DFG_NONE, add = DFG_NONE, constant_3 = DFG_NONE;
    dfg_node constant_4 = DFG_NONE, constant_5 = DFG_NONE, constant_6 = DFG_NONE, mul_2 = DFG_NONE;
    dfg_node clip_2 = DFG_NONE, add_2 = DFG_NONE, constant_7 = DFG_NONE, constant_8 = DFG_NONE;
    dfg_node constant_9 = DFG_NONE, constant_10 = DFG_NONE, hardSigmoid = DFG_NONE;
    uint32_t swap_2 = 0, swap_3 = 0, swap_4 = 0;
    if (alt == 0) {
        div = v;
        clip = dfg_arg(g, div, 0);
        if (!dfg_calls_with(g, clip, OP_Clip, 3))
            return false;
        add = dfg_arg(g, clip, 0);
        if (!dfg_calls_argc(g, add, OP_Add, 2))
            return false;
        swap_2 = dfg_op(g, dfg_arg(g, add, 0)) == OP_DequantizeLinear ? 0 : 1;
        if (dfg_arg(g, add, swap_2) != dequantizeLinear)
            return false;
        constant_3 = dfg_arg(g, add, 1 - swap_2);
        if (!dfg_const_is(g, constant_3, dfg_int(3), DFG_NO_DTYPE))
            return false;
        constant_4 = dfg_arg(g, clip, 1);
        if (!dfg_const_is(g, constant_4, dfg_int(0), DFG_NO_DTYPE))
            return false;
        constant_5 = dfg_arg(g, clip, 2);
        if (!dfg_const_is(g, constant_5, dfg_int(6), DFG_NO_DTYPE))
            return false;
        constant_6 = dfg_arg(g, div, 1);
        if (!dfg_const_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
            return false;
    } else if (alt == 1) {
        mul_2 = v;
        swap_3 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Clip ? 0 : 1;
        clip_2 = dfg_arg(g, mul_2, swap_3);
        if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
            return false;
        add_2 = dfg_arg(g, clip_2, 0);
        if (!dfg_calls_argc(g, add_2, OP_Add, 2))
            return false;
        swap_4 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_DequantizeLinear ? 0 : 1;
        if (dfg_arg(g, add_2, swap_4) != dequantizeLinear)
            return false;
        constant_7 = dfg_arg(g, add_2, 1 - swap_4);
        if (!dfg_const_is(g, constant_7, dfg_int(3), DFG_NO_DTYPE))
            return false;
        constant_8 = dfg_arg(g, clip_2, 1);
        if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
            return false;
        constant_9 = dfg_arg(g, clip_2, 2);
        if (!dfg_const_is(g, constant_9, dfg_int(6), DFG_NO_DTYPE))
            return false;
        constant_10 = dfg_arg(g, mul_2, 1 - swap_3);
        if (!dfg_const_near(g, constant_10, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
            return false;
    } else {
        hardSigmoid = v;
        if (!dfg_calls_argc(g, hardSigmoid, OP_HardSigmoid, 1))
            return false;
        if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                         0.0001))
            return false;
        if (!dfg_near(dfg_attr_or(g, hardSigmoid, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
            return false;
        if (dfg_arg(g, hardSigmoid, 0) != dequantizeLinear)
            return false;
    }
    dfg_node x_3 = dfg_arg(g, n, 1);
    dfg_node constant_11 = x_3;
    if (!dfg_is(g, constant_11, DFG_CONST))
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_12 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, n, 2);
        constant_12 = x_4;
        if (!dfg_is(g, constant_12, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){mul, dequantizeLinear, div, clip, add, mul_2, clip_2, add_2,
                                        hardSigmoid},
                     9))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(q) */
    if (!int8(g, n))
        return false;
    return accept(ctx, &(struct onnx_ethos_u_hard_swish_table_whole){.m = {.root = n, .x = x, .q = n},
            .mul = mul, .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .div = div, .clip = clip, .add = add,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6, .mul_2 = mul_2, .clip_2 = clip_2, .add_2 = add_2,
            .constant_7 = constant_7, .constant_8 = constant_8, .constant_9 = constant_9,
            .constant_10 = constant_10, .hardSigmoid = hardSigmoid,
            .constant_11 = constant_11, .constant_12 = constant_12, .x = x_2, .x_2 = x_2_2,
            .x_3 = x_3, .x_4 = x_4});
}

struct onnx_ethos_u_moved_whole {
    struct onnx_ethos_u_moved_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node call;
    struct dfg_nodes rest;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node slice;
    dfg_node dequantizeLinear_2;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node constant_11;
};

static bool onnx_ethos_u_moved_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_call = (dfg_op(g, v) == OP_Reshape || dfg_op(g, v) == OP_Squeeze
                    || dfg_op(g, v) == OP_Unsqueeze);
    dfg_node call = DFG_NONE, dequantizeLinear = DFG_NONE, x = DFG_NONE, s = DFG_NONE;
    dfg_node constant_3 = DFG_NONE, z = DFG_NONE, constant_4 = DFG_NONE, slice = DFG_NONE;
    dfg_node dequantizeLinear_2 = DFG_NONE, constant_5 = DFG_NONE, constant_6 = DFG_NONE;
    dfg_node constant_7 = DFG_NONE, constant_8 = DFG_NONE, constant_9 = DFG_NONE, constant_10 = DFG_NONE;
    dfg_node constant_10_2 = DFG_NONE, constant_11 = DFG_NONE;
    struct dfg_nodes rest = { NULL, 0 };
    bool has_z = false, has_z_2 = false, has_constant_9 = false, has_constant_10 = false;
    if (is_call) {
        call = v;
        rest = dfg_rest(g, call, 1, 0);
        dequantizeLinear = dfg_arg(g, call, 0);
        if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
            || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
            return false;
        x = dfg_arg(g, dequantizeLinear, 0);
        s = dfg_arg(g, dequantizeLinear, 1);
        constant_3 = s;
        if (!dfg_is(g, constant_3, DFG_CONST))
            return false;
        has_z = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
        if (has_z) {
            z = dfg_arg(g, dequantizeLinear, 2);
            constant_4 = z;
            if (!dfg_is(g, constant_4, DFG_CONST))
                return false;
        }
    } else {
        slice = v;
        if (dfg_op(g, slice) != OP_Slice || dfg_n_args(g, slice) > 5)
            return false;
        dequantizeLinear_2 = dfg_arg(g, slice, 0);
        if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
            || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
            return false;
        x = dfg_arg(g, dequantizeLinear_2, 0);
        s = dfg_arg(g, dequantizeLinear_2, 1);
        constant_5 = s;
        if (!dfg_is(g, constant_5, DFG_CONST))
            return false;
        has_z_2 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
        if (has_z_2) {
            z = dfg_arg(g, dequantizeLinear_2, 2);
            constant_6 = z;
            if (!dfg_is(g, constant_6, DFG_CONST))
                return false;
        }
        constant_7 = dfg_arg(g, slice, 1);
        if (!dfg_is(g, constant_7, DFG_CONST))
            return false;
        constant_8 = dfg_arg(g, slice, 2);
        if (!dfg_is(g, constant_8, DFG_CONST))
            return false;
        has_constant_9 = dfg_arg(g, slice, 3) != DFG_NONE;
        if (has_constant_9) {
            constant_9 = dfg_arg(g, slice, 3);
            if (!dfg_is(g, constant_9, DFG_CONST))
                return false;
        }
        has_constant_10 = dfg_arg(g, slice, 4) != DFG_NONE;
        if (has_constant_10) {
            constant_10 = dfg_arg(g, slice, 4);
            constant_10_2 = constant_10;
            if (!dfg_splat_is(g, constant_10_2, dfg_int(1), DFG_NO_DTYPE))
                return false;
            constant_11 = constant_10;
            if (!dfg_is(g, constant_11, DFG_CONST))
                return false;
        }
    }
    dfg_node t = dfg_arg(g, n, 1);
    dfg_node constant = t;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_y = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node y = DFG_NONE, constant_2 = DFG_NONE;
    if (has_y) {
        y = dfg_arg(g, n, 2);
        constant_2 = y;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){call, dequantizeLinear, slice, dequantizeLinear_2}, 4))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(q) */
    if (!int8(g, n))
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    /* where q.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, n), dfg_int(4)))
        return false;
    /* where same_scale(s, z, t, y) */
    if (!same_scale(g, s, z, t, y))
        return false;
    return accept(ctx, &(struct onnx_ethos_u_moved_whole){.m = {.root = n, .x = x, .s = s, .z = z,
            .t = t, .y = y, .q = n}, .constant = constant, .constant_2 = constant_2,
            .call = call, .rest = rest, .dequantizeLinear = dequantizeLinear,
            .constant_3 = constant_3, .constant_4 = constant_4, .slice = slice,
            .dequantizeLinear_2 = dequantizeLinear_2, .constant_5 = constant_5,
            .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
            .constant_9 = constant_9, .constant_10 = constant_10_2,
            .constant_11 = constant_11});
}

struct onnx_ethos_u_rescaled_whole {
    struct onnx_ethos_u_rescaled_match m;
    dfg_node dequantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node x_4;
};

static bool onnx_ethos_u_rescaled_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, n, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = x_2;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_2 = x_2_2;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    dfg_node x_3 = dfg_arg(g, n, 1);
    dfg_node constant_3 = x_3;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, n, 2);
        constant_4 = x_4;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    if (!dfg_same_body(g, n, dequantizeLinear))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(q) */
    if (!int8(g, n))
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    return accept(ctx, &(struct onnx_ethos_u_rescaled_whole){.m = {.root = n, .x = x, .q = n},
            .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
            .x = x_2, .x_2 = x_2_2, .x_3 = x_3, .x_4 = x_4});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv2d ---- */

static const struct dfg_desc_expr onnx_ethos_u_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 12 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 12 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 11 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 11 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 11 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 11 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 12 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 15, .text = "x", .line = 12 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 12 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 12 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 12 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 15, .text = "x", .line = 11 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 11 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 11 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 15, .text = "x", .line = 11 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 11 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 11 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 12 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 12 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 12 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 12 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 36 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 33, 34, 35, }, .text = "x.dtype in {u8, i8}", .line = 12 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 11 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "x.rank == 0", .line = 11 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 11 },
    /* 43 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "max(x.shape)", .line = 11 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 45 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 45, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 46, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 12 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 29 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 29 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[0]", .line = 29 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 29 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.shape[0] == 1", .line = 29 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 15, .text = "w", .line = 29 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "rank", .line = 29 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "w.rank == 4", .line = 29 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 18 },
    /* 59 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .name = "strides", .text = "strides", .line = 18 },
    /* 60 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "present(c.strides)", .line = 18 },
    /* 61 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "not present(c.strides)", .line = 18 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 18 },
    /* 63 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .name = "strides", .text = "strides", .line = 18 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 18 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "c.strides[0]", .line = 18 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 18 },
    /* 68 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 65, 66, 67, }, .text = "c.strides[0] in 1..3", .line = 18 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 18 },
    /* 70 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .name = "strides", .text = "strides", .line = 18 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 72 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "c.strides[1]", .line = 18 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 18 },
    /* 75 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 72, 73, 74, }, .text = "c.strides[1] in 1..3", .line = 18 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 68, 75, }, .text = "(c.strides[0] in 1..3 and c.strides[1] in 1..3)", .line = 18 },
    /* 77 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 61, 76, }, .text = "not present(c.strides) or (c.strides[0] in 1..3 and c.strides[1] in 1..3)", .line = 18 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 19 },
    /* 79 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .name = "dilations", .text = "dilations", .line = 19 },
    /* 80 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "present(c.dilations)", .line = 19 },
    /* 81 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "not present(c.dilations)", .line = 19 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 19 },
    /* 83 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .name = "dilations", .text = "dilations", .line = 19 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 19 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "c.dilations[0]", .line = 19 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 19 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 19 },
    /* 88 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 85, 86, 87, }, .text = "c.dilations[0] in 1..2", .line = 19 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 19 },
    /* 90 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .name = "dilations", .text = "dilations", .line = 19 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 19 },
    /* 92 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "c.dilations[1]", .line = 19 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 19 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 19 },
    /* 95 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 92, 93, 94, }, .text = "c.dilations[1] in 1..2", .line = 19 },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 88, 95, }, .text = "(c.dilations[0] in 1..2 and c.dilations[1] in 1..2)", .line = 19 },
    /* 97 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 81, 96, }, .text = "not present(c.dilations) or (c.dilations[0] in 1..2 and c.dilations[1] in 1..2)", .line = 19 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 21 },
    /* 99 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .name = "pads", .text = "pads", .line = 21 },
    /* 100 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "present(c.pads)", .line = 21 },
    /* 101 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "not present(c.pads)", .line = 21 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 22 },
    /* 103 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .name = "pads", .text = "pads", .line = 22 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 105 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "c.pads[0]", .line = 22 },
    /* 106 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "most", .line = 22 },
    /* 107 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "c.pads[0] <= most", .line = 22 },
    /* 108 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 22 },
    /* 109 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .name = "pads", .text = "pads", .line = 22 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 111 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "c.pads[1]", .line = 22 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "most", .line = 22 },
    /* 113 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 111, 112, }, .text = "c.pads[1] <= most", .line = 22 },
    /* 114 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 107, 113, }, .text = "c.pads[0] <= most and c.pads[1] <= most", .line = 22 },
    /* 115 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 22 },
    /* 116 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .name = "pads", .text = "pads", .line = 22 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 22 },
    /* 118 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "c.pads[2]", .line = 22 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "most", .line = 22 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 121 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "most + 1", .line = 22 },
    /* 122 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 118, 121, }, .text = "c.pads[2] <= most + 1", .line = 22 },
    /* 123 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 114, 122, }, .text = "c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1", .line = 22 },
    /* 124 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 22 },
    /* 125 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .name = "pads", .text = "pads", .line = 22 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 22 },
    /* 127 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "c.pads[3]", .line = 22 },
    /* 128 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "most", .line = 22 },
    /* 129 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 130 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 128, 129, }, .text = "most + 1", .line = 22 },
    /* 131 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 127, 130, }, .text = "c.pads[3] <= most + 1", .line = 22 },
    /* 132 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 123, 131, }, .text = "(c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1)", .line = 22 },
    /* 133 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 101, 132, }, .text = "not present(c.pads)\012        or (c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1)", .line = 21 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 30 },
    /* 135 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .name = "group", .text = "group", .line = 30 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 30 },
    /* 137 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "c.group == 1", .line = 30 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 30 },
    /* 139 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .name = "group", .text = "group", .line = 30 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 15, .text = "w", .line = 30 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "shape", .line = 30 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 143 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "w.shape[0]", .line = 30 },
    /* 144 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "c.group == w.shape[0]", .line = 30 },
    /* 145 */ { .op = DFG_E_NODE, .ref = 15, .text = "w", .line = 30 },
    /* 146 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .text = "shape", .line = 30 },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 30 },
    /* 148 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 146, 147, }, .text = "w.shape[1]", .line = 30 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 30 },
    /* 150 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 148, 149, }, .text = "w.shape[1] == 1", .line = 30 },
    /* 151 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 144, 150, }, .text = "(c.group == w.shape[0] and w.shape[1] == 1)", .line = 30 },
    /* 152 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 137, 151, }, .text = "c.group == 1 or (c.group == w.shape[0] and w.shape[1] == 1)", .line = 30 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 15, .text = "w", .line = 31 },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "shape", .line = 31 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 31 },
    /* 156 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "w.shape[2]", .line = 31 },
    /* 157 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 158 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 156, 157, }, .text = "(w.shape[2] - 1)", .line = 31 },
    /* 159 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 31 },
    /* 160 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 159, }, .name = "dilations", .text = "dilations", .line = 31 },
    /* 161 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "present(c.dilations)", .line = 31 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 31 },
    /* 163 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .name = "dilations", .text = "dilations", .line = 31 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 165 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "c.dilations[0]", .line = 31 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 167 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 161, 165, 166, }, .text = "(present(c.dilations) ? c.dilations[0] : 1)", .line = 31 },
    /* 168 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 158, 167, }, .text = "(w.shape[2] - 1) * (present(c.dilations) ? c.dilations[0] : 1)", .line = 31 },
    /* 169 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 170 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 168, 169, }, .text = "height", .line = 24 },
    /* 171 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 24 },
    /* 172 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 64LL }, .text = "64", .line = 24 },
    /* 173 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 170, 171, 172, }, .text = "height in 1..64", .line = 24 },
    /* 174 */ { .op = DFG_E_NODE, .ref = 15, .text = "w", .line = 31 },
    /* 175 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 174, }, .text = "shape", .line = 31 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 31 },
    /* 177 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "w.shape[2]", .line = 31 },
    /* 178 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 179 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 177, 178, }, .text = "(w.shape[2] - 1)", .line = 31 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 31 },
    /* 181 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .name = "dilations", .text = "dilations", .line = 31 },
    /* 182 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .text = "present(c.dilations)", .line = 31 },
    /* 183 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 31 },
    /* 184 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 183, }, .name = "dilations", .text = "dilations", .line = 31 },
    /* 185 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 186 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 184, 185, }, .text = "c.dilations[0]", .line = 31 },
    /* 187 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 188 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 182, 186, 187, }, .text = "(present(c.dilations) ? c.dilations[0] : 1)", .line = 31 },
    /* 189 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 179, 188, }, .text = "(w.shape[2] - 1) * (present(c.dilations) ? c.dilations[0] : 1)", .line = 31 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 191 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "height", .line = 24 },
    /* 192 */ { .op = DFG_E_NODE, .ref = 15, .text = "w", .line = 32 },
    /* 193 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 192, }, .text = "shape", .line = 32 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 32 },
    /* 195 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 193, 194, }, .text = "w.shape[3]", .line = 32 },
    /* 196 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 197 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 195, 196, }, .text = "(w.shape[3] - 1)", .line = 32 },
    /* 198 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 32 },
    /* 199 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 198, }, .name = "dilations", .text = "dilations", .line = 32 },
    /* 200 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 199, }, .text = "present(c.dilations)", .line = 32 },
    /* 201 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 32 },
    /* 202 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 201, }, .name = "dilations", .text = "dilations", .line = 32 },
    /* 203 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 204 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 202, 203, }, .text = "c.dilations[1]", .line = 32 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 206 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 200, 204, 205, }, .text = "(present(c.dilations) ? c.dilations[1] : 1)", .line = 32 },
    /* 207 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 197, 206, }, .text = "(w.shape[3] - 1) * (present(c.dilations) ? c.dilations[1] : 1)", .line = 32 },
    /* 208 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 209 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 207, 208, }, .text = "width", .line = 24 },
    /* 210 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 191, 209, }, .text = "height * width", .line = 24 },
    /* 211 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4096LL }, .text = "4096", .line = 24 },
    /* 212 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 210, 211, }, .text = "height * width <= 4096", .line = 24 },
    /* 213 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 173, 212, }, .text = "height in 1..64, height * width <= 4096", .line = 24 },
};
static const struct dfg_desc_node onnx_ethos_u_conv2d_nodes[42] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 36, 39, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 33, },
        .text = "Relu?(c) | relu6(c)", .line = 28 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Relu?(c)", .line = 28 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "Relu?(c)", .line = 28 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 13, 23, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) |...", .line = 27 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 10, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 26 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 14, 17, 20, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "w & const", .line = 27 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 26 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 27 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 32, },
        .text = "(dequantized(_, _, _) | const)", .line = 27 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 25, 26, 29, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [26] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [30] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [31] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [32] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 27 },
    [33] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 34, 35, },
        .text = "Clip(x, 0, 6)", .line = 35, .file = "onnx_fusion.pat" },
    [34] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35, .file = "onnx_fusion.pat" },
    [35] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35, .file = "onnx_fusion.pat" },
    [36] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [37] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
    [38] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [39] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [40] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
    [41] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_conv2d_refs[] = { { 6, -1 }, { 15, -1 }, { 4, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_conv2d_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_conv2d_match, c) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_conv2d_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_conv2d_desc = {
    .n_nodes = 42, .n_exprs = 214, .n_vars = 0, .n_sets = 4,
    .nodes = onnx_ethos_u_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_conv2d_regions,
    .exprs = onnx_ethos_u_conv2d_exprs,
    .captures = onnx_ethos_u_conv2d_refs,
    .text = "pattern conv2d(x, w) {\012    c = Conv(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?);\012    q = quantized(Relu?(c) | relu6(c), _, _);\012    where byte(x), byte(w), byte(q), x.shape[0] == 1, w.rank == 4, strides_ok(c), dilations_ok(c), pads_ok(c, 31);\012    where c.group == 1 or (c.group == w.shape[0] and w.shape[1] == 1);\012    where span_ok((w.shape[2] - 1) * (present(c.dilations) ? c.dilations[0] : 1) + 1,\012                  (w.shape[3] - 1) * (present(c.dilations) ? c.dilations[1] : 1) + 1);\012    return q;\012}", .line = 26, .n_where = 10, .where = (const uint32_t[]){ 15, 31, 47, 53, 57, 77, 97, 133, 152, 213, }
};
static bool onnx_ethos_u_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_ethos_u_conv2d_match(g, n, m);
}
static bool onnx_ethos_u_conv2d_pass(void *ctx, const struct onnx_ethos_u_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_ethos_u_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_ethos_u_conv2d_each(g, n, onnx_ethos_u_conv2d_pass, &e);
}

static const struct dfg_part onnx_ethos_u_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct onnx_ethos_u_conv2d_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_ethos_u_conv2d_whole, m.w) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct onnx_ethos_u_conv2d_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, constant_7) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, x_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, dequantizeLinear_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, constant_9) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, x_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, x_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, constant_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, constant_11) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, constant_12) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, x_8) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_conv2d_whole, x_9) },
};
/* ---- fully_connected ---- */

static const struct dfg_desc_expr onnx_ethos_u_fully_connected_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 11 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 11 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 11 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 11 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 14, .text = "x", .line = 13 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 13 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 14, .text = "x", .line = 11 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 11 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 11 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 14, .text = "x", .line = 11 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 11 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 11 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 13 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 13 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.dtype == i8", .line = 13 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 11 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "x.rank == 0", .line = 11 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 11 },
    /* 40 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "max(x.shape)", .line = 11 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 42 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 43, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 39 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "rank", .line = 39 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 39 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "x.rank == 2", .line = 39 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 39 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "shape", .line = 39 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 39 },
    /* 52 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "x.shape[0]", .line = 39 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "x.shape[0] == 1", .line = 39 },
};
static const struct dfg_desc_node onnx_ethos_u_fully_connected_nodes[38] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 32, 35, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?(g)", .line = 38 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?(g)", .line = 38 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 12, 22, },
        .optional = 0x4u,
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "transA", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "transA == 0", .line = 37 },
            { .test = DFG_D_TEST_EQ, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 1.0 }, .text = "alpha == 1", .line = 37 },
            { .test = DFG_D_TEST_EQ, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 1.0 }, .text = "beta == 1", .line = 37 },
        },
        .name = "g",
        .text = "Gemm(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) |...", .line = 36 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 35 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 36 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 36 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 16, 19, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "w & const", .line = 36 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 35 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 36 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 36 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 36 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 31, },
        .text = "(dequantized(_, _, _) | const)", .line = 36 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 24, 25, 28, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 36 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 36 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 36 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [31] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 36 },
    [32] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [33] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 38 },
    [34] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [35] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [36] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 38 },
    [37] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_fully_connected_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_fully_connected_refs[] = { { 5, -1 }, { 14, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_fully_connected_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_fully_connected_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_fully_connected_match, w) },
    { "g", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_fully_connected_match, g) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_fully_connected_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_fully_connected_desc = {
    .n_nodes = 38, .n_exprs = 55, .n_vars = 0, .n_sets = 4,
    .nodes = onnx_ethos_u_fully_connected_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_fully_connected_regions,
    .exprs = onnx_ethos_u_fully_connected_exprs,
    .captures = onnx_ethos_u_fully_connected_refs,
    .text = "pattern fully_connected(x, w) {\012    g = Gemm(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?)\012        { transA == 0, alpha == 1, beta == 1 };\012    q = quantized(Relu?(g), _, _);\012    where int8(x), int8(w), int8(q), x.rank == 2, x.shape[0] == 1;\012    return q;\012}", .line = 35, .n_where = 5, .where = (const uint32_t[]){ 14, 29, 44, 48, 54, }
};
static bool onnx_ethos_u_fully_connected_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_ethos_u_fully_connected_match(g, n, m);
}
static bool onnx_ethos_u_fully_connected_pass(void *ctx, const struct onnx_ethos_u_fully_connected_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_ethos_u_fully_connected_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_ethos_u_fully_connected_each(g, n, onnx_ethos_u_fully_connected_pass, &e);
}

static const struct dfg_part onnx_ethos_u_fully_connected_parts[] = {
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct onnx_ethos_u_fully_connected_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_fully_connected_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_ethos_u_fully_connected_whole, m.w) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct onnx_ethos_u_fully_connected_whole, m.g) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_7) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, dequantizeLinear_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_9) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, relu) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_8) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_9) },
};
/* ---- matmul ---- */

static const struct dfg_desc_expr onnx_ethos_u_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 11 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 11 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 11 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 13 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 13 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 11 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 11 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 11 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 11 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 11 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 11 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 13 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 13 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.dtype == i8", .line = 13 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 11 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "x.rank == 0", .line = 11 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 11 },
    /* 40 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "max(x.shape)", .line = 11 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 42 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 43, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 44 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "rank", .line = 44 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 44 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "x.rank == 2", .line = 44 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 44 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 44 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 44 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "w.rank == 2", .line = 44 },
};
static const struct dfg_desc_node onnx_ethos_u_matmul_nodes[24] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 18, 21, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero))", .line = 103, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 42 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 43 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 43 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 12, 15, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 42 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 43 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 43 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 43 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 43 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_matmul_refs[] = { { 3, -1 }, { 11, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_matmul_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_matmul_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_matmul_match, w) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_matmul_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_matmul_desc = {
    .n_nodes = 24, .n_exprs = 53, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_ethos_u_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_matmul_regions,
    .exprs = onnx_ethos_u_matmul_exprs,
    .captures = onnx_ethos_u_matmul_refs,
    .text = "pattern matmul(x, w) {\012    q = qdq_matmul(x, _, _, w, _, _, _, _);\012    where int8(x), int8(w), int8(q), x.rank == 2, w.rank == 2;\012    return q;\012}", .line = 42, .n_where = 5, .where = (const uint32_t[]){ 14, 29, 44, 48, 52, }
};
static bool onnx_ethos_u_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_ethos_u_matmul_match(g, n, m);
}
static bool onnx_ethos_u_matmul_pass(void *ctx, const struct onnx_ethos_u_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_ethos_u_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_ethos_u_matmul_each(g, n, onnx_ethos_u_matmul_pass, &e);
}

static const struct dfg_part onnx_ethos_u_matmul_parts[] = {
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct onnx_ethos_u_matmul_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, matMul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_matmul_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_ethos_u_matmul_whole, m.w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_matmul_whole, x_6) },
};
/* ---- pool ---- */

static const struct dfg_desc_expr onnx_ethos_u_pool_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 12 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 12 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 11 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 11 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 12 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 12 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 12 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 12 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 12 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 11 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 11 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 11 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 11 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 12 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 31, }, .text = "byte(x), byte(q)", .line = 49 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 49 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 49 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 49 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 49 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 36, }, .text = "x.dtype == q.dtype", .line = 49 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 37, }, .text = "byte(x), byte(q), x.dtype == q.dtype", .line = 49 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 49 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "rank", .line = 49 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 49 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "x.rank == 4", .line = 49 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 42, }, .text = "byte(x), byte(q), x.dtype == q.dtype, x.rank == 4", .line = 49 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 49 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 49 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 49 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.shape[0]", .line = 49 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 49 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.shape[0] == 1", .line = 49 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 49, }, .text = "byte(x), byte(q), x.dtype == q.dtype, x.rank == 4, x.shape[0] == 1", .line = 49 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 18 },
    /* 52 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .name = "strides", .text = "strides", .line = 18 },
    /* 53 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "present(c.strides)", .line = 18 },
    /* 54 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "not present(c.strides)", .line = 18 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 18 },
    /* 56 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .name = "strides", .text = "strides", .line = 18 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 18 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "c.strides[0]", .line = 18 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 18 },
    /* 61 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 58, 59, 60, }, .text = "c.strides[0] in 1..3", .line = 18 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 18 },
    /* 63 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .name = "strides", .text = "strides", .line = 18 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "c.strides[1]", .line = 18 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 18 },
    /* 68 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 65, 66, 67, }, .text = "c.strides[1] in 1..3", .line = 18 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 61, 68, }, .text = "(c.strides[0] in 1..3 and c.strides[1] in 1..3)", .line = 18 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 54, 69, }, .text = "not present(c.strides) or (c.strides[0] in 1..3 and c.strides[1] in 1..3)", .line = 18 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 70, }, .text = "byte(x), byte(q), x.dtype == q.dtype, x.rank == 4, x.shape[0] == 1, strides_ok(p)", .line = 49 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 50 },
    /* 73 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .name = "kernel_shape", .text = "kernel_shape", .line = 50 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 75 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "p.kernel_shape[1]", .line = 50 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 256LL }, .text = "256", .line = 50 },
    /* 77 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "p.kernel_shape[1] <= 256", .line = 50 },
    /* 78 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 71, 77, }, .text = "byte(x), byte(q), x.dtype == q.dtype, x.rank == 4, x.shape[0] == 1, strides_ok(p),\012    p.kernel_shape[1] <= 256", .line = 49 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 50 },
    /* 80 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .name = "kernel_shape", .text = "kernel_shape", .line = 50 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 50 },
    /* 82 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "p.kernel_shape[0]", .line = 50 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 50 },
    /* 84 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .name = "kernel_shape", .text = "kernel_shape", .line = 50 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "p.kernel_shape[1]", .line = 50 },
    /* 87 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 82, 86, }, .text = "p.kernel_shape[0] * p.kernel_shape[1]", .line = 50 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 50 },
    /* 89 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "p.kernel_shape[0] * p.kernel_shape[1] <= 65536", .line = 50 },
    /* 90 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 78, 89, }, .text = "byte(x), byte(q), x.dtype == q.dtype, x.rank == 4, x.shape[0] == 1, strides_ok(p),\012    p.kernel_shape[1] <= 256, p.kernel_shape[0] * p.kernel_shape[1] <= 65536", .line = 49 },
    /* 91 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 61 },
    /* 92 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .text = "op", .line = 61 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "MaxPool" }, .text = "MaxPool", .line = 61 },
    /* 94 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "p.op == MaxPool", .line = 61 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 21 },
    /* 96 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .name = "pads", .text = "pads", .line = 21 },
    /* 97 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .text = "present(c.pads)", .line = 21 },
    /* 98 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "not present(c.pads)", .line = 21 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 100 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .name = "pads", .text = "pads", .line = 22 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 102 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "c.pads[0]", .line = 22 },
    /* 103 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "most", .line = 22 },
    /* 104 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 102, 103, }, .text = "c.pads[0] <= most", .line = 22 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 106 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .name = "pads", .text = "pads", .line = 22 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 108 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 106, 107, }, .text = "c.pads[1]", .line = 22 },
    /* 109 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "most", .line = 22 },
    /* 110 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "c.pads[1] <= most", .line = 22 },
    /* 111 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 104, 110, }, .text = "c.pads[0] <= most and c.pads[1] <= most", .line = 22 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 113 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .name = "pads", .text = "pads", .line = 22 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 22 },
    /* 115 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 113, 114, }, .text = "c.pads[2]", .line = 22 },
    /* 116 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "most", .line = 22 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 118 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "most + 1", .line = 22 },
    /* 119 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 115, 118, }, .text = "c.pads[2] <= most + 1", .line = 22 },
    /* 120 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 111, 119, }, .text = "c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1", .line = 22 },
    /* 121 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 122 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 121, }, .name = "pads", .text = "pads", .line = 22 },
    /* 123 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 22 },
    /* 124 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 122, 123, }, .text = "c.pads[3]", .line = 22 },
    /* 125 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "most", .line = 22 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 127 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "most + 1", .line = 22 },
    /* 128 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 124, 127, }, .text = "c.pads[3] <= most + 1", .line = 22 },
    /* 129 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 120, 128, }, .text = "(c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1)", .line = 22 },
    /* 130 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 98, 129, }, .text = "not present(c.pads)\012        or (c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1)", .line = 21 },
    /* 131 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 51 },
    /* 132 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 131, }, .name = "dilations", .text = "dilations", .line = 51 },
    /* 133 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 132, }, .text = "present(p.dilations)", .line = 51 },
    /* 134 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 133, }, .text = "not present(p.dilations)", .line = 51 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 51 },
    /* 136 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .name = "dilations", .text = "dilations", .line = 51 },
    /* 137 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "max(p.dilations)", .line = 51 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 51 },
    /* 139 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 137, 138, }, .text = "max(p.dilations) == 1", .line = 51 },
    /* 140 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 134, 139, }, .text = "not present(p.dilations) or max(p.dilations) == 1", .line = 51 },
    /* 141 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 130, 140, }, .text = "pads_ok(p, 127), not present(p.dilations) or max(p.dilations) == 1", .line = 51 },
    /* 142 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 94, 141, }, .text = "(p.op == MaxPool and max_pool_ok(p))", .line = 61 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 61 },
    /* 144 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "op", .line = 61 },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "AveragePool" }, .text = "AveragePool", .line = 61 },
    /* 146 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 144, 145, }, .text = "p.op == AveragePool", .line = 61 },
    /* 147 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 54 },
    /* 148 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 147, }, .name = "count_include_pad", .text = "count_include_pad", .line = 54 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 54 },
    /* 150 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 148, 149, }, .text = "p.count_include_pad == 0", .line = 54 },
    /* 151 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 21 },
    /* 152 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 151, }, .name = "pads", .text = "pads", .line = 21 },
    /* 153 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .text = "present(c.pads)", .line = 21 },
    /* 154 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "not present(c.pads)", .line = 21 },
    /* 155 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 156 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 155, }, .name = "pads", .text = "pads", .line = 22 },
    /* 157 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 158 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 156, 157, }, .text = "c.pads[0]", .line = 22 },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "most", .line = 22 },
    /* 160 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "c.pads[0] <= most", .line = 22 },
    /* 161 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 162 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 161, }, .name = "pads", .text = "pads", .line = 22 },
    /* 163 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 164 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 162, 163, }, .text = "c.pads[1]", .line = 22 },
    /* 165 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "most", .line = 22 },
    /* 166 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 164, 165, }, .text = "c.pads[1] <= most", .line = 22 },
    /* 167 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 160, 166, }, .text = "c.pads[0] <= most and c.pads[1] <= most", .line = 22 },
    /* 168 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 169 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .name = "pads", .text = "pads", .line = 22 },
    /* 170 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 22 },
    /* 171 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 169, 170, }, .text = "c.pads[2]", .line = 22 },
    /* 172 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "most", .line = 22 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 174 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "most + 1", .line = 22 },
    /* 175 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 171, 174, }, .text = "c.pads[2] <= most + 1", .line = 22 },
    /* 176 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 167, 175, }, .text = "c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1", .line = 22 },
    /* 177 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 178 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 177, }, .name = "pads", .text = "pads", .line = 22 },
    /* 179 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 22 },
    /* 180 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 178, 179, }, .text = "c.pads[3]", .line = 22 },
    /* 181 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "most", .line = 22 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 183 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 181, 182, }, .text = "most + 1", .line = 22 },
    /* 184 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 180, 183, }, .text = "c.pads[3] <= most + 1", .line = 22 },
    /* 185 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 176, 184, }, .text = "(c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1)", .line = 22 },
    /* 186 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 154, 185, }, .text = "not present(c.pads)\012        or (c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1)", .line = 21 },
    /* 187 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 150, 186, }, .text = "p.count_include_pad == 0, pads_ok(p, 3)", .line = 54 },
    /* 188 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 55 },
    /* 189 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 188, }, .name = "kernel_shape", .text = "kernel_shape", .line = 55 },
    /* 190 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 189, }, .text = "max(p.kernel_shape)", .line = 55 },
    /* 191 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 55 },
    /* 192 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 190, 191, }, .text = "max(p.kernel_shape) <= 8", .line = 55 },
    /* 193 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 56 },
    /* 194 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 193, }, .name = "auto_pad", .text = "auto_pad", .line = 56 },
    /* 195 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 6, .s = "NOTSET" }, .text = "\"NOTSET\"", .line = 56 },
    /* 196 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "VALID" }, .text = "\"VALID\"", .line = 56 },
    /* 197 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 194, 195, 196, }, .text = "p.auto_pad in {\"NOTSET\", \"VALID\"}", .line = 56 },
    /* 198 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 56 },
    /* 199 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 198, }, .name = "pads", .text = "pads", .line = 56 },
    /* 200 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 199, }, .text = "present(p.pads)", .line = 56 },
    /* 201 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 200, }, .text = "not present(p.pads)", .line = 56 },
    /* 202 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 56 },
    /* 203 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 202, }, .name = "pads", .text = "pads", .line = 56 },
    /* 204 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 203, }, .text = "max(p.pads)", .line = 56 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 56 },
    /* 206 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "max(p.pads) == 0", .line = 56 },
    /* 207 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 201, 206, }, .text = "(not present(p.pads) or max(p.pads) == 0)", .line = 56 },
    /* 208 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 197, 207, }, .text = "(p.auto_pad in {\"NOTSET\", \"VALID\"} and (not present(p.pads) or max(p.pads) == 0))", .line = 56 },
    /* 209 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 192, 208, }, .text = "max(p.kernel_shape) <= 8\012        or (p.auto_pad in {\"NOTSET\", \"VALID\"} and (not present(p.pads) or max(p.pads) == 0))", .line = 55 },
    /* 210 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 187, 209, }, .text = "p.count_include_pad == 0, pads_ok(p, 3),\012    max(p.kernel_shape) <= 8\012        or (p.auto_pad in {\"NOTSET\", \"VALID\"} and (not present(p.pads) or max(p.pads) == 0))", .line = 54 },
    /* 211 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 146, 210, }, .text = "(p.op == AveragePool and average_pool_ok(p))", .line = 61 },
    /* 212 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 142, 211, }, .text = "(p.op == MaxPool and max_pool_ok(p)) or (p.op == AveragePool and average_pool_ok(p))", .line = 61 },
};
static const struct dfg_desc_node onnx_ethos_u_pool_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "MaxPool", "AveragePool", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "p",
        .text = "(MaxPool | AveragePool)(dequantized(x, _, _))", .line = 59 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 58 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 59 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 59 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 60 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 60 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_pool_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_pool_refs[] = { { 3, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_pool_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_pool_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_pool_match, p) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_pool_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_pool_desc = {
    .n_nodes = 16, .n_exprs = 213, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_ethos_u_pool_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_pool_regions,
    .exprs = onnx_ethos_u_pool_exprs,
    .captures = onnx_ethos_u_pool_refs,
    .text = "pattern pool(x) {\012    p = (MaxPool | AveragePool)(dequantized(x, _, _));\012    q = quantized(p, _, _);\012    where pool_ok(p, x, q), (p.op == MaxPool and max_pool_ok(p)) or (p.op == AveragePool and average_pool_ok(p));\012    return q;\012}", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 90, 212, }
};
static bool onnx_ethos_u_pool_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_ethos_u_pool_match(g, n, m);
}
static bool onnx_ethos_u_pool_pass(void *ctx, const struct onnx_ethos_u_pool_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_ethos_u_pool_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_ethos_u_pool_each(g, n, onnx_ethos_u_pool_pass, &e);
}

static const struct dfg_part onnx_ethos_u_pool_parts[] = {
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct onnx_ethos_u_pool_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_pool_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_pool_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_pool_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct onnx_ethos_u_pool_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_pool_whole, p_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_pool_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_pool_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_pool_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_pool_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_pool_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_pool_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_pool_whole, x_4) },
};
/* ---- global_pool ---- */

static const struct dfg_desc_expr onnx_ethos_u_global_pool_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 11 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 11 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 11 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 13 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 13 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 11 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 11 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 11 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 11 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 66 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 66 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 66 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.rank == 4", .line = 66 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 66 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "shape", .line = 66 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 66 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "x.shape[0]", .line = 66 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 66 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.shape[0] == 1", .line = 66 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 66 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "shape", .line = 66 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 66 },
    /* 43 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "x.shape[2]", .line = 66 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 66 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 66 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 66 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.shape[3]", .line = 66 },
    /* 48 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "x.shape[2] * x.shape[3]", .line = 66 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4096LL }, .text = "4096", .line = 66 },
    /* 50 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "x.shape[2] * x.shape[3] <= 4096", .line = 66 },
};
static const struct dfg_desc_node onnx_ethos_u_global_pool_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "GlobalAveragePool", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "GlobalAveragePool(dequantized(x, _, _))", .line = 65 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 64 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 65 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 65 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 65 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 65 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_global_pool_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_global_pool_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_global_pool_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_global_pool_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_global_pool_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_global_pool_desc = {
    .n_nodes = 16, .n_exprs = 51, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_ethos_u_global_pool_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_global_pool_regions,
    .exprs = onnx_ethos_u_global_pool_exprs,
    .captures = onnx_ethos_u_global_pool_refs,
    .text = "pattern global_pool(x) {\012    q = quantized(GlobalAveragePool(dequantized(x, _, _)), _, _);\012    where int8(x), int8(q), x.rank == 4, x.shape[0] == 1, x.shape[2] * x.shape[3] <= 4096;\012    return q;\012}", .line = 64, .n_where = 5, .where = (const uint32_t[]){ 14, 29, 33, 39, 50, }
};
static bool onnx_ethos_u_global_pool_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_ethos_u_global_pool_match(g, n, m);
}
static bool onnx_ethos_u_global_pool_pass(void *ctx, const struct onnx_ethos_u_global_pool_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_ethos_u_global_pool_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_ethos_u_global_pool_each(g, n, onnx_ethos_u_global_pool_pass, &e);
}

static const struct dfg_part onnx_ethos_u_global_pool_parts[] = {
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct onnx_ethos_u_global_pool_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_global_pool_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_global_pool_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_global_pool_whole, m.x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_global_pool_whole, globalAveragePool) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_global_pool_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_global_pool_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_global_pool_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_global_pool_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_global_pool_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_global_pool_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_global_pool_whole, x_4) },
};
/* ---- elementwise ---- */

static const struct dfg_desc_expr onnx_ethos_u_elementwise_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 12 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 12 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 11 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 11 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 11 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 11 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 12 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 12 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 12 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 12 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 12 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 11 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 11 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 11 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 11 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 11 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 11 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 12 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 31, }, .text = "byte(x), byte(y)", .line = 71 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 12 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 12 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 12 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {u8, i8}", .line = 12 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 11 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.rank == 0", .line = 11 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "shape", .line = 11 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "max(x.shape)", .line = 11 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 46 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 46, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 47, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 12 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 48, }, .text = "byte(x), byte(y), byte(q)", .line = 71 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 15 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 15 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 53 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.rank <= 4", .line = 15 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "rank", .line = 14 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 14 },
    /* 57 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "x.rank < 4", .line = 14 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 14 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[0]", .line = 14 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.shape[0] == 1", .line = 14 },
    /* 64 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 57, 63, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 14 },
    /* 65 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 64, }, .text = "x.rank <= 4, one_batch(x)", .line = 15 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "byte(x), byte(y), byte(q), flat(x)", .line = 71 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 15 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "rank", .line = 15 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 70 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "x.rank <= 4", .line = 15 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 14 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 14 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 14 },
    /* 74 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "x.rank < 4", .line = 14 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 14 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "shape", .line = 14 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 78 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "x.shape[0]", .line = 14 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 80 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "x.shape[0] == 1", .line = 14 },
    /* 81 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 74, 80, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 14 },
    /* 82 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 81, }, .text = "x.rank <= 4, one_batch(x)", .line = 15 },
    /* 83 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 66, 82, }, .text = "byte(x), byte(y), byte(q), flat(x), flat(y)", .line = 71 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 71 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 71 },
    /* 86 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "broadcast_to(x, y)", .line = 71 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 71 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 71 },
    /* 89 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "broadcast_to(y, x)", .line = 71 },
    /* 90 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 86, 89, }, .text = "broadcast_to(x, y) or broadcast_to(y, x)", .line = 71 },
    /* 91 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 83, 90, }, .text = "byte(x), byte(y), byte(q), flat(x), flat(y), broadcast_to(x, y) or broadcast_to(y, x)", .line = 71 },
};
static const struct dfg_desc_node onnx_ethos_u_elementwise_nodes[26] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 20, 23, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?((Add | Sub | Mul)(dequantized(x, _, _), dequantized(y, _, _)))", .line = 74 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?((Add | Sub | Mul)(dequantized(x, _, _), dequantized(y, _, _)))", .line = 74 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "Add", "Sub", "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "(Add | Sub | Mul)(dequantized(x, _, _), dequantized(y, _, _))", .line = 74 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 73 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 17, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 73 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_elementwise_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_elementwise_refs[] = { { 5, -1 }, { 13, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_elementwise_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_elementwise_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_elementwise_match, y) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_elementwise_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_elementwise_desc = {
    .n_nodes = 26, .n_exprs = 92, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_ethos_u_elementwise_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_elementwise_regions,
    .exprs = onnx_ethos_u_elementwise_exprs,
    .captures = onnx_ethos_u_elementwise_refs,
    .text = "pattern elementwise(x, y) {\012    q = quantized(Relu?((Add | Sub | Mul)(dequantized(x, _, _), dequantized(y, _, _))), _, _);\012    where pair_ok(x, y, q);\012    return q;\012}", .line = 73, .n_where = 1, .where = (const uint32_t[]){ 91, }
};
static bool onnx_ethos_u_elementwise_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_ethos_u_elementwise_match(g, n, m);
}
static bool onnx_ethos_u_elementwise_pass(void *ctx, const struct onnx_ethos_u_elementwise_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_ethos_u_elementwise_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_ethos_u_elementwise_each(g, n, onnx_ethos_u_elementwise_pass, &e);
}

static const struct dfg_part onnx_ethos_u_elementwise_parts[] = {
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct onnx_ethos_u_elementwise_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_elementwise_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_ethos_u_elementwise_whole, m.y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_elementwise_whole, x_6) },
};
/* ---- extremum ---- */

static const struct dfg_desc_expr onnx_ethos_u_extremum_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 12 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 12 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 11 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 11 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 11 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 11 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 12 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 12 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 12 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 12 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 12 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 11 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 11 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 11 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 11 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 11 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 11 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 12 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 31, }, .text = "byte(x), byte(y)", .line = 71 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 12 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 12 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 12 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {u8, i8}", .line = 12 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 11 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.rank == 0", .line = 11 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "shape", .line = 11 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "max(x.shape)", .line = 11 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 46 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 46, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 47, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 12 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 48, }, .text = "byte(x), byte(y), byte(q)", .line = 71 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 15 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 15 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 53 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.rank <= 4", .line = 15 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "rank", .line = 14 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 14 },
    /* 57 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "x.rank < 4", .line = 14 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 14 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[0]", .line = 14 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.shape[0] == 1", .line = 14 },
    /* 64 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 57, 63, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 14 },
    /* 65 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 64, }, .text = "x.rank <= 4, one_batch(x)", .line = 15 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "byte(x), byte(y), byte(q), flat(x)", .line = 71 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 15 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "rank", .line = 15 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 70 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "x.rank <= 4", .line = 15 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 14 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 14 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 14 },
    /* 74 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "x.rank < 4", .line = 14 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 14 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "shape", .line = 14 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 78 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "x.shape[0]", .line = 14 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 80 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "x.shape[0] == 1", .line = 14 },
    /* 81 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 74, 80, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 14 },
    /* 82 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 81, }, .text = "x.rank <= 4, one_batch(x)", .line = 15 },
    /* 83 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 66, 82, }, .text = "byte(x), byte(y), byte(q), flat(x), flat(y)", .line = 71 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 71 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 71 },
    /* 86 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "broadcast_to(x, y)", .line = 71 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 71 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 71 },
    /* 89 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "broadcast_to(y, x)", .line = 71 },
    /* 90 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 86, 89, }, .text = "broadcast_to(x, y) or broadcast_to(y, x)", .line = 71 },
    /* 91 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 83, 90, }, .text = "byte(x), byte(y), byte(q), flat(x), flat(y), broadcast_to(x, y) or broadcast_to(y, x)", .line = 71 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 81 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "dtype", .line = 81 },
    /* 94 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 81 },
    /* 95 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 94, }, .text = "dtype", .line = 81 },
    /* 96 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 93, 95, }, .text = "x.dtype == y.dtype", .line = 81 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 81 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "dtype", .line = 81 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 81 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "dtype", .line = 81 },
    /* 101 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 98, 100, }, .text = "x.dtype == q.dtype", .line = 81 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 7, .text = "s", .line = 92, .file = "onnx_fusion.pat" },
    /* 103 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "value(s)", .line = 92, .file = "onnx_fusion.pat" },
    /* 104 */ { .op = DFG_E_NODE, .ref = 15, .text = "t", .line = 92, .file = "onnx_fusion.pat" },
    /* 105 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "value(t)", .line = 92, .file = "onnx_fusion.pat" },
    /* 106 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 105, }, .text = "value(s) == value(t)", .line = 92, .file = "onnx_fusion.pat" },
    /* 107 */ { .op = DFG_E_NODE, .ref = 10, .text = "z", .line = 92, .file = "onnx_fusion.pat" },
    /* 108 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "value(z)", .line = 92, .file = "onnx_fusion.pat" },
    /* 109 */ { .op = DFG_E_NODE, .ref = 18, .text = "y", .line = 92, .file = "onnx_fusion.pat" },
    /* 110 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "value(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 111 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 108, 110, }, .text = "value(z) == value(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 112 */ { .op = DFG_E_NODE, .ref = 10, .text = "z", .line = 92, .file = "onnx_fusion.pat" },
    /* 113 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "present(z)", .line = 92, .file = "onnx_fusion.pat" },
    /* 114 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "not present(z)", .line = 92, .file = "onnx_fusion.pat" },
    /* 115 */ { .op = DFG_E_NODE, .ref = 18, .text = "y", .line = 92, .file = "onnx_fusion.pat" },
    /* 116 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "present(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 117 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "not present(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 118 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 114, 117, }, .text = "(not present(z) and not present(y))", .line = 92, .file = "onnx_fusion.pat" },
    /* 119 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 111, 118, }, .text = "value(z) == value(y) or (not present(z) and not present(y))", .line = 92, .file = "onnx_fusion.pat" },
    /* 120 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 106, 119, }, .text = "value(s) == value(t), value(z) == value(y) or (not present(z) and not present(y))", .line = 92, .file = "onnx_fusion.pat" },
    /* 121 */ { .op = DFG_E_NODE, .ref = 7, .text = "s", .line = 92, .file = "onnx_fusion.pat" },
    /* 122 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 121, }, .text = "value(s)", .line = 92, .file = "onnx_fusion.pat" },
    /* 123 */ { .op = DFG_E_NODE, .ref = 21, .text = "t", .line = 92, .file = "onnx_fusion.pat" },
    /* 124 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 123, }, .text = "value(t)", .line = 92, .file = "onnx_fusion.pat" },
    /* 125 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 122, 124, }, .text = "value(s) == value(t)", .line = 92, .file = "onnx_fusion.pat" },
    /* 126 */ { .op = DFG_E_NODE, .ref = 10, .text = "z", .line = 92, .file = "onnx_fusion.pat" },
    /* 127 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .text = "value(z)", .line = 92, .file = "onnx_fusion.pat" },
    /* 128 */ { .op = DFG_E_NODE, .ref = 24, .text = "y", .line = 92, .file = "onnx_fusion.pat" },
    /* 129 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "value(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 130 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 127, 129, }, .text = "value(z) == value(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 131 */ { .op = DFG_E_NODE, .ref = 10, .text = "z", .line = 92, .file = "onnx_fusion.pat" },
    /* 132 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 131, }, .text = "present(z)", .line = 92, .file = "onnx_fusion.pat" },
    /* 133 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 132, }, .text = "not present(z)", .line = 92, .file = "onnx_fusion.pat" },
    /* 134 */ { .op = DFG_E_NODE, .ref = 24, .text = "y", .line = 92, .file = "onnx_fusion.pat" },
    /* 135 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "present(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 136 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "not present(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 137 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 133, 136, }, .text = "(not present(z) and not present(y))", .line = 92, .file = "onnx_fusion.pat" },
    /* 138 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 130, 137, }, .text = "value(z) == value(y) or (not present(z) and not present(y))", .line = 92, .file = "onnx_fusion.pat" },
    /* 139 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 125, 138, }, .text = "value(s) == value(t), value(z) == value(y) or (not present(z) and not present(y))", .line = 92, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_node onnx_ethos_u_extremum_nodes[26] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 20, 23, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?((Min | Max)(dequantized(x, s, z), dequantized(y, t, zt)))", .line = 80 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?((Min | Max)(dequantized(x, s, z), dequantized(y, t, zt)))", .line = 80 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "Min", "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "(Min | Max)(dequantized(x, s, z), dequantized(y, t, zt))", .line = 80 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 79 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 79 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 79 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 17, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 79 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 79 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zt",
        .text = "zt", .line = 79 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "u",
        .text = "u", .line = 79 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zu",
        .text = "zu", .line = 79 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_extremum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_extremum_refs[] = { { 5, -1 }, { 13, -1 }, { 7, -1 }, { 10, -1 }, { 15, -1 }, { 18, -1 }, { 21, -1 }, { 24, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_extremum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_extremum_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_extremum_match, y) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_extremum_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_extremum_match, z) },
    { "t", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_extremum_match, t) },
    { "zt", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_extremum_match, zt) },
    { "u", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_extremum_match, u) },
    { "zu", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_extremum_match, zu) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_extremum_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_extremum_desc = {
    .n_nodes = 26, .n_exprs = 140, .n_vars = 0, .n_sets = 9,
    .nodes = onnx_ethos_u_extremum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_extremum_regions,
    .exprs = onnx_ethos_u_extremum_exprs,
    .captures = onnx_ethos_u_extremum_refs,
    .text = "pattern extremum(x, y, s, z, t, zt, u, zu) {\012    q = quantized(Relu?((Min | Max)(dequantized(x, s, z), dequantized(y, t, zt))), u, zu);\012    where pair_ok(x, y, q), x.dtype == y.dtype, x.dtype == q.dtype, same_scale(s, z, t, zt), same_scale(s, z, u, zu);\012    return q;\012}", .line = 79, .n_where = 5, .where = (const uint32_t[]){ 91, 96, 101, 120, 139, }
};
static bool onnx_ethos_u_extremum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_ethos_u_extremum_match(g, n, m);
}
static bool onnx_ethos_u_extremum_pass(void *ctx, const struct onnx_ethos_u_extremum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_ethos_u_extremum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_ethos_u_extremum_each(g, n, onnx_ethos_u_extremum_pass, &e);
}

static const struct dfg_part onnx_ethos_u_extremum_parts[] = {
    { DFG_PART_ROOT, false, 1, 8, offsetof(struct onnx_ethos_u_extremum_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_extremum_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_extremum_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_extremum_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_ethos_u_extremum_whole, m.y) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_ethos_u_extremum_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_ethos_u_extremum_whole, m.z) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_ethos_u_extremum_whole, m.t) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct onnx_ethos_u_extremum_whole, m.zt) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct onnx_ethos_u_extremum_whole, m.u) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct onnx_ethos_u_extremum_whole, m.zu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_extremum_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_extremum_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_extremum_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_extremum_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_extremum_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_extremum_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_extremum_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_extremum_whole, constant_6) },
};
/* ---- table_of ---- */

static const struct dfg_desc_expr onnx_ethos_u_table_of_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 11 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 11 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 11 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 13 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 13 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 11 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 11 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 11 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 11 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 15 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 33 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.rank <= 4", .line = 15 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 14 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 14 },
    /* 37 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "x.rank < 4", .line = 14 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 14 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 41 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.shape[0]", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "x.shape[0] == 1", .line = 14 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 43, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 44, }, .text = "x.rank <= 4, one_batch(x)", .line = 15 },
};
static const struct dfg_desc_node onnx_ethos_u_table_of_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "Abs", "Tanh", "Sigmoid", "LeakyRelu", "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Abs | Tanh | Sigmoid | LeakyRelu | Relu)(dequantized(x, _, _))", .line = 85 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 84 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 85 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 85 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 85 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 85 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_table_of_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_table_of_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_table_of_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_table_of_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_table_of_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_table_of_desc = {
    .n_nodes = 16, .n_exprs = 46, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_ethos_u_table_of_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_table_of_regions,
    .exprs = onnx_ethos_u_table_of_exprs,
    .captures = onnx_ethos_u_table_of_refs,
    .text = "pattern table_of(x) {\012    q = quantized((Abs | Tanh | Sigmoid | LeakyRelu | Relu)(dequantized(x, _, _)), _, _);\012    where int8(x), int8(q), flat(x);\012    return q;\012}", .line = 84, .n_where = 3, .where = (const uint32_t[]){ 14, 29, 45, }
};
static bool onnx_ethos_u_table_of_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_ethos_u_table_of_match(g, n, m);
}
static bool onnx_ethos_u_table_of_pass(void *ctx, const struct onnx_ethos_u_table_of_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_ethos_u_table_of_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_ethos_u_table_of_each(g, n, onnx_ethos_u_table_of_pass, &e);
}

static const struct dfg_part onnx_ethos_u_table_of_parts[] = {
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct onnx_ethos_u_table_of_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_table_of_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_table_of_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_table_of_whole, m.x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_table_of_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_table_of_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_table_of_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_table_of_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_table_of_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_table_of_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_table_of_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_table_of_whole, x_4) },
};
/* ---- softmax ---- */

static const struct dfg_desc_expr onnx_ethos_u_softmax_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 11 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 11 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 11 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 13 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 13 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 11 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 11 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 11 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 11 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 91 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 91 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 91 },
    /* 33 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.rank <= 4", .line = 91 },
};
static const struct dfg_desc_node onnx_ethos_u_softmax_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Softmax(dequantized(x, _, _))", .line = 90 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 89 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 90 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 90 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 90 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 90 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_softmax_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_softmax_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_softmax_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_softmax_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_softmax_desc = {
    .n_nodes = 16, .n_exprs = 34, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_ethos_u_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_softmax_regions,
    .exprs = onnx_ethos_u_softmax_exprs,
    .captures = onnx_ethos_u_softmax_refs,
    .text = "pattern softmax(x) {\012    q = quantized(Softmax(dequantized(x, _, _)), _, _);\012    where int8(x), int8(q), x.rank <= 4;\012    return q;\012}", .line = 89, .n_where = 3, .where = (const uint32_t[]){ 14, 29, 33, }
};
static bool onnx_ethos_u_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_ethos_u_softmax_match(g, n, m);
}
static bool onnx_ethos_u_softmax_pass(void *ctx, const struct onnx_ethos_u_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_ethos_u_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_ethos_u_softmax_each(g, n, onnx_ethos_u_softmax_pass, &e);
}

static const struct dfg_part onnx_ethos_u_softmax_parts[] = {
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct onnx_ethos_u_softmax_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_softmax_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_softmax_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_softmax_whole, m.x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_softmax_whole, softmax) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_softmax_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_softmax_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_softmax_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_softmax_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_softmax_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_softmax_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_softmax_whole, x_4) },
};
/* ---- hard_swish_table ---- */

static const struct dfg_desc_expr onnx_ethos_u_hard_swish_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 11 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 11 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 11 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 13 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 13 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 11 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 11 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 11 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 11 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
};
static const struct dfg_desc_node onnx_ethos_u_hard_swish_table_nodes[32] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 26, 29, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 94 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 95 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 95 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 18, 25, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 17, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 15, 16, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 14, },
        .text = "Add(x, 3)", .line = 40, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 24, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 20, 22, 23, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 21, },
        .text = "Add(x, 3)", .line = 41, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42, .file = "onnx_fusion.pat" },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42, .file = "onnx_fusion.pat" },
        },
        .text = "HardSigmoid(x)", .line = 42, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 95 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [30] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 95 },
    [31] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_hard_swish_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_hard_swish_table_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_hard_swish_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_hard_swish_table_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_hard_swish_table_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_hard_swish_table_desc = {
    .n_nodes = 32, .n_exprs = 30, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_ethos_u_hard_swish_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_hard_swish_table_regions,
    .exprs = onnx_ethos_u_hard_swish_table_exprs,
    .captures = onnx_ethos_u_hard_swish_table_refs,
    .text = "pattern hard_swish_table(x) {\012    q = quantized(hard_swish(dequantized(x, _, _)), _, _);\012    where int8(x), int8(q);\012    return q;\012}", .line = 94, .n_where = 2, .where = (const uint32_t[]){ 14, 29, }
};
static bool onnx_ethos_u_hard_swish_table_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_ethos_u_hard_swish_table_match(g, n, m);
}
static bool onnx_ethos_u_hard_swish_table_pass(void *ctx, const struct onnx_ethos_u_hard_swish_table_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_ethos_u_hard_swish_table_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_ethos_u_hard_swish_table_each(g, n, onnx_ethos_u_hard_swish_table_pass, &e);
}

static const struct dfg_part onnx_ethos_u_hard_swish_table_parts[] = {
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, constant_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, hardSigmoid) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, constant_11) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, constant_12) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_hard_swish_table_whole, m.x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_hard_swish_table_whole, x_4) },
};
/* ---- moved ---- */

static const struct dfg_desc_expr onnx_ethos_u_moved_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 11 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 11 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 11 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 11 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 13 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 13 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 11 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 11 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 11 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 11 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 104 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 104 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 104 },
    /* 33 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.rank <= 4", .line = 104 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 104 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 104 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 104 },
    /* 37 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "q.rank <= 4", .line = 104 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 6, .text = "s", .line = 92, .file = "onnx_fusion.pat" },
    /* 39 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "value(s)", .line = 92, .file = "onnx_fusion.pat" },
    /* 40 */ { .op = DFG_E_NODE, .ref = 24, .text = "t", .line = 92, .file = "onnx_fusion.pat" },
    /* 41 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "value(t)", .line = 92, .file = "onnx_fusion.pat" },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 41, }, .text = "value(s) == value(t)", .line = 92, .file = "onnx_fusion.pat" },
    /* 43 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 92, .file = "onnx_fusion.pat" },
    /* 44 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "value(z)", .line = 92, .file = "onnx_fusion.pat" },
    /* 45 */ { .op = DFG_E_NODE, .ref = 27, .text = "y", .line = 92, .file = "onnx_fusion.pat" },
    /* 46 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "value(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 46, }, .text = "value(z) == value(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 48 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 92, .file = "onnx_fusion.pat" },
    /* 49 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "present(z)", .line = 92, .file = "onnx_fusion.pat" },
    /* 50 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "not present(z)", .line = 92, .file = "onnx_fusion.pat" },
    /* 51 */ { .op = DFG_E_NODE, .ref = 27, .text = "y", .line = 92, .file = "onnx_fusion.pat" },
    /* 52 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "present(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 53 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "not present(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 54 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 53, }, .text = "(not present(z) and not present(y))", .line = 92, .file = "onnx_fusion.pat" },
    /* 55 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 47, 54, }, .text = "value(z) == value(y) or (not present(z) and not present(y))", .line = 92, .file = "onnx_fusion.pat" },
    /* 56 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 55, }, .text = "value(s) == value(t), value(z) == value(y) or (not present(z) and not present(y))", .line = 92, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_node onnx_ethos_u_moved_nodes[29] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 23, 26, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 11, },
        .text = "(Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...)\012                  | S...", .line = 102 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "Reshape", "Squeeze", "Unsqueeze", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .rest_first = 0, .rest_last = 1,
        .text = "(Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...)", .line = 102 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 8, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 101 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 101 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 101 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 5, .kids = (const uint32_t[]){ 12, 17, 18, 19, 20, },
        .optional = 0x18u,
        .text = "Slice(dequantized(x, s, z), const, const, const?, (splat(1) & const)?)", .line = 103 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 13, 15, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 14, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 16, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 103 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 103 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 103 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "(splat(1) & const)", .line = 103 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 103 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 103 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 101 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 101 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_moved_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_moved_refs[] = { { 4, -1 }, { 6, -1 }, { 9, -1 }, { 24, -1 }, { 27, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_moved_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_moved_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_moved_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_moved_match, z) },
    { "t", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_moved_match, t) },
    { "y", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_moved_match, y) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_moved_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_moved_desc = {
    .n_nodes = 29, .n_exprs = 57, .n_vars = 0, .n_sets = 6,
    .nodes = onnx_ethos_u_moved_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_moved_regions,
    .exprs = onnx_ethos_u_moved_exprs,
    .captures = onnx_ethos_u_moved_refs,
    .text = "pattern moved(x, s, z, t, y) {\012    q = quantized((Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...)\012                  | Slice(dequantized(x, s, z), const, const, const?, (splat(1) & const)?), t, y);\012    where int8(x), int8(q), x.rank <= 4, q.rank <= 4, same_scale(s, z, t, y);\012    return q;\012}", .line = 101, .n_where = 5, .where = (const uint32_t[]){ 14, 29, 33, 37, 56, }
};
static bool onnx_ethos_u_moved_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_ethos_u_moved_match(g, n, m);
}
static bool onnx_ethos_u_moved_pass(void *ctx, const struct onnx_ethos_u_moved_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_ethos_u_moved_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_ethos_u_moved_each(g, n, onnx_ethos_u_moved_pass, &e);
}

static const struct dfg_part onnx_ethos_u_moved_parts[] = {
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct onnx_ethos_u_moved_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_moved_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_ethos_u_moved_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_ethos_u_moved_whole, m.z) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_ethos_u_moved_whole, m.t) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_ethos_u_moved_whole, m.y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, call) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, rest) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, slice) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant_11) },
};
/* ---- rescaled ---- */

static const struct dfg_desc_expr onnx_ethos_u_rescaled_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 11 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 11 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 11 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 13 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 13 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 11 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 11 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 11 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 11 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 11 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 11 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 11 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 13 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 109 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 109 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 109 },
    /* 33 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.rank <= 4", .line = 109 },
};
static const struct dfg_desc_node onnx_ethos_u_rescaled_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 12, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 108 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 108 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 108 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 108 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_rescaled_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_rescaled_refs[] = { { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_rescaled_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_rescaled_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_rescaled_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_rescaled_desc = {
    .n_nodes = 15, .n_exprs = 34, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_ethos_u_rescaled_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_rescaled_regions,
    .exprs = onnx_ethos_u_rescaled_exprs,
    .captures = onnx_ethos_u_rescaled_refs,
    .text = "pattern rescaled(x) {\012    q = requantize(x, _, _, _, _);\012    where int8(x), int8(q), x.rank <= 4;\012    return q;\012}", .line = 107, .n_where = 3, .where = (const uint32_t[]){ 14, 29, 33, }
};
static bool onnx_ethos_u_rescaled_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_ethos_u_rescaled_match(g, n, m);
}
static bool onnx_ethos_u_rescaled_pass(void *ctx, const struct onnx_ethos_u_rescaled_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_ethos_u_rescaled_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_ethos_u_rescaled_each(g, n, onnx_ethos_u_rescaled_pass, &e);
}

static const struct dfg_part onnx_ethos_u_rescaled_parts[] = {
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct onnx_ethos_u_rescaled_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_rescaled_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_rescaled_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_rescaled_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_rescaled_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_rescaled_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_rescaled_whole, m.x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_rescaled_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_rescaled_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_rescaled_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_rescaled_whole, x_4) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv2d", .place = "onnx_ethos_u.pat:26", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_conv2d_match),
      .n_captures = 4, .captures = onnx_ethos_u_conv2d_captures,
      .match = onnx_ethos_u_conv2d_any, .each = onnx_ethos_u_conv2d_all, .desc = &onnx_ethos_u_conv2d_desc,
      .whole_size = sizeof(struct onnx_ethos_u_conv2d_whole), .n_parts = sizeof onnx_ethos_u_conv2d_parts / sizeof *onnx_ethos_u_conv2d_parts,
      .n_params = 2, .parts = onnx_ethos_u_conv2d_parts, .whole = onnx_ethos_u_conv2d_whole },
    { .name = "fully_connected", .place = "onnx_ethos_u.pat:35", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_fully_connected_match),
      .n_captures = 4, .captures = onnx_ethos_u_fully_connected_captures,
      .match = onnx_ethos_u_fully_connected_any, .each = onnx_ethos_u_fully_connected_all, .desc = &onnx_ethos_u_fully_connected_desc,
      .whole_size = sizeof(struct onnx_ethos_u_fully_connected_whole), .n_parts = sizeof onnx_ethos_u_fully_connected_parts / sizeof *onnx_ethos_u_fully_connected_parts,
      .n_params = 2, .parts = onnx_ethos_u_fully_connected_parts, .whole = onnx_ethos_u_fully_connected_whole },
    { .name = "matmul", .place = "onnx_ethos_u.pat:42", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_matmul_match),
      .n_captures = 3, .captures = onnx_ethos_u_matmul_captures,
      .match = onnx_ethos_u_matmul_any, .each = onnx_ethos_u_matmul_all, .desc = &onnx_ethos_u_matmul_desc,
      .whole_size = sizeof(struct onnx_ethos_u_matmul_whole), .n_parts = sizeof onnx_ethos_u_matmul_parts / sizeof *onnx_ethos_u_matmul_parts,
      .n_params = 2, .parts = onnx_ethos_u_matmul_parts, .whole = onnx_ethos_u_matmul_whole },
    { .name = "pool", .place = "onnx_ethos_u.pat:58", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_pool_match),
      .n_captures = 3, .captures = onnx_ethos_u_pool_captures,
      .match = onnx_ethos_u_pool_any, .each = onnx_ethos_u_pool_all, .desc = &onnx_ethos_u_pool_desc,
      .whole_size = sizeof(struct onnx_ethos_u_pool_whole), .n_parts = sizeof onnx_ethos_u_pool_parts / sizeof *onnx_ethos_u_pool_parts,
      .n_params = 1, .parts = onnx_ethos_u_pool_parts, .whole = onnx_ethos_u_pool_whole },
    { .name = "global_pool", .place = "onnx_ethos_u.pat:64", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_global_pool_match),
      .n_captures = 2, .captures = onnx_ethos_u_global_pool_captures,
      .match = onnx_ethos_u_global_pool_any, .each = onnx_ethos_u_global_pool_all, .desc = &onnx_ethos_u_global_pool_desc,
      .whole_size = sizeof(struct onnx_ethos_u_global_pool_whole), .n_parts = sizeof onnx_ethos_u_global_pool_parts / sizeof *onnx_ethos_u_global_pool_parts,
      .n_params = 1, .parts = onnx_ethos_u_global_pool_parts, .whole = onnx_ethos_u_global_pool_whole },
    { .name = "elementwise", .place = "onnx_ethos_u.pat:73", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_elementwise_match),
      .n_captures = 3, .captures = onnx_ethos_u_elementwise_captures,
      .match = onnx_ethos_u_elementwise_any, .each = onnx_ethos_u_elementwise_all, .desc = &onnx_ethos_u_elementwise_desc,
      .whole_size = sizeof(struct onnx_ethos_u_elementwise_whole), .n_parts = sizeof onnx_ethos_u_elementwise_parts / sizeof *onnx_ethos_u_elementwise_parts,
      .n_params = 2, .parts = onnx_ethos_u_elementwise_parts, .whole = onnx_ethos_u_elementwise_whole },
    { .name = "extremum", .place = "onnx_ethos_u.pat:79", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_extremum_match),
      .n_captures = 9, .captures = onnx_ethos_u_extremum_captures,
      .match = onnx_ethos_u_extremum_any, .each = onnx_ethos_u_extremum_all, .desc = &onnx_ethos_u_extremum_desc,
      .whole_size = sizeof(struct onnx_ethos_u_extremum_whole), .n_parts = sizeof onnx_ethos_u_extremum_parts / sizeof *onnx_ethos_u_extremum_parts,
      .n_params = 8, .parts = onnx_ethos_u_extremum_parts, .whole = onnx_ethos_u_extremum_whole },
    { .name = "table_of", .place = "onnx_ethos_u.pat:84", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_table_of_match),
      .n_captures = 2, .captures = onnx_ethos_u_table_of_captures,
      .match = onnx_ethos_u_table_of_any, .each = onnx_ethos_u_table_of_all, .desc = &onnx_ethos_u_table_of_desc,
      .whole_size = sizeof(struct onnx_ethos_u_table_of_whole), .n_parts = sizeof onnx_ethos_u_table_of_parts / sizeof *onnx_ethos_u_table_of_parts,
      .n_params = 1, .parts = onnx_ethos_u_table_of_parts, .whole = onnx_ethos_u_table_of_whole },
    { .name = "softmax", .place = "onnx_ethos_u.pat:89", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_softmax_match),
      .n_captures = 2, .captures = onnx_ethos_u_softmax_captures,
      .match = onnx_ethos_u_softmax_any, .each = onnx_ethos_u_softmax_all, .desc = &onnx_ethos_u_softmax_desc,
      .whole_size = sizeof(struct onnx_ethos_u_softmax_whole), .n_parts = sizeof onnx_ethos_u_softmax_parts / sizeof *onnx_ethos_u_softmax_parts,
      .n_params = 1, .parts = onnx_ethos_u_softmax_parts, .whole = onnx_ethos_u_softmax_whole },
    { .name = "hard_swish_table", .place = "onnx_ethos_u.pat:94", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_hard_swish_table_match),
      .n_captures = 2, .captures = onnx_ethos_u_hard_swish_table_captures,
      .match = onnx_ethos_u_hard_swish_table_any, .each = onnx_ethos_u_hard_swish_table_all, .desc = &onnx_ethos_u_hard_swish_table_desc,
      .whole_size = sizeof(struct onnx_ethos_u_hard_swish_table_whole), .n_parts = sizeof onnx_ethos_u_hard_swish_table_parts / sizeof *onnx_ethos_u_hard_swish_table_parts,
      .n_params = 1, .parts = onnx_ethos_u_hard_swish_table_parts, .whole = onnx_ethos_u_hard_swish_table_whole },
    { .name = "moved", .place = "onnx_ethos_u.pat:101", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_moved_match),
      .n_captures = 6, .captures = onnx_ethos_u_moved_captures,
      .match = onnx_ethos_u_moved_any, .each = onnx_ethos_u_moved_all, .desc = &onnx_ethos_u_moved_desc,
      .whole_size = sizeof(struct onnx_ethos_u_moved_whole), .n_parts = sizeof onnx_ethos_u_moved_parts / sizeof *onnx_ethos_u_moved_parts,
      .n_params = 5, .parts = onnx_ethos_u_moved_parts, .whole = onnx_ethos_u_moved_whole },
    { .name = "rescaled", .place = "onnx_ethos_u.pat:107", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_rescaled_match),
      .n_captures = 2, .captures = onnx_ethos_u_rescaled_captures,
      .match = onnx_ethos_u_rescaled_any, .each = onnx_ethos_u_rescaled_all, .desc = &onnx_ethos_u_rescaled_desc,
      .whole_size = sizeof(struct onnx_ethos_u_rescaled_whole), .n_parts = sizeof onnx_ethos_u_rescaled_parts / sizeof *onnx_ethos_u_rescaled_parts,
      .n_params = 1, .parts = onnx_ethos_u_rescaled_parts, .whole = onnx_ethos_u_rescaled_whole },
};

/* ---- table onnx_ethos_u ---- */

static const struct dfg_table_entry onnx_ethos_u_entries[] = {
    { .name = "ethos-u.conv2d", .pattern = 0 },
    { .name = "ethos-u.fully_connected", .pattern = 1 },
    { .name = "ethos-u.matmul", .pattern = 2 },
    { .name = "ethos-u.pool", .pattern = 3 },
    { .name = "ethos-u.global_pool", .pattern = 4 },
    { .name = "ethos-u.elementwise", .pattern = 5 },
    { .name = "ethos-u.extremum", .pattern = 6 },
    { .name = "ethos-u.table", .pattern = 7 },
    { .name = "ethos-u.softmax", .pattern = 8 },
    { .name = "ethos-u.hard_swish", .pattern = 9 },
    { .name = "ethos-u.move", .pattern = 10 },
    { .name = "ethos-u.requantize", .pattern = 11 },
};
static const struct dfg_attr_text onnx_ethos_u_attrs[] = {
    { "Compiler", "\"ethos-u\"" },
};
static void onnx_ethos_u_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = onnx_ethos_u_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "onnx_ethos_u", .n = 12, .last_wins = false, .entries = onnx_ethos_u_entries, .n_words = 1,
      .n_attrs = 1, .attrs = onnx_ethos_u_attrs,
      .candidates = onnx_ethos_u_candidates_any, .first = onnx_ethos_u_first, .sweep = onnx_ethos_u_sweep },
};

static const char *const imports[] = { "onnx_fusion", "onnx", NULL };
extern const struct dfg_unit onnx_ethos_u_unit;
const struct dfg_unit onnx_ethos_u_unit = {
    .abi = DFG_ABI,
    .name = "onnx_ethos_u",
    .imports = imports,
    .names = &onnx_ethos_u_names, .whole_names = &whole_names,
    .n_patterns = 12, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
