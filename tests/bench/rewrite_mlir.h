/* rewrite_mlir.h -- the benchmark's two rules over MLIR 16. */
#ifndef BENCH_REWRITE_MLIR_H
#define BENCH_REWRITE_MLIR_H

#include "dfg.h"

#ifdef __cplusplus
extern "C" {
#endif

enum mlir_loop { MLIR_WALK, MLIR_GREEDY };

struct mlir_graph;
/* The nodes of a module of one function as operations; the process ends without memory. */
struct mlir_graph *mlir_graph_new(dfg_module *);
/* The rule (of rewrite_hand.h) by that driver until it matches nowhere; how often it was applied. */
uint64_t mlir_rewrite(struct mlir_graph *, int rule, enum mlir_loop);
void mlir_graph_free(struct mlir_graph *);

#ifdef __cplusplus
}
#endif

#endif
