/* Made by pat2c from fused.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with fused_names. */
#ifndef FUSED_H
#define FUSED_H 0x0070071cab7f07a2 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names fused_names;

/* fused.pat:6  pattern conv_to_sum(x, w) { conv = Conv(x, w, ...); return dominates(conv, op { kind <= broadcast }(. ... */
struct fused_conv_to_sum_match { dfg_node root, x, w, conv; };
struct fused_conv_to_sum_whole {
    struct fused_conv_to_sum_match m; dfg_node add; struct dfg_nodes rest, call, rest_2, rest_3;
};
DFG_MATCHERS_OF_SEARCH(fused_conv_to_sum)

enum fused_entry {
    FUSED_CONV_TO_SUM, /* "fused.conv_to_sum": fused.pat:6 */
    FUSED_N_ENTRIES
};
enum { FUSED_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table fused that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t fused_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum fused_entry), or -1. */
int32_t fused_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t fused_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
