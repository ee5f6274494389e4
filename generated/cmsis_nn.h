/* Made by pat2c from cmsis_nn.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with cmsis_nn_names.
 */
#ifndef CMSIS_NN_H
#define CMSIS_NN_H 0x2b5dbc39b449356a /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names cmsis_nn_names;

/* cmsis_nn.pat:11
 * pattern requantized(p) = qnn.requantize(p, const, const, const, const);
 */
struct cmsis_nn_requantized_match {
    dfg_node root;
    dfg_node p;
};
bool cmsis_nn_requantized_match(const dfg_graph *g, dfg_node n, struct cmsis_nn_requantized_match *m);
bool cmsis_nn_requantized_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct cmsis_nn_requantized_match *m),
                               void *ctx);

/* cmsis_nn.pat:31
 * pattern conv2d(x, w, b, x_zero, w_zero) {
 *     c = qnn.conv2d(x, w & const, x_zero & const, w_zero & const, const, const);
 *     r = requantized(nn.bias_add(c, b & const) | c);
 *     where conv_types(x, w, b, c, r), zero_points(x, x_zero, w_zero);
 *     where present(b) or not depthwise(c, x, w);
 *     return clip?(r);
 * }
 */
struct cmsis_nn_conv2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node x_zero;
    dfg_node w_zero;
    dfg_node c;
    dfg_node r;
};
bool cmsis_nn_conv2d_match(const dfg_graph *g, dfg_node n, struct cmsis_nn_conv2d_match *m);
bool cmsis_nn_conv2d_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct cmsis_nn_conv2d_match *m),
                          void *ctx);

/* cmsis_nn.pat:41
 * pattern padded_conv2d(x, w, b, x_zero, w_zero) {
 *     p = nn.pad(x, const) { pad_width = pad };
 *     c = qnn.conv2d(p, w & const, x_zero & const, w_zero & const, const, const) { padding = own };
 *     r = requantized(nn.bias_add(c, b & const) | c);
 *     where conv_types(x, w, b, c, r), zero_points(x, x_zero, w_zero);
 *     where present(b) or not depthwise(c, p, w);
 *     where (len(own) == 4 ? own[2] - own[0] : 0) + pad[1][1] - pad[1][0] in 0..1;
 *     where (len(own) == 4 ? own[3] - own[1] : 0) + pad[2][1] - pad[2][0] in 0..1;
 *     return clip?(r);
 * }
 */
struct cmsis_nn_padded_conv2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node x_zero;
    dfg_node w_zero;
    dfg_node p;
    dfg_node c;
    dfg_node r;
    dfg_val pad;
    dfg_val own;
};
bool cmsis_nn_padded_conv2d_match(const dfg_graph *g, dfg_node n, struct cmsis_nn_padded_conv2d_match *m);
bool cmsis_nn_padded_conv2d_each(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const struct cmsis_nn_padded_conv2d_match *m),
                                 void *ctx);

/* cmsis_nn.pat:54
 * pattern fully_connected(x, w, b, x_zero, w_zero) {
 *     d = qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const);
 *     r = requantized(nn.bias_add(d, b & const) | d);
 *     where conv_types(x, w, b, d, r), zero_points(x, x_zero, w_zero);
 *     return clip?(r);
 * }
 */
struct cmsis_nn_fully_connected_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node x_zero;
    dfg_node w_zero;
    dfg_node d;
    dfg_node r;
};
bool cmsis_nn_fully_connected_match(const dfg_graph *g, dfg_node n, struct cmsis_nn_fully_connected_match *m);
bool cmsis_nn_fully_connected_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct cmsis_nn_fully_connected_match *m),
                                   void *ctx);

/* cmsis_nn.pat:66
 * pattern avg_pool2d(x) {
 *     p = nn.avg_pool2d(cast(x));
 *     r = cast(p);
 *     where pool_types(p, x, r);
 *     return clip?(r);
 * }
 */
struct cmsis_nn_avg_pool2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node p;
    dfg_node r;
};
bool cmsis_nn_avg_pool2d_match(const dfg_graph *g, dfg_node n, struct cmsis_nn_avg_pool2d_match *m);
bool cmsis_nn_avg_pool2d_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct cmsis_nn_avg_pool2d_match *m),
                              void *ctx);

/* cmsis_nn.pat:73
 * pattern max_pool2d(x) {
 *     p = nn.max_pool2d(x);
 *     where pool_types(p, x, p);
 *     return clip?(p);
 * }
 */
struct cmsis_nn_max_pool2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node p;
};
bool cmsis_nn_max_pool2d_match(const dfg_graph *g, dfg_node n, struct cmsis_nn_max_pool2d_match *m);
bool cmsis_nn_max_pool2d_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct cmsis_nn_max_pool2d_match *m),
                              void *ctx);

/* cmsis_nn.pat:86
 * pattern mul(a, b, a_zero, b_zero, zero) {
 *     r = qnn.mul(a, b, const, a_zero & const, const, b_zero & const, const, zero & const);
 *     where binary_types(a, b, a_zero, b_zero, zero);
 *     return clip?(r);
 * }
 */
struct cmsis_nn_mul_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
    dfg_node a_zero;
    dfg_node b_zero;
    dfg_node zero;
    dfg_node r;
};
bool cmsis_nn_mul_match(const dfg_graph *g, dfg_node n, struct cmsis_nn_mul_match *m);
bool cmsis_nn_mul_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct cmsis_nn_mul_match *m),
                       void *ctx);

/* cmsis_nn.pat:92
 * pattern addition(a, b, a_zero, b_zero, zero) {
 *     r = qnn.add(a, b, const, a_zero & const, const, b_zero & const, const, zero & const);
 *     where binary_types(a, b, a_zero, b_zero, zero);
 *     return clip?(r);
 * }
 */
struct cmsis_nn_addition_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
    dfg_node a_zero;
    dfg_node b_zero;
    dfg_node zero;
    dfg_node r;
};
bool cmsis_nn_addition_match(const dfg_graph *g, dfg_node n, struct cmsis_nn_addition_match *m);
bool cmsis_nn_addition_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct cmsis_nn_addition_match *m),
                            void *ctx);

/* cmsis_nn.pat:100
 * pattern softmax(x, s, z) {
 *     q = qnn.quantize(nn.softmax(qnn.dequantize(x, const, const)), s & const, z & const);
 *     where (x.dtype == i8 and attr(q, out_dtype) == i8 and value(s) == 0.00390625 and value(z) == -128)
 *        or (x.dtype == i16 and attr(q, out_dtype) == i16 and value(s) == 0.000030517578125 and value(z) == 0);
 *     return q;
 * }
 */
struct cmsis_nn_softmax_match {
    dfg_node root;
    dfg_node x;
    dfg_node s;
    dfg_node z;
    dfg_node q;
};
bool cmsis_nn_softmax_match(const dfg_graph *g, dfg_node n, struct cmsis_nn_softmax_match *m);
bool cmsis_nn_softmax_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct cmsis_nn_softmax_match *m),
                           void *ctx);

enum cmsis_nn_entry {
    CMSIS_NN_QNN_CONV2D, /* "cmsis-nn.qnn_conv2d": cmsis_nn.pat:41 */
    CMSIS_NN_QNN_CONV2D_2, /* "cmsis-nn.qnn_conv2d": cmsis_nn.pat:31 */
    CMSIS_NN_QNN_FULLY_CONNECTED, /* "cmsis-nn.qnn_fully_connected": cmsis_nn.pat:54 */
    CMSIS_NN_QNN_AVG_POOL2D, /* "cmsis-nn.qnn_avg_pool2d": cmsis_nn.pat:66 */
    CMSIS_NN_QNN_MAX_POOL2D, /* "cmsis-nn.qnn_max_pool2d": cmsis_nn.pat:73 */
    CMSIS_NN_QNN_MUL, /* "cmsis-nn.qnn_mul": cmsis_nn.pat:86 */
    CMSIS_NN_QNN_ADD, /* "cmsis-nn.qnn_add": cmsis_nn.pat:92 */
    CMSIS_NN_QNN_SOFTMAX, /* "cmsis-nn.qnn_softmax": cmsis_nn.pat:100 */
    CMSIS_NN_N_ENTRIES
};
enum { CMSIS_NN_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table cmsis_nn that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t cmsis_nn_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum cmsis_nn_entry), or -1. */
int32_t cmsis_nn_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t cmsis_nn_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

#ifdef __cplusplus
}
#endif

#endif
