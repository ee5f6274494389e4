/* test_rewrite.c -- the loop on deep and wide graphs, and when memory runs out.
 *
 * Rules are the shipped ones.  A heap that refuses its k-th request shows, for
 * every k of a run, that the refusal is noticed and nothing is lost or leaked.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../runtime/dfg_infer.h"
#include "../../runtime/dfg_rewrite.h"
#include "core.h"
#include "counting_heap.h"

extern const struct dfg_unit onnx_unit, eliminate_unit, clip_unit;

static struct dfg_rule_choice choice(const struct dfg_unit *u, const char *name)
{
    for (uint32_t i = 0; i < u->rules->n; i++)
        if (strcmp(dfg_rule_pattern(u, i)->name, name) == 0)
            return (struct dfg_rule_choice){u, i};
    fail_msg("no rule %s", name);
    return (struct dfg_rule_choice){u, 0};
}

static uint16_t op(dfg_module *m, const char *name)
{
    return dfg_operator(m, name, strlen(name));
}

static dfg_node call(dfg_module *m, const char *name, dfg_node x)
{
    return dfg_call_op(m, op(m, name), &x, 1, NULL, 0, 0, 0);
}

static dfg_node begin(dfg_module *m)
{
    dfg_body_open(m);
    return dfg_var(m, dfg_symbol(m, "x", 1), 2, 0);
}

static void end(dfg_module *m, dfg_node x, dfg_node result)
{
    dfg_node f = dfg_func(m, &x, 1, &result, 1, NULL, 0, 0);
    dfg_function_add(m, dfg_symbol(m, "main", 4), f);
    assert_int_equal(dfg_finish(m), DFG_OK);
}

static dfg_status run(dfg_module *m, const struct dfg_rule_choice *c, uint64_t most, uint64_t *applied,
                      struct dfg_error *error)
{
    struct dfg_rewrite_options options = {.typing = &dfg_inference, .most_rewrites = most};
    dfg_rewriter *r = dfg_rewriter_new(m, c, 1, &options, error);
    if (r == NULL)
        return error->status;
    dfg_status status = dfg_rewrite(r, error);
    *applied = dfg_rewrite_stats(r, 0)->applied;
    dfg_rewriter_free(r);
    return status;
}

/* Each node goes, one after another. */
static void test_deep(void **unused)
{
    (void)unused;
    enum { DEPTH = 300000 };
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_rule_choice c = choice(&eliminate_unit, "no_identity");
    dfg_module *m = dfg_module_new(&onnx_unit.ops, 1);
    dfg_node x = begin(m), y = x;
    for (int i = 0; i < DEPTH; i++)
        y = call(m, "Identity", y);
    end(m, x, call(m, "Relu", y));
    uint64_t applied;
    assert_int_equal(run(m, &c, 0, &applied, &error), DFG_OK);
    assert_int_equal(applied, DEPTH);
    assert_int_equal(dfg_n_nodes(m), 4);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    dfg_module_free(m);
}

/* One value with very many users, each of which goes. */
static void test_wide(void **unused)
{
    (void)unused;
    enum { WIDTH = 100000 };
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_rule_choice c = choice(&eliminate_unit, "no_identity");
    dfg_module *m = dfg_module_new(&onnx_unit.ops, 1);
    dfg_node x = begin(m), y = call(m, "Relu", x), *all = calloc(WIDTH, sizeof *all);
    for (int i = 0; i < WIDTH; i++)
        all[i] = call(m, "Identity", y);
    end(m, x, dfg_call_op(m, op(m, "Concat"), all, WIDTH, NULL, 0, 0, 0));
    free(all);
    uint64_t applied;
    assert_int_equal(run(m, &c, 0, &applied, &error), DFG_OK);
    assert_int_equal(applied, WIDTH);
    assert_int_equal(dfg_n_nodes(m), 5);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    dfg_module_free(m);
}

static void test_bound(void **unused)
{
    (void)unused;
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_rule_choice c = choice(&eliminate_unit, "no_identity");
    dfg_module *m = dfg_module_new(&onnx_unit.ops, 1);
    dfg_node x = begin(m), y = x;
    for (int i = 0; i < 20; i++)
        y = call(m, "Identity", y);
    end(m, x, y);
    uint64_t applied;
    assert_int_equal(run(m, &c, 10, &applied, &error), DFG_BAD_GRAPH);
    assert_non_null(strstr(error.text, "no_identity"));
    dfg_error_clear(&error);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    assert_int_equal(run(m, &c, 0, &applied, &error), DFG_OK);
    assert_int_equal(dfg_n_nodes(m), 3);
    dfg_module_free(m);
}

/* Where no rule may match and there is no dead code nothing is touched; dead code goes all the same. */
static void test_idle(void **unused)
{
    (void)unused;
    for (int dead = 0; dead < 2; dead++) {
        struct dfg_error error = {DFG_OK, NULL};
        struct dfg_rule_choice c = choice(&eliminate_unit, "no_identity");
        dfg_module *m = dfg_module_new(&onnx_unit.ops, 1);
        dfg_graph before, after;
        dfg_node x = begin(m), y = call(m, "Relu", x);
        for (int i = 0; i < dead; i++)
            call(m, "Exp", y);
        end(m, x, call(m, "Relu", y));
        uint64_t applied;
        dfg_view(m, &before);
        assert_int_equal(run(m, &c, 0, &applied, &error), DFG_OK);
        dfg_view(m, &after);
        assert_int_equal(applied, 0);
        assert_true(dfg_is_finished(m));
        assert_int_equal(dfg_n_nodes(m), 5);
        if (!dead)
            assert_ptr_equal(before.args, after.args);
        assert_int_equal(dfg_verify(m, NULL), DFG_OK);
        dfg_module_free(m);
    }
}

/* A match that is blocked changes nothing, either, though it was tried. */
static void test_blocked(void **unused)
{
    (void)unused;
    static const char text[] = "fn @main(%x: f32[2]) {\n  %lo = const f32 0.0\n  %hi = const f32 6.0\n"
                               "  %0 = Clip(%x, %lo, %hi)\n  %1 = Clip(%0, %lo, %hi)\n"
                               "  return %1, %0\n}\n";
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_rule_choice c = choice(&clip_unit, "clip_clip");
    dfg_module *m = dfg_module_new(&onnx_unit.ops, 1);
    assert_int_equal(dfg_read_text(m, "text", text, strlen(text), &error), DFG_OK);
    dfg_rewriter *r = dfg_rewriter_new(m, &c, 1, NULL, &error);
    assert_int_equal(dfg_rewrite(r, &error), DFG_OK);
    assert_int_equal(dfg_rewrite_stats(r, 0)->applied, 0);
    assert_int_equal(dfg_rewrite_stats(r, 0)->blocked, 1);
    dfg_rewriter_free(r);
    assert_true(dfg_is_finished(m));
    assert_int_equal(dfg_n_nodes(m), 7);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    dfg_module_free(m);
}

/* ---- memory ---- */

/* A run that can't have its k-th piece of memory; false: it needs no more pieces than that. */
static bool fails_at(int k)
{
    static const char text[] =
        "fn @main(%x: f32[2]) {\n  %lo = const f32 0.0\n  %hi = const f32 6.0\n"
        "  %0 = Clip(%x, %lo, %hi)\n  %1 = Clip(%0, %lo, %hi)\n  %2 = Clip(%1, %lo, %hi)\n"
        "  return %2\n}\n";
    struct counting_heap heap = {.left = -1};
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_rule_choice c = choice(&clip_unit, "clip_clip");
    struct dfg_rewrite_options options = {.typing = &dfg_inference, .provenance = true};
    dfg_module *m = module_on(&heap, &onnx_unit.ops, 1);
    assert_non_null(m);
    assert_int_equal(dfg_read_text(m, "text", text, strlen(text), &error), DFG_OK);
    heap.left = k;
    dfg_rewriter *r = dfg_rewriter_new(m, &c, 1, &options, &error);
    dfg_status status = r != NULL ? dfg_rewrite(r, &error) : error.status;
    bool refused = heap.refused;
    heap.left = -1;
    assert_int_equal(status, refused && status != DFG_OK ? DFG_NO_MEMORY : DFG_OK);
    if (status == DFG_OK)
        assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    dfg_error_clear(&error);
    dfg_rewriter_free(r);
    free(dfg_provenance(m, dfg_n_nodes(m) - 2));
    if (status == DFG_OK)
        assert_int_equal(bytes_of(m), heap.bytes);
    dfg_module_free(m);
    assert_int_equal(heap.blocks, 0);
    return refused;
}

static uint32_t n_asked; /* nodes that the rules of clip.pat were asked about */

static void ask(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    n_asked++;
    clip_unit.rules->candidates(self, g, n, set);
}

/* A run of one rule asks no node where only others of its file have their roots. */
static void test_roots(void **unused)
{
    (void)unused;
    enum { CLIPS = 50 };
    struct dfg_rules rules = *clip_unit.rules;
    struct dfg_unit unit = clip_unit;
    struct dfg_error error = {DFG_OK, NULL};
    rules.candidates = ask;
    unit.rules = &rules;
    const struct dfg_rule_choice others = choice(&unit, "max_max"), c = choice(&unit, "clip_free");
    dfg_module *m = dfg_module_new(&onnx_unit.ops, 1);
    dfg_node x = begin(m), y = x;
    for (int i = 0; i < CLIPS; i++)
        y = call(m, "Clip", y);
    end(m, x, call(m, "Max", y));
    uint64_t applied;
    n_asked = 0;
    assert_int_equal(run(m, &others, 0, &applied, &error), DFG_OK);
    assert_int_equal(n_asked, 1);
    assert_int_equal(run(m, &c, 0, &applied, &error), DFG_OK);
    assert_true(n_asked > CLIPS);
    dfg_module_free(m);
}

static void test_no_memory(void **unused)
{
    (void)unused;
    int k = 0;
    while (fails_at(k))
        k++;
    assert_true(k > 50);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_deep),
        cmocka_unit_test(test_wide),
        cmocka_unit_test(test_bound),
        cmocka_unit_test(test_idle),
        cmocka_unit_test(test_blocked),
        cmocka_unit_test(test_roots),
        cmocka_unit_test(test_no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
