/* Made by pat2c from algebra.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with algebra_names. */
#ifndef ALGEBRA_H
#define ALGEBRA_H 0x7ddce846fde981a0 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names algebra_names;

/* algebra.pat:20  rule make_reciprocal(a, c) { match Div(c & 1, a); where c.rank == 0 or c.rank <= a.rank, c.dtype i ... */
struct algebra_make_reciprocal_match { dfg_node root, a, c; };
DFG_MATCHERS_OF_MATCH(algebra_make_reciprocal, NULL)

/* algebra.pat:12  rule div_mul(a, b, c) { d = Div(c & 1, a); match Mul(d, b); where c.rank == 0 or c.rank <= a.rank, ... */
struct algebra_div_mul_match { dfg_node root, a, b, c, d; };
DFG_MATCHERS_OF_WAYS(algebra_div_mul, match, 1, NULL)

/* algebra.pat:18  rule reciprocal_mul(a, b) { match Mul(Reciprocal(a), b); rewrite Div(b, a); } */
struct algebra_reciprocal_mul_match { dfg_node root, a, b; };
struct algebra_reciprocal_mul_whole { struct algebra_reciprocal_mul_match m; dfg_node reciprocal; };
DFG_MATCHERS_OF_WAYS(algebra_reciprocal_mul, whole, 1, NULL)

/* algebra.pat:26  rule add_neg(a, b) { match Add(a, Neg(b)); rewrite Sub(a, b); } */
struct algebra_add_neg_match { dfg_node root, a, b; };
struct algebra_add_neg_whole { struct algebra_add_neg_match m; dfg_node neg; };
DFG_MATCHERS_OF_WAYS(algebra_add_neg, whole, 1, NULL)

/* algebra.pat:27  rule sub_neg(a, b) { match Sub(a, Neg(b)); rewrite Add(a, b); } */
struct algebra_sub_neg_match { dfg_node root, a, b; };
struct algebra_sub_neg_whole { struct algebra_sub_neg_match m; dfg_node neg; };
DFG_MATCHERS(algebra_sub_neg, NULL)

/* algebra.pat:28  rule mul_neg_neg(a, b) { match Mul(Neg(a), Neg(b)); rewrite Mul(a, b); } */
struct algebra_mul_neg_neg_match { dfg_node root, a, b; };
struct algebra_mul_neg_neg_whole { struct algebra_mul_neg_neg_match m; dfg_node neg, neg_2; };
DFG_MATCHERS_OF_WAYS(algebra_mul_neg_neg, whole, 1, NULL)

/* algebra.pat:30  rule mul_mul(x, a, b) { match Mul(Mul(x & !const, a & const), b & const); where x.dtype in {f16, b ... */
struct algebra_mul_mul_match { dfg_node root, x, a, b; };
struct algebra_mul_mul_whole { struct algebra_mul_mul_match m; dfg_node mul; };
DFG_MATCHERS_OF_WAYS(algebra_mul_mul, whole, 1, NULL)

/* algebra.pat:35  rule add_add(x, a, b) { match Add(Add(x & !const, a & const), b & const); where x.dtype in {f16, b ... */
struct algebra_add_add_match { dfg_node root, x, a, b; };
struct algebra_add_add_whole { struct algebra_add_add_match m; dfg_node add; };
DFG_MATCHERS_OF_WAYS(algebra_add_add, whole, 1, NULL)

/* algebra.pat:41  rule div_constant(x, c) { match Div(x & !const, c & const); where x.dtype in {f16, bf16, f32, f64} ... */
struct algebra_div_constant_match { dfg_node root, x, c; };
DFG_MATCHERS_OF_MATCH(algebra_div_constant, NULL)

/* algebra.pat:48  rule pow_two(x, c) { match Pow(x, c & 2); where one(c, x), x.dtype in {f16, f32, f64}; rewrite Mul ... */
struct algebra_pow_two_match { dfg_node root, x, c; };
DFG_MATCHERS_OF_MATCH(algebra_pow_two, NULL)

/* algebra.pat:50  rule unshift_softmax(x) : keep_shared { s = Softmax(Sub(x, ReduceMax(x) { axes = p, keepdims == 1  ... */
struct algebra_unshift_softmax_match { dfg_node root, x, s; dfg_val p, a; };
struct algebra_unshift_softmax_whole { struct algebra_unshift_softmax_match m; dfg_node sub, reduceMax; };
DFG_MATCHERS(algebra_unshift_softmax, NULL)

/* algebra.pat:57  rule make_log_softmax(x) { s = Softmax(x); match Log(s); rewrite LogSoftmax(x) { axis = s.axis }; } */
struct algebra_make_log_softmax_match { dfg_node root, x, s; };
DFG_MATCHERS_OF_MATCH(algebra_make_log_softmax, NULL)

/* algebra.pat:63  rule make_mish(x) { match Mul(x, Tanh(Softplus(x))); rewrite Mish(x); } */
struct algebra_make_mish_match { dfg_node root, x; };
struct algebra_make_mish_whole { struct algebra_make_mish_match m; dfg_node tanh, softplus; };
DFG_MATCHERS_OF_WAYS(algebra_make_mish, whole, 1, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules algebra_rules;

DFG_END_C

#endif
