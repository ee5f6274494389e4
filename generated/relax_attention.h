/* Made by pat2c from relax_attention.pat; do not edit.
 *
 * DFG_MATCHERS...(P) declares two functions:
 * P_match(g, n, m): does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each(g, n, accept, ctx): every match at n, in the order of the search, until accept(ctx, m) says yes;
 *          did it?  What accept gets is the member m of a struct P_whole, where there is one: all that
 *          takes part; paths of dominators and links of chains that nobody named only by P_whole, where
 *          there is such a function.
 * A member that is absent from a match is DFG_NONE, DFG_DIM_UNKNOWN, nil or an empty set.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with relax_attention_names.
 */
#ifndef RELAX_ATTENTION_H
#define RELAX_ATTENTION_H 0x195a9b15143bef43 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names relax_attention_names;

/* relax_attention.pat:18  pattern heads(x) { r = relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, ... */
struct relax_attention_heads_match { dfg_node root, x, r; };
struct relax_attention_heads_whole { struct relax_attention_heads_match m; dfg_node permute_dims, x; };
DFG_MATCHERS(relax_attention_heads)

/* relax_attention.pat:24  pattern places(x) = relax.permute_dims(relax.reshape(x, _)) { axes == [0, 2, 1, 3] }; */
struct relax_attention_places_match { dfg_node root, x; };
struct relax_attention_places_whole { struct relax_attention_places_match m; dfg_node reshape, x; };
DFG_MATCHERS(relax_attention_places)

/* relax_attention.pat:48  pattern turned(x) = relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims ... */
struct relax_attention_turned_match { dfg_node root, x; };
struct relax_attention_turned_whole {
    struct relax_attention_turned_match m; dfg_node permute_dims, permute_dims_2;
};
DFG_MATCHERS_OF_WAYS(relax_attention_turned, whole, 1)

/* relax_attention.pat:50  pattern scores(q, k, s) { p = relax.matmul(q, turned(k)); where uses(p) == 1, s.elem ... */
struct relax_attention_scores_match { dfg_node root, q, k, s, p; };
struct relax_attention_scores_whole {
    struct relax_attention_scores_match m; struct relax_attention_turned_whole turned; dfg_node astype;
};
DFG_MATCHERS_OF_WAYS(relax_attention_scores, whole, 1)

/* relax_attention.pat:55  pattern weighted(p, v) { w = relax.nn.softmax(relax.astype?(p)) { axis in {-1, 2} }; ... */
struct relax_attention_weighted_match { dfg_node root, p, v, w; };
struct relax_attention_weighted_whole { struct relax_attention_weighted_match m; dfg_node astype, astype_2; };
DFG_MATCHERS_OF_WAYS(relax_attention_weighted, whole, 1)

/* relax_attention.pat:60  pattern product(q, k, v, s) = weighted(scores(q, k, s), v); */
struct relax_attention_product_match { dfg_node root, q, k, v, s; };
struct relax_attention_product_whole {
    struct relax_attention_product_match m; struct relax_attention_weighted_whole weighted;
    struct relax_attention_scores_whole scores;
};
DFG_MATCHERS_OF_WAYS(relax_attention_product, whole, 2)

/* relax_attention.pat:61  pattern product_bias(q, k, v, s, bias) = weighted(relax.add(scores(q, k, s), bias), v); */
struct relax_attention_product_bias_match { dfg_node root, q, k, v, s, bias; };
struct relax_attention_product_bias_whole {
    struct relax_attention_product_bias_match m; struct relax_attention_weighted_whole weighted;
    struct relax_attention_scores_whole scores; dfg_node add;
};
DFG_MATCHERS_OF_WAYS(relax_attention_product_bias, whole, 3)

/* relax_attention.pat:65  rule attention_bsnh(q, k, v, s) : keep_shared, priority 2 { r = places(product(heads ... */
struct relax_attention_attention_bsnh_match { dfg_node root, q, k, v, s, r; };
struct relax_attention_attention_bsnh_whole {
    struct relax_attention_attention_bsnh_match m; struct relax_attention_places_whole places;
    struct relax_attention_product_whole product; struct relax_attention_heads_whole heads;
    struct relax_attention_heads_whole heads_2; struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsnh, whole, 2)

/* relax_attention.pat:71  rule attention_bsnh_bias(q, k, v, s, bias) : keep_shared, priority 2 { r = places(pr ... */
struct relax_attention_attention_bsnh_bias_match { dfg_node root, q, k, v, s, bias, r; };
struct relax_attention_attention_bsnh_bias_whole {
    struct relax_attention_attention_bsnh_bias_match m; struct relax_attention_places_whole places;
    struct relax_attention_product_bias_whole product_bias; struct relax_attention_heads_whole heads;
    struct relax_attention_heads_whole heads_2; struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsnh_bias, whole, 3)

/* relax_attention.pat:79  rule attention_bsnh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 2 { r =  ... */
struct relax_attention_attention_bsnh_bias_of_heads_match { dfg_node root, q, k, v, s, bias, r; };
struct relax_attention_attention_bsnh_bias_of_heads_whole {
    struct relax_attention_attention_bsnh_bias_of_heads_match m; struct relax_attention_places_whole places;
    struct relax_attention_product_bias_whole product_bias; struct relax_attention_heads_whole heads;
    struct relax_attention_heads_whole heads_2; struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsnh_bias_of_heads, whole, 3)

/* relax_attention.pat:87  rule attention_multi_query(q, k, v, s) : keep_shared, priority 3 { a = relax.repeat( ... */
struct relax_attention_attention_multi_query_match { dfg_node root, q, k, v, s, a, b, r; };
struct relax_attention_attention_multi_query_whole {
    struct relax_attention_attention_multi_query_match m; struct relax_attention_places_whole places;
    struct relax_attention_product_whole product; struct relax_attention_heads_whole heads;
    struct relax_attention_heads_whole heads_2; struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_multi_query, whole, 2)

/* relax_attention.pat:98  rule attention_bsnh_bsh(q, k, v, s) : keep_shared, priority 1 { r = product(heads(q) ... */
struct relax_attention_attention_bsnh_bsh_match { dfg_node root, q, k, v, s, r; };
struct relax_attention_attention_bsnh_bsh_whole {
    struct relax_attention_attention_bsnh_bsh_match m; struct relax_attention_product_whole product;
    struct relax_attention_heads_whole heads; struct relax_attention_heads_whole heads_2;
    struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsnh_bsh, whole, 2)

/* relax_attention.pat:106  rule attention_bsnh_bsh_bias(q, k, v, s, bias) : keep_shared, priority 1 { r = prod ... */
struct relax_attention_attention_bsnh_bsh_bias_match { dfg_node root, q, k, v, s, bias, r; };
struct relax_attention_attention_bsnh_bsh_bias_whole {
    struct relax_attention_attention_bsnh_bsh_bias_match m;
    struct relax_attention_product_bias_whole product_bias; struct relax_attention_heads_whole heads;
    struct relax_attention_heads_whole heads_2; struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsnh_bsh_bias, whole, 3)

/* relax_attention.pat:116  rule attention_bsnh_bsh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 1 { ... */
struct relax_attention_attention_bsnh_bsh_bias_of_heads_match { dfg_node root, q, k, v, s, bias, r; };
struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole {
    struct relax_attention_attention_bsnh_bsh_bias_of_heads_match m;
    struct relax_attention_product_bias_whole product_bias; struct relax_attention_heads_whole heads;
    struct relax_attention_heads_whole heads_2; struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsnh_bsh_bias_of_heads, whole, 3)

/* relax_attention.pat:129  rule attention_bsh(q, k, v, s) : keep_shared { r = product(q, k, v, s); match r; wh ... */
struct relax_attention_attention_bsh_match { dfg_node root, q, k, v, s, r; };
struct relax_attention_attention_bsh_whole {
    struct relax_attention_attention_bsh_match m; struct relax_attention_product_whole product;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsh, whole, 2)

/* relax_attention.pat:137  rule attention_bsh_bias(q, k, v, s, bias) : keep_shared { r = product_bias(q, k, v, ... */
struct relax_attention_attention_bsh_bias_match { dfg_node root, q, k, v, s, bias, r; };
struct relax_attention_attention_bsh_bias_whole {
    struct relax_attention_attention_bsh_bias_match m;
    struct relax_attention_product_bias_whole product_bias;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsh_bias, whole, 3)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules relax_attention_rules;

#ifdef __cplusplus
}
#endif

#endif
