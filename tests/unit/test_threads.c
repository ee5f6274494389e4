/* test_threads.c -- modules in several threads; one that several read; one graph by ranges of roots.
 *
 * Build with -DPAT2C_SANITIZE=thread, as the target `tsan` does: the sanitizer sees what is
 * shared.  Results must be those of one thread alone.
 */
#include <pthread.h>

#include "dfg_edit.h"
#include "dfg_eval.h"
#include "dfg_infer.h"
#include "dfg_partition.h"
#include "dfg_rewrite.h"
#include "text_build.h"

extern const struct dfg_unit onnx_unit, onnx_dnnl_unit, eliminate_unit, attention_unit;

enum { THREADS = 4, ROUNDS = 20 };

static const char text[] = "fn @main(%x: f32[1, 4, 8, 8]) {\n"
                           "  %w = const f32[4, 4, 1, 1] splat 0.5\n"
                           "  %b = const f32[4] splat 0.25\n"
                           "  %0 = Conv(%x, %w, %b) {kernel_shape = [1, 1]}\n"
                           "  %1 = Relu(Relu(%0))\n"
                           "  %2 = Identity(%1)\n"
                           "  %3 = Add(Softmax(%2), %x)\n"
                           "  return %3\n"
                           "}\n";

static char *print(const dfg_module *m)
{
    char *s = NULL;
    size_t n;
    FILE *f = open_memstream(&s, &n);
    if (f == NULL || dfg_print(m, f) != DFG_OK || fclose(f) != 0)
        return NULL;
    return s;
}

static dfg_module *graph(void)
{
    dfg_module *m = dfg_module_new(&onnx_unit.ops, 1);
    if (m != NULL && dfg_read_text(m, "t", text, strlen(text), NULL) == DFG_OK && dfg_infer(m, NULL) == DFG_OK)
        return m;
    dfg_module_free(m);
    return NULL;
}

/* What @main makes of a random input, as text; NULL: it can't. */
static char *computed(const dfg_module *m)
{
    dfg_node main = dfg_function_by_name(m, dfg_find_symbol(m, "main", 4));
    struct dfg_data *in = NULL, *out = NULL;
    char *s = NULL;
    if (dfg_random_inputs(m, main, 1, &in, NULL) == DFG_OK &&
        dfg_evaluate(m, main, &in, 1, &out, NULL, NULL) == DFG_OK) {
        dfg_module *to = dfg_module_new(NULL, 0);
        dfg_body_open(to);
        dfg_node c = dfg_data_const(to, out);
        dfg_function_add(to, dfg_symbol(to, "main", 4), dfg_func(to, NULL, 0, &c, 1, NULL, 0, 0));
        if (dfg_finish(to) == DFG_OK)
            s = print(to);
        dfg_module_free(to);
    }
    dfg_data_free(in);
    dfg_data_free(out);
    return s;
}

/* ---- two modules ---- */

static void count(void *ctx, const struct dfg_rematched *c)
{
    *(int *)ctx += c->change == DFG_MATCH_GONE ? -1 : c->change == DFG_MATCH_NEW;
}

/* Opened, edited and closed; how many matches there are at last, -1: it failed. */
static int edited(dfg_module *m)
{
    const struct dfg_target target = {&onnx_dnnl_unit, &onnx_dnnl_unit.tables[0], NULL};
    dfg_editor *e = dfg_editor_new(m, &target, 1, NULL);
    int n = 0;
    if (e == NULL)
        return -1;
    bool ok = dfg_rematch(e, count, &n) == DFG_OK;
    for (dfg_node at = 1; ok && at < dfg_n_nodes(m); at++) {
        const dfg_node *args;
        if (dfg_node_op(m, at) == dfg_operator_by_name(m, "Relu", 4) && dfg_node_args(m, at, &args) == 1) {
            const struct dfg_replacement r = {at, args[0]};
            ok = dfg_replace(e, &r, 1, NULL) == DFG_OK && dfg_rematch(e, count, &n) == DFG_OK;
        }
    }
    return dfg_editor_close(e, NULL) == DFG_OK && ok ? n : -1;
}

static bool edits_are_the_same(void)
{
    dfg_module *m = graph();
    const int n = m != NULL ? edited(m) : -1;
    dfg_module_free(m);
    return n == 3; /* the convolution, Softmax, the sum */
}

/* Read, inferred, computed, rewritten, partitioned, printed; NULL: something failed. */
static char *life(void)
{
    dfg_module *m = graph();
    char *before = m != NULL ? computed(m) : NULL;
    const struct dfg_rewrite_options options = {.typing = &dfg_inference};
    struct dfg_rule_choice rules[64];
    size_t n = 0;
    for (uint32_t i = 0; i < eliminate_unit.rules->n && n < 64; i++)
        rules[n++] = (struct dfg_rule_choice){&eliminate_unit, i};
    dfg_rewriter *r = before != NULL ? dfg_rewriter_new(m, rules, n, &options, NULL) : NULL;
    bool ok = r != NULL && dfg_rewrite(r, NULL) == DFG_OK;
    dfg_rewriter_free(r);
    char *after = ok ? computed(m) : NULL;
    ok = after != NULL && strcmp(before, after) == 0;
    struct dfg_target target = {&onnx_dnnl_unit, &onnx_dnnl_unit.tables[0], NULL};
    dfg_selection *s = ok ? dfg_select(m, &target, 1, NULL, NULL) : NULL;
    ok = s != NULL && dfg_n_picks(s) > 0 && dfg_extract(m, s, NULL) == DFG_OK;
    dfg_selection_free(s);
    ok = ok && edits_are_the_same();
    char *printed = ok ? print(m) : NULL;
    free(before);
    free(after);
    dfg_module_free(m);
    return printed;
}

static void *lives(void *wanted)
{
    bool same = true;
    for (int i = 0; i < ROUNDS && same; i++) {
        char *got = life();
        same = got != NULL && strcmp(got, wanted) == 0;
        free(got);
    }
    return same ? wanted : NULL;
}

static void all_agree(void *(*run)(void *), void *wanted)
{
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, run, wanted), 0);
    for (int i = 0; i < THREADS; i++) {
        void *got;
        assert_int_equal(pthread_join(threads[i], &got), 0);
        assert_ptr_equal(got, wanted);
    }
}

static void modules_of_several_threads(void **state)
{
    (void)state;
    char *wanted = life();
    assert_non_null(wanted);
    assert_non_null(strstr(wanted, "Composite"));
    all_agree(lives, wanted);
    free(wanted);
}

/* ---- one module, which nobody changes ---- */

struct shared {
    const dfg_module *m;
    char *printed, *computed;
    dfg_graph view;
    int32_t matches; /* nodes at which the table has an entry */
};

static int32_t count_matches(const dfg_graph *view, const dfg_module *m)
{
    int32_t n = 0;
    for (dfg_node i = 1; i < dfg_n_nodes(m); i++)
        n += onnx_dnnl_unit.tables->first(onnx_dnnl_unit.tables, view, i) >= 0;
    return n;
}

static void *readings(void *ctx)
{
    struct shared *s = ctx;
    bool same = true;
    for (int i = 0; i < ROUNDS && same; i++) {
        char *printed = print(s->m), *values = computed(s->m), *label = dfg_node_label(s->m, 3);
        same = printed != NULL && values != NULL && label != NULL && strcmp(printed, s->printed) == 0 &&
               strcmp(values, s->computed) == 0 && dfg_verify(s->m, NULL) == DFG_OK &&
               dfg_equal(s->m, s->m, NULL) && count_matches(&s->view, s->m) == s->matches;
        free(printed);
        free(values);
        free(label);
    }
    return same ? ctx : NULL;
}

static void one_module_is_read_by_several(void **state)
{
    (void)state;
    dfg_module *m = graph();
    const struct dfg_names *names = onnx_dnnl_unit.names;
    assert_non_null(m);
    assert_int_equal(dfg_build_users(m), DFG_OK);
    assert_int_equal(names->needs & DFG_NEEDS_SCRATCH, 0);
    struct shared s = {.m = m, .printed = print(m), .computed = computed(m)};
    size_t size = dfg_bind_size(m, names);
    void *mem = malloc(size + 1);
    assert_int_equal(dfg_bind(&s.view, m, names, mem, size), DFG_OK);
    s.matches = count_matches(&s.view, m);
    assert_true(s.matches > 0);
    all_agree(readings, &s);
    free(s.printed);
    free(s.computed);
    free(mem);
    dfg_module_free(m);
}

/* ---- one graph by ranges of roots ---- */

enum { COPIES = 300, ROOM = 8 * COPIES };

/* One view for all, and one of a file that needs memory of its own for each. */
struct range {
    const dfg_module *m;
    const dfg_graph *view;
    dfg_node first, last, nodes[ROOM];
    uint64_t sets[ROOM];
    size_t n, matches;
};

static bool count_match(void *ctx, const void *match)
{
    (void)match;
    ++*(size_t *)ctx;
    return false;
}

static void *sweep_range(void *ctx)
{
    struct range *r = ctx;
    const struct dfg_table *t = onnx_dnnl_unit.tables;
    const struct dfg_unit *u = &attention_unit;
    const size_t size = dfg_bind_size(r->m, u->names);
    dfg_graph own;
    void *mem = malloc(size + 1);
    if (mem == NULL || dfg_bind(&own, r->m, u->names, mem, size) != DFG_OK) {
        free(mem);
        return NULL;
    }
    r->n = t->sweep(t, r->view, r->first, r->last, r->nodes, r->sets);
    for (uint32_t i = 0; i < u->n_patterns; i++)
        for (dfg_node n = r->first; n < r->last; n++)
            u->patterns[i].each(&u->patterns[i], &own, n, count_match, &r->matches);
    free(mem);
    return ctx;
}

/* x, and Softmax(x * transposed x) * x, again and again: what attention.pat looks for, and convolutions. */
static dfg_module *long_graph(void)
{
    dfg_module *m = dfg_module_new(&onnx_unit.ops, 1);
    const dfg_dim dims[] = {1, 4, 8, 8}, one[] = {4, 4, 1, 1};
    static const float half = 0.5f;
    const uint32_t type = dfg_type_tensor(m, DFG_F32, 4, dims);
    const uint32_t w = dfg_tensor_add(m, dfg_type_tensor(m, DFG_F32, 4, one), &half, true);
    dfg_body_open(m);
    dfg_node x = dfg_var(m, dfg_symbol(m, "x", 1), 2, type), at = x;
    for (int i = 0; i < COPIES; i++) {
        const dfg_node conv[] = {at, dfg_const(m, w)};
        at = dfg_call_op(m, dfg_operator(m, "Conv", 4), conv, 2, NULL, 0, 0, type);
        at = dfg_call_op(m, dfg_operator(m, "Relu", 4), &at, 1, NULL, 0, 0, type);
        const dfg_node product[] = {at, at};
        dfg_node s = dfg_call_op(m, dfg_operator(m, "MatMul", 6), product, 2, NULL, 0, 0, type);
        s = dfg_call_op(m, dfg_operator(m, "Softmax", 7), &s, 1, NULL, 0, 0, type);
        const dfg_node weighted[] = {s, at};
        at = dfg_call_op(m, dfg_operator(m, "MatMul", 6), weighted, 2, NULL, 0, 0, type);
    }
    dfg_function_add(m, dfg_symbol(m, "main", 4), dfg_func(m, &x, 1, &at, 1, NULL, 0, 0));
    assert_int_equal(dfg_finish(m), DFG_OK);
    assert_int_equal(dfg_build_users(m), DFG_OK);
    return m;
}

static void one_graph_by_ranges(void **state)
{
    static struct range all, part[THREADS];
    (void)state;
    dfg_module *m = long_graph();
    const struct dfg_names *names = onnx_dnnl_unit.names;
    const uint32_t n = dfg_n_nodes(m);
    const size_t size = dfg_bind_size(m, names);
    pthread_t threads[THREADS];
    dfg_graph view;
    void *mem = malloc(size + 1);
    assert_true(n <= ROOM && (attention_unit.names->needs & DFG_NEEDS_SCRATCH) != 0);
    assert_int_equal(dfg_bind(&view, m, names, mem, size), DFG_OK);
    all = (struct range){.m = m, .view = &view, .first = 1, .last = n};
    assert_ptr_equal(sweep_range(&all), &all);
    assert_true(all.n >= COPIES);
    for (uint32_t i = 0; i < THREADS; i++) {
        part[i] = (struct range){.m = m, .view = &view, .first = 1 + (n - 1) * i / THREADS,
                                 .last = 1 + (n - 1) * (i + 1) / THREADS};
        assert_int_equal(pthread_create(&threads[i], NULL, sweep_range, &part[i]), 0);
    }
    size_t at = 0, matches = 0;
    for (uint32_t i = 0; i < THREADS; i++) {
        void *done;
        assert_int_equal(pthread_join(threads[i], &done), 0);
        assert_ptr_equal(done, &part[i]);
        assert_true(at + part[i].n <= all.n);
        assert_memory_equal(part[i].nodes, all.nodes + at, part[i].n * sizeof *all.nodes);
        assert_memory_equal(part[i].sets, all.sets + at, part[i].n * sizeof *all.sets);
        at += part[i].n;
        matches += part[i].matches;
    }
    assert_int_equal(at, all.n);
    assert_true(matches == all.matches && matches > COPIES);
    free(mem);
    dfg_module_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_graph_by_ranges),
        cmocka_unit_test(modules_of_several_threads),
        cmocka_unit_test(one_module_is_read_by_several),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
