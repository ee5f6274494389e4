/* test_ref.c -- parts of the reference matcher that no conformance case reaches.
 *
 * Declared defaults are read from text; literals are rounded to the dtype of
 * the constant that they are compared with; the search's memory is a stack.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../../runtime/interp/ref.h"

static struct ref new_ref(dfg_module *m)
{
    struct ref r = {.m = m};
    if (m != NULL)
        dfg_view(m, &r.g);
    return r;
}

/* ---- defaults ---- */

static void test_default_scalars(void **state)
{
    (void)state;
    struct ref r = new_ref(NULL);
    assert_int_equal(dfg_ref_of_text(&r, "1").i, 1);
    assert_int_equal(dfg_ref_of_text(&r, "1").tag, R_INT);
    assert_int_equal(dfg_ref_of_text(&r, "-9223372036854775808").i, INT64_MIN);
    assert_int_equal(dfg_ref_of_text(&r, "-2.5").tag, R_FLOAT);
    assert_true(dfg_ref_of_text(&r, "1e-05").f == 1e-05);
    assert_true(isinf(dfg_ref_of_text(&r, "-inf").f));
    assert_true(isnan(dfg_ref_of_text(&r, "nan").f));
    assert_int_equal(dfg_ref_of_text(&r, "true").tag, R_BOOL);
    assert_int_equal(dfg_ref_of_text(&r, "true").i, 1);
    assert_int_equal(dfg_ref_of_text(&r, "false").i, 0);
    assert_int_equal(dfg_ref_of_text(&r, "bf16").i, DFG_BF16);
    assert_int_equal(dfg_ref_of_text(&r, "none").tag, R_UNKNOWN);
    assert_int_equal(dfg_ref_of_text(&r, "").tag, R_UNKNOWN);
    assert_int_equal(dfg_ref_of_text(&r, "1x").tag, R_UNKNOWN);
    dfg_stack_free(&r.mem);
}

static void test_default_strings_and_lists(void **state)
{
    (void)state;
    struct ref r = new_ref(NULL);
    struct ref_val s = dfg_ref_of_text(&r, "\"a\\\"b\\\\\\x01\\n\"");
    assert_int_equal(s.tag, R_STRING);
    assert_int_equal(s.n, 6);
    assert_memory_equal(s.s, "a\"b\\\x01\n", 6);
    struct ref_val list = dfg_ref_of_text(&r, "[1, [2, 3], [], \"x,]\"]");
    assert_int_equal(list.n, 4);
    assert_int_equal(list.list[0].i, 1);
    assert_int_equal(list.list[1].list[1].i, 3);
    assert_int_equal(list.list[2].n, 0);
    assert_int_equal(list.list[3].n, 3);
    assert_int_equal(dfg_ref_of_text(&r, "[1, 2").n, 2); /* ends, whatever the text */
    char deep[1001];
    memset(deep, '[', 1000);
    deep[1000] = 0;
    dfg_ref_of_text(&r, deep);
    dfg_stack_free(&r.mem);
}

/* ---- literals ---- */

/* Does the literal v match the scalar constant of these bytes? */
static bool matches(enum dfg_dtype dtype, const void *bytes, double v)
{
    dfg_module *m = dfg_module_new(NULL, 0);
    uint32_t type = dfg_type_tensor(m, dtype, 0, NULL);
    dfg_node c = dfg_const(m, dfg_tensor_add(m, type, bytes, false));
    assert_int_equal(dfg_finish(m), DFG_OK);
    struct ref r = new_ref(m);
    struct pat_literal l = {.form = PAT_L_ONE, .value = {.tag = PAT_V_FLOAT, .f = v}};
    bool yes = dfg_ref_test_literal(&r, &l, c);
    dfg_stack_free(&r.mem);
    dfg_module_free(m);
    return yes;
}

static void test_literals_are_rounded(void **state)
{
    (void)state;
    static const uint8_t f16_tenth[] = {0x66, 0x2e}, bf16_tenth[] = {0xcd, 0x3d}, f8_tenth[] = {0x1d};
    static const uint8_t f16_largest[] = {0xff, 0x7b}, f16_inf[] = {0x00, 0x7c}, f16_least[] = {0x01, 0x00};
    static const uint8_t f8_largest[] = {0x7e}, f4_six[] = {0x07}, f4_half[] = {0x01};
    assert_true(matches(DFG_F16, f16_tenth, 0.1));
    assert_false(matches(DFG_F16, f16_tenth, 0.1001));
    assert_true(matches(DFG_BF16, bf16_tenth, 0.1));
    assert_true(matches(DFG_F8E4M3, f8_tenth, 0.1));
    assert_true(matches(DFG_F16, f16_largest, 65519)); /* below the half of the next step */
    assert_false(matches(DFG_F16, f16_largest, 65520));
    assert_true(matches(DFG_F16, f16_inf, 65520));
    assert_true(matches(DFG_F16, f16_least, 0x1p-24));
    assert_true(matches(DFG_F16, f16_least, 0x1.8p-25)); /* rounds up to it */
    assert_false(matches(DFG_F16, f16_least, 0x1p-25));  /* a tie, to the even zero */
    assert_true(matches(DFG_F8E4M3, f8_largest, 448));
    assert_false(matches(DFG_F8E4M3, f8_largest, 500)); /* no infinity: it can't be held */
    assert_true(matches(DFG_F4E2M1, f4_six, 6));
    assert_true(matches(DFG_F4E2M1, f4_half, 0.5));
}

static void test_literals_of_ints(void **state)
{
    (void)state;
    static const int64_t big = INT64_MAX;
    static const int32_t two = 2;
    assert_true(matches(DFG_I32, &two, 2));
    assert_false(matches(DFG_I32, &two, 2.5));
    assert_false(matches(DFG_I64, &big, 0x1p63)); /* not equal, though equal as doubles */
}

/* ---- memory ---- */

static void test_memory_is_a_stack(void **state)
{
    (void)state;
    struct dfg_stack mem = {.failed = false};
    assert_non_null(dfg_stack_alloc(&mem, 10, 1));
    struct dfg_stack_mark mark = dfg_stack_mark(&mem);
    char *a = dfg_stack_alloc(&mem, 1000, 100); /* a block of its own */
    assert_non_null(a);
    memset(a, 1, 1000 * 100);
    dfg_stack_release(&mem, mark);
    assert_non_null(dfg_stack_alloc(&mem, 0, 8)); /* nothing is no failure */
    assert_null(dfg_stack_alloc(&mem, SIZE_MAX / 2, 4));
    assert_true(mem.failed);
    dfg_stack_free(&mem);
}

/* ---- three values ---- */

static void test_three_values(void **state)
{
    (void)state;
    struct ref_val unknown = {.tag = R_UNKNOWN}, one = dfg_ref_int(1), f = dfg_ref_float(1.0);
    dfg_module *module = dfg_module_new(NULL, 0);
    struct ref r = new_ref(module);
    struct ref_val n = dfg_ref_dim(&r, DFG_DIM_OF_SYM(dfg_symbol(module, "N", 1)));
    struct ref_val m = dfg_ref_dim(&r, DFG_DIM_OF_SYM(dfg_symbol(module, "M", 1)));
    assert_int_equal(dfg_ref_vals_same(one, f), DFG_TRUE);
    assert_int_equal(dfg_ref_vals_same(one, unknown), DFG_UNKNOWN);
    assert_int_equal(dfg_ref_vals_same(n, n), DFG_TRUE);
    assert_int_equal(dfg_ref_vals_same(n, m), DFG_UNKNOWN);
    assert_int_equal(dfg_ref_vals_same(n, one), DFG_UNKNOWN);
    struct ref_val sum = dfg_ref_compute(&r, PAT_E_ADD, n, m), other = dfg_ref_compute(&r, PAT_E_ADD, m, n);
    assert_int_equal(dfg_ref_vals_same(sum, other), DFG_TRUE);
    assert_int_equal(dfg_ref_vals_same(sum, dfg_ref_compute(&r, PAT_E_ADD, sum, one)), DFG_FALSE);
    assert_string_equal(sum.s, "N + M");
    assert_int_equal(dfg_both(DFG_FALSE, DFG_UNKNOWN), DFG_FALSE);
    assert_int_equal(dfg_both(DFG_TRUE, DFG_UNKNOWN), DFG_UNKNOWN);
    assert_int_equal(dfg_either(DFG_TRUE, DFG_UNKNOWN), DFG_TRUE);
    assert_int_equal(dfg_either(DFG_FALSE, DFG_UNKNOWN), DFG_UNKNOWN);
    assert_int_equal(dfg_ref_not(DFG_UNKNOWN), DFG_UNKNOWN);
    assert_int_equal(dfg_ref_compare(PAT_T_LE, dfg_ref_float(NAN), one), DFG_UNKNOWN);
    assert_int_equal(dfg_close(dfg_ref_number(dfg_ref_float(1.000001)), dfg_ref_number(f)), DFG_TRUE);
    assert_int_equal(dfg_close_by(dfg_ref_number(dfg_ref_float(1.1)), dfg_ref_number(f), 0.05), DFG_FALSE);
    dfg_stack_free(&r.mem);
    dfg_module_free(module);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_default_scalars),      cmocka_unit_test(test_default_strings_and_lists),
        cmocka_unit_test(test_literals_are_rounded), cmocka_unit_test(test_literals_of_ints),
        cmocka_unit_test(test_memory_is_a_stack),    cmocka_unit_test(test_three_values),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
