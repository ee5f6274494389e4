/* rule_every.c -- `every e` in a replacement: a loop over the members of sets.
 *
 * In:   a value below `every`, in which the names of sets stand for one member.
 * Out:  the head of a loop, in which these names are variables.
 *
 * One name alone runs through its set.  Several run through the members that
 * bind them all: what an `every` statement, a path, an operand under `every` is
 * called; the other names are found again in each member, by the search that
 * bound them first.
 * Errors: names of different sets; several names where the member has none.
 */
#include "rule.h"
#include "check/regions.h"

#include <string.h>

/* ---- which names ---- */

struct used {
    VEC(struct capture *) nodes; /* sets of a node each */
    VEC(struct var *) vars;      /* values that a node of each member binds */
};

static void use_capture(struct used *u, struct capture *c)
{
    if (!c || c->kind != CAP_SET || !c->node || c->var)
        return;
    for (int i = 0; i < u->nodes.n; i++)
        if (u->nodes.at[i] == c)
            return;
    *PUSH(u->nodes) = c;
}

static void use_var(struct used *u, struct var *v)
{
    if (!v->capture || v->capture->kind != CAP_SET)
        return;
    for (int i = 0; i < u->vars.n; i++)
        if (u->vars.at[i] == v)
            return;
    *PUSH(u->vars) = v;
}

static void used_in_expr(struct used *u, const struct expr *e)
{
    if (!e)
        return;
    if (e->kind == E_NODE)
        use_capture(u, e->node->capture);
    if (e->kind == E_VAR)
        use_var(u, e->var);
    for (int i = 0; i < e->n_kids; i++)
        used_in_expr(u, e->kid[i]);
}

static void used_in(struct used *u, const struct new_value *v)
{
    if (v->kind == NEW_CAPTURE || v->kind == NEW_CALL)
        use_capture(u, v->capture);
    used_in_expr(u, v->value);
    for (int i = 0; i < v->n_attrs; i++) {
        use_capture(u, v->attrs[i].from);
        used_in_expr(u, v->attrs[i].value);
    }
    for (int i = 0; i < v->n_kids; i++)
        used_in(u, v->kid[i]);
    if (v->callee)
        used_in(u, v->callee);
}

/* ---- where they are bound ---- */

static bool dim_named(const struct type_pat *t, const struct var *v)
{
    bool found = false;
    for (int i = 0; i < t->n_dims; i++)
        found |= t->dims[i].kind == DIM_VAR && t->dims[i].var == v;
    for (int i = 0; i < t->n_fields; i++)
        found |= dim_named(t->fields[i], v);
    return found;
}

/* The first node below p, in order of the search, that binds the value. */
static struct pnode *binder_of(struct pnode *p, const struct var *v)
{
    for (int i = 0; i < p->n_attrs; i++)
        if (p->attrs[i].test == TEST_BIND && p->attrs[i].var == v)
            return p;
    for (int i = 0; i < p->n_types; i++)
        if (dim_named(p->types[i], v))
            return p;
    struct pnode *found = NULL;
    for (int i = 0; !found && i < p->n_kids; i++)
        found = binder_of(p->kid[i], v);
    return found;
}

static const char *dim_value(const struct type_pat *t, const struct var *v, const char *n, const char *type)
{
    for (int i = 0; i < t->n_dims; i++)
        if (t->dims[i].kind == DIM_VAR && t->dims[i].var == v)
            return format("dfg_dim_val(%s)", c_extent(t, i, n, type));
    const char *text = NULL;
    for (int i = 0; !text && i < t->n_fields; i++)
        text = dim_value(t->fields[i], v, n, c_field_type(type ? type : format("g->type[%s]", n), i));
    return text;
}

/* The value at the node n, which p bound. */
static const char *value_at(struct names *names, const struct pnode *p, const struct var *v, const char *n)
{
    for (int i = 0; i < p->n_attrs; i++)
        if (p->attrs[i].test == TEST_BIND && p->attrs[i].var == v)
            return c_attr_value(names, p, p->attrs[i].name, n);
    const char *text = NULL;
    for (int i = 0; !text && i < p->n_types; i++)
        text = dim_value(p->types[i], v, n, NULL);
    return text;
}

/* The node that the region is matched with once for each member. */
static struct pnode *member_of(const struct region *r)
{
    switch (r->kind) {
    case REGION_STATEMENT:
        return (struct pnode *)r->node;
    case REGION_PATH:
        return r->node->kid[1];
    case REGION_CHAIN:
        return r->node->kid[0];
    case REGION_OPERANDS:
        return r->node->kid[r->node->n_kids - 1];
    case REGION_OUTER:
    case REGION_NOT:
        break;
    }
    return NULL;
}

/* The region that binds them all; NULL: there is none, which is reported. */
static const struct region *region_of(const struct builder *b, const struct used *u,
                                      const struct new_value *v)
{
    const struct regions *regions = pat_regions_of(pat2c, b->rule);
    const struct region *r = NULL;
    for (int i = 0; i < u->nodes.n + u->vars.n; i++) {
        const struct region *one = i < u->nodes.n ? regions->of[u->nodes.at[i]->node->id]
                                                  : regions->of_var[u->vars.at[i - u->nodes.n]->id];
        if (r && one != r) {
            error_at(v->at, "the names of different sets stand under one `every`");
            return NULL;
        }
        r = one;
    }
    return r;
}

/* ---- names found again ---- */

static void bind_outside(struct search *s, struct binding *at, const struct capture *c, const char *var,
                         const char *there)
{
    *at = (struct binding){.var = var, .own = true};
    if (!c->maybe_absent) {
        *PUSH(at->in) = NULL;
        return;
    }
    struct choice *has = alloc(sizeof *has);
    *has = (struct choice){.n = 2, .is_bool = true, .var = there};
    *PUSH(at->in) = guard_option(&s->pool, NULL, has, 0);
}

/* A search in which all captures are bound already, as members of the match. */
static void search_of_match(struct builder *b, struct search *s)
{
    const struct pattern *p = b->rule;
    search_new(s, p, p->roots[0], b->scope.names, true, NULL);
    s->rehearsal = s;
    s->helpers = b->helpers;
    s->n_helpers = &b->n_helpers;
    s->n_rows = alloc(sizeof *s->n_rows);
    s->root_var = "m->root";
    s->facts = pattern_facts_of(p);
    text_begin(&s->text, p->c_name);
    for (int i = 0; i < p->n_captures; i++) {
        const struct capture *c = p->captures[i];
        const char *text = format("m->%s", c_field(c));
        if (c->kind == CAP_NODE)
            bind_outside(s, &s->node[c->node->id], c, text, format("%s != DFG_NONE", text));
        else if (c->kind == CAP_DIM)
            bind_outside(s, &s->var[c->var->id], c, text, format("%s != DFG_DIM_UNKNOWN", text));
        else if (c->kind == CAP_ATTR)
            bind_outside(s, &s->var[c->var->id], c, text, format("dfg_known(%s)", text));
    }
}

/* Names that the member at `at` binds besides itself, each in a variable NAME_found. */
static void find_again(struct builder *b, const struct used *u, struct pnode *member, const char *at)
{
    struct search s;
    search_of_match(b, &s);
    struct inside in = insides_of(&s, member, NULL, NULL);
    struct inner r = {.job = COLLECT, .root = member, .what = "member", .at = at, .in = &in};
    for (int i = 0; i < u->nodes.n; i++)
        if (u->nodes.at[i]->node != member)
            *PUSH(r.outs) = (struct out_param){.capture = u->nodes.at[i], .name = u->nodes.at[i]->name};
    for (int i = 0; i < u->vars.n; i++)
        if (binder_of(member, u->vars.at[i]) != member)
            *PUSH(r.outs) =
                (struct out_param){.capture = u->vars.at[i]->capture, .name = u->vars.at[i]->name};
    if (r.outs.n == 0)
        return;
    for (int i = 0; i < r.outs.n; i++)
        outf(b->out, "dfg_node %s_found = DFG_NONE;\n", r.outs.at[i].name);
    const char *call = write_inner(&s, &r);
    outf(b->out, "if (!%s)\n    return false;\n", laid_out(call, 5, 4, 8));
    names_need_rows(b->scope.names, *s.n_rows);
}

/* ---- loops ---- */

static void bind_member(struct builder *b, struct capture *c, const char *text)
{
    *PUSH(b->built) = (struct built){.capture = c, .text = text};
    bind_name(&b->site, c->node, text);
}

static void open_loop_over(struct builder *b, const struct capture *set, const char *k, const char **member)
{
    const char *field = format("m->%s", c_field(set));
    outf(b->out, "for (uint32_t %s = 0; %s < %s.n; %s++) {\n", k, k, field, k);
    out_indent(b->out, 1);
    *member = new_name(&b->names, set->name);
    outf(b->out, "const dfg_node %s = %s.at[%s];\n", *member, field, k);
}

static void bind_all(struct builder *b, const struct used *u, struct pnode *member, const char *at)
{
    for (int i = 0; i < u->nodes.n; i++) {
        struct capture *c = u->nodes.at[i];
        bind_member(b, c, c->node == member ? at : format("%s_found", c->name));
    }
    for (int i = 0; i < u->vars.n; i++) {
        const struct var *v = u->vars.at[i];
        const struct pnode *p = binder_of(member, v);
        const char *n = p == member ? at : format("%s_found", v->name);
        const char *name = new_name(&b->names, v->name);
        outf(b->out, "const dfg_val %s = %s;\n", name, value_at(b->scope.names, p, v, n));
        bind_name(&b->site, v, name);
    }
}

/* The capture by which the member itself is known, or NULL. */
static struct capture *capture_of_member(const struct builder *b, const struct pnode *member)
{
    for (int i = 0; i < b->rule->n_captures; i++)
        if (b->rule->captures[i]->kind == CAP_SET && b->rule->captures[i]->node == member &&
            !b->rule->captures[i]->var)
            return b->rule->captures[i];
    return NULL;
}

void open_members(struct builder *b, const struct new_value *v, bool roots, const char *k)
{
    struct used u = {0};
    const char *at;
    b->outside = (struct outside){b->site.names.n, b->built.n};
    used_in(&u, v);
    if (!roots && u.nodes.n == 1 && u.vars.n == 0) {
        open_loop_over(b, u.nodes.at[0], k, &at);
        bind_member(b, u.nodes.at[0], at);
        return;
    }
    const struct region *r = region_of(b, &u, v);
    struct pnode *member = roots ? b->rule->roots[0] : r ? member_of(r) : NULL;
    struct capture *c = member ? capture_of_member(b, member) : NULL;
    if (!c || (r && member_of(r) != member) || (r && r->kind == REGION_CHAIN)) {
        if (r)
            error_at(v->at, "these names of one set go together only by a name of its members");
        if (r && r->kind != REGION_CHAIN)
            hint("a local for what stands behind `every`, and that local behind it");
        outf(b->out, "{\n");
        out_indent(b->out, 1);
        return;
    }
    open_loop_over(b, c, k, &at);
    find_again(b, &u, member, at);
    bind_all(b, &u, member, at);
}

void close_members(struct builder *b)
{
    b->site.names.n = b->outside.n_names;
    b->built.n = b->outside.n_built;
    out_indent(b->out, -1);
    outf(b->out, "}\n");
}
