/* Made by pat2c from straight.pat; do not edit.
 *
 * DFG_MATCHERS...(P) declares two functions:
 * P_match(g, n, m): does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each(g, n, accept, ctx): every match at n, in the order of the search, until accept(ctx, m) says yes;
 *          did it?  What accept gets is the member m of a struct P_whole, where there is one: all that
 *          takes part; paths of dominators and links of chains that nobody named only by P_whole, where
 *          there is such a function.
 * A member that is absent from a match is DFG_NONE, DFG_DIM_UNKNOWN, nil or an empty set.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with straight_names.
 */
#ifndef STRAIGHT_H
#define STRAIGHT_H 0x4e093f36944ebb7c /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names straight_names;

/* straight.pat:3  pattern conv(x, w) = nn.conv2d(x, w & const) { groups == 1, data_layout == "NHWC", kernel_si ... */
struct conv_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(conv)

/* straight.pat:4  pattern conv_bias(x, w, b) = nn.bias_add(conv(x, w), b : f32); */
struct conv_bias_match { dfg_node root, x, w, b; };
struct conv_bias_whole { struct conv_bias_match m; struct conv_match conv; };
DFG_MATCHERS(conv_bias)

#ifdef __cplusplus
}
#endif

#endif
