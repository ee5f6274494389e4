/* test_infer_ops.c -- relations of type inference, family by family; hostile attributes. */
#include <stdio.h>

#include "infer_build.h"

#define W3 "%w = const f32[4, 3, 3, 3] splat 0.0\n"
#define W1 "%w = const f32[4, 3, 3] splat 0.0\n"

static void windows(void **state)
{
    (void)state;
    infers("%x: f32[1, 3, 8, 9]", W3 "%r = Conv(%x, %w) {pads = [1, 1, 1, 1], strides = [2, 2]}",
           "f32[1, 4, 4, 5]");
    infers("%x: f32[1, 3, 8, 9]", W3 "%r = Conv(%x, %w) {auto_pad = \"SAME_UPPER\", strides = [2, 2]}",
           "f32[1, 4, 4, 5]");
    infers("%x: f32[1, 3, 8, 9]", W3 "%r = Conv(%x, %w) {auto_pad = \"VALID\", dilations = [2, 2]}",
           "f32[1, 4, 4, 5]");
    infers("%x: f32[0, 3, 8, 9]", W3 "%r = Conv(%x, %w)", "f32[0, 4, 6, 7]");
    infers("%x: f32[1, 3, 2, 9]", W3 "%r = Conv(%x, %w)", "f32[1, 4, ?, 7]");
    infers("%x: f32", W3 "%r = Conv(%x, %w)", "f32[*]");
    infers("%x: f32[*]", W3 "%r = Conv(%x, %w)", "f32[?, 4, ?, ?]");
    infers("%x: f32[1, 3, 5]", W1 "%r = ConvTranspose(%x, %w) {strides = [2], pads = [1, 1], group = 2}",
           "f32[1, 6, 9]");
    infers("%x: f32[1, 3, 7, 8]", "%r = MaxPool(%x) {kernel_shape = [2, 2], strides = [2, 2], ceil_mode = 1}",
           "f32[1, 3, 4, 4]");
    infers("%x: f32[1, 3, 7, 8]", "%p = MaxPool(%x) -> 2 {kernel_shape = [2, 2]}\n%r = %p.1",
           "i64[1, 3, 6, 7]");
    infers("%x: f32[1, 3, 7, 8]", "%r = GlobalAveragePool(%x)", "f32[1, 3, 1, 1]");
    infers("%x: u8[1, 3, 8, 8], %s: f32, %z: u8",
           "%w = const i8[4, 3, 3, 3] splat 0\n%r = QLinearConv(%x, %s, %z, %w, %s, %z, %s, %z)",
           "u8[1, 4, 6, 6]");
}

/* Strides, pads, kernels beyond reason: the extents are unknown. */
static void hostile_windows(void **state)
{
    (void)state;
    static const char *const attrs[] = {"strides = [0, 1]",
                                        "strides = [-1, -1]",
                                        "strides = [1]",
                                        "strides = 7",
                                        "strides = [\"a\", 1]",
                                        "dilations = [9223372036854775807, 1]",
                                        "pads = [9223372036854775807, 9223372036854775807, 1, 1]",
                                        "pads = [-9223372036854775808, 1, 1, 1]",
                                        "pads = [1]",
                                        "kernel_shape = [0, 0]",
                                        "kernel_shape = [-5, -6]",
                                        "kernel_shape = [-9223372036854775808, 3]",
                                        "kernel_shape = [9223372036854775807, 3]"};
    for (size_t i = 0; i < sizeof attrs / sizeof *attrs; i++) {
        char text[300];
        snprintf(text, sizeof text, "%s%%r = Conv(%%x, %%w) {%s}", W3, attrs[i]);
        infers("%x: f32[1, 3, 8, 9]", text, "f32[1, 4, ?, ?]");
        snprintf(text, sizeof text, "%%r = MaxPool(%%x) {%s%s}", attrs[i],
                 strncmp(attrs[i], "kernel", 6) != 0 ? ", kernel_shape = [2, 2]" : "");
        infers("%x: f32[1, 3, 8, 9]", text, "f32[1, 3, ?, ?]");
    }
}

static void shapes(void **state)
{
    (void)state;
    infers("%x: f32[2, N, 3]", "%r = Transpose(%x)", "f32[3, N, 2]");
    infers("%x: f32[2, N, 3]", "%r = Transpose(%x) {perm = [2, 0, 1]}", "f32[3, 2, N]");
    infers("%x: f32[2, N, 3]", "%r = Transpose(%x) {perm = [2, 0, 0]}", "?");
    infers("%x: f32[2, N, 3]", "%r = Transpose(%x) {perm = [2, 0, 3]}", "?");
    infers("%x: f32[1, N, 1]", "%a = const i64[1] [-1]\n%r = Squeeze(%x, %a)", "f32[1, N]");
    infers("%x: f32[1, N, 1]", "%a = const i64[1] [7]\n%r = Squeeze(%x, %a)", "f32[*]");
    infers("%x: f32[1, 4, 1]", "%r = Squeeze(%x)", "f32[4]");
    infers("%x: f32[1, N, 1]", "%r = Squeeze(%x)", "f32[*]");
    infers("%x: f32[N]", "%a = const i64[2] [0, -1]\n%r = Unsqueeze(%x, %a)", "f32[1, N, 1]");
    infers("%x: f32[N]", "%a = const i64[2] [0, 0]\n%r = Unsqueeze(%x, %a)", "f32[*]");
    infers("%x: f32[2, 3, 4]", "%r = Flatten(%x) {axis = -1}", "f32[6, 4]");
    infers("%x: f32[2, 3, 4]", "%r = Flatten(%x) {axis = 0}", "f32[1, 24]");
    infers("%x: f32[2, 3, 4]", "%r = Flatten(%x) {axis = 9}", "?");
    infers("%x: f32[2, 0]", "%s = const i64[2] [0, 0]\n%r = Reshape(%x, %s)", "f32[2, 0]");
    infers("%x: f32[2, 0]", "%s = const i64[2] [3, 0]\n%r = Reshape(%x, %s) {allowzero = 1}", "f32[3, 0]");
    infers("%x: f32[2, 3]", "%s = const i64[2] [-1, 4]\n%r = Reshape(%x, %s)", "f32[?, 4]");
    infers("%x: f32[2, 3]", "%s = const i64[3] [0, 0, 0]\n%r = Reshape(%x, %s)", "?");
    infers("%x: f32[2, 3]", "%s = const i64[2] [-7, 1]\n%r = Reshape(%x, %s)", "?");
    infers("%x: f32[2, 3], %s: i64[4]", "%r = Reshape(%x, %s)", "f32[?, ?, ?, ?]");
    infers("%x: f32[1, N], %y: f32[2, 3]", "%r = Concat(%x, %y) {axis = -2}", "f32[3, 3]");
    infers("%x: f32[1, N], %y: f32[2]", "%r = Concat(%x, %y) {axis = 0}", "?");
    infers("%x: f32[1, N]", "%r = Concat(%x, %x) {axis = 2}", "?");
    infers("%x: f32[6, N]", "%s = Split(%x) -> 3\n%r = %s.2", "f32[2, N]");
    infers("%x: f32[7, N]", "%s = Split(%x) -> 3\n%r = %s.2", "f32[?, N]");
    infers("%x: f32[7, N]", "%p = const i64[2] [3, 4]\n%s = Split(%x, %p) -> 2\n%r = %s.1", "f32[4, N]");
    infers("%x: f32[1, 3]", "%s = const i64[3] [2, 4, 1]\n%r = Expand(%x, %s)", "f32[2, 4, 3]");
}

static void slices(void **state)
{
    (void)state;
    const char *form = "%%a = const i64[1] [%s]\n%%b = const i64[1] [%s]\n%%c = const i64[1] [%s]\n"
                       "%%d = const i64[1] [%s]\n%%r = Slice(%%x, %%a, %%b, %%c, %%d)";
    static const char *const cases[][5] = {
        {"1", "9223372036854775807", "0", "1", "f32[9, N]"},
        {"-3", "-1", "0", "1", "f32[2, N]"},
        {"9", "-9223372036854775808", "0", "-1", "f32[10, N]"},
        {"-1", "-100", "0", "-3", "f32[4, N]"},
        {"-9223372036854775808", "9223372036854775807", "0", "9223372036854775807", "f32[1, N]"},
        {"9223372036854775807", "-9223372036854775808", "0", "-9223372036854775808", "f32[1, N]"},
        {"5", "2", "0", "1", "f32[0, N]"},
        {"-12", "-20", "0", "-1", "f32[1, N]"},
        {"-12", "-7", "0", "1", "f32[3, N]"},
        {"0", "9223372036854775807", "1", "1", "f32[10, N]"},
        {"1", "9223372036854775807", "-1", "1", "f32[10, ?]"},
        {"0", "3", "-1", "1", "f32[10, ?]"},
        {"0", "3", "2", "1", "f32[?, ?]"},
        {"0", "3", "0", "0", "f32[?, N]"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[400];
        snprintf(text, sizeof text, form, cases[i][0], cases[i][1], cases[i][2], cases[i][3]);
        infers("%x: f32[10, N]", text, cases[i][4]);
    }
}

static void moves(void **state)
{
    (void)state;
    infers("%x: f32[5, N], %i: i64[2, 3]", "%r = Gather(%x, %i) {axis = 1}", "f32[5, 2, 3]");
    infers("%x: f32[5, N], %i: i64[2, 3]", "%r = Gather(%x, %i) {axis = 2}", "f32[*]");
    infers("%x: f32[5, N], %i: i64", "%r = Gather(%x, %i)", "f32[N]");
    infers("%x: f32[5, N, 7], %i: i64[3, 2]", "%r = GatherND(%x, %i)", "f32[3, 7]");
    infers("%x: f32[5, N, 7], %i: i64[3, 4]", "%r = GatherND(%x, %i)", "f32[*]");
    infers("%x: f32[5, N]", "%p = const i64[4] [1, 0, 2, -1]\n%r = Pad(%x, %p)", "f32[8, \"N - 1\"]");
    infers("%x: f32[5, N]", "%p = const i64[3] [1, 0, 2]\n%r = Pad(%x, %p)", "f32[?, ?]");
    infers("%x: f32[5, N]", "%p = const i64[2] [2, 3]\n%r = Tile(%x, %p)", "f32[10, \"N*3\"]");
    infers("%x: f32[5, N]", "%p = const i64[2] [9223372036854775807, -3]\n%r = Tile(%x, %p)", "f32[?, ?]");
    infers("%x: f32[1, 8, 2, 3]", "%r = DepthToSpace(%x) {blocksize = 2}", "f32[1, 2, 4, 6]");
    infers("%x: f32[1, 8, 2, 3]", "%r = DepthToSpace(%x) {blocksize = 0}", "?");
    infers("%x: f32[1, 8, 4, 6]", "%r = SpaceToDepth(%x) {blocksize = 2}", "f32[1, 32, 2, 3]");
    infers("%x: f32[1, 2, 5, 5]", "%s = const f32[4] [1.0, 1.0, 2.0, 1.5]\n%r = Resize(%x, _, %s)",
           "f32[1, 2, 10, 7]");
    infers("%x: f32[1, 2, 5, 5]", "%s = const f32[4] [1.0, inf, nan, -1.0]\n%r = Resize(%x, _, %s)",
           "f32[1, ?, ?, ?]");
    infers("%x: f32[4, N]", "%k = const i64[1] [2]\n%t = TopK(%x, %k) -> 2 {axis = 0}\n%r = %t.1",
           "i64[2, N]");
    infers("%x: i64[4, N], %v: f16[2]", "%d = const i64 9\n%r = OneHot(%x, %d, %v) {axis = 0}",
           "f16[9, 4, N]");
    infers("%x: f32[4, N]", "%r = NonZero(%x)", "i64[2, ?]");
}

#define BATCHES "%r = Einsum(%x, %y) {equation = \"bij,bjk->bik\"}"

static void matrices(void **state)
{
    (void)state;
    infers("%x: f32[B, 4, 5], %y: f32[5, N]", "%r = MatMul(%x, %y)", "f32[B, 4, N]");
    infers("%x: f32[5], %y: f32[B, 5, N]", "%r = MatMul(%x, %y)", "f32[B, N]");
    infers("%x: f32[5], %y: f32[5]", "%r = MatMul(%x, %y)", "f32");
    infers("%x: f32, %y: f32[5]", "%r = MatMul(%x, %y)", "f32[*]");
    infers("%x: i8[3, 5], %y: i8[5, N]", "%r = MatMulInteger(%x, %y)", "i32[3, N]");
    infers("%x: f32[5, 3], %y: f32[N, 5]", "%r = Gemm(%x, %y) {transA = 1, transB = 1}", "f32[3, N]");
    infers("%x: f32[5, 3, 2], %y: f32[N, 5]", "%r = Gemm(%x, %y)", "?");
    infers("%x: f32[2, 3], %y: f32[3, N]", "%r = Einsum(%x, %y) {equation = \"ij,jk->ki\"}", "f32[N, 2]");
    infers("%x: f32[2, 3], %y: f32[3, N]", "%r = Einsum(%x, %y) {equation = \"ij, jk\"}", "f32[2, N]");
    /* an extent of 1 is repeated */
    infers("%x: f32[1, 2, 3], %y: f32[5, 3, 4]", BATCHES, "f32[5, 2, 4]");
    infers("%x: f32[N, 2, 3], %y: f32[1, 3, 4]", BATCHES, "f32[N, 2, 4]");
    infers("%x: f32[?, 2, 3], %y: f32[1, 3, 4]", BATCHES, "f32[?, 2, 4]");
    infers("%x: f32[A, 2, 3], %y: f32[B, 3, 4]", BATCHES, "f32[?, 2, 4]");
    infers("%x: f32[2, 3]", "%r = Einsum(%x) {equation = \"...i->i\"}", "?");
    infers("%x: f32[2, 3]", "%r = Einsum(%x) {equation = \"ijk->i\"}", "?");
    infers("%x: f32[2, 3]", "%r = Einsum(%x) {equation = \"ij->z\"}", "?");
}

static void reductions(void **state)
{
    (void)state;
    infers("%x: f32[2, N, 4]", "%r = ReduceMean(%x) {axes = [-1]}", "f32[2, N, 1]");
    infers("%x: f32[2, N, 4]", "%r = ReduceMean(%x) {axes = [0, 2], keepdims = 0}", "f32[N]");
    infers("%x: f32[2, N, 4]", "%r = ReduceMean(%x) {keepdims = 0}", "f32");
    infers("%x: f32[2, N, 4]", "%r = ReduceMean(%x) {axes = [], keepdims = 0}", "f32");
    infers("%x: f32[2, N, 4]", "%r = ReduceMean(%x) {axes = [5]}", "f32[?, ?, ?]");
    infers("%x: f32[2, N, 4]", "%a = const i64[1] [1]\n%r = ReduceSum(%x, %a) {keepdims = 0}", "f32[2, 4]");
    infers("%x: f32[2, N, 4]", "%r = ReduceSum(%x) {noop_with_empty_axes = 1}", "f32[2, N, 4]");
    infers("%x: f32[2, N, 4]", "%r = ArgMax(%x) {axis = 1}", "i64[2, 1, 4]");
    infers("%x: f32[2, N, 4]", "%r = ArgMax(%x) {axis = -4}", "?");
    infers("%x: f32[2, N, 4]", "%r = sum(%x) {axis = [0]}", "f32[N, 4]");
    infers("%x: f32[2, N, 4]", "%r = sum(%x) {axis = [0], exclude = true}", "f32[2]");
}

static void norms_and_quantisation(void **state)
{
    (void)state;
    infers("%x: f32[2, N], %s: f32[N]", "%r = LayerNormalization(%x, %s)", "f32[2, N]");
    infers("%x: f16[2, N], %s: f16[N]", "%l = LayerNormalization(%x, %s) -> 2\n%r = %l.1", "f32[2, 1]");
    infers("%x: f32[2, N], %s: f32, %z: i8", "%r = QuantizeLinear(%x, %s, %z)", "i8[2, N]");
    infers("%x: f32[2, N], %s: f32", "%r = QuantizeLinear(%x, %s)", "u8[2, N]");
    infers("%x: u8[2, N], %s: f16", "%r = DequantizeLinear(%x, %s)", "f16[2, N]");
    infers("%x: f32[2, N]", "%d = DynamicQuantizeLinear(%x) -> 3\n%r = %d.1", "f32");
    infers("%x: f32[2, N], %s: f32, %z: i32", "%r = qnn.quantize(%x, %s, %z) {out_dtype = i8}", "i8[2, N]");
}

static void recurrent(void **state)
{
    (void)state;
    infers("%x: f32[T, B, 3], %w: f32[1, 20, 3], %h: f32[1, 20, 5]", "%l = LSTM(%x, %w, %h) -> 3\n%r = %l.0",
           "f32[T, 1, B, 5]");
    infers("%x: f32[T, B, 3], %w: f32[2, 20, 3], %h: f32[2, 20, 5]",
           "%l = GRU(%x, %w, %h) -> 2 {direction = \"bidirectional\", hidden_size = 5}\n%r = %l.1",
           "f32[2, B, 5]");
    infers("%x: f32[T, B], %w: f32[2, 20, 3], %h: f32[2, 20, 5]", "%l = RNN(%x, %w, %h) -> 2\n%r = %l.1",
           "?");
}

static void relay(void **state)
{
    (void)state;
    infers("%x: f32[1, 8, 9, 3], %w: f32[3, 3, 3, 4]",
           "%r = nn.conv2d(%x, %w) {data_layout = \"NHWC\", kernel_layout = \"HWIO\", padding = [1, 1]}",
           "f32[1, 8, 9, 4]");
    infers("%x: f32[1, 2, 8, 9, 4], %w: f32[3, 3, 3, 4]", "%r = nn.conv2d(%x, %w) {data_layout = \"NCHW4c\"}",
           "?");
    infers("%x: i8[1, 3, 8, 9], %w: i8[4, 3, 3, 3], %z: i32, %s: f32",
           "%r = qnn.conv2d(%x, %w, %z, %z, %s, %s) {out_dtype = i32, padding = [1, 0, 1, 0]}",
           "i32[1, 4, 8, 7]");
    infers("%x: f32[1, 3, 8, 9]", "%r = nn.max_pool2d(%x) {pool_size = [2, 2], strides = [2, 2]}",
           "f32[1, 3, 4, 4]");
    infers("%x: f32[1, 3, 8, 9]", "%r = nn.max_pool2d(%x) {pool_size = [2, 2], strides = [0, 2]}", "?");
    infers("%x: f32[1, 3, 8, 9]", "%r = nn.max_pool2d(%x) {pool_size = [-2, -2]}", "?");
    infers("%x: f32[1, 3, 8, 9], %w: f32[4, 3, 3, 3]", "%r = nn.conv2d(%x, %w) {kernel_size = [-3, -3]}",
           "f32[1, 4, ?, ?]");
    infers("%x: f32[N, 3], %w: f32[7, 3]", "%r = nn.dense(%x, %w) {units = 7}", "f32[N, 7]");
    infers("%x: f32[B, 4, 3], %w: f32[B, 5, 3]", "%r = nn.batch_matmul(%x, %w) {transpose_b = true}",
           "f32[B, 4, 5]");
    infers("%x: f32[2, 12, N]", "%r = reshape(%x) {newshape = [0, -4, 3, -1, -2]}", "f32[2, 3, 4, N]");
    infers("%x: f32[2, 12, N]", "%r = reshape(%x) {newshape = [-3, 0]}", "f32[24, N]");
    infers("%x: f32[2, 12, N]", "%r = reshape(%x) {newshape = [-1, -1]}", "?");
    infers("%x: f32[2, 12, N]", "%r = reshape(%x) {newshape = [-9]}", "?");
    infers("%x: f32[2, N]", "%t = (%x, %x)\n%r = concatenate(%t) {axis = -1}", "f32[2, \"N*2\"]");
    infers("%x: f32[2, N]", "%t = (%x, %x, %x)\n%r = stack(%t) {axis = 1}", "f32[2, 3, N]");
    infers("%x: f32[9, N]", "%s = split(%x) -> 3 {indices_or_sections = [2, 5]}\n%r = %s.2", "f32[4, N]");
    infers("%x: f32[9, N]", "%r = strided_slice(%x) {begin = [2], end = [3], slice_mode = \"size\"}",
           "f32[3, N]");
    infers("%x: f32[9, N], %z: f32", "%r = nn.pad(%x, %z) {pad_width = [[1, 2], [0, 3]]}",
           "f32[12, \"N+3\"]");
    infers("%x: f32[9, N], %z: f32", "%r = nn.pad(%x, %z) {pad_width = [[1, 2], 3]}", "?");
    infers("%x: f32[9, N]", "%r = expand_dims(%x) {axis = -1, num_newaxis = 2}", "f32[9, N, 1, 1]");
    infers("%x: f32[9, N]", "%r = expand_dims(%x) {axis = 0, num_newaxis = 9223372036854775807}", "?");
    infers("%x: f32[9, N, 2]", "%r = nn.batch_flatten(%x)", "f32[9, \"N*2\"]");
    infers("%x: f32[1, 3, 8, 9]", "%r = image.resize2d(%x) {size = [4, 5]}", "f32[1, 3, 4, 5]");
    infers("%x: f32[1, 3, 8, 9]", "%r = nn.global_avg_pool2d(%x)", "f32[1, 3, 1, 1]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(windows),    cmocka_unit_test(hostile_windows),
        cmocka_unit_test(shapes),     cmocka_unit_test(slices),
        cmocka_unit_test(moves),      cmocka_unit_test(matrices),
        cmocka_unit_test(reductions), cmocka_unit_test(norms_and_quantisation),
        cmocka_unit_test(recurrent),  cmocka_unit_test(relay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
