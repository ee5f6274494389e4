/* Made by pat2c from onnx_ethos_u.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with onnx_ethos_u_names. */
#ifndef ONNX_ETHOS_U_H
#define ONNX_ETHOS_U_H 0x8d71dd6d1404f972 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names onnx_ethos_u_names;

struct onnx_ethos_u_quantized_match { dfg_node root, p, s, z; /* maybe absent: z */ };
struct onnx_ethos_u_dequantized_match { dfg_node root, q, s, z; /* maybe absent: z */ };
struct onnx_ethos_u_conv2d_c_match { dfg_node root, x, w; };
struct onnx_ethos_u_conv2d_c_whole {
    struct onnx_ethos_u_conv2d_c_match m; struct onnx_ethos_u_dequantized_match dequantized;
    struct onnx_ethos_u_dequantized_match dequantized_2;
    struct onnx_ethos_u_dequantized_match dequantized_3;
    dfg_node dequantizeLinear_3, x_5, x_6, x_7, constant_7;
};
/* onnx_ethos_u.pat:26  pattern conv2d(x, w) { c = Conv(dequantized(x, _, _), dequantized(w & const, _, _), (dequanti ... */
struct onnx_ethos_u_conv2d_match { dfg_node root, x, w, c, q; };
struct onnx_ethos_u_conv2d_whole {
    struct onnx_ethos_u_conv2d_match m; struct onnx_ethos_u_quantized_match quantized;
    struct onnx_ethos_u_conv2d_c_whole c_2; dfg_node relu, clip, constant_10, constant_11;
};
DFG_MATCHERS(onnx_ethos_u_conv2d, NULL)

/* onnx_ethos_u.pat:35  pattern fully_connected(x, w) { g = Gemm(dequantized(x, _, _), dequantized(w & const, _, _),  ... */
struct onnx_ethos_u_fully_connected_match { dfg_node root, x, w, g, q; };
struct onnx_ethos_u_fully_connected_whole {
    struct onnx_ethos_u_fully_connected_match m; struct onnx_ethos_u_quantized_match quantized;
    struct onnx_ethos_u_dequantized_match dequantized; struct onnx_ethos_u_dequantized_match dequantized_2;
    struct onnx_ethos_u_dequantized_match dequantized_3;
    dfg_node dequantizeLinear_3, x_5, x_6, x_7, constant_9, relu;
};
DFG_MATCHERS(onnx_ethos_u_fully_connected, NULL)

/* onnx_ethos_u.pat:42  pattern matmul(x, w) { q = qdq_matmul(x, _, _, w, _, _, _, _); where int8(x), int8(w), int8(q ... */
struct onnx_ethos_u_matmul_match { dfg_node root, x, w, q; };
struct onnx_ethos_u_matmul_whole {
    struct onnx_ethos_u_matmul_match m; struct onnx_ethos_u_dequantized_match dequantized;
    struct onnx_ethos_u_dequantized_match dequantized_2; struct onnx_ethos_u_quantized_match quantized;
    dfg_node matMul;
};
DFG_MATCHERS(onnx_ethos_u_matmul, NULL)

/* onnx_ethos_u.pat:58  pattern pool(x) { p = (MaxPool | AveragePool)(dequantized(x, _, _)); q = quantized(p, _, _);  ... */
struct onnx_ethos_u_pool_match { dfg_node root, x, p, q; };
struct onnx_ethos_u_pool_whole {
    struct onnx_ethos_u_pool_match m; struct onnx_ethos_u_quantized_match quantized;
    struct onnx_ethos_u_dequantized_match dequantized; dfg_node p_call;
};
DFG_MATCHERS(onnx_ethos_u_pool, NULL)

/* onnx_ethos_u.pat:64  pattern global_pool(x) { q = quantized(GlobalAveragePool(dequantized(x, _, _)), _, _); where  ... */
struct onnx_ethos_u_global_pool_match { dfg_node root, x, q; };
struct onnx_ethos_u_global_pool_whole {
    struct onnx_ethos_u_global_pool_match m; struct onnx_ethos_u_quantized_match quantized;
    struct onnx_ethos_u_dequantized_match dequantized; dfg_node globalAveragePool;
};
DFG_MATCHERS(onnx_ethos_u_global_pool, NULL)

/* onnx_ethos_u.pat:73  pattern elementwise(x, y) { q = quantized(Relu?((Add | Sub | Mul)(dequantized(x, _, _), dequa ... */
struct onnx_ethos_u_elementwise_match { dfg_node root, x, y, q; };
struct onnx_ethos_u_elementwise_whole {
    struct onnx_ethos_u_elementwise_match m; struct onnx_ethos_u_quantized_match quantized;
    struct onnx_ethos_u_dequantized_match dequantized; struct onnx_ethos_u_dequantized_match dequantized_2;
    dfg_node relu, call;
};
DFG_MATCHERS_OF_WAYS(onnx_ethos_u_elementwise, whole, 1, NULL)

/* onnx_ethos_u.pat:79  pattern extremum(x, y, s, z, t, zt, u, zu) { q = quantized(Relu?((Min | Max)(dequantized(x, s ... */
struct onnx_ethos_u_extremum_match {
    dfg_node root, x, y, s, z, t, zt, u, zu, q; /* maybe absent: z, zt, zu */
};
struct onnx_ethos_u_extremum_whole {
    struct onnx_ethos_u_extremum_match m; struct onnx_ethos_u_dequantized_match dequantized;
    struct onnx_ethos_u_dequantized_match dequantized_2; dfg_node relu, call;
};
DFG_MATCHERS_OF_WAYS(onnx_ethos_u_extremum, whole, 1, NULL)

/* onnx_ethos_u.pat:84  pattern table_of(x) { q = quantized((Abs | Tanh | Sigmoid | LeakyRelu | Relu)(dequantized(x,  ... */
struct onnx_ethos_u_table_of_match { dfg_node root, x, q; };
struct onnx_ethos_u_table_of_whole {
    struct onnx_ethos_u_table_of_match m; struct onnx_ethos_u_quantized_match quantized;
    struct onnx_ethos_u_dequantized_match dequantized; dfg_node call;
};
DFG_MATCHERS(onnx_ethos_u_table_of, NULL)

/* onnx_ethos_u.pat:89  pattern softmax(x) { q = quantized(Softmax(dequantized(x, _, _)), _, _); where int8(x), int8( ... */
struct onnx_ethos_u_softmax_match { dfg_node root, x, q; };
struct onnx_ethos_u_softmax_whole {
    struct onnx_ethos_u_softmax_match m; struct onnx_ethos_u_quantized_match quantized;
    struct onnx_ethos_u_dequantized_match dequantized; dfg_node softmax;
};
DFG_MATCHERS(onnx_ethos_u_softmax, NULL)

struct onnx_ethos_u_hard_swish_table_v_match { dfg_node root, dequantizeLinear; };
struct onnx_ethos_u_hard_swish_table_v_whole {
    struct onnx_ethos_u_hard_swish_table_v_match m;
    dfg_node div, clip, add, constant, constant_2, constant_3, constant_4, mul, clip_2, add_2, constant_5,
             constant_6, constant_7, constant_8, hardSigmoid;
};
/* onnx_ethos_u.pat:94  pattern hard_swish_table(x) { q = quantized(hard_swish(dequantized(x, _, _)), _, _); where in ... */
struct onnx_ethos_u_hard_swish_table_match { dfg_node root, x, q; };
struct onnx_ethos_u_hard_swish_table_whole {
    struct onnx_ethos_u_hard_swish_table_match m; struct onnx_ethos_u_dequantized_match dequantized;
    struct onnx_ethos_u_hard_swish_table_v_whole v; struct onnx_ethos_u_quantized_match quantized;
    dfg_node mul;
};
DFG_MATCHERS_OF_WAYS(onnx_ethos_u_hard_swish_table, whole, 1, NULL)

/* onnx_ethos_u.pat:101  pattern moved(x, s, z, t, y) { q = quantized((Reshape | Squeeze | Unsqueeze)(dequantized(x,  ... */
struct onnx_ethos_u_moved_match { dfg_node root, x, s, z, t, y, q; /* maybe absent: z, y */ };
struct onnx_ethos_u_moved_whole {
    struct onnx_ethos_u_moved_match m; struct onnx_ethos_u_dequantized_match dequantized;
    struct onnx_ethos_u_dequantized_match dequantized_2;
    dfg_node call, dequantizeLinear, slice, dequantizeLinear_2, constant_5, constant_6, constant_7,
             constant_8, constant_9;
    struct dfg_nodes rest;
};
DFG_MATCHERS(onnx_ethos_u_moved, NULL)

/* onnx_ethos_u.pat:107  pattern rescaled(x) { q = requantize(x, _, _, _, _); where int8(x), int8(q), x.rank <= 4; re ... */
struct onnx_ethos_u_rescaled_match { dfg_node root, x, q; };
struct onnx_ethos_u_rescaled_whole {
    struct onnx_ethos_u_rescaled_match m; struct onnx_ethos_u_quantized_match quantized;
    struct onnx_ethos_u_dequantized_match dequantized;
};
DFG_MATCHERS(onnx_ethos_u_rescaled, NULL)

enum onnx_ethos_u_entry {
    ONNX_ETHOS_U_ETHOS_U_CONV2D, /* "ethos-u.conv2d": onnx_ethos_u.pat:26 */
    ONNX_ETHOS_U_ETHOS_U_FULLY_CONNECTED, /* "ethos-u.fully_connected": onnx_ethos_u.pat:35 */
    ONNX_ETHOS_U_ETHOS_U_MATMUL, /* "ethos-u.matmul": onnx_ethos_u.pat:42 */
    ONNX_ETHOS_U_ETHOS_U_POOL, /* "ethos-u.pool": onnx_ethos_u.pat:58 */
    ONNX_ETHOS_U_ETHOS_U_GLOBAL_POOL, /* "ethos-u.global_pool": onnx_ethos_u.pat:64 */
    ONNX_ETHOS_U_ETHOS_U_ELEMENTWISE, /* "ethos-u.elementwise": onnx_ethos_u.pat:73 */
    ONNX_ETHOS_U_ETHOS_U_EXTREMUM, /* "ethos-u.extremum": onnx_ethos_u.pat:79 */
    ONNX_ETHOS_U_ETHOS_U_TABLE, /* "ethos-u.table": onnx_ethos_u.pat:84 */
    ONNX_ETHOS_U_ETHOS_U_SOFTMAX, /* "ethos-u.softmax": onnx_ethos_u.pat:89 */
    ONNX_ETHOS_U_ETHOS_U_HARD_SWISH, /* "ethos-u.hard_swish": onnx_ethos_u.pat:94 */
    ONNX_ETHOS_U_ETHOS_U_MOVE, /* "ethos-u.move": onnx_ethos_u.pat:101 */
    ONNX_ETHOS_U_ETHOS_U_REQUANTIZE, /* "ethos-u.requantize": onnx_ethos_u.pat:107 */
    ONNX_ETHOS_U_N_ENTRIES
};
enum { ONNX_ETHOS_U_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table onnx_ethos_u that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t onnx_ethos_u_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum onnx_ethos_u_entry), or -1. */
int32_t onnx_ethos_u_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t onnx_ethos_u_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
