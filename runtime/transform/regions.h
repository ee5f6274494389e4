/* regions.h -- the regions of a choice of groups, before these are functions. */
#ifndef DFG_REGIONS_H
#define DFG_REGIONS_H

#include "waves.h"

/* Is n a call of one of the operators that a region must have? */
bool dfg_is_heavy(const dfg_module *, const struct dfg_merge_options *, dfg_node n);
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

#endif
