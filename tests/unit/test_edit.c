/* test_edit.c -- random replacements, against the same done naively.
 *
 * Roots, new nodes and what replaces what are drawn at random, cycles included.
 * The naive form walks the graph as it will be by definition and says whether
 * it is cyclic and what the outputs are, as hashes of their terms; after each
 * commit everything that editing keeps up is recomputed.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "edit.h"
#include "rebuild.h"

enum { N_OPS = 5, MOST_ROOTS = 3, MOST_NEW = 4 };

static uint64_t state;

static uint32_t draw(uint32_t n)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % n;
}

static uint16_t op_of(dfg_module *m, uint32_t i)
{
    char name[2] = {(char)('a' + i), '\0'};
    return dfg_operator(m, name, 1);
}

static dfg_node new_call(dfg_module *m, const dfg_node *args, uint32_t n)
{
    return dfg_call_op(m, op_of(m, draw(N_OPS)), args, n, NULL, 0, 0, 0);
}

/* A function of n calls, each of operands before it; the last ones are returned. */
static dfg_module *random_module(uint32_t n)
{
    dfg_module *m = dfg_module_new(NULL, 0);
    dfg_node nodes[256], results[3];
    uint32_t k = 0;
    dfg_body_open(m);
    for (; k < 3; k++)
        nodes[k] = dfg_var(m, dfg_symbol(m, &"xyz"[k], 1), 2, 0);
    for (; k < n; k++) {
        dfg_node args[3];
        uint32_t argc = 1 + draw(3);
        for (uint32_t i = 0; i < argc; i++)
            args[i] = draw(8) == 0 ? DFG_NONE : nodes[k - 1 - draw(k < 8 ? k : 8)];
        nodes[k] = new_call(m, args, argc);
    }
    for (uint32_t i = 0; i < 3; i++)
        results[i] = nodes[n - 1 - i];
    dfg_node f = dfg_func(m, nodes, 3, results, 3, NULL, 0, 0);
    dfg_function_add(m, dfg_symbol(m, "main", 4), f);
    assert_int_equal(dfg_finish(m), DFG_OK);
    return m;
}

/* ---- the graph as it will be, by definition ---- */

/* A term: an old row, a root's old content, a new row. */
enum { ROW, COPY, NEW, N_KINDS };

struct naive {
    const dfg_module *m;
    const struct edit_plan *p;
    bool open[N_KINDS][4096], cyclic;
    uint64_t hash[N_KINDS][4096]; /* 0: not yet known */
};

static const struct edit_root *root_with(const struct naive *v, dfg_node root)
{
    for (uint32_t i = 0; i < v->p->n; i++)
        if (v->p->roots[i].root == root)
            return &v->p->roots[i];
    return NULL;
}

static uint64_t term(struct naive *v, int kind, dfg_node n);

/* What a new row means by n: the value before. */
static uint64_t meant(struct naive *v, dfg_node n)
{
    const struct edit_root *r = root_with(v, n);
    if (n >= v->p->base.nodes)
        return term(v, NEW, n);
    return term(v, r != NULL && r->with != n ? COPY : ROW, n);
}

static uint64_t term(struct naive *v, int kind, dfg_node n)
{
    const struct edit_root *r = kind == ROW ? root_with(v, n) : NULL;
    const dfg_node *args;
    if (n == DFG_NONE)
        return 7;
    if (r != NULL && r->with != n) /* a use of a root that is replaced */
        return meant(v, r->with);
    if (v->open[kind][n]) {
        v->cyclic = true;
        return 1;
    }
    if (v->hash[kind][n] != 0)
        return v->hash[kind][n];
    v->open[kind][n] = true;
    uint32_t argc = dfg_node_args(v->m, n, &args);
    uint64_t hash = v->m->nodes.kind[n] * 0x9E3779B97F4A7C15u + v->m->nodes.first[n] * (argc == 0);
    for (uint32_t i = 0; i < argc; i++) {
        uint64_t h = kind == ROW ? term(v, ROW, args[i]) : args[i] == DFG_NONE ? 7 : meant(v, args[i]);
        hash = (hash ^ h) * 0xD6E8FEB86659FD93u;
        hash ^= hash >> 32;
    }
    v->open[kind][n] = false;
    return v->hash[kind][n] = hash | 1;
}

static uint64_t outputs_of(const dfg_module *m, const struct edit_plan *p, bool *cyclic)
{
    struct naive *v = calloc(1, sizeof *v);
    const dfg_node *args;
    uint64_t hash = 0;
    v->m = m;
    v->p = p;
    for (uint32_t i = 0; i < p->n; i++)
        if (p->roots[i].with != p->roots[i].root)
            meant(v, p->roots[i].with);
    uint32_t argc = dfg_node_args(m, dfg_function(m, 0), &args);
    for (uint32_t i = 3; i < argc; i++)
        hash = hash * 31 + term(v, ROW, args[i]);
    *cyclic = v->cyclic;
    free(v);
    return hash;
}

/* ---- random replacements ---- */

static dfg_node random_live(const dfg_module *m, dfg_node end, bool call)
{
    for (;;) {
        dfg_node n = 1 + draw(end - 1);
        if (edit_is_live(m, n) && m->nodes.op[n] != DFG_FUNC && (!call || m->nodes.op[n] >= DFG_FIRST_OP))
            return n;
    }
}

static uint32_t n_calls(const dfg_module *m)
{
    uint32_t n = 0;
    for (dfg_node at = 1; at < m->nodes.n; at++)
        n += edit_is_live(m, at) && m->nodes.op[at] >= DFG_FIRST_OP;
    return n;
}

static void draw_plan(dfg_module *m, struct edit_plan *p)
{
    dfg_node base = m->nodes.n;
    uint32_t k = draw(MOST_NEW + 1);
    p->base = dfg_edit_mark(m);
    for (uint32_t i = 0; i < k; i++) {
        dfg_node args[3];
        uint32_t argc = 1 + draw(3);
        for (uint32_t j = 0; j < argc; j++)
            args[j] = i > 0 && draw(3) == 0 ? base + draw(i) : random_live(m, base, false);
        new_call(m, args, argc);
    }
    p->n = 0;
    for (uint32_t i = 0, wish = 1 + draw(MOST_ROOTS); i < wish; i++) {
        dfg_node root = random_live(m, base, true);
        bool again = false;
        for (uint32_t j = 0; j < p->n; j++)
            again = again || p->roots[j].root == root;
        if (again)
            continue;
        dfg_node with = k > 0 && draw(4) != 0 ? base + draw(k) : random_live(m, base, false);
        p->roots[p->n++] = (struct edit_root){.root = root, .with = with};
    }
}

static void verify(const dfg_module *m)
{
    struct dfg_error error = {DFG_OK, NULL};
    if (!dfg_edit_verify(m, &error))
        fail_msg("%s", error.text);
}

/* One plan: the verdict is the naive one, and so are the outputs after. */
static bool one_plan(dfg_module *m)
{
    struct edit_root roots[MOST_ROOTS];
    struct edit_plan p = {.roots = roots};
    bool cyclic, still;
    m->edit->new_body = 1;
    draw_plan(m, &p);
    uint64_t wanted = outputs_of(m, &p, &cyclic);
    enum edit_verdict verdict = dfg_edit_check(m, &p);
    if (verdict != EDIT_DONE) {
        dfg_edit_rollback(m, p.base);
        verify(m);
        assert_true(verdict == EDIT_SAME || (verdict == EDIT_CYCLE && cyclic));
        return false;
    }
    assert_false(cyclic);
    assert_true(dfg_edit_commit(m, &p));
    verify(m);
    struct edit_plan none = {.base = dfg_edit_mark(m)};
    assert_true(outputs_of(m, &none, &still) == wanted);
    assert_false(still);
    return true;
}

static void test_random_replacements(void **unused)
{
    (void)unused;
    uint32_t done = 0;
    for (uint32_t seed = 1; seed <= 300; seed++) {
        state = seed;
        dfg_module *m = random_module(10 + draw(60));
        assert_true(dfg_edit_begin(m));
        verify(m);
        for (uint32_t i = 0; i < 40 && n_calls(m) > 3 && n_calls(m) < 200; i++)
            done += one_plan(m);
        struct edit_plan none = {.base = dfg_edit_mark(m)};
        bool cyclic;
        uint64_t wanted = outputs_of(m, &none, &cyclic);
        assert_int_equal(dfg_edit_close(m, NULL), DFG_OK);
        assert_int_equal(dfg_verify(m, NULL), DFG_OK);
        none.base = (struct edit_mark){m->nodes.n, m->args.n};
        assert_true(outputs_of(m, &none, &cyclic) == wanted);
        dfg_module_free(m);
    }
    assert_true(done > 3000);
}

/* A node is put between the same two again and again: gaps between ranks are used up. */
static void test_ranks_are_given_anew(void **unused)
{
    (void)unused;
    state = 1;
    dfg_module *m = random_module(20);
    assert_true(dfg_edit_begin(m));
    m->edit->new_body = 1;
    dfg_node root = random_live(m, m->nodes.n, true);
    for (uint32_t i = 0; i < 500; i++) {
        struct edit_root r = {.root = root};
        struct edit_plan p = {.base = dfg_edit_mark(m), .roots = &r, .n = 1};
        r.with = dfg_call_op(m, op_of(m, i % N_OPS), &root, 1, NULL, 0, 0, 0);
        assert_int_equal(dfg_edit_check(m, &p), EDIT_DONE);
        assert_true(dfg_edit_commit(m, &p));
        verify(m);
    }
    dfg_edit_end(m, NULL);
    dfg_module_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_replacements),
        cmocka_unit_test(test_ranks_are_given_anew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
