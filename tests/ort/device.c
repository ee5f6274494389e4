/* device.c -- a device that writes down what it is given: a line a region, to the file that NPU_TRACE names.
 *
 * What a vendor's looks like: compile() goes through the matches of a region, in order.  The
 * numbers are the evaluator's.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dfg_extend.h"
#include "dfg_ort.h"

extern const struct dfg_ort_device npu_device;

/* The entry of the table that a call is a match of; NULL: it is none. */
static const char *entry_of(const dfg_module *m, dfg_node call)
{
    const dfg_node *args;
    if (dfg_node_op(m, call) != DFG_CALL || dfg_node_args(m, call, &args) == 0)
        return NULL;
    const struct dfg_kind *kind = dfg_kind_info(m, dfg_node_kind(m, args[0]));
    for (uint32_t i = 0; i < kind->n_attrs; i++)
        if (strcmp(dfg_symbol_text(m, kind->attrs[i].key), "Composite") == 0)
            return dfg_symbol_text(m, kind->attrs[i].value.u.id);
    return NULL;
}

static dfg_status compile(const dfg_module *m, dfg_node func, void **kernel, struct dfg_error *error)
{
    const char *path = getenv("NPU_TRACE");
    FILE *f = path != NULL ? fopen(path, "a") : NULL;
    for (dfg_node n = 1; f != NULL && n < func; n++)
        if (dfg_node_body(m, n) == func && entry_of(m, n) != NULL)
            fprintf(f, "%s ", entry_of(m, n));
    if (f != NULL && (fputs("\n", f) < 0 || fclose(f) != 0))
        return dfg_fail(error, DFG_NO_FILE, "%s can't be written", path);
    return dfg_ort_evaluator.compile(m, func, kernel, error);
}

static dfg_status run(void *kernel, struct dfg_ort_run *run, struct dfg_error *error)
{
    return dfg_ort_evaluator.run(kernel, run, error);
}

static void release(void *kernel)
{
    dfg_ort_evaluator.release(kernel);
}

const struct dfg_ort_device npu_device = {
    .vendor = "imaginary", .version = "0.1.0", .compile = compile, .run = run, .release = release};
