/* Made by pat2c from ethos_u_legalize.pat; do not edit.
 *
 * DFG_MATCHERS...(P) declares two functions:
 * P_match(g, n, m): does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each(g, n, accept, ctx): every match at n, in the order of the search, until accept(ctx, m) says yes;
 *          did it?  What accept gets is the member m of a struct P_whole, where there is one: all that
 *          takes part; paths of dominators and links of chains that nobody named only by P_whole, where
 *          there is such a function.
 * A member that is absent from a match is DFG_NONE, DFG_DIM_UNKNOWN, nil or an empty set.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with ethos_u_legalize_names.
 */
#ifndef ETHOS_U_LEGALIZE_H
#define ETHOS_U_LEGALIZE_H 0x8e49ad58038aefaa /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names ethos_u_legalize_names;

/* ethos_u_legalize.pat:12  rule ethos_u_expand_dims(x) { r = expand_dims(x); match r; where r.elements > 0; re ... */
struct ethos_u_legalize_ethos_u_expand_dims_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(ethos_u_legalize_ethos_u_expand_dims)

/* ethos_u_legalize.pat:18  rule ethos_u_squeeze(x) { r = squeeze(x); match r; where r.elements > 0; rewrite re ... */
struct ethos_u_legalize_ethos_u_squeeze_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(ethos_u_legalize_ethos_u_squeeze)

/* ethos_u_legalize.pat:25  rule ethos_u_split(x) : keep_shared { s = split(x); r = s.*; match r; where x.eleme ... */
struct ethos_u_legalize_ethos_u_split_match { dfg_node root, x, s, r; };
DFG_MATCHERS_OF_MATCH(ethos_u_legalize_ethos_u_split)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules ethos_u_legalize_rules;

/* Replacements that the user writes: the value that stands for the root, DFG_NONE: leave it; where
 * there are several roots, that of each to with[], in their order, and false: leave them. */
struct dfg_rewriter;
dfg_node ethos_u_slice(struct dfg_rewriter *r, const struct ethos_u_legalize_ethos_u_split_match *m);

#ifdef __cplusplus
}
#endif

#endif
