/* walk.c -- dominator patterns: what a node post-dominates, nearest first.
 *
 * In:   a root of a view; the caller says of each node whether it fits the path.
 * Out:  the nodes that may be the parent, each once; the nodes between.
 *
 * A region grows from the root against the edges.  A node may join it when all
 * its uses are edges from the region: then the region post-dominates it.  The
 * order is topological, so of what the region reads the last is always decided:
 * nothing that is still to join can use it.  If it is all that the region reads
 * it may be the parent, else it has to be between.  What is read waits in a
 * heap (Williams 1964), once for each edge, so that equal ones come out
 * together and are their own count: O(edges of the region * log), no marks.
 *
 * Leaves (variables, constants) are passed by; at the end of a walk one that
 * every node without another operand reads may be the parent.
 */
#include "../dfg_match.h"

static bool is_leaf(const dfg_graph *g, dfg_node n)
{
    return n == DFG_NONE || dfg_is(g, n, DFG_VAR) || dfg_is(g, n, DFG_CONST);
}

static void push(const dfg_graph *g, struct dfg_walk *w, dfg_node n)
{
    uint32_t i = w->n_heap++;
    while (i > 0 && dfg_precedes(g, w->heap[(i - 1) / 2], n)) {
        w->heap[i] = w->heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    w->heap[i] = n;
}

static dfg_node pop(const dfg_graph *g, struct dfg_walk *w)
{
    dfg_node top = w->heap[0], last = w->heap[--w->n_heap];
    uint32_t i = 0;
    for (uint32_t kid = 1; kid < w->n_heap; kid = 2 * i + 1) {
        kid += kid + 1 < w->n_heap && dfg_precedes(g, w->heap[kid], w->heap[kid + 1]);
        if (!dfg_precedes(g, last, w->heap[kid]))
            break;
        w->heap[i] = w->heap[kid];
        i = kid;
    }
    w->heap[i] = last;
    return top;
}

/* The operands of n, which is in the region; a function's are no edges of its own. */
static uint32_t operands(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_FUNC) ? 0 : dfg_argc(g, n);
}

/* What n reads is read by the region.  False: leaves only. */
static bool read_operands(const dfg_graph *g, struct dfg_walk *w, dfg_node n)
{
    uint32_t before = w->n_heap, k = operands(g, n);
    for (uint32_t i = 0; i < k; i++)
        if (!is_leaf(g, dfg_arg(g, n, i)))
            push(g, w, dfg_arg(g, n, i));
    return w->n_heap > before;
}

static uint32_t edges(const dfg_graph *g, dfg_node from, dfg_node to)
{
    uint32_t count = 0, k = operands(g, from);
    for (uint32_t i = 0; i < k; i++)
        count += dfg_arg(g, from, i) == to;
    return count;
}

/* Do all uses of the leaf come from the region, and does each node that needs a parent read it? */
static bool may_be_parent(const dfg_graph *g, const struct dfg_walk *w, dfg_node leaf)
{
    uint32_t uses = edges(g, w->root, leaf);
    for (uint32_t i = 0; i < w->n_path; i++) {
        dfg_node n = w->path[i];
        uint32_t count = edges(g, n, leaf);
        bool bare = count == 0;
        for (uint32_t k = 0; bare && k < operands(g, n); k++)
            bare = is_leaf(g, dfg_arg(g, n, k));
        if (bare)
            return false;
        uses += count;
    }
    return uses == dfg_uses(g, leaf);
}

/* The region reads nothing but leaves. */
static dfg_node next_leaf(const dfg_graph *g, struct dfg_walk *w)
{
    dfg_node bare = w->bare != DFG_NONE ? w->bare : w->root;
    w->leaves = w->alone = true;
    while (w->leaf < operands(g, bare)) {
        uint32_t i = w->leaf++;
        dfg_node leaf = dfg_arg(g, bare, i);
        bool again = leaf == DFG_NONE;
        for (uint32_t k = 0; !again && k < i; k++)
            again = dfg_arg(g, bare, k) == leaf;
        if (!again && may_be_parent(g, w, leaf))
            return w->at = leaf;
    }
    return w->at = DFG_NONE;
}

/* The greatest node that the region reads: all its uses have to be from there. */
static dfg_node look(const dfg_graph *g, struct dfg_walk *w)
{
    if (w->n_heap == 0)
        return next_leaf(g, w);
    uint32_t uses = 1;
    dfg_node n = pop(g, w);
    while (w->n_heap > 0 && w->heap[0] == n) {
        pop(g, w);
        uses++;
    }
    w->alone = w->n_heap == 0 && w->bare == DFG_NONE;
    w->at = uses == dfg_uses(g, n) && dfg_same_body(g, w->root, n) ? n : DFG_NONE;
    return w->at;
}

dfg_node dfg_walk_first(const dfg_graph *g, struct dfg_walk *w, uint32_t row, dfg_node root)
{
    *w = (struct dfg_walk){.heap = dfg_row(g, row), .path = dfg_row(g, row + 1), .root = root};
    read_operands(g, w, root);
    return look(g, w);
}

dfg_node dfg_walk_next(const dfg_graph *g, struct dfg_walk *w)
{
    if (w->leaves)
        return next_leaf(g, w);
    w->path[w->n_path++] = w->at;
    if (!read_operands(g, w, w->at) && w->bare == DFG_NONE)
        w->bare = w->at;
    return look(g, w);
}

struct dfg_nodes dfg_walk_path(const dfg_graph *g, const struct dfg_walk *w)
{
    return dfg_set(g, w->path, w->n_path);
}
