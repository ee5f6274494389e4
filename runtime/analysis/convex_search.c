/* convex_search.c -- may a group with several exits become one node?
 *
 * In:   the order of the contracted graph, a group.
 * Out:  whether a way leads from the group back into it; if none does, the group is
 *       one item, and the order one of the graph contracted so.
 *
 * Ways go along the order, so what lies behind the group's last operand can't lead
 * back.  Cost: the items before that to which the group leads, and their uses.
 */
#include <stdlib.h>

#include "convex.h"

/* Marks of items, above the number of the visit. */
enum { IS_MEMBER, IS_OPERAND, IS_FOUND, N_MARKS };

struct found {
    uint64_t key;
    dfg_node item;
};

struct search {
    dfg_groups *g;
    struct convex_list items; /* of the group */
    dfg_node last;            /* the last operand outside; DFG_NONE: there is none */
    struct found *found;      /* what the group leads to, up to `last` */
    size_t n, room;
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
static bool find_items(struct search *s, const struct convex_list *x)
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

static void find_operands(struct search *s, dfg_node n)
{
    const dfg_graph *g = &s->g->view;
    for (uint32_t i = 0, argc = dfg_argc(g, n); i < argc; i++) {
        dfg_node a = dfg_arg(g, n, i), item = dfg_group_of(s->g, a);
        if (a == DFG_NONE || has_mark(s, item, IS_MEMBER))
            continue;
        set_mark(s, item, IS_OPERAND);
        if (s->g->order.key[item] > s->g->order.key[s->last])
            s->last = item;
    }
}

static void reach(struct search *s, dfg_node user)
{
    const struct convex_order *o = &s->g->order;
    dfg_node item = dfg_group_of(s->g, user);
    if (o->key[item] > o->key[s->last] || has_mark(s, item, IS_MEMBER) || has_mark(s, item, IS_FOUND))
        return;
    if (has_mark(s, item, IS_OPERAND)) {
        s->cyclic = true;
        return;
    }
    if (s->n == s->room) {
        size_t room = s->room * 2 + 16;
        struct found *found =
            room <= SIZE_MAX / sizeof *found ? realloc(s->found, room * sizeof *found) : NULL;
        s->failed = s->failed || found == NULL;
        if (found == NULL)
            return;
        s->found = found;
        s->room = room;
    }
    set_mark(s, item, IS_FOUND);
    s->found[s->n++] = (struct found){o->key[item], item};
}

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
static void reach_users(struct search *s, dfg_node n)
{
    const dfg_groups *g = s->g;
    for (uint32_t i = g->view.user_first[n]; i < g->view.user_first[n + 1]; i++)
        reach(s, g->view.users[i]);
    for (size_t i = first_return(g, n); i < g->n_returned && g->returned[i].value == n; i++)
        reach(s, g->returned[i].func);
    dfg_node body = dfg_node_body(g->m, n);
    if (body != DFG_NONE)
        reach(s, body);
}

static void each_node(struct search *s, dfg_node item, void (*f)(struct search *, dfg_node))
{
    dfg_node n = item;
    do {
        f(s, n);
        n = s->g->link[n];
    } while (n != item);
}

static void search(struct search *s)
{
    for (size_t i = 0; i < s->items.n; i++)
        each_node(s, s->items.at[i], find_operands);
    for (size_t i = 0; i < s->items.n; i++)
        each_node(s, s->items.at[i], reach_users);
    for (size_t i = 0; i < s->n && !s->cyclic && !s->failed; i++)
        each_node(s, s->found[i].item, reach_users);
}

static int by_key(const void *a, const void *b)
{
    const struct found *x = a, *y = b;
    return x->key < y->key ? -1 : x->key > y->key;
}

/* Behind the last operand: the group, then what it leads to, as that stood. */
static bool contract(struct search *s)
{
    struct convex_order *o = &s->g->order;
    dfg_node *items = calloc(s->n + 1, sizeof *items);
    if (items == NULL)
        return false;
    if (s->n > 1)
        qsort(s->found, s->n, sizeof *s->found, by_key);
    items[0] = s->items.at[0];
    for (size_t i = 0; i < s->n; i++) {
        items[i + 1] = s->found[i].item;
        convex_unlink(o, s->found[i].item);
    }
    for (size_t i = 0; i < s->items.n; i++) {
        convex_unlink(o, s->items.at[i]);
        convex_join(s->g, items[0], s->items.at[i]);
    }
    convex_insert(o, s->last, items, s->n + 1);
    free(items);
    return true;
}

dfg_status convex_search(dfg_groups *g, const struct convex_list *x, bool *added)
{
    struct search s = {.g = g, .last = DFG_NONE};
    if (!convex_order_build(g))
        return DFG_NO_MEMORY;
    begin_visit(g);
    bool ok = find_items(&s, x);
    if (ok) {
        search(&s);
        ok = !s.failed && (s.cyclic || contract(&s));
    }
    *added = ok && !s.cyclic;
    free(s.items.at);
    free(s.found);
    return ok ? DFG_OK : DFG_NO_MEMORY;
}
