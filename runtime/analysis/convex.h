/* convex.h -- what convex.c and convex_search.c share: groups, and the order of them.
 *
 * An item is a node in no group, or the node that stands for a group.
 */
#ifndef DFG_CONVEX_H
#define DFG_CONVEX_H

#include "../core/core.h"
#include "../dfg_analysis.h"

/* Items as a list in an order in which operands come first, with keys that ascend. */
struct convex_order {
    uint64_t *key; /* NULL: not made yet.  Row 0 stands before the first item */
    dfg_node *next, *before;
    uint32_t *mark; /* what is known of an item in a search: `visit` and above */
    uint32_t visit;
};

/* A function that returns a value from around it. */
struct convex_return {
    dfg_node value, func;
};

struct dfg_groups {
    dfg_module *m;
    dfg_graph view;
    dfg_node *parent;               /* towards the node that stands for the group */
    dfg_node *link;                 /* the next node of the group, around */
    uint32_t *inside;               /* of the group at work: uses in it; else 0 */
    struct convex_return *returned; /* sorted by value, then function */
    size_t n_returned;
    struct convex_order order;
};

/* convex.c */
/* Does n stand in the body of f, or of a function in it? */
bool dfg_convex_stands_in(const dfg_groups *, dfg_node n, dfg_node f);
void dfg_convex_join(dfg_groups *, dfg_node into, dfg_node item);

/* convex_order.c */
bool dfg_convex_init(dfg_groups *, dfg_module *); /* false: no memory */
bool dfg_convex_is_ordered(const dfg_groups *);   /* have users higher ids? */
bool dfg_convex_order_build(dfg_groups *);        /* false: no memory */
void dfg_convex_order_free(struct convex_order *);
void dfg_convex_unlink(struct convex_order *, dfg_node item); /* where there is an order */
/* Puts n items, which are in no list, behind `at`. */
void dfg_convex_insert(struct convex_order *, dfg_node at, const dfg_node *items, size_t n);

/* convex_search.c */
dfg_status dfg_convex_search(dfg_groups *, const struct node_list *, bool *added);

#endif
