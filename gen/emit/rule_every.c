/* rule_every.c -- `every e` in a replacement: a loop over the members of sets.
 *
 * In:   a value below `every`, in which the name of a set means one member.
 * Out:  the head of a loop over the members (check/members.c says of which set), in
 *       which these names are variables.  Names that a member binds are found again
 *       in it, by the search that bound them first.
 */
#include "rule.h"
#include "check/members.h"

#include <string.h>

/* ---- where they are bound ---- */

/* The first node below p, in order of the search, that binds the value. */
static struct pnode *binder_of(struct pnode *p, const struct var *v)
{
    struct pnode *found = names_value(p, v) ? p : NULL;
    for (int i = 0; !found && i < p->n_kids; i++)
        found = binder_of(p->kid[i], v);
    return found;
}

static cx dim_value(const struct type_pat *t, const struct var *v, cx n, cx type)
{
    for (int i = 0; i < t->n_dims; i++)
        if (t->dims[i].kind == DIM_VAR && t->dims[i].var == v)
            return cx_call("dfg_dim_val", c_extent(t, i, n, type));
    cx value = NULL;
    for (int i = 0; !value && i < t->n_fields; i++)
        value = dim_value(t->fields[i], v, n, c_field_type(type ? type : c_type_of(n), i));
    return value;
}

/* The value at the node n, which p bound. */
static cx value_at(struct names *names, const struct pnode *p, const struct var *v, cx n)
{
    for (int i = 0; i < p->n_attrs; i++)
        if (p->attrs[i].test == TEST_BIND && p->attrs[i].var == v)
            return c_attr_value(names, p, p->attrs[i].name, n);
    cx value = NULL;
    for (int i = 0; !value && i < p->n_types; i++)
        value = dim_value(p->types[i], v, n, NULL);
    return value;
}

/* ---- names found again ---- */

/* A search in which all captures are bound already, as members of the match. */
static void search_of_match(struct builder *b, struct search *s)
{
    const struct pattern *p = b->rule;
    search_new(s, p, p->roots[0], b->scope.names, true);
    s->to = routine_new(p->c_name);
    s->helpers = &b->helpers;
    s->n_helpers = &b->n_helpers;
    s->n_rows = alloc(sizeof *s->n_rows);
    s->root_var = cx_arrow(cx_name("m"), "root");
    s->facts = pattern_facts_of(p);
    for (int i = 0; i < p->n_captures; i++) {
        const struct capture *c = p->captures[i];
        const cx at = cx_arrow(cx_name("m"), c_field(c));
        const cx there = c->kind == CAP_NODE  ? cx_ne(at, cx_none())
                         : c->kind == CAP_DIM ? cx_ne(at, cx_text("DFG_DIM_UNKNOWN"))
                                              : cx_call("dfg_known", at);
        struct binding *b = binding_of(s, c);
        if (c->kind == CAP_SET)
            continue;
        *b = (struct binding){.var = at, .own = true};
        *PUSH(b->in) = c->maybe_absent ? guard_if(&s->pool, NULL, there) : NULL;
    }
}

static void add_out(struct inner *r, const struct capture *c, const char *name)
{
    *PUSH(r->outs) = (struct out_param){.capture = c, .wanted = name, .name = name, .found = format("%s_found", name)};
}

/* `NAME_found`, of a name that a member binds besides itself. */
static cx found(const char *name)
{
    return cx_name(format("%s_found", name));
}

/* Each of them in a variable. */
static void find_again(struct builder *b, const struct members *u, struct pnode *member, cx at)
{
    struct search s;
    search_of_match(b, &s);
    struct inside in = insides_of(&s, member, NULL, NULL);
    struct inner r = {.job = COLLECT, .root = member, .what = "member", .at = at, .in = &in};
    for (int i = 0; i < u->nodes.n; i++)
        if (u->nodes.at[i]->node != member)
            add_out(&r, u->nodes.at[i], u->nodes.at[i]->name);
    for (int i = 0; i < u->vars.n; i++)
        if (binder_of(member, u->vars.at[i]) != member)
            add_out(&r, u->vars.at[i]->capture, u->vars.at[i]->name);
    if (r.outs.n == 0)
        return;
    for (int i = 0; i < r.outs.n; i++)
        let(&b->f, NULL, "dfg_node", r.outs.at[i].found, cx_none());
    give_if(&b->f, cx_not(write_inner(&s, &r)), NULL);
    names_need_rows(b->scope.names, *s.n_rows);
}

/* ---- loops ---- */

static void bind_member(struct builder *b, struct capture *c, cx is)
{
    *PUSH(b->built) = (struct built){.capture = c, .is = is};
    bind_name(&b->site, c->node, is);
}

static cx open_loop_over(struct builder *b, const struct capture *set, const char *counter)
{
    const cx field = cx_arrow(cx_name("m"), c_field(set)), k = cx_name(counter);
    begin_loop(&b->f, "uint32_t", counter, NULL, cx_binary(CX_LT, k, cx_member(field, "n")), NULL);
    const char *member = new_name(&b->f, set->name);
    let(&b->f, NULL, "const dfg_node", member, cx_index(cx_member(field, "at"), k));
    return cx_name(member);
}

static void bind_all(struct builder *b, const struct members *u, struct pnode *member, cx at)
{
    for (int i = 0; i < u->nodes.n; i++) {
        struct capture *c = u->nodes.at[i];
        bind_member(b, c, c->node == member ? at : found(c->name));
    }
    for (int i = 0; i < u->vars.n; i++) {
        const struct var *v = u->vars.at[i];
        const struct pnode *p = binder_of(member, v);
        const char *name = new_name(&b->f, v->name);
        let(&b->f, NULL, "const dfg_val", name, value_at(b->scope.names, p, v, p == member ? at : found(v->name)));
        bind_name(&b->site, v, cx_name(name));
    }
}

void open_members(struct builder *b, const struct new_value *v, bool roots, const char *k)
{
    struct members members;
    b->outside = (struct outside){b->site.names.n, b->built.n};
    if (!pat_find_members(pat2c, b->rule, v, roots, &members))
        return; /* the check has refused it */
    const cx at = open_loop_over(b, members.set, k);
    if (members.at == NULL) {
        bind_member(b, members.set, at);
        return;
    }
    find_again(b, &members, members.at, at);
    bind_all(b, &members, members.at, at);
}

void close_members(struct builder *b)
{
    b->site.names.n = b->outside.n_names;
    b->built.n = b->outside.n_built;
    end_block(&b->f);
}
