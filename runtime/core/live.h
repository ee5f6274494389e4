/* live.h -- what the files of rebuild_edited share: marks, lists, the order.
 *
 * live_mark.c finds what is live, live_sort.c its old order, live_order.c its new
 * order, live.c writes it.
 */
#ifndef DFG_LIVE_H
#define DFG_LIVE_H

#include "module.h"

/* What is known of a node. */
enum live_state {
    LIVE = 1,
    EFFECT = 2,  /* it has one, or is a function with one in it */
    ENTERED = 4, /* its operands are being placed */
    PLACED = 8,  /* it is in the order */
    CHECKED = 16 /* functions: their body was met while the order of ids was checked */
};

/* Lists by function, each a run of one array; DFG_NONE has one, too. */
struct lists {
    uint32_t *first; /* one more row than nodes */
    dfg_node *at;
};

struct live {
    const dfg_module *m;
    const dfg_node *body;    /* node -> function that holds it */
    dfg_node *own_body;      /* where the caller gave none */
    const uint8_t *replaced; /* as of struct rebuild_edits */
    uint8_t *state;          /* node -> enum live_state, or-ed */
    const uint64_t *rank;    /* in which order nodes stood; NULL: by ids */
    dfg_node *stood;         /* live nodes in that order; while marking, a stack */
    uint32_t n_stood;
    dfg_node *order; /* live nodes as they are written */
    uint32_t n_order;
    bool broken; /* the graph is cyclic, or an operand is not visible */
};

/* Those of n nodes that `wanted` says, by the function that holds them, as they
 * stand.  False: no memory; lists_free either way. */
bool dfg_lists_build(const struct live *, struct lists *, const dfg_node *nodes, uint32_t n,
                     bool (*wanted)(const struct live *, dfg_node));
void dfg_lists_free(const struct live *, struct lists *);
/* The two halves of that, a counting sort: `first` has the sizes and gets where
 * each list begins, `at` gets room; when all are filled in, with `first` moved on
 * by each, it goes back to their beginnings. */
bool dfg_lists_room(const struct live *, struct lists *);
void dfg_lists_close(const struct live *, struct lists *);

static inline bool is_live(const struct live *l, dfg_node n)
{
    return (l->state[n] & LIVE) != 0;
}

/* dfg_node_args of a node that exists. */
static inline uint32_t live_args(const struct live *l, dfg_node n, const dfg_node **args)
{
    const struct nodes *t = &l->m->nodes;
    *args = l->m->args.rows + (t->argc[n] != 0 ? t->first[n] : 0);
    return t->argc[n] != DFG_ARGC_MANY ? t->argc[n] : (*args)[-1];
}

/* live_mark.c: sets LIVE and EFFECT.  False: no memory. */
bool dfg_live_mark(struct live *);

/* live_sort.c: fills in `stood`.  False: no memory. */
bool dfg_live_sort(struct live *);

/* live_order.c: fills in `order`.  False: no memory, or broken. */
bool dfg_live_order(struct live *);

#endif
