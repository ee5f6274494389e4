/* test_label.c -- labels of nodes, by a table that is written here by hand, beside a plain recursion.
 *
 * Views are made by hand, too, so that operands may have greater numbers than what uses them.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/label.h"

enum { OP_f = DFG_FIRST_OP, OP_g, OP_cat, N_OPS, OP_other = N_OPS }; /* the last is not mentioned */

/* Entries: 0: f(g(const)), 1: g(const), 2: f(!g(const)), 3: f(x, y) with both there, 4: cat(_, const, ...), 5: _(const). */
enum { IS_CONST, IS_G, IS_FG, IS_NOT, IS_F_NOT, IS_PAIR, IS_SECOND, IS_ANY, N_PREDS, N_ENTRIES = 6 };
enum { SOME = DFG_TREE_SOME, NOT = DFG_TREE_NOT, STORED = DFG_TREE_STORED, NOWHERE = DFG_TREE_NOWHERE };
/* Axes: the first operand of an operator that is not mentioned, of const, f, g, cat; the second one of cat. */
#define ON(axis) (1u << (axis)), 0
static const uint16_t code[] = {
    STORED, 63, 0, 0, 1, 1, 1, 1, 2, 2, 1, 4, 3, 2, 0, 2, 4, 1, 2, 5, 1, 1, /* const: on all axes */
    STORED | 1, ON(2), 1, 2, 1, 0, /* g(const); f asks it */
    1, 0, 0, 0,                    /* f(g(const)) */
    STORED, ON(2), 2, 1, 2,        /* !g(const); f asks it */
    1, 0, 0, 2,                    /* f(!g(const)) */
    1, 0, 0, 3,                    /* f(_, _) */
    1, 0, 0, 4,                    /* cat(_, const, ...) */
    1, 0, 0, 5,                    /* _(const) */
};
static const uint32_t at[N_PREDS + 1] = {0, 22, 29, 33, 39, 43, 47, 51, 55};
static const uint16_t preds[] = {IS_NOT,   IS_ANY,  IS_CONST, IS_NOT, IS_ANY, IS_FG,  IS_NOT,    IS_F_NOT,
                                 IS_PAIR, IS_ANY, IS_G,     IS_NOT, IS_ANY, IS_NOT, IS_SECOND, IS_ANY};
/* By operator: the hard ones; what is asked of the class, of the node; axes. */
#define AXIS(operand, asking) operand, 0xFFFF & ~(asking), 0xFFFF, 0xFFFF, 0xFFFF
#define DENIED(at, kid)       1, at, NOT, 1, 0, kid /* what is not g(const) */
static const uint16_t asks[] = {
    DENIED(0, NOWHERE), 0, AXIS(0, 1 << 1),                          /* other: from 0 on */
    DENIED(1, NOWHERE), 0, AXIS(0, 1 << 2),                          /* const: 12 */
    DENIED(1, NOWHERE), 1, 0, 1, 3, 0, AXIS(0, 1 | 1 << 2 | 1 << 4), /* f: 24 */
    DENIED(1, 0), 0, AXIS(0, 1 | 1 << 2),                            /* g: 40 */
    DENIED(0, NOWHERE), 0, AXIS(0, 1 << 2), AXIS(1, 1 << 1),         /* cat: 52 */
};
static const uint32_t parts[] = {0, 6, 6, 7, 12, 18, 18, 19, 24, 30, 34, 35, 40, 46, 46, 47, 52, 58, 58, 59, 64};
static const struct dfg_tree_row of_op[N_OPS] = {
    [DFG_OTHER] = {0, 0, 2, 0, 1, 1}, [DFG_CONST] = {2, 4, 3, 1, 1, 1}, [OP_f] = {5, 8, 5, 2, 1, 1},
    [OP_g] = {10, 12, 3, 3, 1, 1},    [OP_cat] = {13, 16, 3, 4, 2, 1}};

static bool atom(const dfg_graph *g, dfg_node n, uint32_t number)
{
    return number == 0 && dfg_has_args(g, n, 2);
}

static const struct dfg_tree tree = {
    .n_entries = N_ENTRIES, .n_preds = N_PREDS, .at = at, .code = code, .n_ops = N_OPS, .of_op = of_op,
    .op_preds = preds, .parts = parts, .asks = asks, .n_axes = 6, .denies = true, .atom = atom};
static const struct dfg_names names = {.abi = DFG_ABI, .n_trees = 1};

/* ---- views ---- */

enum { MOST_NODES = 100000, MOST_ARGS = 300000 };

struct graph {
    dfg_graph view;
    uint16_t op[MOST_NODES], argc[MOST_NODES], map[N_OPS + 1];
    uint32_t first[MOST_NODES], kind[MOST_NODES];
    dfg_node args[MOST_ARGS];
    struct dfg_kind kinds[6];
    uint32_t n, n_args;
};

static struct graph *graph_new(void)
{
    static const uint16_t ops[] = {0, DFG_CONST, OP_f, OP_g, OP_cat, OP_other};
    struct graph *g = calloc(1, sizeof *g);
    assert_non_null(g);
    for (uint16_t i = 0; i < N_OPS; i++)
        g->map[i] = i;
    for (int i = 1; i < 6; i++)
        g->kinds[i] = (struct dfg_kind){.op = ops[i], .data = i > 1};
    g->view = (dfg_graph){.op = g->op, .argc = g->argc, .first = g->first, .kind = g->kind, .args = g->args,
                          .kinds = g->kinds, .op_map = g->map, .op_back = g->map, .names = &names};
    g->n = 1;
    return g;
}

/* Its operands are set by who calls; there is room for their number before them. */
static dfg_node *add(struct graph *g, uint32_t kind, uint16_t argc)
{
    assert_true(g->n < MOST_NODES && g->n_args + argc < MOST_ARGS);
    g->op[g->n] = g->kinds[kind].op;
    g->kind[g->n] = kind;
    g->argc[g->n] = argc;
    g->args[g->n_args] = argc;
    g->first[g->n++] = g->n_args + 1;
    g->n_args += argc + 1u;
    return &g->args[g->n_args - argc];
}

/* An operand that is absent is told by the number of operands. */
static void tell_absent(struct graph *g)
{
    for (dfg_node n = 1; n < g->n; n++)
        for (uint32_t i = 0, argc = g->argc[n]; i < argc; i++)
            if (g->args[g->first[n] + i] == DFG_NONE)
                g->argc[n] = DFG_ARGC_MANY;
}

static void label(struct graph *g)
{
    tell_absent(g);
    g->view.n_nodes = g->view.label_room = g->n;
    g->view.labels = malloc(dfg_labels_size(g->n, 0));
    assert_non_null(g->view.labels);
    memset(g->view.labels, 0, sizeof(void *));
}

static void graph_free(struct graph *g)
{
    free(g->view.labels);
    free(g);
}

/* ---- what must come out ---- */

static bool is(const struct graph *g, dfg_node n, uint16_t op) { return n != DFG_NONE && g->op[n] == op; }

static uint64_t expected(const struct graph *g, dfg_node n)
{
    const dfg_node a = dfg_arg(&g->view, n, 0), b = dfg_arg(&g->view, n, 1);
    const bool a_is_g = is(g, a, OP_g) && is(g, dfg_arg(&g->view, a, 0), DFG_CONST);
    uint64_t set = 0;
    if (is(g, n, OP_f))
        set = (a_is_g ? 1u : 1u << 2) | (dfg_n_args(&g->view, n) == 2 && a != DFG_NONE ? 1u << 3 : 0);
    if (is(g, n, OP_g) && is(g, a, DFG_CONST))
        set = 1u << 1;
    if (is(g, n, OP_cat) && is(g, b, DFG_CONST))
        set = 1u << 4;
    return set | (is(g, a, DFG_CONST) ? 1u << 5 : 0);
}

static uint64_t found(const struct graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_label_bits(&g->view, &tree, dfg_label(&g->view, &tree, n), &set);
    return set;
}

static uint32_t draw(uint64_t *state, uint32_t below)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 33) % below;
}

/* Nodes whose operands have smaller numbers, or all greater ones; some are absent. */
static struct graph *random_graph(uint64_t seed, uint32_t n, bool reversed)
{
    struct graph *g = graph_new();
    for (uint32_t i = 1; i < n; i++) {
        const uint32_t kind = 1 + draw(&seed, 5);
        const uint16_t argc = (uint16_t)(kind == 1 ? 0 : kind >= 4 ? draw(&seed, 6) : 1 + draw(&seed, 2));
        dfg_node *args = add(g, kind, argc);
        for (uint32_t k = 0; k < argc; k++) {
            const uint32_t far = 1 + draw(&seed, 6);
            args[k] = draw(&seed, 8) == 0 ? DFG_NONE : reversed ? (i + far < n ? i + far : DFG_NONE) : (i > far ? i - far : DFG_NONE);
        }
    }
    label(g);
    return g;
}

static void test_random(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 40; seed++) {
        struct graph *g = random_graph(seed, 300, seed % 2 == 1);
        dfg_node nodes[300];
        uint64_t words[300];
        uint32_t sets[300];
        if (seed % 4 < 2) /* from the middle: what stands before it is labelled, too */
            assert_int_equal(found(g, 150), expected(g, 150));
        const size_t hits = dfg_label_hits(&g->view, &tree, 1, 300, nodes, sets);
        size_t at_hit = 0;
        for (dfg_node n = 1; n < 300; n++) {
            const uint64_t set = expected(g, n);
            assert_int_equal(found(g, n), set);
            if (set == 0)
                continue;
            assert_true(at_hit < hits && nodes[at_hit] == n);
            dfg_label_bits(&g->view, &tree, sets[at_hit++], words);
            assert_int_equal(words[0], set);
        }
        assert_int_equal(at_hit, hits);
        assert_int_equal(dfg_label_sweep(&g->view, &tree, 100, 200, nodes, words),
                         dfg_label_hits(&g->view, &tree, 100, 200, nodes, sets));
        graph_free(g);
    }
}

/* Long ranges, by a table that denies nothing: f(!g(const)) is f(g(const)) in it. */
static void test_lanes(void **state)
{
    enum { N = 20000 };
    static uint16_t plain[sizeof asks / sizeof *asks];
    static dfg_node nodes[N];
    static uint32_t sets[N];
    struct dfg_tree t = tree;
    (void)state;
    memcpy(plain, asks, sizeof asks);
    for (uint32_t op = 0; op < N_OPS; op++)
        if (of_op[op].n > 0)
            plain[parts[of_op[op].parts] + 2] = SOME;
    t.asks = plain;
    t.denies = false;
    for (uint64_t seed = 0; seed < 12; seed++) {
        struct graph *g = random_graph(seed, N, seed % 4 == 3);
        const size_t hits = dfg_label_hits(&g->view, &t, 1, N, nodes, sets);
        size_t at_hit = 0;
        for (dfg_node n = 1; n < N; n++) {
            const uint64_t both = expected(g, n), set = (both & ~UINT64_C(4)) | (both & 1) << 2;
            uint64_t got = 0;
            dfg_label_bits(&g->view, &t, dfg_label(&g->view, &t, n), &got);
            assert_int_equal(got, set);
            if (set == 0)
                continue;
            assert_true(at_hit < hits && nodes[at_hit] == n);
            dfg_label_bits(&g->view, &t, sets[at_hit++], &got);
            assert_int_equal(got, set);
        }
        assert_int_equal(at_hit, hits);
        graph_free(g);
    }
}

/* One block for graphs of many sizes: what it knows of the table is right for each of them. */
static void test_next_graph(void **state)
{
    enum { MOST = 9000 };
    void *labels = malloc(dfg_labels_size(MOST, 0));
    (void)state;
    assert_non_null(labels);
    memset(labels, 0, sizeof(size_t));
    for (uint64_t seed = 0; seed < 60; seed++) {
        const uint32_t n = seed == 0 ? (uint32_t)MOST : 2 + (uint32_t)(seed * 977 % 3000);
        struct graph *g = random_graph(seed, n, seed % 3 == 1);
        dfg_node body[MOST] = {0};
        free(g->view.labels);
        g->view.labels = labels;
        if (seed % 5 == 4) /* what is denied may hold in it */
            g->view.body = body;
        dfg_labels_leave_graph(&g->view);
        dfg_label_forget(&g->view, 1); /* before anything is labelled */
        for (dfg_node i = 1; i < n; i++) {
            const dfg_node node = seed % 2 == 0 ? i : n - i;
            const uint64_t denied = g->view.body == NULL || !is(g, node, OP_f) ? 0 : found(g, node) & 4;
            assert_int_equal(found(g, node), expected(g, node) | denied);
            assert_true(g->view.body == NULL || !is(g, node, OP_f) || denied != 0);
        }
        g->view.labels = NULL;
        graph_free(g);
    }
    free(labels);
}

/* Each uses the next one: labelled from the end on, without recursion. */
static void test_deep(void **state)
{
    (void)state;
    struct graph *g = graph_new();
    for (uint32_t i = 1; i < MOST_NODES - 1; i++)
        add(g, 2 + i % 2, 1)[0] = i + 1;
    add(g, 1, 0);
    label(g);
    for (dfg_node n = 1; n < g->n; n++)
        assert_int_equal(found(g, n), expected(g, n));
    graph_free(g);
}

/* A call of more operands than are told apart: what is denied above it may hold. */
static void test_vague(void **state)
{
    (void)state;
    struct graph *g = graph_new();
    add(g, 4, 5000)[0] = DFG_NONE;
    add(g, 3, 1)[0] = 1;
    add(g, 2, 1)[0] = 2;
    add(g, 2, 1)[0] = 3;
    label(g);
    assert_int_equal(found(g, 1), (1u << N_ENTRIES) - 1);
    assert_int_equal(found(g, 2), 1u << 1 | 1u << 5);
    assert_int_equal(found(g, 3), 1u << 0 | 1u << 2);
    assert_int_equal(found(g, 4), 1u << 2);
    graph_free(g);
}

/* Calls of which any operands are absent: more classes than there is room for. */
static void test_no_room(void **state)
{
    (void)state;
    enum { ARGC = 12, N_CALLS = 2000 };
    struct graph *g = graph_new();
    uint32_t n_all = 0;
    add(g, 1, 0);
    for (uint32_t i = 0; i < N_CALLS; i++) {
        dfg_node *args = add(g, 4, ARGC);
        for (uint32_t k = 0; k < ARGC; k++)
            args[k] = i >> k & 1 ? DFG_NONE : k % 2 == 1 ? g->n - 2 : 1;
        add(g, 3, 1)[0] = i % 5 == 0 ? 1 : g->n - 1;
        add(g, 2, 1)[0] = g->n - 1;
    }
    label(g);
    for (dfg_node n = 1; n < g->n; n++) {
        const uint64_t set = found(g, n), least = expected(g, n);
        assert_int_equal(set & least, least);
        n_all += set == (1u << N_ENTRIES) - 1;
    }
    assert_true(n_all > 0 && n_all < N_CALLS / 2);
    assert_int_equal(found(g, 2), expected(g, 2));
    graph_free(g);
}

static void test_no_memory(void **state)
{
    (void)state;
    struct graph *g = graph_new();
    dfg_node nodes[2];
    uint32_t sets[2];
    add(g, 1, 0);
    assert_int_equal(found(g, 1), (1u << N_ENTRIES) - 1);
    assert_int_equal(dfg_label_hits(&g->view, &tree, 1, 2, nodes, sets), 1);
    assert_int_equal(dfg_label_entries(&g->view, &tree, sets[0]).n, N_ENTRIES);
    graph_free(g);
}

/* ---- towers: more states and answers than tables begin with ---- */

/* Entries: 0: g^1(const), 1: g^2(const), ...; behind these f(x, y) of two towers of every eighth height.  Nodes are
 * known by how high a tower of g they are. */
enum { HIGHEST = 600, N_PAIRS = HIGHEST / 8, N_TOWER = 1 + HIGHEST + N_PAIRS * N_PAIRS };
struct towers {
    uint16_t code[10 * N_TOWER + 2 * N_PAIRS * (2 + N_PAIRS)], preds[N_TOWER], asks[4 * N_TOWER];
    uint32_t at[N_TOWER + 1], parts[64], n_asks, n_parts;
    struct dfg_tree_row of_op[N_OPS];
    struct dfg_tree tree;
};

static void add_pred(struct towers *t, const uint16_t *words, uint32_t n)
{
    const uint32_t i = t->tree.n_preds++;
    memcpy(t->code + t->at[i], words, n * sizeof *words);
    t->at[i + 1] = t->at[i] + n;
}

/* Who asks the last one. */
static void add_asker(struct towers *t, uint16_t axis, uint16_t n, uint16_t by, uint16_t step)
{
    uint32_t *end = &t->at[t->tree.n_preds];
    t->code[(*end)++] = axis;
    t->code[(*end)++] = n;
    for (uint16_t i = 0; i < n; i++)
        t->code[(*end)++] = (uint16_t)(by + i * step);
}

/* A row of which nothing but operands is asked, of each by all predicates. */
static void add_row(struct towers *t, uint16_t op, uint32_t first, uint16_t n, uint16_t n_axes)
{
    const uint16_t n_words = (uint16_t)((n + 63) / 64);
    t->of_op[op] = (struct dfg_tree_row){first, t->n_parts, n, (uint16_t)t->tree.n_axes, n_axes, n_words};
    for (uint16_t i = 0; i < 3 + n_axes; i++) {
        t->parts[t->n_parts++] = t->n_asks;
        t->asks[t->n_asks++] = i < 3 ? 0 : (uint16_t)(i - 3);
        t->n_asks += i < 3 ? 0 : 4u * n_words;
    }
    t->tree.n_axes += n_axes;
}

static struct towers *towers_new(void)
{
    struct towers *t = calloc(1, sizeof *t);
    assert_non_null(t);
    for (uint16_t i = 0; i <= HIGHEST; i++) { /* const, towers: g asks each, f every eighth of both operands */
        add_pred(t, (const uint16_t[]){(uint16_t)(STORED | (i > 0)), 7, 0, (uint16_t)(i - 1)}, 3 + (i > 0));
        if (i < HIGHEST)
            add_asker(t, 0, 1, i, 1);
        if (i < HIGHEST && i % 8 == 0)
            add_asker(t, 1, N_PAIRS, (uint16_t)(N_PAIRS * (i / 8)), 1);
        if (i < HIGHEST && i % 8 == 0)
            add_asker(t, 2, N_PAIRS, i / 8, N_PAIRS);
    }
    for (uint16_t i = 0; i < N_PAIRS * N_PAIRS; i++)
        add_pred(t, (const uint16_t[]){1, 0, 0, (uint16_t)(HIGHEST + i)}, 4);
    for (uint16_t i = 0; i < N_TOWER; i++)
        t->preds[i] = i;
    add_row(t, DFG_OTHER, 0, 0, 0);
    add_row(t, DFG_CONST, 0, 1, 0);
    add_row(t, OP_g, 1, HIGHEST, 1);
    add_row(t, OP_f, 1 + HIGHEST, N_PAIRS * N_PAIRS, 2);
    t->tree.n_entries = HIGHEST + N_PAIRS * N_PAIRS;
    t->tree.at = t->at;
    t->tree.code = t->code;
    t->tree.n_ops = N_OPS;
    t->tree.of_op = t->of_op;
    t->tree.op_preds = t->preds;
    t->tree.parts = t->parts;
    t->tree.asks = t->asks;
    t->tree.atom = atom;
    return t;
}

/* Its only entry, or -1. */
static int32_t tower_entry(const struct graph *g, const struct towers *t, uint32_t set)
{
    const struct dfg_entries all = dfg_label_entries(&g->view, &t->tree, set);
    assert_true(all.n <= 1);
    return all.n == 1 ? (int32_t)dfg_entry_of(all, 0) : -1;
}

/* Towers up to node `tall`, then anything on anything: a tower that grows, or a pair of two. */
static struct graph *random_towers(uint32_t n, uint32_t tall, uint32_t *height)
{
    struct graph *g = graph_new();
    uint64_t seed = 3;
    add(g, 1, 0);
    height[1] = 0;
    while (g->n < n) {
        const bool is_pair = g->n > tall && draw(&seed, 2) == 0, is_entry = is_pair && draw(&seed, 2) == 0;
        const dfg_node a = 1 + (is_entry ? 8 * draw(&seed, N_PAIRS) : draw(&seed, g->n - 1));
        const dfg_node b = 1 + (is_entry ? 8 * draw(&seed, N_PAIRS) : draw(&seed, g->n - 1)), last = g->n - 1;
        dfg_node *args = add(g, is_pair ? 2 : 3, is_pair ? 2 : 1);
        args[0] = g->n - 1 > tall ? a : last;
        if (is_pair)
            args[1] = b;
        height[g->n - 1] = !is_pair && height[args[0]] < HIGHEST ? height[args[0]] + 1 : HIGHEST + 1;
    }
    label(g);
    return g;
}

static int32_t expected_entry(const struct graph *g, const uint32_t *height, dfg_node n)
{
    const dfg_node *args = g->args + g->first[n];
    const uint32_t a = g->argc[n] == 2 ? height[args[0]] : 1, b = g->argc[n] == 2 ? height[args[1]] : 1;
    if (a < HIGHEST && b < HIGHEST && a % 8 == 0 && b % 8 == 0)
        return (int32_t)(HIGHEST + a / 8 * N_PAIRS + b / 8);
    return height[n] <= HIGHEST ? (int32_t)height[n] - 1 : -1;
}

static void check_towers(uint32_t n_nodes, uint32_t tall)
{
    static uint32_t height[MOST_NODES], sets[MOST_NODES];
    static dfg_node nodes[MOST_NODES];
    struct towers *t = towers_new();
    struct graph *g = random_towers(n_nodes, tall, height);
    const size_t hits = dfg_label_hits(&g->view, &t->tree, 1, g->n, nodes, sets);
    size_t at_hit = 0;
    for (dfg_node n = 1; n < g->n; n++) {
        const int32_t want = expected_entry(g, height, n);
        assert_int_equal(tower_entry(g, t, dfg_label(&g->view, &t->tree, n)), want);
        if (want < 0)
            continue;
        assert_true(at_hit < hits && nodes[at_hit] == n);
        assert_int_equal(tower_entry(g, t, sets[at_hit++]), want);
    }
    assert_int_equal(at_hit, hits);
    graph_free(g);
    free(t);
}

/* Tables grow with what is met; in the smaller graph there is no room for all of it. */
static void test_towers(void **state)
{
    (void)state;
    check_towers(20000, 2 * HIGHEST);
    check_towers(1500, 610);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random),  cmocka_unit_test(test_lanes),     cmocka_unit_test(test_next_graph),
        cmocka_unit_test(test_deep),    cmocka_unit_test(test_vague),     cmocka_unit_test(test_no_room),
        cmocka_unit_test(test_no_memory), cmocka_unit_test(test_towers)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
