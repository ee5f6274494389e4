/* test_canonical.c -- what the loop does beside rules: equal nodes, constants, branches.
 *
 * Each case is a graph and what it becomes; constants that are shared are counted,
 * since dfg_equal takes equal ones for the same.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../runtime/dfg_eval.h"
#include "../../runtime/dfg_infer.h"
#include "../../runtime/dfg_rewrite.h"
#include "core.h"
#include "counting_heap.h"

extern const struct dfg_unit onnx_unit, clip_unit;

enum {
    MERGE = 1 << DFG_MERGE_EQUAL_CALLS,
    FOLD = 1 << DFG_FOLD_CONSTANTS,
    INLINE = 1 << DFG_INLINE_IF,
    ALL = 7
};

static dfg_module *read(const char *body)
{
    struct dfg_error error = {DFG_OK, NULL};
    dfg_module *m = dfg_module_new(&onnx_unit.ops, 1);
    char text[4000];
    snprintf(text, sizeof text, "fn @main(%%x: f32[2, 3], %%n: f32[N, 4, 5], %%c: bool) {\n%s\n}\n", body);
    if (dfg_read_text(m, "text", text, strlen(text), &error) != DFG_OK || dfg_infer(m, &error) != DFG_OK)
        fail_msg("%s", error.text);
    return m;
}

static void run(dfg_module *m, unsigned canonical, const struct dfg_folding *folding)
{
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_rewrite_options options = {
        .typing = &dfg_inference, .folding = folding, .canonical = canonical, .provenance = true};
    dfg_rewriter *r = dfg_rewriter_new(m, NULL, 0, &options, &error);
    if (dfg_rewrite(r, &error) != DFG_OK || dfg_verify(m, &error) != DFG_OK)
        fail_msg("%s", error.text);
    dfg_rewriter_free(r);
}

/* The graph becomes the other one; nodes: how many are left, 0: as many as that has. */
static void becomes(unsigned canonical, const char *before, const char *after)
{
    struct dfg_error why = {DFG_OK, NULL};
    dfg_module *m = read(before), *wanted = read(after);
    run(m, canonical, &dfg_evaluation);
    if (!dfg_equal(m, wanted, &why) || dfg_n_nodes(m) != dfg_n_nodes(wanted)) {
        dfg_print(m, stdout);
        fail_msg("%s", why.text != NULL ? why.text : "another number of nodes");
    }
    dfg_module_free(m);
    dfg_module_free(wanted);
}

static void stays(unsigned canonical, const char *body)
{
    becomes(canonical, body, body);
}

/* ---- equal nodes ---- */

static void test_merge(void **unused)
{
    (void)unused;
    becomes(MERGE, "%a = Relu(%x)\n%b = Relu(%x)\n%y = Add(%a, %b)\nreturn %y",
            "%a = Relu(%x)\n%y = Add(%a, %a)\nreturn %y");
    becomes(
        MERGE, /* in a row; results of several; both are returned */
        "%a = Relu(%x)\n%b = Relu(%x)\n%k = const i64[1] [1]\n%s = TopK(%a, %k)\n%t = TopK(%b, %k)\n"
        "%p = %s.0\n%q = %t.0\n%r = %t.1\nreturn %p, %q, %r",
        "%a = Relu(%x)\n%k = const i64[1] [1]\n%s = TopK(%a, %k)\n%p = %s.0\n%q = %s.1\nreturn %p, %p, %q");
    becomes(MERGE, "%0 = const f32 1.0\n%1 = const f32 1.0\n%a = Add(%x, %0)\n%y = Add(%a, %1)\nreturn %y",
            "%0 = const f32 1.0\n%a = Add(%x, %0)\n%y = Add(%a, %0)\nreturn %y");
    /* tensors in attributes */
    becomes(MERGE,
            "%s = Shape(%x)\n%a = ConstantOfShape(%s) {value = tensor f32[1] [1.0]}\n"
            "%b = ConstantOfShape(%s) {value = tensor f32[1] [1.0]}\n%y = Add(%a, %b)\nreturn %y",
            "%s = Shape(%x)\n%a = ConstantOfShape(%s) {value = tensor f32[1] [1.0]}\n%y = Add(%a, %a)\nreturn %y");
    /* either order of operands, where the operator says so */
    becomes(MERGE, "%r = Relu(%x)\n%a = Add(%x, %r)\n%b = Add(%r, %x)\n%y = Sub(%a, %b)\nreturn %y",
            "%r = Relu(%x)\n%a = Add(%x, %r)\n%y = Sub(%a, %a)\nreturn %y");
    stays(MERGE, "%r = Relu(%x)\n%a = Sub(%x, %r)\n%b = Sub(%r, %x)\n%y = Add(%a, %b)\nreturn %y");
}

static void test_not_equal(void **unused)
{
    (void)unused;
    stays(MERGE, "%0 = const f32 0.0\n%1 = const f32 -0.0\n%a = Add(%x, %0)\n%y = Add(%a, %1)\nreturn %y");
    stays(MERGE, "%0 = const f32 0.0\n%1 = const i32 0\n%2 = const f32[1] [0.0]\nreturn %0, %1, %2");
    stays(MERGE, "%0 = const f16 0.0\n%1 = const bf16 0.0\n%2 = const f8e5m2 0.0\nreturn %0, %1, %2");
    stays(MERGE, "%a = Elu(%x) {alpha = 1.0}\n%b = Elu(%x) {alpha = 2.0}\nreturn %a, %b");
    stays(MERGE, "%s = Shape(%x)\n%a = ConstantOfShape(%s) {value = tensor f32[1] [0.0]}\n"
                 "%b = ConstantOfShape(%s) {value = tensor f32[1] [-0.0]}\nreturn %a, %b");
    stays(MERGE, "%a = RandomNormalLike(%x)\n%b = RandomNormalLike(%x)\nreturn %a, %b");
    stays(MERGE, "%a = Bernoulli(%x)\n%b = Bernoulli(%x)\nreturn %a, %b");
    stays(MERGE, "%a = Dropout(%x, _, %c) -> 1\n%b = Dropout(%x, _, %c) -> 1\nreturn %a, %b");
    stays(MERGE, "%a = my.call(%x)\n%b = my.call(%x)\nreturn %a, %b"); /* who knows? */
    stays(MERGE, "%a = Relu(%x) #{scale = 1.0}\n%b = Relu(%x) #{scale = 2.0}\nreturn %a, %b");
    stays(MERGE, "%s = const f32 0.5\n%q = QuantizeLinear(%x, %s)\n%a = DequantizeLinear(%q, %s)\n"
                 "%b = DequantizeLinear(%q, %s)\nreturn %a, %b");
    stays(
        MERGE,
        "%o = my.shape(%x)\n%a = Reshape(%x, %o) : f32[3, 2]\n%b = Reshape(%x, %o) : f32[6]\nreturn %a, %b");
}

/* Texts are symbols; elements that are not at hand equal nothing. */
static void test_strings(void **unused)
{
    (void)unused;
    dfg_module *m = dfg_module_new(&onnx_unit.ops, 1);
    const dfg_dim one = 1;
    const uint32_t type = dfg_type_tensor(m, DFG_STRING, 1, &one);
    const dfg_sym texts[3] = {dfg_symbol(m, "a", 1), dfg_symbol(m, "b", 1), dfg_symbol(m, "a", 1)};
    dfg_node c[5];
    dfg_body_open(m);
    for (int i = 0; i < 5; i++)
        c[i] = dfg_const(m, dfg_tensor_add(m, type, i < 3 ? &texts[i] : NULL, false));
    const dfg_node all = dfg_call_op(m, dfg_operator(m, "Concat", 6), c, 5, NULL, 0, 0, 0);
    dfg_function_add(m, dfg_symbol(m, "main", 4), dfg_func(m, NULL, 0, &all, 1, NULL, 0, 0));
    assert_int_equal(dfg_finish(m), DFG_OK);
    run(m, ALL, &dfg_evaluation);
    assert_int_equal(dfg_n_nodes(m), 1 + 4 + 2);
    dfg_module_free(m);
}

static void test_merge_types(void **unused)
{
    (void)unused;
    becomes(MERGE,
            "%o = my.shape(%x)\n%a = Reshape(%x, %o) : f32[?, 2]\n%b = Reshape(%x, %o) : f32[3, ?]\nreturn "
            "%a, %b",
            "%o = my.shape(%x)\n%a = Reshape(%x, %o) : f32[3, 2]\nreturn %a, %a");
}

static void test_merge_bodies(void **unused)
{
    (void)unused;
    becomes(MERGE, /* an outer node is seen, also behind the body; what a body returns stays its own */
            "%f = fn () {\n %a = Relu(%x)\n %b = Neg(%a)\n return %b\n}\n"
            "%g = fn () {\n %d = Relu(%x)\n return %d\n}\n"
            "%i = If(%f, %g, %c) -> 1\n%r = %i.0\n%e = Relu(%x)\nreturn %r, %e",
            "%e = Relu(%x)\n%f = fn () {\n %b = Neg(%e)\n return %b\n}\n"
            "%g = fn () {\n %d = Relu(%x)\n return %d\n}\n"
            "%i = If(%f, %g, %c) -> 1\n%r = %i.0\nreturn %r, %e");
    stays(MERGE, /* siblings do not see each other; calls with bodies are not compared */
          "%f = fn () {\n %a = Relu(%x)\n %b = Neg(%a)\n return %b\n}\n"
          "%g = fn () {\n %d = Relu(%x)\n %e = Abs(%d)\n return %e\n}\n"
          "%i = If(%f, %g, %c) -> 1\n%r = %i.0\n%j = If(%f, %g, %c) -> 1\n%s = %j.0\nreturn %r, %s");
}

/* ---- constants ---- */

static void test_fold(void **unused)
{
    (void)unused;
    becomes(FOLD,
            "%0 = const f32[2] [1.0, 2.0]\n%1 = const f32 3.0\n%2 = Mul(%0, %1)\n%3 = Neg(%2)\nreturn %3",
            "%3 = const f32[2] [-3.0, -6.0]\nreturn %3");
    becomes(FOLD, "%0 = const f32[1] [0.0]\n%1 = Neg(%0)\nreturn %1", "%1 = const f32[1] [-0.0]\nreturn %1");
    becomes(FOLD, "%0 = const f16[1] [1000.0]\n%1 = const f16[1] [0.3]\n%2 = Add(%0, %1)\nreturn %2",
            "%2 = const f16[1] [1000.5]\nreturn %2");
    becomes(FOLD, /* vectors for each channel are no factors of its work */
            "%0 = const f32[1, 100, 100] splat 1.5\n%a = const f32[100] splat 2.0\n%b = const f32[100] splat 1.0\n"
            "%m = const f32[100] splat 0.5\n%v = const f32[100] splat 3.0\n"
            "%1 = BatchNormalization(%0, %a, %b, %m, %v) {epsilon = 1.0}\nreturn %1",
            "%1 = const f32[1, 100, 100] splat 2.0\nreturn %1");
    becomes(
        FOLD, /* each result */
        "%0 = const i64[4] [1, 2, 3, 4]\n%s = Split(%0) -> 2 {axis = 0}\n%a = %s.0\n%b = %s.1\nreturn %b, %a",
        "%b = const i64[2] [3, 4]\n%a = const i64[2] [1, 2]\nreturn %b, %a");
}

/* Operands that are left out are no hindrance. */
static void test_fold_of_some(void **unused)
{
    (void)unused;
    becomes(FOLD,
            "%0 = const f32[1, 1, 2, 2] [1.0, 2.0, 3.0, 4.0]\n%1 = const i64[4] [1, 1, 1, 2]\n"
            "%2 = Resize(%0, _, _, %1) {mode = \"nearest\"}\nreturn %2",
            "%2 = const f32[1, 1, 1, 2] [1.0, 2.0]\nreturn %2");
}

/* The end of a chain whose middle is too large to be kept; so are quantised constants. */
static void test_fold_through(void **unused)
{
    (void)unused;
    becomes(FOLD,
            "%0 = const f32[1] [1.5]\n%1 = const i64[1] [32768]\n%2 = Expand(%0, %1)\n%3 = Neg(%2)\n"
            "%4 = const i64[1] [16384]\n%s = Split(%3) -> 2 {axis = 0}\n%a = %s.1\n%5 = ReduceSum(%a)\n"
            "return %5, %3",
            "%0 = const f32[1] [1.5]\n%1 = const i64[1] [32768]\n%2 = Expand(%0, %1)\n%3 = Neg(%2)\n"
            "%5 = const f32[1] [-24576.0]\nreturn %5, %3");
    stays(FOLD, /* nothing that is random is in it */
          "%1 = const i64[1] [32768]\n%0 = ConstantOfShape(%1)\n%2 = RandomNormalLike(%0)\n%3 = ReduceSum(%2)\n"
          "return %3");
    becomes(FOLD,
            "%0 = const f32[3] [1.0, -2.0, 0.75]\n%1 = const f32 0.5\n%z = const i8 1\n"
            "%2 = QuantizeLinear(%0, %1, %z)\n%3 = DequantizeLinear(%2, %1, %z)\nreturn %3",
            "%2 = const i8[3] [3, -3, 3]\n%1 = const f32 0.5\n%z = const i8 1\n"
            "%3 = DequantizeLinear(%2, %1, %z)\nreturn %3");
}

/* Weights that are normalised, together many more elements than are computed where there are few. */
static void test_fold_weights(void **unused)
{
    (void)unused;
    enum { N = 500, SIZE = 20000 };
    static uint8_t zeros[4 * SIZE];
    dfg_module *m = dfg_module_new(&onnx_unit.ops, 1);
    const uint16_t sub = dfg_operator(m, "Sub", 3), mul = dfg_operator(m, "Mul", 3),
                   mean = dfg_operator(m, "ReduceMean", 10);
    const dfg_dim size = SIZE;
    const uint32_t type = dfg_type_tensor(m, DFG_F32, 1, &size);
    dfg_node results[2 * N];
    dfg_body_open(m);
    for (int i = 0; i < N; i++) {
        const dfg_node w = dfg_const(m, dfg_tensor_add(m, type, zeros, false));
        const dfg_node both[2] = {w, dfg_call_op(m, mean, &w, 1, NULL, 0, 0, 0)};
        const dfg_node apart = dfg_call_op(m, sub, both, 2, NULL, 0, 0, 0), twice[2] = {apart, apart};
        const dfg_node square = dfg_call_op(m, mul, twice, 2, NULL, 0, 0, 0);
        results[2 * i] = w; /* so that no weight makes room for what is computed of it */
        results[2 * i + 1] = dfg_call_op(m, mean, &square, 1, NULL, 0, 0, 0);
    }
    dfg_function_add(m, dfg_symbol(m, "main", 4), dfg_func(m, NULL, 0, results, 2 * N, NULL, 0, 0));
    assert_int_equal(dfg_finish(m), DFG_OK);
    assert_int_equal(dfg_infer(m, NULL), DFG_OK);
    run(m, FOLD, &dfg_evaluation);
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        assert_true(dfg_node_op(m, n) == DFG_CONST || dfg_node_op(m, n) == DFG_FUNC);
    dfg_module_free(m);
}

static void test_not_folded(void **unused)
{
    (void)unused;
    stays(FOLD, "%0 = const i8[2] [1, 2]\n%1 = const f32 0.5\n%2 = DequantizeLinear(%0, %1)\nreturn %2");
    stays(FOLD, "%0 = const f32[2] [nan, 2.0]\n%1 = Neg(%0)\nreturn %1");
    stays(FOLD, "%0 = const f8e5m2[1] [1.0]\n%1 = Cast(%0) {to = 1}\nreturn %1");
    stays(FOLD, "%0 = const f32[1] [1.0]\n%1 = RandomNormalLike(%0)\nreturn %1");
    stays(FOLD, "%0 = const f32[1] [1.0]\n%1 = Dropout(%0, _, %c) -> 1\nreturn %1");
    stays(FOLD, /* larger than 64 kB, and than what goes */
          "%0 = const f32[1] [1.5]\n%1 = const i64[1] [16385]\n%2 = Expand(%0, %1)\nreturn %2");
    becomes(FOLD, "%0 = const f32[1] [1.5]\n%1 = const i64[1] [16384]\n%2 = Expand(%0, %1)\nreturn %2",
            "%2 = const f32[16384] splat 1.5\nreturn %2");
}

static void test_shapes(void **unused)
{
    (void)unused;
    becomes(FOLD, /* where the first extent has a name only */
            "%s = Shape(%n)\n%1 = const i64 -1\n%g = Gather(%s, %1)\n%z = const i64[1] [0]\n%u = "
            "Unsqueeze(%g, %z)\n"
            "%t = Shape(%n) {start = 1, end = 2}\n%k = Concat(%u, %t) {axis = 0}\n%m = Concat(%s, %k) {axis "
            "= 0}\n"
            "%b = const i64[1] [1]\n%e = const i64[1] [99]\n%l = Slice(%m, %b, %e)\nreturn %k, %l, %s",
            "%k = const i64[2] [5, 4]\n%l = const i64[4] [4, 5, 5, 4]\n%s = Shape(%n)\nreturn %k, %l, %s");
    becomes(FOLD, "%s = Size(%x)\n%f = Cast(%s) {to = 1}\n%q = Sqrt(%f)\nreturn %s, %f",
            "%s = const i64 6\n%f = const f32 6.0\nreturn %s, %f");
    becomes(FOLD, /* what a constant tells of a shape, is known behind it, too */
            "%a = const i64[2] [3, -1]\n%z = const i64 0\n%k = CumSum(%a, %z)\n%r = Reshape(%x, %k)\n"
            "%t = Transpose(%r) {perm = [1, 0]}\n%s = Shape(%t)\nreturn %r, %s",
            "%k = const i64[2] [3, 2]\n%s = const i64[2] [2, 3]\n%r = Reshape(%x, %k)\nreturn %r, %s");
    dfg_module *m = read("%s = Shape(%x)\nreturn %s");
    run(m, FOLD, NULL); /* types tell it without an evaluator */
    assert_int_equal(dfg_n_nodes(m), 6);
    dfg_module_free(m);
}

/* ---- branches ---- */

static void test_inline(void **unused)
{
    (void)unused;
    becomes(INLINE,
            "%t = const bool true\n%f = fn () {\n %a = Relu(%x)\n return %a, %x\n}\n"
            "%g = fn () {\n %b = Neg(%x)\n return %b, %b\n}\n"
            "%i = If(%f, %g, %t) -> 2\n%p = %i.0\n%q = %i.1\n%y = Add(%p, %q)\nreturn %y",
            "%a = Relu(%x)\n%y = Add(%a, %x)\nreturn %y");
    becomes(ALL, /* one in another; bodies inside move along; what is known only now, and equal only now */
            "%r = Relu(%x)\n%f = fn () {\n %a = Relu(%x)\n return %a\n}\n"
            "%g = fn () {\n %t = const bool true\n %u = Not(%t)\n"
            "  %h = fn () {\n  return %x\n }\n"
            "  %k = fn () {\n  %b = Relu(%x)\n"
            "   %l = fn () {\n   %d = Neg(%b)\n   return %d\n  }\n  %w = fn () {\n   %e = Abs(%b)\n   return "
            "%e\n  }\n"
            "   %j = If(%l, %w, %c) -> 1\n  %o = %j.0\n  return %o\n }\n"
            "  %m = If(%h, %k, %u) -> 1\n %p = %m.0\n return %p\n}\n"
            "%z = const bool false\n%i = If(%f, %g, %z) -> 1\n%y = %i.0\nreturn %y, %r",
            "%r = Relu(%x)\n%l = fn () {\n %d = Neg(%r)\n return %d\n}\n%w = fn () {\n %e = Abs(%r)\n return "
            "%e\n}\n"
            "%j = If(%l, %w, %c) -> 1\n%o = %j.0\nreturn %o, %r");
    stays(INLINE, "%f = fn () {\n %a = Relu(%x)\n return %a\n}\n%g = fn () {\n %b = Neg(%x)\n return %b\n}\n"
                  "%i = If(%f, %g, %c) -> 1\n%p = %i.0\nreturn %p");
}

/* ---- with rules ---- */

static const char clips[] =
    "%l = const f32 0.0\n%m = const f32 0.0\n%h = const f32 6.0\n"
    "%a = Clip(%x, %l, %h)\n%b = Clip(%x, %m, %h)\n%d = Clip(%a, %l, %h)\n"
    "%f = fn () {\n %e = Clip(%b, %m, %h)\n return %e\n}\n%g = fn () {\n return %x\n}\n"
    "%s = Shape(%x)\n%o = const i64 0\n%k = Gather(%s, %o)\n%w = const i64 2\n%t = Equal(%k, %w)\n"
    "%i = If(%f, %g, %t) -> 1\n%p = %i.0\n%y = Add(%d, %p)\nreturn %y";

static bool fails_at(int k)
{
    struct counting_heap heap = {.left = -1};
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_rule_choice c[64];
    struct dfg_rewrite_options options = {
        .typing = &dfg_inference, .folding = &dfg_evaluation, .canonical = ALL, .provenance = true};
    char text[2000];
    for (uint32_t i = 0; i < clip_unit.rules->n; i++)
        c[i] = (struct dfg_rule_choice){&clip_unit, i};
    dfg_module *m = module_on(&heap, &onnx_unit.ops, 1);
    snprintf(text, sizeof text, "fn @main(%%x: f32[2]) {\n%s\n}\n", clips);
    assert_int_equal(dfg_read_text(m, "text", text, strlen(text), &error), DFG_OK);
    assert_int_equal(dfg_infer(m, &error), DFG_OK);
    heap.left = k;
    dfg_rewriter *r = dfg_rewriter_new(m, c, clip_unit.rules->n, &options, &error);
    dfg_status status = r != NULL ? dfg_rewrite(r, &error) : error.status;
    bool refused = heap.refused;
    heap.left = -1;
    assert_int_equal(status, refused && status != DFG_OK ? DFG_NO_MEMORY : DFG_OK);
    if (status == DFG_OK)
        assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    if (!refused) /* a Clip that is added to itself, and nothing else */
        assert_int_equal(dfg_n_nodes(m), 7);
    dfg_error_clear(&error);
    dfg_rewriter_free(r);
    dfg_module_free(m);
    assert_int_equal(heap.blocks, 0);
    return refused;
}

static void test_no_memory(void **unused)
{
    (void)unused;
    int k = 0;
    while (fails_at(k))
        k++;
    assert_true(k > 50);
}

/* As many equal calls as nodes, and one constant that all use. */
static void test_large(void **unused)
{
    (void)unused;
    enum { N = 100000 };
    dfg_module *m = dfg_module_new(&onnx_unit.ops, 1);
    const uint16_t add = dfg_operator(m, "Add", 3), relu = dfg_operator(m, "Relu", 4);
    static const uint8_t one[4] = {0, 0, 0x80, 0x3f};
    const uint32_t type = dfg_type_tensor(m, DFG_F32, 0, NULL);
    dfg_body_open(m);
    dfg_node x = dfg_var(m, dfg_symbol(m, "x", 1), 2, 0), y = x;
    for (int i = 0; i < N; i++) {
        const dfg_node c = dfg_const(m, dfg_tensor_add(m, type, one, false));
        const dfg_node args[2] = {dfg_call_op(m, relu, &x, 1, NULL, 0, 0, 0), c};
        const dfg_node sum[2] = {i % 2 != 0 ? y : x, dfg_call_op(m, add, args, 2, NULL, 0, 0, 0)};
        y = dfg_call_op(m, add, sum, 2, NULL, 0, 0, 0);
    }
    dfg_function_add(m, dfg_symbol(m, "main", 4), dfg_func(m, &x, 1, &y, 1, NULL, 0, 0));
    assert_int_equal(dfg_finish(m), DFG_OK);
    run(m, ALL, &dfg_evaluation);
    assert_int_equal(dfg_n_nodes(m), 1 + 7);
    dfg_module_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_merge),       cmocka_unit_test(test_not_equal),
        cmocka_unit_test(test_merge_types), cmocka_unit_test(test_merge_bodies),
        cmocka_unit_test(test_fold),        cmocka_unit_test(test_not_folded),
        cmocka_unit_test(test_fold_of_some), cmocka_unit_test(test_fold_through),
        cmocka_unit_test(test_shapes),      cmocka_unit_test(test_inline),
        cmocka_unit_test(test_no_memory),   cmocka_unit_test(test_large),
        cmocka_unit_test(test_strings),     cmocka_unit_test(test_fold_weights),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
