/* test_eval_ops.c -- what single operators compute at their limits.
 *
 * Expected values are those of ONNX's node tests, or follow from its text.
 */
#include "eval_build.h"

/* Past the finite values: to the last of them, or with saturate = 0 as the format has it. */
static void test_cast_saturates(void **state)
{
    (void)state;
    const char *x = "%x = const f32[4] [1.0e6, -inf, nan, 0.5]\n%r = ";
    char text[200];
    const struct {
        int to;
        const char *saturated, *not_saturated;
    } rows[] = {
        {17, "f8e4m3[4] [448.0, -448.0, nan, 0.5]", "f8e4m3[4] [nan, nan, nan, 0.5]"},
        {18, "f8e4m3uz[4] [240.0, -240.0, nan, 0.5]", "f8e4m3uz[4] [nan, nan, nan, 0.5]"},
        {19, "f8e5m2[4] [57344.0, -57344.0, nan, 0.5]", "f8e5m2[4] [inf, -inf, nan, 0.5]"},
        {20, "f8e5m2uz[4] [57344.0, -57344.0, nan, 0.5]", "f8e5m2uz[4] [nan, nan, nan, 0.5]"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        snprintf(text, sizeof text, "%sCast(%%x) {to = %d}", x, rows[i].to);
        computes(text, rows[i].saturated);
        snprintf(text, sizeof text, "%sCast.v24(%%x) {to = %d, saturate = 0}", x, rows[i].to);
        computes(text, rows[i].not_saturated);
    }
    computes("%x = const f32[3] [1.0e6, -inf, 2.5]\n%r = Cast(%x) {to = 23}", "f4e2m1[3] [6.0, -6.0, 2.0]");
    computes("%x = const f32[2] [1.0e6, -inf]\n%r = Cast(%x) {to = 10}", "f16[2] [inf, -inf]");
}

static void test_shifts_past_the_width(void **state)
{
    (void)state;
    computes("%x = const i32[4] [-8, -8, 8, -8]\n%n = const i32[4] [-1, 32, 99, 1]\n"
             "%r = BitShift(%x, %n) {direction = \"RIGHT\"}",
             "i32[4] [-1, -1, 0, -4]");
    computes(
        "%x = const i8[2] [-8, 8]\n%n = const i8[2] [-1, 8]\n%r = BitShift(%x, %n) {direction = \"LEFT\"}",
        "i8[2] [0, 0]");
}

/* Absent limits are those of the type: infinities are cut off, as ONNX Runtime does. */
static void test_clip_without_limits(void **state)
{
    (void)state;
    computes("%x = const f32[3] [inf, -inf, nan]\n%r = Clip(%x)",
             "f32[3] [3.4028235e38, -3.4028235e38, nan]");
    computes("%x = const f16[2] [inf, 1.0]\n%a = const f16 2.0\n%r = Clip(%x, %a)", "f16[2] [65504.0, 2.0]");
}

/* Padding is zeros: an infinite weight makes NaN of it. */
static void test_infinite_weights(void **state)
{
    (void)state;
    const char *x = "%x = const f32[1, 1, 2] [1.0, 2.0]\n%w = const f32[1, 1, 1] [inf]\n";
    char text[200];
    snprintf(text, sizeof text, "%s%%r = Conv(%%x, %%w) {pads = [0, 1]}", x);
    computes(text, "f32[1, 1, 3] [inf, inf, nan]");
    snprintf(text, sizeof text, "%s%%r = Conv(%%x, %%w) {kernel_shape = [2]}", x);
    refuses(text, "the kernel's extents are not those of the weights");
}

/* What an operator's text does not allow as the shape of an operand. */
static void test_shapes_that_are_refused(void **state)
{
    (void)state;
    const char *norm =
        "%x = const f32[1, 1, 2] [1.0, 2.0]\n%s = const f32[2] [1.0, 1.0]\n%b = const f32 1.0\n";
    char text[400];
    snprintf(text, sizeof text, "%s%%r = com.microsoft.SkipLayerNormalization(%%x, %%x, %%s, %%b)", norm);
    refuses(text, "scale, shift or bias");
    refuses("%q = const f32[1, 1, 1, 1] [1.0]\n%m = const f32[1] [0.0]\n%r = Attention(%q, %q, %q, %m)",
            "the mask has fewer than two axes");
    refuses("%a = const i64[2] [1, 2]\n%r = Mean(%a, %a)", "not defined on integers");
}

/* Integers that no double holds. */
static void test_large_integers_stay(void **state)
{
    (void)state;
    computes("%a = const i64[1, 1] [9007199254740993]\n%b = const i64[1, 1] [1]\n%r = Gemm(%a, %b)",
             "i64[1, 1] [9007199254740993]");
    computes("%x = const i64[1] [9007199254740993]\n%s = const f32[1] [1.0]\n%r = Resize(%x, _, %s)",
             "i64[1] [9007199254740993]");
    computes("%x = const u64[1, 1, 2] [9223372036854775813, 7]\n%r = MaxPool(%x) {kernel_shape = [2]}",
             "u64[1, 1, 1] [9223372036854775813]");
}

static void test_mod_of_floats(void **state)
{
    (void)state;
    computes("%x = const f32[5] [-3.0, 3.0, -1.0, 5.0, 4.0]\n%y = const f32[5] [inf, inf, -inf, -3.0, 0.0]\n"
             "%r = Mod(%x, %y)",
             "f32[5] [inf, 3.0, -1.0, -1.0, nan]");
}

/* What leaves part of an element out aligns the corners of the whole size. */
static void test_resize(void **state)
{
    (void)state;
    computes("%x = const f32[1, 1, 1, 4] [1.0, 2.0, 3.0, 4.0]\n%s = const f32[4] [1.0, 1.0, 1.0, 0.625]\n"
             "%r = Resize(%x, _, %s) {mode = \"linear\", coordinate_transformation_mode = \"align_corners\"}",
             "f32[1, 1, 1, 2] [1.0, 3.0]");
    computes("%x = const f32[1, 4] [1.0, 2.0, 3.0, 4.0]\n%s = const f32[1] [0.5]\n"
             "%r = Resize.v19(%x, _, %s) {mode = \"linear\", antialias = 1, axes = [-1]}",
             "f32[1, 2] [1.625, 3.375]");
    computes("%x = const f32[2, 4] splat 1.0\n%n = const i64[2] [6, 6]\n"
             "%a = Resize.v19(%x, _, _, %n) {keep_aspect_ratio_policy = \"not_larger\"}\n%r = Shape(%a)",
             "i64[2] [3, 6]");
}

static void test_space_to_depth(void **state)
{
    (void)state;
    const char *x = "%x = const f32[1, 2, 1, 2] [1.0, 2.0, 3.0, 4.0]\n%k = const i64[4] [0, 0, 2, -1]\n"
                    "%y = const i64[4] [1, 2, 2, 2]\n%z = Expand(%x, %y)\n%r = SpaceToDepth";
    char text[300];
    snprintf(text, sizeof text, "%s(%%z) {blocksize = 2}", x);
    computes(text, "f32[1, 8, 1, 1] [1.0, 3.0, 2.0, 4.0, 1.0, 3.0, 2.0, 4.0]");
    snprintf(text, sizeof text, "%s.v28(%%z) {blocksize = 2, mode = \"CRD\"}", x);
    computes(text, "f32[1, 8, 1, 1] [1.0, 2.0, 1.0, 2.0, 3.0, 4.0, 3.0, 4.0]");
}

static void test_losses(void **state)
{
    (void)state;
    const char *x = "%x = const f32[2, 3] [1.0, 2.0, 4.0, 8.0, 16.0, 32.0]\n%t = const i64[2] [2, 0]\n"
                    "%w = const f32[3] [0.5, 1.0, 2.0]\n%r = NegativeLogLikelihoodLoss";
    char text[300];
    const struct {
        const char *call, *wanted;
    } rows[] = {{"(%x, %t)", "f32 -6.0"},
                {"(%x, %t, %w) {reduction = \"none\"}", "f32[2] [-8.0, -4.0]"},
                {"(%x, %t, %w) {reduction = \"sum\"}", "f32 -12.0"},
                {"(%x, %t, %w)", "f32 -4.8"},
                {"(%x, %t) {ignore_index = 0}", "f32 -4.0"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        snprintf(text, sizeof text, "%s%s", x, rows[i].call);
        computes(text, rows[i].wanted);
    }
    computes("%x = const f32[1, 2, 1] splat 3.0\n%t = const i32[1, 1] splat 1\n"
             "%r = SoftmaxCrossEntropyLoss(%x, %t)",
             "f32 0.6931472");
    refuses(
        "%x = const f32[1, 2] splat 3.0\n%t = const i32[1] splat 2\n%r = NegativeLogLikelihoodLoss(%x, %t)",
        "label 2 is no class");
}

/* Of nothing an integer's least or greatest value; axes may be an operand. */
static void test_reductions(void **state)
{
    (void)state;
    computes("%x = const i32[2, 0] []\n%a = const i64[1] [1]\n%r = ReduceMin.v18(%x, %a) {keepdims = 0}",
             "i32[2] [2147483647, 2147483647]");
    computes("%x = const bool[2] [false, true]\n%r = ReduceMax.v20(%x) {keepdims = 0}", "bool true");
    computes("%x = const f32[2] [1.0, 2.0]\n%r = ReduceSumSquare.v18(%x) {noop_with_empty_axes = 1}",
             "f32[2] [1.0, 4.0]");
    computes("%x = const f32[3, 2] [-90.5, 862.5, -800.0, -900.0, -inf, -inf]\n"
             "%r = ReduceLogSumExp(%x) {axes = [1], keepdims = 0}",
             "f32[3] [862.5, -800.0, -inf]");
    refuses("%x = const f32[2] [1.0, 2.0]\n%r = Softmax.v1(%x)",
            "Softmax.v1: this operator is not evaluated");
    refuses("%x = const f32[2] [1.0, 2.0]\n%r = Softmax.v99(%x)",
            "Softmax.v99: this operator is not evaluated");
}

/* Steps of each column, of weights and bias, by the operator's definition. */
static void test_columns(void **state)
{
    (void)state;
    const char *product = "%x = const u8[1, 2] [2, 4]\n%w = const i8[2, 2] [1, 2, 3, 4]\n%s = const f32 0.5\n"
                          "%each = const f32[2] [1.0, 0.5]\n%n = const i8[2] [0, 0]\n%z = const u8 0\n"
                          "%one = const u8 1\n%b = const i32[";
    const char *call = "\n%r = com.microsoft.QGemm(%x, %s, %z, %w, %each, %n, %b, %s, %one)";
    char text[512];
    snprintf(text, sizeof text, "%s2] [2, 4]%s", product, call);
    computes(text, "u8[1, 2] [17, 13]");
    snprintf(text, sizeof text, "%s3] [2, 4, 6]%s", product, call);
    refuses(text, "scales for each index of an axis are not evaluated");
}

/* Expected values are NumPy's. */
static void test_einsum(void **state)
{
    (void)state;
    const char *x = "%x = const i64[2, 2, 2] [0, 1, 2, 3, 4, 5, 6, 7]\n%y = const i64[2, 2] [0, 1, 2, 3]\n"
                    "%z = const i64[2] [0, 1]\n%r = ";
    char text[300];
    const struct {
        const char *call, *result;
    } rows[] = {
        {"Einsum(%x, %y) {equation = \"...ij,jk->...ki\"}", "i64[2, 2, 2] [2, 6, 3, 11, 10, 14, 19, 27]"},
        {"Einsum(%y) {equation = \" i i \"}", "i64 3"},
        {"Einsum(%y, %z) {equation = \"bA,a\"}", "i64[2, 2, 2] [0, 0, 0, 2, 0, 0, 1, 3]"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        snprintf(text, sizeof text, "%s%s", x, rows[i].call);
        computes(text, rows[i].result);
    }
    computes("%x = const f32[0, 2] []\n%r = Einsum(%x) {equation = \"ij->j\"}", "f32[2] [0.0, 0.0]");
    snprintf(text, sizeof text, "%sEinsum(%%y, %%z) {equation = \"ab,a->c\"}", x);
    refuses(text, "an index of the result is no operand's");
    snprintf(text, sizeof text, "%sEinsum(%%y, %%z) {equation = \"ab->a\"}", x);
    refuses(text, "its equation has not as many terms");
    snprintf(text, sizeof text, "%sEinsum(%%y) {equation = \"a-\"}", x);
    refuses(text, "its equation is wrong");
    refuses("%x = const f32[2, 3] splat 1.0\n%r = Einsum(%x) {equation = \"ii\"}",
            "extents of one index differ");
    refuses("%x = const f32[0, 1] []\n%z = const f32[3, 1] splat 1.0\n%r = Einsum(%x, %z) {equation = \"ab,ab->a\"}",
            "extents of one index differ");
}

/* Expected values are those of onnx.reference. */
static void test_rotary_embedding(void **state)
{
    (void)state;
    const char *angles =
        "%c = const f32[2, 2] [0.0, 1.0, 0.5, 0.0]\n%s = const f32[2, 2] [1.0, 0.0, 0.5, 1.0]\n"
        "%at = const i64[1, 1] [1]\n%x = const f32[1, 2, 1, 4] "
        "[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]\n%r = RotaryEmbedding(%x, %c, %s, %at)";
    char text[400];
    computes(angles, "f32[1, 2, 1, 4] [-1.0, -4.0, 2.0, 2.0, -1.0, -8.0, 6.0, 6.0]");
    snprintf(text, sizeof text, "%s {interleaved = 1}", angles);
    computes(text, "f32[1, 2, 1, 4] [-0.5, 1.5, -4.0, 3.0, -0.5, 5.5, -8.0, 7.0]");
    snprintf(text, sizeof text, "%s {rotary_embedding_dim = 3}", angles);
    refuses(text, "its angles do not fit");
    refuses("%c = const f32[1, 1] [1.0]\n%at = const i64[1, 1] [1]\n%x = const f32[1, 1, 2] [1.0, 2.0]\n"
            "%r = RotaryEmbedding(%x, %c, %c, %at) {num_heads = 1}",
            "a position is out of range");
}

static void test_chosen_and_moved(void **state)
{
    (void)state;
    computes(
        "%x = const i32[2, 2] [1, 2, 3, 4]\n%b = const bool[1] [true]\n%r = Compress(%x, %b) {axis = -1}",
        "i32[2, 1] [1, 3]");
    computes("%x = const i32[2, 2] [1, 2, 3, 4]\n%b = const bool[4] [false, true, false, true]\n%r = "
             "Compress(%x, %b)",
             "i32[2] [2, 4]");
    computes(
        "%x = const i32[3, 2] [1, 2, 3, 4, 5, 6]\n%n = const i64[2] [2, 3]\n%r = ReverseSequence(%x, %n)",
        "i32[3, 2] [3, 6, 1, 4, 5, 2]");
    computes("%x = const i32[4] [1, 2, 3, 4]\n%n = const i64[1] [1]\n%r = CenterCropPad(%x, %n)",
             "i32[1] [2]");
    computes("%x = const i32[2] [1, 2]\n%n = const i64[1] [5]\n%r = CenterCropPad(%x, %n)",
             "i32[5] [0, 1, 2, 0, 0]");
    computes(
        "%x = const i32[3] [2, 3, 4]\n%a = const i64 0\n%r = CumProd(%x, %a) {exclusive = 1, reverse = 1}",
        "i32[3] [12, 4, 1]");
    computes("%x = const f32[2] [1.0, -0.0]\n%r = BitCast(%x) {to = 6}", "i32[2] [1065353216, -2147483648]");
    refuses("%x = const f32[2] [1.0, -0.0]\n%r = BitCast(%x) {to = 7}", "the types differ in size");
}

/* Expected values are those of onnx's reference implementation. */
static void test_deformed(void **state)
{
    (void)state;
#define OPERANDS                                                                                             \
    "%x = const f32[1, 1, 3, 3] [0, 1, 2, 3, 4, 5, 6, 7, 8]\n%w = const f32[1, 1, 2, 2] [1, 2, 3, 4]\n"      \
    "%b = const f32[1] [10]\n%o = const f32[1, 8, 2, 2] [0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.25, 0, 0, " \
    "0, "                                                                                                    \
    "0, 0, 0, 0, 0, 0, 0, -1.25, 0, 1.5, 0, 0, 0, 0, 0, 0]\n"                                                \
    "%m = const f32[1, 4, 2, 2] [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.5, 1, 1, 1]\n"
    computes(OPERANDS "%r = DeformConv(%x, %w, %o, %b, %m)", "f32[1, 1, 2, 2] [31.0, 43.0, 67.0, 69.5]");
    refuses(OPERANDS "%r = DeformConv(%x, %w, %m)", "offsets, mask or bias do not fit");
    refuses(OPERANDS "%r = DeformConv(%x, %w, %o) {offset_group = 2}", "channels do not fit");
    refuses(OPERANDS "%r = DeformConv(%b, %w, %o)", "no images");
#undef OPERANDS
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cast_saturates),
        cmocka_unit_test(test_shifts_past_the_width),
        cmocka_unit_test(test_mod_of_floats),
        cmocka_unit_test(test_resize),
        cmocka_unit_test(test_space_to_depth),
        cmocka_unit_test(test_losses),
        cmocka_unit_test(test_deformed),
        cmocka_unit_test(test_reductions), cmocka_unit_test(test_columns),
        cmocka_unit_test(test_einsum),
        cmocka_unit_test(test_rotary_embedding),
        cmocka_unit_test(test_chosen_and_moved),
        cmocka_unit_test(test_clip_without_limits),
        cmocka_unit_test(test_infinite_weights),
        cmocka_unit_test(test_shapes_that_are_refused),
        cmocka_unit_test(test_large_integers_stay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
