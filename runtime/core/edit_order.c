/* edit_order.c -- a topological order that edits keep: ranks.
 *
 * In:   nodes whose operands changed.
 * Out:  ranks such that operands come before what uses them; ties are in the order of ids.
 *
 * As long as ids are such an order there are no ranks.  At the beginning they are 2^32 apart, so that new nodes find
 * room between what they use and what uses them.  Where an operand comes too late, what it needs is moved before its
 * user: the half of Pearce and Kelly's algorithm (A dynamic topological sort algorithm for directed acyclic graphs,
 * 2006) that looks backwards.  Where there is no room all nodes are renumbered.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "edit.h"

bool dfg_edit_step_push(dfg_module *m, size_t *n, dfg_node node)
{
    struct edit *e = m->edit;
    if (!dfg_array_grow(m, &e->steps, &e->steps_room, *n + 1, sizeof *e->steps))
        return false;
    e->steps[(*n)++] = (struct edit_step){node, 0};
    return true;
}

bool dfg_edit_see(dfg_module *m, dfg_node node)
{
    struct edit *e = m->edit;
    if (!dfg_array_grow(m, &e->seen, &e->seen_room, e->n_seen + 1, sizeof *e->seen))
        return false;
    e->seen[e->n_seen++] = node;
    return true;
}

/* ---- all ranks anew ---- */

struct ranked {
    uint64_t rank;
    dfg_node node;
};

static int by_rank(const void *a, const void *b)
{
    const struct ranked *x = a, *y = b;
    if (x->rank != y->rank)
        return x->rank < y->rank ? -1 : 1;
    return (x->node > y->node) - (x->node < y->node);
}

/* Those without a rank stay so; dead rows keep their place. */
static bool rank_anew(dfg_module *m)
{
    struct edit *e = m->edit;
    struct ranked *rows = dfg_heap_alloc(m, m->nodes.n, sizeof *rows);
    uint32_t n = 0;
    if (rows == NULL) {
        m->failed = true;
        return false;
    }
    for (dfg_node at = 1; at < m->nodes.n; at++)
        if (e->rank[at] != EDIT_UNRANKED)
            rows[n++] = (struct ranked){e->rank[at], at};
    qsort(rows, n, sizeof *rows, by_rank);
    for (uint32_t i = 0; i < n; i++)
        e->rank[rows[i].node] = ((uint64_t)i + 1) << 31;
    dfg_heap_free(m, rows);
    return true;
}

bool dfg_edit_rank_begin(dfg_module *m)
{
    struct edit *e = m->edit;
    if (e->rank != NULL)
        return true;
    e->rank = dfg_heap_alloc(m, e->node_room, sizeof *e->rank);
    m->failed = m->failed || e->rank == NULL;
    for (size_t n = 0; !m->failed && n < e->node_room; n++)
        e->rank[n] = (uint64_t)n << 32;
    m->layout++; /* views look at them */
    return !m->failed;
}

/* The highest rank of what the nodes use and that is none of them: they have none yet. */
static uint64_t highest_operand(const dfg_module *m, const dfg_node *nodes, uint32_t n)
{
    uint64_t highest = 0;
    for (uint32_t i = 0; i < n; i++) {
        uint32_t slot, k = edit_slots(m, nodes[i], &slot);
        for (uint32_t end = slot + k; slot < end; slot++) {
            uint64_t rank = m->edit->rank[m->args.rows[slot]];
            if (rank != EDIT_UNRANKED && rank > highest)
                highest = rank;
        }
    }
    return highest;
}

bool dfg_edit_rank(dfg_module *m, const dfg_node *nodes, uint32_t n, dfg_node below)
{
    struct edit *e = m->edit;
    if (n == 0)
        return true;
    e->is_in_order = false;
    uint64_t low = highest_operand(m, nodes, n), high = e->rank[below];
    assert(high != EDIT_UNRANKED && low <= high); /* what they use stands before `below` */
    if (high - low <= n) {
        if (!rank_anew(m))
            return false;
        low = highest_operand(m, nodes, n);
        high = e->rank[below];
    }
    uint64_t step = (high - low) / ((uint64_t)n + 1), rank = low;
    assert(step > 0);
    for (uint32_t i = 0; i < n; i++)
        e->rank[nodes[i]] = rank += step;
    return true;
}

/* ---- pulling ---- */

/* Is n where it should not be? */
static bool is_late(const dfg_module *m, dfg_node n, uint32_t below)
{
    return !edit_before(m->edit, n, below);
}

static bool is_inside(const dfg_module *m, dfg_node n, uint32_t body)
{
    uint32_t b = edit_body(m, n);
    while (b != body && b != 0)
        b = m->bodies.rows[b].parent;
    return b == body;
}

/* All that start needs and is asked for, to `seen`, operands first. */
static bool collect(dfg_module *m, dfg_node start, bool (*is_asked)(const dfg_module *, dfg_node, uint32_t),
                    uint32_t as)
{
    struct edit *e = m->edit;
    size_t depth = 0;
    e->n_seen = 0;
    if (!dfg_edit_step_push(m, &depth, start))
        return false;
    while (depth > 0) {
        struct edit_step *top = &e->steps[depth - 1];
        uint32_t slot, k = edit_slots(m, top->node, &slot);
        dfg_node next = DFG_NONE, node = top->node;
        while (next == DFG_NONE && top->at < k) {
            dfg_node arg = m->args.rows[slot + top->at++];
            if (arg != DFG_NONE && (e->state[arg] & EDIT_LEFT) == 0 && is_asked(m, arg, as))
                next = arg;
        }
        if (next != DFG_NONE ? dfg_edit_step_push(m, &depth, next) : dfg_edit_see(m, node)) {
            if (next != DFG_NONE)
                continue;
            e->state[node] |= EDIT_LEFT;
            depth--;
        } else {
            return false;
        }
    }
    return true;
}

/* Lists of users are in graph order: those that a pulled node is in are made anew. */
static void forget_lists_with(dfg_module *m, dfg_node n)
{
    uint32_t slot, k = edit_slots(m, n, &slot);
    for (uint32_t end = slot + k; slot < end; slot++)
        edit_forget_users(m->edit, m->args.rows[slot]);
}

bool dfg_edit_pull(dfg_module *m, dfg_node start, dfg_node below)
{
    struct edit *e = m->edit;
    if (start == DFG_NONE || !is_late(m, start, below))
        return true;
    if (!dfg_edit_rank_begin(m))
        return false;
    assert(e->rank[below] != EDIT_UNRANKED);
    bool found = collect(m, start, is_late, below);
    for (size_t i = 0; i < e->n_seen; i++) {
        e->state[e->seen[i]] &= (uint8_t)~EDIT_LEFT;
        e->rank[e->seen[i]] = EDIT_UNRANKED;
        forget_lists_with(m, e->seen[i]);
    }
    return found && dfg_edit_rank(m, e->seen, (uint32_t)e->n_seen, below);
}

bool dfg_edit_collect_body(dfg_module *m, dfg_node func, uint32_t body)
{
    struct edit *e = m->edit;
    bool ok = collect(m, func, is_inside, body);
    for (size_t i = 0; i < e->n_seen; i++)
        e->state[e->seen[i]] &= (uint8_t)~EDIT_LEFT;
    return ok;
}
