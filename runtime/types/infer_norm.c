/* infer_norm.c -- types of normalisations and of dynamic quantisation.
 *
 * In:   a tensor, its statistics.
 * Out:  the tensor's shape; statistics, scales and zero points.
 */
#include "infer.h"

void dfg_relate_batch_norm(struct infer_call *c)
{
    dfg_relate_same(c);
    for (uint32_t i = 1; i < 3; i++)
        if (dfg_infer_operand(c, i + 2) != DFG_NONE)
            dfg_infer_result_id(c, i, dfg_node_type(c->m, c->args[i + 2]));
}

/* Mean and deviation have 1 from the axis on. */
void dfg_relate_layer_norm(struct infer_call *c)
{
    struct infer_type t;
    int64_t axis;
    dfg_relate_same(c);
    if (!dfg_infer_shaped(c, 0, &t) || !dfg_infer_int(c, "axis", -1, &axis) || !dfg_infer_axis(&axis, t.rank))
        return;
    for (int64_t i = axis; i < t.rank; i++)
        t.dims[i] = 1;
    t.dtype = dfg_infer_onnx_dtype(c, "stash_type", DFG_F32);
    dfg_infer_result(c, 1, &t);
    dfg_infer_result(c, 2, &t);
}

/* Mean and deviation have 1 in the last place; the sum that is normalised is the last result. */
void dfg_relate_skip_norm(struct infer_call *c)
{
    struct infer_type t;
    dfg_relate_same(c);
    dfg_infer_arg(c, 0, &t);
    dfg_infer_result(c, 3, &t);
    if (t.rank == 0)
        return;
    if (t.rank > 0)
        t.dims[t.rank - 1] = 1;
    t.dtype = DFG_F32;
    dfg_infer_result(c, 1, &t);
    dfg_infer_result(c, 2, &t);
}

void dfg_relate_dynamic_quantize(struct infer_call *c)
{
    dfg_infer_same_as(c, DFG_U8);
    dfg_infer_scalar(c, 1, DFG_F32);
    dfg_infer_scalar(c, 2, DFG_U8);
}
