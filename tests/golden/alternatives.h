/* Made by pat2c from alternatives.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with alternatives_names. */
#ifndef ALTERNATIVES_H
#define ALTERNATIVES_H 0xa182566947966d1e /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names alternatives_names;

/* alternatives.pat:3  pattern told(x, w, y) = nn.relu(nn.conv2d(x, w) | tanh(y) | const); */
struct told_match { dfg_node root, x, w, y; /* maybe absent: x, w, y */ };
struct told_whole { struct told_match m; dfg_node conv2d, tanh, constant; };
DFG_MATCHERS(told, NULL)

/* alternatives.pat:4  pattern tried(x, y) = tanh(add(x, nn.relu(y)) | x); */
struct tried_match { dfg_node root, x, y; /* maybe absent: y */ };
struct tried_whole { struct tried_match m; dfg_node add, relu; };
DFG_MATCHERS_OF_WAYS(tried, whole, 2, NULL)

/* alternatives.pat:5  pattern absent(x, w, y) { c = nn.conv2d(x, w); where not present(c) or c.groups == 1; return n ... */
struct absent_match { dfg_node root, x, w, y, c; /* maybe absent: x, w, y, c */ };
struct absent_whole { struct absent_match m; dfg_node tanh; };
DFG_MATCHERS(absent, NULL)

/* alternatives.pat:10  pattern again(x, y) = add((nn.relu(x) | tanh(y)), exp(x)); */
struct again_match { dfg_node root, x, y; /* maybe absent: y */ };
struct again_whole { struct again_match m; dfg_node relu, tanh, exp; };
DFG_MATCHERS(again, NULL)

DFG_END_C

#endif
