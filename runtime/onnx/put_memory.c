/* put_memory.c -- memory that ends with the writing of a model; its one error.
 *
 * Out:  zeroed memory from chunks, which are freed all at once;
 *       `FILE: error: MESSAGE`, or `FILE: error: node '%name' (OP): MESSAGE`.
 */
#include "put.h"

struct onnx_chunk {
    struct onnx_chunk *next;
    size_t used, size;
    max_align_t bytes[];
};

enum { CHUNK = 1 << 16 };

/* ---- errors ---- */

bool dfg_onnx_put_no_memory(struct onnx_writer *w)
{
    if (w->status == DFG_OK)
        w->status = dfg_fail(w->err, DFG_NO_MEMORY, "%s: error: out of memory", w->file);
    return false;
}

static bool fail(struct onnx_writer *w, const char *place, const char *text, va_list values)
{
    if (w->status != DFG_OK)
        return false;
    char *message = dfg_format(text, values);
    if (message == NULL)
        return dfg_onnx_put_no_memory(w);
    w->status = dfg_fail(w->err, DFG_BAD_GRAPH, "%s: error: %s%s", w->file, place, message);
    free(message);
    return false;
}

bool dfg_onnx_put_fail(struct onnx_writer *w, const char *text, ...)
{
    va_list values;
    va_start(values, text);
    fail(w, "", text, values);
    va_end(values);
    return false;
}

bool dfg_onnx_put_fail_at(struct onnx_writer *w, dfg_node n, const char *text, ...)
{
    char *label = dfg_node_label(w->m, n);
    char *place = label != NULL ? dfg_onnx_put_text(w, "node '%s' (%s): ", label,
                                                    dfg_operator_name(w->m, dfg_node_op(w->m, n)))
                                : NULL;
    free(label);
    if (place == NULL)
        return dfg_onnx_put_no_memory(w);
    va_list values;
    va_start(values, text);
    fail(w, place, text, values);
    va_end(values);
    return false;
}

/* ---- memory ---- */

static bool chunk_add(struct onnx_writer *w, size_t least)
{
    size_t size = least > CHUNK ? least : CHUNK;
    struct onnx_chunk *c = size <= SIZE_MAX - sizeof *c ? calloc(1, sizeof *c + size) : NULL;
    if (c == NULL)
        return dfg_onnx_put_no_memory(w);
    c->size = size;
    c->next = w->chunks;
    w->chunks = c;
    return true;
}

void *dfg_onnx_put_new(struct onnx_writer *w, size_t n, size_t size)
{
    size_t unit = sizeof(max_align_t);
    if (n > (SIZE_MAX - unit) / size) {
        dfg_onnx_put_no_memory(w);
        return NULL;
    }
    size_t bytes = (n * size + unit - 1) / unit * unit;
    bool fits = w->chunks != NULL && bytes <= w->chunks->size - w->chunks->used;
    if (!fits && !chunk_add(w, bytes))
        return NULL;
    char *p = (char *)w->chunks->bytes + w->chunks->used;
    w->chunks->used += bytes;
    return p;
}

struct onnx_mark dfg_onnx_put_mark(const struct onnx_writer *w)
{
    return (struct onnx_mark){w->chunks, w->chunks != NULL ? w->chunks->used : 0};
}

void dfg_onnx_put_release(struct onnx_writer *w, struct onnx_mark mark)
{
    while (w->chunks != mark.chunk) {
        struct onnx_chunk *next = w->chunks->next;
        free(w->chunks);
        w->chunks = next;
    }
    if (w->chunks == NULL)
        return;
    memset((char *)w->chunks->bytes + mark.used, 0, w->chunks->used - mark.used);
    w->chunks->used = mark.used;
}

void dfg_onnx_put_memory_free(struct onnx_writer *w)
{
    while (w->chunks != NULL) {
        struct onnx_chunk *next = w->chunks->next;
        free(w->chunks);
        w->chunks = next;
    }
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
