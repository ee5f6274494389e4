/* test_visit.c -- walks, visitors and mutators: orders, counts, limits, what comes out.
 *
 * Orders and counts are compared with recursive definitions on random graphs; a
 * chain of a million nodes is walked and changed on 64 KiB of stack.
 */
#include <pthread.h>

#include "dfg_visit.h"
#include "random_graph.h"

/* A sanitizer's own frames need some more. */
#if defined(__SANITIZE_ADDRESS__)
#define STACK_BYTES (256 * 1024)
#else
#define STACK_BYTES (64 * 1024)
#endif

static dfg_module *read_text(const char *text)
{
    const struct dfg_ops *ops = &random_ops;
    dfg_module *m = dfg_module_new(&ops, 1);
    struct dfg_error error = {DFG_OK, NULL};
    if (dfg_read_text(m, "t.dfg", text, strlen(text), &error) != DFG_OK)
        fail_msg("%s", error.text);
    return m;
}

static char *text_of(const dfg_module *m)
{
    char *text = NULL;
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    assert_non_null(f);
    assert_int_equal(dfg_print(m, f), DFG_OK);
    fclose(f);
    return text;
}

static void prints(const dfg_module *m, const char *want)
{
    struct dfg_error error = {DFG_OK, NULL};
    if (dfg_verify(m, &error) != DFG_OK)
        fail_msg("%s", error.text);
    char *got = text_of(m);
    assert_string_equal(got, want);
    free(got);
}

static dfg_node named(const dfg_module *m, const char *name)
{
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        if (strcmp(dfg_symbol_text(m, dfg_name(m, n)), name) == 0)
            return n;
    return DFG_NONE;
}

/* ---- walks ---- */

struct seen {
    dfg_node at[4000];
    uint32_t n, stop_after;
};

static bool note(void *ctx, dfg_node n)
{
    struct seen *s = ctx;
    s->at[s->n++] = n;
    return s->n != s->stop_after;
}

/* The definition. */
static void post_order(const dfg_module *m, dfg_node n, bool *was_here, struct seen *s)
{
    const dfg_node *args;
    uint32_t argc = dfg_node_args(m, n, &args);
    if (n == DFG_NONE || was_here[n])
        return;
    was_here[n] = true;
    for (uint32_t i = 0; i < argc; i++)
        post_order(m, args[i], was_here, s);
    s->at[s->n++] = n;
}

static void post_orders_are_those_of_a_recursive_visitor(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        dfg_module *m = random_graph(seed, 60, 10, true);
        struct seen got = {.n = 0}, want = {.n = 0};
        bool *was_here = calloc(dfg_n_nodes(m), sizeof *was_here);
        dfg_node root = dfg_function(m, 0);
        post_order(m, root, was_here, &want);
        assert_int_equal(dfg_post_order(m, root, note, &got), DFG_OK);
        assert_int_equal(got.n, want.n);
        assert_memory_equal(got.at, want.at, got.n * sizeof *got.at);
        free(was_here);
        dfg_module_free(m);
    }
}

static void topological_walks_have_every_node_of_the_function(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        dfg_module *m = random_graph(seed, 60, 10, true);
        uint32_t n = 0;
        for (uint32_t i = 0; i < dfg_n_functions(m); i++) {
            struct seen got = {.n = 0};
            dfg_topological(m, dfg_function(m, i), note, &got);
            for (uint32_t k = 0; k < got.n; k++) {
                dfg_node outer =
                    got.at[k] == dfg_function(m, i) ? dfg_function(m, i) : dfg_outer_function(m, got.at[k]);
                assert_int_equal(outer, dfg_function(m, i));
                assert_true(k == 0 || got.at[k] == got.at[k - 1] + 1);
            }
            n += got.n;
        }
        assert_int_equal(n, dfg_n_nodes(m) - 1);
        dfg_module_free(m);
    }
}

static void walks_end_when_they_are_told(void **state)
{
    (void)state;
    dfg_module *m = random_graph(3, 60, 10, true);
    struct seen got = {.stop_after = 5};
    dfg_topological(m, dfg_function(m, 0), note, &got);
    assert_int_equal(got.n, 5);
    got.n = 0;
    assert_int_equal(dfg_post_order(m, dfg_function(m, 0), note, &got), DFG_OK);
    assert_int_equal(got.n, 5);
    got.n = 0;
    dfg_topological(m, named(m, "p"), note, &got); /* no function */
    assert_int_equal(got.n, 0);
    dfg_module_free(m);
}

/* ---- visitors ---- */

static const char *const diamond = "fn @main(%x) {\n"
                                   "  %a = relu(%x)\n"
                                   "  %b = add(%a, %a)\n"
                                   "  %c = conv(%b, %a)\n"
                                   "  %d = print(%c)\n"
                                   "  return %d\n"
                                   "}\n";

/* What was met, as text: `<` before the operands, `>` behind. */
struct log {
    char text[200];
};

static void put(struct dfg_visitor *v, char mark, dfg_node n)
{
    char *text = ((struct log *)v->ctx)->text;
    snprintf(text + strlen(text), sizeof(struct log) - strlen(text), "%c%s", mark,
             dfg_symbol_text(v->m, dfg_name(v->m, n)));
}

static enum dfg_visit_way log_pre(struct dfg_visitor *v, dfg_node n)
{
    put(v, '<', n);
    return DFG_VISIT_ON;
}

static enum dfg_visit_way log_post(struct dfg_visitor *v, dfg_node n)
{
    put(v, '>', n);
    return DFG_VISIT_ON;
}

static enum dfg_visit_way log_over(struct dfg_visitor *v, dfg_node n)
{
    put(v, '-', n);
    return DFG_VISIT_OVER;
}

static enum dfg_visit_way log_stop(struct dfg_visitor *v, dfg_node n)
{
    put(v, '!', n);
    return DFG_VISIT_STOP;
}

static void visits(struct dfg_visitor *v, const char *want)
{
    dfg_module *m = read_text(diamond);
    struct log log = {""};
    dfg_node d = named(m, "d");
    v->m = m;
    v->ctx = &log;
    assert_int_equal(dfg_visit(v, &d, 1), DFG_OK);
    assert_string_equal(log.text, want);
    dfg_module_free(m);
}

static void hooks_are_called_before_and_behind_operands(void **state)
{
    (void)state;
    struct dfg_visitor v = {.pre = log_pre, .post = log_post};
    visits(&v, "<d<c<b<a<x>x>a>b>c>d");
    assert_false(v.stopped);
}

static void rows_say_what_is_done_at_an_operator(void **state)
{
    (void)state;
    static const struct dfg_visit_row rows[] = {
        {{DFG_VAR, NULL}, NULL, log_post}, {{0, "add"}, log_over, log_post}, {{0, "add"}, log_stop, NULL}};
    struct dfg_visitor v = {.rows = rows, .n_rows = 3, .post = log_post};
    visits(&v, "-b>x>a>c>d");
}

static void a_hook_may_end_the_visit(void **state)
{
    (void)state;
    static const struct dfg_visit_row before[] = {{{0, "relu"}, log_stop, NULL}},
                                      behind[] = {{{0, "add"}, NULL, log_stop}};
    struct dfg_visitor v = {.rows = before, .n_rows = 1, .pre = log_pre, .post = log_post};
    visits(&v, "<d<c<b!a");
    assert_true(v.stopped);
    v = (struct dfg_visitor){.rows = behind, .n_rows = 1, .pre = log_pre, .post = log_post};
    visits(&v, "<d<c<a<x>x>a!b");
    assert_true(v.stopped);
}

static void a_node_is_visited_as_often_as_the_limit_says(void **state)
{
    (void)state;
    struct dfg_visitor v = {.limit = 2, .post = log_post};
    visits(&v, ">x>a>x>a>b>c>d");
    v.limit = 9;
    visits(&v, ">x>a>x>a>b>x>a>c>d");
}

/* Uses, counted by a visit: see dfg_arrivals. */
struct counts {
    uint32_t of[200];
};

static enum dfg_visit_way count(struct dfg_visitor *v, dfg_node root)
{
    struct counts *c = v->ctx;
    if (dfg_node_body(v->m, root) == DFG_NONE)
        for (dfg_node n = 1; n < dfg_n_nodes(v->m); n++)
            c->of[n] = dfg_arrivals(v, n);
    return DFG_VISIT_ON;
}

static void arrivals_are_uses_of_what_is_live(void **state)
{
    (void)state;
    static const struct dfg_visit_row rows[] = {{{DFG_FUNC, NULL}, NULL, count}};
    dfg_module *m = read_text(diamond);
    struct counts counts = {{0}};
    struct dfg_visitor v = {.m = m, .rows = rows, .n_rows = 1, .ctx = &counts};
    assert_int_equal(dfg_visit(&v, NULL, 0), DFG_OK);
    for (dfg_node n = named(m, "a"); n < dfg_function(m, 0); n++)
        assert_int_equal(counts.of[n], dfg_node_uses(m, n));
    assert_int_equal(counts.of[named(m, "x")], 2); /* as a parameter, too */
    dfg_module_free(m);
}

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

static void what_can_not_be_changes_nothing(void **state)
{
    (void)state;
    static dfg_mutate_hook *const hooks[] = {to_nothing, to_inside};
    for (size_t i = 0; i < LEN(hooks); i++) {
        dfg_module *m = read_text("fn @main(%x) {\n"
                                  "  %k = exp(%x) #{layout = \"N\"}\n"
                                  "  %f = fn (%y) {\n"
                                  "    %in = exp(%y)\n"
                                  "    return %in\n"
                                  "  }\n"
                                  "  %out = relu(%k)\n"
                                  "  %d = %f(%out)\n"
                                  "  return %d\n"
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

/* ---- the examples of runtime/README.md ---- */

/* Is the variable used in the value? */
static enum dfg_visit_way look(struct dfg_visitor *v, dfg_node n)
{
    return n == *(const dfg_node *)v->ctx ? DFG_VISIT_STOP : DFG_VISIT_ON;
}

static bool uses_var(const dfg_module *m, dfg_node value, dfg_node var)
{
    static const struct dfg_visit_row rows[] = {{{DFG_VAR, NULL}, look, NULL}};
    struct dfg_visitor v = {.m = m, .rows = rows, .n_rows = 1, .ctx = &var};
    return dfg_visit(&v, &value, 1) == DFG_OK && v.stopped;
}

static void a_variable_is_found(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x, %y) {\n  %a = relu(%x)\n  return %a\n}\n");
    assert_true(uses_var(m, named(m, "a"), named(m, "x")));
    assert_false(uses_var(m, named(m, "a"), named(m, "y")));
    dfg_module_free(m);
}

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
        cmocka_unit_test(post_orders_are_those_of_a_recursive_visitor),
        cmocka_unit_test(topological_walks_have_every_node_of_the_function),
        cmocka_unit_test(walks_end_when_they_are_told),
        cmocka_unit_test(hooks_are_called_before_and_behind_operands),
        cmocka_unit_test(rows_say_what_is_done_at_an_operator),
        cmocka_unit_test(a_hook_may_end_the_visit),
        cmocka_unit_test(a_node_is_visited_as_often_as_the_limit_says),
        cmocka_unit_test(arrivals_are_uses_of_what_is_live),
        cmocka_unit_test(what_stands_for_a_node_does_for_all_its_users),
        cmocka_unit_test(chains_of_replacements_are_followed),
        cmocka_unit_test(functions_are_changed_in_their_bodies),
        cmocka_unit_test(what_is_replaced_before_keeps_its_operands_from_being_met),
        cmocka_unit_test(new_functions_stand_where_they_were_made),
        cmocka_unit_test(what_can_not_be_changes_nothing),
        cmocka_unit_test(copies_of_all_nodes_are_an_equal_graph),
        cmocka_unit_test(without_a_change_nothing_is_done),
        cmocka_unit_test(a_variable_is_found),
        cmocka_unit_test(doubles_are_dropped),
        cmocka_unit_test(a_million_nodes_need_little_stack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
