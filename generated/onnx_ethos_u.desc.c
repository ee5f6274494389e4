/* What onnx_ethos_u.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_ethos_u.h"

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
    OP_Transpose,
    OP_Unsqueeze,
};
enum {
    ATTR_alpha,
    ATTR_beta,
    ATTR_dilations,
    ATTR_group,
    ATTR_kernel_shape,
    ATTR_pads,
    ATTR_strides,
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
    "Transpose",
    "Unsqueeze",
};
static const char *const attr_names[] = {
    "alpha",
    "beta",
    "dilations",
    "group",
    "kernel_shape",
    "pads",
    "strides",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 27,
    .ops = op_names,
    .n_attrs = 7,
    .attrs = attr_names,
};

/* onnx_ethos_u.pat:8
 * cond fits(x) = x.rank == 0 or max(x.shape) <= 65536;
 */
static bool fits(const dfg_graph *g, dfg_node x)
{
    return dfg_rank(g, x) == 0 || dfg_le(dfg_max_of(dfg_shape_of(g, x)), dfg_int(65536));
}

/* onnx_ethos_u.pat:9
 * cond byte(x) = x.dtype in {u8, i8}, fits(x);
 */
static bool byte(const dfg_graph *g, dfg_node x)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8) && fits(g, x);
}

/* onnx_ethos_u.pat:14
 * cond strides_ok(c) = not present(c.strides) or (c.strides[0] in 1..3 and c.strides[1] in 1..3);
 */
static bool strides_ok(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, ATTR_strides))
        || (dfg_within(dfg_at(dfg_attr(g, c, ATTR_strides), dfg_int(0)), dfg_int(1), dfg_int(3))
            && dfg_within(dfg_at(dfg_attr(g, c, ATTR_strides), dfg_int(1)), dfg_int(1), dfg_int(3)));
}

/* onnx_ethos_u.pat:15
 * cond dilations_ok(c) = not present(c.dilations) or (c.dilations[0] in 1..2 and c.dilations[1] in 1..2);
 */
static bool dilations_ok(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, ATTR_dilations))
        || (dfg_within(dfg_at(dfg_attr(g, c, ATTR_dilations), dfg_int(0)), dfg_int(1), dfg_int(2))
            && dfg_within(dfg_at(dfg_attr(g, c, ATTR_dilations), dfg_int(1)), dfg_int(1), dfg_int(2)));
}

/* onnx_ethos_u.pat:16
 * cond pads_ok(c) =
 *     not present(c.pads) or (c.pads[0] <= 31 and c.pads[1] <= 31 and c.pads[2] <= 32 and c.pads[3] <= 32);
 */
static bool pads_ok(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, ATTR_pads))
        || (dfg_le(dfg_at(dfg_attr(g, c, ATTR_pads), dfg_int(0)), dfg_int(31))
            && dfg_le(dfg_at(dfg_attr(g, c, ATTR_pads), dfg_int(1)), dfg_int(31))
            && dfg_le(dfg_at(dfg_attr(g, c, ATTR_pads), dfg_int(2)), dfg_int(32))
            && dfg_le(dfg_at(dfg_attr(g, c, ATTR_pads), dfg_int(3)), dfg_int(32)));
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
        is_relu = dfg_op(g, v) == OP_Relu && dfg_argc_is(g, v, 1);
        if (is_relu) {
            relu = v;
            c = dfg_arg(g, relu, 0);
        } else {
            c = v;
        }
    } else {
        clip = v;
        if (dfg_op(g, clip) != OP_Clip || !dfg_has_args(g, clip, 3))
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
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_2_2;
        if (dfg_op(g, constant_4) != DFG_CONST)
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, c, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node constant_7 = w;
    if (dfg_op(g, constant_7) != DFG_CONST)
        return false;
    dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_5 = x_3;
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    bool has_x_4 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_6 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, dequantizeLinear_2, 2);
        constant_6 = x_4;
        if (dfg_op(g, constant_6) != DFG_CONST)
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
            if (dfg_op(g, constant_8) != DFG_CONST)
                return false;
            has_x_7 = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
            if (has_x_7) {
                x_7 = dfg_arg(g, dequantizeLinear_3, 2);
                constant_9 = x_7;
                if (dfg_op(g, constant_9) != DFG_CONST)
                    return false;
            }
        } else {
            constant_10 = v_2;
            if (dfg_op(g, constant_10) != DFG_CONST)
                return false;
        }
    }
    dfg_node x_8 = dfg_arg(g, n, 1);
    dfg_node constant = x_8;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    bool has_x_9 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_9 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_9) {
        x_9 = dfg_arg(g, n, 2);
        constant_2 = x_9;
        if (dfg_op(g, constant_2) != DFG_CONST)
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
    /* where pads_ok(c) */
    if (!pads_ok(g, c))
        return false;
    /* where c.group == 1 or c.group == w.shape[0] */
    if (!(dfg_int_is(g, c, ATTR_group, 1, 1)
          || dfg_eq(dfg_attr_or(g, c, ATTR_group, dfg_int(1)), dfg_extent_of(g, w, 0))))
        return false;
    /* where w.shape[2] in 1..64 */
    if (!dfg_within(dfg_extent_of(g, w, 2), dfg_int(1), dfg_int(64)))
        return false;
    /* where w.shape[2] * w.shape[3] <= 4096 */
    if (!dfg_le(dfg_mul(dfg_extent_of(g, w, 2), dfg_extent_of(g, w, 3)), dfg_int(4096)))
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

/* onnx_ethos_u.pat:10
 * cond int8(x) = x.dtype == i8, fits(x);
 */
static bool int8(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_I8 && fits(g, x);
}

struct onnx_ethos_u_fully_connected_whole {
    struct onnx_ethos_u_fully_connected_match m;
    dfg_node relu;
    dfg_node gemm;
    dfg_node dequantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node dequantizeLinear_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node dequantizeLinear_3;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node x;
    dfg_node x_2;
    dfg_node constant_10;
    dfg_node x_3;
    dfg_node x_4;
    dfg_node x_5;
    dfg_node x_6;
    dfg_node x_7;
    dfg_node x_8;
    dfg_node x_9;
};

static bool onnx_ethos_u_fully_connected_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_op(g, v) == OP_Relu && dfg_argc_is(g, v, 1);
    dfg_node relu = DFG_NONE, gemm = DFG_NONE;
    if (is_relu) {
        relu = v;
        gemm = dfg_arg(g, relu, 0);
    } else {
        gemm = v;
    }
    if (dfg_op(g, gemm) != OP_Gemm || dfg_n_args(g, gemm) > 3)
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, gemm, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = x_2;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_2 = x_2_2;
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, gemm, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node constant_10 = w;
    if (dfg_op(g, constant_10) != DFG_CONST)
        return false;
    dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_3 = x_3;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    bool has_x_4 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, dequantizeLinear_2, 2);
        constant_4 = x_4;
        if (dfg_op(g, constant_4) != DFG_CONST)
            return false;
    }
    bool has_v = dfg_arg(g, gemm, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, x_5 = DFG_NONE, x_6 = DFG_NONE;
    dfg_node constant_5 = DFG_NONE, x_7 = DFG_NONE, constant_6 = DFG_NONE, constant_7 = DFG_NONE;
    bool is_dequantizeLinear_3 = false, has_x_7 = false;
    if (has_v) {
        v_2 = dfg_arg(g, gemm, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == OP_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            x_5 = dfg_arg(g, dequantizeLinear_3, 0);
            x_6 = dfg_arg(g, dequantizeLinear_3, 1);
            constant_5 = x_6;
            if (dfg_op(g, constant_5) != DFG_CONST)
                return false;
            has_x_7 = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
            if (has_x_7) {
                x_7 = dfg_arg(g, dequantizeLinear_3, 2);
                constant_6 = x_7;
                if (dfg_op(g, constant_6) != DFG_CONST)
                    return false;
            }
        } else {
            x_5 = v_2;
            constant_7 = v_2;
            if (dfg_op(g, constant_7) != DFG_CONST)
                return false;
        }
    }
    dfg_node x_8 = dfg_arg(g, n, 1);
    dfg_node constant_8 = x_8;
    if (dfg_op(g, constant_8) != DFG_CONST)
        return false;
    bool has_x_9 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_9 = DFG_NONE, constant_9 = DFG_NONE;
    if (has_x_9) {
        x_9 = dfg_arg(g, n, 2);
        constant_9 = x_9;
        if (dfg_op(g, constant_9) != DFG_CONST)
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, gemm, dequantizeLinear, dequantizeLinear_2,
                                        dequantizeLinear_3},
                     5))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(w) */
    if (!int8(g, w))
        return false;
    /* where q.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    /* where x.rank == 2 */
    if (dfg_rank(g, x) != 2)
        return false;
    return accept(ctx, &(struct onnx_ethos_u_fully_connected_whole){.m = {.root = n, .x = x, .w = w,
            .q = n}, .relu = relu, .gemm = gemm,
            .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_3 = constant_3, .constant_4 = constant_4,
            .dequantizeLinear_3 = dequantizeLinear_3, .constant_5 = constant_5,
            .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
            .constant_9 = constant_9, .x = x_2, .x_2 = x_2_2, .constant_10 = constant_10,
            .x_3 = x_3, .x_4 = x_4, .x_5 = x_5, .x_6 = x_6, .x_7 = x_7, .x_8 = x_8,
            .x_9 = x_9});
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
    if (dfg_op(g, matMul) != OP_MatMul || !dfg_argc_is(g, matMul, 2))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, matMul, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = x_2;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_2 = x_2_2;
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, matMul, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
        || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_3 = x_3;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    bool has_x_4 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, dequantizeLinear_2, 2);
        constant_4 = x_4;
        if (dfg_op(g, constant_4) != DFG_CONST)
            return false;
    }
    dfg_node x_5 = dfg_arg(g, n, 1);
    dfg_node constant_5 = x_5;
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    bool has_x_6 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_6 = DFG_NONE, constant_6 = DFG_NONE;
    if (has_x_6) {
        x_6 = dfg_arg(g, n, 2);
        constant_6 = x_6;
        if (dfg_op(g, constant_6) != DFG_CONST)
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
    /* where q.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
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

/* onnx_ethos_u.pat:14
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

/* onnx_ethos_u.pat:16
 * cond pads_ok(c) =
 *     not present(c.pads) or (c.pads[0] <= 31 and c.pads[1] <= 31 and c.pads[2] <= 32 and c.pads[3] <= 32);
 */
static bool pads_ok_2(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, dfg_call_of(g, c), ATTR_pads))
        || (dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_pads), dfg_int(0)), dfg_int(31))
            && dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_pads), dfg_int(1)), dfg_int(31))
            && dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_pads), dfg_int(2)), dfg_int(32))
            && dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, c), ATTR_pads), dfg_int(3)), dfg_int(32)));
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
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_2_2;
        if (dfg_op(g, constant_4) != DFG_CONST)
            return false;
    }
    dfg_node x_3 = dfg_arg(g, n, 1);
    dfg_node constant = x_3;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, n, 2);
        constant_2 = x_4;
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){p, p_call, dequantizeLinear}, 3))
        return false;
    /* where byte(x) */
    if (!byte(g, x))
        return false;
    /* where x.dtype == q.dtype */
    if (!dfg_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, n)))
        return false;
    /* where x.shape[0] == 1 */
    if (dfg_extent(g, x, 0) != 1)
        return false;
    /* where strides_ok(p) */
    if (!strides_ok_2(g, p))
        return false;
    /* where pads_ok(p) */
    if (!pads_ok_2(g, p))
        return false;
    /* where p.kernel_shape[1] <= 256 */
    if (!dfg_le(dfg_at(dfg_attr(g, dfg_call_of(g, p), ATTR_kernel_shape), dfg_int(1)), dfg_int(256)))
        return false;
    /* where p.kernel_shape[0] * p.kernel_shape[1] <= 65536 */
    if (!dfg_le(dfg_mul(dfg_at(dfg_attr(g, dfg_call_of(g, p), ATTR_kernel_shape), dfg_int(0)),
                        dfg_at(dfg_attr(g, dfg_call_of(g, p), ATTR_kernel_shape), dfg_int(1))),
                dfg_int(65536)))
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
    if (dfg_op(g, globalAveragePool) != OP_GlobalAveragePool || !dfg_argc_is(g, globalAveragePool, 1))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, globalAveragePool, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = x_2;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_2_2;
        if (dfg_op(g, constant_4) != DFG_CONST)
            return false;
    }
    dfg_node x_3 = dfg_arg(g, n, 1);
    dfg_node constant = x_3;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, n, 2);
        constant_2 = x_4;
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){globalAveragePool, dequantizeLinear}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where q.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    /* where x.shape[0] == 1 */
    if (dfg_extent(g, x, 0) != 1)
        return false;
    /* where x.shape[2] * x.shape[3] <= 4096 */
    if (!dfg_le(dfg_mul(dfg_extent_of(g, x, 2), dfg_extent_of(g, x, 3)), dfg_int(4096)))
        return false;
    return accept(ctx, &(struct onnx_ethos_u_global_pool_whole){.m = {.root = n, .x = x, .q = n},
            .constant = constant, .constant_2 = constant_2,
            .globalAveragePool = globalAveragePool, .dequantizeLinear = dequantizeLinear,
            .constant_3 = constant_3, .constant_4 = constant_4, .x = x_2, .x_2 = x_2_2,
            .x_3 = x_3, .x_4 = x_4});
}

/* onnx_ethos_u.pat:11
 * cond one_batch(x) = x.rank < 4 or x.shape[0] == 1;
 */
static bool one_batch(const dfg_graph *g, dfg_node x)
{
    return dfg_lt(dfg_rank_of(g, x), dfg_int(4)) || dfg_extent(g, x, 0) == 1;
}

/* onnx_ethos_u.pat:12
 * cond flat(x) = x.rank <= 4, one_batch(x);
 */
static bool flat(const dfg_graph *g, dfg_node x)
{
    return dfg_le(dfg_rank_of(g, x), dfg_int(4)) && one_batch(g, x);
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
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    bool has_x_6 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_6 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_6) {
        x_6 = dfg_arg(g, n, 2);
        constant_2 = x_6;
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
    }
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_op(g, v) == OP_Relu && dfg_argc_is(g, v, 1);
    dfg_node relu = DFG_NONE, call = DFG_NONE;
    if (is_relu) {
        relu = v;
        call = dfg_arg(g, relu, 0);
    } else {
        call = v;
    }
    if (!(dfg_op(g, call) == OP_Add || dfg_op(g, call) == OP_Sub || dfg_op(g, call) == OP_Mul
          || dfg_op(g, call) == OP_Min || dfg_op(g, call) == OP_Max)
        || !dfg_has_args(g, call, 2))
        return false;
    /* where byte(q) */
    if (!byte(g, n))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, call) == OP_Add || dfg_op(g, call) == OP_Mul || dfg_op(g, call) == OP_Min || dfg_op(g, call) == OP_Max) ? dfg_orders(g, call) : 1u); swap++) {
        dfg_node dequantizeLinear = dfg_arg(g, call, swap);
        if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
            || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, dequantizeLinear, 0);
        dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
        dfg_node constant_3 = x_2;
        if (dfg_op(g, constant_3) != DFG_CONST)
            continue;
        bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
        dfg_node x_2_2 = DFG_NONE, constant_4 = DFG_NONE;
        if (has_x_2) {
            x_2_2 = dfg_arg(g, dequantizeLinear, 2);
            constant_4 = x_2_2;
            if (dfg_op(g, constant_4) != DFG_CONST)
                continue;
        }
        dfg_node dequantizeLinear_2 = dfg_arg(g, call, 1 - swap);
        if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
            || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
            continue;
        dfg_node y = dfg_arg(g, dequantizeLinear_2, 0);
        dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
        dfg_node constant_5 = x_3;
        if (dfg_op(g, constant_5) != DFG_CONST)
            continue;
        bool has_x_4 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
        dfg_node x_4 = DFG_NONE, constant_6 = DFG_NONE;
        if (has_x_4) {
            x_4 = dfg_arg(g, dequantizeLinear_2, 2);
            constant_6 = x_4;
            if (dfg_op(g, constant_6) != DFG_CONST)
                continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, call, dequantizeLinear, dequantizeLinear_2}, 4))
            continue;
        /* where byte(x) */
        if (!byte(g, x))
            continue;
        /* where x.dtype == y.dtype */
        if (!dfg_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, y)))
            continue;
        /* where flat(x) */
        if (!flat(g, x))
            continue;
        /* where flat(y) */
        if (!flat(g, y))
            continue;
        /* where broadcast_to(x, y) or broadcast_to(y, x) */
        if (!(dfg_broadcast_to(g, x, y) == DFG_TRUE || dfg_broadcast_to(g, y, x) == DFG_TRUE))
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
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_2_2;
        if (dfg_op(g, constant_4) != DFG_CONST)
            return false;
    }
    dfg_node x_3 = dfg_arg(g, n, 1);
    dfg_node constant = x_3;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, n, 2);
        constant_2 = x_4;
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){call, dequantizeLinear}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where q.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
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
    if (dfg_op(g, softmax) != OP_Softmax || !dfg_argc_is(g, softmax, 1))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, softmax, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = x_2;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_2_2;
        if (dfg_op(g, constant_4) != DFG_CONST)
            return false;
    }
    dfg_node x_3 = dfg_arg(g, n, 1);
    dfg_node constant = x_3;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, n, 2);
        constant_2 = x_4;
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){softmax, dequantizeLinear}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where q.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
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
    if (dfg_op(g, mul) != OP_Mul || !dfg_argc_is(g, mul, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, mul, 0)) == OP_DequantizeLinear ? 0 : 1;
    dfg_node dequantizeLinear = dfg_arg(g, mul, swap);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = x_2;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_2 = x_2_2;
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
    }
    dfg_node v = dfg_arg(g, mul, 1 - swap);
    uint32_t alt = dfg_op(g, v) == OP_Div && dfg_argc_is(g, v, 2) ? 0
        : dfg_op(g, v) == OP_Mul && dfg_argc_is(g, v, 2) ? 1 : 2;
    dfg_node div = DFG_NONE, clip = DFG_NONE, add = DFG_NONE, constant_3 = DFG_NONE;
    dfg_node constant_4 = DFG_NONE, constant_5 = DFG_NONE, constant_6 = DFG_NONE, mul_2 = DFG_NONE;
    dfg_node clip_2 = DFG_NONE, add_2 = DFG_NONE, constant_7 = DFG_NONE, constant_8 = DFG_NONE;
    dfg_node constant_9 = DFG_NONE, constant_10 = DFG_NONE, hardSigmoid = DFG_NONE;
    uint32_t swap_2 = 0, swap_3 = 0, swap_4 = 0;
    if (alt == 0) {
        div = v;
        clip = dfg_arg(g, div, 0);
        if (dfg_op(g, clip) != OP_Clip || !dfg_has_args(g, clip, 3))
            return false;
        add = dfg_arg(g, clip, 0);
        if (dfg_op(g, add) != OP_Add || !dfg_argc_is(g, add, 2))
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
        if (dfg_op(g, clip_2) != OP_Clip || !dfg_has_args(g, clip_2, 3))
            return false;
        add_2 = dfg_arg(g, clip_2, 0);
        if (dfg_op(g, add_2) != OP_Add || !dfg_argc_is(g, add_2, 2))
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
        if (dfg_op(g, hardSigmoid) != OP_HardSigmoid || !dfg_argc_is(g, hardSigmoid, 1))
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
    if (dfg_op(g, constant_11) != DFG_CONST)
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_12 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, n, 2);
        constant_12 = x_4;
        if (dfg_op(g, constant_12) != DFG_CONST)
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
    /* where q.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
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
};

static bool onnx_ethos_u_moved_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node call = dfg_arg(g, n, 0);
    if (!(dfg_op(g, call) == OP_Transpose || dfg_op(g, call) == OP_Reshape || dfg_op(g, call) == OP_Squeeze
          || dfg_op(g, call) == OP_Unsqueeze || dfg_op(g, call) == OP_Slice))
        return false;
    struct dfg_nodes rest = dfg_rest(g, call, 1, 0);
    dfg_node dequantizeLinear = dfg_arg(g, call, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node s = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = s;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    bool has_z = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node z = DFG_NONE, constant_4 = DFG_NONE;
    if (has_z) {
        z = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = z;
        if (dfg_op(g, constant_4) != DFG_CONST)
            return false;
    }
    if (dfg_arg(g, n, 1) != s)
        return false;
    dfg_node constant = s;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    bool has_z_2 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node constant_2 = DFG_NONE;
    if (has_z_2) {
        if (!has_z)
            z = dfg_arg(g, n, 2);
        if (z != dfg_arg(g, n, 2))
            return false;
        constant_2 = z;
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){call, dequantizeLinear}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where q.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    return accept(ctx, &(struct onnx_ethos_u_moved_whole){.m = {.root = n, .x = x, .s = s, .z = z,
            .q = n}, .constant = constant, .constant_2 = constant_2, .call = call,
            .rest = rest, .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
            .constant_4 = constant_4});
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
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_2 = x_2_2;
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
    }
    dfg_node x_3 = dfg_arg(g, n, 1);
    dfg_node constant_3 = x_3;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, n, 2);
        constant_4 = x_4;
        if (dfg_op(g, constant_4) != DFG_CONST)
            return false;
    }
    if (!dfg_same_body(g, n, dequantizeLinear))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where q.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 9 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 8 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 8 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 8 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 8 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 8 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 8 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 9 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 15, .text = "x", .line = 9 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 9 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 9 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 15, .text = "x", .line = 8 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 8 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 8 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 15, .text = "x", .line = 8 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 8 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 8 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 9 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 9 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 9 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 36 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 33, 34, 35, }, .text = "x.dtype in {u8, i8}", .line = 9 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 8 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 8 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "x.rank == 0", .line = 8 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 8 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 8 },
    /* 43 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "max(x.shape)", .line = 8 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 45 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 45, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 46, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 9 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 22 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 22 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[0]", .line = 22 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.shape[0] == 1", .line = 22 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 15, .text = "w", .line = 22 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "rank", .line = 22 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 22 },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "w.rank == 4", .line = 22 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 14 },
    /* 59 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .name = "strides", .text = "strides", .line = 14 },
    /* 60 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "present(c.strides)", .line = 14 },
    /* 61 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "not present(c.strides)", .line = 14 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 14 },
    /* 63 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .name = "strides", .text = "strides", .line = 14 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "c.strides[0]", .line = 14 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 14 },
    /* 68 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 65, 66, 67, }, .text = "c.strides[0] in 1..3", .line = 14 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 14 },
    /* 70 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .name = "strides", .text = "strides", .line = 14 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 72 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "c.strides[1]", .line = 14 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 14 },
    /* 75 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 72, 73, 74, }, .text = "c.strides[1] in 1..3", .line = 14 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 68, 75, }, .text = "(c.strides[0] in 1..3 and c.strides[1] in 1..3)", .line = 14 },
    /* 77 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 61, 76, }, .text = "not present(c.strides) or (c.strides[0] in 1..3 and c.strides[1] in 1..3)", .line = 14 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 15 },
    /* 79 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .name = "dilations", .text = "dilations", .line = 15 },
    /* 80 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "present(c.dilations)", .line = 15 },
    /* 81 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "not present(c.dilations)", .line = 15 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 15 },
    /* 83 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .name = "dilations", .text = "dilations", .line = 15 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "c.dilations[0]", .line = 15 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 15 },
    /* 88 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 85, 86, 87, }, .text = "c.dilations[0] in 1..2", .line = 15 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 15 },
    /* 90 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .name = "dilations", .text = "dilations", .line = 15 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 92 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "c.dilations[1]", .line = 15 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 15 },
    /* 95 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 92, 93, 94, }, .text = "c.dilations[1] in 1..2", .line = 15 },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 88, 95, }, .text = "(c.dilations[0] in 1..2 and c.dilations[1] in 1..2)", .line = 15 },
    /* 97 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 81, 96, }, .text = "not present(c.dilations) or (c.dilations[0] in 1..2 and c.dilations[1] in 1..2)", .line = 15 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 17 },
    /* 99 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .name = "pads", .text = "pads", .line = 17 },
    /* 100 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "present(c.pads)", .line = 17 },
    /* 101 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "not present(c.pads)", .line = 17 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 17 },
    /* 103 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .name = "pads", .text = "pads", .line = 17 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 105 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "c.pads[0]", .line = 17 },
    /* 106 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 17 },
    /* 107 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "c.pads[0] <= 31", .line = 17 },
    /* 108 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 17 },
    /* 109 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .name = "pads", .text = "pads", .line = 17 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 17 },
    /* 111 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "c.pads[1]", .line = 17 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 17 },
    /* 113 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 111, 112, }, .text = "c.pads[1] <= 31", .line = 17 },
    /* 114 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 107, 113, }, .text = "c.pads[0] <= 31 and c.pads[1] <= 31", .line = 17 },
    /* 115 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 17 },
    /* 116 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .name = "pads", .text = "pads", .line = 17 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 17 },
    /* 118 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "c.pads[2]", .line = 17 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 17 },
    /* 120 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "c.pads[2] <= 32", .line = 17 },
    /* 121 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 114, 120, }, .text = "c.pads[0] <= 31 and c.pads[1] <= 31 and c.pads[2] <= 32", .line = 17 },
    /* 122 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 17 },
    /* 123 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .name = "pads", .text = "pads", .line = 17 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 17 },
    /* 125 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "c.pads[3]", .line = 17 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 17 },
    /* 127 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "c.pads[3] <= 32", .line = 17 },
    /* 128 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 121, 127, }, .text = "(c.pads[0] <= 31 and c.pads[1] <= 31 and c.pads[2] <= 32 and c.pads[3] <= 32)", .line = 17 },
    /* 129 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 101, 128, }, .text = "not present(c.pads) or (c.pads[0] <= 31 and c.pads[1] <= 31 and c.pads[2] <= 32 and c.pads[3] <= 32)", .line = 17 },
    /* 130 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 23 },
    /* 131 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .name = "group", .text = "group", .line = 23 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 133 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "c.group == 1", .line = 23 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 23 },
    /* 135 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .name = "group", .text = "group", .line = 23 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 15, .text = "w", .line = 23 },
    /* 137 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "shape", .line = 23 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 139 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 137, 138, }, .text = "w.shape[0]", .line = 23 },
    /* 140 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 135, 139, }, .text = "c.group == w.shape[0]", .line = 23 },
    /* 141 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 133, 140, }, .text = "c.group == 1 or c.group == w.shape[0]", .line = 23 },
    /* 142 */ { .op = DFG_E_NODE, .ref = 15, .text = "w", .line = 23 },
    /* 143 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 142, }, .text = "shape", .line = 23 },
    /* 144 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 23 },
    /* 145 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 143, 144, }, .text = "w.shape[2]", .line = 23 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 64LL }, .text = "64", .line = 23 },
    /* 148 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 145, 146, 147, }, .text = "w.shape[2] in 1..64", .line = 23 },
    /* 149 */ { .op = DFG_E_NODE, .ref = 15, .text = "w", .line = 23 },
    /* 150 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 149, }, .text = "shape", .line = 23 },
    /* 151 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 23 },
    /* 152 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 150, 151, }, .text = "w.shape[2]", .line = 23 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 15, .text = "w", .line = 23 },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "shape", .line = 23 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 23 },
    /* 156 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "w.shape[3]", .line = 23 },
    /* 157 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 152, 156, }, .text = "w.shape[2] * w.shape[3]", .line = 23 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4096LL }, .text = "4096", .line = 23 },
    /* 159 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "w.shape[2] * w.shape[3] <= 4096", .line = 23 },
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
        .text = "Relu?(c) | relu6(c)", .line = 21 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Relu?(c)", .line = 21 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "Relu?(c)", .line = 21 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 13, 23, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) |...", .line = 20 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 10, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 19 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 20 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 20 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 14, 17, 20, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "w & const", .line = 20 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 19 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 20 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 20 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 20 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 32, },
        .text = "(dequantized(_, _, _) | const)", .line = 20 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 25, 26, 29, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 20 },
    [26] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 20 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [30] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 20 },
    [31] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [32] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 20 },
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
        .text = "_", .line = 21 },
    [38] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [39] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [40] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 21 },
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
    .n_nodes = 42, .n_exprs = 160, .n_vars = 0, .n_sets = 4,
    .nodes = onnx_ethos_u_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_conv2d_regions,
    .exprs = onnx_ethos_u_conv2d_exprs,
    .captures = onnx_ethos_u_conv2d_refs,
    .text = "pattern conv2d(x, w) {\012    c = Conv(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?);\012    q = quantized(Relu?(c) | relu6(c), _, _);\012    where byte(x), byte(w), byte(q), x.shape[0] == 1, w.rank == 4, strides_ok(c), dilations_ok(c), pads_ok(c);\012    where c.group == 1 or c.group == w.shape[0], w.shape[2] in 1..64, w.shape[2] * w.shape[3] <= 4096;\012    return q;\012}", .line = 19, .n_where = 11, .where = (const uint32_t[]){ 15, 31, 47, 53, 57, 77, 97, 129, 141, 148, 159, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 8 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 8 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 8 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 8 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 8 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 8 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 14, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 10 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 10 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 10 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 14, .text = "x", .line = 8 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 8 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 8 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 14, .text = "x", .line = 8 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 8 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 8 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 10 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 28 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 28 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 28 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "q.dtype == i8", .line = 28 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 28 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 28 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "x.rank == 2", .line = 28 },
};
static const struct dfg_desc_node onnx_ethos_u_fully_connected_nodes[39] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 33, 36, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 96, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 96, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 12, 22, },
        .optional = 0x4u,
        .text = "Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012         ...", .line = 96, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 26 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 16, 19, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "w & const", .line = 27 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 26 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 27 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 31, },
        .text = "(dequantized(b, b_scale, b_zero) | b & const)", .line = 97, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 24, 25, 28, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 32, },
        .text = "b & const", .line = 97, .file = "onnx_fusion.pat" },
    [32] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 97, .file = "onnx_fusion.pat" },
    [33] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [34] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [35] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [36] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [37] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [38] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_fully_connected_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_fully_connected_refs[] = { { 5, -1 }, { 14, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_fully_connected_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_fully_connected_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_fully_connected_match, w) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_fully_connected_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_fully_connected_desc = {
    .n_nodes = 39, .n_exprs = 38, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_ethos_u_fully_connected_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_fully_connected_regions,
    .exprs = onnx_ethos_u_fully_connected_exprs,
    .captures = onnx_ethos_u_fully_connected_refs,
    .text = "pattern fully_connected(x, w) {\012    q = qdq_gemm(x, _, _, w & const, _, _, _, _, _, _, _);\012    where int8(x), int8(w), q.dtype == i8, x.rank == 2;\012    return q;\012}", .line = 26, .n_where = 4, .where = (const uint32_t[]){ 14, 29, 33, 37, }
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
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct onnx_ethos_u_fully_connected_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, gemm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, dequantizeLinear_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_9) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_fully_connected_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_ethos_u_fully_connected_whole, m.w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, constant_10) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_7) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_8) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_ethos_u_fully_connected_whole, x_9) },
};
/* ---- matmul ---- */

static const struct dfg_desc_expr onnx_ethos_u_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 8 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 8 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 8 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 8 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 10 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 10 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 10 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 8 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 8 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 8 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 8 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 8 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 8 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 10 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 33 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 33 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 33 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "q.dtype == i8", .line = 33 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 33 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 33 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "x.rank == 2", .line = 33 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 33 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 33 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "w.rank == 2", .line = 33 },
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
        .text = "MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero))", .line = 100, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 31 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 12, 15, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 31 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
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
    .n_nodes = 24, .n_exprs = 42, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_ethos_u_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_matmul_regions,
    .exprs = onnx_ethos_u_matmul_exprs,
    .captures = onnx_ethos_u_matmul_refs,
    .text = "pattern matmul(x, w) {\012    q = qdq_matmul(x, _, _, w, _, _, _, _);\012    where int8(x), int8(w), q.dtype == i8, x.rank == 2, w.rank == 2;\012    return q;\012}", .line = 31, .n_where = 5, .where = (const uint32_t[]){ 14, 29, 33, 37, 41, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 9 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 8 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 8 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 8 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 8 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 9 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 39 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 39 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 39 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 39 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 19, }, .text = "x.dtype == q.dtype", .line = 39 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 39 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 39 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 39 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.shape[0]", .line = 39 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[0] == 1", .line = 39 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 14 },
    /* 28 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .name = "strides", .text = "strides", .line = 14 },
    /* 29 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "present(c.strides)", .line = 14 },
    /* 30 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "not present(c.strides)", .line = 14 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 14 },
    /* 32 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "strides", .text = "strides", .line = 14 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 34 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "c.strides[0]", .line = 14 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 14 },
    /* 37 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "c.strides[0] in 1..3", .line = 14 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 14 },
    /* 39 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .name = "strides", .text = "strides", .line = 14 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 41 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "c.strides[1]", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 14 },
    /* 44 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "c.strides[1] in 1..3", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 44, }, .text = "(c.strides[0] in 1..3 and c.strides[1] in 1..3)", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 45, }, .text = "not present(c.strides) or (c.strides[0] in 1..3 and c.strides[1] in 1..3)", .line = 14 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 17 },
    /* 48 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "pads", .text = "pads", .line = 17 },
    /* 49 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "present(c.pads)", .line = 17 },
    /* 50 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "not present(c.pads)", .line = 17 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 17 },
    /* 52 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .name = "pads", .text = "pads", .line = 17 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "c.pads[0]", .line = 17 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 17 },
    /* 56 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "c.pads[0] <= 31", .line = 17 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 17 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "pads", .text = "pads", .line = 17 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 17 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "c.pads[1]", .line = 17 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 17 },
    /* 62 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "c.pads[1] <= 31", .line = 17 },
    /* 63 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 62, }, .text = "c.pads[0] <= 31 and c.pads[1] <= 31", .line = 17 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 17 },
    /* 65 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .name = "pads", .text = "pads", .line = 17 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 17 },
    /* 67 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "c.pads[2]", .line = 17 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 17 },
    /* 69 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "c.pads[2] <= 32", .line = 17 },
    /* 70 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 63, 69, }, .text = "c.pads[0] <= 31 and c.pads[1] <= 31 and c.pads[2] <= 32", .line = 17 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 17 },
    /* 72 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .name = "pads", .text = "pads", .line = 17 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 17 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "c.pads[3]", .line = 17 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 17 },
    /* 76 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "c.pads[3] <= 32", .line = 17 },
    /* 77 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 76, }, .text = "(c.pads[0] <= 31 and c.pads[1] <= 31 and c.pads[2] <= 32 and c.pads[3] <= 32)", .line = 17 },
    /* 78 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 77, }, .text = "not present(c.pads) or (c.pads[0] <= 31 and c.pads[1] <= 31 and c.pads[2] <= 32 and c.pads[3] <= 32)", .line = 17 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 40 },
    /* 80 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .name = "kernel_shape", .text = "kernel_shape", .line = 40 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 40 },
    /* 82 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "p.kernel_shape[1]", .line = 40 },
    /* 83 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 256LL }, .text = "256", .line = 40 },
    /* 84 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 82, 83, }, .text = "p.kernel_shape[1] <= 256", .line = 40 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 40 },
    /* 86 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .name = "kernel_shape", .text = "kernel_shape", .line = 40 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 40 },
    /* 88 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "p.kernel_shape[0]", .line = 40 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 40 },
    /* 90 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .name = "kernel_shape", .text = "kernel_shape", .line = 40 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 40 },
    /* 92 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "p.kernel_shape[1]", .line = 40 },
    /* 93 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 88, 92, }, .text = "p.kernel_shape[0] * p.kernel_shape[1]", .line = 40 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 40 },
    /* 95 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "p.kernel_shape[0] * p.kernel_shape[1] <= 65536", .line = 40 },
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
        .text = "(MaxPool | AveragePool)(dequantized(x, _, _))", .line = 37 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 36 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 37 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 37 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 38 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 38 },
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
    .n_nodes = 16, .n_exprs = 96, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_ethos_u_pool_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_pool_regions,
    .exprs = onnx_ethos_u_pool_exprs,
    .captures = onnx_ethos_u_pool_refs,
    .text = "pattern pool(x) {\012    p = (MaxPool | AveragePool)(dequantized(x, _, _));\012    q = quantized(p, _, _);\012    where byte(x), x.dtype == q.dtype, x.shape[0] == 1, strides_ok(p), pads_ok(p);\012    where p.kernel_shape[1] <= 256, p.kernel_shape[0] * p.kernel_shape[1] <= 65536;\012    return q;\012}", .line = 36, .n_where = 7, .where = (const uint32_t[]){ 15, 20, 26, 46, 78, 84, 95, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 8 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 8 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 8 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 8 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 45 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 45 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 45 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "q.dtype == i8", .line = 45 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 45 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 45 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 45 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 4", .line = 45 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 45 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 45 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 45 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[0]", .line = 45 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 45 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.shape[0] == 1", .line = 45 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 45 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "shape", .line = 45 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 45 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x.shape[2]", .line = 45 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 45 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "shape", .line = 45 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 45 },
    /* 36 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "x.shape[3]", .line = 45 },
    /* 37 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 32, 36, }, .text = "x.shape[2] * x.shape[3]", .line = 45 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4096LL }, .text = "4096", .line = 45 },
    /* 39 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.shape[2] * x.shape[3] <= 4096", .line = 45 },
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
        .text = "GlobalAveragePool(dequantized(x, _, _))", .line = 44 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 43 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 44 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 44 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 44 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 44 },
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
    .n_nodes = 16, .n_exprs = 40, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_ethos_u_global_pool_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_global_pool_regions,
    .exprs = onnx_ethos_u_global_pool_exprs,
    .captures = onnx_ethos_u_global_pool_refs,
    .text = "pattern global_pool(x) {\012    q = quantized(GlobalAveragePool(dequantized(x, _, _)), _, _);\012    where int8(x), q.dtype == i8, x.rank == 4, x.shape[0] == 1, x.shape[2] * x.shape[3] <= 4096;\012    return q;\012}", .line = 43, .n_where = 5, .where = (const uint32_t[]){ 14, 18, 22, 28, 39, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 9 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 8 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 8 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 8 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 8 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 8 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 8 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 9 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 50 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 50 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 50 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 50 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 19, }, .text = "x.dtype == y.dtype", .line = 50 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 9 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "dtype", .line = 9 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 25 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 22, 23, 24, }, .text = "x.dtype in {u8, i8}", .line = 9 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 8 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "rank", .line = 8 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "x.rank == 0", .line = 8 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 8 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 8 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "max(x.shape)", .line = 8 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 35 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 29, 34, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 35, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 9 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 12 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 12 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 12 },
    /* 40 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "x.rank <= 4", .line = 12 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 11 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 11 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 11 },
    /* 44 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.rank < 4", .line = 11 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 11 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 11 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "x.shape[0]", .line = 11 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 11 },
    /* 50 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "x.shape[0] == 1", .line = 11 },
    /* 51 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 50, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 11 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 51, }, .text = "x.rank <= 4, one_batch(x)", .line = 12 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 12 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 12 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 12 },
    /* 56 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank <= 4", .line = 12 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 11 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 11 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 11 },
    /* 60 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "x.rank < 4", .line = 11 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 11 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 11 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[0]", .line = 11 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 11 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "x.shape[0] == 1", .line = 11 },
    /* 67 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 60, 66, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 11 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 67, }, .text = "x.rank <= 4, one_batch(x)", .line = 12 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 50 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 50 },
    /* 71 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "broadcast_to(x, y)", .line = 50 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 50 },
    /* 73 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 50 },
    /* 74 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "broadcast_to(y, x)", .line = 50 },
    /* 75 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 71, 74, }, .text = "broadcast_to(x, y) or broadcast_to(y, x)", .line = 50 },
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
        .text = "Relu?((Add | Sub | Mul | Min | Max)(dequantized(x, _, _), dequantized(y, _, _)))", .line = 49 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?((Add | Sub | Mul | Min | Max)(dequantized(x, _, _), dequantized(y, _, _)))", .line = 49 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "Add", "Sub", "Mul", "Min", "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "(Add | Sub | Mul | Min | Max)(dequantized(x, _, _), dequantized(y, _, _))", .line = 49 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 48 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 49 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 49 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 17, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 48 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 49 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 49 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 49 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 49 },
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
    .n_nodes = 26, .n_exprs = 76, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_ethos_u_elementwise_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_elementwise_regions,
    .exprs = onnx_ethos_u_elementwise_exprs,
    .captures = onnx_ethos_u_elementwise_refs,
    .text = "pattern elementwise(x, y) {\012    q = quantized(Relu?((Add | Sub | Mul | Min | Max)(dequantized(x, _, _), dequantized(y, _, _))), _, _);\012    where byte(x), x.dtype == y.dtype, byte(q), flat(x), flat(y), broadcast_to(x, y) or broadcast_to(y, x);\012    return q;\012}", .line = 48, .n_where = 6, .where = (const uint32_t[]){ 15, 20, 36, 52, 68, 75, }
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
/* ---- table_of ---- */

static const struct dfg_desc_expr onnx_ethos_u_table_of_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 8 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 8 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 8 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 8 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 55 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 55 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 55 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "q.dtype == i8", .line = 55 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 12 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 12 },
    /* 22 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank <= 4", .line = 12 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 11 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 11 },
    /* 26 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.rank < 4", .line = 11 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "shape", .line = 11 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 30 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.shape[0]", .line = 11 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 11 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x.shape[0] == 1", .line = 11 },
    /* 33 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 26, 32, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 11 },
    /* 34 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 33, }, .text = "x.rank <= 4, one_batch(x)", .line = 12 },
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
        .text = "(Abs | Tanh | Sigmoid | LeakyRelu | Relu)(dequantized(x, _, _))", .line = 54 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 53 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 54 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 54 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 54 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 54 },
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
    .n_nodes = 16, .n_exprs = 35, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_ethos_u_table_of_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_table_of_regions,
    .exprs = onnx_ethos_u_table_of_exprs,
    .captures = onnx_ethos_u_table_of_refs,
    .text = "pattern table_of(x) {\012    q = quantized((Abs | Tanh | Sigmoid | LeakyRelu | Relu)(dequantized(x, _, _)), _, _);\012    where int8(x), q.dtype == i8, flat(x);\012    return q;\012}", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 14, 18, 34, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 8 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 8 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 8 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 8 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 60 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 60 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 60 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "q.dtype == i8", .line = 60 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 60 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 60 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 60 },
    /* 22 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank <= 4", .line = 60 },
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
        .text = "Softmax(dequantized(x, _, _))", .line = 59 },
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
        .text = "_", .line = 59 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 59 },
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
    .n_nodes = 16, .n_exprs = 23, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_ethos_u_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_softmax_regions,
    .exprs = onnx_ethos_u_softmax_exprs,
    .captures = onnx_ethos_u_softmax_refs,
    .text = "pattern softmax(x) {\012    q = quantized(Softmax(dequantized(x, _, _)), _, _);\012    where int8(x), q.dtype == i8, x.rank <= 4;\012    return q;\012}", .line = 58, .n_where = 3, .where = (const uint32_t[]){ 14, 18, 22, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 8 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 8 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 8 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 8 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 65 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 65 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 65 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "q.dtype == i8", .line = 65 },
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
        .text = "x", .line = 63 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 64 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 64 },
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
        .text = "_", .line = 64 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [30] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 64 },
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
    .n_nodes = 32, .n_exprs = 19, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_ethos_u_hard_swish_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_hard_swish_table_regions,
    .exprs = onnx_ethos_u_hard_swish_table_exprs,
    .captures = onnx_ethos_u_hard_swish_table_refs,
    .text = "pattern hard_swish_table(x) {\012    q = quantized(hard_swish(dequantized(x, _, _)), _, _);\012    where int8(x), q.dtype == i8;\012    return q;\012}", .line = 63, .n_where = 2, .where = (const uint32_t[]){ 14, 18, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 8 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 8 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 8 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 8 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 8 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 70 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 70 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 70 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "q.dtype == i8", .line = 70 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 70 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 70 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 70 },
    /* 22 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank <= 4", .line = 70 },
};
static const struct dfg_desc_node onnx_ethos_u_moved_nodes[14] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 12, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "Transpose", "Reshape", "Squeeze", "Unsqueeze", "Slice", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .rest_first = 0, .rest_last = 1,
        .text = "(Transpose | Reshape | Squeeze | Unsqueeze | Slice)(dequantized(x, s, z), ...)", .line = 69 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 68 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 68 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 68 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 11, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_ethos_u_moved_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_ethos_u_moved_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_ethos_u_moved_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_moved_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_moved_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_moved_match, z) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_ethos_u_moved_match, q) },
};
static const struct dfg_desc_pattern onnx_ethos_u_moved_desc = {
    .n_nodes = 14, .n_exprs = 23, .n_vars = 0, .n_sets = 4,
    .nodes = onnx_ethos_u_moved_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_moved_regions,
    .exprs = onnx_ethos_u_moved_exprs,
    .captures = onnx_ethos_u_moved_refs,
    .text = "pattern moved(x, s, z) {\012    q = quantized((Transpose | Reshape | Squeeze | Unsqueeze | Slice)(dequantized(x, s, z), ...), s, z);\012    where int8(x), q.dtype == i8, x.rank <= 4;\012    return q;\012}", .line = 68, .n_where = 3, .where = (const uint32_t[]){ 14, 18, 22, }
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
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct onnx_ethos_u_moved_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_ethos_u_moved_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_ethos_u_moved_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_ethos_u_moved_whole, m.z) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, call) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, rest) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_ethos_u_moved_whole, constant_4) },
};
/* ---- rescaled ---- */

static const struct dfg_desc_expr onnx_ethos_u_rescaled_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 8 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 8 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 8 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 8 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 8 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 8 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 8 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 8 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 8 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 75 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 75 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 75 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "q.dtype == i8", .line = 75 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 75 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 75 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 75 },
    /* 22 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank <= 4", .line = 75 },
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
        .text = "x", .line = 73 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
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
    .n_nodes = 15, .n_exprs = 23, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_ethos_u_rescaled_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_ethos_u_rescaled_regions,
    .exprs = onnx_ethos_u_rescaled_exprs,
    .captures = onnx_ethos_u_rescaled_refs,
    .text = "pattern rescaled(x) {\012    q = requantize(x, _, _, _, _);\012    where int8(x), q.dtype == i8, x.rank <= 4;\012    return q;\012}", .line = 73, .n_where = 3, .where = (const uint32_t[]){ 14, 18, 22, }
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
    { .name = "conv2d", .place = "onnx_ethos_u.pat:19", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_conv2d_match),
      .n_captures = 4, .captures = onnx_ethos_u_conv2d_captures,
      .match = onnx_ethos_u_conv2d_any, .each = onnx_ethos_u_conv2d_all, .desc = &onnx_ethos_u_conv2d_desc,
      .whole_size = sizeof(struct onnx_ethos_u_conv2d_whole), .n_parts = sizeof onnx_ethos_u_conv2d_parts / sizeof *onnx_ethos_u_conv2d_parts,
      .n_params = 2, .parts = onnx_ethos_u_conv2d_parts, .whole = onnx_ethos_u_conv2d_whole },
    { .name = "fully_connected", .place = "onnx_ethos_u.pat:26", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_fully_connected_match),
      .n_captures = 3, .captures = onnx_ethos_u_fully_connected_captures,
      .match = onnx_ethos_u_fully_connected_any, .each = onnx_ethos_u_fully_connected_all, .desc = &onnx_ethos_u_fully_connected_desc,
      .whole_size = sizeof(struct onnx_ethos_u_fully_connected_whole), .n_parts = sizeof onnx_ethos_u_fully_connected_parts / sizeof *onnx_ethos_u_fully_connected_parts,
      .n_params = 2, .parts = onnx_ethos_u_fully_connected_parts, .whole = onnx_ethos_u_fully_connected_whole },
    { .name = "matmul", .place = "onnx_ethos_u.pat:31", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_matmul_match),
      .n_captures = 3, .captures = onnx_ethos_u_matmul_captures,
      .match = onnx_ethos_u_matmul_any, .each = onnx_ethos_u_matmul_all, .desc = &onnx_ethos_u_matmul_desc,
      .whole_size = sizeof(struct onnx_ethos_u_matmul_whole), .n_parts = sizeof onnx_ethos_u_matmul_parts / sizeof *onnx_ethos_u_matmul_parts,
      .n_params = 2, .parts = onnx_ethos_u_matmul_parts, .whole = onnx_ethos_u_matmul_whole },
    { .name = "pool", .place = "onnx_ethos_u.pat:36", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_pool_match),
      .n_captures = 3, .captures = onnx_ethos_u_pool_captures,
      .match = onnx_ethos_u_pool_any, .each = onnx_ethos_u_pool_all, .desc = &onnx_ethos_u_pool_desc,
      .whole_size = sizeof(struct onnx_ethos_u_pool_whole), .n_parts = sizeof onnx_ethos_u_pool_parts / sizeof *onnx_ethos_u_pool_parts,
      .n_params = 1, .parts = onnx_ethos_u_pool_parts, .whole = onnx_ethos_u_pool_whole },
    { .name = "global_pool", .place = "onnx_ethos_u.pat:43", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_global_pool_match),
      .n_captures = 2, .captures = onnx_ethos_u_global_pool_captures,
      .match = onnx_ethos_u_global_pool_any, .each = onnx_ethos_u_global_pool_all, .desc = &onnx_ethos_u_global_pool_desc,
      .whole_size = sizeof(struct onnx_ethos_u_global_pool_whole), .n_parts = sizeof onnx_ethos_u_global_pool_parts / sizeof *onnx_ethos_u_global_pool_parts,
      .n_params = 1, .parts = onnx_ethos_u_global_pool_parts, .whole = onnx_ethos_u_global_pool_whole },
    { .name = "elementwise", .place = "onnx_ethos_u.pat:48", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_elementwise_match),
      .n_captures = 3, .captures = onnx_ethos_u_elementwise_captures,
      .match = onnx_ethos_u_elementwise_any, .each = onnx_ethos_u_elementwise_all, .desc = &onnx_ethos_u_elementwise_desc,
      .whole_size = sizeof(struct onnx_ethos_u_elementwise_whole), .n_parts = sizeof onnx_ethos_u_elementwise_parts / sizeof *onnx_ethos_u_elementwise_parts,
      .n_params = 2, .parts = onnx_ethos_u_elementwise_parts, .whole = onnx_ethos_u_elementwise_whole },
    { .name = "table_of", .place = "onnx_ethos_u.pat:53", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_table_of_match),
      .n_captures = 2, .captures = onnx_ethos_u_table_of_captures,
      .match = onnx_ethos_u_table_of_any, .each = onnx_ethos_u_table_of_all, .desc = &onnx_ethos_u_table_of_desc,
      .whole_size = sizeof(struct onnx_ethos_u_table_of_whole), .n_parts = sizeof onnx_ethos_u_table_of_parts / sizeof *onnx_ethos_u_table_of_parts,
      .n_params = 1, .parts = onnx_ethos_u_table_of_parts, .whole = onnx_ethos_u_table_of_whole },
    { .name = "softmax", .place = "onnx_ethos_u.pat:58", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_softmax_match),
      .n_captures = 2, .captures = onnx_ethos_u_softmax_captures,
      .match = onnx_ethos_u_softmax_any, .each = onnx_ethos_u_softmax_all, .desc = &onnx_ethos_u_softmax_desc,
      .whole_size = sizeof(struct onnx_ethos_u_softmax_whole), .n_parts = sizeof onnx_ethos_u_softmax_parts / sizeof *onnx_ethos_u_softmax_parts,
      .n_params = 1, .parts = onnx_ethos_u_softmax_parts, .whole = onnx_ethos_u_softmax_whole },
    { .name = "hard_swish_table", .place = "onnx_ethos_u.pat:63", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_hard_swish_table_match),
      .n_captures = 2, .captures = onnx_ethos_u_hard_swish_table_captures,
      .match = onnx_ethos_u_hard_swish_table_any, .each = onnx_ethos_u_hard_swish_table_all, .desc = &onnx_ethos_u_hard_swish_table_desc,
      .whole_size = sizeof(struct onnx_ethos_u_hard_swish_table_whole), .n_parts = sizeof onnx_ethos_u_hard_swish_table_parts / sizeof *onnx_ethos_u_hard_swish_table_parts,
      .n_params = 1, .parts = onnx_ethos_u_hard_swish_table_parts, .whole = onnx_ethos_u_hard_swish_table_whole },
    { .name = "moved", .place = "onnx_ethos_u.pat:68", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_ethos_u_moved_match),
      .n_captures = 4, .captures = onnx_ethos_u_moved_captures,
      .match = onnx_ethos_u_moved_any, .each = onnx_ethos_u_moved_all, .desc = &onnx_ethos_u_moved_desc,
      .whole_size = sizeof(struct onnx_ethos_u_moved_whole), .n_parts = sizeof onnx_ethos_u_moved_parts / sizeof *onnx_ethos_u_moved_parts,
      .n_params = 3, .parts = onnx_ethos_u_moved_parts, .whole = onnx_ethos_u_moved_whole },
    { .name = "rescaled", .place = "onnx_ethos_u.pat:73", .is_rule = 0, .is_entry = 0,
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
    { .name = "ethos-u.table", .pattern = 6 },
    { .name = "ethos-u.softmax", .pattern = 7 },
    { .name = "ethos-u.hard_swish", .pattern = 8 },
    { .name = "ethos-u.move", .pattern = 9 },
    { .name = "ethos-u.requantize", .pattern = 10 },
};
static const struct dfg_attr_text onnx_ethos_u_attrs[] = {
    { "Compiler", "\"ethos-u\"" },
};
static void onnx_ethos_u_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = onnx_ethos_u_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "onnx_ethos_u", .n = 11, .last_wins = false, .entries = onnx_ethos_u_entries, .n_words = 1,
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
    .n_patterns = 11, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
