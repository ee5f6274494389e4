/* test_visit.c -- walks and visitors: orders, counts, limits.
 *
 * Orders and counts are compared with recursive definitions on random graphs.
 */
#include "visit_build.h"

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
        cmocka_unit_test(a_variable_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
