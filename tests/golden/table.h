/* Made by pat2c from table.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with table_names. */
#ifndef TABLE_H
#define TABLE_H 0xbbc7a1d7fd0b3545 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names table_names;

/* table.pat:3  pattern conv(x, w) = nn.conv2d(x, w & const) { groups == 1 }; */
struct conv_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(conv, NULL)

/* table.pat:4  pattern conv_bias(x, w, b) = nn.bias_add(conv(x, w), b); */
struct conv_bias_match { dfg_node root, x, w, b; };
struct conv_bias_whole { struct conv_bias_match m; struct conv_match conv; };
DFG_MATCHERS(conv_bias, NULL)

/* table.pat:6  "npu.conv_bias_relu" = nn.relu(conv_bias); */
struct npu_conv_bias_relu_match { dfg_node root; };
struct npu_conv_bias_relu_whole { struct npu_conv_bias_relu_match m; struct conv_bias_whole conv_bias; };
DFG_MATCHERS(npu_conv_bias_relu, NULL)

/* table.pat:4  pattern conv_bias(x, w, b) = nn.bias_add(conv(x, w), b); */
struct npu_conv_bias_match { dfg_node root, x, w, b; };
struct npu_conv_bias_whole { struct npu_conv_bias_match m; struct conv_match conv; };
DFG_MATCHERS(npu_conv_bias, NULL)

/* table.pat:9  "npu.conv_relu6"(x, w) = clip(conv(x, w)) { a_max == 6 }; */
struct npu_conv_relu6_match { dfg_node root, x, w; };
struct npu_conv_relu6_whole { struct npu_conv_relu6_match m; struct conv_match conv; };
DFG_MATCHERS(npu_conv_relu6, NULL)

enum npu_entry {
    NPU_CONV_BIAS_RELU, /* "npu.conv_bias_relu": table.pat:6 */
    NPU_CONV_BIAS, /* "npu.conv_bias": table.pat:4 */
    NPU_CONV, /* "npu.conv": table.pat:3 */
    NPU_CONV_RELU6, /* "npu.conv_relu6": table.pat:9 */
    NPU_N_ENTRIES
};
enum { NPU_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table npu that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t npu_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum npu_entry), or -1. */
int32_t npu_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t npu_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
