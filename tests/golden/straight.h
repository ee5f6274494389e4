/* Made by pat2c from straight.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with straight_names.
 */
#ifndef STRAIGHT_H
#define STRAIGHT_H 0x333975723fb2573c /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names straight_names;

/* straight.pat:3  pattern conv(x, w) = nn.conv2d(x, w & const) { groups == 1, data_layout == "NHWC", kernel_si ... */
struct conv_match { dfg_node root, x, w; };
bool conv_match(const dfg_graph *g, dfg_node n, struct conv_match *m);
bool conv_each(const dfg_graph *g, dfg_node n,
               bool (*accept)(void *ctx, const struct conv_match *m), void *ctx);

/* straight.pat:4  pattern conv_bias(x, w, b) = nn.bias_add(conv(x, w), b : f32); */
struct conv_bias_match { dfg_node root, x, w, b; };
struct conv_bias_whole { struct conv_bias_match m; dfg_node conv2d; };
bool conv_bias_match(const dfg_graph *g, dfg_node n, struct conv_bias_match *m);
bool conv_bias_each(const dfg_graph *g, dfg_node n,
                    bool (*accept)(void *ctx, const struct conv_bias_match *m), void *ctx);

#ifdef __cplusplus
}
#endif

#endif
