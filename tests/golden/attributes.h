/* Made by pat2c from attributes.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with attributes_names. */
#ifndef ATTRIBUTES_H
#define ATTRIBUTES_H 0x7daa9ddec208bae8 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names attributes_names;

/* Params that are decided at run time: a graph's `options` points at one of these, or is NULL
 * for the declared values. */
struct attributes_options {
    bool fast;
};
extern const struct attributes_options attributes_default_options;

/* attributes.pat:5  pattern bound(x, w) = nn.conv2d(x, w) { groups = k, channels = c } where k == c, fast; */
struct bound_match { dfg_node root, x, w; dfg_val k, c; };
DFG_MATCHERS_OF_MATCH(bound, NULL)

/* attributes.pat:6  pattern limited(x, w) = nn.conv2d(x, w) { groups <= limit, padding in {[0, 0], [1, 1]}, data_lay ... */
struct limited_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(limited, NULL)

/* attributes.pat:7  pattern exactly(x, w) = nn.conv2d(x, w) { groups == 2, exact }; */
struct exactly_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(exactly, NULL)

/* attributes.pat:9  pattern tagged(x) = my.tag(x) { names = t, groups = u, exact }; */
struct tagged_match { dfg_node root, x; dfg_val t, u; };
DFG_MATCHERS_OF_MATCH(tagged, NULL)

/* attributes.pat:10  pattern no_other(x) = op(x) { alpha == 0.25, exact }; */
struct no_other_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(no_other, NULL)

/* attributes.pat:11  pattern divisors(x, w) { c = nn.conv2d(x, w) { groups divides limit, strides divides 4, channel ... */
struct divisors_match { dfg_node root, x, w, c; dfg_val k; };
DFG_MATCHERS_OF_MATCH(divisors, NULL)

/* attributes.pat:12  pattern aligned(x, w) = nn.conv2d(x, w) { channels multiple_of 16, padding multiple_of 2 }; */
struct aligned_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(aligned, NULL)

DFG_END_C

#endif
