/* Made by pat2c from cmsis_nn_tflm.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with cmsis_nn_tflm_names. */
#ifndef CMSIS_NN_TFLM_H
#define CMSIS_NN_TFLM_H 0x8fa7b3387bbf88ae /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names cmsis_nn_tflm_names;

/* cmsis_nn_tflm.pat:32  pattern stored = const | _; */
struct cmsis_nn_tflm_stored_match { dfg_node root; };
struct cmsis_nn_tflm_stored_whole { struct cmsis_nn_tflm_stored_match m; dfg_node constant, x; };
DFG_MATCHERS_OF_WAYS(cmsis_nn_tflm_stored, whole, 1, NULL)

/* cmsis_nn_tflm.pat:38  pattern conv_2d(x, w, b) { c = tfl.Conv2D(x, w & stored, (b & stored)?); where limited(c), i ... */
struct cmsis_nn_tflm_conv_2d_match { dfg_node root, x, w, b, c; /* maybe absent: b */ };
struct cmsis_nn_tflm_conv_2d_whole {
    struct cmsis_nn_tflm_conv_2d_match m; struct cmsis_nn_tflm_stored_whole stored;
    struct cmsis_nn_tflm_stored_whole stored_2;
};
DFG_MATCHERS_OF_WAYS(cmsis_nn_tflm_conv_2d, whole, 2, NULL)

/* cmsis_nn_tflm.pat:46  pattern depthwise_conv_2d(x, w, b) { c = tfl.DepthwiseConv2D(x, w & stored, (b & stored)?);  ... */
struct cmsis_nn_tflm_depthwise_conv_2d_match { dfg_node root, x, w, b, c; /* maybe absent: b */ };
struct cmsis_nn_tflm_depthwise_conv_2d_whole {
    struct cmsis_nn_tflm_depthwise_conv_2d_match m; struct cmsis_nn_tflm_stored_whole stored;
    struct cmsis_nn_tflm_stored_whole stored_2;
};
DFG_MATCHERS_OF_WAYS(cmsis_nn_tflm_depthwise_conv_2d, whole, 2, NULL)

/* cmsis_nn_tflm.pat:53  pattern transpose_conv(x, w, b) { c = tfl.TransposeConv(stored, w & stored, x, (b & stored)? ... */
struct cmsis_nn_tflm_transpose_conv_match { dfg_node root, x, w, b, c; /* maybe absent: b */ };
struct cmsis_nn_tflm_transpose_conv_whole {
    struct cmsis_nn_tflm_transpose_conv_match m; struct cmsis_nn_tflm_stored_whole stored;
    struct cmsis_nn_tflm_stored_whole stored_2; struct cmsis_nn_tflm_stored_whole stored_3;
};
DFG_MATCHERS_OF_WAYS(cmsis_nn_tflm_transpose_conv, whole, 3, NULL)

/* cmsis_nn_tflm.pat:64  pattern fully_connected(x, w, b) { f = tfl.FullyConnected(x, w & stored, (b & stored)?); whe ... */
struct cmsis_nn_tflm_fully_connected_match { dfg_node root, x, w, b, f; /* maybe absent: b */ };
struct cmsis_nn_tflm_fully_connected_whole {
    struct cmsis_nn_tflm_fully_connected_match m; struct cmsis_nn_tflm_stored_whole stored;
    struct cmsis_nn_tflm_stored_whole stored_2;
};
DFG_MATCHERS_OF_WAYS(cmsis_nn_tflm_fully_connected, whole, 2, NULL)

/* cmsis_nn_tflm.pat:71  pattern batch_matmul(a, b) { m = tfl.BatchMatMul(a, b); where data_types(a, m), data_types(b ... */
struct cmsis_nn_tflm_batch_matmul_match { dfg_node root, a, b, m; };
DFG_MATCHERS_OF_MATCH(cmsis_nn_tflm_batch_matmul, NULL)

/* cmsis_nn_tflm.pat:79  pattern addition(a, b) { s = tfl.Add(a, b); where limited(s), data_types(a, s), data_types(b ... */
struct cmsis_nn_tflm_addition_match { dfg_node root, a, b, s; };
DFG_MATCHERS_OF_WAYS(cmsis_nn_tflm_addition, match, 1, NULL)

/* cmsis_nn_tflm.pat:84  pattern mul(a, b) { m = tfl.Mul(a, b); where limited(m), data_types(a, m), data_types(b, m), ... */
struct cmsis_nn_tflm_mul_match { dfg_node root, a, b, m; };
DFG_MATCHERS_OF_WAYS(cmsis_nn_tflm_mul, match, 1, NULL)

/* cmsis_nn_tflm.pat:90  pattern extreme(a, b) { m = (tfl.Maximum | tfl.Minimum)(a, b); where a.dtype == i8, b.dtype  ... */
struct cmsis_nn_tflm_extreme_match { dfg_node root, a, b, m; };
DFG_MATCHERS_OF_WAYS(cmsis_nn_tflm_extreme, match, 1, NULL)

/* cmsis_nn_tflm.pat:98  pattern pool(x) { p = (tfl.AveragePool2D | tfl.MaxPool2D)(x); where limited(p), x.rank == 4, ... */
struct cmsis_nn_tflm_pool_match { dfg_node root, x, p; };
DFG_MATCHERS_OF_MATCH(cmsis_nn_tflm_pool, NULL)

/* cmsis_nn_tflm.pat:103  pattern softmax(x) { s = tfl.Softmax(x); where x.rank >= 1, (x.dtype == i8 and s.dtype in { ... */
struct cmsis_nn_tflm_softmax_match { dfg_node root, x, s; };
DFG_MATCHERS_OF_MATCH(cmsis_nn_tflm_softmax, NULL)

/* cmsis_nn_tflm.pat:112  pattern svdf(x, feature, time, b, state) { y = tfl.SVDF(x, feature & stored, time & stored, ... */
struct cmsis_nn_tflm_svdf_match { dfg_node root, x, feature, time, b, state, y; dfg_val rank; };
struct cmsis_nn_tflm_svdf_whole {
    struct cmsis_nn_tflm_svdf_match m; struct cmsis_nn_tflm_stored_whole stored;
    struct cmsis_nn_tflm_stored_whole stored_2; struct cmsis_nn_tflm_stored_whole stored_3;
};
DFG_MATCHERS_OF_WAYS(cmsis_nn_tflm_svdf, whole, 3, NULL)

/* cmsis_nn_tflm.pat:131  pattern unidirectional_sequence_lstm( x, wi, wf, wc, wo, ri, rf, rc, ro, pi, pf, po, bi, bf ... */
struct cmsis_nn_tflm_unidirectional_sequence_lstm_match {
    dfg_node root, x, wi, wf, wc, wo, ri, rf, rc, ro, pi, pf, po, bi, bf, bc, bo, p, bp, hidden, cell, y;
    /* maybe absent: pi, pf, po, p, bp */
};
DFG_MATCHERS_OF_MATCH(cmsis_nn_tflm_unidirectional_sequence_lstm, NULL)

/* cmsis_nn_tflm.pat:150  pattern pad(x, value) { p = tfl.Pad(x, const) | tfl.PadV2(x, const, value & const); where x ... */
struct cmsis_nn_tflm_pad_match { dfg_node root, x, value, p; /* maybe absent: value */ };
struct cmsis_nn_tflm_pad_whole {
    struct cmsis_nn_tflm_pad_match m; dfg_node pad, constant, padV2, constant_2;
};
DFG_MATCHERS(cmsis_nn_tflm_pad, NULL)

/* cmsis_nn_tflm.pat:157  pattern transpose(x) { t = tfl.Transpose(x, stored); where x.dtype == i8, x.rank <= 4; retu ... */
struct cmsis_nn_tflm_transpose_match { dfg_node root, x, t; };
struct cmsis_nn_tflm_transpose_whole {
    struct cmsis_nn_tflm_transpose_match m; struct cmsis_nn_tflm_stored_whole stored;
};
DFG_MATCHERS_OF_WAYS(cmsis_nn_tflm_transpose, whole, 1, NULL)

enum cmsis_nn_tflm_entry {
    CMSIS_NN_TFLM_CMSIS_NN_CONV_2D, /* "cmsis-nn.conv_2d": cmsis_nn_tflm.pat:38 */
    CMSIS_NN_TFLM_CMSIS_NN_DEPTHWISE_CONV_2D, /* "cmsis-nn.depthwise_conv_2d": cmsis_nn_tflm.pat:46 */
    CMSIS_NN_TFLM_CMSIS_NN_FULLY_CONNECTED, /* "cmsis-nn.fully_connected": cmsis_nn_tflm.pat:64 */
    CMSIS_NN_TFLM_CMSIS_NN_TRANSPOSE_CONV, /* "cmsis-nn.transpose_conv": cmsis_nn_tflm.pat:53 */
    CMSIS_NN_TFLM_CMSIS_NN_BATCH_MATMUL, /* "cmsis-nn.batch_matmul": cmsis_nn_tflm.pat:71 */
    CMSIS_NN_TFLM_CMSIS_NN_ADD, /* "cmsis-nn.add": cmsis_nn_tflm.pat:79 */
    CMSIS_NN_TFLM_CMSIS_NN_MUL, /* "cmsis-nn.mul": cmsis_nn_tflm.pat:84 */
    CMSIS_NN_TFLM_CMSIS_NN_POOL, /* "cmsis-nn.pool": cmsis_nn_tflm.pat:98 */
    CMSIS_NN_TFLM_CMSIS_NN_SOFTMAX, /* "cmsis-nn.softmax": cmsis_nn_tflm.pat:103 */
    CMSIS_NN_TFLM_CMSIS_NN_SVDF, /* "cmsis-nn.svdf": cmsis_nn_tflm.pat:112 */
    CMSIS_NN_TFLM_CMSIS_NN_UNIDIRECTIONAL_SEQUENCE_LSTM, /* "cmsis-nn.unidirectional_sequence_lstm": cmsis_nn_tflm.pat:131 */
    CMSIS_NN_TFLM_CMSIS_NN_PAD, /* "cmsis-nn.pad": cmsis_nn_tflm.pat:150 */
    CMSIS_NN_TFLM_CMSIS_NN_MAXIMUM_MINIMUM, /* "cmsis-nn.maximum_minimum": cmsis_nn_tflm.pat:90 */
    CMSIS_NN_TFLM_CMSIS_NN_TRANSPOSE, /* "cmsis-nn.transpose": cmsis_nn_tflm.pat:157 */
    CMSIS_NN_TFLM_N_ENTRIES
};
enum { CMSIS_NN_TFLM_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table cmsis_nn_tflm that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t cmsis_nn_tflm_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum cmsis_nn_tflm_entry), or -1. */
int32_t cmsis_nn_tflm_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t cmsis_nn_tflm_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
