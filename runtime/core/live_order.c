/* live_order.c -- an order of the live nodes in which operands come first.
 *
 * In:   live nodes in their old order, and which function holds each.
 * Out:  the old order where it is topological, and bodies are contiguous.  Else
 *       that of depth-first walks that start at the nodes in their old order:
 *       what was moved after its user comes right before it.
 * Errors: a cycle; an operand that is not visible where it is used.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "live.h"

/* ---- is it such an order already? ---- */

/* The function around n, or n, that stands in the same body as `a`: DFG_NONE: a is not visible. */
static dfg_node user_beside(const struct live *l, dfg_node n, dfg_node a)
{
    dfg_node f = l->m->nodes.op[n] == DFG_FUNC ? n : l->body[n];
    while (f != DFG_NONE && l->body[f] != l->body[a])
        f = l->body[f];
    return f;
}

/* From the body of `from` to that of `to`: all bodies between were not met before. */
static bool enters(struct live *l, dfg_node from, dfg_node to)
{
    for (; to != from; to = l->body[to]) {
        if (to == DFG_NONE || (l->state[to] & CHECKED) != 0)
            return false;
        l->state[to] |= CHECKED;
    }
    return true;
}

static bool comes_first(const struct live *l, dfg_node a, dfg_node n)
{
    return l->rank != NULL ? l->rank[a] < l->rank[n] : a < n;
}

static bool operands_come_first(const struct live *l, dfg_node n)
{
    const dfg_node *args;
    uint32_t argc = live_args(l, n, &args);
    dfg_node inside = l->m->nodes.op[n] == DFG_FUNC ? n : l->body[n];
    for (uint32_t i = 0; i < argc; i++) {
        dfg_node a = args[i];
        if (a != DFG_NONE &&
            (!comes_first(l, a, n) || (l->body[a] != inside && user_beside(l, n, a) == DFG_NONE)))
            return false;
    }
    return true;
}

static bool is_ordered(struct live *l)
{
    dfg_node in = DFG_NONE; /* function whose body is open */
    for (uint32_t i = 0; i < l->n_stood; i++) {
        dfg_node n = l->stood[i];
        bool is_func = l->m->nodes.op[n] == DFG_FUNC;
        dfg_node body = is_func ? n : l->body[n];
        if (!operands_come_first(l, n) || (body != in && !enters(l, in, body)))
            return false;
        in = is_func ? l->body[n] : body;
    }
    return in == DFG_NONE;
}

/* ---- what functions take from around them ---- */

/* Counts, or with `fill` writes, the values around it that each function takes. */
static bool each_capture(struct live *l, uint32_t *at, dfg_node *fill)
{
    for (dfg_node n = 1; n < l->m->nodes.n; n++) {
        const dfg_node *args;
        uint32_t argc = is_live(l, n) ? live_args(l, n, &args) : 0;
        dfg_node inside = l->m->nodes.op[n] == DFG_FUNC ? n : l->body[n];
        for (uint32_t i = 0; i < argc; i++) {
            if (args[i] == DFG_NONE || l->body[args[i]] == inside)
                continue;
            dfg_node f = user_beside(l, n, args[i]);
            if (f == DFG_NONE)
                return false;
            if (fill != NULL)
                fill[at[f]] = args[i];
            at[f]++;
        }
    }
    return true;
}

static bool captures_build(struct live *l, struct lists *x)
{
    *x = (struct lists){dfg_heap_zeroed(l->m, (size_t)l->m->nodes.n + 1, sizeof *x->first), NULL};
    if (x->first == NULL)
        return false;
    l->broken = !each_capture(l, x->first, NULL);
    if (l->broken)
        return false;
    if (!dfg_lists_room(l, x))
        return false;
    each_capture(l, x->first, x->at);
    dfg_lists_close(l, x);
    return true;
}

/* ---- depth first ---- */

struct frame {
    dfg_node n;
    uint32_t next; /* of what comes before it */
};

struct placing {
    struct live *l;
    struct frame *frames; /* of nodes whose operands are being placed */
    size_t room, top;
    struct lists members, captures;
};

static uint32_t list_of(const struct lists *x, dfg_node f, const dfg_node **at)
{
    *at = x->at + x->first[f];
    return x->first[f + 1] - x->first[f];
}

/* Number i of what comes before n: operands in its own body; of a function
 * captures, then parameters, then the other nodes of its body. */
static bool nth_before(const struct placing *p, dfg_node n, uint32_t i, dfg_node *before)
{
    const struct live *l = p->l;
    const dfg_node *args, *list;
    uint32_t argc = live_args(l, n, &args);
    if (l->m->nodes.op[n] != DFG_FUNC) {
        if (i >= argc)
            return false;
        *before = args[i] != DFG_NONE && l->body[args[i]] == l->body[n] ? args[i] : DFG_NONE;
        return true;
    }
    uint32_t n_captures = list_of(&p->captures, n, &list), n_params = dfg_node_data(l->m, n);
    if (i < n_captures) {
        *before = list[i];
        return true;
    }
    i -= n_captures;
    if (i < n_params && i < argc) {
        *before = args[i];
        return true;
    }
    i -= n_params < argc ? n_params : argc;
    if (i >= list_of(&p->members, n, &list))
        return false;
    *before = list[i];
    return true;
}

/* False: no memory, or n is on the way to itself. */
static bool enter(struct placing *p, dfg_node n)
{
    struct live *l = p->l;
    if (n == DFG_NONE || (l->state[n] & PLACED) != 0)
        return true;
    l->broken = (l->state[n] & ENTERED) != 0;
    if (l->broken || !dfg_heap_grow(l->m, &p->frames, &p->room, p->top + 1, sizeof *p->frames))
        return false;
    p->frames[p->top++] = (struct frame){n, 0};
    l->state[n] |= ENTERED;
    return true;
}

static bool place_from(struct placing *p, dfg_node n)
{
    struct live *l = p->l;
    if (!enter(p, n))
        return false;
    while (p->top > 0) {
        struct frame *f = &p->frames[p->top - 1];
        dfg_node before;
        if (nth_before(p, f->n, f->next, &before)) {
            f->next++;
            if (!enter(p, before))
                return false;
            continue;
        }
        l->state[f->n] |= PLACED;
        assert(l->n_order < l->n_stood);
        l->order[l->n_order++] = f->n;
        p->top--;
    }
    return true;
}

static bool place_all(struct placing *p)
{
    const dfg_node *outer;
    uint32_t n = list_of(&p->members, DFG_NONE, &outer);
    for (uint32_t i = 0; i < n; i++)
        if (!place_from(p, outer[i]))
            return false;
    return true;
}

bool dfg_live_order(struct live *l)
{
    struct placing p = {.l = l};
    if (is_ordered(l)) {
        l->order = l->stood;
        l->n_order = l->n_stood;
        return true;
    }
    l->order = dfg_heap_alloc(l->m, l->n_stood, sizeof *l->order);
    bool ok = l->order != NULL && dfg_lists_build(l, &p.members, l->stood, l->n_stood, is_live) &&
              captures_build(l, &p.captures) && place_all(&p);
    dfg_heap_free(l->m, p.frames);
    dfg_lists_free(l, &p.members);
    dfg_lists_free(l, &p.captures);
    return ok;
}
