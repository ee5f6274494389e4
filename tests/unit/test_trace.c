/* test_trace.c -- generated matchers with hooks: what they tell, and that they answer the same.
 *
 * The committed C of golden/table.pat is compiled twice: here with DFG_TRACE,
 * and by tests/golden without.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define DFG_TRACE
#include "../golden/table.c"
#undef if

#include "dfg.h"

static unsigned failed, held, taken, hits;
static char last_failed[200], last_taken[200], last_hit[40];

static void keep(char *to, size_t size, const char *text)
{
    strncpy(to, text, size - 1);
}

void dfg_trace_test(const char *file, int line, const char *test, bool holds)
{
    assert_non_null(strstr(file, "table.c"));
    assert_true(line > 0);
    held += holds;
    failed += !holds;
    if (!holds)
        keep(last_failed, sizeof last_failed, test);
}

void dfg_trace_branch(const char *file, int line, const char *condition, bool is_taken)
{
    assert_non_null(strstr(file, "table.c"));
    assert_true(line > 0);
    taken += is_taken;
    if (is_taken)
        keep(last_taken, sizeof last_taken, condition);
}

void dfg_trace_hit(const char *file, int line, const char *entry)
{
    (void)file;
    (void)line;
    hits++;
    keep(last_hit, sizeof last_hit, entry);
}

struct graph {
    dfg_module *m;
    dfg_graph g;
    void *memory;
    dfg_node root; /* what main returns */
};

static struct graph graph_of(const char *text)
{
    struct dfg_error error = {DFG_OK, NULL};
    struct graph graph = {.m = dfg_module_new(NULL, 0)};
    const dfg_node *args;
    assert_non_null(graph.m);
    assert_int_equal(dfg_read_text(graph.m, "graph", text, strlen(text), &error), DFG_OK);
    const size_t size = dfg_bind_size(graph.m, &table_names);
    graph.memory = malloc(size + 1);
    assert_non_null(graph.memory);
    assert_int_equal(dfg_bind(&graph.g, graph.m, &table_names, graph.memory, size), DFG_OK);
    const dfg_node main = dfg_function_by_name(graph.m, dfg_find_symbol(graph.m, "main", 4));
    const uint32_t n = dfg_node_args(graph.m, main, &args);
    graph.root = args[n - 1];
    failed = held = taken = hits = 0;
    memset(last_failed, 0, sizeof last_failed);
    memset(last_taken, 0, sizeof last_taken);
    memset(last_hit, 0, sizeof last_hit);
    return graph;
}

static void graph_free(struct graph *graph)
{
    free(graph->memory);
    dfg_module_free(graph->m);
}

static void test_a_hit_is_told(void **state)
{
    (void)state;
    struct graph graph =
        graph_of("fn @main(%x) {\n  %w = const f32 1\n  %c = nn.conv2d(%x, %w)\n  return %c\n}\n");
    assert_true(npu_candidates(&graph.g, graph.root) == UINT64_C(1) << NPU_CONV);
    assert_int_equal(hits, 1);
    assert_string_equal(last_hit, "NPU_CONV");
    assert_int_equal(failed, 0);
    assert_true(held > 0);
    graph_free(&graph);
}

static void test_the_failing_test_is_told(void **state)
{
    (void)state;
    struct graph graph = graph_of("fn @main(%x, %w) {\n  %c = nn.conv2d(%x, %w)\n  return %c\n}\n");
    assert_true(npu_candidates(&graph.g, graph.root) == 0);
    assert_int_equal(hits, 0);
    assert_int_equal(failed, 1);
    assert_string_equal(last_failed, "dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)");
    graph_free(&graph);
}

static void test_the_branch_that_leaves_is_told(void **state)
{
    (void)state;
    struct graph graph = graph_of("fn @main(%x) {\n  %c = nn.relu(%x)\n  return %c\n}\n");
    struct conv_match m;
    assert_false(conv_match(&graph.g, graph.root, &m));
    assert_int_equal(taken, 1);
    assert_non_null(strstr(last_taken, "!dfg_calls_argc(g, n, table_op_nn_conv2d, 2)"));
    graph_free(&graph);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_a_hit_is_told),
                                       cmocka_unit_test(test_the_failing_test_is_told),
                                       cmocka_unit_test(test_the_branch_that_leaves_is_told)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
