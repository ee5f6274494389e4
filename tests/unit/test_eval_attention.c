/* test_eval_attention.c -- attention: a scale of 0 makes it a mean, a large one picks the best key.
 */
#include "eval_build.h"

/* Of one head: a query of 1, the keys 1 and 3, the values [1, 2] and [3, 4]. */
#define ONE_HEAD                                                                                             \
    "%q = const f32[1, 1, 1, 1] splat 1.0\n%k = const f32[1, 2, 1, 1] [1.0, 3.0]\n"                          \
    "%v = const f32[1, 2, 1, 2] [1.0, 2.0, 3.0, 4.0]\n"
/* Of two heads, places first: queries 1 and -1, the same keys, values 10 and 20, then 30 and 40. */
#define TWO_HEADS                                                                                            \
    "%q = const f32[1, 1, 2, 1] [1.0, -1.0]\n%k = const f32[1, 2, 2, 1] [1.0, 1.0, 3.0, 3.0]\n"              \
    "%v = const f32[1, 2, 2, 1] [10.0, 20.0, 30.0, 40.0]\n"
/* Three places of one head, as ONNX has them, too. */
#define THREE_PLACES "%x = const f32[1, 3, 1, 1] [1.0, 3.0, 8.0]\n"

static void test_weights_of_keys(void **state)
{
    (void)state;
    computes(ONE_HEAD "%r = relax.nn.attention(%q, %k, %v) {scale = 0.0}", "f32[1, 1, 1, 2] [2.0, 3.0]");
    computes(ONE_HEAD "%r = relax.nn.attention(%q, %k, %v) {scale = 1000.0}", "f32[1, 1, 1, 2] [3.0, 4.0]");
    computes(ONE_HEAD "%r = relax.nn.attention(%q, %k, %v) {scale = -1000.0}", "f32[1, 1, 1, 2] [1.0, 2.0]");
    computes("%q = const f32[1, 1, 1, 4] splat 1.0\n%v = const f32[1, 1, 1, 1] splat 5.0\n"
             "%r = relax.nn.attention(%q, %q, %v)",
             "f32[1, 1, 1, 1] [5.0]");
}

static void test_heads(void **state)
{
    (void)state;
    computes(TWO_HEADS "%r = relax.nn.attention(%q, %k, %v) {scale = 1000.0}",
             "f32[1, 1, 2, 1] [30.0, 20.0]");
    computes("%q = const f32[1, 1, 2, 1] [1.0, -1.0]\n%k = const f32[1, 2, 1, 1] [1.0, 3.0]\n"
             "%v = const f32[1, 2, 1, 1] [10.0, 30.0]\n%r = relax.nn.attention(%q, %k, %v) {scale = 1000.0}",
             "f32[1, 1, 2, 1] [30.0, 10.0]");
    computes(
        "%q = const f32[1, 2, 1, 1] [1.0, -1.0]\n%k = const f32[1, 2, 2, 1] [1.0, 3.0, 1.0, 3.0]\n"
        "%v = const f32[1, 2, 2, 1] [10.0, 30.0, 20.0, 40.0]\n%r = Attention(%q, %k, %v) {scale = 1000.0}",
        "f32[1, 2, 1, 1] [30.0, 20.0]");
    computes("%q = const f32[1, 1, 2] [1.0, -1.0]\n%k = const f32[1, 2, 2] [1.0, 1.0, 3.0, 3.0]\n"
             "%v = const f32[1, 2, 2] [10.0, 20.0, 30.0, 40.0]\n"
             "%r = Attention(%q, %k, %v) {scale = 1000.0, q_num_heads = 2, kv_num_heads = 2}",
             "f32[1, 1, 2] [30.0, 20.0]");
}

/* All keys fit alike where they have no width. */
static void test_no_width(void **state)
{
    (void)state;
    computes("%q = const f32[1, 2, 2, 0] []\n%v = const f32[1, 2, 2, 1] [1.0, 3.0, 5.0, 9.0]\n"
             "%r = Attention(%q, %q, %v) {scale = 1.0}",
             "f32[1, 2, 2, 1] [2.0, 2.0, 7.0, 7.0]");
    computes("%q = const f32[1, 2, 2, 0] []\n%v = const f32[1, 2, 2, 1] [1.0, 3.0, 5.0, 9.0]\n"
             "%r = relax.nn.attention(%q, %q, %v) {scale = 1.0}",
             "f32[1, 2, 2, 1] [3.0, 6.0, 3.0, 6.0]");
}

static void test_masks(void **state)
{
    (void)state;
    computes(THREE_PLACES "%r = relax.nn.attention(%x, %x, %x) {scale = 0.0, causal_mask = \"TopLeft\"}",
             "f32[1, 3, 1, 1] [1.0, 2.0, 4.0]");
    computes(THREE_PLACES "%q = const f32[1, 2, 1, 1] splat 1.0\n"
                          "%r = relax.nn.attention(%q, %x, %x) {scale = 0.0, causal_mask = \"BottomRight\"}",
             "f32[1, 2, 1, 1] [2.0, 4.0]");
    computes(THREE_PLACES "%r = relax.nn.attention(%x, %x, %x) {scale = 0.0, causal_mask = \"TopLeft\", "
                          "window_size = 2}",
             "f32[1, 3, 1, 1] [1.0, 2.0, 5.5]");
    computes(ONE_HEAD "%b = const f32[1, 1, 1, 2] [0.0, -1.0e30]\n"
                      "%r = relax.nn.attention_bias(%q, %k, %v, %b) {scale = 0.0}",
             "f32[1, 1, 1, 2] [1.0, 2.0]");
    computes("%x = const f32[1, 1, 3, 1] [1.0, 3.0, 8.0]\n%b = const bool[1, 3] [false, true, true]\n"
             "%r = Attention(%x, %x, %x, %b) {scale = 0.0}",
             "f32[1, 1, 3, 1] [5.5, 5.5, 5.5]");
    computes(
        "%x = const f32[1, 1, 3, 1] [1.0, 3.0, 8.0]\n%r = Attention(%x, %x, %x) {scale = 0.0, is_causal = 1}",
        "f32[1, 1, 3, 1] [1.0, 2.0, 4.0]");
}

/* Places 2.. of one head; one of the past, where its key and value are 5. */
#define WITH_PAST                                                                                            \
    "%x = const f32[1, 1, 3, 1] [1.0, 3.0, 8.0]\n%p = const f32[1, 1, 1, 1] [5.0]\n"                         \
    "%a = Attention(%x, %x, %x, _, %p, %p) -> 4 {scale = 0.0, is_causal = 1, qk_matmul_output_mode = 3}\n"

static void test_past_and_present(void **state)
{
    (void)state;
    computes(WITH_PAST "%r = %a.0", "f32[1, 1, 3, 1] [3.0, 3.0, 4.25]");
    computes(WITH_PAST "%r = %a.1", "f32[1, 1, 4, 1] [5.0, 1.0, 3.0, 8.0]");
    computes(WITH_PAST "%y = %a.3\n%s = const i64[1] [12]\n%z = Reshape(%y, %s)\n%n = const f32 3.0\n"
                       "%r = Mul(%z, %n)",
             "f32[12] [1.5, 1.5, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.75, 0.75, 0.75, 0.75]");
}

static void test_windows(void **state)
{
    (void)state;
    computes("%x = const f32[1, 1, 3, 1] [1.0, 3.0, 8.0]\n"
             "%r = Attention.v25(%x, %x, %x) {scale = 0.0, left_window_size = 1, right_window_size = 0}",
             "f32[1, 1, 3, 1] [1.0, 2.0, 5.5]");
    /* two keys count of three: the queries stand at -1, 0, 1 */
    computes("%x = const f32[1, 1, 3, 1] [1.0, 3.0, 8.0]\n%n = const i64[1] [2]\n"
             "%r = Attention.v24(%x, %x, %x, _, _, _, %n) {scale = 0.0, is_causal = 1}",
             "f32[1, 1, 3, 1] [0.0, 1.0, 2.0]");
}

/* Nothing takes part: 0, not the NaN that a softmax of nothing is; a mask that is too short ends early. */
static void test_masked_whole(void **state)
{
    (void)state;
    computes("%x = const f32[1, 1, 2, 1] [1.0, 3.0]\n%b = const bool[2, 2] [true, true, false, false]\n"
             "%r = Attention(%x, %x, %x, %b) {scale = 0.0}",
             "f32[1, 1, 2, 1] [2.0, 0.0]");
    computes("%x = const f32[1, 1, 2, 1] [1.0, 3.0]\n%b = const f32[2, 1] [0.0, 0.0]\n"
             "%r = Attention(%x, %x, %x, %b) {scale = 0.0}",
             "f32[1, 1, 2, 1] [1.0, 1.0]");
}

static void test_capped(void **state)
{
    (void)state;
    computes("%x = const f32[1, 1, 1, 1] [100.0]\n%a = Attention(%x, %x, %x) -> 4 {scale = 1.0, "
             "softcap = 2.0, qk_matmul_output_mode = 1}\n%r = %a.3",
             "f32[1, 1, 1, 1] [2.0]");
}

static void test_refused(void **state)
{
    (void)state;
    refuses(ONE_HEAD "%r = relax.nn.attention(%q, %v, %v)", "query, key and value do not fit");
    refuses(ONE_HEAD "%b = const f32[3] splat 0.0\n%r = relax.nn.attention_bias(%q, %k, %v, %b)",
            "the mask does not fit");
    refuses(ONE_HEAD "%r = relax.nn.attention(%q, %k, %v) {causal_mask = \"Left\"}", "no causal mask 'Left'");
    refuses(ONE_HEAD "%r = relax.nn.attention(%q, %k, %v) {window_size = 1}", "a window without");
    refuses("%i = const i32[1, 1, 1, 1] splat 1\n%r = relax.nn.attention(%i, %i, %i)", "no heads of floats");
    refuses(
        "%x = const f32[1, 1, 3] splat 1.0\n%r = Attention(%x, %x, %x) {q_num_heads = 2, kv_num_heads = 2}",
        "no heads of floats");
    refuses(THREE_PLACES "%p = const f32[1, 2, 1, 1] splat 1.0\n%r = Attention(%x, %x, %x, _, %p, %p)",
            "of the past do not fit");
    refuses("%x = const f32[1, 1, 3, 1] [1.0, 3.0, 8.0]\n%n = const i64[2] [1, 1]\n"
            "%r = Attention.v24(%x, %x, %x, _, _, _, %n)",
            "the numbers of keys do not fit");
    refuses(ONE_HEAD "%r = Attention(%q, %k, %v) {softmax_precision = 7}", "not a type of floats");
    /* as ONNX Runtime and onnx.reference give it */
    computes("%x = const f32[3] [nan, -1.0, 1.0]\n%s = const f32 0.1890000\n%z = const i8 126\n"
             "%r = QuantizeLinear(%x, %s, %z)",
             "i8[3] [-128, 121, 127]");
    computes("%x = const f32[2] [0.0, 0.0]\n%d = DynamicQuantizeLinear(%x) -> 3\n%r = %d.1", "f32 1.0");
    refuses("%x = const i8[2] [1, 2]\n%s = const f32 2.0\n%r = DequantizeLinear(%x, %s) {output_dtype = 7}",
            "not of floats");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_weights_of_keys),  cmocka_unit_test(test_heads),
        cmocka_unit_test(test_no_width),         cmocka_unit_test(test_masks),
        cmocka_unit_test(test_past_and_present), cmocka_unit_test(test_windows),
        cmocka_unit_test(test_masked_whole),     cmocka_unit_test(test_capped),
        cmocka_unit_test(test_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
