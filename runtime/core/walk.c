/* walk.c -- dominator patterns: what a node post-dominates.
 *
 * In:   a root of a view; the caller says of each node whether it fits the path.
 * Out:  the nodes that may be the parent, in the order in which a depth-first
 *       walk from the root meets them; the nodes between.
 *
 * A region grows from the root against the edges.  A node may join it when all
 * its uses are edges from the region: then the region post-dominates it.  The
 * order is topological, so of what the region reads the last is always decided:
 * nothing that is still to join can use it.  If it is all that the region reads
 * it may be the parent, else it has to be between.  What is read waits in a
 * heap (Williams 1964), once for each edge, so that equal ones come out
 * together and are their own count: O(edges of the region * log), no marks.
 *
 * So those that may be the parent come nearest first, which is the order of the
 * depth-first walk.  Leaves (variables, constants) are passed by; but one that
 * all nodes without another operand read may be the parent, too, with all of
 * the region between; these are put in order when the region is complete.  The
 * depth-first walk may meet one before a nearer parent: where a leaf has uses
 * elsewhere, parents are held back until then.
 *
 * So it is while rules edit the graph, and where the path asks for names; else
 * region.c knows the parents, and nothing is walked.  With names it knows which
 * are parents if these are left out: behind the last of them the walk ends; and
 * where many walks have the same names, what they would find.
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

static uint32_t edges(const dfg_graph *g, dfg_node from, dfg_node to)
{
    uint32_t count = 0, k = operands(g, from);
    for (uint32_t i = 0; i < k; i++)
        count += dfg_arg(g, from, i) == to;
    return count;
}

/* What n reads is read by the region.  False: leaves only. */
static bool read_operands(const dfg_graph *g, struct dfg_walk *w, dfg_node n)
{
    uint32_t before = w->n_heap, k = operands(g, n);
    for (uint32_t i = 0; i < k; i++) {
        dfg_node a = dfg_arg(g, n, i);
        if (!is_leaf(g, a))
            push(g, w, a);
        else if (a != DFG_NONE && dfg_uses(g, a) > 1 && dfg_uses(g, a) > edges(g, n, a))
            w->holds = !w->inner;
    }
    return w->n_heap > before;
}

/* Do all uses of the leaf come from the region, and does each node that needs a parent read it? */
static bool may_be_parent(const dfg_graph *g, const struct dfg_walk *w, dfg_node leaf)
{
    if (!dfg_same_body(g, w->root, leaf))
        return false;
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

/* ---- parents that were held back ---- */

/* Where n stands among k nodes that descend; k: nowhere. */
static uint32_t find(const dfg_graph *g, const dfg_node *at, uint32_t k, dfg_node n)
{
    uint32_t lo = 0, hi = k;
    while (lo < hi) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (dfg_precedes(g, n, at[mid]))
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo < k && at[lo] == n ? lo : k;
}

static bool is_met(const dfg_graph *g, dfg_node n, uint32_t visit)
{
    bool met = g->scratch->stamp[n] == visit;
    g->scratch->stamp[n] = visit;
    return met;
}

/* A leaf in a complete region: does the first bare node read it, and all others? */
static bool is_leaf_parent(const dfg_graph *g, const struct dfg_walk *w, dfg_node n)
{
    return is_leaf(g, n) && edges(g, w->bare != DFG_NONE ? w->bare : w->root, n) > 0 &&
           may_be_parent(g, w, n);
}

/* The path's row keeps the region, then what is held back, then the parents in order: the region has a node
 * less than the graph at least, and each of the others an edge that leads to it. */
static dfg_node *held(const dfg_graph *g, const struct dfg_walk *w)
{
    return w->path + g->n_nodes;
}

static dfg_node *order(const dfg_graph *g, const struct dfg_walk *w)
{
    return w->path + (size_t)2 * g->n_nodes;
}

/* Lists all that may be the parent, as a depth-first walk from the root meets them; returns how many. */
static uint32_t put_in_order(const dfg_graph *g, const struct dfg_walk *w, bool complete)
{
    dfg_node *stack = w->heap, *to = order(g, w);
    uint32_t depth = 1, n = 0, visit = dfg_begin_visit(g);
    stack[0] = w->root;
    stack[1] = 0;
    while (depth > 0) {
        dfg_node at = stack[2 * depth - 2], i = stack[2 * depth - 1]++;
        if (i == operands(g, at)) {
            depth--;
            continue;
        }
        dfg_node a = dfg_arg(g, at, i);
        if (a == DFG_NONE || is_met(g, a, visit))
            continue;
        if (find(g, held(g, w), w->n_held, a) < w->n_held || (complete && is_leaf_parent(g, w, a)))
            to[n++] = a;
        if (find(g, w->path, w->n_path, a) < w->n_path) {
            stack[2 * (size_t)depth] = a;
            stack[2 * (size_t)depth + 1] = 0;
            depth++;
        }
    }
    return n;
}

/* The next of the parents in order, with what is between. */
static dfg_node next_in_order(const dfg_graph *g, struct dfg_walk *w)
{
    if (w->next == w->n_held)
        return w->at = DFG_NONE;
    w->at = order(g, w)[w->next++];
    w->n_path = find(g, w->heap, w->n_region, w->at);
    for (uint32_t i = 0; i < w->n_path; i++)
        w->path[i] = w->heap[i];
    return w->at;
}

/* The region goes no further: from now on the heap's row keeps it. */
static dfg_node release(const dfg_graph *g, struct dfg_walk *w, bool complete)
{
    w->n_held = put_in_order(g, w, complete);
    w->n_region = w->n_path;
    for (uint32_t i = 0; i < w->n_region; i++)
        w->heap[i] = w->path[i];
    w->given = w->alone = true;
    return next_in_order(g, w);
}

/* ---- the walk ---- */

/* Nothing may join. */
static dfg_node stop(const dfg_graph *g, struct dfg_walk *w)
{
    return w->n_held > 0 ? release(g, w, false) : (w->at = DFG_NONE);
}

/* `at` may be the parent: now, or when a leaf cannot be it before. */
static void hold_back(const dfg_graph *g, struct dfg_walk *w)
{
    w->alone = false;
    held(g, w)[w->n_held++] = w->at;
}

/* The greatest node that the region reads: all its uses have to be from there. */
static dfg_node look(const dfg_graph *g, struct dfg_walk *w)
{
    if (w->n_heap == 0) /* all have joined, or are leaves */
        return release(g, w, true);
    uint32_t uses = 1;
    dfg_node n = pop(g, w);
    while (w->n_heap > 0 && w->heap[0] == n) {
        pop(g, w);
        uses++;
    }
    w->alone = w->n_heap == 0 && w->bare == DFG_NONE;
    if (uses != dfg_uses(g, n) || !dfg_same_body(g, w->root, n))
        return stop(g, w);
    w->at = n;
    if (w->alone && w->holds)
        hold_back(g, w);
    return n;
}

static dfg_node begin(const dfg_graph *g, struct dfg_walk *w, uint32_t row)
{
    w->heap = dfg_row(g, row);
    w->path = dfg_row(g, row + 1);
    if (w->of != NULL && g->rank == NULL) {
        if (!dfg_region_first(g, w))
            return w->at = DFG_NONE;
        w->known = w->given = w->alone = !w->of->named || (w->fits != NULL && dfg_region_of_names(g, w));
        w->goal = dfg_region_next(g, w);
        if (w->known || w->goal == DFG_NONE)
            return w->at = w->goal;
    }
    read_operands(g, w, w->root);
    return look(g, w);
}

dfg_node dfg_walk_first(const dfg_graph *g, struct dfg_walk *w, uint32_t row, dfg_node root,
                        const struct dfg_dominates *of)
{
    *w = (struct dfg_walk){.root = root, .of = of};
    return begin(g, w, row);
}

dfg_node dfg_walk_named(const dfg_graph *g, struct dfg_walk *w, uint32_t row, dfg_node root,
                        const struct dfg_dominates *of, bool (*fits)(const dfg_graph *, dfg_node, const uint32_t *),
                        const uint32_t *names, uint32_t n_names)
{
    *w = (struct dfg_walk){.root = root, .of = of, .fits = fits, .names = names, .n_names = n_names};
    return begin(g, w, row);
}

/* The region as it grew descends; as a set of a match it ascends. */
static void turn(const dfg_graph *g, const struct dfg_walk *w, bool ascends)
{
    if (w->n_path < 2 || dfg_precedes(g, w->path[0], w->path[1]) == ascends)
        return;
    for (uint32_t i = 0, k = w->n_path - 1; i < k; i++, k--) {
        dfg_node n = w->path[i];
        w->path[i] = w->path[k];
        w->path[k] = n;
    }
}

/* Is there a parent behind `at`? */
static bool look_further(const dfg_graph *g, struct dfg_walk *w)
{
    dfg_node at = w->at;
    w->goal = dfg_region_next(g, w);
    w->at = at;
    return w->goal != DFG_NONE;
}

dfg_node dfg_walk_next(const dfg_graph *g, struct dfg_walk *w, bool joins)
{
    if (w->known)
        return dfg_region_next(g, w);
    if (w->given)
        return next_in_order(g, w);
    if (w->fits != NULL && g->rank == NULL)
        dfg_region_step(g, w);
    turn(g, w, false);
    if (!joins)
        return stop(g, w);
    if (w->at == w->goal && !look_further(g, w))
        return stop(g, w);
    w->path[w->n_path++] = w->at;
    if (!read_operands(g, w, w->at) && w->bare == DFG_NONE)
        w->bare = w->at;
    return look(g, w);
}

struct dfg_nodes dfg_walk_path(const dfg_graph *g, const struct dfg_walk *w)
{
    if (w->known)
        return dfg_region_path(g, w);
    turn(g, w, true);
    return (struct dfg_nodes){w->path, w->n_path};
}
