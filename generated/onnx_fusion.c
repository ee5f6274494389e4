/* Made by pat2c from onnx_fusion.pat; do not edit. */
#include "onnx_fusion.h"
#if ONNX_FUSION_H != 0xef06f8d6d5522c2f
#error "onnx_fusion.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    onnx_fusion_op_Add = DFG_FIRST_OP, onnx_fusion_op_AveragePool, onnx_fusion_op_BatchNormalization,
    onnx_fusion_op_Cast, onnx_fusion_op_Clip, onnx_fusion_op_Conv, onnx_fusion_op_ConvTranspose,
    onnx_fusion_op_DequantizeLinear, onnx_fusion_op_Div, onnx_fusion_op_Dropout, onnx_fusion_op_Erf,
    onnx_fusion_op_Flatten, onnx_fusion_op_Gelu, onnx_fusion_op_Gemm, onnx_fusion_op_GlobalAveragePool,
    onnx_fusion_op_HardSigmoid, onnx_fusion_op_HardSwish, onnx_fusion_op_LayerNormalization,
    onnx_fusion_op_LeakyRelu, onnx_fusion_op_MatMul, onnx_fusion_op_MaxPool, onnx_fusion_op_Mul,
    onnx_fusion_op_Pow, onnx_fusion_op_QuantizeLinear, onnx_fusion_op_Reciprocal,
    onnx_fusion_op_ReduceMean, onnx_fusion_op_Relu, onnx_fusion_op_RequantShift,
    onnx_fusion_op_Reshape, onnx_fusion_op_Sigmoid, onnx_fusion_op_Softmax, onnx_fusion_op_Softmax_v1,
    onnx_fusion_op_Softmax_v11, onnx_fusion_op_Sqrt, onnx_fusion_op_Squeeze, onnx_fusion_op_Sub,
    onnx_fusion_op_Sum, onnx_fusion_op_Tanh, onnx_fusion_op_Transpose, onnx_fusion_op_Unsqueeze,
    onnx_fusion_op_Where, onnx_fusion_op_com_microsoft_FastGelu, onnx_fusion_op_com_microsoft_Gelu,
};
enum {
    onnx_fusion_attr_alpha, onnx_fusion_attr_axis, onnx_fusion_attr_beta, onnx_fusion_attr_keepdims,
    onnx_fusion_attr_training_mode,
};
static const char *const onnx_fusion_op_names[] = {
    "Add", "AveragePool", "BatchNormalization", "Cast", "Clip", "Conv", "ConvTranspose",
    "DequantizeLinear", "Div", "Dropout", "Erf", "Flatten", "Gelu", "Gemm", "GlobalAveragePool",
    "HardSigmoid", "HardSwish", "LayerNormalization", "LeakyRelu", "MatMul", "MaxPool", "Mul", "Pow",
    "QuantizeLinear", "Reciprocal", "ReduceMean", "Relu", "RequantShift", "Reshape", "Sigmoid",
    "Softmax", "Softmax.v1", "Softmax.v11", "Sqrt", "Squeeze", "Sub", "Sum", "Tanh", "Transpose",
    "Unsqueeze", "Where", "com.microsoft.FastGelu", "com.microsoft.Gelu",
};
static const char *const onnx_fusion_attr_names[] = {
    "alpha", "axis", "beta", "keepdims", "training_mode",
};

const struct dfg_names onnx_fusion_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 43,
    .ops = onnx_fusion_op_names,
    .n_attrs = 5,
    .attrs = onnx_fusion_attr_names,
};

/* onnx_fusion.pat:17
 * pattern conv(x, w, b) = Conv(x, w, b?);
 */
bool onnx_fusion_conv_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_conv_match *m)
{
    if (dfg_op(g, n) != onnx_fusion_op_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node b = dfg_arg(g, n, 2);
    *m = (struct onnx_fusion_conv_match){.root = n, .x = x, .w = w, .b = b};
    return true;
}

bool onnx_fusion_conv_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct onnx_fusion_conv_match *m), void *ctx)
{
    struct onnx_fusion_conv_match m;
    return onnx_fusion_conv_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_fusion.pat:18
 * pattern gemm(a, b, c) = Gemm(a, b, c?);
 */
bool onnx_fusion_gemm_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_gemm_match *m)
{
    if (dfg_op(g, n) != onnx_fusion_op_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    dfg_node c = dfg_arg(g, n, 2);
    *m = (struct onnx_fusion_gemm_match){.root = n, .a = a, .b = b, .c = c};
    return true;
}

bool onnx_fusion_gemm_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct onnx_fusion_gemm_match *m), void *ctx)
{
    struct onnx_fusion_gemm_match m;
    return onnx_fusion_gemm_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_fusion.pat:19
 * pattern matmul_bias(a, b, c) = Add(MatMul(a, b), c & const);
 */
static bool onnx_fusion_matmul_bias_find(const dfg_graph *g, dfg_node n, struct onnx_fusion_matmul_bias_whole *m)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == onnx_fusion_op_MatMul ? 0 : 1;
    dfg_node matMul = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, matMul, onnx_fusion_op_MatMul, 2))
        return false;
    dfg_node a = dfg_arg(g, matMul, 0);
    dfg_node b = dfg_arg(g, matMul, 1);
    dfg_node c = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, c, DFG_CONST) || !dfg_same_body(g, n, matMul))
        return false;
    *m = (struct onnx_fusion_matmul_bias_whole){.m = {.root = n, .a = a, .b = b, .c = c},
            .matMul = matMul};
    return true;
}

bool onnx_fusion_matmul_bias_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_matmul_bias_match *m)
{
    struct onnx_fusion_matmul_bias_whole whole;
    if (!onnx_fusion_matmul_bias_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_fusion_matmul_bias_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_matmul_bias_match *m), void *ctx)
{
    struct onnx_fusion_matmul_bias_whole whole;
    return onnx_fusion_matmul_bias_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_fusion.pat:22
 * pattern normalized(p, scale, bias, mean, variance) =
 *     BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) { training_mode == 0 };
 */
static bool onnx_fusion_normalized_find(const dfg_graph *g, dfg_node n, struct onnx_fusion_normalized_whole *m)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, onnx_fusion_op_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, n_call, onnx_fusion_attr_training_mode, 0, 0))
        return false;
    dfg_node p = dfg_arg(g, n_call, 0);
    dfg_node scale = dfg_arg(g, n_call, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, n_call, 2);
    if (!dfg_is(g, bias, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, n_call, 3);
    if (!dfg_is(g, mean, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, n_call, 4);
    if (!dfg_is(g, variance, DFG_CONST) || !dfg_same_body(g, n, n_call))
        return false;
    *m = (struct onnx_fusion_normalized_whole){.m = {.root = n, .p = p, .scale = scale,
            .bias = bias, .mean = mean, .variance = variance},
            .batchNormalization_call = dfg_first_result(g, n)};
    return true;
}

bool onnx_fusion_normalized_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_normalized_match *m)
{
    struct onnx_fusion_normalized_whole whole;
    if (!onnx_fusion_normalized_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_fusion_normalized_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_normalized_match *m), void *ctx)
{
    struct onnx_fusion_normalized_whole whole;
    return onnx_fusion_normalized_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_fusion.pat:25
 * pattern conv_norm(x, w, b, scale, bias, mean, variance) =
 *     normalized(Conv(x, w & const, b?), scale, bias, mean, variance);
 */
static bool onnx_fusion_conv_norm_find(const dfg_graph *g, dfg_node n, struct onnx_fusion_conv_norm_whole *m)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, n_call, onnx_fusion_op_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, n_call, onnx_fusion_attr_training_mode, 0, 0))
        return false;
    dfg_node conv = dfg_arg(g, n_call, 0);
    if (dfg_op(g, conv) != onnx_fusion_op_Conv || dfg_n_args(g, conv) > 3
        || dfg_arg(g, conv, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, conv, 0);
    dfg_node w = dfg_arg(g, conv, 1);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, conv, 2);
    dfg_node scale = dfg_arg(g, n_call, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, n_call, 2);
    if (!dfg_is(g, bias, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, n_call, 3);
    if (!dfg_is(g, mean, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, n_call, 4);
    if (!dfg_is(g, variance, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_call, conv}, 2))
        return false;
    *m = (struct onnx_fusion_conv_norm_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .scale = scale, .bias = bias, .mean = mean, .variance = variance},
            .batchNormalization_call = dfg_first_result(g, n), .conv = conv};
    return true;
}

bool onnx_fusion_conv_norm_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_conv_norm_match *m)
{
    struct onnx_fusion_conv_norm_whole whole;
    if (!onnx_fusion_conv_norm_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_fusion_conv_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_conv_norm_match *m), void *ctx)
{
    struct onnx_fusion_conv_norm_whole whole;
    return onnx_fusion_conv_norm_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_fusion.pat:27
 * pattern conv_transpose_norm(x, w, b, scale, bias, mean, variance) =
 *     normalized(ConvTranspose(x, w & const, b?), scale, bias, mean, variance);
 */
static bool onnx_fusion_conv_transpose_norm_find(const dfg_graph *g, dfg_node n, struct onnx_fusion_conv_transpose_norm_whole *m)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, n_call, onnx_fusion_op_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, n_call, onnx_fusion_attr_training_mode, 0, 0))
        return false;
    dfg_node convTranspose = dfg_arg(g, n_call, 0);
    if (dfg_op(g, convTranspose) != onnx_fusion_op_ConvTranspose || dfg_n_args(g, convTranspose) > 3
        || dfg_arg(g, convTranspose, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, convTranspose, 0);
    dfg_node w = dfg_arg(g, convTranspose, 1);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, convTranspose, 2);
    dfg_node scale = dfg_arg(g, n_call, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, n_call, 2);
    if (!dfg_is(g, bias, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, n_call, 3);
    if (!dfg_is(g, mean, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, n_call, 4);
    if (!dfg_is(g, variance, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){n_call, convTranspose}, 2))
        return false;
    *m = (struct onnx_fusion_conv_transpose_norm_whole){.m = {.root = n, .x = x, .w = w,
            .b = b, .scale = scale, .bias = bias, .mean = mean, .variance = variance},
            .batchNormalization_call = dfg_first_result(g, n),
            .convTranspose = convTranspose};
    return true;
}

bool onnx_fusion_conv_transpose_norm_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_conv_transpose_norm_match *m)
{
    struct onnx_fusion_conv_transpose_norm_whole whole;
    if (!onnx_fusion_conv_transpose_norm_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_fusion_conv_transpose_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_conv_transpose_norm_match *m), void *ctx)
{
    struct onnx_fusion_conv_transpose_norm_whole whole;
    return onnx_fusion_conv_transpose_norm_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_fusion.pat:33
 * pattern relu6(x) = Clip(x, 0, 6);
 */
static bool onnx_fusion_relu6_find(const dfg_graph *g, dfg_node n, struct onnx_fusion_relu6_whole *m)
{
    if (!dfg_calls_with(g, n, onnx_fusion_op_Clip, 3))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    *m = (struct onnx_fusion_relu6_whole){.m = {.root = n, .x = x}, .constant = constant,
            .constant_2 = constant_2};
    return true;
}

bool onnx_fusion_relu6_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_relu6_match *m)
{
    struct onnx_fusion_relu6_whole whole;
    if (!onnx_fusion_relu6_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_fusion_relu6_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct onnx_fusion_relu6_match *m), void *ctx)
{
    struct onnx_fusion_relu6_whole whole;
    return onnx_fusion_relu6_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_fusion.pat:35
 * pattern swish(x) = Mul(x, Sigmoid(x));
 */
bool onnx_fusion_swish_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct onnx_fusion_swish_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, onnx_fusion_op_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_with(g, sigmoid, onnx_fusion_op_Sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != x)
            continue;
        if (!dfg_same_body(g, n, sigmoid))
            continue;
        if (accept(ctx, &(struct onnx_fusion_swish_whole){.m = {.root = n, .x = x}, .sigmoid = sigmoid}.m))
            return true;
    }
    return false;
}

static bool onnx_fusion_swish_keep(void *m, const struct onnx_fusion_swish_match *found)
{
    *(struct onnx_fusion_swish_match *)m = *found;
    return true;
}

bool onnx_fusion_swish_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_swish_match *m)
{
    return onnx_fusion_swish_each(g, n, onnx_fusion_swish_keep, m);
}

/* onnx_fusion.pat:37
 * pattern hard_sigmoid(x) =
 *     Div(Clip(Add(x, 3), 0, 6), 6)
 *     | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))
 *     | HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-4, beta ~= 0.5 };
 */
bool onnx_fusion_hard_sigmoid_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_hard_sigmoid_match *m), void *ctx)
{
    uint32_t alt = dfg_calls_argc(g, n, onnx_fusion_op_Div, 2) ? 0
        : dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2) ? 1 : 2;
    dfg_node div = DFG_NONE, constant_4 = DFG_NONE, clip = DFG_NONE, constant_2 = DFG_NONE;
    dfg_node constant_3 = DFG_NONE, add = DFG_NONE;
    if (alt == 0) {
        div = n;
        constant_4 = dfg_arg(g, div, 1);
        if (!dfg_const_is(g, constant_4, dfg_int(6), DFG_NO_DTYPE))
            return false;
        clip = dfg_arg(g, div, 0);
        if (!dfg_calls_with(g, clip, onnx_fusion_op_Clip, 3))
            return false;
        constant_2 = dfg_arg(g, clip, 1);
        if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
            return false;
        constant_3 = dfg_arg(g, clip, 2);
        if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE))
            return false;
        add = dfg_arg(g, clip, 0);
        if (!dfg_calls_with(g, add, onnx_fusion_op_Add, 2))
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
            swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Clip ? 0 : 1;
            constant_8 = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_const_near(g, constant_8, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                continue;
            clip_2 = dfg_arg(g, mul, swap_2);
            if (!dfg_calls_with(g, clip_2, onnx_fusion_op_Clip, 3))
                continue;
            constant_6 = dfg_arg(g, clip_2, 1);
            if (!dfg_const_is(g, constant_6, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_7 = dfg_arg(g, clip_2, 2);
            if (!dfg_const_is(g, constant_7, dfg_int(6), DFG_NO_DTYPE))
                continue;
            add_2 = dfg_arg(g, clip_2, 0);
            if (!dfg_calls_with(g, add_2, onnx_fusion_op_Add, 2))
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
                if (!dfg_calls_with(g, hardSigmoid, onnx_fusion_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                x = dfg_arg(g, hardSigmoid, 0);
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){div, clip, add, mul, clip_2, add_2, hardSigmoid}, 7))
                continue;
            if (accept(ctx, &(struct onnx_fusion_hard_sigmoid_whole){.m = {.root = n, .x = x}, .div = div,
                    .clip = clip, .add = add, .constant = constant, .constant_2 = constant_2,
                    .constant_3 = constant_3, .constant_4 = constant_4, .mul = mul, .clip_2 = clip_2,
                    .add_2 = add_2, .constant_5 = constant_5, .constant_6 = constant_6,
                    .constant_7 = constant_7, .constant_8 = constant_8, .hardSigmoid = hardSigmoid}.m))
                return true;
        }
    }
    return false;
}

static bool onnx_fusion_hard_sigmoid_keep(void *m, const struct onnx_fusion_hard_sigmoid_match *found)
{
    *(struct onnx_fusion_hard_sigmoid_match *)m = *found;
    return true;
}

bool onnx_fusion_hard_sigmoid_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_hard_sigmoid_match *m)
{
    return onnx_fusion_hard_sigmoid_each(g, n, onnx_fusion_hard_sigmoid_keep, m);
}

/* onnx_fusion.pat:41
 * pattern hard_swish(x) = Mul(x, hard_sigmoid(x));
 */
bool onnx_fusion_hard_swish_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_hard_swish_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, onnx_fusion_op_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node v = dfg_arg(g, n, 1 - swap);
        uint32_t alt = dfg_calls_argc(g, v, onnx_fusion_op_Div, 2) ? 0
            : dfg_calls_argc(g, v, onnx_fusion_op_Mul, 2) ? 1 : 2;
        dfg_node div = DFG_NONE, constant_4 = DFG_NONE, clip = DFG_NONE, constant_2 = DFG_NONE;
        dfg_node constant_3 = DFG_NONE, add = DFG_NONE;
        if (alt == 0) {
            div = v;
            constant_4 = dfg_arg(g, div, 1);
            if (!dfg_const_is(g, constant_4, dfg_int(6), DFG_NO_DTYPE))
                continue;
            clip = dfg_arg(g, div, 0);
            if (!dfg_calls_with(g, clip, onnx_fusion_op_Clip, 3))
                continue;
            constant_2 = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_3 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE))
                continue;
            add = dfg_arg(g, clip, 0);
            if (!dfg_calls_with(g, add, onnx_fusion_op_Add, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, add) : 1u); swap_2++) {
            dfg_node constant = DFG_NONE, mul = DFG_NONE, constant_8 = DFG_NONE, clip_2 = DFG_NONE;
            dfg_node constant_6 = DFG_NONE, constant_7 = DFG_NONE, add_2 = DFG_NONE;
            uint32_t swap_3 = 0;
            if (alt == 0) {
                if (dfg_arg(g, add, swap_2) != x)
                    continue;
                constant = dfg_arg(g, add, 1 - swap_2);
                if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                    continue;
            } else if (alt == 1) {
                mul = v;
                swap_3 = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Clip ? 0 : 1;
                constant_8 = dfg_arg(g, mul, 1 - swap_3);
                if (!dfg_const_near(g, constant_8, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
                clip_2 = dfg_arg(g, mul, swap_3);
                if (!dfg_calls_with(g, clip_2, onnx_fusion_op_Clip, 3))
                    continue;
                constant_6 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_6, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_7 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_7, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_with(g, add_2, onnx_fusion_op_Add, 2))
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
                    if (!dfg_calls_with(g, hardSigmoid, onnx_fusion_op_HardSigmoid, 1))
                        continue;
                    if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_alpha, dfg_float(0.2)),
                                     dfg_float(0.16666667), 0.0001))
                        continue;
                    if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_beta, dfg_float(0.5)),
                                  dfg_float(0.5)))
                        continue;
                    if (dfg_arg(g, hardSigmoid, 0) != x)
                        continue;
                }
                if (!dfg_in_body(g, n, (const dfg_node[]){div, clip, add, mul, clip_2, add_2, hardSigmoid},
                                 7))
                    continue;
                if (accept(ctx, &(struct onnx_fusion_hard_swish_whole){.m = {.root = n, .x = x}, .div = div,
                        .clip = clip, .add = add, .constant = constant, .constant_2 = constant_2,
                        .constant_3 = constant_3, .constant_4 = constant_4, .mul = mul, .clip_2 = clip_2,
                        .add_2 = add_2, .constant_5 = constant_5, .constant_6 = constant_6,
                        .constant_7 = constant_7, .constant_8 = constant_8, .hardSigmoid = hardSigmoid}.m))
                    return true;
            }
        }
    }
    return false;
}

static bool onnx_fusion_hard_swish_keep(void *m, const struct onnx_fusion_hard_swish_match *found)
{
    *(struct onnx_fusion_hard_swish_match *)m = *found;
    return true;
}

bool onnx_fusion_hard_swish_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_hard_swish_match *m)
{
    return onnx_fusion_hard_swish_each(g, n, onnx_fusion_hard_swish_keep, m);
}

/* onnx_fusion.pat:44
 * pattern gelu_erf(x) {
 *     t = Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1);
 *     return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);
 * }
 */
bool onnx_fusion_gelu_erf_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_gelu_erf_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node mul_2 = DFG_NONE, constant_4 = DFG_NONE, mul_3 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Mul ? 0 : 1;
            constant_4 = dfg_arg(g, mul_2, 1 - swap);
            if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul_3 = dfg_arg(g, mul_2, swap);
            if (!dfg_calls_with(g, mul_3, onnx_fusion_op_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, mul_3) : 1u); swap_2++) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_4 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul_3, swap_2);
                t = dfg_arg(g, mul_3, 1 - swap_2);
            } else if (alt == 1) {
                mul_4 = n;
                if (!dfg_calls_with(g, mul_4, onnx_fusion_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, mul_4) : 1u); swap_3++) {
                dfg_node mul_5 = DFG_NONE, constant_5 = DFG_NONE, mul_6 = DFG_NONE, mul_7 = DFG_NONE;
                uint32_t swap_4 = 0, swap_5 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, mul_4, swap_3);
                    mul_5 = dfg_arg(g, mul_4, 1 - swap_3);
                    if (!dfg_calls_argc(g, mul_5, onnx_fusion_op_Mul, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_5, 0)) == onnx_fusion_op_Add ? 0 : 1;
                    constant_5 = dfg_arg(g, mul_5, 1 - swap_4);
                    if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    t = dfg_arg(g, mul_5, swap_4);
                } else if (alt == 2) {
                    mul_6 = n;
                    if (!dfg_calls_argc(g, mul_6, onnx_fusion_op_Mul, 2))
                        continue;
                    swap_5 = dfg_op(g, dfg_arg(g, mul_6, 0)) == onnx_fusion_op_Mul ? 0 : 1;
                    mul_7 = dfg_arg(g, mul_6, swap_5);
                    if (!dfg_calls_with(g, mul_7, onnx_fusion_op_Mul, 2))
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
                    if (!dfg_calls_argc(g, t, onnx_fusion_op_Add, 2))
                        continue;
                    uint32_t swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == onnx_fusion_op_Erf ? 0 : 1;
                    dfg_node constant_3 = dfg_arg(g, t, 1 - swap_7);
                    if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    dfg_node erf = dfg_arg(g, t, swap_7);
                    if (!dfg_calls_argc(g, erf, onnx_fusion_op_Erf, 1))
                        continue;
                    dfg_node v = dfg_arg(g, erf, 0);
                    bool is_div = dfg_calls_with(g, v, onnx_fusion_op_Div, 2);
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
                        if (!dfg_calls_with(g, mul, onnx_fusion_op_Mul, 2))
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
                                .constant_3 = constant_3, .mul_2 = mul_2, .mul_3 = mul_3,
                                .constant_4 = constant_4, .mul_4 = mul_4, .mul_5 = mul_5,
                                .constant_5 = constant_5, .mul_6 = mul_6, .mul_7 = mul_7,
                                .constant_6 = constant_6}.m))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool onnx_fusion_gelu_erf_keep(void *m, const struct onnx_fusion_gelu_erf_match *found)
{
    *(struct onnx_fusion_gelu_erf_match *)m = *found;
    return true;
}

bool onnx_fusion_gelu_erf_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_gelu_erf_match *m)
{
    return onnx_fusion_gelu_erf_each(g, n, onnx_fusion_gelu_erf_keep, m);
}

/* onnx_fusion.pat:50
 * pattern cubic(x) =
 *     Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))
 *     | Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))));
 */
bool onnx_fusion_cubic_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct onnx_fusion_cubic_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node mul = DFG_NONE, constant_2 = DFG_NONE, v = DFG_NONE, pow = DFG_NONE, x = DFG_NONE;
        dfg_node constant = DFG_NONE, mul_2 = DFG_NONE;
        uint32_t swap = 0;
        bool is_pow = false;
        if (alt == 0) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Pow
                || dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Mul
                ? 0
                : 1;
            constant_2 = dfg_arg(g, mul, 1 - swap);
            if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                continue;
            v = dfg_arg(g, mul, swap);
            is_pow = dfg_calls_with(g, v, onnx_fusion_op_Pow, 2);
            if (is_pow) {
                pow = v;
                x = dfg_arg(g, pow, 0);
                constant = dfg_arg(g, pow, 1);
                if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                    continue;
            } else {
                mul_2 = v;
                if (!dfg_calls_with(g, mul_2, onnx_fusion_op_Mul, 2))
                    continue;
            }
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && !is_pow ? dfg_orders(g, mul_2) : 1u); swap_2++) {
            dfg_node mul_3 = DFG_NONE;
            if (alt == 0 && !is_pow) {
                x = dfg_arg(g, mul_2, swap_2);
                mul_3 = dfg_arg(g, mul_2, 1 - swap_2);
                if (!dfg_calls_with(g, mul_3, onnx_fusion_op_Mul, 2))
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
                    if (!dfg_calls_with(g, mul_4, onnx_fusion_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_4 = 0; swap_4 < (alt == 1 ? dfg_orders(g, mul_4) : 1u); swap_4++) {
                    dfg_node mul_5 = DFG_NONE;
                    if (alt == 1) {
                        x = dfg_arg(g, mul_4, swap_4);
                        mul_5 = dfg_arg(g, mul_4, 1 - swap_4);
                        if (!dfg_calls_with(g, mul_5, onnx_fusion_op_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_5 = 0; swap_5 < (alt == 1 ? dfg_orders(g, mul_5) : 1u); swap_5++) {
                        dfg_node mul_6 = DFG_NONE;
                        if (alt == 1) {
                            if (dfg_arg(g, mul_5, swap_5) != x)
                                continue;
                            mul_6 = dfg_arg(g, mul_5, 1 - swap_5);
                            if (!dfg_calls_with(g, mul_6, onnx_fusion_op_Mul, 2))
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
                            if (accept(ctx, &(struct onnx_fusion_cubic_whole){.m = {.root = n, .x = x}, .mul = mul,
                                    .pow = pow, .constant = constant, .mul_2 = mul_2, .mul_3 = mul_3,
                                    .constant_2 = constant_2, .mul_4 = mul_4, .mul_5 = mul_5, .mul_6 = mul_6,
                                    .constant_3 = constant_3}.m))
                                return true;
                        }
                    }
                }
            }
        }
    }
    return false;
}

static bool onnx_fusion_cubic_keep(void *m, const struct onnx_fusion_cubic_match *found)
{
    *(struct onnx_fusion_cubic_match *)m = *found;
    return true;
}

bool onnx_fusion_cubic_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_cubic_match *m)
{
    return onnx_fusion_cubic_each(g, n, onnx_fusion_cubic_keep, m);
}

/* onnx_fusion.pat:53
 * pattern gelu_tanh(x) {
 *     t = Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1);
 *     return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);
 * }
 */
bool onnx_fusion_gelu_tanh_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_gelu_tanh_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node mul_8 = DFG_NONE, constant_6 = DFG_NONE, mul_9 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            mul_8 = n;
            if (!dfg_calls_argc(g, mul_8, onnx_fusion_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul_8, 0)) == onnx_fusion_op_Mul ? 0 : 1;
            constant_6 = dfg_arg(g, mul_8, 1 - swap);
            if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul_9 = dfg_arg(g, mul_8, swap);
            if (!dfg_calls_with(g, mul_9, onnx_fusion_op_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, mul_9) : 1u); swap_2++) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_10 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul_9, swap_2);
                t = dfg_arg(g, mul_9, 1 - swap_2);
            } else if (alt == 1) {
                mul_10 = n;
                if (!dfg_calls_with(g, mul_10, onnx_fusion_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, mul_10) : 1u); swap_3++) {
                dfg_node mul_11 = DFG_NONE, constant_7 = DFG_NONE, mul_12 = DFG_NONE, mul_13 = DFG_NONE;
                uint32_t swap_4 = 0, swap_5 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, mul_10, swap_3);
                    mul_11 = dfg_arg(g, mul_10, 1 - swap_3);
                    if (!dfg_calls_argc(g, mul_11, onnx_fusion_op_Mul, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_11, 0)) == onnx_fusion_op_Add ? 0 : 1;
                    constant_7 = dfg_arg(g, mul_11, 1 - swap_4);
                    if (!dfg_const_is(g, constant_7, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    t = dfg_arg(g, mul_11, swap_4);
                } else if (alt == 2) {
                    mul_12 = n;
                    if (!dfg_calls_argc(g, mul_12, onnx_fusion_op_Mul, 2))
                        continue;
                    swap_5 = dfg_op(g, dfg_arg(g, mul_12, 0)) == onnx_fusion_op_Mul ? 0 : 1;
                    mul_13 = dfg_arg(g, mul_12, swap_5);
                    if (!dfg_calls_with(g, mul_13, onnx_fusion_op_Mul, 2))
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
                    if (!dfg_calls_argc(g, t, onnx_fusion_op_Add, 2))
                        continue;
                    uint32_t swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == onnx_fusion_op_Tanh ? 0 : 1;
                    dfg_node constant_5 = dfg_arg(g, t, 1 - swap_7);
                    if (!dfg_const_is(g, constant_5, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    dfg_node tanh = dfg_arg(g, t, swap_7);
                    if (!dfg_calls_argc(g, tanh, onnx_fusion_op_Tanh, 1))
                        continue;
                    dfg_node mul = dfg_arg(g, tanh, 0);
                    if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
                        continue;
                    uint32_t swap_8 = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Add ? 0 : 1;
                    dfg_node constant_4 = dfg_arg(g, mul, 1 - swap_8);
                    if (!dfg_const_near(g, constant_4, dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
                        continue;
                    dfg_node add = dfg_arg(g, mul, swap_8);
                    if (!dfg_calls_with(g, add, onnx_fusion_op_Add, 2))
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
                                if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2))
                                    continue;
                                swap_10 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Pow
                                    || dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Mul
                                    ? 0
                                    : 1;
                                constant_2 = dfg_arg(g, mul_2, 1 - swap_10);
                                if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                                v_2 = dfg_arg(g, mul_2, swap_10);
                                is_pow = dfg_calls_with(g, v_2, onnx_fusion_op_Pow, 2);
                                if (is_pow) {
                                    pow = v_2;
                                    if (dfg_arg(g, pow, 0) != x)
                                        continue;
                                    constant = dfg_arg(g, pow, 1);
                                    if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                                        continue;
                                } else {
                                    mul_3 = v_2;
                                    if (!dfg_calls_with(g, mul_3, onnx_fusion_op_Mul, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_11 = 0; swap_11 < (alt_2 == 0 && !is_pow ? dfg_orders(g, mul_3) : 1u); swap_11++) {
                                dfg_node mul_4 = DFG_NONE;
                                if (alt_2 == 0 && !is_pow) {
                                    if (dfg_arg(g, mul_3, swap_11) != x)
                                        continue;
                                    mul_4 = dfg_arg(g, mul_3, 1 - swap_11);
                                    if (!dfg_calls_with(g, mul_4, onnx_fusion_op_Mul, 2))
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
                                        if (!dfg_calls_with(g, mul_5, onnx_fusion_op_Mul, 2))
                                            continue;
                                    }
                                    for (uint32_t swap_13 = 0; swap_13 < (alt_2 == 1 ? dfg_orders(g, mul_5) : 1u); swap_13++) {
                                        dfg_node mul_6 = DFG_NONE;
                                        if (alt_2 == 1) {
                                            if (dfg_arg(g, mul_5, swap_13) != x)
                                                continue;
                                            mul_6 = dfg_arg(g, mul_5, 1 - swap_13);
                                            if (!dfg_calls_with(g, mul_6, onnx_fusion_op_Mul, 2))
                                                continue;
                                        }
                                        for (uint32_t swap_14 = 0; swap_14 < (alt_2 == 1 ? dfg_orders(g, mul_6) : 1u); swap_14++) {
                                            dfg_node mul_7 = DFG_NONE;
                                            if (alt_2 == 1) {
                                                if (dfg_arg(g, mul_6, swap_14) != x)
                                                    continue;
                                                mul_7 = dfg_arg(g, mul_6, 1 - swap_14);
                                                if (!dfg_calls_with(g, mul_7, onnx_fusion_op_Mul, 2))
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
                                                        .constant_4 = constant_4, .constant_5 = constant_5, .mul_8 = mul_8,
                                                        .mul_9 = mul_9, .constant_6 = constant_6, .mul_10 = mul_10, .mul_11 = mul_11,
                                                        .constant_7 = constant_7, .mul_12 = mul_12, .mul_13 = mul_13,
                                                        .constant_8 = constant_8}.m))
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

static bool onnx_fusion_gelu_tanh_keep(void *m, const struct onnx_fusion_gelu_tanh_match *found)
{
    *(struct onnx_fusion_gelu_tanh_match *)m = *found;
    return true;
}

bool onnx_fusion_gelu_tanh_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_gelu_tanh_match *m)
{
    return onnx_fusion_gelu_tanh_each(g, n, onnx_fusion_gelu_tanh_keep, m);
}

/* What is inside all loops of onnx_fusion_gelu. */
static bool onnx_fusion_gelu_part2(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct onnx_fusion_gelu_match *m), void *ctx, uint32_t alt, dfg_node mul,
    dfg_node constant_4, dfg_node mul_2, dfg_node x, dfg_node t, dfg_node mul_4, dfg_node mul_5,
    dfg_node constant_5, dfg_node mul_6, dfg_node mul_7, dfg_node constant_6, dfg_node constant_3,
    dfg_node erf, dfg_node div, dfg_node constant, dfg_node mul_3, dfg_node constant_2, dfg_node mul_8,
    dfg_node constant_12, dfg_node mul_9, dfg_node t_2, dfg_node mul_17, dfg_node mul_18,
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
            if (!dfg_calls_with(g, mul_13, onnx_fusion_op_Mul, 2))
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
                    if (!dfg_calls_with(g, mul_14, onnx_fusion_op_Mul, 2))
                        continue;
                }
            }
            for (uint32_t swap_21 = 0; swap_21 < (alt == 1 && alt_4 == 1 ? dfg_orders(g, mul_14) : 1u); swap_21++) {
                dfg_node mul_15 = DFG_NONE;
                if (alt == 1 && alt_4 == 1) {
                    if (dfg_arg(g, mul_14, swap_21) != x)
                        continue;
                    mul_15 = dfg_arg(g, mul_14, 1 - swap_21);
                    if (!dfg_calls_with(g, mul_15, onnx_fusion_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_22 = 0; swap_22 < (alt == 1 && alt_4 == 1 ? dfg_orders(g, mul_15) : 1u); swap_22++) {
                    dfg_node mul_16 = DFG_NONE;
                    if (alt == 1 && alt_4 == 1) {
                        if (dfg_arg(g, mul_15, swap_22) != x)
                            continue;
                        mul_16 = dfg_arg(g, mul_15, 1 - swap_22);
                        if (!dfg_calls_with(g, mul_16, onnx_fusion_op_Mul, 2))
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
                            if (!dfg_calls_with(g, gelu, onnx_fusion_op_Gelu, 1))
                                continue;
                            x = dfg_arg(g, gelu, 0);
                        } else if (alt == 3) {
                            gelu_2 = n;
                            if (!dfg_calls_with(g, gelu_2, onnx_fusion_op_com_microsoft_Gelu, 1))
                                continue;
                            x = dfg_arg(g, gelu_2, 0);
                        } else if (alt == 4) {
                            fastGelu = n;
                            if (dfg_op(g, fastGelu) != onnx_fusion_op_com_microsoft_FastGelu
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
                        if (accept(ctx, &(struct onnx_fusion_gelu_whole){.m = {.root = n, .x = x}, .mul = mul,
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
                                .rest = rest}.m))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

/* onnx_fusion.pat:58
 * pattern gelu(x) = gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.FastGelu(x, ...);
 */
bool onnx_fusion_gelu_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct onnx_fusion_gelu_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 5u; alt++) {
        for (uint32_t alt_2 = 0; alt_2 < (alt == 0 ? 3u : 1u); alt_2++) {
            dfg_node mul = DFG_NONE, constant_4 = DFG_NONE, mul_2 = DFG_NONE;
            uint32_t swap = 0;
            if (alt == 0 && alt_2 == 0) {
                mul = n;
                if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
                    continue;
                swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Mul ? 0 : 1;
                constant_4 = dfg_arg(g, mul, 1 - swap);
                if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE))
                    continue;
                mul_2 = dfg_arg(g, mul, swap);
                if (!dfg_calls_with(g, mul_2, onnx_fusion_op_Mul, 2))
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
                        if (!dfg_calls_with(g, mul_4, onnx_fusion_op_Mul, 2))
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
                            if (!dfg_calls_argc(g, mul_5, onnx_fusion_op_Mul, 2))
                                continue;
                            swap_4 = dfg_op(g, dfg_arg(g, mul_5, 0)) == onnx_fusion_op_Add ? 0 : 1;
                            constant_5 = dfg_arg(g, mul_5, 1 - swap_4);
                            if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                                continue;
                            t = dfg_arg(g, mul_5, swap_4);
                        } else if (alt_2 == 2) {
                            mul_6 = n;
                            if (!dfg_calls_argc(g, mul_6, onnx_fusion_op_Mul, 2))
                                continue;
                            swap_5 = dfg_op(g, dfg_arg(g, mul_6, 0)) == onnx_fusion_op_Mul ? 0 : 1;
                            mul_7 = dfg_arg(g, mul_6, swap_5);
                            if (!dfg_calls_with(g, mul_7, onnx_fusion_op_Mul, 2))
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
                            if (!dfg_calls_argc(g, t, onnx_fusion_op_Add, 2))
                                continue;
                            swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == onnx_fusion_op_Erf ? 0 : 1;
                            constant_3 = dfg_arg(g, t, 1 - swap_7);
                            if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                                continue;
                            erf = dfg_arg(g, t, swap_7);
                            if (!dfg_calls_argc(g, erf, onnx_fusion_op_Erf, 1))
                                continue;
                            v = dfg_arg(g, erf, 0);
                            is_div = dfg_calls_with(g, v, onnx_fusion_op_Div, 2);
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
                                if (!dfg_calls_with(g, mul_3, onnx_fusion_op_Mul, 2))
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
                                    if (!dfg_calls_argc(g, mul_8, onnx_fusion_op_Mul, 2))
                                        continue;
                                    swap_9 = dfg_op(g, dfg_arg(g, mul_8, 0)) == onnx_fusion_op_Mul ? 0 : 1;
                                    constant_12 = dfg_arg(g, mul_8, 1 - swap_9);
                                    if (!dfg_const_is(g, constant_12, dfg_float(0.5), DFG_NO_DTYPE))
                                        continue;
                                    mul_9 = dfg_arg(g, mul_8, swap_9);
                                    if (!dfg_calls_with(g, mul_9, onnx_fusion_op_Mul, 2))
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
                                            if (!dfg_calls_with(g, mul_17, onnx_fusion_op_Mul, 2))
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
                                                if (!dfg_calls_argc(g, mul_18, onnx_fusion_op_Mul, 2))
                                                    continue;
                                                swap_12 = dfg_op(g, dfg_arg(g, mul_18, 0))
                                                    == onnx_fusion_op_Add
                                                    ? 0
                                                    : 1;
                                                constant_13 = dfg_arg(g, mul_18, 1 - swap_12);
                                                if (!dfg_const_is(g, constant_13, dfg_float(0.5),
                                                                  DFG_NO_DTYPE))
                                                    continue;
                                                t_2 = dfg_arg(g, mul_18, swap_12);
                                            } else if (alt_3 == 2) {
                                                mul_19 = n;
                                                if (!dfg_calls_argc(g, mul_19, onnx_fusion_op_Mul, 2))
                                                    continue;
                                                swap_13 = dfg_op(g, dfg_arg(g, mul_19, 0))
                                                    == onnx_fusion_op_Mul
                                                    ? 0
                                                    : 1;
                                                mul_20 = dfg_arg(g, mul_19, swap_13);
                                                if (!dfg_calls_with(g, mul_20, onnx_fusion_op_Mul, 2))
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
                                                if (!dfg_calls_argc(g, t_2, onnx_fusion_op_Add, 2))
                                                    continue;
                                                swap_15 = dfg_op(g, dfg_arg(g, t_2, 0))
                                                    == onnx_fusion_op_Tanh
                                                    ? 0
                                                    : 1;
                                                constant_11 = dfg_arg(g, t_2, 1 - swap_15);
                                                if (!dfg_const_is(g, constant_11, dfg_int(1), DFG_NO_DTYPE))
                                                    continue;
                                                tanh = dfg_arg(g, t_2, swap_15);
                                                if (!dfg_calls_argc(g, tanh, onnx_fusion_op_Tanh, 1))
                                                    continue;
                                                mul_10 = dfg_arg(g, tanh, 0);
                                                if (!dfg_calls_argc(g, mul_10, onnx_fusion_op_Mul, 2))
                                                    continue;
                                                swap_16 = dfg_op(g, dfg_arg(g, mul_10, 0))
                                                    == onnx_fusion_op_Add
                                                    ? 0
                                                    : 1;
                                                constant_10 = dfg_arg(g, mul_10, 1 - swap_16);
                                                if (!dfg_const_near(g, constant_10, dfg_float(0.79788456),
                                                                    0.001, DFG_NO_DTYPE))
                                                    continue;
                                                add = dfg_arg(g, mul_10, swap_16);
                                                if (!dfg_calls_with(g, add, onnx_fusion_op_Add, 2))
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
                                                        if (!dfg_calls_argc(g, mul_11, onnx_fusion_op_Mul, 2))
                                                            continue;
                                                        swap_18 = dfg_op(g, dfg_arg(g, mul_11, 0))
                                                            == onnx_fusion_op_Pow
                                                            || dfg_op(g, dfg_arg(g, mul_11, 0))
                                                               == onnx_fusion_op_Mul
                                                            ? 0
                                                            : 1;
                                                        constant_8 = dfg_arg(g, mul_11, 1 - swap_18);
                                                        if (!dfg_const_near(g, constant_8, dfg_float(0.044715),
                                                                            0.0001, DFG_NO_DTYPE))
                                                            continue;
                                                        v_3 = dfg_arg(g, mul_11, swap_18);
                                                        is_pow = dfg_calls_with(g, v_3, onnx_fusion_op_Pow, 2);
                                                        if (is_pow) {
                                                            pow = v_3;
                                                            if (dfg_arg(g, pow, 0) != x)
                                                                continue;
                                                            constant_7 = dfg_arg(g, pow, 1);
                                                            if (!dfg_const_is(g, constant_7, dfg_int(3), DFG_NO_DTYPE))
                                                                continue;
                                                        } else {
                                                            mul_12 = v_3;
                                                            if (!dfg_calls_with(g, mul_12, onnx_fusion_op_Mul, 2))
                                                                continue;
                                                        }
                                                    }
                                                    if (onnx_fusion_gelu_part2(g, n, accept, ctx, alt, mul,
                                                                               constant_4, mul_2, x, t, mul_4,
                                                                               mul_5, constant_5, mul_6, mul_7,
                                                                               constant_6, constant_3, erf, div,
                                                                               constant, mul_3, constant_2,
                                                                               mul_8, constant_12, mul_9, t_2,
                                                                               mul_17, mul_18, constant_13,
                                                                               mul_19, mul_20, constant_14,
                                                                               constant_11, tanh, mul_10,
                                                                               constant_10, add, v_2, alt_4,
                                                                               mul_11, constant_8, is_pow, pow,
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

static bool onnx_fusion_gelu_keep(void *m, const struct onnx_fusion_gelu_match *found)
{
    *(struct onnx_fusion_gelu_match *)m = *found;
    return true;
}

bool onnx_fusion_gelu_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_gelu_match *m)
{
    return onnx_fusion_gelu_each(g, n, onnx_fusion_gelu_keep, m);
}

/* onnx_fusion.pat:61
 * pattern activation(x) = (Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)
 *     | relu6(x) | swish(x) | hard_swish(x);
 */
bool onnx_fusion_activation_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_activation_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node call = DFG_NONE, x = DFG_NONE, clip = DFG_NONE, constant = DFG_NONE, constant_2 = DFG_NONE;
        dfg_node mul = DFG_NONE;
        if (alt == 0) {
            call = n;
            if (!(dfg_op(g, call) == onnx_fusion_op_Relu || dfg_op(g, call) == onnx_fusion_op_LeakyRelu
                  || dfg_op(g, call) == onnx_fusion_op_Sigmoid || dfg_op(g, call) == onnx_fusion_op_Tanh
                  || dfg_op(g, call) == onnx_fusion_op_HardSigmoid
                  || dfg_op(g, call) == onnx_fusion_op_HardSwish || dfg_op(g, call) == onnx_fusion_op_Gelu)
                || !dfg_has_args(g, call, 1))
                continue;
            x = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_fusion_op_Clip, 3))
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
            if (!dfg_calls_with(g, mul, onnx_fusion_op_Mul, 2))
                continue;
        }
        for (uint32_t swap = 0; swap < (alt == 2 ? dfg_orders(g, mul) : 1u); swap++) {
            dfg_node sigmoid = DFG_NONE, mul_2 = DFG_NONE;
            if (alt == 2) {
                x = dfg_arg(g, mul, swap);
                sigmoid = dfg_arg(g, mul, 1 - swap);
                if (!dfg_calls_with(g, sigmoid, onnx_fusion_op_Sigmoid, 1))
                    continue;
                if (dfg_arg(g, sigmoid, 0) != x)
                    continue;
            } else if (alt == 3) {
                mul_2 = n;
                if (!dfg_calls_with(g, mul_2, onnx_fusion_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_2 = 0; swap_2 < (alt == 3 ? dfg_orders(g, mul_2) : 1u); swap_2++) {
                dfg_node v = DFG_NONE, div = DFG_NONE, constant_6 = DFG_NONE, clip_2 = DFG_NONE;
                dfg_node constant_4 = DFG_NONE, constant_5 = DFG_NONE, add = DFG_NONE;
                uint32_t alt_2 = 0;
                if (alt == 3) {
                    x = dfg_arg(g, mul_2, swap_2);
                    v = dfg_arg(g, mul_2, 1 - swap_2);
                    alt_2 = dfg_calls_argc(g, v, onnx_fusion_op_Div, 2) ? 0
                        : dfg_calls_argc(g, v, onnx_fusion_op_Mul, 2) ? 1 : 2;
                    if (alt_2 == 0) {
                        div = v;
                        constant_6 = dfg_arg(g, div, 1);
                        if (!dfg_const_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
                            continue;
                        clip_2 = dfg_arg(g, div, 0);
                        if (!dfg_calls_with(g, clip_2, onnx_fusion_op_Clip, 3))
                            continue;
                        constant_4 = dfg_arg(g, clip_2, 1);
                        if (!dfg_const_is(g, constant_4, dfg_int(0), DFG_NO_DTYPE))
                            continue;
                        constant_5 = dfg_arg(g, clip_2, 2);
                        if (!dfg_const_is(g, constant_5, dfg_int(6), DFG_NO_DTYPE))
                            continue;
                        add = dfg_arg(g, clip_2, 0);
                        if (!dfg_calls_with(g, add, onnx_fusion_op_Add, 2))
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
                            swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_fusion_op_Clip ? 0 : 1;
                            constant_10 = dfg_arg(g, mul_3, 1 - swap_4);
                            if (!dfg_const_near(g, constant_10, dfg_float(0.16666667), 0.0001,
                                                DFG_NO_DTYPE))
                                continue;
                            clip_3 = dfg_arg(g, mul_3, swap_4);
                            if (!dfg_calls_with(g, clip_3, onnx_fusion_op_Clip, 3))
                                continue;
                            constant_8 = dfg_arg(g, clip_3, 1);
                            if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
                                continue;
                            constant_9 = dfg_arg(g, clip_3, 2);
                            if (!dfg_const_is(g, constant_9, dfg_int(6), DFG_NO_DTYPE))
                                continue;
                            add_2 = dfg_arg(g, clip_3, 0);
                            if (!dfg_calls_with(g, add_2, onnx_fusion_op_Add, 2))
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
                                if (!dfg_calls_with(g, hardSigmoid, onnx_fusion_op_HardSigmoid, 1))
                                    continue;
                                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_alpha,
                                                             dfg_float(0.2)),
                                                 dfg_float(0.16666667), 0.0001))
                                    continue;
                                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_beta,
                                                          dfg_float(0.5)),
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
                        if (accept(ctx, &(struct onnx_fusion_activation_whole){.m = {.root = n, .x = x}, .call = call,
                                .clip = clip, .constant = constant, .constant_2 = constant_2, .mul = mul,
                                .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2, .add = add,
                                .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                                .constant_6 = constant_6, .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2,
                                .constant_7 = constant_7, .constant_8 = constant_8, .constant_9 = constant_9,
                                .constant_10 = constant_10, .hardSigmoid = hardSigmoid}.m))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool onnx_fusion_activation_keep(void *m, const struct onnx_fusion_activation_match *found)
{
    *(struct onnx_fusion_activation_match *)m = *found;
    return true;
}

bool onnx_fusion_activation_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_activation_match *m)
{
    return onnx_fusion_activation_each(g, n, onnx_fusion_activation_keep, m);
}

/* onnx_fusion.pat:64
 * pattern conv_norm_act(x, w, b, scale, bias, mean, variance) =
 *     activation(conv_norm(x, w, b, scale, bias, mean, variance));
 */
bool onnx_fusion_conv_norm_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_conv_norm_act_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node call = DFG_NONE, batchNormalization = DFG_NONE, clip = DFG_NONE, constant = DFG_NONE;
        dfg_node constant_2 = DFG_NONE, mul = DFG_NONE, sigmoid = DFG_NONE, mul_2 = DFG_NONE;
        dfg_node v = DFG_NONE, div = DFG_NONE, clip_2 = DFG_NONE, add = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node constant_4 = DFG_NONE, constant_5 = DFG_NONE, constant_6 = DFG_NONE, mul_3 = DFG_NONE;
        dfg_node clip_3 = DFG_NONE, add_2 = DFG_NONE, constant_7 = DFG_NONE, constant_8 = DFG_NONE;
        dfg_node constant_9 = DFG_NONE, constant_10 = DFG_NONE, hardSigmoid = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            call = n;
            if (!(dfg_op(g, call) == onnx_fusion_op_Relu || dfg_op(g, call) == onnx_fusion_op_LeakyRelu
                  || dfg_op(g, call) == onnx_fusion_op_Sigmoid || dfg_op(g, call) == onnx_fusion_op_Tanh
                  || dfg_op(g, call) == onnx_fusion_op_HardSigmoid
                  || dfg_op(g, call) == onnx_fusion_op_HardSwish || dfg_op(g, call) == onnx_fusion_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            batchNormalization = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_fusion_op_Clip, 3))
                continue;
            batchNormalization = dfg_arg(g, clip, 0);
            constant = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_2 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_BatchNormalization
                || dfg_is(g, dfg_arg(g, mul, 0), DFG_GET)
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_fusion_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != batchNormalization)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_BatchNormalization
                || dfg_is(g, dfg_arg(g, mul_2, 0), DFG_GET)
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, onnx_fusion_op_Div, 2) ? 0
                : dfg_calls_argc(g, v, onnx_fusion_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_fusion_op_Clip, 3))
                    continue;
                add = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add, onnx_fusion_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_fusion_op_BatchNormalization
                    || dfg_is(g, dfg_arg(g, add, 0), DFG_GET)
                    ? 0
                    : 1;
                if (dfg_arg(g, add, swap_3) != batchNormalization)
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
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_fusion_op_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_fusion_op_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_2, onnx_fusion_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_fusion_op_BatchNormalization
                    || dfg_is(g, dfg_arg(g, add_2, 0), DFG_GET)
                    ? 0
                    : 1;
                if (dfg_arg(g, add_2, swap_5) != batchNormalization)
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
                if (!dfg_calls_argc(g, hardSigmoid, onnx_fusion_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != batchNormalization)
                    continue;
            }
        }
        dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
        if (!dfg_calls_argc(g, batchNormalization_call, onnx_fusion_op_BatchNormalization, 5))
            continue;
        if (!dfg_int_is(g, batchNormalization_call, onnx_fusion_attr_training_mode, 0, 0))
            continue;
        dfg_node conv = dfg_arg(g, batchNormalization_call, 0);
        if (dfg_op(g, conv) != onnx_fusion_op_Conv || dfg_n_args(g, conv) > 3
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
        if (!dfg_is(g, variance, DFG_CONST))
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, batchNormalization,
                                            batchNormalization_call, conv},
                         15))
            continue;
        if (accept(ctx, &(struct onnx_fusion_conv_norm_act_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                .scale = scale, .bias = bias, .mean = mean, .variance = variance},
                .call = call, .batchNormalization = batchNormalization,
                .batchNormalization_call = dfg_first_result(g, batchNormalization), .conv = conv,
                .clip = clip, .constant = constant, .constant_2 = constant_2, .mul = mul,
                .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2, .add = add,
                .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                .constant_6 = constant_6, .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2,
                .constant_7 = constant_7, .constant_8 = constant_8, .constant_9 = constant_9,
                .constant_10 = constant_10, .hardSigmoid = hardSigmoid}.m))
            return true;
    }
    return false;
}

static bool onnx_fusion_conv_norm_act_keep(void *m, const struct onnx_fusion_conv_norm_act_match *found)
{
    *(struct onnx_fusion_conv_norm_act_match *)m = *found;
    return true;
}

bool onnx_fusion_conv_norm_act_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_conv_norm_act_match *m)
{
    return onnx_fusion_conv_norm_act_each(g, n, onnx_fusion_conv_norm_act_keep, m);
}

/* onnx_fusion.pat:66
 * pattern conv_transpose_norm_act(x, w, b, scale, bias, mean, variance) =
 *     activation(conv_transpose_norm(x, w, b, scale, bias, mean, variance));
 */
bool onnx_fusion_conv_transpose_norm_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_conv_transpose_norm_act_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node call = DFG_NONE, batchNormalization = DFG_NONE, clip = DFG_NONE, constant = DFG_NONE;
        dfg_node constant_2 = DFG_NONE, mul = DFG_NONE, sigmoid = DFG_NONE, mul_2 = DFG_NONE;
        dfg_node v = DFG_NONE, div = DFG_NONE, clip_2 = DFG_NONE, add = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node constant_4 = DFG_NONE, constant_5 = DFG_NONE, constant_6 = DFG_NONE, mul_3 = DFG_NONE;
        dfg_node clip_3 = DFG_NONE, add_2 = DFG_NONE, constant_7 = DFG_NONE, constant_8 = DFG_NONE;
        dfg_node constant_9 = DFG_NONE, constant_10 = DFG_NONE, hardSigmoid = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            call = n;
            if (!(dfg_op(g, call) == onnx_fusion_op_Relu || dfg_op(g, call) == onnx_fusion_op_LeakyRelu
                  || dfg_op(g, call) == onnx_fusion_op_Sigmoid || dfg_op(g, call) == onnx_fusion_op_Tanh
                  || dfg_op(g, call) == onnx_fusion_op_HardSigmoid
                  || dfg_op(g, call) == onnx_fusion_op_HardSwish || dfg_op(g, call) == onnx_fusion_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            batchNormalization = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_fusion_op_Clip, 3))
                continue;
            batchNormalization = dfg_arg(g, clip, 0);
            constant = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_2 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_BatchNormalization
                || dfg_is(g, dfg_arg(g, mul, 0), DFG_GET)
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_fusion_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != batchNormalization)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_BatchNormalization
                || dfg_is(g, dfg_arg(g, mul_2, 0), DFG_GET)
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, onnx_fusion_op_Div, 2) ? 0
                : dfg_calls_argc(g, v, onnx_fusion_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_fusion_op_Clip, 3))
                    continue;
                add = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add, onnx_fusion_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_fusion_op_BatchNormalization
                    || dfg_is(g, dfg_arg(g, add, 0), DFG_GET)
                    ? 0
                    : 1;
                if (dfg_arg(g, add, swap_3) != batchNormalization)
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
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_fusion_op_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_fusion_op_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_2, onnx_fusion_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_fusion_op_BatchNormalization
                    || dfg_is(g, dfg_arg(g, add_2, 0), DFG_GET)
                    ? 0
                    : 1;
                if (dfg_arg(g, add_2, swap_5) != batchNormalization)
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
                if (!dfg_calls_argc(g, hardSigmoid, onnx_fusion_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != batchNormalization)
                    continue;
            }
        }
        dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
        if (!dfg_calls_argc(g, batchNormalization_call, onnx_fusion_op_BatchNormalization, 5))
            continue;
        if (!dfg_int_is(g, batchNormalization_call, onnx_fusion_attr_training_mode, 0, 0))
            continue;
        dfg_node convTranspose = dfg_arg(g, batchNormalization_call, 0);
        if (dfg_op(g, convTranspose) != onnx_fusion_op_ConvTranspose || dfg_n_args(g, convTranspose) > 3
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
        if (!dfg_is(g, variance, DFG_CONST))
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add, mul_3,
                                            clip_3, add_2, hardSigmoid, batchNormalization,
                                            batchNormalization_call, convTranspose},
                         15))
            continue;
        if (accept(ctx, &(struct onnx_fusion_conv_transpose_norm_act_whole){.m = {.root = n, .x = x,
                .w = w, .b = b, .scale = scale, .bias = bias, .mean = mean, .variance = variance},
                .call = call, .batchNormalization = batchNormalization,
                .batchNormalization_call = dfg_first_result(g, batchNormalization),
                .convTranspose = convTranspose, .clip = clip, .constant = constant,
                .constant_2 = constant_2, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                .div = div, .clip_2 = clip_2, .add = add, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2, .constant_7 = constant_7,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .hardSigmoid = hardSigmoid}.m))
            return true;
    }
    return false;
}

static bool onnx_fusion_conv_transpose_norm_act_keep(void *m, const struct onnx_fusion_conv_transpose_norm_act_match *found)
{
    *(struct onnx_fusion_conv_transpose_norm_act_match *)m = *found;
    return true;
}

bool onnx_fusion_conv_transpose_norm_act_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_conv_transpose_norm_act_match *m)
{
    return onnx_fusion_conv_transpose_norm_act_each(g, n, onnx_fusion_conv_transpose_norm_act_keep, m);
}

/* onnx_fusion.pat:68
 * pattern conv_act(x, w, b) = activation(conv(x, w, b));
 */
bool onnx_fusion_conv_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_conv_act_match *m), void *ctx)
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
            if (!(dfg_op(g, call) == onnx_fusion_op_Relu || dfg_op(g, call) == onnx_fusion_op_LeakyRelu
                  || dfg_op(g, call) == onnx_fusion_op_Sigmoid || dfg_op(g, call) == onnx_fusion_op_Tanh
                  || dfg_op(g, call) == onnx_fusion_op_HardSigmoid
                  || dfg_op(g, call) == onnx_fusion_op_HardSwish || dfg_op(g, call) == onnx_fusion_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            conv = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_fusion_op_Clip, 3))
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
            if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Conv ? 0 : 1;
            conv = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_fusion_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != conv)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Conv ? 0 : 1;
            conv = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, onnx_fusion_op_Div, 2) ? 0
                : dfg_calls_argc(g, v, onnx_fusion_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_fusion_op_Clip, 3))
                    continue;
                add = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add, onnx_fusion_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_fusion_op_Conv ? 0 : 1;
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
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_fusion_op_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_fusion_op_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_2, onnx_fusion_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_fusion_op_Conv ? 0 : 1;
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
                if (!dfg_calls_argc(g, hardSigmoid, onnx_fusion_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != conv)
                    continue;
            }
        }
        if (dfg_op(g, conv) != onnx_fusion_op_Conv || dfg_n_args(g, conv) > 3
            || dfg_arg(g, conv, 0) == DFG_NONE || dfg_arg(g, conv, 1) == DFG_NONE)
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
                .call = call, .conv = conv, .clip = clip, .constant = constant,
                .constant_2 = constant_2, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                .div = div, .clip_2 = clip_2, .add = add, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2, .constant_7 = constant_7,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .hardSigmoid = hardSigmoid}.m))
            return true;
    }
    return false;
}

static bool onnx_fusion_conv_act_keep(void *m, const struct onnx_fusion_conv_act_match *found)
{
    *(struct onnx_fusion_conv_act_match *)m = *found;
    return true;
}

bool onnx_fusion_conv_act_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_conv_act_match *m)
{
    return onnx_fusion_conv_act_each(g, n, onnx_fusion_conv_act_keep, m);
}

/* onnx_fusion.pat:69
 * pattern gemm_act(a, b, c) = activation(gemm(a, b, c));
 */
bool onnx_fusion_gemm_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_gemm_act_match *m), void *ctx)
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
            if (!(dfg_op(g, call) == onnx_fusion_op_Relu || dfg_op(g, call) == onnx_fusion_op_LeakyRelu
                  || dfg_op(g, call) == onnx_fusion_op_Sigmoid || dfg_op(g, call) == onnx_fusion_op_Tanh
                  || dfg_op(g, call) == onnx_fusion_op_HardSigmoid
                  || dfg_op(g, call) == onnx_fusion_op_HardSwish || dfg_op(g, call) == onnx_fusion_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            gemm = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_fusion_op_Clip, 3))
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
            if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Gemm ? 0 : 1;
            gemm = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_fusion_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != gemm)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Gemm ? 0 : 1;
            gemm = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, onnx_fusion_op_Div, 2) ? 0
                : dfg_calls_argc(g, v, onnx_fusion_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_fusion_op_Clip, 3))
                    continue;
                add = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add, onnx_fusion_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_fusion_op_Gemm ? 0 : 1;
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
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_fusion_op_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_fusion_op_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_2, onnx_fusion_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_fusion_op_Gemm ? 0 : 1;
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
                if (!dfg_calls_argc(g, hardSigmoid, onnx_fusion_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != gemm)
                    continue;
            }
        }
        if (dfg_op(g, gemm) != onnx_fusion_op_Gemm || dfg_n_args(g, gemm) > 3
            || dfg_arg(g, gemm, 0) == DFG_NONE || dfg_arg(g, gemm, 1) == DFG_NONE)
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
                .call = call, .gemm = gemm, .clip = clip, .constant = constant,
                .constant_2 = constant_2, .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2,
                .div = div, .clip_2 = clip_2, .add = add, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .mul_3 = mul_3, .clip_3 = clip_3, .add_2 = add_2, .constant_7 = constant_7,
                .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                .hardSigmoid = hardSigmoid}.m))
            return true;
    }
    return false;
}

static bool onnx_fusion_gemm_act_keep(void *m, const struct onnx_fusion_gemm_act_match *found)
{
    *(struct onnx_fusion_gemm_act_match *)m = *found;
    return true;
}

bool onnx_fusion_gemm_act_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_gemm_act_match *m)
{
    return onnx_fusion_gemm_act_each(g, n, onnx_fusion_gemm_act_keep, m);
}

/* onnx_fusion.pat:70
 * pattern matmul_bias_act(a, b, c) = activation(matmul_bias(a, b, c));
 */
bool onnx_fusion_matmul_bias_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_matmul_bias_act_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node call = DFG_NONE, add = DFG_NONE, clip = DFG_NONE, constant = DFG_NONE;
        dfg_node constant_2 = DFG_NONE, mul = DFG_NONE, sigmoid = DFG_NONE, mul_2 = DFG_NONE;
        dfg_node v = DFG_NONE, div = DFG_NONE, clip_2 = DFG_NONE, add_2 = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node constant_4 = DFG_NONE, constant_5 = DFG_NONE, constant_6 = DFG_NONE, mul_3 = DFG_NONE;
        dfg_node clip_3 = DFG_NONE, add_3 = DFG_NONE, constant_7 = DFG_NONE, constant_8 = DFG_NONE;
        dfg_node constant_9 = DFG_NONE, constant_10 = DFG_NONE, hardSigmoid = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            call = n;
            if (!(dfg_op(g, call) == onnx_fusion_op_Relu || dfg_op(g, call) == onnx_fusion_op_LeakyRelu
                  || dfg_op(g, call) == onnx_fusion_op_Sigmoid || dfg_op(g, call) == onnx_fusion_op_Tanh
                  || dfg_op(g, call) == onnx_fusion_op_HardSigmoid
                  || dfg_op(g, call) == onnx_fusion_op_HardSwish || dfg_op(g, call) == onnx_fusion_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            add = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_fusion_op_Clip, 3))
                continue;
            add = dfg_arg(g, clip, 0);
            constant = dfg_arg(g, clip, 1);
            if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_2 = dfg_arg(g, clip, 2);
            if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Add ? 0 : 1;
            add = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_fusion_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != add)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Add ? 0 : 1;
            add = dfg_arg(g, mul_2, swap_2);
            v = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, onnx_fusion_op_Div, 2) ? 0
                : dfg_calls_argc(g, v, onnx_fusion_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_fusion_op_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, onnx_fusion_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_fusion_op_Add ? 0 : 1;
                if (dfg_arg(g, add_2, swap_3) != add)
                    continue;
                constant_3 = dfg_arg(g, add_2, 1 - swap_3);
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
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_fusion_op_Clip ? 0 : 1;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_fusion_op_Clip, 3))
                    continue;
                add_3 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_3, onnx_fusion_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_3, 0)) == onnx_fusion_op_Add ? 0 : 1;
                if (dfg_arg(g, add_3, swap_5) != add)
                    continue;
                constant_7 = dfg_arg(g, add_3, 1 - swap_5);
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
                if (!dfg_calls_argc(g, hardSigmoid, onnx_fusion_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != add)
                    continue;
            }
        }
        if (!dfg_calls_argc(g, add, onnx_fusion_op_Add, 2))
            continue;
        uint32_t swap_6 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_fusion_op_MatMul ? 0 : 1;
        dfg_node matMul = dfg_arg(g, add, swap_6);
        if (!dfg_calls_with(g, matMul, onnx_fusion_op_MatMul, 2))
            continue;
        dfg_node a = dfg_arg(g, matMul, 0);
        dfg_node b = dfg_arg(g, matMul, 1);
        dfg_node c = dfg_arg(g, add, 1 - swap_6);
        if (!dfg_is(g, c, DFG_CONST))
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add_2, mul_3,
                                            clip_3, add_3, hardSigmoid, add, matMul},
                         14))
            continue;
        if (accept(ctx, &(struct onnx_fusion_matmul_bias_act_whole){.m = {.root = n, .a = a, .b = b,
                .c = c}, .call = call, .add = add, .matMul = matMul, .clip = clip,
                .constant = constant, .constant_2 = constant_2, .mul = mul, .sigmoid = sigmoid,
                .mul_2 = mul_2, .div = div, .clip_2 = clip_2, .add_2 = add_2,
                .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                .constant_6 = constant_6, .mul_3 = mul_3, .clip_3 = clip_3, .add_3 = add_3,
                .constant_7 = constant_7, .constant_8 = constant_8, .constant_9 = constant_9,
                .constant_10 = constant_10, .hardSigmoid = hardSigmoid}.m))
            return true;
    }
    return false;
}

static bool onnx_fusion_matmul_bias_act_keep(void *m, const struct onnx_fusion_matmul_bias_act_match *found)
{
    *(struct onnx_fusion_matmul_bias_act_match *)m = *found;
    return true;
}

bool onnx_fusion_matmul_bias_act_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_matmul_bias_act_match *m)
{
    return onnx_fusion_matmul_bias_act_each(g, n, onnx_fusion_matmul_bias_act_keep, m);
}

/* onnx_fusion.pat:71
 * pattern matmul_bias_gelu(a, b, c) = gelu(matmul_bias(a, b, c));
 */
bool onnx_fusion_matmul_bias_gelu_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_matmul_bias_gelu_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 5u; alt++) {
        for (uint32_t alt_2 = 0; alt_2 < (alt == 0 ? 3u : 1u); alt_2++) {
            dfg_node mul = DFG_NONE, constant_4 = DFG_NONE, mul_2 = DFG_NONE;
            uint32_t swap = 0;
            if (alt == 0 && alt_2 == 0) {
                mul = n;
                if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
                    continue;
                swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Mul ? 0 : 1;
                constant_4 = dfg_arg(g, mul, 1 - swap);
                if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE))
                    continue;
                mul_2 = dfg_arg(g, mul, swap);
                if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && alt_2 == 0 ? dfg_orders(g, mul_2) : 1u); swap_2++) {
                dfg_node add = DFG_NONE, t = DFG_NONE, mul_4 = DFG_NONE, mul_5 = DFG_NONE, constant_5 = DFG_NONE;
                dfg_node mul_6 = DFG_NONE, mul_7 = DFG_NONE, constant_6 = DFG_NONE, erf = DFG_NONE;
                dfg_node v = DFG_NONE, div = DFG_NONE, constant = DFG_NONE, mul_3 = DFG_NONE, constant_2 = DFG_NONE;
                dfg_node constant_3 = DFG_NONE;
                uint32_t swap_3 = 0, swap_4 = 0, swap_5 = 0, swap_6 = 0, swap_7 = 0, swap_8 = 0;
                bool is_div = false;
                if (alt == 0) {
                    if (alt_2 == 0) {
                        add = dfg_arg(g, mul_2, swap_2);
                        t = dfg_arg(g, mul_2, 1 - swap_2);
                    } else if (alt_2 == 1) {
                        mul_4 = n;
                        if (!dfg_calls_argc(g, mul_4, onnx_fusion_op_Mul, 2))
                            continue;
                        swap_3 = dfg_op(g, dfg_arg(g, mul_4, 0)) == onnx_fusion_op_Add ? 0 : 1;
                        add = dfg_arg(g, mul_4, swap_3);
                        mul_5 = dfg_arg(g, mul_4, 1 - swap_3);
                        if (!dfg_calls_argc(g, mul_5, onnx_fusion_op_Mul, 2))
                            continue;
                        swap_4 = dfg_op(g, dfg_arg(g, mul_5, 0)) == onnx_fusion_op_Add ? 0 : 1;
                        t = dfg_arg(g, mul_5, swap_4);
                        constant_5 = dfg_arg(g, mul_5, 1 - swap_4);
                        if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                    } else {
                        mul_6 = n;
                        if (!dfg_calls_argc(g, mul_6, onnx_fusion_op_Mul, 2))
                            continue;
                        swap_5 = dfg_op(g, dfg_arg(g, mul_6, 0)) == onnx_fusion_op_Mul ? 0 : 1;
                        mul_7 = dfg_arg(g, mul_6, swap_5);
                        if (!dfg_calls_argc(g, mul_7, onnx_fusion_op_Mul, 2))
                            continue;
                        swap_6 = dfg_op(g, dfg_arg(g, mul_7, 0)) == onnx_fusion_op_Add ? 0 : 1;
                        add = dfg_arg(g, mul_7, swap_6);
                        constant_6 = dfg_arg(g, mul_7, 1 - swap_6);
                        if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, mul_6, 1 - swap_5);
                    }
                    if (!dfg_calls_argc(g, t, onnx_fusion_op_Add, 2))
                        continue;
                    swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == onnx_fusion_op_Erf ? 0 : 1;
                    erf = dfg_arg(g, t, swap_7);
                    if (!dfg_calls_argc(g, erf, onnx_fusion_op_Erf, 1))
                        continue;
                    v = dfg_arg(g, erf, 0);
                    is_div = dfg_calls_argc(g, v, onnx_fusion_op_Div, 2);
                    if (is_div) {
                        div = v;
                        if (dfg_arg(g, div, 0) != add)
                            continue;
                        constant = dfg_arg(g, div, 1);
                        if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                            continue;
                    } else {
                        mul_3 = v;
                        if (!dfg_calls_argc(g, mul_3, onnx_fusion_op_Mul, 2))
                            continue;
                        swap_8 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_fusion_op_Add ? 0 : 1;
                        if (dfg_arg(g, mul_3, swap_8) != add)
                            continue;
                        constant_2 = dfg_arg(g, mul_3, 1 - swap_8);
                        if (!dfg_const_near(g, constant_2, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE))
                            continue;
                    }
                    constant_3 = dfg_arg(g, t, 1 - swap_7);
                    if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                }
                for (uint32_t alt_3 = 0; alt_3 < (alt == 1 ? 3u : 1u); alt_3++) {
                    dfg_node mul_8 = DFG_NONE, constant_12 = DFG_NONE, mul_9 = DFG_NONE;
                    uint32_t swap_9 = 0;
                    if (alt == 1 && alt_3 == 0) {
                        mul_8 = n;
                        if (!dfg_calls_argc(g, mul_8, onnx_fusion_op_Mul, 2))
                            continue;
                        swap_9 = dfg_op(g, dfg_arg(g, mul_8, 0)) == onnx_fusion_op_Mul ? 0 : 1;
                        constant_12 = dfg_arg(g, mul_8, 1 - swap_9);
                        if (!dfg_const_is(g, constant_12, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        mul_9 = dfg_arg(g, mul_8, swap_9);
                        if (!dfg_calls_argc(g, mul_9, onnx_fusion_op_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_10 = 0; swap_10 < (alt == 1 && alt_3 == 0 ? dfg_orders(g, mul_9) : 1u); swap_10++) {
                        dfg_node t_2 = DFG_NONE, mul_17 = DFG_NONE, mul_18 = DFG_NONE, constant_13 = DFG_NONE;
                        dfg_node mul_19 = DFG_NONE, mul_20 = DFG_NONE, constant_14 = DFG_NONE, constant_11 = DFG_NONE;
                        dfg_node tanh = DFG_NONE, mul_10 = DFG_NONE, constant_10 = DFG_NONE, add_2 = DFG_NONE;
                        dfg_node v_2 = DFG_NONE;
                        uint32_t swap_11 = 0, swap_12 = 0, swap_13 = 0, swap_14 = 0, swap_15 = 0, swap_16 = 0;
                        uint32_t swap_17 = 0;
                        if (alt == 1) {
                            if (alt_3 == 0) {
                                add = dfg_arg(g, mul_9, swap_10);
                                t_2 = dfg_arg(g, mul_9, 1 - swap_10);
                            } else if (alt_3 == 1) {
                                mul_17 = n;
                                if (!dfg_calls_argc(g, mul_17, onnx_fusion_op_Mul, 2))
                                    continue;
                                swap_11 = dfg_op(g, dfg_arg(g, mul_17, 0)) == onnx_fusion_op_Add ? 0 : 1;
                                add = dfg_arg(g, mul_17, swap_11);
                                mul_18 = dfg_arg(g, mul_17, 1 - swap_11);
                                if (!dfg_calls_argc(g, mul_18, onnx_fusion_op_Mul, 2))
                                    continue;
                                swap_12 = dfg_op(g, dfg_arg(g, mul_18, 0)) == onnx_fusion_op_Add ? 0 : 1;
                                constant_13 = dfg_arg(g, mul_18, 1 - swap_12);
                                if (!dfg_const_is(g, constant_13, dfg_float(0.5), DFG_NO_DTYPE))
                                    continue;
                                t_2 = dfg_arg(g, mul_18, swap_12);
                            } else {
                                mul_19 = n;
                                if (!dfg_calls_argc(g, mul_19, onnx_fusion_op_Mul, 2))
                                    continue;
                                swap_13 = dfg_op(g, dfg_arg(g, mul_19, 0)) == onnx_fusion_op_Mul ? 0 : 1;
                                mul_20 = dfg_arg(g, mul_19, swap_13);
                                if (!dfg_calls_argc(g, mul_20, onnx_fusion_op_Mul, 2))
                                    continue;
                                swap_14 = dfg_op(g, dfg_arg(g, mul_20, 0)) == onnx_fusion_op_Add ? 0 : 1;
                                add = dfg_arg(g, mul_20, swap_14);
                                constant_14 = dfg_arg(g, mul_20, 1 - swap_14);
                                if (!dfg_const_is(g, constant_14, dfg_float(0.5), DFG_NO_DTYPE))
                                    continue;
                                t_2 = dfg_arg(g, mul_19, 1 - swap_13);
                            }
                            if (!dfg_calls_argc(g, t_2, onnx_fusion_op_Add, 2))
                                continue;
                            swap_15 = dfg_op(g, dfg_arg(g, t_2, 0)) == onnx_fusion_op_Tanh ? 0 : 1;
                            constant_11 = dfg_arg(g, t_2, 1 - swap_15);
                            if (!dfg_const_is(g, constant_11, dfg_int(1), DFG_NO_DTYPE))
                                continue;
                            tanh = dfg_arg(g, t_2, swap_15);
                            if (!dfg_calls_argc(g, tanh, onnx_fusion_op_Tanh, 1))
                                continue;
                            mul_10 = dfg_arg(g, tanh, 0);
                            if (!dfg_calls_argc(g, mul_10, onnx_fusion_op_Mul, 2))
                                continue;
                            swap_16 = dfg_op(g, dfg_arg(g, mul_10, 0)) == onnx_fusion_op_Add ? 0 : 1;
                            constant_10 = dfg_arg(g, mul_10, 1 - swap_16);
                            if (!dfg_const_near(g, constant_10, dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
                                continue;
                            add_2 = dfg_arg(g, mul_10, swap_16);
                            if (!dfg_calls_argc(g, add_2, onnx_fusion_op_Add, 2))
                                continue;
                            swap_17 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_fusion_op_Add ? 0 : 1;
                            if (dfg_arg(g, add_2, swap_17) != add)
                                continue;
                            v_2 = dfg_arg(g, add_2, 1 - swap_17);
                        }
                        for (uint32_t alt_4 = 0; alt_4 < (alt == 1 ? 2u : 1u); alt_4++) {
                            dfg_node mul_11 = DFG_NONE, constant_8 = DFG_NONE, v_3 = DFG_NONE, pow = DFG_NONE;
                            dfg_node constant_7 = DFG_NONE, mul_12 = DFG_NONE, mul_13 = DFG_NONE;
                            uint32_t swap_18 = 0, swap_19 = 0;
                            bool is_pow = false;
                            if (alt == 1 && alt_4 == 0) {
                                mul_11 = v_2;
                                if (!dfg_calls_argc(g, mul_11, onnx_fusion_op_Mul, 2))
                                    continue;
                                swap_18 = dfg_op(g, dfg_arg(g, mul_11, 0)) == onnx_fusion_op_Pow
                                    || dfg_op(g, dfg_arg(g, mul_11, 0)) == onnx_fusion_op_Mul
                                    ? 0
                                    : 1;
                                constant_8 = dfg_arg(g, mul_11, 1 - swap_18);
                                if (!dfg_const_near(g, constant_8, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                                v_3 = dfg_arg(g, mul_11, swap_18);
                                is_pow = dfg_calls_argc(g, v_3, onnx_fusion_op_Pow, 2);
                                if (is_pow) {
                                    pow = v_3;
                                    if (dfg_arg(g, pow, 0) != add)
                                        continue;
                                    constant_7 = dfg_arg(g, pow, 1);
                                    if (!dfg_const_is(g, constant_7, dfg_int(3), DFG_NO_DTYPE))
                                        continue;
                                } else {
                                    mul_12 = v_3;
                                    if (!dfg_calls_argc(g, mul_12, onnx_fusion_op_Mul, 2))
                                        continue;
                                    swap_19 = dfg_op(g, dfg_arg(g, mul_12, 0)) == onnx_fusion_op_Add ? 0
                                        : 1;
                                    if (dfg_arg(g, mul_12, swap_19) != add)
                                        continue;
                                    mul_13 = dfg_arg(g, mul_12, 1 - swap_19);
                                    if (!dfg_calls_argc(g, mul_13, onnx_fusion_op_Mul, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_20 = 0; swap_20 < (alt == 1 && alt_4 == 0 && !is_pow ? dfg_orders(g, mul_13) : 1u); swap_20++) {
                                dfg_node mul_14 = DFG_NONE, mul_15 = DFG_NONE, mul_16 = DFG_NONE, constant_9 = DFG_NONE;
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
                                        if (!dfg_calls_argc(g, mul_14, onnx_fusion_op_Mul, 2))
                                            continue;
                                        swap_21 = dfg_op(g, dfg_arg(g, mul_14, 0)) == onnx_fusion_op_Add ? 0
                                            : 1;
                                        if (dfg_arg(g, mul_14, swap_21) != add)
                                            continue;
                                        mul_15 = dfg_arg(g, mul_14, 1 - swap_21);
                                        if (!dfg_calls_argc(g, mul_15, onnx_fusion_op_Mul, 2))
                                            continue;
                                        swap_22 = dfg_op(g, dfg_arg(g, mul_15, 0)) == onnx_fusion_op_Add ? 0
                                            : 1;
                                        if (dfg_arg(g, mul_15, swap_22) != add)
                                            continue;
                                        mul_16 = dfg_arg(g, mul_15, 1 - swap_22);
                                        if (!dfg_calls_argc(g, mul_16, onnx_fusion_op_Mul, 2))
                                            continue;
                                        swap_23 = dfg_op(g, dfg_arg(g, mul_16, 0)) == onnx_fusion_op_Add ? 0
                                            : 1;
                                        if (dfg_arg(g, mul_16, swap_23) != add)
                                            continue;
                                        constant_9 = dfg_arg(g, mul_16, 1 - swap_23);
                                        if (!dfg_const_near(g, constant_9, dfg_float(0.044715), 0.0001,
                                                            DFG_NO_DTYPE))
                                            continue;
                                    }
                                } else if (alt == 2) {
                                    gelu = n;
                                    if (!dfg_calls_argc(g, gelu, onnx_fusion_op_Gelu, 1))
                                        continue;
                                    add = dfg_arg(g, gelu, 0);
                                } else if (alt == 3) {
                                    gelu_2 = n;
                                    if (!dfg_calls_argc(g, gelu_2, onnx_fusion_op_com_microsoft_Gelu, 1))
                                        continue;
                                    add = dfg_arg(g, gelu_2, 0);
                                } else if (alt == 4) {
                                    fastGelu = n;
                                    if (dfg_op(g, fastGelu) != onnx_fusion_op_com_microsoft_FastGelu)
                                        continue;
                                    rest = dfg_rest(g, fastGelu, 1, 0);
                                    add = dfg_arg(g, fastGelu, 0);
                                }
                                if (!dfg_calls_argc(g, add, onnx_fusion_op_Add, 2))
                                    continue;
                                uint32_t swap_24 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_fusion_op_MatMul
                                    ? 0
                                    : 1;
                                dfg_node matMul = dfg_arg(g, add, swap_24);
                                if (!dfg_calls_with(g, matMul, onnx_fusion_op_MatMul, 2))
                                    continue;
                                dfg_node a = dfg_arg(g, matMul, 0);
                                dfg_node b = dfg_arg(g, matMul, 1);
                                dfg_node c = dfg_arg(g, add, 1 - swap_24);
                                if (!dfg_is(g, c, DFG_CONST))
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
                                        .c = c}, .mul = mul, .mul_2 = mul_2, .add = add, .matMul = matMul,
                                        .t = t, .erf = erf, .div = div, .constant = constant, .mul_3 = mul_3,
                                        .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
                                        .mul_4 = mul_4, .mul_5 = mul_5, .constant_5 = constant_5, .mul_6 = mul_6,
                                        .mul_7 = mul_7, .constant_6 = constant_6, .mul_8 = mul_8, .mul_9 = mul_9,
                                        .t_2 = t_2, .tanh = tanh, .mul_10 = mul_10, .add_2 = add_2, .mul_11 = mul_11,
                                        .pow = pow, .constant_7 = constant_7, .mul_12 = mul_12, .mul_13 = mul_13,
                                        .constant_8 = constant_8, .mul_14 = mul_14, .mul_15 = mul_15, .mul_16 = mul_16,
                                        .constant_9 = constant_9, .constant_10 = constant_10, .constant_11 = constant_11,
                                        .constant_12 = constant_12, .mul_17 = mul_17, .mul_18 = mul_18,
                                        .constant_13 = constant_13, .mul_19 = mul_19, .mul_20 = mul_20,
                                        .constant_14 = constant_14, .gelu = gelu, .gelu_2 = gelu_2, .fastGelu = fastGelu,
                                        .rest = rest}.m))
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

static bool onnx_fusion_matmul_bias_gelu_keep(void *m, const struct onnx_fusion_matmul_bias_gelu_match *found)
{
    *(struct onnx_fusion_matmul_bias_gelu_match *)m = *found;
    return true;
}

bool onnx_fusion_matmul_bias_gelu_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_matmul_bias_gelu_match *m)
{
    return onnx_fusion_matmul_bias_gelu_each(g, n, onnx_fusion_matmul_bias_gelu_keep, m);
}

/* onnx_fusion.pat:75
 * pattern sum(a, b) = Add(a, b) | Sum(a, b);
 */
bool onnx_fusion_sum_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct onnx_fusion_sum_match *m), void *ctx)
{
    bool is_add = dfg_calls_with(g, n, onnx_fusion_op_Add, 2);
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
            if (!dfg_calls_with(g, sum, onnx_fusion_op_Sum, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (!is_add ? dfg_orders(g, sum) : 1u); swap_2++) {
            if (!is_add) {
                a = dfg_arg(g, sum, swap_2);
                b = dfg_arg(g, sum, 1 - swap_2);
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){add, sum}, 2))
                continue;
            if (accept(ctx, &(struct onnx_fusion_sum_whole){.m = {.root = n, .a = a, .b = b}, .add = add,
                    .sum = sum}.m))
                return true;
        }
    }
    return false;
}

static bool onnx_fusion_sum_keep(void *m, const struct onnx_fusion_sum_match *found)
{
    *(struct onnx_fusion_sum_match *)m = *found;
    return true;
}

bool onnx_fusion_sum_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_sum_match *m)
{
    return onnx_fusion_sum_each(g, n, onnx_fusion_sum_keep, m);
}

/* onnx_fusion.pat:76
 * pattern conv_sum(x, w, b, residual) = sum(conv(x, w, b), residual);
 */
bool onnx_fusion_conv_sum_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_conv_sum_match *m), void *ctx)
{
    bool is_add = dfg_calls_with(g, n, onnx_fusion_op_Add, 2);
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
            if (!dfg_calls_with(g, sum, onnx_fusion_op_Sum, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (!is_add ? dfg_orders(g, sum) : 1u); swap_2++) {
            if (!is_add) {
                conv = dfg_arg(g, sum, swap_2);
                residual = dfg_arg(g, sum, 1 - swap_2);
            }
            if (dfg_op(g, conv) != onnx_fusion_op_Conv || dfg_n_args(g, conv) > 3
                || dfg_arg(g, conv, 0) == DFG_NONE || dfg_arg(g, conv, 1) == DFG_NONE)
                continue;
            dfg_node x = dfg_arg(g, conv, 0);
            dfg_node w = dfg_arg(g, conv, 1);
            dfg_node b = dfg_arg(g, conv, 2);
            if (!dfg_in_body(g, n, (const dfg_node[]){add, sum, conv}, 3))
                continue;
            if (accept(ctx, &(struct onnx_fusion_conv_sum_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                    .residual = residual}, .add = add, .conv = conv, .sum = sum}.m))
                return true;
        }
    }
    return false;
}

static bool onnx_fusion_conv_sum_keep(void *m, const struct onnx_fusion_conv_sum_match *found)
{
    *(struct onnx_fusion_conv_sum_match *)m = *found;
    return true;
}

bool onnx_fusion_conv_sum_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_conv_sum_match *m)
{
    return onnx_fusion_conv_sum_each(g, n, onnx_fusion_conv_sum_keep, m);
}

/* onnx_fusion.pat:77
 * pattern conv_norm_sum(x, w, b, scale, bias, mean, variance, residual) =
 *     sum(conv_norm(x, w, b, scale, bias, mean, variance), residual);
 */
bool onnx_fusion_conv_norm_sum_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_conv_norm_sum_match *m), void *ctx)
{
    bool is_add = dfg_calls_with(g, n, onnx_fusion_op_Add, 2);
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
            if (!dfg_calls_with(g, sum, onnx_fusion_op_Sum, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (!is_add ? dfg_orders(g, sum) : 1u); swap_2++) {
            if (!is_add) {
                batchNormalization = dfg_arg(g, sum, swap_2);
                residual = dfg_arg(g, sum, 1 - swap_2);
            }
            dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
            if (!dfg_calls_argc(g, batchNormalization_call, onnx_fusion_op_BatchNormalization, 5))
                continue;
            if (!dfg_int_is(g, batchNormalization_call, onnx_fusion_attr_training_mode, 0, 0))
                continue;
            dfg_node conv = dfg_arg(g, batchNormalization_call, 0);
            if (dfg_op(g, conv) != onnx_fusion_op_Conv || dfg_n_args(g, conv) > 3
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
            if (!dfg_is(g, variance, DFG_CONST))
                continue;
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){add, sum, batchNormalization, batchNormalization_call,
                                                conv},
                             5))
                continue;
            if (accept(ctx, &(struct onnx_fusion_conv_norm_sum_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                    .scale = scale, .bias = bias, .mean = mean, .variance = variance,
                    .residual = residual}, .add = add,
                    .batchNormalization = batchNormalization,
                    .batchNormalization_call = dfg_first_result(g, batchNormalization), .conv = conv,
                    .sum = sum}.m))
                return true;
        }
    }
    return false;
}

static bool onnx_fusion_conv_norm_sum_keep(void *m, const struct onnx_fusion_conv_norm_sum_match *found)
{
    *(struct onnx_fusion_conv_norm_sum_match *)m = *found;
    return true;
}

bool onnx_fusion_conv_norm_sum_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_conv_norm_sum_match *m)
{
    return onnx_fusion_conv_norm_sum_each(g, n, onnx_fusion_conv_norm_sum_keep, m);
}

/* onnx_fusion.pat:79
 * pattern conv_sum_act(x, w, b, residual) = activation(conv_sum(x, w, b, residual));
 */
bool onnx_fusion_conv_sum_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_conv_sum_act_match *m), void *ctx)
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
            if (!(dfg_op(g, call) == onnx_fusion_op_Relu || dfg_op(g, call) == onnx_fusion_op_LeakyRelu
                  || dfg_op(g, call) == onnx_fusion_op_Sigmoid || dfg_op(g, call) == onnx_fusion_op_Tanh
                  || dfg_op(g, call) == onnx_fusion_op_HardSigmoid
                  || dfg_op(g, call) == onnx_fusion_op_HardSwish || dfg_op(g, call) == onnx_fusion_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            v = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_fusion_op_Clip, 3))
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
            if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Add
                || dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Sum
                ? 0
                : 1;
            v = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_fusion_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != v)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Add
                || dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Sum
                ? 0
                : 1;
            v = dfg_arg(g, mul_2, swap_2);
            v_2 = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v_2, onnx_fusion_op_Div, 2) ? 0
                : dfg_calls_argc(g, v_2, onnx_fusion_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v_2;
                constant_6 = dfg_arg(g, div, 1);
                if (!dfg_const_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_fusion_op_Clip, 3))
                    continue;
                constant_4 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_4, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_5 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_5, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, onnx_fusion_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_fusion_op_Add
                    || dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_fusion_op_Sum
                    ? 0
                    : 1;
                constant_3 = dfg_arg(g, add_2, 1 - swap_3);
                if (!dfg_const_is(g, constant_3, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_2, swap_3) != v)
                    continue;
            } else if (alt_2 == 1) {
                mul_3 = v_2;
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_fusion_op_Clip ? 0 : 1;
                constant_10 = dfg_arg(g, mul_3, 1 - swap_4);
                if (!dfg_const_near(g, constant_10, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_fusion_op_Clip, 3))
                    continue;
                constant_8 = dfg_arg(g, clip_3, 1);
                if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_9 = dfg_arg(g, clip_3, 2);
                if (!dfg_const_is(g, constant_9, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_3 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_3, onnx_fusion_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_3, 0)) == onnx_fusion_op_Add
                    || dfg_op(g, dfg_arg(g, add_3, 0)) == onnx_fusion_op_Sum
                    ? 0
                    : 1;
                constant_7 = dfg_arg(g, add_3, 1 - swap_5);
                if (!dfg_const_is(g, constant_7, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_3, swap_5) != v)
                    continue;
            } else {
                hardSigmoid = v_2;
                if (!dfg_calls_argc(g, hardSigmoid, onnx_fusion_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != v)
                    continue;
            }
        }
        bool is_add = dfg_calls_with(g, v, onnx_fusion_op_Add, 2);
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
                if (!dfg_calls_with(g, sum, onnx_fusion_op_Sum, 2))
                    continue;
            }
            for (uint32_t swap_7 = 0; swap_7 < (!is_add ? dfg_orders(g, sum) : 1u); swap_7++) {
                if (!is_add) {
                    conv = dfg_arg(g, sum, swap_7);
                    residual = dfg_arg(g, sum, 1 - swap_7);
                }
                if (dfg_op(g, conv) != onnx_fusion_op_Conv || dfg_n_args(g, conv) > 3
                    || dfg_arg(g, conv, 0) == DFG_NONE || dfg_arg(g, conv, 1) == DFG_NONE)
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
                        .residual = residual}, .call = call, .add = add, .conv = conv,
                        .sum = sum, .clip = clip, .constant = constant, .constant_2 = constant_2,
                        .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2,
                        .add_2 = add_2, .constant_3 = constant_3, .constant_4 = constant_4,
                        .constant_5 = constant_5, .constant_6 = constant_6, .mul_3 = mul_3,
                        .clip_3 = clip_3, .add_3 = add_3, .constant_7 = constant_7,
                        .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                        .hardSigmoid = hardSigmoid}.m))
                    return true;
            }
        }
    }
    return false;
}

static bool onnx_fusion_conv_sum_act_keep(void *m, const struct onnx_fusion_conv_sum_act_match *found)
{
    *(struct onnx_fusion_conv_sum_act_match *)m = *found;
    return true;
}

bool onnx_fusion_conv_sum_act_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_conv_sum_act_match *m)
{
    return onnx_fusion_conv_sum_act_each(g, n, onnx_fusion_conv_sum_act_keep, m);
}

/* onnx_fusion.pat:80
 * pattern conv_norm_sum_act(x, w, b, scale, bias, mean, variance, residual) =
 *     activation(conv_norm_sum(x, w, b, scale, bias, mean, variance, residual));
 */
bool onnx_fusion_conv_norm_sum_act_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_conv_norm_sum_act_match *m), void *ctx)
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
            if (!(dfg_op(g, call) == onnx_fusion_op_Relu || dfg_op(g, call) == onnx_fusion_op_LeakyRelu
                  || dfg_op(g, call) == onnx_fusion_op_Sigmoid || dfg_op(g, call) == onnx_fusion_op_Tanh
                  || dfg_op(g, call) == onnx_fusion_op_HardSigmoid
                  || dfg_op(g, call) == onnx_fusion_op_HardSwish || dfg_op(g, call) == onnx_fusion_op_Gelu)
                || !dfg_argc_is(g, call, 1))
                continue;
            v = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (!dfg_calls_with(g, clip, onnx_fusion_op_Clip, 3))
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
            if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Add
                || dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Sum
                ? 0
                : 1;
            v = dfg_arg(g, mul, swap);
            sigmoid = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, onnx_fusion_op_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != v)
                continue;
        } else {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Add
                || dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Sum
                ? 0
                : 1;
            v = dfg_arg(g, mul_2, swap_2);
            v_2 = dfg_arg(g, mul_2, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v_2, onnx_fusion_op_Div, 2) ? 0
                : dfg_calls_argc(g, v_2, onnx_fusion_op_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                div = v_2;
                constant_6 = dfg_arg(g, div, 1);
                if (!dfg_const_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                clip_2 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, clip_2, onnx_fusion_op_Clip, 3))
                    continue;
                constant_4 = dfg_arg(g, clip_2, 1);
                if (!dfg_const_is(g, constant_4, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_5 = dfg_arg(g, clip_2, 2);
                if (!dfg_const_is(g, constant_5, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, onnx_fusion_op_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_fusion_op_Add
                    || dfg_op(g, dfg_arg(g, add_2, 0)) == onnx_fusion_op_Sum
                    ? 0
                    : 1;
                constant_3 = dfg_arg(g, add_2, 1 - swap_3);
                if (!dfg_const_is(g, constant_3, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_2, swap_3) != v)
                    continue;
            } else if (alt_2 == 1) {
                mul_3 = v_2;
                swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == onnx_fusion_op_Clip ? 0 : 1;
                constant_10 = dfg_arg(g, mul_3, 1 - swap_4);
                if (!dfg_const_near(g, constant_10, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    continue;
                clip_3 = dfg_arg(g, mul_3, swap_4);
                if (!dfg_calls_with(g, clip_3, onnx_fusion_op_Clip, 3))
                    continue;
                constant_8 = dfg_arg(g, clip_3, 1);
                if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
                    continue;
                constant_9 = dfg_arg(g, clip_3, 2);
                if (!dfg_const_is(g, constant_9, dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_3 = dfg_arg(g, clip_3, 0);
                if (!dfg_calls_argc(g, add_3, onnx_fusion_op_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_3, 0)) == onnx_fusion_op_Add
                    || dfg_op(g, dfg_arg(g, add_3, 0)) == onnx_fusion_op_Sum
                    ? 0
                    : 1;
                constant_7 = dfg_arg(g, add_3, 1 - swap_5);
                if (!dfg_const_is(g, constant_7, dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_3, swap_5) != v)
                    continue;
            } else {
                hardSigmoid = v_2;
                if (!dfg_calls_argc(g, hardSigmoid, onnx_fusion_op_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_alpha, dfg_float(0.2)),
                                 dfg_float(0.16666667), 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, hardSigmoid, onnx_fusion_attr_beta, dfg_float(0.5)),
                              dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, hardSigmoid, 0) != v)
                    continue;
            }
        }
        bool is_add = dfg_calls_with(g, v, onnx_fusion_op_Add, 2);
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
                if (!dfg_calls_with(g, sum, onnx_fusion_op_Sum, 2))
                    continue;
            }
            for (uint32_t swap_7 = 0; swap_7 < (!is_add ? dfg_orders(g, sum) : 1u); swap_7++) {
                if (!is_add) {
                    batchNormalization = dfg_arg(g, sum, swap_7);
                    residual = dfg_arg(g, sum, 1 - swap_7);
                }
                dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
                if (!dfg_calls_argc(g, batchNormalization_call, onnx_fusion_op_BatchNormalization, 5))
                    continue;
                if (!dfg_int_is(g, batchNormalization_call, onnx_fusion_attr_training_mode, 0, 0))
                    continue;
                dfg_node conv = dfg_arg(g, batchNormalization_call, 0);
                if (dfg_op(g, conv) != onnx_fusion_op_Conv || dfg_n_args(g, conv) > 3
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
                if (!dfg_is(g, variance, DFG_CONST))
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){call, clip, mul, sigmoid, mul_2, div, clip_2, add_2,
                                                    mul_3, clip_3, add_3, hardSigmoid, add, sum,
                                                    batchNormalization, batchNormalization_call, conv},
                                 17))
                    continue;
                if (accept(ctx, &(struct onnx_fusion_conv_norm_sum_act_whole){.m = {.root = n, .x = x, .w = w,
                        .b = b, .scale = scale, .bias = bias, .mean = mean, .variance = variance,
                        .residual = residual}, .call = call, .add = add,
                        .batchNormalization = batchNormalization,
                        .batchNormalization_call = dfg_first_result(g, batchNormalization), .conv = conv,
                        .sum = sum, .clip = clip, .constant = constant, .constant_2 = constant_2,
                        .mul = mul, .sigmoid = sigmoid, .mul_2 = mul_2, .div = div, .clip_2 = clip_2,
                        .add_2 = add_2, .constant_3 = constant_3, .constant_4 = constant_4,
                        .constant_5 = constant_5, .constant_6 = constant_6, .mul_3 = mul_3,
                        .clip_3 = clip_3, .add_3 = add_3, .constant_7 = constant_7,
                        .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10,
                        .hardSigmoid = hardSigmoid}.m))
                    return true;
            }
        }
    }
    return false;
}

static bool onnx_fusion_conv_norm_sum_act_keep(void *m, const struct onnx_fusion_conv_norm_sum_act_match *found)
{
    *(struct onnx_fusion_conv_norm_sum_act_match *)m = *found;
    return true;
}

bool onnx_fusion_conv_norm_sum_act_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_conv_norm_sum_act_match *m)
{
    return onnx_fusion_conv_norm_sum_act_each(g, n, onnx_fusion_conv_norm_sum_act_keep, m);
}

/* onnx_fusion.pat:82
 * pattern matmul_bias_sum(a, b, c, residual) = Add(matmul_bias(a, b, c), residual);
 */
bool onnx_fusion_matmul_bias_sum_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_matmul_bias_sum_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, onnx_fusion_op_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node add = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, add, onnx_fusion_op_Add, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_fusion_op_MatMul ? 0 : 1;
        dfg_node matMul = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, matMul, onnx_fusion_op_MatMul, 2))
            continue;
        dfg_node a = dfg_arg(g, matMul, 0);
        dfg_node b = dfg_arg(g, matMul, 1);
        dfg_node c = dfg_arg(g, add, 1 - swap_2);
        if (!dfg_is(g, c, DFG_CONST))
            continue;
        dfg_node residual = dfg_arg(g, n, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, matMul}, 2))
            continue;
        if (accept(ctx, &(struct onnx_fusion_matmul_bias_sum_whole){.m = {.root = n, .a = a, .b = b,
                .c = c, .residual = residual}, .add = add, .matMul = matMul}.m))
            return true;
    }
    return false;
}

static bool onnx_fusion_matmul_bias_sum_keep(void *m, const struct onnx_fusion_matmul_bias_sum_match *found)
{
    *(struct onnx_fusion_matmul_bias_sum_match *)m = *found;
    return true;
}

bool onnx_fusion_matmul_bias_sum_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_matmul_bias_sum_match *m)
{
    return onnx_fusion_matmul_bias_sum_each(g, n, onnx_fusion_matmul_bias_sum_keep, m);
}

/* onnx_fusion.pat:86
 * pattern dequantized(q, s, z) = DequantizeLinear(q, s & const, (z & const)?);
 */
bool onnx_fusion_dequantized_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_dequantized_match *m)
{
    if (dfg_op(g, n) != onnx_fusion_op_DequantizeLinear || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, n, 0);
    dfg_node s = dfg_arg(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST))
        return false;
    bool has_z = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node z = DFG_NONE;
    if (has_z) {
        z = dfg_arg(g, n, 2);
        if (!dfg_is(g, z, DFG_CONST))
            return false;
    }
    *m = (struct onnx_fusion_dequantized_match){.root = n, .q = q, .s = s, .z = z};
    return true;
}

bool onnx_fusion_dequantized_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_dequantized_match *m), void *ctx)
{
    struct onnx_fusion_dequantized_match m;
    return onnx_fusion_dequantized_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_fusion.pat:87
 * pattern quantized(p, s, z) = QuantizeLinear(p, s & const, (z & const)?);
 */
bool onnx_fusion_quantized_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_quantized_match *m)
{
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node p = dfg_arg(g, n, 0);
    dfg_node s = dfg_arg(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST))
        return false;
    bool has_z = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node z = DFG_NONE;
    if (has_z) {
        z = dfg_arg(g, n, 2);
        if (!dfg_is(g, z, DFG_CONST))
            return false;
    }
    *m = (struct onnx_fusion_quantized_match){.root = n, .p = p, .s = s, .z = z};
    return true;
}

bool onnx_fusion_quantized_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_quantized_match *m), void *ctx)
{
    struct onnx_fusion_quantized_match m;
    return onnx_fusion_quantized_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_fusion.pat:92
 * pattern qdq_conv(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =
 *     quantized(Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),
 *                          (dequantized(b, b_scale, b_zero) | b & const)?)),
 *               scale, zero);
 */
static bool onnx_fusion_qdq_conv_find(const dfg_graph *g, dfg_node n, struct onnx_fusion_qdq_conv_whole *m)
{
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, onnx_fusion_op_Relu, 1);
    dfg_node relu = DFG_NONE, conv = DFG_NONE;
    if (is_relu) {
        relu = v;
        conv = dfg_arg(g, relu, 0);
    } else {
        conv = v;
    }
    if (dfg_op(g, conv) != onnx_fusion_op_Conv || dfg_n_args(g, conv) > 3)
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, conv, 0);
    if (dfg_op(g, dequantizeLinear) != onnx_fusion_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear) > 3 || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_scale = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, x_scale, DFG_CONST))
        return false;
    bool has_x_zero = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_zero = DFG_NONE;
    if (has_x_zero) {
        x_zero = dfg_arg(g, dequantizeLinear, 2);
        if (!dfg_is(g, x_zero, DFG_CONST))
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, conv, 1);
    if (dfg_op(g, dequantizeLinear_2) != onnx_fusion_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear_2) > 3 || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node w_scale = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, w_scale, DFG_CONST))
        return false;
    bool has_w_zero = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node w_zero = DFG_NONE;
    if (has_w_zero) {
        w_zero = dfg_arg(g, dequantizeLinear_2, 2);
        if (!dfg_is(g, w_zero, DFG_CONST))
            return false;
    }
    bool has_v = dfg_arg(g, conv, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, b = DFG_NONE, b_scale = DFG_NONE;
    dfg_node b_zero = DFG_NONE, constant = DFG_NONE;
    bool is_dequantizeLinear_3 = false, has_b_zero = false;
    if (has_v) {
        v_2 = dfg_arg(g, conv, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == onnx_fusion_op_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            b = dfg_arg(g, dequantizeLinear_3, 0);
            b_scale = dfg_arg(g, dequantizeLinear_3, 1);
            if (!dfg_is(g, b_scale, DFG_CONST))
                return false;
            has_b_zero = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
            if (has_b_zero) {
                b_zero = dfg_arg(g, dequantizeLinear_3, 2);
                if (!dfg_is(g, b_zero, DFG_CONST))
                    return false;
            }
        } else {
            b = v_2;
            constant = v_2;
            if (!dfg_is(g, constant, DFG_CONST))
                return false;
        }
    }
    dfg_node scale = dfg_arg(g, n, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, n, 2);
        if (!dfg_is(g, zero, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, conv, dequantizeLinear, dequantizeLinear_2,
                                        dequantizeLinear_3},
                     5))
        return false;
    *m = (struct onnx_fusion_qdq_conv_whole){.m = {.root = n, .x = x, .x_scale = x_scale,
            .x_zero = x_zero, .w = w, .w_scale = w_scale, .w_zero = w_zero, .b = b,
            .b_scale = b_scale, .b_zero = b_zero, .scale = scale, .zero = zero},
            .relu = relu, .conv = conv, .dequantizeLinear = dequantizeLinear,
            .dequantizeLinear_2 = dequantizeLinear_2,
            .dequantizeLinear_3 = dequantizeLinear_3, .constant = constant};
    return true;
}

bool onnx_fusion_qdq_conv_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_qdq_conv_match *m)
{
    struct onnx_fusion_qdq_conv_whole whole;
    if (!onnx_fusion_qdq_conv_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_fusion_qdq_conv_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_qdq_conv_match *m), void *ctx)
{
    struct onnx_fusion_qdq_conv_whole whole;
    return onnx_fusion_qdq_conv_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_fusion.pat:96
 * pattern qdq_gemm(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =
 *     quantized(Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),
 *                          (dequantized(b, b_scale, b_zero) | b & const)?)),
 *               scale, zero);
 */
static bool onnx_fusion_qdq_gemm_find(const dfg_graph *g, dfg_node n, struct onnx_fusion_qdq_gemm_whole *m)
{
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, onnx_fusion_op_Relu, 1);
    dfg_node relu = DFG_NONE, gemm = DFG_NONE;
    if (is_relu) {
        relu = v;
        gemm = dfg_arg(g, relu, 0);
    } else {
        gemm = v;
    }
    if (dfg_op(g, gemm) != onnx_fusion_op_Gemm || dfg_n_args(g, gemm) > 3)
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, gemm, 0);
    if (dfg_op(g, dequantizeLinear) != onnx_fusion_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear) > 3 || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_scale = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, x_scale, DFG_CONST))
        return false;
    bool has_x_zero = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_zero = DFG_NONE;
    if (has_x_zero) {
        x_zero = dfg_arg(g, dequantizeLinear, 2);
        if (!dfg_is(g, x_zero, DFG_CONST))
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, gemm, 1);
    if (dfg_op(g, dequantizeLinear_2) != onnx_fusion_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear_2) > 3 || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node w_scale = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, w_scale, DFG_CONST))
        return false;
    bool has_w_zero = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node w_zero = DFG_NONE;
    if (has_w_zero) {
        w_zero = dfg_arg(g, dequantizeLinear_2, 2);
        if (!dfg_is(g, w_zero, DFG_CONST))
            return false;
    }
    bool has_v = dfg_arg(g, gemm, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, b = DFG_NONE, b_scale = DFG_NONE;
    dfg_node b_zero = DFG_NONE, constant = DFG_NONE;
    bool is_dequantizeLinear_3 = false, has_b_zero = false;
    if (has_v) {
        v_2 = dfg_arg(g, gemm, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == onnx_fusion_op_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            b = dfg_arg(g, dequantizeLinear_3, 0);
            b_scale = dfg_arg(g, dequantizeLinear_3, 1);
            if (!dfg_is(g, b_scale, DFG_CONST))
                return false;
            has_b_zero = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
            if (has_b_zero) {
                b_zero = dfg_arg(g, dequantizeLinear_3, 2);
                if (!dfg_is(g, b_zero, DFG_CONST))
                    return false;
            }
        } else {
            b = v_2;
            constant = v_2;
            if (!dfg_is(g, constant, DFG_CONST))
                return false;
        }
    }
    dfg_node scale = dfg_arg(g, n, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, n, 2);
        if (!dfg_is(g, zero, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, gemm, dequantizeLinear, dequantizeLinear_2,
                                        dequantizeLinear_3},
                     5))
        return false;
    *m = (struct onnx_fusion_qdq_gemm_whole){.m = {.root = n, .x = x, .x_scale = x_scale,
            .x_zero = x_zero, .w = w, .w_scale = w_scale, .w_zero = w_zero, .b = b,
            .b_scale = b_scale, .b_zero = b_zero, .scale = scale, .zero = zero},
            .relu = relu, .gemm = gemm, .dequantizeLinear = dequantizeLinear,
            .dequantizeLinear_2 = dequantizeLinear_2,
            .dequantizeLinear_3 = dequantizeLinear_3, .constant = constant};
    return true;
}

bool onnx_fusion_qdq_gemm_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_qdq_gemm_match *m)
{
    struct onnx_fusion_qdq_gemm_whole whole;
    if (!onnx_fusion_qdq_gemm_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_fusion_qdq_gemm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_qdq_gemm_match *m), void *ctx)
{
    struct onnx_fusion_qdq_gemm_whole whole;
    return onnx_fusion_qdq_gemm_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_fusion.pat:100
 * pattern qdq_matmul(x, x_scale, x_zero, w, w_scale, w_zero, scale, zero) =
 *     quantized(MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)), scale, zero);
 */
static bool onnx_fusion_qdq_matmul_find(const dfg_graph *g, dfg_node n, struct onnx_fusion_qdq_matmul_whole *m)
{
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node matMul = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, matMul, onnx_fusion_op_MatMul, 2))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, matMul, 0);
    if (dfg_op(g, dequantizeLinear) != onnx_fusion_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear) > 3 || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_scale = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, x_scale, DFG_CONST))
        return false;
    bool has_x_zero = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_zero = DFG_NONE;
    if (has_x_zero) {
        x_zero = dfg_arg(g, dequantizeLinear, 2);
        if (!dfg_is(g, x_zero, DFG_CONST))
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, matMul, 1);
    if (dfg_op(g, dequantizeLinear_2) != onnx_fusion_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear_2) > 3 || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node w_scale = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, w_scale, DFG_CONST))
        return false;
    bool has_w_zero = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node w_zero = DFG_NONE;
    if (has_w_zero) {
        w_zero = dfg_arg(g, dequantizeLinear_2, 2);
        if (!dfg_is(g, w_zero, DFG_CONST))
            return false;
    }
    dfg_node scale = dfg_arg(g, n, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, n, 2);
        if (!dfg_is(g, zero, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){matMul, dequantizeLinear, dequantizeLinear_2}, 3))
        return false;
    *m = (struct onnx_fusion_qdq_matmul_whole){.m = {.root = n, .x = x,
            .x_scale = x_scale, .x_zero = x_zero, .w = w, .w_scale = w_scale,
            .w_zero = w_zero, .scale = scale, .zero = zero}, .matMul = matMul,
            .dequantizeLinear = dequantizeLinear, .dequantizeLinear_2 = dequantizeLinear_2};
    return true;
}

bool onnx_fusion_qdq_matmul_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_qdq_matmul_match *m)
{
    struct onnx_fusion_qdq_matmul_whole whole;
    if (!onnx_fusion_qdq_matmul_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_fusion_qdq_matmul_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_qdq_matmul_match *m), void *ctx)
{
    struct onnx_fusion_qdq_matmul_whole whole;
    return onnx_fusion_qdq_matmul_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_fusion.pat:102
 * pattern qdq_binary(x, x_scale, x_zero, y, y_scale, y_zero, scale, zero) =
 *     quantized(Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale, y_zero))),
 *               scale, zero);
 */
bool onnx_fusion_qdq_binary_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_qdq_binary_match *m), void *ctx)
{
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node scale = dfg_arg(g, n, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, n, 2);
        if (!dfg_is(g, zero, DFG_CONST))
            return false;
    }
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, onnx_fusion_op_Relu, 1);
    dfg_node relu = DFG_NONE, call = DFG_NONE;
    if (is_relu) {
        relu = v;
        call = dfg_arg(g, relu, 0);
    } else {
        call = v;
    }
    if (!(dfg_op(g, call) == onnx_fusion_op_Add || dfg_op(g, call) == onnx_fusion_op_Sub
          || dfg_op(g, call) == onnx_fusion_op_Mul || dfg_op(g, call) == onnx_fusion_op_Div)
        || !dfg_argc_is(g, call, 2))
        return false;
    for (uint32_t swap = 0; swap < (dfg_op(g, call) == onnx_fusion_op_Add || dfg_op(g, call) == onnx_fusion_op_Mul ? dfg_orders(g, call) : 1u); swap++) {
        dfg_node dequantizeLinear = dfg_arg(g, call, swap);
        if (dfg_op(g, dequantizeLinear) != onnx_fusion_op_DequantizeLinear
            || dfg_n_args(g, dequantizeLinear) > 3 || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, dequantizeLinear, 0);
        dfg_node x_scale = dfg_arg(g, dequantizeLinear, 1);
        if (!dfg_is(g, x_scale, DFG_CONST))
            continue;
        bool has_x_zero = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
        dfg_node x_zero = DFG_NONE;
        if (has_x_zero) {
            x_zero = dfg_arg(g, dequantizeLinear, 2);
            if (!dfg_is(g, x_zero, DFG_CONST))
                continue;
        }
        dfg_node dequantizeLinear_2 = dfg_arg(g, call, 1 - swap);
        if (dfg_op(g, dequantizeLinear_2) != onnx_fusion_op_DequantizeLinear
            || dfg_n_args(g, dequantizeLinear_2) > 3 || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
            continue;
        dfg_node y = dfg_arg(g, dequantizeLinear_2, 0);
        dfg_node y_scale = dfg_arg(g, dequantizeLinear_2, 1);
        if (!dfg_is(g, y_scale, DFG_CONST))
            continue;
        bool has_y_zero = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
        dfg_node y_zero = DFG_NONE;
        if (has_y_zero) {
            y_zero = dfg_arg(g, dequantizeLinear_2, 2);
            if (!dfg_is(g, y_zero, DFG_CONST))
                continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, call, dequantizeLinear, dequantizeLinear_2}, 4))
            continue;
        if (accept(ctx, &(struct onnx_fusion_qdq_binary_whole){.m = {.root = n, .x = x,
                .x_scale = x_scale, .x_zero = x_zero, .y = y, .y_scale = y_scale,
                .y_zero = y_zero, .scale = scale, .zero = zero}, .relu = relu,
                .call = call, .dequantizeLinear = dequantizeLinear,
                .dequantizeLinear_2 = dequantizeLinear_2}.m))
            return true;
    }
    return false;
}

static bool onnx_fusion_qdq_binary_keep(void *m, const struct onnx_fusion_qdq_binary_match *found)
{
    *(struct onnx_fusion_qdq_binary_match *)m = *found;
    return true;
}

bool onnx_fusion_qdq_binary_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_qdq_binary_match *m)
{
    return onnx_fusion_qdq_binary_each(g, n, onnx_fusion_qdq_binary_keep, m);
}

/* onnx_fusion.pat:105
 * pattern qdq_unary(x, x_scale, x_zero, scale, zero) {
 *     y = (AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | LeakyRelu | Clip | Flatten
 *          | Reshape | Transpose | Squeeze | Unsqueeze | ReduceMean)(dequantized(x, x_scale, x_zero), ...);
 *     return quantized(y, scale, zero);
 * }
 */
static bool onnx_fusion_qdq_unary_find(const dfg_graph *g, dfg_node n, struct onnx_fusion_qdq_unary_whole *m)
{
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node y = dfg_arg(g, n, 0);
    dfg_node y_call = dfg_first_result(g, y);
    if (!(y_call == y || dfg_op(g, y_call) == onnx_fusion_op_MaxPool))
        return false;
    if (!(dfg_op(g, y_call) == onnx_fusion_op_AveragePool
          || dfg_op(g, y_call) == onnx_fusion_op_GlobalAveragePool
          || dfg_op(g, y_call) == onnx_fusion_op_MaxPool || dfg_op(g, y_call) == onnx_fusion_op_Relu
          || dfg_op(g, y_call) == onnx_fusion_op_Sigmoid || dfg_op(g, y_call) == onnx_fusion_op_Tanh
          || dfg_op(g, y_call) == onnx_fusion_op_Softmax || dfg_op(g, y_call) == onnx_fusion_op_LeakyRelu
          || dfg_op(g, y_call) == onnx_fusion_op_Clip || dfg_op(g, y_call) == onnx_fusion_op_Flatten
          || dfg_op(g, y_call) == onnx_fusion_op_Reshape || dfg_op(g, y_call) == onnx_fusion_op_Transpose
          || dfg_op(g, y_call) == onnx_fusion_op_Squeeze || dfg_op(g, y_call) == onnx_fusion_op_Unsqueeze
          || dfg_op(g, y_call) == onnx_fusion_op_ReduceMean))
        return false;
    struct dfg_nodes rest = dfg_rest(g, y_call, 1, 0);
    dfg_node dequantizeLinear = dfg_arg(g, y_call, 0);
    if (dfg_op(g, dequantizeLinear) != onnx_fusion_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear) > 3 || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_scale = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, x_scale, DFG_CONST))
        return false;
    bool has_x_zero = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_zero = DFG_NONE;
    if (has_x_zero) {
        x_zero = dfg_arg(g, dequantizeLinear, 2);
        if (!dfg_is(g, x_zero, DFG_CONST))
            return false;
    }
    dfg_node scale = dfg_arg(g, n, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, n, 2);
        if (!dfg_is(g, zero, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){y, y_call, dequantizeLinear}, 3))
        return false;
    *m = (struct onnx_fusion_qdq_unary_whole){.m = {.root = n, .x = x, .x_scale = x_scale,
            .x_zero = x_zero, .scale = scale, .zero = zero, .y = y},
            .y_call = dfg_first_result(g, y), .rest = rest,
            .dequantizeLinear = dequantizeLinear};
    return true;
}

bool onnx_fusion_qdq_unary_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_qdq_unary_match *m)
{
    struct onnx_fusion_qdq_unary_whole whole;
    if (!onnx_fusion_qdq_unary_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_fusion_qdq_unary_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_qdq_unary_match *m), void *ctx)
{
    struct onnx_fusion_qdq_unary_whole whole;
    return onnx_fusion_qdq_unary_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_fusion.pat:111
 * pattern requant_shift(x, w, b, mul, add) = RequantShift((Conv | Gemm)(x, w & const, b?), mul & const, add & const);
 */
static bool onnx_fusion_requant_shift_find(const dfg_graph *g, dfg_node n, struct onnx_fusion_requant_shift_whole *m)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_RequantShift, 3))
        return false;
    dfg_node call = dfg_arg(g, n, 0);
    if (!(dfg_op(g, call) == onnx_fusion_op_Conv || dfg_op(g, call) == onnx_fusion_op_Gemm)
        || dfg_n_args(g, call) > 3 || dfg_arg(g, call, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, call, 0);
    dfg_node w = dfg_arg(g, call, 1);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, call, 2);
    dfg_node mul = dfg_arg(g, n, 1);
    if (!dfg_is(g, mul, DFG_CONST))
        return false;
    dfg_node add = dfg_arg(g, n, 2);
    if (!dfg_is(g, add, DFG_CONST) || !dfg_same_body(g, n, call))
        return false;
    *m = (struct onnx_fusion_requant_shift_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .mul = mul, .add = add}, .call = call};
    return true;
}

bool onnx_fusion_requant_shift_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_requant_shift_match *m)
{
    struct onnx_fusion_requant_shift_whole whole;
    if (!onnx_fusion_requant_shift_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_fusion_requant_shift_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_requant_shift_match *m), void *ctx)
{
    struct onnx_fusion_requant_shift_whole whole;
    return onnx_fusion_requant_shift_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_fusion.pat:113
 * pattern requantize(x, x_scale, x_zero, scale, zero) = quantized(dequantized(x, x_scale, x_zero), scale, zero);
 */
static bool onnx_fusion_requantize_find(const dfg_graph *g, dfg_node n, struct onnx_fusion_requantize_whole *m)
{
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, n, 0);
    if (dfg_op(g, dequantizeLinear) != onnx_fusion_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear) > 3 || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_scale = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, x_scale, DFG_CONST))
        return false;
    bool has_x_zero = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_zero = DFG_NONE;
    if (has_x_zero) {
        x_zero = dfg_arg(g, dequantizeLinear, 2);
        if (!dfg_is(g, x_zero, DFG_CONST))
            return false;
    }
    dfg_node scale = dfg_arg(g, n, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, n, 2);
        if (!dfg_is(g, zero, DFG_CONST))
            return false;
    }
    if (!dfg_same_body(g, n, dequantizeLinear))
        return false;
    *m = (struct onnx_fusion_requantize_whole){.m = {.root = n, .x = x,
            .x_scale = x_scale, .x_zero = x_zero, .scale = scale, .zero = zero},
            .dequantizeLinear = dequantizeLinear};
    return true;
}

bool onnx_fusion_requantize_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_requantize_match *m)
{
    struct onnx_fusion_requantize_whole whole;
    if (!onnx_fusion_requantize_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_fusion_requantize_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_requantize_match *m), void *ctx)
{
    struct onnx_fusion_requantize_whole whole;
    return onnx_fusion_requantize_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_fusion.pat:118
 * pattern centred(x) = Sub(x, ReduceMean(x) { keepdims == 1 });
 */
static bool onnx_fusion_centred_find(const dfg_graph *g, dfg_node n, struct onnx_fusion_centred_whole *m)
{
    if (!dfg_calls_with(g, n, onnx_fusion_op_Sub, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node reduceMean = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, reduceMean, onnx_fusion_op_ReduceMean, 1))
        return false;
    if (!dfg_int_is(g, reduceMean, onnx_fusion_attr_keepdims, 1, 1))
        return false;
    if (dfg_arg(g, reduceMean, 0) != x)
        return false;
    if (!dfg_same_body(g, n, reduceMean))
        return false;
    *m = (struct onnx_fusion_centred_whole){.m = {.root = n, .x = x},
            .reduceMean = reduceMean};
    return true;
}

bool onnx_fusion_centred_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_centred_match *m)
{
    struct onnx_fusion_centred_whole whole;
    if (!onnx_fusion_centred_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_fusion_centred_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_centred_match *m), void *ctx)
{
    struct onnx_fusion_centred_whole whole;
    return onnx_fusion_centred_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_fusion.pat:119
 * pattern layer_norm(x, eps, scale, bias) {
 *     d = centred(x);
 *     e = Cast?(d | centred(x));
 *     v = ReduceMean(Pow(e, 2) | Mul(e, e)) { keepdims == 1 };
 *     s = Sqrt(Add(v, eps & const));
 *     n = Div(d, s) | Mul(d, Reciprocal(s));
 *     return Add(Mul(n, scale), bias) | LayerNormalization(x, scale, bias?);
 * }
 */
bool onnx_fusion_layer_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_layer_norm_match *m), void *ctx)
{
    bool is_add_2 = dfg_calls_with(g, n, onnx_fusion_op_Add, 2);
    dfg_node add_2 = DFG_NONE;
    if (is_add_2) {
        add_2 = n;
    }
    for (uint32_t swap = 0; swap < (is_add_2 ? dfg_orders(g, add_2) : 1u); swap++) {
        dfg_node bias = DFG_NONE, mul_3 = DFG_NONE;
        if (is_add_2) {
            bias = dfg_arg(g, add_2, 1 - swap);
            mul_3 = dfg_arg(g, add_2, swap);
            if (!dfg_calls_with(g, mul_3, onnx_fusion_op_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (is_add_2 ? dfg_orders(g, mul_3) : 1u); swap_2++) {
            dfg_node scale = DFG_NONE, n_2 = DFG_NONE, div = DFG_NONE, d = DFG_NONE, x = DFG_NONE;
            dfg_node reduceMean_2 = DFG_NONE, s = DFG_NONE, mul_2 = DFG_NONE, reciprocal = DFG_NONE;
            dfg_node add = DFG_NONE, eps = DFG_NONE, v = DFG_NONE, v_2 = DFG_NONE, pow = DFG_NONE;
            dfg_node constant = DFG_NONE, e = DFG_NONE, mul = DFG_NONE;
            bool is_div = false, is_pow = false;
            uint32_t swap_3 = 0, swap_4 = 0;
            if (is_add_2) {
                scale = dfg_arg(g, mul_3, 1 - swap_2);
                n_2 = dfg_arg(g, mul_3, swap_2);
                is_div = dfg_calls_argc(g, n_2, onnx_fusion_op_Div, 2);
                if (is_div) {
                    div = n_2;
                    d = dfg_arg(g, div, 0);
                    if (!dfg_calls_with(g, d, onnx_fusion_op_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean_2 = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean_2, onnx_fusion_op_ReduceMean, 1))
                        continue;
                    if (!dfg_int_is(g, reduceMean_2, onnx_fusion_attr_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean_2, 0) != x)
                        continue;
                    s = dfg_arg(g, div, 1);
                } else {
                    mul_2 = n_2;
                    if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2))
                        continue;
                    swap_3 = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Sub ? 0 : 1;
                    d = dfg_arg(g, mul_2, swap_3);
                    if (!dfg_calls_with(g, d, onnx_fusion_op_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean_2 = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean_2, onnx_fusion_op_ReduceMean, 1))
                        continue;
                    if (!dfg_int_is(g, reduceMean_2, onnx_fusion_attr_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean_2, 0) != x)
                        continue;
                    reciprocal = dfg_arg(g, mul_2, 1 - swap_3);
                    if (!dfg_calls_argc(g, reciprocal, onnx_fusion_op_Reciprocal, 1))
                        continue;
                    s = dfg_arg(g, reciprocal, 0);
                }
                if (!dfg_calls_argc(g, s, onnx_fusion_op_Sqrt, 1))
                    continue;
                add = dfg_arg(g, s, 0);
                if (!dfg_calls_argc(g, add, onnx_fusion_op_Add, 2))
                    continue;
                swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_fusion_op_ReduceMean ? 0 : 1;
                eps = dfg_arg(g, add, 1 - swap_4);
                if (!dfg_is(g, eps, DFG_CONST))
                    continue;
                v = dfg_arg(g, add, swap_4);
                if (!dfg_calls_argc(g, v, onnx_fusion_op_ReduceMean, 1))
                    continue;
                if (!dfg_int_is(g, v, onnx_fusion_attr_keepdims, 1, 1))
                    continue;
                v_2 = dfg_arg(g, v, 0);
                is_pow = dfg_calls_argc(g, v_2, onnx_fusion_op_Pow, 2);
                if (is_pow) {
                    pow = v_2;
                    constant = dfg_arg(g, pow, 1);
                    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                        continue;
                    e = dfg_arg(g, pow, 0);
                } else {
                    mul = v_2;
                    if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
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
                    is_cast = dfg_calls_argc(g, e, onnx_fusion_op_Cast, 1);
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
                            if (!dfg_calls_with(g, sub, onnx_fusion_op_Sub, 2))
                                continue;
                            if (dfg_arg(g, sub, 0) != x)
                                continue;
                            reduceMean = dfg_arg(g, sub, 1);
                            if (!dfg_calls_with(g, reduceMean, onnx_fusion_op_ReduceMean, 1))
                                continue;
                            if (!dfg_int_is(g, reduceMean, onnx_fusion_attr_keepdims, 1, 1))
                                continue;
                            if (dfg_arg(g, reduceMean, 0) != x)
                                continue;
                        }
                    } else {
                        layerNormalization = n;
                        layerNormalization_call = dfg_first_result(g, layerNormalization);
                        if (dfg_op(g, layerNormalization_call) != onnx_fusion_op_LayerNormalization
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
                            .constant = constant, .mul = mul, .add = add, .div = div,
                            .reduceMean_2 = reduceMean_2, .mul_2 = mul_2, .reciprocal = reciprocal,
                            .add_2 = add_2, .mul_3 = mul_3, .layerNormalization = layerNormalization,
                            .layerNormalization_call = dfg_first_result(g, layerNormalization)}.m))
                        return true;
                }
            }
        }
    }
    return false;
}

static bool onnx_fusion_layer_norm_keep(void *m, const struct onnx_fusion_layer_norm_match *found)
{
    *(struct onnx_fusion_layer_norm_match *)m = *found;
    return true;
}

bool onnx_fusion_layer_norm_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_layer_norm_match *m)
{
    return onnx_fusion_layer_norm_each(g, n, onnx_fusion_layer_norm_keep, m);
}

/* onnx_fusion.pat:130  Sub(_, ReduceMean(_)) */
static bool onnx_fusion_rms_norm_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!dfg_calls_with(g, n, onnx_fusion_op_Sub, 2))
        return false;
    dfg_node reduceMean = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, reduceMean, onnx_fusion_op_ReduceMean, 1))
        return false;
    return dfg_in_body(g, root, (const dfg_node[]){n, reduceMean}, 2);
}

/* onnx_fusion.pat:130  Sub(_, ReduceMean(_)) */
static bool onnx_fusion_rms_norm_not2(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!dfg_calls_with(g, n, onnx_fusion_op_Sub, 2))
        return false;
    dfg_node reduceMean = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, reduceMean, onnx_fusion_op_ReduceMean, 1))
        return false;
    return dfg_in_body(g, root, (const dfg_node[]){n, reduceMean}, 2);
}

/* onnx_fusion.pat:129
 * pattern rms_norm(x, eps, scale) {
 *     v = ReduceMean(Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)))) { keepdims == 1 };
 *     s = Sqrt(Add(v, eps & const));
 *     return Mul(Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))), scale);
 * }
 */
bool onnx_fusion_rms_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_rms_norm_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, onnx_fusion_op_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        dfg_node v = dfg_arg(g, n, swap);
        bool is_cast = dfg_calls_argc(g, v, onnx_fusion_op_Cast, 1);
        dfg_node cast = DFG_NONE, v_2 = DFG_NONE;
        if (is_cast) {
            cast = v;
            v_2 = dfg_arg(g, cast, 0);
        } else {
            v_2 = v;
        }
        for (uint32_t alt = 0; alt < 3u; alt++) {
            dfg_node div = DFG_NONE, x = DFG_NONE, s = DFG_NONE, mul_2 = DFG_NONE;
            if (alt == 0) {
                div = v_2;
                if (!dfg_calls_with(g, div, onnx_fusion_op_Div, 2))
                    continue;
                x = dfg_arg(g, div, 0);
                s = dfg_arg(g, div, 1);
            } else if (alt == 1) {
                mul_2 = v_2;
                if (!dfg_calls_with(g, mul_2, onnx_fusion_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_2 = 0; swap_2 < (alt == 1 ? dfg_orders(g, mul_2) : 1u); swap_2++) {
                dfg_node reciprocal = DFG_NONE, mul_3 = DFG_NONE;
                if (alt == 1) {
                    x = dfg_arg(g, mul_2, swap_2);
                    reciprocal = dfg_arg(g, mul_2, 1 - swap_2);
                    if (!dfg_calls_argc(g, reciprocal, onnx_fusion_op_Reciprocal, 1))
                        continue;
                    s = dfg_arg(g, reciprocal, 0);
                } else if (alt == 2) {
                    mul_3 = v_2;
                    if (!dfg_calls_with(g, mul_3, onnx_fusion_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_3 = 0; swap_3 < (alt == 2 ? dfg_orders(g, mul_3) : 1u); swap_3++) {
                    dfg_node div_2 = DFG_NONE, constant_2 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_3, swap_3);
                        div_2 = dfg_arg(g, mul_3, 1 - swap_3);
                        if (!dfg_calls_argc(g, div_2, onnx_fusion_op_Div, 2))
                            continue;
                        constant_2 = dfg_arg(g, div_2, 0);
                        if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                            continue;
                        s = dfg_arg(g, div_2, 1);
                    }
                    if (!dfg_calls_argc(g, s, onnx_fusion_op_Sqrt, 1))
                        continue;
                    dfg_node add = dfg_arg(g, s, 0);
                    if (!dfg_calls_argc(g, add, onnx_fusion_op_Add, 2))
                        continue;
                    uint32_t swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == onnx_fusion_op_ReduceMean ? 0 : 1;
                    dfg_node eps = dfg_arg(g, add, 1 - swap_4);
                    if (!dfg_is(g, eps, DFG_CONST))
                        continue;
                    dfg_node v_3 = dfg_arg(g, add, swap_4);
                    if (!dfg_calls_argc(g, v_3, onnx_fusion_op_ReduceMean, 1))
                        continue;
                    if (!dfg_int_is(g, v_3, onnx_fusion_attr_keepdims, 1, 1))
                        continue;
                    dfg_node v_4 = dfg_arg(g, v_3, 0);
                    bool is_pow = dfg_calls_with(g, v_4, onnx_fusion_op_Pow, 2);
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
                        if (!dfg_calls_with(g, mul, onnx_fusion_op_Mul, 2))
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
                                         (const dfg_node[]){cast, div, mul_2, reciprocal, mul_3, div_2, s,
                                                            add, v_3, pow, mul},
                                         11))
                            continue;
                        if (accept(ctx, &(struct onnx_fusion_rms_norm_whole){.m = {.root = n, .x = x, .eps = eps,
                                .scale = scale, .v = v_3, .s = s}, .pow = pow, .constant = constant,
                                .mul = mul, .add = add, .cast = cast, .div = div, .mul_2 = mul_2,
                                .reciprocal = reciprocal, .mul_3 = mul_3, .div_2 = div_2,
                                .constant_2 = constant_2}.m))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool onnx_fusion_rms_norm_keep(void *m, const struct onnx_fusion_rms_norm_match *found)
{
    *(struct onnx_fusion_rms_norm_match *)m = *found;
    return true;
}

bool onnx_fusion_rms_norm_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_rms_norm_match *m)
{
    return onnx_fusion_rms_norm_each(g, n, onnx_fusion_rms_norm_keep, m);
}

/* onnx_fusion.pat:137
 * pattern scores(q, k) = Cast?(MatMul(q, k));
 */
static bool onnx_fusion_scores_find(const dfg_graph *g, dfg_node n, struct onnx_fusion_scores_whole *m)
{
    bool is_cast = dfg_calls_argc(g, n, onnx_fusion_op_Cast, 1);
    dfg_node cast = DFG_NONE, matMul = DFG_NONE;
    if (is_cast) {
        cast = n;
        matMul = dfg_arg(g, cast, 0);
    } else {
        matMul = n;
    }
    if (!dfg_calls_with(g, matMul, onnx_fusion_op_MatMul, 2))
        return false;
    dfg_node q = dfg_arg(g, matMul, 0);
    dfg_node k = dfg_arg(g, matMul, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){cast, matMul}, 2))
        return false;
    *m = (struct onnx_fusion_scores_whole){.m = {.root = n, .q = q, .k = k}, .cast = cast,
            .matMul = matMul};
    return true;
}

bool onnx_fusion_scores_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_scores_match *m)
{
    struct onnx_fusion_scores_whole whole;
    if (!onnx_fusion_scores_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool onnx_fusion_scores_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct onnx_fusion_scores_match *m), void *ctx)
{
    struct onnx_fusion_scores_whole whole;
    return onnx_fusion_scores_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* onnx_fusion.pat:138
 * pattern scaled(q, k, s) = Div(scores(q, k), s & const) | Mul(scores(q, k), s & const)
 *     | scores(Mul(q, s & const), k) | scores(q, k);
 */
bool onnx_fusion_scaled_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct onnx_fusion_scaled_match *m), void *ctx)
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
            if (!dfg_calls_argc(g, div, onnx_fusion_op_Div, 2))
                continue;
            v = dfg_arg(g, div, 0);
            is_cast = dfg_calls_argc(g, v, onnx_fusion_op_Cast, 1);
            if (is_cast) {
                cast = v;
                matMul = dfg_arg(g, cast, 0);
            } else {
                matMul = v;
            }
            if (!dfg_calls_with(g, matMul, onnx_fusion_op_MatMul, 2))
                continue;
            q = dfg_arg(g, matMul, 0);
            k = dfg_arg(g, matMul, 1);
            s = dfg_arg(g, div, 1);
            constant = s;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
        } else if (alt == 1) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Cast
                || dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_MatMul
                ? 0
                : 1;
            v_2 = dfg_arg(g, mul, swap);
            is_cast_4 = dfg_calls_argc(g, v_2, onnx_fusion_op_Cast, 1);
            if (is_cast_4) {
                cast_4 = v_2;
                matMul_4 = dfg_arg(g, cast_4, 0);
            } else {
                matMul_4 = v_2;
            }
            if (!dfg_calls_with(g, matMul_4, onnx_fusion_op_MatMul, 2))
                continue;
            q = dfg_arg(g, matMul_4, 0);
            k = dfg_arg(g, matMul_4, 1);
            s = dfg_arg(g, mul, 1 - swap);
            constant_2 = s;
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
        } else if (alt == 2) {
            is_cast_2 = dfg_calls_argc(g, n, onnx_fusion_op_Cast, 1);
            if (is_cast_2) {
                cast_2 = n;
                matMul_2 = dfg_arg(g, cast_2, 0);
            } else {
                matMul_2 = n;
            }
            if (!dfg_calls_with(g, matMul_2, onnx_fusion_op_MatMul, 2))
                continue;
            k = dfg_arg(g, matMul_2, 1);
            mul_2 = dfg_arg(g, matMul_2, 0);
            if (!dfg_calls_with(g, mul_2, onnx_fusion_op_Mul, 2))
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
                is_cast_3 = dfg_calls_argc(g, n, onnx_fusion_op_Cast, 1);
                if (is_cast_3) {
                    cast_3 = n;
                    matMul_3 = dfg_arg(g, cast_3, 0);
                } else {
                    matMul_3 = n;
                }
                if (!dfg_calls_with(g, matMul_3, onnx_fusion_op_MatMul, 2))
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
                    .div = div, .cast = cast, .matMul = matMul, .cast_2 = cast_2,
                    .matMul_2 = matMul_2, .cast_3 = cast_3, .matMul_3 = matMul_3,
                    .constant = constant, .mul = mul, .cast_4 = cast_4, .matMul_4 = matMul_4,
                    .constant_2 = constant_2, .mul_2 = mul_2, .constant_3 = constant_3}.m))
                return true;
        }
    }
    return false;
}

static bool onnx_fusion_scaled_keep(void *m, const struct onnx_fusion_scaled_match *found)
{
    *(struct onnx_fusion_scaled_match *)m = *found;
    return true;
}

bool onnx_fusion_scaled_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_scaled_match *m)
{
    return onnx_fusion_scaled_each(g, n, onnx_fusion_scaled_keep, m);
}

/* onnx_fusion.pat:141
 * pattern attention(q, k, v, s, mask, keep) {
 *     a = scaled(q, k, s);
 *     m = Add(a, mask) | Where(keep, a, mask) | a;
 *     p = (Softmax | Softmax.v1 | Softmax.v11)(m) { axis in {-1, 3} };
 *     return MatMul(Dropout?(Cast?(p), ...), v);
 * }
 */
bool onnx_fusion_attention_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct onnx_fusion_attention_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, onnx_fusion_op_MatMul, 2))
        return false;
    dfg_node v = dfg_arg(g, n, 1);
    dfg_node v_2 = dfg_arg(g, n, 0);
    bool is_dropout = dfg_op(g, v_2) == onnx_fusion_op_Dropout || dfg_is(g, v_2, DFG_GET);
    dfg_node dropout = DFG_NONE, dropout_call = DFG_NONE, v_3 = DFG_NONE;
    struct dfg_nodes rest = { NULL, 0 };
    if (is_dropout) {
        dropout = v_2;
        dropout_call = dfg_first_result(g, dropout);
        if (dfg_op(g, dropout_call) != onnx_fusion_op_Dropout)
            return false;
        rest = dfg_rest(g, dropout_call, 1, 0);
        v_3 = dfg_arg(g, dropout_call, 0);
    } else {
        v_3 = v_2;
    }
    bool is_cast_5 = dfg_calls_argc(g, v_3, onnx_fusion_op_Cast, 1);
    dfg_node cast_5 = DFG_NONE, p = DFG_NONE;
    if (is_cast_5) {
        cast_5 = v_3;
        p = dfg_arg(g, cast_5, 0);
    } else {
        p = v_3;
    }
    if (!(dfg_op(g, p) == onnx_fusion_op_Softmax || dfg_op(g, p) == onnx_fusion_op_Softmax_v1
          || dfg_op(g, p) == onnx_fusion_op_Softmax_v11)
        || !dfg_argc_is(g, p, 1))
        return false;
    if (!(dfg_eq(dfg_attr_or(g, p, onnx_fusion_attr_axis,
                             dfg_op(g, p) == onnx_fusion_op_Softmax ? dfg_int(-1) : dfg_int(1)),
                 dfg_int(-1))
          || dfg_eq(dfg_attr_or(g, p, onnx_fusion_attr_axis,
                                dfg_op(g, p) == onnx_fusion_op_Softmax ? dfg_int(-1) : dfg_int(1)),
                    dfg_int(3))))
        return false;
    dfg_node m_2 = dfg_arg(g, p, 0);
    uint32_t alt = dfg_calls_with(g, m_2, onnx_fusion_op_Add, 2) ? 0
        : dfg_calls_with(g, m_2, onnx_fusion_op_Where, 3) ? 1 : 2;
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
                if (!dfg_calls_argc(g, div, onnx_fusion_op_Div, 2))
                    continue;
                v_4 = dfg_arg(g, div, 0);
                is_cast = dfg_calls_argc(g, v_4, onnx_fusion_op_Cast, 1);
                if (is_cast) {
                    cast = v_4;
                    matMul = dfg_arg(g, cast, 0);
                } else {
                    matMul = v_4;
                }
                if (!dfg_calls_with(g, matMul, onnx_fusion_op_MatMul, 2))
                    continue;
                q = dfg_arg(g, matMul, 0);
                k = dfg_arg(g, matMul, 1);
                s = dfg_arg(g, div, 1);
                constant = s;
                if (!dfg_is(g, constant, DFG_CONST))
                    continue;
            } else if (alt_2 == 1) {
                mul = a;
                if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2))
                    continue;
                swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Cast
                    || dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_MatMul
                    ? 0
                    : 1;
                v_5 = dfg_arg(g, mul, swap_2);
                is_cast_2 = dfg_calls_argc(g, v_5, onnx_fusion_op_Cast, 1);
                if (is_cast_2) {
                    cast_2 = v_5;
                    matMul_2 = dfg_arg(g, cast_2, 0);
                } else {
                    matMul_2 = v_5;
                }
                if (!dfg_calls_with(g, matMul_2, onnx_fusion_op_MatMul, 2))
                    continue;
                q = dfg_arg(g, matMul_2, 0);
                k = dfg_arg(g, matMul_2, 1);
                s = dfg_arg(g, mul, 1 - swap_2);
                constant_2 = s;
                if (!dfg_is(g, constant_2, DFG_CONST))
                    continue;
            } else if (alt_2 == 2) {
                is_cast_3 = dfg_calls_argc(g, a, onnx_fusion_op_Cast, 1);
                if (is_cast_3) {
                    cast_3 = a;
                    matMul_3 = dfg_arg(g, cast_3, 0);
                } else {
                    matMul_3 = a;
                }
                if (!dfg_calls_with(g, matMul_3, onnx_fusion_op_MatMul, 2))
                    continue;
                k = dfg_arg(g, matMul_3, 1);
                mul_2 = dfg_arg(g, matMul_3, 0);
                if (!dfg_calls_with(g, mul_2, onnx_fusion_op_Mul, 2))
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
                    is_cast_4 = dfg_calls_argc(g, a, onnx_fusion_op_Cast, 1);
                    if (is_cast_4) {
                        cast_4 = a;
                        matMul_4 = dfg_arg(g, cast_4, 0);
                    } else {
                        matMul_4 = a;
                    }
                    if (!dfg_calls_with(g, matMul_4, onnx_fusion_op_MatMul, 2))
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
                        .cast_4 = cast_4, .matMul_4 = matMul_4, .where = where, .dropout = dropout,
                        .dropout_call = dfg_first_result(g, dropout), .rest = rest, .cast_5 = cast_5}.m))
                    return true;
            }
        }
    }
    return false;
}

static bool onnx_fusion_attention_keep(void *m, const struct onnx_fusion_attention_match *found)
{
    *(struct onnx_fusion_attention_match *)m = *found;
    return true;
}

bool onnx_fusion_attention_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_attention_match *m)
{
    return onnx_fusion_attention_each(g, n, onnx_fusion_attention_keep, m);
}

/* ---- onnx_fusion.pat:149  table onnx_fusion ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool onnx_fusion_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: { /* ONNX_FUSION_QDQ_CONV: exact but for closures */
        struct onnx_fusion_qdq_conv_match m;
        return !dfg_has_closures(g) || onnx_fusion_qdq_conv_match(g, n, &m);
    }
    case 1: { /* ONNX_FUSION_QDQ_GEMM: exact but for closures */
        struct onnx_fusion_qdq_gemm_match m;
        return !dfg_has_closures(g) || onnx_fusion_qdq_gemm_match(g, n, &m);
    }
    case 2: { /* ONNX_FUSION_QDQ_MATMUL: exact but for closures */
        struct onnx_fusion_qdq_matmul_match m;
        return !dfg_has_closures(g) || onnx_fusion_qdq_matmul_match(g, n, &m);
    }
    case 3: { /* ONNX_FUSION_QDQ_BINARY: exact but for closures */
        struct onnx_fusion_qdq_binary_match m;
        return !dfg_has_closures(g) || onnx_fusion_qdq_binary_match(g, n, &m);
    }
    case 4: { /* ONNX_FUSION_QDQ_UNARY: exact but for closures */
        struct onnx_fusion_qdq_unary_match m;
        return !dfg_has_closures(g) || onnx_fusion_qdq_unary_match(g, n, &m);
    }
    case 5: { /* ONNX_FUSION_REQUANT_SHIFT: exact but for closures */
        struct onnx_fusion_requant_shift_match m;
        return !dfg_has_closures(g) || onnx_fusion_requant_shift_match(g, n, &m);
    }
    case 6: { /* ONNX_FUSION_ATTENTION: exact but for closures */
        struct onnx_fusion_attention_match m;
        return !dfg_has_closures(g) || onnx_fusion_attention_match(g, n, &m);
    }
    case 7: { /* ONNX_FUSION_LAYER_NORM: x is one node at several places */
        struct onnx_fusion_layer_norm_match m;
        return onnx_fusion_layer_norm_match(g, n, &m);
    }
    case 8: { /* ONNX_FUSION_RMS_NORM: x is one node at several places */
        struct onnx_fusion_rms_norm_match m;
        return onnx_fusion_rms_norm_match(g, n, &m);
    }
    case 9: { /* ONNX_FUSION_CONV_NORM_SUM_ACT: 'Add(a, b) | Sum(a, b)' is one node at several places */
        struct onnx_fusion_conv_norm_sum_act_match m;
        return onnx_fusion_conv_norm_sum_act_match(g, n, &m);
    }
    case 10: { /* ONNX_FUSION_CONV_NORM_SUM: exact but for closures */
        struct onnx_fusion_conv_norm_sum_match m;
        return !dfg_has_closures(g) || onnx_fusion_conv_norm_sum_match(g, n, &m);
    }
    case 11: { /* ONNX_FUSION_CONV_SUM_ACT: 'Add(a, b) | Sum(a, b)' is one node at several places */
        struct onnx_fusion_conv_sum_act_match m;
        return onnx_fusion_conv_sum_act_match(g, n, &m);
    }
    case 12: { /* ONNX_FUSION_CONV_NORM_ACT: 'BatchNormalization(p, scale & const, bia ...' is one n ... */
        struct onnx_fusion_conv_norm_act_match m;
        return onnx_fusion_conv_norm_act_match(g, n, &m);
    }
    case 13: { /* ONNX_FUSION_CONV_NORM: exact but for closures */
        struct onnx_fusion_conv_norm_match m;
        return !dfg_has_closures(g) || onnx_fusion_conv_norm_match(g, n, &m);
    }
    case 14: { /* ONNX_FUSION_CONV_TRANSPOSE_NORM_ACT: 'BatchNormalization(p, scale & const, bia ...' is one n ... */
        struct onnx_fusion_conv_transpose_norm_act_match m;
        return onnx_fusion_conv_transpose_norm_act_match(g, n, &m);
    }
    case 15: { /* ONNX_FUSION_CONV_TRANSPOSE_NORM: exact but for closures */
        struct onnx_fusion_conv_transpose_norm_match m;
        return !dfg_has_closures(g) || onnx_fusion_conv_transpose_norm_match(g, n, &m);
    }
    case 16: { /* ONNX_FUSION_CONV_ACT: 'Conv(x, w, b?)' is one node at several places */
        struct onnx_fusion_conv_act_match m;
        return onnx_fusion_conv_act_match(g, n, &m);
    }
    case 17: { /* ONNX_FUSION_CONV_SUM: exact but for closures */
        struct onnx_fusion_conv_sum_match m;
        return !dfg_has_closures(g) || onnx_fusion_conv_sum_match(g, n, &m);
    }
    case 18: { /* ONNX_FUSION_GEMM_ACT: 'Gemm(a, b, c?)' is one node at several places */
        struct onnx_fusion_gemm_act_match m;
        return onnx_fusion_gemm_act_match(g, n, &m);
    }
    case 19: { /* ONNX_FUSION_MATMUL_BIAS_GELU: 'Add(MatMul(a, b), c & const)' is one node at several p ... */
        struct onnx_fusion_matmul_bias_gelu_match m;
        return onnx_fusion_matmul_bias_gelu_match(g, n, &m);
    }
    case 20: { /* ONNX_FUSION_MATMUL_BIAS_ACT: 'Add(MatMul(a, b), c & const)' is one node at several p ... */
        struct onnx_fusion_matmul_bias_act_match m;
        return onnx_fusion_matmul_bias_act_match(g, n, &m);
    }
    case 21: { /* ONNX_FUSION_MATMUL_BIAS_SUM: exact but for closures */
        struct onnx_fusion_matmul_bias_sum_match m;
        return !dfg_has_closures(g) || onnx_fusion_matmul_bias_sum_match(g, n, &m);
    }
    case 22: { /* ONNX_FUSION_REQUANTIZE: exact but for closures */
        struct onnx_fusion_requantize_match m;
        return !dfg_has_closures(g) || onnx_fusion_requantize_match(g, n, &m);
    }
    case 23: { /* ONNX_FUSION_GELU: x is one node at several places */
        struct onnx_fusion_gelu_match m;
        return onnx_fusion_gelu_match(g, n, &m);
    }
    case 24: { /* ONNX_FUSION_HARD_SWISH: x is one node at several places */
        struct onnx_fusion_hard_swish_match m;
        return onnx_fusion_hard_swish_match(g, n, &m);
    }
    case 25: { /* ONNX_FUSION_HARD_SIGMOID: exact but for closures */
        struct onnx_fusion_hard_sigmoid_match m;
        return !dfg_has_closures(g) || onnx_fusion_hard_sigmoid_match(g, n, &m);
    }
    case 26: { /* ONNX_FUSION_SWISH: x is one node at several places */
        struct onnx_fusion_swish_match m;
        return onnx_fusion_swish_match(g, n, &m);
    }
    case 27: { /* ONNX_FUSION_CONV: exact but for closures */
        struct onnx_fusion_conv_match m;
        return !dfg_has_closures(g) || onnx_fusion_conv_match(g, n, &m);
    }
    case 28: { /* ONNX_FUSION_GEMM: exact but for closures */
        struct onnx_fusion_gemm_match m;
        return !dfg_has_closures(g) || onnx_fusion_gemm_match(g, n, &m);
    }
    case 29: { /* ONNX_FUSION_MATMUL_BIAS: exact but for closures */
        struct onnx_fusion_matmul_bias_match m;
        return !dfg_has_closures(g) || onnx_fusion_matmul_bias_match(g, n, &m);
    }
    default:
        return false;
    }
}

/* onnx_fusion.pat:86  DequantizeLinear(q, s & const, (z & const)?) */
static inline bool onnx_fusion_is_dequantized(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_DequantizeLinear) && dfg_n_args(g, n) <= 3
        && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:101  MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)); the operator is known */
static inline bool onnx_fusion_is_MatMul(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 1));
}

/* onnx_fusion.pat:93  Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero), (dequantized(b, b_s ...; the operator is known */
static inline bool onnx_fusion_is_Conv(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || onnx_fusion_is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:97  Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero), (dequantized(b, b_s ...; the operator is known */
static inline bool onnx_fusion_is_Gemm(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || onnx_fusion_is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:103  (Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale, y_zero)); the operator is known */
static inline bool onnx_fusion_is_Add(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 1));
}

/* onnx_fusion.pat:106  (AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | LeakyRelu | ...; the operator is known */
static inline bool onnx_fusion_is_AveragePool(const dfg_graph *g, dfg_node n)
{
    return onnx_fusion_is_dequantized(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:106  (AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | LeakyRelu | ... */
static inline bool onnx_fusion_is_MaxPool(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_MaxPool) && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 0));
}

/* op in {QuantizeLinear}: ONNX_FUSION_QDQ_CONV, ONNX_FUSION_QDQ_GEMM, ONNX_FUSION_QDQ_MATMUL,
 * ONNX_FUSION_QDQ_BINARY, ONNX_FUSION_QDQ_UNARY, ONNX_FUSION_REQUANTIZE */
static uint64_t onnx_fusion_at_QuantizeLinear(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST))
        && dfg_n_args(g, n) <= 3) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_fusion_op_MatMul:
            if (onnx_fusion_is_MatMul(g, a0))
                set |= DFG_BIT(ONNX_FUSION_QDQ_MATMUL);
            break;
        case onnx_fusion_op_DequantizeLinear:
            if (onnx_fusion_is_dequantized(g, a0))
                set |= DFG_BIT(ONNX_FUSION_REQUANTIZE);
            break;
        case onnx_fusion_op_Relu:
            if (dfg_argc_is(g, a0, 1)) {
                const dfg_node a0_0 = dfg_arg(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case onnx_fusion_op_Conv:
                    if (onnx_fusion_is_Conv(g, a0_0))
                        set |= DFG_BIT(ONNX_FUSION_QDQ_CONV);
                    break;
                case onnx_fusion_op_Gemm:
                    if (onnx_fusion_is_Gemm(g, a0_0))
                        set |= DFG_BIT(ONNX_FUSION_QDQ_GEMM);
                    break;
                case onnx_fusion_op_Add:
                case onnx_fusion_op_Div:
                case onnx_fusion_op_Mul:
                case onnx_fusion_op_Sub:
                    if (onnx_fusion_is_Add(g, a0_0))
                        set |= DFG_BIT(ONNX_FUSION_QDQ_BINARY);
                    break;
                default:
                    break;
                }
            }
            break;
        case onnx_fusion_op_Conv:
            if (onnx_fusion_is_Conv(g, a0))
                set |= DFG_BIT(ONNX_FUSION_QDQ_CONV);
            break;
        case onnx_fusion_op_Gemm:
            if (onnx_fusion_is_Gemm(g, a0))
                set |= DFG_BIT(ONNX_FUSION_QDQ_GEMM);
            break;
        case onnx_fusion_op_Add:
        case onnx_fusion_op_Div:
        case onnx_fusion_op_Mul:
        case onnx_fusion_op_Sub:
            if (onnx_fusion_is_Add(g, a0))
                set |= DFG_BIT(ONNX_FUSION_QDQ_BINARY);
            break;
        default:
            break;
        }
        if (((dfg_calls(g, a0, onnx_fusion_op_AveragePool) || dfg_calls(g, a0, onnx_fusion_op_Clip)
              || dfg_calls(g, a0, onnx_fusion_op_Flatten)
              || dfg_calls(g, a0, onnx_fusion_op_GlobalAveragePool)
              || dfg_calls(g, a0, onnx_fusion_op_LeakyRelu) || dfg_calls(g, a0, onnx_fusion_op_ReduceMean)
              || dfg_calls(g, a0, onnx_fusion_op_Relu) || dfg_calls(g, a0, onnx_fusion_op_Reshape)
              || dfg_calls(g, a0, onnx_fusion_op_Sigmoid) || dfg_calls(g, a0, onnx_fusion_op_Softmax)
              || dfg_calls(g, a0, onnx_fusion_op_Squeeze) || dfg_calls(g, a0, onnx_fusion_op_Tanh)
              || dfg_calls(g, a0, onnx_fusion_op_Transpose) || dfg_calls(g, a0, onnx_fusion_op_Unsqueeze))
             && onnx_fusion_is_AveragePool(g, a0))
            || onnx_fusion_is_MaxPool(g, dfg_first_result(g, a0)))
            set |= DFG_BIT(ONNX_FUSION_QDQ_UNARY);
    }
    return set;
}

/* onnx_fusion.pat:111  (Conv | Gemm)(x, w & const, b?) */
static inline bool onnx_fusion_is_Conv_2(const dfg_graph *g, dfg_node n)
{
    return (dfg_calls(g, n, onnx_fusion_op_Conv) || dfg_calls(g, n, onnx_fusion_op_Gemm))
        && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* onnx_fusion.pat:111  RequantShift((Conv | Gemm)(x, w & const, b?), mul & const, add & const); the operator is known */
static inline bool onnx_fusion_is_requant_shift(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 3) && onnx_fusion_is_Conv_2(g, dfg_arg(g, n, 0))
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST);
}

/* onnx_fusion.pat:137  Cast?(MatMul(q, k)) */
static inline bool onnx_fusion_is_Cast_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Cast) || !dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, onnx_fusion_op_MatMul) && dfg_has_args(g, a0, 2);
}

/* onnx_fusion.pat:138  Div(scores(q, k), s & const) */
static inline bool onnx_fusion_is_Div(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Div) || !dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (onnx_fusion_is_Cast_2(g, a0)
            || (dfg_calls(g, a0, onnx_fusion_op_MatMul) && dfg_has_args(g, a0, 2)))
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* onnx_fusion.pat:138  Mul(scores(q, k), s & const) */
static inline bool onnx_fusion_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return ((onnx_fusion_is_Cast_2(g, a0)
             || (dfg_calls(g, a0, onnx_fusion_op_MatMul) && dfg_has_args(g, a0, 2)))
            && dfg_is(g, a1, DFG_CONST))
        || (dfg_is(g, a0, DFG_CONST)
            && (onnx_fusion_is_Cast_2(g, a1)
                || (dfg_calls(g, a1, onnx_fusion_op_MatMul) && dfg_has_args(g, a1, 2))));
}

/* onnx_fusion.pat:143  Add(a, mask) */
static inline bool onnx_fusion_is_Add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return onnx_fusion_is_Div(g, a0) || onnx_fusion_is_Mul(g, a0) || onnx_fusion_is_Cast_2(g, a0)
        || (dfg_calls(g, a0, onnx_fusion_op_MatMul) && dfg_has_args(g, a0, 2)) || onnx_fusion_is_Div(g, a1)
        || onnx_fusion_is_Mul(g, a1) || onnx_fusion_is_Cast_2(g, a1)
        || (dfg_calls(g, a1, onnx_fusion_op_MatMul) && dfg_has_args(g, a1, 2));
}

/* onnx_fusion.pat:143  Where(keep, a, mask) */
static inline bool onnx_fusion_is_Where(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Where) || !dfg_has_args(g, n, 3))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return onnx_fusion_is_Div(g, a1) || onnx_fusion_is_Mul(g, a1) || onnx_fusion_is_Cast_2(g, a1)
        || (dfg_calls(g, a1, onnx_fusion_op_MatMul) && dfg_has_args(g, a1, 2));
}

/* onnx_fusion.pat:144  (Softmax | Softmax.v1 | Softmax.v11)(m) */
static inline bool onnx_fusion_is_p(const dfg_graph *g, dfg_node n)
{
    if (!(dfg_calls(g, n, onnx_fusion_op_Softmax) || dfg_calls(g, n, onnx_fusion_op_Softmax_v1)
          || dfg_calls(g, n, onnx_fusion_op_Softmax_v11))
        || !dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (onnx_fusion_is_Add_2(g, a0) || onnx_fusion_is_Where(g, a0) || onnx_fusion_is_Div(g, a0)
            || onnx_fusion_is_Mul(g, a0) || onnx_fusion_is_Cast_2(g, a0)
            || (dfg_calls(g, a0, onnx_fusion_op_MatMul) && dfg_has_args(g, a0, 2)))
        && (dfg_eq(dfg_attr_or(g, n, onnx_fusion_attr_axis,
                               dfg_op(g, n) == onnx_fusion_op_Softmax ? dfg_int(-1) : dfg_int(1)),
                   dfg_int(-1))
            || dfg_eq(dfg_attr_or(g, n, onnx_fusion_attr_axis,
                                  dfg_op(g, n) == onnx_fusion_op_Softmax ? dfg_int(-1) : dfg_int(1)),
                      dfg_int(3)));
}

/* onnx_fusion.pat:145  Cast?(p) */
static inline bool onnx_fusion_is_Cast(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Cast) && dfg_argc_is(g, n, 1)
        && onnx_fusion_is_p(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:145  Dropout?(Cast?(p), ...) */
static inline bool onnx_fusion_is_Dropout(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Dropout)
        && (onnx_fusion_is_Cast(g, dfg_arg(g, n, 0)) || onnx_fusion_is_p(g, dfg_arg(g, n, 0)));
}

/* onnx_fusion.pat:145  MatMul(Dropout?(Cast?(p), ...), v); the operator is known */
static inline bool onnx_fusion_is_attention(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return onnx_fusion_is_Dropout(g, dfg_first_result(g, a0)) || onnx_fusion_is_Cast(g, a0)
        || onnx_fusion_is_p(g, a0);
}

/* onnx_fusion.pat:118  Sub(x, ReduceMean(x) { keepdims == 1 }) */
static inline bool onnx_fusion_is_centred(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Sub) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls(g, a1, onnx_fusion_op_ReduceMean) && dfg_has_args(g, a1, 1)
        && dfg_int_is(g, a1, onnx_fusion_attr_keepdims, 1, 1);
}

/* onnx_fusion.pat:122  Pow(e, 2) */
static inline bool onnx_fusion_is_Pow(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Pow) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:122  ReduceMean(Pow(e, 2) | Mul(e, e)) */
static inline bool onnx_fusion_is_v(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_ReduceMean) || !dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (onnx_fusion_is_Pow(g, a0) || (dfg_calls(g, a0, onnx_fusion_op_Mul) && dfg_argc_is(g, a0, 2)))
        && dfg_int_is(g, n, onnx_fusion_attr_keepdims, 1, 1);
}

/* onnx_fusion.pat:123  Add(v, eps & const) */
static inline bool onnx_fusion_is_Add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_fusion_is_v(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && onnx_fusion_is_v(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:123  Sqrt(Add(v, eps & const)) */
static inline bool onnx_fusion_is_s(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Sqrt) && dfg_argc_is(g, n, 1)
        && onnx_fusion_is_Add_3(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:124  Div(d, s) */
static inline bool onnx_fusion_is_Div_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Div) && dfg_argc_is(g, n, 2)
        && onnx_fusion_is_centred(g, dfg_arg(g, n, 0)) && onnx_fusion_is_s(g, dfg_arg(g, n, 1));
}

/* onnx_fusion.pat:124  Reciprocal(s) */
static inline bool onnx_fusion_is_Reciprocal(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Reciprocal) && dfg_argc_is(g, n, 1)
        && onnx_fusion_is_s(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:124  Mul(d, Reciprocal(s)) */
static inline bool onnx_fusion_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return onnx_fusion_is_Reciprocal(g, dfg_arg(g, n, 1)) || onnx_fusion_is_Reciprocal(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:125  Mul(n, scale); the operator is known */
static inline bool onnx_fusion_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2))
        return false;
    return onnx_fusion_is_Div_2(g, dfg_arg(g, n, 0)) || onnx_fusion_is_Mul_3(g, dfg_arg(g, n, 0))
        || onnx_fusion_is_Div_2(g, dfg_arg(g, n, 1)) || onnx_fusion_is_Mul_3(g, dfg_arg(g, n, 1));
}

/* onnx_fusion.pat:26  Conv(x, w & const, b?) */
static inline bool onnx_fusion_is_Conv_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Conv) && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* onnx_fusion.pat:23  BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) */
static inline bool onnx_fusion_is_normalized(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_BatchNormalization) && dfg_argc_is(g, n, 5)
        && onnx_fusion_is_Conv_3(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST) && dfg_int_is(g, n, onnx_fusion_attr_training_mode, 0, 0);
}

/* onnx_fusion.pat:19  Add(MatMul(a, b), c & const) */
static inline bool onnx_fusion_is_matmul_bias(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_calls(g, a0, onnx_fusion_op_MatMul) && dfg_has_args(g, a0, 2) && dfg_is(g, a1, DFG_CONST))
        || (dfg_is(g, a0, DFG_CONST) && dfg_calls(g, a1, onnx_fusion_op_MatMul) && dfg_has_args(g, a1, 2));
}

/* from bit 0 on: ONNX_FUSION_LAYER_NORM, ONNX_FUSION_CONV_NORM_SUM, ONNX_FUSION_CONV_SUM,
 * ONNX_FUSION_MATMUL_BIAS_SUM, and 1 more such group */
static uint64_t onnx_fusion_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case onnx_fusion_op_Mul:
        if (onnx_fusion_is_Mul_2(g, n))
            set |= DFG_BIT(0); /* ONNX_FUSION_LAYER_NORM ... */
        break;
    case onnx_fusion_op_BatchNormalization:
    case DFG_GET:
        if (onnx_fusion_is_normalized(g, dfg_first_result(g, n)))
            set |= DFG_BIT(3); /* ONNX_FUSION_CONV_NORM_SUM ... */
        break;
    case onnx_fusion_op_Conv:
        if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE)
            set |= DFG_BIT(10); /* ONNX_FUSION_CONV_SUM ... */
        break;
    case onnx_fusion_op_Add:
        if (onnx_fusion_is_matmul_bias(g, n))
            set |= DFG_BIT(14); /* ONNX_FUSION_MATMUL_BIAS_SUM ... */
        break;
    default:
        break;
    }
    return set;
}

/* op in {Add}: ONNX_FUSION_LAYER_NORM, ONNX_FUSION_CONV_NORM_SUM, ONNX_FUSION_CONV_SUM,
 * ONNX_FUSION_MATMUL_BIAS_SUM, ONNX_FUSION_MATMUL_BIAS */
static uint64_t onnx_fusion_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        set |= onnx_fusion_part(g, dfg_arg(g, n, 0)) << 7;
        set |= onnx_fusion_part(g, dfg_arg(g, n, 1)) << 7;
    }
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    if (dfg_argc_is(g, n, 2)
        && ((dfg_calls(g, a0, onnx_fusion_op_MatMul) && dfg_has_args(g, a0, 2) && dfg_is(g, a1, DFG_CONST))
            || (dfg_is(g, a0, DFG_CONST) && dfg_calls(g, a1, onnx_fusion_op_MatMul)
                && dfg_has_args(g, a1, 2))))
        set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS);
    return set;
}

/* op in {LayerNormalization}: ONNX_FUSION_LAYER_NORM */
static uint64_t onnx_fusion_at_LayerNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1 && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_arg(g, n, 1) != DFG_NONE)
        set |= DFG_BIT(ONNX_FUSION_LAYER_NORM);
    return set;
}

/* onnx_fusion.pat:28  ConvTranspose(x, w & const, b?) */
static inline bool onnx_fusion_is_ConvTranspose(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_ConvTranspose) && dfg_n_args(g, n) <= 3
        && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* from bit 0 on: ONNX_FUSION_CONV_NORM, ONNX_FUSION_CONV_TRANSPOSE_NORM, and 1 more such group */
static uint64_t onnx_fusion_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 5) && dfg_int_is(g, n, onnx_fusion_attr_training_mode, 0, 0)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_fusion_op_Conv:
            if (onnx_fusion_is_Conv_3(g, a0))
                set |= DFG_BIT(0); /* ONNX_FUSION_CONV_NORM ... */
            break;
        case onnx_fusion_op_ConvTranspose:
            if (onnx_fusion_is_ConvTranspose(g, a0))
                set |= DFG_BIT(2); /* ONNX_FUSION_CONV_TRANSPOSE_NORM ... */
            break;
        default:
            break;
        }
    }
    return set;
}

/* op in {get}: ONNX_FUSION_LAYER_NORM, ONNX_FUSION_CONV_NORM, ONNX_FUSION_CONV_TRANSPOSE_NORM */
static uint64_t onnx_fusion_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_fusion_op_LayerNormalization:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_FUSION_LAYER_NORM);
            break;
        case onnx_fusion_op_BatchNormalization:
            if (dfg_is(g, dfg_arg(g, a0, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, a0, 2), DFG_CONST)
                && dfg_is(g, dfg_arg(g, a0, 3), DFG_CONST) && dfg_is(g, dfg_arg(g, a0, 4), DFG_CONST))
                set |= onnx_fusion_part_2(g, a0) << 13;
            break;
        default:
            break;
        }
    }
    return set;
}

/* onnx_fusion.pat:38  Add(x, 3) */
static inline bool onnx_fusion_is_Add_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(3), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:38  Clip(Add(x, 3), 0, 6) */
static inline bool onnx_fusion_is_Clip(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Clip) && dfg_has_args(g, n, 3)
        && onnx_fusion_is_Add_4(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:38  Div(Clip(Add(x, 3), 0, 6), 6) */
static inline bool onnx_fusion_is_Div_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Div) && dfg_argc_is(g, n, 2)
        && onnx_fusion_is_Clip(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:39  Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4)) */
static inline bool onnx_fusion_is_Mul_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_fusion_is_Clip(g, dfg_arg(g, n, 0))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE)
            && onnx_fusion_is_Clip(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:45  Div(x, approx(1.41421356, 1e-3)) */
static inline bool onnx_fusion_is_Div_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Div) && dfg_argc_is(g, n, 2)
        && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(1.41421356), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Mul(x, approx(0.70710678, 1e-3)) */
static inline bool onnx_fusion_is_Mul_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))) */
static inline bool onnx_fusion_is_Erf(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Erf) && dfg_argc_is(g, n, 1)
        && (onnx_fusion_is_Div_4(g, dfg_arg(g, n, 0)) || onnx_fusion_is_Mul_5(g, dfg_arg(g, n, 0)));
}

/* onnx_fusion.pat:45  Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1) */
static inline bool onnx_fusion_is_t(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_fusion_is_Erf(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_fusion_is_Erf(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:51  Pow(x, 3) */
static inline bool onnx_fusion_is_Pow_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Pow) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:51  Mul(x, Mul(x, x)) */
static inline bool onnx_fusion_is_Mul_8(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (dfg_calls(g, a1, onnx_fusion_op_Mul) && dfg_argc_is(g, a1, 2))
        || (dfg_calls(g, a0, onnx_fusion_op_Mul) && dfg_argc_is(g, a0, 2));
}

/* onnx_fusion.pat:51  Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4)) */
static inline bool onnx_fusion_is_Mul_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return ((onnx_fusion_is_Pow_2(g, dfg_arg(g, n, 0)) || onnx_fusion_is_Mul_8(g, dfg_arg(g, n, 0)))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
            && (onnx_fusion_is_Pow_2(g, dfg_arg(g, n, 1)) || onnx_fusion_is_Mul_8(g, dfg_arg(g, n, 1))));
}

/* onnx_fusion.pat:52  Mul(x, approx(0.044715, 1e-4)) */
static inline bool onnx_fusion_is_Mul_11(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:52  Mul(x, Mul(x, approx(0.044715, 1e-4))) */
static inline bool onnx_fusion_is_Mul_10(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return onnx_fusion_is_Mul_11(g, dfg_arg(g, n, 1)) || onnx_fusion_is_Mul_11(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:52  Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4)))) */
static inline bool onnx_fusion_is_Mul_9(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return onnx_fusion_is_Mul_10(g, dfg_arg(g, n, 1)) || onnx_fusion_is_Mul_10(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Add(x, cubic(x)) */
static inline bool onnx_fusion_is_Add_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return onnx_fusion_is_Mul_7(g, dfg_arg(g, n, 1)) || onnx_fusion_is_Mul_9(g, dfg_arg(g, n, 1))
        || onnx_fusion_is_Mul_7(g, dfg_arg(g, n, 0)) || onnx_fusion_is_Mul_9(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)) */
static inline bool onnx_fusion_is_Mul_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_fusion_is_Add_5(g, dfg_arg(g, n, 0))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE)
            && onnx_fusion_is_Add_5(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:54  Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))) */
static inline bool onnx_fusion_is_Tanh(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Tanh) && dfg_argc_is(g, n, 1)
        && onnx_fusion_is_Mul_6(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1) */
static inline bool onnx_fusion_is_t_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_fusion_is_Tanh(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_fusion_is_Tanh(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:45  Div(x, approx(1.41421356, 1e-3)) */
static inline bool onnx_fusion_is_Div_5(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Div) && dfg_has_args(g, n, 2)
        && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(1.41421356), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Mul(x, approx(0.70710678, 1e-3)) */
static inline bool onnx_fusion_is_Mul_12(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))) */
static inline bool onnx_fusion_is_Erf_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Erf) && dfg_argc_is(g, n, 1)
        && (onnx_fusion_is_Div_5(g, dfg_arg(g, n, 0)) || onnx_fusion_is_Mul_12(g, dfg_arg(g, n, 0)));
}

/* onnx_fusion.pat:45  Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1) */
static inline bool onnx_fusion_is_t_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_fusion_is_Erf_2(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_fusion_is_Erf_2(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:51  Pow(x, 3) */
static inline bool onnx_fusion_is_Pow_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Pow) && dfg_has_args(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:51  Mul(x, Mul(x, x)) */
static inline bool onnx_fusion_is_Mul_15(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (dfg_calls(g, a1, onnx_fusion_op_Mul) && dfg_has_args(g, a1, 2))
        || (dfg_calls(g, a0, onnx_fusion_op_Mul) && dfg_has_args(g, a0, 2));
}

/* onnx_fusion.pat:51  Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4)) */
static inline bool onnx_fusion_is_Mul_14(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return ((onnx_fusion_is_Pow_3(g, dfg_arg(g, n, 0)) || onnx_fusion_is_Mul_15(g, dfg_arg(g, n, 0)))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
            && (onnx_fusion_is_Pow_3(g, dfg_arg(g, n, 1)) || onnx_fusion_is_Mul_15(g, dfg_arg(g, n, 1))));
}

/* onnx_fusion.pat:52  Mul(x, approx(0.044715, 1e-4)) */
static inline bool onnx_fusion_is_Mul_18(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:52  Mul(x, Mul(x, approx(0.044715, 1e-4))) */
static inline bool onnx_fusion_is_Mul_17(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return onnx_fusion_is_Mul_18(g, dfg_arg(g, n, 1)) || onnx_fusion_is_Mul_18(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:52  Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4)))) */
static inline bool onnx_fusion_is_Mul_16(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return onnx_fusion_is_Mul_17(g, dfg_arg(g, n, 1)) || onnx_fusion_is_Mul_17(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Add(x, cubic(x)) */
static inline bool onnx_fusion_is_Add_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_has_args(g, n, 2))
        return false;
    return onnx_fusion_is_Mul_14(g, dfg_arg(g, n, 1)) || onnx_fusion_is_Mul_16(g, dfg_arg(g, n, 1))
        || onnx_fusion_is_Mul_14(g, dfg_arg(g, n, 0)) || onnx_fusion_is_Mul_16(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)) */
static inline bool onnx_fusion_is_Mul_13(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_fusion_is_Add_6(g, dfg_arg(g, n, 0))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE)
            && onnx_fusion_is_Add_6(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:54  Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))) */
static inline bool onnx_fusion_is_Tanh_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Tanh) && dfg_argc_is(g, n, 1)
        && onnx_fusion_is_Mul_13(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1) */
static inline bool onnx_fusion_is_t_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_fusion_is_Tanh_2(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_fusion_is_Tanh_2(g, dfg_arg(g, n, 1)));
}

/* from bit 0 on: ONNX_FUSION_MATMUL_BIAS_GELU, ONNX_FUSION_GELU, and 1 more such group */
static uint64_t onnx_fusion_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if ((onnx_fusion_is_matmul_bias(g, dfg_arg(g, n, 0)) && onnx_fusion_is_t(g, dfg_arg(g, n, 1)))
            || (onnx_fusion_is_t(g, dfg_arg(g, n, 0)) && onnx_fusion_is_matmul_bias(g, dfg_arg(g, n, 1)))
            || onnx_fusion_is_t_2(g, dfg_arg(g, n, 1)) || onnx_fusion_is_t_2(g, dfg_arg(g, n, 0)))
            set |= DFG_BIT(0); /* ONNX_FUSION_MATMUL_BIAS_GELU ... */
    }
    if (dfg_has_args(g, n, 2)) {
        if (onnx_fusion_is_t_3(g, dfg_arg(g, n, 1)) || onnx_fusion_is_t_3(g, dfg_arg(g, n, 0))
            || onnx_fusion_is_t_4(g, dfg_arg(g, n, 1)) || onnx_fusion_is_t_4(g, dfg_arg(g, n, 0)))
            set |= DFG_BIT(4); /* ONNX_FUSION_GELU ... */
    }
    return set;
}

/* from bit 0 on: ONNX_FUSION_MATMUL_BIAS_GELU, and 1 more such group */
static uint64_t onnx_fusion_part_4(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if ((onnx_fusion_is_Erf(g, dfg_arg(g, n, 0))
         && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_fusion_is_Erf(g, dfg_arg(g, n, 1)))
        || (onnx_fusion_is_Tanh(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_fusion_is_Tanh(g, dfg_arg(g, n, 1))))
        set |= DFG_BIT(0); /* ONNX_FUSION_MATMUL_BIAS_GELU ... */
    return set;
}

/* from bit 0 on: ONNX_FUSION_GELU, and 1 more such group */
static uint64_t onnx_fusion_part_5(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if ((onnx_fusion_is_Erf_2(g, dfg_arg(g, n, 0))
         && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_fusion_is_Erf_2(g, dfg_arg(g, n, 1)))
        || (onnx_fusion_is_Tanh_2(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_fusion_is_Tanh_2(g, dfg_arg(g, n, 1))))
        set |= DFG_BIT(0); /* ONNX_FUSION_GELU ... */
    return set;
}

/* from bit 0 on: ONNX_FUSION_MATMUL_BIAS_GELU, and 1 more such group */
static uint64_t onnx_fusion_part_6(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if ((onnx_fusion_is_t(g, dfg_arg(g, n, 0))
         && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && onnx_fusion_is_t(g, dfg_arg(g, n, 1)))
        || (onnx_fusion_is_t_2(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && onnx_fusion_is_t_2(g, dfg_arg(g, n, 1))))
        set |= DFG_BIT(0); /* ONNX_FUSION_MATMUL_BIAS_GELU ... */
    return set;
}

/* onnx_fusion.pat:38  Add(x, 3) */
static inline bool onnx_fusion_is_Add_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(3), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:38  Clip(Add(x, 3), 0, 6) */
static inline bool onnx_fusion_is_Clip_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Clip) && dfg_has_args(g, n, 3)
        && onnx_fusion_is_Add_7(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE);
}

/* from bit 0 on: ONNX_FUSION_GELU, ONNX_FUSION_SWISH, and 1 more such group */
static uint64_t onnx_fusion_part_7(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case onnx_fusion_op_Mul:
        if (dfg_argc_is(g, n, 2)) {
            if ((onnx_fusion_is_t_3(g, dfg_arg(g, n, 0))
                 && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && onnx_fusion_is_t_3(g, dfg_arg(g, n, 1)))
                || (onnx_fusion_is_t_4(g, dfg_arg(g, n, 0))
                    && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && onnx_fusion_is_t_4(g, dfg_arg(g, n, 1))))
                set |= DFG_BIT(0); /* ONNX_FUSION_GELU ... */
        }
        break;
    case onnx_fusion_op_Sigmoid:
        if (dfg_has_args(g, n, 1))
            set |= DFG_BIT(3); /* ONNX_FUSION_SWISH ... */
        break;
    default:
        break;
    }
    return set;
}

/* onnx_fusion.pat:130  Sub(_, ReduceMean(_)) */
static inline bool onnx_fusion_is_Sub(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Sub) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls(g, a1, onnx_fusion_op_ReduceMean) && dfg_has_args(g, a1, 1);
}

/* onnx_fusion.pat:130  Pow(x & !Sub(_, ReduceMean(_)), 2) */
static inline bool onnx_fusion_is_Pow_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Pow) && dfg_has_args(g, n, 2)
        && (dfg_has_closures(g) || !onnx_fusion_is_Sub(g, dfg_arg(g, n, 0)))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:130  Mul(x, x & !Sub(_, ReduceMean(_))) */
static inline bool onnx_fusion_is_Mul_19(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_has_closures(g) || !onnx_fusion_is_Sub(g, dfg_arg(g, n, 1))
        || !onnx_fusion_is_Sub(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:130  ReduceMean(Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)))) */
static inline bool onnx_fusion_is_v_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_ReduceMean) && dfg_argc_is(g, n, 1)
        && (onnx_fusion_is_Pow_4(g, dfg_arg(g, n, 0)) || onnx_fusion_is_Mul_19(g, dfg_arg(g, n, 0)))
        && dfg_int_is(g, n, onnx_fusion_attr_keepdims, 1, 1);
}

/* onnx_fusion.pat:131  Add(v, eps & const) */
static inline bool onnx_fusion_is_Add_8(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_fusion_is_v_2(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && onnx_fusion_is_v_2(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:131  Sqrt(Add(v, eps & const)) */
static inline bool onnx_fusion_is_s_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Sqrt) && dfg_argc_is(g, n, 1)
        && onnx_fusion_is_Add_8(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:132  Div(x, s) */
static inline bool onnx_fusion_is_Div_6(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Div) && dfg_has_args(g, n, 2)
        && onnx_fusion_is_s_2(g, dfg_arg(g, n, 1));
}

/* onnx_fusion.pat:132  Reciprocal(s) */
static inline bool onnx_fusion_is_Reciprocal_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Reciprocal) && dfg_argc_is(g, n, 1)
        && onnx_fusion_is_s_2(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:132  Mul(x, Reciprocal(s)) */
static inline bool onnx_fusion_is_Mul_20(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return onnx_fusion_is_Reciprocal_2(g, dfg_arg(g, n, 1))
        || onnx_fusion_is_Reciprocal_2(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:132  Div(1, s) */
static inline bool onnx_fusion_is_Div_7(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Div) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && onnx_fusion_is_s_2(g, dfg_arg(g, n, 1));
}

/* onnx_fusion.pat:132  Mul(x, Div(1, s)) */
static inline bool onnx_fusion_is_Mul_21(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return onnx_fusion_is_Div_7(g, dfg_arg(g, n, 1)) || onnx_fusion_is_Div_7(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:132  Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))) */
static inline bool onnx_fusion_is_Cast_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Cast) && dfg_argc_is(g, n, 1)
        && (onnx_fusion_is_Div_6(g, dfg_arg(g, n, 0)) || onnx_fusion_is_Mul_20(g, dfg_arg(g, n, 0))
            || onnx_fusion_is_Mul_21(g, dfg_arg(g, n, 0)));
}

/* onnx_fusion.pat:38  Div(Clip(Add(x, 3), 0, 6), 6) */
static inline bool onnx_fusion_is_Div_8(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Div) && dfg_argc_is(g, n, 2)
        && onnx_fusion_is_Clip_2(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:39  Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4)) */
static inline bool onnx_fusion_is_Mul_22(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (onnx_fusion_is_Clip_2(g, dfg_arg(g, n, 0))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE)
            && onnx_fusion_is_Clip_2(g, dfg_arg(g, n, 1)));
}

/* op in {Mul}: ONNX_FUSION_RMS_NORM, ONNX_FUSION_CONV_NORM_SUM_ACT, ONNX_FUSION_CONV_SUM_ACT,
 * ONNX_FUSION_CONV_NORM_ACT, ONNX_FUSION_CONV_TRANSPOSE_NORM_ACT, ONNX_FUSION_CONV_ACT,
 * ONNX_FUSION_GEMM_ACT, ONNX_FUSION_MATMUL_BIAS_GELU, ONNX_FUSION_MATMUL_BIAS_ACT,
 * ONNX_FUSION_GELU, ONNX_FUSION_HARD_SWISH, ONNX_FUSION_HARD_SIGMOID, ONNX_FUSION_SWISH */
static uint64_t onnx_fusion_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_arg(g, n, 1);
        const dfg_node a0 = dfg_arg(g, n, 0);
        if ((dfg_calls(g, a1, onnx_fusion_op_Sigmoid) && dfg_argc_is(g, a1, 1))
            || (dfg_calls(g, a0, onnx_fusion_op_Sigmoid) && dfg_argc_is(g, a0, 1))
            || onnx_fusion_is_Div_3(g, a1) || onnx_fusion_is_Mul_4(g, a1)
            || (dfg_calls(g, a1, onnx_fusion_op_HardSigmoid) && dfg_argc_is(g, a1, 1)
                && dfg_near_by(dfg_attr_or(g, a1, onnx_fusion_attr_alpha, dfg_float(0.2)),
                               dfg_float(0.16666667), 0.0001)
                && dfg_near(dfg_attr_or(g, a1, onnx_fusion_attr_beta, dfg_float(0.5)), dfg_float(0.5)))
            || onnx_fusion_is_Div_3(g, a0) || onnx_fusion_is_Mul_4(g, a0)
            || (dfg_calls(g, a0, onnx_fusion_op_HardSigmoid) && dfg_argc_is(g, a0, 1)
                && dfg_near_by(dfg_attr_or(g, a0, onnx_fusion_attr_alpha, dfg_float(0.2)),
                               dfg_float(0.16666667), 0.0001)
                && dfg_near(dfg_attr_or(g, a0, onnx_fusion_attr_beta, dfg_float(0.5)), dfg_float(0.5)))) {
            set |= DFG_BIT(ONNX_FUSION_CONV_NORM_SUM_ACT);
            set |= DFG_BIT(ONNX_FUSION_CONV_SUM_ACT);
            set |= DFG_BIT(ONNX_FUSION_CONV_NORM_ACT);
            set |= DFG_BIT(ONNX_FUSION_CONV_TRANSPOSE_NORM_ACT);
            set |= DFG_BIT(ONNX_FUSION_CONV_ACT);
            set |= DFG_BIT(ONNX_FUSION_GEMM_ACT);
            set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS_ACT);
        }
        switch (dfg_op(g, a0)) {
        case onnx_fusion_op_Mul:
            switch (dfg_op(g, a1)) {
            case DFG_CONST:
                if (dfg_const_is(g, a1, dfg_float(0.5), DFG_NO_DTYPE))
                    set |= onnx_fusion_part_3(g, a0) << 19;
                break;
            case onnx_fusion_op_Add:
                if ((dfg_const_is(g, dfg_arg(g, a0, 1), dfg_float(0.5), DFG_NO_DTYPE)
                     || dfg_const_is(g, dfg_arg(g, a0, 0), dfg_float(0.5), DFG_NO_DTYPE))
                    && dfg_argc_is(g, a1, 2)) {
                    if (dfg_argc_is(g, a0, 2))
                        set |= onnx_fusion_part_4(g, a1) << 19;
                    if (dfg_has_args(g, a0, 2))
                        set |= onnx_fusion_part_5(g, a1) << 23;
                }
                break;
            default:
                break;
            }
            if (dfg_argc_is(g, a0, 2))
                set |= onnx_fusion_part_6(g, a0) << 19;
            break;
        case DFG_CONST:
            switch (dfg_op(g, a1)) {
            case onnx_fusion_op_Mul:
                if (dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE))
                    set |= onnx_fusion_part_3(g, a1) << 19;
                break;
            case onnx_fusion_op_Clip:
                if (onnx_fusion_is_Clip_2(g, a1)
                    && dfg_const_near(g, a0, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    set |= DFG_BIT(ONNX_FUSION_HARD_SIGMOID);
                break;
            default:
                break;
            }
            break;
        case onnx_fusion_op_Add:
            if (dfg_argc_is(g, a0, 2) && dfg_calls(g, a1, onnx_fusion_op_Mul)
                && (dfg_const_is(g, dfg_arg(g, a1, 1), dfg_float(0.5), DFG_NO_DTYPE)
                    || dfg_const_is(g, dfg_arg(g, a1, 0), dfg_float(0.5), DFG_NO_DTYPE))) {
                if (dfg_argc_is(g, a1, 2))
                    set |= onnx_fusion_part_4(g, a0) << 19;
                if (dfg_has_args(g, a1, 2))
                    set |= onnx_fusion_part_5(g, a0) << 23;
            }
            break;
        case onnx_fusion_op_Clip:
            if (onnx_fusion_is_Clip_2(g, a0)
                && dfg_const_near(g, a1, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                set |= DFG_BIT(ONNX_FUSION_HARD_SIGMOID);
            break;
        default:
            break;
        }
        if (dfg_calls(g, a1, onnx_fusion_op_Mul) && dfg_argc_is(g, a1, 2))
            set |= onnx_fusion_part_6(g, a1) << 19;
    }
    if (dfg_has_args(g, n, 2)) {
        set |= onnx_fusion_part_7(g, dfg_arg(g, n, 1)) << 23;
        set |= onnx_fusion_part_7(g, dfg_arg(g, n, 0)) << 23;
        if (onnx_fusion_is_Cast_3(g, dfg_arg(g, n, 0)) || onnx_fusion_is_Div_6(g, dfg_arg(g, n, 0))
            || onnx_fusion_is_Mul_20(g, dfg_arg(g, n, 0)) || onnx_fusion_is_Mul_21(g, dfg_arg(g, n, 0))
            || onnx_fusion_is_Cast_3(g, dfg_arg(g, n, 1)) || onnx_fusion_is_Div_6(g, dfg_arg(g, n, 1))
            || onnx_fusion_is_Mul_20(g, dfg_arg(g, n, 1)) || onnx_fusion_is_Mul_21(g, dfg_arg(g, n, 1)))
            set |= DFG_BIT(ONNX_FUSION_RMS_NORM);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (onnx_fusion_is_Div_8(g, a1) || onnx_fusion_is_Mul_22(g, a1)
            || (dfg_calls(g, a1, onnx_fusion_op_HardSigmoid) && dfg_has_args(g, a1, 1)
                && dfg_near_by(dfg_attr_or(g, a1, onnx_fusion_attr_alpha, dfg_float(0.2)),
                               dfg_float(0.16666667), 0.0001)
                && dfg_near(dfg_attr_or(g, a1, onnx_fusion_attr_beta, dfg_float(0.5)), dfg_float(0.5))))
            set |= DFG_BIT(ONNX_FUSION_HARD_SWISH);
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (onnx_fusion_is_Div_8(g, a0) || onnx_fusion_is_Mul_22(g, a0)
            || (dfg_calls(g, a0, onnx_fusion_op_HardSigmoid) && dfg_has_args(g, a0, 1)
                && dfg_near_by(dfg_attr_or(g, a0, onnx_fusion_attr_alpha, dfg_float(0.2)),
                               dfg_float(0.16666667), 0.0001)
                && dfg_near(dfg_attr_or(g, a0, onnx_fusion_attr_beta, dfg_float(0.5)), dfg_float(0.5))))
            set |= DFG_BIT(ONNX_FUSION_HARD_SWISH);
    }
    return set;
}

/* onnx_fusion.pat:23  BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) */
static inline bool onnx_fusion_is_normalized_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_BatchNormalization) && dfg_argc_is(g, n, 5)
        && onnx_fusion_is_ConvTranspose(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST) && dfg_int_is(g, n, onnx_fusion_attr_training_mode, 0, 0);
}

/* onnx_fusion.pat:75  Add(a, b) */
static inline bool onnx_fusion_is_Add_9(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return onnx_fusion_is_normalized(g, dfg_first_result(g, a0))
        || onnx_fusion_is_normalized(g, dfg_first_result(g, a1));
}

/* onnx_fusion.pat:75  Add(a, b) */
static inline bool onnx_fusion_is_Add_10(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, onnx_fusion_op_Add) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_calls(g, a0, onnx_fusion_op_Conv) && dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE
            && dfg_arg(g, a0, 1) != DFG_NONE)
        || (dfg_calls(g, a1, onnx_fusion_op_Conv) && dfg_n_args(g, a1) <= 3 && dfg_arg(g, a1, 0) != DFG_NONE
            && dfg_arg(g, a1, 1) != DFG_NONE);
}

/* op in {Gelu, HardSigmoid, HardSwish, LeakyRelu, Relu, Sigmoid, Tanh}:
 * ONNX_FUSION_CONV_NORM_SUM_ACT, ONNX_FUSION_CONV_SUM_ACT, ONNX_FUSION_CONV_NORM_ACT,
 * ONNX_FUSION_CONV_TRANSPOSE_NORM_ACT, ONNX_FUSION_CONV_ACT, ONNX_FUSION_GEMM_ACT,
 * ONNX_FUSION_MATMUL_BIAS_ACT */
static uint64_t onnx_fusion_at_Gelu_like(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_fusion_op_BatchNormalization:
        case DFG_GET:
            if (onnx_fusion_is_normalized(g, dfg_first_result(g, a0)))
                set |= DFG_BIT(ONNX_FUSION_CONV_NORM_ACT);
            if (onnx_fusion_is_normalized_2(g, dfg_first_result(g, a0)))
                set |= DFG_BIT(ONNX_FUSION_CONV_TRANSPOSE_NORM_ACT);
            break;
        case onnx_fusion_op_Conv:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_FUSION_CONV_ACT);
            break;
        case onnx_fusion_op_Gemm:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_FUSION_GEMM_ACT);
            break;
        case onnx_fusion_op_Add:
            if (onnx_fusion_is_matmul_bias(g, a0))
                set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS_ACT);
            break;
        default:
            break;
        }
        if (onnx_fusion_is_Add_9(g, a0) || (dfg_calls(g, a0, onnx_fusion_op_Sum) && dfg_has_args(g, a0, 2)))
            set |= DFG_BIT(ONNX_FUSION_CONV_NORM_SUM_ACT);
        if (onnx_fusion_is_Add_10(g, a0)
            || (dfg_calls(g, a0, onnx_fusion_op_Sum) && dfg_has_args(g, a0, 2)))
            set |= DFG_BIT(ONNX_FUSION_CONV_SUM_ACT);
    }
    return set;
}

/* op in {Clip}: ONNX_FUSION_CONV_NORM_SUM_ACT, ONNX_FUSION_CONV_SUM_ACT,
 * ONNX_FUSION_CONV_NORM_ACT, ONNX_FUSION_CONV_TRANSPOSE_NORM_ACT, ONNX_FUSION_CONV_ACT,
 * ONNX_FUSION_GEMM_ACT, ONNX_FUSION_MATMUL_BIAS_ACT */
static uint64_t onnx_fusion_at_Clip(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE) && dfg_has_args(g, n, 3)) {
        set |= DFG_BIT(ONNX_FUSION_CONV_NORM_SUM_ACT);
        set |= DFG_BIT(ONNX_FUSION_CONV_SUM_ACT);
        set |= DFG_BIT(ONNX_FUSION_CONV_NORM_ACT);
        set |= DFG_BIT(ONNX_FUSION_CONV_TRANSPOSE_NORM_ACT);
        set |= DFG_BIT(ONNX_FUSION_CONV_ACT);
        set |= DFG_BIT(ONNX_FUSION_GEMM_ACT);
        set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS_ACT);
    }
    return set;
}

/* op in {Sum}: ONNX_FUSION_CONV_NORM_SUM, ONNX_FUSION_CONV_SUM */
static uint64_t onnx_fusion_at_Sum(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (onnx_fusion_is_normalized(g, dfg_first_result(g, a0))
            || onnx_fusion_is_normalized(g, dfg_first_result(g, a1)))
            set |= DFG_BIT(ONNX_FUSION_CONV_NORM_SUM);
        if ((dfg_calls(g, a0, onnx_fusion_op_Conv) && dfg_n_args(g, a0) <= 3
             && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
            || (dfg_calls(g, a1, onnx_fusion_op_Conv) && dfg_n_args(g, a1) <= 3
                && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE))
            set |= DFG_BIT(ONNX_FUSION_CONV_SUM);
    }
    return set;
}

/* op in {BatchNormalization}: ONNX_FUSION_CONV_NORM, ONNX_FUSION_CONV_TRANSPOSE_NORM */
static uint64_t onnx_fusion_at_BatchNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST)
        && dfg_data(g, n) <= 1)
        set |= onnx_fusion_part_2(g, n) << 13;
    return set;
}

/* from bit 0 on: ONNX_FUSION_MATMUL_BIAS_GELU, ONNX_FUSION_GELU, and 1 more such group */
static uint64_t onnx_fusion_part_8(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1))
        set |= DFG_BIT(0); /* ONNX_FUSION_MATMUL_BIAS_GELU ... */
    if (dfg_has_args(g, n, 1))
        set |= DFG_BIT(4); /* ONNX_FUSION_GELU ... */
    return set;
}

/* op in {com.microsoft.FastGelu}: ONNX_FUSION_MATMUL_BIAS_GELU, ONNX_FUSION_GELU */
static uint64_t onnx_fusion_at_com_microsoft_FastGelu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS_GELU);
    if (dfg_arg(g, n, 0) != DFG_NONE)
        set |= DFG_BIT(ONNX_FUSION_GELU);
    return set;
}

/* op in {HardSigmoid}: ONNX_FUSION_HARD_SIGMOID */
static uint64_t onnx_fusion_at_HardSigmoid(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 1)
        && dfg_near_by(dfg_attr_or(g, n, onnx_fusion_attr_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                       0.0001)
        && dfg_near(dfg_attr_or(g, n, onnx_fusion_attr_beta, dfg_float(0.5)), dfg_float(0.5)))
        set |= DFG_BIT(ONNX_FUSION_HARD_SIGMOID);
    return set;
}

/* op in {Conv}: ONNX_FUSION_CONV */
static uint64_t onnx_fusion_at_Conv(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE)
        set |= DFG_BIT(ONNX_FUSION_CONV);
    return set;
}

/* op in {Gemm}: ONNX_FUSION_GEMM */
static uint64_t onnx_fusion_at_Gemm(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE)
        set |= DFG_BIT(ONNX_FUSION_GEMM);
    return set;
}

uint64_t onnx_fusion_candidates(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case onnx_fusion_op_QuantizeLinear:
        return onnx_fusion_at_QuantizeLinear(g, n);
    case onnx_fusion_op_RequantShift:
        return onnx_fusion_is_requant_shift(g, n) ? DFG_BIT(ONNX_FUSION_REQUANT_SHIFT) : 0;
    case onnx_fusion_op_MatMul:
        return onnx_fusion_is_attention(g, n) ? DFG_BIT(ONNX_FUSION_ATTENTION) : 0;
    case onnx_fusion_op_Add:
        return onnx_fusion_at_Add(g, n);
    case onnx_fusion_op_LayerNormalization:
        return onnx_fusion_at_LayerNormalization(g, n);
    case DFG_GET:
        return onnx_fusion_at_get(g, n);
    case onnx_fusion_op_Mul:
        return onnx_fusion_at_Mul(g, n);
    case onnx_fusion_op_Gelu:
        return onnx_fusion_at_Gelu_like(g, n) | onnx_fusion_part_8(g, n) << 19;
    case onnx_fusion_op_HardSigmoid:
        return onnx_fusion_at_Gelu_like(g, n) | onnx_fusion_at_HardSigmoid(g, n);
    case onnx_fusion_op_HardSwish:
    case onnx_fusion_op_LeakyRelu:
    case onnx_fusion_op_Relu:
    case onnx_fusion_op_Sigmoid:
    case onnx_fusion_op_Tanh:
        return onnx_fusion_at_Gelu_like(g, n);
    case onnx_fusion_op_Clip:
        return onnx_fusion_at_Clip(g, n);
    case onnx_fusion_op_Sum:
        return onnx_fusion_at_Sum(g, n);
    case onnx_fusion_op_BatchNormalization:
        return onnx_fusion_at_BatchNormalization(g, n);
    case onnx_fusion_op_com_microsoft_Gelu:
        return onnx_fusion_part_8(g, n) << 19;
    case onnx_fusion_op_com_microsoft_FastGelu:
        return onnx_fusion_at_com_microsoft_FastGelu(g, n);
    case onnx_fusion_op_Div:
        return onnx_fusion_is_Div_8(g, n) ? DFG_BIT(ONNX_FUSION_HARD_SIGMOID) : 0;
    case onnx_fusion_op_Conv:
        return onnx_fusion_at_Conv(g, n);
    case onnx_fusion_op_Gemm:
        return onnx_fusion_at_Gemm(g, n);
    default:
        return 0;
    }
}

int32_t onnx_fusion_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = onnx_fusion_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (onnx_fusion_confirm(g, n, bit))
            return (int32_t)bit;
    }
    return -1;
}

size_t onnx_fusion_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set;
        switch (dfg_op(g, n)) {
        case onnx_fusion_op_QuantizeLinear:
            set = onnx_fusion_at_QuantizeLinear(g, n);
            break;
        case onnx_fusion_op_RequantShift:
            set = onnx_fusion_is_requant_shift(g, n) ? DFG_BIT(ONNX_FUSION_REQUANT_SHIFT) : 0;
            break;
        case onnx_fusion_op_MatMul:
            set = onnx_fusion_is_attention(g, n) ? DFG_BIT(ONNX_FUSION_ATTENTION) : 0;
            break;
        case onnx_fusion_op_Add:
            set = onnx_fusion_at_Add(g, n);
            break;
        case onnx_fusion_op_LayerNormalization:
            set = onnx_fusion_at_LayerNormalization(g, n);
            break;
        case DFG_GET:
            set = onnx_fusion_at_get(g, n);
            break;
        case onnx_fusion_op_Mul:
            set = onnx_fusion_at_Mul(g, n);
            break;
        case onnx_fusion_op_Gelu:
            set = onnx_fusion_at_Gelu_like(g, n) | onnx_fusion_part_8(g, n) << 19;
            break;
        case onnx_fusion_op_HardSigmoid:
            set = onnx_fusion_at_Gelu_like(g, n) | onnx_fusion_at_HardSigmoid(g, n);
            break;
        case onnx_fusion_op_HardSwish:
        case onnx_fusion_op_LeakyRelu:
        case onnx_fusion_op_Relu:
        case onnx_fusion_op_Sigmoid:
        case onnx_fusion_op_Tanh:
            set = onnx_fusion_at_Gelu_like(g, n);
            break;
        case onnx_fusion_op_Clip:
            set = onnx_fusion_at_Clip(g, n);
            break;
        case onnx_fusion_op_Sum:
            set = onnx_fusion_at_Sum(g, n);
            break;
        case onnx_fusion_op_BatchNormalization:
            set = onnx_fusion_at_BatchNormalization(g, n);
            break;
        case onnx_fusion_op_com_microsoft_Gelu:
            set = onnx_fusion_part_8(g, n) << 19;
            break;
        case onnx_fusion_op_com_microsoft_FastGelu:
            set = onnx_fusion_at_com_microsoft_FastGelu(g, n);
            break;
        case onnx_fusion_op_Div:
            set = onnx_fusion_is_Div_8(g, n) ? DFG_BIT(ONNX_FUSION_HARD_SIGMOID) : 0;
            break;
        case onnx_fusion_op_Conv:
            set = onnx_fusion_at_Conv(g, n);
            break;
        case onnx_fusion_op_Gemm:
            set = onnx_fusion_at_Gemm(g, n);
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
