/* Made by pat2c from fast_math.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with fast_math_names. */
#ifndef FAST_MATH_H
#define FAST_MATH_H 0x20c2eba971aafa5d /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names fast_math_names;

/* fast_math.pat:11  rule add_any_zero(x, c) { y = Add(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; } */
struct fast_math_add_any_zero_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_WAYS(fast_math_add_any_zero, match, 1, NULL)

/* fast_math.pat:12  rule sub_any_zero(x, c) { y = Sub(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; } */
struct fast_math_sub_any_zero_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_MATCH(fast_math_sub_any_zero, NULL)

/* fast_math.pat:14  rule clip_free_float(x) { match Clip(x); rewrite x; } */
struct fast_math_clip_free_float_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(fast_math_clip_free_float, NULL)

/* fast_math.pat:16  rule pow_half(x, c) { match Pow(x, c & 0.5); where one(c, x), x.dtype in {f16, f32, f64}; rewrit ... */
struct fast_math_pow_half_match { dfg_node root, x, c; };
DFG_MATCHERS_OF_MATCH(fast_math_pow_half, NULL)

/* fast_math.pat:23  rule make_softmax(x, a) { e = Exp(x); match Div(e, ReduceSum(e, a & const) { keepdims == 1 }); w ... */
struct fast_math_make_softmax_match { dfg_node root, x, a, e; };
struct fast_math_make_softmax_whole { struct fast_math_make_softmax_match m; dfg_node reduceSum; };
DFG_MATCHERS(fast_math_make_softmax, NULL)

/* fast_math.pat:31  rule make_l2_norm(x) { match Div(x, ReduceL2(x) { axes = p, keepdims == 1 }); where len(p) == 1, ... */
struct fast_math_make_l2_norm_match { dfg_node root, x; dfg_val p; };
struct fast_math_make_l2_norm_whole { struct fast_math_make_l2_norm_match m; dfg_node reduceL2; };
DFG_MATCHERS(fast_math_make_l2_norm, NULL)

/* fast_math.pat:38  rule make_leaky_relu_halves(x, a) { match Sub(Relu(x), Mul(Relu(Neg(x)), a & const)); where one( ... */
struct fast_math_make_leaky_relu_halves_match { dfg_node root, x, a; };
struct fast_math_make_leaky_relu_halves_whole {
    struct fast_math_make_leaky_relu_halves_match m; dfg_node relu, mul, relu_2, neg;
};
DFG_MATCHERS(fast_math_make_leaky_relu_halves, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules fast_math_rules;

DFG_END_C

#endif
