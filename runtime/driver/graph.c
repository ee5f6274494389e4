/* graph.c -- the graph that jobs are about.
 *
 * In:   a path or the bytes of a model; what the units declare.
 * Out:  a finished module, types inferred on request, or if it is an ONNX model; a warning
 *       where inference contradicts what is stated.
 */
#include "../dfg_infer.h"
#include "../dfg_onnx.h"
#include "opt.h"

#include <stdlib.h>

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
