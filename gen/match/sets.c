/* sets.c -- what many nodes match: paths of dominators, operands under `every`;
 * the sets that they and the links of chains bind.
 *
 * In:   a pattern node with such a kid, bound to a node.
 * Out:  a loop over the possible parents; when all is bound, a loop over the
 *       nodes that matched the kid, which collects what they bind, and matches
 *       again where names were not bound the first time.
 *
 * Each of the nodes matches on its own, so no choice spans two of them.
 */
#include "check/regions.h"
#include "match.h"

#include <string.h>

bool all_bound(const struct search *s, const struct inside *in, const struct trail *trail)
{
    for (int i = 0; i < in->nodes.n; i++) {
        const struct pnode *p = in->nodes.at[i];
        if (s->shape.node[p->id] && !is_on_trail(trail, p) &&
            bound_state(&s->node[p->id], in->guard) != BOUND)
            return false;
    }
    for (int i = 0; i < in->vars.n; i++)
        if (!is_value_on_trail(trail, in->vars.at[i]) &&
            bound_state(&s->var[in->vars.at[i]->id], in->guard) != BOUND)
            return false;
    return in->sets.n == 0;
}

/* ---- walks ---- */

static void reach_beside(bool *seen, const struct pnode *p, const struct pnode *dominates)
{
    if (seen[p->id])
        return;
    seen[p->id] = true;
    for (int i = 0; i < p->n_kids; i++)
        if (p != dominates || i != 1)
            reach_beside(seen, p->kid[i], dominates);
}

/* Does the path depend on what stands elsewhere in the pattern?  One answer for all searches, which share
 * what is written of it. */
static bool depends_on_names(const struct pattern *pattern, const struct pnode *p, const struct inside *path)
{
    bool *seen = alloc((size_t)pattern->n_nodes * sizeof *seen);
    for (int i = 0; i < pattern->n_roots; i++)
        reach_beside(seen, pattern->roots[i], p);
    for (int i = 0; i < pattern->n_every; i++)
        reach_beside(seen, pattern->every[i], p);
    bool any = path->vars.n > 0 || path->sets.n > 0;
    for (int i = 0; i < path->nodes.n && !any; i++)
        any = seen[path->nodes.at[i]->id];
    return any;
}

static const char *fits_name(const struct search *s, const struct pnode *p)
{
    return format("%s_fits%d", s->pattern->c_name, p->id);
}

/* A function of a node, and what else it is given, that answers as `call` does. */
static void add_answer(struct search *s, const char *name, const char *names, cx call)
{
    struct routine *r = function_of_node("static bool", name);
    if (names)
        add_parameter(r, "const uint32_t *", names, NULL);
    if (cx_reads(call, "search"))
        let(r, NULL, "const uint32_t", "search", cx_call("dfg_begin_search", cx_g()));
    give(r, call);
    run_passes(r);
    *PUSH(*s->helpers) = r;
}

const char *write_fits(struct search *s, const struct pnode *p)
{
    struct inside in = insides_of(s, p->kid[1], NULL, NULL);
    struct inner path = {.job = ASK, .root = p->kid[1], .what = "path", .at = cx_name("n"), .in = &in};
    if (depends_on_names(s->pattern, p, &in))
        return NULL;
    cx root = s->root_var;
    s->root_var = cx_name("n"); /* it stands in the body of the child */
    cx call = write_inner(s, &path);
    s->root_var = root;
    add_answer(s, fits_name(s, p), NULL, call);
    return fits_name(s, p);
}

/* What the path goes by, if it is bound for certain, and the child stands in the body of the root; NULL. */
static const struct trail *names_of_path(struct search *s, const struct pnode *p, const struct inside *in)
{
    struct trail *names = alloc(sizeof *names);
    bool certain = !s->fn && stands_in_body(p->kid[2]);
    for (int i = 0; i < in->nodes.n && certain; i++) {
        const enum bound state = bound_state(&s->node[in->nodes.at[i]->id], in->guard);
        certain = state != MAYBE;
        if (state == BOUND)
            *PUSH(names->names) = in->nodes.at[i];
    }
    for (int i = 0; i < in->vars.n && certain; i++) {
        const enum bound state = bound_state(&s->var[in->vars.at[i]->id], in->guard);
        certain = state != MAYBE;
        if (state == BOUND)
            *PUSH(names->values) = in->vars.at[i];
    }
    for (int i = 0; i < in->sets.n && certain; i++)
        certain = bound_state(&s->set[in->sets.at[i]->id], in->guard) == UNBOUND;
    return certain && depends_on_names(s->pattern, p, in) ? names : NULL;
}

/* The path as a function of a node and the words that the names are bound to; behind them stands which
 * function, so that those of others are different. */
static const char *write_named_fits(struct search *s, const struct pnode *p, const struct inside *in,
                                    const struct trail *names)
{
    struct search inner = *s; /* the same but for where names are */
    inner.node = alloc((size_t)s->pattern->n_nodes * sizeof *inner.node);
    inner.var = alloc((size_t)(s->pattern->n_vars + 1) * sizeof *inner.var);
    memcpy(inner.node, s->node, (size_t)s->pattern->n_nodes * sizeof *inner.node);
    if (s->pattern->n_vars)
        memcpy(inner.var, s->var, (size_t)s->pattern->n_vars * sizeof *inner.var);
    inner.root_var = cx_name("n"); /* it stands in the body of the child */
    cx words = cx_name("names");
    for (int i = 0; i < names->names.n; i++)
        inner.node[names->names.at[i]->id].var = cx_index(words, cx_int(i));
    for (int i = 0; i < names->values.n; i++) {
        const struct var *v = names->values.at[i];
        cx at = cx_binary(CX_ADD, words, cx_int(trail_word(names, i)));
        inner.var[v->id].var = cx_call(v->kind == VAR_DIM ? "dfg_dim_of" : "dfg_val_of", at);
    }
    struct inner path = {
        .job = ASK, .root = p->kid[1], .what = "path", .at = cx_name("n"), .guard = in->guard, .in = in};
    cx call = write_inner(&inner, &path);
    const char *name = format("%s_joins%d", s->pattern->c_name, *s->n_helpers);
    add_answer(s, name, "names", call);
    return name;
}

/* Does the node at `at` fit the path, with the names as they are bound? */
static cx c_fits(struct search *s, const struct pnode *p, const struct inside *in, cx at)
{
    struct inner path = {.job = ASK, .root = p->kid[1], .what = "path", .at = at, .guard = NULL, .in = in};
    if (!depends_on_names(s->pattern, p, in))
        return cx_call(fits_name(s, p), cx_g(), at);
    path.guard = in->guard;
    path.fn = s->fn;
    return write_inner(s, &path);
}

void walk_under(struct search *s, const struct guard *guard, const char *var, cx first, cx next)
{
    if (guard) {
        first = cx_if(guard_cond(guard), first, s->root_var);
        next = cx_if(guard_cond(guard), next, cx_none());
    }
    open_walk(s->to, var, first, next);
}

void visit_dominates(struct search *s, struct pnode *p, cx var, const struct guard *guard)
{
    visit(s, p->kid[2], var, guard);
    before_choice(s, p);
    struct inside in = insides_of(s, p->kid[1], guard, NULL);
    cx walk = cx_name(new_name(s->to, "walk")), at = cx_name(new_name(s->to, "parent"));
    cx row = cx_int(take_rows(s, 2)), here = cx_address(walk), asks = c_dominates(s, p), first, fits;
    let(s->to, NULL, "struct dfg_walk", walk->text, cx_braces(NULL, 1, (cx[]){cx_int(0)}));
    const struct trail *names = names_of_path(s, p, &in);
    if (names) {
        const char *name = write_named_fits(s, p, &in, names);
        cx_list words = {0};
        trail_words(s, names, true, &words);
        *PUSH(words) = cx_int(*s->n_helpers);
        first = cx_call("dfg_walk_named", cx_g(), here, row, var, asks, cx_name(name), cx_words(&words),
                        cx_int(trail_word(names, names->values.n) + 1));
        fits = cx_call(name, cx_g(), at, cx_member(walk, "names"));
    } else {
        first = cx_call("dfg_walk_first", cx_g(), here, row, var, asks);
        fits = c_fits(s, p, &in, at);
    }
    cx next = cx_call("dfg_walk_next", cx_g(), here, cx_or(cx_member(walk, "given"), fits));
    walk_under(s, guard, at->text, first, next);
    fail_if(s->to, guard, cx_not(cx_member(walk, "alone")));
    *PUSH(s->apart) = (struct apart){.guard = guard,
                                     .node = p,
                                     .kid = p->kid[1],
                                     .over = cx_call("dfg_walk_path", cx_g(), here),
                                     .sorted = true,
                                     .tested = all_bound(s, &in, NULL),
                                     .fn = s->fn};
    visit(s, p->kid[0], at, guard);
}

void visit_every(struct search *s, struct pnode *p, cx var, const struct guard *guard)
{
    struct pnode *kid = p->kid[p->n_kids - 1];
    for (int i = 0; i + 1 < p->n_kids; i++)
        visit(s, p->kid[i], cx_arg(var, cx_int(i)), guard);
    cx over = cx_rest(var, cx_int(p->n_kids - 1), cx_int(0));
    *PUSH(s->apart) = (struct apart){.guard = guard, .node = p, .kid = kid, .over = over, .fn = s->fn};
}

/* ---- sets ---- */

/* Is what c captures bound in there, and nowhere outside? */
static bool is_inside(const struct inside *in, const struct capture *c)
{
    for (int i = 0; i < in->nodes.n; i++) {
        const struct pnode *p = in->nodes.at[i];
        const bool holds = c->node ? p == c->node : !c->var && (p->rest == c || p->front == c);
        if (holds && !is_outside(in, p))
            return true;
    }
    for (int i = 0; i < in->vars.n; i++)
        if (c->var && in->vars.at[i] == c->var)
            return true;
    return false;
}

static void add_out(struct search *s, struct inner *r, struct binding *b, const char *name,
                    const struct capture *c, const struct pnode *node)
{
    const char *type = node ? "dfg_node" : "struct dfg_nodes";
    const bool is_more = b->own && b->in.n > 0;
    if (!is_more) {
        cx value = !node     ? cx_no_nodes(NULL)
                   : b->in.n ? cx_if(guards_cond(&b->in), b->var, cx_none())
                             : cx_none();
        b->own = true;
        b->loops = s->to->n_loops;
        b->var = cx_name(new_name(s->to, name));
        let(s->to, NULL, type, b->var->text, value);
    }
    *PUSH(r->outs) =
        (struct out_param){.capture = c, .node = node, .wanted = name, .name = b->var->text, .is_more = is_more};
}

bool is_one_for_all(const struct search *s, const struct inner *r, const struct pnode *node)
{
    bool outer = s->shape.node[node->id] || (node->capture && node->capture->kind == CAP_NODE) ||
                 (r->chain && pat_is_argument(r->chain, node));
    bool bound = !r->in->only || r->in->only[node->id];
    return outer && bound && r->in->binds[node->id] && node != r->link &&
           bound_state(&s->node[node->id], r->guard) != BOUND;
}

/* Does c hold further operands of one node for all, such as what a chain's caller passes for a parameter? */
static bool is_rest_of_one(const struct search *s, const struct inner *r, const struct capture *c)
{
    const struct regions *found = pat_regions_of(pat2c, s->pattern);
    for (int i = 0; i < r->in->nodes.n; i++) {
        const struct pnode *p = r->in->nodes.at[i];
        if (p->rest != c && p->front != c)
            continue;
        const struct region *at = found->of[p->id];
        while (at && at != found->of[r->root->id])
            at = at->up;
        return !at;
    }
    return false;
}

/* Sets, and what is common to all.  Where it binds them it adds to them, whatever others have found: a chain's repetition
 * may or may not bind what stands in it. */
static void find_outs(struct search *s, struct inner *r)
{
    const struct pattern *p = s->pattern;
    for (int i = 0; i < p->n_captures + p->n_hidden; i++) {
        struct capture *c = p->captures[i];
        struct binding *b = &s->set[c->id];
        const bool reported = s->reports || c->id < s->first_own;
        if (c->kind == CAP_SET && reported && is_inside(r->in, c)) {
            add_out(s, r, b, c->name, c, NULL);
            r->outs.at[r->outs.n - 1].is_one = is_rest_of_one(s, r, c);
        }
    }
    for (int i = 0; i < r->in->nodes.n; i++) {
        const struct pnode *node = r->in->nodes.at[i];
        if (is_one_for_all(s, r, node) && !is_on_trail(r->trail, node))
            add_out(s, r, &s->node[node->id], name_for(node), NULL, node);
    }
}

/* ---- members ---- */

/* In front of the test: where one member stores what it binds. */
static void declare_found(struct search *s, const struct out_param *out)
{
    if (out->is_set)
        let(s->to, NULL, "struct dfg_nodes", out->found, cx_no_nodes(NULL));
    else
        let(s->to, NULL, "dfg_node", out->found, out->node ? cx_name(out->name) : cx_none());
}

/* What another walk has found stands in its own row. */
static void take_over(struct search *s, const struct guard *guard, const struct out_param *out, int row)
{
    cx name = cx_name(out->name), n = cx_member(name, "n");
    do_this(s->to, guard, cx_assign(n, cx_call("dfg_add_set", cx_g(), cx_row(row), cx_int(0), name)));
}

/* What one member binds goes into the sets. */
static void keep_found(struct search *s, const struct out_param *out, int row)
{
    cx name = cx_name(out->name), found = cx_name(out->found), n = cx_member(name, "n");
    if (out->node)
        set(s->to, NULL, out->name, found);
    else if (out->is_one)
        do_if(s->to, cx_ne(cx_member(found, "at"), cx_text("NULL")), cx_assign(name, found));
    else if (out->is_set)
        do_this(s->to, NULL, cx_assign(n, cx_call("dfg_add_set", cx_g(), cx_row(row), n, found)));
    else
        do_if(s->to, cx_ne(found, cx_none()), cx_assign(cx_index(cx_row(row), cx_increment(n)), found));
}

/* A name of another statement's set stands for each of its members, in a loop of its own. */
struct member_loop {
    cx k, set;
};
typedef VEC(struct member_loop) member_loops;

static member_loops name_members(struct search *s, struct inner *r)
{
    member_loops loops = {0};
    r->at_hand = alloc((size_t)s->pattern->n_nodes * sizeof *r->at_hand);
    for (int i = 0; i < r->in->nodes.n; i++) {
        const struct pnode *p = r->in->nodes.at[i];
        if (!p->member_of)
            continue;
        const struct member_loop l = {cx_name(new_name(s->to, "k")), s->set[p->member_of->id].var};
        *PUSH(loops) = l;
        r->at_hand[p->id] = cx_index(cx_member(l.set, "at"), l.k);
    }
    return loops;
}

/* all = the member is there, and matches; with some of the other statements' members. */
static void ask_member(struct search *s, const member_loops *loops, cx all, cx asks)
{
    if (loops->n > 0)
        set(s->to, NULL, all->text, cx_false());
    for (int i = 0; i < loops->n; i++) {
        const struct member_loop *l = &loops->at[i];
        begin_for(s->to, NULL, l->k->text,
                  cx_and(cx_not(all), cx_binary(CX_LT, l->k, cx_member(l->set, "n"))));
    }
    set(s->to, NULL, all->text, asks);
    for (int i = 0; i < loops->n; i++)
        end_for(s->to);
}

/* The sets that were returned, whole. */
static void hand_out_set(struct search *s, const struct apart *a, const struct guard *guard,
                     const struct out_param *out, int row)
{
    cx n = cx_member(cx_name(out->name), "n");
    cx sorted = cx_call("dfg_set", cx_g(), cx_row(row), n);
    set(s->to, guard, out->name,
        a->sorted || out->is_set ? sorted : cx_braces("struct dfg_nodes", 2, (cx[]){cx_row(row), n}));
}

static void write_members(struct search *s, const struct apart *a, struct inner *r, cx all)
{
    cx nodes = cx_name(new_name(s->to, "nodes")), i = cx_name(new_name(s->to, "i"));
    const member_loops loops = name_members(s, r);
    cx at = cx_member(nodes, "at"), member = cx_index(at, i);
    r->at = member;
    r->link_at = cx_index(at, cx_binary(CX_ADD, i, cx_int(1)));
    r->entry = i;
    for (int k = 0; k < r->outs.n; k++)
        r->outs.at[k].found = new_name(s->to, format("%s_found", r->outs.at[k].wanted));
    cx call = write_inner(s, r);
    int *rows = alloc((size_t)(r->outs.n + 1) * sizeof *rows);
    for (int k = 0; k < r->outs.n; k++) {
        const bool in_row = !r->outs.at[k].node && !r->outs.at[k].is_one;
        rows[k] = in_row ? take_rows(s, 1) : 0;
        if (r->outs.at[k].is_more && in_row)
            take_over(s, r->guard, &r->outs.at[k], rows[k]);
    }
    let_here(s->to, r->guard, "const struct dfg_nodes", nodes->text, a->over);
    begin_for(s->to, r->guard, i->text, cx_and(all, cx_binary(CX_LT, i, cx_member(nodes, "n"))));
    for (int k = 0; k < r->outs.n; k++)
        declare_found(s, &r->outs.at[k]);
    ask_member(s, &loops, all, cx_and(cx_ne(member, cx_none()), call));
    for (int k = 0; k < r->outs.n; k++)
        keep_found(s, &r->outs.at[k], rows[k]);
    end_for(s->to);
    for (int k = 0; k < r->outs.n; k++)
        if (!r->outs.at[k].node && !r->outs.at[k].is_one)
            hand_out_set(s, a, r->guard, &r->outs.at[k], rows[k]);
}

/* Has all been asked already, and is what they tell for whole matches only? */
static bool is_for_whole(const struct search *s, const struct apart *a, const struct inner *r)
{
    bool is = s->has_whole && a->tested;
    for (int i = 0; is && i < r->outs.n; i++)
        is = r->outs.at[i].capture && r->outs.at[i].capture->id >= s->first_own;
    return is;
}

/* When what the members have in common is bound: where there are none, it is left to another set that is judged
 * later. */
static const struct guard *bound_by(struct search *s, const struct out_param *out, const struct guard *guard,
                                    const bool *awaited)
{
    if (!out->node || !awaited[out->node->id])
        return guard;
    return guard_if(&s->pool, guard, cx_ne(cx_name(out->name), cx_none()));
}

/* awaited: nodes that sets bind which are judged later. */
static void ask_members(struct search *s, const struct apart *a, const bool *awaited)
{
    if (a->of)
        list_consumers(s, a);
    struct inside in = insides_of_apart(s, a);
    struct inner r = {.job = COLLECT,
                      .root = a->kid,
                      .what = "each",
                      .guard = a->guard,
                      .fn = a->fn,
                      .in = &in,
                      .link = a->link,
                      .trail = a->trail};
    find_outs(s, &r);
    if (a->tested && r.outs.n == 0)
        return;
    if (is_for_whole(s, a, &r))
        r.guard = guard_if(&s->pool, a->guard, cx_name("whole"));
    cx all = cx_name(new_name(s->to, "all"));
    let_here(s->to, r.guard, "bool", all->text, cx_true());
    write_members(s, a, &r, all);
    for (int i = 0; i < r.outs.n; i++) {
        const struct out_param *out = &r.outs.at[i];
        log_bound(s, out->node ? &s->node[out->node->id] : &s->set[out->capture->id],
                  bound_by(s, out, r.guard, awaited));
    }
    fail_if(s->to, r.guard, cx_not(all));
}

static bool chooses(const struct pnode *p)
{
    bool any = has_own_loop(p);
    for (int i = 0; i < p->n_kids && !any; i++)
        any = chooses(p->kid[i]);
    return any;
}

/* Is a name that a asks for one that b binds?  Where both bind it, the one without choices says what it is: of the
 * other the first choice that fits is taken. */
static bool asks_what_binds(const struct search *s, const struct inside *in, int a, int b)
{
    const bool chosen = chooses(s->apart.at[a].kid) && !chooses(s->apart.at[b].kid);
    bool asks = false;
    for (int i = 0; i < in[a].nodes.n && !asks; i++) {
        const int id = in[a].nodes.at[i]->id;
        asks = in[b].binds[id] && (chosen || !in[a].binds[id]);
    }
    return asks;
}

/* Does a name a member of the set that b makes? */
static bool names_members(const struct inside *a, const struct apart *b)
{
    bool names = false;
    for (int i = 0; i < a->nodes.n && !names; i++)
        names = a->nodes.at[i]->member_of && a->nodes.at[i]->member_of->node == b->kid;
    return names;
}

static bool is_too_early(const struct search *s, const struct inside *in, int i, const bool *judged)
{
    bool early = false;
    for (int k = 0; k < s->apart.n && !early; k++)
        early = k != i && !judged[k] &&
                (asks_what_binds(s, in, i, k) || names_members(&in[i], &s->apart.at[k]));
    return early;
}

/* As they are met, but what asks for a name behind what binds it. */
void judge_sets(struct search *s)
{
    const int n = s->apart.n;
    struct inside *in = alloc((size_t)n * sizeof *in);
    bool *judged = alloc((size_t)n * sizeof *judged);
    for (int i = 0; i < n; i++)
        in[i] = insides_of_apart(s, &s->apart.at[i]);
    for (int k = 0; k < n; k++) {
        int next = 0, first = 0;
        while (judged[first])
            first++;
        for (next = first; next < n && (judged[next] || is_too_early(s, in, next, judged)); next++)
            continue;
        next = next < n ? next : first;
        judged[next] = true;
        bool *awaited = alloc((size_t)s->pattern->n_nodes * sizeof *awaited);
        for (int i = 0; i < n; i++)
            for (int node = 0; !judged[i] && node < s->pattern->n_nodes; node++)
                awaited[node] |= in[i].binds[node];
        ask_members(s, &s->apart.at[next], awaited);
    }
}
