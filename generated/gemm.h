/* Made by pat2c from gemm.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with gemm_names. */
#ifndef GEMM_H
#define GEMM_H 0x903d9b780fe81b0f /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names gemm_names;

/* gemm.pat:13  rule make_gemm(a, b, c) : priority 1 { ta = Transpose(a); tb = Transpose(b); m = MatMul(ta | a, tb |  ... */
struct gemm_make_gemm_match { dfg_node root, a, b, c, ta, tb, m, y; /* maybe absent: ta, tb */ };
DFG_MATCHERS_OF_WAYS(gemm_make_gemm, match, 3, NULL)

/* gemm.pat:24  rule gemm_transpose_a(a, b, c) : keep_shared { t = Transpose(a); g = Gemm(t, b, c?); match g; where f ... */
struct gemm_gemm_transpose_a_match { dfg_node root, a, b, c, t, g; /* maybe absent: c */ };
DFG_MATCHERS_OF_MATCH(gemm_gemm_transpose_a, NULL)

/* gemm.pat:31  rule gemm_transpose_b(a, b, c) : keep_shared { t = Transpose(b); g = Gemm(a, t, c?); match g; where f ... */
struct gemm_gemm_transpose_b_match { dfg_node root, a, b, c, t, g; /* maybe absent: c */ };
DFG_MATCHERS_OF_MATCH(gemm_gemm_transpose_b, NULL)

/* gemm.pat:39  rule gemm_transpose_y(a, b) { g = Gemm(a, b); t = Transpose(g); match t; where not present(t.perm) or ... */
struct gemm_gemm_transpose_y_match { dfg_node root, a, b, g, t; };
DFG_MATCHERS_OF_MATCH(gemm_gemm_transpose_y, NULL)

/* gemm.pat:47  rule gemm_rows(a, b, c) : keep_shared { r = Reshape(a, _); g = Gemm(r, b, c) { alpha == 1, beta == 1, ... */
struct gemm_gemm_rows_match { dfg_node root, a, b, c, r, g, y; };
struct gemm_gemm_rows_whole { struct gemm_gemm_rows_match m; dfg_node x, x_2; };
DFG_MATCHERS(gemm_gemm_rows, NULL)

/* gemm.pat:58  rule gemm_rows_turned(a, b, c) : keep_shared { r = Reshape(a, _); g = Gemm(r, b & const, c) { alpha = ... */
struct gemm_gemm_rows_turned_match { dfg_node root, a, b, c, r, g, y; };
struct gemm_gemm_rows_turned_whole { struct gemm_gemm_rows_turned_match m; dfg_node x, x_2; };
DFG_MATCHERS(gemm_gemm_rows_turned, NULL)

/* gemm.pat:69  rule matmul_rows(a, b) : keep_shared { r = Reshape(a, _); m = MatMul(r, b); y = Reshape(m, _); match  ... */
struct gemm_matmul_rows_match { dfg_node root, a, b, r, m, y; };
struct gemm_matmul_rows_whole { struct gemm_matmul_rows_match m; dfg_node x, x_2; };
DFG_MATCHERS(gemm_matmul_rows, NULL)

/* gemm.pat:81  pattern rows_of(a, n) { s = Shape(a) { start == 0 }; return Concat(Unsqueeze(Gather(s, scalar(0)), 0) ... */
struct gemm_rows_of_match { dfg_node root, a, n, s; };
struct gemm_rows_of_whole {
    struct gemm_rows_of_match m;
    dfg_node concat, unsqueeze, gather, constant, constant_2, unsqueeze_2, gather_2, constant_3, constant_4,
             constant_5, concat_2, slice, constant_6, constant_7, constant_8, constant_9, constant_10;
};
DFG_MATCHERS_OF_WAYS(gemm_rows_of, whole, 1, &found)

/* gemm.pat:89  rule gemm_rows_of_shape(a, b, c, n) : keep_shared { r = Reshape(a, _); g = Gemm(r, b, c) { alpha == 1 ... */
struct gemm_gemm_rows_of_shape_match { dfg_node root, a, b, c, n, r, g; };
struct gemm_gemm_rows_of_shape_whole {
    struct gemm_gemm_rows_of_shape_match m; struct gemm_rows_of_whole rows_of; dfg_node x;
};
DFG_MATCHERS_OF_WAYS(gemm_gemm_rows_of_shape, whole, 1, NULL)

/* gemm.pat:97  rule gemm_rows_of_reshape(x, b, c, n) : keep_shared { a = Reshape(x, _); r = Reshape(x, _); g = Gemm( ... */
struct gemm_gemm_rows_of_reshape_match { dfg_node root, x, b, c, n, a, r, g; };
struct gemm_gemm_rows_of_reshape_whole {
    struct gemm_gemm_rows_of_reshape_match m; struct gemm_rows_of_whole rows_of; dfg_node x, x_2;
};
DFG_MATCHERS_OF_WAYS(gemm_gemm_rows_of_reshape, whole, 1, NULL)

/* gemm.pat:106  rule matmul_stacks(a, b) : keep_shared { ra = Reshape(a, _); rb = Reshape(b, _); m = MatMul(ra, rb); ... */
struct gemm_matmul_stacks_match { dfg_node root, a, b, ra, rb, m, y; };
struct gemm_matmul_stacks_whole { struct gemm_matmul_stacks_match m; dfg_node x, x_2, x_3; };
DFG_MATCHERS(gemm_matmul_stacks, NULL)

/* gemm.pat:121  rule matmul_stacks_turned(a, b) : keep_shared { ra = Reshape(a, _); rb = Reshape(b, _); m = MatMul(r ... */
struct gemm_matmul_stacks_turned_match { dfg_node root, a, b, ra, rb, m, y; };
struct gemm_matmul_stacks_turned_whole {
    struct gemm_matmul_stacks_turned_match m; dfg_node x, x_2, transpose, x_3;
};
DFG_MATCHERS(gemm_matmul_stacks_turned, NULL)

/* gemm.pat:139  rule bias_before_heads(x, c, s) { r = Reshape(x, s); match Add(r, c & const); where r.rank == x.rank ... */
struct gemm_bias_before_heads_match { dfg_node root, x, c, s, r; };
DFG_MATCHERS_OF_MATCH(gemm_bias_before_heads, NULL)

/* gemm.pat:149  rule einsum_matmul(a, b) { match Einsum(a, b) { equation in {"ab,bc->ac", "abc,acd->abd", "abcd,abde ... */
struct gemm_einsum_matmul_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_MATCH(gemm_einsum_matmul, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules gemm_rules;

DFG_END_C

#endif
