/* number.c -- arithmetic of conditions.
 *
 * In:   values of attributes, extents and constants.
 * Out:  a value; NIL ("unknown") where an operand is no number, where an int
 *       overflows, and on division by zero.  Never a trap.
 *
 * Ints are int64; an int beside a float is a double.  Freestanding: roots and
 * roundings are done here, without <math.h>.
 */
#include "arithmetic.h"
#include "floats.h"
#include "values.h"

dfg_val dfg_ints(char op, const dfg_val *a, const dfg_val *b)
{
    int64_t i;
    const bool known = a->tag == DFG_V_INT && b->tag == DFG_V_INT && dfg_compute_ints(op, a->u.i, b->u.i, &i);
    return known ? dfg_int(i) : dfg_nil();
}

dfg_val dfg_numbers(char op, const dfg_val *a, const dfg_val *b)
{
    double f;
    if (a->tag == DFG_V_INT && b->tag == DFG_V_INT)
        return dfg_ints(op, a, b);
    const bool known =
        dfg_is_number(*a) && dfg_is_number(*b) && dfg_compute_floats(op, dfg_double(*a), dfg_double(*b), &f);
    return known ? dfg_float(f) : dfg_nil();
}

dfg_val dfg_add(dfg_val a, dfg_val b)
{
    return dfg_numbers('+', &a, &b);
}

dfg_val dfg_sub(dfg_val a, dfg_val b)
{
    return dfg_numbers('-', &a, &b);
}

dfg_val dfg_mul(dfg_val a, dfg_val b)
{
    return dfg_numbers('*', &a, &b);
}

dfg_val dfg_div(dfg_val a, dfg_val b)
{
    return dfg_numbers('/', &a, &b);
}

/* There is none of floats. */
dfg_val dfg_mod(dfg_val a, dfg_val b)
{
    return dfg_ints('%', &a, &b);
}

dfg_val dfg_int_add(dfg_val a, dfg_val b)
{
    return dfg_ints('+', &a, &b);
}

dfg_val dfg_int_sub(dfg_val a, dfg_val b)
{
    return dfg_ints('-', &a, &b);
}

dfg_val dfg_int_mul(dfg_val a, dfg_val b)
{
    return dfg_ints('*', &a, &b);
}

dfg_val dfg_int_div(dfg_val a, dfg_val b)
{
    return dfg_ints('/', &a, &b);
}

static bool divides(const dfg_val *a, const dfg_val *n)
{
    const dfg_val rest = dfg_ints('%', n, a);
    return rest.tag == DFG_V_INT && rest.u.i == 0;
}

bool dfg_divides_at(const dfg_val *a, const dfg_val *n)
{
    const dfg_val *list = a->tag == DFG_V_LIST ? a : n;
    if (list->tag != DFG_V_LIST)
        return divides(a, n);
    bool all = true;
    for (uint32_t i = 0; all && i < list->n; i++) {
        const dfg_val *item = &list->u.list[i];
        all = list == a ? divides(item, n) : divides(a, item);
    }
    return all;
}

bool dfg_divides(dfg_val a, dfg_val n)
{
    return dfg_divides_at(&a, &n);
}

dfg_val dfg_neg(dfg_val a)
{
    if (a.tag == DFG_V_FLOAT)
        return dfg_float(-a.u.f);
    return a.tag == DFG_V_INT && a.u.i != INT64_MIN ? dfg_int(-a.u.i) : dfg_nil();
}

static bool is_negative(double f)
{
    const uint64_t bits = dfg_bits_of(f);
    return bits > (uint64_t)1 << 63 && bits <= (uint64_t)0xFFF << 52;
}

dfg_val dfg_abs(dfg_val a)
{
    if (a.tag == DFG_V_FLOAT) /* by its bits, as all that asks for no arithmetic of floats; NaN and 0 keep their sign */
        return is_negative(a.u.f) ? dfg_neg(a) : a;
    return a.tag != DFG_V_INT ? dfg_nil() : a.u.i < 0 ? dfg_neg(a) : a;
}

dfg_val dfg_floor(dfg_val a)
{
    /* From 2^52 on a double has no fraction; NaN fails both tests. */
    if (a.tag == DFG_V_FLOAT && a.u.f > -4503599627370496.0 && a.u.f < 4503599627370496.0) {
        double whole = (double)(int64_t)a.u.f;
        return dfg_float(whole > a.u.f ? whole - 1 : whole);
    }
    return dfg_is_number(a) ? a : dfg_nil();
}

dfg_val dfg_ceil(dfg_val a)
{
    return a.tag == DFG_V_FLOAT ? dfg_neg(dfg_floor(dfg_neg(a))) : dfg_floor(a);
}

/* Newton's iteration from an estimate that halves the exponent; x > 0, finite
 * and normal.  The estimate is within 6 percent, each step squares the error. */
static double root(double x)
{
    union {
        double f;
        uint64_t bits;
    } y = {.f = x};
    y.bits = (y.bits >> 1) + ((uint64_t)1023 << 51);
    for (int i = 0; i < 5; i++)
        y.f = 0.5 * (y.f + x / y.f);
    return y.f;
}

dfg_val dfg_sqrt(dfg_val a)
{
    if (!dfg_is_number(a) || !(dfg_double(a) >= 0))
        return dfg_nil();
    double x = dfg_double(a);
    if (x == 0 || x == dfg_infinity())
        return dfg_float(x);
    /* Subnormal numbers are scaled by an even power of two first. */
    return dfg_float(x < 0x1p-1022 ? root(x * 0x1p108) * 0x1p-54 : root(x));
}

dfg_val dfg_extreme(enum dfg_order outer, const dfg_val *a, const dfg_val *b)
{
    const enum dfg_order order = dfg_order_at(b, a);
    return order == DFG_NO_ORDER ? dfg_nil() : order == outer ? *b : *a;
}

dfg_val dfg_min(dfg_val a, dfg_val b)
{
    return dfg_extreme(DFG_LESS, &a, &b);
}

dfg_val dfg_max(dfg_val a, dfg_val b)
{
    return dfg_extreme(DFG_GREATER, &a, &b);
}
