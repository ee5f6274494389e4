/* test_infer.c -- the walk of type inference, and extents that are symbols. */
#include "infer_build.h"

static void elementwise(void **state)
{
    (void)state;
    infers("%x: f32[2, N]", "%r = Relu(%x)", "f32[2, N]");
    infers("%x: f32[2, 1], %y: f32[3, 1, N]", "%r = Add(%x, %y)", "f32[3, 2, N]");
    infers("%x: f32[N], %y: f32[4]", "%r = Mul(%x, %y)", "f32[4]");
    infers("%x: f32[N], %y: f32[M]", "%r = Mul(%x, %y)", "f32[?]");
    infers("%x: f32[3], %y: f32[4]", "%r = Mul(%x, %y)", "f32[?]");
    infers("%x: f32[0], %y: f32[1]", "%r = Sub(%x, %y)", "f32[0]");
    infers("%x: f32[2], %y: f32[*]", "%r = Sub(%x, %y)", "f32[*]");
    infers("%x, %y: f32[2]", "%r = Sub(%x, %y)", "f32[*]");
    infers("%x: f32[2], %y: f32[5, 1]", "%r = Less(%x, %y)", "bool[5, 2]");
    infers("%c: bool[2], %x: f16[3, 1], %y: f16", "%r = Where(%c, %x, %y)", "f16[3, 2]");
    infers("%x: f32[2, ?]", "%r = Cast(%x) {to = 7}", "i64[2, ?]");
    infers("%x: f32[2]", "%r = Cast(%x) {to = 99}", "?[2]");
    infers("%x: i8[2]", "%r = cast(%x) {dtype = f16}", "f16[2]");
    infers("%x: f32[2]", "%r = unheard.of(%x)", "?");
    infers("%x: (f32, f32)", "%r = nn.relu(%x)", "?"); /* of tensors only: %r.2 must stay what it is */
    infers("%x: f32[1, 4], %y: f32[3, 1]", "%r = multiply(%x, %y)", "f32[3, 4]");
}

/* The type of a tensor x: f32[2, 1, 8, 8] behind operator `op`, of the given tables, with a kernel [4, 1, 3,
 * 3]. */
static void row_infers(const struct dfg_ops *const *ops, size_t n_ops, const char *op, const char *wanted)
{
    char text[200];
    struct dfg_error error = {DFG_OK, NULL};
    dfg_module *m = dfg_module_new(ops, n_ops);
    snprintf(text, sizeof text,
             "fn @main(%%x: f32[2, 1, 8, 8], %%w: f32[4, 1, 3, 3]) {\n%%r = %s(%%x, %%w)\nreturn %%r\n}", op);
    assert_int_equal(dfg_read_text(m, "t.dfg", text, strlen(text), &error), DFG_OK);
    assert_int_equal(dfg_infer(m, &error), DFG_OK);
    char *type = type_text(m, result_of(m));
    assert_string_equal(type, wanted);
    free(type);
    dfg_module_free(m);
}

/* Rows name relations; one that the library does not have (a newer file's) is none. */
static void rows_of_users(void **state)
{
    (void)state;
    static const struct dfg_op_decl rows[] = {{.name = "npu.conv", .infer = "conv", .n_results = 1},
                                              {.name = "npu.newer", .infer = "unheard_of", .n_results = 1},
                                              {.name = "npu.silent", .n_results = 1},
                                              {.name = "Conv", .n_results = 1}};
    static const struct dfg_ops npu = {DFG_ABI, 4, "npu", rows};
    const struct dfg_ops *ops[] = {&npu, onnx_unit.ops};
    row_infers(ops, 2, "npu.conv", "f32[2, 4, 6, 6]");
    row_infers(ops, 2, "npu.newer", "?");
    row_infers(ops, 2, "npu.silent", "?");
    row_infers(ops, 1, "Conv", "?");
    row_infers(ops, 2, "Conv", "f32[2, 4, 6, 6]"); /* the first row is silent, the second is not */
}

static void newer_forms(void **state)
{
    (void)state;
    infers("%x: f32[2, N]", "%r = Cast.v19(%x) {to = 7}", "i64[2, N]");
    infers("%x: u8[2, N], %s: f32", "%r = DequantizeLinear.v23(%x, %s) {output_dtype = 10}", "f16[2, N]");
    infers("%x: f32[2, N]", "%r = Relu.v29(%x)", "?"); /* nobody knows what it adds */
    infers("%x: f32[2, N]", "%r = Relu.v6(%x)", "?");  /* older forms have rows of their own, if any */
    infers("%x: f32[2, N]", "%r = Relu.v18b(%x)", "?");
    infers("%x: f32[2, N]", "%r = Softmax.v1(%x)", "f32[2, N]");
    infers("%x: f32[2, N]", "%r = unheard.of.v18(%x)", "?");
}

static void stated_types_complete(void **state)
{
    (void)state;
    infers("%x: f32[2, 3]", "%r = Relu(%x) : f32[5, 3]", "f32[2, 3]");
    infers("%x: f32[2, 3]", "%r = Relu(%x) : f32[?, N]", "f32[2, 3]");
    infers("%x: f32[2, ?]", "%r = Relu(%x) : f32[?, N]", "f32[2, N]");
    infers("%x: f32[2, 3]", "%r = Relu(%x) : f16[*]", "f32[2, 3]");
    infers("%x: f32[2, 3]", "%r = Relu(%x) : f32[4]", "f32[2, 3]");
    infers("%x: f32[N]", "%r = Split(%x) -> 2 {axis = 0}\n%a = %r.0 : f32[3]", "(f32[3], f32[?])");
    infers("%x: f32[4]", "%r = Split(%x) -> 2 {axis = 0}\n%a = %r.0 : f32[3]", "(f32[2], f32[2])");
    infers("%x: f32[4]", "%r = (%x, %x)\n%a = %r.1\n%b = %r.1 : f16[?]", "(f32[4], f32[4])");
}

struct told {
    int n;
    char *type;
};

static void listen(void *ctx, dfg_node n, uint32_t inferred)
{
    struct told *t = ctx;
    (void)n;
    t->n += inferred != 0;
}

/* What operands give counts; what they leave open, the file may say. */
static void contradictions_are_told(void **state)
{
    (void)state;
    const char *text =
        "fn @main(%x: f32[2, N, ?]) {\n%a = Relu(%x) : f32[3, N, 4]\n%b = Relu(%x) : f32[2, M, ?]\n"
        "%c = Relu(%x) : f16[2, N, ?]\n%d = Relu(%x) : f32[2]\n%e = (%a, %b, %c, %d)\nreturn %e\n}";
    struct told told = {0, NULL};
    struct dfg_error error = {DFG_OK, NULL};
    const struct dfg_ops *ops[] = {onnx_unit.ops};
    dfg_module *m = dfg_module_new(ops, 1);
    assert_int_equal(dfg_read_text(m, "t.dfg", text, strlen(text), &error), DFG_OK);
    assert_int_equal(dfg_infer_reporting(m, listen, &told, &error), DFG_OK);
    assert_int_equal(told.n, 3);
    char *type = type_text(m, result_of(m));
    assert_string_equal(type, "(f32[2, N, 4], f32[2, N, ?], f32[2, N, ?], f32[2, N, ?])");
    free(type);
    dfg_module_free(m);
}

/* Reshape [-1] is the product; Concat sums; so texts are seen. */
static void symbols(void **state)
{
    (void)state;
    const char *flat = "%m = const i64[1] [-1]\n%r = Reshape(%x, %m)";
    infers("%x: f32[N, 2]", flat, "f32[\"N*2\"]");
    infers("%x: f32[2, N, 3]", flat, "f32[\"N*6\"]");
    infers("%x: f32[M, N]", flat, "f32[\"M*N\"]");
    infers("%x: f32[N, M]", flat, "f32[\"M*N\"]");
    infers("%x: f32[\"N+1\", 2]", flat, "f32[\"N*2+2\"]");
    infers("%x: f32[\"N+1\", \"N - 1\"]", flat, "f32[\"N*N - 1\"]");
    infers("%x: f32[N, 0]", flat, "f32[0]");
    infers("%x: f32[?, 2]", flat, "f32[?]");
    infers("%x: f32[\"a b\", 2]", flat, "f32[?]");
    infers("%x: f32[4611686018427387904, 4]", flat, "f32[?]");
    infers("%x: f32[N], %y: f32[3]", "%r = Concat(%x, %y, %x) {axis = 0}", "f32[\"N*2+3\"]");
    infers("%x: f32[N], %y: f32[\"3 - N\"]", "%r = Concat(%x, %y) {axis = 0}", "f32[3]");
    infers("%x: f32[N, 6]", "%s = const i64[2] [-1, 3]\n%r = Reshape(%x, %s)", "f32[\"N*2\", 3]");
    infers("%x: f32[N, 6]", "%s = const i64[2] [0, -1]\n%r = Reshape(%x, %s)", "f32[N, 6]");
    infers("%x: f32[1, 1, H]", "%w = const f32[1, 1, 3] splat 0.0\n%r = Conv(%x, %w) {strides = [2]}",
           "f32[1, 1, \"floor((H - 3)/2)+1\"]");
    infers("%x: f32[1, 1, \"H*2+1\"]", "%w = const f32[1, 1, 3] splat 0.0\n%r = Conv(%x, %w) {strides = [2]}",
           "f32[1, 1, H]");
}

/* As far as a symbol says, of an extent that is a number: no more than that. */
/* The first place that states a name settles what it is called; the names of parameters and results stay. */
static void stated_names_give_way(void **state)
{
    (void)state;
    const char *flat = "%m = const i64[1] [-1]\n";
    char body[400];
    snprintf(body, sizeof body, "%s%%a = Reshape(%%x, %%m) : f32[unk]\n%%r = Relu(%%a)", flat);
    infers("%x: f32[N, 2]", body, "f32[\"N*2\"]");
    infers("%x: f32[N, 2], %y: f32[unk]", body, "f32[unk]");
    snprintf(body, sizeof body, "%s%%r = Reshape(%%x, %%m) : f32[unk]", flat);
    infers("%x: f32[N, 2]", body, "f32[unk]");
    /* what another place can't infer is called the same, so the sum is known to be of equal shapes */
    snprintf(body, sizeof body,
             "%s%%a = Reshape(%%x, %%m) : f32[unk]\n%%b = Mystery(%%x) : f32[unk]\n%%r = Add(%%a, %%b)", flat);
    infers("%x: f32[N, 2]", body, "f32[\"N*2\"]");
    snprintf(body, sizeof body,
             "%s%%b = Mystery(%%x) : f32[unk]\n%%a = Reshape(%%x, %%m) : f32[unk]\n%%r = Add(%%a, %%b)", flat);
    infers("%x: f32[N, 2]", body, "f32[unk]");
}

static void slices_to_a_symbol(void **state)
{
    const char *const cut = "%s = Shape(%x)\n%i = const i64[1] [0]\n%n = Gather(%s, %i)\n%z = const i64[1] [0]\n"
                            "%a = const i64[1] [0]\n%c = Slice(%t, %z, %n, %a)\n";
    char body[512];
    (void)state;
    snprintf(body, sizeof body, "%s%s", cut, "%r = Relu(%c)");
    infers("%x: f32[N, 3], %t: f32[64]", body, "f32[\"min(N, 64)\"]");
    infers("%x: f32[\"N*2\", 3], %t: f32[64]", body, "f32[\"min(N*2, 64)\"]");
    infers("%x: f32[N, 3], %t: f32[1]", body, "f32[?]");
    infers("%x: f32[\"N - 1\", 3], %t: f32[64]", body, "f32[?]"); /* it may be -1 */
    snprintf(body, sizeof body, "%s%s", cut, "%r = Add(%c, %y)");
    infers("%x: f32[N, 3], %t: f32[64], %y: f32[5, N]", body, "f32[5, N]"); /* or an error */
    infers("%x: f32[N, 3], %t: f32[64], %y: f32[5, M]", body, "f32[5, ?]");
    infers("%x: f32[N, 3], %t: f32[64], %y: f32[5, 8]", body, "f32[5, 8]");
}

/* A long chain of sums: the text is cut off as unknown, in linear time. */
static void long_symbols_are_unknown(void **state)
{
    (void)state;
    infers("%x: f32[AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA, "
           "BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB, "
           "CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC, "
           "DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD, "
           "EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE]",
           "%m = const i64[1] [-1]\n%r = Reshape(%x, %m)", "f32[?]");
}

static void elements_are_followed(void **state)
{
    (void)state;
    infers("%x: f32[N, 8, 4]",
           "%s = Shape(%x)\n%0 = const i64 0\n%g = Gather(%s, %0)\n%a = const i64[1] [0]\n"
           "%u = Unsqueeze(%g, %a)\n%m = const i64[1] [-1]\n%c = Concat(%u, %m) {axis = 0}\n%r = Reshape(%x, "
           "%c)",
           "f32[N, 32]");
    infers("%x: f32[N, 8]",
           "%s = Shape(%x)\n%t = const i64[2] [2, 1]\n%p = Mul(%s, %t)\n%r = ConstantOfShape(%p)",
           "f32[\"N*2\", 8]");
    infers("%x: f32[5, 8]",
           "%s = Shape(%x)\n%f = Cast(%s) {to = 1}\n%h = const f32 0.5\n%p = Mul(%f, %h)\n%q = Floor(%p)\n"
           "%i = Cast(%q) {to = 7}\n%r = ConstantOfShape(%i)",
           "f32[2, 4]");
    infers("%x: f32[5, N]",
           "%s = Shape(%x)\n%m = const i64 -1\n%e = Equal(%s, %m)\n%o = const i64[2] [7, 7]\n"
           "%w = Where(%e, %o, %s)\n%r = ConstantOfShape(%w)",
           "f32[5, N]");
    infers("%x: f32[5, 6]", "%n = Size(%x)\n%0 = const i64 0\n%d = const i64 7\n%r = Range(%0, %n, %d)",
           "i64[5]");
    infers("%x: f32[2, 3, 4]",
           "%s = Shape(%x)\n%a = const i64[1] [2]\n%b = const i64[1] [0]\n%c = const i64[1] [0]\n"
           "%t = const i64[1] [-1]\n%v = Slice(%s, %a, %b, %c, %t)\n%r = ConstantOfShape(%v)",
           "f32[4, 3]");
    infers("%x: f32[2, 3, 4]",
           "%s = Shape(%x)\n%a = const i64[1] [-5]\n%b = const i64[1] [-9]\n%c = const i64[1] [0]\n"
           "%t = const i64[1] [-1]\n%v = Slice(%s, %a, %b, %c, %t)\n%r = ConstantOfShape(%v)",
           "f32[2]");
    infers("%x: f32[2]", "%s = Shape(%x)\n%z = const i64[1] [0]\n%d = Div(%s, %z)\n%r = ConstantOfShape(%d)",
           "f32[?]");
    infers(
        "%x: f32[2, 3]",
        "%s = Shape(%x)\n%b = const i64[1] [9223372036854775807]\n%d = Mul(%s, %b)\n%r = ConstantOfShape(%d)",
        "f32[?, ?]");
    infers("%x: f32[2, 3]", "%s = Constant() {value_ints = [3, -1]}\n%r = Reshape(%x, %s)", "f32[3, 2]");
    infers("%x: f32[2, 3]", "%s = Constant() {value = tensor i64[1] [-1]}\n%r = Reshape(%x, %s)", "f32[6]");
    infers("%x: f32[2, 3]", "%0 = Constant() {value_int = 0}\n%s = Shape(%x)\n%g = Gather(%s, %0)\n%r = Range(%0, %g, %g)",
           "i64[1]");
}

static void functions(void **state)
{
    (void)state;
    infers("%x: f32[N, 2]", "%f = fn (%a) {\n%b = Relu(%a)\nreturn %b\n}\n%r = %f(%x)", "f32[N, 2]");
    infers("%x: f32[N, 2], %y: f32[3, 2]",
           "%f = fn (%a: f32[M, 2]) {\n%b = Relu(%a)\nreturn %b\n}\n%c = %f(%x)\n%r = %f(%y)", "f32[?, 2]");
    infers("%x: f32[N, 2]", "%t = (%x, %x)\n%r = %t.1", "f32[N, 2]");
    infers("%c: bool, %x: f32[N, 2], %y: f32[3, 2]", "%r = if(%c, %x, %y)", "f32[?, 2]");
}

#define UNCONDITIONAL(goes_on)                                                                               \
    "%n = const i64 3\n%b = fn (%k, %c) {\n%d = " goes_on "\nreturn %d, %x\n}\n%l = Loop(%b, %n, _) -> 1\n%r = %l.0"

static void control_flow(void **state)
{
    (void)state;
    infers("%c: bool, %x: f32[N, 2], %y: f32[3, 2]",
           "%a = fn () {\n%p = Relu(%x)\nreturn %p\n}\n%b = fn () {\n%q = Relu(%y)\nreturn %q\n}\n"
           "%i = If(%a, %b, %c) -> 1\n%r = %i.0",
           "f32[?, 2]");
    infers("%x: f32[N, 2], %y: f32[3, 2]",
           "%c = const bool true\n%a = fn () {\n%p = Relu(%x)\nreturn %p\n}\n%b = fn () {\n%q = Relu(%y)\n"
           "return %q\n}\n%i = If(%a, %b, %c) -> 1\n%r = %i.0",
           "f32[N, 2]");
    const char *loop =
        "%n = const i64 5\n%b = fn (%k, %c, %v) {\n%d = Identity(%c)\n%w = Relu(%v)\n%s = Relu(%x)\n"
        "return %d, %w, %s\n}\n%t = const bool true\n%l = Loop(%b, %n, %t, %x) -> 2\n";
    char text[400];
    snprintf(text, sizeof text, "%s%%r = %%l.1", loop);
    infers("%x: f32[N, 2]", text, "f32[5, N, 2]");
    snprintf(text, sizeof text, "%s%%r = %%l.0", loop);
    infers("%x: f32[N, 2]", text, "f32[*]");
    /* no condition is asked: what the body says is obeyed all the same */
    infers("%x: f32[2]", UNCONDITIONAL("Identity(%c)"), "f32[3, 2]");
    infers("%x: f32[2]", UNCONDITIONAL("Less(%k, %n)"), "f32[?, 2]");
    infers("%x: f32[2]", UNCONDITIONAL("const bool false"), "f32[?, 2]");
    infers("%x: f32[N, 2], %h: f32[7]",
           "%b = fn (%s, %i) {\n%t = Relu(%s)\n%u = Relu(%i)\nreturn %t, %u\n}\n"
           "%q = Scan(%b, %h, %x) -> 2 {num_scan_inputs = 1}\n%r = %q.1",
           "f32[N, 2]");
    infers(
        "%x: f32[N, 2], %h: f32[7]",
        "%b = fn (%s, %i) {\n%t = Relu(%s)\n%u = Relu(%i)\nreturn %t, %u\n}\n"
        "%q = Scan(%b, %h, %x) -> 2 {num_scan_inputs = 1, scan_input_axes = [1], scan_output_axes = [-1]}\n"
        "%r = %q.1",
        "f32[N, 2]");
    infers("%x: f32[N, 2]",
           "%b = fn (%i) {\nreturn %i\n}\n%q = Scan(%b, %x) -> 1 {num_scan_inputs = 70000}\n%r = %q.0", "?");
}

/* No recursion: neither on the depth of a chain nor on that of bodies. */
static void depth(void **state)
{
    (void)state;
    const struct dfg_ops *ops[] = {onnx_unit.ops};
    dfg_module *m = dfg_module_new(ops, 1);
    dfg_dim dims[] = {3};
    uint16_t relu = dfg_operator(m, "Relu", 4);
    dfg_body_open(m);
    dfg_node x = dfg_var(m, dfg_symbol(m, "x", 1), 2, dfg_type_tensor(m, DFG_F32, 1, dims)), at = x;
    for (int i = 0; i < 200000; i++)
        at = dfg_call_op(m, relu, &at, 1, NULL, 0, 0, 0);
    dfg_node f = dfg_func(m, &x, 1, &at, 1, NULL, 0, 0);
    assert_true(dfg_function_add(m, dfg_symbol(m, "main", 4), f));
    assert_int_equal(dfg_infer(m, NULL), DFG_OK);
    assert_int_equal(dfg_node_type(m, at), dfg_node_type(m, x));
    dfg_module_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elementwise),
        cmocka_unit_test(rows_of_users),
        cmocka_unit_test(newer_forms),
        cmocka_unit_test(stated_types_complete),
        cmocka_unit_test(contradictions_are_told),
        cmocka_unit_test(symbols),
        cmocka_unit_test(stated_names_give_way),
        cmocka_unit_test(slices_to_a_symbol), cmocka_unit_test(long_symbols_are_unknown),
        cmocka_unit_test(elements_are_followed),
        cmocka_unit_test(functions),
        cmocka_unit_test(control_flow),
        cmocka_unit_test(depth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
