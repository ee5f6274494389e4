/* Made by pat2c from recent.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with recent_names. */
#ifndef RECENT_H
#define RECENT_H 0x4a6e113fe10334e5 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names recent_names;

/* recent.pat:12  pattern of_three(a, b, c) = Mul(Mul(a, b), c) | Mul(Mul(a, c), b) | Mul(a, Mul(b, c)); */
struct recent_of_three_match { dfg_node root, a, b, c; };
struct recent_of_three_whole {
    struct recent_of_three_match m; dfg_node mul, mul_2, mul_3, mul_4, mul_5, mul_6;
};
DFG_MATCHERS_OF_WAYS(recent_of_three, whole, 3, NULL)

/* recent.pat:14  pattern halved(a, b, h) = of_three(a, b, h & 0.5) | Div(Mul(a, b), h & 2) | Mul(Div(a, h & 2), b) | ... */
struct recent_halved_match { dfg_node root, a, b, h; };
struct recent_halved_whole {
    struct recent_halved_match m; struct recent_of_three_whole of_three;
    dfg_node constant, div, mul_7, constant_2, mul_8, div_2, constant_3, mul_9, div_3, constant_4;
};
DFG_MATCHERS_OF_WAYS(recent_halved, whole, 4, &found)

struct recent_make_gelu_v_v_match { dfg_node root, x, r; };
struct recent_make_gelu_v_v_whole {
    struct recent_make_gelu_v_v_match m;
    dfg_node neg, div, constant, mul, constant_2, div_2, neg_2, constant_3, mul_2, neg_3, constant_4, mul_3,
             constant_5;
};
struct recent_make_gelu_v_match { dfg_node root, e, o, n, x, r; /* maybe absent: e, n, x, r */ };
struct recent_make_gelu_v_whole {
    struct recent_make_gelu_v_match m; struct recent_make_gelu_v_v_whole v;
    dfg_node add, constant, sub, constant_7;
};
struct recent_make_gelu_e_match { dfg_node root, x, r; };
struct recent_make_gelu_e_whole {
    struct recent_make_gelu_e_match m; dfg_node div, constant, mul, constant_2;
};
/* recent.pat:20  rule make_gelu(x, r, o, h) { e = Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.707 ... */
struct recent_make_gelu_match { dfg_node root, x, r, o, h, e, n; /* maybe absent: e, n */ };
struct recent_make_gelu_whole {
    struct recent_make_gelu_match m; struct recent_make_gelu_v_whole v; struct recent_halved_whole halved;
    dfg_node div, constant, mul, constant_2, mul_14, add_2, mul_15, constant_14, constant_15;
};
DFG_MATCHERS_OF_WAYS(recent_make_gelu, whole, 9, &found)

/* recent.pat:31  pattern cubic(x, k, p) = Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4)) | Mul(x ... */
struct recent_cubic_match { dfg_node root, x, k, p; /* maybe absent: p */ };
struct recent_cubic_whole {
    struct recent_cubic_match m; dfg_node mul, pow, mul_2, mul_3, constant, mul_4, mul_5, mul_6, constant_2;
};
DFG_MATCHERS_OF_WAYS(recent_cubic, whole, 4, &found)

/* recent.pat:34  pattern squared(x, k, p) = Mul(x, Mul(x, k & approx(0.044715, 1e-4))) | Mul(Mul(x, x) | Pow(x, p &  ... */
struct recent_squared_match { dfg_node root, x, k, p; /* maybe absent: p */ };
struct recent_squared_whole {
    struct recent_squared_match m; dfg_node mul, mul_2, constant, mul_3, mul_4, pow, constant_2;
};
DFG_MATCHERS_OF_WAYS(recent_squared, whole, 3, NULL)

/* recent.pat:36  pattern inner(x, k, p, r) = Mul(Add(x, cubic(x, k, p)), r & const); */
struct recent_inner_match { dfg_node root, x, k, p, r; /* maybe absent: p */ };
struct recent_inner_whole { struct recent_inner_match m; struct recent_cubic_whole cubic; dfg_node add; };
DFG_MATCHERS_OF_WAYS(recent_inner, whole, 5, NULL)

/* recent.pat:37  pattern inner_factored(x, k, p, r, u) = of_three(x, r & const, Add(squared(x, k, p), u & 1)); */
struct recent_inner_factored_match { dfg_node root, x, k, p, r, u; /* maybe absent: p */ };
struct recent_inner_factored_whole {
    struct recent_inner_factored_match m; struct recent_of_three_whole of_three;
    struct recent_squared_whole squared; dfg_node add;
};
DFG_MATCHERS_OF_WAYS(recent_inner_factored, whole, 6, NULL)

struct recent_make_gelu_tanh_t_match { dfg_node root, x, p, k, r; /* maybe absent: p */ };
struct recent_make_gelu_tanh_t_whole {
    struct recent_make_gelu_tanh_t_match m; struct recent_inner_whole inner;
};
/* recent.pat:39  rule make_gelu_tanh(x, k, p, r, o, h) { t = Tanh(inner(x, k, p, r)); match halved(x, Add(t, o & 1), ... */
struct recent_make_gelu_tanh_match { dfg_node root, x, k, p, r, o, h, t; /* maybe absent: p */ };
struct recent_make_gelu_tanh_whole {
    struct recent_make_gelu_tanh_match m; struct recent_halved_whole halved;
    dfg_node mul, add, mul_2, pow, mul_3, mul_4, constant, mul_5, mul_6, mul_7, constant_2, add_2,
             constant_7, mul_17, add_3, mul_18, constant_8, constant_9;
};
DFG_MATCHERS_OF_WAYS(recent_make_gelu_tanh, whole, 10, &found)

struct recent_make_gelu_tanh_factored_t_match { dfg_node root, x, r, k, p, u; /* maybe absent: p */ };
struct recent_make_gelu_tanh_factored_t_whole {
    struct recent_make_gelu_tanh_factored_t_match m; struct recent_inner_factored_whole inner_factored;
};
/* recent.pat:45  rule make_gelu_tanh_factored(x, k, p, r, u, o, h) { t = Tanh(inner_factored(x, k, p, r, u)); match  ... */
struct recent_make_gelu_tanh_factored_match { dfg_node root, x, k, p, r, u, o, h, t; /* maybe absent: p */ };
struct recent_make_gelu_tanh_factored_whole {
    struct recent_make_gelu_tanh_factored_match m; struct recent_halved_whole halved;
    dfg_node mul, mul_2, add, mul_3, mul_4, constant, mul_5, mul_6, pow, constant_2, mul_7, mul_8, mul_9,
             mul_10, add_2, constant_7, mul_20, add_3, mul_21, constant_8, constant_9;
};
DFG_MATCHERS_OF_WAYS(recent_make_gelu_tanh_factored, whole, 11, &found)

/* recent.pat:51  rule make_gelu_sigmoid(x, k, p, r, u) { match Mul(x, Sigmoid(inner(x, k, p, r) | inner_factored(x,  ... */
struct recent_make_gelu_sigmoid_match { dfg_node root, x, k, p, r, u; /* maybe absent: p, u */ };
struct recent_make_gelu_sigmoid_whole {
    struct recent_make_gelu_sigmoid_match m; struct recent_inner_whole inner;
    struct recent_inner_factored_whole inner_factored; dfg_node sigmoid, mul;
};
DFG_MATCHERS_OF_WAYS(recent_make_gelu_sigmoid, whole, 8, NULL)

/* recent.pat:57  rule make_swish(x) { match Mul(x, Sigmoid(x)); where x.dtype in {f16, bf16, f32, f64}; rewrite Swis ... */
struct recent_make_swish_match { dfg_node root, x; };
struct recent_make_swish_whole { struct recent_make_swish_match m; dfg_node sigmoid; };
DFG_MATCHERS_OF_WAYS(recent_make_swish, whole, 1, NULL)

/* recent.pat:58  rule make_swish_scaled(x, a) { match Mul(x, Sigmoid(Mul(x, a & const))); where one(a, x), value(a)  ... */
struct recent_make_swish_scaled_match { dfg_node root, x, a; };
struct recent_make_swish_scaled_whole { struct recent_make_swish_scaled_match m; dfg_node sigmoid, mul; };
DFG_MATCHERS_OF_WAYS(recent_make_swish_scaled, whole, 2, NULL)

/* recent.pat:70  pattern reciprocal_root(s, h) = Reciprocal(Sqrt(s)) | Div(1, Sqrt(s)) | Pow(s, h & -0.5) | Sqrt(Rec ... */
struct recent_reciprocal_root_match { dfg_node root, s, h; /* maybe absent: h */ };
struct recent_reciprocal_root_whole {
    struct recent_reciprocal_root_match m;
    dfg_node reciprocal, sqrt, div, constant, sqrt_2, pow, constant_2, sqrt_3, reciprocal_2, div_2,
             constant_3, reciprocal_3, pow_2, constant_4;
};
DFG_MATCHERS_OF_WAYS(recent_reciprocal_root, whole, 1, NULL)

/* recent.pat:73  pattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5); */
struct recent_root_match { dfg_node root, s, h; /* maybe absent: h */ };
struct recent_root_whole { struct recent_root_match m; dfg_node sqrt, pow; };
DFG_MATCHERS(recent_root, NULL)

/* recent.pat:74  pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h)); */
struct recent_over_root_match { dfg_node root, x, s, h; /* maybe absent: h */ };
struct recent_over_root_whole {
    struct recent_over_root_match m; struct recent_root_whole root__;
    struct recent_reciprocal_root_whole reciprocal_root; dfg_node div, mul;
};
DFG_MATCHERS_OF_WAYS(recent_over_root, whole, 2, NULL)

struct recent_make_rms_norm_s_match { dfg_node root, w, eps; };
struct recent_make_rms_norm_s_whole {
    struct recent_make_rms_norm_s_match m; dfg_node reduceMean, pow, constant, mul;
};
/* recent.pat:78  rule make_rms_norm(x, eps, h, scale) : priority 1 { wide = Cast(x) { to == 1 }; w = wide | x; s = A ... */
struct recent_make_rms_norm_match {
    dfg_node root, x, eps, h, scale, wide, w, s, n, back; dfg_val q; /* maybe absent: h, wide, n, back */
};
struct recent_make_rms_norm_whole {
    struct recent_make_rms_norm_match m; struct recent_root_whole root__;
    struct recent_reciprocal_root_whole reciprocal_root;
    struct recent_reciprocal_root_whole reciprocal_root_2; struct recent_root_whole root__2;
    dfg_node reduceMean, pow, constant, mul, div, mul_2, mul_3, mul_4, mul_5, div_6, mul_6;
};
DFG_MATCHERS_OF_WAYS(recent_make_rms_norm, whole, 6, &found)

/* recent.pat:92  rule make_rms_norm_unscaled(x, eps, h) { s = Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keep ... */
struct recent_make_rms_norm_unscaled_match {
    dfg_node root, x, eps, h, s; dfg_val q; /* maybe absent: h */
};
struct recent_make_rms_norm_unscaled_whole {
    struct recent_make_rms_norm_unscaled_match m; struct recent_over_root_whole over_root;
    dfg_node reduceMean, pow_4, constant_6, mul_2;
};
DFG_MATCHERS_OF_WAYS(recent_make_rms_norm_unscaled, whole, 3, NULL)

/* recent.pat:99  rule scale_rms_norm(x, scale) { n = RMSNormalization(x, splat(1)) { axis == -1 }; match Mul(n, scal ... */
struct recent_scale_rms_norm_match { dfg_node root, x, scale, n; };
struct recent_scale_rms_norm_whole { struct recent_scale_rms_norm_match m; dfg_node constant; };
DFG_MATCHERS_OF_WAYS(recent_scale_rms_norm, whole, 1, NULL)

struct recent_make_group_norm_d_match { dfg_node root, r; };
struct recent_make_group_norm_d_whole { struct recent_make_group_norm_d_match m; dfg_node reduceMean; };
/* recent.pat:109  rule make_group_norm(x, eps, h) { r = Reshape(x, _); d = Sub(r, ReduceMean(r) { axes = p, keepdims ... */
struct recent_make_group_norm_match {
    dfg_node root, x, eps, h, r, d, s, n, y; dfg_val p, q; /* maybe absent: eps, h, d, s, p, q */
};
struct recent_make_group_norm_whole {
    struct recent_make_group_norm_match m; struct recent_over_root_whole over_root;
    dfg_node x, reduceMean, reduceMean_2, pow, constant, mul, instanceNormalization, constant_7, constant_8,
             layerNormalization, layerNormalization_call, constant_9, x_2;
};
DFG_MATCHERS_OF_WAYS(recent_make_group_norm, whole, 3, NULL)

/* recent.pat:128  rule scale_group_norm(x, c) { n = GroupNormalization.v21(x, splat(1), splat(0)); match Mul(n, c);  ... */
struct recent_scale_group_norm_match { dfg_node root, x, c, n; };
struct recent_scale_group_norm_whole {
    struct recent_scale_group_norm_match m; dfg_node constant, constant_2;
};
DFG_MATCHERS_OF_WAYS(recent_scale_group_norm, whole, 1, NULL)

/* recent.pat:134  rule shift_group_norm(x, scale, c) { n = GroupNormalization.v21(x, scale : [_], splat(0)); match A ... */
struct recent_shift_group_norm_match { dfg_node root, x, scale, c, n; };
struct recent_shift_group_norm_whole { struct recent_shift_group_norm_match m; dfg_node constant; };
DFG_MATCHERS_OF_WAYS(recent_shift_group_norm, whole, 1, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules recent_rules;

DFG_END_C

#endif
