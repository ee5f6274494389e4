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

static bool fail(struct onnx_reader *r, const char *place, const char *text, va_list values)
{
    if (r->status != DFG_OK)
        return false;
    char *message = dfg_format(text, values);
    if (message == NULL)
        return dfg_onnx_no_memory(r);
    r->status = dfg_fail(r->err, DFG_BAD_ONNX, "%s: error: %s%s", r->file, place, message);
    free(message);
    return false;
}

bool dfg_onnx_fail(struct onnx_reader *r, const char *text, ...)
{
    va_list values;
    va_start(values, text);
    fail(r, "", text, values);
    va_end(values);
    return false;
}

static char *place_of(const char *text, ...)
{
    va_list values;
    va_start(values, text);
    char *place = dfg_format(text, values);
    va_end(values);
    return place;
}

bool dfg_onnx_fail_at(struct onnx_reader *r, const Onnx__NodeProto *n, const char *text, ...)
{
    const char *name = dfg_onnx_text(n->name);
    for (size_t i = 0; *name == '\0' && i < n->n_output; i++)
        name = dfg_onnx_text(n->output[i]);
    char *place = place_of("node '%s' (%s): ", name, dfg_onnx_text(n->op_type));
    if (place == NULL)
        return dfg_onnx_no_memory(r);
    va_list values;
    va_start(values, text);
    fail(r, place, text, values);
    va_end(values);
    free(place);
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
    return (struct dfg_note){r->bytes + onnx_bits_at(at, 8), (size_t)onnx_bits_at(at + 8, 8), false};
}
