/* error.c -- the one error of a model, as a person reads it; texts, memory, places in the file.
 *
 * Out:  `FILE: error: MESSAGE`, or `FILE: error: node 'NAME' (OP): MESSAGE`, the
 *       name being its first result's where the node has none.
 */
#include "onnx.h"

const char *dfg_onnx_text(const char *s)
{
    return s != NULL ? s : "";
}

bool dfg_onnx_is_standard(const char *domain)
{
    return *domain == '\0' || strcmp(domain, "ai.onnx") == 0;
}

void dfg_onnx_set_error(dfg_status *status, dfg_status is, struct dfg_error *err, const char *file,
                        const char *op, const char *name, const char *text, va_list values)
{
    if (*status != DFG_OK)
        return;
    char *message = dfg_format(text, values);
    if (message == NULL)
        *status = dfg_fail(err, DFG_NO_MEMORY, "%s: error: out of memory", file);
    else if (op == NULL)
        *status = dfg_fail(err, is, "%s: error: %s", file, message);
    else
        *status = dfg_fail(err, is, "%s: error: node '%s' (%s): %s", file, name, op, message);
    free(message);
}

bool dfg_onnx_fail(struct onnx_reader *r, const char *text, ...)
{
    va_list values;
    va_start(values, text);
    dfg_onnx_set_error(&r->status, DFG_BAD_ONNX, r->err, r->file, NULL, NULL, text, values);
    va_end(values);
    return false;
}

bool dfg_onnx_fail_at(struct onnx_reader *r, const Onnx__NodeProto *n, const char *text, ...)
{
    const char *name = dfg_onnx_text(n->name);
    for (size_t i = 0; *name == '\0' && i < n->n_output; i++)
        name = dfg_onnx_text(n->output[i]);
    va_list values;
    va_start(values, text);
    dfg_onnx_set_error(&r->status, DFG_BAD_ONNX, r->err, r->file, dfg_onnx_text(n->op_type), name, text, values);
    va_end(values);
    return false;
}

bool dfg_onnx_no_memory(struct onnx_reader *r)
{
    if (r->status == DFG_OK)
        r->status = dfg_fail(r->err, DFG_NO_MEMORY, "%s: error: out of memory", r->file);
    return false;
}

bool dfg_onnx_grow(struct onnx_reader *r, void *array, size_t *room, size_t need, size_t size)
{
    return dfg_grow(array, room, need, size) || dfg_onnx_no_memory(r);
}

struct dfg_note dfg_onnx_note(const struct onnx_reader *r, const char *doc_string)
{
    if (doc_string == NULL || *doc_string != ONNX_PLACE_MARK)
        return (struct dfg_note){NULL, 0, false};
    const uint8_t *at = (const uint8_t *)doc_string + 1;
    return (struct dfg_note){r->bytes + dfg_load(at, 8), (size_t)dfg_load(at + 8, 8), false};
}
