/* every.c -- parts that match many nodes: each member matches by itself.
 *
 * In:   a part of the pattern, the nodes to match; all else is bound.
 * Out:  whether every one matches, by its first match; what each binds joins
 *       the sets of the part's region.
 *
 * Of `every y = p` these are the consumers of the first operand of p that the
 * rest of the pattern binds, or of all members of another statement's set,
 * outside that rest.
 */
#include "ref.h"

#include <stdlib.h>
#include <string.h>

bool dfg_ref_member(struct ref *r, uint32_t p, const struct ref_scope *scope, dfg_node n)
{
    struct ref_goal visit = {.what = DO_VISIT, .p = p, .n = n, .scope = scope};
    struct ref_point start = dfg_ref_point(r);
    struct ref_run run = {.goals = dfg_ref_before(r, visit, NULL)};
    if (run.goals != NULL && dfg_ref_search(r, &run))
        return true;
    dfg_ref_go_back(r, start);
    return false;
}

static bool member(struct ref *r, uint32_t p, uint32_t region, const struct ref_scope *scope, dfg_node n)
{
    if (!dfg_ref_member(r, p, scope, n))
        return false;
    dfg_ref_collect(r, region);
    dfg_ref_unbind(r, region);
    return true;
}

bool dfg_ref_members(struct ref *r, uint32_t p, uint32_t region, const struct ref_scope *scope,
                     const dfg_node *at, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (!member(r, p, region, scope, at[i]))
            return false;
    return !r->mem.failed;
}

/* ---- which set is judged first ---- */

enum { ASKED = 1, BOUND = 2 };

static void mark_expr(const struct ref *r, uint32_t expr, uint8_t *marks)
{
    const struct pat_expr *e = &r->d->exprs[expr];
    if (e->op == PAT_E_NODE && e->ref >= 0)
        marks[e->ref] |= ASKED;
    for (uint32_t i = 0; i < e->n_kids; i++)
        mark_expr(r, e->kids[i], marks);
}

/* Below p; the pattern's text is no deeper than its brackets nest. */
static void mark(const struct ref *r, uint32_t p, uint8_t how, uint8_t *marks)
{
    const struct pat_node *node = &r->d->nodes[p];
    if ((marks[p] & how) != 0 || node->kind == PAT_N_LINK)
        return;
    marks[p] |= how;
    for (uint32_t i = 0; i < node->n_where; i++)
        mark_expr(r, node->where[i], marks);
    for (uint32_t i = 0; i < node->n_kids; i++)
        mark(r, node->kids[i], node->kind == PAT_N_NOT ? ASKED : how, marks);
}

static bool chooses(const struct ref *r, const uint8_t *marks)
{
    bool any = false;
    for (uint32_t i = 0; i < r->d->n_nodes && !any; i++)
        any = (marks[i] & BOUND) != 0 && r->d->nodes[i].chooses;
    return any;
}

/* Where both bind it, the one without choices says what it is. */
bool dfg_ref_asks_what_binds(struct ref *r, uint32_t a, uint32_t b)
{
    const size_t n = r->d->n_nodes;
    uint8_t *marks = dfg_stack_alloc(&r->mem, 2 * n, 1);
    bool asks = false;
    if (marks == NULL)
        return false;
    uint8_t *others = marks + n;
    memset(marks, 0, 2 * n);
    mark(r, a, BOUND, marks);
    mark(r, b, BOUND, others);
    const bool chosen = chooses(r, marks) && !chooses(r, others);
    for (size_t i = 0; i < n && !asks; i++)
        asks = (marks[i] == ASKED || (chosen && marks[i] != 0)) && (others[i] & BOUND) != 0;
    return asks;
}

/* ---- every y = p ---- */

/* The members of a set so far, in graph order, each once. */
static struct dfg_nodes members_of(struct ref *r, uint32_t set)
{
    struct dfg_nodes items = dfg_ref_items(r, set);
    items.n = dfg_ref_sort(r, (dfg_node *)(uintptr_t)items.at, items.n); /* its own memory */
    return items;
}

/* Of p the first operand that is bound, where p itself is not; or the pattern node that stands for a
 * member of another set. */
static dfg_node consumed(const struct ref *r, uint32_t p, uint32_t *set)
{
    const struct pat_node *node = &r->d->nodes[p];
    *set = node->member_of;
    if (*set != 0 || r->node[p] != DFG_NONE || node->kind == PAT_N_NOT || node->kind == PAT_N_LINK)
        return r->node[p];
    for (uint32_t i = 0; i < node->n_kids; i++) {
        dfg_node n = consumed(r, node->kids[i], set);
        if (n != DFG_NONE || *set != 0)
            return n;
    }
    return DFG_NONE;
}

static bool is_among(const dfg_node *at, uint32_t n, dfg_node one)
{
    for (uint32_t i = 0; i < n; i++)
        if (at[i] == one)
            return true;
    return false;
}

/* Is it a member of a statement before p? */
static bool is_earlier_member(const struct ref *r, uint32_t p, dfg_node n)
{
    for (uint32_t i = 0; i < r->d->n_every && r->d->every[i] != p; i++)
        for (uint32_t k = 0; k < r->n_sets; k++)
            for (const struct ref_item *item = r->items[k]; item != NULL; item = item->before)
                if (r->d->captures[k].ref == (int32_t)r->d->every[i] && r->d->captures[k].var < 0 && item->n == n)
                    return true;
    return false;
}

/* The names of other sets, from pattern node `from` on, stand for the first members with which it matches. */
static bool member_of_members(struct ref *r, uint32_t p, uint32_t region, dfg_node n, uint32_t from)
{
    uint32_t name = from;
    while (name < r->d->n_nodes &&
           (r->d->nodes[name].member_of == 0 || !dfg_ref_in_region(r, r->d->nodes[name].region, region)))
        name++;
    if (name == r->d->n_nodes)
        return member(r, p, region, r->scope, n);
    struct dfg_nodes members = members_of(r, r->d->nodes[name].member_of - 1);
    for (uint32_t i = 0; i < members.n && !r->mem.failed; i++) {
        struct ref_point start = dfg_ref_point(r);
        dfg_ref_bind_node(r, name, members.at[i]);
        if (member_of_members(r, p, region, n, name + 1))
            return true;
        dfg_ref_go_back(r, start);
    }
    return false;
}

/* A consumer with several results may stand for its first one. */
static bool consumer(struct ref *r, uint32_t p, uint32_t region, dfg_node user, dfg_node *first)
{
    dfg_node found = DFG_NONE;
    if (member_of_members(r, p, region, user, 0))
        found = user;
    const struct dfg_nodes gets = dfg_users(&r->g, user);
    for (uint32_t i = 0; found == DFG_NONE && i < gets.n; i++)
        if (dfg_node_op(r->m, gets.at[i]) == DFG_GET && dfg_node_data(r->m, gets.at[i]) == 0 &&
            member_of_members(r, p, region, gets.at[i], 0))
            found = gets.at[i];
    if (*first == DFG_NONE)
        *first = found;
    return found != DFG_NONE;
}

bool dfg_ref_statement(struct ref *r, const struct ref_run *run, uint32_t p)
{
    const bool is_root = r->d->every_root && p == r->d->roots[0];
    uint32_t region = dfg_ref_region(r, PAT_R_MEMBERS, p), n_own;
    dfg_ref_take_part(r, region);
    if (is_root)
        dfg_ref_unbind(r,
                       region); /* a member was visited as the root, to find what the others share with it */
    uint32_t set;
    dfg_node x = consumed(r, p, &set), first = DFG_NONE;
    const struct dfg_nodes of = set != 0 ? members_of(r, set - 1) : (struct dfg_nodes){&x, x != DFG_NONE};
    const dfg_node *own = dfg_ref_own_nodes(r, run, &n_own);
    if (of.n == 0 || own == NULL)
        return dfg_ref_fail(r, WHY_NONE, p, x, 0);
    x = of.at[0];
    const struct dfg_nodes users = dfg_ref_users_of(r, of);
    for (uint32_t i = 0; i < users.n && !r->mem.failed; i++) {
        if ((!is_root && is_among(own, n_own, users.at[i])) ||
            (set != 0 && is_earlier_member(r, p, users.at[i])))
            continue;
        if (!consumer(r, p, region, users.at[i], &first))
            return false;
    }
    if (first == DFG_NONE)
        return dfg_ref_fail(r, WHY_NONE, p, x, 0);
    return !is_root || first == r->root || dfg_ref_fail(r, WHY_FIRST, p, first, 0);
}
