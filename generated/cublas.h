/* Made by pat2c from cublas.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with cublas_names. */
#ifndef CUBLAS_H
#define CUBLAS_H 0x3b54e6addc22540a /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names cublas_names;

/* cublas.pat:14  pattern matmul(a, b) { r = nn.matmul(a, b); where product_types(a, b, r); return r; } */
struct cublas_matmul_match { dfg_node root, a, b, r; };
DFG_MATCHERS_OF_MATCH(cublas_matmul, NULL)

/* cublas.pat:19  pattern batch_matmul(a, b) { r = nn.batch_matmul(a, b); where product_types(a, b, r); return r; } */
struct cublas_batch_matmul_match { dfg_node root, a, b, r; };
DFG_MATCHERS_OF_MATCH(cublas_batch_matmul, NULL)

/* cublas.pat:24  pattern dense(a, b) { r = nn.dense(a, b); where product_types(a, b, r); return r; } */
struct cublas_dense_match { dfg_node root, a, b, r; };
DFG_MATCHERS_OF_MATCH(cublas_dense, NULL)

enum cublas_entry {
    CUBLAS_MATMUL, /* "cublas.matmul": cublas.pat:14 */
    CUBLAS_BATCH_MATMUL, /* "cublas.batch_matmul": cublas.pat:19 */
    CUBLAS_DENSE, /* "cublas.dense": cublas.pat:24 */
    CUBLAS_N_ENTRIES
};
enum { CUBLAS_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table cublas that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t cublas_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum cublas_entry), or -1. */
int32_t cublas_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t cublas_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
