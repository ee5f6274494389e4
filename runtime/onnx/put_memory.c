/* put_memory.c -- memory that ends with the writing of a model; its one error.
 *
 * Out:  zeroed memory, which is freed all at once;
 *       `FILE: error: MESSAGE`, or `FILE: error: node '%name' (OP): MESSAGE`.
 */
#include "put.h"

/* ---- errors ---- */

_Noreturn void dfg_onnx_put_no_memory(struct onnx_writer *w)
{
    if (w->status == DFG_OK)
        w->status = dfg_fail(w->err, DFG_NO_MEMORY, "%s: error: out of memory", w->file);
    longjmp(w->out, 1);
}

_Noreturn void dfg_onnx_put_fail(struct onnx_writer *w, const char *text, ...)
{
    va_list values;
    va_start(values, text);
    dfg_onnx_set_error(&w->status, DFG_BAD_GRAPH, w->err, w->file, NULL, NULL, text, values);
    va_end(values);
    longjmp(w->out, 1);
}

_Noreturn void dfg_onnx_put_fail_at(struct onnx_writer *w, dfg_node n, const char *text, ...)
{
    char *label = dfg_node_label(w->m, n);
    if (label == NULL)
        dfg_onnx_put_no_memory(w);
    const char *op = dfg_operator_name(w->m, dfg_node_op(w->m, n));
    va_list values;
    va_start(values, text);
    dfg_onnx_set_error(&w->status, DFG_BAD_GRAPH, w->err, w->file, op, label, text, values);
    va_end(values);
    free(label);
    longjmp(w->out, 1);
}

/* ---- memory ---- */

void *dfg_onnx_put_new(struct onnx_writer *w, size_t n, size_t size)
{
    void *p = dfg_stack_alloc(&w->memory, n, size);
    if (p == NULL)
        dfg_onnx_put_no_memory(w);
    return p;
}

void *dfg_onnx_put_message(struct onnx_writer *w, const ProtobufCMessageDescriptor *kind)
{
    ProtobufCMessage *message = dfg_onnx_put_new(w, 1, kind->sizeof_message);
    protobuf_c_message_init(kind, message);
    return message;
}

void dfg_onnx_put_push(struct onnx_writer *w, struct onnx_list *list, void *p)
{
    if (list->n == list->room) {
        size_t room = list->room < 4 ? 8 : list->room * 2;
        void **at = dfg_onnx_put_new(w, room, sizeof *at);
        if (list->n > 0)
            memcpy(at, list->at, list->n * sizeof *at);
        list->at = at;
        list->room = room;
    }
    list->at[list->n++] = p;
}

char *dfg_onnx_put_copy(struct onnx_writer *w, const void *text, size_t n)
{
    char *copy = dfg_onnx_put_new(w, n + 1, 1);
    if (n > 0)
        memcpy(copy, text, n);
    return copy;
}

char *dfg_onnx_put_taken(struct onnx_writer *w, char *text)
{
    const size_t size = text != NULL ? strlen(text) + 1 : 0;
    char *copy = size > 0 ? dfg_stack_alloc(&w->memory, size, 1) : NULL;
    if (copy != NULL)
        memcpy(copy, text, size);
    free(text);
    if (copy == NULL)
        dfg_onnx_put_no_memory(w);
    return copy;
}

char *dfg_onnx_put_text(struct onnx_writer *w, const char *text, ...)
{
    va_list values;
    va_start(values, text);
    char *made = dfg_format(text, values);
    va_end(values);
    return dfg_onnx_put_taken(w, made);
}
