/* couple.h -- which groups depend on one another when some are chosen. */
#ifndef DFG_COUPLE_H
#define DFG_COUPLE_H

#include "regions.h"

/* The groups that cover a node n: who[first[n]] to before who[first[n + 1]]. */
struct owners {
    size_t *first;
    uint32_t *who;
};
bool dfg_owners_find(struct owners *, const dfg_module *, const struct groups *); /* false: no memory */
void dfg_owners_free(struct owners *);

/* component: per group the least of those that overlap it or may be in a region with
 * it, directly or through others, whatever else is taken; some that may not can be
 * among them.  False: no memory.  O(groups * operands) where that is not much, else
 * O(operands of groups). */
bool dfg_couple_groups(const struct regions *, const struct owners *, uint32_t *component);

#endif
