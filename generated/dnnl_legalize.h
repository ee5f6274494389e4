/* Made by pat2c from dnnl_legalize.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with dnnl_legalize_names. */
#ifndef DNNL_LEGALIZE_H
#define DNNL_LEGALIZE_H 0x6f016946c14766c4 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names dnnl_legalize_names;

/* dnnl_legalize.pat:23  rule dnnl_constant { c = op(every const); match c; rewrite extern dnnl_fold_constant; } */
struct dnnl_legalize_dnnl_constant_match { dfg_node root, c; };
struct dnnl_legalize_dnnl_constant_whole {
    struct dnnl_legalize_dnnl_constant_match m; struct dfg_nodes constant;
};
DFG_MATCHERS(dnnl_legalize_dnnl_constant, NULL)

/* dnnl_legalize.pat:29  rule dnnl_bias_add(x, b) { s = nn.bias_add(x, b) { axis = a }; match s; where a == x.rank -  ... */
struct dnnl_legalize_dnnl_bias_add_match { dfg_node root, x, b, s; dfg_val a; };
DFG_MATCHERS_OF_MATCH(dnnl_legalize_dnnl_bias_add, NULL)

/* dnnl_legalize.pat:35  rule dnnl_bias_add_inside(x, b) { s = nn.bias_add(x, b) { axis = a }; match s; where a < x.r ... */
struct dnnl_legalize_dnnl_bias_add_inside_match { dfg_node root, x, b, s; dfg_val a; };
DFG_MATCHERS_OF_MATCH(dnnl_legalize_dnnl_bias_add_inside, NULL)

/* dnnl_legalize.pat:55  rule dnnl_bias_twice(x, w, a, b) { c = (weighted | qnn.conv2d | qnn.dense)(x, w, ...); match ... */
struct dnnl_legalize_dnnl_bias_twice_match { dfg_node root, x, w, a, b, c; };
struct dnnl_legalize_dnnl_bias_twice_whole {
    struct dnnl_legalize_dnnl_bias_twice_match m; dfg_node add; struct dfg_nodes rest;
};
DFG_MATCHERS(dnnl_legalize_dnnl_bias_twice, NULL)

/* dnnl_legalize.pat:62  rule dnnl_scale_before_bias(x, w, b, s) { c = weighted(x, w & const); match multiply(add(c,  ... */
struct dnnl_legalize_dnnl_scale_before_bias_match { dfg_node root, x, w, b, s, c; };
struct dnnl_legalize_dnnl_scale_before_bias_whole {
    struct dnnl_legalize_dnnl_scale_before_bias_match m; dfg_node add;
};
DFG_MATCHERS(dnnl_legalize_dnnl_scale_before_bias, NULL)

/* dnnl_legalize.pat:68  rule dnnl_scale_into_weights(x, w, s) { c = weighted(x, w & const : float); match multiply(c ... */
struct dnnl_legalize_dnnl_scale_into_weights_match { dfg_node root, x, w, s, c; };
DFG_MATCHERS_OF_MATCH(dnnl_legalize_dnnl_scale_into_weights, NULL)

/* dnnl_legalize.pat:82  pattern same_cast(d) { c = cast(d); where same_dtype(c, d); return c; } */
struct dnnl_legalize_same_cast_match { dfg_node root, d, c; };
DFG_MATCHERS_OF_MATCH(dnnl_legalize_same_cast, NULL)

/* dnnl_legalize.pat:87  pattern centred(x, eps) { m = mean(x) { axis = p, keepdims == true, exclude == false }; d =  ... */
struct dnnl_legalize_centred_match { dfg_node root, x, eps, m, d, v, s; dfg_val p, q; };
struct dnnl_legalize_centred_whole {
    struct dnnl_legalize_centred_match m;
    dfg_node mean, power, c, constant, variance, divide, sqrt, multiply, rsqrt;
};
DFG_MATCHERS(dnnl_legalize_centred, &found)

/* dnnl_legalize.pat:96  rule dnnl_layer_norm(x, eps, gamma, beta) { match add(multiply(centred(x, eps), gamma), beta ... */
struct dnnl_legalize_dnnl_layer_norm_match { dfg_node root, x, eps, gamma, beta; };
struct dnnl_legalize_dnnl_layer_norm_whole {
    struct dnnl_legalize_dnnl_layer_norm_match m; struct dnnl_legalize_centred_whole centred;
    dfg_node multiply;
};
DFG_MATCHERS_OF_WAYS(dnnl_legalize_dnnl_layer_norm, whole, 2, NULL)

/* dnnl_legalize.pat:104  rule dnnl_reshape_last(x, w, b) { d = nn.dense(x, w); r = reshape(d); match add(b, r); wher ... */
struct dnnl_legalize_dnnl_reshape_last_match { dfg_node root, x, w, b, d, r; };
DFG_MATCHERS_OF_WAYS(dnnl_legalize_dnnl_reshape_last, match, 1, NULL)

/* dnnl_legalize.pat:111  rule dnnl_gelu_reshape_last(x, w, b, s, one_, half) { a = add(b, nn.dense(x, w)); r = resha ... */
struct dnnl_legalize_dnnl_gelu_reshape_last_match { dfg_node root, x, w, b, s, one_, half, a, r; };
struct dnnl_legalize_dnnl_gelu_reshape_last_whole {
    struct dnnl_legalize_dnnl_gelu_reshape_last_match m; dfg_node dense, multiply, add, erf, divide;
};
DFG_MATCHERS_OF_WAYS(dnnl_legalize_dnnl_gelu_reshape_last, whole, 1, NULL)

/* dnnl_legalize.pat:121  rule dnnl_strides_early(h, x, w2, b2, w3, b3, w4, w7) { c2 = nn.conv2d(h, w2) { strides ==  ... */
struct dnnl_legalize_dnnl_strides_early_match {
    dfg_node root, h, x, w2, b2, w3, b3, w4, w7, c2, c3, block, c4, c7;
};
struct dnnl_legalize_dnnl_strides_early_whole {
    struct dnnl_legalize_dnnl_strides_early_match m; dfg_node relu, add, add_2, add_3;
};
DFG_MATCHERS_OF_EACH(dnnl_legalize_dnnl_strides_early)

/* dnnl_legalize.pat:142  rule dnnl_group_conv(x, w) { c = nn.conv2d(x, w) { groups > 1, kernel_layout == "OIHW" }; m ... */
struct dnnl_legalize_dnnl_group_conv_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(dnnl_legalize_dnnl_group_conv, NULL)

/* dnnl_legalize.pat:150  rule dnnl_group_deconv(x, w) { c = nn.conv2d_transpose(x, w) { groups > 1, kernel_layout == ... */
struct dnnl_legalize_dnnl_group_deconv_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(dnnl_legalize_dnnl_group_deconv, NULL)

/* dnnl_legalize.pat:161  rule dnnl_pad_avg_pool(x) { p = nn.pad(x, 0) { pad_width = n, pad_mode == "constant" }; a = ... */
struct dnnl_legalize_dnnl_pad_avg_pool_match { dfg_node root, x, p, a; dfg_val n; };
struct dnnl_legalize_dnnl_pad_avg_pool_whole {
    struct dnnl_legalize_dnnl_pad_avg_pool_match m; dfg_node constant;
};
DFG_MATCHERS(dnnl_legalize_dnnl_pad_avg_pool, NULL)

/* dnnl_legalize.pat:175  pattern int8(x) = x : {u8, i8}; */
struct dnnl_legalize_int8_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(dnnl_legalize_int8, NULL)

/* dnnl_legalize.pat:176  pattern number(z) = z & const : i32[]; */
struct dnnl_legalize_number_match { dfg_node root, z; };
DFG_MATCHERS_OF_MATCH(dnnl_legalize_number, NULL)

/* dnnl_legalize.pat:179  rule dnnl_qnn_pad(x, w, zx, zw, sx, sw) { q = qnn.conv2d(int8(x), w, number(zx), zw, sx, sw ... */
struct dnnl_legalize_dnnl_qnn_pad_match { dfg_node root, x, w, zx, zw, sx, sw, q; dfg_val p, l; };
DFG_MATCHERS_OF_MATCH(dnnl_legalize_dnnl_qnn_pad, NULL)

/* dnnl_legalize.pat:193  rule dnnl_qnn_zero_point(x, w, zx, zw, sx, sw) { q = qnn.conv2d(x, int8(w) & const, number( ... */
struct dnnl_legalize_dnnl_qnn_zero_point_match { dfg_node root, x, w, zx, zw, sx, sw, q; dfg_val p; };
struct dnnl_legalize_dnnl_qnn_zero_point_whole {
    struct dnnl_legalize_dnnl_qnn_zero_point_match m; dfg_node constant;
};
DFG_MATCHERS(dnnl_legalize_dnnl_qnn_zero_point, NULL)

/* dnnl_legalize.pat:202  rule dnnl_qnn_dense_zero_point(x, w, zx, zw, sx, sw) { q = qnn.dense(x, int8(w) & const, nu ... */
struct dnnl_legalize_dnnl_qnn_dense_zero_point_match { dfg_node root, x, w, zx, zw, sx, sw, q; };
struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole {
    struct dnnl_legalize_dnnl_qnn_dense_zero_point_match m; dfg_node constant;
};
DFG_MATCHERS(dnnl_legalize_dnnl_qnn_dense_zero_point, NULL)

/* dnnl_legalize.pat:221  pattern product(x, w, zx, zw) = (qnn.conv2d | qnn.dense)(int8(x), int8(w) & const, scalar(z ... */
struct dnnl_legalize_product_match { dfg_node root, x, w, zx, zw; };
struct dnnl_legalize_product_whole { struct dnnl_legalize_product_match m; dfg_node constant, x, x_2; };
DFG_MATCHERS(dnnl_legalize_product, NULL)

/* dnnl_legalize.pat:223  pattern steps(s) = s & const : f32; */
struct dnnl_legalize_steps_match { dfg_node root, s; };
DFG_MATCHERS_OF_MATCH(dnnl_legalize_steps, NULL)

/* dnnl_legalize.pat:229  rule dnnl_qnn_narrow(q, si, zi, so, zo) { r = qnn.requantize(q, si, zi, so, zo) { out_dtype ... */
struct dnnl_legalize_dnnl_qnn_narrow_match { dfg_node root, q, si, zi, so, zo, r, k, y; };
DFG_MATCHERS_OF_MATCH(dnnl_legalize_dnnl_qnn_narrow, NULL)

/* dnnl_legalize.pat:238  rule dnnl_qnn_no_bias(x, w, zx, zw, si, zi, so, zo) { q = product(x, w, zx, zw); r = qnn.re ... */
struct dnnl_legalize_dnnl_qnn_no_bias_match { dfg_node root, x, w, zx, zw, si, zi, so, zo, q, r; };
struct dnnl_legalize_dnnl_qnn_no_bias_whole {
    struct dnnl_legalize_dnnl_qnn_no_bias_match m; struct dnnl_legalize_product_whole product;
};
DFG_MATCHERS(dnnl_legalize_dnnl_qnn_no_bias, NULL)

/* dnnl_legalize.pat:244  rule dnnl_qnn_requantize(x, w, zx, zw, b, si, zi, so, zo) { q = product(x, w, zx, zw); r =  ... */
struct dnnl_legalize_dnnl_qnn_requantize_match {
    dfg_node root, x, w, zx, zw, b, si, zi, so, zo, q, r, k, y; dfg_val a; /* maybe absent: k */
};
struct dnnl_legalize_dnnl_qnn_requantize_whole {
    struct dnnl_legalize_dnnl_qnn_requantize_match m; struct dnnl_legalize_product_whole product;
    dfg_node add;
};
DFG_MATCHERS(dnnl_legalize_dnnl_qnn_requantize, NULL)

/* dnnl_legalize.pat:268  rule dnnl_qnn_sum(x, w, b, s, z, sl, zl, sr, zr, so, zo) { q = (qnn.conv2d | qnn.dense)(x,  ... */
struct dnnl_legalize_dnnl_qnn_sum_match {
    dfg_node root, x, w, b, s, z, sl, zl, sr, zr, so, zo, q, m, a, k, y; /* maybe absent: k */
};
struct dnnl_legalize_dnnl_qnn_sum_whole {
    struct dnnl_legalize_dnnl_qnn_sum_match m; dfg_node multiply, add, cast, cast_2; struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(dnnl_legalize_dnnl_qnn_sum, whole, 1, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules dnnl_legalize_rules;

/* Replacements that the user writes: the value that stands for the root, DFG_NONE: leave it; where
 * there are several roots, that of each to with[], in their order, and false: leave them. */
struct dfg_rewriter;
dfg_node dnnl_fold_constant(struct dfg_rewriter *r, const struct dnnl_legalize_dnnl_constant_match *m);

DFG_END_C

#endif
