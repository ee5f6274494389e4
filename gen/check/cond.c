/* cond.c -- conditions: comparisons, and or not, named conditions.
 *
 * In:   the conditions of `where`, of `cond` declarations, before `?`.
 * Out:  struct expr of the condition kinds; a `cond` used by name is its text
 *       with the arguments substituted for the parameters; `named` refers to
 *       it.
 * Errors: values that can't be compared or are no conditions, unknown
 *       predicates, conditions that use themselves.
 */
#include "check.h"

#include <string.h>

struct expr *pat_join_conditions(struct pat *pat, struct expr *a, struct expr *b)
{
    if (!a || !b)
        return a ? a : b;
    return pat_condition(pat, E_AND, pat_span_join(a->at, b->at), a, b);
}

static struct expr *two_conditions(struct env *env, struct syn *s)
{
    struct expr *a = pat_check_cond(env, s->kid[0]), *b = pat_check_cond(env, s->kid[1]);
    return pat_condition(env->pat, s->tok == T_AND ? E_AND : E_OR, s->at, a, b);
}

/* ---- comparisons ---- */

static bool asks_kind(const struct syn *s)
{
    return s->kind == SYN_CALL && s->kid[0]->kind == SYN_NAME && strcmp(s->kid[0]->name, "kind") == 0;
}

static bool is_none(const struct expr *e)
{
    return e->kind == E_VALUE && e->value.tag == V_NONE && !pat_is_bad(e);
}

void pat_hint_at_string(struct pat *pat, struct value_type wanted, const char *text)
{
    pat_nearest_begin(pat, text);
    if (wanted.base == BT_DTYPE)
        pat_offer_dtypes(pat);
    for (int i = 0; wanted.base == BT_OP && i < pat->run->op_list.n; i++)
        pat_nearest_try(&pat->nearest, pat->run->op_list.at[i]->name);
    const char *near = pat->nearest.best;
    if (near)
        pat_hint(pat, "did you mean %s, without quotes?", near);
}

static void check_comparable(struct pat *pat, const struct expr *a, const struct expr *b, struct span at)
{
    if (!pat_comparable(a->type, b->type)) {
        pat_error_at(pat, at, "can't compare %s with %s", pat_value_type_text(pat, a->type),
                     pat_value_type_text(pat, b->type));
        if (b->kind == E_VALUE && b->value.tag == V_STRING)
            pat_hint_at_string(pat, a->type, b->value.s);
        else if (a->kind == E_VALUE && a->value.tag == V_STRING)
            pat_hint_at_string(pat, b->type, a->value.s);
    } else if (is_none(a) || is_none(b))
        pat_error_at(pat, at, "no comparison with none holds");
}

static bool has_order(struct value_type t)
{
    return pat_is_number(t) || (t.base == BT_KIND && t.lists == 0);
}

static void check_order(struct pat *pat, const struct expr *e)
{
    if (!has_order(e->type))
        pat_error_at(pat, e->at, "%s has no order", pat_value_type_text(pat, e->type));
}

/* The members of {..}; an op set's name stands for its operators. */
static void add_members(struct env *env, struct expr *e, struct syn *set)
{
    for (int i = 0; i < set->n_kids; i++) {
        struct syn *s = set->kid[i];
        const bool bound = s->kind == SYN_NAME && env->frame && pat_find_binding(env->frame, s->name);
        const struct decl *d = s->kind == SYN_NAME && !bound ? pat_find_op_set(env->pat, s) : NULL;
        for (int k = 0; d && k < d->ops.n; k++) {
            struct expr *op = pat_new_expr(env->pat, E_VALUE, s->at, pat_type_of(BT_OP));
            op->value = (struct value){.tag = V_OP, .op = d->ops.at[k]};
            pat_expr_add(env->pat, e, op);
        }
        if (!d)
            pat_expr_add(env->pat, e, pat_check_expr(env, s));
    }
}

static struct expr *check_in(struct env *env, struct syn *s, struct expr *left)
{
    const bool range = s->kid[1]->kind == SYN_RANGE;
    struct expr *e = pat_condition(env->pat, range ? E_IN_RANGE : E_IN, s->at, left, NULL);
    add_members(env, e, s->kid[1]);
    for (int i = 1; i < e->n_kids; i++) {
        check_comparable(env->pat, left, e->kid[i], e->kid[i]->at);
        if (range)
            check_order(env->pat, e->kid[i]);
    }
    if (range)
        check_order(env->pat, left);
    return e;
}

static struct expr *check_near(struct env *env, struct syn *s, struct expr *left)
{
    struct expr *e = pat_condition(env->pat, E_NEAR, s->at, left, pat_check_expr(env, s->kid[1]));
    pat_expr_add(env->pat, e, s->n_kids > 2 && s->kid[2] ? pat_check_expr(env, s->kid[2]) : NULL);
    for (int i = 0; i < 3; i++)
        if (e->kid[i] && !pat_is_number(e->kid[i]->type))
            pat_error_at(env->pat, e->kid[i]->at, "`~=` compares numbers, this is %s",
                         pat_value_type_text(env->pat, e->kid[i]->type));
    return e;
}

static struct expr *check_compare(struct env *env, struct syn *s)
{
    struct env inner = *env;
    inner.kinds = asks_kind(s->kid[0]) || asks_kind(s->kid[1]);
    struct expr *left = pat_check_expr(&inner, s->kid[0]);
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
    struct expr *right = pat_check_expr(&inner, s->kid[1]);
    check_comparable(env->pat, left, right, s->at);
    if (kind != E_EQ && kind != E_NE) {
        check_order(env->pat, left);
        check_order(env->pat, right);
    }
    return pat_condition(env->pat, kind, s->at, left, right);
}

/* ---- calls ---- */

static struct expr *unknown_predicate(struct pat *pat, const struct syn *s)
{
    const char *name = s->kid[0]->name;
    if (pat_is_lost(pat, name))
        return pat_bad_expr(pat, s->at);
    pat_error_at(pat, s->kid[0]->at, "unknown predicate '%s'", name);
    pat_nearest_begin(pat, name);
    pat_offer_functions(pat, true);
    pat_offer_functions(pat, false);
    for (int i = 0; i < pat->run->decl_list.n; i++)
        if (pat->run->decl_list.at[i]->kind == SYN_COND_DECL)
            pat_nearest_try(&pat->nearest, pat->run->decl_list.at[i]->name);
    const char *near = pat->nearest.best;
    pat_hint_at_call(pat, name, near);
    return pat_bad_expr(pat, s->at);
}

static struct expr *truth(struct pat *pat, struct expr *value)
{
    if (value->type.base != BT_ANY && (value->type.base != BT_BOOL || value->type.lists)) {
        pat_error_at(pat, value->at, "expected a condition, found %s",
                     pat_value_type_text(pat, value->type));
        return pat_bad_expr(pat, value->at);
    }
    return pat_condition(pat, E_TRUTH, value->at, value, NULL);
}

static struct expr *call_condition(struct env *env, struct syn *s)
{
    struct decl *d = pat_find_decl(env->pat, s->kid[0]->name, SYN_COND_DECL);
    if (d)
        return pat_use_cond(env, d, s);
    struct expr *e = pat_check_predicate(env, s);
    if (e)
        return e;
    e = pat_check_function(env, s);
    return e ? truth(env->pat, e) : unknown_predicate(env->pat, s);
}

static struct expr *extern_condition(struct env *env, struct syn *s)
{
    struct expr *e = pat_new_expr(env->pat, E_EXTERN, s->at, pat_type_of(BT_BOOL));
    e->name = s->name;
    pat_check_extern(env->pat, s);
    for (int i = 0; i < s->n_kids; i++)
        pat_expr_add(env->pat, e, pat_check_node_arg(env, s->kid[i]));
    return e;
}

/* c ? a : b between conditions. */
static struct expr *choice(struct env *env, struct syn *s)
{
    struct expr *e = pat_new_expr(env->pat, E_CHOOSE, s->at, pat_type_of(BT_BOOL));
    for (int i = 0; i < 3; i++)
        pat_expr_add(env->pat, e, pat_check_cond(env, s->kid[i]));
    return e;
}

struct expr *pat_check_cond(struct env *env, struct syn *s)
{
    if (s->kind == SYN_COND)
        return choice(env, s);
    if (s->kind == SYN_UNARY && s->tok == T_NOT)
        return pat_condition(env->pat, E_NOT, s->at, pat_check_cond(env, s->kid[0]), NULL);
    if (s->kind == SYN_CALL)
        return call_condition(env, s);
    if (s->kind == SYN_EXTERN)
        return extern_condition(env, s);
    if (s->kind != SYN_BINARY)
        return truth(env->pat, pat_check_expr(env, s));
    static const bool compares[N_TOKENS] = {
        [T_EQ] = true, [T_NE] = true, [T_LT] = true, [T_LE] = true,
        [T_GT] = true, [T_GE] = true, [T_IN] = true, [T_APPROX_EQ] = true,
    };
    if (s->tok == T_AND || s->tok == T_OR)
        return two_conditions(env, s);
    return compares[s->tok] ? check_compare(env, s) : truth(env->pat, pat_check_expr(env, s));
}

void pat_add_conditions(struct env *env, struct syn *where, struct expr ***list, int *n)
{
    for (int i = 0; i < where->n_kids; i++) {
        *list = pat_grow_kids(env->pat, *list, *n, sizeof **list);
        (*list)[(*n)++] = pat_check_cond(env, where->kid[i]);
    }
}

/* ---- named conditions ---- */

static struct expr *cond_body(const struct decl *d, const struct env *env)
{
    struct env inner = *env;
    struct expr *e = NULL;
    inner.depth++;
    for (int i = 1; i < d->syn->n_kids; i++) {
        e = pat_join_conditions(env->pat, e, pat_check_cond(&inner, d->syn->kid[i]));
        if (i > 1) /* what is joined may have been used, and written elsewhere */
            e->at = pat_span_join(d->syn->kid[1]->at, d->syn->kid[i]->at);
    }
    return e ? e : pat_bad_expr(env->pat, d->syn->at);
}

/* The text on its own: parameters stand for anything. */
void pat_check_cond_decl(struct pat *pat, struct decl *d)
{
    if (d->state != DECL_NEW)
        return;
    const int errors = pat_error_count(pat);
    const struct syn *params = d->syn->kid[0];
    struct local *locals = NULL;
    for (int i = 0; i < params->n_kids; i++) {
        for (const struct local *l = locals; l; l = l->up)
            if (l->name == params->kid[i]->name)
                pat_error_at(pat, params->kid[i]->at, "'%s' is named twice", l->name);
        struct local *l = pat_alloc(pat, sizeof *l);
        *l = (struct local){params->kid[i]->name,
                            pat_new_expr(pat, E_NODE, params->kid[i]->at, pat_type_of(BT_ANY)), locals};
        locals = l;
    }
    d->state = DECL_BUSY;
    struct env env = {.pat = pat, .locals = locals};
    if (pat->run->cond_depth++ >= MAX_USE_DEPTH)
        pat_error_at(pat, d->syn->name_at, "conditions are used by conditions more than %d deep",
                     MAX_USE_DEPTH);
    else
        cond_body(d, &env);
    pat->run->cond_depth--;
    d->state = pat_error_count(pat) == errors ? DECL_DONE : DECL_BROKEN;
}

/* locals: the parameters, last one first. */
static const struct named *use_of(struct pat *pat, const struct decl *d, const struct syn *s,
                                  const struct local *locals, const struct named *inner)
{
    struct named *use = pat_alloc(pat, sizeof *use);
    const int n = d->syn->kid[0]->n_kids;
    *use = (struct named){.name = d->name, .at = s->at, .declared = d->syn->at, .n_args = n, .inner = inner};
    use->formals = pat_alloc(pat, (size_t)n * sizeof *use->formals);
    use->args = pat_alloc(pat, (size_t)n * sizeof *use->args);
    for (int i = n - 1; i >= 0; i--, locals = locals->up) {
        use->formals[i] = locals->name;
        use->args[i] = locals->expr;
    }
    return use;
}

struct expr *pat_use_cond(struct env *env, struct decl *d, struct syn *s)
{
    struct pat *pat = env->pat;
    const struct syn *params = d->syn->kid[0];
    if (d->state == DECL_BUSY) {
        pat_error_at(pat, s->kid[0]->at, "condition '%s' uses itself", d->name);
        return pat_bad_expr(pat, s->at);
    }
    pat_check_cond_decl(pat, d);
    if (d->syn->flags & SYNF_BROKEN) { /* its parameters may not be all */
        for (int i = 1; i < s->n_kids; i++)
            pat_check_any(env, s->kid[i]);
        return pat_bad_expr(pat, s->at);
    }
    if (s->n_kids - 1 != params->n_kids) {
        pat_error_at(pat, s->kid[0]->at, "condition '%s' takes %d argument%s, this gives it %d", d->name,
                     params->n_kids, params->n_kids == 1 ? "" : "s", s->n_kids - 1);
        pat_note_at(pat, d->syn->name_at, "declared here");
        return pat_bad_expr(pat, s->at);
    }
    struct local *locals = NULL;
    for (int i = 0; i < params->n_kids; i++) {
        struct local *l = pat_alloc(pat, sizeof *l);
        *l = (struct local){params->kid[i]->name, pat_check_any(env, s->kid[i + 1]), locals};
        locals = l;
    }
    if (d->state == DECL_BROKEN || env->depth >= MAX_USE_DEPTH ||
        !env->b) /* !b: only checks, writes nothing out */
        return pat_bad_expr(pat, s->at);
    if (env->b->n_conds++ >= MAX_CONDS) {
        if (env->b->n_conds == MAX_CONDS + 1)
            pat_error_at(pat, s->at, "more than %d conditions by name in '%s'", MAX_CONDS,
                         env->b->pattern->name);
        return pat_bad_expr(pat, s->at);
    }
    const int errors = pat_error_count(pat);
    struct env inner = {.pat = env->pat, .b = env->b, .locals = locals, .depth = env->depth};
    struct expr *e = cond_body(d, &inner);
    e->named = use_of(pat, d, s, locals, e->named);
    if (pat_error_count(pat) != errors)
        pat_note_at(pat, s->at, "condition '%s' is used here", d->name);
    return e;
}
