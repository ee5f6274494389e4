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
#include "onnx.h"

enum { MOST_KEPT = 1 << 14 };

static void *take(void *stack, size_t size)
{
    return dfg_stack_alloc(stack, 1, size);
}

static void leave(void *stack, void *p)
{
    (void)stack, (void)p; /* with all others */
}

void *dfg_onnx_unpack(struct onnx_reader *r, const ProtobufCMessageDescriptor *message, struct dfg_stack *a,
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
                    bool names_only, struct dfg_stack *a)
{
    const uint8_t *skeleton;
    size_t n;
    return dfg_onnx_part(r, message, span, names_only, &skeleton, &n) ? dfg_onnx_unpack(r, message, a, skeleton, n)
                                                          : NULL;
}

/* The memory of the one in hand before the last; its first block stays. */
static struct dfg_stack *next(struct onnx_reader *r)
{
    const size_t i = r->n_unpacked++ % 2;
    struct dfg_stack *a = &r->latest[i];
    if (r->n_unpacked <= 2) {
        dfg_stack_alloc(a, 1, 1);
        r->empty[i] = dfg_stack_mark(a);
    }
    dfg_stack_release(a, r->empty[i]);
    return a;
}

const void *dfg_onnx_unpack_part(struct onnx_reader *r, enum onnx_part what, size_t i)
{
    const ProtobufCMessageDescriptor *node = &onnx__node_proto__descriptor;
    if (what == ONNX_TYPE)
        return unpack(r, &onnx__value_info_proto__descriptor, r->types.at[i], false, next(r));
    if (r->nodes.n > MOST_KEPT)
        return unpack(r, node, r->nodes.at[i], what == ONNX_NAMES, next(r));
    if (r->kept == NULL && (r->kept = calloc(r->nodes.n, sizeof *r->kept)) == NULL) {
        dfg_onnx_no_memory(r);
        return NULL;
    }
    if (r->kept[i] == NULL)
        r->kept[i] = unpack(r, node, r->nodes.at[i], false, &r->all);
    return r->kept[i];
}
