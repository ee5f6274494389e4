/* test_passes.c -- passes over operators of Relay and of ONNX: text in, text out.
 *
 * Each test is a graph before and after, types included; what dfg_equal finds equal
 * passes, so names do not matter.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "dfg_infer.h"
#include "dfg_visit.h"

extern const struct dfg_unit relay_unit;

typedef dfg_status pass(dfg_module *, struct dfg_error *);

static dfg_module *read_text(const char *text)
{
    const struct dfg_ops *ops[] = {relay_unit.ops};
    struct dfg_error error = {DFG_OK, NULL};
    dfg_module *m = dfg_module_new(ops, 1);
    assert_non_null(m);
    if (dfg_read_text(m, "t.dfg", text, strlen(text), &error) != DFG_OK || dfg_infer(m, &error) != DFG_OK)
        fail_msg("%s", error.text);
    return m;
}

/* After the pass, `before` is `after`, and every value has the type that `after` says. */
static void becomes(pass *run, const char *before, const char *after)
{
    dfg_module *m = read_text(before), *want = read_text(after);
    struct dfg_error error = {DFG_OK, NULL};
    if (run(m, &error) != DFG_OK || dfg_infer(m, &error) != DFG_OK || dfg_verify(m, &error) != DFG_OK ||
        !dfg_equal(m, want, &error)) {
        dfg_print(m, stdout);
        fail_msg("%s", error.text);
    }
    assert_int_equal(dfg_n_nodes(m), dfg_n_nodes(want));
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        assert_true(dfg_node_type(m, n) != 0 || dfg_node_op(m, n) == DFG_FUNC);
    dfg_module_free(m);
    dfg_module_free(want);
}

static void stays(pass *run, const char *text)
{
    dfg_module *m = read_text(text), *want = read_text(text);
    struct dfg_error error = {DFG_OK, NULL};
    if (run(m, &error) != DFG_OK || !dfg_equal(m, want, &error))
        fail_msg("%s", error.text);
    assert_int_equal(dfg_n_nodes(m), dfg_n_nodes(want));
    dfg_module_free(m);
    dfg_module_free(want);
}

/* ---- cast_canonicalizer ---- */

static void a_widening_cast_is_copied_for_each_user(void **state)
{
    (void)state;
    becomes(dfg_cast_canonicalizer,
            "fn @main(%q: i8[4]) {\n"
            "  %t = cast(%q) {dtype = f32}\n"
            "  return add(log(%t), nn.relu(%t))\n"
            "}\n",
            "fn @main(%q: i8[4]) {\n"
            "  %t = cast(%q) {dtype = f32}\n"
            "  %u = cast(%q) {dtype = f32}\n"
            "  return add(log(%t), nn.relu(%u))\n"
            "}\n");
    becomes(dfg_cast_canonicalizer,
            "fn @main(%q: i8[4]) {\n"
            "  %t = cast(%q) {dtype = i32}\n"
            "  return add(%t, %t)\n"
            "}\n",
            "fn @main(%q: i8[4]) {\n"
            "  return add(cast(%q) {dtype = i32}, cast(%q) {dtype = i32})\n"
            "}\n");
}

static void copies_are_over_what_stands_for_the_source(void **state)
{
    (void)state;
    becomes(dfg_cast_canonicalizer,
            "fn @main(%q: i8[4]) {\n"
            "  %s = cast(%q) {dtype = i16}\n"
            "  %t = cast(%s) {dtype = i32}\n"
            "  %a = abs(%s)\n"
            "  return %a, exp(%t), log(%t)\n"
            "}\n",
            "fn @main(%q: i8[4]) {\n"
            "  %s = cast(%q) {dtype = i16}\n"
            "  %s2 = cast(%q) {dtype = i16}\n"
            "  %t = cast(%s2) {dtype = i32}\n"
            "  %t2 = cast(%s2) {dtype = i32}\n"
            "  return abs(%s), exp(%t), log(%t2)\n"
            "}\n");
}

static void other_users_and_casts_are_left_alone(void **state)
{
    (void)state;
    stays(dfg_cast_canonicalizer, "fn @main(%q: i8[4]) {\n" /* a tuple counts for nothing */
                                  "  %t = cast(%q) {dtype = f32}\n"
                                  "  return (%t, log(%t))\n"
                                  "}\n");
    stays(dfg_cast_canonicalizer, "fn @main(%q: i32[4]) {\n" /* not wider */
                                  "  %t = cast(%q) {dtype = f32}\n"
                                  "  return add(log(%t), exp(%t))\n"
                                  "}\n");
    stays(dfg_cast_canonicalizer, "fn @main(%q: f32[4]) {\n" /* narrower */
                                  "  %t = cast(%q) {dtype = i8}\n"
                                  "  return add(%t, %t)\n"
                                  "}\n");
    stays(dfg_cast_canonicalizer, "fn @main(%q: i8[4, 4]) {\n" /* a convolution or product is no broadcast */
                                  "  %t = cast(%q) {dtype = f32}\n"
                                  "  return nn.dense(%t, %t)\n"
                                  "}\n");
    stays(dfg_cast_canonicalizer, "fn @main(%q: i8[4]) {\n" /* one user */
                                  "  return log(cast(%q) {dtype = f32})\n"
                                  "}\n");
}

/* ---- inference_simplifier ---- */

static void dropout_is_dropped(void **state)
{
    (void)state;
    becomes(dfg_inference_simplifier,
            "fn @main(%x: f32[2, 4]) {\n"
            "  %d = nn.dropout(%x) {rate = 0.5}\n"
            "  return nn.relu(%d.0)\n"
            "}\n",
            "fn @main(%x: f32[2, 4]) {\n  return nn.relu(%x)\n}\n");
    stays(dfg_inference_simplifier, "fn @main(%x: f32[2, 4]) {\n  %d = nn.dropout(%x)\n  return %d.1\n}\n");
}

#define BATCH "%g: f32[8], %b: f32[8], %m: f32[8], %v: f32[8]"

static void batch_norm_is_a_scale_and_a_shift(void **state)
{
    (void)state;
    becomes(dfg_inference_simplifier,
            "fn @main(%x: f32[1, 8, 5, 5], " BATCH ") {\n"
            "  %n = nn.batch_norm(%x, %g, %b, %m, %v)\n"
            "  return nn.relu(nn.dropout(%n.0).0)\n"
            "}\n",
            "fn @main(%x: f32[1, 8, 5, 5], " BATCH ") {\n"
            "  %eps = const f32 1e-5\n"
            "  %one = const f32 1.0\n"
            "  %s = multiply(divide(%one, sqrt(add(%v, %eps))), %g)\n"
            "  %t = add(multiply(negative(%m), %s), %b)\n"
            "  %y = multiply(%x, expand_dims(%s) {axis = 1, num_newaxis = 2}) : f32[1, 8, 5, 5]\n"
            "  return nn.relu(add(%y, expand_dims(%t) {axis = 1, num_newaxis = 2}))\n"
            "}\n");
}

static void attributes_of_batch_norm_count(void **state)
{
    (void)state;
    becomes(dfg_inference_simplifier,
            "fn @main(%x: f16[1, 5, 8], %g: f16[8], %b: f16[8], %m: f16[8], %v: f16[8]) {\n"
            "  %n = nn.batch_norm(%x, %g, %b, %m, %v) {axis = -1, epsilon = 0.25, center = false, scale = "
            "false}\n"
            "  return %n.0\n"
            "}\n",
            "fn @main(%x: f16[1, 5, 8], %g: f16[8], %b: f16[8], %m: f16[8], %v: f16[8]) {\n"
            "  %eps = const f16 0.25\n"
            "  %one = const f16 1.0\n"
            "  %s = divide(%one, sqrt(add(%v, %eps)))\n"
            "  %t = multiply(negative(%m), %s)\n"
            "  return add(multiply(%x, %s), %t)\n"
            "}\n");
}

static void other_results_of_batch_norm_stay(void **state)
{
    (void)state;
    becomes(dfg_inference_simplifier,
            "fn @main(%x: f32[1, 8], " BATCH ") {\n"
            "  %n = nn.batch_norm(%x, %g, %b, %m, %v) {center = false, scale = false}\n"
            "  return %n.0, %n.1\n"
            "}\n",
            "fn @main(%x: f32[1, 8], " BATCH ") {\n"
            "  %n = nn.batch_norm(%x, %g, %b, %m, %v) {center = false, scale = false}\n"
            "  %eps = const f32 1e-5\n"
            "  %one = const f32 1.0\n"
            "  %s = divide(%one, sqrt(add(%v, %eps)))\n"
            "  %t = multiply(negative(%m), %s)\n"
            "  return add(multiply(%x, %s), %t), %n.1\n"
            "}\n");
}

static void layer_norm_takes_mean_and_variance(void **state)
{
    (void)state;
    becomes(dfg_inference_simplifier,
            "fn @main(%x: f32[2, 6], %g: f32[6], %b: f32[6]) {\n"
            "  return nn.layer_norm(%x, %g, %b)\n"
            "}\n",
            "fn @main(%x: f32[2, 6], %g: f32[6], %b: f32[6]) {\n"
            "  %m = mean(%x) {axis = [1], keepdims = true}\n"
            "  %v = variance(%x, %m) {axis = [1], keepdims = true}\n"
            "  %eps = const f32 1e-5\n"
            "  %n = divide(subtract(%x, %m), sqrt(add(%v, %eps))) : f32[2, 6]\n"
            "  return add(multiply(%n, %g), %b)\n"
            "}\n");
    becomes(dfg_inference_simplifier,
            "fn @main(%x: f32[2, 6, 3], %g: f32[6], %b: f32[6]) {\n"
            "  return nn.layer_norm(%x, %g, %b) {axis = 1, epsilon = 0.5, center = false}\n"
            "}\n",
            "fn @main(%x: f32[2, 6, 3], %g: f32[6], %b: f32[6]) {\n"
            "  %m = mean(%x) {axis = [1], keepdims = true}\n"
            "  %v = variance(%x, %m) {axis = [1], keepdims = true}\n"
            "  %eps = const f32 0.5\n"
            "  %n = divide(subtract(%x, %m), sqrt(add(%v, %eps)))\n"
            "  return multiply(%n, expand_dims(%g) {axis = 1, num_newaxis = 1})\n"
            "}\n");
}

static void group_norm_splits_the_channels(void **state)
{
    (void)state;
    becomes(dfg_inference_simplifier,
            "fn @main(%x: f32[2, 6, 3, 3], %g: f32[6], %b: f32[6]) {\n"
            "  return nn.group_norm(%x, %g, %b) {num_groups = 2}\n"
            "}\n",
            "fn @main(%x: f32[2, 6, 3, 3], %g: f32[6], %b: f32[6]) {\n"
            "  %r = reshape(%x) {newshape = [2, 2, 3, 3, 3]} : f32[2, 2, 3, 3, 3]\n"
            "  %m = mean(%r) {axis = [2, 3, 4], keepdims = true} : f32[2, 2, 1, 1, 1]\n"
            "  %v = variance(%r, %m) {axis = [2, 3, 4], keepdims = true}\n"
            "  %eps = const f32 1e-5\n"
            "  %n = divide(subtract(%r, %m), sqrt(add(%v, %eps)))\n"
            "  %s = reshape(%n) {newshape = [2, 6, 3, 3]} : f32[2, 6, 3, 3]\n"
            "  %t = multiply(%s, expand_dims(%g) {axis = 1, num_newaxis = 2})\n"
            "  return add(%t, expand_dims(%b) {axis = 1, num_newaxis = 2})\n"
            "}\n");
}

static void instance_norm_reduces_all_but_batch_and_channels(void **state)
{
    (void)state;
    becomes(dfg_inference_simplifier,
            "fn @main(%x: f32[2, 6, 3, 3], %g: f32[6], %b: f32[6]) {\n"
            "  return nn.instance_norm(%x, %g, %b) {scale = false}\n"
            "}\n",
            "fn @main(%x: f32[2, 6, 3, 3], %g: f32[6], %b: f32[6]) {\n"
            "  %m = mean(%x) {axis = [2, 3], keepdims = true}\n"
            "  %v = variance(%x, %m) {axis = [2, 3], keepdims = true}\n"
            "  %eps = const f32 1e-5\n"
            "  %n = divide(subtract(%x, %m), sqrt(add(%v, %eps)))\n"
            "  return add(%n, expand_dims(%b) {axis = 1, num_newaxis = 2})\n"
            "}\n");
}

static void l2_normalize_divides_by_the_length(void **state)
{
    (void)state;
    becomes(dfg_inference_simplifier,
            "fn @main(%x: f16[2, 6]) {\n"
            "  return nn.l2_normalize(%x) {eps = 0.5, axis = [1]}\n"
            "}\n",
            "fn @main(%x: f16[2, 6]) {\n"
            "  %s = sum(multiply(%x, %x)) {axis = [1], keepdims = true}\n"
            "  %eps = const f16 0.5\n"
            "  return divide(%x, sqrt(maximum(%s, %eps)))\n"
            "}\n");
}

static void what_is_not_known_stays(void **state)
{
    (void)state;
    stays(dfg_inference_simplifier, "fn @main(%x, " BATCH ") {\n"
                                    "  %n = nn.batch_norm(%x, %g, %b, %m, %v)\n"
                                    "  return %n.0\n"
                                    "}\n");
    stays(dfg_inference_simplifier, "fn @main(%x: f16[1, 8], " BATCH ") {\n" /* dtypes differ */
                                    "  %n = nn.batch_norm(%x, %g, %b, %m, %v)\n"
                                    "  return %n.0\n"
                                    "}\n");
    stays(dfg_inference_simplifier, "fn @main(%x: f32[2, 6, N], %g: f32[6], %b: f32[6]) {\n"
                                    "  return nn.group_norm(%x, %g, %b) {num_groups = 2}\n"
                                    "}\n");
    stays(dfg_inference_simplifier, "fn @main(%x: f32[2, 6, 3], %g: f32[6], %b: f32[6]) {\n" /* 6 by 4 */
                                    "  return nn.group_norm(%x, %g, %b) {num_groups = 4}\n"
                                    "}\n");
    stays(dfg_inference_simplifier, "fn @main(%x: f32[2, 6], %g: f32[6], %b: f32[6]) {\n"
                                    "  return nn.layer_norm(%x, %g, %b) {axis = 2}\n"
                                    "}\n");
    stays(dfg_inference_simplifier, "fn @main(%x: i32[2, 6], %g: i32[6], %b: i32[6]) {\n" /* no floats */
                                    "  return nn.layer_norm(%x, %g, %b)\n"
                                    "}\n");
}

static void functions_are_simplified_too(void **state)
{
    (void)state;
    becomes(dfg_inference_simplifier,
            "fn @main(%x: f32[2, 4]) {\n"
            "  %f = fn (%y: f32[2, 4]) {\n"
            "    %d = nn.dropout(%y)\n"
            "    return nn.relu(%d.0)\n"
            "  }\n"
            "  %r = %f(%x) : f32[2, 4]\n"
            "  return %r\n"
            "}\n",
            "fn @main(%x: f32[2, 4]) {\n"
            "  %f = fn (%y: f32[2, 4]) {\n"
            "    return nn.relu(%y)\n"
            "  }\n"
            "  %r = %f(%x) : f32[2, 4]\n"
            "  return %r\n"
            "}\n");
}

/* ---- unique_dequantize ---- */

static void each_call_dequantizes_for_itself(void **state)
{
    (void)state;
    becomes(dfg_unique_dequantize,
            "fn @main(%q: u8[4], %s: f32, %z: u8) {\n"
            "  %d = DequantizeLinear(%q, %s, %z) {axis = 0} : f32[4]\n"
            "  %0 = Relu(%d) : f32[4]\n"
            "  %1 = Add(%d, %d) : f32[4]\n"
            "  return %0, %1\n"
            "}\n",
            "fn @main(%q: u8[4], %s: f32, %z: u8) {\n"
            "  %d = DequantizeLinear(%q, %s, %z) {axis = 0} : f32[4]\n"
            "  %0 = Relu(%d) : f32[4]\n"
            "  %e = DequantizeLinear(%q, %s, %z) {axis = 0} : f32[4]\n"
            "  %1 = Add(%e, %e) : f32[4]\n"
            "  return %0, %1\n"
            "}\n");
}

static void each_convolution_pads_for_itself(void **state)
{
    (void)state;
    becomes(dfg_unique_pad,
            "fn @main(%x: u8[1, 1, 2, 2], %v: u8, %w: i8[1, 1, 1, 1], %z: i32, %s: f32) {\n"
            "  %p = nn.pad(%x, %v) {pad_width = [[0, 0], [0, 0], [1, 1], [1, 1]]} : u8[1, 1, 4, 4]\n"
            "  %0 = qnn.conv2d(%p, %w, %z, %z, %s, %s) : i32[1, 1, 4, 4]\n"
            "  %1 = qnn.conv2d(%p, %w, %z, %z, %s, %s) : i32[1, 1, 4, 4]\n"
            "  return %0, %1\n"
            "}\n",
            "fn @main(%x: u8[1, 1, 2, 2], %v: u8, %w: i8[1, 1, 1, 1], %z: i32, %s: f32) {\n"
            "  %p = nn.pad(%x, %v) {pad_width = [[0, 0], [0, 0], [1, 1], [1, 1]]} : u8[1, 1, 4, 4]\n"
            "  %0 = qnn.conv2d(%p, %w, %z, %z, %s, %s) : i32[1, 1, 4, 4]\n"
            "  %q = nn.pad(%x, %v) {pad_width = [[0, 0], [0, 0], [1, 1], [1, 1]]} : u8[1, 1, 4, 4]\n"
            "  %1 = qnn.conv2d(%q, %w, %z, %z, %s, %s) : i32[1, 1, 4, 4]\n"
            "  return %0, %1\n"
            "}\n");
}

static void another_reader_keeps_the_pad(void **state)
{
    (void)state;
    becomes(dfg_unique_pad,
            "fn @main(%x: u8[1, 1, 2, 2], %v: u8, %w: i8[1, 1, 1, 1], %z: i32, %s: f32) {\n"
            "  %p = nn.pad(%x, %v) {pad_width = [[0, 0], [0, 0], [1, 1], [1, 1]]} : u8[1, 1, 4, 4]\n"
            "  %0 = qnn.conv2d(%p, %w, %z, %z, %s, %s) : i32[1, 1, 4, 4]\n"
            "  %1 = nn.relu(%p) : u8[1, 1, 4, 4]\n"
            "  return %0, %1\n"
            "}\n",
            "fn @main(%x: u8[1, 1, 2, 2], %v: u8, %w: i8[1, 1, 1, 1], %z: i32, %s: f32) {\n"
            "  %p = nn.pad(%x, %v) {pad_width = [[0, 0], [0, 0], [1, 1], [1, 1]]} : u8[1, 1, 4, 4]\n"
            "  %q = nn.pad(%x, %v) {pad_width = [[0, 0], [0, 0], [1, 1], [1, 1]]} : u8[1, 1, 4, 4]\n"
            "  %0 = qnn.conv2d(%q, %w, %z, %z, %s, %s) : i32[1, 1, 4, 4]\n"
            "  %1 = nn.relu(%p) : u8[1, 1, 4, 4]\n"
            "  return %0, %1\n"
            "}\n");
}

static void a_result_is_a_reader_too(void **state)
{
    (void)state;
    becomes(dfg_unique_dequantize,
            "fn @main(%q: u8[4], %s: f32) {\n"
            "  %d = DequantizeLinear(%q, %s) : f32[4]\n"
            "  return Relu(%d) : f32[4], %d\n"
            "}\n",
            "fn @main(%q: u8[4], %s: f32) {\n"
            "  %d = DequantizeLinear(%q, %s) : f32[4]\n"
            "  %e = DequantizeLinear(%q, %s) : f32[4]\n"
            "  return Relu(%e) : f32[4], %d\n"
            "}\n");
}

static void a_branch_dequantizes_inside(void **state)
{
    (void)state;
    becomes(dfg_unique_dequantize,
            "fn @main(%q: u8[4], %s: f32, %c: bool) {\n"
            "  %d = DequantizeLinear(%q, %s) : f32[4]\n"
            "  %0 = Relu(%d) : f32[4]\n"
            "  %f = fn () {\n"
            "    return Relu(%d) : f32[4]\n"
            "  }\n"
            "  return %0, %f\n"
            "}\n",
            "fn @main(%q: u8[4], %s: f32, %c: bool) {\n"
            "  %d = DequantizeLinear(%q, %s) : f32[4]\n"
            "  %0 = Relu(%d) : f32[4]\n"
            "  %f = fn () {\n"
            "    %e = DequantizeLinear(%q, %s) : f32[4]\n"
            "    return Relu(%e) : f32[4]\n"
            "  }\n"
            "  return %0, %f\n"
            "}\n");
}

static void what_one_call_reads_stays(void **state)
{
    (void)state;
    stays(dfg_unique_dequantize, "fn @main(%q: u8[4], %s: f32) {\n"
                                 "  %d = DequantizeLinear(%q, %s) : f32[4]\n"
                                 "  %r = Relu(%d) : f32[4]\n"
                                 "  return Add(%r, %r) : f32[4]\n"
                                 "}\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_widening_cast_is_copied_for_each_user),
        cmocka_unit_test(copies_are_over_what_stands_for_the_source),
        cmocka_unit_test(other_users_and_casts_are_left_alone),
        cmocka_unit_test(dropout_is_dropped),
        cmocka_unit_test(batch_norm_is_a_scale_and_a_shift),
        cmocka_unit_test(attributes_of_batch_norm_count),
        cmocka_unit_test(other_results_of_batch_norm_stay),
        cmocka_unit_test(layer_norm_takes_mean_and_variance),
        cmocka_unit_test(group_norm_splits_the_channels),
        cmocka_unit_test(instance_norm_reduces_all_but_batch_and_channels),
        cmocka_unit_test(l2_normalize_divides_by_the_length),
        cmocka_unit_test(what_is_not_known_stays),
        cmocka_unit_test(functions_are_simplified_too),
        cmocka_unit_test(each_call_dequantizes_for_itself),
        cmocka_unit_test(each_convolution_pads_for_itself),
        cmocka_unit_test(another_reader_keeps_the_pad),
        cmocka_unit_test(a_result_is_a_reader_too),
        cmocka_unit_test(a_branch_dequantizes_inside),
        cmocka_unit_test(what_one_call_reads_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
