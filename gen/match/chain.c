/* chain.c -- patterns that call themselves.
 *
 * In:   a chain, bound to the node that it begins at.
 * Out:  a loop over its possible ends, longest first unless an end is written
 *       before the repeated part.
 *
 * Mostly the repetitions have nothing in common but the next one: then all nodes
 * that they lead to are found first, each once.  Where they share a name that is
 * not bound before, one repetition binds it for all that follow, and the set of
 * ends depends on that: then the chain is walked, each node once for each value
 * of the names, and an end is tried when the walk comes to it.  Names of extents
 * and of attribute values are no different.
 */
#include "check/regions.h"
#include "match.h"

static const struct pnode *find_link(const struct pnode *p)
{
    if (p->kind == P_LINK)
        return p;
    const struct pnode *found = NULL;
    for (int i = p->kind == P_CHAIN; !found && i < p->n_kids; i++) /* another chain's link is its own */
        found = find_link(p->kid[i]);
    return found;
}

/* Visits what ends a chain; where some ends stand before the repeated part, they are tried on the way down. */
static void visit_end(struct search *s, struct pnode *p, cx place, cx late, const struct guard *guard)
{
    struct pnode *end = p->kid[1];
    if (!late) {
        visit(s, end, place, guard);
        return;
    }
    before_choice(s, p);
    struct choice *c = alloc(sizeof *c);
    *c = (struct choice){.n = end->n_kids, .var = cx_name(new_name(s->to, "alt"))};
    open_loop(s->to, guard, c->var->text, cx_uint(c->n));
    fail_if(s->to, guard, cx_eq(cx_binary(CX_LT, c->var, cx_int(p->index)), late));
    for (int i = 0; i < end->n_kids; i++)
        visit(s, end->kid[i], place, guard_option(&s->pool, guard, c, i));
}

/* Forms of the chain that end it: one that is an alternative itself has the place where it is written. */
static int n_ends(const struct pnode *p)
{
    const struct pnode *end = p->kid[1];
    bool made = end->kind == P_ALT && end->at.src == p->at.src && end->at.begin == p->at.begin &&
                end->at.end == p->at.end;
    return made ? end->n_kids : 1;
}

/* ---- nothing in common ---- */

/* A loop over the ends of the chain; returns which. */
static cx open_ends(struct search *s, const struct pnode *p, cx chain, const struct guard *guard, cx *late)
{
    const int n = n_ends(p);
    cx k = cx_name(new_name(s->to, "end")), count = cx_member(chain, "n");
    if (p->index == 0 || p->index >= n) {
        open_loop(s->to, guard, k->text, count);
        return p->index == 0 ? cx_index(cx_member(chain, "order"), k) : k;
    }
    open_loop(s->to, guard, k->text, cx_binary(CX_MUL, cx_int(2), count));
    cx event = cx_index(cx_member(chain, "events"), k);
    *late = cx_name(new_name(s->to, "late"));
    let(s->to, guard, "bool", (*late)->text, cx_ne(cx_binary(CX_BIT_AND, event, cx_int(1)), cx_int(0)));
    return cx_binary(CX_DIV, event, cx_int(2));
}

static void visit_links(struct search *s, struct pnode *p, cx var, struct inner *links)
{
    const struct guard *guard = links->guard;
    cx chain = cx_name(new_name(s->to, "chain")), at = cx_name(new_name(s->to, "link")), late = NULL;
    cx here = cx_address(chain);
    links->at = at;
    links->link_at = chain;
    cx call = write_inner(s, links);
    let(s->to, NULL, "struct dfg_chain", chain->text, cx_braces(NULL, 1, (cx[]){cx_int(0)}));
    begin_for_walk(s->to, guard, at->text,
                   cx_call("dfg_chain_first", cx_g(), here, cx_int(take_rows(s, 8)), var),
                   cx_call("dfg_chain_next", here));
    do_this(s->to, NULL, call);
    end_for(s->to);
    cx entry = open_ends(s, p, chain, guard, &late);
    *PUSH(s->apart) = (struct apart){.guard = guard,
                                     .node = p,
                                     .kid = p->kid[0],
                                     .over = cx_call("dfg_chain_path", here, entry),
                                     .sorted = true,
                                     .tested = all_bound(s, links->in, NULL),
                                     .link = links->link,
                                     .fn = s->fn};
    visit_end(s, p, cx_index(cx_member(chain, "node"), entry), late, guard);
}

/* ---- names in common ---- */

/* At the end that the walk has come to a name is bound to what it says. */
static void bind_name(struct search *s, struct binding *b, const char *type, const char *name, cx value,
                      cx is_bound, const struct guard *guard)
{
    give_value(s, b, type, name, value, guard);
    log_bound(s, b, guard_if(&s->pool, guard, is_bound));
}

static cx binds(const struct trail *trail, int word)
{
    return cx_call("dfg_trail_binds", cx_address(cx_name(trail->var)), cx_int(word));
}

static void bind_names(struct search *s, const struct trail *trail, const struct guard *guard)
{
    for (int i = 0; i < trail->names.n; i++) {
        const struct pnode *node = trail->names.at[i];
        bind_name(s, &s->node[node->id], "dfg_node", name_for(node), trail_word_at(trail, NULL, i),
                  binds(trail, i), guard);
    }
    for (int i = 0; i < trail->values.n; i++) {
        const struct var *v = trail->values.at[i];
        bind_name(s, &s->var[v->id], value_type(v), v->name, trail_value_at(trail, NULL, i),
                  binds(trail, trail_word(trail, i)), guard);
    }
}

static cx step_is(const char *trail, bool wanted, const char *step)
{
    cx at = cx_member(cx_name(trail), "step"), that = cx_text(format("DFG_TRAIL_%s", step));
    return wanted ? cx_eq(at, that) : cx_ne(at, that);
}

/* Ends that stand before the repeated part are tried on the way down, others on the way up. */
static cx choose_step(struct search *s, const struct pnode *p, const char *trail, const struct guard *guard)
{
    const bool up = p->index == 0;
    if (up || p->index >= n_ends(p)) {
        fail_if(s->to, guard, step_is(trail, false, up ? "UP" : "DOWN"));
        return NULL;
    }
    const char *late = new_name(s->to, "late");
    fail_if(s->to, guard, step_is(trail, true, "AGAIN"));
    let(s->to, guard, "bool", late, step_is(trail, true, "UP"));
    return cx_name(late);
}

/* The loop over the trails; returns their ends. */
static cx open_trails(struct search *s, cx var, struct inner *links)
{
    const struct trail *trail = links->trail;
    const struct guard *guard = links->guard;
    cx levels = cx_name(new_name(s->to, "levels")), at = cx_name(new_name(s->to, "end"));
    cx here = cx_address(cx_name(trail->var));
    const int n = trail_word(trail, trail->values.n);
    cx_list words = {0};
    links->at = at;
    cx call = write_inner(s, links);
    let(s->to, NULL, "struct dfg_trail", trail->var, cx_braces(NULL, 1, (cx[]){cx_int(0)}));
    array(s->to, "uint32_t", levels->text, (n + 1) * (n + 1));
    trail_words(s, trail, false, &words);
    cx first = cx_call("dfg_trail_first", cx_g(), here, cx_int(take_rows(s, 3 * n + 4)), levels,
                       cx_words(&words), cx_int(n), var);
    cx next = cx_call("dfg_trail_next", here, cx_and(step_is(trail->var, false, "UP"), call));
    walk_under(s, guard, at->text, first, next);
    return at;
}

static void visit_trails(struct search *s, struct pnode *p, cx var, struct inner *links)
{
    const struct guard *guard = links->guard;
    const struct trail *trail = links->trail;
    links->link_at = cx_name(trail->var);
    cx end = open_trails(s, var, links), late = choose_step(s, p, trail->var, guard);
    bind_names(s, trail, guard);
    *PUSH(s->apart) = (struct apart){.guard = guard,
                                     .node = p,
                                     .kid = p->kid[0],
                                     .over = cx_call("dfg_trail_path", cx_address(cx_name(trail->var))),
                                     .sorted = true,
                                     .tested = all_bound(s, links->in, trail),
                                     .link = links->link,
                                     .trail = trail,
                                     .fn = s->fn};
    visit_end(s, p, end, late, guard);
}

/* Does anybody ask which node it is but what stands right above it? */
static bool is_wanted(const struct search *s, const struct pnode *chain, const struct pnode *p)
{
    const struct shape *shape = &s->shape;
    return pat_is_argument(chain, p) || shape->edges[p->id] > 1 || shape->captured[p->id] || shape->queried[p->id];
}

/* Is the value named outside of the repeated part, too? */
static bool is_one_value(const struct regions *found, const struct pnode *chain, const struct var *v)
{
    const struct region *r = found->of_var[v->id];
    while (r && !(r->kind == REGION_CHAIN && r->node == chain))
        r = r->up;
    return !r;
}

/* The names that are one node, one value for all repetitions, and not bound for certain; NULL: none. */
static const struct trail *trail_of(struct search *s, const struct inner *links)
{
    struct trail *trail = alloc(sizeof *trail);
    for (int i = 0; i < links->in->nodes.n; i++)
        if (is_one_for_all(s, links, links->in->nodes.at[i]) &&
            is_wanted(s, links->chain, links->in->nodes.at[i]))
            *PUSH(trail->names) = links->in->nodes.at[i];
    const struct regions *found = links->in->vars.n ? pat_regions_of(pat2c, s->pattern) : NULL;
    for (int i = 0; i < links->in->vars.n; i++) {
        const struct var *v = links->in->vars.at[i];
        if (is_one_value(found, links->chain, v) && bound_state(&s->var[v->id], links->guard) != BOUND)
            *PUSH(trail->values) = v;
    }
    const bool any = trail->names.n + trail->values.n > 0;
    trail->var = any ? new_name(s->to, "trail") : NULL;
    return any ? trail : NULL;
}

void visit_chain(struct search *s, struct pnode *p, cx var, const struct guard *guard)
{
    before_choice(s, p);
    struct inside in = insides_of(s, p->kid[0], guard, NULL);
    struct inner links = {.job = FIND_LINKS,
                          .root = p->kid[0],
                          .what = "links",
                          .guard = guard,
                          .fn = s->fn,
                          .in = &in,
                          .chain = p,
                          .link = find_link(p->kid[0])};
    links.trail = trail_of(s, &links);
    if (links.trail)
        visit_trails(s, p, var, &links);
    else
        visit_links(s, p, var, &links);
}
