/* Made by pat2c from onnx_dnnl.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with onnx_dnnl_names. */
#ifndef ONNX_DNNL_H
#define ONNX_DNNL_H 0x53a002a439cbfd5f /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names onnx_dnnl_names;

/* onnx_dnnl.pat:11  pattern plain(p) = p & _ : f32; */
struct onnx_dnnl_plain_match { dfg_node root, p; };
struct onnx_dnnl_plain_whole { struct onnx_dnnl_plain_match m; dfg_node x; };
DFG_MATCHERS(onnx_dnnl_plain, NULL)

struct onnx_dnnl_quantized_match { dfg_node root, p, s, z; /* maybe absent: z */ };
struct onnx_dnnl_dequantized_match { dfg_node root, q, s, z; /* maybe absent: z */ };
/* onnx_dnnl.pat:15  pattern int8_conv(x, w) { q = qdq_conv(x, _, _, w & const, _, _, _, _, _, _, _); where bytes(x,  ... */
struct onnx_dnnl_int8_conv_match { dfg_node root, x, w, q; };
struct onnx_dnnl_int8_conv_whole {
    struct onnx_dnnl_int8_conv_match m; struct onnx_dnnl_dequantized_match dequantized;
    struct onnx_dnnl_dequantized_match dequantized_2; struct onnx_dnnl_dequantized_match dequantized_3;
    struct onnx_dnnl_quantized_match quantized;
    dfg_node relu, conv, dequantizeLinear_3, constant_7, x_5, x_6, x_7;
};
DFG_MATCHERS(onnx_dnnl_int8_conv, NULL)

/* onnx_dnnl.pat:20  pattern int8_gemm(x, w) { q = qdq_gemm(x, _, _, w & const, _, _, _, _, _, _, _); where bytes(x,  ... */
struct onnx_dnnl_int8_gemm_match { dfg_node root, x, w, q; };
struct onnx_dnnl_int8_gemm_whole {
    struct onnx_dnnl_int8_gemm_match m; struct onnx_dnnl_dequantized_match dequantized;
    struct onnx_dnnl_dequantized_match dequantized_2; struct onnx_dnnl_dequantized_match dequantized_3;
    struct onnx_dnnl_quantized_match quantized;
    dfg_node relu, gemm, dequantizeLinear_3, constant_7, x_5, x_6, x_7;
};
DFG_MATCHERS(onnx_dnnl_int8_gemm, NULL)

/* onnx_dnnl.pat:25  pattern int8_matmul(x, w) { q = qdq_matmul(x, _, _, w, _, _, _, _); where bytes(x, w, q); return ... */
struct onnx_dnnl_int8_matmul_match { dfg_node root, x, w, q; };
struct onnx_dnnl_int8_matmul_whole {
    struct onnx_dnnl_int8_matmul_match m; struct onnx_dnnl_dequantized_match dequantized;
    struct onnx_dnnl_dequantized_match dequantized_2; struct onnx_dnnl_quantized_match quantized;
    dfg_node matMul;
};
DFG_MATCHERS(onnx_dnnl_int8_matmul, NULL)

/* onnx_dnnl.pat:30  pattern int8_binary(x, y) { q = qdq_binary(x, _, _, y, _, _, _, _); where bytes(x, y, q); return ... */
struct onnx_dnnl_int8_binary_match { dfg_node root, x, y, q; };
struct onnx_dnnl_int8_binary_whole {
    struct onnx_dnnl_int8_binary_match m; struct onnx_dnnl_dequantized_match dequantized;
    struct onnx_dnnl_dequantized_match dequantized_2; struct onnx_dnnl_quantized_match quantized;
    dfg_node relu, call;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_int8_binary, whole, 1, NULL)

struct onnx_dnnl_centred_match { dfg_node root, x; };
struct onnx_dnnl_centred_whole { struct onnx_dnnl_centred_match m; dfg_node reduceMean; };
struct onnx_dnnl_dnnl_layer_norm_n_s_match { dfg_node root, d, x; /* maybe absent: d, x */ };
struct onnx_dnnl_dnnl_layer_norm_n_s_whole {
    struct onnx_dnnl_dnnl_layer_norm_n_s_match m; struct onnx_dnnl_centred_whole centred;
    dfg_node add, v, pow, cast, sub, constant, mul, eps, constant_2;
};
struct onnx_dnnl_dnnl_layer_norm_n_match { dfg_node root, x; };
struct onnx_dnnl_dnnl_layer_norm_n_whole {
    struct onnx_dnnl_dnnl_layer_norm_n_match m;
    dfg_node div, d, reduceMean, s, add, v, pow, cast, sub, reduceMean_2, constant, mul, eps, constant_2,
             mul_2, reciprocal;
};
/* onnx_dnnl.pat:42  "dnnl.layer_norm" = plain(layer_norm); */
struct onnx_dnnl_dnnl_layer_norm_match { dfg_node root; };
struct onnx_dnnl_dnnl_layer_norm_whole {
    struct onnx_dnnl_dnnl_layer_norm_match m; struct onnx_dnnl_dnnl_layer_norm_n_whole n_2;
    dfg_node add, mul, x, scale, bias, layerNormalization, layerNormalization_call, x_2;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_layer_norm, whole, 5, NULL)

struct onnx_dnnl_relu6_match { dfg_node root, x; };
struct onnx_dnnl_relu6_whole { struct onnx_dnnl_relu6_match m; dfg_node constant, constant_2; };
struct onnx_dnnl_swish_match { dfg_node root, x; };
struct onnx_dnnl_swish_whole { struct onnx_dnnl_swish_match m; dfg_node sigmoid; };
struct onnx_dnnl_hard_sigmoid_match { dfg_node root, x; };
struct onnx_dnnl_hard_sigmoid_whole {
    struct onnx_dnnl_hard_sigmoid_match m;
    dfg_node div, clip, add, constant, constant_2, constant_3, constant_4, mul, clip_2, add_2, constant_5,
             constant_6, constant_7, constant_8, hardSigmoid;
};
struct onnx_dnnl_sum_match { dfg_node root, a, b; };
struct onnx_dnnl_sum_whole { struct onnx_dnnl_sum_match m; dfg_node add, sum; };
struct onnx_dnnl_normalized_match { dfg_node root, p, scale, bias, mean, variance; };
struct onnx_dnnl_normalized_whole { struct onnx_dnnl_normalized_match m; dfg_node batchNormalization_call; };
struct onnx_dnnl_conv_norm_match {
    dfg_node root, x, w, b, scale, bias, mean, variance; /* maybe absent: b */
};
struct onnx_dnnl_conv_norm_whole {
    struct onnx_dnnl_conv_norm_match m; dfg_node batchNormalization_call, conv;
};
struct onnx_dnnl_conv_norm_sum_match {
    dfg_node root, x, w, b, scale, bias, mean, variance, residual; /* maybe absent: b */
};
struct onnx_dnnl_conv_norm_sum_whole {
    struct onnx_dnnl_conv_norm_sum_match m; struct onnx_dnnl_sum_whole sum;
    struct onnx_dnnl_conv_norm_whole conv_norm; dfg_node batchNormalization_call;
};
/* onnx_dnnl.pat:43  "dnnl.conv_norm_sum_act" = plain(conv_norm_sum_act); */
struct onnx_dnnl_dnnl_conv_norm_sum_act_match { dfg_node root; };
struct onnx_dnnl_dnnl_conv_norm_sum_act_whole {
    struct onnx_dnnl_dnnl_conv_norm_sum_act_match m; struct onnx_dnnl_conv_norm_sum_whole conv_norm_sum;
    struct onnx_dnnl_relu6_whole relu6; struct onnx_dnnl_swish_whole swish;
    struct onnx_dnnl_hard_sigmoid_whole hard_sigmoid;
    dfg_node call, batchNormalization_call, clip, mul, mul_2, x_2;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_conv_norm_sum_act, whole, 3, NULL)

/* onnx_dnnl.pat:44  "dnnl.conv_norm_sum" = plain(conv_norm_sum); */
struct onnx_dnnl_dnnl_conv_norm_sum_match { dfg_node root; };
struct onnx_dnnl_dnnl_conv_norm_sum_whole {
    struct onnx_dnnl_dnnl_conv_norm_sum_match m; struct onnx_dnnl_conv_norm_sum_whole conv_norm_sum;
    dfg_node batchNormalization_call, x_2;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_conv_norm_sum, whole, 1, NULL)

struct onnx_dnnl_conv_sum_match { dfg_node root, x, w, b, residual; /* maybe absent: b */ };
struct onnx_dnnl_conv_sum_whole {
    struct onnx_dnnl_conv_sum_match m; struct onnx_dnnl_sum_whole sum; dfg_node conv;
};
/* onnx_dnnl.pat:45  "dnnl.conv_sum_act" = plain(conv_sum_act); */
struct onnx_dnnl_dnnl_conv_sum_act_match { dfg_node root; };
struct onnx_dnnl_dnnl_conv_sum_act_whole {
    struct onnx_dnnl_dnnl_conv_sum_act_match m; struct onnx_dnnl_conv_sum_whole conv_sum;
    struct onnx_dnnl_relu6_whole relu6; struct onnx_dnnl_swish_whole swish;
    struct onnx_dnnl_hard_sigmoid_whole hard_sigmoid; dfg_node call, clip, mul, mul_2, x_2;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_conv_sum_act, whole, 3, NULL)

struct onnx_dnnl_hard_swish_match { dfg_node root, x; };
struct onnx_dnnl_hard_swish_whole {
    struct onnx_dnnl_hard_swish_match m; struct onnx_dnnl_hard_sigmoid_whole hard_sigmoid;
};
struct onnx_dnnl_activation_match { dfg_node root, x; };
struct onnx_dnnl_activation_whole {
    struct onnx_dnnl_activation_match m; struct onnx_dnnl_relu6_whole relu6;
    struct onnx_dnnl_swish_whole swish; struct onnx_dnnl_hard_swish_whole hard_swish;
    dfg_node call, clip, mul, mul_2;
};
/* onnx_dnnl.pat:46  "dnnl.conv_norm_act" = plain(conv_norm_act); */
struct onnx_dnnl_dnnl_conv_norm_act_match { dfg_node root; };
struct onnx_dnnl_dnnl_conv_norm_act_whole {
    struct onnx_dnnl_dnnl_conv_norm_act_match m; struct onnx_dnnl_activation_whole activation;
    struct onnx_dnnl_conv_norm_whole conv_norm; dfg_node batchNormalization_call, x_2;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_conv_norm_act, whole, 3, NULL)

/* onnx_dnnl.pat:47  "dnnl.conv_norm" = plain(conv_norm); */
struct onnx_dnnl_dnnl_conv_norm_match { dfg_node root; };
struct onnx_dnnl_dnnl_conv_norm_whole {
    struct onnx_dnnl_dnnl_conv_norm_match m; struct onnx_dnnl_conv_norm_whole conv_norm;
    dfg_node batchNormalization, batchNormalization_call, x_2;
};
DFG_MATCHERS(onnx_dnnl_dnnl_conv_norm, NULL)

struct onnx_dnnl_conv_transpose_norm_match {
    dfg_node root, x, w, b, scale, bias, mean, variance; /* maybe absent: b */
};
struct onnx_dnnl_conv_transpose_norm_whole {
    struct onnx_dnnl_conv_transpose_norm_match m; dfg_node batchNormalization_call, convTranspose;
};
/* onnx_dnnl.pat:48  "dnnl.deconv_norm_act" = plain(conv_transpose_norm_act); */
struct onnx_dnnl_dnnl_deconv_norm_act_match { dfg_node root; };
struct onnx_dnnl_dnnl_deconv_norm_act_whole {
    struct onnx_dnnl_dnnl_deconv_norm_act_match m; struct onnx_dnnl_activation_whole activation;
    struct onnx_dnnl_conv_transpose_norm_whole conv_transpose_norm; dfg_node batchNormalization_call, x_2;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_deconv_norm_act, whole, 3, NULL)

/* onnx_dnnl.pat:49  "dnnl.deconv_norm" = plain(conv_transpose_norm); */
struct onnx_dnnl_dnnl_deconv_norm_match { dfg_node root; };
struct onnx_dnnl_dnnl_deconv_norm_whole {
    struct onnx_dnnl_dnnl_deconv_norm_match m;
    struct onnx_dnnl_conv_transpose_norm_whole conv_transpose_norm;
    dfg_node batchNormalization, batchNormalization_call, x_2;
};
DFG_MATCHERS(onnx_dnnl_dnnl_deconv_norm, NULL)

/* onnx_dnnl.pat:50  "dnnl.conv_act" = plain(conv_act); */
struct onnx_dnnl_dnnl_conv_act_match { dfg_node root; };
struct onnx_dnnl_dnnl_conv_act_whole {
    struct onnx_dnnl_dnnl_conv_act_match m; struct onnx_dnnl_activation_whole activation;
    dfg_node conv, x, w, b, x_2;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_conv_act, whole, 3, NULL)

/* onnx_dnnl.pat:51  "dnnl.conv_sum" = plain(conv_sum); */
struct onnx_dnnl_dnnl_conv_sum_match { dfg_node root; };
struct onnx_dnnl_dnnl_conv_sum_whole {
    struct onnx_dnnl_dnnl_conv_sum_match m; struct onnx_dnnl_conv_sum_whole conv_sum; dfg_node x_2;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_conv_sum, whole, 1, NULL)

/* onnx_dnnl.pat:52  "dnnl.gemm_act" = plain(gemm_act); */
struct onnx_dnnl_dnnl_gemm_act_match { dfg_node root; };
struct onnx_dnnl_dnnl_gemm_act_whole {
    struct onnx_dnnl_dnnl_gemm_act_match m; struct onnx_dnnl_activation_whole activation;
    dfg_node gemm, a, b, c, x;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_gemm_act, whole, 3, NULL)

struct onnx_dnnl_gelu_erf_t_match { dfg_node root, x; };
struct onnx_dnnl_gelu_erf_t_whole {
    struct onnx_dnnl_gelu_erf_t_match m; dfg_node erf, div, constant, mul, constant_2, constant_3;
};
struct onnx_dnnl_gelu_erf_match { dfg_node root, x, t; };
struct onnx_dnnl_gelu_erf_whole {
    struct onnx_dnnl_gelu_erf_match m; struct onnx_dnnl_gelu_erf_t_whole t_2;
    dfg_node mul_2, mul_3, constant_4, mul_4, mul_5, constant_5, mul_6, mul_7, constant_6;
};
struct onnx_dnnl_cube_match { dfg_node root, x; };
struct onnx_dnnl_cube_whole { struct onnx_dnnl_cube_match m; dfg_node pow, constant, mul, mul_2; };
struct onnx_dnnl_cubic_match { dfg_node root, x; };
struct onnx_dnnl_cubic_whole {
    struct onnx_dnnl_cubic_match m; struct onnx_dnnl_cube_whole cube;
    dfg_node mul, constant_2, mul_4, mul_5, mul_6, constant_3;
};
struct onnx_dnnl_gelu_tanh_t_match { dfg_node root, x; };
struct onnx_dnnl_gelu_tanh_t_whole {
    struct onnx_dnnl_gelu_tanh_t_match m; struct onnx_dnnl_cubic_whole cubic;
    dfg_node tanh, mul, add, constant_4, constant_5;
};
struct onnx_dnnl_gelu_tanh_match { dfg_node root, x, t; };
struct onnx_dnnl_gelu_tanh_whole {
    struct onnx_dnnl_gelu_tanh_match m; struct onnx_dnnl_gelu_tanh_t_whole t_2;
    dfg_node mul_8, mul_9, constant_6, mul_10, mul_11, constant_7, mul_12, mul_13, constant_8;
};
struct onnx_dnnl_gelu_match { dfg_node root, x; };
struct onnx_dnnl_gelu_whole {
    struct onnx_dnnl_gelu_match m; struct onnx_dnnl_gelu_erf_whole gelu_erf;
    struct onnx_dnnl_gelu_tanh_whole gelu_tanh; dfg_node gelu, gelu_2, fastGelu; struct dfg_nodes rest;
};
struct onnx_dnnl_matmul_bias_match { dfg_node root, a, b, c; };
struct onnx_dnnl_matmul_bias_whole { struct onnx_dnnl_matmul_bias_match m; dfg_node matMul; };
/* onnx_dnnl.pat:53  "dnnl.matmul_bias_gelu" = plain(matmul_bias_gelu); */
struct onnx_dnnl_dnnl_matmul_bias_gelu_match { dfg_node root; };
struct onnx_dnnl_dnnl_matmul_bias_gelu_whole {
    struct onnx_dnnl_dnnl_matmul_bias_gelu_match m; struct onnx_dnnl_gelu_whole gelu;
    struct onnx_dnnl_matmul_bias_whole matmul_bias; dfg_node x;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_matmul_bias_gelu, whole, 10, NULL)

/* onnx_dnnl.pat:54  "dnnl.matmul_bias_act" = plain(matmul_bias_act); */
struct onnx_dnnl_dnnl_matmul_bias_act_match { dfg_node root; };
struct onnx_dnnl_dnnl_matmul_bias_act_whole {
    struct onnx_dnnl_dnnl_matmul_bias_act_match m; struct onnx_dnnl_activation_whole activation;
    struct onnx_dnnl_matmul_bias_whole matmul_bias; dfg_node x;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_matmul_bias_act, whole, 3, NULL)

/* onnx_dnnl.pat:55  "dnnl.matmul_bias_sum" = plain(matmul_bias_sum); */
struct onnx_dnnl_dnnl_matmul_bias_sum_match { dfg_node root; };
struct onnx_dnnl_dnnl_matmul_bias_sum_whole {
    struct onnx_dnnl_dnnl_matmul_bias_sum_match m; struct onnx_dnnl_matmul_bias_whole matmul_bias;
    dfg_node add, residual, x;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_matmul_bias_sum, whole, 1, NULL)

/* onnx_dnnl.pat:56  "dnnl.gelu" = plain(gelu); */
struct onnx_dnnl_dnnl_gelu_match { dfg_node root; };
struct onnx_dnnl_dnnl_gelu_whole {
    struct onnx_dnnl_dnnl_gelu_match m; struct onnx_dnnl_gelu_whole gelu; dfg_node x_2;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_gelu, whole, 10, NULL)

/* onnx_dnnl.pat:57  "dnnl.swish" = plain(swish); */
struct onnx_dnnl_dnnl_swish_match { dfg_node root; };
struct onnx_dnnl_dnnl_swish_whole {
    struct onnx_dnnl_dnnl_swish_match m; struct onnx_dnnl_swish_whole swish; dfg_node mul, x_2;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_swish, whole, 1, NULL)

/* onnx_dnnl.pat:58  "dnnl.hard_swish" = plain(hard_swish); */
struct onnx_dnnl_dnnl_hard_swish_match { dfg_node root; };
struct onnx_dnnl_dnnl_hard_swish_whole {
    struct onnx_dnnl_dnnl_hard_swish_match m; struct onnx_dnnl_hard_swish_whole hard_swish;
    dfg_node mul, x_2;
};
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_hard_swish, whole, 2, NULL)

/* onnx_dnnl.pat:59  "dnnl.matmul_bias" = plain(matmul_bias); */
struct onnx_dnnl_dnnl_matmul_bias_match { dfg_node root; };
struct onnx_dnnl_dnnl_matmul_bias_whole {
    struct onnx_dnnl_dnnl_matmul_bias_match m; struct onnx_dnnl_matmul_bias_whole matmul_bias;
    dfg_node add, x;
};
DFG_MATCHERS(onnx_dnnl_dnnl_matmul_bias, NULL)

/* onnx_dnnl.pat:60  "dnnl.conv" = plain(conv); */
struct onnx_dnnl_dnnl_conv_match { dfg_node root; };
struct onnx_dnnl_dnnl_conv_whole { struct onnx_dnnl_dnnl_conv_match m; dfg_node conv, x, w, b, x_2; };
DFG_MATCHERS(onnx_dnnl_dnnl_conv, NULL)

/* onnx_dnnl.pat:61  "dnnl.deconv" = plain(ConvTranspose(_, _, _)); */
struct onnx_dnnl_dnnl_deconv_match { dfg_node root; };
struct onnx_dnnl_dnnl_deconv_whole {
    struct onnx_dnnl_dnnl_deconv_match m; dfg_node x, convTranspose, x_2, x_3, x_4;
};
DFG_MATCHERS(onnx_dnnl_dnnl_deconv, NULL)

/* onnx_dnnl.pat:62  "dnnl.deconv_no_bias" = plain(ConvTranspose(_, _)); */
struct onnx_dnnl_dnnl_deconv_no_bias_match { dfg_node root; };
struct onnx_dnnl_dnnl_deconv_no_bias_whole {
    struct onnx_dnnl_dnnl_deconv_no_bias_match m; dfg_node x, convTranspose, x_2, x_3;
};
DFG_MATCHERS(onnx_dnnl_dnnl_deconv_no_bias, NULL)

/* onnx_dnnl.pat:63  "dnnl.gemm" = plain(gemm); */
struct onnx_dnnl_dnnl_gemm_match { dfg_node root; };
struct onnx_dnnl_dnnl_gemm_whole { struct onnx_dnnl_dnnl_gemm_match m; dfg_node gemm, a, b, c, x; };
DFG_MATCHERS(onnx_dnnl_dnnl_gemm, NULL)

/* onnx_dnnl.pat:64  "dnnl.matmul" = plain(MatMul(_, _)); */
struct onnx_dnnl_dnnl_matmul_match { dfg_node root; };
struct onnx_dnnl_dnnl_matmul_whole { struct onnx_dnnl_dnnl_matmul_match m; dfg_node x, matMul, x_2, x_3; };
DFG_MATCHERS(onnx_dnnl_dnnl_matmul, NULL)

/* onnx_dnnl.pat:65  "dnnl.softmax" = plain(Softmax(_)); */
struct onnx_dnnl_dnnl_softmax_match { dfg_node root; };
struct onnx_dnnl_dnnl_softmax_whole { struct onnx_dnnl_dnnl_softmax_match m; dfg_node x, softmax, x_2; };
DFG_MATCHERS(onnx_dnnl_dnnl_softmax, NULL)

/* onnx_dnnl.pat:66  "dnnl.pool" = plain((MaxPool | AveragePool)(_) { ceil_mode == 0 } | GlobalAveragePool(_)); */
struct onnx_dnnl_dnnl_pool_match { dfg_node root; };
struct onnx_dnnl_dnnl_pool_whole {
    struct onnx_dnnl_dnnl_pool_match m; dfg_node x, call, call_call, x_2, globalAveragePool, x_3;
};
DFG_MATCHERS(onnx_dnnl_dnnl_pool, NULL)

/* onnx_dnnl.pat:67  "dnnl.batch_norm" = plain(normalized); */
struct onnx_dnnl_dnnl_batch_norm_match { dfg_node root; };
struct onnx_dnnl_dnnl_batch_norm_whole {
    struct onnx_dnnl_dnnl_batch_norm_match m; struct onnx_dnnl_normalized_whole normalized;
    dfg_node batchNormalization, batchNormalization_call, x;
};
DFG_MATCHERS(onnx_dnnl_dnnl_batch_norm, NULL)

/* onnx_dnnl.pat:68  "dnnl.eltwise" = plain((Relu | LeakyRelu | Sigmoid | Tanh | Abs | Exp | Log | Sqrt | Round | Elu ... */
struct onnx_dnnl_dnnl_eltwise_match { dfg_node root; };
struct onnx_dnnl_dnnl_eltwise_whole {
    struct onnx_dnnl_dnnl_eltwise_match m; dfg_node x, call, x_2, clip; struct dfg_nodes rest;
};
DFG_MATCHERS(onnx_dnnl_dnnl_eltwise, NULL)

/* onnx_dnnl.pat:70  "dnnl.binary" = plain((Add | Sub | Mul | Div | Min | Max)(_, _)); */
struct onnx_dnnl_dnnl_binary_match { dfg_node root; };
struct onnx_dnnl_dnnl_binary_whole { struct onnx_dnnl_dnnl_binary_match m; dfg_node x, call, x_2, x_3; };
DFG_MATCHERS_OF_WAYS(onnx_dnnl_dnnl_binary, whole, 1, NULL)

enum onnx_dnnl_entry {
    ONNX_DNNL_DNNL_INT8_CONV, /* "dnnl.int8_conv": onnx_dnnl.pat:15 */
    ONNX_DNNL_DNNL_INT8_GEMM, /* "dnnl.int8_gemm": onnx_dnnl.pat:20 */
    ONNX_DNNL_DNNL_INT8_MATMUL, /* "dnnl.int8_matmul": onnx_dnnl.pat:25 */
    ONNX_DNNL_DNNL_INT8_BINARY, /* "dnnl.int8_binary": onnx_dnnl.pat:30 */
    ONNX_DNNL_DNNL_LAYER_NORM, /* "dnnl.layer_norm": onnx_dnnl.pat:42 */
    ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT, /* "dnnl.conv_norm_sum_act": onnx_dnnl.pat:43 */
    ONNX_DNNL_DNNL_CONV_NORM_SUM, /* "dnnl.conv_norm_sum": onnx_dnnl.pat:44 */
    ONNX_DNNL_DNNL_CONV_SUM_ACT, /* "dnnl.conv_sum_act": onnx_dnnl.pat:45 */
    ONNX_DNNL_DNNL_CONV_NORM_ACT, /* "dnnl.conv_norm_act": onnx_dnnl.pat:46 */
    ONNX_DNNL_DNNL_CONV_NORM, /* "dnnl.conv_norm": onnx_dnnl.pat:47 */
    ONNX_DNNL_DNNL_DECONV_NORM_ACT, /* "dnnl.deconv_norm_act": onnx_dnnl.pat:48 */
    ONNX_DNNL_DNNL_DECONV_NORM, /* "dnnl.deconv_norm": onnx_dnnl.pat:49 */
    ONNX_DNNL_DNNL_CONV_ACT, /* "dnnl.conv_act": onnx_dnnl.pat:50 */
    ONNX_DNNL_DNNL_CONV_SUM, /* "dnnl.conv_sum": onnx_dnnl.pat:51 */
    ONNX_DNNL_DNNL_GEMM_ACT, /* "dnnl.gemm_act": onnx_dnnl.pat:52 */
    ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, /* "dnnl.matmul_bias_gelu": onnx_dnnl.pat:53 */
    ONNX_DNNL_DNNL_MATMUL_BIAS_ACT, /* "dnnl.matmul_bias_act": onnx_dnnl.pat:54 */
    ONNX_DNNL_DNNL_MATMUL_BIAS_SUM, /* "dnnl.matmul_bias_sum": onnx_dnnl.pat:55 */
    ONNX_DNNL_DNNL_GELU, /* "dnnl.gelu": onnx_dnnl.pat:56 */
    ONNX_DNNL_DNNL_SWISH, /* "dnnl.swish": onnx_dnnl.pat:57 */
    ONNX_DNNL_DNNL_HARD_SWISH, /* "dnnl.hard_swish": onnx_dnnl.pat:58 */
    ONNX_DNNL_DNNL_MATMUL_BIAS, /* "dnnl.matmul_bias": onnx_dnnl.pat:59 */
    ONNX_DNNL_DNNL_CONV, /* "dnnl.conv": onnx_dnnl.pat:60 */
    ONNX_DNNL_DNNL_DECONV, /* "dnnl.deconv": onnx_dnnl.pat:61 */
    ONNX_DNNL_DNNL_DECONV_NO_BIAS, /* "dnnl.deconv_no_bias": onnx_dnnl.pat:62 */
    ONNX_DNNL_DNNL_GEMM, /* "dnnl.gemm": onnx_dnnl.pat:63 */
    ONNX_DNNL_DNNL_MATMUL, /* "dnnl.matmul": onnx_dnnl.pat:64 */
    ONNX_DNNL_DNNL_SOFTMAX, /* "dnnl.softmax": onnx_dnnl.pat:65 */
    ONNX_DNNL_DNNL_POOL, /* "dnnl.pool": onnx_dnnl.pat:66 */
    ONNX_DNNL_DNNL_BATCH_NORM, /* "dnnl.batch_norm": onnx_dnnl.pat:67 */
    ONNX_DNNL_DNNL_ELTWISE, /* "dnnl.eltwise": onnx_dnnl.pat:68 */
    ONNX_DNNL_DNNL_BINARY, /* "dnnl.binary": onnx_dnnl.pat:70 */
    ONNX_DNNL_N_ENTRIES
};
enum { ONNX_DNNL_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table onnx_dnnl that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t onnx_dnnl_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum onnx_dnnl_entry), or -1. */
int32_t onnx_dnnl_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t onnx_dnnl_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
