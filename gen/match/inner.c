/* inner.c -- searches of their own inside a pattern: what NOT denies,
 * what each node of a path, each operand, each consumer, each link of a chain
 * has to match.
 *
 * In:   the root of such a search, and the text of the node it is asked of.
 * Out:  a static function, and a call of it.  It says whether there is a match,
 *       tells what a first one binds, or notes all nodes that a link leads to.
 *
 * Names that the pattern binds outside are parameters, and so is whether they
 * are bound, where that depends on choices.
 */
#include "match.h"
#include "emit/text.h"

#include <string.h>

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

bool is_outside(const struct inside *in, const struct pnode *p)
{
    const struct search *s = in->outer;
    if ((in->only && !in->only[p->id]) || is_on_trail(in->trail, p))
        return false;
    return s->shape.node[p->id] && (!s->rehearsal || bound_state(&s->node[p->id], in->guard) == BOUND);
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
        if (p->attrs[i].var)
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

void read_names(struct search *s, const struct inside *in)
{
    for (int i = 0; i < in->nodes.n; i++)
        s->node[in->nodes.at[i]->id].read |= may_pass(in, in->nodes.at[i]);
    for (int i = 0; i < in->vars.n; i++)
        s->var[in->vars.at[i]->id].read |= may_pass_value(in, in->vars.at[i]);
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

/* What all members have in common is told, and handed on to the next. */
static bool is_told(const struct inner *r, const struct pnode *p)
{
    bool told = is_on_trail(r->trail, p);
    for (int i = 0; i < r->outs.n; i++)
        told |= r->outs.at[i].node == p;
    return told;
}

static void pass_all(struct search *s, struct search *h, struct param_list *params, const struct inner *r)
{
    const struct inside *in = r->in;
    for (int i = 0; i < in->nodes.n; i++) {
        const struct pnode *p = in->nodes.at[i];
        if (may_pass(in, p) && !is_told(r, p))
            pass(h, params, &h->node[p->id], &s->node[p->id], "dfg_node", name_for(p), r->guard);
    }
    for (int i = 0; i < in->vars.n; i++) {
        const struct var *v = in->vars.at[i];
        if (may_pass_value(in, v) && !is_value_on_trail(r->trail, v))
            pass(h, params, &h->var[v->id], &s->var[v->id], value_type(v), v->name, r->guard);
    }
    for (int i = 0; i < in->sets.n; i++) {
        const struct capture *c = in->sets.at[i];
        pass(h, params, &h->set[c->id], &s->set[c->id], "struct dfg_nodes", c->name, r->guard);
    }
    h->fn = pass_functions(h, params, r->fn);
}

/* ---- what it tells ---- */

static bool extent_named(const struct type_pat *t, const struct var *v)
{
    bool found = false;
    for (int i = 0; i < t->n_dims; i++)
        found |= t->dims[i].kind == DIM_VAR && t->dims[i].var == v;
    for (int i = 0; i < t->n_fields; i++)
        found |= extent_named(t->fields[i], v);
    return found;
}

bool names_value(const struct pnode *p, const struct var *v)
{
    bool found = false;
    for (int i = 0; i < p->n_attrs; i++)
        found |= p->attrs[i].var == v;
    for (int i = 0; i < p->n_types; i++)
        found |= extent_named(p->types[i], v);
    return found;
}

/* The node that stands for what c captures: itself, or where its value is; NULL: a set. */
static const struct pnode *node_told(const struct inner *r, const struct capture *c)
{
    for (int i = 0; i < r->in->nodes.n; i++) {
        const struct pnode *p = r->in->nodes.at[i];
        if (c->node ? p == c->node : c->var && names_value(p, c->var))
            return p;
    }
    return NULL;
}

static const char *out_value(const struct search *h, const struct inner *r, const struct out_param *out)
{
    if (out->capture && h->set[out->capture->id].in.n)
        return h->set[out->capture->id].var;
    const struct pnode *p = out->node ? out->node : node_told(r, out->capture);
    if (p)
        return bound_node(h, p, out->capture && out->capture->of_call);
    return out->is_set ? "(struct dfg_nodes){NULL, 0}" : "DFG_NONE";
}

/* Sets that the inner search tells as such: of searches inside it, `...rest`. */
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
    const char *to = b->in.n ? b->var : "DFG_NONE";
    if (r->trail)
        line(&h->text, NULL, "if (dfg_trail_way(chain, %s, (const uint32_t[]){%s}))\n    return true;", to,
             trail_words(h, r->trail, true));
    else
        line(&h->text, NULL, "dfg_chain_link(chain, %s);", to);
    if (!has_loops(&h->text))
        line(&h->text, NULL, r->trail ? "return false;" : "return true;");
}

/* The way that the trail has taken: it bound the names to what the next entry has. */
static void repeat_way(struct search *h, const struct inner *r, struct param_list *params)
{
    const char *trail = add_param(params, &h->text, "const struct dfg_trail *", "trail", format("&%s", r->trail->var));
    const char *entry = add_param(params, &h->text, "uint32_t", "entry", r->entry);
    fail_if(&h->text, NULL, format("!dfg_trail_went(%s, %s, (const uint32_t[]){%s})", trail, entry,
                                   trail_words(h, r->trail, true)));
}

static void write_success(struct search *h, struct inner *r, struct param_list *params)
{
    if (r->job == FIND_LINKS) {
        write_link(h, r);
        return;
    }
    if (r->trail)
        repeat_way(h, r, params);
    for (int i = 0; i < r->outs.n; i++) {
        const struct out_param *out = &r->outs.at[i];
        const char *name = new_name(&h->text, format("found_%s", out->name));
        const char *type = out->is_set ? "struct dfg_nodes *" : "dfg_node *";
        *PUSH(*params) = (struct local){.type = type, .name = name, .arg = format("&%s_found", out->name)};
        line(&h->text, NULL, "*%s = %s;", name, out_value(h, r, out));
    }
    line(&h->text, NULL, "return true;");
}

/* ---- the function ---- */

static void tell_outs(struct search *h, const struct inner *r)
{
    for (int i = 0; i < r->outs.n; i++) {
        const struct out_param *out = &r->outs.at[i];
        const struct pnode *p = out->node ? out->node : node_told(r, out->capture);
        if (p)
            h->shape.told[p->id] = true;
        if (out->capture)
            h->set[out->capture->id].read = true;
    }
    for (int i = 0; r->trail && i < r->trail->names.n; i++)
        h->shape.told[r->trail->names.at[i]->id] = true;
    for (int i = 0; r->trail && i < r->trail->values.n; i++)
        h->shape.var_told[r->trail->values.at[i]->id] = true;
    if (r->link)
        h->shape.told[r->link->id] = true;
}

/* One node, one value for all members, as far as those before have bound it: `at`. */
static void pass_common(struct search *h, struct param_list *params, struct binding *b, const char *type,
                        const char *name, const char *at, const char *is_bound)
{
    struct choice *has = alloc(sizeof *has);
    *has = (struct choice){.n = 2, .is_bool = true};
    b->var = add_param(params, &h->text, type, name, at);
    b->own = true;
    has->var = add_param(params, &h->text, "bool", format("has_%s", name), is_bound);
    *PUSH(b->in) = guard_option(&h->pool, NULL, has, 0);
}

static void pass_node(struct search *h, struct param_list *params, const struct pnode *p, const char *at)
{
    pass_common(h, params, &h->node[p->id], "dfg_node", name_for(p), at, format("%s != DFG_NONE", at));
}

static void pass_trail(struct search *h, struct param_list *params, const struct inner *r)
{
    const struct trail *t = r->trail;
    for (int i = 0; i < t->names.n; i++)
        pass_node(h, params, t->names.at[i], trail_word_at(t, r->entry, i));
    for (int i = 0; i < t->values.n; i++) {
        const struct var *v = t->values.at[i];
        pass_common(h, params, &h->var[v->id], value_type(v), v->name, trail_value_at(t, r->entry, i),
                    format("%s != 0", trail_word_at(t, r->entry, trail_word(t, i))));
    }
}

/* What the caller gives beside the names: the next link, what is common to all members. */
static void pass_link(struct search *h, const struct inner *r, struct param_list *params)
{
    if (r->job == FIND_LINKS)
        *PUSH(*params) = (struct local){.type = r->trail ? "struct dfg_trail *" : "struct dfg_chain *",
                                        .name = "chain",
                                        .arg = format("&%s", r->link_at)};
    else if (r->link) {
        struct binding *b = &h->node[r->link->id];
        b->var = add_param(params, &h->text, "dfg_node", "link", r->link_at);
        b->own = true;
        *PUSH(b->in) = NULL;
    }
    for (int i = 0; r->at_hand && i < r->in->nodes.n; i++) {
        const struct pnode *p = r->in->nodes.at[i];
        struct binding *b = &h->node[p->id];
        if (!r->at_hand[p->id])
            continue;
        b->var = add_param(params, &h->text, "dfg_node", name_for(p), r->at_hand[p->id]);
        b->own = true;
        *PUSH(b->in) = NULL;
    }
    if (r->trail)
        pass_trail(h, params, r);
    for (int i = 0; i < r->outs.n; i++)
        if (r->outs.at[i].node)
            pass_node(h, params, r->outs.at[i].node, r->outs.at[i].name);
}

static void write_steps(struct search *h, struct search *s, struct param_list *params, struct inner *r,
                        const struct search *rehearsal)
{
    search_new(h, s->pattern, r->root, s->names, false, rehearsal);
    tell_outs(h, r);
    text_begin(&h->text, format("%s_%s%d", s->pattern->c_name, r->what, *s->n_helpers));
    reserve_common_names(&h->text, s->pattern);
    reserve_name(&h->text, intern_str("chain"));
    *PUSH(*params) = (struct local){.type = "const dfg_graph *", .name = "g"};
    *PUSH(*params) = (struct local){.type = "dfg_node", .name = "n", .arg = r->at};
    *PUSH(*params) = (struct local){.type = "dfg_node", .name = "root", .arg = s->root_var};
    h->helpers = rehearsal ? s->helpers : out_new();
    h->n_helpers = rehearsal ? s->n_helpers : alloc(sizeof *h->n_helpers);
    h->n_rows = rehearsal ? s->n_rows : alloc(sizeof *h->n_rows);
    h->root_var = "root";
    h->facts = s->facts;
    h->can = rehearsal ? s->can : NULL;
    h->dominates = rehearsal ? s->dominates : NULL;
    if (s->n_states && r->job != FIND_LINKS) { /* links are found again, not matches */
        h->n_states = rehearsal ? s->n_states : alloc(sizeof *h->n_states);
        *PUSH(*params) = (struct local){.type = "uint32_t", .name = "search"};
        keep_states(&h->text, h->n_states, false);
    }
    pass_all(s, h, params, r);
    pass_link(h, r, params);
    visit(h, r->root, "n", NULL);
    judge(h);
}

const char *write_inner(struct search *s, struct inner *r)
{
    struct search rehearsal, h;
    struct param_list unused = {0}, params = {0};
    ++*s->n_helpers;
    write_steps(&rehearsal, s, &unused, r, NULL);
    write_steps(&h, s, &params, r, &rehearsal);
    find_sets(&h, r);
    write_success(&h, r, &params);
    struct place at = pat_source_place(r->root->at.src, r->root->at.begin);
    struct out *text = out_new();
    const char *name = h.text.name;
    const char *args =
        text_end(&h.text, format("static bool %s", name), &params, USED_PARAMS, s->helpers, text);
    count_tries(&h);
    outf(s->helpers, "/* %s:%d  %s */\n%s\n", r->root->at.src->base, at.line, source_line_text(r->root->at),
         text_of(text));
    return format("%s(%s)", name, args);
}
