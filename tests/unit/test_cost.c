/* test_cost.c -- costs in units of a power of two, against libm and integers of 128 bits. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "transform/cost.h"

enum { MANY = 1000000 };

__extension__ typedef __int128 wide;

static uint32_t random_below(uint64_t *seed, uint32_t n)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((*seed >> 32) * n >> 32);
}

static struct cost_scale scale_of(const double *costs, size_t n)
{
    struct cost_sum sum = {0};
    for (size_t i = 0; i < n; i++)
        dfg_cost_add(&sum, costs[i]);
    return dfg_cost_scale(&sum);
}

static void assert_rounded(const struct cost_scale *s, double v)
{
    const int64_t units = dfg_cost_units(s, v);
    assert_true(units == (int64_t)round(ldexp(v, s->shift)));
    assert_true(dfg_cost_value(s, units) == ldexp((double)units, -s->shift));
}

static void test_rounding(void **state)
{
    uint64_t seed = 1;
    (void)state;
    for (int i = 0; i < 20000; i++) {
        double costs[8];
        for (int k = 0; k < 8; k++) {
            const int power = (int)random_below(&seed, 110) - 60;
            costs[k] = ldexp((double)random_below(&seed, UINT32_MAX) / UINT32_MAX, power) * (k % 3 == 0 ? -1 : 1);
        }
        const struct cost_scale s = scale_of(costs, 8);
        for (int k = 0; k < 8; k++)
            assert_rounded(&s, costs[k]);
    }
    const double least = 0x1p-1074, small[] = {0, least};
    const struct cost_scale s = scale_of(small, 2);
    assert_int_equal(dfg_cost_units(&s, least), 0);
    assert_int_equal(dfg_cost_units(&s, -0.0), 0);
}

/* Ints stay what they are where the sum of their sizes is below 2^58, and no sum overflows. */
static void test_ints(void **state)
{
    uint64_t seed = 2;
    (void)state;
    for (int i = 0; i < 1000; i++) {
        double costs[64];
        int64_t sum = 0, units = 0;
        const int bits = (int)random_below(&seed, 52);
        for (int k = 0; k < 64; k++) {
            const uint64_t size = ((uint64_t)random_below(&seed, UINT32_MAX) << 20) >> (52 - bits);
            costs[k] = (double)size * (k % 2 == 0 ? 1 : -1);
            sum += (int64_t)costs[k];
        }
        const struct cost_scale s = scale_of(costs, 64);
        for (int k = 0; k < 64; k++) {
            assert_true(s.shift >= 0 && dfg_cost_units(&s, costs[k]) == (int64_t)costs[k] * ((int64_t)1 << s.shift));
            units += dfg_cost_units(&s, costs[k]);
        }
        assert_true(dfg_cost_value(&s, units) == (double)sum);
    }
}

static void test_extremes(void **state)
{
    const double apart[] = {1e15, 1e-9, 1};
    const struct cost_scale s = scale_of(apart, 3);
    (void)state;
    assert_true(dfg_cost_value(&s, dfg_cost_units(&s, 1e15) + dfg_cost_units(&s, 1)) == 1e15 + 1);
    double *many = malloc(MANY * sizeof *many);
    assert_non_null(many);
    for (int kind = 0; kind < 3; kind++) {
        wide sum = 0;
        for (int i = 0; i < MANY; i++)
            many[i] = kind == 0 ? 0x1.fffffffffffffp59 : kind == 1 ? INFINITY : i % 2 == 0 ? 1e300 : 7;
        const struct cost_scale m = scale_of(many, MANY);
        for (int i = 0; i < MANY; i++)
            sum += dfg_cost_units(&m, many[i]);
        assert_true(sum < (wide)1 << 61);
        if (kind == 0)
            assert_true(fabs(dfg_cost_value(&m, (int64_t)sum) / (MANY * 0x1p60) - 1) < 1e-12);
        else
            assert_true(isinf(dfg_cost_value(&m, (int64_t)sum)));
        if (kind == 2) /* one of them is more than all others, and these stay exact */
            assert_true(dfg_cost_units(&m, 1e300) > MANY / 2 * dfg_cost_units(&m, 7) &&
                        dfg_cost_value(&m, MANY / 2 * dfg_cost_units(&m, 7)) == MANY / 2 * 7.0);
    }
    free(many);
    const double endless[] = {INFINITY, -INFINITY, 0x1p60, 5, 0.5};
    const struct cost_scale e = scale_of(endless, 5);
    const int64_t infinite = dfg_cost_units(&e, INFINITY);
    assert_true(dfg_cost_units(&e, -INFINITY) == -infinite && dfg_cost_units(&e, 0x1p60) == infinite);
    assert_true(dfg_cost_value(&e, infinite - dfg_cost_units(&e, 5)) == INFINITY);
    assert_true(dfg_cost_value(&e, dfg_cost_units(&e, 5) - infinite) == -INFINITY);
    assert_true(dfg_cost_value(&e, infinite + dfg_cost_units(&e, 5.5) - infinite) == 5.5);
}

/* Sums whose sizes have 62 bits at most are compared exactly. */
static void test_comparing(void **state)
{
    uint64_t seed = 3;
    (void)state;
    for (int i = 0; i < 100000; i++) {
        struct cost_sum sums[2] = {{0}, {0}};
        wide exact[2] = {0, 0};
        for (int side = 0; side < 2; side++)
            for (uint32_t k = random_below(&seed, 5); k > 0; k--) {
                const int power = (int)random_below(&seed, 40);
                const uint32_t units = random_below(&seed, i % 2 == 0 ? 4 : 65536);
                dfg_cost_add(&sums[side], ldexp(units, power - 20));
                exact[side] += (wide)units << power;
            }
        assert_int_equal(dfg_cost_less(&sums[0], &sums[1]), exact[0] < exact[1]);
        assert_int_equal(dfg_cost_less(&sums[1], &sums[0]), exact[1] < exact[0]);
        dfg_cost_add(&sums[0], INFINITY);
        assert_int_equal(dfg_cost_less(&sums[0], &sums[1]), 0);
        assert_int_equal(dfg_cost_less(&sums[1], &sums[0]), 1);
    }
}

static void test_order(void **state)
{
    static const double ascending[] = {-INFINITY, -1e300, -2, -0x1p-1074, 0, 0x1p-1074, 0.5, 1, 1e300, INFINITY};
    (void)state;
    for (size_t i = 0; i + 1 < sizeof ascending / sizeof *ascending; i++)
        assert_true(dfg_cost_order(ascending[i]) < dfg_cost_order(ascending[i + 1]));
    assert_true(dfg_cost_order(-0.0) == 0 && dfg_cost_order(0) == 0);
    assert_true(dfg_is_nan(NAN) && dfg_is_nan(-NAN) && !dfg_is_nan(INFINITY) && !dfg_is_nan(-INFINITY));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rounding), cmocka_unit_test(test_ints), cmocka_unit_test(test_extremes),
        cmocka_unit_test(test_comparing), cmocka_unit_test(test_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
