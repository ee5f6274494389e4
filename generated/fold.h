/* Made by pat2c from fold.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with fold_names. */
#ifndef FOLD_H
#define FOLD_H 0x0effcec55b715943 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names fold_names;

/* fold.pat:13  rule fold_batch_norm(x, w, b, scale, shift, mean, variance) { f = (Conv | ConvTranspose | Gemm)(x, w  ... */
struct fold_fold_batch_norm_match {
    dfg_node root, x, w, b, scale, shift, mean, variance, f, norm; /* maybe absent: b */
};
struct fold_fold_batch_norm_whole { struct fold_fold_batch_norm_match m; dfg_node norm_call; };
DFG_MATCHERS(fold_fold_batch_norm, NULL)

/* fold.pat:21  rule fold_mul(x, w, b, c) { f = (Conv | ConvTranspose)(x, w & const, (b & const)?); match Mul(f, c &  ... */
struct fold_fold_mul_match { dfg_node root, x, w, b, c, f; /* maybe absent: b */ };
DFG_MATCHERS_OF_MATCH(fold_fold_mul, NULL)

/* fold.pat:26  rule fold_div(x, w, b, c) { f = (Conv | ConvTranspose)(x, w & const, (b & const)?); match Div(f, c &  ... */
struct fold_fold_div_match { dfg_node root, x, w, b, c, f; /* maybe absent: b */ };
DFG_MATCHERS_OF_MATCH(fold_fold_div, NULL)

/* fold.pat:32  rule fold_add(x, w, b, c) { f = (Conv | ConvTranspose)(x, w, (b & const)?); match Add(f, c & const);  ... */
struct fold_fold_add_match { dfg_node root, x, w, b, c, f; /* maybe absent: b */ };
DFG_MATCHERS_OF_MATCH(fold_fold_add, NULL)

/* fold.pat:38  rule conv_add_bias(x, w, b) { f = (Conv | ConvTranspose)(x, w); u = (Unsqueeze | Reshape)(b, _); matc ... */
struct fold_conv_add_bias_match { dfg_node root, x, w, b, f, u; };
struct fold_conv_add_bias_whole { struct fold_conv_add_bias_match m; dfg_node x; };
DFG_MATCHERS(fold_conv_add_bias, NULL)

/* fold.pat:47  rule fold_matmul_mul(x, w, c) { f = MatMul(x, w & const); match Mul(f, c & const); where c.rank <= 1; ... */
struct fold_fold_matmul_mul_match { dfg_node root, x, w, c, f; };
DFG_MATCHERS_OF_MATCH(fold_fold_matmul_mul, NULL)

/* fold.pat:54  rule conv_zero_bias(x, w) { c = (Conv | ConvTranspose)(x, w, splat(0)); match c; rewrite c.op(x, w) { ... */
struct fold_conv_zero_bias_match { dfg_node root, x, w, c; };
struct fold_conv_zero_bias_whole { struct fold_conv_zero_bias_match m; dfg_node constant; };
DFG_MATCHERS(fold_conv_zero_bias, NULL)

/* fold.pat:55  rule gemm_zero_bias(a, b, c) { g = Gemm(a, b, c & splat(0)); match g; where c.rank <= 2; rewrite Gemm ... */
struct fold_gemm_zero_bias_match { dfg_node root, a, b, c, g; };
DFG_MATCHERS_OF_MATCH(fold_gemm_zero_bias, NULL)

/* fold.pat:61  rule qlinear_zero_bias(x, xs, xz, w, ws, wz, ys, yz) { c = QLinearConv(x, xs, xz, w, ws, wz, ys, yz,  ... */
struct fold_qlinear_zero_bias_match { dfg_node root, x, xs, xz, w, ws, wz, ys, yz, c; };
struct fold_qlinear_zero_bias_whole { struct fold_qlinear_zero_bias_match m; dfg_node constant; };
DFG_MATCHERS(fold_qlinear_zero_bias, NULL)

/* fold.pat:70  rule pad_conv(x, pads, zero, w, b) { c = Conv(Pad(x, pads & const, (zero & 0)?) { mode == "constant"  ... */
struct fold_pad_conv_match { dfg_node root, x, pads, zero, w, b, c; /* maybe absent: zero, b */ };
struct fold_pad_conv_whole { struct fold_pad_conv_match m; dfg_node pad; };
DFG_MATCHERS(fold_pad_conv, NULL)

/* fold.pat:84  rule pad_conv_integer(x, pads, zero, w) { c = ConvInteger(Pad(x, pads & const, (zero & 0)?) { mode == ... */
struct fold_pad_conv_integer_match { dfg_node root, x, pads, zero, w, c; /* maybe absent: zero */ };
struct fold_pad_conv_integer_whole { struct fold_pad_conv_integer_match m; dfg_node pad; };
DFG_MATCHERS(fold_pad_conv_integer, NULL)

/* fold.pat:98  rule pad_average(x, pads, zero) { a = AveragePool(Pad(x, pads & const, (zero & 0)?) { mode == "consta ... */
struct fold_pad_average_match { dfg_node root, x, pads, zero, a; dfg_val k; /* maybe absent: zero */ };
struct fold_pad_average_whole { struct fold_pad_average_match m; dfg_node pad; };
DFG_MATCHERS(fold_pad_average, NULL)

/* fold.pat:115  rule constant_reshaped(c) { y = (Reshape | Squeeze | Unsqueeze | Flatten)(c & const, ...); match y;  ... */
struct fold_constant_reshaped_match { dfg_node root, c, y; };
struct fold_constant_reshaped_whole { struct fold_constant_reshaped_match m; struct dfg_nodes rest; };
DFG_MATCHERS(fold_constant_reshaped, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules fold_rules;

/* Replacements that the user writes: the value that stands for the root, DFG_NONE: leave it; where
 * there are several roots, that of each to with[], in their order, and false: leave them. */
struct dfg_rewriter;
dfg_node fold_norm(struct dfg_rewriter *r, const struct fold_fold_batch_norm_match *m);
dfg_node fold_factor(struct dfg_rewriter *r, const struct fold_fold_mul_match *m);
dfg_node fold_divisor(struct dfg_rewriter *r, const struct fold_fold_div_match *m);
dfg_node fold_summand(struct dfg_rewriter *r, const struct fold_fold_add_match *m);
dfg_node fold_columns(struct dfg_rewriter *r, const struct fold_fold_matmul_mul_match *m);
dfg_node fold_same_elements(struct dfg_rewriter *r, const struct fold_constant_reshaped_match *m);

DFG_END_C

#endif
