/* Made by pat2c from ethos_n.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with ethos_n_names. */
#ifndef ETHOS_N_H
#define ETHOS_N_H 0x8748e9812a37dab4 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names ethos_n_names;

/* ethos_n.pat:10  pattern requantized(p) = qnn.requantize(p, const, const, const, const); */
struct ethos_n_requantized_match { dfg_node root, p; };
struct ethos_n_requantized_whole {
    struct ethos_n_requantized_match m; dfg_node constant, constant_2, constant_3, constant_4;
};
DFG_MATCHERS(ethos_n_requantized, NULL)

/* ethos_n.pat:15  pattern mul_to_reinterpret(x, c, sx, zx, sc, zc, so, zo) { r = qnn.mul(x, c & const, sx & const, z ... */
struct ethos_n_mul_to_reinterpret_match { dfg_node root, x, c, sx, zx, sc, zc, so, zo, r; };
DFG_MATCHERS_OF_WAYS(ethos_n_mul_to_reinterpret, match, 1, NULL)

/* ethos_n.pat:21  pattern mul_to_depthwise(x, c) { r = qnn.mul(x, c & const, const, const, const, const, const, cons ... */
struct ethos_n_mul_to_depthwise_match { dfg_node root, x, c, r; };
struct ethos_n_mul_to_depthwise_whole {
    struct ethos_n_mul_to_depthwise_match m;
    dfg_node constant, constant_2, constant_3, constant_4, constant_5, constant_6;
};
DFG_MATCHERS_OF_WAYS(ethos_n_mul_to_depthwise, whole, 1, NULL)

/* ethos_n.pat:27  pattern add_to_reinterpret(x, c, sx, zx, sc, zc, so, zo) { r = qnn.add(x, c & const, sx & const, z ... */
struct ethos_n_add_to_reinterpret_match { dfg_node root, x, c, sx, zx, sc, zc, so, zo, r; };
DFG_MATCHERS_OF_WAYS(ethos_n_add_to_reinterpret, match, 1, NULL)

/* ethos_n.pat:32  pattern add_to_depthwise(x, c) { r = qnn.add(x, c & const, const, const, const, const, const, cons ... */
struct ethos_n_add_to_depthwise_match { dfg_node root, x, c, r; };
struct ethos_n_add_to_depthwise_whole {
    struct ethos_n_add_to_depthwise_match m;
    dfg_node constant, constant_2, constant_3, constant_4, constant_5, constant_6;
};
DFG_MATCHERS_OF_WAYS(ethos_n_add_to_depthwise, whole, 1, NULL)

/* ethos_n.pat:37  pattern qnn_add(a, b) { r = qnn.add(a, b, const, const, const, const, const, const); where tensor_ ... */
struct ethos_n_qnn_add_match { dfg_node root, a, b, r; };
struct ethos_n_qnn_add_whole {
    struct ethos_n_qnn_add_match m;
    dfg_node constant, constant_2, constant_3, constant_4, constant_5, constant_6;
};
DFG_MATCHERS_OF_WAYS(ethos_n_qnn_add, whole, 1, NULL)

/* ethos_n.pat:46  pattern conv2d(x, w, b) { padded = nn.pad(x, _); c = qnn.conv2d(padded | x, w & const, const, cons ... */
struct ethos_n_conv2d_match {
    dfg_node root, x, w, b, padded, c; dfg_val own; /* maybe absent: padded */
};
struct ethos_n_conv2d_whole {
    struct ethos_n_conv2d_match m; struct ethos_n_requantized_whole requantized;
    dfg_node x, constant_5, constant_6, constant_7, constant_8, bias_add;
};
DFG_MATCHERS_OF_WAYS(ethos_n_conv2d, whole, 1, NULL)

/* ethos_n.pat:53  pattern conv2d_transpose(x, w, b) { c = qnn.conv2d_transpose(x, w & const, const, const, const, co ... */
struct ethos_n_conv2d_transpose_match { dfg_node root, x, w, b, c; /* maybe absent: b */ };
struct ethos_n_conv2d_transpose_whole {
    struct ethos_n_conv2d_transpose_match m; struct ethos_n_requantized_whole requantized;
    dfg_node constant_5, constant_6, constant_7, constant_8, bias_add;
};
DFG_MATCHERS(ethos_n_conv2d_transpose, NULL)

/* ethos_n.pat:58  pattern fc(x, w, b) { d = qnn.dense(x, w & const, const, const, const, const); where tensor_ok(x); ... */
struct ethos_n_fc_match { dfg_node root, x, w, b, d; };
struct ethos_n_fc_whole {
    struct ethos_n_fc_match m; struct ethos_n_requantized_whole requantized;
    dfg_node constant_5, constant_6, constant_7, constant_8, bias_add;
};
DFG_MATCHERS(ethos_n_fc, NULL)

/* ethos_n.pat:66  pattern avg_pool2d(x) = cast(nn.avg_pool2d(cast(x)) { layout == "NHWC" }) where tensor_ok(x); */
struct ethos_n_avg_pool2d_match { dfg_node root, x; };
struct ethos_n_avg_pool2d_whole { struct ethos_n_avg_pool2d_match m; dfg_node avg_pool2d, cast; };
DFG_MATCHERS(ethos_n_avg_pool2d, NULL)

/* ethos_n.pat:67  pattern mean_of(x) = requantized(mean(cast(x))) where tensor_ok(x); */
struct ethos_n_mean_of_match { dfg_node root, x; };
struct ethos_n_mean_of_whole {
    struct ethos_n_mean_of_match m; struct ethos_n_requantized_whole requantized; dfg_node mean, cast;
};
DFG_MATCHERS(ethos_n_mean_of, NULL)

/* ethos_n.pat:68  pattern sigmoid_table(x, s, z) { q = qnn.quantize(sigmoid(qnn.dequantize(x, const, const)), s & co ... */
struct ethos_n_sigmoid_table_match { dfg_node root, x, s, z, q; };
struct ethos_n_sigmoid_table_whole {
    struct ethos_n_sigmoid_table_match m; dfg_node sigmoid, dequantize, constant, constant_2;
};
DFG_MATCHERS(ethos_n_sigmoid_table, NULL)

/* ethos_n.pat:74  pattern tanh_table(x, s, z) { q = qnn.quantize(tanh(qnn.dequantize(x, const, const)), s & const, z ... */
struct ethos_n_tanh_table_match { dfg_node root, x, s, z, q; };
struct ethos_n_tanh_table_whole {
    struct ethos_n_tanh_table_match m; dfg_node tanh, dequantize, constant, constant_2;
};
DFG_MATCHERS(ethos_n_tanh_table, NULL)

/* ethos_n.pat:80  pattern leaky_relu_table(x) { l = nn.leaky_relu(qnn.dequantize(x, const, const)) { alpha = a }; wh ... */
struct ethos_n_leaky_relu_table_match { dfg_node root, x, l; dfg_val a; };
struct ethos_n_leaky_relu_table_whole {
    struct ethos_n_leaky_relu_table_match m;
    dfg_node dequantize, constant, constant_2, constant_3, constant_4;
};
DFG_MATCHERS(ethos_n_leaky_relu_table, NULL)

/* ethos_n.pat:85  pattern resized(x) = image.resize2d(x) { method == "nearest_neighbor", layout == "NHWC" } where te ... */
struct ethos_n_resized_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(ethos_n_resized, NULL)

/* ethos_n.pat:86  pattern rescaled(x) = requantized(x) where tensor_ok(x); */
struct ethos_n_rescaled_match { dfg_node root, x; };
struct ethos_n_rescaled_whole {
    struct ethos_n_rescaled_match m; struct ethos_n_requantized_whole requantized;
};
DFG_MATCHERS(ethos_n_rescaled, NULL)

/* ethos_n.pat:88  pattern max_pool2d(x) = nn.max_pool2d(x) { layout == "NHWC" } where tensor_ok(x); */
struct ethos_n_max_pool2d_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(ethos_n_max_pool2d, NULL)

/* ethos_n.pat:89  pattern reshaped(x) { r = reshape(x); where tensor_ok(x), tensor_ok(r); return r; } */
struct ethos_n_reshaped_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(ethos_n_reshaped, NULL)

/* ethos_n.pat:94  pattern concatenated { c = qnn.concatenate((...), (...), (...), const, const); where tensor_ok(c); ... */
struct ethos_n_concatenated_match { dfg_node root, c; };
struct ethos_n_concatenated_whole {
    struct ethos_n_concatenated_match m; dfg_node tuple, tuple_2, tuple_3, constant, constant_2;
    struct dfg_nodes rest, rest_2, rest_3;
};
DFG_MATCHERS(ethos_n_concatenated, NULL)

/* ethos_n.pat:99  pattern split_up(x) = `split`(x) where tensor_ok(x); */
struct ethos_n_split_up_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(ethos_n_split_up, NULL)

/* ethos_n.pat:100  pattern to_space(x) = nn.depth_to_space(x) { mode == "DCR", layout == "NHWC" } where tensor_ok(x); */
struct ethos_n_to_space_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(ethos_n_to_space, NULL)

/* ethos_n.pat:101  pattern clipped(x) = clip(x) where tensor_ok(x); */
struct ethos_n_clipped_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(ethos_n_clipped, NULL)

enum ethos_n_entry {
    ETHOS_N_QNN_MUL_TO_REINTERPRET_QUANTIZE, /* "ethos-n.qnn_mul_to_reinterpret_quantize": ethos_n.pat:15 */
    ETHOS_N_QNN_MUL_TO_DEPTHWISE, /* "ethos-n.qnn_mul_to_depthwise": ethos_n.pat:21 */
    ETHOS_N_QNN_ADD_TO_REINTERPRET_QUANTIZE, /* "ethos-n.qnn_add_to_reinterpret_quantize": ethos_n.pat:27 */
    ETHOS_N_QNN_ADD_TO_DEPTHWISE, /* "ethos-n.qnn_add_to_depthwise": ethos_n.pat:32 */
    ETHOS_N_QNN_ADD, /* "ethos-n.qnn_add": ethos_n.pat:37 */
    ETHOS_N_QNN_CONV2D, /* "ethos-n.qnn_conv2d": ethos_n.pat:46 */
    ETHOS_N_QNN_CONV2D_TRANSPOSE, /* "ethos-n.qnn_conv2d_transpose": ethos_n.pat:53 */
    ETHOS_N_QNN_AVG_POOL2D, /* "ethos-n.qnn_avg_pool2d": ethos_n.pat:66 */
    ETHOS_N_QNN_SIGMOID, /* "ethos-n.qnn_sigmoid": ethos_n.pat:68 */
    ETHOS_N_QNN_FC, /* "ethos-n.qnn_fc": ethos_n.pat:58 */
    ETHOS_N_QNN_MEAN, /* "ethos-n.qnn_mean": ethos_n.pat:67 */
    ETHOS_N_QNN_TANH, /* "ethos-n.qnn_tanh": ethos_n.pat:74 */
    ETHOS_N_QNN_LEAKY_RELU, /* "ethos-n.qnn_leaky_relu": ethos_n.pat:80 */
    ETHOS_N_QNN_RESIZE, /* "ethos-n.qnn_resize": ethos_n.pat:85 */
    ETHOS_N_QNN_REQUANTIZE, /* "ethos-n.qnn_requantize": ethos_n.pat:86 */
    ETHOS_N_MAX_POOL2D, /* "ethos-n.max_pool2d": ethos_n.pat:88 */
    ETHOS_N_RESHAPE, /* "ethos-n.reshape": ethos_n.pat:89 */
    ETHOS_N_QNN_CONCATENATE, /* "ethos-n.qnn_concatenate": ethos_n.pat:94 */
    ETHOS_N_SPLIT, /* "ethos-n.split": ethos_n.pat:99 */
    ETHOS_N_DEPTH_TO_SPACE, /* "ethos-n.depth_to_space": ethos_n.pat:100 */
    ETHOS_N_CLIP, /* "ethos-n.clip": ethos_n.pat:101 */
    ETHOS_N_N_ENTRIES
};
enum { ETHOS_N_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table ethos_n that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t ethos_n_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum ethos_n_entry), or -1. */
int32_t ethos_n_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t ethos_n_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
