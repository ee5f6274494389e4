/* test_quick.c -- rewrites that quick.c does, against the same by attempt.c.
 *
 * Random graphs with shared values, names, effects, and types that replacements contradict.  The rules are run as
 * they are, and as rules of which nothing but their function is known.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../runtime/dfg_infer.h"
#include "../../runtime/dfg_rewrite.h"

extern const struct dfg_unit quick_unit;

enum { MOST_RULES = 16 };

static uint64_t state;

static uint32_t draw(uint32_t n)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % n;
}

/* n calls, of which most use what stands just before; all that nothing uses is returned. */
static dfg_module *random_module(uint32_t n)
{
    static const struct { const char *name; uint32_t n; } ops[] = {
        {"a", 1}, {"b", 1}, {"c", 1}, {"pair", 2}, {"tri", 3}, {"tree", 3}, {"say", 1}};
    dfg_module *m = dfg_module_new(&quick_unit.ops, 1);
    const uint32_t reach = 1 + draw(4), loud = draw(2), stated = draw(3);
    dfg_node nodes[128], results[128];
    bool used[128] = {false};
    uint32_t n_results = 0;
    dfg_body_open(m);
    nodes[0] = dfg_var(m, dfg_symbol(m, "x", 1), 2, dfg_type_tensor(m, DFG_F32, 1, (const dfg_dim[]){2}));
    for (uint32_t k = 1; k < n; k++) {
        const uint32_t i = draw(6 + loud);
        dfg_node args[3];
        for (uint32_t at = 0; at < ops[i].n; at++) {
            const uint32_t from = draw(16) == 0 ? draw(k) : k - 1 - draw(k < reach ? k : reach);
            args[at] = nodes[from];
            used[from] = true;
        }
        const uint32_t type = stated > 0 && draw(12) == 0
                                  ? dfg_type_tensor(m, DFG_F32, 1, (const dfg_dim[]){2 + (dfg_dim)draw(stated)}) : 0;
        nodes[k] = dfg_call_op(m, dfg_operator(m, ops[i].name, strlen(ops[i].name)), args, ops[i].n, NULL, 0, 0, type);
        if (draw(8) == 0)
            dfg_set_name(m, nodes[k], dfg_symbol(m, (const char[]){'n', (char)('a' + k / 26), (char)('a' + k % 26)}, 3));
    }
    for (uint32_t k = 0; k < n; k++)
        if (!used[k])
            results[n_results++] = nodes[k];
    dfg_node f = dfg_func(m, nodes, 1, results, n_results, NULL, 0, 0);
    dfg_function_add(m, dfg_symbol(m, "main", 4), f);
    assert_int_equal(dfg_finish(m), DFG_OK);
    return m;
}

static void build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    dfg_build_calls(self->data, r, match, with);
}

static char *printed(const dfg_module *m)
{
    char *text = NULL;
    size_t size;
    FILE *to = open_memstream(&text, &size);
    assert_non_null(to);
    assert_int_equal(dfg_print(m, to), DFG_OK);
    fclose(to);
    return text;
}

/* What was applied, and what is said of the graph after; yours to free. */
static char *run(const struct dfg_unit *u, uint64_t seed, uint32_t rules, bool typed, struct dfg_rule_stats *stats)
{
    struct dfg_rule_choice choices[MOST_RULES];
    struct dfg_error error = {DFG_OK, NULL};
    const struct dfg_rewrite_options options = {.typing = typed ? &dfg_inference : NULL, .most_rewrites = 2000};
    size_t n = 0;
    state = seed;
    dfg_module *m = random_module(2 + draw(100));
    for (uint32_t i = 0; i < u->rules->n; i++)
        if ((rules >> i & 1) != 0)
            choices[n++] = (struct dfg_rule_choice){u, i};
    dfg_rewriter *r = dfg_rewriter_new(m, choices, n, &options, &error);
    assert_non_null(r);
    dfg_rewrite(r, &error);
    dfg_error_clear(&error);
    for (size_t i = 0; i < n; i++) {
        stats[i] = *dfg_rewrite_stats(r, i);
        stats[i].reason = NULL;
    }
    dfg_rewriter_free(r);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    char *text = printed(m);
    dfg_module_free(m);
    return text;
}

static void test_same(void **unused)
{
    (void)unused;
    struct dfg_rule rows[MOST_RULES];
    struct dfg_rules rules = *quick_unit.rules;
    struct dfg_unit general = quick_unit;
    uint64_t applied = 0, refused = 0;
    assert_true(rules.n <= MOST_RULES);
    for (uint32_t i = 0; i < rules.n; i++) {
        assert_true(rules.rules[i].n_calls > 0);
        rows[i] = rules.rules[i];
        rows[i].n_calls = 0;
        rows[i].build = build;
        rows[i].data = &rules.rules[i];
    }
    rules.rules = rows;
    general.rules = &rules;
    for (uint32_t k = 0; k < 4000; k++) {
        struct dfg_rule_stats a[MOST_RULES] = {{0}}, b[MOST_RULES] = {{0}};
        state = k;
        const uint32_t some = draw(4) == 0 ? UINT32_MAX : draw(1u << rules.n);
        char *quick = run(&quick_unit, k, some, k % 2 == 0, a), *other = run(&general, k, some, k % 2 == 0, b);
        assert_string_equal(quick, other);
        assert_memory_equal(a, b, sizeof a);
        for (uint32_t i = 0; i < MOST_RULES; i++) {
            applied += a[i].applied;
            refused += a[i].tried - a[i].applied;
        }
        free(quick);
        free(other);
    }
    assert_true(applied > 10000 && refused > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_same)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
