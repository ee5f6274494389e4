/* Made by pat2c from relax_hipblas.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with relax_hipblas_names. */
#ifndef RELAX_HIPBLAS_H
#define RELAX_HIPBLAS_H 0xeb3c2ce3d362e599 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names relax_hipblas_names;

/* Params that are decided at run time: a graph's `options` points at one of these, or is NULL
 * for the declared values. */
struct relax_hipblas_options {
    bool open_batches;
};
extern const struct relax_hipblas_options relax_hipblas_default_options;

struct relax_hipblas_product_match { dfg_node root, a, b, r; };
/* relax_hipblas.pat:10  "hipblas.matmul" = product(_ : f16, _); */
struct relax_hipblas_hipblas_matmul_match { dfg_node root; };
struct relax_hipblas_hipblas_matmul_whole {
    struct relax_hipblas_hipblas_matmul_match m; struct relax_hipblas_product_match product; dfg_node x;
};
DFG_MATCHERS(relax_hipblas_hipblas_matmul, NULL)

struct relax_hipblas_biased_match { dfg_node root, a, b, bias, p; };
/* relax_hipblas.pat:11  "hipblas.matmul_bias" = biased(_ : f16, _, _); */
struct relax_hipblas_hipblas_matmul_bias_match { dfg_node root; };
struct relax_hipblas_hipblas_matmul_bias_whole {
    struct relax_hipblas_hipblas_matmul_bias_match m; struct relax_hipblas_biased_match biased; dfg_node x;
};
DFG_MATCHERS_OF_WAYS(relax_hipblas_hipblas_matmul_bias, whole, 1, NULL)

/* relax_hipblas.pat:12  "hipblas.matmul_bias_relu" = relax.nn.relu(biased(_ : f16, _, _)); */
struct relax_hipblas_hipblas_matmul_bias_relu_match { dfg_node root; };
struct relax_hipblas_hipblas_matmul_bias_relu_whole {
    struct relax_hipblas_hipblas_matmul_bias_relu_match m; struct relax_hipblas_biased_match biased;
    dfg_node x;
};
DFG_MATCHERS_OF_WAYS(relax_hipblas_hipblas_matmul_bias_relu, whole, 1, NULL)

/* relax_hipblas.pat:13  "hipblas.matmul_bias_gelu" = relax.nn.gelu(biased(_ : f16, _, _)); */
struct relax_hipblas_hipblas_matmul_bias_gelu_match { dfg_node root; };
struct relax_hipblas_hipblas_matmul_bias_gelu_whole {
    struct relax_hipblas_hipblas_matmul_bias_gelu_match m; struct relax_hipblas_biased_match biased;
    dfg_node x;
};
DFG_MATCHERS_OF_WAYS(relax_hipblas_hipblas_matmul_bias_gelu, whole, 1, NULL)

struct relax_hipblas_transposed_product_match { dfg_node root, a, b, t, r; };
/* relax_hipblas.pat:14  "hipblas.matmul_transposed" = transposed_product(_ : f16, _); */
struct relax_hipblas_hipblas_matmul_transposed_match { dfg_node root; };
struct relax_hipblas_hipblas_matmul_transposed_whole {
    struct relax_hipblas_hipblas_matmul_transposed_match m;
    struct relax_hipblas_transposed_product_match transposed_product; dfg_node x;
};
DFG_MATCHERS(relax_hipblas_hipblas_matmul_transposed, NULL)

struct relax_hipblas_transposed_biased_match { dfg_node root, a, b, bias, p; };
struct relax_hipblas_transposed_biased_whole {
    struct relax_hipblas_transposed_biased_match m;
    struct relax_hipblas_transposed_product_match transposed_product;
};
/* relax_hipblas.pat:15  "hipblas.matmul_transposed_bias" = transposed_biased(_ : f16, _, _); */
struct relax_hipblas_hipblas_matmul_transposed_bias_match { dfg_node root; };
struct relax_hipblas_hipblas_matmul_transposed_bias_whole {
    struct relax_hipblas_hipblas_matmul_transposed_bias_match m;
    struct relax_hipblas_transposed_biased_whole transposed_biased; dfg_node x;
};
DFG_MATCHERS_OF_WAYS(relax_hipblas_hipblas_matmul_transposed_bias, whole, 1, NULL)

/* relax_hipblas.pat:16  "hipblas.matmul_transposed_bias_relu" = relax.nn.relu(transposed_biased(_ : f16, _, _)); */
struct relax_hipblas_hipblas_matmul_transposed_bias_relu_match { dfg_node root; };
struct relax_hipblas_hipblas_matmul_transposed_bias_relu_whole {
    struct relax_hipblas_hipblas_matmul_transposed_bias_relu_match m;
    struct relax_hipblas_transposed_biased_whole transposed_biased; dfg_node x;
};
DFG_MATCHERS_OF_WAYS(relax_hipblas_hipblas_matmul_transposed_bias_relu, whole, 1, NULL)

/* relax_hipblas.pat:17  "hipblas.matmul_transposed_bias_gelu" = relax.nn.gelu(transposed_biased(_ : f16, _, _)); */
struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_match { dfg_node root; };
struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole {
    struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_match m;
    struct relax_hipblas_transposed_biased_whole transposed_biased; dfg_node x;
};
DFG_MATCHERS_OF_WAYS(relax_hipblas_hipblas_matmul_transposed_bias_gelu, whole, 1, NULL)

enum relax_hipblas_entry {
    RELAX_HIPBLAS_HIPBLAS_MATMUL, /* "hipblas.matmul": relax_hipblas.pat:10 */
    RELAX_HIPBLAS_HIPBLAS_MATMUL_BIAS, /* "hipblas.matmul_bias": relax_hipblas.pat:11 */
    RELAX_HIPBLAS_HIPBLAS_MATMUL_BIAS_RELU, /* "hipblas.matmul_bias_relu": relax_hipblas.pat:12 */
    RELAX_HIPBLAS_HIPBLAS_MATMUL_BIAS_GELU, /* "hipblas.matmul_bias_gelu": relax_hipblas.pat:13 */
    RELAX_HIPBLAS_HIPBLAS_MATMUL_TRANSPOSED, /* "hipblas.matmul_transposed": relax_hipblas.pat:14 */
    RELAX_HIPBLAS_HIPBLAS_MATMUL_TRANSPOSED_BIAS, /* "hipblas.matmul_transposed_bias": relax_hipblas.pat:15 */
    RELAX_HIPBLAS_HIPBLAS_MATMUL_TRANSPOSED_BIAS_RELU, /* "hipblas.matmul_transposed_bias_relu": relax_hipblas.pat:16 */
    RELAX_HIPBLAS_HIPBLAS_MATMUL_TRANSPOSED_BIAS_GELU, /* "hipblas.matmul_transposed_bias_gelu": relax_hipblas.pat:17 */
    RELAX_HIPBLAS_N_ENTRIES
};
enum { RELAX_HIPBLAS_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table relax_hipblas that may match at n, a bit each in order of priority:
 * the last entry lowest (last_wins).  Never misses one.  Pure, no memory.
 */
uint64_t relax_hipblas_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum relax_hipblas_entry), or -1. */
int32_t relax_hipblas_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t relax_hipblas_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
