/* Made by pat2c from cutlass.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with cutlass_names. */
#ifndef CUTLASS_H
#define CUTLASS_H 0xf605df0ef3e05e7f /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names cutlass_names;

/* cutlass.pat:29  pattern conv2d(x, w) { c = nn.conv2d(x, w) { kernel_layout == "OHWI" }; where conv2d_ok(c, x, w);  ... */
struct cutlass_conv2d_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(cutlass_conv2d, NULL)

/* cutlass.pat:34  pattern conv2d_transpose(x, w) { c = nn.conv2d_transpose(x, w) { kernel_layout == "IHWO" }; where  ... */
struct cutlass_conv2d_transpose_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(cutlass_conv2d_transpose, NULL)

/* cutlass.pat:39  pattern backward_weight(g, x) { c = nn.conv2d_backward_weight(g, x) { kernel_layout == "NHWC" }; w ... */
struct cutlass_backward_weight_match { dfg_node root, g, x, c; };
DFG_MATCHERS_OF_MATCH(cutlass_backward_weight, NULL)

/* cutlass.pat:47  pattern biased(c, b) = (add | nn.bias_add)(c, b) where one_a_channel(b, c); */
struct cutlass_biased_match { dfg_node root, c, b; };
DFG_MATCHERS_OF_WAYS(cutlass_biased, match, 1, NULL)

/* cutlass.pat:49  pattern hardswish(p) { limited = clip(add(p, const)); return multiply(p, divide(limited, const)) | ... */
struct cutlass_hardswish_match { dfg_node root, p, limited; };
struct cutlass_hardswish_whole {
    struct cutlass_hardswish_match m;
    dfg_node add, constant, multiply, divide, constant_2, divide_2, multiply_2, constant_3;
};
DFG_MATCHERS_OF_WAYS(cutlass_hardswish, whole, 2, NULL)

/* cutlass.pat:53  pattern silu(p) = multiply(p, sigmoid(p)); */
struct cutlass_silu_match { dfg_node root, p; };
struct cutlass_silu_whole { struct cutlass_silu_match m; dfg_node sigmoid; };
DFG_MATCHERS_OF_WAYS(cutlass_silu, whole, 1, NULL)

/* cutlass.pat:54  pattern conv2d_bias(x, w, b) = biased(conv2d(x, w), b); */
struct cutlass_conv2d_bias_match { dfg_node root, x, w, b; };
struct cutlass_conv2d_bias_whole { struct cutlass_conv2d_bias_match m; struct cutlass_biased_match biased; };
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias, whole, 1, NULL)

/* cutlass.pat:58  pattern plus(p, r) = add(p, r) where same_shape(p, r); */
struct cutlass_plus_match { dfg_node root, p, r; };
DFG_MATCHERS_OF_WAYS(cutlass_plus, match, 1, NULL)

/* cutlass.pat:59  pattern times(p, r) = multiply(p, r) where same_shape(p, r); */
struct cutlass_times_match { dfg_node root, p, r; };
DFG_MATCHERS_OF_WAYS(cutlass_times, match, 1, NULL)

/* cutlass.pat:68  pattern dense(x, w) { d = nn.dense(x, w); where gemm_types(x, w); return d; } */
struct cutlass_dense_match { dfg_node root, x, w, d; };
DFG_MATCHERS_OF_MATCH(cutlass_dense, NULL)

/* cutlass.pat:73  pattern dense_bias(x, w, b) = biased(dense(x, w), b); */
struct cutlass_dense_bias_match { dfg_node root, x, w, b; };
struct cutlass_dense_bias_whole { struct cutlass_dense_bias_match m; struct cutlass_biased_match biased; };
DFG_MATCHERS_OF_WAYS(cutlass_dense_bias, whole, 1, NULL)

/* cutlass.pat:74  pattern dense_gelu_fp16(x, w, b) { p = dense_bias(x, w, b); return multiply(add(multiply(cast(erf( ... */
struct cutlass_dense_gelu_fp16_match { dfg_node root, x, w, b, p; };
struct cutlass_dense_gelu_fp16_whole {
    struct cutlass_dense_gelu_fp16_match m; struct cutlass_dense_bias_whole dense_bias;
    dfg_node add, multiply, cast, erf, cast_2, multiply_2, x, x_2, x_3;
};
DFG_MATCHERS_OF_WAYS(cutlass_dense_gelu_fp16, whole, 5, NULL)

/* cutlass.pat:78  pattern dense_gelu_fp32(x, w, b) { p = dense_bias(x, w, b); return multiply(add(multiply(erf(multi ... */
struct cutlass_dense_gelu_fp32_match { dfg_node root, x, w, b, p; };
struct cutlass_dense_gelu_fp32_whole {
    struct cutlass_dense_gelu_fp32_match m; struct cutlass_dense_bias_whole dense_bias;
    dfg_node add, multiply, erf, multiply_2, x, x_2, x_3;
};
DFG_MATCHERS_OF_WAYS(cutlass_dense_gelu_fp32, whole, 5, NULL)

/* cutlass.pat:82  pattern batch_matmul(a, b) = nn.batch_matmul(a, b) { transpose_a == false, transpose_b == true } w ... */
struct cutlass_batch_matmul_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_MATCH(cutlass_batch_matmul, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_hardswish_residual_add_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_hardswish_residual_add_whole {
    struct cutlass_conv2d_bias_hardswish_residual_add_match m;
    dfg_node multiply, call, divide, limited, add, constant, constant_2, divide_2, multiply_2, constant_3,
             c;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_hardswish_residual_add, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_hardswish_residual_add_relu_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole {
    struct cutlass_conv2d_bias_hardswish_residual_add_relu_match m;
    struct cutlass_conv2d_bias_hardswish_residual_add_whole add;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_hardswish_residual_add_relu, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_hardswish_residual_multiply_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_hardswish_residual_multiply_whole {
    struct cutlass_conv2d_bias_hardswish_residual_multiply_match m;
    dfg_node multiply, call, divide, limited, add, constant, constant_2, divide_2, multiply_2, constant_3,
             c;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_hardswish_residual_multiply, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match m;
    struct cutlass_conv2d_bias_hardswish_residual_multiply_whole multiply;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_hardswish_residual_multiply_relu, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_silu_residual_add_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_silu_residual_add_whole {
    struct cutlass_conv2d_bias_silu_residual_add_match m; struct cutlass_plus_match plus;
    struct cutlass_silu_whole silu; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_silu_residual_add, whole, 3, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_silu_residual_add_relu_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_silu_residual_add_relu_whole {
    struct cutlass_conv2d_bias_silu_residual_add_relu_match m;
    struct cutlass_conv2d_bias_silu_residual_add_whole add;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_silu_residual_add_relu, whole, 3, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_silu_residual_multiply_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_silu_residual_multiply_whole {
    struct cutlass_conv2d_bias_silu_residual_multiply_match m; struct cutlass_times_match times;
    struct cutlass_silu_whole silu; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_silu_residual_multiply, whole, 3, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_silu_residual_multiply_relu_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_silu_residual_multiply_relu_match m;
    struct cutlass_conv2d_bias_silu_residual_multiply_whole multiply;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_silu_residual_multiply_relu, whole, 3, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_relu_residual_add_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_relu_residual_add_whole {
    struct cutlass_conv2d_bias_relu_residual_add_match m; struct cutlass_biased_match biased;
    dfg_node relu, c;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_relu_residual_add, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_relu_residual_add_relu_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_relu_residual_add_relu_whole {
    struct cutlass_conv2d_bias_relu_residual_add_relu_match m;
    struct cutlass_conv2d_bias_relu_residual_add_whole add;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_relu_residual_add_relu, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_relu_residual_multiply_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_relu_residual_multiply_whole {
    struct cutlass_conv2d_bias_relu_residual_multiply_match m; struct cutlass_biased_match biased;
    dfg_node relu, c;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_relu_residual_multiply, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_relu_residual_multiply_relu_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_relu_residual_multiply_relu_match m;
    struct cutlass_conv2d_bias_relu_residual_multiply_whole multiply;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_relu_residual_multiply_relu, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_sigmoid_residual_add_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_sigmoid_residual_add_whole {
    struct cutlass_conv2d_bias_sigmoid_residual_add_match m; struct cutlass_biased_match biased;
    dfg_node sigmoid, c;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_sigmoid_residual_add, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole {
    struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match m;
    struct cutlass_conv2d_bias_sigmoid_residual_add_whole add;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_sigmoid_residual_add_relu, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_sigmoid_residual_multiply_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole {
    struct cutlass_conv2d_bias_sigmoid_residual_multiply_match m; struct cutlass_biased_match biased;
    dfg_node sigmoid, c;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_sigmoid_residual_multiply, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match m;
    struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole multiply;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_sigmoid_residual_multiply_relu, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_residual_add_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_residual_add_whole {
    struct cutlass_conv2d_bias_residual_add_match m; struct cutlass_plus_match plus; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_residual_add, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_residual_add_relu_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_residual_add_relu_whole {
    struct cutlass_conv2d_bias_residual_add_relu_match m; struct cutlass_conv2d_bias_residual_add_whole add;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_residual_add_relu, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_residual_multiply_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_residual_multiply_whole {
    struct cutlass_conv2d_bias_residual_multiply_match m; struct cutlass_times_match times; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_residual_multiply, whole, 2, NULL)

/* cutlass.pat:87  "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) = g(j(f(biased(c & conv2d(x, w), b)), r))  ... */
struct cutlass_conv2d_bias_residual_multiply_relu_match { dfg_node root, x, w, b, r, c; };
struct cutlass_conv2d_bias_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_residual_multiply_relu_match m;
    struct cutlass_conv2d_bias_residual_multiply_whole multiply;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_residual_multiply_relu, whole, 2, NULL)

/* cutlass.pat:91  "cutlass.dense_bias_relu" = nn.relu(dense_bias); */
struct cutlass_dense_bias_relu_match { dfg_node root; };
struct cutlass_dense_bias_relu_whole {
    struct cutlass_dense_bias_relu_match m; struct cutlass_dense_bias_whole dense_bias;
};
DFG_MATCHERS_OF_WAYS(cutlass_dense_bias_relu, whole, 1, NULL)

/* cutlass.pat:95  "cutlass.conv2d_bias_{f}"(x, w, b) = f(conv2d_bias(x, w, b)); */
struct cutlass_conv2d_bias_hardswish_match { dfg_node root, x, w, b; };
struct cutlass_conv2d_bias_hardswish_whole {
    struct cutlass_conv2d_bias_hardswish_match m;
    dfg_node multiply, call, c, divide, limited, add, constant, constant_2, divide_2, multiply_2,
             constant_3;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_hardswish, whole, 1, NULL)

/* cutlass.pat:95  "cutlass.conv2d_bias_{f}"(x, w, b) = f(conv2d_bias(x, w, b)); */
struct cutlass_conv2d_bias_silu_match { dfg_node root, x, w, b; };
struct cutlass_conv2d_bias_silu_whole {
    struct cutlass_conv2d_bias_silu_match m; struct cutlass_silu_whole silu;
    struct cutlass_conv2d_bias_whole conv2d_bias;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_silu, whole, 2, NULL)

/* cutlass.pat:95  "cutlass.conv2d_bias_{f}"(x, w, b) = f(conv2d_bias(x, w, b)); */
struct cutlass_conv2d_bias_relu_match { dfg_node root, x, w, b; };
struct cutlass_conv2d_bias_relu_whole {
    struct cutlass_conv2d_bias_relu_match m; struct cutlass_conv2d_bias_whole conv2d_bias;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_relu, whole, 1, NULL)

/* cutlass.pat:95  "cutlass.conv2d_bias_{f}"(x, w, b) = f(conv2d_bias(x, w, b)); */
struct cutlass_conv2d_bias_sigmoid_match { dfg_node root, x, w, b; };
struct cutlass_conv2d_bias_sigmoid_whole {
    struct cutlass_conv2d_bias_sigmoid_match m; struct cutlass_conv2d_bias_whole conv2d_bias;
};
DFG_MATCHERS_OF_WAYS(cutlass_conv2d_bias_sigmoid, whole, 1, NULL)

enum cutlass_entry {
    CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD_RELU, /* "cutlass.conv2d_bias_hardswish_residual_add_relu": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_MULTIPLY_RELU, /* "cutlass.conv2d_bias_hardswish_residual_multiply_relu": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU, /* "cutlass.conv2d_bias_silu_residual_add_relu": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY_RELU, /* "cutlass.conv2d_bias_silu_residual_multiply_relu": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU, /* "cutlass.conv2d_bias_relu_residual_add_relu": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY_RELU, /* "cutlass.conv2d_bias_relu_residual_multiply_relu": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD_RELU, /* "cutlass.conv2d_bias_sigmoid_residual_add_relu": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_MULTIPLY_RELU, /* "cutlass.conv2d_bias_sigmoid_residual_multiply_relu": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU, /* "cutlass.conv2d_bias_residual_add_relu": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY_RELU, /* "cutlass.conv2d_bias_residual_multiply_relu": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD, /* "cutlass.conv2d_bias_hardswish_residual_add": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_MULTIPLY, /* "cutlass.conv2d_bias_hardswish_residual_multiply": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD, /* "cutlass.conv2d_bias_silu_residual_add": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY, /* "cutlass.conv2d_bias_silu_residual_multiply": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD, /* "cutlass.conv2d_bias_relu_residual_add": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY, /* "cutlass.conv2d_bias_relu_residual_multiply": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD, /* "cutlass.conv2d_bias_sigmoid_residual_add": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_MULTIPLY, /* "cutlass.conv2d_bias_sigmoid_residual_multiply": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_RESIDUAL_ADD, /* "cutlass.conv2d_bias_residual_add": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY, /* "cutlass.conv2d_bias_residual_multiply": cutlass.pat:87 */
    CUTLASS_DENSE_BIAS_GELU_FP16, /* "cutlass.dense_bias_gelu_fp16": cutlass.pat:74 */
    CUTLASS_DENSE_BIAS_GELU_FP32, /* "cutlass.dense_bias_gelu_fp32": cutlass.pat:78 */
    CUTLASS_DENSE_BIAS_RELU, /* "cutlass.dense_bias_relu": cutlass.pat:91 */
    CUTLASS_DENSE_BIAS, /* "cutlass.dense_bias": cutlass.pat:73 */
    CUTLASS_DENSE, /* "cutlass.dense": cutlass.pat:68 */
    CUTLASS_BATCH_MATMUL, /* "cutlass.batch_matmul": cutlass.pat:82 */
    CUTLASS_CONV2D_BIAS_HARDSWISH, /* "cutlass.conv2d_bias_hardswish": cutlass.pat:95 */
    CUTLASS_CONV2D_BIAS_SILU, /* "cutlass.conv2d_bias_silu": cutlass.pat:95 */
    CUTLASS_CONV2D_BIAS_RELU, /* "cutlass.conv2d_bias_relu": cutlass.pat:95 */
    CUTLASS_CONV2D_BIAS_SIGMOID, /* "cutlass.conv2d_bias_sigmoid": cutlass.pat:95 */
    CUTLASS_CONV2D_BIAS, /* "cutlass.conv2d_bias": cutlass.pat:54 */
    CUTLASS_CONV2D, /* "cutlass.conv2d": cutlass.pat:29 */
    CUTLASS_CONV2D_TRANSPOSE, /* "cutlass.conv2d_transpose": cutlass.pat:34 */
    CUTLASS_CONV2D_BACKWARD_WEIGHT, /* "cutlass.conv2d_backward_weight": cutlass.pat:39 */
    CUTLASS_N_ENTRIES
};
enum { CUTLASS_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table cutlass that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t cutlass_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum cutlass_entry), or -1. */
int32_t cutlass_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t cutlass_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
