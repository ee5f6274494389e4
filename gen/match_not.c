/* match_not.c -- what must not match: `!p`, as a function of its own.
 *
 * In:   a NOT and the node that it is asked of.
 * Out:  a static function that searches for p there, and a test that it finds
 *       nothing.
 *
 * Names that the pattern binds outside are parameters, and so is whether they
 * are bound, where that depends on choices.  A NOT that names none of them is
 * judged when it is met, others when all is bound.
 */
#include "emit_match.h"

#include <string.h>

typedef VEC(struct binding *) bindings;

/* What stands inside a NOT: down to what is bound outside. */
struct inside {
    struct search *outer;
    const struct guard *guard; /* under which it is judged */
    VEC(struct pnode *) nodes;
    VEC(struct var *) vars;
    VEC(struct capture *) sets;
    bool *seen;
};

static void add_var(struct inside *in, struct var *v)
{
    for (int i = 0; i < in->vars.n; i++)
        if (in->vars.at[i] == v)
            return;
    *PUSH(in->vars) = v;
}

static void add_set(struct inside *in, struct capture *c)
{
    for (int i = 0; i < in->sets.n; i++)
        if (in->sets.at[i] == c)
            return;
    *PUSH(in->sets) = c;
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
    if (e->var)
        add_var(in, e->var);
    if (e->set)
        add_set(in, e->set);
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

static bool is_outside(const struct inside *in, const struct pnode *p)
{
    const struct search *s = in->outer;
    return s->shape.node[p->id] && (!s->rehearsal || bound_state(&s->node[p->id], in->guard) == BOUND);
}

static void look_into(struct inside *in, struct pnode *p)
{
    bool first = !in->seen[p->id] && !is_outside(in, p);
    add_node(in, p);
    for (int i = 0; first && i < p->n_where; i++)
        look_into_expr(in, p->where[i]);
    for (int i = 0; first && i < p->n_attrs; i++) {
        look_into_expr(in, p->attrs[i].expr);
        if (p->attrs[i].var)
            add_var(in, p->attrs[i].var);
    }
    for (int i = 0; first && i < p->n_types; i++)
        look_into_type(in, p->types[i]);
    for (int i = 0; first && i < p->n_kids; i++)
        look_into(in, p->kid[i]);
}

static struct inside inside_of(struct search *outer, const struct pnode *p, const struct guard *guard)
{
    struct inside in = {
        .outer = outer, .guard = guard, .seen = alloc((size_t)outer->pattern->n_nodes * sizeof(bool))};
    look_into(&in, p->kid[0]);
    return in;
}

/* ---- names from outside ---- */

/* A parameter that the caller calls `arg`. */
static const char *add_param(struct param_list *params, struct text *t, const char *type, const char *name,
                             const char *arg)
{
    name = new_name(t, name);
    *PUSH(*params) = (struct local){.type = type, .name = name, .arg = arg};
    return name;
}

/* Gives the search inside what the one outside has bound, under guard or when all is. */
static void pass(struct search *h, struct param_list *params, struct binding *inner,
                 const struct binding *outer, const char *type, const char *name, const struct guard *guard)
{
    enum bound state = bound_state(outer, guard);
    if (state == UNBOUND)
        return;
    inner->var = add_param(params, &h->text, type, name, outer->var);
    inner->own = true;
    if (state == BOUND) {
        *PUSH(inner->in) = NULL;
        return;
    }
    struct choice *has = alloc(sizeof *has);
    *has = (struct choice){.n = 2, .is_bool = true};
    has->var = add_param(params, &h->text, "bool", format("has_%s", name), guards_text(&outer->in));
    *PUSH(inner->in) = guard_option(&h->pool, NULL, has, 0);
}

static const struct within *pass_functions(struct search *h, struct param_list *params,
                                           const struct within *fn)
{
    if (!fn)
        return NULL;
    struct within *inside = alloc(sizeof *inside);
    inside->up = pass_functions(h, params, fn->up);
    inside->var = add_param(params, &h->text, "dfg_node", "fn", fn->var);
    return inside;
}

static void pass_all(struct search *s, struct search *h, struct param_list *params, const struct inside *in,
                     const struct waiting *w)
{
    for (int i = 0; i < in->nodes.n; i++) {
        const struct pnode *p = in->nodes.at[i];
        pass(h, params, &h->node[p->id], &s->node[p->id], "dfg_node", name_for(p), w->guard);
    }
    for (int i = 0; i < in->vars.n; i++) {
        const struct var *v = in->vars.at[i];
        const char *type = v->kind == VAR_DIM ? "dfg_dim" : "dfg_val";
        pass(h, params, &h->var[v->id], &s->var[v->id], type, v->name, w->guard);
    }
    for (int i = 0; i < in->sets.n; i++) {
        const struct capture *c = in->sets.at[i];
        pass(h, params, &h->set[c->id], &s->set[c->id], "struct dfg_nodes", c->name, w->guard);
    }
    h->fn = pass_functions(h, params, w->fn);
}

/* ---- the function ---- */

/* Writes the search of what is denied from `n`; h is its state. */
static void write_steps(struct search *h, struct search *s, struct param_list *params,
                        const struct inside *in, const struct waiting *w, const struct search *rehearsal)
{
    search_new(h, s->pattern, w->node->kid[0], s->names, rehearsal);
    text_begin(&h->text, format("%s_not%d", s->pattern->c_name, *s->n_helpers));
    reserve_common_names(&h->text, s->pattern);
    *PUSH(*params) = (struct local){.type = "const dfg_graph *", .name = "g"};
    *PUSH(*params) = (struct local){.type = "dfg_node", .name = "n", .arg = w->var};
    *PUSH(*params) = (struct local){.type = "dfg_node", .name = "root", .arg = s->root_var};
    h->helpers = rehearsal ? s->helpers : out_new();
    h->n_helpers = rehearsal ? s->n_helpers : alloc(sizeof *h->n_helpers);
    h->root_var = "root";
    pass_all(s, h, params, in, w);
    visit(h, w->node->kid[0], "n", NULL);
    judge(h);
}

/* Writes the search for what is denied, and tests that it fails. */
static void write_search(struct search *s, const struct inside *in, const struct waiting *w)
{
    const struct pnode *root = w->node->kid[0];
    struct search rehearsal, h;
    struct param_list unused = {0}, params = {0};
    ++*s->n_helpers;
    write_steps(&rehearsal, s, &unused, in, w, NULL);
    write_steps(&h, s, &params, in, w, &rehearsal);
    const char *name = h.text.name;
    line(&h.text, NULL, "return true;");
    struct place at = source_place(root->at.src, root->at.begin);
    struct out *text = out_new();
    const char *args =
        text_end(&h.text, format("static bool %s", name), &params, USED_PARAMS, s->helpers, text);
    outf(s->helpers, "/* %s:%d  %s */\n%s\n", root->at.src->base, at.line, source_line_text(root->at),
         text_of(text));
    if (!mentions(args, w->var)) /* `!_` asks nothing */
        line(&s->text, w->guard, "(void)%s;", w->var);
    fail_if(&s->text, w->guard, format("%s(%s)", name, args));
}

/* Names inside are asked for. */
static void read_names(struct search *s, const struct inside *in)
{
    for (int i = 0; i < in->nodes.n; i++)
        s->node[in->nodes.at[i]->id].read = true;
    for (int i = 0; i < in->vars.n; i++)
        s->var[in->vars.at[i]->id].read = true;
}

void visit_not(struct search *s, struct pnode *p, const char *var, const struct guard *guard)
{
    struct waiting w = {.guard = guard, .node = p, .var = var, .fn = s->fn};
    struct inside in = inside_of(s, p, guard);
    bool alone = in.vars.n == 0 && in.sets.n == 0;
    for (int i = 0; i < in.nodes.n && alone; i++)
        alone = !s->shape.node[in.nodes.at[i]->id];
    if (!s->rehearsal)
        read_names(s, &in);
    else if (alone)
        write_search(s, &in, &w);
    else
        *PUSH(s->denied) = w;
}

void judge_not(struct search *s, const struct waiting *w)
{
    struct inside in = inside_of(s, w->node, w->guard);
    write_search(s, &in, w);
}
