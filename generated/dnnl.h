/* Made by pat2c from dnnl.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with dnnl_names. */
#ifndef DNNL_H
#define DNNL_H 0x3bce8a82b0b10fc6 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names dnnl_names;

/* dnnl.pat:29  pattern conv1d_bias(x, w, b) { c = nn.conv1d(x, w); where bias_fits(c, w, b); return add(c, b); } */
struct dnnl_conv1d_bias_match { dfg_node root, x, w, b, c; };
DFG_MATCHERS_OF_WAYS(dnnl_conv1d_bias, match, 1, NULL)

/* dnnl.pat:34  pattern conv2d_bias(x, w, b) { c = nn.conv2d(x, w); where bias_fits(c, w, b); return add(c, b); } */
struct dnnl_conv2d_bias_match { dfg_node root, x, w, b, c; };
DFG_MATCHERS_OF_WAYS(dnnl_conv2d_bias, match, 1, NULL)

/* dnnl.pat:39  pattern conv3d_bias(x, w, b) { c = nn.conv3d(x, w); where bias_fits(c, w, b); return add(c, b); } */
struct dnnl_conv3d_bias_match { dfg_node root, x, w, b, c; };
DFG_MATCHERS_OF_WAYS(dnnl_conv3d_bias, match, 1, NULL)

/* dnnl.pat:44  pattern deconv2d_bias(x, w, b) { c = nn.conv2d_transpose(x, w); where bias_fits_transposed(c, w, b);  ... */
struct dnnl_deconv2d_bias_match { dfg_node root, x, w, b, c; };
DFG_MATCHERS_OF_WAYS(dnnl_deconv2d_bias, match, 1, NULL)

/* dnnl.pat:49  pattern deconv3d_bias(x, w, b) { c = nn.conv3d_transpose(x, w); where bias_fits_transposed(c, w, b);  ... */
struct dnnl_deconv3d_bias_match { dfg_node root, x, w, b, c; };
DFG_MATCHERS_OF_WAYS(dnnl_deconv3d_bias, match, 1, NULL)

/* dnnl.pat:54  pattern dense_bias(x, w, b) = add(nn.dense(x, w), b); */
struct dnnl_dense_bias_match { dfg_node root, x, w, b; };
struct dnnl_dense_bias_whole { struct dnnl_dense_bias_match m; dfg_node dense; };
DFG_MATCHERS_OF_WAYS(dnnl_dense_bias, whole, 1, NULL)

/* dnnl.pat:60  pattern gelu(p) = multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5); */
struct dnnl_gelu_match { dfg_node root, p; };
struct dnnl_gelu_whole {
    struct dnnl_gelu_match m; dfg_node multiply, add, erf, divide, constant, constant_2, constant_3;
};
DFG_MATCHERS_OF_WAYS(dnnl_gelu, whole, 1, NULL)

/* dnnl.pat:61  pattern swish(p) = multiply(p, sigmoid(p)); */
struct dnnl_swish_match { dfg_node root, p; };
struct dnnl_swish_whole { struct dnnl_swish_match m; dfg_node sigmoid; };
DFG_MATCHERS_OF_WAYS(dnnl_swish, whole, 1, NULL)

/* dnnl.pat:62  pattern mish(p) = multiply(p, tanh(log(add(exp(p), 1)))); */
struct dnnl_mish_match { dfg_node root, p; };
struct dnnl_mish_whole { struct dnnl_mish_match m; dfg_node tanh, log, add, exp, constant; };
DFG_MATCHERS_OF_WAYS(dnnl_mish, whole, 1, NULL)

struct dnnl_requantized_v_match {
    dfg_node root, q, bias, scale, act_scale; /* maybe absent: bias, act_scale */
};
struct dnnl_requantized_v_whole {
    struct dnnl_requantized_v_match m; dfg_node multiply, clip, multiply_2, add, cast;
};
/* dnnl.pat:68  pattern requantized(q, bias, scale, act_scale, sum_scale, residual, zero) = cast(add?(add?(multiply?( ... */
struct dnnl_requantized_match {
    dfg_node root, q, bias, scale, act_scale, sum_scale, residual, zero;
    /* maybe absent: bias, act_scale, sum_scale, residual, zero */
};
struct dnnl_requantized_whole {
    struct dnnl_requantized_match m; struct dnnl_requantized_v_whole v_4;
    dfg_node add, add_2, multiply_3, cast_2;
};
DFG_MATCHERS_OF_WAYS(dnnl_requantized, whole, 2, NULL)

/* dnnl.pat:74  pattern qnn_conv2d(x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero) = requa ... */
struct dnnl_qnn_conv2d_match {
    dfg_node root, x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero;
    /* maybe absent: bias, act_scale, sum_scale, residual, zero */
};
struct dnnl_qnn_conv2d_whole {
    struct dnnl_qnn_conv2d_match m; struct dnnl_requantized_whole requantized;
    dfg_node conv2d, constant, constant_2;
};
DFG_MATCHERS_OF_WAYS(dnnl_qnn_conv2d, whole, 2, NULL)

/* dnnl.pat:78  pattern qnn_dense(x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero) = requan ... */
struct dnnl_qnn_dense_match {
    dfg_node root, x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero;
    /* maybe absent: bias, act_scale, sum_scale, residual, zero */
};
struct dnnl_qnn_dense_whole {
    struct dnnl_qnn_dense_match m; struct dnnl_requantized_whole requantized;
    dfg_node dense, constant, constant_2;
};
DFG_MATCHERS_OF_WAYS(dnnl_qnn_dense, whole, 2, NULL)

/* dnnl.pat:84  pattern dense_bias_sum(x, w, b, residual) { d = nn.dense(x, w); s = add(d, b); where distinct(residua ... */
struct dnnl_dense_bias_sum_match { dfg_node root, x, w, b, residual, d, s; };
DFG_MATCHERS_OF_WAYS(dnnl_dense_bias_sum, match, 2, NULL)

/* dnnl.pat:90  pattern conv2d_bias_sum(x, w, b, residual) { c = nn.conv2d(x, w); s = add(c, b); where bias_fits(c, w ... */
struct dnnl_conv2d_bias_sum_match { dfg_node root, x, w, b, residual, c, s; };
DFG_MATCHERS_OF_WAYS(dnnl_conv2d_bias_sum, match, 2, NULL)

/* dnnl.pat:96  pattern conv2d_bias_sum_relu(x, w, b, residual) = nn.relu(conv2d_bias_sum(x, w, b, residual)); */
struct dnnl_conv2d_bias_sum_relu_match { dfg_node root, x, w, b, residual; };
struct dnnl_conv2d_bias_sum_relu_whole {
    struct dnnl_conv2d_bias_sum_relu_match m; struct dnnl_conv2d_bias_sum_match conv2d_bias_sum;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv2d_bias_sum_relu, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv1d_bias_relu_match { dfg_node root, x, w, b; };
struct dnnl_conv1d_bias_relu_whole {
    struct dnnl_conv1d_bias_relu_match m; struct dnnl_conv1d_bias_match conv1d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv1d_bias_relu, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv2d_bias_relu_match { dfg_node root, x, w, b; };
struct dnnl_conv2d_bias_relu_whole {
    struct dnnl_conv2d_bias_relu_match m; struct dnnl_conv2d_bias_match conv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv2d_bias_relu, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv3d_bias_relu_match { dfg_node root, x, w, b; };
struct dnnl_conv3d_bias_relu_whole {
    struct dnnl_conv3d_bias_relu_match m; struct dnnl_conv3d_bias_match conv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv3d_bias_relu, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv2d_bias_relu_match { dfg_node root, x, w, b; };
struct dnnl_deconv2d_bias_relu_whole {
    struct dnnl_deconv2d_bias_relu_match m; struct dnnl_deconv2d_bias_match deconv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv2d_bias_relu, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv3d_bias_relu_match { dfg_node root, x, w, b; };
struct dnnl_deconv3d_bias_relu_whole {
    struct dnnl_deconv3d_bias_relu_match m; struct dnnl_deconv3d_bias_match deconv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv3d_bias_relu, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_dense_bias_relu_match { dfg_node root, x, w, b; };
struct dnnl_dense_bias_relu_whole {
    struct dnnl_dense_bias_relu_match m; struct dnnl_dense_bias_whole dense_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_dense_bias_relu, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv1d_bias_tanh_match { dfg_node root, x, w, b; };
struct dnnl_conv1d_bias_tanh_whole {
    struct dnnl_conv1d_bias_tanh_match m; struct dnnl_conv1d_bias_match conv1d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv1d_bias_tanh, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv2d_bias_tanh_match { dfg_node root, x, w, b; };
struct dnnl_conv2d_bias_tanh_whole {
    struct dnnl_conv2d_bias_tanh_match m; struct dnnl_conv2d_bias_match conv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv2d_bias_tanh, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv3d_bias_tanh_match { dfg_node root, x, w, b; };
struct dnnl_conv3d_bias_tanh_whole {
    struct dnnl_conv3d_bias_tanh_match m; struct dnnl_conv3d_bias_match conv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv3d_bias_tanh, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv2d_bias_tanh_match { dfg_node root, x, w, b; };
struct dnnl_deconv2d_bias_tanh_whole {
    struct dnnl_deconv2d_bias_tanh_match m; struct dnnl_deconv2d_bias_match deconv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv2d_bias_tanh, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv3d_bias_tanh_match { dfg_node root, x, w, b; };
struct dnnl_deconv3d_bias_tanh_whole {
    struct dnnl_deconv3d_bias_tanh_match m; struct dnnl_deconv3d_bias_match deconv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv3d_bias_tanh, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_dense_bias_tanh_match { dfg_node root, x, w, b; };
struct dnnl_dense_bias_tanh_whole {
    struct dnnl_dense_bias_tanh_match m; struct dnnl_dense_bias_whole dense_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_dense_bias_tanh, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv1d_bias_sigmoid_match { dfg_node root, x, w, b; };
struct dnnl_conv1d_bias_sigmoid_whole {
    struct dnnl_conv1d_bias_sigmoid_match m; struct dnnl_conv1d_bias_match conv1d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv1d_bias_sigmoid, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv2d_bias_sigmoid_match { dfg_node root, x, w, b; };
struct dnnl_conv2d_bias_sigmoid_whole {
    struct dnnl_conv2d_bias_sigmoid_match m; struct dnnl_conv2d_bias_match conv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv2d_bias_sigmoid, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv3d_bias_sigmoid_match { dfg_node root, x, w, b; };
struct dnnl_conv3d_bias_sigmoid_whole {
    struct dnnl_conv3d_bias_sigmoid_match m; struct dnnl_conv3d_bias_match conv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv3d_bias_sigmoid, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv2d_bias_sigmoid_match { dfg_node root, x, w, b; };
struct dnnl_deconv2d_bias_sigmoid_whole {
    struct dnnl_deconv2d_bias_sigmoid_match m; struct dnnl_deconv2d_bias_match deconv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv2d_bias_sigmoid, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv3d_bias_sigmoid_match { dfg_node root, x, w, b; };
struct dnnl_deconv3d_bias_sigmoid_whole {
    struct dnnl_deconv3d_bias_sigmoid_match m; struct dnnl_deconv3d_bias_match deconv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv3d_bias_sigmoid, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_dense_bias_sigmoid_match { dfg_node root, x, w, b; };
struct dnnl_dense_bias_sigmoid_whole {
    struct dnnl_dense_bias_sigmoid_match m; struct dnnl_dense_bias_whole dense_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_dense_bias_sigmoid, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv1d_bias_clip_match { dfg_node root, x, w, b; };
struct dnnl_conv1d_bias_clip_whole {
    struct dnnl_conv1d_bias_clip_match m; struct dnnl_conv1d_bias_match conv1d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv1d_bias_clip, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv2d_bias_clip_match { dfg_node root, x, w, b; };
struct dnnl_conv2d_bias_clip_whole {
    struct dnnl_conv2d_bias_clip_match m; struct dnnl_conv2d_bias_match conv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv2d_bias_clip, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv3d_bias_clip_match { dfg_node root, x, w, b; };
struct dnnl_conv3d_bias_clip_whole {
    struct dnnl_conv3d_bias_clip_match m; struct dnnl_conv3d_bias_match conv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv3d_bias_clip, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv2d_bias_clip_match { dfg_node root, x, w, b; };
struct dnnl_deconv2d_bias_clip_whole {
    struct dnnl_deconv2d_bias_clip_match m; struct dnnl_deconv2d_bias_match deconv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv2d_bias_clip, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv3d_bias_clip_match { dfg_node root, x, w, b; };
struct dnnl_deconv3d_bias_clip_whole {
    struct dnnl_deconv3d_bias_clip_match m; struct dnnl_deconv3d_bias_match deconv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv3d_bias_clip, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_dense_bias_clip_match { dfg_node root, x, w, b; };
struct dnnl_dense_bias_clip_whole {
    struct dnnl_dense_bias_clip_match m; struct dnnl_dense_bias_whole dense_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_dense_bias_clip, whole, 1, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv1d_bias_gelu_match { dfg_node root, x, w, b; };
struct dnnl_conv1d_bias_gelu_whole {
    struct dnnl_conv1d_bias_gelu_match m; struct dnnl_gelu_whole gelu;
    struct dnnl_conv1d_bias_match conv1d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv1d_bias_gelu, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv2d_bias_gelu_match { dfg_node root, x, w, b; };
struct dnnl_conv2d_bias_gelu_whole {
    struct dnnl_conv2d_bias_gelu_match m; struct dnnl_gelu_whole gelu;
    struct dnnl_conv2d_bias_match conv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv2d_bias_gelu, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv3d_bias_gelu_match { dfg_node root, x, w, b; };
struct dnnl_conv3d_bias_gelu_whole {
    struct dnnl_conv3d_bias_gelu_match m; struct dnnl_gelu_whole gelu;
    struct dnnl_conv3d_bias_match conv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv3d_bias_gelu, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv2d_bias_gelu_match { dfg_node root, x, w, b; };
struct dnnl_deconv2d_bias_gelu_whole {
    struct dnnl_deconv2d_bias_gelu_match m; struct dnnl_gelu_whole gelu;
    struct dnnl_deconv2d_bias_match deconv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv2d_bias_gelu, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv3d_bias_gelu_match { dfg_node root, x, w, b; };
struct dnnl_deconv3d_bias_gelu_whole {
    struct dnnl_deconv3d_bias_gelu_match m; struct dnnl_gelu_whole gelu;
    struct dnnl_deconv3d_bias_match deconv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv3d_bias_gelu, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_dense_bias_gelu_match { dfg_node root, x, w, b; };
struct dnnl_dense_bias_gelu_whole {
    struct dnnl_dense_bias_gelu_match m; struct dnnl_gelu_whole gelu;
    struct dnnl_dense_bias_whole dense_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_dense_bias_gelu, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv1d_bias_swish_match { dfg_node root, x, w, b; };
struct dnnl_conv1d_bias_swish_whole {
    struct dnnl_conv1d_bias_swish_match m; struct dnnl_swish_whole swish;
    struct dnnl_conv1d_bias_match conv1d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv1d_bias_swish, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv2d_bias_swish_match { dfg_node root, x, w, b; };
struct dnnl_conv2d_bias_swish_whole {
    struct dnnl_conv2d_bias_swish_match m; struct dnnl_swish_whole swish;
    struct dnnl_conv2d_bias_match conv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv2d_bias_swish, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv3d_bias_swish_match { dfg_node root, x, w, b; };
struct dnnl_conv3d_bias_swish_whole {
    struct dnnl_conv3d_bias_swish_match m; struct dnnl_swish_whole swish;
    struct dnnl_conv3d_bias_match conv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv3d_bias_swish, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv2d_bias_swish_match { dfg_node root, x, w, b; };
struct dnnl_deconv2d_bias_swish_whole {
    struct dnnl_deconv2d_bias_swish_match m; struct dnnl_swish_whole swish;
    struct dnnl_deconv2d_bias_match deconv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv2d_bias_swish, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv3d_bias_swish_match { dfg_node root, x, w, b; };
struct dnnl_deconv3d_bias_swish_whole {
    struct dnnl_deconv3d_bias_swish_match m; struct dnnl_swish_whole swish;
    struct dnnl_deconv3d_bias_match deconv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv3d_bias_swish, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_dense_bias_swish_match { dfg_node root, x, w, b; };
struct dnnl_dense_bias_swish_whole {
    struct dnnl_dense_bias_swish_match m; struct dnnl_swish_whole swish;
    struct dnnl_dense_bias_whole dense_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_dense_bias_swish, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv1d_bias_mish_match { dfg_node root, x, w, b; };
struct dnnl_conv1d_bias_mish_whole {
    struct dnnl_conv1d_bias_mish_match m; struct dnnl_mish_whole mish;
    struct dnnl_conv1d_bias_match conv1d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv1d_bias_mish, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv2d_bias_mish_match { dfg_node root, x, w, b; };
struct dnnl_conv2d_bias_mish_whole {
    struct dnnl_conv2d_bias_mish_match m; struct dnnl_mish_whole mish;
    struct dnnl_conv2d_bias_match conv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv2d_bias_mish, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_conv3d_bias_mish_match { dfg_node root, x, w, b; };
struct dnnl_conv3d_bias_mish_whole {
    struct dnnl_conv3d_bias_mish_match m; struct dnnl_mish_whole mish;
    struct dnnl_conv3d_bias_match conv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv3d_bias_mish, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv2d_bias_mish_match { dfg_node root, x, w, b; };
struct dnnl_deconv2d_bias_mish_whole {
    struct dnnl_deconv2d_bias_mish_match m; struct dnnl_mish_whole mish;
    struct dnnl_deconv2d_bias_match deconv2d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv2d_bias_mish, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_deconv3d_bias_mish_match { dfg_node root, x, w, b; };
struct dnnl_deconv3d_bias_mish_whole {
    struct dnnl_deconv3d_bias_mish_match m; struct dnnl_mish_whole mish;
    struct dnnl_deconv3d_bias_match deconv3d_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv3d_bias_mish, whole, 2, NULL)

/* dnnl.pat:105  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
struct dnnl_dense_bias_mish_match { dfg_node root, x, w, b; };
struct dnnl_dense_bias_mish_whole {
    struct dnnl_dense_bias_mish_match m; struct dnnl_mish_whole mish;
    struct dnnl_dense_bias_whole dense_bias;
};
DFG_MATCHERS_OF_WAYS(dnnl_dense_bias_mish, whole, 2, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv1d_relu_match { dfg_node root, x, w; };
struct dnnl_conv1d_relu_whole { struct dnnl_conv1d_relu_match m; dfg_node conv1d; };
DFG_MATCHERS(dnnl_conv1d_relu, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv2d_relu_match { dfg_node root, x, w; };
struct dnnl_conv2d_relu_whole { struct dnnl_conv2d_relu_match m; dfg_node conv2d; };
DFG_MATCHERS(dnnl_conv2d_relu, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv3d_relu_match { dfg_node root, x, w; };
struct dnnl_conv3d_relu_whole { struct dnnl_conv3d_relu_match m; dfg_node conv3d; };
DFG_MATCHERS(dnnl_conv3d_relu, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv2d_relu_match { dfg_node root, x, w; };
struct dnnl_deconv2d_relu_whole { struct dnnl_deconv2d_relu_match m; dfg_node conv2d_transpose; };
DFG_MATCHERS(dnnl_deconv2d_relu, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv3d_relu_match { dfg_node root, x, w; };
struct dnnl_deconv3d_relu_whole { struct dnnl_deconv3d_relu_match m; dfg_node conv3d_transpose; };
DFG_MATCHERS(dnnl_deconv3d_relu, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_dense_relu_match { dfg_node root, x, w; };
struct dnnl_dense_relu_whole { struct dnnl_dense_relu_match m; dfg_node dense; };
DFG_MATCHERS(dnnl_dense_relu, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv1d_tanh_match { dfg_node root, x, w; };
struct dnnl_conv1d_tanh_whole { struct dnnl_conv1d_tanh_match m; dfg_node conv1d; };
DFG_MATCHERS(dnnl_conv1d_tanh, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv2d_tanh_match { dfg_node root, x, w; };
struct dnnl_conv2d_tanh_whole { struct dnnl_conv2d_tanh_match m; dfg_node conv2d; };
DFG_MATCHERS(dnnl_conv2d_tanh, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv3d_tanh_match { dfg_node root, x, w; };
struct dnnl_conv3d_tanh_whole { struct dnnl_conv3d_tanh_match m; dfg_node conv3d; };
DFG_MATCHERS(dnnl_conv3d_tanh, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv2d_tanh_match { dfg_node root, x, w; };
struct dnnl_deconv2d_tanh_whole { struct dnnl_deconv2d_tanh_match m; dfg_node conv2d_transpose; };
DFG_MATCHERS(dnnl_deconv2d_tanh, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv3d_tanh_match { dfg_node root, x, w; };
struct dnnl_deconv3d_tanh_whole { struct dnnl_deconv3d_tanh_match m; dfg_node conv3d_transpose; };
DFG_MATCHERS(dnnl_deconv3d_tanh, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_dense_tanh_match { dfg_node root, x, w; };
struct dnnl_dense_tanh_whole { struct dnnl_dense_tanh_match m; dfg_node dense; };
DFG_MATCHERS(dnnl_dense_tanh, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv1d_sigmoid_match { dfg_node root, x, w; };
struct dnnl_conv1d_sigmoid_whole { struct dnnl_conv1d_sigmoid_match m; dfg_node conv1d; };
DFG_MATCHERS(dnnl_conv1d_sigmoid, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv2d_sigmoid_match { dfg_node root, x, w; };
struct dnnl_conv2d_sigmoid_whole { struct dnnl_conv2d_sigmoid_match m; dfg_node conv2d; };
DFG_MATCHERS(dnnl_conv2d_sigmoid, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv3d_sigmoid_match { dfg_node root, x, w; };
struct dnnl_conv3d_sigmoid_whole { struct dnnl_conv3d_sigmoid_match m; dfg_node conv3d; };
DFG_MATCHERS(dnnl_conv3d_sigmoid, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv2d_sigmoid_match { dfg_node root, x, w; };
struct dnnl_deconv2d_sigmoid_whole { struct dnnl_deconv2d_sigmoid_match m; dfg_node conv2d_transpose; };
DFG_MATCHERS(dnnl_deconv2d_sigmoid, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv3d_sigmoid_match { dfg_node root, x, w; };
struct dnnl_deconv3d_sigmoid_whole { struct dnnl_deconv3d_sigmoid_match m; dfg_node conv3d_transpose; };
DFG_MATCHERS(dnnl_deconv3d_sigmoid, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_dense_sigmoid_match { dfg_node root, x, w; };
struct dnnl_dense_sigmoid_whole { struct dnnl_dense_sigmoid_match m; dfg_node dense; };
DFG_MATCHERS(dnnl_dense_sigmoid, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv1d_clip_match { dfg_node root, x, w; };
struct dnnl_conv1d_clip_whole { struct dnnl_conv1d_clip_match m; dfg_node conv1d; };
DFG_MATCHERS(dnnl_conv1d_clip, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv2d_clip_match { dfg_node root, x, w; };
struct dnnl_conv2d_clip_whole { struct dnnl_conv2d_clip_match m; dfg_node conv2d; };
DFG_MATCHERS(dnnl_conv2d_clip, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv3d_clip_match { dfg_node root, x, w; };
struct dnnl_conv3d_clip_whole { struct dnnl_conv3d_clip_match m; dfg_node conv3d; };
DFG_MATCHERS(dnnl_conv3d_clip, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv2d_clip_match { dfg_node root, x, w; };
struct dnnl_deconv2d_clip_whole { struct dnnl_deconv2d_clip_match m; dfg_node conv2d_transpose; };
DFG_MATCHERS(dnnl_deconv2d_clip, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv3d_clip_match { dfg_node root, x, w; };
struct dnnl_deconv3d_clip_whole { struct dnnl_deconv3d_clip_match m; dfg_node conv3d_transpose; };
DFG_MATCHERS(dnnl_deconv3d_clip, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_dense_clip_match { dfg_node root, x, w; };
struct dnnl_dense_clip_whole { struct dnnl_dense_clip_match m; dfg_node dense; };
DFG_MATCHERS(dnnl_dense_clip, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv1d_gelu_match { dfg_node root, x, w; };
struct dnnl_conv1d_gelu_whole {
    struct dnnl_conv1d_gelu_match m; struct dnnl_gelu_whole gelu; dfg_node conv1d;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv1d_gelu, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv2d_gelu_match { dfg_node root, x, w; };
struct dnnl_conv2d_gelu_whole {
    struct dnnl_conv2d_gelu_match m; struct dnnl_gelu_whole gelu; dfg_node conv2d;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv2d_gelu, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv3d_gelu_match { dfg_node root, x, w; };
struct dnnl_conv3d_gelu_whole {
    struct dnnl_conv3d_gelu_match m; struct dnnl_gelu_whole gelu; dfg_node conv3d;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv3d_gelu, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv2d_gelu_match { dfg_node root, x, w; };
struct dnnl_deconv2d_gelu_whole {
    struct dnnl_deconv2d_gelu_match m; struct dnnl_gelu_whole gelu; dfg_node conv2d_transpose;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv2d_gelu, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv3d_gelu_match { dfg_node root, x, w; };
struct dnnl_deconv3d_gelu_whole {
    struct dnnl_deconv3d_gelu_match m; struct dnnl_gelu_whole gelu; dfg_node conv3d_transpose;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv3d_gelu, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_dense_gelu_match { dfg_node root, x, w; };
struct dnnl_dense_gelu_whole {
    struct dnnl_dense_gelu_match m; struct dnnl_gelu_whole gelu; dfg_node dense;
};
DFG_MATCHERS_OF_WAYS(dnnl_dense_gelu, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv1d_swish_match { dfg_node root, x, w; };
struct dnnl_conv1d_swish_whole {
    struct dnnl_conv1d_swish_match m; struct dnnl_swish_whole swish; dfg_node conv1d;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv1d_swish, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv2d_swish_match { dfg_node root, x, w; };
struct dnnl_conv2d_swish_whole {
    struct dnnl_conv2d_swish_match m; struct dnnl_swish_whole swish; dfg_node conv2d;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv2d_swish, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv3d_swish_match { dfg_node root, x, w; };
struct dnnl_conv3d_swish_whole {
    struct dnnl_conv3d_swish_match m; struct dnnl_swish_whole swish; dfg_node conv3d;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv3d_swish, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv2d_swish_match { dfg_node root, x, w; };
struct dnnl_deconv2d_swish_whole {
    struct dnnl_deconv2d_swish_match m; struct dnnl_swish_whole swish; dfg_node conv2d_transpose;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv2d_swish, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv3d_swish_match { dfg_node root, x, w; };
struct dnnl_deconv3d_swish_whole {
    struct dnnl_deconv3d_swish_match m; struct dnnl_swish_whole swish; dfg_node conv3d_transpose;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv3d_swish, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_dense_swish_match { dfg_node root, x, w; };
struct dnnl_dense_swish_whole {
    struct dnnl_dense_swish_match m; struct dnnl_swish_whole swish; dfg_node dense;
};
DFG_MATCHERS_OF_WAYS(dnnl_dense_swish, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv1d_mish_match { dfg_node root, x, w; };
struct dnnl_conv1d_mish_whole {
    struct dnnl_conv1d_mish_match m; struct dnnl_mish_whole mish; dfg_node conv1d;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv1d_mish, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv2d_mish_match { dfg_node root, x, w; };
struct dnnl_conv2d_mish_whole {
    struct dnnl_conv2d_mish_match m; struct dnnl_mish_whole mish; dfg_node conv2d;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv2d_mish, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_conv3d_mish_match { dfg_node root, x, w; };
struct dnnl_conv3d_mish_whole {
    struct dnnl_conv3d_mish_match m; struct dnnl_mish_whole mish; dfg_node conv3d;
};
DFG_MATCHERS_OF_WAYS(dnnl_conv3d_mish, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv2d_mish_match { dfg_node root, x, w; };
struct dnnl_deconv2d_mish_whole {
    struct dnnl_deconv2d_mish_match m; struct dnnl_mish_whole mish; dfg_node conv2d_transpose;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv2d_mish, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_deconv3d_mish_match { dfg_node root, x, w; };
struct dnnl_deconv3d_mish_whole {
    struct dnnl_deconv3d_mish_match m; struct dnnl_mish_whole mish; dfg_node conv3d_transpose;
};
DFG_MATCHERS_OF_WAYS(dnnl_deconv3d_mish, whole, 1, NULL)

/* dnnl.pat:107  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
struct dnnl_dense_mish_match { dfg_node root, x, w; };
struct dnnl_dense_mish_whole {
    struct dnnl_dense_mish_match m; struct dnnl_mish_whole mish; dfg_node dense;
};
DFG_MATCHERS_OF_WAYS(dnnl_dense_mish, whole, 1, NULL)

enum dnnl_entry {
    DNNL_QNN_CONV2D, /* "dnnl.qnn.conv2d": dnnl.pat:74 */
    DNNL_QNN_DENSE, /* "dnnl.qnn.dense": dnnl.pat:78 */
    DNNL_DENSE_BIAS_SUM, /* "dnnl.dense_bias_sum": dnnl.pat:84 */
    DNNL_CONV2D_BIAS_SUM_RELU, /* "dnnl.conv2d_bias_sum_relu": dnnl.pat:96 */
    DNNL_CONV2D_BIAS_SUM, /* "dnnl.conv2d_bias_sum": dnnl.pat:90 */
    DNNL_CONV1D_BIAS_RELU, /* "dnnl.conv1d_bias_relu": dnnl.pat:105 */
    DNNL_CONV2D_BIAS_RELU, /* "dnnl.conv2d_bias_relu": dnnl.pat:105 */
    DNNL_CONV3D_BIAS_RELU, /* "dnnl.conv3d_bias_relu": dnnl.pat:105 */
    DNNL_DECONV2D_BIAS_RELU, /* "dnnl.deconv2d_bias_relu": dnnl.pat:105 */
    DNNL_DECONV3D_BIAS_RELU, /* "dnnl.deconv3d_bias_relu": dnnl.pat:105 */
    DNNL_DENSE_BIAS_RELU, /* "dnnl.dense_bias_relu": dnnl.pat:105 */
    DNNL_CONV1D_BIAS_TANH, /* "dnnl.conv1d_bias_tanh": dnnl.pat:105 */
    DNNL_CONV2D_BIAS_TANH, /* "dnnl.conv2d_bias_tanh": dnnl.pat:105 */
    DNNL_CONV3D_BIAS_TANH, /* "dnnl.conv3d_bias_tanh": dnnl.pat:105 */
    DNNL_DECONV2D_BIAS_TANH, /* "dnnl.deconv2d_bias_tanh": dnnl.pat:105 */
    DNNL_DECONV3D_BIAS_TANH, /* "dnnl.deconv3d_bias_tanh": dnnl.pat:105 */
    DNNL_DENSE_BIAS_TANH, /* "dnnl.dense_bias_tanh": dnnl.pat:105 */
    DNNL_CONV1D_BIAS_SIGMOID, /* "dnnl.conv1d_bias_sigmoid": dnnl.pat:105 */
    DNNL_CONV2D_BIAS_SIGMOID, /* "dnnl.conv2d_bias_sigmoid": dnnl.pat:105 */
    DNNL_CONV3D_BIAS_SIGMOID, /* "dnnl.conv3d_bias_sigmoid": dnnl.pat:105 */
    DNNL_DECONV2D_BIAS_SIGMOID, /* "dnnl.deconv2d_bias_sigmoid": dnnl.pat:105 */
    DNNL_DECONV3D_BIAS_SIGMOID, /* "dnnl.deconv3d_bias_sigmoid": dnnl.pat:105 */
    DNNL_DENSE_BIAS_SIGMOID, /* "dnnl.dense_bias_sigmoid": dnnl.pat:105 */
    DNNL_CONV1D_BIAS_CLIP, /* "dnnl.conv1d_bias_clip": dnnl.pat:105 */
    DNNL_CONV2D_BIAS_CLIP, /* "dnnl.conv2d_bias_clip": dnnl.pat:105 */
    DNNL_CONV3D_BIAS_CLIP, /* "dnnl.conv3d_bias_clip": dnnl.pat:105 */
    DNNL_DECONV2D_BIAS_CLIP, /* "dnnl.deconv2d_bias_clip": dnnl.pat:105 */
    DNNL_DECONV3D_BIAS_CLIP, /* "dnnl.deconv3d_bias_clip": dnnl.pat:105 */
    DNNL_DENSE_BIAS_CLIP, /* "dnnl.dense_bias_clip": dnnl.pat:105 */
    DNNL_CONV1D_BIAS_GELU, /* "dnnl.conv1d_bias_gelu": dnnl.pat:105 */
    DNNL_CONV2D_BIAS_GELU, /* "dnnl.conv2d_bias_gelu": dnnl.pat:105 */
    DNNL_CONV3D_BIAS_GELU, /* "dnnl.conv3d_bias_gelu": dnnl.pat:105 */
    DNNL_DECONV2D_BIAS_GELU, /* "dnnl.deconv2d_bias_gelu": dnnl.pat:105 */
    DNNL_DECONV3D_BIAS_GELU, /* "dnnl.deconv3d_bias_gelu": dnnl.pat:105 */
    DNNL_DENSE_BIAS_GELU, /* "dnnl.dense_bias_gelu": dnnl.pat:105 */
    DNNL_CONV1D_BIAS_SWISH, /* "dnnl.conv1d_bias_swish": dnnl.pat:105 */
    DNNL_CONV2D_BIAS_SWISH, /* "dnnl.conv2d_bias_swish": dnnl.pat:105 */
    DNNL_CONV3D_BIAS_SWISH, /* "dnnl.conv3d_bias_swish": dnnl.pat:105 */
    DNNL_DECONV2D_BIAS_SWISH, /* "dnnl.deconv2d_bias_swish": dnnl.pat:105 */
    DNNL_DECONV3D_BIAS_SWISH, /* "dnnl.deconv3d_bias_swish": dnnl.pat:105 */
    DNNL_DENSE_BIAS_SWISH, /* "dnnl.dense_bias_swish": dnnl.pat:105 */
    DNNL_CONV1D_BIAS_MISH, /* "dnnl.conv1d_bias_mish": dnnl.pat:105 */
    DNNL_CONV2D_BIAS_MISH, /* "dnnl.conv2d_bias_mish": dnnl.pat:105 */
    DNNL_CONV3D_BIAS_MISH, /* "dnnl.conv3d_bias_mish": dnnl.pat:105 */
    DNNL_DECONV2D_BIAS_MISH, /* "dnnl.deconv2d_bias_mish": dnnl.pat:105 */
    DNNL_DECONV3D_BIAS_MISH, /* "dnnl.deconv3d_bias_mish": dnnl.pat:105 */
    DNNL_DENSE_BIAS_MISH, /* "dnnl.dense_bias_mish": dnnl.pat:105 */
    DNNL_CONV1D_BIAS, /* "dnnl.conv1d_bias": dnnl.pat:29 */
    DNNL_CONV2D_BIAS, /* "dnnl.conv2d_bias": dnnl.pat:34 */
    DNNL_CONV3D_BIAS, /* "dnnl.conv3d_bias": dnnl.pat:39 */
    DNNL_DECONV2D_BIAS, /* "dnnl.deconv2d_bias": dnnl.pat:44 */
    DNNL_DECONV3D_BIAS, /* "dnnl.deconv3d_bias": dnnl.pat:49 */
    DNNL_DENSE_BIAS, /* "dnnl.dense_bias": dnnl.pat:54 */
    DNNL_CONV1D_RELU, /* "dnnl.conv1d_relu": dnnl.pat:107 */
    DNNL_CONV2D_RELU, /* "dnnl.conv2d_relu": dnnl.pat:107 */
    DNNL_CONV3D_RELU, /* "dnnl.conv3d_relu": dnnl.pat:107 */
    DNNL_DECONV2D_RELU, /* "dnnl.deconv2d_relu": dnnl.pat:107 */
    DNNL_DECONV3D_RELU, /* "dnnl.deconv3d_relu": dnnl.pat:107 */
    DNNL_DENSE_RELU, /* "dnnl.dense_relu": dnnl.pat:107 */
    DNNL_CONV1D_TANH, /* "dnnl.conv1d_tanh": dnnl.pat:107 */
    DNNL_CONV2D_TANH, /* "dnnl.conv2d_tanh": dnnl.pat:107 */
    DNNL_CONV3D_TANH, /* "dnnl.conv3d_tanh": dnnl.pat:107 */
    DNNL_DECONV2D_TANH, /* "dnnl.deconv2d_tanh": dnnl.pat:107 */
    DNNL_DECONV3D_TANH, /* "dnnl.deconv3d_tanh": dnnl.pat:107 */
    DNNL_DENSE_TANH, /* "dnnl.dense_tanh": dnnl.pat:107 */
    DNNL_CONV1D_SIGMOID, /* "dnnl.conv1d_sigmoid": dnnl.pat:107 */
    DNNL_CONV2D_SIGMOID, /* "dnnl.conv2d_sigmoid": dnnl.pat:107 */
    DNNL_CONV3D_SIGMOID, /* "dnnl.conv3d_sigmoid": dnnl.pat:107 */
    DNNL_DECONV2D_SIGMOID, /* "dnnl.deconv2d_sigmoid": dnnl.pat:107 */
    DNNL_DECONV3D_SIGMOID, /* "dnnl.deconv3d_sigmoid": dnnl.pat:107 */
    DNNL_DENSE_SIGMOID, /* "dnnl.dense_sigmoid": dnnl.pat:107 */
    DNNL_CONV1D_CLIP, /* "dnnl.conv1d_clip": dnnl.pat:107 */
    DNNL_CONV2D_CLIP, /* "dnnl.conv2d_clip": dnnl.pat:107 */
    DNNL_CONV3D_CLIP, /* "dnnl.conv3d_clip": dnnl.pat:107 */
    DNNL_DECONV2D_CLIP, /* "dnnl.deconv2d_clip": dnnl.pat:107 */
    DNNL_DECONV3D_CLIP, /* "dnnl.deconv3d_clip": dnnl.pat:107 */
    DNNL_DENSE_CLIP, /* "dnnl.dense_clip": dnnl.pat:107 */
    DNNL_CONV1D_GELU, /* "dnnl.conv1d_gelu": dnnl.pat:107 */
    DNNL_CONV2D_GELU, /* "dnnl.conv2d_gelu": dnnl.pat:107 */
    DNNL_CONV3D_GELU, /* "dnnl.conv3d_gelu": dnnl.pat:107 */
    DNNL_DECONV2D_GELU, /* "dnnl.deconv2d_gelu": dnnl.pat:107 */
    DNNL_DECONV3D_GELU, /* "dnnl.deconv3d_gelu": dnnl.pat:107 */
    DNNL_DENSE_GELU, /* "dnnl.dense_gelu": dnnl.pat:107 */
    DNNL_CONV1D_SWISH, /* "dnnl.conv1d_swish": dnnl.pat:107 */
    DNNL_CONV2D_SWISH, /* "dnnl.conv2d_swish": dnnl.pat:107 */
    DNNL_CONV3D_SWISH, /* "dnnl.conv3d_swish": dnnl.pat:107 */
    DNNL_DECONV2D_SWISH, /* "dnnl.deconv2d_swish": dnnl.pat:107 */
    DNNL_DECONV3D_SWISH, /* "dnnl.deconv3d_swish": dnnl.pat:107 */
    DNNL_DENSE_SWISH, /* "dnnl.dense_swish": dnnl.pat:107 */
    DNNL_CONV1D_MISH, /* "dnnl.conv1d_mish": dnnl.pat:107 */
    DNNL_CONV2D_MISH, /* "dnnl.conv2d_mish": dnnl.pat:107 */
    DNNL_CONV3D_MISH, /* "dnnl.conv3d_mish": dnnl.pat:107 */
    DNNL_DECONV2D_MISH, /* "dnnl.deconv2d_mish": dnnl.pat:107 */
    DNNL_DECONV3D_MISH, /* "dnnl.deconv3d_mish": dnnl.pat:107 */
    DNNL_DENSE_MISH, /* "dnnl.dense_mish": dnnl.pat:107 */
    DNNL_N_ENTRIES
};
enum { DNNL_WORDS = 2 /* 64-bit words of a candidate set */ };

/* The entries of table dnnl that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
void dnnl_candidates(const dfg_graph *g, dfg_node n, uint64_t set[2]);

/* The entry of highest priority that does match at n (enum dnnl_entry), or -1. */
int32_t dnnl_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (2 words each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t dnnl_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
