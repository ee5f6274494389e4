/* write.c -- a module as the bytes of an ONNX model, or as a file.
 *
 * In:   a finished module.
 * Out:  what protobuf-c makes of the messages; beside the file one of external
 *       data, where the model that was read had such, or would be larger than the
 *       2 GiB that protobuf takes.  Both appear whole, the model last, or not at
 *       all.
 */
#define _GNU_SOURCE /* memmem */
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#include "put.h"

#define TEXT_MOST INT32_MAX /* bytes of a protobuf message */

/* Apart from what looks at the writer afterwards, since locals of a function that calls setjmp may be lost. */
static bool attempt(struct onnx_writer *w, Onnx__ModelProto **model, size_t *size)
{
    if (setjmp(w->out) != 0)
        return false;
    *model = dfg_onnx_put_model(w);
    *size = onnx__model_proto__get_packed_size(*model);
    if (*size > TEXT_MOST && (w->spill || w->data_name == NULL))
        dfg_onnx_put_fail(w, "the model has more than 2 GiB");
    return true;
}

/* The messages; a second time, with what is large outside, where they are too large.  NULL: it failed. */
static Onnx__ModelProto *build(struct onnx_writer *w, size_t *size)
{
    struct onnx_writer fresh = *w;
    Onnx__ModelProto *model = NULL;
    *size = 0;
    if (!attempt(w, &model, size))
        return NULL;
    if (*size <= TEXT_MOST)
        return model;
    dfg_stack_free(&w->memory);
    fresh.spill = true;
    *w = fresh;
    return build(w, size);
}

static dfg_status finished(const dfg_module *m, const char *name, struct dfg_error *err)
{
    if (dfg_failed(m))
        return dfg_fail(err, DFG_NO_MEMORY, "%s: error: out of memory", name);
    if (!dfg_is_finished(m))
        return dfg_fail(err, DFG_BAD_GRAPH, "%s: error: the graph is not finished", name);
    return DFG_OK;
}

dfg_status dfg_write_onnx_bytes(const dfg_module *m, const char *name, uint8_t **bytes, size_t *n,
                                struct dfg_error *err)
{
    struct onnx_writer w = {.m = m, .file = name, .err = err};
    *bytes = NULL;
    *n = 0;
    if ((w.status = finished(m, name, err)) != DFG_OK)
        return w.status;
    Onnx__ModelProto *model = build(&w, n);
    if (model != NULL && (*bytes = malloc(*n + 1)) == NULL)
        w.status = dfg_fail(err, DFG_NO_MEMORY, "%s: error: out of memory", name);
    if (*bytes != NULL)
        onnx__model_proto__pack(model, *bytes);
    dfg_stack_free(&w.memory);
    return w.status;
}

/* ---- files ---- */

struct stream {
    ProtobufCBuffer base;
    FILE *f;
    bool failed;
};

static void append(ProtobufCBuffer *base, size_t n, const uint8_t *bytes)
{
    struct stream *s = (struct stream *)(void *)base;
    if (n > 0 && !s->failed && fwrite(bytes, 1, n, s->f) != n)
        s->failed = true;
}

enum { AT_ONCE = 1 << 20 };

/* Piece by piece, sizes are found anew at each level of the messages; at once, a model needs room twice. */
static bool put_model(const Onnx__ModelProto *model, size_t size, FILE *f)
{
    struct stream s = {{append}, f, false};
    uint8_t *bytes = size <= AT_ONCE ? malloc(size + 1) : NULL;
    if (bytes != NULL)
        append(&s.base, onnx__model_proto__pack(model, bytes), bytes);
    else
        onnx__model_proto__pack_to_buffer(model, &s.base);
    free(bytes);
    return !s.failed;
}

static bool cannot_write(struct onnx_writer *w, const char *path)
{
    if (w->status == DFG_OK)
        w->status = dfg_fail(w->err, DFG_NO_FILE, "%s: error: can't be written: %s", path,
                             errno != 0 ? strerror(errno) : "an error of the file");
    return false;
}

/* What would be lost; NULL: nothing.  An old PATH.data must be the one of the model at PATH, which is replaced
 * with it, and must not be what the module was read from, unless that is this model. */
static const char *lost(const struct onnx_writer *w, const char *path, const char *data_path)
{
    uint8_t *old = NULL;
    size_t n = 0;
    if (dfg_reads_external(w->m, path))
        return "it holds weights of the model that was read";
    if (w->bulks.n == 0 || access(data_path, F_OK) != 0)
        return NULL;
    if (dfg_reads_external(w->m, data_path) && !dfg_onnx_reads_model(w->m, path))
        return "the model that was read has its weights in the file of that name with '.data'";
    const bool names = dfg_onnx_map(path, &old, &n) && n > 0 &&
                       memmem(old, n, w->data_name, strlen(w->data_name)) != NULL;
    if (old != NULL)
        dfg_onnx_unmap(old, n);
    return names ? NULL : "its weights would replace a file, of that name with '.data', that is not this model's";
}

static bool put_bulks(const struct onnx_writer *w, FILE *f)
{
    uint64_t at = 0;
    for (size_t i = 0; i < w->bulks.n; i++) {
        const struct onnx_bulk *b = w->bulks.at[i];
        for (; at < b->offset; at++)
            if (putc(0, f) == EOF)
                return false;
        if (fwrite(b->at, 1, b->n, f) != b->n)
            return false;
        at += b->n;
    }
    return true;
}

/* The external data first: a model without them is none. */
static bool put_files(struct onnx_writer *w, const Onnx__ModelProto *model, size_t size, const char *path,
                      const char *data_path)
{
    struct dfg_output out = {0}, data = {0};
    errno = 0;
    bool beside = w->bulks.n > 0;
    bool done =
        !beside || (dfg_output_open(&data, data_path) && put_bulks(w, data.file) && dfg_output_close(&data));
    if (!done)
        cannot_write(w, data_path);
    if (done) {
        done = dfg_output_open(&out, path) && put_model(model, size, out.file) && dfg_output_close(&out);
        done = done && (!beside || dfg_output_commit(&data)) && dfg_output_commit(&out);
        if (!done)
            cannot_write(w, path);
    }
    dfg_output_drop(&out);
    dfg_output_drop(&data);
    return done;
}

dfg_status dfg_write_onnx(const dfg_module *m, const char *path, struct dfg_error *err)
{
    struct onnx_writer w = {.m = m, .file = path, .err = err};
    const char *slash = strrchr(path, '/');
    size_t size;
    if ((w.status = finished(m, path, err)) != DFG_OK)
        return w.status;
    size_t n = strlen(path);
    char *data_path = malloc(n + sizeof ".data");
    if (data_path == NULL)
        return dfg_fail(err, DFG_NO_MEMORY, "%s: error: out of memory", path);
    memcpy(data_path, path, n);
    memcpy(data_path + n, ".data", sizeof ".data");
    w.data_name = data_path + (slash != NULL ? slash + 1 - path : 0);
    Onnx__ModelProto *model = build(&w, &size);
    const char *why = model != NULL ? lost(&w, path, data_path) : NULL;
    if (why != NULL)
        w.status = dfg_fail(err, DFG_NO_FILE, "%s: error: can't be written: %s", path, why);
    else if (model != NULL)
        put_files(&w, model, size, path, data_path);
    dfg_stack_free(&w.memory);
    free(data_path);
    return w.status;
}
