/* Made by pat2c from approximate.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with approximate_names. */
#ifndef APPROXIMATE_H
#define APPROXIMATE_H 0x6aedf4901efa0485 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names approximate_names;

/* approximate.pat:6  rule approximate_gelu(x) { match com.microsoft.Gelu(x); where x.rank >= 1; rewrite com.microsof ... */
struct approximate_approximate_gelu_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(approximate_approximate_gelu, NULL)

/* approximate.pat:7  rule approximate_bias_gelu(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.Fa ... */
struct approximate_approximate_bias_gelu_match { dfg_node root, x, b; };
DFG_MATCHERS_OF_MATCH(approximate_approximate_bias_gelu, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules approximate_rules;

DFG_END_C

#endif
