/* call.c -- patterns used by other patterns, as functions that their searches call.
 *
 * In:   a node that is the root of such a use (use.c); the pattern, whose own search has
 *       been written.
 * Out:  a call of that search.  What it binds are members of the struct that it
 *       fills; the arguments are visited where it found its parameters.
 */
#include "use.h"

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
