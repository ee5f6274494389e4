/* known.c -- types of values, as far as lifting needs them.
 *
 * In:   an operand of the call in hand.
 * Out:  its rank, element type and extents, as stated or inferred.
 *
 * Models rarely state types, yet whether Softmax of opset 12 is that of opset 17
 * turns on the rank, and what Clip's bounds are on the element type.  So the
 * nodes that were made since the last question are inferred, as a rewriter's are, when
 * a lift asks; what they state is put back once the model is read.
 */
#include "../dfg_infer.h"
#include "../dfg_rewrite.h"
#include "onnx.h"

/* All nodes that are there have the types that their operands give. */
static bool catch_up(struct onnx_reader *r)
{
    const dfg_node end = dfg_n_nodes(r->m);
    if (r->n_typed == 0)
        r->n_typed = 1;
    if (r->n_typed >= end)
        return true;
    if (r->infer == NULL)
        r->infer = dfg_inference.begin(r->m);
    if (r->infer == NULL || !dfg_onnx_grow(r, &r->stated, &r->stated_room, end, sizeof *r->stated))
        return dfg_onnx_no_memory(r);
    for (dfg_node n = r->n_typed; n < end; n++)
        r->stated[n] = dfg_node_type(r->m, n);
    const bool done = dfg_inference.added(r->infer, r->n_typed, end);
    r->n_typed = end;
    return done || dfg_onnx_no_memory(r);
}

void dfg_onnx_known_end(struct onnx_reader *r)
{
    for (dfg_node n = 1; n < r->n_typed; n++)
        dfg_set_type(r->m, n, r->stated[n]);
    if (r->infer != NULL)
        dfg_inference.end(r->infer);
    free(r->stated);
}

/* Of a result that is not made yet: as stated, or as the call has it. */
static uint32_t named_type(const struct onnx_reader *r, dfg_sym name)
{
    const struct onnx_value *v = &r->names[name].value;
    if (v->type != 0 || v->call == DFG_NONE)
        return v->type;
    const struct dfg_type *t = dfg_type_info(r->m, dfg_node_type(r->m, v->call));
    return t->tag == DFG_T_TUPLE && v->index < t->n ? t->u.fields[v->index] : 0;
}

struct dfg_type dfg_onnx_known(struct onnx_reader *r, struct onnx_operand o)
{
    uint32_t type = 0;
    if (o.tensor != 0)
        type = dfg_tensor_info(r->m, o.tensor)->type;
    else if (catch_up(r) && o.node != DFG_NONE)
        type = dfg_node_type(r->m, o.node);
    else if (o.name != 0)
        type = named_type(r, o.name);
    const struct dfg_type t = *dfg_type_info(r->m, type);
    return t.tag == DFG_T_TENSOR ? t : (struct dfg_type){.rank = -1, .dtype = DFG_NO_DTYPE};
}
