/* Made by pat2c from relax_cublas.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with relax_cublas_names. */
#ifndef RELAX_CUBLAS_H
#define RELAX_CUBLAS_H 0x86a3fc6fcf13f066 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names relax_cublas_names;

/* Params that are decided at run time: a graph's `options` points at one of these, or is NULL
 * for the declared values. */
struct relax_cublas_options {
    bool open_batches;
};
extern const struct relax_cublas_options relax_cublas_default_options;

/* relax_cublas.pat:45  pattern product(a, b) { r = relax.matmul(a, b); where static_reduction(a), batches(a, b), sam ... */
struct relax_cublas_product_match { dfg_node root, a, b, r; };
DFG_MATCHERS_OF_MATCH(relax_cublas_product, NULL)

/* relax_cublas.pat:50  pattern transposed_product(a, b) { t = relax.permute_dims(b); r = relax.matmul(a, t); where s ... */
struct relax_cublas_transposed_product_match { dfg_node root, a, b, t, r; };
DFG_MATCHERS_OF_MATCH(relax_cublas_transposed_product, NULL)

/* relax_cublas.pat:58  pattern biased(a, b, bias) { p = product(a, b); where a.dtype != i8, bias_of(bias, p); return ... */
struct relax_cublas_biased_match { dfg_node root, a, b, bias, p; };
DFG_MATCHERS_OF_WAYS(relax_cublas_biased, match, 1, NULL)

/* relax_cublas.pat:63  pattern transposed_biased(a, b, bias) { p = transposed_product(a, b); where a.dtype != i8, bi ... */
struct relax_cublas_transposed_biased_match { dfg_node root, a, b, bias, p; };
struct relax_cublas_transposed_biased_whole {
    struct relax_cublas_transposed_biased_match m;
    struct relax_cublas_transposed_product_match transposed_product;
};
DFG_MATCHERS_OF_WAYS(relax_cublas_transposed_biased, whole, 1, NULL)

/* relax_cublas.pat:68  pattern dequantized(scale, zero_point) = relax.dequantize(transposed_product, scale & scalar( ... */
struct relax_cublas_dequantized_match { dfg_node root, scale, zero_point; };
struct relax_cublas_dequantized_whole {
    struct relax_cublas_dequantized_match m;
    struct relax_cublas_transposed_product_match transposed_product; dfg_node r, x;
};
DFG_MATCHERS(relax_cublas_dequantized, NULL)

/* relax_cublas.pat:70  pattern scaled(scale_a, scale_b) = relax.astype(relax.multiply(transposed_product, relax.mult ... */
struct relax_cublas_scaled_match { dfg_node root, scale_a, scale_b; };
struct relax_cublas_scaled_whole {
    struct relax_cublas_scaled_match m; struct relax_cublas_transposed_product_match transposed_product;
    dfg_node multiply, r, multiply_2;
};
DFG_MATCHERS_OF_WAYS(relax_cublas_scaled, whole, 1, NULL)

/* relax_cublas.pat:77  "cublas.matmul_bias_relu" = relax.nn.relu(biased); */
struct relax_cublas_cublas_matmul_bias_relu_match { dfg_node root; };
struct relax_cublas_cublas_matmul_bias_relu_whole {
    struct relax_cublas_cublas_matmul_bias_relu_match m; struct relax_cublas_biased_match biased;
};
DFG_MATCHERS_OF_WAYS(relax_cublas_cublas_matmul_bias_relu, whole, 1, NULL)

/* relax_cublas.pat:78  "cublas.matmul_bias_gelu" = relax.nn.gelu(biased); */
struct relax_cublas_cublas_matmul_bias_gelu_match { dfg_node root; };
struct relax_cublas_cublas_matmul_bias_gelu_whole {
    struct relax_cublas_cublas_matmul_bias_gelu_match m; struct relax_cublas_biased_match biased;
};
DFG_MATCHERS_OF_WAYS(relax_cublas_cublas_matmul_bias_gelu, whole, 1, NULL)

/* relax_cublas.pat:81  "cublas.matmul_transposed_bias_relu" = relax.nn.relu(transposed_biased); */
struct relax_cublas_cublas_matmul_transposed_bias_relu_match { dfg_node root; };
struct relax_cublas_cublas_matmul_transposed_bias_relu_whole {
    struct relax_cublas_cublas_matmul_transposed_bias_relu_match m;
    struct relax_cublas_transposed_biased_whole transposed_biased;
};
DFG_MATCHERS_OF_WAYS(relax_cublas_cublas_matmul_transposed_bias_relu, whole, 1, NULL)

/* relax_cublas.pat:82  "cublas.matmul_transposed_bias_gelu" = relax.nn.gelu(transposed_biased); */
struct relax_cublas_cublas_matmul_transposed_bias_gelu_match { dfg_node root; };
struct relax_cublas_cublas_matmul_transposed_bias_gelu_whole {
    struct relax_cublas_cublas_matmul_transposed_bias_gelu_match m;
    struct relax_cublas_transposed_biased_whole transposed_biased;
};
DFG_MATCHERS_OF_WAYS(relax_cublas_cublas_matmul_transposed_bias_gelu, whole, 1, NULL)

enum relax_cublas_entry {
    RELAX_CUBLAS_CUBLAS_MATMUL, /* "cublas.matmul": relax_cublas.pat:45 */
    RELAX_CUBLAS_CUBLAS_MATMUL_BIAS, /* "cublas.matmul_bias": relax_cublas.pat:58 */
    RELAX_CUBLAS_CUBLAS_MATMUL_BIAS_RELU, /* "cublas.matmul_bias_relu": relax_cublas.pat:77 */
    RELAX_CUBLAS_CUBLAS_MATMUL_BIAS_GELU, /* "cublas.matmul_bias_gelu": relax_cublas.pat:78 */
    RELAX_CUBLAS_CUBLAS_MATMUL_TRANSPOSED, /* "cublas.matmul_transposed": relax_cublas.pat:50 */
    RELAX_CUBLAS_CUBLAS_MATMUL_TRANSPOSED_BIAS, /* "cublas.matmul_transposed_bias": relax_cublas.pat:63 */
    RELAX_CUBLAS_CUBLAS_MATMUL_TRANSPOSED_BIAS_RELU, /* "cublas.matmul_transposed_bias_relu": relax_cublas.pat:81 */
    RELAX_CUBLAS_CUBLAS_MATMUL_TRANSPOSED_BIAS_GELU, /* "cublas.matmul_transposed_bias_gelu": relax_cublas.pat:82 */
    RELAX_CUBLAS_CUBLAS_MATMUL_TRANSPOSED_DEQUANTIZE, /* "cublas.matmul_transposed_dequantize": relax_cublas.pat:68 */
    RELAX_CUBLAS_CUBLAS_MATMUL_TRANSPOSED_MULTIPLY, /* "cublas.matmul_transposed_multiply": relax_cublas.pat:70 */
    RELAX_CUBLAS_N_ENTRIES
};
enum { RELAX_CUBLAS_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table relax_cublas that may match at n, a bit each in order of priority:
 * the last entry lowest (last_wins).  Never misses one.  Pure, no memory.
 */
uint64_t relax_cublas_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum relax_cublas_entry), or -1. */
int32_t relax_cublas_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t relax_cublas_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
