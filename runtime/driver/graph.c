/* graph.c -- the graph that jobs are about.
 *
 * In:   a path or the bytes of a model; what the units declare.
 * Out:  a finished module, types inferred on request, or if it is an ONNX model.
 */
#include "../dfg_infer.h"
#include "../dfg_onnx.h"
#include "opt.h"

static dfg_status read_input(dfg_module *m, const struct options *o, const struct bytes *bytes, bool onnx,
                             struct dfg_error *error)
{
    const struct dfg_onnx_options as_is = {.keep_opset = o->keep_opset};
    if (bytes != NULL)
        return dfg_read_onnx_bytes(m, o->input, bytes->at, bytes->n, &as_is, error);
    return o->keep_opset && onnx ? dfg_read_onnx(m, o->input, &as_is, error)
                                 : dfg_read_file(m, o->input, error);
}

dfg_module *read_graph(const struct units *units, const struct options *o, const struct bytes *bytes,
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
        status = dfg_infer(m, error);
    if (status != DFG_OK) {
        dfg_module_free(m);
        return NULL;
    }
    if (o->time)
        print_time("load", clock_now() - start);
    return m;
}
