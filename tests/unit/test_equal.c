/* test_equal.c -- which graphs dfg_equal takes for one, and what it says of others.
 *
 * Two small builders per test, each into a module of its own whose symbols and
 * ids are shifted, so that no comparison can rest on equal numbers.
 */
#include <math.h>

#include "core_build.h"

static const struct dfg_attr_decl conv_attrs[] = {
    {"groups", "int", "1"},        {"strides", "int[]", "[1, 1]"}, {"layout", "string", "\"NCHW\""},
    {"channels", "int?", NULL},    {"epsilon", "float", "1e-5"},   {"scales", "float[]", "[1, 0.5]"},
    {"out_dtype", "dtype", "f32"}, {"axis", "int", NULL},          {"odd", "int", "not a value"},
};
static const struct dfg_op_decl decls[] = {{.name = "conv",
                                            .n_results = 1,
                                            .n_required_results = 1,
                                            .n_attrs = LEN(conv_attrs),
                                            .attrs = conv_attrs}};
static const struct dfg_ops ops = {DFG_ABI, LEN(decls), "t", decls};

typedef dfg_node builder(dfg_module *, dfg_node x);

/* @main(%x) that returns what b makes of it.  `shift`: other numbers and names. */
static dfg_module *built(builder *b, bool shift)
{
    const struct dfg_ops *tables[] = {&ops};
    dfg_module *m = dfg_module_new(tables, 1);
    for (int i = 0; shift && i < 5; i++) {
        static const char *const texts[] = {"NHWC", "z", "groups", "y", "N"};
        f32(m, 1, &(dfg_dim){DFG_DIM_OF_SYM(sym(m, texts[i]))});
        call(m, texts[i], NULL, 0);
    }
    dfg_body_open(m);
    dfg_node x = param(m, shift ? "other" : "x");
    if (shift)
        call(m, "unused", NODES(x));
    dfg_node y = b(m, x);
    function(m, "main", NODES(x), NODES(y));
    assert_int_equal(dfg_finish(m), DFG_OK);
    return m;
}

static void compare(builder *a, builder *b, bool expected, const char *why)
{
    dfg_module *ma = built(a, false), *mb = built(b, true);
    struct dfg_error there = {DFG_OK, NULL}, back = {DFG_OK, NULL};
    bool equal = dfg_equal(ma, mb, &there);
    if (equal != expected && there.text != NULL)
        print_error("%s\n", there.text);
    assert_int_equal(equal, expected);
    assert_int_equal(dfg_equal(mb, ma, &back), expected);
    if (!expected) {
        assert_int_equal(there.status, DFG_BAD_GRAPH);
        if (strstr(there.text, why) == NULL || strstr(back.text, why) == NULL)
            print_error("%s\n%s\n", there.text, back.text);
        assert_non_null(strstr(there.text, why));
        assert_non_null(strstr(back.text, why));
        assert_false(dfg_equal(ma, mb, NULL));
    }
    assert_true(dfg_equal(ma, ma, NULL) && dfg_equal(mb, mb, NULL));
    dfg_error_clear(&there);
    dfg_error_clear(&back);
    dfg_module_free(ma);
    dfg_module_free(mb);
}

#define PAIR(test, verdict, why, A, B)                                                                       \
    static dfg_node test##_a(dfg_module *m, dfg_node x)                                                      \
    {                                                                                                        \
        (void)m, (void)x;                                                                                    \
        A;                                                                                                   \
    }                                                                                                        \
    static dfg_node test##_b(dfg_module *m, dfg_node x)                                                      \
    {                                                                                                        \
        (void)m, (void)x;                                                                                    \
        B;                                                                                                   \
    }                                                                                                        \
    static void test(void **state)                                                                           \
    {                                                                                                        \
        (void)state;                                                                                         \
        compare(test##_a, test##_b, verdict, why);                                                           \
    }
#define SAME(test, A, B)           PAIR(test, true, "", A, B)
#define DIFFERENT(test, why, A, B) PAIR(test, false, why, A, B)

static dfg_node named(dfg_module *m, const char *name, dfg_node n)
{
    dfg_set_name(m, n, sym(m, name));
    return n;
}

static dfg_node typed(dfg_module *m, dfg_node n, uint32_t type)
{
    dfg_set_type(m, n, type);
    return n;
}

static dfg_node with_fact(dfg_module *m, dfg_node n, const char *key, const char *value)
{
    assert_true(dfg_set_fact(m, n, sym(m, key), val(m, value)));
    return n;
}

static dfg_node constant(dfg_module *m, enum dfg_dtype dtype, int64_t n, const void *data, bool splat)
{
    return dfg_const(m, dfg_tensor_add(m, dfg_type_tensor(m, dtype, 1, (dfg_dim[]){n}), data, splat));
}

static dfg_node conv(dfg_module *m, dfg_node x, const char *key, const char *value)
{
    return call_with(m, "conv", x, key, val(m, value));
}

static dfg_node leaf(dfg_module *m, uint16_t id, uint32_t data)
{
    return dfg_node_add(m, dfg_kind_of(m, id, data, NULL, 0), NULL, 0, 0);
}

/* ---- names, order, operators ---- */

SAME(names_do_not_count, return named(m, "a", call(m, "f", NODES(x))),
     return named(m, "b", call(m, "f", NODES(x))))
SAME(order_does_not_count, dfg_node a = call(m, "f", NODES(x));
     return call(m, "g", NODES(a, call(m, "h", NODES(x)))), dfg_node b = call(m, "h", NODES(x));
     dfg_node a = call(m, "f", NODES(x)); return call(m, "g", NODES(a, b)))
DIFFERENT(operators_count, "operators", return call(m, "f", NODES(x)), return call(m, "g", NODES(x)))
DIFFERENT(operand_order_counts, "differ", return call(m, "f", NODES(x, call(m, "g", NODES(x)))),
          return call(m, "f", NODES(call(m, "g", NODES(x)), x)))
DIFFERENT(operand_number_counts, "number of operands", return call(m, "f", NODES(x, x)),
          return call(m, "f", NODES(x)))
DIFFERENT(absence_counts, "whether they are there", return call(m, "f", NODES(x, DFG_NONE, x)),
          return call(m, "f", NODES(x, x, x)))
DIFFERENT(results_count, "what they are", return dfg_call_op(m, op(m, "s"), NODES(x), NULL, 0, 2, 0),
          return dfg_call_op(m, op(m, "s"), NODES(x), NULL, 0, 3, 0))
DIFFERENT(projections_count, "what they are", return dfg_get(m, x, 0, 0), return dfg_get(m, x, 1, 0))
DIFFERENT(a_structural_operator_is_no_other, "operators", return dfg_tuple(m, NODES(x), 0),
          return call(m, "tuple", NODES(x)))
DIFFERENT(free_variables_go_by_name, "variable's name", return dfg_var(m, sym(m, "v"), 0, 0),
          return dfg_var(m, sym(m, "w"), 0, 0))
SAME(equal_free_variables, return dfg_var(m, sym(m, "v"), 0, 0), return dfg_var(m, sym(m, "v"), 0, 0))
SAME(operators_as_values_go_by_name, return leaf(m, DFG_OP_REF, op(m, "f")),
     return leaf(m, DFG_OP_REF, op(m, "f")))
DIFFERENT(other_operators_as_values, "what they are", return leaf(m, DFG_OP_REF, op(m, "f")),
          return leaf(m, DFG_OP_REF, op(m, "g")))
SAME(references_may_be_one_or_several, dfg_node f = leaf(m, DFG_GLOBAL, sym(m, "main"));
     return dfg_tuple(m, NODES(f, f), 0), dfg_node f = leaf(m, DFG_GLOBAL, sym(m, "main"));
     dfg_node g = leaf(m, DFG_GLOBAL, sym(m, "main")); return dfg_tuple(m, NODES(f, g), 0))

/* ---- sharing ---- */

DIFFERENT(sharing_counts, "sharing", dfg_node a = call(m, "f", NODES(x));
          return call(m, "g", NODES(a, a)), dfg_node a = call(m, "f", NODES(x));
          dfg_node b = call(m, "f", NODES(x)); return call(m, "g", NODES(a, b)))
DIFFERENT(crossed_sharing_counts, "sharing", dfg_node a = call(m, "f", NODES(x));
          dfg_node b = call(m, "f", NODES(x));
          return call(m, "g", NODES(a, b, a, b)), dfg_node a = call(m, "f", NODES(x));
          dfg_node b = call(m, "f", NODES(x)); return call(m, "g", NODES(a, b, b, a)))
/* ---- constants ---- */

static const float ones[] = {1, 1, 1}, others[] = {1, 1, 2}, zero[] = {0.0f}, minus_zero[] = {-0.0f};

static const uint8_t packed_a[] = {0x11, 0xF1}, packed_b[] = {0x11, 0x01}, packed_c[] = {0x11, 0x02};

SAME(equal_constants_may_be_one_or_several, dfg_node c = constant(m, DFG_F32, 3, ones, false);
     return call(m, "g", NODES(c, c)), dfg_node c = constant(m, DFG_F32, 3, ones, false);
     dfg_node e = constant(m, DFG_F32, 3, ones, true); return call(m, "g", NODES(c, e)))
SAME(a_splat_equals_its_elements, return constant(m, DFG_F32, 3, ones, true),
     return constant(m, DFG_F32, 3, ones, false))
SAME(unused_half_bytes_do_not_count, return constant(m, DFG_I4, 3, packed_a, false),
     return constant(m, DFG_I4, 3, packed_b, false))
DIFFERENT(the_last_half_byte_counts, "elements", return constant(m, DFG_I4, 3, packed_a, false),
          return constant(m, DFG_I4, 3, packed_c, false))
SAME(packed_splats, return constant(m, DFG_I4, 3, packed_a, false),
     return constant(m, DFG_I4, 3, packed_c, true))
DIFFERENT(constant_elements_count, "elements", return constant(m, DFG_F32, 3, ones, false),
          return constant(m, DFG_F32, 3, others, false))
DIFFERENT(zeros_have_signs, "elements", return constant(m, DFG_F32, 1, zero, false),
          return constant(m, DFG_F32, 1, minus_zero, false))
DIFFERENT(constant_dtypes_count, "type or elements", return constant(m, DFG_F32, 1, zero, false),
          return constant(m, DFG_F16, 1, zero, false))
DIFFERENT(constant_shapes_count, "type or elements", return constant(m, DFG_F32, 3, ones, true),
          return constant(m, DFG_F32, 2, ones, true))
SAME(strings_go_by_text, dfg_sym *s = dfg_alloc(m, 2 * sizeof *s); s[0] = sym(m, "a"); s[1] = sym(m, "NHWC");
     return constant(m, DFG_STRING, 2, s, false), dfg_sym *s = dfg_alloc(m, 2 * sizeof *s);
     s[0] = sym(m, "a"); s[1] = sym(m, "NHWC"); return constant(m, DFG_STRING, 2, s, false))
DIFFERENT(other_strings, "elements", dfg_sym *s = dfg_alloc(m, sizeof *s); s[0] = sym(m, "a");
          return constant(m, DFG_STRING, 1, s, true), dfg_sym *s = dfg_alloc(m, sizeof *s);
          s[0] = sym(m, "b"); return constant(m, DFG_STRING, 1, s, true))
DIFFERENT(elements_not_at_hand_equal_nothing, "elements", return constant(m, DFG_F32, 3, NULL, false),
          return constant(m, DFG_F32, 3, NULL, false))
SAME(no_elements_are_equal, return constant(m, DFG_F32, 0, NULL, false),
     return constant(m, DFG_F32, 0, ones, false))

/* ---- attributes ---- */

SAME(attributes_go_by_text, return conv(m, x, "layout", "\"NHWC\""), return conv(m, x, "layout", "\"NHWC\""))
DIFFERENT(attributes_count, "the attribute layout", return conv(m, x, "layout", "\"NHWC\""),
          return conv(m, x, "layout", "\"OHWI\""))
SAME(a_default_equals_absence, return conv(m, x, "groups", "1"), return call(m, "conv", NODES(x)))
SAME(a_default_list_equals_absence, return conv(m, x, "strides", "[1, 1]"), return call(m, "conv", NODES(x)))
SAME(a_default_string_equals_absence, return conv(m, x, "layout", "\"NCHW\""),
     return call(m, "conv", NODES(x)))
SAME(a_default_dtype_equals_absence, return conv(m, x, "out_dtype", "f32"), return call(m, "conv", NODES(x)))
SAME(a_default_float_of_a_model_equals_absence,
     return call_with(m, "conv", x, "epsilon", float_val((double)1e-5f)), return call(m, "conv", NODES(x)))
SAME(ints_serve_declared_floats, return conv(m, x, "scales", "[1.0, 0.5]"), return call(m, "conv", NODES(x)))
SAME(ints_serve_declared_floats_on_both, return conv(m, x, "epsilon", "2"),
     return conv(m, x, "epsilon", "2.0"))
SAME(none_equals_absence_where_declared, return conv(m, x, "channels", "none"),
     return call(m, "conv", NODES(x)))
DIFFERENT(none_is_no_default, "the attribute groups", return conv(m, x, "groups", "none"),
          return call(m, "conv", NODES(x)))
DIFFERENT(another_value_is_no_default, "the attribute groups", return conv(m, x, "groups", "2"),
          return call(m, "conv", NODES(x)))
DIFFERENT(what_has_no_default_counts, "the attribute axis", return conv(m, x, "axis", "0"),
          return call(m, "conv", NODES(x)))
DIFFERENT(an_unreadable_default_equals_nothing, "the attribute odd", return conv(m, x, "odd", "1"),
          return call(m, "conv", NODES(x)))
DIFFERENT(undeclared_attributes_count, "the attribute mine", return conv(m, x, "mine", "1"),
          return call(m, "conv", NODES(x)))
DIFFERENT(undeclared_ints_are_no_floats, "the attribute a", return call_with(m, "g", x, "a", int_val(1)),
          return call_with(m, "g", x, "a", float_val(1)))
SAME(nans_are_equal, return call_with(m, "g", x, "a", float_val((double)NAN)),
     return call_with(m, "g", x, "a", float_val(-(double)NAN)))
SAME(tensors_in_attributes_go_by_value, uint32_t t = dfg_tensor_add(m, f32(m, 1, (dfg_dim[]){3}), ones, true);
     return call_with(m, "g", x, "a", (dfg_val){.tag = DFG_V_TENSOR, .u.id = t}),
            constant(m, DFG_F32, 3, ones, true);
     uint32_t t = dfg_tensor_add(m, f32(m, 1, (dfg_dim[]){3}), ones, false);
     return call_with(m, "g", x, "a", (dfg_val){.tag = DFG_V_TENSOR, .u.id = t}))
SAME(operators_in_attributes_go_by_name,
     return call_with(m, "g", x, "a", (dfg_val){.tag = DFG_V_OP, .u.id = op(m, "q")}),
     return call_with(m, "g", x, "a", (dfg_val){.tag = DFG_V_OP, .u.id = op(m, "q")}))
DIFFERENT(lists_count_by_length, "the attribute strides", return conv(m, x, "strides", "[1, 1, 1]"),
          return conv(m, x, "strides", "[1, 1]"))

/* ---- types and facts ---- */

SAME(an_unknown_type_equals_any, return typed(m, call(m, "f", NODES(x)), f32(m, 0, NULL)),
     return call(m, "f", NODES(x)))
SAME(unknown_parts_equal_any,
     return typed(m, call(m, "f", NODES(x)), f32(m, 2, (dfg_dim[]){1, DFG_DIM_UNKNOWN})),
     return typed(m, call(m, "f", NODES(x)),
                  dfg_type_tensor(m, DFG_NO_DTYPE, 2, (dfg_dim[]){DFG_DIM_UNKNOWN, 7})))
SAME(an_unknown_rank_equals_any, return typed(m, call(m, "f", NODES(x)), f32(m, -1, NULL)),
     return typed(m, call(m, "f", NODES(x)), f32(m, 1, (dfg_dim[]){5})))
SAME(symbols_go_by_text,
     return typed(m, call(m, "f", NODES(x)), f32(m, 1, (dfg_dim[]){DFG_DIM_OF_SYM(sym(m, "N"))})),
     return typed(m, call(m, "f", NODES(x)), f32(m, 1, (dfg_dim[]){DFG_DIM_OF_SYM(sym(m, "N"))})))
DIFFERENT(other_symbols, "types",
          return typed(m, call(m, "f", NODES(x)), f32(m, 1, (dfg_dim[]){DFG_DIM_OF_SYM(sym(m, "N"))})),
          return typed(m, call(m, "f", NODES(x)), f32(m, 1, (dfg_dim[]){DFG_DIM_OF_SYM(sym(m, "M"))})))
DIFFERENT(a_symbol_is_no_number, "types",
          return typed(m, call(m, "f", NODES(x)), f32(m, 1, (dfg_dim[]){DFG_DIM_OF_SYM(sym(m, "N"))})),
          return typed(m, call(m, "f", NODES(x)), f32(m, 1, (dfg_dim[]){1})))
DIFFERENT(dtypes_count, "types", return typed(m, call(m, "f", NODES(x)), f32(m, 0, NULL)),
          return typed(m, call(m, "f", NODES(x)), dfg_type_tensor(m, DFG_F16, 0, NULL)))
DIFFERENT(tuple_fields_count, "types",
          return typed(m, call(m, "f", NODES(x)), dfg_type_tuple(m, 2, (uint32_t[]){f32(m, 0, NULL), 0})),
          return typed(m, call(m, "f", NODES(x)),
                       dfg_type_tuple(m, 2, (uint32_t[]){dfg_type_tensor(m, DFG_I8, 0, NULL), 0})))
SAME(unknown_fields_equal_any,
     return typed(m, call(m, "f", NODES(x)), dfg_type_tuple(m, 1, (uint32_t[]){f32(m, 0, NULL)})),
     return typed(m, call(m, "f", NODES(x)), dfg_type_tuple(m, 1, (uint32_t[]){0})))
DIFFERENT(tensors_are_no_tuples, "types", return typed(m, call(m, "f", NODES(x)), f32(m, 0, NULL)),
          return typed(m, call(m, "f", NODES(x)), dfg_type_tuple(m, 0, NULL)))
DIFFERENT(function_types_count, "types",
          return typed(m, call(m, "f", NODES(x)), dfg_type_func(m, 1, (uint32_t[]){0}, 1, (uint32_t[]){0})),
          return typed(m, call(m, "f", NODES(x)), dfg_type_func(m, 0, NULL, 2, (uint32_t[]){0, 0})))
SAME(facts_go_by_text, return with_fact(m, with_fact(m, call(m, "f", NODES(x)), "y", "1"), "z", "\"NHWC\""),
     return with_fact(m, with_fact(m, call(m, "f", NODES(x)), "z", "\"NHWC\""), "y", "1"))
DIFFERENT(facts_count, "the fact z", return with_fact(m, call(m, "f", NODES(x)), "z", "1"),
          return with_fact(m, call(m, "f", NODES(x)), "z", "2"))
DIFFERENT(missing_facts_count, "the fact z", return with_fact(m, call(m, "f", NODES(x)), "z", "1"),
          return call(m, "f", NODES(x)))
DIFFERENT(facts_of_constants_count, "the fact z",
          return with_fact(m, constant(m, DFG_F32, 3, ones, true), "z", "1"),
          return constant(m, DFG_F32, 3, ones, true))

/* A tuple of two of a tuple of two of ...: 2^100 leaves, a hundred types. */
static dfg_node doubled(dfg_module *m, dfg_node x)
{
    uint32_t t = f32(m, 0, NULL);
    for (int i = 0; i < 100; i++)
        t = dfg_type_tuple(m, 2, (uint32_t[]){t, t});
    return typed(m, call(m, "f", NODES(x)), t);
}
SAME(types_are_compared_once, return doubled(m, x), return doubled(m, x))

/* A diamond on a diamond on ...: 2^100 paths, three hundred nodes. */
static dfg_node diamonds(dfg_module *m, dfg_node x)
{
    for (int i = 0; i < 100; i++)
        x = call(m, "add", NODES(call(m, "f", NODES(x)), call(m, "g", NODES(x))));
    return x;
}
SAME(nodes_are_compared_once, return diamonds(m, x), return diamonds(m, x))

/* ---- functions ---- */

static dfg_node function_value(dfg_module *m, bool swap, const char *attr)
{
    struct dfg_attr a = {sym(m, attr), int_val(1)};
    dfg_body_open(m);
    dfg_node p = dfg_var(m, sym(m, swap ? "q" : "p"), 1, 0), q = dfg_var(m, sym(m, swap ? "p" : "q"), 1, 0);
    dfg_node r = call(m, "sub", NODES(p, q));
    return swap ? dfg_func(m, NODES(q, p), NODES(r), &a, 1, 0) : dfg_func(m, NODES(p, q), NODES(r), &a, 1, 0);
}

DIFFERENT(parameter_order_counts, "differ", return function_value(m, false, "a"),
          return function_value(m, true, "a"))
SAME(parameters_go_by_place, return function_value(m, false, "a"), return function_value(m, false, "a"))
DIFFERENT(function_attributes_count, "attribute", return function_value(m, false, "a"),
          return function_value(m, false, "b"))
DIFFERENT(functions_are_shared_or_not, "sharing", dfg_node f = function_value(m, false, "a");
          return dfg_tuple(m, NODES(f, f), 0), dfg_node f = function_value(m, false, "a");
          dfg_node g = function_value(m, false, "a"); return dfg_tuple(m, NODES(f, g), 0))

static dfg_module *functions(const char *const *names, size_t n)
{
    dfg_module *m = dfg_module_new(NULL, 0);
    for (size_t i = 0; i < n; i++) {
        dfg_body_open(m);
        dfg_node x = param(m, "x"), y = call(m, names[i], NODES(x));
        function(m, names[i], NODES(x), NODES(y));
    }
    assert_int_equal(dfg_finish(m), DFG_OK);
    return m;
}

static void functions_go_by_name_in_any_order(void **state)
{
    (void)state;
    dfg_module *a = functions((const char *[]){"f", "g"}, 2), *b = functions((const char *[]){"g", "f"}, 2);
    assert_true(dfg_equal(a, b, NULL));
    dfg_module_free(a);
    dfg_module_free(b);
}

static void functions_must_be_the_same_ones(void **state)
{
    (void)state;
    dfg_module *a = functions((const char *[]){"f", "g"}, 2), *b = functions((const char *[]){"f", "h"}, 2),
               *c = functions((const char *[]){"f"}, 1);
    struct dfg_error why;
    assert_false(dfg_equal(a, b, &why));
    assert_non_null(strstr(why.text, "@g"));
    dfg_error_clear(&why);
    assert_false(dfg_equal(a, c, &why));
    assert_non_null(strstr(why.text, "2 and 1 functions"));
    dfg_error_clear(&why);
    dfg_module_free(a);
    dfg_module_free(b);
    dfg_module_free(c);
}

static void one_named_function_may_not_stand_for_two(void **state)
{
    (void)state;
    dfg_module *a = functions((const char *[]){"f"}, 1), *b = functions((const char *[]){"f"}, 1);
    assert_true(dfg_function_add(a, sym(a, "g"), dfg_function(a, 0)));
    dfg_body_open(b);
    dfg_node x = param(b, "x"), y = call(b, "f", NODES(x));
    function(b, "g", NODES(x), NODES(y));
    assert_int_equal(dfg_finish(b), DFG_OK);
    assert_false(dfg_equal(a, b, NULL));
    dfg_module_free(a);
    dfg_module_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_do_not_count),
        cmocka_unit_test(order_does_not_count),
        cmocka_unit_test(operators_count),
        cmocka_unit_test(operand_order_counts),
        cmocka_unit_test(operand_number_counts),
        cmocka_unit_test(absence_counts),
        cmocka_unit_test(results_count),
        cmocka_unit_test(projections_count),
        cmocka_unit_test(a_structural_operator_is_no_other),
        cmocka_unit_test(free_variables_go_by_name),
        cmocka_unit_test(equal_free_variables),
        cmocka_unit_test(operators_as_values_go_by_name),
        cmocka_unit_test(other_operators_as_values),
        cmocka_unit_test(references_may_be_one_or_several),
        cmocka_unit_test(sharing_counts),
        cmocka_unit_test(crossed_sharing_counts),
        cmocka_unit_test(equal_constants_may_be_one_or_several),
        cmocka_unit_test(a_splat_equals_its_elements),
        cmocka_unit_test(unused_half_bytes_do_not_count),
        cmocka_unit_test(the_last_half_byte_counts),
        cmocka_unit_test(packed_splats),
        cmocka_unit_test(constant_elements_count),
        cmocka_unit_test(zeros_have_signs),
        cmocka_unit_test(constant_dtypes_count),
        cmocka_unit_test(constant_shapes_count),
        cmocka_unit_test(strings_go_by_text),
        cmocka_unit_test(other_strings),
        cmocka_unit_test(elements_not_at_hand_equal_nothing),
        cmocka_unit_test(no_elements_are_equal),
        cmocka_unit_test(attributes_go_by_text),
        cmocka_unit_test(attributes_count),
        cmocka_unit_test(a_default_equals_absence),
        cmocka_unit_test(a_default_list_equals_absence),
        cmocka_unit_test(a_default_string_equals_absence),
        cmocka_unit_test(a_default_dtype_equals_absence),
        cmocka_unit_test(a_default_float_of_a_model_equals_absence),
        cmocka_unit_test(ints_serve_declared_floats),
        cmocka_unit_test(ints_serve_declared_floats_on_both),
        cmocka_unit_test(none_equals_absence_where_declared),
        cmocka_unit_test(none_is_no_default),
        cmocka_unit_test(another_value_is_no_default),
        cmocka_unit_test(what_has_no_default_counts),
        cmocka_unit_test(an_unreadable_default_equals_nothing),
        cmocka_unit_test(undeclared_attributes_count),
        cmocka_unit_test(undeclared_ints_are_no_floats),
        cmocka_unit_test(nans_are_equal),
        cmocka_unit_test(tensors_in_attributes_go_by_value),
        cmocka_unit_test(operators_in_attributes_go_by_name),
        cmocka_unit_test(lists_count_by_length),
        cmocka_unit_test(an_unknown_type_equals_any),
        cmocka_unit_test(unknown_parts_equal_any),
        cmocka_unit_test(an_unknown_rank_equals_any),
        cmocka_unit_test(symbols_go_by_text),
        cmocka_unit_test(other_symbols),
        cmocka_unit_test(a_symbol_is_no_number),
        cmocka_unit_test(dtypes_count),
        cmocka_unit_test(tuple_fields_count),
        cmocka_unit_test(unknown_fields_equal_any),
        cmocka_unit_test(tensors_are_no_tuples),
        cmocka_unit_test(function_types_count),
        cmocka_unit_test(facts_go_by_text),
        cmocka_unit_test(facts_count),
        cmocka_unit_test(missing_facts_count),
        cmocka_unit_test(facts_of_constants_count),
        cmocka_unit_test(types_are_compared_once),
        cmocka_unit_test(nodes_are_compared_once),
        cmocka_unit_test(parameter_order_counts),
        cmocka_unit_test(parameters_go_by_place),
        cmocka_unit_test(function_attributes_count),
        cmocka_unit_test(functions_are_shared_or_not),
        cmocka_unit_test(functions_go_by_name_in_any_order),
        cmocka_unit_test(functions_must_be_the_same_ones),
        cmocka_unit_test(one_named_function_may_not_stand_for_two),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
