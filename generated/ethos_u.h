/* Made by pat2c from ethos_u.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with ethos_u_names.
 */
#ifndef ETHOS_U_H
#define ETHOS_U_H

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names ethos_u_names;

/* Predicates that conditions call, to be written by the user: pure, no argument DFG_NONE. */
bool ethos_u_dense_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero);
bool ethos_u_hwio_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero);
bool ethos_u_hwoi_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero);

/* ethos_u.pat:18
 * pattern requantized(p) = qnn.requantize(p, const, const, const, const);
 */
struct ethos_u_requantized_match {
    dfg_node root;
    dfg_node p;
};
bool ethos_u_requantized_match(const dfg_graph *g, dfg_node n, struct ethos_u_requantized_match *m);
bool ethos_u_requantized_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct ethos_u_requantized_match *m),
                              void *ctx);

/* ethos_u.pat:22
 * pattern channel_pad(x) = nn.pad(x, const) { pad_width == [[0, 0], [0, 0], [0, 0], _] }
 *         where byte(x), x.shape[0] == 1, x.rank <= 4;
 */
struct ethos_u_channel_pad_match {
    dfg_node root;
    dfg_node x;
};
bool ethos_u_channel_pad_match(const dfg_graph *g, dfg_node n, struct ethos_u_channel_pad_match *m);
bool ethos_u_channel_pad_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct ethos_u_channel_pad_match *m),
                              void *ctx);

/* ethos_u.pat:24
 * pattern pad2d(x) {
 *     p = nn.pad(x, const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };
 *     where byte(x), x.shape[0] == 1, x.rank <= 4;
 *     where width[1][0] <= 31, width[2][0] <= 31, width[1][1] <= 32, width[2][1] <= 32;
 *     return p;
 * }
 */
struct ethos_u_pad2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node p;
    dfg_val width;
};
bool ethos_u_pad2d_match(const dfg_graph *g, dfg_node n, struct ethos_u_pad2d_match *m);
bool ethos_u_pad2d_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct ethos_u_pad2d_match *m),
                        void *ctx);

/* ethos_u.pat:46
 * pattern conv2d(x, w, b, v, x_zero, w_zero) {
 *     padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };
 *     c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const) { kernel_layout == "HWIO" };
 *     r = requantized(nn.bias_add(c, b & const));
 *     where byte(x), byte(w), byte(r), x.shape[0] == 1, c.groups == 1 or c.groups == w.shape[3];
 *     where window_ok(c, w), bias_ok(b), extern ethos_u_hwio_weights_fit(w, w_zero);
 *     where (present(padded) and paddings_ok(c, width, v, x_zero)) or (not present(padded) and padding_ok(c));
 *     return clip?(r);
 * }
 */
struct ethos_u_conv2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node v; /* DFG_NONE where it takes no part */
    dfg_node x_zero;
    dfg_node w_zero;
    dfg_node padded; /* DFG_NONE where it takes no part */
    dfg_node c;
    dfg_node r;
    dfg_val width; /* dfg_nil() where it takes no part */
};
bool ethos_u_conv2d_match(const dfg_graph *g, dfg_node n, struct ethos_u_conv2d_match *m);
bool ethos_u_conv2d_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct ethos_u_conv2d_match *m),
                         void *ctx);

/* ethos_u.pat:55
 * pattern depthwise_conv2d(x, w, b, v, x_zero, w_zero) {
 *     padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };
 *     c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const) { kernel_layout == "HWOI" };
 *     r = requantized(nn.bias_add(c, b & const));
 *     where byte(x), byte(w), byte(r), x.shape[0] == 1, w.shape[3] == 1, c.groups == w.shape[2];
 *     where window_ok(c, w), bias_ok(b), extern ethos_u_hwoi_weights_fit(w, w_zero);
 *     where (present(padded) and paddings_ok(c, width, v, x_zero)) or (not present(padded) and padding_ok(c));
 *     return clip?(r);
 * }
 */
struct ethos_u_depthwise_conv2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node v; /* DFG_NONE where it takes no part */
    dfg_node x_zero;
    dfg_node w_zero;
    dfg_node padded; /* DFG_NONE where it takes no part */
    dfg_node c;
    dfg_node r;
    dfg_val width; /* dfg_nil() where it takes no part */
};
bool ethos_u_depthwise_conv2d_match(const dfg_graph *g, dfg_node n, struct ethos_u_depthwise_conv2d_match *m);
bool ethos_u_depthwise_conv2d_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct ethos_u_depthwise_conv2d_match *m),
                                   void *ctx);

/* ethos_u.pat:66
 * pattern conv2d_transpose(x, w, b, x_zero, w_zero) {
 *     c = qnn.conv2d_transpose(x, w & const, x_zero & const, w_zero & const, const, const)
 *         { kernel_layout == "IOHW", strides == [2, 2], dilation == [1, 1], output_padding == [0, 0], groups == 1 };
 *     r = requantized(nn.bias_add(c, b & const) | c);
 *     where int8(x), int8(w), int8(r), x.shape[0] == 1, not present(b) or bias_ok(b);
 *     where c.shape[1] == x.shape[1] * 2 + (max(c.padding) == 0 ? max(w.shape[2] - 2, 0) : 0);
 *     where c.shape[2] == x.shape[2] * 2 + (max(c.padding) == 0 ? max(w.shape[3] - 2, 0) : 0);
 *     where w.shape[2] - 1 - c.padding[0] in 0..31, w.shape[3] - 1 - c.padding[1] in 0..31;
 *     where w.shape[2] - 2 - c.padding[2] >= 0, w.shape[3] - 2 - c.padding[3] >= 0;
 *     return r;
 * }
 */
struct ethos_u_conv2d_transpose_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node x_zero;
    dfg_node w_zero;
    dfg_node c;
    dfg_node r;
};
bool ethos_u_conv2d_transpose_match(const dfg_graph *g, dfg_node n, struct ethos_u_conv2d_transpose_match *m);
bool ethos_u_conv2d_transpose_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct ethos_u_conv2d_transpose_match *m),
                                   void *ctx);

/* ethos_u.pat:80
 * pattern fully_connected(x, w, b, x_zero, w_zero) {
 *     d = qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const);
 *     r = requantized(d | nn.bias_add(d, b & const));
 *     where int8(x), int8(w), int8(r), x.rank == 2, w.rank == 2, x.shape[0] == 1;
 *     where not present(b) or bias_ok(b), extern ethos_u_dense_weights_fit(w, w_zero);
 *     return clip?(r);
 * }
 */
struct ethos_u_fully_connected_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node x_zero;
    dfg_node w_zero;
    dfg_node d;
    dfg_node r;
};
bool ethos_u_fully_connected_match(const dfg_graph *g, dfg_node n, struct ethos_u_fully_connected_match *m);
bool ethos_u_fully_connected_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct ethos_u_fully_connected_match *m),
                                  void *ctx);

/* ethos_u.pat:87
 * pattern matmul(a, b) {
 *     r = requantized(qnn.dense(a, b, const, const, const, const));
 *     where int8(a), int8(b), int8(r), a.rank == 2, b.rank == 2, a.shape[1] == b.shape[1];
 *     return clip?(r);
 * }
 */
struct ethos_u_matmul_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
    dfg_node r;
};
bool ethos_u_matmul_match(const dfg_graph *g, dfg_node n, struct ethos_u_matmul_match *m);
bool ethos_u_matmul_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct ethos_u_matmul_match *m),
                         void *ctx);

/* ethos_u.pat:101
 * pattern max_pool2d(x) {
 *     p = nn.max_pool2d(x);
 *     where pool_ok(p, x, p), p.padding[0] <= 127, p.padding[1] <= 127, p.padding[2] <= 128, p.padding[3] <= 128;
 *     return clip?(p);
 * }
 */
struct ethos_u_max_pool2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node p;
};
bool ethos_u_max_pool2d_match(const dfg_graph *g, dfg_node n, struct ethos_u_max_pool2d_match *m);
bool ethos_u_max_pool2d_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct ethos_u_max_pool2d_match *m),
                             void *ctx);

/* ethos_u.pat:106
 * pattern avg_pool2d(x) {
 *     p = nn.avg_pool2d(cast(x)) { count_include_pad == false };
 *     r = cast(p);
 *     where pool_ok(p, x, r), p.padding[0] <= 3, p.padding[1] <= 3, p.padding[2] <= 4, p.padding[3] <= 4;
 *     where max(p.padding) == 0 or (p.pool_size[0] <= 8 and p.pool_size[1] <= 8);
 *     return clip?(r);
 * }
 */
struct ethos_u_avg_pool2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node p;
    dfg_node r;
};
bool ethos_u_avg_pool2d_match(const dfg_graph *g, dfg_node n, struct ethos_u_avg_pool2d_match *m);
bool ethos_u_avg_pool2d_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct ethos_u_avg_pool2d_match *m),
                             void *ctx);

/* ethos_u.pat:122
 * pattern sum_of(a, b) {
 *     r = qnn.add(a, b, const, const, const, const, const, const);
 *     c = clip(r);
 *     where wide(a), wide(b), wide(r), pair_ok(a, b), result_ok(r), not present(c) or r.dtype != i32;
 *     return c | r;
 * }
 */
struct ethos_u_sum_of_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
    dfg_node r;
    dfg_node c; /* DFG_NONE where it takes no part */
};
bool ethos_u_sum_of_match(const dfg_graph *g, dfg_node n, struct ethos_u_sum_of_match *m);
bool ethos_u_sum_of_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct ethos_u_sum_of_match *m),
                         void *ctx);

/* ethos_u.pat:128
 * pattern difference(a, b) {
 *     r = qnn.subtract(a, b, const, const, const, const, const, const);
 *     c = clip(r);
 *     where wide(a), wide(b), wide(r), pair_ok(a, b), result_ok(r), not present(c) or r.dtype != i32;
 *     return c | r;
 * }
 */
struct ethos_u_difference_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
    dfg_node r;
    dfg_node c; /* DFG_NONE where it takes no part */
};
bool ethos_u_difference_match(const dfg_graph *g, dfg_node n, struct ethos_u_difference_match *m);
bool ethos_u_difference_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct ethos_u_difference_match *m),
                             void *ctx);

/* ethos_u.pat:134
 * pattern product(a, b) {
 *     r = qnn.mul(a, b, const, const, const, const, const, const);
 *     c = clip(r);
 *     where wide(a), wide(b), wide(r), pair_ok(a, b), result_ok(r), not present(c) or r.dtype != i32;
 *     return c | r;
 * }
 */
struct ethos_u_product_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
    dfg_node r;
    dfg_node c; /* DFG_NONE where it takes no part */
};
bool ethos_u_product_match(const dfg_graph *g, dfg_node n, struct ethos_u_product_match *m);
bool ethos_u_product_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct ethos_u_product_match *m),
                          void *ctx);

/* ethos_u.pat:143
 * pattern least_requantized(a, b, s, t) =
 *     qnn.requantize(clip(minimum(a, b)), s & const, const, t & const, const)
 *         where same_bytes(a, b), value(s) == value(t);
 */
struct ethos_u_least_requantized_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
    dfg_node s;
    dfg_node t;
};
bool ethos_u_least_requantized_match(const dfg_graph *g, dfg_node n, struct ethos_u_least_requantized_match *m);
bool ethos_u_least_requantized_each(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const struct ethos_u_least_requantized_match *m),
                                    void *ctx);

/* ethos_u.pat:146
 * pattern most_requantized(a, b, s, t) =
 *     qnn.requantize(clip(maximum(a, b)), s & const, const, t & const, const)
 *         where same_bytes(a, b), value(s) == value(t);
 */
struct ethos_u_most_requantized_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
    dfg_node s;
    dfg_node t;
};
bool ethos_u_most_requantized_match(const dfg_graph *g, dfg_node n, struct ethos_u_most_requantized_match *m);
bool ethos_u_most_requantized_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct ethos_u_most_requantized_match *m),
                                   void *ctx);

/* ethos_u.pat:149
 * pattern least(a, b) = clip?(minimum(a, b)) where same_bytes(a, b);
 */
struct ethos_u_least_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
};
bool ethos_u_least_match(const dfg_graph *g, dfg_node n, struct ethos_u_least_match *m);
bool ethos_u_least_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct ethos_u_least_match *m),
                        void *ctx);

/* ethos_u.pat:150
 * pattern most(a, b) = clip?(maximum(a, b)) where same_bytes(a, b);
 */
struct ethos_u_most_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
};
bool ethos_u_most_match(const dfg_graph *g, dfg_node n, struct ethos_u_most_match *m);
bool ethos_u_most_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct ethos_u_most_match *m),
                       void *ctx);

/* ethos_u.pat:151
 * pattern shifted(a, b) {
 *     s = left_shift(a, b);
 *     where a.dtype == i32, b.dtype == i32, s.dtype == i32, fits(a), fits(b), pair_ok(a, b), s.rank == 4;
 *     return s;
 * }
 */
struct ethos_u_shifted_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
    dfg_node s;
};
bool ethos_u_shifted_match(const dfg_graph *g, dfg_node n, struct ethos_u_shifted_match *m);
bool ethos_u_shifted_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct ethos_u_shifted_match *m),
                          void *ctx);

/* ethos_u.pat:159
 * pattern reshaped(x) = reshape(x) where int8(x), x.rank <= 4;
 */
struct ethos_u_reshaped_match {
    dfg_node root;
    dfg_node x;
};
bool ethos_u_reshaped_match(const dfg_graph *g, dfg_node n, struct ethos_u_reshaped_match *m);
bool ethos_u_reshaped_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct ethos_u_reshaped_match *m),
                           void *ctx);

/* ethos_u.pat:160
 * pattern sliced(x) {
 *     s = strided_slice(x) { begin = from, end = to, strides = by };
 *     where int8(x), x.rank <= 4, len(from) == len(to), min(by) == 1, max(by) == 1;
 *     where min([to[i] - from[i] for i in range(len(from))]) >= 0;
 *     return s;
 * }
 */
struct ethos_u_sliced_match {
    dfg_node root;
    dfg_node x;
    dfg_node s;
    dfg_val from;
    dfg_val to;
    dfg_val by;
};
bool ethos_u_sliced_match(const dfg_graph *g, dfg_node n, struct ethos_u_sliced_match *m);
bool ethos_u_sliced_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct ethos_u_sliced_match *m),
                         void *ctx);

/* ethos_u.pat:166
 * pattern expanded(x) = expand_dims(x) where int8(x), x.rank <= 4;
 */
struct ethos_u_expanded_match {
    dfg_node root;
    dfg_node x;
};
bool ethos_u_expanded_match(const dfg_graph *g, dfg_node n, struct ethos_u_expanded_match *m);
bool ethos_u_expanded_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct ethos_u_expanded_match *m),
                           void *ctx);

/* ethos_u.pat:167
 * pattern squeezed(x) = squeeze(x) where int8(x), x.rank <= 4;
 */
struct ethos_u_squeezed_match {
    dfg_node root;
    dfg_node x;
};
bool ethos_u_squeezed_match(const dfg_graph *g, dfg_node n, struct ethos_u_squeezed_match *m);
bool ethos_u_squeezed_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct ethos_u_squeezed_match *m),
                           void *ctx);

/* ethos_u.pat:168
 * pattern split_up(x) = `split`(x) where int8(x);
 */
struct ethos_u_split_up_match {
    dfg_node root;
    dfg_node x;
};
bool ethos_u_split_up_match(const dfg_graph *g, dfg_node n, struct ethos_u_split_up_match *m);
bool ethos_u_split_up_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct ethos_u_split_up_match *m),
                           void *ctx);

/* ethos_u.pat:171
 * pattern concatenated(scales, zeros, s, z) {
 *     c = concatenate((...)) { axis = axis }
 *         | qnn.concatenate((...), (...scales), (...zeros), s & const, z & const) { axis = axis };
 *     where int8(c), c.rank <= 4, one_batch(c), axis in 0..3, axis < c.rank;
 *     where not present(s) or (all(scales, value(scales) == value(s)) and all(zeros, value(zeros) == value(z)));
 *     return c;
 * }
 */
struct ethos_u_concatenated_match {
    dfg_node root;
    struct dfg_nodes scales; /* empty where it takes no part */
    struct dfg_nodes zeros; /* empty where it takes no part */
    dfg_node s; /* DFG_NONE where it takes no part */
    dfg_node z; /* DFG_NONE where it takes no part */
    dfg_node c;
    dfg_val axis;
};
bool ethos_u_concatenated_match(const dfg_graph *g, dfg_node n, struct ethos_u_concatenated_match *m);
bool ethos_u_concatenated_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct ethos_u_concatenated_match *m),
                               void *ctx);

/* ethos_u.pat:181
 * pattern unary_abs(x) {
 *     q = qnn.quantize(abs(qnn.dequantize(x, const, const)), const, const);
 *     where byte(x), q.dtype == x.dtype, flat(x), same_shape(x, q);
 *     return q;
 * }
 */
struct ethos_u_unary_abs_match {
    dfg_node root;
    dfg_node x;
    dfg_node q;
};
bool ethos_u_unary_abs_match(const dfg_graph *g, dfg_node n, struct ethos_u_unary_abs_match *m);
bool ethos_u_unary_abs_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct ethos_u_unary_abs_match *m),
                            void *ctx);

/* ethos_u.pat:186
 * pattern tanh_table(x) {
 *     q = qnn.quantize(tanh(qnn.dequantize(x, const, const)), const, const);
 *     where int8(x), q.dtype == i8;
 *     return q;
 * }
 */
struct ethos_u_tanh_table_match {
    dfg_node root;
    dfg_node x;
    dfg_node q;
};
bool ethos_u_tanh_table_match(const dfg_graph *g, dfg_node n, struct ethos_u_tanh_table_match *m);
bool ethos_u_tanh_table_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct ethos_u_tanh_table_match *m),
                             void *ctx);

/* ethos_u.pat:191
 * pattern sigmoid_table(x) {
 *     q = qnn.quantize(sigmoid(qnn.dequantize(x, const, const)), const, const);
 *     where int8(x), q.dtype == i8;
 *     return q;
 * }
 */
struct ethos_u_sigmoid_table_match {
    dfg_node root;
    dfg_node x;
    dfg_node q;
};
bool ethos_u_sigmoid_table_match(const dfg_graph *g, dfg_node n, struct ethos_u_sigmoid_table_match *m);
bool ethos_u_sigmoid_table_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct ethos_u_sigmoid_table_match *m),
                                void *ctx);

/* ethos_u.pat:196
 * pattern leaky_relu_table(x) {
 *     q = qnn.quantize(nn.leaky_relu(qnn.dequantize(x, const, const)), const, const);
 *     where int8(x), q.dtype == i8;
 *     return q;
 * }
 */
struct ethos_u_leaky_relu_table_match {
    dfg_node root;
    dfg_node x;
    dfg_node q;
};
bool ethos_u_leaky_relu_table_match(const dfg_graph *g, dfg_node n, struct ethos_u_leaky_relu_table_match *m);
bool ethos_u_leaky_relu_table_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct ethos_u_leaky_relu_table_match *m),
                                   void *ctx);

/* ethos_u.pat:201
 * pattern softmax_table(x) {
 *     q = qnn.quantize(nn.softmax(qnn.dequantize(x, const, const)), const, const);
 *     where int8(x), q.dtype == i8, x.rank <= 4, same_shape(x, q);
 *     return q;
 * }
 */
struct ethos_u_softmax_table_match {
    dfg_node root;
    dfg_node x;
    dfg_node q;
};
bool ethos_u_softmax_table_match(const dfg_graph *g, dfg_node n, struct ethos_u_softmax_table_match *m);
bool ethos_u_softmax_table_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct ethos_u_softmax_table_match *m),
                                void *ctx);

/* ethos_u.pat:206
 * pattern hard_swish_table(x) {
 *     d = qnn.dequantize(x, const, const);
 *     q = qnn.quantize(divide(multiply(d, clip(add(d, const))), const), const, const);
 *     where int8(x), q.dtype == i8;
 *     return q;
 * }
 */
struct ethos_u_hard_swish_table_match {
    dfg_node root;
    dfg_node x;
    dfg_node d;
    dfg_node q;
};
bool ethos_u_hard_swish_table_match(const dfg_graph *g, dfg_node n, struct ethos_u_hard_swish_table_match *m);
bool ethos_u_hard_swish_table_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct ethos_u_hard_swish_table_match *m),
                                   void *ctx);

/* ethos_u.pat:222
 * pattern mean_of(x, s, z, t, y) {
 *     m = mean(cast(x)) { axis = axes, keepdims = keep };
 *     r = qnn.requantize(m, s & const, z & const, t & const, y & const);
 *     where byte(x), r.dtype in {u8, i8, i16}, x.rank in 2..4, one_batch(x);
 *     where (over_height(x, axes) and (x.shape[x.rank == 4 ? 1 : 0] <= 64
 *             or (x.shape[x.rank == 4 ? 1 : 0] <= 256 and same_scale(s, z, t, y))))
 *         or (over_width(x, axes) and x.shape[x.rank == 4 ? 2 : 1] <= 4096)
 *         or (over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 4096)
 *         or (over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 65536
 *             and same_scale(s, z, t, y) and not keep);
 *     return r;
 * }
 */
struct ethos_u_mean_of_match {
    dfg_node root;
    dfg_node x;
    dfg_node s;
    dfg_node z;
    dfg_node t;
    dfg_node y;
    dfg_node m;
    dfg_node r;
    dfg_val axes;
    dfg_val keep;
};
bool ethos_u_mean_of_match(const dfg_graph *g, dfg_node n, struct ethos_u_mean_of_match *m);
bool ethos_u_mean_of_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct ethos_u_mean_of_match *m),
                          void *ctx);

/* ethos_u.pat:234
 * pattern sum_last(x) {
 *     s = sum(cast(x)) { axis = axes };
 *     r = requantized(s);
 *     where x.dtype in {u8, i8, i16, i32}, fits(x), r.dtype == i8, x.rank in {3, 4}, axes == [-1] or axes == [x.rank - 1];
 *     return clip?(r);
 * }
 */
struct ethos_u_sum_last_match {
    dfg_node root;
    dfg_node x;
    dfg_node s;
    dfg_node r;
    dfg_val axes;
};
bool ethos_u_sum_last_match(const dfg_graph *g, dfg_node n, struct ethos_u_sum_last_match *m);
bool ethos_u_sum_last_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct ethos_u_sum_last_match *m),
                           void *ctx);

/* ethos_u.pat:243
 * pattern rescaled(x) {
 *     r = requantized(x);
 *     where int8(x), int8(r), x.rank <= 4;
 *     return r;
 * }
 */
struct ethos_u_rescaled_match {
    dfg_node root;
    dfg_node x;
    dfg_node r;
};
bool ethos_u_rescaled_match(const dfg_graph *g, dfg_node n, struct ethos_u_rescaled_match *m);
bool ethos_u_rescaled_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct ethos_u_rescaled_match *m),
                           void *ctx);

/* ethos_u.pat:258
 * pattern resized(x) {
 *     near = image.resize2d(x) { method == "nearest_neighbor" };
 *     even = image.resize2d(qnn.dequantize(x, const, const)) { method == "linear" };
 *     r = qnn.quantize(even, const, const) | near;
 *     where int8(x), r.dtype == i8;
 *     where (present(near) and resized_ok(near, x)) or (present(even) and resized_ok(even, x));
 *     return r;
 * }
 */
struct ethos_u_resized_match {
    dfg_node root;
    dfg_node x;
    dfg_node near; /* DFG_NONE where it takes no part */
    dfg_node even; /* DFG_NONE where it takes no part */
    dfg_node r;
};
bool ethos_u_resized_match(const dfg_graph *g, dfg_node n, struct ethos_u_resized_match *m);
bool ethos_u_resized_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct ethos_u_resized_match *m),
                          void *ctx);

enum ethos_u_entry {
    ETHOS_U_CHANNEL_PAD, /* "ethos-u.channel-pad": ethos_u.pat:22 */
    ETHOS_U_QNN_CONV2D, /* "ethos-u.qnn_conv2d": ethos_u.pat:46 */
    ETHOS_U_DEPTHWISE_CONV2D, /* "ethos-u.depthwise_conv2d": ethos_u.pat:55 */
    ETHOS_U_QNN_CONV2D_TRANSPOSE, /* "ethos-u.qnn_conv2d_transpose": ethos_u.pat:66 */
    ETHOS_U_FULLY_CONNECTED, /* "ethos-u.fully_connected": ethos_u.pat:80 */
    ETHOS_U_MATMUL, /* "ethos-u.matmul": ethos_u.pat:87 */
    ETHOS_U_MAXPOOL2D, /* "ethos-u.maxpool2d": ethos_u.pat:101 */
    ETHOS_U_AVGPOOL2D, /* "ethos-u.avgpool2d": ethos_u.pat:106 */
    ETHOS_U_PAD2D, /* "ethos-u.pad2d": ethos_u.pat:24 */
    ETHOS_U_ADD, /* "ethos-u.add": ethos_u.pat:122 */
    ETHOS_U_SUB, /* "ethos-u.sub": ethos_u.pat:128 */
    ETHOS_U_MUL, /* "ethos-u.mul": ethos_u.pat:134 */
    ETHOS_U_MIN, /* "ethos-u.min": ethos_u.pat:143 */
    ETHOS_U_MIN_2, /* "ethos-u.min": ethos_u.pat:149 */
    ETHOS_U_MAX, /* "ethos-u.max": ethos_u.pat:146 */
    ETHOS_U_MAX_2, /* "ethos-u.max": ethos_u.pat:150 */
    ETHOS_U_SHL, /* "ethos-u.shl": ethos_u.pat:151 */
    ETHOS_U_RESHAPE, /* "ethos-u.reshape": ethos_u.pat:159 */
    ETHOS_U_STRIDED_SLICE, /* "ethos-u.strided_slice": ethos_u.pat:160 */
    ETHOS_U_ABS, /* "ethos-u.abs": ethos_u.pat:181 */
    ETHOS_U_TANH, /* "ethos-u.tanh": ethos_u.pat:186 */
    ETHOS_U_MEAN, /* "ethos-u.mean": ethos_u.pat:222 */
    ETHOS_U_SUM, /* "ethos-u.sum": ethos_u.pat:234 */
    ETHOS_U_SOFTMAX, /* "ethos-u.softmax": ethos_u.pat:201 */
    ETHOS_U_LEAKY_RELU, /* "ethos-u.leaky_relu": ethos_u.pat:196 */
    ETHOS_U_CONCAT, /* "ethos-u.concat": ethos_u.pat:171 */
    ETHOS_U_SIGMOID, /* "ethos-u.sigmoid": ethos_u.pat:191 */
    ETHOS_U_SPLIT, /* "ethos-u.split": ethos_u.pat:168 */
    ETHOS_U_REQUANTIZE, /* "ethos-u.requantize": ethos_u.pat:243 */
    ETHOS_U_RESIZE2D, /* "ethos-u.resize2d": ethos_u.pat:258 */
    ETHOS_U_EXPAND_DIMS, /* "ethos-u.expand_dims": ethos_u.pat:166 */
    ETHOS_U_SQUEEZE, /* "ethos-u.squeeze": ethos_u.pat:167 */
    ETHOS_U_HARD_SWISH, /* "ethos-u.hard_swish": ethos_u.pat:206 */
    ETHOS_U_N_ENTRIES
};
enum { ETHOS_U_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table ethos_u that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t ethos_u_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum ethos_u_entry), or -1. */
int32_t ethos_u_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t ethos_u_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

#ifdef __cplusplus
}
#endif

#endif
