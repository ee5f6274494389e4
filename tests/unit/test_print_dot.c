/* test_print_dot.c -- what a picture of a graph holds. */
#include "dfg_dot.h"
#include "text_build.h"

static char *drawn(const dfg_module *m, const struct dfg_dot_mark *marks, size_t n)
{
    char *text = NULL;
    size_t len = 0;
    FILE *f = open_memstream(&text, &len);
    assert_non_null(f);
    assert_int_equal(dfg_write_dot(m, f, marks, n), DFG_OK);
    fclose(f);
    return text;
}

static void has(const char *text, const char *part)
{
    if (strstr(text, part) == NULL)
        fail_msg("no '%s' in:\n%s", part, text);
}

static const char graph[] = "fn @main(%x: f32[1, N], %\"a\\\"b\") {\n"
                            "  %c = const f32 0.5\n"
                            "  %0 = nn.relu(%x) {axis = 1}\n"
                            "  %f = fn (%p) {Composite = \"k\"} {\n    %1 = add(%p, %0)\n    return %1\n  }\n"
                            "  %2 = %f(%c)\n"
                            "  return %2, %x\n}\n";

static void functions_are_clusters_and_operands_edges(void **state)
{
    (void)state;
    dfg_module *m = read_good(graph);
    char *text = drawn(m, NULL, 0);
    has(text, "label=\"@main\";");
    has(text, "label=\"fn {Composite = \\\"k\\\"}\";");
    has(text, "label=\"%x\\nf32[1, N]\"");
    has(text, "label=\"%\\\"a\\\\\\\"b\\\"\"");
    has(text, "label=\"0.5\\n%c\\nf32\"");
    has(text, "tooltip=\"{axis = 1}\"");
    has(text, "  n1 -> n4;\n");
    has(text, "  n4 -> n6 [headlabel=\"1\"];\n");
    has(text, "  n6 -> n7;\n");
    assert_null(strstr(text, "legend"));
    assert_null(strstr(text, "n5 -> n7"));
    free(text);
    dfg_module_free(m);
}

static void marks_are_colours_with_a_legend(void **state)
{
    (void)state;
    const struct dfg_dot_mark marks[] = {{6, "b", 1},
                                         {4, "a \"q\"", 0},
                                         {6, "a \"q\"", 0},
                                         {8, "b", 1},
                                         {8, "b", 1}};
    dfg_module *m = read_good(graph);
    char *text = drawn(m, marks, 5);
    has(text, "n4 [label=\"nn.relu\\n%0\", style=filled, fillcolor=\"0.000 0.35 1.0\"");
    has(text, "n6 [label=\"add\\n%1\", style=striped, fillcolor=\"0.000 0.35 1.0:0.618 0.35 1.0\"");
    has(text, "n8 [label=\"call\\n%2\", style=filled, fillcolor=\"0.618 0.35 1.0\"");
    has(text, "[label=\"a \\\"q\\\"\", style=filled, fillcolor=\"0.000 0.35 1.0\"];");
    has(text, "[label=\"b\", style=filled, fillcolor=\"0.618 0.35 1.0\"];");
    char *second = strstr(strstr(text, "[label=\"b\"") + 1, "[label=\"b\"");
    assert_null(second);
    free(text);
    dfg_module_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(functions_are_clusters_and_operands_edges),
        cmocka_unit_test(marks_are_colours_with_a_legend),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
