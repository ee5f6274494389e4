/* Made by pat2c from approximate.pat; do not edit.
 *
 * DFG_MATCHERS...(P) declares two functions:
 * P_match(g, n, m): does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each(g, n, accept, ctx): every match at n, in the order of the search, until accept(ctx, m) says yes;
 *          did it?  What accept gets is the member m of a struct P_whole, where there is one: all that
 *          takes part; paths of dominators and links of chains that nobody named only by P_whole, where
 *          there is such a function.
 * A member that is absent from a match is DFG_NONE, DFG_DIM_UNKNOWN, nil or an empty set.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with approximate_names.
 */
#ifndef APPROXIMATE_H
#define APPROXIMATE_H 0xe8bb56b40a4d1f57 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names approximate_names;

/* approximate.pat:6  rule approximate_gelu(x) { match com.microsoft.Gelu(x); where x.rank >= 1; rewrite com.mi ... */
struct approximate_approximate_gelu_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(approximate_approximate_gelu)

/* approximate.pat:7  rule approximate_bias_gelu(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.micros ... */
struct approximate_approximate_bias_gelu_match { dfg_node root, x, b; };
DFG_MATCHERS_OF_MATCH(approximate_approximate_bias_gelu)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules approximate_rules;

#ifdef __cplusplus
}
#endif

#endif
