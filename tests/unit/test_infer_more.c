/* test_infer_more.c -- relations of type inference for what the shipped tables and rules name:
 * changes of layout, images that are regrouped, attention, operators of ONNX Runtime. */
#include <stdio.h>

#include "infer_build.h"

static void relays(const char *params, const char *from, const char *to, const char *type, int line)
{
    char text[200];
    snprintf(text, sizeof text, "%%r = layout_transform(%%x) {src_layout = \"%s\", dst_layout = \"%s\"}",
             from, to);
    infers_in(params, text, type, line);
}
#define relaid(params, from, to, type) relays(params, from, to, type, __LINE__)

static void layouts(void **state)
{
    (void)state;
    relaid("%x: f32[1, 8, 5, 6]", "NCHW", "NHWC", "f32[1, 5, 6, 8]");
    relaid("%x: f32[N, C, 5, 6]", "NCHW", "NHWC", "f32[N, 5, 6, C]");
    relaid("%x: f32[N, 8, 5, 6]", "NCHW", "NCHW4c", "f32[N, 2, 5, 6, 4]");
    relaid("%x: f32[1, C, 5, 6]", "NCHW", "NCHW4c", "f32[1, ?, 5, 6, 4]");
    relaid("%x: f32[1, \"C*8\", 5, 6]", "NCHW", "NCHW4c", "f32[1, \"C*2\", 5, 6, 4]");
    relaid("%x: f32[N, C, 5, 6, 4]", "NCHW4c", "NHWC", "f32[N, 5, 6, \"C*4\"]");
    relaid("%x: f32[N, C, 5, 6, ?]", "NCHW4c", "NCHW4c", "f32[N, C, 5, 6, 4]");
    relaid("%x: f32[N, 6, 5, 6, 4]", "NCHW4c", "NCHW8c", "f32[N, 3, 5, 6, 8]");
    relaid("%x: i8[32, 8, 3, 3]", "OIHW", "OIHW4i16o2i", "i8[2, 1, 3, 3, 4, 16, 2]");
    relaid("%x: f32[?, 8]", "NC", "CN", "f32[8, ?]");
}

/* What is no layout of the tensor, or no layout. */
static void hostile_layouts(void **state)
{
    (void)state;
    relaid("%x: f32[*]", "NCHW", "NHWC", "?");
    relaid("%x: f32[1, 8, 5]", "NCHW", "NHWC", "?");
    relaid("%x: f32[1, 2, 5, 6, 3]", "NCHW4c", "NHWC", "?");
    relaid("%x: f32[1, 6, 5, 6]", "NCHW", "NCHW4c", "f32[1, ?, 5, 6, 4]");
    static const char *const wrong[] = {"",
                                        "NCH",
                                        "NCHWD",
                                        "NCHH",
                                        "NCHW0c",
                                        "NCHWc",
                                        "NCHW4",
                                        "NCHW4k",
                                        "NCHW1k",
                                        "4NCHW",
                                        "N-HW",
                                        "NCHW4C",
                                        "NCHW4n4k",
                                        "__undef__",
                                        "NCHWN",
                                        "NCHW99999999999999999999c",
                                        "NCHW1048576c1048576c1048576c1048576c"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        relaid("%x: f32[1, 8, 5, 6]", "NCHW", wrong[i], "?");
        relaid("%x: f32[1, 8, 5, 6]", wrong[i], "NCHW", "?");
    }
    infers("%x: f32[1, 8, 5, 6]", "%r = layout_transform(%x) {src_layout = \"NCHW\"}", "?");
}

static void blocks(void **state)
{
    (void)state;
    infers("%x: f32[N, 8, 2, W]", "%r = DepthToSpace(%x) {blocksize = 2}", "f32[N, 2, 4, \"W*2\"]");
    infers("%x: f32[N, 8, 4, 6]", "%r = SpaceToDepth(%x) {blocksize = 2}", "f32[N, 32, 2, 3]");
    infers("%x: f32[1, 8, 2, 3]", "%r = nn.depth_to_space(%x) {block_size = 2}", "f32[1, 2, 4, 6]");
    infers("%x: f32[N, 2, W, 8]", "%r = nn.depth_to_space(%x) {block_size = 2, layout = \"NHWC\"}",
           "f32[N, 4, \"W*2\", 2]");
    infers("%x: f32[1, C, 2, 3]", "%r = nn.depth_to_space(%x) {block_size = 2}", "f32[1, ?, 4, 6]");
    infers("%x: f32[1, C, 2, 3]", "%r = nn.depth_to_space(%x)", "f32[1, C, 2, 3]");
    infers("%x: f32[1, 8, 2, 3]", "%r = nn.depth_to_space(%x) {block_size = -2}", "?");
    infers("%x: f32[1, 8, 2]", "%r = nn.depth_to_space(%x) {block_size = 2}", "?");
    infers("%x: f32[1, C, 4, 6]", "%r = nn.space_to_depth(%x) {block_size = 2}", "f32[1, \"C*4\", 2, 3]");
    infers("%x: f32[1, 4, \"W*2\", 5]", "%r = nn.space_to_depth(%x) {block_size = 2, layout = \"NHWC\"}",
           "f32[1, 2, W, 20]");
    infers("%x: f32[1, 8, 5, 6]", "%r = nn.space_to_depth(%x) {block_size = 2}", "f32[1, 32, ?, 3]");
}

static void upsamplings(void **state)
{
    (void)state;
    infers("%x: f32[1, 3, 5, 7]", "%r = nn.upsampling(%x) {scale_h = 2.0, scale_w = 1.5}",
           "f32[1, 3, 10, 10]");
    infers("%x: f32[N, H, W, 3]", "%r = nn.upsampling(%x) {scale_h = 2.0, scale_w = 1.0, layout = \"NHWC\"}",
           "f32[N, \"H*2\", W, 3]");
    infers("%x: f32[1, 3, 5, W]", "%r = nn.upsampling(%x) {scale_h = 2, scale_w = 1.5}", "f32[1, 3, 10, ?]");
    infers("%x: f32[1, 3, 5, 7]", "%r = nn.upsampling(%x) {scale_h = nan, scale_w = -1.0}",
           "f32[1, 3, ?, ?]");
    infers("%x: f32[1, 3, 5, 7]", "%r = nn.upsampling(%x) {scale_h = inf}", "f32[1, 3, ?, ?]");
    infers("%x: f32[1, 3, 5, 7, 4]", "%r = nn.upsampling(%x) {scale_h = 2.0, scale_w = 2.0}", "?");
    infers("%x: f32[*]", "%r = nn.upsampling(%x) {scale_h = 2.0, scale_w = 2.0}", "?");
    infers("%x: f32[1, C, 2, 3, W]", "%r = nn.upsampling3d(%x) {scale_d = 2.0, scale_h = 1.5, scale_w = 3.0}",
           "f32[1, C, 4, 4, \"W*3\"]");
    infers("%x: f32[1, 2, 3, 4, 5]",
           "%r = nn.upsampling3d(%x) {scale_d = 2.0, scale_h = 1.0, scale_w = 3.0, layout = \"NDHWC\"}",
           "f32[1, 4, 3, 12, 5]");
}

static void weight_gradients(void **state)
{
    (void)state;
    const char *first = "%g: f16[B, 16, 5, 6], %x: f16[B, 8, 7, 8]";
    infers(first, "%r = nn.conv2d_backward_weight(%g, %x) {kernel_size = [3, 4]}", "f16[16, 8, 3, 4]");
    infers(first, "%r = nn.conv2d_backward_weight(%g, %x)", "f16[16, 8, ?, ?]");
    infers(first,
           "%r = nn.conv2d_backward_weight(%g, %x) {kernel_size = [3, 4], groups = 8, out_dtype = f32}",
           "f32[16, 1, 3, 4]");
    infers(first, "%r = nn.conv2d_backward_weight(%g, %x) {kernel_size = [3, -4], groups = 3}",
           "f16[16, ?, 3, ?]");
    infers("%g: f32[1, 5, 6, O], %x: f32[1, 7, 8, C]",
           "%r = nn.conv2d_backward_weight(%g, %x) {kernel_size = [3, 4], data_layout = \"NHWC\", "
           "kernel_layout = \"NHWC\", out_layout = \"OHWI\"}",
           "f32[O, 3, 4, C]");
    infers("%g: f32[1, O, 5, 6], %x: f32[1, 7, 8, C]",
           "%r = nn.conv2d_backward_weight(%g, %x) {kernel_size = [3, 4], kernel_layout = \"NHWC\", "
           "out_layout = \"HWIO\"}",
           "f32[3, 4, C, O]");
    infers("%g: f32[1, O, 5, 6], %x: f32[*]", "%r = nn.conv2d_backward_weight(%g, %x) {kernel_size = [3, 4]}",
           "f32[O, ?, 3, 4]");
    infers("%g: f32[*], %x: f32[1, 8, 7, 8]", "%r = nn.conv2d_backward_weight(%g, %x) {kernel_size = [3, 4]}",
           "?");
    infers(first, "%r = nn.conv2d_backward_weight(%g, %x) {kernel_layout = \"OIHW\"}", "?");
    infers(first, "%r = nn.conv2d_backward_weight(%g, %x) {out_layout = \"NCHW\"}", "?");
}

static void attended(const char *params, const char *call, const char *const *types, int line)
{
    char text[300];
    for (int i = 0; i < 4; i++) {
        snprintf(text, sizeof text, "%%a = Attention(%s\n%%r = %%a.%d", call, i);
        infers_in(params, text, types[i], line);
    }
}
#define attends(params, call, ...) attended(params, call, (const char *const[]){__VA_ARGS__}, __LINE__)

static void attention(void **state)
{
    (void)state;
    infers("%q: f32[2, 8, 5, 16], %k: f32[2, 4, 7, 16], %v: f32[2, 4, 7, 24]", "%r = Attention(%q, %k, %v)",
           "f32[2, 8, 5, 24]");
    attends("%q: f32[2, 8, 5, 16], %k: f32[2, 4, 7, 16], %v: f16[2, 4, 7, 24]", "%q, %k, %v) -> 4",
            "f32[2, 8, 5, 24]", "f32[2, 4, 7, 16]", "f16[2, 4, 7, 24]", "f32[2, 8, 5, 7]");
    attends("%q: f32[B, 8, S, 16], %k: f32[B, 4, T, 16], %v: f32[B, 4, T, D], %p: f32[B, 4, P, 16], "
            "%u: f32[B, 4, P, D]",
            "%q, %k, %v, _, %p, %u) -> 4", "f32[B, 8, S, D]", "f32[B, 4, \"P+T\", 16]",
            "f32[B, 4, \"P+T\", D]", "f32[B, 8, S, \"P+T\"]");
    attends("%q: f32[B, S, 128], %k: f32[B, T, 64], %v: f32[B, T, 96]",
            "%q, %k, %v) -> 4 {q_num_heads = 8, kv_num_heads = 4}", "f32[B, S, 192]", "f32[B, 4, T, 16]",
            "f32[B, 4, T, 24]", "f32[B, 8, S, T]");
    attends("%q: f32[B, S, 128], %k: f32[B, T, \"D*4\"], %v: f32[B, T, \"D*4\"], %p: f32[B, 4, 3, D], "
            "%u: f32[B, 4, 3, D]",
            "%q, %k, %v, _, %p, %u) -> 4 {q_num_heads = 8, kv_num_heads = 4}", "f32[B, S, \"D*8\"]",
            "f32[B, 4, \"T+3\", 16]", "f32[B, 4, \"T+3\", D]", "f32[B, 8, S, \"T+3\"]");
}

static void hostile_attention(void **state)
{
    (void)state;
    attends("%q: f32[B, S, 128], %k: f32[B, T, 64], %v: f32[B, T, 96]", "%q, %k, %v) -> 4", "f32[B, S, ?]",
            "f32[B, ?, T, ?]", "f32[B, ?, T, ?]", "f32[B, ?, S, T]");
    attends("%q: f32[B, S, 128], %k: f32[B, T, 65], %v: f32[B, T, 97]",
            "%q, %k, %v) -> 4 {q_num_heads = 0, kv_num_heads = 4}", "f32[B, S, ?]", "f32[B, 4, T, ?]",
            "f32[B, 4, T, ?]", "f32[B, ?, S, T]");
    attends("%q: f32[*], %k: f32[2, 4, 7, 16], %v", "%q, %k, %v) -> 4", "f32[*]", "f32[2, 4, 7, 16]",
            "?[2, 4, 7, ?]", "f32[2, ?, ?, 7]");
    attends("%q: f32[2, 8, 5, 16], %k: f32[2, 4, 7, 16], %v: f32[2, 4, 7, 24], %p: f32[*], %u: f32[*]",
            "%q, %k, %v, _, %p, %u) -> 4", "f32[2, 8, 5, 24]", "f32[2, 4, ?, 16]", "f32[2, 4, ?, 24]",
            "f32[2, 8, 5, ?]");
    attends("%q: f32[2, 8, 5, 16], %k: f32[2, 7, 64], %v: f32[2, 4, 7, 24]", "%q, %k, %v) -> 4", "?", "?",
            "?", "?");
    attends("%q: f32[2, 8], %k: f32[2, 8], %v: f32[2, 8]", "%q, %k, %v) -> 4", "?", "?", "?", "?");
    attends("%q: f32[2, 8, 5, 16], %k: f32[2, 4, 7, 16], %v: f32[2, 4, 7, 24], %p: f32[3], %u: f32[*]",
            "%q, %k, %v, _, %p, %u) -> 4", "?", "?", "?", "?");
}

static void rotary(void **state)
{
    (void)state;
    infers("%x: f16[2, 8, 5, 16], %c: f16[2, 5, 8]", "%r = RotaryEmbedding(%x, %c, %c)", "f16[2, 8, 5, 16]");
    infers("%x: f32[B, S, 128], %c: f32[50, 8], %p: i64[B, S]",
           "%r = RotaryEmbedding(%x, %c, %c, %p) {num_heads = 8}", "f32[B, S, 128]");
    infers("%x, %c: f32[50, 8]", "%r = RotaryEmbedding(%x, %c, %c)", "?");
}

static void quantised_products(void **state)
{
    (void)state;
    const char *float_of = "%r = com.microsoft.MatMulIntegerToFloat(%a, %b, %s, %t)";
    infers("%a: u8[2, 3, 5], %b: i8[5, 7], %s: f16, %t: f16[7]", float_of, "f16[2, 3, 7]");
    infers("%a: u8[B, M, 5], %b: i8[5, N], %s: f32, %t: f32", float_of, "f32[B, M, N]");
    infers("%a: u8[B, 5], %b: i8[5, N], %s, %t: f32", float_of, "f32[B, N]");
    infers("%a: u8[*], %b: i8[5, N], %s: f32, %t: f32", float_of, "f32[*]");
    const char *dynamic = "%r = com.microsoft.DynamicQuantizeMatMul(%a, %b, %s)";
    infers("%a: f32[2, 3, 5], %b: i8[5, 7], %s: f32", dynamic, "f32[2, 3, 7]");
    infers("%a: f32[B, M, 5], %b: i8[5, N], %s: f32[N]", dynamic, "f32[B, M, N]");
    infers("%a, %b: i8[5, 7], %s: f32", dynamic, "f32[*]");
}

static void skip_norms(void **state)
{
    (void)state;
    static const char *const types[] = {"f16[B, 5, 16]", "f32[B, 5, 1]", "f32[B, 5, 1]", "f16[B, 5, 16]"};
    static const char *const fixed[] = {"f32[2, 16]", "f32[2, 1]", "f32[2, 1]", "f32[2, 16]"};
    static const char *const open[] = {"f16[*]", "f32[*]", "f32[*]", "f16[*]"};
    static const char *const names[] = {"SkipSimplifiedLayerNormalization", "SkipLayerNormalization"};
    for (int i = 0; i < 8; i++) {
        char text[200];
        snprintf(text, sizeof text, "%%n = com.microsoft.%s(%%x, %%s, %%g) -> 4\n%%r = %%n.%d", names[i / 4],
                 i % 4);
        infers("%x: f16[B, 5, 16], %s: f16[5, 16], %g: f16[16]", text, types[i % 4]);
        infers("%x: f32[2, 16], %s: f32[2, 16], %g: f32[16]", text, fixed[i % 4]);
        infers("%x: f16[*], %s: f16[5, 16], %g: f16[16]", text, open[i % 4]);
    }
    infers("%x: f16[2, N], %g: f16[N]", "%n = SimplifiedLayerNormalization(%x, %g) -> 2\n%r = %n.1",
           "f32[2, 1]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(layouts),          cmocka_unit_test(hostile_layouts),
        cmocka_unit_test(blocks),           cmocka_unit_test(upsamplings),
        cmocka_unit_test(weight_gradients), cmocka_unit_test(attention),
        cmocka_unit_test(rotary),           cmocka_unit_test(quantised_products),
        cmocka_unit_test(skip_norms),       cmocka_unit_test(hostile_attention),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
