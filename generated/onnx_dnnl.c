/* Made by pat2c from onnx_dnnl.pat; do not edit. */
#include "onnx_dnnl.h"
#if ONNX_DNNL_H != 0xbb72e54c70796e6e
#error "onnx_dnnl.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    onnx_dnnl_op_Abs = DFG_FIRST_OP, onnx_dnnl_op_Add, onnx_dnnl_op_AveragePool,
    onnx_dnnl_op_BatchNormalization, onnx_dnnl_op_Cast, onnx_dnnl_op_Clip, onnx_dnnl_op_Conv,
    onnx_dnnl_op_ConvTranspose, onnx_dnnl_op_DequantizeLinear, onnx_dnnl_op_Div, onnx_dnnl_op_Elu,
    onnx_dnnl_op_Erf, onnx_dnnl_op_Exp, onnx_dnnl_op_Gelu, onnx_dnnl_op_Gemm,
    onnx_dnnl_op_GlobalAveragePool, onnx_dnnl_op_HardSigmoid, onnx_dnnl_op_HardSwish,
    onnx_dnnl_op_LayerNormalization, onnx_dnnl_op_LeakyRelu, onnx_dnnl_op_Log, onnx_dnnl_op_MatMul,
    onnx_dnnl_op_Max, onnx_dnnl_op_MaxPool, onnx_dnnl_op_Min, onnx_dnnl_op_Mul, onnx_dnnl_op_Pow,
    onnx_dnnl_op_QuantizeLinear, onnx_dnnl_op_Reciprocal, onnx_dnnl_op_ReduceMean, onnx_dnnl_op_Relu,
    onnx_dnnl_op_Round, onnx_dnnl_op_Sigmoid, onnx_dnnl_op_Softmax, onnx_dnnl_op_Softplus,
    onnx_dnnl_op_Sqrt, onnx_dnnl_op_Sub, onnx_dnnl_op_Sum, onnx_dnnl_op_Tanh,
    onnx_dnnl_op_com_microsoft_FastGelu, onnx_dnnl_op_com_microsoft_Gelu,
};
enum {
    onnx_dnnl_attr_alpha, onnx_dnnl_attr_beta, onnx_dnnl_attr_ceil_mode, onnx_dnnl_attr_keepdims,
    onnx_dnnl_attr_training_mode,
};
static const char *const onnx_dnnl_op_names[] = {
    "Abs", "Add", "AveragePool", "BatchNormalization", "Cast", "Clip", "Conv", "ConvTranspose",
    "DequantizeLinear", "Div", "Elu", "Erf", "Exp", "Gelu", "Gemm", "GlobalAveragePool", "HardSigmoid",
    "HardSwish", "LayerNormalization", "LeakyRelu", "Log", "MatMul", "Max", "MaxPool", "Min", "Mul",
    "Pow", "QuantizeLinear", "Reciprocal", "ReduceMean", "Relu", "Round", "Sigmoid", "Softmax",
    "Softplus", "Sqrt", "Sub", "Sum", "Tanh", "com.microsoft.FastGelu", "com.microsoft.Gelu",
};
static const char *const onnx_dnnl_attr_names[] = {
    "alpha", "beta", "ceil_mode", "keepdims", "training_mode",
};

const struct dfg_names onnx_dnnl_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 41,
    .ops = onnx_dnnl_op_names,
    .n_attrs = 5,
    .attrs = onnx_dnnl_attr_names,
};

/* onnx_dnnl.pat:11
 * pattern plain(p) = p & _ : f32;
 */
static bool onnx_dnnl_plain_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_plain_whole *m)
{
    if (dfg_dtype(g, n) != DFG_F32)
        return false;
    *m = (struct onnx_dnnl_plain_whole){.m = {.root = n, .p = n}, .x = n};
    return true;
}

bool onnx_dnnl_plain_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_plain_match *m)
{
    struct onnx_dnnl_plain_whole whole;
    if (!onnx_dnnl_plain_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_plain_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct onnx_dnnl_plain_match *m), void *ctx)
{
    struct onnx_dnnl_plain_whole whole;
    return onnx_dnnl_plain_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:14
 * cond bytes(x, w, q) = x.dtype in {u8, i8}, w.dtype in {u8, i8}, q.dtype in {u8, i8};
 */
static bool onnx_dnnl_bytes(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node q)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8)
        && (dfg_dtype(g, w) == DFG_U8 || dfg_dtype(g, w) == DFG_I8)
        && (dfg_dtype(g, q) == DFG_U8 || dfg_dtype(g, q) == DFG_I8);
}

/* onnx_dnnl.pat:15
 * pattern int8_conv(x, w) {
 *     q = qdq_conv(x, _, _, w & const, _, _, _, _, _, _, _);
 *     where bytes(x, w, q);
 *     return q;
 * }
 */
static bool onnx_dnnl_int8_conv_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_int8_conv_whole *m)
{
    if (dfg_op(g, n) != onnx_dnnl_op_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, onnx_dnnl_op_Relu, 1);
    dfg_node relu = DFG_NONE, conv = DFG_NONE;
    if (is_relu) {
        relu = v;
        conv = dfg_arg(g, relu, 0);
    } else {
        conv = v;
    }
    if (dfg_op(g, conv) != onnx_dnnl_op_Conv || dfg_n_args(g, conv) > 3)
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, conv, 0);
    if (dfg_op(g, dequantizeLinear) != onnx_dnnl_op_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, x_2, DFG_CONST))
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
    if (dfg_op(g, dequantizeLinear_2) != onnx_dnnl_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear_2) > 3)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, x_3, DFG_CONST))
        return false;
    bool has_x_4 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, dequantizeLinear_2, 2);
        constant_4 = x_4;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    bool has_v = dfg_arg(g, conv, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, x_5 = DFG_NONE, x_6 = DFG_NONE;
    dfg_node constant_5 = DFG_NONE, x_7 = DFG_NONE, constant_6 = DFG_NONE, constant_7 = DFG_NONE;
    bool is_dequantizeLinear_3 = false, has_x_7 = false;
    if (has_v) {
        v_2 = dfg_arg(g, conv, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == onnx_dnnl_op_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            x_5 = dfg_arg(g, dequantizeLinear_3, 0);
            x_6 = dfg_arg(g, dequantizeLinear_3, 1);
            constant_5 = x_6;
            if (!dfg_is(g, constant_5, DFG_CONST))
                return false;
            has_x_7 = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
            if (has_x_7) {
                x_7 = dfg_arg(g, dequantizeLinear_3, 2);
                constant_6 = x_7;
                if (!dfg_is(g, constant_6, DFG_CONST))
                    return false;
            }
        } else {
            x_5 = v_2;
            constant_7 = v_2;
            if (!dfg_is(g, constant_7, DFG_CONST))
                return false;
        }
    }
    dfg_node x_8 = dfg_arg(g, n, 1);
    if (!dfg_is(g, x_8, DFG_CONST))
        return false;
    bool has_x_9 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_9 = DFG_NONE, constant_9 = DFG_NONE;
    if (has_x_9) {
        x_9 = dfg_arg(g, n, 2);
        constant_9 = x_9;
        if (!dfg_is(g, constant_9, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, conv, dequantizeLinear, dequantizeLinear_2,
                                        dequantizeLinear_3},
                     5))
        return false;
    /* where bytes(x, w, q) */
    if (!onnx_dnnl_bytes(g, x, w, n))
        return false;
    *m = (struct onnx_dnnl_int8_conv_whole){.m = {.root = n, .x = x, .w = w, .q = n},
            .relu = relu, .conv = conv, .dequantizeLinear = dequantizeLinear,
            .constant = x_2, .constant_2 = constant_2,
            .dequantizeLinear_2 = dequantizeLinear_2, .constant_3 = x_3,
            .constant_4 = constant_4, .dequantizeLinear_3 = dequantizeLinear_3,
            .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
            .constant_8 = x_8, .constant_9 = constant_9, .x = x_2, .x_2 = x_2_2, .x_3 = x_3,
            .x_4 = x_4, .x_5 = x_5, .x_6 = x_6, .x_7 = x_7, .x_8 = x_8, .x_9 = x_9};
    return true;
}

bool onnx_dnnl_int8_conv_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_int8_conv_match *m)
{
    struct onnx_dnnl_int8_conv_whole whole;
    if (!onnx_dnnl_int8_conv_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_int8_conv_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_int8_conv_match *m), void *ctx)
{
    struct onnx_dnnl_int8_conv_whole whole;
    return onnx_dnnl_int8_conv_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:20
 * pattern int8_gemm(x, w) {
 *     q = qdq_gemm(x, _, _, w & const, _, _, _, _, _, _, _);
 *     where bytes(x, w, q);
 *     return q;
 * }
 */
static bool onnx_dnnl_int8_gemm_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_int8_gemm_whole *m)
{
    if (dfg_op(g, n) != onnx_dnnl_op_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, onnx_dnnl_op_Relu, 1);
    dfg_node relu = DFG_NONE, gemm = DFG_NONE;
    if (is_relu) {
        relu = v;
        gemm = dfg_arg(g, relu, 0);
    } else {
        gemm = v;
    }
    if (dfg_op(g, gemm) != onnx_dnnl_op_Gemm || dfg_n_args(g, gemm) > 3)
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, gemm, 0);
    if (dfg_op(g, dequantizeLinear) != onnx_dnnl_op_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, x_2, DFG_CONST))
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_2_2 = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_2) {
        x_2_2 = dfg_arg(g, dequantizeLinear, 2);
        constant_2 = x_2_2;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, gemm, 1);
    if (dfg_op(g, dequantizeLinear_2) != onnx_dnnl_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear_2) > 3)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, x_3, DFG_CONST))
        return false;
    bool has_x_4 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node x_4 = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_4) {
        x_4 = dfg_arg(g, dequantizeLinear_2, 2);
        constant_4 = x_4;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    bool has_v = dfg_arg(g, gemm, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, x_5 = DFG_NONE, x_6 = DFG_NONE;
    dfg_node constant_5 = DFG_NONE, x_7 = DFG_NONE, constant_6 = DFG_NONE, constant_7 = DFG_NONE;
    bool is_dequantizeLinear_3 = false, has_x_7 = false;
    if (has_v) {
        v_2 = dfg_arg(g, gemm, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == onnx_dnnl_op_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            x_5 = dfg_arg(g, dequantizeLinear_3, 0);
            x_6 = dfg_arg(g, dequantizeLinear_3, 1);
            constant_5 = x_6;
            if (!dfg_is(g, constant_5, DFG_CONST))
                return false;
            has_x_7 = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
            if (has_x_7) {
                x_7 = dfg_arg(g, dequantizeLinear_3, 2);
                constant_6 = x_7;
                if (!dfg_is(g, constant_6, DFG_CONST))
                    return false;
            }
        } else {
            x_5 = v_2;
            constant_7 = v_2;
            if (!dfg_is(g, constant_7, DFG_CONST))
                return false;
        }
    }
    dfg_node x_8 = dfg_arg(g, n, 1);
    if (!dfg_is(g, x_8, DFG_CONST))
        return false;
    bool has_x_9 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_9 = DFG_NONE, constant_9 = DFG_NONE;
    if (has_x_9) {
        x_9 = dfg_arg(g, n, 2);
        constant_9 = x_9;
        if (!dfg_is(g, constant_9, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, gemm, dequantizeLinear, dequantizeLinear_2,
                                        dequantizeLinear_3},
                     5))
        return false;
    /* where bytes(x, w, q) */
    if (!onnx_dnnl_bytes(g, x, w, n))
        return false;
    *m = (struct onnx_dnnl_int8_gemm_whole){.m = {.root = n, .x = x, .w = w, .q = n},
            .relu = relu, .gemm = gemm, .dequantizeLinear = dequantizeLinear,
            .constant = x_2, .constant_2 = constant_2,
            .dequantizeLinear_2 = dequantizeLinear_2, .constant_3 = x_3,
            .constant_4 = constant_4, .dequantizeLinear_3 = dequantizeLinear_3,
            .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
            .constant_8 = x_8, .constant_9 = constant_9, .x = x_2, .x_2 = x_2_2, .x_3 = x_3,
            .x_4 = x_4, .x_5 = x_5, .x_6 = x_6, .x_7 = x_7, .x_8 = x_8, .x_9 = x_9};
    return true;
}

bool onnx_dnnl_int8_gemm_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_int8_gemm_match *m)
{
    struct onnx_dnnl_int8_gemm_whole whole;
    if (!onnx_dnnl_int8_gemm_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_int8_gemm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_int8_gemm_match *m), void *ctx)
{
    struct onnx_dnnl_int8_gemm_whole whole;
    return onnx_dnnl_int8_gemm_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:25
 * pattern int8_matmul(x, w) {
 *     q = qdq_matmul(x, _, _, w, _, _, _, _);
 *     where bytes(x, w, q);
 *     return q;
 * }
 */
static bool onnx_dnnl_int8_matmul_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_int8_matmul_whole *m)
{
    if (dfg_op(g, n) != onnx_dnnl_op_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node matMul = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, matMul, onnx_dnnl_op_MatMul, 2))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, matMul, 0);
    if (dfg_op(g, dequantizeLinear) != onnx_dnnl_op_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, x_2, DFG_CONST))
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
    if (dfg_op(g, dequantizeLinear_2) != onnx_dnnl_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear_2) > 3 || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, x_3, DFG_CONST))
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
    if (!dfg_is(g, x_5, DFG_CONST))
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
    /* where bytes(x, w, q) */
    if (!onnx_dnnl_bytes(g, x, w, n))
        return false;
    *m = (struct onnx_dnnl_int8_matmul_whole){.m = {.root = n, .x = x, .w = w, .q = n},
            .matMul = matMul, .dequantizeLinear = dequantizeLinear, .constant = x_2,
            .constant_2 = constant_2, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_3 = x_3, .constant_4 = constant_4, .constant_5 = x_5,
            .constant_6 = constant_6, .x = x_2, .x_2 = x_2_2, .x_3 = x_3, .x_4 = x_4,
            .x_5 = x_5, .x_6 = x_6};
    return true;
}

bool onnx_dnnl_int8_matmul_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_int8_matmul_match *m)
{
    struct onnx_dnnl_int8_matmul_whole whole;
    if (!onnx_dnnl_int8_matmul_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_int8_matmul_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_int8_matmul_match *m), void *ctx)
{
    struct onnx_dnnl_int8_matmul_whole whole;
    return onnx_dnnl_int8_matmul_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:30
 * pattern int8_binary(x, y) {
 *     q = qdq_binary(x, _, _, y, _, _, _, _);
 *     where bytes(x, y, q);
 *     return q;
 * }
 */
bool onnx_dnnl_int8_binary_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_int8_binary_match *m), void *ctx)
{
    if (dfg_op(g, n) != onnx_dnnl_op_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node x_5 = dfg_arg(g, n, 1);
    if (!dfg_is(g, x_5, DFG_CONST))
        return false;
    bool has_x_6 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_6 = DFG_NONE, constant_6 = DFG_NONE;
    if (has_x_6) {
        x_6 = dfg_arg(g, n, 2);
        constant_6 = x_6;
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
    }
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, onnx_dnnl_op_Relu, 1);
    dfg_node relu = DFG_NONE, call = DFG_NONE;
    if (is_relu) {
        relu = v;
        call = dfg_arg(g, relu, 0);
    } else {
        call = v;
    }
    if (!(dfg_op(g, call) == onnx_dnnl_op_Add || dfg_op(g, call) == onnx_dnnl_op_Sub
          || dfg_op(g, call) == onnx_dnnl_op_Mul || dfg_op(g, call) == onnx_dnnl_op_Div)
        || !dfg_argc_is(g, call, 2))
        return false;
    for (uint32_t swap = 0; swap < (dfg_op(g, call) == onnx_dnnl_op_Add || dfg_op(g, call) == onnx_dnnl_op_Mul ? dfg_orders(g, call) : 1u); swap++) {
        dfg_node dequantizeLinear = dfg_arg(g, call, swap);
        if (dfg_op(g, dequantizeLinear) != onnx_dnnl_op_DequantizeLinear
            || dfg_n_args(g, dequantizeLinear) > 3 || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, dequantizeLinear, 0);
        dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
        if (!dfg_is(g, x_2, DFG_CONST))
            continue;
        bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
        dfg_node x_2_2 = DFG_NONE, constant_2 = DFG_NONE;
        if (has_x_2) {
            x_2_2 = dfg_arg(g, dequantizeLinear, 2);
            constant_2 = x_2_2;
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
        }
        dfg_node dequantizeLinear_2 = dfg_arg(g, call, 1 - swap);
        if (dfg_op(g, dequantizeLinear_2) != onnx_dnnl_op_DequantizeLinear
            || dfg_n_args(g, dequantizeLinear_2) > 3 || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
            continue;
        dfg_node y = dfg_arg(g, dequantizeLinear_2, 0);
        dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
        if (!dfg_is(g, x_3, DFG_CONST))
            continue;
        bool has_x_4 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
        dfg_node x_4 = DFG_NONE, constant_4 = DFG_NONE;
        if (has_x_4) {
            x_4 = dfg_arg(g, dequantizeLinear_2, 2);
            constant_4 = x_4;
            if (!dfg_is(g, constant_4, DFG_CONST))
                continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, call, dequantizeLinear, dequantizeLinear_2}, 4))
            continue;
        /* where bytes(x, y, q) */
        if (!onnx_dnnl_bytes(g, x, y, n))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_int8_binary_whole){.m = {.root = n, .x = x, .y = y, .q = n},
                .relu = relu, .call = call, .dequantizeLinear = dequantizeLinear,
                .constant = x_2, .constant_2 = constant_2,
                .dequantizeLinear_2 = dequantizeLinear_2, .constant_3 = x_3,
                .constant_4 = constant_4, .constant_5 = x_5, .constant_6 = constant_6, .x = x_2,
                .x_2 = x_2_2, .x_3 = x_3, .x_4 = x_4, .x_5 = x_5, .x_6 = x_6}.m))
            return true;
    }
    return false;
}

static bool onnx_dnnl_int8_binary_keep(void *m, const struct onnx_dnnl_int8_binary_match *found)
{
    *(struct onnx_dnnl_int8_binary_match *)m = *found;
    return true;
}

bool onnx_dnnl_int8_binary_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_int8_binary_match *m)
{
    return onnx_dnnl_int8_binary_each(g, n, onnx_dnnl_int8_binary_keep, m);
}

/* onnx_dnnl.pat:42, as an entry of a table
 * "dnnl.layer_norm"        = plain(layer_norm);
 */
bool onnx_dnnl_dnnl_layer_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_layer_norm_match *m), void *ctx)
{
    bool is_add = dfg_calls_with(g, n, onnx_dnnl_op_Add, 2);
    dfg_node add = DFG_NONE;
    if (is_add) {
        add = n;
    }
    for (uint32_t swap = 0; swap < (is_add ? dfg_orders(g, add) : 1u); swap++) {
        dfg_node bias = DFG_NONE, mul = DFG_NONE;
        if (is_add) {
            bias = dfg_arg(g, add, 1 - swap);
            mul = dfg_arg(g, add, swap);
            if (!dfg_calls_with(g, mul, onnx_dnnl_op_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (is_add ? dfg_orders(g, mul) : 1u); swap_2++) {
            dfg_node scale = DFG_NONE, n_2 = DFG_NONE, div = DFG_NONE, d = DFG_NONE, x = DFG_NONE;
            dfg_node reduceMean = DFG_NONE, s = DFG_NONE, mul_3 = DFG_NONE, reciprocal = DFG_NONE;
            dfg_node add_2 = DFG_NONE, eps = DFG_NONE, constant_2 = DFG_NONE, v = DFG_NONE;
            dfg_node v_2 = DFG_NONE, pow = DFG_NONE, constant = DFG_NONE, e = DFG_NONE, mul_2 = DFG_NONE;
            bool is_div = false, is_pow = false;
            uint32_t swap_3 = 0, swap_4 = 0;
            if (is_add) {
                scale = dfg_arg(g, mul, 1 - swap_2);
                n_2 = dfg_arg(g, mul, swap_2);
                is_div = dfg_calls_argc(g, n_2, onnx_dnnl_op_Div, 2);
                if (is_div) {
                    div = n_2;
                    d = dfg_arg(g, div, 0);
                    if (!dfg_calls_with(g, d, onnx_dnnl_op_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean, onnx_dnnl_op_ReduceMean, 1))
                        continue;
                    if (!dfg_int_is(g, reduceMean, onnx_dnnl_attr_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    s = dfg_arg(g, div, 1);
                } else {
                    mul_3 = n_2;
                    if (!dfg_calls_argc(g, mul_3, onnx_dnnl_op_Mul, 2))
                        continue;
                    swap_3 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_dnnl_op_Sub ? 0 : 1;
                    d = dfg_arg(g, mul_3, swap_3);
                    if (!dfg_calls_with(g, d, onnx_dnnl_op_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean, onnx_dnnl_op_ReduceMean, 1))
                        continue;
                    if (!dfg_int_is(g, reduceMean, onnx_dnnl_attr_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    reciprocal = dfg_arg(g, mul_3, 1 - swap_3);
                    if (!dfg_calls_argc(g, reciprocal, onnx_dnnl_op_Reciprocal, 1))
                        continue;
                    s = dfg_arg(g, reciprocal, 0);
                }
                if (!dfg_calls_argc(g, s, onnx_dnnl_op_Sqrt, 1))
                    continue;
                add_2 = dfg_arg(g, s, 0);
                if (!dfg_calls_argc(g, add_2, onnx_dnnl_op_Add, 2))
                    continue;
                swap_4 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_dnnl_op_ReduceMean ? 0 : 1;
                eps = dfg_arg(g, add_2, 1 - swap_4);
                constant_2 = eps;
                if (!dfg_is(g, constant_2, DFG_CONST))
                    continue;
                v = dfg_arg(g, add_2, swap_4);
                if (!dfg_calls_argc(g, v, onnx_dnnl_op_ReduceMean, 1))
                    continue;
                if (!dfg_int_is(g, v, onnx_dnnl_attr_keepdims, 1, 1))
                    continue;
                v_2 = dfg_arg(g, v, 0);
                is_pow = dfg_calls_argc(g, v_2, onnx_dnnl_op_Pow, 2);
                if (is_pow) {
                    pow = v_2;
                    constant = dfg_arg(g, pow, 1);
                    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                        continue;
                    e = dfg_arg(g, pow, 0);
                } else {
                    mul_2 = v_2;
                    if (!dfg_calls_argc(g, mul_2, onnx_dnnl_op_Mul, 2))
                        continue;
                }
            }
            for (uint32_t swap_5 = 0; swap_5 < (is_add && !is_pow ? dfg_orders(g, mul_2) : 1u); swap_5++) {
                bool is_cast = false;
                dfg_node cast = DFG_NONE, v_3 = DFG_NONE;
                if (is_add) {
                    if (!is_pow) {
                        e = dfg_arg(g, mul_2, swap_5);
                        if (dfg_arg(g, mul_2, 1 - swap_5) != e)
                            continue;
                    }
                    is_cast = dfg_calls_argc(g, e, onnx_dnnl_op_Cast, 1);
                    if (is_cast) {
                        cast = e;
                        v_3 = dfg_arg(g, cast, 0);
                    } else {
                        v_3 = e;
                    }
                }
                for (uint32_t alt = 0; alt < (is_add ? 2u : 1u); alt++) {
                    dfg_node sub = DFG_NONE, reduceMean_2 = DFG_NONE, layerNormalization = DFG_NONE;
                    dfg_node layerNormalization_call = DFG_NONE;
                    bool has_bias = false;
                    if (is_add) {
                        if (alt == 0) {
                            if (v_3 != d)
                                continue;
                        } else {
                            sub = v_3;
                            if (!dfg_calls_with(g, sub, onnx_dnnl_op_Sub, 2))
                                continue;
                            if (dfg_arg(g, sub, 0) != x)
                                continue;
                            reduceMean_2 = dfg_arg(g, sub, 1);
                            if (!dfg_calls_with(g, reduceMean_2, onnx_dnnl_op_ReduceMean, 1))
                                continue;
                            if (!dfg_int_is(g, reduceMean_2, onnx_dnnl_attr_keepdims, 1, 1))
                                continue;
                            if (dfg_arg(g, reduceMean_2, 0) != x)
                                continue;
                        }
                    } else {
                        layerNormalization = n;
                        layerNormalization_call = dfg_first_result(g, layerNormalization);
                        if (dfg_op(g, layerNormalization_call) != onnx_dnnl_op_LayerNormalization
                            || dfg_n_args(g, layerNormalization_call) > 3
                            || dfg_arg(g, layerNormalization_call, 0) == DFG_NONE
                            || dfg_arg(g, layerNormalization_call, 1) == DFG_NONE)
                            continue;
                        x = dfg_arg(g, layerNormalization_call, 0);
                        scale = dfg_arg(g, layerNormalization_call, 1);
                        has_bias = dfg_arg(g, layerNormalization_call, 2) != DFG_NONE;
                        if (has_bias) {
                            bias = dfg_arg(g, layerNormalization_call, 2);
                        }
                    }
                    if (dfg_dtype(g, n) != DFG_F32)
                        continue;
                    if (!dfg_in_body(g, n,
                                     (const dfg_node[]){add, mul, div, d, reduceMean, mul_3, reciprocal, s,
                                                        add_2, v, pow, mul_2, cast, sub, reduceMean_2,
                                                        layerNormalization,
                                                        !is_add ? layerNormalization_call : DFG_NONE},
                                     17))
                        continue;
                    if (!(is_add || (!is_add && has_bias)))
                        bias = DFG_NONE;
                    if (accept(ctx, &(struct onnx_dnnl_dnnl_layer_norm_whole){.m = {.root = n}, .add = add,
                            .mul = mul, .div = div, .d = d, .x = x, .reduceMean = reduceMean, .s = s,
                            .add_2 = add_2, .v = v, .pow = pow, .cast = cast, .sub = sub,
                            .reduceMean_2 = reduceMean_2, .constant = constant, .mul_2 = mul_2, .eps = eps,
                            .constant_2 = constant_2, .mul_3 = mul_3, .reciprocal = reciprocal,
                            .scale = scale, .bias = bias, .layerNormalization = layerNormalization,
                            .layerNormalization_call = dfg_first_result(g, layerNormalization), .x_2 = n}.m))
                        return true;
                }
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_layer_norm_keep(void *m, const struct onnx_dnnl_dnnl_layer_norm_match *found)
{
    *(struct onnx_dnnl_dnnl_layer_norm_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_layer_norm_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_layer_norm_match *m)
{
    return onnx_dnnl_dnnl_layer_norm_each(g, n, onnx_dnnl_dnnl_layer_norm_keep, m);
}

/* onnx_dnnl.pat:43, as an entry of a table
 * "dnnl.conv_norm_sum_act" = plain(conv_norm_sum_act);
 */
bool onnx_dnnl_dnnl_conv_norm_sum_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_norm_sum_act_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node call = DFG_NONE, v = DFG_NONE, clip = DFG_NONE, constant_6 = DFG_NONE;
        dfg_node constant_7 = DFG_NONE, mul = DFG_NONE, sigmoid = DFG_NONE, mul_2 = DFG_NONE;
        dfg_node v_2 = DFG_NONE, div = DFG_NONE, constant_11 = DFG_NONE, clip_2 = DFG_NONE;
        dfg_node constant_9 = DFG_NONE, constant_10 = DFG_NONE, add_2 = DFG_NONE, constant_8 = DFG_NONE;
        dfg_node mul_3 = DFG_NONE, constant_15 = DFG_NONE, clip_3 = DFG_NONE, constant_13 = DFG_NONE;
        dfg_node constant_14 = DFG_NONE, add_3 = DFG_NONE, constant_12 = DFG_NONE, hardSigmoid = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            call = n;
            if (!(dfg_op(g, call) == onnx_dnnl_op_Relu || dfg_op(g, call) == onnx_dnnl_op_LeakyRelu
                  || dfg_op(g, call) == onnx_dnnl_op_Sigmoid || dfg_op(g, call) == onnx_dnnl_op_Tanh
                  || dfg_op(g, call) == onnx_dnnl_op_HardSigmoid
                  || dfg_op(g, call) == onnx_dnnl_op_HardSwish || dfg_op(g, call) == onnx_dnnl_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            v = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_dnnl_op_Clip, 3))
                continue;
            constant_6 = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant_6, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_7 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_7, dfg_int(6), DFG_NO_DTYPE))
                continue;
            v = dfg_arg(g, clip, 0);
        } else if (alt == 2) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_Add
                || dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_Sum
                ? 0
                : 1;
            v = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_dnnl_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != v)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_dnnl_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_Add
                || dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_Sum
                ? 0
                : 1;
            v = dfg_arg(g, mul_2, swap_2);
            v_2 = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v_2, onnx_dnnl_op_Div, 2) ? 0
                : dfg_calls_argc(g, v_2, onnx_dnnl_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v_2;
                constant_11 = dfg_arg(g, div, 1);
                if (!dfg_const_is(g, constant_11, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_dnnl_op_Clip, 3))
                    continue;
                constant_9 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_9, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_10 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_10, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, onnx_dnnl_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_dnnl_op_Add
                    || dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_dnnl_op_Sum
                    ? 0
                    : 1;
                constant_8 = dfg_arg(g, add_2, 1 - swap_3);
                if (!dfg_const_is(g, constant_8, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_2, swap_3) != v)
                    continue;
            } else if (alt_2 == 1) {
                mul_3 = v_2;
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_dnnl_op_Clip ? 0 : 1;
                constant_15 = dfg_arg(g, mul_3, 1 - swap_4);
                if (!dfg_const_near(g, constant_15, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_dnnl_op_Clip, 3))
                    continue;
                constant_13 = dfg_arg(g, clip_3, 1);
                if (!dfg_const_is(g, constant_13, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_14 = dfg_arg(g, clip_3, 2);
                if (!dfg_const_is(g, constant_14, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_3 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_3, onnx_dnnl_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_3, 0)) == onnx_dnnl_op_Add
                    || dfg_op(g, dfg_arg(g, add_3, 0)) == onnx_dnnl_op_Sum
                    ? 0
                    : 1;
                constant_12 = dfg_arg(g, add_3, 1 - swap_5);
                if (!dfg_const_is(g, constant_12, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_3, swap_5) != v)
                    continue;
            } else {
                hardSigmoid = v_2;
                if (!dfg_calls_argc(g, hardSigmoid, onnx_dnnl_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != v)
                    continue;
            }
        }
        bool is_add = dfg_calls_with(g, v, onnx_dnnl_op_Add, 2);
        dfg_node add = DFG_NONE;
        if (is_add) {
            add = v;
        }
        for (uint32_t swap_6 = 0; swap_6 < (is_add ? dfg_orders(g, add) : 1u); swap_6++) {
            dfg_node batchNormalization = DFG_NONE, residual = DFG_NONE, sum = DFG_NONE;
            if (is_add) {
                batchNormalization = dfg_arg(g, add, swap_6);
                residual = dfg_arg(g, add, 1 - swap_6);
            } else {
                sum = v;
                if (!dfg_calls_with(g, sum, onnx_dnnl_op_Sum, 2))
                    continue;
            }
            for (uint32_t swap_7 = 0; swap_7 < (!is_add ? dfg_orders(g, sum) : 1u); swap_7++) {
                if (!is_add) {
                    batchNormalization = dfg_arg(g, sum, swap_7);
                    residual = dfg_arg(g, sum, 1 - swap_7);
                }
                dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
                if (!dfg_calls_argc(g, batchNormalization_call, onnx_dnnl_op_BatchNormalization, 5))
                    continue;
                if (!dfg_int_is(g, batchNormalization_call, onnx_dnnl_attr_training_mode, 0, 0))
                    continue;
                dfg_node conv = dfg_arg(g, batchNormalization_call, 0);
                if (dfg_op(g, conv) != onnx_dnnl_op_Conv || dfg_n_args(g, conv) > 3
                    || dfg_arg(g, conv, 0) == DFG_NONE)
                    continue;
                dfg_node x = dfg_arg(g, conv, 0);
                dfg_node w = dfg_arg(g, conv, 1);
                if (!dfg_is(g, w, DFG_CONST))
                    continue;
                dfg_node b = dfg_arg(g, conv, 2);
                dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
                if (!dfg_is(g, scale, DFG_CONST))
                    continue;
                dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
                if (!dfg_is(g, bias, DFG_CONST))
                    continue;
                dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
                if (!dfg_is(g, mean, DFG_CONST))
                    continue;
                dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
                if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add_2,
                                                    mul_3, clip_3, add_3, hardSigmoid, add, sum,
                                                    batchNormalization, batchNormalization_call, conv},
                                 17))
                    continue;
                if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole){.m = {.root = n}, .call = call,
                        .add = add, .batchNormalization = batchNormalization,
                        .batchNormalization_call = dfg_first_result(g, batchNormalization), .conv = conv,
                        .x = x, .w = w, .constant = w, .b = b, .scale = scale, .constant_2 = scale,
                        .bias = bias, .constant_3 = bias, .mean = mean, .constant_4 = mean,
                        .variance = variance, .constant_5 = variance, .residual = residual, .sum = sum,
                        .clip = clip, .constant_6 = constant_6, .constant_7 = constant_7, .mul = mul,
                        .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2, .add_2 = add_2,
                        .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                        .constant_11 = constant_11, .mul_3 = mul_3, .clip_3 = clip_3, .add_3 = add_3,
                        .constant_12 = constant_12, .constant_13 = constant_13,
                        .constant_14 = constant_14, .constant_15 = constant_15,
                        .hardSigmoid = hardSigmoid, .x_2 = n}.m))
                    return true;
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_conv_norm_sum_act_keep(void *m, const struct onnx_dnnl_dnnl_conv_norm_sum_act_match *found)
{
    *(struct onnx_dnnl_dnnl_conv_norm_sum_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_conv_norm_sum_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_norm_sum_act_match *m)
{
    return onnx_dnnl_dnnl_conv_norm_sum_act_each(g, n, onnx_dnnl_dnnl_conv_norm_sum_act_keep, m);
}

/* onnx_dnnl.pat:44, as an entry of a table
 * "dnnl.conv_norm_sum"     = plain(conv_norm_sum);
 */
bool onnx_dnnl_dnnl_conv_norm_sum_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_norm_sum_match *m), void *ctx)
{
    bool is_add = dfg_calls_with(g, n, onnx_dnnl_op_Add, 2);
    dfg_node add = DFG_NONE;
    if (is_add) {
        add = n;
    }
    for (uint32_t swap = 0; swap < (is_add ? dfg_orders(g, add) : 1u); swap++) {
        dfg_node batchNormalization = DFG_NONE, residual = DFG_NONE, sum = DFG_NONE;
        if (is_add) {
            batchNormalization = dfg_arg(g, add, swap);
            residual = dfg_arg(g, add, 1 - swap);
        } else {
            sum = n;
            if (!dfg_calls_with(g, sum, onnx_dnnl_op_Sum, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (!is_add ? dfg_orders(g, sum) : 1u); swap_2++) {
            if (!is_add) {
                batchNormalization = dfg_arg(g, sum, swap_2);
                residual = dfg_arg(g, sum, 1 - swap_2);
            }
            dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
            if (!dfg_calls_argc(g, batchNormalization_call, onnx_dnnl_op_BatchNormalization, 5))
                continue;
            if (!dfg_int_is(g, batchNormalization_call, onnx_dnnl_attr_training_mode, 0, 0))
                continue;
            dfg_node conv = dfg_arg(g, batchNormalization_call, 0);
            if (dfg_op(g, conv) != onnx_dnnl_op_Conv || dfg_n_args(g, conv) > 3
                || dfg_arg(g, conv, 0) == DFG_NONE)
                continue;
            dfg_node x = dfg_arg(g, conv, 0);
            dfg_node w = dfg_arg(g, conv, 1);
            if (!dfg_is(g, w, DFG_CONST))
                continue;
            dfg_node b = dfg_arg(g, conv, 2);
            dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
            if (!dfg_is(g, scale, DFG_CONST))
                continue;
            dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
            if (!dfg_is(g, bias, DFG_CONST))
                continue;
            dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
            if (!dfg_is(g, mean, DFG_CONST))
                continue;
            dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
            if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
                continue;
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){add, sum, batchNormalization, batchNormalization_call,
                                                conv},
                             5))
                continue;
            if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_norm_sum_whole){.m = {.root = n}, .add = add,
                    .batchNormalization = batchNormalization,
                    .batchNormalization_call = dfg_first_result(g, batchNormalization), .conv = conv,
                    .x = x, .w = w, .constant = w, .b = b, .scale = scale, .constant_2 = scale,
                    .bias = bias, .constant_3 = bias, .mean = mean, .constant_4 = mean,
                    .variance = variance, .constant_5 = variance, .residual = residual, .sum = sum,
                    .x_2 = n}.m))
                return true;
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_conv_norm_sum_keep(void *m, const struct onnx_dnnl_dnnl_conv_norm_sum_match *found)
{
    *(struct onnx_dnnl_dnnl_conv_norm_sum_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_conv_norm_sum_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_norm_sum_match *m)
{
    return onnx_dnnl_dnnl_conv_norm_sum_each(g, n, onnx_dnnl_dnnl_conv_norm_sum_keep, m);
}

/* onnx_dnnl.pat:45, as an entry of a table
 * "dnnl.conv_sum_act"      = plain(conv_sum_act);
 */
bool onnx_dnnl_dnnl_conv_sum_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_sum_act_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node call = DFG_NONE, v = DFG_NONE, clip = DFG_NONE, constant = DFG_NONE, constant_2 = DFG_NONE;
        dfg_node mul = DFG_NONE, sigmoid = DFG_NONE, mul_2 = DFG_NONE, v_2 = DFG_NONE;
        dfg_node div = DFG_NONE, constant_6 = DFG_NONE, clip_2 = DFG_NONE, constant_4 = DFG_NONE;
        dfg_node constant_5 = DFG_NONE, add_2 = DFG_NONE, constant_3 = DFG_NONE, mul_3 = DFG_NONE;
        dfg_node constant_10 = DFG_NONE, clip_3 = DFG_NONE, constant_8 = DFG_NONE, constant_9 = DFG_NONE;
        dfg_node add_3 = DFG_NONE, constant_7 = DFG_NONE, hardSigmoid = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            call = n;
            if (!(dfg_op(g, call) == onnx_dnnl_op_Relu || dfg_op(g, call) == onnx_dnnl_op_LeakyRelu
                  || dfg_op(g, call) == onnx_dnnl_op_Sigmoid || dfg_op(g, call) == onnx_dnnl_op_Tanh
                  || dfg_op(g, call) == onnx_dnnl_op_HardSigmoid
                  || dfg_op(g, call) == onnx_dnnl_op_HardSwish || dfg_op(g, call) == onnx_dnnl_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            v = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_dnnl_op_Clip, 3))
                continue;
            constant = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_2 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
                continue;
            v = dfg_arg(g, clip, 0);
        } else if (alt == 2) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_Add
                || dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_Sum
                ? 0
                : 1;
            v = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_dnnl_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != v)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_dnnl_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_Add
                || dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_Sum
                ? 0
                : 1;
            v = dfg_arg(g, mul_2, swap_2);
            v_2 = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v_2, onnx_dnnl_op_Div, 2) ? 0
                : dfg_calls_argc(g, v_2, onnx_dnnl_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v_2;
                constant_6 = dfg_arg(g, div, 1);
                if (!dfg_const_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_dnnl_op_Clip, 3))
                    continue;
                constant_4 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_4, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_5 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_5, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, onnx_dnnl_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_dnnl_op_Add
                    || dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_dnnl_op_Sum
                    ? 0
                    : 1;
                constant_3 = dfg_arg(g, add_2, 1 - swap_3);
                if (!dfg_const_is(g, constant_3, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_2, swap_3) != v)
                    continue;
            } else if (alt_2 == 1) {
                mul_3 = v_2;
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_dnnl_op_Clip ? 0 : 1;
                constant_10 = dfg_arg(g, mul_3, 1 - swap_4);
                if (!dfg_const_near(g, constant_10, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_dnnl_op_Clip, 3))
                    continue;
                constant_8 = dfg_arg(g, clip_3, 1);
                if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_9 = dfg_arg(g, clip_3, 2);
                if (!dfg_const_is(g, constant_9, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_3 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_3, onnx_dnnl_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_3, 0)) == onnx_dnnl_op_Add
                    || dfg_op(g, dfg_arg(g, add_3, 0)) == onnx_dnnl_op_Sum
                    ? 0
                    : 1;
                constant_7 = dfg_arg(g, add_3, 1 - swap_5);
                if (!dfg_const_is(g, constant_7, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_3, swap_5) != v)
                    continue;
            } else {
                hardSigmoid = v_2;
                if (!dfg_calls_argc(g, hardSigmoid, onnx_dnnl_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != v)
                    continue;
            }
        }
        bool is_add = dfg_calls_with(g, v, onnx_dnnl_op_Add, 2);
        dfg_node add = DFG_NONE;
        if (is_add) {
            add = v;
        }
        for (uint32_t swap_6 = 0; swap_6 < (is_add ? dfg_orders(g, add) : 1u); swap_6++) {
            dfg_node conv = DFG_NONE, residual = DFG_NONE, sum = DFG_NONE;
            if (is_add) {
                conv = dfg_arg(g, add, swap_6);
                residual = dfg_arg(g, add, 1 - swap_6);
            } else {
                sum = v;
                if (!dfg_calls_with(g, sum, onnx_dnnl_op_Sum, 2))
                    continue;
            }
            for (uint32_t swap_7 = 0; swap_7 < (!is_add ? dfg_orders(g, sum) : 1u); swap_7++) {
                if (!is_add) {
                    conv = dfg_arg(g, sum, swap_7);
                    residual = dfg_arg(g, sum, 1 - swap_7);
                }
                if (dfg_op(g, conv) != onnx_dnnl_op_Conv || dfg_n_args(g, conv) > 3
                    || dfg_arg(g, conv, 0) == DFG_NONE || dfg_arg(g, conv, 1) == DFG_NONE)
                    continue;
                dfg_node x = dfg_arg(g, conv, 0);
                dfg_node w = dfg_arg(g, conv, 1);
                dfg_node b = dfg_arg(g, conv, 2);
                if (dfg_dtype(g, n) != DFG_F32)
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add_2,
                                                    mul_3, clip_3, add_3, hardSigmoid, add, sum, conv},
                                 15))
                    continue;
                if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_sum_act_whole){.m = {.root = n}, .call = call,
                        .add = add, .conv = conv, .x = x, .w = w, .b = b, .residual = residual,
                        .sum = sum, .clip = clip, .constant = constant, .constant_2 = constant_2,
                        .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2,
                        .add_2 = add_2, .constant_3 = constant_3, .constant_4 = constant_4,
                        .constant_5 = constant_5, .constant_6 = constant_6, .mul_3 = mul_3,
                        .clip_3 = clip_3, .add_3 = add_3, .constant_7 = constant_7,
                        .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                        .hardSigmoid = hardSigmoid, .x_2 = n}.m))
                    return true;
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_conv_sum_act_keep(void *m, const struct onnx_dnnl_dnnl_conv_sum_act_match *found)
{
    *(struct onnx_dnnl_dnnl_conv_sum_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_conv_sum_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_sum_act_match *m)
{
    return onnx_dnnl_dnnl_conv_sum_act_each(g, n, onnx_dnnl_dnnl_conv_sum_act_keep, m);
}

/* onnx_dnnl.pat:46, as an entry of a table
 * "dnnl.conv_norm_act"     = plain(conv_norm_act);
 */
bool onnx_dnnl_dnnl_conv_norm_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_norm_act_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node call = DFG_NONE, batchNormalization = DFG_NONE, clip = DFG_NONE, constant_6 = DFG_NONE;
        dfg_node constant_7 = DFG_NONE, mul = DFG_NONE, sigmoid = DFG_NONE, mul_2 = DFG_NONE;
        dfg_node v = DFG_NONE, div = DFG_NONE, clip_2 = DFG_NONE, add = DFG_NONE, constant_8 = DFG_NONE;
        dfg_node constant_9 = DFG_NONE, constant_10 = DFG_NONE, constant_11 = DFG_NONE;
        dfg_node mul_3 = DFG_NONE, clip_3 = DFG_NONE, add_2 = DFG_NONE, constant_12 = DFG_NONE;
        dfg_node constant_13 = DFG_NONE, constant_14 = DFG_NONE, constant_15 = DFG_NONE;
        dfg_node hardSigmoid = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            call = n;
            if (!(dfg_op(g, call) == onnx_dnnl_op_Relu || dfg_op(g, call) == onnx_dnnl_op_LeakyRelu
                  || dfg_op(g, call) == onnx_dnnl_op_Sigmoid || dfg_op(g, call) == onnx_dnnl_op_Tanh
                  || dfg_op(g, call) == onnx_dnnl_op_HardSigmoid
                  || dfg_op(g, call) == onnx_dnnl_op_HardSwish || dfg_op(g, call) == onnx_dnnl_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            batchNormalization = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_dnnl_op_Clip, 3))
                continue;
            batchNormalization = dfg_arg(g, clip, 0);
            constant_6 = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant_6, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_7 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_7, dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_BatchNormalization
                || dfg_is(g, dfg_arg(g, mul, 0), DFG_GET)
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_dnnl_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != batchNormalization)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_dnnl_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_BatchNormalization
                || dfg_is(g, dfg_arg(g, mul_2, 0), DFG_GET)
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, onnx_dnnl_op_Div, 2) ? 0
                : dfg_calls_argc(g, v, onnx_dnnl_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_dnnl_op_Clip, 3))
                    continue;
                add = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add, onnx_dnnl_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_dnnl_op_BatchNormalization
                    || dfg_is(g, dfg_arg(g, add, 0), DFG_GET)
                    ? 0
                    : 1;
                if (dfg_arg(g, add, swap_3) != batchNormalization)
                    continue;
                constant_8 = dfg_arg(g, add, 1 - swap_3);
                if (!dfg_const_is(g, constant_8, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                constant_9 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_9, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_10 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_10, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                constant_11 = dfg_arg(g, div, 1);
                if (!dfg_const_is(g, constant_11, dfg_int(6), DFG_NO_DTYPE))
                    continue;
            } else if (alt_2 == 1) {
                mul_3 = v;
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_dnnl_op_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_dnnl_op_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_2, onnx_dnnl_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_dnnl_op_BatchNormalization
                    || dfg_is(g, dfg_arg(g, add_2, 0), DFG_GET)
                    ? 0
                    : 1;
                if (dfg_arg(g, add_2, swap_5) != batchNormalization)
                    continue;
                constant_12 = dfg_arg(g, add_2, 1 - swap_5);
                if (!dfg_const_is(g, constant_12, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                constant_13 = dfg_arg(g, clip_3, 1);
                if (!dfg_const_is(g, constant_13, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_14 = dfg_arg(g, clip_3, 2);
                if (!dfg_const_is(g, constant_14, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                constant_15 = dfg_arg(g, mul_3, 1 - swap_4);
                if (!dfg_const_near(g, constant_15, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
            } else {
                hardSigmoid = v;
                if (!dfg_calls_argc(g, hardSigmoid, onnx_dnnl_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != batchNormalization)
                    continue;
            }
        }
        dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
        if (!dfg_calls_argc(g, batchNormalization_call, onnx_dnnl_op_BatchNormalization, 5))
            continue;
        if (!dfg_int_is(g, batchNormalization_call, onnx_dnnl_attr_training_mode, 0, 0))
            continue;
        dfg_node conv = dfg_arg(g, batchNormalization_call, 0);
        if (dfg_op(g, conv) != onnx_dnnl_op_Conv || dfg_n_args(g, conv) > 3
            || dfg_arg(g, conv, 0) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, conv, 0);
        dfg_node w = dfg_arg(g, conv, 1);
        if (!dfg_is(g, w, DFG_CONST))
            continue;
        dfg_node b = dfg_arg(g, conv, 2);
        dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
        if (!dfg_is(g, scale, DFG_CONST))
            continue;
        dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
        if (!dfg_is(g, bias, DFG_CONST))
            continue;
        dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
        if (!dfg_is(g, mean, DFG_CONST))
            continue;
        dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
        if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, batchNormalization,
                                            batchNormalization_call, conv},
                         15))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_norm_act_whole){.m = {.root = n}, .call = call,
                .batchNormalization = batchNormalization,
                .batchNormalization_call = dfg_first_result(g, batchNormalization), .conv = conv,
                .x = x, .w = w, .constant = w, .b = b, .scale = scale, .constant_2 = scale,
                .bias = bias, .constant_3 = bias, .mean = mean, .constant_4 = mean,
                .variance = variance, .constant_5 = variance, .clip = clip,
                .constant_6 = constant_6, .constant_7 = constant_7, .mul = mul,
                .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2, .add = add,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .constant_11 = constant_11, .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2,
                .constant_12 = constant_12, .constant_13 = constant_13,
                .constant_14 = constant_14, .constant_15 = constant_15,
                .hardSigmoid = hardSigmoid, .x_2 = n}.m))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_conv_norm_act_keep(void *m, const struct onnx_dnnl_dnnl_conv_norm_act_match *found)
{
    *(struct onnx_dnnl_dnnl_conv_norm_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_conv_norm_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_norm_act_match *m)
{
    return onnx_dnnl_dnnl_conv_norm_act_each(g, n, onnx_dnnl_dnnl_conv_norm_act_keep, m);
}

/* onnx_dnnl.pat:47, as an entry of a table
 * "dnnl.conv_norm"         = plain(conv_norm);
 */
static bool onnx_dnnl_dnnl_conv_norm_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_norm_whole *m)
{
    dfg_node batchNormalization_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, batchNormalization_call, onnx_dnnl_op_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, batchNormalization_call, onnx_dnnl_attr_training_mode, 0, 0))
        return false;
    dfg_node conv = dfg_arg(g, batchNormalization_call, 0);
    if (dfg_op(g, conv) != onnx_dnnl_op_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, conv, 0);
    dfg_node w = dfg_arg(g, conv, 1);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, conv, 2);
    dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
    if (!dfg_is(g, bias, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
    if (!dfg_is(g, mean, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
    if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){n, batchNormalization_call, conv}, 3))
        return false;
    *m = (struct onnx_dnnl_dnnl_conv_norm_whole){.m = {.root = n},
            .batchNormalization = n, .batchNormalization_call = dfg_first_result(g, n),
            .conv = conv, .x = x, .w = w, .constant = w, .b = b, .scale = scale,
            .constant_2 = scale, .bias = bias, .constant_3 = bias, .mean = mean,
            .constant_4 = mean, .variance = variance, .constant_5 = variance, .x_2 = n};
    return true;
}

bool onnx_dnnl_dnnl_conv_norm_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_norm_match *m)
{
    struct onnx_dnnl_dnnl_conv_norm_whole whole;
    if (!onnx_dnnl_dnnl_conv_norm_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_dnnl_conv_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_norm_match *m), void *ctx)
{
    struct onnx_dnnl_dnnl_conv_norm_whole whole;
    return onnx_dnnl_dnnl_conv_norm_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:48, as an entry of a table
 * "dnnl.deconv_norm_act"   = plain(conv_transpose_norm_act);
 */
bool onnx_dnnl_dnnl_deconv_norm_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_deconv_norm_act_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node call = DFG_NONE, batchNormalization = DFG_NONE, clip = DFG_NONE, constant_6 = DFG_NONE;
        dfg_node constant_7 = DFG_NONE, mul = DFG_NONE, sigmoid = DFG_NONE, mul_2 = DFG_NONE;
        dfg_node v = DFG_NONE, div = DFG_NONE, clip_2 = DFG_NONE, add = DFG_NONE, constant_8 = DFG_NONE;
        dfg_node constant_9 = DFG_NONE, constant_10 = DFG_NONE, constant_11 = DFG_NONE;
        dfg_node mul_3 = DFG_NONE, clip_3 = DFG_NONE, add_2 = DFG_NONE, constant_12 = DFG_NONE;
        dfg_node constant_13 = DFG_NONE, constant_14 = DFG_NONE, constant_15 = DFG_NONE;
        dfg_node hardSigmoid = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            call = n;
            if (!(dfg_op(g, call) == onnx_dnnl_op_Relu || dfg_op(g, call) == onnx_dnnl_op_LeakyRelu
                  || dfg_op(g, call) == onnx_dnnl_op_Sigmoid || dfg_op(g, call) == onnx_dnnl_op_Tanh
                  || dfg_op(g, call) == onnx_dnnl_op_HardSigmoid
                  || dfg_op(g, call) == onnx_dnnl_op_HardSwish || dfg_op(g, call) == onnx_dnnl_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            batchNormalization = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_dnnl_op_Clip, 3))
                continue;
            batchNormalization = dfg_arg(g, clip, 0);
            constant_6 = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant_6, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_7 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_7, dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_BatchNormalization
                || dfg_is(g, dfg_arg(g, mul, 0), DFG_GET)
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_dnnl_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != batchNormalization)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_dnnl_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_BatchNormalization
                || dfg_is(g, dfg_arg(g, mul_2, 0), DFG_GET)
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, onnx_dnnl_op_Div, 2) ? 0
                : dfg_calls_argc(g, v, onnx_dnnl_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_dnnl_op_Clip, 3))
                    continue;
                add = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add, onnx_dnnl_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_dnnl_op_BatchNormalization
                    || dfg_is(g, dfg_arg(g, add, 0), DFG_GET)
                    ? 0
                    : 1;
                if (dfg_arg(g, add, swap_3) != batchNormalization)
                    continue;
                constant_8 = dfg_arg(g, add, 1 - swap_3);
                if (!dfg_const_is(g, constant_8, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                constant_9 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_9, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_10 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_10, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                constant_11 = dfg_arg(g, div, 1);
                if (!dfg_const_is(g, constant_11, dfg_int(6), DFG_NO_DTYPE))
                    continue;
            } else if (alt_2 == 1) {
                mul_3 = v;
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_dnnl_op_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_dnnl_op_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_2, onnx_dnnl_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_dnnl_op_BatchNormalization
                    || dfg_is(g, dfg_arg(g, add_2, 0), DFG_GET)
                    ? 0
                    : 1;
                if (dfg_arg(g, add_2, swap_5) != batchNormalization)
                    continue;
                constant_12 = dfg_arg(g, add_2, 1 - swap_5);
                if (!dfg_const_is(g, constant_12, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                constant_13 = dfg_arg(g, clip_3, 1);
                if (!dfg_const_is(g, constant_13, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_14 = dfg_arg(g, clip_3, 2);
                if (!dfg_const_is(g, constant_14, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                constant_15 = dfg_arg(g, mul_3, 1 - swap_4);
                if (!dfg_const_near(g, constant_15, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
            } else {
                hardSigmoid = v;
                if (!dfg_calls_argc(g, hardSigmoid, onnx_dnnl_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != batchNormalization)
                    continue;
            }
        }
        dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
        if (!dfg_calls_argc(g, batchNormalization_call, onnx_dnnl_op_BatchNormalization, 5))
            continue;
        if (!dfg_int_is(g, batchNormalization_call, onnx_dnnl_attr_training_mode, 0, 0))
            continue;
        dfg_node convTranspose = dfg_arg(g, batchNormalization_call, 0);
        if (dfg_op(g, convTranspose) != onnx_dnnl_op_ConvTranspose || dfg_n_args(g, convTranspose) > 3
            || dfg_arg(g, convTranspose, 0) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, convTranspose, 0);
        dfg_node w = dfg_arg(g, convTranspose, 1);
        if (!dfg_is(g, w, DFG_CONST))
            continue;
        dfg_node b = dfg_arg(g, convTranspose, 2);
        dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
        if (!dfg_is(g, scale, DFG_CONST))
            continue;
        dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
        if (!dfg_is(g, bias, DFG_CONST))
            continue;
        dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
        if (!dfg_is(g, mean, DFG_CONST))
            continue;
        dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
        if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, batchNormalization,
                                            batchNormalization_call, convTranspose},
                         15))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_deconv_norm_act_whole){.m = {.root = n}, .call = call,
                .batchNormalization = batchNormalization,
                .batchNormalization_call = dfg_first_result(g, batchNormalization),
                .convTranspose = convTranspose, .x = x, .w = w, .constant = w, .b = b,
                .scale = scale, .constant_2 = scale, .bias = bias, .constant_3 = bias,
                .mean = mean, .constant_4 = mean, .variance = variance, .constant_5 = variance,
                .clip = clip, .constant_6 = constant_6, .constant_7 = constant_7, .mul = mul,
                .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2, .add = add,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .constant_11 = constant_11, .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2,
                .constant_12 = constant_12, .constant_13 = constant_13,
                .constant_14 = constant_14, .constant_15 = constant_15,
                .hardSigmoid = hardSigmoid, .x_2 = n}.m))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_deconv_norm_act_keep(void *m, const struct onnx_dnnl_dnnl_deconv_norm_act_match *found)
{
    *(struct onnx_dnnl_dnnl_deconv_norm_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_deconv_norm_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_deconv_norm_act_match *m)
{
    return onnx_dnnl_dnnl_deconv_norm_act_each(g, n, onnx_dnnl_dnnl_deconv_norm_act_keep, m);
}

/* onnx_dnnl.pat:49, as an entry of a table
 * "dnnl.deconv_norm"       = plain(conv_transpose_norm);
 */
static bool onnx_dnnl_dnnl_deconv_norm_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_deconv_norm_whole *m)
{
    dfg_node batchNormalization_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, batchNormalization_call, onnx_dnnl_op_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, batchNormalization_call, onnx_dnnl_attr_training_mode, 0, 0))
        return false;
    dfg_node convTranspose = dfg_arg(g, batchNormalization_call, 0);
    if (dfg_op(g, convTranspose) != onnx_dnnl_op_ConvTranspose || dfg_n_args(g, convTranspose) > 3
        || dfg_arg(g, convTranspose, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, convTranspose, 0);
    dfg_node w = dfg_arg(g, convTranspose, 1);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, convTranspose, 2);
    dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
    if (!dfg_is(g, bias, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
    if (!dfg_is(g, mean, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
    if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){n, batchNormalization_call, convTranspose}, 3))
        return false;
    *m = (struct onnx_dnnl_dnnl_deconv_norm_whole){.m = {.root = n},
            .batchNormalization = n, .batchNormalization_call = dfg_first_result(g, n),
            .convTranspose = convTranspose, .x = x, .w = w, .constant = w, .b = b,
            .scale = scale, .constant_2 = scale, .bias = bias, .constant_3 = bias,
            .mean = mean, .constant_4 = mean, .variance = variance, .constant_5 = variance,
            .x_2 = n};
    return true;
}

bool onnx_dnnl_dnnl_deconv_norm_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_deconv_norm_match *m)
{
    struct onnx_dnnl_dnnl_deconv_norm_whole whole;
    if (!onnx_dnnl_dnnl_deconv_norm_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_dnnl_deconv_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_deconv_norm_match *m), void *ctx)
{
    struct onnx_dnnl_dnnl_deconv_norm_whole whole;
    return onnx_dnnl_dnnl_deconv_norm_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:50, as an entry of a table
 * "dnnl.conv_act"          = plain(conv_act);
 */
bool onnx_dnnl_dnnl_conv_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_act_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node call = DFG_NONE, conv = DFG_NONE, clip = DFG_NONE, constant = DFG_NONE;
        dfg_node constant_2 = DFG_NONE, mul = DFG_NONE, sigmoid = DFG_NONE, mul_2 = DFG_NONE;
        dfg_node v = DFG_NONE, div = DFG_NONE, clip_2 = DFG_NONE, add = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node constant_4 = DFG_NONE, constant_5 = DFG_NONE, constant_6 = DFG_NONE, mul_3 = DFG_NONE;
        dfg_node clip_3 = DFG_NONE, add_2 = DFG_NONE, constant_7 = DFG_NONE, constant_8 = DFG_NONE;
        dfg_node constant_9 = DFG_NONE, constant_10 = DFG_NONE, hardSigmoid = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            call = n;
            if (!(dfg_op(g, call) == onnx_dnnl_op_Relu || dfg_op(g, call) == onnx_dnnl_op_LeakyRelu
                  || dfg_op(g, call) == onnx_dnnl_op_Sigmoid || dfg_op(g, call) == onnx_dnnl_op_Tanh
                  || dfg_op(g, call) == onnx_dnnl_op_HardSigmoid
                  || dfg_op(g, call) == onnx_dnnl_op_HardSwish || dfg_op(g, call) == onnx_dnnl_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            conv = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_dnnl_op_Clip, 3))
                continue;
            conv = dfg_arg(g, clip, 0);
            constant = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_2 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_Conv ? 0 : 1;
            conv = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_dnnl_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != conv)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_dnnl_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_Conv ? 0 : 1;
            conv = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, onnx_dnnl_op_Div, 2) ? 0
                : dfg_calls_argc(g, v, onnx_dnnl_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_dnnl_op_Clip, 3))
                    continue;
                add = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add, onnx_dnnl_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_dnnl_op_Conv ? 0 : 1;
                if (dfg_arg(g, add, swap_3) != conv)
                    continue;
                constant_3 = dfg_arg(g, add, 1 - swap_3);
                if (!dfg_const_is(g, constant_3, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                constant_4 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_4, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_5 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_5, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                constant_6 = dfg_arg(g, div, 1);
                if (!dfg_const_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
                    continue;
            } else if (alt_2 == 1) {
                mul_3 = v;
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_dnnl_op_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_dnnl_op_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_2, onnx_dnnl_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_dnnl_op_Conv ? 0 : 1;
                if (dfg_arg(g, add_2, swap_5) != conv)
                    continue;
                constant_7 = dfg_arg(g, add_2, 1 - swap_5);
                if (!dfg_const_is(g, constant_7, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                constant_8 = dfg_arg(g, clip_3, 1);
                if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_9 = dfg_arg(g, clip_3, 2);
                if (!dfg_const_is(g, constant_9, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                constant_10 = dfg_arg(g, mul_3, 1 - swap_4);
                if (!dfg_const_near(g, constant_10, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
            } else {
                hardSigmoid = v;
                if (!dfg_calls_argc(g, hardSigmoid, onnx_dnnl_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != conv)
                    continue;
            }
        }
        if (dfg_op(g, conv) != onnx_dnnl_op_Conv || dfg_n_args(g, conv) > 3
            || dfg_arg(g, conv, 0) == DFG_NONE || dfg_arg(g, conv, 1) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, conv, 0);
        dfg_node w = dfg_arg(g, conv, 1);
        dfg_node b = dfg_arg(g, conv, 2);
        if (dfg_dtype(g, n) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, conv},
                         13))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_act_whole){.m = {.root = n}, .call = call,
                .conv = conv, .x = x, .w = w, .b = b, .clip = clip, .constant = constant,
                .constant_2 = constant_2, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                .div = div, .clip_2 = clip_2, .add = add, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2, .constant_7 = constant_7,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .hardSigmoid = hardSigmoid, .x_2 = n}.m))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_conv_act_keep(void *m, const struct onnx_dnnl_dnnl_conv_act_match *found)
{
    *(struct onnx_dnnl_dnnl_conv_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_conv_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_act_match *m)
{
    return onnx_dnnl_dnnl_conv_act_each(g, n, onnx_dnnl_dnnl_conv_act_keep, m);
}

/* onnx_dnnl.pat:51, as an entry of a table
 * "dnnl.conv_sum"          = plain(conv_sum);
 */
bool onnx_dnnl_dnnl_conv_sum_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_sum_match *m), void *ctx)
{
    bool is_add = dfg_calls_with(g, n, onnx_dnnl_op_Add, 2);
    dfg_node add = DFG_NONE;
    if (is_add) {
        add = n;
    }
    for (uint32_t swap = 0; swap < (is_add ? dfg_orders(g, add) : 1u); swap++) {
        dfg_node conv = DFG_NONE, residual = DFG_NONE, sum = DFG_NONE;
        if (is_add) {
            conv = dfg_arg(g, add, swap);
            residual = dfg_arg(g, add, 1 - swap);
        } else {
            sum = n;
            if (!dfg_calls_with(g, sum, onnx_dnnl_op_Sum, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (!is_add ? dfg_orders(g, sum) : 1u); swap_2++) {
            if (!is_add) {
                conv = dfg_arg(g, sum, swap_2);
                residual = dfg_arg(g, sum, 1 - swap_2);
            }
            if (dfg_op(g, conv) != onnx_dnnl_op_Conv || dfg_n_args(g, conv) > 3
                || dfg_arg(g, conv, 0) == DFG_NONE || dfg_arg(g, conv, 1) == DFG_NONE)
                continue;
            dfg_node x = dfg_arg(g, conv, 0);
            dfg_node w = dfg_arg(g, conv, 1);
            dfg_node b = dfg_arg(g, conv, 2);
            if (dfg_dtype(g, n) != DFG_F32 || !dfg_in_body(g, n, (const dfg_node[]){add, sum, conv}, 3))
                continue;
            if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_sum_whole){.m = {.root = n}, .add = add,
                    .conv = conv, .x = x, .w = w, .b = b, .residual = residual, .sum = sum, .x_2 = n}.m))
                return true;
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_conv_sum_keep(void *m, const struct onnx_dnnl_dnnl_conv_sum_match *found)
{
    *(struct onnx_dnnl_dnnl_conv_sum_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_conv_sum_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_sum_match *m)
{
    return onnx_dnnl_dnnl_conv_sum_each(g, n, onnx_dnnl_dnnl_conv_sum_keep, m);
}

/* onnx_dnnl.pat:52, as an entry of a table
 * "dnnl.gemm_act"          = plain(gemm_act);
 */
bool onnx_dnnl_dnnl_gemm_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_gemm_act_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node call = DFG_NONE, gemm = DFG_NONE, clip = DFG_NONE, constant = DFG_NONE;
        dfg_node constant_2 = DFG_NONE, mul = DFG_NONE, sigmoid = DFG_NONE, mul_2 = DFG_NONE;
        dfg_node v = DFG_NONE, div = DFG_NONE, clip_2 = DFG_NONE, add = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node constant_4 = DFG_NONE, constant_5 = DFG_NONE, constant_6 = DFG_NONE, mul_3 = DFG_NONE;
        dfg_node clip_3 = DFG_NONE, add_2 = DFG_NONE, constant_7 = DFG_NONE, constant_8 = DFG_NONE;
        dfg_node constant_9 = DFG_NONE, constant_10 = DFG_NONE, hardSigmoid = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            call = n;
            if (!(dfg_op(g, call) == onnx_dnnl_op_Relu || dfg_op(g, call) == onnx_dnnl_op_LeakyRelu
                  || dfg_op(g, call) == onnx_dnnl_op_Sigmoid || dfg_op(g, call) == onnx_dnnl_op_Tanh
                  || dfg_op(g, call) == onnx_dnnl_op_HardSigmoid
                  || dfg_op(g, call) == onnx_dnnl_op_HardSwish || dfg_op(g, call) == onnx_dnnl_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            gemm = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_dnnl_op_Clip, 3))
                continue;
            gemm = dfg_arg(g, clip, 0);
            constant = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_2 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_Gemm ? 0 : 1;
            gemm = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_dnnl_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != gemm)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_dnnl_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_Gemm ? 0 : 1;
            gemm = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, onnx_dnnl_op_Div, 2) ? 0
                : dfg_calls_argc(g, v, onnx_dnnl_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_dnnl_op_Clip, 3))
                    continue;
                add = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add, onnx_dnnl_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_dnnl_op_Gemm ? 0 : 1;
                if (dfg_arg(g, add, swap_3) != gemm)
                    continue;
                constant_3 = dfg_arg(g, add, 1 - swap_3);
                if (!dfg_const_is(g, constant_3, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                constant_4 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_4, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_5 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_5, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                constant_6 = dfg_arg(g, div, 1);
                if (!dfg_const_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
                    continue;
            } else if (alt_2 == 1) {
                mul_3 = v;
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_dnnl_op_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_dnnl_op_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_2, onnx_dnnl_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_dnnl_op_Gemm ? 0 : 1;
                if (dfg_arg(g, add_2, swap_5) != gemm)
                    continue;
                constant_7 = dfg_arg(g, add_2, 1 - swap_5);
                if (!dfg_const_is(g, constant_7, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                constant_8 = dfg_arg(g, clip_3, 1);
                if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_9 = dfg_arg(g, clip_3, 2);
                if (!dfg_const_is(g, constant_9, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                constant_10 = dfg_arg(g, mul_3, 1 - swap_4);
                if (!dfg_const_near(g, constant_10, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
            } else {
                hardSigmoid = v;
                if (!dfg_calls_argc(g, hardSigmoid, onnx_dnnl_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != gemm)
                    continue;
            }
        }
        if (dfg_op(g, gemm) != onnx_dnnl_op_Gemm || dfg_n_args(g, gemm) > 3
            || dfg_arg(g, gemm, 0) == DFG_NONE || dfg_arg(g, gemm, 1) == DFG_NONE)
            continue;
        dfg_node a = dfg_arg(g, gemm, 0);
        dfg_node b = dfg_arg(g, gemm, 1);
        dfg_node c = dfg_arg(g, gemm, 2);
        if (dfg_dtype(g, n) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, gemm},
                         13))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_gemm_act_whole){.m = {.root = n}, .call = call,
                .gemm = gemm, .a = a, .b = b, .c = c, .clip = clip, .constant = constant,
                .constant_2 = constant_2, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                .div = div, .clip_2 = clip_2, .add = add, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2, .constant_7 = constant_7,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .hardSigmoid = hardSigmoid, .x = n}.m))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_gemm_act_keep(void *m, const struct onnx_dnnl_dnnl_gemm_act_match *found)
{
    *(struct onnx_dnnl_dnnl_gemm_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_gemm_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_gemm_act_match *m)
{
    return onnx_dnnl_dnnl_gemm_act_each(g, n, onnx_dnnl_dnnl_gemm_act_keep, m);
}

/* onnx_dnnl.pat:53, as an entry of a table
 * "dnnl.matmul_bias_gelu"  = plain(matmul_bias_gelu);
 */
bool onnx_dnnl_dnnl_matmul_bias_gelu_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_matmul_bias_gelu_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 5u; alt++) {
        for (uint32_t alt_2 = 0; alt_2 < (alt == 0 ? 3u : 1u); alt_2++) {
            dfg_node mul = DFG_NONE, constant_5 = DFG_NONE, mul_2 = DFG_NONE;
            uint32_t swap = 0;
            if (alt == 0 && alt_2 == 0) {
                mul = n;
                if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2))
                    continue;
                swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_Mul ? 0 : 1;
                constant_5 = dfg_arg(g, mul, 1 - swap);
                if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                    continue;
                mul_2 = dfg_arg(g, mul, swap);
                if (!dfg_calls_argc(g, mul_2, onnx_dnnl_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && alt_2 == 0 ? dfg_orders(g, mul_2) : 1u); swap_2++) {
                dfg_node add = DFG_NONE, t = DFG_NONE, mul_4 = DFG_NONE, mul_5 = DFG_NONE, constant_6 = DFG_NONE;
                dfg_node mul_6 = DFG_NONE, mul_7 = DFG_NONE, constant_7 = DFG_NONE, erf = DFG_NONE;
                dfg_node v = DFG_NONE, div = DFG_NONE, constant_2 = DFG_NONE, mul_3 = DFG_NONE;
                dfg_node constant_3 = DFG_NONE, constant_4 = DFG_NONE;
                uint32_t swap_3 = 0, swap_4 = 0, swap_5 = 0, swap_6 = 0, swap_7 = 0, swap_8 = 0;
                bool is_div = false;
                if (alt == 0) {
                    if (alt_2 == 0) {
                        add = dfg_arg(g, mul_2, swap_2);
                        t = dfg_arg(g, mul_2, 1 - swap_2);
                    } else if (alt_2 == 1) {
                        mul_4 = n;
                        if (!dfg_calls_argc(g, mul_4, onnx_dnnl_op_Mul, 2))
                            continue;
                        swap_3 = dfg_op(g, dfg_arg(g, mul_4, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                        add = dfg_arg(g, mul_4, swap_3);
                        mul_5 = dfg_arg(g, mul_4, 1 - swap_3);
                        if (!dfg_calls_argc(g, mul_5, onnx_dnnl_op_Mul, 2))
                            continue;
                        swap_4 = dfg_op(g, dfg_arg(g, mul_5, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                        t = dfg_arg(g, mul_5, swap_4);
                        constant_6 = dfg_arg(g, mul_5, 1 - swap_4);
                        if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                    } else {
                        mul_6 = n;
                        if (!dfg_calls_argc(g, mul_6, onnx_dnnl_op_Mul, 2))
                            continue;
                        swap_5 = dfg_op(g, dfg_arg(g, mul_6, 0)) == onnx_dnnl_op_Mul ? 0 : 1;
                        mul_7 = dfg_arg(g, mul_6, swap_5);
                        if (!dfg_calls_argc(g, mul_7, onnx_dnnl_op_Mul, 2))
                            continue;
                        swap_6 = dfg_op(g, dfg_arg(g, mul_7, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                        add = dfg_arg(g, mul_7, swap_6);
                        constant_7 = dfg_arg(g, mul_7, 1 - swap_6);
                        if (!dfg_const_is(g, constant_7, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, mul_6, 1 - swap_5);
                    }
                    if (!dfg_calls_argc(g, t, onnx_dnnl_op_Add, 2))
                        continue;
                    swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == onnx_dnnl_op_Erf ? 0 : 1;
                    erf = dfg_arg(g, t, swap_7);
                    if (!dfg_calls_argc(g, erf, onnx_dnnl_op_Erf, 1))
                        continue;
                    v = dfg_arg(g, erf, 0);
                    is_div = dfg_calls_argc(g, v, onnx_dnnl_op_Div, 2);
                    if (is_div) {
                        div = v;
                        if (dfg_arg(g, div, 0) != add)
                            continue;
                        constant_2 = dfg_arg(g, div, 1);
                        if (!dfg_const_near(g, constant_2, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                            continue;
                    } else {
                        mul_3 = v;
                        if (!dfg_calls_argc(g, mul_3, onnx_dnnl_op_Mul, 2))
                            continue;
                        swap_8 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                        if (dfg_arg(g, mul_3, swap_8) != add)
                            continue;
                        constant_3 = dfg_arg(g, mul_3, 1 - swap_8);
                        if (!dfg_const_near(g, constant_3, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE))
                            continue;
                    }
                    constant_4 = dfg_arg(g, t, 1 - swap_7);
                    if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                }
                for (uint32_t alt_3 = 0; alt_3 < (alt == 1 ? 3u : 1u); alt_3++) {
                    dfg_node mul_8 = DFG_NONE, constant_13 = DFG_NONE, mul_9 = DFG_NONE;
                    uint32_t swap_9 = 0;
                    if (alt == 1 && alt_3 == 0) {
                        mul_8 = n;
                        if (!dfg_calls_argc(g, mul_8, onnx_dnnl_op_Mul, 2))
                            continue;
                        swap_9 = dfg_op(g, dfg_arg(g, mul_8, 0)) == onnx_dnnl_op_Mul ? 0 : 1;
                        constant_13 = dfg_arg(g, mul_8, 1 - swap_9);
                        if (!dfg_const_is(g, constant_13, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        mul_9 = dfg_arg(g, mul_8, swap_9);
                        if (!dfg_calls_argc(g, mul_9, onnx_dnnl_op_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_10 = 0; swap_10 < (alt == 1 && alt_3 == 0 ? dfg_orders(g, mul_9) : 1u); swap_10++) {
                        dfg_node t_2 = DFG_NONE, mul_17 = DFG_NONE, mul_18 = DFG_NONE, constant_14 = DFG_NONE;
                        dfg_node mul_19 = DFG_NONE, mul_20 = DFG_NONE, constant_15 = DFG_NONE, constant_12 = DFG_NONE;
                        dfg_node tanh = DFG_NONE, mul_10 = DFG_NONE, constant_11 = DFG_NONE, add_2 = DFG_NONE;
                        dfg_node v_2 = DFG_NONE;
                        uint32_t swap_11 = 0, swap_12 = 0, swap_13 = 0, swap_14 = 0, swap_15 = 0, swap_16 = 0;
                        uint32_t swap_17 = 0;
                        if (alt == 1) {
                            if (alt_3 == 0) {
                                add = dfg_arg(g, mul_9, swap_10);
                                t_2 = dfg_arg(g, mul_9, 1 - swap_10);
                            } else if (alt_3 == 1) {
                                mul_17 = n;
                                if (!dfg_calls_argc(g, mul_17, onnx_dnnl_op_Mul, 2))
                                    continue;
                                swap_11 = dfg_op(g, dfg_arg(g, mul_17, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                                add = dfg_arg(g, mul_17, swap_11);
                                mul_18 = dfg_arg(g, mul_17, 1 - swap_11);
                                if (!dfg_calls_argc(g, mul_18, onnx_dnnl_op_Mul, 2))
                                    continue;
                                swap_12 = dfg_op(g, dfg_arg(g, mul_18, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                                constant_14 = dfg_arg(g, mul_18, 1 - swap_12);
                                if (!dfg_const_is(g, constant_14, dfg_float(0.5), DFG_NO_DTYPE))
                                    continue;
                                t_2 = dfg_arg(g, mul_18, swap_12);
                            } else {
                                mul_19 = n;
                                if (!dfg_calls_argc(g, mul_19, onnx_dnnl_op_Mul, 2))
                                    continue;
                                swap_13 = dfg_op(g, dfg_arg(g, mul_19, 0)) == onnx_dnnl_op_Mul ? 0 : 1;
                                mul_20 = dfg_arg(g, mul_19, swap_13);
                                if (!dfg_calls_argc(g, mul_20, onnx_dnnl_op_Mul, 2))
                                    continue;
                                swap_14 = dfg_op(g, dfg_arg(g, mul_20, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                                add = dfg_arg(g, mul_20, swap_14);
                                constant_15 = dfg_arg(g, mul_20, 1 - swap_14);
                                if (!dfg_const_is(g, constant_15, dfg_float(0.5), DFG_NO_DTYPE))
                                    continue;
                                t_2 = dfg_arg(g, mul_19, 1 - swap_13);
                            }
                            if (!dfg_calls_argc(g, t_2, onnx_dnnl_op_Add, 2))
                                continue;
                            swap_15 = dfg_op(g, dfg_arg(g, t_2, 0)) == onnx_dnnl_op_Tanh ? 0 : 1;
                            constant_12 = dfg_arg(g, t_2, 1 - swap_15);
                            if (!dfg_const_is(g, constant_12, dfg_int(1), DFG_NO_DTYPE))
                                continue;
                            tanh = dfg_arg(g, t_2, swap_15);
                            if (!dfg_calls_argc(g, tanh, onnx_dnnl_op_Tanh, 1))
                                continue;
                            mul_10 = dfg_arg(g, tanh, 0);
                            if (!dfg_calls_argc(g, mul_10, onnx_dnnl_op_Mul, 2))
                                continue;
                            swap_16 = dfg_op(g, dfg_arg(g, mul_10, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                            constant_11 = dfg_arg(g, mul_10, 1 - swap_16);
                            if (!dfg_const_near(g, constant_11, dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
                                continue;
                            add_2 = dfg_arg(g, mul_10, swap_16);
                            if (!dfg_calls_argc(g, add_2, onnx_dnnl_op_Add, 2))
                                continue;
                            swap_17 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                            if (dfg_arg(g, add_2, swap_17) != add)
                                continue;
                            v_2 = dfg_arg(g, add_2, 1 - swap_17);
                        }
                        for (uint32_t alt_4 = 0; alt_4 < (alt == 1 ? 2u : 1u); alt_4++) {
                            dfg_node mul_11 = DFG_NONE, constant_9 = DFG_NONE, v_3 = DFG_NONE, pow = DFG_NONE;
                            dfg_node constant_8 = DFG_NONE, mul_12 = DFG_NONE, mul_13 = DFG_NONE;
                            uint32_t swap_18 = 0, swap_19 = 0;
                            bool is_pow = false;
                            if (alt == 1 && alt_4 == 0) {
                                mul_11 = v_2;
                                if (!dfg_calls_argc(g, mul_11, onnx_dnnl_op_Mul, 2))
                                    continue;
                                swap_18 = dfg_op(g, dfg_arg(g, mul_11, 0)) == onnx_dnnl_op_Pow
                                    || dfg_op(g, dfg_arg(g, mul_11, 0)) == onnx_dnnl_op_Mul
                                    ? 0
                                    : 1;
                                constant_9 = dfg_arg(g, mul_11, 1 - swap_18);
                                if (!dfg_const_near(g, constant_9, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                                v_3 = dfg_arg(g, mul_11, swap_18);
                                is_pow = dfg_calls_argc(g, v_3, onnx_dnnl_op_Pow, 2);
                                if (is_pow) {
                                    pow = v_3;
                                    if (dfg_arg(g, pow, 0) != add)
                                        continue;
                                    constant_8 = dfg_arg(g, pow, 1);
                                    if (!dfg_const_is(g, constant_8, dfg_int(3), DFG_NO_DTYPE))
                                        continue;
                                } else {
                                    mul_12 = v_3;
                                    if (!dfg_calls_argc(g, mul_12, onnx_dnnl_op_Mul, 2))
                                        continue;
                                    swap_19 = dfg_op(g, dfg_arg(g, mul_12, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                                    if (dfg_arg(g, mul_12, swap_19) != add)
                                        continue;
                                    mul_13 = dfg_arg(g, mul_12, 1 - swap_19);
                                    if (!dfg_calls_argc(g, mul_13, onnx_dnnl_op_Mul, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_20 = 0; swap_20 < (alt == 1 && alt_4 == 0 && !is_pow ? dfg_orders(g, mul_13) : 1u); swap_20++) {
                                dfg_node mul_14 = DFG_NONE, mul_15 = DFG_NONE, mul_16 = DFG_NONE, constant_10 = DFG_NONE;
                                dfg_node gelu = DFG_NONE, gelu_2 = DFG_NONE, fastGelu = DFG_NONE;
                                uint32_t swap_21 = 0, swap_22 = 0, swap_23 = 0;
                                struct dfg_nodes rest = { NULL, 0 };
                                if (alt == 1) {
                                    if (alt_4 == 0) {
                                        if (!is_pow) {
                                            if (dfg_arg(g, mul_13, swap_20) != add)
                                                continue;
                                            if (dfg_arg(g, mul_13, 1 - swap_20) != add)
                                                continue;
                                        }
                                    } else {
                                        mul_14 = v_2;
                                        if (!dfg_calls_argc(g, mul_14, onnx_dnnl_op_Mul, 2))
                                            continue;
                                        swap_21 = dfg_op(g, dfg_arg(g, mul_14, 0)) == onnx_dnnl_op_Add ? 0
                                            : 1;
                                        if (dfg_arg(g, mul_14, swap_21) != add)
                                            continue;
                                        mul_15 = dfg_arg(g, mul_14, 1 - swap_21);
                                        if (!dfg_calls_argc(g, mul_15, onnx_dnnl_op_Mul, 2))
                                            continue;
                                        swap_22 = dfg_op(g, dfg_arg(g, mul_15, 0)) == onnx_dnnl_op_Add ? 0
                                            : 1;
                                        if (dfg_arg(g, mul_15, swap_22) != add)
                                            continue;
                                        mul_16 = dfg_arg(g, mul_15, 1 - swap_22);
                                        if (!dfg_calls_argc(g, mul_16, onnx_dnnl_op_Mul, 2))
                                            continue;
                                        swap_23 = dfg_op(g, dfg_arg(g, mul_16, 0)) == onnx_dnnl_op_Add ? 0
                                            : 1;
                                        if (dfg_arg(g, mul_16, swap_23) != add)
                                            continue;
                                        constant_10 = dfg_arg(g, mul_16, 1 - swap_23);
                                        if (!dfg_const_near(g, constant_10, dfg_float(0.044715), 0.0001,
                                                            DFG_NO_DTYPE))
                                            continue;
                                    }
                                } else if (alt == 2) {
                                    gelu = n;
                                    if (!dfg_calls_argc(g, gelu, onnx_dnnl_op_Gelu, 1))
                                        continue;
                                    add = dfg_arg(g, gelu, 0);
                                } else if (alt == 3) {
                                    gelu_2 = n;
                                    if (!dfg_calls_argc(g, gelu_2, onnx_dnnl_op_com_microsoft_Gelu, 1))
                                        continue;
                                    add = dfg_arg(g, gelu_2, 0);
                                } else if (alt == 4) {
                                    fastGelu = n;
                                    if (dfg_op(g, fastGelu) != onnx_dnnl_op_com_microsoft_FastGelu)
                                        continue;
                                    rest = dfg_rest(g, fastGelu, 1, 0);
                                    add = dfg_arg(g, fastGelu, 0);
                                }
                                if (!dfg_calls_argc(g, add, onnx_dnnl_op_Add, 2))
                                    continue;
                                uint32_t swap_24 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_dnnl_op_MatMul ? 0
                                    : 1;
                                dfg_node matMul = dfg_arg(g, add, swap_24);
                                if (!dfg_calls_with(g, matMul, onnx_dnnl_op_MatMul, 2))
                                    continue;
                                dfg_node a = dfg_arg(g, matMul, 0);
                                dfg_node b = dfg_arg(g, matMul, 1);
                                dfg_node c = dfg_arg(g, add, 1 - swap_24);
                                if (!dfg_is(g, c, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
                                    continue;
                                if (!dfg_in_body(g, n,
                                                 (const dfg_node[]){mul, mul_2, mul_4, mul_5, mul_6, mul_7,
                                                                    t, erf, div, mul_3, mul_8, mul_9,
                                                                    mul_17, mul_18, mul_19, mul_20, t_2,
                                                                    tanh, mul_10, add_2, mul_11, pow,
                                                                    mul_12, mul_13, mul_14, mul_15, mul_16,
                                                                    gelu, gelu_2, fastGelu, add, matMul},
                                                 32))
                                    continue;
                                if (accept(ctx, &(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole){.m = {.root = n}, .mul = mul,
                                        .mul_2 = mul_2, .add = add, .matMul = matMul, .a = a, .b = b, .c = c,
                                        .constant = c, .t = t, .erf = erf, .div = div, .constant_2 = constant_2,
                                        .mul_3 = mul_3, .constant_3 = constant_3, .constant_4 = constant_4,
                                        .constant_5 = constant_5, .mul_4 = mul_4, .mul_5 = mul_5,
                                        .constant_6 = constant_6, .mul_6 = mul_6, .mul_7 = mul_7,
                                        .constant_7 = constant_7, .mul_8 = mul_8, .mul_9 = mul_9, .t_2 = t_2,
                                        .tanh = tanh, .mul_10 = mul_10, .add_2 = add_2, .mul_11 = mul_11, .pow = pow,
                                        .constant_8 = constant_8, .mul_12 = mul_12, .mul_13 = mul_13,
                                        .constant_9 = constant_9, .mul_14 = mul_14, .mul_15 = mul_15, .mul_16 = mul_16,
                                        .constant_10 = constant_10, .constant_11 = constant_11,
                                        .constant_12 = constant_12, .constant_13 = constant_13, .mul_17 = mul_17,
                                        .mul_18 = mul_18, .constant_14 = constant_14, .mul_19 = mul_19, .mul_20 = mul_20,
                                        .constant_15 = constant_15, .gelu = gelu, .gelu_2 = gelu_2, .fastGelu = fastGelu,
                                        .rest = rest, .x = n}.m))
                                    return true;
                            }
                        }
                    }
                }
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_matmul_bias_gelu_keep(void *m, const struct onnx_dnnl_dnnl_matmul_bias_gelu_match *found)
{
    *(struct onnx_dnnl_dnnl_matmul_bias_gelu_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_matmul_bias_gelu_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_matmul_bias_gelu_match *m)
{
    return onnx_dnnl_dnnl_matmul_bias_gelu_each(g, n, onnx_dnnl_dnnl_matmul_bias_gelu_keep, m);
}

/* onnx_dnnl.pat:54, as an entry of a table
 * "dnnl.matmul_bias_act"   = plain(matmul_bias_act);
 */
bool onnx_dnnl_dnnl_matmul_bias_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_matmul_bias_act_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node call = DFG_NONE, add = DFG_NONE, clip = DFG_NONE, constant_2 = DFG_NONE;
        dfg_node constant_3 = DFG_NONE, mul = DFG_NONE, sigmoid = DFG_NONE, mul_2 = DFG_NONE;
        dfg_node v = DFG_NONE, div = DFG_NONE, clip_2 = DFG_NONE, add_2 = DFG_NONE, constant_4 = DFG_NONE;
        dfg_node constant_5 = DFG_NONE, constant_6 = DFG_NONE, constant_7 = DFG_NONE, mul_3 = DFG_NONE;
        dfg_node clip_3 = DFG_NONE, add_3 = DFG_NONE, constant_8 = DFG_NONE, constant_9 = DFG_NONE;
        dfg_node constant_10 = DFG_NONE, constant_11 = DFG_NONE, hardSigmoid = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            call = n;
            if (!(dfg_op(g, call) == onnx_dnnl_op_Relu || dfg_op(g, call) == onnx_dnnl_op_LeakyRelu
                  || dfg_op(g, call) == onnx_dnnl_op_Sigmoid || dfg_op(g, call) == onnx_dnnl_op_Tanh
                  || dfg_op(g, call) == onnx_dnnl_op_HardSigmoid
                  || dfg_op(g, call) == onnx_dnnl_op_HardSwish || dfg_op(g, call) == onnx_dnnl_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            add = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_dnnl_op_Clip, 3))
                continue;
            add = dfg_arg(g, clip, 0);
            constant_2 = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_3 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_Add ? 0 : 1;
            add = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_dnnl_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != add)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_dnnl_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_Add ? 0 : 1;
            add = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, onnx_dnnl_op_Div, 2) ? 0
                : dfg_calls_argc(g, v, onnx_dnnl_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_dnnl_op_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, onnx_dnnl_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                if (dfg_arg(g, add_2, swap_3) != add)
                    continue;
                constant_4 = dfg_arg(g, add_2, 1 - swap_3);
                if (!dfg_const_is(g, constant_4, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                constant_5 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_6 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                constant_7 = dfg_arg(g, div, 1);
                if (!dfg_const_is(g, constant_7, dfg_int(6), DFG_NO_DTYPE))
                    continue;
            } else if (alt_2 == 1) {
                mul_3 = v;
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_dnnl_op_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_dnnl_op_Clip, 3))
                    continue;
                add_3 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_3, onnx_dnnl_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_3, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                if (dfg_arg(g, add_3, swap_5) != add)
                    continue;
                constant_8 = dfg_arg(g, add_3, 1 - swap_5);
                if (!dfg_const_is(g, constant_8, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                constant_9 = dfg_arg(g, clip_3, 1);
                if (!dfg_const_is(g, constant_9, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_10 = dfg_arg(g, clip_3, 2);
                if (!dfg_const_is(g, constant_10, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                constant_11 = dfg_arg(g, mul_3, 1 - swap_4);
                if (!dfg_const_near(g, constant_11, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
            } else {
                hardSigmoid = v;
                if (!dfg_calls_argc(g, hardSigmoid, onnx_dnnl_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != add)
                    continue;
            }
        }
        if (!dfg_calls_argc(g, add, onnx_dnnl_op_Add, 2))
            continue;
        uint32_t swap_6 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_dnnl_op_MatMul ? 0 : 1;
        dfg_node matMul = dfg_arg(g, add, swap_6);
        if (!dfg_calls_with(g, matMul, onnx_dnnl_op_MatMul, 2))
            continue;
        dfg_node a = dfg_arg(g, matMul, 0);
        dfg_node b = dfg_arg(g, matMul, 1);
        dfg_node c = dfg_arg(g, add, 1 - swap_6);
        if (!dfg_is(g, c, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add_2, mul_3,
                                            clip_3, add_3, hardSigmoid, add, matMul},
                         14))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_matmul_bias_act_whole){.m = {.root = n}, .call = call,
                .add = add, .matMul = matMul, .a = a, .b = b, .c = c, .constant = c,
                .clip = clip, .constant_2 = constant_2, .constant_3 = constant_3, .mul = mul,
                .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2, .add_2 = add_2,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .constant_7 = constant_7, .mul_3 = mul_3, .clip_3 = clip_3, .add_3 = add_3,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .constant_11 = constant_11, .hardSigmoid = hardSigmoid, .x = n}.m))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_matmul_bias_act_keep(void *m, const struct onnx_dnnl_dnnl_matmul_bias_act_match *found)
{
    *(struct onnx_dnnl_dnnl_matmul_bias_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_matmul_bias_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_matmul_bias_act_match *m)
{
    return onnx_dnnl_dnnl_matmul_bias_act_each(g, n, onnx_dnnl_dnnl_matmul_bias_act_keep, m);
}

/* onnx_dnnl.pat:55, as an entry of a table
 * "dnnl.matmul_bias_sum"   = plain(matmul_bias_sum);
 */
bool onnx_dnnl_dnnl_matmul_bias_sum_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_matmul_bias_sum_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, onnx_dnnl_op_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node add_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, add_2, onnx_dnnl_op_Add, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_dnnl_op_MatMul ? 0 : 1;
        dfg_node matMul = dfg_arg(g, add_2, swap_2);
        if (!dfg_calls_with(g, matMul, onnx_dnnl_op_MatMul, 2))
            continue;
        dfg_node a = dfg_arg(g, matMul, 0);
        dfg_node b = dfg_arg(g, matMul, 1);
        dfg_node c = dfg_arg(g, add_2, 1 - swap_2);
        if (!dfg_is(g, c, DFG_CONST))
            continue;
        dfg_node residual = dfg_arg(g, n, 1 - swap);
        if (dfg_dtype(g, n) != DFG_F32 || !dfg_in_body(g, n, (const dfg_node[]){n, add_2, matMul}, 3))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_matmul_bias_sum_whole){.m = {.root = n}, .add = n,
                .add_2 = add_2, .matMul = matMul, .a = a, .b = b, .c = c, .constant = c,
                .residual = residual, .x = n}.m))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_matmul_bias_sum_keep(void *m, const struct onnx_dnnl_dnnl_matmul_bias_sum_match *found)
{
    *(struct onnx_dnnl_dnnl_matmul_bias_sum_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_matmul_bias_sum_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_matmul_bias_sum_match *m)
{
    return onnx_dnnl_dnnl_matmul_bias_sum_each(g, n, onnx_dnnl_dnnl_matmul_bias_sum_keep, m);
}

/* What is inside all loops of onnx_dnnl_dnnl_gelu. */
static bool onnx_dnnl_dnnl_gelu_part2(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_gelu_match *m), void *ctx, uint32_t alt,
    dfg_node mul, dfg_node constant_4, dfg_node mul_2, dfg_node x, dfg_node t, dfg_node mul_4,
    dfg_node mul_5, dfg_node constant_5, dfg_node mul_6, dfg_node mul_7, dfg_node constant_6,
    dfg_node constant_3, dfg_node erf, dfg_node div, dfg_node constant, dfg_node mul_3, dfg_node constant_2,
    dfg_node mul_8, dfg_node constant_12, dfg_node mul_9, dfg_node t_2, dfg_node mul_17, dfg_node mul_18,
    dfg_node constant_13, dfg_node mul_19, dfg_node mul_20, dfg_node constant_14, dfg_node constant_11,
    dfg_node tanh, dfg_node mul_10, dfg_node constant_10, dfg_node add, dfg_node v_2, uint32_t alt_4,
    dfg_node mul_11, dfg_node constant_8, bool is_pow, dfg_node pow, dfg_node constant_7, dfg_node mul_12)
{
    for (uint32_t swap_19 = 0; swap_19 < (alt == 1 && alt_4 == 0 && !is_pow ? dfg_orders(g, mul_12) : 1u); swap_19++) {
        dfg_node mul_13 = DFG_NONE;
        if (alt == 1 && alt_4 == 0 && !is_pow) {
            if (dfg_arg(g, mul_12, swap_19) != x)
                continue;
            mul_13 = dfg_arg(g, mul_12, 1 - swap_19);
            if (!dfg_calls_with(g, mul_13, onnx_dnnl_op_Mul, 2))
                continue;
        }
        for (uint32_t swap_20 = 0; swap_20 < (alt == 1 && alt_4 == 0 && !is_pow ? dfg_orders(g, mul_13) : 1u); swap_20++) {
            dfg_node mul_14 = DFG_NONE;
            if (alt == 1) {
                if (alt_4 == 0) {
                    if (!is_pow) {
                        if (dfg_arg(g, mul_13, swap_20) != x)
                            continue;
                        if (dfg_arg(g, mul_13, 1 - swap_20) != x)
                            continue;
                    }
                } else {
                    mul_14 = v_2;
                    if (!dfg_calls_with(g, mul_14, onnx_dnnl_op_Mul, 2))
                        continue;
                }
            }
            for (uint32_t swap_21 = 0; swap_21 < (alt == 1 && alt_4 == 1 ? dfg_orders(g, mul_14) : 1u); swap_21++) {
                dfg_node mul_15 = DFG_NONE;
                if (alt == 1 && alt_4 == 1) {
                    if (dfg_arg(g, mul_14, swap_21) != x)
                        continue;
                    mul_15 = dfg_arg(g, mul_14, 1 - swap_21);
                    if (!dfg_calls_with(g, mul_15, onnx_dnnl_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_22 = 0; swap_22 < (alt == 1 && alt_4 == 1 ? dfg_orders(g, mul_15) : 1u); swap_22++) {
                    dfg_node mul_16 = DFG_NONE;
                    if (alt == 1 && alt_4 == 1) {
                        if (dfg_arg(g, mul_15, swap_22) != x)
                            continue;
                        mul_16 = dfg_arg(g, mul_15, 1 - swap_22);
                        if (!dfg_calls_with(g, mul_16, onnx_dnnl_op_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_23 = 0; swap_23 < (alt == 1 && alt_4 == 1 ? dfg_orders(g, mul_16) : 1u); swap_23++) {
                        dfg_node constant_9 = DFG_NONE, gelu = DFG_NONE, gelu_2 = DFG_NONE, fastGelu = DFG_NONE;
                        struct dfg_nodes rest = { NULL, 0 };
                        if (alt == 1) {
                            if (alt_4 == 1) {
                                if (dfg_arg(g, mul_16, swap_23) != x)
                                    continue;
                                constant_9 = dfg_arg(g, mul_16, 1 - swap_23);
                                if (!dfg_const_near(g, constant_9, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                            }
                        } else if (alt == 2) {
                            gelu = n;
                            if (!dfg_calls_with(g, gelu, onnx_dnnl_op_Gelu, 1))
                                continue;
                            x = dfg_arg(g, gelu, 0);
                        } else if (alt == 3) {
                            gelu_2 = n;
                            if (!dfg_calls_with(g, gelu_2, onnx_dnnl_op_com_microsoft_Gelu, 1))
                                continue;
                            x = dfg_arg(g, gelu_2, 0);
                        } else if (alt == 4) {
                            fastGelu = n;
                            if (dfg_op(g, fastGelu) != onnx_dnnl_op_com_microsoft_FastGelu
                                || dfg_arg(g, fastGelu, 0) == DFG_NONE)
                                continue;
                            rest = dfg_rest(g, fastGelu, 1, 0);
                            x = dfg_arg(g, fastGelu, 0);
                        }
                        if (dfg_dtype(g, n) != DFG_F32)
                            continue;
                        if (alt != 0)
                            t = DFG_NONE;
                        if (alt != 1)
                            t_2 = DFG_NONE;
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){mul, mul_2, mul_4, mul_5, mul_6, mul_7, t, erf,
                                                            div, mul_3, mul_8, mul_9, mul_17, mul_18,
                                                            mul_19, mul_20, t_2, tanh, mul_10, add, mul_11,
                                                            pow, mul_12, mul_13, mul_14, mul_15, mul_16,
                                                            gelu, gelu_2, fastGelu},
                                         30))
                            continue;
                        if (accept(ctx, &(struct onnx_dnnl_dnnl_gelu_whole){.m = {.root = n}, .mul = mul, .mul_2 = mul_2,
                                .x = x, .t = t, .erf = erf, .div = div, .constant = constant, .mul_3 = mul_3,
                                .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
                                .mul_4 = mul_4, .mul_5 = mul_5, .constant_5 = constant_5, .mul_6 = mul_6,
                                .mul_7 = mul_7, .constant_6 = constant_6, .mul_8 = mul_8, .mul_9 = mul_9,
                                .t_2 = t_2, .tanh = tanh, .mul_10 = mul_10, .add = add, .mul_11 = mul_11,
                                .pow = pow, .constant_7 = constant_7, .mul_12 = mul_12, .mul_13 = mul_13,
                                .constant_8 = constant_8, .mul_14 = mul_14, .mul_15 = mul_15, .mul_16 = mul_16,
                                .constant_9 = constant_9, .constant_10 = constant_10, .constant_11 = constant_11,
                                .constant_12 = constant_12, .mul_17 = mul_17, .mul_18 = mul_18,
                                .constant_13 = constant_13, .mul_19 = mul_19, .mul_20 = mul_20,
                                .constant_14 = constant_14, .gelu = gelu, .gelu_2 = gelu_2, .fastGelu = fastGelu,
                                .rest = rest, .x_2 = n}.m))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

/* onnx_dnnl.pat:56, as an entry of a table
 * "dnnl.gelu"              = plain(gelu);
 */
bool onnx_dnnl_dnnl_gelu_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_gelu_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 5u; alt++) {
        for (uint32_t alt_2 = 0; alt_2 < (alt == 0 ? 3u : 1u); alt_2++) {
            dfg_node mul = DFG_NONE, constant_4 = DFG_NONE, mul_2 = DFG_NONE;
            uint32_t swap = 0;
            if (alt == 0 && alt_2 == 0) {
                mul = n;
                if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2))
                    continue;
                swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_Mul ? 0 : 1;
                constant_4 = dfg_arg(g, mul, 1 - swap);
                if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE))
                    continue;
                mul_2 = dfg_arg(g, mul, swap);
                if (!dfg_calls_with(g, mul_2, onnx_dnnl_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && alt_2 == 0 ? dfg_orders(g, mul_2) : 1u); swap_2++) {
                dfg_node x = DFG_NONE, t = DFG_NONE, mul_4 = DFG_NONE;
                if (alt == 0) {
                    if (alt_2 == 0) {
                        x = dfg_arg(g, mul_2, swap_2);
                        t = dfg_arg(g, mul_2, 1 - swap_2);
                    } else if (alt_2 == 1) {
                        mul_4 = n;
                        if (!dfg_calls_with(g, mul_4, onnx_dnnl_op_Mul, 2))
                            continue;
                    }
                }
                for (uint32_t swap_3 = 0; swap_3 < (alt == 0 && alt_2 == 1 ? dfg_orders(g, mul_4) : 1u); swap_3++) {
                    dfg_node mul_5 = DFG_NONE, constant_5 = DFG_NONE, mul_6 = DFG_NONE, mul_7 = DFG_NONE;
                    uint32_t swap_4 = 0, swap_5 = 0;
                    if (alt == 0) {
                        if (alt_2 == 1) {
                            x = dfg_arg(g, mul_4, swap_3);
                            mul_5 = dfg_arg(g, mul_4, 1 - swap_3);
                            if (!dfg_calls_argc(g, mul_5, onnx_dnnl_op_Mul, 2))
                                continue;
                            swap_4 = dfg_op(g, dfg_arg(g, mul_5, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                            constant_5 = dfg_arg(g, mul_5, 1 - swap_4);
                            if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                                continue;
                            t = dfg_arg(g, mul_5, swap_4);
                        } else if (alt_2 == 2) {
                            mul_6 = n;
                            if (!dfg_calls_argc(g, mul_6, onnx_dnnl_op_Mul, 2))
                                continue;
                            swap_5 = dfg_op(g, dfg_arg(g, mul_6, 0)) == onnx_dnnl_op_Mul ? 0 : 1;
                            mul_7 = dfg_arg(g, mul_6, swap_5);
                            if (!dfg_calls_with(g, mul_7, onnx_dnnl_op_Mul, 2))
                                continue;
                        }
                    }
                    for (uint32_t swap_6 = 0; swap_6 < (alt == 0 && alt_2 == 2 ? dfg_orders(g, mul_7) : 1u); swap_6++) {
                        dfg_node constant_6 = DFG_NONE, constant_3 = DFG_NONE, erf = DFG_NONE, v = DFG_NONE;
                        dfg_node div = DFG_NONE, constant = DFG_NONE, mul_3 = DFG_NONE;
                        uint32_t swap_7 = 0;
                        bool is_div = false;
                        if (alt == 0) {
                            if (alt_2 == 2) {
                                x = dfg_arg(g, mul_7, swap_6);
                                constant_6 = dfg_arg(g, mul_7, 1 - swap_6);
                                if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                                    continue;
                                t = dfg_arg(g, mul_6, 1 - swap_5);
                            }
                            if (!dfg_calls_argc(g, t, onnx_dnnl_op_Add, 2))
                                continue;
                            swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == onnx_dnnl_op_Erf ? 0 : 1;
                            constant_3 = dfg_arg(g, t, 1 - swap_7);
                            if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                                continue;
                            erf = dfg_arg(g, t, swap_7);
                            if (!dfg_calls_argc(g, erf, onnx_dnnl_op_Erf, 1))
                                continue;
                            v = dfg_arg(g, erf, 0);
                            is_div = dfg_calls_with(g, v, onnx_dnnl_op_Div, 2);
                            if (is_div) {
                                div = v;
                                if (dfg_arg(g, div, 0) != x)
                                    continue;
                                constant = dfg_arg(g, div, 1);
                                if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001,
                                                    DFG_NO_DTYPE))
                                    continue;
                            } else {
                                mul_3 = v;
                                if (!dfg_calls_with(g, mul_3, onnx_dnnl_op_Mul, 2))
                                    continue;
                            }
                        }
                        for (uint32_t swap_8 = 0; swap_8 < (alt == 0 && !is_div ? dfg_orders(g, mul_3) : 1u); swap_8++) {
                            dfg_node constant_2 = DFG_NONE;
                            if (alt == 0 && !is_div) {
                                if (dfg_arg(g, mul_3, swap_8) != x)
                                    continue;
                                constant_2 = dfg_arg(g, mul_3, 1 - swap_8);
                                if (!dfg_const_near(g, constant_2, dfg_float(0.70710678), 0.001,
                                                    DFG_NO_DTYPE))
                                    continue;
                            }
                            for (uint32_t alt_3 = 0; alt_3 < (alt == 1 ? 3u : 1u); alt_3++) {
                                dfg_node mul_8 = DFG_NONE, constant_12 = DFG_NONE, mul_9 = DFG_NONE;
                                uint32_t swap_9 = 0;
                                if (alt == 1 && alt_3 == 0) {
                                    mul_8 = n;
                                    if (!dfg_calls_argc(g, mul_8, onnx_dnnl_op_Mul, 2))
                                        continue;
                                    swap_9 = dfg_op(g, dfg_arg(g, mul_8, 0)) == onnx_dnnl_op_Mul ? 0 : 1;
                                    constant_12 = dfg_arg(g, mul_8, 1 - swap_9);
                                    if (!dfg_const_is(g, constant_12, dfg_float(0.5), DFG_NO_DTYPE))
                                        continue;
                                    mul_9 = dfg_arg(g, mul_8, swap_9);
                                    if (!dfg_calls_with(g, mul_9, onnx_dnnl_op_Mul, 2))
                                        continue;
                                }
                                for (uint32_t swap_10 = 0; swap_10 < (alt == 1 && alt_3 == 0 ? dfg_orders(g, mul_9) : 1u); swap_10++) {
                                    dfg_node t_2 = DFG_NONE, mul_17 = DFG_NONE;
                                    if (alt == 1) {
                                        if (alt_3 == 0) {
                                            x = dfg_arg(g, mul_9, swap_10);
                                            t_2 = dfg_arg(g, mul_9, 1 - swap_10);
                                        } else if (alt_3 == 1) {
                                            mul_17 = n;
                                            if (!dfg_calls_with(g, mul_17, onnx_dnnl_op_Mul, 2))
                                                continue;
                                        }
                                    }
                                    for (uint32_t swap_11 = 0; swap_11 < (alt == 1 && alt_3 == 1 ? dfg_orders(g, mul_17) : 1u); swap_11++) {
                                        dfg_node mul_18 = DFG_NONE, constant_13 = DFG_NONE, mul_19 = DFG_NONE, mul_20 = DFG_NONE;
                                        uint32_t swap_12 = 0, swap_13 = 0;
                                        if (alt == 1) {
                                            if (alt_3 == 1) {
                                                x = dfg_arg(g, mul_17, swap_11);
                                                mul_18 = dfg_arg(g, mul_17, 1 - swap_11);
                                                if (!dfg_calls_argc(g, mul_18, onnx_dnnl_op_Mul, 2))
                                                    continue;
                                                swap_12 = dfg_op(g, dfg_arg(g, mul_18, 0))
                                                    == onnx_dnnl_op_Add
                                                    ? 0
                                                    : 1;
                                                constant_13 = dfg_arg(g, mul_18, 1 - swap_12);
                                                if (!dfg_const_is(g, constant_13, dfg_float(0.5),
                                                                  DFG_NO_DTYPE))
                                                    continue;
                                                t_2 = dfg_arg(g, mul_18, swap_12);
                                            } else if (alt_3 == 2) {
                                                mul_19 = n;
                                                if (!dfg_calls_argc(g, mul_19, onnx_dnnl_op_Mul, 2))
                                                    continue;
                                                swap_13 = dfg_op(g, dfg_arg(g, mul_19, 0))
                                                    == onnx_dnnl_op_Mul
                                                    ? 0
                                                    : 1;
                                                mul_20 = dfg_arg(g, mul_19, swap_13);
                                                if (!dfg_calls_with(g, mul_20, onnx_dnnl_op_Mul, 2))
                                                    continue;
                                            }
                                        }
                                        for (uint32_t swap_14 = 0; swap_14 < (alt == 1 && alt_3 == 2 ? dfg_orders(g, mul_20) : 1u); swap_14++) {
                                            dfg_node constant_14 = DFG_NONE, constant_11 = DFG_NONE, tanh = DFG_NONE, mul_10 = DFG_NONE;
                                            dfg_node constant_10 = DFG_NONE, add = DFG_NONE;
                                            uint32_t swap_15 = 0, swap_16 = 0;
                                            if (alt == 1) {
                                                if (alt_3 == 2) {
                                                    x = dfg_arg(g, mul_20, swap_14);
                                                    constant_14 = dfg_arg(g, mul_20, 1 - swap_14);
                                                    if (!dfg_const_is(g, constant_14, dfg_float(0.5),
                                                                      DFG_NO_DTYPE))
                                                        continue;
                                                    t_2 = dfg_arg(g, mul_19, 1 - swap_13);
                                                }
                                                if (!dfg_calls_argc(g, t_2, onnx_dnnl_op_Add, 2))
                                                    continue;
                                                swap_15 = dfg_op(g, dfg_arg(g, t_2, 0)) == onnx_dnnl_op_Tanh
                                                    ? 0
                                                    : 1;
                                                constant_11 = dfg_arg(g, t_2, 1 - swap_15);
                                                if (!dfg_const_is(g, constant_11, dfg_int(1), DFG_NO_DTYPE))
                                                    continue;
                                                tanh = dfg_arg(g, t_2, swap_15);
                                                if (!dfg_calls_argc(g, tanh, onnx_dnnl_op_Tanh, 1))
                                                    continue;
                                                mul_10 = dfg_arg(g, tanh, 0);
                                                if (!dfg_calls_argc(g, mul_10, onnx_dnnl_op_Mul, 2))
                                                    continue;
                                                swap_16 = dfg_op(g, dfg_arg(g, mul_10, 0))
                                                    == onnx_dnnl_op_Add
                                                    ? 0
                                                    : 1;
                                                constant_10 = dfg_arg(g, mul_10, 1 - swap_16);
                                                if (!dfg_const_near(g, constant_10, dfg_float(0.79788456),
                                                                    0.001, DFG_NO_DTYPE))
                                                    continue;
                                                add = dfg_arg(g, mul_10, swap_16);
                                                if (!dfg_calls_with(g, add, onnx_dnnl_op_Add, 2))
                                                    continue;
                                            }
                                            for (uint32_t swap_17 = 0; swap_17 < (alt == 1 ? dfg_orders(g, add) : 1u); swap_17++) {
                                                dfg_node v_2 = DFG_NONE;
                                                if (alt == 1) {
                                                    if (dfg_arg(g, add, swap_17) != x)
                                                        continue;
                                                    v_2 = dfg_arg(g, add, 1 - swap_17);
                                                }
                                                for (uint32_t alt_4 = 0; alt_4 < (alt == 1 ? 2u : 1u); alt_4++) {
                                                    dfg_node mul_11 = DFG_NONE, constant_8 = DFG_NONE, v_3 = DFG_NONE, pow = DFG_NONE;
                                                    dfg_node constant_7 = DFG_NONE, mul_12 = DFG_NONE;
                                                    uint32_t swap_18 = 0;
                                                    bool is_pow = false;
                                                    if (alt == 1 && alt_4 == 0) {
                                                        mul_11 = v_2;
                                                        if (!dfg_calls_argc(g, mul_11, onnx_dnnl_op_Mul, 2))
                                                            continue;
                                                        swap_18 = dfg_op(g, dfg_arg(g, mul_11, 0))
                                                            == onnx_dnnl_op_Pow
                                                            || dfg_op(g, dfg_arg(g, mul_11, 0)) == onnx_dnnl_op_Mul
                                                            ? 0
                                                            : 1;
                                                        constant_8 = dfg_arg(g, mul_11, 1 - swap_18);
                                                        if (!dfg_const_near(g, constant_8, dfg_float(0.044715),
                                                                            0.0001, DFG_NO_DTYPE))
                                                            continue;
                                                        v_3 = dfg_arg(g, mul_11, swap_18);
                                                        is_pow = dfg_calls_with(g, v_3, onnx_dnnl_op_Pow, 2);
                                                        if (is_pow) {
                                                            pow = v_3;
                                                            if (dfg_arg(g, pow, 0) != x)
                                                                continue;
                                                            constant_7 = dfg_arg(g, pow, 1);
                                                            if (!dfg_const_is(g, constant_7, dfg_int(3), DFG_NO_DTYPE))
                                                                continue;
                                                        } else {
                                                            mul_12 = v_3;
                                                            if (!dfg_calls_with(g, mul_12, onnx_dnnl_op_Mul, 2))
                                                                continue;
                                                        }
                                                    }
                                                    if (onnx_dnnl_dnnl_gelu_part2(g, n, accept, ctx, alt, mul,
                                                                                  constant_4, mul_2, x, t,
                                                                                  mul_4, mul_5, constant_5,
                                                                                  mul_6, mul_7, constant_6,
                                                                                  constant_3, erf, div,
                                                                                  constant, mul_3, constant_2,
                                                                                  mul_8, constant_12, mul_9,
                                                                                  t_2, mul_17, mul_18,
                                                                                  constant_13, mul_19, mul_20,
                                                                                  constant_14, constant_11,
                                                                                  tanh, mul_10, constant_10,
                                                                                  add, v_2, alt_4, mul_11,
                                                                                  constant_8, is_pow, pow,
                                                                                  constant_7, mul_12))
                                                        return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_gelu_keep(void *m, const struct onnx_dnnl_dnnl_gelu_match *found)
{
    *(struct onnx_dnnl_dnnl_gelu_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_gelu_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_gelu_match *m)
{
    return onnx_dnnl_dnnl_gelu_each(g, n, onnx_dnnl_dnnl_gelu_keep, m);
}

/* onnx_dnnl.pat:57, as an entry of a table
 * "dnnl.swish"             = plain(swish);
 */
bool onnx_dnnl_dnnl_swish_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_swish_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, onnx_dnnl_op_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_with(g, sigmoid, onnx_dnnl_op_Sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != x)
            continue;
        if (dfg_dtype(g, n) != DFG_F32 || !dfg_in_body(g, n, (const dfg_node[]){n, sigmoid}, 2))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_swish_whole){.m = {.root = n}, .mul = n, .x = x,
                .sigmoid = sigmoid, .x_2 = n}.m))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_swish_keep(void *m, const struct onnx_dnnl_dnnl_swish_match *found)
{
    *(struct onnx_dnnl_dnnl_swish_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_swish_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_swish_match *m)
{
    return onnx_dnnl_dnnl_swish_each(g, n, onnx_dnnl_dnnl_swish_keep, m);
}

/* onnx_dnnl.pat:58, as an entry of a table
 * "dnnl.hard_swish"        = plain(hard_swish);
 */
bool onnx_dnnl_dnnl_hard_swish_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_hard_swish_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, onnx_dnnl_op_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node v = dfg_arg(g, n, 1 - swap);
        uint32_t alt = dfg_calls_argc(g, v, onnx_dnnl_op_Div, 2) ? 0
            : dfg_calls_argc(g, v, onnx_dnnl_op_Mul, 2) ? 1 : 2;
        dfg_node div = DFG_NONE, constant_4 = DFG_NONE, clip = DFG_NONE, constant_2 = DFG_NONE;
        dfg_node constant_3 = DFG_NONE, add = DFG_NONE;
        if (alt == 0) {
            div = v;
            constant_4 = dfg_arg(g, div, 1);
            if (!dfg_const_is(g, constant_4, dfg_int(6), DFG_NO_DTYPE))
                continue;
            clip = dfg_arg(g, div, 0);
            if (!dfg_calls_with(g, clip, onnx_dnnl_op_Clip, 3))
                continue;
            constant_2 = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_3 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE))
                continue;
            add = dfg_arg(g, clip, 0);
            if (!dfg_calls_with(g, add, onnx_dnnl_op_Add, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, add) : 1u); swap_2++) {
            dfg_node constant = DFG_NONE, mul_2 = DFG_NONE, constant_8 = DFG_NONE, clip_2 = DFG_NONE;
            dfg_node constant_6 = DFG_NONE, constant_7 = DFG_NONE, add_2 = DFG_NONE;
            uint32_t swap_3 = 0;
            if (alt == 0) {
                if (dfg_arg(g, add, swap_2) != x)
                    continue;
                constant = dfg_arg(g, add, 1 - swap_2);
                if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                    continue;
            } else if (alt == 1) {
                mul_2 = v;
                swap_3 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_Clip ? 0 : 1;
                constant_8 = dfg_arg(g, mul_2, 1 - swap_3);
                if (!dfg_const_near(g, constant_8, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
                clip_2 = dfg_arg(g, mul_2, swap_3);
                if (!dfg_calls_with(g, clip_2, onnx_dnnl_op_Clip, 3))
                    continue;
                constant_6 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_6, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_7 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_7, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_with(g, add_2, onnx_dnnl_op_Add, 2))
                    continue;
            }
            for (uint32_t swap_4 = 0; swap_4 < (alt == 1 ? dfg_orders(g, add_2) : 1u); swap_4++) {
                dfg_node constant_5 = DFG_NONE, hardSigmoid = DFG_NONE;
                if (alt == 1) {
                    if (dfg_arg(g, add_2, swap_4) != x)
                        continue;
                    constant_5 = dfg_arg(g, add_2, 1 - swap_4);
                    if (!dfg_const_is(g, constant_5, dfg_int(3), DFG_NO_DTYPE))
                        continue;
                } else if (alt == 2) {
                    hardSigmoid = v;
                    if (!dfg_calls_with(g, hardSigmoid, onnx_dnnl_op_HardSigmoid, 1))
                        continue;
                    if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_alpha, dfg_float(0.2)),
                                     dfg_float(0.16666667), 0.0001))
                        continue;
                    if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_dnnl_attr_beta, dfg_float(0.5)),
                                  dfg_float(0.5)))
                        continue;
                    if (dfg_arg(g, hardSigmoid, 0) != x)
                        continue;
                }
                if (dfg_dtype(g, n) != DFG_F32)
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){n, div, clip, add, mul_2, clip_2, add_2, hardSigmoid},
                                 8))
                    continue;
                if (accept(ctx, &(struct onnx_dnnl_dnnl_hard_swish_whole){.m = {.root = n}, .mul = n, .x = x,
                        .div = div, .clip = clip, .add = add, .constant = constant,
                        .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
                        .mul_2 = mul_2, .clip_2 = clip_2, .add_2 = add_2, .constant_5 = constant_5,
                        .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
                        .hardSigmoid = hardSigmoid, .x_2 = n}.m))
                    return true;
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_hard_swish_keep(void *m, const struct onnx_dnnl_dnnl_hard_swish_match *found)
{
    *(struct onnx_dnnl_dnnl_hard_swish_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_hard_swish_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_hard_swish_match *m)
{
    return onnx_dnnl_dnnl_hard_swish_each(g, n, onnx_dnnl_dnnl_hard_swish_keep, m);
}

/* onnx_dnnl.pat:59, as an entry of a table
 * "dnnl.matmul_bias"       = plain(matmul_bias);
 */
static bool onnx_dnnl_dnnl_matmul_bias_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_matmul_bias_whole *m)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == onnx_dnnl_op_MatMul ? 0 : 1;
    dfg_node matMul = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, matMul, onnx_dnnl_op_MatMul, 2))
        return false;
    dfg_node a = dfg_arg(g, matMul, 0);
    dfg_node b = dfg_arg(g, matMul, 1);
    dfg_node c = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, c, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){n, matMul}, 2))
        return false;
    *m = (struct onnx_dnnl_dnnl_matmul_bias_whole){.m = {.root = n}, .add = n,
            .matMul = matMul, .a = a, .b = b, .c = c, .constant = c, .x = n};
    return true;
}

bool onnx_dnnl_dnnl_matmul_bias_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_matmul_bias_match *m)
{
    struct onnx_dnnl_dnnl_matmul_bias_whole whole;
    if (!onnx_dnnl_dnnl_matmul_bias_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_dnnl_matmul_bias_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_matmul_bias_match *m), void *ctx)
{
    struct onnx_dnnl_dnnl_matmul_bias_whole whole;
    return onnx_dnnl_dnnl_matmul_bias_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:60, as an entry of a table
 * "dnnl.conv"              = plain(conv);
 */
static bool onnx_dnnl_dnnl_conv_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_whole *m)
{
    if (dfg_op(g, n) != onnx_dnnl_op_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node b = dfg_arg(g, n, 2);
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n))
        return false;
    *m = (struct onnx_dnnl_dnnl_conv_whole){.m = {.root = n}, .conv = n, .x = x, .w = w,
            .b = b, .x_2 = n};
    return true;
}

bool onnx_dnnl_dnnl_conv_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_match *m)
{
    struct onnx_dnnl_dnnl_conv_whole whole;
    if (!onnx_dnnl_dnnl_conv_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_dnnl_conv_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_match *m), void *ctx)
{
    struct onnx_dnnl_dnnl_conv_whole whole;
    return onnx_dnnl_dnnl_conv_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:61, as an entry of a table
 * "dnnl.deconv"            = plain(ConvTranspose(_, _, _));
 */
static bool onnx_dnnl_dnnl_deconv_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_deconv_whole *m)
{
    if (!dfg_calls_with(g, n, onnx_dnnl_op_ConvTranspose, 3))
        return false;
    dfg_node x_2 = dfg_arg(g, n, 0);
    dfg_node x_3 = dfg_arg(g, n, 1);
    dfg_node x_4 = dfg_arg(g, n, 2);
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n))
        return false;
    *m = (struct onnx_dnnl_dnnl_deconv_whole){.m = {.root = n}, .x = n,
            .convTranspose = n, .x_2 = x_2, .x_3 = x_3, .x_4 = x_4};
    return true;
}

bool onnx_dnnl_dnnl_deconv_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_deconv_match *m)
{
    struct onnx_dnnl_dnnl_deconv_whole whole;
    if (!onnx_dnnl_dnnl_deconv_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_dnnl_deconv_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_deconv_match *m), void *ctx)
{
    struct onnx_dnnl_dnnl_deconv_whole whole;
    return onnx_dnnl_dnnl_deconv_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:62, as an entry of a table
 * "dnnl.deconv_no_bias"    = plain(ConvTranspose(_, _));
 */
static bool onnx_dnnl_dnnl_deconv_no_bias_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_deconv_no_bias_whole *m)
{
    if (!dfg_calls_with(g, n, onnx_dnnl_op_ConvTranspose, 2))
        return false;
    dfg_node x_2 = dfg_arg(g, n, 0);
    dfg_node x_3 = dfg_arg(g, n, 1);
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n))
        return false;
    *m = (struct onnx_dnnl_dnnl_deconv_no_bias_whole){.m = {.root = n}, .x = n,
            .convTranspose = n, .x_2 = x_2, .x_3 = x_3};
    return true;
}

bool onnx_dnnl_dnnl_deconv_no_bias_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_deconv_no_bias_match *m)
{
    struct onnx_dnnl_dnnl_deconv_no_bias_whole whole;
    if (!onnx_dnnl_dnnl_deconv_no_bias_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_dnnl_deconv_no_bias_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_deconv_no_bias_match *m), void *ctx)
{
    struct onnx_dnnl_dnnl_deconv_no_bias_whole whole;
    return onnx_dnnl_dnnl_deconv_no_bias_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:63, as an entry of a table
 * "dnnl.gemm"              = plain(gemm);
 */
static bool onnx_dnnl_dnnl_gemm_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_gemm_whole *m)
{
    if (dfg_op(g, n) != onnx_dnnl_op_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    dfg_node c = dfg_arg(g, n, 2);
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n))
        return false;
    *m = (struct onnx_dnnl_dnnl_gemm_whole){.m = {.root = n}, .gemm = n, .a = a, .b = b,
            .c = c, .x = n};
    return true;
}

bool onnx_dnnl_dnnl_gemm_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_gemm_match *m)
{
    struct onnx_dnnl_dnnl_gemm_whole whole;
    if (!onnx_dnnl_dnnl_gemm_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_dnnl_gemm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_gemm_match *m), void *ctx)
{
    struct onnx_dnnl_dnnl_gemm_whole whole;
    return onnx_dnnl_dnnl_gemm_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:64, as an entry of a table
 * "dnnl.matmul"            = plain(MatMul(_, _));
 */
static bool onnx_dnnl_dnnl_matmul_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_matmul_whole *m)
{
    if (!dfg_calls_with(g, n, onnx_dnnl_op_MatMul, 2))
        return false;
    dfg_node x_2 = dfg_arg(g, n, 0);
    dfg_node x_3 = dfg_arg(g, n, 1);
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n))
        return false;
    *m = (struct onnx_dnnl_dnnl_matmul_whole){.m = {.root = n}, .x = n, .matMul = n,
            .x_2 = x_2, .x_3 = x_3};
    return true;
}

bool onnx_dnnl_dnnl_matmul_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_matmul_match *m)
{
    struct onnx_dnnl_dnnl_matmul_whole whole;
    if (!onnx_dnnl_dnnl_matmul_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_dnnl_matmul_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_matmul_match *m), void *ctx)
{
    struct onnx_dnnl_dnnl_matmul_whole whole;
    return onnx_dnnl_dnnl_matmul_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:65, as an entry of a table
 * "dnnl.softmax"           = plain(Softmax(_));
 */
static bool onnx_dnnl_dnnl_softmax_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_softmax_whole *m)
{
    if (!dfg_calls_with(g, n, onnx_dnnl_op_Softmax, 1))
        return false;
    dfg_node x_2 = dfg_arg(g, n, 0);
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n))
        return false;
    *m = (struct onnx_dnnl_dnnl_softmax_whole){.m = {.root = n}, .x = n, .softmax = n,
            .x_2 = x_2};
    return true;
}

bool onnx_dnnl_dnnl_softmax_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_softmax_match *m)
{
    struct onnx_dnnl_dnnl_softmax_whole whole;
    if (!onnx_dnnl_dnnl_softmax_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_dnnl_softmax_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_softmax_match *m), void *ctx)
{
    struct onnx_dnnl_dnnl_softmax_whole whole;
    return onnx_dnnl_dnnl_softmax_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:66, as an entry of a table
 * "dnnl.pool"              = plain((MaxPool | AveragePool)(_) { ceil_mode == 0 } | GlobalAveragePool(_));
 */
static bool onnx_dnnl_dnnl_pool_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_pool_whole *m)
{
    bool is_call = dfg_op(g, n) == onnx_dnnl_op_MaxPool || dfg_op(g, n) == onnx_dnnl_op_AveragePool
        || dfg_is(g, n, DFG_GET);
    dfg_node call = DFG_NONE, call_call = DFG_NONE, x_2 = DFG_NONE, globalAveragePool = DFG_NONE;
    dfg_node x_3 = DFG_NONE;
    if (is_call) {
        call = n;
        call_call = dfg_first_result(g, call);
        if (!(call_call == call || dfg_op(g, call_call) == onnx_dnnl_op_MaxPool))
            return false;
        if (!(dfg_op(g, call_call) == onnx_dnnl_op_MaxPool
              || dfg_op(g, call_call) == onnx_dnnl_op_AveragePool)
            || !dfg_has_args(g, call_call, 1))
            return false;
        if (!dfg_int_is(g, call_call, onnx_dnnl_attr_ceil_mode, 0, 0))
            return false;
        x_2 = dfg_arg(g, call_call, 0);
    } else {
        globalAveragePool = n;
        if (!dfg_calls_with(g, globalAveragePool, onnx_dnnl_op_GlobalAveragePool, 1))
            return false;
        x_3 = dfg_arg(g, globalAveragePool, 0);
    }
    if (dfg_dtype(g, n) != DFG_F32)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){call, is_call ? call_call : DFG_NONE, globalAveragePool}, 3))
        return false;
    *m = (struct onnx_dnnl_dnnl_pool_whole){.m = {.root = n}, .x = n, .call = call,
            .call_call = dfg_first_result(g, call), .x_2 = x_2,
            .globalAveragePool = globalAveragePool, .x_3 = x_3};
    return true;
}

bool onnx_dnnl_dnnl_pool_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_pool_match *m)
{
    struct onnx_dnnl_dnnl_pool_whole whole;
    if (!onnx_dnnl_dnnl_pool_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_dnnl_pool_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_pool_match *m), void *ctx)
{
    struct onnx_dnnl_dnnl_pool_whole whole;
    return onnx_dnnl_dnnl_pool_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:67, as an entry of a table
 * "dnnl.batch_norm"        = plain(normalized);
 */
static bool onnx_dnnl_dnnl_batch_norm_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_batch_norm_whole *m)
{
    dfg_node batchNormalization_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, batchNormalization_call, onnx_dnnl_op_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, batchNormalization_call, onnx_dnnl_attr_training_mode, 0, 0))
        return false;
    dfg_node p = dfg_arg(g, batchNormalization_call, 0);
    dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
    if (!dfg_is(g, bias, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
    if (!dfg_is(g, mean, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
    if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){n, batchNormalization_call}, 2))
        return false;
    *m = (struct onnx_dnnl_dnnl_batch_norm_whole){.m = {.root = n},
            .batchNormalization = n, .batchNormalization_call = dfg_first_result(g, n),
            .p = p, .scale = scale, .constant = scale, .bias = bias, .constant_2 = bias,
            .mean = mean, .constant_3 = mean, .variance = variance, .constant_4 = variance,
            .x = n};
    return true;
}

bool onnx_dnnl_dnnl_batch_norm_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_batch_norm_match *m)
{
    struct onnx_dnnl_dnnl_batch_norm_whole whole;
    if (!onnx_dnnl_dnnl_batch_norm_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_dnnl_batch_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_batch_norm_match *m), void *ctx)
{
    struct onnx_dnnl_dnnl_batch_norm_whole whole;
    return onnx_dnnl_dnnl_batch_norm_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:68, as an entry of a table
 * "dnnl.eltwise"           = plain((Relu | LeakyRelu | Sigmoid | Tanh | Abs | Exp | Log | Sqrt | Round | Elu | Softplus)(_)
 *                                      | Clip(...));
 */
static bool onnx_dnnl_dnnl_eltwise_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_eltwise_whole *m)
{
    bool is_call = (dfg_op(g, n) == onnx_dnnl_op_Relu || dfg_op(g, n) == onnx_dnnl_op_LeakyRelu
                    || dfg_op(g, n) == onnx_dnnl_op_Sigmoid || dfg_op(g, n) == onnx_dnnl_op_Tanh
                    || dfg_op(g, n) == onnx_dnnl_op_Abs || dfg_op(g, n) == onnx_dnnl_op_Exp
                    || dfg_op(g, n) == onnx_dnnl_op_Log || dfg_op(g, n) == onnx_dnnl_op_Sqrt
                    || dfg_op(g, n) == onnx_dnnl_op_Round || dfg_op(g, n) == onnx_dnnl_op_Elu
                    || dfg_op(g, n) == onnx_dnnl_op_Softplus)
        && dfg_has_args(g, n, 1);
    dfg_node call = DFG_NONE, x_2 = DFG_NONE, clip = DFG_NONE;
    struct dfg_nodes rest = { NULL, 0 };
    if (is_call) {
        call = n;
        x_2 = dfg_arg(g, call, 0);
    } else {
        clip = n;
        if (dfg_op(g, clip) != onnx_dnnl_op_Clip)
            return false;
        rest = dfg_rest(g, clip, 0, 0);
    }
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_in_body(g, n, (const dfg_node[]){call, clip}, 2))
        return false;
    *m = (struct onnx_dnnl_dnnl_eltwise_whole){.m = {.root = n}, .x = n, .call = call,
            .x_2 = x_2, .clip = clip, .rest = rest};
    return true;
}

bool onnx_dnnl_dnnl_eltwise_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_eltwise_match *m)
{
    struct onnx_dnnl_dnnl_eltwise_whole whole;
    if (!onnx_dnnl_dnnl_eltwise_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_dnnl_dnnl_eltwise_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_eltwise_match *m), void *ctx)
{
    struct onnx_dnnl_dnnl_eltwise_whole whole;
    return onnx_dnnl_dnnl_eltwise_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_dnnl.pat:70, as an entry of a table
 * "dnnl.binary"            = plain((Add | Sub | Mul | Div | Min | Max)(_, _));
 */
bool onnx_dnnl_dnnl_binary_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_binary_match *m), void *ctx)
{
    if (!(dfg_op(g, n) == onnx_dnnl_op_Add || dfg_op(g, n) == onnx_dnnl_op_Sub
          || dfg_op(g, n) == onnx_dnnl_op_Mul || dfg_op(g, n) == onnx_dnnl_op_Div
          || dfg_op(g, n) == onnx_dnnl_op_Min || dfg_op(g, n) == onnx_dnnl_op_Max)
        || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < (dfg_op(g, n) == onnx_dnnl_op_Add || dfg_op(g, n) == onnx_dnnl_op_Mul || dfg_op(g, n) == onnx_dnnl_op_Min || dfg_op(g, n) == onnx_dnnl_op_Max ? dfg_orders(g, n) : 1u); swap++) {
        dfg_node x_2 = dfg_arg(g, n, swap);
        dfg_node x_3 = dfg_arg(g, n, 1 - swap);
        if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_binary_whole){.m = {.root = n}, .x = n, .call = n,
                .x_2 = x_2, .x_3 = x_3}.m))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_binary_keep(void *m, const struct onnx_dnnl_dnnl_binary_match *found)
{
    *(struct onnx_dnnl_dnnl_binary_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_binary_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_binary_match *m)
{
    return onnx_dnnl_dnnl_binary_each(g, n, onnx_dnnl_dnnl_binary_keep, m);
}

/* ---- onnx_dnnl.pat:36  table onnx_dnnl ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool onnx_dnnl_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: { /* ONNX_DNNL_DNNL_INT8_CONV: where bytes(x, w, q) */
        struct onnx_dnnl_int8_conv_match m;
        return onnx_dnnl_int8_conv_match(g, n, &m);
    }
    case 1: { /* ONNX_DNNL_DNNL_INT8_GEMM: where bytes(x, w, q) */
        struct onnx_dnnl_int8_gemm_match m;
        return onnx_dnnl_int8_gemm_match(g, n, &m);
    }
    case 2: { /* ONNX_DNNL_DNNL_INT8_MATMUL: where bytes(x, w, q) */
        struct onnx_dnnl_int8_matmul_match m;
        return onnx_dnnl_int8_matmul_match(g, n, &m);
    }
    case 3: { /* ONNX_DNNL_DNNL_INT8_BINARY: where bytes(x, y, q) */
        struct onnx_dnnl_int8_binary_match m;
        return onnx_dnnl_int8_binary_match(g, n, &m);
    }
    case 4: { /* ONNX_DNNL_DNNL_LAYER_NORM: x is one node at several places */
        struct onnx_dnnl_dnnl_layer_norm_match m;
        return onnx_dnnl_dnnl_layer_norm_match(g, n, &m);
    }
    case 5: { /* ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT: 'Add(a, b) | Sum(a, b)' is one node at several places */
        struct onnx_dnnl_dnnl_conv_norm_sum_act_match m;
        return onnx_dnnl_dnnl_conv_norm_sum_act_match(g, n, &m);
    }
    case 6: { /* ONNX_DNNL_DNNL_CONV_NORM_SUM: exact but for closures */
        struct onnx_dnnl_dnnl_conv_norm_sum_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_conv_norm_sum_match(g, n, &m);
    }
    case 7: { /* ONNX_DNNL_DNNL_CONV_SUM_ACT: 'Add(a, b) | Sum(a, b)' is one node at several places */
        struct onnx_dnnl_dnnl_conv_sum_act_match m;
        return onnx_dnnl_dnnl_conv_sum_act_match(g, n, &m);
    }
    case 8: { /* ONNX_DNNL_DNNL_CONV_NORM_ACT: 'BatchNormalization(p, scale & const, bia ...' is one n ... */
        struct onnx_dnnl_dnnl_conv_norm_act_match m;
        return onnx_dnnl_dnnl_conv_norm_act_match(g, n, &m);
    }
    case 9: { /* ONNX_DNNL_DNNL_CONV_NORM: exact but for closures */
        struct onnx_dnnl_dnnl_conv_norm_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_conv_norm_match(g, n, &m);
    }
    case 10: { /* ONNX_DNNL_DNNL_DECONV_NORM_ACT: 'BatchNormalization(p, scale & const, bia ...' is one n ... */
        struct onnx_dnnl_dnnl_deconv_norm_act_match m;
        return onnx_dnnl_dnnl_deconv_norm_act_match(g, n, &m);
    }
    case 11: { /* ONNX_DNNL_DNNL_DECONV_NORM: exact but for closures */
        struct onnx_dnnl_dnnl_deconv_norm_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_deconv_norm_match(g, n, &m);
    }
    case 12: { /* ONNX_DNNL_DNNL_CONV_ACT: 'Conv(x, w, b?)' is one node at several places */
        struct onnx_dnnl_dnnl_conv_act_match m;
        return onnx_dnnl_dnnl_conv_act_match(g, n, &m);
    }
    case 13: { /* ONNX_DNNL_DNNL_CONV_SUM: exact but for closures */
        struct onnx_dnnl_dnnl_conv_sum_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_conv_sum_match(g, n, &m);
    }
    case 14: { /* ONNX_DNNL_DNNL_GEMM_ACT: 'Gemm(a, b, c?)' is one node at several places */
        struct onnx_dnnl_dnnl_gemm_act_match m;
        return onnx_dnnl_dnnl_gemm_act_match(g, n, &m);
    }
    case 15: { /* ONNX_DNNL_DNNL_MATMUL_BIAS_GELU: 'Add(MatMul(a, b), c & const)' is one node at several p ... */
        struct onnx_dnnl_dnnl_matmul_bias_gelu_match m;
        return onnx_dnnl_dnnl_matmul_bias_gelu_match(g, n, &m);
    }
    case 16: { /* ONNX_DNNL_DNNL_MATMUL_BIAS_ACT: 'Add(MatMul(a, b), c & const)' is one node at several p ... */
        struct onnx_dnnl_dnnl_matmul_bias_act_match m;
        return onnx_dnnl_dnnl_matmul_bias_act_match(g, n, &m);
    }
    case 17: { /* ONNX_DNNL_DNNL_MATMUL_BIAS_SUM: exact but for closures */
        struct onnx_dnnl_dnnl_matmul_bias_sum_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_matmul_bias_sum_match(g, n, &m);
    }
    case 18: { /* ONNX_DNNL_DNNL_GELU: x is one node at several places */
        struct onnx_dnnl_dnnl_gelu_match m;
        return onnx_dnnl_dnnl_gelu_match(g, n, &m);
    }
    case 19: { /* ONNX_DNNL_DNNL_SWISH: x is one node at several places */
        struct onnx_dnnl_dnnl_swish_match m;
        return onnx_dnnl_dnnl_swish_match(g, n, &m);
    }
    case 20: { /* ONNX_DNNL_DNNL_HARD_SWISH: x is one node at several places */
        struct onnx_dnnl_dnnl_hard_swish_match m;
        return onnx_dnnl_dnnl_hard_swish_match(g, n, &m);
    }
    case 21: { /* ONNX_DNNL_DNNL_MATMUL_BIAS: exact but for closures */
        struct onnx_dnnl_dnnl_matmul_bias_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_matmul_bias_match(g, n, &m);
    }
    case 22: { /* ONNX_DNNL_DNNL_CONV: exact but for closures */
        struct onnx_dnnl_dnnl_conv_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_conv_match(g, n, &m);
    }
    case 23: { /* ONNX_DNNL_DNNL_DECONV: exact but for closures */
        struct onnx_dnnl_dnnl_deconv_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_deconv_match(g, n, &m);
    }
    case 24: { /* ONNX_DNNL_DNNL_DECONV_NO_BIAS: exact but for closures */
        struct onnx_dnnl_dnnl_deconv_no_bias_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_deconv_no_bias_match(g, n, &m);
    }
    case 25: { /* ONNX_DNNL_DNNL_GEMM: exact but for closures */
        struct onnx_dnnl_dnnl_gemm_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_gemm_match(g, n, &m);
    }
    case 26: { /* ONNX_DNNL_DNNL_MATMUL: exact but for closures */
        struct onnx_dnnl_dnnl_matmul_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_matmul_match(g, n, &m);
    }
    case 27: { /* ONNX_DNNL_DNNL_SOFTMAX: exact but for closures */
        struct onnx_dnnl_dnnl_softmax_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_softmax_match(g, n, &m);
    }
    case 28: { /* ONNX_DNNL_DNNL_POOL: exact but for closures */
        struct onnx_dnnl_dnnl_pool_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_pool_match(g, n, &m);
    }
    case 29: { /* ONNX_DNNL_DNNL_BATCH_NORM: exact but for closures */
        struct onnx_dnnl_dnnl_batch_norm_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_batch_norm_match(g, n, &m);
    }
    case 30: { /* ONNX_DNNL_DNNL_ELTWISE: exact but for closures */
        struct onnx_dnnl_dnnl_eltwise_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_eltwise_match(g, n, &m);
    }
    case 31: { /* ONNX_DNNL_DNNL_BINARY: exact but for closures */
        struct onnx_dnnl_dnnl_binary_match m;
        return !dfg_has_closures(g) || onnx_dnnl_dnnl_binary_match(g, n, &m);
    }
    default:
        return false;
    }
}

/* onnx_fusion.pat:86  DequantizeLinear(q, s & const, (z & const)?) */
static inline bool onnx_dnnl_is_dequantized(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_DequantizeLinear) && dfg_n_args(g, n) <= 3
        && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:86  DequantizeLinear(q, s & const, (z & const)?) */
static inline bool onnx_dnnl_is_dequantized_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_DequantizeLinear) && dfg_n_args(g, n) <= 3
        && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:93  Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero), (dequantized(b, b_s ...; the operator is known */
static inline bool onnx_dnnl_is_Conv(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && onnx_dnnl_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_dnnl_is_dequantized_2(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || onnx_dnnl_is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:97  Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero), (dequantized(b, b_s ...; the operator is known */
static inline bool onnx_dnnl_is_Gemm(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && onnx_dnnl_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_dnnl_is_dequantized_2(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || onnx_dnnl_is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:103  (Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale, y_zero)); the operator is known */
static inline bool onnx_dnnl_is_Add(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && onnx_dnnl_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_dnnl_is_dequantized(g, dfg_arg(g, n, 1));
}

/* onnx_fusion.pat:101  MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)); the operator is known */
static inline bool onnx_dnnl_is_MatMul(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && onnx_dnnl_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_dnnl_is_dequantized(g, dfg_arg(g, n, 1));
}

/* op in {QuantizeLinear}: ONNX_DNNL_DNNL_INT8_CONV, ONNX_DNNL_DNNL_INT8_GEMM,
 * ONNX_DNNL_DNNL_INT8_MATMUL, ONNX_DNNL_DNNL_INT8_BINARY */
static uint64_t onnx_dnnl_at_QuantizeLinear(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST))
        && dfg_n_args(g, n) <= 3) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_dnnl_op_Relu:
            if (dfg_argc_is(g, a0, 1)) {
                const dfg_node a0_0 = dfg_arg(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case onnx_dnnl_op_Conv:
                    if (onnx_dnnl_is_Conv(g, a0_0))
                        set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_CONV);
                    break;
                case onnx_dnnl_op_Gemm:
                    if (onnx_dnnl_is_Gemm(g, a0_0))
                        set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_GEMM);
                    break;
                case onnx_dnnl_op_Add:
                case onnx_dnnl_op_Div:
                case onnx_dnnl_op_Mul:
                case onnx_dnnl_op_Sub:
                    if (onnx_dnnl_is_Add(g, a0_0))
                        set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_BINARY);
                    break;
                default:
                    break;
                }
            }
            break;
        case onnx_dnnl_op_Conv:
            if (onnx_dnnl_is_Conv(g, a0))
                set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_CONV);
            break;
        case onnx_dnnl_op_Gemm:
            if (onnx_dnnl_is_Gemm(g, a0))
                set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_GEMM);
            break;
        case onnx_dnnl_op_MatMul:
            if (onnx_dnnl_is_MatMul(g, a0))
                set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_MATMUL);
            break;
        case onnx_dnnl_op_Add:
        case onnx_dnnl_op_Div:
        case onnx_dnnl_op_Mul:
        case onnx_dnnl_op_Sub:
            if (onnx_dnnl_is_Add(g, a0))
                set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_BINARY);
            break;
        default:
            break;
        }
    }
    return set;
}

/* onnx_fusion.pat:118  Sub(x, ReduceMean(x) { keepdims == 1 }) */
static inline bool onnx_dnnl_is_centred(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Sub) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls(g, a1, onnx_dnnl_op_ReduceMean) && dfg_has_args(g, a1, 1)
        && dfg_int_is(g, a1, onnx_dnnl_attr_keepdims, 1, 1);
}

/* onnx_fusion.pat:122  Pow(e, 2) */
static inline bool onnx_dnnl_is_Pow(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Pow) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:122  ReduceMean(Pow(e, 2) | Mul(e, e)) */
static inline bool onnx_dnnl_is_v(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_ReduceMean) || !dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (onnx_dnnl_is_Pow(g, a0) || (dfg_calls(g, a0, onnx_dnnl_op_Mul) && dfg_argc_is(g, a0, 2)))
        && dfg_int_is(g, n, onnx_dnnl_attr_keepdims, 1, 1);
}

/* onnx_fusion.pat:123  Add(v, eps & const) */
static inline bool onnx_dnnl_is_Add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_dnnl_is_v(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && onnx_dnnl_is_v(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:123  Sqrt(Add(v, eps & const)) */
static inline bool onnx_dnnl_is_s(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Sqrt) && dfg_argc_is(g, n, 1)
        && onnx_dnnl_is_Add_2(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:124  Div(d, s) */
static inline bool onnx_dnnl_is_Div(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Div) && dfg_argc_is(g, n, 2)
        && onnx_dnnl_is_centred(g, dfg_arg(g, n, 0)) && onnx_dnnl_is_s(g, dfg_arg(g, n, 1));
}

/* onnx_fusion.pat:124  Reciprocal(s) */
static inline bool onnx_dnnl_is_Reciprocal(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Reciprocal) && dfg_argc_is(g, n, 1)
        && onnx_dnnl_is_s(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:124  Mul(d, Reciprocal(s)) */
static inline bool onnx_dnnl_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return onnx_dnnl_is_Reciprocal(g, dfg_arg(g, n, 1)) || onnx_dnnl_is_Reciprocal(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:125  Mul(n, scale); the operator is known */
static inline bool onnx_dnnl_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2))
        return false;
    return onnx_dnnl_is_Div(g, dfg_arg(g, n, 0)) || onnx_dnnl_is_Mul_2(g, dfg_arg(g, n, 0))
        || onnx_dnnl_is_Div(g, dfg_arg(g, n, 1)) || onnx_dnnl_is_Mul_2(g, dfg_arg(g, n, 1));
}

/* onnx_fusion.pat:26  Conv(x, w & const, b?) */
static inline bool onnx_dnnl_is_Conv_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Conv) && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* onnx_fusion.pat:23  BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) */
static inline bool onnx_dnnl_is_normalized(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_BatchNormalization) && dfg_argc_is(g, n, 5)
        && onnx_dnnl_is_Conv_2(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST) && dfg_int_is(g, n, onnx_dnnl_attr_training_mode, 0, 0);
}

/* onnx_fusion.pat:19  Add(MatMul(a, b), c & const) */
static inline bool onnx_dnnl_is_matmul_bias(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_calls(g, a0, onnx_dnnl_op_MatMul) && dfg_has_args(g, a0, 2) && dfg_is(g, a1, DFG_CONST))
        || (dfg_is(g, a0, DFG_CONST) && dfg_calls(g, a1, onnx_dnnl_op_MatMul) && dfg_has_args(g, a1, 2));
}

/* from bit 0 on: ONNX_DNNL_DNNL_LAYER_NORM, ONNX_DNNL_DNNL_CONV_NORM_SUM,
 * ONNX_DNNL_DNNL_CONV_SUM, ONNX_DNNL_DNNL_MATMUL_BIAS_SUM, and 1 more such group */
static uint64_t onnx_dnnl_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case onnx_dnnl_op_Mul:
        if (onnx_dnnl_is_Mul(g, n))
            set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_LAYER_NORM ... */
        break;
    case onnx_dnnl_op_BatchNormalization:
    case DFG_GET:
        if (onnx_dnnl_is_normalized(g, dfg_first_result(g, n)))
            set |= DFG_BIT(2); /* ONNX_DNNL_DNNL_CONV_NORM_SUM ... */
        break;
    case onnx_dnnl_op_Conv:
        if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE)
            set |= DFG_BIT(9); /* ONNX_DNNL_DNNL_CONV_SUM ... */
        break;
    case onnx_dnnl_op_Add:
        if (onnx_dnnl_is_matmul_bias(g, n))
            set |= DFG_BIT(13); /* ONNX_DNNL_DNNL_MATMUL_BIAS_SUM ... */
        break;
    default:
        break;
    }
    return set;
}

/* op in {Add}: ONNX_DNNL_DNNL_LAYER_NORM, ONNX_DNNL_DNNL_CONV_NORM_SUM,
 * ONNX_DNNL_DNNL_CONV_SUM, ONNX_DNNL_DNNL_MATMUL_BIAS_SUM, ONNX_DNNL_DNNL_MATMUL_BIAS */
static uint64_t onnx_dnnl_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32) {
        if (dfg_has_args(g, n, 2)) {
            set |= onnx_dnnl_part(g, dfg_arg(g, n, 0)) << 4;
            set |= onnx_dnnl_part(g, dfg_arg(g, n, 1)) << 4;
        }
        const dfg_node a0 = dfg_arg(g, n, 0);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (dfg_argc_is(g, n, 2)
            && ((dfg_calls(g, a0, onnx_dnnl_op_MatMul) && dfg_has_args(g, a0, 2)
                 && dfg_is(g, a1, DFG_CONST))
                || (dfg_is(g, a0, DFG_CONST) && dfg_calls(g, a1, onnx_dnnl_op_MatMul)
                    && dfg_has_args(g, a1, 2))))
            set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS);
    }
    return set;
}

/* op in {LayerNormalization}: ONNX_DNNL_DNNL_LAYER_NORM */
static uint64_t onnx_dnnl_at_LayerNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1 && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_arg(g, n, 1) != DFG_NONE && dfg_dtype(g, n) == DFG_F32)
        set |= DFG_BIT(ONNX_DNNL_DNNL_LAYER_NORM);
    return set;
}

/* onnx_fusion.pat:28  ConvTranspose(x, w & const, b?) */
static inline bool onnx_dnnl_is_ConvTranspose(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_ConvTranspose) && dfg_n_args(g, n) <= 3
        && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* from bit 0 on: ONNX_DNNL_DNNL_CONV_NORM, ONNX_DNNL_DNNL_DECONV_NORM,
 * ONNX_DNNL_DNNL_BATCH_NORM, and 1 more such group */
static uint64_t onnx_dnnl_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_int_is(g, n, onnx_dnnl_attr_training_mode, 0, 0)) {
        if (dfg_argc_is(g, n, 5)) {
            const dfg_node a0 = dfg_arg(g, n, 0);
            switch (dfg_op(g, a0)) {
            case onnx_dnnl_op_Conv:
                if (onnx_dnnl_is_Conv_2(g, a0))
                    set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_CONV_NORM ... */
                break;
            case onnx_dnnl_op_ConvTranspose:
                if (onnx_dnnl_is_ConvTranspose(g, a0))
                    set |= DFG_BIT(2); /* ONNX_DNNL_DNNL_DECONV_NORM ... */
                break;
            default:
                break;
            }
        }
        if (dfg_has_args(g, n, 5))
            set |= DFG_BIT(20); /* ONNX_DNNL_DNNL_BATCH_NORM ... */
    }
    return set;
}

/* op in {get}: ONNX_DNNL_DNNL_LAYER_NORM, ONNX_DNNL_DNNL_CONV_NORM,
 * ONNX_DNNL_DNNL_DECONV_NORM, ONNX_DNNL_DNNL_POOL, ONNX_DNNL_DNNL_BATCH_NORM */
static uint64_t onnx_dnnl_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0 && dfg_dtype(g, n) == DFG_F32) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_dnnl_op_LayerNormalization:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_DNNL_DNNL_LAYER_NORM);
            break;
        case onnx_dnnl_op_BatchNormalization:
            if (dfg_is(g, dfg_arg(g, a0, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, a0, 2), DFG_CONST)
                && dfg_is(g, dfg_arg(g, a0, 3), DFG_CONST) && dfg_is(g, dfg_arg(g, a0, 4), DFG_CONST))
                set |= onnx_dnnl_part_2(g, a0) << 9;
            break;
        case onnx_dnnl_op_MaxPool:
            if (dfg_has_args(g, a0, 1) && dfg_int_is(g, a0, onnx_dnnl_attr_ceil_mode, 0, 0))
                set |= DFG_BIT(ONNX_DNNL_DNNL_POOL);
            break;
        default:
            break;
        }
    }
    return set;
}

/* onnx_fusion.pat:23  BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) */
static inline bool onnx_dnnl_is_normalized_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_BatchNormalization) && dfg_argc_is(g, n, 5)
        && onnx_dnnl_is_ConvTranspose(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST) && dfg_int_is(g, n, onnx_dnnl_attr_training_mode, 0, 0);
}

/* onnx_fusion.pat:75  Add(a, b) */
static inline bool onnx_dnnl_is_Add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Add) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return onnx_dnnl_is_normalized(g, dfg_first_result(g, a0))
        || onnx_dnnl_is_normalized(g, dfg_first_result(g, a1));
}

/* onnx_fusion.pat:75  Add(a, b) */
static inline bool onnx_dnnl_is_Add_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Add) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_calls(g, a0, onnx_dnnl_op_Conv) && dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE
            && dfg_arg(g, a0, 1) != DFG_NONE)
        || (dfg_calls(g, a1, onnx_dnnl_op_Conv) && dfg_n_args(g, a1) <= 3 && dfg_arg(g, a1, 0) != DFG_NONE
            && dfg_arg(g, a1, 1) != DFG_NONE);
}

/* op in {Gelu, HardSigmoid, HardSwish, LeakyRelu, Relu, Sigmoid, Tanh}:
 * ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT, ONNX_DNNL_DNNL_CONV_SUM_ACT, ONNX_DNNL_DNNL_CONV_NORM_ACT,
 * ONNX_DNNL_DNNL_DECONV_NORM_ACT, ONNX_DNNL_DNNL_CONV_ACT, ONNX_DNNL_DNNL_GEMM_ACT,
 * ONNX_DNNL_DNNL_MATMUL_BIAS_ACT */
static uint64_t onnx_dnnl_at_Gelu_like(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_dtype(g, n) == DFG_F32) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_dnnl_op_BatchNormalization:
        case DFG_GET:
            if (onnx_dnnl_is_normalized(g, dfg_first_result(g, a0)))
                set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_ACT);
            if (onnx_dnnl_is_normalized_2(g, dfg_first_result(g, a0)))
                set |= DFG_BIT(ONNX_DNNL_DNNL_DECONV_NORM_ACT);
            break;
        case onnx_dnnl_op_Conv:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_ACT);
            break;
        case onnx_dnnl_op_Gemm:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_DNNL_DNNL_GEMM_ACT);
            break;
        case onnx_dnnl_op_Add:
            if (onnx_dnnl_is_matmul_bias(g, a0))
                set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_ACT);
            break;
        default:
            break;
        }
        if (onnx_dnnl_is_Add_3(g, a0) || (dfg_calls(g, a0, onnx_dnnl_op_Sum) && dfg_has_args(g, a0, 2)))
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT);
        if (onnx_dnnl_is_Add_4(g, a0) || (dfg_calls(g, a0, onnx_dnnl_op_Sum) && dfg_has_args(g, a0, 2)))
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_SUM_ACT);
    }
    return set;
}

/* op in {Clip}: ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT, ONNX_DNNL_DNNL_CONV_SUM_ACT,
 * ONNX_DNNL_DNNL_CONV_NORM_ACT, ONNX_DNNL_DNNL_DECONV_NORM_ACT, ONNX_DNNL_DNNL_CONV_ACT,
 * ONNX_DNNL_DNNL_GEMM_ACT, ONNX_DNNL_DNNL_MATMUL_BIAS_ACT, ONNX_DNNL_DNNL_ELTWISE */
static uint64_t onnx_dnnl_at_Clip(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32) {
        if (dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
            && dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE) && dfg_has_args(g, n, 3)) {
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_SUM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_DECONV_NORM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_GEMM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_ACT);
        }
        set |= DFG_BIT(ONNX_DNNL_DNNL_ELTWISE);
    }
    return set;
}

/* onnx_fusion.pat:38  Add(x, 3) */
static inline bool onnx_dnnl_is_Add_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(3), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:38  Clip(Add(x, 3), 0, 6) */
static inline bool onnx_dnnl_is_Clip(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Clip) && dfg_has_args(g, n, 3)
        && onnx_dnnl_is_Add_5(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:38  Div(Clip(Add(x, 3), 0, 6), 6) */
static inline bool onnx_dnnl_is_Div_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Div) && dfg_argc_is(g, n, 2)
        && onnx_dnnl_is_Clip(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:39  Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4)) */
static inline bool onnx_dnnl_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_dnnl_is_Clip(g, dfg_arg(g, n, 0))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE)
            && onnx_dnnl_is_Clip(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:45  Div(x, approx(1.41421356, 1e-3)) */
static inline bool onnx_dnnl_is_Div_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Div) && dfg_argc_is(g, n, 2)
        && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(1.41421356), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Mul(x, approx(0.70710678, 1e-3)) */
static inline bool onnx_dnnl_is_Mul_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))) */
static inline bool onnx_dnnl_is_Erf(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Erf) && dfg_argc_is(g, n, 1)
        && (onnx_dnnl_is_Div_3(g, dfg_arg(g, n, 0)) || onnx_dnnl_is_Mul_4(g, dfg_arg(g, n, 0)));
}

/* onnx_fusion.pat:45  Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1) */
static inline bool onnx_dnnl_is_t(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_dnnl_is_Erf(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_dnnl_is_Erf(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:51  Pow(x, 3) */
static inline bool onnx_dnnl_is_Pow_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Pow) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:51  Mul(x, Mul(x, x)) */
static inline bool onnx_dnnl_is_Mul_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (dfg_calls(g, a1, onnx_dnnl_op_Mul) && dfg_argc_is(g, a1, 2))
        || (dfg_calls(g, a0, onnx_dnnl_op_Mul) && dfg_argc_is(g, a0, 2));
}

/* onnx_fusion.pat:51  Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4)) */
static inline bool onnx_dnnl_is_Mul_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return ((onnx_dnnl_is_Pow_2(g, dfg_arg(g, n, 0)) || onnx_dnnl_is_Mul_7(g, dfg_arg(g, n, 0)))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
            && (onnx_dnnl_is_Pow_2(g, dfg_arg(g, n, 1)) || onnx_dnnl_is_Mul_7(g, dfg_arg(g, n, 1))));
}

/* onnx_fusion.pat:52  Mul(x, approx(0.044715, 1e-4)) */
static inline bool onnx_dnnl_is_Mul_10(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:52  Mul(x, Mul(x, approx(0.044715, 1e-4))) */
static inline bool onnx_dnnl_is_Mul_9(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return onnx_dnnl_is_Mul_10(g, dfg_arg(g, n, 1)) || onnx_dnnl_is_Mul_10(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:52  Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4)))) */
static inline bool onnx_dnnl_is_Mul_8(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return onnx_dnnl_is_Mul_9(g, dfg_arg(g, n, 1)) || onnx_dnnl_is_Mul_9(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Add(x, cubic(x)) */
static inline bool onnx_dnnl_is_Add_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return onnx_dnnl_is_Mul_6(g, dfg_arg(g, n, 1)) || onnx_dnnl_is_Mul_8(g, dfg_arg(g, n, 1))
        || onnx_dnnl_is_Mul_6(g, dfg_arg(g, n, 0)) || onnx_dnnl_is_Mul_8(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)) */
static inline bool onnx_dnnl_is_Mul_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_dnnl_is_Add_6(g, dfg_arg(g, n, 0))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE)
            && onnx_dnnl_is_Add_6(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:54  Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))) */
static inline bool onnx_dnnl_is_Tanh(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Tanh) && dfg_argc_is(g, n, 1)
        && onnx_dnnl_is_Mul_5(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1) */
static inline bool onnx_dnnl_is_t_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_dnnl_is_Tanh(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_dnnl_is_Tanh(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:45  Div(x, approx(1.41421356, 1e-3)) */
static inline bool onnx_dnnl_is_Div_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Div) && dfg_has_args(g, n, 2)
        && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(1.41421356), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Mul(x, approx(0.70710678, 1e-3)) */
static inline bool onnx_dnnl_is_Mul_11(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))) */
static inline bool onnx_dnnl_is_Erf_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Erf) && dfg_argc_is(g, n, 1)
        && (onnx_dnnl_is_Div_4(g, dfg_arg(g, n, 0)) || onnx_dnnl_is_Mul_11(g, dfg_arg(g, n, 0)));
}

/* onnx_fusion.pat:45  Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1) */
static inline bool onnx_dnnl_is_t_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_dnnl_is_Erf_2(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_dnnl_is_Erf_2(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:51  Pow(x, 3) */
static inline bool onnx_dnnl_is_Pow_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Pow) && dfg_has_args(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:51  Mul(x, Mul(x, x)) */
static inline bool onnx_dnnl_is_Mul_14(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (dfg_calls(g, a1, onnx_dnnl_op_Mul) && dfg_has_args(g, a1, 2))
        || (dfg_calls(g, a0, onnx_dnnl_op_Mul) && dfg_has_args(g, a0, 2));
}

/* onnx_fusion.pat:51  Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4)) */
static inline bool onnx_dnnl_is_Mul_13(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return ((onnx_dnnl_is_Pow_3(g, dfg_arg(g, n, 0)) || onnx_dnnl_is_Mul_14(g, dfg_arg(g, n, 0)))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
            && (onnx_dnnl_is_Pow_3(g, dfg_arg(g, n, 1)) || onnx_dnnl_is_Mul_14(g, dfg_arg(g, n, 1))));
}

/* onnx_fusion.pat:52  Mul(x, approx(0.044715, 1e-4)) */
static inline bool onnx_dnnl_is_Mul_17(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:52  Mul(x, Mul(x, approx(0.044715, 1e-4))) */
static inline bool onnx_dnnl_is_Mul_16(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return onnx_dnnl_is_Mul_17(g, dfg_arg(g, n, 1)) || onnx_dnnl_is_Mul_17(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:52  Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4)))) */
static inline bool onnx_dnnl_is_Mul_15(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return onnx_dnnl_is_Mul_16(g, dfg_arg(g, n, 1)) || onnx_dnnl_is_Mul_16(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Add(x, cubic(x)) */
static inline bool onnx_dnnl_is_Add_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Add) || !dfg_has_args(g, n, 2))
        return false;
    return onnx_dnnl_is_Mul_13(g, dfg_arg(g, n, 1)) || onnx_dnnl_is_Mul_15(g, dfg_arg(g, n, 1))
        || onnx_dnnl_is_Mul_13(g, dfg_arg(g, n, 0)) || onnx_dnnl_is_Mul_15(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)) */
static inline bool onnx_dnnl_is_Mul_12(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_dnnl_is_Add_7(g, dfg_arg(g, n, 0))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE)
            && onnx_dnnl_is_Add_7(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:54  Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))) */
static inline bool onnx_dnnl_is_Tanh_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Tanh) && dfg_argc_is(g, n, 1)
        && onnx_dnnl_is_Mul_12(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1) */
static inline bool onnx_dnnl_is_t_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_dnnl_is_Tanh_2(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_dnnl_is_Tanh_2(g, dfg_arg(g, n, 1)));
}

/* from bit 0 on: ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, ONNX_DNNL_DNNL_GELU, and 1 more such group */
static uint64_t onnx_dnnl_part_4(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if ((onnx_dnnl_is_matmul_bias(g, dfg_arg(g, n, 0)) && onnx_dnnl_is_t(g, dfg_arg(g, n, 1)))
            || (onnx_dnnl_is_t(g, dfg_arg(g, n, 0)) && onnx_dnnl_is_matmul_bias(g, dfg_arg(g, n, 1)))
            || onnx_dnnl_is_t_2(g, dfg_arg(g, n, 1)) || onnx_dnnl_is_t_2(g, dfg_arg(g, n, 0)))
            set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_MATMUL_BIAS_GELU ... */
    }
    if (dfg_has_args(g, n, 2)) {
        if (onnx_dnnl_is_t_3(g, dfg_arg(g, n, 1)) || onnx_dnnl_is_t_3(g, dfg_arg(g, n, 0))
            || onnx_dnnl_is_t_4(g, dfg_arg(g, n, 1)) || onnx_dnnl_is_t_4(g, dfg_arg(g, n, 0)))
            set |= DFG_BIT(3); /* ONNX_DNNL_DNNL_GELU ... */
    }
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, and 1 more such group */
static uint64_t onnx_dnnl_part_5(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if ((onnx_dnnl_is_Erf(g, dfg_arg(g, n, 0))
         && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_dnnl_is_Erf(g, dfg_arg(g, n, 1)))
        || (onnx_dnnl_is_Tanh(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_dnnl_is_Tanh(g, dfg_arg(g, n, 1))))
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_MATMUL_BIAS_GELU ... */
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_GELU, and 1 more such group */
static uint64_t onnx_dnnl_part_6(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if ((onnx_dnnl_is_Erf_2(g, dfg_arg(g, n, 0))
         && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_dnnl_is_Erf_2(g, dfg_arg(g, n, 1)))
        || (onnx_dnnl_is_Tanh_2(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_dnnl_is_Tanh_2(g, dfg_arg(g, n, 1))))
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_GELU ... */
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, and 1 more such group */
static uint64_t onnx_dnnl_part_7(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if ((onnx_dnnl_is_t(g, dfg_arg(g, n, 0))
         && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && onnx_dnnl_is_t(g, dfg_arg(g, n, 1)))
        || (onnx_dnnl_is_t_2(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && onnx_dnnl_is_t_2(g, dfg_arg(g, n, 1))))
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_MATMUL_BIAS_GELU ... */
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_GELU, ONNX_DNNL_DNNL_SWISH, and 1 more such group */
static uint64_t onnx_dnnl_part_8(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case onnx_dnnl_op_Mul:
        if (dfg_argc_is(g, n, 2)) {
            if ((onnx_dnnl_is_t_3(g, dfg_arg(g, n, 0))
                 && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && onnx_dnnl_is_t_3(g, dfg_arg(g, n, 1)))
                || (onnx_dnnl_is_t_4(g, dfg_arg(g, n, 0))
                    && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && onnx_dnnl_is_t_4(g, dfg_arg(g, n, 1))))
                set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_GELU ... */
        }
        break;
    case onnx_dnnl_op_Sigmoid:
        if (dfg_has_args(g, n, 1))
            set |= DFG_BIT(1); /* ONNX_DNNL_DNNL_SWISH ... */
        break;
    default:
        break;
    }
    return set;
}

/* onnx_fusion.pat:38  Add(x, 3) */
static inline bool onnx_dnnl_is_Add_8(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Add) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(3), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:38  Clip(Add(x, 3), 0, 6) */
static inline bool onnx_dnnl_is_Clip_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Clip) && dfg_has_args(g, n, 3)
        && onnx_dnnl_is_Add_8(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:38  Div(Clip(Add(x, 3), 0, 6), 6) */
static inline bool onnx_dnnl_is_Div_5(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Div) && dfg_argc_is(g, n, 2)
        && onnx_dnnl_is_Clip_2(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:39  Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4)) */
static inline bool onnx_dnnl_is_Mul_18(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_dnnl_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_dnnl_is_Clip_2(g, dfg_arg(g, n, 0))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE)
            && onnx_dnnl_is_Clip_2(g, dfg_arg(g, n, 1)));
}

/* from bit 0 on: ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT, ONNX_DNNL_DNNL_CONV_SUM_ACT,
 * ONNX_DNNL_DNNL_CONV_NORM_ACT, ONNX_DNNL_DNNL_DECONV_NORM_ACT, ONNX_DNNL_DNNL_CONV_ACT,
 * ONNX_DNNL_DNNL_GEMM_ACT, ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, ONNX_DNNL_DNNL_MATMUL_BIAS_ACT,
 * ONNX_DNNL_DNNL_GELU, ONNX_DNNL_DNNL_SWISH, ONNX_DNNL_DNNL_HARD_SWISH */
static uint64_t onnx_dnnl_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_arg(g, n, 1);
        const dfg_node a0 = dfg_arg(g, n, 0);
        if ((dfg_calls(g, a1, onnx_dnnl_op_Sigmoid) && dfg_argc_is(g, a1, 1))
            || (dfg_calls(g, a0, onnx_dnnl_op_Sigmoid) && dfg_argc_is(g, a0, 1))
            || onnx_dnnl_is_Div_2(g, a1) || onnx_dnnl_is_Mul_3(g, a1)
            || (dfg_calls(g, a1, onnx_dnnl_op_HardSigmoid) && dfg_argc_is(g, a1, 1)
                && dfg_near_by(dfg_attr_or(g, a1, onnx_dnnl_attr_alpha, dfg_float(0.2)),
                               dfg_float(0.16666667), 0.0001)
                && dfg_near(dfg_attr_or(g, a1, onnx_dnnl_attr_beta, dfg_float(0.5)), dfg_float(0.5)))
            || onnx_dnnl_is_Div_2(g, a0) || onnx_dnnl_is_Mul_3(g, a0)
            || (dfg_calls(g, a0, onnx_dnnl_op_HardSigmoid) && dfg_argc_is(g, a0, 1)
                && dfg_near_by(dfg_attr_or(g, a0, onnx_dnnl_attr_alpha, dfg_float(0.2)),
                               dfg_float(0.16666667), 0.0001)
                && dfg_near(dfg_attr_or(g, a0, onnx_dnnl_attr_beta, dfg_float(0.5)), dfg_float(0.5)))) {
            set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT */
            set |= DFG_BIT(2); /* ONNX_DNNL_DNNL_CONV_SUM_ACT */
            set |= DFG_BIT(3); /* ONNX_DNNL_DNNL_CONV_NORM_ACT */
            set |= DFG_BIT(5); /* ONNX_DNNL_DNNL_DECONV_NORM_ACT */
            set |= DFG_BIT(7); /* ONNX_DNNL_DNNL_CONV_ACT */
            set |= DFG_BIT(9); /* ONNX_DNNL_DNNL_GEMM_ACT */
            set |= DFG_BIT(11); /* ONNX_DNNL_DNNL_MATMUL_BIAS_ACT */
        }
        switch (dfg_op(g, a0)) {
        case onnx_dnnl_op_Mul:
            switch (dfg_op(g, a1)) {
            case DFG_CONST:
                if (dfg_const_is(g, a1, dfg_float(0.5), DFG_NO_DTYPE))
                    set |= onnx_dnnl_part_4(g, a0) << 10;
                break;
            case onnx_dnnl_op_Add:
                if ((dfg_const_is(g, dfg_arg(g, a0, 1), dfg_float(0.5), DFG_NO_DTYPE)
                     || dfg_const_is(g, dfg_arg(g, a0, 0), dfg_float(0.5), DFG_NO_DTYPE))
                    && dfg_argc_is(g, a1, 2)) {
                    if (dfg_argc_is(g, a0, 2))
                        set |= onnx_dnnl_part_5(g, a1) << 10;
                    if (dfg_has_args(g, a0, 2))
                        set |= onnx_dnnl_part_6(g, a1) << 13;
                }
                break;
            default:
                break;
            }
            if (dfg_argc_is(g, a0, 2))
                set |= onnx_dnnl_part_7(g, a0) << 10;
            break;
        case DFG_CONST:
            if (dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE) && dfg_calls(g, a1, onnx_dnnl_op_Mul))
                set |= onnx_dnnl_part_4(g, a1) << 10;
            break;
        case onnx_dnnl_op_Add:
            if (dfg_argc_is(g, a0, 2) && dfg_calls(g, a1, onnx_dnnl_op_Mul)
                && (dfg_const_is(g, dfg_arg(g, a1, 1), dfg_float(0.5), DFG_NO_DTYPE)
                    || dfg_const_is(g, dfg_arg(g, a1, 0), dfg_float(0.5), DFG_NO_DTYPE))) {
                if (dfg_argc_is(g, a1, 2))
                    set |= onnx_dnnl_part_5(g, a0) << 10;
                if (dfg_has_args(g, a1, 2))
                    set |= onnx_dnnl_part_6(g, a0) << 13;
            }
            break;
        default:
            break;
        }
        if (dfg_calls(g, a1, onnx_dnnl_op_Mul) && dfg_argc_is(g, a1, 2))
            set |= onnx_dnnl_part_7(g, a1) << 10;
    }
    if (dfg_has_args(g, n, 2)) {
        set |= onnx_dnnl_part_8(g, dfg_arg(g, n, 1)) << 13;
        set |= onnx_dnnl_part_8(g, dfg_arg(g, n, 0)) << 13;
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (onnx_dnnl_is_Div_5(g, a1) || onnx_dnnl_is_Mul_18(g, a1)
            || (dfg_calls(g, a1, onnx_dnnl_op_HardSigmoid) && dfg_has_args(g, a1, 1)
                && dfg_near_by(dfg_attr_or(g, a1, onnx_dnnl_attr_alpha, dfg_float(0.2)),
                               dfg_float(0.16666667), 0.0001)
                && dfg_near(dfg_attr_or(g, a1, onnx_dnnl_attr_beta, dfg_float(0.5)), dfg_float(0.5))))
            set |= DFG_BIT(15); /* ONNX_DNNL_DNNL_HARD_SWISH */
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (onnx_dnnl_is_Div_5(g, a0) || onnx_dnnl_is_Mul_18(g, a0)
            || (dfg_calls(g, a0, onnx_dnnl_op_HardSigmoid) && dfg_has_args(g, a0, 1)
                && dfg_near_by(dfg_attr_or(g, a0, onnx_dnnl_attr_alpha, dfg_float(0.2)),
                               dfg_float(0.16666667), 0.0001)
                && dfg_near(dfg_attr_or(g, a0, onnx_dnnl_attr_beta, dfg_float(0.5)), dfg_float(0.5))))
            set |= DFG_BIT(15); /* ONNX_DNNL_DNNL_HARD_SWISH */
    }
    return set;
}

/* op in {Mul}: ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT, ONNX_DNNL_DNNL_CONV_SUM_ACT,
 * ONNX_DNNL_DNNL_CONV_NORM_ACT, ONNX_DNNL_DNNL_DECONV_NORM_ACT, ONNX_DNNL_DNNL_CONV_ACT,
 * ONNX_DNNL_DNNL_GEMM_ACT, ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, ONNX_DNNL_DNNL_MATMUL_BIAS_ACT,
 * ONNX_DNNL_DNNL_GELU, ONNX_DNNL_DNNL_SWISH, ONNX_DNNL_DNNL_HARD_SWISH */
static uint64_t onnx_dnnl_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32)
        set |= onnx_dnnl_part_3(g, n) << 5;
    return set;
}

/* op in {Sum}: ONNX_DNNL_DNNL_CONV_NORM_SUM, ONNX_DNNL_DNNL_CONV_SUM */
static uint64_t onnx_dnnl_at_Sum(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2) && dfg_dtype(g, n) == DFG_F32) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (onnx_dnnl_is_normalized(g, dfg_first_result(g, a0))
            || onnx_dnnl_is_normalized(g, dfg_first_result(g, a1)))
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_SUM);
        if ((dfg_calls(g, a0, onnx_dnnl_op_Conv) && dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE
             && dfg_arg(g, a0, 1) != DFG_NONE)
            || (dfg_calls(g, a1, onnx_dnnl_op_Conv) && dfg_n_args(g, a1) <= 3
                && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE))
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_SUM);
    }
    return set;
}

/* op in {BatchNormalization}: ONNX_DNNL_DNNL_CONV_NORM, ONNX_DNNL_DNNL_DECONV_NORM,
 * ONNX_DNNL_DNNL_BATCH_NORM */
static uint64_t onnx_dnnl_at_BatchNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST)
        && dfg_data(g, n) <= 1 && dfg_dtype(g, n) == DFG_F32)
        set |= onnx_dnnl_part_2(g, n) << 9;
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, ONNX_DNNL_DNNL_GELU, and 1 more such group */
static uint64_t onnx_dnnl_part_9(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32) {
        if (dfg_argc_is(g, n, 1))
            set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_MATMUL_BIAS_GELU ... */
        if (dfg_has_args(g, n, 1))
            set |= DFG_BIT(3); /* ONNX_DNNL_DNNL_GELU ... */
    }
    return set;
}

/* op in {com.microsoft.FastGelu}: ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, ONNX_DNNL_DNNL_GELU */
static uint64_t onnx_dnnl_at_com_microsoft_FastGelu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32) {
        set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_GELU);
        if (dfg_arg(g, n, 0) != DFG_NONE)
            set |= DFG_BIT(ONNX_DNNL_DNNL_GELU);
    }
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_CONV, and 1 more such group */
static uint64_t onnx_dnnl_part_10(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE
        && dfg_dtype(g, n) == DFG_F32)
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_CONV ... */
    return set;
}

/* op in {ConvTranspose}: ONNX_DNNL_DNNL_DECONV, ONNX_DNNL_DNNL_DECONV_NO_BIAS */
static uint64_t onnx_dnnl_at_ConvTranspose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32) {
        if (dfg_has_args(g, n, 3))
            set |= DFG_BIT(ONNX_DNNL_DNNL_DECONV);
        if (dfg_has_args(g, n, 2))
            set |= DFG_BIT(ONNX_DNNL_DNNL_DECONV_NO_BIAS);
    }
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_MATMUL, and 1 more such group */
static uint64_t onnx_dnnl_part_11(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2) && dfg_dtype(g, n) == DFG_F32)
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_MATMUL ... */
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_SOFTMAX, and 2 more such groups */
static uint64_t onnx_dnnl_part_12(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 1) && dfg_dtype(g, n) == DFG_F32)
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_SOFTMAX ... */
    return set;
}

/* op in {AveragePool}: ONNX_DNNL_DNNL_POOL */
static uint64_t onnx_dnnl_at_AveragePool(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 1) && dfg_dtype(g, n) == DFG_F32
        && dfg_int_is(g, n, onnx_dnnl_attr_ceil_mode, 0, 0))
        set |= DFG_BIT(ONNX_DNNL_DNNL_POOL);
    return set;
}

/* op in {MaxPool}: ONNX_DNNL_DNNL_POOL */
static uint64_t onnx_dnnl_at_MaxPool(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1 && dfg_has_args(g, n, 1) && dfg_dtype(g, n) == DFG_F32
        && dfg_int_is(g, n, onnx_dnnl_attr_ceil_mode, 0, 0))
        set |= DFG_BIT(ONNX_DNNL_DNNL_POOL);
    return set;
}

uint64_t onnx_dnnl_candidates(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case onnx_dnnl_op_QuantizeLinear:
        return onnx_dnnl_at_QuantizeLinear(g, n);
    case onnx_dnnl_op_Add:
        return onnx_dnnl_at_Add(g, n) | onnx_dnnl_part_11(g, n) << 31;
    case onnx_dnnl_op_LayerNormalization:
        return onnx_dnnl_at_LayerNormalization(g, n);
    case DFG_GET:
        return onnx_dnnl_at_get(g, n);
    case onnx_dnnl_op_Gelu:
        return onnx_dnnl_at_Gelu_like(g, n) | onnx_dnnl_part_9(g, n) << 15;
    case onnx_dnnl_op_HardSigmoid:
    case onnx_dnnl_op_HardSwish:
        return onnx_dnnl_at_Gelu_like(g, n);
    case onnx_dnnl_op_LeakyRelu:
    case onnx_dnnl_op_Relu:
    case onnx_dnnl_op_Sigmoid:
    case onnx_dnnl_op_Tanh:
        return onnx_dnnl_at_Gelu_like(g, n) | onnx_dnnl_part_12(g, n) << 30;
    case onnx_dnnl_op_Clip:
        return onnx_dnnl_at_Clip(g, n);
    case onnx_dnnl_op_Mul:
        return onnx_dnnl_at_Mul(g, n) | onnx_dnnl_part_11(g, n) << 31;
    case onnx_dnnl_op_Sum:
        return onnx_dnnl_at_Sum(g, n);
    case onnx_dnnl_op_BatchNormalization:
        return onnx_dnnl_at_BatchNormalization(g, n);
    case onnx_dnnl_op_com_microsoft_Gelu:
        return onnx_dnnl_part_9(g, n) << 15;
    case onnx_dnnl_op_com_microsoft_FastGelu:
        return onnx_dnnl_at_com_microsoft_FastGelu(g, n);
    case onnx_dnnl_op_Conv:
        return onnx_dnnl_part_10(g, n) << 22;
    case onnx_dnnl_op_ConvTranspose:
        return onnx_dnnl_at_ConvTranspose(g, n);
    case onnx_dnnl_op_Gemm:
        return onnx_dnnl_part_10(g, n) << 25;
    case onnx_dnnl_op_MatMul:
        return onnx_dnnl_part_11(g, n) << 26;
    case onnx_dnnl_op_Softmax:
        return onnx_dnnl_part_12(g, n) << 27;
    case onnx_dnnl_op_AveragePool:
        return onnx_dnnl_at_AveragePool(g, n);
    case onnx_dnnl_op_MaxPool:
        return onnx_dnnl_at_MaxPool(g, n);
    case onnx_dnnl_op_GlobalAveragePool:
        return onnx_dnnl_part_12(g, n) << 28;
    case onnx_dnnl_op_Abs:
    case onnx_dnnl_op_Elu:
    case onnx_dnnl_op_Exp:
    case onnx_dnnl_op_Log:
    case onnx_dnnl_op_Round:
    case onnx_dnnl_op_Softplus:
    case onnx_dnnl_op_Sqrt:
        return onnx_dnnl_part_12(g, n) << 30;
    case onnx_dnnl_op_Div:
    case onnx_dnnl_op_Max:
    case onnx_dnnl_op_Min:
    case onnx_dnnl_op_Sub:
        return onnx_dnnl_part_11(g, n) << 31;
    default:
        return 0;
    }
}

int32_t onnx_dnnl_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = onnx_dnnl_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (onnx_dnnl_confirm(g, n, bit))
            return (int32_t)bit;
    }
    return -1;
}

size_t onnx_dnnl_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set;
        switch (dfg_op(g, n)) {
        case onnx_dnnl_op_QuantizeLinear:
            set = onnx_dnnl_at_QuantizeLinear(g, n);
            break;
        case onnx_dnnl_op_Add:
            set = onnx_dnnl_at_Add(g, n) | onnx_dnnl_part_11(g, n) << 31;
            break;
        case onnx_dnnl_op_LayerNormalization:
            set = onnx_dnnl_at_LayerNormalization(g, n);
            break;
        case DFG_GET:
            set = onnx_dnnl_at_get(g, n);
            break;
        case onnx_dnnl_op_Gelu:
            set = onnx_dnnl_at_Gelu_like(g, n) | onnx_dnnl_part_9(g, n) << 15;
            break;
        case onnx_dnnl_op_HardSigmoid:
        case onnx_dnnl_op_HardSwish:
            set = onnx_dnnl_at_Gelu_like(g, n);
            break;
        case onnx_dnnl_op_LeakyRelu:
        case onnx_dnnl_op_Relu:
        case onnx_dnnl_op_Sigmoid:
        case onnx_dnnl_op_Tanh:
            set = onnx_dnnl_at_Gelu_like(g, n) | onnx_dnnl_part_12(g, n) << 30;
            break;
        case onnx_dnnl_op_Clip:
            set = onnx_dnnl_at_Clip(g, n);
            break;
        case onnx_dnnl_op_Mul:
            set = onnx_dnnl_at_Mul(g, n) | onnx_dnnl_part_11(g, n) << 31;
            break;
        case onnx_dnnl_op_Sum:
            set = onnx_dnnl_at_Sum(g, n);
            break;
        case onnx_dnnl_op_BatchNormalization:
            set = onnx_dnnl_at_BatchNormalization(g, n);
            break;
        case onnx_dnnl_op_com_microsoft_Gelu:
            set = onnx_dnnl_part_9(g, n) << 15;
            break;
        case onnx_dnnl_op_com_microsoft_FastGelu:
            set = onnx_dnnl_at_com_microsoft_FastGelu(g, n);
            break;
        case onnx_dnnl_op_Conv:
            set = onnx_dnnl_part_10(g, n) << 22;
            break;
        case onnx_dnnl_op_ConvTranspose:
            set = onnx_dnnl_at_ConvTranspose(g, n);
            break;
        case onnx_dnnl_op_Gemm:
            set = onnx_dnnl_part_10(g, n) << 25;
            break;
        case onnx_dnnl_op_MatMul:
            set = onnx_dnnl_part_11(g, n) << 26;
            break;
        case onnx_dnnl_op_Softmax:
            set = onnx_dnnl_part_12(g, n) << 27;
            break;
        case onnx_dnnl_op_AveragePool:
            set = onnx_dnnl_at_AveragePool(g, n);
            break;
        case onnx_dnnl_op_MaxPool:
            set = onnx_dnnl_at_MaxPool(g, n);
            break;
        case onnx_dnnl_op_GlobalAveragePool:
            set = onnx_dnnl_part_12(g, n) << 28;
            break;
        case onnx_dnnl_op_Abs:
        case onnx_dnnl_op_Elu:
        case onnx_dnnl_op_Exp:
        case onnx_dnnl_op_Log:
        case onnx_dnnl_op_Round:
        case onnx_dnnl_op_Softplus:
        case onnx_dnnl_op_Sqrt:
            set = onnx_dnnl_part_12(g, n) << 30;
            break;
        case onnx_dnnl_op_Div:
        case onnx_dnnl_op_Max:
        case onnx_dnnl_op_Min:
        case onnx_dnnl_op_Sub:
            set = onnx_dnnl_part_11(g, n) << 31;
            break;
        default:
            continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}
