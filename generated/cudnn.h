/* Made by pat2c from cudnn.pat; do not edit.
 *
 * DFG_MATCHERS...(P) declares two functions:
 * P_match(g, n, m): does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each(g, n, accept, ctx): every match at n, in the order of the search, until accept(ctx, m) says yes;
 *          did it?  What accept gets is the member m of a struct P_whole, where there is one: all that
 *          takes part; paths of dominators and links of chains that nobody named only by P_whole, where
 *          there is such a function.
 * A member that is absent from a match is DFG_NONE, DFG_DIM_UNKNOWN, nil or an empty set.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with cudnn_names.
 */
#ifndef CUDNN_H
#define CUDNN_H 0xdf051991fa2eb00f /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names cudnn_names;

/* cudnn.pat:15  pattern softmax(x) = nn.softmax(x) where float_type(x); */
struct cudnn_softmax_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(cudnn_softmax)

/* cudnn.pat:16  pattern log_softmax(x) = nn.log_softmax(x) { axis in {1, -1} } where float_type(x), x.rank == 2; */
struct cudnn_log_softmax_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(cudnn_log_softmax)

/* cudnn.pat:18  pattern conv2d(x, w) { c = nn.conv2d(x, w); where conv2d_ok(c, x); return c; } */
struct cudnn_conv2d_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(cudnn_conv2d)

/* cudnn.pat:23  pattern conv2d_bias_act(x, w, b) = nn.relu?(nn.bias_add(conv2d(x, w), b)); */
struct cudnn_conv2d_bias_act_match { dfg_node root, x, w, b; };
struct cudnn_conv2d_bias_act_whole { struct cudnn_conv2d_bias_act_match m; dfg_node relu, bias_add, c; };
DFG_MATCHERS(cudnn_conv2d_bias_act)

enum cudnn_entry {
    CUDNN_SOFTMAX, /* "cudnn.softmax": cudnn.pat:15 */
    CUDNN_LOG_SOFTMAX, /* "cudnn.log_softmax": cudnn.pat:16 */
    CUDNN_CONV2D_BIAS_ACT, /* "cudnn.conv2d_bias_act": cudnn.pat:23 */
    CUDNN_CONV2D, /* "cudnn.conv2d": cudnn.pat:18 */
    CUDNN_N_ENTRIES
};
enum { CUDNN_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table cudnn that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t cudnn_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum cudnn_entry), or -1. */
int32_t cudnn_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t cudnn_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

#ifdef __cplusplus
}
#endif

#endif
