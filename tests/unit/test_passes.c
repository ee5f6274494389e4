/* test_passes.c -- passes over operators of Relay and of ONNX: text in, text out.
 *
 * Each test is a graph before and after, types included; what dfg_equal finds equal
 * passes, so names do not matter.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "counting_heap.h"
#include "dfg_infer.h"
#include "dfg_visit.h"

extern const struct dfg_unit relay_unit, onnx_unit, com_microsoft_unit;

typedef dfg_status pass(dfg_module *, struct dfg_error *);

static dfg_module *read_text(const char *text)
{
    const struct dfg_ops *ops[] = {relay_unit.ops, onnx_unit.ops, com_microsoft_unit.ops};
    struct dfg_error error = {DFG_OK, NULL};
    dfg_module *m = dfg_module_new(ops, 3);
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

static void a_row_says_what_casts(void **state)
{
    (void)state;
    becomes(dfg_cast_canonicalizer,
            "fn @main(%q: i8[4]) {\n"
            "  %t = Cast(%q) {to = 1} : f32[4]\n"
            "  return Exp(%t) : f32[4], Relu(%t) : f32[4]\n"
            "}\n",
            "fn @main(%q: i8[4]) {\n"
            "  %t = Cast(%q) {to = 1} : f32[4]\n"
            "  %0 = Exp(%t) : f32[4]\n"
            "  %u = Cast(%q) {to = 1} : f32[4]\n"
            "  %1 = Relu(%u) : f32[4]\n"
            "  return %0, %1\n"
            "}\n");
}

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

static void a_row_says_what_dequantizes(void **state)
{
    (void)state;
    becomes(dfg_unique_dequantize,
            "fn @main(%q: u8[4], %s: f32, %z: i32) {\n"
            "  %d = qnn.dequantize(%q, %s, %z) {out_dtype = f32} : f32[4]\n"
            "  %0 = nn.relu(%d) : f32[4]\n"
            "  %1 = exp(%d) : f32[4]\n"
            "  return %0, %1\n"
            "}\n",
            "fn @main(%q: u8[4], %s: f32, %z: i32) {\n"
            "  %d = qnn.dequantize(%q, %s, %z) {out_dtype = f32} : f32[4]\n"
            "  %0 = nn.relu(%d) : f32[4]\n"
            "  %e = qnn.dequantize(%q, %s, %z) {out_dtype = f32} : f32[4]\n"
            "  %1 = exp(%e) : f32[4]\n"
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

static void a_row_says_what_pads_and_what_has_work(void **state)
{
    (void)state;
    becomes(dfg_unique_pad,
            "fn @main(%x: f32[1, 1, 2, 2], %p: i64[8], %w: f32[1, 1, 1, 1]) {\n"
            "  %a = Pad(%x, %p) : f32[1, 1, 4, 4]\n"
            "  %0 = Conv(%a, %w) : f32[1, 1, 4, 4]\n"
            "  %1 = Conv(%a, %w) : f32[1, 1, 4, 4]\n"
            "  return %0, %1\n"
            "}\n",
            "fn @main(%x: f32[1, 1, 2, 2], %p: i64[8], %w: f32[1, 1, 1, 1]) {\n"
            "  %a = Pad(%x, %p) : f32[1, 1, 4, 4]\n"
            "  %0 = Conv(%a, %w) : f32[1, 1, 4, 4]\n"
            "  %b = Pad(%x, %p) : f32[1, 1, 4, 4]\n"
            "  %1 = Conv(%b, %w) : f32[1, 1, 4, 4]\n"
            "  return %0, %1\n"
            "}\n");
    stays(dfg_unique_pad, "fn @main(%x: f32[2], %p: i64[2]) {\n" /* no work */
                          "  %a = Pad(%x, %p) : f32[4]\n"
                          "  return Relu(%a), Abs(%a)\n"
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

/* ---- inline_calls ---- */

static dfg_status inline_all(dfg_module *m, struct dfg_error *error)
{
    return dfg_inline_calls(m, NULL, error);
}

#define PAIR "fn @\"local.pair\"(%a) {\n  %t = Relu(%a)\n  %s = Neg(%a)\n  return %t, %s\n}\n"

static void a_call_is_what_its_function_computes(void **state)
{
    (void)state;
    becomes(inline_all, /* in a function, by either kind of call, several results or one */
            "fn @main(%x: f32[4]) {\n  %y = local.twice(%x) : f32[4]\n  %z = local.pair(%y) -> 2\n  %u = @half(%z.1)\n"
            "  return %z.0, %u\n}\n"
            "fn @\"local.twice\"(%a) {\n  %h = local.pair(%a) -> 2\n  %m = Add(%h.0, %h.1)\n  return %m\n}\n" PAIR
            "fn @half(%a) {\n  %m = Abs(%a)\n  return %m\n}\n",
            "fn @main(%x: f32[4]) {\n  %m = Add(Relu(%x), Neg(%x))\n  return Relu(%m), Abs(Neg(%m))\n}\n");
    becomes(inline_all, /* a body inside, a constant, an operand that is left out */
            "fn @main(%c: bool, %x: f32[4]) {\n  %y = local.either(%c, %x)\n  %z = local.bound(%y)\n  return %z\n}\n"
            "fn @\"local.either\"(%c, %x) {\n  %t = fn () {\n    return Neg(%x)\n  }\n  %e = fn () {\n    %k = const f32 2.0\n"
            "    return Mul(%x, %k)\n  }\n  %i = If(%t, %e, %c) -> 1\n  return %i.0\n}\n"
            "fn @\"local.bound\"(%x, %least, %most) {\n  %y = Clip(%x, %least, %most)\n  return %y\n}\n",
            "fn @main(%c: bool, %x: f32[4]) {\n  %t = fn () {\n    return Neg(%x)\n  }\n  %e = fn () {\n    %k = const f32 2.0\n"
            "    return Mul(%x, %k)\n  }\n  %i = If(%t, %e, %c) -> 1\n  return Clip(%i.0)\n}\n");
}

static void an_attribute_is_that_of_the_call(void **state)
{
    (void)state;
    becomes(inline_all, /* passed on, too */
            "fn @main(%x: f32[4]) {\n  %y = local.outer(%x) {slope = 0.25}\n  %z = local.leaky(%y) {alpha = 0.5}\n"
            "  return %z\n}\n"
            "fn @\"local.outer\"(%a) {\n  %y = local.leaky(%a) {alpha = none} #{onnx.ref.alpha = \"slope\"}\n"
            "  return %y\n}\n"
            "fn @\"local.leaky\"(%a) {\n  %y = LeakyRelu(%a) {alpha = none} #{onnx.ref.alpha = \"alpha\"}\n"
            "  return %y\n}\n",
            "fn @main(%x: f32[4]) {\n  %y = LeakyRelu(%x) {alpha = 0.25}\n  return LeakyRelu(%y) {alpha = 0.5}\n}\n");
    stays(inline_all, /* which has none */
          "fn @main(%x: f32[4]) {\n  %z = local.leaky(%x)\n  return %z\n}\n"
          "fn @\"local.leaky\"(%a) {\n  %y = LeakyRelu(%a) {alpha = none} #{onnx.ref.alpha = \"alpha\"}\n"
          "  return %y\n}\n");
}

static void calls_that_stay(void **state)
{
    (void)state;
    stays(inline_all, "fn @main(%x: f32[4]) {\n  %z = npu.act(%x)\n  return %z\n}\n"
                      "fn @\"npu.act\"(%a) {Composite = \"npu.act\"} {\n  return Relu(%a)\n}\n");
    stays(inline_all, "fn @main(%x: f32[4]) {\n  %z = local.even(%x)\n  return %z\n}\n" /* in a circle */
                      "fn @\"local.even\"(%a) {\n  %y = local.odd(%a)\n  return %y\n}\n"
                      "fn @\"local.odd\"(%a) {\n  %y = local.even(%a)\n  return %y\n}\n");
    stays(inline_all, "fn @main(%x: f32[4]) {\n  return Relu(%x)\n}\n" PAIR); /* nothing calls it, so others may */
    stays(inline_all, "fn @main(%x: f32[4]) {\n  %p = local.pair(%x) -> 2\n  return Relu(%x)\n}\n" PAIR); /* not needed */
}

/* 2^40 nodes: rounds end before there are too many. */
static void functions_that_double(void **state)
{
    (void)state;
    char text[8192];
    int at = snprintf(text, sizeof text, "fn @main(%%x: f32[4]) {\n  %%y = local.f0(%%x)\n  return %%y\n}\n");
    for (int i = 0; i < 40; i++)
        at += snprintf(text + at, sizeof text - (size_t)at,
                       "fn @\"local.f%d\"(%%a) {\n  %%b = local.f%d(%%a)\n  %%c = local.f%d(%%b)\n  return %%c\n}\n", i,
                       i + 1, i + 1);
    snprintf(text + at, sizeof text - (size_t)at, "fn @\"local.f40\"(%%a) {\n  return Relu(%%a)\n}\n");
    dfg_module *m = read_text(text);
    uint64_t n;
    assert_int_equal(dfg_inline_calls(m, &n, NULL), DFG_OK);
    assert_true(n > 30 && n < 80 && dfg_n_nodes(m) < 1 << 23 && dfg_n_functions(m) > 1);
    dfg_module_free(m);
}

/* Memory is out at the k-th request: the error is told once.  False: there are fewer. */
static bool inlining_fails_at(long k)
{
    struct counting_heap heap = {.left = -1, .lasting = true};
    struct dfg_error error = {DFG_OK, NULL};
    const char *text = "fn @main(%x) {\n  %y = @f(%x)\n  return %y\n}\nfn @f(%a) {\n  return Relu(Relu(%a))\n}\n";
    dfg_module *m = module_on(&heap, &onnx_unit.ops, 1);
    assert_int_equal(dfg_read_text(m, "t.dfg", text, strlen(text), &error), DFG_OK);
    heap.left = k;
    dfg_status status = dfg_inline_calls(m, NULL, &error);
    assert_int_equal(status, heap.refused && status != DFG_OK ? DFG_NO_MEMORY : DFG_OK); /* arrays may stay large */
    assert_true(error.status == status && (error.text != NULL) == (status != DFG_OK));
    dfg_error_clear(&error);
    dfg_module_free(m);
    return heap.refused;
}

static void inlining_without_memory(void **state)
{
    (void)state;
    long k = 0;
    while (inlining_fails_at(k))
        k++;
    assert_true(k > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_widening_cast_is_copied_for_each_user),
        cmocka_unit_test(a_row_says_what_casts),
        cmocka_unit_test(copies_are_over_what_stands_for_the_source),
        cmocka_unit_test(other_users_and_casts_are_left_alone),
        cmocka_unit_test(each_call_dequantizes_for_itself),
        cmocka_unit_test(each_convolution_pads_for_itself),
        cmocka_unit_test(another_reader_keeps_the_pad),
        cmocka_unit_test(a_row_says_what_pads_and_what_has_work),
        cmocka_unit_test(a_row_says_what_dequantizes),
        cmocka_unit_test(a_result_is_a_reader_too),
        cmocka_unit_test(a_branch_dequantizes_inside),
        cmocka_unit_test(what_one_call_reads_stays),
        cmocka_unit_test(a_call_is_what_its_function_computes),
        cmocka_unit_test(an_attribute_is_that_of_the_call),
        cmocka_unit_test(calls_that_stay),
        cmocka_unit_test(functions_that_double),
        cmocka_unit_test(inlining_without_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
