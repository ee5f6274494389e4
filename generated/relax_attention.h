/* Made by pat2c from relax_attention.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with relax_attention_names. */
#ifndef RELAX_ATTENTION_H
#define RELAX_ATTENTION_H 0xc163a07b52295b5f /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names relax_attention_names;

/* relax_attention.pat:18  pattern heads(x) { r = relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _); w ... */
struct relax_attention_heads_match { dfg_node root, x, r; };
struct relax_attention_heads_whole { struct relax_attention_heads_match m; dfg_node permute_dims, x; };
DFG_MATCHERS(relax_attention_heads, NULL)

/* relax_attention.pat:24  pattern places(x) = relax.permute_dims(relax.reshape(x, _)) { axes == [0, 2, 1, 3] }; */
struct relax_attention_places_match { dfg_node root, x; };
struct relax_attention_places_whole { struct relax_attention_places_match m; dfg_node reshape, x; };
DFG_MATCHERS(relax_attention_places, NULL)

/* relax_attention.pat:48  pattern turned(x) = relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) {  ... */
struct relax_attention_turned_match { dfg_node root, x; };
struct relax_attention_turned_whole {
    struct relax_attention_turned_match m; dfg_node permute_dims, permute_dims_2;
};
DFG_MATCHERS_OF_WAYS(relax_attention_turned, whole, 1, NULL)

/* relax_attention.pat:50  pattern scores(q, k, s) { p = relax.matmul(q, turned(k)); where uses(p) == 1, s.elements = ... */
struct relax_attention_scores_match { dfg_node root, q, k, s, p; };
struct relax_attention_scores_whole {
    struct relax_attention_scores_match m; struct relax_attention_turned_whole turned; dfg_node astype;
};
DFG_MATCHERS_OF_WAYS(relax_attention_scores, whole, 1, NULL)

/* relax_attention.pat:55  pattern weighted(p, v) { w = relax.nn.softmax(relax.astype?(p)) { axis in {-1, 2} }; where ... */
struct relax_attention_weighted_match { dfg_node root, p, v, w; };
struct relax_attention_weighted_whole { struct relax_attention_weighted_match m; dfg_node astype, astype_2; };
DFG_MATCHERS_OF_WAYS(relax_attention_weighted, whole, 1, NULL)

/* relax_attention.pat:60  pattern product(q, k, v, s) = weighted(scores(q, k, s), v); */
struct relax_attention_product_match { dfg_node root, q, k, v, s; };
struct relax_attention_product_whole {
    struct relax_attention_product_match m; struct relax_attention_weighted_whole weighted;
    struct relax_attention_scores_whole scores;
};
DFG_MATCHERS_OF_WAYS(relax_attention_product, whole, 2, NULL)

/* relax_attention.pat:61  pattern product_bias(q, k, v, s, bias) = weighted(relax.add(scores(q, k, s), bias), v); */
struct relax_attention_product_bias_match { dfg_node root, q, k, v, s, bias; };
struct relax_attention_product_bias_whole {
    struct relax_attention_product_bias_match m; struct relax_attention_weighted_whole weighted;
    struct relax_attention_scores_whole scores; dfg_node add;
};
DFG_MATCHERS_OF_WAYS(relax_attention_product_bias, whole, 3, NULL)

/* relax_attention.pat:65  rule attention_bsnh(q, k, v, s) : keep_shared, priority 2 { r = places(product(heads(q), h ... */
struct relax_attention_attention_bsnh_match { dfg_node root, q, k, v, s, r; };
struct relax_attention_attention_bsnh_whole {
    struct relax_attention_attention_bsnh_match m; struct relax_attention_places_whole places;
    struct relax_attention_product_whole product; struct relax_attention_heads_whole heads;
    struct relax_attention_heads_whole heads_2; struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsnh, whole, 2, NULL)

/* relax_attention.pat:71  rule attention_bsnh_bias(q, k, v, s, bias) : keep_shared, priority 2 { r = places(product_ ... */
struct relax_attention_attention_bsnh_bias_match { dfg_node root, q, k, v, s, bias, r; };
struct relax_attention_attention_bsnh_bias_whole {
    struct relax_attention_attention_bsnh_bias_match m; struct relax_attention_places_whole places;
    struct relax_attention_product_bias_whole product_bias; struct relax_attention_heads_whole heads;
    struct relax_attention_heads_whole heads_2; struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsnh_bias, whole, 3, NULL)

/* relax_attention.pat:79  rule attention_bsnh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 2 { r = places ... */
struct relax_attention_attention_bsnh_bias_of_heads_match { dfg_node root, q, k, v, s, bias, r; };
struct relax_attention_attention_bsnh_bias_of_heads_whole {
    struct relax_attention_attention_bsnh_bias_of_heads_match m; struct relax_attention_places_whole places;
    struct relax_attention_product_bias_whole product_bias; struct relax_attention_heads_whole heads;
    struct relax_attention_heads_whole heads_2; struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsnh_bias_of_heads, whole, 3, NULL)

/* relax_attention.pat:87  rule attention_multi_query(q, k, v, s) : keep_shared, priority 3 { a = relax.repeat(k) { a ... */
struct relax_attention_attention_multi_query_match { dfg_node root, q, k, v, s, a, b, r; };
struct relax_attention_attention_multi_query_whole {
    struct relax_attention_attention_multi_query_match m; struct relax_attention_places_whole places;
    struct relax_attention_product_whole product; struct relax_attention_heads_whole heads;
    struct relax_attention_heads_whole heads_2; struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_multi_query, whole, 2, NULL)

/* relax_attention.pat:98  rule attention_bsnh_bsh(q, k, v, s) : keep_shared, priority 1 { r = product(heads(q), head ... */
struct relax_attention_attention_bsnh_bsh_match { dfg_node root, q, k, v, s, r; };
struct relax_attention_attention_bsnh_bsh_whole {
    struct relax_attention_attention_bsnh_bsh_match m; struct relax_attention_product_whole product;
    struct relax_attention_heads_whole heads; struct relax_attention_heads_whole heads_2;
    struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsnh_bsh, whole, 2, NULL)

/* relax_attention.pat:106  rule attention_bsnh_bsh_bias(q, k, v, s, bias) : keep_shared, priority 1 { r = product_bi ... */
struct relax_attention_attention_bsnh_bsh_bias_match { dfg_node root, q, k, v, s, bias, r; };
struct relax_attention_attention_bsnh_bsh_bias_whole {
    struct relax_attention_attention_bsnh_bsh_bias_match m;
    struct relax_attention_product_bias_whole product_bias; struct relax_attention_heads_whole heads;
    struct relax_attention_heads_whole heads_2; struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsnh_bsh_bias, whole, 3, NULL)

/* relax_attention.pat:116  rule attention_bsnh_bsh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 1 { r = p ... */
struct relax_attention_attention_bsnh_bsh_bias_of_heads_match { dfg_node root, q, k, v, s, bias, r; };
struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole {
    struct relax_attention_attention_bsnh_bsh_bias_of_heads_match m;
    struct relax_attention_product_bias_whole product_bias; struct relax_attention_heads_whole heads;
    struct relax_attention_heads_whole heads_2; struct relax_attention_heads_whole heads_3;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsnh_bsh_bias_of_heads, whole, 3, NULL)

/* relax_attention.pat:129  rule attention_bsh(q, k, v, s) : keep_shared { r = product(q, k, v, s); match r; where of ... */
struct relax_attention_attention_bsh_match { dfg_node root, q, k, v, s, r; };
struct relax_attention_attention_bsh_whole {
    struct relax_attention_attention_bsh_match m; struct relax_attention_product_whole product;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsh, whole, 2, NULL)

/* relax_attention.pat:137  rule attention_bsh_bias(q, k, v, s, bias) : keep_shared { r = product_bias(q, k, v, s, bi ... */
struct relax_attention_attention_bsh_bias_match { dfg_node root, q, k, v, s, bias, r; };
struct relax_attention_attention_bsh_bias_whole {
    struct relax_attention_attention_bsh_bias_match m;
    struct relax_attention_product_bias_whole product_bias;
};
DFG_MATCHERS_OF_WAYS(relax_attention_attention_bsh_bias, whole, 3, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules relax_attention_rules;

DFG_END_C

#endif
