/* Made by pat2c from reshape.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with reshape_names. */
#ifndef RESHAPE_H
#define RESHAPE_H 0xb66d2cbf7504b1dd /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names reshape_names;

/* reshape.pat:13  rule reshape_fusion(x, parts) : keep_shared { r = Reshape(x, Concat(...parts) { axis = a }) { allo ... */
struct reshape_reshape_fusion_match {
    dfg_node root, x; struct dfg_nodes parts; dfg_node r; dfg_val a;
};
struct reshape_reshape_fusion_whole { struct reshape_reshape_fusion_match m; dfg_node concat; };
DFG_MATCHERS(reshape_reshape_fusion, NULL)

/* reshape.pat:20  rule reshape_typed(x, s) : keep_shared { r = Reshape(x, s & !const); match r; where r.rank >= 0; r ... */
struct reshape_reshape_typed_match { dfg_node root, x, s, r; };
DFG_MATCHERS_OF_MATCH(reshape_reshape_typed, NULL)

/* reshape.pat:27  rule expand_typed(x, s) : keep_shared { e = Expand(x, s & !const); match e; where present(e.elemen ... */
struct reshape_expand_typed_match { dfg_node root, x, s, e; };
DFG_MATCHERS_OF_MATCH(reshape_expand_typed, NULL)

/* reshape.pat:34  rule shape_known(x) { s = Shape(x) { start == 0 }; match s; where present(x.elements), not present ... */
struct reshape_shape_known_match { dfg_node root, x, s; };
DFG_MATCHERS_OF_MATCH(reshape_shape_known, NULL)

/* reshape.pat:40  rule shape_gather(x, i) : keep_shared { s = Shape(x) { start == 0 }; g = Gather(s, i & const); mat ... */
struct reshape_shape_gather_match { dfg_node root, x, i, s, g; };
DFG_MATCHERS_OF_MATCH(reshape_shape_gather, NULL)

/* reshape.pat:47  rule shape_slice(x, first, last) : keep_shared { s = Shape(x) { start == 0 }; match Slice(s, first ... */
struct reshape_shape_slice_match { dfg_node root, x, first, last, s; };
struct reshape_shape_slice_whole {
    struct reshape_shape_slice_match m;
    dfg_node slice, constant, constant_2, slice_2, constant_3, constant_4, constant_5, slice_3, constant_6,
             constant_7, constant_8, constant_9;
};
DFG_MATCHERS_OF_WAYS(reshape_shape_slice, whole, 1, NULL)

/* reshape.pat:55  rule extent_up(x) : keep_shared { s = Shape(x); match s; where present(s.end), s.end == s.start +  ... */
struct reshape_extent_up_match { dfg_node root, x, s; };
DFG_MATCHERS_OF_MATCH(reshape_extent_up, NULL)

/* reshape.pat:61  rule gathered_up(x, i) : keep_shared { s = Shape(x) { start == 0 }; e = Gather(s, i & const) { axi ... */
struct reshape_gathered_up_match { dfg_node root, x, i, s, e; };
DFG_MATCHERS_OF_MATCH(reshape_gathered_up, NULL)

/* reshape.pat:69  rule cast_filled(s) : keep_shared { c = ConstantOfShape(s); t = Cast(c); match t; where t.dtype in ... */
struct reshape_cast_filled_match { dfg_node root, s, c, t; };
DFG_MATCHERS_OF_MATCH(reshape_cast_filled, NULL)

/* reshape.pat:82  rule reshape_reshape(x, s) : keep_shared { r = Reshape(reshaping(x, ...), s & const); match r; whe ... */
struct reshape_reshape_reshape_match { dfg_node root, x, s, r; };
struct reshape_reshape_reshape_whole {
    struct reshape_reshape_reshape_match m; dfg_node call; struct dfg_nodes rest;
};
DFG_MATCHERS(reshape_reshape_reshape, NULL)

/* reshape.pat:88  rule reshape_last(x) : keep_shared { y = (Flatten | Squeeze | Unsqueeze)((Reshape | Flatten)(x, .. ... */
struct reshape_reshape_last_match { dfg_node root, x, y; };
struct reshape_reshape_last_whole {
    struct reshape_reshape_last_match m; dfg_node call, call_2, reshape, call_3, constant;
    struct dfg_nodes rest, rest_2, rest_3;
};
DFG_MATCHERS(reshape_reshape_last, NULL)

/* reshape.pat:96  rule unsqueeze_unsqueeze(x, a, b) : keep_shared { match Unsqueeze(Unsqueeze(x, a & const), b & con ... */
struct reshape_unsqueeze_unsqueeze_match { dfg_node root, x, a, b; };
struct reshape_unsqueeze_unsqueeze_whole { struct reshape_unsqueeze_unsqueeze_match m; dfg_node unsqueeze; };
DFG_MATCHERS(reshape_unsqueeze_unsqueeze, NULL)

/* reshape.pat:103  rule squeeze_squeeze(x, a, b) : keep_shared { match Squeeze(Squeeze(x, a & const), b & const); wh ... */
struct reshape_squeeze_squeeze_match { dfg_node root, x, a, b; };
struct reshape_squeeze_squeeze_whole { struct reshape_squeeze_squeeze_match m; dfg_node squeeze; };
DFG_MATCHERS(reshape_squeeze_squeeze, NULL)

/* reshape.pat:110  rule squeeze_transposed(x, a) { match Squeeze(Transpose(x) { perm = p }, a & const); where value( ... */
struct reshape_squeeze_transposed_match { dfg_node root, x, a; dfg_val p; };
struct reshape_squeeze_transposed_whole { struct reshape_squeeze_transposed_match m; dfg_node transpose; };
DFG_MATCHERS(reshape_squeeze_transposed, NULL)

/* reshape.pat:120  rule unsqueeze_transposed(x, a) { match Transpose(Unsqueeze(x, a & const)) { perm = p }; where va ... */
struct reshape_unsqueeze_transposed_match { dfg_node root, x, a; dfg_val p; };
struct reshape_unsqueeze_transposed_whole { struct reshape_unsqueeze_transposed_match m; dfg_node unsqueeze; };
DFG_MATCHERS(reshape_unsqueeze_transposed, NULL)

/* reshape.pat:131  rule squeeze_unsqueeze(x, a, b) : keep_shared { match Squeeze(Unsqueeze(x, a & const), b & const) ... */
struct reshape_squeeze_unsqueeze_match { dfg_node root, x, a, b; };
struct reshape_squeeze_unsqueeze_whole {
    struct reshape_squeeze_unsqueeze_match m;
    dfg_node squeeze, unsqueeze, constant, constant_2, unsqueeze_2, squeeze_2, constant_3, constant_4;
};
DFG_MATCHERS(reshape_squeeze_unsqueeze, NULL)

/* reshape.pat:137  rule squeeze_flat(x) : keep_shared { match Reshape(Squeeze(x, ...), [-1]); where x.rank == 1; rew ... */
struct reshape_squeeze_flat_match { dfg_node root, x; };
struct reshape_squeeze_flat_whole {
    struct reshape_squeeze_flat_match m; dfg_node squeeze, constant; struct dfg_nodes rest;
};
DFG_MATCHERS(reshape_squeeze_flat, NULL)

/* reshape.pat:143  rule flatten_reshape(x) { f = Flatten(x); match f; where f.elements > 0; rewrite Reshape(x, i64 [ ... */
struct reshape_flatten_reshape_match { dfg_node root, x, f; };
DFG_MATCHERS_OF_MATCH(reshape_flatten_reshape, NULL)

/* reshape.pat:150  rule reduce_unsqueeze(x, a) { r = (ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceL1 | R ... */
struct reshape_reduce_unsqueeze_match { dfg_node root, x, a, r; dfg_val p; };
DFG_MATCHERS_OF_MATCH(reshape_reduce_unsqueeze, NULL)

/* reshape.pat:159  rule concat_concat(inner, rest) : keep_shared { c = Concat(...inner); k = Concat(c, ...rest); mat ... */
struct reshape_concat_concat_match { dfg_node root; struct dfg_nodes inner, rest; dfg_node c, k; };
DFG_MATCHERS_OF_MATCH(reshape_concat_concat, NULL)

/* reshape.pat:166  rule concat_concat_last(inner, rest) : keep_shared { c = Concat(...inner); k = Concat(...rest, c) ... */
struct reshape_concat_concat_last_match { dfg_node root; struct dfg_nodes inner, rest; dfg_node c, k; };
DFG_MATCHERS_OF_MATCH(reshape_concat_concat_last, NULL)

/* reshape.pat:175  rule constant_of_rows(x, c) : keep_shared { e = (Add | Sub | Mul | Div)(x, c & const); match e; w ... */
struct reshape_constant_of_rows_match { dfg_node root, x, c, e; };
DFG_MATCHERS_OF_WAYS(reshape_constant_of_rows, match, 1, NULL)

/* reshape.pat:186  rule slices_split(x, end, start, all, axis, same) { match Slice(x, 0, end & const, axis & const,  ... */
struct reshape_slices_split_match { dfg_node root, x, end, start, all, axis, same; };
struct reshape_slices_split_whole {
    struct reshape_slices_split_match m; dfg_node constant, constant_2, slice, constant_3;
};
DFG_MATCHERS_OF_EACH(reshape_slices_split)

/* reshape.pat:201  rule slices_split_three(x, a, b, all, axis) { match Slice(x, 0, a & const, axis & const, 1?), Sli ... */
struct reshape_slices_split_three_match { dfg_node root, x, a, b, all, axis; };
struct reshape_slices_split_three_whole {
    struct reshape_slices_split_three_match m;
    dfg_node constant, constant_2, constant_3, constant_4, slice, constant_5, constant_6, slice_2,
             constant_7;
};
DFG_MATCHERS_OF_EACH(reshape_slices_split_three)

/* reshape.pat:211  rule slices_split_all() { x = _; every y = Slice(x, const, const, const, 1?); match every y; wher ... */
struct reshape_slices_split_all_match { dfg_node root, x; struct dfg_nodes y; };
struct reshape_slices_split_all_whole {
    struct reshape_slices_split_all_match m; struct dfg_nodes constant, constant_2, constant_3, constant_4;
};
DFG_MATCHERS(reshape_slices_split_all, NULL)

/* reshape.pat:223  rule gathers_split(x) { r = Reshape(x, _); match Gather(r, scalar(0)) { axis = k }, Gather(r, sca ... */
struct reshape_gathers_split_match { dfg_node root, x, r; dfg_val k; };
struct reshape_gathers_split_whole {
    struct reshape_gathers_split_match m; dfg_node x, constant, gather, constant_2;
};
DFG_MATCHERS_OF_EACH(reshape_gathers_split)

/* reshape.pat:229  rule gathers_split_three(x) { r = Reshape(x, _); match Gather(r, scalar(0)) { axis = k }, Gather( ... */
struct reshape_gathers_split_three_match { dfg_node root, x, r; dfg_val k; };
struct reshape_gathers_split_three_whole {
    struct reshape_gathers_split_three_match m;
    dfg_node x, constant, gather, constant_2, gather_2, constant_3;
};
DFG_MATCHERS_OF_EACH(reshape_gathers_split_three)

/* reshape.pat:239  rule slices_to_depth(x, e, f, g, h, i, j) { even = Slice(x, 0, e & const, 2, 2); odd = Slice(x, 1 ... */
struct reshape_slices_to_depth_match { dfg_node root, x, e, f, g, h, i, j, even, odd; };
struct reshape_slices_to_depth_whole {
    struct reshape_slices_to_depth_match m;
    dfg_node constant, constant_2, constant_3, constant_4, constant_5, constant_6, slice, constant_7,
             constant_8, constant_9, slice_2, constant_10, constant_11, constant_12, slice_3, constant_13,
             constant_14, constant_15, slice_4, constant_16, constant_17, constant_18;
};
DFG_MATCHERS(reshape_slices_to_depth, NULL)

/* reshape.pat:253  rule scatter_all(t, d, axis, u) : keep_shared { match ScatterND(t, Unsqueeze(Range(0, Gather(Shap ... */
struct reshape_scatter_all_match { dfg_node root, t, d, axis, u; };
struct reshape_scatter_all_whole {
    struct reshape_scatter_all_match m;
    dfg_node unsqueeze, range, constant, gather, shape, constant_2, constant_3;
};
DFG_MATCHERS(reshape_scatter_all, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules reshape_rules;

/* Replacements that the user writes: the value that stands for the root, DFG_NONE: leave it; where
 * there are several roots, that of each to with[], in their order, and false: leave them. */
struct dfg_rewriter;
dfg_node reshape_of_parts(struct dfg_rewriter *r, const struct reshape_reshape_fusion_match *m);
dfg_node reshape_of_type(struct dfg_rewriter *r, const struct reshape_reshape_typed_match *m);
dfg_node reshape_earlier_extent(struct dfg_rewriter *r, const struct reshape_extent_up_match *m);
dfg_node reshape_earlier_gathered(struct dfg_rewriter *r, const struct reshape_gathered_up_match *m);
dfg_node reshape_cast_filled(struct dfg_rewriter *r, const struct reshape_cast_filled_match *m);
bool reshape_split_of_slices(struct dfg_rewriter *r, const struct reshape_slices_split_all_match *m, dfg_node *with);

DFG_END_C

#endif
