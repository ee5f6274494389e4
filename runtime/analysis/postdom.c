/* postdom.c -- the post-dominator forest: built in one pass, kept through fusions.
 *
 * In:   a module whose ids are topological, and its user lists.
 * Out:  per node its parent, and its interval in a walk of the forest, so that
 *       "a post-dominates b" is a compare.
 *
 * Users come before what they use in a pass from the last id to the first, so the
 * parent of a node is the nearest common ancestor of its users, and a DAG needs no
 * iteration.  It is found by walking up from the lower id, which is linear on
 * real networks but quadratic on long skips that cross; a budget of steps notices,
 * and the pass starts again with jump pointers (Myers 1983), O(log n) a use.  A
 * fusion into an exit is a contraction of a subtree's top: intervals of the others
 * stay, and parents are found by union-find with path halving.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/forest.h"
#include "../dfg_analysis.h"

/* Steps that the walk may take for each node and each use: measured networks need less than one. */
#define BUDGET 8u

/* Row n, behind the last node, is the end of all values: the root of the forest.
 * A fused node has size 0, and its parent is what it was fused into. */
struct dfg_postdom {
    dfg_module *m;
    uint32_t n;    /* of rows without the root; 0: not built, or stale */
    uint32_t room; /* rows without the root that there is memory for */
    dfg_node *parent;
    uint32_t *pre;  /* position in a walk, parents first */
    uint32_t *size; /* of the subtree */
};

/* The forest under construction.  Jumps and depths are kept in rows that are filled in later. */
struct tree {
    struct forest f;
    uint64_t steps; /* of walks */
};

dfg_postdom *dfg_postdom_new(dfg_module *m)
{
    dfg_postdom *p = calloc(1, sizeof *p);
    if (p != NULL)
        p->m = m;
    return p;
}

static void rows_free(dfg_postdom *p)
{
    free(p->parent);
    free(p->pre);
    free(p->size);
    *p = (dfg_postdom){.m = p->m};
}

void dfg_postdom_free(dfg_postdom *p)
{
    if (p != NULL)
        rows_free(p);
    free(p);
}

void dfg_postdom_mark_stale(dfg_postdom *p)
{
    p->n = 0;
}

/* ---- nearest common ancestors ---- */

static dfg_node meet_by_steps(struct tree *t, dfg_node a, dfg_node b)
{
    uint64_t steps = 0;
    for (; a != b; steps++) {
        if (a < b)
            a = t->f.parent[a];
        else
            b = t->f.parent[b];
    }
    t->steps += steps;
    return a;
}

/* ---- the pass ---- */

static inline dfg_node meet(struct tree *t, dfg_node a, dfg_node b, bool jumps)
{
    return jumps ? forest_meet(&t->f, a, b) : meet_by_steps(t, a, b);
}

/* What the function returns flows to it.  Its own row is complete. */
static inline void push_results(const dfg_graph *g, struct tree *t, dfg_node f, bool jumps)
{
    for (uint32_t i = dfg_n_params(g, f), argc = dfg_argc(g, f); i < argc; i++) {
        dfg_node r = dfg_arg(g, f, i);
        t->f.parent[r] = t->f.parent[r] == DFG_NONE ? f : meet(t, t->f.parent[r], f, jumps);
    }
}

enum outcome { DONE, TOO_LONG, NOT_ORDERED };

static inline enum outcome pass(const dfg_graph *g, struct tree *t, uint64_t budget, bool jumps)
{
    dfg_node end = g->n_nodes;
    memset(t->f.parent, 0, end * sizeof *t->f.parent);
    t->f.parent[end] = t->f.jump[end] = end;
    t->f.depth[end] = 0;
    for (dfg_node n = end; --n > DFG_NONE;) {
        dfg_node at = t->f.parent[n];
        uint32_t i = g->user_first[n], last = g->user_first[n + 1];
        if (i < last && g->users[i] <= n)
            return NOT_ORDERED;
        for (; i < last; i++)
            at = at == DFG_NONE ? g->users[i] : meet(t, at, g->users[i], jumps);
        t->f.parent[n] = at != DFG_NONE ? at : end;
        if (jumps)
            forest_add(&t->f, n);
        if (g->op[n] == DFG_FUNC)
            push_results(g, t, n, jumps);
        if (t->steps > budget)
            return TOO_LONG;
    }
    t->f.parent[DFG_NONE] = end;
    return DONE;
}

/* Two copies of the pass, so that neither asks which it is. */
static enum outcome pass_by_steps(const dfg_graph *g, struct tree *t)
{
    return pass(g, t, BUDGET * ((uint64_t)g->n_nodes + g->user_first[g->n_nodes]), false);
}

static enum outcome pass_by_jumps(const dfg_graph *g, struct tree *t)
{
    t->steps = 0;
    return pass(g, t, UINT64_MAX, true);
}

/* Parents have higher ids: one pass upwards adds sizes, and says where in the parent's interval a node's
 * begins; one downwards adds these up. */
static void number(dfg_postdom *p)
{
    uint32_t end = p->n;
    for (dfg_node n = 0; n <= end; n++)
        p->size[n] = 1;
    for (dfg_node n = 0; n < end; n++) {
        dfg_node up = p->parent[n];
        p->pre[n] = p->size[up];
        p->size[up] += p->size[n];
    }
    p->pre[end] = 0;
    for (dfg_node n = end; n-- > 0;)
        p->pre[n] += p->pre[p->parent[n]];
}

/* A stale forest's rows are used again. */
static bool rows_alloc(dfg_postdom *p, uint32_t n)
{
    size_t size = ((size_t)n + 1) * sizeof(uint32_t);
    if (p->parent != NULL && n <= p->room)
        return true;
    rows_free(p);
    p->parent = malloc(size);
    p->pre = malloc(size);
    p->size = malloc(size);
    p->room = n;
    return p->parent != NULL && p->pre != NULL && p->size != NULL;
}

dfg_status dfg_postdom_build(dfg_postdom *p)
{
    dfg_graph g;
    if (p->n != 0)
        return DFG_OK;
    dfg_status status = dfg_finish(p->m);
    if (status == DFG_OK)
        status = dfg_build_users(p->m);
    if (status != DFG_OK)
        return status;
    dfg_view(p->m, &g);
    if (!rows_alloc(p, g.n_nodes)) {
        rows_free(p);
        return DFG_NO_MEMORY;
    }
    struct tree t = {.f = {.parent = p->parent, .jump = p->pre, .depth = p->size}};
    enum outcome outcome = pass_by_steps(&g, &t);
    if (outcome == TOO_LONG)
        outcome = pass_by_jumps(&g, &t);
    if (outcome == NOT_ORDERED) {
        rows_free(p);
        return DFG_BAD_GRAPH;
    }
    p->n = g.n_nodes;
    number(p);
    return DFG_OK;
}

/* ---- answers ---- */

static dfg_node find(dfg_postdom *p, dfg_node n)
{
    while (p->size[n] == 0) {
        dfg_node up = p->parent[n];
        if (p->size[up] == 0)
            p->parent[n] = p->parent[up];
        n = up;
    }
    return n;
}

bool dfg_postdominates(dfg_postdom *p, dfg_node a, dfg_node b)
{
    if (a >= p->n || b >= p->n || a == DFG_NONE || b == DFG_NONE)
        return false;
    if (p->size[a] == 0)
        a = find(p, a);
    if (p->size[b] == 0)
        b = find(p, b);
    return p->pre[b] - p->pre[a] < p->size[a];
}

dfg_node dfg_postdom_parent(dfg_postdom *p, dfg_node n)
{
    if (n >= p->n || n == DFG_NONE)
        return DFG_NONE;
    dfg_node up = p->parent[find(p, n)];
    if (p->size[up] == 0)
        up = find(p, up);
    return up != p->n ? up : DFG_NONE;
}

bool dfg_postdom_fuse(dfg_postdom *p, const dfg_node *group, uint32_t n, dfg_node exit)
{
    bool ok = exit < p->n && exit != DFG_NONE;
    if (ok)
        exit = find(p, exit);
    for (uint32_t i = 0; ok && i < n; i++) {
        dfg_node x = group[i] < p->n ? find(p, group[i]) : DFG_NONE;
        ok = x != DFG_NONE && p->pre[x] - p->pre[exit] < p->size[exit];
        if (!ok || x == exit)
            continue;
        p->size[x] = 0;
        p->parent[x] = exit;
    }
    if (!ok)
        dfg_postdom_mark_stale(p);
    return ok;
}
