/* test_eval_flow.c -- what runs bodies: calls, If, Loop, Scan, let, tuples; and
 * graphs that are deep; inputs that are made up.
 */
#include "eval_build.h"

static void test_calls(void **state)
{
    (void)state;
    computes_with("%a = const i32 3\n%r = @twice(@twice(%a))", "fn @twice(%x) {\nreturn Add(%x, %x)\n}\n",
                  "i32 12");
    computes("%a = const i32 3\n%f = fn (%x) {\n%y = Mul(%x, %a)\nreturn %y\n}\n%r = %f(%f(%a))", "i32 27");
    computes("%a = const i32 3\n%o = op Neg\n%r = %o(%a)", "i32 -3");
    computes_with("%a = const i32 3\n%r = my.Square(%a)", "fn @\"my.Square\"(%x) {\nreturn Mul(%x, %x)\n}\n",
                  "i32 9");
    refuses_with("%a = const i32 3\n%r = @f(%a)", "fn @f(%x) {\n%y = @f(%x)\nreturn %y\n}\n",
                 "inside itself");
    refuses("%a = const i32 3\n%f = fn (%x) {\nreturn %x\n}\n%r = %f(%a, %a)", "number of arguments");
    refuses("%a = const i32 3\n%r = %a(%a)", "no function");
}

static void test_tuples_and_lets(void **state)
{
    (void)state;
    computes("%a = const i32 3\n%t = (%a, (%a, Neg(%a)))\n%r = %t.1.1", "i32 -3");
    computes("%a = const i32 3\n%v = var \"v\"\n%r = let(%v, Neg(%a), Add(%v, %v))", "i32 -6");
    refuses("%v = var \"v\"\n%r = Neg(%v)", "no value");
    refuses("%a = const i32 3\n%t = (%a,)\n%u = %t.0\n%r = %u.0", "no such field");
}

/* Of a choice only the branch that is taken is computed. */
static void test_choices(void **state)
{
    (void)state;
    computes("%c = const bool true\n%a = const i32 1\n%z = const i32 0\n%r = if(%c, %a, Div(%a, %z))",
             "i32 1");
    refuses("%c = const bool false\n%a = const i32 1\n%z = const i32 0\n%r = if(%c, %a, Div(%a, %z))",
            "divided by zero");
    computes("%c = const bool false\n%a = const i32 1\n%t = fn () {\n%x = Neg(%a)\nreturn %x\n}\n"
             "%e = fn () {\nreturn %a\n}\n%i = If(%t, %e, %c) -> 1\n%r = %i.0",
             "i32 1");
}

#define LOOP_BODY                                                                                            \
    "%body = fn (%i, %go, %x) {\n%y = Add(%x, %x)\n%most = const i32 20\n%on = Less(%y, %most)\nreturn "     \
    "%on, %y, %x\n}\n"

static void test_loops(void **state)
{
    (void)state;
    computes("%x = const i32 1\n%n = const i64 3\n" LOOP_BODY "%l = Loop(%body, %n, _, %x) -> 2\n%r = %l.0",
             "i32 8");
    computes("%x = const i32 1\n%n = const i64 3\n" LOOP_BODY "%l = Loop(%body, %n, _, %x) -> 2\n%r = %l.1",
             "i32[3] [1, 2, 4]");
    computes("%x = const i32 1\n" LOOP_BODY "%l = Loop(%body, _, _, %x) -> 2\n%r = %l.0", "i32 32");
    computes("%x = const i32 1\n%n = const i64 0\n" LOOP_BODY "%l = Loop(%body, %n, _, %x) -> 2\n%r = %l.0",
             "i32 1");
    computes("%x = const i32 1\n%c = const bool false\n" LOOP_BODY
             "%l = Loop(%body, _, %c, %x) -> 2\n%r = %l.0",
             "i32 1");
    refuses("%x = const i32 1\n%n = const i64 3\n%body = fn (%i, %go, %y) {\nreturn %y\n}\n"
            "%l = Loop(%body, %n, _, %x) -> 1\n%r = %l.0",
            "too few results");
}

#define SCAN_BODY "%body = fn (%s, %x) {\n%t = Add(%s, %x)\nreturn %t, %t\n}\n"

static void test_scans(void **state)
{
    (void)state;
    const char *from = "%s = const i32 0\n%x = const i32[4] [1, 2, 3, 4]\n" SCAN_BODY;
    char text[500];
    snprintf(text, sizeof text, "%s%%l = Scan(%%body, %%s, %%x) -> 2 {num_scan_inputs = 1}\n%%r = %%l.1",
             from);
    computes(text, "i32[4] [1, 3, 6, 10]");
    snprintf(text, sizeof text,
             "%s%%l = Scan(%%body, %%s, %%x) -> 2 {num_scan_inputs = 1, scan_input_directions = [1], "
             "scan_output_directions = [1]}\n%%r = %%l.1",
             from);
    computes(text, "i32[4] [10, 9, 7, 4]");
    snprintf(text, sizeof text, "%s%%l = Scan(%%body, %%s, %%x) -> 2 {num_scan_inputs = 3}\n%%r = %%l.1",
             from);
    refuses(text, "num_scan_inputs");
}

/* A body's own values do not outlive an iteration; those around it do. */
static void test_bodies_use_outer_values(void **state)
{
    (void)state;
    computes("%a = const i32 5\n%b = Neg(%a)\n%n = const i64 4\n%x = const i32 0\n"
             "%body = fn (%i, %go, %s) {\n%d = Mul(%b, %b)\n%t = Add(%s, %d)\nreturn %go, %t\n}\n"
             "%l = Loop(%body, %n, _, %x) -> 1\n%m = %l.0\n%r = Add(%m, %b)",
             "i32 95");
}

static void test_deep(void **state)
{
    (void)state;
    const size_t depth = 100000;
    char *text = malloc(depth * 32 + 100), *at = text;
    assert_non_null(text);
    at += sprintf(at, "%%v0 = const i64 0\n%%one = const i64 1\n");
    for (size_t i = 1; i < depth; i++)
        at += sprintf(at, "%%v%zu = Add(%%v%zu, %%one)\n", i, i - 1);
    sprintf(at, "%%r = Neg(%%v%zu)", depth - 1);
    computes(text, "i64 -99999");
    at = text + sprintf(text, "%%v0 = const i64 7\n");
    for (size_t i = 1; i < depth; i++)
        at += sprintf(at, "%%v%zu = (%%v%zu,)\n", i, i - 1);
    sprintf(at, "%%t = (%%v%zu, %%v0)\n%%r = %%t.1", depth - 1);
    computes(text, "i64 7");
    free(text);
}

/* Symbols have one size; indices stay in their range; the same seed, the same inputs. */
static void test_random_inputs(void **state)
{
    (void)state;
    const struct dfg_ops *ops[] = {onnx_unit.ops};
    const char *text =
        "fn @main(%x: f32[N, 3], %i: i64[N, 40], %w: f32[2, 4], %p: f32[N]) {\n%j = Cast(%i) {to = 7}\n"
        "%a = Gather(%w, %j)\n%b = Sqrt(%p)\nreturn %x, %a, %b\n}\n";
    struct dfg_error error = {DFG_OK, NULL};
    dfg_module *m = dfg_module_new(ops, 1);
    assert_non_null(m);
    assert_int_equal(dfg_read_text(m, "t", text, strlen(text), &error), DFG_OK);
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct dfg_data *in[4], *again[4], *out[3];
        assert_int_equal(dfg_random_inputs(m, dfg_function(m, 0), seed, in, &error), DFG_OK);
        assert_int_equal(dfg_random_inputs(m, dfg_function(m, 0), seed, again, &error), DFG_OK);
        assert_int_equal(in[0]->dims[0], in[1]->dims[0]);
        for (uint64_t k = 0; k < in[1]->n; k++)
            assert_in_range(in[1]->u.at[k].i, 0, 1);
        for (uint64_t k = 0; k < in[3]->n; k++)
            assert_true(in[3]->u.at[k].f > 0);
        assert_int_equal(dfg_evaluate(m, dfg_function(m, 0), in, 4, out, NULL, &error), DFG_OK);
        for (int k = 0; k < 4; k++) {
            assert_true(dfg_data_close(in[k], again[k], 1e-30, NULL));
            dfg_data_free(in[k]);
            dfg_data_free(again[k]);
        }
        for (int k = 0; k < 3; k++)
            dfg_data_free(out[k]);
    }
    dfg_module_free(m);
}

#define ENDLESS(results)                                                                                     \
    "%n = const i64 4611686018427387904\n%x = const i64[2] [1, 2]\n"                                         \
    "%f = fn (%i, %c, %v) {\n" results "}\n%r = Loop(%f, %n, _, %x)\n"

static void test_limits(void **state)
{
    (void)state;
    refuses_within(ENDLESS("%w = Add(%v, %v)\nreturn %c, %w\n"), 99, 0,
                   "%r: Loop: the limit of 99 steps is reached, in turn 49");
    refuses_within(ENDLESS("return %c, %v\n"), 99, 0,
                   "%r: Loop: the limit of 99 steps is reached, in turn 99");
    refuses_within("%x = const f32 1.0\n%a = Exp(%x)\n%r = Exp(%a)", 1, 0,
                   "%r: Exp: the limit of 1 steps is reached");
    refuses_within("%n = const i64[1] [9000]\n%a = ConstantOfShape(%n)\n%r = Add(%a, %a)", 0, 100000,
                   "%r: Add: all values together would have more than 100000 bytes");
    refuses_within(ENDLESS("%w = Add(%v, %v)\nreturn %c, %v, %w\n"), 0, 100000, "all values together");
}

/* What no memory is asked for. */
static void test_huge_shapes(void **state)
{
    (void)state;
    const char *much = "a tensor is too large";
    refuses("%n = const i64[2] [4611686018427387904, 4]\n%r = ConstantOfShape(%n)", much);
    refuses("%x = const f32[1] [1.0]\n%n = const i64[2] [1048576, 1048576]\n%r = Expand(%x, %n)", much);
    refuses("%x = const f32[2] splat 1.0\n%n = const i64[1] [9223372036854775807]\n%r = Tile(%x, %n)",
            "the numbers of copies are wrong");
    refuses("%a = const i64 0\n%b = const i64 9223372036854775807\n%c = const i64 1\n%r = Range(%a, %b, %c)",
            "the step does not lead to the end");
    refuses("%x = const f32[1, 1, 1, 1] [1.0]\n%n = const i64[4] [1, 1, 1048576, 1048576]\n"
            "%r = Resize(%x, _, _, %n)",
            much);
    refuses("%x = const i64[1] [0]\n%n = const i64 4611686018427387904\n%v = const f32[2] [0.0, 1.0]\n"
            "%r = OneHot(%x, %n, %v)",
            much);
    refuses("%x = const f32[1] [1.0]\n%n = const i64[2] [0, 9223372036854775807]\n%r = Pad(%x, %n)",
            "a margin is wrong");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_calls),   cmocka_unit_test(test_tuples_and_lets),
        cmocka_unit_test(test_choices), cmocka_unit_test(test_loops),
        cmocka_unit_test(test_scans),   cmocka_unit_test(test_bodies_use_outer_values),
        cmocka_unit_test(test_limits),  cmocka_unit_test(test_huge_shapes),
        cmocka_unit_test(test_deep),    cmocka_unit_test(test_random_inputs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
