/* test_walk.c -- which nodes may be the parent of a dominated child, in which
 * order, and what lies between: as a walk from the child finds them, and as the
 * tables say that are made for a whole graph.
 */
#include "scratch_build.h"

/* How often the tables' pattern was asked. */
static uint32_t n_fits, n_may;

/* A node called %stop fits no path. */
static bool fits(const dfg_graph *g, dfg_node n)
{
    char *label = dfg_node_label(g->module, n);
    const bool yes = strcmp(label, "%stop") != 0;
    free(label);
    n_fits++;
    return yes;
}

static bool never(const dfg_graph *g, dfg_node n)
{
    (void)g;
    (void)n;
    n_may++;
    return false;
}

static const struct dfg_dominates by_tables = {.tables = 2, .row = 6, .fits = fits};
static const struct dfg_dominates by_names = {.tables = 2, .row = 6};
static const struct dfg_dominates by_nobody = {.tables = 2, .row = 6, .fits = fits, .may = never};

/* From root: `parent:between` for each that may be the parent. */
static void walk(const struct bound *b, dfg_node root, const struct dfg_dominates *of, char *found,
                 size_t size)
{
    struct dfg_walk w;
    *found = 0;
    for (dfg_node at = dfg_walk_first(&b->g, &w, 0, root, of); at != DFG_NONE;
         at = dfg_walk_next(&b->g, &w, w.given || fits(&b->g, at))) {
        if (!w.alone)
            continue;
        struct dfg_nodes between = dfg_walk_path(&b->g, &w);
        append(b, found, size, at);
        for (uint32_t i = 0; i < between.n; i++)
            append(b, strcat(found, i ? "" : ":"), size, between.at[i]);
    }
}

static void assert_walk(const char *text, const char *root, const char *parents)
{
    static const struct dfg_dominates *const of[] = {NULL, &by_tables, &by_names};
    struct bound b = bind_text(text);
    char found[512];
    for (int i = 0; i < 3; i++) {
        walk(&b, node_of(&b, root), of[i], found, sizeof found);
        assert_string_equal(found, parents);
    }
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
    for (dfg_node at = dfg_walk_first(&b.g, &w, 0, node_of(&b, "%n100"), NULL); at != DFG_NONE;
         at = dfg_walk_next(&b.g, &w, true)) {
        looked++;
        parents += w.alone;
    }
    assert_int_equal(looked, 301);
    assert_int_equal(parents, 101);
    unbind(&b);
}

/* ---- the tables beside the walk ---- */

static uint32_t dice(uint32_t *seed, uint32_t n)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (*seed >> 8) % n;
}

/* Chains, diamonds, skips; leaves that all of it shares, and some that few nodes read. */
static void random_graph(uint32_t seed, char *text, size_t size)
{
    enum { MOST = 14 };
    uint32_t n = 3 + dice(&seed, MOST - 2), near = 1 + dice(&seed, 4), stop = dice(&seed, 3 * n);
    char name[MOST][8], operand[8];
    snprintf(text, size, "fn @main(%%x, %%y) { %%k = const f32 1.0");
    for (uint32_t i = 0; i < n; i++) {
        uint32_t k = 1 + dice(&seed, 3);
        snprintf(name[i], sizeof name[i], i == stop ? "%%stop" : "%%n%u", i);
        snprintf(text + strlen(text), size - strlen(text), " %s = f(", name[i]);
        for (uint32_t j = 0; j < k; j++) {
            uint32_t back = 1 + dice(&seed, near);
            bool leaf = back > i || dice(&seed, 4) == 0;
            snprintf(operand, sizeof operand, "%%%c", "xyk"[dice(&seed, 3)]);
            snprintf(text + strlen(text), size - strlen(text), "%s%s", j ? ", " : "",
                     leaf ? operand : name[i - back]);
        }
        strcat(text, ")");
    }
    bool two = dice(&seed, 4) == 0;
    snprintf(text + strlen(text), size - strlen(text), " return %s%s%s }", name[n - 1], two ? ", " : "",
             two ? name[dice(&seed, n)] : "");
}

static void tables_say_what_the_walk_finds(void **state)
{
    (void)state;
    uint32_t parents = 0;
    for (uint32_t seed = 1; seed <= 3000; seed++) {
        char text[2048], walked[2048], told[2048];
        random_graph(seed, text, sizeof text);
        struct bound b = bind_text(text);
        for (dfg_node n = 1; n < dfg_n_nodes(b.m); n++) {
            walk(&b, n, NULL, walked, sizeof walked);
            walk(&b, n, &by_tables, told, sizeof told);
            if (strcmp(walked, told) != 0)
                print_error("seed %u node %u: %s\n", seed, n, text);
            assert_string_equal(told, walked);
            parents += *told != 0;
        }
        unbind(&b);
    }
    assert_in_range(parents, 5000, UINT32_MAX);
}

/* From each node of the graph: each is asked once, whoever reads it. */
static void assert_asked_once(const char *text, uint32_t nodes)
{
    struct bound b = bind_text(text);
    struct dfg_walk w;
    n_fits = n_may = 0;
    for (dfg_node n = 1; n < dfg_n_nodes(b.m); n++)
        assert_int_equal(dfg_walk_first(&b.g, &w, 0, n, &by_nobody), DFG_NONE);
    assert_int_equal(n_fits, nodes);
    assert_in_range(n_may, 1, nodes);
    unbind(&b);
}

static void each_node_is_asked_once(void **state)
{
    enum { LENGTH = 300, SIZE = 32768 };
    (void)state;
    char *shared = malloc(SIZE), *ladder = malloc(SIZE);
    strcpy(shared, "fn @main(%x) { %k = const f32 1.0 %n0 = add(%x, %k)");
    strcpy(ladder, "fn @main(%x) { %n0 = f(%x)");
    for (int i = 1; i < LENGTH; i++) {
        snprintf(shared + strlen(shared), SIZE - strlen(shared), " %%n%d = add(%%n%d, %%k)", i, i - 1);
        snprintf(ladder + strlen(ladder), SIZE - strlen(ladder), " %%n%d = add(f(%%n%d), g(%%n%d))", i, i - 1,
                 i - 1);
    }
    snprintf(shared + strlen(shared), SIZE - strlen(shared), " return %%n%d }", LENGTH - 1);
    snprintf(ladder + strlen(ladder), SIZE - strlen(ladder), " return %%n%d }", LENGTH - 1);
    assert_asked_once(shared, LENGTH + 1); /* and the function */
    assert_asked_once(ladder, 3 * LENGTH - 1);
    free(shared);
    free(ladder);
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
        cmocka_unit_test(tables_say_what_the_walk_finds),
        cmocka_unit_test(each_node_is_asked_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
