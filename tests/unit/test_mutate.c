/* test_mutate.c -- mutators: what comes out, and that nothing does when they fail.
 *
 * A chain of a million nodes is walked and changed on 64 KiB of stack.
 */
#include <pthread.h>

#include "visit_build.h"
#include "counting_heap.h"

/* A sanitizer's own frames need some more. */
#if defined(__SANITIZE_ADDRESS__)
#define STACK_BYTES (256 * 1024)
#else
#define STACK_BYTES (64 * 1024)
#endif

/* ---- mutators ---- */

static dfg_node to_tanh(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    const dfg_node *args;
    (void)pre;
    dfg_node_args(mu->m, post, &args);
    return call(mu->m, "tanh", NODES(args[0]));
}

static dfg_node to_operand(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    const dfg_node *args;
    (void)pre;
    return dfg_node_args(mu->m, post, &args) > 0 ? args[0] : DFG_NONE;
}

static void mutates(const struct dfg_mutate_row *row, const char *text, const char *want)
{
    dfg_module *m = read_text(text);
    struct dfg_mutator mu = {.m = m, .rows = row, .n_rows = 1};
    assert_int_equal(dfg_mutate(&mu, NULL), DFG_OK);
    assert_true(mu.changed);
    prints(m, want);
    dfg_module_free(m);
}

static void what_stands_for_a_node_does_for_all_its_users(void **state)
{
    (void)state;
    mutates(&(struct dfg_mutate_row){{0, "relu"}, NULL, to_tanh},
            "fn @main(%x) {\n"
            "  %a = relu(%x)\n"
            "  %b = add(%a, %a) #{layout = \"N\"}\n"
            "  %p = print(%a)\n"
            "  %k = conv(%x)\n"
            "  return %b, %a, %k\n"
            "}\n",
            "fn @main(%x) {\n"
            "  %a = tanh(%x)\n"
            "  %b = add(%a, %a) #{layout = \"N\"}\n"
            "  %p = print(%a)\n"
            "  %k = conv(%x)\n"
            "  return %b, %a, %k\n"
            "}\n");
}

static void chains_of_replacements_are_followed(void **state)
{
    (void)state;
    mutates(&(struct dfg_mutate_row){{0, "relu"}, NULL, to_operand},
            "fn @main(%x) {\n"
            "  %a = relu(%x)\n"
            "  %b = relu(%a)\n"
            "  %c = relu(%b)\n"
            "  return %c\n"
            "}\n",
            "fn @main(%x) {\n"
            "  return %x\n"
            "}\n");
}

static void functions_are_changed_in_their_bodies(void **state)
{
    (void)state;
    mutates(&(struct dfg_mutate_row){{0, "relu"}, NULL, to_tanh},
            "fn @main(%x) {\n"
            "  %a = relu(%x)\n"
            "  %f = fn (%y) {\n"
            "    %g = fn () {\n"
            "      %b = relu(%a)\n"
            "      return %b, %y\n"
            "    }\n"
            "    %c = If(%y, %g)\n"
            "    return %c, %a\n"
            "  }\n"
            "  %d = %f(%x)\n"
            "  return %d\n"
            "}\n",
            "fn @main(%x) {\n"
            "  %a = tanh(%x)\n"
            "  %f = fn (%y) {\n"
            "    %g = fn () {\n"
            "      %b = tanh(%a)\n"
            "      return %b, %y\n"
            "    }\n"
            "    %c = If(%y, %g)\n"
            "    return %c, %a\n"
            "  }\n"
            "  %d = %f(%x)\n"
            "  return %d\n"
            "}\n");
}

static dfg_node to_constant(struct dfg_mutator *mu, dfg_node pre)
{
    static const float data[] = {2};
    (void)pre;
    return dfg_const(mu->m, dfg_tensor_add(mu->m, f32(mu->m, 0, NULL), data, false));
}

static void what_is_replaced_before_keeps_its_operands_from_being_met(void **state)
{
    (void)state;
    mutates(&(struct dfg_mutate_row){{0, "size"}, to_constant, NULL},
            "fn @main(%x) {\n"
            "  %a = relu(%x)\n"
            "  %n = size(%a)\n"
            "  %r = mul(%x, %n)\n"
            "  return %r\n"
            "}\n",
            "fn @main(%x) {\n"
            "  %n = const f32 2.0\n"
            "  %r = mul(%x, %n)\n"
            "  return %r\n"
            "}\n");
}

static dfg_node to_function(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    dfg_module *m = mu->m;
    const dfg_node *args;
    (void)pre;
    dfg_body_open(m);
    dfg_node p = dfg_var(m, sym(m, "p"), 1, 0), r = call(m, "exp", NODES(p));
    dfg_node f = dfg_func(m, NODES(p), NODES(r), NULL, 0, 0);
    dfg_node_args(m, post, &args);
    return dfg_node_add(m, dfg_kind_of(m, DFG_CALL, 1, NULL, 0), NODES(f, args[0]), 0);
}

static void new_functions_stand_where_they_were_made(void **state)
{
    (void)state;
    mutates(&(struct dfg_mutate_row){{0, "relu"}, NULL, to_function},
            "fn @main(%x) {\n"
            "  %a = relu(%x)\n"
            "  return %a\n"
            "}\n",
            "fn @main(%x) {\n"
            "  %4 = fn (%p) {\n"
            "    %3 = exp(%p)\n"
            "    return %3\n"
            "  }\n"
            "  %a = %4(%x)\n"
            "  return %a\n"
            "}\n");
}

static dfg_node to_nothing(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    (void)pre;
    (void)post;
    call(mu->m, "left over", NULL, 0);
    return dfg_n_nodes(mu->m) + 7;
}

static dfg_node to_inside(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    (void)post;
    return dfg_name(mu->m, pre) == sym(mu->m, "out") ? named(mu->m, "in") : DFG_NONE;
}

static dfg_node to_tuple(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    const dfg_node args[] = {post};
    (void)pre;
    return dfg_tuple(mu->m, args, 1, 0);
}

static dfg_node to_parameter(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    (void)pre;
    (void)post;
    return dfg_var(mu->m, sym(mu->m, "v"), 2, 0);
}

static void what_can_not_be_changes_nothing(void **state)
{
    (void)state;
    static dfg_mutate_hook *const hooks[] = {to_nothing, to_inside, to_tuple, to_parameter};
    for (size_t i = 0; i < LEN(hooks); i++) {
        dfg_module *m = read_text("fn @main(%x) {\n"
                                  "  %k = exp(%x) #{layout = \"N\"}\n"
                                  "  %f = fn (%y) {\n"
                                  "    %in = exp(%y)\n"
                                  "    return %in\n"
                                  "  }\n"
                                  "  %out = relu(%k)\n"
                                  "  %d = %f(%out)\n"
                                  "  %e = %out.1\n"
                                  "  return %d, %e\n"
                                  "}\n");
        char *before = text_of(m);
        const struct dfg_mutate_row rows[] = {{{0, "relu"}, NULL, hooks[i]}, {{0, "exp"}, NULL, to_tanh}};
        struct dfg_mutator mu = {.m = m, .rows = rows, .n_rows = 1 + (i == 0)};
        struct dfg_error error = {DFG_OK, NULL};
        assert_int_equal(dfg_mutate(&mu, &error), DFG_BAD_GRAPH);
        assert_non_null(error.text);
        assert_false(mu.changed);
        prints(m, before);
        dfg_error_clear(&error);
        free(before);
        dfg_module_free(m);
    }
}

static dfg_node copy_all(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    const dfg_node *args;
    uint32_t argc = dfg_node_args(mu->m, post, &args);
    dfg_node copy[64];
    assert_true(argc <= LEN(copy));
    assert_true(post == pre || post > pre);
    if (argc == 0 || dfg_node_op(mu->m, pre) == DFG_FUNC)
        return DFG_NONE;
    memcpy(copy, args, argc * sizeof *args);
    return dfg_copy_with(mu, pre, copy);
}

static void copies_of_all_nodes_are_an_equal_graph(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 100; seed++) {
        dfg_module *m = random_graph(seed, 40, 8, true), *same = random_graph(seed, 40, 8, true);
        struct dfg_mutator mu = {.m = m, .after = copy_all};
        struct dfg_error error = {DFG_OK, NULL};
        assert_int_equal(dfg_mutate(&mu, NULL), DFG_OK);
        if (dfg_verify(m, &error) != DFG_OK || !dfg_equal(m, same, &error))
            fail_msg("seed %u: %s", (unsigned)seed, error.text);
        dfg_module_free(m);
        dfg_module_free(same);
    }
}

static void without_a_change_nothing_is_done(void **state)
{
    (void)state;
    dfg_module *m = read_text(diamond);
    struct dfg_mutator mu = {.m = m};
    assert_int_equal(dfg_mutate(&mu, NULL), DFG_OK);
    assert_false(mu.changed);
    prints(m, diamond);
    dfg_module_free(m);
}

/* ---- memory ---- */

static const char *const nested = "fn @main(%x) {\n"
                                  "  %a = relu(%x) #{layout = \"N\"}\n"
                                  "  %f = fn (%y) {\n"
                                  "    %b = add(%y, %a) #{layout = \"C\"}\n"
                                  "    %c = relu(%b)\n"
                                  "    return %c, %a\n"
                                  "  }\n"
                                  "  %d = %f(%a)\n"
                                  "  return %d\n"
                                  "}\n";

/* Request k of a mutation is refused; false: it made fewer. */
static bool refused(int k)
{
    struct counting_heap h = {.left = -1, .lasting = true};
    const struct dfg_ops *ops = &random_ops;
    dfg_module *m = module_on(&h, &ops, 1);
    assert_int_equal(dfg_read_text(m, "t.dfg", nested, strlen(nested), NULL), DFG_OK);
    const struct dfg_mutate_row rows[] = {{{0, "relu"}, NULL, to_function}};
    struct dfg_mutator mu = {.m = m, .rows = rows, .n_rows = 1};
    h.left = k;
    dfg_status status = dfg_mutate(&mu, NULL);
    bool was_refused = h.refused;
    h.left = -1;
    if (status != DFG_OK) {
        assert_true(was_refused);
        assert_int_equal(status, DFG_NO_MEMORY);
        assert_false(dfg_failed(m));
        prints(m, nested);
    }
    dfg_module_free(m);
    assert_int_equal(h.blocks, 0);
    return was_refused;
}

static void without_memory_the_graph_stays(void **state)
{
    (void)state;
    int k = 0;
    while (refused(k))
        k++;
    assert_in_range(k, 20, 400);
}

/* ---- the examples of runtime/README.md ---- */

/* nn.relu of nn.relu is one of them. */
static dfg_node drop_double(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    const dfg_node *args;
    (void)pre;
    dfg_node_args(mu->m, post, &args);
    return dfg_node_op(mu->m, args[0]) == dfg_node_op(mu->m, post) ? args[0] : DFG_NONE;
}

static dfg_status drop_doubles(dfg_module *m, struct dfg_error *error)
{
    static const struct dfg_mutate_row rows[] = {{{0, "nn.relu"}, NULL, drop_double}};
    struct dfg_mutator mu = {.m = m, .rows = rows, .n_rows = 1};
    return dfg_mutate(&mu, error);
}

static void doubles_are_dropped(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) {\n  %r = nn.relu(nn.relu(nn.relu(%x)))\n  return %r\n}\n");
    assert_int_equal(drop_doubles(m, NULL), DFG_OK);
    prints(m, "fn @main(%x) {\n  %2 = nn.relu(%x)\n  return %2\n}\n");
    dfg_module_free(m);
}

/* ---- depth ---- */

static void *walk_deep(void *arg)
{
    dfg_module *m = arg;
    static const struct dfg_mutate_row rows[] = {{{0, "relu"}, NULL, to_tanh}};
    struct dfg_visitor v = {.m = m};
    struct dfg_mutator mu = {.m = m, .rows = rows, .n_rows = 1};
    if (dfg_visit(&v, NULL, 0) != DFG_OK || dfg_mutate(&mu, NULL) != DFG_OK || !mu.changed)
        return m;
    return NULL;
}

static void a_million_nodes_need_little_stack(void **state)
{
    (void)state;
    dfg_module *m = dfg_module_new(NULL, 0);
    dfg_body_open(m);
    dfg_node x = param(m, "x"), at = x;
    uint32_t relu = dfg_kind_of(m, op(m, "relu"), 1, NULL, 0);
    for (uint32_t i = 0; i < 1000000; i++)
        at = dfg_node_add(m, relu, &at, 1, 0);
    function(m, "main", NODES(x), NODES(at));
    pthread_attr_t attr;
    pthread_t thread;
    void *failed = m;
    pthread_attr_init(&attr);
    assert_int_equal(pthread_attr_setstacksize(&attr, STACK_BYTES), 0);
    assert_int_equal(pthread_create(&thread, &attr, walk_deep, m), 0);
    pthread_join(thread, &failed);
    pthread_attr_destroy(&attr);
    assert_null(failed);
    assert_int_equal(dfg_n_nodes(m), 1000003);
    assert_int_equal(dfg_node_op(m, 1000001), op(m, "tanh"));
    dfg_module_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_stands_for_a_node_does_for_all_its_users),
        cmocka_unit_test(chains_of_replacements_are_followed),
        cmocka_unit_test(functions_are_changed_in_their_bodies),
        cmocka_unit_test(what_is_replaced_before_keeps_its_operands_from_being_met),
        cmocka_unit_test(new_functions_stand_where_they_were_made),
        cmocka_unit_test(what_can_not_be_changes_nothing),
        cmocka_unit_test(copies_of_all_nodes_are_an_equal_graph),
        cmocka_unit_test(without_a_change_nothing_is_done),
        cmocka_unit_test(doubles_are_dropped),
        cmocka_unit_test(without_memory_the_graph_stays),
        cmocka_unit_test(a_million_nodes_need_little_stack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
