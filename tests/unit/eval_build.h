/* eval_build.h -- short words for tests of the evaluator.
 *
 * In:   statements as .dfg text; the value `%r` is asked for.
 * Out:  it as a constant's text; or the error.
 */
#ifndef EVAL_BUILD_H
#define EVAL_BUILD_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "dfg_eval.h"

extern const struct dfg_unit com_microsoft_unit, onnx_unit, relax_unit, relay_unit, tflite_unit;

/* Operators of a user's own that name kernels; the library has not heard of the second. */
static const struct dfg_op_decl eval_user_rows[] = {
    {.name = "npu.act", .n_required = 1, .n_operands = 1, .n_results = 1, .n_required_results = 1, .eval = "relu"},
    {.name = "npu.newer", .n_results = 1, .n_required_results = 1, .eval = "unheard_of"}};
static const struct dfg_ops eval_user_ops = {DFG_ABI, 2, "npu", eval_user_rows};

/* A module of @main, which returns %r, and what stands behind it. */
static inline dfg_module *eval_module(const char *body, const char *more)
{
    const struct dfg_ops *ops[] = {onnx_unit.ops,   relax_unit.ops,         relay_unit.ops,
                                   tflite_unit.ops, com_microsoft_unit.ops, &eval_user_ops};
    struct dfg_error error = {DFG_OK, NULL};
    dfg_module *m = dfg_module_new(ops, 6);
    size_t size = strlen(body) + strlen(more) + 100;
    char *text = malloc(size);
    assert_non_null(m);
    assert_non_null(text);
    snprintf(text, size, "fn @main() {\n%s\nreturn %%r\n}\n%s", body, more);
    if (dfg_read_text(m, "t.dfg", text, strlen(text), &error) != DFG_OK)
        fail_msg("%s", error.text);
    free(text);
    return m;
}

/* The tensor as `const` writes it; to be freed. */
static inline char *data_text(const struct dfg_data *d)
{
    char *text = NULL, *line;
    size_t size = 0;
    dfg_module *m = dfg_module_new(NULL, 0);
    assert_non_null(m);
    dfg_body_open(m);
    dfg_node c = dfg_data_const(m, d);
    assert_int_not_equal(c, DFG_NONE);
    assert_true(dfg_function_add(m, dfg_symbol(m, "main", 4), dfg_func(m, NULL, 0, &c, 1, NULL, 0, 0)));
    assert_int_equal(dfg_finish(m), DFG_OK);
    FILE *f = open_memstream(&text, &size);
    assert_non_null(f);
    assert_int_equal(dfg_print(m, f), DFG_OK);
    fclose(f);
    dfg_module_free(m);
    line = strstr(text, "const ");
    assert_non_null(line);
    line[strcspn(line, "\n")] = '\0';
    line = strdup(line + 6);
    free(text);
    return line;
}

static inline void computes_in(const char *body, const char *more, const char *wanted, int line)
{
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_data *d = NULL;
    dfg_module *m = eval_module(body, more);
    dfg_node main = dfg_function_by_name(m, dfg_find_symbol(m, "main", 4));
    if (dfg_evaluate(m, main, NULL, 0, &d, NULL, &error) != DFG_OK)
        fail_msg("line %d: %s\n%s", line, body, error.text);
    char *got = data_text(d);
    if (strcmp(got, wanted) != 0)
        fail_msg("line %d: %s\n  wanted %s\n  got    %s", line, body, wanted, got);
    free(got);
    dfg_data_free(d);
    dfg_module_free(m);
}

static inline void refuses_in(const char *body, const char *more, struct dfg_eval_limits limits,
                              const char *words, int line)
{
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_data *d = NULL;
    dfg_module *m = eval_module(body, more);
    dfg_node main = dfg_function_by_name(m, dfg_find_symbol(m, "main", 4));
    if (dfg_evaluate(m, main, NULL, 0, &d, &limits, &error) != DFG_BAD_GRAPH)
        fail_msg("line %d: it is evaluated: %s", line, body);
    if (strstr(error.text, words) == NULL)
        fail_msg("line %d: %s\n  wanted '%s' in: %s", line, body, words, error.text);
    dfg_error_clear(&error);
    dfg_module_free(m);
}

#define computes(body, wanted)            computes_in(body, "", wanted, __LINE__)
#define computes_with(body, more, wanted) computes_in(body, more, wanted, __LINE__)
#define refuses(body, words)              refuses_with(body, "", words)
#define refuses_within(body, most_steps, most_bytes, words)                                                  \
    refuses_in(body, "", (struct dfg_eval_limits){.steps = most_steps, .bytes = most_bytes}, words, __LINE__)
#define refuses_with(body, more, words)                                                                      \
    refuses_in(body, more, (struct dfg_eval_limits){.steps = 0}, words, __LINE__)

#endif
