/* Made by pat2c from ethos_u_legalize.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with ethos_u_legalize_names. */
#ifndef ETHOS_U_LEGALIZE_H
#define ETHOS_U_LEGALIZE_H 0xa308b3a1b844ba5c /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names ethos_u_legalize_names;

/* ethos_u_legalize.pat:12  rule ethos_u_expand_dims(x) { r = expand_dims(x); match r; where r.elements > 0; rewrite  ... */
struct ethos_u_legalize_ethos_u_expand_dims_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(ethos_u_legalize_ethos_u_expand_dims, NULL)

/* ethos_u_legalize.pat:18  rule ethos_u_squeeze(x) { r = squeeze(x); match r; where r.elements > 0; rewrite reshape( ... */
struct ethos_u_legalize_ethos_u_squeeze_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(ethos_u_legalize_ethos_u_squeeze, NULL)

/* ethos_u_legalize.pat:25  rule ethos_u_split(x) : keep_shared { s = split(x); r = s.*; match r; where x.elements >  ... */
struct ethos_u_legalize_ethos_u_split_match { dfg_node root, x, s, r; };
DFG_MATCHERS_OF_MATCH(ethos_u_legalize_ethos_u_split, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules ethos_u_legalize_rules;

/* Replacements that the user writes: the value that stands for the root, DFG_NONE: leave it; where
 * there are several roots, that of each to with[], in their order, and false: leave them. */
struct dfg_rewriter;
dfg_node ethos_u_slice(struct dfg_rewriter *r, const struct ethos_u_legalize_ethos_u_split_match *m);

DFG_END_C

#endif
