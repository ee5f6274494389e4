/* cond.c -- which truth values a condition may have, and conditions that no graph decides.
 *
 * In:   a checked condition; perhaps a term of it, and the value to assume for it.
 * Out:  whether it may hold, whatever the rest of the graph is: not `false`, `"a" ==
 *       "b"`, `x.rank in 5..3`, a division by zero; not `x.rank == 4` where `x.rank`
 *       is 2.
 *
 * The possible outcomes are a set of Kleene's three values; those of the parts are
 * combined pairwise.  A param may have another value in another run, so nothing is
 * assumed of it unless the trial does.
 */
#include "check/check.h"
#include "facts.h"

#include <math.h>
#include <string.h>

enum outcome { IS_TRUE = 1, IS_FALSE = 2, IS_UNKNOWN = 4, ANY_OUTCOME = 7 };

static const struct trial no_trial;

/* ---- terms ---- */

static bool same_payload(const struct expr *a, const struct expr *b)
{
    switch (a->kind) {
    case E_VALUE:
        return same_value(&a->value, &b->value) == DFG_TRUE;
    case E_NODE:
        return a->node && a->node == b->node;
    case E_SET:
        return a->set == b->set;
    case E_VAR:
        return a->var == b->var;
    case E_PARAM:
        return a->param == b->param;
    case E_ATTR:
    case E_FACT:
        return strcmp(a->name, b->name) == 0;
    case E_PROP:
        return a->prop == b->prop;
    case E_CALL:
        return a->func == b->func;
    case E_COMP: /* its name is one of its own */
        return false;
    case E_CONST:
    case E_DIM:
    case E_INDEX:
    case E_LIST:
    case E_ARITHMETIC:
    case E_CHOOSE:
    case E_CONDITION:
        break;
    }
    return a->kind < E_NOT && a->kind != E_CHOOSE;
}

bool same_term(const struct expr *a, const struct expr *b)
{
    if (a == b)
        return true;
    if (a->kind != b->kind || a->n_kids != b->n_kids || !same_payload(a, b))
        return false;
    for (int i = 0; i < a->n_kids; i++)
        if (!same_term(a->kid[i], b->kid[i]))
            return false;
    return true;
}

bool names_nothing(const struct expr *e, bool params)
{
    const bool plain = e->kind == E_NEG || (e->kind >= E_ADD && e->kind <= E_MOD) || e->kind == E_LIST;
    if (e->kind == E_VALUE)
        return params || !e->param;
    for (int i = 0; plain && i < e->n_kids; i++)
        if (!names_nothing(e->kid[i], params))
            return false;
    return plain;
}

/* ---- comparisons ---- */

enum known { IS_OPEN, HAS_NONE /* as 1 / 0 */, HAS_VALUE };

static enum known value_of(const struct expr *e, const struct trial *t, struct value *v)
{
    if (t->term && same_term(e, t->term)) {
        *v = t->value;
        return v->tag == V_NONE ? HAS_NONE : HAS_VALUE;
    }
    return !names_nothing(e, t->params) ? IS_OPEN : pat_fold(pat2c, e, v) ? HAS_VALUE : HAS_NONE;
}

static unsigned outcome_of(enum dfg_tri k)
{
    return k == DFG_TRUE ? IS_TRUE : k == DFG_FALSE ? IS_FALSE : ANY_OUTCOME;
}

static unsigned negated(unsigned a)
{
    return (a & IS_UNKNOWN) | (a & IS_TRUE ? IS_FALSE : 0u) | (a & IS_FALSE ? IS_TRUE : 0u);
}

static unsigned compared(const struct expr *e, const struct trial *t)
{
    static const enum test_op ops[] = {
        [E_LT] = TEST_LT, [E_LE] = TEST_LE, [E_GT] = TEST_GT, [E_GE] = TEST_GE};
    struct value a, b;
    const enum known left = value_of(e->kid[0], t, &a), right = value_of(e->kid[1], t, &b);
    if (left == IS_OPEN || right == IS_OPEN)
        return ANY_OUTCOME;
    if (left == HAS_NONE || right == HAS_NONE)
        return IS_UNKNOWN;
    if (e->kind == E_EQ || e->kind == E_NE) {
        const unsigned same = outcome_of(same_value(&a, &b));
        return e->kind == E_EQ ? same : negated(same);
    }
    return outcome_of(compare_numbers(&a, ops[e->kind], &b));
}

static unsigned in_range(const struct expr *e, const struct trial *t)
{
    struct value v, lo, hi;
    if (value_of(e->kid[1], t, &lo) != HAS_VALUE || value_of(e->kid[2], t, &hi) != HAS_VALUE)
        return ANY_OUTCOME;
    if (compare_numbers(&lo, TEST_GT, &hi) == DFG_TRUE)
        return IS_FALSE | IS_UNKNOWN;
    const enum known left = value_of(e->kid[0], t, &v);
    if (left != HAS_VALUE)
        return left == IS_OPEN ? ANY_OUTCOME : IS_UNKNOWN;
    return outcome_of(dfg_both(compare_numbers(&v, TEST_GE, &lo), compare_numbers(&v, TEST_LE, &hi)));
}

static unsigned in_set(const struct expr *e, const struct trial *t)
{
    struct value a, b;
    unsigned all = IS_FALSE;
    const enum known left = value_of(e->kid[0], t, &a);
    if (left != HAS_VALUE)
        return left == IS_OPEN ? ANY_OUTCOME : IS_UNKNOWN;
    for (int i = 1; i < e->n_kids; i++) {
        const bool known = value_of(e->kid[i], t, &b) == HAS_VALUE;
        const unsigned one = known ? outcome_of(same_value(&a, &b)) : ANY_OUTCOME;
        if (one != IS_FALSE)
            all = one;
        if (one == IS_TRUE)
            break;
    }
    return all;
}

static unsigned near(const struct expr *e, const struct trial *t)
{
    struct value a, b, tol;
    const enum known left = value_of(e->kid[0], t, &a);
    if (left == HAS_NONE)
        return IS_UNKNOWN;
    if (left == IS_OPEN || value_of(e->kid[1], t, &b) != HAS_VALUE ||
        (e->kid[2] && value_of(e->kid[2], t, &tol) != HAS_VALUE))
        return ANY_OUTCOME;
    return outcome_of(near_numbers(&a, &b, e->kid[2] ? &tol : NULL));
}

static unsigned truth(const struct expr *e, const struct trial *t)
{
    struct value v;
    const enum known value = value_of(e->kid[0], t, &v);
    if (value == HAS_NONE)
        return IS_UNKNOWN;
    if (value == IS_OPEN || v.tag != V_BOOL)
        return ANY_OUTCOME;
    return v.i ? IS_TRUE : IS_FALSE;
}

/* ---- conditions ---- */

/* `or` of all pairs; `and` is the same of what is denied. */
static unsigned either(unsigned a, unsigned b)
{
    unsigned all = (a | b) & IS_TRUE;
    if ((a & IS_UNKNOWN && b & ~(unsigned)IS_TRUE) || (b & IS_UNKNOWN && a & ~(unsigned)IS_TRUE))
        all |= IS_UNKNOWN;
    if (a & IS_FALSE && b & IS_FALSE)
        all |= IS_FALSE;
    return all;
}

static unsigned outcomes(const struct expr *e, const struct trial *t);

/* c ? a : b */
static unsigned chosen(const struct expr *e, const struct trial *t)
{
    const unsigned c = outcomes(e->kid[0], t);
    return (c & IS_UNKNOWN) | (c & IS_TRUE ? outcomes(e->kid[1], t) : 0u) |
           (c & IS_FALSE ? outcomes(e->kid[2], t) : 0u);
}

static unsigned outcomes(const struct expr *e, const struct trial *t)
{
    unsigned any = IS_FALSE;
    switch (e->kind) {
    case E_NOT:
        return negated(outcomes(e->kid[0], t));
    case E_AND:
    case E_OR:
        for (int i = 0; i < e->n_kids; i++) {
            const unsigned one = outcomes(e->kid[i], t);
            any = either(any, e->kind == E_OR ? one : negated(one));
        }
        return e->kind == E_OR ? any : negated(any);
    case E_COMPARISON:
        return compared(e, t);
    case E_IN:
        return in_set(e, t);
    case E_IN_RANGE:
        return in_range(e, t);
    case E_NEAR:
        return near(e, t);
    case E_CHOOSE:
        return chosen(e, t);
    case E_TRUTH:
        return truth(e, t);
    case E_VALUE:
    case E_NAME:
    case E_READ:
    case E_OF_LIST:
    case E_ARITHMETIC:
    case E_CALL:
    case E_PRED:
    case E_EXTERN:
    case E_OVER_SET:
        break;
    }
    return ANY_OUTCOME;
}

bool may_hold(const struct expr *cond, const struct trial *t)
{
    return outcomes(cond, t ? t : &no_trial) & IS_TRUE;
}
