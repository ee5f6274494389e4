/* cond.c -- conditions that no graph decides.
 *
 * In:   a checked condition.
 * Out:  whether it can't hold, whatever stands in the graph: `false`,
 *       `"a" == "b"`, `x.rank in 5..3`, a division by zero.
 *
 * What a condition may come out as is a set of Kleene's three values; those of
 * its parts are combined one by one.  A param may have another value the next
 * time, so nothing is said of it.
 */
#include "check/check.h"
#include "facts.h"

enum outcome { IS_TRUE = 1, IS_FALSE = 2, IS_UNKNOWN = 4, ANY_OUTCOME = 7 };

/* ---- constants ---- */

static bool is_constant(const struct expr *e)
{
    const bool plain = e->kind == E_NEG || (e->kind >= E_ADD && e->kind <= E_MOD) || e->kind == E_LIST;
    if (e->kind == E_VALUE)
        return !e->param;
    for (int i = 0; plain && i < e->n_kids; i++)
        if (!is_constant(e->kid[i]))
            return false;
    return plain;
}

static unsigned outcome_of(enum know k)
{
    return k == YES ? IS_TRUE : k == NO ? IS_FALSE : ANY_OUTCOME;
}

static unsigned negated(unsigned a)
{
    return (a & IS_UNKNOWN) | (a & IS_TRUE ? IS_FALSE : 0u) | (a & IS_FALSE ? IS_TRUE : 0u);
}

static unsigned compared(const struct expr *e)
{
    static const enum test_op ops[] = {
        [E_LT] = TEST_LT, [E_LE] = TEST_LE, [E_GT] = TEST_GT, [E_GE] = TEST_GE};
    struct value a, b;
    if (!is_constant(e->kid[0]) || !is_constant(e->kid[1]))
        return ANY_OUTCOME;
    if (!fold(e->kid[0], &a) || !fold(e->kid[1], &b))
        return IS_UNKNOWN;
    if (e->kind == E_EQ || e->kind == E_NE) {
        const unsigned same = outcome_of(same_value(&a, &b));
        return e->kind == E_EQ ? same : negated(same);
    }
    return outcome_of(compare_numbers(&a, ops[e->kind], &b));
}

static unsigned in_range(const struct expr *e)
{
    struct value lo, hi;
    const bool ends =
        is_constant(e->kid[1]) && is_constant(e->kid[2]) && fold(e->kid[1], &lo) && fold(e->kid[2], &hi);
    return ends && compare_numbers(&lo, TEST_GT, &hi) == YES ? IS_FALSE | IS_UNKNOWN : ANY_OUTCOME;
}

static unsigned in_set(const struct expr *e)
{
    struct value a, b;
    unsigned all = IS_FALSE;
    if (!is_constant(e->kid[0]) || !fold(e->kid[0], &a))
        return ANY_OUTCOME;
    for (int i = 1; i < e->n_kids; i++) {
        const bool known = is_constant(e->kid[i]) && fold(e->kid[i], &b);
        const unsigned one = known ? outcome_of(same_value(&a, &b)) : ANY_OUTCOME;
        if (one != IS_FALSE)
            all = one;
        if (one == IS_TRUE)
            break;
    }
    return all;
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

static unsigned outcomes(const struct expr *e);

/* c ? a : b */
static unsigned chosen(const struct expr *e)
{
    const unsigned c = outcomes(e->kid[0]);
    return (c & IS_UNKNOWN) | (c & IS_TRUE ? outcomes(e->kid[1]) : 0u) |
           (c & IS_FALSE ? outcomes(e->kid[2]) : 0u);
}

static unsigned outcomes(const struct expr *e)
{
    struct value v;
    unsigned all;
    switch (e->kind) {
    case E_NOT:
        return negated(outcomes(e->kid[0]));
    case E_AND:
        all = IS_FALSE;
        for (int i = 0; i < e->n_kids; i++)
            all = i ? either(all, negated(outcomes(e->kid[i]))) : negated(outcomes(e->kid[i]));
        return negated(all);
    case E_OR:
        all = IS_FALSE;
        for (int i = 0; i < e->n_kids; i++)
            all = i ? either(all, outcomes(e->kid[i])) : outcomes(e->kid[i]);
        return all;
    case E_EQ:
    case E_NE:
    case E_LT:
    case E_LE:
    case E_GT:
    case E_GE:
        return compared(e);
    case E_IN:
        return in_set(e);
    case E_IN_RANGE:
        return in_range(e);
    case E_CHOOSE:
        return chosen(e);
    case E_TRUTH:
        if (!is_constant(e->kid[0]) || !fold(e->kid[0], &v) || v.tag != V_BOOL)
            return ANY_OUTCOME;
        return v.i ? IS_TRUE : IS_FALSE;
    default:
        return ANY_OUTCOME;
    }
}

bool never_holds(const struct expr *cond)
{
    return !(outcomes(cond) & IS_TRUE);
}
