/* rewrite_hand.c -- the rules of loops.pat as a loop by hand over arrays.
 *
 * In:   the operators and operands of a module.
 * Out:  the same rewrites, and nothing else: no checks but use counts, no types, attributes, order or
 *       module afterwards.  A queue of nodes, roots overwritten in place, users in lists over operands.
 *
 * What only the loop needs, lists and queue, it allocates itself, as a rewriter does.
 */
#include <stdlib.h>
#include <string.h>

#include "rewrite_hand.h"

#define NONE UINT32_MAX

struct hand_graph {
    uint16_t conv, bias, relu, exp, fused;
    uint32_t n, n_slots, mask;
    uint16_t *op;
    uint8_t *argc, *queued;
    uint32_t *first, *head, *uses, *queue; /* by node; the queue is a ring */
    uint32_t *args, *owner, *next, *prev;  /* by operand */
    uint32_t from, to;
};

/* The graph alone. */
static bool reserve(struct hand_graph *g)
{
    const size_t n = g->n;
    g->op = calloc(n, sizeof *g->op);
    g->argc = calloc(n, 1);
    g->first = calloc(n, sizeof *g->first);
    g->uses = calloc(n, sizeof *g->uses);
    g->args = calloc(4 * n, sizeof *g->args);
    return g->op != NULL && g->argc != NULL && g->first != NULL && g->uses != NULL && g->args != NULL;
}

/* What the loop keeps beside it. */
static bool reserve_lists(struct hand_graph *g)
{
    const size_t n = g->n, slots = 4 * n;
    for (g->mask = 1; g->mask < n; g->mask *= 2)
        continue;
    g->queued = calloc(n, 1);
    g->head = malloc(n * sizeof *g->head);
    g->queue = malloc(g->mask-- * sizeof *g->queue);
    g->owner = malloc(slots * sizeof *g->owner);
    g->next = malloc(slots * sizeof *g->next);
    g->prev = malloc(slots * sizeof *g->prev);
    return g->queued != NULL && g->head != NULL && g->queue != NULL && g->owner != NULL && g->next != NULL &&
           g->prev != NULL;
}

struct hand_graph *hand_graph_new(dfg_module *m)
{
    struct hand_graph *g = calloc(1, sizeof *g);
    if (g == NULL)
        return NULL;
    g->n = dfg_n_nodes(m);
    g->conv = dfg_operator(m, "conv", 4);
    g->bias = dfg_operator(m, "bias", 4);
    g->relu = dfg_operator(m, "relu", 4);
    g->exp = dfg_operator(m, "exp", 3);
    g->fused = dfg_operator(m, "fused", 5);
    if (!reserve(g)) {
        hand_graph_free(g);
        return NULL;
    }
    for (dfg_node n = 1; n < g->n; n++) {
        const dfg_node *args;
        g->op[n] = dfg_node_op(m, n);
        g->argc[n] = g->op[n] != DFG_FUNC ? (uint8_t)dfg_node_args(m, n, &args) : 0;
        g->first[n] = g->n_slots;
        for (uint32_t i = 0; i < g->argc[n]; i++)
            g->args[g->n_slots++] = args[i];
    }
    return g;
}

void hand_graph_free(struct hand_graph *g)
{
    void *const arrays[] = {g->op,   g->argc,  g->queued, g->first, g->head, g->uses,
                            g->queue, g->args, g->owner,  g->next,  g->prev};
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        free(arrays[i]);
    free(g);
}

static void link(struct hand_graph *g, uint32_t slot, uint32_t owner)
{
    uint32_t of = g->args[slot], head = g->head[of];
    g->owner[slot] = owner;
    g->next[slot] = head;
    g->prev[slot] = NONE;
    if (head != NONE)
        g->prev[head] = slot;
    g->head[of] = slot;
    g->uses[of]++;
}

static void unlink(struct hand_graph *g, uint32_t slot)
{
    uint32_t of = g->args[slot], before = g->prev[slot], after = g->next[slot];
    if (before != NONE)
        g->next[before] = after;
    else
        g->head[of] = after;
    if (after != NONE)
        g->prev[after] = before;
    g->uses[of]--;
}

static void push(struct hand_graph *g, uint32_t n)
{
    if (g->queued[n])
        return;
    g->queued[n] = 1;
    g->queue[g->to++ & g->mask] = n;
}

static void push_users(struct hand_graph *g, uint32_t n)
{
    for (uint32_t slot = g->head[n]; slot != NONE; slot = g->next[slot])
        push(g, g->owner[slot]);
    push(g, n);
}

static bool fuse(struct hand_graph *g, uint32_t root)
{
    uint32_t bias = g->args[g->first[root]], conv = g->op[bias] == g->bias ? g->args[g->first[bias]] : NONE;
    if (conv == NONE || g->op[conv] != g->conv || g->uses[bias] != 1 || g->uses[conv] != 1)
        return false;
    const uint32_t args[] = {g->args[g->first[conv]], g->args[g->first[conv] + 1], g->args[g->first[bias] + 1]};
    unlink(g, g->first[root]);
    for (uint32_t i = 0; i < 2; i++) {
        unlink(g, g->first[bias] + i);
        unlink(g, g->first[conv] + i);
    }
    g->op[bias] = g->op[conv] = 0;
    g->op[root] = g->fused;
    g->argc[root] = 3;
    g->first[root] = g->n_slots;
    for (uint32_t i = 0; i < 3; i++) {
        g->args[g->n_slots] = args[i];
        link(g, g->n_slots++, root);
    }
    push_users(g, root);
    return true;
}

static bool bubble(struct hand_graph *g, uint32_t root)
{
    uint32_t relu = g->args[g->first[root]];
    if (g->op[relu] != g->relu || g->uses[relu] != 1)
        return false;
    g->op[root] = g->relu;
    g->op[relu] = g->exp;
    push(g, relu);
    push_users(g, root);
    return true;
}

uint64_t hand_rewrite(struct hand_graph *g, int rule)
{
    const uint16_t op = rule == FUSE ? g->relu : g->exp;
    uint64_t applied = 0;
    if (!reserve_lists(g))
        return UINT64_MAX;
    memset(g->head, 0xff, g->n * sizeof *g->head);
    for (uint32_t n = 1; n < g->n; n++)
        for (uint32_t i = 0; i < g->argc[n]; i++)
            link(g, g->first[n] + i, n);
    for (uint32_t n = 1; n < g->n; n++)
        if (g->op[n] == op)
            push(g, n);
    while (g->from != g->to) {
        uint32_t n = g->queue[g->from++ & g->mask];
        g->queued[n] = 0;
        if (g->op[n] == op)
            applied += rule == FUSE ? fuse(g, n) : bubble(g, n);
    }
    return applied;
}
