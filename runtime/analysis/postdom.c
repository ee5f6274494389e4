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
 * and the pass goes on with jump pointers (Myers 1983), O(log n) a use, and with
 * shortcuts to where walks have ended before: the next one mostly ends there, too.
 * A fusion into an exit is a contraction of a subtree's top: intervals of the others
 * stay, and parents are found by union-find with path halving.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/forest.h"
#include "../dfg_analysis.h"

/* Steps that the walk may take for each node and each use: measured networks need less than one. */
#define BUDGET 2

struct span {
    uint32_t pre;  /* position in a walk, parents first */
    uint32_t size; /* of the subtree; 0: the node was fused */
};

/* Row n, behind the last node, is the end of all values: the root of the forest.
 * The parent of a fused node is what it was fused into. */
struct dfg_postdom {
    dfg_module *m;
    uint32_t n;    /* of rows without the root; 0: not built, or stale */
    uint32_t room; /* rows without the root that there is memory for */
    dfg_node *parent;
    struct span *spans;
};

/* The forest under construction. */
struct tree {
    struct forest f; /* jumps and depths are where spans will be */
    dfg_node *far;   /* of each node one above it, no nearer than its jump */
    int64_t steps;   /* of walks that are left */
    bool disordered; /* a user has a lower id */
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
    free(p->spans);
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

static inline dfg_node meet_by_steps(struct tree *t, dfg_node a, dfg_node b)
{
    int64_t steps = 0;
    for (; a != b; steps++) {
        if (a < b)
            a = t->f.parent[a];
        else
            b = t->f.parent[b];
    }
    t->steps -= steps;
    return a;
}

/* The ancestor of a at the depth.  What the way begins with knows its end from now on. */
static dfg_node climb(const struct tree *t, dfg_node a, uint32_t depth)
{
    enum { SHORTCUTS = 3 };
    const uint32_t *depths = t->f.depth;
    dfg_node passed[SHORTCUTS + 1];
    uint32_t n = 0;
    for (; n < SHORTCUTS && depths[a] > depth && depths[t->far[a]] >= depth; a = t->far[a])
        passed[n++] = a;
    if (depths[a] > depth) {
        passed[n++] = a;
        a = forest_ancestor(&t->f, a, depth);
    }
    while (n-- > 0)
        if (depths[t->far[passed[n]]] > depth)
            t->far[passed[n]] = a;
    return a;
}

static dfg_node meet_by_jumps(const struct tree *t, dfg_node a, dfg_node b)
{
    a = climb(t, a, t->f.depth[b]);
    b = climb(t, b, t->f.depth[a]);
    return forest_meet(&t->f, a, b);
}

/* ---- the pass ---- */

static inline dfg_node meet(struct tree *t, dfg_node a, dfg_node b, bool jumps)
{
    return jumps ? meet_by_jumps(t, a, b) : meet_by_steps(t, a, b);
}

/* What the function returns flows to it.  Its own row is complete. */
static void push_results(const dfg_graph *g, struct tree *t, dfg_node f, bool jumps)
{
    for (uint32_t i = dfg_n_params(g, f), argc = dfg_argc(g, f); i < argc; i++) {
        dfg_node r = dfg_arg(g, f, i);
        t->f.parent[r] = t->f.parent[r] == DFG_NONE ? f : meet(t, t->f.parent[r], f, jumps);
    }
}

static void add_jumps(struct tree *t, dfg_node n)
{
    forest_add(&t->f, n);
    t->far[n] = t->f.jump[n];
}

/* Parents of the nodes below `from`, where those of the others are known.  Returns where it stopped, without
 * steps or before a user that stands too early; DFG_NONE: all are known. */
static inline dfg_node pass(const dfg_graph *g, struct tree *t, dfg_node from, bool jumps)
{
    const dfg_node end = g->n_nodes;
    dfg_node *const parent = t->f.parent;
    const dfg_node *first = g->users + g->user_first[from];
    for (dfg_node n = from; --n > DFG_NONE;) {
        const dfg_node *const last = first, *user = first = g->users + g->user_first[n];
        dfg_node at = parent[n];
        if (user != last) {
            if (*user <= n) {
                t->disordered = true;
                return n;
            }
            if (at == DFG_NONE)
                at = *user++;
            for (; user != last; user++)
                at = meet(t, at, *user, jumps);
        }
        parent[n] = at != DFG_NONE ? at : end;
        if (jumps)
            add_jumps(t, n);
        if (g->op[n] == DFG_FUNC)
            push_results(g, t, n, jumps);
        if (t->steps < 0)
            return n;
    }
    return DFG_NONE;
}

/* Two copies of the pass, so that neither asks which it is. */
static dfg_node pass_by_steps(const dfg_graph *g, struct tree *t)
{
    const dfg_node end = g->n_nodes;
    t->steps = BUDGET * ((int64_t)end + g->user_first[end]);
    memset(t->f.parent, 0, end * sizeof *t->f.parent);
    t->f.parent[end] = end;
    return pass(g, t, end, false);
}

static bool pass_by_jumps(const dfg_graph *g, struct tree *t, dfg_node from)
{
    const dfg_node end = g->n_nodes;
    t->far = malloc(((size_t)end + 1) * sizeof *t->far);
    if (t->far == NULL)
        return false;
    t->steps = INT64_MAX;
    t->f.jump[end] = t->far[end] = end;
    t->f.depth[end] = 0;
    for (dfg_node n = end; n-- > from;)
        add_jumps(t, n);
    pass(g, t, from, true);
    free(t->far);
    return true;
}

/* Parents have higher ids: one pass upwards adds sizes, and says where in the parent's interval a node's
 * begins; one downwards adds these up.  What goes from a node to the next one, which mostly is its parent, does
 * so in a register: a load would wait for the store before it. */
static void number(dfg_postdom *p)
{
    const uint32_t end = p->n;
    const dfg_node *parent = p->parent;
    struct span *spans = p->spans;
    uint32_t size = 0; /* of the subtree before, if it hangs from the node at hand */
    memset(spans, 0, ((size_t)end + 1) * sizeof *spans);
    for (dfg_node n = 0; n < end; n++) {
        struct span *up = &spans[parent[n]];
        size += spans[n].size + 1;
        spans[n] = (struct span){up->size + 1, size};
        if (parent[n] != n + 1) {
            up->size += size;
            size = 0;
        }
    }
    spans[end] = (struct span){0, spans[end].size + size + 1};
    uint32_t pre = 0; /* of the node behind */
    for (dfg_node n = end; n-- > 0;) {
        pre = spans[n].pre + (parent[n] == n + 1 ? pre : spans[parent[n]].pre);
        spans[n].pre = pre;
    }
}

/* A stale forest's rows are used again. */
static bool rows_alloc(dfg_postdom *p, uint32_t n)
{
    if (p->parent != NULL && n <= p->room)
        return true;
    rows_free(p);
    p->parent = malloc(((size_t)n + 1) * sizeof *p->parent);
    p->spans = malloc(((size_t)n + 1) * sizeof *p->spans);
    p->room = n;
    return p->parent != NULL && p->spans != NULL;
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
    uint32_t *const rows = (uint32_t *)p->spans;
    struct tree t = {.f = {.parent = p->parent, .jump = rows, .depth = rows + g.n_nodes + 1}};
    const dfg_node left = pass_by_steps(&g, &t);
    if (left != DFG_NONE && !t.disordered && !pass_by_jumps(&g, &t, left))
        return DFG_NO_MEMORY;
    if (t.disordered) {
        rows_free(p);
        return DFG_BAD_GRAPH;
    }
    p->parent[DFG_NONE] = g.n_nodes;
    p->n = g.n_nodes;
    number(p);
    return DFG_OK;
}

/* ---- answers ---- */

static dfg_node find(dfg_postdom *p, dfg_node n)
{
    while (p->spans[n].size == 0) {
        dfg_node up = p->parent[n];
        if (p->spans[up].size == 0)
            p->parent[n] = p->parent[up];
        n = up;
    }
    return n;
}

bool dfg_postdominates(dfg_postdom *p, dfg_node a, dfg_node b)
{
    if (a >= p->n || b >= p->n || a == DFG_NONE || b == DFG_NONE)
        return false;
    if (p->spans[a].size == 0)
        a = find(p, a);
    if (p->spans[b].size == 0)
        b = find(p, b);
    return p->spans[b].pre - p->spans[a].pre < p->spans[a].size;
}

dfg_node dfg_postdom_parent(dfg_postdom *p, dfg_node n)
{
    if (n >= p->n || n == DFG_NONE)
        return DFG_NONE;
    dfg_node up = p->parent[find(p, n)];
    if (p->spans[up].size == 0)
        up = find(p, up);
    return up != p->n ? up : DFG_NONE;
}

static inline dfg_node find_quickly(dfg_postdom *p, dfg_node n)
{
    return p->spans[n].size != 0 ? n : find(p, n);
}

/* False: some node of the group is none, or is not post-dominated by the exit. */
static inline bool fuse(dfg_postdom *p, const dfg_node *group, uint32_t n, dfg_node exit)
{
    const uint32_t end = p->n;
    if (exit >= end || exit == DFG_NONE)
        return false;
    exit = find_quickly(p, exit);
    const struct span of_exit = p->spans[exit];
    dfg_node *const parent = p->parent;
    for (uint32_t i = 0; i < n; i++) {
        if (group[i] == exit)
            continue;
        if (group[i] >= end || group[i] == DFG_NONE)
            return false;
        const dfg_node x = find_quickly(p, group[i]);
        struct span *span = &p->spans[x];
        if (span->pre - of_exit.pre >= of_exit.size)
            return false;
        if (x == exit)
            continue;
        span->size = 0;
        parent[x] = exit;
    }
    return true;
}

bool dfg_postdom_fuse(dfg_postdom *p, const dfg_node *group, uint32_t n, dfg_node exit)
{
    const bool fused = fuse(p, group, n, exit);
    if (!fused)
        dfg_postdom_mark_stale(p);
    return fused;
}
