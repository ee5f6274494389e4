/* regions.h -- the regions of a choice of groups, before these are functions; which groups depend on others. */
#ifndef DFG_REGIONS_H
#define DFG_REGIONS_H

#include "waves.h"

/* Is one of these nodes a call of one of the operators that a region must have?  Yes where it need not have any. */
bool dfg_has_heavy(const dfg_module *, const struct dfg_merge_options *, const dfg_node *, size_t n);
bool dfg_may_drop_regions(const struct dfg_merge_options *); /* NULL: no */

/* Groups that may be taken, and whose regions they would be in. */
struct regions {
    struct waves waves;
    const struct groups *groups;
    const struct dfg_merge_options *options; /* NULL: every region is kept */
    dfg_sym *target;                         /* per group; 0: of a pattern, in no region */
    bool *heavy;                             /* per group */
    bool *is_only_root; /* per node: of a group with no other: projections of it are its results */
    uint32_t *calls;    /* per node: of the region with this least atom */
    bool *has_heavy;    /* per node: the region with this least atom */
};

/* groups and targets stay where they are as long as it lives.  False: no memory. */
bool dfg_regions_begin(struct regions *, dfg_module *, const struct groups *, const struct dfg_target *,
                       const struct dfg_merge_options *);
void dfg_regions_end(struct regions *);

/* What these groups save with a launch for each region, and for each that is in none
 * because it is a pattern's; those that the merger puts back save nothing. */
int64_t dfg_regions_saved(struct regions *, const bool *taken, int64_t launch, uint32_t *of);

/* ---- couple.c: which groups depend on one another when some are chosen ---- */

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
