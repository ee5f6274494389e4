/* expr.c -- values in conditions and attributes: literals, names, members, arithmetic.
 *
 * In:   expressions as syntax; the names of a frame, and local ones in front.
 * Out:  struct expr with its type; BT_ANY where only the graph knows.
 * Errors: unknown names, values of the wrong type, sets where one value is asked for.
 */
#include "check.h"

#include <string.h>

struct expr *pat_new_expr(struct pat *pat, enum ekind kind, struct span at, struct value_type type)
{
    struct expr *e = pat_alloc(pat, sizeof *e);
    *e = (struct expr){.kind = kind, .at = at, .type = type};
    return e;
}

void pat_expr_add(struct pat *pat, struct expr *e, struct expr *kid)
{
    e->kid = pat_grow_kids(pat, e->kid, e->n_kids, sizeof *e->kid);
    e->kid[e->n_kids++] = kid;
}

struct expr *pat_expr_of(struct pat *pat, enum ekind kind, struct span at, struct value_type type, struct expr *a,
                         struct expr *b)
{
    struct expr *e = pat_new_expr(pat, kind, at, type);
    pat_expr_add(pat, e, a);
    if (b)
        pat_expr_add(pat, e, b);
    return e;
}

struct expr *pat_condition(struct pat *pat, enum ekind kind, struct span at, struct expr *a, struct expr *b)
{
    return pat_expr_of(pat, kind, at, pat_type_of(BT_BOOL), a, b);
}

struct expr *pat_bad_expr(struct pat *pat, struct span at)
{
    return pat_new_expr(pat, E_VALUE, at, pat_type_of(BT_ANY));
}

/* Is e what an error left behind? */
bool pat_is_bad(const struct expr *e)
{
    return e->kind == E_VALUE && e->value.tag == V_NONE && !e->type.optional;
}

bool pat_is_unknown(const struct expr *e)
{
    return e->kind == E_NODE && !e->node;
}

static struct expr *value_expr(struct pat *pat, struct span at, struct value v, struct value_type type)
{
    struct expr *e = pat_new_expr(pat, E_VALUE, at, type);
    e->value = v;
    return e;
}

static struct expr *literal(struct env *env, struct syn *s, struct value v)
{
    if (pat_has_hole(&v) && (!env->holes || v.tag == V_HOLE)) {
        pat_error_at(env->pat, s->at, "`_` is allowed only in lists that an attribute is compared with");
        return pat_bad_expr(env->pat, s->at);
    }
    return value_expr(env->pat, s->at, v, pat_literal_type(&v));
}

/* ---- names ---- */

static struct expr *bound_expr(struct env *env, struct binding *b, struct span at)
{
    b->mentioned = true;
    if (b->kind == BIND_BAD)
        return pat_bad_expr(env->pat, at);
    if (b->uncaptured) {
        pat_error_at(env->pat, at, "'%s' is bound inside `!` only, which captures nothing", b->name);
        return pat_bad_expr(env->pat, at);
    }
    if (b->kind == BIND_VAR && b->is_set && !env->replacement) {
        pat_error_at(env->pat, at, "'%s' is a set: it has a value for each member", b->name);
        return pat_bad_expr(env->pat, at);
    }
    if (b->kind == BIND_VAR) {
        struct expr *e = pat_new_expr(env->pat, E_VAR, at, b->var->type);
        e->type.optional = false;
        e->var = b->var;
        return e;
    }
    const bool set = b->kind == BIND_REST || (b->is_set && !env->replacement);
    struct expr *e = pat_new_expr(env->pat, set ? E_SET : E_NODE, at, pat_type_of(BT_NODE));
    e->set = set ? b->capture : NULL;
    e->node = set ? NULL : b->node;
    return e;
}

static struct expr *param_expr(struct pat *pat, const struct param *p, struct span at)
{
    struct expr *e =
        p->runtime ? pat_new_expr(pat, E_PARAM, at, p->type) : value_expr(pat, at, p->value, p->type);
    e->param = p;
    return e;
}

static struct expr *op_expr(struct pat *pat, const struct op *op, struct span at)
{
    return value_expr(pat, at, (struct value){.tag = V_OP, .op = op}, pat_type_of(BT_OP));
}

static const struct local *find_local(const struct env *env, const char *name)
{
    for (const struct local *l = env->locals; l; l = l->up)
        if (l->name == name)
            return l;
    return NULL;
}

static bool is_captured(const struct env *env, const char *name)
{
    return find_local(env, name) || pat_find_binding(env->frame, name);
}

static struct expr *unknown_value(struct env *env, struct span at, const char *name)
{
    pat_unknown_value_name(env->pat, env->frame, at, name);
    if (env->frame)
        pat_add_binding(env->frame, BIND_BAD, name, at);
    return pat_bad_expr(env->pat, at);
}

static struct expr *name_expr(struct env *env, struct syn *s)
{
    const struct local *l = find_local(env, s->name);
    if (l) {
        struct expr *e = pat_alloc(env->pat, sizeof *e);
        *e = *l->expr;
        e->formal = l->name;
        e->at = s->at;
        return e;
    }
    struct binding *b = pat_find_binding(env->frame, s->name);
    if (b)
        return bound_expr(env, b, s->at);
    if (env->kinds && pat_fkind_number(s->name) >= 0) {
        const int kind = pat_fkind_number(s->name);
        return value_expr(env->pat, s->at, (struct value){.tag = V_INT, .i = kind, .f = kind},
                          pat_type_of(BT_KIND));
    }
    const struct decl *d = pat_find_decl(env->pat, s->name, SYN_PARAM);
    if (d)
        return param_expr(env->pat, d->param, s->at);
    const struct op *op = pat_find_op(env->pat, s->name);
    return op ? op_expr(env->pat, op, s->at) : unknown_value(env, s->at, s->name);
}

/* ---- x.shape, c.groups, nn.conv2d ---- */

/* The dotted name that a chain of fields is, or NULL. */
static const char *dotted(struct pat *pat, const struct syn *s, const char **first)
{
    if (s->kind == SYN_NAME) {
        *first = s->name;
        return s->name;
    }
    const char *front = s->kind == SYN_FIELD ? dotted(pat, s->kid[0], first) : NULL;
    return front ? pat_format(pat, "%s.%s", front, s->name) : NULL;
}

static const struct {
    const char *name;
    enum prop prop;
    struct value_type type;
} props[] = {
    {"dtype", PROP_DTYPE, {.base = BT_DTYPE}},
    {"rank", PROP_RANK, {.base = BT_INT}},
    {"elements", PROP_ELEMENTS, {.base = BT_INT}},
    {"shape", PROP_SHAPE, {.base = BT_INT, .lists = 1}},
    {"op", PROP_OP, {.base = BT_OP}},
};

enum { N_PROPS = sizeof props / sizeof *props };

void pat_offer_properties(struct pat *pat)
{
    for (int i = 0; i < N_PROPS; i++)
        pat_nearest_try(&pat->nearest, props[i].name);
}

bool pat_is_property(const char *name)
{
    for (int i = 0; i < N_PROPS; i++)
        if (strcmp(props[i].name, name) == 0)
            return true;
    return false;
}

static struct expr *property(struct pat *pat, struct expr *of, const char *name, struct span at)
{
    for (int i = 0; i < N_PROPS; i++)
        if (strcmp(props[i].name, name) == 0) {
            struct expr *e = pat_expr_of(pat, E_PROP, at, props[i].type, of, NULL);
            e->prop = props[i].prop;
            return e;
        }
    return NULL;
}

/* named: by attr(x, name), which asks of an unknown operator whatever it likes. */
static struct expr *attribute(struct pat *pat, struct expr *of, const char *name, struct span at, bool named)
{
    struct expr *e = pat_expr_of(pat, E_ATTR, at, pat_type_of(BT_ANY), of, NULL);
    const struct attr_decl *decl;
    e->name = name;
    if (of->node)
        pat_ops_of(pat, of->node, &e->ops, &e->n_ops);
    if (!pat_attr_type(e->ops, e->n_ops, name, &e->type, &decl)) {
        pat_unknown_attr(pat, at, name, e->ops, e->n_ops, !named);
        return pat_bad_expr(pat, at);
    }
    if (e->n_ops == 0 && !named && !pat_may_have_attr(pat, of->node, name)) {
        pat_unknown_member(pat, at, name, true);
        return pat_bad_expr(pat, at);
    }
    e->type.optional = false;
    return e;
}

struct expr *pat_check_member(struct env *env, struct expr *of, const char *name, struct span at,
                              bool attr_only)
{
    if (of->kind == E_SET) {
        pat_error_at(env->pat, of->at, "'%s' is a set: use all(%s, ...) or any(%s, ...)", of->set->name,
                     of->set->name, of->set->name);
        return pat_bad_expr(env->pat, at);
    }
    if (of->kind != E_NODE) {
        if (of->type.base != BT_ANY || of->kind != E_VALUE)
            pat_error_at(env->pat, of->at, "only a captured value has attributes and properties");
        return pat_bad_expr(env->pat, at);
    }
    struct expr *e = attr_only ? NULL : property(env->pat, of, name, at);
    return e ? e : attribute(env->pat, of, name, at, attr_only);
}

/* Is `first` the first part of some operator's name? */
static bool begins_op(struct pat *pat, const char *first)
{
    const size_t len = strlen(first);
    for (int i = 0; i < pat->run->op_list.n; i++)
        if (strncmp(pat->run->op_list.at[i]->name, first, len) == 0 &&
            pat->run->op_list.at[i]->name[len] == '.')
            return true;
    return false;
}

static struct expr *field_expr(struct env *env, struct syn *s)
{
    const char *first = NULL, *name = dotted(env->pat, s, &first);
    if (name && !is_captured(env, first)) {
        const struct op *op = pat_find_op(env->pat, name);
        if (op)
            return op_expr(env->pat, op, s->at);
        if (begins_op(env->pat, first)) {
            pat_unknown_op(env->pat, s->at, name);
            return pat_bad_expr(env->pat, s->at);
        }
    }
    return pat_check_member(env, pat_check_any(env, s->kid[0]), s->name, s->name_at, false);
}

static struct expr *fact_expr(struct env *env, struct syn *s)
{
    struct expr *of = pat_check_node_arg(env, s->kid[0]),
                *e = pat_expr_of(env->pat, E_FACT, s->at, pat_type_of(BT_ANY), of, NULL);
    e->name = s->name;
    return e;
}

/* ---- combinations ---- */

static struct expr *number_arg(struct env *env, struct syn *s)
{
    struct expr *e = pat_check_expr(env, s);
    if (!pat_is_number(e->type))
        pat_error_at(env->pat, s->at, "expected a number, found %s",
                     pat_value_type_text(env->pat, e->type));
    return e;
}

static struct expr *arithmetic(struct env *env, struct syn *s)
{
    const enum ekind kind = s->tok == T_PLUS    ? E_ADD
                            : s->tok == T_MINUS ? E_SUB
                            : s->tok == T_STAR  ? E_MUL
                            : s->tok == T_SLASH ? E_DIV
                                                : E_MOD;
    struct expr *a = number_arg(env, s->kid[0]), *b = number_arg(env, s->kid[1]);
    struct value_type type = pat_unify(a->type, b->type);
    type.optional = false;
    return pat_expr_of(env->pat, kind, s->at, type, a, b);
}

static struct expr *choice(struct env *env, struct syn *s)
{
    struct expr *c = pat_check_cond(env, s->kid[0]), *a = pat_check_expr(env, s->kid[1]),
                *b = pat_check_expr(env, s->kid[2]);
    if (!pat_comparable(a->type, b->type))
        pat_error_at(env->pat, s->at, "one choice is %s, the other %s",
                     pat_value_type_text(env->pat, a->type), pat_value_type_text(env->pat, b->type));
    struct expr *e = pat_expr_of(env->pat, E_CHOOSE, s->at, pat_unify(a->type, b->type), c, a);
    pat_expr_add(env->pat, e, b);
    return e;
}

static struct value_type element_of(struct value_type t)
{
    t.lists -= t.lists > 0;
    t.optional = false;
    return t;
}

static struct expr *list_arg(struct env *env, struct syn *s)
{
    struct expr *e = pat_check_expr(env, s);
    if (!pat_is_list(e->type))
        pat_error_at(env->pat, s->at, "expected a list, found %s",
                     pat_value_type_text(env->pat, e->type));
    return e;
}

static struct expr *index_expr(struct env *env, struct syn *s)
{
    struct expr *list = list_arg(env, s->kid[0]), *i = pat_check_expr(env, s->kid[1]);
    if (i->type.base != BT_ANY && (i->type.base != BT_INT || i->type.lists))
        pat_error_at(env->pat, s->kid[1]->at, "an index is an int, this is %s",
                     pat_value_type_text(env->pat, i->type));
    return pat_expr_of(env->pat, E_INDEX, s->at, element_of(list->type), list, i);
}

static struct expr *hole_expr(struct pat *pat, struct span at)
{
    return value_expr(pat, at, (struct value){.tag = V_HOLE}, pat_type_of(BT_ANY));
}

static struct expr *list_expr(struct env *env, struct syn *s)
{
    struct value_type type = pat_type_of(BT_ANY);
    struct expr *e = pat_new_expr(env->pat, E_LIST, s->at, type);
    bool typed = false;
    for (int i = 0; i < s->n_kids; i++) {
        const bool hole = s->kid[i]->kind == SYN_WILD && env->holes;
        struct expr *k = hole ? hole_expr(env->pat, s->kid[i]->at) : pat_check_expr(env, s->kid[i]);
        pat_expr_add(env->pat, e, k);
        if (!hole)
            type = typed ? pat_unify(type, k->type) : k->type;
        typed = typed || !hole;
    }
    e->type = type;
    if (type.base != BT_ANY)
        e->type.lists++;
    return e;
}

static struct expr *comprehension(struct env *env, struct syn *s)
{
    struct expr *list = list_arg(env, s->kid[1]);
    struct var *v = pat_alloc(env->pat, sizeof *v);
    *v = (struct var){.kind = VAR_ATTR, .name = s->name, .type = element_of(list->type), .at = s->name_at};
    v->open = pat_may_be_open(list);
    if (env->b) {
        v->id = env->b->vars.n;
        *PAT_PUSH(env->pat, env->b->vars) = v;
    }
    struct expr *running = pat_new_expr(env->pat, E_VAR, s->name_at, v->type);
    running->var = v;
    struct local local = {s->name, running, env->locals};
    struct env inner = *env;
    inner.locals = &local;
    struct expr *each = pat_check_expr(&inner, s->kid[0]),
                *e = pat_expr_of(env->pat, E_COMP, s->at, each->type, each, list);
    if (e->type.base != BT_ANY)
        e->type.lists++;
    e->var = v;
    return e;
}

static struct expr *negative(struct env *env, struct syn *s)
{
    struct expr *kid = number_arg(env, s->kid[0]);
    return pat_expr_of(env->pat, E_NEG, s->at, kid->type, kid, NULL);
}

static struct expr *no_value(struct pat *pat, const struct syn *s)
{
    pat_error_at(pat, s->at, "this is a condition, not a value");
    return pat_bad_expr(pat, s->at);
}

static struct expr *call_expr(struct env *env, struct syn *s)
{
    struct expr *e = pat_check_function(env, s);
    if (e)
        return e;
    pat_nearest_begin(env->pat, s->kid[0]->name);
    pat_offer_functions(env->pat, false);
    const char *near = env->pat->nearest.best;
    if (pat_is_function(s->kid[0]->name)) {
        pat_error_at(env->pat, s->at, "'%s' is a condition, not a value", s->kid[0]->name);
        return pat_bad_expr(env->pat, s->at);
    }
    if (pat_is_work(env->pat, s->kid[0]->at, s->kid[0]->name))
        return pat_bad_expr(env->pat, s->at);
    pat_error_at(env->pat, s->kid[0]->at, "unknown function '%s'", s->kid[0]->name);
    pat_hint_at_call(env->pat, s->kid[0]->name, near);
    return pat_bad_expr(env->pat, s->at);
}

static struct expr *unary(struct env *env, struct syn *s)
{
    return s->tok == T_MINUS ? negative(env, s) : no_value(env->pat, s);
}

static struct expr *binary(struct env *env, struct syn *s)
{
    const bool counts = s->tok == T_PLUS || s->tok == T_MINUS || s->tok == T_STAR || s->tok == T_SLASH ||
                        s->tok == T_PERCENT;
    return counts ? arithmetic(env, s) : no_value(env->pat, s);
}

struct expr *pat_check_any(struct env *env, struct syn *s)
{
    static struct expr *(*const checks[N_SYN])(struct env *, struct syn *) = {
        [SYN_NAME] = name_expr,  [SYN_FIELD] = field_expr,   [SYN_FACT] = fact_expr, [SYN_INDEX] = index_expr,
        [SYN_LIST] = list_expr,  [SYN_COMP] = comprehension, [SYN_COND] = choice,    [SYN_CALL] = call_expr,
        [SYN_UNARY] = unary,     [SYN_BINARY] = binary,
    };
    struct value v;
    if (s->kind != SYN_NAME && pat_literal_value(env->pat, s, &v))
        return literal(env, s, v);
    return checks[s->kind] ? checks[s->kind](env, s) : no_value(env->pat, s);
}

struct expr *pat_check_expr(struct env *env, struct syn *s)
{
    struct expr *e = pat_check_any(env, s);
    if (pat_is_unknown(e))
        return e;
    if (e->kind == E_SET)
        pat_error_at(env->pat, s->at, "'%s' is a set, not a number, a string or a list", e->set->name);
    else if (e->kind == E_NODE)
        pat_error_at(env->pat, s->at,
                     "this is a value of the graph: use its shape, dtype, attributes or value(...)");
    else
        return e;
    return pat_bad_expr(env->pat, s->at);
}

struct expr *pat_check_node_arg(struct env *env, struct syn *s)
{
    if (s->kind != SYN_NAME) {
        pat_error_at(env->pat, s->at, "expected the name of a captured value");
        return pat_new_expr(env->pat, E_NODE, s->at, pat_type_of(BT_ANY));
    }
    const int errors = pat_error_count(env->pat);
    struct expr *e = name_expr(env, s);
    if (e->kind == E_NODE)
        return e;
    if (e->kind == E_SET)
        pat_error_at(env->pat, s->at, "'%s' is a set: use all(%s, ...) or any(%s, ...)", s->name, s->name,
                     s->name);
    else if (errors == pat_error_count(env->pat) && !(e->kind == E_VALUE && e->type.base == BT_ANY))
        pat_error_at(env->pat, s->at, "'%s' is no captured value of the graph", s->name);
    return pat_new_expr(env->pat, E_NODE, s->at, pat_type_of(BT_ANY));
}
