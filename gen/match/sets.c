/* sets.c -- what many nodes match: paths of dominators, operands under `every`;
 * the sets that they and the links of chains bind.
 *
 * In:   a pattern node with such a kid, bound to a node.
 * Out:  a loop over the parents that come into question; when all is
 *       bound, a loop over the nodes that matched the kid, which collects what
 *       they bind, and asks again where names were not bound the first time.
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
        if (s->shape.node[p->id] && !is_on_trail(trail, p) && bound_state(&s->node[p->id], in->guard) != BOUND)
            return false;
    }
    for (int i = 0; i < in->vars.n; i++)
        if (!is_value_on_trail(trail, in->vars.at[i]) &&
            bound_state(&s->var[in->vars.at[i]->id], in->guard) != BOUND)
            return false;
    return in->sets.n == 0;
}

/* ---- walks ---- */

static void reach(bool *seen, const struct pnode *p, const struct pnode *dominates)
{
    if (seen[p->id])
        return;
    seen[p->id] = true;
    for (int i = 0; i < p->n_kids; i++)
        if (p != dominates || i != 1)
            reach(seen, p->kid[i], dominates);
}

/* Does the path depend on what stands elsewhere in the pattern?  One answer for all searches, which share what
 * is written of it. */
static bool depends_on_names(const struct pattern *pattern, const struct pnode *p, const struct inside *path)
{
    bool *seen = alloc((size_t)pattern->n_nodes * sizeof *seen);
    for (int i = 0; i < pattern->n_roots; i++)
        reach(seen, pattern->roots[i], p);
    for (int i = 0; i < pattern->n_every; i++)
        reach(seen, pattern->every[i], p);
    bool any = path->vars.n > 0 || path->sets.n > 0;
    for (int i = 0; i < path->nodes.n && !any; i++)
        any = seen[path->nodes.at[i]->id];
    return any;
}

static const char *fits_name(const struct search *s, const struct pnode *p)
{
    return format("%s_fits%d", s->pattern->c_name, p->id);
}

const char *write_fits(struct search *s, const struct pnode *p)
{
    struct inside in = insides_of(s, p->kid[1], NULL, NULL);
    struct inner path = {.job = ASK, .root = p->kid[1], .what = "path", .at = "n", .in = &in};
    if (depends_on_names(s->pattern, p, &in))
        return NULL;
    const char *root = s->root_var, *first = "", *name = fits_name(s, p);
    s->root_var = "n"; /* it stands in the body of the child */
    const char *call = write_inner(s, &path);
    s->root_var = root;
    if (mentions(call, "search"))
        first = "    const uint32_t search = dfg_begin_search(g);\n";
    else if (!mentions(call, "g")) /* everything fits */
        first = "    (void)g;\n    (void)n;\n";
    outf(s->helpers, "static bool %s(const dfg_graph *g, dfg_node n)\n{\n%s    return %s;\n}\n\n", name, first,
         call);
    return name;
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

/* The path as a function of a node and the words that the names are bound to; behind them stands which function,
 * so that those of others are different. */
static const char *write_named_fits(struct search *s, const struct pnode *p, const struct inside *in,
                                    const struct trail *names)
{
    struct search inner = *s; /* the same but for where names are */
    inner.node = alloc((size_t)s->pattern->n_nodes * sizeof *inner.node);
    inner.var = alloc((size_t)(s->pattern->n_vars + 1) * sizeof *inner.var);
    memcpy(inner.node, s->node, (size_t)s->pattern->n_nodes * sizeof *inner.node);
    if (s->pattern->n_vars)
        memcpy(inner.var, s->var, (size_t)s->pattern->n_vars * sizeof *inner.var);
    inner.root_var = "n"; /* it stands in the body of the child */
    for (int i = 0; i < names->names.n; i++)
        inner.node[names->names.at[i]->id].var = format("names[%d]", i);
    for (int i = 0; i < names->values.n; i++) {
        const struct var *v = names->values.at[i];
        inner.var[v->id].var = format(v->kind == VAR_DIM ? "dfg_dim_of(names + %d)" : "dfg_val_of(names + %d)",
                                      trail_word(names, i));
    }
    struct inner path = {.job = ASK, .root = p->kid[1], .what = "path", .at = "n", .guard = in->guard, .in = in};
    const char *call = write_inner(&inner, &path), *name = format("%s_joins%d", s->pattern->c_name, *s->n_helpers);
    const char *first = mentions(call, "search") ? "    const uint32_t search = dfg_begin_search(g);\n" : "";
    static const char *const params[] = {"g", "n", "names"};
    for (int i = 0; i < 3; i++)
        if (!mentions(call, params[i]))
            first = format("    (void)%s;\n%s", params[i], first);
    outf(s->helpers, "static bool %s(const dfg_graph *g, dfg_node n, const uint32_t *names)\n{\n%s    return %s;\n}\n\n",
         name, first, call);
    return name;
}

/* Does the node at `at` fit the path, with the names as they are bound? */
static const char *c_fits(struct search *s, const struct pnode *p, const struct inside *in, const char *at)
{
    struct inner path = {.job = ASK, .root = p->kid[1], .what = "path", .at = at, .guard = NULL, .in = in};
    if (!depends_on_names(s->pattern, p, in))
        return format("%s(g, %s)", fits_name(s, p), at);
    path.guard = in->guard;
    path.fn = s->fn;
    return write_inner(s, &path);
}

void visit_dominates(struct search *s, struct pnode *p, const char *var, const struct guard *guard)
{
    visit(s, p->kid[2], var, guard);
    before_choice(s, p);
    struct inside in = insides_of(s, p->kid[1], guard, NULL);
    if (!s->rehearsal)
        read_names(s, &in);
    const char *walk = new_name(&s->text, "walk"), *at = new_name(&s->text, "parent");
    int row = take_rows(s, 2);
    let(&s->text, NULL, "struct dfg_walk", walk, "{0}");
    const char *asks = s->rehearsal ? c_dominates(s, p) : "NULL", *fits = "true";
    const char *first = format("dfg_walk_first(g, &%s, %d, %s, %s)", walk, row, var, asks);
    const struct trail *names = s->rehearsal ? names_of_path(s, p, &in) : NULL;
    if (names) {
        const char *name = write_named_fits(s, p, &in, names), *words = trail_words(s, names, true);
        first = format("dfg_walk_named(g, &%s, %d, %s, %s, %s, (const uint32_t[]){%s%s%d}, %d)", walk, row, var, asks,
                       name, words ? words : "", words ? ", " : "", *s->n_helpers,
                       trail_word(names, names->values.n) + 1);
        fits = format("%s(g, %s, %s.names)", name, at, walk);
    } else if (s->rehearsal) {
        fits = c_fits(s, p, &in, at);
    }
    const char *next = format("dfg_walk_next(g, &%s, %s.given || %s)", walk, walk, fits);
    if (guard) {
        first = format("%s ? %s : %s", guard_text(guard), first, s->root_var);
        next = format("%s ? %s : DFG_NONE", guard_text(guard), next);
    }
    open_walk(&s->text, at, first, next);
    fail_if(&s->text, guard, format("!%s.alone", walk));
    *PUSH(s->apart) = (struct apart){.guard = guard,
                                     .node = p,
                                     .kid = p->kid[1],
                                     .over = format("dfg_walk_path(g, &%s)", walk),
                                     .sorted = true,
                                     .asked = s->rehearsal && all_bound(s, &in, NULL),
                                     .fn = s->fn};
    visit(s, p->kid[0], at, guard);
}

void visit_every(struct search *s, struct pnode *p, const char *var, const struct guard *guard)
{
    struct pnode *kid = p->kid[p->n_kids - 1];
    struct inside in = insides_of(s, kid, guard, NULL);
    if (!s->rehearsal)
        read_names(s, &in);
    for (int i = 0; i + 1 < p->n_kids; i++)
        visit(s, p->kid[i], format("dfg_arg(g, %s, %d)", var, i), guard);
    const char *over = format("dfg_rest(g, %s, %d, 0)", var, p->n_kids - 1);
    *PUSH(s->apart) = (struct apart){.guard = guard, .node = p, .kid = kid, .over = over, .fn = s->fn};
}

/* ---- sets ---- */

/* Is what c captures bound in there, and nowhere outside? */
static bool is_inside(const struct inside *in, const struct capture *c)
{
    for (int i = 0; i < in->nodes.n; i++)
        if (c->node ? in->nodes.at[i] == c->node && !is_outside(in, c->node)
                    : !c->var && (in->nodes.at[i]->rest == c || in->nodes.at[i]->front == c))
            return true;
    for (int i = 0; i < in->vars.n; i++)
        if (c->var && in->vars.at[i] == c->var)
            return true;
    return false;
}

static const char *if_bound(const struct binding *b)
{
    return format("%s ? %s : DFG_NONE", guards_text(&b->in), b->var);
}

static void add_out(struct search *s, struct inner *r, struct binding *b, const char *name,
                    const struct capture *c, const struct pnode *node)
{
    const char *type = node ? "dfg_node" : "struct dfg_nodes";
    if (!b->own || !b->in.n) {
        b->own = true;
        b->loops = s->text.n_loops;
        const char *value = !node ? "{NULL, 0}" : b->in.n ? if_bound(b) : "DFG_NONE";
        b->var = new_name(&s->text, name);
        let(&s->text, NULL, type, b->var, value);
    }
    *PUSH(r->outs) = (struct out_param){.capture = c, .node = node, .name = b->var};
}

bool is_one_for_all(const struct search *s, const struct inner *r, const struct pnode *node)
{
    bool outer = s->shape.node[node->id] || (node->capture && node->capture->kind == CAP_NODE) ||
                 (r->chain && pat_is_argument(r->chain, node));
    bool told = !r->in->only || r->in->only[node->id];
    return outer && told && r->in->binds[node->id] && node != r->link &&
           bound_state(&s->node[node->id], r->guard) != BOUND;
}

/* Sets, and what is common to all. */
static void find_outs(struct search *s, struct inner *r)
{
    const struct pattern *p = s->pattern;
    for (int i = 0; i < p->n_captures + p->n_hidden; i++) {
        struct capture *c = p->captures[i];
        struct binding *b = &s->set[c->id];
        if (c->kind == CAP_SET && is_inside(r->in, c) && bound_state(b, r->guard) != BOUND)
            add_out(s, r, b, c->name, c, NULL);
    }
    for (int i = 0; i < r->in->nodes.n; i++) {
        const struct pnode *node = r->in->nodes.at[i];
        if (is_one_for_all(s, r, node) && !is_on_trail(r->trail, node))
            add_out(s, r, &s->node[node->id], name_for(node), NULL, node);
    }
}

/* What is told of one member goes into the sets. */
static const char *keep_text(const struct out_param *out, int row)
{
    if (out->node)
        return format("    %s = %s_found;\n", out->name, out->name);
    if (out->is_set)
        return format("    %s.n = dfg_add_set(g, dfg_row(g, %d), %s.n, %s_found);\n", out->name, row,
                      out->name, out->name);
    return format("    if (%s_found != DFG_NONE)\n        dfg_row(g, %d)[%s.n++] = %s_found;\n", out->name,
                  row, out->name, out->name);
}

/* For each name of another statement's set a loop over its members, around what follows. */
static const char *over_members(struct search *s, struct inner *r, const char *all)
{
    const char *loops = "", *indent = "    ";
    r->at_hand = alloc((size_t)s->pattern->n_nodes * sizeof *r->at_hand);
    for (int i = 0; i < r->in->nodes.n; i++) {
        const struct pnode *p = r->in->nodes.at[i];
        if (!p->member_of)
            continue;
        const char *k = new_name(&s->text, "k"), *set = s->set[p->member_of->id].var;
        loops = format("%s%sfor (uint32_t %s = 0; !%s && %s < %s.n; %s++)\n", loops, indent, k, all, k, set, k);
        indent = format("%s    ", indent);
        r->at_hand[p->id] = format("%s.at[%s]", set, k);
    }
    return *loops ? format("    %s = false;\n%s%s", all, loops, indent) : indent;
}

static void write_members(struct search *s, const struct apart *a, struct inner *r, const char *all)
{
    const char *nodes = new_name(&s->text, "nodes"), *i = new_name(&s->text, "i");
    const char *loops = over_members(s, r, all);
    r->at = format("%s.at[%s]", nodes, i);
    r->link_at = format("%s.at[%s + 1]", nodes, i);
    r->entry = i;
    const char *call = write_inner(s, r), *found = "", *keep = "", *end = "";
    for (int k = 0; k < r->outs.n; k++) {
        const struct out_param *out = &r->outs.at[k];
        int row = out->node ? 0 : take_rows(s, 1);
        const char *absent = out->node ? out->name : "DFG_NONE";
        found = out->is_set ? format("%s    struct dfg_nodes %s_found = {NULL, 0};\n", found, out->name)
                            : format("%s    dfg_node %s_found = %s;\n", found, out->name, absent);
        keep = format("%s%s", keep, keep_text(out, row));
        if (!out->node)
            end = format(a->sorted || out->is_set ? "%s\n%s = dfg_set(g, dfg_row(g, %d), %s.n);"
                                                  : "%s\n%s = (struct dfg_nodes){dfg_row(g, %d), %s.n};",
                         end, out->name, row, out->name);
    }
    line(&s->text, a->guard,
         "const struct dfg_nodes %s = %s;\nfor (uint32_t %s = 0; %s && %s < %s.n; %s++) {\n%s"
         "%s%s = %s.at[%s] != DFG_NONE && %s;\n%s}%s",
         nodes, a->over, i, all, i, nodes, i, found, loops, all, nodes, i, call, keep, end);
}

static void ask_members(struct search *s, const struct apart *a)
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
    if (a->asked && r.outs.n == 0)
        return;
    const char *all = new_name(&s->text, "all");
    let(&s->text, NULL, "bool", all, "true");
    if (s->rehearsal)
        write_members(s, a, &r, all);
    for (int i = 0; i < r.outs.n; i++) {
        const struct out_param *out = &r.outs.at[i];
        log_bound(s, out->node ? &s->node[out->node->id] : &s->set[out->capture->id], a->guard);
    }
    fail_if(&s->text, a->guard, format("!%s", all));
}

/* Is a name that a asks for, below `!` or in a condition, and does not bind, one that b binds? */
static bool asks_what_binds(const struct inside *a, const struct inside *b)
{
    bool asks = false;
    for (int i = 0; i < a->nodes.n && !asks; i++) {
        const int id = a->nodes.at[i]->id;
        asks = !a->binds[id] && b->binds[id];
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
                (asks_what_binds(&in[i], &in[k]) || names_members(&in[i], &s->apart.at[k]));
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
        ask_members(s, &s->apart.at[next]);
    }
}
