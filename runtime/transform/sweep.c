/* sweep.c -- in which order nodes are looked at.
 *
 * In:   the graph as it is before the first rewrite.
 * Out:  per node its place: depth first from the outputs, operands left to
 *       right, what is left last is first where users go before operands.
 *
 * A node's place stays what it is; new nodes take that of their root.  Bodies
 * that are marked Composite hold matches that were made already; nodes in them
 * have no place.  Where ids are that order, as those of a graph are that was built
 * call by call, nothing is noted until a new node takes the row of one that went.
 */
#include <stdlib.h>
#include <string.h>

#include "rewriter.h"

/* n is the next that is left; where users go first, that fills the order from its end. */
static inline void leave(dfg_rewriter *r, dfg_node n)
{
    const struct body *b = &r->m->bodies.rows[edit_body(r->m, n)];
    const uint32_t at = r->operands_first ? r->end++ : --r->next;
    r->order[at] = n;
    r->place[n] = b->func != DFG_NONE && !b->composite ? at : UINT32_MAX;
}

/* Leaves start and all that it needs, operands first, where they were not left before.  The way to the node at
 * hand stands at the other end of the order; how many operands were seen of each node there is its mark. */
static void visit(dfg_rewriter *r, dfg_node start)
{
    const dfg_module *m = r->m;
    const struct nodes *t = &m->nodes;
    dfg_node *way = r->operands_first ? r->order + t->n - 1 : r->order, *const begin = way;
    const int step = r->operands_first ? -1 : 1;
    uint32_t *seen = m->edit->mark, i = 0;
    if (start == DFG_NONE || (r->state[start] & SEEN) != 0)
        return;
    r->state[start] |= SEEN;
    for (dfg_node n = start;;) {
        const dfg_node *args = m->args.rows + t->first[n];
        const uint32_t n_args = t->argc[n] != DFG_ARGC_MANY ? t->argc[n] : args[-1];
        dfg_node next = DFG_NONE;
        while (next == DFG_NONE && i < n_args) {
            dfg_node a = args[i++];
            if (a == DFG_NONE || (r->state[a] & SEEN) != 0)
                continue;
            r->state[a] |= SEEN;
            if (t->argc[a] == 0)
                leave(r, a);
            else
                next = a;
        }
        if (next != DFG_NONE) {
            *way = n;
            way += step;
            seen[n] = i;
            n = next;
            i = 0;
            continue;
        }
        leave(r, n);
        if (way == begin)
            return;
        n = *(way -= step);
        i = seen[n];
    }
}

/* From the outputs, then from calls that are there for their effect. */
static void visit_all(dfg_rewriter *r)
{
    dfg_module *m = r->m;
    for (uint32_t i = 0; i < m->functions.n; i++) {
        const dfg_node *args;
        dfg_node f = m->functions.rows[i].func;
        uint32_t n = dfg_node_args(m, f, &args);
        r->state[f] |= SEEN;
        for (uint32_t k = dfg_node_data(m, f); k < n; k++)
            visit(r, args[k]);
    }
    for (dfg_node n = 1; n < m->nodes.n; n++)
        if (m->nodes.uses[n] == 0 && edit_is_live(m, n))
            visit(r, n);
}

/* ---- ids as places ---- */

/* Would a walk from these operands leave what it has not left before in the order of ids?  `top` is the last
 * of the values in which walks from earlier nodes end and that no later node has used; each stands behind all
 * that the walk to it has left.  The operands must be the last of these, and what was left before must not
 * stand inside the walk to one on its right.  Returns the last of those that remain; NULL: it would not. */
static inline dfg_node *walk_on(uint8_t *restrict state, dfg_node *restrict top, const dfg_node *args, uint32_t n)
{
    dfg_node limit = UINT32_MAX;
    uint32_t i = n;
    for (; i > 0 && args[i - 1] == *top && *top != DFG_NONE; i--) { /* mostly all */
        state[*top] |= SEEN;
        limit = *--top;
    }
    while (i-- > 0) {
        const dfg_node a = args[i];
        if (a == DFG_NONE || (i + 1 < n && a == args[i + 1]))
            continue;
        if (a == *top) {
            limit = *--top;
            state[a] |= SEEN;
        } else if ((state[a] & SEEN) == 0 || a > limit) {
            return NULL;
        }
    }
    return top;
}

/* The values that walk_on speaks of, few in most graphs; the first is none. */
struct ends {
    dfg_node *at;
    size_t room;
};

/* Room for one more behind `top`, which may move; NULL: no memory. */
static dfg_node *enlarge(const dfg_rewriter *r, struct ends *e, dfg_node *top)
{
    const size_t n = (size_t)(top - e->at);
    return dfg_heap_grow(r->m, &e->at, &e->room, n + 2, sizeof *e->at) ? e->at + n : NULL;
}

/* The same of all nodes before the function, from none on. */
static dfg_node *walk_through(dfg_rewriter *r, struct ends *e, dfg_node func)
{
    dfg_node *top = e->at, *last = e->at + e->room - 1;
    const struct nodes t = r->m->nodes; /* none of it is written */
    const dfg_node *pool = r->m->args.rows;
    uint8_t *const state = r->state;
    for (dfg_node n = 1; n < func; n++) {
        const uint32_t argc = t.argc[n];
        if (t.op[n] == 0) /* it is gone */
            continue;
        if (argc != 0) {
            const dfg_node *args = pool + t.first[n];
            top = walk_on(state, top, args, argc != DFG_ARGC_MANY ? argc : args[-1]);
            if (top == NULL)
                return NULL;
        }
        if (top == last) {
            if ((top = enlarge(r, e, top)) == NULL)
                return NULL;
            last = e->at + e->room - 1;
        }
        *++top = n;
    }
    return top;
}

/* Are ids the order in which visit_all would leave the nodes?  In one function, whose results need all of
 * them.  Without memory they are not. */
static bool is_order_of_ids(dfg_rewriter *r)
{
    const dfg_module *m = r->m;
    const dfg_node func = m->nodes.n - 1;
    const dfg_node *args;
    struct ends ends = {NULL, 0};
    if (m->functions.n != 1 || m->functions.rows[0].func != func || m->edit->has_bodies ||
        m->bodies.rows[1].composite || enlarge(r, &ends, NULL) == NULL)
        return false;
    ends.at[0] = DFG_NONE;
    const uint32_t argc = dfg_node_args(m, func, &args), n_params = dfg_node_data(m, func);
    dfg_node *top = walk_through(r, &ends, func);
    if (top != NULL)
        top = walk_on(r->state, top, args + n_params, argc - n_params);
    const bool are = top == ends.at;
    for (dfg_node n = 1; !are && n < func; n++)
        r->state[n] &= (uint8_t)~SEEN;
    dfg_heap_free(m, ends.at);
    return are;
}

static bool make_places(dfg_rewriter *r)
{
    uint32_t *place = dfg_heap_alloc(r->m, r->room, sizeof *place);
    const uint32_t end = r->end, first = r->operands_first ? 0 : end - 1, step = r->operands_first ? 1 : UINT32_MAX;
    for (uint32_t n = 1; place != NULL && n <= end; n++)
        place[n] = first + (n - 1) * step;
    for (size_t n = (size_t)end + 1; place != NULL && n < r->room; n++)
        place[n] = UINT32_MAX;
    if (place != NULL)
        place[DFG_NONE] = UINT32_MAX;
    r->place = place;
    r->failed = r->failed || place == NULL;
    return place != NULL;
}

bool dfg_place_set(dfg_rewriter *r, dfg_node n, uint32_t place)
{
    if (r->place == NULL && !make_places(r))
        return false;
    r->place[n] = place;
    return true;
}

bool dfg_sweep_plan(dfg_rewriter *r)
{
    dfg_module *m = r->m;
    r->next = r->end = 0;
    if (is_order_of_ids(r)) {
        r->end = m->nodes.n - 2;
        return true;
    }
    r->order = dfg_heap_alloc(m, m->nodes.n, sizeof *r->order);
    if (r->order == NULL || !make_places(r) || !dfg_edit_mark_begin(m)) {
        r->failed = true;
        return false;
    }
    r->next = r->end = r->operands_first ? 0 : m->nodes.n;
    visit_all(r);
    return true;
}
