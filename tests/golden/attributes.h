/* Made by pat2c from attributes.pat; do not edit.
 *
 * DFG_MATCHERS...(P) declares two functions:
 * P_match(g, n, m): does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each(g, n, accept, ctx): every match at n, in the order of the search, until accept(ctx, m) says yes;
 *          did it?  What accept gets is the member m of a struct P_whole, where there is one: all that
 *          takes part; paths of dominators and links of chains that nobody named only by P_whole, where
 *          there is such a function.
 * A member that is absent from a match is DFG_NONE, DFG_DIM_UNKNOWN, nil or an empty set.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with attributes_names.
 */
#ifndef ATTRIBUTES_H
#define ATTRIBUTES_H 0x757919d36a6dc142 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names attributes_names;

/* Params that are decided at run time: a graph's `options` points at one of these, or is NULL
 * for the declared values. */
struct attributes_options {
    bool fast;
};
extern const struct attributes_options attributes_default_options;

/* attributes.pat:5  pattern bound(x, w) = nn.conv2d(x, w) { groups = k, channels = c } where k == c, fast; */
struct bound_match { dfg_node root, x, w; dfg_val k, c; };
DFG_MATCHERS_OF_MATCH(bound)

/* attributes.pat:6  pattern limited(x, w) = nn.conv2d(x, w) { groups <= limit, padding in {[0, 0], [1, 1]}, da ... */
struct limited_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(limited)

/* attributes.pat:7  pattern exactly(x, w) = nn.conv2d(x, w) { groups == 2, exact }; */
struct exactly_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(exactly)

/* attributes.pat:9  pattern tagged(x) = my.tag(x) { names = t, groups = u, exact }; */
struct tagged_match { dfg_node root, x; dfg_val t, u; };
DFG_MATCHERS_OF_MATCH(tagged)

/* attributes.pat:10  pattern no_other(x) = op(x) { alpha == 0.25, exact }; */
struct no_other_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(no_other)

/* attributes.pat:11  pattern divisors(x, w) { c = nn.conv2d(x, w) { groups divides limit, strides divides 4, c ... */
struct divisors_match { dfg_node root, x, w, c; dfg_val k; };
DFG_MATCHERS_OF_MATCH(divisors)

/* attributes.pat:12  pattern aligned(x, w) = nn.conv2d(x, w) { channels multiple_of 16, padding multiple_of 2 }; */
struct aligned_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(aligned)

#ifdef __cplusplus
}
#endif

#endif
