/* Made by pat2c from layout.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with layout_names. */
#ifndef LAYOUT_H
#define LAYOUT_H 0x26f5fd2f6cfe17a7 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names layout_names;

/* Predicates that conditions call, to be written by the user: pure, no argument DFG_NONE. */
bool layout_is_reshaped(const dfg_graph *g, dfg_node y);
bool layout_is_turned(const dfg_graph *g, dfg_node y, dfg_node t);
bool layout_moves_ones(const dfg_graph *g, dfg_node x, dfg_node t);

/* layout.pat:12  rule transpose_transpose(x) : keep_shared { t = Transpose(x); u = Transpose(t); match u; where orde ... */
struct layout_transpose_transpose_match { dfg_node root, x, t, u; };
DFG_MATCHERS_OF_MATCH(layout_transpose_transpose, NULL)

/* layout.pat:23  rule transpose_fan(x) { t = Transpose(x) { perm = p }; every y = Transpose(t) { perm = q }; match e ... */
struct layout_transpose_fan_match {
    dfg_node root, x, t; struct dfg_nodes y; dfg_val p; struct dfg_nodes q;
};
DFG_MATCHERS_OF_MATCH(layout_transpose_fan, NULL)

/* layout.pat:30  rule transpose_ones(x) { t = Transpose(x) { perm = p }; match t; where t.rank >= 0, p != range(len( ... */
struct layout_transpose_ones_match { dfg_node root, x, t; dfg_val p; };
DFG_MATCHERS_OF_MATCH(layout_transpose_ones, NULL)

/* layout.pat:37  rule reshape_of_ones(x, s) : keep_shared { t = Transpose(x) { perm = p }; match Reshape(t, s & cons ... */
struct layout_reshape_of_ones_match { dfg_node root, x, s, t; dfg_val p; };
DFG_MATCHERS_OF_MATCH(layout_reshape_of_ones, NULL)

/* layout.pat:44  rule transposes_around_reshape(x) { t = Transpose(x) { perm == [0, 3, 1, 2] }; r = Reshape(t, _); u ... */
struct layout_transposes_around_reshape_match { dfg_node root, x, t, r, u; };
struct layout_transposes_around_reshape_whole { struct layout_transposes_around_reshape_match m; dfg_node x; };
DFG_MATCHERS(layout_transposes_around_reshape, NULL)

/* layout.pat:54  pattern column(a) { r = Reshape(a : [_, _], _); where r.rank == 2, r.shape[0] == a.shape[1], r.shap ... */
struct layout_column_match { dfg_node root, a, r; };
struct layout_column_whole { struct layout_column_match m; dfg_node x; };
DFG_MATCHERS(layout_column, NULL)

/* layout.pat:53  pattern across(a) = Transpose(a : [_, _]) { perm == [1, 0] } | column(a); */
struct layout_across_match { dfg_node root, a; };
struct layout_across_whole {
    struct layout_across_match m; struct layout_column_whole column; dfg_node transpose, r;
};
DFG_MATCHERS(layout_across, NULL)

/* layout.pat:60  rule transpose_matmul(a, b) { m = MatMul(a & (const : [_, _] | across(_)), b & (const : [_, _] | ac ... */
struct layout_transpose_matmul_match { dfg_node root, a, b, m; };
struct layout_transpose_matmul_whole {
    struct layout_transpose_matmul_match m; struct layout_across_whole across;
    struct layout_across_whole across_2; struct layout_across_whole across_3;
    dfg_node constant, x_3, constant_2, x_5;
};
DFG_MATCHERS(layout_transpose_matmul, NULL)

/* layout.pat:66  rule gather_channels(x, i) : keep_shared { r = Reshape(x, _); s = Reshape(Transpose(r) { perm == [1 ... */
struct layout_gather_channels_match { dfg_node root, x, i, r, s; };
struct layout_gather_channels_whole {
    struct layout_gather_channels_match m; dfg_node x, transpose, x_2, constant;
};
DFG_MATCHERS(layout_gather_channels, NULL)

/* layout.pat:76  rule transpose_merged(x) { r = Reshape(x, _); y = Reshape(Transpose(r) { perm == [0, 2, 1] }, _); m ... */
struct layout_transpose_merged_match { dfg_node root, x, r, y; };
struct layout_transpose_merged_whole { struct layout_transpose_merged_match m; dfg_node x, transpose, x_2; };
DFG_MATCHERS(layout_transpose_merged, NULL)

/* layout.pat:86  rule transpose_merged_behind(x) { r = Reshape(x, _); y = Reshape(Transpose(r) { perm == [0, 2, 1] } ... */
struct layout_transpose_merged_behind_match { dfg_node root, x, r, y; };
struct layout_transpose_merged_behind_whole {
    struct layout_transpose_merged_behind_match m; dfg_node x, transpose, x_2;
};
DFG_MATCHERS(layout_transpose_merged_behind, NULL)

/* layout.pat:103  pattern turned = Transpose(_) | _; */
struct layout_turned_match { dfg_node root; };
struct layout_turned_whole { struct layout_turned_match m; dfg_node transpose, x, x_2; };
DFG_MATCHERS_OF_WAYS(layout_turned, whole, 1, NULL)

/* layout.pat:104  pattern shaped = Reshape(_, _) | _; */
struct layout_shaped_match { dfg_node root; };
struct layout_shaped_whole { struct layout_shaped_match m; dfg_node reshape, x, x_2, x_3; };
DFG_MATCHERS_OF_WAYS(layout_shaped, whole, 1, NULL)

/* layout.pat:113  rule transpose_up(y, rest) { e = pointwise(y & turned, ...rest); t = Transpose(e) { perm = p }; ma ... */
struct layout_transpose_up_match {
    dfg_node root, y; struct dfg_nodes rest; dfg_node e, t; dfg_val p;
};
struct layout_transpose_up_whole { struct layout_transpose_up_match m; dfg_node transpose, x, x_2; };
DFG_MATCHERS_OF_WAYS(layout_transpose_up, whole, 1, NULL)

/* layout.pat:120  rule transpose_up_both(y, z) { e = arithmetic(y & turned, z & turned); t = Transpose(e) { perm = p ... */
struct layout_transpose_up_both_match { dfg_node root, y, z, e, t; dfg_val p; };
struct layout_transpose_up_both_whole {
    struct layout_transpose_up_both_match m; dfg_node transpose, x, x_2, transpose_2, x_3, x_4;
};
DFG_MATCHERS_OF_WAYS(layout_transpose_up_both, whole, 3, NULL)

/* layout.pat:127  rule transpose_up_constant(y, c) { e = arithmetic(y & turned, c & const); t = Transpose(e) { perm  ... */
struct layout_transpose_up_constant_match { dfg_node root, y, c, e, t; dfg_val p; };
struct layout_transpose_up_constant_whole {
    struct layout_transpose_up_constant_match m; dfg_node transpose, x, x_2;
};
DFG_MATCHERS_OF_WAYS(layout_transpose_up_constant, whole, 2, NULL)

/* layout.pat:138  rule transpose_up_product(y, w) { m = MatMul(y & turned, w); t = Transpose(m) { perm = p }; match  ... */
struct layout_transpose_up_product_match { dfg_node root, y, w, m, t; dfg_val p; };
struct layout_transpose_up_product_whole {
    struct layout_transpose_up_product_match m; dfg_node transpose, x, x_2;
};
DFG_MATCHERS_OF_WAYS(layout_transpose_up_product, whole, 1, NULL)

/* layout.pat:146  rule transpose_up_beside(y, c) : priority 1 { e = arithmetic(y & turned, c & const); t = Transpose ... */
struct layout_transpose_up_beside_match { dfg_node root, y, c, e, t; dfg_val p; };
struct layout_transpose_up_beside_whole {
    struct layout_transpose_up_beside_match m; dfg_node transpose, x, x_2;
};
DFG_MATCHERS_OF_WAYS(layout_transpose_up_beside, whole, 2, NULL)

/* layout.pat:155  rule transpose_up_reduction(y) { r = reduction(y & turned) { axes = a, keepdims == 1 }; t = Transp ... */
struct layout_transpose_up_reduction_match { dfg_node root, y, r, t; dfg_val a, p; };
struct layout_transpose_up_reduction_whole {
    struct layout_transpose_up_reduction_match m; dfg_node transpose, x, x_2;
};
DFG_MATCHERS_OF_WAYS(layout_transpose_up_reduction, whole, 1, NULL)

/* layout.pat:166  rule transpose_up_softmax(y) { s = (Softmax | LogSoftmax)(y & turned) { axis = a }; t = Transpose( ... */
struct layout_transpose_up_softmax_match { dfg_node root, y, s, t; dfg_val a, p; };
struct layout_transpose_up_softmax_whole {
    struct layout_transpose_up_softmax_match m; dfg_node transpose, x, x_2;
};
DFG_MATCHERS_OF_WAYS(layout_transpose_up_softmax, whole, 1, NULL)

/* layout.pat:175  rule transpose_up_concat(x) { t = Transpose(x); c = Concat(every t) { axis = a }; match Transpose( ... */
struct layout_transpose_up_concat_match {
    dfg_node root; struct dfg_nodes x, t; dfg_node c; dfg_val a, p;
};
DFG_MATCHERS_OF_MATCH(layout_transpose_up_concat, NULL)

/* layout.pat:183  rule transpose_up_gather(y, i) { e = Gather(y & turned, i) { axis = a }; t = Transpose(e) { perm = ... */
struct layout_transpose_up_gather_match { dfg_node root, y, i, e, t; dfg_val a, p; };
struct layout_transpose_up_gather_whole {
    struct layout_transpose_up_gather_match m; dfg_node transpose, x, x_2;
};
DFG_MATCHERS_OF_WAYS(layout_transpose_up_gather, whole, 1, NULL)

/* layout.pat:193  rule gather_transposed(x, i) : keep_shared { match Gather(Transpose(x) { perm = p }, i) { axis = a ... */
struct layout_gather_transposed_match { dfg_node root, x, i; dfg_val p, a; };
struct layout_gather_transposed_whole { struct layout_gather_transposed_match m; dfg_node transpose; };
DFG_MATCHERS(layout_gather_transposed, NULL)

/* layout.pat:199  rule transpose_up_split(y, rest) { s = Split(y, ...rest) { axis = a }; t = Transpose(s.0) { perm = ... */
struct layout_transpose_up_split_match {
    dfg_node root, y; struct dfg_nodes rest; dfg_node s, t, u; dfg_val a, p;
};
struct layout_transpose_up_split_whole {
    struct layout_transpose_up_split_match m; dfg_node get, get_2, get_3;
};
DFG_MATCHERS_OF_EACH(layout_transpose_up_split)

/* layout.pat:212  rule transpose_up_split_three(y, rest) { s = Split(y, ...rest) { axis = a }; t = Transpose(s.0) {  ... */
struct layout_transpose_up_split_three_match {
    dfg_node root, y; struct dfg_nodes rest; dfg_node s, t, u, v; dfg_val a, p;
};
struct layout_transpose_up_split_three_whole {
    struct layout_transpose_up_split_three_match m; dfg_node get, get_2, get_3, get_4;
};
DFG_MATCHERS_OF_EACH(layout_transpose_up_split_three)

/* layout.pat:228  pattern no_constant = !(const | Reshape(const, _)); */
struct layout_no_constant_match { dfg_node root; };
DFG_MATCHERS_OF_MATCH(layout_no_constant, NULL)

/* layout.pat:229  rule transposes_joined(a, b) { t = Transpose(a & no_constant) { perm = p }; e = arithmetic(t, Tran ... */
struct layout_transposes_joined_match { dfg_node root, a, b, t, e; dfg_val p; };
struct layout_transposes_joined_whole { struct layout_transposes_joined_match m; dfg_node transpose; };
DFG_MATCHERS_OF_WAYS(layout_transposes_joined, whole, 1, NULL)

/* layout.pat:236  rule transposes_concatenated(x) { t = Transpose(x) { perm == [0, 2, 3, 1] }; c = Concat(every t) { ... */
struct layout_transposes_concatenated_match {
    dfg_node root; struct dfg_nodes x, t; dfg_node c; dfg_val k;
};
DFG_MATCHERS_OF_MATCH(layout_transposes_concatenated, NULL)

/* layout.pat:244  rule reduce_transposed(x) { r = reduction(Transpose(x) { perm = p }) { axes = a, keepdims == 0 };  ... */
struct layout_reduce_transposed_match { dfg_node root, x, r; dfg_val p, a; };
struct layout_reduce_transposed_whole { struct layout_reduce_transposed_match m; dfg_node transpose; };
DFG_MATCHERS(layout_reduce_transposed, NULL)

/* layout.pat:252  rule reshape_up(y, s, rest) { e = pointwise(y & shaped, ...rest); u = Reshape(e, s); match u; wher ... */
struct layout_reshape_up_match { dfg_node root, y, s; struct dfg_nodes rest; dfg_node e, u; };
struct layout_reshape_up_whole { struct layout_reshape_up_match m; dfg_node reshape, x, x_2, x_3; };
DFG_MATCHERS_OF_WAYS(layout_reshape_up, whole, 1, NULL)

/* layout.pat:265  rule reshape_up_split(y, rest) { s = Split(y & shaped, ...rest) { axis = a }; t = Reshape(s.0, _); ... */
struct layout_reshape_up_split_match {
    dfg_node root, y; struct dfg_nodes rest; dfg_node s, t, u; dfg_val a;
};
struct layout_reshape_up_split_whole {
    struct layout_reshape_up_split_match m; dfg_node reshape, x, x_2, x_3, get, x_4, get_2, x_5;
};
DFG_MATCHERS_OF_EACH(layout_reshape_up_split)

/* layout.pat:282  rule reshape_up_split_three(y, rest) { s = Split(y & shaped, ...rest) { axis = a }; t = Reshape(s. ... */
struct layout_reshape_up_split_three_match {
    dfg_node root, y; struct dfg_nodes rest; dfg_node s, t, u, v; dfg_val a;
};
struct layout_reshape_up_split_three_whole {
    struct layout_reshape_up_split_three_match m;
    dfg_node reshape, x, x_2, x_3, get, x_4, get_2, x_5, get_3, x_6;
};
DFG_MATCHERS_OF_EACH(layout_reshape_up_split_three)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules layout_rules;

DFG_END_C

#endif
