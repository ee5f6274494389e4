/* norm.h -- Relay's normalisations as arithmetic.
 *
 * In:   a call as it was (old: its operands' types are known), and the same call
 *       with the operands that count now.
 * Out:  the value of the call, of its first result for batch_norm, from new nodes;
 *       DFG_NONE: types or attributes do not say enough, or there is no memory.
 */
#ifndef DFG_NORM_H
#define DFG_NORM_H

#include "../dfg_visit.h"

dfg_node dfg_norm_batch(dfg_module *, dfg_node old, dfg_node call);
dfg_node dfg_norm_layer(dfg_module *, dfg_node old, dfg_node call);
dfg_node dfg_norm_group(dfg_module *, dfg_node old, dfg_node call);
dfg_node dfg_norm_instance(dfg_module *, dfg_node old, dfg_node call);
dfg_node dfg_norm_l2(dfg_module *, dfg_node old, dfg_node call);

#endif
