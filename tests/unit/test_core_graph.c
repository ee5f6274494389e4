/* test_core_graph.c -- building and reading graphs: operands, bodies, uses, users, names, facts.
 *
 * Each test is one fact of dfg.h.  A helper per test counts what a slow, plain
 * definition says where the library is clever (bodies, users).
 */
#include "core_build.h"

static int open_module(void **state)
{
    *state = dfg_module_new(NULL, 0);
    return *state == NULL;
}

static int close_module(void **state)
{
    dfg_module_free(*state);
    return 0;
}

/* ---- nodes ---- */

static void nodes_are_numbered_from_one(void **state)
{
    dfg_module *m = *state;
    dfg_node x = param(m, "x"), y = call(m, "relu", NODES(x));
    const dfg_node *args;
    assert_int_equal(x, 1);
    assert_int_equal(y, 2);
    assert_int_equal(dfg_n_nodes(m), 3);
    assert_int_equal(dfg_node_args(m, y, &args), 1);
    assert_int_equal(args[0], x);
    assert_int_equal(dfg_node_op(m, y), op(m, "relu"));
    assert_int_equal(dfg_node_data(m, y), 1);
    assert_int_equal(dfg_node_op(m, x), DFG_VAR);
    assert_int_equal(dfg_node_data(m, x), 2);
}

static void what_does_not_exist_reads_as_absent(void **state)
{
    dfg_module *m = *state;
    const dfg_node *args;
    const struct dfg_fact *facts;
    assert_int_equal(dfg_node_op(m, 77), 0);
    assert_int_equal(dfg_node_args(m, 77, &args), 0);
    assert_int_equal(dfg_node_type(m, 77), 0);
    assert_int_equal(dfg_node_kind(m, DFG_NONE), 0);
    assert_int_equal(dfg_node_uses(m, 77), 0);
    assert_int_equal(dfg_name(m, 77), 0);
    assert_int_equal(dfg_node_body(m, 77), DFG_NONE);
    assert_int_equal(dfg_facts(m, 77, &facts), 0);
    assert_int_equal(dfg_tensor_of(m, 77)->n, 0);
    assert_int_equal(dfg_function(m, 3), DFG_NONE);
}

static void operands_must_exist(void **state)
{
    dfg_module *m = *state;
    dfg_node missing = 5;
    assert_int_equal(call(m, "relu", &missing, 1), DFG_NONE);
    assert_int_equal(dfg_node_add(m, 0, NULL, 0, 0), DFG_NONE);
    assert_int_equal(dfg_node_add(m, 9999, NULL, 0, 0), DFG_NONE);
    assert_int_equal(dfg_get(m, DFG_NONE, 0, 0), DFG_NONE);
    assert_int_equal(dfg_const(m, 0), DFG_NONE);
    assert_int_equal(dfg_var(m, 9999, 0, 0), DFG_NONE);
    assert_int_equal(dfg_call_op(m, DFG_TUPLE, NULL, 0, NULL, 0, 0, 0), DFG_NONE);
    assert_int_equal(dfg_func(m, NULL, 0, NULL, 0, NULL, 0, 0), DFG_NONE); /* no body is open */
    assert_int_equal(dfg_n_nodes(m), 1);
    assert_false(dfg_failed(m));
}

static void calls_have_their_declared_results(void **state)
{
    (void)state;
    static const struct dfg_op_decl decls[] = {{.name = "norm", .n_results = 3, .n_required_results = 3},
                                               {.name = "drop", .n_results = 2, .n_required_results = 1}};
    static const struct dfg_ops ops = {DFG_ABI, 2, "t", decls};
    const struct dfg_ops *tables[] = {&ops};
    dfg_module *m = dfg_module_new(tables, 1);
    assert_int_equal(dfg_node_data(m, call(m, "norm", NULL, 0)), 3);
    assert_int_equal(dfg_node_data(m, call(m, "drop", NULL, 0)), 1);
    assert_int_equal(dfg_node_data(m, call(m, "unknown", NULL, 0)), 1);
    assert_int_equal(dfg_node_data(m, dfg_call_op(m, op(m, "drop"), NULL, 0, NULL, 0, 2, 0)), 2);
    dfg_module_free(m);
}

static void a_hundred_thousand_operands_are_kept(void **state)
{
    dfg_module *m = *state;
    enum { N = 100000 };
    static const uint32_t counts[] = {DFG_ARGC_MANY - 1, DFG_ARGC_MANY, N};
    dfg_node x = param(m, "x"), *args = malloc(N * sizeof *args);
    const dfg_node *read;
    assert_non_null(args);
    for (uint32_t i = 0; i < N; i++)
        args[i] = i % 5 == 0 ? DFG_NONE : x; /* the last ones are there */
    for (size_t i = 0; i < LEN(counts); i++) {
        dfg_node n = call(m, "concat", args, counts[i]);
        dfg_graph g;
        dfg_view(m, &g);
        assert_int_equal(dfg_node_args(m, n, &read), counts[i]);
        assert_memory_equal(read, args, counts[i] * sizeof *args);
        assert_int_equal(dfg_argc(&g, n), counts[i]);
        assert_int_equal(dfg_arg(&g, n, counts[i] - 1), args[counts[i] - 1]);
        assert_int_equal(dfg_arg(&g, n, counts[i]), DFG_NONE);
    }
    free(args);
}

static void the_count_tells_whether_operands_are_absent(void **state)
{
    dfg_module *m = *state;
    dfg_node x = param(m, "x"), all = call(m, "f", NODES(x, x)), some = call(m, "f", NODES(DFG_NONE, x));
    dfg_node one = call(m, "f", NODES(x));
    dfg_graph g;
    dfg_view(m, &g);
    assert_int_equal(g.argc[all], 2);
    assert_int_equal(g.argc[some], DFG_ARGC_MANY);
    assert_int_equal(dfg_argc(&g, some), 2);
    for (uint32_t i = 0; i < 5; i++)
        assert_int_equal(dfg_arg(&g, some, i), i == 1 ? x : DFG_NONE);
    assert_true(!dfg_has_args(&g, some, 1) && !dfg_has_args(&g, some, 2) && dfg_has_args(&g, one, 1));
    assert_true(dfg_argc_is(&g, all, 2) && !dfg_argc_is(&g, some, 2) && !dfg_argc_is(&g, some, 1));
}

/* Of the nodes first .. last-1: those that call a or b. */
static void scan_gives(const dfg_graph *g, struct dfg_scan scan, dfg_node first, dfg_node last, uint16_t a, uint16_t b)
{
    for (dfg_node n = first; n < last; n++)
        if (g->op[n] == a || g->op[n] == b)
            assert_int_equal(dfg_scan_next(&scan), n);
    assert_int_equal(dfg_scan_next(&scan), last);
    assert_int_equal(dfg_scan_next(&scan), last);
}

static void a_scan_gives_each_call_once(void **state)
{
    enum { N = 100, ROOT = 40, OTHER = 90 };
    (void)state;
    static const uint16_t back[] = {0, ROOT, OTHER, 200};
    for (uint32_t every = 1; every < 40; every++) {
        uint16_t ops[N];
        const dfg_graph g = {.op = ops, .op_back = back};
        for (uint32_t i = 0; i < N; i++)
            ops[i] = (uint16_t)(i * i % 41 % every == 0 ? ROOT : i);
        for (dfg_node first = 0; first <= N; first++)
            for (dfg_node last = 0; last <= N; last++) {
                scan_gives(&g, dfg_scan_for(&g, first, last, 1), first, last, ROOT, ROOT);
                scan_gives(&g, dfg_scan_for_any(&g, first, last, (const uint32_t[4]){1, 2, 2, 2}), first, last, ROOT, OTHER);
                scan_gives(&g, dfg_scan_for_any(&g, first, last, (const uint32_t[4]){3, 2, 3, 1}), first, last, ROOT, OTHER);
            }
    }
}

static void absent_operands_at_the_end_are_left_out(void **state)
{
    dfg_module *m = *state;
    dfg_node x = param(m, "x"), tuple[] = {x, DFG_NONE};
    const dfg_node *args;
    assert_int_equal(dfg_node_args(m, call(m, "f", NODES(x, DFG_NONE, x, DFG_NONE, DFG_NONE)), &args), 3);
    assert_int_equal(dfg_node_args(m, call(m, "f", NODES(DFG_NONE, DFG_NONE)), &args), 0);
    assert_int_equal(dfg_node_args(m, dfg_node_add(m, dfg_kind_of(m, DFG_TUPLE, 0, NULL, 0), tuple, 2, 0), &args), 2);
}

static void a_nodes_own_operands_can_be_given_to_another(void **state)
{
    dfg_module *m = *state;
    dfg_node x = param(m, "x"), y = param(m, "y"), last = call(m, "f", NODES(x, y));
    for (int i = 0; i < 1000; i++) { /* the pool moves several times */
        const dfg_node *args;
        uint32_t n = dfg_node_args(m, last, &args);
        last = call(m, "f", args, n);
        assert_int_equal(dfg_node_args(m, last, &args), 2);
        assert_int_equal(args[0], x);
        assert_int_equal(args[1], y);
    }
    const uint32_t type = f32(m, 0, NULL);
    dfg_node get = dfg_get(m, dfg_tuple(m, &x, 1, dfg_type_tuple(m, 1, &type)), 0, 0);
    for (int i = 0; i < 1000; i++) { /* its type is looked up there */
        const dfg_node *args;
        assert_int_equal(dfg_node_args(m, get, &args), 1);
        get = dfg_node_add(m, dfg_node_kind(m, get), args, 1, 0);
        assert_int_equal(dfg_node_type(m, get), type);
    }
}

static void constants_have_their_tensors_type(void **state)
{
    dfg_module *m = *state;
    static const float one[1];
    uint32_t type = f32(m, 0, NULL), tensor = dfg_tensor_add(m, type, one, false);
    dfg_node c = dfg_const(m, tensor);
    assert_int_equal(dfg_node_type(m, c), type);
    assert_ptr_equal(dfg_tensor_of(m, c), dfg_tensor_info(m, tensor));
    assert_int_equal(dfg_tensor_of(m, call(m, "f", NULL, 0))->n, 0);
}

/* ---- names, types, facts ---- */

static void variables_are_called_by_their_names(void **state)
{
    dfg_module *m = *state;
    dfg_node x = param(m, "x"), y = call(m, "f", NODES(x));
    assert_int_equal(dfg_name(m, x), sym(m, "x"));
    assert_int_equal(dfg_name(m, y), 0);
    dfg_set_name(m, y, sym(m, "0"));
    dfg_set_name(m, x, sym(m, "other"));
    assert_int_equal(dfg_name(m, y), sym(m, "0"));
    assert_int_equal(dfg_name(m, x), sym(m, "other"));
    assert_int_equal(dfg_var_name(m, x), sym(m, "x"));
    assert_int_equal(dfg_var_name(m, y), 0);
    dfg_set_name(m, x, 0);
    assert_int_equal(dfg_name(m, x), sym(m, "x"));
    dfg_set_name(m, 99, sym(m, "x")); /* nobody */
    assert_int_equal(dfg_name(m, 99), 0);
}

static void types_can_be_set_later(void **state)
{
    dfg_module *m = *state;
    dfg_node x = param(m, "x");
    uint32_t t = f32(m, 0, NULL);
    dfg_set_type(m, x, t);
    assert_int_equal(dfg_node_type(m, x), t);
    dfg_set_type(m, x, 999);
    dfg_set_type(m, DFG_NONE, t);
    assert_int_equal(dfg_node_type(m, x), t);
    assert_int_equal(dfg_node_type(m, DFG_NONE), 0);
}

static void facts_are_sorted_and_replaced(void **state)
{
    dfg_module *m = *state;
    dfg_node x = param(m, "x"), y = param(m, "y");
    dfg_sym a = sym(m, "a"), b = sym(m, "b");
    const struct dfg_fact *f;
    assert_true(dfg_set_fact(m, y, b, int_val(1)));
    assert_true(dfg_set_fact(m, x, b, val(m, "[1, 2]")));
    assert_true(dfg_set_fact(m, y, a, int_val(3)));
    assert_true(dfg_set_fact(m, y, b, int_val(4)));
    assert_int_equal(dfg_facts(m, y, &f), 2);
    assert_int_equal(f[0].key, a);
    assert_int_equal(f[1].value.u.i, 4);
    assert_int_equal(dfg_facts(m, x, &f), 1);
    assert_int_equal(f[0].value.u.list[1].u.i, 2);
    assert_false(dfg_set_fact(m, DFG_NONE, a, int_val(1)));
    assert_false(dfg_set_fact(m, 99, a, int_val(1)));
    assert_false(dfg_set_fact(m, x, 0, int_val(1)));
}

/* ---- functions and bodies ---- */

static void functions_have_distinct_names(void **state)
{
    dfg_module *m = *state;
    dfg_body_open(m);
    dfg_node x = param(m, "x"), f = function(m, "f", NODES(x), NODES(x));
    dfg_body_open(m);
    dfg_node y = param(m, "y"), g = dfg_func(m, NODES(y), NODES(y), NULL, 0, 0);
    assert_false(dfg_function_add(m, sym(m, "f"), g));
    assert_false(dfg_function_add(m, 0, g));
    assert_false(dfg_function_add(m, sym(m, "h"), y));
    assert_true(dfg_function_add(m, sym(m, "g"), g));
    assert_int_equal(dfg_n_functions(m), 2);
    assert_int_equal(dfg_function(m, 0), f);
    assert_int_equal(dfg_function_name(m, 1), sym(m, "g"));
    assert_int_equal(dfg_function_by_name(m, sym(m, "g")), g);
    assert_int_equal(dfg_function_by_name(m, sym(m, "h")), DFG_NONE);
}

static void a_plain_module_needs_no_body_array(void **state)
{
    dfg_module *m = *state;
    dfg_graph g;
    dfg_body_open(m);
    dfg_node x = param(m, "x");
    dfg_body_open(m);
    dfg_node a = dfg_var(m, sym(m, "a"), 1, 0), s = call(m, "f", NODES(a));
    dfg_node f = dfg_func(m, NODES(a), NODES(s), NULL, 0, 0);
    dfg_node r = dfg_node_add(m, dfg_kind_of(m, DFG_CALL, 1, NULL, 0), NODES(f, x), 0);
    dfg_node main = function(m, "main", NODES(x), NODES(r));
    assert_int_equal(dfg_finish(m), DFG_OK);
    dfg_view(m, &g);
    assert_null(g.body);
    assert_int_equal(dfg_node_body(m, x), main);
    assert_int_equal(dfg_node_body(m, a), f);
    assert_int_equal(dfg_node_body(m, s), f);
    assert_int_equal(dfg_node_body(m, f), main);
    assert_int_equal(dfg_node_body(m, r), main);
    assert_int_equal(dfg_node_body(m, main), DFG_NONE);
    assert_int_equal(dfg_outer_function(m, a), main);
    assert_int_equal(dfg_outer_function(m, main), DFG_NONE);
    assert_false(dfg_in_composite(m, a));
}

static void closures_make_the_body_array(void **state)
{
    dfg_module *m = *state;
    dfg_graph g;
    dfg_body_open(m);
    dfg_node x = param(m, "x");
    dfg_body_open(m);
    dfg_node s = call(m, "f", NODES(x)), f = dfg_func(m, NULL, 0, NODES(s), NULL, 0, 0);
    dfg_node main = function(m, "main", NODES(x), NODES(f));
    assert_int_equal(dfg_finish(m), DFG_OK);
    dfg_view(m, &g);
    assert_non_null(g.body);
    assert_int_equal(g.body[x], main);
    assert_int_equal(g.body[s], f);
    assert_int_equal(g.body[f], main);
    assert_int_equal(g.body[main], DFG_NONE);
    assert_false(dfg_same_body(&g, x, s));
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
}

static void returning_an_outer_value_makes_the_body_array(void **state)
{
    dfg_module *m = *state;
    dfg_graph g;
    dfg_body_open(m);
    dfg_node x = param(m, "x");
    dfg_body_open(m);
    dfg_node f = dfg_func(m, NULL, 0, NODES(x), NULL, 0, 0);
    function(m, "main", NODES(x), NODES(f));
    assert_int_equal(dfg_finish(m), DFG_OK);
    dfg_view(m, &g);
    assert_non_null(g.body);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
}

static void composite_holds_at_any_depth(void **state)
{
    dfg_module *m = *state;
    struct dfg_attr composite = {sym(m, "Composite"), str_val(m, "x")};
    dfg_body_open(m);
    dfg_node x = param(m, "x");
    dfg_body_open(m);
    dfg_node a = call(m, "f", NODES(x));
    dfg_body_open(m);
    dfg_node b = call(m, "f", NODES(a)), inner = dfg_func(m, NULL, 0, NODES(b), NULL, 0, 0);
    dfg_node outer = dfg_func(m, NULL, 0, NODES(inner), &composite, 1, 0);
    dfg_node main = function(m, "main", NODES(x), NODES(outer));
    assert_int_equal(dfg_finish(m), DFG_OK);
    assert_true(dfg_in_composite(m, a) && dfg_in_composite(m, b) && dfg_in_composite(m, inner));
    assert_false(dfg_in_composite(m, x) || dfg_in_composite(m, outer) || dfg_in_composite(m, main));
    assert_int_equal(dfg_outer_function(m, b), main);
}

/* Bodies of nested functions at random: dfg_node_body against a stack kept here. */
static void bodies_of_random_nests(void **state)
{
    dfg_module *m = *state;
    enum { N = 3000 };
    uint32_t open[64], depth = 0, bodies = 0, seed = 7;
    static uint32_t of[N * 2];
    static dfg_node func[N * 2];
    for (int i = 0; i < N; i++) {
        seed = seed * 1664525u + 1013904223u;
        uint32_t choice = seed >> 16 & 7;
        if (choice == 0 && depth < LEN(open)) {
            dfg_body_open(m);
            open[depth++] = ++bodies;
        } else if (choice == 1 && depth > 0) {
            dfg_node last = dfg_n_nodes(m) - 1, f = dfg_func(m, NULL, 0, NODES(last), NULL, 0, 0);
            func[open[--depth]] = f;
            of[f] = depth > 0 ? open[depth - 1] : 0;
        } else {
            of[call(m, "f", NULL, 0)] = depth > 0 ? open[depth - 1] : 0;
        }
    }
    assert_int_equal(dfg_finish(m), depth > 0 ? DFG_BAD_GRAPH : DFG_OK);
    for (; depth > 0; depth--) {
        dfg_node last = dfg_n_nodes(m) - 1, f = dfg_func(m, NULL, 0, NODES(last), NULL, 0, 0);
        func[open[depth - 1]] = f;
        of[f] = depth > 1 ? open[depth - 2] : 0;
    }
    assert_int_equal(dfg_finish(m), DFG_OK);
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        assert_int_equal(dfg_node_body(m, n), func[of[n]]);
}

/* ---- uses and users ---- */

static void uses_are_edges_and_returns(void **state)
{
    dfg_module *m = *state;
    dfg_body_open(m);
    dfg_node x = param(m, "x"), y = param(m, "y"), a = call(m, "add", NODES(x, x)),
             b = call(m, "clip", NODES(a, DFG_NONE, x));
    function(m, "main", NODES(x, y), NODES(b, a, b));
    assert_int_equal(dfg_finish(m), DFG_OK);
    assert_int_equal(dfg_node_uses(m, x), 3);
    assert_int_equal(dfg_node_uses(m, y), 0);
    assert_int_equal(dfg_node_uses(m, a), 2);
    assert_int_equal(dfg_node_uses(m, b), 2);
    assert_int_equal(dfg_node_uses(m, DFG_NONE), 0);
}

static void users_are_consumers_once_in_order(void **state)
{
    dfg_module *m = *state;
    dfg_graph g;
    dfg_body_open(m);
    dfg_node x = param(m, "x"), a = call(m, "add", NODES(x, x)), b = call(m, "mul", NODES(a, x));
    function(m, "main", NODES(x), NODES(b, x));
    assert_int_equal(dfg_finish(m), DFG_OK);
    assert_int_equal(dfg_build_users(m), DFG_OK);
    dfg_view(m, &g);
    assert_int_equal(dfg_users(&g, x).n, 2);
    assert_int_equal(dfg_users(&g, x).at[0], a);
    assert_int_equal(dfg_users(&g, x).at[1], b);
    assert_int_equal(dfg_users(&g, b).n, 0);
    assert_int_equal(dfg_users(&g, DFG_NONE).n, 0);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
}

static void random_graphs_verify(void **state)
{
    (void)state;
    uint32_t seed = 3;
    for (int round = 0; round < 200; round++) {
        dfg_module *m = dfg_module_new(NULL, 0);
        dfg_body_open(m);
        dfg_node x = param(m, "x");
        for (int i = 0; i < 60; i++) {
            dfg_node args[4];
            seed = seed * 1664525u + 1013904223u;
            uint32_t n = seed >> 28 & 3;
            for (uint32_t k = 0; k < n; k++) {
                seed = seed * 1664525u + 1013904223u;
                args[k] = (seed >> 8) % dfg_n_nodes(m);
            }
            call(m, "f", args, n);
        }
        dfg_node last = dfg_n_nodes(m) - 1;
        function(m, "main", NODES(x), NODES(last));
        assert_int_equal(dfg_finish(m), DFG_OK);
        assert_int_equal(dfg_build_users(m), DFG_OK);
        assert_int_equal(dfg_verify(m, NULL), DFG_OK);
        assert_true(dfg_equal(m, m, NULL));
        dfg_module_free(m);
    }
}

static void building_goes_on_after_finish(void **state)
{
    dfg_module *m = *state;
    dfg_body_open(m);
    dfg_node x = param(m, "x");
    function(m, "f", NODES(x), NODES(x));
    assert_int_equal(dfg_finish(m), DFG_OK);
    assert_int_equal(dfg_build_users(m), DFG_OK);
    dfg_body_open(m);
    dfg_node y = param(m, "y"), z = call(m, "relu", NODES(y));
    function(m, "g", NODES(y), NODES(z));
    assert_int_equal(dfg_verify(m, NULL), DFG_BAD_GRAPH);
    assert_int_equal(dfg_finish(m), DFG_OK);
    assert_int_equal(dfg_finish(m), DFG_OK);
    assert_int_equal(dfg_node_uses(m, y), 1);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
}

static void an_empty_module_is_a_module(void **state)
{
    dfg_module *m = *state;
    assert_int_equal(dfg_finish(m), DFG_OK);
    assert_int_equal(dfg_build_users(m), DFG_OK);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    assert_int_equal(dfg_n_nodes(m), 1);
}

static void released(void *p, size_t size)
{
    *(size_t *)p += size;
}

static void kept_memory_is_released_once(void **state)
{
    (void)state;
    size_t a = 0, b = 0;
    dfg_module *m = dfg_module_new(NULL, 0);
    assert_true(dfg_module_keep(m, &a, 3, released));
    assert_true(dfg_module_keep(m, &b, 5, released));
    dfg_module_free(m);
    assert_int_equal(a, 3);
    assert_int_equal(b, 5);
    dfg_module_free(NULL);
}

int main(void)
{
#define IN_MODULE(f) cmocka_unit_test_setup_teardown(f, open_module, close_module)
    const struct CMUnitTest tests[] = {
        IN_MODULE(nodes_are_numbered_from_one),
        IN_MODULE(what_does_not_exist_reads_as_absent),
        IN_MODULE(operands_must_exist),
        cmocka_unit_test(calls_have_their_declared_results),
        IN_MODULE(a_hundred_thousand_operands_are_kept),
        IN_MODULE(the_count_tells_whether_operands_are_absent),
        IN_MODULE(a_scan_gives_each_call_once),
        IN_MODULE(absent_operands_at_the_end_are_left_out),
        IN_MODULE(a_nodes_own_operands_can_be_given_to_another),
        IN_MODULE(constants_have_their_tensors_type),
        IN_MODULE(variables_are_called_by_their_names),
        IN_MODULE(types_can_be_set_later),
        IN_MODULE(facts_are_sorted_and_replaced),
        IN_MODULE(functions_have_distinct_names),
        IN_MODULE(a_plain_module_needs_no_body_array),
        IN_MODULE(closures_make_the_body_array),
        IN_MODULE(returning_an_outer_value_makes_the_body_array),
        IN_MODULE(composite_holds_at_any_depth),
        IN_MODULE(bodies_of_random_nests),
        IN_MODULE(uses_are_edges_and_returns),
        IN_MODULE(users_are_consumers_once_in_order),
        cmocka_unit_test(random_graphs_verify),
        IN_MODULE(building_goes_on_after_finish),
        IN_MODULE(an_empty_module_is_a_module),
        cmocka_unit_test(kept_memory_is_released_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
