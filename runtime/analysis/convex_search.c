/* convex_search.c -- may a group with several exits become one node?
 *
 * In:   the order of the contracted graph, a group.
 * Out:  whether a path leads from the group back into it; if none does, the group is
 *       one item, and the order one of the graph contracted so.
 *
 * A path back lies between the group's first user and its last operand outside,
 * since paths follow the order.  Both ends are searched alternately, and there is
 * none as soon as one search is exhausted: then the nodes that it found are moved,
 * after the last operand with the group before them, or before the first user with
 * the group after them (after Pearce and Kelly 2006).  Cost: twice the smaller side.
 */
#include <stdlib.h>

#include "convex.h"

/* Marks of items, above the number of the visit. */
enum { IS_MEMBER, IS_AHEAD, IS_BEHIND, N_MARKS };

struct found {
    uint64_t key;
    dfg_node item;
};

/* What one end has found; the first `done` have been gone on from. */
struct side {
    struct found *at;
    size_t n, room, done;
    uint32_t mark, other; /* of its items, of the other side's */
};

struct search {
    dfg_groups *g;
    struct node_list items; /* of the group */
    dfg_node first, last;     /* user, operand outside; DFG_NONE: there is none */
    struct side ahead, behind;
    bool cyclic, failed;
};

static bool has_mark(const struct search *s, dfg_node item, uint32_t mark)
{
    return s->g->order.mark[item] == s->g->order.visit + mark;
}

static void set_mark(struct search *s, dfg_node item, uint32_t mark)
{
    s->g->order.mark[item] = s->g->order.visit + mark;
}

static uint64_t key_of(const struct search *s, dfg_node item)
{
    return s->g->order.key[item];
}

/* The visit's marks are numbers that no item has. */
static void begin_visit(dfg_groups *g)
{
    struct convex_order *o = &g->order;
    if (o->visit > UINT32_MAX - 2 * N_MARKS) {
        for (dfg_node n = 0; n < g->view.n_nodes; n++)
            o->mark[n] = 0;
        o->visit = 1;
    }
    o->visit += N_MARKS;
}

/* The distinct items of the nodes. */
static bool find_items(struct search *s, const struct node_list *x)
{
    s->items.at = calloc(x->n, sizeof *s->items.at);
    if (s->items.at == NULL)
        return false;
    for (size_t i = 0; i < x->n; i++) {
        dfg_node item = dfg_group_of(s->g, x->at[i]);
        if (has_mark(s, item, IS_MEMBER))
            continue;
        set_mark(s, item, IS_MEMBER);
        s->items.at[s->items.n++] = item;
    }
    return true;
}

/* ---- neighbours ---- */

typedef void visit_item(struct search *, dfg_node item);

/* The first row of `returned` about n or a later value. */
static size_t first_return(const dfg_groups *g, dfg_node n)
{
    size_t low = 0, high = g->n_returned;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (g->returned[middle].value < n)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* What waits for n: its users, functions that return it, the function that holds it. */
static void each_user(struct search *s, dfg_node n, visit_item *f)
{
    dfg_groups *g = s->g;
    for (uint32_t i = g->view.user_first[n]; i < g->view.user_first[n + 1]; i++)
        f(s, dfg_group_of(g, g->view.users[i]));
    for (size_t i = first_return(g, n); i < g->n_returned && g->returned[i].value == n; i++)
        f(s, dfg_group_of(g, g->returned[i].func));
    dfg_node body = dfg_node_body(g->m, n);
    if (body != DFG_NONE)
        f(s, dfg_group_of(g, body));
}

/* What n waits for: its operands; of a function all that stands in it. */
static void each_operand(struct search *s, dfg_node n, visit_item *f)
{
    dfg_groups *g = s->g;
    for (uint32_t i = 0, argc = dfg_argc(&g->view, n); i < argc; i++) {
        dfg_node a = dfg_arg(&g->view, n, i);
        if (a != DFG_NONE)
            f(s, dfg_group_of(g, a));
    }
    for (dfg_node i = n; g->view.op[n] == DFG_FUNC && --i > DFG_NONE && dfg_convex_stands_in(g, i, n);)
        f(s, dfg_group_of(g, i));
}

static void each_of_item(struct search *s, dfg_node item,
                         void (*each)(struct search *, dfg_node, visit_item *), visit_item *f)
{
    dfg_node n = item;
    do {
        each(s, n, f);
        n = s->g->link[n];
    } while (n != item);
}

static void each_of_group(struct search *s, void (*each)(struct search *, dfg_node, visit_item *),
                          visit_item *f)
{
    for (size_t i = 0; i < s->items.n; i++)
        each_of_item(s, s->items.at[i], each, f);
}

/* ---- the search ---- */

static void find_last(struct search *s, dfg_node item)
{
    if (!has_mark(s, item, IS_MEMBER) && key_of(s, item) > key_of(s, s->last))
        s->last = item;
}

static void find_first(struct search *s, dfg_node item)
{
    if (!has_mark(s, item, IS_MEMBER) && (s->first == DFG_NONE || key_of(s, item) < key_of(s, s->first)))
        s->first = item;
}

static void reach(struct search *s, struct side *x, dfg_node item)
{
    if (has_mark(s, item, IS_MEMBER) || has_mark(s, item, x->mark))
        return;
    s->cyclic = s->cyclic || has_mark(s, item, x->other);
    if (!dfg_grow(&x->at, &x->room, x->n + 1, sizeof *x->at)) {
        s->failed = true;
        return;
    }
    set_mark(s, item, x->mark);
    x->at[x->n++] = (struct found){key_of(s, item), item};
}

static void reach_ahead(struct search *s, dfg_node item)
{
    if (key_of(s, item) <= key_of(s, s->last))
        reach(s, &s->ahead, item);
}

static void reach_behind(struct search *s, dfg_node item)
{
    if (s->first != DFG_NONE && key_of(s, item) >= key_of(s, s->first))
        reach(s, &s->behind, item);
}

static void search(struct search *s)
{
    struct side *ahead = &s->ahead, *behind = &s->behind;
    each_of_group(s, each_operand, find_last);
    each_of_group(s, each_user, find_first);
    each_of_group(s, each_user, reach_ahead);
    each_of_group(s, each_operand, reach_behind);
    while (ahead->done < ahead->n && behind->done < behind->n && !s->cyclic && !s->failed) {
        each_of_item(s, ahead->at[ahead->done++].item, each_user, reach_ahead);
        if (!s->cyclic && !s->failed)
            each_of_item(s, behind->at[behind->done++].item, each_operand, reach_behind);
    }
}

/* ---- the order after ---- */

static int by_key(const void *a, const void *b)
{
    const struct found *x = a, *y = b;
    return x->key < y->key ? -1 : x->key > y->key;
}

/* The side as it stood, in `items`; out of the order. */
static void take_out(struct search *s, struct side *x, dfg_node *items)
{
    if (x->n > 1)
        qsort(x->at, x->n, sizeof *x->at, by_key);
    for (size_t i = 0; i < x->n; i++) {
        items[i] = x->at[i].item;
        dfg_convex_unlink(&s->g->order, items[i]);
    }
}

static bool contract(struct search *s)
{
    struct convex_order *o = &s->g->order;
    bool goes_behind = s->ahead.done == s->ahead.n; /* that side is complete */
    struct side *x = goes_behind ? &s->ahead : &s->behind;
    dfg_node *items = calloc(x->n + 1, sizeof *items), group = s->items.at[0];
    if (items == NULL)
        return false;
    for (size_t i = 0; i < s->items.n; i++) {
        dfg_convex_unlink(o, s->items.at[i]);
        dfg_convex_join(s->g, group, s->items.at[i]);
    }
    take_out(s, x, items + goes_behind);
    items[goes_behind ? 0 : x->n] = group;
    dfg_convex_insert(o, goes_behind ? s->last : o->before[s->first], items, x->n + 1);
    free(items);
    return true;
}

dfg_status dfg_convex_search(dfg_groups *g, const struct node_list *x, bool *added)
{
    struct search s = {.g = g,
                       .ahead = {.mark = IS_AHEAD, .other = IS_BEHIND},
                       .behind = {.mark = IS_BEHIND, .other = IS_AHEAD}};
    if (!dfg_convex_order_build(g))
        return DFG_NO_MEMORY;
    begin_visit(g);
    bool ok = find_items(&s, x);
    if (ok) {
        search(&s);
        ok = !s.failed && (s.cyclic || contract(&s));
    }
    *added = ok && !s.cyclic;
    free(s.items.at);
    free(s.ahead.at);
    free(s.behind.at);
    return ok ? DFG_OK : DFG_NO_MEMORY;
}
