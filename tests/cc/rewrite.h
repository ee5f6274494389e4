/* rewrite.h -- runs rules on a graph, and checks the loop while it does. */
#ifndef CC_REWRITE_H
#define CC_REWRITE_H

#include "../../runtime/dfg_rewrite.h"

/* Runs `R[,R...] [once]` on the module, 0: as many rewrites as a run may have.  After each rewrite all that
 * editing keeps up is recomputed and compared; complaints go to standard output, after `! `. */
dfg_status run_rules(dfg_module *, const struct dfg_unit *, char *what, uint64_t most, struct dfg_error *);

/* The same, as it is meant: after each rewrite all nodes are looked at from the start. */
dfg_status run_rules_literally(dfg_module *, const struct dfg_unit *, char *what, uint64_t most,
                               struct dfg_error *);

#endif
