/* test_rebuild.c -- a module gets other nodes: copies, dead code, order.
 *
 * Graphs whose rows were moved about come back as they were, random ones too; and
 * a heap that refuses each request in turn leaves the module as it was.
 */
#include "random_graph.h"
#include "rebuild.h"
#include "counting_heap.h"

static void verified(const dfg_module *m)
{
    struct dfg_error error = {DFG_OK, NULL};
    if (dfg_verify(m, &error) != DFG_OK)
        fail_msg("%s", error.text);
}

static void equal(const dfg_module *a, const dfg_module *b)
{
    struct dfg_error error = {DFG_OK, NULL};
    if (!dfg_equal(a, b, &error))
        fail_msg("%s", error.text);
}

static char *text_of(const dfg_module *m)
{
    char *text = NULL;
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    assert_non_null(f);
    assert_int_equal(dfg_print(m, f), DFG_OK);
    fclose(f);
    return text;
}

static dfg_module *read_text(const char *text)
{
    const struct dfg_ops *ops = &random_ops;
    dfg_module *m = dfg_module_new(&ops, 1);
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
    return DFG_NONE;
}

/* Dead code of `text` is gone: what prints is `want`. */
static void keeps(const char *text, const char *want)
{
    dfg_module *m = read_text(text);
    assert_int_equal(dfg_rebuild_ranked(m, NULL, NULL, NULL), DFG_OK);
    verified(m);
    char *got = text_of(m);
    assert_string_equal(got, want);
    free(got);
    dfg_module_free(m);
}

static void what_nothing_needs_is_dropped(void **state)
{
    (void)state;
    keeps("fn @main(%x, %unused) {\n"
          "  %dead = relu(%x)\n"
          "  %a = add(%x, %x) #{layout = \"N\"}\n"
          "  %deader = add(%dead, %a)\n"
          "  return %a\n"
          "}\n",
          "fn @main(%x, %unused) {\n"
          "  %a = add(%x, %x) #{layout = \"N\"}\n"
          "  return %a\n"
          "}\n");
}

static void effects_stay_with_what_they_need(void **state)
{
    (void)state;
    const char *text = "fn @main(%x) {\n"
                       "  %a = relu(%x)\n"
                       "  %p = print(%a)\n"
                       "  return %x\n"
                       "}\n";
    keeps(text, text);
}

static void effects_of_functions_that_are_dropped_go_with_them(void **state)
{
    (void)state;
    keeps("fn @main(%x) {\n"
          "  %f = fn (%y) {\n"
          "    %p = print(%y)\n"
          "    return %y\n"
          "  }\n"
          "  return %x\n"
          "}\n",
          "fn @main(%x) {\n"
          "  return %x\n"
          "}\n");
}

static void a_call_of_what_has_an_effect_has_one(void **state)
{
    (void)state;
    const char *text = "fn @main(%x) {\n"
                       "  %f = fn (%y) {\n"
                       "    %p = print(%y)\n"
                       "    return %y\n"
                       "  }\n"
                       "  %c = %f(%x)\n"
                       "  %g = @helper(%x)\n"
                       "  return %x\n"
                       "}\n"
                       "\n"
                       "fn @helper(%x) {\n"
                       "  %r = ref_create(%x)\n"
                       "  %w = ref_write(%r, %x)\n"
                       "  return %x\n"
                       "}\n";
    keeps(text, text);
}

/* ---- rows that moved ---- */

static void rows_behind_their_users_come_before_them(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) {\n"
                              "  %a = relu(%x)\n"
                              "  %b = exp(%a)\n"
                              "  %c = log(%b)\n"
                              "  return %c\n"
                              "}\n");
    dfg_node x = named(m, "x"), b = named(m, "b"), f = dfg_function(m, 0);
    dfg_node late = call(m, "tan", NODES(x)), later = call(m, "sin", NODES(late));
    dfg_node body[20] = {0}, *map;
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        body[n] = n == f ? DFG_NONE : f;
    m->args.rows[m->nodes.first[b]] = later;
    assert_int_equal(dfg_rebuild_ranked(m, body, NULL, &map), DFG_OK);
    verified(m);
    char *got = text_of(m);
    assert_string_equal(got, "fn @main(%x) {\n"
                             "  %2 = tan(%x)\n"
                             "  %3 = sin(%2)\n"
                             "  %b = exp(%3)\n"
                             "  %c = log(%b)\n"
                             "  return %c\n"
                             "}\n");
    assert_int_equal(map[named(m, "a")], DFG_NONE); /* node 2 in the old numbers */
    assert_int_equal(map[later], named(m, "b") - 1);
    dfg_heap_free(m, map);
    free(got);
    dfg_module_free(m);
}

static void a_cycle_is_refused(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) {\n"
                              "  %a = relu(%x)\n"
                              "  %b = add(%a, %x)\n"
                              "  %c = log(%b)\n"
                              "  return %c\n"
                              "}\n");
    dfg_node b = named(m, "b"), c = named(m, "c");
    m->args.rows[m->nodes.first[b]] = c;
    assert_int_equal(dfg_rebuild_ranked(m, NULL, NULL, NULL), DFG_BAD_GRAPH);
    assert_int_equal(dfg_n_nodes(m), 6);
    assert_int_equal(named(m, "b"), b);
    dfg_module_free(m);
}

static void an_operand_that_is_not_visible_is_refused(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) {\n"
                              "  %f = fn (%y) {\n"
                              "    %i = relu(%y)\n"
                              "    return %i\n"
                              "  }\n"
                              "  %a = relu(%x)\n"
                              "  %c = %f(%a)\n"
                              "  return %c\n"
                              "}\n");
    m->args.rows[m->nodes.first[named(m, "a")]] = named(m, "i");
    dfg_node late = call(m, "tan", NODES(named(m, "a"))), *body = calloc(dfg_n_nodes(m), sizeof *body);
    m->args.rows[m->nodes.first[named(m, "c")] + 1] = late;
    for (dfg_node n = 1; n < late; n++)
        body[n] = dfg_node_body(m, n);
    body[late] = dfg_function(m, 0);
    assert_int_equal(dfg_rebuild_ranked(m, body, NULL, NULL), DFG_BAD_GRAPH);
    free(body);
    dfg_module_free(m);
}

/* The nodes of m in another order: old node n becomes to[n]. */
static void permute(dfg_module *m, const dfg_node *to, dfg_node *body)
{
    struct nodes *t = &m->nodes;
    struct nodes old = *t;
    uint32_t n_nodes = t->n;
    t->op = dfg_heap_zeroed(m, n_nodes, sizeof *t->op);
    t->argc = dfg_heap_zeroed(m, n_nodes, sizeof *t->argc);
    t->first = dfg_heap_zeroed(m, n_nodes, sizeof *t->first);
    t->kind = dfg_heap_zeroed(m, n_nodes, sizeof *t->kind);
    t->type = dfg_heap_zeroed(m, n_nodes, sizeof *t->type);
    t->names = dfg_heap_zeroed(m, n_nodes, sizeof *t->names);
    t->n_names = n_nodes;
    for (dfg_node n = 1; n < n_nodes; n++) {
        body[to[n]] = to[dfg_node_body(m, n)];
        t->op[to[n]] = old.op[n];
        t->argc[to[n]] = old.argc[n];
        t->first[to[n]] = old.first[n];
        t->kind[to[n]] = old.kind[n];
        t->type[to[n]] = old.type[n];
        t->names[to[n]] = n < old.n_names ? old.names[n] : 0;
        const uint32_t argc = old.argc[n] != DFG_ARGC_MANY ? old.argc[n] : m->args.rows[old.first[n] - 1];
        for (uint32_t i = 0; i < argc; i++)
            m->args.rows[old.first[n] + i] = to[m->args.rows[old.first[n] + i]];
    }
    for (uint32_t i = 0; i < m->functions.n; i++)
        m->functions.rows[i].func = to[m->functions.rows[i].func];
    struct facts facts = m->facts;
    m->facts = (struct facts){0};
    for (uint32_t i = 0; i < facts.n; i++)
        assert_true(dfg_set_fact(m, to[facts.rows[i].node], facts.rows[i].key, facts.rows[i].value));
    dfg_heap_free(m, facts.rows);
    dfg_heap_free(m, old.op);
    dfg_heap_free(m, old.argc);
    dfg_heap_free(m, old.first);
    dfg_heap_free(m, old.kind);
    dfg_heap_free(m, old.type);
    dfg_heap_free(m, old.names);
    m->topological = m->finished = false;
}

/* A random order of 1 .. n-1; 0 stays. */
static dfg_node *shuffle(uint64_t *seed, uint32_t n)
{
    dfg_node *to = calloc(n, sizeof *to);
    assert_non_null(to);
    for (dfg_node i = 1; i < n; i++) {
        uint32_t j = random_below(seed, i) + 1;
        to[i] = to[j];
        to[j] = i;
    }
    return to;
}

static void shuffled_graphs_come_back(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 300; seed++) {
        uint64_t state_of = seed;
        dfg_module *a = random_graph(seed, 5 + (uint32_t)seed % 60, 8, seed % 4 != 0);
        dfg_module *b = random_graph(seed, 5 + (uint32_t)seed % 60, 8, seed % 4 != 0);
        dfg_node *to = shuffle(&state_of, dfg_n_nodes(b)), *map;
        dfg_node *body = calloc(dfg_n_nodes(b), sizeof *body);
        permute(b, to, body);
        assert_int_equal(dfg_rebuild_ranked(b, body, NULL, &map), DFG_OK);
        verified(b);
        equal(a, b);
        for (dfg_node n = 1; n < dfg_n_nodes(a); n++)
            if (map[to[n]] != DFG_NONE)
                assert_int_equal(dfg_name(a, n), dfg_name(b, map[to[n]]));
        dfg_heap_free(b, map);
        /* Dead code goes from the graph in order just the same, and nothing goes twice. */
        assert_int_equal(dfg_rebuild_ranked(a, NULL, NULL, NULL), DFG_OK);
        assert_int_equal(dfg_n_nodes(a), dfg_n_nodes(b));
        assert_int_equal(a->facts.n, b->facts.n);
        char *before = text_of(a), *after;
        assert_int_equal(dfg_rebuild_ranked(a, NULL, NULL, NULL), DFG_OK);
        after = text_of(a);
        assert_string_equal(before, after);
        free(before);
        free(after);
        free(to);
        free(body);
        dfg_module_free(a);
        dfg_module_free(b);
    }
}

/* Where ranks say how nodes stood, the text comes back byte for byte. */
static void ranks_say_how_nodes_stood(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 200; seed++) {
        uint64_t state_of = seed;
        dfg_module *m = random_graph(seed, 5 + (uint32_t)seed % 60, 8, seed % 4 != 0);
        assert_int_equal(dfg_rebuild_ranked(m, NULL, NULL, NULL), DFG_OK);
        char *before = text_of(m), *after;
        uint32_t n_nodes = dfg_n_nodes(m);
        dfg_node *to = shuffle(&state_of, n_nodes), *body = calloc(n_nodes, sizeof *body);
        uint64_t *rank = calloc(n_nodes, sizeof *rank);
        for (dfg_node n = 1; n < n_nodes; n++)
            rank[to[n]] = (uint64_t)n << 40;
        permute(m, to, body);
        assert_int_equal(dfg_rebuild_ranked(m, body, rank, NULL), DFG_OK);
        verified(m);
        after = text_of(m);
        assert_string_equal(before, after);
        free(before);
        free(after);
        free(to);
        free(body);
        free(rank);
        dfg_module_free(m);
    }
}

/* ---- copies among new nodes ---- */

static void new_nodes_stand_between_copies(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) -> f32[4] {\n"
                              "  %a = relu(%x) : f32[4]\n"
                              "  %k = const f32 2.0\n"
                              "  %b = mul(%a, %k) : f32[4] #{layout = \"N\"}\n"
                              "  return %b\n"
                              "}\n");
    struct rebuild r;
    dfg_node a = named(m, "a"), b = named(m, "b"), k = named(m, "k"), n_nodes = dfg_n_nodes(m);
    assert_true(dfg_rebuild_begin(&r, m));
    assert_int_equal(dfg_n_nodes(m), 1);
    dfg_body_open(m);
    for (dfg_node n = 1; n < n_nodes; n++) {
        if (n == b) {
            dfg_node fresh = call(m, "tan", NODES(r.to[a]));
            assert_int_equal(dfg_node_op(dfg_rebuild_was(&r), b), op(m, "mul"));
            const dfg_node args[] = {fresh, r.to[k]};
            assert_int_not_equal(dfg_rebuild_copy(&r, b, args), DFG_NONE);
        } else {
            assert_int_not_equal(dfg_rebuild_copy(&r, n, NULL), DFG_NONE);
        }
    }
    assert_int_equal(dfg_rebuild_end(&r, NULL), DFG_OK);
    verified(m);
    char *got = text_of(m);
    assert_string_equal(got, "fn @main(%x) -> f32[4] {\n"
                             "  %a = relu(%x) : f32[4]\n"
                             "  %k = const f32 2.0\n"
                             "  %4 = tan(%a)\n"
                             "  %b = mul(%4, %k) : f32[4] #{layout = \"N\"}\n"
                             "  return %b\n"
                             "}\n");
    free(got);
    dfg_module_free(m);
}

static void undone_it_is_what_it_was(void **state)
{
    (void)state;
    dfg_module *m = random_graph(7, 50, 8, true);
    char *before = text_of(m), *after;
    struct rebuild r;
    assert_true(dfg_rebuild_begin(&r, m));
    dfg_body_open(m);
    dfg_node x = param(m, "other");
    call_with(m, "an operator never seen", x, "key", val(m, "[1, 2]"));
    dfg_rebuild_undo(&r);
    verified(m);
    after = text_of(m);
    assert_string_equal(before, after);
    free(before);
    free(after);
    dfg_module_free(m);
}

static void operands_without_a_copy_are_refused(void **state)
{
    (void)state;
    dfg_module *m = read_text("fn @main(%x) {\n  %a = relu(%x)\n  return %a\n}\n");
    dfg_node a = named(m, "a");
    struct rebuild r;
    assert_true(dfg_rebuild_begin(&r, m));
    assert_int_equal(dfg_rebuild_copy(&r, a, NULL), DFG_NONE);
    assert_false(dfg_failed(m));
    dfg_rebuild_undo(&r);
    verified(m);
    dfg_module_free(m);
}

/* ---- memory ---- */

static const char *const hard = "fn @main(%x) {\n"
                                "  %a = relu(%x) #{layout = \"N\"}\n"
                                "  %f = fn (%y) {\n"
                                "    %b = add(%y, %a)\n"
                                "    %p = print(%b)\n"
                                "    return %b\n"
                                "  }\n"
                                "  %c = %f(%a)\n"
                                "  return %c\n"
                                "}\n";

/* Request k of a rebuild in another order is refused (which does no harm where an
 * array is only cut to size); false: it made fewer. */
static bool refused(int k)
{
    struct counting_heap h = {.left = -1};
    const struct dfg_ops *ops = &random_ops;
    dfg_module *m = module_on(&h, &ops, 1);
    assert_int_equal(dfg_read_text(m, "t.dfg", hard, strlen(hard), NULL), DFG_OK);
    uint32_t n_nodes = dfg_n_nodes(m);
    dfg_node *to = calloc(n_nodes, sizeof *to), *body = calloc(n_nodes, sizeof *body);
    for (dfg_node n = 1; n < n_nodes; n++)
        to[n] = n_nodes - n;
    permute(m, to, body);
    h.left = k;
    dfg_status status = dfg_rebuild_ranked(m, body, NULL, NULL);
    bool was_refused = h.refused;
    h.left = -1;
    if (status != DFG_OK) {
        assert_true(was_refused);
        assert_int_equal(status, DFG_NO_MEMORY);
        assert_false(dfg_failed(m));
        assert_int_equal(dfg_rebuild_ranked(m, body, NULL, NULL), DFG_OK);
    }
    verified(m);
    char *got = text_of(m);
    assert_string_equal(got, hard);
    free(got);
    free(to);
    free(body);
    dfg_module_free(m);
    assert_int_equal(h.blocks, 0);
    return was_refused;
}

static void without_memory_it_stays_as_it_was(void **state)
{
    (void)state;
    int k = 0;
    while (refused(k))
        k++;
    assert_in_range(k, 20, 200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_nothing_needs_is_dropped),
        cmocka_unit_test(effects_stay_with_what_they_need),
        cmocka_unit_test(effects_of_functions_that_are_dropped_go_with_them),
        cmocka_unit_test(a_call_of_what_has_an_effect_has_one),
        cmocka_unit_test(rows_behind_their_users_come_before_them),
        cmocka_unit_test(a_cycle_is_refused),
        cmocka_unit_test(an_operand_that_is_not_visible_is_refused),
        cmocka_unit_test(shuffled_graphs_come_back),
        cmocka_unit_test(ranks_say_how_nodes_stood),
        cmocka_unit_test(new_nodes_stand_between_copies),
        cmocka_unit_test(undone_it_is_what_it_was),
        cmocka_unit_test(operands_without_a_copy_are_refused),
        cmocka_unit_test(without_memory_it_stays_as_it_was),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
