/* Made by pat2c from cmsis_nn.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with cmsis_nn_names. */
#ifndef CMSIS_NN_H
#define CMSIS_NN_H 0x58b9f80789ba7f3b /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names cmsis_nn_names;

/* cmsis_nn.pat:13  pattern requantized(p) = qnn.requantize(p, const, const, const, const); */
struct cmsis_nn_requantized_match { dfg_node root, p; };
struct cmsis_nn_requantized_whole {
    struct cmsis_nn_requantized_match m; dfg_node constant, constant_2, constant_3, constant_4;
};
DFG_MATCHERS(cmsis_nn_requantized, NULL)

/* cmsis_nn.pat:33  pattern conv2d(x, w, b, x_zero, w_zero) { c = qnn.conv2d(x, w & const, x_zero & const, w_zero & c ... */
struct cmsis_nn_conv2d_match { dfg_node root, x, w, b, x_zero, w_zero, c, r; /* maybe absent: b */ };
struct cmsis_nn_conv2d_whole {
    struct cmsis_nn_conv2d_match m; struct cmsis_nn_requantized_whole requantized;
    dfg_node constant, constant_2, bias_add, clip;
};
DFG_MATCHERS(cmsis_nn_conv2d, NULL)

/* cmsis_nn.pat:43  pattern padded_conv2d(x, w, b, x_zero, w_zero) { p = nn.pad(x, const) { pad_width = pad }; c = qn ... */
struct cmsis_nn_padded_conv2d_match {
    dfg_node root, x, w, b, x_zero, w_zero, p, c, r; dfg_val pad, own; /* maybe absent: b */
};
struct cmsis_nn_padded_conv2d_whole {
    struct cmsis_nn_padded_conv2d_match m; struct cmsis_nn_requantized_whole requantized;
    dfg_node constant, constant_2, constant_3, bias_add, clip;
};
DFG_MATCHERS(cmsis_nn_padded_conv2d, NULL)

/* cmsis_nn.pat:56  pattern fully_connected(x, w, b, x_zero, w_zero) { d = qnn.dense(x, w & const, x_zero & const, w_ ... */
struct cmsis_nn_fully_connected_match { dfg_node root, x, w, b, x_zero, w_zero, d, r; /* maybe absent: b */ };
struct cmsis_nn_fully_connected_whole {
    struct cmsis_nn_fully_connected_match m; struct cmsis_nn_requantized_whole requantized;
    dfg_node constant, constant_2, bias_add, clip;
};
DFG_MATCHERS(cmsis_nn_fully_connected, NULL)

/* cmsis_nn.pat:68  pattern avg_pool2d(x) { p = nn.avg_pool2d(cast(x)); r = cast(p); where pool_types(p, x, r); retur ... */
struct cmsis_nn_avg_pool2d_match { dfg_node root, x, p, r; };
struct cmsis_nn_avg_pool2d_whole { struct cmsis_nn_avg_pool2d_match m; dfg_node cast, clip; };
DFG_MATCHERS(cmsis_nn_avg_pool2d, NULL)

/* cmsis_nn.pat:75  pattern max_pool2d(x) { p = nn.max_pool2d(x); where pool_types(p, x, p); return clip?(p); } */
struct cmsis_nn_max_pool2d_match { dfg_node root, x, p; };
struct cmsis_nn_max_pool2d_whole { struct cmsis_nn_max_pool2d_match m; dfg_node clip; };
DFG_MATCHERS(cmsis_nn_max_pool2d, NULL)

/* cmsis_nn.pat:88  pattern mul(a, b, a_zero, b_zero, zero) { r = qnn.mul(a, b, const, a_zero & const, const, b_zero  ... */
struct cmsis_nn_mul_match { dfg_node root, a, b, a_zero, b_zero, zero, r; };
struct cmsis_nn_mul_whole { struct cmsis_nn_mul_match m; dfg_node constant, constant_2, constant_3, clip; };
DFG_MATCHERS_OF_WAYS(cmsis_nn_mul, whole, 1, NULL)

/* cmsis_nn.pat:94  pattern addition(a, b, a_zero, b_zero, zero) { r = qnn.add(a, b, const, a_zero & const, const, b_ ... */
struct cmsis_nn_addition_match { dfg_node root, a, b, a_zero, b_zero, zero, r; };
struct cmsis_nn_addition_whole {
    struct cmsis_nn_addition_match m; dfg_node constant, constant_2, constant_3, clip;
};
DFG_MATCHERS_OF_WAYS(cmsis_nn_addition, whole, 1, NULL)

/* cmsis_nn.pat:102  pattern softmax(x, s, z) { q = qnn.quantize(nn.softmax(qnn.dequantize(x, const, const)), s & con ... */
struct cmsis_nn_softmax_match { dfg_node root, x, s, z, q; };
struct cmsis_nn_softmax_whole {
    struct cmsis_nn_softmax_match m; dfg_node softmax, dequantize, constant, constant_2;
};
DFG_MATCHERS(cmsis_nn_softmax, NULL)

enum cmsis_nn_entry {
    CMSIS_NN_QNN_CONV2D, /* "cmsis-nn.qnn_conv2d": cmsis_nn.pat:43 */
    CMSIS_NN_QNN_CONV2D_2, /* "cmsis-nn.qnn_conv2d": cmsis_nn.pat:33 */
    CMSIS_NN_QNN_FULLY_CONNECTED, /* "cmsis-nn.qnn_fully_connected": cmsis_nn.pat:56 */
    CMSIS_NN_QNN_AVG_POOL2D, /* "cmsis-nn.qnn_avg_pool2d": cmsis_nn.pat:68 */
    CMSIS_NN_QNN_MAX_POOL2D, /* "cmsis-nn.qnn_max_pool2d": cmsis_nn.pat:75 */
    CMSIS_NN_QNN_MUL, /* "cmsis-nn.qnn_mul": cmsis_nn.pat:88 */
    CMSIS_NN_QNN_ADD, /* "cmsis-nn.qnn_add": cmsis_nn.pat:94 */
    CMSIS_NN_QNN_SOFTMAX, /* "cmsis-nn.qnn_softmax": cmsis_nn.pat:102 */
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

DFG_END_C

#endif
