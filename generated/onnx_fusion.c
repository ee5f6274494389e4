/* Made by pat2c from onnx_fusion.pat; do not edit. */
#include "onnx_fusion.h"
_Static_assert(ONNX_FUSION_H == 0x9285f113e7f26963, "onnx_fusion.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    onnx_fusion_op_Add = DFG_FIRST_OP, onnx_fusion_op_AveragePool, onnx_fusion_op_BatchNormalization,
    onnx_fusion_op_Cast, onnx_fusion_op_Clip, onnx_fusion_op_Conv, onnx_fusion_op_ConvTranspose,
    onnx_fusion_op_DequantizeLinear, onnx_fusion_op_Div, onnx_fusion_op_Dropout, onnx_fusion_op_Erf,
    onnx_fusion_op_Flatten, onnx_fusion_op_Gelu, onnx_fusion_op_Gemm, onnx_fusion_op_GlobalAveragePool,
    onnx_fusion_op_HardSigmoid, onnx_fusion_op_HardSwish, onnx_fusion_op_LayerNormalization,
    onnx_fusion_op_LeakyRelu, onnx_fusion_op_MatMul, onnx_fusion_op_MaxPool, onnx_fusion_op_Mul,
    onnx_fusion_op_Pow, onnx_fusion_op_QuantizeLinear, onnx_fusion_op_Reciprocal, onnx_fusion_op_ReduceMean,
    onnx_fusion_op_Relu, onnx_fusion_op_RequantShift, onnx_fusion_op_Reshape, onnx_fusion_op_Sigmoid,
    onnx_fusion_op_Softmax, onnx_fusion_op_Softmax_v1, onnx_fusion_op_Softmax_v11, onnx_fusion_op_Sqrt,
    onnx_fusion_op_Squeeze, onnx_fusion_op_Sub, onnx_fusion_op_Sum, onnx_fusion_op_Tanh,
    onnx_fusion_op_Transpose, onnx_fusion_op_Unsqueeze, onnx_fusion_op_Where,
    onnx_fusion_op_com_microsoft_FastGelu, onnx_fusion_op_com_microsoft_Gelu,
};
enum {
    onnx_fusion_attr_alpha, onnx_fusion_attr_axis, onnx_fusion_attr_beta, onnx_fusion_attr_keepdims,
    onnx_fusion_attr_training_mode,
};
static const char *const onnx_fusion_op_names[] = {
    "Add", "AveragePool", "BatchNormalization", "Cast", "Clip", "Conv", "ConvTranspose", "DequantizeLinear",
    "Div", "Dropout", "Erf", "Flatten", "Gelu", "Gemm", "GlobalAveragePool", "HardSigmoid", "HardSwish",
    "LayerNormalization", "LeakyRelu", "MatMul", "MaxPool", "Mul", "Pow", "QuantizeLinear", "Reciprocal",
    "ReduceMean", "Relu", "RequantShift", "Reshape", "Sigmoid", "Softmax", "Softmax.v1", "Softmax.v11",
    "Sqrt", "Squeeze", "Sub", "Sum", "Tanh", "Transpose", "Unsqueeze", "Where", "com.microsoft.FastGelu",
    "com.microsoft.Gelu",
};
static const char *const onnx_fusion_attr_names[] = {
    "alpha", "axis", "beta", "keepdims", "training_mode",
};

const struct dfg_names onnx_fusion_names = {
    .abi = DFG_ABI, .needs = 0, .name = "onnx_fusion", .run = ONNX_FUSION_H, .n_ops = 43,
    .ops = onnx_fusion_op_names, .n_attrs = 5, .attrs = onnx_fusion_attr_names,
};

/* onnx_fusion.pat:17  pattern conv(x, w, b) = Conv(x, w, b?); */
bool onnx_fusion_conv_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_conv_match *m)
{
    if (dfg_op(g, n) != onnx_fusion_op_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), w = dfg_arg(g, n, 1), b = dfg_arg(g, n, 2);
    DFG_GIVE(onnx_fusion_conv, .root = n, .x = x, .w = w, .b = b);
    return true;
}

/* onnx_fusion.pat:18  pattern gemm(a, b, c) = Gemm(a, b, c?); */
bool onnx_fusion_gemm_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_gemm_match *m)
{
    if (dfg_op(g, n) != onnx_fusion_op_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, n, 0), b = dfg_arg(g, n, 1), c = dfg_arg(g, n, 2);
    DFG_GIVE(onnx_fusion_gemm, .root = n, .a = a, .b = b, .c = c);
    return true;
}

/* onnx_fusion.pat:19  pattern matmul_bias(a, b, c) = Add(MatMul(a, b), c & const); */
bool onnx_fusion_matmul_bias_find(DFG_FIND(onnx_fusion_matmul_bias))
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == onnx_fusion_op_MatMul ? 0 : 1;
    dfg_node matMul = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, matMul, onnx_fusion_op_MatMul, 2)) return false;
    dfg_node a = dfg_operand(g, matMul, 0), b = dfg_operand(g, matMul, 1), c = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, c, DFG_CONST) || !dfg_same_body(g, n, matMul)) return false;
    DFG_GIVE(onnx_fusion_matmul_bias, .root = n, .a = a, .b = b, .c = c);
    DFG_GIVE_WHOLE(onnx_fusion_matmul_bias, .matMul = matMul);
    return true;
}

/* onnx_fusion.pat:22  pattern normalized(p, scale, bias, mean, variance) =
 *     BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) { training_mode == 0 }; */
bool onnx_fusion_normalized_find(DFG_FIND(onnx_fusion_normalized))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, n_call, onnx_fusion_op_BatchNormalization, 5)) return false;
    if (!dfg_int_is(g, n_call, onnx_fusion_attr_training_mode, 0, 0)) return false;
    dfg_node p = dfg_operand(g, n_call, 0), scale = dfg_operand(g, n_call, 1);
    if (!dfg_is(g, scale, DFG_CONST)) return false;
    dfg_node bias = dfg_operand(g, n_call, 2);
    if (!dfg_is(g, bias, DFG_CONST)) return false;
    dfg_node mean = dfg_operand(g, n_call, 3);
    if (!dfg_is(g, mean, DFG_CONST)) return false;
    dfg_node variance = dfg_operand(g, n_call, 4);
    if (!dfg_is(g, variance, DFG_CONST) || !dfg_same_body(g, n, n_call)) return false;
    DFG_GIVE(onnx_fusion_normalized, .root = n, .p = p, .scale = scale, .bias = bias, .mean = mean,
             .variance = variance);
    DFG_GIVE_WHOLE(onnx_fusion_normalized, .batchNormalization_call = dfg_first_result(g, n));
    return true;
}

/* onnx_fusion.pat:25  pattern conv_norm(x, w, b, scale, bias, mean, variance) =
 *     normalized(Conv(x, w & const, b?), scale, bias, mean, variance); */
bool onnx_fusion_conv_norm_find(DFG_FIND(onnx_fusion_conv_norm))
{
    struct onnx_fusion_normalized_match normalized;
    if (!onnx_fusion_normalized_find(g, n, &normalized, NULL)) return false;
    dfg_node conv = normalized.p;
    if (dfg_op(g, conv) != onnx_fusion_op_Conv || dfg_n_args(g, conv) > 3
        || dfg_arg(g, conv, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, conv, 0), w = dfg_arg(g, conv, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = dfg_arg(g, conv, 2);
    if (!dfg_same_body(g, n, conv)) return false;
    DFG_GIVE(onnx_fusion_conv_norm, .root = n, .x = x, .w = w, .b = b, .scale = normalized.scale,
             .bias = normalized.bias, .mean = normalized.mean, .variance = normalized.variance);
    DFG_GIVE_WHOLE(onnx_fusion_conv_norm, .batchNormalization_call = dfg_first_result(g, n), .conv = conv);
    return true;
}

/* onnx_fusion.pat:27  pattern conv_transpose_norm(x, w, b, scale, bias, mean, variance) =
 *     normalized(ConvTranspose(x, w & const, b?), scale, bias, mean, variance); */
bool onnx_fusion_conv_transpose_norm_find(DFG_FIND(onnx_fusion_conv_transpose_norm))
{
    struct onnx_fusion_normalized_match normalized;
    if (!onnx_fusion_normalized_find(g, n, &normalized, NULL)) return false;
    dfg_node convTranspose = normalized.p;
    if (dfg_op(g, convTranspose) != onnx_fusion_op_ConvTranspose || dfg_n_args(g, convTranspose) > 3
        || dfg_arg(g, convTranspose, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, convTranspose, 0), w = dfg_arg(g, convTranspose, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = dfg_arg(g, convTranspose, 2);
    if (!dfg_same_body(g, n, convTranspose)) return false;
    DFG_GIVE(onnx_fusion_conv_transpose_norm, .root = n, .x = x, .w = w, .b = b, .scale = normalized.scale,
             .bias = normalized.bias, .mean = normalized.mean, .variance = normalized.variance);
    DFG_GIVE_WHOLE(onnx_fusion_conv_transpose_norm, .batchNormalization_call = dfg_first_result(g, n),
                   .convTranspose = convTranspose);
    return true;
}

/* onnx_fusion.pat:33  pattern relu6(x) = Clip(x, 0, 6); */
bool onnx_fusion_relu6_find(DFG_FIND(onnx_fusion_relu6))
{
    if (!dfg_calls_with(g, n, onnx_fusion_op_Clip, 3)) return false;
    dfg_node x = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 2);
    if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE)) return false;
    DFG_GIVE(onnx_fusion_relu6, .root = n, .x = x);
    DFG_GIVE_WHOLE(onnx_fusion_relu6, .constant = constant, .constant_2 = constant_2);
    return true;
}

/* onnx_fusion.pat:35  pattern swish(x) = Mul(x, Sigmoid(x)); */
bool onnx_fusion_swish_find(DFG_FIND_ON(onnx_fusion_swish))
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, onnx_fusion_op_Sigmoid, 1)) continue;
        if (dfg_operand(g, sigmoid, 0) != x) continue;
        if (!dfg_same_body(g, n, sigmoid)) continue;
        DFG_GIVE(onnx_fusion_swish, .root = n, .x = x);
        DFG_GIVE_WHOLE(onnx_fusion_swish, .sigmoid = sigmoid);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:37  pattern hard_sigmoid(x) =
 *     Div(Clip(Add(x, 3), 0, 6), 6)
 *     | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))
 *     | HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-4, beta ~= 0.5 }; */
bool onnx_fusion_hard_sigmoid_find(DFG_FIND_ON(onnx_fusion_hard_sigmoid))
{
    uint32_t alt = dfg_calls_argc(g, n, onnx_fusion_op_Div, 2) ? 0
        : dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2) ? 1 : 2;
    dfg_node div = DFG_NONE, constant_4 = DFG_NONE, clip = DFG_NONE, constant_2 = DFG_NONE;
    dfg_node constant_3 = DFG_NONE, add = DFG_NONE, mul = DFG_NONE, constant_8 = DFG_NONE;
    dfg_node clip_2 = DFG_NONE, constant_6 = DFG_NONE, constant_7 = DFG_NONE, add_2 = DFG_NONE;
    uint32_t swap = 0;
    if (alt == 0) {
        div = n;
        constant_4 = dfg_arg(g, div, 1);
        if (!dfg_const_is(g, constant_4, dfg_int(6), DFG_NO_DTYPE)) return false;
        clip = dfg_arg(g, div, 0);
        if (!dfg_calls_with(g, clip, onnx_fusion_op_Clip, 3)) return false;
        constant_2 = dfg_arg(g, clip, 1);
        if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE)) return false;
        constant_3 = dfg_arg(g, clip, 2);
        if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE)) return false;
        add = dfg_arg(g, clip, 0);
        if (!dfg_calls_argc(g, add, onnx_fusion_op_Add, 2)) return false;
    } else if (alt == 1) {
        mul = n;
        swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Clip ? 0 : 1;
        constant_8 = dfg_arg(g, mul, 1 - swap);
        if (!dfg_const_near(g, constant_8, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE)) return false;
        clip_2 = dfg_arg(g, mul, swap);
        if (!dfg_calls_with(g, clip_2, onnx_fusion_op_Clip, 3)) return false;
        constant_6 = dfg_arg(g, clip_2, 1);
        if (!dfg_const_is(g, constant_6, dfg_int(0), DFG_NO_DTYPE)) return false;
        constant_7 = dfg_arg(g, clip_2, 2);
        if (!dfg_const_is(g, constant_7, dfg_int(6), DFG_NO_DTYPE)) return false;
        add_2 = dfg_arg(g, clip_2, 0);
        if (!dfg_calls_argc(g, add_2, onnx_fusion_op_Add, 2)) return false;
    }
    for (uint32_t swap_2 = way[0]; swap_2 < (alt == 0 ? dfg_orders(g, add) : alt == 1 ? dfg_orders(g, add_2)
                                             : 1u);
         way[0] = ++swap_2) {
        dfg_node x = DFG_NONE, constant = DFG_NONE, constant_5 = DFG_NONE, hardSigmoid = DFG_NONE;
        if (alt == 0) {
            x = dfg_arg(g, add, swap_2);
            constant = dfg_arg(g, add, 1 - swap_2);
            if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE)) continue;
        } else if (alt == 1) {
            x = dfg_arg(g, add_2, swap_2);
            constant_5 = dfg_arg(g, add_2, 1 - swap_2);
            if (!dfg_const_is(g, constant_5, dfg_int(3), DFG_NO_DTYPE)) continue;
        } else {
            hardSigmoid = n;
            if (!dfg_calls_argc(g, hardSigmoid, onnx_fusion_op_HardSigmoid, 1)) continue;
            if (!dfg_near_by(dfg_attr_or_float(g, hardSigmoid, onnx_fusion_attr_alpha, 0.2),
                             dfg_float(0.16666667), 0.0001))
                continue;
            if (!dfg_near(dfg_attr_or_float(g, hardSigmoid, onnx_fusion_attr_beta, 0.5), dfg_float(0.5)))
                continue;
            x = dfg_arg(g, hardSigmoid, 0);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){div, clip, add, mul, clip_2, add_2, hardSigmoid}, 7))
            continue;
        DFG_GIVE(onnx_fusion_hard_sigmoid, .root = n, .x = x);
        DFG_GIVE_WHOLE(onnx_fusion_hard_sigmoid, .div = div, .clip = clip, .add = add, .constant = constant,
                       .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
                       .mul = mul, .clip_2 = clip_2, .add_2 = add_2, .constant_5 = constant_5,
                       .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
                       .hardSigmoid = hardSigmoid);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:41  pattern hard_swish(x) = Mul(x, hard_sigmoid(x)); */
bool onnx_fusion_hard_swish_find(DFG_FIND_ON(onnx_fusion_hard_swish))
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node x = dfg_arg(g, n, swap);
        struct onnx_fusion_hard_sigmoid_match hard_sigmoid;
        for (; onnx_fusion_hard_sigmoid_find(g, dfg_arg(g, n, 1 - swap), way + 1, &hard_sigmoid,
                                             DFG_PART(whole, hard_sigmoid));
             way[1]++) {
            if (hard_sigmoid.x != x) continue;
            if (!dfg_same_body(g, n, hard_sigmoid.root)) continue;
            DFG_GIVE_IN_BOTH(onnx_fusion_hard_swish, .root = n, .x = x);
            return true;
        }
    }
    return false;
}

/* onnx_fusion.pat:45  Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1) */
static bool onnx_fusion_gelu_erf_t_find(DFG_FIND_ON(onnx_fusion_gelu_erf_t))
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == onnx_fusion_op_Erf ? 0 : 1;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE)) return false;
    dfg_node erf = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, erf, onnx_fusion_op_Erf, 1)) return false;
    dfg_node v = dfg_operand(g, erf, 0);
    bool is_div = dfg_calls_argc(g, v, onnx_fusion_op_Div, 2);
    dfg_node div = DFG_NONE, x = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
    if (is_div) {
        div = v;
        x = dfg_arg(g, div, 0);
        constant = dfg_arg(g, div, 1);
        if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE)) return false;
    } else {
        mul = v;
        if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2)) return false;
    }
    for (uint32_t swap_2 = way[0]; swap_2 < (!is_div ? dfg_orders(g, mul) : 1u); way[0] = ++swap_2) {
        dfg_node constant_2 = DFG_NONE;
        if (!is_div) {
            x = dfg_arg(g, mul, swap_2);
            constant_2 = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_const_near(g, constant_2, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){erf, div, mul}, 3)) continue;
        DFG_GIVE(onnx_fusion_gelu_erf_t, .root = n, .x = x);
        DFG_GIVE_WHOLE(onnx_fusion_gelu_erf_t, .erf = erf, .div = div, .constant = constant, .mul = mul,
                       .constant_2 = constant_2, .constant_3 = constant_3);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:44  pattern gelu_erf(x) {
 *     t = Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1);
 *     return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);
 * } */
bool onnx_fusion_gelu_erf_find(DFG_FIND_ON(onnx_fusion_gelu_erf))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        dfg_node mul_2 = DFG_NONE, constant_4 = DFG_NONE, mul_3 = DFG_NONE, mul_4 = DFG_NONE;
        dfg_node mul_6 = DFG_NONE, mul_7 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0;
        if (alt == 0) {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Mul ? 0 : 1;
            constant_4 = dfg_arg(g, mul_2, 1 - swap);
            if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE)) continue;
            mul_3 = dfg_arg(g, mul_2, swap);
            if (!dfg_calls_argc(g, mul_3, onnx_fusion_op_Mul, 2)) continue;
        } else if (alt == 1) {
            mul_4 = n;
            if (!dfg_calls_argc(g, mul_4, onnx_fusion_op_Mul, 2)) continue;
        } else {
            mul_6 = n;
            if (!dfg_calls_argc(g, mul_6, onnx_fusion_op_Mul, 2)) continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_6, 0)) == onnx_fusion_op_Mul ? 0 : 1;
            mul_7 = dfg_arg(g, mul_6, swap_2);
            if (!dfg_calls_argc(g, mul_7, onnx_fusion_op_Mul, 2)) continue;
        }
        for (uint32_t swap_3 = way[1]; swap_3 < (alt == 0 ? dfg_orders(g, mul_3)
                                                 : alt == 1 ? dfg_orders(g, mul_4) : dfg_orders(g, mul_7));
             way[1] = ++swap_3, way[2] = 0) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_5 = DFG_NONE, constant_5 = DFG_NONE;
            dfg_node constant_6 = DFG_NONE;
            uint32_t swap_4 = 0;
            if (alt == 0) {
                x = dfg_arg(g, mul_3, swap_3);
                t = dfg_arg(g, mul_3, 1 - swap_3);
            } else if (alt == 1) {
                x = dfg_arg(g, mul_4, swap_3);
                mul_5 = dfg_arg(g, mul_4, 1 - swap_3);
                if (!dfg_calls_argc(g, mul_5, onnx_fusion_op_Mul, 2)) continue;
                swap_4 = dfg_op(g, dfg_arg(g, mul_5, 0)) == onnx_fusion_op_Add ? 0 : 1;
                constant_5 = dfg_arg(g, mul_5, 1 - swap_4);
                if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE)) continue;
                t = dfg_arg(g, mul_5, swap_4);
            } else {
                x = dfg_arg(g, mul_7, swap_3);
                constant_6 = dfg_arg(g, mul_7, 1 - swap_3);
                if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE)) continue;
                t = dfg_arg(g, mul_6, 1 - swap_2);
            }
            if (dfg_op(g, t) != onnx_fusion_op_Add) continue;
            struct onnx_fusion_gelu_erf_t_match t_2;
            for (; onnx_fusion_gelu_erf_t_find(g, t, way + 2, &t_2, DFG_PART(whole, t_2)); way[2]++) {
                if (t_2.x != x) continue;
                if (!dfg_in_body(g, n, (const dfg_node[]){mul_2, mul_3, mul_4, mul_5, mul_6, mul_7, t}, 7))
                    continue;
                DFG_GIVE(onnx_fusion_gelu_erf, .root = n, .x = x, .t = t);
                DFG_GIVE_PARTS(whole->mul_2 = mul_2, whole->mul_3 = mul_3, whole->constant_4 = constant_4,
                               whole->mul_4 = mul_4, whole->mul_5 = mul_5, whole->constant_5 = constant_5,
                               whole->mul_6 = mul_6, whole->mul_7 = mul_7, whole->constant_6 = constant_6);
                return true;
            }
        }
    }
    return false;
}

/* onnx_fusion.pat:50  pattern cube(x) = Pow(x, 3) | Mul(x, Mul(x, x)); */
bool onnx_fusion_cube_find(DFG_FIND_ON(onnx_fusion_cube))
{
    bool is_pow = dfg_calls_argc(g, n, onnx_fusion_op_Pow, 2);
    dfg_node pow = DFG_NONE, x = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
    if (is_pow) {
        pow = n;
        x = dfg_arg(g, pow, 0);
        constant = dfg_arg(g, pow, 1);
        if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE)) return false;
    } else {
        mul = n;
        if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2)) return false;
    }
    for (uint32_t swap = way[0]; swap < (!is_pow ? dfg_orders(g, mul) : 1u); way[0] = ++swap, way[1] = 0) {
        dfg_node mul_2 = DFG_NONE;
        if (!is_pow) {
            x = dfg_arg(g, mul, swap);
            mul_2 = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2)) continue;
        }
        for (uint32_t swap_2 = way[1]; swap_2 < (!is_pow ? dfg_orders(g, mul_2) : 1u); way[1] = ++swap_2) {
            if (!is_pow) {
                if (dfg_arg(g, mul_2, swap_2) != x) continue;
                if (dfg_arg(g, mul_2, 1 - swap_2) != x) continue;
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){pow, mul, mul_2}, 3)) continue;
            DFG_GIVE(onnx_fusion_cube, .root = n, .x = x);
            DFG_GIVE_WHOLE(onnx_fusion_cube, .pow = pow, .constant = constant, .mul = mul, .mul_2 = mul_2);
            return true;
        }
    }
    return false;
}

/* onnx_fusion.pat:51  pattern cubic(x) =
 *     Mul(cube(x), approx(0.044715, 1e-4))
 *     | Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4)))); */
bool onnx_fusion_cubic_find(DFG_FIND_ON(onnx_fusion_cubic))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, dfg_restart(way + 1, 2)) {
        dfg_node mul = DFG_NONE, constant_2 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Pow
                || dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Mul
                ? 0
                : 1;
            constant_2 = dfg_arg(g, mul, 1 - swap);
            if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)) continue;
        }
        struct onnx_fusion_cube_match cube = {0};
        if (whole != NULL) whole->cube = (struct onnx_fusion_cube_whole){0};
        for (; alt == 0
                 ? onnx_fusion_cube_find(g, dfg_arg(g, mul, swap), way + 1, &cube, DFG_PART(whole, cube))
                 : way[2] == 0;
             way[2]++, way[3] = 0) {
            dfg_node x = DFG_NONE, mul_4 = DFG_NONE;
            if (alt == 0) {
                x = cube.x;
            } else {
                mul_4 = n;
                if (!dfg_calls_argc(g, mul_4, onnx_fusion_op_Mul, 2)) continue;
            }
            for (uint32_t swap_2 = way[3]; swap_2 < (alt == 1 ? dfg_orders(g, mul_4) : 1u);
                 way[3] = ++swap_2, way[4] = 0) {
                dfg_node mul_5 = DFG_NONE;
                if (alt == 1) {
                    x = dfg_arg(g, mul_4, swap_2);
                    mul_5 = dfg_arg(g, mul_4, 1 - swap_2);
                    if (!dfg_calls_argc(g, mul_5, onnx_fusion_op_Mul, 2)) continue;
                }
                for (uint32_t swap_3 = way[4]; swap_3 < (alt == 1 ? dfg_orders(g, mul_5) : 1u);
                     way[4] = ++swap_3, way[5] = 0) {
                    dfg_node mul_6 = DFG_NONE;
                    if (alt == 1) {
                        if (dfg_arg(g, mul_5, swap_3) != x) continue;
                        mul_6 = dfg_arg(g, mul_5, 1 - swap_3);
                        if (!dfg_calls_argc(g, mul_6, onnx_fusion_op_Mul, 2)) continue;
                    }
                    for (uint32_t swap_4 = way[5]; swap_4 < (alt == 1 ? dfg_orders(g, mul_6) : 1u);
                         way[5] = ++swap_4) {
                        dfg_node constant_3 = DFG_NONE;
                        if (alt == 1) {
                            if (dfg_arg(g, mul_6, swap_4) != x) continue;
                            constant_3 = dfg_arg(g, mul_6, 1 - swap_4);
                            if (!dfg_const_near(g, constant_3, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                                continue;
                        }
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){mul, alt == 0 ? cube.root : DFG_NONE, mul_4,
                                                            mul_5, mul_6}, 5))
                            continue;
                        DFG_GIVE(onnx_fusion_cubic, .root = n, .x = x);
                        DFG_GIVE_PARTS(whole->mul = mul, whole->constant_2 = constant_2,
                                       whole->mul_4 = mul_4, whole->mul_5 = mul_5, whole->mul_6 = mul_6,
                                       whole->constant_3 = constant_3);
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

/* onnx_fusion.pat:55  Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1) */
static bool onnx_fusion_gelu_tanh_t_find(DFG_FIND_ON(onnx_fusion_gelu_tanh_t))
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == onnx_fusion_op_Tanh ? 0 : 1;
    dfg_node constant_5 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_5, dfg_int(1), DFG_NO_DTYPE)) return false;
    dfg_node tanh = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, tanh, onnx_fusion_op_Tanh, 1)) return false;
    dfg_node mul = dfg_operand(g, tanh, 0);
    if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2)) return false;
    uint32_t swap_2 = dfg_op(g, dfg_operand(g, mul, 0)) == onnx_fusion_op_Add ? 0 : 1;
    dfg_node constant_4 = dfg_arg(g, mul, 1 - swap_2);
    if (!dfg_const_near(g, constant_4, dfg_float(0.79788456), 0.001, DFG_NO_DTYPE)) return false;
    dfg_node add = dfg_arg(g, mul, swap_2);
    if (!dfg_calls_argc(g, add, onnx_fusion_op_Add, 2)) return false;
    for (uint32_t swap_3 = way[0]; swap_3 < dfg_orders(g, add); way[0] = ++swap_3, dfg_restart(way + 1, 6)) {
        dfg_node x = dfg_arg(g, add, swap_3);
        struct onnx_fusion_cubic_match cubic;
        for (; onnx_fusion_cubic_find(g, dfg_arg(g, add, 1 - swap_3), way + 1, &cubic,
                                      DFG_PART(whole, cubic));
             way[6]++) {
            if (cubic.x != x) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){tanh, mul, add, cubic.root}, 4)) continue;
            DFG_GIVE(onnx_fusion_gelu_tanh_t, .root = n, .x = x);
            DFG_GIVE_PARTS(whole->tanh = tanh, whole->mul = mul, whole->add = add,
                           whole->constant_4 = constant_4, whole->constant_5 = constant_5);
            return true;
        }
    }
    return false;
}

/* onnx_fusion.pat:54  pattern gelu_tanh(x) {
 *     t = Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1);
 *     return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);
 * } */
bool onnx_fusion_gelu_tanh_find(DFG_FIND_ON(onnx_fusion_gelu_tanh))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        dfg_node mul_8 = DFG_NONE, constant_6 = DFG_NONE, mul_9 = DFG_NONE, mul_10 = DFG_NONE;
        dfg_node mul_12 = DFG_NONE, mul_13 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0;
        if (alt == 0) {
            mul_8 = n;
            if (!dfg_calls_argc(g, mul_8, onnx_fusion_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul_8, 0)) == onnx_fusion_op_Mul ? 0 : 1;
            constant_6 = dfg_arg(g, mul_8, 1 - swap);
            if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE)) continue;
            mul_9 = dfg_arg(g, mul_8, swap);
            if (!dfg_calls_argc(g, mul_9, onnx_fusion_op_Mul, 2)) continue;
        } else if (alt == 1) {
            mul_10 = n;
            if (!dfg_calls_argc(g, mul_10, onnx_fusion_op_Mul, 2)) continue;
        } else {
            mul_12 = n;
            if (!dfg_calls_argc(g, mul_12, onnx_fusion_op_Mul, 2)) continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_12, 0)) == onnx_fusion_op_Mul ? 0 : 1;
            mul_13 = dfg_arg(g, mul_12, swap_2);
            if (!dfg_calls_argc(g, mul_13, onnx_fusion_op_Mul, 2)) continue;
        }
        for (uint32_t swap_3 = way[1]; swap_3 < (alt == 0 ? dfg_orders(g, mul_9)
                                                 : alt == 1 ? dfg_orders(g, mul_10)
                                                 : dfg_orders(g, mul_13));
             way[1] = ++swap_3, dfg_restart(way + 2, 7)) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_11 = DFG_NONE, constant_7 = DFG_NONE;
            dfg_node constant_8 = DFG_NONE;
            uint32_t swap_4 = 0;
            if (alt == 0) {
                x = dfg_arg(g, mul_9, swap_3);
                t = dfg_arg(g, mul_9, 1 - swap_3);
            } else if (alt == 1) {
                x = dfg_arg(g, mul_10, swap_3);
                mul_11 = dfg_arg(g, mul_10, 1 - swap_3);
                if (!dfg_calls_argc(g, mul_11, onnx_fusion_op_Mul, 2)) continue;
                swap_4 = dfg_op(g, dfg_arg(g, mul_11, 0)) == onnx_fusion_op_Add ? 0 : 1;
                constant_7 = dfg_arg(g, mul_11, 1 - swap_4);
                if (!dfg_const_is(g, constant_7, dfg_float(0.5), DFG_NO_DTYPE)) continue;
                t = dfg_arg(g, mul_11, swap_4);
            } else {
                x = dfg_arg(g, mul_13, swap_3);
                constant_8 = dfg_arg(g, mul_13, 1 - swap_3);
                if (!dfg_const_is(g, constant_8, dfg_float(0.5), DFG_NO_DTYPE)) continue;
                t = dfg_arg(g, mul_12, 1 - swap_2);
            }
            if (dfg_op(g, t) != onnx_fusion_op_Add) continue;
            struct onnx_fusion_gelu_tanh_t_match t_2;
            for (; onnx_fusion_gelu_tanh_t_find(g, t, way + 2, &t_2, DFG_PART(whole, t_2)); way[8]++) {
                if (t_2.x != x) continue;
                if (!dfg_in_body(
                        g, n, (const dfg_node[]){mul_8, mul_9, mul_10, mul_11, mul_12, mul_13, t}, 7))
                    continue;
                DFG_GIVE(onnx_fusion_gelu_tanh, .root = n, .x = x, .t = t);
                DFG_GIVE_PARTS(whole->mul_8 = mul_8, whole->mul_9 = mul_9, whole->constant_6 = constant_6,
                               whole->mul_10 = mul_10, whole->mul_11 = mul_11,
                               whole->constant_7 = constant_7, whole->mul_12 = mul_12,
                               whole->mul_13 = mul_13, whole->constant_8 = constant_8);
                return true;
            }
        }
    }
    return false;
}

/* onnx_fusion.pat:59
 * pattern gelu(x) = gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.FastGelu(x, ...); */
bool onnx_fusion_gelu_find(DFG_FIND_ON(onnx_fusion_gelu))
{
    for (uint32_t alt = way[0]; alt < 5u; way[0] = ++alt, dfg_restart(way + 1, 9)) {
        struct onnx_fusion_gelu_erf_match gelu_erf = {0};
        if (whole != NULL) whole->gelu_erf = (struct onnx_fusion_gelu_erf_whole){0};
        struct onnx_fusion_gelu_tanh_match gelu_tanh = {0};
        if (whole != NULL) whole->gelu_tanh = (struct onnx_fusion_gelu_tanh_whole){0};
        for (; alt == 0 ? onnx_fusion_gelu_erf_find(g, n, way + 7, &gelu_erf, DFG_PART(whole, gelu_erf))
                 : alt == 1
                   ? onnx_fusion_gelu_tanh_find(g, n, way + 1, &gelu_tanh, DFG_PART(whole, gelu_tanh))
                 : way[9] == 0;
             way[9]++) {
            dfg_node x = DFG_NONE, gelu = DFG_NONE, gelu_2 = DFG_NONE, fastGelu = DFG_NONE;
            struct dfg_nodes rest = { NULL, 0 };
            if (alt == 0) {
                x = gelu_erf.x;
            } else if (alt == 1) {
                x = gelu_tanh.x;
            } else if (alt == 2) {
                gelu = n;
                if (!dfg_calls_argc(g, gelu, onnx_fusion_op_Gelu, 1)) continue;
                x = dfg_arg(g, gelu, 0);
            } else if (alt == 3) {
                gelu_2 = n;
                if (!dfg_calls_argc(g, gelu_2, onnx_fusion_op_com_microsoft_Gelu, 1)) continue;
                x = dfg_arg(g, gelu_2, 0);
            } else {
                fastGelu = n;
                if (dfg_op(g, fastGelu) != onnx_fusion_op_com_microsoft_FastGelu
                    || dfg_arg(g, fastGelu, 0) == DFG_NONE)
                    continue;
                rest = dfg_rest(g, fastGelu, 1, 0);
                x = dfg_arg(g, fastGelu, 0);
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){gelu, gelu_2, fastGelu}, 3)) continue;
            DFG_GIVE(onnx_fusion_gelu, .root = n, .x = x);
            DFG_GIVE_PARTS(whole->gelu = gelu, whole->gelu_2 = gelu_2, whole->fastGelu = fastGelu,
                           whole->rest = rest);
            return true;
        }
    }
    return false;
}

/* onnx_fusion.pat:62  ops nonlinear */
static DFG_APART bool onnx_fusion_is_nonlinear(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case onnx_fusion_op_Relu: case onnx_fusion_op_LeakyRelu: case onnx_fusion_op_Sigmoid:
    case onnx_fusion_op_Tanh: case onnx_fusion_op_HardSigmoid: case onnx_fusion_op_HardSwish:
    case onnx_fusion_op_Gelu: return true;
    default: return false;
    }
}

/* onnx_fusion.pat:63  pattern activation(x) = nonlinear(x) | relu6(x) | swish(x) | hard_swish(x); */
bool onnx_fusion_activation_find(DFG_FIND_ON(onnx_fusion_activation))
{
    for (uint32_t alt = way[0]; alt < 4u; way[0] = ++alt, dfg_restart(way + 1, 2)) {
        dfg_node call = DFG_NONE, x = DFG_NONE, clip = DFG_NONE, mul = DFG_NONE, mul_2 = DFG_NONE;
        struct onnx_fusion_relu6_match relu6 = {0};
        if (whole != NULL) whole->relu6 = (struct onnx_fusion_relu6_whole){0};
        if (alt == 0) {
            call = n;
            if (!onnx_fusion_is_nonlinear(g, call) || !dfg_argc_is(g, call, 1)) continue;
            x = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (dfg_op(g, clip) != onnx_fusion_op_Clip) continue;
            if (!onnx_fusion_relu6_find(g, clip, &relu6, DFG_PART(whole, relu6))) continue;
            x = relu6.x;
        } else if (alt == 2) {
            mul = n;
            if (dfg_op(g, mul) != onnx_fusion_op_Mul) continue;
        } else {
            mul_2 = n;
            if (dfg_op(g, mul_2) != onnx_fusion_op_Mul) continue;
        }
        struct onnx_fusion_swish_match swish = {0};
        if (whole != NULL) whole->swish = (struct onnx_fusion_swish_whole){0};
        struct onnx_fusion_hard_swish_match hard_swish = {0};
        if (whole != NULL) whole->hard_swish = (struct onnx_fusion_hard_swish_whole){0};
        for (; alt == 2 ? onnx_fusion_swish_find(g, mul, way + 2, &swish, DFG_PART(whole, swish))
                 : alt == 3
                   ? onnx_fusion_hard_swish_find(g, mul_2, way + 1, &hard_swish,
                                                 DFG_PART(whole, hard_swish))
                 : way[2] == 0;
             way[2]++) {
            if (alt == 2) {
                x = swish.x;
            } else if (alt == 3) {
                x = hard_swish.x;
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){call, clip, mul, mul_2}, 4)) continue;
            DFG_GIVE(onnx_fusion_activation, .root = n, .x = x);
            DFG_GIVE_PARTS(whole->call = call, whole->clip = clip, whole->mul = mul, whole->mul_2 = mul_2);
            return true;
        }
    }
    return false;
}

/* onnx_fusion.pat:65  pattern conv_norm_act(x, w, b, scale, bias, mean, variance) =
 *     activation(conv_norm(x, w, b, scale, bias, mean, variance)); */
bool onnx_fusion_conv_norm_act_find(DFG_FIND_ON(onnx_fusion_conv_norm_act))
{
    struct onnx_fusion_activation_match activation;
    for (; onnx_fusion_activation_find(g, n, way, &activation, DFG_PART(whole, activation)); way[2]++) {
        struct onnx_fusion_conv_norm_match conv_norm;
        if (!onnx_fusion_conv_norm_find(g, activation.x, &conv_norm, DFG_PART(whole, conv_norm))) continue;
        if (!dfg_same_body(g, n, activation.x)) continue;
        DFG_GIVE(onnx_fusion_conv_norm_act, .root = n, .x = conv_norm.x, .w = conv_norm.w, .b = conv_norm.b,
                 .scale = conv_norm.scale, .bias = conv_norm.bias, .mean = conv_norm.mean,
                 .variance = conv_norm.variance);
        DFG_GIVE_PARTS(whole->batchNormalization_call = dfg_first_result(g, activation.x));
        return true;
    }
    return false;
}

/* onnx_fusion.pat:67  pattern conv_transpose_norm_act(x, w, b, scale, bias, mean, variance) =
 *     activation(conv_transpose_norm(x, w, b, scale, bias, mean, variance)); */
bool onnx_fusion_conv_transpose_norm_act_find(DFG_FIND_ON(onnx_fusion_conv_transpose_norm_act))
{
    struct onnx_fusion_activation_match activation;
    for (; onnx_fusion_activation_find(g, n, way, &activation, DFG_PART(whole, activation)); way[2]++) {
        struct onnx_fusion_conv_transpose_norm_match conv_transpose_norm;
        if (!onnx_fusion_conv_transpose_norm_find(g, activation.x, &conv_transpose_norm,
                                                  DFG_PART(whole, conv_transpose_norm)))
            continue;
        if (!dfg_same_body(g, n, activation.x)) continue;
        DFG_GIVE(onnx_fusion_conv_transpose_norm_act, .root = n, .x = conv_transpose_norm.x,
                 .w = conv_transpose_norm.w, .b = conv_transpose_norm.b, .scale = conv_transpose_norm.scale,
                 .bias = conv_transpose_norm.bias, .mean = conv_transpose_norm.mean,
                 .variance = conv_transpose_norm.variance);
        DFG_GIVE_PARTS(whole->batchNormalization_call = dfg_first_result(g, activation.x));
        return true;
    }
    return false;
}

/* onnx_fusion.pat:69  pattern conv_act(x, w, b) = activation(conv(x, w, b)); */
bool onnx_fusion_conv_act_find(DFG_FIND_ON(onnx_fusion_conv_act))
{
    struct onnx_fusion_activation_match activation;
    for (; onnx_fusion_activation_find(g, n, way, &activation, DFG_PART(whole, activation)); way[2]++) {
        dfg_node conv = activation.x;
        if (dfg_op(g, conv) != onnx_fusion_op_Conv || dfg_n_args(g, conv) > 3
            || dfg_arg(g, conv, 0) == DFG_NONE || dfg_arg(g, conv, 1) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, conv, 0), w = dfg_arg(g, conv, 1), b = dfg_arg(g, conv, 2);
        if (!dfg_same_body(g, n, conv)) continue;
        DFG_GIVE(onnx_fusion_conv_act, .root = n, .x = x, .w = w, .b = b);
        DFG_GIVE_PARTS(whole->conv = conv);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:70  pattern gemm_act(a, b, c) = activation(gemm(a, b, c)); */
bool onnx_fusion_gemm_act_find(DFG_FIND_ON(onnx_fusion_gemm_act))
{
    struct onnx_fusion_activation_match activation;
    for (; onnx_fusion_activation_find(g, n, way, &activation, DFG_PART(whole, activation)); way[2]++) {
        dfg_node gemm = activation.x;
        if (dfg_op(g, gemm) != onnx_fusion_op_Gemm || dfg_n_args(g, gemm) > 3
            || dfg_arg(g, gemm, 0) == DFG_NONE || dfg_arg(g, gemm, 1) == DFG_NONE)
            continue;
        dfg_node a = dfg_arg(g, gemm, 0), b = dfg_arg(g, gemm, 1), c = dfg_arg(g, gemm, 2);
        if (!dfg_same_body(g, n, gemm)) continue;
        DFG_GIVE(onnx_fusion_gemm_act, .root = n, .a = a, .b = b, .c = c);
        DFG_GIVE_PARTS(whole->gemm = gemm);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:71  pattern matmul_bias_act(a, b, c) = activation(matmul_bias(a, b, c)); */
bool onnx_fusion_matmul_bias_act_find(DFG_FIND_ON(onnx_fusion_matmul_bias_act))
{
    struct onnx_fusion_activation_match activation;
    for (; onnx_fusion_activation_find(g, n, way, &activation, DFG_PART(whole, activation)); way[2]++) {
        struct onnx_fusion_matmul_bias_match matmul_bias;
        if (dfg_op(g, activation.x) != onnx_fusion_op_Add) continue;
        if (!onnx_fusion_matmul_bias_find(g, activation.x, &matmul_bias, DFG_PART(whole, matmul_bias)))
            continue;
        if (!dfg_same_body(g, n, activation.x)) continue;
        DFG_GIVE_IN_BOTH(onnx_fusion_matmul_bias_act, .root = n, .a = matmul_bias.a, .b = matmul_bias.b,
                         .c = matmul_bias.c);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:72  pattern matmul_bias_gelu(a, b, c) = gelu(matmul_bias(a, b, c)); */
bool onnx_fusion_matmul_bias_gelu_find(DFG_FIND_ON(onnx_fusion_matmul_bias_gelu))
{
    struct onnx_fusion_gelu_match gelu;
    for (; onnx_fusion_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[9]++) {
        struct onnx_fusion_matmul_bias_match matmul_bias;
        if (dfg_op(g, gelu.x) != onnx_fusion_op_Add) continue;
        if (!onnx_fusion_matmul_bias_find(g, gelu.x, &matmul_bias, DFG_PART(whole, matmul_bias))) continue;
        if (!dfg_same_body(g, n, gelu.x)) continue;
        DFG_GIVE_IN_BOTH(onnx_fusion_matmul_bias_gelu, .root = n, .a = matmul_bias.a, .b = matmul_bias.b,
                         .c = matmul_bias.c);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:76  pattern sum(a, b) = Add(a, b) | Sum(a, b); */
bool onnx_fusion_sum_find(DFG_FIND_ON(onnx_fusion_sum))
{
    bool is_add = dfg_calls_argc(g, n, onnx_fusion_op_Add, 2);
    dfg_node add = DFG_NONE, sum = DFG_NONE;
    if (is_add) {
        add = n;
    } else {
        sum = n;
        if (!dfg_calls_with(g, sum, onnx_fusion_op_Sum, 2)) return false;
    }
    for (uint32_t swap = way[0]; swap < (is_add ? dfg_orders(g, add) : dfg_orders(g, sum)); way[0] = ++swap) {
        dfg_node a = DFG_NONE, b = DFG_NONE;
        if (is_add) {
            a = dfg_arg(g, add, swap);
            b = dfg_arg(g, add, 1 - swap);
        } else {
            a = dfg_arg(g, sum, swap);
            b = dfg_arg(g, sum, 1 - swap);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){add, sum}, 2)) continue;
        DFG_GIVE(onnx_fusion_sum, .root = n, .a = a, .b = b);
        DFG_GIVE_WHOLE(onnx_fusion_sum, .add = add, .sum = sum);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:77  pattern conv_sum(x, w, b, residual) = sum(conv(x, w, b), residual); */
bool onnx_fusion_conv_sum_find(DFG_FIND_ON(onnx_fusion_conv_sum))
{
    struct onnx_fusion_sum_match sum;
    for (; onnx_fusion_sum_find(g, n, way, &sum, DFG_PART(whole, sum)); way[0]++) {
        dfg_node conv = sum.a;
        if (dfg_op(g, conv) != onnx_fusion_op_Conv || dfg_n_args(g, conv) > 3
            || dfg_arg(g, conv, 0) == DFG_NONE || dfg_arg(g, conv, 1) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, conv, 0), w = dfg_arg(g, conv, 1), b = dfg_arg(g, conv, 2);
        if (!dfg_same_body(g, n, conv)) continue;
        DFG_GIVE(onnx_fusion_conv_sum, .root = n, .x = x, .w = w, .b = b, .residual = sum.b);
        DFG_GIVE_PARTS(whole->conv = conv);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:78  pattern conv_norm_sum(x, w, b, scale, bias, mean, variance, residual) =
 *     sum(conv_norm(x, w, b, scale, bias, mean, variance), residual); */
bool onnx_fusion_conv_norm_sum_find(DFG_FIND_ON(onnx_fusion_conv_norm_sum))
{
    struct onnx_fusion_sum_match sum;
    for (; onnx_fusion_sum_find(g, n, way, &sum, DFG_PART(whole, sum)); way[0]++) {
        struct onnx_fusion_conv_norm_match conv_norm;
        if (!onnx_fusion_conv_norm_find(g, sum.a, &conv_norm, DFG_PART(whole, conv_norm))) continue;
        if (!dfg_same_body(g, n, sum.a)) continue;
        DFG_GIVE(onnx_fusion_conv_norm_sum, .root = n, .x = conv_norm.x, .w = conv_norm.w, .b = conv_norm.b,
                 .scale = conv_norm.scale, .bias = conv_norm.bias, .mean = conv_norm.mean,
                 .variance = conv_norm.variance, .residual = sum.b);
        DFG_GIVE_PARTS(whole->batchNormalization_call = dfg_first_result(g, sum.a));
        return true;
    }
    return false;
}

/* onnx_fusion.pat:80  pattern conv_sum_act(x, w, b, residual) = activation(conv_sum(x, w, b, residual)); */
bool onnx_fusion_conv_sum_act_find(DFG_FIND_ON(onnx_fusion_conv_sum_act))
{
    /* activation is written out: a choice of its own follows one of an argument */
    for (uint32_t alt = way[0]; alt < 4u; way[0] = ++alt, way[1] = 0) {
        dfg_node call = DFG_NONE, v = DFG_NONE, clip = DFG_NONE, mul = DFG_NONE, mul_2 = DFG_NONE;
        struct onnx_fusion_relu6_match relu6 = {0};
        if (whole != NULL) whole->relu6 = (struct onnx_fusion_relu6_whole){0};
        uint32_t swap = 0;
        if (alt == 0) {
            call = n;
            if (!onnx_fusion_is_nonlinear(g, call) || !dfg_argc_is(g, call, 1)) continue;
            v = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (dfg_op(g, clip) != onnx_fusion_op_Clip) continue;
            if (!onnx_fusion_relu6_find(g, clip, &relu6, DFG_PART(whole, relu6))) continue;
            v = relu6.x;
        } else if (alt == 2) {
            mul = n;
            if (dfg_op(g, mul) != onnx_fusion_op_Mul) continue;
        } else {
            mul_2 = n;
            /* hard_swish is written out: a choice of its own follows one of an argument */
            if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Add
                || dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Sum
                ? 0
                : 1;
            v = dfg_arg(g, mul_2, swap);
        }
        struct onnx_fusion_swish_match swish = {0};
        if (whole != NULL) whole->swish = (struct onnx_fusion_swish_whole){0};
        struct onnx_fusion_hard_sigmoid_match hard_sigmoid = {0};
        if (whole != NULL) whole->hard_sigmoid = (struct onnx_fusion_hard_sigmoid_whole){0};
        for (; alt == 2 ? onnx_fusion_swish_find(g, mul, way + 1, &swish, DFG_PART(whole, swish))
                 : alt == 3
                   ? onnx_fusion_hard_sigmoid_find(g, dfg_arg(g, mul_2, 1 - swap), way + 1, &hard_sigmoid,
                                                   DFG_PART(whole, hard_sigmoid))
                 : way[1] == 0;
             way[1]++, way[2] = 0) {
            if (alt == 2) {
                v = swish.x;
            } else if (alt == 3) {
                if (hard_sigmoid.x != v) continue;
            }
            struct onnx_fusion_conv_sum_match conv_sum;
            for (; onnx_fusion_conv_sum_find(g, v, way + 2, &conv_sum, DFG_PART(whole, conv_sum)); way[2]++) {
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){call, clip, mul, mul_2,
                                                    alt == 3 ? hard_sigmoid.root : DFG_NONE, v}, 6))
                    continue;
                DFG_GIVE(onnx_fusion_conv_sum_act, .root = n, .x = conv_sum.x, .w = conv_sum.w,
                         .b = conv_sum.b, .residual = conv_sum.residual);
                DFG_GIVE_PARTS(whole->call = call, whole->clip = clip, whole->mul = mul,
                               whole->mul_2 = mul_2);
                return true;
            }
        }
    }
    return false;
}

/* onnx_fusion.pat:81  pattern conv_norm_sum_act(x, w, b, scale, bias, mean, variance, residual) =
 *     activation(conv_norm_sum(x, w, b, scale, bias, mean, variance, residual)); */
bool onnx_fusion_conv_norm_sum_act_find(DFG_FIND_ON(onnx_fusion_conv_norm_sum_act))
{
    /* activation is written out: a choice of its own follows one of an argument */
    for (uint32_t alt = way[0]; alt < 4u; way[0] = ++alt, way[1] = 0) {
        dfg_node call = DFG_NONE, v = DFG_NONE, clip = DFG_NONE, mul = DFG_NONE, mul_2 = DFG_NONE;
        struct onnx_fusion_relu6_match relu6 = {0};
        if (whole != NULL) whole->relu6 = (struct onnx_fusion_relu6_whole){0};
        uint32_t swap = 0;
        if (alt == 0) {
            call = n;
            if (!onnx_fusion_is_nonlinear(g, call) || !dfg_argc_is(g, call, 1)) continue;
            v = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (dfg_op(g, clip) != onnx_fusion_op_Clip) continue;
            if (!onnx_fusion_relu6_find(g, clip, &relu6, DFG_PART(whole, relu6))) continue;
            v = relu6.x;
        } else if (alt == 2) {
            mul = n;
            if (dfg_op(g, mul) != onnx_fusion_op_Mul) continue;
        } else {
            mul_2 = n;
            /* hard_swish is written out: a choice of its own follows one of an argument */
            if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Add
                || dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_fusion_op_Sum
                ? 0
                : 1;
            v = dfg_arg(g, mul_2, swap);
        }
        struct onnx_fusion_swish_match swish = {0};
        if (whole != NULL) whole->swish = (struct onnx_fusion_swish_whole){0};
        struct onnx_fusion_hard_sigmoid_match hard_sigmoid = {0};
        if (whole != NULL) whole->hard_sigmoid = (struct onnx_fusion_hard_sigmoid_whole){0};
        for (; alt == 2 ? onnx_fusion_swish_find(g, mul, way + 1, &swish, DFG_PART(whole, swish))
                 : alt == 3
                   ? onnx_fusion_hard_sigmoid_find(g, dfg_arg(g, mul_2, 1 - swap), way + 1, &hard_sigmoid,
                                                   DFG_PART(whole, hard_sigmoid))
                 : way[1] == 0;
             way[1]++, way[2] = 0) {
            if (alt == 2) {
                v = swish.x;
            } else if (alt == 3) {
                if (hard_sigmoid.x != v) continue;
            }
            struct onnx_fusion_conv_norm_sum_match conv_norm_sum;
            for (; onnx_fusion_conv_norm_sum_find(g, v, way + 2, &conv_norm_sum,
                                                  DFG_PART(whole, conv_norm_sum));
                 way[2]++) {
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){call, clip, mul, mul_2,
                                                    alt == 3 ? hard_sigmoid.root : DFG_NONE, v}, 6))
                    continue;
                DFG_GIVE(onnx_fusion_conv_norm_sum_act, .root = n, .x = conv_norm_sum.x,
                         .w = conv_norm_sum.w, .b = conv_norm_sum.b, .scale = conv_norm_sum.scale,
                         .bias = conv_norm_sum.bias, .mean = conv_norm_sum.mean,
                         .variance = conv_norm_sum.variance, .residual = conv_norm_sum.residual);
                DFG_GIVE_PARTS(whole->call = call,
                               whole->batchNormalization_call = dfg_first_result(
                                   g, whole->conv_norm_sum.sum.m.a), whole->clip = clip, whole->mul = mul,
                               whole->mul_2 = mul_2);
                return true;
            }
        }
    }
    return false;
}

/* onnx_fusion.pat:83  pattern matmul_bias_sum(a, b, c, residual) = Add(matmul_bias(a, b, c), residual); */
bool onnx_fusion_matmul_bias_sum_find(DFG_FIND_ON(onnx_fusion_matmul_bias_sum))
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        struct onnx_fusion_matmul_bias_match matmul_bias;
        if (dfg_op(g, dfg_arg(g, n, swap)) != onnx_fusion_op_Add) continue;
        if (!onnx_fusion_matmul_bias_find(g, dfg_arg(g, n, swap), &matmul_bias,
                                          DFG_PART(whole, matmul_bias)))
            continue;
        dfg_node residual = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, matmul_bias.root)) continue;
        DFG_GIVE_IN_BOTH(onnx_fusion_matmul_bias_sum, .root = n, .a = matmul_bias.a, .b = matmul_bias.b,
                         .c = matmul_bias.c, .residual = residual);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:87  pattern dequantized(q, s, z) = DequantizeLinear(q, s & const, (z & const)?); */
bool onnx_fusion_dequantized_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_dequantized_match *m)
{
    if (dfg_op(g, n) != onnx_fusion_op_DequantizeLinear || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, n, 0), s = dfg_arg(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = DFG_NONE;
    if (dfg_arg(g, n, 2) != DFG_NONE) {
        z = dfg_arg(g, n, 2);
        if (!dfg_is(g, z, DFG_CONST)) return false;
    }
    DFG_GIVE(onnx_fusion_dequantized, .root = n, .q = q, .s = s, .z = z);
    return true;
}

/* onnx_fusion.pat:88  pattern quantized(p, s, z) = QuantizeLinear(p, s & const, (z & const)?); */
bool onnx_fusion_quantized_match(const dfg_graph *g, dfg_node n, struct onnx_fusion_quantized_match *m)
{
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node p = dfg_arg(g, n, 0), s = dfg_arg(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = DFG_NONE;
    if (dfg_arg(g, n, 2) != DFG_NONE) {
        z = dfg_arg(g, n, 2);
        if (!dfg_is(g, z, DFG_CONST)) return false;
    }
    DFG_GIVE(onnx_fusion_quantized, .root = n, .p = p, .s = s, .z = z);
    return true;
}

/* onnx_fusion.pat:93  pattern qdq_conv(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =
 *     quantized(Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),
 *                          (dequantized(b, b_scale, b_zero) | b & const)?)),
 *               scale, zero); */
bool onnx_fusion_qdq_conv_find(DFG_FIND(onnx_fusion_qdq_conv))
{
    struct onnx_fusion_quantized_match quantized;
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear) return false;
    if (!onnx_fusion_quantized_match(g, n, &quantized)) return false;
    dfg_node v = quantized.p, relu = DFG_NONE, conv = v;
    if (dfg_calls_argc(g, v, onnx_fusion_op_Relu, 1)) {
        relu = v;
        conv = dfg_arg(g, relu, 0);
    }
    if (dfg_op(g, conv) != onnx_fusion_op_Conv || dfg_n_args(g, conv) > 3) return false;
    struct onnx_fusion_dequantized_match dequantized;
    if (dfg_op(g, dfg_arg(g, conv, 0)) != onnx_fusion_op_DequantizeLinear) return false;
    if (!onnx_fusion_dequantized_match(g, dfg_arg(g, conv, 0), &dequantized)) return false;
    struct onnx_fusion_dequantized_match dequantized_2;
    if (dfg_op(g, dfg_arg(g, conv, 1)) != onnx_fusion_op_DequantizeLinear) return false;
    if (!onnx_fusion_dequantized_match(g, dfg_arg(g, conv, 1), &dequantized_2)) return false;
    bool has_v = dfg_arg(g, conv, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, b = DFG_NONE, b_scale = DFG_NONE;
    dfg_node b_zero = DFG_NONE, constant = DFG_NONE;
    bool is_dequantizeLinear_3 = false;
    struct onnx_fusion_dequantized_match dequantized_3 = {0};
    if (has_v) {
        v_2 = dfg_arg(g, conv, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == onnx_fusion_op_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            if (!onnx_fusion_dequantized_match(g, dequantizeLinear_3, &dequantized_3)) return false;
            b = dequantized_3.q;
            b_scale = dequantized_3.s;
            if (dequantized_3.z != DFG_NONE) b_zero = dequantized_3.z;
        } else {
            b = v_2;
            constant = v_2;
            if (!dfg_is(g, constant, DFG_CONST)) return false;
        }
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, conv, dequantized.root, dequantized_2.root,
                                        dequantizeLinear_3}, 5))
        return false;
    DFG_GIVE(onnx_fusion_qdq_conv, .root = n, .x = dequantized.q, .x_scale = dequantized.s,
             .x_zero = dequantized.z, .w = dequantized_2.q, .w_scale = dequantized_2.s,
             .w_zero = dequantized_2.z, .b = b, .b_scale = b_scale, .b_zero = b_zero, .scale = quantized.s,
             .zero = quantized.z);
    DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                   whole->relu = relu, whole->conv = conv, whole->dequantizeLinear_3 = dequantizeLinear_3,
                   whole->constant = constant);
    return true;
}

/* onnx_fusion.pat:97  pattern qdq_gemm(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =
 *     quantized(Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),
 *                          (dequantized(b, b_scale, b_zero) | b & const)?)),
 *               scale, zero); */
bool onnx_fusion_qdq_gemm_find(DFG_FIND(onnx_fusion_qdq_gemm))
{
    struct onnx_fusion_quantized_match quantized;
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear) return false;
    if (!onnx_fusion_quantized_match(g, n, &quantized)) return false;
    dfg_node v = quantized.p, relu = DFG_NONE, gemm = v;
    if (dfg_calls_argc(g, v, onnx_fusion_op_Relu, 1)) {
        relu = v;
        gemm = dfg_arg(g, relu, 0);
    }
    if (dfg_op(g, gemm) != onnx_fusion_op_Gemm || dfg_n_args(g, gemm) > 3) return false;
    struct onnx_fusion_dequantized_match dequantized;
    if (dfg_op(g, dfg_arg(g, gemm, 0)) != onnx_fusion_op_DequantizeLinear) return false;
    if (!onnx_fusion_dequantized_match(g, dfg_arg(g, gemm, 0), &dequantized)) return false;
    struct onnx_fusion_dequantized_match dequantized_2;
    if (dfg_op(g, dfg_arg(g, gemm, 1)) != onnx_fusion_op_DequantizeLinear) return false;
    if (!onnx_fusion_dequantized_match(g, dfg_arg(g, gemm, 1), &dequantized_2)) return false;
    bool has_v = dfg_arg(g, gemm, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, b = DFG_NONE, b_scale = DFG_NONE;
    dfg_node b_zero = DFG_NONE, constant = DFG_NONE;
    bool is_dequantizeLinear_3 = false;
    struct onnx_fusion_dequantized_match dequantized_3 = {0};
    if (has_v) {
        v_2 = dfg_arg(g, gemm, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == onnx_fusion_op_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            if (!onnx_fusion_dequantized_match(g, dequantizeLinear_3, &dequantized_3)) return false;
            b = dequantized_3.q;
            b_scale = dequantized_3.s;
            if (dequantized_3.z != DFG_NONE) b_zero = dequantized_3.z;
        } else {
            b = v_2;
            constant = v_2;
            if (!dfg_is(g, constant, DFG_CONST)) return false;
        }
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, gemm, dequantized.root, dequantized_2.root,
                                        dequantizeLinear_3}, 5))
        return false;
    DFG_GIVE(onnx_fusion_qdq_gemm, .root = n, .x = dequantized.q, .x_scale = dequantized.s,
             .x_zero = dequantized.z, .w = dequantized_2.q, .w_scale = dequantized_2.s,
             .w_zero = dequantized_2.z, .b = b, .b_scale = b_scale, .b_zero = b_zero, .scale = quantized.s,
             .zero = quantized.z);
    DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                   whole->relu = relu, whole->gemm = gemm, whole->dequantizeLinear_3 = dequantizeLinear_3,
                   whole->constant = constant);
    return true;
}

/* onnx_fusion.pat:101  pattern qdq_matmul(x, x_scale, x_zero, w, w_scale, w_zero, scale, zero) =
 *     quantized(MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)), scale, zero); */
bool onnx_fusion_qdq_matmul_find(DFG_FIND(onnx_fusion_qdq_matmul))
{
    struct onnx_fusion_quantized_match quantized;
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear) return false;
    if (!onnx_fusion_quantized_match(g, n, &quantized)) return false;
    dfg_node matMul = quantized.p;
    if (!dfg_calls_argc(g, matMul, onnx_fusion_op_MatMul, 2)) return false;
    struct onnx_fusion_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, matMul, 0)) != onnx_fusion_op_DequantizeLinear) return false;
    if (!onnx_fusion_dequantized_match(g, dfg_operand(g, matMul, 0), &dequantized)) return false;
    struct onnx_fusion_dequantized_match dequantized_2;
    if (dfg_op(g, dfg_operand(g, matMul, 1)) != onnx_fusion_op_DequantizeLinear) return false;
    if (!onnx_fusion_dequantized_match(g, dfg_operand(g, matMul, 1), &dequantized_2)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){matMul, dequantized.root, dequantized_2.root}, 3))
        return false;
    DFG_GIVE(onnx_fusion_qdq_matmul, .root = n, .x = dequantized.q, .x_scale = dequantized.s,
             .x_zero = dequantized.z, .w = dequantized_2.q, .w_scale = dequantized_2.s,
             .w_zero = dequantized_2.z, .scale = quantized.s, .zero = quantized.z);
    DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                   whole->matMul = matMul);
    return true;
}

/* onnx_fusion.pat:103  pattern qdq_binary(x, x_scale, x_zero, y, y_scale, y_zero, scale, zero) =
 *     quantized(Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale, y_zero))),
 *               scale, zero); */
bool onnx_fusion_qdq_binary_find(DFG_FIND_ON(onnx_fusion_qdq_binary))
{
    struct onnx_fusion_quantized_match quantized;
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear) return false;
    if (!onnx_fusion_quantized_match(g, n, &quantized)) return false;
    dfg_node v = quantized.p, relu = DFG_NONE, call = v;
    if (dfg_calls_argc(g, v, onnx_fusion_op_Relu, 1)) {
        relu = v;
        call = dfg_arg(g, relu, 0);
    }
    if (!(dfg_op(g, call) == onnx_fusion_op_Add || dfg_op(g, call) == onnx_fusion_op_Sub
          || dfg_op(g, call) == onnx_fusion_op_Mul || dfg_op(g, call) == onnx_fusion_op_Div)
        || !dfg_argc_is(g, call, 2))
        return false;
    for (uint32_t swap = way[0]; swap < (dfg_op(g, call) == onnx_fusion_op_Add
                                         || dfg_op(g, call) == onnx_fusion_op_Mul
                                         ? dfg_orders(g, call)
                                         : 1u);
         way[0] = ++swap) {
        struct onnx_fusion_dequantized_match dequantized;
        if (dfg_op(g, dfg_arg(g, call, swap)) != onnx_fusion_op_DequantizeLinear) continue;
        if (!onnx_fusion_dequantized_match(g, dfg_arg(g, call, swap), &dequantized)) continue;
        struct onnx_fusion_dequantized_match dequantized_2;
        if (dfg_op(g, dfg_arg(g, call, 1 - swap)) != onnx_fusion_op_DequantizeLinear) continue;
        if (!onnx_fusion_dequantized_match(g, dfg_arg(g, call, 1 - swap), &dequantized_2)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, call, dequantized.root, dequantized_2.root}, 4))
            continue;
        DFG_GIVE(onnx_fusion_qdq_binary, .root = n, .x = dequantized.q, .x_scale = dequantized.s,
                 .x_zero = dequantized.z, .y = dequantized_2.q, .y_scale = dequantized_2.s,
                 .y_zero = dequantized_2.z, .scale = quantized.s, .zero = quantized.z);
        DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                       whole->relu = relu, whole->call = call);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:106  pattern qdq_unary(x, x_scale, x_zero, scale, zero) {
 *     y = (AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | LeakyRelu | Clip | Flatten
 *          | Reshape | Transpose | Squeeze | Unsqueeze | ReduceMean)(dequantized(x, x_scale, x_zero), ...);
 *     return quantized(y, scale, zero);
 * } */
bool onnx_fusion_qdq_unary_find(DFG_FIND(onnx_fusion_qdq_unary))
{
    struct onnx_fusion_quantized_match quantized;
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear) return false;
    if (!onnx_fusion_quantized_match(g, n, &quantized)) return false;
    dfg_node y = quantized.p, y_call = dfg_first_result(g, y);
    if (!(y_call == y || dfg_op(g, y_call) == onnx_fusion_op_MaxPool)) return false;
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
    struct onnx_fusion_dequantized_match dequantized;
    if (dfg_op(g, dfg_arg(g, y_call, 0)) != onnx_fusion_op_DequantizeLinear) return false;
    if (!onnx_fusion_dequantized_match(g, dfg_arg(g, y_call, 0), &dequantized)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){y, y_call, dequantized.root}, 3)) return false;
    DFG_GIVE(onnx_fusion_qdq_unary, .root = n, .x = dequantized.q, .x_scale = dequantized.s,
             .x_zero = dequantized.z, .scale = quantized.s, .zero = quantized.z, .y = y);
    DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->y_call = dfg_first_result(g, y),
                   whole->rest = rest);
    return true;
}

/* onnx_fusion.pat:112
 * pattern requant_shift(x, w, b, mul, add) = RequantShift((Conv | Gemm)(x, w & const, b?), mul & const, add & const); */
bool onnx_fusion_requant_shift_find(DFG_FIND(onnx_fusion_requant_shift))
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_RequantShift, 3)) return false;
    dfg_node call = dfg_operand(g, n, 0);
    if (!(dfg_op(g, call) == onnx_fusion_op_Conv || dfg_op(g, call) == onnx_fusion_op_Gemm)
        || dfg_n_args(g, call) > 3 || dfg_arg(g, call, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, call, 0), w = dfg_arg(g, call, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = dfg_arg(g, call, 2), mul = dfg_operand(g, n, 1);
    if (!dfg_is(g, mul, DFG_CONST)) return false;
    dfg_node add = dfg_operand(g, n, 2);
    if (!dfg_is(g, add, DFG_CONST) || !dfg_same_body(g, n, call)) return false;
    DFG_GIVE(onnx_fusion_requant_shift, .root = n, .x = x, .w = w, .b = b, .mul = mul, .add = add);
    DFG_GIVE_WHOLE(onnx_fusion_requant_shift, .call = call);
    return true;
}

/* onnx_fusion.pat:114
 * pattern requantize(x, x_scale, x_zero, scale, zero) = quantized(dequantized(x, x_scale, x_zero), scale, zero); */
bool onnx_fusion_requantize_find(DFG_FIND(onnx_fusion_requantize))
{
    struct onnx_fusion_quantized_match quantized;
    if (dfg_op(g, n) != onnx_fusion_op_QuantizeLinear) return false;
    if (!onnx_fusion_quantized_match(g, n, &quantized)) return false;
    struct onnx_fusion_dequantized_match dequantized;
    if (dfg_op(g, quantized.p) != onnx_fusion_op_DequantizeLinear) return false;
    if (!onnx_fusion_dequantized_match(g, quantized.p, &dequantized)) return false;
    if (!dfg_same_body(g, n, quantized.p)) return false;
    DFG_GIVE(onnx_fusion_requantize, .root = n, .x = dequantized.q, .x_scale = dequantized.s,
             .x_zero = dequantized.z, .scale = quantized.s, .zero = quantized.z);
    DFG_GIVE_PARTS(whole->quantized = quantized);
    return true;
}

/* onnx_fusion.pat:119  pattern centred(x) = Sub(x, ReduceMean(x) { keepdims == 1 }); */
bool onnx_fusion_centred_find(DFG_FIND(onnx_fusion_centred))
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Sub, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), reduceMean = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reduceMean, onnx_fusion_op_ReduceMean, 1)) return false;
    if (!dfg_int_is(g, reduceMean, onnx_fusion_attr_keepdims, 1, 1)) return false;
    if (dfg_operand(g, reduceMean, 0) != x) return false;
    if (!dfg_same_body(g, n, reduceMean)) return false;
    DFG_GIVE(onnx_fusion_centred, .root = n, .x = x);
    DFG_GIVE_WHOLE(onnx_fusion_centred, .reduceMean = reduceMean);
    return true;
}

/* onnx_fusion.pat:124  Sqrt(Add(v, eps & const)) */
static bool onnx_fusion_layer_norm_n_s_find(DFG_FIND_ON(onnx_fusion_layer_norm_n_s))
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Sqrt, 1)) return false;
    dfg_node add = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, add, onnx_fusion_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, add, 0)) == onnx_fusion_op_ReduceMean ? 0 : 1;
    dfg_node eps = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, eps, DFG_CONST)) return false;
    dfg_node v = dfg_arg(g, add, swap);
    if (!dfg_calls_argc(g, v, onnx_fusion_op_ReduceMean, 1)) return false;
    if (!dfg_int_is(g, v, onnx_fusion_attr_keepdims, 1, 1)) return false;
    dfg_node v_2 = dfg_operand(g, v, 0);
    bool is_pow = dfg_calls_argc(g, v_2, onnx_fusion_op_Pow, 2);
    dfg_node pow = DFG_NONE, constant = DFG_NONE, e = DFG_NONE, mul = DFG_NONE;
    if (is_pow) {
        pow = v_2;
        constant = dfg_arg(g, pow, 1);
        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) return false;
        e = dfg_arg(g, pow, 0);
    } else {
        mul = v_2;
        if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2)) return false;
    }
    for (uint32_t swap_2 = way[0]; swap_2 < (!is_pow ? dfg_orders(g, mul) : 1u);
         way[0] = ++swap_2, way[1] = 0) {
        if (!is_pow) {
            e = dfg_arg(g, mul, swap_2);
            if (dfg_arg(g, mul, 1 - swap_2) != e) continue;
        }
        for (uint32_t alt = way[1]; alt < 2u; way[1] = ++alt, way[2] = 0) {
            dfg_node cast = DFG_NONE, v_3 = e;
            if (alt == 0) {
                cast = e;
                if (!dfg_calls_argc(g, cast, onnx_fusion_op_Cast, 1)) continue;
                v_3 = dfg_arg(g, cast, 0);
            }
            for (uint32_t alt_2 = way[2]; alt_2 < 2u; way[2] = ++alt_2) {
                dfg_node d = DFG_NONE, sub = DFG_NONE, x = DFG_NONE;
                struct onnx_fusion_centred_match centred = {0};
                if (whole != NULL) whole->centred = (struct onnx_fusion_centred_whole){0};
                if (alt_2 == 0) {
                    d = v_3;
                } else {
                    sub = v_3;
                    if (dfg_op(g, sub) != onnx_fusion_op_Sub) continue;
                    if (!onnx_fusion_centred_find(g, sub, &centred, DFG_PART(whole, centred))) continue;
                    x = centred.x;
                }
                if (!dfg_in_body(g, n, (const dfg_node[]){add, v, pow, mul, cast, sub}, 6)) continue;
                DFG_GIVE(onnx_fusion_layer_norm_n_s, .root = n, .v = v, .e = e, .d = d, .x = x, .eps = eps);
                DFG_GIVE_PARTS(whole->add = add, whole->pow = pow, whole->cast = cast, whole->sub = sub,
                               whole->constant = constant, whole->mul = mul);
                return true;
            }
        }
    }
    return false;
}

static bool onnx_fusion_layer_norm_n_as_div_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct onnx_fusion_layer_norm_n_match *m, struct onnx_fusion_layer_norm_n_whole *whole)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Div, 2)) return false;
    struct onnx_fusion_centred_match centred;
    struct onnx_fusion_centred_whole centred_whole;
    if (dfg_op(g, dfg_operand(g, n, 0)) != onnx_fusion_op_Sub) return false;
    if (!onnx_fusion_centred_find(g, dfg_operand(g, n, 0), &centred, &centred_whole)) return false;
    if (dfg_op(g, dfg_operand(g, n, 1)) != onnx_fusion_op_Sqrt) return false;
    struct onnx_fusion_layer_norm_n_s_match s;
    struct onnx_fusion_layer_norm_n_s_whole s_whole;
    for (; onnx_fusion_layer_norm_n_s_find(g, dfg_operand(g, n, 1), way, &s, &s_whole); way[2]++) {
        if (s.d != DFG_NONE) {
            if (s.d != centred.root) continue;
        }
        if (s.x != DFG_NONE) {
            if (s.x != centred.x) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){centred.root, s.root}, 2)) continue;
        DFG_GIVE(onnx_fusion_layer_norm_n, .root = n, .d = centred.root, .x = centred.x, .s = s.root,
                 .v = s.v, .e = s.e, .eps = s.eps);
        DFG_GIVE_WHOLE(onnx_fusion_layer_norm_n, .div = n, .reduceMean = centred_whole.reduceMean,
                       .add = s_whole.add, .pow = s_whole.pow, .cast = s_whole.cast, .sub = s_whole.sub,
                       .reduceMean_2 = s_whole.centred.reduceMean, .constant = s_whole.constant,
                       .mul = s_whole.mul);
        return true;
    }
    return false;
}

static bool onnx_fusion_layer_norm_n_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct onnx_fusion_layer_norm_n_match *m, struct onnx_fusion_layer_norm_n_whole *whole)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == onnx_fusion_op_Sub ? 0 : 1;
    struct onnx_fusion_centred_match centred;
    struct onnx_fusion_centred_whole centred_whole;
    if (dfg_op(g, dfg_arg(g, n, swap)) != onnx_fusion_op_Sub) return false;
    if (!onnx_fusion_centred_find(g, dfg_arg(g, n, swap), &centred, &centred_whole)) return false;
    dfg_node reciprocal = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, reciprocal, onnx_fusion_op_Reciprocal, 1)) return false;
    if (dfg_op(g, dfg_operand(g, reciprocal, 0)) != onnx_fusion_op_Sqrt) return false;
    struct onnx_fusion_layer_norm_n_s_match s;
    struct onnx_fusion_layer_norm_n_s_whole s_whole;
    for (; onnx_fusion_layer_norm_n_s_find(g, dfg_operand(g, reciprocal, 0), way, &s, &s_whole); way[2]++) {
        if (s.d != DFG_NONE) {
            if (s.d != centred.root) continue;
        }
        if (s.x != DFG_NONE) {
            if (s.x != centred.x) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){centred.root, reciprocal, s.root}, 3)) continue;
        DFG_GIVE(onnx_fusion_layer_norm_n, .root = n, .d = centred.root, .x = centred.x, .s = s.root,
                 .v = s.v, .e = s.e, .eps = s.eps);
        DFG_GIVE_WHOLE(onnx_fusion_layer_norm_n, .reduceMean = centred_whole.reduceMean, .add = s_whole.add,
                       .pow = s_whole.pow, .cast = s_whole.cast, .sub = s_whole.sub,
                       .reduceMean_2 = s_whole.centred.reduceMean, .constant = s_whole.constant,
                       .mul = s_whole.mul, .mul_2 = n, .reciprocal = reciprocal);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:125  Div(d, s) | Mul(d, Reciprocal(s)) */
static bool onnx_fusion_layer_norm_n_find(DFG_FIND_ON(onnx_fusion_layer_norm_n))
{
    bool is_div = dfg_calls_argc(g, n, onnx_fusion_op_Div, 2);
    if (!is_div) {
        if (dfg_op(g, n) != onnx_fusion_op_Mul) return false;
    }
    for (; is_div ? onnx_fusion_layer_norm_n_as_div_find(g, n, way, m, whole)
             : onnx_fusion_layer_norm_n_as_mul_find(g, n, way, m, whole);
         way[2]++) {
        return true;
    }
    return false;
}

/* onnx_fusion.pat:120  pattern layer_norm(x, eps, scale, bias) {
 *     d = centred(x);
 *     e = Cast?(d | centred(x));
 *     v = ReduceMean(Pow(e, 2) | Mul(e, e)) { keepdims == 1 };
 *     s = Sqrt(Add(v, eps & const));
 *     n = Div(d, s) | Mul(d, Reciprocal(s));
 *     return Add(Mul(n, scale), bias) | LayerNormalization(x, scale, bias?);
 * } */
bool onnx_fusion_layer_norm_find(DFG_FIND_ON(onnx_fusion_layer_norm))
{
    bool is_add_2 = dfg_calls_argc(g, n, onnx_fusion_op_Add, 2);
    dfg_node add_2 = DFG_NONE;
    if (is_add_2) add_2 = n;
    for (uint32_t swap = way[0]; swap < (is_add_2 ? dfg_orders(g, add_2) : 1u); way[0] = ++swap, way[1] = 0) {
        dfg_node bias = DFG_NONE, mul_3 = DFG_NONE;
        if (is_add_2) {
            bias = dfg_arg(g, add_2, 1 - swap);
            mul_3 = dfg_arg(g, add_2, swap);
            if (!dfg_calls_argc(g, mul_3, onnx_fusion_op_Mul, 2)) continue;
        }
        for (uint32_t swap_2 = way[1]; swap_2 < (is_add_2 ? dfg_orders(g, mul_3) : 1u);
             way[1] = ++swap_2, dfg_restart(way + 2, 3)) {
            dfg_node scale = DFG_NONE, n_2 = DFG_NONE;
            if (is_add_2) {
                scale = dfg_arg(g, mul_3, 1 - swap_2);
                n_2 = dfg_arg(g, mul_3, swap_2);
            }
            struct onnx_fusion_layer_norm_n_match n_3 = {0};
            if (whole != NULL) whole->n_3 = (struct onnx_fusion_layer_norm_n_whole){0};
            for (; is_add_2 ? onnx_fusion_layer_norm_n_find(g, n_2, way + 2, &n_3, DFG_PART(whole, n_3))
                     : way[4] == 0;
                 way[4]++) {
                dfg_node x = DFG_NONE, layerNormalization = DFG_NONE, layerNormalization_call = DFG_NONE;
                bool has_bias = false;
                if (is_add_2) {
                    x = n_3.x;
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
                    if (has_bias) bias = dfg_arg(g, layerNormalization_call, 2);
                }
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){add_2, mul_3, n_2, layerNormalization,
                                                    !is_add_2 ? layerNormalization_call : DFG_NONE}, 5))
                    continue;
                if (!(is_add_2 || (!is_add_2 && has_bias))) bias = DFG_NONE;
                DFG_GIVE(onnx_fusion_layer_norm, .root = n, .x = x, .eps = n_3.eps, .scale = scale,
                         .bias = bias, .d = n_3.d, .e = n_3.e, .v = n_3.v, .s = n_3.s, .n = n_2);
                DFG_GIVE_PARTS(whole->add_2 = add_2, whole->mul_3 = mul_3,
                               whole->layerNormalization = layerNormalization,
                               whole->layerNormalization_call = dfg_first_result(g, layerNormalization));
                return true;
            }
        }
    }
    return false;
}

/* onnx_fusion.pat:131  Sub(_, ReduceMean(_)) */
static bool onnx_fusion_rms_norm_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Sub, 2)) return false;
    dfg_node reduceMean = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reduceMean, onnx_fusion_op_ReduceMean, 1)) return false;
    return dfg_in_body(g, root, (const dfg_node[]){n, reduceMean}, 2);
}

/* onnx_fusion.pat:131  Sub(_, ReduceMean(_)) */
static bool onnx_fusion_rms_norm_not2(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Sub, 2)) return false;
    dfg_node reduceMean = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reduceMean, onnx_fusion_op_ReduceMean, 1)) return false;
    return dfg_in_body(g, root, (const dfg_node[]){n, reduceMean}, 2);
}

/* onnx_fusion.pat:130  pattern rms_norm(x, eps, scale) {
 *     v = ReduceMean(Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)))) { keepdims == 1 };
 *     s = Sqrt(Add(v, eps & const));
 *     return Mul(Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))), scale);
 * } */
bool onnx_fusion_rms_norm_find(DFG_FIND_ON(onnx_fusion_rms_norm))
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node scale = dfg_arg(g, n, 1 - swap), v = dfg_arg(g, n, swap), cast = DFG_NONE, v_2 = v;
        if (dfg_calls_argc(g, v, onnx_fusion_op_Cast, 1)) {
            cast = v;
            v_2 = dfg_arg(g, cast, 0);
        }
        for (uint32_t alt = way[1]; alt < 3u; way[1] = ++alt, way[2] = 0) {
            dfg_node div = DFG_NONE, x = DFG_NONE, s = DFG_NONE, mul_2 = DFG_NONE, mul_3 = DFG_NONE;
            if (alt == 0) {
                div = v_2;
                if (!dfg_calls_argc(g, div, onnx_fusion_op_Div, 2)) continue;
                x = dfg_arg(g, div, 0);
                s = dfg_arg(g, div, 1);
            } else if (alt == 1) {
                mul_2 = v_2;
                if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2)) continue;
            } else {
                mul_3 = v_2;
                if (!dfg_calls_argc(g, mul_3, onnx_fusion_op_Mul, 2)) continue;
            }
            for (uint32_t swap_2 = way[2]; swap_2 < (alt == 1 ? dfg_orders(g, mul_2)
                                                     : alt == 2 ? dfg_orders(g, mul_3) : 1u);
                 way[2] = ++swap_2, way[3] = 0) {
                dfg_node reciprocal = DFG_NONE, div_2 = DFG_NONE, constant_2 = DFG_NONE;
                if (alt == 1) {
                    x = dfg_arg(g, mul_2, swap_2);
                    reciprocal = dfg_arg(g, mul_2, 1 - swap_2);
                    if (!dfg_calls_argc(g, reciprocal, onnx_fusion_op_Reciprocal, 1)) continue;
                    s = dfg_arg(g, reciprocal, 0);
                } else if (alt == 2) {
                    x = dfg_arg(g, mul_3, swap_2);
                    div_2 = dfg_arg(g, mul_3, 1 - swap_2);
                    if (!dfg_calls_argc(g, div_2, onnx_fusion_op_Div, 2)) continue;
                    constant_2 = dfg_arg(g, div_2, 0);
                    if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE)) continue;
                    s = dfg_arg(g, div_2, 1);
                }
                if (!dfg_calls_argc(g, s, onnx_fusion_op_Sqrt, 1)) continue;
                dfg_node add = dfg_arg(g, s, 0);
                if (!dfg_calls_argc(g, add, onnx_fusion_op_Add, 2)) continue;
                uint32_t swap_3 = dfg_op(g, dfg_operand(g, add, 0)) == onnx_fusion_op_ReduceMean ? 0 : 1;
                dfg_node eps = dfg_arg(g, add, 1 - swap_3);
                if (!dfg_is(g, eps, DFG_CONST)) continue;
                dfg_node v_3 = dfg_arg(g, add, swap_3);
                if (!dfg_calls_argc(g, v_3, onnx_fusion_op_ReduceMean, 1)) continue;
                if (!dfg_int_is(g, v_3, onnx_fusion_attr_keepdims, 1, 1)) continue;
                dfg_node v_4 = dfg_operand(g, v_3, 0);
                bool is_pow = dfg_calls_argc(g, v_4, onnx_fusion_op_Pow, 2);
                dfg_node pow = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
                if (is_pow) {
                    pow = v_4;
                    if (dfg_arg(g, pow, 0) != x) continue;
                    if (onnx_fusion_rms_norm_not1(g, x, n)) continue;
                    constant = dfg_arg(g, pow, 1);
                    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) continue;
                } else {
                    mul = v_4;
                    if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2)) continue;
                }
                for (uint32_t swap_4 = way[3]; swap_4 < (!is_pow ? dfg_orders(g, mul) : 1u);
                     way[3] = ++swap_4) {
                    if (!is_pow) {
                        if (dfg_arg(g, mul, swap_4) != x) continue;
                        if (dfg_arg(g, mul, 1 - swap_4) != x) continue;
                        if (onnx_fusion_rms_norm_not2(g, x, n)) continue;
                    }
                    if (!dfg_in_body(g, n,
                                     (const dfg_node[]){cast, div, mul_2, reciprocal, mul_3, div_2, s, add,
                                                        v_3, pow, mul}, 11))
                        continue;
                    DFG_GIVE(onnx_fusion_rms_norm, .root = n, .x = x, .eps = eps, .scale = scale, .v = v_3,
                             .s = s);
                    DFG_GIVE_WHOLE(onnx_fusion_rms_norm, .pow = pow, .constant = constant, .mul = mul,
                                   .add = add, .cast = cast, .div = div, .mul_2 = mul_2,
                                   .reciprocal = reciprocal, .mul_3 = mul_3, .div_2 = div_2,
                                   .constant_2 = constant_2);
                    return true;
                }
            }
        }
    }
    return false;
}

/* onnx_fusion.pat:138  pattern scores(q, k) = Cast?(MatMul(q, k)); */
bool onnx_fusion_scores_find(DFG_FIND(onnx_fusion_scores))
{
    dfg_node cast = DFG_NONE, matMul = n;
    if (dfg_calls_argc(g, n, onnx_fusion_op_Cast, 1)) {
        cast = n;
        matMul = dfg_arg(g, cast, 0);
    }
    if (!dfg_calls_argc(g, matMul, onnx_fusion_op_MatMul, 2)) return false;
    dfg_node q = dfg_arg(g, matMul, 0), k = dfg_arg(g, matMul, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){cast, matMul}, 2)) return false;
    DFG_GIVE(onnx_fusion_scores, .root = n, .q = q, .k = k);
    DFG_GIVE_WHOLE(onnx_fusion_scores, .cast = cast, .matMul = matMul);
    return true;
}

/* onnx_fusion.pat:139  pattern scaled(q, k, s) = Div(scores(q, k), s & const) | Mul(scores(q, k), s & const)
 *     | scores(Mul(q, s & const), k) | scores(q, k); */
bool onnx_fusion_scaled_find(DFG_FIND_ON(onnx_fusion_scaled))
{
    for (uint32_t alt = way[0]; alt < 4u; way[0] = ++alt, way[1] = 0) {
        dfg_node div = DFG_NONE, q = DFG_NONE, k = DFG_NONE, s = DFG_NONE, constant = DFG_NONE;
        dfg_node mul = DFG_NONE, constant_2 = DFG_NONE, mul_2 = DFG_NONE;
        struct onnx_fusion_scores_match scores = {0};
        struct onnx_fusion_scores_match scores_2 = {0};
        struct onnx_fusion_scores_match scores_3 = {0};
        if (whole != NULL) whole->scores = (struct onnx_fusion_scores_whole){0};
        if (whole != NULL) whole->scores_2 = (struct onnx_fusion_scores_whole){0};
        if (whole != NULL) whole->scores_3 = (struct onnx_fusion_scores_whole){0};
        uint32_t swap = 0;
        if (alt == 0) {
            div = n;
            if (!dfg_calls_argc(g, div, onnx_fusion_op_Div, 2)) continue;
            if (!onnx_fusion_scores_find(g, dfg_arg(g, div, 0), &scores, DFG_PART(whole, scores))) continue;
            q = scores.q;
            k = scores.k;
            s = dfg_arg(g, div, 1);
            constant = s;
            if (!dfg_is(g, constant, DFG_CONST)) continue;
        } else if (alt == 1) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_fusion_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_Cast
                || dfg_op(g, dfg_arg(g, mul, 0)) == onnx_fusion_op_MatMul
                ? 0
                : 1;
            if (!onnx_fusion_scores_find(g, dfg_arg(g, mul, swap), &scores_2, DFG_PART(whole, scores_2)))
                continue;
            q = scores_2.q;
            k = scores_2.k;
            s = dfg_arg(g, mul, 1 - swap);
            constant_2 = s;
            if (!dfg_is(g, constant_2, DFG_CONST)) continue;
        } else if (alt == 2) {
            if (!onnx_fusion_scores_find(g, n, &scores_3, DFG_PART(whole, scores_3))) continue;
            mul_2 = scores_3.q;
            if (!dfg_calls_argc(g, mul_2, onnx_fusion_op_Mul, 2)) continue;
        }
        for (uint32_t swap_2 = way[1]; swap_2 < (alt == 2 ? dfg_orders(g, mul_2) : 1u); way[1] = ++swap_2) {
            dfg_node constant_3 = DFG_NONE;
            if (whole != NULL) whole->scores_3_2 = (struct onnx_fusion_scores_whole){0};
            if (alt == 2) {
                q = dfg_arg(g, mul_2, swap_2);
                s = dfg_arg(g, mul_2, 1 - swap_2);
                constant_3 = s;
                if (!dfg_is(g, constant_3, DFG_CONST)) continue;
                k = scores_3.k;
            } else if (alt == 3) {
                if (!onnx_fusion_scores_find(g, n, &scores_3, DFG_PART(whole, scores_3_2))) continue;
                q = scores_3.q;
                k = scores_3.k;
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){div, alt == 0 ? scores.root : DFG_NONE, mul,
                                                alt == 1 ? scores_2.root : DFG_NONE, mul_2}, 5))
                continue;
            if (!(alt == 0 || alt == 1 || alt == 2)) s = DFG_NONE;
            DFG_GIVE(onnx_fusion_scaled, .root = n, .q = q, .k = k, .s = s);
            DFG_GIVE_PARTS(whole->div = div, whole->constant = constant, whole->mul = mul,
                           whole->constant_2 = constant_2, whole->mul_2 = mul_2,
                           whole->constant_3 = constant_3);
            return true;
        }
    }
    return false;
}

/* onnx_fusion.pat:142  pattern attention(q, k, v, s, mask, keep) {
 *     a = scaled(q, k, s);
 *     m = Add(a, mask) | Where(keep, a, mask) | a;
 *     p = (Softmax | Softmax.v1 | Softmax.v11)(m) { axis in {-1, 3} };
 *     return MatMul(Dropout?(Cast?(p), ...), v);
 * } */
bool onnx_fusion_attention_find(DFG_FIND_ON(onnx_fusion_attention))
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_MatMul, 2)) return false;
    dfg_node v = dfg_operand(g, n, 1), v_2 = dfg_operand(g, n, 0);
    bool is_dropout = dfg_op(g, v_2) == onnx_fusion_op_Dropout || dfg_is(g, v_2, DFG_GET);
    dfg_node dropout = DFG_NONE, dropout_call = DFG_NONE, v_3 = v_2;
    struct dfg_nodes rest = { NULL, 0 };
    if (is_dropout) {
        dropout = v_2;
        dropout_call = dfg_first_result(g, dropout);
        if (dfg_op(g, dropout_call) != onnx_fusion_op_Dropout) return false;
        rest = dfg_rest(g, dropout_call, 1, 0);
        v_3 = dfg_arg(g, dropout_call, 0);
    }
    dfg_node cast_5 = DFG_NONE, p = v_3;
    if (dfg_calls_argc(g, v_3, onnx_fusion_op_Cast, 1)) {
        cast_5 = v_3;
        p = dfg_arg(g, cast_5, 0);
    }
    if (!(dfg_op(g, p) == onnx_fusion_op_Softmax || dfg_op(g, p) == onnx_fusion_op_Softmax_v1
          || dfg_op(g, p) == onnx_fusion_op_Softmax_v11)
        || !dfg_argc_is(g, p, 1))
        return false;
    if (!(dfg_scalar_eq(dfg_attr_or(g, p, onnx_fusion_attr_axis,
                                    dfg_op(g, p) == onnx_fusion_op_Softmax ? dfg_int(-1) : dfg_int(1)),
                        dfg_int(-1))
          || dfg_scalar_eq(dfg_attr_or(g, p, onnx_fusion_attr_axis,
                                       dfg_op(g, p) == onnx_fusion_op_Softmax ? dfg_int(-1) : dfg_int(1)),
                           dfg_int(3))))
        return false;
    dfg_node m_2 = dfg_arg(g, p, 0);
    uint32_t alt = dfg_calls_argc(g, m_2, onnx_fusion_op_Add, 2) ? 0
        : dfg_calls_argc(g, m_2, onnx_fusion_op_Where, 3) ? 1 : 2;
    dfg_node add = DFG_NONE;
    if (alt == 0) add = m_2;
    for (uint32_t swap = way[0]; swap < (alt == 0 ? dfg_orders(g, add) : 1u);
         way[0] = ++swap, dfg_restart(way + 1, 2)) {
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
        struct onnx_fusion_scaled_match scaled;
        for (; onnx_fusion_scaled_find(g, a, way + 1, &scaled, DFG_PART(whole, scaled)); way[2]++) {
            dfg_node s = DFG_NONE;
            if (scaled.s != DFG_NONE) s = scaled.s;
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){dropout, is_dropout ? dropout_call : DFG_NONE, cast_5, p,
                                                add, where, a}, 7))
                continue;
            DFG_GIVE(onnx_fusion_attention, .root = n, .q = scaled.q, .k = scaled.k, .v = v, .s = s,
                     .mask = mask, .keep = keep, .a = a, .m = m_2, .p = p);
            DFG_GIVE_PARTS(whole->add = add, whole->where = where, whole->dropout = dropout,
                           whole->dropout_call = dfg_first_result(g, dropout), whole->rest = rest,
                           whole->cast_5 = cast_5);
            return true;
        }
    }
    return false;
}

/* ---- onnx_fusion.pat:150  table onnx_fusion ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool onnx_fusion_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES_CANDIDATE(onnx_fusion_qdq_conv, g, n);
    case 1: return DFG_MATCHES_CANDIDATE(onnx_fusion_qdq_gemm, g, n);
    case 2: return DFG_MATCHES_CANDIDATE(onnx_fusion_qdq_matmul, g, n);
    case 3: return DFG_MATCHES_CANDIDATE(onnx_fusion_qdq_binary, g, n);
    case 4: return DFG_MATCHES_CANDIDATE(onnx_fusion_qdq_unary, g, n);
    case 5: return DFG_MATCHES_CANDIDATE(onnx_fusion_requant_shift, g, n);
    case 6: return DFG_MATCHES_CANDIDATE(onnx_fusion_attention, g, n);
    case 7: return DFG_MATCHES(onnx_fusion_layer_norm, g, n); /* x is one node at several places */
    case 8: return DFG_MATCHES(onnx_fusion_rms_norm, g, n); /* x is one node at several places */
    case 9: /* 'Add(a, b) | Sum(a, b)' is one node at several places */
        return DFG_MATCHES(onnx_fusion_conv_norm_sum_act, g, n);
    case 10: return DFG_MATCHES_CANDIDATE(onnx_fusion_conv_norm_sum, g, n);
    case 11: /* 'Add(a, b) | Sum(a, b)' is one node at several places */
        return DFG_MATCHES(onnx_fusion_conv_sum_act, g, n);
    case 12: /* 'BatchNormalization(p, scale & const, bia ...' is one n ... */
        return DFG_MATCHES(onnx_fusion_conv_norm_act, g, n);
    case 13: return DFG_MATCHES_CANDIDATE(onnx_fusion_conv_norm, g, n);
    case 14: /* 'BatchNormalization(p, scale & const, bia ...' is one n ... */
        return DFG_MATCHES(onnx_fusion_conv_transpose_norm_act, g, n);
    case 15: return DFG_MATCHES_CANDIDATE(onnx_fusion_conv_transpose_norm, g, n);
    case 16: /* 'Conv(x, w, b?)' is one node at several places */
        return DFG_MATCHES(onnx_fusion_conv_act, g, n);
    case 17: return DFG_MATCHES_CANDIDATE(onnx_fusion_conv_sum, g, n);
    case 18: /* 'Gemm(a, b, c?)' is one node at several places */
        return DFG_MATCHES(onnx_fusion_gemm_act, g, n);
    case 19: /* 'Add(MatMul(a, b), c & const)' is one node at several p ... */
        return DFG_MATCHES(onnx_fusion_matmul_bias_gelu, g, n);
    case 20: /* 'Add(MatMul(a, b), c & const)' is one node at several p ... */
        return DFG_MATCHES(onnx_fusion_matmul_bias_act, g, n);
    case 21: return DFG_MATCHES_CANDIDATE(onnx_fusion_matmul_bias_sum, g, n);
    case 22: return DFG_MATCHES_CANDIDATE(onnx_fusion_requantize, g, n);
    case 23: return DFG_MATCHES(onnx_fusion_gelu, g, n); /* x is one node at several places */
    case 24: return DFG_MATCHES(onnx_fusion_hard_swish, g, n); /* x is one node at several places */
    case 25: return DFG_MATCHES_CANDIDATE(onnx_fusion_hard_sigmoid, g, n);
    case 26: return DFG_MATCHES(onnx_fusion_swish, g, n); /* x is one node at several places */
    case 27: return DFG_MATCHES_CANDIDATE(onnx_fusion_conv, g, n);
    case 28: return DFG_MATCHES_CANDIDATE(onnx_fusion_gemm, g, n);
    case 29: return DFG_MATCHES_CANDIDATE(onnx_fusion_matmul_bias, g, n);
    default: return false;
    }
}

/* onnx_fusion.pat:87  DequantizeLinear(q, s & const, (z & const)?) */
static inline bool onnx_fusion_is_dequantized(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_DequantizeLinear) && dfg_n_args(g, n) <= 3
        && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:102  MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)); the operator is known */
static inline bool onnx_fusion_is_MatMul(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && onnx_fusion_is_dequantized(g, dfg_operand(g, n, 0))
        && onnx_fusion_is_dequantized(g, dfg_operand(g, n, 1));
}

/* onnx_fusion.pat:94  Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero), (dequantized(b, b_s ...; the operator is known */
static inline bool onnx_fusion_is_Conv(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || onnx_fusion_is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:98  Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero), (dequantized(b, b_s ...; the operator is known */
static inline bool onnx_fusion_is_Gemm(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || onnx_fusion_is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:104  (Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale, y_zero)); the operator is known */
static inline bool onnx_fusion_is_Add(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && onnx_fusion_is_dequantized(g, dfg_operand(g, n, 0))
        && onnx_fusion_is_dequantized(g, dfg_operand(g, n, 1));
}

/* onnx_fusion.pat:107  (AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | LeakyRelu | ...; the operator is known */
static inline bool onnx_fusion_is_AveragePool(const dfg_graph *g, dfg_node n)
{
    return onnx_fusion_is_dequantized(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:107  (AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | LeakyRelu | ... */
static inline bool onnx_fusion_is_MaxPool(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_MaxPool) && onnx_fusion_is_dequantized(g, dfg_arg(g, n, 0));
}

/* op in {QuantizeLinear}: ONNX_FUSION_QDQ_CONV, ONNX_FUSION_QDQ_GEMM, ONNX_FUSION_QDQ_MATMUL,
 * ONNX_FUSION_QDQ_BINARY, ONNX_FUSION_QDQ_UNARY, ONNX_FUSION_REQUANTIZE */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_fusion_at_QuantizeLinear(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST))) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_fusion_op_MatMul:
            if (onnx_fusion_is_MatMul(g, a0)) set |= DFG_BIT(ONNX_FUSION_QDQ_MATMUL);
            break;
        case onnx_fusion_op_DequantizeLinear:
            if (onnx_fusion_is_dequantized(g, a0)) set |= DFG_BIT(ONNX_FUSION_REQUANTIZE);
            break;
        case onnx_fusion_op_Relu:
            if (dfg_argc_is(g, a0, 1)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case onnx_fusion_op_Conv:
                    if (onnx_fusion_is_Conv(g, a0_0)) set |= DFG_BIT(ONNX_FUSION_QDQ_CONV);
                    break;
                case onnx_fusion_op_Gemm:
                    if (onnx_fusion_is_Gemm(g, a0_0)) set |= DFG_BIT(ONNX_FUSION_QDQ_GEMM);
                    break;
                case onnx_fusion_op_Add: case onnx_fusion_op_Div: case onnx_fusion_op_Mul:
                case onnx_fusion_op_Sub:
                    if (onnx_fusion_is_Add(g, a0_0)) set |= DFG_BIT(ONNX_FUSION_QDQ_BINARY);
                    break;
                default: break;
                }
            }
            break;
        case onnx_fusion_op_Conv:
            if (onnx_fusion_is_Conv(g, a0)) set |= DFG_BIT(ONNX_FUSION_QDQ_CONV);
            break;
        case onnx_fusion_op_Gemm:
            if (onnx_fusion_is_Gemm(g, a0)) set |= DFG_BIT(ONNX_FUSION_QDQ_GEMM);
            break;
        case onnx_fusion_op_Add: case onnx_fusion_op_Div: case onnx_fusion_op_Mul: case onnx_fusion_op_Sub:
            if (onnx_fusion_is_Add(g, a0)) set |= DFG_BIT(ONNX_FUSION_QDQ_BINARY);
            break;
        default: break;
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

/* onnx_fusion.pat:112  (Conv | Gemm)(x, w & const, b?) */
static inline bool onnx_fusion_is_Conv_2(const dfg_graph *g, dfg_node n)
{
    return (dfg_calls(g, n, onnx_fusion_op_Conv) || dfg_calls(g, n, onnx_fusion_op_Gemm))
        && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* onnx_fusion.pat:112  RequantShift((Conv | Gemm)(x, w & const, b?), mul & const, add & const); the operator is known */
static inline bool onnx_fusion_is_requant_shift(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 3) && onnx_fusion_is_Conv_2(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

/* onnx_fusion.pat:138  Cast?(MatMul(q, k)) */
static inline bool onnx_fusion_is_Cast_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Cast, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), onnx_fusion_op_MatMul, 2);
}

/* onnx_fusion.pat:139  Div(scores(q, k), s & const) */
static inline bool onnx_fusion_is_Div(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Div, 2)
        && (onnx_fusion_is_Cast_2(g, dfg_operand(g, n, 0))
            || dfg_calls_argc(g, dfg_operand(g, n, 0), onnx_fusion_op_MatMul, 2))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* onnx_fusion.pat:139  Mul(scores(q, k), s & const) */
static inline bool onnx_fusion_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return ((onnx_fusion_is_Cast_2(g, dfg_operand(g, n, 0))
             || dfg_calls_argc(g, dfg_operand(g, n, 0), onnx_fusion_op_MatMul, 2))
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && (onnx_fusion_is_Cast_2(g, dfg_operand(g, n, 1))
                || dfg_calls_argc(g, dfg_operand(g, n, 1), onnx_fusion_op_MatMul, 2)));
}

/* onnx_fusion.pat:144  Add(a, mask) */
static inline bool onnx_fusion_is_Add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    return onnx_fusion_is_Div(g, dfg_operand(g, n, 0)) || onnx_fusion_is_Mul(g, dfg_operand(g, n, 0))
        || onnx_fusion_is_Cast_2(g, dfg_operand(g, n, 0))
        || dfg_calls_argc(g, dfg_operand(g, n, 0), onnx_fusion_op_MatMul, 2)
        || onnx_fusion_is_Div(g, dfg_operand(g, n, 1)) || onnx_fusion_is_Mul(g, dfg_operand(g, n, 1))
        || onnx_fusion_is_Cast_2(g, dfg_operand(g, n, 1))
        || dfg_calls_argc(g, dfg_operand(g, n, 1), onnx_fusion_op_MatMul, 2);
}

/* onnx_fusion.pat:144  Where(keep, a, mask) */
static inline bool onnx_fusion_is_Where(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Where, 3)
        && (onnx_fusion_is_Div(g, dfg_operand(g, n, 1)) || onnx_fusion_is_Mul(g, dfg_operand(g, n, 1))
            || onnx_fusion_is_Cast_2(g, dfg_operand(g, n, 1))
            || dfg_calls_argc(g, dfg_operand(g, n, 1), onnx_fusion_op_MatMul, 2));
}

/* onnx_fusion.pat:145  (Softmax | Softmax.v1 | Softmax.v11)(m) */
static inline bool onnx_fusion_is_p(const dfg_graph *g, dfg_node n)
{
    return (dfg_calls(g, n, onnx_fusion_op_Softmax) || dfg_calls(g, n, onnx_fusion_op_Softmax_v1)
            || dfg_calls(g, n, onnx_fusion_op_Softmax_v11))
        && dfg_argc_is(g, n, 1)
        && (onnx_fusion_is_Add_2(g, dfg_operand(g, n, 0)) || onnx_fusion_is_Where(g, dfg_operand(g, n, 0))
            || onnx_fusion_is_Div(g, dfg_operand(g, n, 0)) || onnx_fusion_is_Mul(g, dfg_operand(g, n, 0))
            || onnx_fusion_is_Cast_2(g, dfg_operand(g, n, 0))
            || dfg_calls_argc(g, dfg_operand(g, n, 0), onnx_fusion_op_MatMul, 2))
        && (dfg_scalar_eq(dfg_attr_or(g, n, onnx_fusion_attr_axis,
                                      dfg_op(g, n) == onnx_fusion_op_Softmax ? dfg_int(-1) : dfg_int(1)),
                          dfg_int(-1))
            || dfg_scalar_eq(dfg_attr_or(g, n, onnx_fusion_attr_axis,
                                         dfg_op(g, n) == onnx_fusion_op_Softmax ? dfg_int(-1) : dfg_int(1)),
                             dfg_int(3)));
}

/* onnx_fusion.pat:146  Cast?(p) */
static inline bool onnx_fusion_is_Cast(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Cast, 1) && onnx_fusion_is_p(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:146  Dropout?(Cast?(p), ...) */
static inline bool onnx_fusion_is_Dropout(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_fusion_op_Dropout)
        && (onnx_fusion_is_Cast(g, dfg_arg(g, n, 0)) || onnx_fusion_is_p(g, dfg_arg(g, n, 0)));
}

/* onnx_fusion.pat:146  MatMul(Dropout?(Cast?(p), ...), v); the operator is known */
static inline bool onnx_fusion_is_attention(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return onnx_fusion_is_Dropout(g, dfg_first_result(g, a0)) || onnx_fusion_is_Cast(g, a0)
        || onnx_fusion_is_p(g, a0);
}

/* onnx_fusion.pat:119  Sub(x, ReduceMean(x) { keepdims == 1 }) */
static inline bool onnx_fusion_is_centred(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Sub, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1);
    return dfg_calls_argc(g, a1, onnx_fusion_op_ReduceMean, 1)
        && dfg_int_is(g, a1, onnx_fusion_attr_keepdims, 1, 1);
}

/* onnx_fusion.pat:123  Pow(e, 2) */
static inline bool onnx_fusion_is_Pow(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Pow, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:123  ReduceMean(Pow(e, 2) | Mul(e, e)) */
static inline bool onnx_fusion_is_v(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_ReduceMean, 1)
        && (onnx_fusion_is_Pow(g, dfg_operand(g, n, 0))
            || dfg_calls_argc(g, dfg_operand(g, n, 0), onnx_fusion_op_Mul, 2))
        && dfg_int_is(g, n, onnx_fusion_attr_keepdims, 1, 1);
}

/* onnx_fusion.pat:124  Add(v, eps & const) */
static inline bool onnx_fusion_is_Add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    return (onnx_fusion_is_v(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && onnx_fusion_is_v(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:124  Sqrt(Add(v, eps & const)) */
static inline bool onnx_fusion_is_s(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Sqrt, 1) && onnx_fusion_is_Add_3(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:125  Div(d, s) */
static inline bool onnx_fusion_is_Div_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Div, 2) && onnx_fusion_is_centred(g, dfg_operand(g, n, 0))
        && onnx_fusion_is_s(g, dfg_operand(g, n, 1));
}

/* onnx_fusion.pat:125  Reciprocal(s) */
static inline bool onnx_fusion_is_Reciprocal(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Reciprocal, 1) && onnx_fusion_is_s(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:125  Mul(d, Reciprocal(s)) */
static inline bool onnx_fusion_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return onnx_fusion_is_Reciprocal(g, dfg_operand(g, n, 1))
        || onnx_fusion_is_Reciprocal(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:126  Mul(n, scale); the operator is known */
static inline bool onnx_fusion_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return onnx_fusion_is_Div_2(g, dfg_operand(g, n, 0)) || onnx_fusion_is_Mul_3(g, dfg_operand(g, n, 0))
        || onnx_fusion_is_Div_2(g, dfg_operand(g, n, 1)) || onnx_fusion_is_Mul_3(g, dfg_operand(g, n, 1));
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
    return dfg_calls_argc(g, n, onnx_fusion_op_BatchNormalization, 5)
        && onnx_fusion_is_Conv_3(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_int_is(g, n, onnx_fusion_attr_training_mode, 0, 0);
}

/* onnx_fusion.pat:19  Add(MatMul(a, b), c & const) */
static inline bool onnx_fusion_is_matmul_bias(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), onnx_fusion_op_MatMul, 2)
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), onnx_fusion_op_MatMul, 2));
}

/* op in {Add}: ONNX_FUSION_LAYER_NORM, ONNX_FUSION_CONV_NORM_SUM, ONNX_FUSION_CONV_SUM,
 * ONNX_FUSION_MATMUL_BIAS_SUM, ONNX_FUSION_MATMUL_BIAS */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_fusion_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_fusion_op_Mul:
            if (onnx_fusion_is_Mul_2(g, a0)) set |= DFG_BIT(ONNX_FUSION_LAYER_NORM);
            break;
        case onnx_fusion_op_BatchNormalization: case DFG_GET:
            if (onnx_fusion_is_normalized(g, dfg_first_result(g, a0)))
                set |= DFG_BIT(ONNX_FUSION_CONV_NORM_SUM);
            break;
        case onnx_fusion_op_Conv:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_FUSION_CONV_SUM);
            break;
        case onnx_fusion_op_Add:
            if (onnx_fusion_is_matmul_bias(g, a0)) set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS_SUM);
            break;
        case onnx_fusion_op_MatMul:
            if (dfg_argc_is(g, a0, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
                set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS);
            break;
        case DFG_CONST:
            if (dfg_calls_argc(g, dfg_operand(g, n, 1), onnx_fusion_op_MatMul, 2))
                set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS);
            break;
        default: break;
        }
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case onnx_fusion_op_Mul:
            if (onnx_fusion_is_Mul_2(g, a1)) set |= DFG_BIT(ONNX_FUSION_LAYER_NORM);
            break;
        case onnx_fusion_op_BatchNormalization: case DFG_GET:
            if (onnx_fusion_is_normalized(g, dfg_first_result(g, a1)))
                set |= DFG_BIT(ONNX_FUSION_CONV_NORM_SUM);
            break;
        case onnx_fusion_op_Conv:
            if (dfg_n_args(g, a1) <= 3 && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_FUSION_CONV_SUM);
            break;
        case onnx_fusion_op_Add:
            if (onnx_fusion_is_matmul_bias(g, a1)) set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS_SUM);
            break;
        default: break;
        }
    }
    return set;
}

/* op in {LayerNormalization}: ONNX_FUSION_LAYER_NORM */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_fusion_at_LayerNormalization(const dfg_graph *g, dfg_node n)
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
static uint64_t onnx_fusion_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 5) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_int_is(g, n, onnx_fusion_attr_training_mode, 0, 0)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_fusion_op_Conv:
            if (onnx_fusion_is_Conv_3(g, a0)) set |= DFG_BIT(0); /* ONNX_FUSION_CONV_NORM ... */
            break;
        case onnx_fusion_op_ConvTranspose:
            if (onnx_fusion_is_ConvTranspose(g, a0))
                set |= DFG_BIT(2); /* ONNX_FUSION_CONV_TRANSPOSE_NORM ... */
            break;
        default: break;
        }
    }
    return set;
}

/* op in {get}: ONNX_FUSION_LAYER_NORM, ONNX_FUSION_CONV_NORM, ONNX_FUSION_CONV_TRANSPOSE_NORM */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_fusion_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_fusion_op_LayerNormalization:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_FUSION_LAYER_NORM);
            break;
        case onnx_fusion_op_BatchNormalization: set |= onnx_fusion_part(g, a0) << 13; break;
        default: break;
        }
    }
    return set;
}

/* onnx_fusion.pat:38  Add(x, 3) */
static inline bool onnx_fusion_is_Add_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    return dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(3), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:38  Clip(Add(x, 3), 0, 6) */
static inline bool onnx_fusion_is_Clip(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_with(g, n, onnx_fusion_op_Clip, 3) && onnx_fusion_is_Add_4(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_operand(g, n, 2), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:38  Div(Clip(Add(x, 3), 0, 6), 6) */
static inline bool onnx_fusion_is_Div_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Div, 2) && onnx_fusion_is_Clip(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:39  Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4)) */
static inline bool onnx_fusion_is_Mul_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return (onnx_fusion_is_Clip(g, dfg_operand(g, n, 0))
            && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE)
            && onnx_fusion_is_Clip(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:46  Mul(x, 0.5) */
static inline bool onnx_fusion_is_Mul_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Div(x, approx(1.41421356, 1e-3)) */
static inline bool onnx_fusion_is_Div_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Div, 2)
        && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(1.41421356), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Mul(x, approx(0.70710678, 1e-3)) */
static inline bool onnx_fusion_is_Mul_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))) */
static inline bool onnx_fusion_is_Erf(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Erf, 1)
        && (onnx_fusion_is_Div_4(g, dfg_operand(g, n, 0)) || onnx_fusion_is_Mul_6(g, dfg_operand(g, n, 0)));
}

/* onnx_fusion.pat:45  Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1) */
static inline bool onnx_fusion_is_t(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    return (onnx_fusion_is_Erf(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_fusion_is_Erf(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:46  Mul(t, 0.5) */
static inline bool onnx_fusion_is_Mul_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return (onnx_fusion_is_t(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && onnx_fusion_is_t(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:50  Pow(x, 3) */
static inline bool onnx_fusion_is_Pow_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Pow, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:50  Mul(x, Mul(x, x)) */
static inline bool onnx_fusion_is_Mul_10(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 1), onnx_fusion_op_Mul, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), onnx_fusion_op_Mul, 2);
}

/* onnx_fusion.pat:52  Mul(cube(x), approx(0.044715, 1e-4)) */
static inline bool onnx_fusion_is_Mul_9(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return ((onnx_fusion_is_Pow_2(g, dfg_operand(g, n, 0))
             || onnx_fusion_is_Mul_10(g, dfg_operand(g, n, 0)))
            && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
            && (onnx_fusion_is_Pow_2(g, dfg_operand(g, n, 1))
                || onnx_fusion_is_Mul_10(g, dfg_operand(g, n, 1))));
}

/* onnx_fusion.pat:53  Mul(x, approx(0.044715, 1e-4)) */
static inline bool onnx_fusion_is_Mul_13(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:53  Mul(x, Mul(x, approx(0.044715, 1e-4))) */
static inline bool onnx_fusion_is_Mul_12(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return onnx_fusion_is_Mul_13(g, dfg_operand(g, n, 1)) || onnx_fusion_is_Mul_13(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:53  Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4)))) */
static inline bool onnx_fusion_is_Mul_11(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return onnx_fusion_is_Mul_12(g, dfg_operand(g, n, 1)) || onnx_fusion_is_Mul_12(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:55  Add(x, cubic(x)) */
static inline bool onnx_fusion_is_Add_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    return onnx_fusion_is_Mul_9(g, dfg_operand(g, n, 1)) || onnx_fusion_is_Mul_11(g, dfg_operand(g, n, 1))
        || onnx_fusion_is_Mul_9(g, dfg_operand(g, n, 0)) || onnx_fusion_is_Mul_11(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:55  Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)) */
static inline bool onnx_fusion_is_Mul_8(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return (onnx_fusion_is_Add_5(g, dfg_operand(g, n, 0))
            && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE)
            && onnx_fusion_is_Add_5(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:55  Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))) */
static inline bool onnx_fusion_is_Tanh(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Tanh, 1) && onnx_fusion_is_Mul_8(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:55  Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1) */
static inline bool onnx_fusion_is_t_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    return (onnx_fusion_is_Tanh(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_fusion_is_Tanh(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:56  Mul(x, t) */
static inline bool onnx_fusion_is_Mul_14(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return onnx_fusion_is_t_2(g, dfg_operand(g, n, 1)) || onnx_fusion_is_t_2(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:56  Mul(t, 0.5) */
static inline bool onnx_fusion_is_Mul_15(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return (onnx_fusion_is_t_2(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && onnx_fusion_is_t_2(g, dfg_operand(g, n, 1)));
}

/* from bit 0 on: ONNX_FUSION_MATMUL_BIAS_GELU, ONNX_FUSION_GELU, and 1 more such group */
static uint64_t onnx_fusion_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if ((onnx_fusion_is_matmul_bias(g, dfg_operand(g, n, 0)) && onnx_fusion_is_t(g, dfg_operand(g, n, 1)))
        || (onnx_fusion_is_t(g, dfg_operand(g, n, 0))
            && onnx_fusion_is_matmul_bias(g, dfg_operand(g, n, 1))))
        set |= DFG_BIT(0); /* ONNX_FUSION_MATMUL_BIAS_GELU ... */
    if (onnx_fusion_is_t(g, dfg_operand(g, n, 1)) || onnx_fusion_is_t(g, dfg_operand(g, n, 0)))
        set |= DFG_BIT(4); /* ONNX_FUSION_GELU ... */
    return set;
}

/* onnx_fusion.pat:131  Sub(_, ReduceMean(_)) */
static inline bool onnx_fusion_is_Sub(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Sub, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), onnx_fusion_op_ReduceMean, 1);
}

/* onnx_fusion.pat:131  Pow(x & !Sub(_, ReduceMean(_)), 2) */
static inline bool onnx_fusion_is_Pow_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Pow, 2)
        && (dfg_has_closures(g) || !onnx_fusion_is_Sub(g, dfg_operand(g, n, 0)))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:131  Mul(x, x & !Sub(_, ReduceMean(_))) */
static inline bool onnx_fusion_is_Mul_16(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return dfg_has_closures(g) || !onnx_fusion_is_Sub(g, dfg_operand(g, n, 1))
        || !onnx_fusion_is_Sub(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:131  ReduceMean(Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)))) */
static inline bool onnx_fusion_is_v_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_ReduceMean, 1)
        && (onnx_fusion_is_Pow_3(g, dfg_operand(g, n, 0)) || onnx_fusion_is_Mul_16(g, dfg_operand(g, n, 0)))
        && dfg_int_is(g, n, onnx_fusion_attr_keepdims, 1, 1);
}

/* onnx_fusion.pat:132  Add(v, eps & const) */
static inline bool onnx_fusion_is_Add_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    return (onnx_fusion_is_v_2(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && onnx_fusion_is_v_2(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:132  Sqrt(Add(v, eps & const)) */
static inline bool onnx_fusion_is_s_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Sqrt, 1) && onnx_fusion_is_Add_6(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:133  Div(x, s) */
static inline bool onnx_fusion_is_Div_5(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Div, 2) && onnx_fusion_is_s_2(g, dfg_operand(g, n, 1));
}

/* onnx_fusion.pat:133  Reciprocal(s) */
static inline bool onnx_fusion_is_Reciprocal_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Reciprocal, 1)
        && onnx_fusion_is_s_2(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:133  Mul(x, Reciprocal(s)) */
static inline bool onnx_fusion_is_Mul_17(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return onnx_fusion_is_Reciprocal_2(g, dfg_operand(g, n, 1))
        || onnx_fusion_is_Reciprocal_2(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:133  Div(1, s) */
static inline bool onnx_fusion_is_Div_6(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Div, 2)
        && dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && onnx_fusion_is_s_2(g, dfg_operand(g, n, 1));
}

/* onnx_fusion.pat:133  Mul(x, Div(1, s)) */
static inline bool onnx_fusion_is_Mul_18(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Mul, 2)) return false;
    return onnx_fusion_is_Div_6(g, dfg_operand(g, n, 1)) || onnx_fusion_is_Div_6(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:133  Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))) */
static inline bool onnx_fusion_is_Cast_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_Cast, 1)
        && (onnx_fusion_is_Div_5(g, dfg_operand(g, n, 0)) || onnx_fusion_is_Mul_17(g, dfg_operand(g, n, 0))
            || onnx_fusion_is_Mul_18(g, dfg_operand(g, n, 0)));
}

/* op in {Mul}: ONNX_FUSION_RMS_NORM, ONNX_FUSION_CONV_NORM_SUM_ACT, ONNX_FUSION_CONV_SUM_ACT,
 * ONNX_FUSION_CONV_NORM_ACT, ONNX_FUSION_CONV_TRANSPOSE_NORM_ACT, ONNX_FUSION_CONV_ACT and 7
 * more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_fusion_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (dfg_calls_argc(g, dfg_operand(g, n, 1), onnx_fusion_op_Sigmoid, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), onnx_fusion_op_Sigmoid, 1)) {
            set |= DFG_BIT(ONNX_FUSION_CONV_NORM_SUM_ACT);
            set |= DFG_BIT(ONNX_FUSION_CONV_SUM_ACT);
            set |= DFG_BIT(ONNX_FUSION_CONV_NORM_ACT);
            set |= DFG_BIT(ONNX_FUSION_CONV_TRANSPOSE_NORM_ACT);
            set |= DFG_BIT(ONNX_FUSION_CONV_ACT);
            set |= DFG_BIT(ONNX_FUSION_GEMM_ACT);
            set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS_ACT);
            set |= DFG_BIT(ONNX_FUSION_SWISH);
        }
        const dfg_node a1 = dfg_operand(g, n, 1), a0 = dfg_operand(g, n, 0);
        if (onnx_fusion_is_Div_3(g, a1) || onnx_fusion_is_Mul_4(g, a1)
            || (dfg_calls_argc(g, a1, onnx_fusion_op_HardSigmoid, 1)
                && dfg_near_by(dfg_attr_or_float(g, a1, onnx_fusion_attr_alpha, 0.2), dfg_float(0.16666667),
                               0.0001)
                && dfg_near(dfg_attr_or_float(g, a1, onnx_fusion_attr_beta, 0.5), dfg_float(0.5)))
            || onnx_fusion_is_Div_3(g, a0) || onnx_fusion_is_Mul_4(g, a0)
            || (dfg_calls_argc(g, a0, onnx_fusion_op_HardSigmoid, 1)
                && dfg_near_by(dfg_attr_or_float(g, a0, onnx_fusion_attr_alpha, 0.2), dfg_float(0.16666667),
                               0.0001)
                && dfg_near(dfg_attr_or_float(g, a0, onnx_fusion_attr_beta, 0.5), dfg_float(0.5)))) {
            set |= DFG_BIT(ONNX_FUSION_CONV_NORM_SUM_ACT);
            set |= DFG_BIT(ONNX_FUSION_CONV_SUM_ACT);
            set |= DFG_BIT(ONNX_FUSION_CONV_NORM_ACT);
            set |= DFG_BIT(ONNX_FUSION_CONV_TRANSPOSE_NORM_ACT);
            set |= DFG_BIT(ONNX_FUSION_CONV_ACT);
            set |= DFG_BIT(ONNX_FUSION_GEMM_ACT);
            set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS_ACT);
            set |= DFG_BIT(ONNX_FUSION_HARD_SWISH);
        }
        if ((onnx_fusion_is_Mul_5(g, a0) && onnx_fusion_is_t(g, a1))
            || (onnx_fusion_is_t(g, a0) && onnx_fusion_is_Mul_5(g, a1)) || onnx_fusion_is_Mul_7(g, a1)
            || onnx_fusion_is_Mul_7(g, a0) || (onnx_fusion_is_Mul_5(g, a0) && onnx_fusion_is_t_2(g, a1))
            || (onnx_fusion_is_t_2(g, a0) && onnx_fusion_is_Mul_5(g, a1))
            || (onnx_fusion_is_Mul_14(g, a0) && dfg_const_is(g, a1, dfg_float(0.5), DFG_NO_DTYPE))
            || (dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE) && onnx_fusion_is_Mul_14(g, a1))
            || onnx_fusion_is_Mul_15(g, a1) || onnx_fusion_is_Mul_15(g, a0)) {
            set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS_GELU);
            set |= DFG_BIT(ONNX_FUSION_GELU);
        }
        switch (dfg_op(g, a0)) {
        case onnx_fusion_op_Mul:
            if (dfg_const_is(g, a1, dfg_float(0.5), DFG_NO_DTYPE) && dfg_argc_is(g, a0, 2))
                set |= onnx_fusion_part_2(g, a0) << 19;
            break;
        case DFG_CONST:
            switch (dfg_op(g, a1)) {
            case onnx_fusion_op_Mul:
                if (dfg_argc_is(g, a1, 2) && dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE))
                    set |= onnx_fusion_part_2(g, a1) << 19;
                break;
            case onnx_fusion_op_Clip:
                if (onnx_fusion_is_Clip(g, a1)
                    && dfg_const_near(g, a0, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                    set |= DFG_BIT(ONNX_FUSION_HARD_SIGMOID);
                break;
            default: break;
            }
            break;
        case onnx_fusion_op_Clip:
            if (onnx_fusion_is_Clip(g, a0)
                && dfg_const_near(g, a1, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
                set |= DFG_BIT(ONNX_FUSION_HARD_SIGMOID);
            break;
        default: break;
        }
        if (onnx_fusion_is_Cast_3(g, a0) || onnx_fusion_is_Div_5(g, a0) || onnx_fusion_is_Mul_17(g, a0)
            || onnx_fusion_is_Mul_18(g, a0) || onnx_fusion_is_Cast_3(g, a1) || onnx_fusion_is_Div_5(g, a1)
            || onnx_fusion_is_Mul_17(g, a1) || onnx_fusion_is_Mul_18(g, a1))
            set |= DFG_BIT(ONNX_FUSION_RMS_NORM);
    }
    return set;
}

/* onnx_fusion.pat:23  BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) */
static inline bool onnx_fusion_is_normalized_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_fusion_op_BatchNormalization, 5)
        && onnx_fusion_is_ConvTranspose(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_int_is(g, n, onnx_fusion_attr_training_mode, 0, 0);
}

/* onnx_fusion.pat:76  Add(a, b) */
static inline bool onnx_fusion_is_Add_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return onnx_fusion_is_normalized(g, dfg_first_result(g, a0))
        || onnx_fusion_is_normalized(g, dfg_first_result(g, a1));
}

/* onnx_fusion.pat:76  Add(a, b) */
static inline bool onnx_fusion_is_Add_8(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_fusion_op_Add, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return (dfg_calls(g, a0, onnx_fusion_op_Conv) && dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE
            && dfg_arg(g, a0, 1) != DFG_NONE)
        || (dfg_calls(g, a1, onnx_fusion_op_Conv) && dfg_n_args(g, a1) <= 3 && dfg_arg(g, a1, 0) != DFG_NONE
            && dfg_arg(g, a1, 1) != DFG_NONE);
}

/* op in {Gelu, HardSigmoid, HardSwish, LeakyRelu, Relu, Sigmoid, Tanh}:
 * ONNX_FUSION_CONV_NORM_SUM_ACT, ONNX_FUSION_CONV_SUM_ACT, ONNX_FUSION_CONV_NORM_ACT,
 * ONNX_FUSION_CONV_TRANSPOSE_NORM_ACT, ONNX_FUSION_CONV_ACT, ONNX_FUSION_GEMM_ACT and 1 more */
static uint64_t onnx_fusion_at_Gelu_like(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_fusion_op_BatchNormalization: case DFG_GET:
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
            if (onnx_fusion_is_matmul_bias(g, a0)) set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS_ACT);
            break;
        default: break;
        }
        if (onnx_fusion_is_Add_7(g, a0) || dfg_calls_with(g, a0, onnx_fusion_op_Sum, 2))
            set |= DFG_BIT(ONNX_FUSION_CONV_NORM_SUM_ACT);
        if (onnx_fusion_is_Add_8(g, a0) || dfg_calls_with(g, a0, onnx_fusion_op_Sum, 2))
            set |= DFG_BIT(ONNX_FUSION_CONV_SUM_ACT);
    }
    return set;
}

/* op in {Clip}: ONNX_FUSION_CONV_NORM_SUM_ACT, ONNX_FUSION_CONV_SUM_ACT,
 * ONNX_FUSION_CONV_NORM_ACT, ONNX_FUSION_CONV_TRANSPOSE_NORM_ACT, ONNX_FUSION_CONV_ACT,
 * ONNX_FUSION_GEMM_ACT and 1 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_fusion_at_Clip(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 3) && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_operand(g, n, 2), dfg_int(6), DFG_NO_DTYPE)) {
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
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_fusion_at_Sum(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
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
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_fusion_at_BatchNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1) set |= onnx_fusion_part(g, n) << 13;
    return set;
}

/* from bit 0 on: ONNX_FUSION_MATMUL_BIAS_GELU, ONNX_FUSION_GELU, and 1 more such group */
static uint64_t onnx_fusion_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        set |= DFG_BIT(0); /* ONNX_FUSION_MATMUL_BIAS_GELU ... */
        set |= DFG_BIT(4); /* ONNX_FUSION_GELU ... */
    }
    return set;
}

/* op in {com.microsoft.FastGelu}: ONNX_FUSION_MATMUL_BIAS_GELU, ONNX_FUSION_GELU */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_fusion_at_com_microsoft_FastGelu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    set |= DFG_BIT(ONNX_FUSION_MATMUL_BIAS_GELU);
    if (dfg_arg(g, n, 0) != DFG_NONE) set |= DFG_BIT(ONNX_FUSION_GELU);
    return set;
}

/* op in {HardSigmoid}: ONNX_FUSION_HARD_SIGMOID */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_fusion_at_HardSigmoid(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)
        && dfg_near_by(dfg_attr_or_float(g, n, onnx_fusion_attr_alpha, 0.2), dfg_float(0.16666667), 0.0001)
        && dfg_near(dfg_attr_or_float(g, n, onnx_fusion_attr_beta, 0.5), dfg_float(0.5)))
        set |= DFG_BIT(ONNX_FUSION_HARD_SIGMOID);
    return set;
}

/* op in {Conv}: ONNX_FUSION_CONV */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_fusion_at_Conv(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE)
        set |= DFG_BIT(ONNX_FUSION_CONV);
    return set;
}

/* op in {Gemm}: ONNX_FUSION_GEMM */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_fusion_at_Gemm(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE)
        set |= DFG_BIT(ONNX_FUSION_GEMM);
    return set;
}

size_t onnx_fusion_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case onnx_fusion_op_QuantizeLinear: set = onnx_fusion_at_QuantizeLinear(g, n); break;
        case onnx_fusion_op_RequantShift:
            set = onnx_fusion_is_requant_shift(g, n) ? DFG_BIT(ONNX_FUSION_REQUANT_SHIFT) : 0;
            break;
        case onnx_fusion_op_MatMul:
            set = onnx_fusion_is_attention(g, n) ? DFG_BIT(ONNX_FUSION_ATTENTION) : 0;
            break;
        case onnx_fusion_op_Add: set = onnx_fusion_at_Add(g, n); break;
        case onnx_fusion_op_LayerNormalization: set = onnx_fusion_at_LayerNormalization(g, n); break;
        case DFG_GET: set = onnx_fusion_at_get(g, n); break;
        case onnx_fusion_op_Mul: set = onnx_fusion_at_Mul(g, n); break;
        case onnx_fusion_op_Gelu:
            set = onnx_fusion_at_Gelu_like(g, n) | onnx_fusion_part_3(g, n) << 19;
            break;
        case onnx_fusion_op_HardSigmoid:
            set = onnx_fusion_at_Gelu_like(g, n) | onnx_fusion_at_HardSigmoid(g, n);
            break;
        case onnx_fusion_op_HardSwish: case onnx_fusion_op_LeakyRelu: case onnx_fusion_op_Relu:
        case onnx_fusion_op_Sigmoid: case onnx_fusion_op_Tanh: set = onnx_fusion_at_Gelu_like(g, n); break;
        case onnx_fusion_op_Clip: set = onnx_fusion_at_Clip(g, n); break;
        case onnx_fusion_op_Sum: set = onnx_fusion_at_Sum(g, n); break;
        case onnx_fusion_op_BatchNormalization: set = onnx_fusion_at_BatchNormalization(g, n); break;
        case onnx_fusion_op_com_microsoft_Gelu: set = onnx_fusion_part_3(g, n) << 19; break;
        case onnx_fusion_op_com_microsoft_FastGelu:
            set = onnx_fusion_at_com_microsoft_FastGelu(g, n);
            break;
        case onnx_fusion_op_Div:
            set = onnx_fusion_is_Div_3(g, n) ? DFG_BIT(ONNX_FUSION_HARD_SIGMOID) : 0;
            break;
        case onnx_fusion_op_Conv: set = onnx_fusion_at_Conv(g, n); break;
        case onnx_fusion_op_Gemm: set = onnx_fusion_at_Gemm(g, n); break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t onnx_fusion_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    onnx_fusion_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t onnx_fusion_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = onnx_fusion_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (onnx_fusion_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
