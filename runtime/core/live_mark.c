/* live_mark.c -- what is live: what results of the module's functions need.
 *
 * In:   nodes, and which function holds each.
 * Out:  marks.  An effect is live where its function is; it is a call of an
 *       operator declared so, a write to a reference, whatever takes a function,
 *       as a value or by its name, with an effect in it, and, where there are
 *       any, a call of a function that is not known.
 */
#include <stdlib.h>
#include <string.h>

#include "live.h"

bool dfg_lists_room(const struct live *l, struct lists *x)
{
    uint32_t n = l->m->nodes.n, sum = 0;
    for (dfg_node f = 0; f <= n; f++) {
        uint32_t count = x->first[f];
        x->first[f] = sum;
        sum += count;
    }
    x->at = dfg_heap_alloc(l->m, sum, sizeof *x->at);
    return x->at != NULL;
}

void dfg_lists_close(const struct live *l, struct lists *x)
{
    memmove(x->first + 1, x->first, l->m->nodes.n * sizeof *x->first);
    x->first[0] = 0;
}

bool dfg_lists_build(const struct live *l, struct lists *x, const dfg_node *nodes, uint32_t n,
                     bool (*wanted)(const struct live *, dfg_node))
{
    x->first = dfg_heap_zeroed(l->m, (size_t)l->m->nodes.n + 1, sizeof *x->first);
    x->at = NULL;
    if (x->first == NULL)
        return false;
    for (uint32_t i = 0; i < n; i++)
        x->first[l->body[nodes[i]]] += wanted(l, nodes[i]);
    if (!dfg_lists_room(l, x))
        return false;
    for (uint32_t i = 0; i < n; i++)
        if (wanted(l, nodes[i]))
            x->at[x->first[l->body[nodes[i]]]++] = nodes[i];
    dfg_lists_close(l, x);
    return true;
}

void dfg_lists_free(const struct live *l, struct lists *x)
{
    dfg_heap_free(l->m, x->first);
    dfg_heap_free(l->m, x->at);
}

static bool op_has_effect(const dfg_module *m, uint16_t op)
{
    return op == DFG_REF_WRITE || (op < m->operators.n && (m->operators.bits[op] >> DFG_EFFECT & 1) != 0);
}

/* May a call of the value have an effect?  One that is no function itself may be any. */
static bool may_bring_effect(const struct live *l, dfg_node callee)
{
    const dfg_module *m = l->m;
    uint16_t op = m->nodes.op[callee];
    if (op == DFG_OP_REF)
        return op_has_effect(m, (uint16_t)dfg_node_data(m, callee));
    if (op == DFG_GLOBAL)
        callee = dfg_function_by_name(m, dfg_node_data(m, callee));
    return (op != DFG_GLOBAL && op != DFG_FUNC) || (l->state[callee] & EFFECT) != 0;
}

static bool has_effect(const struct live *l, dfg_node n)
{
    const dfg_module *m = l->m;
    const dfg_node *args;
    uint32_t argc = live_args(l, n, &args);
    if (m->nodes.op[n] == DFG_FUNC)
        return false;
    if (op_has_effect(m, m->nodes.op[n]) ||
        (m->nodes.op[n] == DFG_CALL && argc > 0 && may_bring_effect(l, args[0])))
        return true;
    for (uint32_t i = 0; i < argc; i++) {
        uint16_t op = m->nodes.op[args[i]];
        if ((op == DFG_FUNC || op == DFG_GLOBAL) && may_bring_effect(l, args[i]))
            return true;
    }
    return false;
}

/* Functions bring effects to their users, in an order that is not known yet.  One
 * round more than functions are nested, or call one another. */
static void spread_effects(struct live *l)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (dfg_node n = 1; n < l->m->nodes.n; n++) {
            if ((l->state[n] & EFFECT) != 0 || !has_effect(l, n))
                continue;
            l->state[n] |= EFFECT;
            changed = changed || (l->state[l->body[n]] & EFFECT) == 0;
            l->state[l->body[n]] |= EFFECT;
        }
    }
    l->state[DFG_NONE] = 0;
}

static bool any_effect(const dfg_module *m)
{
    for (dfg_node n = 1; n < m->nodes.n; n++)
        if (op_has_effect(m, m->nodes.op[n]))
            return true;
    return false;
}

static bool is_effect(const struct live *l, dfg_node n)
{
    return (l->state[n] & EFFECT) != 0 && l->m->nodes.op[n] != DFG_FUNC &&
           (l->replaced == NULL || l->replaced[n] == 0);
}

/* Each node is on the stack once. */
static void mark_all(struct live *l, const dfg_node *nodes, uint32_t n, uint32_t *top)
{
    for (uint32_t i = 0; i < n; i++) {
        if (nodes[i] == DFG_NONE || is_live(l, nodes[i]))
            continue;
        l->state[nodes[i]] |= LIVE;
        l->stood[(*top)++] = nodes[i];
    }
}

static void mark_reached(struct live *l, const struct lists *effects)
{
    const struct functions *t = &l->m->functions;
    uint32_t top = 0;
    for (uint32_t i = 0; i < t->n; i++)
        mark_all(l, &t->rows[i].func, 1, &top);
    while (top > 0) {
        const dfg_node *args;
        dfg_node n = l->stood[--top];
        uint32_t argc = live_args(l, n, &args);
        mark_all(l, args, argc, &top);
        if (effects->at != NULL && l->m->nodes.op[n] == DFG_FUNC)
            mark_all(l, effects->at + effects->first[n], effects->first[n + 1] - effects->first[n], &top);
    }
}

bool dfg_live_mark(struct live *l)
{
    struct lists effects = {NULL, NULL};
    bool ok = true;
    if (any_effect(l->m)) {
        spread_effects(l);
        for (dfg_node n = 1; n < l->m->nodes.n; n++)
            l->stood[n - 1] = n;
        ok = dfg_lists_build(l, &effects, l->stood, l->m->nodes.n - 1, is_effect);
    }
    if (ok)
        mark_reached(l, &effects);
    dfg_lists_free(l, &effects);
    return ok;
}
