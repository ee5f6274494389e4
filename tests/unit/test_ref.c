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

/* ---- users ---- */

static struct dfg_nodes nobody(const dfg_graph *g, dfg_node n)
{
    (void)g, (void)n;
    return (struct dfg_nodes){NULL, 0};
}

/* As of a node that nothing reads while the module is edited: no array, which memcpy must not be given. */
static void test_no_users(void **state)
{
    (void)state;
    struct ref r = new_ref(NULL);
    const dfg_node one = 1;
    r.g.live_users = nobody;
    assert_int_equal(dfg_ref_users_of(&r, (struct dfg_nodes){&one, 1}).n, 0);
    dfg_ref_end(&r);
}

/* ---- defaults ---- */

static void test_default_scalars(void **state)
{
    (void)state;
    struct ref r = new_ref(NULL);
    assert_int_equal(dfg_ref_default(&r, "1").u.i, 1);
    assert_int_equal(dfg_ref_default(&r, "1").tag, DFG_V_INT);
    assert_int_equal(dfg_ref_default(&r, "-9223372036854775808").u.i, INT64_MIN);
    assert_int_equal(dfg_ref_default(&r, "-2.5").tag, DFG_V_FLOAT);
    assert_true(dfg_ref_default(&r, "1e-05").u.f == 1e-05);
    assert_true(isinf(dfg_ref_default(&r, "-inf").u.f));
    assert_true(isnan(dfg_ref_default(&r, "nan").u.f));
    assert_int_equal(dfg_ref_default(&r, "true").tag, DFG_V_BOOL);
    assert_int_equal(dfg_ref_default(&r, "true").u.i, 1);
    assert_int_equal(dfg_ref_default(&r, "false").u.i, 0);
    assert_int_equal(dfg_ref_default(&r, "bf16").u.id, DFG_BF16);
    assert_false(dfg_ref_known(dfg_ref_default(&r, "none")));
    assert_false(dfg_ref_known(dfg_ref_default(&r, "")));
    assert_false(dfg_ref_known(dfg_ref_default(&r, "1x")));
    dfg_ref_end(&r);
}

/* What neither module nor file have keeps apart, and has its bytes. */
static void test_default_strings_and_lists(void **state)
{
    (void)state;
    dfg_module *m = dfg_module_new(NULL, 0);
    const char *const numbered[] = {"a", "b"};
    const struct dfg_names names = {.strs = numbered, .n_strs = 2};
    struct ref r = new_ref(m);
    size_t n;
    r.names = &names;
    dfg_val s = dfg_ref_default(&r, "\"a\\\"b\\\\\\x01\\n\"");
    assert_int_equal(s.tag, DFG_V_STR);
    assert_int_equal(s.u.id, DFG_UNSEEN | 2);
    assert_memory_equal(dfg_ref_text(&r, s, &n), "a\"b\\\x01\n", 6);
    assert_int_equal(n, 6);
    assert_int_equal(dfg_ref_default(&r, "\"b\"").u.id, DFG_UNSEEN | 1);
    assert_int_equal(dfg_ref_default(&r, "\"c\"").u.id, DFG_UNSEEN | 3);
    assert_int_equal(dfg_ref_equal(&r, s, dfg_ref_default(&r, "\"c\"")), DFG_FALSE);
    const dfg_sym seen = dfg_symbol(m, "d", 1);
    assert_int_equal(dfg_ref_default(&r, "\"d\"").u.id, seen);
    const char *const text = "[1, [2, 3], [], \"x,]\"]";
    dfg_val list = dfg_ref_default(&r, text);
    assert_int_equal(list.n, 4);
    assert_int_equal(list.u.list[0].u.i, 1);
    assert_int_equal(list.u.list[1].u.list[1].u.i, 3);
    assert_int_equal(list.u.list[2].n, 0);
    assert_string_equal(dfg_ref_text(&r, list.u.list[3], &n), "x,]");
    assert_int_equal(dfg_ref_equal(&r, list, dfg_ref_default(&r, text)), DFG_TRUE);
    assert_false(dfg_ref_known(dfg_ref_default(&r, "[1, 2"))); /* ends, whatever the text */
    char deep[1001];
    memset(deep, '[', 1000);
    deep[1000] = 0;
    dfg_ref_default(&r, deep);
    dfg_ref_end(&r);
    dfg_module_free(m);
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
    dfg_val unknown = dfg_nil(), one = dfg_int(1), f = dfg_float(1.0);
    dfg_module *module = dfg_module_new(NULL, 0);
    struct ref r = new_ref(module);
    size_t len;
    dfg_val n = dfg_dim_val(DFG_DIM_OF_SYM(dfg_symbol(module, "N", 1)));
    dfg_val m = dfg_dim_val(DFG_DIM_OF_SYM(dfg_symbol(module, "M", 1)));
    assert_int_equal(dfg_ref_equal(&r, one, f), DFG_TRUE);
    assert_int_equal(dfg_ref_equal(&r, one, unknown), DFG_UNKNOWN);
    assert_int_equal(dfg_ref_equal(&r, n, n), DFG_TRUE);
    assert_int_equal(dfg_ref_equal(&r, n, m), DFG_UNKNOWN);
    assert_int_equal(dfg_ref_equal(&r, n, one), DFG_UNKNOWN);
    dfg_val sum = dfg_ref_arithmetic(&r, PAT_E_ADD, n, m), other = dfg_ref_arithmetic(&r, PAT_E_ADD, m, n);
    assert_int_equal(dfg_ref_equal(&r, sum, other), DFG_TRUE);
    assert_int_equal(dfg_ref_equal(&r, sum, dfg_ref_arithmetic(&r, PAT_E_ADD, sum, one)), DFG_FALSE);
    assert_int_equal(dfg_ref_equal(&r, dfg_list(&sum, 1), dfg_list(&other, 1)), DFG_TRUE);
    assert_string_equal(dfg_ref_text(&r, sum, &len), "N + M");
    assert_int_equal(dfg_both(DFG_FALSE, DFG_UNKNOWN), DFG_FALSE);
    assert_int_equal(dfg_both(DFG_TRUE, DFG_UNKNOWN), DFG_UNKNOWN);
    assert_int_equal(dfg_either(DFG_TRUE, DFG_UNKNOWN), DFG_TRUE);
    assert_int_equal(dfg_either(DFG_FALSE, DFG_UNKNOWN), DFG_UNKNOWN);
    assert_int_equal(dfg_ref_not(DFG_UNKNOWN), DFG_UNKNOWN);
    assert_int_equal(dfg_ref_compare(&r, PAT_T_LE, dfg_float(NAN), one), DFG_UNKNOWN);
    assert_int_equal(dfg_close(dfg_float(1.000001), f), DFG_TRUE);
    assert_int_equal(dfg_close_by(dfg_float(1.1), f, 0.05), DFG_FALSE);
    dfg_stack_free(&r.mem);
    dfg_module_free(module);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_default_scalars),      cmocka_unit_test(test_default_strings_and_lists),
        cmocka_unit_test(test_literals_are_rounded), cmocka_unit_test(test_literals_of_ints),
        cmocka_unit_test(test_memory_is_a_stack),    cmocka_unit_test(test_three_values),
        cmocka_unit_test(test_no_users),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
