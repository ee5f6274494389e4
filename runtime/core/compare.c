/* compare.c -- comparisons of conditions, in three values.
 *
 * In:   values of attributes, extents and constants.
 * Out:  true, false, or unknown: where a value is, and between kinds that do
 *       not compare.
 *
 * Ints compare exactly with ints; anything with a float as f32, which is what
 * models store.  A symbol equals itself; compared with anything else it is
 * unknown.
 */
#include "floats.h"
#include "same.h"

/* Where a number stands among others as an f32, in integers; NaN: nowhere. */
enum { NOWHERE = -1 };

static int64_t place_of(const dfg_val *v)
{
    const uint64_t bits = dfg_bits_of(dfg_number_of(*v)), size = bits << 1 >> 1;
    if (size > (uint64_t)0x7FF << 52)
        return NOWHERE;
    const int64_t place = (int64_t)dfg_f32_size(size), middle = INT64_C(1) << 32;
    return bits != size ? middle - place : middle + place;
}

static DFG_APART enum dfg_order order_of_floats(const dfg_val *a, const dfg_val *b)
{
    const int64_t x = place_of(a), y = place_of(b);
    if (x == NOWHERE || y == NOWHERE)
        return DFG_NO_ORDER;
    return x < y ? DFG_LESS : x > y ? DFG_GREATER : DFG_EQUAL;
}

enum dfg_tri dfg_same_plain(const dfg_val *a, const dfg_val *b)
{
    if (a->tag == DFG_V_INT && b->tag == DFG_V_INT)
        return dfg_tri_of(a->u.i == b->u.i);
    if (dfg_is_number(*a) && dfg_is_number(*b))
        return dfg_tri_of(order_of_floats(a, b) == DFG_EQUAL);
    if (a->tag != b->tag)
        return DFG_UNKNOWN;
    if (a->tag == DFG_V_BOOL)
        return dfg_tri_of((a->u.i != 0) == (b->u.i != 0));
    if (a->tag == DFG_V_STR || a->tag == DFG_V_DTYPE || a->tag == DFG_V_OP)
        return dfg_tri_of(a->u.id == b->u.id);
    if (a->tag == DFG_V_TENSOR) /* two tensors may hold the same elements */
        return a->u.id == b->u.id ? DFG_TRUE : DFG_UNKNOWN;
    return a->tag == DFG_V_DIM && a->u.i == b->u.i ? DFG_TRUE : DFG_UNKNOWN;
}

static inline enum dfg_tri same(const dfg_graph *g, const dfg_val *a, const dfg_val *b)
{
    (void)g;
    return a->tag == DFG_V_HOLE || b->tag == DFG_V_HOLE ? DFG_TRUE : dfg_same_plain(a, b);
}

enum dfg_tri dfg_scalar_same(dfg_val a, dfg_val b)
{
    return dfg_same_plain(&a, &b);
}

enum dfg_tri dfg_same(dfg_val a, dfg_val b)
{
    return is_list(a) && is_list(b) ? same_lists(NULL, &a, &b, same) : same(NULL, &a, &b);
}

enum dfg_order dfg_order(dfg_val a, dfg_val b)
{
    if (a.tag == DFG_V_INT && b.tag == DFG_V_INT)
        return a.u.i < b.u.i ? DFG_LESS : a.u.i > b.u.i ? DFG_GREATER : DFG_EQUAL;
    if (!dfg_is_number(a) || !dfg_is_number(b))
        return DFG_NO_ORDER;
    return order_of_floats(&a, &b);
}

static double magnitude(double x)
{
    return x < 0 ? -x : x;
}

/* |a - b|; of ints exact before it is a double. */
static double distance(dfg_val a, dfg_val b)
{
    if (a.tag == DFG_V_INT && b.tag == DFG_V_INT) {
        uint64_t x = (uint64_t)a.u.i, y = (uint64_t)b.u.i;
        return (double)(a.u.i > b.u.i ? x - y : y - x);
    }
    return dfg_double(a) == dfg_double(b) ? 0 : magnitude(dfg_double(a) - dfg_double(b)); /* infinities have no difference */
}

/* Tolerances speak of the numbers as written, not as f32.  NaN is near nothing known. */
enum dfg_tri dfg_close_by(dfg_val a, dfg_val b, double tol)
{
    if (!dfg_is_number(a) || !dfg_is_number(b) || dfg_double(a) != dfg_double(a) || dfg_double(b) != dfg_double(b))
        return DFG_UNKNOWN;
    double apart = distance(a, b);
    return dfg_tri_of(apart == 0 || apart <= tol);
}

enum dfg_tri dfg_close(dfg_val a, dfg_val b)
{
    if (!dfg_is_number(a) || !dfg_is_number(b))
        return DFG_UNKNOWN;
    double x = magnitude(dfg_double(a)), y = magnitude(dfg_double(b)), larger = x > y ? x : y;
    return dfg_close_by(a, b, larger == dfg_infinity() ? 0 : 1e-5 * larger);
}

enum dfg_tri dfg_close_within(dfg_val a, dfg_val b, dfg_val tol)
{
    return dfg_is_number(tol) ? dfg_close_by(a, b, dfg_double(tol)) : DFG_UNKNOWN;
}
