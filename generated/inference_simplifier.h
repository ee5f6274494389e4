/* Made by pat2c from inference_simplifier.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with inference_simplifier_names. */
#ifndef INFERENCE_SIMPLIFIER_H
#define INFERENCE_SIMPLIFIER_H 0x33bf710a6a37fe0d /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names inference_simplifier_names;

/* inference_simplifier.pat:13  rule inference_dropout(x) : keep_shared { match nn.dropout(x).0; rewrite x; } */
struct inference_simplifier_inference_dropout_match { dfg_node root, x; };
struct inference_simplifier_inference_dropout_whole {
    struct inference_simplifier_inference_dropout_match m; dfg_node dropout;
};
DFG_MATCHERS(inference_simplifier_inference_dropout, NULL)

/* inference_simplifier.pat:16  rule inference_axis(x, gamma, beta) : priority 3 { n = (nn.layer_norm | nn.group_norm ... */
struct inference_simplifier_inference_axis_match { dfg_node root, x, gamma, beta, n; dfg_val a; };
DFG_MATCHERS_OF_MATCH(inference_simplifier_inference_axis, NULL)

/* inference_simplifier.pat:22  rule inference_batch_norm_axis(x, gamma, beta, mean, spread) : priority 3 { n = nn.ba ... */
struct inference_simplifier_inference_batch_norm_axis_match {
    dfg_node root, x, gamma, beta, mean, spread, n; dfg_val a;
};
DFG_MATCHERS_OF_MATCH(inference_simplifier_inference_batch_norm_axis, NULL)

/* inference_simplifier.pat:35  rule inference_shift(x, gamma, beta) : priority 2 { n = (nn.layer_norm | nn.instance_ ... */
struct inference_simplifier_inference_shift_match { dfg_node root, x, gamma, beta, n; dfg_val a; };
DFG_MATCHERS_OF_MATCH(inference_simplifier_inference_shift, NULL)

/* inference_simplifier.pat:42  rule inference_scale(x, gamma, beta) : priority 1 { n = (nn.layer_norm | nn.instance_ ... */
struct inference_simplifier_inference_scale_match { dfg_node root, x, gamma, beta, n; dfg_val a; };
DFG_MATCHERS_OF_MATCH(inference_simplifier_inference_scale, NULL)

/* inference_simplifier.pat:49  rule inference_group_shift(x, gamma, beta) : priority 2 { n = nn.group_norm(x, gamma, ... */
struct inference_simplifier_inference_group_shift_match {
    dfg_node root, x, gamma, beta, n; dfg_val a, groups;
};
DFG_MATCHERS_OF_MATCH(inference_simplifier_inference_group_shift, NULL)

/* inference_simplifier.pat:56  rule inference_group_scale(x, gamma, beta) : priority 1 { n = nn.group_norm(x, gamma, ... */
struct inference_simplifier_inference_group_scale_match {
    dfg_node root, x, gamma, beta, n; dfg_val a, groups;
};
DFG_MATCHERS_OF_MATCH(inference_simplifier_inference_group_scale, NULL)

/* inference_simplifier.pat:63  rule inference_expand_none(x) { match expand_dims(x) { num_newaxis == 0 }; rewrite x; } */
struct inference_simplifier_inference_expand_none_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(inference_simplifier_inference_expand_none, NULL)

/* inference_simplifier.pat:67  rule inference_layer_norm(x) { match nn.layer_norm(x, _, _) { center == false, scale  ... */
struct inference_simplifier_inference_layer_norm_match { dfg_node root, x; dfg_val a, e; };
struct inference_simplifier_inference_layer_norm_whole {
    struct inference_simplifier_inference_layer_norm_match m; dfg_node x, x_2;
};
DFG_MATCHERS(inference_simplifier_inference_layer_norm, NULL)

/* inference_simplifier.pat:77  rule inference_instance_norm(x) { match nn.instance_norm(x, _, _) { center == false,  ... */
struct inference_simplifier_inference_instance_norm_match { dfg_node root, x; dfg_val a, e; };
struct inference_simplifier_inference_instance_norm_whole {
    struct inference_simplifier_inference_instance_norm_match m; dfg_node x, x_2;
};
DFG_MATCHERS(inference_simplifier_inference_instance_norm, NULL)

/* inference_simplifier.pat:87  rule inference_group_norm(x) { match nn.group_norm(x, _, _) { center == false, scale  ... */
struct inference_simplifier_inference_group_norm_match { dfg_node root, x; dfg_val a, groups, e; };
struct inference_simplifier_inference_group_norm_whole {
    struct inference_simplifier_inference_group_norm_match m; dfg_node x, x_2;
};
DFG_MATCHERS(inference_simplifier_inference_group_norm, NULL)

/* inference_simplifier.pat:104  rule inference_batch_norm(x, gamma, beta, mean, spread) : keep_shared { n = nn.batch ... */
struct inference_simplifier_inference_batch_norm_match {
    dfg_node root, x, gamma, beta, mean, spread, n; dfg_val a, e;
};
DFG_MATCHERS_OF_MATCH(inference_simplifier_inference_batch_norm, NULL)

/* inference_simplifier.pat:115  rule inference_batch_norm_unscaled(x, beta, mean, spread) : keep_shared { n = nn.bat ... */
struct inference_simplifier_inference_batch_norm_unscaled_match {
    dfg_node root, x, beta, mean, spread, n; dfg_val a, e;
};
struct inference_simplifier_inference_batch_norm_unscaled_whole {
    struct inference_simplifier_inference_batch_norm_unscaled_match m; dfg_node x;
};
DFG_MATCHERS(inference_simplifier_inference_batch_norm_unscaled, NULL)

/* inference_simplifier.pat:126  rule inference_batch_norm_uncentred(x, gamma, mean, spread) : keep_shared { n = nn.b ... */
struct inference_simplifier_inference_batch_norm_uncentred_match {
    dfg_node root, x, gamma, mean, spread, n; dfg_val a, e;
};
struct inference_simplifier_inference_batch_norm_uncentred_whole {
    struct inference_simplifier_inference_batch_norm_uncentred_match m; dfg_node x;
};
DFG_MATCHERS(inference_simplifier_inference_batch_norm_uncentred, NULL)

/* inference_simplifier.pat:137  rule inference_batch_norm_plain(x, mean, spread) : keep_shared { n = nn.batch_norm(x ... */
struct inference_simplifier_inference_batch_norm_plain_match {
    dfg_node root, x, mean, spread, n; dfg_val a, e;
};
struct inference_simplifier_inference_batch_norm_plain_whole {
    struct inference_simplifier_inference_batch_norm_plain_match m; dfg_node x, x_2;
};
DFG_MATCHERS(inference_simplifier_inference_batch_norm_plain, NULL)

/* inference_simplifier.pat:151  rule inference_l2(x) { match nn.l2_normalize(x) { axis = axes, eps = e }; where is_f ... */
struct inference_simplifier_inference_l2_match { dfg_node root, x; dfg_val axes, e; };
DFG_MATCHERS_OF_MATCH(inference_simplifier_inference_l2, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules inference_simplifier_rules;

DFG_END_C

#endif
