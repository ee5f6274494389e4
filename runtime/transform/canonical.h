/* canonical.h -- what the loop does beside rules (enum dfg_canonical); no public API.
 *
 *   canonical.c    which nodes are looked at, constants, one replacement
 *   merge_equal.c  equal nodes
 *   inline_if.c    the body of a branch
 *
 * Every change is a transaction of the edit layer with one root, and is followed
 * as a rewrite's is.  Functions are false where memory is out.
 */
#ifndef DFG_CANONICAL_H
#define DFG_CANONICAL_H

#include "../core/edit.h"
#include "rewrite.h"

struct equal_slot {
    uint32_t hash; /* of what the node was when it came here */
    dfg_node node; /* DFG_NONE: free */
};

struct canonical {
    struct dfg_rule_stats stats[DFG_N_CANONICAL];
    struct equal_slot *slots; /* n_slots, a power of two, of which n_used are not free */
    size_t n_slots, n_used;
    dfg_node *changed; /* nodes to be looked at, from `next` on */
    size_t n_changed, next, changed_room;
    uint8_t *traits; /* by operator: CANONICAL_... of those that were asked for */
    size_t traits_room;
    uint32_t *kinds; /* by kind: a hash without attributes that are as declared; 0: not asked for */
    size_t kinds_room;
    uint8_t *pending; /* by node: a call of constants, or of such calls, was not computed: too large, it may be */
    size_t pending_room;
    uint64_t budget;  /* elements of such calls that may yet be computed for others */
    bool is_start;    /* all nodes are being looked at: what a change reaches comes later */
    bool has_effects; /* a call that was looked at has one */
};

bool dfg_canonical_begin(dfg_rewriter *);  /* all nodes */
bool dfg_canonical_follow(dfg_rewriter *); /* after a commit, until nothing changes */
void dfg_canonical_free(dfg_rewriter *);

/* canonical.c: n is to be looked at, now or again. */
bool dfg_canonical_push(dfg_rewriter *, dfg_node n);
/* Rows from `base` on are new; root is replaced by `with`.  *done: it was; else they are dropped.  n_inner
 * nodes of r->inner took part. */
bool dfg_canonical_replace(dfg_rewriter *, enum dfg_canonical, dfg_node root, dfg_node with,
                           struct edit_mark base, bool *done);
/* What may be done to calls of the operator; 0 also without memory, and the rewriter has failed. */
enum {
    CANONICAL_KNOWN = 1,
    CANONICAL_PURE = 2, /* they do the same each time, and nothing besides */
    CANONICAL_MERGES = 4,
    CANONICAL_IF = 8,
    CANONICAL_EFFECT = 16
};
unsigned dfg_canonical_traits(dfg_rewriter *, uint16_t op);

/* merge_equal.c: n goes, or what equals it does; else it is there to be found. */
bool dfg_merge_equal(dfg_rewriter *, dfg_node n);
/* inline_if.c */
bool dfg_inline_if(dfg_rewriter *, dfg_node n);

#endif
