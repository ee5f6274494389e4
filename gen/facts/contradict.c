/* contradict.c -- conditions of one term that no value passes.
 *
 * In:   tests that must hold together.
 * Out:  some that exclude each other: `x.rank == 4, x.rank == 2`.
 *
 * A term is what is compared with literals: x.rank, c.groups, x.shape[0].  Its
 * tests change their outcome at literals only, so that a few samples represent
 * all values.  Where none of them passes all tests, no value does.  Other
 * conditions are left undecided.
 */
#include "check/check.h"
#include "conjunction.h"

#include <math.h>
#include <string.h>

typedef VEC(const struct test *) tests;

struct term {
    const struct expr *expr;
    tests tests;       /* that ask about it */
    struct term *next; /* of the same node */
};

struct terms {
    VEC(struct term *) all;
    struct term **of; /* by id of the first node that they name; n_ids: of none */
    int n_ids;
};

/* ---- terms and their literals ---- */

static bool is_comparison(const struct expr *e)
{
    return (e->kind >= E_EQ && e->kind <= E_TRUTH);
}

/* Calls each(ctx, comparison) for those that a condition is made of. */
static void comparisons(const struct expr *e, void (*each)(void *ctx, const struct expr *), void *ctx)
{
    if (is_comparison(e))
        each(ctx, e);
    else if (e->kind == E_NOT || e->kind == E_AND || e->kind == E_OR || e->kind == E_CHOOSE)
        for (int i = 0; i < e->n_kids; i++)
            comparisons(e->kid[i], each, ctx);
}

/* The id of the first node that is named; n_ids: there is none. */
static int first_node(const struct terms *all, const struct expr *e)
{
    if (e->kind == E_NODE)
        return e->node && e->node->id < all->n_ids ? e->node->id : all->n_ids;
    int id = all->n_ids;
    for (int i = 0; i < e->n_kids && id == all->n_ids; i++)
        if (e->kid[i])
            id = first_node(all, e->kid[i]);
    return id;
}

static struct term *term_of(struct terms *all, const struct expr *e)
{
    struct term **list = &all->of[first_node(all, e)];
    for (struct term *t = *list; t; t = t->next)
        if (same_term(t->expr, e))
            return t;
    struct term *t = alloc(sizeof *t);
    *t = (struct term){.expr = e, .next = *list};
    return *PUSH(all->all) = *list = t;
}

struct asking {
    struct terms *terms;
    const struct test *test;
};

static void add_term(const struct asking *a, const struct expr *e)
{
    if (names_nothing(e, true) || e->kind == E_PARAM)
        return;
    struct term *t = term_of(a->terms, e);
    if (t->tests.n == 0 || t->tests.at[t->tests.n - 1] != a->test)
        *PUSH(t->tests) = a->test;
}

static void add_terms(void *asking, const struct expr *comparison)
{
    add_term(asking, comparison->kid[0]);
    if (comparison->kind <= E_GE)
        add_term(asking, comparison->kid[1]);
}

static struct terms find_terms(const struct conjunction *c)
{
    struct terms t = {.n_ids = c->n_ids, .of = alloc(((size_t)c->n_ids + 1) * sizeof(struct term *))};
    for (int i = 0; i < c->tests.n; i++) {
        struct asking a = {&t, &c->tests.at[i]};
        if (a.test->cond)
            comparisons(a.test->cond, add_terms, &a);
        else
            add_term(&a, a.test->of);
    }
    return t;
}

/* What one term is compared with. */
struct query {
    const struct expr *term;
    bool params, found;
    struct samples literals;
};

static void add_literal(struct query *a, const struct expr *e)
{
    struct value v;
    if (!names_nothing(e, a->params) || !pat_fold(pat2c, e, &v))
        return;
    *PUSH(a->literals) = v;
    a->found = true;
}

/* A little more than the tolerance, and a little less, stand beside its edges. */
static void add_tolerance(struct query *a, const struct value *v, const struct value *tol)
{
    const double f = value_number(v);
    const double within = tol ? value_number(tol) : 1e-5 * fabs(f);
    *PUSH(a->literals) = (struct value){.tag = V_FLOAT, .f = f - within};
    *PUSH(a->literals) = (struct value){.tag = V_FLOAT, .f = f + within};
}

static void add_literals(void *ctx, const struct expr *comparison)
{
    struct query *a = ctx;
    struct value v, tol;
    int of = same_term(comparison->kid[0], a->term) ? 0 : -1;
    if (of < 0 && comparison->kind <= E_GE && same_term(comparison->kid[1], a->term))
        of = 1;
    if (of < 0)
        return;
    if (comparison->kind == E_TRUTH) {
        *PUSH(a->literals) = (struct value){.tag = V_BOOL, .i = 1};
        a->found = true;
    }
    for (int i = 0; i < comparison->n_kids; i++)
        if (i != of && comparison->kid[i])
            add_literal(a, comparison->kid[i]);
    if (comparison->kind == E_NEAR && pat_fold(pat2c, comparison->kid[1], &v) && value_is_number(&v) &&
        (!comparison->kid[2] || (pat_fold(pat2c, comparison->kid[2], &tol) && value_is_number(&tol))))
        add_tolerance(a, &v, comparison->kid[2] ? &tol : NULL);
}

/* ---- of the tests, by pat_tests.def; false: there may be too many to look for ---- */

static bool one(struct query *a, const struct attr_test *t)
{
    *PUSH(a->literals) = t->value;
    return true;
}

static bool each(struct query *a, const struct attr_test *t)
{
    for (int i = 0; i < t->value.n; i++)
        *PUSH(a->literals) = t->value.list[i];
    return true;
}

static bool tolerance(struct query *a, const struct attr_test *t)
{
    add_tolerance(a, &t->value, t->has_tol ? &(struct value){.tag = V_FLOAT, .f = t->tol} : NULL);
    return one(a, t);
}

static bool divisors(struct query *a, const struct attr_test *t)
{
    const int64_t most = 100000, n = t->value.i;
    if (t->value.tag != V_INT || n < -most || n > most)
        return false;
    for (int64_t d = 1; d <= (n < 0 ? -n : n); d++)
        for (int side = -1; n % d == 0 && side <= 1; side += 2)
            *PUSH(a->literals) = (struct value){.tag = V_INT, .i = side * d, .f = (double)(side * d)};
    return one(a, t);
}

/* Every other value is a multiple; of 0 none passes. */
static bool anywhere(struct query *a, const struct attr_test *t)
{
    return t->value.tag == V_INT && t->value.i == 0 && one(a, t);
}

static bool add_edges(struct query *a, const struct attr_test *t)
{
    static bool (*const edges[])(struct query *, const struct attr_test *) = {
#define PAT_TEST(id, token, sign, takes, of, as, left, passes, emit, c, ref, likely, wanted, edges)          \
    [TEST_##id] = edges,
#include "lang/pat_tests.def"
    };
    return edges[t->test](a, t);
}

/* Is test t about the term?  Then its literals are added. */
static bool is_about(struct query *a, const struct test *t)
{
    a->found = false;
    if (t->cond)
        comparisons(t->cond, add_literals, a);
    else if (same_term(t->of, a->term) && (a->params || !t->attr->of_param))
        a->found = add_edges(a, t->attr);
    return a->found;
}

/* ---- what no value passes ---- */

/* Ranks, extents and counts are at least 0. */
static bool is_natural(const struct expr *e)
{
    if (e->kind == E_PROP)
        return e->prop == PROP_RANK || e->prop == PROP_ELEMENTS;
    if (e->kind == E_INDEX)
        return e->kid[0]->kind == E_PROP;
    if (e->kind == E_CALL)
        return pat_functions[e->func].value == VALUE_COUNT;
    return e->kind == E_DIM || (e->kind == E_VAR && e->var->kind == VAR_DIM);
}

static bool is_possible(const struct expr *term, const struct value *v)
{
    if (v->tag == V_INT && term->type.base == BT_KIND)
        return v->i >= 0 && v->i <= FK_OPAQUE;
    return v->tag != V_INT || v->i >= 0 || !is_natural(term);
}

static bool passes(const struct test *t, const struct trial *trial)
{
    if (trial->value.tag == V_NONE && (t->maybe || t->attr))
        return t->maybe;
    return t->cond ? may_hold(t->cond, trial) : attr_test_of(&trial->value, t->attr) != DFG_FALSE;
}

static bool some_value_passes(const tests *all, const struct test *without, const struct samples *values,
                              struct trial *trial)
{
    for (int i = 0; i < values->n; i++) {
        trial->value = values->at[i];
        bool pass = is_possible(trial->term, &trial->value);
        for (int k = 0; k < all->n && pass; k++)
            pass = all->at[k] == without || passes(all->at[k], trial);
        if (pass)
            return true;
    }
    return false;
}

/* Leaves out what the rest does without. */
static void keep_conflicting(tests *all, const struct samples *values, struct trial *trial)
{
    for (int i = all->n - 1; i >= 0; i--) {
        if (some_value_passes(all, all->at[i], values, trial))
            continue;
        all->n--;
        for (int k = i; k < all->n; k++)
            all->at[k] = all->at[k + 1];
    }
}

/* The tests of the term that exclude each other; none: n is 0. */
static tests conflicting(const struct term *term, bool params)
{
    struct query query = {.term = term->expr, .params = params};
    tests found = {0};
    for (int i = 0; i < term->tests.n; i++)
        if (is_about(&query, term->tests.at[i]))
            *PUSH(found) = term->tests.at[i];
    if (found.n == 0)
        return found;
    if (is_natural(term->expr))
        *PUSH(query.literals) = (struct value){.tag = V_INT};
    struct samples values = {0};
    add_samples(&values, term->expr->type, &query.literals);
    struct trial trial = {.term = term->expr, .params = params};
    if (some_value_passes(&found, NULL, &values, &trial))
        found.n = 0;
    else
        keep_conflicting(&found, &values, &trial);
    return found;
}

/* ---- words ---- */

static bool is_behind(struct span a, struct span b)
{
    return a.src == b.src && a.begin > b.begin;
}

/* Each place once, in order of text. */
static void sort_tests(tests *t)
{
    int n = 0;
    for (int i = 0; i < t->n; i++) {
        const struct test *one = t->at[i];
        int k = n;
        while (k > 0 && is_behind(t->at[k - 1]->at, one->at))
            k--;
        if (k > 0 && !is_behind(one->at, t->at[k - 1]->at) && one->at.src == t->at[k - 1]->at.src)
            continue;
        memmove(&t->at[k + 1], &t->at[k], (size_t)(n++ - k) * sizeof *t->at);
        t->at[k] = one;
    }
    t->n = n;
}

static struct contradiction in_words(tests *t, bool of_param)
{
    sort_tests(t);
    const char *text = "";
    for (int i = 0; i < t->n; i++)
        text = format("%s%s'%s'", text,
                      i == 0          ? ""
                      : i == t->n - 1 ? " and "
                                      : ", ",
                      source_text(t->at[i]->at, 60));
    text = format("%s %s", text, t->n > 1 ? "exclude each other" : "holds in no graph");
    return (struct contradiction){.at = t->at[t->n - 1]->at, .text = text, .of_param = of_param};
}

/* Is there a condition that the params alone decide?  It is there to be switched. */
static bool is_switched_off(const struct conjunction *c)
{
    const struct trial now = {.params = true};
    for (int i = 0; i < c->tests.n; i++)
        if (c->tests.at[i].cond && !may_hold(c->tests.at[i].cond, &now))
            return true;
    return false;
}

struct contradiction contradiction_of(struct pnode *const *root, int n_roots, struct expr *const *where, int n_where,
                                      int n_ids)
{
    struct contradiction answer = {.text = NULL};
    pat_begin_aside(pat2c);
    const struct conjunction c = conjunction_of(root, n_roots, where, n_where, n_ids);
    const struct terms terms = find_terms(&c);
    for (int params = 0; params < 2 && !answer.text && !(params && is_switched_off(&c)); params++)
        for (int i = 0; i < terms.all.n && !answer.text; i++) {
            tests found = conflicting(terms.all.at[i], params);
            if (found.n)
                answer = in_words(&found, params);
        }
    pat_end_aside(pat2c);
    return answer;
}
