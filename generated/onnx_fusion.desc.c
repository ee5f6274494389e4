/* What onnx_fusion.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_fusion.h"
#if ONNX_FUSION_H != 0xea54400db2789ca0
#error "onnx_fusion.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_AveragePool,
    OP_BatchNormalization,
    OP_Cast,
    OP_Clip,
    OP_Conv,
    OP_ConvTranspose,
    OP_DequantizeLinear,
    OP_Div,
    OP_Dropout,
    OP_Erf,
    OP_Flatten,
    OP_Gelu,
    OP_Gemm,
    OP_GlobalAveragePool,
    OP_HardSigmoid,
    OP_HardSwish,
    OP_LayerNormalization,
    OP_LeakyRelu,
    OP_MatMul,
    OP_MaxPool,
    OP_Mul,
    OP_Pow,
    OP_QuantizeLinear,
    OP_Reciprocal,
    OP_ReduceMean,
    OP_Relu,
    OP_RequantShift,
    OP_Reshape,
    OP_Sigmoid,
    OP_Softmax,
    OP_Softmax_v1,
    OP_Softmax_v11,
    OP_Sqrt,
    OP_Squeeze,
    OP_Sub,
    OP_Sum,
    OP_Tanh,
    OP_Transpose,
    OP_Unsqueeze,
    OP_Where,
    OP_com_microsoft_FastGelu,
    OP_com_microsoft_Gelu,
};
enum {
    ATTR_alpha,
    ATTR_axis,
    ATTR_beta,
    ATTR_keepdims,
    ATTR_training_mode,
};
static const char *const op_names[] = {
    "Add",
    "AveragePool",
    "BatchNormalization",
    "Cast",
    "Clip",
    "Conv",
    "ConvTranspose",
    "DequantizeLinear",
    "Div",
    "Dropout",
    "Erf",
    "Flatten",
    "Gelu",
    "Gemm",
    "GlobalAveragePool",
    "HardSigmoid",
    "HardSwish",
    "LayerNormalization",
    "LeakyRelu",
    "MatMul",
    "MaxPool",
    "Mul",
    "Pow",
    "QuantizeLinear",
    "Reciprocal",
    "ReduceMean",
    "Relu",
    "RequantShift",
    "Reshape",
    "Sigmoid",
    "Softmax",
    "Softmax.v1",
    "Softmax.v11",
    "Sqrt",
    "Squeeze",
    "Sub",
    "Sum",
    "Tanh",
    "Transpose",
    "Unsqueeze",
    "Where",
    "com.microsoft.FastGelu",
    "com.microsoft.Gelu",
};
static const char *const attr_names[] = {
    "alpha",
    "axis",
    "beta",
    "keepdims",
    "training_mode",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 43,
    .ops = op_names,
    .n_attrs = 5,
    .attrs = attr_names,
};

struct onnx_fusion_conv_whole {
    struct onnx_fusion_conv_match m;
    dfg_node conv;
};

static bool onnx_fusion_conv_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node b = dfg_arg(g, n, 2);
    return accept(ctx, &(struct onnx_fusion_conv_whole){.m = {.root = n, .x = x, .w = w, .b = b},
            .conv = n});
}

struct onnx_fusion_gemm_whole {
    struct onnx_fusion_gemm_match m;
    dfg_node gemm;
};

static bool onnx_fusion_gemm_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    dfg_node c = dfg_arg(g, n, 2);
    return accept(ctx, &(struct onnx_fusion_gemm_whole){.m = {.root = n, .a = a, .b = b, .c = c},
            .gemm = n});
}

struct onnx_fusion_matmul_bias_whole {
    struct onnx_fusion_matmul_bias_match m;
    dfg_node add;
    dfg_node matMul;
    dfg_node constant;
};

static bool onnx_fusion_matmul_bias_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_MatMul ? 0 : 1;
    dfg_node matMul = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
        return false;
    dfg_node a = dfg_arg(g, matMul, 0);
    dfg_node b = dfg_arg(g, matMul, 1);
    dfg_node c = dfg_arg(g, n, 1 - swap);
    dfg_node constant = c;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, matMul))
        return false;
    return accept(ctx, &(struct onnx_fusion_matmul_bias_whole){.m = {.root = n, .a = a, .b = b, .c = c},
            .add = n, .matMul = matMul, .constant = constant});
}

struct onnx_fusion_normalized_whole {
    struct onnx_fusion_normalized_match m;
    dfg_node batchNormalization;
    dfg_node batchNormalization_call;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool onnx_fusion_normalized_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, OP_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, n_call, ATTR_training_mode, 0, 0))
        return false;
    dfg_node p = dfg_arg(g, n_call, 0);
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node constant = scale;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, n_call, 2);
    dfg_node constant_2 = bias;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, n_call, 3);
    dfg_node constant_3 = mean;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, n_call, 4);
    dfg_node constant_4 = variance;
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_same_body(g, n, n_call))
        return false;
    return accept(ctx, &(struct onnx_fusion_normalized_whole){.m = {.root = n, .p = p, .scale = scale,
            .bias = bias, .mean = mean, .variance = variance},
            .batchNormalization = n, .batchNormalization_call = dfg_first_result(g, n),
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct onnx_fusion_conv_norm_whole {
    struct onnx_fusion_conv_norm_match m;
    dfg_node batchNormalization;
    dfg_node batchNormalization_call;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node conv;
    dfg_node constant_5;
};

static bool onnx_fusion_conv_norm_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, n_call, OP_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, n_call, ATTR_training_mode, 0, 0))
        return false;
    dfg_node conv = dfg_arg(g, n_call, 0);
    if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, conv, 0);
    dfg_node w = dfg_arg(g, conv, 1);
    dfg_node constant_5 = w;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, conv, 2);
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node constant = scale;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, n_call, 2);
    dfg_node constant_2 = bias;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, n_call, 3);
    dfg_node constant_3 = mean;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, n_call, 4);
    dfg_node constant_4 = variance;
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_call, conv}, 2))
        return false;
    return accept(ctx, &(struct onnx_fusion_conv_norm_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .scale = scale, .bias = bias, .mean = mean, .variance = variance},
            .batchNormalization = n, .batchNormalization_call = dfg_first_result(g, n),
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .conv = conv, .constant_5 = constant_5});
}

struct onnx_fusion_conv_transpose_norm_whole {
    struct onnx_fusion_conv_transpose_norm_match m;
    dfg_node batchNormalization;
    dfg_node batchNormalization_call;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node convTranspose;
    dfg_node constant_5;
};

static bool onnx_fusion_conv_transpose_norm_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, n_call, OP_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, n_call, ATTR_training_mode, 0, 0))
        return false;
    dfg_node convTranspose = dfg_arg(g, n_call, 0);
    if (dfg_op(g, convTranspose) != OP_ConvTranspose || dfg_n_args(g, convTranspose) > 3
        || dfg_arg(g, convTranspose, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, convTranspose, 0);
    dfg_node w = dfg_arg(g, convTranspose, 1);
    dfg_node constant_5 = w;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, convTranspose, 2);
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node constant = scale;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, n_call, 2);
    dfg_node constant_2 = bias;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, n_call, 3);
    dfg_node constant_3 = mean;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, n_call, 4);
    dfg_node constant_4 = variance;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){n_call, convTranspose}, 2))
        return false;
    return accept(ctx, &(struct onnx_fusion_conv_transpose_norm_whole){.m = {.root = n, .x = x, .w = w,
            .b = b, .scale = scale, .bias = bias, .mean = mean, .variance = variance},
            .batchNormalization = n, .batchNormalization_call = dfg_first_result(g, n),
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .convTranspose = convTranspose,
            .constant_5 = constant_5});
}

struct onnx_fusion_relu6_whole {
    struct onnx_fusion_relu6_match m;
    dfg_node clip;
    dfg_node constant;
    dfg_node constant_2;
};

static bool onnx_fusion_relu6_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Clip, 3))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    return accept(ctx, &(struct onnx_fusion_relu6_whole){.m = {.root = n, .x = x}, .clip = n,
            .constant = constant, .constant_2 = constant_2});
}

struct onnx_fusion_swish_whole {
    struct onnx_fusion_swish_match m;
    dfg_node mul;
    dfg_node sigmoid;
};

static bool onnx_fusion_swish_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_with(g, sigmoid, OP_Sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != x)
            continue;
        if (!dfg_same_body(g, n, sigmoid))
            continue;
        if (accept(ctx, &(struct onnx_fusion_swish_whole){.m = {.root = n, .x = x}, .mul = n,
                .sigmoid = sigmoid}))
            return true;
    }
    return false;
}

struct onnx_fusion_hard_sigmoid_whole {
    struct onnx_fusion_hard_sigmoid_match m;
    dfg_node v;
    dfg_node div;
    dfg_node clip;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node mul;
    dfg_node clip_2;
    dfg_node add_2;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node hardSigmoid;
};

static bool onnx_fusion_hard_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    uint32_t alt = dfg_calls_argc(g, n, OP_Div, 2) ? 0 : dfg_calls_argc(g, n, OP_Mul, 2) ? 1 : 2;
    dfg_node div = DFG_NONE, constant_4 = DFG_NONE, clip = DFG_NONE, constant_2 = DFG_NONE;
    dfg_node constant_3 = DFG_NONE, add = DFG_NONE;
    if (alt == 0) {
        div = n;
        constant_4 = dfg_arg(g, div, 1);
        if (!dfg_const_is(g, constant_4, dfg_int(6), DFG_NO_DTYPE))
            return false;
        clip = dfg_arg(g, div, 0);
        if (!dfg_calls_with(g, clip, OP_Clip, 3))
            return false;
        constant_2 = dfg_arg(g, clip, 1);
        if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
            return false;
        constant_3 = dfg_arg(g, clip, 2);
        if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE))
            return false;
        add = dfg_arg(g, clip, 0);
        if (!dfg_calls_with(g, add, OP_Add, 2))
            return false;
    }
    for (uint32_t swap = 0; swap < (alt == 0 ? dfg_orders(g, add) : 1u); swap++) {
        dfg_node x = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE, constant_8 = DFG_NONE;
        dfg_node clip_2 = DFG_NONE, constant_6 = DFG_NONE, constant_7 = DFG_NONE, add_2 = DFG_NONE;
        uint32_t swap_2 = 0;
        if (alt == 0) {
            x = dfg_arg(g, add, swap);
            constant = dfg_arg(g, add, 1 - swap);
            if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                continue;
        } else if (alt == 1) {
            mul = n;
            swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Clip ? 0 : 1;
            constant_8 = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_const_near(g, constant_8, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                continue;
            clip_2 = dfg_arg(g, mul, swap_2);
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
        for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, add_2) : 1u); swap_3++) {
            dfg_node constant_5 = DFG_NONE, hardSigmoid = DFG_NONE;
            if (alt == 1) {
                x = dfg_arg(g, add_2, swap_3);
                constant_5 = dfg_arg(g, add_2, 1 - swap_3);
                if (!dfg_const_is(g, constant_5, dfg_int(3), DFG_NO_DTYPE))
                    continue;
            } else if (alt == 2) {
                hardSigmoid = n;
                if (!dfg_calls_with(g, hardSigmoid, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, ATTR_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                x = dfg_arg(g, hardSigmoid, 0);
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){div, clip, add, mul, clip_2, add_2, hardSigmoid}, 7))
                continue;
            if (accept(ctx, &(struct onnx_fusion_hard_sigmoid_whole){.m = {.root = n, .x = x}, .v = n,
                    .div = div, .clip = clip, .add = add, .constant = constant,
                    .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
                    .mul = mul, .clip_2 = clip_2, .add_2 = add_2, .constant_5 = constant_5,
                    .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
                    .hardSigmoid = hardSigmoid}))
                return true;
        }
    }
    return false;
}

struct onnx_fusion_hard_swish_whole {
    struct onnx_fusion_hard_swish_match m;
    dfg_node mul;
    dfg_node div;
    dfg_node clip;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node mul_2;
    dfg_node clip_2;
    dfg_node add_2;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node hardSigmoid;
};

static bool onnx_fusion_hard_swish_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node v = dfg_arg(g, n, 1 - swap);
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
                swap_3 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Clip ? 0 : 1;
                constant_8 = dfg_arg(g, mul_2, 1 - swap_3);
                if (!dfg_const_near(g, constant_8, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
                clip_2 = dfg_arg(g, mul_2, swap_3);
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
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){div, clip, add, mul_2, clip_2, add_2, hardSigmoid}, 7))
                    continue;
                if (accept(ctx, &(struct onnx_fusion_hard_swish_whole){.m = {.root = n, .x = x}, .mul = n,
                        .div = div, .clip = clip, .add = add, .constant = constant,
                        .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
                        .mul_2 = mul_2, .clip_2 = clip_2, .add_2 = add_2, .constant_5 = constant_5,
                        .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
                        .hardSigmoid = hardSigmoid}))
                    return true;
            }
        }
    }
    return false;
}

struct onnx_fusion_gelu_erf_whole {
    struct onnx_fusion_gelu_erf_match m;
    dfg_node erf;
    dfg_node div;
    dfg_node constant;
    dfg_node mul;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node v;
    dfg_node mul_2;
    dfg_node mul_3;
    dfg_node constant_4;
    dfg_node mul_4;
    dfg_node mul_5;
    dfg_node constant_5;
    dfg_node mul_6;
    dfg_node mul_7;
    dfg_node constant_6;
};

static bool onnx_fusion_gelu_erf_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node mul_2 = DFG_NONE, constant_4 = DFG_NONE, mul_3 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Mul ? 0 : 1;
            constant_4 = dfg_arg(g, mul_2, 1 - swap);
            if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul_3 = dfg_arg(g, mul_2, swap);
            if (!dfg_calls_with(g, mul_3, OP_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, mul_3) : 1u); swap_2++) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_4 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul_3, swap_2);
                t = dfg_arg(g, mul_3, 1 - swap_2);
            } else if (alt == 1) {
                mul_4 = n;
                if (!dfg_calls_with(g, mul_4, OP_Mul, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, mul_4) : 1u); swap_3++) {
                dfg_node mul_5 = DFG_NONE, constant_5 = DFG_NONE, mul_6 = DFG_NONE, mul_7 = DFG_NONE;
                uint32_t swap_4 = 0, swap_5 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, mul_4, swap_3);
                    mul_5 = dfg_arg(g, mul_4, 1 - swap_3);
                    if (!dfg_calls_argc(g, mul_5, OP_Mul, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_5, 0)) == OP_Add ? 0 : 1;
                    constant_5 = dfg_arg(g, mul_5, 1 - swap_4);
                    if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    t = dfg_arg(g, mul_5, swap_4);
                } else if (alt == 2) {
                    mul_6 = n;
                    if (!dfg_calls_argc(g, mul_6, OP_Mul, 2))
                        continue;
                    swap_5 = dfg_op(g, dfg_arg(g, mul_6, 0)) == OP_Mul ? 0 : 1;
                    mul_7 = dfg_arg(g, mul_6, swap_5);
                    if (!dfg_calls_with(g, mul_7, OP_Mul, 2))
                        continue;
                }
                for (uint32_t swap_6 = 0; swap_6 < (alt == 2 ? dfg_orders(g, mul_7) : 1u); swap_6++) {
                    dfg_node constant_6 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_7, swap_6);
                        constant_6 = dfg_arg(g, mul_7, 1 - swap_6);
                        if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, mul_6, 1 - swap_5);
                    }
                    if (!dfg_calls_argc(g, t, OP_Add, 2))
                        continue;
                    uint32_t swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == OP_Erf ? 0 : 1;
                    dfg_node constant_3 = dfg_arg(g, t, 1 - swap_7);
                    if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    dfg_node erf = dfg_arg(g, t, swap_7);
                    if (!dfg_calls_argc(g, erf, OP_Erf, 1))
                        continue;
                    dfg_node v = dfg_arg(g, erf, 0);
                    bool is_div = dfg_calls_with(g, v, OP_Div, 2);
                    dfg_node div = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
                    if (is_div) {
                        div = v;
                        if (dfg_arg(g, div, 0) != x)
                            continue;
                        constant = dfg_arg(g, div, 1);
                        if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                            continue;
                    } else {
                        mul = v;
                        if (!dfg_calls_with(g, mul, OP_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_8 = 0; swap_8 < (!is_div ? dfg_orders(g, mul) : 1u); swap_8++) {
                        dfg_node constant_2 = DFG_NONE;
                        if (!is_div) {
                            if (dfg_arg(g, mul, swap_8) != x)
                                continue;
                            constant_2 = dfg_arg(g, mul, 1 - swap_8);
                            if (!dfg_const_near(g, constant_2, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE))
                                continue;
                        }
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){mul_2, mul_3, mul_4, mul_5, mul_6, mul_7, t,
                                                            erf, div, mul},
                                         10))
                            continue;
                        if (accept(ctx, &(struct onnx_fusion_gelu_erf_whole){.m = {.root = n, .x = x, .t = t}, .erf = erf,
                                .div = div, .constant = constant, .mul = mul, .constant_2 = constant_2,
                                .constant_3 = constant_3, .v = n, .mul_2 = mul_2, .mul_3 = mul_3,
                                .constant_4 = constant_4, .mul_4 = mul_4, .mul_5 = mul_5,
                                .constant_5 = constant_5, .mul_6 = mul_6, .mul_7 = mul_7,
                                .constant_6 = constant_6}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

struct onnx_fusion_cubic_whole {
    struct onnx_fusion_cubic_match m;
    dfg_node v;
    dfg_node mul;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul_2;
    dfg_node mul_3;
    dfg_node constant_2;
    dfg_node mul_4;
    dfg_node mul_5;
    dfg_node mul_6;
    dfg_node constant_3;
};

static bool onnx_fusion_cubic_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node mul = DFG_NONE, constant_2 = DFG_NONE, v = DFG_NONE, pow = DFG_NONE, x = DFG_NONE;
        dfg_node constant = DFG_NONE, mul_2 = DFG_NONE;
        uint32_t swap = 0;
        bool is_pow = false;
        if (alt == 0) {
            mul = n;
            if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, mul, 0)) == OP_Pow || dfg_op(g, dfg_arg(g, mul, 0)) == OP_Mul) ? 0
                : 1;
            constant_2 = dfg_arg(g, mul, 1 - swap);
            if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                continue;
            v = dfg_arg(g, mul, swap);
            is_pow = dfg_calls_with(g, v, OP_Pow, 2);
            if (is_pow) {
                pow = v;
                x = dfg_arg(g, pow, 0);
                constant = dfg_arg(g, pow, 1);
                if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                    continue;
            } else {
                mul_2 = v;
                if (!dfg_calls_with(g, mul_2, OP_Mul, 2))
                    continue;
            }
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && !is_pow ? dfg_orders(g, mul_2) : 1u); swap_2++) {
            dfg_node mul_3 = DFG_NONE;
            if (alt == 0 && !is_pow) {
                x = dfg_arg(g, mul_2, swap_2);
                mul_3 = dfg_arg(g, mul_2, 1 - swap_2);
                if (!dfg_calls_with(g, mul_3, OP_Mul, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 0 && !is_pow ? dfg_orders(g, mul_3) : 1u); swap_3++) {
                dfg_node mul_4 = DFG_NONE;
                if (alt == 0) {
                    if (!is_pow) {
                        if (dfg_arg(g, mul_3, swap_3) != x)
                            continue;
                        if (dfg_arg(g, mul_3, 1 - swap_3) != x)
                            continue;
                    }
                } else {
                    mul_4 = n;
                    if (!dfg_calls_with(g, mul_4, OP_Mul, 2))
                        continue;
                }
                for (uint32_t swap_4 = 0; swap_4 < (alt == 1 ? dfg_orders(g, mul_4) : 1u); swap_4++) {
                    dfg_node mul_5 = DFG_NONE;
                    if (alt == 1) {
                        x = dfg_arg(g, mul_4, swap_4);
                        mul_5 = dfg_arg(g, mul_4, 1 - swap_4);
                        if (!dfg_calls_with(g, mul_5, OP_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_5 = 0; swap_5 < (alt == 1 ? dfg_orders(g, mul_5) : 1u); swap_5++) {
                        dfg_node mul_6 = DFG_NONE;
                        if (alt == 1) {
                            if (dfg_arg(g, mul_5, swap_5) != x)
                                continue;
                            mul_6 = dfg_arg(g, mul_5, 1 - swap_5);
                            if (!dfg_calls_with(g, mul_6, OP_Mul, 2))
                                continue;
                        }
                        for (uint32_t swap_6 = 0; swap_6 < (alt == 1 ? dfg_orders(g, mul_6) : 1u); swap_6++) {
                            dfg_node constant_3 = DFG_NONE;
                            if (alt == 1) {
                                if (dfg_arg(g, mul_6, swap_6) != x)
                                    continue;
                                constant_3 = dfg_arg(g, mul_6, 1 - swap_6);
                                if (!dfg_const_near(g, constant_3, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                            }
                            if (!dfg_in_body(g, n,
                                             (const dfg_node[]){mul, pow, mul_2, mul_3, mul_4, mul_5,
                                                                mul_6},
                                             7))
                                continue;
                            if (accept(ctx, &(struct onnx_fusion_cubic_whole){.m = {.root = n, .x = x}, .v = n, .mul = mul,
                                    .pow = pow, .constant = constant, .mul_2 = mul_2, .mul_3 = mul_3,
                                    .constant_2 = constant_2, .mul_4 = mul_4, .mul_5 = mul_5, .mul_6 = mul_6,
                                    .constant_3 = constant_3}))
                                return true;
                        }
                    }
                }
            }
        }
    }
    return false;
}

struct onnx_fusion_gelu_tanh_whole {
    struct onnx_fusion_gelu_tanh_match m;
    dfg_node tanh;
    dfg_node mul;
    dfg_node add;
    dfg_node mul_2;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul_3;
    dfg_node mul_4;
    dfg_node constant_2;
    dfg_node mul_5;
    dfg_node mul_6;
    dfg_node mul_7;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node v;
    dfg_node mul_8;
    dfg_node mul_9;
    dfg_node constant_6;
    dfg_node mul_10;
    dfg_node mul_11;
    dfg_node constant_7;
    dfg_node mul_12;
    dfg_node mul_13;
    dfg_node constant_8;
};

static bool onnx_fusion_gelu_tanh_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node mul_8 = DFG_NONE, constant_6 = DFG_NONE, mul_9 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            mul_8 = n;
            if (!dfg_calls_argc(g, mul_8, OP_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul_8, 0)) == OP_Mul ? 0 : 1;
            constant_6 = dfg_arg(g, mul_8, 1 - swap);
            if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul_9 = dfg_arg(g, mul_8, swap);
            if (!dfg_calls_with(g, mul_9, OP_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, mul_9) : 1u); swap_2++) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_10 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul_9, swap_2);
                t = dfg_arg(g, mul_9, 1 - swap_2);
            } else if (alt == 1) {
                mul_10 = n;
                if (!dfg_calls_with(g, mul_10, OP_Mul, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, mul_10) : 1u); swap_3++) {
                dfg_node mul_11 = DFG_NONE, constant_7 = DFG_NONE, mul_12 = DFG_NONE, mul_13 = DFG_NONE;
                uint32_t swap_4 = 0, swap_5 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, mul_10, swap_3);
                    mul_11 = dfg_arg(g, mul_10, 1 - swap_3);
                    if (!dfg_calls_argc(g, mul_11, OP_Mul, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_11, 0)) == OP_Add ? 0 : 1;
                    constant_7 = dfg_arg(g, mul_11, 1 - swap_4);
                    if (!dfg_const_is(g, constant_7, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    t = dfg_arg(g, mul_11, swap_4);
                } else if (alt == 2) {
                    mul_12 = n;
                    if (!dfg_calls_argc(g, mul_12, OP_Mul, 2))
                        continue;
                    swap_5 = dfg_op(g, dfg_arg(g, mul_12, 0)) == OP_Mul ? 0 : 1;
                    mul_13 = dfg_arg(g, mul_12, swap_5);
                    if (!dfg_calls_with(g, mul_13, OP_Mul, 2))
                        continue;
                }
                for (uint32_t swap_6 = 0; swap_6 < (alt == 2 ? dfg_orders(g, mul_13) : 1u); swap_6++) {
                    dfg_node constant_8 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_13, swap_6);
                        constant_8 = dfg_arg(g, mul_13, 1 - swap_6);
                        if (!dfg_const_is(g, constant_8, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, mul_12, 1 - swap_5);
                    }
                    if (!dfg_calls_argc(g, t, OP_Add, 2))
                        continue;
                    uint32_t swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == OP_Tanh ? 0 : 1;
                    dfg_node constant_5 = dfg_arg(g, t, 1 - swap_7);
                    if (!dfg_const_is(g, constant_5, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    dfg_node tanh = dfg_arg(g, t, swap_7);
                    if (!dfg_calls_argc(g, tanh, OP_Tanh, 1))
                        continue;
                    dfg_node mul = dfg_arg(g, tanh, 0);
                    if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                        continue;
                    uint32_t swap_8 = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Add ? 0 : 1;
                    dfg_node constant_4 = dfg_arg(g, mul, 1 - swap_8);
                    if (!dfg_const_near(g, constant_4, dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
                        continue;
                    dfg_node add = dfg_arg(g, mul, swap_8);
                    if (!dfg_calls_with(g, add, OP_Add, 2))
                        continue;
                    for (uint32_t swap_9 = 0; swap_9 < dfg_orders(g, add); swap_9++) {
                        if (dfg_arg(g, add, swap_9) != x)
                            continue;
                        dfg_node v = dfg_arg(g, add, 1 - swap_9);
                        for (uint32_t alt_2 = 0; alt_2 < 2u; alt_2++) {
                            dfg_node mul_2 = DFG_NONE, constant_2 = DFG_NONE, v_2 = DFG_NONE, pow = DFG_NONE;
                            dfg_node constant = DFG_NONE, mul_3 = DFG_NONE;
                            uint32_t swap_10 = 0;
                            bool is_pow = false;
                            if (alt_2 == 0) {
                                mul_2 = v;
                                if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                                    continue;
                                swap_10 = (dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Pow
                                           || dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Mul)
                                    ? 0
                                    : 1;
                                constant_2 = dfg_arg(g, mul_2, 1 - swap_10);
                                if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                                v_2 = dfg_arg(g, mul_2, swap_10);
                                is_pow = dfg_calls_with(g, v_2, OP_Pow, 2);
                                if (is_pow) {
                                    pow = v_2;
                                    if (dfg_arg(g, pow, 0) != x)
                                        continue;
                                    constant = dfg_arg(g, pow, 1);
                                    if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                                        continue;
                                } else {
                                    mul_3 = v_2;
                                    if (!dfg_calls_with(g, mul_3, OP_Mul, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_11 = 0; swap_11 < (alt_2 == 0 && !is_pow ? dfg_orders(g, mul_3) : 1u); swap_11++) {
                                dfg_node mul_4 = DFG_NONE;
                                if (alt_2 == 0 && !is_pow) {
                                    if (dfg_arg(g, mul_3, swap_11) != x)
                                        continue;
                                    mul_4 = dfg_arg(g, mul_3, 1 - swap_11);
                                    if (!dfg_calls_with(g, mul_4, OP_Mul, 2))
                                        continue;
                                }
                                for (uint32_t swap_12 = 0; swap_12 < (alt_2 == 0 && !is_pow ? dfg_orders(g, mul_4) : 1u); swap_12++) {
                                    dfg_node mul_5 = DFG_NONE;
                                    if (alt_2 == 0) {
                                        if (!is_pow) {
                                            if (dfg_arg(g, mul_4, swap_12) != x)
                                                continue;
                                            if (dfg_arg(g, mul_4, 1 - swap_12) != x)
                                                continue;
                                        }
                                    } else {
                                        mul_5 = v;
                                        if (!dfg_calls_with(g, mul_5, OP_Mul, 2))
                                            continue;
                                    }
                                    for (uint32_t swap_13 = 0; swap_13 < (alt_2 == 1 ? dfg_orders(g, mul_5) : 1u); swap_13++) {
                                        dfg_node mul_6 = DFG_NONE;
                                        if (alt_2 == 1) {
                                            if (dfg_arg(g, mul_5, swap_13) != x)
                                                continue;
                                            mul_6 = dfg_arg(g, mul_5, 1 - swap_13);
                                            if (!dfg_calls_with(g, mul_6, OP_Mul, 2))
                                                continue;
                                        }
                                        for (uint32_t swap_14 = 0; swap_14 < (alt_2 == 1 ? dfg_orders(g, mul_6) : 1u); swap_14++) {
                                            dfg_node mul_7 = DFG_NONE;
                                            if (alt_2 == 1) {
                                                if (dfg_arg(g, mul_6, swap_14) != x)
                                                    continue;
                                                mul_7 = dfg_arg(g, mul_6, 1 - swap_14);
                                                if (!dfg_calls_with(g, mul_7, OP_Mul, 2))
                                                    continue;
                                            }
                                            for (uint32_t swap_15 = 0; swap_15 < (alt_2 == 1 ? dfg_orders(g, mul_7) : 1u); swap_15++) {
                                                dfg_node constant_3 = DFG_NONE;
                                                if (alt_2 == 1) {
                                                    if (dfg_arg(g, mul_7, swap_15) != x)
                                                        continue;
                                                    constant_3 = dfg_arg(g, mul_7, 1 - swap_15);
                                                    if (!dfg_const_near(g, constant_3, dfg_float(0.044715),
                                                                        0.0001, DFG_NO_DTYPE))
                                                        continue;
                                                }
                                                if (!dfg_in_body(g, n,
                                                                 (const dfg_node[]){mul_8, mul_9, mul_10,
                                                                                    mul_11, mul_12, mul_13,
                                                                                    t, tanh, mul, add,
                                                                                    mul_2, pow, mul_3,
                                                                                    mul_4, mul_5, mul_6,
                                                                                    mul_7},
                                                                 17))
                                                    continue;
                                                if (accept(ctx, &(struct onnx_fusion_gelu_tanh_whole){.m = {.root = n, .x = x, .t = t},
                                                        .tanh = tanh, .mul = mul, .add = add, .mul_2 = mul_2, .pow = pow,
                                                        .constant = constant, .mul_3 = mul_3, .mul_4 = mul_4, .constant_2 = constant_2,
                                                        .mul_5 = mul_5, .mul_6 = mul_6, .mul_7 = mul_7, .constant_3 = constant_3,
                                                        .constant_4 = constant_4, .constant_5 = constant_5, .v = n, .mul_8 = mul_8,
                                                        .mul_9 = mul_9, .constant_6 = constant_6, .mul_10 = mul_10, .mul_11 = mul_11,
                                                        .constant_7 = constant_7, .mul_12 = mul_12, .mul_13 = mul_13,
                                                        .constant_8 = constant_8}))
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
    return false;
}

struct onnx_fusion_gelu_whole {
    struct onnx_fusion_gelu_match m;
    dfg_node v;
    dfg_node mul;
    dfg_node mul_2;
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
};

/* What is inside all loops of onnx_fusion_gelu. */
static bool onnx_fusion_gelu_part2(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const void *m),
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
                        if (accept(ctx, &(struct onnx_fusion_gelu_whole){.m = {.root = n, .x = x}, .v = n, .mul = mul,
                                .mul_2 = mul_2, .t = t, .erf = erf, .div = div, .constant = constant,
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
                                .rest = rest}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool onnx_fusion_gelu_whole(const dfg_graph *g, dfg_node n,
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
                                                    if (onnx_fusion_gelu_part2(g, n, accept, ctx, alt, mul, constant_4, mul_2, x, t, mul_4, mul_5,
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

struct onnx_fusion_activation_whole {
    struct onnx_fusion_activation_match m;
    dfg_node v;
    dfg_node call;
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
};

static bool onnx_fusion_activation_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node call = DFG_NONE, x = DFG_NONE, clip = DFG_NONE, constant = DFG_NONE, constant_2 = DFG_NONE;
        dfg_node mul = DFG_NONE;
        if (alt == 0) {
            call = n;
            if (!(dfg_op(g, call) == OP_Relu || dfg_op(g, call) == OP_LeakyRelu
                  || dfg_op(g, call) == OP_Sigmoid || dfg_op(g, call) == OP_Tanh
                  || dfg_op(g, call) == OP_HardSigmoid || dfg_op(g, call) == OP_HardSwish
                  || dfg_op(g, call) == OP_Gelu)
                || !dfg_has_args(g, call, 1))
                continue;
            x = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, OP_Clip, 3))
                continue;
            x = dfg_arg(g, clip, 0);
            constant = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_2 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            mul = n;
            if (!dfg_calls_with(g, mul, OP_Mul, 2))
                continue;
        }
        for (uint32_t swap = 0; swap < (alt == 2 ? dfg_orders(g, mul) : 1u); swap++) {
            dfg_node sigmoid = DFG_NONE, mul_2 = DFG_NONE;
            if (alt == 2) {
                x = dfg_arg(g, mul, swap);
                sigmoid = dfg_arg(g, mul, 1 - swap);
                if (!dfg_calls_with(g, sigmoid, OP_Sigmoid, 1))
                    continue;
                if (dfg_arg(g, sigmoid, 0) != x)
                    continue;
            } else if (alt == 3) {
                mul_2 = n;
                if (!dfg_calls_with(g, mul_2, OP_Mul, 2))
                    continue;
            }
            for (uint32_t swap_2 = 0; swap_2 < (alt == 3 ? dfg_orders(g, mul_2) : 1u); swap_2++) {
                dfg_node v = DFG_NONE, div = DFG_NONE, constant_6 = DFG_NONE, clip_2 = DFG_NONE;
                dfg_node constant_4 = DFG_NONE, constant_5 = DFG_NONE, add = DFG_NONE;
                uint32_t alt_2 = 0;
                if (alt == 3) {
                    x = dfg_arg(g, mul_2, swap_2);
                    v = dfg_arg(g, mul_2, 1 - swap_2);
                    alt_2 = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
                    if (alt_2 == 0) {
                        div = v;
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
                        add = dfg_arg(g, clip_2, 0);
                        if (!dfg_calls_with(g, add, OP_Add, 2))
                            continue;
                    }
                }
                for (uint32_t swap_3 = 0; swap_3 < (alt == 3 && alt_2 == 0 ? dfg_orders(g, add) : 1u); swap_3++) {
                    dfg_node constant_3 = DFG_NONE, mul_3 = DFG_NONE, constant_10 = DFG_NONE, clip_3 = DFG_NONE;
                    dfg_node constant_8 = DFG_NONE, constant_9 = DFG_NONE, add_2 = DFG_NONE;
                    uint32_t swap_4 = 0;
                    if (alt == 3) {
                        if (alt_2 == 0) {
                            if (dfg_arg(g, add, swap_3) != x)
                                continue;
                            constant_3 = dfg_arg(g, add, 1 - swap_3);
                            if (!dfg_const_is(g, constant_3, dfg_int(3), DFG_NO_DTYPE))
                                continue;
                        } else if (alt_2 == 1) {
                            mul_3 = v;
                            swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Clip ? 0 : 1;
                            constant_10 = dfg_arg(g, mul_3, 1 - swap_4);
                            if (!dfg_const_near(g, constant_10, dfg_float(0.16666667), 0.0001,
                                                DFG_NO_DTYPE))
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
                            add_2 = dfg_arg(g, clip_3, 0);
                            if (!dfg_calls_with(g, add_2, OP_Add, 2))
                                continue;
                        }
                    }
                    for (uint32_t swap_5 = 0; swap_5 < (alt == 3 && alt_2 == 1 ? dfg_orders(g, add_2) : 1u); swap_5++) {
                        dfg_node constant_7 = DFG_NONE, hardSigmoid = DFG_NONE;
                        if (alt == 3) {
                            if (alt_2 == 1) {
                                if (dfg_arg(g, add_2, swap_5) != x)
                                    continue;
                                constant_7 = dfg_arg(g, add_2, 1 - swap_5);
                                if (!dfg_const_is(g, constant_7, dfg_int(3), DFG_NO_DTYPE))
                                    continue;
                            } else if (alt_2 == 2) {
                                hardSigmoid = v;
                                if (!dfg_calls_with(g, hardSigmoid, OP_HardSigmoid, 1))
                                    continue;
                                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, ATTR_alpha, dfg_float(0.2)),
                                                 dfg_float(0.16666667), 0.0001))
                                    continue;
                                if (!dfg_near(dfg_attr_or(g, hardSigmoid, ATTR_beta, dfg_float(0.5)),
                                              dfg_float(0.5)))
                                    continue;
                                if (dfg_arg(g, hardSigmoid, 0) != x)
                                    continue;
                            }
                        }
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2,
                                                            add, mul_3, clip_3, add_2, hardSigmoid},
                                         12))
                            continue;
                        if (accept(ctx, &(struct onnx_fusion_activation_whole){.m = {.root = n, .x = x}, .v = n,
                                .call = call, .clip = clip, .constant = constant, .constant_2 = constant_2,
                                .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2,
                                .add = add, .constant_3 = constant_3, .constant_4 = constant_4,
                                .constant_5 = constant_5, .constant_6 = constant_6, .mul_3 = mul_3,
                                .clip_3 = clip_3, .add_2 = add_2, .constant_7 = constant_7,
                                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                                .hardSigmoid = hardSigmoid}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

struct onnx_fusion_conv_norm_act_whole {
    struct onnx_fusion_conv_norm_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node batchNormalization;
    dfg_node batchNormalization_call;
    dfg_node conv;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
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
};

static bool onnx_fusion_conv_norm_act_whole(const dfg_graph *g, dfg_node n,
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
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, batchNormalization,
                                            batchNormalization_call, conv},
                         15))
            continue;
        if (accept(ctx, &(struct onnx_fusion_conv_norm_act_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                .scale = scale, .bias = bias, .mean = mean, .variance = variance},
                .v = n, .call = call, .batchNormalization = batchNormalization,
                .batchNormalization_call = dfg_first_result(g, batchNormalization), .conv = conv,
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .clip = clip,
                .constant_6 = constant_6, .constant_7 = constant_7, .mul = mul,
                .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2, .add = add,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .constant_11 = constant_11, .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2,
                .constant_12 = constant_12, .constant_13 = constant_13,
                .constant_14 = constant_14, .constant_15 = constant_15,
                .hardSigmoid = hardSigmoid}))
            return true;
    }
    return false;
}

struct onnx_fusion_conv_transpose_norm_act_whole {
    struct onnx_fusion_conv_transpose_norm_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node batchNormalization;
    dfg_node batchNormalization_call;
    dfg_node convTranspose;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
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
};

static bool onnx_fusion_conv_transpose_norm_act_whole(const dfg_graph *g, dfg_node n,
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
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, batchNormalization,
                                            batchNormalization_call, convTranspose},
                         15))
            continue;
        if (accept(ctx, &(struct onnx_fusion_conv_transpose_norm_act_whole){.m = {.root = n, .x = x,
                .w = w, .b = b, .scale = scale, .bias = bias, .mean = mean, .variance = variance},
                .v = n, .call = call, .batchNormalization = batchNormalization,
                .batchNormalization_call = dfg_first_result(g, batchNormalization),
                .convTranspose = convTranspose, .constant = constant, .constant_2 = constant_2,
                .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                .clip = clip, .constant_6 = constant_6, .constant_7 = constant_7, .mul = mul,
                .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2, .add = add,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .constant_11 = constant_11, .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2,
                .constant_12 = constant_12, .constant_13 = constant_13,
                .constant_14 = constant_14, .constant_15 = constant_15,
                .hardSigmoid = hardSigmoid}))
            return true;
    }
    return false;
}

struct onnx_fusion_conv_act_whole {
    struct onnx_fusion_conv_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node conv;
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
};

static bool onnx_fusion_conv_act_whole(const dfg_graph *g, dfg_node n,
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
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, conv},
                         13))
            continue;
        if (accept(ctx, &(struct onnx_fusion_conv_act_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .v = n, .call = call, .conv = conv, .clip = clip, .constant = constant,
                .constant_2 = constant_2, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                .div = div, .clip_2 = clip_2, .add = add, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2, .constant_7 = constant_7,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .hardSigmoid = hardSigmoid}))
            return true;
    }
    return false;
}

struct onnx_fusion_gemm_act_whole {
    struct onnx_fusion_gemm_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node gemm;
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
};

static bool onnx_fusion_gemm_act_whole(const dfg_graph *g, dfg_node n,
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
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, gemm},
                         13))
            continue;
        if (accept(ctx, &(struct onnx_fusion_gemm_act_whole){.m = {.root = n, .a = a, .b = b, .c = c},
                .v = n, .call = call, .gemm = gemm, .clip = clip, .constant = constant,
                .constant_2 = constant_2, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                .div = div, .clip_2 = clip_2, .add = add, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2, .constant_7 = constant_7,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .hardSigmoid = hardSigmoid}))
            return true;
    }
    return false;
}

struct onnx_fusion_matmul_bias_act_whole {
    struct onnx_fusion_matmul_bias_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node add;
    dfg_node matMul;
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
};

static bool onnx_fusion_matmul_bias_act_whole(const dfg_graph *g, dfg_node n,
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
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add_2, mul_3,
                                            clip_3, add_3, hardSigmoid, add, matMul},
                         14))
            continue;
        if (accept(ctx, &(struct onnx_fusion_matmul_bias_act_whole){.m = {.root = n, .a = a, .b = b,
                .c = c}, .v = n, .call = call, .add = add, .matMul = matMul,
                .constant = constant, .clip = clip, .constant_2 = constant_2,
                .constant_3 = constant_3, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                .div = div, .clip_2 = clip_2, .add_2 = add_2, .constant_4 = constant_4,
                .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
                .mul_3 = mul_3, .clip_3 = clip_3, .add_3 = add_3, .constant_8 = constant_8,
                .constant_9 = constant_9, .constant_10 = constant_10, .constant_11 = constant_11,
                .hardSigmoid = hardSigmoid}))
            return true;
    }
    return false;
}

struct onnx_fusion_matmul_bias_gelu_whole {
    struct onnx_fusion_matmul_bias_gelu_match m;
    dfg_node v;
    dfg_node mul;
    dfg_node mul_2;
    dfg_node add;
    dfg_node matMul;
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
};

static bool onnx_fusion_matmul_bias_gelu_whole(const dfg_graph *g, dfg_node n,
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
                                if (!dfg_in_body(g, n,
                                                 (const dfg_node[]){mul, mul_2, mul_4, mul_5, mul_6, mul_7,
                                                                    t, erf, div, mul_3, mul_8, mul_9,
                                                                    mul_17, mul_18, mul_19, mul_20, t_2,
                                                                    tanh, mul_10, add_2, mul_11, pow,
                                                                    mul_12, mul_13, mul_14, mul_15, mul_16,
                                                                    gelu, gelu_2, fastGelu, add, matMul},
                                                 32))
                                    continue;
                                if (accept(ctx, &(struct onnx_fusion_matmul_bias_gelu_whole){.m = {.root = n, .a = a, .b = b,
                                        .c = c}, .v = n, .mul = mul, .mul_2 = mul_2, .add = add,
                                        .matMul = matMul, .constant = constant, .t = t, .erf = erf, .div = div,
                                        .constant_2 = constant_2, .mul_3 = mul_3, .constant_3 = constant_3,
                                        .constant_4 = constant_4, .constant_5 = constant_5, .mul_4 = mul_4,
                                        .mul_5 = mul_5, .constant_6 = constant_6, .mul_6 = mul_6, .mul_7 = mul_7,
                                        .constant_7 = constant_7, .mul_8 = mul_8, .mul_9 = mul_9, .t_2 = t_2,
                                        .tanh = tanh, .mul_10 = mul_10, .add_2 = add_2, .mul_11 = mul_11, .pow = pow,
                                        .constant_8 = constant_8, .mul_12 = mul_12, .mul_13 = mul_13,
                                        .constant_9 = constant_9, .mul_14 = mul_14, .mul_15 = mul_15, .mul_16 = mul_16,
                                        .constant_10 = constant_10, .constant_11 = constant_11,
                                        .constant_12 = constant_12, .constant_13 = constant_13, .mul_17 = mul_17,
                                        .mul_18 = mul_18, .constant_14 = constant_14, .mul_19 = mul_19, .mul_20 = mul_20,
                                        .constant_15 = constant_15, .gelu = gelu, .gelu_2 = gelu_2, .fastGelu = fastGelu,
                                        .rest = rest}))
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

struct onnx_fusion_sum_whole {
    struct onnx_fusion_sum_match m;
    dfg_node v;
    dfg_node add;
    dfg_node sum;
};

static bool onnx_fusion_sum_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_add = dfg_calls_with(g, n, OP_Add, 2);
    dfg_node add = DFG_NONE;
    if (is_add) {
        add = n;
    }
    for (uint32_t swap = 0; swap < (is_add ? dfg_orders(g, add) : 1u); swap++) {
        dfg_node a = DFG_NONE, b = DFG_NONE, sum = DFG_NONE;
        if (is_add) {
            a = dfg_arg(g, add, swap);
            b = dfg_arg(g, add, 1 - swap);
        } else {
            sum = n;
            if (!dfg_calls_with(g, sum, OP_Sum, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (!is_add ? dfg_orders(g, sum) : 1u); swap_2++) {
            if (!is_add) {
                a = dfg_arg(g, sum, swap_2);
                b = dfg_arg(g, sum, 1 - swap_2);
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){add, sum}, 2))
                continue;
            if (accept(ctx, &(struct onnx_fusion_sum_whole){.m = {.root = n, .a = a, .b = b}, .v = n,
                    .add = add, .sum = sum}))
                return true;
        }
    }
    return false;
}

struct onnx_fusion_conv_sum_whole {
    struct onnx_fusion_conv_sum_match m;
    dfg_node v;
    dfg_node add;
    dfg_node conv;
    dfg_node sum;
};

static bool onnx_fusion_conv_sum_whole(const dfg_graph *g, dfg_node n,
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
            if (!dfg_in_body(g, n, (const dfg_node[]){add, sum, conv}, 3))
                continue;
            if (accept(ctx, &(struct onnx_fusion_conv_sum_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                    .residual = residual}, .v = n, .add = add, .conv = conv, .sum = sum}))
                return true;
        }
    }
    return false;
}

struct onnx_fusion_conv_norm_sum_whole {
    struct onnx_fusion_conv_norm_sum_match m;
    dfg_node v;
    dfg_node add;
    dfg_node batchNormalization;
    dfg_node batchNormalization_call;
    dfg_node conv;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node sum;
};

static bool onnx_fusion_conv_norm_sum_whole(const dfg_graph *g, dfg_node n,
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
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){add, sum, batchNormalization, batchNormalization_call,
                                                conv},
                             5))
                continue;
            if (accept(ctx, &(struct onnx_fusion_conv_norm_sum_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                    .scale = scale, .bias = bias, .mean = mean, .variance = variance,
                    .residual = residual}, .v = n, .add = add,
                    .batchNormalization = batchNormalization,
                    .batchNormalization_call = dfg_first_result(g, batchNormalization), .conv = conv,
                    .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                    .constant_4 = constant_4, .constant_5 = constant_5, .sum = sum}))
                return true;
        }
    }
    return false;
}

struct onnx_fusion_conv_sum_act_whole {
    struct onnx_fusion_conv_sum_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node add;
    dfg_node conv;
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
};

static bool onnx_fusion_conv_sum_act_whole(const dfg_graph *g, dfg_node n,
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
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add_2,
                                                    mul_3, clip_3, add_3, hardSigmoid, add, sum, conv},
                                 15))
                    continue;
                if (accept(ctx, &(struct onnx_fusion_conv_sum_act_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                        .residual = residual}, .v = n, .call = call, .add = add, .conv = conv,
                        .sum = sum, .clip = clip, .constant = constant, .constant_2 = constant_2,
                        .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2,
                        .add_2 = add_2, .constant_3 = constant_3, .constant_4 = constant_4,
                        .constant_5 = constant_5, .constant_6 = constant_6, .mul_3 = mul_3,
                        .clip_3 = clip_3, .add_3 = add_3, .constant_7 = constant_7,
                        .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                        .hardSigmoid = hardSigmoid}))
                    return true;
            }
        }
    }
    return false;
}

struct onnx_fusion_conv_norm_sum_act_whole {
    struct onnx_fusion_conv_norm_sum_act_match m;
    dfg_node v;
    dfg_node call;
    dfg_node add;
    dfg_node batchNormalization;
    dfg_node batchNormalization_call;
    dfg_node conv;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
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
};

static bool onnx_fusion_conv_norm_sum_act_whole(const dfg_graph *g, dfg_node n,
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
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add_2,
                                                    mul_3, clip_3, add_3, hardSigmoid, add, sum,
                                                    batchNormalization, batchNormalization_call, conv},
                                 17))
                    continue;
                if (accept(ctx, &(struct onnx_fusion_conv_norm_sum_act_whole){.m = {.root = n, .x = x, .w = w,
                        .b = b, .scale = scale, .bias = bias, .mean = mean, .variance = variance,
                        .residual = residual}, .v = n, .call = call, .add = add,
                        .batchNormalization = batchNormalization,
                        .batchNormalization_call = dfg_first_result(g, batchNormalization), .conv = conv,
                        .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                        .constant_4 = constant_4, .constant_5 = constant_5, .sum = sum, .clip = clip,
                        .constant_6 = constant_6, .constant_7 = constant_7, .mul = mul,
                        .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2, .add_2 = add_2,
                        .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                        .constant_11 = constant_11, .mul_3 = mul_3, .clip_3 = clip_3, .add_3 = add_3,
                        .constant_12 = constant_12, .constant_13 = constant_13,
                        .constant_14 = constant_14, .constant_15 = constant_15,
                        .hardSigmoid = hardSigmoid}))
                    return true;
            }
        }
    }
    return false;
}

struct onnx_fusion_matmul_bias_sum_whole {
    struct onnx_fusion_matmul_bias_sum_match m;
    dfg_node add;
    dfg_node add_2;
    dfg_node matMul;
    dfg_node constant;
};

static bool onnx_fusion_matmul_bias_sum_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node add_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, add_2, OP_Add, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_MatMul ? 0 : 1;
        dfg_node matMul = dfg_arg(g, add_2, swap_2);
        if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
            continue;
        dfg_node a = dfg_arg(g, matMul, 0);
        dfg_node b = dfg_arg(g, matMul, 1);
        dfg_node c = dfg_arg(g, add_2, 1 - swap_2);
        dfg_node constant = c;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node residual = dfg_arg(g, n, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add_2, matMul}, 2))
            continue;
        if (accept(ctx, &(struct onnx_fusion_matmul_bias_sum_whole){.m = {.root = n, .a = a, .b = b,
                .c = c, .residual = residual}, .add = n, .add_2 = add_2,
                .matMul = matMul, .constant = constant}))
            return true;
    }
    return false;
}

struct onnx_fusion_dequantized_whole {
    struct onnx_fusion_dequantized_match m;
    dfg_node dequantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
};

static bool onnx_fusion_dequantized_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_DequantizeLinear || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, n, 0);
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
    return accept(ctx, &(struct onnx_fusion_dequantized_whole){.m = {.root = n, .q = q, .s = s, .z = z},
            .dequantizeLinear = n, .constant = constant, .constant_2 = constant_2});
}

struct onnx_fusion_quantized_whole {
    struct onnx_fusion_quantized_match m;
    dfg_node quantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
};

static bool onnx_fusion_quantized_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node p = dfg_arg(g, n, 0);
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
    return accept(ctx, &(struct onnx_fusion_quantized_whole){.m = {.root = n, .p = p, .s = s, .z = z},
            .quantizeLinear = n, .constant = constant, .constant_2 = constant_2});
}

struct onnx_fusion_qdq_conv_whole {
    struct onnx_fusion_qdq_conv_match m;
    dfg_node quantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node relu;
    dfg_node conv;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node dequantizeLinear_2;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node dequantizeLinear_3;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
};

static bool onnx_fusion_qdq_conv_whole(const dfg_graph *g, dfg_node n,
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
    dfg_node x_scale = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = x_scale;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_x_zero = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_zero = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_zero) {
        x_zero = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_zero;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, conv, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
        || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node w_scale = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_5 = w_scale;
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
    bool has_v = dfg_arg(g, conv, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, b = DFG_NONE, b_scale = DFG_NONE;
    dfg_node constant_7 = DFG_NONE, b_zero = DFG_NONE, constant_8 = DFG_NONE, constant_9 = DFG_NONE;
    bool is_dequantizeLinear_3 = false, has_b_zero = false;
    if (has_v) {
        v_2 = dfg_arg(g, conv, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == OP_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            b = dfg_arg(g, dequantizeLinear_3, 0);
            b_scale = dfg_arg(g, dequantizeLinear_3, 1);
            constant_7 = b_scale;
            if (!dfg_is(g, constant_7, DFG_CONST))
                return false;
            has_b_zero = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
            if (has_b_zero) {
                b_zero = dfg_arg(g, dequantizeLinear_3, 2);
                constant_8 = b_zero;
                if (!dfg_is(g, constant_8, DFG_CONST))
                    return false;
            }
        } else {
            b = v_2;
            constant_9 = v_2;
            if (!dfg_is(g, constant_9, DFG_CONST))
                return false;
        }
    }
    dfg_node scale = dfg_arg(g, n, 1);
    dfg_node constant = scale;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE, constant_2 = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, n, 2);
        constant_2 = zero;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, conv, dequantizeLinear, dequantizeLinear_2,
                                        dequantizeLinear_3},
                     5))
        return false;
    return accept(ctx, &(struct onnx_fusion_qdq_conv_whole){.m = {.root = n, .x = x, .x_scale = x_scale,
            .x_zero = x_zero, .w = w, .w_scale = w_scale, .w_zero = w_zero, .b = b,
            .b_scale = b_scale, .b_zero = b_zero, .scale = scale, .zero = zero},
            .quantizeLinear = n, .constant = constant, .constant_2 = constant_2,
            .relu = relu, .conv = conv, .dequantizeLinear = dequantizeLinear,
            .constant_3 = constant_3, .constant_4 = constant_4,
            .dequantizeLinear_2 = dequantizeLinear_2, .constant_5 = constant_5,
            .constant_6 = constant_6, .dequantizeLinear_3 = dequantizeLinear_3,
            .constant_7 = constant_7, .constant_8 = constant_8, .constant_9 = constant_9});
}

struct onnx_fusion_qdq_gemm_whole {
    struct onnx_fusion_qdq_gemm_match m;
    dfg_node quantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node relu;
    dfg_node gemm;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node dequantizeLinear_2;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node dequantizeLinear_3;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
};

static bool onnx_fusion_qdq_gemm_whole(const dfg_graph *g, dfg_node n,
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
    dfg_node x_scale = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = x_scale;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_x_zero = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_zero = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_zero) {
        x_zero = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_zero;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, gemm, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
        || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node w_scale = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_5 = w_scale;
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
    bool has_v = dfg_arg(g, gemm, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, b = DFG_NONE, b_scale = DFG_NONE;
    dfg_node constant_7 = DFG_NONE, b_zero = DFG_NONE, constant_8 = DFG_NONE, constant_9 = DFG_NONE;
    bool is_dequantizeLinear_3 = false, has_b_zero = false;
    if (has_v) {
        v_2 = dfg_arg(g, gemm, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == OP_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            b = dfg_arg(g, dequantizeLinear_3, 0);
            b_scale = dfg_arg(g, dequantizeLinear_3, 1);
            constant_7 = b_scale;
            if (!dfg_is(g, constant_7, DFG_CONST))
                return false;
            has_b_zero = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
            if (has_b_zero) {
                b_zero = dfg_arg(g, dequantizeLinear_3, 2);
                constant_8 = b_zero;
                if (!dfg_is(g, constant_8, DFG_CONST))
                    return false;
            }
        } else {
            b = v_2;
            constant_9 = v_2;
            if (!dfg_is(g, constant_9, DFG_CONST))
                return false;
        }
    }
    dfg_node scale = dfg_arg(g, n, 1);
    dfg_node constant = scale;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE, constant_2 = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, n, 2);
        constant_2 = zero;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, gemm, dequantizeLinear, dequantizeLinear_2,
                                        dequantizeLinear_3},
                     5))
        return false;
    return accept(ctx, &(struct onnx_fusion_qdq_gemm_whole){.m = {.root = n, .x = x, .x_scale = x_scale,
            .x_zero = x_zero, .w = w, .w_scale = w_scale, .w_zero = w_zero, .b = b,
            .b_scale = b_scale, .b_zero = b_zero, .scale = scale, .zero = zero},
            .quantizeLinear = n, .constant = constant, .constant_2 = constant_2,
            .relu = relu, .gemm = gemm, .dequantizeLinear = dequantizeLinear,
            .constant_3 = constant_3, .constant_4 = constant_4,
            .dequantizeLinear_2 = dequantizeLinear_2, .constant_5 = constant_5,
            .constant_6 = constant_6, .dequantizeLinear_3 = dequantizeLinear_3,
            .constant_7 = constant_7, .constant_8 = constant_8, .constant_9 = constant_9});
}

struct onnx_fusion_qdq_matmul_whole {
    struct onnx_fusion_qdq_matmul_match m;
    dfg_node quantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node matMul;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node dequantizeLinear_2;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool onnx_fusion_qdq_matmul_whole(const dfg_graph *g, dfg_node n,
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
    dfg_node x_scale = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = x_scale;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_x_zero = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_zero = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_zero) {
        x_zero = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_zero;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, matMul, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
        || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node w_scale = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_5 = w_scale;
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
    dfg_node scale = dfg_arg(g, n, 1);
    dfg_node constant = scale;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE, constant_2 = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, n, 2);
        constant_2 = zero;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){matMul, dequantizeLinear, dequantizeLinear_2}, 3))
        return false;
    return accept(ctx, &(struct onnx_fusion_qdq_matmul_whole){.m = {.root = n, .x = x,
            .x_scale = x_scale, .x_zero = x_zero, .w = w, .w_scale = w_scale,
            .w_zero = w_zero, .scale = scale, .zero = zero}, .quantizeLinear = n,
            .constant = constant, .constant_2 = constant_2, .matMul = matMul,
            .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
            .constant_4 = constant_4, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_5 = constant_5, .constant_6 = constant_6});
}

struct onnx_fusion_qdq_binary_whole {
    struct onnx_fusion_qdq_binary_match m;
    dfg_node quantizeLinear;
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

static bool onnx_fusion_qdq_binary_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node scale = dfg_arg(g, n, 1);
    dfg_node constant = scale;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE, constant_2 = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, n, 2);
        constant_2 = zero;
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
        dfg_node x_scale = dfg_arg(g, dequantizeLinear, 1);
        dfg_node constant_3 = x_scale;
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        bool has_x_zero = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
        dfg_node x_zero = DFG_NONE, constant_4 = DFG_NONE;
        if (has_x_zero) {
            x_zero = dfg_arg(g, dequantizeLinear, 2);
            constant_4 = x_zero;
            if (!dfg_is(g, constant_4, DFG_CONST))
                continue;
        }
        dfg_node dequantizeLinear_2 = dfg_arg(g, call, 1 - swap);
        if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
            || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
            continue;
        dfg_node y = dfg_arg(g, dequantizeLinear_2, 0);
        dfg_node y_scale = dfg_arg(g, dequantizeLinear_2, 1);
        dfg_node constant_5 = y_scale;
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        bool has_y_zero = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
        dfg_node y_zero = DFG_NONE, constant_6 = DFG_NONE;
        if (has_y_zero) {
            y_zero = dfg_arg(g, dequantizeLinear_2, 2);
            constant_6 = y_zero;
            if (!dfg_is(g, constant_6, DFG_CONST))
                continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, call, dequantizeLinear, dequantizeLinear_2}, 4))
            continue;
        if (accept(ctx, &(struct onnx_fusion_qdq_binary_whole){.m = {.root = n, .x = x,
                .x_scale = x_scale, .x_zero = x_zero, .y = y, .y_scale = y_scale,
                .y_zero = y_zero, .scale = scale, .zero = zero}, .quantizeLinear = n,
                .constant = constant, .constant_2 = constant_2, .relu = relu, .call = call,
                .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
                .constant_4 = constant_4, .dequantizeLinear_2 = dequantizeLinear_2,
                .constant_5 = constant_5, .constant_6 = constant_6}))
            return true;
    }
    return false;
}

struct onnx_fusion_qdq_unary_whole {
    struct onnx_fusion_qdq_unary_match m;
    dfg_node quantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node y_call;
    struct dfg_nodes rest;
    dfg_node dequantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool onnx_fusion_qdq_unary_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node y = dfg_arg(g, n, 0);
    dfg_node y_call = dfg_first_result(g, y);
    if (!(y_call == y || dfg_op(g, y_call) == OP_MaxPool))
        return false;
    if (!(dfg_op(g, y_call) == OP_AveragePool || dfg_op(g, y_call) == OP_GlobalAveragePool
          || dfg_op(g, y_call) == OP_MaxPool || dfg_op(g, y_call) == OP_Relu
          || dfg_op(g, y_call) == OP_Sigmoid || dfg_op(g, y_call) == OP_Tanh
          || dfg_op(g, y_call) == OP_Softmax || dfg_op(g, y_call) == OP_LeakyRelu
          || dfg_op(g, y_call) == OP_Clip || dfg_op(g, y_call) == OP_Flatten
          || dfg_op(g, y_call) == OP_Reshape || dfg_op(g, y_call) == OP_Transpose
          || dfg_op(g, y_call) == OP_Squeeze || dfg_op(g, y_call) == OP_Unsqueeze
          || dfg_op(g, y_call) == OP_ReduceMean))
        return false;
    struct dfg_nodes rest = dfg_rest(g, y_call, 1, 0);
    dfg_node dequantizeLinear = dfg_arg(g, y_call, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_scale = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant_3 = x_scale;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_x_zero = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_zero = DFG_NONE, constant_4 = DFG_NONE;
    if (has_x_zero) {
        x_zero = dfg_arg(g, dequantizeLinear, 2);
        constant_4 = x_zero;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    dfg_node scale = dfg_arg(g, n, 1);
    dfg_node constant = scale;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE, constant_2 = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, n, 2);
        constant_2 = zero;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){y, y_call, dequantizeLinear}, 3))
        return false;
    return accept(ctx, &(struct onnx_fusion_qdq_unary_whole){.m = {.root = n, .x = x, .x_scale = x_scale,
            .x_zero = x_zero, .scale = scale, .zero = zero, .y = y},
            .quantizeLinear = n, .constant = constant, .constant_2 = constant_2,
            .y_call = dfg_first_result(g, y), .rest = rest,
            .dequantizeLinear = dequantizeLinear, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct onnx_fusion_requant_shift_whole {
    struct onnx_fusion_requant_shift_match m;
    dfg_node requantShift;
    dfg_node call;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool onnx_fusion_requant_shift_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_RequantShift, 3))
        return false;
    dfg_node call = dfg_arg(g, n, 0);
    if (!(dfg_op(g, call) == OP_Conv || dfg_op(g, call) == OP_Gemm) || dfg_n_args(g, call) > 3
        || dfg_arg(g, call, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, call, 0);
    dfg_node w = dfg_arg(g, call, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, call, 2);
    dfg_node mul = dfg_arg(g, n, 1);
    dfg_node constant_2 = mul;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node add = dfg_arg(g, n, 2);
    dfg_node constant_3 = add;
    if (!dfg_is(g, constant_3, DFG_CONST) || !dfg_same_body(g, n, call))
        return false;
    return accept(ctx, &(struct onnx_fusion_requant_shift_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .mul = mul, .add = add}, .requantShift = n, .call = call,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3});
}

struct onnx_fusion_requantize_whole {
    struct onnx_fusion_requantize_match m;
    dfg_node quantizeLinear;
    dfg_node dequantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool onnx_fusion_requantize_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, n, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_scale = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = x_scale;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_x_zero = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_zero = DFG_NONE, constant_2 = DFG_NONE;
    if (has_x_zero) {
        x_zero = dfg_arg(g, dequantizeLinear, 2);
        constant_2 = x_zero;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    dfg_node scale = dfg_arg(g, n, 1);
    dfg_node constant_3 = scale;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE, constant_4 = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, n, 2);
        constant_4 = zero;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    if (!dfg_same_body(g, n, dequantizeLinear))
        return false;
    return accept(ctx, &(struct onnx_fusion_requantize_whole){.m = {.root = n, .x = x,
            .x_scale = x_scale, .x_zero = x_zero, .scale = scale, .zero = zero},
            .quantizeLinear = n, .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct onnx_fusion_centred_whole {
    struct onnx_fusion_centred_match m;
    dfg_node sub;
    dfg_node reduceMean;
};

static bool onnx_fusion_centred_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Sub, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node reduceMean = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
        return false;
    if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
        return false;
    if (dfg_arg(g, reduceMean, 0) != x)
        return false;
    if (!dfg_same_body(g, n, reduceMean))
        return false;
    return accept(ctx, &(struct onnx_fusion_centred_whole){.m = {.root = n, .x = x}, .sub = n,
            .reduceMean = reduceMean});
}

struct onnx_fusion_layer_norm_whole {
    struct onnx_fusion_layer_norm_match m;
    dfg_node cast;
    dfg_node sub;
    dfg_node reduceMean;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul;
    dfg_node add;
    dfg_node constant_2;
    dfg_node div;
    dfg_node reduceMean_2;
    dfg_node mul_2;
    dfg_node reciprocal;
    dfg_node v;
    dfg_node add_2;
    dfg_node mul_3;
    dfg_node layerNormalization;
    dfg_node layerNormalization_call;
};

static bool onnx_fusion_layer_norm_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_add_2 = dfg_calls_with(g, n, OP_Add, 2);
    dfg_node add_2 = DFG_NONE;
    if (is_add_2) {
        add_2 = n;
    }
    for (uint32_t swap = 0; swap < (is_add_2 ? dfg_orders(g, add_2) : 1u); swap++) {
        dfg_node bias = DFG_NONE, mul_3 = DFG_NONE;
        if (is_add_2) {
            bias = dfg_arg(g, add_2, 1 - swap);
            mul_3 = dfg_arg(g, add_2, swap);
            if (!dfg_calls_with(g, mul_3, OP_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (is_add_2 ? dfg_orders(g, mul_3) : 1u); swap_2++) {
            dfg_node scale = DFG_NONE, n_2 = DFG_NONE, div = DFG_NONE, d = DFG_NONE, x = DFG_NONE;
            dfg_node reduceMean_2 = DFG_NONE, s = DFG_NONE, mul_2 = DFG_NONE, reciprocal = DFG_NONE;
            dfg_node add = DFG_NONE, eps = DFG_NONE, constant_2 = DFG_NONE, v = DFG_NONE, v_2 = DFG_NONE;
            dfg_node pow = DFG_NONE, constant = DFG_NONE, e = DFG_NONE, mul = DFG_NONE;
            bool is_div = false, is_pow = false;
            uint32_t swap_3 = 0, swap_4 = 0;
            if (is_add_2) {
                scale = dfg_arg(g, mul_3, 1 - swap_2);
                n_2 = dfg_arg(g, mul_3, swap_2);
                is_div = dfg_calls_argc(g, n_2, OP_Div, 2);
                if (is_div) {
                    div = n_2;
                    d = dfg_arg(g, div, 0);
                    if (!dfg_calls_with(g, d, OP_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean_2 = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean_2, OP_ReduceMean, 1))
                        continue;
                    if (!dfg_int_is(g, reduceMean_2, ATTR_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean_2, 0) != x)
                        continue;
                    s = dfg_arg(g, div, 1);
                } else {
                    mul_2 = n_2;
                    if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                        continue;
                    swap_3 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Sub ? 0 : 1;
                    d = dfg_arg(g, mul_2, swap_3);
                    if (!dfg_calls_with(g, d, OP_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean_2 = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean_2, OP_ReduceMean, 1))
                        continue;
                    if (!dfg_int_is(g, reduceMean_2, ATTR_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean_2, 0) != x)
                        continue;
                    reciprocal = dfg_arg(g, mul_2, 1 - swap_3);
                    if (!dfg_calls_argc(g, reciprocal, OP_Reciprocal, 1))
                        continue;
                    s = dfg_arg(g, reciprocal, 0);
                }
                if (!dfg_calls_argc(g, s, OP_Sqrt, 1))
                    continue;
                add = dfg_arg(g, s, 0);
                if (!dfg_calls_argc(g, add, OP_Add, 2))
                    continue;
                swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
                eps = dfg_arg(g, add, 1 - swap_4);
                constant_2 = eps;
                if (!dfg_is(g, constant_2, DFG_CONST))
                    continue;
                v = dfg_arg(g, add, swap_4);
                if (!dfg_calls_argc(g, v, OP_ReduceMean, 1) || !dfg_int_is(g, v, ATTR_keepdims, 1, 1))
                    continue;
                v_2 = dfg_arg(g, v, 0);
                is_pow = dfg_calls_argc(g, v_2, OP_Pow, 2);
                if (is_pow) {
                    pow = v_2;
                    constant = dfg_arg(g, pow, 1);
                    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                        continue;
                    e = dfg_arg(g, pow, 0);
                } else {
                    mul = v_2;
                    if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                        continue;
                }
            }
            for (uint32_t swap_5 = 0; swap_5 < (is_add_2 && !is_pow ? dfg_orders(g, mul) : 1u); swap_5++) {
                bool is_cast = false;
                dfg_node cast = DFG_NONE, v_3 = DFG_NONE;
                if (is_add_2) {
                    if (!is_pow) {
                        e = dfg_arg(g, mul, swap_5);
                        if (dfg_arg(g, mul, 1 - swap_5) != e)
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
                for (uint32_t alt = 0; alt < (is_add_2 ? 2u : 1u); alt++) {
                    dfg_node sub = DFG_NONE, reduceMean = DFG_NONE, layerNormalization = DFG_NONE;
                    dfg_node layerNormalization_call = DFG_NONE;
                    bool has_bias = false;
                    if (is_add_2) {
                        if (alt == 0) {
                            if (v_3 != d)
                                continue;
                        } else {
                            sub = v_3;
                            if (!dfg_calls_with(g, sub, OP_Sub, 2))
                                continue;
                            if (dfg_arg(g, sub, 0) != x)
                                continue;
                            reduceMean = dfg_arg(g, sub, 1);
                            if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                                continue;
                            if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                                continue;
                            if (dfg_arg(g, reduceMean, 0) != x)
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
                    if (!dfg_in_body(g, n,
                                     (const dfg_node[]){add_2, mul_3, div, d, reduceMean_2, mul_2,
                                                        reciprocal, s, add, v, pow, mul, cast, sub,
                                                        reduceMean, layerNormalization,
                                                        !is_add_2 ? layerNormalization_call : DFG_NONE},
                                     17))
                        continue;
                    if (!is_add_2)
                        e = DFG_NONE;
                    if (!(is_add_2 || (!is_add_2 && has_bias)))
                        bias = DFG_NONE;
                    if (accept(ctx, &(struct onnx_fusion_layer_norm_whole){.m = {.root = n, .x = x, .eps = eps,
                            .scale = scale, .bias = bias, .d = d, .e = e, .v = v, .s = s, .n = n_2},
                            .cast = cast, .sub = sub, .reduceMean = reduceMean, .pow = pow,
                            .constant = constant, .mul = mul, .add = add, .constant_2 = constant_2,
                            .div = div, .reduceMean_2 = reduceMean_2, .mul_2 = mul_2,
                            .reciprocal = reciprocal, .v = n, .add_2 = add_2, .mul_3 = mul_3,
                            .layerNormalization = layerNormalization,
                            .layerNormalization_call = dfg_first_result(g, layerNormalization)}))
                        return true;
                }
            }
        }
    }
    return false;
}

struct onnx_fusion_rms_norm_whole {
    struct onnx_fusion_rms_norm_match m;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul;
    dfg_node add;
    dfg_node constant_2;
    dfg_node mul_2;
    dfg_node cast;
    dfg_node div;
    dfg_node mul_3;
    dfg_node reciprocal;
    dfg_node mul_4;
    dfg_node div_2;
    dfg_node constant_3;
};

/* onnx_fusion.pat:132  Sub(_, ReduceMean(_)) */
static bool onnx_fusion_rms_norm_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!dfg_calls_with(g, n, OP_Sub, 2))
        return false;
    dfg_node reduceMean = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
        return false;
    if (!dfg_in_body(g, root, (const dfg_node[]){n, reduceMean}, 2))
        return false;
    return true;
}

/* onnx_fusion.pat:132  Sub(_, ReduceMean(_)) */
static bool onnx_fusion_rms_norm_not2(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!dfg_calls_with(g, n, OP_Sub, 2))
        return false;
    dfg_node reduceMean = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
        return false;
    if (!dfg_in_body(g, root, (const dfg_node[]){n, reduceMean}, 2))
        return false;
    return true;
}

static bool onnx_fusion_rms_norm_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        dfg_node v = dfg_arg(g, n, swap);
        bool is_cast = dfg_calls_argc(g, v, OP_Cast, 1);
        dfg_node cast = DFG_NONE, v_2 = DFG_NONE;
        if (is_cast) {
            cast = v;
            v_2 = dfg_arg(g, cast, 0);
        } else {
            v_2 = v;
        }
        for (uint32_t alt = 0; alt < 3u; alt++) {
            dfg_node div = DFG_NONE, x = DFG_NONE, s = DFG_NONE, mul_3 = DFG_NONE;
            if (alt == 0) {
                div = v_2;
                if (!dfg_calls_with(g, div, OP_Div, 2))
                    continue;
                x = dfg_arg(g, div, 0);
                s = dfg_arg(g, div, 1);
            } else if (alt == 1) {
                mul_3 = v_2;
                if (!dfg_calls_with(g, mul_3, OP_Mul, 2))
                    continue;
            }
            for (uint32_t swap_2 = 0; swap_2 < (alt == 1 ? dfg_orders(g, mul_3) : 1u); swap_2++) {
                dfg_node reciprocal = DFG_NONE, mul_4 = DFG_NONE;
                if (alt == 1) {
                    x = dfg_arg(g, mul_3, swap_2);
                    reciprocal = dfg_arg(g, mul_3, 1 - swap_2);
                    if (!dfg_calls_argc(g, reciprocal, OP_Reciprocal, 1))
                        continue;
                    s = dfg_arg(g, reciprocal, 0);
                } else if (alt == 2) {
                    mul_4 = v_2;
                    if (!dfg_calls_with(g, mul_4, OP_Mul, 2))
                        continue;
                }
                for (uint32_t swap_3 = 0; swap_3 < (alt == 2 ? dfg_orders(g, mul_4) : 1u); swap_3++) {
                    dfg_node div_2 = DFG_NONE, constant_3 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_4, swap_3);
                        div_2 = dfg_arg(g, mul_4, 1 - swap_3);
                        if (!dfg_calls_argc(g, div_2, OP_Div, 2))
                            continue;
                        constant_3 = dfg_arg(g, div_2, 0);
                        if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                            continue;
                        s = dfg_arg(g, div_2, 1);
                    }
                    if (!dfg_calls_argc(g, s, OP_Sqrt, 1))
                        continue;
                    dfg_node add = dfg_arg(g, s, 0);
                    if (!dfg_calls_argc(g, add, OP_Add, 2))
                        continue;
                    uint32_t swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
                    dfg_node eps = dfg_arg(g, add, 1 - swap_4);
                    dfg_node constant_2 = eps;
                    if (!dfg_is(g, constant_2, DFG_CONST))
                        continue;
                    dfg_node v_3 = dfg_arg(g, add, swap_4);
                    if (!dfg_calls_argc(g, v_3, OP_ReduceMean, 1)
                        || !dfg_int_is(g, v_3, ATTR_keepdims, 1, 1))
                        continue;
                    dfg_node v_4 = dfg_arg(g, v_3, 0);
                    bool is_pow = dfg_calls_with(g, v_4, OP_Pow, 2);
                    dfg_node pow = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
                    if (is_pow) {
                        pow = v_4;
                        if (dfg_arg(g, pow, 0) != x)
                            continue;
                        if (onnx_fusion_rms_norm_not1(g, x, n))
                            continue;
                        constant = dfg_arg(g, pow, 1);
                        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                            continue;
                    } else {
                        mul = v_4;
                        if (!dfg_calls_with(g, mul, OP_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_5 = 0; swap_5 < (!is_pow ? dfg_orders(g, mul) : 1u); swap_5++) {
                        if (!is_pow) {
                            if (dfg_arg(g, mul, swap_5) != x)
                                continue;
                            if (dfg_arg(g, mul, 1 - swap_5) != x)
                                continue;
                            if (onnx_fusion_rms_norm_not2(g, x, n))
                                continue;
                        }
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){cast, div, mul_3, reciprocal, mul_4, div_2, s,
                                                            add, v_3, pow, mul},
                                         11))
                            continue;
                        if (accept(ctx, &(struct onnx_fusion_rms_norm_whole){.m = {.root = n, .x = x, .eps = eps,
                                .scale = scale, .v = v_3, .s = s}, .pow = pow, .constant = constant,
                                .mul = mul, .add = add, .constant_2 = constant_2, .mul_2 = n, .cast = cast,
                                .div = div, .mul_3 = mul_3, .reciprocal = reciprocal, .mul_4 = mul_4,
                                .div_2 = div_2, .constant_3 = constant_3}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

struct onnx_fusion_scores_whole {
    struct onnx_fusion_scores_match m;
    dfg_node v;
    dfg_node cast;
    dfg_node matMul;
};

static bool onnx_fusion_scores_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_cast = dfg_calls_argc(g, n, OP_Cast, 1);
    dfg_node cast = DFG_NONE, matMul = DFG_NONE;
    if (is_cast) {
        cast = n;
        matMul = dfg_arg(g, cast, 0);
    } else {
        matMul = n;
    }
    if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
        return false;
    dfg_node q = dfg_arg(g, matMul, 0);
    dfg_node k = dfg_arg(g, matMul, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){cast, matMul}, 2))
        return false;
    return accept(ctx, &(struct onnx_fusion_scores_whole){.m = {.root = n, .q = q, .k = k}, .v = n,
            .cast = cast, .matMul = matMul});
}

struct onnx_fusion_scaled_whole {
    struct onnx_fusion_scaled_match m;
    dfg_node v;
    dfg_node div;
    dfg_node cast;
    dfg_node matMul;
    dfg_node cast_2;
    dfg_node matMul_2;
    dfg_node cast_3;
    dfg_node matMul_3;
    dfg_node constant;
    dfg_node mul;
    dfg_node cast_4;
    dfg_node matMul_4;
    dfg_node constant_2;
    dfg_node mul_2;
    dfg_node constant_3;
};

static bool onnx_fusion_scaled_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node div = DFG_NONE, v = DFG_NONE, cast = DFG_NONE, matMul = DFG_NONE, q = DFG_NONE;
        dfg_node k = DFG_NONE, s = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE, v_2 = DFG_NONE;
        dfg_node cast_4 = DFG_NONE, matMul_4 = DFG_NONE, constant_2 = DFG_NONE, cast_2 = DFG_NONE;
        dfg_node matMul_2 = DFG_NONE, mul_2 = DFG_NONE;
        bool is_cast = false, is_cast_4 = false, is_cast_2 = false;
        uint32_t swap = 0;
        if (alt == 0) {
            div = n;
            if (!dfg_calls_argc(g, div, OP_Div, 2))
                continue;
            v = dfg_arg(g, div, 0);
            is_cast = dfg_calls_argc(g, v, OP_Cast, 1);
            if (is_cast) {
                cast = v;
                matMul = dfg_arg(g, cast, 0);
            } else {
                matMul = v;
            }
            if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
                continue;
            q = dfg_arg(g, matMul, 0);
            k = dfg_arg(g, matMul, 1);
            s = dfg_arg(g, div, 1);
            constant = s;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
        } else if (alt == 1) {
            mul = n;
            if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, mul, 0)) == OP_Cast || dfg_op(g, dfg_arg(g, mul, 0)) == OP_MatMul)
                ? 0
                : 1;
            v_2 = dfg_arg(g, mul, swap);
            is_cast_4 = dfg_calls_argc(g, v_2, OP_Cast, 1);
            if (is_cast_4) {
                cast_4 = v_2;
                matMul_4 = dfg_arg(g, cast_4, 0);
            } else {
                matMul_4 = v_2;
            }
            if (!dfg_calls_with(g, matMul_4, OP_MatMul, 2))
                continue;
            q = dfg_arg(g, matMul_4, 0);
            k = dfg_arg(g, matMul_4, 1);
            s = dfg_arg(g, mul, 1 - swap);
            constant_2 = s;
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
        } else if (alt == 2) {
            is_cast_2 = dfg_calls_argc(g, n, OP_Cast, 1);
            if (is_cast_2) {
                cast_2 = n;
                matMul_2 = dfg_arg(g, cast_2, 0);
            } else {
                matMul_2 = n;
            }
            if (!dfg_calls_with(g, matMul_2, OP_MatMul, 2))
                continue;
            k = dfg_arg(g, matMul_2, 1);
            mul_2 = dfg_arg(g, matMul_2, 0);
            if (!dfg_calls_with(g, mul_2, OP_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 2 ? dfg_orders(g, mul_2) : 1u); swap_2++) {
            dfg_node constant_3 = DFG_NONE, cast_3 = DFG_NONE, matMul_3 = DFG_NONE;
            bool is_cast_3 = false;
            if (alt == 2) {
                q = dfg_arg(g, mul_2, swap_2);
                s = dfg_arg(g, mul_2, 1 - swap_2);
                constant_3 = s;
                if (!dfg_is(g, constant_3, DFG_CONST))
                    continue;
            } else if (alt == 3) {
                is_cast_3 = dfg_calls_argc(g, n, OP_Cast, 1);
                if (is_cast_3) {
                    cast_3 = n;
                    matMul_3 = dfg_arg(g, cast_3, 0);
                } else {
                    matMul_3 = n;
                }
                if (!dfg_calls_with(g, matMul_3, OP_MatMul, 2))
                    continue;
                q = dfg_arg(g, matMul_3, 0);
                k = dfg_arg(g, matMul_3, 1);
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){div, cast, matMul, mul, cast_4, matMul_4, cast_2, matMul_2,
                                                mul_2, cast_3, matMul_3},
                             11))
                continue;
            if (!(alt == 0 || alt == 1 || alt == 2))
                s = DFG_NONE;
            if (accept(ctx, &(struct onnx_fusion_scaled_whole){.m = {.root = n, .q = q, .k = k, .s = s},
                    .v = n, .div = div, .cast = cast, .matMul = matMul, .cast_2 = cast_2,
                    .matMul_2 = matMul_2, .cast_3 = cast_3, .matMul_3 = matMul_3,
                    .constant = constant, .mul = mul, .cast_4 = cast_4, .matMul_4 = matMul_4,
                    .constant_2 = constant_2, .mul_2 = mul_2, .constant_3 = constant_3}))
                return true;
        }
    }
    return false;
}

struct onnx_fusion_attention_whole {
    struct onnx_fusion_attention_match m;
    dfg_node add;
    dfg_node div;
    dfg_node cast;
    dfg_node matMul;
    dfg_node constant;
    dfg_node mul;
    dfg_node cast_2;
    dfg_node matMul_2;
    dfg_node constant_2;
    dfg_node cast_3;
    dfg_node matMul_3;
    dfg_node mul_2;
    dfg_node constant_3;
    dfg_node cast_4;
    dfg_node matMul_4;
    dfg_node where;
    dfg_node matMul_5;
    dfg_node dropout;
    dfg_node dropout_call;
    struct dfg_nodes rest;
    dfg_node cast_5;
};

static bool onnx_fusion_attention_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_MatMul, 2))
        return false;
    dfg_node v = dfg_arg(g, n, 1);
    dfg_node v_2 = dfg_arg(g, n, 0);
    bool is_dropout = (dfg_op(g, v_2) == OP_Dropout || dfg_is(g, v_2, DFG_GET));
    dfg_node dropout = DFG_NONE, dropout_call = DFG_NONE, v_3 = DFG_NONE;
    struct dfg_nodes rest = { NULL, 0 };
    if (is_dropout) {
        dropout = v_2;
        dropout_call = dfg_first_result(g, dropout);
        if (dfg_op(g, dropout_call) != OP_Dropout)
            return false;
        rest = dfg_rest(g, dropout_call, 1, 0);
        v_3 = dfg_arg(g, dropout_call, 0);
    } else {
        v_3 = v_2;
    }
    bool is_cast_5 = dfg_calls_argc(g, v_3, OP_Cast, 1);
    dfg_node cast_5 = DFG_NONE, p = DFG_NONE;
    if (is_cast_5) {
        cast_5 = v_3;
        p = dfg_arg(g, cast_5, 0);
    } else {
        p = v_3;
    }
    if (!(dfg_op(g, p) == OP_Softmax || dfg_op(g, p) == OP_Softmax_v1 || dfg_op(g, p) == OP_Softmax_v11)
        || !dfg_argc_is(g, p, 1))
        return false;
    if (!(dfg_eq(dfg_attr_or(g, p, ATTR_axis, dfg_op(g, p) == OP_Softmax ? dfg_int(-1) : dfg_int(1)),
                 dfg_int(-1))
          || dfg_eq(dfg_attr_or(g, p, ATTR_axis, dfg_op(g, p) == OP_Softmax ? dfg_int(-1) : dfg_int(1)),
                    dfg_int(3))))
        return false;
    dfg_node m_2 = dfg_arg(g, p, 0);
    uint32_t alt = dfg_calls_with(g, m_2, OP_Add, 2) ? 0 : dfg_calls_with(g, m_2, OP_Where, 3) ? 1 : 2;
    dfg_node add = DFG_NONE;
    if (alt == 0) {
        add = m_2;
    }
    for (uint32_t swap = 0; swap < (alt == 0 ? dfg_orders(g, add) : 1u); swap++) {
        dfg_node mask = DFG_NONE, a = DFG_NONE, where = DFG_NONE, keep = DFG_NONE;
        if (alt == 0) {
            mask = dfg_arg(g, add, 1 - swap);
            a = dfg_arg(g, add, swap);
        } else if (alt == 1) {
            where = m_2;
            keep = dfg_arg(g, where, 0);
            mask = dfg_arg(g, where, 2);
            a = dfg_arg(g, where, 1);
        } else {
            a = m_2;
        }
        for (uint32_t alt_2 = 0; alt_2 < 4u; alt_2++) {
            dfg_node div = DFG_NONE, v_4 = DFG_NONE, cast = DFG_NONE, matMul = DFG_NONE, q = DFG_NONE;
            dfg_node k = DFG_NONE, s = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE, v_5 = DFG_NONE;
            dfg_node cast_2 = DFG_NONE, matMul_2 = DFG_NONE, constant_2 = DFG_NONE, cast_3 = DFG_NONE;
            dfg_node matMul_3 = DFG_NONE, mul_2 = DFG_NONE;
            bool is_cast = false, is_cast_2 = false, is_cast_3 = false;
            uint32_t swap_2 = 0;
            if (alt_2 == 0) {
                div = a;
                if (!dfg_calls_argc(g, div, OP_Div, 2))
                    continue;
                v_4 = dfg_arg(g, div, 0);
                is_cast = dfg_calls_argc(g, v_4, OP_Cast, 1);
                if (is_cast) {
                    cast = v_4;
                    matMul = dfg_arg(g, cast, 0);
                } else {
                    matMul = v_4;
                }
                if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
                    continue;
                q = dfg_arg(g, matMul, 0);
                k = dfg_arg(g, matMul, 1);
                s = dfg_arg(g, div, 1);
                constant = s;
                if (!dfg_is(g, constant, DFG_CONST))
                    continue;
            } else if (alt_2 == 1) {
                mul = a;
                if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                    continue;
                swap_2 = (dfg_op(g, dfg_arg(g, mul, 0)) == OP_Cast
                          || dfg_op(g, dfg_arg(g, mul, 0)) == OP_MatMul)
                    ? 0
                    : 1;
                v_5 = dfg_arg(g, mul, swap_2);
                is_cast_2 = dfg_calls_argc(g, v_5, OP_Cast, 1);
                if (is_cast_2) {
                    cast_2 = v_5;
                    matMul_2 = dfg_arg(g, cast_2, 0);
                } else {
                    matMul_2 = v_5;
                }
                if (!dfg_calls_with(g, matMul_2, OP_MatMul, 2))
                    continue;
                q = dfg_arg(g, matMul_2, 0);
                k = dfg_arg(g, matMul_2, 1);
                s = dfg_arg(g, mul, 1 - swap_2);
                constant_2 = s;
                if (!dfg_is(g, constant_2, DFG_CONST))
                    continue;
            } else if (alt_2 == 2) {
                is_cast_3 = dfg_calls_argc(g, a, OP_Cast, 1);
                if (is_cast_3) {
                    cast_3 = a;
                    matMul_3 = dfg_arg(g, cast_3, 0);
                } else {
                    matMul_3 = a;
                }
                if (!dfg_calls_with(g, matMul_3, OP_MatMul, 2))
                    continue;
                k = dfg_arg(g, matMul_3, 1);
                mul_2 = dfg_arg(g, matMul_3, 0);
                if (!dfg_calls_with(g, mul_2, OP_Mul, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt_2 == 2 ? dfg_orders(g, mul_2) : 1u); swap_3++) {
                dfg_node constant_3 = DFG_NONE, cast_4 = DFG_NONE, matMul_4 = DFG_NONE;
                bool is_cast_4 = false;
                if (alt_2 == 2) {
                    q = dfg_arg(g, mul_2, swap_3);
                    s = dfg_arg(g, mul_2, 1 - swap_3);
                    constant_3 = s;
                    if (!dfg_is(g, constant_3, DFG_CONST))
                        continue;
                } else if (alt_2 == 3) {
                    is_cast_4 = dfg_calls_argc(g, a, OP_Cast, 1);
                    if (is_cast_4) {
                        cast_4 = a;
                        matMul_4 = dfg_arg(g, cast_4, 0);
                    } else {
                        matMul_4 = a;
                    }
                    if (!dfg_calls_with(g, matMul_4, OP_MatMul, 2))
                        continue;
                    q = dfg_arg(g, matMul_4, 0);
                    k = dfg_arg(g, matMul_4, 1);
                }
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){dropout, is_dropout ? dropout_call : DFG_NONE, cast_5,
                                                    p, add, where, div, cast, matMul, mul, cast_2, matMul_2,
                                                    cast_3, matMul_3, mul_2, cast_4, matMul_4},
                                 17))
                    continue;
                if (!(alt_2 == 0 || alt_2 == 1 || alt_2 == 2))
                    s = DFG_NONE;
                if (accept(ctx, &(struct onnx_fusion_attention_whole){.m = {.root = n, .q = q, .k = k, .v = v,
                        .s = s, .mask = mask, .keep = keep, .a = a, .m = m_2, .p = p},
                        .add = add, .div = div, .cast = cast, .matMul = matMul, .constant = constant,
                        .mul = mul, .cast_2 = cast_2, .matMul_2 = matMul_2, .constant_2 = constant_2,
                        .cast_3 = cast_3, .matMul_3 = matMul_3, .mul_2 = mul_2, .constant_3 = constant_3,
                        .cast_4 = cast_4, .matMul_4 = matMul_4, .where = where, .matMul_5 = n,
                        .dropout = dropout, .dropout_call = dfg_first_result(g, dropout), .rest = rest,
                        .cast_5 = cast_5}))
                    return true;
            }
        }
    }
    return false;
}

static const struct dfg_attr_decl attrs_of_Softmax_v1[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_Softmax_v11[] = {
    { "axis", "int", "1" },
};

/* name, fusion kind, commutative, effect, required and declared operands, variadic,
 * declared and required results, variadic, attributes, operands that swap together */
static const struct dfg_op_decl ops[] = {
    { "Softmax.v1", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_Softmax_v1, NULL },
    { "Softmax.v11", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_Softmax_v11, NULL },
    { "RequantShift", DFG_ELEMWISE, false, false, 3, 3, false, 1, 1, false, 0, NULL, NULL },
    { "com.microsoft.Gelu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "com.microsoft.FastGelu", DFG_ELEMWISE, false, false, 1, 2, false, 1, 1, false, 0, NULL, NULL },
};

extern const struct dfg_ops onnx_fusion_ops;
const struct dfg_ops onnx_fusion_ops = { DFG_ABI, 5, "onnx_fusion", ops };

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv ---- */

static const struct dfg_desc_node onnx_fusion_conv_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .text = "Conv(x, w, b?)", .line = 19 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 19 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 19 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 19 },
};
static const struct dfg_desc_region onnx_fusion_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture onnx_fusion_conv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_match, b) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_regions,
    .captures = onnx_fusion_conv_refs,
    .text = "pattern conv(x, w, b) = Conv(x, w, b?);", .line = 19
};
static bool onnx_fusion_conv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_match(g, n, m);
}
static bool onnx_fusion_conv_pass(void *ctx, const struct onnx_fusion_conv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_each(g, n, onnx_fusion_conv_pass, &e);
}

static const struct dfg_part onnx_fusion_conv_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_conv_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_conv_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_conv_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_conv_whole, conv) },
};
/* ---- gemm ---- */

static const struct dfg_desc_node onnx_fusion_gemm_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .text = "Gemm(a, b, c?)", .line = 20 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 20 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 20 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 20 },
};
static const struct dfg_desc_region onnx_fusion_gemm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_gemm_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture onnx_fusion_gemm_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_gemm_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_gemm_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_fusion_gemm_match, c) },
};
static const struct dfg_desc_pattern onnx_fusion_gemm_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_gemm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_gemm_regions,
    .captures = onnx_fusion_gemm_refs,
    .text = "pattern gemm(a, b, c) = Gemm(a, b, c?);", .line = 20
};
static bool onnx_fusion_gemm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_gemm_match(g, n, m);
}
static bool onnx_fusion_gemm_pass(void *ctx, const struct onnx_fusion_gemm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_gemm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_gemm_each(g, n, onnx_fusion_gemm_pass, &e);
}

static const struct dfg_part onnx_fusion_gemm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_gemm_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_gemm_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_gemm_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_gemm_whole, gemm) },
};
/* ---- matmul_bias ---- */

static const struct dfg_desc_node onnx_fusion_matmul_bias_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Add(MatMul(a, b), c & const)", .line = 21 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "MatMul(a, b)", .line = 21 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 21 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 21 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "c & const", .line = 21 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 21 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
};
static const struct dfg_desc_region onnx_fusion_matmul_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_matmul_bias_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, };
static const struct dfg_capture onnx_fusion_matmul_bias_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_match, c) },
};
static const struct dfg_desc_pattern onnx_fusion_matmul_bias_desc = {
    .n_nodes = 7, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_matmul_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_matmul_bias_regions,
    .captures = onnx_fusion_matmul_bias_refs,
    .text = "pattern matmul_bias(a, b, c) = Add(MatMul(a, b), c & const);", .line = 21
};
static bool onnx_fusion_matmul_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_matmul_bias_match(g, n, m);
}
static bool onnx_fusion_matmul_bias_pass(void *ctx, const struct onnx_fusion_matmul_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_matmul_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_matmul_bias_each(g, n, onnx_fusion_matmul_bias_pass, &e);
}

static const struct dfg_part onnx_fusion_matmul_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_matmul_bias_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_matmul_bias_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_matmul_bias_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_matmul_bias_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_whole, matMul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_whole, constant) },
};
/* ---- normalized ---- */

static const struct dfg_desc_node onnx_fusion_normalized_nodes[14] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 5, 8, 11, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 24 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "scale & const", .line = 25 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 24 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "bias & const", .line = 25 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 24 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "mean & const", .line = 25 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 24 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "variance & const", .line = 25 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 24 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
};
static const struct dfg_desc_region onnx_fusion_normalized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_normalized_refs[] = { { 1, -1 }, { 3, -1 }, { 6, -1 }, { 9, -1 }, { 12, -1 }, };
static const struct dfg_capture onnx_fusion_normalized_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct onnx_fusion_normalized_match, p) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_normalized_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_normalized_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_normalized_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_normalized_match, variance) },
};
static const struct dfg_desc_pattern onnx_fusion_normalized_desc = {
    .n_nodes = 14, .n_exprs = 0, .n_vars = 0, .n_sets = 5,
    .nodes = onnx_fusion_normalized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_normalized_regions,
    .captures = onnx_fusion_normalized_refs,
    .text = "pattern normalized(p, scale, bias, mean, variance) =\012    BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) { training_mode == 0 };", .line = 24
};
static bool onnx_fusion_normalized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_normalized_match(g, n, m);
}
static bool onnx_fusion_normalized_pass(void *ctx, const struct onnx_fusion_normalized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_normalized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_normalized_each(g, n, onnx_fusion_normalized_pass, &e);
}

static const struct dfg_part onnx_fusion_normalized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_normalized_whole, m.p) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_normalized_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_normalized_whole, m.bias) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_normalized_whole, m.mean) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_normalized_whole, m.variance) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_normalized_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_normalized_whole, batchNormalization_call) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_normalized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_normalized_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_normalized_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_normalized_whole, constant_4) },
};
/* ---- conv_norm ---- */

static const struct dfg_desc_node onnx_fusion_conv_norm_nodes[19] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 7, 10, 13, 16, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .text = "Conv(x, w & const, b?)", .line = 28 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 27 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const", .line = 28 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 27 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 27 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "scale & const", .line = 25 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 27 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "bias & const", .line = 25 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 27 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "mean & const", .line = 25 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 27 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "variance & const", .line = 25 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 27 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
};
static const struct dfg_desc_region onnx_fusion_conv_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_norm_refs[] = { { 2, -1 }, { 4, -1 }, { 6, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 17, -1 }, };
static const struct dfg_capture onnx_fusion_conv_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, b) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, variance) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_norm_desc = {
    .n_nodes = 19, .n_exprs = 0, .n_vars = 0, .n_sets = 7,
    .nodes = onnx_fusion_conv_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_norm_regions,
    .captures = onnx_fusion_conv_norm_refs,
    .text = "pattern conv_norm(x, w, b, scale, bias, mean, variance) =\012    normalized(Conv(x, w & const, b?), scale, bias, mean, variance);", .line = 27
};
static bool onnx_fusion_conv_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_norm_match(g, n, m);
}
static bool onnx_fusion_conv_norm_pass(void *ctx, const struct onnx_fusion_conv_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_norm_each(g, n, onnx_fusion_conv_norm_pass, &e);
}

static const struct dfg_part onnx_fusion_conv_norm_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_conv_norm_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_whole, batchNormalization_call) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_conv_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_conv_norm_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_conv_norm_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_conv_norm_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_conv_norm_whole, m.bias) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct onnx_fusion_conv_norm_whole, m.mean) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct onnx_fusion_conv_norm_whole, m.variance) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_whole, conv) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_whole, constant_5) },
};
/* ---- conv_transpose_norm ---- */

static const struct dfg_desc_node onnx_fusion_conv_transpose_norm_nodes[19] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 7, 10, 13, 16, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ConvTranspose", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .text = "ConvTranspose(x, w & const, b?)", .line = 30 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 29 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const", .line = 30 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 29 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 29 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "scale & const", .line = 25 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 29 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "bias & const", .line = 25 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 29 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "mean & const", .line = 25 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 29 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "variance & const", .line = 25 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 29 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
};
static const struct dfg_desc_region onnx_fusion_conv_transpose_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_transpose_norm_refs[] = { { 2, -1 }, { 4, -1 }, { 6, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 17, -1 }, };
static const struct dfg_capture onnx_fusion_conv_transpose_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, b) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, variance) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_transpose_norm_desc = {
    .n_nodes = 19, .n_exprs = 0, .n_vars = 0, .n_sets = 7,
    .nodes = onnx_fusion_conv_transpose_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_transpose_norm_regions,
    .captures = onnx_fusion_conv_transpose_norm_refs,
    .text = "pattern conv_transpose_norm(x, w, b, scale, bias, mean, variance) =\012    normalized(ConvTranspose(x, w & const, b?), scale, bias, mean, variance);", .line = 29
};
static bool onnx_fusion_conv_transpose_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_transpose_norm_match(g, n, m);
}
static bool onnx_fusion_conv_transpose_norm_pass(void *ctx, const struct onnx_fusion_conv_transpose_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_transpose_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_transpose_norm_each(g, n, onnx_fusion_conv_transpose_norm_pass, &e);
}

static const struct dfg_part onnx_fusion_conv_transpose_norm_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_conv_transpose_norm_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_whole, batchNormalization_call) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_conv_transpose_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_conv_transpose_norm_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_conv_transpose_norm_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_conv_transpose_norm_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_conv_transpose_norm_whole, m.bias) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct onnx_fusion_conv_transpose_norm_whole, m.mean) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct onnx_fusion_conv_transpose_norm_whole, m.variance) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_whole, convTranspose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_whole, constant_5) },
};
/* ---- relu6 ---- */

static const struct dfg_desc_node onnx_fusion_relu6_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 35 },
    [2] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [3] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
};
static const struct dfg_desc_region onnx_fusion_relu6_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_relu6_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_fusion_relu6_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_relu6_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_relu6_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_relu6_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_relu6_regions,
    .captures = onnx_fusion_relu6_refs,
    .text = "pattern relu6(x) = Clip(x, 0, 6);", .line = 35
};
static bool onnx_fusion_relu6_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_relu6_match(g, n, m);
}
static bool onnx_fusion_relu6_pass(void *ctx, const struct onnx_fusion_relu6_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_relu6_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_relu6_each(g, n, onnx_fusion_relu6_pass, &e);
}

static const struct dfg_part onnx_fusion_relu6_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_relu6_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_relu6_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_relu6_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_relu6_whole, constant_2) },
};
/* ---- swish ---- */

static const struct dfg_desc_node onnx_fusion_swish_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Sigmoid(x)", .line = 37 },
};
static const struct dfg_desc_region onnx_fusion_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_swish_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_fusion_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_swish_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_swish_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_swish_regions,
    .captures = onnx_fusion_swish_refs,
    .text = "pattern swish(x) = Mul(x, Sigmoid(x));", .line = 37
};
static bool onnx_fusion_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_swish_match(g, n, m);
}
static bool onnx_fusion_swish_pass(void *ctx, const struct onnx_fusion_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_swish_each(g, n, onnx_fusion_swish_pass, &e);
}

static const struct dfg_part onnx_fusion_swish_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_swish_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_swish_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_swish_whole, sigmoid) },
};
/* ---- hard_sigmoid ---- */

static const struct dfg_desc_node onnx_fusion_hard_sigmoid_nodes[17] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 16, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 6, 7, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "Add(x, 3)", .line = 40 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 39 },
    [5] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 13, 14, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "Add(x, 3)", .line = 41 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_hard_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_hard_sigmoid_refs[] = { { 4, -1 }, };
static const struct dfg_capture onnx_fusion_hard_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_hard_sigmoid_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_hard_sigmoid_desc = {
    .n_nodes = 17, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_hard_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_hard_sigmoid_regions,
    .captures = onnx_fusion_hard_sigmoid_refs,
    .text = "pattern hard_sigmoid(x) =\012    Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))\012    | HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-4, beta ~= 0.5 };", .line = 39
};
static bool onnx_fusion_hard_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_hard_sigmoid_match(g, n, m);
}
static bool onnx_fusion_hard_sigmoid_pass(void *ctx, const struct onnx_fusion_hard_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_hard_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_hard_sigmoid_each(g, n, onnx_fusion_hard_sigmoid_pass, &e);
}

static const struct dfg_part onnx_fusion_hard_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_hard_sigmoid_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, constant_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_sigmoid_whole, hardSigmoid) },
};
/* ---- hard_swish ---- */

static const struct dfg_desc_node onnx_fusion_hard_swish_nodes[18] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 43 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 10, 17, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "Add(x, 3)", .line = 40 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 16, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 12, 14, 15, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 13, },
        .text = "Add(x, 3)", .line = 41 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_hard_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_hard_swish_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_fusion_hard_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_hard_swish_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_hard_swish_desc = {
    .n_nodes = 18, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_hard_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_hard_swish_regions,
    .captures = onnx_fusion_hard_swish_refs,
    .text = "pattern hard_swish(x) = Mul(x, hard_sigmoid(x));", .line = 43
};
static bool onnx_fusion_hard_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_hard_swish_match(g, n, m);
}
static bool onnx_fusion_hard_swish_pass(void *ctx, const struct onnx_fusion_hard_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_hard_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_hard_swish_each(g, n, onnx_fusion_hard_swish_pass, &e);
}

static const struct dfg_part onnx_fusion_hard_swish_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_hard_swish_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_hard_swish_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, constant_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_hard_swish_whole, hardSigmoid) },
};
/* ---- gelu_erf ---- */

static const struct dfg_desc_node onnx_fusion_gelu_erf_nodes[19] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 13, 16, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 48 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 12, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 48 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Mul(x, t)", .line = 48 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 46 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 11, },
        .name = "t",
        .text = "Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1)", .line = 47 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3)))", .line = 47 },
    [6] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, },
        .text = "Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))", .line = 47 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "Div(x, approx(1.41421356, 1e-3))", .line = 47 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 47 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, },
        .text = "Mul(x, approx(0.70710678, 1e-3))", .line = 47 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.70710678 }, 0.001 },
        .text = "approx(0.70710678, 1e-3)", .line = 47 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 47 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 14, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 48 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 15, },
        .text = "Mul(t, 0.5)", .line = 48 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 4, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 48 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 18, },
        .text = "Mul(x, 0.5)", .line = 48 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
};
static const struct dfg_desc_region onnx_fusion_gelu_erf_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_gelu_erf_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture onnx_fusion_gelu_erf_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_gelu_erf_match, x) },
    { "t", DFG_CAP_NODE, offsetof(struct onnx_fusion_gelu_erf_match, t) },
};
static const struct dfg_desc_pattern onnx_fusion_gelu_erf_desc = {
    .n_nodes = 19, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_fusion_gelu_erf_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_gelu_erf_regions,
    .captures = onnx_fusion_gelu_erf_refs,
    .text = "pattern gelu_erf(x) {\012    t = Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1);\012    return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);\012}", .line = 46
};
static bool onnx_fusion_gelu_erf_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_gelu_erf_match(g, n, m);
}
static bool onnx_fusion_gelu_erf_pass(void *ctx, const struct onnx_fusion_gelu_erf_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_gelu_erf_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_gelu_erf_each(g, n, onnx_fusion_gelu_erf_pass, &e);
}

static const struct dfg_part onnx_fusion_gelu_erf_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_gelu_erf_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct onnx_fusion_gelu_erf_whole, m.t) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, constant_3) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_gelu_erf_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, mul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, mul_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, mul_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, mul_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_erf_whole, constant_6) },
};
/* ---- cubic ---- */

static const struct dfg_desc_node onnx_fusion_cubic_nodes[13] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, M...", .line = 53 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))", .line = 53 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "Pow(x, 3) | Mul(x, Mul(x, x))", .line = 53 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "Pow(x, 3)", .line = 53 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 52 },
    [5] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 53 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "Mul(x, Mul(x, x))", .line = 53 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "Mul(x, x)", .line = 53 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 53 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 10, },
        .text = "Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))))", .line = 54 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 11, },
        .text = "Mul(x, Mul(x, approx(0.044715, 1e-4)))", .line = 54 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "Mul(x, approx(0.044715, 1e-4))", .line = 54 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 54 },
};
static const struct dfg_desc_region onnx_fusion_cubic_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_cubic_refs[] = { { 4, -1 }, };
static const struct dfg_capture onnx_fusion_cubic_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_cubic_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_cubic_desc = {
    .n_nodes = 13, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_cubic_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_cubic_regions,
    .captures = onnx_fusion_cubic_refs,
    .text = "pattern cubic(x) =\012    Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))));", .line = 52
};
static bool onnx_fusion_cubic_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_cubic_match(g, n, m);
}
static bool onnx_fusion_cubic_pass(void *ctx, const struct onnx_fusion_cubic_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_cubic_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_cubic_each(g, n, onnx_fusion_cubic_pass, &e);
}

static const struct dfg_part onnx_fusion_cubic_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_cubic_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_cubic_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_cubic_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_cubic_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_cubic_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_cubic_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_cubic_whole, mul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_cubic_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_cubic_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_cubic_whole, mul_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_cubic_whole, mul_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_cubic_whole, constant_3) },
};
/* ---- gelu_tanh ---- */

static const struct dfg_desc_node onnx_fusion_gelu_tanh_nodes[29] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 23, 26, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 57 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 22, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 57 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Mul(x, t)", .line = 57 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 55 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 21, },
        .name = "t",
        .text = "Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1)", .line = 56 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)))", .line = 56 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 20, },
        .text = "Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))", .line = 56 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "Add(x, cubic(x))", .line = 56 },
    [8] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 16, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, M...", .line = 53 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))", .line = 53 },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, },
        .text = "Pow(x, 3) | Mul(x, Mul(x, x))", .line = 53 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, },
        .text = "Pow(x, 3)", .line = 53 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 53 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 14, },
        .text = "Mul(x, Mul(x, x))", .line = 53 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 3, },
        .text = "Mul(x, x)", .line = 53 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 53 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 17, },
        .text = "Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))))", .line = 54 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 18, },
        .text = "Mul(x, Mul(x, approx(0.044715, 1e-4)))", .line = 54 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 19, },
        .text = "Mul(x, approx(0.044715, 1e-4))", .line = 54 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 54 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.79788456 }, 0.001 },
        .text = "approx(0.79788456, 1e-3)", .line = 56 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 56 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 24, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 57 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 25, },
        .text = "Mul(t, 0.5)", .line = 57 },
    [25] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 4, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 57 },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 28, },
        .text = "Mul(x, 0.5)", .line = 57 },
    [28] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
};
static const struct dfg_desc_region onnx_fusion_gelu_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_gelu_tanh_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture onnx_fusion_gelu_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_gelu_tanh_match, x) },
    { "t", DFG_CAP_NODE, offsetof(struct onnx_fusion_gelu_tanh_match, t) },
};
static const struct dfg_desc_pattern onnx_fusion_gelu_tanh_desc = {
    .n_nodes = 29, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_fusion_gelu_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_gelu_tanh_regions,
    .captures = onnx_fusion_gelu_tanh_refs,
    .text = "pattern gelu_tanh(x) {\012    t = Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1);\012    return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);\012}", .line = 55
};
static bool onnx_fusion_gelu_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_gelu_tanh_match(g, n, m);
}
static bool onnx_fusion_gelu_tanh_pass(void *ctx, const struct onnx_fusion_gelu_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_gelu_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_gelu_tanh_each(g, n, onnx_fusion_gelu_tanh_pass, &e);
}

static const struct dfg_part onnx_fusion_gelu_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_gelu_tanh_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct onnx_fusion_gelu_tanh_whole, m.t) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, mul_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, mul_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, mul_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, mul_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, constant_5) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, mul_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, mul_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, mul_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, mul_11) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, mul_12) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, mul_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_tanh_whole, constant_8) },
};
/* ---- gelu ---- */

static const struct dfg_desc_node onnx_fusion_gelu_nodes[51] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 20, 48, 49, 50, },
        .text = "gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.Fas...", .line = 60 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 14, 17, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 48 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 48 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "Mul(x, t)", .line = 48 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 60 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 12, },
        .name = "t",
        .text = "Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1)", .line = 47 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3)))", .line = 47 },
    [7] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, },
        .text = "Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))", .line = 47 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "Div(x, approx(1.41421356, 1e-3))", .line = 47 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 47 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 11, },
        .text = "Mul(x, approx(0.70710678, 1e-3))", .line = 47 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.70710678 }, 0.001 },
        .text = "approx(0.70710678, 1e-3)", .line = 47 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 47 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 15, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 48 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 16, },
        .text = "Mul(t, 0.5)", .line = 48 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 5, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 48 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 19, },
        .text = "Mul(x, 0.5)", .line = 48 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [20] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 21, 42, 45, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 57 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 41, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 57 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 23, },
        .text = "Mul(x, t)", .line = 57 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 40, },
        .name = "t",
        .text = "Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1)", .line = 56 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 25, },
        .text = "Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)))", .line = 56 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 39, },
        .text = "Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))", .line = 56 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 27, },
        .text = "Add(x, cubic(x))", .line = 56 },
    [27] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 28, 35, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, M...", .line = 53 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 34, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))", .line = 53 },
    [29] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 32, },
        .text = "Pow(x, 3) | Mul(x, Mul(x, x))", .line = 53 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 31, },
        .text = "Pow(x, 3)", .line = 53 },
    [31] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 53 },
    [32] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 33, },
        .text = "Mul(x, Mul(x, x))", .line = 53 },
    [33] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "Mul(x, x)", .line = 53 },
    [34] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 53 },
    [35] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 36, },
        .text = "Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))))", .line = 54 },
    [36] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 37, },
        .text = "Mul(x, Mul(x, approx(0.044715, 1e-4)))", .line = 54 },
    [37] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 38, },
        .text = "Mul(x, approx(0.044715, 1e-4))", .line = 54 },
    [38] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 54 },
    [39] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.79788456 }, 0.001 },
        .text = "approx(0.79788456, 1e-3)", .line = 56 },
    [40] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 56 },
    [41] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [42] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 43, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 57 },
    [43] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 44, },
        .text = "Mul(t, 0.5)", .line = 57 },
    [44] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [45] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 46, 23, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 57 },
    [46] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 47, },
        .text = "Mul(x, 0.5)", .line = 57 },
    [47] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [48] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "Gelu(x)", .line = 60 },
    [49] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "com.microsoft.Gelu(x)", .line = 60 },
    [50] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.FastGelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .rest_first = 0, .rest_last = 1,
        .text = "com.microsoft.FastGelu(x, ...)", .line = 60 },
};
static const struct dfg_desc_region onnx_fusion_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_gelu_refs[] = { { 4, -1 }, };
static const struct dfg_capture onnx_fusion_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_gelu_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_gelu_desc = {
    .n_nodes = 51, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_gelu_regions,
    .captures = onnx_fusion_gelu_refs,
    .text = "pattern gelu(x) = gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.FastGelu(x, ...);", .line = 60
};
static bool onnx_fusion_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_gelu_match(g, n, m);
}
static bool onnx_fusion_gelu_pass(void *ctx, const struct onnx_fusion_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_gelu_each(g, n, onnx_fusion_gelu_pass, &e);
}

static const struct dfg_part onnx_fusion_gelu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_gelu_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_gelu_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, t) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_9) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, t_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_11) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_12) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_14) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_15) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_16) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant_11) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant_12) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_17) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_18) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant_13) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_19) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, mul_20) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, constant_14) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, gelu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, gelu_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gelu_whole, fastGelu) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct onnx_fusion_gelu_whole, rest) },
};
/* ---- activation ---- */

static const struct dfg_desc_node onnx_fusion_activation_nodes[25] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 3, 6, 8, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 63 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 5, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [5] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 10, 17, 24, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 16, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 12, 14, 15, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 13, },
        .text = "Add(x, 3)", .line = 40 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 19, 21, 22, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 20, },
        .text = "Add(x, 3)", .line = 41 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_activation_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_activation_refs[] = { { 2, -1 }, };
static const struct dfg_capture onnx_fusion_activation_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_activation_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_activation_desc = {
    .n_nodes = 25, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_activation_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_activation_regions,
    .captures = onnx_fusion_activation_refs,
    .text = "pattern activation(x) = (Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | relu6(x) | swish(x) | hard_swish(x);", .line = 63
};
static bool onnx_fusion_activation_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_activation_match(g, n, m);
}
static bool onnx_fusion_activation_pass(void *ctx, const struct onnx_fusion_activation_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_activation_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_activation_each(g, n, onnx_fusion_activation_pass, &e);
}

static const struct dfg_part onnx_fusion_activation_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_activation_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_activation_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, constant_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_activation_whole, hardSigmoid) },
};
/* ---- conv_norm_act ---- */

static const struct dfg_desc_node onnx_fusion_conv_norm_act_nodes[43] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 21, 24, 26, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 9, 12, 15, 18, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 8, },
        .optional = 0x4u,
        .text = "Conv(x, w & const, b?)", .line = 28 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "w & const", .line = 28 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 66 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 66 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "scale & const", .line = 25 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 66 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "bias & const", .line = 25 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 66 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "mean & const", .line = 25 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 66 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "variance & const", .line = 25 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 66 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 22, 23, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 25, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 27, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [27] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 28, 35, 42, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 34, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 30, 32, 33, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 31, },
        .text = "Add(x, 3)", .line = 40 },
    [31] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [32] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [33] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [34] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [35] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 41, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [36] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 37, 39, 40, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [37] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 38, },
        .text = "Add(x, 3)", .line = 41 },
    [38] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [39] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [40] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [41] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [42] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_conv_norm_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_norm_act_refs[] = { { 4, -1 }, { 6, -1 }, { 8, -1 }, { 10, -1 }, { 13, -1 }, { 16, -1 }, { 19, -1 }, };
static const struct dfg_capture onnx_fusion_conv_norm_act_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, b) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, variance) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_norm_act_desc = {
    .n_nodes = 43, .n_exprs = 0, .n_vars = 0, .n_sets = 7,
    .nodes = onnx_fusion_conv_norm_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_norm_act_regions,
    .captures = onnx_fusion_conv_norm_act_refs,
    .text = "pattern conv_norm_act(x, w, b, scale, bias, mean, variance) =\012    activation(conv_norm(x, w, b, scale, bias, mean, variance));", .line = 66
};
static bool onnx_fusion_conv_norm_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_norm_act_match(g, n, m);
}
static bool onnx_fusion_conv_norm_act_pass(void *ctx, const struct onnx_fusion_conv_norm_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_norm_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_norm_act_each(g, n, onnx_fusion_conv_norm_act_pass, &e);
}

static const struct dfg_part onnx_fusion_conv_norm_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, batchNormalization_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, conv) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_11) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_12) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_14) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, constant_15) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_conv_norm_act_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_conv_norm_act_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_conv_norm_act_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_conv_norm_act_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_conv_norm_act_whole, m.bias) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct onnx_fusion_conv_norm_act_whole, m.mean) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct onnx_fusion_conv_norm_act_whole, m.variance) },
};
/* ---- conv_transpose_norm_act ---- */

static const struct dfg_desc_node onnx_fusion_conv_transpose_norm_act_nodes[43] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 21, 24, 26, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 9, 12, 15, 18, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ConvTranspose", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 8, },
        .optional = 0x4u,
        .text = "ConvTranspose(x, w & const, b?)", .line = 30 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 68 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "w & const", .line = 30 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 68 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 68 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "scale & const", .line = 25 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 68 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "bias & const", .line = 25 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 68 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "mean & const", .line = 25 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 68 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "variance & const", .line = 25 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 68 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 22, 23, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 25, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 27, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [27] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 28, 35, 42, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 34, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 30, 32, 33, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 31, },
        .text = "Add(x, 3)", .line = 40 },
    [31] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [32] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [33] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [34] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [35] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 41, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [36] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 37, 39, 40, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [37] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 38, },
        .text = "Add(x, 3)", .line = 41 },
    [38] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [39] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [40] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [41] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [42] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_conv_transpose_norm_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_transpose_norm_act_refs[] = { { 4, -1 }, { 6, -1 }, { 8, -1 }, { 10, -1 }, { 13, -1 }, { 16, -1 }, { 19, -1 }, };
static const struct dfg_capture onnx_fusion_conv_transpose_norm_act_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, b) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, variance) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_transpose_norm_act_desc = {
    .n_nodes = 43, .n_exprs = 0, .n_vars = 0, .n_sets = 7,
    .nodes = onnx_fusion_conv_transpose_norm_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_transpose_norm_act_regions,
    .captures = onnx_fusion_conv_transpose_norm_act_refs,
    .text = "pattern conv_transpose_norm_act(x, w, b, scale, bias, mean, variance) =\012    activation(conv_transpose_norm(x, w, b, scale, bias, mean, variance));", .line = 68
};
static bool onnx_fusion_conv_transpose_norm_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_transpose_norm_act_match(g, n, m);
}
static bool onnx_fusion_conv_transpose_norm_act_pass(void *ctx, const struct onnx_fusion_conv_transpose_norm_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_transpose_norm_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_transpose_norm_act_each(g, n, onnx_fusion_conv_transpose_norm_act_pass, &e);
}

static const struct dfg_part onnx_fusion_conv_transpose_norm_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, batchNormalization_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, convTranspose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_11) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_12) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_14) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, constant_15) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, m.bias) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, m.mean) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, m.variance) },
};
/* ---- conv_act ---- */

static const struct dfg_desc_node onnx_fusion_conv_act_nodes[28] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 6, 9, 11, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .optional = 0x4u,
        .text = "Conv(x, w, b?)", .line = 19 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 70 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 70 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 70 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 7, 8, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 12, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [12] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 20, 27, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 15, 17, 18, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 16, },
        .text = "Add(x, 3)", .line = 40 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 22, 24, 25, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 23, },
        .text = "Add(x, 3)", .line = 41 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [24] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [25] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [26] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_conv_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_act_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture onnx_fusion_conv_act_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_act_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_act_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_act_match, b) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_act_desc = {
    .n_nodes = 28, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_conv_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_act_regions,
    .captures = onnx_fusion_conv_act_refs,
    .text = "pattern conv_act(x, w, b) = activation(conv(x, w, b));", .line = 70
};
static bool onnx_fusion_conv_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_act_match(g, n, m);
}
static bool onnx_fusion_conv_act_pass(void *ctx, const struct onnx_fusion_conv_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_act_each(g, n, onnx_fusion_conv_act_pass, &e);
}

static const struct dfg_part onnx_fusion_conv_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_conv_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, conv) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, constant_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_conv_act_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_conv_act_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_conv_act_whole, m.b) },
};
/* ---- gemm_act ---- */

static const struct dfg_desc_node onnx_fusion_gemm_act_nodes[28] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 6, 9, 11, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .optional = 0x4u,
        .text = "Gemm(a, b, c?)", .line = 20 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 71 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 71 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 71 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 7, 8, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 12, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [12] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 20, 27, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 15, 17, 18, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 16, },
        .text = "Add(x, 3)", .line = 40 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 22, 24, 25, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 23, },
        .text = "Add(x, 3)", .line = 41 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [24] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [25] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [26] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_gemm_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_gemm_act_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture onnx_fusion_gemm_act_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_gemm_act_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_gemm_act_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_fusion_gemm_act_match, c) },
};
static const struct dfg_desc_pattern onnx_fusion_gemm_act_desc = {
    .n_nodes = 28, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_gemm_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_gemm_act_regions,
    .captures = onnx_fusion_gemm_act_refs,
    .text = "pattern gemm_act(a, b, c) = activation(gemm(a, b, c));", .line = 71
};
static bool onnx_fusion_gemm_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_gemm_act_match(g, n, m);
}
static bool onnx_fusion_gemm_act_pass(void *ctx, const struct onnx_fusion_gemm_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_gemm_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_gemm_act_each(g, n, onnx_fusion_gemm_act_pass, &e);
}

static const struct dfg_part onnx_fusion_gemm_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_gemm_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, gemm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, constant_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_gemm_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_gemm_act_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_gemm_act_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_gemm_act_whole, m.c) },
};
/* ---- matmul_bias_act ---- */

static const struct dfg_desc_node onnx_fusion_matmul_bias_act_nodes[31] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 9, 12, 14, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "Add(MatMul(a, b), c & const)", .line = 21 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "MatMul(a, b)", .line = 21 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 72 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 72 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "c & const", .line = 21 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 72 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 10, 11, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 13, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 15, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [15] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 16, 23, 30, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 22, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 18, 20, 21, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 19, },
        .text = "Add(x, 3)", .line = 40 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 25, 27, 28, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 26, },
        .text = "Add(x, 3)", .line = 41 },
    [26] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [28] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [29] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_matmul_bias_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_matmul_bias_act_refs[] = { { 4, -1 }, { 5, -1 }, { 7, -1 }, };
static const struct dfg_capture onnx_fusion_matmul_bias_act_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_act_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_act_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_act_match, c) },
};
static const struct dfg_desc_pattern onnx_fusion_matmul_bias_act_desc = {
    .n_nodes = 31, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_matmul_bias_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_matmul_bias_act_regions,
    .captures = onnx_fusion_matmul_bias_act_refs,
    .text = "pattern matmul_bias_act(a, b, c) = activation(matmul_bias(a, b, c));", .line = 72
};
static bool onnx_fusion_matmul_bias_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_matmul_bias_act_match(g, n, m);
}
static bool onnx_fusion_matmul_bias_act_pass(void *ctx, const struct onnx_fusion_matmul_bias_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_matmul_bias_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_matmul_bias_act_each(g, n, onnx_fusion_matmul_bias_act_pass, &e);
}

static const struct dfg_part onnx_fusion_matmul_bias_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, matMul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, add_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, constant_11) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_matmul_bias_act_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_matmul_bias_act_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_matmul_bias_act_whole, m.c) },
};
/* ---- matmul_bias_gelu ---- */

static const struct dfg_desc_node onnx_fusion_matmul_bias_gelu_nodes[57] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 26, 54, 55, 56, },
        .text = "gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.Fas...", .line = 60 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 20, 23, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 48 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 19, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 48 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 11, },
        .text = "Mul(x, t)", .line = 48 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 8, },
        .text = "Add(MatMul(a, b), c & const)", .line = 21 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "MatMul(a, b)", .line = 21 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 73 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 73 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "c & const", .line = 21 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 73 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 18, },
        .name = "t",
        .text = "Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1)", .line = 47 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 13, },
        .text = "Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3)))", .line = 47 },
    [13] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 16, },
        .text = "Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))", .line = 47 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 15, },
        .text = "Div(x, approx(1.41421356, 1e-3))", .line = 47 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 47 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 17, },
        .text = "Mul(x, approx(0.70710678, 1e-3))", .line = 47 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.70710678 }, 0.001 },
        .text = "approx(0.70710678, 1e-3)", .line = 47 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 47 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 21, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 48 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 22, },
        .text = "Mul(t, 0.5)", .line = 48 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 11, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 48 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 25, },
        .text = "Mul(x, 0.5)", .line = 48 },
    [25] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [26] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 27, 48, 51, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 57 },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 28, 47, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 57 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 29, },
        .text = "Mul(x, t)", .line = 57 },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 46, },
        .name = "t",
        .text = "Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1)", .line = 56 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 31, },
        .text = "Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)))", .line = 56 },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 45, },
        .text = "Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))", .line = 56 },
    [32] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 33, },
        .text = "Add(x, cubic(x))", .line = 56 },
    [33] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 34, 41, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, M...", .line = 53 },
    [34] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 35, 40, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))", .line = 53 },
    [35] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 38, },
        .text = "Pow(x, 3) | Mul(x, Mul(x, x))", .line = 53 },
    [36] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 37, },
        .text = "Pow(x, 3)", .line = 53 },
    [37] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 53 },
    [38] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 39, },
        .text = "Mul(x, Mul(x, x))", .line = 53 },
    [39] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "Mul(x, x)", .line = 53 },
    [40] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 53 },
    [41] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 42, },
        .text = "Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))))", .line = 54 },
    [42] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 43, },
        .text = "Mul(x, Mul(x, approx(0.044715, 1e-4)))", .line = 54 },
    [43] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 44, },
        .text = "Mul(x, approx(0.044715, 1e-4))", .line = 54 },
    [44] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 54 },
    [45] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.79788456 }, 0.001 },
        .text = "approx(0.79788456, 1e-3)", .line = 56 },
    [46] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 56 },
    [47] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [48] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 49, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 57 },
    [49] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 50, },
        .text = "Mul(t, 0.5)", .line = 57 },
    [50] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [51] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 52, 29, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 57 },
    [52] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 53, },
        .text = "Mul(x, 0.5)", .line = 57 },
    [53] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [54] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "Gelu(x)", .line = 60 },
    [55] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "com.microsoft.Gelu(x)", .line = 60 },
    [56] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.FastGelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .rest_first = 0, .rest_last = 1,
        .text = "com.microsoft.FastGelu(x, ...)", .line = 60 },
};
static const struct dfg_desc_region onnx_fusion_matmul_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_matmul_bias_gelu_refs[] = { { 6, -1 }, { 7, -1 }, { 9, -1 }, };
static const struct dfg_capture onnx_fusion_matmul_bias_gelu_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_gelu_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_gelu_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_gelu_match, c) },
};
static const struct dfg_desc_pattern onnx_fusion_matmul_bias_gelu_desc = {
    .n_nodes = 57, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_matmul_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_matmul_bias_gelu_regions,
    .captures = onnx_fusion_matmul_bias_gelu_refs,
    .text = "pattern matmul_bias_gelu(a, b, c) = gelu(matmul_bias(a, b, c));", .line = 73
};
static bool onnx_fusion_matmul_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_matmul_bias_gelu_match(g, n, m);
}
static bool onnx_fusion_matmul_bias_gelu_pass(void *ctx, const struct onnx_fusion_matmul_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_matmul_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_matmul_bias_gelu_each(g, n, onnx_fusion_matmul_bias_gelu_pass, &e);
}

static const struct dfg_part onnx_fusion_matmul_bias_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, matMul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, t) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_9) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, t_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_11) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_12) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_9) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_14) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_15) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_16) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_11) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_12) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_13) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_17) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_18) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_14) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_19) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, mul_20) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, constant_15) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, gelu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, gelu_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, fastGelu) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, rest) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_matmul_bias_gelu_whole, m.c) },
};
/* ---- sum ---- */

static const struct dfg_desc_node onnx_fusion_sum_nodes[5] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Add(a, b)", .line = 77 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 77 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 77 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Sum(a, b)", .line = 77 },
};
static const struct dfg_desc_region onnx_fusion_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_sum_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture onnx_fusion_sum_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_sum_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_sum_match, b) },
};
static const struct dfg_desc_pattern onnx_fusion_sum_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_fusion_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_sum_regions,
    .captures = onnx_fusion_sum_refs,
    .text = "pattern sum(a, b) = Add(a, b) | Sum(a, b);", .line = 77
};
static bool onnx_fusion_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_sum_match(g, n, m);
}
static bool onnx_fusion_sum_pass(void *ctx, const struct onnx_fusion_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_sum_each(g, n, onnx_fusion_sum_pass, &e);
}

static const struct dfg_part onnx_fusion_sum_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_sum_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_sum_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_sum_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_sum_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_sum_whole, sum) },
};
/* ---- conv_sum ---- */

static const struct dfg_desc_node onnx_fusion_conv_sum_nodes[8] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "Add(a, b)", .line = 77 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .optional = 0x4u,
        .text = "Conv(x, w, b?)", .line = 19 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 78 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 78 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 78 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 78 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "Sum(a, b)", .line = 77 },
};
static const struct dfg_desc_region onnx_fusion_conv_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_sum_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture onnx_fusion_conv_sum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_match, b) },
    { "residual", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_match, residual) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_sum_desc = {
    .n_nodes = 8, .n_exprs = 0, .n_vars = 0, .n_sets = 4,
    .nodes = onnx_fusion_conv_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_sum_regions,
    .captures = onnx_fusion_conv_sum_refs,
    .text = "pattern conv_sum(x, w, b, residual) = sum(conv(x, w, b), residual);", .line = 78
};
static bool onnx_fusion_conv_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_sum_match(g, n, m);
}
static bool onnx_fusion_conv_sum_pass(void *ctx, const struct onnx_fusion_conv_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_sum_each(g, n, onnx_fusion_conv_sum_pass, &e);
}

static const struct dfg_part onnx_fusion_conv_sum_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_conv_sum_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_whole, conv) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_whole, sum) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_conv_sum_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_conv_sum_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_conv_sum_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_conv_sum_whole, m.residual) },
};
/* ---- conv_norm_sum ---- */

static const struct dfg_desc_node onnx_fusion_conv_norm_sum_nodes[23] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 22, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 21, },
        .text = "Add(a, b)", .line = 77 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 9, 12, 15, 18, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 8, },
        .optional = 0x4u,
        .text = "Conv(x, w & const, b?)", .line = 28 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 79 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "w & const", .line = 28 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 79 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 79 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "scale & const", .line = 25 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 79 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "bias & const", .line = 25 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 79 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "mean & const", .line = 25 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 79 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "variance & const", .line = 25 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 79 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 79 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 21, },
        .text = "Sum(a, b)", .line = 77 },
};
static const struct dfg_desc_region onnx_fusion_conv_norm_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_norm_sum_refs[] = { { 4, -1 }, { 6, -1 }, { 8, -1 }, { 10, -1 }, { 13, -1 }, { 16, -1 }, { 19, -1 }, { 21, -1 }, };
static const struct dfg_capture onnx_fusion_conv_norm_sum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, b) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, variance) },
    { "residual", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, residual) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_norm_sum_desc = {
    .n_nodes = 23, .n_exprs = 0, .n_vars = 0, .n_sets = 8,
    .nodes = onnx_fusion_conv_norm_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_norm_sum_regions,
    .captures = onnx_fusion_conv_norm_sum_refs,
    .text = "pattern conv_norm_sum(x, w, b, scale, bias, mean, variance, residual) =\012    sum(conv_norm(x, w, b, scale, bias, mean, variance), residual);", .line = 79
};
static bool onnx_fusion_conv_norm_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_norm_sum_match(g, n, m);
}
static bool onnx_fusion_conv_norm_sum_pass(void *ctx, const struct onnx_fusion_conv_norm_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_norm_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_norm_sum_each(g, n, onnx_fusion_conv_norm_sum_pass, &e);
}

static const struct dfg_part onnx_fusion_conv_norm_sum_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_conv_norm_sum_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_whole, batchNormalization_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_whole, conv) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_whole, sum) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_conv_norm_sum_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_conv_norm_sum_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_conv_norm_sum_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_conv_norm_sum_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_conv_norm_sum_whole, m.bias) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct onnx_fusion_conv_norm_sum_whole, m.mean) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct onnx_fusion_conv_norm_sum_whole, m.variance) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct onnx_fusion_conv_norm_sum_whole, m.residual) },
};
/* ---- conv_sum_act ---- */

static const struct dfg_desc_node onnx_fusion_conv_sum_act_nodes[32] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 10, 13, 15, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 9, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, },
        .text = "Add(a, b)", .line = 77 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 7, },
        .optional = 0x4u,
        .text = "Conv(x, w, b?)", .line = 19 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 81 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 81 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 81 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 81 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, },
        .text = "Sum(a, b)", .line = 77 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 11, 12, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 14, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 16, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [16] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 17, 24, 31, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 19, 21, 22, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 20, },
        .text = "Add(x, 3)", .line = 40 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 30, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 26, 28, 29, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 27, },
        .text = "Add(x, 3)", .line = 41 },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [28] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [29] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [30] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_conv_sum_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_sum_act_refs[] = { { 5, -1 }, { 6, -1 }, { 7, -1 }, { 8, -1 }, };
static const struct dfg_capture onnx_fusion_conv_sum_act_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_act_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_act_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_act_match, b) },
    { "residual", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_act_match, residual) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_sum_act_desc = {
    .n_nodes = 32, .n_exprs = 0, .n_vars = 0, .n_sets = 4,
    .nodes = onnx_fusion_conv_sum_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_sum_act_regions,
    .captures = onnx_fusion_conv_sum_act_refs,
    .text = "pattern conv_sum_act(x, w, b, residual) = activation(conv_sum(x, w, b, residual));", .line = 81
};
static bool onnx_fusion_conv_sum_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_sum_act_match(g, n, m);
}
static bool onnx_fusion_conv_sum_act_pass(void *ctx, const struct onnx_fusion_conv_sum_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_sum_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_sum_act_each(g, n, onnx_fusion_conv_sum_act_pass, &e);
}

static const struct dfg_part onnx_fusion_conv_sum_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, conv) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, sum) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, add_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, constant_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_sum_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_conv_sum_act_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_conv_sum_act_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_conv_sum_act_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_conv_sum_act_whole, m.residual) },
};
/* ---- conv_norm_sum_act ---- */

static const struct dfg_desc_node onnx_fusion_conv_norm_sum_act_nodes[47] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 25, 28, 30, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 24, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 23, },
        .text = "Add(a, b)", .line = 77 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 5, 11, 14, 17, 20, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 10, },
        .optional = 0x4u,
        .text = "Conv(x, w & const, b?)", .line = 28 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 82 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "w & const", .line = 28 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 82 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 82 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "scale & const", .line = 25 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 82 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "bias & const", .line = 25 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 82 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "mean & const", .line = 25 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 82 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "variance & const", .line = 25 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 82 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 82 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 23, },
        .text = "Sum(a, b)", .line = 77 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 26, 27, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [26] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 29, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 31, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [31] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 32, 39, 46, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [32] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 33, 38, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [33] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 34, 36, 37, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [34] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 35, },
        .text = "Add(x, 3)", .line = 40 },
    [35] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [36] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [37] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [38] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [39] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 40, 45, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [40] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 41, 43, 44, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [41] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 42, },
        .text = "Add(x, 3)", .line = 41 },
    [42] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [43] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [44] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [45] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [46] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_conv_norm_sum_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_norm_sum_act_refs[] = { { 6, -1 }, { 8, -1 }, { 10, -1 }, { 12, -1 }, { 15, -1 }, { 18, -1 }, { 21, -1 }, { 23, -1 }, };
static const struct dfg_capture onnx_fusion_conv_norm_sum_act_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, b) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, variance) },
    { "residual", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, residual) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_norm_sum_act_desc = {
    .n_nodes = 47, .n_exprs = 0, .n_vars = 0, .n_sets = 8,
    .nodes = onnx_fusion_conv_norm_sum_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_norm_sum_act_regions,
    .captures = onnx_fusion_conv_norm_sum_act_refs,
    .text = "pattern conv_norm_sum_act(x, w, b, scale, bias, mean, variance, residual) =\012    activation(conv_norm_sum(x, w, b, scale, bias, mean, variance, residual));", .line = 82
};
static bool onnx_fusion_conv_norm_sum_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_norm_sum_act_match(g, n, m);
}
static bool onnx_fusion_conv_norm_sum_act_pass(void *ctx, const struct onnx_fusion_conv_norm_sum_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_norm_sum_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_norm_sum_act_each(g, n, onnx_fusion_conv_norm_sum_act_pass, &e);
}

static const struct dfg_part onnx_fusion_conv_norm_sum_act_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, batchNormalization_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, conv) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, sum) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, clip_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_11) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, clip_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, add_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_12) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_14) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, constant_15) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, hardSigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, m.bias) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, m.mean) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, m.variance) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct onnx_fusion_conv_norm_sum_act_whole, m.residual) },
};
/* ---- matmul_bias_sum ---- */

static const struct dfg_desc_node onnx_fusion_matmul_bias_sum_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .text = "Add(matmul_bias(a, b, c), residual)", .line = 84 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "Add(MatMul(a, b), c & const)", .line = 21 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "MatMul(a, b)", .line = 21 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 84 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 84 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "c & const", .line = 21 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 84 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 84 },
};
static const struct dfg_desc_region onnx_fusion_matmul_bias_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_matmul_bias_sum_refs[] = { { 3, -1 }, { 4, -1 }, { 6, -1 }, { 8, -1 }, };
static const struct dfg_capture onnx_fusion_matmul_bias_sum_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_sum_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_sum_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_sum_match, c) },
    { "residual", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_sum_match, residual) },
};
static const struct dfg_desc_pattern onnx_fusion_matmul_bias_sum_desc = {
    .n_nodes = 9, .n_exprs = 0, .n_vars = 0, .n_sets = 4,
    .nodes = onnx_fusion_matmul_bias_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_matmul_bias_sum_regions,
    .captures = onnx_fusion_matmul_bias_sum_refs,
    .text = "pattern matmul_bias_sum(a, b, c, residual) = Add(matmul_bias(a, b, c), residual);", .line = 84
};
static bool onnx_fusion_matmul_bias_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_matmul_bias_sum_match(g, n, m);
}
static bool onnx_fusion_matmul_bias_sum_pass(void *ctx, const struct onnx_fusion_matmul_bias_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_matmul_bias_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_matmul_bias_sum_each(g, n, onnx_fusion_matmul_bias_sum_pass, &e);
}

static const struct dfg_part onnx_fusion_matmul_bias_sum_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_matmul_bias_sum_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_matmul_bias_sum_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_matmul_bias_sum_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_matmul_bias_sum_whole, m.residual) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_matmul_bias_sum_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_sum_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_sum_whole, matMul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_matmul_bias_sum_whole, constant) },
};
/* ---- dequantized ---- */

static const struct dfg_desc_node onnx_fusion_dequantized_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 5, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 88 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "s & const", .line = 88 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 88 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "(z & const)", .line = 88 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 88 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
};
static const struct dfg_desc_region onnx_fusion_dequantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_dequantized_refs[] = { { 1, -1 }, { 3, -1 }, { 6, -1 }, };
static const struct dfg_capture onnx_fusion_dequantized_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct onnx_fusion_dequantized_match, q) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_fusion_dequantized_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct onnx_fusion_dequantized_match, z) },
};
static const struct dfg_desc_pattern onnx_fusion_dequantized_desc = {
    .n_nodes = 8, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_dequantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_dequantized_regions,
    .captures = onnx_fusion_dequantized_refs,
    .text = "pattern dequantized(q, s, z) = DequantizeLinear(q, s & const, (z & const)?);", .line = 88
};
static bool onnx_fusion_dequantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_dequantized_match(g, n, m);
}
static bool onnx_fusion_dequantized_pass(void *ctx, const struct onnx_fusion_dequantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_dequantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_dequantized_each(g, n, onnx_fusion_dequantized_pass, &e);
}

static const struct dfg_part onnx_fusion_dequantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_dequantized_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_dequantized_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_dequantized_whole, m.z) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_dequantized_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_dequantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_dequantized_whole, constant_2) },
};
/* ---- quantized ---- */

static const struct dfg_desc_node onnx_fusion_quantized_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 5, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 89 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "s & const", .line = 89 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 89 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "(z & const)", .line = 89 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 89 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_quantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_quantized_refs[] = { { 1, -1 }, { 3, -1 }, { 6, -1 }, };
static const struct dfg_capture onnx_fusion_quantized_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct onnx_fusion_quantized_match, p) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_fusion_quantized_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct onnx_fusion_quantized_match, z) },
};
static const struct dfg_desc_pattern onnx_fusion_quantized_desc = {
    .n_nodes = 8, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_quantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_quantized_regions,
    .captures = onnx_fusion_quantized_refs,
    .text = "pattern quantized(p, s, z) = QuantizeLinear(p, s & const, (z & const)?);", .line = 89
};
static bool onnx_fusion_quantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_quantized_match(g, n, m);
}
static bool onnx_fusion_quantized_pass(void *ctx, const struct onnx_fusion_quantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_quantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_quantized_each(g, n, onnx_fusion_quantized_pass, &e);
}

static const struct dfg_part onnx_fusion_quantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_quantized_whole, m.p) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_quantized_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_quantized_whole, m.z) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_quantized_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_quantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_quantized_whole, constant_2) },
};
/* ---- qdq_conv ---- */

static const struct dfg_desc_node onnx_fusion_qdq_conv_nodes[37] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 31, 34, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 95 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 95 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 12, 20, },
        .optional = 0x4u,
        .text = "Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012         ...", .line = 95 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 94 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 94 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 94 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 17, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 94 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "s & const", .line = 88 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_scale",
        .text = "w_scale", .line = 94 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "(z & const)", .line = 88 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 94 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [20] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 29, },
        .text = "(dequantized(b, b_scale, b_zero) | b & const)", .line = 96 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 22, 23, 26, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 94 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "s & const", .line = 88 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b_scale",
        .text = "b_scale", .line = 94 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [26] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, },
        .text = "(z & const)", .line = 88 },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b_zero",
        .text = "b_zero", .line = 94 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [29] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 30, },
        .text = "b & const", .line = 96 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 96 },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, },
        .text = "s & const", .line = 89 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 94 },
    [33] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [34] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, },
        .text = "(z & const)", .line = 89 },
    [35] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 94 },
    [36] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_qdq_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_qdq_conv_refs[] = { { 5, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, { 15, -1 }, { 18, -1 }, { 22, -1 }, { 24, -1 }, { 27, -1 }, { 32, -1 }, { 35, -1 }, };
static const struct dfg_capture onnx_fusion_qdq_conv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, x) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, x_scale) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, x_zero) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, w) },
    { "w_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, w_scale) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, w_zero) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, b) },
    { "b_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, b_scale) },
    { "b_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, b_zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, zero) },
};
static const struct dfg_desc_pattern onnx_fusion_qdq_conv_desc = {
    .n_nodes = 37, .n_exprs = 0, .n_vars = 0, .n_sets = 11,
    .nodes = onnx_fusion_qdq_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_qdq_conv_regions,
    .captures = onnx_fusion_qdq_conv_refs,
    .text = "pattern qdq_conv(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =\012    quantized(Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012                         (dequantized(b, b_scale, b_zero) | b & const)?)),\012              scale, zero);", .line = 94
};
static bool onnx_fusion_qdq_conv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_qdq_conv_match(g, n, m);
}
static bool onnx_fusion_qdq_conv_pass(void *ctx, const struct onnx_fusion_qdq_conv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_qdq_conv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_qdq_conv_each(g, n, onnx_fusion_qdq_conv_pass, &e);
}

static const struct dfg_part onnx_fusion_qdq_conv_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_qdq_conv_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_qdq_conv_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_qdq_conv_whole, m.x_scale) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_qdq_conv_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_qdq_conv_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_qdq_conv_whole, m.w_scale) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct onnx_fusion_qdq_conv_whole, m.w_zero) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct onnx_fusion_qdq_conv_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct onnx_fusion_qdq_conv_whole, m.b_scale) },
    { DFG_PART_INPUT, false, 0, 8, offsetof(struct onnx_fusion_qdq_conv_whole, m.b_zero) },
    { DFG_PART_INPUT, false, 0, 9, offsetof(struct onnx_fusion_qdq_conv_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 10, offsetof(struct onnx_fusion_qdq_conv_whole, m.zero) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, conv) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, dequantizeLinear_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_conv_whole, constant_9) },
};
/* ---- qdq_gemm ---- */

static const struct dfg_desc_node onnx_fusion_qdq_gemm_nodes[37] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 31, 34, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 99 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 99 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 12, 20, },
        .optional = 0x4u,
        .text = "Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012         ...", .line = 99 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 98 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 98 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 98 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 17, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 98 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "s & const", .line = 88 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_scale",
        .text = "w_scale", .line = 98 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "(z & const)", .line = 88 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 98 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [20] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 29, },
        .text = "(dequantized(b, b_scale, b_zero) | b & const)", .line = 100 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 22, 23, 26, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 98 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "s & const", .line = 88 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b_scale",
        .text = "b_scale", .line = 98 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [26] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, },
        .text = "(z & const)", .line = 88 },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b_zero",
        .text = "b_zero", .line = 98 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [29] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 30, },
        .text = "b & const", .line = 100 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 100 },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, },
        .text = "s & const", .line = 89 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 98 },
    [33] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [34] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, },
        .text = "(z & const)", .line = 89 },
    [35] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 98 },
    [36] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_qdq_gemm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_qdq_gemm_refs[] = { { 5, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, { 15, -1 }, { 18, -1 }, { 22, -1 }, { 24, -1 }, { 27, -1 }, { 32, -1 }, { 35, -1 }, };
static const struct dfg_capture onnx_fusion_qdq_gemm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, x) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, x_scale) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, x_zero) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, w) },
    { "w_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, w_scale) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, w_zero) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, b) },
    { "b_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, b_scale) },
    { "b_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, b_zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, zero) },
};
static const struct dfg_desc_pattern onnx_fusion_qdq_gemm_desc = {
    .n_nodes = 37, .n_exprs = 0, .n_vars = 0, .n_sets = 11,
    .nodes = onnx_fusion_qdq_gemm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_qdq_gemm_regions,
    .captures = onnx_fusion_qdq_gemm_refs,
    .text = "pattern qdq_gemm(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =\012    quantized(Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012                         (dequantized(b, b_scale, b_zero) | b & const)?)),\012              scale, zero);", .line = 98
};
static bool onnx_fusion_qdq_gemm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_qdq_gemm_match(g, n, m);
}
static bool onnx_fusion_qdq_gemm_pass(void *ctx, const struct onnx_fusion_qdq_gemm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_qdq_gemm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_qdq_gemm_each(g, n, onnx_fusion_qdq_gemm_pass, &e);
}

static const struct dfg_part onnx_fusion_qdq_gemm_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_qdq_gemm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_qdq_gemm_whole, m.x_scale) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_qdq_gemm_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_qdq_gemm_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_qdq_gemm_whole, m.w_scale) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct onnx_fusion_qdq_gemm_whole, m.w_zero) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct onnx_fusion_qdq_gemm_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct onnx_fusion_qdq_gemm_whole, m.b_scale) },
    { DFG_PART_INPUT, false, 0, 8, offsetof(struct onnx_fusion_qdq_gemm_whole, m.b_zero) },
    { DFG_PART_INPUT, false, 0, 9, offsetof(struct onnx_fusion_qdq_gemm_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 10, offsetof(struct onnx_fusion_qdq_gemm_whole, m.zero) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, gemm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, dequantizeLinear_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_gemm_whole, constant_9) },
};
/* ---- qdq_matmul ---- */

static const struct dfg_desc_node onnx_fusion_qdq_matmul_nodes[24] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 18, 21, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero))", .line = 103 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 102 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 102 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 102 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 12, 15, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 102 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "s & const", .line = 88 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_scale",
        .text = "w_scale", .line = 102 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "(z & const)", .line = 88 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 102 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "s & const", .line = 89 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 102 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "(z & const)", .line = 89 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 102 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_qdq_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_qdq_matmul_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 13, -1 }, { 16, -1 }, { 19, -1 }, { 22, -1 }, };
static const struct dfg_capture onnx_fusion_qdq_matmul_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, x) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, x_scale) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, x_zero) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, w) },
    { "w_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, w_scale) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, w_zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, zero) },
};
static const struct dfg_desc_pattern onnx_fusion_qdq_matmul_desc = {
    .n_nodes = 24, .n_exprs = 0, .n_vars = 0, .n_sets = 8,
    .nodes = onnx_fusion_qdq_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_qdq_matmul_regions,
    .captures = onnx_fusion_qdq_matmul_refs,
    .text = "pattern qdq_matmul(x, x_scale, x_zero, w, w_scale, w_zero, scale, zero) =\012    quantized(MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)), scale, zero);", .line = 102
};
static bool onnx_fusion_qdq_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_qdq_matmul_match(g, n, m);
}
static bool onnx_fusion_qdq_matmul_pass(void *ctx, const struct onnx_fusion_qdq_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_qdq_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_qdq_matmul_each(g, n, onnx_fusion_qdq_matmul_pass, &e);
}

static const struct dfg_part onnx_fusion_qdq_matmul_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_qdq_matmul_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_matmul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_matmul_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_qdq_matmul_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_qdq_matmul_whole, m.x_scale) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_qdq_matmul_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_qdq_matmul_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_qdq_matmul_whole, m.w_scale) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct onnx_fusion_qdq_matmul_whole, m.w_zero) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct onnx_fusion_qdq_matmul_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct onnx_fusion_qdq_matmul_whole, m.zero) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_matmul_whole, matMul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_matmul_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_matmul_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_matmul_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_matmul_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_matmul_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_matmul_whole, constant_6) },
};
/* ---- qdq_binary ---- */

static const struct dfg_desc_node onnx_fusion_qdq_binary_nodes[26] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 20, 23, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_...", .line = 105 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_...", .line = 105 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "Add", "Sub", "Mul", "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "(Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale,...", .line = 105 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 104 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 104 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 104 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 17, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 104 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "s & const", .line = 88 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y_scale",
        .text = "y_scale", .line = 104 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "(z & const)", .line = 88 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y_zero",
        .text = "y_zero", .line = 104 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "s & const", .line = 89 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 104 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "(z & const)", .line = 89 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 104 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_qdq_binary_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_qdq_binary_refs[] = { { 5, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, { 15, -1 }, { 18, -1 }, { 21, -1 }, { 24, -1 }, };
static const struct dfg_capture onnx_fusion_qdq_binary_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, x) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, x_scale) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, x_zero) },
    { "y", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, y) },
    { "y_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, y_scale) },
    { "y_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, y_zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, zero) },
};
static const struct dfg_desc_pattern onnx_fusion_qdq_binary_desc = {
    .n_nodes = 26, .n_exprs = 0, .n_vars = 0, .n_sets = 8,
    .nodes = onnx_fusion_qdq_binary_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_qdq_binary_regions,
    .captures = onnx_fusion_qdq_binary_refs,
    .text = "pattern qdq_binary(x, x_scale, x_zero, y, y_scale, y_zero, scale, zero) =\012    quantized(Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale, y_zero))),\012              scale, zero);", .line = 104
};
static bool onnx_fusion_qdq_binary_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_qdq_binary_match(g, n, m);
}
static bool onnx_fusion_qdq_binary_pass(void *ctx, const struct onnx_fusion_qdq_binary_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_qdq_binary_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_qdq_binary_each(g, n, onnx_fusion_qdq_binary_pass, &e);
}

static const struct dfg_part onnx_fusion_qdq_binary_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_qdq_binary_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_binary_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_binary_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_qdq_binary_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_qdq_binary_whole, m.x_scale) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_qdq_binary_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_qdq_binary_whole, m.y) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_qdq_binary_whole, m.y_scale) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct onnx_fusion_qdq_binary_whole, m.y_zero) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct onnx_fusion_qdq_binary_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct onnx_fusion_qdq_binary_whole, m.zero) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_binary_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_binary_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_binary_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_binary_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_binary_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_binary_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_binary_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_binary_whole, constant_6) },
};
/* ---- qdq_unary ---- */

static const struct dfg_desc_node onnx_fusion_qdq_unary_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 15, .ops = (const char *const[]){ "AveragePool", "GlobalAveragePool", "MaxPool", "Relu", "Sigmoid", "Tanh", "Softmax", "LeakyRelu", "Clip", "Flatten", "Reshape", "Transpose", "Squeeze", "Unsqueeze", "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .rest_first = 0, .rest_last = 1,
        .name = "y",
        .text = "(AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | L...", .line = 108 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 107 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 107 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 89 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 107 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "(z & const)", .line = 89 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 107 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_qdq_unary_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_qdq_unary_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 1, -1 }, };
static const struct dfg_capture onnx_fusion_qdq_unary_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_unary_match, x) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_unary_match, x_scale) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_unary_match, x_zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_unary_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_unary_match, zero) },
    { "y", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_unary_match, y) },
};
static const struct dfg_desc_pattern onnx_fusion_qdq_unary_desc = {
    .n_nodes = 16, .n_exprs = 0, .n_vars = 0, .n_sets = 6,
    .nodes = onnx_fusion_qdq_unary_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_qdq_unary_regions,
    .captures = onnx_fusion_qdq_unary_refs,
    .text = "pattern qdq_unary(x, x_scale, x_zero, scale, zero) {\012    y = (AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | LeakyRelu | Clip | Flatten\012         | Reshape | Transpose | Squeeze | Unsqueeze | ReduceMean)(dequantized(x, x_scale, x_zero), ...);\012    return quantized(y, scale, zero);\012}", .line = 107
};
static bool onnx_fusion_qdq_unary_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_qdq_unary_match(g, n, m);
}
static bool onnx_fusion_qdq_unary_pass(void *ctx, const struct onnx_fusion_qdq_unary_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_qdq_unary_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_qdq_unary_each(g, n, onnx_fusion_qdq_unary_pass, &e);
}

static const struct dfg_part onnx_fusion_qdq_unary_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_qdq_unary_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_unary_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_unary_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_qdq_unary_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_qdq_unary_whole, m.x_scale) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_qdq_unary_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_qdq_unary_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_qdq_unary_whole, m.zero) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct onnx_fusion_qdq_unary_whole, m.y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_unary_whole, y_call) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct onnx_fusion_qdq_unary_whole, rest) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_qdq_unary_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_unary_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_qdq_unary_whole, constant_4) },
};
/* ---- requant_shift ---- */

static const struct dfg_desc_node onnx_fusion_requant_shift_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "RequantShift", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 7, 10, },
        .text = "RequantShift((Conv | Gemm)(x, w & const, b?), mul & const, add & const)", .line = 113 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "Conv", "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .text = "(Conv | Gemm)(x, w & const, b?)", .line = 113 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 113 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const", .line = 113 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 113 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 113 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 113 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "mul & const", .line = 113 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mul",
        .text = "mul", .line = 113 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 113 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "add & const", .line = 113 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "add",
        .text = "add", .line = 113 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 113 },
};
static const struct dfg_desc_region onnx_fusion_requant_shift_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_requant_shift_refs[] = { { 2, -1 }, { 4, -1 }, { 6, -1 }, { 8, -1 }, { 11, -1 }, };
static const struct dfg_capture onnx_fusion_requant_shift_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_requant_shift_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_requant_shift_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_requant_shift_match, b) },
    { "mul", DFG_CAP_NODE, offsetof(struct onnx_fusion_requant_shift_match, mul) },
    { "add", DFG_CAP_NODE, offsetof(struct onnx_fusion_requant_shift_match, add) },
};
static const struct dfg_desc_pattern onnx_fusion_requant_shift_desc = {
    .n_nodes = 13, .n_exprs = 0, .n_vars = 0, .n_sets = 5,
    .nodes = onnx_fusion_requant_shift_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_requant_shift_regions,
    .captures = onnx_fusion_requant_shift_refs,
    .text = "pattern requant_shift(x, w, b, mul, add) = RequantShift((Conv | Gemm)(x, w & const, b?), mul & const, add & const);", .line = 113
};
static bool onnx_fusion_requant_shift_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_requant_shift_match(g, n, m);
}
static bool onnx_fusion_requant_shift_pass(void *ctx, const struct onnx_fusion_requant_shift_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_requant_shift_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_requant_shift_each(g, n, onnx_fusion_requant_shift_pass, &e);
}

static const struct dfg_part onnx_fusion_requant_shift_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_requant_shift_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_requant_shift_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_requant_shift_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_requant_shift_whole, m.mul) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_requant_shift_whole, m.add) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_requant_shift_whole, requantShift) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_requant_shift_whole, call) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_requant_shift_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_requant_shift_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_requant_shift_whole, constant_3) },
};
/* ---- requantize ---- */

static const struct dfg_desc_node onnx_fusion_requantize_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 12, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 115 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "s & const", .line = 88 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 115 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "(z & const)", .line = 88 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 115 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "s & const", .line = 89 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 115 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "(z & const)", .line = 89 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 115 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_requantize_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_requantize_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, };
static const struct dfg_capture onnx_fusion_requantize_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_requantize_match, x) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_requantize_match, x_scale) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_requantize_match, x_zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_requantize_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_requantize_match, zero) },
};
static const struct dfg_desc_pattern onnx_fusion_requantize_desc = {
    .n_nodes = 15, .n_exprs = 0, .n_vars = 0, .n_sets = 5,
    .nodes = onnx_fusion_requantize_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_requantize_regions,
    .captures = onnx_fusion_requantize_refs,
    .text = "pattern requantize(x, x_scale, x_zero, scale, zero) = quantized(dequantized(x, x_scale, x_zero), scale, zero);", .line = 115
};
static bool onnx_fusion_requantize_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_requantize_match(g, n, m);
}
static bool onnx_fusion_requantize_pass(void *ctx, const struct onnx_fusion_requantize_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_requantize_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_requantize_each(g, n, onnx_fusion_requantize_pass, &e);
}

static const struct dfg_part onnx_fusion_requantize_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_requantize_whole, quantizeLinear) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_requantize_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_requantize_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_requantize_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_requantize_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_requantize_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_requantize_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_requantize_whole, m.x_scale) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_requantize_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_requantize_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_requantize_whole, m.zero) },
};
/* ---- centred ---- */

static const struct dfg_desc_node onnx_fusion_centred_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Sub(x, ReduceMean(x) { keepdims == 1 })", .line = 120 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 120 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 120 },
        },
        .text = "ReduceMean(x)", .line = 120 },
};
static const struct dfg_desc_region onnx_fusion_centred_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_centred_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_fusion_centred_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_centred_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_centred_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_centred_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_centred_regions,
    .captures = onnx_fusion_centred_refs,
    .text = "pattern centred(x) = Sub(x, ReduceMean(x) { keepdims == 1 });", .line = 120
};
static bool onnx_fusion_centred_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_centred_match(g, n, m);
}
static bool onnx_fusion_centred_pass(void *ctx, const struct onnx_fusion_centred_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_centred_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_centred_each(g, n, onnx_fusion_centred_pass, &e);
}

static const struct dfg_part onnx_fusion_centred_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_centred_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_centred_whole, sub) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_centred_whole, reduceMean) },
};
/* ---- layer_norm ---- */

static const struct dfg_desc_node onnx_fusion_layer_norm_nodes[28] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 27, },
        .text = "Add(Mul(n, scale), bias) | LayerNormalization(x, scale, bias?)", .line = 127 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 26, },
        .text = "Add(Mul(n, scale), bias)", .line = 127 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 25, },
        .text = "Mul(n, scale)", .line = 127 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 23, },
        .name = "n",
        .text = "Div(d, s) | Mul(d, Reciprocal(s))", .line = 126 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 8, },
        .text = "Div(d, s)", .line = 126 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .name = "d",
        .text = "Sub(x, ReduceMean(x) { keepdims == 1 })", .line = 120 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 121 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 120 },
        },
        .text = "ReduceMean(x)", .line = 120 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .name = "s",
        .text = "Sqrt(Add(v, eps & const))", .line = 125 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 20, },
        .text = "Add(v, eps & const)", .line = 125 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 11, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 124 },
        },
        .name = "v",
        .text = "ReduceMean(Pow(e, 2) | Mul(e, e))", .line = 124 },
    [11] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 19, },
        .text = "Pow(e, 2) | Mul(e, e)", .line = 124 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 18, },
        .text = "Pow(e, 2)", .line = 124 },
    [13] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .name = "e",
        .text = "Cast?(d | centred(x))", .line = 123 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 15, },
        .text = "Cast?(d | centred(x))", .line = 123 },
    [15] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 16, },
        .text = "d | centred(x)", .line = 123 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 17, },
        .text = "Sub(x, ReduceMean(x) { keepdims == 1 })", .line = 120 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 120 },
        },
        .text = "ReduceMean(x)", .line = 120 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 124 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 13, },
        .text = "Mul(e, e)", .line = 124 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "eps & const", .line = 125 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 121 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 125 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 24, },
        .text = "Mul(d, Reciprocal(s))", .line = 126 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reciprocal", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "Reciprocal(s)", .line = 126 },
    [25] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 121 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 121 },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "LayerNormalization", },
        .n_kids = 3, .kids = (const uint32_t[]){ 6, 25, 26, },
        .optional = 0x4u,
        .text = "LayerNormalization(x, scale, bias?)", .line = 127 },
};
static const struct dfg_desc_region onnx_fusion_layer_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_layer_norm_refs[] = { { 6, -1 }, { 21, -1 }, { 25, -1 }, { 26, -1 }, { 5, -1 }, { 13, -1 }, { 10, -1 }, { 8, -1 }, { 3, -1 }, };
static const struct dfg_capture onnx_fusion_layer_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, x) },
    { "eps", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, eps) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, bias) },
    { "d", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, d) },
    { "e", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, e) },
    { "v", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, s) },
    { "n", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, n) },
};
static const struct dfg_desc_pattern onnx_fusion_layer_norm_desc = {
    .n_nodes = 28, .n_exprs = 0, .n_vars = 0, .n_sets = 9,
    .nodes = onnx_fusion_layer_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_layer_norm_regions,
    .captures = onnx_fusion_layer_norm_refs,
    .text = "pattern layer_norm(x, eps, scale, bias) {\012    d = centred(x);\012    e = Cast?(d | centred(x));\012    v = ReduceMean(Pow(e, 2) | Mul(e, e)) { keepdims == 1 };\012    s = Sqrt(Add(v, eps & const));\012    n = Div(d, s) | Mul(d, Reciprocal(s));\012    return Add(Mul(n, scale), bias) | LayerNormalization(x, scale, bias?);\012}", .line = 121
};
static bool onnx_fusion_layer_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_layer_norm_match(g, n, m);
}
static bool onnx_fusion_layer_norm_pass(void *ctx, const struct onnx_fusion_layer_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_layer_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_layer_norm_each(g, n, onnx_fusion_layer_norm_pass, &e);
}

static const struct dfg_part onnx_fusion_layer_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_layer_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_layer_norm_whole, m.eps) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_layer_norm_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_layer_norm_whole, m.bias) },
    { DFG_PART_NONE, false, 0, 5, offsetof(struct onnx_fusion_layer_norm_whole, m.e) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, sub) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, reduceMean) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct onnx_fusion_layer_norm_whole, m.v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, mul) },
    { DFG_PART_INNER, false, 0, 7, offsetof(struct onnx_fusion_layer_norm_whole, m.s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, constant_2) },
    { DFG_PART_NONE, false, 0, 8, offsetof(struct onnx_fusion_layer_norm_whole, m.n) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, div) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct onnx_fusion_layer_norm_whole, m.d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, reduceMean_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, reciprocal) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_layer_norm_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, layerNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_layer_norm_whole, layerNormalization_call) },
};
/* ---- rms_norm ---- */

static const struct dfg_desc_node onnx_fusion_rms_norm_nodes[34] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 33, },
        .text = "Mul(Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))), scale)", .line = 134 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s)))", .line = 134 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s)))", .line = 134 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 28, 30, },
        .text = "Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))", .line = 134 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "Div(x, s)", .line = 134 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 131 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .name = "s",
        .text = "Sqrt(Add(v, eps & const))", .line = 133 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 25, },
        .text = "Add(v, eps & const)", .line = 133 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 132 },
        },
        .name = "v",
        .text = "ReduceMean(Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)...", .line = 132 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 18, },
        .text = "Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)))", .line = 132 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 17, },
        .text = "Pow(x & !Sub(_, ReduceMean(_)), 2)", .line = 132 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 12, },
        .text = "x & !Sub(_, ReduceMean(_))", .line = 132 },
    [12] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 13, },
        .text = "!Sub(_, ReduceMean(_))", .line = 132 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 1,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "Sub(_, ReduceMean(_))", .line = 132 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 1,
        .text = "_", .line = 132 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 1,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 16, },
        .text = "ReduceMean(_)", .line = 132 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 1,
        .text = "_", .line = 132 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 132 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 19, },
        .text = "Mul(x, x & !Sub(_, ReduceMean(_)))", .line = 132 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 20, },
        .text = "x & !Sub(_, ReduceMean(_))", .line = 132 },
    [20] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 21, },
        .text = "!Sub(_, ReduceMean(_))", .line = 132 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 2,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "Sub(_, ReduceMean(_))", .line = 132 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 2,
        .text = "_", .line = 132 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 2,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 24, },
        .text = "ReduceMean(_)", .line = 132 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 2,
        .text = "_", .line = 132 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "eps & const", .line = 133 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 131 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 133 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 29, },
        .text = "Mul(x, Reciprocal(s))", .line = 134 },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reciprocal", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "Reciprocal(s)", .line = 134 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 31, },
        .text = "Mul(x, Div(1, s))", .line = 134 },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 6, },
        .text = "Div(1, s)", .line = 134 },
    [32] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 134 },
    [33] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 131 },
};
static const struct dfg_desc_region onnx_fusion_rms_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_INSIDE_NOT, 12, 0 }, { DFG_D_INSIDE_NOT, 20, 0 }, };
static const struct dfg_desc_capture onnx_fusion_rms_norm_refs[] = { { 5, -1 }, { 26, -1 }, { 33, -1 }, { 8, -1 }, { 6, -1 }, };
static const struct dfg_capture onnx_fusion_rms_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_rms_norm_match, x) },
    { "eps", DFG_CAP_NODE, offsetof(struct onnx_fusion_rms_norm_match, eps) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_rms_norm_match, scale) },
    { "v", DFG_CAP_NODE, offsetof(struct onnx_fusion_rms_norm_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_fusion_rms_norm_match, s) },
};
static const struct dfg_desc_pattern onnx_fusion_rms_norm_desc = {
    .n_nodes = 34, .n_exprs = 0, .n_vars = 0, .n_sets = 5,
    .nodes = onnx_fusion_rms_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 3, .regions = onnx_fusion_rms_norm_regions,
    .captures = onnx_fusion_rms_norm_refs,
    .text = "pattern rms_norm(x, eps, scale) {\012    v = ReduceMean(Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)))) { keepdims == 1 };\012    s = Sqrt(Add(v, eps & const));\012    return Mul(Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))), scale);\012}", .line = 131
};
static bool onnx_fusion_rms_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_rms_norm_match(g, n, m);
}
static bool onnx_fusion_rms_norm_pass(void *ctx, const struct onnx_fusion_rms_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_rms_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_rms_norm_each(g, n, onnx_fusion_rms_norm_pass, &e);
}

static const struct dfg_part onnx_fusion_rms_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_rms_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_rms_norm_whole, m.eps) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_rms_norm_whole, m.scale) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct onnx_fusion_rms_norm_whole, m.v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_rms_norm_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_rms_norm_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_rms_norm_whole, mul) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct onnx_fusion_rms_norm_whole, m.s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_rms_norm_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_rms_norm_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_rms_norm_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_rms_norm_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_rms_norm_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_rms_norm_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_rms_norm_whole, reciprocal) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_rms_norm_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_rms_norm_whole, div_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_rms_norm_whole, constant_3) },
};
/* ---- scores ---- */

static const struct dfg_desc_node onnx_fusion_scores_nodes[5] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "MatMul(q, k)", .line = 139 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 139 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 139 },
};
static const struct dfg_desc_region onnx_fusion_scores_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_scores_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture onnx_fusion_scores_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct onnx_fusion_scores_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct onnx_fusion_scores_match, k) },
};
static const struct dfg_desc_pattern onnx_fusion_scores_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_fusion_scores_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_scores_regions,
    .captures = onnx_fusion_scores_refs,
    .text = "pattern scores(q, k) = Cast?(MatMul(q, k));", .line = 139
};
static bool onnx_fusion_scores_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_scores_match(g, n, m);
}
static bool onnx_fusion_scores_pass(void *ctx, const struct onnx_fusion_scores_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_scores_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_scores_each(g, n, onnx_fusion_scores_pass, &e);
}

static const struct dfg_part onnx_fusion_scores_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_scores_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_scores_whole, m.k) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_scores_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_scores_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_scores_whole, matMul) },
};
/* ---- scaled ---- */

static const struct dfg_desc_node onnx_fusion_scaled_nodes[25] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 10, 16, 22, },
        .text = "Div(scores(q, k), s & const) | Mul(scores(q, k), s & const)\012    | scores(Mul(q, ...", .line = 140 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "Div(scores(q, k), s & const)", .line = 140 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "MatMul(q, k)", .line = 139 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 140 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 140 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "s & const", .line = 140 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 140 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 140 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, },
        .text = "Mul(scores(q, k), s & const)", .line = 140 },
    [11] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 13, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "MatMul(q, k)", .line = 139 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 15, },
        .text = "s & const", .line = 140 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 140 },
    [16] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 18, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 6, },
        .text = "MatMul(q, k)", .line = 139 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 20, },
        .text = "Mul(q, s & const)", .line = 141 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 21, },
        .text = "s & const", .line = 141 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 141 },
    [22] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 24, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "MatMul(q, k)", .line = 139 },
};
static const struct dfg_desc_region onnx_fusion_scaled_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_scaled_refs[] = { { 5, -1 }, { 6, -1 }, { 8, -1 }, };
static const struct dfg_capture onnx_fusion_scaled_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct onnx_fusion_scaled_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct onnx_fusion_scaled_match, k) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_fusion_scaled_match, s) },
};
static const struct dfg_desc_pattern onnx_fusion_scaled_desc = {
    .n_nodes = 25, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_scaled_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_scaled_regions,
    .captures = onnx_fusion_scaled_refs,
    .text = "pattern scaled(q, k, s) = Div(scores(q, k), s & const) | Mul(scores(q, k), s & const)\012    | scores(Mul(q, s & const), k) | scores(q, k);", .line = 140
};
static bool onnx_fusion_scaled_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_scaled_match(g, n, m);
}
static bool onnx_fusion_scaled_pass(void *ctx, const struct onnx_fusion_scaled_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_scaled_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_scaled_each(g, n, onnx_fusion_scaled_pass, &e);
}

static const struct dfg_part onnx_fusion_scaled_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_scaled_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_scaled_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_scaled_whole, m.s) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_scaled_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, matMul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, cast_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, matMul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, cast_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, matMul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, cast_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, matMul_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, mul_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_scaled_whole, constant_3) },
};
/* ---- attention ---- */

static const struct dfg_desc_node onnx_fusion_attention_nodes[37] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 36, },
        .text = "MatMul(Dropout?(Cast?(p), ...), v)", .line = 147 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Dropout?(Cast?(p), ...)", .line = 147 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Dropout", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .rest_first = 0, .rest_last = 1,
        .text = "Dropout?(Cast?(p), ...)", .line = 147 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "Cast?(p)", .line = 147 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "Cast?(p)", .line = 147 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "Softmax", "Softmax.v1", "Softmax.v11", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axis in {-1, 3}", .line = 146 },
        },
        .name = "p",
        .text = "(Softmax | Softmax.v1 | Softmax.v11)(m)", .line = 146 },
    [6] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 7, 34, 8, },
        .name = "m",
        .text = "Add(a, mask) | Where(keep, a, mask) | a", .line = 145 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 33, },
        .text = "Add(a, mask)", .line = 145 },
    [8] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 9, 18, 24, 30, },
        .name = "a",
        .text = "Div(scores(q, k), s & const) | Mul(scores(q, k), s & const)\012    | scores(Mul(q, ...", .line = 140 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, },
        .text = "Div(scores(q, k), s & const)", .line = 140 },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "MatMul(q, k)", .line = 139 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 143 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 143 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "s & const", .line = 140 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 143 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 140 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 22, },
        .text = "Mul(scores(q, k), s & const)", .line = 140 },
    [19] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 21, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "MatMul(q, k)", .line = 139 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 23, },
        .text = "s & const", .line = 140 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 140 },
    [24] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 26, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 14, },
        .text = "MatMul(q, k)", .line = 139 },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 28, },
        .text = "Mul(q, s & const)", .line = 141 },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 29, },
        .text = "s & const", .line = 141 },
    [29] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 141 },
    [30] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 32, },
        .text = "Cast?(MatMul(q, k))", .line = 139 },
    [32] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "MatMul(q, k)", .line = 139 },
    [33] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mask",
        .text = "mask", .line = 143 },
    [34] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Where", },
        .n_kids = 3, .kids = (const uint32_t[]){ 35, 8, 33, },
        .text = "Where(keep, a, mask)", .line = 145 },
    [35] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "keep",
        .text = "keep", .line = 143 },
    [36] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 143 },
};
static const struct dfg_desc_region onnx_fusion_attention_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_attention_refs[] = { { 13, -1 }, { 14, -1 }, { 36, -1 }, { 16, -1 }, { 33, -1 }, { 35, -1 }, { 8, -1 }, { 6, -1 }, { 5, -1 }, };
static const struct dfg_capture onnx_fusion_attention_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, s) },
    { "mask", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, mask) },
    { "keep", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, keep) },
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, a) },
    { "m", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, m) },
    { "p", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, p) },
};
static const struct dfg_desc_pattern onnx_fusion_attention_desc = {
    .n_nodes = 37, .n_exprs = 0, .n_vars = 0, .n_sets = 9,
    .nodes = onnx_fusion_attention_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_attention_regions,
    .captures = onnx_fusion_attention_refs,
    .text = "pattern attention(q, k, v, s, mask, keep) {\012    a = scaled(q, k, s);\012    m = Add(a, mask) | Where(keep, a, mask) | a;\012    p = (Softmax | Softmax.v1 | Softmax.v11)(m) { axis in {-1, 3} };\012    return MatMul(Dropout?(Cast?(p), ...), v);\012}", .line = 143
};
static bool onnx_fusion_attention_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_attention_match(g, n, m);
}
static bool onnx_fusion_attention_pass(void *ctx, const struct onnx_fusion_attention_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_attention_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_attention_each(g, n, onnx_fusion_attention_pass, &e);
}

static const struct dfg_part onnx_fusion_attention_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_fusion_attention_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_fusion_attention_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_fusion_attention_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct onnx_fusion_attention_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct onnx_fusion_attention_whole, m.mask) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct onnx_fusion_attention_whole, m.keep) },
    { DFG_PART_NONE, false, 0, 7, offsetof(struct onnx_fusion_attention_whole, m.m) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, add) },
    { DFG_PART_NONE, false, 0, 6, offsetof(struct onnx_fusion_attention_whole, m.a) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, matMul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, cast_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, matMul_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, cast_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, matMul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, mul_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, cast_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, matMul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, where) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct onnx_fusion_attention_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_fusion_attention_whole, matMul_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, dropout) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, dropout_call) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct onnx_fusion_attention_whole, rest) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_fusion_attention_whole, cast_5) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv", .place = "onnx_fusion.pat:19", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_match),
      .n_captures = 3, .captures = onnx_fusion_conv_captures,
      .match = onnx_fusion_conv_any, .each = onnx_fusion_conv_all, .desc = &onnx_fusion_conv_desc,
      .whole_size = sizeof(struct onnx_fusion_conv_whole), .n_parts = sizeof onnx_fusion_conv_parts / sizeof *onnx_fusion_conv_parts,
      .n_params = 3, .parts = onnx_fusion_conv_parts, .whole = onnx_fusion_conv_whole },
    { .name = "gemm", .place = "onnx_fusion.pat:20", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_gemm_match),
      .n_captures = 3, .captures = onnx_fusion_gemm_captures,
      .match = onnx_fusion_gemm_any, .each = onnx_fusion_gemm_all, .desc = &onnx_fusion_gemm_desc,
      .whole_size = sizeof(struct onnx_fusion_gemm_whole), .n_parts = sizeof onnx_fusion_gemm_parts / sizeof *onnx_fusion_gemm_parts,
      .n_params = 3, .parts = onnx_fusion_gemm_parts, .whole = onnx_fusion_gemm_whole },
    { .name = "matmul_bias", .place = "onnx_fusion.pat:21", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_matmul_bias_match),
      .n_captures = 3, .captures = onnx_fusion_matmul_bias_captures,
      .match = onnx_fusion_matmul_bias_any, .each = onnx_fusion_matmul_bias_all, .desc = &onnx_fusion_matmul_bias_desc,
      .whole_size = sizeof(struct onnx_fusion_matmul_bias_whole), .n_parts = sizeof onnx_fusion_matmul_bias_parts / sizeof *onnx_fusion_matmul_bias_parts,
      .n_params = 3, .parts = onnx_fusion_matmul_bias_parts, .whole = onnx_fusion_matmul_bias_whole },
    { .name = "normalized", .place = "onnx_fusion.pat:24", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_normalized_match),
      .n_captures = 5, .captures = onnx_fusion_normalized_captures,
      .match = onnx_fusion_normalized_any, .each = onnx_fusion_normalized_all, .desc = &onnx_fusion_normalized_desc,
      .whole_size = sizeof(struct onnx_fusion_normalized_whole), .n_parts = sizeof onnx_fusion_normalized_parts / sizeof *onnx_fusion_normalized_parts,
      .n_params = 5, .parts = onnx_fusion_normalized_parts, .whole = onnx_fusion_normalized_whole },
    { .name = "conv_norm", .place = "onnx_fusion.pat:27", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_norm_match),
      .n_captures = 7, .captures = onnx_fusion_conv_norm_captures,
      .match = onnx_fusion_conv_norm_any, .each = onnx_fusion_conv_norm_all, .desc = &onnx_fusion_conv_norm_desc,
      .whole_size = sizeof(struct onnx_fusion_conv_norm_whole), .n_parts = sizeof onnx_fusion_conv_norm_parts / sizeof *onnx_fusion_conv_norm_parts,
      .n_params = 7, .parts = onnx_fusion_conv_norm_parts, .whole = onnx_fusion_conv_norm_whole },
    { .name = "conv_transpose_norm", .place = "onnx_fusion.pat:29", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_transpose_norm_match),
      .n_captures = 7, .captures = onnx_fusion_conv_transpose_norm_captures,
      .match = onnx_fusion_conv_transpose_norm_any, .each = onnx_fusion_conv_transpose_norm_all, .desc = &onnx_fusion_conv_transpose_norm_desc,
      .whole_size = sizeof(struct onnx_fusion_conv_transpose_norm_whole), .n_parts = sizeof onnx_fusion_conv_transpose_norm_parts / sizeof *onnx_fusion_conv_transpose_norm_parts,
      .n_params = 7, .parts = onnx_fusion_conv_transpose_norm_parts, .whole = onnx_fusion_conv_transpose_norm_whole },
    { .name = "relu6", .place = "onnx_fusion.pat:35", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_relu6_match),
      .n_captures = 1, .captures = onnx_fusion_relu6_captures,
      .match = onnx_fusion_relu6_any, .each = onnx_fusion_relu6_all, .desc = &onnx_fusion_relu6_desc,
      .whole_size = sizeof(struct onnx_fusion_relu6_whole), .n_parts = sizeof onnx_fusion_relu6_parts / sizeof *onnx_fusion_relu6_parts,
      .n_params = 1, .parts = onnx_fusion_relu6_parts, .whole = onnx_fusion_relu6_whole },
    { .name = "swish", .place = "onnx_fusion.pat:37", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_swish_match),
      .n_captures = 1, .captures = onnx_fusion_swish_captures,
      .match = onnx_fusion_swish_any, .each = onnx_fusion_swish_all, .desc = &onnx_fusion_swish_desc,
      .whole_size = sizeof(struct onnx_fusion_swish_whole), .n_parts = sizeof onnx_fusion_swish_parts / sizeof *onnx_fusion_swish_parts,
      .n_params = 1, .parts = onnx_fusion_swish_parts, .whole = onnx_fusion_swish_whole },
    { .name = "hard_sigmoid", .place = "onnx_fusion.pat:39", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_hard_sigmoid_match),
      .n_captures = 1, .captures = onnx_fusion_hard_sigmoid_captures,
      .match = onnx_fusion_hard_sigmoid_any, .each = onnx_fusion_hard_sigmoid_all, .desc = &onnx_fusion_hard_sigmoid_desc,
      .whole_size = sizeof(struct onnx_fusion_hard_sigmoid_whole), .n_parts = sizeof onnx_fusion_hard_sigmoid_parts / sizeof *onnx_fusion_hard_sigmoid_parts,
      .n_params = 1, .parts = onnx_fusion_hard_sigmoid_parts, .whole = onnx_fusion_hard_sigmoid_whole },
    { .name = "hard_swish", .place = "onnx_fusion.pat:43", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_hard_swish_match),
      .n_captures = 1, .captures = onnx_fusion_hard_swish_captures,
      .match = onnx_fusion_hard_swish_any, .each = onnx_fusion_hard_swish_all, .desc = &onnx_fusion_hard_swish_desc,
      .whole_size = sizeof(struct onnx_fusion_hard_swish_whole), .n_parts = sizeof onnx_fusion_hard_swish_parts / sizeof *onnx_fusion_hard_swish_parts,
      .n_params = 1, .parts = onnx_fusion_hard_swish_parts, .whole = onnx_fusion_hard_swish_whole },
    { .name = "gelu_erf", .place = "onnx_fusion.pat:46", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_gelu_erf_match),
      .n_captures = 2, .captures = onnx_fusion_gelu_erf_captures,
      .match = onnx_fusion_gelu_erf_any, .each = onnx_fusion_gelu_erf_all, .desc = &onnx_fusion_gelu_erf_desc,
      .whole_size = sizeof(struct onnx_fusion_gelu_erf_whole), .n_parts = sizeof onnx_fusion_gelu_erf_parts / sizeof *onnx_fusion_gelu_erf_parts,
      .n_params = 1, .parts = onnx_fusion_gelu_erf_parts, .whole = onnx_fusion_gelu_erf_whole },
    { .name = "cubic", .place = "onnx_fusion.pat:52", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_cubic_match),
      .n_captures = 1, .captures = onnx_fusion_cubic_captures,
      .match = onnx_fusion_cubic_any, .each = onnx_fusion_cubic_all, .desc = &onnx_fusion_cubic_desc,
      .whole_size = sizeof(struct onnx_fusion_cubic_whole), .n_parts = sizeof onnx_fusion_cubic_parts / sizeof *onnx_fusion_cubic_parts,
      .n_params = 1, .parts = onnx_fusion_cubic_parts, .whole = onnx_fusion_cubic_whole },
    { .name = "gelu_tanh", .place = "onnx_fusion.pat:55", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_gelu_tanh_match),
      .n_captures = 2, .captures = onnx_fusion_gelu_tanh_captures,
      .match = onnx_fusion_gelu_tanh_any, .each = onnx_fusion_gelu_tanh_all, .desc = &onnx_fusion_gelu_tanh_desc,
      .whole_size = sizeof(struct onnx_fusion_gelu_tanh_whole), .n_parts = sizeof onnx_fusion_gelu_tanh_parts / sizeof *onnx_fusion_gelu_tanh_parts,
      .n_params = 1, .parts = onnx_fusion_gelu_tanh_parts, .whole = onnx_fusion_gelu_tanh_whole },
    { .name = "gelu", .place = "onnx_fusion.pat:60", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_gelu_match),
      .n_captures = 1, .captures = onnx_fusion_gelu_captures,
      .match = onnx_fusion_gelu_any, .each = onnx_fusion_gelu_all, .desc = &onnx_fusion_gelu_desc,
      .whole_size = sizeof(struct onnx_fusion_gelu_whole), .n_parts = sizeof onnx_fusion_gelu_parts / sizeof *onnx_fusion_gelu_parts,
      .n_params = 1, .parts = onnx_fusion_gelu_parts, .whole = onnx_fusion_gelu_whole },
    { .name = "activation", .place = "onnx_fusion.pat:63", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_activation_match),
      .n_captures = 1, .captures = onnx_fusion_activation_captures,
      .match = onnx_fusion_activation_any, .each = onnx_fusion_activation_all, .desc = &onnx_fusion_activation_desc,
      .whole_size = sizeof(struct onnx_fusion_activation_whole), .n_parts = sizeof onnx_fusion_activation_parts / sizeof *onnx_fusion_activation_parts,
      .n_params = 1, .parts = onnx_fusion_activation_parts, .whole = onnx_fusion_activation_whole },
    { .name = "conv_norm_act", .place = "onnx_fusion.pat:66", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_norm_act_match),
      .n_captures = 7, .captures = onnx_fusion_conv_norm_act_captures,
      .match = onnx_fusion_conv_norm_act_any, .each = onnx_fusion_conv_norm_act_all, .desc = &onnx_fusion_conv_norm_act_desc,
      .whole_size = sizeof(struct onnx_fusion_conv_norm_act_whole), .n_parts = sizeof onnx_fusion_conv_norm_act_parts / sizeof *onnx_fusion_conv_norm_act_parts,
      .n_params = 7, .parts = onnx_fusion_conv_norm_act_parts, .whole = onnx_fusion_conv_norm_act_whole },
    { .name = "conv_transpose_norm_act", .place = "onnx_fusion.pat:68", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_transpose_norm_act_match),
      .n_captures = 7, .captures = onnx_fusion_conv_transpose_norm_act_captures,
      .match = onnx_fusion_conv_transpose_norm_act_any, .each = onnx_fusion_conv_transpose_norm_act_all, .desc = &onnx_fusion_conv_transpose_norm_act_desc,
      .whole_size = sizeof(struct onnx_fusion_conv_transpose_norm_act_whole), .n_parts = sizeof onnx_fusion_conv_transpose_norm_act_parts / sizeof *onnx_fusion_conv_transpose_norm_act_parts,
      .n_params = 7, .parts = onnx_fusion_conv_transpose_norm_act_parts, .whole = onnx_fusion_conv_transpose_norm_act_whole },
    { .name = "conv_act", .place = "onnx_fusion.pat:70", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_act_match),
      .n_captures = 3, .captures = onnx_fusion_conv_act_captures,
      .match = onnx_fusion_conv_act_any, .each = onnx_fusion_conv_act_all, .desc = &onnx_fusion_conv_act_desc,
      .whole_size = sizeof(struct onnx_fusion_conv_act_whole), .n_parts = sizeof onnx_fusion_conv_act_parts / sizeof *onnx_fusion_conv_act_parts,
      .n_params = 3, .parts = onnx_fusion_conv_act_parts, .whole = onnx_fusion_conv_act_whole },
    { .name = "gemm_act", .place = "onnx_fusion.pat:71", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_gemm_act_match),
      .n_captures = 3, .captures = onnx_fusion_gemm_act_captures,
      .match = onnx_fusion_gemm_act_any, .each = onnx_fusion_gemm_act_all, .desc = &onnx_fusion_gemm_act_desc,
      .whole_size = sizeof(struct onnx_fusion_gemm_act_whole), .n_parts = sizeof onnx_fusion_gemm_act_parts / sizeof *onnx_fusion_gemm_act_parts,
      .n_params = 3, .parts = onnx_fusion_gemm_act_parts, .whole = onnx_fusion_gemm_act_whole },
    { .name = "matmul_bias_act", .place = "onnx_fusion.pat:72", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_matmul_bias_act_match),
      .n_captures = 3, .captures = onnx_fusion_matmul_bias_act_captures,
      .match = onnx_fusion_matmul_bias_act_any, .each = onnx_fusion_matmul_bias_act_all, .desc = &onnx_fusion_matmul_bias_act_desc,
      .whole_size = sizeof(struct onnx_fusion_matmul_bias_act_whole), .n_parts = sizeof onnx_fusion_matmul_bias_act_parts / sizeof *onnx_fusion_matmul_bias_act_parts,
      .n_params = 3, .parts = onnx_fusion_matmul_bias_act_parts, .whole = onnx_fusion_matmul_bias_act_whole },
    { .name = "matmul_bias_gelu", .place = "onnx_fusion.pat:73", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_matmul_bias_gelu_match),
      .n_captures = 3, .captures = onnx_fusion_matmul_bias_gelu_captures,
      .match = onnx_fusion_matmul_bias_gelu_any, .each = onnx_fusion_matmul_bias_gelu_all, .desc = &onnx_fusion_matmul_bias_gelu_desc,
      .whole_size = sizeof(struct onnx_fusion_matmul_bias_gelu_whole), .n_parts = sizeof onnx_fusion_matmul_bias_gelu_parts / sizeof *onnx_fusion_matmul_bias_gelu_parts,
      .n_params = 3, .parts = onnx_fusion_matmul_bias_gelu_parts, .whole = onnx_fusion_matmul_bias_gelu_whole },
    { .name = "sum", .place = "onnx_fusion.pat:77", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_sum_match),
      .n_captures = 2, .captures = onnx_fusion_sum_captures,
      .match = onnx_fusion_sum_any, .each = onnx_fusion_sum_all, .desc = &onnx_fusion_sum_desc,
      .whole_size = sizeof(struct onnx_fusion_sum_whole), .n_parts = sizeof onnx_fusion_sum_parts / sizeof *onnx_fusion_sum_parts,
      .n_params = 2, .parts = onnx_fusion_sum_parts, .whole = onnx_fusion_sum_whole },
    { .name = "conv_sum", .place = "onnx_fusion.pat:78", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_sum_match),
      .n_captures = 4, .captures = onnx_fusion_conv_sum_captures,
      .match = onnx_fusion_conv_sum_any, .each = onnx_fusion_conv_sum_all, .desc = &onnx_fusion_conv_sum_desc,
      .whole_size = sizeof(struct onnx_fusion_conv_sum_whole), .n_parts = sizeof onnx_fusion_conv_sum_parts / sizeof *onnx_fusion_conv_sum_parts,
      .n_params = 4, .parts = onnx_fusion_conv_sum_parts, .whole = onnx_fusion_conv_sum_whole },
    { .name = "conv_norm_sum", .place = "onnx_fusion.pat:79", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_norm_sum_match),
      .n_captures = 8, .captures = onnx_fusion_conv_norm_sum_captures,
      .match = onnx_fusion_conv_norm_sum_any, .each = onnx_fusion_conv_norm_sum_all, .desc = &onnx_fusion_conv_norm_sum_desc,
      .whole_size = sizeof(struct onnx_fusion_conv_norm_sum_whole), .n_parts = sizeof onnx_fusion_conv_norm_sum_parts / sizeof *onnx_fusion_conv_norm_sum_parts,
      .n_params = 8, .parts = onnx_fusion_conv_norm_sum_parts, .whole = onnx_fusion_conv_norm_sum_whole },
    { .name = "conv_sum_act", .place = "onnx_fusion.pat:81", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_sum_act_match),
      .n_captures = 4, .captures = onnx_fusion_conv_sum_act_captures,
      .match = onnx_fusion_conv_sum_act_any, .each = onnx_fusion_conv_sum_act_all, .desc = &onnx_fusion_conv_sum_act_desc,
      .whole_size = sizeof(struct onnx_fusion_conv_sum_act_whole), .n_parts = sizeof onnx_fusion_conv_sum_act_parts / sizeof *onnx_fusion_conv_sum_act_parts,
      .n_params = 4, .parts = onnx_fusion_conv_sum_act_parts, .whole = onnx_fusion_conv_sum_act_whole },
    { .name = "conv_norm_sum_act", .place = "onnx_fusion.pat:82", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_norm_sum_act_match),
      .n_captures = 8, .captures = onnx_fusion_conv_norm_sum_act_captures,
      .match = onnx_fusion_conv_norm_sum_act_any, .each = onnx_fusion_conv_norm_sum_act_all, .desc = &onnx_fusion_conv_norm_sum_act_desc,
      .whole_size = sizeof(struct onnx_fusion_conv_norm_sum_act_whole), .n_parts = sizeof onnx_fusion_conv_norm_sum_act_parts / sizeof *onnx_fusion_conv_norm_sum_act_parts,
      .n_params = 8, .parts = onnx_fusion_conv_norm_sum_act_parts, .whole = onnx_fusion_conv_norm_sum_act_whole },
    { .name = "matmul_bias_sum", .place = "onnx_fusion.pat:84", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_matmul_bias_sum_match),
      .n_captures = 4, .captures = onnx_fusion_matmul_bias_sum_captures,
      .match = onnx_fusion_matmul_bias_sum_any, .each = onnx_fusion_matmul_bias_sum_all, .desc = &onnx_fusion_matmul_bias_sum_desc,
      .whole_size = sizeof(struct onnx_fusion_matmul_bias_sum_whole), .n_parts = sizeof onnx_fusion_matmul_bias_sum_parts / sizeof *onnx_fusion_matmul_bias_sum_parts,
      .n_params = 4, .parts = onnx_fusion_matmul_bias_sum_parts, .whole = onnx_fusion_matmul_bias_sum_whole },
    { .name = "dequantized", .place = "onnx_fusion.pat:88", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_dequantized_match),
      .n_captures = 3, .captures = onnx_fusion_dequantized_captures,
      .match = onnx_fusion_dequantized_any, .each = onnx_fusion_dequantized_all, .desc = &onnx_fusion_dequantized_desc,
      .whole_size = sizeof(struct onnx_fusion_dequantized_whole), .n_parts = sizeof onnx_fusion_dequantized_parts / sizeof *onnx_fusion_dequantized_parts,
      .n_params = 3, .parts = onnx_fusion_dequantized_parts, .whole = onnx_fusion_dequantized_whole },
    { .name = "quantized", .place = "onnx_fusion.pat:89", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_quantized_match),
      .n_captures = 3, .captures = onnx_fusion_quantized_captures,
      .match = onnx_fusion_quantized_any, .each = onnx_fusion_quantized_all, .desc = &onnx_fusion_quantized_desc,
      .whole_size = sizeof(struct onnx_fusion_quantized_whole), .n_parts = sizeof onnx_fusion_quantized_parts / sizeof *onnx_fusion_quantized_parts,
      .n_params = 3, .parts = onnx_fusion_quantized_parts, .whole = onnx_fusion_quantized_whole },
    { .name = "qdq_conv", .place = "onnx_fusion.pat:94", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_qdq_conv_match),
      .n_captures = 11, .captures = onnx_fusion_qdq_conv_captures,
      .match = onnx_fusion_qdq_conv_any, .each = onnx_fusion_qdq_conv_all, .desc = &onnx_fusion_qdq_conv_desc,
      .whole_size = sizeof(struct onnx_fusion_qdq_conv_whole), .n_parts = sizeof onnx_fusion_qdq_conv_parts / sizeof *onnx_fusion_qdq_conv_parts,
      .n_params = 11, .parts = onnx_fusion_qdq_conv_parts, .whole = onnx_fusion_qdq_conv_whole },
    { .name = "qdq_gemm", .place = "onnx_fusion.pat:98", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_qdq_gemm_match),
      .n_captures = 11, .captures = onnx_fusion_qdq_gemm_captures,
      .match = onnx_fusion_qdq_gemm_any, .each = onnx_fusion_qdq_gemm_all, .desc = &onnx_fusion_qdq_gemm_desc,
      .whole_size = sizeof(struct onnx_fusion_qdq_gemm_whole), .n_parts = sizeof onnx_fusion_qdq_gemm_parts / sizeof *onnx_fusion_qdq_gemm_parts,
      .n_params = 11, .parts = onnx_fusion_qdq_gemm_parts, .whole = onnx_fusion_qdq_gemm_whole },
    { .name = "qdq_matmul", .place = "onnx_fusion.pat:102", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_qdq_matmul_match),
      .n_captures = 8, .captures = onnx_fusion_qdq_matmul_captures,
      .match = onnx_fusion_qdq_matmul_any, .each = onnx_fusion_qdq_matmul_all, .desc = &onnx_fusion_qdq_matmul_desc,
      .whole_size = sizeof(struct onnx_fusion_qdq_matmul_whole), .n_parts = sizeof onnx_fusion_qdq_matmul_parts / sizeof *onnx_fusion_qdq_matmul_parts,
      .n_params = 8, .parts = onnx_fusion_qdq_matmul_parts, .whole = onnx_fusion_qdq_matmul_whole },
    { .name = "qdq_binary", .place = "onnx_fusion.pat:104", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_qdq_binary_match),
      .n_captures = 8, .captures = onnx_fusion_qdq_binary_captures,
      .match = onnx_fusion_qdq_binary_any, .each = onnx_fusion_qdq_binary_all, .desc = &onnx_fusion_qdq_binary_desc,
      .whole_size = sizeof(struct onnx_fusion_qdq_binary_whole), .n_parts = sizeof onnx_fusion_qdq_binary_parts / sizeof *onnx_fusion_qdq_binary_parts,
      .n_params = 8, .parts = onnx_fusion_qdq_binary_parts, .whole = onnx_fusion_qdq_binary_whole },
    { .name = "qdq_unary", .place = "onnx_fusion.pat:107", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_qdq_unary_match),
      .n_captures = 6, .captures = onnx_fusion_qdq_unary_captures,
      .match = onnx_fusion_qdq_unary_any, .each = onnx_fusion_qdq_unary_all, .desc = &onnx_fusion_qdq_unary_desc,
      .whole_size = sizeof(struct onnx_fusion_qdq_unary_whole), .n_parts = sizeof onnx_fusion_qdq_unary_parts / sizeof *onnx_fusion_qdq_unary_parts,
      .n_params = 5, .parts = onnx_fusion_qdq_unary_parts, .whole = onnx_fusion_qdq_unary_whole },
    { .name = "requant_shift", .place = "onnx_fusion.pat:113", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_requant_shift_match),
      .n_captures = 5, .captures = onnx_fusion_requant_shift_captures,
      .match = onnx_fusion_requant_shift_any, .each = onnx_fusion_requant_shift_all, .desc = &onnx_fusion_requant_shift_desc,
      .whole_size = sizeof(struct onnx_fusion_requant_shift_whole), .n_parts = sizeof onnx_fusion_requant_shift_parts / sizeof *onnx_fusion_requant_shift_parts,
      .n_params = 5, .parts = onnx_fusion_requant_shift_parts, .whole = onnx_fusion_requant_shift_whole },
    { .name = "requantize", .place = "onnx_fusion.pat:115", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_requantize_match),
      .n_captures = 5, .captures = onnx_fusion_requantize_captures,
      .match = onnx_fusion_requantize_any, .each = onnx_fusion_requantize_all, .desc = &onnx_fusion_requantize_desc,
      .whole_size = sizeof(struct onnx_fusion_requantize_whole), .n_parts = sizeof onnx_fusion_requantize_parts / sizeof *onnx_fusion_requantize_parts,
      .n_params = 5, .parts = onnx_fusion_requantize_parts, .whole = onnx_fusion_requantize_whole },
    { .name = "centred", .place = "onnx_fusion.pat:120", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_centred_match),
      .n_captures = 1, .captures = onnx_fusion_centred_captures,
      .match = onnx_fusion_centred_any, .each = onnx_fusion_centred_all, .desc = &onnx_fusion_centred_desc,
      .whole_size = sizeof(struct onnx_fusion_centred_whole), .n_parts = sizeof onnx_fusion_centred_parts / sizeof *onnx_fusion_centred_parts,
      .n_params = 1, .parts = onnx_fusion_centred_parts, .whole = onnx_fusion_centred_whole },
    { .name = "layer_norm", .place = "onnx_fusion.pat:121", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_layer_norm_match),
      .n_captures = 9, .captures = onnx_fusion_layer_norm_captures,
      .match = onnx_fusion_layer_norm_any, .each = onnx_fusion_layer_norm_all, .desc = &onnx_fusion_layer_norm_desc,
      .whole_size = sizeof(struct onnx_fusion_layer_norm_whole), .n_parts = sizeof onnx_fusion_layer_norm_parts / sizeof *onnx_fusion_layer_norm_parts,
      .n_params = 4, .parts = onnx_fusion_layer_norm_parts, .whole = onnx_fusion_layer_norm_whole },
    { .name = "rms_norm", .place = "onnx_fusion.pat:131", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_rms_norm_match),
      .n_captures = 5, .captures = onnx_fusion_rms_norm_captures,
      .match = onnx_fusion_rms_norm_any, .each = onnx_fusion_rms_norm_all, .desc = &onnx_fusion_rms_norm_desc,
      .whole_size = sizeof(struct onnx_fusion_rms_norm_whole), .n_parts = sizeof onnx_fusion_rms_norm_parts / sizeof *onnx_fusion_rms_norm_parts,
      .n_params = 3, .parts = onnx_fusion_rms_norm_parts, .whole = onnx_fusion_rms_norm_whole },
    { .name = "scores", .place = "onnx_fusion.pat:139", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_scores_match),
      .n_captures = 2, .captures = onnx_fusion_scores_captures,
      .match = onnx_fusion_scores_any, .each = onnx_fusion_scores_all, .desc = &onnx_fusion_scores_desc,
      .whole_size = sizeof(struct onnx_fusion_scores_whole), .n_parts = sizeof onnx_fusion_scores_parts / sizeof *onnx_fusion_scores_parts,
      .n_params = 2, .parts = onnx_fusion_scores_parts, .whole = onnx_fusion_scores_whole },
    { .name = "scaled", .place = "onnx_fusion.pat:140", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_scaled_match),
      .n_captures = 3, .captures = onnx_fusion_scaled_captures,
      .match = onnx_fusion_scaled_any, .each = onnx_fusion_scaled_all, .desc = &onnx_fusion_scaled_desc,
      .whole_size = sizeof(struct onnx_fusion_scaled_whole), .n_parts = sizeof onnx_fusion_scaled_parts / sizeof *onnx_fusion_scaled_parts,
      .n_params = 3, .parts = onnx_fusion_scaled_parts, .whole = onnx_fusion_scaled_whole },
    { .name = "attention", .place = "onnx_fusion.pat:143", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_attention_match),
      .n_captures = 9, .captures = onnx_fusion_attention_captures,
      .match = onnx_fusion_attention_any, .each = onnx_fusion_attention_all, .desc = &onnx_fusion_attention_desc,
      .whole_size = sizeof(struct onnx_fusion_attention_whole), .n_parts = sizeof onnx_fusion_attention_parts / sizeof *onnx_fusion_attention_parts,
      .n_params = 6, .parts = onnx_fusion_attention_parts, .whole = onnx_fusion_attention_whole },
};

/* ---- table onnx_fusion ---- */

static const struct dfg_table_entry onnx_fusion_entries[] = {
    { .name = "qdq_conv", .pattern = 29 },
    { .name = "qdq_gemm", .pattern = 30 },
    { .name = "qdq_matmul", .pattern = 31 },
    { .name = "qdq_binary", .pattern = 32 },
    { .name = "qdq_unary", .pattern = 33 },
    { .name = "requant_shift", .pattern = 34 },
    { .name = "attention", .pattern = 41 },
    { .name = "layer_norm", .pattern = 37 },
    { .name = "rms_norm", .pattern = 38 },
    { .name = "conv_norm_sum_act", .pattern = 25 },
    { .name = "conv_norm_sum", .pattern = 23 },
    { .name = "conv_sum_act", .pattern = 24 },
    { .name = "conv_norm_act", .pattern = 15 },
    { .name = "conv_norm", .pattern = 4 },
    { .name = "conv_transpose_norm_act", .pattern = 16 },
    { .name = "conv_transpose_norm", .pattern = 5 },
    { .name = "conv_act", .pattern = 17 },
    { .name = "conv_sum", .pattern = 22 },
    { .name = "gemm_act", .pattern = 18 },
    { .name = "matmul_bias_gelu", .pattern = 20 },
    { .name = "matmul_bias_act", .pattern = 19 },
    { .name = "matmul_bias_sum", .pattern = 26 },
    { .name = "requantize", .pattern = 35 },
    { .name = "gelu", .pattern = 13 },
    { .name = "hard_swish", .pattern = 9 },
    { .name = "hard_sigmoid", .pattern = 8 },
    { .name = "swish", .pattern = 7 },
    { .name = "conv", .pattern = 0 },
    { .name = "gemm", .pattern = 1 },
    { .name = "matmul_bias", .pattern = 2 },
};
static const struct dfg_attr_text onnx_fusion_attrs[] = {
    { "Compiler", "\"fusion\"" },
};
static void onnx_fusion_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = onnx_fusion_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "onnx_fusion", .n = 30, .last_wins = false, .entries = onnx_fusion_entries, .n_words = 1,
      .n_attrs = 1, .attrs = onnx_fusion_attrs,
      .candidates = onnx_fusion_candidates_any, .first = onnx_fusion_first, .sweep = onnx_fusion_sweep },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit onnx_fusion_unit;
const struct dfg_unit onnx_fusion_unit = {
    .abi = DFG_ABI,
    .name = "onnx_fusion",
    .ops = &onnx_fusion_ops,
    .imports = imports,
    .names = &onnx_fusion_names, .whole_names = &whole_names,
    .n_patterns = 42, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
