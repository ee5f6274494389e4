/* queue.h -- taking a node from the queue and putting one there, for the loops that do little else.
 *
 * What stands in the heap is asked for its candidates when it is taken, or before where there are others.
 */
#ifndef DFG_QUEUE_H
#define DFG_QUEUE_H

#include "rewriter.h"

static inline bool queue_is_sooner(const dfg_rewriter *r, struct queued a, struct queued b)
{
    if (a.place != b.place)
        return a.place < b.place;
    return r->operands_first ? edit_before(r->m->edit, a.node, b.node)
                             : edit_before(r->m->edit, b.node, a.node);
}

/* queue.c */
bool dfg_queue_push_among(dfg_rewriter *, dfg_node); /* others */
void dfg_queue_sift(dfg_rewriter *);                 /* the last goes to the place of the first, which is taken */
bool dfg_queue_may_match(const dfg_rewriter *, dfg_node);

/* Mostly there is no other. */
static inline DFG_IN_LINE bool queue_push(dfg_rewriter *r, dfg_node n)
{
    assert(n < r->room && (r->state[n] & QUEUED) == 0);
    if (r->n_heap > 0 || r->heap_room == 0)
        return dfg_queue_push_among(r, n);
    r->heap[0] = (struct queued){dfg_place(r, n), n};
    r->n_heap = 1;
    r->state[n] |= QUEUED;
    return true;
}

/* The next that is queued; DFG_NONE: none is. */
static inline DFG_IN_LINE dfg_node queue_pop(dfg_rewriter *r)
{
    while (r->n_heap > 0) {
        const struct queued top = r->heap[0];
        const dfg_node n = top.node;
        if (--r->n_heap > 0)
            dfg_queue_sift(r);
        bool is_its = (r->state[n] & QUEUED) != 0 && dfg_place(r, n) == top.place;
        if (!is_its || !edit_is_live(r->m, n)) /* a row that has been used again is queued anew */
            continue;
        r->state[n] &= (uint8_t)~QUEUED;
        return n;
    }
    return DFG_NONE;
}

/* Can it be a root by its operator? */
static inline bool queue_may_root(const dfg_rewriter *r, uint16_t op)
{
    return (r->root_ops[op / 64] >> op % 64 & 1) != 0;
}

/* What dfg_place says, the other way round. */
static inline dfg_node queue_at_place(const dfg_rewriter *r, uint32_t place)
{
    return r->operands_first ? place + 1 : r->end - place;
}

/* The first place from `at` on whose node can be a root. */
static inline uint32_t queue_next_place(const dfg_rewriter *r, uint32_t at)
{
    const uint16_t *op = r->m->nodes.op;
    const dfg_node *order = r->order;
    const uint32_t end = r->end;
    if (order != NULL)
        while (at < end && !queue_may_root(r, op[order[at]]))
            at++;
    else if (r->operands_first)
        while (at < end && !queue_may_root(r, op[at + 1]))
            at++;
    else
        while (at < end && !queue_may_root(r, op[end - at]))
            at++;
    return at;
}

/* The next of the sweep that can be a root. */
static inline dfg_node queue_next_of_sweep(dfg_rewriter *r)
{
    while ((r->next = queue_next_place(r, r->next)) < r->end) {
        const uint32_t place = r->next++;
        const dfg_node n = r->order != NULL ? r->order[place] : queue_at_place(r, place);
        if (edit_is_live(r->m, n) && dfg_place(r, n) == place)
            return n;
    }
    return DFG_NONE;
}

/* The next node whose turn it is, by its operator alone; DFG_NONE: there is none. */
static inline DFG_IN_LINE dfg_node queue_take(dfg_rewriter *r)
{
    const dfg_node n = queue_pop(r);
    return n != DFG_NONE ? n : queue_next_of_sweep(r);
}

/* Is it to be looked at again, by its place? */
static inline bool queue_has_turn(const dfg_rewriter *r, dfg_node n)
{
    return dfg_place(r, n) < r->next && (r->state[n] & QUEUED) == 0 && edit_is_live(r->m, n) && !r->options.once;
}

/* n may be a root by its operator. */
static inline DFG_IN_LINE bool queue_root(dfg_rewriter *r, dfg_node n)
{
    if (!queue_has_turn(r, n))
        return true;
    return (r->n_heap > 0 && !dfg_queue_may_match(r, n)) || queue_push(r, n); /* the next of all is asked when it is taken */
}

/* Users of n, up to two levels, where rules look so far: what is reached twice is asked twice. */
static inline DFG_IN_LINE bool queue_users(dfg_rewriter *r, dfg_node n)
{
    const uint32_t *head = r->m->edit->head, *next = r->m->edit->next;
    const dfg_node *owner = r->m->edit->owner;
    const uint16_t *op = r->m->nodes.op;
    const uint32_t depth = r->reach.depth;
    if (depth == 0)
        return true;
    for (uint32_t slot = head[n]; slot != 0; slot = next[slot]) {
        const dfg_node user = owner[slot];
        if (queue_may_root(r, op[user]) && !queue_root(r, user))
            return false;
        for (uint32_t up = depth > 1 ? head[user] : 0; up != 0; up = next[up])
            if (queue_may_root(r, op[owner[up]]) && !queue_root(r, owner[up]))
                return false;
    }
    return true;
}

/* What a change of n reaches. */
static inline bool queue_around(dfg_rewriter *r, dfg_node n)
{
    return !edit_is_live(r->m, n) ||
           ((!queue_may_root(r, r->m->nodes.op[n]) || queue_root(r, n)) && queue_users(r, n));
}

#endif
