/* given.c -- a graph in memory as a module. */
#include "onnx.h"

dfg_status dfg_onnx_given(dfg_module *m, const char *name, const Onnx__GraphProto *g, struct dfg_error *err)
{
    struct onnx_reader r = {.m = m, .file = name, .err = err, .is_given = true};
    bool done = dfg_onnx_function(&r, g, "main") && dfg_finish(m) == DFG_OK;
    if (!done || dfg_failed(m))
        dfg_onnx_no_memory(&r); /* unless there is an error */
    dfg_onnx_reader_free(&r);
    return r.status;
}
