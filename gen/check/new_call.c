/* new_call.c -- calls that a replacement makes.
 *
 * In:   f(x, b?, ...rest) { ..c, groups = 1 }, c.op(x), a + b, like(x, 1.0).
 * Out:  the call as a value to be made.
 * Errors: numbers of operands that the operator does not take, operands that
 *       must be there but may be absent, attributes that it does not have,
 *       values of the wrong type, attributes without default that nothing
 *       gives.
 */
#include "replace.h"

#include <string.h>

struct callee {
    struct new_value *made; /* the call */
    const struct syn *at;
    const struct op **ops;
    int n_ops; /* any of these is called; none: a function value, or unknown */
};

static void set_op(struct pat *pat, struct callee *c, const struct op *op)
{
    c->ops = pat_keep(pat, &op, sizeof op);
    c->n_ops = 1;
    c->made->op = op;
}

/* c.op(..): what the captured call calls. */
static void selected_callee(struct rewrite *r, struct callee *c, const struct syn *s)
{
    const struct binding *b = pat_check_capture_name(r, s->kid[0], false);
    if (b && b->kind == BIND_NODE && !pat_ops_of(r->f->pat, b->node, &c->ops, &c->n_ops) &&
        b->node->kind != P_CALL && b->node->kind != P_ALT && b->node->kind != P_AND)
        pat_error_at(r->f->pat, s->kid[0]->at, "'%s' is no call of an operator", b->name);
    c->made->capture = b ? b->capture : NULL;
}

static void named_callee(struct rewrite *r, struct callee *c, struct syn *s)
{
    c->made->callee = pat_find_new_local(r, s->name, s->at);
    if (c->made->callee)
        return;
    if (pat_find_binding(r->f, s->name)) {
        c->made->callee = pat_new_capture_value(r->f->pat, pat_check_capture_name(r, s, false), s->at);
        return;
    }
    const struct op *op = pat_find_op(r->f->pat, s->name);
    if (op)
        set_op(r->f->pat, c, op);
    else if (pat_find_decl(r->f->pat, s->name, SYN_PATTERN) || pat_find_decl(r->f->pat, s->name, SYN_OPS))
        pat_error_at(r->f->pat, s->at, "'%s' is matched, not built: a replacement calls operators", s->name);
    else
        pat_unknown_op(r->f->pat, s->at, s->name);
}

static struct callee callee_of(struct rewrite *r, struct syn *call)
{
    struct callee c = {.made = pat_new_value(r->f->pat, NEW_CALL, call->at), .at = call};
    if (call->kind == SYN_BINARY) {
        const struct op *op = pat_infix_op(r->f->pat, call->tok);
        if (op)
            set_op(r->f->pat, &c, op);
        else
            pat_error_at(r->f->pat, call->name_at, "no declared operator matches %s",
                         pat_token_name((enum token_kind)call->tok));
        return c;
    }
    c.at = call->kid[0];
    if (c.at->kind == SYN_SELECT)
        selected_callee(r, &c, c.at);
    else if (c.at->kind == SYN_NAME)
        named_callee(r, &c, call->kid[0]);
    else
        pat_error_at(r->f->pat, c.at->at,
                     "a replacement calls an operator, or what a capture calls: c.op(...)");
    return c;
}

/* ---- operands ---- */

static struct new_value *check_optional(struct rewrite *r, const struct callee *c, const struct syn *s, int i)
{
    const struct syn *name = s->kid[0];
    if (name->kind != SYN_NAME || pat_find_new_local(r, name->name, name->at)) {
        pat_error_at(r->f->pat, s->at, "`?` passes on a captured operand that may be absent");
        return pat_bad_value(r->f->pat, s->at);
    }
    const struct binding *b = pat_check_capture_name(r, name, true);
    for (int k = 0; k < c->n_ops && b && b->capture && b->capture->maybe_absent; k++) {
        const struct op *op = c->ops[k];
        if (!op->variadic && i < op->n_operands && !op->operands[i].optional) {
            pat_error_at(r->f->pat, s->at, "operand '%s' of '%s' can't be absent", op->operands[i].name,
                         op->name);
            pat_note_at(r->f->pat, op->at, "declared here");
            break;
        }
    }
    return pat_new_capture_value(r->f->pat, b, s->at);
}

struct new_value *pat_check_passed_rest(struct rewrite *r, const struct syn *s)
{
    struct new_value *made = pat_new_value(r->f->pat, NEW_REST, s->at);
    const struct binding *b = s->name ? pat_find_binding(r->f, s->name) : NULL;
    if (!s->name)
        pat_error_at(r->f->pat, s->at, "only captured operands can be passed on, as in ...rest");
    else if (!b)
        pat_unknown_name(r->f->pat, r->f, s->name_at, "name", s->name);
    else if (b->kind != BIND_REST)
        pat_error_at(r->f->pat, s->name_at, "'%s' is not what `...` captured", s->name);
    made->capture = b ? b->capture : NULL;
    return made;
}

/* The operands; how many there are, *more: or more than that. */
static int check_new_operands(struct rewrite *r, const struct callee *c, struct syn **arg, int n, bool *more)
{
    int count = 0;
    for (int i = 0; i < n; i++) {
        const enum syn_kind kind = arg[i]->kind;
        const bool many = kind == SYN_REST || kind == SYN_EVERY_OF;
        *more |= many;
        pat_new_value_add(r->f->pat, c->made,
                          kind == SYN_REST       ? pat_check_passed_rest(r, arg[i])
                          : kind == SYN_EVERY_OF ? pat_check_mapped(r, arg[i])
                          : kind == SYN_OPT_ARG  ? check_optional(r, c, arg[i], count)
                                                 : pat_check_value(r, arg[i]));
        count += !many;
    }
    return count;
}

/* ---- attributes ---- */

static bool assignable(struct pat *pat, const struct expr *e, struct value_type t)
{
    struct value v;
    if (pat_is_bad(e))
        return true;
    if (pat_fold(pat, e, &v))
        return pat_value_fits(&v, t);
    const bool widens = t.base == BT_FLOAT && e->type.base == BT_INT;
    return e->type.base == BT_ANY || t.base == BT_ANY ||
           ((e->type.base == t.base || widens) && e->type.lists == t.lists);
}

static void add_attr(struct pat *pat, struct new_value *call, struct new_attr a)
{
    call->attrs = pat_grow_kids(pat, call->attrs, call->n_attrs, sizeof *call->attrs);
    call->attrs[call->n_attrs++] = a;
}

static void check_spread(struct rewrite *r, const struct callee *c, const struct syn *s)
{
    const struct binding *b = pat_check_capture_name(r, s->kid[0], false);
    if (b && b->capture)
        add_attr(r->f->pat, c->made, (struct new_attr){.from = b->capture});
}

/* May the attribute that e reads be absent? */
static bool may_lack(const struct expr *e)
{
    const struct pnode *of = e->kid[0]->node;
    bool lacks = e->n_ops == 0 || !of || (of->capture && of->capture->maybe_absent);
    for (int i = 0; i < e->n_ops && !lacks; i++) {
        const struct attr_decl *a = pat_attr_of(e->ops[i], e->name);
        lacks = !a || !a->has_default;
    }
    return lacks;
}

/* a = c.b?: an operator that needs `a` is not given what may be absent. */
static void check_handed_on(struct pat *pat, const struct callee *c, const struct syn *s,
                            const struct expr *e)
{
    if (pat_is_bad(e))
        return;
    if (e->kind != E_ATTR) {
        pat_error_at(pat, s->kid[0]->at, "`?` hands on an attribute of a captured call, as in { %s = c.b? }",
                     s->name);
        return;
    }
    for (int i = 0; i < c->n_ops && may_lack(e); i++) {
        const struct attr_decl *a = pat_attr_of(c->ops[i], s->name);
        if (!a || a->has_default || a->type.optional)
            continue;
        pat_error_at(pat, s->kid[0]->at, "attribute '%s' of '%s' has no default: it can't be left out",
                     s->name, c->ops[i]->name);
        pat_note_at(pat, a->at, "declared here");
        pat_hint(pat, "without `?` the rule is not applied where there is no '%s'", e->name);
        return;
    }
}

static void check_attr_set(struct rewrite *r, const struct callee *c, struct syn *s)
{
    const bool optional = s->kid[0]->kind == SYN_OPT_ARG;
    struct expr *e = pat_check_expr(&r->env, optional ? s->kid[0]->kid[0] : s->kid[0]);
    add_attr(r->f->pat, c->made, (struct new_attr){.name = s->name, .value = e, .optional = optional});
    if (optional)
        check_handed_on(r->f->pat, c, s, e);
    struct value_type type;
    const struct attr_decl *decl;
    if (c->n_ops == 0)
        return;
    if (!pat_attr_type(c->ops, c->n_ops, s->name, &type, &decl)) {
        pat_unknown_attr(r->f->pat, s->name_at, s->name, c->ops, c->n_ops, false);
        return;
    }
    struct value v;
    if (!assignable(r->f->pat, e, type))
        pat_error_at(r->f->pat, s->kid[0]->at, "attribute '%s' is %s, this is %s", s->name,
                     pat_value_type_text(r->f->pat, type),
                     pat_fold(r->f->pat, e, &v) ? pat_value_kind_text(&v)
                                                : pat_value_type_text(r->f->pat, e->type));
}

static bool gives(const struct syn *attrs, const char *name)
{
    for (int i = 0; attrs && i < attrs->n_kids; i++)
        if (attrs->kid[i]->kind == SYN_ATTR_SET && attrs->kid[i]->name == name)
            return true;
    return false;
}

/* Does ..c, if any, give the attribute?  What c calls may be unknown: then it may. */
static bool spread_gives(const struct rewrite *r, const struct syn *attrs, const char *name)
{
    for (int i = 0; attrs && i < attrs->n_kids; i++) {
        if (attrs->kid[i]->kind != SYN_SPREAD)
            continue;
        const struct binding *b = pat_find_binding(r->f, attrs->kid[i]->kid[0]->name);
        const struct op **ops;
        struct value_type type;
        const struct attr_decl *decl;
        int n;
        if (!b || b->kind != BIND_NODE || !pat_ops_of(r->f->pat, b->node, &ops, &n) ||
            pat_attr_type(ops, n, name, &type, &decl))
            return true;
    }
    return false;
}

static void check_all_given(const struct rewrite *r, const struct callee *c, const struct syn *attrs)
{
    for (int i = 0; i < c->n_ops; i++)
        for (int k = 0; k < c->ops[i]->n_attrs; k++) {
            const struct attr_decl *a = &c->ops[i]->attrs[k];
            if (a->has_default || a->type.optional || gives(attrs, a->name) ||
                spread_gives(r, attrs, a->name))
                continue;
            pat_error_at(r->f->pat, c->at->at, "attribute '%s' of '%s' has no default: a new call gives it",
                         a->name, c->ops[i]->name);
            pat_note_at(r->f->pat, a->at, "declared here");
        }
}

static void check_attrs(struct rewrite *r, const struct callee *c, struct syn *attrs)
{
    const int errors = pat_error_count(r->f->pat);
    for (int i = 0; attrs && i < attrs->n_kids; i++) {
        struct syn *s = attrs->kid[i];
        for (int k = 0; k < i && s->kind == SYN_ATTR_SET; k++)
            if (attrs->kid[k]->kind == SYN_ATTR_SET && attrs->kid[k]->name == s->name)
                pat_error_at(r->f->pat, s->name_at, "attribute '%s' is given twice", s->name);
        if (s->kind == SYN_SPREAD)
            check_spread(r, c, s);
        else
            check_attr_set(r, c, s);
    }
    if (pat_error_count(r->f->pat) == errors) /* else a name may be misspelt */
        check_all_given(r, c, attrs);
}

/* ---- calls ---- */

static bool is_like(const struct rewrite *r, const struct syn *s)
{
    const struct syn *callee = s->kind == SYN_CALL ? s->kid[0] : NULL;
    return callee && callee->kind == SYN_NAME && !(callee->flags & SYNF_QUOTED) &&
           strcmp(callee->name, "like") == 0 && !pat_find_binding(r->f, callee->name) &&
           !pat_map_get(&r->f->pat->run->ops, callee->name);
}

/* like(x, 1.0): a scalar constant of x's dtype. */
static struct new_value *check_like(struct rewrite *r, struct syn *s, const struct syn *attrs)
{
    struct new_value *made = pat_new_value(r->f->pat, NEW_LIKE, s->at);
    if (s->n_kids != 3 || attrs) {
        pat_error_at(r->f->pat, s->at, "like(x, v) is a constant v of x's dtype");
        return made;
    }
    pat_new_value_add(r->f->pat, made, pat_check_value(r, s->kid[1]));
    struct syn *v = s->kid[2];
    struct expr *e = pat_check_expr(&r->env, v->kind == SYN_LITERAL && !v->text ? v->kid[0] : v);
    if (!pat_is_number(e->type) && (e->type.base != BT_BOOL || e->type.lists))
        pat_error_at(r->f->pat, v->at, "like takes a number, this is %s",
                     pat_value_type_text(r->f->pat, e->type));
    made->value = e;
    return made;
}

static void check_results(struct pat *pat, const struct callee *c, const struct syn *call)
{
    if (call->flags & SYNF_RESULTS && call->i > INT32_MAX)
        pat_error_at(pat, call->at, "no call has so many results");
    for (int i = 0; i < c->n_ops && call->flags & SYNF_RESULTS; i++) {
        const struct op *op = c->ops[i];
        if (op->variadic_results ? call->i >= op->n_required_results
                                 : call->i >= op->n_required_results && call->i <= op->n_results)
            continue;
        pat_error_at(pat, call->at, "'%s' has not %lld results", op->name, (long long)call->i);
        pat_note_at(pat, op->at, "declared here");
        return;
    }
}

struct new_value *pat_check_new_call(struct rewrite *r, struct syn *call, struct syn *attrs)
{
    if (is_like(r, call))
        return check_like(r, call, attrs);
    const int first = call->kind == SYN_CALL, n_args = call->n_kids - first;
    struct syn **arg = call->kid + first;
    const struct callee c = callee_of(r, call);
    bool more = false;
    if (call->flags & SYNF_OPTIONAL_CALL)
        pat_error_at(r->f->pat, call->at, "a call is built or not: `?` belongs to the match side");
    const int n = check_new_operands(r, &c, arg, n_args, &more);
    pat_check_operand_count(r->f->pat, c.ops, c.n_ops, n, more, c.at, arg, n_args);
    check_attrs(r, &c, attrs);
    check_results(r->f->pat, &c, call);
    c.made->results = call->flags & SYNF_RESULTS && call->i <= INT32_MAX ? (int)call->i : 0;
    return c.made;
}
