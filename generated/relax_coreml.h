/* Made by pat2c from relax_coreml.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with relax_coreml_names. */
#ifndef RELAX_COREML_H
#define RELAX_COREML_H 0xb11f45f264bf3065 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names relax_coreml_names;

/* relax_coreml.pat:11  pattern conv2d(x, w) { c = relax.nn.conv2d(x, w & const) { data_layout == "NCHW", kernel_layo ... */
struct relax_coreml_conv2d_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(relax_coreml_conv2d, NULL)

/* relax_coreml.pat:19  "coreml.add" = relax.add(_, _); */
struct relax_coreml_coreml_add_match { dfg_node root; };
struct relax_coreml_coreml_add_whole { struct relax_coreml_coreml_add_match m; dfg_node x, x_2; };
DFG_MATCHERS_OF_WAYS(relax_coreml_coreml_add, whole, 1, NULL)

/* relax_coreml.pat:20  "coreml.multiply" = relax.multiply(_, _); */
struct relax_coreml_coreml_multiply_match { dfg_node root; };
struct relax_coreml_coreml_multiply_whole { struct relax_coreml_coreml_multiply_match m; dfg_node x, x_2; };
DFG_MATCHERS_OF_WAYS(relax_coreml_coreml_multiply, whole, 1, NULL)

/* relax_coreml.pat:21  "coreml.nn.softmax" = relax.nn.softmax(_); */
struct relax_coreml_coreml_nn_softmax_match { dfg_node root; };
struct relax_coreml_coreml_nn_softmax_whole { struct relax_coreml_coreml_nn_softmax_match m; dfg_node x; };
DFG_MATCHERS(relax_coreml_coreml_nn_softmax, NULL)

/* relax_coreml.pat:22  "coreml.nn.relu" = relax.nn.relu(_); */
struct relax_coreml_coreml_nn_relu_match { dfg_node root; };
struct relax_coreml_coreml_nn_relu_whole { struct relax_coreml_coreml_nn_relu_match m; dfg_node x; };
DFG_MATCHERS(relax_coreml_coreml_nn_relu, NULL)

/* relax_coreml.pat:23  "coreml.expand_dims" = relax.expand_dims(_); */
struct relax_coreml_coreml_expand_dims_match { dfg_node root; };
struct relax_coreml_coreml_expand_dims_whole { struct relax_coreml_coreml_expand_dims_match m; dfg_node x; };
DFG_MATCHERS(relax_coreml_coreml_expand_dims, NULL)

/* relax_coreml.pat:24  "coreml.nn.avg_pool2d" = relax.nn.avg_pool2d(_); */
struct relax_coreml_coreml_nn_avg_pool2d_match { dfg_node root; };
struct relax_coreml_coreml_nn_avg_pool2d_whole {
    struct relax_coreml_coreml_nn_avg_pool2d_match m; dfg_node x;
};
DFG_MATCHERS(relax_coreml_coreml_nn_avg_pool2d, NULL)

/* relax_coreml.pat:25  "coreml.nn.batch_flatten" = relax.nn.batch_flatten(_); */
struct relax_coreml_coreml_nn_batch_flatten_match { dfg_node root; };
struct relax_coreml_coreml_nn_batch_flatten_whole {
    struct relax_coreml_coreml_nn_batch_flatten_match m; dfg_node x;
};
DFG_MATCHERS(relax_coreml_coreml_nn_batch_flatten, NULL)

/* relax_coreml.pat:27  "coreml.clip" = relax.clip(_, const, const); */
struct relax_coreml_coreml_clip_match { dfg_node root; };
struct relax_coreml_coreml_clip_whole {
    struct relax_coreml_coreml_clip_match m; dfg_node x, constant, constant_2;
};
DFG_MATCHERS(relax_coreml_coreml_clip, NULL)

/* relax_coreml.pat:28  "coreml.matmul" = relax.matmul(_, _); */
struct relax_coreml_coreml_matmul_match { dfg_node root; };
struct relax_coreml_coreml_matmul_whole { struct relax_coreml_coreml_matmul_match m; dfg_node x, x_2; };
DFG_MATCHERS(relax_coreml_coreml_matmul, NULL)

enum relax_coreml_entry {
    RELAX_COREML_COREML_ADD, /* "coreml.add": relax_coreml.pat:19 */
    RELAX_COREML_COREML_MULTIPLY, /* "coreml.multiply": relax_coreml.pat:20 */
    RELAX_COREML_COREML_NN_SOFTMAX, /* "coreml.nn.softmax": relax_coreml.pat:21 */
    RELAX_COREML_COREML_NN_RELU, /* "coreml.nn.relu": relax_coreml.pat:22 */
    RELAX_COREML_COREML_EXPAND_DIMS, /* "coreml.expand_dims": relax_coreml.pat:23 */
    RELAX_COREML_COREML_NN_AVG_POOL2D, /* "coreml.nn.avg_pool2d": relax_coreml.pat:24 */
    RELAX_COREML_COREML_NN_BATCH_FLATTEN, /* "coreml.nn.batch_flatten": relax_coreml.pat:25 */
    RELAX_COREML_COREML_NN_CONV2D, /* "coreml.nn.conv2d": relax_coreml.pat:11 */
    RELAX_COREML_COREML_CLIP, /* "coreml.clip": relax_coreml.pat:27 */
    RELAX_COREML_COREML_MATMUL, /* "coreml.matmul": relax_coreml.pat:28 */
    RELAX_COREML_N_ENTRIES
};
enum { RELAX_COREML_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table relax_coreml that may match at n, a bit each in order of priority:
 * the last entry lowest (last_wins).  Never misses one.  Pure, no memory.
 */
uint64_t relax_coreml_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum relax_coreml_entry), or -1. */
int32_t relax_coreml_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t relax_coreml_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
