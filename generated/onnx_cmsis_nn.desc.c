/* What onnx_cmsis_nn.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_cmsis_nn.h"
#if ONNX_CMSIS_NN_H != 0x7d4f5174b1c70a24
#error "onnx_cmsis_nn.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_AveragePool,
    OP_Clip,
    OP_Conv,
    OP_DequantizeLinear,
    OP_Gemm,
    OP_MatMul,
    OP_MaxPool,
    OP_Mul,
    OP_QuantizeLinear,
    OP_Relu,
    OP_Reshape,
    OP_Softmax,
    OP_Squeeze,
    OP_Transpose,
    OP_Unsqueeze,
};
enum {
    ATTR_alpha,
    ATTR_axis,
    ATTR_beta,
    ATTR_ceil_mode,
    ATTR_dilations,
    ATTR_transA,
};
static const char *const op_names[] = {
    "Add",
    "AveragePool",
    "Clip",
    "Conv",
    "DequantizeLinear",
    "Gemm",
    "MatMul",
    "MaxPool",
    "Mul",
    "QuantizeLinear",
    "Relu",
    "Reshape",
    "Softmax",
    "Squeeze",
    "Transpose",
    "Unsqueeze",
};
static const char *const attr_names[] = {
    "alpha",
    "axis",
    "beta",
    "ceil_mode",
    "dilations",
    "transA",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 16,
    .ops = op_names,
    .n_attrs = 6,
    .attrs = attr_names,
};

/* onnx_cmsis_nn.pat:13
 * cond int8(x, q) = x.dtype == i8, q.dtype == i8;
 */
static bool int8(const dfg_graph *g, dfg_node x, dfg_node q)
{
    return dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, q) == DFG_I8;
}

static dfg_val onnx_cmsis_nn_max1(const dfg_graph *g, dfg_node z)
{
    const dfg_val list = dfg_elements(g, z);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item(list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* onnx_cmsis_nn.pat:12
 * cond around_zero(z) = not present(z) or max([abs(v) for v in value(z)]) == 0;
 */
static bool around_zero(const dfg_graph *g, dfg_node z)
{
    return z == DFG_NONE || dfg_eq(onnx_cmsis_nn_max1(g, z), dfg_int(0));
}

struct onnx_cmsis_nn_conv2d_whole {
    struct onnx_cmsis_nn_conv2d_match m;
    dfg_node relu;
    dfg_node conv;
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
};

static bool onnx_cmsis_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, OP_Relu, 1);
    dfg_node relu = DFG_NONE, conv = DFG_NONE;
    if (is_relu) {
        relu = v;
        conv = dfg_arg(g, relu, 0);
    } else {
        conv = v;
    }
    if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3)
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, conv, 0);
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
    dfg_node dequantizeLinear_2 = dfg_arg(g, conv, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node constant_10 = w;
    if (!dfg_is(g, constant_10, DFG_CONST))
        return false;
    dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_3 = x_3;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_w_zero = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node w_zero = DFG_NONE, constant_4 = DFG_NONE;
    if (has_w_zero) {
        w_zero = dfg_arg(g, dequantizeLinear_2, 2);
        constant_4 = w_zero;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    bool has_v = dfg_arg(g, conv, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, x_4 = DFG_NONE, x_5 = DFG_NONE;
    dfg_node constant_5 = DFG_NONE, x_6 = DFG_NONE, constant_6 = DFG_NONE, constant_7 = DFG_NONE;
    bool is_dequantizeLinear_3 = false, has_x_6 = false;
    if (has_v) {
        v_2 = dfg_arg(g, conv, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == OP_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            x_4 = dfg_arg(g, dequantizeLinear_3, 0);
            x_5 = dfg_arg(g, dequantizeLinear_3, 1);
            constant_5 = x_5;
            if (!dfg_is(g, constant_5, DFG_CONST))
                return false;
            has_x_6 = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
            if (has_x_6) {
                x_6 = dfg_arg(g, dequantizeLinear_3, 2);
                constant_6 = x_6;
                if (!dfg_is(g, constant_6, DFG_CONST))
                    return false;
            }
        } else {
            x_4 = v_2;
            constant_7 = v_2;
            if (!dfg_is(g, constant_7, DFG_CONST))
                return false;
        }
    }
    dfg_node x_7 = dfg_arg(g, n, 1);
    dfg_node constant_8 = x_7;
    if (!dfg_is(g, constant_8, DFG_CONST))
        return false;
    bool has_x_8 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_8 = DFG_NONE, constant_9 = DFG_NONE;
    if (has_x_8) {
        x_8 = dfg_arg(g, n, 2);
        constant_9 = x_8;
        if (!dfg_is(g, constant_9, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, conv, dequantizeLinear, dequantizeLinear_2,
                                        dequantizeLinear_3},
                     5))
        return false;
    /* where int8(x, q) */
    if (!int8(g, x, n))
        return false;
    /* where w.dtype == i8 */
    if (dfg_dtype(g, w) != DFG_I8)
        return false;
    /* where w.rank == 4 */
    if (dfg_rank(g, w) != 4)
        return false;
    /* where x.shape[0] == 1 */
    if (dfg_extent(g, x, 0) != 1)
        return false;
    /* where around_zero(w_zero) */
    if (!around_zero(g, w_zero))
        return false;
    return accept(ctx, &(struct onnx_cmsis_nn_conv2d_whole){.m = {.root = n, .x = x, .w = w,
            .w_zero = w_zero, .q = n}, .relu = relu, .conv = conv,
            .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_3 = constant_3, .constant_4 = constant_4,
            .dequantizeLinear_3 = dequantizeLinear_3, .constant_5 = constant_5,
            .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
            .constant_9 = constant_9, .x = x_2, .x_2 = x_2_2, .constant_10 = constant_10,
            .x_3 = x_3, .x_4 = x_4, .x_5 = x_5, .x_6 = x_6, .x_7 = x_7, .x_8 = x_8});
}

struct onnx_cmsis_nn_fully_connected_whole {
    struct onnx_cmsis_nn_fully_connected_match m;
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
    dfg_node dequantizeLinear_3;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node x_4;
    dfg_node x_5;
    dfg_node x_6;
    dfg_node constant_10;
    dfg_node relu;
    dfg_node x_7;
    dfg_node x_8;
};

static bool onnx_cmsis_nn_fully_connected_whole(const dfg_graph *g, dfg_node n,
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
    bool has_w_zero = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node w_zero = DFG_NONE, constant_6 = DFG_NONE;
    if (has_w_zero) {
        w_zero = dfg_arg(g, dequantizeLinear_2, 2);
        constant_6 = w_zero;
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
    }
    bool has_v = dfg_arg(g, g_2, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, x_4 = DFG_NONE, x_5 = DFG_NONE;
    dfg_node constant_8 = DFG_NONE, x_6 = DFG_NONE, constant_9 = DFG_NONE, constant_10 = DFG_NONE;
    bool is_dequantizeLinear_3 = false, has_x_6 = false;
    if (has_v) {
        v_2 = dfg_arg(g, g_2, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == OP_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            x_4 = dfg_arg(g, dequantizeLinear_3, 0);
            x_5 = dfg_arg(g, dequantizeLinear_3, 1);
            constant_8 = x_5;
            if (!dfg_is(g, constant_8, DFG_CONST))
                return false;
            has_x_6 = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
            if (has_x_6) {
                x_6 = dfg_arg(g, dequantizeLinear_3, 2);
                constant_9 = x_6;
                if (!dfg_is(g, constant_9, DFG_CONST))
                    return false;
            }
        } else {
            constant_10 = v_2;
            if (!dfg_is(g, constant_10, DFG_CONST))
                return false;
        }
    }
    dfg_node x_7 = dfg_arg(g, n, 1);
    dfg_node constant = x_7;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_x_8 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_8 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_8) {
        x_8 = dfg_arg(g, n, 2);
        constant_2 = x_8;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, g_2, dequantizeLinear, dequantizeLinear_2,
                                        dequantizeLinear_3},
                     5))
        return false;
    /* where int8(x, q) */
    if (!int8(g, x, n))
        return false;
    /* where w.dtype == i8 */
    if (dfg_dtype(g, w) != DFG_I8)
        return false;
    /* where around_zero(w_zero) */
    if (!around_zero(g, w_zero))
        return false;
    return accept(ctx, &(struct onnx_cmsis_nn_fully_connected_whole){.m = {.root = n, .x = x, .w = w,
            .w_zero = w_zero, .g = g_2, .q = n}, .constant = constant,
            .constant_2 = constant_2, .dequantizeLinear = dequantizeLinear,
            .constant_3 = constant_3, .constant_4 = constant_4,
            .dequantizeLinear_2 = dequantizeLinear_2, .constant_5 = constant_5,
            .constant_6 = constant_6, .x = x_2, .x_2 = x_2_2, .constant_7 = constant_7,
            .x_3 = x_3, .dequantizeLinear_3 = dequantizeLinear_3, .constant_8 = constant_8,
            .constant_9 = constant_9, .x_4 = x_4, .x_5 = x_5, .x_6 = x_6,
            .constant_10 = constant_10, .relu = relu, .x_7 = x_7, .x_8 = x_8});
}

struct onnx_cmsis_nn_batch_matmul_whole {
    struct onnx_cmsis_nn_batch_matmul_match m;
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

static bool onnx_cmsis_nn_batch_matmul_whole(const dfg_graph *g, dfg_node n,
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
    /* where int8(x, q) */
    if (!int8(g, x, n))
        return false;
    /* where w.dtype == i8 */
    if (dfg_dtype(g, w) != DFG_I8)
        return false;
    /* where x.rank in 2..4 */
    if (!dfg_within(dfg_rank_of(g, x), dfg_int(2), dfg_int(4)))
        return false;
    return accept(ctx, &(struct onnx_cmsis_nn_batch_matmul_whole){.m = {.root = n, .x = x, .w = w,
            .q = n}, .matMul = matMul, .dequantizeLinear = dequantizeLinear,
            .constant = constant, .constant_2 = constant_2,
            .dequantizeLinear_2 = dequantizeLinear_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
            .x = x_2, .x_2 = x_2_2, .x_3 = x_3, .x_4 = x_4, .x_5 = x_5, .x_6 = x_6});
}

struct onnx_cmsis_nn_elementwise_whole {
    struct onnx_cmsis_nn_elementwise_match m;
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

static bool onnx_cmsis_nn_elementwise_whole(const dfg_graph *g, dfg_node n,
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
    if (!(dfg_op(g, call) == OP_Add || dfg_op(g, call) == OP_Mul) || !dfg_argc_is(g, call, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, call); swap++) {
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
        /* where int8(x, q) */
        if (!int8(g, x, n))
            continue;
        /* where y.dtype == i8 */
        if (dfg_dtype(g, y) != DFG_I8)
            continue;
        /* where same_shape(x, y) */
        if (dfg_same_shape(g, x, y) != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct onnx_cmsis_nn_elementwise_whole){.m = {.root = n, .x = x, .y = y, .q = n},
                .constant = constant, .constant_2 = constant_2, .relu = relu, .call = call,
                .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
                .constant_4 = constant_4, .dequantizeLinear_2 = dequantizeLinear_2,
                .constant_5 = constant_5, .constant_6 = constant_6, .x = x_2, .x_2 = x_2_2,
                .x_3 = x_3, .x_4 = x_4, .x_5 = x_5, .x_6 = x_6}))
            return true;
    }
    return false;
}

struct onnx_cmsis_nn_pool_whole {
    struct onnx_cmsis_nn_pool_match m;
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

static bool onnx_cmsis_nn_pool_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node p = dfg_arg(g, n, 0);
    dfg_node p_call = dfg_first_result(g, p);
    if (!(p_call == p || dfg_op(g, p_call) == OP_MaxPool))
        return false;
    if (!(dfg_op(g, p_call) == OP_AveragePool || dfg_op(g, p_call) == OP_MaxPool)
        || !dfg_argc_is(g, p_call, 1))
        return false;
    if (!dfg_int_is(g, p_call, ATTR_ceil_mode, 0, 0))
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
    /* where int8(x, q) */
    if (!int8(g, x, n))
        return false;
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    /* where x.shape[0] == 1 */
    if (dfg_extent(g, x, 0) != 1)
        return false;
    /* where not present(p.dilations) or max(p.dilations) == 1 */
    if (!(!dfg_known(dfg_attr(g, dfg_call_of(g, p), ATTR_dilations))
          || dfg_eq(dfg_max_of(dfg_attr(g, dfg_call_of(g, p), ATTR_dilations)), dfg_int(1))))
        return false;
    return accept(ctx, &(struct onnx_cmsis_nn_pool_whole){.m = {.root = n, .x = x, .p = p, .q = n},
            .constant = constant, .constant_2 = constant_2, .p_call = dfg_first_result(g, p),
            .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
            .constant_4 = constant_4, .x = x_2, .x_2 = x_2_2, .x_3 = x_3, .x_4 = x_4});
}

struct onnx_cmsis_nn_softmax_whole {
    struct onnx_cmsis_nn_softmax_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node x;
    dfg_node x_2;
};

static bool onnx_cmsis_nn_softmax_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node p = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, p, OP_Softmax, 1))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, p, 0);
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
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_z = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node z = DFG_NONE, constant_2 = DFG_NONE;
    if (has_z) {
        z = dfg_arg(g, n, 2);
        constant_2 = z;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){p, dequantizeLinear}, 2))
        return false;
    /* where int8(x, q) */
    if (!int8(g, x, n))
        return false;
    /* where p.axis in {-1, x.rank - 1} */
    if (!(dfg_int_is(g, p, ATTR_axis, -1, -1)
          || dfg_member(dfg_attr_or(g, p, ATTR_axis, dfg_int(-1)), dfg_sub(dfg_rank_of(g, x), dfg_int(1)))
             == DFG_TRUE))
        return false;
    /* where value(s) == 0.00390625 */
    if (!dfg_eq(dfg_value_of(g, s), dfg_float(0.00390625)))
        return false;
    /* where value(z) == -128 */
    if (!dfg_eq(dfg_value_of(g, z), dfg_int(-128)))
        return false;
    return accept(ctx, &(struct onnx_cmsis_nn_softmax_whole){.m = {.root = n, .x = x, .s = s, .z = z,
            .p = p, .q = n}, .constant = constant, .constant_2 = constant_2,
            .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
            .constant_4 = constant_4, .x = x_2, .x_2 = x_2_2});
}

struct onnx_cmsis_nn_relu_whole {
    struct onnx_cmsis_nn_relu_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node relu;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node clip;
    dfg_node dequantizeLinear_2;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node x_4;
    dfg_node x_5;
    dfg_node x_6;
};

static bool onnx_cmsis_nn_relu_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, OP_Relu, 1);
    dfg_node relu = DFG_NONE, dequantizeLinear = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
    dfg_node constant_3 = DFG_NONE, x_2_2 = DFG_NONE, constant_4 = DFG_NONE, clip = DFG_NONE;
    dfg_node dequantizeLinear_2 = DFG_NONE, x_3 = DFG_NONE, constant_5 = DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_6 = DFG_NONE, constant_7 = DFG_NONE, constant_8 = DFG_NONE;
    bool has_x_2 = false, has_x_4 = false;
    if (is_relu) {
        relu = v;
        dequantizeLinear = dfg_arg(g, relu, 0);
        if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
            || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
            return false;
        x = dfg_arg(g, dequantizeLinear, 0);
        x_2 = dfg_arg(g, dequantizeLinear, 1);
        constant_3 = x_2;
        if (!dfg_is(g, constant_3, DFG_CONST))
            return false;
        has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
        if (has_x_2) {
            x_2_2 = dfg_arg(g, dequantizeLinear, 2);
            constant_4 = x_2_2;
            if (!dfg_is(g, constant_4, DFG_CONST))
                return false;
        }
    } else {
        clip = v;
        if (!dfg_calls_with(g, clip, OP_Clip, 3))
            return false;
        dequantizeLinear_2 = dfg_arg(g, clip, 0);
        if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
            || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
            return false;
        x = dfg_arg(g, dequantizeLinear_2, 0);
        x_3 = dfg_arg(g, dequantizeLinear_2, 1);
        constant_5 = x_3;
        if (!dfg_is(g, constant_5, DFG_CONST))
            return false;
        has_x_4 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
        if (has_x_4) {
            x_4 = dfg_arg(g, dequantizeLinear_2, 2);
            constant_6 = x_4;
            if (!dfg_is(g, constant_6, DFG_CONST))
                return false;
        }
        constant_7 = dfg_arg(g, clip, 1);
        if (!dfg_const_is(g, constant_7, dfg_int(0), DFG_NO_DTYPE))
            return false;
        constant_8 = dfg_arg(g, clip, 2);
        if (!dfg_const_is(g, constant_8, dfg_int(6), DFG_NO_DTYPE))
            return false;
    }
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
    if (!dfg_in_body(g, n, (const dfg_node[]){relu, dequantizeLinear, clip, dequantizeLinear_2}, 4))
        return false;
    /* where int8(x, q) */
    if (!int8(g, x, n))
        return false;
    return accept(ctx, &(struct onnx_cmsis_nn_relu_whole){.m = {.root = n, .x = x, .q = n},
            .constant = constant, .constant_2 = constant_2, .relu = relu,
            .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
            .constant_4 = constant_4, .clip = clip, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
            .constant_8 = constant_8, .x = x_2, .x_2 = x_2_2, .x_3 = x_3, .x_4 = x_4,
            .x_5 = x_5, .x_6 = x_6});
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

struct onnx_cmsis_nn_moved_whole {
    struct onnx_cmsis_nn_moved_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node call;
    struct dfg_nodes rest;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool onnx_cmsis_nn_moved_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node call = dfg_arg(g, n, 0);
    if (!(dfg_op(g, call) == OP_Transpose || dfg_op(g, call) == OP_Reshape || dfg_op(g, call) == OP_Squeeze
          || dfg_op(g, call) == OP_Unsqueeze))
        return false;
    struct dfg_nodes rest = dfg_rest(g, call, 1, 0);
    dfg_node dequantizeLinear = dfg_arg(g, call, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node s = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = s;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_z = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node z = DFG_NONE, constant_4 = DFG_NONE;
    if (has_z) {
        z = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = z;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
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
    if (!dfg_in_body(g, n, (const dfg_node[]){call, dequantizeLinear}, 2))
        return false;
    /* where int8(x, q) */
    if (!int8(g, x, n))
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    /* where same_scale(s, z, t, y) */
    if (!same_scale(g, s, z, t, y))
        return false;
    return accept(ctx, &(struct onnx_cmsis_nn_moved_whole){.m = {.root = n, .x = x, .s = s, .z = z,
            .t = t, .y = y, .q = n}, .constant = constant, .constant_2 = constant_2,
            .call = call, .rest = rest, .dequantizeLinear = dequantizeLinear,
            .constant_3 = constant_3, .constant_4 = constant_4});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv2d ---- */

static const struct dfg_desc_expr onnx_cmsis_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "q.dtype == i8", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == i8, q.dtype == i8", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 14, .text = "w", .line = 17 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 17 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 17 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.dtype == i8", .line = 17 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 14, .text = "w", .line = 17 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 17 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 17 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "w.rank == 4", .line = 17 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 17 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "shape", .line = 17 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 20 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.shape[0]", .line = 17 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 17 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.shape[0] == 1", .line = 17 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 20, .text = "z", .line = 12 },
    /* 24 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "present(z)", .line = 12 },
    /* 25 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "not present(z)", .line = 12 },
    /* 26 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 12 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "abs(v)", .line = 12 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 20, .text = "z", .line = 12 },
    /* 29 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "value(z)", .line = 12 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "[abs(v) for v in value(z)]", .line = 12 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "max([abs(v) for v in value(z)])", .line = 12 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "max([abs(v) for v in value(z)]) == 0", .line = 12 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 25, 33, }, .text = "not present(z) or max([abs(v) for v in value(z)]) == 0", .line = 12 },
};
static const struct dfg_desc_node onnx_cmsis_nn_conv2d_nodes[39] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 33, 36, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 95, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 95, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 12, 22, },
        .optional = 0x4u,
        .text = "Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012         ...", .line = 95, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 15 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 16 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 16 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 16, 19, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "w & const", .line = 16 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 15 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 16 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 16 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 15 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 31, },
        .text = "(dequantized(b, b_scale, b_zero) | b & const)", .line = 96, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 24, 25, 28, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 16 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 16 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 16 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 32, },
        .text = "b & const", .line = 96, .file = "onnx_fusion.pat" },
    [32] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 96, .file = "onnx_fusion.pat" },
    [33] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [34] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 16 },
    [35] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [36] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [37] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 16 },
    [38] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_cmsis_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t onnx_cmsis_nn_conv2d_var_regions[] = { 0, };
static const bool onnx_cmsis_nn_conv2d_dims[] = { 0, };
static const struct dfg_desc_capture onnx_cmsis_nn_conv2d_refs[] = { { 5, -1 }, { 14, -1 }, { 20, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_cmsis_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_conv2d_match, w) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_conv2d_match, w_zero) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_conv2d_match, q) },
};
static const struct dfg_desc_pattern onnx_cmsis_nn_conv2d_desc = {
    .n_nodes = 39, .n_exprs = 35, .n_vars = 1, .n_sets = 4,
    .nodes = onnx_cmsis_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_cmsis_nn_conv2d_regions,
    .var_region = onnx_cmsis_nn_conv2d_var_regions,
    .exprs = onnx_cmsis_nn_conv2d_exprs,
    .captures = onnx_cmsis_nn_conv2d_refs,
    .var_is_dim = onnx_cmsis_nn_conv2d_dims,
    .text = "pattern conv2d(x, w, w_zero) {\012    q = qdq_conv(x, _, _, w & const, _, w_zero, _, _, _, _, _);\012    where int8(x, q), w.dtype == i8, w.rank == 4, x.shape[0] == 1, around_zero(w_zero);\012    return q;\012}", .line = 15, .n_where = 5, .where = (const uint32_t[]){ 8, 12, 16, 22, 34, }
};
static bool onnx_cmsis_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_cmsis_nn_conv2d_match(g, n, m);
}
static bool onnx_cmsis_nn_conv2d_pass(void *ctx, const struct onnx_cmsis_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_cmsis_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_cmsis_nn_conv2d_each(g, n, onnx_cmsis_nn_conv2d_pass, &e);
}

static const struct dfg_part onnx_cmsis_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct onnx_cmsis_nn_conv2d_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, conv) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, dequantizeLinear_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, constant_9) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_cmsis_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_cmsis_nn_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_cmsis_nn_conv2d_whole, m.w_zero) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, constant_10) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, x_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, x_7) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_conv2d_whole, x_8) },
};
/* ---- fully_connected ---- */

static const struct dfg_desc_expr onnx_cmsis_nn_fully_connected_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "q.dtype == i8", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == i8, q.dtype == i8", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 14, .text = "w", .line = 24 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 24 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.dtype == i8", .line = 24 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 20, .text = "z", .line = 12 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(z)", .line = 12 },
    /* 15 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "not present(z)", .line = 12 },
    /* 16 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 12 },
    /* 17 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "abs(v)", .line = 12 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 20, .text = "z", .line = 12 },
    /* 19 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "value(z)", .line = 12 },
    /* 20 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 17, 19, }, .text = "[abs(v) for v in value(z)]", .line = 12 },
    /* 21 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "max([abs(v) for v in value(z)])", .line = 12 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "max([abs(v) for v in value(z)]) == 0", .line = 12 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 23, }, .text = "not present(z) or max([abs(v) for v in value(z)]) == 0", .line = 12 },
};
static const struct dfg_desc_node onnx_cmsis_nn_fully_connected_nodes[38] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 32, 35, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?(g)", .line = 23 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?(g)", .line = 23 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 12, 22, },
        .optional = 0x4u,
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "transA", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "transA == 0", .line = 22 },
            { .test = DFG_D_TEST_EQ, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 1.0 }, .text = "alpha == 1", .line = 22 },
            { .test = DFG_D_TEST_EQ, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 1.0 }, .text = "beta == 1", .line = 22 },
        },
        .name = "g",
        .text = "Gemm(dequantized(x, _, _), dequantized(w & const, _, w_zero), (dequantized(_, _,...", .line = 21 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 20 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 21 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 21 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 16, 19, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "w & const", .line = 21 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 20 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 21 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 20 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 31, },
        .text = "(dequantized(_, _, _) | const)", .line = 21 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 24, 25, 28, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 21 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 21 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 21 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [31] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [32] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [33] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 23 },
    [34] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [35] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [36] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 23 },
    [37] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_cmsis_nn_fully_connected_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t onnx_cmsis_nn_fully_connected_var_regions[] = { 0, };
static const bool onnx_cmsis_nn_fully_connected_dims[] = { 0, };
static const struct dfg_desc_capture onnx_cmsis_nn_fully_connected_refs[] = { { 5, -1 }, { 14, -1 }, { 20, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_cmsis_nn_fully_connected_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_fully_connected_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_fully_connected_match, w) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_fully_connected_match, w_zero) },
    { "g", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_fully_connected_match, g) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_fully_connected_match, q) },
};
static const struct dfg_desc_pattern onnx_cmsis_nn_fully_connected_desc = {
    .n_nodes = 38, .n_exprs = 25, .n_vars = 1, .n_sets = 5,
    .nodes = onnx_cmsis_nn_fully_connected_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_cmsis_nn_fully_connected_regions,
    .var_region = onnx_cmsis_nn_fully_connected_var_regions,
    .exprs = onnx_cmsis_nn_fully_connected_exprs,
    .captures = onnx_cmsis_nn_fully_connected_refs,
    .var_is_dim = onnx_cmsis_nn_fully_connected_dims,
    .text = "pattern fully_connected(x, w, w_zero) {\012    g = Gemm(dequantized(x, _, _), dequantized(w & const, _, w_zero), (dequantized(_, _, _) | const)?)\012        { transA == 0, alpha == 1, beta == 1 };\012    q = quantized(Relu?(g), _, _);\012    where int8(x, q), w.dtype == i8, around_zero(w_zero);\012    return q;\012}", .line = 20, .n_where = 3, .where = (const uint32_t[]){ 8, 12, 24, }
};
static bool onnx_cmsis_nn_fully_connected_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_cmsis_nn_fully_connected_match(g, n, m);
}
static bool onnx_cmsis_nn_fully_connected_pass(void *ctx, const struct onnx_cmsis_nn_fully_connected_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_cmsis_nn_fully_connected_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_cmsis_nn_fully_connected_each(g, n, onnx_cmsis_nn_fully_connected_pass, &e);
}

static const struct dfg_part onnx_cmsis_nn_fully_connected_parts[] = {
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct onnx_cmsis_nn_fully_connected_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_cmsis_nn_fully_connected_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_cmsis_nn_fully_connected_whole, m.w_zero) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct onnx_cmsis_nn_fully_connected_whole, m.g) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, constant_7) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, x_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, dequantizeLinear_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, constant_9) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, x_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, constant_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, relu) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, x_7) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_fully_connected_whole, x_8) },
};
/* ---- batch_matmul ---- */

static const struct dfg_desc_expr onnx_cmsis_nn_batch_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "q.dtype == i8", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == i8, q.dtype == i8", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 29 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 29 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.dtype == i8", .line = 29 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 29 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 29 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 17 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 14, 15, 16, }, .text = "x.rank in 2..4", .line = 29 },
};
static const struct dfg_desc_node onnx_cmsis_nn_batch_matmul_nodes[24] = {
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
        .text = "x", .line = 27 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 12, 15, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 27 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_cmsis_nn_batch_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_cmsis_nn_batch_matmul_refs[] = { { 3, -1 }, { 11, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_cmsis_nn_batch_matmul_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_batch_matmul_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_batch_matmul_match, w) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_batch_matmul_match, q) },
};
static const struct dfg_desc_pattern onnx_cmsis_nn_batch_matmul_desc = {
    .n_nodes = 24, .n_exprs = 18, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_cmsis_nn_batch_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_cmsis_nn_batch_matmul_regions,
    .exprs = onnx_cmsis_nn_batch_matmul_exprs,
    .captures = onnx_cmsis_nn_batch_matmul_refs,
    .text = "pattern batch_matmul(x, w) {\012    q = qdq_matmul(x, _, _, w, _, _, _, _);\012    where int8(x, q), w.dtype == i8, x.rank in 2..4;\012    return q;\012}", .line = 27, .n_where = 3, .where = (const uint32_t[]){ 8, 12, 17, }
};
static bool onnx_cmsis_nn_batch_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_cmsis_nn_batch_matmul_match(g, n, m);
}
static bool onnx_cmsis_nn_batch_matmul_pass(void *ctx, const struct onnx_cmsis_nn_batch_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_cmsis_nn_batch_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_cmsis_nn_batch_matmul_each(g, n, onnx_cmsis_nn_batch_matmul_pass, &e);
}

static const struct dfg_part onnx_cmsis_nn_batch_matmul_parts[] = {
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, matMul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, m.w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_batch_matmul_whole, x_6) },
};
/* ---- elementwise ---- */

static const struct dfg_desc_expr onnx_cmsis_nn_elementwise_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "q.dtype == i8", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == i8, q.dtype == i8", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 34 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 34 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 34 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "y.dtype == i8", .line = 34 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 34 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 34 },
    /* 15 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "same_shape(x, y)", .line = 34 },
};
static const struct dfg_desc_node onnx_cmsis_nn_elementwise_nodes[26] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 20, 23, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?((Add | Mul)(dequantized(x, _, _), dequantized(y, _, _)))", .line = 33 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?((Add | Mul)(dequantized(x, _, _), dequantized(y, _, _)))", .line = 33 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "Add", "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "(Add | Mul)(dequantized(x, _, _), dequantized(y, _, _))", .line = 33 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 32 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 33 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 33 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 17, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 32 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 33 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 33 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 33 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 33 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_cmsis_nn_elementwise_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_cmsis_nn_elementwise_refs[] = { { 5, -1 }, { 13, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_cmsis_nn_elementwise_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_elementwise_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_elementwise_match, y) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_elementwise_match, q) },
};
static const struct dfg_desc_pattern onnx_cmsis_nn_elementwise_desc = {
    .n_nodes = 26, .n_exprs = 16, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_cmsis_nn_elementwise_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_cmsis_nn_elementwise_regions,
    .exprs = onnx_cmsis_nn_elementwise_exprs,
    .captures = onnx_cmsis_nn_elementwise_refs,
    .text = "pattern elementwise(x, y) {\012    q = quantized(Relu?((Add | Mul)(dequantized(x, _, _), dequantized(y, _, _))), _, _);\012    where int8(x, q), y.dtype == i8, same_shape(x, y);\012    return q;\012}", .line = 32, .n_where = 3, .where = (const uint32_t[]){ 8, 12, 15, }
};
static bool onnx_cmsis_nn_elementwise_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_cmsis_nn_elementwise_match(g, n, m);
}
static bool onnx_cmsis_nn_elementwise_pass(void *ctx, const struct onnx_cmsis_nn_elementwise_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_cmsis_nn_elementwise_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_cmsis_nn_elementwise_each(g, n, onnx_cmsis_nn_elementwise_pass, &e);
}

static const struct dfg_part onnx_cmsis_nn_elementwise_parts[] = {
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct onnx_cmsis_nn_elementwise_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_cmsis_nn_elementwise_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_cmsis_nn_elementwise_whole, m.y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_elementwise_whole, x_6) },
};
/* ---- pool ---- */

static const struct dfg_desc_expr onnx_cmsis_nn_pool_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "q.dtype == i8", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == i8, q.dtype == i8", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 40 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 40 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 40 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.rank == 4", .line = 40 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 40 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 40 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 40 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0]", .line = 40 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 40 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.shape[0] == 1", .line = 40 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 40 },
    /* 20 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .name = "dilations", .text = "dilations", .line = 40 },
    /* 21 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "present(p.dilations)", .line = 40 },
    /* 22 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "not present(p.dilations)", .line = 40 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 40 },
    /* 24 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .name = "dilations", .text = "dilations", .line = 40 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(p.dilations)", .line = 40 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 40 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(p.dilations) == 1", .line = 40 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "not present(p.dilations) or max(p.dilations) == 1", .line = 40 },
};
static const struct dfg_desc_node onnx_cmsis_nn_pool_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "AveragePool", "MaxPool", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "ceil_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "ceil_mode == 0", .line = 38 },
        },
        .name = "p",
        .text = "(AveragePool | MaxPool)(dequantized(x, _, _))", .line = 38 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 38 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 38 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 39 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 39 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_cmsis_nn_pool_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_cmsis_nn_pool_refs[] = { { 3, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_cmsis_nn_pool_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_pool_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_pool_match, p) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_pool_match, q) },
};
static const struct dfg_desc_pattern onnx_cmsis_nn_pool_desc = {
    .n_nodes = 16, .n_exprs = 29, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_cmsis_nn_pool_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_cmsis_nn_pool_regions,
    .exprs = onnx_cmsis_nn_pool_exprs,
    .captures = onnx_cmsis_nn_pool_refs,
    .text = "pattern pool(x) {\012    p = (AveragePool | MaxPool)(dequantized(x, _, _)) { ceil_mode == 0 };\012    q = quantized(p, _, _);\012    where int8(x, q), x.rank == 4, x.shape[0] == 1, not present(p.dilations) or max(p.dilations) == 1;\012    return q;\012}", .line = 37, .n_where = 4, .where = (const uint32_t[]){ 8, 12, 18, 28, }
};
static bool onnx_cmsis_nn_pool_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_cmsis_nn_pool_match(g, n, m);
}
static bool onnx_cmsis_nn_pool_pass(void *ctx, const struct onnx_cmsis_nn_pool_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_cmsis_nn_pool_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_cmsis_nn_pool_each(g, n, onnx_cmsis_nn_pool_pass, &e);
}

static const struct dfg_part onnx_cmsis_nn_pool_parts[] = {
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct onnx_cmsis_nn_pool_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_pool_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_pool_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_cmsis_nn_pool_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct onnx_cmsis_nn_pool_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_pool_whole, p_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_pool_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_pool_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_pool_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_pool_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_pool_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_pool_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_pool_whole, x_4) },
};
/* ---- softmax ---- */

static const struct dfg_desc_expr onnx_cmsis_nn_softmax_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "q.dtype == i8", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == i8, q.dtype == i8", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 47 },
    /* 10 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .name = "axis", .text = "axis", .line = 47 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 47 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 47 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 47 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 47 },
    /* 15 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.rank - 1", .line = 47 },
    /* 16 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 10, 11, 15, }, .text = "p.axis in {-1, x.rank - 1}", .line = 47 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 11, .text = "s", .line = 47 },
    /* 18 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "value(s)", .line = 47 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.00390625 }, .text = "0.00390625", .line = 47 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "value(s) == 0.00390625", .line = 47 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 14, .text = "z", .line = 47 },
    /* 22 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "value(z)", .line = 47 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 47 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "value(z) == -128", .line = 47 },
};
static const struct dfg_desc_node onnx_cmsis_nn_softmax_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "p",
        .text = "Softmax(dequantized(x, _, _))", .line = 45 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 44 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 45 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 45 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 44 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 44 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_cmsis_nn_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_cmsis_nn_softmax_refs[] = { { 3, -1 }, { 11, -1 }, { 14, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_cmsis_nn_softmax_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_softmax_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_softmax_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_softmax_match, z) },
    { "p", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_softmax_match, p) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_softmax_match, q) },
};
static const struct dfg_desc_pattern onnx_cmsis_nn_softmax_desc = {
    .n_nodes = 16, .n_exprs = 25, .n_vars = 0, .n_sets = 5,
    .nodes = onnx_cmsis_nn_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_cmsis_nn_softmax_regions,
    .exprs = onnx_cmsis_nn_softmax_exprs,
    .captures = onnx_cmsis_nn_softmax_refs,
    .text = "pattern softmax(x, s, z) {\012    p = Softmax(dequantized(x, _, _));\012    q = quantized(p, s, z);\012    where int8(x, q), p.axis in {-1, x.rank - 1}, value(s) == 0.00390625, value(z) == -128;\012    return q;\012}", .line = 44, .n_where = 4, .where = (const uint32_t[]){ 8, 16, 20, 24, }
};
static bool onnx_cmsis_nn_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_cmsis_nn_softmax_match(g, n, m);
}
static bool onnx_cmsis_nn_softmax_pass(void *ctx, const struct onnx_cmsis_nn_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_cmsis_nn_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_cmsis_nn_softmax_each(g, n, onnx_cmsis_nn_softmax_pass, &e);
}

static const struct dfg_part onnx_cmsis_nn_softmax_parts[] = {
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct onnx_cmsis_nn_softmax_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_softmax_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_softmax_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_cmsis_nn_softmax_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_cmsis_nn_softmax_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_cmsis_nn_softmax_whole, m.z) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct onnx_cmsis_nn_softmax_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_softmax_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_softmax_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_softmax_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_softmax_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_softmax_whole, x_2) },
};
/* ---- relu ---- */

static const struct dfg_desc_expr onnx_cmsis_nn_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "q.dtype == i8", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == i8, q.dtype == i8", .line = 13 },
};
static const struct dfg_desc_node onnx_cmsis_nn_relu_nodes[27] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 21, 24, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 11, },
        .text = "Relu(dequantized(x, _, _)) | relu6(dequantized(x, _, _))", .line = 51 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu(dequantized(x, _, _))", .line = 51 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 8, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 50 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 51 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 51 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 12, 19, 20, },
        .text = "Clip(x, 0, 6)", .line = 35, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 13, 16, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 51 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 51 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 51 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 51 },
    [26] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_cmsis_nn_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_cmsis_nn_relu_refs[] = { { 4, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_cmsis_nn_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_relu_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_relu_match, q) },
};
static const struct dfg_desc_pattern onnx_cmsis_nn_relu_desc = {
    .n_nodes = 27, .n_exprs = 9, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_cmsis_nn_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_cmsis_nn_relu_regions,
    .exprs = onnx_cmsis_nn_relu_exprs,
    .captures = onnx_cmsis_nn_relu_refs,
    .text = "pattern relu(x) {\012    q = quantized(Relu(dequantized(x, _, _)) | relu6(dequantized(x, _, _)), _, _);\012    where int8(x, q);\012    return q;\012}", .line = 50, .n_where = 1, .where = (const uint32_t[]){ 8, }
};
static bool onnx_cmsis_nn_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_cmsis_nn_relu_match(g, n, m);
}
static bool onnx_cmsis_nn_relu_pass(void *ctx, const struct onnx_cmsis_nn_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_cmsis_nn_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_cmsis_nn_relu_each(g, n, onnx_cmsis_nn_relu_pass, &e);
}

static const struct dfg_part onnx_cmsis_nn_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct onnx_cmsis_nn_relu_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_cmsis_nn_relu_whole, m.x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, constant_8) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_cmsis_nn_relu_whole, x_6) },
};
/* ---- moved ---- */

static const struct dfg_desc_expr onnx_cmsis_nn_moved_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "q.dtype == i8", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == i8, q.dtype == i8", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 58 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 58 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 58 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.rank <= 4", .line = 58 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 92, .file = "onnx_fusion.pat" },
    /* 14 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "value(s)", .line = 92, .file = "onnx_fusion.pat" },
    /* 15 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 92, .file = "onnx_fusion.pat" },
    /* 16 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "value(t)", .line = 92, .file = "onnx_fusion.pat" },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 16, }, .text = "value(s) == value(t)", .line = 92, .file = "onnx_fusion.pat" },
    /* 18 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 92, .file = "onnx_fusion.pat" },
    /* 19 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "value(z)", .line = 92, .file = "onnx_fusion.pat" },
    /* 20 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 92, .file = "onnx_fusion.pat" },
    /* 21 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "value(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 21, }, .text = "value(z) == value(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 23 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 92, .file = "onnx_fusion.pat" },
    /* 24 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "present(z)", .line = 92, .file = "onnx_fusion.pat" },
    /* 25 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "not present(z)", .line = 92, .file = "onnx_fusion.pat" },
    /* 26 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 92, .file = "onnx_fusion.pat" },
    /* 27 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "present(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 28 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "not present(y)", .line = 92, .file = "onnx_fusion.pat" },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 28, }, .text = "(not present(z) and not present(y))", .line = 92, .file = "onnx_fusion.pat" },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 29, }, .text = "value(z) == value(y) or (not present(z) and not present(y))", .line = 92, .file = "onnx_fusion.pat" },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 30, }, .text = "value(s) == value(t), value(z) == value(y) or (not present(z) and not present(y))", .line = 92, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_node onnx_cmsis_nn_moved_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "Transpose", "Reshape", "Squeeze", "Unsqueeze", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .rest_first = 0, .rest_last = 1,
        .text = "(Transpose | Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...)", .line = 57 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 56 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 56 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 56 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 56 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 56 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_cmsis_nn_moved_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_cmsis_nn_moved_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_cmsis_nn_moved_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_moved_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_moved_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_moved_match, z) },
    { "t", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_moved_match, t) },
    { "y", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_moved_match, y) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_cmsis_nn_moved_match, q) },
};
static const struct dfg_desc_pattern onnx_cmsis_nn_moved_desc = {
    .n_nodes = 16, .n_exprs = 32, .n_vars = 0, .n_sets = 6,
    .nodes = onnx_cmsis_nn_moved_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_cmsis_nn_moved_regions,
    .exprs = onnx_cmsis_nn_moved_exprs,
    .captures = onnx_cmsis_nn_moved_refs,
    .text = "pattern moved(x, s, z, t, y) {\012    q = quantized((Transpose | Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...), t, y);\012    where int8(x, q), x.rank <= 4, same_scale(s, z, t, y);\012    return q;\012}", .line = 56, .n_where = 3, .where = (const uint32_t[]){ 8, 12, 31, }
};
static bool onnx_cmsis_nn_moved_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_cmsis_nn_moved_match(g, n, m);
}
static bool onnx_cmsis_nn_moved_pass(void *ctx, const struct onnx_cmsis_nn_moved_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_cmsis_nn_moved_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_cmsis_nn_moved_each(g, n, onnx_cmsis_nn_moved_pass, &e);
}

static const struct dfg_part onnx_cmsis_nn_moved_parts[] = {
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct onnx_cmsis_nn_moved_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_moved_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_moved_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_cmsis_nn_moved_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_cmsis_nn_moved_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_cmsis_nn_moved_whole, m.z) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_cmsis_nn_moved_whole, m.t) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_cmsis_nn_moved_whole, m.y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_moved_whole, call) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct onnx_cmsis_nn_moved_whole, rest) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_cmsis_nn_moved_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_moved_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_cmsis_nn_moved_whole, constant_4) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv2d", .place = "onnx_cmsis_nn.pat:15", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_cmsis_nn_conv2d_match),
      .n_captures = 4, .captures = onnx_cmsis_nn_conv2d_captures,
      .match = onnx_cmsis_nn_conv2d_any, .each = onnx_cmsis_nn_conv2d_all, .desc = &onnx_cmsis_nn_conv2d_desc,
      .whole_size = sizeof(struct onnx_cmsis_nn_conv2d_whole), .n_parts = sizeof onnx_cmsis_nn_conv2d_parts / sizeof *onnx_cmsis_nn_conv2d_parts,
      .n_params = 3, .parts = onnx_cmsis_nn_conv2d_parts, .whole = onnx_cmsis_nn_conv2d_whole },
    { .name = "fully_connected", .place = "onnx_cmsis_nn.pat:20", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_cmsis_nn_fully_connected_match),
      .n_captures = 5, .captures = onnx_cmsis_nn_fully_connected_captures,
      .match = onnx_cmsis_nn_fully_connected_any, .each = onnx_cmsis_nn_fully_connected_all, .desc = &onnx_cmsis_nn_fully_connected_desc,
      .whole_size = sizeof(struct onnx_cmsis_nn_fully_connected_whole), .n_parts = sizeof onnx_cmsis_nn_fully_connected_parts / sizeof *onnx_cmsis_nn_fully_connected_parts,
      .n_params = 3, .parts = onnx_cmsis_nn_fully_connected_parts, .whole = onnx_cmsis_nn_fully_connected_whole },
    { .name = "batch_matmul", .place = "onnx_cmsis_nn.pat:27", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_cmsis_nn_batch_matmul_match),
      .n_captures = 3, .captures = onnx_cmsis_nn_batch_matmul_captures,
      .match = onnx_cmsis_nn_batch_matmul_any, .each = onnx_cmsis_nn_batch_matmul_all, .desc = &onnx_cmsis_nn_batch_matmul_desc,
      .whole_size = sizeof(struct onnx_cmsis_nn_batch_matmul_whole), .n_parts = sizeof onnx_cmsis_nn_batch_matmul_parts / sizeof *onnx_cmsis_nn_batch_matmul_parts,
      .n_params = 2, .parts = onnx_cmsis_nn_batch_matmul_parts, .whole = onnx_cmsis_nn_batch_matmul_whole },
    { .name = "elementwise", .place = "onnx_cmsis_nn.pat:32", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_cmsis_nn_elementwise_match),
      .n_captures = 3, .captures = onnx_cmsis_nn_elementwise_captures,
      .match = onnx_cmsis_nn_elementwise_any, .each = onnx_cmsis_nn_elementwise_all, .desc = &onnx_cmsis_nn_elementwise_desc,
      .whole_size = sizeof(struct onnx_cmsis_nn_elementwise_whole), .n_parts = sizeof onnx_cmsis_nn_elementwise_parts / sizeof *onnx_cmsis_nn_elementwise_parts,
      .n_params = 2, .parts = onnx_cmsis_nn_elementwise_parts, .whole = onnx_cmsis_nn_elementwise_whole },
    { .name = "pool", .place = "onnx_cmsis_nn.pat:37", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_cmsis_nn_pool_match),
      .n_captures = 3, .captures = onnx_cmsis_nn_pool_captures,
      .match = onnx_cmsis_nn_pool_any, .each = onnx_cmsis_nn_pool_all, .desc = &onnx_cmsis_nn_pool_desc,
      .whole_size = sizeof(struct onnx_cmsis_nn_pool_whole), .n_parts = sizeof onnx_cmsis_nn_pool_parts / sizeof *onnx_cmsis_nn_pool_parts,
      .n_params = 1, .parts = onnx_cmsis_nn_pool_parts, .whole = onnx_cmsis_nn_pool_whole },
    { .name = "softmax", .place = "onnx_cmsis_nn.pat:44", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_cmsis_nn_softmax_match),
      .n_captures = 5, .captures = onnx_cmsis_nn_softmax_captures,
      .match = onnx_cmsis_nn_softmax_any, .each = onnx_cmsis_nn_softmax_all, .desc = &onnx_cmsis_nn_softmax_desc,
      .whole_size = sizeof(struct onnx_cmsis_nn_softmax_whole), .n_parts = sizeof onnx_cmsis_nn_softmax_parts / sizeof *onnx_cmsis_nn_softmax_parts,
      .n_params = 3, .parts = onnx_cmsis_nn_softmax_parts, .whole = onnx_cmsis_nn_softmax_whole },
    { .name = "relu", .place = "onnx_cmsis_nn.pat:50", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_cmsis_nn_relu_match),
      .n_captures = 2, .captures = onnx_cmsis_nn_relu_captures,
      .match = onnx_cmsis_nn_relu_any, .each = onnx_cmsis_nn_relu_all, .desc = &onnx_cmsis_nn_relu_desc,
      .whole_size = sizeof(struct onnx_cmsis_nn_relu_whole), .n_parts = sizeof onnx_cmsis_nn_relu_parts / sizeof *onnx_cmsis_nn_relu_parts,
      .n_params = 1, .parts = onnx_cmsis_nn_relu_parts, .whole = onnx_cmsis_nn_relu_whole },
    { .name = "moved", .place = "onnx_cmsis_nn.pat:56", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_cmsis_nn_moved_match),
      .n_captures = 6, .captures = onnx_cmsis_nn_moved_captures,
      .match = onnx_cmsis_nn_moved_any, .each = onnx_cmsis_nn_moved_all, .desc = &onnx_cmsis_nn_moved_desc,
      .whole_size = sizeof(struct onnx_cmsis_nn_moved_whole), .n_parts = sizeof onnx_cmsis_nn_moved_parts / sizeof *onnx_cmsis_nn_moved_parts,
      .n_params = 5, .parts = onnx_cmsis_nn_moved_parts, .whole = onnx_cmsis_nn_moved_whole },
};

/* ---- table onnx_cmsis_nn ---- */

static const struct dfg_table_entry onnx_cmsis_nn_entries[] = {
    { .name = "cmsis-nn.conv2d", .pattern = 0 },
    { .name = "cmsis-nn.fully_connected", .pattern = 1 },
    { .name = "cmsis-nn.batch_matmul", .pattern = 2 },
    { .name = "cmsis-nn.elementwise", .pattern = 3 },
    { .name = "cmsis-nn.pool", .pattern = 4 },
    { .name = "cmsis-nn.softmax", .pattern = 5 },
    { .name = "cmsis-nn.relu", .pattern = 6 },
    { .name = "cmsis-nn.move", .pattern = 7 },
};
static const struct dfg_attr_text onnx_cmsis_nn_attrs[] = {
    { "Compiler", "\"cmsis-nn\"" },
};
static void onnx_cmsis_nn_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = onnx_cmsis_nn_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "onnx_cmsis_nn", .n = 8, .last_wins = false, .entries = onnx_cmsis_nn_entries, .n_words = 1,
      .n_attrs = 1, .attrs = onnx_cmsis_nn_attrs,
      .candidates = onnx_cmsis_nn_candidates_any, .first = onnx_cmsis_nn_first, .sweep = onnx_cmsis_nn_sweep },
};

static const char *const imports[] = { "onnx_fusion", "onnx", NULL };
extern const struct dfg_unit onnx_cmsis_nn_unit;
const struct dfg_unit onnx_cmsis_nn_unit = {
    .abi = DFG_ABI,
    .name = "onnx_cmsis_nn",
    .imports = imports,
    .names = &onnx_cmsis_nn_names, .whole_names = &whole_names,
    .n_patterns = 8, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
