/* replace.c -- the replacement of an interpreted rule, made.
 *
 * In:   a match of a rule, the rewriter that tries it.
 * Out:  new nodes, by the builders that generated code calls (dfg_rewrite.h) and in
 *       its order: what the block names first, operands before what uses them, in
 *       order of text.
 * Errors: a builder that is given the result of a failed one fails, too.  Out of
 *       memory nothing is made, and the unit has failed.
 */
#include "unit.h"

#include <string.h>

struct maker {
    struct ref ref;
    dfg_rewriter *r;
    dfg_module *m;
    const struct pat_pattern *d;
    dfg_node *made; /* by value: of what the block names */
};

struct ref_match; /* of any rule */

static dfg_node make(struct maker *b, uint32_t value);

/* ---- data: attribute values, elements ---- */

static dfg_val given(struct maker *b, dfg_val v)
{
    struct dfg_values items = {0};
    size_t n;
    if (v.tag == DFG_V_LIST) {
        for (uint32_t i = 0; i < v.n; i++)
            dfg_push_value(b->r, &items, given(b, v.u.list[i]));
        return dfg_list_of(b->r, &items);
    }
    if (v.tag == DFG_V_STR || v.tag == DFG_V_OP) {
        const char *text = dfg_ref_text(&b->ref, v, &n);
        v.u.id = v.tag == DFG_V_STR ? dfg_symbol(b->m, text, n) : dfg_operator(b->m, text, n);
    }
    return v.tag == DFG_V_FORM ? dfg_nil() : v;
}

/* Does the node say `none` for the attribute? */
static bool says_none(const struct maker *b, const struct pat_expr *e)
{
    const dfg_node n = dfg_ref_node(&b->ref, e->kids[0]);
    if (n == DFG_NONE)
        return false;
    const struct dfg_kind *k = dfg_kind_info(b->m, dfg_node_kind(b->m, dfg_ref_call_of(&b->ref, n)));
    return dfg_stated_attr(b->m, k, e->name).tag == DFG_V_NONE;
}

/* A value as a graph has it, NIL where it is unknown; `none`, which conditions do not know, is one. */
static dfg_val data(struct maker *b, uint32_t expr)
{
    const struct pat_expr *e = &b->d->exprs[expr];
    const enum pat_expr_op op = (enum pat_expr_op)e->op;
    if ((op == PAT_E_VALUE && e->value.tag == PAT_V_NONE) || (op == PAT_E_ATTR && says_none(b, e)))
        return dfg_none();
    if (op == PAT_E_CHOOSE) {
        const enum dfg_tri first = dfg_ref_holds(&b->ref, e->kids[0]);
        return first == DFG_UNKNOWN ? dfg_nil() : data(b, e->kids[first == DFG_TRUE ? 1 : 2]);
    }
    return given(b, dfg_ref_value(&b->ref, expr));
}

/* The module's arrays may have moved since. */
static dfg_val value_of(struct maker *b, int32_t expr)
{
    dfg_ref_look(&b->ref);
    return data(b, (uint32_t)expr);
}

/* ---- members of sets ---- */

static dfg_node captured(const struct maker *b, int32_t capture)
{
    return b->ref.node[b->d->captures[capture].ref];
}

/* The names below `every` are bound to what they are for this member. */
static bool bind_member(struct maker *b, const struct pat_new *every, dfg_node n)
{
    struct ref *r = &b->ref;
    if (every->member < 0) {
        dfg_ref_bind_node(r, (uint32_t)b->d->captures[every->ref].ref, n);
        return true;
    }
    struct ref_scope inside = {dfg_node_body(b->m, n), r->scope};
    dfg_ref_look(r);
    dfg_ref_bind_node(r, (uint32_t)every->member, DFG_NONE); /* of `match every` it is the root */
    return dfg_ref_member(r, (uint32_t)every->member, &inside, n);
}

/* Kid 0 for each member, to `nodes` or where that is NULL to `args`; false: there is none. */
static bool make_each(struct maker *b, const struct pat_new *every, struct dfg_operands *args, dfg_node *nodes)
{
    const struct dfg_nodes set = b->ref.set[every->ref];
    bool ok = true;
    for (uint32_t i = 0; ok && i < set.n; i++) {
        const struct ref_point start = dfg_ref_point(&b->ref);
        ok = bind_member(b, every, set.at[i]);
        const dfg_node one = ok ? make(b, every->kids[0]) : DFG_NONE;
        if (nodes != NULL)
            nodes[i] = one;
        else
            dfg_push(b->r, args, one);
        ok = ok && (nodes == NULL || one != DFG_NONE);
        dfg_ref_go_back(&b->ref, start);
    }
    return ok;
}

/* ---- parts of a value ---- */

static struct dfg_operands operands(struct maker *b, const struct pat_new *v)
{
    struct dfg_operands args = {0};
    for (uint32_t i = 0; i < v->n_kids; i++) {
        const struct pat_new *kid = &b->d->news[v->kids[i]];
        if (kid->kind == PAT_NEW_REST)
            dfg_push_all(b->r, &args, b->ref.set[kid->ref]);
        else if (kid->kind == PAT_NEW_EVERY)
            make_each(b, kid, &args, NULL);
        else
            dfg_push(b->r, &args, make(b, v->kids[i]));
    }
    return args;
}

/* Those taken from others first. */
static struct dfg_attrs attributes(struct maker *b, const struct pat_new *v)
{
    struct dfg_attrs attrs = {0};
    for (uint32_t i = 0; i < v->n_attrs; i++)
        if (v->attrs[i].name == NULL)
            dfg_take_attrs(b->r, &attrs, captured(b, v->attrs[i].from));
    for (uint32_t i = 0; i < v->n_attrs; i++) {
        const struct pat_new_attr *a = &v->attrs[i];
        if (a->name == NULL)
            continue;
        const dfg_val value = value_of(b, a->expr);
        if (a->optional)
            dfg_pass_named(b->r, &attrs, a->name, value);
        else
            dfg_set_named(b->r, &attrs, a->name, value);
    }
    return attrs;
}

/* ---- values ---- */

static dfg_node make_call(struct maker *b, const struct pat_new *v)
{
    const struct dfg_operands args = operands(b, v);
    const struct dfg_attrs attrs = attributes(b, v);
    const uint32_t results = (uint32_t)v->results;
    if (v->ref >= 0)
        return dfg_new_like_call(b->r, captured(b, v->ref), args.at, args.n, &attrs, results);
    if (v->op != NULL)
        return dfg_new_named(b->r, v->op, args.at, args.n, &attrs, results);
    return dfg_new_call(b->r, DFG_CALL, args.at, args.n, &attrs, results);
}

static dfg_node make_tuple(struct maker *b, const struct pat_new *v)
{
    const struct dfg_operands fields = operands(b, v);
    return dfg_new_tuple(b->r, fields.at, fields.n);
}

static dfg_node make_get(struct maker *b, const struct pat_new *v)
{
    const dfg_node tuple = make(b, v->kids[0]);
    return v->index < 0 ? dfg_new_get_back(b->r, tuple, (uint32_t)-v->index)
                        : dfg_new_get(b->r, tuple, (uint32_t)v->index);
}

static dfg_node make_constant(struct maker *b, const struct pat_new *v)
{
    const enum pat_expr_op op = (enum pat_expr_op)b->d->exprs[v->expr].op;
    const bool is_list = op == PAT_E_LIST || op == PAT_E_COMP;
    return dfg_new_const(b->r, (enum dfg_dtype)v->dtype, v->has_shape ? (int32_t)v->n_dims : is_list,
                         v->n_dims > 0 ? v->dims : NULL, value_of(b, v->expr));
}

static dfg_node make_like(struct maker *b, const struct pat_new *v)
{
    const dfg_node x = make(b, v->kids[0]);
    return dfg_new_like(b->r, x, value_of(b, v->expr));
}

/* A call stands for all its results. */
static dfg_node make_all(struct maker *b, const struct pat_new *v)
{
    switch ((enum pat_new_kind)v->kind) {
    case PAT_NEW_CAPTURE:
        return captured(b, v->ref);
    case PAT_NEW_LOCAL:
        return b->made[v->ref];
    case PAT_NEW_CALL:
        return make_call(b, v);
    case PAT_NEW_TUPLE:
        return make_tuple(b, v);
    case PAT_NEW_GET:
        return make_get(b, v);
    case PAT_NEW_CONST:
        return make_constant(b, v);
    case PAT_NEW_LIKE:
        return make_like(b, v);
    case PAT_NEW_OP:
        return dfg_new_named_op(b->r, v->op);
    case PAT_NEW_REST:
    case PAT_NEW_EVERY:
        break;
    }
    return DFG_NONE; /* only among operands */
}

static dfg_node make(struct maker *b, uint32_t value)
{
    const struct pat_new *v = &b->d->news[value];
    const dfg_node n = make_all(b, v);
    return v->is_first ? dfg_new_get(b->r, n, 0) : n;
}

/* ---- what takes the place of the roots ---- */

/* One replacement for all members of `match every y`. */
static bool make_same_for_all(struct maker *b, dfg_node *with)
{
    const dfg_node one = make(b, b->d->made[0]);
    for (uint32_t i = 0; i < b->d->n_captures; i++) {
        const struct pat_capture *c = &b->d->captures[i];
        if (c->kind != PAT_C_NODES || c->var >= 0 || c->ref != (int32_t)b->d->roots[0])
            continue;
        for (uint32_t k = 0; k < b->ref.set[i].n; k++)
            with[k] = one;
    }
    return one != DFG_NONE;
}

static bool make_roots(struct maker *b, dfg_node *with)
{
    bool ok = true;
    const struct pat_new *first = &b->d->news[b->d->made[0]];
    if (b->d->every_root && first->kind == PAT_NEW_EVERY)
        return make_each(b, first, NULL, with);
    if (b->d->every_root)
        return make_same_for_all(b, with);
    for (uint32_t i = 0; i < b->d->n_made; i++) {
        with[i] = make(b, b->d->made[i]);
        ok = ok && with[i] != DFG_NONE;
    }
    return ok;
}

/* By a function that was compiled with NAME.h; the match is laid out as there. */
static bool call_back(const struct pat_pattern *d, dfg_rewriter *r, const struct ref_match *match, dfg_node *with)
{
    typedef dfg_node of_one(dfg_rewriter *, const struct ref_match *);
    typedef bool of_many(dfg_rewriter *, const struct ref_match *, dfg_node *);
    if (d->function == NULL) {
        dfg_decline(r, "its replacement is made in C");
        return false;
    }
    if (d->n_roots > 1 || d->every_root)
        return ((of_many *)d->function)(r, match, with);
    with[0] = ((of_one *)d->function)(r, match);
    return with[0] != DFG_NONE;
}

void dfg_interp_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct interp_rule *rule = self->data;
    const struct dfg_pattern *p = &rule->unit->unit.patterns[self->pattern];
    dfg_module *m = dfg_rewriter_module(r);
    struct maker b = {.ref = {.m = m, .p = p, .d = p->desc}, .r = r, .m = m, .d = p->desc};
    if (p->desc->callback != NULL) {
        if (!call_back(p->desc, r, match, with))
            with[0] = DFG_NONE;
        return;
    }
    bool ok = dfg_ref_load(&b.ref, match);
    const struct ref_scope body = {ok ? dfg_node_body(m, b.ref.root) : DFG_NONE, NULL};
    b.ref.scope = &body;
    b.made = dfg_stack_alloc(&b.ref.mem, b.d->n_news, sizeof *b.made);
    for (uint32_t i = 0; ok && b.made != NULL && i < b.d->n_locals; i++)
        b.made[b.d->locals[i]] = make(&b, b.d->locals[i]);
    ok = ok && b.made != NULL && make_roots(&b, with) && !b.ref.mem.failed;
    rule->unit->failed |= b.ref.mem.failed;
    dfg_ref_end(&b.ref);
    if (!ok)
        with[0] = DFG_NONE;
}
