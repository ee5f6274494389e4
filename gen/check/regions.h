/* regions.h -- which parts of a pattern match many nodes, or none.
 *
 * A region is what a `!`, the path of `dominates`, `f(every p)`, an `every`
 * statement, or the repeated part of a chain holds: it is matched once for each
 * member, and what it binds is a set; what a `!` holds binds nothing.  A name
 * belongs to the innermost region around all paths to it.
 */
#ifndef REGIONS_H
#define REGIONS_H

#include "pattern.h"

enum region_kind {
    REGION_OUTER = PAT_R_OUTER, /* the pattern itself */
    REGION_NOT = PAT_R_INSIDE_NOT,
    REGION_PATH = PAT_R_PATH,         /* of the P_DOMINATES `node` */
    REGION_OPERANDS = PAT_R_OPERANDS, /* f(every p): all operands of `node` */
    REGION_STATEMENT = PAT_R_MEMBERS, /* every y = p: `node` is the member */
    REGION_CHAIN = PAT_R_LINKS        /* the repeated part of the P_CHAIN `node` */
};

struct region {
    enum region_kind kind;
    struct region *up; /* NULL: outer */
    int depth, id;     /* id: dense, outer is 0 */
    const struct pnode *node;
};

struct regions {
    VEC(struct region *) all; /* by id */
    struct region **of;       /* by pnode id; NULL: not reached */
    struct region **of_var;   /* by var id; NULL: not reached */
};

struct regions *pat_regions_of(struct pat *, const struct pattern *);
struct pnode *pat_member_of(const struct region *); /* that the region is matched with once for each member; else NULL */
bool pat_lies_in(const struct region *, bool denied); /* in a `!`; else in any other region but the pattern itself */
bool pat_is_argument(const struct pnode *chain, const struct pnode *);
bool pat_is_choice(const struct pnode *); /* can it match one node in several ways? */

#endif
