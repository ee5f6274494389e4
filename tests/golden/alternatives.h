/* Made by pat2c from alternatives.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with alternatives_names.
 */
#ifndef ALTERNATIVES_H
#define ALTERNATIVES_H 0x4c1e7f045c9bf5bf /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names alternatives_names;

/* alternatives.pat:3  pattern told(x, w, y) = nn.relu(nn.conv2d(x, w) | tanh(y) | const); */
struct told_match {
    dfg_node root;
    dfg_node x; /* DFG_NONE where it takes no part */
    dfg_node w; /* DFG_NONE where it takes no part */
    dfg_node y; /* DFG_NONE where it takes no part */
};
struct told_whole { struct told_match m; dfg_node conv2d, tanh, constant; };
bool told_match(const dfg_graph *g, dfg_node n, struct told_match *m);
bool told_each(const dfg_graph *g, dfg_node n,
               bool (*accept)(void *ctx, const struct told_match *m), void *ctx);

/* alternatives.pat:4  pattern tried(x, y) = tanh(add(x, nn.relu(y)) | x); */
struct tried_match {
    dfg_node root, x;
    dfg_node y; /* DFG_NONE where it takes no part */
};
struct tried_whole { struct tried_match m; dfg_node add, relu; };
bool tried_match(const dfg_graph *g, dfg_node n, struct tried_match *m);
bool tried_each(const dfg_graph *g, dfg_node n,
                bool (*accept)(void *ctx, const struct tried_match *m), void *ctx);

/* alternatives.pat:5  pattern absent(x, w, y) { c = nn.conv2d(x, w); where not present(c) or c.groups == 1; re ... */
struct absent_match {
    dfg_node root;
    dfg_node x; /* DFG_NONE where it takes no part */
    dfg_node w; /* DFG_NONE where it takes no part */
    dfg_node y; /* DFG_NONE where it takes no part */
    dfg_node c; /* DFG_NONE where it takes no part */
};
struct absent_whole { struct absent_match m; dfg_node tanh; };
bool absent_match(const dfg_graph *g, dfg_node n, struct absent_match *m);
bool absent_each(const dfg_graph *g, dfg_node n,
                 bool (*accept)(void *ctx, const struct absent_match *m), void *ctx);

/* alternatives.pat:10  pattern again(x, y) = add((nn.relu(x) | tanh(y)), exp(x)); */
struct again_match {
    dfg_node root, x;
    dfg_node y; /* DFG_NONE where it takes no part */
};
struct again_whole { struct again_match m; dfg_node relu, tanh, exp; };
bool again_match(const dfg_graph *g, dfg_node n, struct again_match *m);
bool again_each(const dfg_graph *g, dfg_node n,
                bool (*accept)(void *ctx, const struct again_match *m), void *ctx);

#ifdef __cplusplus
}
#endif

#endif
