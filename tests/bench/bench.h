/* bench.h -- what the match benchmark's parts share. */
#ifndef BENCH_H
#define BENCH_H

#include "dfg.h"

/* A sweep: all (node, set of entries) pairs of [first, last), store-only. */
typedef size_t sweep(const dfg_graph *, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

/* hand.c: the tables `one` and `eight` of peers.pat as a C programmer writes
 * them over the library's arrays, for a view by dfg_view. */
struct hand; /* the module's numbers of what it looks for */
struct hand *hand_new(dfg_module *);
void hand_free(struct hand *);
size_t hand_one(const struct hand *, const dfg_graph *, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);
size_t hand_eight(const struct hand *, const dfg_graph *, dfg_node first, dfg_node last, dfg_node *nodes,
                  uint64_t *sets);

/* interp.c: the same by a recursive matcher over pattern trees with a memo,
 * one pattern after another: the shape of Relay's. */
struct interp;
struct interp *interp_new(dfg_module *);
void interp_free(struct interp *);
size_t interp_sweep(struct interp *, unsigned n_patterns, const dfg_graph *, dfg_node first,
                        dfg_node last, dfg_node *nodes, uint64_t *sets);

/* resnet.c: `template` (a module with one function of one parameter and one
 * result) chained to itself until the new module has at least n nodes. */
dfg_module *repeat_network(const dfg_module *template, const struct dfg_ops *const *ops, size_t n_ops, uint32_t n);

#endif
