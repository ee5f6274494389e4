/* Made by pat2c from reshape.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with reshape_names.
 */
#ifndef RESHAPE_H
#define RESHAPE_H 0xb41589ed2d4b39f3 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names reshape_names;

/* reshape.pat:13
 * rule reshape_fusion(x, parts) : keep_shared {
 *     r = Reshape(x, Concat(...parts) { axis = a }) { allowzero == 0 };
 *     match r;
 *     where a == 0 or a == -1;
 *     rewrite extern reshape_of_parts;
 * }
 */
struct reshape_reshape_fusion_match {
    dfg_node root, x;
    struct dfg_nodes parts;
    dfg_node r;
    dfg_val a;
};
struct reshape_reshape_fusion_whole {
    struct reshape_reshape_fusion_match m;
    dfg_node concat;
};
bool reshape_reshape_fusion_match(const dfg_graph *g, dfg_node n, struct reshape_reshape_fusion_match *m);
bool reshape_reshape_fusion_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_reshape_fusion_match *m), void *ctx);

/* reshape.pat:20
 * rule reshape_typed(x, s) : keep_shared {
 *     r = Reshape(x, s & !const);
 *     match r;
 *     where r.rank >= 0;
 *     rewrite extern reshape_of_type;
 * }
 */
struct reshape_reshape_typed_match {
    dfg_node root, x, s, r;
};
bool reshape_reshape_typed_match(const dfg_graph *g, dfg_node n, struct reshape_reshape_typed_match *m);
bool reshape_reshape_typed_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_reshape_typed_match *m), void *ctx);

/* reshape.pat:27
 * rule expand_typed(x, s) : keep_shared {
 *     e = Expand(x, s & !const);
 *     match e;
 *     where present(e.elements);
 *     rewrite Expand(x, i64 [d for d in e.shape]);
 * }
 */
struct reshape_expand_typed_match {
    dfg_node root, x, s, e;
};
bool reshape_expand_typed_match(const dfg_graph *g, dfg_node n, struct reshape_expand_typed_match *m);
bool reshape_expand_typed_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_expand_typed_match *m), void *ctx);

/* reshape.pat:34
 * rule shape_known(x) {
 *     s = Shape(x) { start == 0 };
 *     match s;
 *     where present(x.elements), not present(s.end);
 *     rewrite i64 [d for d in x.shape];
 * }
 */
struct reshape_shape_known_match {
    dfg_node root, x, s;
};
bool reshape_shape_known_match(const dfg_graph *g, dfg_node n, struct reshape_shape_known_match *m);
bool reshape_shape_known_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_shape_known_match *m), void *ctx);

/* reshape.pat:40
 * rule shape_gather(x, i) : keep_shared {
 *     s = Shape(x) { start == 0 };
 *     g = Gather(s, i & const);
 *     match g;
 *     where i.rank == 0, not present(s.end), present(x.shape[value(i)] + 0);
 *     rewrite i64[] [x.shape[value(i)]];
 * }
 */
struct reshape_shape_gather_match {
    dfg_node root, x, i, s, g;
};
bool reshape_shape_gather_match(const dfg_graph *g, dfg_node n, struct reshape_shape_gather_match *m);
bool reshape_shape_gather_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_shape_gather_match *m), void *ctx);

/* reshape.pat:47
 * rule shape_slice(x, first, last) : keep_shared {
 *     s = Shape(x) { start == 0 };
 *     match Slice(s, first & const, last & const) | Slice(s, first & const, last & const, 0)
 *         | Slice(s, first & const, last & const, 0, 1);
 *     where not present(s.end), value(first) >= 0, value(last) == value(first) + 1, present(x.shape[value(first)] + 0);
 *     rewrite i64 [x.shape[value(first)]];
 * }
 */
struct reshape_shape_slice_match {
    dfg_node root, x, first, last, s;
};
struct reshape_shape_slice_whole {
    struct reshape_shape_slice_match m;
    dfg_node slice, constant, constant_2, slice_2, constant_3, constant_4, constant_5, slice_3, constant_6,
             constant_7, constant_8, constant_9;
};
bool reshape_shape_slice_match(const dfg_graph *g, dfg_node n, struct reshape_shape_slice_match *m);
bool reshape_shape_slice_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_shape_slice_match *m), void *ctx);

/* reshape.pat:55
 * rule cast_filled(s) : keep_shared {
 *     c = ConstantOfShape(s);
 *     t = Cast(c);
 *     match t;
 *     where t.dtype in {f16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64, bool}, c.dtype in {f32, f64, i32, i64, bool};
 *     rewrite extern reshape_cast_filled;
 * }
 */
struct reshape_cast_filled_match {
    dfg_node root, s, c, t;
};
bool reshape_cast_filled_match(const dfg_graph *g, dfg_node n, struct reshape_cast_filled_match *m);
bool reshape_cast_filled_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_cast_filled_match *m), void *ctx);

/* reshape.pat:66
 * rule reshape_reshape(x, s) : keep_shared {
 *     r = Reshape((Reshape | Flatten | Squeeze | Unsqueeze)(x, ...), s & const);
 *     match r;
 *     where r.allowzero == 0, not 0 in {[v for v in value(s)]};
 *     rewrite Reshape(x, s) { ..r };
 * }
 */
struct reshape_reshape_reshape_match {
    dfg_node root, x, s, r;
};
struct reshape_reshape_reshape_whole {
    struct reshape_reshape_reshape_match m;
    dfg_node call;
    struct dfg_nodes rest;
};
bool reshape_reshape_reshape_match(const dfg_graph *g, dfg_node n, struct reshape_reshape_reshape_match *m);
bool reshape_reshape_reshape_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_reshape_reshape_match *m), void *ctx);

/* reshape.pat:72
 * rule reshape_last(x) : keep_shared {
 *     y = (Flatten | Squeeze | Unsqueeze)((Reshape | Flatten)(x, ...), ...)
 *       | Reshape((Reshape | Flatten | Squeeze | Unsqueeze)(x, ...), const);
 *     match y;
 *     where y.elements > 0;
 *     rewrite Reshape(x, i64 [d for d in y.shape]);
 * }
 */
struct reshape_reshape_last_match {
    dfg_node root, x, y;
};
struct reshape_reshape_last_whole {
    struct reshape_reshape_last_match m;
    dfg_node call, call_2, reshape, call_3, constant;
    struct dfg_nodes rest, rest_2, rest_3;
};
bool reshape_reshape_last_match(const dfg_graph *g, dfg_node n, struct reshape_reshape_last_match *m);
bool reshape_reshape_last_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_reshape_last_match *m), void *ctx);

/* reshape.pat:80
 * rule unsqueeze_unsqueeze(x, a, b) : keep_shared {
 *     match Unsqueeze(Unsqueeze(x, a & const), b & const);
 *     where value(a) >= 0, value(b) >= 0;
 *     rewrite Unsqueeze(x, i64 [value(b) <= value(a) ? value(b) : value(a),
 *                               value(b) <= value(a) ? value(a) + 1 : value(b)]);
 * }
 */
struct reshape_unsqueeze_unsqueeze_match {
    dfg_node root, x, a, b;
};
struct reshape_unsqueeze_unsqueeze_whole {
    struct reshape_unsqueeze_unsqueeze_match m;
    dfg_node unsqueeze;
};
bool reshape_unsqueeze_unsqueeze_match(const dfg_graph *g, dfg_node n, struct reshape_unsqueeze_unsqueeze_match *m);
bool reshape_unsqueeze_unsqueeze_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_unsqueeze_unsqueeze_match *m), void *ctx);

/* reshape.pat:87
 * rule squeeze_squeeze(x, a, b) : keep_shared {
 *     match Squeeze(Squeeze(x, a & const), b & const);
 *     where value(a) >= 0, value(b) >= 0;
 *     rewrite Squeeze(x, i64 [value(b) < value(a) ? value(b) : value(a),
 *                             value(b) < value(a) ? value(a) : value(b) + 1]);
 * }
 */
struct reshape_squeeze_squeeze_match {
    dfg_node root, x, a, b;
};
struct reshape_squeeze_squeeze_whole {
    struct reshape_squeeze_squeeze_match m;
    dfg_node squeeze;
};
bool reshape_squeeze_squeeze_match(const dfg_graph *g, dfg_node n, struct reshape_squeeze_squeeze_match *m);
bool reshape_squeeze_squeeze_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_squeeze_squeeze_match *m), void *ctx);

/* reshape.pat:94
 * rule squeeze_unsqueeze(x, a, b) : keep_shared {
 *     match Squeeze(Unsqueeze(x, a & const), b & const) | Unsqueeze(Squeeze(x, a & const), b & const);
 *     where value(a) == value(b);
 *     rewrite x;
 * }
 */
struct reshape_squeeze_unsqueeze_match {
    dfg_node root, x, a, b;
};
struct reshape_squeeze_unsqueeze_whole {
    struct reshape_squeeze_unsqueeze_match m;
    dfg_node squeeze, unsqueeze, constant, constant_2, unsqueeze_2, squeeze_2, constant_3, constant_4;
};
bool reshape_squeeze_unsqueeze_match(const dfg_graph *g, dfg_node n, struct reshape_squeeze_unsqueeze_match *m);
bool reshape_squeeze_unsqueeze_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_squeeze_unsqueeze_match *m), void *ctx);

/* reshape.pat:100
 * rule squeeze_flat(x) : keep_shared {
 *     match Reshape(Squeeze(x, ...), [-1]);
 *     where x.rank == 1;
 *     rewrite x;
 * }
 */
struct reshape_squeeze_flat_match {
    dfg_node root, x;
};
struct reshape_squeeze_flat_whole {
    struct reshape_squeeze_flat_match m;
    dfg_node squeeze, constant;
    struct dfg_nodes rest;
};
bool reshape_squeeze_flat_match(const dfg_graph *g, dfg_node n, struct reshape_squeeze_flat_match *m);
bool reshape_squeeze_flat_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_squeeze_flat_match *m), void *ctx);

/* reshape.pat:106
 * rule flatten_reshape(x) {
 *     f = Flatten(x);
 *     match f;
 *     where f.elements > 0;
 *     rewrite Reshape(x, i64 [d for d in f.shape]);
 * }
 */
struct reshape_flatten_reshape_match {
    dfg_node root, x, f;
};
bool reshape_flatten_reshape_match(const dfg_graph *g, dfg_node n, struct reshape_flatten_reshape_match *m);
bool reshape_flatten_reshape_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_flatten_reshape_match *m), void *ctx);

/* reshape.pat:113
 * rule reduce_unsqueeze(x, a) {
 *     r = (ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceL1 | ReduceL2 | ReduceSumSquare
 *          | ReduceLogSum | ReduceLogSumExp)(x) { axes = p, keepdims == 0 };
 *     match Unsqueeze(r, a & const);
 *     where [v for v in value(a)] == [v for v in p] or (len(p) == 1 and value(a) == p[0]);
 *     rewrite r.op(x) { ..r, keepdims = 1 };
 * }
 */
struct reshape_reduce_unsqueeze_match {
    dfg_node root, x, a, r;
    dfg_val p;
};
bool reshape_reduce_unsqueeze_match(const dfg_graph *g, dfg_node n, struct reshape_reduce_unsqueeze_match *m);
bool reshape_reduce_unsqueeze_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_reduce_unsqueeze_match *m), void *ctx);

/* reshape.pat:122
 * rule concat_concat(inner, rest) : keep_shared {
 *     c = Concat(...inner);
 *     k = Concat(c, ...rest);
 *     match k;
 *     where c.axis == k.axis, len(rest) > 0;
 *     rewrite Concat(...inner, ...rest) { ..k };
 * }
 */
struct reshape_concat_concat_match {
    dfg_node root;
    struct dfg_nodes inner, rest;
    dfg_node c, k;
};
bool reshape_concat_concat_match(const dfg_graph *g, dfg_node n, struct reshape_concat_concat_match *m);
bool reshape_concat_concat_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_concat_concat_match *m), void *ctx);

/* reshape.pat:129
 * rule concat_concat_last(inner, rest) : keep_shared {
 *     c = Concat(...inner);
 *     k = Concat(...rest, c);
 *     match k;
 *     where c.axis == k.axis, len(rest) > 0;
 *     rewrite Concat(...rest, ...inner) { ..k };
 * }
 */
struct reshape_concat_concat_last_match {
    dfg_node root;
    struct dfg_nodes inner, rest;
    dfg_node c, k;
};
bool reshape_concat_concat_last_match(const dfg_graph *g, dfg_node n, struct reshape_concat_concat_last_match *m);
bool reshape_concat_concat_last_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_concat_concat_last_match *m), void *ctx);

/* reshape.pat:141
 * rule slices_split(x, end, start, all, axis, same) {
 *     match Slice(x, 0, end & const, axis & const), Slice(x, start & const, all & const, same & const);
 *     where value(start) == value(end), value(same) == value(axis), value(end) > 0;
 *     where x.shape[value(axis)] > value(end), value(all) >= x.shape[value(axis)];
 *     rewrite {
 *         s = Split(x, i64 [value(end), x.shape[value(axis)] - value(end)]) -> 2 { axis = value(axis) };
 *         return s.0, s.1;
 *     }
 * }
 */
struct reshape_slices_split_match {
    dfg_node root, x, end, start, all, axis, same;
};
struct reshape_slices_split_whole {
    struct reshape_slices_split_match m;
    dfg_node constant, slice;
};
bool reshape_slices_split_match(const dfg_graph *g, dfg_node n, struct reshape_slices_split_match *m);
bool reshape_slices_split_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_slices_split_match *m), void *ctx);

/* reshape.pat:151
 * rule scatter_all(t, d, axis, u) : keep_shared {
 *     match ScatterND(t, Unsqueeze(Range(0, Gather(Shape(d), axis & const), 1), -1), u) { reduction == "none" };
 *     where t.shape[0] == d.shape[value(axis)], same_shape(t, u);
 *     rewrite u;
 * }
 */
struct reshape_scatter_all_match {
    dfg_node root, t, d, axis, u;
};
struct reshape_scatter_all_whole {
    struct reshape_scatter_all_match m;
    dfg_node unsqueeze, range, constant, gather, shape, constant_2, constant_3;
};
bool reshape_scatter_all_match(const dfg_graph *g, dfg_node n, struct reshape_scatter_all_match *m);
bool reshape_scatter_all_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_scatter_all_match *m), void *ctx);

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules reshape_rules;

/* Replacements that the user writes: the value that stands for the root, DFG_NONE: leave it; where
 * there are several roots, that of each to with[], in their order, and false: leave them. */
struct dfg_rewriter;
dfg_node reshape_of_parts(struct dfg_rewriter *r, const struct reshape_reshape_fusion_match *m);
dfg_node reshape_of_type(struct dfg_rewriter *r, const struct reshape_reshape_typed_match *m);
dfg_node reshape_cast_filled(struct dfg_rewriter *r, const struct reshape_cast_filled_match *m);

#ifdef __cplusplus
}
#endif

#endif
