/* test_chain.c -- all that the repeated part of a pattern leads to, each node
 * once, longest chain first, and the way there.
 */
#include "scratch_build.h"

/* The repeated part is `f` or `add`, through any operand. */
static void walk_chain(const struct bound *b, struct dfg_chain *c, const char *root)
{
    for (dfg_node at = dfg_chain_first(&b->g, c, 0, node_of(b, root)); at != DFG_NONE;
         at = dfg_chain_next(c)) {
        const dfg_node *args;
        const uint16_t op = dfg_node_op(b->m, at);
        const uint32_t n = op < DFG_FIRST_OP ? 0 : dfg_node_args(b->m, at, &args);
        for (uint32_t i = 0; i < n; i++)
            dfg_chain_link(c, args[i]);
    }
}

/* `end:nodes on the way` for each end, longest chain first. */
static void assert_chain(const char *text, const char *root, const char *ends)
{
    struct bound b = bind_text(text);
    struct dfg_chain c;
    char found[512] = "";
    walk_chain(&b, &c, root);
    assert_int_equal(c.n, c.n_order);
    for (uint32_t i = 0; i < c.n_order; i++) {
        struct dfg_nodes path = dfg_chain_path(&c, c.order[i]);
        append(&b, found, sizeof found, c.node[c.order[i]]);
        for (uint32_t k = 0; k < path.n; k++)
            append(&b, strcat(found, k ? "" : ":"), sizeof found, path.at[k]);
    }
    assert_string_equal(found, ends);
    unbind(&b);
}

static void longest_first(void **state)
{
    (void)state;
    assert_chain("fn @main(%x) { %a = f(%x) %b = f(%a) return %b }", "%b", "%x: %b %a %a: %b %b");
}

static void no_repetition(void **state)
{
    (void)state;
    assert_chain("fn @main(%x) { %b = f(%x) return %b }", "%x", "%x");
}

static void first_link_is_entered_first(void **state)
{
    (void)state;
    assert_chain("fn @main(%x, %y) { %a = f(%x) %b = add(%a, %y) return %b }", "%b",
                 "%x: %b %a %a: %b %y: %b %b");
}

/* %a is reached twice: it keeps the first way. */
static void each_node_once(void **state)
{
    (void)state;
    assert_chain("fn @main(%x) { %a = f(%x) %l = f(%a) %r = f(%a) %b = add(%l, %r) return %b }", "%b",
                 "%x: %b %l %a %a: %b %l %l: %b %r: %b %b");
}

/* Many links to few nodes: what waits does not outgrow its row. */
static void many_links_to_one_node(void **state)
{
    (void)state;
    char text[16384] = "fn @main(%x) { %n0 = f(%x) ";
    for (int i = 1; i <= 60; i++) {
        snprintf(text + strlen(text), sizeof text - strlen(text), "%%n%d = f(%%n%d", i, i - 1);
        for (int k = i - 1; k >= 0 && k > i - 30; k--)
            snprintf(text + strlen(text), sizeof text - strlen(text), ", %%n%d", k);
        strcat(text, ") ");
    }
    strcat(text, "return %n60 }");
    struct bound b = bind_text(text);
    struct dfg_chain c;
    walk_chain(&b, &c, "%n60");
    assert_int_equal(c.n, 62);
    assert_int_equal(c.n_order, 62);
    assert_int_equal(dfg_chain_path(&c, c.order[0]).n, 61);
    assert_int_equal(c.n_events, 2 * 62);
    unbind(&b);
}

/* Ends that are tried on the way down come between those on the way up. */
static void events_nest(void **state)
{
    (void)state;
    struct bound b = bind_text("fn @main(%x, %y) { %a = f(%x) %b = add(%a, %y) return %b }");
    struct dfg_chain c;
    char found[256] = "";
    walk_chain(&b, &c, "%b");
    for (uint32_t i = 0; i < c.n_events; i++)
        append(&b, strcat(found, c.events[i] % 2 ? " -" : " +"), sizeof found, c.node[c.events[i] / 2]);
    assert_string_equal(found, " + %b + %a + %x - %x - %a + %y - %y - %b");
    unbind(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(longest_first),
        cmocka_unit_test(no_repetition),
        cmocka_unit_test(first_link_is_entered_first),
        cmocka_unit_test(each_node_once),
        cmocka_unit_test(many_links_to_one_node),
        cmocka_unit_test(events_nest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
