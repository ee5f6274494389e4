/* expr.c -- values in conditions and attributes: literals, names, members, arithmetic.
 *
 * In:   expressions as syntax; the names of a frame, and local ones in front.
 * Out:  struct expr with its type; BT_ANY where only the graph knows.
 * Errors: unknown names, values of the wrong type, sets where one value is asked for.
 */
#include "check.h"

#include <string.h>

struct expr *new_expr(enum ekind kind, struct span at, struct value_type type)
{
    struct expr *e = alloc(sizeof *e);
    *e = (struct expr){.kind = kind, .at = at, .type = type};
    return e;
}

void expr_add(struct expr *e, struct expr *kid)
{
    e->kid = grow_kids(e->kid, e->n_kids, sizeof *e->kid);
    e->kid[e->n_kids++] = kid;
}

struct expr *bad_expr(struct span at)
{
    return new_expr(E_VALUE, at, type_of(BT_ANY));
}

/* Is e what an error left behind? */
bool is_bad(const struct expr *e)
{
    return e->kind == E_VALUE && e->value.tag == V_NONE && !e->type.optional;
}

bool is_unknown(const struct expr *e)
{
    return e->kind == E_NODE && !e->node;
}

static struct expr *value_expr(struct span at, struct value v, struct value_type type)
{
    struct expr *e = new_expr(E_VALUE, at, type);
    e->value = v;
    return e;
}

static bool has_hole(const struct value *v)
{
    for (int i = 0; i < v->n; i++)
        if (v->list[i].tag == V_HOLE || has_hole(&v->list[i]))
            return true;
    return v->tag == V_HOLE;
}

static struct expr *literal(struct env *env, struct syn *s, struct value v)
{
    if (has_hole(&v) && (!env->holes || v.tag == V_HOLE)) {
        error_at(s->at, "`_` stands in lists that an attribute is compared with");
        return bad_expr(s->at);
    }
    return value_expr(s->at, v, literal_type(&v));
}

/* ---- names ---- */

static struct expr *bound_expr(struct env *env, struct binding *b, struct span at)
{
    b->mentioned = true;
    if (b->kind == BIND_BAD)
        return bad_expr(at);
    if (b->uncaptured) {
        error_at(at, "'%s' is bound inside `!` only, which captures nothing", b->name);
        return bad_expr(at);
    }
    if (b->kind == BIND_VAR && b->is_set && !env->replacement) {
        error_at(at, "'%s' is a set: it has a value for each member", b->name);
        return bad_expr(at);
    }
    if (b->kind == BIND_VAR) {
        struct expr *e = new_expr(E_VAR, at, b->var->type);
        e->type.optional = false;
        e->var = b->var;
        return e;
    }
    const bool set = b->kind == BIND_REST || (b->is_set && !env->replacement);
    struct expr *e = new_expr(set ? E_SET : E_NODE, at, type_of(BT_NODE));
    e->set = set ? b->capture : NULL;
    e->node = set ? NULL : b->node;
    return e;
}

static struct expr *param_expr(const struct param *p, struct span at)
{
    struct expr *e = p->runtime ? new_expr(E_PARAM, at, p->type) : value_expr(at, p->value, p->type);
    e->param = p;
    return e;
}

static struct expr *op_expr(const struct op *op, struct span at)
{
    return value_expr(at, (struct value){.tag = V_OP, .op = op}, type_of(BT_OP));
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
    return find_local(env, name) || find_binding(env->frame, name);
}

static struct expr *unknown_value(struct env *env, struct span at, const char *name)
{
    unknown_value_name(env->frame, at, name);
    if (env->frame)
        add_binding(env->frame, BIND_BAD, name, at);
    return bad_expr(at);
}

static struct expr *name_expr(struct env *env, struct syn *s)
{
    const struct local *l = find_local(env, s->name);
    if (l) {
        struct expr *e = alloc(sizeof *e);
        *e = *l->expr;
        e->formal = l->name;
        e->at = s->at;
        return e;
    }
    struct binding *b = find_binding(env->frame, s->name);
    if (b)
        return bound_expr(env, b, s->at);
    if (env->kinds && fkind_number(s->name) >= 0) {
        const int kind = fkind_number(s->name);
        return value_expr(s->at, (struct value){.tag = V_INT, .i = kind, .f = kind}, type_of(BT_KIND));
    }
    const struct decl *d = find_decl(s->name, DECL_PARAM);
    if (d)
        return param_expr(d->param, s->at);
    const struct op *op = find_op(s->name);
    return op ? op_expr(op, s->at) : unknown_value(env, s->at, s->name);
}

/* ---- x.shape, c.groups, nn.conv2d ---- */

/* The dotted name that a chain of fields is, or NULL. */
static const char *dotted(const struct syn *s, const char **first)
{
    if (s->kind == SYN_NAME) {
        *first = s->name;
        return s->name;
    }
    const char *front = s->kind == SYN_FIELD ? dotted(s->kid[0], first) : NULL;
    return front ? format("%s.%s", front, s->name) : NULL;
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

void offer_properties(void)
{
    for (int i = 0; i < N_PROPS; i++)
        nearest_offer(props[i].name);
}

bool is_property(const char *name)
{
    for (int i = 0; i < N_PROPS; i++)
        if (strcmp(props[i].name, name) == 0)
            return true;
    return false;
}

static struct expr *property(struct expr *of, const char *name, struct span at)
{
    for (int i = 0; i < N_PROPS; i++)
        if (strcmp(props[i].name, name) == 0) {
            struct expr *e = new_expr(E_PROP, at, props[i].type);
            e->prop = props[i].prop;
            expr_add(e, of);
            return e;
        }
    return NULL;
}

/* named: by attr(x, name), which asks of an unknown operator whatever it likes. */
static struct expr *attribute(struct expr *of, const char *name, struct span at, bool named)
{
    struct expr *e = new_expr(E_ATTR, at, type_of(BT_ANY));
    const struct attr_decl *decl;
    e->name = name;
    expr_add(e, of);
    if (of->node)
        ops_of(of->node, &e->ops, &e->n_ops);
    if (!attr_type(e->ops, e->n_ops, name, &e->type, &decl)) {
        unknown_attr(at, name, e->ops, e->n_ops, !named);
        return bad_expr(at);
    }
    if (e->n_ops == 0 && !named && !may_have_attr(of->node, name)) {
        unknown_member(at, name, true);
        return bad_expr(at);
    }
    e->type.optional = false;
    return e;
}

struct expr *check_member(struct env *env, struct expr *of, const char *name, struct span at, bool attr_only)
{
    (void)env;
    if (of->kind == E_SET) {
        error_at(of->at, "'%s' is a set: ask all(%s, ...) or any(%s, ...)", of->set->name, of->set->name,
                 of->set->name);
        return bad_expr(at);
    }
    if (of->kind != E_NODE) {
        if (of->type.base != BT_ANY || of->kind != E_VALUE)
            error_at(of->at, "only a captured value has attributes and properties");
        return bad_expr(at);
    }
    struct expr *e = attr_only ? NULL : property(of, name, at);
    return e ? e : attribute(of, name, at, attr_only);
}

/* Is `first` the first part of some operator's name? */
static bool begins_op(const char *first)
{
    const size_t len = strlen(first);
    for (int i = 0; i < run.op_list.n; i++)
        if (strncmp(run.op_list.at[i]->name, first, len) == 0 && run.op_list.at[i]->name[len] == '.')
            return true;
    return false;
}

static struct expr *field_expr(struct env *env, struct syn *s)
{
    const char *first = NULL, *name = dotted(s, &first);
    if (name && !is_captured(env, first)) {
        const struct op *op = find_op(name);
        if (op)
            return op_expr(op, s->at);
        if (begins_op(first)) {
            unknown_op(s->at, name);
            return bad_expr(s->at);
        }
    }
    return check_member(env, check_any(env, s->kid[0]), s->name, s->name_at, false);
}

static struct expr *fact_expr(struct env *env, struct syn *s)
{
    struct expr *e = new_expr(E_FACT, s->at, type_of(BT_ANY));
    e->name = s->name;
    expr_add(e, check_node_arg(env, s->kid[0]));
    return e;
}

/* ---- combinations ---- */

static struct expr *number_arg(struct env *env, struct syn *s)
{
    struct expr *e = check_expr(env, s);
    if (!is_number(e->type))
        error_at(s->at, "a number is asked for, this is %s", value_type_text(e->type));
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
    struct value_type type = unify(a->type, b->type);
    type.optional = false;
    struct expr *e = new_expr(kind, s->at, type);
    expr_add(e, a);
    expr_add(e, b);
    return e;
}

static struct expr *choice(struct env *env, struct syn *s)
{
    struct expr *c = check_cond(env, s->kid[0]), *a = check_expr(env, s->kid[1]),
                *b = check_expr(env, s->kid[2]);
    if (!comparable(a->type, b->type))
        error_at(s->at, "one choice is %s, the other %s", value_type_text(a->type), value_type_text(b->type));
    struct expr *e = new_expr(E_CHOOSE, s->at, unify(a->type, b->type));
    expr_add(e, c);
    expr_add(e, a);
    expr_add(e, b);
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
    struct expr *e = check_expr(env, s);
    if (!is_list(e->type))
        error_at(s->at, "a list is asked for, this is %s", value_type_text(e->type));
    return e;
}

static struct expr *index_expr(struct env *env, struct syn *s)
{
    struct expr *list = list_arg(env, s->kid[0]), *i = check_expr(env, s->kid[1]);
    if (i->type.base != BT_ANY && (i->type.base != BT_INT || i->type.lists))
        error_at(s->kid[1]->at, "an index is an int, this is %s", value_type_text(i->type));
    struct expr *e = new_expr(E_INDEX, s->at, element_of(list->type));
    expr_add(e, list);
    expr_add(e, i);
    return e;
}

static struct expr *hole_expr(struct span at)
{
    return value_expr(at, (struct value){.tag = V_HOLE}, type_of(BT_ANY));
}

static struct expr *list_expr(struct env *env, struct syn *s)
{
    struct value_type type = type_of(BT_ANY);
    struct expr *e = new_expr(E_LIST, s->at, type);
    bool typed = false;
    for (int i = 0; i < s->n_kids; i++) {
        const bool hole = s->kid[i]->kind == SYN_WILD && env->holes;
        struct expr *k = hole ? hole_expr(s->kid[i]->at) : check_expr(env, s->kid[i]);
        expr_add(e, k);
        if (!hole)
            type = typed ? unify(type, k->type) : k->type;
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
    struct var *v = alloc(sizeof *v);
    *v = (struct var){.kind = VAR_ATTR, .name = s->name, .type = element_of(list->type), .at = s->name_at};
    v->open = may_be_open(list);
    if (env->b) {
        v->id = env->b->vars.n;
        *PUSH(env->b->vars) = v;
    }
    struct expr *running = new_expr(E_VAR, s->name_at, v->type);
    running->var = v;
    struct local local = {s->name, running, env->locals};
    struct env inner = *env;
    inner.locals = &local;
    struct expr *each = check_expr(&inner, s->kid[0]), *e = new_expr(E_COMP, s->at, each->type);
    if (e->type.base != BT_ANY)
        e->type.lists++;
    e->var = v;
    expr_add(e, each);
    expr_add(e, list);
    return e;
}

static struct expr *negative(struct env *env, struct syn *s)
{
    struct expr *kid = number_arg(env, s->kid[0]), *e = new_expr(E_NEG, s->at, kid->type);
    expr_add(e, kid);
    return e;
}

static struct expr *no_value(const struct syn *s)
{
    error_at(s->at, "this is a condition, not a value");
    return bad_expr(s->at);
}

static struct expr *call_expr(struct env *env, struct syn *s)
{
    struct expr *e = check_function(env, s);
    if (e)
        return e;
    nearest_begin(s->kid[0]->name);
    offer_functions(false);
    const char *near = nearest_end();
    if (is_function(s->kid[0]->name)) {
        error_at(s->at, "'%s' is a condition, not a value", s->kid[0]->name);
        return bad_expr(s->at);
    }
    error_at(s->kid[0]->at, "unknown function '%s'", s->kid[0]->name);
    hint_at_call(s->kid[0]->name, near);
    return bad_expr(s->at);
}

struct expr *check_any(struct env *env, struct syn *s)
{
    struct value v;
    if (s->kind != SYN_NAME && literal_value(s, &v))
        return literal(env, s, v);
    switch (s->kind) {
    case SYN_NAME:
        return name_expr(env, s);
    case SYN_FIELD:
        return field_expr(env, s);
    case SYN_FACT:
        return fact_expr(env, s);
    case SYN_INDEX:
        return index_expr(env, s);
    case SYN_LIST:
        return list_expr(env, s);
    case SYN_COMP:
        return comprehension(env, s);
    case SYN_COND:
        return choice(env, s);
    case SYN_CALL:
        return call_expr(env, s);
    case SYN_UNARY:
        return s->tok == T_MINUS ? negative(env, s) : no_value(s);
    case SYN_BINARY:
        if (s->tok == T_PLUS || s->tok == T_MINUS || s->tok == T_STAR || s->tok == T_SLASH ||
            s->tok == T_PERCENT)
            return arithmetic(env, s);
        return no_value(s);
    default:
        return no_value(s);
    }
}

struct expr *check_expr(struct env *env, struct syn *s)
{
    struct expr *e = check_any(env, s);
    if (is_unknown(e))
        return e;
    if (e->kind == E_SET)
        error_at(s->at, "'%s' is a set, not a number, a string or a list", e->set->name);
    else if (e->kind == E_NODE)
        error_at(s->at, "this is a value of the graph: ask for its shape, dtype, attributes or value(...)");
    else
        return e;
    return bad_expr(s->at);
}

struct expr *check_node_arg(struct env *env, struct syn *s)
{
    if (s->kind != SYN_NAME) {
        error_at(s->at, "the name of a captured value is asked for");
        return new_expr(E_NODE, s->at, type_of(BT_ANY));
    }
    const int errors = error_count();
    struct expr *e = name_expr(env, s);
    if (e->kind == E_NODE)
        return e;
    if (e->kind == E_SET)
        error_at(s->at, "'%s' is a set: ask all(%s, ...) or any(%s, ...)", s->name, s->name, s->name);
    else if (errors == error_count() && !(e->kind == E_VALUE && e->type.base == BT_ANY))
        error_at(s->at, "'%s' is no captured value of the graph", s->name);
    return new_expr(E_NODE, s->at, type_of(BT_ANY));
}
