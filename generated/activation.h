/* Made by pat2c from activation.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with activation_names. */
#ifndef ACTIVATION_H
#define ACTIVATION_H 0xb1e8cb3c018675fd /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names activation_names;

/* activation.pat:13  rule make_hard_sigmoid(x, c, d) { k = Clip(Add(x, c & 3), 0, 6); match Div(k, d & 6) | Mul(k, d ... */
struct activation_make_hard_sigmoid_match { dfg_node root, x, c, d, k; };
struct activation_make_hard_sigmoid_whole {
    struct activation_make_hard_sigmoid_match m;
    dfg_node add, constant, constant_2, div, constant_3, mul, constant_4;
};
DFG_MATCHERS_OF_WAYS(activation_make_hard_sigmoid, whole, 1, NULL)

struct activation_make_hard_sigmoid_limits_max_match { dfg_node root, line, c, d; };
struct activation_make_hard_sigmoid_limits_max_whole {
    struct activation_make_hard_sigmoid_limits_max_match m; dfg_node min;
};
struct activation_make_hard_sigmoid_limits_line_match { dfg_node root, x, a, b; };
struct activation_make_hard_sigmoid_limits_line_whole {
    struct activation_make_hard_sigmoid_limits_line_match m; dfg_node mul;
};
/* activation.pat:20  rule make_hard_sigmoid_limits(x, a, b, c, d) { line = Add(Mul(x, a & approx(0.16666667, 1e-5)), ... */
struct activation_make_hard_sigmoid_limits_match {
    dfg_node root, x, a, b, c, d, line; /* maybe absent: c, d */
};
struct activation_make_hard_sigmoid_limits_whole {
    struct activation_make_hard_sigmoid_limits_match m;
    struct activation_make_hard_sigmoid_limits_line_whole line_2;
    struct activation_make_hard_sigmoid_limits_max_whole max_2;
    dfg_node relu, min, constant, min_2, relu_2, constant_2, clip, constant_3, constant_4, max;
};
DFG_MATCHERS_OF_WAYS(activation_make_hard_sigmoid_limits, whole, 2, NULL)

/* activation.pat:27  rule make_hard_swish(x) { match Mul(x, HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-5, beta ~= 0. ... */
struct activation_make_hard_swish_match { dfg_node root, x; };
struct activation_make_hard_swish_whole { struct activation_make_hard_swish_match m; dfg_node hardSigmoid; };
DFG_MATCHERS_OF_WAYS(activation_make_hard_swish, whole, 1, NULL)

struct activation_make_hard_swish_whole_k_match { dfg_node root, x, c; };
struct activation_make_hard_swish_whole_k_whole {
    struct activation_make_hard_swish_whole_k_match m; dfg_node add, constant, constant_2;
};
/* activation.pat:31  rule make_hard_swish_whole(x, c, d) { k = Clip(Add(x, c & 3), 0, 6); match Div(Mul(x, k), d & 6 ... */
struct activation_make_hard_swish_whole_match { dfg_node root, x, c, d, k; };
struct activation_make_hard_swish_whole_whole {
    struct activation_make_hard_swish_whole_match m; struct activation_make_hard_swish_whole_k_whole k_2;
    dfg_node div, mul, constant_3, mul_2, mul_3, constant_4, mul_4, mul_5, constant_5;
};
DFG_MATCHERS_OF_WAYS(activation_make_hard_swish_whole, whole, 3, NULL)

/* activation.pat:39  pattern logistic(x, o) = Add(Exp(Neg(x)), o & 1); */
struct activation_logistic_match { dfg_node root, x, o; };
struct activation_logistic_whole { struct activation_logistic_match m; dfg_node exp, neg; };
DFG_MATCHERS(activation_logistic, NULL)

/* activation.pat:40  rule make_sigmoid(x, o, c) { match Div(c & 1, logistic(x, o)) | Reciprocal(logistic(x, o)); whe ... */
struct activation_make_sigmoid_match { dfg_node root, x, o, c; /* maybe absent: c */ };
struct activation_make_sigmoid_whole {
    struct activation_make_sigmoid_match m; struct activation_logistic_whole logistic;
    struct activation_logistic_whole logistic_2; dfg_node div, add, reciprocal, add_2;
};
DFG_MATCHERS(activation_make_sigmoid, NULL)

/* activation.pat:45  rule make_sigmoid_product(x, z, o) { match Div(x & !const, logistic(z, o)); where one(o, z), x. ... */
struct activation_make_sigmoid_product_match { dfg_node root, x, z, o; };
struct activation_make_sigmoid_product_whole {
    struct activation_make_sigmoid_product_match m; struct activation_logistic_whole logistic;
};
DFG_MATCHERS(activation_make_sigmoid_product, NULL)

struct activation_make_sigmoid_tanh_t_match { dfg_node root, x, a; };
struct activation_make_sigmoid_tanh_t_whole {
    struct activation_make_sigmoid_tanh_t_match m; dfg_node mul, constant, div, constant_2;
};
/* activation.pat:50  rule make_sigmoid_tanh(x, a, b, c) { t = Tanh(Mul(x, a & 0.5) | Div(x, a & 2)); match Mul(Add(t ... */
struct activation_make_sigmoid_tanh_match { dfg_node root, x, a, b, c, t; };
struct activation_make_sigmoid_tanh_whole {
    struct activation_make_sigmoid_tanh_match m; struct activation_make_sigmoid_tanh_t_whole t_2;
    dfg_node mul_2, add, constant_3, constant_4, div_2, add_2, constant_5, constant_6, add_3, mul_3,
             constant_7, constant_8;
};
DFG_MATCHERS_OF_WAYS(activation_make_sigmoid_tanh, whole, 1, NULL)

/* activation.pat:57  rule make_softplus(x, o) { match Log(Add(Exp(x), o & 1)); where one(o, x), x.dtype in {f16, f32 ... */
struct activation_make_softplus_match { dfg_node root, x, o; };
struct activation_make_softplus_whole { struct activation_make_softplus_match m; dfg_node add, exp; };
DFG_MATCHERS(activation_make_softplus, NULL)

/* activation.pat:63  rule make_leaky_relu(x, a) { match Max(x, Mul(x, a & const)); where one(a, x), value(a) > 0, va ... */
struct activation_make_leaky_relu_match { dfg_node root, x, a; };
struct activation_make_leaky_relu_whole { struct activation_make_leaky_relu_match m; dfg_node mul; };
DFG_MATCHERS_OF_WAYS(activation_make_leaky_relu, whole, 2, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules activation_rules;

DFG_END_C

#endif
