/* graph.c -- the graph that jobs are about.
 *
 * In:   a path or the bytes of a model; what the units declare; --dim NAME=NUMBER, split by commas.
 * Out:  a finished module, in whose types extents of these names are numbers, types inferred on
 *       request, or if it is an ONNX model; a warning where inference contradicts what is stated.
 * Errors: those of the reader; malformed options, a name twice; a name that no type has, except in a
 *       list of models.
 */
#include "../dfg_extend.h"
#include "../dfg_infer.h"
#include "../dfg_onnx.h"
#include "opt.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* ---- --dim ---- */

/* The number behind the last `=` of the n bytes at text; *len: of the name before it.  -1: none. */
static int64_t number_of(const char *text, size_t n, size_t *len)
{
    size_t digits = 0;
    *len = 0;
    while (digits < n && text[n - 1 - digits] >= '0' && text[n - 1 - digits] <= '9')
        digits++;
    if (digits == 0 || n < digits + 2 || text[n - 1 - digits] != '=')
        return -1;
    *len = n - digits - 1;
    errno = 0;
    const int64_t number = strtoll(text + n - digits, NULL, 10);
    return errno == 0 ? number : -1;
}

/* Is it set before `end`, too? */
static bool is_set_before(const char *dims, const char *end, size_t len)
{
    for (const char *at = dims; at < end; at += strcspn(at, ",") + 1)
        if (strncmp(at, end, len + 1) == 0)
            return true;
    return false;
}

int dims_check(const char *dims)
{
    for (const char *at = dims;; at++) {
        size_t n = strcspn(at, ","), len;
        if (number_of(at, n, &len) < 0) {
            complain("--dim is NAME=NUMBER, up to 2^63-1, not '%.*s'", (int)n, at);
            return STATUS_USAGE;
        }
        if (is_set_before(dims, at, len)) {
            complain("--dim sets '%.*s' twice", (int)len, at);
            return STATUS_USAGE;
        }
        at += n;
        if (*at == '\0')
            return STATUS_OK;
    }
}

static dfg_status dims_set(dfg_module *m, const struct options *o, struct dfg_error *error)
{
    dfg_status status = DFG_OK;
    for (const char *at = o->dim;; at++) {
        size_t n = strcspn(at, ","), len;
        int64_t value = number_of(at, n, &len);
        status = dfg_set_extent(m, at, len, value, error);
        if (status == DFG_BAD_GRAPH) {
            dfg_error_clear(error);
            status = o->jsonl ? DFG_OK
                              : dfg_fail(error, status, "%s: error: no extent of the graph is called '%.*s'", o->input,
                                         (int)len, at);
        }
        at += n;
        if (*at == '\0' || status != DFG_OK)
            return status;
    }
}

/* ---- reading ---- */

static dfg_status read_input(dfg_module *m, const struct options *o, const struct bytes *bytes, bool onnx,
                             struct dfg_error *error)
{
    const struct dfg_onnx_options as_is = {.keep_opset = o->keep_opset};
    if (bytes != NULL)
        return dfg_read_onnx_bytes(m, o->input, bytes->at, bytes->n, &as_is, error);
    return o->keep_opset && onnx ? dfg_read_onnx(m, o->input, &as_is, error)
                                 : dfg_read_file(m, o->input, error);
}

/* The first value whose stated type was wrong, and how many there are. */
struct contradictions {
    dfg_module *m;
    const char *path;
    FILE *warnings;
    size_t n;
};

static void contradicted(void *ctx, dfg_node n, uint32_t inferred)
{
    struct contradictions *c = ctx;
    if (c->n++ != 0 || c->warnings == NULL)
        return;
    char *label = dfg_node_label(c->m, n);
    fprintf(c->warnings, "%s: warning: %s is stated to be ", c->path, label != NULL ? label : "a value");
    free(label);
    dfg_print_type(c->m, dfg_node_type(c->m, n), c->warnings);
    fputs(", but is ", c->warnings);
    dfg_print_type(c->m, inferred, c->warnings);
    fputc('\n', c->warnings);
}

static dfg_status infer(dfg_module *m, const char *path, FILE *warnings, struct dfg_error *error)
{
    struct contradictions c = {m, path, warnings, 0};
    dfg_status status = dfg_infer_reporting(m, contradicted, &c, error);
    if (c.n > 1 && warnings != NULL)
        fprintf(warnings, "%s: warning: the types of %zu more values are not what is stated\n", path, c.n - 1);
    return status;
}

dfg_module *read_graph(const struct units *units, const struct options *o, const struct bytes *bytes, FILE *warnings,
                       struct dfg_error *error)
{
    double start = clock_now();
    dfg_module *m = units_module(units);
    if (m == NULL)
        return NULL;
    bool onnx = bytes != NULL || output_is_onnx(o->input);
    dfg_status status = read_input(m, o, bytes, onnx, error);
    if (status == DFG_OK)
        status = dfg_finish(m);
    if (status == DFG_OK && o->dim != NULL)
        status = dims_set(m, o, error);
    if (status == DFG_OK && (o->infer || (onnx && !o->keep_opset)))
        status = infer(m, o->input, warnings, error);
    if (status != DFG_OK) {
        dfg_module_free(m);
        return NULL;
    }
    if (o->time)
        print_time("load", clock_now() - start);
    return m;
}
