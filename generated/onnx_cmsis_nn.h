/* Made by pat2c from onnx_cmsis_nn.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with onnx_cmsis_nn_names. */
#ifndef ONNX_CMSIS_NN_H
#define ONNX_CMSIS_NN_H 0xc193968d4d964394 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names onnx_cmsis_nn_names;

struct onnx_cmsis_nn_quantized_match { dfg_node root, p, s, z; /* maybe absent: z */ };
struct onnx_cmsis_nn_dequantized_match { dfg_node root, q, s, z; /* maybe absent: z */ };
/* onnx_cmsis_nn.pat:15  pattern conv2d(x, w, w_zero) { q = qdq_conv(x, _, _, w & const, _, w_zero, _, _, _, _, _); w ... */
struct onnx_cmsis_nn_conv2d_match { dfg_node root, x, w, w_zero, q; /* maybe absent: w_zero */ };
struct onnx_cmsis_nn_conv2d_whole {
    struct onnx_cmsis_nn_conv2d_match m; struct onnx_cmsis_nn_dequantized_match dequantized;
    struct onnx_cmsis_nn_dequantized_match dequantized_2;
    struct onnx_cmsis_nn_dequantized_match dequantized_3; struct onnx_cmsis_nn_quantized_match quantized;
    dfg_node relu, conv, dequantizeLinear_3, constant_6, x_4, x_5, x_6;
};
DFG_MATCHERS(onnx_cmsis_nn_conv2d, NULL)

/* onnx_cmsis_nn.pat:20  pattern fully_connected(x, w, w_zero) { g = Gemm(dequantized(x, _, _), dequantized(w & const ... */
struct onnx_cmsis_nn_fully_connected_match { dfg_node root, x, w, w_zero, g, q; /* maybe absent: w_zero */ };
struct onnx_cmsis_nn_fully_connected_whole {
    struct onnx_cmsis_nn_fully_connected_match m; struct onnx_cmsis_nn_quantized_match quantized;
    struct onnx_cmsis_nn_dequantized_match dequantized;
    struct onnx_cmsis_nn_dequantized_match dequantized_2;
    struct onnx_cmsis_nn_dequantized_match dequantized_3;
    dfg_node dequantizeLinear_3, x_4, x_5, x_6, constant_8, relu;
};
DFG_MATCHERS(onnx_cmsis_nn_fully_connected, NULL)

/* onnx_cmsis_nn.pat:27  pattern batch_matmul(x, w) { q = qdq_matmul(x, _, _, w, _, _, _, _); where int8(x, q), w.dty ... */
struct onnx_cmsis_nn_batch_matmul_match { dfg_node root, x, w, q; };
struct onnx_cmsis_nn_batch_matmul_whole {
    struct onnx_cmsis_nn_batch_matmul_match m; struct onnx_cmsis_nn_dequantized_match dequantized;
    struct onnx_cmsis_nn_dequantized_match dequantized_2; struct onnx_cmsis_nn_quantized_match quantized;
    dfg_node matMul;
};
DFG_MATCHERS(onnx_cmsis_nn_batch_matmul, NULL)

/* onnx_cmsis_nn.pat:32  pattern elementwise(x, y) { q = quantized(Relu?((Add | Mul)(dequantized(x, _, _), dequantize ... */
struct onnx_cmsis_nn_elementwise_match { dfg_node root, x, y, q; };
struct onnx_cmsis_nn_elementwise_whole {
    struct onnx_cmsis_nn_elementwise_match m; struct onnx_cmsis_nn_quantized_match quantized;
    struct onnx_cmsis_nn_dequantized_match dequantized;
    struct onnx_cmsis_nn_dequantized_match dequantized_2; dfg_node relu, call;
};
DFG_MATCHERS_OF_WAYS(onnx_cmsis_nn_elementwise, whole, 1, NULL)

/* onnx_cmsis_nn.pat:37  pattern pool(x) { p = (AveragePool | MaxPool)(dequantized(x, _, _)) { ceil_mode == 0 }; q =  ... */
struct onnx_cmsis_nn_pool_match { dfg_node root, x, p, q; };
struct onnx_cmsis_nn_pool_whole {
    struct onnx_cmsis_nn_pool_match m; struct onnx_cmsis_nn_quantized_match quantized;
    struct onnx_cmsis_nn_dequantized_match dequantized; dfg_node p_call;
};
DFG_MATCHERS(onnx_cmsis_nn_pool, NULL)

/* onnx_cmsis_nn.pat:44  pattern softmax(x, s, z) { p = Softmax(dequantized(x, _, _)); q = quantized(p, s, z); where  ... */
struct onnx_cmsis_nn_softmax_match { dfg_node root, x, s, z, p, q; /* maybe absent: z */ };
struct onnx_cmsis_nn_softmax_whole {
    struct onnx_cmsis_nn_softmax_match m; struct onnx_cmsis_nn_dequantized_match dequantized;
};
DFG_MATCHERS(onnx_cmsis_nn_softmax, NULL)

/* onnx_cmsis_nn.pat:50  pattern relu(x) { q = quantized(Relu(dequantized(x, _, _)) | relu6(dequantized(x, _, _)), _, ... */
struct onnx_cmsis_nn_relu_match { dfg_node root, x, q; };
struct onnx_cmsis_nn_relu_whole {
    struct onnx_cmsis_nn_relu_match m; struct onnx_cmsis_nn_quantized_match quantized;
    struct onnx_cmsis_nn_dequantized_match dequantized;
    struct onnx_cmsis_nn_dequantized_match dequantized_2;
    dfg_node relu, dequantizeLinear, clip, dequantizeLinear_2, constant_7, constant_8, x, x_2, x_3, x_4;
};
DFG_MATCHERS(onnx_cmsis_nn_relu, NULL)

/* onnx_cmsis_nn.pat:56  pattern moved(x, s, z, t, y) { q = quantized((Transpose | Reshape | Squeeze | Unsqueeze)(deq ... */
struct onnx_cmsis_nn_moved_match { dfg_node root, x, s, z, t, y, q; /* maybe absent: z, y */ };
struct onnx_cmsis_nn_moved_whole {
    struct onnx_cmsis_nn_moved_match m; struct onnx_cmsis_nn_dequantized_match dequantized; dfg_node call;
    struct dfg_nodes rest;
};
DFG_MATCHERS(onnx_cmsis_nn_moved, NULL)

enum onnx_cmsis_nn_entry {
    ONNX_CMSIS_NN_CMSIS_NN_CONV2D, /* "cmsis-nn.conv2d": onnx_cmsis_nn.pat:15 */
    ONNX_CMSIS_NN_CMSIS_NN_FULLY_CONNECTED, /* "cmsis-nn.fully_connected": onnx_cmsis_nn.pat:20 */
    ONNX_CMSIS_NN_CMSIS_NN_BATCH_MATMUL, /* "cmsis-nn.batch_matmul": onnx_cmsis_nn.pat:27 */
    ONNX_CMSIS_NN_CMSIS_NN_ELEMENTWISE, /* "cmsis-nn.elementwise": onnx_cmsis_nn.pat:32 */
    ONNX_CMSIS_NN_CMSIS_NN_POOL, /* "cmsis-nn.pool": onnx_cmsis_nn.pat:37 */
    ONNX_CMSIS_NN_CMSIS_NN_SOFTMAX, /* "cmsis-nn.softmax": onnx_cmsis_nn.pat:44 */
    ONNX_CMSIS_NN_CMSIS_NN_RELU, /* "cmsis-nn.relu": onnx_cmsis_nn.pat:50 */
    ONNX_CMSIS_NN_CMSIS_NN_MOVE, /* "cmsis-nn.move": onnx_cmsis_nn.pat:56 */
    ONNX_CMSIS_NN_N_ENTRIES
};
enum { ONNX_CMSIS_NN_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table onnx_cmsis_nn that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t onnx_cmsis_nn_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum onnx_cmsis_nn_entry), or -1. */
int32_t onnx_cmsis_nn_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t onnx_cmsis_nn_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
