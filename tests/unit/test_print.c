/* test_print.c -- modules as text: names, forms, labels, values.
 *
 * Everything printed is read again, compared with dfg_equal, and printed again.
 */
#include "text_build.h"

static dfg_sym sym(dfg_module *m, const char *text)
{
    return dfg_symbol(m, text, strlen(text));
}

static dfg_node call(dfg_module *m, const char *name, dfg_node arg)
{
    return dfg_call_op(m, dfg_operator(m, name, strlen(name)), &arg, 1, NULL, 0, 0, 0);
}

/* A call whose node is named. */
static dfg_node named(dfg_module *m, const char *op, dfg_node arg, const char *name)
{
    dfg_node n = call(m, op, arg);
    dfg_set_name(m, n, sym(m, name));
    return n;
}

static dfg_node func(dfg_module *m, dfg_node param, dfg_node result)
{
    return dfg_func(m, &param, param != DFG_NONE, &result, 1, NULL, 0, 0);
}

static void add_main(dfg_module *m, dfg_node f)
{
    assert_true(dfg_function_add(m, sym(m, "main"), f));
    assert_int_equal(dfg_finish(m), DFG_OK);
}

static void canonical_text_prints_as_it_is(void **state)
{
    (void)state;
    round_trips("fn @helper(%x: f32) -> f32 {\n"
                "  return %x\n"
                "}\n"
                "\n"
                "fn @\"main graph\"(%x: f32[1, N, \"N*2\", ?] #{layout = \"NCHW\"}, %y) -> (f32[*], i64) "
                "{Composite = \"a\"} {\n"
                "  %b = const f32[64] splat 0.5\n"
                "  %eps = const f32 1e-5\n"
                "  %k = const i64[2] [1, -1]\n"
                "  %e = const i4[2, 3] ?\n"
                "  %0 = nn.conv2d(%x, %b) {groups = 1, padding = [3, 3], scale = 0.5} : f32[1, 64, 112, 112] "
                "#{a = none}\n"
                "  %\"/a/b\" = \"my op\"(%0, _, %y) -> 3\n"
                "  %t = (%0, %k)\n"
                "  %u = (%t,)\n"
                "  %v = ()\n"
                "  %p = %t.1 : i64[2]\n"
                "  %f = fn (%a: f32, %x) -> f32 {Composite = \"add\"} {\n"
                "    %0 = add(%a, %x)\n"
                "    return %0\n"
                "  } #{cost = 2}\n"
                "  %r = %f(%p, %p)\n"
                "  %w = var \"v\" : f32[10]\n"
                "  %l = let(%w, %r, %w)\n"
                "  %i = if(%p, %l, %r)\n"
                "  %o = op nn.relu\n"
                "  %g = @helper(%x)\n"
                "  %h = @helper\n"
                "  %j = %h(%x) -> 2\n"
                "  %m = \"if\"(%x, %i)\n"
                "  %n = ref_create(%x)\n"
                "  return %m, %j\n"
                "}\n",
                NULL);
}

static void nested_calls_get_lines_and_numbers(void **state)
{
    (void)state;
    round_trips("fn @main(%x) {\n  %1 = b(a(%x))\n  return c(%1)\n}\n",
                "fn @main(%x) {\n  %2 = a(%x)\n  %1 = b(%2)\n  %4 = c(%1)\n  return %4\n}\n");
}

static void a_number_is_no_name_of_another_node(void **state)
{
    (void)state;
    round_trips("fn @main(%x) {\n  %2 = b(a(%x))\n  return %2\n}\n",
                "fn @main(%x) {\n  %7 = a(%x)\n  %2 = b(%7)\n  return %2\n}\n");
}

static void attributes_are_in_the_order_of_their_text(void **state)
{
    (void)state;
    round_trips(
        "fn @main(%x) {\n  %0 = f(%x) {b = 1, a = 2, ab = 3} #{z = 1, \"y y\" = 2}\n  return %0\n}\n",
        "fn @main(%x) {\n  %0 = f(%x) {a = 2, ab = 3, b = 1} #{\"y y\" = 2, z = 1}\n  return %0\n}\n");
}

static void constants_of_every_type_survive(void **state)
{
    (void)state;
    round_trips("fn @main() {\n"
                "  %0 = const bool[3] [true, false, 7]\n"
                "  %1 = const i4[3] [7, -8, 1]\n"
                "  %2 = const u4[2] [15, 0]\n"
                "  %3 = const i8[2] [-128, 127]\n"
                "  %4 = const i64[2] [-9223372036854775808, 9223372036854775807]\n"
                "  %5 = const u64[2] [18446744073709551615, 0]\n"
                "  %6 = const f16[4] [0.1, 65504.0, inf, nan(0x7e01)]\n"
                "  %7 = const bf16[2] [3e38, nan]\n"
                "  %8 = const f32[5] [0.1, 3.4028235e38, 1e-45, -0.0, -inf]\n"
                "  %9 = const f64[3] [0.1, 1.7976931348623157e308, 5e-324]\n"
                "  %10 = const c64[1] [(1.0, -2.5)]\n"
                "  %11 = const c128 (1.0, nan)\n"
                "  %12 = const str[2] [\"a\", \"b\\\"\\\\\\x00\\n\xC3\xA9\"]\n"
                "  %13 = const f8e4m3[2] [448.0, 0.1]\n"
                "  %14 = const f4e2m1[3] [0.5, 6.0, -6.0]\n"
                "  %15 = const f32[0] []\n"
                "  %16 = const i32[3, 0] splat 7\n"
                "  %17 = const i8 splat 1\n"
                "  %18 = a() {v = tensor f16[2] [1.0, 2.5]}\n"
                "  return %0\n"
                "}\n",
                NULL);
}

static void types_of_every_form_survive(void **state)
{
    (void)state;
    round_trips("fn @main(%a: f32, %b: ?[], %c: ?[*], %d: ?[1, ?], %e: (f32,), %f: (), %g: ((), i8), "
                "%h: fn(f32, ?) -> (f32, f32), %i: fn() -> ((f32, f32)), %j: fn() -> (), %k: i8[\"f 1\"]) {\n"
                "  %0 = fn () -> ((f32,)) {\n    return %e\n  }\n"
                "  %1 = fn (%p: f32) {\n    return %e, %p\n  } : fn(?) -> f32\n"
                "  return %0\n}\n",
                NULL);
}

static void a_name_that_a_body_hides_stays(void **state)
{
    (void)state;
    round_trips("fn @main(%x) {\n  %f = fn (%x) {\n    %f = a(%x)\n    return %f\n  }\n"
                "  %g = fn (%x) {\n    %f = a(%x)\n    return %f\n  }\n  return %f, %x\n}\n",
                NULL);
}

static void a_name_that_would_hide_a_captured_value_is_replaced(void **state)
{
    (void)state;
    dfg_module *m = new_module();
    dfg_body_open(m);
    dfg_node x = dfg_var(m, sym(m, "x"), 2, 0), y = named(m, "a", x, "y");
    dfg_body_open(m);
    dfg_node p = dfg_var(m, sym(m, "p"), 1, 0), inner = named(m, "b", p, "y"), use = named(m, "c", y, "z");
    dfg_node args[] = {inner, use};
    dfg_node sum = dfg_call_op(m, dfg_operator(m, "add", 3), args, 2, NULL, 0, 0, 0);
    dfg_node f = func(m, p, sum);
    add_main(m, func(m, x, f));
    prints_and_frees(m, "fn @main(%x) {\n  %y = a(%x)\n  %7 = fn (%p) {\n    %4 = b(%p)\n    %z = c(%y)\n"
                        "    %6 = add(%4, %z)\n    return %6\n  }\n  return %7\n}\n");
}

static void two_nodes_of_one_name_are_told_apart(void **state)
{
    (void)state;
    dfg_module *m = new_module();
    dfg_body_open(m);
    dfg_node x = dfg_var(m, sym(m, "x"), 2, 0), a = named(m, "a", x, "y"), b = named(m, "b", a, "y");
    add_main(m, func(m, x, named(m, "c", b, "x")));
    prints_and_frees(m, "fn @main(%x) {\n  %y = a(%x)\n  %3 = b(%y)\n  %4 = c(%3)\n  return %4\n}\n");
}

static void results_are_written_where_they_are_not_the_declared_ones(void **state)
{
    (void)state;
    round_trips(
        "fn @main(%x) {\n  %0 = pair(%x)\n  %1 = pair(%x) -> 1\n  %2 = sink(%x)\n  %3 = sink(%x) -> 1\n"
        "  %4 = other(%x) -> 0\n  return %0\n}\n",
        NULL);
}

static void many_operands_survive(void **state)
{
    (void)state;
    enum { N = 70000 };
    dfg_module *m = new_module();
    dfg_node *args = malloc(N * sizeof *args);
    assert_non_null(args);
    dfg_body_open(m);
    dfg_node x = dfg_var(m, sym(m, "x"), 2, 0);
    for (int i = 0; i < N; i++)
        args[i] = x;
    add_main(m, func(m, x, dfg_tuple(m, args, N, 0)));
    free(args);
    prints_and_frees(m, NULL);
}

static void a_long_chain_is_printed_and_read(void **state)
{
    (void)state;
    dfg_module *m = new_module();
    dfg_body_open(m);
    dfg_node x = dfg_var(m, sym(m, "x"), 2, 0), n = x;
    for (int i = 0; i < 200000; i++)
        n = call(m, "relu", n);
    add_main(m, func(m, x, n));
    prints_and_frees(m, NULL);
}

static void labels(dfg_module *m, dfg_node n, const char *expected)
{
    char *label = dfg_node_label(m, n);
    assert_non_null(label);
    assert_string_equal(label, expected);
    free(label);
}

static void labels_say_the_function_but_for_main(void **state)
{
    (void)state;
    dfg_module *m =
        read_good("fn @f(%x) {\n  %0 = a(%x)\n  return %0\n}\nfn @\"g h\"(%y) {\n  return b(%y)\n}\n"
                  "fn @main(%\"/z\") {\n  %f = fn (%q) {\n    return %q\n  }\n  return %f\n}\n");
    labels(m, 1, "@f:%x");
    labels(m, 2, "@f:%0");
    labels(m, 3, "@f");
    labels(m, 5, "@\"g h\":%5");
    labels(m, 7, "%\"/z\"");
    labels(m, 8, "%q");
    labels(m, 9, "%f");
    labels(m, DFG_NONE, "_");
    dfg_module_free(m);
}

static void values_and_types_print_alone(void **state)
{
    (void)state;
    char *text = NULL;
    size_t n = 0;
    dfg_module *m = new_module();
    dfg_dim dims[] = {1, DFG_DIM_OF_SYM(sym(m, "N"))};
    dfg_val list[] = {{.tag = DFG_V_INT, .u.i = -1},
                      {.tag = DFG_V_FLOAT, .u.f = 2},
                      {.tag = DFG_NIL},
                      {.tag = DFG_V_DIM, .u.i = dims[1]}};
    FILE *f = open_memstream(&text, &n);
    assert_non_null(f);
    dfg_print_value(m, (dfg_val){.tag = DFG_V_LIST, .n = 4, .u.list = list}, f);
    dfg_print_type(m, dfg_type_tensor(m, DFG_F16, 2, dims), f);
    fclose(f);
    assert_string_equal(text, "[-1, 2.0, ?, N]f16[1, N]");
    free(text);
    dfg_module_free(m);
}

static void a_full_disk_is_a_status(void **state)
{
    (void)state;
    FILE *f = fopen("/dev/full", "w");
    if (f == NULL)
        skip(); /* no such device here */
    dfg_module *m = read_good("fn @main(%x) {\n  return %x\n}\n");
    assert_int_equal(dfg_print(m, f), DFG_NO_FILE);
    fclose(f);
    dfg_module_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(canonical_text_prints_as_it_is),
        cmocka_unit_test(nested_calls_get_lines_and_numbers),
        cmocka_unit_test(a_number_is_no_name_of_another_node),
        cmocka_unit_test(attributes_are_in_the_order_of_their_text),
        cmocka_unit_test(constants_of_every_type_survive),
        cmocka_unit_test(types_of_every_form_survive),
        cmocka_unit_test(a_name_that_a_body_hides_stays),
        cmocka_unit_test(a_name_that_would_hide_a_captured_value_is_replaced),
        cmocka_unit_test(two_nodes_of_one_name_are_told_apart),
        cmocka_unit_test(results_are_written_where_they_are_not_the_declared_ones),
        cmocka_unit_test(many_operands_survive),
        cmocka_unit_test(a_long_chain_is_printed_and_read),
        cmocka_unit_test(labels_say_the_function_but_for_main),
        cmocka_unit_test(values_and_types_print_alone),
        cmocka_unit_test(a_full_disk_is_a_status),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
