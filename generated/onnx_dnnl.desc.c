/* What onnx_dnnl.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_dnnl.h"
#if ONNX_DNNL_H != 0xf2f9f3c283de16fc
#error "onnx_dnnl.h is of another run of pat2c than this file"
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
    OP_BatchNormalization,
    OP_Cast,
    OP_Clip,
    OP_Conv,
    OP_ConvTranspose,
    OP_DequantizeLinear,
    OP_Div,
    OP_Elu,
    OP_Erf,
    OP_Exp,
    OP_Gelu,
    OP_Gemm,
    OP_GlobalAveragePool,
    OP_HardSigmoid,
    OP_HardSwish,
    OP_LayerNormalization,
    OP_LeakyRelu,
    OP_Log,
    OP_MatMul,
    OP_Max,
    OP_MaxPool,
    OP_Min,
    OP_Mul,
    OP_Pow,
    OP_QuantizeLinear,
    OP_Reciprocal,
    OP_ReduceMean,
    OP_Relu,
    OP_Round,
    OP_Sigmoid,
    OP_Softmax,
    OP_Softplus,
    OP_Sqrt,
    OP_Sub,
    OP_Sum,
    OP_Tanh,
    OP_com_microsoft_FastGelu,
    OP_com_microsoft_Gelu,
};
enum {
    ATTR_alpha,
    ATTR_beta,
    ATTR_ceil_mode,
    ATTR_keepdims,
    ATTR_training_mode,
};
static const char *const op_names[] = {
    "Abs",
    "Add",
    "AveragePool",
    "BatchNormalization",
    "Cast",
    "Clip",
    "Conv",
    "ConvTranspose",
    "DequantizeLinear",
    "Div",
    "Elu",
    "Erf",
    "Exp",
    "Gelu",
    "Gemm",
    "GlobalAveragePool",
    "HardSigmoid",
    "HardSwish",
    "LayerNormalization",
    "LeakyRelu",
    "Log",
    "MatMul",
    "Max",
    "MaxPool",
    "Min",
    "Mul",
    "Pow",
    "QuantizeLinear",
    "Reciprocal",
    "ReduceMean",
    "Relu",
    "Round",
    "Sigmoid",
    "Softmax",
    "Softplus",
    "Sqrt",
    "Sub",
    "Sum",
    "Tanh",
    "com.microsoft.FastGelu",
    "com.microsoft.Gelu",
};
static const char *const attr_names[] = {
    "alpha",
    "beta",
    "ceil_mode",
    "keepdims",
    "training_mode",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 41,
    .ops = op_names,
    .n_attrs = 5,
    .attrs = attr_names,
};

struct onnx_dnnl_plain_whole {
    struct onnx_dnnl_plain_match m;
    dfg_node p;
    dfg_node x;
};

static bool onnx_dnnl_plain_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node p = n;
    dfg_node x = n;
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    return accept(ctx, &(struct onnx_dnnl_plain_whole){.m = {.root = n, .p = p}, .p = n, .x = x});
}

/* onnx_dnnl.pat:14
 * cond bytes(x, w, q) = x.dtype in {u8, i8}, w.dtype in {u8, i8}, q.dtype in {u8, i8};
 */
static bool bytes(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node q)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8)
        && (dfg_dtype(g, w) == DFG_U8 || dfg_dtype(g, w) == DFG_I8)
        && (dfg_dtype(g, q) == DFG_U8 || dfg_dtype(g, q) == DFG_I8);
}

struct onnx_dnnl_int8_conv_whole {
    struct onnx_dnnl_int8_conv_match m;
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
    dfg_node x_9;
};

static bool onnx_dnnl_int8_conv_whole(const dfg_graph *g, dfg_node n,
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
        is_dequantizeLinear_3 = dfg_op(g, v_2) == OP_DequantizeLinear && dfg_n_args(g, v_2) <= 3
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
    dfg_node constant_8 = x_8;
    if (!dfg_is(g, constant_8, DFG_CONST))
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
    if (!bytes(g, x, w, n))
        return false;
    return accept(ctx, &(struct onnx_dnnl_int8_conv_whole){.m = {.root = n, .x = x, .w = w, .q = n},
            .relu = relu, .conv = conv, .dequantizeLinear = dequantizeLinear,
            .constant = constant, .constant_2 = constant_2,
            .dequantizeLinear_2 = dequantizeLinear_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .dequantizeLinear_3 = dequantizeLinear_3,
            .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
            .constant_8 = constant_8, .constant_9 = constant_9, .x = x_2, .x_2 = x_2_2,
            .constant_10 = constant_10, .x_3 = x_3, .x_4 = x_4, .x_5 = x_5, .x_6 = x_6,
            .x_7 = x_7, .x_8 = x_8, .x_9 = x_9});
}

struct onnx_dnnl_int8_gemm_whole {
    struct onnx_dnnl_int8_gemm_match m;
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

static bool onnx_dnnl_int8_gemm_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, OP_Relu, 1);
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
    dfg_node dequantizeLinear_2 = dfg_arg(g, gemm, 1);
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
        is_dequantizeLinear_3 = dfg_op(g, v_2) == OP_DequantizeLinear && dfg_n_args(g, v_2) <= 3
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
    dfg_node constant_8 = x_8;
    if (!dfg_is(g, constant_8, DFG_CONST))
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
    if (!bytes(g, x, w, n))
        return false;
    return accept(ctx, &(struct onnx_dnnl_int8_gemm_whole){.m = {.root = n, .x = x, .w = w, .q = n},
            .relu = relu, .gemm = gemm, .dequantizeLinear = dequantizeLinear,
            .constant = constant, .constant_2 = constant_2,
            .dequantizeLinear_2 = dequantizeLinear_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .dequantizeLinear_3 = dequantizeLinear_3,
            .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
            .constant_8 = constant_8, .constant_9 = constant_9, .x = x_2, .x_2 = x_2_2,
            .constant_10 = constant_10, .x_3 = x_3, .x_4 = x_4, .x_5 = x_5, .x_6 = x_6,
            .x_7 = x_7, .x_8 = x_8, .x_9 = x_9});
}

struct onnx_dnnl_int8_matmul_whole {
    struct onnx_dnnl_int8_matmul_match m;
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

static bool onnx_dnnl_int8_matmul_whole(const dfg_graph *g, dfg_node n,
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
    /* where bytes(x, w, q) */
    if (!bytes(g, x, w, n))
        return false;
    return accept(ctx, &(struct onnx_dnnl_int8_matmul_whole){.m = {.root = n, .x = x, .w = w, .q = n},
            .matMul = matMul, .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6, .x = x_2, .x_2 = x_2_2, .x_3 = x_3, .x_4 = x_4,
            .x_5 = x_5, .x_6 = x_6});
}

struct onnx_dnnl_int8_binary_whole {
    struct onnx_dnnl_int8_binary_match m;
    dfg_node relu;
    dfg_node call;
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

static bool onnx_dnnl_int8_binary_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
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
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, OP_Relu, 1);
    dfg_node relu = DFG_NONE, call = DFG_NONE;
    if (is_relu) {
        relu = v;
        call = dfg_arg(g, relu, 0);
    } else {
        call = v;
    }
    if (!(dfg_op(g, call) == OP_Add || dfg_op(g, call) == OP_Sub || dfg_op(g, call) == OP_Mul
          || dfg_op(g, call) == OP_Div)
        || !dfg_argc_is(g, call, 2))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, call) == OP_Add || dfg_op(g, call) == OP_Mul) ? dfg_orders(g, call) : 1u); swap++) {
        dfg_node dequantizeLinear = dfg_arg(g, call, swap);
        if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
            || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, dequantizeLinear, 0);
        dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
        dfg_node constant = x_2;
        if (!dfg_is(g, constant, DFG_CONST))
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
        if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
            || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
            continue;
        dfg_node y = dfg_arg(g, dequantizeLinear_2, 0);
        dfg_node x_3 = dfg_arg(g, dequantizeLinear_2, 1);
        dfg_node constant_3 = x_3;
        if (!dfg_is(g, constant_3, DFG_CONST))
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
        if (!bytes(g, x, y, n))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_int8_binary_whole){.m = {.root = n, .x = x, .y = y, .q = n},
                .relu = relu, .call = call, .dequantizeLinear = dequantizeLinear,
                .constant = constant, .constant_2 = constant_2,
                .dequantizeLinear_2 = dequantizeLinear_2, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .x = x_2, .x_2 = x_2_2, .x_3 = x_3, .x_4 = x_4, .x_5 = x_5, .x_6 = x_6}))
            return true;
    }
    return false;
}

struct onnx_dnnl_dnnl_layer_norm_whole {
    struct onnx_dnnl_dnnl_layer_norm_match m;
    dfg_node v;
    dfg_node add;
    dfg_node mul;
    dfg_node div;
    dfg_node d;
    dfg_node x;
    dfg_node reduceMean;
    dfg_node s;
    dfg_node add_2;
    dfg_node v_2;
    dfg_node pow;
    dfg_node cast;
    dfg_node sub;
    dfg_node reduceMean_2;
    dfg_node constant;
    dfg_node mul_2;
    dfg_node eps;
    dfg_node constant_2;
    dfg_node mul_3;
    dfg_node reciprocal;
    dfg_node scale;
    dfg_node bias;
    dfg_node layerNormalization;
    dfg_node layerNormalization_call;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_layer_norm_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_add = dfg_calls_with(g, n, OP_Add, 2);
    dfg_node add = DFG_NONE;
    if (is_add) {
        add = n;
    }
    for (uint32_t swap = 0; swap < (is_add ? dfg_orders(g, add) : 1u); swap++) {
        dfg_node bias = DFG_NONE, mul = DFG_NONE;
        if (is_add) {
            bias = dfg_arg(g, add, 1 - swap);
            mul = dfg_arg(g, add, swap);
            if (!dfg_calls_with(g, mul, OP_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (is_add ? dfg_orders(g, mul) : 1u); swap_2++) {
            dfg_node scale = DFG_NONE, n_2 = DFG_NONE, div = DFG_NONE, d = DFG_NONE, x = DFG_NONE;
            dfg_node reduceMean = DFG_NONE, s = DFG_NONE, mul_3 = DFG_NONE, reciprocal = DFG_NONE;
            dfg_node add_2 = DFG_NONE, eps = DFG_NONE, constant_2 = DFG_NONE, v_2 = DFG_NONE;
            dfg_node v = DFG_NONE, pow = DFG_NONE, constant = DFG_NONE, e = DFG_NONE, mul_2 = DFG_NONE;
            bool is_div = false, is_pow = false;
            uint32_t swap_3 = 0, swap_4 = 0;
            if (is_add) {
                scale = dfg_arg(g, mul, 1 - swap_2);
                n_2 = dfg_arg(g, mul, swap_2);
                is_div = dfg_calls_argc(g, n_2, OP_Div, 2);
                if (is_div) {
                    div = n_2;
                    d = dfg_arg(g, div, 0);
                    if (!dfg_calls_with(g, d, OP_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                        continue;
                    if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    s = dfg_arg(g, div, 1);
                } else {
                    mul_3 = n_2;
                    if (!dfg_calls_argc(g, mul_3, OP_Mul, 2))
                        continue;
                    swap_3 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Sub ? 0 : 1;
                    d = dfg_arg(g, mul_3, swap_3);
                    if (!dfg_calls_with(g, d, OP_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                        continue;
                    if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    reciprocal = dfg_arg(g, mul_3, 1 - swap_3);
                    if (!dfg_calls_argc(g, reciprocal, OP_Reciprocal, 1))
                        continue;
                    s = dfg_arg(g, reciprocal, 0);
                }
                if (!dfg_calls_argc(g, s, OP_Sqrt, 1))
                    continue;
                add_2 = dfg_arg(g, s, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_4 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_ReduceMean ? 0 : 1;
                eps = dfg_arg(g, add_2, 1 - swap_4);
                constant_2 = eps;
                if (!dfg_is(g, constant_2, DFG_CONST))
                    continue;
                v_2 = dfg_arg(g, add_2, swap_4);
                if (!dfg_calls_argc(g, v_2, OP_ReduceMean, 1) || !dfg_int_is(g, v_2, ATTR_keepdims, 1, 1))
                    continue;
                v = dfg_arg(g, v_2, 0);
                is_pow = dfg_calls_argc(g, v, OP_Pow, 2);
                if (is_pow) {
                    pow = v;
                    constant = dfg_arg(g, pow, 1);
                    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                        continue;
                    e = dfg_arg(g, pow, 0);
                } else {
                    mul_2 = v;
                    if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
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
                    is_cast = dfg_calls_argc(g, e, OP_Cast, 1);
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
                            if (!dfg_calls_with(g, sub, OP_Sub, 2))
                                continue;
                            if (dfg_arg(g, sub, 0) != x)
                                continue;
                            reduceMean_2 = dfg_arg(g, sub, 1);
                            if (!dfg_calls_with(g, reduceMean_2, OP_ReduceMean, 1))
                                continue;
                            if (!dfg_int_is(g, reduceMean_2, ATTR_keepdims, 1, 1))
                                continue;
                            if (dfg_arg(g, reduceMean_2, 0) != x)
                                continue;
                        }
                    } else {
                        layerNormalization = n;
                        layerNormalization_call = dfg_first_result(g, layerNormalization);
                        if (dfg_op(g, layerNormalization_call) != OP_LayerNormalization
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
                    dfg_node x_2 = n;
                    if (dfg_dtype(g, x_2) != DFG_F32)
                        continue;
                    if (!dfg_in_body(g, n,
                                     (const dfg_node[]){add, mul, div, d, reduceMean, mul_3, reciprocal, s,
                                                        add_2, v_2, pow, mul_2, cast, sub, reduceMean_2,
                                                        layerNormalization,
                                                        !is_add ? layerNormalization_call : DFG_NONE},
                                     17))
                        continue;
                    if (!(is_add || (!is_add && has_bias)))
                        bias = DFG_NONE;
                    if (accept(ctx, &(struct onnx_dnnl_dnnl_layer_norm_whole){.m = {.root = n}, .v = n, .add = add,
                            .mul = mul, .div = div, .d = d, .x = x, .reduceMean = reduceMean, .s = s,
                            .add_2 = add_2, .v_2 = v_2, .pow = pow, .cast = cast, .sub = sub,
                            .reduceMean_2 = reduceMean_2, .constant = constant, .mul_2 = mul_2, .eps = eps,
                            .constant_2 = constant_2, .mul_3 = mul_3, .reciprocal = reciprocal,
                            .scale = scale, .bias = bias, .layerNormalization = layerNormalization,
                            .layerNormalization_call = dfg_first_result(g, layerNormalization), .x_2 = x_2}))
                        return true;
                }
            }
        }
    }
    return false;
}

struct onnx_dnnl_dnnl_conv_norm_sum_act_whole {
    struct onnx_dnnl_dnnl_conv_norm_sum_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node add;
    dfg_node batchNormalization;
    dfg_node batchNormalization_call;
    dfg_node conv;
    dfg_node x;
    dfg_node w;
    dfg_node constant;
    dfg_node b;
    dfg_node scale;
    dfg_node constant_2;
    dfg_node bias;
    dfg_node constant_3;
    dfg_node mean;
    dfg_node constant_4;
    dfg_node variance;
    dfg_node constant_5;
    dfg_node residual;
    dfg_node sum;
    dfg_node clip;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node mul;
    dfg_node sigmoid;
    dfg_node mul_2;
    dfg_node div;
    dfg_node clip_2;
    dfg_node add_2;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node constant_11;
    dfg_node mul_3;
    dfg_node clip_3;
    dfg_node add_3;
    dfg_node constant_12;
    dfg_node constant_13;
    dfg_node constant_14;
    dfg_node constant_15;
    dfg_node hardSigmoid;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_conv_norm_sum_act_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
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
            if (!(dfg_op(g, call) == OP_Relu || dfg_op(g, call) == OP_LeakyRelu
                  || dfg_op(g, call) == OP_Sigmoid || dfg_op(g, call) == OP_Tanh
                  || dfg_op(g, call) == OP_HardSigmoid || dfg_op(g, call) == OP_HardSwish
                  || dfg_op(g, call) == OP_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            v = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, OP_Clip, 3))
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
            if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, mul, 0)) == OP_Add || dfg_op(g, dfg_arg(g, mul, 0)) == OP_Sum) ? 0
                : 1;
            v = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != v)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                continue;
            swap_2 = (dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Add
                      || dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Sum)
                ? 0
                : 1;
            v = dfg_arg(g, mul_2, swap_2);
            v_2 = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v_2, OP_Div, 2) ? 0 : dfg_calls_argc(g, v_2, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v_2;
                constant_11 = dfg_arg(g, div, 1);
                if (!dfg_const_is(g, constant_11, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
                    continue;
                constant_9 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_9, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_10 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_10, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_3 = (dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Add
                          || dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Sum)
                    ? 0
                    : 1;
                constant_8 = dfg_arg(g, add_2, 1 - swap_3);
                if (!dfg_const_is(g, constant_8, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_2, swap_3) != v)
                    continue;
            } else if (alt_2 == 1) {
                mul_3 = v_2;
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Clip ? 0 : 1;
                constant_15 = dfg_arg(g, mul_3, 1 - swap_4);
                if (!dfg_const_near(g, constant_15, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, OP_Clip, 3))
                    continue;
                constant_13 = dfg_arg(g, clip_3, 1);
                if (!dfg_const_is(g, constant_13, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_14 = dfg_arg(g, clip_3, 2);
                if (!dfg_const_is(g, constant_14, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_3 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_3, OP_Add, 2))
                    continue;
                swap_5 = (dfg_op(g, dfg_arg(g, add_3, 0)) == OP_Add
                          || dfg_op(g, dfg_arg(g, add_3, 0)) == OP_Sum)
                    ? 0
                    : 1;
                constant_12 = dfg_arg(g, add_3, 1 - swap_5);
                if (!dfg_const_is(g, constant_12, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_3, swap_5) != v)
                    continue;
            } else {
                hardSigmoid = v_2;
                if (!dfg_calls_argc(g, hardSigmoid, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, ATTR_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != v)
                    continue;
            }
        }
        bool is_add = dfg_calls_with(g, v, OP_Add, 2);
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
                if (!dfg_calls_with(g, sum, OP_Sum, 2))
                    continue;
            }
            for (uint32_t swap_7 = 0; swap_7 < (!is_add ? dfg_orders(g, sum) : 1u); swap_7++) {
                if (!is_add) {
                    batchNormalization = dfg_arg(g, sum, swap_7);
                    residual = dfg_arg(g, sum, 1 - swap_7);
                }
                dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
                if (!dfg_calls_argc(g, batchNormalization_call, OP_BatchNormalization, 5))
                    continue;
                if (!dfg_int_is(g, batchNormalization_call, ATTR_training_mode, 0, 0))
                    continue;
                dfg_node conv = dfg_arg(g, batchNormalization_call, 0);
                if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3
                    || dfg_arg(g, conv, 0) == DFG_NONE)
                    continue;
                dfg_node x = dfg_arg(g, conv, 0);
                dfg_node w = dfg_arg(g, conv, 1);
                dfg_node constant = w;
                if (!dfg_is(g, constant, DFG_CONST))
                    continue;
                dfg_node b = dfg_arg(g, conv, 2);
                dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
                dfg_node constant_2 = scale;
                if (!dfg_is(g, constant_2, DFG_CONST))
                    continue;
                dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
                dfg_node constant_3 = bias;
                if (!dfg_is(g, constant_3, DFG_CONST))
                    continue;
                dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
                dfg_node constant_4 = mean;
                if (!dfg_is(g, constant_4, DFG_CONST))
                    continue;
                dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
                dfg_node constant_5 = variance;
                if (!dfg_is(g, constant_5, DFG_CONST))
                    continue;
                dfg_node x_2 = n;
                if (dfg_dtype(g, x_2) != DFG_F32)
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add_2,
                                                    mul_3, clip_3, add_3, hardSigmoid, add, sum,
                                                    batchNormalization, batchNormalization_call, conv},
                                 17))
                    continue;
                if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole){.m = {.root = n}, .v = n,
                        .call = call, .add = add, .batchNormalization = batchNormalization,
                        .batchNormalization_call = dfg_first_result(g, batchNormalization), .conv = conv,
                        .x = x, .w = w, .constant = constant, .b = b, .scale = scale,
                        .constant_2 = constant_2, .bias = bias, .constant_3 = constant_3, .mean = mean,
                        .constant_4 = constant_4, .variance = variance, .constant_5 = constant_5,
                        .residual = residual, .sum = sum, .clip = clip, .constant_6 = constant_6,
                        .constant_7 = constant_7, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                        .div = div, .clip_2 = clip_2, .add_2 = add_2, .constant_8 = constant_8,
                        .constant_9 = constant_9, .constant_10 = constant_10, .constant_11 = constant_11,
                        .mul_3 = mul_3, .clip_3 = clip_3, .add_3 = add_3, .constant_12 = constant_12,
                        .constant_13 = constant_13, .constant_14 = constant_14,
                        .constant_15 = constant_15, .hardSigmoid = hardSigmoid, .x_2 = x_2}))
                    return true;
            }
        }
    }
    return false;
}

struct onnx_dnnl_dnnl_conv_norm_sum_whole {
    struct onnx_dnnl_dnnl_conv_norm_sum_match m;
    dfg_node v;
    dfg_node add;
    dfg_node batchNormalization;
    dfg_node batchNormalization_call;
    dfg_node conv;
    dfg_node x;
    dfg_node w;
    dfg_node constant;
    dfg_node b;
    dfg_node scale;
    dfg_node constant_2;
    dfg_node bias;
    dfg_node constant_3;
    dfg_node mean;
    dfg_node constant_4;
    dfg_node variance;
    dfg_node constant_5;
    dfg_node residual;
    dfg_node sum;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_conv_norm_sum_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_add = dfg_calls_with(g, n, OP_Add, 2);
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
            if (!dfg_calls_with(g, sum, OP_Sum, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (!is_add ? dfg_orders(g, sum) : 1u); swap_2++) {
            if (!is_add) {
                batchNormalization = dfg_arg(g, sum, swap_2);
                residual = dfg_arg(g, sum, 1 - swap_2);
            }
            dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
            if (!dfg_calls_argc(g, batchNormalization_call, OP_BatchNormalization, 5))
                continue;
            if (!dfg_int_is(g, batchNormalization_call, ATTR_training_mode, 0, 0))
                continue;
            dfg_node conv = dfg_arg(g, batchNormalization_call, 0);
            if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE)
                continue;
            dfg_node x = dfg_arg(g, conv, 0);
            dfg_node w = dfg_arg(g, conv, 1);
            dfg_node constant = w;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
            dfg_node b = dfg_arg(g, conv, 2);
            dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
            dfg_node constant_2 = scale;
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
            dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
            dfg_node constant_3 = bias;
            if (!dfg_is(g, constant_3, DFG_CONST))
                continue;
            dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
            dfg_node constant_4 = mean;
            if (!dfg_is(g, constant_4, DFG_CONST))
                continue;
            dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
            dfg_node constant_5 = variance;
            if (!dfg_is(g, constant_5, DFG_CONST))
                continue;
            dfg_node x_2 = n;
            if (dfg_dtype(g, x_2) != DFG_F32)
                continue;
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){add, sum, batchNormalization, batchNormalization_call,
                                                conv},
                             5))
                continue;
            if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_norm_sum_whole){.m = {.root = n}, .v = n, .add = add,
                    .batchNormalization = batchNormalization,
                    .batchNormalization_call = dfg_first_result(g, batchNormalization), .conv = conv,
                    .x = x, .w = w, .constant = constant, .b = b, .scale = scale,
                    .constant_2 = constant_2, .bias = bias, .constant_3 = constant_3, .mean = mean,
                    .constant_4 = constant_4, .variance = variance, .constant_5 = constant_5,
                    .residual = residual, .sum = sum, .x_2 = x_2}))
                return true;
        }
    }
    return false;
}

struct onnx_dnnl_dnnl_conv_sum_act_whole {
    struct onnx_dnnl_dnnl_conv_sum_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node add;
    dfg_node conv;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node residual;
    dfg_node sum;
    dfg_node clip;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node mul;
    dfg_node sigmoid;
    dfg_node mul_2;
    dfg_node div;
    dfg_node clip_2;
    dfg_node add_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node mul_3;
    dfg_node clip_3;
    dfg_node add_3;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node hardSigmoid;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_conv_sum_act_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
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
            if (!(dfg_op(g, call) == OP_Relu || dfg_op(g, call) == OP_LeakyRelu
                  || dfg_op(g, call) == OP_Sigmoid || dfg_op(g, call) == OP_Tanh
                  || dfg_op(g, call) == OP_HardSigmoid || dfg_op(g, call) == OP_HardSwish
                  || dfg_op(g, call) == OP_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            v = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, OP_Clip, 3))
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
            if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, mul, 0)) == OP_Add || dfg_op(g, dfg_arg(g, mul, 0)) == OP_Sum) ? 0
                : 1;
            v = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != v)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                continue;
            swap_2 = (dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Add
                      || dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Sum)
                ? 0
                : 1;
            v = dfg_arg(g, mul_2, swap_2);
            v_2 = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v_2, OP_Div, 2) ? 0 : dfg_calls_argc(g, v_2, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v_2;
                constant_6 = dfg_arg(g, div, 1);
                if (!dfg_const_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
                    continue;
                constant_4 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_4, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_5 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_5, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_3 = (dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Add
                          || dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Sum)
                    ? 0
                    : 1;
                constant_3 = dfg_arg(g, add_2, 1 - swap_3);
                if (!dfg_const_is(g, constant_3, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_2, swap_3) != v)
                    continue;
            } else if (alt_2 == 1) {
                mul_3 = v_2;
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Clip ? 0 : 1;
                constant_10 = dfg_arg(g, mul_3, 1 - swap_4);
                if (!dfg_const_near(g, constant_10, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, OP_Clip, 3))
                    continue;
                constant_8 = dfg_arg(g, clip_3, 1);
                if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_9 = dfg_arg(g, clip_3, 2);
                if (!dfg_const_is(g, constant_9, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_3 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_3, OP_Add, 2))
                    continue;
                swap_5 = (dfg_op(g, dfg_arg(g, add_3, 0)) == OP_Add
                          || dfg_op(g, dfg_arg(g, add_3, 0)) == OP_Sum)
                    ? 0
                    : 1;
                constant_7 = dfg_arg(g, add_3, 1 - swap_5);
                if (!dfg_const_is(g, constant_7, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_3, swap_5) != v)
                    continue;
            } else {
                hardSigmoid = v_2;
                if (!dfg_calls_argc(g, hardSigmoid, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, ATTR_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != v)
                    continue;
            }
        }
        bool is_add = dfg_calls_with(g, v, OP_Add, 2);
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
                if (!dfg_calls_with(g, sum, OP_Sum, 2))
                    continue;
            }
            for (uint32_t swap_7 = 0; swap_7 < (!is_add ? dfg_orders(g, sum) : 1u); swap_7++) {
                if (!is_add) {
                    conv = dfg_arg(g, sum, swap_7);
                    residual = dfg_arg(g, sum, 1 - swap_7);
                }
                if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE
                    || dfg_arg(g, conv, 1) == DFG_NONE)
                    continue;
                dfg_node x = dfg_arg(g, conv, 0);
                dfg_node w = dfg_arg(g, conv, 1);
                dfg_node b = dfg_arg(g, conv, 2);
                dfg_node x_2 = n;
                if (dfg_dtype(g, x_2) != DFG_F32)
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add_2,
                                                    mul_3, clip_3, add_3, hardSigmoid, add, sum, conv},
                                 15))
                    continue;
                if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_sum_act_whole){.m = {.root = n}, .v = n,
                        .call = call, .add = add, .conv = conv, .x = x, .w = w, .b = b,
                        .residual = residual, .sum = sum, .clip = clip, .constant = constant,
                        .constant_2 = constant_2, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                        .div = div, .clip_2 = clip_2, .add_2 = add_2, .constant_3 = constant_3,
                        .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                        .mul_3 = mul_3, .clip_3 = clip_3, .add_3 = add_3, .constant_7 = constant_7,
                        .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                        .hardSigmoid = hardSigmoid, .x_2 = x_2}))
                    return true;
            }
        }
    }
    return false;
}

struct onnx_dnnl_dnnl_conv_norm_act_whole {
    struct onnx_dnnl_dnnl_conv_norm_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node batchNormalization;
    dfg_node batchNormalization_call;
    dfg_node conv;
    dfg_node x;
    dfg_node w;
    dfg_node constant;
    dfg_node b;
    dfg_node scale;
    dfg_node constant_2;
    dfg_node bias;
    dfg_node constant_3;
    dfg_node mean;
    dfg_node constant_4;
    dfg_node variance;
    dfg_node constant_5;
    dfg_node clip;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node mul;
    dfg_node sigmoid;
    dfg_node mul_2;
    dfg_node div;
    dfg_node clip_2;
    dfg_node add;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node constant_11;
    dfg_node mul_3;
    dfg_node clip_3;
    dfg_node add_2;
    dfg_node constant_12;
    dfg_node constant_13;
    dfg_node constant_14;
    dfg_node constant_15;
    dfg_node hardSigmoid;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_conv_norm_act_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
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
            if (!(dfg_op(g, call) == OP_Relu || dfg_op(g, call) == OP_LeakyRelu
                  || dfg_op(g, call) == OP_Sigmoid || dfg_op(g, call) == OP_Tanh
                  || dfg_op(g, call) == OP_HardSigmoid || dfg_op(g, call) == OP_HardSwish
                  || dfg_op(g, call) == OP_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            batchNormalization = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, OP_Clip, 3))
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
            if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, mul, 0)) == OP_BatchNormalization
                    || dfg_is(g, dfg_arg(g, mul, 0), DFG_GET))
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != batchNormalization)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                continue;
            swap_2 = (dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_BatchNormalization
                      || dfg_is(g, dfg_arg(g, mul_2, 0), DFG_GET))
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
                    continue;
                add = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add, OP_Add, 2))
                    continue;
                swap_3 = (dfg_op(g, dfg_arg(g, add, 0)) == OP_BatchNormalization
                          || dfg_is(g, dfg_arg(g, add, 0), DFG_GET))
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
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, OP_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_5 = (dfg_op(g, dfg_arg(g, add_2, 0)) == OP_BatchNormalization
                          || dfg_is(g, dfg_arg(g, add_2, 0), DFG_GET))
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
                if (!dfg_calls_argc(g, hardSigmoid, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, ATTR_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != batchNormalization)
                    continue;
            }
        }
        dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
        if (!dfg_calls_argc(g, batchNormalization_call, OP_BatchNormalization, 5))
            continue;
        if (!dfg_int_is(g, batchNormalization_call, ATTR_training_mode, 0, 0))
            continue;
        dfg_node conv = dfg_arg(g, batchNormalization_call, 0);
        if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, conv, 0);
        dfg_node w = dfg_arg(g, conv, 1);
        dfg_node constant = w;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node b = dfg_arg(g, conv, 2);
        dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
        dfg_node constant_2 = scale;
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
        dfg_node constant_3 = bias;
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
        dfg_node constant_4 = mean;
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
        dfg_node constant_5 = variance;
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        dfg_node x_2 = n;
        if (dfg_dtype(g, x_2) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, batchNormalization,
                                            batchNormalization_call, conv},
                         15))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_norm_act_whole){.m = {.root = n}, .v = n,
                .call = call, .batchNormalization = batchNormalization,
                .batchNormalization_call = dfg_first_result(g, batchNormalization), .conv = conv,
                .x = x, .w = w, .constant = constant, .b = b, .scale = scale,
                .constant_2 = constant_2, .bias = bias, .constant_3 = constant_3, .mean = mean,
                .constant_4 = constant_4, .variance = variance, .constant_5 = constant_5,
                .clip = clip, .constant_6 = constant_6, .constant_7 = constant_7, .mul = mul,
                .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2, .add = add,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .constant_11 = constant_11, .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2,
                .constant_12 = constant_12, .constant_13 = constant_13,
                .constant_14 = constant_14, .constant_15 = constant_15,
                .hardSigmoid = hardSigmoid, .x_2 = x_2}))
            return true;
    }
    return false;
}

struct onnx_dnnl_dnnl_conv_norm_whole {
    struct onnx_dnnl_dnnl_conv_norm_match m;
    dfg_node batchNormalization;
    dfg_node batchNormalization_2;
    dfg_node batchNormalization_2_call;
    dfg_node conv;
    dfg_node x;
    dfg_node w;
    dfg_node constant;
    dfg_node b;
    dfg_node scale;
    dfg_node constant_2;
    dfg_node bias;
    dfg_node constant_3;
    dfg_node mean;
    dfg_node constant_4;
    dfg_node variance;
    dfg_node constant_5;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_conv_norm_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node batchNormalization_2 = n;
    dfg_node batchNormalization_2_call = dfg_first_result(g, batchNormalization_2);
    if (!dfg_calls_argc(g, batchNormalization_2_call, OP_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, batchNormalization_2_call, ATTR_training_mode, 0, 0))
        return false;
    dfg_node conv = dfg_arg(g, batchNormalization_2_call, 0);
    if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, conv, 0);
    dfg_node w = dfg_arg(g, conv, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, conv, 2);
    dfg_node scale = dfg_arg(g, batchNormalization_2_call, 1);
    dfg_node constant_2 = scale;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, batchNormalization_2_call, 2);
    dfg_node constant_3 = bias;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, batchNormalization_2_call, 3);
    dfg_node constant_4 = mean;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, batchNormalization_2_call, 4);
    dfg_node constant_5 = variance;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node x_2 = n;
    if (dfg_dtype(g, x_2) != DFG_F32)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batchNormalization_2, batchNormalization_2_call, conv}, 3))
        return false;
    return accept(ctx, &(struct onnx_dnnl_dnnl_conv_norm_whole){.m = {.root = n},
            .batchNormalization = n, .batchNormalization_2 = batchNormalization_2,
            .batchNormalization_2_call = dfg_first_result(g, batchNormalization_2),
            .conv = conv, .x = x, .w = w, .constant = constant, .b = b, .scale = scale,
            .constant_2 = constant_2, .bias = bias, .constant_3 = constant_3, .mean = mean,
            .constant_4 = constant_4, .variance = variance, .constant_5 = constant_5,
            .x_2 = x_2});
}

struct onnx_dnnl_dnnl_deconv_norm_act_whole {
    struct onnx_dnnl_dnnl_deconv_norm_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node batchNormalization;
    dfg_node batchNormalization_call;
    dfg_node convTranspose;
    dfg_node x;
    dfg_node w;
    dfg_node constant;
    dfg_node b;
    dfg_node scale;
    dfg_node constant_2;
    dfg_node bias;
    dfg_node constant_3;
    dfg_node mean;
    dfg_node constant_4;
    dfg_node variance;
    dfg_node constant_5;
    dfg_node clip;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node mul;
    dfg_node sigmoid;
    dfg_node mul_2;
    dfg_node div;
    dfg_node clip_2;
    dfg_node add;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node constant_11;
    dfg_node mul_3;
    dfg_node clip_3;
    dfg_node add_2;
    dfg_node constant_12;
    dfg_node constant_13;
    dfg_node constant_14;
    dfg_node constant_15;
    dfg_node hardSigmoid;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_deconv_norm_act_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
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
            if (!(dfg_op(g, call) == OP_Relu || dfg_op(g, call) == OP_LeakyRelu
                  || dfg_op(g, call) == OP_Sigmoid || dfg_op(g, call) == OP_Tanh
                  || dfg_op(g, call) == OP_HardSigmoid || dfg_op(g, call) == OP_HardSwish
                  || dfg_op(g, call) == OP_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            batchNormalization = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, OP_Clip, 3))
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
            if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, mul, 0)) == OP_BatchNormalization
                    || dfg_is(g, dfg_arg(g, mul, 0), DFG_GET))
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != batchNormalization)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                continue;
            swap_2 = (dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_BatchNormalization
                      || dfg_is(g, dfg_arg(g, mul_2, 0), DFG_GET))
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
                    continue;
                add = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add, OP_Add, 2))
                    continue;
                swap_3 = (dfg_op(g, dfg_arg(g, add, 0)) == OP_BatchNormalization
                          || dfg_is(g, dfg_arg(g, add, 0), DFG_GET))
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
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, OP_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_5 = (dfg_op(g, dfg_arg(g, add_2, 0)) == OP_BatchNormalization
                          || dfg_is(g, dfg_arg(g, add_2, 0), DFG_GET))
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
                if (!dfg_calls_argc(g, hardSigmoid, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, ATTR_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != batchNormalization)
                    continue;
            }
        }
        dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
        if (!dfg_calls_argc(g, batchNormalization_call, OP_BatchNormalization, 5))
            continue;
        if (!dfg_int_is(g, batchNormalization_call, ATTR_training_mode, 0, 0))
            continue;
        dfg_node convTranspose = dfg_arg(g, batchNormalization_call, 0);
        if (dfg_op(g, convTranspose) != OP_ConvTranspose || dfg_n_args(g, convTranspose) > 3
            || dfg_arg(g, convTranspose, 0) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, convTranspose, 0);
        dfg_node w = dfg_arg(g, convTranspose, 1);
        dfg_node constant = w;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node b = dfg_arg(g, convTranspose, 2);
        dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
        dfg_node constant_2 = scale;
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
        dfg_node constant_3 = bias;
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
        dfg_node constant_4 = mean;
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
        dfg_node constant_5 = variance;
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        dfg_node x_2 = n;
        if (dfg_dtype(g, x_2) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, batchNormalization,
                                            batchNormalization_call, convTranspose},
                         15))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_deconv_norm_act_whole){.m = {.root = n}, .v = n,
                .call = call, .batchNormalization = batchNormalization,
                .batchNormalization_call = dfg_first_result(g, batchNormalization),
                .convTranspose = convTranspose, .x = x, .w = w, .constant = constant, .b = b,
                .scale = scale, .constant_2 = constant_2, .bias = bias, .constant_3 = constant_3,
                .mean = mean, .constant_4 = constant_4, .variance = variance,
                .constant_5 = constant_5, .clip = clip, .constant_6 = constant_6,
                .constant_7 = constant_7, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                .div = div, .clip_2 = clip_2, .add = add, .constant_8 = constant_8,
                .constant_9 = constant_9, .constant_10 = constant_10, .constant_11 = constant_11,
                .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2, .constant_12 = constant_12,
                .constant_13 = constant_13, .constant_14 = constant_14,
                .constant_15 = constant_15, .hardSigmoid = hardSigmoid, .x_2 = x_2}))
            return true;
    }
    return false;
}

struct onnx_dnnl_dnnl_deconv_norm_whole {
    struct onnx_dnnl_dnnl_deconv_norm_match m;
    dfg_node batchNormalization;
    dfg_node batchNormalization_2;
    dfg_node batchNormalization_2_call;
    dfg_node convTranspose;
    dfg_node x;
    dfg_node w;
    dfg_node constant;
    dfg_node b;
    dfg_node scale;
    dfg_node constant_2;
    dfg_node bias;
    dfg_node constant_3;
    dfg_node mean;
    dfg_node constant_4;
    dfg_node variance;
    dfg_node constant_5;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_deconv_norm_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node batchNormalization_2 = n;
    dfg_node batchNormalization_2_call = dfg_first_result(g, batchNormalization_2);
    if (!dfg_calls_argc(g, batchNormalization_2_call, OP_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, batchNormalization_2_call, ATTR_training_mode, 0, 0))
        return false;
    dfg_node convTranspose = dfg_arg(g, batchNormalization_2_call, 0);
    if (dfg_op(g, convTranspose) != OP_ConvTranspose || dfg_n_args(g, convTranspose) > 3
        || dfg_arg(g, convTranspose, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, convTranspose, 0);
    dfg_node w = dfg_arg(g, convTranspose, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, convTranspose, 2);
    dfg_node scale = dfg_arg(g, batchNormalization_2_call, 1);
    dfg_node constant_2 = scale;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, batchNormalization_2_call, 2);
    dfg_node constant_3 = bias;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, batchNormalization_2_call, 3);
    dfg_node constant_4 = mean;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, batchNormalization_2_call, 4);
    dfg_node constant_5 = variance;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node x_2 = n;
    if (dfg_dtype(g, x_2) != DFG_F32)
        return false;
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){batchNormalization_2, batchNormalization_2_call, convTranspose}, 3))
        return false;
    return accept(ctx, &(struct onnx_dnnl_dnnl_deconv_norm_whole){.m = {.root = n},
            .batchNormalization = n, .batchNormalization_2 = batchNormalization_2,
            .batchNormalization_2_call = dfg_first_result(g, batchNormalization_2),
            .convTranspose = convTranspose, .x = x, .w = w, .constant = constant, .b = b,
            .scale = scale, .constant_2 = constant_2, .bias = bias, .constant_3 = constant_3,
            .mean = mean, .constant_4 = constant_4, .variance = variance,
            .constant_5 = constant_5, .x_2 = x_2});
}

struct onnx_dnnl_dnnl_conv_act_whole {
    struct onnx_dnnl_dnnl_conv_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node conv;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node clip;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node mul;
    dfg_node sigmoid;
    dfg_node mul_2;
    dfg_node div;
    dfg_node clip_2;
    dfg_node add;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node mul_3;
    dfg_node clip_3;
    dfg_node add_2;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node hardSigmoid;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_conv_act_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
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
            if (!(dfg_op(g, call) == OP_Relu || dfg_op(g, call) == OP_LeakyRelu
                  || dfg_op(g, call) == OP_Sigmoid || dfg_op(g, call) == OP_Tanh
                  || dfg_op(g, call) == OP_HardSigmoid || dfg_op(g, call) == OP_HardSwish
                  || dfg_op(g, call) == OP_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            conv = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, OP_Clip, 3))
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
            if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Conv ? 0 : 1;
            conv = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != conv)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Conv ? 0 : 1;
            conv = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
                    continue;
                add = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add, OP_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_Conv ? 0 : 1;
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
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, OP_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Conv ? 0 : 1;
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
                if (!dfg_calls_argc(g, hardSigmoid, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, ATTR_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != conv)
                    continue;
            }
        }
        if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE
            || dfg_arg(g, conv, 1) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, conv, 0);
        dfg_node w = dfg_arg(g, conv, 1);
        dfg_node b = dfg_arg(g, conv, 2);
        dfg_node x_2 = n;
        if (dfg_dtype(g, x_2) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, conv},
                         13))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_act_whole){.m = {.root = n}, .v = n, .call = call,
                .conv = conv, .x = x, .w = w, .b = b, .clip = clip, .constant = constant,
                .constant_2 = constant_2, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                .div = div, .clip_2 = clip_2, .add = add, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2, .constant_7 = constant_7,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .hardSigmoid = hardSigmoid, .x_2 = x_2}))
            return true;
    }
    return false;
}

struct onnx_dnnl_dnnl_conv_sum_whole {
    struct onnx_dnnl_dnnl_conv_sum_match m;
    dfg_node v;
    dfg_node add;
    dfg_node conv;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node residual;
    dfg_node sum;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_conv_sum_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_add = dfg_calls_with(g, n, OP_Add, 2);
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
            if (!dfg_calls_with(g, sum, OP_Sum, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (!is_add ? dfg_orders(g, sum) : 1u); swap_2++) {
            if (!is_add) {
                conv = dfg_arg(g, sum, swap_2);
                residual = dfg_arg(g, sum, 1 - swap_2);
            }
            if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE
                || dfg_arg(g, conv, 1) == DFG_NONE)
                continue;
            dfg_node x = dfg_arg(g, conv, 0);
            dfg_node w = dfg_arg(g, conv, 1);
            dfg_node b = dfg_arg(g, conv, 2);
            dfg_node x_2 = n;
            if (dfg_dtype(g, x_2) != DFG_F32 || !dfg_in_body(g, n, (const dfg_node[]){add, sum, conv}, 3))
                continue;
            if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_sum_whole){.m = {.root = n}, .v = n, .add = add,
                    .conv = conv, .x = x, .w = w, .b = b, .residual = residual, .sum = sum,
                    .x_2 = x_2}))
                return true;
        }
    }
    return false;
}

struct onnx_dnnl_dnnl_gemm_act_whole {
    struct onnx_dnnl_dnnl_gemm_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node gemm;
    dfg_node a;
    dfg_node b;
    dfg_node c;
    dfg_node clip;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node mul;
    dfg_node sigmoid;
    dfg_node mul_2;
    dfg_node div;
    dfg_node clip_2;
    dfg_node add;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node mul_3;
    dfg_node clip_3;
    dfg_node add_2;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node hardSigmoid;
    dfg_node x;
};

static bool onnx_dnnl_dnnl_gemm_act_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
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
            if (!(dfg_op(g, call) == OP_Relu || dfg_op(g, call) == OP_LeakyRelu
                  || dfg_op(g, call) == OP_Sigmoid || dfg_op(g, call) == OP_Tanh
                  || dfg_op(g, call) == OP_HardSigmoid || dfg_op(g, call) == OP_HardSwish
                  || dfg_op(g, call) == OP_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            gemm = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, OP_Clip, 3))
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
            if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Gemm ? 0 : 1;
            gemm = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != gemm)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Gemm ? 0 : 1;
            gemm = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
                    continue;
                add = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add, OP_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_Gemm ? 0 : 1;
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
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, OP_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Gemm ? 0 : 1;
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
                if (!dfg_calls_argc(g, hardSigmoid, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, ATTR_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != gemm)
                    continue;
            }
        }
        if (dfg_op(g, gemm) != OP_Gemm || dfg_n_args(g, gemm) > 3 || dfg_arg(g, gemm, 0) == DFG_NONE
            || dfg_arg(g, gemm, 1) == DFG_NONE)
            continue;
        dfg_node a = dfg_arg(g, gemm, 0);
        dfg_node b = dfg_arg(g, gemm, 1);
        dfg_node c = dfg_arg(g, gemm, 2);
        dfg_node x = n;
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, gemm},
                         13))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_gemm_act_whole){.m = {.root = n}, .v = n, .call = call,
                .gemm = gemm, .a = a, .b = b, .c = c, .clip = clip, .constant = constant,
                .constant_2 = constant_2, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                .div = div, .clip_2 = clip_2, .add = add, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2, .constant_7 = constant_7,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .hardSigmoid = hardSigmoid, .x = x}))
            return true;
    }
    return false;
}

struct onnx_dnnl_dnnl_matmul_bias_gelu_whole {
    struct onnx_dnnl_dnnl_matmul_bias_gelu_match m;
    dfg_node v;
    dfg_node mul;
    dfg_node mul_2;
    dfg_node add;
    dfg_node matMul;
    dfg_node a;
    dfg_node b;
    dfg_node c;
    dfg_node constant;
    dfg_node t;
    dfg_node erf;
    dfg_node div;
    dfg_node constant_2;
    dfg_node mul_3;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node mul_4;
    dfg_node mul_5;
    dfg_node constant_6;
    dfg_node mul_6;
    dfg_node mul_7;
    dfg_node constant_7;
    dfg_node mul_8;
    dfg_node mul_9;
    dfg_node t_2;
    dfg_node tanh;
    dfg_node mul_10;
    dfg_node add_2;
    dfg_node mul_11;
    dfg_node pow;
    dfg_node constant_8;
    dfg_node mul_12;
    dfg_node mul_13;
    dfg_node constant_9;
    dfg_node mul_14;
    dfg_node mul_15;
    dfg_node mul_16;
    dfg_node constant_10;
    dfg_node constant_11;
    dfg_node constant_12;
    dfg_node constant_13;
    dfg_node mul_17;
    dfg_node mul_18;
    dfg_node constant_14;
    dfg_node mul_19;
    dfg_node mul_20;
    dfg_node constant_15;
    dfg_node gelu;
    dfg_node gelu_2;
    dfg_node fastGelu;
    struct dfg_nodes rest;
    dfg_node x;
};

static bool onnx_dnnl_dnnl_matmul_bias_gelu_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 5u; alt++) {
        for (uint32_t alt_2 = 0; alt_2 < (alt == 0 ? 3u : 1u); alt_2++) {
            dfg_node mul = DFG_NONE, constant_5 = DFG_NONE, mul_2 = DFG_NONE;
            uint32_t swap = 0;
            if (alt == 0 && alt_2 == 0) {
                mul = n;
                if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                    continue;
                swap = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Mul ? 0 : 1;
                constant_5 = dfg_arg(g, mul, 1 - swap);
                if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                    continue;
                mul_2 = dfg_arg(g, mul, swap);
                if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
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
                        if (!dfg_calls_argc(g, mul_4, OP_Mul, 2))
                            continue;
                        swap_3 = dfg_op(g, dfg_arg(g, mul_4, 0)) == OP_Add ? 0 : 1;
                        add = dfg_arg(g, mul_4, swap_3);
                        mul_5 = dfg_arg(g, mul_4, 1 - swap_3);
                        if (!dfg_calls_argc(g, mul_5, OP_Mul, 2))
                            continue;
                        swap_4 = dfg_op(g, dfg_arg(g, mul_5, 0)) == OP_Add ? 0 : 1;
                        t = dfg_arg(g, mul_5, swap_4);
                        constant_6 = dfg_arg(g, mul_5, 1 - swap_4);
                        if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                    } else {
                        mul_6 = n;
                        if (!dfg_calls_argc(g, mul_6, OP_Mul, 2))
                            continue;
                        swap_5 = dfg_op(g, dfg_arg(g, mul_6, 0)) == OP_Mul ? 0 : 1;
                        mul_7 = dfg_arg(g, mul_6, swap_5);
                        if (!dfg_calls_argc(g, mul_7, OP_Mul, 2))
                            continue;
                        swap_6 = dfg_op(g, dfg_arg(g, mul_7, 0)) == OP_Add ? 0 : 1;
                        add = dfg_arg(g, mul_7, swap_6);
                        constant_7 = dfg_arg(g, mul_7, 1 - swap_6);
                        if (!dfg_const_is(g, constant_7, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, mul_6, 1 - swap_5);
                    }
                    if (!dfg_calls_argc(g, t, OP_Add, 2))
                        continue;
                    swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == OP_Erf ? 0 : 1;
                    erf = dfg_arg(g, t, swap_7);
                    if (!dfg_calls_argc(g, erf, OP_Erf, 1))
                        continue;
                    v = dfg_arg(g, erf, 0);
                    is_div = dfg_calls_argc(g, v, OP_Div, 2);
                    if (is_div) {
                        div = v;
                        if (dfg_arg(g, div, 0) != add)
                            continue;
                        constant_2 = dfg_arg(g, div, 1);
                        if (!dfg_const_near(g, constant_2, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                            continue;
                    } else {
                        mul_3 = v;
                        if (!dfg_calls_argc(g, mul_3, OP_Mul, 2))
                            continue;
                        swap_8 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Add ? 0 : 1;
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
                        if (!dfg_calls_argc(g, mul_8, OP_Mul, 2))
                            continue;
                        swap_9 = dfg_op(g, dfg_arg(g, mul_8, 0)) == OP_Mul ? 0 : 1;
                        constant_13 = dfg_arg(g, mul_8, 1 - swap_9);
                        if (!dfg_const_is(g, constant_13, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        mul_9 = dfg_arg(g, mul_8, swap_9);
                        if (!dfg_calls_argc(g, mul_9, OP_Mul, 2))
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
                                if (!dfg_calls_argc(g, mul_17, OP_Mul, 2))
                                    continue;
                                swap_11 = dfg_op(g, dfg_arg(g, mul_17, 0)) == OP_Add ? 0 : 1;
                                add = dfg_arg(g, mul_17, swap_11);
                                mul_18 = dfg_arg(g, mul_17, 1 - swap_11);
                                if (!dfg_calls_argc(g, mul_18, OP_Mul, 2))
                                    continue;
                                swap_12 = dfg_op(g, dfg_arg(g, mul_18, 0)) == OP_Add ? 0 : 1;
                                constant_14 = dfg_arg(g, mul_18, 1 - swap_12);
                                if (!dfg_const_is(g, constant_14, dfg_float(0.5), DFG_NO_DTYPE))
                                    continue;
                                t_2 = dfg_arg(g, mul_18, swap_12);
                            } else {
                                mul_19 = n;
                                if (!dfg_calls_argc(g, mul_19, OP_Mul, 2))
                                    continue;
                                swap_13 = dfg_op(g, dfg_arg(g, mul_19, 0)) == OP_Mul ? 0 : 1;
                                mul_20 = dfg_arg(g, mul_19, swap_13);
                                if (!dfg_calls_argc(g, mul_20, OP_Mul, 2))
                                    continue;
                                swap_14 = dfg_op(g, dfg_arg(g, mul_20, 0)) == OP_Add ? 0 : 1;
                                add = dfg_arg(g, mul_20, swap_14);
                                constant_15 = dfg_arg(g, mul_20, 1 - swap_14);
                                if (!dfg_const_is(g, constant_15, dfg_float(0.5), DFG_NO_DTYPE))
                                    continue;
                                t_2 = dfg_arg(g, mul_19, 1 - swap_13);
                            }
                            if (!dfg_calls_argc(g, t_2, OP_Add, 2))
                                continue;
                            swap_15 = dfg_op(g, dfg_arg(g, t_2, 0)) == OP_Tanh ? 0 : 1;
                            constant_12 = dfg_arg(g, t_2, 1 - swap_15);
                            if (!dfg_const_is(g, constant_12, dfg_int(1), DFG_NO_DTYPE))
                                continue;
                            tanh = dfg_arg(g, t_2, swap_15);
                            if (!dfg_calls_argc(g, tanh, OP_Tanh, 1))
                                continue;
                            mul_10 = dfg_arg(g, tanh, 0);
                            if (!dfg_calls_argc(g, mul_10, OP_Mul, 2))
                                continue;
                            swap_16 = dfg_op(g, dfg_arg(g, mul_10, 0)) == OP_Add ? 0 : 1;
                            constant_11 = dfg_arg(g, mul_10, 1 - swap_16);
                            if (!dfg_const_near(g, constant_11, dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
                                continue;
                            add_2 = dfg_arg(g, mul_10, swap_16);
                            if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                                continue;
                            swap_17 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Add ? 0 : 1;
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
                                if (!dfg_calls_argc(g, mul_11, OP_Mul, 2))
                                    continue;
                                swap_18 = (dfg_op(g, dfg_arg(g, mul_11, 0)) == OP_Pow
                                           || dfg_op(g, dfg_arg(g, mul_11, 0)) == OP_Mul)
                                    ? 0
                                    : 1;
                                constant_9 = dfg_arg(g, mul_11, 1 - swap_18);
                                if (!dfg_const_near(g, constant_9, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                                v_3 = dfg_arg(g, mul_11, swap_18);
                                is_pow = dfg_calls_argc(g, v_3, OP_Pow, 2);
                                if (is_pow) {
                                    pow = v_3;
                                    if (dfg_arg(g, pow, 0) != add)
                                        continue;
                                    constant_8 = dfg_arg(g, pow, 1);
                                    if (!dfg_const_is(g, constant_8, dfg_int(3), DFG_NO_DTYPE))
                                        continue;
                                } else {
                                    mul_12 = v_3;
                                    if (!dfg_calls_argc(g, mul_12, OP_Mul, 2))
                                        continue;
                                    swap_19 = dfg_op(g, dfg_arg(g, mul_12, 0)) == OP_Add ? 0 : 1;
                                    if (dfg_arg(g, mul_12, swap_19) != add)
                                        continue;
                                    mul_13 = dfg_arg(g, mul_12, 1 - swap_19);
                                    if (!dfg_calls_argc(g, mul_13, OP_Mul, 2))
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
                                        if (!dfg_calls_argc(g, mul_14, OP_Mul, 2))
                                            continue;
                                        swap_21 = dfg_op(g, dfg_arg(g, mul_14, 0)) == OP_Add ? 0 : 1;
                                        if (dfg_arg(g, mul_14, swap_21) != add)
                                            continue;
                                        mul_15 = dfg_arg(g, mul_14, 1 - swap_21);
                                        if (!dfg_calls_argc(g, mul_15, OP_Mul, 2))
                                            continue;
                                        swap_22 = dfg_op(g, dfg_arg(g, mul_15, 0)) == OP_Add ? 0 : 1;
                                        if (dfg_arg(g, mul_15, swap_22) != add)
                                            continue;
                                        mul_16 = dfg_arg(g, mul_15, 1 - swap_22);
                                        if (!dfg_calls_argc(g, mul_16, OP_Mul, 2))
                                            continue;
                                        swap_23 = dfg_op(g, dfg_arg(g, mul_16, 0)) == OP_Add ? 0 : 1;
                                        if (dfg_arg(g, mul_16, swap_23) != add)
                                            continue;
                                        constant_10 = dfg_arg(g, mul_16, 1 - swap_23);
                                        if (!dfg_const_near(g, constant_10, dfg_float(0.044715), 0.0001,
                                                            DFG_NO_DTYPE))
                                            continue;
                                    }
                                } else if (alt == 2) {
                                    gelu = n;
                                    if (!dfg_calls_argc(g, gelu, OP_Gelu, 1))
                                        continue;
                                    add = dfg_arg(g, gelu, 0);
                                } else if (alt == 3) {
                                    gelu_2 = n;
                                    if (!dfg_calls_argc(g, gelu_2, OP_com_microsoft_Gelu, 1))
                                        continue;
                                    add = dfg_arg(g, gelu_2, 0);
                                } else if (alt == 4) {
                                    fastGelu = n;
                                    if (dfg_op(g, fastGelu) != OP_com_microsoft_FastGelu)
                                        continue;
                                    rest = dfg_rest(g, fastGelu, 1, 0);
                                    add = dfg_arg(g, fastGelu, 0);
                                }
                                if (!dfg_calls_argc(g, add, OP_Add, 2))
                                    continue;
                                uint32_t swap_24 = dfg_op(g, dfg_arg(g, add, 0)) == OP_MatMul ? 0 : 1;
                                dfg_node matMul = dfg_arg(g, add, swap_24);
                                if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
                                    continue;
                                dfg_node a = dfg_arg(g, matMul, 0);
                                dfg_node b = dfg_arg(g, matMul, 1);
                                dfg_node c = dfg_arg(g, add, 1 - swap_24);
                                dfg_node constant = c;
                                if (!dfg_is(g, constant, DFG_CONST))
                                    continue;
                                dfg_node x = n;
                                if (dfg_dtype(g, x) != DFG_F32)
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
                                if (accept(ctx, &(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole){.m = {.root = n}, .v = n,
                                        .mul = mul, .mul_2 = mul_2, .add = add, .matMul = matMul, .a = a, .b = b, .c = c,
                                        .constant = constant, .t = t, .erf = erf, .div = div, .constant_2 = constant_2,
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
                                        .rest = rest, .x = x}))
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

struct onnx_dnnl_dnnl_matmul_bias_act_whole {
    struct onnx_dnnl_dnnl_matmul_bias_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node add;
    dfg_node matMul;
    dfg_node a;
    dfg_node b;
    dfg_node c;
    dfg_node constant;
    dfg_node clip;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node mul;
    dfg_node sigmoid;
    dfg_node mul_2;
    dfg_node div;
    dfg_node clip_2;
    dfg_node add_2;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node mul_3;
    dfg_node clip_3;
    dfg_node add_3;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node constant_11;
    dfg_node hardSigmoid;
    dfg_node x;
};

static bool onnx_dnnl_dnnl_matmul_bias_act_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
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
            if (!(dfg_op(g, call) == OP_Relu || dfg_op(g, call) == OP_LeakyRelu
                  || dfg_op(g, call) == OP_Sigmoid || dfg_op(g, call) == OP_Tanh
                  || dfg_op(g, call) == OP_HardSigmoid || dfg_op(g, call) == OP_HardSwish
                  || dfg_op(g, call) == OP_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            add = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, OP_Clip, 3))
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
            if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Add ? 0 : 1;
            add = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != add)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Add ? 0 : 1;
            add = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Add ? 0 : 1;
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
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, OP_Clip, 3))
                    continue;
                add_3 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_3, OP_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_3, 0)) == OP_Add ? 0 : 1;
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
                if (!dfg_calls_argc(g, hardSigmoid, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, ATTR_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != add)
                    continue;
            }
        }
        if (!dfg_calls_argc(g, add, OP_Add, 2))
            continue;
        uint32_t swap_6 = dfg_op(g, dfg_arg(g, add, 0)) == OP_MatMul ? 0 : 1;
        dfg_node matMul = dfg_arg(g, add, swap_6);
        if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
            continue;
        dfg_node a = dfg_arg(g, matMul, 0);
        dfg_node b = dfg_arg(g, matMul, 1);
        dfg_node c = dfg_arg(g, add, 1 - swap_6);
        dfg_node constant = c;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node x = n;
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add_2, mul_3,
                                            clip_3, add_3, hardSigmoid, add, matMul},
                         14))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_matmul_bias_act_whole){.m = {.root = n}, .v = n,
                .call = call, .add = add, .matMul = matMul, .a = a, .b = b, .c = c,
                .constant = constant, .clip = clip, .constant_2 = constant_2,
                .constant_3 = constant_3, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                .div = div, .clip_2 = clip_2, .add_2 = add_2, .constant_4 = constant_4,
                .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
                .mul_3 = mul_3, .clip_3 = clip_3, .add_3 = add_3, .constant_8 = constant_8,
                .constant_9 = constant_9, .constant_10 = constant_10, .constant_11 = constant_11,
                .hardSigmoid = hardSigmoid, .x = x}))
            return true;
    }
    return false;
}

struct onnx_dnnl_dnnl_matmul_bias_sum_whole {
    struct onnx_dnnl_dnnl_matmul_bias_sum_match m;
    dfg_node add;
    dfg_node add_2;
    dfg_node add_3;
    dfg_node matMul;
    dfg_node a;
    dfg_node b;
    dfg_node c;
    dfg_node constant;
    dfg_node residual;
    dfg_node x;
};

static bool onnx_dnnl_dnnl_matmul_bias_sum_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node add_2 = n;
    if (!dfg_calls_with(g, add_2, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add_2); swap++) {
        dfg_node add_3 = dfg_arg(g, add_2, swap);
        if (!dfg_calls_argc(g, add_3, OP_Add, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, add_3, 0)) == OP_MatMul ? 0 : 1;
        dfg_node matMul = dfg_arg(g, add_3, swap_2);
        if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
            continue;
        dfg_node a = dfg_arg(g, matMul, 0);
        dfg_node b = dfg_arg(g, matMul, 1);
        dfg_node c = dfg_arg(g, add_3, 1 - swap_2);
        dfg_node constant = c;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node residual = dfg_arg(g, add_2, 1 - swap);
        dfg_node x = n;
        if (dfg_dtype(g, x) != DFG_F32 || !dfg_in_body(g, n, (const dfg_node[]){add_2, add_3, matMul}, 3))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_matmul_bias_sum_whole){.m = {.root = n}, .add = n,
                .add_2 = add_2, .add_3 = add_3, .matMul = matMul, .a = a, .b = b, .c = c,
                .constant = constant, .residual = residual, .x = x}))
            return true;
    }
    return false;
}

struct onnx_dnnl_dnnl_gelu_whole {
    struct onnx_dnnl_dnnl_gelu_match m;
    dfg_node v;
    dfg_node mul;
    dfg_node mul_2;
    dfg_node x;
    dfg_node t;
    dfg_node erf;
    dfg_node div;
    dfg_node constant;
    dfg_node mul_3;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node mul_4;
    dfg_node mul_5;
    dfg_node constant_5;
    dfg_node mul_6;
    dfg_node mul_7;
    dfg_node constant_6;
    dfg_node mul_8;
    dfg_node mul_9;
    dfg_node t_2;
    dfg_node tanh;
    dfg_node mul_10;
    dfg_node add;
    dfg_node mul_11;
    dfg_node pow;
    dfg_node constant_7;
    dfg_node mul_12;
    dfg_node mul_13;
    dfg_node constant_8;
    dfg_node mul_14;
    dfg_node mul_15;
    dfg_node mul_16;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node constant_11;
    dfg_node constant_12;
    dfg_node mul_17;
    dfg_node mul_18;
    dfg_node constant_13;
    dfg_node mul_19;
    dfg_node mul_20;
    dfg_node constant_14;
    dfg_node gelu;
    dfg_node gelu_2;
    dfg_node fastGelu;
    struct dfg_nodes rest;
    dfg_node x_2;
};

/* What is inside all loops of onnx_dnnl_dnnl_gelu. */
static bool onnx_dnnl_dnnl_gelu_part2(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const void *m),
    void *ctx, uint32_t alt, dfg_node mul, dfg_node constant_4, dfg_node mul_2,
    dfg_node x, dfg_node t, dfg_node mul_4, dfg_node mul_5, dfg_node constant_5,
    dfg_node mul_6, dfg_node mul_7, dfg_node constant_6, dfg_node constant_3,
    dfg_node erf, dfg_node div, dfg_node constant, dfg_node mul_3,
    dfg_node constant_2, dfg_node mul_8, dfg_node constant_12, dfg_node mul_9,
    dfg_node t_2, dfg_node mul_17, dfg_node mul_18, dfg_node constant_13,
    dfg_node mul_19, dfg_node mul_20, dfg_node constant_14, dfg_node constant_11,
    dfg_node tanh, dfg_node mul_10, dfg_node constant_10, dfg_node add,
    dfg_node v_2, uint32_t alt_4, dfg_node mul_11, dfg_node constant_8,
    bool is_pow, dfg_node pow, dfg_node constant_7, dfg_node mul_12)
{
    for (uint32_t swap_19 = 0; swap_19 < (alt == 1 && alt_4 == 0 && !is_pow ? dfg_orders(g, mul_12) : 1u); swap_19++) {
        dfg_node mul_13 = DFG_NONE;
        if (alt == 1 && alt_4 == 0 && !is_pow) {
            if (dfg_arg(g, mul_12, swap_19) != x)
                continue;
            mul_13 = dfg_arg(g, mul_12, 1 - swap_19);
            if (!dfg_calls_with(g, mul_13, OP_Mul, 2))
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
                    if (!dfg_calls_with(g, mul_14, OP_Mul, 2))
                        continue;
                }
            }
            for (uint32_t swap_21 = 0; swap_21 < (alt == 1 && alt_4 == 1 ? dfg_orders(g, mul_14) : 1u); swap_21++) {
                dfg_node mul_15 = DFG_NONE;
                if (alt == 1 && alt_4 == 1) {
                    if (dfg_arg(g, mul_14, swap_21) != x)
                        continue;
                    mul_15 = dfg_arg(g, mul_14, 1 - swap_21);
                    if (!dfg_calls_with(g, mul_15, OP_Mul, 2))
                        continue;
                }
                for (uint32_t swap_22 = 0; swap_22 < (alt == 1 && alt_4 == 1 ? dfg_orders(g, mul_15) : 1u); swap_22++) {
                    dfg_node mul_16 = DFG_NONE;
                    if (alt == 1 && alt_4 == 1) {
                        if (dfg_arg(g, mul_15, swap_22) != x)
                            continue;
                        mul_16 = dfg_arg(g, mul_15, 1 - swap_22);
                        if (!dfg_calls_with(g, mul_16, OP_Mul, 2))
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
                            if (!dfg_calls_with(g, gelu, OP_Gelu, 1))
                                continue;
                            x = dfg_arg(g, gelu, 0);
                        } else if (alt == 3) {
                            gelu_2 = n;
                            if (!dfg_calls_with(g, gelu_2, OP_com_microsoft_Gelu, 1))
                                continue;
                            x = dfg_arg(g, gelu_2, 0);
                        } else if (alt == 4) {
                            fastGelu = n;
                            if (dfg_op(g, fastGelu) != OP_com_microsoft_FastGelu
                                || dfg_arg(g, fastGelu, 0) == DFG_NONE)
                                continue;
                            rest = dfg_rest(g, fastGelu, 1, 0);
                            x = dfg_arg(g, fastGelu, 0);
                        }
                        dfg_node x_2 = n;
                        if (dfg_dtype(g, x_2) != DFG_F32)
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
                        if (accept(ctx, &(struct onnx_dnnl_dnnl_gelu_whole){.m = {.root = n}, .v = n, .mul = mul,
                                .mul_2 = mul_2, .x = x, .t = t, .erf = erf, .div = div, .constant = constant,
                                .mul_3 = mul_3, .constant_2 = constant_2, .constant_3 = constant_3,
                                .constant_4 = constant_4, .mul_4 = mul_4, .mul_5 = mul_5,
                                .constant_5 = constant_5, .mul_6 = mul_6, .mul_7 = mul_7,
                                .constant_6 = constant_6, .mul_8 = mul_8, .mul_9 = mul_9, .t_2 = t_2,
                                .tanh = tanh, .mul_10 = mul_10, .add = add, .mul_11 = mul_11, .pow = pow,
                                .constant_7 = constant_7, .mul_12 = mul_12, .mul_13 = mul_13,
                                .constant_8 = constant_8, .mul_14 = mul_14, .mul_15 = mul_15, .mul_16 = mul_16,
                                .constant_9 = constant_9, .constant_10 = constant_10, .constant_11 = constant_11,
                                .constant_12 = constant_12, .mul_17 = mul_17, .mul_18 = mul_18,
                                .constant_13 = constant_13, .mul_19 = mul_19, .mul_20 = mul_20,
                                .constant_14 = constant_14, .gelu = gelu, .gelu_2 = gelu_2, .fastGelu = fastGelu,
                                .rest = rest, .x_2 = x_2}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_gelu_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 5u; alt++) {
        for (uint32_t alt_2 = 0; alt_2 < (alt == 0 ? 3u : 1u); alt_2++) {
            dfg_node mul = DFG_NONE, constant_4 = DFG_NONE, mul_2 = DFG_NONE;
            uint32_t swap = 0;
            if (alt == 0 && alt_2 == 0) {
                mul = n;
                if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                    continue;
                swap = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Mul ? 0 : 1;
                constant_4 = dfg_arg(g, mul, 1 - swap);
                if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE))
                    continue;
                mul_2 = dfg_arg(g, mul, swap);
                if (!dfg_calls_with(g, mul_2, OP_Mul, 2))
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
                        if (!dfg_calls_with(g, mul_4, OP_Mul, 2))
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
                            if (!dfg_calls_argc(g, mul_5, OP_Mul, 2))
                                continue;
                            swap_4 = dfg_op(g, dfg_arg(g, mul_5, 0)) == OP_Add ? 0 : 1;
                            constant_5 = dfg_arg(g, mul_5, 1 - swap_4);
                            if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                                continue;
                            t = dfg_arg(g, mul_5, swap_4);
                        } else if (alt_2 == 2) {
                            mul_6 = n;
                            if (!dfg_calls_argc(g, mul_6, OP_Mul, 2))
                                continue;
                            swap_5 = dfg_op(g, dfg_arg(g, mul_6, 0)) == OP_Mul ? 0 : 1;
                            mul_7 = dfg_arg(g, mul_6, swap_5);
                            if (!dfg_calls_with(g, mul_7, OP_Mul, 2))
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
                            if (!dfg_calls_argc(g, t, OP_Add, 2))
                                continue;
                            swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == OP_Erf ? 0 : 1;
                            constant_3 = dfg_arg(g, t, 1 - swap_7);
                            if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                                continue;
                            erf = dfg_arg(g, t, swap_7);
                            if (!dfg_calls_argc(g, erf, OP_Erf, 1))
                                continue;
                            v = dfg_arg(g, erf, 0);
                            is_div = dfg_calls_with(g, v, OP_Div, 2);
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
                                if (!dfg_calls_with(g, mul_3, OP_Mul, 2))
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
                                    if (!dfg_calls_argc(g, mul_8, OP_Mul, 2))
                                        continue;
                                    swap_9 = dfg_op(g, dfg_arg(g, mul_8, 0)) == OP_Mul ? 0 : 1;
                                    constant_12 = dfg_arg(g, mul_8, 1 - swap_9);
                                    if (!dfg_const_is(g, constant_12, dfg_float(0.5), DFG_NO_DTYPE))
                                        continue;
                                    mul_9 = dfg_arg(g, mul_8, swap_9);
                                    if (!dfg_calls_with(g, mul_9, OP_Mul, 2))
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
                                            if (!dfg_calls_with(g, mul_17, OP_Mul, 2))
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
                                                if (!dfg_calls_argc(g, mul_18, OP_Mul, 2))
                                                    continue;
                                                swap_12 = dfg_op(g, dfg_arg(g, mul_18, 0)) == OP_Add ? 0
                                                    : 1;
                                                constant_13 = dfg_arg(g, mul_18, 1 - swap_12);
                                                if (!dfg_const_is(g, constant_13, dfg_float(0.5),
                                                                  DFG_NO_DTYPE))
                                                    continue;
                                                t_2 = dfg_arg(g, mul_18, swap_12);
                                            } else if (alt_3 == 2) {
                                                mul_19 = n;
                                                if (!dfg_calls_argc(g, mul_19, OP_Mul, 2))
                                                    continue;
                                                swap_13 = dfg_op(g, dfg_arg(g, mul_19, 0)) == OP_Mul ? 0
                                                    : 1;
                                                mul_20 = dfg_arg(g, mul_19, swap_13);
                                                if (!dfg_calls_with(g, mul_20, OP_Mul, 2))
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
                                                if (!dfg_calls_argc(g, t_2, OP_Add, 2))
                                                    continue;
                                                swap_15 = dfg_op(g, dfg_arg(g, t_2, 0)) == OP_Tanh ? 0 : 1;
                                                constant_11 = dfg_arg(g, t_2, 1 - swap_15);
                                                if (!dfg_const_is(g, constant_11, dfg_int(1), DFG_NO_DTYPE))
                                                    continue;
                                                tanh = dfg_arg(g, t_2, swap_15);
                                                if (!dfg_calls_argc(g, tanh, OP_Tanh, 1))
                                                    continue;
                                                mul_10 = dfg_arg(g, tanh, 0);
                                                if (!dfg_calls_argc(g, mul_10, OP_Mul, 2))
                                                    continue;
                                                swap_16 = dfg_op(g, dfg_arg(g, mul_10, 0)) == OP_Add ? 0
                                                    : 1;
                                                constant_10 = dfg_arg(g, mul_10, 1 - swap_16);
                                                if (!dfg_const_near(g, constant_10, dfg_float(0.79788456),
                                                                    0.001, DFG_NO_DTYPE))
                                                    continue;
                                                add = dfg_arg(g, mul_10, swap_16);
                                                if (!dfg_calls_with(g, add, OP_Add, 2))
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
                                                        if (!dfg_calls_argc(g, mul_11, OP_Mul, 2))
                                                            continue;
                                                        swap_18 = (dfg_op(g, dfg_arg(g, mul_11, 0)) == OP_Pow
                                                                   || dfg_op(g, dfg_arg(g, mul_11, 0)) == OP_Mul)
                                                            ? 0
                                                            : 1;
                                                        constant_8 = dfg_arg(g, mul_11, 1 - swap_18);
                                                        if (!dfg_const_near(g, constant_8, dfg_float(0.044715),
                                                                            0.0001, DFG_NO_DTYPE))
                                                            continue;
                                                        v_3 = dfg_arg(g, mul_11, swap_18);
                                                        is_pow = dfg_calls_with(g, v_3, OP_Pow, 2);
                                                        if (is_pow) {
                                                            pow = v_3;
                                                            if (dfg_arg(g, pow, 0) != x)
                                                                continue;
                                                            constant_7 = dfg_arg(g, pow, 1);
                                                            if (!dfg_const_is(g, constant_7, dfg_int(3), DFG_NO_DTYPE))
                                                                continue;
                                                        } else {
                                                            mul_12 = v_3;
                                                            if (!dfg_calls_with(g, mul_12, OP_Mul, 2))
                                                                continue;
                                                        }
                                                    }
                                                    if (onnx_dnnl_dnnl_gelu_part2(g, n, accept, ctx, alt, mul, constant_4, mul_2, x, t, mul_4, mul_5,
                                                        constant_5, mul_6, mul_7, constant_6, constant_3, erf, div, constant, mul_3,
                                                        constant_2, mul_8, constant_12, mul_9, t_2, mul_17, mul_18, constant_13,
                                                        mul_19, mul_20, constant_14, constant_11, tanh, mul_10, constant_10, add, v_2,
                                                        alt_4, mul_11, constant_8, is_pow, pow, constant_7, mul_12))
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

struct onnx_dnnl_dnnl_swish_whole {
    struct onnx_dnnl_dnnl_swish_match m;
    dfg_node mul;
    dfg_node mul_2;
    dfg_node x;
    dfg_node sigmoid;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_swish_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node mul_2 = n;
    if (!dfg_calls_with(g, mul_2, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, mul_2); swap++) {
        dfg_node x = dfg_arg(g, mul_2, swap);
        dfg_node sigmoid = dfg_arg(g, mul_2, 1 - swap);
        if (!dfg_calls_with(g, sigmoid, OP_Sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != x)
            continue;
        dfg_node x_2 = n;
        if (dfg_dtype(g, x_2) != DFG_F32 || !dfg_in_body(g, n, (const dfg_node[]){mul_2, sigmoid}, 2))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_swish_whole){.m = {.root = n}, .mul = n, .mul_2 = mul_2,
                .x = x, .sigmoid = sigmoid, .x_2 = x_2}))
            return true;
    }
    return false;
}

struct onnx_dnnl_dnnl_hard_swish_whole {
    struct onnx_dnnl_dnnl_hard_swish_match m;
    dfg_node mul;
    dfg_node mul_2;
    dfg_node x;
    dfg_node div;
    dfg_node clip;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node mul_3;
    dfg_node clip_2;
    dfg_node add_2;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node hardSigmoid;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_hard_swish_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node mul_2 = n;
    if (!dfg_calls_with(g, mul_2, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, mul_2); swap++) {
        dfg_node x = dfg_arg(g, mul_2, swap);
        dfg_node v = dfg_arg(g, mul_2, 1 - swap);
        uint32_t alt = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
        dfg_node div = DFG_NONE, constant_4 = DFG_NONE, clip = DFG_NONE, constant_2 = DFG_NONE;
        dfg_node constant_3 = DFG_NONE, add = DFG_NONE;
        if (alt == 0) {
            div = v;
            constant_4 = dfg_arg(g, div, 1);
            if (!dfg_const_is(g, constant_4, dfg_int(6), DFG_NO_DTYPE))
                continue;
            clip = dfg_arg(g, div, 0);
            if (!dfg_calls_with(g, clip, OP_Clip, 3))
                continue;
            constant_2 = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_3 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE))
                continue;
            add = dfg_arg(g, clip, 0);
            if (!dfg_calls_with(g, add, OP_Add, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, add) : 1u); swap_2++) {
            dfg_node constant = DFG_NONE, mul_3 = DFG_NONE, constant_8 = DFG_NONE, clip_2 = DFG_NONE;
            dfg_node constant_6 = DFG_NONE, constant_7 = DFG_NONE, add_2 = DFG_NONE;
            uint32_t swap_3 = 0;
            if (alt == 0) {
                if (dfg_arg(g, add, swap_2) != x)
                    continue;
                constant = dfg_arg(g, add, 1 - swap_2);
                if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                    continue;
            } else if (alt == 1) {
                mul_3 = v;
                swap_3 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Clip ? 0 : 1;
                constant_8 = dfg_arg(g, mul_3, 1 - swap_3);
                if (!dfg_const_near(g, constant_8, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
                clip_2 = dfg_arg(g, mul_3, swap_3);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
                    continue;
                constant_6 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_6, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_7 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_7, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_with(g, add_2, OP_Add, 2))
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
                    if (!dfg_calls_with(g, hardSigmoid, OP_HardSigmoid, 1))
                        continue;
                    if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, ATTR_alpha, dfg_float(0.2)),
                                     dfg_float(0.16666667), 0.0001))
                        continue;
                    if (!dfg_near(dfg_attr_or(g, hardSigmoid, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                        continue;
                    if (dfg_arg(g, hardSigmoid, 0) != x)
                        continue;
                }
                dfg_node x_2 = n;
                if (dfg_dtype(g, x_2) != DFG_F32)
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){mul_2, div, clip, add, mul_3, clip_2, add_2,
                                                    hardSigmoid},
                                 8))
                    continue;
                if (accept(ctx, &(struct onnx_dnnl_dnnl_hard_swish_whole){.m = {.root = n}, .mul = n,
                        .mul_2 = mul_2, .x = x, .div = div, .clip = clip, .add = add,
                        .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                        .constant_4 = constant_4, .mul_3 = mul_3, .clip_2 = clip_2, .add_2 = add_2,
                        .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
                        .constant_8 = constant_8, .hardSigmoid = hardSigmoid, .x_2 = x_2}))
                    return true;
            }
        }
    }
    return false;
}

struct onnx_dnnl_dnnl_matmul_bias_whole {
    struct onnx_dnnl_dnnl_matmul_bias_match m;
    dfg_node add;
    dfg_node add_2;
    dfg_node matMul;
    dfg_node a;
    dfg_node b;
    dfg_node c;
    dfg_node constant;
    dfg_node x;
};

static bool onnx_dnnl_dnnl_matmul_bias_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node add_2 = n;
    if (!dfg_calls_argc(g, add_2, OP_Add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_MatMul ? 0 : 1;
    dfg_node matMul = dfg_arg(g, add_2, swap);
    if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
        return false;
    dfg_node a = dfg_arg(g, matMul, 0);
    dfg_node b = dfg_arg(g, matMul, 1);
    dfg_node c = dfg_arg(g, add_2, 1 - swap);
    dfg_node constant = c;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node x = n;
    if (dfg_dtype(g, x) != DFG_F32 || !dfg_in_body(g, n, (const dfg_node[]){add_2, matMul}, 2))
        return false;
    return accept(ctx, &(struct onnx_dnnl_dnnl_matmul_bias_whole){.m = {.root = n}, .add = n,
            .add_2 = add_2, .matMul = matMul, .a = a, .b = b, .c = c, .constant = constant,
            .x = x});
}

struct onnx_dnnl_dnnl_conv_whole {
    struct onnx_dnnl_dnnl_conv_match m;
    dfg_node conv;
    dfg_node conv_2;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_conv_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node conv_2 = n;
    if (dfg_op(g, conv_2) != OP_Conv || dfg_n_args(g, conv_2) > 3 || dfg_arg(g, conv_2, 0) == DFG_NONE
        || dfg_arg(g, conv_2, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, conv_2, 0);
    dfg_node w = dfg_arg(g, conv_2, 1);
    dfg_node b = dfg_arg(g, conv_2, 2);
    dfg_node x_2 = n;
    if (dfg_dtype(g, x_2) != DFG_F32 || !dfg_same_body(g, n, conv_2))
        return false;
    return accept(ctx, &(struct onnx_dnnl_dnnl_conv_whole){.m = {.root = n}, .conv = n, .conv_2 = conv_2,
            .x = x, .w = w, .b = b, .x_2 = x_2});
}

struct onnx_dnnl_dnnl_deconv_whole {
    struct onnx_dnnl_dnnl_deconv_match m;
    dfg_node convTranspose;
    dfg_node x;
    dfg_node convTranspose_2;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node x_4;
};

static bool onnx_dnnl_dnnl_deconv_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node convTranspose_2 = n;
    if (!dfg_calls_with(g, convTranspose_2, OP_ConvTranspose, 3))
        return false;
    dfg_node x_2 = dfg_arg(g, convTranspose_2, 0);
    dfg_node x_3 = dfg_arg(g, convTranspose_2, 1);
    dfg_node x_4 = dfg_arg(g, convTranspose_2, 2);
    dfg_node x = n;
    if (dfg_dtype(g, x) != DFG_F32 || !dfg_same_body(g, n, convTranspose_2))
        return false;
    return accept(ctx, &(struct onnx_dnnl_dnnl_deconv_whole){.m = {.root = n}, .convTranspose = n,
            .x = x, .convTranspose_2 = convTranspose_2, .x_2 = x_2, .x_3 = x_3, .x_4 = x_4});
}

struct onnx_dnnl_dnnl_deconv_no_bias_whole {
    struct onnx_dnnl_dnnl_deconv_no_bias_match m;
    dfg_node convTranspose;
    dfg_node x;
    dfg_node convTranspose_2;
    dfg_node x_2;
    dfg_node x_3;
};

static bool onnx_dnnl_dnnl_deconv_no_bias_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node convTranspose_2 = n;
    if (!dfg_calls_with(g, convTranspose_2, OP_ConvTranspose, 2))
        return false;
    dfg_node x_2 = dfg_arg(g, convTranspose_2, 0);
    dfg_node x_3 = dfg_arg(g, convTranspose_2, 1);
    dfg_node x = n;
    if (dfg_dtype(g, x) != DFG_F32 || !dfg_same_body(g, n, convTranspose_2))
        return false;
    return accept(ctx, &(struct onnx_dnnl_dnnl_deconv_no_bias_whole){.m = {.root = n},
            .convTranspose = n, .x = x, .convTranspose_2 = convTranspose_2, .x_2 = x_2,
            .x_3 = x_3});
}

struct onnx_dnnl_dnnl_gemm_whole {
    struct onnx_dnnl_dnnl_gemm_match m;
    dfg_node gemm;
    dfg_node gemm_2;
    dfg_node a;
    dfg_node b;
    dfg_node c;
    dfg_node x;
};

static bool onnx_dnnl_dnnl_gemm_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node gemm_2 = n;
    if (dfg_op(g, gemm_2) != OP_Gemm || dfg_n_args(g, gemm_2) > 3 || dfg_arg(g, gemm_2, 0) == DFG_NONE
        || dfg_arg(g, gemm_2, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, gemm_2, 0);
    dfg_node b = dfg_arg(g, gemm_2, 1);
    dfg_node c = dfg_arg(g, gemm_2, 2);
    dfg_node x = n;
    if (dfg_dtype(g, x) != DFG_F32 || !dfg_same_body(g, n, gemm_2))
        return false;
    return accept(ctx, &(struct onnx_dnnl_dnnl_gemm_whole){.m = {.root = n}, .gemm = n, .gemm_2 = gemm_2,
            .a = a, .b = b, .c = c, .x = x});
}

struct onnx_dnnl_dnnl_matmul_whole {
    struct onnx_dnnl_dnnl_matmul_match m;
    dfg_node matMul;
    dfg_node x;
    dfg_node matMul_2;
    dfg_node x_2;
    dfg_node x_3;
};

static bool onnx_dnnl_dnnl_matmul_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node matMul_2 = n;
    if (!dfg_calls_with(g, matMul_2, OP_MatMul, 2))
        return false;
    dfg_node x_2 = dfg_arg(g, matMul_2, 0);
    dfg_node x_3 = dfg_arg(g, matMul_2, 1);
    dfg_node x = n;
    if (dfg_dtype(g, x) != DFG_F32 || !dfg_same_body(g, n, matMul_2))
        return false;
    return accept(ctx, &(struct onnx_dnnl_dnnl_matmul_whole){.m = {.root = n}, .matMul = n, .x = x,
            .matMul_2 = matMul_2, .x_2 = x_2, .x_3 = x_3});
}

struct onnx_dnnl_dnnl_softmax_whole {
    struct onnx_dnnl_dnnl_softmax_match m;
    dfg_node softmax;
    dfg_node x;
    dfg_node softmax_2;
    dfg_node x_2;
};

static bool onnx_dnnl_dnnl_softmax_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node softmax_2 = n;
    if (!dfg_calls_with(g, softmax_2, OP_Softmax, 1))
        return false;
    dfg_node x_2 = dfg_arg(g, softmax_2, 0);
    dfg_node x = n;
    if (dfg_dtype(g, x) != DFG_F32 || !dfg_same_body(g, n, softmax_2))
        return false;
    return accept(ctx, &(struct onnx_dnnl_dnnl_softmax_whole){.m = {.root = n}, .softmax = n, .x = x,
            .softmax_2 = softmax_2, .x_2 = x_2});
}

struct onnx_dnnl_dnnl_pool_whole {
    struct onnx_dnnl_dnnl_pool_match m;
    dfg_node v;
    dfg_node x;
    dfg_node call;
    dfg_node call_call;
    dfg_node x_2;
    dfg_node globalAveragePool;
    dfg_node x_3;
};

static bool onnx_dnnl_dnnl_pool_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_call = (dfg_op(g, n) == OP_MaxPool || dfg_op(g, n) == OP_AveragePool || dfg_is(g, n, DFG_GET));
    dfg_node call = DFG_NONE, call_call = DFG_NONE, x_2 = DFG_NONE, globalAveragePool = DFG_NONE;
    dfg_node x_3 = DFG_NONE;
    if (is_call) {
        call = n;
        call_call = dfg_first_result(g, call);
        if (!(call_call == call || dfg_op(g, call_call) == OP_MaxPool))
            return false;
        if (!(dfg_op(g, call_call) == OP_MaxPool || dfg_op(g, call_call) == OP_AveragePool)
            || !dfg_has_args(g, call_call, 1))
            return false;
        if (!dfg_int_is(g, call_call, ATTR_ceil_mode, 0, 0))
            return false;
        x_2 = dfg_arg(g, call_call, 0);
    } else {
        globalAveragePool = n;
        if (!dfg_calls_with(g, globalAveragePool, OP_GlobalAveragePool, 1))
            return false;
        x_3 = dfg_arg(g, globalAveragePool, 0);
    }
    dfg_node x = n;
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){call, is_call ? call_call : DFG_NONE, globalAveragePool}, 3))
        return false;
    return accept(ctx, &(struct onnx_dnnl_dnnl_pool_whole){.m = {.root = n}, .v = n, .x = x,
            .call = call, .call_call = dfg_first_result(g, call), .x_2 = x_2,
            .globalAveragePool = globalAveragePool, .x_3 = x_3});
}

struct onnx_dnnl_dnnl_batch_norm_whole {
    struct onnx_dnnl_dnnl_batch_norm_match m;
    dfg_node batchNormalization;
    dfg_node batchNormalization_2;
    dfg_node batchNormalization_2_call;
    dfg_node p;
    dfg_node scale;
    dfg_node constant;
    dfg_node bias;
    dfg_node constant_2;
    dfg_node mean;
    dfg_node constant_3;
    dfg_node variance;
    dfg_node constant_4;
    dfg_node x;
};

static bool onnx_dnnl_dnnl_batch_norm_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node batchNormalization_2 = n;
    dfg_node batchNormalization_2_call = dfg_first_result(g, batchNormalization_2);
    if (!dfg_calls_with(g, batchNormalization_2_call, OP_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, batchNormalization_2_call, ATTR_training_mode, 0, 0))
        return false;
    dfg_node p = dfg_arg(g, batchNormalization_2_call, 0);
    dfg_node scale = dfg_arg(g, batchNormalization_2_call, 1);
    dfg_node constant = scale;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, batchNormalization_2_call, 2);
    dfg_node constant_2 = bias;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, batchNormalization_2_call, 3);
    dfg_node constant_3 = mean;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, batchNormalization_2_call, 4);
    dfg_node constant_4 = variance;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node x = n;
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batchNormalization_2, batchNormalization_2_call}, 2))
        return false;
    return accept(ctx, &(struct onnx_dnnl_dnnl_batch_norm_whole){.m = {.root = n},
            .batchNormalization = n, .batchNormalization_2 = batchNormalization_2,
            .batchNormalization_2_call = dfg_first_result(g, batchNormalization_2), .p = p,
            .scale = scale, .constant = constant, .bias = bias, .constant_2 = constant_2,
            .mean = mean, .constant_3 = constant_3, .variance = variance,
            .constant_4 = constant_4, .x = x});
}

struct onnx_dnnl_dnnl_eltwise_whole {
    struct onnx_dnnl_dnnl_eltwise_match m;
    dfg_node v;
    dfg_node x;
    dfg_node call;
    dfg_node x_2;
    dfg_node clip;
    struct dfg_nodes rest;
};

static bool onnx_dnnl_dnnl_eltwise_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_call = (dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_LeakyRelu || dfg_op(g, n) == OP_Sigmoid
                    || dfg_op(g, n) == OP_Tanh || dfg_op(g, n) == OP_Abs || dfg_op(g, n) == OP_Exp
                    || dfg_op(g, n) == OP_Log || dfg_op(g, n) == OP_Sqrt || dfg_op(g, n) == OP_Round
                    || dfg_op(g, n) == OP_Elu || dfg_op(g, n) == OP_Softplus)
        && dfg_has_args(g, n, 1);
    dfg_node call = DFG_NONE, x_2 = DFG_NONE, clip = DFG_NONE;
    struct dfg_nodes rest = { NULL, 0 };
    if (is_call) {
        call = n;
        x_2 = dfg_arg(g, call, 0);
    } else {
        clip = n;
        if (dfg_op(g, clip) != OP_Clip)
            return false;
        rest = dfg_rest(g, clip, 0, 0);
    }
    dfg_node x = n;
    if (dfg_dtype(g, x) != DFG_F32 || !dfg_in_body(g, n, (const dfg_node[]){call, clip}, 2))
        return false;
    return accept(ctx, &(struct onnx_dnnl_dnnl_eltwise_whole){.m = {.root = n}, .v = n, .x = x,
            .call = call, .x_2 = x_2, .clip = clip, .rest = rest});
}

struct onnx_dnnl_dnnl_binary_whole {
    struct onnx_dnnl_dnnl_binary_match m;
    dfg_node call;
    dfg_node x;
    dfg_node call_2;
    dfg_node x_2;
    dfg_node x_3;
};

static bool onnx_dnnl_dnnl_binary_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node call_2 = n;
    if (!(dfg_op(g, call_2) == OP_Add || dfg_op(g, call_2) == OP_Sub || dfg_op(g, call_2) == OP_Mul
          || dfg_op(g, call_2) == OP_Div || dfg_op(g, call_2) == OP_Min || dfg_op(g, call_2) == OP_Max)
        || !dfg_has_args(g, call_2, 2))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, call_2) == OP_Add || dfg_op(g, call_2) == OP_Mul || dfg_op(g, call_2) == OP_Min || dfg_op(g, call_2) == OP_Max) ? dfg_orders(g, call_2) : 1u); swap++) {
        dfg_node x_2 = dfg_arg(g, call_2, swap);
        dfg_node x_3 = dfg_arg(g, call_2, 1 - swap);
        dfg_node x = n;
        if (dfg_dtype(g, x) != DFG_F32 || !dfg_same_body(g, n, call_2))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_binary_whole){.m = {.root = n}, .call = n, .x = x,
                .call_2 = call_2, .x_2 = x_2, .x_3 = x_3}))
            return true;
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- plain ---- */

static const struct dfg_desc_node onnx_dnnl_plain_nodes[3] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 11 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_plain_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_dnnl_plain_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_dnnl_plain_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct onnx_dnnl_plain_match, p) },
};
static const struct dfg_desc_pattern onnx_dnnl_plain_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_dnnl_plain_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_plain_regions,
    .captures = onnx_dnnl_plain_refs,
    .text = "pattern plain(p) = p & _ : f32;", .line = 11
};
static bool onnx_dnnl_plain_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_plain_match(g, n, m);
}
static bool onnx_dnnl_plain_pass(void *ctx, const struct onnx_dnnl_plain_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_plain_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_plain_each(g, n, onnx_dnnl_plain_pass, &e);
}

static const struct dfg_part onnx_dnnl_plain_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_dnnl_plain_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_plain_whole, p) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_plain_whole, x) },
};
/* ---- int8_conv ---- */

static const struct dfg_desc_expr onnx_dnnl_int8_conv_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 14 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 14, .text = "w", .line = 14 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 14 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {u8, i8}", .line = 14 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, w.dtype in {u8, i8}", .line = 14 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 14 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 14 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 15 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 12, 13, 14, }, .text = "q.dtype in {u8, i8}", .line = 14 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "x.dtype in {u8, i8}, w.dtype in {u8, i8}, q.dtype in {u8, i8}", .line = 14 },
};
static const struct dfg_desc_node onnx_dnnl_int8_conv_nodes[39] = {
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
        .text = "_", .line = 16 },
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
static const struct dfg_desc_region onnx_dnnl_int8_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_dnnl_int8_conv_refs[] = { { 5, -1 }, { 14, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_dnnl_int8_conv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_dnnl_int8_conv_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_dnnl_int8_conv_match, w) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_dnnl_int8_conv_match, q) },
};
static const struct dfg_desc_pattern onnx_dnnl_int8_conv_desc = {
    .n_nodes = 39, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_dnnl_int8_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_int8_conv_regions,
    .exprs = onnx_dnnl_int8_conv_exprs,
    .captures = onnx_dnnl_int8_conv_refs,
    .text = "pattern int8_conv(x, w) {\012    q = qdq_conv(x, _, _, w & const, _, _, _, _, _, _, _);\012    where bytes(x, w, q);\012    return q;\012}", .line = 15, .n_where = 1, .where = (const uint32_t[]){ 16, }
};
static bool onnx_dnnl_int8_conv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_int8_conv_match(g, n, m);
}
static bool onnx_dnnl_int8_conv_pass(void *ctx, const struct onnx_dnnl_int8_conv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_int8_conv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_int8_conv_each(g, n, onnx_dnnl_int8_conv_pass, &e);
}

static const struct dfg_part onnx_dnnl_int8_conv_parts[] = {
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct onnx_dnnl_int8_conv_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, conv) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, dequantizeLinear_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, constant_9) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_dnnl_int8_conv_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_dnnl_int8_conv_whole, m.w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, constant_10) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, x_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, x_7) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, x_8) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_conv_whole, x_9) },
};
/* ---- int8_gemm ---- */

static const struct dfg_desc_expr onnx_dnnl_int8_gemm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 14 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 14, .text = "w", .line = 14 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 14 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {u8, i8}", .line = 14 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, w.dtype in {u8, i8}", .line = 14 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 14 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 14 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 15 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 12, 13, 14, }, .text = "q.dtype in {u8, i8}", .line = 14 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "x.dtype in {u8, i8}, w.dtype in {u8, i8}, q.dtype in {u8, i8}", .line = 14 },
};
static const struct dfg_desc_node onnx_dnnl_int8_gemm_nodes[39] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 33, 36, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 99, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 99, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 12, 22, },
        .optional = 0x4u,
        .text = "Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012         ...", .line = 99, .file = "onnx_fusion.pat" },
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
        .text = "_", .line = 21 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 31, },
        .text = "(dequantized(b, b_scale, b_zero) | b & const)", .line = 100, .file = "onnx_fusion.pat" },
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
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 32, },
        .text = "b & const", .line = 100, .file = "onnx_fusion.pat" },
    [32] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 100, .file = "onnx_fusion.pat" },
    [33] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [34] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 21 },
    [35] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [36] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [37] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 21 },
    [38] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_dnnl_int8_gemm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_dnnl_int8_gemm_refs[] = { { 5, -1 }, { 14, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_dnnl_int8_gemm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_dnnl_int8_gemm_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_dnnl_int8_gemm_match, w) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_dnnl_int8_gemm_match, q) },
};
static const struct dfg_desc_pattern onnx_dnnl_int8_gemm_desc = {
    .n_nodes = 39, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_dnnl_int8_gemm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_int8_gemm_regions,
    .exprs = onnx_dnnl_int8_gemm_exprs,
    .captures = onnx_dnnl_int8_gemm_refs,
    .text = "pattern int8_gemm(x, w) {\012    q = qdq_gemm(x, _, _, w & const, _, _, _, _, _, _, _);\012    where bytes(x, w, q);\012    return q;\012}", .line = 20, .n_where = 1, .where = (const uint32_t[]){ 16, }
};
static bool onnx_dnnl_int8_gemm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_int8_gemm_match(g, n, m);
}
static bool onnx_dnnl_int8_gemm_pass(void *ctx, const struct onnx_dnnl_int8_gemm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_int8_gemm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_int8_gemm_each(g, n, onnx_dnnl_int8_gemm_pass, &e);
}

static const struct dfg_part onnx_dnnl_int8_gemm_parts[] = {
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct onnx_dnnl_int8_gemm_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, gemm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, dequantizeLinear_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, constant_9) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_dnnl_int8_gemm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_dnnl_int8_gemm_whole, m.w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, constant_10) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, x_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, x_7) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, x_8) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_gemm_whole, x_9) },
};
/* ---- int8_matmul ---- */

static const struct dfg_desc_expr onnx_dnnl_int8_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 14 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 14 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 14 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {u8, i8}", .line = 14 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, w.dtype in {u8, i8}", .line = 14 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 14 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 14 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 15 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 12, 13, 14, }, .text = "q.dtype in {u8, i8}", .line = 14 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "x.dtype in {u8, i8}, w.dtype in {u8, i8}, q.dtype in {u8, i8}", .line = 14 },
};
static const struct dfg_desc_node onnx_dnnl_int8_matmul_nodes[24] = {
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
        .text = "x", .line = 25 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 26 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 26 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 12, 15, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 25 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 26 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 26 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 26 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 26 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_dnnl_int8_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_dnnl_int8_matmul_refs[] = { { 3, -1 }, { 11, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_dnnl_int8_matmul_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_dnnl_int8_matmul_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_dnnl_int8_matmul_match, w) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_dnnl_int8_matmul_match, q) },
};
static const struct dfg_desc_pattern onnx_dnnl_int8_matmul_desc = {
    .n_nodes = 24, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_dnnl_int8_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_int8_matmul_regions,
    .exprs = onnx_dnnl_int8_matmul_exprs,
    .captures = onnx_dnnl_int8_matmul_refs,
    .text = "pattern int8_matmul(x, w) {\012    q = qdq_matmul(x, _, _, w, _, _, _, _);\012    where bytes(x, w, q);\012    return q;\012}", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 16, }
};
static bool onnx_dnnl_int8_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_int8_matmul_match(g, n, m);
}
static bool onnx_dnnl_int8_matmul_pass(void *ctx, const struct onnx_dnnl_int8_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_int8_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_int8_matmul_each(g, n, onnx_dnnl_int8_matmul_pass, &e);
}

static const struct dfg_part onnx_dnnl_int8_matmul_parts[] = {
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct onnx_dnnl_int8_matmul_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, matMul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_dnnl_int8_matmul_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_dnnl_int8_matmul_whole, m.w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_matmul_whole, x_6) },
};
/* ---- int8_binary ---- */

static const struct dfg_desc_expr onnx_dnnl_int8_binary_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 14 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 13, .text = "w", .line = 14 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 14 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {u8, i8}", .line = 14 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, w.dtype in {u8, i8}", .line = 14 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 14 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 14 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 15 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 12, 13, 14, }, .text = "q.dtype in {u8, i8}", .line = 14 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "x.dtype in {u8, i8}, w.dtype in {u8, i8}, q.dtype in {u8, i8}", .line = 14 },
};
static const struct dfg_desc_node onnx_dnnl_int8_binary_nodes[26] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 20, 23, },
        .optional = 0x4u,
        .name = "q",
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89, .file = "onnx_fusion.pat" },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_...", .line = 105, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_...", .line = 105, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "Add", "Sub", "Mul", "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "(Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale,...", .line = 105, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 30 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 31 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 31 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 17, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 30 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "s & const", .line = 88, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 31 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "(z & const)", .line = 88, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 31 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "s & const", .line = 89, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 31 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "(z & const)", .line = 89, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 31 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89, .file = "onnx_fusion.pat" },
};
static const struct dfg_desc_region onnx_dnnl_int8_binary_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_dnnl_int8_binary_refs[] = { { 5, -1 }, { 13, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_dnnl_int8_binary_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_dnnl_int8_binary_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct onnx_dnnl_int8_binary_match, y) },
    { "q", DFG_CAP_NODE, offsetof(struct onnx_dnnl_int8_binary_match, q) },
};
static const struct dfg_desc_pattern onnx_dnnl_int8_binary_desc = {
    .n_nodes = 26, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_dnnl_int8_binary_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_int8_binary_regions,
    .exprs = onnx_dnnl_int8_binary_exprs,
    .captures = onnx_dnnl_int8_binary_refs,
    .text = "pattern int8_binary(x, y) {\012    q = qdq_binary(x, _, _, y, _, _, _, _);\012    where bytes(x, y, q);\012    return q;\012}", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 16, }
};
static bool onnx_dnnl_int8_binary_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_int8_binary_match(g, n, m);
}
static bool onnx_dnnl_int8_binary_pass(void *ctx, const struct onnx_dnnl_int8_binary_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_int8_binary_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_int8_binary_each(g, n, onnx_dnnl_int8_binary_pass, &e);
}

static const struct dfg_part onnx_dnnl_int8_binary_parts[] = {
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct onnx_dnnl_int8_binary_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_dnnl_int8_binary_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_dnnl_int8_binary_whole, m.y) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, x_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_int8_binary_whole, x_6) },
};
/* ---- dnnl.layer_norm ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_layer_norm_nodes[30] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 29, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 28, },
        .text = "Add(Mul(n, scale), bias) | LayerNormalization(x, scale, bias?)", .line = 127, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 27, },
        .text = "Add(Mul(n, scale), bias)", .line = 127, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 26, },
        .text = "Mul(n, scale)", .line = 127, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 24, },
        .name = "n",
        .text = "Div(d, s) | Mul(d, Reciprocal(s))", .line = 126, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 9, },
        .text = "Div(d, s)", .line = 126, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .name = "d",
        .text = "Sub(x, ReduceMean(x) { keepdims == 1 })", .line = 120, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 121, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 120, .file = "onnx_fusion.pat" },
        },
        .text = "ReduceMean(x)", .line = 120, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 10, },
        .name = "s",
        .text = "Sqrt(Add(v, eps & const))", .line = 125, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 21, },
        .text = "Add(v, eps & const)", .line = 125, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 124, .file = "onnx_fusion.pat" },
        },
        .name = "v",
        .text = "ReduceMean(Pow(e, 2) | Mul(e, e))", .line = 124, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 20, },
        .text = "Pow(e, 2) | Mul(e, e)", .line = 124, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, },
        .text = "Pow(e, 2)", .line = 124, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .name = "e",
        .text = "Cast?(d | centred(x))", .line = 123, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 16, },
        .text = "Cast?(d | centred(x))", .line = 123, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 17, },
        .text = "d | centred(x)", .line = 123, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 18, },
        .text = "Sub(x, ReduceMean(x) { keepdims == 1 })", .line = 120, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 120, .file = "onnx_fusion.pat" },
        },
        .text = "ReduceMean(x)", .line = 120, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 124, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 14, },
        .text = "Mul(e, e)", .line = 124, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "eps & const", .line = 125, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 121, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 125, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 25, },
        .text = "Mul(d, Reciprocal(s))", .line = 126, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reciprocal", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .text = "Reciprocal(s)", .line = 126, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 121, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 121, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "LayerNormalization", },
        .n_kids = 3, .kids = (const uint32_t[]){ 7, 26, 27, },
        .optional = 0x4u,
        .text = "LayerNormalization(x, scale, bias?)", .line = 127, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_layer_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_layer_norm_desc = {
    .n_nodes = 30, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_layer_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_layer_norm_regions,
    .text = "\"dnnl.layer_norm\"        = plain(layer_norm);", .line = 42
};
static bool onnx_dnnl_dnnl_layer_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_layer_norm_match(g, n, m);
}
static bool onnx_dnnl_dnnl_layer_norm_pass(void *ctx, const struct onnx_dnnl_dnnl_layer_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_layer_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_layer_norm_each(g, n, onnx_dnnl_dnnl_layer_norm_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_layer_norm_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, reduceMean) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, v_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, pow) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, sub) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, reduceMean_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, mul_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, eps) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, reciprocal) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, scale) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, bias) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, layerNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, layerNormalization_call) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, x_2) },
};
/* ---- dnnl.conv_norm_sum_act ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_conv_norm_sum_act_nodes[49] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 48, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 2, 26, 29, 31, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 25, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 24, },
        .text = "Add(a, b)", .line = 77, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 6, 12, 15, 18, 21, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25, .file = "onnx_fusion.pat" },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 7, 8, 11, },
        .optional = 0x4u,
        .text = "Conv(x, w & const, b?)", .line = 28, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 82, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "w & const", .line = 28, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 82, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 82, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "scale & const", .line = 25, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 82, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "bias & const", .line = 25, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 82, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "mean & const", .line = 25, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 82, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "variance & const", .line = 25, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 82, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 82, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 24, },
        .text = "Sum(a, b)", .line = 77, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 27, 28, },
        .text = "Clip(x, 0, 6)", .line = 35, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 30, },
        .text = "Mul(x, Sigmoid(x))", .line = 37, .file = "onnx_fusion.pat" },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Sigmoid(x)", .line = 37, .file = "onnx_fusion.pat" },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 32, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43, .file = "onnx_fusion.pat" },
    [32] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 33, 40, 47, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40, .file = "onnx_fusion.pat" },
    [33] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 34, 39, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40, .file = "onnx_fusion.pat" },
    [34] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 35, 37, 38, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40, .file = "onnx_fusion.pat" },
    [35] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 36, },
        .text = "Add(x, 3)", .line = 40, .file = "onnx_fusion.pat" },
    [36] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40, .file = "onnx_fusion.pat" },
    [37] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40, .file = "onnx_fusion.pat" },
    [38] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [39] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [40] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 41, 46, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41, .file = "onnx_fusion.pat" },
    [41] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 42, 44, 45, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41, .file = "onnx_fusion.pat" },
    [42] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 43, },
        .text = "Add(x, 3)", .line = 41, .file = "onnx_fusion.pat" },
    [43] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41, .file = "onnx_fusion.pat" },
    [44] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41, .file = "onnx_fusion.pat" },
    [45] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41, .file = "onnx_fusion.pat" },
    [46] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41, .file = "onnx_fusion.pat" },
    [47] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42, .file = "onnx_fusion.pat" },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42, .file = "onnx_fusion.pat" },
        },
        .text = "HardSigmoid(x)", .line = 42, .file = "onnx_fusion.pat" },
    [48] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_conv_norm_sum_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_conv_norm_sum_act_desc = {
    .n_nodes = 49, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_conv_norm_sum_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_conv_norm_sum_act_regions,
    .text = "\"dnnl.conv_norm_sum_act\" = plain(conv_norm_sum_act);", .line = 43
};
static bool onnx_dnnl_dnnl_conv_norm_sum_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_conv_norm_sum_act_match(g, n, m);
}
static bool onnx_dnnl_dnnl_conv_norm_sum_act_pass(void *ctx, const struct onnx_dnnl_dnnl_conv_norm_sum_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_conv_norm_sum_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_conv_norm_sum_act_each(g, n, onnx_dnnl_dnnl_conv_norm_sum_act_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_conv_norm_sum_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, batchNormalization_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, conv) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, w) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, scale) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, bias) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, mean) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, variance) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, residual) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, sum) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_11) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, add_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_12) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_14) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, constant_15) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, x_2) },
};
/* ---- dnnl.conv_norm_sum ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_conv_norm_sum_nodes[25] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 24, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 23, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 22, },
        .text = "Add(a, b)", .line = 77, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 4, 10, 13, 16, 19, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25, .file = "onnx_fusion.pat" },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "Conv(x, w & const, b?)", .line = 28, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 79, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "w & const", .line = 28, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 79, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 79, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "scale & const", .line = 25, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 79, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "bias & const", .line = 25, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 79, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "mean & const", .line = 25, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 79, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "variance & const", .line = 25, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 79, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 79, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 22, },
        .text = "Sum(a, b)", .line = 77, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_conv_norm_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_conv_norm_sum_desc = {
    .n_nodes = 25, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_conv_norm_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_conv_norm_sum_regions,
    .text = "\"dnnl.conv_norm_sum\"     = plain(conv_norm_sum);", .line = 44
};
static bool onnx_dnnl_dnnl_conv_norm_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_conv_norm_sum_match(g, n, m);
}
static bool onnx_dnnl_dnnl_conv_norm_sum_pass(void *ctx, const struct onnx_dnnl_dnnl_conv_norm_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_conv_norm_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_conv_norm_sum_each(g, n, onnx_dnnl_dnnl_conv_norm_sum_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_conv_norm_sum_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, batchNormalization_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, conv) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, w) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, scale) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, bias) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, mean) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, variance) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, constant_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, residual) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, sum) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, x_2) },
};
/* ---- dnnl.conv_sum_act ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_conv_sum_act_nodes[34] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 33, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 2, 11, 14, 16, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 10, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, },
        .text = "Add(a, b)", .line = 77, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, },
        .optional = 0x4u,
        .text = "Conv(x, w, b?)", .line = 19, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 81, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 81, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 81, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 81, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, },
        .text = "Sum(a, b)", .line = 77, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 12, 13, },
        .text = "Clip(x, 0, 6)", .line = 35, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 15, },
        .text = "Mul(x, Sigmoid(x))", .line = 37, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Sigmoid(x)", .line = 37, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 17, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 18, 25, 32, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 24, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 20, 22, 23, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 21, },
        .text = "Add(x, 3)", .line = 40, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 31, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 27, 29, 30, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 28, },
        .text = "Add(x, 3)", .line = 41, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41, .file = "onnx_fusion.pat" },
    [30] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41, .file = "onnx_fusion.pat" },
    [31] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41, .file = "onnx_fusion.pat" },
    [32] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42, .file = "onnx_fusion.pat" },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42, .file = "onnx_fusion.pat" },
        },
        .text = "HardSigmoid(x)", .line = 42, .file = "onnx_fusion.pat" },
    [33] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_conv_sum_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_conv_sum_act_desc = {
    .n_nodes = 34, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_conv_sum_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_conv_sum_act_regions,
    .text = "\"dnnl.conv_sum_act\"      = plain(conv_sum_act);", .line = 45
};
static bool onnx_dnnl_dnnl_conv_sum_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_conv_sum_act_match(g, n, m);
}
static bool onnx_dnnl_dnnl_conv_sum_act_pass(void *ctx, const struct onnx_dnnl_dnnl_conv_sum_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_conv_sum_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_conv_sum_act_each(g, n, onnx_dnnl_dnnl_conv_sum_act_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_conv_sum_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, conv) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, residual) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, sum) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, add_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, constant_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, x_2) },
};
/* ---- dnnl.conv_norm_act ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_conv_norm_act_nodes[45] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 44, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 2, 22, 25, 27, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 4, 10, 13, 16, 19, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25, .file = "onnx_fusion.pat" },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "Conv(x, w & const, b?)", .line = 28, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "w & const", .line = 28, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 66, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 66, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "scale & const", .line = 25, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 66, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "bias & const", .line = 25, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 66, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "mean & const", .line = 25, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 66, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "variance & const", .line = 25, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 66, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 23, 24, },
        .text = "Clip(x, 0, 6)", .line = 35, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 26, },
        .text = "Mul(x, Sigmoid(x))", .line = 37, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Sigmoid(x)", .line = 37, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 28, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 29, 36, 43, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 35, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40, .file = "onnx_fusion.pat" },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 31, 33, 34, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40, .file = "onnx_fusion.pat" },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 32, },
        .text = "Add(x, 3)", .line = 40, .file = "onnx_fusion.pat" },
    [32] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40, .file = "onnx_fusion.pat" },
    [33] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40, .file = "onnx_fusion.pat" },
    [34] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [35] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [36] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41, .file = "onnx_fusion.pat" },
    [37] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 38, 40, 41, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41, .file = "onnx_fusion.pat" },
    [38] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 39, },
        .text = "Add(x, 3)", .line = 41, .file = "onnx_fusion.pat" },
    [39] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41, .file = "onnx_fusion.pat" },
    [40] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41, .file = "onnx_fusion.pat" },
    [41] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41, .file = "onnx_fusion.pat" },
    [42] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41, .file = "onnx_fusion.pat" },
    [43] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42, .file = "onnx_fusion.pat" },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42, .file = "onnx_fusion.pat" },
        },
        .text = "HardSigmoid(x)", .line = 42, .file = "onnx_fusion.pat" },
    [44] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_conv_norm_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_conv_norm_act_desc = {
    .n_nodes = 45, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_conv_norm_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_conv_norm_act_regions,
    .text = "\"dnnl.conv_norm_act\"     = plain(conv_norm_act);", .line = 46
};
static bool onnx_dnnl_dnnl_conv_norm_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_conv_norm_act_match(g, n, m);
}
static bool onnx_dnnl_dnnl_conv_norm_act_pass(void *ctx, const struct onnx_dnnl_dnnl_conv_norm_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_conv_norm_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_conv_norm_act_each(g, n, onnx_dnnl_dnnl_conv_norm_act_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_conv_norm_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, batchNormalization_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, conv) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, w) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, scale) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, bias) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, mean) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, variance) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_11) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_12) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_14) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, constant_15) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, x_2) },
};
/* ---- dnnl.conv_norm ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_conv_norm_nodes[21] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 20, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 8, 11, 14, 17, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25, .file = "onnx_fusion.pat" },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "Conv(x, w & const, b?)", .line = 28, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 27, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "w & const", .line = 28, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 27, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 27, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "scale & const", .line = 25, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 27, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "bias & const", .line = 25, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 27, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "mean & const", .line = 25, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 27, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "variance & const", .line = 25, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 27, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_conv_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_conv_norm_desc = {
    .n_nodes = 21, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_conv_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_conv_norm_regions,
    .text = "\"dnnl.conv_norm\"         = plain(conv_norm);", .line = 47
};
static bool onnx_dnnl_dnnl_conv_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_conv_norm_match(g, n, m);
}
static bool onnx_dnnl_dnnl_conv_norm_pass(void *ctx, const struct onnx_dnnl_dnnl_conv_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_conv_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_conv_norm_each(g, n, onnx_dnnl_dnnl_conv_norm_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_conv_norm_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, batchNormalization_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, batchNormalization_2_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, conv) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, w) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, scale) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, bias) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, mean) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, variance) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, constant_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, x_2) },
};
/* ---- dnnl.deconv_norm_act ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_deconv_norm_act_nodes[45] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 44, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 2, 22, 25, 27, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 4, 10, 13, 16, 19, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25, .file = "onnx_fusion.pat" },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ConvTranspose", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "ConvTranspose(x, w & const, b?)", .line = 30, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 68, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "w & const", .line = 30, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 68, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 68, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "scale & const", .line = 25, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 68, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "bias & const", .line = 25, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 68, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "mean & const", .line = 25, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 68, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "variance & const", .line = 25, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 68, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 23, 24, },
        .text = "Clip(x, 0, 6)", .line = 35, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 26, },
        .text = "Mul(x, Sigmoid(x))", .line = 37, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Sigmoid(x)", .line = 37, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 28, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 29, 36, 43, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 35, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40, .file = "onnx_fusion.pat" },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 31, 33, 34, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40, .file = "onnx_fusion.pat" },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 32, },
        .text = "Add(x, 3)", .line = 40, .file = "onnx_fusion.pat" },
    [32] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40, .file = "onnx_fusion.pat" },
    [33] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40, .file = "onnx_fusion.pat" },
    [34] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [35] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [36] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41, .file = "onnx_fusion.pat" },
    [37] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 38, 40, 41, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41, .file = "onnx_fusion.pat" },
    [38] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 39, },
        .text = "Add(x, 3)", .line = 41, .file = "onnx_fusion.pat" },
    [39] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41, .file = "onnx_fusion.pat" },
    [40] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41, .file = "onnx_fusion.pat" },
    [41] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41, .file = "onnx_fusion.pat" },
    [42] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41, .file = "onnx_fusion.pat" },
    [43] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42, .file = "onnx_fusion.pat" },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42, .file = "onnx_fusion.pat" },
        },
        .text = "HardSigmoid(x)", .line = 42, .file = "onnx_fusion.pat" },
    [44] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_deconv_norm_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_deconv_norm_act_desc = {
    .n_nodes = 45, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_deconv_norm_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_deconv_norm_act_regions,
    .text = "\"dnnl.deconv_norm_act\"   = plain(conv_transpose_norm_act);", .line = 48
};
static bool onnx_dnnl_dnnl_deconv_norm_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_deconv_norm_act_match(g, n, m);
}
static bool onnx_dnnl_dnnl_deconv_norm_act_pass(void *ctx, const struct onnx_dnnl_dnnl_deconv_norm_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_deconv_norm_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_deconv_norm_act_each(g, n, onnx_dnnl_dnnl_deconv_norm_act_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_deconv_norm_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, batchNormalization_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, convTranspose) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, w) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, scale) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, bias) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, mean) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, variance) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_11) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_12) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_14) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, constant_15) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, x_2) },
};
/* ---- dnnl.deconv_norm ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_deconv_norm_nodes[21] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 20, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 8, 11, 14, 17, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25, .file = "onnx_fusion.pat" },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ConvTranspose", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "ConvTranspose(x, w & const, b?)", .line = 30, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 29, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "w & const", .line = 30, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 29, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 29, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "scale & const", .line = 25, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 29, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "bias & const", .line = 25, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 29, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "mean & const", .line = 25, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 29, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "variance & const", .line = 25, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 29, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_deconv_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_deconv_norm_desc = {
    .n_nodes = 21, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_deconv_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_deconv_norm_regions,
    .text = "\"dnnl.deconv_norm\"       = plain(conv_transpose_norm);", .line = 49
};
static bool onnx_dnnl_dnnl_deconv_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_deconv_norm_match(g, n, m);
}
static bool onnx_dnnl_dnnl_deconv_norm_pass(void *ctx, const struct onnx_dnnl_dnnl_deconv_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_deconv_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_deconv_norm_each(g, n, onnx_dnnl_dnnl_deconv_norm_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_deconv_norm_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, batchNormalization_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, batchNormalization_2_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, convTranspose) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, w) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, scale) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, bias) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, mean) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, variance) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, constant_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, x_2) },
};
/* ---- dnnl.conv_act ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_conv_act_nodes[30] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 29, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 2, 7, 10, 12, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 6, },
        .optional = 0x4u,
        .text = "Conv(x, w, b?)", .line = 19, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 70, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 70, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 70, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 8, 9, },
        .text = "Clip(x, 0, 6)", .line = 35, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 11, },
        .text = "Mul(x, Sigmoid(x))", .line = 37, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Sigmoid(x)", .line = 37, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 14, 21, 28, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 20, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 16, 18, 19, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 17, },
        .text = "Add(x, 3)", .line = 40, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 23, 25, 26, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 24, },
        .text = "Add(x, 3)", .line = 41, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42, .file = "onnx_fusion.pat" },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42, .file = "onnx_fusion.pat" },
        },
        .text = "HardSigmoid(x)", .line = 42, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_conv_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_conv_act_desc = {
    .n_nodes = 30, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_conv_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_conv_act_regions,
    .text = "\"dnnl.conv_act\"          = plain(conv_act);", .line = 50
};
static bool onnx_dnnl_dnnl_conv_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_conv_act_match(g, n, m);
}
static bool onnx_dnnl_dnnl_conv_act_pass(void *ctx, const struct onnx_dnnl_dnnl_conv_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_conv_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_conv_act_each(g, n, onnx_dnnl_dnnl_conv_act_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_conv_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, conv) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, constant_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_act_whole, x_2) },
};
/* ---- dnnl.conv_sum ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_conv_sum_nodes[10] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, },
        .text = "Add(a, b)", .line = 77, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 6, },
        .optional = 0x4u,
        .text = "Conv(x, w, b?)", .line = 19, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 78, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 78, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 78, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 78, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, },
        .text = "Sum(a, b)", .line = 77, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_conv_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_conv_sum_desc = {
    .n_nodes = 10, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_conv_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_conv_sum_regions,
    .text = "\"dnnl.conv_sum\"          = plain(conv_sum);", .line = 51
};
static bool onnx_dnnl_dnnl_conv_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_conv_sum_match(g, n, m);
}
static bool onnx_dnnl_dnnl_conv_sum_pass(void *ctx, const struct onnx_dnnl_dnnl_conv_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_conv_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_conv_sum_each(g, n, onnx_dnnl_dnnl_conv_sum_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_conv_sum_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_whole, conv) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_whole, residual) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_whole, sum) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_sum_whole, x_2) },
};
/* ---- dnnl.gemm_act ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_gemm_act_nodes[30] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 29, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 2, 7, 10, 12, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 6, },
        .optional = 0x4u,
        .text = "Gemm(a, b, c?)", .line = 20, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 71, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 71, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 71, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 8, 9, },
        .text = "Clip(x, 0, 6)", .line = 35, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 11, },
        .text = "Mul(x, Sigmoid(x))", .line = 37, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Sigmoid(x)", .line = 37, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 14, 21, 28, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 20, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 16, 18, 19, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 17, },
        .text = "Add(x, 3)", .line = 40, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 23, 25, 26, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 24, },
        .text = "Add(x, 3)", .line = 41, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42, .file = "onnx_fusion.pat" },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42, .file = "onnx_fusion.pat" },
        },
        .text = "HardSigmoid(x)", .line = 42, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_gemm_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_gemm_act_desc = {
    .n_nodes = 30, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_gemm_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_gemm_act_regions,
    .text = "\"dnnl.gemm_act\"          = plain(gemm_act);", .line = 52
};
static bool onnx_dnnl_dnnl_gemm_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_gemm_act_match(g, n, m);
}
static bool onnx_dnnl_dnnl_gemm_act_pass(void *ctx, const struct onnx_dnnl_dnnl_gemm_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_gemm_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_gemm_act_each(g, n, onnx_dnnl_dnnl_gemm_act_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_gemm_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, gemm) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, constant_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, x) },
};
/* ---- dnnl.matmul_bias_gelu ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_matmul_bias_gelu_nodes[59] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 58, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 27, 55, 56, 57, },
        .text = "gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.Fas...", .line = 60, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 21, 24, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 48, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 20, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 48, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 12, },
        .text = "Mul(x, t)", .line = 48, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 9, },
        .text = "Add(MatMul(a, b), c & const)", .line = 21, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "MatMul(a, b)", .line = 21, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 73, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 73, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "c & const", .line = 21, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 73, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, },
        .name = "t",
        .text = "Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1)", .line = 47, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 14, },
        .text = "Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3)))", .line = 47, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, },
        .text = "Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))", .line = 47, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 16, },
        .text = "Div(x, approx(1.41421356, 1e-3))", .line = 47, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 47, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 18, },
        .text = "Mul(x, approx(0.70710678, 1e-3))", .line = 47, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.70710678 }, 0.001 },
        .text = "approx(0.70710678, 1e-3)", .line = 47, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 47, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 22, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 48, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 23, },
        .text = "Mul(t, 0.5)", .line = 48, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 12, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 48, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 26, },
        .text = "Mul(x, 0.5)", .line = 48, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 28, 49, 52, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 57, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 48, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 57, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 30, },
        .text = "Mul(x, t)", .line = 57, .file = "onnx_fusion.pat" },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 31, 47, },
        .name = "t",
        .text = "Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1)", .line = 56, .file = "onnx_fusion.pat" },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 32, },
        .text = "Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)))", .line = 56, .file = "onnx_fusion.pat" },
    [32] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 33, 46, },
        .text = "Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))", .line = 56, .file = "onnx_fusion.pat" },
    [33] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 34, },
        .text = "Add(x, cubic(x))", .line = 56, .file = "onnx_fusion.pat" },
    [34] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 35, 42, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, M...", .line = 53, .file = "onnx_fusion.pat" },
    [35] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 41, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))", .line = 53, .file = "onnx_fusion.pat" },
    [36] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 37, 39, },
        .text = "Pow(x, 3) | Mul(x, Mul(x, x))", .line = 53, .file = "onnx_fusion.pat" },
    [37] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 38, },
        .text = "Pow(x, 3)", .line = 53, .file = "onnx_fusion.pat" },
    [38] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 53, .file = "onnx_fusion.pat" },
    [39] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 40, },
        .text = "Mul(x, Mul(x, x))", .line = 53, .file = "onnx_fusion.pat" },
    [40] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 5, },
        .text = "Mul(x, x)", .line = 53, .file = "onnx_fusion.pat" },
    [41] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 53, .file = "onnx_fusion.pat" },
    [42] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 43, },
        .text = "Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))))", .line = 54, .file = "onnx_fusion.pat" },
    [43] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 44, },
        .text = "Mul(x, Mul(x, approx(0.044715, 1e-4)))", .line = 54, .file = "onnx_fusion.pat" },
    [44] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 45, },
        .text = "Mul(x, approx(0.044715, 1e-4))", .line = 54, .file = "onnx_fusion.pat" },
    [45] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 54, .file = "onnx_fusion.pat" },
    [46] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.79788456 }, 0.001 },
        .text = "approx(0.79788456, 1e-3)", .line = 56, .file = "onnx_fusion.pat" },
    [47] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 56, .file = "onnx_fusion.pat" },
    [48] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57, .file = "onnx_fusion.pat" },
    [49] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 50, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 57, .file = "onnx_fusion.pat" },
    [50] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 51, },
        .text = "Mul(t, 0.5)", .line = 57, .file = "onnx_fusion.pat" },
    [51] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57, .file = "onnx_fusion.pat" },
    [52] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 53, 30, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 57, .file = "onnx_fusion.pat" },
    [53] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 54, },
        .text = "Mul(x, 0.5)", .line = 57, .file = "onnx_fusion.pat" },
    [54] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57, .file = "onnx_fusion.pat" },
    [55] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "Gelu(x)", .line = 60, .file = "onnx_fusion.pat" },
    [56] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "com.microsoft.Gelu(x)", .line = 60, .file = "onnx_fusion.pat" },
    [57] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.FastGelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .rest_first = 0, .rest_last = 1,
        .text = "com.microsoft.FastGelu(x, ...)", .line = 60, .file = "onnx_fusion.pat" },
    [58] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_matmul_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_matmul_bias_gelu_desc = {
    .n_nodes = 59, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_matmul_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_matmul_bias_gelu_regions,
    .text = "\"dnnl.matmul_bias_gelu\"  = plain(matmul_bias_gelu);", .line = 53
};
static bool onnx_dnnl_dnnl_matmul_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_matmul_bias_gelu_match(g, n, m);
}
static bool onnx_dnnl_dnnl_matmul_bias_gelu_pass(void *ctx, const struct onnx_dnnl_dnnl_matmul_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_matmul_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_matmul_bias_gelu_each(g, n, onnx_dnnl_dnnl_matmul_bias_gelu_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_matmul_bias_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, matMul) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, t) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_9) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, t_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_11) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_12) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_9) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_14) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_15) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_16) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_11) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_12) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_13) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_17) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_18) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_14) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_19) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, mul_20) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, constant_15) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, gelu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, gelu_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, fastGelu) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, rest) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, x) },
};
/* ---- dnnl.matmul_bias_act ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_matmul_bias_act_nodes[33] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 32, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 2, 10, 13, 15, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "Add(MatMul(a, b), c & const)", .line = 21, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "MatMul(a, b)", .line = 21, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 72, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 72, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "c & const", .line = 21, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 72, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 11, 12, },
        .text = "Clip(x, 0, 6)", .line = 35, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 14, },
        .text = "Mul(x, Sigmoid(x))", .line = 37, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Sigmoid(x)", .line = 37, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 16, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 17, 24, 31, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 19, 21, 22, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 20, },
        .text = "Add(x, 3)", .line = 40, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 30, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 26, 28, 29, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 27, },
        .text = "Add(x, 3)", .line = 41, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41, .file = "onnx_fusion.pat" },
    [30] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41, .file = "onnx_fusion.pat" },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42, .file = "onnx_fusion.pat" },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42, .file = "onnx_fusion.pat" },
        },
        .text = "HardSigmoid(x)", .line = 42, .file = "onnx_fusion.pat" },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_matmul_bias_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_matmul_bias_act_desc = {
    .n_nodes = 33, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_matmul_bias_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_matmul_bias_act_regions,
    .text = "\"dnnl.matmul_bias_act\"   = plain(matmul_bias_act);", .line = 54
};
static bool onnx_dnnl_dnnl_matmul_bias_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_matmul_bias_act_match(g, n, m);
}
static bool onnx_dnnl_dnnl_matmul_bias_act_pass(void *ctx, const struct onnx_dnnl_dnnl_matmul_bias_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_matmul_bias_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_matmul_bias_act_each(g, n, onnx_dnnl_dnnl_matmul_bias_act_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_matmul_bias_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, matMul) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, add_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, constant_11) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, x) },
};
/* ---- dnnl.matmul_bias_sum ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_matmul_bias_sum_nodes[11] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 10, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, },
        .text = "Add(matmul_bias(a, b, c), residual)", .line = 84, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "Add(MatMul(a, b), c & const)", .line = 21, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "MatMul(a, b)", .line = 21, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 84, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 84, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "c & const", .line = 21, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 84, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 84, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_matmul_bias_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_matmul_bias_sum_desc = {
    .n_nodes = 11, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_matmul_bias_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_matmul_bias_sum_regions,
    .text = "\"dnnl.matmul_bias_sum\"   = plain(matmul_bias_sum);", .line = 55
};
static bool onnx_dnnl_dnnl_matmul_bias_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_matmul_bias_sum_match(g, n, m);
}
static bool onnx_dnnl_dnnl_matmul_bias_sum_pass(void *ctx, const struct onnx_dnnl_dnnl_matmul_bias_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_matmul_bias_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_matmul_bias_sum_each(g, n, onnx_dnnl_dnnl_matmul_bias_sum_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_matmul_bias_sum_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_sum_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_sum_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_sum_whole, add_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_sum_whole, matMul) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_sum_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_sum_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_sum_whole, c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_sum_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_sum_whole, residual) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_sum_whole, x) },
};
/* ---- dnnl.gelu ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_gelu_nodes[53] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 52, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 21, 49, 50, 51, },
        .text = "gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.Fas...", .line = 60, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 15, 18, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 48, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 48, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "Mul(x, t)", .line = 48, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 60, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 13, },
        .name = "t",
        .text = "Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1)", .line = 47, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3)))", .line = 47, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, },
        .text = "Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))", .line = 47, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 10, },
        .text = "Div(x, approx(1.41421356, 1e-3))", .line = 47, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 47, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 12, },
        .text = "Mul(x, approx(0.70710678, 1e-3))", .line = 47, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.70710678 }, 0.001 },
        .text = "approx(0.70710678, 1e-3)", .line = 47, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 47, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 16, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 48, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 17, },
        .text = "Mul(t, 0.5)", .line = 48, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 6, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 48, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 20, },
        .text = "Mul(x, 0.5)", .line = 48, .file = "onnx_fusion.pat" },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48, .file = "onnx_fusion.pat" },
    [21] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 22, 43, 46, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 57, .file = "onnx_fusion.pat" },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 42, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 57, .file = "onnx_fusion.pat" },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 24, },
        .text = "Mul(x, t)", .line = 57, .file = "onnx_fusion.pat" },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 41, },
        .name = "t",
        .text = "Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1)", .line = 56, .file = "onnx_fusion.pat" },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 26, },
        .text = "Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)))", .line = 56, .file = "onnx_fusion.pat" },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 40, },
        .text = "Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))", .line = 56, .file = "onnx_fusion.pat" },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 28, },
        .text = "Add(x, cubic(x))", .line = 56, .file = "onnx_fusion.pat" },
    [28] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 36, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, M...", .line = 53, .file = "onnx_fusion.pat" },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 35, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))", .line = 53, .file = "onnx_fusion.pat" },
    [30] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 31, 33, },
        .text = "Pow(x, 3) | Mul(x, Mul(x, x))", .line = 53, .file = "onnx_fusion.pat" },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 32, },
        .text = "Pow(x, 3)", .line = 53, .file = "onnx_fusion.pat" },
    [32] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 53, .file = "onnx_fusion.pat" },
    [33] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 34, },
        .text = "Mul(x, Mul(x, x))", .line = 53, .file = "onnx_fusion.pat" },
    [34] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 5, },
        .text = "Mul(x, x)", .line = 53, .file = "onnx_fusion.pat" },
    [35] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 53, .file = "onnx_fusion.pat" },
    [36] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 37, },
        .text = "Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))))", .line = 54, .file = "onnx_fusion.pat" },
    [37] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 38, },
        .text = "Mul(x, Mul(x, approx(0.044715, 1e-4)))", .line = 54, .file = "onnx_fusion.pat" },
    [38] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 39, },
        .text = "Mul(x, approx(0.044715, 1e-4))", .line = 54, .file = "onnx_fusion.pat" },
    [39] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 54, .file = "onnx_fusion.pat" },
    [40] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.79788456 }, 0.001 },
        .text = "approx(0.79788456, 1e-3)", .line = 56, .file = "onnx_fusion.pat" },
    [41] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 56, .file = "onnx_fusion.pat" },
    [42] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57, .file = "onnx_fusion.pat" },
    [43] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 44, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 57, .file = "onnx_fusion.pat" },
    [44] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 45, },
        .text = "Mul(t, 0.5)", .line = 57, .file = "onnx_fusion.pat" },
    [45] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57, .file = "onnx_fusion.pat" },
    [46] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 47, 24, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 57, .file = "onnx_fusion.pat" },
    [47] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 48, },
        .text = "Mul(x, 0.5)", .line = 57, .file = "onnx_fusion.pat" },
    [48] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57, .file = "onnx_fusion.pat" },
    [49] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "Gelu(x)", .line = 60, .file = "onnx_fusion.pat" },
    [50] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "com.microsoft.Gelu(x)", .line = 60, .file = "onnx_fusion.pat" },
    [51] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.FastGelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .rest_first = 0, .rest_last = 1,
        .text = "com.microsoft.FastGelu(x, ...)", .line = 60, .file = "onnx_fusion.pat" },
    [52] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_gelu_desc = {
    .n_nodes = 53, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_gelu_regions,
    .text = "\"dnnl.gelu\"              = plain(gelu);", .line = 56
};
static bool onnx_dnnl_dnnl_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_gelu_match(g, n, m);
}
static bool onnx_dnnl_dnnl_gelu_pass(void *ctx, const struct onnx_dnnl_dnnl_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_gelu_each(g, n, onnx_dnnl_dnnl_gelu_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, t) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_9) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, t_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_11) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_12) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_14) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_15) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_16) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant_11) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant_12) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_17) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_18) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant_13) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_19) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, mul_20) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, constant_14) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, gelu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, gelu_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, fastGelu) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, rest) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gelu_whole, x_2) },
};
/* ---- dnnl.swish ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_swish_nodes[5] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Mul(x, Sigmoid(x))", .line = 37, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_swish_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_swish_regions,
    .text = "\"dnnl.swish\"             = plain(swish);", .line = 57
};
static bool onnx_dnnl_dnnl_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_swish_match(g, n, m);
}
static bool onnx_dnnl_dnnl_swish_pass(void *ctx, const struct onnx_dnnl_dnnl_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_swish_each(g, n, onnx_dnnl_dnnl_swish_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_swish_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_swish_whole, mul_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_swish_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_swish_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_swish_whole, x_2) },
};
/* ---- dnnl.hard_swish ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_hard_swish_nodes[20] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 19, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 43, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 11, 18, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 10, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 6, 8, 9, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "Add(x, 3)", .line = 40, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 17, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 15, 16, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 14, },
        .text = "Add(x, 3)", .line = 41, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41, .file = "onnx_fusion.pat" },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41, .file = "onnx_fusion.pat" },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41, .file = "onnx_fusion.pat" },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42, .file = "onnx_fusion.pat" },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42, .file = "onnx_fusion.pat" },
        },
        .text = "HardSigmoid(x)", .line = 42, .file = "onnx_fusion.pat" },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_hard_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_hard_swish_desc = {
    .n_nodes = 20, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_hard_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_hard_swish_regions,
    .text = "\"dnnl.hard_swish\"        = plain(hard_swish);", .line = 58
};
static bool onnx_dnnl_dnnl_hard_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_hard_swish_match(g, n, m);
}
static bool onnx_dnnl_dnnl_hard_swish_pass(void *ctx, const struct onnx_dnnl_dnnl_hard_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_hard_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_hard_swish_each(g, n, onnx_dnnl_dnnl_hard_swish_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_hard_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, mul_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, constant_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, x_2) },
};
/* ---- dnnl.matmul_bias ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_matmul_bias_nodes[9] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "Add(MatMul(a, b), c & const)", .line = 21, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "MatMul(a, b)", .line = 21, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 21, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 21, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "c & const", .line = 21, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 21, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_matmul_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_matmul_bias_desc = {
    .n_nodes = 9, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_matmul_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_matmul_bias_regions,
    .text = "\"dnnl.matmul_bias\"       = plain(matmul_bias);", .line = 59
};
static bool onnx_dnnl_dnnl_matmul_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_matmul_bias_match(g, n, m);
}
static bool onnx_dnnl_dnnl_matmul_bias_pass(void *ctx, const struct onnx_dnnl_dnnl_matmul_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_matmul_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_matmul_bias_each(g, n, onnx_dnnl_dnnl_matmul_bias_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_matmul_bias_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_whole, matMul) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_whole, c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_bias_whole, x) },
};
/* ---- dnnl.conv ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_conv_nodes[6] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .text = "Conv(x, w, b?)", .line = 19, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 19, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 19, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 19, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_conv_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_conv_regions,
    .text = "\"dnnl.conv\"              = plain(conv);", .line = 60
};
static bool onnx_dnnl_dnnl_conv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_conv_match(g, n, m);
}
static bool onnx_dnnl_dnnl_conv_pass(void *ctx, const struct onnx_dnnl_dnnl_conv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_conv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_conv_each(g, n, onnx_dnnl_dnnl_conv_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_conv_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_conv_whole, conv) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_whole, conv_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_conv_whole, x_2) },
};
/* ---- dnnl.deconv ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_deconv_nodes[6] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ConvTranspose", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .text = "ConvTranspose(_, _, _)", .line = 61 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 61 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 61 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 61 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_deconv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_deconv_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_deconv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_deconv_regions,
    .text = "\"dnnl.deconv\"            = plain(ConvTranspose(_, _, _));", .line = 61
};
static bool onnx_dnnl_dnnl_deconv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_deconv_match(g, n, m);
}
static bool onnx_dnnl_dnnl_deconv_pass(void *ctx, const struct onnx_dnnl_dnnl_deconv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_deconv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_deconv_each(g, n, onnx_dnnl_dnnl_deconv_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_deconv_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_deconv_whole, convTranspose) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_whole, convTranspose_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_whole, x_4) },
};
/* ---- dnnl.deconv_no_bias ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_deconv_no_bias_nodes[5] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ConvTranspose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "ConvTranspose(_, _)", .line = 62 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 62 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 62 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_deconv_no_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_deconv_no_bias_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_deconv_no_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_deconv_no_bias_regions,
    .text = "\"dnnl.deconv_no_bias\"    = plain(ConvTranspose(_, _));", .line = 62
};
static bool onnx_dnnl_dnnl_deconv_no_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_deconv_no_bias_match(g, n, m);
}
static bool onnx_dnnl_dnnl_deconv_no_bias_pass(void *ctx, const struct onnx_dnnl_dnnl_deconv_no_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_deconv_no_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_deconv_no_bias_each(g, n, onnx_dnnl_dnnl_deconv_no_bias_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_deconv_no_bias_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_deconv_no_bias_whole, convTranspose) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_no_bias_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_no_bias_whole, convTranspose_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_no_bias_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_deconv_no_bias_whole, x_3) },
};
/* ---- dnnl.gemm ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_gemm_nodes[6] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .text = "Gemm(a, b, c?)", .line = 20, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 20, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 20, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 20, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_gemm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_gemm_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_gemm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_gemm_regions,
    .text = "\"dnnl.gemm\"              = plain(gemm);", .line = 63
};
static bool onnx_dnnl_dnnl_gemm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_gemm_match(g, n, m);
}
static bool onnx_dnnl_dnnl_gemm_pass(void *ctx, const struct onnx_dnnl_dnnl_gemm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_gemm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_gemm_each(g, n, onnx_dnnl_dnnl_gemm_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_gemm_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_gemm_whole, gemm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_whole, gemm_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_gemm_whole, x) },
};
/* ---- dnnl.matmul ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_matmul_nodes[5] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "MatMul(_, _)", .line = 64 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 64 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 64 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_matmul_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_matmul_regions,
    .text = "\"dnnl.matmul\"            = plain(MatMul(_, _));", .line = 64
};
static bool onnx_dnnl_dnnl_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_matmul_match(g, n, m);
}
static bool onnx_dnnl_dnnl_matmul_pass(void *ctx, const struct onnx_dnnl_dnnl_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_matmul_each(g, n, onnx_dnnl_dnnl_matmul_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_matmul_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_matmul_whole, matMul) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_whole, matMul_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_matmul_whole, x_3) },
};
/* ---- dnnl.softmax ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_softmax_nodes[4] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Softmax(_)", .line = 65 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 65 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_softmax_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_softmax_regions,
    .text = "\"dnnl.softmax\"           = plain(Softmax(_));", .line = 65
};
static bool onnx_dnnl_dnnl_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_softmax_match(g, n, m);
}
static bool onnx_dnnl_dnnl_softmax_pass(void *ctx, const struct onnx_dnnl_dnnl_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_softmax_each(g, n, onnx_dnnl_dnnl_softmax_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_softmax_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_softmax_whole, softmax) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_softmax_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_softmax_whole, softmax_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_softmax_whole, x_2) },
};
/* ---- dnnl.pool ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_pool_nodes[7] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 4, },
        .text = "(MaxPool | AveragePool)(_) { ceil_mode == 0 } | GlobalAveragePool(_)", .line = 66 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "MaxPool", "AveragePool", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "ceil_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "ceil_mode == 0", .line = 66 },
        },
        .text = "(MaxPool | AveragePool)(_)", .line = 66 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 66 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "GlobalAveragePool", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "GlobalAveragePool(_)", .line = 66 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 66 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_pool_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_pool_desc = {
    .n_nodes = 7, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_pool_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_pool_regions,
    .text = "\"dnnl.pool\"              = plain((MaxPool | AveragePool)(_) { ceil_mode == 0 } | GlobalAveragePool(_));", .line = 66
};
static bool onnx_dnnl_dnnl_pool_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_pool_match(g, n, m);
}
static bool onnx_dnnl_dnnl_pool_pass(void *ctx, const struct onnx_dnnl_dnnl_pool_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_pool_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_pool_each(g, n, onnx_dnnl_dnnl_pool_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_pool_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_pool_whole, v) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_pool_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_pool_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_pool_whole, call_call) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_pool_whole, x_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_pool_whole, globalAveragePool) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_pool_whole, x_3) },
};
/* ---- dnnl.batch_norm ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_batch_norm_nodes[16] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 15, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 3, 6, 9, 12, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25, .file = "onnx_fusion.pat" },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25, .file = "onnx_fusion.pat" },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 24, .file = "onnx_fusion.pat" },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "scale & const", .line = 25, .file = "onnx_fusion.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 24, .file = "onnx_fusion.pat" },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "bias & const", .line = 25, .file = "onnx_fusion.pat" },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 24, .file = "onnx_fusion.pat" },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "mean & const", .line = 25, .file = "onnx_fusion.pat" },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 24, .file = "onnx_fusion.pat" },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "variance & const", .line = 25, .file = "onnx_fusion.pat" },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 24, .file = "onnx_fusion.pat" },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25, .file = "onnx_fusion.pat" },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_batch_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_batch_norm_desc = {
    .n_nodes = 16, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_batch_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_batch_norm_regions,
    .text = "\"dnnl.batch_norm\"        = plain(normalized);", .line = 67
};
static bool onnx_dnnl_dnnl_batch_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_batch_norm_match(g, n, m);
}
static bool onnx_dnnl_dnnl_batch_norm_pass(void *ctx, const struct onnx_dnnl_dnnl_batch_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_batch_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_batch_norm_each(g, n, onnx_dnnl_dnnl_batch_norm_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_batch_norm_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, batchNormalization_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, batchNormalization_2_call) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, p) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, scale) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, bias) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, mean) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, variance) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, x) },
};
/* ---- dnnl.eltwise ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_eltwise_nodes[6] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 4, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | Abs | Exp | Log | Sqrt | Round | Elu | Soft...", .line = 68 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 11, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "Abs", "Exp", "Log", "Sqrt", "Round", "Elu", "Softplus", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | Abs | Exp | Log | Sqrt | Round | Elu | Soft...", .line = 68 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 68 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .rest_first = 0, .rest_last = 1,
        .text = "Clip(...)", .line = 69 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_eltwise_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_eltwise_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_eltwise_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_eltwise_regions,
    .text = "\"dnnl.eltwise\"           = plain((Relu | LeakyRelu | Sigmoid | Tanh | Abs | Exp | Log | Sqrt | Round | Elu | Softplus)(_)\012                                     | Clip(...));", .line = 68
};
static bool onnx_dnnl_dnnl_eltwise_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_eltwise_match(g, n, m);
}
static bool onnx_dnnl_dnnl_eltwise_pass(void *ctx, const struct onnx_dnnl_dnnl_eltwise_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_eltwise_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_eltwise_each(g, n, onnx_dnnl_dnnl_eltwise_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_eltwise_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_eltwise_whole, v) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_eltwise_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_eltwise_whole, call) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_eltwise_whole, x_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_eltwise_whole, clip) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct onnx_dnnl_dnnl_eltwise_whole, rest) },
};
/* ---- dnnl.binary ---- */

static const struct dfg_desc_node onnx_dnnl_dnnl_binary_nodes[5] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "p & _ : f32", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 6, .ops = (const char *const[]){ "Add", "Sub", "Mul", "Div", "Min", "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "(Add | Sub | Mul | Div | Min | Max)(_, _)", .line = 70 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 70 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 70 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 11 },
        },
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region onnx_dnnl_dnnl_binary_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_dnnl_dnnl_binary_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_dnnl_dnnl_binary_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_dnnl_dnnl_binary_regions,
    .text = "\"dnnl.binary\"            = plain((Add | Sub | Mul | Div | Min | Max)(_, _));", .line = 70
};
static bool onnx_dnnl_dnnl_binary_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_dnnl_dnnl_binary_match(g, n, m);
}
static bool onnx_dnnl_dnnl_binary_pass(void *ctx, const struct onnx_dnnl_dnnl_binary_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_dnnl_dnnl_binary_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_dnnl_dnnl_binary_each(g, n, onnx_dnnl_dnnl_binary_pass, &e);
}

static const struct dfg_part onnx_dnnl_dnnl_binary_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_dnnl_dnnl_binary_whole, call) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_binary_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_binary_whole, call_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_binary_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_dnnl_dnnl_binary_whole, x_3) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "plain", .place = "onnx_dnnl.pat:11", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_dnnl_plain_match),
      .n_captures = 1, .captures = onnx_dnnl_plain_captures,
      .match = onnx_dnnl_plain_any, .each = onnx_dnnl_plain_all, .desc = &onnx_dnnl_plain_desc,
      .whole_size = sizeof(struct onnx_dnnl_plain_whole), .n_parts = sizeof onnx_dnnl_plain_parts / sizeof *onnx_dnnl_plain_parts,
      .n_params = 1, .parts = onnx_dnnl_plain_parts, .whole = onnx_dnnl_plain_whole },
    { .name = "int8_conv", .place = "onnx_dnnl.pat:15", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_dnnl_int8_conv_match),
      .n_captures = 3, .captures = onnx_dnnl_int8_conv_captures,
      .match = onnx_dnnl_int8_conv_any, .each = onnx_dnnl_int8_conv_all, .desc = &onnx_dnnl_int8_conv_desc,
      .whole_size = sizeof(struct onnx_dnnl_int8_conv_whole), .n_parts = sizeof onnx_dnnl_int8_conv_parts / sizeof *onnx_dnnl_int8_conv_parts,
      .n_params = 2, .parts = onnx_dnnl_int8_conv_parts, .whole = onnx_dnnl_int8_conv_whole },
    { .name = "int8_gemm", .place = "onnx_dnnl.pat:20", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_dnnl_int8_gemm_match),
      .n_captures = 3, .captures = onnx_dnnl_int8_gemm_captures,
      .match = onnx_dnnl_int8_gemm_any, .each = onnx_dnnl_int8_gemm_all, .desc = &onnx_dnnl_int8_gemm_desc,
      .whole_size = sizeof(struct onnx_dnnl_int8_gemm_whole), .n_parts = sizeof onnx_dnnl_int8_gemm_parts / sizeof *onnx_dnnl_int8_gemm_parts,
      .n_params = 2, .parts = onnx_dnnl_int8_gemm_parts, .whole = onnx_dnnl_int8_gemm_whole },
    { .name = "int8_matmul", .place = "onnx_dnnl.pat:25", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_dnnl_int8_matmul_match),
      .n_captures = 3, .captures = onnx_dnnl_int8_matmul_captures,
      .match = onnx_dnnl_int8_matmul_any, .each = onnx_dnnl_int8_matmul_all, .desc = &onnx_dnnl_int8_matmul_desc,
      .whole_size = sizeof(struct onnx_dnnl_int8_matmul_whole), .n_parts = sizeof onnx_dnnl_int8_matmul_parts / sizeof *onnx_dnnl_int8_matmul_parts,
      .n_params = 2, .parts = onnx_dnnl_int8_matmul_parts, .whole = onnx_dnnl_int8_matmul_whole },
    { .name = "int8_binary", .place = "onnx_dnnl.pat:30", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_dnnl_int8_binary_match),
      .n_captures = 3, .captures = onnx_dnnl_int8_binary_captures,
      .match = onnx_dnnl_int8_binary_any, .each = onnx_dnnl_int8_binary_all, .desc = &onnx_dnnl_int8_binary_desc,
      .whole_size = sizeof(struct onnx_dnnl_int8_binary_whole), .n_parts = sizeof onnx_dnnl_int8_binary_parts / sizeof *onnx_dnnl_int8_binary_parts,
      .n_params = 2, .parts = onnx_dnnl_int8_binary_parts, .whole = onnx_dnnl_int8_binary_whole },
    { .name = "dnnl.layer_norm", .place = "onnx_dnnl.pat:42", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_layer_norm_match),
      .match = onnx_dnnl_dnnl_layer_norm_any, .each = onnx_dnnl_dnnl_layer_norm_all, .desc = &onnx_dnnl_dnnl_layer_norm_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_layer_norm_whole), .n_parts = sizeof onnx_dnnl_dnnl_layer_norm_parts / sizeof *onnx_dnnl_dnnl_layer_norm_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_layer_norm_parts, .whole = onnx_dnnl_dnnl_layer_norm_whole },
    { .name = "dnnl.conv_norm_sum_act", .place = "onnx_dnnl.pat:43", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_sum_act_match),
      .match = onnx_dnnl_dnnl_conv_norm_sum_act_any, .each = onnx_dnnl_dnnl_conv_norm_sum_act_all, .desc = &onnx_dnnl_dnnl_conv_norm_sum_act_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole), .n_parts = sizeof onnx_dnnl_dnnl_conv_norm_sum_act_parts / sizeof *onnx_dnnl_dnnl_conv_norm_sum_act_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_conv_norm_sum_act_parts, .whole = onnx_dnnl_dnnl_conv_norm_sum_act_whole },
    { .name = "dnnl.conv_norm_sum", .place = "onnx_dnnl.pat:44", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_sum_match),
      .match = onnx_dnnl_dnnl_conv_norm_sum_any, .each = onnx_dnnl_dnnl_conv_norm_sum_all, .desc = &onnx_dnnl_dnnl_conv_norm_sum_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_sum_whole), .n_parts = sizeof onnx_dnnl_dnnl_conv_norm_sum_parts / sizeof *onnx_dnnl_dnnl_conv_norm_sum_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_conv_norm_sum_parts, .whole = onnx_dnnl_dnnl_conv_norm_sum_whole },
    { .name = "dnnl.conv_sum_act", .place = "onnx_dnnl.pat:45", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_conv_sum_act_match),
      .match = onnx_dnnl_dnnl_conv_sum_act_any, .each = onnx_dnnl_dnnl_conv_sum_act_all, .desc = &onnx_dnnl_dnnl_conv_sum_act_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_sum_act_whole), .n_parts = sizeof onnx_dnnl_dnnl_conv_sum_act_parts / sizeof *onnx_dnnl_dnnl_conv_sum_act_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_conv_sum_act_parts, .whole = onnx_dnnl_dnnl_conv_sum_act_whole },
    { .name = "dnnl.conv_norm_act", .place = "onnx_dnnl.pat:46", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_act_match),
      .match = onnx_dnnl_dnnl_conv_norm_act_any, .each = onnx_dnnl_dnnl_conv_norm_act_all, .desc = &onnx_dnnl_dnnl_conv_norm_act_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_act_whole), .n_parts = sizeof onnx_dnnl_dnnl_conv_norm_act_parts / sizeof *onnx_dnnl_dnnl_conv_norm_act_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_conv_norm_act_parts, .whole = onnx_dnnl_dnnl_conv_norm_act_whole },
    { .name = "dnnl.conv_norm", .place = "onnx_dnnl.pat:47", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_match),
      .match = onnx_dnnl_dnnl_conv_norm_any, .each = onnx_dnnl_dnnl_conv_norm_all, .desc = &onnx_dnnl_dnnl_conv_norm_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_whole), .n_parts = sizeof onnx_dnnl_dnnl_conv_norm_parts / sizeof *onnx_dnnl_dnnl_conv_norm_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_conv_norm_parts, .whole = onnx_dnnl_dnnl_conv_norm_whole },
    { .name = "dnnl.deconv_norm_act", .place = "onnx_dnnl.pat:48", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_deconv_norm_act_match),
      .match = onnx_dnnl_dnnl_deconv_norm_act_any, .each = onnx_dnnl_dnnl_deconv_norm_act_all, .desc = &onnx_dnnl_dnnl_deconv_norm_act_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_deconv_norm_act_whole), .n_parts = sizeof onnx_dnnl_dnnl_deconv_norm_act_parts / sizeof *onnx_dnnl_dnnl_deconv_norm_act_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_deconv_norm_act_parts, .whole = onnx_dnnl_dnnl_deconv_norm_act_whole },
    { .name = "dnnl.deconv_norm", .place = "onnx_dnnl.pat:49", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_deconv_norm_match),
      .match = onnx_dnnl_dnnl_deconv_norm_any, .each = onnx_dnnl_dnnl_deconv_norm_all, .desc = &onnx_dnnl_dnnl_deconv_norm_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_deconv_norm_whole), .n_parts = sizeof onnx_dnnl_dnnl_deconv_norm_parts / sizeof *onnx_dnnl_dnnl_deconv_norm_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_deconv_norm_parts, .whole = onnx_dnnl_dnnl_deconv_norm_whole },
    { .name = "dnnl.conv_act", .place = "onnx_dnnl.pat:50", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_conv_act_match),
      .match = onnx_dnnl_dnnl_conv_act_any, .each = onnx_dnnl_dnnl_conv_act_all, .desc = &onnx_dnnl_dnnl_conv_act_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_act_whole), .n_parts = sizeof onnx_dnnl_dnnl_conv_act_parts / sizeof *onnx_dnnl_dnnl_conv_act_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_conv_act_parts, .whole = onnx_dnnl_dnnl_conv_act_whole },
    { .name = "dnnl.conv_sum", .place = "onnx_dnnl.pat:51", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_conv_sum_match),
      .match = onnx_dnnl_dnnl_conv_sum_any, .each = onnx_dnnl_dnnl_conv_sum_all, .desc = &onnx_dnnl_dnnl_conv_sum_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_sum_whole), .n_parts = sizeof onnx_dnnl_dnnl_conv_sum_parts / sizeof *onnx_dnnl_dnnl_conv_sum_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_conv_sum_parts, .whole = onnx_dnnl_dnnl_conv_sum_whole },
    { .name = "dnnl.gemm_act", .place = "onnx_dnnl.pat:52", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_gemm_act_match),
      .match = onnx_dnnl_dnnl_gemm_act_any, .each = onnx_dnnl_dnnl_gemm_act_all, .desc = &onnx_dnnl_dnnl_gemm_act_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_gemm_act_whole), .n_parts = sizeof onnx_dnnl_dnnl_gemm_act_parts / sizeof *onnx_dnnl_dnnl_gemm_act_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_gemm_act_parts, .whole = onnx_dnnl_dnnl_gemm_act_whole },
    { .name = "dnnl.matmul_bias_gelu", .place = "onnx_dnnl.pat:53", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_gelu_match),
      .match = onnx_dnnl_dnnl_matmul_bias_gelu_any, .each = onnx_dnnl_dnnl_matmul_bias_gelu_all, .desc = &onnx_dnnl_dnnl_matmul_bias_gelu_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole), .n_parts = sizeof onnx_dnnl_dnnl_matmul_bias_gelu_parts / sizeof *onnx_dnnl_dnnl_matmul_bias_gelu_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_matmul_bias_gelu_parts, .whole = onnx_dnnl_dnnl_matmul_bias_gelu_whole },
    { .name = "dnnl.matmul_bias_act", .place = "onnx_dnnl.pat:54", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_act_match),
      .match = onnx_dnnl_dnnl_matmul_bias_act_any, .each = onnx_dnnl_dnnl_matmul_bias_act_all, .desc = &onnx_dnnl_dnnl_matmul_bias_act_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_act_whole), .n_parts = sizeof onnx_dnnl_dnnl_matmul_bias_act_parts / sizeof *onnx_dnnl_dnnl_matmul_bias_act_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_matmul_bias_act_parts, .whole = onnx_dnnl_dnnl_matmul_bias_act_whole },
    { .name = "dnnl.matmul_bias_sum", .place = "onnx_dnnl.pat:55", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_sum_match),
      .match = onnx_dnnl_dnnl_matmul_bias_sum_any, .each = onnx_dnnl_dnnl_matmul_bias_sum_all, .desc = &onnx_dnnl_dnnl_matmul_bias_sum_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_sum_whole), .n_parts = sizeof onnx_dnnl_dnnl_matmul_bias_sum_parts / sizeof *onnx_dnnl_dnnl_matmul_bias_sum_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_matmul_bias_sum_parts, .whole = onnx_dnnl_dnnl_matmul_bias_sum_whole },
    { .name = "dnnl.gelu", .place = "onnx_dnnl.pat:56", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_gelu_match),
      .match = onnx_dnnl_dnnl_gelu_any, .each = onnx_dnnl_dnnl_gelu_all, .desc = &onnx_dnnl_dnnl_gelu_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_gelu_whole), .n_parts = sizeof onnx_dnnl_dnnl_gelu_parts / sizeof *onnx_dnnl_dnnl_gelu_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_gelu_parts, .whole = onnx_dnnl_dnnl_gelu_whole },
    { .name = "dnnl.swish", .place = "onnx_dnnl.pat:57", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_swish_match),
      .match = onnx_dnnl_dnnl_swish_any, .each = onnx_dnnl_dnnl_swish_all, .desc = &onnx_dnnl_dnnl_swish_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_swish_whole), .n_parts = sizeof onnx_dnnl_dnnl_swish_parts / sizeof *onnx_dnnl_dnnl_swish_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_swish_parts, .whole = onnx_dnnl_dnnl_swish_whole },
    { .name = "dnnl.hard_swish", .place = "onnx_dnnl.pat:58", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_hard_swish_match),
      .match = onnx_dnnl_dnnl_hard_swish_any, .each = onnx_dnnl_dnnl_hard_swish_all, .desc = &onnx_dnnl_dnnl_hard_swish_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_hard_swish_whole), .n_parts = sizeof onnx_dnnl_dnnl_hard_swish_parts / sizeof *onnx_dnnl_dnnl_hard_swish_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_hard_swish_parts, .whole = onnx_dnnl_dnnl_hard_swish_whole },
    { .name = "dnnl.matmul_bias", .place = "onnx_dnnl.pat:59", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_match),
      .match = onnx_dnnl_dnnl_matmul_bias_any, .each = onnx_dnnl_dnnl_matmul_bias_all, .desc = &onnx_dnnl_dnnl_matmul_bias_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_whole), .n_parts = sizeof onnx_dnnl_dnnl_matmul_bias_parts / sizeof *onnx_dnnl_dnnl_matmul_bias_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_matmul_bias_parts, .whole = onnx_dnnl_dnnl_matmul_bias_whole },
    { .name = "dnnl.conv", .place = "onnx_dnnl.pat:60", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_conv_match),
      .match = onnx_dnnl_dnnl_conv_any, .each = onnx_dnnl_dnnl_conv_all, .desc = &onnx_dnnl_dnnl_conv_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_whole), .n_parts = sizeof onnx_dnnl_dnnl_conv_parts / sizeof *onnx_dnnl_dnnl_conv_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_conv_parts, .whole = onnx_dnnl_dnnl_conv_whole },
    { .name = "dnnl.deconv", .place = "onnx_dnnl.pat:61", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_deconv_match),
      .match = onnx_dnnl_dnnl_deconv_any, .each = onnx_dnnl_dnnl_deconv_all, .desc = &onnx_dnnl_dnnl_deconv_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_deconv_whole), .n_parts = sizeof onnx_dnnl_dnnl_deconv_parts / sizeof *onnx_dnnl_dnnl_deconv_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_deconv_parts, .whole = onnx_dnnl_dnnl_deconv_whole },
    { .name = "dnnl.deconv_no_bias", .place = "onnx_dnnl.pat:62", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_deconv_no_bias_match),
      .match = onnx_dnnl_dnnl_deconv_no_bias_any, .each = onnx_dnnl_dnnl_deconv_no_bias_all, .desc = &onnx_dnnl_dnnl_deconv_no_bias_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_deconv_no_bias_whole), .n_parts = sizeof onnx_dnnl_dnnl_deconv_no_bias_parts / sizeof *onnx_dnnl_dnnl_deconv_no_bias_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_deconv_no_bias_parts, .whole = onnx_dnnl_dnnl_deconv_no_bias_whole },
    { .name = "dnnl.gemm", .place = "onnx_dnnl.pat:63", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_gemm_match),
      .match = onnx_dnnl_dnnl_gemm_any, .each = onnx_dnnl_dnnl_gemm_all, .desc = &onnx_dnnl_dnnl_gemm_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_gemm_whole), .n_parts = sizeof onnx_dnnl_dnnl_gemm_parts / sizeof *onnx_dnnl_dnnl_gemm_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_gemm_parts, .whole = onnx_dnnl_dnnl_gemm_whole },
    { .name = "dnnl.matmul", .place = "onnx_dnnl.pat:64", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_matmul_match),
      .match = onnx_dnnl_dnnl_matmul_any, .each = onnx_dnnl_dnnl_matmul_all, .desc = &onnx_dnnl_dnnl_matmul_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_matmul_whole), .n_parts = sizeof onnx_dnnl_dnnl_matmul_parts / sizeof *onnx_dnnl_dnnl_matmul_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_matmul_parts, .whole = onnx_dnnl_dnnl_matmul_whole },
    { .name = "dnnl.softmax", .place = "onnx_dnnl.pat:65", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_softmax_match),
      .match = onnx_dnnl_dnnl_softmax_any, .each = onnx_dnnl_dnnl_softmax_all, .desc = &onnx_dnnl_dnnl_softmax_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_softmax_whole), .n_parts = sizeof onnx_dnnl_dnnl_softmax_parts / sizeof *onnx_dnnl_dnnl_softmax_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_softmax_parts, .whole = onnx_dnnl_dnnl_softmax_whole },
    { .name = "dnnl.pool", .place = "onnx_dnnl.pat:66", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_pool_match),
      .match = onnx_dnnl_dnnl_pool_any, .each = onnx_dnnl_dnnl_pool_all, .desc = &onnx_dnnl_dnnl_pool_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_pool_whole), .n_parts = sizeof onnx_dnnl_dnnl_pool_parts / sizeof *onnx_dnnl_dnnl_pool_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_pool_parts, .whole = onnx_dnnl_dnnl_pool_whole },
    { .name = "dnnl.batch_norm", .place = "onnx_dnnl.pat:67", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_batch_norm_match),
      .match = onnx_dnnl_dnnl_batch_norm_any, .each = onnx_dnnl_dnnl_batch_norm_all, .desc = &onnx_dnnl_dnnl_batch_norm_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_batch_norm_whole), .n_parts = sizeof onnx_dnnl_dnnl_batch_norm_parts / sizeof *onnx_dnnl_dnnl_batch_norm_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_batch_norm_parts, .whole = onnx_dnnl_dnnl_batch_norm_whole },
    { .name = "dnnl.eltwise", .place = "onnx_dnnl.pat:68", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_eltwise_match),
      .match = onnx_dnnl_dnnl_eltwise_any, .each = onnx_dnnl_dnnl_eltwise_all, .desc = &onnx_dnnl_dnnl_eltwise_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_eltwise_whole), .n_parts = sizeof onnx_dnnl_dnnl_eltwise_parts / sizeof *onnx_dnnl_dnnl_eltwise_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_eltwise_parts, .whole = onnx_dnnl_dnnl_eltwise_whole },
    { .name = "dnnl.binary", .place = "onnx_dnnl.pat:70", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct onnx_dnnl_dnnl_binary_match),
      .match = onnx_dnnl_dnnl_binary_any, .each = onnx_dnnl_dnnl_binary_all, .desc = &onnx_dnnl_dnnl_binary_desc,
      .whole_size = sizeof(struct onnx_dnnl_dnnl_binary_whole), .n_parts = sizeof onnx_dnnl_dnnl_binary_parts / sizeof *onnx_dnnl_dnnl_binary_parts,
      .n_params = 0, .parts = onnx_dnnl_dnnl_binary_parts, .whole = onnx_dnnl_dnnl_binary_whole },
};

/* ---- table onnx_dnnl ---- */

static const struct dfg_table_entry onnx_dnnl_entries[] = {
    { .name = "dnnl.int8_conv", .pattern = 1 },
    { .name = "dnnl.int8_gemm", .pattern = 2 },
    { .name = "dnnl.int8_matmul", .pattern = 3 },
    { .name = "dnnl.int8_binary", .pattern = 4 },
    { .name = "dnnl.layer_norm", .pattern = 5 },
    { .name = "dnnl.conv_norm_sum_act", .pattern = 6 },
    { .name = "dnnl.conv_norm_sum", .pattern = 7 },
    { .name = "dnnl.conv_sum_act", .pattern = 8 },
    { .name = "dnnl.conv_norm_act", .pattern = 9 },
    { .name = "dnnl.conv_norm", .pattern = 10 },
    { .name = "dnnl.deconv_norm_act", .pattern = 11 },
    { .name = "dnnl.deconv_norm", .pattern = 12 },
    { .name = "dnnl.conv_act", .pattern = 13 },
    { .name = "dnnl.conv_sum", .pattern = 14 },
    { .name = "dnnl.gemm_act", .pattern = 15 },
    { .name = "dnnl.matmul_bias_gelu", .pattern = 16 },
    { .name = "dnnl.matmul_bias_act", .pattern = 17 },
    { .name = "dnnl.matmul_bias_sum", .pattern = 18 },
    { .name = "dnnl.gelu", .pattern = 19 },
    { .name = "dnnl.swish", .pattern = 20 },
    { .name = "dnnl.hard_swish", .pattern = 21 },
    { .name = "dnnl.matmul_bias", .pattern = 22 },
    { .name = "dnnl.conv", .pattern = 23 },
    { .name = "dnnl.deconv", .pattern = 24 },
    { .name = "dnnl.deconv_no_bias", .pattern = 25 },
    { .name = "dnnl.gemm", .pattern = 26 },
    { .name = "dnnl.matmul", .pattern = 27 },
    { .name = "dnnl.softmax", .pattern = 28 },
    { .name = "dnnl.pool", .pattern = 29 },
    { .name = "dnnl.batch_norm", .pattern = 30 },
    { .name = "dnnl.eltwise", .pattern = 31 },
    { .name = "dnnl.binary", .pattern = 32 },
};
static const struct dfg_attr_text onnx_dnnl_attrs[] = {
    { "Compiler", "\"dnnl\"" },
};
static void onnx_dnnl_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = onnx_dnnl_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "onnx_dnnl", .n = 32, .last_wins = false, .entries = onnx_dnnl_entries, .n_words = 1,
      .n_attrs = 1, .attrs = onnx_dnnl_attrs,
      .candidates = onnx_dnnl_candidates_any, .first = onnx_dnnl_first, .sweep = onnx_dnnl_sweep },
};

static const char *const imports[] = { "onnx_fusion", "onnx", NULL };
extern const struct dfg_unit onnx_dnnl_unit;
const struct dfg_unit onnx_dnnl_unit = {
    .abi = DFG_ABI,
    .name = "onnx_dnnl",
    .imports = imports,
    .names = &onnx_dnnl_names, .whole_names = &whole_names,
    .n_patterns = 33, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
