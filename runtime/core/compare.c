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

static const uint64_t INFINITE = (uint64_t)0x7FF << 52; /* of doubles */

static DFG_APART enum dfg_order order_of_floats(const dfg_val *a, const dfg_val *b)
{
    const int32_t x = dfg_f32_place(a), y = dfg_f32_place(b);
    if (x == DFG_NO_PLACE || y == DFG_NO_PLACE)
        return DFG_NO_ORDER;
    return x < y ? DFG_LESS : x > y ? DFG_GREATER : DFG_EQUAL;
}

enum dfg_tri dfg_same_but_numbers(const dfg_val *a, const dfg_val *b)
{
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

enum dfg_tri dfg_same_plain(const dfg_val *a, const dfg_val *b)
{
    if (a->tag == DFG_V_INT && b->tag == DFG_V_INT)
        return dfg_tri_of(a->u.i == b->u.i);
    if (dfg_is_number(*a) && dfg_is_number(*b))
        return dfg_tri_of(order_of_floats(a, b) == DFG_EQUAL);
    return dfg_same_but_numbers(a, b);
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

enum dfg_tri dfg_same_at(const dfg_val *a, const dfg_val *b)
{
    return is_list(a) && is_list(b) ? same_lists(NULL, a, b, same, dfg_item_in) : same(NULL, a, b);
}

enum dfg_tri dfg_same(dfg_val a, dfg_val b)
{
    return dfg_same_at(&a, &b);
}

enum dfg_order dfg_order_at(const dfg_val *a, const dfg_val *b)
{
    if (a->tag == DFG_V_INT && b->tag == DFG_V_INT)
        return a->u.i < b->u.i ? DFG_LESS : a->u.i > b->u.i ? DFG_GREATER : DFG_EQUAL;
    if (!dfg_is_number(*a) || !dfg_is_number(*b))
        return DFG_NO_ORDER;
    return order_of_floats(a, b);
}

enum dfg_order dfg_order(dfg_val a, dfg_val b)
{
    return dfg_order_at(&a, &b);
}

/* ---- tolerances ---- */

/* |a - b| <= tol of their exact values; false for NaN as tol. */
static bool are_within(const dfg_val *a, const dfg_val *b, uint64_t tol)
{
    if (a->tag == DFG_V_INT && b->tag == DFG_V_INT) {
        const uint64_t x = (uint64_t)a->u.i, y = (uint64_t)b->u.i;
        return x == y || dfg_is_at_most(a->u.i > b->u.i ? x - y : y - x, tol);
    }
    const uint64_t x = dfg_bits_of(dfg_number_of(*a)), y = dfg_bits_of(dfg_number_of(*b));
    const uint64_t far = x << 1 > y << 1 ? x << 1 >> 1 : y << 1 >> 1, near = x << 1 > y << 1 ? y << 1 >> 1 : x << 1 >> 1;
    if (x == y || far == 0)
        return true;
    if (tol >= INFINITE || far == INFINITE) /* or it is NaN, or negative */
        return tol == INFINITE;
    return (x ^ y) >> 63 ? dfg_sum_beside(far, near, tol) <= 0 : dfg_sum_beside(tol, near, far) >= 0;
}

static bool is_nan(const dfg_val *v)
{
    return v->tag == DFG_V_FLOAT && dfg_bits_of(v->u.f) << 1 > INFINITE << 1;
}

/* Tolerances speak of the numbers as written, not as f32.  NaN is near nothing known. */
enum dfg_tri dfg_close_at(const dfg_val *a, const dfg_val *b, double tol)
{
    if (!dfg_is_number(*a) || !dfg_is_number(*b) || is_nan(a) || is_nan(b))
        return DFG_UNKNOWN;
    return dfg_tri_of(are_within(a, b, dfg_bits_of(tol)));
}

enum dfg_tri dfg_close_by(dfg_val a, dfg_val b, double tol)
{
    return dfg_close_at(&a, &b, tol);
}

/* The tolerance where none is given. */
static DFG_APART double tolerance_of(const dfg_val *a, const dfg_val *b)
{
    const uint64_t x = dfg_bits_of(dfg_number_of(*a)) << 1 >> 1, y = dfg_bits_of(dfg_number_of(*b)) << 1 >> 1;
    const uint64_t larger = x > y ? x : y;
    return larger < INFINITE ? dfg_product(1e-5, dfg_double_of(larger)) : 0;
}

enum dfg_tri dfg_near_at(const dfg_val *a, const dfg_val *b)
{
    return dfg_is_number(*a) && dfg_is_number(*b) ? dfg_close_at(a, b, tolerance_of(a, b)) : DFG_UNKNOWN;
}

enum dfg_tri dfg_close(dfg_val a, dfg_val b)
{
    return dfg_near_at(&a, &b);
}

enum dfg_tri dfg_close_within(dfg_val a, dfg_val b, dfg_val tol)
{
    return dfg_is_number(tol) ? dfg_close_at(&a, &b, dfg_number_of(tol)) : DFG_UNKNOWN;
}

/* ---- attributes ---- */

/* NULL: n has it not. */
static const dfg_val *attribute(const dfg_graph *g, dfg_node n, uint32_t key)
{
    const struct dfg_kind *k = &g->kinds[g->kind[n]];
    for (uint32_t i = 0; i < k->n_attrs; i++)
        if (k->attrs[i].key == g->attr_keys[key])
            return k->attrs[i].value.tag == DFG_NIL ? NULL : &k->attrs[i].value;
    return NULL;
}

bool dfg_float_is(const dfg_graph *g, dfg_node n, uint32_t key, double v, double otherwise)
{
    const dfg_val *a = attribute(g, n, key), want = dfg_float(v), without = dfg_float(otherwise);
    return (a != NULL || n != DFG_NONE) && dfg_same_plain(a != NULL ? a : &without, &want) == DFG_TRUE;
}

bool dfg_list_is_at(const dfg_graph *g, dfg_node n, uint32_t key, const dfg_val *want, bool fits)
{
    const dfg_val *a = attribute(g, n, key);
    if (a == NULL)
        return fits && n != DFG_NONE;
    return a->tag == DFG_V_LIST && same_lists(NULL, a, want, same, stored_item) == DFG_TRUE;
}

bool dfg_list_is(const dfg_graph *g, dfg_node n, uint32_t key, dfg_val want, bool fits)
{
    return dfg_list_is_at(g, n, key, &want, fits);
}
