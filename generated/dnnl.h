/* Made by pat2c from dnnl.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with dnnl_names.
 */
#ifndef DNNL_H
#define DNNL_H

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names dnnl_names;

/* dnnl.pat:24
 * pattern conv1d(x, w) = nn.conv1d(x, w);
 */
struct dnnl_conv1d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv1d_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_match *m);
bool dnnl_conv1d_each(const dfg_graph *g, dfg_node n,
                      bool (*accept)(void *ctx, const struct dnnl_conv1d_match *m),
                      void *ctx);

/* dnnl.pat:25
 * pattern conv2d(x, w) = nn.conv2d(x, w);
 */
struct dnnl_conv2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv2d_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_match *m);
bool dnnl_conv2d_each(const dfg_graph *g, dfg_node n,
                      bool (*accept)(void *ctx, const struct dnnl_conv2d_match *m),
                      void *ctx);

/* dnnl.pat:26
 * pattern conv3d(x, w) = nn.conv3d(x, w);
 */
struct dnnl_conv3d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv3d_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_match *m);
bool dnnl_conv3d_each(const dfg_graph *g, dfg_node n,
                      bool (*accept)(void *ctx, const struct dnnl_conv3d_match *m),
                      void *ctx);

/* dnnl.pat:27
 * pattern deconv2d(x, w) = nn.conv2d_transpose(x, w);
 */
struct dnnl_deconv2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv2d_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_match *m);
bool dnnl_deconv2d_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct dnnl_deconv2d_match *m),
                        void *ctx);

/* dnnl.pat:28
 * pattern deconv3d(x, w) = nn.conv3d_transpose(x, w);
 */
struct dnnl_deconv3d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv3d_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_match *m);
bool dnnl_deconv3d_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct dnnl_deconv3d_match *m),
                        void *ctx);

/* dnnl.pat:29
 * pattern dense(x, w) = nn.dense(x, w);
 */
struct dnnl_dense_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_dense_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_match *m);
bool dnnl_dense_each(const dfg_graph *g, dfg_node n,
                     bool (*accept)(void *ctx, const struct dnnl_dense_match *m),
                     void *ctx);

/* dnnl.pat:31
 * pattern conv1d_bias(x, w, b) {
 *     c = nn.conv1d(x, w);
 *     where bias_fits(c, w, b);
 *     return add(c, b);
 * }
 */
struct dnnl_conv1d_bias_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node c;
};
bool dnnl_conv1d_bias_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_bias_match *m);
bool dnnl_conv1d_bias_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv1d_bias_match *m),
                           void *ctx);

/* dnnl.pat:36
 * pattern conv2d_bias(x, w, b) {
 *     c = nn.conv2d(x, w);
 *     where bias_fits(c, w, b);
 *     return add(c, b);
 * }
 */
struct dnnl_conv2d_bias_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node c;
};
bool dnnl_conv2d_bias_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_bias_match *m);
bool dnnl_conv2d_bias_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv2d_bias_match *m),
                           void *ctx);

/* dnnl.pat:41
 * pattern conv3d_bias(x, w, b) {
 *     c = nn.conv3d(x, w);
 *     where bias_fits(c, w, b);
 *     return add(c, b);
 * }
 */
struct dnnl_conv3d_bias_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node c;
};
bool dnnl_conv3d_bias_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_bias_match *m);
bool dnnl_conv3d_bias_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv3d_bias_match *m),
                           void *ctx);

/* dnnl.pat:46
 * pattern deconv2d_bias(x, w, b) {
 *     c = nn.conv2d_transpose(x, w);
 *     where bias_fits_transposed(c, w, b);
 *     return add(c, b);
 * }
 */
struct dnnl_deconv2d_bias_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node c;
};
bool dnnl_deconv2d_bias_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_bias_match *m);
bool dnnl_deconv2d_bias_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_deconv2d_bias_match *m),
                             void *ctx);

/* dnnl.pat:51
 * pattern deconv3d_bias(x, w, b) {
 *     c = nn.conv3d_transpose(x, w);
 *     where bias_fits_transposed(c, w, b);
 *     return add(c, b);
 * }
 */
struct dnnl_deconv3d_bias_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node c;
};
bool dnnl_deconv3d_bias_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_bias_match *m);
bool dnnl_deconv3d_bias_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_deconv3d_bias_match *m),
                             void *ctx);

/* dnnl.pat:56
 * pattern dense_bias(x, w, b) = add(dense(x, w), b);
 */
struct dnnl_dense_bias_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_dense_bias_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_bias_match *m);
bool dnnl_dense_bias_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct dnnl_dense_bias_match *m),
                          void *ctx);

/* dnnl.pat:60
 * pattern relu(p) = nn.relu(p);
 */
struct dnnl_relu_match {
    dfg_node root;
    dfg_node p;
};
bool dnnl_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_relu_match *m);
bool dnnl_relu_each(const dfg_graph *g, dfg_node n,
                    bool (*accept)(void *ctx, const struct dnnl_relu_match *m),
                    void *ctx);

/* dnnl.pat:61
 * pattern gelu(p) = multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5);
 */
struct dnnl_gelu_match {
    dfg_node root;
    dfg_node p;
};
bool dnnl_gelu_match(const dfg_graph *g, dfg_node n, struct dnnl_gelu_match *m);
bool dnnl_gelu_each(const dfg_graph *g, dfg_node n,
                    bool (*accept)(void *ctx, const struct dnnl_gelu_match *m),
                    void *ctx);

/* dnnl.pat:62
 * pattern swish(p) = multiply(p, sigmoid(p));
 */
struct dnnl_swish_match {
    dfg_node root;
    dfg_node p;
};
bool dnnl_swish_match(const dfg_graph *g, dfg_node n, struct dnnl_swish_match *m);
bool dnnl_swish_each(const dfg_graph *g, dfg_node n,
                     bool (*accept)(void *ctx, const struct dnnl_swish_match *m),
                     void *ctx);

/* dnnl.pat:63
 * pattern mish(p) = multiply(p, tanh(log(add(exp(p), 1))));
 */
struct dnnl_mish_match {
    dfg_node root;
    dfg_node p;
};
bool dnnl_mish_match(const dfg_graph *g, dfg_node n, struct dnnl_mish_match *m);
bool dnnl_mish_each(const dfg_graph *g, dfg_node n,
                    bool (*accept)(void *ctx, const struct dnnl_mish_match *m),
                    void *ctx);

/* dnnl.pat:67
 * pattern requantized(q, bias, scale, act_scale, sum_scale, residual, zero) =
 *     cast(add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),
 *                              act_scale & const),
 *                    multiply(sum_scale & const, cast(residual))),
 *               zero & const));
 */
struct dnnl_requantized_match {
    dfg_node root;
    dfg_node q;
    dfg_node bias; /* DFG_NONE where it takes no part */
    dfg_node scale;
    dfg_node act_scale; /* DFG_NONE where it takes no part */
    dfg_node sum_scale; /* DFG_NONE where it takes no part */
    dfg_node residual; /* DFG_NONE where it takes no part */
    dfg_node zero; /* DFG_NONE where it takes no part */
};
bool dnnl_requantized_match(const dfg_graph *g, dfg_node n, struct dnnl_requantized_match *m);
bool dnnl_requantized_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_requantized_match *m),
                           void *ctx);

/* dnnl.pat:73
 * pattern qnn_conv2d(x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero) =
 *     requantized(qnn.conv2d(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale & const),
 *                 bias, scale, act_scale, sum_scale, residual, zero);
 */
struct dnnl_qnn_conv2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node x_scale;
    dfg_node w_scale;
    dfg_node bias; /* DFG_NONE where it takes no part */
    dfg_node scale;
    dfg_node act_scale; /* DFG_NONE where it takes no part */
    dfg_node sum_scale; /* DFG_NONE where it takes no part */
    dfg_node residual; /* DFG_NONE where it takes no part */
    dfg_node zero; /* DFG_NONE where it takes no part */
};
bool dnnl_qnn_conv2d_match(const dfg_graph *g, dfg_node n, struct dnnl_qnn_conv2d_match *m);
bool dnnl_qnn_conv2d_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct dnnl_qnn_conv2d_match *m),
                          void *ctx);

/* dnnl.pat:77
 * pattern qnn_dense(x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero) =
 *     requantized(qnn.dense(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale & const),
 *                 bias, scale, act_scale, sum_scale, residual, zero);
 */
struct dnnl_qnn_dense_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node x_scale;
    dfg_node w_scale;
    dfg_node bias; /* DFG_NONE where it takes no part */
    dfg_node scale;
    dfg_node act_scale; /* DFG_NONE where it takes no part */
    dfg_node sum_scale; /* DFG_NONE where it takes no part */
    dfg_node residual; /* DFG_NONE where it takes no part */
    dfg_node zero; /* DFG_NONE where it takes no part */
};
bool dnnl_qnn_dense_match(const dfg_graph *g, dfg_node n, struct dnnl_qnn_dense_match *m);
bool dnnl_qnn_dense_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct dnnl_qnn_dense_match *m),
                         void *ctx);

/* dnnl.pat:83
 * pattern dense_bias_sum(x, w, b, residual) = add(dense_bias(x, w, b), residual);
 */
struct dnnl_dense_bias_sum_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node residual;
};
bool dnnl_dense_bias_sum_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_bias_sum_match *m);
bool dnnl_dense_bias_sum_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct dnnl_dense_bias_sum_match *m),
                              void *ctx);

/* dnnl.pat:85
 * pattern conv2d_bias_sum(x, w, b, residual) {
 *     s = conv2d_bias(x, w, b);
 *     where same_shape(s, residual);
 *     return add(s, residual);
 * }
 */
struct dnnl_conv2d_bias_sum_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node residual;
    dfg_node s;
};
bool dnnl_conv2d_bias_sum_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_bias_sum_match *m);
bool dnnl_conv2d_bias_sum_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct dnnl_conv2d_bias_sum_match *m),
                               void *ctx);

/* dnnl.pat:90
 * pattern conv2d_bias_sum_relu(x, w, b, residual) = nn.relu(conv2d_bias_sum(x, w, b, residual));
 */
struct dnnl_conv2d_bias_sum_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node residual;
};
bool dnnl_conv2d_bias_sum_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_bias_sum_relu_match *m);
bool dnnl_conv2d_bias_sum_relu_each(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const struct dnnl_conv2d_bias_sum_relu_match *m),
                                    void *ctx);

/* dnnl.pat:94
 * pattern conv1d_bias_relu(x, w, b) = relu(conv1d_bias(x, w, b));
 */
struct dnnl_conv1d_bias_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv1d_bias_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_bias_relu_match *m);
bool dnnl_conv1d_bias_relu_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv1d_bias_relu_match *m),
                                void *ctx);

/* dnnl.pat:95
 * pattern conv2d_bias_relu(x, w, b) = relu(conv2d_bias(x, w, b));
 */
struct dnnl_conv2d_bias_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv2d_bias_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_bias_relu_match *m);
bool dnnl_conv2d_bias_relu_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv2d_bias_relu_match *m),
                                void *ctx);

/* dnnl.pat:96
 * pattern conv3d_bias_relu(x, w, b) = relu(conv3d_bias(x, w, b));
 */
struct dnnl_conv3d_bias_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv3d_bias_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_bias_relu_match *m);
bool dnnl_conv3d_bias_relu_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv3d_bias_relu_match *m),
                                void *ctx);

/* dnnl.pat:97
 * pattern deconv2d_bias_relu(x, w, b) = relu(deconv2d_bias(x, w, b));
 */
struct dnnl_deconv2d_bias_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv2d_bias_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_bias_relu_match *m);
bool dnnl_deconv2d_bias_relu_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct dnnl_deconv2d_bias_relu_match *m),
                                  void *ctx);

/* dnnl.pat:98
 * pattern deconv3d_bias_relu(x, w, b) = relu(deconv3d_bias(x, w, b));
 */
struct dnnl_deconv3d_bias_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv3d_bias_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_bias_relu_match *m);
bool dnnl_deconv3d_bias_relu_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct dnnl_deconv3d_bias_relu_match *m),
                                  void *ctx);

/* dnnl.pat:99
 * pattern dense_bias_relu(x, w, b) = relu(dense_bias(x, w, b));
 */
struct dnnl_dense_bias_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_dense_bias_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_bias_relu_match *m);
bool dnnl_dense_bias_relu_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct dnnl_dense_bias_relu_match *m),
                               void *ctx);

/* dnnl.pat:101
 * pattern conv1d_bias_tanh(x, w, b) = tanh(conv1d_bias(x, w, b));
 */
struct dnnl_conv1d_bias_tanh_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv1d_bias_tanh_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_bias_tanh_match *m);
bool dnnl_conv1d_bias_tanh_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv1d_bias_tanh_match *m),
                                void *ctx);

/* dnnl.pat:102
 * pattern conv2d_bias_tanh(x, w, b) = tanh(conv2d_bias(x, w, b));
 */
struct dnnl_conv2d_bias_tanh_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv2d_bias_tanh_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_bias_tanh_match *m);
bool dnnl_conv2d_bias_tanh_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv2d_bias_tanh_match *m),
                                void *ctx);

/* dnnl.pat:103
 * pattern conv3d_bias_tanh(x, w, b) = tanh(conv3d_bias(x, w, b));
 */
struct dnnl_conv3d_bias_tanh_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv3d_bias_tanh_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_bias_tanh_match *m);
bool dnnl_conv3d_bias_tanh_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv3d_bias_tanh_match *m),
                                void *ctx);

/* dnnl.pat:104
 * pattern deconv2d_bias_tanh(x, w, b) = tanh(deconv2d_bias(x, w, b));
 */
struct dnnl_deconv2d_bias_tanh_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv2d_bias_tanh_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_bias_tanh_match *m);
bool dnnl_deconv2d_bias_tanh_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct dnnl_deconv2d_bias_tanh_match *m),
                                  void *ctx);

/* dnnl.pat:105
 * pattern deconv3d_bias_tanh(x, w, b) = tanh(deconv3d_bias(x, w, b));
 */
struct dnnl_deconv3d_bias_tanh_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv3d_bias_tanh_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_bias_tanh_match *m);
bool dnnl_deconv3d_bias_tanh_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct dnnl_deconv3d_bias_tanh_match *m),
                                  void *ctx);

/* dnnl.pat:106
 * pattern dense_bias_tanh(x, w, b) = tanh(dense_bias(x, w, b));
 */
struct dnnl_dense_bias_tanh_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_dense_bias_tanh_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_bias_tanh_match *m);
bool dnnl_dense_bias_tanh_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct dnnl_dense_bias_tanh_match *m),
                               void *ctx);

/* dnnl.pat:108
 * pattern conv1d_bias_sigmoid(x, w, b) = sigmoid(conv1d_bias(x, w, b));
 */
struct dnnl_conv1d_bias_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv1d_bias_sigmoid_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_bias_sigmoid_match *m);
bool dnnl_conv1d_bias_sigmoid_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct dnnl_conv1d_bias_sigmoid_match *m),
                                   void *ctx);

/* dnnl.pat:109
 * pattern conv2d_bias_sigmoid(x, w, b) = sigmoid(conv2d_bias(x, w, b));
 */
struct dnnl_conv2d_bias_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv2d_bias_sigmoid_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_bias_sigmoid_match *m);
bool dnnl_conv2d_bias_sigmoid_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct dnnl_conv2d_bias_sigmoid_match *m),
                                   void *ctx);

/* dnnl.pat:110
 * pattern conv3d_bias_sigmoid(x, w, b) = sigmoid(conv3d_bias(x, w, b));
 */
struct dnnl_conv3d_bias_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv3d_bias_sigmoid_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_bias_sigmoid_match *m);
bool dnnl_conv3d_bias_sigmoid_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct dnnl_conv3d_bias_sigmoid_match *m),
                                   void *ctx);

/* dnnl.pat:111
 * pattern deconv2d_bias_sigmoid(x, w, b) = sigmoid(deconv2d_bias(x, w, b));
 */
struct dnnl_deconv2d_bias_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv2d_bias_sigmoid_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_bias_sigmoid_match *m);
bool dnnl_deconv2d_bias_sigmoid_each(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const struct dnnl_deconv2d_bias_sigmoid_match *m),
                                     void *ctx);

/* dnnl.pat:112
 * pattern deconv3d_bias_sigmoid(x, w, b) = sigmoid(deconv3d_bias(x, w, b));
 */
struct dnnl_deconv3d_bias_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv3d_bias_sigmoid_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_bias_sigmoid_match *m);
bool dnnl_deconv3d_bias_sigmoid_each(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const struct dnnl_deconv3d_bias_sigmoid_match *m),
                                     void *ctx);

/* dnnl.pat:113
 * pattern dense_bias_sigmoid(x, w, b) = sigmoid(dense_bias(x, w, b));
 */
struct dnnl_dense_bias_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_dense_bias_sigmoid_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_bias_sigmoid_match *m);
bool dnnl_dense_bias_sigmoid_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct dnnl_dense_bias_sigmoid_match *m),
                                  void *ctx);

/* dnnl.pat:115
 * pattern conv1d_bias_clip(x, w, b) = clip(conv1d_bias(x, w, b));
 */
struct dnnl_conv1d_bias_clip_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv1d_bias_clip_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_bias_clip_match *m);
bool dnnl_conv1d_bias_clip_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv1d_bias_clip_match *m),
                                void *ctx);

/* dnnl.pat:116
 * pattern conv2d_bias_clip(x, w, b) = clip(conv2d_bias(x, w, b));
 */
struct dnnl_conv2d_bias_clip_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv2d_bias_clip_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_bias_clip_match *m);
bool dnnl_conv2d_bias_clip_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv2d_bias_clip_match *m),
                                void *ctx);

/* dnnl.pat:117
 * pattern conv3d_bias_clip(x, w, b) = clip(conv3d_bias(x, w, b));
 */
struct dnnl_conv3d_bias_clip_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv3d_bias_clip_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_bias_clip_match *m);
bool dnnl_conv3d_bias_clip_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv3d_bias_clip_match *m),
                                void *ctx);

/* dnnl.pat:118
 * pattern deconv2d_bias_clip(x, w, b) = clip(deconv2d_bias(x, w, b));
 */
struct dnnl_deconv2d_bias_clip_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv2d_bias_clip_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_bias_clip_match *m);
bool dnnl_deconv2d_bias_clip_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct dnnl_deconv2d_bias_clip_match *m),
                                  void *ctx);

/* dnnl.pat:119
 * pattern deconv3d_bias_clip(x, w, b) = clip(deconv3d_bias(x, w, b));
 */
struct dnnl_deconv3d_bias_clip_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv3d_bias_clip_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_bias_clip_match *m);
bool dnnl_deconv3d_bias_clip_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct dnnl_deconv3d_bias_clip_match *m),
                                  void *ctx);

/* dnnl.pat:120
 * pattern dense_bias_clip(x, w, b) = clip(dense_bias(x, w, b));
 */
struct dnnl_dense_bias_clip_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_dense_bias_clip_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_bias_clip_match *m);
bool dnnl_dense_bias_clip_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct dnnl_dense_bias_clip_match *m),
                               void *ctx);

/* dnnl.pat:122
 * pattern conv1d_bias_gelu(x, w, b) = gelu(conv1d_bias(x, w, b));
 */
struct dnnl_conv1d_bias_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv1d_bias_gelu_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_bias_gelu_match *m);
bool dnnl_conv1d_bias_gelu_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv1d_bias_gelu_match *m),
                                void *ctx);

/* dnnl.pat:123
 * pattern conv2d_bias_gelu(x, w, b) = gelu(conv2d_bias(x, w, b));
 */
struct dnnl_conv2d_bias_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv2d_bias_gelu_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_bias_gelu_match *m);
bool dnnl_conv2d_bias_gelu_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv2d_bias_gelu_match *m),
                                void *ctx);

/* dnnl.pat:124
 * pattern conv3d_bias_gelu(x, w, b) = gelu(conv3d_bias(x, w, b));
 */
struct dnnl_conv3d_bias_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv3d_bias_gelu_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_bias_gelu_match *m);
bool dnnl_conv3d_bias_gelu_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv3d_bias_gelu_match *m),
                                void *ctx);

/* dnnl.pat:125
 * pattern deconv2d_bias_gelu(x, w, b) = gelu(deconv2d_bias(x, w, b));
 */
struct dnnl_deconv2d_bias_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv2d_bias_gelu_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_bias_gelu_match *m);
bool dnnl_deconv2d_bias_gelu_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct dnnl_deconv2d_bias_gelu_match *m),
                                  void *ctx);

/* dnnl.pat:126
 * pattern deconv3d_bias_gelu(x, w, b) = gelu(deconv3d_bias(x, w, b));
 */
struct dnnl_deconv3d_bias_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv3d_bias_gelu_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_bias_gelu_match *m);
bool dnnl_deconv3d_bias_gelu_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct dnnl_deconv3d_bias_gelu_match *m),
                                  void *ctx);

/* dnnl.pat:127
 * pattern dense_bias_gelu(x, w, b) = gelu(dense_bias(x, w, b));
 */
struct dnnl_dense_bias_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_dense_bias_gelu_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_bias_gelu_match *m);
bool dnnl_dense_bias_gelu_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct dnnl_dense_bias_gelu_match *m),
                               void *ctx);

/* dnnl.pat:129
 * pattern conv1d_bias_swish(x, w, b) = swish(conv1d_bias(x, w, b));
 */
struct dnnl_conv1d_bias_swish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv1d_bias_swish_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_bias_swish_match *m);
bool dnnl_conv1d_bias_swish_each(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const struct dnnl_conv1d_bias_swish_match *m),
                                 void *ctx);

/* dnnl.pat:130
 * pattern conv2d_bias_swish(x, w, b) = swish(conv2d_bias(x, w, b));
 */
struct dnnl_conv2d_bias_swish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv2d_bias_swish_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_bias_swish_match *m);
bool dnnl_conv2d_bias_swish_each(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const struct dnnl_conv2d_bias_swish_match *m),
                                 void *ctx);

/* dnnl.pat:131
 * pattern conv3d_bias_swish(x, w, b) = swish(conv3d_bias(x, w, b));
 */
struct dnnl_conv3d_bias_swish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv3d_bias_swish_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_bias_swish_match *m);
bool dnnl_conv3d_bias_swish_each(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const struct dnnl_conv3d_bias_swish_match *m),
                                 void *ctx);

/* dnnl.pat:132
 * pattern deconv2d_bias_swish(x, w, b) = swish(deconv2d_bias(x, w, b));
 */
struct dnnl_deconv2d_bias_swish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv2d_bias_swish_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_bias_swish_match *m);
bool dnnl_deconv2d_bias_swish_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct dnnl_deconv2d_bias_swish_match *m),
                                   void *ctx);

/* dnnl.pat:133
 * pattern deconv3d_bias_swish(x, w, b) = swish(deconv3d_bias(x, w, b));
 */
struct dnnl_deconv3d_bias_swish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv3d_bias_swish_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_bias_swish_match *m);
bool dnnl_deconv3d_bias_swish_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct dnnl_deconv3d_bias_swish_match *m),
                                   void *ctx);

/* dnnl.pat:134
 * pattern dense_bias_swish(x, w, b) = swish(dense_bias(x, w, b));
 */
struct dnnl_dense_bias_swish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_dense_bias_swish_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_bias_swish_match *m);
bool dnnl_dense_bias_swish_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_dense_bias_swish_match *m),
                                void *ctx);

/* dnnl.pat:136
 * pattern conv1d_bias_mish(x, w, b) = mish(conv1d_bias(x, w, b));
 */
struct dnnl_conv1d_bias_mish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv1d_bias_mish_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_bias_mish_match *m);
bool dnnl_conv1d_bias_mish_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv1d_bias_mish_match *m),
                                void *ctx);

/* dnnl.pat:137
 * pattern conv2d_bias_mish(x, w, b) = mish(conv2d_bias(x, w, b));
 */
struct dnnl_conv2d_bias_mish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv2d_bias_mish_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_bias_mish_match *m);
bool dnnl_conv2d_bias_mish_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv2d_bias_mish_match *m),
                                void *ctx);

/* dnnl.pat:138
 * pattern conv3d_bias_mish(x, w, b) = mish(conv3d_bias(x, w, b));
 */
struct dnnl_conv3d_bias_mish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_conv3d_bias_mish_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_bias_mish_match *m);
bool dnnl_conv3d_bias_mish_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_conv3d_bias_mish_match *m),
                                void *ctx);

/* dnnl.pat:139
 * pattern deconv2d_bias_mish(x, w, b) = mish(deconv2d_bias(x, w, b));
 */
struct dnnl_deconv2d_bias_mish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv2d_bias_mish_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_bias_mish_match *m);
bool dnnl_deconv2d_bias_mish_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct dnnl_deconv2d_bias_mish_match *m),
                                  void *ctx);

/* dnnl.pat:140
 * pattern deconv3d_bias_mish(x, w, b) = mish(deconv3d_bias(x, w, b));
 */
struct dnnl_deconv3d_bias_mish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_deconv3d_bias_mish_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_bias_mish_match *m);
bool dnnl_deconv3d_bias_mish_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct dnnl_deconv3d_bias_mish_match *m),
                                  void *ctx);

/* dnnl.pat:141
 * pattern dense_bias_mish(x, w, b) = mish(dense_bias(x, w, b));
 */
struct dnnl_dense_bias_mish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};
bool dnnl_dense_bias_mish_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_bias_mish_match *m);
bool dnnl_dense_bias_mish_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct dnnl_dense_bias_mish_match *m),
                               void *ctx);

/* dnnl.pat:143
 * pattern conv1d_relu(x, w) = relu(conv1d(x, w));
 */
struct dnnl_conv1d_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv1d_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_relu_match *m);
bool dnnl_conv1d_relu_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv1d_relu_match *m),
                           void *ctx);

/* dnnl.pat:144
 * pattern conv2d_relu(x, w) = relu(conv2d(x, w));
 */
struct dnnl_conv2d_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv2d_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_relu_match *m);
bool dnnl_conv2d_relu_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv2d_relu_match *m),
                           void *ctx);

/* dnnl.pat:145
 * pattern conv3d_relu(x, w) = relu(conv3d(x, w));
 */
struct dnnl_conv3d_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv3d_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_relu_match *m);
bool dnnl_conv3d_relu_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv3d_relu_match *m),
                           void *ctx);

/* dnnl.pat:146
 * pattern deconv2d_relu(x, w) = relu(deconv2d(x, w));
 */
struct dnnl_deconv2d_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv2d_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_relu_match *m);
bool dnnl_deconv2d_relu_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_deconv2d_relu_match *m),
                             void *ctx);

/* dnnl.pat:147
 * pattern deconv3d_relu(x, w) = relu(deconv3d(x, w));
 */
struct dnnl_deconv3d_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv3d_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_relu_match *m);
bool dnnl_deconv3d_relu_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_deconv3d_relu_match *m),
                             void *ctx);

/* dnnl.pat:148
 * pattern dense_relu(x, w) = relu(dense(x, w));
 */
struct dnnl_dense_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_dense_relu_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_relu_match *m);
bool dnnl_dense_relu_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct dnnl_dense_relu_match *m),
                          void *ctx);

/* dnnl.pat:150
 * pattern conv1d_tanh(x, w) = tanh(conv1d(x, w));
 */
struct dnnl_conv1d_tanh_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv1d_tanh_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_tanh_match *m);
bool dnnl_conv1d_tanh_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv1d_tanh_match *m),
                           void *ctx);

/* dnnl.pat:151
 * pattern conv2d_tanh(x, w) = tanh(conv2d(x, w));
 */
struct dnnl_conv2d_tanh_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv2d_tanh_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_tanh_match *m);
bool dnnl_conv2d_tanh_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv2d_tanh_match *m),
                           void *ctx);

/* dnnl.pat:152
 * pattern conv3d_tanh(x, w) = tanh(conv3d(x, w));
 */
struct dnnl_conv3d_tanh_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv3d_tanh_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_tanh_match *m);
bool dnnl_conv3d_tanh_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv3d_tanh_match *m),
                           void *ctx);

/* dnnl.pat:153
 * pattern deconv2d_tanh(x, w) = tanh(deconv2d(x, w));
 */
struct dnnl_deconv2d_tanh_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv2d_tanh_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_tanh_match *m);
bool dnnl_deconv2d_tanh_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_deconv2d_tanh_match *m),
                             void *ctx);

/* dnnl.pat:154
 * pattern deconv3d_tanh(x, w) = tanh(deconv3d(x, w));
 */
struct dnnl_deconv3d_tanh_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv3d_tanh_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_tanh_match *m);
bool dnnl_deconv3d_tanh_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_deconv3d_tanh_match *m),
                             void *ctx);

/* dnnl.pat:155
 * pattern dense_tanh(x, w) = tanh(dense(x, w));
 */
struct dnnl_dense_tanh_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_dense_tanh_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_tanh_match *m);
bool dnnl_dense_tanh_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct dnnl_dense_tanh_match *m),
                          void *ctx);

/* dnnl.pat:157
 * pattern conv1d_sigmoid(x, w) = sigmoid(conv1d(x, w));
 */
struct dnnl_conv1d_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv1d_sigmoid_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_sigmoid_match *m);
bool dnnl_conv1d_sigmoid_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct dnnl_conv1d_sigmoid_match *m),
                              void *ctx);

/* dnnl.pat:158
 * pattern conv2d_sigmoid(x, w) = sigmoid(conv2d(x, w));
 */
struct dnnl_conv2d_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv2d_sigmoid_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_sigmoid_match *m);
bool dnnl_conv2d_sigmoid_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct dnnl_conv2d_sigmoid_match *m),
                              void *ctx);

/* dnnl.pat:159
 * pattern conv3d_sigmoid(x, w) = sigmoid(conv3d(x, w));
 */
struct dnnl_conv3d_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv3d_sigmoid_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_sigmoid_match *m);
bool dnnl_conv3d_sigmoid_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct dnnl_conv3d_sigmoid_match *m),
                              void *ctx);

/* dnnl.pat:160
 * pattern deconv2d_sigmoid(x, w) = sigmoid(deconv2d(x, w));
 */
struct dnnl_deconv2d_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv2d_sigmoid_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_sigmoid_match *m);
bool dnnl_deconv2d_sigmoid_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_deconv2d_sigmoid_match *m),
                                void *ctx);

/* dnnl.pat:161
 * pattern deconv3d_sigmoid(x, w) = sigmoid(deconv3d(x, w));
 */
struct dnnl_deconv3d_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv3d_sigmoid_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_sigmoid_match *m);
bool dnnl_deconv3d_sigmoid_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct dnnl_deconv3d_sigmoid_match *m),
                                void *ctx);

/* dnnl.pat:162
 * pattern dense_sigmoid(x, w) = sigmoid(dense(x, w));
 */
struct dnnl_dense_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_dense_sigmoid_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_sigmoid_match *m);
bool dnnl_dense_sigmoid_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_dense_sigmoid_match *m),
                             void *ctx);

/* dnnl.pat:164
 * pattern conv1d_clip(x, w) = clip(conv1d(x, w));
 */
struct dnnl_conv1d_clip_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv1d_clip_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_clip_match *m);
bool dnnl_conv1d_clip_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv1d_clip_match *m),
                           void *ctx);

/* dnnl.pat:165
 * pattern conv2d_clip(x, w) = clip(conv2d(x, w));
 */
struct dnnl_conv2d_clip_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv2d_clip_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_clip_match *m);
bool dnnl_conv2d_clip_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv2d_clip_match *m),
                           void *ctx);

/* dnnl.pat:166
 * pattern conv3d_clip(x, w) = clip(conv3d(x, w));
 */
struct dnnl_conv3d_clip_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv3d_clip_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_clip_match *m);
bool dnnl_conv3d_clip_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv3d_clip_match *m),
                           void *ctx);

/* dnnl.pat:167
 * pattern deconv2d_clip(x, w) = clip(deconv2d(x, w));
 */
struct dnnl_deconv2d_clip_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv2d_clip_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_clip_match *m);
bool dnnl_deconv2d_clip_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_deconv2d_clip_match *m),
                             void *ctx);

/* dnnl.pat:168
 * pattern deconv3d_clip(x, w) = clip(deconv3d(x, w));
 */
struct dnnl_deconv3d_clip_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv3d_clip_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_clip_match *m);
bool dnnl_deconv3d_clip_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_deconv3d_clip_match *m),
                             void *ctx);

/* dnnl.pat:169
 * pattern dense_clip(x, w) = clip(dense(x, w));
 */
struct dnnl_dense_clip_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_dense_clip_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_clip_match *m);
bool dnnl_dense_clip_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct dnnl_dense_clip_match *m),
                          void *ctx);

/* dnnl.pat:171
 * pattern conv1d_gelu(x, w) = gelu(conv1d(x, w));
 */
struct dnnl_conv1d_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv1d_gelu_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_gelu_match *m);
bool dnnl_conv1d_gelu_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv1d_gelu_match *m),
                           void *ctx);

/* dnnl.pat:172
 * pattern conv2d_gelu(x, w) = gelu(conv2d(x, w));
 */
struct dnnl_conv2d_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv2d_gelu_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_gelu_match *m);
bool dnnl_conv2d_gelu_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv2d_gelu_match *m),
                           void *ctx);

/* dnnl.pat:173
 * pattern conv3d_gelu(x, w) = gelu(conv3d(x, w));
 */
struct dnnl_conv3d_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv3d_gelu_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_gelu_match *m);
bool dnnl_conv3d_gelu_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv3d_gelu_match *m),
                           void *ctx);

/* dnnl.pat:174
 * pattern deconv2d_gelu(x, w) = gelu(deconv2d(x, w));
 */
struct dnnl_deconv2d_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv2d_gelu_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_gelu_match *m);
bool dnnl_deconv2d_gelu_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_deconv2d_gelu_match *m),
                             void *ctx);

/* dnnl.pat:175
 * pattern deconv3d_gelu(x, w) = gelu(deconv3d(x, w));
 */
struct dnnl_deconv3d_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv3d_gelu_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_gelu_match *m);
bool dnnl_deconv3d_gelu_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_deconv3d_gelu_match *m),
                             void *ctx);

/* dnnl.pat:176
 * pattern dense_gelu(x, w) = gelu(dense(x, w));
 */
struct dnnl_dense_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_dense_gelu_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_gelu_match *m);
bool dnnl_dense_gelu_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct dnnl_dense_gelu_match *m),
                          void *ctx);

/* dnnl.pat:178
 * pattern conv1d_swish(x, w) = swish(conv1d(x, w));
 */
struct dnnl_conv1d_swish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv1d_swish_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_swish_match *m);
bool dnnl_conv1d_swish_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct dnnl_conv1d_swish_match *m),
                            void *ctx);

/* dnnl.pat:179
 * pattern conv2d_swish(x, w) = swish(conv2d(x, w));
 */
struct dnnl_conv2d_swish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv2d_swish_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_swish_match *m);
bool dnnl_conv2d_swish_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct dnnl_conv2d_swish_match *m),
                            void *ctx);

/* dnnl.pat:180
 * pattern conv3d_swish(x, w) = swish(conv3d(x, w));
 */
struct dnnl_conv3d_swish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv3d_swish_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_swish_match *m);
bool dnnl_conv3d_swish_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct dnnl_conv3d_swish_match *m),
                            void *ctx);

/* dnnl.pat:181
 * pattern deconv2d_swish(x, w) = swish(deconv2d(x, w));
 */
struct dnnl_deconv2d_swish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv2d_swish_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_swish_match *m);
bool dnnl_deconv2d_swish_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct dnnl_deconv2d_swish_match *m),
                              void *ctx);

/* dnnl.pat:182
 * pattern deconv3d_swish(x, w) = swish(deconv3d(x, w));
 */
struct dnnl_deconv3d_swish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv3d_swish_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_swish_match *m);
bool dnnl_deconv3d_swish_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct dnnl_deconv3d_swish_match *m),
                              void *ctx);

/* dnnl.pat:183
 * pattern dense_swish(x, w) = swish(dense(x, w));
 */
struct dnnl_dense_swish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_dense_swish_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_swish_match *m);
bool dnnl_dense_swish_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_dense_swish_match *m),
                           void *ctx);

/* dnnl.pat:185
 * pattern conv1d_mish(x, w) = mish(conv1d(x, w));
 */
struct dnnl_conv1d_mish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv1d_mish_match(const dfg_graph *g, dfg_node n, struct dnnl_conv1d_mish_match *m);
bool dnnl_conv1d_mish_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv1d_mish_match *m),
                           void *ctx);

/* dnnl.pat:186
 * pattern conv2d_mish(x, w) = mish(conv2d(x, w));
 */
struct dnnl_conv2d_mish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv2d_mish_match(const dfg_graph *g, dfg_node n, struct dnnl_conv2d_mish_match *m);
bool dnnl_conv2d_mish_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv2d_mish_match *m),
                           void *ctx);

/* dnnl.pat:187
 * pattern conv3d_mish(x, w) = mish(conv3d(x, w));
 */
struct dnnl_conv3d_mish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_conv3d_mish_match(const dfg_graph *g, dfg_node n, struct dnnl_conv3d_mish_match *m);
bool dnnl_conv3d_mish_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct dnnl_conv3d_mish_match *m),
                           void *ctx);

/* dnnl.pat:188
 * pattern deconv2d_mish(x, w) = mish(deconv2d(x, w));
 */
struct dnnl_deconv2d_mish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv2d_mish_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv2d_mish_match *m);
bool dnnl_deconv2d_mish_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_deconv2d_mish_match *m),
                             void *ctx);

/* dnnl.pat:189
 * pattern deconv3d_mish(x, w) = mish(deconv3d(x, w));
 */
struct dnnl_deconv3d_mish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_deconv3d_mish_match(const dfg_graph *g, dfg_node n, struct dnnl_deconv3d_mish_match *m);
bool dnnl_deconv3d_mish_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_deconv3d_mish_match *m),
                             void *ctx);

/* dnnl.pat:190
 * pattern dense_mish(x, w) = mish(dense(x, w));
 */
struct dnnl_dense_mish_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool dnnl_dense_mish_match(const dfg_graph *g, dfg_node n, struct dnnl_dense_mish_match *m);
bool dnnl_dense_mish_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct dnnl_dense_mish_match *m),
                          void *ctx);

enum dnnl_entry {
    DNNL_QNN_CONV2D, /* "dnnl.qnn.conv2d": dnnl.pat:73 */
    DNNL_QNN_DENSE, /* "dnnl.qnn.dense": dnnl.pat:77 */
    DNNL_DENSE_BIAS_SUM, /* "dnnl.dense_bias_sum": dnnl.pat:83 */
    DNNL_CONV2D_BIAS_SUM_RELU, /* "dnnl.conv2d_bias_sum_relu": dnnl.pat:90 */
    DNNL_CONV2D_BIAS_SUM, /* "dnnl.conv2d_bias_sum": dnnl.pat:85 */
    DNNL_CONV1D_BIAS_RELU, /* "dnnl.conv1d_bias_relu": dnnl.pat:94 */
    DNNL_CONV2D_BIAS_RELU, /* "dnnl.conv2d_bias_relu": dnnl.pat:95 */
    DNNL_CONV3D_BIAS_RELU, /* "dnnl.conv3d_bias_relu": dnnl.pat:96 */
    DNNL_DECONV2D_BIAS_RELU, /* "dnnl.deconv2d_bias_relu": dnnl.pat:97 */
    DNNL_DECONV3D_BIAS_RELU, /* "dnnl.deconv3d_bias_relu": dnnl.pat:98 */
    DNNL_DENSE_BIAS_RELU, /* "dnnl.dense_bias_relu": dnnl.pat:99 */
    DNNL_CONV1D_BIAS_TANH, /* "dnnl.conv1d_bias_tanh": dnnl.pat:101 */
    DNNL_CONV2D_BIAS_TANH, /* "dnnl.conv2d_bias_tanh": dnnl.pat:102 */
    DNNL_CONV3D_BIAS_TANH, /* "dnnl.conv3d_bias_tanh": dnnl.pat:103 */
    DNNL_DECONV2D_BIAS_TANH, /* "dnnl.deconv2d_bias_tanh": dnnl.pat:104 */
    DNNL_DECONV3D_BIAS_TANH, /* "dnnl.deconv3d_bias_tanh": dnnl.pat:105 */
    DNNL_DENSE_BIAS_TANH, /* "dnnl.dense_bias_tanh": dnnl.pat:106 */
    DNNL_CONV1D_BIAS_SIGMOID, /* "dnnl.conv1d_bias_sigmoid": dnnl.pat:108 */
    DNNL_CONV2D_BIAS_SIGMOID, /* "dnnl.conv2d_bias_sigmoid": dnnl.pat:109 */
    DNNL_CONV3D_BIAS_SIGMOID, /* "dnnl.conv3d_bias_sigmoid": dnnl.pat:110 */
    DNNL_DECONV2D_BIAS_SIGMOID, /* "dnnl.deconv2d_bias_sigmoid": dnnl.pat:111 */
    DNNL_DECONV3D_BIAS_SIGMOID, /* "dnnl.deconv3d_bias_sigmoid": dnnl.pat:112 */
    DNNL_DENSE_BIAS_SIGMOID, /* "dnnl.dense_bias_sigmoid": dnnl.pat:113 */
    DNNL_CONV1D_BIAS_CLIP, /* "dnnl.conv1d_bias_clip": dnnl.pat:115 */
    DNNL_CONV2D_BIAS_CLIP, /* "dnnl.conv2d_bias_clip": dnnl.pat:116 */
    DNNL_CONV3D_BIAS_CLIP, /* "dnnl.conv3d_bias_clip": dnnl.pat:117 */
    DNNL_DECONV2D_BIAS_CLIP, /* "dnnl.deconv2d_bias_clip": dnnl.pat:118 */
    DNNL_DECONV3D_BIAS_CLIP, /* "dnnl.deconv3d_bias_clip": dnnl.pat:119 */
    DNNL_DENSE_BIAS_CLIP, /* "dnnl.dense_bias_clip": dnnl.pat:120 */
    DNNL_CONV1D_BIAS_GELU, /* "dnnl.conv1d_bias_gelu": dnnl.pat:122 */
    DNNL_CONV2D_BIAS_GELU, /* "dnnl.conv2d_bias_gelu": dnnl.pat:123 */
    DNNL_CONV3D_BIAS_GELU, /* "dnnl.conv3d_bias_gelu": dnnl.pat:124 */
    DNNL_DECONV2D_BIAS_GELU, /* "dnnl.deconv2d_bias_gelu": dnnl.pat:125 */
    DNNL_DECONV3D_BIAS_GELU, /* "dnnl.deconv3d_bias_gelu": dnnl.pat:126 */
    DNNL_DENSE_BIAS_GELU, /* "dnnl.dense_bias_gelu": dnnl.pat:127 */
    DNNL_CONV1D_BIAS_SWISH, /* "dnnl.conv1d_bias_swish": dnnl.pat:129 */
    DNNL_CONV2D_BIAS_SWISH, /* "dnnl.conv2d_bias_swish": dnnl.pat:130 */
    DNNL_CONV3D_BIAS_SWISH, /* "dnnl.conv3d_bias_swish": dnnl.pat:131 */
    DNNL_DECONV2D_BIAS_SWISH, /* "dnnl.deconv2d_bias_swish": dnnl.pat:132 */
    DNNL_DECONV3D_BIAS_SWISH, /* "dnnl.deconv3d_bias_swish": dnnl.pat:133 */
    DNNL_DENSE_BIAS_SWISH, /* "dnnl.dense_bias_swish": dnnl.pat:134 */
    DNNL_CONV1D_BIAS_MISH, /* "dnnl.conv1d_bias_mish": dnnl.pat:136 */
    DNNL_CONV2D_BIAS_MISH, /* "dnnl.conv2d_bias_mish": dnnl.pat:137 */
    DNNL_CONV3D_BIAS_MISH, /* "dnnl.conv3d_bias_mish": dnnl.pat:138 */
    DNNL_DECONV2D_BIAS_MISH, /* "dnnl.deconv2d_bias_mish": dnnl.pat:139 */
    DNNL_DECONV3D_BIAS_MISH, /* "dnnl.deconv3d_bias_mish": dnnl.pat:140 */
    DNNL_DENSE_BIAS_MISH, /* "dnnl.dense_bias_mish": dnnl.pat:141 */
    DNNL_CONV1D_BIAS, /* "dnnl.conv1d_bias": dnnl.pat:31 */
    DNNL_CONV2D_BIAS, /* "dnnl.conv2d_bias": dnnl.pat:36 */
    DNNL_CONV3D_BIAS, /* "dnnl.conv3d_bias": dnnl.pat:41 */
    DNNL_DECONV2D_BIAS, /* "dnnl.deconv2d_bias": dnnl.pat:46 */
    DNNL_DECONV3D_BIAS, /* "dnnl.deconv3d_bias": dnnl.pat:51 */
    DNNL_DENSE_BIAS, /* "dnnl.dense_bias": dnnl.pat:56 */
    DNNL_CONV1D_RELU, /* "dnnl.conv1d_relu": dnnl.pat:143 */
    DNNL_CONV2D_RELU, /* "dnnl.conv2d_relu": dnnl.pat:144 */
    DNNL_CONV3D_RELU, /* "dnnl.conv3d_relu": dnnl.pat:145 */
    DNNL_DECONV2D_RELU, /* "dnnl.deconv2d_relu": dnnl.pat:146 */
    DNNL_DECONV3D_RELU, /* "dnnl.deconv3d_relu": dnnl.pat:147 */
    DNNL_DENSE_RELU, /* "dnnl.dense_relu": dnnl.pat:148 */
    DNNL_CONV1D_TANH, /* "dnnl.conv1d_tanh": dnnl.pat:150 */
    DNNL_CONV2D_TANH, /* "dnnl.conv2d_tanh": dnnl.pat:151 */
    DNNL_CONV3D_TANH, /* "dnnl.conv3d_tanh": dnnl.pat:152 */
    DNNL_DECONV2D_TANH, /* "dnnl.deconv2d_tanh": dnnl.pat:153 */
    DNNL_DECONV3D_TANH, /* "dnnl.deconv3d_tanh": dnnl.pat:154 */
    DNNL_DENSE_TANH, /* "dnnl.dense_tanh": dnnl.pat:155 */
    DNNL_CONV1D_SIGMOID, /* "dnnl.conv1d_sigmoid": dnnl.pat:157 */
    DNNL_CONV2D_SIGMOID, /* "dnnl.conv2d_sigmoid": dnnl.pat:158 */
    DNNL_CONV3D_SIGMOID, /* "dnnl.conv3d_sigmoid": dnnl.pat:159 */
    DNNL_DECONV2D_SIGMOID, /* "dnnl.deconv2d_sigmoid": dnnl.pat:160 */
    DNNL_DECONV3D_SIGMOID, /* "dnnl.deconv3d_sigmoid": dnnl.pat:161 */
    DNNL_DENSE_SIGMOID, /* "dnnl.dense_sigmoid": dnnl.pat:162 */
    DNNL_CONV1D_CLIP, /* "dnnl.conv1d_clip": dnnl.pat:164 */
    DNNL_CONV2D_CLIP, /* "dnnl.conv2d_clip": dnnl.pat:165 */
    DNNL_CONV3D_CLIP, /* "dnnl.conv3d_clip": dnnl.pat:166 */
    DNNL_DECONV2D_CLIP, /* "dnnl.deconv2d_clip": dnnl.pat:167 */
    DNNL_DECONV3D_CLIP, /* "dnnl.deconv3d_clip": dnnl.pat:168 */
    DNNL_DENSE_CLIP, /* "dnnl.dense_clip": dnnl.pat:169 */
    DNNL_CONV1D_GELU, /* "dnnl.conv1d_gelu": dnnl.pat:171 */
    DNNL_CONV2D_GELU, /* "dnnl.conv2d_gelu": dnnl.pat:172 */
    DNNL_CONV3D_GELU, /* "dnnl.conv3d_gelu": dnnl.pat:173 */
    DNNL_DECONV2D_GELU, /* "dnnl.deconv2d_gelu": dnnl.pat:174 */
    DNNL_DECONV3D_GELU, /* "dnnl.deconv3d_gelu": dnnl.pat:175 */
    DNNL_DENSE_GELU, /* "dnnl.dense_gelu": dnnl.pat:176 */
    DNNL_CONV1D_SWISH, /* "dnnl.conv1d_swish": dnnl.pat:178 */
    DNNL_CONV2D_SWISH, /* "dnnl.conv2d_swish": dnnl.pat:179 */
    DNNL_CONV3D_SWISH, /* "dnnl.conv3d_swish": dnnl.pat:180 */
    DNNL_DECONV2D_SWISH, /* "dnnl.deconv2d_swish": dnnl.pat:181 */
    DNNL_DECONV3D_SWISH, /* "dnnl.deconv3d_swish": dnnl.pat:182 */
    DNNL_DENSE_SWISH, /* "dnnl.dense_swish": dnnl.pat:183 */
    DNNL_CONV1D_MISH, /* "dnnl.conv1d_mish": dnnl.pat:185 */
    DNNL_CONV2D_MISH, /* "dnnl.conv2d_mish": dnnl.pat:186 */
    DNNL_CONV3D_MISH, /* "dnnl.conv3d_mish": dnnl.pat:187 */
    DNNL_DECONV2D_MISH, /* "dnnl.deconv2d_mish": dnnl.pat:188 */
    DNNL_DECONV3D_MISH, /* "dnnl.deconv3d_mish": dnnl.pat:189 */
    DNNL_DENSE_MISH, /* "dnnl.dense_mish": dnnl.pat:190 */
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

#ifdef __cplusplus
}
#endif

#endif
