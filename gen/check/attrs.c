/* attrs.c -- `p { a == 1, b in {1, 2}, d = t }`.
 *
 * In:   attribute tests as syntax, and the node that they belong to.
 * Out:  struct attr_test with the declared type and default.  Values may name
 *       params and what the pattern binds anywhere, so they are checked when all
 *       its statements are built (check_attrs_later).
 * Errors: attributes that none of the node's operators declares; values of the
 *       wrong type; a literal after a single `=`.
 */
#include "check.h"

#include <string.h>

/* ---- which operators, which declaration ---- */

enum { MAX_VISITS = 1000 }; /* of alternatives in alternatives, before the operators count as unknown */

static bool add_ops(struct pat *, const struct pnode *p, const struct op ***ops, int *n, int *visits);

static bool add_kid_ops(struct pat *pat, const struct pnode *p, const struct op ***ops, int *n, int *visits)
{
    bool all = p->n_kids > 0, some = false;
    for (int i = 0; i < p->n_kids; i++) {
        const bool one = add_ops(pat, p->kid[i], ops, n, visits);
        all = all && one;
        some = some || one;
    }
    return p->kind == P_AND ? some : all;
}

static bool add_ops(struct pat *pat, const struct pnode *p, const struct op ***ops, int *n, int *visits)
{
    if (++*visits > MAX_VISITS)
        return false;
    if (p->kind == P_AND || p->kind == P_ALT)
        return add_kid_ops(pat, p, ops, n, visits);
    if (p->kind != P_CALL || p->n_ops == 0)
        return false;
    const struct op **more = pat_alloc(pat, sizeof *more * (size_t)(*n + p->n_ops));
    if (*n)
        memcpy(more, *ops, sizeof *more * (size_t)*n);
    for (int i = 0; i < p->n_ops; i++) {
        bool known = false;
        for (int k = 0; k < *n && !known; k++)
            known = more[k] == p->ops[i];
        if (!known)
            more[(*n)++] = p->ops[i];
    }
    *ops = more;
    return true;
}

bool pat_ops_of(struct pat *pat, const struct pnode *p, const struct op ***ops, int *n)
{
    *ops = NULL;
    *n = 0;
    int visits = 0;
    const bool known = add_ops(pat, p, ops, n, &visits) && visits <= MAX_VISITS;
    if (!known)
        *n = 0;
    return known;
}

static bool same_type(struct value_type a, struct value_type b)
{
    return a.base == b.base && a.lists == b.lists;
}

bool pat_attr_type(const struct op **ops, int n, const char *name, struct value_type *type,
                   const struct attr_decl **decl)
{
    bool found = n == 0, differ = n == 0;
    *decl = NULL;
    *type = pat_type_of(BT_ANY);
    for (int i = 0; i < n; i++) {
        const struct attr_decl *a = pat_attr_of(ops[i], name);
        if (ops[i]->undeclared)
            found = differ = true;
        if (!a)
            continue;
        if (found && *decl && !same_type(a->type, (*decl)->type))
            differ = true;
        found = true;
        *decl = *decl ? *decl : a;
    }
    if (*decl && !differ)
        *type = (*decl)->type;
    return found;
}

/* Of the attributes offered; in braces properties are not asked, but meant all the same. */
static bool say_nearest(struct pat *pat, bool or_property)
{
    const char *attr = pat->nearest.best;
    pat_offer_properties(pat);
    const char *near = pat->nearest.best;
    if (near != attr && !or_property)
        pat_hint(pat, "%s is a property of a value: x.%s in `where`", near, near);
    else if (near)
        pat_hint(pat, "did you mean %s?", near);
    return near;
}

void pat_unknown_attr(struct pat *pat, struct span at, const char *name, const struct op **ops, int n,
                      bool or_property)
{
    pat_error_at(pat, at,
                 n == 1 ? "'%s' is no attribute of %s"
                        : "'%s' is no attribute of %s, nor of the other operators",
                 name, n ? ops[0]->name : "");
    pat_nearest_begin(pat, name);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < ops[i]->n_attrs; k++)
            pat_nearest_try(&pat->nearest, ops[i]->attrs[k].name);
    say_nearest(pat, or_property);
}

/* Functions, their calls, and operators of whatever name have attributes that nothing declares. */
static bool has_free_attrs(const struct pnode *p)
{
    while (p && p->kind == P_AND && p->n_kids)
        p = p->kid[0];
    return p && (p->kind == P_FN || p->kind == P_APPLY || (p->kind == P_CALL && p->glob));
}

bool pat_may_have_attr(struct pat *pat, const struct pnode *p, const char *name)
{
    if (pat->run->broken_ops || has_free_attrs(p))
        return true;
    for (int i = 0; i < pat->run->op_list.n; i++)
        if (pat_attr_of(pat->run->op_list.at[i], name)) {
            pat_mark_used(pat, pat->run->op_list.at[i]->at.src);
            return true;
        }
    return false;
}

void pat_unknown_member(struct pat *pat, struct span at, const char *name, bool or_property)
{
    pat_error_at(pat, at, "'%s' is %sno attribute of any operator that the file reads", name,
                 or_property ? "no property of a value, and " : "");
    pat_nearest_begin(pat, name);
    for (int i = 0; i < pat->run->op_list.n; i++)
        for (int k = 0; k < pat->run->op_list.at[i]->n_attrs; k++)
            pat_nearest_try(&pat->nearest, pat->run->op_list.at[i]->attrs[k].name);
    if (pat_is_function(name))
        pat_hint(pat, "did you mean %s(x)?", name);
    else if (!say_nearest(pat, or_property))
        pat_hint(pat, "attr(x, %s) in `where` reads an attribute that nothing declares", name);
}

/* ---- tests ---- */

/* The default that all operators agree on. */
static void set_default(struct attr_test *t, const struct op **ops, int n, const struct attr_decl *decl)
{
    if (!decl || t->type.base == BT_ANY)
        t->has_default = decl && n == 1 && decl->has_default;
    else
        t->has_default = decl->has_default;
    for (int i = 0; i < n && t->has_default; i++) {
        const struct attr_decl *a = pat_attr_of(ops[i], t->name);
        t->has_default =
            a == decl || (n > 1 && a && a->has_default && decl->def.tag == a->def.tag &&
                          decl->def.i == a->def.i && decl->def.s == a->def.s && decl->def.tag != V_LIST &&
                          !(decl->def.f < a->def.f) && !(decl->def.f > a->def.f));
    }
    if (t->has_default)
        t->def = decl->def;
}

/* `d = t`: a name; a param is compared, anything else bound. */
static void check_bind(struct frame *f, struct attr_test *t, struct syn *v)
{
    if (v->kind != SYN_NAME) {
        pat_error_at(f->pat, t->at, "'%s =' binds the attribute's value to a name; this is a value", t->name);
        pat_hint(f->pat, "to compare, write %s == ...", t->name);
        return;
    }
    struct decl *param = pat_find_binding(f, v->name) ? NULL : pat_find_decl(f->pat, v->name, SYN_PARAM);
    if (param) {
        t->test = TEST_EQ;
        *PAT_PUSH(f->pat, f->later) = (struct attr_later){t, v, NULL};
        return;
    }
    t->var = pat_bind_var(f, VAR_ATTR, v->name, v->at);
    if (!t->var)
        return;
    if (t->var->at.begin == v->at.begin && t->var->at.src == v->at.src && t->var->kind == VAR_ATTR)
        t->var->type = t->type;
    else if (!pat_comparable(t->var->type, t->type))
        pat_error_at(f->pat, v->at, "'%s' is %s, attribute '%s' is %s", v->name,
                     pat_value_type_text(f->pat, t->var->type), t->name,
                     pat_value_type_text(f->pat, t->type));
    *PAT_PUSH(f->pat, f->later) = (struct attr_later){.test = t};
}

static void check_test(struct frame *f, struct pnode *p, struct attr_test *t, struct syn *s)
{
    const struct op **ops;
    const struct attr_decl *decl = NULL;
    int n;
    *t = (struct attr_test){.test = (enum test_op)s->i, .name = s->name, .at = s->at};
    pat_ops_of(f->pat, p, &ops, &n);
    if (!pat_attr_type(ops, n, s->name, &t->type, &decl)) {
        pat_unknown_attr(f->pat, s->name_at, s->name, ops, n, false);
        return;
    }
    if (n == 0 && !pat_may_have_attr(f->pat, p, s->name)) {
        pat_unknown_member(f->pat, s->name_at, s->name, false);
        return;
    }
    set_default(t, ops, n, decl);
    if (t->test == TEST_BIND)
        check_bind(f, t, s->kid[0]);
    else
        *PAT_PUSH(f->pat, f->later) = (struct attr_later){t, s, p};
}

void pat_check_attr_tests(struct frame *f, struct pnode *p, struct syn *tests)
{
    struct attr_test *all = pat_alloc(f->pat, sizeof *all * (size_t)(p->n_attrs + tests->n_kids + 1));
    if (p->n_attrs) {
        for (int i = 0; i < f->later.n; i++) /* tests of these braces' first pair move */
            for (int k = 0; k < p->n_attrs; k++)
                if (f->later.at[i].test == &p->attrs[k])
                    f->later.at[i].test = &all[k];
        memcpy(all, p->attrs, sizeof *all * (size_t)p->n_attrs);
    }
    for (int i = 0; i < tests->n_kids; i++)
        check_test(f, p, &all[p->n_attrs + i], tests->kid[i]);
    p->attrs = all;
    p->n_attrs += tests->n_kids;
    p->exact |= (tests->flags & SYNF_EXACT) != 0;
}

/* ---- values, when all names are known ---- */

static void wrong_type(struct pat *pat, const struct attr_test *t, const struct syn *v, const char *is)
{
    pat_error_at(pat, v->at, "attribute '%s' is %s, this is %s", t->name, pat_value_type_text(pat, t->type),
                 is);
    if (v->kind == SYN_STRING && t->type.lists == 0)
        pat_hint_at_string(pat, t->type, v->text);
}

static bool has_hole(const struct expr *e)
{
    for (int i = 0; i < e->n_kids; i++)
        if (e->kid[i] && has_hole(e->kid[i]))
            return true;
    return e->kind == E_VALUE && e->value.tag == V_HOLE;
}

/* Of a tensor its one element is compared, or a list of all; their type is not declared. */
static bool fits_tensor(const struct value *v, enum test_op test)
{
    const bool ordered = pat_tests[test].of != OF_ANY;
    for (int i = 0; !ordered && v->tag == V_LIST && i < v->n; i++)
        if (v->list[i].tag == V_LIST || v->list[i].tag == V_DTYPE || v->list[i].tag == V_OP)
            return false;
    return v->tag == V_INT || v->tag == V_FLOAT ||
           (!ordered && (v->tag == V_BOOL || v->tag == V_STRING || v->tag == V_LIST));
}

static bool has_param(const struct expr *e)
{
    for (int i = 0; i < e->n_kids; i++)
        if (e->kid[i] && has_param(e->kid[i]))
            return true;
    return e->param;
}

/* A value that is known now must fit, else its type. */
static void set_value(struct pat *pat, struct attr_test *t, const struct syn *v, struct expr *e,
                      struct value_type type)
{
    if (pat_is_bad(e))
        return;
    t->of_param |= has_param(e);
    if (pat_fold(pat, e, &t->value)) {
        if (t->value.tag == V_NONE) {
            pat_error_at(pat, v->at, "no comparison with none holds");
            pat_hint(pat, "use present(...) in `where`");
        } else if (is_tensor(type) ? !fits_tensor(&t->value, t->test) : !pat_value_fits(&t->value, type)) {
            wrong_type(pat, t, v, pat_value_kind_text(&t->value));
        }
    } else if (is_tensor(type)) {
        pat_error_at(pat, v->at, "attribute '%s' is tensor, which is compared with constants only", t->name);
        pat_hint(pat, "compare value(...) of it in `where`");
    } else if (!pat_comparable(e->type, type)) {
        wrong_type(pat, t, v, pat_value_type_text(pat, e->type));
    } else if (has_hole(e)) {
        pat_error_at(pat, v->at, "`_` is allowed beside constants only");
    } else {
        t->expr = e;
    }
}

static void set_list(struct env *env, struct attr_test *t, const struct syn *s)
{
    struct expr *list = pat_new_expr(env->pat, E_LIST, s->at,
                                     (struct value_type){.base = t->type.base, .lists = t->type.lists + 1});
    bool known = true;
    struct value *values = pat_alloc(env->pat, sizeof *values * (size_t)(s->n_kids + 1));
    list->kid = pat_alloc(env->pat, sizeof *list->kid * (size_t)(s->n_kids + 1));
    list->n_kids = s->n_kids;
    for (int i = 0; i < s->n_kids; i++) {
        struct attr_test one = *t;
        list->kid[i] = pat_check_expr(env, s->kid[i]);
        set_value(env->pat, &one, s->kid[i], list->kid[i], t->type);
        known = known && !one.expr;
        t->of_param |= one.of_param;
        values[i] = one.value;
    }
    if (known)
        t->value = (struct value){.tag = V_LIST, .list = values, .n = s->n_kids};
    else
        t->expr = list;
}

/* Does an attribute of type t have what tests of such ask about? */
static bool is_of(struct value_type t, enum test_of of)
{
    const bool one = t.lists == 0;
    switch (of) {
    case OF_ANY:
        return true;
    case OF_ORDERED:
    case OF_NUMBERS:
        return t.base == BT_ANY || is_tensor(t) || (one && (t.base == BT_INT || t.base == BT_FLOAT));
    case OF_STRINGS:
        return t.base == BT_ANY || (one && t.base == BT_STRING);
    case OF_INTS:
        return t.base == BT_ANY || (t.lists < 2 && t.base == BT_INT);
    }
    return false;
}

/* The type of what the attribute is compared with. */
static struct value_type compared_type(const struct attr_test *t)
{
    switch (pat_tests[t->test].of) {
    case OF_ANY:
    case OF_ORDERED:
        break;
    case OF_NUMBERS:
        return pat_type_of(t->type.base == BT_ANY ? BT_ANY : BT_FLOAT);
    case OF_STRINGS:
        return pat_type_of(BT_STRING);
    case OF_INTS:
        return pat_type_of(BT_INT);
    }
    return t->type;
}

static void set_tolerance(struct env *env, struct attr_test *t, struct syn *s)
{
    struct value tol = {0};
    if (!pat_fold(env->pat, pat_check_expr(env, s), &tol))
        pat_error_at(env->pat, s->at,
                     "this tolerance is not known when the pattern is compiled: compare it in `where`");
    else if (!pat_value_fits(&tol, pat_type_of(BT_FLOAT)) || !(tol.f >= 0))
        pat_error_at(env->pat, s->at, "a tolerance is a number of at least 0");
    t->has_tol = true;
    t->tol = tol.f;
}

static void check_later(struct env *env, const struct attr_later *l)
{
    static const char *const of[] = {
        [OF_NUMBERS] = "numbers", [OF_STRINGS] = "strings", [OF_INTS] = "integers"};
    struct attr_test *t = l->test;
    struct syn *v = l->node ? l->syn->kid[0] : l->syn;
    const struct test_row *row = &pat_tests[t->test];
    env->holes = row->of == OF_ANY;
    if (!is_of(t->type, row->of)) {
        const char *why = row->of == OF_ORDERED
                              ? "which has no order"
                              : pat_format(env->pat, "`%s` compares %s", row->sign, of[row->of]);
        pat_error_at(env->pat, t->at, "attribute '%s' is %s, %s", t->name,
                     pat_value_type_text(env->pat, t->type), why);
        return;
    }
    if (row->takes != TAKES_ONE) {
        set_list(env, t, v);
        return;
    }
    set_value(env->pat, t, v, pat_check_expr(env, v), compared_type(t));
    if (t->expr && row->of == OF_STRINGS)
        pat_error_at(env->pat, v->at, "the glob of `=~` is a string literal or a param");
    if (t->expr && row->of == OF_INTS && (t->type.lists > 0 || t->type.base == BT_ANY))
        pat_error_at(env->pat, v->at, "`%s` a value that is computed: only of what is declared as one int",
                     row->sign);
    if (l->node && l->syn->n_kids > 1 && l->syn->kid[1])
        set_tolerance(env, t, l->syn->kid[1]);
}

/* A name that a shape made a dimension compares instead of binding. */
static void bind_or_compare(struct pat *pat, struct attr_test *t)
{
    if (t->var->kind != VAR_DIM)
        return;
    t->test = TEST_EQ;
    t->expr = pat_new_expr(pat, E_VAR, t->at, t->var->type);
    t->expr->var = t->var;
    t->var = NULL;
}

void pat_check_attrs_later(struct frame *f)
{
    struct env env = {.pat = f->pat, .frame = f, .b = f->b};
    for (int i = 0; i < f->later.n; i++) {
        if (f->later.at[i].test->test == TEST_BIND)
            bind_or_compare(f->pat, f->later.at[i].test);
        else
            check_later(&env, &f->later.at[i]);
    }
}
