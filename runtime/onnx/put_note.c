/* put_note.c -- messages of the model that was read, in what is written.
 *
 * In:   fields of a message, as field.c finds them.
 * Out:  those that the writer does not make itself go to the new message as they
 *       stand, whether this version of ONNX knows them or not.  protobuf-c takes
 *       them as unknown fields, by reference.
 */
#include "put.h"

struct dfg_note dfg_onnx_put_noted(const struct onnx_writer *w, dfg_node n)
{
    struct dfg_note note = {NULL, 0, false};
    dfg_note_of(w->m, n, &note);
    return note;
}

char *dfg_onnx_put_field_text(struct onnx_writer *w, const struct onnx_field *f)
{
    return dfg_onnx_put_copy(w, f->at, f->n);
}

void dfg_onnx_put_as_is(struct onnx_writer *w, ProtobufCMessage *to, const struct onnx_field *f)
{
    unsigned n = to->n_unknown_fields;
    if ((n & (n - 1)) == 0) { /* full: there is room for a power of two, or none */
        ProtobufCMessageUnknownField *grown = dfg_onnx_put_new(w, n == 0 ? 1 : 2 * (size_t)n, sizeof *grown);
        if (n > 0)
            memcpy(grown, to->unknown_fields, n * sizeof *grown);
        to->unknown_fields = grown;
    }
    to->unknown_fields[to->n_unknown_fields++] = (ProtobufCMessageUnknownField){
        .tag = f->id, .wire_type = (ProtobufCWireType)f->wire, .len = f->data_n, .data = (uint8_t *)f->data};
}

/* A message as bytes behind their length. */
void dfg_onnx_put_packed(struct onnx_writer *w, ProtobufCMessage *to, uint32_t id,
                         const ProtobufCMessage *message)
{
    enum { LENGTH = 10 }; /* bytes of a varint at most */
    size_t n = protobuf_c_message_get_packed_size(message), head = 0;
    uint8_t *bytes = dfg_onnx_put_new(w, n + LENGTH, 1);
    for (uint64_t left = n;; left >>= 7) {
        bytes[head++] = (uint8_t)((left & 0x7F) | (left > 0x7F ? 0x80 : 0));
        if (left <= 0x7F)
            break;
    }
    struct onnx_field f = {.id = id, .wire = ONNX_DELIMITED, .data = bytes};
    f.data_n = head + protobuf_c_message_pack(message, bytes + head);
    dfg_onnx_put_as_is(w, to, &f);
}

/* Is `word` one of the words in `list`? */
static bool has_word(const char *list, const char *word)
{
    size_t n = strlen(word);
    for (const char *p = list; (p = strstr(p, word)) != NULL; p += n)
        if ((p == list || p[-1] == ' ') && (p[n] == ' ' || p[n] == '\0'))
            return true;
    return false;
}

void dfg_onnx_put_rest(struct onnx_writer *w, ProtobufCMessage *to, struct dfg_note note, const char *but)
{
    struct onnx_field f;
    while (dfg_onnx_put_next(&note, &f)) {
        const ProtobufCFieldDescriptor *d = protobuf_c_message_descriptor_get_field(to->descriptor, f.id);
        if ((d == NULL || !has_word(but, d->name)))
            dfg_onnx_put_as_is(w, to, &f);
    }
}
