/* test_postdom.c -- the post-dominator forest against its definition.
 *
 * A node post-dominates another if without it no value flows from there to an end.
 * That is computed by itself for every node of random graphs, and after random
 * fusions on the graph in which the fused nodes are one.
 */
#include "dfg_analysis.h"
#include "flow.h"
#include "random_graph.h"

static dfg_postdom *built(dfg_module *m)
{
    dfg_postdom *p = dfg_postdom_new(m);
    assert_non_null(p);
    assert_int_equal(dfg_postdom_build(p), DFG_OK);
    return p;
}

/* escapes[x]: some way from x ends without meeting `wall`. */
static void find_escapes(const struct flow *f, const bool *is_dead, dfg_node wall, bool *escapes)
{
    for (dfg_node x = f->n; --x > 0;) {
        bool used = false;
        escapes[x] = false;
        for (dfg_node y = 1; y < f->n && x != wall && !is_dead[x]; y++) {
            if (!flows(f, x, y))
                continue;
            used = true;
            escapes[x] = escapes[x] || (y != wall && escapes[y]);
        }
        if (!used && x != wall)
            escapes[x] = true;
    }
}

/* All answers about nodes that are not dead; ids of f are topological. */
static void agrees(dfg_postdom *p, const struct flow *f, const bool *is_dead, const char *what)
{
    bool *escapes = calloc(f->n, sizeof *escapes);
    dfg_node *parent = calloc(f->n, sizeof *parent);
    for (dfg_node a = f->n; --a > 0;) {
        if (is_dead[a])
            continue;
        find_escapes(f, is_dead, a, escapes);
        for (dfg_node b = 1; b < f->n; b++) {
            if (is_dead[b])
                continue;
            bool want = a == b || !escapes[b];
            if (dfg_postdominates(p, a, b) != want)
                fail_msg("%s: node %u %s node %u", what, a,
                         want ? "post-dominates" : "does not post-dominate", b);
            if (want && a != b)
                parent[b] = a; /* the last one written is the nearest */
        }
    }
    for (dfg_node b = 1; b < f->n; b++)
        if (!is_dead[b] && dfg_postdom_parent(p, b) != parent[b])
            fail_msg("%s: the parent of %u is %u, not %u", what, b, parent[b], dfg_postdom_parent(p, b));
    free(escapes);
    free(parent);
}

static void all_agree(dfg_module *m, const char *what)
{
    bool *none = calloc(dfg_n_nodes(m), sizeof *none);
    struct flow f = flow_of(m, false);
    dfg_postdom *p = built(m);
    agrees(p, &f, none, what);
    dfg_postdom_free(p);
    free(f.edge);
    free(none);
}

static void of_random_graphs(void **state)
{
    (void)state;
    char what[40];
    for (uint32_t seed = 1; seed <= 150; seed++) {
        dfg_module *m = random_graph(seed, 3 + seed % 50, seed % 3 == 0 ? 100 : 4, seed % 4 != 0);
        snprintf(what, sizeof what, "seed %u", (unsigned)seed);
        all_agree(m, what);
        dfg_module_free(m);
    }
}

/* ---- shapes ---- */

static dfg_module *started(void)
{
    dfg_module *m = dfg_module_new(NULL, 0);
    assert_non_null(m);
    dfg_body_open(m);
    return m;
}

static dfg_module *ended(dfg_module *m, dfg_node result)
{
    function(m, "main", NULL, 0, NODES(result));
    assert_int_equal(dfg_finish(m), DFG_OK);
    return m;
}

/* Node i of the first half also goes to node i of the second: ways cross as much as they can. */
static dfg_module *fifo_skips(uint32_t half)
{
    dfg_module *m = started();
    uint32_t relu = dfg_kind_of(m, op(m, "relu"), 1, NULL, 0), add = dfg_kind_of(m, op(m, "add"), 1, NULL, 0);
    dfg_node at = dfg_node_add(m, relu, NULL, 0, 0);
    for (uint32_t i = 1; i < half; i++)
        at = dfg_node_add(m, relu, &at, 1, 0);
    for (uint32_t i = 0; i < half; i++)
        at = dfg_node_add(m, add, NODES(at, 1 + i), 0);
    return ended(m, at);
}

/* A constant that every node uses, and a skip from the first to the last. */
static dfg_module *shared_constant(uint32_t n)
{
    dfg_module *m = started();
    dfg_node k = call(m, "k", NULL, 0), first = call(m, "relu", NODES(k)), at = first;
    for (uint32_t i = 0; i < n; i++)
        at = call(m, "add", NODES(at, k));
    return ended(m, call(m, "add", NODES(first, at)));
}

/* Every node uses all before it. */
static dfg_module *dense(uint32_t n)
{
    dfg_module *m = started();
    dfg_node nodes[100];
    for (uint32_t i = 0; i < n; i++)
        nodes[i] = call(m, "concat", nodes, i);
    return ended(m, nodes[n - 1]);
}

/* Two rails with rungs, both ways. */
static dfg_module *ladder(uint32_t n)
{
    dfg_module *m = started();
    uint32_t add = dfg_kind_of(m, op(m, "add"), 1, NULL, 0);
    dfg_node a = dfg_node_add(m, add, NULL, 0, 0), b = dfg_node_add(m, add, NODES(a), 0);
    for (uint32_t i = 0; i < n; i++) {
        dfg_node c = dfg_node_add(m, add, NODES(a, b), 0), d = dfg_node_add(m, add, NODES(a, b), 0);
        a = c;
        b = d;
    }
    return ended(m, dfg_node_add(m, add, NODES(a, b), 0));
}

static void of_shapes(void **state)
{
    (void)state;
    dfg_module *shapes[] = {fifo_skips(5), fifo_skips(150), shared_constant(100), dense(60), ladder(60)};
    static const char *const names[] = {"FIFO 5", "FIFO 150", "shared", "dense", "ladder"};
    for (size_t i = 0; i < LEN(shapes); i++) {
        all_agree(shapes[i], names[i]);
        dfg_module_free(shapes[i]);
    }
}

static void chain_of_a_million(void **state)
{
    (void)state;
    dfg_module *m = started();
    uint32_t relu = dfg_kind_of(m, op(m, "relu"), 1, NULL, 0), n = 1000000;
    dfg_node at = dfg_node_add(m, relu, NULL, 0, 0);
    for (uint32_t i = 1; i < n; i++)
        at = dfg_node_add(m, relu, &at, 1, 0);
    ended(m, at);
    dfg_postdom *p = built(m);
    for (dfg_node x = 1; x <= n; x++)
        assert_int_equal(dfg_postdom_parent(p, x), x + 1);
    assert_true(dfg_postdominates(p, n, 1));
    assert_false(dfg_postdominates(p, 1, n));
    dfg_postdom_free(p);
    dfg_module_free(m);
}

/* Too long for walks: these take the jump pointers. */
static void skips_of_half_a_million(void **state)
{
    (void)state;
    uint32_t half = 250000;
    dfg_module *m = fifo_skips(half);
    dfg_postdom *p = built(m);
    for (dfg_node x = 1; x <= half; x++) /* the last of the first half goes to both ends of the second */
        assert_int_equal(dfg_postdom_parent(p, x), 2 * half);
    for (dfg_node x = half + 1; x <= 2 * half; x++)
        assert_int_equal(dfg_postdom_parent(p, x), x + 1);
    dfg_postdom_free(p);
    dfg_module_free(m);

    m = ladder(half);
    p = built(m);
    for (dfg_node x = 1; x < 2 * half; x++) /* nothing but the end is common to the two rails */
        assert_int_equal(dfg_postdom_parent(p, x), 2 * half + 3);
    dfg_postdom_free(p);
    dfg_module_free(m);
}

/* ---- function values, ends ---- */

static dfg_node named(const dfg_module *m, const char *name)
{
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        if (strcmp(dfg_symbol_text(m, dfg_name(m, n)), name) == 0)
            return n;
    fail_msg("no %%%s", name);
    return DFG_NONE;
}

static dfg_module *read_text(const char *text)
{
    dfg_module *m = dfg_module_new(NULL, 0);
    struct dfg_error error = {DFG_OK, NULL};
    if (dfg_read_text(m, "t.dfg", text, strlen(text), &error) != DFG_OK)
        fail_msg("%s", error.text);
    return m;
}

static void uses_flow_through_functions(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) {\n"
                              "  %a = relu(%x)\n"
                              "  %f = fn (%y) {\n"
                              "    %b = add(%y, %a)\n"
                              "    return %b\n"
                              "  }\n"
                              "  %c = If(%x, %f)\n"
                              "  return %c\n"
                              "}\n");
    dfg_postdom *p = built(m);
    assert_int_equal(dfg_postdom_parent(p, named(m, "a")), named(m, "b"));
    assert_int_equal(dfg_postdom_parent(p, named(m, "y")), named(m, "b"));
    assert_int_equal(dfg_postdom_parent(p, named(m, "b")), named(m, "f"));
    assert_int_equal(dfg_postdom_parent(p, named(m, "f")), named(m, "c"));
    assert_int_equal(dfg_postdom_parent(p, named(m, "c")), dfg_function(m, 0));
    assert_int_equal(dfg_postdom_parent(p, dfg_function(m, 0)), DFG_NONE);
    assert_int_equal(dfg_postdom_parent(p, named(m, "x")), named(m, "c"));
    dfg_postdom_free(p);
    dfg_module_free(m);
}

static void the_function_is_the_end_of_several_results(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) {\n"
                              "  %a = relu(%x)\n"
                              "  %b = exp(%a)\n"
                              "  %dead = log(%b)\n"
                              "  %c = tan(%a)\n"
                              "  return %b, %c, %c\n"
                              "}\n");
    dfg_postdom *p = built(m);
    assert_int_equal(dfg_postdom_parent(p, named(m, "a")), DFG_NONE); /* %dead is an end, too */
    assert_int_equal(dfg_postdom_parent(p, named(m, "b")), DFG_NONE);
    assert_int_equal(dfg_postdom_parent(p, named(m, "dead")), DFG_NONE);
    assert_int_equal(dfg_postdom_parent(p, named(m, "c")), dfg_function(m, 0));
    dfg_postdom_free(p);
    dfg_module_free(m);
}

static void what_does_not_exist_dominates_nothing(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) {\n  return %x\n}\n");
    dfg_postdom *p = dfg_postdom_new(m);
    assert_false(dfg_postdominates(p, 1, 1)); /* not built */
    assert_int_equal(dfg_postdom_build(p), DFG_OK);
    assert_true(dfg_postdominates(p, 1, 1));
    assert_false(dfg_postdominates(p, DFG_NONE, 1));
    assert_false(dfg_postdominates(p, 1, DFG_NONE));
    assert_false(dfg_postdominates(p, 77, 1));
    assert_int_equal(dfg_postdom_parent(p, 77), DFG_NONE);
    dfg_postdom_free(p);
    dfg_postdom_free(NULL);
    dfg_module_free(m);
}

static void an_order_that_is_none_is_refused(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) {\n  %a = relu(%x)\n  %b = exp(%a)\n  return %b\n}\n");
    m->args.rows[m->nodes.first[named(m, "a")]] = named(m, "b");
    dfg_users_drop(m);
    dfg_postdom *p = dfg_postdom_new(m);
    assert_int_equal(dfg_postdom_build(p), DFG_BAD_GRAPH);
    dfg_postdom_free(p);
    dfg_module_free(m);
}

/* ---- fusions ---- */

/* Nodes that lead to `exit` only, with it: a random part of what it reads, closed under users. */
static uint32_t random_group(const struct flow *f, const bool *is_dead, dfg_node exit, uint64_t *seed,
                             bool *in)
{
    uint32_t n = 1;
    memset(in, 0, f->n * sizeof *in);
    in[exit] = true;
    for (dfg_node x = exit; --x > 0;) {
        bool used = false, leads = !is_dead[x];
        for (dfg_node y = 1; y < f->n && leads; y++) {
            used = used || flows(f, x, y);
            leads = !flows(f, x, y) || in[y];
        }
        if (used && leads && random_below(seed, 4) != 0) {
            in[x] = true;
            n++;
        }
    }
    return n;
}

/* What flowed to the group flows to its exit. */
static void contract(struct flow *f, bool *is_dead, const bool *in, dfg_node exit)
{
    for (dfg_node x = 1; x < f->n; x++) {
        for (dfg_node y = 1; y < f->n; y++) {
            if (in[x] || !in[y] || !flows(f, x, y))
                continue;
            f->edge[(size_t)x * f->n + y] = false;
            f->edge[(size_t)x * f->n + exit] = true;
        }
        if (in[x] && x != exit) {
            memset(f->edge + (size_t)x * f->n, 0, f->n * sizeof *f->edge);
            is_dead[x] = true;
        }
    }
}

static void fuse_at_random(dfg_module *m, uint32_t seed_number)
{
    uint64_t seed = seed_number;
    char what[40];
    struct flow f = flow_of(m, false);
    bool *is_dead = calloc(f.n, sizeof *is_dead), *in = calloc(f.n, sizeof *in);
    dfg_node *group = calloc(f.n, sizeof *group);
    dfg_postdom *p = built(m);
    for (int round = 0; round < 8; round++) {
        dfg_node exit = random_below(&seed, f.n - 1) + 1;
        if (is_dead[exit] || random_group(&f, is_dead, exit, &seed, in) < 2)
            continue;
        uint32_t n = 0;
        for (dfg_node x = 1; x < f.n; x++)
            if (in[x])
                group[n++] = x;
        assert_true(dfg_postdom_fuse(p, group, n, exit));
        contract(&f, is_dead, in, exit);
        snprintf(what, sizeof what, "seed %u, round %d", (unsigned)seed_number, round);
        agrees(p, &f, is_dead, what);
        assert_true(dfg_postdominates(p, group[0], group[n - 1]));
    }
    dfg_postdom_free(p);
    free(f.edge);
    free(is_dead);
    free(in);
    free(group);
}

static void stays_right_through_fusions(void **state)
{
    (void)state;
    for (uint32_t seed = 1; seed <= 120; seed++) {
        dfg_module *m = random_graph(seed, 10 + seed % 40, 4, seed % 3 == 0);
        fuse_at_random(m, seed);
        dfg_module_free(m);
    }
}

static void a_fusion_that_can_not_be_makes_it_stale(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) {\n"
                              "  %a = relu(%x)\n"
                              "  %b = exp(%a)\n"
                              "  %c = add(%b, %a)\n"
                              "  return %c\n"
                              "}\n");
    dfg_postdom *p = built(m);
    assert_false(dfg_postdom_fuse(p, NODES(named(m, "a"), named(m, "b")), named(m, "b")));
    assert_false(dfg_postdominates(p, named(m, "c"), named(m, "a")));
    assert_int_equal(dfg_postdom_build(p), DFG_OK);
    assert_true(dfg_postdominates(p, named(m, "c"), named(m, "a")));
    dfg_postdom_free(p);
    dfg_module_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_random_graphs),
        cmocka_unit_test(of_shapes),
        cmocka_unit_test(chain_of_a_million),
        cmocka_unit_test(skips_of_half_a_million),
        cmocka_unit_test(uses_flow_through_functions),
        cmocka_unit_test(the_function_is_the_end_of_several_results),
        cmocka_unit_test(what_does_not_exist_dominates_nothing),
        cmocka_unit_test(an_order_that_is_none_is_refused),
        cmocka_unit_test(stays_right_through_fusions),
        cmocka_unit_test(a_fusion_that_can_not_be_makes_it_stale),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
