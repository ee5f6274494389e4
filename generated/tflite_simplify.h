/* Made by pat2c from tflite_simplify.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with tflite_simplify_names. */
#ifndef TFLITE_SIMPLIFY_H
#define TFLITE_SIMPLIFY_H 0x6b833f7ca0434791 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names tflite_simplify_names;

/* tflite_simplify.pat:26  rule tfl_fuse_activation(rest) { c = takes_limits(...rest) { activation == "NONE" }; a = l ... */
struct tflite_simplify_tfl_fuse_activation_match { dfg_node root; struct dfg_nodes rest; dfg_node c, a; };
DFG_MATCHERS_OF_MATCH(tflite_simplify_tfl_fuse_activation, NULL)

/* tflite_simplify.pat:36  rule tfl_fuse_pool_activation(x) { p = (tfl.MaxPool2D | tfl.AveragePool2D)(x) { activation ... */
struct tflite_simplify_tfl_fuse_pool_activation_match { dfg_node root, x, p, a; };
DFG_MATCHERS_OF_MATCH(tflite_simplify_tfl_fuse_pool_activation, NULL)

/* tflite_simplify.pat:44  rule tfl_fuse_bias(x, w, b) { y = tfl.FullyConnected(x, w) { activation == "NONE" }; s = t ... */
struct tflite_simplify_tfl_fuse_bias_match { dfg_node root, x, w, b, y, s; };
DFG_MATCHERS_OF_WAYS(tflite_simplify_tfl_fuse_bias, match, 1, NULL)

/* tflite_simplify.pat:56  rule tfl_requantize(x) : keep_shared { q = tfl.Quantize(x); r = tfl.Quantize(q); match r;  ... */
struct tflite_simplify_tfl_requantize_match { dfg_node root, x, q, r; };
DFG_MATCHERS_OF_MATCH(tflite_simplify_tfl_requantize, NULL)

/* tflite_simplify.pat:64  rule tfl_parallel_quantize(x) { a = tfl.Quantize(x); b = tfl.Quantize(x); match a, b; wher ... */
struct tflite_simplify_tfl_parallel_quantize_match { dfg_node root, x, a, b; };
DFG_MATCHERS_OF_EACH(tflite_simplify_tfl_parallel_quantize)

/* tflite_simplify.pat:72  rule tfl_quantize_dequantize(x) : keep_shared { q = tfl.Quantize(tfl.Dequantize(x)); match ... */
struct tflite_simplify_tfl_quantize_dequantize_match { dfg_node root, x, q; };
struct tflite_simplify_tfl_quantize_dequantize_whole {
    struct tflite_simplify_tfl_quantize_dequantize_match m; dfg_node dequantize;
};
DFG_MATCHERS(tflite_simplify_tfl_quantize_dequantize, NULL)

/* tflite_simplify.pat:82  rule tfl_quantize_into(rest) { c = requantizing(...rest); q = tfl.Quantize(c); match q; wh ... */
struct tflite_simplify_tfl_quantize_into_match { dfg_node root; struct dfg_nodes rest; dfg_node c, q; };
DFG_MATCHERS_OF_MATCH(tflite_simplify_tfl_quantize_into, NULL)

/* tflite_simplify.pat:90  rule tfl_activation_before_concat(parts) { c = tfl.Concatenation(every parts & tfl.Conv2D( ... */
struct tflite_simplify_tfl_activation_before_concat_match {
    dfg_node root; struct dfg_nodes parts; dfg_node c, a;
};
struct tflite_simplify_tfl_activation_before_concat_whole {
    struct tflite_simplify_tfl_activation_before_concat_match m; struct dfg_nodes conv2D, rest;
};
DFG_MATCHERS(tflite_simplify_tfl_activation_before_concat, NULL)

/* tflite_simplify.pat:101  pattern swish_line(x, sixth, half) { p = tfl.Mul(x, sixth & approx(0.16666667, 1e-5)) { a ... */
struct tflite_simplify_swish_line_match { dfg_node root, x, sixth, half, p, y; };
DFG_MATCHERS_OF_WAYS(tflite_simplify_swish_line, match, 1, NULL)

/* tflite_simplify.pat:108  pattern swish_limits(y, one) = tfl.Relu(tfl.Minimum(y, one & 1)) | tfl.Minimum(tfl.Relu(y ... */
struct tflite_simplify_swish_limits_match { dfg_node root, y, one; };
struct tflite_simplify_swish_limits_whole {
    struct tflite_simplify_swish_limits_match m;
    dfg_node relu, minimum, constant, minimum_2, relu_2, constant_2;
};
DFG_MATCHERS_OF_WAYS(tflite_simplify_swish_limits, whole, 1, NULL)

/* tflite_simplify.pat:110  rule tfl_hard_swish(x, sixth, half, one) { m = tfl.Mul(swish_limits(swish_line(x, sixth,  ... */
struct tflite_simplify_tfl_hard_swish_match { dfg_node root, x, sixth, half, one, m; };
struct tflite_simplify_tfl_hard_swish_whole {
    struct tflite_simplify_tfl_hard_swish_match m; struct tflite_simplify_swish_limits_whole swish_limits;
    struct tflite_simplify_swish_line_match swish_line;
};
DFG_MATCHERS_OF_WAYS(tflite_simplify_tfl_hard_swish, whole, 3, NULL)

/* tflite_simplify.pat:117  rule tfl_hard_swish_quantised(x, sixth, half, one) { d = tfl.Dequantize(x); m = tfl.Mul(s ... */
struct tflite_simplify_tfl_hard_swish_quantised_match { dfg_node root, x, sixth, half, one, d, m, q; };
struct tflite_simplify_tfl_hard_swish_quantised_whole {
    struct tflite_simplify_tfl_hard_swish_quantised_match m;
    struct tflite_simplify_swish_limits_whole swish_limits;
    struct tflite_simplify_swish_line_match swish_line;
};
DFG_MATCHERS_OF_WAYS(tflite_simplify_tfl_hard_swish_quantised, whole, 2, NULL)

/* tflite_simplify.pat:132  rule tfl_permute_weights(x, p, w, b) { t = tfl.Transpose(x, p & const); r = tfl.Reshape(t ... */
struct tflite_simplify_tfl_permute_weights_match {
    dfg_node root, x, p, w, b, t, r, f; /* maybe absent: b */
};
struct tflite_simplify_tfl_permute_weights_whole {
    struct tflite_simplify_tfl_permute_weights_match m; dfg_node x;
};
DFG_MATCHERS(tflite_simplify_tfl_permute_weights, NULL)

/* tflite_simplify.pat:142  rule tfl_permute_kernel(x, p, w, b) { t = tfl.Transpose(x, p & [1, 0]); r = tfl.Reshape(t ... */
struct tflite_simplify_tfl_permute_kernel_match {
    dfg_node root, x, p, w, b, t, r, c; dfg_dim n; /* maybe absent: b */
};
struct tflite_simplify_tfl_permute_kernel_whole {
    struct tflite_simplify_tfl_permute_kernel_match m; dfg_node x;
};
DFG_MATCHERS(tflite_simplify_tfl_permute_kernel, NULL)

/* tflite_simplify.pat:152  rule tfl_pool_to_sum(x, w, b) { p = tfl.AveragePool2D(x : [n, h, wd, c]) { filter = k, ac ... */
struct tflite_simplify_tfl_pool_to_sum_match {
    dfg_node root, x, w, b, p, r, f; dfg_dim n, h, wd, c; dfg_val k; /* maybe absent: b */
};
struct tflite_simplify_tfl_pool_to_sum_whole { struct tflite_simplify_tfl_pool_to_sum_match m; dfg_node x; };
DFG_MATCHERS(tflite_simplify_tfl_pool_to_sum, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules tflite_simplify_rules;

/* Replacements that the user writes: the value that stands for the root, DFG_NONE: leave it; where
 * there are several roots, that of each to with[], in their order, and false: leave them. */
struct dfg_rewriter;
dfg_node tflite_activated_parts(struct dfg_rewriter *r, const struct tflite_simplify_tfl_activation_before_concat_match *m);
dfg_node tflite_permuted_product(struct dfg_rewriter *r, const struct tflite_simplify_tfl_permute_weights_match *m);
dfg_node tflite_permuted_kernel(struct dfg_rewriter *r, const struct tflite_simplify_tfl_permute_kernel_match *m);
dfg_node tflite_sum_product(struct dfg_rewriter *r, const struct tflite_simplify_tfl_pool_to_sum_match *m);

DFG_END_C

#endif
