/* Made by pat2c from attention.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with attention_names.
 */
#ifndef ATTENTION_H
#define ATTENTION_H 0x656629bec40373fc /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names attention_names;

/* Predicates that conditions call, to be written by the user: pure, no argument DFG_NONE. */
bool attention_empty(const dfg_graph *g, dfg_node q);
bool attention_hides_row(const dfg_graph *g, dfg_node mask);
bool attention_twice(const dfg_graph *g, dfg_node cos);

/* attention.pat:20
 * pattern product(q, k, a, b, c, d) =
 *     MatMul(Mul(q, a & const) | Div(q, b & const) | q, Mul(k, c & const) | Div(k, d & const) | k);
 */
struct attention_product_match {
    dfg_node root, q, k;
    dfg_node a; /* DFG_NONE where it takes no part */
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node c; /* DFG_NONE where it takes no part */
    dfg_node d; /* DFG_NONE where it takes no part */
};
struct attention_product_whole {
    struct attention_product_match m;
    dfg_node mul, div, mul_2, div_2;
};
bool attention_product_match(const dfg_graph *g, dfg_node n, struct attention_product_match *m);
bool attention_product_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct attention_product_match *m), void *ctx);

/* attention.pat:22
 * pattern scaled(p, e, f) = Mul(p, e & const) | Div(p, f & const) | p;
 */
struct attention_scaled_match {
    dfg_node root, p;
    dfg_node e; /* DFG_NONE where it takes no part */
    dfg_node f; /* DFG_NONE where it takes no part */
};
struct attention_scaled_whole {
    struct attention_scaled_match m;
    dfg_node mul, div;
};
bool attention_scaled_match(const dfg_graph *g, dfg_node n, struct attention_scaled_match *m);
bool attention_scaled_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct attention_scaled_match *m), void *ctx);

/* attention.pat:30
 * rule make_attention(q, k, v, a, b, c, d, e, f, mask) {
 *     p = product(q, k, a, b, c, d);
 *     t = scaled(p, e, f);
 *     u = Add(t, mask) | t;
 *     s = Softmax(Sub(u, ReduceMax(u) { axes in {[-1], [3]}, keepdims == 1 }) | u) { axis in {-1, 3} };
 *     match MatMul(Where(IsNaN(s), splat(0), s) | s, v);
 *     where attends(q, k, v), not is_const(q), not is_const(k), factors(a, b, c, d, e, f);
 *     where not present(mask) or (whole(mask, p) and broadcast_to(mask, p) and not extern attention_hides_row(mask));
 *     rewrite Attention(q, Transpose(k) { perm = [0, 1, 3, 2] }, v, mask?) {
 *         scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *               * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
 *               * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 *     };
 * }
 */
struct attention_make_attention_match {
    dfg_node root, q, k, v;
    dfg_node a; /* DFG_NONE where it takes no part */
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node c; /* DFG_NONE where it takes no part */
    dfg_node d; /* DFG_NONE where it takes no part */
    dfg_node e; /* DFG_NONE where it takes no part */
    dfg_node f; /* DFG_NONE where it takes no part */
    dfg_node mask; /* DFG_NONE where it takes no part */
    dfg_node p, t, u, s;
};
struct attention_make_attention_whole {
    struct attention_make_attention_match m;
    dfg_node add, mul, mul_2, div, mul_3, div_2, div_3, sub, reduceMax, where, isNaN, constant;
};
bool attention_make_attention_match(const dfg_graph *g, dfg_node n, struct attention_make_attention_match *m);
bool attention_make_attention_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_make_attention_match *m), void *ctx);

/* attention.pat:45
 * rule widen_mask(q, k, v, a, b, c, d, e, f, mask) {
 *     p = product(q, k, a, b, c, d);
 *     t = scaled(p, e, f);
 *     s = Softmax(Add(t, mask)) { axis in {-1, 3} };
 *     match MatMul(s, v);
 *     where attends(q, k, v), factors(a, b, c, d, e, f);
 *     where broadcast_to(mask, p), not whole(mask, p), present(p.shape[2] + 0), present(p.shape[3] + 0);
 *     rewrite MatMul(Softmax(Add(t, Expand(mask, i64 [p.shape[2], p.shape[3]]))) { ..s }, v);
 * }
 */
struct attention_widen_mask_match {
    dfg_node root, q, k, v;
    dfg_node a; /* DFG_NONE where it takes no part */
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node c; /* DFG_NONE where it takes no part */
    dfg_node d; /* DFG_NONE where it takes no part */
    dfg_node e; /* DFG_NONE where it takes no part */
    dfg_node f; /* DFG_NONE where it takes no part */
    dfg_node mask, p, t, s;
};
struct attention_widen_mask_whole {
    struct attention_widen_mask_match m;
    dfg_node add, mul, mul_2, div, mul_3, div_2, div_3;
};
bool attention_widen_mask_match(const dfg_graph *g, dfg_node n, struct attention_widen_mask_match *m);
bool attention_widen_mask_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_widen_mask_match *m), void *ctx);

/* attention.pat:55
 * rule widen_mask_square(q, k, v, a, b, c, d, e, f, mask) {
 *     p = product(q, k, a, b, c, d);
 *     t = scaled(p, e, f);
 *     s = Softmax(Add(t, mask)) { axis in {-1, 3} };
 *     match MatMul(s, v);
 *     where attends(q, k, v), factors(a, b, c, d, e, f);
 *     where mask.rank == 4, broadcast_to(mask, p), mask.shape[2] == 1, mask.shape[3] == p.shape[3];
 *     where p.shape[2] == p.shape[3], not present(p.shape[3] + 0);
 *     rewrite MatMul(Softmax(Add(t, Expand(mask, Concat(i64 [1], Shape(mask) { start = 3 }, i64 [1]) { axis = 0 }))) { ..s }, v);
 * }
 */
struct attention_widen_mask_square_match {
    dfg_node root, q, k, v;
    dfg_node a; /* DFG_NONE where it takes no part */
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node c; /* DFG_NONE where it takes no part */
    dfg_node d; /* DFG_NONE where it takes no part */
    dfg_node e; /* DFG_NONE where it takes no part */
    dfg_node f; /* DFG_NONE where it takes no part */
    dfg_node mask, p, t, s;
};
struct attention_widen_mask_square_whole {
    struct attention_widen_mask_square_match m;
    dfg_node add, mul, mul_2, div, mul_3, div_2, div_3;
};
bool attention_widen_mask_square_match(const dfg_graph *g, dfg_node n, struct attention_widen_mask_square_match *m);
bool attention_widen_mask_square_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_widen_mask_square_match *m), void *ctx);

/* attention.pat:67
 * rule mask_by_where(q, k, v, a, b, c, d, e, f, keep, low) {
 *     p = product(q, k, a, b, c, d);
 *     t = scaled(p, e, f);
 *     s = Softmax(Where(keep, t, low & const)) { axis in {-1, 3} };
 *     match MatMul(s, v);
 *     where attends(q, k, v), factors(a, b, c, d, e, f), hides(low), broadcast_to(keep, p);
 *     rewrite MatMul(Softmax(Add(t, Where(keep, like(low, 0.0), low))) { ..s }, v);
 * }
 */
struct attention_mask_by_where_match {
    dfg_node root, q, k, v;
    dfg_node a; /* DFG_NONE where it takes no part */
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node c; /* DFG_NONE where it takes no part */
    dfg_node d; /* DFG_NONE where it takes no part */
    dfg_node e; /* DFG_NONE where it takes no part */
    dfg_node f; /* DFG_NONE where it takes no part */
    dfg_node keep, low, p, t, s;
};
struct attention_mask_by_where_whole {
    struct attention_mask_by_where_match m;
    dfg_node where, mul, mul_2, div, mul_3, div_2, div_3;
};
bool attention_mask_by_where_match(const dfg_graph *g, dfg_node n, struct attention_mask_by_where_match *m);
bool attention_mask_by_where_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_mask_by_where_match *m), void *ctx);

/* attention.pat:75
 * rule mask_by_where_not(q, k, v, a, b, c, d, e, f, drop, low) {
 *     p = product(q, k, a, b, c, d);
 *     t = scaled(p, e, f);
 *     s = Softmax(Where(drop, low & const, t)) { axis in {-1, 3} };
 *     match MatMul(s, v);
 *     where attends(q, k, v), factors(a, b, c, d, e, f), hides(low), broadcast_to(drop, p);
 *     rewrite MatMul(Softmax(Add(t, Where(drop, low, like(low, 0.0)))) { ..s }, v);
 * }
 */
struct attention_mask_by_where_not_match {
    dfg_node root, q, k, v;
    dfg_node a; /* DFG_NONE where it takes no part */
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node c; /* DFG_NONE where it takes no part */
    dfg_node d; /* DFG_NONE where it takes no part */
    dfg_node e; /* DFG_NONE where it takes no part */
    dfg_node f; /* DFG_NONE where it takes no part */
    dfg_node drop, low, p, t, s;
};
struct attention_mask_by_where_not_whole {
    struct attention_mask_by_where_not_match m;
    dfg_node where, mul, mul_2, div, mul_3, div_2, div_3;
};
bool attention_mask_by_where_not_match(const dfg_graph *g, dfg_node n, struct attention_mask_by_where_not_match *m);
bool attention_mask_by_where_not_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_mask_by_where_not_match *m), void *ctx);

/* attention.pat:85
 * rule attention_scale_query(q, k, v, s, mask) {
 *     a = Attention(Mul(q, s & const), k, v, mask?);
 *     match a;
 *     where factor(s), q.rank == 4, a.scale > 0;
 *     rewrite Attention(q, k, v, mask?) { ..a, scale = a.scale * value(s) };
 * }
 */
struct attention_attention_scale_query_match {
    dfg_node root, q, k, v, s;
    dfg_node mask; /* DFG_NONE where it takes no part */
    dfg_node a;
};
struct attention_attention_scale_query_whole {
    struct attention_attention_scale_query_match m;
    dfg_node a_call, mul;
};
bool attention_attention_scale_query_match(const dfg_graph *g, dfg_node n, struct attention_attention_scale_query_match *m);
bool attention_attention_scale_query_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_attention_scale_query_match *m), void *ctx);

/* attention.pat:91
 * rule attention_scale_key(q, k, v, s, mask) {
 *     t = Transpose(Mul(k, s & const)) { perm = p };
 *     a = Attention(q, t, v, mask?);
 *     match a;
 *     where factor(s), k.rank == 4, a.scale > 0;
 *     rewrite Attention(q, Transpose(k) { perm = p }, v, mask?) { ..a, scale = a.scale * value(s) };
 * }
 */
struct attention_attention_scale_key_match {
    dfg_node root, q, k, v, s;
    dfg_node mask; /* DFG_NONE where it takes no part */
    dfg_node t, a;
    dfg_val p;
};
struct attention_attention_scale_key_whole {
    struct attention_attention_scale_key_match m;
    dfg_node mul, a_call;
};
bool attention_attention_scale_key_match(const dfg_graph *g, dfg_node n, struct attention_attention_scale_key_match *m);
bool attention_attention_scale_key_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_attention_scale_key_match *m), void *ctx);

/* attention.pat:102
 * rule attention_past(q, k, v, pk, pv, mask) : priority 1 {
 *     ck = Concat(pk, k) { axis in {2, -2} };
 *     cv = Concat(pv, v) { axis in {2, -2} };
 *     y = Attention(q, ck, cv, mask?);
 *     match y, ck, cv;
 *     where y.is_causal == 0, uses(ck) > 1, uses(cv) > 1, k.rank == 4, pk.rank == 4;
 *     rewrite {
 *         n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..y };
 *         return n.0, n.1, n.2;
 *     }
 * }
 */
struct attention_attention_past_match {
    dfg_node root, q, k, v, pk, pv;
    dfg_node mask; /* DFG_NONE where it takes no part */
    dfg_node ck, cv, y;
};
struct attention_attention_past_whole {
    struct attention_attention_past_match m;
    dfg_node y_call;
};
bool attention_attention_past_match(const dfg_graph *g, dfg_node n, struct attention_attention_past_match *m);
bool attention_attention_past_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_attention_past_match *m), void *ctx);

/* attention.pat:113
 * rule attention_past_only(q, k, v, pk, pv, mask) {
 *     a = Attention(q, Concat(pk, k) { axis in {2, -2} }, Concat(pv, v) { axis in {2, -2} }, mask?);
 *     match a;
 *     where a.is_causal == 0, k.rank == 4, pk.rank == 4;
 *     rewrite Attention(q, k, v, mask?, pk, pv) { ..a };
 * }
 */
struct attention_attention_past_only_match {
    dfg_node root, q, k, v, pk, pv;
    dfg_node mask; /* DFG_NONE where it takes no part */
    dfg_node a;
};
struct attention_attention_past_only_whole {
    struct attention_attention_past_only_match m;
    dfg_node a_call, concat, concat_2;
};
bool attention_attention_past_only_match(const dfg_graph *g, dfg_node n, struct attention_attention_past_only_match *m);
bool attention_attention_past_only_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_attention_past_only_match *m), void *ctx);

/* attention.pat:120
 * pattern repeated(k) {
 *     u = Unsqueeze(k, 2);
 *     e = Expand(u, _) | Tile(u, _);
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
    dfg_node constant, expand, x, tile, x_2, x_3;
};
bool attention_repeated_match(const dfg_graph *g, dfg_node n, struct attention_repeated_match *m);
bool attention_repeated_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct attention_repeated_match *m), void *ctx);

/* attention.pat:130
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
    dfg_node a_call, r, expand, u, constant, x, tile, x_2, x_3, r_2, expand_2, u_2, constant_2, x_4, tile_2,
             x_5, x_6;
};
bool attention_ungroup_attention_match(const dfg_graph *g, dfg_node n, struct attention_ungroup_attention_match *m);
bool attention_ungroup_attention_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_ungroup_attention_match *m), void *ctx);

/* attention.pat:137
 * pattern heads(x) {
 *     r = Reshape(x, _);
 *     t = Transpose(r) { perm == [0, 2, 1, 3] };
 *     where x.rank == 3, r.rank == 4, r.shape[0] == x.shape[0], r.shape[1] == x.shape[1];
 *     return t;
 * }
 */
struct attention_heads_match {
    dfg_node root, x, r, t;
};
struct attention_heads_whole {
    struct attention_heads_match m;
    dfg_node x;
};
bool attention_heads_match(const dfg_graph *g, dfg_node n, struct attention_heads_match *m);
bool attention_heads_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct attention_heads_match *m), void *ctx);

/* attention.pat:143
 * rule attention_of_rows(q, k, v, mask, pk, pv) {
 *     qh = heads(q);
 *     kh = heads(k);
 *     vh = heads(v);
 *     a = Attention(qh, kh, vh, mask?, pk?, pv?);
 *     y = Reshape(Transpose(a) { perm == [0, 2, 1, 3] }, _);
 *     match y;
 *     where uses(a) == 1, y.rank == 3, y.shape[0] == q.shape[0], y.shape[1] == q.shape[1], qh.shape[1] > 0, kh.shape[1] > 0;
 *     rewrite Attention(q, k, v, mask?, pk?, pv?) { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] };
 * }
 */
struct attention_attention_of_rows_match {
    dfg_node root, q, k, v;
    dfg_node mask; /* DFG_NONE where it takes no part */
    dfg_node pk; /* DFG_NONE where it takes no part */
    dfg_node pv; /* DFG_NONE where it takes no part */
    dfg_node qh, kh, vh, a, y;
};
struct attention_attention_of_rows_whole {
    struct attention_attention_of_rows_match m;
    dfg_node a_call, r, x, r_2, x_2, r_3, x_3, transpose, x_4;
};
bool attention_attention_of_rows_match(const dfg_graph *g, dfg_node n, struct attention_attention_of_rows_match *m);
bool attention_attention_of_rows_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_attention_of_rows_match *m), void *ctx);

/* attention.pat:153
 * rule attention_of_rows_present(q, k, v, mask, pk, pv) {
 *     qh = heads(q);
 *     kh = heads(k);
 *     vh = heads(v);
 *     a = Attention(qh, kh, vh, mask?, pk, pv);
 *     pr = a.1;
 *     ps = a.2;
 *     f = a.0;
 *     y = Reshape(Transpose(f) { perm == [0, 2, 1, 3] }, _);
 *     match y, pr, ps;
 *     where uses(f) == 1, y.rank == 3, y.shape[0] == q.shape[0], y.shape[1] == q.shape[1], qh.shape[1] > 0, kh.shape[1] > 0;
 *     rewrite {
 *         n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] };
 *         return n.0, n.1, n.2;
 *     }
 * }
 */
struct attention_attention_of_rows_present_match {
    dfg_node root, q, k, v;
    dfg_node mask; /* DFG_NONE where it takes no part */
    dfg_node pk, pv, qh, kh, vh, a, pr, ps, f, y;
};
struct attention_attention_of_rows_present_whole {
    struct attention_attention_of_rows_present_match m;
    dfg_node r, x, r_2, x_2, r_3, x_3, transpose, x_4;
};
bool attention_attention_of_rows_present_match(const dfg_graph *g, dfg_node n, struct attention_attention_of_rows_present_match *m);
bool attention_attention_of_rows_present_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_attention_of_rows_present_match *m), void *ctx);

/* attention.pat:171
 * rule attention_of_stacks(x, mask) {
 *     r = Reshape(x, _);
 *     t = Transpose(r) { perm == [2, 0, 3, 1, 4] };
 *     s = Split(t, ...) { axis == 0 };
 *     q = Gather(t, scalar(0)) { axis == 0 } | Squeeze(s.0, 0);
 *     k = Gather(t, scalar(1)) { axis == 0 } | Squeeze(s.1, 0);
 *     v = Gather(t, scalar(2)) { axis == 0 } | Squeeze(s.2, 0);
 *     a = Attention(q, k, v, mask?);
 *     y = Reshape(Transpose(a) { perm == [0, 2, 1, 3] }, _);
 *     match y;
 *     where x.rank == 3, r.rank == 5, r.shape[0] == x.shape[0], r.shape[1] == x.shape[1], r.shape[2] == 3;
 *     where r.shape[3] > 0, r.shape[4] > 0, q.rank == 4, y.rank == 3, y.shape[0] == x.shape[0], y.shape[1] == x.shape[1];
 *     rewrite {
 *         p = Split(x, i64 [r.shape[3] * r.shape[4], r.shape[3] * r.shape[4], r.shape[3] * r.shape[4]]) -> 3 { axis = -1 };
 *         return Attention(p.0, p.1, p.2, mask?) { ..a, q_num_heads = r.shape[3], kv_num_heads = r.shape[3] };
 *     }
 * }
 */
struct attention_attention_of_stacks_match {
    dfg_node root, x;
    dfg_node mask; /* DFG_NONE where it takes no part */
    dfg_node r, t;
    dfg_node s; /* DFG_NONE where it takes no part */
    dfg_node q, k, v, a, y;
};
struct attention_attention_of_stacks_whole {
    struct attention_attention_of_stacks_match m;
    dfg_node x, gather, constant, squeeze, get, constant_2, gather_2, constant_3, squeeze_2, get_2,
             constant_4, gather_3, constant_5, squeeze_3, get_3, constant_6, a_call, transpose, x_2;
    struct dfg_nodes rest;
};
bool attention_attention_of_stacks_match(const dfg_graph *g, dfg_node n, struct attention_attention_of_stacks_match *m);
bool attention_attention_of_stacks_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_attention_of_stacks_match *m), void *ctx);

/* attention.pat:192
 * rule turn_halves(f) : keep_shared {
 *     c = Concat(f, f);
 *     y = (Cos | Sin)(c);
 *     match y;
 *     rewrite { h = y.op(f); return Concat(h, h) { ..c }; }
 * }
 */
struct attention_turn_halves_match {
    dfg_node root, f, c, y;
};
bool attention_turn_halves_match(const dfg_graph *g, dfg_node n, struct attention_turn_halves_match *m);
bool attention_turn_halves_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_turn_halves_match *m), void *ctx);

/* attention.pat:203
 * rule make_rotary(x, cos, sin, half, end, start, all) : keep_shared {
 *     parts = Split(x, ...) { axis in {-1, 3} };
 *     first = Slice(x, 0, half & const, (3 | -1), 1?) | parts.0;
 *     second = Slice(x, start & const, all & const, (3 | -1), 1?) | parts.1;
 *     c = Concat(cos, cos) { axis in {-1, 2} };
 *     s = Concat(sin, sin) { axis in {-1, 2} };
 *     r = Concat(Neg(second), first) { axis in {-1, 3} };
 *     match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(r, Unsqueeze(s, end)));
 *     where x.dtype in {f16, bf16, f32}, x.rank == 4, halves(x, first, half, start, all);
 *     where cos.rank == 3, sin.rank == 3, cos.shape[0] == x.shape[0], cos.shape[1] == x.shape[2];
 *     where cos.shape[2] * 2 == x.shape[3], same_shape(cos, sin);
 *     rewrite RotaryEmbedding(x, cos, sin);
 * }
 */
struct attention_make_rotary_match {
    dfg_node root, x, cos, sin;
    dfg_node half; /* DFG_NONE where it takes no part */
    dfg_node end;
    dfg_node start; /* DFG_NONE where it takes no part */
    dfg_node all; /* DFG_NONE where it takes no part */
    dfg_node parts; /* DFG_NONE where it takes no part */
    dfg_node first, second, c, s, r;
};
struct attention_make_rotary_whole {
    struct attention_make_rotary_match m;
    dfg_node slice, constant, constant_2, constant_3, constant_4, get, slice_2, constant_5, constant_6,
             constant_7, get_2, neg, mul, unsqueeze, constant_8, mul_2, unsqueeze_2;
    struct dfg_nodes rest;
};
bool attention_make_rotary_match(const dfg_graph *g, dfg_node n, struct attention_make_rotary_match *m);
bool attention_make_rotary_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_make_rotary_match *m), void *ctx);

/* attention.pat:218
 * rule make_rotary_halves(x, cos, sin, half, end, start, all) : keep_shared {
 *     parts = Split(x, ...) { axis in {-1, 3} };
 *     first = Slice(x, 0, half & const, (3 | -1), 1?) | parts.0;
 *     second = Slice(x, start & const, all & const, (3 | -1), 1?) | parts.1;
 *     c = Unsqueeze(cos, end & 1);
 *     s = Unsqueeze(sin, end);
 *     match Concat(Sub(Mul(first, c), Mul(second, s)), Add(Mul(second, c), Mul(first, s))) { axis in {-1, 3} };
 *     where x.dtype in {f16, bf16, f32}, x.rank == 4, halves(x, first, half, start, all);
 *     where cos.rank == 3, sin.rank == 3, cos.shape[0] == x.shape[0], cos.shape[1] == x.shape[2];
 *     where cos.shape[2] * 2 == x.shape[3], same_shape(cos, sin);
 *     rewrite RotaryEmbedding(x, cos, sin);
 * }
 */
struct attention_make_rotary_halves_match {
    dfg_node root, x, cos, sin;
    dfg_node half; /* DFG_NONE where it takes no part */
    dfg_node end;
    dfg_node start; /* DFG_NONE where it takes no part */
    dfg_node all; /* DFG_NONE where it takes no part */
    dfg_node parts; /* DFG_NONE where it takes no part */
    dfg_node first, second, c, s;
};
struct attention_make_rotary_halves_whole {
    struct attention_make_rotary_halves_match m;
    dfg_node slice, constant, constant_2, constant_3, constant_4, get, slice_2, constant_5, constant_6,
             constant_7, get_2, constant_8, sub, mul, mul_2, add, mul_3, mul_4;
    struct dfg_nodes rest;
};
bool attention_make_rotary_halves_match(const dfg_graph *g, dfg_node n, struct attention_make_rotary_halves_match *m);
bool attention_make_rotary_halves_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_make_rotary_halves_match *m), void *ctx);

/* attention.pat:231
 * rule make_rotary_gathered(x, cos, sin, at, half, end, start, all) : keep_shared {
 *     parts = Split(x, ...) { axis in {-1, 3} };
 *     first = Slice(x, 0, half & const, (3 | -1), 1?) | parts.0;
 *     second = Slice(x, start & const, all & const, (3 | -1), 1?) | parts.1;
 *     c = Gather(cos & const, at) { axis == 0 };
 *     s = Gather(sin & const, at) { axis == 0 };
 *     r = Concat(Neg(second), first) { axis in {-1, 3} };
 *     match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(r, Unsqueeze(s, end)));
 *     where x.dtype in {f16, f32}, x.rank == 4, halves(x, first, half, start, all);
 *     where at.rank == 2, at.shape[0] == x.shape[0], at.shape[1] == x.shape[2], at.dtype == i64, cos.rank == 2, sin.rank == 2;
 *     where cos.shape[1] == x.shape[3], same_shape(cos, sin), extern attention_twice(cos), extern attention_twice(sin);
 *     rewrite RotaryEmbedding(x, Slice(cos, i64 [0], i64 [x.shape[3] / 2], i64 [1]), Slice(sin, i64 [0], i64 [x.shape[3] / 2], i64 [1]), at);
 * }
 */
struct attention_make_rotary_gathered_match {
    dfg_node root, x, cos, sin, at;
    dfg_node half; /* DFG_NONE where it takes no part */
    dfg_node end;
    dfg_node start; /* DFG_NONE where it takes no part */
    dfg_node all; /* DFG_NONE where it takes no part */
    dfg_node parts; /* DFG_NONE where it takes no part */
    dfg_node first, second, c, s, r;
};
struct attention_make_rotary_gathered_whole {
    struct attention_make_rotary_gathered_match m;
    dfg_node slice, constant, constant_2, constant_3, constant_4, get, slice_2, constant_5, constant_6,
             constant_7, get_2, neg, mul, unsqueeze, constant_8, mul_2, unsqueeze_2;
    struct dfg_nodes rest;
};
bool attention_make_rotary_gathered_match(const dfg_graph *g, dfg_node n, struct attention_make_rotary_gathered_match *m);
bool attention_make_rotary_gathered_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_make_rotary_gathered_match *m), void *ctx);

/* attention.pat:248
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
