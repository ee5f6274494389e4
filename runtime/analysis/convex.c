/* convex.c -- groups of nodes that may each become one node, without cycles.
 *
 * In:   a module whose ids are topological, groups one after another.
 * Out:  for each whether, contracted with all groups before it, it leaves no path
 *       out of a group and back in.
 *
 * If all nodes of a group lead to one of them and only that is used outside, it
 * can't close a cycle: a path back in would lead to the exit.  Others are checked
 * in an order of the contracted graph.  A path from the group back into it lies
 * between the group's first user and its last operand outside; where that part of
 * the order is empty there is none.  Else it is searched (convex_search.c), and the
 * order becomes one of the graph contracted further.
 */
#include <stdlib.h>
#include <string.h>

#include "convex.h"

dfg_node dfg_group_of(dfg_groups *g, dfg_node n)
{
    if (n >= g->view.n_nodes)
        return DFG_NONE;
    while (g->parent[n] != n) {
        g->parent[n] = g->parent[g->parent[n]];
        n = g->parent[n];
    }
    return n;
}

dfg_groups *dfg_groups_new(dfg_module *m, dfg_status *status)
{
    dfg_groups *g = calloc(1, sizeof *g);
    *status = dfg_finish(m);
    if (*status == DFG_OK)
        *status = dfg_build_users(m);
    if (*status == DFG_OK && (g == NULL || !dfg_convex_init(g, m)))
        *status = DFG_NO_MEMORY;
    if (*status == DFG_OK && !dfg_convex_is_ordered(g))
        *status = DFG_BAD_GRAPH;
    if (*status == DFG_OK)
        return g;
    dfg_groups_free(g);
    return NULL;
}

void dfg_groups_free(dfg_groups *g)
{
    if (g == NULL)
        return;
    free(g->parent);
    free(g->link);
    free(g->inside);
    free(g->returned);
    dfg_convex_order_free(&g->order);
    free(g);
}

/* ---- what a group is made of ---- */

bool dfg_convex_stands_in(const dfg_groups *g, dfg_node n, dfg_node f)
{
    while (n != DFG_NONE && n < f)
        n = dfg_node_body(g->m, n);
    return n == f;
}

/* The nodes of a function's body go with it: all those between its first and itself. */
static bool take(dfg_groups *g, dfg_node n, struct node_list *x)
{
    if (!dfg_node_list_add(x, n))
        return false;
    for (dfg_node i = n; g->view.op[n] == DFG_FUNC && --i > DFG_NONE && dfg_convex_stands_in(g, i, n);)
        if (!dfg_node_list_add(x, i))
            return false;
    return true;
}

/* ---- groups with one exit ---- */

#define MEMBER 0x80000000u /* in `inside`: of the group at work; below it uses in the group, clamped */

static void each_operand(dfg_groups *g, dfg_node n, void (*f)(dfg_groups *, dfg_node))
{
    uint32_t i = g->view.op[n] == DFG_FUNC ? dfg_n_params(&g->view, n) : 0;
    for (uint32_t argc = dfg_argc(&g->view, n); i < argc; i++) {
        dfg_node a = dfg_arg(&g->view, n, i);
        if (a != DFG_NONE)
            f(g, a);
    }
}

static void count_use(dfg_groups *g, dfg_node a)
{
    if ((g->inside[a] & ~MEMBER) < MEMBER - 1)
        g->inside[a]++;
}

static void forget_use(dfg_groups *g, dfg_node a)
{
    g->inside[a] = 0;
}

/* Is n used outside the group, or by nothing in it? */
static bool is_exit(const dfg_groups *g, dfg_node n)
{
    uint32_t inside = g->inside[n] & ~MEMBER;
    return inside == 0 || inside != g->view.uses[n];
}

/* The one exit of nodes that stand in one body, or in a function among them; DFG_NONE: they do not. */
static dfg_node one_exit(dfg_groups *g, const struct node_list *x)
{
    dfg_node exit = DFG_NONE, body = DFG_NONE;
    bool one = true, first = true;
    for (size_t i = 0; i < x->n; i++)
        g->inside[x->at[i]] = MEMBER;
    for (size_t i = 0; i < x->n; i++)
        each_operand(g, x->at[i], count_use);
    for (size_t i = 0; i < x->n && one; i++) {
        dfg_node around = dfg_node_body(g->m, x->at[i]);
        bool goes_along = (g->inside[around] & MEMBER) != 0;
        one = goes_along || first || around == body;
        body = goes_along ? body : around;
        first = first && goes_along;
        if (one && is_exit(g, x->at[i]) && !(goes_along && g->view.uses[x->at[i]] == 0)) {
            one = exit == DFG_NONE;
            exit = x->at[i];
        }
    }
    for (size_t i = 0; i < x->n; i++)
        g->inside[x->at[i]] = 0;
    for (size_t i = 0; i < x->n; i++)
        each_operand(g, x->at[i], forget_use);
    return one ? exit : DFG_NONE;
}

static bool is_grouped(const dfg_groups *g, const struct node_list *x)
{
    for (size_t i = 0; i < x->n; i++)
        if (g->link[x->at[i]] != x->at[i])
            return true;
    return false;
}

void dfg_convex_join(dfg_groups *g, dfg_node into, dfg_node item)
{
    dfg_node next = g->link[into];
    if (into == item)
        return;
    g->parent[item] = into;
    g->link[into] = g->link[item];
    g->link[item] = next;
}

static void contract_into(dfg_groups *g, const struct node_list *x, dfg_node exit)
{
    for (size_t i = 0; i < x->n; i++) {
        if (x->at[i] != exit)
            dfg_convex_unlink(&g->order, x->at[i]);
        dfg_convex_join(g, exit, x->at[i]);
    }
}

static dfg_status add(dfg_groups *g, const struct node_list *x, bool *added)
{
    dfg_node exit = is_grouped(g, x) ? DFG_NONE : one_exit(g, x);
    if (exit == DFG_NONE)
        return dfg_convex_search(g, x, added);
    contract_into(g, x, exit);
    *added = true;
    return DFG_OK;
}

dfg_status dfg_groups_add(dfg_groups *g, const dfg_node *nodes, uint32_t n, bool *added)
{
    struct node_list x = {NULL, 0, 0};
    dfg_status status = DFG_OK;
    *added = n == 0;
    for (uint32_t i = 0; i < n && status == DFG_OK; i++) {
        if (nodes[i] == DFG_NONE || nodes[i] >= g->view.n_nodes)
            status = DFG_BAD_GRAPH;
        else if (!take(g, nodes[i], &x))
            status = DFG_NO_MEMORY;
    }
    if (status == DFG_OK && n > 0)
        status = add(g, &x, added);
    free(x.at);
    return status;
}
