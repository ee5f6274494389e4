/* Made by pat2c from straight.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with straight_names. */
#ifndef STRAIGHT_H
#define STRAIGHT_H 0x2e1780153c285426 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names straight_names;

/* straight.pat:3  pattern conv(x, w) = nn.conv2d(x, w & const) { groups == 1, data_layout == "NHWC", kernel_size ==  ... */
struct conv_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(conv, NULL)

/* straight.pat:4  pattern conv_bias(x, w, b) = nn.bias_add(conv(x, w), b : f32); */
struct conv_bias_match { dfg_node root, x, w, b; };
struct conv_bias_whole { struct conv_bias_match m; struct conv_match conv; };
DFG_MATCHERS(conv_bias, NULL)

DFG_END_C

#endif
