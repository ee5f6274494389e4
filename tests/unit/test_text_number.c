/* test_text_number.c -- floats of every element type survive being written and read.
 *
 * All bits of the small types, and of the large ones the edges and a sample.
 */
#include <locale.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "text_number.h"

static void survives(uint64_t bits, enum dfg_dtype dtype)
{
    char text[NUMBER_MAX];
    uint64_t back = ~bits;
    dfg_number_text(bits, dtype, text);
    if (!dfg_number_read(text, dtype, &back) || back != bits)
        fail_msg("%s %llx is written %s and read as %llx", dfg_dtype_name(dtype), (unsigned long long)bits,
                 text, (unsigned long long)back);
}

static void all_small_floats_survive(void **state)
{
    (void)state;
    static const enum dfg_dtype types[] = {DFG_F8E4M3,   DFG_F8E4M3UZ, DFG_F8E5M2,
                                           DFG_F8E5M2UZ, DFG_F16,      DFG_BF16};
    for (uint64_t bits = 0; bits < 16; bits++)
        survives(bits, DFG_F4E2M1);
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        for (uint64_t bits = 0; bits < (uint64_t)1 << dfg_dtype_bits(types[i]); bits++)
            survives(bits, types[i]);
}

static void large_floats_survive(void **state)
{
    (void)state;
    static const uint64_t edges[] = {0,          1,          0x7FFFFF,   0x800000,   0x7F7FFFFF, 0x7F800000,
                                     0x7F800001, 0x7FC00000, 0xFFFFFFFF, 0x4B7FFFFF, 0x4B189680, 0x3DCCCCCD};
    static const uint64_t wide[] = {0,
                                    1,
                                    0xFFFFFFFFFFFFF,
                                    0x10000000000000,
                                    0x7FEFFFFFFFFFFFFF,
                                    0x7FF0000000000000,
                                    0x7FF0000000000001,
                                    0x7FF8000000000000,
                                    UINT64_MAX,
                                    0x3FB999999999999A};
    uint64_t random = 1;
    for (size_t i = 0; i < sizeof edges / sizeof edges[0]; i++)
        survives(edges[i], DFG_F32);
    for (size_t i = 0; i < sizeof wide / sizeof wide[0]; i++)
        survives(wide[i], DFG_F64);
    for (int i = 0; i < 20000; i++) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        survives(random >> 32, DFG_F32);
        survives(random ^ random >> 31, DFG_F64);
    }
}

static void reads(const char *text, enum dfg_dtype dtype, uint64_t expected)
{
    uint64_t bits = ~expected;
    assert_true(dfg_number_read(text, dtype, &bits));
    assert_int_equal(bits, expected);
}

static void refuses(const char *text, enum dfg_dtype dtype)
{
    uint64_t bits;
    assert_false(dfg_number_read(text, dtype, &bits));
}

static void numbers_are_rounded_to_nearest_even(void **state)
{
    (void)state;
    reads("1", DFG_F16, 0x3C00);
    reads("0.1", DFG_F16, 0x2E66);
    reads("65519", DFG_F16, 0x7BFF);
    reads("2049", DFG_F16, 0x6800);    /* between 2048 and 2050 */
    reads("2051", DFG_F16, 0x6802);    /* between 2050 and 2052 */
    reads("3e-8", DFG_F16, 0x0001);    /* more than half of the smallest */
    reads("2.98e-8", DFG_F16, 0x0000); /* less */
    reads("-2.98e-8", DFG_F16, 0x8000);
    reads("1.00390625", DFG_BF16, 0x3F80);
    reads("17", DFG_F8E4M3, 0x58); /* between 16 and 18 */
    reads("19", DFG_F8E4M3, 0x5A); /* between 18 and 20 */
    reads("448", DFG_F8E4M3, 0x7E);
    reads("-0.0", DFG_F8E4M3UZ, 0);
    reads("5", DFG_F4E2M1, 0x6); /* between 4 and 6 */
    reads("16777217", DFG_F32, 0x4B800000);
    reads("1.00000017881393432617187499", DFG_F32,
          0x3F800001); /* by way of a double it would be 0x3F800002 */
}

static void what_does_not_fit_is_refused(void **state)
{
    (void)state;
    refuses("65520", DFG_F16);
    refuses("1e39", DFG_F32);
    refuses("1e400", DFG_F64);
    refuses("480", DFG_F8E4M3);
    refuses("inf", DFG_F8E4M3);
    refuses("-inf", DFG_F8E5M2UZ);
    refuses("nan", DFG_F4E2M1);
    refuses("7.1", DFG_F4E2M1);
    refuses("nan(0x7f800000)", DFG_F32);
    refuses("nan(0x1ffffffffffffffff)", DFG_F64);
    refuses("nan(0x17fc0)", DFG_F16);
}

static void writes(uint64_t bits, enum dfg_dtype dtype, const char *expected)
{
    char text[NUMBER_MAX];
    dfg_number_text(bits, dtype, text);
    assert_string_equal(text, expected);
}

static void texts_are_short(void **state)
{
    (void)state;
    writes(0x3DCCCCCD, DFG_F32, "0.1");
    writes(0x3F800000, DFG_F32, "1.0");
    writes(0x80000000, DFG_F32, "-0.0");
    writes(0x3727C5AC, DFG_F32, "1e-5");
    writes(0x60AD78EC, DFG_F32, "1e20");
    writes(0x7BFF, DFG_F16, "65504.0");
    writes(0x3FB999999999999A, DFG_F64, "0.1");
    writes(0xFF800000, DFG_F32, "-inf");
    writes(0x7FC00000, DFG_F32, "nan");
    writes(0xFFC00000, DFG_F32, "nan(0xffc00000)");
}

static void the_locale_changes_nothing(void **state)
{
    (void)state;
    if (setlocale(LC_NUMERIC, "de_DE.UTF-8") == NULL)
        skip(); /* this machine has no such locale */
    writes(0x3DCCCCCD, DFG_F32, "0.1");
    setlocale(LC_NUMERIC, "C");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_small_floats_survive),
        cmocka_unit_test(large_floats_survive),
        cmocka_unit_test(numbers_are_rounded_to_nearest_even),
        cmocka_unit_test(what_does_not_fit_is_refused),
        cmocka_unit_test(texts_are_short),
        cmocka_unit_test(the_locale_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
