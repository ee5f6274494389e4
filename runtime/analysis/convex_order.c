/* convex_order.c -- the order of a contracted graph: a list with keys.
 *
 * In:   a module whose ids are topological; what was contracted before.
 * Out:  a list of items, and keys that order any two of them.
 *
 * Keys have gaps of 2^32, which insertions halve; when one is used up all keys are
 * renumbered.
 */
#include <stdlib.h>
#include <string.h>

#include "convex.h"

#define GAP ((uint64_t)1 << 32)

static int by_value(const void *a, const void *b)
{
    const struct convex_return *x = a, *y = b;
    if (x->value != y->value)
        return x->value < y->value ? -1 : 1;
    return x->func < y->func ? -1 : x->func > y->func;
}

/* Counts, or with `fill` writes, functions that return what their body does not hold. */
static size_t each_return(const dfg_groups *g, struct convex_return *fill)
{
    size_t n = 0;
    for (dfg_node f = 1; f < g->view.n_nodes; f++) {
        if (g->view.op[f] != DFG_FUNC)
            continue;
        for (uint32_t i = dfg_n_params(&g->view, f), argc = dfg_argc(&g->view, f); i < argc; i++) {
            dfg_node value = dfg_arg(&g->view, f, i);
            if (value == DFG_NONE || dfg_node_body(g->m, value) == f)
                continue;
            if (fill != NULL)
                fill[n] = (struct convex_return){value, f};
            n++;
        }
    }
    return n;
}

static bool returns_build(dfg_groups *g)
{
    g->n_returned = g->view.body != NULL ? each_return(g, NULL) : 0;
    if (g->n_returned == 0)
        return true;
    g->returned = calloc(g->n_returned, sizeof *g->returned);
    if (g->returned == NULL)
        return false;
    each_return(g, g->returned);
    qsort(g->returned, g->n_returned, sizeof *g->returned, by_value);
    return true;
}

bool dfg_convex_init(dfg_groups *g, dfg_module *m)
{
    g->m = m;
    dfg_view(m, &g->view);
    uint32_t n = g->view.n_nodes;
    g->parent = calloc(n, sizeof *g->parent);
    g->link = calloc(n, sizeof *g->link);
    g->inside = calloc(n, sizeof *g->inside);
    if (g->parent == NULL || g->link == NULL || g->inside == NULL || !returns_build(g))
        return false;
    for (dfg_node i = 0; i < n; i++)
        g->parent[i] = g->link[i] = i;
    return true;
}

bool dfg_convex_is_ordered(const dfg_groups *g)
{
    for (dfg_node n = 1; n < g->view.n_nodes; n++) {
        uint32_t first = g->view.user_first[n];
        if (first < g->view.user_first[n + 1] && g->view.users[first] <= n)
            return false;
        for (uint32_t i = 0; g->view.op[n] == DFG_FUNC && i < dfg_argc(&g->view, n); i++)
            if (dfg_arg(&g->view, n, i) >= n)
                return false;
    }
    return true;
}

void dfg_convex_order_free(struct convex_order *o)
{
    free(o->key);
    free(o->next);
    free(o->before);
    free(o->mark);
    *o = (struct convex_order){0};
}

/* The last item's next and the first one's before are row 0. */
static void set_keys(struct convex_order *o)
{
    uint64_t key = 0;
    o->key[DFG_NONE] = 0;
    for (dfg_node i = o->next[DFG_NONE]; i != DFG_NONE; i = o->next[i])
        o->key[i] = key += GAP;
}

bool dfg_convex_order_build(dfg_groups *g)
{
    struct convex_order *o = &g->order;
    uint32_t n = g->view.n_nodes;
    if (o->key != NULL)
        return true;
    *o = (struct convex_order){calloc(n, sizeof *o->key), calloc(n, sizeof *o->next),
                               calloc(n, sizeof *o->before), calloc(n, sizeof *o->mark), 1};
    if (o->key == NULL || o->next == NULL || o->before == NULL || o->mark == NULL) {
        dfg_convex_order_free(o);
        return false;
    }
    dfg_node last = DFG_NONE;
    for (dfg_node i = 1; i < n; i++) {
        if (g->parent[i] != i)
            continue;
        o->next[last] = i;
        o->before[i] = last;
        last = i;
    }
    o->before[DFG_NONE] = last;
    set_keys(o);
    return true;
}

void dfg_convex_unlink(struct convex_order *o, dfg_node item)
{
    if (o->key == NULL)
        return;
    o->next[o->before[item]] = o->next[item];
    o->before[o->next[item]] = o->before[item];
}

/* What is between two neighbours' keys for each of n items between them. */
static uint64_t gap_behind(const struct convex_order *o, dfg_node at, size_t n)
{
    uint64_t low = o->key[at], room = UINT64_MAX - low;
    if (o->next[at] != DFG_NONE)
        room = o->key[o->next[at]] - low;
    uint64_t gap = room / ((uint64_t)n + 1);
    return gap < GAP ? gap : GAP;
}

void dfg_convex_insert(struct convex_order *o, dfg_node at, const dfg_node *items, size_t n)
{
    uint64_t gap = gap_behind(o, at, n), key = o->key[at];
    dfg_node end = o->next[at];
    for (size_t i = 0; i < n; i++) {
        o->next[at] = items[i];
        o->before[items[i]] = at;
        o->key[items[i]] = key += gap;
        at = items[i];
    }
    o->next[at] = end;
    o->before[end] = at;
    if (gap == 0)
        set_keys(o);
}
