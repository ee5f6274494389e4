/* call.c -- patterns used by other patterns, as functions that their searches call.
 *
 * In:   a node that is the root of such a use; the pattern, whose own search has
 *       been written.
 * Out:  a call of that search.  What it binds are members of the struct that it
 *       fills; the arguments are visited where it found its parameters.
 *
 * A use is a copy of the pattern's nodes with arguments in place of parameters.
 * Both are walked side by side; where they differ, and where a call would change
 * the order of the matches, the use is written out instead.
 */
#include "match.h"

#include <string.h>

/* A use beside the pattern. */
struct use {
    struct search *s;
    const struct guard *guard; /* under which it is met */
    const struct callee *of;
    struct pnode **at; /* by id of the pattern's nodes: the node of the use */
    bool *denied;      /* by the same: only inside NOT */
    bool is_tail;      /* no copy: the same text stands there once more */
    const char *why;   /* it is no call, if it is none */
    VEC(const struct pnode *) params, nots;
};

/* ---- what can be called ---- */

static const struct capture **members_of(const struct whole *w, enum pat_part_what what)
{
    const struct match_parts *parts = w->found;
    const struct capture **members = alloc((size_t)w->of->n_nodes * sizeof *members);
    for (int i = 0; i < parts->all.n; i++)
        if (parts->all.at[i].what == what)
            members[parts->all.at[i].node->id] = w->parts.at[i].capture;
    return members;
}

/* `h & 0.5`: what holds one holds all, for they are one node. */
static void share_members(const struct callee *c)
{
    struct pnode **nodes = pat_nodes_of(pat2c, c->of);
    for (int i = 0; i < c->of->n_nodes; i++) {
        const struct pnode *p = nodes[i];
        const struct capture *held = p && p->kind == P_AND ? c->node[p->id] : NULL;
        for (int k = 0; p && p->kind == P_AND && k < p->n_kids; k++)
            held = held ? held : c->node[p->kid[k]->id];
        for (int k = 0; held && k < p->n_kids; k++)
            if (!c->node[p->kid[k]->id])
                c->node[p->kid[k]->id] = held;
        if (held)
            c->node[p->id] = held;
    }
}

static int n_tests(const struct steps *steps)
{
    int n = 0;
    for (int i = 0; steps && i < steps->n; i++) {
        const struct action *a = &steps->at[i];
        n += a->kind == STEP_FAIL || is_loop(a);
        n += n_tests(a->body) + n_tests(a->other);
    }
    return n;
}

struct callee *add_callee(struct written *all, struct callee new)
{
    const struct whole *w = new.whole;
    const struct routine *search = new.text.at[new.text.n - 1];
    struct callee *c = alloc(sizeof *c);
    *c = new;
    new.whole->search = c;
    c->words = n_words(&search->steps, 0);
    const bool is_worth_it = n_tests(&search->steps) > 1; /* else a call is as long */
    if (!is_worth_it || never_succeeds(search))
        c->why_not = "";
    else if (c->of->n_roots > 1)
        c->why_not = "it has several outputs";
    else if (!c->why_not && c->form > FORM_WAYS)
        c->why_not = "its search can't go on where it was left";
    c->type = format("struct %s", whole_name(w));
    c->function = search->name;
    c->node = members_of(w, PAT_PART_NODE);
    c->rest = members_of(w, PAT_PART_REST);
    c->front = members_of(w, PAT_PART_FRONT);
    for (int i = 0; i < c->of->n_captures; i++)
        if (c->of->captures[i]->kind == CAP_NODE)
            c->node[c->of->captures[i]->node->id] = c->of->captures[i];
    share_members(c);
    map_put(&all->of, c->of->c_name, c);
    return c;
}

/* ---- the same text? ---- */

/* Of a use they are one; a tail may be written again. */
static bool same_text(const struct use *u, struct span a, struct span b)
{
    const uint32_t n = a.end - a.begin;
    return (a.src == b.src && a.begin == b.begin && a.end == b.end) ||
           (u->is_tail && n == b.end - b.begin && memcmp(a.src->text + a.begin, b.src->text + b.begin, n) == 0);
}

/* What no text tells: names other than those of nodes, and arguments of a `cond`. */
static bool is_told_by_text(const struct expr *e)
{
    return !e->set && (!e->var || e->var->kind == VAR_INDEX) && !(e->kind == E_VALUE && e->formal);
}

static bool same_condition(const struct use *u, const struct expr *q, const struct expr *p)
{
    if (!q || !p)
        return q == p;
    bool same = q->kind == p->kind && q->n_kids == p->n_kids && q->n_ops == p->n_ops && q->name == p->name &&
                q->set == p->set && (!q->node || u->at[q->node->id] == p->node) && same_text(u, q->at, p->at) &&
                (!u->is_tail || is_told_by_text(q));
    for (int i = 0; same && i < q->n_ops; i++)
        same = q->ops[i] == p->ops[i];
    for (int i = 0; same && i < q->n_kids; i++)
        same = same_condition(u, q->kid[i], p->kid[i]);
    return same;
}

/* The first n of each. */
static bool same_conditions(const struct use *u, struct expr *const *q, struct expr *const *p, int n)
{
    bool same = true;
    for (int i = 0; same && i < n; i++)
        same = same_condition(u, q[i], p[i]);
    return same;
}

static bool same_attrs(const struct use *u, const struct pnode *q, const struct pnode *p)
{
    bool same = q->n_attrs == p->n_attrs && q->n_types == p->n_types && q->exact == p->exact;
    for (int i = 0; same && i < q->n_attrs; i++)
        same = same_text(u, q->attrs[i].at, p->attrs[i].at) &&
               same_condition(u, q->attrs[i].expr, p->attrs[i].expr);
    for (int i = 0; same && i < q->n_types; i++)
        same = same_text(u, q->types[i]->at, p->types[i]->at);
    return same;
}

/* Can a function of its own bind it, and absent members stand for what it leaves out? */
bool is_callable(const struct pnode *q)
{
    switch (q->kind) {
    case P_ANY:
    case P_CALL:
    case P_APPLY:
    case P_TUPLE:
    case P_GET:
    case P_IF:
    case P_LEAF:
    case P_ALT:
    case P_AND:
    case P_NOT:
        return !q->every && !q->member_of && !(q->rest && q->rest->is_param);
    case P_FN:
    case P_LET:
    case P_DOMINATES:
    case P_CHAIN:
    case P_LINK:
        break;
    }
    return false;
}

/* How many conditions of the use the callee judges at its root: of patterns that it uses itself there, its own. */
static int n_judged(const struct pattern *of)
{
    return of->roots[0]->n_where + of->n_where;
}

static bool same_head(const struct use *u, const struct pnode *q, const struct pnode *p)
{
    if (!u->is_tail)
        return same_text(u, q->at, p->at);
    return q->glob == p->glob && q->kinds == p->kinds && (q->kind == P_ANY || q->n_kids > 0 || same_text(u, q->at, p->at));
}

static bool same_node(const struct use *u, const struct pnode *q, const struct pnode *p)
{
    const bool is_root = q == u->of->of->roots[0] && !u->is_tail;
    bool same = is_callable(q) && q->kind == p->kind && q->n_kids == p->n_kids && q->n_ops == p->n_ops &&
                q->rest_first == p->rest_first && q->rest_last == p->rest_last && q->optional == p->optional &&
                q->ordered == p->ordered &&
                q->index == p->index && !q->lit == !p->lit &&
                same_head(u, q, p) && same_attrs(u, q, p) &&
                (is_root ? p->n_where >= n_judged(u->of->of) : p->n_where == q->n_where);
    for (int i = 0; same && i < q->n_ops; i++)
        same = q->ops[i] == p->ops[i];
    return same;
}

static bool is_param(const struct pnode *q)
{
    return q->capture && q->capture->is_param;
}

/* What does not hold is why the use is written out; of several such things the first. */
static bool holds(struct use *u, bool what, const char *why)
{
    if (!what && !u->why)
        u->why = why;
    return what;
}

static bool walk(struct use *u, const struct pnode *q, struct pnode *p, bool denied)
{
    if (u->at[q->id])
        return u->at[q->id] == p;
    u->at[q->id] = p;
    u->denied[q->id] = denied;
    if (is_param(q)) {
        *PUSH(u->params) = q;
        return holds(u, !denied && u->of->node[q->id], "it does not always bind its parameter") &&
               (!u->is_tail || (is_plain_wildcard(q) && is_plain_wildcard(p)));
    }
    if (!holds(u, is_callable(q), "it has a function, let, dominators, a chain or `every`") ||
        !holds(u, pat_has_first_result(q) == pat_has_first_result(p), "here one of its results is taken") || !same_node(u, q, p))
        return false;
    if (q->kind == P_NOT) {
        *PUSH(u->nots) = q;
        return true;
    }
    bool same = true;
    for (int i = 0; same && i < q->n_kids; i++)
        same = walk(u, q->kid[i], p->kid[i], denied);
    return same;
}

/* The pattern's condition that says the same, its number; -1. */
static int condition_like(const struct use *u, const struct expr *q)
{
    const struct pattern *in = u->s->pattern;
    for (int i = 0; i < in->n_where; i++)
        if (same_condition(u, q, in->where[i]))
            return i;
    return -1;
}

/* A tail's own conditions are those of the pattern, too. */
static bool judges_own(const struct use *u)
{
    bool all = true;
    for (int i = 0; all && i < u->of->of->n_where; i++)
        all = condition_like(u, u->of->of->where[i]) >= 0;
    return all;
}

/* Of all nodes; those inside NOT, which ask for what the rest binds, last. */
static bool walk_all(struct use *u, struct pnode *p)
{
    const struct pattern *of = u->of->of;
    struct pnode **nodes = pat_nodes_of(pat2c, of);
    bool same = walk(u, of->roots[0], p, false);
    for (int i = 0; same && i < u->nots.n; i++)
        same = walk(u, u->nots.at[i]->kid[0], u->at[u->nots.at[i]->id]->kid[0], true);
    for (int i = 0; same && i < of->n_nodes; i++) /* conditions that stand at a node; all names are known now */
        if (nodes[i] && u->at[i] && !is_param(nodes[i]))
            same = same_conditions(u, nodes[i]->where, u->at[i]->where, nodes[i]->n_where);
    if (same && u->is_tail)
        same = judges_own(u);
    else if (same && of->n_where > 0)
        same = same_conditions(u, of->where, p->where + of->roots[0]->n_where, of->n_where);
    return holds(u, same, "its use or a law changes it");
}

/* ---- the same order of choices? ---- */

/* By id and by whether an argument's choice stands in front: 0: unknown, else 1 + whether one does behind it. */
typedef char order_memo[2];

/* What stands for the parameters, by id; NULL: it is none. */
struct arguments {
    const struct shape *shape;
    struct pnode *const *at;
};

/* The pattern's choices come before those of the arguments, whichever node they hang on: in each option for itself.
 * Computed once a node, as if nothing were bound, so that the cost is linear. */
static bool keeps_order(const struct arguments *args, const struct pnode *q, order_memo *memo, bool *late)
{
    const bool was_late = *late;
    char *known = &memo[q->id][was_late];
    if (*known) {
        *late = *known > 1;
        return true;
    }
    if (args->at[q->id])
        *late = *late || args->shape->chooses[args->at[q->id]->id];
    else if (has_own_loop(q) && *late)
        return false;
    for (int i = 0; !args->at[q->id] && i < q->n_kids; i++) {
        bool behind = q->kind == P_ALT ? was_late : *late;
        if (!is_apart(q, i) && !keeps_order(args, q->kid[i], memo, &behind))
            return false;
        *late = *late || behind;
    }
    *known = *late ? 2 : 1;
    return true;
}

bool chooses_first(const struct shape *shape, const struct pnode *root, int n_nodes, struct pnode *const *arguments)
{
    const struct arguments args = {shape, arguments};
    bool late = false;
    return keeps_order(&args, root, alloc((size_t)n_nodes * sizeof(order_memo)), &late);
}

/* The same of a use. */
static bool use_chooses_first(const struct use *u)
{
    const struct pattern *of = u->of->of;
    struct pnode **nodes = pat_nodes_of(pat2c, of), **arguments = alloc((size_t)of->n_nodes * sizeof *arguments);
    for (int i = 0; i < of->n_nodes; i++)
        arguments[i] = nodes[i] && is_param(nodes[i]) ? u->at[i] : NULL;
    return chooses_first(&u->s->shape, of->roots[0], of->n_nodes, arguments);
}

/* ---- can the call return all that the use captures? ---- */

static bool is_inner(const struct use *u, const struct pnode *q)
{
    return u->at[q->id] && !is_param(q) && !u->denied[q->id] && q != u->of->of->roots[0];
}

static bool returns(const struct use *u, const struct pnode *q, const struct pnode *p)
{
    const struct search *s = u->s;
    return bound_state(&s->node[p->id], u->guard) == UNBOUND && !s->deferred[p->id] &&
           (!s->shape.captured[p->id] || u->of->node[q->id]) && (!p->rest || u->of->rest[q->id]) &&
           (!p->front || u->of->front[q->id]);
}

/* The edges by which nodes of the use lead to each node, by id. */
static const int *edges_within(const struct use *u)
{
    const size_t n = (size_t)u->s->shape.n_nodes;
    struct pnode **nodes = pat_nodes_of(pat2c, u->of->of);
    int *edges = alloc(n * sizeof *edges);
    bool *seen = alloc(n * sizeof *seen);
    for (int i = 0; i < u->of->of->n_nodes; i++) {
        const struct pnode *p = u->at[i];
        if (!nodes[i] || !p || is_param(nodes[i]) || seen[p->id])
            continue;
        seen[p->id] = true;
        for (int k = 0; k < p->n_kids; k++)
            edges[p->kid[k]->id]++;
    }
    return edges;
}

/* What it leaves out in some options, the rest binds then; where it is found outside of the use alone. */
static bool is_left_to_others(const struct use *u, const struct pnode *q)
{
    const struct pnode *p = u->at[q->id];
    const int edges = u->s->shape.edges[p->id];
    return edges > 1 && edges_within(u)[p->id] != edges &&
           !always_binds(u->of->of->roots[0], q, alloc((size_t)u->of->of->n_nodes));
}

static bool returns_all(const struct use *u)
{
    struct pnode **nodes = pat_nodes_of(pat2c, u->of->of);
    bool all = true;
    for (int i = 0; all && i < u->of->of->n_nodes; i++)
        all = !nodes[i] || !is_inner(u, nodes[i]) || (returns(u, nodes[i], u->at[i]) && !is_left_to_others(u, nodes[i]));
    return all;
}

static bool has_conditions(const struct pattern *of)
{
    struct pnode **nodes = pat_nodes_of(pat2c, of);
    bool has = of->n_where > 0;
    for (int i = 0; !has && i < of->n_nodes; i++) {
        has = nodes[i] && (nodes[i]->n_where > 0 || nodes[i]->kind == P_NOT);
        for (int k = 0; nodes[i] && !has && k < nodes[i]->n_attrs; k++)
            has = nodes[i]->attrs[k].expr != NULL;
    }
    return has;
}

/* What it leaves out of its parameters in some options may be bound elsewhere in the use, and conditions would know. */
static bool knows_all(const struct use *u)
{
    bool all = true;
    for (int i = 0; all && i < u->params.n; i++) {
        const struct pnode *q = u->params.at[i];
        all = !q->capture->maybe_absent || u->s->shape.edges[u->at[q->id]->id] == 1;
    }
    return all || !has_conditions(u->of->of);
}

/* EITHER: what stands at the root may be a call or not. */
static bool is_use(struct use *u, struct pnode *p)
{
    const struct pattern *of = u->of->of;
    bool is = walk_all(u, p) && holds(u, placement_of(of->roots[0]) != EITHER, "not all it may be is a call");
    is = is && holds(u, knows_all(u), "its conditions ask what it may leave unbound, and the rest binds");
    is = is && holds(u, use_chooses_first(u), "a choice of its own follows one of an argument");
    is = is && returns_all(u);
    is = is && (!p->rest || u->of->rest[of->roots[0]->id]) && (!p->front || u->of->front[of->roots[0]->id]);
    return holds(u, is, "some of it is bound elsewhere, too");
}

/* Why nothing is called here, whatever it is. */
static const char *why_no_calls(const struct search *s)
{
    return !s->shape.captures ? "what stands inside `!` is not bound"
           : s->fn            ? "it stands in a function"
           : s->n_states      ? "the whole search remembers what failed"
                              : NULL;
}

static struct use use_of(struct search *s, struct callee *c, const struct guard *guard)
{
    const size_t n = (size_t)c->of->n_nodes;
    return (struct use){.s = s, .guard = guard, .of = c, .at = alloc(n * sizeof(struct pnode *)), .denied = alloc(n)};
}

static bool is_named_larger(const struct pnode *p, const struct pattern *than)
{
    return p->n_uses > 0 && p->uses[p->n_uses - 1]->n_nodes >= than->n_nodes;
}

/* NULL: it is not written. */
static struct callee *callee_of(const struct written *all, const struct pattern *p)
{
    return p->c_name ? pat_map_get(&all->of, p->c_name) : NULL;
}

struct callee *callable(const struct written *all, const struct pattern *p)
{
    struct callee *c = callee_of(all, p);
    return c && !c->why_not ? c : NULL;
}

/* The pattern that stands at p though it is not named there; NULL. */
static struct callee *find_tail(struct search *s, struct pnode *p, const struct guard *guard, struct use *u)
{
    const struct matchers *alike = s->tails && !why_no_calls(s) ? s->tails[p->id] : NULL;
    for (int i = 0; alike && i < alike->n; i++) {
        struct callee *c = callable(s->callees, alike->at[i]);
        if (!c || is_named_larger(p, alike->at[i]))
            continue;
        *u = use_of(s, c, guard);
        u->is_tail = true;
        if (is_use(u, p))
            return c;
    }
    return NULL;
}

/* The largest pattern of which p is a use that can be called; NULL. */
static struct callee *find_use(struct search *s, struct pnode *p, const struct guard *guard, struct use *u)
{
    struct callee *tail = find_tail(s, p, guard, u);
    s->written_out = NULL;
    if (tail)
        return tail;
    for (int i = p->n_uses - 1; s->callees && i >= 0; i--) {
        const struct pattern *used = p->uses[i];
        struct callee *c = callee_of(s->callees, used);
        const char *why = !used->c_name ? "" : c ? c->why_not : "nothing else uses it";
        if (!why)
            why = why_no_calls(s);
        if (!why) {
            *u = use_of(s, c, guard);
            if (is_use(u, p))
                return c;
            why = u->why;
        }
        if (*why && !s->written_out)
            s->written_out = format("%s is written out: %s", used->name, why);
    }
    return NULL;
}

void note_written_out(struct search *s, const struct pnode *p, const struct guard *guard)
{
    if (s->written_out && !pat_map_get(&s->noted, (const char *)p)) {
        map_put(&s->noted, (const char *)p, (void *)p);
        note(s->to, guard, s->written_out);
    }
}

/* ---- the call ---- */

/* What a call fills: the match, and all else that takes part; the latter NULL where there is no more. */
struct found {
    cx match, whole;
};

/* c NULL: the root. */
static cx member(const struct callee *of, struct found found, const struct capture *c)
{
    const char *in_match = match_member(of->whole, c);
    return in_match ? cx_member(found.match, in_match) : cx_path(found.whole, member_path(of->whole, c));
}

static struct found new_found(struct search *s, const struct callee *c, const char *wanted)
{
    struct found found = {.match = cx_name(new_name(s->to, wanted))};
    if (c->whole->own.n > 0)
        found.whole = cx_name(new_name(s->to, format("%s_whole", found.match->text)));
    return found;
}

static void record_found(struct search *s, const struct callee *c, struct found found, const struct guard *guard)
{
    record(s->to, guard, format("struct %s", match_name(c->whole)), found.match->text);
    if (found.whole)
        record(s->to, guard, c->type, found.whole->text);
}

static void bind_to(struct search *s, struct binding *b, cx value, const struct guard *guard)
{
    b->var = value;
    log_bound(s, b, guard);
}

/* Nodes to which several ways lead: one option may bind what another one binds anew. */
static void find_shared(const struct search *s, const struct pnode *p, bool is_shared, bool *seen, bool *shared)
{
    is_shared = is_shared || (s->shape.edges[p->id] > 1 && !s->joined[p->id]);
    if (seen[p->id] && (shared[p->id] || !is_shared))
        return;
    seen[p->id] = true;
    shared[p->id] = is_shared;
    for (int i = 0; i < p->n_kids; i++)
        find_shared(s, p->kid[i], is_shared, seen, shared);
}

static bool is_bound_once(const struct search *s, const struct pnode *p, const struct guard *guard)
{
    const size_t n = (size_t)s->shape.n_nodes;
    bool *seen = alloc(n * sizeof *seen), *shared = alloc(n * sizeof *shared);
    for (int i = 0; guard && i < s->pattern->n_roots; i++)
        find_shared(s, s->pattern->roots[i], false, seen, shared);
    return !shared[p->id];
}

/* The member by itself, or a variable that another option may give a value, too. */
static void bind_set(struct search *s, const struct capture *c, cx value, bool once, const struct guard *guard)
{
    if (once)
        bind_to(s, &s->set[c->id], value, guard);
    else
        bind_own(s, &s->set[c->id], "struct dfg_nodes", c->name, value, guard);
}

static void bind_sets(const struct use *u, const struct pnode *q, const struct pnode *p, struct found found, bool once,
                      const struct guard *guard)
{
    if (p->rest)
        bind_set(u->s, p->rest, member(u->of, found, u->of->rest[q->id]), once, guard);
    if (p->front)
        bind_set(u->s, p->front, member(u->of, found, u->of->front[q->id]), once, guard);
}

/* What stands elsewhere, too, as a tail's names may, another option binds as well. */
static void bind_members(const struct use *u, const int *edges, struct found found, bool once, const struct guard *guard)
{
    struct pnode **nodes = pat_nodes_of(pat2c, u->of->of);
    struct search *s = u->s;
    for (int i = 0; i < u->of->of->n_nodes; i++) {
        if (!nodes[i] || !is_inner(u, nodes[i]))
            continue;
        struct pnode *p = u->at[i];
        const struct capture *c = u->of->node[i];
        const bool alone = once && (!guard || edges[p->id] == s->shape.edges[p->id]);
        cx bound = c ? member(u->of, found, c) : cx_none();
        if (alone)
            bind_to(s, &s->node[p->id], bound, guard);
        else
            bind_own(s, &s->node[p->id], "dfg_node", name_for(p), bound, guard);
        if (stands_in_body(p))
            *PUSH(s->inside) = (struct waiting){.node = p, .var = s->node[p->id].var, .guard = guard};
        bind_sets(u, nodes[i], p, found, alone, guard);
        if (u->of->is_part)
            bind_found_values(s, p, s->node[p->id].var, guard);
    }
}

cx test_head(struct search *s, const struct pnode *p, cx place)
{
    const bool is_short = p->kind == P_CALL && (p->n_ops == 1 || p->n_ops == 2) && !pat_has_first_result(p);
    return is_short && s->known_op != p ? c_test_head(s->names, p, place) : NULL;
}

cx call_of_search(const char *function, cx n, const char *way, cx match, cx whole)
{
    cx_list given = {0};
    *PUSH(given) = cx_g();
    *PUSH(given) = n;
    if (way)
        *PUSH(given) = cx_name(way);
    *PUSH(given) = match;
    if (whole)
        *PUSH(given) = whole;
    return cx_call_of(function, given.n, given.at);
}

/* The function's answer: it fails, or there is a loop over all its ways. */
static void call(struct search *s, const struct callee *c, const struct pnode *p, cx place, struct found found,
                 const struct guard *guard)
{
    const bool resumes = c->form == FORM_WAYS;
    const char *way = resumes ? new_name(s->to, format("%s_way", found.match->text)) : NULL;
    const cx whole = found.whole ? cx_address(found.whole) : NULL;
    const cx asked = call_of_search(c->function, place, way, cx_address(found.match), whole);
    cx head = test_head(s, p, place);
    s->known_op = NULL;
    if (!resumes)
        record_found(s, c, found, guard);
    test(s->to, guard, head);
    if (!resumes) {
        test(s->to, guard, asked);
        return;
    }
    before_choice(s, p);
    record_found(s, c, found, NULL);
    open_ways(s->to, guard, way, asked, c->words);
}

/* Do all ways to p lead through the use, of which it is one argument? */
static bool is_met_in(const struct use *u, const int *edges, const struct pnode *p)
{
    int n_params = 0;
    for (int i = 0; i < u->params.n; i++)
        n_params += u->at[u->params.at[i]->id] == p;
    return n_params == 1 && edges[p->id] == u->s->shape.edges[p->id];
}

/* What stands for parameter q, where that takes part. */
static void visit_argument(const struct use *u, const int *edges, const struct pnode *q, struct found found,
                           const struct guard *guard)
{
    struct search *s = u->s;
    struct pnode *p = u->at[q->id];
    cx value = member(u->of, found, u->of->node[q->id]);
    const struct guard *in = guard;
    s->joined[p->id] = s->joined[p->id] || is_met_in(u, edges, p);
    if (q->capture->maybe_absent)
        in = guard_if(&s->pool, guard, cx_ne(value, cx_none()));
    if (in != guard && !guard && is_plain_wildcard(p) && s->shape.edges[p->id] == 1)
        bind_to(s, &s->node[p->id], value, in);
    else
        visit(s, p, value, in);
}

bool visit_by_call(struct search *s, struct pnode *p, cx place, const struct guard *guard)
{
    struct use u;
    struct callee *callee = find_use(s, p, guard, &u);
    if (!callee)
        return false;
    s->written_out = NULL;
    const struct pattern *of = callee->of;
    *PUSH(s->calls) = callee;
    struct binding *b = &s->node[p->id];
    const struct found found = new_found(s, callee, of->is_entry ? name_for(p) : of->name);
    const bool is_held = place->kind == CX_NAME || place->kind == CX_MEMBER;
    const bool is_asked = s->shape.queried[p->id]; /* conditions may be judged in front of the call's loop */
    if ((!b->var || b->in.n == 0) && (is_held || !is_asked))
        bind_to(s, b, is_held ? place : member(u.of, found, NULL), guard);
    else if (!b->var || b->in.n == 0)
        bind_own(s, b, "dfg_node", name_for(p), place, guard);
    call(s, u.of, p, is_held || !is_asked ? place : b->var, found, guard);
    if (placement_of(of->roots[0]) == IN_BODY && b->var != s->root_var)
        place_in_body(s, p, b->var, guard);
    const bool once = is_bound_once(s, p, guard);
    const int *edges = edges_within(&u);
    bind_members(&u, edges, found, once, guard);
    if (callee->is_part)
        bind_found_values(s, p, b->var, guard);
    bind_sets(&u, of->roots[0], p, found, once, guard);
    const int n_asked = u.is_tail ? p->n_where : n_judged(of);
    if (p->n_where > n_asked)
        wait_for_members(s, p, b->var, n_asked, guard);
    for (int i = 0; u.is_tail && !guard && i < of->n_where; i++)
        s->judged[condition_like(&u, of->where[i])] = true;
    for (int i = 0; i < u.params.n; i++)
        visit_argument(&u, edges, u.params.at[i], found, guard);
    return true;
}
