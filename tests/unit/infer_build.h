/* infer_build.h -- short words for tests of type inference.
 *
 * In:   parameters and statements as .dfg text; the value `%r` is asked about.
 * Out:  its type as text.
 */
#ifndef INFER_BUILD_H
#define INFER_BUILD_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "dfg_infer.h"

extern const struct dfg_unit com_microsoft_unit, onnx_unit, relay_unit, relax_unit, tflite_unit;

static inline dfg_module *inferred_module(const char *params, const char *body)
{
    const struct dfg_ops *ops[] = {onnx_unit.ops, relay_unit.ops, relax_unit.ops, tflite_unit.ops,
                                   com_microsoft_unit.ops};
    struct dfg_error error = {DFG_OK, NULL};
    dfg_module *m = dfg_module_new(ops, 5);
    size_t size = strlen(params) + strlen(body) + 100;
    char *text = malloc(size);
    assert_non_null(m);
    assert_non_null(text);
    snprintf(text, size, "fn @main(%s) {\n%s\nreturn %%r\n}\n", params, body);
    if (dfg_read_text(m, "t.dfg", text, strlen(text), &error) != DFG_OK)
        fail_msg("%s", error.text);
    if (dfg_infer(m, &error) != DFG_OK || dfg_verify(m, &error) != DFG_OK)
        fail_msg("%s", error.text);
    free(text);
    return m;
}

static inline char *type_text(const dfg_module *m, dfg_node n)
{
    char *text = NULL;
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    assert_non_null(f);
    dfg_print_type(m, dfg_node_type(m, n), f);
    fclose(f);
    return text;
}

/* What @main returns. */
static inline dfg_node result_of(const dfg_module *m)
{
    const dfg_node *args;
    uint32_t n = dfg_node_args(m, dfg_function(m, 0), &args);
    return args[n - 1];
}

/* The type of what @main returns. */
static inline void infers_in(const char *params, const char *body, const char *type, int line)
{
    dfg_module *m = inferred_module(params, body);
    char *got = type_text(m, result_of(m));
    if (strcmp(got, type) != 0)
        fail_msg("line %d: %s\n  wanted %s, got %s", line, body, type, got);
    free(got);
    dfg_module_free(m);
}
#define infers(params, body, type) infers_in(params, body, type, __LINE__)

#endif
