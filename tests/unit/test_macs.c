/* test_macs.c -- multiply-accumulates, against figures worked out by hand. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "dfg_analysis.h"

extern const struct dfg_unit onnx_unit, relax_unit, relay_unit, tflite_unit, com_microsoft_unit;

typedef double work(const dfg_module *, dfg_node);

/* Of the value that @main returns. */
static double count(work *count_of, const char *text)
{
    const struct dfg_ops *ops[] = {onnx_unit.ops, relax_unit.ops, relay_unit.ops, tflite_unit.ops,
                                  com_microsoft_unit.ops};
    dfg_module *m = dfg_module_new(ops, 5);
    struct dfg_error e = {DFG_OK, NULL};
    const dfg_node *args;
    assert_int_equal(dfg_read_text(m, "test", text, strlen(text), &e), DFG_OK);
    dfg_node f = dfg_function(m, 0);
    uint32_t argc = dfg_node_args(m, f, &args);
    double macs = count_of(m, args[argc - 1]);
    dfg_module_free(m);
    return macs;
}

static double macs_of(const char *text)
{
    return count(dfg_macs, text);
}

static void test_convolutions(void **state)
{
    (void)state;
    double first = macs_of("fn @main(%x: f32[1, 3, 224, 224], %w: f32[64, 3, 7, 7]) {\n"
                           "  return Conv(%x, %w) {strides = [2, 2]} : f32[1, 64, 112, 112]\n}\n");
    assert_true(first == 112.0 * 112 * 64 * 3 * 49);
    double depthwise = macs_of("fn @main(%x: f32[1, 16, 8, 8], %w: f32[16, 1, 3, 3]) {\n"
                               "  return Conv(%x, %w) {group = 16} : f32[1, 16, 8, 8]\n}\n");
    assert_true(depthwise == 8.0 * 8 * 16 * 9);
    double nhwc = macs_of(
        "fn @main(%x: i8[1, 8, 8, 4], %w: i8[3, 3, 4, 6], %z: i32) {\n"
        "  return qnn.conv2d(%x, %w, %z, %z, %z, %z) {data_layout = \"NHWC\"} : i32[1, 6, 6, 6]\n}\n");
    assert_true(nhwc == 6.0 * 6 * 6 * 9 * 4);
    double transposed = macs_of("fn @main(%x: f32[1, 4, 5, 5], %w: f32[4, 2, 2, 2]) {\n"
                                "  return ConvTranspose(%x, %w) : f32[1, 2, 10, 10]\n}\n");
    assert_true(transposed == 5.0 * 5 * 4 * 2 * 4);
}

static void test_products(void **state)
{
    (void)state;
    assert_true(macs_of("fn @main(%a: f32[2, 3, 4], %b: f32[4, 5]) {\n"
                        "  return MatMul(%a, %b) : f32[2, 3, 5]\n}\n") == 2.0 * 3 * 5 * 4);
    assert_true(macs_of("fn @main(%a: f32[4, 3], %b: f32[4, 5]) {\n"
                        "  return Gemm(%a, %b) {transA = 1} : f32[3, 5]\n}\n") == 3.0 * 5 * 4);
    assert_true(macs_of("fn @main(%a: f32[5, 3, 2], %b: f32[5, 4, 3]) {\n"
                        "  return com.microsoft.TransposeMatMul(%a, %b) {transA = 1, transB = 1} : f32[5, 2, 4]\n"
                        "}\n") == 5.0 * 2 * 4 * 3);
    assert_true(macs_of("fn @main(%a: f32[2, 8], %b: f32[6, 8]) {\n"
                        "  return nn.dense(%a, %b) : f32[2, 6]\n}\n") == 2.0 * 6 * 8);
    assert_true(macs_of("fn @main(%x: f32[7, 2, 3], %w: f32[1, 20, 3], %r: f32[1, 20, 5]) {\n"
                        "  return LSTM(%x, %w, %r) {hidden_size = 5} : f32[7, 1, 2, 5]\n}\n") ==
                7.0 * 2 * 20 * (3 + 5));
    assert_true(macs_of("fn @main(%x: f32[1, 4, 6, 6], %w: f32[8, 2, 3, 3], %o: f32[1, 18, 4, 4]) {\n"
                        "  return DeformConv(%x, %w, %o) {group = 2} : f32[1, 8, 4, 4]\n}\n") ==
                4.0 * 4 * 8 * 2 * 9);
}

/* TensorFlow Lite: channels last; weights [out, height, width, in]. */
static void test_channels_last(void **state)
{
    (void)state;
    double first = macs_of("fn @main(%x: i8[1, 49, 10, 1], %w: i8[64, 10, 4, 1]) {\n"
                           "  return tfl.Conv2D(%x, %w) {strides = [2, 2]} : i8[1, 25, 5, 64]\n}\n");
    assert_true(first == 25.0 * 5 * 64 * 10 * 4);
    double depthwise = macs_of("fn @main(%x: i8[1, 25, 5, 64], %w: i8[1, 3, 3, 64]) {\n"
                               "  return tfl.DepthwiseConv2D(%x, %w) : i8[1, 25, 5, 64]\n}\n");
    assert_true(depthwise == 25.0 * 5 * 64 * 9);
    double transposed = macs_of("fn @main(%s: i32[4], %w: f32[3, 2, 2, 8], %x: f32[1, 4, 5, 8]) {\n"
                                "  return tfl.TransposeConv(%s, %w, %x) : f32[1, 8, 10, 3]\n}\n");
    assert_true(transposed == 4.0 * 5 * 8 * 3 * 4);
    double flattened = macs_of("fn @main(%x: f32[2, 1, 1, 64], %w: f32[12, 64]) {\n"
                               "  return tfl.FullyConnected(%x, %w) : f32[2, 12]\n}\n");
    assert_true(flattened == 2.0 * 12 * 64);
    double turned = macs_of("fn @main(%a: f32[4, 3], %b: f32[4, 5]) {\n"
                            "  return tfl.BatchMatMul(%a, %b) {adj_x = true} : f32[3, 5]\n}\n");
    assert_true(turned == 3.0 * 5 * 4);
    double svdf =
        macs_of("fn @main(%x: f32[2, 3], %f: f32[4, 3], %t: f32[4, 5], %b: f32[4], %s: f32[2, 20]) {\n"
                "  return tfl.SVDF(%x, %f, %t, %b, %s) : f32[2, 4]\n}\n");
    assert_true(svdf == 2.0 * (4 * 3 + 4 * 5));
    double lstm = macs_of(
        "fn @main(%x: i8[1, 7, 3], %w: i8[2, 3], %r: i8[2, 2], %b: i32[2], %h: i8[1, 2], %c: i16[1, 2]) {\n"
        "  return tfl.UnidirectionalSequenceLSTM(%x, %w, %w, %w, %w, %r, %r, %r, %r, _, _, _, %b, %b, %b, "
        "%b,\n"
        "    _, _, %h, %c) : i8[1, 7, 2]\n}\n");
    assert_true(lstm == 7.0 * 4 * (2 * 3 + 2 * 2));
}

static void test_relax(void **state)
{
    (void)state;
    assert_true(macs_of("fn @main(%a: f32[2, 3, 4], %b: f32[4, 5]) {\n"
                        "  return relax.matmul(%a, %b) : f32[2, 3, 5]\n}\n") == 2.0 * 3 * 5 * 4);
    assert_true(macs_of("fn @main(%x: f16[1, 8, 8, 16], %w: f16[32, 3, 3, 16]) {\n"
                        "  return relax.nn.conv2d(%x, %w) {data_layout = \"NHWC\", kernel_layout = \"OHWI\"}"
                        " : f16[1, 6, 6, 32]\n}\n") == 6.0 * 6 * 32 * 9 * 16);
    assert_true(macs_of("fn @main(%x: f32[1, 4, 5, 5], %w: f32[4, 2, 2, 2]) {\n"
                        "  return relax.nn.conv2d_transpose(%x, %w) : f32[1, 2, 10, 10]\n}\n") ==
                5.0 * 5 * 4 * 2 * 4);
}

static void test_attention(void **state)
{
    (void)state;
    const double scores = 2.0 * 3 * 5 * 7, q = 8, v = 6; /* batch * heads * queries * keys, sizes */
    assert_true(macs_of("fn @main(%q: f16[2, 5, 3, 8], %k: f16[2, 7, 3, 8], %v: f16[2, 7, 3, 6]) {\n"
                        "  return relax.nn.attention(%q, %k, %v) : f16[2, 5, 3, 6]\n}\n") ==
                scores * (q + v));
    assert_true(macs_of("fn @main(%q: f32[2, 3, 5, 8], %k: f32[2, 3, 7, 8], %v: f32[2, 3, 7, 6]) {\n"
                        "  return Attention(%q, %k, %v) : f32[2, 3, 5, 6]\n}\n") == scores * (q + v));
    assert_true(macs_of("fn @main(%q: f32[2, 5, 24], %k: f32[2, 7, 24], %v: f32[2, 7, 18]) {\n"
                        "  return Attention(%q, %k, %v) {q_num_heads = 3, kv_num_heads = 3}"
                        " : f32[2, 5, 18]\n}\n") == scores * (q + v));
    assert_true(macs_of("fn @main(%q: f32[2, 3, 5, 8], %k: f32[2, 3, 4, 8], %p: f32[2, 3, 3, 8]) {\n"
                        "  return Attention(%q, %k, %k, _, %p, %p) : f32[2, 3, 5, 8]\n}\n") ==
                scores * (q + q));
}

static void test_none_and_unknown(void **state)
{
    (void)state;
    assert_true(macs_of("fn @main(%x: f32[4]) { return Relu(%x) : f32[4] }\n") == 0);
    assert_true(macs_of("fn @main(%x) { return %x }\n") == 0);
    assert_true(isnan(macs_of("fn @main(%a: f32[N, 4], %b: f32[4, 5]) {\n"
                              "  return MatMul(%a, %b) : f32[N, 5]\n}\n")));
    assert_true(isnan(macs_of("fn @main(%a, %b) { return MatMul(%a, %b) }\n")));
    assert_true(macs_of("fn @main(%a) { return Conv(%a) }\n") == 0); /* no weight: verify says so, not we */
}

static void test_per_unit(void **state)
{
    (void)state;
    const char *batch = "fn @main(%x: f32[N, 3, 8, 8], %w: f32[4, 3, 3, 3]) {\n"
                        "  return Conv(%x, %w) : f32[N, 4, 6, ?]\n}\n";
    assert_true(isnan(macs_of(batch)));
    assert_true(count(dfg_macs_per_unit, batch) == 4.0 * 6 * 3 * 9);
    assert_true(isnan(count(dfg_macs_per_unit, "fn @main(%a, %b) { return MatMul(%a, %b) }\n")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_convolutions),     cmocka_unit_test(test_products),
        cmocka_unit_test(test_channels_last),    cmocka_unit_test(test_relax),
        cmocka_unit_test(test_none_and_unknown), cmocka_unit_test(test_attention),
        cmocka_unit_test(test_per_unit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
