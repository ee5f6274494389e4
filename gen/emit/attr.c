/* attr.c -- what a pattern tells of a node's attributes, as a C condition.
 *
 * In:   the attribute tests of a pattern node, and the declarations of the
 *       operators that it may be a call of.
 * Out:  interned C text of type bool, or of type dfg_val for the value itself.
 *
 * An attribute that is not written has its declared default.  Where the
 * operators agree about it the default stands in the test; where they differ,
 * or the node may be something else, it is chosen by the node's operator.
 */
#include "text.h"
#include "check/parts.h"

/* ---- who may be called ---- */

static void add_callee(struct callees *c, const struct op *op)
{
    for (int i = 0; i < c->ops.n; i++)
        if (c->ops.at[i] == op)
            return;
    *PUSH(c->ops) = op;
}

void callees_of(const struct pnode *p, struct callees *c)
{
    bool open = p->kind != P_CALL || p->n_ops == 0;
    for (int i = 0; p->kind == P_CALL && i < p->n_ops; i++)
        add_callee(c, p->ops[i]);
    if (p->kind == P_ALT || p->kind == P_AND) {
        open = p->kind == P_AND; /* one closed kid of an AND closes it, one open kid of an ALT opens it */
        for (int i = 0; i < p->n_kids; i++) {
            struct callees kid = {.ops = c->ops};
            callees_of(p->kid[i], &kid);
            c->ops.at = kid.ops.at, c->ops.n = kid.ops.n, c->ops.cap = kid.ops.cap;
            open = p->kind == P_AND ? open && kid.open : open || kid.open;
        }
    }
    c->open = open;
}

/* ---- defaults ---- */

/* All operators that the file knows: what a node may call that is "anything". */
static struct op *const *declared;
static int n_declared;

void c_declare(const struct unit *u)
{
    declared = u->ops;
    n_declared = u->n_ops;
}

static const struct value *default_of(const struct op *op, const char *name)
{
    const struct attr_decl *d = pat_attr_of(op, name);
    return d != NULL && d->has_default && d->def.tag != V_NONE ? &d->def : NULL;
}

static bool same_default(const struct value *a, const struct value *b)
{
    return a == b || (a != NULL && b != NULL && a->tag == b->tag && value_equal(a, b));
}

/* Do all have one default for the attribute, or all none?  Then it is in *def. */
static bool one_default(const struct callees *c, const char *name, const struct value **def)
{
    *def = NULL;
    for (int i = 0; i < c->ops.n; i++) {
        const struct value *d = default_of(c->ops.at[i], name);
        if (i > 0 && !same_default(d, *def))
            return false;
        *def = d;
    }
    return *def == NULL || !c->open;
}

/* Is n a call of an operator whose default for the attribute is that of ops[first]? */
static const char *has_default(struct names *names, const struct callees *c, int first, const char *name,
                               const char *n)
{
    const char *text = NULL;
    const struct value *def = default_of(c->ops.at[first], name);
    for (int i = first; i < c->ops.n; i++)
        if (same_default(default_of(c->ops.at[i], name), def))
            text = c_or(text, format("dfg_op(g, %s) == %s", n, names_op(names, c->ops.at[i])));
    return text;
}

/* Bound values outlive the matcher, so that lists do. */
static const char *default_value(struct names *names, const struct value *def)
{
    return def->tag == V_LIST ? c_lasting_list(names, def) : c_value(names, def);
}

/* The default that the operator at n has: a chain of choices, one a default; it ends with what is left. */
static const char *chosen_default(struct names *names, const struct callees *c, const char *name,
                                  const char *n)
{
    bool is_left = !c->open; /* one of the defaults, if it is none of the others */
    for (int i = 0; i < c->ops.n; i++)
        is_left = is_left && default_of(c->ops.at[i], name) != NULL;
    const char *text = is_left ? NULL : "dfg_nil()";
    for (int i = c->ops.n - 1; i >= 0; i--) {
        const struct value *def = default_of(c->ops.at[i], name);
        bool is_first = def != NULL;
        for (int j = 0; is_first && j < i; j++)
            is_first = !same_default(default_of(c->ops.at[j], name), def);
        if (!is_first)
            continue;
        const char *value = default_value(names, def);
        text = text ? format("%s ? %s : %s", has_default(names, c, i, name, n), value, text) : value;
    }
    return text;
}

const char *c_attr_of_call(struct names *names, struct callees *c, const char *name, const char *n)
{
    const struct value *def;
    const char *key = names_attr(names, name);
    for (int i = 0; c->open && i < n_declared; i++)
        if (default_of(declared[i], name) != NULL)
            add_callee(c, declared[i]);
    if (!one_default(c, name, &def))
        return format("dfg_attr_or(g, %s, %s, %s)", n, key, chosen_default(names, c, name, n));
    if (def != NULL)
        return format("dfg_attr_or(g, %s, %s, %s)", n, key, default_value(names, def));
    return format("dfg_attr(g, %s, %s)", n, key);
}

const char *c_call_at(const struct callees *c, const char *n)
{
    bool behind_get = false;
    for (int i = 0; i < c->ops.n; i++)
        behind_get = behind_get || pat_has_optional_results(c->ops.at[i]);
    for (int i = 0; c->open && i < n_declared; i++)
        behind_get = behind_get || pat_has_optional_results(declared[i]);
    return behind_get ? format("dfg_call_of(g, %s)", n) : n;
}

const char *c_attr_value(struct names *names, const struct pnode *p, const char *name, const char *n)
{
    struct callees c = {.open = false};
    callees_of(p, &c);
    return c_attr_of_call(names, &c, name, c_call_at(&c, n));
}

/* ---- tests ---- */

/* What a test is about: the call's C expression, the attribute, what is known of it. */
struct subject {
    struct names *names;
    const char *n, *name;
    struct callees callees;
    const struct value *def; /* NULL: none, or to be chosen by operator */
    bool is_tensor;          /* declared so */
};

static const char *subject_value(struct subject *s)
{
    return c_attr_of_call(s->names, &s->callees, s->name, s->n);
}

/* `dfg_int_is(g, n, ATTR_groups, 1, 1)` and its like; NULL where none serves. */
static const char *short_equal(struct subject *s, const struct value *v)
{
    const char *key = names_attr(s->names, s->name);
    const struct value *def = s->def;
    if (def == NULL || (def->tag != v->tag && !(def->tag == V_FLOAT && v->tag == V_INT)))
        return NULL;
    switch (def->tag) {
    case V_INT:
        return format("dfg_int_is(g, %s, %s, %s, %s)", s->n, key, c_int(v->i), c_int(def->i));
    case V_FLOAT:
        return format("dfg_float_is(g, %s, %s, %s, %s)", s->n, key,
                      c_real(v->tag == V_INT ? (double)v->i : v->f), c_real(def->f));
    case V_BOOL:
        return format("dfg_bool_is(g, %s, %s, %s, %s)", s->n, key, v->i ? "true" : "false",
                      def->i ? "true" : "false");
    case V_STRING: {
        const char *want = names_str(s->names, v->s, v->s_len);
        return format("dfg_str_is(g, %s, %s, %s, %s)", s->n, key, want,
                      names_str(s->names, def->s, def->s_len));
    }
    case V_DTYPE:
        return format("dfg_dtype_is(g, %s, %s, %s, %s)", s->n, key, c_dtype((int)v->i), c_dtype((int)def->i));
    case V_NONE:
    case V_OP:
    case V_LIST:
    case V_HOLE:
        break;
    }
    return NULL;
}

/* A tensor is compared by its elements. */
static const char *tensor_equal(struct subject *s, const struct value *v, bool wanted)
{
    const char *value = subject_value(s);
    return format("dfg_tensor_same(g, %s, %s) == %s", value, c_value(s->names, v),
                  wanted ? "DFG_TRUE" : "DFG_FALSE");
}

static const char *equal(struct subject *s, const struct value *v)
{
    const struct value *def;
    if (s->is_tensor)
        return tensor_equal(s, v, true);
    const char *text = short_equal(s, v);
    if (text != NULL)
        return text;
    if (v->tag == V_LIST && !s->callees.open && one_default(&s->callees, s->name, &def))
        return format("dfg_list_is(g, %s, %s, %s, %s)", s->n, names_attr(s->names, s->name),
                      c_value(s->names, v), def != NULL && value_equal(def, v) ? "true" : "false");
    const char *value = subject_value(s);
    return format("dfg_eq(%s, %s)", value, c_value(s->names, v));
}

/* The attribute as a number, where one is compared. */
static const char *subject_number(struct subject *s)
{
    const char *value = subject_value(s);
    return s->is_tensor ? format("dfg_tensor_value(g, %s)", value) : value;
}

/* ---- the tests, by pat_tests.def ---- */

static const char *equals(struct subject *s, const struct attr_test *t, const char *c)
{
    (void)c;
    return equal(s, &t->value);
}

static const char *order(struct subject *s, const struct attr_test *t, const char *c)
{
    const char *value = subject_number(s);
    return format("dfg_%s(%s, %s)", c, value, c_value(s->names, &t->value));
}

static const char *other(struct subject *s, const struct attr_test *t, const char *c)
{
    return s->is_tensor ? tensor_equal(s, &t->value, false) : order(s, t, c);
}

static const char *in_set(struct subject *s, const struct attr_test *t, const char *c)
{
    (void)c;
    const struct value *set = &t->value;
    const char *text = NULL;
    for (int i = 0; i < set->n; i++)
        text = c_or(text, equal(s, &set->list[i]));
    return text == NULL ? "false" : c_group(text, set->n);
}

static const char *within(struct subject *s, const struct attr_test *t, const char *c)
{
    (void)c;
    const char *value = subject_number(s), *low = c_value(s->names, &t->value.list[0]);
    return format("dfg_within(%s, %s, %s)", value, low, c_value(s->names, &t->value.list[1]));
}

static const char *near(struct subject *s, const struct attr_test *t, const char *c)
{
    (void)c;
    const char *want = c_value(s->names, &t->value);
    return t->has_tol ? format("dfg_near_by(%s, %s, %s)", subject_number(s), want, c_real(t->tol))
                      : format("dfg_near(%s, %s)", subject_number(s), want);
}

static const char *glob(struct subject *s, const struct attr_test *t, const char *c)
{
    (void)c;
    return format("dfg_glob_is(g, %s, %s)", subject_value(s), c_string(t->value.s, t->value.s_len));
}

/* Of what is absent there is nothing to bind. */
static const char *known(struct subject *s, const struct attr_test *t, const char *c)
{
    (void)t, (void)c;
    return format("dfg_known(%s)", subject_value(s));
}

static const char *test(struct subject *s, const struct attr_test *t)
{
    static const struct {
        const char *(*emit)(struct subject *, const struct attr_test *, const char *c);
        const char *c;
    } rows[] = {
#define PAT_TEST(id, token, sign, takes, of, as, passes, emit, c, ...) [TEST_##id] = {emit, c},
#include "lang/pat_tests.def"
    };
    return rows[t->test].emit(s, t, rows[t->test].c);
}

const char *c_attr_equal(struct names *names, const struct callees *c, const char *name, const char *call,
                         const struct value *v)
{
    struct subject s = {.names = names, .n = call, .name = name, .callees = *c};
    if (!one_default(c, name, &s.def))
        s.def = NULL;
    return equal(&s, v);
}

static struct subject subject_of(struct names *names, const struct pnode *p, const char *name, const char *n)
{
    struct subject s = {.names = names, .name = name};
    callees_of(p, &s.callees);
    s.n = p->kind == P_CALL ? n : c_call_at(&s.callees, n); /* of a call the caller gives the call itself */
    if (!one_default(&s.callees, name, &s.def))
        s.def = NULL;
    return s;
}

const char *c_test_attr(struct names *names, const struct pnode *p, const struct attr_test *t, const char *n)
{
    if (t->expr != NULL)
        return NULL;
    struct subject s = subject_of(names, p, t->name, n);
    s.is_tensor = is_tensor(t->type);
    return test(&s, t);
}

/* ---- exact ---- */

static bool is_tested(const struct pnode *p, const char *name)
{
    for (int i = 0; i < p->n_attrs; i++)
        if (p->attrs[i].name == name)
            return true;
    return false;
}

/* `f(g, n, keys, n_keys)` of what p tests, and of what op declares (NULL: nothing). */
static const char *with_keys(struct names *names, const char *f, const struct pnode *p, const struct op *op,
                             const char *n)
{
    const char *keys = NULL;
    int count = 0;
    for (int i = 0; i < p->n_attrs; i++, count++)
        keys = format("%s%s%s", keys ? keys : "", keys ? ", " : "", names_attr(names, p->attrs[i].name));
    for (int i = 0; op != NULL && i < op->n_attrs; i++) {
        if (is_tested(p, op->attrs[i].name))
            continue;
        keys = format("%s%s%s", keys ? keys : "", keys ? ", " : "", names_attr(names, op->attrs[i].name));
        count++;
    }
    if (keys == NULL)
        return format("%s(g, %s, NULL, 0)", f, n);
    return format("%s(g, %s, (const uint32_t[]){%s}, %d)", f, n, keys, count);
}

/* Nothing is written but what is tested, and what is declared and at its default. */
static const char *exact_call(struct names *names, const struct pnode *p, const struct op *op, const char *n)
{
    const char *text = with_keys(names, "dfg_only_attrs", p, op, n);
    for (int i = 0; i < op->n_attrs; i++) {
        const struct attr_decl *d = &op->attrs[i];
        const char *value = format("dfg_attr(g, %s, %s)", n, names_attr(names, d->name));
        if (is_tested(p, d->name))
            continue;
        const struct value *def = default_of(op, d->name);
        text = c_and(text, def == NULL ? format("!dfg_known(%s)", value)
                                       : format("dfg_is_default(%s, %s)", value, c_value(names, def)));
    }
    return text;
}

const char *c_test_exact(struct names *names, const struct pnode *p, const char *n)
{
    struct callees c = {.open = false};
    const char *text = NULL;
    callees_of(p, &c);
    if (p->kind != P_CALL)
        n = c_call_at(&c, n);
    if (c.ops.n == 0 && p->kind == P_FN)
        return with_keys(names, "dfg_only_attrs", p, NULL, n);
    if (c.open) /* only the module knows what is declared of an operator that the file does not name */
        return with_keys(names, "dfg_only_defaults", p, NULL, n);
    if (c.ops.n == 1)
        return exact_call(names, p, c.ops.at[0], n);
    for (int i = 0; i < c.ops.n; i++)
        text = c_or(text, format("(dfg_op(g, %s) == %s && %s)", n, names_op(names, c.ops.at[i]),
                                 exact_call(names, p, c.ops.at[i], n)));
    return c_group(text, c.ops.n);
}
