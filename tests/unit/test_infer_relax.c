/* test_infer_relax.c -- types of Relax's operators: those of others under another name, its own forms. */
#include <stdio.h>

#include "infer_build.h"

static void others(void **state)
{
    (void)state;
    infers("%x: f16[N, 3, 8], %y: f16[8, 5]", "%r = relax.matmul(%x, %y)", "f16[N, 3, 5]");
    infers("%x: i8[4, 8], %y: i8[8, 5]", "%r = relax.matmul(%x, %y) {out_dtype = i32}", "i32[4, 5]");
    infers("%x: f32[1, 8, 8, 16], %w: f32[32, 3, 3, 16]",
           "%r = relax.nn.conv2d(%x, %w) {padding = [1, 1, 1, 1], data_layout = \"NHWC\", kernel_layout = "
           "\"OHWI\"}",
           "f32[1, 8, 8, 32]");
    infers("%x: f32[1, 16, 8], %w: f32[16, 4, 3]", "%r = relax.nn.conv1d_transpose(%x, %w) {strides = [2]}",
           "f32[1, 4, 17]");
    infers("%x: f32[1, 3, 8, 8]", "%r = relax.nn.max_pool2d(%x) {pool_size = [2, 2], strides = [2, 2]}",
           "f32[1, 3, 4, 4]");
    infers("%x: f32[2, N, 3]", "%r = relax.permute_dims(%x)", "f32[3, N, 2]");
    infers("%x: f32[2, N, 3]", "%r = relax.permute_dims(%x) {axes = [0, -1, -2]}", "f32[2, 3, N]");
    infers("%x: f32[2, 6]", "%s = const i64[2] [3, -1]\n%r = relax.reshape(%x, %s)", "f32[3, 4]");
    infers("%x: f32[2, N], %y", "%s = relax.shape_of(%x)\n%r = relax.reshape(%y, %s)", "?[2, N]");
    infers("%x: f32[2, 3], %y: f32[4, 3]", "%r = relax.concat((%x, %y)) {axis = 0}", "f32[6, 3]");
    infers("%x: f32[2, 9]", "%s = relax.split(%x) -> 3 {indices_or_sections = [2, 5], axis = 1}\n%r = %s.1",
           "f32[2, 3]");
    infers("%x: f32[2, 3]", "%r = relax.astype(%x) {dtype = i32}", "i32[2, 3]");
    infers("%x: f32[2, 1], %y: f32[3]", "%r = relax.less(%x, %y)", "bool[2, 3]");
    infers("%x: f32[2, 3, 4]", "%r = relax.mean(%x) {axis = [1], keepdims = true}", "f32[2, 1, 4]");
    infers("%x: f32[2, 3, 4]", "%r = relax.std(%x) {axis = [-1]}", "f32[2, 3]");
    infers("%x: f32[2, 3], %g: f32[3]", "%r = relax.nn.layer_norm(%x, %g, %g) {axes = [-1]}", "f32[2, 3]");
    infers("%x: f32[2, 3], %g: f32[3]", "%s = relax.nn.batch_norm(%x, %g, %g, %g, %g) -> 3\n%r = %s.1",
           "f32[3]");
    infers("%x: f32[2, 3]", "%r = relax.tile(%x) {repeats = [2, 1, 5]}", "f32[2, 2, 15]");
    infers("%x: f32[2, 3], %y: f32[1, 3]", "%r = relax.atan2(%x, %y)", "f32[2, 3]");
    infers("%x: f32[2, 3], %y: f32[1, 3]", "%r = relax.log_add_exp(%x, %y)", "f32[2, 3]");
    infers("%x: f32[2, 3], %n: i64[2]", "%r = relax.reverse_sequence(%x, %n)", "f32[2, 3]");
    infers("%x: f32[2, 1], %y: f32[2, 1]", "%p = (%x, %y)\n%r = relax.stack(%p)", "f32[2, 2, 1]");
    infers("%x: f32[2, 3]", "%r = relax.trunc(%x)", "f32[2, 3]");
    infers("%x: f32[2, 3]", "%r = relax.repeat(%x) {repeats = 4, axis = 1}", "f32[2, 12]");
    infers("%x: f32[2, 3]", "%r = relax.nn.unheard_of(%x)", "?");
}

static void own(void **state)
{
    (void)state;
    infers("%x: f32[2, 3], %s: f32, %z: i8", "%r = relax.quantize(%x, %s, %z)", "i8[2, 3]");
    infers("%x: i8[2, 3], %s: f32, %z: i8", "%r = relax.dequantize(%x, %s, %z) {out_dtype = f16}",
           "f16[2, 3]");
    infers("%x: f32[2, 3, 4]", "%r = relax.argmax(%x) {axis = -1}", "i64[2, 3]");
    infers("%x: f32[2, 3, 4]", "%r = relax.argmin(%x)", "i64");
    infers("%x: f32[2, 3, 4]", "%r = relax.argmax(%x) {axis = 3}", "i64[*]");
    infers("%x: f32[2, 3]", "%r = relax.expand_dims(%x) {axis = [0, -1]}", "f32[1, 2, 3, 1]");
    infers("%x: f32[2, 3]", "%r = relax.expand_dims(%x) {axis = [0, 5]}", "?");
    infers("%x: f32[2, 3]", "%r = relax.nn.pad(%x) {pad_width = [0, 1, 2, 2]}", "f32[3, 7]");
    infers("%x: f32[2, 3]", "%r = relax.nn.pad(%x) {pad_width = [0, 1]}", "?");
    infers("%v: f16", "%s = const i64[2] [2, 3]\n%r = relax.full(%s, %v)", "f16[2, 3]");
    infers("%x: f32[N, 2]", "%s = relax.shape_of(%x)\n%r = relax.zeros(%s) {dtype = i32}", "i32[N, 2]");
    infers("%s: i64[2]", "%r = relax.ones(%s) {dtype = i32}", "i32[*]");
    infers("%x: f32[1, 8, 8, 3]",
           "%s = const i64[2] [16, 12]\n%r = relax.image.resize2d(%x, %s) {layout = \"NHWC\"}",
           "f32[1, 16, 12, 3]");
    infers("%x: f32[1, 3, 8, 8], %s: i64[2]", "%r = relax.image.resize2d(%x, %s) {out_dtype = f16}",
           "f16[1, 3, ?, ?]");
    infers("%q: f16[B, 6, 4, 8], %k: f16[B, 7, 4, 8], %v: f16[B, 7, 4, 16]",
           "%r = relax.nn.attention(%q, %k, %v)", "f16[B, 6, 4, 16]");
}

static void slices(void **state)
{
    (void)state;
    const char *form = "%%a = const i64[1] [%s]\n%%b = const i64[1] [%s]\n%%e = const i64[1] [%s]\n"
                       "%%s = const i64[1] [%s]\n%%r = relax.strided_slice(%%x, %%a, %%b, %%e, %%s)";
    static const char *const cases[][5] = {
        {"1", "2", "6", "1", "f32[N, 4]"},
        {"-1", "0", "9223372036854775807", "2", "f32[N, 5]"},
        {"1", "-1", "-100", "-3", "f32[N, 4]"},
        {"2", "0", "1", "1", "?"},
        {"1", "0", "1", "0", "?"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[400];
        snprintf(text, sizeof text, form, cases[i][0], cases[i][1], cases[i][2], cases[i][3]);
        infers("%x: f32[N, 10]", text, cases[i][4]);
    }
    infers("%x: f32[N, 10], %e: i64[1]",
           "%a = const i64[1] [1]\n%b = const i64[1] [0]\n%r = relax.strided_slice(%x, %a, %b, %e)",
           "f32[?, ?]");
    infers("%x: f32[N, 10]",
           "%a = const i64[1] [1]\n%b = const i64[1] [3]\n%e = const i64[1] [5]\n%r = "
           "relax.strided_slice(%x, %a, %b, %e)",
           "f32[N, 2]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(others),
        cmocka_unit_test(own),
        cmocka_unit_test(slices),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
