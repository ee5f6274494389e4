/* unpack.c -- messages of the model's own graph, one at a time.
 *
 * In:   where its nodes and types are (wire.c).
 * Out:  their messages, in memory that goes all at once.
 *
 * A large model is mostly nodes and the types of their results, and all of their messages
 * would take ten times what the graph does.  Nodes of a small one are kept.
 */
#include "onnx.h"

enum { MOST_KEPT = 1 << 14 };

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
        return dfg_onnx_part(r, &onnx__value_info_proto__descriptor, r->types.at[i], false, next(r));
    if (r->nodes.n > MOST_KEPT)
        return dfg_onnx_part(r, node, r->nodes.at[i], what == ONNX_NAMES, next(r));
    if (r->kept == NULL && (r->kept = calloc(r->nodes.n, sizeof *r->kept)) == NULL) {
        dfg_onnx_no_memory(r);
        return NULL;
    }
    if (r->kept[i] == NULL)
        r->kept[i] = dfg_onnx_part(r, node, r->nodes.at[i], false, &r->all);
    return r->kept[i];
}
