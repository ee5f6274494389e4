/* core.h -- what the rest of the library shares with the core; no public API.
 *
 * In:   modules of dfg.h.
 * Out:  questions about types.  What other libraries need, too, is in dfg_extend.h.
 *
 * The private structure of a module is module.h; only the core includes that.
 */
#ifndef DFG_CORE_H
#define DFG_CORE_H

#include "../dfg_extend.h"

/* Is what both types know the same?  Of unknown parts nothing is, a symbolic extent may be any number. */
bool dfg_types_agree(const dfg_module *, uint32_t a, uint32_t b);

/* May field `index` be projected from the value?  False where its fields are known and too few. */
bool dfg_may_have_field(const dfg_module *, dfg_node tuple, uint32_t index);
/* The first node from `first` on that projects a field which is not there, or is a parameter of no function. */
dfg_node dfg_misplaced(const dfg_module *, dfg_node first);

/* A growing array of nodes; false: no memory. */
struct node_list {
    dfg_node *at;
    size_t n, room;
};
bool dfg_node_list_add(struct node_list *, dfg_node);

#endif
