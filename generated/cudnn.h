/* Made by pat2c from cudnn.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with cudnn_names. */
#ifndef CUDNN_H
#define CUDNN_H 0x4f1a9566f5d2f0fc /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names cudnn_names;

/* cudnn.pat:15  pattern softmax(x) = nn.softmax(x) where float_type(x); */
struct cudnn_softmax_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(cudnn_softmax, NULL)

/* cudnn.pat:16  pattern log_softmax(x) = nn.log_softmax(x) { axis in {1, -1} } where float_type(x), x.rank == 2; */
struct cudnn_log_softmax_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(cudnn_log_softmax, NULL)

/* cudnn.pat:18  pattern conv2d(x, w) { c = nn.conv2d(x, w); where conv2d_ok(c, x); return c; } */
struct cudnn_conv2d_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(cudnn_conv2d, NULL)

/* cudnn.pat:23  pattern conv2d_bias_act(x, w, b) = nn.relu?(nn.bias_add(conv2d(x, w), b)); */
struct cudnn_conv2d_bias_act_match { dfg_node root, x, w, b; };
struct cudnn_conv2d_bias_act_whole { struct cudnn_conv2d_bias_act_match m; dfg_node relu, bias_add, c; };
DFG_MATCHERS(cudnn_conv2d_bias_act, NULL)

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

DFG_END_C

#endif
