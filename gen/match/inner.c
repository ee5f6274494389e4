/* inner.c -- nested searches: of NOT, and of what each node of a path, each
 * operand, each consumer, each link of a chain has to match.
 *
 * In:   the root of such a search, and the node to match.
 * Out:  a static function, and a call of it.  It returns whether there is a
 *       match, what the first one binds, or all nodes that a link leads to.
 *
 * Names that the pattern binds outside are parameters, and so is whether they
 * are bound, where that depends on choices.
 */
#include "match.h"

#include <string.h>

/* NULL: none. */
static void add_var(struct inside *in, struct var *v)
{
    if (v && !HAS(in->vars, v))
        *PUSH(in->vars) = v;
}

static void add_node(struct inside *in, struct pnode *p)
{
    if (in->seen[p->id])
        return;
    in->seen[p->id] = true;
    *PUSH(in->nodes) = p;
}

static void look_into_expr(struct inside *in, const struct expr *e)
{
    if (!e)
        return;
    if (e->node)
        add_node(in, e->node);
    add_var(in, e->var);
    if (e->set && !HAS(in->sets, e->set))
        *PUSH(in->sets) = e->set;
    for (int i = 0; i < e->n_kids; i++)
        look_into_expr(in, e->kid[i]);
}

static void look_into_type(struct inside *in, const struct type_pat *t)
{
    for (int i = 0; i < t->n_dims; i++)
        if (t->dims[i].kind == DIM_VAR)
            add_var(in, t->dims[i].var);
    for (int i = 0; i < t->n_fields; i++)
        look_into_type(in, t->fields[i]);
}

bool is_outside(const struct inside *in, const struct pnode *p)
{
    const struct search *s = in->outer;
    if ((in->only && !in->only[p->id]) || is_on_trail(in->trail, p))
        return false;
    return s->shape.node[p->id] && bound_state(&s->node[p->id], in->guard) == BOUND;
}

/* denied: below a NOT, where nothing is bound that anybody else sees. */
static void look_into(struct inside *in, struct pnode *p, bool denied)
{
    bool first = (!in->seen[p->id] || (!denied && !in->binds[p->id])) && !is_outside(in, p);
    add_node(in, p);
    in->binds[p->id] |= !denied;
    for (int i = 0; first && i < p->n_where; i++)
        look_into_expr(in, p->where[i]);
    for (int i = 0; first && i < p->n_attrs; i++) {
        look_into_expr(in, p->attrs[i].expr);
        add_var(in, p->attrs[i].var);
    }
    for (int i = 0; first && i < p->n_types; i++)
        look_into_type(in, p->types[i]);
    for (int i = 0; first && i < p->n_kids; i++)
        look_into(in, p->kid[i], denied || p->kind == P_NOT);
}

static struct inside look_into_all(struct inside in, struct pnode *root)
{
    in.seen = alloc((size_t)in.outer->pattern->n_nodes * sizeof(bool));
    in.binds = alloc((size_t)in.outer->pattern->n_nodes * sizeof(bool));
    look_into(&in, root, root->kind == P_NOT);
    return in;
}

struct inside insides_of(struct search *outer, struct pnode *root, const struct guard *guard,
                         const bool *only)
{
    return look_into_all((struct inside){.outer = outer, .guard = guard, .only = only}, root);
}

struct inside insides_of_apart(struct search *outer, const struct apart *a)
{
    const struct inside in = {.outer = outer, .guard = a->guard, .only = a->only, .trail = a->trail};
    return look_into_all(in, a->kid);
}

bool names_outer(const struct inside *in)
{
    bool any = in->vars.n > 0 || in->sets.n > 0;
    for (int i = 0; i < in->nodes.n && !any; i++)
        any = in->outer->shape.node[in->nodes.at[i]->id];
    return any;
}

/* May the outer search hand these on? */
static bool may_pass(const struct inside *in, const struct pnode *p)
{
    return !in->only || in->only[p->id];
}

static bool may_pass_value(const struct inside *in, const struct var *v)
{
    return !in->only || (v->capture && v->capture->kind != CAP_SET);
}

/* ---- names from outside ---- */

/* A parameter for which the caller gives `arg`. */
static cx add_param(struct routine *r, const char *type, const char *name, cx arg)
{
    name = new_name(r, name);
    add_parameter(r, type, name, arg);
    return cx_name(name);
}

/* A name is bound to a parameter; is_bound: whether it is another one, NULL: it is for certain. */
static void bind_param(struct search *h, struct binding *b, const char *type, const char *name, cx arg,
                       cx is_bound)
{
    b->var = add_param(h->to, type, name, arg);
    b->own = true;
    cx has = is_bound ? add_param(h->to, "bool", format("has_%s", name), is_bound) : NULL;
    *PUSH(b->in) = has ? guard_if(&h->pool, NULL, has) : NULL;
}

/* Gives the search inside what the one outside has bound, under guard or when all is. */
static void pass(struct search *h, struct binding *inner, const struct binding *outer, const char *type,
                 const char *name, const struct guard *guard)
{
    const enum bound state = bound_state(outer, guard);
    if (state != UNBOUND)
        bind_param(h, inner, type, name, outer->var, state == BOUND ? NULL : guards_cond(&outer->in));
}

static const struct within *pass_functions(struct search *h, const struct within *fn)
{
    if (!fn)
        return NULL;
    struct within *inside = alloc(sizeof *inside);
    inside->up = pass_functions(h, fn->up);
    inside->var = add_param(h->to, "dfg_node", "fn", fn->var);
    return inside;
}

/* What all members have in common is returned, and handed on to the next. */
static bool is_handed_out(const struct inner *r, const struct pnode *p)
{
    bool is = is_on_trail(r->trail, p);
    for (int i = 0; i < r->outs.n; i++)
        is |= r->outs.at[i].node == p;
    return is;
}

static void pass_all(struct search *s, struct search *h, const struct inner *r)
{
    const struct inside *in = r->in;
    for (int i = 0; i < in->nodes.n; i++) {
        const struct pnode *p = in->nodes.at[i];
        if (may_pass(in, p) && !is_handed_out(r, p))
            pass(h, &h->node[p->id], &s->node[p->id], "dfg_node", name_for(p), r->guard);
    }
    for (int i = 0; i < in->vars.n; i++) {
        const struct var *v = in->vars.at[i];
        if (may_pass_value(in, v) && !is_value_on_trail(r->trail, v))
            pass(h, &h->var[v->id], &s->var[v->id], value_type(v), v->name, r->guard);
    }
    for (int i = 0; i < in->sets.n; i++) {
        const struct capture *c = in->sets.at[i];
        pass(h, &h->set[c->id], &s->set[c->id], "struct dfg_nodes", c->name, r->guard);
    }
    h->fn = pass_functions(h, r->fn);
}

/* ---- what it returns ---- */

bool names_value(const struct pnode *p, const struct var *v)
{
    bool found = false;
    for (int i = 0; i < p->n_attrs; i++)
        found |= p->attrs[i].var == v;
    for (int i = 0; i < p->n_types; i++)
        found |= names_extent(p->types[i], v);
    return found;
}

/* The node that stands for what c captures: itself, or where its value is; NULL: a set. */
static const struct pnode *captured_node(const struct inner *r, const struct capture *c)
{
    for (int i = 0; i < r->in->nodes.n; i++) {
        const struct pnode *p = r->in->nodes.at[i];
        if (c->node ? p == c->node : c->var && names_value(p, c->var))
            return p;
    }
    return NULL;
}

static cx out_value(const struct search *h, const struct inner *r, const struct out_param *out)
{
    if (out->capture && h->set[out->capture->id].in.n)
        return h->set[out->capture->id].var;
    const struct pnode *p = out->node ? out->node : captured_node(r, out->capture);
    if (p)
        return bound_node(h, p, out->capture && out->capture->of_call);
    return out->is_set ? cx_no_nodes("struct dfg_nodes") : cx_none();
}

/* Sets that the inner search returns as such: of searches inside it, `...rest`. */
static void find_sets(const struct search *h, struct inner *r)
{
    for (int i = 0; i < r->outs.n; i++) {
        const struct capture *c = r->outs.at[i].capture;
        r->outs.at[i].is_set = c && h->set[c->id].in.n > 0;
    }
}

/* One way in which the link matches: where it leads, and what the names are bound to that all links share. */
static void write_link(struct search *h, const struct inner *r)
{
    const struct binding *b = &h->node[r->link->id];
    cx to = b->in.n ? b->var : cx_none(), chain = cx_name("chain");
    cx_list words = {0};
    if (r->trail) {
        trail_words(h, r->trail, true, &words);
        give_if(h->to, cx_call("dfg_trail_way", chain, to, cx_words(&words)), cx_true());
    } else {
        do_this(h->to, NULL, cx_call("dfg_chain_link", chain, to));
    }
    if (h->to->n_loops == 0)
        give(h->to, r->trail ? cx_false() : cx_true());
}

/* The way that the trail has taken: it bound the names to what the next entry has. */
static void repeat_way(struct search *h, const struct inner *r)
{
    cx trail = add_param(h->to, "const struct dfg_trail *", "trail", cx_address(cx_name(r->trail->var)));
    cx entry = add_param(h->to, "uint32_t", "entry", r->entry);
    cx_list words = {0};
    trail_words(h, r->trail, true, &words);
    fail_if(h->to, NULL, cx_not(cx_call("dfg_trail_went", trail, entry, cx_words(&words))));
}

static void write_success(struct search *h, struct inner *r)
{
    if (r->job == FIND_LINKS) {
        write_link(h, r);
        return;
    }
    if (r->trail)
        repeat_way(h, r);
    for (int i = 0; i < r->outs.n; i++) {
        const struct out_param *out = &r->outs.at[i];
        const char *type = out->is_set ? "struct dfg_nodes *" : "dfg_node *";
        cx to = add_param(h->to, type, format("found_%s", out->wanted), cx_address(cx_name(out->found)));
        do_this(h->to, NULL, cx_assign(cx_deref(to), out_value(h, r, out)));
    }
    give(h->to, cx_true());
}

/* ---- the function ---- */

static void capture_outs(struct search *h, const struct inner *r)
{
    for (int i = 0; i < r->outs.n; i++) {
        const struct out_param *out = &r->outs.at[i];
        const struct pnode *p = out->node ? out->node : captured_node(r, out->capture);
        if (p)
            h->shape.captured[p->id] = true;
    }
    for (int i = 0; r->trail && i < r->trail->names.n; i++)
        h->shape.captured[r->trail->names.at[i]->id] = true;
    for (int i = 0; r->trail && i < r->trail->values.n; i++)
        h->shape.var_captured[r->trail->values.at[i]->id] = true;
    if (r->link)
        h->shape.captured[r->link->id] = true;
}

/* One node for all members, as far as those before have bound it: `at`. */
static void pass_node(struct search *h, const struct pnode *p, cx at)
{
    bind_param(h, &h->node[p->id], "dfg_node", name_for(p), at, cx_ne(at, cx_none()));
}

static void pass_trail(struct search *h, const struct inner *r)
{
    const struct trail *t = r->trail;
    for (int i = 0; i < t->names.n; i++)
        pass_node(h, t->names.at[i], trail_word_at(t, r->entry, i));
    for (int i = 0; i < t->values.n; i++) {
        const struct var *v = t->values.at[i];
        cx is_bound = cx_ne(trail_word_at(t, r->entry, trail_word(t, i)), cx_int(0));
        bind_param(h, &h->var[v->id], value_type(v), v->name, trail_value_at(t, r->entry, i), is_bound);
    }
}

/* What the caller gives beside the names: the next link, what is common to all members. */
static void pass_link(struct search *h, const struct inner *r)
{
    if (r->job == FIND_LINKS)
        add_parameter(h->to, r->trail ? "struct dfg_trail *" : "struct dfg_chain *", "chain",
                      cx_address(r->link_at));
    else if (r->link)
        bind_param(h, &h->node[r->link->id], "dfg_node", "link", r->link_at, NULL);
    for (int i = 0; r->at_hand && i < r->in->nodes.n; i++) {
        const struct pnode *p = r->in->nodes.at[i];
        if (r->at_hand[p->id])
            bind_param(h, &h->node[p->id], "dfg_node", name_for(p), r->at_hand[p->id], NULL);
    }
    if (r->trail)
        pass_trail(h, r);
    for (int i = 0; i < r->outs.n; i++)
        if (r->outs.at[i].node)
            pass_node(h, r->outs.at[i].node, cx_name(r->outs.at[i].name));
}

static struct routine *new_function(struct search *s, const struct inner *r)
{
    struct routine *f = routine_new(format("%s_%s%d", s->pattern->c_name, r->what, *s->n_helpers));
    struct place at = pat_source_place(r->root->at.src, r->root->at.begin);
    reserve_common_names(f, s->pattern);
    reserve_name(f, "chain");
    f->head = format("static bool %s", f->name);
    f->text = format("/* %s:%d  %s */\n", r->root->at.src->base, at.line, source_line_text(r->root->at));
    add_parameter(f, "const dfg_graph *", "g", NULL);
    add_parameter(f, "dfg_node", "n", r->at);
    add_parameter(f, "dfg_node", "root", s->root_var);
    return f;
}

static void write_steps(struct search *h, struct search *s, const struct inner *r)
{
    search_new(h, s->pattern, r->root, s->names, false);
    capture_outs(h, r);
    h->to = new_function(s, r);
    h->helpers = s->helpers;
    h->n_helpers = s->n_helpers;
    h->n_rows = s->n_rows;
    h->root_var = cx_name("root");
    h->facts = s->facts;
    h->first_own = s->first_own;
    h->reports = s->reports && r->job == COLLECT;
    h->filter = s->filter;
    h->dominates = s->dominates;
    if (s->n_states && r->job != FIND_LINKS) { /* links are found again, not matches */
        add_parameter(h->to, "uint32_t", "search", NULL);
        h->to->next_state = h->n_states = s->n_states;
    }
    pass_all(s, h, r);
    pass_link(h, r);
    visit(h, r->root, cx_name("n"), NULL);
    judge(h);
}

cx write_inner(struct search *s, struct inner *r)
{
    struct search h;
    ++*s->n_helpers;
    write_steps(&h, s, r);
    find_sets(&h, r);
    write_success(&h, r);
    run_passes(h.to);
    count_states(&h);
    *PUSH(*s->helpers) = h.to;
    return routine_call(h.to);
}
