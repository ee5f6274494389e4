/* chain.c -- patterns that call themselves.
 *
 * In:   a chain, bound to the node that it begins at.
 * Out:  a loop over the ends of it that come into question, longest first unless
 *       an end is written before the repeated part.
 *
 * Mostly the repetitions have nothing in common but the next one: then all nodes
 * that they lead to are found first, each once.  Where they share a name that is
 * not bound before, one repetition says what it is for all behind it, and which
 * ends there are depends on that: then the chain is walked, each node once for
 * each value of the names, and an end is tried when the walk comes to it.  Names
 * of extents and of attribute values are no different.
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
static void visit_end(struct search *s, struct pnode *p, const char *place, const char *late,
                      const struct guard *guard)
{
    struct pnode *end = p->kid[1];
    if (!late) {
        visit(s, end, place, guard);
        return;
    }
    before_choice(s, p);
    struct choice *c = alloc(sizeof *c);
    *c = (struct choice){.n = end->n_kids, .var = new_name(&s->text, "alt")};
    open_loop(&s->text, guard, c->var, format("%du", c->n));
    fail_if(&s->text, guard, format("(%s < %d) == %s", c->var, p->index, late));
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

/* A loop over the ends of the chain; returns the text of which. */
static const char *open_ends(struct search *s, const struct pnode *p, const char *chain,
                             const struct guard *guard, const char **late)
{
    int n = n_ends(p);
    const char *k = new_name(&s->text, "end");
    if (p->index == 0 || p->index >= n) {
        open_loop(&s->text, guard, k, format("%s.n", chain));
        return p->index == 0 ? format("%s.order[%s]", chain, k) : k;
    }
    open_loop(&s->text, guard, k, format("2 * %s.n", chain));
    *late = new_name(&s->text, "late");
    let(&s->text, guard, "bool", *late, format("(%s.events[%s] & 1) != 0", chain, k));
    return format("%s.events[%s] / 2", chain, k);
}

static void visit_links(struct search *s, struct pnode *p, const char *var, struct inner *links)
{
    const struct guard *guard = links->guard;
    const char *chain = new_name(&s->text, "chain"), *at = new_name(&s->text, "link"), *late = NULL;
    links->at = at;
    links->link_at = chain;
    const char *call = s->rehearsal ? write_inner(s, links) : "";
    let(&s->text, NULL, "struct dfg_chain", chain, "{0}");
    line(&s->text, guard,
         "for (dfg_node %s = dfg_chain_first(g, &%s, %d, %s); %s != DFG_NONE;\n"
         "     %s = dfg_chain_next(&%s))\n    %s;",
         at, chain, take_rows(s, 8), var, at, at, chain, call);
    const char *entry = open_ends(s, p, chain, guard, &late);
    *PUSH(s->apart) = (struct apart){.guard = guard,
                                     .node = p,
                                     .kid = p->kid[0],
                                     .over = format("dfg_chain_path(&%s, %s)", chain, entry),
                                     .sorted = true,
                                     .asked = s->rehearsal && all_bound(s, links->in, NULL),
                                     .link = links->link,
                                     .fn = s->fn};
    visit_end(s, p, format("%s.node[%s]", chain, entry), late, guard);
}

/* ---- names in common ---- */

/* At the end that the walk has come to a name is bound to what it says.  read: outside of the chain, too. */
static void bind_name(struct search *s, struct binding *b, const char *type, const char *name, const char *value,
                      const char *is_bound, bool read, const struct guard *guard)
{
    struct choice *has = alloc(sizeof *has);
    if (b->own) {
        set(&s->text, guard, b->var, value);
    } else if (!read) {
        b->var = value;
    } else {
        b->own = true;
        b->loops = s->text.n_loops;
        b->var = new_name(&s->text, name);
        let(&s->text, guard, type, b->var, value);
    }
    *has = (struct choice){.n = 2, .is_bool = true};
    has->var = is_bound;
    log_bound(s, b, guard_option(&s->pool, guard, has, 0));
    b->read = true;
}

static const char *binds(const struct trail *trail, int word)
{
    return format("dfg_trail_binds(&%s, %d)", trail->var, word);
}

/* Does a node of this search name it, a condition, a capture? */
static bool is_value_read(const struct search *s, const struct var *v)
{
    bool read = s->shape.var_told[v->id] || s->shape.var_asked[v->id];
    for (int i = 0; i < s->shape.n_nodes && !read; i++)
        read = s->shape.node[i] && names_value(s->shape.node[i], v);
    return read;
}

static void bind_names(struct search *s, const struct trail *trail, const struct guard *guard)
{
    for (int i = 0; i < trail->names.n; i++) {
        const struct pnode *node = trail->names.at[i];
        const bool read = s->shape.node[node->id] || s->shape.told[node->id];
        bind_name(s, &s->node[node->id], "dfg_node", name_for(node), trail_word_at(trail, NULL, i),
                  binds(trail, i), read, guard);
    }
    for (int i = 0; i < trail->values.n; i++) {
        const struct var *v = trail->values.at[i];
        bind_name(s, &s->var[v->id], value_type(v), v->name, trail_value_at(trail, NULL, i),
                  binds(trail, trail_word(trail, i)), is_value_read(s, v), guard);
    }
}

/* Ends that stand before the repeated part are tried on the way down, others on the way up. */
static const char *choose_step(struct search *s, const struct pnode *p, const char *trail,
                               const struct guard *guard)
{
    const bool up = p->index == 0;
    if (up || p->index >= n_ends(p)) {
        fail_if(&s->text, guard, format("%s.step != DFG_TRAIL_%s", trail, up ? "UP" : "DOWN"));
        return NULL;
    }
    const char *late = new_name(&s->text, "late");
    fail_if(&s->text, guard, format("%s.step == DFG_TRAIL_AGAIN", trail));
    let(&s->text, guard, "bool", late, format("%s.step == DFG_TRAIL_UP", trail));
    return late;
}

/* The loop over the trails; returns the text of their ends. */
static const char *open_trails(struct search *s, const char *var, struct inner *links)
{
    const struct trail *trail = links->trail;
    const struct guard *guard = links->guard;
    const char *levels = new_name(&s->text, "levels"), *at = new_name(&s->text, "end");
    const int n = trail_word(trail, trail->values.n);
    links->at = at;
    const char *call = s->rehearsal ? write_inner(s, links) : "false";
    let(&s->text, NULL, "struct dfg_trail", trail->var, "{0}");
    line(&s->text, NULL, "uint32_t %s[%d];", levels, (n + 1) * (n + 1));
    *PUSH(s->text.locals) = (struct local){.type = "uint32_t *", .name = levels};
    const char *first = format("dfg_trail_first(g, &%s, %d, %s, (const uint32_t[]){%s}, %d, %s)", trail->var,
                               take_rows(s, 3 * n + 4), levels, trail_words(s, trail, false), n, var);
    const char *next =
        format("dfg_trail_next(&%s, %s.step != DFG_TRAIL_UP &&\n         %s)", trail->var, trail->var, call);
    if (guard) {
        first = format("%s ? %s : %s", guard_text(guard), first, s->root_var);
        next = format("%s ? %s : DFG_NONE", guard_text(guard), next);
    }
    open_walk(&s->text, at, first, next);
    return at;
}

static void visit_trails(struct search *s, struct pnode *p, const char *var, struct inner *links)
{
    const struct guard *guard = links->guard;
    const struct trail *trail = links->trail;
    links->link_at = trail->var;
    const char *end = open_trails(s, var, links), *late = choose_step(s, p, trail->var, guard);
    bind_names(s, trail, guard);
    *PUSH(s->apart) = (struct apart){.guard = guard,
                                     .node = p,
                                     .kid = p->kid[0],
                                     .over = format("dfg_trail_path(&%s)", trail->var),
                                     .sorted = true,
                                     .asked = s->rehearsal && all_bound(s, links->in, trail),
                                     .link = links->link,
                                     .trail = trail,
                                     .fn = s->fn};
    visit_end(s, p, end, late, guard);
}

/* Does anybody ask which node it is but what stands right above it? */
static bool is_wanted(const struct search *s, const struct pnode *chain, const struct pnode *p)
{
    const struct shape *shape = &s->shape;
    return pat_is_argument(chain, p) || shape->edges[p->id] > 1 || shape->told[p->id] || shape->asked[p->id];
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
        if (is_one_for_all(s, links, links->in->nodes.at[i]) && is_wanted(s, links->chain, links->in->nodes.at[i]))
            *PUSH(trail->names) = links->in->nodes.at[i];
    const struct regions *found = links->in->vars.n ? pat_regions_of(pat2c, s->pattern) : NULL;
    for (int i = 0; i < links->in->vars.n; i++) {
        const struct var *v = links->in->vars.at[i];
        if (is_one_value(found, links->chain, v) && bound_state(&s->var[v->id], links->guard) != BOUND)
            *PUSH(trail->values) = v;
    }
    const bool any = trail->names.n + trail->values.n > 0;
    trail->var = any ? new_name(&s->text, "trail") : NULL;
    return any ? trail : NULL;
}

void visit_chain(struct search *s, struct pnode *p, const char *var, const struct guard *guard)
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
    if (!s->rehearsal)
        read_names(s, &in);
    links.trail = trail_of(s, &links);
    if (links.trail)
        visit_trails(s, p, var, &links);
    else
        visit_links(s, p, var, &links);
}
