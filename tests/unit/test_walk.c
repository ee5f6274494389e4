/* test_walk.c -- which nodes may be the parent of a dominated child, in which
 * order, and what lies between.
 */
#include "scratch_build.h"

/* Walks from `root`: `parent:between` for each that may be the parent; a node called %stop fits no path. */
static void assert_walk(const char *text, const char *root, const char *parents)
{
    struct bound b = bind_text(text);
    struct dfg_walk w;
    char found[512] = "";
    for (dfg_node at = dfg_walk_first(&b.g, &w, 0, node_of(&b, root)); at != DFG_NONE;) {
        char *label = dfg_node_label(b.m, at);
        const bool fits = strcmp(label, "%stop") != 0;
        free(label);
        if (w.alone) {
            struct dfg_nodes between = dfg_walk_path(&b.g, &w);
            append(&b, found, sizeof found, at);
            for (uint32_t i = 0; i < between.n; i++)
                append(&b, strcat(found, i ? "" : ":"), sizeof found, between.at[i]);
        }
        at = dfg_walk_next(&b.g, &w, w.given || fits);
    }
    assert_string_equal(found, parents);
    unbind(&b);
}

static void nearest_parent_first(void **state)
{
    (void)state;
    assert_walk("fn @main(%x) { %a = f(%x) %b = f(%a) %c = f(%b) return %c }", "%c", "%b %a: %b %x: %a %b");
}

static void diamond_is_one_region(void **state)
{
    (void)state;
    assert_walk("fn @main(%x) { %a = f(%x) %l = f(%a) %r = g(%a) %c = h(%l, %r) return %c }", "%c",
                "%a: %l %r %x: %a %l %r");
}

static void use_elsewhere_ends_the_walk(void **state)
{
    (void)state;
    assert_walk("fn @main(%x) { %a = f(%x) %b = f(%a) %c = f(%b) return %c, %a }", "%c", "%b");
}

static void path_that_does_not_fit_ends_the_walk(void **state)
{
    (void)state;
    assert_walk("fn @main(%x) { %a = f(%x) %stop = f(%a) %c = f(%stop) return %c }", "%c", "%stop");
}

static void leaves_beside_the_path_are_passed_by(void **state)
{
    (void)state;
    assert_walk("fn @main(%x, %y) { %k = const f32 1.0 %a = f(%x) %b = f(%a, %k) %c = f(%b, %y) return %c }",
                "%c", "%b %a: %b %x: %a %b");
}

/* The constant is an operand of all, and stands before what is nearer. */
static void leaf_before_a_nearer_node(void **state)
{
    (void)state;
    assert_walk("fn @main(%y) { %k = const f32 1.0 %a = f(%k, %y) %b = f(%a, %y) %c = f(%k, %b) return %c }",
                "%c", "%k: %a %b %b %a: %b %y: %a %b");
}

static void leaf_behind_a_nearer_node(void **state)
{
    (void)state;
    assert_walk("fn @main(%y) { %k = const f32 1.0 %a = f(%k, %y) %b = f(%a, %y) %c = f(%b, %k) return %c }",
                "%c", "%b %a: %b %k: %a %b %y: %a %b");
}

static void leaf_that_one_of_the_ends_does_not_read(void **state)
{
    (void)state;
    assert_walk("fn @main(%x, %y) { %a = f(%x) %b = f(%y) %c = f(%x, %a, %b) return %c }", "%c", "");
}

static void parents_held_back_survive_a_stop(void **state)
{
    (void)state;
    assert_walk(
        "fn @main(%y) { %k = const f32 1.0 %a = f(%k, %y) %stop = f(%a, %y) %c = f(%k, %stop) return %c }",
        "%c", "%stop");
}

static void no_operands_no_parent(void **state)
{
    (void)state;
    assert_walk("fn @main() { %c = f() return %c }", "%c", "");
}

static void both_operands_are_the_parent(void **state)
{
    (void)state;
    assert_walk("fn @main(%x) { %a = f(%x) %c = add(%a, %a) return %c }", "%c", "%a %x: %a");
}

/* 2^100 ways from the last to the first: each node is looked at once. */
static void ladder_of_diamonds(void **state)
{
    (void)state;
    char text[8192] = "fn @main(%x) { %n0 = f(%x) ";
    for (int i = 1; i <= 100; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%%n%d = add(f(%%n%d), g(%%n%d)) ", i,
                 i - 1, i - 1);
    strcat(text, "return %n100 }");
    struct bound b = bind_text(text);
    struct dfg_walk w;
    uint32_t looked = 0, parents = 0;
    for (dfg_node at = dfg_walk_first(&b.g, &w, 0, node_of(&b, "%n100")); at != DFG_NONE;
         at = dfg_walk_next(&b.g, &w, true)) {
        looked++;
        parents += w.alone;
    }
    assert_int_equal(looked, 301);
    assert_int_equal(parents, 101);
    unbind(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nearest_parent_first),
        cmocka_unit_test(diamond_is_one_region),
        cmocka_unit_test(use_elsewhere_ends_the_walk),
        cmocka_unit_test(path_that_does_not_fit_ends_the_walk),
        cmocka_unit_test(leaves_beside_the_path_are_passed_by),
        cmocka_unit_test(leaf_before_a_nearer_node),
        cmocka_unit_test(leaf_behind_a_nearer_node),
        cmocka_unit_test(leaf_that_one_of_the_ends_does_not_read),
        cmocka_unit_test(parents_held_back_survive_a_stop),
        cmocka_unit_test(no_operands_no_parent),
        cmocka_unit_test(both_operands_are_the_parent),
        cmocka_unit_test(ladder_of_diamonds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
