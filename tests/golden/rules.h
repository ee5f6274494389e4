/* Made by pat2c from rules.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with rules_names. */
#ifndef RULES_H
#define RULES_H 0x68ff9f2e2eca94db /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names rules_names;

/* rules.pat:4  rule fuse_batch_norm(gamma, x, mean, v, eps, beta) { match gamma * (x - mean) / sqrt(v + eps) + beta; ... */
struct fuse_batch_norm_match { dfg_node root, gamma, x, mean, v, eps, beta; };
struct fuse_batch_norm_whole {
    struct fuse_batch_norm_match m; dfg_node divide, multiply, subtract, sqrt, add;
};
DFG_MATCHERS_OF_WAYS(fuse_batch_norm, whole, 3, NULL)

/* rules.pat:9  rule pad_conv(x, p, w, b) : once { conv = Conv(Pad(x, p), w, b?); match conv; rewrite Conv(x, w, b?)  ... */
struct pad_conv_match { dfg_node root, x, p, w, b, conv; /* maybe absent: b */ };
struct pad_conv_whole { struct pad_conv_match m; dfg_node pad; };
DFG_MATCHERS(pad_conv, NULL)

/* rules.pat:14  rule slices_to_split(x, a, b, axis) : priority 2 { match Slice(x, 0, a, axis), Slice(x, a, b, axis); ... */
struct slices_to_split_match { dfg_node root, x, a, b, axis; };
struct slices_to_split_whole { struct slices_to_split_match m; dfg_node constant, slice; };
DFG_MATCHERS_OF_EACH(slices_to_split)

/* rules.pat:19  rule compose_transposes(x) { t = Transpose(x) { perm = p }; every y = Transpose(t) { perm = q }; mat ... */
struct compose_transposes_match {
    dfg_node root, x, t; struct dfg_nodes y; dfg_val p; struct dfg_nodes q;
};
DFG_MATCHERS_OF_MATCH(compose_transposes, NULL)

/* rules.pat:25  rule scale(x, rest) { k = Concat(Relu(x), ...rest); match k; rewrite Concat(k.op(x, like(x, 2), ...r ... */
struct scale_match { dfg_node root, x; struct dfg_nodes rest; dfg_node k; };
struct scale_whole { struct scale_match m; dfg_node relu; };
DFG_MATCHERS(scale, NULL)

/* rules.pat:30  rule fold(x, c) { match Mul(x & const, c & const); rewrite extern fold_product; } */
struct fold_match { dfg_node root, x, c; };
DFG_MATCHERS_OF_WAYS(fold, match, 1, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules rules_rules;

/* Replacements that the user writes: the value that stands for the root, DFG_NONE: leave it; where
 * there are several roots, that of each to with[], in their order, and false: leave them. */
struct dfg_rewriter;
dfg_node fold_product(struct dfg_rewriter *r, const struct fold_match *m);

DFG_END_C

#endif
