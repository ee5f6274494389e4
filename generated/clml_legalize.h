/* Made by pat2c from clml_legalize.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with clml_legalize_names. */
#ifndef CLML_LEGALIZE_H
#define CLML_LEGALIZE_H 0x472c394ac5ce7881 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names clml_legalize_names;

/* clml_legalize.pat:17  rule clml_constant { c = op(every const); match c; rewrite extern clml_fold_constant; } */
struct clml_legalize_clml_constant_match { dfg_node root, c; };
struct clml_legalize_clml_constant_whole {
    struct clml_legalize_clml_constant_match m; struct dfg_nodes constant;
};
DFG_MATCHERS(clml_legalize_clml_constant, NULL)

/* clml_legalize.pat:22  rule clml_dropout(x) { match nn.dropout(x).0; rewrite x; } */
struct clml_legalize_clml_dropout_match { dfg_node root, x; };
struct clml_legalize_clml_dropout_whole { struct clml_legalize_clml_dropout_match m; dfg_node dropout; };
DFG_MATCHERS(clml_legalize_clml_dropout, NULL)

/* clml_legalize.pat:43  rule clml_batch_norm(x, w, gamma, beta, mean_, var_) { c = nn.conv2d(x, w & const) { out_lay ... */
struct clml_legalize_clml_batch_norm_match { dfg_node root, x, w, gamma, beta, mean_, var_, c, n; dfg_val e; };
DFG_MATCHERS_OF_MATCH(clml_legalize_clml_batch_norm, NULL)

/* clml_legalize.pat:55  rule clml_relax_batch_norm(x, w, gamma, beta, mean_, var_) { c = relax.nn.conv2d(x, w & cons ... */
struct clml_legalize_clml_relax_batch_norm_match {
    dfg_node root, x, w, gamma, beta, mean_, var_, c, n; dfg_val e;
};
DFG_MATCHERS_OF_MATCH(clml_legalize_clml_relax_batch_norm, NULL)

/* clml_legalize.pat:73  rule clml_relax_reshape_norm(x) : once { n = relax.nn.batch_norm(x, ...); r = n.0; match r;  ... */
struct clml_legalize_clml_relax_reshape_norm_match { dfg_node root, x, n, r; };
struct clml_legalize_clml_relax_reshape_norm_whole {
    struct clml_legalize_clml_relax_reshape_norm_match m; struct dfg_nodes rest;
};
DFG_MATCHERS(clml_legalize_clml_relax_reshape_norm, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules clml_legalize_rules;

/* Replacements that the user writes: the value that stands for the root, DFG_NONE: leave it; where
 * there are several roots, that of each to with[], in their order, and false: leave them. */
struct dfg_rewriter;
dfg_node clml_fold_constant(struct dfg_rewriter *r, const struct clml_legalize_clml_constant_match *m);

DFG_END_C

#endif
