/* unpack.c -- messages of a model, those of its own graph one at a time.
 *
 * In:   a model without its bulk (wire.c), and where its nodes and types are.
 * Out:  messages as protobuf-c unpacks them, in memory that goes all at once.
 * Errors: malformed messages, which protobuf-c does not tell from memory that is out:
 *       the allocator does.
 *
 * A large model is mostly nodes and the types of their results, and all of their messages
 * would take ten times what the graph does.
 */
#include <stdalign.h>
#include <stddef.h>

#include "onnx.h"

enum { BLOCK = 1 << 16 };

struct onnx_block {
    struct onnx_block *before;
    size_t room, used;
    alignas(max_align_t) uint8_t bytes[];
};

static void *take(void *ctx, size_t size)
{
    struct onnx_arena *a = ctx;
    const size_t align = alignof(max_align_t), n = (size + align - 1) / align * align;
    if (n >= size && (a->last == NULL || n > a->last->room - a->last->used)) {
        const size_t room = n > BLOCK ? n : BLOCK;
        struct onnx_block *b = room <= SIZE_MAX - sizeof *b ? malloc(sizeof *b + room) : NULL;
        a->failed = a->failed || b == NULL;
        if (b == NULL)
            return NULL;
        *b = (struct onnx_block){.before = a->last, .room = room};
        a->last = b;
    }
    a->last->used += n;
    return a->last->bytes + (a->last->used - n);
}

static void leave(void *ctx, void *p)
{
    (void)ctx, (void)p; /* with all others */
}

void dfg_onnx_arena_free(struct onnx_arena *a, bool keep)
{
    while (a->last != NULL && (!keep || a->last->before != NULL)) {
        struct onnx_block *before = a->last->before;
        free(a->last);
        a->last = before;
    }
    if (a->last != NULL)
        a->last->used = 0;
}

void *dfg_onnx_unpack(struct onnx_reader *r, const ProtobufCMessageDescriptor *message, struct onnx_arena *a,
                      const uint8_t *skeleton, size_t n)
{
    ProtobufCAllocator from = {take, leave, a};
    void *made = protobuf_c_message_unpack(message, &from, n, skeleton);
    if (made == NULL && a->failed)
        dfg_onnx_no_memory(r);
    else if (made == NULL)
        dfg_onnx_fail(r, "this is no ONNX model: its messages are malformed");
    return made;
}

const void *dfg_onnx_unpack_part(struct onnx_reader *r, bool is_type, size_t i)
{
    const ProtobufCMessageDescriptor *message =
        is_type ? &onnx__value_info_proto__descriptor : &onnx__node_proto__descriptor;
    const struct onnx_span span = is_type ? r->types.at[i] : r->nodes.at[i];
    const uint8_t *skeleton;
    size_t n;
    struct onnx_arena *a = &r->latest[r->n_unpacked++ % 2];
    dfg_onnx_arena_free(a, true);
    return dfg_onnx_part(r, message, span, &skeleton, &n) ? dfg_onnx_unpack(r, message, a, skeleton, n)
                                                          : NULL;
}
