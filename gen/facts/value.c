/* value.c -- implication and contradiction between tests of attribute values.
 *
 * Numbers and answers are those of conditions (dfg_values.h).  A literal is no dfg_val:
 * it has its strings and operators by name, as there is no module yet.
 *
 * In:   values; tests of one attribute, by name.
 * Out:  whether a value passes, whether two tests exclude each other, whether
 *       one implies the other, whether a test can pass at all.  What is not
 *       certain is DFG_UNKNOWN, or "no".
 */
#include "facts.h"

#include <math.h>
#include <string.h>

/* ---- globs ---- */

const char *name_like(const char *glob)
{
    const char *s = "";
    for (; *glob; glob++)
        if (*glob != '*')
            s = format("%s%c", s, *glob == '?' ? 'x' : *glob);
    return s;
}

bool name_fits(const char *glob, const char *name)
{
    return !glob || dfg_glob_matches(glob, name, strlen(name));
}

/* ---- values ---- */

/* As conditions compute with it; NIL: it is none. */
static dfg_val number_of(const struct value *v)
{
    return v->tag == V_INT ? dfg_int(v->i) : v->tag == V_FLOAT ? dfg_float(v->f) : dfg_nil();
}

bool value_is_number(const struct value *v)
{
    return dfg_is_number(number_of(v));
}

double value_number(const struct value *v)
{
    return dfg_double(number_of(v));
}

enum dfg_tri same_value(const struct value *a, const struct value *b)
{
    if (a->tag == V_HOLE || b->tag == V_HOLE)
        return DFG_UNKNOWN;
    if (value_is_number(a) && value_is_number(b))
        return dfg_same(number_of(a), number_of(b));
    if (a->tag != b->tag)
        return DFG_UNKNOWN;
    switch (a->tag) {
    case V_STRING:
        return a->s_len == b->s_len && memcmp(a->s, b->s, a->s_len) == 0 ? DFG_TRUE : DFG_FALSE;
    case V_BOOL:
    case V_DTYPE:
        return a->i == b->i ? DFG_TRUE : DFG_FALSE;
    case V_OP:
        return a->op == b->op ? DFG_TRUE : DFG_FALSE;
    case V_LIST:
        break;
    case V_NONE:
    case V_INT:
    case V_FLOAT:
    case V_HOLE:
        return DFG_UNKNOWN;
    }
    if (a->n != b->n)
        return DFG_FALSE;
    enum dfg_tri all = DFG_TRUE;
    for (int i = 0; i < a->n && all != DFG_FALSE; i++)
        all = dfg_both(all, same_value(&a->list[i], &b->list[i]));
    return all;
}

static enum dfg_tri not(enum dfg_tri a)
{
    return a == DFG_TRUE ? DFG_FALSE : a == DFG_FALSE ? DFG_TRUE : DFG_UNKNOWN;
}

enum dfg_tri compare_numbers(const struct value *v, enum test_op op, const struct value *with)
{
    const dfg_val a = number_of(v), b = number_of(with);
    return op == TEST_LT   ? dfg_less(a, b)
           : op == TEST_LE ? not(dfg_less(b, a))
           : op == TEST_GT ? dfg_less(b, a)
                           : not(dfg_less(a, b));
}

/* DFG_UNKNOWN at the very edge, where it depends on how the numbers are stored. */
enum dfg_tri near_numbers(const struct value *v, const struct value *with, const struct value *tol)
{
    if (!value_is_number(v) || !value_is_number(with) || (tol && !value_is_number(tol)))
        return DFG_UNKNOWN;
    const double a = value_number(v), b = value_number(with), apart = fabs(a - b);
    const double within = tol ? value_number(tol) : 1e-5 * fmax(fabs(a), fabs(b)),
                 edge = 1e-3 * within + 1e-6 * fabs(b);
    return apart > within + edge ? DFG_FALSE : apart < within - edge ? DFG_TRUE : DFG_UNKNOWN;
}

/* ---- the tests, by pat_tests.def ---- */

static enum dfg_tri equals(const struct value *v, const struct attr_test *t)
{
    return same_value(v, &t->value);
}

static enum dfg_tri differs(const struct value *v, const struct attr_test *t)
{
    return not(same_value(v, &t->value));
}

static enum dfg_tri ordered(const struct value *v, const struct attr_test *t)
{
    return compare_numbers(v, t->test, &t->value);
}

static enum dfg_tri in_list(const struct value *v, const struct attr_test *t)
{
    enum dfg_tri any = DFG_FALSE;
    for (int i = 0; i < t->value.n && any != DFG_TRUE; i++)
        any = dfg_either(any, same_value(v, &t->value.list[i]));
    return any;
}

static enum dfg_tri between(const struct value *v, const struct attr_test *t)
{
    return dfg_both(compare_numbers(v, TEST_GE, &t->value.list[0]),
                     compare_numbers(v, TEST_LE, &t->value.list[1]));
}

static enum dfg_tri close(const struct value *v, const struct attr_test *t)
{
    return near_numbers(v, &t->value, t->has_tol ? &(struct value){.tag = V_FLOAT, .f = t->tol} : NULL);
}

static enum dfg_tri globs(const struct value *v, const struct attr_test *t)
{
    if (v->tag != V_STRING || t->value.tag != V_STRING || memchr(t->value.s, 0, t->value.s_len))
        return DFG_UNKNOWN;
    return v->s == any_string ? DFG_UNKNOWN : dfg_glob_matches(t->value.s, v->s, v->s_len) ? DFG_TRUE : DFG_FALSE;
}

/* n % v == 0; by 0 it is unknown, which no test passes. */
static enum dfg_tri divides_one(const struct value *v, const struct value *n)
{
    if (v->tag != V_INT || n->tag != V_INT)
        return DFG_UNKNOWN;
    return dfg_tri_of(dfg_divides(number_of(v), number_of(n)));
}

/* Of a list, on one of the sides, each item does, or is divided. */
static enum dfg_tri divides(const struct value *v, const struct attr_test *t)
{
    const struct value *n = &t->value, *list = v->tag == V_LIST ? v : n;
    if (list->tag != V_LIST)
        return divides_one(v, n);
    enum dfg_tri all = DFG_TRUE;
    for (int i = 0; i < list->n; i++)
        all = dfg_both(all, list == v ? divides_one(&list->list[i], n) : divides_one(v, &list->list[i]));
    return all;
}

static enum dfg_tri unsure(const struct value *v, const struct attr_test *t)
{
    (void)v, (void)t;
    return DFG_UNKNOWN;
}

/* Does an attribute with value v pass the test? */
enum dfg_tri attr_test_of(const struct value *v, const struct attr_test *t)
{
    static enum dfg_tri (*const passes[])(const struct value *, const struct attr_test *) = {
#define PAT_TEST(id, token, sign, takes, of, as, left, pass, ...) [TEST_##id] = pass,
#include "lang/pat_tests.def"
    };
    if (pat_tests[t->test].left == LEFT_ATTR)
        return passes[t->test](v, t);
    struct attr_test swapped = *t;
    swapped.value = *v;
    return passes[t->test](&t->value, &swapped);
}

bool attr_passes(const struct value *v, const struct attr_test *t, bool wanted)
{
    return attr_test_of(v, t) == (wanted ? DFG_TRUE : DFG_FALSE);
}

/* The values that a test lets through, where they can be listed. */
static const struct value *listed(const struct attr_test *t, int *n)
{
    *n = t->test == TEST_EQ ? 1 : t->test == TEST_IN_SET ? t->value.n : 0;
    return t->test == TEST_EQ ? &t->value : t->value.list;
}

/* Bounds of a test; false where it has none. */
static bool bounds(const struct attr_test *t, double *lo, double *hi)
{
    bool range = t->test == TEST_IN_RANGE;
    if (!range && (t->test < TEST_LT || t->test > TEST_GE))
        return false;
    const struct value *low = range ? &t->value.list[0] : &t->value,
                       *high = range ? &t->value.list[1] : &t->value;
    if (!value_is_number(low) || !value_is_number(high))
        return false;
    *lo = t->test == TEST_LT || t->test == TEST_LE ? -HUGE_VAL : value_number(low);
    *hi = t->test == TEST_GT || t->test == TEST_GE ? HUGE_VAL : value_number(high);
    return true;
}

bool attrs_conflict(const struct attr_test *a, const struct attr_test *b)
{
    if ((a->name != b->name && strcmp(a->name, b->name) != 0) || a->of_param || b->of_param)
        return false;
    int n;
    const struct value *v = listed(a, &n);
    if (n == 0) {
        const struct attr_test *t = a;
        a = b;
        b = t;
        v = listed(a, &n);
    }
    for (int i = 0; i < n; i++)
        if (attr_test_of(&v[i], b) != DFG_FALSE)
            return false;
    if (n > 0)
        return true;
    double alo, ahi, blo, bhi;
    return bounds(a, &alo, &ahi) && bounds(b, &blo, &bhi) && (ahi < blo || bhi < alo);
}

/* Does all that lies within a's bounds lie within b's, or beside the value that b excludes?
 * Floats are compared as f32, which keeps their order; ints no double can tell apart are left out. */
static bool bounds_imply(const struct attr_test *a, const struct attr_test *b)
{
    const double most = 9007199254740992.0; /* 2^53 */
    double alo, ahi, blo, bhi;
    if (!bounds(a, &alo, &ahi))
        return false;
    if (b->test == TEST_NE && value_is_number(&b->value))
        blo = bhi = value_number(&b->value);
    else if (!bounds(b, &blo, &bhi))
        return false;
    const double ends[] = {alo, ahi, blo, bhi};
    for (int i = 0; i < 4; i++)
        if (isfinite(ends[i]) && (fabs(ends[i]) > most || (double)(float)ends[i] != ends[i]))
            return false;
    if (b->test == TEST_NE)
        return alo > blo || ahi < blo || (a->test == TEST_GT && alo >= blo) ||
               (a->test == TEST_LT && ahi <= blo);
    return (blo < alo || (blo <= alo && (b->test != TEST_GT || a->test == TEST_GT))) &&
           (bhi > ahi || (bhi >= ahi && (b->test != TEST_LT || a->test == TEST_LT)));
}

bool attr_implies(const struct atom *pa, const struct atom *pb)
{
    const struct attr_test *a = pa->attr, *b = pb->attr;
    if (strcmp(a->name, b->name) != 0 || a->has_default != b->has_default ||
        (a->has_default && same_value(&a->def, &b->def) != DFG_TRUE) || (!a->has_default && pa->node->n_ops > 1))
        return false;
    int n;
    const struct value *v = listed(a, &n);
    for (int i = 0; i < n; i++)
        if (attr_test_of(&v[i], b) != DFG_TRUE)
            return false;
    if (n > 0)
        return true;
    return bounds_imply(a, b);
}

bool attr_never(const struct attr_test *t)
{
    double lo, hi;
    return t->test == TEST_IN_RANGE && !t->expr && !t->of_param && bounds(t, &lo, &hi) && lo > hi;
}
