/* test_convex.c -- groups that may become one node each, against the definition.
 *
 * After each random group the quotient of the graph by all groups accepted so far
 * and this one is tried for cycles by itself; the verdicts must be the same.
 */
#include "dfg_analysis.h"
#include "flow.h"
#include "random_graph.h"

static dfg_groups *groups_of(dfg_module *m)
{
    dfg_status status;
    dfg_groups *g = dfg_groups_new(m, &status);
    assert_int_equal(status, DFG_OK);
    assert_non_null(g);
    return g;
}

static bool adds(dfg_groups *g, const dfg_node *nodes, uint32_t n)
{
    bool added;
    assert_int_equal(dfg_groups_add(g, nodes, n, &added), DFG_OK);
    return added;
}

/* ---- the definition ---- */

/* Does the quotient by `of` have a cycle?  Items without operands left are taken away until none is. */
static bool is_cyclic(const struct flow *f, const dfg_node *of)
{
    bool *gone = calloc(f->n, sizeof *gone), changed = true, cyclic = false;
    while (changed) {
        changed = false;
        for (dfg_node item = 1; item < f->n; item++) {
            bool waits = gone[item] || of[item] != item;
            for (dfg_node b = 1; b < f->n && !waits; b++)
                for (dfg_node a = 1; a < f->n && !waits && of[b] == item; a++)
                    waits = flows(f, a, b) && of[a] != item && !gone[of[a]];
            if (!waits)
                changed = gone[item] = true;
        }
    }
    for (dfg_node item = 1; item < f->n; item++)
        cyclic = cyclic || (of[item] == item && !gone[item]);
    free(gone);
    return cyclic;
}

static void join(dfg_node *of, uint32_t n_nodes, dfg_node a, dfg_node b)
{
    dfg_node from = of[b], to = of[a];
    for (dfg_node n = 1; n < n_nodes; n++)
        if (of[n] == from)
            of[n] = to;
}

/* n and what stands in it. */
static void join_with_body(const dfg_module *m, dfg_node *of, dfg_node to, dfg_node n)
{
    join(of, dfg_n_nodes(m), to, n);
    for (dfg_node i = 1; i < n && dfg_node_op(m, n) == DFG_FUNC; i++)
        for (dfg_node f = dfg_node_body(m, i); f != DFG_NONE; f = dfg_node_body(m, f))
            if (f == n)
                join(of, dfg_n_nodes(m), to, i);
}

/* A random neighbour of n in the same body, or n. */
static dfg_node neighbour(const dfg_module *m, const struct flow *f, dfg_node n, uint64_t *seed)
{
    dfg_node found = n;
    uint32_t seen = 0;
    for (dfg_node x = 1; x < f->n; x++)
        if ((flows(f, x, n) || flows(f, n, x)) && dfg_node_body(m, x) == dfg_node_body(m, n) &&
            random_below(seed, ++seen) == 0)
            found = x;
    return found;
}

static uint32_t random_group(const dfg_module *m, const struct flow *f, uint64_t *seed, dfg_node *group)
{
    uint32_t n = 1, wish = 2 + random_below(seed, 5);
    group[0] = random_below(seed, f->n - 1) + 1;
    for (int tries = 0; tries < 30 && n < wish; tries++) {
        dfg_node x = random_below(seed, 6) == 0 ? random_below(seed, f->n - 1) + 1
                                                : neighbour(m, f, group[random_below(seed, n)], seed);
        bool is_new = dfg_node_body(m, x) != DFG_NONE;
        for (uint32_t i = 0; i < n; i++)
            is_new = is_new && group[i] != x;
        if (is_new)
            group[n++] = x;
    }
    return n;
}

static void random_groups_agree(uint32_t seed_number, uint32_t *n_added, uint32_t *n_refused)
{
    uint64_t seed = seed_number;
    dfg_module *m = random_graph(seed_number, 8 + seed_number % 25, 5, seed_number % 3 == 0);
    uint32_t n_nodes = dfg_n_nodes(m);
    struct flow f = flow_of(m, true);
    dfg_groups *g = groups_of(m);
    dfg_node *of = calloc(n_nodes, sizeof *of), *next = calloc(n_nodes, sizeof *next), group[8];
    for (dfg_node n = 0; n < n_nodes; n++)
        of[n] = n;
    for (int round = 0; round < 12; round++) {
        uint32_t n = random_group(m, &f, &seed, group);
        memcpy(next, of, n_nodes * sizeof *of);
        for (uint32_t i = 0; i < n; i++)
            join_with_body(m, next, group[0], group[i]);
        bool want = !is_cyclic(&f, next);
        if (adds(g, group, n) != want)
            fail_msg("seed %u, round %d: the group is %s", seed_number, round, want ? "refused" : "taken");
        if (want)
            memcpy(of, next, n_nodes * sizeof *of);
        *n_added += want;
        *n_refused += !want;
        for (dfg_node a = 1; a < n_nodes; a++)
            for (dfg_node b = 1; b < a; b++)
                assert_int_equal(of[a] == of[b], dfg_group_of(g, a) == dfg_group_of(g, b));
    }
    dfg_groups_free(g);
    free(f.edge);
    free(of);
    free(next);
    dfg_module_free(m);
}

static void random_groups(void **state)
{
    (void)state;
    uint32_t n_added = 0, n_refused = 0;
    for (uint32_t seed = 1; seed <= 250; seed++)
        random_groups_agree(seed, &n_added, &n_refused);
    assert_true(n_added > 300 && n_refused > 300); /* both are met often */
}

/* ---- shapes ---- */

static dfg_module *read_text(const char *text)
{
    dfg_module *m = dfg_module_new(NULL, 0);
    struct dfg_error error = {DFG_OK, NULL};
    if (dfg_read_text(m, "t.dfg", text, strlen(text), &error) != DFG_OK)
        fail_msg("%s", error.text);
    return m;
}

static dfg_node named(const dfg_module *m, const char *name)
{
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        if (strcmp(dfg_symbol_text(m, dfg_name(m, n)), name) == 0)
            return n;
    fail_msg("no %%%s", name);
    return DFG_NONE;
}

static void a_way_out_and_back_is_refused(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) {\n"
                              "  %a = relu(%x)\n"
                              "  %b = exp(%a)\n"
                              "  %c = add(%a, %b)\n"
                              "  return %c\n"
                              "}\n");
    dfg_groups *g = groups_of(m);
    assert_false(adds(g, NODES(named(m, "a"), named(m, "c"))));
    assert_int_equal(dfg_group_of(g, named(m, "a")), named(m, "a"));
    assert_true(adds(g, NODES(named(m, "a"), named(m, "b"), named(m, "c"))));
    assert_int_equal(dfg_group_of(g, named(m, "a")), dfg_group_of(g, named(m, "c")));
    dfg_groups_free(g);
    dfg_module_free(m);
}

static void two_convex_groups_that_wait_for_one_another(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x, %y) {\n"
                              "  %a = relu(%x)\n"
                              "  %b = relu(%y)\n"
                              "  %c = exp(%a)\n"
                              "  %d = exp(%b)\n"
                              "  return %c, %d\n"
                              "}\n");
    dfg_node a = named(m, "a"), b = named(m, "b"), c = named(m, "c"), d = named(m, "d");
    dfg_groups *g = groups_of(m);
    assert_true(adds(g, NODES(a, d))); /* {a, d} and {b, c} are convex each */
    assert_false(adds(g, NODES(b, c)));
    assert_true(adds(g, NODES(a, c)));
    assert_int_equal(dfg_group_of(g, d), dfg_group_of(g, c)); /* groups that meet are one */
    dfg_groups_free(g);
    g = groups_of(m);
    assert_true(adds(g, NODES(b, c)));
    assert_false(adds(g, NODES(a, d)));
    assert_true(adds(g, NODES(a, b, c, d)));
    dfg_groups_free(g);
    dfg_module_free(m);
}

static void ways_lead_through_functions(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) {\n"
                              "  %a = relu(%x)\n"
                              "  %k = relu(%x)\n"
                              "  %f = fn () {\n"
                              "    %unused = exp(%a)\n"
                              "    return %k\n"
                              "  }\n"
                              "  %c = If(%x, %f)\n"
                              "  return %c\n"
                              "}\n");
    dfg_groups *g = groups_of(m);
    assert_false(adds(g, NODES(named(m, "a"), named(m, "c"))));
    assert_false(adds(g, NODES(named(m, "k"), named(m, "c"))));
    assert_true(adds(g, NODES(named(m, "a"), named(m, "f"), named(m, "c"))));
    assert_int_equal(dfg_group_of(g, named(m, "unused")), dfg_group_of(g, named(m, "c")));
    dfg_groups_free(g);
    dfg_module_free(m);
}

/* Pairs of neighbours on two rails, many at one place of the order: keys run out and are dealt anew. */
static void many_groups(void **state)
{
    (void)state;
    enum { N = 20000 };
    dfg_module *m = dfg_module_new(NULL, 0);
    dfg_body_open(m);
    uint32_t relu = dfg_kind_of(m, op(m, "relu"), 1, NULL, 0), add = dfg_kind_of(m, op(m, "add"), 1, NULL, 0);
    dfg_node x = dfg_node_add(m, relu, NULL, 0, 0), a[N], b[N];
    for (uint32_t i = 0; i < N; i++)
        a[i] = dfg_node_add(m, relu, &x, 1, 0);
    for (uint32_t i = 0; i < N; i++)
        b[i] = dfg_node_add(m, add, NODES(a[i], a[(i + 1) % N]), 0);
    function(m, "main", NULL, 0, b, N);
    dfg_groups *g = groups_of(m);
    for (uint32_t i = 0; i < N; i += 2) /* each has two exits */
        assert_true(adds(g, NODES(a[i], b[i])));
    for (uint32_t i = 1; i + 2 < N; i += 2)
        assert_true(adds(g, NODES(a[i], b[i])));
    assert_false(adds(g, NODES(a[N - 1], b[N - 1]))); /* the ring would close */
    dfg_groups_free(g);
    dfg_module_free(m);
}

static void what_does_not_exist_is_refused(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) {\n  %a = relu(%x)\n  return %a\n}\n");
    dfg_groups *g = groups_of(m);
    bool added;
    assert_int_equal(dfg_groups_add(g, NODES(77), &added), DFG_BAD_GRAPH);
    assert_int_equal(dfg_groups_add(g, NODES(named(m, "a"), DFG_NONE), &added), DFG_BAD_GRAPH);
    assert_false(added);
    assert_int_equal(dfg_group_of(g, 77), DFG_NONE);
    assert_true(adds(g, NULL, 0));
    assert_true(adds(g, NODES(named(m, "a"))));
    dfg_groups_free(g);
    dfg_groups_free(NULL);
    dfg_module_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_groups),
        cmocka_unit_test(a_way_out_and_back_is_refused),
        cmocka_unit_test(two_convex_groups_that_wait_for_one_another),
        cmocka_unit_test(ways_lead_through_functions),
        cmocka_unit_test(many_groups),
        cmocka_unit_test(what_does_not_exist_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
