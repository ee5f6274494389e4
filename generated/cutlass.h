/* Made by pat2c from cutlass.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with cutlass_names.
 */
#ifndef CUTLASS_H
#define CUTLASS_H

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names cutlass_names;

/* cutlass.pat:23
 * pattern conv2d(x, w) {
 *     c = nn.conv2d(x, w);
 *     where conv2d_ok(c, x, w);
 *     return c;
 * }
 */
struct cutlass_conv2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node c;
};
bool cutlass_conv2d_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_match *m);
bool cutlass_conv2d_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct cutlass_conv2d_match *m),
                         void *ctx);

/* cutlass.pat:28
 * pattern biased(x, w, b) {
 *     c = conv2d(x, w);
 *     where one_a_channel(b, c);
 *     return (add | nn.bias_add)(c, b);
 * }
 */
struct cutlass_biased_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node c;
};
bool cutlass_biased_match(const dfg_graph *g, dfg_node n, struct cutlass_biased_match *m);
bool cutlass_biased_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct cutlass_biased_match *m),
                         void *ctx);

/* cutlass.pat:33
 * pattern hardswish(x, w, b) {
 *     p = biased(x, w, b);
 *     return multiply(p, divide(clip(add(p, const)), const));
 * }
 */
struct cutlass_hardswish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node p;
};
bool cutlass_hardswish_match(const dfg_graph *g, dfg_node n, struct cutlass_hardswish_match *m);
bool cutlass_hardswish_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct cutlass_hardswish_match *m),
                            void *ctx);

/* cutlass.pat:37
 * pattern silu(x, w, b) {
 *     p = biased(x, w, b);
 *     return multiply(p, sigmoid(p));
 * }
 */
struct cutlass_silu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node p;
};
bool cutlass_silu_match(const dfg_graph *g, dfg_node n, struct cutlass_silu_match *m);
bool cutlass_silu_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct cutlass_silu_match *m),
                       void *ctx);

/* cutlass.pat:41
 * pattern relu(x, w, b) = nn.relu(biased(x, w, b));
 */
struct cutlass_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool cutlass_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_relu_match *m);
bool cutlass_relu_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct cutlass_relu_match *m),
                       void *ctx);

/* cutlass.pat:42
 * pattern gated(x, w, b) = sigmoid(biased(x, w, b));
 */
struct cutlass_gated_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool cutlass_gated_match(const dfg_graph *g, dfg_node n, struct cutlass_gated_match *m);
bool cutlass_gated_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct cutlass_gated_match *m),
                        void *ctx);

/* cutlass.pat:44
 * pattern conv2d_transpose(x, w) {
 *     c = nn.conv2d_transpose(x, w) { data_layout == "NHWC", kernel_layout == "IHWO" };
 *     where gemm_types(x, w);
 *     return c;
 * }
 */
struct cutlass_conv2d_transpose_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node c;
};
bool cutlass_conv2d_transpose_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_transpose_match *m);
bool cutlass_conv2d_transpose_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct cutlass_conv2d_transpose_match *m),
                                   void *ctx);

/* cutlass.pat:49
 * pattern backward_weight(g, x) {
 *     c = nn.conv2d_backward_weight(g, x) { kernel_layout == "NHWC" };
 *     where gemm_types(g, x);
 *     return c;
 * }
 */
struct cutlass_backward_weight_match {
    dfg_node root;
    dfg_node g;
    dfg_node x;
    dfg_node c;
};
bool cutlass_backward_weight_match(const dfg_graph *g, dfg_node n, struct cutlass_backward_weight_match *m);
bool cutlass_backward_weight_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct cutlass_backward_weight_match *m),
                                  void *ctx);

/* cutlass.pat:57
 * pattern hardswish_add(r) {
 *     p = hardswish;
 *     where same_shape(p, r);
 *     return add(p, r);
 * }
 */
struct cutlass_hardswish_add_match {
    dfg_node root;
    dfg_node r;
    dfg_node p;
};
bool cutlass_hardswish_add_match(const dfg_graph *g, dfg_node n, struct cutlass_hardswish_add_match *m);
bool cutlass_hardswish_add_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct cutlass_hardswish_add_match *m),
                                void *ctx);

/* cutlass.pat:62
 * pattern hardswish_mul(r) {
 *     p = hardswish;
 *     where same_shape(p, r);
 *     return multiply(p, r);
 * }
 */
struct cutlass_hardswish_mul_match {
    dfg_node root;
    dfg_node r;
    dfg_node p;
};
bool cutlass_hardswish_mul_match(const dfg_graph *g, dfg_node n, struct cutlass_hardswish_mul_match *m);
bool cutlass_hardswish_mul_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct cutlass_hardswish_mul_match *m),
                                void *ctx);

/* cutlass.pat:67
 * pattern silu_add(r) {
 *     p = silu;
 *     where same_shape(p, r);
 *     return add(p, r);
 * }
 */
struct cutlass_silu_add_match {
    dfg_node root;
    dfg_node r;
    dfg_node p;
};
bool cutlass_silu_add_match(const dfg_graph *g, dfg_node n, struct cutlass_silu_add_match *m);
bool cutlass_silu_add_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct cutlass_silu_add_match *m),
                           void *ctx);

/* cutlass.pat:72
 * pattern silu_mul(r) {
 *     p = silu;
 *     where same_shape(p, r);
 *     return multiply(p, r);
 * }
 */
struct cutlass_silu_mul_match {
    dfg_node root;
    dfg_node r;
    dfg_node p;
};
bool cutlass_silu_mul_match(const dfg_graph *g, dfg_node n, struct cutlass_silu_mul_match *m);
bool cutlass_silu_mul_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct cutlass_silu_mul_match *m),
                           void *ctx);

/* cutlass.pat:77
 * pattern relu_add(r) {
 *     p = relu;
 *     where same_shape(p, r);
 *     return add(p, r);
 * }
 */
struct cutlass_relu_add_match {
    dfg_node root;
    dfg_node r;
    dfg_node p;
};
bool cutlass_relu_add_match(const dfg_graph *g, dfg_node n, struct cutlass_relu_add_match *m);
bool cutlass_relu_add_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct cutlass_relu_add_match *m),
                           void *ctx);

/* cutlass.pat:82
 * pattern relu_mul(r) {
 *     p = relu;
 *     where same_shape(p, r);
 *     return multiply(p, r);
 * }
 */
struct cutlass_relu_mul_match {
    dfg_node root;
    dfg_node r;
    dfg_node p;
};
bool cutlass_relu_mul_match(const dfg_graph *g, dfg_node n, struct cutlass_relu_mul_match *m);
bool cutlass_relu_mul_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct cutlass_relu_mul_match *m),
                           void *ctx);

/* cutlass.pat:87
 * pattern sigmoid_add(r) {
 *     p = gated;
 *     where same_shape(p, r);
 *     return add(p, r);
 * }
 */
struct cutlass_sigmoid_add_match {
    dfg_node root;
    dfg_node r;
    dfg_node p;
};
bool cutlass_sigmoid_add_match(const dfg_graph *g, dfg_node n, struct cutlass_sigmoid_add_match *m);
bool cutlass_sigmoid_add_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct cutlass_sigmoid_add_match *m),
                              void *ctx);

/* cutlass.pat:92
 * pattern sigmoid_mul(r) {
 *     p = gated;
 *     where same_shape(p, r);
 *     return multiply(p, r);
 * }
 */
struct cutlass_sigmoid_mul_match {
    dfg_node root;
    dfg_node r;
    dfg_node p;
};
bool cutlass_sigmoid_mul_match(const dfg_graph *g, dfg_node n, struct cutlass_sigmoid_mul_match *m);
bool cutlass_sigmoid_mul_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct cutlass_sigmoid_mul_match *m),
                              void *ctx);

/* cutlass.pat:97
 * pattern bias_add(r) {
 *     p = biased;
 *     where same_shape(p, r);
 *     return add(p, r);
 * }
 */
struct cutlass_bias_add_match {
    dfg_node root;
    dfg_node r;
    dfg_node p;
};
bool cutlass_bias_add_match(const dfg_graph *g, dfg_node n, struct cutlass_bias_add_match *m);
bool cutlass_bias_add_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct cutlass_bias_add_match *m),
                           void *ctx);

/* cutlass.pat:102
 * pattern bias_mul(r) {
 *     p = biased;
 *     where same_shape(p, r);
 *     return multiply(p, r);
 * }
 */
struct cutlass_bias_mul_match {
    dfg_node root;
    dfg_node r;
    dfg_node p;
};
bool cutlass_bias_mul_match(const dfg_graph *g, dfg_node n, struct cutlass_bias_mul_match *m);
bool cutlass_bias_mul_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct cutlass_bias_mul_match *m),
                           void *ctx);

/* cutlass.pat:110
 * pattern dense(x, w) {
 *     d = nn.dense(x, w);
 *     where gemm_types(x, w);
 *     return d;
 * }
 */
struct cutlass_dense_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node d;
};
bool cutlass_dense_match(const dfg_graph *g, dfg_node n, struct cutlass_dense_match *m);
bool cutlass_dense_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct cutlass_dense_match *m),
                        void *ctx);

/* cutlass.pat:115
 * pattern dense_bias(x, w, b) {
 *     d = dense(x, w);
 *     where one_a_channel(b, d);
 *     return (add | nn.bias_add)(d, b);
 * }
 */
struct cutlass_dense_bias_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node d;
};
bool cutlass_dense_bias_match(const dfg_graph *g, dfg_node n, struct cutlass_dense_bias_match *m);
bool cutlass_dense_bias_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct cutlass_dense_bias_match *m),
                             void *ctx);

/* cutlass.pat:120
 * pattern dense_gelu_fp16(x, w, b) {
 *     p = dense_bias(x, w, b);
 *     where p.dtype == f16;
 *     return multiply(add(multiply(cast(erf(cast(multiply(p, _)))), _), _), p);
 * }
 */
struct cutlass_dense_gelu_fp16_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node p;
};
bool cutlass_dense_gelu_fp16_match(const dfg_graph *g, dfg_node n, struct cutlass_dense_gelu_fp16_match *m);
bool cutlass_dense_gelu_fp16_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct cutlass_dense_gelu_fp16_match *m),
                                  void *ctx);

/* cutlass.pat:125
 * pattern dense_gelu_fp32(x, w, b) {
 *     p = dense_bias(x, w, b);
 *     where p.dtype == f32;
 *     return multiply(add(multiply(erf(multiply(p, _)), _), _), p);
 * }
 */
struct cutlass_dense_gelu_fp32_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node p;
};
bool cutlass_dense_gelu_fp32_match(const dfg_graph *g, dfg_node n, struct cutlass_dense_gelu_fp32_match *m);
bool cutlass_dense_gelu_fp32_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct cutlass_dense_gelu_fp32_match *m),
                                  void *ctx);

/* cutlass.pat:130
 * pattern batch_matmul(a, b) = nn.batch_matmul(a, b) { transpose_a == false, transpose_b == true }
 *         where a.dtype == b.dtype, gemm_types(a, b);
 */
struct cutlass_batch_matmul_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
};
bool cutlass_batch_matmul_match(const dfg_graph *g, dfg_node n, struct cutlass_batch_matmul_match *m);
bool cutlass_batch_matmul_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct cutlass_batch_matmul_match *m),
                               void *ctx);

/* cutlass.pat:135
 * "cutlass.conv2d_bias_hardswish_residual_add_relu"      = nn.relu(hardswish_add);
 */
struct cutlass_conv2d_bias_hardswish_residual_add_relu_match {
    dfg_node root;
};
bool cutlass_conv2d_bias_hardswish_residual_add_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_hardswish_residual_add_relu_match *m);
bool cutlass_conv2d_bias_hardswish_residual_add_relu_each(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_hardswish_residual_add_relu_match *m),
                                                          void *ctx);

/* cutlass.pat:136
 * "cutlass.conv2d_bias_hardswish_residual_multiply_relu" = nn.relu(hardswish_mul);
 */
struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match {
    dfg_node root;
};
bool cutlass_conv2d_bias_hardswish_residual_multiply_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match *m);
bool cutlass_conv2d_bias_hardswish_residual_multiply_relu_each(const dfg_graph *g, dfg_node n,
                                                               bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match *m),
                                                               void *ctx);

/* cutlass.pat:137
 * "cutlass.conv2d_bias_silu_residual_add_relu"           = nn.relu(silu_add);
 */
struct cutlass_conv2d_bias_silu_residual_add_relu_match {
    dfg_node root;
};
bool cutlass_conv2d_bias_silu_residual_add_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_silu_residual_add_relu_match *m);
bool cutlass_conv2d_bias_silu_residual_add_relu_each(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_silu_residual_add_relu_match *m),
                                                     void *ctx);

/* cutlass.pat:138
 * "cutlass.conv2d_bias_silu_residual_multiply_relu"      = nn.relu(silu_mul);
 */
struct cutlass_conv2d_bias_silu_residual_multiply_relu_match {
    dfg_node root;
};
bool cutlass_conv2d_bias_silu_residual_multiply_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_silu_residual_multiply_relu_match *m);
bool cutlass_conv2d_bias_silu_residual_multiply_relu_each(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_silu_residual_multiply_relu_match *m),
                                                          void *ctx);

/* cutlass.pat:139
 * "cutlass.conv2d_bias_relu_residual_add_relu"           = nn.relu(relu_add);
 */
struct cutlass_conv2d_bias_relu_residual_add_relu_match {
    dfg_node root;
};
bool cutlass_conv2d_bias_relu_residual_add_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_relu_residual_add_relu_match *m);
bool cutlass_conv2d_bias_relu_residual_add_relu_each(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_relu_residual_add_relu_match *m),
                                                     void *ctx);

/* cutlass.pat:140
 * "cutlass.conv2d_bias_relu_residual_multiply_relu"      = nn.relu(relu_mul);
 */
struct cutlass_conv2d_bias_relu_residual_multiply_relu_match {
    dfg_node root;
};
bool cutlass_conv2d_bias_relu_residual_multiply_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_relu_residual_multiply_relu_match *m);
bool cutlass_conv2d_bias_relu_residual_multiply_relu_each(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_relu_residual_multiply_relu_match *m),
                                                          void *ctx);

/* cutlass.pat:141
 * "cutlass.conv2d_bias_sigmoid_residual_add_relu"        = nn.relu(sigmoid_add);
 */
struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match {
    dfg_node root;
};
bool cutlass_conv2d_bias_sigmoid_residual_add_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match *m);
bool cutlass_conv2d_bias_sigmoid_residual_add_relu_each(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match *m),
                                                        void *ctx);

/* cutlass.pat:142
 * "cutlass.conv2d_bias_sigmoid_residual_multiply_relu"   = nn.relu(sigmoid_mul);
 */
struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match {
    dfg_node root;
};
bool cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match *m);
bool cutlass_conv2d_bias_sigmoid_residual_multiply_relu_each(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match *m),
                                                             void *ctx);

/* cutlass.pat:143
 * "cutlass.conv2d_bias_residual_add_relu"                = nn.relu(bias_add);
 */
struct cutlass_conv2d_bias_residual_add_relu_match {
    dfg_node root;
};
bool cutlass_conv2d_bias_residual_add_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_residual_add_relu_match *m);
bool cutlass_conv2d_bias_residual_add_relu_each(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_residual_add_relu_match *m),
                                                void *ctx);

/* cutlass.pat:144
 * "cutlass.conv2d_bias_residual_multiply_relu"           = nn.relu(bias_mul);
 */
struct cutlass_conv2d_bias_residual_multiply_relu_match {
    dfg_node root;
};
bool cutlass_conv2d_bias_residual_multiply_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_residual_multiply_relu_match *m);
bool cutlass_conv2d_bias_residual_multiply_relu_each(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_residual_multiply_relu_match *m),
                                                     void *ctx);

/* cutlass.pat:157
 * "cutlass.dense_bias_relu"        = nn.relu(dense_bias);
 */
struct cutlass_dense_bias_relu_match {
    dfg_node root;
};
bool cutlass_dense_bias_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_dense_bias_relu_match *m);
bool cutlass_dense_bias_relu_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct cutlass_dense_bias_relu_match *m),
                                  void *ctx);

enum cutlass_entry {
    CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD_RELU, /* "cutlass.conv2d_bias_hardswish_residual_add_relu": cutlass.pat:135 */
    CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_MULTIPLY_RELU, /* "cutlass.conv2d_bias_hardswish_residual_multiply_relu": cutlass.pat:136 */
    CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU, /* "cutlass.conv2d_bias_silu_residual_add_relu": cutlass.pat:137 */
    CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY_RELU, /* "cutlass.conv2d_bias_silu_residual_multiply_relu": cutlass.pat:138 */
    CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU, /* "cutlass.conv2d_bias_relu_residual_add_relu": cutlass.pat:139 */
    CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY_RELU, /* "cutlass.conv2d_bias_relu_residual_multiply_relu": cutlass.pat:140 */
    CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD_RELU, /* "cutlass.conv2d_bias_sigmoid_residual_add_relu": cutlass.pat:141 */
    CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_MULTIPLY_RELU, /* "cutlass.conv2d_bias_sigmoid_residual_multiply_relu": cutlass.pat:142 */
    CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU, /* "cutlass.conv2d_bias_residual_add_relu": cutlass.pat:143 */
    CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY_RELU, /* "cutlass.conv2d_bias_residual_multiply_relu": cutlass.pat:144 */
    CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD, /* "cutlass.conv2d_bias_hardswish_residual_add": cutlass.pat:57 */
    CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_MULTIPLY, /* "cutlass.conv2d_bias_hardswish_residual_multiply": cutlass.pat:62 */
    CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD, /* "cutlass.conv2d_bias_silu_residual_add": cutlass.pat:67 */
    CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY, /* "cutlass.conv2d_bias_silu_residual_multiply": cutlass.pat:72 */
    CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD, /* "cutlass.conv2d_bias_relu_residual_add": cutlass.pat:77 */
    CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY, /* "cutlass.conv2d_bias_relu_residual_multiply": cutlass.pat:82 */
    CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD, /* "cutlass.conv2d_bias_sigmoid_residual_add": cutlass.pat:87 */
    CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_MULTIPLY, /* "cutlass.conv2d_bias_sigmoid_residual_multiply": cutlass.pat:92 */
    CUTLASS_CONV2D_BIAS_RESIDUAL_ADD, /* "cutlass.conv2d_bias_residual_add": cutlass.pat:97 */
    CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY, /* "cutlass.conv2d_bias_residual_multiply": cutlass.pat:102 */
    CUTLASS_DENSE_BIAS_GELU_FP16, /* "cutlass.dense_bias_gelu_fp16": cutlass.pat:120 */
    CUTLASS_DENSE_BIAS_GELU_FP32, /* "cutlass.dense_bias_gelu_fp32": cutlass.pat:125 */
    CUTLASS_DENSE_BIAS_RELU, /* "cutlass.dense_bias_relu": cutlass.pat:157 */
    CUTLASS_DENSE_BIAS, /* "cutlass.dense_bias": cutlass.pat:115 */
    CUTLASS_DENSE, /* "cutlass.dense": cutlass.pat:110 */
    CUTLASS_BATCH_MATMUL, /* "cutlass.batch_matmul": cutlass.pat:130 */
    CUTLASS_CONV2D_BIAS_HARDSWISH, /* "cutlass.conv2d_bias_hardswish": cutlass.pat:33 */
    CUTLASS_CONV2D_BIAS_SILU, /* "cutlass.conv2d_bias_silu": cutlass.pat:37 */
    CUTLASS_CONV2D_BIAS_RELU, /* "cutlass.conv2d_bias_relu": cutlass.pat:41 */
    CUTLASS_CONV2D_BIAS_SIGMOID, /* "cutlass.conv2d_bias_sigmoid": cutlass.pat:42 */
    CUTLASS_CONV2D_BIAS, /* "cutlass.conv2d_bias": cutlass.pat:28 */
    CUTLASS_CONV2D, /* "cutlass.conv2d": cutlass.pat:23 */
    CUTLASS_CONV2D_TRANSPOSE, /* "cutlass.conv2d_transpose": cutlass.pat:44 */
    CUTLASS_CONV2D_BACKWARD_WEIGHT, /* "cutlass.conv2d_backward_weight": cutlass.pat:49 */
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

#ifdef __cplusplus
}
#endif

#endif
