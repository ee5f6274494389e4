/* rewrite_hand.h -- the benchmark's two rules as a loop by hand. */
#ifndef BENCH_REWRITE_HAND_H
#define BENCH_REWRITE_HAND_H

#include "dfg.h"

enum { FUSE, BUBBLE }; /* rules as loops.pat has them */

struct hand_graph;
/* The nodes of the module, whose operators have up to three operands; NULL: no memory. */
struct hand_graph *hand_graph_new(dfg_module *);
/* Lists of users, then the rule until it matches nowhere; how often it was applied. */
uint64_t hand_rewrite(struct hand_graph *, int rule);
void hand_graph_free(struct hand_graph *);

#endif
