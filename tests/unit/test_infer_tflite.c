/* test_infer_tflite.c -- types of TensorFlow Lite's operators. */
#include "infer_build.h"

static void images(void **state)
{
    (void)state;
    const char *x = "%x: i8[1, 49, 10, 1], %w: i8[64, 10, 4, 1], %d: i8[1, 3, 3, 8], %v: f32[2, 5, 6, 4]";
    infers(x, "%r = tfl.Conv2D(%x, %w) {strides = [2, 2]}", "i8[1, 25, 5, 64]");
    infers(x, "%r = tfl.Conv2D(%x, %w) {strides = [2, 2], padding = \"VALID\"}", "i8[1, 20, 4, 64]");
    infers(x, "%r = tfl.Conv2D(%x, %w) {dilations = [2, 3], padding = \"VALID\"}", "i8[1, 31, 1, 64]");
    infers(x, "%r = tfl.Conv2D(%x, %w) {strides = [0, 1]}", "i8[1, ?, ?, 64]");
    infers(x, "%r = tfl.Conv2D(%x, %w) {strides = [2]}", "i8[1, ?, ?, 64]");
    infers("%x: f32[B, H, 8, 1], %w: f32[4, 3, 3, 1]", "%r = tfl.Conv2D(%x, %w)", "f32[B, H, 8, 4]");
    infers("%x: f32[B, H, 8, 1], %w", "%r = tfl.Conv2D(%x, %w) {padding = \"VALID\"}", "f32[B, ?, ?, ?]");
    infers("%x: f32[3, 8, 1], %w: f32[4, 3, 3, 1]", "%r = tfl.Conv2D(%x, %w)", "?");
    infers("%x: f32[1, 8, 8, 1], %w: f32[4, 3]", "%r = tfl.Conv2D(%x, %w)", "?");
    infers(x, "%r = tfl.DepthwiseConv2D(%v, %d) {multiplier = 2}", "f32[2, 5, 6, 8]");
    infers(x, "%r = tfl.AveragePool2D(%v) {filter = [2, 3], strides = [2, 3]}", "f32[2, 3, 2, 4]");
    infers(x, "%r = tfl.MaxPool2D(%v) {filter = [2, 3], padding = \"VALID\"}", "f32[2, 4, 4, 4]");
    infers(x, "%r = tfl.MaxPool2D(%v)", "f32[2, ?, ?, 4]");
    infers(x, "%r = tfl.MaxPool2D(%v) {filter = [-2, 2]}", "f32[2, ?, ?, 4]");
    infers("%x: f32[2, 5, 6, 4], %w: f32[3, 2, 2, 4]",
           "%s = const i32[4] [2, 10, 12, 3]\n%r = tfl.TransposeConv(%s, %w, %x) {strides = [2, 2]}",
           "f32[2, 10, 12, 3]");
    infers("%s: i32[4], %x: f32[2, 5, 6, 4], %w: f32[3, 2, 2, 4]", "%r = tfl.TransposeConv(%s, %w, %x)",
           "f32[2, ?, ?, 3]");
}

static void products(void **state)
{
    (void)state;
    infers("%x: i8[2, 1, 1, 64], %w: i4[12, 64]", "%r = tfl.FullyConnected(%x, %w)", "i8[2, 12]");
    infers("%x: f32[2, 3, 64], %w: f32[12, 64]", "%r = tfl.FullyConnected(%x, %w) {keep_dims = true}",
           "f32[2, 3, 12]");
    infers("%x: f32[B, 3, 64], %w: f32[12, 64]", "%r = tfl.FullyConnected(%x, %w)", "f32[\"B*3\", 12]");
    infers("%x: f32[2, 3], %w: f32[12, 64]", "%r = tfl.FullyConnected(%x, %w)", "f32[?, 12]");
    infers("%x: f32[2, 3], %w: f32[64]", "%r = tfl.FullyConnected(%x, %w)", "?");
    infers("%a: f32[5, 1, 4, 3], %b: f32[2, 4, 7]", "%r = tfl.BatchMatMul(%a, %b) {adj_x = true}",
           "f32[5, 2, 3, 7]");
    infers("%a: f32[4, 3], %b: f32[7, 3]", "%r = tfl.BatchMatMul(%a, %b) {adj_y = true}", "f32[4, 7]");
    infers("%a: f32[4, 3], %b: f32[3]", "%r = tfl.BatchMatMul(%a, %b)", "?");
    infers("%x: i8[1, 3], %f: i8[4, 3], %t: i16[4, 5], %b: i32[2], %s: i16[1, 20]",
           "%r = tfl.SVDF(%x, %f, %t, %b, %s) {rank = 2}", "i8[1, 2]");
    infers("%x: i8[1, 3], %f: i8[4, 3], %t: i16[4, 5], %b: i32[2], %s: i16[1, 20]",
           "%r = tfl.SVDF(%x, %f, %t, %b, %s) {rank = 0}", "i8[1, ?]");
    const char *lstm = "%x: i8[1, 7, 3], %w: i8[2, 3], %v: i8[2, 2], %b: i32[2], %p: i8[5, 2], %h: i8[1, 2], "
                       "%c: i16[1, 2]";
    infers(lstm,
           "%r = tfl.UnidirectionalSequenceLSTM(%x, %w, %w, %w, %w, %v, %v, %v, %v, _, _, _, %b, %b, %b, %b, "
           "_, _, "
           "%h, %c)",
           "i8[1, 7, 2]");
    infers(lstm,
           "%r = tfl.UnidirectionalSequenceLSTM(%x, %w, %w, %w, %w, %v, %v, %v, %v, _, _, _, %b, %b, %b, %b, "
           "%p, _, "
           "%h, %c)",
           "i8[1, 7, 5]");
    infers(lstm, "%r = tfl.UnidirectionalSequenceLSTM(%x)", "i8[1, 7, ?]");
}

static void elements(void **state)
{
    (void)state;
    infers("%x: i8[2, N]", "%r = tfl.Relu6(%x)", "i8[2, N]");
    infers("%x: i8[2, 1], %y: i8[3]", "%r = tfl.Mul(%x, %y) {activation = \"RELU\"}", "i8[2, 3]");
    infers("%x: f32[2, 3]", "%r = tfl.Quantize(%x)", "?[2, 3]");
    infers("%x: f32[2, 3]", "%r = tfl.Quantize(%x) : i8[?, 3]", "i8[2, 3]");
    infers("%x: i8[2, 3]", "%r = tfl.Dequantize(%x)", "f32[2, 3]");
    infers("%x: i8[2, 3]", "%r = tfl.Softmax(%x)", "?[2, 3]");
    infers("%x: f32[2, 3]", "%r = tfl.Softmax(%x)", "f32[2, 3]");
    infers("%x: f32[2, 3, 4]", "%a = const i32[2] [1, -1]\n%r = tfl.Mean(%x, %a)", "f32[2]");
    infers("%x: f32[2, 3, 4]", "%a = const i32 1\n%r = tfl.Sum(%x, %a) {keep_dims = true}", "f32[2, 1, 4]");
    infers("%x: f32[2, 3, 4]", "%a = const i32[0] []\n%r = tfl.Sum(%x, %a)", "f32[2, 3, 4]");
    infers("%x: f32[2, 3, 4]", "%a = const i32[1] [3]\n%r = tfl.Sum(%x, %a)", "f32[*]");
    infers("%x: f32[2, 3, 4], %a: i32[1]", "%r = tfl.Sum(%x, %a) {keep_dims = true}", "f32[?, ?, ?]");
}

static void moved(void **state)
{
    (void)state;
    infers("%x: i8[2, 3], %y: i8[2, 4]", "%r = tfl.Concatenation(%x, %y) {axis = -1}", "i8[2, 7]");
    infers("%x: i8[2, 6]", "%s = const i32[2] [-1, 4]\n%r = tfl.Reshape(%x, %s)", "i8[3, 4]");
    infers("%x: i8[0, 6]", "%s = const i32[2] [0, 4]\n%r = tfl.Reshape(%x, %s)", "i8[0, 4]");
    infers("%x: i8[2, 3, 4]", "%p = const i32[3] [2, 0, 1]\n%r = tfl.Transpose(%x, %p)", "i8[4, 2, 3]");
    infers("%x: i8[2, 3, 4]", "%p = const i32[3] [2, 0, 2]\n%r = tfl.Transpose(%x, %p)", "?");
    infers("%x: i8[1, 3, 1]", "%r = tfl.Squeeze(%x)", "i8[3]");
    infers("%x: i8[1, 3, 1]", "%r = tfl.Squeeze(%x) {squeeze_dims = [-1]}", "i8[1, 3]");
    infers("%x: i8[1, 3, 1]", "%r = tfl.Squeeze(%x) {squeeze_dims = [1]}", "i8[*]");
    infers("%x: i8[1, N, 1]", "%r = tfl.Squeeze(%x)", "i8[*]");
    infers("%x: i8[2, 3]", "%a = const i32 -1\n%r = tfl.ExpandDims(%x, %a)", "i8[2, 3, 1]");
    infers("%x: i8[2, N]", "%p = const i32[2, 2] [0, 1, 2, 3]\n%r = tfl.Pad(%x, %p)", "i8[3, \"N+5\"]");
    infers("%x: i8[2, N], %v: i8", "%p = const i32[3, 2] splat 1\n%r = tfl.PadV2(%x, %p, %v)", "i8[?, ?]");
    infers("%x: i8[2, N], %p: i32[2, 2]", "%r = tfl.Pad(%x, %p)", "i8[?, ?]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(images),
        cmocka_unit_test(products),
        cmocka_unit_test(elements),
        cmocka_unit_test(moved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
