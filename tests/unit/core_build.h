/* core_build.h -- short words for building graphs in unit tests.
 *
 * In:   a module `m` and C strings.
 * Out:  nodes; a test that runs out of memory by accident fails.
 */
#ifndef CORE_BUILD_H
#define CORE_BUILD_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "dfg.h"
#include "core.h"
#include "module.h"

#define LEN(array) (sizeof(array) / sizeof *(array))

/* A list of nodes as two arguments: array and number. */
#define NODES(...)                                                                                           \
    (const dfg_node[]){__VA_ARGS__}, (uint32_t)(sizeof((dfg_node[]){__VA_ARGS__}) / sizeof(dfg_node))

static inline dfg_sym sym(dfg_module *m, const char *text)
{
    return dfg_symbol(m, text, strlen(text));
}

static inline uint16_t op(dfg_module *m, const char *name)
{
    return dfg_operator(m, name, strlen(name));
}

static inline uint32_t f32(dfg_module *m, int32_t rank, const dfg_dim *dims)
{
    return dfg_type_tensor(m, DFG_F32, rank, dims);
}

static inline dfg_node call(dfg_module *m, const char *name, const dfg_node *args, uint32_t n)
{
    return dfg_call_op(m, op(m, name), args, n, NULL, 0, 0, 0);
}

static inline dfg_node call_with(dfg_module *m, const char *name, dfg_node arg, const char *key,
                                 dfg_val value)
{
    struct dfg_attr attr = {sym(m, key), value};
    return dfg_call_op(m, op(m, name), &arg, 1, &attr, 1, 0, 0);
}

static inline dfg_node param(dfg_module *m, const char *name)
{
    return dfg_var(m, sym(m, name), 2, 0);
}

/* Closes the body of the module's function `name`. */
static inline dfg_node function(dfg_module *m, const char *name, const dfg_node *params, uint32_t n_params,
                                const dfg_node *results, uint32_t n_results)
{
    dfg_node f = dfg_func(m, params, n_params, results, n_results, NULL, 0, 0);
    assert_true(dfg_function_add(m, sym(m, name), f));
    return f;
}

static inline dfg_val int_val(int64_t i)
{
    return (dfg_val){.tag = DFG_V_INT, .u.i = i};
}
static inline dfg_val float_val(double f)
{
    return (dfg_val){.tag = DFG_V_FLOAT, .u.f = f};
}
static inline dfg_val str_val(dfg_module *m, const char *s)
{
    return (dfg_val){.tag = DFG_V_STR, .u.id = sym(m, s)};
}

/* A value from its text. */
static inline dfg_val val(dfg_module *m, const char *text)
{
    dfg_val v;
    assert_true(dfg_parse_value(m, text, strlen(text), &v));
    return v;
}

#endif
