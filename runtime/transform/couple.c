/* couple.c -- which groups depend on one another when some are chosen.
 *
 * In:   groups, and what their regions are for.
 * Out:  components: groups that overlap; groups of one target of which one reads
 *       the other, unless they are of different waves whatever is taken.
 * Errors: no memory.
 *
 * Two are of different waves where a value flows from one into a node that no group
 * of their target covers, and from there into the other.  So from each group that
 * is read by others the graph is walked once, in its order, with two marks.
 */
#include <stdlib.h>
#include <string.h>

#include "regions.h"

/* Nodes that are met on all walks; beyond it all may share a region. */
#define MOST_STEPS (UINT64_C(1) << 27)

/* ---- owners ---- */

bool dfg_owners_find(struct owners *o, const dfg_module *m, const struct groups *groups)
{
    size_t n_nodes = dfg_n_nodes(m), total = 0;
    for (size_t k = 0; k < groups->n; k++)
        total += groups->at[k].covers.n;
    o->first = calloc(n_nodes + 2, sizeof *o->first);
    o->who = malloc((total + 1) * sizeof *o->who);
    if (o->first == NULL || o->who == NULL)
        return false;
    for (size_t k = 0; k < groups->n; k++)
        for (size_t i = 0; i < groups->at[k].covers.n; i++)
            o->first[dfg_group_nodes(groups, groups->at[k].covers)[i] + 2]++;
    for (size_t n = 2; n < n_nodes + 2; n++)
        o->first[n] += o->first[n - 1];
    for (size_t k = 0; k < groups->n; k++) /* moves each node's first to its end, the next one's first */
        for (size_t i = 0; i < groups->at[k].covers.n; i++)
            o->who[o->first[dfg_group_nodes(groups, groups->at[k].covers)[i] + 1]++] = (uint32_t)k;
    return true;
}

void dfg_owners_free(struct owners *o)
{
    free(o->first);
    free(o->who);
}

/* ---- who reads whom ---- */

struct pair {
    uint32_t from, to;
};

struct coupling {
    const struct regions *regions;
    const struct owners *owners;
    const dfg_module *m;
    uint32_t *component;
    struct pair *pairs;
    size_t n, room;
    uint8_t *mark; /* per node */
    bool failed;
};

static int by_from(const void *a, const void *b)
{
    const struct pair *x = a, *y = b;
    if (x->from != y->from)
        return x->from < y->from ? -1 : 1;
    return (x->to > y->to) - (x->to < y->to);
}

static void add_pair(struct coupling *c, uint32_t from, uint32_t to)
{
    if (!dfg_grow(&c->pairs, &c->room, c->n + 1, sizeof *c->pairs)) {
        c->failed = true;
        return;
    }
    c->pairs[c->n++] = (struct pair){from, to};
}

/* Group `to` reads the node: from all groups of its target that cover it. */
static void add_pairs(struct coupling *c, dfg_node n, uint32_t to)
{
    for (size_t i = c->owners->first[n]; i < c->owners->first[n + 1] && !c->failed; i++) {
        uint32_t from = c->owners->who[i];
        if (from != to && c->regions->target[from] == c->regions->target[to])
            add_pair(c, from, to);
    }
}

/* The tuple that a result of a call is of; DFG_NONE: n is no result. */
static dfg_node tuple_of(const dfg_module *m, dfg_node n)
{
    const dfg_node *args;
    return dfg_node_op(m, n) == DFG_GET && dfg_node_args(m, n, &args) == 1 ? args[0] : DFG_NONE;
}

/* Joins what overlaps k, and lists whom it reads. */
static void look_around(struct coupling *c, uint32_t k)
{
    const struct group *g = &c->regions->groups->at[k];
    for (size_t i = 0; i < g->covers.n; i++) {
        const dfg_node *args;
        dfg_node n = dfg_group_nodes(c->regions->groups, g->covers)[i];
        uint32_t argc = dfg_node_args(c->m, n, &args);
        for (size_t o = c->owners->first[n]; o < c->owners->first[n + 1]; o++)
            set_join(c->component, k, c->owners->who[o]);
        for (uint32_t a = 0; a < argc && c->regions->target[k] != 0; a++) {
            dfg_node tuple = args[a] != DFG_NONE ? tuple_of(c->m, args[a]) : DFG_NONE;
            if (args[a] != DFG_NONE)
                add_pairs(c, args[a], k);
            if (tuple != DFG_NONE)
                add_pairs(c, tuple, k);
        }
    }
}

/* ---- waves that are always apart ---- */

enum { NEAR = 1, FAR = 2 }; /* reached from the group; and through what its target never covers */

static bool is_coverable(const struct coupling *c, dfg_node n, dfg_sym target)
{
    dfg_node tuple = tuple_of(c->m, n);
    for (size_t i = c->owners->first[n]; i < c->owners->first[n + 1]; i++)
        if (c->regions->target[c->owners->who[i]] == target)
            return true;
    for (size_t i = c->owners->first[tuple]; tuple != DFG_NONE && i < c->owners->first[tuple + 1]; i++)
        if (c->regions->target[c->owners->who[i]] == target)
            return true;
    return false;
}

static void mark_from(struct coupling *c, uint32_t k)
{
    const struct group *g = &c->regions->groups->at[k];
    const dfg_node *own = dfg_group_nodes(c->regions->groups, g->alone);
    uint32_t n_nodes = dfg_n_nodes(c->m);
    memset(c->mark, 0, n_nodes);
    for (size_t i = 0; i < g->alone.n; i++)
        c->mark[own[i]] = NEAR;
    for (dfg_node n = own[g->alone.n - 1] + 1; n < n_nodes; n++) {
        const dfg_node *args;
        uint32_t argc = c->mark[n] == 0 ? dfg_node_args(c->m, n, &args) : 0;
        for (uint32_t a = 0; a < argc && c->mark[n] != FAR; a++)
            if (args[a] != DFG_NONE && c->mark[args[a]] > c->mark[n])
                c->mark[n] = c->mark[args[a]];
        if (argc > 0 && c->mark[n] == NEAR && !is_coverable(c, n, c->regions->target[k]))
            c->mark[n] = FAR;
    }
}

static bool is_apart(const struct coupling *c, uint32_t k)
{
    const struct group *g = &c->regions->groups->at[k];
    bool apart = false;
    for (size_t i = 0; i < g->covers.n && !apart; i++)
        apart = c->mark[dfg_group_nodes(c->regions->groups, g->covers)[i]] == FAR;
    return apart;
}

static void join_pairs(struct coupling *c)
{
    size_t most = MOST_STEPS / dfg_n_nodes(c->m), walks = 0;
    if (c->n > 0)
        qsort(c->pairs, c->n, sizeof *c->pairs, by_from);
    for (size_t i = 0; i < c->n; i++) {
        bool known = i > 0 && c->pairs[i].from == c->pairs[i - 1].from;
        if (!known && ++walks <= most)
            mark_from(c, c->pairs[i].from);
        if (walks > most || !is_apart(c, c->pairs[i].to))
            set_join(c->component, c->pairs[i].from, c->pairs[i].to);
    }
}

bool dfg_couple_groups(const struct regions *regions, const struct owners *owners, uint32_t *component)
{
    struct coupling c = {.regions = regions, .owners = owners, .m = regions->waves.m, .component = component};
    size_t n = regions->groups->n;
    c.mark = malloc(dfg_n_nodes(c.m));
    c.failed = c.mark == NULL;
    for (uint32_t k = 0; k < n; k++)
        component[k] = k;
    for (uint32_t k = 0; k < n && !c.failed; k++)
        look_around(&c, k);
    if (!c.failed)
        join_pairs(&c);
    free(c.pairs);
    free(c.mark);
    return !c.failed;
}
