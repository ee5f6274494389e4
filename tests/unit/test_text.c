/* test_text.c -- what the .dfg reader makes of good text.
 *
 * Each test is one fact of the text form: a piece of text and the nodes, types
 * and values that it stands for.
 */
#include <math.h>

#include "text_build.h"

#define MAIN(body) "fn @main(%x, %y) {\n" body "\n  return %x\n}\n"

/* The node of @main called so: names are unique in these texts. */
static dfg_node node(const dfg_module *m, const char *name)
{
    dfg_sym sym = dfg_find_symbol(m, name, strlen(name));
    assert_int_not_equal(sym, 0);
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        if (dfg_name(m, n) == sym)
            return n;
    fail_msg("no node %s", name);
    return DFG_NONE;
}

static dfg_node arg(const dfg_module *m, dfg_node n, uint32_t i)
{
    const dfg_node *args;
    assert_true(i < dfg_node_args(m, n, &args));
    return args[i];
}

static uint32_t argc(const dfg_module *m, dfg_node n)
{
    const dfg_node *args;
    return dfg_node_args(m, n, &args);
}

static dfg_val attr(const dfg_module *m, dfg_node n, const char *key)
{
    const struct dfg_kind *k = dfg_kind_info(m, dfg_node_kind(m, n));
    for (uint32_t i = 0; i < k->n_attrs; i++)
        if (strcmp(dfg_symbol_text(m, k->attrs[i].key), key) == 0)
            return k->attrs[i].value;
    return (dfg_val){.tag = DFG_NIL};
}

static void parameters_are_variables_named_after_themselves(void **state)
{
    (void)state;
    dfg_module *m =
        read_good("fn @main(%x: f32[2], %\"a b\") {\n  %f = fn (%p) { return %p }\n  return %x\n}\n");
    dfg_node x = node(m, "x"), p = node(m, "p");
    assert_int_equal(dfg_node_op(m, x), DFG_VAR);
    assert_int_equal(dfg_node_data(m, x), 2);
    assert_int_equal(dfg_node_data(m, p), 1);
    assert_string_equal(dfg_symbol_text(m, dfg_var_name(m, node(m, "a b"))), "a b");
    dfg_module_free(m);
}

static void calls_nest_and_may_leave_operands_out(void **state)
{
    (void)state;
    dfg_module *m = read_good(MAIN("  %0 = a(b(%x), _, (%y,), %x.1)"));
    dfg_node n = node(m, "0");
    assert_string_equal(dfg_operator_name(m, dfg_node_op(m, n)), "a");
    assert_int_equal(argc(m, n), 4);
    assert_string_equal(dfg_operator_name(m, dfg_node_op(m, arg(m, n, 0))), "b");
    assert_int_equal(dfg_name(m, arg(m, n, 0)), 0);
    assert_int_equal(arg(m, n, 1), DFG_NONE);
    assert_int_equal(dfg_node_op(m, arg(m, n, 2)), DFG_TUPLE);
    assert_int_equal(dfg_node_op(m, arg(m, n, 3)), DFG_GET);
    assert_int_equal(dfg_node_data(m, arg(m, n, 3)), 1);
    dfg_module_free(m);
}

static void results_are_as_declared_or_as_written(void **state)
{
    (void)state;
    dfg_module *m =
        read_good(MAIN("  %a = other(%x)\n  %b = pair(%x)\n  %c = sink(%x)\n  %d = other(%x) -> 3\n"
                       "  %e = pair(%x) -> 0\n  %f = %x(%y)\n  %g = %x(%y) -> 2"));
    assert_int_equal(dfg_node_data(m, node(m, "a")), 1);
    assert_int_equal(dfg_node_data(m, node(m, "b")), 2);
    assert_int_equal(dfg_node_data(m, node(m, "c")), 0);
    assert_int_equal(dfg_node_data(m, node(m, "d")), 3);
    assert_int_equal(dfg_node_data(m, node(m, "e")), 0);
    assert_int_equal(dfg_node_data(m, node(m, "f")), 1);
    assert_int_equal(dfg_node_data(m, node(m, "g")), 2);
    dfg_module_free(m);
}

static void indices_follow_each_other(void **state)
{
    (void)state;
    dfg_module *m = read_good(MAIN("  %0 = %x.0.1(%y).2"));
    dfg_node get = node(m, "0"), call = arg(m, get, 0), inner = arg(m, call, 0);
    assert_int_equal(dfg_node_data(m, get), 2);
    assert_int_equal(dfg_node_op(m, call), DFG_CALL);
    assert_int_equal(dfg_node_data(m, inner), 1);
    assert_int_equal(dfg_node_data(m, arg(m, inner, 0)), 0);
    dfg_module_free(m);
}

static void structural_words_have_nodes_of_their_own(void **state)
{
    (void)state;
    dfg_module *m = read_good("fn @f(%a) {\n  return %a\n}\n" MAIN(
        "  %v = var \"w\" : f32\n  %l = let(%v, %x, %v)\n  %i = if(%x, %y, %l)\n  %o = op nn.relu\n  %q = op "
        "\"my op\"\n"
        "  %g = @f\n  %c = @f(%x)\n  %r = ref_create(%x)\n  %d = ref_read(%r)\n  %w = ref_write(%r, %x)\n"
        "  %k = \"if\"(%x)"));
    assert_int_equal(dfg_node_op(m, node(m, "v")), DFG_VAR);
    assert_int_equal(dfg_node_data(m, node(m, "v")), 0);
    assert_string_equal(dfg_symbol_text(m, dfg_var_name(m, node(m, "v"))), "w");
    assert_int_equal(dfg_node_op(m, node(m, "l")), DFG_LET);
    assert_int_equal(dfg_node_op(m, node(m, "i")), DFG_IF);
    assert_int_equal(dfg_node_op(m, node(m, "o")), DFG_OP_REF);
    assert_string_equal(dfg_operator_name(m, (uint16_t)dfg_node_data(m, node(m, "q"))), "my op");
    assert_int_equal(dfg_node_op(m, node(m, "g")), DFG_GLOBAL);
    assert_int_equal(dfg_node_op(m, arg(m, node(m, "c"), 0)), DFG_GLOBAL);
    assert_int_equal(dfg_node_op(m, node(m, "r")), DFG_REF_CREATE);
    assert_int_equal(dfg_node_op(m, node(m, "d")), DFG_REF_READ);
    assert_int_equal(dfg_node_op(m, node(m, "w")), DFG_REF_WRITE);
    assert_true(dfg_node_op(m, node(m, "k")) >= DFG_FIRST_OP);
    dfg_module_free(m);
}

static void attributes_have_values_of_every_kind(void **state)
{
    (void)state;
    dfg_module *m = read_good(MAIN("  %0 = a(%x) {i = -9223372036854775808, f = 1e3, b = true, s = "
                                   "\"q\\\"\\x41\\101\\n\", d = f16, n = none,\n"
                                   "    l = [1, [2.5], []], inf = -inf, nan = nan, t = tensor i64[2] [3, 4], "
                                   "o = op nn.relu, \"a b\" = 1}"));
    dfg_node n = node(m, "0");
    assert_true(attr(m, n, "i").tag == DFG_V_INT && attr(m, n, "i").u.i == INT64_MIN);
    assert_true(attr(m, n, "f").tag == DFG_V_FLOAT && attr(m, n, "f").u.f == 1000);
    assert_true(attr(m, n, "b").tag == DFG_V_BOOL && attr(m, n, "b").u.i == 1);
    assert_string_equal(dfg_symbol_text(m, attr(m, n, "s").u.id), "q\"AA\n");
    assert_int_equal(attr(m, n, "d").u.id, DFG_F16);
    assert_int_equal(attr(m, n, "n").tag, DFG_V_NONE);
    dfg_val l = attr(m, n, "l");
    assert_true(l.tag == DFG_V_LIST && l.n == 3 && l.u.list[0].u.i == 1);
    assert_true(l.u.list[1].n == 1 && l.u.list[1].u.list[0].u.f == 2.5 && l.u.list[2].n == 0);
    assert_true(isinf(attr(m, n, "inf").u.f) && attr(m, n, "inf").u.f < 0);
    assert_true(isnan(attr(m, n, "nan").u.f));
    assert_int_equal(dfg_tensor_info(m, attr(m, n, "t").u.id)->data[8], 4);
    assert_int_equal(attr(m, n, "o").tag, DFG_V_OP);
    assert_int_equal(attr(m, n, "a b").u.i, 1);
    dfg_module_free(m);
}

static void an_integer_for_a_declared_float_becomes_one(void **state)
{
    (void)state;
    dfg_module *m = read_good(MAIN("  %0 = clip(%x) {a_min = 0, a_max = none, steps = [1, 2.5], n = 3}"));
    dfg_node n = node(m, "0");
    assert_true(attr(m, n, "a_min").tag == DFG_V_FLOAT && attr(m, n, "a_min").u.f == 0);
    assert_int_equal(attr(m, n, "a_max").tag, DFG_V_NONE);
    assert_int_equal(attr(m, n, "steps").u.list[0].tag, DFG_V_FLOAT);
    assert_int_equal(attr(m, n, "n").tag, DFG_V_INT);
    dfg_module_free(m);
}

static void types_of_every_form(void **state)
{
    (void)state;
    dfg_module *m =
        read_good("fn @main(%a: f32, %b: f32[], %c: f32[*], %d: i64[?, N, \"N*2\", 4], %e: ?[1], %f: ?,\n"
                  "  %g: (f32, (i8,), ()), %h: fn(f32) -> (f32, f32), %i: fn() -> ((f32, f32))) {\n"
                  "  return %a\n}\n");
    const struct dfg_type *d = dfg_type_info(m, dfg_node_type(m, node(m, "d")));
    assert_int_equal(dfg_node_type(m, node(m, "a")), dfg_node_type(m, node(m, "b")));
    assert_int_equal(dfg_type_info(m, dfg_node_type(m, node(m, "c")))->rank, -1);
    assert_int_equal(d->rank, 4);
    assert_true(d->u.dims[0] == DFG_DIM_UNKNOWN && d->u.dims[3] == 4);
    assert_true(d->u.dims[1] == DFG_DIM_OF_SYM(dfg_find_symbol(m, "N", 1)));
    assert_true(d->u.dims[2] == DFG_DIM_OF_SYM(dfg_find_symbol(m, "N*2", 3)));
    assert_int_equal(dfg_type_info(m, dfg_node_type(m, node(m, "e")))->dtype, DFG_NO_DTYPE);
    assert_int_equal(dfg_node_type(m, node(m, "f")), 0);
    assert_int_equal(dfg_type_info(m, dfg_node_type(m, node(m, "g")))->n, 3);
    assert_int_equal(dfg_type_info(m, dfg_node_type(m, node(m, "h")))->n, 3);
    assert_int_equal(dfg_type_info(m, dfg_node_type(m, node(m, "i")))->n, 1);
    dfg_module_free(m);
}

static void function_types_stand_behind_an_arrow(void **state)
{
    (void)state;
    dfg_module *m = read_good("fn @two(%a: f32) -> (f32, i8) {\n  return %a, %a\n}\n"
                              "fn @tuple(%a: f32) -> (f32, i8) {\n  return %a\n}\n"
                              "fn @none(%a: f32) {\n  return %a\n}\n");
    const struct dfg_type *two = dfg_type_info(m, dfg_node_type(m, dfg_function(m, 0)));
    const struct dfg_type *tuple = dfg_type_info(m, dfg_node_type(m, dfg_function(m, 1)));
    assert_true(two->tag == DFG_T_FUNC && two->n == 3);
    assert_true(tuple->tag == DFG_T_FUNC && tuple->n == 2);
    assert_int_equal(dfg_type_info(m, tuple->u.fields[1])->tag, DFG_T_TUPLE);
    assert_int_equal(dfg_node_type(m, dfg_function(m, 2)), 0);
    dfg_module_free(m);
}

static void facts_belong_to_any_node(void **state)
{
    (void)state;
    const struct dfg_fact *facts;
    dfg_module *m =
        read_good("fn @main(%x #{a = 1}, %y: f32 #{b = [1], c = \"s\"}) {\n"
                  "  %0 = f(%x) #{d = 2}\n  %1 = const f32 1.0 #{e = 3}\n  return %0\n} #{g = 4}\n");
    assert_int_equal(dfg_facts(m, node(m, "x"), &facts), 1);
    assert_int_equal(dfg_facts(m, node(m, "y"), &facts), 2);
    assert_int_equal(dfg_facts(m, node(m, "0"), &facts), 1);
    assert_int_equal(dfg_facts(m, node(m, "1"), &facts), 1);
    assert_int_equal(dfg_facts(m, dfg_function(m, 0), &facts), 1);
    assert_true(facts->value.tag == DFG_V_INT && facts->value.u.i == 4);
    dfg_module_free(m);
}

static void a_nested_body_sees_and_hides_names(void **state)
{
    (void)state;
    dfg_module *m = read_good("fn @main(%x, %y) {\n  %f = fn (%x) {\n    %0 = g(%x, %y)\n    return %0\n  }\n"
                              "  %1 = h(%x)\n  return %1\n}\n");
    dfg_node outer = arg(m, dfg_function(m, 0), 0), inner = arg(m, node(m, "f"), 0);
    assert_int_not_equal(outer, inner);
    assert_int_equal(arg(m, node(m, "0"), 0), inner);
    assert_int_equal(arg(m, node(m, "0"), 1), arg(m, dfg_function(m, 0), 1));
    assert_int_equal(arg(m, node(m, "1"), 0), outer);
    dfg_module_free(m);
}

static void constants_keep_their_elements(void **state)
{
    (void)state;
    dfg_module *m = read_good(
        MAIN("  %a = const i16[3] [1, -2, 300]\n  %b = const i4[3] [7, -8, 1]\n  %c = const f16 1.0\n"
             "  %d = const f32[64] splat 0.5\n  %e = const f32[4, 4] ?\n  %f = const bool[2] [true, false]\n"
             "  %g = const str[2] [\"p\", \"q\"]\n  %h = const f32[2, 0] []\n  %i = const c64 (1, 2)"));
    const uint8_t a[] = {1, 0, 0xFE, 0xFF, 0x2C, 1}, b[] = {0x87, 1}, c[] = {0, 0x3C}, f[] = {1, 0};
    const uint8_t i[] = {0, 0, 0x80, 0x3F, 0, 0, 0, 0x40};
    dfg_sym g[2];
    assert_memory_equal(dfg_tensor_of(m, node(m, "a"))->data, a, sizeof a);
    assert_memory_equal(dfg_tensor_of(m, node(m, "b"))->data, b, sizeof b);
    assert_memory_equal(dfg_tensor_of(m, node(m, "c"))->data, c, sizeof c);
    assert_true(dfg_tensor_of(m, node(m, "d"))->splat && dfg_tensor_of(m, node(m, "d"))->n == 64);
    assert_null(dfg_tensor_of(m, node(m, "e"))->data);
    assert_memory_equal(dfg_tensor_of(m, node(m, "f"))->data, f, sizeof f);
    memcpy(g, dfg_tensor_of(m, node(m, "g"))->data, sizeof g);
    assert_string_equal(dfg_symbol_text(m, g[1]), "q");
    assert_int_equal(dfg_tensor_of(m, node(m, "h"))->n, 0);
    assert_memory_equal(dfg_tensor_of(m, node(m, "i"))->data, i, sizeof i);
    dfg_module_free(m);
}

static void white_space_comments_and_marks_are_nothing(void **state)
{
    (void)state;
    dfg_module_free(read_good("\xEF\xBB\xBF// a comment\r\nfn @main(%x,){return %x}// the end"));
    dfg_module_free(read_good(""));
}

static void words_of_the_text_may_be_names(void **state)
{
    (void)state;
    dfg_module_free(read_good(
        "fn @return(%return, %fn) {return = 1, fn = 2} {\n  %const = \"return\"(%return) {none = none}\n"
        "  return %const\n}\n"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parameters_are_variables_named_after_themselves),
        cmocka_unit_test(calls_nest_and_may_leave_operands_out),
        cmocka_unit_test(results_are_as_declared_or_as_written),
        cmocka_unit_test(indices_follow_each_other),
        cmocka_unit_test(structural_words_have_nodes_of_their_own),
        cmocka_unit_test(attributes_have_values_of_every_kind),
        cmocka_unit_test(an_integer_for_a_declared_float_becomes_one),
        cmocka_unit_test(types_of_every_form),
        cmocka_unit_test(function_types_stand_behind_an_arrow),
        cmocka_unit_test(facts_belong_to_any_node),
        cmocka_unit_test(a_nested_body_sees_and_hides_names),
        cmocka_unit_test(constants_keep_their_elements),
        cmocka_unit_test(white_space_comments_and_marks_are_nothing),
        cmocka_unit_test(words_of_the_text_may_be_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
