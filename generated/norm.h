/* Made by pat2c from norm.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with norm_names. */
#ifndef NORM_H
#define NORM_H 0xc64573884bb2a708 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names norm_names;

/* norm.pat:17  pattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5); */
struct norm_root_match { dfg_node root, s, h; /* maybe absent: h */ };
struct norm_root_whole { struct norm_root_match m; dfg_node sqrt, pow; };
DFG_MATCHERS(norm_root, NULL)

/* norm.pat:18  pattern reciprocal_root(s, h) = Reciprocal(root(s, h)) | Div(1, root(s, h)) | Pow(s, h & -0.5) | Sqrt ... */
struct norm_reciprocal_root_match { dfg_node root, s, h; /* maybe absent: h */ };
struct norm_reciprocal_root_whole {
    struct norm_reciprocal_root_match m; struct norm_root_whole root__; struct norm_root_whole root_2;
    dfg_node reciprocal, div, constant_3, pow_3, constant_4, sqrt_3, reciprocal_2, div_2, constant_5;
};
DFG_MATCHERS(norm_reciprocal_root, NULL)

/* norm.pat:20  pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h)); */
struct norm_over_root_match { dfg_node root, x, s, h; /* maybe absent: h */ };
struct norm_over_root_whole {
    struct norm_over_root_match m; struct norm_root_whole root__;
    struct norm_reciprocal_root_whole reciprocal_root; dfg_node div, mul;
};
DFG_MATCHERS_OF_WAYS(norm_over_root, whole, 1, NULL)

struct norm_centre_first_k_match { dfg_node root, e, eps, h, scale; /* maybe absent: h */ };
struct norm_centre_first_k_whole {
    struct norm_centre_first_k_match m; struct norm_reciprocal_root_whole reciprocal_root;
    dfg_node add, reduceMean, mul, pow_4, constant_6;
};
/* norm.pat:27  rule centre_first(x, e, eps, h, scale, shift) { m = ReduceMean(x) { axes = p, keepdims == 1 }; k = Mu ... */
struct norm_centre_first_match {
    dfg_node root, x, e, eps, h, scale, shift, m, k; dfg_val p; /* maybe absent: h */
};
struct norm_centre_first_whole {
    struct norm_centre_first_match m; struct norm_centre_first_k_whole k;
    dfg_node mul_2, sub, mul_3, add_2, mul_4, neg;
};
DFG_MATCHERS_OF_WAYS(norm_centre_first, whole, 3, NULL)

/* norm.pat:36  rule mean_of_pool(x) : keep_shared { g = GlobalAveragePool(x); y = Sub(x, g); match y; where x.rank = ... */
struct norm_mean_of_pool_match { dfg_node root, x, g, y; };
DFG_MATCHERS_OF_MATCH(norm_mean_of_pool, NULL)

/* norm.pat:43  rule negated_mean_of_pool(x) : keep_shared { match Neg(GlobalAveragePool(x)); where x.rank == 3, x.dt ... */
struct norm_negated_mean_of_pool_match { dfg_node root, x; };
struct norm_negated_mean_of_pool_whole {
    struct norm_negated_mean_of_pool_match m; dfg_node globalAveragePool;
};
DFG_MATCHERS(norm_negated_mean_of_pool, NULL)

/* norm.pat:48  rule mean_of_squares_pool(x) : keep_shared { match GlobalAveragePool(Mul(x, x)); where x.rank == 3, x ... */
struct norm_mean_of_squares_pool_match { dfg_node root, x; };
struct norm_mean_of_squares_pool_whole { struct norm_mean_of_squares_pool_match m; dfg_node mul; };
DFG_MATCHERS_OF_WAYS(norm_mean_of_squares_pool, whole, 1, NULL)

/* norm.pat:53  rule centre_square(x) { m = ReduceMean(x) { axes = p, keepdims == 1 }; match Sub(ReduceMean(Mul(x, x) ... */
struct norm_centre_square_match { dfg_node root, x, m; dfg_val p, q; };
struct norm_centre_square_whole {
    struct norm_centre_square_match m; dfg_node reduceMean, mul, pow, constant, mul_2, pow_2, constant_2;
};
DFG_MATCHERS_OF_WAYS(norm_centre_square, whole, 2, NULL)

struct norm_make_layer_norm_d_match { dfg_node root, w, wide, x; /* maybe absent: w, wide */ };
struct norm_make_layer_norm_d_whole { struct norm_make_layer_norm_d_match m; dfg_node reduceMean; };
struct norm_make_layer_norm_s_match { dfg_node root, e, eps; };
struct norm_make_layer_norm_s_whole {
    struct norm_make_layer_norm_s_match m; dfg_node reduceMean, pow, constant, mul;
};
/* norm.pat:66  rule make_layer_norm(x, eps, h, scale) : priority 3 { wide = Cast(x) { to == 1 }; w = wide | x; d = S ... */
struct norm_make_layer_norm_match {
    dfg_node root, x, eps, h, scale, wide, w, d, late, e, s, n, back, narrow; dfg_val p, q;
    /* maybe absent: h, wide, late, n, back, narrow */
};
struct norm_make_layer_norm_whole {
    struct norm_make_layer_norm_match m; struct norm_over_root_whole over_root;
    struct norm_root_whole root__; struct norm_reciprocal_root_whole reciprocal_root;
    struct norm_root_whole root__2;
    dfg_node reduceMean, reduceMean_2, pow, constant, mul, mul_3, div_4, mul_4, mul_5, div_7, mul_6;
};
DFG_MATCHERS_OF_WAYS(norm_make_layer_norm, whole, 7, &found)

struct norm_make_layer_norm_unscaled_d_match { dfg_node root, x; };
struct norm_make_layer_norm_unscaled_d_whole {
    struct norm_make_layer_norm_unscaled_d_match m; dfg_node reduceMean;
};
/* norm.pat:84  rule make_layer_norm_unscaled(x, eps, h) : priority 2 { d = Sub(x, ReduceMean(x) { axes = p, keepdims ... */
struct norm_make_layer_norm_unscaled_match {
    dfg_node root, x, eps, h, d, s; dfg_val p, q; /* maybe absent: h */
};
struct norm_make_layer_norm_unscaled_whole {
    struct norm_make_layer_norm_unscaled_match m; struct norm_over_root_whole over_root;
    dfg_node reduceMean, reduceMean_2, pow_5, constant_7, mul_2;
};
DFG_MATCHERS_OF_WAYS(norm_make_layer_norm_unscaled, whole, 2, NULL)

/* norm.pat:91  rule scale_layer_norm(x, scale) { n = LayerNormalization(x, splat(1)) { axis == -1 }; match Mul(n, sc ... */
struct norm_scale_layer_norm_match { dfg_node root, x, scale, n; };
struct norm_scale_layer_norm_whole { struct norm_scale_layer_norm_match m; dfg_node n_call, constant; };
DFG_MATCHERS_OF_WAYS(norm_scale_layer_norm, whole, 1, NULL)

struct norm_make_layer_norm_of_two_d_match { dfg_node root, x; };
struct norm_make_layer_norm_of_two_d_whole {
    struct norm_make_layer_norm_of_two_d_match m; dfg_node reduceMean;
};
/* norm.pat:98  rule make_layer_norm_of_two(x, eps, h, scale) : priority 3 { d = Sub(x, ReduceMean(x) { axes = p, kee ... */
struct norm_make_layer_norm_of_two_match {
    dfg_node root, x, eps, h, scale, d, s; dfg_val p, q; /* maybe absent: h */
};
struct norm_make_layer_norm_of_two_whole {
    struct norm_make_layer_norm_of_two_match m; struct norm_over_root_whole over_root;
    dfg_node reduceMean, reduceMean_2, pow, constant, mul;
};
DFG_MATCHERS_OF_WAYS(norm_make_layer_norm_of_two, whole, 3, NULL)

/* norm.pat:106  rule shift_layer_norm(x, scale, shift) { n = LayerNormalization(x, scale); match Add(n, shift); wher ... */
struct norm_shift_layer_norm_match { dfg_node root, x, scale, shift, n; };
struct norm_shift_layer_norm_whole { struct norm_shift_layer_norm_match m; dfg_node n_call; };
DFG_MATCHERS_OF_WAYS(norm_shift_layer_norm, whole, 1, NULL)

struct norm_make_instance_norm_d_match { dfg_node root, x; };
struct norm_make_instance_norm_d_whole { struct norm_make_instance_norm_d_match m; dfg_node reduceMean; };
struct norm_make_instance_norm_n_match { dfg_node root, d, x, s, v, eps; };
struct norm_make_instance_norm_n_whole {
    struct norm_make_instance_norm_n_match m;
    dfg_node div, reduceMean, add, pow, constant, mul, mul_2, reciprocal, mul_3, div_2, constant_2;
};
/* norm.pat:113  rule make_instance_norm(x, eps, scale, shift) { d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 } ... */
struct norm_make_instance_norm_match { dfg_node root, x, eps, scale, shift, d, v, s, n; dfg_val p, q; };
struct norm_make_instance_norm_whole {
    struct norm_make_instance_norm_match m;
    dfg_node reduceMean, pow, constant, mul, add, div, mul_2, reciprocal, mul_3, div_2, constant_2, mul_4;
};
DFG_MATCHERS_OF_WAYS(norm_make_instance_norm, whole, 2, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules norm_rules;

DFG_END_C

#endif
