/* put_note.c -- messages of the model that was read, field by field.
 *
 * In:   bytes that the reader has walked once; the file may have changed since,
 *       so what is malformed here ends the message.
 * Out:  its fields; those that the writer does not make itself go to the new
 *       message as they stand, whether this version of ONNX knows them or not.
 *       protobuf-c takes them as unknown fields, by reference.
 */
#include "put.h"

static bool varint(struct dfg_note *rest, uint64_t *value)
{
    *value = 0;
    for (unsigned shift = 0; shift < 70 && rest->n > 0; shift += 7) {
        uint8_t byte = *rest->at++;
        rest->n--;
        *value |= shift < 64 ? (uint64_t)(byte & 0x7F) << shift : 0;
        if (byte < 0x80)
            return true;
    }
    return false;
}

/* What stands behind the tag. */
static bool payload(struct dfg_note *rest, struct onnx_field *f)
{
    uint64_t n = f->wire == ONNX_FIXED64 ? 8 : 4;
    f->data = rest->at;
    if (f->wire == ONNX_VARINT && !varint(rest, &f->number))
        return false;
    if (f->wire == ONNX_DELIMITED && !varint(rest, &n))
        return false;
    f->at = rest->at;
    if (f->wire != ONNX_VARINT) {
        if (n > rest->n)
            return false;
        f->n = (size_t)n;
        rest->at += f->n;
        rest->n -= f->n;
    }
    f->data_n = (size_t)(rest->at - f->data);
    return true;
}

struct dfg_note dfg_onnx_put_noted(const struct onnx_writer *w, dfg_node n)
{
    struct dfg_note note = {NULL, 0, false};
    dfg_note_of(w->m, n, &note);
    return note;
}

bool dfg_onnx_put_next(struct dfg_note *rest, struct onnx_field *f)
{
    uint64_t tag;
    *f = (struct onnx_field){0};
    if (rest->n == 0 || !varint(rest, &tag) || tag >> 3 == 0 || tag >> 3 > 0x1FFFFFFF)
        return false;
    f->id = (uint32_t)(tag >> 3);
    f->wire = (unsigned)(tag & 7);
    bool known = f->wire == ONNX_VARINT || f->wire == ONNX_FIXED64 || f->wire == ONNX_DELIMITED ||
                 f->wire == ONNX_FIXED32;
    return known && payload(rest, f);
}

struct dfg_note dfg_onnx_put_inside(const struct onnx_field *f)
{
    return (struct dfg_note){f->at, f->n, false};
}

bool dfg_onnx_put_find(struct dfg_note rest, uint32_t id, struct onnx_field *found)
{
    struct onnx_field f;
    bool there = false;
    while (dfg_onnx_put_next(&rest, &f))
        if (f.id == id) {
            *found = f;
            there = true;
        }
    return there;
}

size_t dfg_onnx_put_count(struct dfg_note rest, uint32_t id)
{
    struct onnx_field f;
    size_t n = 0;
    while (dfg_onnx_put_next(&rest, &f))
        n += f.id == id;
    return n;
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
