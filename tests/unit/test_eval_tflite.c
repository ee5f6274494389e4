/* test_eval_tflite.c -- TensorFlow Lite's operators: channels last, activations,
 * quantised values.  Figures are worked out by hand.
 */
#include "eval_build.h"

static void test_images(void **state)
{
    (void)state;
    const char *x = "%x = const f32[1, 3, 3, 1] [1, 2, 3, 4, 5, 6, 7, 8, 9]\n";
    char body[1000];
#define X(rest) (snprintf(body, sizeof body, "%s%s", x, rest), body)
    computes(X("%w = const f32[2, 2, 2, 1] [1, 0, 0, 0, 0, 0, 0, 1]\n%r = tfl.Conv2D(%x, %w)"),
             "f32[1, 3, 3, 2] [1.0, 5.0, 2.0, 6.0, 3.0, 0.0, 4.0, 8.0, 5.0, 9.0, 6.0, 0.0, 7.0, 0.0, 8.0, "
             "0.0, 9.0, "
             "0.0]");
    computes(X("%w = const f32[1, 2, 2, 1] [1, 1, 1, 1]\n%b = const f32[1] [-20]\n"
               "%r = tfl.Conv2D(%x, %w, %b) {padding = \"VALID\", activation = \"RELU6\"}"),
             "f32[1, 2, 2, 1] [0.0, 0.0, 4.0, 6.0]");
    computes(X("%w = const f32[1, 2, 2, 1] [1, 1, 1, 1]\n%r = tfl.Conv2D(%x, %w) {dilations = [2, 2], "
               "strides = [2, 2]}"),
             "f32[1, 2, 2, 1] [5.0, 5.0, 5.0, 5.0]");
    computes(X("%r = tfl.AveragePool2D(%x) {filter = [2, 2], strides = [2, 2]}"),
             "f32[1, 2, 2, 1] [3.0, 4.5, 7.5, 9.0]");
    computes(X("%r = tfl.MaxPool2D(%x) {filter = [3, 3], padding = \"VALID\", activation = \"RELU6\"}"),
             "f32[1, 1, 1, 1] [6.0]");
    computes("%x = const f32[1, 1, 1, 2] [1, 10]\n%w = const f32[1, 1, 1, 4] [1, 2, 3, 4]\n%b = const f32[4] "
             "splat 1\n"
             "%r = tfl.DepthwiseConv2D(%x, %w, %b) {multiplier = 2}",
             "f32[1, 1, 1, 4] [2.0, 3.0, 31.0, 41.0]");
    computes("%x = const f32[1, 1, 1, 4] [1, 2, 3, 4]\n%w = const f32[2, 1, 1, 2] [1, 1, 1, 1]\n"
             "%r = tfl.Conv2D(%x, %w)",
             "f32[1, 1, 1, 2] [3.0, 7.0]"); /* two groups */
    computes("%s = const i32[4] [1, 4, 4, 1]\n%x = const f32[1, 2, 2, 1] [1, 2, 3, 4]\n%w = const f32[1, 2, "
             "2, 1] [1, 2, 3, 4]\n"
             "%r = tfl.TransposeConv(%s, %w, %x) {strides = [2, 2]}",
             "f32[1, 4, 4, 1] [1.0, 2.0, 2.0, 4.0, 3.0, 4.0, 6.0, 8.0, 3.0, 6.0, 4.0, 8.0, 9.0, 12.0, 12.0, "
             "16.0]");
    computes("%s = const i32[4] [1, 3, 1, 1]\n%x = const f32[1, 3, 1, 1] [1, 2, 3]\n%w = const f32[1, 3, 1, "
             "1] [1, 10, 100]\n"
             "%r = tfl.TransposeConv(%s, %w, %x)",
             "f32[1, 3, 1, 1] [12.0, 123.0, 230.0]");
    refuses(X("%w = const f32[1, 2, 2, 3] splat 1\n%r = tfl.Conv2D(%x, %w)"), "channels do not fit");
    refuses(X("%w = const f32[1, 2, 2, 1] splat 1\n%r = tfl.Conv2D(%x, %w) {strides = [0, 1]}"),
            "the window is wrong");
    refuses(X("%w = const f32[1, 2, 2, 1] splat 1\n%r = tfl.Conv2D(%x, %w) {padding = \"FULL\"}"),
            "is not evaluated");
    refuses(X("%r = tfl.MaxPool2D(%x) {filter = [9223372036854775807, 1]}"), "the window is wrong");
    refuses(X("%r = tfl.MaxPool2D(%x) {filter = [268435456, 2]}"), "a filter as large");
    refuses("%x = const f32[3] [1, 2, 3]\n%r = tfl.MaxPool2D(%x) {filter = [1, 1]}", "is not evaluated");
#undef X
}

static void test_products(void **state)
{
    (void)state;
    computes("%x = const f32[2, 1, 2] [1, 2, 3, 4]\n%w = const f32[3, 2] [1, 0, 0, 1, 1, 1]\n%b = const "
             "f32[3] [0, 10, -9]\n"
             "%r = tfl.FullyConnected(%x, %w, %b) {activation = \"RELU\"}",
             "f32[2, 3] [1.0, 12.0, 0.0, 3.0, 14.0, 0.0]");
    computes("%x = const f32[1, 2, 2] [1, 2, 3, 4]\n%w = const f32[1, 2] [1, 1]\n"
             "%r = tfl.FullyConnected(%x, %w) {keep_dims = true}",
             "f32[1, 2, 1] [3.0, 7.0]");
    computes(
        "%x = const f32[1, 4] [1, 2, 3, 4]\n%w = const f32[1, 2] [1, 1]\n%r = tfl.FullyConnected(%x, %w)",
        "f32[2, 1] [3.0, 7.0]");
    refuses("%x = const f32[1, 3] [1, 2, 3]\n%w = const f32[1, 2] [1, 1]\n%r = tfl.FullyConnected(%x, %w)",
            "no rows as long as");
    refuses("%x = const f32[1, 2] [1, 2]\n%w = const f32[1, 2] [1, 1]\n%b = const f32[2] [1, 1]\n"
            "%r = tfl.FullyConnected(%x, %w, %b)",
            "the bias does not fit");
    computes("%a = const f32[2, 1] [1, 2]\n%b = const f32[3, 2] [1, 1, 2, 2, 3, 3]\n"
             "%r = tfl.BatchMatMul(%a, %b) {adj_x = true, adj_y = true}",
             "f32[1, 3] [3.0, 6.0, 9.0]");
}

static void test_elements(void **state)
{
    (void)state;
    computes("%x = const f32[4] [-2, 0.5, 3, 7]\n%r = tfl.Relu6(%x)", "f32[4] [0.0, 0.5, 3.0, 6.0]");
    computes("%x = const f32[3] [-2, 0.5, 3]\n%r = tfl.ReluN1To1(%x)", "f32[3] [-1.0, 0.5, 1.0]");
    computes("%x = const f32[2] [nan, -inf]\n%r = tfl.Relu(%x)", "f32[2] [nan, 0.0]");
    computes("%x = const f32[3] [0.5, 1.5, 2.5]\n%r = tfl.Round(%x)", "f32[3] [0.0, 2.0, 2.0]");
    computes("%x = const f32[2] [3, -4]\n%r = tfl.Square(%x)", "f32[2] [9.0, 16.0]");
    computes("%x = const i32[2, 1] [3, -4]\n%y = const i32[2] [1, 2]\n%r = tfl.SquaredDifference(%x, %y)",
             "i32[2, 2] [4, 1, 25, 36]");
    computes("%x = const i32[3] [-3, 4, 9]\n%y = const i32 1\n%r = tfl.Add(%x, %y) {activation = \"RELU6\"}",
             "i32[3] [0, 5, 6]");
    computes("%x = const i32 2147483647\n%r = tfl.Add(%x, %x) {activation = \"RELU\"}",
             "i32 0"); /* it wraps first */
    computes("%x = const f32[2] [0, 0]\n%r = tfl.Softmax(%x) {beta = 2.0}", "f32[2] [0.5, 0.5]");
    computes("%x = const f32[2, 2] [1, 2, 3, 4]\n%a = const i32[1] [-1]\n%r = tfl.Mean(%x, %a)",
             "f32[2] [1.5, 3.5]");
    computes(
        "%x = const f32[2, 2] [1, 2, 3, 4]\n%a = const i32 0\n%r = tfl.ReduceMax(%x, %a) {keep_dims = true}",
        "f32[1, 2] [3.0, 4.0]");
    computes("%x = const f32[2] [1, 2]\n%a = const i32[0] []\n%r = tfl.Sum(%x, %a)", "f32[2] [1.0, 2.0]");
    refuses("%x = const f32[2] [1, 2]\n%r = tfl.Add(%x, %x) {activation = \"SIGN_BIT\"}", "is not evaluated");
    refuses("%x = const f32[2] [1, 2]\n%a = const i32 1\n%r = tfl.Sum(%x, %a)", "out of range");
}

static void test_moved(void **state)
{
    (void)state;
    computes("%x = const f32[2] [1, 2]\n%p = const i32[1, 2] [1, 2]\n%r = tfl.Pad(%x, %p)",
             "f32[5] [0.0, 1.0, 2.0, 0.0, 0.0]");
    computes(
        "%x = const i8[2] [1, 2]\n%p = const i32[1, 2] [0, 1]\n%v = const i8 7\n%r = tfl.PadV2(%x, %p, %v)",
        "i8[3] [1, 2, 7]");
    computes("%x = const f32[2, 1, 2] [1, 2, 3, 4]\n%p = const i32[3] [2, 0, 1]\n%r = tfl.Transpose(%x, %p)",
             "f32[2, 2, 1] [1.0, 3.0, 2.0, 4.0]");
    computes("%x = const f32[0, 2] []\n%s = const i32[2] [2, 0]\n%r = tfl.Reshape(%x, %s)", "f32[2, 0] []");
    computes("%x = const f32[1, 2, 1] [1, 2]\n%r = tfl.Squeeze(%x)", "f32[2] [1.0, 2.0]");
    computes("%x = const f32[1, 2, 1] [1, 2]\n%r = tfl.Squeeze(%x) {squeeze_dims = [0]}",
             "f32[2, 1] [1.0, 2.0]");
    computes("%x = const f32[2] [1, 2]\n%a = const i32 1\n%r = tfl.ExpandDims(%x, %a)",
             "f32[2, 1] [1.0, 2.0]");
    computes("%x = const f32[1] [-1]\n%y = const f32[1] [8]\n%r = tfl.Concatenation(%x, %y) {axis = 0, "
             "activation = \"RELU6\"}",
             "f32[2] [0.0, 6.0]");
    refuses("%x = const f32[2] [1, 2]\n%p = const i32[2] [0, 1]\n%r = tfl.Transpose(%x, %p)", "rank");
    refuses("%x = const f32[2] [1, 2]\n%p = const i32[2, 2] splat 1\n%r = tfl.Pad(%x, %p)", "two margins");
}

static void test_quantised(void **state)
{
    (void)state;
    const char *x = "%x = const i8[4] [1, 2, -128, 127] #{scale = 0.5, zero_point = 1}\n"; /* 0 .5 -64.5 63 */
    char body[1000];
#define X(rest) (snprintf(body, sizeof body, "%s%s", x, rest), body)
    computes(X("%r = tfl.Dequantize(%x)"), "f32[4] [0.0, 0.5, -64.5, 63.0]");
    computes(X("%r = tfl.Quantize(%x) : u8[4] #{scale = 1.0, zero_point = 64}"), "u8[4] [64, 64, 0, 127]");
    computes(X("%r = tfl.Relu6(%x) : i8[4] #{scale = 0.25, zero_point = 0}"), "i8[4] [0, 2, 0, 24]");
    computes(
        X("%r = tfl.Add(%x, %x) {activation = \"RELU_N1_TO_1\"} : i8[4] #{scale = 0.125, zero_point = 5}"),
        "i8[4] [5, 13, -3, 13]");
    computes(
        "%f = const f32[3] [0.5, -100, 100]\n%r = tfl.Quantize(%f) : i8[3] #{scale = 0.5, zero_point = -1}",
        "i8[3] [0, -128, 127]");
    computes("%x = const i8[1, 2] [3, 4] #{scale = 0.5}\n"
             "%w = const i4[2, 2] [1, 2, -8, 7] #{scale = [0.5, 2.0], zero_point = [0, 0], "
             "quantized_dimension = 0}\n"
             "%b = const i32[2] [4, 1] #{scale = [0.25, 1.0], zero_point = [0, 0]}\n"
             "%r = tfl.FullyConnected(%x, %w, %b) : i8[1, 2] #{scale = 0.25}",
             "i8[1, 2] [15, 20]");
    computes("%x = const i8[1, 2] [3, 4] #{scale = 0.5}\n%f = const f32[2, 2] splat 1\n"
             "%r = tfl.FullyConnected(%x, %f) : f32[1, 2]",
             "f32[1, 2] [3.5, 3.5]");
    computes(
        "%x = const i16[1, 2] [3, -3] #{scale = [0.5, 2.0], zero_point = [0, 1], quantized_dimension = 1}\n"
        "%r = tfl.Dequantize(%x)",
        "f32[1, 2] [1.5, -8.0]");
    computes("%x = const i8[2] [1, 2]\n%r = tfl.Relu(%x)", "i8[2] [1, 2]"); /* not quantised */
    refuses(X("%r = tfl.Relu(%x) : i8[4]"), "has no type or scale");
    refuses(X("%r = tfl.Relu(%x) #{scale = 0.5}"), "has no type or scale");
    refuses("%x = const i8[2] [1, 2]\n%r = tfl.Dequantize(%x)", "has no scale");
    refuses("%x = const i8[0] [] #{scale = 0.5, zero_point = 0}\n%a = const i32[1] [0]\n"
            "%r = tfl.Mean(%x, %a) : i8 #{scale = 0.5, zero_point = 0}",
            "is not a number");
    refuses("%x = const i8[2] [1, 2] #{scale = [1.0, 2.0, 3.0]}\n%r = tfl.Dequantize(%x)",
            "one scale for each");
    refuses("%x = const i8[2] [1, 2] #{scale = [1.0, 2.0], zero_point = [0]}\n%r = tfl.Dequantize(%x)",
            "zero points do not fit");
    refuses("%x = const i8[2] [1, 2] #{scale = [1.0, 2.0], quantized_dimension = 7}\n%r = tfl.Dequantize(%x)",
            "axis");
    refuses("%x = const i8[2] [1, 2] #{scale = \"a\"}\n%r = tfl.Dequantize(%x)", "is no number");
    refuses("%x = const i8[2] [1, 2] #{scale = 0.0}\n%r = tfl.Dequantize(%x)", "is no number");
    refuses("%x = const i8[2] [1, 2] #{scale = []}\n%r = tfl.Dequantize(%x)", "has no scale");
#undef X
}

/* Made-up values that are quantised are all over their range, others small. */
static void test_made_up(void **state)
{
    (void)state;
    const char *text = "fn @main(%x: i8[99] #{scale = 0.5}, %y: i8[99], %z: i32[99] #{scale = 0.5}) {\n"
                       "  return %x, %y, %z\n}\n";
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_data *in[3];
    int64_t most[3] = {0};
    dfg_module *m = dfg_module_new(NULL, 0);
    assert_int_equal(dfg_read_text(m, "t.dfg", text, strlen(text), &error), DFG_OK);
    assert_int_equal(dfg_random_inputs(m, dfg_function(m, 0), 1, in, &error), DFG_OK);
    for (int i = 0; i < 3; i++) {
        for (uint64_t k = 0; k < in[i]->n; k++)
            most[i] = llabs(in[i]->u.at[k].i) > most[i] ? llabs(in[i]->u.at[k].i) : most[i];
        dfg_data_free(in[i]);
    }
    assert_true(most[0] > 100 && most[0] <= 128);
    assert_true(most[1] < 10 && most[2] < 10);
    dfg_module_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_images), cmocka_unit_test(test_products),  cmocka_unit_test(test_elements),
        cmocka_unit_test(test_moved),  cmocka_unit_test(test_quantised), cmocka_unit_test(test_made_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
