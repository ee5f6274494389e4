/* cond.c -- conditions: comparisons, and or not, named conditions.
 *
 * In:   what stands in `where`, in `cond` declarations, before `?`.
 * Out:  struct expr of the condition kinds; a `cond` used by name is its text
 *       with the arguments in place of the parameters, and `named` says so.
 * Errors: values that can't be compared or are no conditions, unknown
 *       predicates, conditions that use themselves.
 */
#include "check.h"

#include <string.h>

struct expr *join_conditions(struct expr *a, struct expr *b)
{
    if (!a || !b)
        return a ? a : b;
    struct expr *e = new_expr(E_AND, span_join(a->at, b->at), type_of(BT_BOOL));
    expr_add(e, a);
    expr_add(e, b);
    return e;
}

static struct expr *two_conditions(struct env *env, struct syn *s)
{
    struct expr *e = new_expr(s->tok == T_AND ? E_AND : E_OR, s->at, type_of(BT_BOOL));
    expr_add(e, check_cond(env, s->kid[0]));
    expr_add(e, check_cond(env, s->kid[1]));
    return e;
}

/* ---- comparisons ---- */

static bool asks_kind(const struct syn *s)
{
    return s->kind == SYN_CALL && s->kid[0]->kind == SYN_NAME && strcmp(s->kid[0]->name, "kind") == 0;
}

static bool is_none(const struct expr *e)
{
    return e->kind == E_VALUE && e->value.tag == V_NONE && !is_bad(e);
}

/* A dtype or an operator that was written as a string. */
static void hint_at_string(enum base_type base, const struct expr *string)
{
    if (string->kind != E_VALUE || string->value.tag != V_STRING || (base != BT_DTYPE && base != BT_OP))
        return;
    nearest_begin(string->value.s);
    if (base == BT_DTYPE)
        offer_dtypes();
    for (int i = 0; base == BT_OP && i < run.op_list.n; i++)
        nearest_offer(run.op_list.at[i]->name);
    const char *near = nearest_end();
    if (near)
        hint("did you mean %s, without quotes?", near);
}

static void check_comparable(const struct expr *a, const struct expr *b, struct span at)
{
    if (!comparable(a->type, b->type)) {
        error_at(at, "can't compare %s with %s", value_type_text(a->type), value_type_text(b->type));
        hint_at_string(a->type.base, b);
        hint_at_string(b->type.base, a);
    } else if (is_none(a) || is_none(b))
        error_at(at, "no comparison with none holds");
}

static bool has_order(struct value_type t)
{
    return is_number(t) || (t.base == BT_KIND && t.lists == 0);
}

static void check_order(const struct expr *e)
{
    if (!has_order(e->type))
        error_at(e->at, "%s has no order", value_type_text(e->type));
}

/* The members of {..}; an op set's name stands for its operators. */
static void add_members(struct env *env, struct expr *e, struct syn *set)
{
    for (int i = 0; i < set->n_kids; i++) {
        struct syn *s = set->kid[i];
        const bool bound = s->kind == SYN_NAME && env->frame && find_binding(env->frame, s->name);
        const struct decl *d = s->kind == SYN_NAME && !bound ? find_op_set(s) : NULL;
        for (int k = 0; d && k < d->ops.n; k++) {
            struct expr *op = new_expr(E_VALUE, s->at, type_of(BT_OP));
            op->value = (struct value){.tag = V_OP, .op = d->ops.at[k]};
            expr_add(e, op);
        }
        if (!d)
            expr_add(e, check_expr(env, s));
    }
}

static struct expr *check_in(struct env *env, struct syn *s, struct expr *left)
{
    const bool range = s->kid[1]->kind == SYN_RANGE;
    struct expr *e = new_expr(range ? E_IN_RANGE : E_IN, s->at, type_of(BT_BOOL));
    expr_add(e, left);
    add_members(env, e, s->kid[1]);
    for (int i = 1; i < e->n_kids; i++) {
        check_comparable(left, e->kid[i], e->kid[i]->at);
        if (range)
            check_order(e->kid[i]);
    }
    if (range)
        check_order(left);
    return e;
}

static struct expr *check_near(struct env *env, struct syn *s, struct expr *left)
{
    struct expr *e = new_expr(E_NEAR, s->at, type_of(BT_BOOL));
    expr_add(e, left);
    expr_add(e, check_expr(env, s->kid[1]));
    expr_add(e, s->n_kids > 2 && s->kid[2] ? check_expr(env, s->kid[2]) : NULL);
    for (int i = 0; i < 3; i++)
        if (e->kid[i] && !is_number(e->kid[i]->type))
            error_at(e->kid[i]->at, "`~=` compares numbers, this is %s", value_type_text(e->kid[i]->type));
    return e;
}

struct expr *check_compare(struct env *env, struct syn *s)
{
    struct env inner = *env;
    inner.kinds = asks_kind(s->kid[0]) || asks_kind(s->kid[1]);
    struct expr *left = check_expr(&inner, s->kid[0]);
    if (s->tok == T_IN)
        return check_in(&inner, s, left);
    if (s->tok == T_APPROX_EQ)
        return check_near(&inner, s, left);
    const enum ekind kind = s->tok == T_EQ   ? E_EQ
                            : s->tok == T_NE ? E_NE
                            : s->tok == T_LT ? E_LT
                            : s->tok == T_LE ? E_LE
                            : s->tok == T_GT ? E_GT
                                             : E_GE;
    struct expr *e = new_expr(kind, s->at, type_of(BT_BOOL)), *right = check_expr(&inner, s->kid[1]);
    expr_add(e, left);
    expr_add(e, right);
    check_comparable(left, right, s->at);
    if (kind != E_EQ && kind != E_NE) {
        check_order(left);
        check_order(right);
    }
    return e;
}

/* ---- calls ---- */

static struct expr *unknown_predicate(const struct syn *s)
{
    const char *name = s->kid[0]->name;
    if (is_lost(name))
        return bad_expr(s->at);
    error_at(s->kid[0]->at, "unknown predicate '%s'", name);
    nearest_begin(name);
    offer_functions(true);
    offer_functions(false);
    for (int i = 0; i < run.decl_list.n; i++)
        if (run.decl_list.at[i]->kind == DECL_COND)
            nearest_offer(run.decl_list.at[i]->name);
    const char *near = nearest_end();
    hint_at_call(name, near);
    return bad_expr(s->at);
}

static struct expr *truth(struct expr *value)
{
    if (value->type.base != BT_ANY && (value->type.base != BT_BOOL || value->type.lists)) {
        error_at(value->at, "a condition is asked for, this is %s", value_type_text(value->type));
        return bad_expr(value->at);
    }
    struct expr *e = new_expr(E_TRUTH, value->at, type_of(BT_BOOL));
    expr_add(e, value);
    return e;
}

static struct expr *call_condition(struct env *env, struct syn *s)
{
    struct decl *d = find_decl(s->kid[0]->name, DECL_COND);
    if (d)
        return use_cond(env, d, s);
    struct expr *e = check_predicate(env, s);
    if (e)
        return e;
    e = check_function(env, s);
    return e ? truth(e) : unknown_predicate(s);
}

static struct expr *extern_condition(struct env *env, struct syn *s)
{
    struct expr *e = new_expr(E_EXTERN, s->at, type_of(BT_BOOL));
    e->name = s->name;
    for (int i = 0; i < s->n_kids; i++)
        expr_add(e, check_node_arg(env, s->kid[i]));
    return e;
}

/* c ? a : b between conditions. */
static struct expr *choice(struct env *env, struct syn *s)
{
    struct expr *e = new_expr(E_CHOOSE, s->at, type_of(BT_BOOL));
    for (int i = 0; i < 3; i++)
        expr_add(e, check_cond(env, s->kid[i]));
    return e;
}

struct expr *check_cond(struct env *env, struct syn *s)
{
    if (s->kind == SYN_COND)
        return choice(env, s);
    if (s->kind == SYN_UNARY && s->tok == T_NOT) {
        struct expr *e = new_expr(E_NOT, s->at, type_of(BT_BOOL));
        expr_add(e, check_cond(env, s->kid[0]));
        return e;
    }
    if (s->kind == SYN_CALL)
        return call_condition(env, s);
    if (s->kind == SYN_EXTERN)
        return extern_condition(env, s);
    if (s->kind != SYN_BINARY)
        return truth(check_expr(env, s));
    switch (s->tok) {
    case T_AND:
    case T_OR:
        return two_conditions(env, s);
    case T_EQ:
    case T_NE:
    case T_LT:
    case T_LE:
    case T_GT:
    case T_GE:
    case T_IN:
    case T_APPROX_EQ:
        return check_compare(env, s);
    default:
        return truth(check_expr(env, s));
    }
}

void add_conditions(struct env *env, struct syn *where, struct expr ***list, int *n)
{
    struct expr **all = alloc(sizeof *all * (size_t)(*n + where->n_kids));
    if (*n)
        memcpy(all, *list, sizeof *all * (size_t)*n);
    for (int i = 0; i < where->n_kids; i++)
        all[(*n)++] = check_cond(env, where->kid[i]);
    *list = all;
}

/* ---- named conditions ---- */

static struct expr *cond_body(const struct decl *d, const struct env *env)
{
    struct env inner = *env;
    struct expr *e = NULL;
    inner.depth++;
    for (int i = 1; i < d->syn->n_kids; i++) {
        e = join_conditions(e, check_cond(&inner, d->syn->kid[i]));
        if (i > 1) /* what is joined may have been used, and written elsewhere */
            e->at = span_join(d->syn->kid[1]->at, d->syn->kid[i]->at);
    }
    return e ? e : bad_expr(d->syn->at);
}

/* The text on its own: parameters stand for anything. */
void check_cond_decl(struct decl *d)
{
    static int depth;
    if (d->state != DECL_NEW)
        return;
    const int errors = error_count();
    const struct syn *params = d->syn->kid[0];
    struct local *locals = NULL;
    for (int i = 0; i < params->n_kids; i++) {
        for (const struct local *l = locals; l; l = l->up)
            if (l->name == params->kid[i]->name)
                error_at(params->kid[i]->at, "'%s' is named twice", l->name);
        struct local *l = alloc(sizeof *l);
        *l = (struct local){params->kid[i]->name, new_expr(E_NODE, params->kid[i]->at, type_of(BT_ANY)),
                            locals};
        locals = l;
    }
    d->state = DECL_BUSY;
    struct env env = {.locals = locals};
    if (depth++ >= MAX_USE_DEPTH)
        error_at(d->syn->name_at, "conditions are used by conditions more than %d deep", MAX_USE_DEPTH);
    else
        cond_body(d, &env);
    depth--;
    d->state = error_count() == errors ? DECL_DONE : DECL_BROKEN;
}

/* locals: the parameters, last one first. */
static const struct named *use_of(const struct decl *d, const struct syn *s, const struct local *locals,
                                  const struct named *inner)
{
    struct named *use = alloc(sizeof *use);
    const int n = d->syn->kid[0]->n_kids;
    *use = (struct named){.name = d->name, .at = s->at, .declared = d->syn->at, .n_args = n, .inner = inner};
    use->formals = alloc((size_t)n * sizeof *use->formals);
    use->args = alloc((size_t)n * sizeof *use->args);
    for (int i = n - 1; i >= 0; i--, locals = locals->up) {
        use->formals[i] = locals->name;
        use->args[i] = locals->expr;
    }
    return use;
}

struct expr *use_cond(struct env *env, struct decl *d, struct syn *s)
{
    const struct syn *params = d->syn->kid[0];
    if (d->state == DECL_BUSY) {
        error_at(s->kid[0]->at, "condition '%s' uses itself", d->name);
        return bad_expr(s->at);
    }
    check_cond_decl(d);
    if (d->syn->flags & SYNF_BROKEN) { /* its parameters may not be all */
        for (int i = 1; i < s->n_kids; i++)
            check_any(env, s->kid[i]);
        return bad_expr(s->at);
    }
    if (s->n_kids - 1 != params->n_kids) {
        error_at(s->kid[0]->at, "condition '%s' takes %d argument%s, this gives it %d", d->name,
                 params->n_kids, params->n_kids == 1 ? "" : "s", s->n_kids - 1);
        note_at(d->syn->name_at, "declared here");
        return bad_expr(s->at);
    }
    struct local *locals = NULL;
    for (int i = 0; i < params->n_kids; i++) {
        struct local *l = alloc(sizeof *l);
        *l = (struct local){params->kid[i]->name, check_any(env, s->kid[i + 1]), locals};
        locals = l;
    }
    if (d->state == DECL_BROKEN || env->depth >= MAX_USE_DEPTH ||
        !env->b) /* !b: only checks, writes nothing out */
        return bad_expr(s->at);
    if (env->b->n_conds++ >= MAX_CONDS) {
        if (env->b->n_conds == MAX_CONDS + 1)
            error_at(s->at, "more than %d conditions by name in '%s'", MAX_CONDS, env->b->pattern->name);
        return bad_expr(s->at);
    }
    const int errors = error_count();
    struct env inner = {.b = env->b, .locals = locals, .depth = env->depth};
    struct expr *e = cond_body(d, &inner);
    e->named = use_of(d, s, locals, e->named);
    if (error_count() != errors)
        note_at(s->at, "condition '%s' is used here", d->name);
    return e;
}
