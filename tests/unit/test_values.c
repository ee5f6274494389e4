/* test_values.c -- values of conditions by themselves: arithmetic that never
 * traps, comparisons in three values, lists.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "dfg_match.h"

#define COUNT(a) (sizeof(a) / sizeof *(a))

static dfg_val sym(int64_t s)
{
    return dfg_dim_val(-s);
}

static void assert_int_value(dfg_val v, int64_t i)
{
    assert_int_equal(v.tag, DFG_V_INT);
    assert_true(v.u.i == i);
}

static void assert_float_value(dfg_val v, double f)
{
    assert_int_equal(v.tag, DFG_V_FLOAT);
    assert_true(v.u.f == f);
}

static void assert_unknown(dfg_val v)
{
    assert_int_equal(v.tag, DFG_NIL);
}

/* ---- arithmetic ---- */

static void ints_stay_ints(void **state)
{
    (void)state;
    assert_int_value(dfg_add(dfg_int(2), dfg_int(-5)), -3);
    assert_int_value(dfg_sub(dfg_int(2), dfg_int(-5)), 7);
    assert_int_value(dfg_mul(dfg_int(2), dfg_int(-5)), -10);
    assert_int_value(dfg_div(dfg_int(-7), dfg_int(2)), -3);
    assert_int_value(dfg_mod(dfg_int(-7), dfg_int(2)), -1);
    assert_int_value(dfg_mod(dfg_int(7), dfg_int(-2)), 1);
    assert_int_value(dfg_neg(dfg_int(7)), -7);
    assert_int_value(dfg_abs(dfg_int(-7)), 7);
    assert_int_value(dfg_floor(dfg_int(7)), 7);
    assert_int_value(dfg_ceil(dfg_int(-7)), -7);
    assert_int_value(dfg_min(dfg_int(3), dfg_int(-3)), -3);
    assert_int_value(dfg_max(dfg_int(3), dfg_int(-3)), 3);
}

static void int_overflow_is_unknown(void **state)
{
    (void)state;
    assert_unknown(dfg_add(dfg_int(INT64_MAX), dfg_int(1)));
    assert_unknown(dfg_add(dfg_int(INT64_MIN), dfg_int(-1)));
    assert_unknown(dfg_sub(dfg_int(INT64_MIN), dfg_int(1)));
    assert_unknown(dfg_mul(dfg_int(INT64_MAX), dfg_int(2)));
    assert_unknown(dfg_mul(dfg_int(INT64_MIN), dfg_int(-1)));
    assert_unknown(dfg_neg(dfg_int(INT64_MIN)));
    assert_unknown(dfg_abs(dfg_int(INT64_MIN)));
    assert_unknown(dfg_div(dfg_int(INT64_MIN), dfg_int(-1)));
    assert_unknown(dfg_mod(dfg_int(INT64_MIN), dfg_int(-1)));
    assert_int_value(dfg_add(dfg_int(INT64_MAX), dfg_int(0)), INT64_MAX);
    assert_int_value(dfg_sub(dfg_int(-1), dfg_int(INT64_MAX)), INT64_MIN);
}

static void division_by_zero_is_unknown(void **state)
{
    (void)state;
    assert_unknown(dfg_div(dfg_int(1), dfg_int(0)));
    assert_unknown(dfg_mod(dfg_int(1), dfg_int(0)));
    assert_unknown(dfg_div(dfg_float(1), dfg_int(0)));
    assert_unknown(dfg_div(dfg_int(1), dfg_float(0)));
    assert_unknown(dfg_div(dfg_int(1), dfg_float(-0.0)));
}

static void an_int_beside_a_float_is_a_double(void **state)
{
    (void)state;
    assert_float_value(dfg_add(dfg_int(2), dfg_float(0.5)), 2.5);
    assert_float_value(dfg_sub(dfg_float(0.5), dfg_int(2)), -1.5);
    assert_float_value(dfg_mul(dfg_int(2), dfg_float(0.5)), 1);
    assert_float_value(dfg_div(dfg_float(1), dfg_int(4)), 0.25);
    assert_float_value(dfg_neg(dfg_float(0.5)), -0.5);
    assert_unknown(dfg_mod(dfg_float(7), dfg_int(2)));
}

static void rounding_keeps_the_kind(void **state)
{
    (void)state;
    static const double values[] = {
        0, 0.5, -0.5, 1.999, -1.999, 2, -2, 4503599627370495.5, -4503599627370495.5, 1e300, -1e300, 9.007e15};
    for (size_t i = 0; i < COUNT(values); i++) {
        assert_float_value(dfg_floor(dfg_float(values[i])), floor(values[i]));
        assert_float_value(dfg_ceil(dfg_float(values[i])), ceil(values[i]));
        assert_float_value(dfg_abs(dfg_float(values[i])), fabs(values[i]));
    }
    assert_float_value(dfg_floor(dfg_float(INFINITY)), INFINITY);
    assert_true(isnan(dfg_ceil(dfg_float(NAN)).u.f));
}

static void roots_are_those_of_the_library(void **state)
{
    (void)state;
    static const double values[] = {0,      1,        2,         3,
                                    4,      16,       64,        1e-300,
                                    5e-324, 2.2e-308, 1e300,     1.7976931348623157e308,
                                    0.1,    1e10,     12345.678, 9007199254740992.0};
    for (size_t i = 0; i < COUNT(values); i++) {
        dfg_val v = dfg_sqrt(dfg_float(values[i]));
        assert_int_equal(v.tag, DFG_V_FLOAT);
        assert_true(fabs(v.u.f - sqrt(values[i])) <= 2.3e-16 * sqrt(values[i]));
    }
    for (int64_t i = 0; i < 3000; i++)
        assert_float_value(dfg_sqrt(dfg_int(i * i)), (double)i);
    assert_float_value(dfg_sqrt(dfg_float(INFINITY)), INFINITY);
    assert_unknown(dfg_sqrt(dfg_int(-1)));
    assert_unknown(dfg_sqrt(dfg_float(NAN)));
}

static void what_is_no_number_has_no_arithmetic(void **state)
{
    (void)state;
    const dfg_val item = dfg_int(1);
    const dfg_val no[] = {dfg_nil(),
                          dfg_bool(true),
                          dfg_dtype_val(DFG_F32),
                          sym(3),
                          dfg_list(&item, 1),
                          {.tag = DFG_V_STR, .u.id = 1},
                          {.tag = DFG_V_NONE},
                          {.tag = DFG_V_OP, .u.id = 40}};
    for (size_t i = 0; i < COUNT(no); i++) {
        assert_unknown(dfg_add(no[i], dfg_int(1)));
        assert_unknown(dfg_sub(dfg_int(1), no[i]));
        assert_unknown(dfg_mul(no[i], no[i]));
        assert_unknown(dfg_div(no[i], dfg_float(1)));
        assert_unknown(dfg_mod(no[i], dfg_int(1)));
        assert_unknown(dfg_neg(no[i]));
        assert_unknown(dfg_abs(no[i]));
        assert_unknown(dfg_floor(no[i]));
        assert_unknown(dfg_ceil(no[i]));
        assert_unknown(dfg_sqrt(no[i]));
        assert_unknown(dfg_min(no[i], dfg_int(1)));
        assert_unknown(dfg_max(dfg_int(1), no[i]));
    }
}

/* ---- comparisons ---- */

static void ints_compare_exactly(void **state)
{
    (void)state;
    assert_true(dfg_eq(dfg_int(INT64_MAX), dfg_int(INT64_MAX)));
    assert_true(dfg_ne(dfg_int(INT64_MAX), dfg_int(INT64_MAX - 1)));
    assert_true(dfg_lt(dfg_int(INT64_MAX - 1), dfg_int(INT64_MAX)));
    assert_true(dfg_ge(dfg_int(5), dfg_int(5)));
    assert_true(dfg_le(dfg_int(5), dfg_int(5)));
    assert_false(dfg_gt(dfg_int(5), dfg_int(5)));
}

static void floats_compare_as_f32(void **state)
{
    (void)state;
    assert_true(dfg_eq(dfg_float(0.1), dfg_float((double)0.1f)));
    assert_true(dfg_eq(dfg_int(16777217), dfg_float(16777216)));
    assert_true(dfg_eq(dfg_int(1), dfg_float(1)));
    assert_true(dfg_le(dfg_float((double)0.1f), dfg_float(0.1)));
    assert_false(dfg_lt(dfg_float(0.1), dfg_float((double)0.1f)));
    assert_true(dfg_ne(dfg_float(0.1), dfg_float(0.1001)));
    assert_true(dfg_eq(dfg_float(0.0), dfg_float(-0.0)));
    assert_true(dfg_lt(dfg_float(1), dfg_float(INFINITY)));
}

static void nan_is_equal_to_nothing_and_has_no_order(void **state)
{
    (void)state;
    dfg_val nan = dfg_float(NAN);
    assert_false(dfg_eq(nan, nan));
    assert_true(dfg_ne(nan, dfg_int(0)));
    assert_false(dfg_lt(nan, dfg_int(0)) || dfg_le(nan, dfg_int(0)) || dfg_gt(nan, dfg_int(0)) ||
                 dfg_ge(nan, dfg_int(0)));
    assert_int_equal(dfg_close(nan, dfg_int(0)), DFG_UNKNOWN);
}

static void different_kinds_are_unknown(void **state)
{
    (void)state;
    const dfg_val item = dfg_int(1);
    const dfg_val kinds[] = {dfg_int(1),
                             dfg_bool(true),
                             {.tag = DFG_V_STR, .u.id = 1},
                             dfg_dtype_val(DFG_BOOL),
                             {.tag = DFG_V_OP, .u.id = 1},
                             sym(1),
                             dfg_list(&item, 1),
                             dfg_nil(),
                             {.tag = DFG_V_NONE}};
    for (size_t i = 0; i < COUNT(kinds); i++)
        for (size_t j = 0; j < COUNT(kinds); j++)
            if (i != j)
                assert_int_equal(dfg_same(kinds[i], kinds[j]), DFG_UNKNOWN);
    assert_int_equal(dfg_same(dfg_nil(), dfg_nil()), DFG_UNKNOWN);
    assert_int_equal(dfg_same((dfg_val){.tag = DFG_V_NONE}, (dfg_val){.tag = DFG_V_NONE}), DFG_UNKNOWN);
    assert_int_equal(dfg_order(dfg_bool(true), dfg_bool(false)), DFG_NO_ORDER);
}

static void others_compare_by_identity(void **state)
{
    (void)state;
    assert_true(dfg_eq(dfg_bool(true), (dfg_val){.tag = DFG_V_BOOL, .u.i = 7}));
    assert_true(dfg_ne(dfg_bool(true), dfg_bool(false)));
    assert_true(dfg_eq(dfg_dtype_val(DFG_F16), dfg_dtype_val(DFG_F16)));
    assert_true(dfg_ne(dfg_dtype_val(DFG_F16), dfg_dtype_val(DFG_BF16)));
    assert_int_equal(dfg_dtype_val(DFG_NO_DTYPE).tag, DFG_NIL);
}

static void symbols_equal_themselves_only(void **state)
{
    (void)state;
    assert_int_equal(dfg_same(sym(1), sym(1)), DFG_TRUE);
    assert_int_equal(dfg_same(sym(1), sym(2)), DFG_UNKNOWN);
    assert_int_equal(dfg_same(sym(1), dfg_int(4)), DFG_UNKNOWN);
    assert_int_equal(dfg_order(sym(1), sym(1)), DFG_NO_ORDER);
    assert_unknown(dfg_dim_val(DFG_DIM_UNKNOWN));
    assert_int_value(dfg_dim_val(0), 0);
}

static void tolerances(void **state)
{
    (void)state;
    assert_true(dfg_near(dfg_float(0.1600004), dfg_float(0.16)));
    assert_false(dfg_near(dfg_float(0.1605), dfg_float(0.16)));
    assert_true(dfg_near_by(dfg_float(0.1605), dfg_float(0.16), 1e-3));
    assert_int_equal(dfg_close_by(dfg_float(0.162), dfg_float(0.16), 1e-3), DFG_FALSE);
    assert_true(dfg_near(dfg_int(0), dfg_float(0)));
    assert_int_equal(dfg_close(dfg_float(1e-9), dfg_int(0)), DFG_FALSE);
    assert_true(dfg_near_by(dfg_int(INT64_MAX), dfg_int(INT64_MAX - 3), 3));
    assert_int_equal(dfg_close_by(dfg_int(INT64_MIN), dfg_int(INT64_MAX), 1e18), DFG_FALSE);
    assert_true(dfg_near(dfg_float(INFINITY), dfg_float(INFINITY)));
    assert_int_equal(dfg_close(dfg_float(INFINITY), dfg_float(1)), DFG_FALSE);
    assert_int_equal(dfg_close(dfg_float(INFINITY), dfg_float(-INFINITY)), DFG_FALSE);
    assert_int_equal(dfg_close_within(dfg_int(1), dfg_int(2), dfg_nil()), DFG_UNKNOWN);
    assert_int_equal(dfg_close_within(dfg_int(1), dfg_int(2), dfg_int(1)), DFG_TRUE);
    assert_int_equal(dfg_close_by(dfg_int(1), dfg_int(2), -1), DFG_FALSE);
    assert_int_equal(dfg_close_by(dfg_bool(true), dfg_int(2), 5), DFG_UNKNOWN);
}

#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 wide;

static uint64_t next_random(uint64_t *state)
{
    *state ^= *state << 13, *state ^= *state >> 7, *state ^= *state << 17;
    return *state;
}

/* An integer of 53 bits by a power of two from 0 to 20. */
static double random_double(uint64_t *state)
{
    const double f = ldexp((double)(next_random(state) >> 11), (int)(next_random(state) % 21));
    return next_random(state) & 1 ? f : -f;
}

/* 2^20 times as much, which is whole of all that is computed here. */
static wide exact(double f)
{
    return (wide)ldexp(f, 20);
}

/* In integers of 128 bits, and 1e-5 of the larger one as doubles are multiplied. */
static void tolerances_are_exact(void **state)
{
    uint64_t seed = 88172645463325252u;
    (void)state;
    for (int i = 0; i < 200000; i++) {
        const double a = random_double(&seed), beside = a * (1 + ldexp((double)(next_random(&seed) % 3) - 1, -17)),
                     b = i % 4 == 0 ? random_double(&seed) : i % 4 == 1 ? a * (1 + 1e-5) : i % 4 == 2 ? a * (1 - 1e-5) : floor(beside);
        const double apart = fabs(a - b), tol = i % 3 == 0 ? apart : i % 3 == 1 ? nextafter(apart, 0) : fabs(random_double(&seed));
        const wide far = exact(a) > exact(b) ? exact(a) - exact(b) : exact(b) - exact(a);
        assert_int_equal(dfg_near_by(dfg_float(a), dfg_float(b), floor(tol)), far <= exact(floor(tol)));
        assert_int_equal(dfg_near(dfg_float(a), dfg_float(b)), far <= exact(1e-5 * fmax(fabs(a), fabs(b))));
        assert_int_equal(dfg_near_by(dfg_int((int64_t)(seed >> 12)), dfg_int(i), (double)((seed >> 12) - (uint64_t)i - i % 2)), i % 2 == 0);
    }
    assert_true(dfg_near_by(dfg_float(5e-324), dfg_float(-5e-324), 1e-323));
    assert_false(dfg_near_by(dfg_float(5e-324), dfg_float(-1e-323), 1e-323));
    assert_true(dfg_near_by(dfg_float(1e308), dfg_float(-1e308), INFINITY));
    assert_false(dfg_near_by(dfg_float(INFINITY), dfg_float(1), 1.7e308));
    assert_false(dfg_near_by(dfg_float(1e308), dfg_float(-1e308), 1.7e308));
    assert_false(dfg_near_by(dfg_float(1), dfg_float(2), NAN));
    assert_false(dfg_near_by(dfg_float(1), nextafter(1, 2) > 1 ? dfg_float(1 + 0x1p-52) : dfg_nil(), 0x1p-53));
}
#endif

static void kleene(void **state)
{
    (void)state;
    const enum dfg_tri u = DFG_UNKNOWN, f = DFG_FALSE, t = DFG_TRUE;
    const enum dfg_tri both[3][3] = {{u, f, u}, {f, f, f}, {u, f, t}},
                       either[3][3] = {{u, u, t}, {u, f, t}, {t, t, t}};
    for (int a = 0; a < 3; a++)
        for (int b = 0; b < 3; b++) {
            assert_int_equal(dfg_both((enum dfg_tri)a, (enum dfg_tri)b), both[a][b]);
            assert_int_equal(dfg_either((enum dfg_tri)a, (enum dfg_tri)b), either[a][b]);
        }
}

/* ---- lists ---- */

static void ranges_are_inside_outside_or_unknown(void **state)
{
    (void)state;
    const dfg_val low = dfg_int(1), high = dfg_float(2.5);
    assert_true(dfg_within(dfg_int(1), low, high) && !dfg_outside(dfg_int(1), low, high));
    assert_true(dfg_within(high, low, high) && !dfg_outside(high, low, high));
    assert_true(dfg_outside(dfg_int(3), low, high) && !dfg_within(dfg_int(3), low, high));
    assert_true(dfg_outside(dfg_int(0), low, dfg_nil())); /* whatever the other end is */
    assert_false(dfg_within(dfg_int(2), low, dfg_nil()) || dfg_outside(dfg_int(2), low, dfg_nil()));
    assert_false(dfg_within(dfg_nil(), low, high) || dfg_outside(dfg_nil(), low, high));
}

static void choices_by_what_is_unknown_are_unknown(void **state)
{
    (void)state;
    const dfg_val a = dfg_int(1), b = dfg_int(2);
    assert_int_value(dfg_choose(dfg_less(a, b), a, b), 1);
    assert_int_value(dfg_choose(dfg_less(b, a), a, b), 2);
    assert_int_value(dfg_choose(dfg_less(a, a), a, b), 2);
    assert_unknown(dfg_choose(dfg_less(a, dfg_nil()), a, b));
    assert_unknown(dfg_choose(dfg_less(a, dfg_bool(true)), a, b));
    assert_int_value(dfg_choose_int(dfg_less(a, b), 7, 8), 7);
    assert_int_value(dfg_choose_int(dfg_less(b, a), 7, 8), 8);
    assert_unknown(dfg_choose_int(dfg_less(a, dfg_nil()), 7, 8));
    assert_int_value(dfg_known_or(a, b), 1);
    assert_int_value(dfg_known_or(dfg_nil(), b), 2);
}

static void lists_compare_item_by_item(void **state)
{
    (void)state;
    const dfg_val a[] = {dfg_int(1), dfg_int(2)}, b[] = {dfg_int(1), dfg_float(2)},
                  c[] = {dfg_int(1), dfg_int(3)};
    const dfg_val open[] = {dfg_int(1), dfg_nil()}, off[] = {dfg_int(9), dfg_nil()},
                  hole[] = {dfg_hole(), dfg_int(2)};
    assert_int_equal(dfg_same(dfg_list(a, 2), dfg_list(b, 2)), DFG_TRUE);
    assert_int_equal(dfg_same(dfg_list(a, 2), dfg_list(c, 2)), DFG_FALSE);
    assert_int_equal(dfg_same(dfg_list(a, 2), dfg_list(a, 1)), DFG_FALSE);
    assert_int_equal(dfg_same(dfg_list(a, 2), dfg_list(open, 2)), DFG_UNKNOWN);
    assert_int_equal(dfg_same(dfg_list(a, 2), dfg_list(off, 2)), DFG_FALSE);
    assert_int_equal(dfg_same(dfg_list(open, 2), dfg_list(open, 1)), DFG_FALSE);
    assert_int_equal(dfg_same(dfg_list(a, 2), dfg_list(hole, 2)), DFG_TRUE);
    assert_int_equal(dfg_same(dfg_list(open, 2), dfg_list(hole, 2)), DFG_UNKNOWN);
    assert_int_equal(dfg_same(dfg_list(NULL, 0), dfg_list(NULL, 0)), DFG_TRUE);
    const dfg_val nested[] = {dfg_list(a, 2)}, other[] = {dfg_list(c, 2)};
    assert_int_equal(dfg_same(dfg_list(nested, 1), dfg_list(nested, 1)), DFG_TRUE);
    assert_int_equal(dfg_same(dfg_list(nested, 1), dfg_list(other, 1)), DFG_FALSE);
}

/* n lists around a 1 and a 2: [[[1], 2], 2], say; of `last` in place of the innermost 1. */
static dfg_val nested(dfg_val (*room)[2], int n, int64_t last)
{
    dfg_val inner = dfg_int(last);
    for (int i = 0; i < n; i++) {
        room[i][0] = inner;
        room[i][1] = dfg_int(2);
        inner = dfg_list(room[i], i > 0 ? 2 : 1);
    }
    return inner;
}

static void lists_in_lists_compare_four_deep(void **state)
{
    (void)state;
    dfg_val a[6][2], b[6][2], c[6][2];
    for (int n = 1; n <= 6; n++) {
        nested(a, n, 1), nested(b, n, 1), nested(c, n, 3);
        const dfg_val x = dfg_list(a[n - 1], n > 1 ? 2 : 1), same = dfg_list(b[n - 1], n > 1 ? 2 : 1);
        const dfg_val other = dfg_list(c[n - 1], n > 1 ? 2 : 1);
        assert_int_equal(dfg_same(x, same), n <= 4 ? DFG_TRUE : DFG_UNKNOWN);
        assert_int_equal(dfg_same(x, other), n <= 4 ? DFG_FALSE : DFG_UNKNOWN);
        b[n - 1][1] = dfg_int(7); /* what stands behind the nested list counts, too */
        if (n > 1)
            assert_int_equal(dfg_same(x, same), DFG_FALSE);
        b[n - 1][0] = dfg_hole();
        b[n - 1][1] = dfg_int(2);
        assert_int_equal(dfg_same(x, same), DFG_TRUE);
    }
}

static void a_list_may_hold_a_shape(void **state)
{
    (void)state;
    static const dfg_dim dims[] = {2, 4};
    const dfg_val shape = {.tag = DFG_V_SHAPE, .n = 2, .u.dims = dims};
    const dfg_val two[] = {dfg_int(2), dfg_int(4)}, other[] = {dfg_int(2), dfg_int(5)};
    const dfg_val a[] = {shape, dfg_int(1)}, b[] = {dfg_list(two, 2), dfg_int(1)}, c[] = {dfg_list(other, 2), dfg_int(1)};
    assert_int_equal(dfg_same(dfg_list(a, 2), dfg_list(b, 2)), DFG_TRUE);
    assert_int_equal(dfg_same(dfg_list(b, 2), dfg_list(a, 2)), DFG_TRUE);
    assert_int_equal(dfg_same(dfg_list(a, 2), dfg_list(c, 2)), DFG_FALSE);
    assert_int_equal(dfg_same(dfg_list(c, 2), dfg_list(a, 2)), DFG_FALSE);
}

static void a_list_may_be_a_shape(void **state)
{
    (void)state;
    const dfg_dim dims[] = {1, -7, DFG_DIM_UNKNOWN};
    const dfg_val shape = {.tag = DFG_V_SHAPE, .n = 3, .u.dims = dims};
    const dfg_val same[] = {dfg_int(1), sym(7), dfg_int(4)}, off[] = {dfg_int(2), sym(7), dfg_int(4)};
    assert_int_equal(dfg_len(shape), 3);
    assert_int_value(dfg_item(shape, 0), 1);
    assert_int_equal(dfg_item(shape, 1).tag, DFG_V_DIM);
    assert_unknown(dfg_item(shape, 2));
    assert_int_equal(dfg_same(shape, dfg_list(same, 3)), DFG_UNKNOWN);
    assert_int_equal(dfg_same(dfg_list(off, 3), shape), DFG_FALSE);
    assert_unknown(dfg_prod(shape));
}

static void indices_count_from_both_ends(void **state)
{
    (void)state;
    const dfg_val a[] = {dfg_int(10), dfg_int(20), dfg_int(30)};
    const dfg_val list = dfg_list(a, 3);
    assert_int_value(dfg_at(list, dfg_int(0)), 10);
    assert_int_value(dfg_stored_at(list, dfg_int(-1)), 30);
    assert_unknown(dfg_stored_at(list, dfg_int(3)));
    assert_unknown(dfg_stored_at(list, dfg_int(INT64_MIN)));
    assert_unknown(dfg_stored_at(list, dfg_float(0)));
    assert_int_value(dfg_stored_item(list, 2), 30);
    assert_unknown(dfg_stored_item(list, -1));
    assert_unknown(dfg_stored_item(dfg_int(1), 0));
    assert_int_value(dfg_at(list, dfg_int(2)), 30);
    assert_int_value(dfg_at(list, dfg_int(-1)), 30);
    assert_int_value(dfg_at(list, dfg_int(-3)), 10);
    assert_unknown(dfg_at(list, dfg_int(3)));
    assert_unknown(dfg_at(dfg_nil(), dfg_int(INT64_MIN)));
    assert_unknown(dfg_at(dfg_nil(), dfg_float(-0.0)));
    assert_unknown(dfg_at(list, dfg_int(-4)));
    assert_unknown(dfg_at(list, dfg_int(INT64_MIN)));
    assert_unknown(dfg_at(list, dfg_int(INT64_MAX)));
    assert_unknown(dfg_at(list, dfg_float(0)));
    assert_unknown(dfg_at(dfg_int(3), dfg_int(0)));
    assert_unknown(dfg_at(dfg_list(NULL, 0), dfg_int(-1)));
}

static void folds(void **state)
{
    (void)state;
    const dfg_val a[] = {dfg_int(4), dfg_int(-2), dfg_float(2.5)}, bad[] = {dfg_int(4), dfg_nil()};
    assert_float_value(dfg_sum(dfg_list(a, 3)), 4.5);
    assert_int_value(dfg_sum(dfg_list(a, 2)), 2);
    assert_int_value(dfg_prod(dfg_list(a, 2)), -8);
    assert_int_value(dfg_int_sum(dfg_list(a, 2)), 2);
    assert_int_value(dfg_int_prod(dfg_list(a, 2)), -8);
    assert_unknown(dfg_int_sum(dfg_list(a, 3)));
    assert_unknown(dfg_int_prod(dfg_list(a, 3)));
    assert_int_value(dfg_int_prod(dfg_list(NULL, 0)), 1);
    assert_int_value(dfg_min_of(dfg_list(a, 3)), -2);
    assert_int_value(dfg_max_of(dfg_list(a, 3)), 4);
    assert_int_value(dfg_min_of(dfg_list(a, 1)), 4);
    assert_int_value(dfg_sum(dfg_list(NULL, 0)), 0);
    assert_int_value(dfg_prod(dfg_list(NULL, 0)), 1);
    assert_unknown(dfg_min_of(dfg_list(NULL, 0)));
    assert_unknown(dfg_max_of(dfg_int(3)));
    assert_unknown(dfg_sum(dfg_int(3)));
    assert_unknown(dfg_sum(dfg_list(bad, 2)));
    assert_unknown(dfg_min_of(dfg_list(bad, 2)));
}

static void members(void **state)
{
    (void)state;
    const dfg_val a[] = {dfg_int(4), dfg_int(-2)}, open[] = {dfg_int(4), dfg_nil()};
    assert_int_equal(dfg_member(dfg_int(-2), dfg_list(a, 2)), DFG_TRUE);
    assert_int_equal(dfg_member(dfg_int(2), dfg_list(a, 2)), DFG_FALSE);
    assert_int_equal(dfg_member(dfg_int(4), dfg_list(open, 2)), DFG_TRUE);
    assert_int_equal(dfg_member(dfg_int(2), dfg_list(open, 2)), DFG_UNKNOWN);
    assert_int_equal(dfg_member(dfg_nil(), dfg_list(a, 2)), DFG_UNKNOWN);
    assert_int_equal(dfg_member(dfg_int(2), dfg_list(NULL, 0)), DFG_FALSE);
    assert_int_equal(dfg_member(dfg_int(2), dfg_int(2)), DFG_TRUE);
    assert_int_equal(dfg_member(dfg_list(a, 2), dfg_list(a, 2)), DFG_TRUE);
    assert_int_equal(dfg_member(dfg_int(2), dfg_nil()), DFG_UNKNOWN);
}

static void lengths_of_ranges(void **state)
{
    (void)state;
    static const struct {
        int64_t first, end, step, n;
    } rows[] = {
        {0, 4, 1, 4},
        {0, 0, 1, 0},
        {4, 0, 1, 0},
        {4, 0, -1, 4},
        {0, 5, 2, 3},
        {5, 0, -2, 3},
        {0, 6, 2, 3},
        {0, 1, 0, -1},
        {0, DFG_LONGEST_RANGE, 1, DFG_LONGEST_RANGE},
        {0, DFG_LONGEST_RANGE + 1, 1, -1},
        {INT64_MIN, INT64_MAX, 1, -1},
        {INT64_MIN, INT64_MAX, INT64_MAX, 3},
        {INT64_MAX, INT64_MIN, INT64_MIN, 2},
        {-3, 3, 4, 2},
    };
    for (size_t i = 0; i < COUNT(rows); i++)
        assert_int_equal(dfg_range_len(dfg_int(rows[i].first), dfg_int(rows[i].end), dfg_int(rows[i].step)),
                         rows[i].n);
    assert_int_equal(dfg_range_len(dfg_int(0), dfg_nil(), dfg_int(1)), -1);
    assert_int_equal(dfg_joined(2, 3), 5);
    assert_int_equal(dfg_joined(2, -1), -1);
    assert_unknown(dfg_count(-1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ints_stay_ints),
        cmocka_unit_test(int_overflow_is_unknown),
        cmocka_unit_test(division_by_zero_is_unknown),
        cmocka_unit_test(an_int_beside_a_float_is_a_double),
        cmocka_unit_test(rounding_keeps_the_kind),
        cmocka_unit_test(roots_are_those_of_the_library),
        cmocka_unit_test(what_is_no_number_has_no_arithmetic),
        cmocka_unit_test(ints_compare_exactly),
        cmocka_unit_test(floats_compare_as_f32),
        cmocka_unit_test(nan_is_equal_to_nothing_and_has_no_order),
        cmocka_unit_test(different_kinds_are_unknown),
        cmocka_unit_test(others_compare_by_identity),
        cmocka_unit_test(symbols_equal_themselves_only),
        cmocka_unit_test(tolerances),
#ifdef __SIZEOF_INT128__
        cmocka_unit_test(tolerances_are_exact),
#endif
        cmocka_unit_test(kleene),
        cmocka_unit_test(ranges_are_inside_outside_or_unknown),
        cmocka_unit_test(choices_by_what_is_unknown_are_unknown),
        cmocka_unit_test(lists_compare_item_by_item),
        cmocka_unit_test(lists_in_lists_compare_four_deep),
        cmocka_unit_test(a_list_may_hold_a_shape),
        cmocka_unit_test(a_list_may_be_a_shape),
        cmocka_unit_test(indices_count_from_both_ends),
        cmocka_unit_test(folds),
        cmocka_unit_test(members),
        cmocka_unit_test(lengths_of_ranges),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
