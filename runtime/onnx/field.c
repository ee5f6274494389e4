/* field.c -- messages of the model that was read, field by field.
 *
 * In:   bytes that the reader has walked once; the file may have changed since,
 *       so what is malformed here ends the message.
 * Out:  its fields.  Without protobuf-c: who reads a graph from memory has none.
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
