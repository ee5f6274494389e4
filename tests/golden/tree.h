/* Made by pat2c from tree.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with tree_names. */
#ifndef TREE_H
#define TREE_H 0x7044cebfc01930c4 /* of this run of pat2c */

#include "dfg_label.h"

DFG_BEGIN_C

extern const struct dfg_names tree_names;

/* tree.pat:9  pattern conv_only(x, w, b) = conv(x, w & const, b?) { group == 1 }; */
struct conv_only_match { dfg_node root, x, w, b; /* maybe absent: b */ };
DFG_MATCHERS_OF_MATCH(conv_only, NULL)

/* tree.pat:10  pattern conv_relu(x, w, b) = relu(conv_only(x, w, b)); */
struct conv_relu_match { dfg_node root, x, w, b; /* maybe absent: b */ };
struct conv_relu_whole { struct conv_relu_match m; struct conv_only_match conv_only; };
DFG_MATCHERS(conv_relu, NULL)

/* tree.pat:11  pattern sum(a, c) = add(a, c & const); */
struct sum_match { dfg_node root, a, c; };
DFG_MATCHERS_OF_WAYS(sum, match, 1, NULL)

/* tree.pat:12  pattern unlike(x) = relu(x & !const); */
struct unlike_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(unlike, NULL)

/* tree.pat:13  pattern same(x) = add(x, x); */
struct same_match { dfg_node root, x; };
DFG_MATCHERS_OF_WAYS(same, match, 1, NULL)

/* tree.pat:14  pattern half(x) = relu(split(x) : f32); */
struct half_match { dfg_node root, x; };
struct half_whole { struct half_match m; dfg_node split, split_call; };
DFG_MATCHERS(half, NULL)

/* tree.pat:29  rule bias(x, w, b) { match add(conv(x, w), b); rewrite conv(x, w, b); } */
struct bias_match { dfg_node root, x, w, b; };
struct bias_whole { struct bias_match m; dfg_node conv; };
DFG_MATCHERS_OF_WAYS(bias, whole, 1, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules tree_rules;

enum npu_entry {
    NPU_CONV_RELU, /* "npu.conv_relu": tree.pat:10 */
    NPU_CONV, /* "npu.conv": tree.pat:9 */
    NPU_SUM, /* "npu.sum": tree.pat:11 */
    NPU_UNLIKE, /* "npu.unlike": tree.pat:12 */
    NPU_SAME, /* "npu.same": tree.pat:13 */
    NPU_N_ENTRIES
};
enum { NPU_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table npu that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Nodes are labelled
 * in the memory of the view, which so belongs to one thread.
 */
uint64_t npu_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum npu_entry), or -1. */
int32_t npu_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t npu_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

/* The same with the numbers of sets, and the entries of a set by its number, as bits of a set: many nodes
 * have one set, which is told once. */
size_t npu_hits(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint32_t *sets);
struct dfg_entries npu_set(const dfg_graph *g, uint32_t set);

enum halves_entry {
    HALVES_HALF, /* "halves.half": tree.pat:14 */
    HALVES_UNLIKE, /* "halves.unlike": tree.pat:12 */
    HALVES_N_ENTRIES
};
enum { HALVES_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table halves that may match at n, a bit each in order of priority:
 * the last entry lowest (last_wins).  Never misses one.  Nodes are labelled
 * in the memory of the view, which so belongs to one thread.
 */
uint64_t halves_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum halves_entry), or -1. */
int32_t halves_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t halves_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

/* The same with the numbers of sets, and the entries of a set by its number, as bits of a set: many nodes
 * have one set, which is told once. */
size_t halves_hits(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint32_t *sets);
struct dfg_entries halves_set(const dfg_graph *g, uint32_t set);

DFG_END_C

#endif
