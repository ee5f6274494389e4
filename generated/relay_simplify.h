/* Made by pat2c from relay_simplify.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with relay_simplify_names. */
#ifndef RELAY_SIMPLIFY_H
#define RELAY_SIMPLIFY_H 0x9ac37fd773e3c946 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names relay_simplify_names;

/* relay_simplify.pat:14  rule rs_add_zero(x, c) : operands_first { y = add(x, c & splat(0)); match y; where no_wider ... */
struct relay_simplify_rs_add_zero_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_WAYS(relay_simplify_rs_add_zero, match, 1, NULL)

/* relay_simplify.pat:15  rule rs_sub_zero(x, c) : operands_first { y = subtract(x, c & splat(0)); match y; where no_ ... */
struct relay_simplify_rs_sub_zero_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_sub_zero, NULL)

/* relay_simplify.pat:16  rule rs_mul_one(x, c) : operands_first { y = multiply(x, c & splat(1)); match y; where no_w ... */
struct relay_simplify_rs_mul_one_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_WAYS(relay_simplify_rs_mul_one, match, 1, NULL)

/* relay_simplify.pat:17  rule rs_div_one(x, c) : operands_first { y = divide(x, c & splat(1)); match y; where no_wid ... */
struct relay_simplify_rs_div_one_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_div_one, NULL)

/* relay_simplify.pat:18  rule rs_add_zeros(x) : operands_first { y = add(x, zeros() | zeros_like(_)); match y; where ... */
struct relay_simplify_rs_add_zeros_match { dfg_node root, x, y; };
struct relay_simplify_rs_add_zeros_whole {
    struct relay_simplify_rs_add_zeros_match m; dfg_node zeros, zeros_like, x;
};
DFG_MATCHERS_OF_WAYS(relay_simplify_rs_add_zeros, whole, 1, NULL)

/* relay_simplify.pat:24  rule rs_mul_ones(x) : operands_first { y = multiply(x, ones() | ones_like(_)); match y; whe ... */
struct relay_simplify_rs_mul_ones_match { dfg_node root, x, y; };
struct relay_simplify_rs_mul_ones_whole {
    struct relay_simplify_rs_mul_ones_match m; dfg_node ones, ones_like, x;
};
DFG_MATCHERS_OF_WAYS(relay_simplify_rs_mul_ones, whole, 1, NULL)

/* relay_simplify.pat:33  rule rs_copy(x) : operands_first { match copy(x); rewrite x; } */
struct relay_simplify_rs_copy_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_copy, NULL)

/* relay_simplify.pat:34  rule rs_cast_same(x) : operands_first { c = cast(x); match c; where x.dtype == attr(c, dtyp ... */
struct relay_simplify_rs_cast_same_match { dfg_node root, x, c; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_cast_same, NULL)

/* relay_simplify.pat:35  rule rs_cast_like(x, t) : operands_first { match cast_like(x, t); where same_dtype(x, t); r ... */
struct relay_simplify_rs_cast_like_match { dfg_node root, x, t; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_cast_like, NULL)

/* relay_simplify.pat:36  rule rs_transpose_none(x) : operands_first { match transpose(x) { axes = p }; where p == ra ... */
struct relay_simplify_rs_transpose_none_match { dfg_node root, x; dfg_val p; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_transpose_none, NULL)

/* relay_simplify.pat:41  rule rs_layout_same(x) : operands_first { match layout_transform(x) { src_layout = a, dst_l ... */
struct relay_simplify_rs_layout_same_match { dfg_node root, x; dfg_val a, b; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_layout_same, NULL)

/* relay_simplify.pat:46  rule rs_layout_back(x) : operands_first, keep_shared { match layout_transform(layout_transf ... */
struct relay_simplify_rs_layout_back_match { dfg_node root, x; dfg_val a, b, c, d; };
struct relay_simplify_rs_layout_back_whole {
    struct relay_simplify_rs_layout_back_match m; dfg_node layout_transform;
};
DFG_MATCHERS(relay_simplify_rs_layout_back, NULL)

/* relay_simplify.pat:51  rule rs_layout_layout(x) : operands_first, keep_shared { match layout_transform(layout_tran ... */
struct relay_simplify_rs_layout_layout_match { dfg_node root, x; dfg_val a, b, c, d; };
struct relay_simplify_rs_layout_layout_whole {
    struct relay_simplify_rs_layout_layout_match m; dfg_node layout_transform;
};
DFG_MATCHERS(relay_simplify_rs_layout_layout, NULL)

/* relay_simplify.pat:56  rule rs_reshape_same(x) : operands_first { r = reshape(x); match r; where same_shape(x, r); ... */
struct relay_simplify_rs_reshape_same_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_reshape_same, NULL)

/* relay_simplify.pat:57  rule rs_broadcast_same(x) : operands_first { b = broadcast_to(x); match b; where same_type( ... */
struct relay_simplify_rs_broadcast_same_match { dfg_node root, x, b; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_broadcast_same, NULL)

/* relay_simplify.pat:58  rule rs_strided_all(x) : operands_first { s = strided_slice(x); match s; where same_shape(x ... */
struct relay_simplify_rs_strided_all_match { dfg_node root, x, s; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_strided_all, NULL)

/* relay_simplify.pat:64  rule rs_dropout(x) : operands_first { match nn.dropout(x).0; rewrite x; } */
struct relay_simplify_rs_dropout_match { dfg_node root, x; };
struct relay_simplify_rs_dropout_whole { struct relay_simplify_rs_dropout_match m; dfg_node dropout; };
DFG_MATCHERS(relay_simplify_rs_dropout, NULL)

/* relay_simplify.pat:68  rule rs_reshape_reshape(x) : operands_first, keep_shared { r = reshape(reshape(x)); match r ... */
struct relay_simplify_rs_reshape_reshape_match { dfg_node root, x, r; };
struct relay_simplify_rs_reshape_reshape_whole {
    struct relay_simplify_rs_reshape_reshape_match m; dfg_node reshape;
};
DFG_MATCHERS(relay_simplify_rs_reshape_reshape, NULL)

/* relay_simplify.pat:74  rule rs_flatten_reshape(x) : operands_first, keep_shared { r = nn.batch_flatten(reshape(x)) ... */
struct relay_simplify_rs_flatten_reshape_match { dfg_node root, x, r; };
struct relay_simplify_rs_flatten_reshape_whole {
    struct relay_simplify_rs_flatten_reshape_match m; dfg_node reshape;
};
DFG_MATCHERS(relay_simplify_rs_flatten_reshape, NULL)

/* relay_simplify.pat:80  rule rs_transpose_transpose(x) : operands_first, keep_shared { match transpose(transpose(x) ... */
struct relay_simplify_rs_transpose_transpose_match { dfg_node root, x; dfg_val p, q; };
struct relay_simplify_rs_transpose_transpose_whole {
    struct relay_simplify_rs_transpose_transpose_match m; dfg_node transpose;
};
DFG_MATCHERS(relay_simplify_rs_transpose_transpose, NULL)

/* relay_simplify.pat:86  rule rs_cast_cast(x) : operands_first, keep_shared { c = cast(x); d = cast(c); match d; whe ... */
struct relay_simplify_rs_cast_cast_match { dfg_node root, x, c, d; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_cast_cast, NULL)

/* relay_simplify.pat:96  rule rs_clip_clip(x) : operands_first { i = clip(x); o = clip(i); match o; where i.a_min <= ... */
struct relay_simplify_rs_clip_clip_match { dfg_node root, x, i, o; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_clip_clip, NULL)

/* relay_simplify.pat:103  rule rs_relu_relu(x) : operands_first { r = nn.relu(x); match nn.relu(r); rewrite r; } */
struct relay_simplify_rs_relu_relu_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_relu_relu, NULL)

/* relay_simplify.pat:104  rule rs_relu_clip(x) : operands_first { c = clip(nn.relu(x)); match c; where c.a_min <= c. ... */
struct relay_simplify_rs_relu_clip_match { dfg_node root, x, c; };
struct relay_simplify_rs_relu_clip_whole { struct relay_simplify_rs_relu_clip_match m; dfg_node relu; };
DFG_MATCHERS(relay_simplify_rs_relu_clip, NULL)

/* relay_simplify.pat:113  rule rs_add_add(x, a, b) : operands_first { match add(add(x & !const, a & const), b & cons ... */
struct relay_simplify_rs_add_add_match { dfg_node root, x, a, b; };
struct relay_simplify_rs_add_add_whole { struct relay_simplify_rs_add_add_match m; dfg_node add; };
DFG_MATCHERS_OF_WAYS(relay_simplify_rs_add_add, whole, 1, NULL)

/* relay_simplify.pat:118  rule rs_mul_mul(x, a, b) : operands_first { match multiply(multiply(x & !const, a & const) ... */
struct relay_simplify_rs_mul_mul_match { dfg_node root, x, a, b; };
struct relay_simplify_rs_mul_mul_whole { struct relay_simplify_rs_mul_mul_match m; dfg_node multiply; };
DFG_MATCHERS_OF_WAYS(relay_simplify_rs_mul_mul, whole, 1, NULL)

/* relay_simplify.pat:124  rule rs_add_mul(x, a, b) : operands_first { match multiply(add(x & !const, a & const), b & ... */
struct relay_simplify_rs_add_mul_match { dfg_node root, x, a, b; };
struct relay_simplify_rs_add_mul_whole { struct relay_simplify_rs_add_mul_match m; dfg_node add; };
DFG_MATCHERS_OF_WAYS(relay_simplify_rs_add_mul, whole, 1, NULL)

struct relay_simplify_rs_binomial_add_2_match { dfg_node root, a, b; };
struct relay_simplify_rs_binomial_add_2_whole {
    struct relay_simplify_rs_binomial_add_2_match m;
    dfg_node add, multiply, multiply_2, multiply_3, constant, multiply_4;
};
struct relay_simplify_rs_binomial_add_match { dfg_node root, a, b; };
struct relay_simplify_rs_binomial_add_whole {
    struct relay_simplify_rs_binomial_add_match m;
    dfg_node add, multiply, multiply_2, multiply_3, constant, multiply_4;
};
/* relay_simplify.pat:130  rule rs_binomial(a, b) : operands_first { match add(add(multiply(a, a), multiply(multiply( ... */
struct relay_simplify_rs_binomial_match { dfg_node root, a, b; };
struct relay_simplify_rs_binomial_whole {
    struct relay_simplify_rs_binomial_match m; struct relay_simplify_rs_binomial_add_2_whole add_7;
    struct relay_simplify_rs_binomial_add_whole add_2;
    dfg_node add, add_3, add_5, add_6, multiply_9, multiply_10, constant_3, multiply_11, multiply_12;
};
DFG_MATCHERS_OF_WAYS(relay_simplify_rs_binomial, whole, 6, &found)

/* relay_simplify.pat:137  rule rs_difference_of_squares(a, b) : operands_first { match subtract(multiply(a, a), mult ... */
struct relay_simplify_rs_difference_of_squares_match { dfg_node root, a, b; };
struct relay_simplify_rs_difference_of_squares_whole {
    struct relay_simplify_rs_difference_of_squares_match m; dfg_node multiply, multiply_2;
};
DFG_MATCHERS_OF_WAYS(relay_simplify_rs_difference_of_squares, whole, 2, NULL)

/* relay_simplify.pat:145  rule rs_rsqrt(x, c) : operands_first { match divide(c & const, sqrt(x)); where is_float(c) ... */
struct relay_simplify_rs_rsqrt_match { dfg_node root, x, c; };
struct relay_simplify_rs_rsqrt_whole { struct relay_simplify_rs_rsqrt_match m; dfg_node sqrt; };
DFG_MATCHERS(relay_simplify_rs_rsqrt, NULL)

/* relay_simplify.pat:150  rule rs_neg_neg(x) : operands_first, keep_shared { match negative(negative(x)); rewrite x; } */
struct relay_simplify_rs_neg_neg_match { dfg_node root, x; };
struct relay_simplify_rs_neg_neg_whole { struct relay_simplify_rs_neg_neg_match m; dfg_node negative; };
DFG_MATCHERS(relay_simplify_rs_neg_neg, NULL)

/* relay_simplify.pat:151  rule rs_sub_self(x) : operands_first { y = subtract(x, x); match y; where x.dtype in {i8,  ... */
struct relay_simplify_rs_sub_self_match { dfg_node root, x, y; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_sub_self, NULL)

/* relay_simplify.pat:158  rule rs_dq_arg(x, s, z) : operands_first { a = (argmax | argmin)(qnn.dequantize(x, s & con ... */
struct relay_simplify_rs_dq_arg_match { dfg_node root, x, s, z, a; };
struct relay_simplify_rs_dq_arg_whole { struct relay_simplify_rs_dq_arg_match m; dfg_node dequantize; };
DFG_MATCHERS(relay_simplify_rs_dq_arg, NULL)

/* relay_simplify.pat:165  rule rs_zeros_like(x) : operands_first { z = zeros_like(x); match z; where present(x.eleme ... */
struct relay_simplify_rs_zeros_like_match { dfg_node root, x, z; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_zeros_like, NULL)

/* relay_simplify.pat:171  rule rs_ones_like(x) : operands_first { z = ones_like(x); match z; where present(x.element ... */
struct relay_simplify_rs_ones_like_match { dfg_node root, x, z; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_ones_like, NULL)

/* relay_simplify.pat:177  rule rs_reshape_like(x, y) : operands_first { r = reshape_like(x, y) { lhs_begin == 0, rhs ... */
struct relay_simplify_rs_reshape_like_match { dfg_node root, x, y, r; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_reshape_like, NULL)

/* relay_simplify.pat:183  rule rs_collapse_like(x, y) : operands_first { match collapse_sum_like(x, y); where same_s ... */
struct relay_simplify_rs_collapse_like_match { dfg_node root, x, y; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_collapse_like, NULL)

/* relay_simplify.pat:184  rule rs_broadcast_like(x, y) : operands_first { match broadcast_to_like(x, y); where same_ ... */
struct relay_simplify_rs_broadcast_like_match { dfg_node root, x, y; };
DFG_MATCHERS_OF_MATCH(relay_simplify_rs_broadcast_like, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules relay_simplify_rules;

DFG_END_C

#endif
