/* attr.c -- the attribute tests of a pattern node, as a C condition.
 *
 * In:   the attribute tests of a pattern node, and the declarations of the
 *       operators that it may be a call of.
 * Out:  an expression of type bool, or of type dfg_val for the value itself.
 *
 * An attribute that is not written has its declared default.  Where the
 * operators agree on it, the default is in the test; where they differ, or
 * the node may be something else, the node's operator selects it.
 */
#include "check/parts.h"
#include "facts/facts.h"
#include "text.h"

/* ---- who may be called ---- */

static void add_callee(struct callees *c, const struct op *op)
{
    if (!HAS(c->ops, op))
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
static cx has_default(struct names *names, const struct callees *c, int first, const char *name, cx n)
{
    cx any = NULL;
    const struct value *def = default_of(c->ops.at[first], name);
    for (int i = first; i < c->ops.n; i++)
        if (same_default(default_of(c->ops.at[i], name), def))
            any = cx_or(any, c_op_is(n, cx_text(names_op(names, c->ops.at[i]))));
    return any;
}

/* Bound values outlive the matcher, so that lists do. */
static cx default_value(struct names *names, const struct value *def)
{
    return def->tag == V_LIST ? c_lasting_list(names, def) : c_value(names, def);
}

/* The attribute with a default, which is handed on as what it is made of: a dfg_val takes room in a frame. */
static cx attr_or(struct names *names, cx n, cx key, const struct value *def)
{
    static const char *const functions[] = {[V_INT] = "dfg_attr_or_int", [V_FLOAT] = "dfg_attr_or_float",
                                            [V_BOOL] = "dfg_attr_or_bool", [V_STRING] = "dfg_attr_or_str",
                                            [V_DTYPE] = "dfg_attr_or_dtype", [V_LIST] = "dfg_attr_or_list"};
    const cx value = default_value(names, def);
    const char *f = value == c_nil() ? NULL : functions[def->tag];
    if (!f)
        return cx_call("dfg_attr_or", cx_g(), n, key, value);
    return def->tag == V_LIST ? cx_call(f, cx_g(), n, key, value->kid[0], value->kid[1])
                              : cx_call(f, cx_g(), n, key, value->kid[value->n - 1]);
}

/* The default that the operator at n has: a chain of choices, one a default; it ends with what is left. */
static cx chosen_default(struct names *names, const struct callees *c, const char *name, cx n)
{
    bool is_left = !c->open; /* one of the defaults, if it is none of the others */
    for (int i = 0; i < c->ops.n; i++)
        is_left = is_left && default_of(c->ops.at[i], name) != NULL;
    cx chosen = is_left ? NULL : c_nil();
    for (int i = c->ops.n - 1; i >= 0; i--) {
        const struct value *def = default_of(c->ops.at[i], name);
        bool is_first = def != NULL;
        for (int j = 0; is_first && j < i; j++)
            is_first = !same_default(default_of(c->ops.at[j], name), def);
        if (!is_first)
            continue;
        const cx value = default_value(names, def);
        chosen = chosen ? cx_if(has_default(names, c, i, name, n), value, chosen) : value;
    }
    return chosen;
}

cx c_attr_of_call(struct names *names, struct callees *c, const char *name, cx n)
{
    const struct value *def;
    const cx key = c_attr_key(names, name);
    for (int i = 0; c->open && i < n_declared; i++)
        if (default_of(declared[i], name) != NULL)
            add_callee(c, declared[i]);
    if (!one_default(c, name, &def))
        return cx_call("dfg_attr_or", cx_g(), n, key, chosen_default(names, c, name, n));
    return def ? attr_or(names, n, key, def)
               : cx_call("dfg_attr", cx_g(), n, key);
}

cx c_attr_key(struct names *names, const char *name)
{
    return cx_text(names_attr(names, name));
}

cx c_call_at(const struct callees *c, cx n)
{
    bool behind_get = false;
    for (int i = 0; i < c->ops.n; i++)
        behind_get = behind_get || pat_has_optional_results(c->ops.at[i]);
    for (int i = 0; c->open && i < n_declared; i++)
        behind_get = behind_get || pat_has_optional_results(declared[i]);
    return behind_get ? cx_call("dfg_call_of", cx_g(), n) : n;
}

cx c_attr_value(struct names *names, const struct pnode *p, const char *name, cx n)
{
    struct callees c = {.open = false};
    callees_of(p, &c);
    return c_attr_of_call(names, &c, name, c_call_at(&c, n));
}

/* ---- tests ---- */

/* What a test is about: the call, the attribute, what is known of it. */
struct subject {
    struct names *names;
    cx n;
    const char *name;
    struct callees callees;
    const struct value *def; /* NULL: none, or to be chosen by operator */
    bool is_tensor;          /* declared so */
};

static cx subject_value(struct subject *s)
{
    return c_attr_of_call(s->names, &s->callees, s->name, s->n);
}

/* What dfg_..._is takes for the value. */
static cx plain_value(struct names *names, const struct value *v)
{
    switch (v->tag) {
    case V_INT:
        return cx_int(v->i);
    case V_FLOAT:
        return c_real(v->f);
    case V_BOOL:
        return v->i ? cx_true() : cx_false();
    case V_STRING:
        return cx_text(names_str(names, v->s, v->s_len));
    case V_DTYPE:
        return c_dtype((int)v->i);
    case V_NONE:
    case V_OP:
    case V_LIST:
    case V_HOLE:
        break;
    }
    return NULL;
}

/* `dfg_int_is(g, n, npu_attr_groups, 1, 1)` and its like; NULL where none serves. */
static cx short_equal(struct subject *s, const struct value *v)
{
    static const char *const tests[] = {[V_INT] = "dfg_int_is", [V_FLOAT] = "dfg_float_is",
                                        [V_BOOL] = "dfg_bool_is", [V_STRING] = "dfg_str_is",
                                        [V_DTYPE] = "dfg_dtype_is"};
    const cx key = c_attr_key(s->names, s->name);
    const struct value *def = s->def;
    const bool rounds = def && def->tag == V_FLOAT && v->tag == V_INT;
    if (def == NULL || (def->tag != v->tag && !rounds))
        return NULL;
    const cx want = rounds ? c_real((double)v->i) : plain_value(s->names, v);
    return want ? cx_call(tests[def->tag], cx_g(), s->n, key, want, plain_value(s->names, def)) : NULL;
}

/* A tensor is compared by its elements. */
static cx tensor_equal(struct subject *s, const struct value *v, bool wanted)
{
    const cx value = subject_value(s);
    return c_is(cx_call("dfg_tensor_same", cx_g(), value, c_value(s->names, v)), wanted);
}

static cx equal(struct subject *s, const struct value *v)
{
    const struct value *def;
    if (s->is_tensor)
        return tensor_equal(s, v, true);
    const cx test = short_equal(s, v);
    if (test != NULL)
        return test;
    if (v->tag == V_LIST && !s->callees.open && one_default(&s->callees, s->name, &def))
        return cx_call("dfg_list_is", cx_g(), s->n, c_attr_key(s->names, s->name), c_value(s->names, v),
                       def != NULL && value_equal(def, v) ? cx_true() : cx_false());
    const cx value = subject_value(s);
    return cx_call(v->tag == V_LIST || v->tag == V_HOLE ? "dfg_eq" : "dfg_scalar_eq", value, c_value(s->names, v));
}

/* The attribute as a number, where one is compared. */
static cx subject_number(struct subject *s)
{
    const cx value = subject_value(s);
    return s->is_tensor ? cx_call("dfg_tensor_value", cx_g(), value) : value;
}

/* ---- the tests, by pat_tests.def ---- */

static cx equals(struct subject *s, const struct attr_test *t, const char *c)
{
    (void)c;
    return equal(s, &t->value);
}

static cx order(struct subject *s, const struct attr_test *t, const char *c)
{
    const cx attr = subject_number(s), value = c_value(s->names, &t->value);
    const bool first = pat_tests[t->test].left == LEFT_ATTR;
    return cx_call(format("dfg_%s", c), first ? attr : value, first ? value : attr);
}

static cx other(struct subject *s, const struct attr_test *t, const char *c)
{
    return s->is_tensor ? tensor_equal(s, &t->value, false) : order(s, t, c);
}

static cx in_set(struct subject *s, const struct attr_test *t, const char *c)
{
    (void)c;
    cx any = NULL;
    for (int i = 0; i < t->value.n; i++)
        any = cx_or(any, equal(s, &t->value.list[i]));
    return any ? any : cx_false();
}

static cx within(struct subject *s, const struct attr_test *t, const char *c)
{
    (void)c;
    const cx value = subject_number(s), low = c_value(s->names, &t->value.list[0]);
    return cx_call("dfg_within", value, low, c_value(s->names, &t->value.list[1]));
}

static cx near(struct subject *s, const struct attr_test *t, const char *c)
{
    (void)c;
    const cx want = c_value(s->names, &t->value), number = subject_number(s);
    return t->has_tol ? cx_call("dfg_near_by", number, want, c_real(t->tol))
                      : cx_call("dfg_near", number, want);
}

static cx glob(struct subject *s, const struct attr_test *t, const char *c)
{
    (void)c;
    return cx_call("dfg_glob_is", cx_g(), subject_value(s), cx_text(c_string(t->value.s, t->value.s_len)));
}

/* Of what is absent there is nothing to bind. */
static cx known(struct subject *s, const struct attr_test *t, const char *c)
{
    (void)t, (void)c;
    return cx_call("dfg_known", subject_value(s));
}

static cx test(struct subject *s, const struct attr_test *t)
{
    static const struct {
        cx (*emit)(struct subject *, const struct attr_test *, const char *c);
        const char *c;
    } rows[] = {
#define PAT_TEST(id, token, sign, takes, of, as, left, passes, emit, c, ...) [TEST_##id] = {emit, c},
#include "lang/pat_tests.def"
    };
    return rows[t->test].emit(s, t, rows[t->test].c);
}

cx c_attr_equal(struct names *names, const struct callees *c, const char *name, cx call,
                const struct value *v)
{
    struct subject s = {.names = names, .n = call, .name = name, .callees = *c};
    if (!one_default(c, name, &s.def))
        s.def = NULL;
    return equal(&s, v);
}

static struct subject subject_of(struct names *names, const struct pnode *p, const char *name, cx n)
{
    struct subject s = {.names = names, .name = name};
    callees_of(p, &s.callees);
    s.n = p->kind == P_CALL ? n : c_call_at(&s.callees, n); /* of a call the caller gives the call itself */
    if (!one_default(&s.callees, name, &s.def))
        s.def = NULL;
    return s;
}

cx c_test_attr(struct names *names, const struct pnode *p, const struct attr_test *t, cx n)
{
    if (t->expr != NULL)
        return NULL;
    struct subject s = subject_of(names, p, t->name, n);
    s.is_tensor = is_tensor(t->type);
    const struct atom *atom = atom_attr(p, t);
    const cx at = s.n;
    if (!kinds_ask(atom))
        return test(&s, t);
    s.n = cx_name("n");
    return c_question(names, atom, &s.callees, test(&s, t), at);
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
static cx with_keys(struct names *names, const char *f, const struct pnode *p, const struct op *op, cx n)
{
    cx_list keys = {0};
    for (int i = 0; i < p->n_attrs; i++)
        *PUSH(keys) = c_attr_key(names, p->attrs[i].name);
    for (int i = 0; op != NULL && i < op->n_attrs; i++)
        if (!is_tested(p, op->attrs[i].name))
            *PUSH(keys) = c_attr_key(names, op->attrs[i].name);
    const cx list = keys.n > 0 ? cx_braces("const uint32_t[]", keys.n, keys.at) : cx_text("NULL");
    return cx_call(f, cx_g(), n, list, cx_int(keys.n));
}

/* Nothing is written but what is tested, and what is declared and at its default. */
static cx exact_call(struct names *names, const struct pnode *p, const struct op *op, cx n)
{
    cx all = with_keys(names, "dfg_only_attrs", p, op, n);
    for (int i = 0; i < op->n_attrs; i++) {
        const struct attr_decl *d = &op->attrs[i];
        const cx value = cx_call("dfg_attr", cx_g(), n, c_attr_key(names, d->name));
        if (is_tested(p, d->name))
            continue;
        const struct value *def = default_of(op, d->name);
        all = cx_and(all, def == NULL ? cx_not(cx_call("dfg_known", value))
                                      : cx_call("dfg_is_default", value, c_value(names, def)));
    }
    return all;
}

static cx exact_test(struct names *names, const struct pnode *p, const struct callees *c, cx n)
{
    cx any = NULL;
    if (c->ops.n == 0 && p->kind == P_FN)
        return with_keys(names, "dfg_only_attrs", p, NULL, n);
    if (c->open) /* only the module knows what is declared of an operator that the file does not name */
        return with_keys(names, "dfg_only_defaults", p, NULL, n);
    if (c->ops.n == 1)
        return exact_call(names, p, c->ops.at[0], n);
    for (int i = 0; i < c->ops.n; i++) {
        const cx is_call = c_op_is(n, cx_text(names_op(names, c->ops.at[i])));
        any = cx_or(any, cx_and(is_call, exact_call(names, p, c->ops.at[i], n)));
    }
    return any;
}

cx c_test_exact(struct names *names, const struct pnode *p, cx n)
{
    struct callees c = {.open = false};
    callees_of(p, &c);
    const cx at = p->kind == P_CALL ? n : c_call_at(&c, n);
    const struct atom *atom = atom_exact(p);
    return kinds_ask(atom) ? c_question(names, atom, &c, exact_test(names, p, &c, cx_name("n")), at)
                           : exact_test(names, p, &c, at);
}
