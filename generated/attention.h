/* Made by pat2c from attention.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with attention_names.
 */
#ifndef ATTENTION_H
#define ATTENTION_H 0x42da02b7812a0f90 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names attention_names;

/* Predicates that conditions call, to be written by the user: pure, no argument DFG_NONE. */
bool attention_empty(const dfg_graph *g, dfg_node q);

/* attention.pat:9
 * pattern product(q, k) {
 *     kt = Transpose(k) { perm == [0, 1, 3, 2] };
 *     where q.rank == 4, k.rank == 4;
 *     return MatMul(q, kt);
 * }
 */
struct attention_product_match {
    dfg_node root, q, k, kt;
};
bool attention_product_match(const dfg_graph *g, dfg_node n, struct attention_product_match *m);
bool attention_product_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct attention_product_match *m), void *ctx);

/* attention.pat:24
 * rule make_attention(q, k, v, s, d, mask) {
 *     p = product(q, k);
 *     t = Mul(p, s & const) | Div(p, d & const) | p;
 *     match MatMul(Softmax(Add(t, mask) | t) { axis in {-1, 3} }, v);
 *     where attends(q, k, v), not present(s) or scales(s), not present(d) or scales(d);
 *     where not present(mask) or (whole(mask, p) and broadcast_to(mask, p));
 *     rewrite Attention(q, k, v, mask?) { scale = present(s) ? value(s) : present(d) ? 1.0 / value(d) : 1.0 };
 * }
 */
struct attention_make_attention_match {
    dfg_node root, q, k, v;
    dfg_node s; /* DFG_NONE where it takes no part */
    dfg_node d; /* DFG_NONE where it takes no part */
    dfg_node mask; /* DFG_NONE where it takes no part */
    dfg_node p, t;
};
struct attention_make_attention_whole {
    struct attention_make_attention_match m;
    dfg_node mul, kt, div, softmax, add;
};
bool attention_make_attention_match(const dfg_graph *g, dfg_node n, struct attention_make_attention_match *m);
bool attention_make_attention_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_make_attention_match *m), void *ctx);

/* attention.pat:33
 * rule make_attention_wide(q, k, v, s, d, mask) {
 *     p = product(q, k);
 *     t = Mul(p, s & const) | Div(p, d & const) | p;
 *     match MatMul(Softmax(Add(t, mask)) { axis in {-1, 3} }, v);
 *     where attends(q, k, v), not present(s) or scales(s), not present(d) or scales(d);
 *     where broadcast_to(mask, p), not whole(mask, p), present(p.shape[2] + 0), present(p.shape[3] + 0);
 *     rewrite Attention(q, k, v, Expand(mask, i64 [p.shape[2], p.shape[3]])) {
 *         scale = present(s) ? value(s) : present(d) ? 1.0 / value(d) : 1.0
 *     };
 * }
 */
struct attention_make_attention_wide_match {
    dfg_node root, q, k, v;
    dfg_node s; /* DFG_NONE where it takes no part */
    dfg_node d; /* DFG_NONE where it takes no part */
    dfg_node mask, p, t;
};
struct attention_make_attention_wide_whole {
    struct attention_make_attention_wide_match m;
    dfg_node mul, kt, div, softmax, add;
};
bool attention_make_attention_wide_match(const dfg_graph *g, dfg_node n, struct attention_make_attention_wide_match *m);
bool attention_make_attention_wide_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_make_attention_wide_match *m), void *ctx);

/* attention.pat:44
 * pattern repeated(k) {
 *     u = Unsqueeze(k, 2);
 *     e = Expand(u, _);
 *     r = Reshape(e, _);
 *     where k.rank == 4, e.rank == 5, r.rank == 4, e.shape[0] == k.shape[0], e.shape[1] == k.shape[1];
 *     where e.shape[3] == k.shape[2], e.shape[4] == k.shape[3];
 *     where r.shape[0] == k.shape[0], r.shape[1] == e.shape[1] * e.shape[2], r.shape[2] == k.shape[2];
 *     where r.shape[3] == k.shape[3];
 *     return r;
 * }
 */
struct attention_repeated_match {
    dfg_node root, k, u, e, r;
};
struct attention_repeated_whole {
    struct attention_repeated_match m;
    dfg_node constant, x, x_2;
};
bool attention_repeated_match(const dfg_graph *g, dfg_node n, struct attention_repeated_match *m);
bool attention_repeated_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct attention_repeated_match *m), void *ctx);

/* attention.pat:54
 * rule ungroup_attention(q, k, v, mask) {
 *     a = Attention(q, repeated(k), repeated(v), mask?);
 *     match a;
 *     where k.shape[1] == v.shape[1], q.rank == 4;
 *     rewrite Attention(q, k, v, mask?) { ..a };
 * }
 */
struct attention_ungroup_attention_match {
    dfg_node root, q, k, v;
    dfg_node mask; /* DFG_NONE where it takes no part */
    dfg_node a;
};
struct attention_ungroup_attention_whole {
    struct attention_ungroup_attention_match m;
    dfg_node a_call, r, e, u, constant, x, x_2, r_2, e_2, u_2, constant_2, x_3, x_4;
};
bool attention_ungroup_attention_match(const dfg_graph *g, dfg_node n, struct attention_ungroup_attention_match *m);
bool attention_ungroup_attention_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_ungroup_attention_match *m), void *ctx);

/* attention.pat:61
 * rule make_rotary(x, cos, sin, half, end, start, all) {
 *     first = Slice(x, 0, half & const, 3, 1) | Slice(x, 0, half & const, 3) | Slice(x, 0, half & const, -1);
 *     second = Slice(x, start & const, all & const, 3, 1) | Slice(x, start & const, all & const, 3)
 *            | Slice(x, start & const, all & const, -1);
 *     c = Concat(cos, cos) { axis == -1 };
 *     s = Concat(sin, sin) { axis == -1 };
 *     match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(Concat(Neg(second), first) { axis in {-1, 3} }, Unsqueeze(s, end)));
 *     where x.dtype in {f16, bf16, f32}, x.rank == 4, value(half) * 2 == x.shape[3], value(start) == value(half), value(all) >= x.shape[3];
 *     where cos.rank == 3, sin.rank == 3, cos.shape[0] == x.shape[0], cos.shape[1] == x.shape[2];
 *     where cos.shape[2] == value(half), same_shape(cos, sin);
 *     rewrite RotaryEmbedding(x, cos, sin);
 * }
 */
struct attention_make_rotary_match {
    dfg_node root, x, cos, sin, half, end, start, all, first, second, c, s;
};
struct attention_make_rotary_whole {
    struct attention_make_rotary_match m;
    dfg_node slice, constant, constant_2, constant_3, constant_4, slice_2, constant_5, constant_6,
             constant_7, slice_3, constant_8, constant_9, constant_10, slice_4, constant_11, constant_12,
             constant_13, constant_14, slice_5, constant_15, constant_16, constant_17, slice_6, constant_18,
             constant_19, constant_20, mul, unsqueeze, constant_21, mul_2, concat, neg, unsqueeze_2;
};
bool attention_make_rotary_match(const dfg_graph *g, dfg_node n, struct attention_make_rotary_match *m);
bool attention_make_rotary_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_make_rotary_match *m), void *ctx);

/* attention.pat:74
 * rule merge_qkv(x, q, k, v) {
 *     match MatMul(x, q & const), MatMul(x, k & const), MatMul(x, v & const);
 *     where uses(x) == 3, q.rank == 2, k.rank == 2, v.rank == 2, x.rank >= 2;
 *     rewrite {
 *         s = Split(MatMul(x, Concat(q, k, v) { axis = 1 }), i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3
 *             { axis = -1 };
 *         return s.0, s.1, s.2;
 *     }
 * }
 */
struct attention_merge_qkv_match {
    dfg_node root, x, q, k, v;
};
struct attention_merge_qkv_whole {
    struct attention_merge_qkv_match m;
    dfg_node matMul, matMul_2;
};
bool attention_merge_qkv_match(const dfg_graph *g, dfg_node n, struct attention_merge_qkv_match *m);
bool attention_merge_qkv_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_merge_qkv_match *m), void *ctx);

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules attention_rules;

#ifdef __cplusplus
}
#endif

#endif
