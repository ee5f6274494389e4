/* Made by pat2c from attention.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with attention_names. */
#ifndef ATTENTION_H
#define ATTENTION_H 0xfa9b1d177745aa33 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names attention_names;

/* Predicates that conditions call, to be written by the user: pure, no argument DFG_NONE. */
bool attention_empty(const dfg_graph *g, dfg_node q);
bool attention_hides_row(const dfg_graph *g, dfg_node mask);
bool attention_keeps(const dfg_graph *g, dfg_node keep, dfg_node hide);
bool attention_twice(const dfg_graph *g, dfg_node cos);

/* attention.pat:27  pattern product(q, k, a, b, c, d) = MatMul(Mul(q, a & const) | Div(q, b & const) | q & !Div(_, c ... */
struct attention_product_match { dfg_node root, q, k, a, b, c, d; /* maybe absent: a, b, c, d */ };
struct attention_product_whole { struct attention_product_match m; dfg_node mul, div, mul_2, div_2; };
DFG_MATCHERS_OF_WAYS(attention_product, whole, 4, NULL)

/* attention.pat:30  pattern scaled(p, e, f) = Mul(p, e & const) | Div(p, f & const) | p; */
struct attention_scaled_match { dfg_node root, p, e, f; /* maybe absent: e, f */ };
struct attention_scaled_whole { struct attention_scaled_match m; dfg_node mul, div; };
DFG_MATCHERS_OF_WAYS(attention_scaled, whole, 2, NULL)

/* attention.pat:39  rule make_attention(q, k, v, a, b, c, d, e, f, mask, zero) { p = product(q, k, a, b, c, d); t =  ... */
struct attention_make_attention_match {
    dfg_node root, q, k, v, a, b, c, d, e, f, mask, zero, p, t, u, s;
    /* maybe absent: a, b, c, d, e, f, mask, zero */
};
struct attention_make_attention_whole {
    struct attention_make_attention_match m; struct attention_product_whole product;
    dfg_node add, mul, div_3, sub, reduceMax, where, isNaN;
};
DFG_MATCHERS_OF_WAYS(attention_make_attention, whole, 5, NULL)

/* attention.pat:56  rule einsum_scores(q, k) { match Einsum(q, k) { equation == "abcd,abed->abce" }; where q.shape[3 ... */
struct attention_einsum_scores_match { dfg_node root, q, k; };
DFG_MATCHERS_OF_MATCH(attention_einsum_scores, NULL)

struct attention_make_attention_of_places_p_match {
    dfg_node root, s, hq, q, a, b, hk, k; /* maybe absent: s, a, b */
};
struct attention_make_attention_of_places_p_whole {
    struct attention_make_attention_of_places_p_match m; dfg_node einsum, mul, x, div, x_2, einsum_2;
};
/* attention.pat:62  rule make_attention_of_places(q, k, v, a, b, e, f, mask) { hq = Reshape(q, _); hk = Reshape(k, _ ... */
struct attention_make_attention_of_places_match {
    dfg_node root, q, k, v, a, b, e, f, mask, hq, hk, hv, s, p, t, u; /* maybe absent: a, b, e, f, mask */
};
struct attention_make_attention_of_places_whole {
    struct attention_make_attention_of_places_match m;
    struct attention_make_attention_of_places_p_whole p_2; dfg_node x_3, add, mul_2, div_2, softmax;
};
DFG_MATCHERS_OF_WAYS(attention_make_attention_of_places, whole, 2, NULL)

/* attention.pat:84  rule make_attention_one_head(q, k, v, a, b, c, d, e, f, mask) { p = product(q, k, a, b, c, d); t ... */
struct attention_make_attention_one_head_match {
    dfg_node root, q, k, v, a, b, c, d, e, f, mask, p, t, s; /* maybe absent: a, b, c, d, e, f, mask */
};
struct attention_make_attention_one_head_whole {
    struct attention_make_attention_one_head_match m; struct attention_product_whole product;
    dfg_node add, mul, div_3;
};
DFG_MATCHERS_OF_WAYS(attention_make_attention_one_head, whole, 5, NULL)

/* attention.pat:105  rule attention_merged(q, k, v) { mq = Reshape(q, _); mk = Reshape(k, _); mv = Reshape(v, _); a  ... */
struct attention_attention_merged_match { dfg_node root, q, k, v, mq, mk, mv, a, y; dfg_val s; };
struct attention_attention_merged_whole {
    struct attention_attention_merged_match m; dfg_node x, x_2, x_3, a_call, x_4;
};
DFG_MATCHERS(attention_attention_merged, NULL)

/* attention.pat:115  rule make_attention_merged(q, k, v, a, b, c, d, e, f, mask) { mq = Reshape(q, _); mk = Reshape( ... */
struct attention_make_attention_merged_match {
    dfg_node root, q, k, v, a, b, c, d, e, f, mask, mq, mk, mv, p, t, u, w, s, y;
    /* maybe absent: a, b, c, d, e, f */
};
struct attention_make_attention_merged_whole {
    struct attention_make_attention_merged_match m; struct attention_product_whole product;
    dfg_node x, x_2, x_3, transpose, reshape, mul, div_3, x_4, x_5, matMul, x_6;
};
DFG_MATCHERS_OF_WAYS(attention_make_attention_merged, whole, 5, NULL)

/* attention.pat:137  pattern no_scores() = !(MatMul(...) | Mul(MatMul(...), _) | Div(MatMul(...), _)); */
struct attention_no_scores_match { dfg_node root; };
DFG_MATCHERS_OF_MATCH(attention_no_scores, NULL)

/* attention.pat:138  rule sum_of_masks(q, k, v, e, f, mask, more) { p = MatMul(q, k); t = scaled(p, e, f); u = Add(A ... */
struct attention_sum_of_masks_match {
    dfg_node root, q, k, v, e, f, mask, more, p, t, u, s; /* maybe absent: e, f */
};
struct attention_sum_of_masks_whole { struct attention_sum_of_masks_match m; dfg_node add, mul, div; };
DFG_MATCHERS_OF_WAYS(attention_sum_of_masks, whole, 2, NULL)

/* attention.pat:150  rule widen_mask(q, k, v, a, b, c, d, e, f, mask) { p = product(q, k, a, b, c, d); t = scaled(p, ... */
struct attention_widen_mask_match {
    dfg_node root, q, k, v, a, b, c, d, e, f, mask, p, t, u, s; /* maybe absent: a, b, c, d, e, f */
};
struct attention_widen_mask_whole {
    struct attention_widen_mask_match m; struct attention_product_whole product; dfg_node mul, div_3;
};
DFG_MATCHERS_OF_WAYS(attention_widen_mask, whole, 5, NULL)

/* attention.pat:166  rule widen_mask_square(q, k, v, a, b, c, d, e, f, mask) { p = product(q, k, a, b, c, d); t = sc ... */
struct attention_widen_mask_square_match {
    dfg_node root, q, k, v, a, b, c, d, e, f, mask, p, t, s; /* maybe absent: a, b, c, d, e, f */
};
struct attention_widen_mask_square_whole {
    struct attention_widen_mask_square_match m; struct attention_product_whole product;
    dfg_node add, mul, div_3;
};
DFG_MATCHERS_OF_WAYS(attention_widen_mask_square, whole, 5, NULL)

/* attention.pat:183  rule mask_by_where(q, k, v, a, b, c, d, e, f, keep, low) { p = product(q, k, a, b, c, d); t = s ... */
struct attention_mask_by_where_match {
    dfg_node root, q, k, v, a, b, c, d, e, f, keep, low, p, t, w, s; /* maybe absent: a, b, c, d, e, f */
};
struct attention_mask_by_where_whole {
    struct attention_mask_by_where_match m; struct attention_product_whole product; dfg_node mul, div_3;
};
DFG_MATCHERS_OF_WAYS(attention_mask_by_where, whole, 4, NULL)

/* attention.pat:193  rule mask_by_product(q, k, v, e, f, keep, hide) { t = scaled(MatMul(q, k), e, f); s = Softmax(A ... */
struct attention_mask_by_product_match {
    dfg_node root, q, k, v, e, f, keep, hide, t, s; /* maybe absent: e, f */
};
struct attention_mask_by_product_whole {
    struct attention_mask_by_product_match m; dfg_node matMul, add, mul, mul_2, div;
};
DFG_MATCHERS(attention_mask_by_product, NULL)

/* attention.pat:202  rule mask_by_where_not(q, k, v, a, b, c, d, e, f, drop, low) { p = product(q, k, a, b, c, d); t ... */
struct attention_mask_by_where_not_match {
    dfg_node root, q, k, v, a, b, c, d, e, f, drop, low, p, t, w, s; /* maybe absent: a, b, c, d, e, f */
};
struct attention_mask_by_where_not_whole {
    struct attention_mask_by_where_not_match m; struct attention_product_whole product; dfg_node mul, div_3;
};
DFG_MATCHERS_OF_WAYS(attention_mask_by_where_not, whole, 4, NULL)

/* attention.pat:219  rule mask_of_least(q, k, v, keep, high, low) : keep_shared, priority 2 { a = Attention(q, k, v, ... */
struct attention_mask_of_least_match { dfg_node root, q, k, v, keep, high, low, a; };
struct attention_mask_of_least_whole { struct attention_mask_of_least_match m; dfg_node a_call, where; };
DFG_MATCHERS(attention_mask_of_least, NULL)

/* attention.pat:225  rule mask_of_least_not(q, k, v, drop, high, low) : keep_shared, priority 2 { a = Attention(q, k ... */
struct attention_mask_of_least_not_match { dfg_node root, q, k, v, drop, high, low, a; };
struct attention_mask_of_least_not_whole {
    struct attention_mask_of_least_not_match m; dfg_node a_call, where;
};
DFG_MATCHERS(attention_mask_of_least_not, NULL)

/* attention.pat:231  rule mask_of_least_beside(q, k, v, keep, high, low, other) : keep_shared, priority 2 { a = Atte ... */
struct attention_mask_of_least_beside_match { dfg_node root, q, k, v, keep, high, low, other, a; };
struct attention_mask_of_least_beside_whole {
    struct attention_mask_of_least_beside_match m; dfg_node a_call, add, where;
};
DFG_MATCHERS_OF_WAYS(attention_mask_of_least_beside, whole, 1, NULL)

/* attention.pat:237  rule mask_of_least_not_beside(q, k, v, drop, high, low, other) : keep_shared, priority 2 { a =  ... */
struct attention_mask_of_least_not_beside_match { dfg_node root, q, k, v, drop, high, low, other, a; };
struct attention_mask_of_least_not_beside_whole {
    struct attention_mask_of_least_not_beside_match m; dfg_node a_call, add, where;
};
DFG_MATCHERS_OF_WAYS(attention_mask_of_least_not_beside, whole, 1, NULL)

/* attention.pat:243  rule mask_of_least_times(q, k, v, i, one, low) : keep_shared, priority 2 { c = Cast(i); x = Sub ... */
struct attention_mask_of_least_times_match {
    dfg_node root, q, k, v, i, one, low, c, x, a; /* maybe absent: one */
};
struct attention_mask_of_least_times_whole {
    struct attention_mask_of_least_times_match m; dfg_node sub, a_call, mul;
};
DFG_MATCHERS(attention_mask_of_least_times, NULL)

/* attention.pat:254  rule attention_plus_zero(q, k, v, c, mask) { a = Attention(Add(q, c & splat(0)), k, v, mask?);  ... */
struct attention_attention_plus_zero_match { dfg_node root, q, k, v, c, mask, a; /* maybe absent: mask */ };
struct attention_attention_plus_zero_whole {
    struct attention_attention_plus_zero_match m; dfg_node a_call, add;
};
DFG_MATCHERS_OF_WAYS(attention_attention_plus_zero, whole, 1, NULL)

/* attention.pat:261  rule attention_scale_query(q, k, v, s, mask) { a = Attention(Mul(q, s & const), k, v, mask?); m ... */
struct attention_attention_scale_query_match { dfg_node root, q, k, v, s, mask, a; /* maybe absent: mask */ };
struct attention_attention_scale_query_whole {
    struct attention_attention_scale_query_match m; dfg_node a_call, mul;
};
DFG_MATCHERS_OF_WAYS(attention_attention_scale_query, whole, 1, NULL)

/* attention.pat:267  rule attention_scale_key(q, k, v, s, mask) { t = Transpose(Mul(k, s & const)) { perm = p }; a = ... */
struct attention_attention_scale_key_match {
    dfg_node root, q, k, v, s, mask, t, a; dfg_val p; /* maybe absent: mask */
};
struct attention_attention_scale_key_whole {
    struct attention_attention_scale_key_match m; dfg_node mul, a_call;
};
DFG_MATCHERS_OF_WAYS(attention_attention_scale_key, whole, 1, NULL)

/* attention.pat:278  rule attention_past(q, k, v, pk, pv, mask) : priority 1 { ck = Concat(pk, k) { axis in {2, -2}  ... */
struct attention_attention_past_match {
    dfg_node root, q, k, v, pk, pv, mask, ck, cv, y; /* maybe absent: mask */
};
struct attention_attention_past_whole { struct attention_attention_past_match m; dfg_node y_call; };
DFG_MATCHERS(attention_attention_past, NULL)

/* attention.pat:289  rule attention_past_only(q, k, v, pk, pv, mask) { a = Attention(q, Concat(pk, k) { axis in {2,  ... */
struct attention_attention_past_only_match {
    dfg_node root, q, k, v, pk, pv, mask, a; /* maybe absent: mask */
};
struct attention_attention_past_only_whole {
    struct attention_attention_past_only_match m; dfg_node a_call, concat, concat_2;
};
DFG_MATCHERS(attention_attention_past_only, NULL)

/* attention.pat:299  pattern repeated(k) { u = Unsqueeze(k, 2); e = Expand(u, _) | Tile(u, _) | Concat(u, u) { axis  ... */
struct attention_repeated_match { dfg_node root, k, u, e, r; };
struct attention_repeated_whole {
    struct attention_repeated_match m; dfg_node constant, expand, x, tile, x_2, concat, x_3;
};
DFG_MATCHERS(attention_repeated, NULL)

/* attention.pat:309  rule ungroup_attention(q, k, v, mask) { a = Attention(q, repeated(k), repeated(v), mask?); matc ... */
struct attention_ungroup_attention_match { dfg_node root, q, k, v, mask, a; /* maybe absent: mask */ };
struct attention_ungroup_attention_whole {
    struct attention_ungroup_attention_match m; struct attention_repeated_whole repeated;
    struct attention_repeated_whole repeated_2; dfg_node a_call, r, r_2;
};
DFG_MATCHERS(attention_ungroup_attention, NULL)

/* attention.pat:316  pattern heads(x) { r = Reshape(x, _); t = Transpose(r) { perm == [0, 2, 1, 3] }; h = t | r; whe ... */
struct attention_heads_match { dfg_node root, x, r, t, h; /* maybe absent: t */ };
struct attention_heads_whole { struct attention_heads_match m; dfg_node x; };
DFG_MATCHERS(attention_heads, NULL)

/* attention.pat:325  rule attention_of_rows(q, k, v, mask, pk, pv) { qh = heads(q); kh = heads(k); vh = heads(v); a  ... */
struct attention_attention_of_rows_match {
    dfg_node root, q, k, v, mask, pk, pv, qh, kh, vh, a, t, y; /* maybe absent: mask, pk, pv, t */
};
struct attention_attention_of_rows_whole {
    struct attention_attention_of_rows_match m; struct attention_heads_whole heads;
    struct attention_heads_whole heads_2; struct attention_heads_whole heads_3; dfg_node a_call, x_4;
};
DFG_MATCHERS(attention_attention_of_rows, NULL)

/* attention.pat:340  pattern flat_heads(x) { r = Reshape(x, _); t = Transpose(r) { perm == [0, 2, 1, 3] }; where x.r ... */
struct attention_flat_heads_match { dfg_node root, x, r, t; };
struct attention_flat_heads_whole { struct attention_flat_heads_match m; dfg_node x; };
DFG_MATCHERS(attention_flat_heads, NULL)

/* attention.pat:346  rule attention_of_flat_rows(q, k, v, mask) { qh = flat_heads(q); kh = flat_heads(k); vh = flat_ ... */
struct attention_attention_of_flat_rows_match {
    dfg_node root, q, k, v, mask, qh, kh, vh, a, y; /* maybe absent: mask */
};
struct attention_attention_of_flat_rows_whole {
    struct attention_attention_of_flat_rows_match m; struct attention_flat_heads_whole flat_heads;
    struct attention_flat_heads_whole flat_heads_2; struct attention_flat_heads_whole flat_heads_3;
    dfg_node a_call, transpose, x_4;
};
DFG_MATCHERS(attention_attention_of_flat_rows, NULL)

/* attention.pat:361  pattern placed_heads(x) { r = Reshape(x, _); t = Transpose(r) { perm == [1, 0, 2] }; u = Reshap ... */
struct attention_placed_heads_match { dfg_node root, x, r, t, u, h; /* maybe absent: u */ };
struct attention_placed_heads_whole { struct attention_placed_heads_match m; dfg_node x, x_2; };
DFG_MATCHERS(attention_placed_heads, NULL)

/* attention.pat:371  rule attention_of_places(q, k, v, mask, s) { qh = placed_heads(q); kh = placed_heads(k); vh = p ... */
struct attention_attention_of_places_match {
    dfg_node root, q, k, v, mask, s, qh, kh, vh, a; /* maybe absent: mask */
};
struct attention_attention_of_places_whole {
    struct attention_attention_of_places_match m; struct attention_placed_heads_whole placed_heads;
    struct attention_placed_heads_whole placed_heads_2; struct attention_placed_heads_whole placed_heads_3;
    dfg_node a_call, transpose;
};
DFG_MATCHERS(attention_attention_of_places, NULL)

/* attention.pat:384  rule attention_of_rows_present(q, k, v, mask, pk, pv) { qh = heads(q); kh = heads(k); vh = head ... */
struct attention_attention_of_rows_present_match {
    dfg_node root, q, k, v, mask, pk, pv, qh, kh, vh, a, pr, ps, f, y; /* maybe absent: mask */
};
struct attention_attention_of_rows_present_whole {
    struct attention_attention_of_rows_present_match m;
    dfg_node t, r, x, t_2, r_2, x_2, t_3, r_3, x_3, transpose, x_4;
};
DFG_MATCHERS_OF_EACH(attention_attention_of_rows_present)

/* attention.pat:403  rule attention_of_stacks(x, mask) { r = Reshape(x, _); t = Transpose(r) { perm == [2, 0, 3, 1,  ... */
struct attention_attention_of_stacks_match {
    dfg_node root, x, mask, r, t, s, first, second, third, q, k, v, a, y;
    /* maybe absent: mask, s, first, second, third */
};
struct attention_attention_of_stacks_whole {
    struct attention_attention_of_stacks_match m;
    dfg_node x, gather, constant, squeeze, constant_2, gather_2, constant_3, squeeze_2, constant_4,
             gather_3, constant_5, squeeze_3, constant_6, a_call, transpose, x_2;
    struct dfg_nodes rest;
};
DFG_MATCHERS(attention_attention_of_stacks, NULL)

/* attention.pat:430  rule turn_halves(f) : keep_shared { c = Concat(f, f); y = (Cos | Sin)(c); match y; rewrite { h  ... */
struct attention_turn_halves_match { dfg_node root, f, c, y; };
DFG_MATCHERS_OF_MATCH(attention_turn_halves, NULL)

struct attention_exchanged_slice_match { dfg_node root, x, start, all; };
struct attention_exchanged_slice_whole {
    struct attention_exchanged_slice_match m; dfg_node constant, constant_2, constant_3;
};
/* attention.pat:441  pattern exchanged(x, half, start, all) { parts = Split(x, ...) { axis in {-1, 3} }; first = Sli ... */
struct attention_exchanged_match {
    dfg_node root, x, half, start, all, parts, first, second; /* maybe absent: half, start, all, parts */
};
struct attention_exchanged_whole {
    struct attention_exchanged_match m; struct attention_exchanged_slice_whole slice_3;
    dfg_node slice, constant, constant_2, constant_3, constant_4, get, slice_2, get_2, neg;
    struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(attention_exchanged, whole, 2, NULL)

/* attention.pat:449  rule make_rotary(x, cos, sin, half, end, start, all) : keep_shared { c = Concat(cos, cos) { axi ... */
struct attention_make_rotary_match {
    dfg_node root, x, cos, sin, half, end, start, all, c, t, r; /* maybe absent: half, start, all */
};
struct attention_make_rotary_whole {
    struct attention_make_rotary_match m; struct attention_exchanged_whole exchanged;
    dfg_node mul, unsqueeze, constant, mul_2, unsqueeze_2;
};
DFG_MATCHERS_OF_WAYS(attention_make_rotary, whole, 4, NULL)

struct attention_make_rotary_halves_slice_2_match { dfg_node root, x, half; };
struct attention_make_rotary_halves_slice_2_whole {
    struct attention_make_rotary_halves_slice_2_match m;
    dfg_node constant, constant_2, constant_3, constant_4;
};
struct attention_make_rotary_halves_slice_match { dfg_node root, x, start, all; };
struct attention_make_rotary_halves_slice_whole {
    struct attention_make_rotary_halves_slice_match m; dfg_node constant, constant_2, constant_3;
};
/* attention.pat:464  rule make_rotary_halves(x, cos, sin, half, end, start, all) : keep_shared { parts = Split(x, .. ... */
struct attention_make_rotary_halves_match {
    dfg_node root, x, cos, sin, half, end, start, all, parts, first, second, c, t;
    /* maybe absent: half, start, all, parts */
};
struct attention_make_rotary_halves_whole {
    struct attention_make_rotary_halves_match m;
    dfg_node slice, constant, constant_2, constant_3, constant_4, get, slice_2, constant_5, constant_6,
             constant_7, get_2, constant_8, sub, mul, mul_2, add, mul_3, mul_4;
    struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(attention_make_rotary_halves, whole, 3, NULL)

/* attention.pat:480  rule make_rotary_gathered(x, cos, sin, at, half, end, start, all) : keep_shared { c = Gather(co ... */
struct attention_make_rotary_gathered_match {
    dfg_node root, x, cos, sin, at, half, end, start, all, c, s, r; /* maybe absent: half, start, all */
};
struct attention_make_rotary_gathered_whole {
    struct attention_make_rotary_gathered_match m; struct attention_exchanged_whole exchanged;
    dfg_node mul, unsqueeze, constant, mul_2, unsqueeze_2;
};
DFG_MATCHERS_OF_WAYS(attention_make_rotary_gathered, whole, 4, NULL)

/* attention.pat:493  rule make_rotary_constant(x, c, t, half, start, all) : keep_shared { match Add(Mul(x, c & const ... */
struct attention_make_rotary_constant_match {
    dfg_node root, x, c, t, half, start, all; /* maybe absent: half, start, all */
};
struct attention_make_rotary_constant_whole {
    struct attention_make_rotary_constant_match m; struct attention_exchanged_whole exchanged;
    dfg_node mul, mul_2;
};
DFG_MATCHERS_OF_WAYS(attention_make_rotary_constant, whole, 4, NULL)

/* attention.pat:506  rule rotary_of_part(x, cos, sin, at) { parts = Split(x, ...) { axis in {-1, 3} }; part = parts. ... */
struct attention_rotary_of_part_match {
    dfg_node root, x, cos, sin, at, parts, part, rest, r; /* maybe absent: at */
};
struct attention_rotary_of_part_whole { struct attention_rotary_of_part_match m; struct dfg_nodes rest; };
DFG_MATCHERS(attention_rotary_of_part, NULL)

/* attention.pat:516  rule rotary_of_rows(x, s, cos, sin, at) { h = Reshape(x, s); r = RotaryEmbedding(Transpose(h) { ... */
struct attention_rotary_of_rows_match { dfg_node root, x, s, cos, sin, at, h, r; /* maybe absent: at */ };
struct attention_rotary_of_rows_whole { struct attention_rotary_of_rows_match m; dfg_node transpose; };
DFG_MATCHERS(attention_rotary_of_rows, NULL)

/* attention.pat:530  rule merge_qkv(x, q, k, v) { match MatMul(x, q & const), MatMul(x, k & const), MatMul(x, v & co ... */
struct attention_merge_qkv_match { dfg_node root, x, q, k, v; };
struct attention_merge_qkv_whole { struct attention_merge_qkv_match m; dfg_node matMul, matMul_2; };
DFG_MATCHERS_OF_EACH(attention_merge_qkv)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules attention_rules;

DFG_END_C

#endif
