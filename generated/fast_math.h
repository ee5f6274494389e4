/* Made by pat2c from fast_math.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with fast_math_names.
 */
#ifndef FAST_MATH_H
#define FAST_MATH_H 0xcccd62c689c846a9 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names fast_math_names;

/* fast_math.pat:11  rule add_any_zero(x, c) { y = Add(x, c & splat(0)); match y; where no_wider(c, x, y); rewr ... */
struct fast_math_add_any_zero_match { dfg_node root, x, c, y; };
bool fast_math_add_any_zero_match(const dfg_graph *g, dfg_node n, struct fast_math_add_any_zero_match *m);
bool fast_math_add_any_zero_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fast_math_add_any_zero_match *m), void *ctx);

/* fast_math.pat:12  rule sub_any_zero(x, c) { y = Sub(x, c & splat(0)); match y; where no_wider(c, x, y); rewr ... */
struct fast_math_sub_any_zero_match { dfg_node root, x, c, y; };
bool fast_math_sub_any_zero_match(const dfg_graph *g, dfg_node n, struct fast_math_sub_any_zero_match *m);
bool fast_math_sub_any_zero_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fast_math_sub_any_zero_match *m), void *ctx);

/* fast_math.pat:14  rule clip_free_float(x) { match Clip(x); rewrite x; } */
struct fast_math_clip_free_float_match { dfg_node root, x; };
bool fast_math_clip_free_float_match(const dfg_graph *g, dfg_node n, struct fast_math_clip_free_float_match *m);
bool fast_math_clip_free_float_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fast_math_clip_free_float_match *m), void *ctx);

/* fast_math.pat:16  rule pow_half(x, c) { match Pow(x, c & 0.5); where one(c, x), x.dtype in {f16, f32, f64};  ... */
struct fast_math_pow_half_match { dfg_node root, x, c; };
bool fast_math_pow_half_match(const dfg_graph *g, dfg_node n, struct fast_math_pow_half_match *m);
bool fast_math_pow_half_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct fast_math_pow_half_match *m), void *ctx);

/* fast_math.pat:23  rule make_softmax(x, a) { e = Exp(x); match Div(e, ReduceSum(e, a & const) { keepdims == 1 ... */
struct fast_math_make_softmax_match { dfg_node root, x, a, e; };
struct fast_math_make_softmax_whole { struct fast_math_make_softmax_match m; dfg_node reduceSum; };
bool fast_math_make_softmax_match(const dfg_graph *g, dfg_node n, struct fast_math_make_softmax_match *m);
bool fast_math_make_softmax_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fast_math_make_softmax_match *m), void *ctx);

/* fast_math.pat:31  rule make_l2_norm(x) { match Div(x, ReduceL2(x) { axes = p, keepdims == 1 }); where len(p) ... */
struct fast_math_make_l2_norm_match { dfg_node root, x; dfg_val p; };
struct fast_math_make_l2_norm_whole { struct fast_math_make_l2_norm_match m; dfg_node reduceL2; };
bool fast_math_make_l2_norm_match(const dfg_graph *g, dfg_node n, struct fast_math_make_l2_norm_match *m);
bool fast_math_make_l2_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fast_math_make_l2_norm_match *m), void *ctx);

/* fast_math.pat:38  rule make_leaky_relu_halves(x, a) { match Sub(Relu(x), Mul(Relu(Neg(x)), a & const)); wher ... */
struct fast_math_make_leaky_relu_halves_match { dfg_node root, x, a; };
struct fast_math_make_leaky_relu_halves_whole {
    struct fast_math_make_leaky_relu_halves_match m;
    dfg_node relu, mul, relu_2, neg;
};
bool fast_math_make_leaky_relu_halves_match(const dfg_graph *g, dfg_node n, struct fast_math_make_leaky_relu_halves_match *m);
bool fast_math_make_leaky_relu_halves_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fast_math_make_leaky_relu_halves_match *m), void *ctx);

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules fast_math_rules;

#ifdef __cplusplus
}
#endif

#endif
