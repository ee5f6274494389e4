/* test_threads.c -- two modules in two threads; one module that several threads read.
 *
 * Build with -DPAT2C_SANITIZE=thread: the sanitizer sees what is shared.  Results must be
 * those of one thread alone.
 */
#include <pthread.h>

#include "dfg_eval.h"
#include "dfg_infer.h"
#include "dfg_partition.h"
#include "dfg_rewrite.h"
#include "text_build.h"

extern const struct dfg_unit onnx_unit, onnx_dnnl_unit, eliminate_unit;

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(modules_of_several_threads),
        cmocka_unit_test(one_module_is_read_by_several),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
