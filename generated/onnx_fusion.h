/* Made by pat2c from onnx_fusion.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with onnx_fusion_names. */
#ifndef ONNX_FUSION_H
#define ONNX_FUSION_H 0x9285f113e7f26963 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names onnx_fusion_names;

/* onnx_fusion.pat:17  pattern conv(x, w, b) = Conv(x, w, b?); */
struct onnx_fusion_conv_match { dfg_node root, x, w, b; /* maybe absent: b */ };
DFG_MATCHERS_OF_MATCH(onnx_fusion_conv, NULL)

/* onnx_fusion.pat:18  pattern gemm(a, b, c) = Gemm(a, b, c?); */
struct onnx_fusion_gemm_match { dfg_node root, a, b, c; /* maybe absent: c */ };
DFG_MATCHERS_OF_MATCH(onnx_fusion_gemm, NULL)

/* onnx_fusion.pat:19  pattern matmul_bias(a, b, c) = Add(MatMul(a, b), c & const); */
struct onnx_fusion_matmul_bias_match { dfg_node root, a, b, c; };
struct onnx_fusion_matmul_bias_whole { struct onnx_fusion_matmul_bias_match m; dfg_node matMul; };
DFG_MATCHERS(onnx_fusion_matmul_bias, NULL)

/* onnx_fusion.pat:22  pattern normalized(p, scale, bias, mean, variance) = BatchNormalization(p, scale & const, bias ... */
struct onnx_fusion_normalized_match { dfg_node root, p, scale, bias, mean, variance; };
struct onnx_fusion_normalized_whole {
    struct onnx_fusion_normalized_match m; dfg_node batchNormalization_call;
};
DFG_MATCHERS(onnx_fusion_normalized, NULL)

/* onnx_fusion.pat:25  pattern conv_norm(x, w, b, scale, bias, mean, variance) = normalized(Conv(x, w & const, b?), s ... */
struct onnx_fusion_conv_norm_match {
    dfg_node root, x, w, b, scale, bias, mean, variance; /* maybe absent: b */
};
struct onnx_fusion_conv_norm_whole {
    struct onnx_fusion_conv_norm_match m; dfg_node batchNormalization_call, conv;
};
DFG_MATCHERS(onnx_fusion_conv_norm, NULL)

/* onnx_fusion.pat:27  pattern conv_transpose_norm(x, w, b, scale, bias, mean, variance) = normalized(ConvTranspose(x ... */
struct onnx_fusion_conv_transpose_norm_match {
    dfg_node root, x, w, b, scale, bias, mean, variance; /* maybe absent: b */
};
struct onnx_fusion_conv_transpose_norm_whole {
    struct onnx_fusion_conv_transpose_norm_match m; dfg_node batchNormalization_call, convTranspose;
};
DFG_MATCHERS(onnx_fusion_conv_transpose_norm, NULL)

/* onnx_fusion.pat:33  pattern relu6(x) = Clip(x, 0, 6); */
struct onnx_fusion_relu6_match { dfg_node root, x; };
struct onnx_fusion_relu6_whole { struct onnx_fusion_relu6_match m; dfg_node constant, constant_2; };
DFG_MATCHERS(onnx_fusion_relu6, NULL)

/* onnx_fusion.pat:35  pattern swish(x) = Mul(x, Sigmoid(x)); */
struct onnx_fusion_swish_match { dfg_node root, x; };
struct onnx_fusion_swish_whole { struct onnx_fusion_swish_match m; dfg_node sigmoid; };
DFG_MATCHERS_OF_WAYS(onnx_fusion_swish, whole, 1, NULL)

/* onnx_fusion.pat:37  pattern hard_sigmoid(x) = Div(Clip(Add(x, 3), 0, 6), 6) | Mul(Clip(Add(x, 3), 0, 6), approx(0. ... */
struct onnx_fusion_hard_sigmoid_match { dfg_node root, x; };
struct onnx_fusion_hard_sigmoid_whole {
    struct onnx_fusion_hard_sigmoid_match m;
    dfg_node div, clip, add, constant, constant_2, constant_3, constant_4, mul, clip_2, add_2, constant_5,
             constant_6, constant_7, constant_8, hardSigmoid;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_hard_sigmoid, whole, 1, NULL)

/* onnx_fusion.pat:41  pattern hard_swish(x) = Mul(x, hard_sigmoid(x)); */
struct onnx_fusion_hard_swish_match { dfg_node root, x; };
struct onnx_fusion_hard_swish_whole {
    struct onnx_fusion_hard_swish_match m; struct onnx_fusion_hard_sigmoid_whole hard_sigmoid;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_hard_swish, whole, 2, NULL)

struct onnx_fusion_gelu_erf_t_match { dfg_node root, x; };
struct onnx_fusion_gelu_erf_t_whole {
    struct onnx_fusion_gelu_erf_t_match m; dfg_node erf, div, constant, mul, constant_2, constant_3;
};
/* onnx_fusion.pat:44  pattern gelu_erf(x) { t = Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, ... */
struct onnx_fusion_gelu_erf_match { dfg_node root, x, t; };
struct onnx_fusion_gelu_erf_whole {
    struct onnx_fusion_gelu_erf_match m; struct onnx_fusion_gelu_erf_t_whole t_2;
    dfg_node mul_2, mul_3, constant_4, mul_4, mul_5, constant_5, mul_6, mul_7, constant_6;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_gelu_erf, whole, 3, NULL)

/* onnx_fusion.pat:50  pattern cube(x) = Pow(x, 3) | Mul(x, Mul(x, x)); */
struct onnx_fusion_cube_match { dfg_node root, x; };
struct onnx_fusion_cube_whole { struct onnx_fusion_cube_match m; dfg_node pow, constant, mul, mul_2; };
DFG_MATCHERS_OF_WAYS(onnx_fusion_cube, whole, 2, NULL)

/* onnx_fusion.pat:51  pattern cubic(x) = Mul(cube(x), approx(0.044715, 1e-4)) | Mul(x, Mul(x, Mul(x, approx(0.044715 ... */
struct onnx_fusion_cubic_match { dfg_node root, x; };
struct onnx_fusion_cubic_whole {
    struct onnx_fusion_cubic_match m; struct onnx_fusion_cube_whole cube;
    dfg_node mul, constant_2, mul_4, mul_5, mul_6, constant_3;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_cubic, whole, 6, NULL)

struct onnx_fusion_gelu_tanh_t_match { dfg_node root, x; };
struct onnx_fusion_gelu_tanh_t_whole {
    struct onnx_fusion_gelu_tanh_t_match m; struct onnx_fusion_cubic_whole cubic;
    dfg_node tanh, mul, add, constant_4, constant_5;
};
/* onnx_fusion.pat:54  pattern gelu_tanh(x) { t = Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1); retu ... */
struct onnx_fusion_gelu_tanh_match { dfg_node root, x, t; };
struct onnx_fusion_gelu_tanh_whole {
    struct onnx_fusion_gelu_tanh_match m; struct onnx_fusion_gelu_tanh_t_whole t_2;
    dfg_node mul_8, mul_9, constant_6, mul_10, mul_11, constant_7, mul_12, mul_13, constant_8;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_gelu_tanh, whole, 9, NULL)

/* onnx_fusion.pat:59  pattern gelu(x) = gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft ... */
struct onnx_fusion_gelu_match { dfg_node root, x; };
struct onnx_fusion_gelu_whole {
    struct onnx_fusion_gelu_match m; struct onnx_fusion_gelu_erf_whole gelu_erf;
    struct onnx_fusion_gelu_tanh_whole gelu_tanh; dfg_node gelu, gelu_2, fastGelu; struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_gelu, whole, 10, NULL)

/* onnx_fusion.pat:63  pattern activation(x) = nonlinear(x) | relu6(x) | swish(x) | hard_swish(x); */
struct onnx_fusion_activation_match { dfg_node root, x; };
struct onnx_fusion_activation_whole {
    struct onnx_fusion_activation_match m; struct onnx_fusion_relu6_whole relu6;
    struct onnx_fusion_swish_whole swish; struct onnx_fusion_hard_swish_whole hard_swish;
    dfg_node call, clip, mul, mul_2;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_activation, whole, 3, NULL)

/* onnx_fusion.pat:65  pattern conv_norm_act(x, w, b, scale, bias, mean, variance) = activation(conv_norm(x, w, b, sc ... */
struct onnx_fusion_conv_norm_act_match {
    dfg_node root, x, w, b, scale, bias, mean, variance; /* maybe absent: b */
};
struct onnx_fusion_conv_norm_act_whole {
    struct onnx_fusion_conv_norm_act_match m; struct onnx_fusion_activation_whole activation;
    struct onnx_fusion_conv_norm_whole conv_norm; dfg_node batchNormalization_call;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_conv_norm_act, whole, 3, NULL)

/* onnx_fusion.pat:67  pattern conv_transpose_norm_act(x, w, b, scale, bias, mean, variance) = activation(conv_transp ... */
struct onnx_fusion_conv_transpose_norm_act_match {
    dfg_node root, x, w, b, scale, bias, mean, variance; /* maybe absent: b */
};
struct onnx_fusion_conv_transpose_norm_act_whole {
    struct onnx_fusion_conv_transpose_norm_act_match m; struct onnx_fusion_activation_whole activation;
    struct onnx_fusion_conv_transpose_norm_whole conv_transpose_norm; dfg_node batchNormalization_call;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_conv_transpose_norm_act, whole, 3, NULL)

/* onnx_fusion.pat:69  pattern conv_act(x, w, b) = activation(conv(x, w, b)); */
struct onnx_fusion_conv_act_match { dfg_node root, x, w, b; /* maybe absent: b */ };
struct onnx_fusion_conv_act_whole {
    struct onnx_fusion_conv_act_match m; struct onnx_fusion_activation_whole activation; dfg_node conv;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_conv_act, whole, 3, NULL)

/* onnx_fusion.pat:70  pattern gemm_act(a, b, c) = activation(gemm(a, b, c)); */
struct onnx_fusion_gemm_act_match { dfg_node root, a, b, c; /* maybe absent: c */ };
struct onnx_fusion_gemm_act_whole {
    struct onnx_fusion_gemm_act_match m; struct onnx_fusion_activation_whole activation; dfg_node gemm;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_gemm_act, whole, 3, NULL)

/* onnx_fusion.pat:71  pattern matmul_bias_act(a, b, c) = activation(matmul_bias(a, b, c)); */
struct onnx_fusion_matmul_bias_act_match { dfg_node root, a, b, c; };
struct onnx_fusion_matmul_bias_act_whole {
    struct onnx_fusion_matmul_bias_act_match m; struct onnx_fusion_activation_whole activation;
    struct onnx_fusion_matmul_bias_whole matmul_bias;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_matmul_bias_act, whole, 3, NULL)

/* onnx_fusion.pat:72  pattern matmul_bias_gelu(a, b, c) = gelu(matmul_bias(a, b, c)); */
struct onnx_fusion_matmul_bias_gelu_match { dfg_node root, a, b, c; };
struct onnx_fusion_matmul_bias_gelu_whole {
    struct onnx_fusion_matmul_bias_gelu_match m; struct onnx_fusion_gelu_whole gelu;
    struct onnx_fusion_matmul_bias_whole matmul_bias;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_matmul_bias_gelu, whole, 10, NULL)

/* onnx_fusion.pat:76  pattern sum(a, b) = Add(a, b) | Sum(a, b); */
struct onnx_fusion_sum_match { dfg_node root, a, b; };
struct onnx_fusion_sum_whole { struct onnx_fusion_sum_match m; dfg_node add, sum; };
DFG_MATCHERS_OF_WAYS(onnx_fusion_sum, whole, 1, NULL)

/* onnx_fusion.pat:77  pattern conv_sum(x, w, b, residual) = sum(conv(x, w, b), residual); */
struct onnx_fusion_conv_sum_match { dfg_node root, x, w, b, residual; /* maybe absent: b */ };
struct onnx_fusion_conv_sum_whole {
    struct onnx_fusion_conv_sum_match m; struct onnx_fusion_sum_whole sum; dfg_node conv;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_conv_sum, whole, 1, NULL)

/* onnx_fusion.pat:78  pattern conv_norm_sum(x, w, b, scale, bias, mean, variance, residual) = sum(conv_norm(x, w, b, ... */
struct onnx_fusion_conv_norm_sum_match {
    dfg_node root, x, w, b, scale, bias, mean, variance, residual; /* maybe absent: b */
};
struct onnx_fusion_conv_norm_sum_whole {
    struct onnx_fusion_conv_norm_sum_match m; struct onnx_fusion_sum_whole sum;
    struct onnx_fusion_conv_norm_whole conv_norm; dfg_node batchNormalization_call;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_conv_norm_sum, whole, 1, NULL)

/* onnx_fusion.pat:80  pattern conv_sum_act(x, w, b, residual) = activation(conv_sum(x, w, b, residual)); */
struct onnx_fusion_conv_sum_act_match { dfg_node root, x, w, b, residual; /* maybe absent: b */ };
struct onnx_fusion_conv_sum_act_whole {
    struct onnx_fusion_conv_sum_act_match m; struct onnx_fusion_conv_sum_whole conv_sum;
    struct onnx_fusion_relu6_whole relu6; struct onnx_fusion_swish_whole swish;
    struct onnx_fusion_hard_sigmoid_whole hard_sigmoid; dfg_node call, clip, mul, mul_2;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_conv_sum_act, whole, 3, NULL)

/* onnx_fusion.pat:81  pattern conv_norm_sum_act(x, w, b, scale, bias, mean, variance, residual) = activation(conv_no ... */
struct onnx_fusion_conv_norm_sum_act_match {
    dfg_node root, x, w, b, scale, bias, mean, variance, residual; /* maybe absent: b */
};
struct onnx_fusion_conv_norm_sum_act_whole {
    struct onnx_fusion_conv_norm_sum_act_match m; struct onnx_fusion_conv_norm_sum_whole conv_norm_sum;
    struct onnx_fusion_relu6_whole relu6; struct onnx_fusion_swish_whole swish;
    struct onnx_fusion_hard_sigmoid_whole hard_sigmoid;
    dfg_node call, batchNormalization_call, clip, mul, mul_2;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_conv_norm_sum_act, whole, 3, NULL)

/* onnx_fusion.pat:83  pattern matmul_bias_sum(a, b, c, residual) = Add(matmul_bias(a, b, c), residual); */
struct onnx_fusion_matmul_bias_sum_match { dfg_node root, a, b, c, residual; };
struct onnx_fusion_matmul_bias_sum_whole {
    struct onnx_fusion_matmul_bias_sum_match m; struct onnx_fusion_matmul_bias_whole matmul_bias;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_matmul_bias_sum, whole, 1, NULL)

/* onnx_fusion.pat:87  pattern dequantized(q, s, z) = DequantizeLinear(q, s & const, (z & const)?); */
struct onnx_fusion_dequantized_match { dfg_node root, q, s, z; /* maybe absent: z */ };
DFG_MATCHERS_OF_MATCH(onnx_fusion_dequantized, NULL)

/* onnx_fusion.pat:88  pattern quantized(p, s, z) = QuantizeLinear(p, s & const, (z & const)?); */
struct onnx_fusion_quantized_match { dfg_node root, p, s, z; /* maybe absent: z */ };
DFG_MATCHERS_OF_MATCH(onnx_fusion_quantized, NULL)

/* onnx_fusion.pat:93  pattern qdq_conv(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) = qu ... */
struct onnx_fusion_qdq_conv_match {
    dfg_node root, x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero;
    /* maybe absent: x_zero, w_zero, b, b_scale, b_zero, zero */
};
struct onnx_fusion_qdq_conv_whole {
    struct onnx_fusion_qdq_conv_match m; struct onnx_fusion_dequantized_match dequantized;
    struct onnx_fusion_dequantized_match dequantized_2; dfg_node relu, conv, dequantizeLinear_3, constant;
};
DFG_MATCHERS(onnx_fusion_qdq_conv, NULL)

/* onnx_fusion.pat:97  pattern qdq_gemm(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) = qu ... */
struct onnx_fusion_qdq_gemm_match {
    dfg_node root, x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero;
    /* maybe absent: x_zero, w_zero, b, b_scale, b_zero, zero */
};
struct onnx_fusion_qdq_gemm_whole {
    struct onnx_fusion_qdq_gemm_match m; struct onnx_fusion_dequantized_match dequantized;
    struct onnx_fusion_dequantized_match dequantized_2; dfg_node relu, gemm, dequantizeLinear_3, constant;
};
DFG_MATCHERS(onnx_fusion_qdq_gemm, NULL)

/* onnx_fusion.pat:101  pattern qdq_matmul(x, x_scale, x_zero, w, w_scale, w_zero, scale, zero) = quantized(MatMul(de ... */
struct onnx_fusion_qdq_matmul_match {
    dfg_node root, x, x_scale, x_zero, w, w_scale, w_zero, scale, zero;
    /* maybe absent: x_zero, w_zero, zero */
};
struct onnx_fusion_qdq_matmul_whole {
    struct onnx_fusion_qdq_matmul_match m; struct onnx_fusion_dequantized_match dequantized;
    struct onnx_fusion_dequantized_match dequantized_2; dfg_node matMul;
};
DFG_MATCHERS(onnx_fusion_qdq_matmul, NULL)

/* onnx_fusion.pat:103  pattern qdq_binary(x, x_scale, x_zero, y, y_scale, y_zero, scale, zero) = quantized(Relu?((Ad ... */
struct onnx_fusion_qdq_binary_match {
    dfg_node root, x, x_scale, x_zero, y, y_scale, y_zero, scale, zero;
    /* maybe absent: x_zero, y_zero, zero */
};
struct onnx_fusion_qdq_binary_whole {
    struct onnx_fusion_qdq_binary_match m; struct onnx_fusion_dequantized_match dequantized;
    struct onnx_fusion_dequantized_match dequantized_2; dfg_node relu, call;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_qdq_binary, whole, 1, NULL)

/* onnx_fusion.pat:106  pattern qdq_unary(x, x_scale, x_zero, scale, zero) { y = (AveragePool | GlobalAveragePool | M ... */
struct onnx_fusion_qdq_unary_match {
    dfg_node root, x, x_scale, x_zero, scale, zero, y; /* maybe absent: x_zero, zero */
};
struct onnx_fusion_qdq_unary_whole {
    struct onnx_fusion_qdq_unary_match m; struct onnx_fusion_dequantized_match dequantized; dfg_node y_call;
    struct dfg_nodes rest;
};
DFG_MATCHERS(onnx_fusion_qdq_unary, NULL)

/* onnx_fusion.pat:112  pattern requant_shift(x, w, b, mul, add) = RequantShift((Conv | Gemm)(x, w & const, b?), mul  ... */
struct onnx_fusion_requant_shift_match { dfg_node root, x, w, b, mul, add; /* maybe absent: b */ };
struct onnx_fusion_requant_shift_whole { struct onnx_fusion_requant_shift_match m; dfg_node call; };
DFG_MATCHERS(onnx_fusion_requant_shift, NULL)

/* onnx_fusion.pat:114  pattern requantize(x, x_scale, x_zero, scale, zero) = quantized(dequantized(x, x_scale, x_zer ... */
struct onnx_fusion_requantize_match {
    dfg_node root, x, x_scale, x_zero, scale, zero; /* maybe absent: x_zero, zero */
};
struct onnx_fusion_requantize_whole {
    struct onnx_fusion_requantize_match m; struct onnx_fusion_quantized_match quantized;
};
DFG_MATCHERS(onnx_fusion_requantize, NULL)

/* onnx_fusion.pat:119  pattern centred(x) = Sub(x, ReduceMean(x) { keepdims == 1 }); */
struct onnx_fusion_centred_match { dfg_node root, x; };
struct onnx_fusion_centred_whole { struct onnx_fusion_centred_match m; dfg_node reduceMean; };
DFG_MATCHERS(onnx_fusion_centred, NULL)

struct onnx_fusion_layer_norm_n_s_match { dfg_node root, v, e, d, x, eps; /* maybe absent: e, d, x */ };
struct onnx_fusion_layer_norm_n_s_whole {
    struct onnx_fusion_layer_norm_n_s_match m; struct onnx_fusion_centred_whole centred;
    dfg_node add, pow, cast, sub, constant, mul;
};
struct onnx_fusion_layer_norm_n_match { dfg_node root, d, x, s, v, e, eps; /* maybe absent: e */ };
struct onnx_fusion_layer_norm_n_whole {
    struct onnx_fusion_layer_norm_n_match m;
    dfg_node div, reduceMean, add, pow, cast, sub, reduceMean_2, constant, mul, mul_2, reciprocal;
};
/* onnx_fusion.pat:120  pattern layer_norm(x, eps, scale, bias) { d = centred(x); e = Cast?(d | centred(x)); v = Redu ... */
struct onnx_fusion_layer_norm_match {
    dfg_node root, x, eps, scale, bias, d, e, v, s, n; /* maybe absent: eps, bias, d, e, v, s, n */
};
struct onnx_fusion_layer_norm_whole {
    struct onnx_fusion_layer_norm_match m; struct onnx_fusion_layer_norm_n_whole n_3;
    dfg_node add_2, mul_3, layerNormalization, layerNormalization_call;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_layer_norm, whole, 5, NULL)

/* onnx_fusion.pat:130  pattern rms_norm(x, eps, scale) { v = ReduceMean(Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x,  ... */
struct onnx_fusion_rms_norm_match { dfg_node root, x, eps, scale, v, s; };
struct onnx_fusion_rms_norm_whole {
    struct onnx_fusion_rms_norm_match m;
    dfg_node pow, constant, mul, add, cast, div, mul_2, reciprocal, mul_3, div_2, constant_2;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_rms_norm, whole, 4, NULL)

/* onnx_fusion.pat:138  pattern scores(q, k) = Cast?(MatMul(q, k)); */
struct onnx_fusion_scores_match { dfg_node root, q, k; };
struct onnx_fusion_scores_whole { struct onnx_fusion_scores_match m; dfg_node cast, matMul; };
DFG_MATCHERS(onnx_fusion_scores, NULL)

/* onnx_fusion.pat:139  pattern scaled(q, k, s) = Div(scores(q, k), s & const) | Mul(scores(q, k), s & const) | score ... */
struct onnx_fusion_scaled_match { dfg_node root, q, k, s; /* maybe absent: s */ };
struct onnx_fusion_scaled_whole {
    struct onnx_fusion_scaled_match m; struct onnx_fusion_scores_whole scores;
    struct onnx_fusion_scores_whole scores_3; struct onnx_fusion_scores_whole scores_3_2;
    struct onnx_fusion_scores_whole scores_2; dfg_node div, constant, mul, constant_2, mul_2, constant_3;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_scaled, whole, 2, NULL)

/* onnx_fusion.pat:142  pattern attention(q, k, v, s, mask, keep) { a = scaled(q, k, s); m = Add(a, mask) | Where(kee ... */
struct onnx_fusion_attention_match {
    dfg_node root, q, k, v, s, mask, keep, a, m, p; /* maybe absent: s, mask, keep */
};
struct onnx_fusion_attention_whole {
    struct onnx_fusion_attention_match m; struct onnx_fusion_scaled_whole scaled;
    dfg_node add, where, dropout, dropout_call, cast_5; struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(onnx_fusion_attention, whole, 3, NULL)

enum onnx_fusion_entry {
    ONNX_FUSION_QDQ_CONV, /* "qdq_conv": onnx_fusion.pat:93 */
    ONNX_FUSION_QDQ_GEMM, /* "qdq_gemm": onnx_fusion.pat:97 */
    ONNX_FUSION_QDQ_MATMUL, /* "qdq_matmul": onnx_fusion.pat:101 */
    ONNX_FUSION_QDQ_BINARY, /* "qdq_binary": onnx_fusion.pat:103 */
    ONNX_FUSION_QDQ_UNARY, /* "qdq_unary": onnx_fusion.pat:106 */
    ONNX_FUSION_REQUANT_SHIFT, /* "requant_shift": onnx_fusion.pat:112 */
    ONNX_FUSION_ATTENTION, /* "attention": onnx_fusion.pat:142 */
    ONNX_FUSION_LAYER_NORM, /* "layer_norm": onnx_fusion.pat:120 */
    ONNX_FUSION_RMS_NORM, /* "rms_norm": onnx_fusion.pat:130 */
    ONNX_FUSION_CONV_NORM_SUM_ACT, /* "conv_norm_sum_act": onnx_fusion.pat:81 */
    ONNX_FUSION_CONV_NORM_SUM, /* "conv_norm_sum": onnx_fusion.pat:78 */
    ONNX_FUSION_CONV_SUM_ACT, /* "conv_sum_act": onnx_fusion.pat:80 */
    ONNX_FUSION_CONV_NORM_ACT, /* "conv_norm_act": onnx_fusion.pat:65 */
    ONNX_FUSION_CONV_NORM, /* "conv_norm": onnx_fusion.pat:25 */
    ONNX_FUSION_CONV_TRANSPOSE_NORM_ACT, /* "conv_transpose_norm_act": onnx_fusion.pat:67 */
    ONNX_FUSION_CONV_TRANSPOSE_NORM, /* "conv_transpose_norm": onnx_fusion.pat:27 */
    ONNX_FUSION_CONV_ACT, /* "conv_act": onnx_fusion.pat:69 */
    ONNX_FUSION_CONV_SUM, /* "conv_sum": onnx_fusion.pat:77 */
    ONNX_FUSION_GEMM_ACT, /* "gemm_act": onnx_fusion.pat:70 */
    ONNX_FUSION_MATMUL_BIAS_GELU, /* "matmul_bias_gelu": onnx_fusion.pat:72 */
    ONNX_FUSION_MATMUL_BIAS_ACT, /* "matmul_bias_act": onnx_fusion.pat:71 */
    ONNX_FUSION_MATMUL_BIAS_SUM, /* "matmul_bias_sum": onnx_fusion.pat:83 */
    ONNX_FUSION_REQUANTIZE, /* "requantize": onnx_fusion.pat:114 */
    ONNX_FUSION_GELU, /* "gelu": onnx_fusion.pat:59 */
    ONNX_FUSION_HARD_SWISH, /* "hard_swish": onnx_fusion.pat:41 */
    ONNX_FUSION_HARD_SIGMOID, /* "hard_sigmoid": onnx_fusion.pat:37 */
    ONNX_FUSION_SWISH, /* "swish": onnx_fusion.pat:35 */
    ONNX_FUSION_CONV, /* "conv": onnx_fusion.pat:17 */
    ONNX_FUSION_GEMM, /* "gemm": onnx_fusion.pat:18 */
    ONNX_FUSION_MATMUL_BIAS, /* "matmul_bias": onnx_fusion.pat:19 */
    ONNX_FUSION_N_ENTRIES
};
enum { ONNX_FUSION_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table onnx_fusion that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t onnx_fusion_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum onnx_fusion_entry), or -1. */
int32_t onnx_fusion_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t onnx_fusion_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
