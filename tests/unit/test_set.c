/* test_set.c -- sets of nodes in scratch: order, differences, consumers, readers. */
#include "scratch_build.h"

static const char graph[] =
    "fn @main(%x, %y) { %a = f(%x) %b = f(%x, %a) %c = f(%a, %a) %d = f(%c, %y) return %d, %b }";

/* The nodes of a line of labels, in a row of their own. */
static struct dfg_nodes nodes_of(const struct bound *b, uint32_t row, const char *labels)
{
    dfg_node *at = dfg_row(&b->g, row);
    uint32_t n = 0;
    for (const char *s = labels; *s;) {
        const size_t len = strcspn(s, " ");
        char one[16] = "";
        assert_true(len < sizeof one);
        memcpy(one, s, len);
        at[n++] = node_of(b, one);
        s += len + (s[len] == ' ');
    }
    return (struct dfg_nodes){at, n};
}

static void assert_set(const char *labels, const char *sorted)
{
    struct bound b = bind_text(graph);
    struct dfg_nodes nodes = nodes_of(&b, 0, labels);
    assert_nodes(&b, dfg_set(&b.g, dfg_row(&b.g, 0), nodes.n), sorted);
    unbind(&b);
}

static void sets_are_sorted_without_doubles(void **state)
{
    (void)state;
    assert_set("", "");
    assert_set("%a", "%a");
    assert_set("%a %b %c", "%a %b %c");
    assert_set("%d %c %b %a", "%a %b %c %d");
    assert_set("%b %b %b", "%b");
    assert_set("%c %a %d %a %c %b %a", "%a %b %c %d");
}

static void added_sets_stay_within_the_row(void **state)
{
    (void)state;
    struct bound b = bind_text(graph);
    uint32_t n = 0;
    for (int i = 0; i < 100; i++)
        n = dfg_add_set(&b.g, dfg_row(&b.g, 0), n, nodes_of(&b, 1, "%d %c %b %a"));
    assert_in_range(n, 4, 8);
    assert_nodes(&b, dfg_set(&b.g, dfg_row(&b.g, 0), n), "%a %b %c %d");
    unbind(&b);
}

static void assert_without(const char *all, const char *but, const char *left)
{
    struct bound b = bind_text(graph);
    struct dfg_nodes nodes = nodes_of(&b, 0, all);
    assert_nodes(&b, dfg_without(&b.g, dfg_row(&b.g, 0), nodes.n, nodes_of(&b, 1, but)), left);
    unbind(&b);
}

static void differences(void **state)
{
    (void)state;
    assert_without("%a %b %c %d", "", "%a %b %c %d");
    assert_without("%a %b %c %d", "%b %d", "%a %c");
    assert_without("%a %b %c %d", "%d %b", "%a %c");
    assert_without("%b %c", "%a %b %c %d", "");
    assert_without("", "%a", "");
}

static void consumers_are_distinct_and_not_those_known(void **state)
{
    (void)state;
    struct bound b = bind_text(graph);
    const dfg_node x = node_of(&b, "%x"), a = node_of(&b, "%a");
    assert_nodes(&b, dfg_consumers(&b.g, 0, a, NULL, 0), "%b %c");
    assert_nodes(&b, dfg_consumers(&b.g, 0, x, &a, 1), "%b");
    assert_nodes(&b, dfg_consumers(&b.g, 0, node_of(&b, "%d"), NULL, 0), "");
    unbind(&b);
}

static void readers_up_to_a_height(void **state)
{
    (void)state;
    struct bound b = bind_text(graph);
    const dfg_node of[] = {node_of(&b, "%a"), DFG_NONE, node_of(&b, "%a"), node_of(&b, "%y")};
    assert_nodes(&b, dfg_readers(&b.g, 0, of, 2, 0), "%a");
    assert_nodes(&b, dfg_readers(&b.g, 0, of, 2, 1), "%a %b %c");
    assert_nodes(&b, dfg_readers(&b.g, 0, of, 3, 2), "%a %b %c %d");
    assert_nodes(&b, dfg_readers(&b.g, 0, of, 4, 1000), "%y %a %b %c %d");
    unbind(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sets_are_sorted_without_doubles),
        cmocka_unit_test(added_sets_stay_within_the_row),
        cmocka_unit_test(differences),
        cmocka_unit_test(consumers_are_distinct_and_not_those_known),
        cmocka_unit_test(readers_up_to_a_height),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
