/* test_no_memory.c -- memory that is out at one request, of a malloc that does not set errno.
 *
 * Each job either does what it does undisturbed, or says that memory is out.  (memory/ asks the programs.)
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "dfg_eval.h"
#include "dfg_infer.h"
#include "dfg_interp.h"
#include "dfg_report.h"
#include "dfg_rewrite.h"

extern const struct dfg_unit clip_unit, onnx_unit;

/* ---- memory ---- */

static long left = -1; /* requests until one is refused; -1: none is */
static bool refused;

void *__real_malloc(size_t);
void *__real_calloc(size_t, size_t);
void *__real_realloc(void *, size_t);
void *__wrap_malloc(size_t);
void *__wrap_calloc(size_t, size_t);
void *__wrap_realloc(void *, size_t);

static bool is_refused(void)
{
    refused |= left == 0;
    return left >= 0 && left-- == 0;
}

void *__wrap_malloc(size_t size)
{
    return is_refused() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t n, size_t size)
{
    return is_refused() ? NULL : __real_calloc(n, size);
}

void *__wrap_realloc(void *p, size_t size)
{
    return is_refused() ? NULL : __real_realloc(p, size);
}

/* What is done to the module, which has memory until then, and printed. */
typedef dfg_status job(dfg_module *, long at, FILE *);

static dfg_status once(job *does, const char *graph, long at, char **said)
{
    size_t size;
    struct dfg_error error = {DFG_OK, NULL};
    FILE *f = open_memstream(said, &size);
    dfg_module *m = dfg_module_new(&onnx_unit.ops, 1);
    assert_int_equal(dfg_read_text(m, "text", graph, strlen(graph), &error), DFG_OK);
    assert_int_equal(dfg_build_users(m), DFG_OK);
    refused = false;
    const dfg_status status = does(m, at, f);
    left = -1;
    dfg_module_free(m);
    fclose(f);
    return status;
}

static void every_request(job *does, const char *graph)
{
    char *want, *said;
    assert_int_equal(once(does, graph, -1, &want), DFG_OK);
    refused = true;
    for (long at = 0; refused; at++) {
        const dfg_status status = once(does, graph, at, &said);
        if (status == DFG_OK)
            assert_string_equal(said, want);
        else
            assert_int_equal(status, DFG_NO_MEMORY);
        free(said);
    }
    free(want);
}

/* ---- jobs ---- */

static dfg_status evaluate(dfg_module *m, long at, FILE *f)
{
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_data *in[1] = {NULL}, *out[1] = {NULL};
    left = at;
    dfg_status status = dfg_random_inputs(m, dfg_function(m, 0), 1, in, &error);
    if (status == DFG_OK)
        status = dfg_evaluate(m, dfg_function(m, 0), in, 1, out, NULL, &error);
    if (status == DFG_OK)
        fprintf(f, "%g", out[0]->u.at[1].f);
    dfg_data_free(in[0]);
    dfg_data_free(out[0]);
    dfg_error_clear(&error);
    return status;
}

static void test_evaluate(void **state)
{
    (void)state;
    every_request(evaluate, "fn @main(%x: f32[2]) {\n  %c = const f32[2] [1.0, 2.0]\n  %0 = Mul(%x, %c)\n  return %0\n}\n");
}

static dfg_status print(dfg_module *m, long at, FILE *f)
{
    struct dfg_rule_choice c = {&clip_unit, 0};
    const struct dfg_rewrite_options options = {.typing = &dfg_inference, .provenance = true};
    while (strcmp(dfg_rule_pattern(&clip_unit, c.rule)->name, "clip_clip") != 0)
        c.rule++;
    dfg_rewriter *r = dfg_rewriter_new(m, &c, 1, &options, NULL);
    assert_int_equal(dfg_rewrite(r, NULL), DFG_OK);
    assert_true(dfg_rewrite_stats(r, 0)->applied > 0);
    left = at;
    const dfg_status status = dfg_print(m, f);
    dfg_rewriter_free(r);
    return status;
}

static void test_provenance(void **state)
{
    (void)state;
    every_request(print, "fn @main(%x: f32[2]) {\n  %lo = const f32 0.0\n  %hi = const f32 6.0\n"
                         "  %0 = Clip(%x, %lo, %hi)\n  %1 = Clip(%0, %lo, %hi)\n  return %1\n}\n");
}

static dfg_status report(dfg_module *m, long at, FILE *f)
{
    static const char text[] = "op Relu(x); op Abs(x); table t { \"abs\" = Abs(Relu(Abs(_))); }";
    const struct pat_file *file;
    struct pat *pat = pat_new(NULL);
    assert_int_equal(pat_load_text(pat, "t.pat", text, strlen(text), &file), PAT_OK);
    const struct dfg_unit *unit = dfg_interpret(file);
    const struct dfg_target target = {.unit = unit, .table = &unit->tables[0]};
    struct dfg_error error = {DFG_OK, NULL};
    dfg_selection *s = dfg_select(m, &target, 1, NULL, NULL);
    struct dfg_report r;
    left = at;
    dfg_status status = dfg_report_make(&r, m, s, &target, 1, NULL, &error);
    for (int form = DFG_REPORT_TEXT; form <= DFG_REPORT_HTML && status == DFG_OK; form++) {
        char *said = dfg_report_text(&r, "model", (enum dfg_report_form)form, &error);
        status = said != NULL ? DFG_OK : error.status;
        fputs(said != NULL ? said : "", f);
        free(said);
    }
    left = -1;
    dfg_report_free(&r);
    dfg_selection_free(s);
    dfg_interpret_free(unit);
    pat_free(pat);
    dfg_error_clear(&error);
    return status;
}

static void test_report(void **state)
{
    (void)state;
    every_request(report, "fn @main(%x: f32[2]) {\n  %\"a b\" = Abs(%x)\n  %0 = Sin(%\"a b\")\n  %1 = Abs(%0)\n  return %1\n}\n");
}

static dfg_status pattern_of(dfg_module *m, long at, FILE *f)
{
    const struct dfg_unit *const units[] = {&onnx_unit};
    struct dfg_error error = {DFG_OK, NULL};
    const dfg_node all = dfg_function(m, 0), apart[] = {all - 3, all - 2};
    left = at;
    dfg_status status = dfg_pattern_of(m, units, 1, apart, 2, "p", f, &error);
    if (status == DFG_BAD_GRAPH) { /* no value in common */
        dfg_error_clear(&error);
        status = dfg_pattern_of(m, units, 1, &all, 1, "p", f, &error);
    }
    assert_true(status == DFG_OK || error.status == status);
    dfg_error_clear(&error);
    return status;
}

static void test_pattern_of(void **state)
{
    (void)state;
    every_request(pattern_of, "fn @main(%x, %y) {\n  %0 = Abs(%x)\n  %1 = Abs(%y)\n  %2 = Add(%0, %1)\n  return %2\n}\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_evaluate), cmocka_unit_test(test_provenance),
                                       cmocka_unit_test(test_report), cmocka_unit_test(test_pattern_of)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
