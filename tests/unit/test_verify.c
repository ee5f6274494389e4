/* test_verify.c -- every check of the verifier finds what it is there for.
 *
 * A sound graph with something in every table; each test breaks one thing
 * behind the API's back and names the check that must say so.  Then graphs
 * that the API lets one build, but that are none.
 */
#include "core_build.h"

struct graph {
    dfg_module *m;
    dfg_node x, c, y, inner_param, inner, func, get, main;
    uint32_t type, tuple_type;
};

static struct graph build(void)
{
    static const float data[2] = {1, 2};
    struct graph g = {.m = dfg_module_new(NULL, 0)};
    dfg_module *m = g.m;
    dfg_dim two = 2;
    g.type = f32(m, 1, &two);
    g.tuple_type = dfg_type_tuple(m, 1, &g.type);
    dfg_body_open(m);
    g.x = dfg_var(m, sym(m, "x"), 2, g.type);
    g.c = dfg_const(m, dfg_tensor_add(m, g.type, data, false));
    struct dfg_attr attrs[] = {{sym(m, "a"), val(m, "[1, \"s\", f32]")}, {sym(m, "b"), int_val(2)}};
    g.y = dfg_call_op(m, op(m, "add"), NODES(g.x, g.c, DFG_NONE), attrs, 2, 0, g.type);
    dfg_body_open(m);
    g.inner_param = dfg_var(m, sym(m, "p"), 1, 0);
    g.inner = call(m, "mul", NODES(g.inner_param, g.y));
    g.func = dfg_func(m, NODES(g.inner_param), NODES(g.inner), NULL, 0, 0);
    dfg_node t = dfg_tuple(m, NODES(g.func, g.y), 0);
    g.get = dfg_get(m, t, 1, 0);
    g.main = function(m, "main", NODES(g.x), NODES(g.get, t));
    dfg_set_name(m, g.y, sym(m, "y"));
    dfg_set_fact(m, g.x, sym(m, "layout"), str_val(m, "NHWC"));
    dfg_set_fact(m, g.y, sym(m, "layout"), str_val(m, "NCHW"));
    assert_int_equal(dfg_finish(m), DFG_OK);
    assert_int_equal(dfg_build_users(m), DFG_OK);
    return g;
}

static void expect(const dfg_module *m, const char *check, const char *about)
{
    struct dfg_error err = {DFG_OK, NULL};
    assert_int_equal(dfg_verify(m, &err), DFG_BAD_GRAPH);
    assert_int_equal(err.status, DFG_BAD_GRAPH);
    assert_non_null(strstr(err.text, check));
    assert_non_null(strstr(err.text, about));
    dfg_error_clear(&err);
}

static void a_sound_graph_verifies(void **state)
{
    (void)state;
    struct graph g = build();
    struct dfg_error err;
    assert_int_equal(dfg_verify(g.m, &err), DFG_OK);
    dfg_module_free(g.m);
}

/* Breaks one thing of a fresh graph: `edit` is a statement about g and m. */
#define BREAKS(test, check, about, edit)                                                                     \
    static void test(void **state)                                                                           \
    {                                                                                                        \
        (void)state;                                                                                         \
        struct graph g = build();                                                                            \
        dfg_module *m = g.m;                                                                                 \
        edit;                                                                                                \
        expect(m, "'" check "'", about);                                                                     \
        dfg_module_free(m);                                                                                  \
    }

BREAKS(type_zero_is_unknown, "types", "type 0", m->types.rows[0].dtype = DFG_F32)
BREAKS(types_have_dtypes, "types", "type 1", m->types.rows[g.type].dtype = 99)
BREAKS(types_are_well_founded, "types", "type 2",
       ((uint32_t *)m->types.rows[g.tuple_type].u.fields)[0] = g.tuple_type)
BREAKS(extents_are_known_symbols, "types", "type 1", ((dfg_dim *)m->types.rows[g.type].u.dims)[0] = -99999)
BREAKS(kind_zero_is_nobodys, "kinds", "kind 0", m->kinds.rows[0].data = 1)
BREAKS(kinds_have_operators, "kinds", "no operator", m->kinds.rows[1].op = 30)
BREAKS(attributes_are_sorted, "kinds", "sorted",
       ((struct dfg_attr *)dfg_kind_info(m, dfg_node_kind(m, g.y))->attrs)[1].key = 1)
BREAKS(attributes_have_values, "kinds", "'b'",
       ((struct dfg_attr *)dfg_kind_info(m, dfg_node_kind(m, g.y))->attrs)[1].value.tag = DFG_NIL)
BREAKS(lists_have_sound_elements, "kinds", "'a'",
       ((dfg_val *)dfg_kind_info(m, dfg_node_kind(m, g.y))->attrs[0].value.u.list)[1].u.id = 99999)
BREAKS(tensors_have_their_types_elements, "tensors", "tensor 1", m->tensors.rows[1].n = 3)
BREAKS(row_zero_is_absent, "rows", "row 0", m->nodes.type[0] = g.type)
BREAKS(nodes_have_kinds, "rows", "no kind", m->nodes.kind[g.y] = 9999)
BREAKS(operators_are_their_kinds, "rows", "%y", m->nodes.op[g.y]++)
BREAKS(types_exist, "rows", "%y", m->nodes.type[g.y] = 9999)
BREAKS(operands_are_in_the_pool, "operands", "pool", m->nodes.first[g.y] = 9999)
BREAKS(operands_exist, "operands", "operand 0", m->args.rows[m->nodes.first[g.y]] = 9999)
BREAKS(operands_come_first, "operands", "operand 1 comes after",
       m->args.rows[m->nodes.first[g.y] + 1] = g.get)
BREAKS(projections_have_an_operand, "forms", "absent", m->args.rows[m->nodes.first[g.get]] = DFG_NONE)
BREAKS(constants_have_tensors, "forms", "no tensor", m->nodes.first[g.c] = 7)
BREAKS(constants_have_their_tensors_type, "forms", "tensor's", m->nodes.type[g.c] = g.tuple_type)
BREAKS(uses_are_counted, "uses", "%y", m->nodes.uses[g.y]++)
BREAKS(the_absent_node_has_no_uses, "uses", "node 0", m->nodes.uses[DFG_NONE] = 1)
BREAKS(bodies_are_closed, "bodies", "open", m->bodies.open = 1)
BREAKS(bodies_follow_one_another, "bodies", "follow", m->bodies.spans[1].start = 99)
BREAKS(bodies_have_functions, "bodies", "no function", m->bodies.rows[2].func = g.y)
BREAKS(the_body_array_says_where_nodes_stand, "bodies", "%y", m->bodies.of[g.y] = g.func)
BREAKS(functions_have_names, "functions", "its name", m->functions.rows[0].name = 0)
BREAKS(facts_are_sorted, "facts", "sorted", m->facts.rows[0].node = g.get)
BREAKS(facts_are_about_nodes, "facts", "no node", m->facts.rows[1].node = 9999)
BREAKS(facts_have_values, "facts", "malformed", m->facts.rows[1].value.u.id = 99999)
BREAKS(names_are_symbols, "names", "no symbol", m->nodes.names[g.y] = 99999)
BREAKS(lists_of_users_end, "users", "end", m->users.first[m->nodes.n]++)
BREAKS(lists_of_users_are_ordered, "users", "before they start", m->users.first[g.y] = 99)
BREAKS(users_are_consumers, "users", "users", m->users.users[0] = g.get)

/* ---- what can be built, but is no graph ---- */

/* A function around the nodes that `body` makes of its parameter %x. */
static dfg_module *around(dfg_node (*body)(dfg_module *, dfg_node x))
{
    dfg_module *m = dfg_module_new(NULL, 0);
    dfg_body_open(m);
    dfg_node x = param(m, "x"), y = body(m, x);
    function(m, "main", NODES(x), NODES(y));
    assert_int_equal(dfg_finish(m), DFG_OK);
    return m;
}

#define REFUSES(test, check, about, ...)                                                                     \
    static dfg_node test##_body(dfg_module *m, dfg_node x)                                                   \
    {                                                                                                        \
        (void)m, (void)x;                                                                                    \
        __VA_ARGS__;                                                                                         \
    }                                                                                                        \
    static void test(void **state)                                                                           \
    {                                                                                                        \
        (void)state;                                                                                         \
        dfg_module *m = around(test##_body);                                                                 \
        expect(m, "'" check "'", about);                                                                     \
        dfg_module_free(m);                                                                                  \
    }

static dfg_node structural(dfg_module *m, uint16_t id, uint32_t data, const dfg_node *args, uint32_t n)
{
    return dfg_node_add(m, dfg_kind_of(m, id, data, NULL, 0), args, n, 0);
}

REFUSES(an_if_has_three_operands, "forms", "2 operands", return structural(m, DFG_IF, 0, NODES(x, x)))
REFUSES(an_if_has_present_operands, "forms", "absent", return structural(m, DFG_IF, 0, NODES(x, x, DFG_NONE)))
REFUSES(a_let_binds_a_variable, "forms", "variable",
        return structural(m, DFG_LET, 0, NODES(call(m, "f", NODES(x)), x, x)))
REFUSES(fields_are_present, "forms", "absent", return dfg_tuple(m, NODES(x, DFG_NONE), 0))
REFUSES(an_op_ref_names_an_operator, "forms", "none", return structural(m, DFG_OP_REF, DFG_TUPLE, NULL, 0))
REFUSES(a_global_names_a_function, "forms", "'nobody'",
        return structural(m, DFG_GLOBAL, sym(m, "nobody"), NULL, 0))
REFUSES(a_projection_of_a_tuple_is_in_range, "forms", "field 1",
        return dfg_get(m, dfg_tuple(m, NODES(x), 0), 1, 0))
REFUSES(a_projection_of_a_call_is_in_range, "forms", "field 3",
        return dfg_get(m, dfg_call_op(m, op(m, "split"), NODES(x), NULL, 0, 3, 0), 3, 0))
REFUSES(a_projection_of_a_typed_tuple_is_in_range, "forms", "field 2",
        return dfg_get(m,
                       dfg_call_op(m, op(m, "f"), NODES(x), NULL, 0, 1,
                                   dfg_type_tuple(m, 2, (uint32_t[]){0, 0})),
                       2, 0))
REFUSES(a_variable_has_a_scope, "forms", "no variable", return dfg_var(m, 1, 3, 0))
REFUSES(a_constant_is_made_by_dfg_const, "forms", "no tensor", return structural(m, DFG_CONST, 0, NULL, 0))
REFUSES(a_parameter_has_a_function, "parameters", "no function", return dfg_var(m, sym(m, "y"), 1, 0))
REFUSES(nested_parameters_have_scope_one, "functions", "scope", dfg_body_open(m); dfg_node p = param(m, "p");
        return dfg_func(m, NODES(p), NODES(p), NULL, 0, 0))
REFUSES(a_function_returns_something, "parameters", "returns nothing", dfg_body_open(m);
        dfg_node p = dfg_var(m, sym(m, "p"), 1, 0); return dfg_func(m, NODES(p), NULL, 0, NULL, 0, 0))
REFUSES(parameters_stand_in_their_body, "parameters", "outside", dfg_body_open(m);
        return dfg_func(m, NODES(x), NODES(x), NULL, 0, 0))
REFUSES(parameters_are_distinct, "parameters", "twice", dfg_body_open(m);
        dfg_node p = dfg_var(m, sym(m, "p"), 1, 0); return dfg_func(m, NODES(p, p), NODES(p), NULL, 0, 0))
REFUSES(parameters_are_variables, "parameters", "parameter 0", dfg_body_open(m);
        dfg_node p = call(m, "f", NULL, 0); return dfg_func(m, NODES(p), NODES(p), NULL, 0, 0))
REFUSES(inner_values_are_not_seen_outside, "scopes", "operand 0", dfg_body_open(m);
        dfg_node p = call(m, "f", NODES(x)); dfg_func(m, NULL, 0, NODES(p), NULL, 0, 0);
        return call(m, "g", NODES(p)))
REFUSES(inner_values_are_not_returned_outside, "scopes", "operand 1", dfg_body_open(m);
        dfg_node p = call(m, "f", NODES(x)); dfg_func(m, NULL, 0, NODES(p), NULL, 0, 0); return p)
REFUSES(siblings_do_not_see_each_other, "scopes", "operand 0", dfg_body_open(m);
        dfg_node p = call(m, "f", NODES(x)); dfg_func(m, NULL, 0, NODES(p), NULL, 0, 0); dfg_body_open(m);
        dfg_node q = call(m, "g", NODES(p)); return dfg_func(m, NULL, 0, NODES(q), NULL, 0, 0))

static void named_functions_stand_alone(void **state)
{
    (void)state;
    dfg_module *m = dfg_module_new(NULL, 0);
    dfg_body_open(m);
    dfg_body_open(m);
    dfg_node p = param(m, "p"), inner = dfg_func(m, NODES(p), NODES(p), NULL, 0, 0);
    function(m, "main", NULL, 0, NODES(inner));
    assert_true(dfg_function_add(m, sym(m, "inner"), inner));
    assert_int_equal(dfg_finish(m), DFG_OK);
    expect(m, "'functions'", "stands in another");
    dfg_module_free(m);
}

static void a_function_has_one_name(void **state)
{
    (void)state;
    struct graph g = build();
    assert_true(dfg_function_add(g.m, sym(g.m, "again"), g.main));
    expect(g.m, "'functions'", "two names");
    dfg_module_free(g.m);
}

static void an_unfinished_module_is_no_graph(void **state)
{
    (void)state;
    dfg_module *m = dfg_module_new(NULL, 0);
    expect(m, "'finished'", "built");
    dfg_module_free(m);
}

static void functions_may_call_each_other(void **state)
{
    (void)state;
    dfg_module *m = dfg_module_new(NULL, 0);
    dfg_body_open(m);
    dfg_node x = param(m, "x"), f = structural(m, DFG_GLOBAL, sym(m, "f"), NULL, 0);
    dfg_node r = structural(m, DFG_CALL, 1, NODES(f, x, DFG_NONE));
    function(m, "main", NODES(x), NODES(r));
    dfg_body_open(m);
    dfg_node y = param(m, "y"), o = structural(m, DFG_OP_REF, op(m, "nn.relu"), NULL, 0);
    dfg_node v = dfg_var(m, sym(m, "v"), 0, 0), l = structural(m, DFG_LET, 0, NODES(v, o, y));
    function(m, "f", NODES(y), NODES(l));
    assert_int_equal(dfg_finish(m), DFG_OK);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    dfg_module_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_graph_verifies),
        cmocka_unit_test(type_zero_is_unknown),
        cmocka_unit_test(types_have_dtypes),
        cmocka_unit_test(types_are_well_founded),
        cmocka_unit_test(extents_are_known_symbols),
        cmocka_unit_test(kind_zero_is_nobodys),
        cmocka_unit_test(kinds_have_operators),
        cmocka_unit_test(attributes_are_sorted),
        cmocka_unit_test(attributes_have_values),
        cmocka_unit_test(lists_have_sound_elements),
        cmocka_unit_test(tensors_have_their_types_elements),
        cmocka_unit_test(row_zero_is_absent),
        cmocka_unit_test(nodes_have_kinds),
        cmocka_unit_test(operators_are_their_kinds),
        cmocka_unit_test(types_exist),
        cmocka_unit_test(operands_are_in_the_pool),
        cmocka_unit_test(operands_exist),
        cmocka_unit_test(operands_come_first),
        cmocka_unit_test(projections_have_an_operand),
        cmocka_unit_test(constants_have_tensors),
        cmocka_unit_test(constants_have_their_tensors_type),
        cmocka_unit_test(uses_are_counted),
        cmocka_unit_test(the_absent_node_has_no_uses),
        cmocka_unit_test(bodies_are_closed),
        cmocka_unit_test(bodies_follow_one_another),
        cmocka_unit_test(bodies_have_functions),
        cmocka_unit_test(the_body_array_says_where_nodes_stand),
        cmocka_unit_test(functions_have_names),
        cmocka_unit_test(facts_are_sorted),
        cmocka_unit_test(facts_are_about_nodes),
        cmocka_unit_test(facts_have_values),
        cmocka_unit_test(names_are_symbols),
        cmocka_unit_test(lists_of_users_end),
        cmocka_unit_test(lists_of_users_are_ordered),
        cmocka_unit_test(users_are_consumers),
        cmocka_unit_test(an_if_has_three_operands),
        cmocka_unit_test(an_if_has_present_operands),
        cmocka_unit_test(a_let_binds_a_variable),
        cmocka_unit_test(fields_are_present),
        cmocka_unit_test(an_op_ref_names_an_operator),
        cmocka_unit_test(a_global_names_a_function),
        cmocka_unit_test(a_projection_of_a_tuple_is_in_range),
        cmocka_unit_test(a_projection_of_a_call_is_in_range),
        cmocka_unit_test(a_projection_of_a_typed_tuple_is_in_range),
        cmocka_unit_test(a_variable_has_a_scope),
        cmocka_unit_test(a_constant_is_made_by_dfg_const),
        cmocka_unit_test(a_parameter_has_a_function),
        cmocka_unit_test(nested_parameters_have_scope_one),
        cmocka_unit_test(a_function_returns_something),
        cmocka_unit_test(parameters_stand_in_their_body),
        cmocka_unit_test(parameters_are_distinct),
        cmocka_unit_test(parameters_are_variables),
        cmocka_unit_test(inner_values_are_not_seen_outside),
        cmocka_unit_test(inner_values_are_not_returned_outside),
        cmocka_unit_test(siblings_do_not_see_each_other),
        cmocka_unit_test(named_functions_stand_alone),
        cmocka_unit_test(a_function_has_one_name),
        cmocka_unit_test(an_unfinished_module_is_no_graph),
        cmocka_unit_test(functions_may_call_each_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
