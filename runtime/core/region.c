/* region.c -- dominator patterns in a graph that nobody edits: which nodes may
 * be the parents of a child, found for all children at once.
 *
 * In:   a view; its ids are topological.
 * Out:  per node the nearest parent that is no leaf; lists of leaves that may be
 *       parents, in the order of the depth-first walk.
 *
 * Node d is the nearest parent of r when all ways down from r that are not cut
 * short by a leaf lead through d, and all uses of d lead to r: when d is the
 * nearest such node below r, and r the nearest above d.  Both are forests that
 * one pass each makes, as nearest common ancestors.  A node is the nearest
 * parent of one child at most: so the children and parents lie on lines, and
 * those that may be the parent of r are all below it on its line.  Between r and
 * p lies what r post-dominates and p does not.
 *
 * A leaf may be the parent where the line ends with nothing but leaves: where r
 * post-dominates all below it (all edges that leave it are uses of its own), and
 * each node without other operands reads the leaf.  Where it is met on the walk
 * is the same for all of the line that may have it.  O(edges * log nodes).
 *
 * What lies between has to fit the path: the sum of those below a node that do
 * not says so.  A path that goes by names has a sum for what these are bound to,
 * made once walks (walk.c) have cost as much as making it.
 */
#include "forest.h"
#include "free.h"

/* Rows of dfg_dominates.tables; each has room for every node twice. */
struct tables {
    dfg_node *above; /* the nearest node that post-dominates it in its body */
    dfg_node *below; /* the nearest parent; of a leaf on a list: behind which of the line it is met */
    dfg_node *end;   /* of the line, its lowest */
    dfg_node *leaf;  /* the first leaf met behind it or behind what is below it; of a leaf: the next */
    uint32_t *spare[4];
};

#define PENDING UINT32_MAX /* below[]: a leaf of a list that was not met so far */

static DFG_APART void tables_of(const dfg_graph *g, const struct dfg_dominates *d, struct tables *t)
{
    uint32_t *const rows[] = {dfg_row(g, d->tables), dfg_row(g, d->tables + 1)};
    t->above = rows[0], t->below = rows[0] + g->n_nodes;
    t->end = rows[1], t->leaf = rows[1] + g->n_nodes;
    for (uint32_t i = 0; i < 4; i++)
        t->spare[i] = dfg_row(g, d->tables + 2 + i / 2) + (i % 2) * (size_t)g->n_nodes;
}

static bool is_leaf(const dfg_graph *g, dfg_node n)
{
    return n == DFG_NONE || dfg_is(g, n, DFG_VAR) || dfg_is(g, n, DFG_CONST);
}

/* A function's operands are no edges of its own. */
static uint32_t operands(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_FUNC) ? 0 : dfg_argc(g, n);
}

/* ---- the two forests; DFG_NONE is their root ---- */

static struct forest forest_in(const struct tables *t, dfg_node *parent, uint32_t spare)
{
    struct forest f = {parent, t->spare[spare], t->spare[spare + 1]};
    f.parent[DFG_NONE] = f.jump[DFG_NONE] = f.depth[DFG_NONE] = 0;
    return f;
}

static void use(const struct forest *f, dfg_node n, dfg_node by)
{
    f->parent[n] = f->parent[n] == PENDING ? by : forest_meet(f, f->parent[n], by);
}

/* Users come before what they use.  What another body uses, or a function returns, leads nowhere. */
static DFG_APART void look_up(const dfg_graph *g, const struct tables *t)
{
    struct forest f = forest_in(t, t->above, 0);
    for (dfg_node n = 1; n < g->n_nodes; n++)
        f.parent[n] = PENDING;
    for (dfg_node n = g->n_nodes; --n > DFG_NONE;) {
        uint32_t i = dfg_is(g, n, DFG_FUNC) ? dfg_n_params(g, n) : 0;
        if (f.parent[n] == PENDING)
            f.parent[n] = DFG_NONE;
        forest_add(&f, n);
        for (; i < dfg_argc(g, n); i++) {
            dfg_node a = dfg_arg(g, n, i);
            if (a != DFG_NONE)
                use(&f, a, !dfg_is(g, n, DFG_FUNC) && dfg_same_body(g, a, n) ? n : DFG_NONE);
        }
    }
}

/* Operands come before their users; down is spare[2], and a node without an operand but leaves a root. */
static DFG_APART void look_down(const dfg_graph *g, const struct tables *t)
{
    struct forest f = forest_in(t, t->spare[2], 0);
    for (dfg_node n = 1; n < g->n_nodes; n++) {
        f.parent[n] = PENDING;
        for (uint32_t i = 0; i < operands(g, n); i++) {
            dfg_node a = dfg_arg(g, n, i);
            if (!is_leaf(g, a))
                use(&f, n, dfg_same_body(g, a, n) ? a : DFG_NONE);
        }
        if (f.parent[n] == PENDING)
            f.parent[n] = DFG_NONE;
        forest_add(&f, n);
        dfg_node d = f.parent[n];
        t->below[n] = d != DFG_NONE && t->above[d] == n ? d : DFG_NONE;
        t->end[n] = t->below[n] != DFG_NONE ? t->end[d] : n;
        t->leaf[n] = DFG_NONE;
    }
}

/* ---- leaves that may be parents ---- */

/* Of all that a node post-dominates, itself included. */
struct sums {
    uint32_t *edges;  /* operands that are no leaves, without uses: 0 where all of them lead back to it */
    uint32_t *bare;   /* nodes that have no operands but leaves */
    uint32_t *reader; /* of a leaf: how many of those read it */
    uint32_t *last;   /* ... and which was the last */
};

static void count_operands(const dfg_graph *g, const struct sums *s, dfg_node n)
{
    uint32_t inner = 0;
    for (uint32_t i = 0; i < operands(g, n); i++)
        inner += !is_leaf(g, dfg_arg(g, n, i));
    s->edges[n] += inner - dfg_uses(g, n);
    s->bare[n] += inner == 0;
    for (uint32_t i = 0; inner == 0 && i < operands(g, n); i++) {
        dfg_node a = dfg_arg(g, n, i);
        s->reader[a] += s->last[a] != n;
        s->last[a] = n;
    }
}

static struct sums sum_up(const dfg_graph *g, const struct tables *t)
{
    struct sums s = {t->spare[0], t->spare[1], t->spare[2], t->spare[3]};
    for (uint32_t i = 0; i < 4; i++)
        memset(t->spare[i], 0, g->n_nodes * sizeof *t->spare[i]);
    for (dfg_node n = 1; n < g->n_nodes; n++) {
        if (is_leaf(g, n))
            continue;
        count_operands(g, &s, n);
        s.edges[t->above[n]] += s.edges[n];
        s.bare[t->above[n]] += s.bare[n];
    }
    return s;
}

/* Puts each leaf that may be a parent on the list of the line that may have it. */
static DFG_APART void list_leaves(const dfg_graph *g, const struct tables *t)
{
    struct sums s = sum_up(g, t);
    for (dfg_node n = 1; n < g->n_nodes; n++) {
        dfg_node r = t->above[n];
        if (!is_leaf(g, n) || r == DFG_NONE || s.edges[r] + dfg_uses(g, r) != 0 || s.reader[n] != s.bare[r])
            continue;
        t->below[n] = PENDING;
        t->leaf[n] = t->leaf[t->end[r]];
        t->leaf[t->end[r]] = n;
    }
}

/* Puts the list of the line that ends here in order: the walk from the highest that may have one of them. */
static DFG_APART dfg_node walk_leaves(const dfg_graph *g, const struct tables *t, dfg_node end)
{
    dfg_node top = end, first = DFG_NONE, last = DFG_NONE, *stack = t->spare[0];
    uint32_t left = 0, depth = 1, visit = dfg_begin_visit(g);
    for (dfg_node x = t->leaf[end]; x != DFG_NONE; x = t->leaf[x], left++)
        top = t->above[x] > top ? t->above[x] : top;
    dfg_node on = top;
    stack[0] = top;
    stack[1] = 0;
    while (left > 0 && depth > 0) {
        dfg_node at = stack[2 * depth - 2], i = stack[2 * depth - 1]++;
        if (i >= operands(g, at)) {
            depth--;
            continue;
        }
        dfg_node a = dfg_arg(g, at, i);
        if (a == DFG_NONE || g->scratch->stamp[a] == visit)
            continue;
        g->scratch->stamp[a] = visit;
        if (!is_leaf(g, a)) {
            on = a == t->below[on] ? a : on;
            stack[2 * (size_t)depth] = a;
            stack[2 * (size_t)depth++ + 1] = 0;
        } else if (t->below[a] == PENDING && t->end[t->above[a]] == end) {
            t->below[a] = on;
            first = first != DFG_NONE ? first : a;
            if (last != DFG_NONE)
                t->leaf[last] = a;
            last = a;
            left--;
        }
    }
    t->leaf[last] = DFG_NONE;
    return first;
}

/* Each of the line knows the first of them that is met below it. */
static DFG_APART void spread_leaves(const struct tables *t, dfg_node end, dfg_node first)
{
    dfg_node top = end;
    while (t->above[top] != DFG_NONE && t->below[t->above[top]] == top)
        top = t->above[top];
    for (dfg_node n = top; n != DFG_NONE; n = t->below[n]) {
        while (first != DFG_NONE && t->below[first] > n)
            first = t->leaf[first];
        t->leaf[n] = first;
    }
}

/* The tables, made where they are asked for first. */
static DFG_APART void build(const dfg_graph *g, const struct dfg_dominates *d, struct tables *t)
{
    tables_of(g, d, t);
    if (t->end[DFG_NONE] != 0)
        return;
    look_up(g, t);
    look_down(g, t);
    list_leaves(g, t);
    for (dfg_node n = 1; n < g->n_nodes; n++)
        if (!is_leaf(g, n) && t->below[n] == DFG_NONE && t->leaf[n] != DFG_NONE)
            spread_leaves(t, n, walk_leaves(g, t, n));
    t->end[DFG_NONE] = 1;
}

/* ---- what one pattern asks ---- */

/* Of all that a node post-dominates: twice how many do not fit the path, and 1 where it does not itself.  names:
 * NULL: names are left out. */
static DFG_APART const uint32_t *sum_misfits(const dfg_graph *g, const struct dfg_walk *w, const uint32_t *names, uint32_t *sum)
{
    struct tables t;
    tables_of(g, w->of, &t);
    for (dfg_node n = 1; n < g->n_nodes; n++) {
        bool misfit = !is_leaf(g, n) && !(names != NULL ? w->fits(g, n, names) : w->of->fits(g, n));
        sum[n] += misfit ? 3 : 0;
        if (t.above[n] != DFG_NONE)
            sum[t.above[n]] += sum[n] & ~1u;
    }
    sum[DFG_NONE] = 1;
    return sum;
}

static const uint32_t *misfits(const dfg_graph *g, const struct dfg_walk *w)
{
    uint32_t *sum = dfg_row(g, w->of->row);
    if (w->sum != NULL)
        return w->sum;
    return w->of->fits == NULL || sum[DFG_NONE] != 0 ? sum : sum_misfits(g, w, NULL, sum);
}

/* ---- ... with names ---- */

/*
 * Sums for a few of the names' values, in the rows behind the pattern's own: each is made when walks with these
 * values have asked of as many nodes as there are.  The first of these rows has for each how many that is, then
 * the values; of those that it has no room for the one that was asked least makes room.
 */
enum { SUMS = 2 * (DFG_NAMED_ROWS - 1), SHORT_WALK = 8 };

static uint32_t *memo_at(const dfg_graph *g, const struct dfg_walk *w, uint32_t i)
{
    return dfg_row(g, w->of->row + 1) + (size_t)i * (w->n_names + 1);
}

static uint32_t *sum_at(const dfg_graph *g, const struct dfg_walk *w, uint32_t i)
{
    return dfg_row(g, w->of->row + 2 + i / 2) + (i % 2) * (size_t)g->n_nodes;
}

/* Which has these values; SUMS: none. */
static uint32_t find_names(const dfg_graph *g, const struct dfg_walk *w)
{
    uint32_t i = 0;
    for (; i < SUMS; i++) {
        const uint32_t *memo = memo_at(g, w, i);
        if (memo[0] > 0 && memcmp(memo + 1, w->names, w->n_names * sizeof *memo) == 0)
            break;
    }
    return i;
}

static uint32_t make_room(const dfg_graph *g, const struct dfg_walk *w)
{
    uint32_t least = 0;
    for (uint32_t i = 1; i < SUMS; i++)
        if (memo_at(g, w, i)[0] < memo_at(g, w, least)[0])
            least = i;
    uint32_t *memo = memo_at(g, w, least);
    memo[0] = 0;
    memcpy(memo + 1, w->names, w->n_names * sizeof *memo);
    sum_at(g, w, least)[DFG_NONE] = 0;
    return least;
}

void dfg_region_step(const dfg_graph *g, struct dfg_walk *w)
{
    if (++w->steps < SHORT_WALK || SUMS * ((size_t)w->n_names + 1) > g->scratch->row_size)
        return;
    uint32_t i = find_names(g, w), more = w->steps == SHORT_WALK ? SHORT_WALK : 1;
    memo_at(g, w, i < SUMS ? i : make_room(g, w))[0] += more;
}

bool dfg_region_of_names(const dfg_graph *g, struct dfg_walk *w)
{
    if (SUMS * ((size_t)w->n_names + 1) > g->scratch->row_size)
        return false;
    const uint32_t i = find_names(g, w);
    if (i == SUMS || memo_at(g, w, i)[0] < g->n_nodes)
        return false;
    uint32_t *sum = sum_at(g, w, i);
    if (sum[DFG_NONE] == 0) {
        memset(sum, 0, g->n_nodes * sizeof *sum);
        sum_misfits(g, w, w->names, sum);
    }
    w->sum = sum;
    return true;
}

/* Does all between r and p fit?  p: DFG_NONE: all below r. */
static bool is_clean(const uint32_t *sum, dfg_node r, dfg_node p)
{
    uint32_t own = sum[r] & 1 ? 2 : 0, below = p != DFG_NONE ? sum[p] & ~1u : 0;
    return (sum[r] & ~1u) == own + below;
}

/* The next one down the line that may match: looked for once by all above it. */
static DFG_APART dfg_node next_on_line(const dfg_graph *g, const struct dfg_dominates *d, const struct tables *t,
                             dfg_node from)
{
    dfg_node *next = dfg_row(g, d->row) + g->n_nodes, found = DFG_NONE, n = from;
    while (found == DFG_NONE) {
        if (next[n] != DFG_NONE)
            found = next[n];
        else if (t->below[n] == DFG_NONE)
            found = next[n] = PENDING;
        else if (n = t->below[n], d->may == NULL || d->may(g, n))
            found = n;
    }
    for (dfg_node k = from; k != n; k = t->below[k])
        next[k] = found;
    return found == PENDING ? DFG_NONE : found;
}

/* The same of a leaf, which all of the line may have. */
static bool may_be_leaf(const dfg_graph *g, const struct dfg_dominates *d, dfg_node x)
{
    dfg_node *answer = dfg_row(g, d->row) + g->n_nodes + x;
    if (*answer == DFG_NONE)
        *answer = d->may == NULL || d->may(g, x) ? x : PENDING;
    return *answer == x;
}

bool dfg_region_first(const dfg_graph *g, struct dfg_walk *w)
{
    const dfg_node r = w->root;
    struct tables t;
    build(g, w->of, &t);
    if (is_leaf(g, r))
        return false;
    w->place = r;
    w->leaf = t.leaf[r];
    w->inner = w->leaf == DFG_NONE || t.below[t.below[w->leaf]] == DFG_NONE;
    return t.below[r] != DFG_NONE || w->leaf != DFG_NONE;
}

dfg_node dfg_region_next(const dfg_graph *g, struct dfg_walk *w)
{
    const struct dfg_dominates *d = w->of;
    struct tables t;
    build(g, d, &t);
    const uint32_t *sum = misfits(g, w);
    while (w->place != DFG_NONE) {
        while (w->leaf != DFG_NONE && t.below[w->leaf] == w->place) {
            dfg_node x = w->leaf;
            w->leaf = t.leaf[x];
            if (t.above[x] <= w->root && is_clean(sum, w->root, DFG_NONE) && may_be_leaf(g, d, x))
                return w->at = x;
        }
        dfg_node next = next_on_line(g, d, &t, w->place);
        bool leaf_first = w->leaf != DFG_NONE && t.below[w->leaf] > next;
        w->place = leaf_first ? t.below[w->leaf] : is_clean(sum, w->root, next) ? next : DFG_NONE;
        if (!leaf_first && w->place != DFG_NONE)
            return w->at = next;
    }
    return w->at = DFG_NONE;
}

bool dfg_may_dominate(const dfg_graph *g, const struct dfg_dominates *d, dfg_node n)
{
    struct dfg_walk w = {.root = n, .of = d};
    return g->rank != NULL || (dfg_region_first(g, &w) && dfg_region_next(g, &w) != DFG_NONE);
}

struct dfg_nodes dfg_region_path(const dfg_graph *g, const struct dfg_walk *w)
{
    uint32_t n = 0, visit = dfg_begin_visit(g);
    dfg_node at = w->root;
    g->scratch->stamp[w->at] = visit;
    for (uint32_t next = 0;; at = w->path[next++]) {
        for (uint32_t i = 0; i < operands(g, at); i++) {
            dfg_node a = dfg_arg(g, at, i);
            if (is_leaf(g, a) || g->scratch->stamp[a] == visit)
                continue;
            g->scratch->stamp[a] = visit;
            w->path[n++] = a;
        }
        if (next == n)
            return dfg_set(g, w->path, n);
    }
}
