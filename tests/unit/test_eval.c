/* test_eval.c -- kernels at their edges: empty extents, negative axes, broadcasts,
 * integers that wrap, divisions by zero, indices out of range.
 */
#include "eval_build.h"

#include <math.h>

static void test_integers_wrap(void **state)
{
    (void)state;
    computes("%a = const i8 127\n%b = const i8 1\n%r = Add(%a, %b)", "i8 -128");
    computes("%a = const u8 0\n%b = const u8 1\n%r = Sub(%a, %b)", "u8 255");
    computes("%a = const i64 9223372036854775807\n%r = Add(%a, %a)", "i64 -2");
    computes("%a = const i32 -2147483648\n%r = Abs(%a)", "i32 -2147483648");
    computes("%a = const i32 -2147483648\n%b = const i32 -1\n%r = Div(%a, %b)", "i32 -2147483648");
    computes("%a = const i64 -9223372036854775808\n%b = const i64 -1\n%r = Div(%a, %b)",
             "i64 -9223372036854775808");
    computes("%a = const i64 -9223372036854775808\n%b = const i64 -1\n%r = Mod(%a, %b)", "i64 0");
    computes("%a = const i64 -9223372036854775808\n%r = Neg(%a)", "i64 -9223372036854775808");
    computes("%a = const u64 18446744073709551615\n%b = const u64 2\n%r = Div(%a, %b)",
             "u64 9223372036854775807");
    computes("%a = const u64 18446744073709551615\n%b = const u64 2\n%r = Greater(%a, %b)", "bool true");
}

/* What a double has no digits for. */
static void test_integers_are_exact(void **state)
{
    (void)state;
    computes("%x = const u64[3] [9223372036854775813, 18446744073709551615, 7]\n"
             "%a = const u64 5\n%b = const u64 9223372036854775818\n%r = Clip(%x, %a, %b)",
             "u64[3] [9223372036854775813, 9223372036854775818, 7]");
    computes("%x = const u64[2] [9223372036854775813, 7]\n%a = const u64 9223372036854775811\n%r = Max(%x, %a)",
             "u64[2] [9223372036854775813, 9223372036854775811]");
    computes("%x = const i64[3] [9007199254740992, 9007199254740993, 9007199254740992]\n"
             "%r = ArgMax(%x) {axis = 0, keepdims = 0}",
             "i64 1");
    computes("%x = const u64[2] [9223372036854775808, 9223372036854775809]\n"
             "%k = const i64[1] [1]\n%t = TopK(%x, %k) -> 2\n%r = %t.1",
             "i64[1] [1]");
    computes("%x = const i64[2] [-9223372036854775807, -9223372036854775808]\n"
             "%k = const i64[1] [1]\n%t = TopK(%x, %k) -> 2 {largest = 0}\n%r = %t.0",
             "i64[1] [-9223372036854775808]");
    computes("%a = const i64 9007199254740992\n%b = const i64 9007199254740995\n%s = const i64 2\n%r = Range(%a, %b, %s)",
             "i64[2] [9007199254740992, 9007199254740994]");
    computes("%r = Constant() {value_int = 9007199254740993}", "i64 9007199254740993");
}

static void test_division_by_zero(void **state)
{
    (void)state;
    refuses("%a = const i32[2] [1, 2]\n%b = const i32[2] [1, 0]\n%r = Div(%a, %b)",
            "%r: Div: an integer is divided by zero");
    refuses("%a = const u8 1\n%b = const u8 0\n%r = Mod(%a, %b)", "divided by zero");
    refuses("%a = const i64 1\n%b = const i64 0\n%r = floor_mod(%a, %b)", "divided by zero");
    computes("%a = const f32 1.0\n%b = const f32 0.0\n%r = Div(%a, %b)", "f32 inf");
}

static void test_signs_of_quotients(void **state)
{
    (void)state;
    computes("%a = const i32[4] [7, -7, 7, -7]\n%b = const i32[4] [2, 2, -2, -2]\n%r = Div(%a, %b)",
             "i32[4] [3, -3, -3, 3]");
    computes("%a = const i32[4] [7, -7, 7, -7]\n%b = const i32[4] [2, 2, -2, -2]\n%r = floor_divide(%a, %b)",
             "i32[4] [3, -4, -4, 3]");
    computes("%a = const i32[4] [7, -7, 7, -7]\n%b = const i32[4] [3, 3, -3, -3]\n%r = Mod(%a, %b)",
             "i32[4] [1, 2, -2, -1]");
    computes(
        "%a = const i32[4] [7, -7, 7, -7]\n%b = const i32[4] [3, 3, -3, -3]\n%r = Mod(%a, %b) {fmod = 1}",
        "i32[4] [1, -1, 1, -1]");
}

static void test_broadcasts(void **state)
{
    (void)state;
    computes("%a = const f32[2, 1] [1.0, 2.0]\n%b = const f32[3] [10.0, 20.0, 30.0]\n%r = Add(%a, %b)",
             "f32[2, 3] [11.0, 21.0, 31.0, 12.0, 22.0, 32.0]");
    computes("%a = const f32[0, 3] []\n%b = const f32[1, 3] splat 1.0\n%r = Mul(%a, %b)", "f32[0, 3] []");
    computes("%a = const f32 2.0\n%r = Max(%a, %a, %a)", "f32 2.0");
    refuses("%a = const f32[2] splat 1.0\n%b = const f32[3] splat 1.0\n%r = Add(%a, %b)",
            "can't be broadcast");
    refuses("%a = const f32 1.0\n%b = const f64 1.0\n%r = Add(%a, %b)", "types f32 and f64");
}

static void test_rounding(void **state)
{
    (void)state;
    computes("%a = const f32 16777216.0\n%b = const f32 1.0\n%r = Add(%a, %b)", "f32 16777216.0");
    computes("%a = const f16 2048.0\n%b = const f16 1.0\n%r = Add(%a, %b)", "f16 2048.0");
    computes("%a = const f16 60000.0\n%r = Add(%a, %a)", "f16 inf");
    computes("%a = const bf16 256.0\n%b = const bf16 1.0\n%r = Add(%a, %b)", "bf16 256.0");
    computes("%a = const f32[4] [0.5, 1.5, 2.5, -0.5]\n%r = Round(%a)", "f32[4] [0.0, 2.0, 2.0, -0.0]");
    computes("%a = const f32[3] [300.7, -1.9, 1.9]\n%r = Cast(%a) {to = 6}", "i32[3] [300, -1, 1]");
    computes("%a = const i32[2] [300, -1]\n%r = Cast(%a) {to = 2}", "u8[2] [44, 255]");
}

static void test_empty_extents(void **state)
{
    (void)state;
    computes("%a = const f32[0, 3] []\n%r = ReduceSum(%a) {keepdims = 0}", "f32 0.0");
    computes("%a = const f32[0, 3] []\n%r = ReduceMax(%a) {axes = [0], keepdims = 0}",
             "f32[3] [-inf, -inf, -inf]");
    computes("%a = const f32[2, 0] []\n%b = const f32[0, 2] []\n%r = MatMul(%a, %b)",
             "f32[2, 2] [0.0, 0.0, 0.0, 0.0]");
    computes("%a = const f32[2, 0] []\n%r = Transpose(%a)", "f32[0, 2] []");
    computes("%a = const f32[2, 0] []\n%r = Softmax(%a)", "f32[2, 0] []");
    computes("%a = const f32[2, 0] []\n%b = const f32[2, 1] [1.0, 2.0]\n%r = Concat(%a, %b) {axis = -1}",
             "f32[2, 1] [1.0, 2.0]");
    refuses("%a = const f32[0] []\n%r = ArgMax(%a)", "no elements");
}

static void test_axes(void **state)
{
    (void)state;
    const char *x = "%a = const i32[2, 3] [1, 2, 3, 4, 5, 6]\n";
    char text[300];
    snprintf(text, sizeof text, "%s%%r = ReduceMax(%%a) {axes = [-1], keepdims = 0}", x);
    computes(text, "i32[2] [3, 6]");
    snprintf(text, sizeof text, "%s%%r = ReduceMax(%%a) {axes = [1, -1]}", x);
    refuses(text, "named twice");
    snprintf(text, sizeof text, "%s%%r = ReduceMax(%%a) {axes = [2]}", x);
    refuses(text, "out of range");
    snprintf(text, sizeof text, "%s%%r = Softmax(%%a) {axis = -3}", x);
    refuses(text, "integers");
    snprintf(text, sizeof text, "%s%%r = Transpose(%%a) {perm = [0, 0]}", x);
    refuses(text, "named twice");
    snprintf(text, sizeof text, "%s%%r = Flatten(%%a) {axis = -2}", x);
    computes(text, "i32[1, 6] [1, 2, 3, 4, 5, 6]");
    snprintf(text, sizeof text, "%s%%r = Concat(%%a, %%a) {axis = -2}", x);
    computes(text, "i32[4, 3] [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]");
}

static void test_slices(void **state)
{
    (void)state;
    const char *from = "%a = const i32[5] [0, 1, 2, 3, 4]\n%b = const i64[1] [";
    static const struct {
        const char *first, *end, *step, *wanted;
    } rows[] = {
        {"1", "3", "1", "i32[2] [1, 2]"},
        {"-2", "100", "1", "i32[2] [3, 4]"},
        {"-1", "-100", "-2", "i32[3] [4, 2, 0]"},
        {"3", "1", "1", "i32[0] []"},
        {"100", "-9223372036854775808", "-1", "i32[5] [4, 3, 2, 1, 0]"},
        {"-9223372036854775808", "9223372036854775807", "9223372036854775807", "i32[1] [0]"},
        {"4", "0", "-9223372036854775808", "i32[1] [4]"},
        {"-7", "-9", "-1", "i32[1] [0]"}, /* as ONNX Runtime has it */
        {"-7", "-3", "1", "i32[2] [0, 1]"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[400];
        snprintf(text, sizeof text,
                 "%s%s]\n%%c = const i64[1] [%s]\n%%d = const i64[1] [0]\n%%e = const i64[1] [%s]\n"
                 "%%r = Slice(%%a, %%b, %%c, %%d, %%e)",
                 from, rows[i].first, rows[i].end, rows[i].step);
        computes(text, rows[i].wanted);
    }
    computes("%a = const i32[3] [0, 1, 2]\n%r = strided_slice(%a) {begin = [-5], end = [2]}", "i32[2] [0, 1]");
    computes("%a = const i32[3] [0, 1, 2]\n%r = strided_slice(%a) {begin = [-5], end = [-9], strides = [-1]}",
             "i32[0] []");
}

static void test_splits(void **state)
{
    (void)state;
    const char *from = "%a = const i32[5] [0, 1, 2, 3, 4]\n";
    char text[300];
    snprintf(text, sizeof text, "%s%%s = Split(%%a) -> 2\n%%r = %%s.1", from); /* the last part is smaller */
    computes(text, "i32[2] [3, 4]");
    snprintf(text, sizeof text, "%s%%s = Split(%%a) -> 1\n%%r = %%s.0", from);
    computes(text, "i32[5] [0, 1, 2, 3, 4]");
    snprintf(text, sizeof text, "%s%%n = const i64[2] [2, 2]\n%%s = Split(%%a, %%n) -> 2\n%%r = %%s.1", from);
    refuses(text, "do not add up");
    snprintf(text, sizeof text, "%s%%s = split(%%a) -> 2 {indices_or_sections = [1]}\n%%r = %%s.1", from);
    computes(text, "i32[4] [1, 2, 3, 4]");
}

static void test_shapes(void **state)
{
    (void)state;
    const char *x = "%a = const i32[2, 3] [1, 2, 3, 4, 5, 6]\n";
    char text[300];
    snprintf(text, sizeof text, "%s%%r = reshape(%%a) {newshape = [-4, 1, -1, -2]}", x);
    computes(text, "i32[1, 2, 3] [1, 2, 3, 4, 5, 6]");
    snprintf(text, sizeof text, "%s%%r = reshape(%%a) {newshape = [-3]}", x);
    computes(text, "i32[6] [1, 2, 3, 4, 5, 6]");
    snprintf(text, sizeof text, "%s%%s = const i64[2] [-1, -1]\n%%r = Reshape(%%a, %%s)", x);
    refuses(text, "two extents -1");
    snprintf(text, sizeof text, "%s%%s = const i64[2] [4611686018427387904, 4]\n%%r = Reshape(%%a, %%s)", x);
    refuses(text, "shape");
    snprintf(text, sizeof text, "%s%%s = const i64[1] [1152921504606846976]\n%%r = ConstantOfShape(%%s)", x);
    refuses(text, "too large");
    snprintf(text, sizeof text, "%s%%s = const i64[1] [-1]\n%%r = ConstantOfShape(%%s)", x);
    refuses(text, "too large");
}

static void test_indices(void **state)
{
    (void)state;
    const char *x = "%a = const i32[3] [7, 8, 9]\n";
    char text[300];
    snprintf(text, sizeof text, "%s%%i = const i64[2] [-1, 0]\n%%r = Gather(%%a, %%i)", x);
    computes(text, "i32[2] [9, 7]");
    snprintf(text, sizeof text, "%s%%i = const i64[1] [3]\n%%r = Gather(%%a, %%i)", x);
    refuses(text, "out of range");
    snprintf(text, sizeof text, "%s%%i = const i64[1] [-4]\n%%r = GatherElements(%%a, %%i)", x);
    refuses(text, "out of range");
    snprintf(text, sizeof text, "%s%%i = const i64[2] [5, -5]\n%%r = take(%%a, %%i) {axis = 0}", x);
    computes(text, "i32[2] [9, 7]");
}

static void test_unknown(void **state)
{
    (void)state;
    computes("%a = const f32[2] [-1.0, 2.0]\n%r = npu.act(%a)", "f32[2] [0.0, 2.0]");
    refuses("%a = const f32 1.0\n%r = npu.newer(%a)", "npu.newer: this operator is not evaluated");
    refuses("%a = const f32 1.0\n%r = Frobnicate(%a)", "%r: Frobnicate: this operator is not evaluated");
    refuses("%a = const f32[2] ?\n%r = Relu(%a)", "not at hand");
    refuses("%a = const str \"x\"\n%r = Identity(%a)", "not evaluated");
    refuses("%a = const f32 1.0\n%r = Pad(%a)", "absent");
    refuses("%a = const f32[1] [1.0]\n%p = const i64[2] [1, 1]\n%r = Pad(%a, %p) {mode = \"odd\"}",
            "mode 'odd'");
    refuses("%a = const f32 1.0\n%r = Clip(%a) {min = 0.0, max = 0.5}", "attribute 'm");
    refuses("%a = const f32 1.0\n%r = Softmax(%a) {axis = 0, temperature = 2.0}", "attribute 'temperature', which");
    refuses("%a = const f32 1.0\n%r = Neg(%a, %a)", "more operands than");
    refuses("%a = const bool true\n%f = fn () {\n  return %a\n}\n%r = If(%f, %f, %a) -> 1 {odd = 1}", "attribute 'odd', which");
}

static void test_close(void **state)
{
    (void)state;
    const int64_t two = 2, three = 3;
    struct dfg_difference d;
    struct dfg_data *a = dfg_data_tensor(DFG_F32, 1, &two), *b = dfg_data_tensor(DFG_F32, 1, &two);
    struct dfg_data *c = dfg_data_tensor(DFG_F32, 1, &three), *i = dfg_data_tensor(DFG_I32, 1, &two);
    a->u.at[0].f = b->u.at[0].f = NAN;
    a->u.at[1].f = 1;
    b->u.at[1].f = 1.00001;
    assert_true(dfg_data_close(a, b, 0, &d));
    assert_true(d.absolute > 0 && d.n == 0);
    b->u.at[1].f = 1.1;
    assert_false(dfg_data_close(a, b, 0, &d));
    assert_int_equal(d.n, 1);
    assert_true(dfg_data_close(a, b, 0.2, NULL));
    b->u.at[0].f = 0;
    assert_false(dfg_data_close(a, b, 0.2, &d));
    assert_true(isinf(d.absolute));
    assert_false(dfg_data_close(a, c, 0, &d));
    assert_string_equal(d.why, "shape");
    assert_false(dfg_data_close(a, i, 0, &d));
    assert_string_equal(d.why, "element type");
    dfg_data_free(a);
    dfg_data_free(b);
    dfg_data_free(c);
    dfg_data_free(i);
}

/* What an element type can't hold is infinite, also where all elements are one. */
static void test_out_of_range(void **state)
{
    (void)state;
    const int64_t sizes[] = {1, 2000};
    dfg_module *m = dfg_module_new(NULL, 0);
    for (int k = 0; k < 4; k++) {
        const enum dfg_dtype dtype = k < 2 ? DFG_F32 : DFG_F16;
        struct dfg_data *d = dfg_data_tensor(dtype, 1, &sizes[k % 2]);
        for (uint64_t i = 0; i < d->n; i++)
            d->u.at[i].f = -1e300;
        const dfg_node n = dfg_data_const(m, d);
        struct dfg_data *again = dfg_data_of(m, dfg_tensor_of(m, n));
        assert_true(isinf(again->u.at[0].f) && again->u.at[0].f < 0);
        dfg_data_free(d);
        dfg_data_free(again);
    }
    dfg_module_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_out_of_range),
        cmocka_unit_test(test_integers_wrap),
        cmocka_unit_test(test_integers_are_exact),
        cmocka_unit_test(test_division_by_zero),
        cmocka_unit_test(test_signs_of_quotients),
        cmocka_unit_test(test_broadcasts),
        cmocka_unit_test(test_rounding),
        cmocka_unit_test(test_empty_extents),
        cmocka_unit_test(test_axes),
        cmocka_unit_test(test_slices),
        cmocka_unit_test(test_splits),
        cmocka_unit_test(test_shapes),
        cmocka_unit_test(test_indices),
        cmocka_unit_test(test_unknown),
        cmocka_unit_test(test_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
