/* Made by pat2c from ethos_u.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with ethos_u_names. */
#ifndef ETHOS_U_H
#define ETHOS_U_H 0x35e80cc873d1a6b6 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names ethos_u_names;

/* Predicates that conditions call, to be written by the user: pure, no argument DFG_NONE. */
bool ethos_u_dense_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero);
bool ethos_u_hwio_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero);
bool ethos_u_hwoi_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero);
bool ethos_u_iohw_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero);

/* ethos_u.pat:40  pattern requantized(p) = qnn.requantize(p, const, const, const, const); */
struct ethos_u_requantized_match { dfg_node root, p; };
struct ethos_u_requantized_whole {
    struct ethos_u_requantized_match m; dfg_node constant, constant_2, constant_3, constant_4;
};
DFG_MATCHERS(ethos_u_requantized, NULL)

/* ethos_u.pat:41  pattern dequantized(x) = qnn.dequantize(x, const, const); */
struct ethos_u_dequantized_match { dfg_node root, x; };
struct ethos_u_dequantized_whole { struct ethos_u_dequantized_match m; dfg_node constant, constant_2; };
DFG_MATCHERS(ethos_u_dequantized, NULL)

/* ethos_u.pat:42  pattern quantized(p) = qnn.quantize(p, const, const); */
struct ethos_u_quantized_match { dfg_node root, p; };
struct ethos_u_quantized_whole { struct ethos_u_quantized_match m; dfg_node constant, constant_2; };
DFG_MATCHERS(ethos_u_quantized, NULL)

/* ethos_u.pat:48  pattern channel_pad(x) { p = nn.pad(x, const) { pad_width == [[0, 0], [0, 0], [0, 0], _] }; where  ... */
struct ethos_u_channel_pad_match { dfg_node root, x, p; };
struct ethos_u_channel_pad_whole { struct ethos_u_channel_pad_match m; dfg_node constant; };
DFG_MATCHERS(ethos_u_channel_pad, NULL)

/* ethos_u.pat:53  pattern pad2d(x) { p = nn.pad(x, const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width } ... */
struct ethos_u_pad2d_match { dfg_node root, x, p; dfg_val width; };
struct ethos_u_pad2d_whole { struct ethos_u_pad2d_match m; dfg_node constant; };
DFG_MATCHERS(ethos_u_pad2d, NULL)

/* ethos_u.pat:78  pattern conv2d(x, w, b, v, x_zero, w_zero) { padded = nn.pad(x, v & const) { pad_width == [[0, 0], ... */
struct ethos_u_conv2d_match {
    dfg_node root, x, w, b, v, x_zero, w_zero, padded, c, r; dfg_val width;
    /* maybe absent: v, padded, width */
};
struct ethos_u_conv2d_whole {
    struct ethos_u_conv2d_match m; struct ethos_u_requantized_whole requantized;
    dfg_node constant, constant_2, bias_add, clip;
};
DFG_MATCHERS_OF_WAYS(ethos_u_conv2d, whole, 1, NULL)

/* ethos_u.pat:87  pattern depthwise_conv2d(x, w, b, v, x_zero, w_zero) { padded = nn.pad(x, v & const) { pad_width = ... */
struct ethos_u_depthwise_conv2d_match {
    dfg_node root, x, w, b, v, x_zero, w_zero, padded, c, r; dfg_val width;
    /* maybe absent: v, padded, width */
};
struct ethos_u_depthwise_conv2d_whole {
    struct ethos_u_depthwise_conv2d_match m; struct ethos_u_requantized_whole requantized;
    dfg_node constant, constant_2, bias_add, clip;
};
DFG_MATCHERS_OF_WAYS(ethos_u_depthwise_conv2d, whole, 1, NULL)

/* ethos_u.pat:108  pattern conv2d_transpose(x, w, b, x_zero, w_zero) { c = qnn.conv2d_transpose(x, w & const, x_zero ... */
struct ethos_u_conv2d_transpose_match { dfg_node root, x, w, b, x_zero, w_zero, c, r; /* maybe absent: b */ };
struct ethos_u_conv2d_transpose_whole {
    struct ethos_u_conv2d_transpose_match m; struct ethos_u_requantized_whole requantized;
    dfg_node constant_5, constant_6, bias_add;
};
DFG_MATCHERS(ethos_u_conv2d_transpose, NULL)

/* ethos_u.pat:121  pattern fully_connected(x, w, b, x_zero, w_zero) { d = qnn.dense(x, w & const, x_zero & const, w_ ... */
struct ethos_u_fully_connected_match { dfg_node root, x, w, b, x_zero, w_zero, d, r; /* maybe absent: b */ };
struct ethos_u_fully_connected_whole {
    struct ethos_u_fully_connected_match m; struct ethos_u_requantized_whole requantized;
    dfg_node constant, constant_2, bias_add, clip;
};
DFG_MATCHERS(ethos_u_fully_connected, NULL)

/* ethos_u.pat:128  pattern matmul(a, b) { r = requantized(qnn.dense(a, b, const, const, const, const)); where int8(a ... */
struct ethos_u_matmul_match { dfg_node root, a, b, r; };
struct ethos_u_matmul_whole {
    struct ethos_u_matmul_match m; struct ethos_u_requantized_whole requantized;
    dfg_node dense, constant, constant_2, constant_3, constant_4, clip;
};
DFG_MATCHERS(ethos_u_matmul, NULL)

/* ethos_u.pat:145  pattern max_pool2d(x) { p = nn.max_pool2d(x); where pool_ok(p, x, p), pool_padding_ok(p, 127); re ... */
struct ethos_u_max_pool2d_match { dfg_node root, x, p; };
struct ethos_u_max_pool2d_whole { struct ethos_u_max_pool2d_match m; dfg_node clip; };
DFG_MATCHERS(ethos_u_max_pool2d, NULL)

/* ethos_u.pat:150  pattern avg_pool2d(x) { p = nn.avg_pool2d(cast(x)) { count_include_pad == false }; r = cast(p); w ... */
struct ethos_u_avg_pool2d_match { dfg_node root, x, p, r; };
struct ethos_u_avg_pool2d_whole { struct ethos_u_avg_pool2d_match m; dfg_node cast, clip; };
DFG_MATCHERS(ethos_u_avg_pool2d, NULL)

/* ethos_u.pat:167  pattern sum_of(a, b) { r = qnn.add(a, b, const, const, const, const, const, const); c = clip(r);  ... */
struct ethos_u_sum_of_match { dfg_node root, a, b, r, c; /* maybe absent: c */ };
struct ethos_u_sum_of_whole {
    struct ethos_u_sum_of_match m;
    dfg_node constant, constant_2, constant_3, constant_4, constant_5, constant_6;
};
DFG_MATCHERS_OF_WAYS(ethos_u_sum_of, whole, 1, NULL)

/* ethos_u.pat:173  pattern difference(a, b) { r = qnn.subtract(a, b, const, const, const, const, const, const); c =  ... */
struct ethos_u_difference_match { dfg_node root, a, b, r, c; /* maybe absent: c */ };
struct ethos_u_difference_whole {
    struct ethos_u_difference_match m;
    dfg_node constant, constant_2, constant_3, constant_4, constant_5, constant_6;
};
DFG_MATCHERS(ethos_u_difference, NULL)

/* ethos_u.pat:179  pattern product(a, b) { r = qnn.mul(a, b, const, const, const, const, const, const); c = clip(r); ... */
struct ethos_u_product_match { dfg_node root, a, b, r, c; /* maybe absent: c */ };
struct ethos_u_product_whole {
    struct ethos_u_product_match m;
    dfg_node constant, constant_2, constant_3, constant_4, constant_5, constant_6;
};
DFG_MATCHERS_OF_WAYS(ethos_u_product, whole, 1, NULL)

/* ethos_u.pat:189  pattern least_requantized(a, b, s, t) { r = qnn.requantize(clip(minimum(a, b)), s & const, const, ... */
struct ethos_u_least_requantized_match { dfg_node root, a, b, s, t, r; };
struct ethos_u_least_requantized_whole {
    struct ethos_u_least_requantized_match m; dfg_node clip, minimum, constant, constant_2;
};
DFG_MATCHERS_OF_WAYS(ethos_u_least_requantized, whole, 1, NULL)

/* ethos_u.pat:194  pattern most_requantized(a, b, s, t) { r = qnn.requantize(clip(maximum(a, b)), s & const, const,  ... */
struct ethos_u_most_requantized_match { dfg_node root, a, b, s, t, r; };
struct ethos_u_most_requantized_whole {
    struct ethos_u_most_requantized_match m; dfg_node clip, maximum, constant, constant_2;
};
DFG_MATCHERS_OF_WAYS(ethos_u_most_requantized, whole, 1, NULL)

/* ethos_u.pat:199  pattern least(a, b) { r = clip?(minimum(a, b)); where extremum_ok(a, b, r); return r; } */
struct ethos_u_least_match { dfg_node root, a, b, r; };
struct ethos_u_least_whole { struct ethos_u_least_match m; dfg_node clip, minimum; };
DFG_MATCHERS_OF_WAYS(ethos_u_least, whole, 1, NULL)

/* ethos_u.pat:204  pattern most(a, b) { r = clip?(maximum(a, b)); where extremum_ok(a, b, r); return r; } */
struct ethos_u_most_match { dfg_node root, a, b, r; };
struct ethos_u_most_whole { struct ethos_u_most_match m; dfg_node clip, maximum; };
DFG_MATCHERS_OF_WAYS(ethos_u_most, whole, 1, NULL)

/* ethos_u.pat:209  pattern shifted(a, b) { s = left_shift(a, b); where a.dtype == i32, b.dtype == i32, s.dtype == i3 ... */
struct ethos_u_shifted_match { dfg_node root, a, b, s; };
DFG_MATCHERS_OF_MATCH(ethos_u_shifted, NULL)

/* ethos_u.pat:219  pattern reshaped(x) { r = reshape(x); where moved_ok(x, r); return r; } */
struct ethos_u_reshaped_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(ethos_u_reshaped, NULL)

/* ethos_u.pat:224  pattern sliced(x) { s = strided_slice(x) { begin = from, end = to }; where moved_ok(x, s), len(fr ... */
struct ethos_u_sliced_match { dfg_node root, x, s; dfg_val from, to; };
DFG_MATCHERS_OF_MATCH(ethos_u_sliced, NULL)

/* ethos_u.pat:230  pattern expanded(x) { r = expand_dims(x); where moved_ok(x, r); return r; } */
struct ethos_u_expanded_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(ethos_u_expanded, NULL)

/* ethos_u.pat:235  pattern squeezed(x) { r = squeeze(x); where moved_ok(x, r); return r; } */
struct ethos_u_squeezed_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(ethos_u_squeezed, NULL)

/* ethos_u.pat:240  pattern split_up(x) = `split`(x) where int8(x); */
struct ethos_u_split_up_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(ethos_u_split_up, NULL)

/* ethos_u.pat:243  pattern concatenated(scales, zeros, s, z) { c = concatenate((...)) { axis = axis } | qnn.concaten ... */
struct ethos_u_concatenated_match {
    dfg_node root; struct dfg_nodes scales, zeros; dfg_node s, z, c; dfg_val axis;
    /* maybe absent: scales, zeros, s, z */
};
struct ethos_u_concatenated_whole {
    struct ethos_u_concatenated_match m;
    dfg_node concatenate, tuple, concatenate_2, tuple_2, tuple_3, tuple_4; struct dfg_nodes rest, rest_2;
};
DFG_MATCHERS(ethos_u_concatenated, NULL)

/* ethos_u.pat:253  pattern unary_abs(x) { q = quantized(abs(dequantized(x))); where byte(x), q.dtype == x.dtype, fla ... */
struct ethos_u_unary_abs_match { dfg_node root, x, q; };
struct ethos_u_unary_abs_whole {
    struct ethos_u_unary_abs_match m; struct ethos_u_quantized_whole quantized;
    struct ethos_u_dequantized_whole dequantized; dfg_node abs;
};
DFG_MATCHERS(ethos_u_unary_abs, NULL)

/* ethos_u.pat:258  pattern tanh_table(x) { q = quantized(tanh(dequantized(x))); where int8(x), int8(q); return q; } */
struct ethos_u_tanh_table_match { dfg_node root, x, q; };
struct ethos_u_tanh_table_whole {
    struct ethos_u_tanh_table_match m; struct ethos_u_quantized_whole quantized;
    struct ethos_u_dequantized_whole dequantized; dfg_node tanh;
};
DFG_MATCHERS(ethos_u_tanh_table, NULL)

/* ethos_u.pat:263  pattern sigmoid_table(x) { q = quantized(sigmoid(dequantized(x))); where int8(x), int8(q); return ... */
struct ethos_u_sigmoid_table_match { dfg_node root, x, q; };
struct ethos_u_sigmoid_table_whole {
    struct ethos_u_sigmoid_table_match m; struct ethos_u_quantized_whole quantized;
    struct ethos_u_dequantized_whole dequantized; dfg_node sigmoid;
};
DFG_MATCHERS(ethos_u_sigmoid_table, NULL)

/* ethos_u.pat:268  pattern leaky_relu_table(x) { q = quantized(nn.leaky_relu(dequantized(x))); where int8(x), int8(q ... */
struct ethos_u_leaky_relu_table_match { dfg_node root, x, q; };
struct ethos_u_leaky_relu_table_whole {
    struct ethos_u_leaky_relu_table_match m; struct ethos_u_quantized_whole quantized;
    struct ethos_u_dequantized_whole dequantized; dfg_node leaky_relu;
};
DFG_MATCHERS(ethos_u_leaky_relu_table, NULL)

/* ethos_u.pat:273  pattern softmax_table(x) { q = quantized(nn.softmax(dequantized(x))); where int8(x), int8(q), x.r ... */
struct ethos_u_softmax_table_match { dfg_node root, x, q; };
struct ethos_u_softmax_table_whole {
    struct ethos_u_softmax_table_match m; struct ethos_u_quantized_whole quantized;
    struct ethos_u_dequantized_whole dequantized; dfg_node softmax;
};
DFG_MATCHERS(ethos_u_softmax_table, NULL)

/* ethos_u.pat:278  pattern hard_swish_table(x) { d = dequantized(x); limited = clip(add(d, const)); q = quantized(di ... */
struct ethos_u_hard_swish_table_match { dfg_node root, x, d, limited, q; };
struct ethos_u_hard_swish_table_whole {
    struct ethos_u_hard_swish_table_match m; struct ethos_u_quantized_whole quantized;
    dfg_node add, constant_3, divide, multiply, constant_4, constant_5, constant_6, multiply_2, divide_2,
             constant_7;
};
DFG_MATCHERS(ethos_u_hard_swish_table, NULL)

/* ethos_u.pat:304  pattern mean_of(x, s, z, t, y) { m = mean(cast(x)); r = qnn.requantize(m, s & const, z & const, t ... */
struct ethos_u_mean_of_match { dfg_node root, x, s, z, t, y, m, r; };
struct ethos_u_mean_of_whole { struct ethos_u_mean_of_match m; dfg_node cast; };
DFG_MATCHERS(ethos_u_mean_of, NULL)

/* ethos_u.pat:311  pattern sum_last(x) { s = sum(cast(x)); r = requantized(s); where x.dtype in {u8, i8, i16, i32},  ... */
struct ethos_u_sum_last_match { dfg_node root, x, s, r; };
struct ethos_u_sum_last_whole {
    struct ethos_u_sum_last_match m; struct ethos_u_requantized_whole requantized; dfg_node cast, clip;
};
DFG_MATCHERS(ethos_u_sum_last, NULL)

/* ethos_u.pat:321  pattern rescaled(x) { r = requantized(x); where moved_ok(x, r); return r; } */
struct ethos_u_rescaled_match { dfg_node root, x, r; };
struct ethos_u_rescaled_whole {
    struct ethos_u_rescaled_match m; struct ethos_u_requantized_whole requantized;
};
DFG_MATCHERS(ethos_u_rescaled, NULL)

/* ethos_u.pat:334  pattern resized(x) { near = image.resize2d(x) { method == "nearest_neighbor" }; even = image.resi ... */
struct ethos_u_resized_match { dfg_node root, x, near, even, r; /* maybe absent: near, even */ };
struct ethos_u_resized_whole {
    struct ethos_u_resized_match m; struct ethos_u_dequantized_whole dequantized;
    struct ethos_u_quantized_whole quantized; dfg_node dequantize, quantize;
};
DFG_MATCHERS(ethos_u_resized, NULL)

enum ethos_u_entry {
    ETHOS_U_CHANNEL_PAD, /* "ethos-u.channel-pad": ethos_u.pat:48 */
    ETHOS_U_QNN_CONV2D, /* "ethos-u.qnn_conv2d": ethos_u.pat:78 */
    ETHOS_U_DEPTHWISE_CONV2D, /* "ethos-u.depthwise_conv2d": ethos_u.pat:87 */
    ETHOS_U_QNN_CONV2D_TRANSPOSE, /* "ethos-u.qnn_conv2d_transpose": ethos_u.pat:108 */
    ETHOS_U_FULLY_CONNECTED, /* "ethos-u.fully_connected": ethos_u.pat:121 */
    ETHOS_U_MATMUL, /* "ethos-u.matmul": ethos_u.pat:128 */
    ETHOS_U_MAXPOOL2D, /* "ethos-u.maxpool2d": ethos_u.pat:145 */
    ETHOS_U_AVGPOOL2D, /* "ethos-u.avgpool2d": ethos_u.pat:150 */
    ETHOS_U_PAD2D, /* "ethos-u.pad2d": ethos_u.pat:53 */
    ETHOS_U_ADD, /* "ethos-u.add": ethos_u.pat:167 */
    ETHOS_U_SUB, /* "ethos-u.sub": ethos_u.pat:173 */
    ETHOS_U_MUL, /* "ethos-u.mul": ethos_u.pat:179 */
    ETHOS_U_MIN, /* "ethos-u.min": ethos_u.pat:189 */
    ETHOS_U_MIN_2, /* "ethos-u.min": ethos_u.pat:199 */
    ETHOS_U_MAX, /* "ethos-u.max": ethos_u.pat:194 */
    ETHOS_U_MAX_2, /* "ethos-u.max": ethos_u.pat:204 */
    ETHOS_U_SHL, /* "ethos-u.shl": ethos_u.pat:209 */
    ETHOS_U_RESHAPE, /* "ethos-u.reshape": ethos_u.pat:219 */
    ETHOS_U_STRIDED_SLICE, /* "ethos-u.strided_slice": ethos_u.pat:224 */
    ETHOS_U_ABS, /* "ethos-u.abs": ethos_u.pat:253 */
    ETHOS_U_TANH, /* "ethos-u.tanh": ethos_u.pat:258 */
    ETHOS_U_MEAN, /* "ethos-u.mean": ethos_u.pat:304 */
    ETHOS_U_SUM, /* "ethos-u.sum": ethos_u.pat:311 */
    ETHOS_U_SOFTMAX, /* "ethos-u.softmax": ethos_u.pat:273 */
    ETHOS_U_LEAKY_RELU, /* "ethos-u.leaky_relu": ethos_u.pat:268 */
    ETHOS_U_CONCAT, /* "ethos-u.concat": ethos_u.pat:243 */
    ETHOS_U_SIGMOID, /* "ethos-u.sigmoid": ethos_u.pat:263 */
    ETHOS_U_SPLIT, /* "ethos-u.split": ethos_u.pat:240 */
    ETHOS_U_REQUANTIZE, /* "ethos-u.requantize": ethos_u.pat:321 */
    ETHOS_U_RESIZE2D, /* "ethos-u.resize2d": ethos_u.pat:334 */
    ETHOS_U_EXPAND_DIMS, /* "ethos-u.expand_dims": ethos_u.pat:230 */
    ETHOS_U_SQUEEZE, /* "ethos-u.squeeze": ethos_u.pat:235 */
    ETHOS_U_HARD_SWISH, /* "ethos-u.hard_swish": ethos_u.pat:278 */
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

DFG_END_C

#endif
