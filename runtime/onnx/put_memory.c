/* put_memory.c -- memory that ends with the writing of a model; its one error.
 *
 * Out:  zeroed memory, which is freed all at once;
 *       `FILE: error: MESSAGE`, or `FILE: error: node '%name' (OP): MESSAGE`.
 */
#include "put.h"

/* ---- errors ---- */

bool dfg_onnx_put_no_memory(struct onnx_writer *w)
{
    if (w->status == DFG_OK)
        w->status = dfg_fail(w->err, DFG_NO_MEMORY, "%s: error: out of memory", w->file);
    return false;
}

bool dfg_onnx_put_fail(struct onnx_writer *w, const char *text, ...)
{
    va_list values;
    va_start(values, text);
    dfg_onnx_set_error(&w->status, DFG_BAD_GRAPH, w->err, w->file, NULL, NULL, text, values);
    va_end(values);
    return false;
}

bool dfg_onnx_put_fail_at(struct onnx_writer *w, dfg_node n, const char *text, ...)
{
    char *label = dfg_node_label(w->m, n);
    if (label == NULL)
        return dfg_onnx_put_no_memory(w);
    const char *op = dfg_operator_name(w->m, dfg_node_op(w->m, n));
    va_list values;
    va_start(values, text);
    dfg_onnx_set_error(&w->status, DFG_BAD_GRAPH, w->err, w->file, op, label, text, values);
    va_end(values);
    free(label);
    return false;
}

/* ---- memory ---- */

void *dfg_onnx_put_new(struct onnx_writer *w, size_t n, size_t size)
{
    void *p = dfg_stack_alloc(&w->memory, n, size);
    if (p == NULL)
        dfg_onnx_put_no_memory(w);
    return p;
}

bool dfg_onnx_put_push(struct onnx_writer *w, struct onnx_list *list, void *p)
{
    if (p == NULL)
        return false;
    if (list->n == list->room) {
        size_t room = list->room < 4 ? 8 : list->room * 2;
        void **at = dfg_onnx_put_new(w, room, sizeof *at);
        if (at == NULL)
            return false;
        if (list->n > 0)
            memcpy(at, list->at, list->n * sizeof *at);
        list->at = at;
        list->room = room;
    }
    list->at[list->n++] = p;
    return true;
}

char *dfg_onnx_put_copy(struct onnx_writer *w, const void *text, size_t n)
{
    char *copy = n < SIZE_MAX ? dfg_onnx_put_new(w, n + 1, 1) : NULL;
    if (copy != NULL && n > 0)
        memcpy(copy, text, n);
    return copy;
}

char *dfg_onnx_put_text(struct onnx_writer *w, const char *text, ...)
{
    va_list values;
    va_start(values, text);
    char *made = dfg_format(text, values);
    va_end(values);
    char *copy = made != NULL ? dfg_onnx_put_copy(w, made, strlen(made)) : NULL;
    free(made);
    if (copy == NULL)
        dfg_onnx_put_no_memory(w);
    return copy;
}
