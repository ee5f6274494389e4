/* match.c -- the search: the text of the language, executed.
 *
 * In:   a pattern's tables, a module, a node.
 * Out:  every match, in this order: visit(p, n): if p is bound, n must be its
 *       node; else bind it, test what is told of the node itself, and visit the
 *       kids in order.  A choice is made when it is reached: alternatives left
 *       to right, operands as written before swapped, the first place of
 *       `..., p, ...` first.  When anything later fails, the latest choice that
 *       has an option left takes it.  Conditions are judged when all is bound;
 *       what is inside `!` is a search of its own, judged with them.
 *
 * Backtracking by continuations: what is still to be visited is a list of
 * goals, and the rest of the search is called from within each visit.  The depth
 * of recursion is the number of visits on one way through the pattern.
 */
#include "ref.h"

#include <stdlib.h>
#include <string.h>

/* The function bodies that calls may stand in: the root's, and those of `fn` patterns around. */
struct scope {
    dfg_node body;
    const struct scope *outer;
};

/* What is still to be visited. */
struct goal {
    uint32_t p;
    dfg_node n;
    const struct scope *scope;
    const struct goal *next;
};

/* A search: the whole one, or that inside a `!`. */
struct search {
    bool inside_not;
    size_t first; /* where its part of the trail begins */
};

static bool solve(struct ref *r, const struct search *s, const struct goal *goals, const struct goal *nots);

/* ---- binding, and taking back ---- */

static void remember(struct ref *r, enum ref_undo what, uint32_t index)
{
    if (r->n_trail == r->cap_trail) {
        size_t cap = r->cap_trail > 0 ? 2 * r->cap_trail : 64;
        struct ref_bound *trail =
            cap > SIZE_MAX / sizeof *trail ? NULL : realloc(r->trail, cap * sizeof *trail);
        if (trail == NULL) {
            r->mem.failed = true; /* the search ends without an answer */
            return;
        }
        r->trail = trail;
        r->cap_trail = cap;
    }
    r->trail[r->n_trail++] = (struct ref_bound){what, index};
}

void ref_bind_node(struct ref *r, uint32_t p, dfg_node n)
{
    r->node[p] = n;
    remember(r, UNDO_NODE, p);
}

void ref_bind_var(struct ref *r, uint32_t v, struct ref_val val)
{
    r->var[v] = val;
    r->var_bound[v] = true;
    remember(r, UNDO_VAR, v);
}

void ref_bind_set(struct ref *r, uint32_t set, struct dfg_nodes nodes)
{
    r->set[set] = nodes;
    r->set_bound[set] = true;
    remember(r, UNDO_SET, set);
}

struct point {
    size_t n_trail;
    struct ref_mark mem;
};

static struct point point(const struct ref *r)
{
    return (struct point){r->n_trail, ref_mark(&r->mem)};
}

static void go_back(struct ref *r, struct point to)
{
    while (r->n_trail > to.n_trail) {
        struct ref_bound b = r->trail[--r->n_trail];
        if (b.what == UNDO_NODE)
            r->node[b.index] = DFG_NONE;
        else if (b.what == UNDO_VAR)
            r->var_bound[b.index] = false;
        else
            r->set_bound[b.index] = false;
    }
    ref_release(&r->mem, to.mem);
}

/* ---- goals ---- */

/* One goal before others; the list as it was where memory is out. */
static const struct goal *before(struct ref *r, struct goal g, const struct goal *next)
{
    struct goal *at = ref_alloc(&r->mem, 1, sizeof *at);
    if (at == NULL)
        return next;
    *at = g;
    at->next = next;
    return at;
}

static const struct goal *visit_first(struct ref *r, uint32_t p, dfg_node n, const struct goal *from)
{
    return before(r, (struct goal){p, n, from->scope, NULL}, from->next);
}

/* All kids, in order, at one node each. */
static const struct goal *visit_kids(struct ref *r, const struct dfg_desc_node *p, const dfg_node *at,
                                     uint32_t n, const struct goal *from)
{
    const struct goal *goals = from->next;
    for (uint32_t i = n; i-- > 0;)
        goals = before(r, (struct goal){p->kids[i], at[i], from->scope, NULL}, goals);
    return goals;
}

/* ---- bodies ---- */

/* Is it one that stands in a body: no variable, constant or reference? */
static bool is_inner(const struct dfg_desc_node *p)
{
    switch ((enum dfg_desc_kind)p->kind) {
    case DFG_D_CALL:
    case DFG_D_APPLY:
    case DFG_D_TUPLE:
    case DFG_D_GET:
    case DFG_D_FN:
    case DFG_D_IF:
    case DFG_D_LET:
        return true;
    default:
        return false;
    }
}

static bool is_in_scope(const struct ref *r, const struct scope *scope, dfg_node n)
{
    for (; scope != NULL; scope = scope->outer)
        if (dfg_node_body(r->m, n) == scope->body)
            return true;
    return false;
}

/* ---- judging what is bound ---- */

static bool all_hold(struct ref *r, const uint32_t *where, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (ref_holds(r, where[i]) != DFG_TRUE)
            return false;
    return true;
}

/* `p { a == t }`: tests of a node's attributes with values that others bind. */
static bool computed_tests_hold(struct ref *r, const struct dfg_desc_node *p, dfg_node n)
{
    for (uint32_t i = 0; i < p->n_attrs; i++) {
        const struct dfg_desc_attr *a = &p->attrs[i];
        if (a->expr < 0)
            continue;
        struct ref_val have = ref_attr(r, ref_call_of(r, n), a->name), want = ref_value(r, (uint32_t)a->expr);
        enum dfg_desc_test test = a->test == DFG_D_TEST_BIND ? DFG_D_TEST_EQ : (enum dfg_desc_test)a->test;
        enum dfg_tri ok = test == DFG_D_TEST_NEAR ? ref_near(have, want, a->has_tol, a->tol)
                                                  : ref_compare(test, have, want);
        if (ok != DFG_TRUE)
            return false;
    }
    return true;
}

/* The conditions of the nodes that this search bound, of instantiated patterns too. */
static bool nodes_hold(struct ref *r, const struct search *s)
{
    for (size_t i = s->first; i < r->n_trail; i++) {
        if (r->trail[i].what != UNDO_NODE)
            continue;
        uint32_t p = r->trail[i].index;
        const struct dfg_desc_node *node = &r->d->nodes[p];
        if (!computed_tests_hold(r, node, r->node[p]) || !all_hold(r, node->where, node->n_where))
            return false;
    }
    return true;
}

/* Does `!p` hold: does the search for p fail, given what is bound? */
static bool not_holds(struct ref *r, const struct goal *g)
{
    struct point start = point(r);
    struct search inside = {true, r->n_trail};
    const struct goal *goals =
        before(r, (struct goal){r->d->nodes[g->p].kids[0], g->n, g->scope, NULL}, NULL);
    bool found = goals != NULL && solve(r, &inside, goals, NULL);
    go_back(r, start);
    return !found;
}

static void fill_match(struct ref *r)
{
    char *m = r->match;
    memset(m, 0, r->p->match_size);
    memcpy(m, &r->node[r->d->root], sizeof(dfg_node));
    for (uint32_t i = 0; i < r->p->n_captures; i++) {
        const struct dfg_capture *c = &r->p->captures[i];
        uint32_t ref = (uint32_t)r->d->captures[i].ref;
        if (c->kind == DFG_CAP_NODE) {
            memcpy(m + c->offset, &r->node[ref], sizeof(dfg_node));
        } else if (c->kind == DFG_CAP_NODES) {
            struct dfg_nodes set = r->set_bound[i] ? r->set[i] : (struct dfg_nodes){NULL, 0};
            memcpy(m + c->offset, &set, sizeof set);
        } else if (c->kind == DFG_CAP_VALUE) {
            dfg_val v = r->var_bound[ref] ? ref_to_dfg(r, r->var[ref]) : dfg_nil();
            memcpy(m + c->offset, &v, sizeof v);
        } else {
            dfg_dim d = r->var_bound[ref] && r->var[ref].tag != R_UNKNOWN ? r->var[ref].i : DFG_DIM_UNKNOWN;
            memcpy(m + c->offset, &d, sizeof d);
        }
    }
}

/* What the match is made of, each node once. */
static void visit_own_nodes(struct ref *r)
{
    dfg_node *nodes = ref_alloc(&r->mem, (size_t)r->d->n_nodes * 2 + 1, sizeof *nodes);
    uint32_t n = 0;
    if (nodes == NULL)
        return;
    nodes[n++] = r->node[r->d->root];
    for (uint32_t p = 0; p < r->d->n_nodes; p++) {
        dfg_node two[] = {r->node[p], r->node[p] != DFG_NONE ? ref_call_of(r, r->node[p]) : DFG_NONE};
        for (uint32_t k = 0; k < 2 && two[k] != DFG_NONE && is_inner(&r->d->nodes[p]); k++) {
            uint32_t i = 0;
            while (i < n && nodes[i] != two[k])
                i++;
            nodes[i] = two[k];
            n += i == n;
        }
    }
    r->visit(r->ctx, nodes, n);
}

/* All is bound.  True ends the search. */
static bool judge(struct ref *r, const struct search *s, const struct goal *nots)
{
    if (!nodes_hold(r, s))
        return false;
    for (const struct goal *g = nots; g != NULL; g = g->next)
        if (!not_holds(r, g))
            return false;
    if (s->inside_not)
        return true;
    if (!all_hold(r, r->d->where, r->d->n_where) || r->mem.failed)
        return false;
    if (r->visit != NULL) {
        visit_own_nodes(r);
        return true;
    }
    fill_match(r);
    return !r->mem.failed && r->accept(r->ctx, r->match);
}

/* ---- visiting ---- */

/* Any alternative, in order. */
static bool solve_alt(struct ref *r, const struct search *s, const struct goal *g, const struct goal *nots)
{
    const struct dfg_desc_node *p = &r->d->nodes[g->p];
    struct point here = point(r);
    for (uint32_t i = 0; i < p->n_kids && !r->mem.failed; i++) {
        if (solve(r, s, visit_first(r, p->kids[i], g->n, g), nots))
            return true;
        go_back(r, here);
    }
    return false;
}

static bool solve_and(struct ref *r, const struct search *s, const struct goal *g, const struct goal *nots)
{
    const struct dfg_desc_node *p = &r->d->nodes[g->p];
    const struct goal *goals = g->next;
    for (uint32_t i = p->n_kids; i-- > 0;)
        goals = before(r, (struct goal){p->kids[i], g->n, g->scope, NULL}, goals);
    return solve(r, s, goals, nots);
}

static void bind_rest(struct ref *r, const struct dfg_desc_node *p, const struct ref_operands *o)
{
    if (p->rest < 0)
        return;
    uint32_t behind = o->start + o->n_kids < o->n_args ? o->start + o->n_kids : o->n_args;
    if (p->rest_last)
        ref_bind_set(r, (uint32_t)p->rest, (struct dfg_nodes){o->args + behind, o->n_args - behind});
    else
        ref_bind_set(r, (uint32_t)p->rest, (struct dfg_nodes){o->args, o->start});
}

/* A call, a tuple, a function value's call: every way to assign the operands. */
static bool solve_operands(struct ref *r, const struct search *s, const struct goal *g, dfg_node call,
                           const struct goal *nots)
{
    const struct dfg_desc_node *p = &r->d->nodes[g->p];
    struct ref_operands o;
    struct point here = point(r);
    for (bool more = ref_operands_first(r, p, call, &o); more && !r->mem.failed;
         more = ref_operands_next(r, p, call, &o)) {
        const struct goal *goals = g->next;
        for (uint32_t i = o.n_kids; i-- > 0;) {
            dfg_node n = ref_operand(r, call, &o, i);
            if (n != DFG_NONE)
                goals = before(r, (struct goal){p->kids[o.first_kid + i], n, g->scope, NULL}, goals);
        }
        if (o.first_kid > 0)
            goals = before(r, (struct goal){p->kids[0], o.args[-1], g->scope, NULL}, goals);
        bind_rest(r, p, &o);
        if (solve(r, s, goals, nots))
            return true;
        go_back(r, here);
    }
    return false;
}

/* A function value: its parameters, then its one result, inside its body. */
static bool solve_fn(struct ref *r, const struct search *s, const struct goal *g, const struct goal *nots)
{
    const struct dfg_desc_node *p = &r->d->nodes[g->p];
    const dfg_node *args;
    uint32_t n_args = dfg_node_args(r->m, g->n, &args), n_params = dfg_node_data(r->m, g->n),
             kids = p->n_kids - 1;
    if (n_args != n_params + 1 || n_params < kids || (n_params > kids && !p->rest_first && !p->rest_last))
        return false;
    struct scope *inside = ref_alloc(&r->mem, 1, sizeof *inside);
    if (inside == NULL)
        return false;
    *inside = (struct scope){g->n, g->scope};
    uint32_t start = p->rest_first ? n_params - kids : 0;
    const struct goal *goals = before(r, (struct goal){p->kids[kids], args[n_params], inside, NULL}, g->next);
    for (uint32_t i = kids; i-- > 0;)
        goals = before(r, (struct goal){p->kids[i], args[start + i], inside, NULL}, goals);
    return solve(r, s, goals, nots);
}

/* p is bound to g->n and the node fits by itself: what its kind asks further. */
static bool solve_kind(struct ref *r, const struct search *s, const struct goal *g, dfg_node call,
                       const struct goal *nots)
{
    const struct dfg_desc_node *p = &r->d->nodes[g->p];
    const dfg_node *args;
    switch ((enum dfg_desc_kind)p->kind) {
    case DFG_D_ALT:
        return solve_alt(r, s, g, nots);
    case DFG_D_AND:
        return solve_and(r, s, g, nots);
    case DFG_D_NOT:
        return solve(r, s, g->next, before(r, *g, nots));
    case DFG_D_CALL:
    case DFG_D_APPLY:
    case DFG_D_TUPLE:
        return solve_operands(r, s, g, call, nots);
    case DFG_D_FN:
        return solve_fn(r, s, g, nots);
    case DFG_D_GET:
    case DFG_D_IF:
    case DFG_D_LET:
        return dfg_node_args(r->m, g->n, &args) == p->n_kids &&
               solve(r, s, visit_kids(r, p, args, p->n_kids, g), nots);
    default:
        return solve(r, s, g->next, nots);
    }
}

static bool visit(struct ref *r, const struct search *s, const struct goal *g, const struct goal *nots)
{
    const struct dfg_desc_node *p = &r->d->nodes[g->p];
    dfg_node call;
    if (g->n == DFG_NONE)
        return false;
    if (r->node[g->p] != DFG_NONE)
        return r->node[g->p] == g->n && solve(r, s, g->next, nots);
    if (!ref_test_kind(r, p, g->n, &call))
        return false;
    if (is_inner(p) && !(is_in_scope(r, g->scope, g->n) && is_in_scope(r, g->scope, call)))
        return false;
    ref_bind_node(r, g->p, g->n);
    if (!ref_test_types(r, p, g->n) || !ref_test_attrs(r, p, call))
        return false;
    return solve_kind(r, s, g, call, nots);
}

/* What fails leaves its bindings to the choice that takes them back. */
static bool solve(struct ref *r, const struct search *s, const struct goal *goals, const struct goal *nots)
{
    if (r->mem.failed)
        return false;
    return goals == NULL ? judge(r, s, nots) : visit(r, s, goals, nots);
}

/* ---- from outside ---- */

static bool ref_begin(struct ref *r)
{
    const struct dfg_desc_pattern *d = r->d;
    r->node = ref_alloc(&r->mem, d->n_nodes, sizeof *r->node);
    r->var = ref_alloc(&r->mem, d->n_vars, sizeof *r->var);
    r->var_bound = ref_alloc(&r->mem, d->n_vars, sizeof *r->var_bound);
    r->set = ref_alloc(&r->mem, d->n_sets, sizeof *r->set);
    r->set_bound = ref_alloc(&r->mem, d->n_sets, sizeof *r->set_bound);
    r->match = ref_alloc(&r->mem, 1, r->p->match_size);
    return !r->mem.failed;
}

static bool ref_run(struct ref *r, dfg_node root)
{
    struct search whole = {false, 0};
    struct scope body = {dfg_node_body(r->m, root), NULL};
    struct goal start = {r->d->root, root, &body, NULL};
    dfg_view(r->m, &r->g);
    bool yes = ref_begin(r) && solve(r, &whole, &start, NULL);
    ref_free(&r->mem);
    free(r->trail);
    return yes;
}

dfg_status dfg_ref_nodes(const dfg_module *m, const struct dfg_pattern *p, dfg_node root,
                         void (*show)(void *ctx, const dfg_node *nodes, uint32_t n), void *ctx)
{
    struct ref r = {.m = m, .p = p, .d = p->desc, .visit = show, .ctx = ctx};
    ref_run(&r, root);
    return r.mem.failed ? DFG_NO_MEMORY : DFG_OK;
}

dfg_status dfg_ref_match(const dfg_module *m, const struct dfg_pattern *p, dfg_node root,
                         bool (*accept)(void *ctx, const void *m), void *ctx, bool *accepted)
{
    struct ref r = {.m = m, .p = p, .d = p->desc, .accept = accept, .ctx = ctx};
    bool yes = ref_run(&r, root);
    if (accepted != NULL)
        *accepted = yes;
    return r.mem.failed ? DFG_NO_MEMORY : DFG_OK;
}
