/* unpack.c -- messages of a model, those of its own graph one at a time.
 *
 * In:   a model without its bulk (wire.c), and where its nodes and types are.
 * Out:  messages as protobuf-c unpacks them, in memory that goes all at once.
 * Errors: malformed messages, which protobuf-c does not tell from memory that is out:
 *       the allocator does.
 *
 * A large model is mostly nodes and the types of their results, and all of their messages
 * would take ten times what the graph does.  Nodes of a small one are kept.
 */
#include <stdalign.h>
#include <stddef.h>

#include "onnx.h"

enum { BLOCK = 1 << 16, MOST_KEPT = 1 << 14 };

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

static void *unpack(struct onnx_reader *r, const ProtobufCMessageDescriptor *message, struct onnx_span span,
                    struct onnx_arena *a)
{
    const uint8_t *skeleton;
    size_t n;
    return dfg_onnx_part(r, message, span, &skeleton, &n) ? dfg_onnx_unpack(r, message, a, skeleton, n)
                                                          : NULL;
}

/* The arena of the one in hand before the last. */
static struct onnx_arena *next(struct onnx_reader *r)
{
    struct onnx_arena *a = &r->latest[r->n_unpacked++ % 2];
    dfg_onnx_arena_free(a, true);
    return a;
}

const void *dfg_onnx_unpack_part(struct onnx_reader *r, bool is_type, size_t i)
{
    const ProtobufCMessageDescriptor *node = &onnx__node_proto__descriptor;
    if (is_type)
        return unpack(r, &onnx__value_info_proto__descriptor, r->types.at[i], next(r));
    if (r->nodes.n > MOST_KEPT)
        return unpack(r, node, r->nodes.at[i], next(r));
    if (r->kept == NULL && (r->kept = calloc(r->nodes.n, sizeof *r->kept)) == NULL) {
        dfg_onnx_no_memory(r);
        return NULL;
    }
    if (r->kept[i] == NULL)
        r->kept[i] = unpack(r, node, r->nodes.at[i], &r->all);
    return r->kept[i];
}
