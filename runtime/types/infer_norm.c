/* infer_norm.c -- types of normalisations and of quantisation.
 *
 * In:   a tensor, its statistics, scales and zero points.
 * Out:  the tensor's shape; statistics; the element type of the quantised form.
 */
#include "infer.h"

void relate_batch_norm(struct infer_call *c)
{
    relate_same(c);
    for (uint32_t i = 1; i < 3; i++)
        if (infer_operand(c, i + 2) != DFG_NONE)
            infer_result_id(c, i, dfg_node_type(c->m, c->args[i + 2]));
}

/* Mean and deviation have 1 from the axis on. */
void relate_layer_norm(struct infer_call *c)
{
    struct infer_type t;
    int64_t axis;
    relate_same(c);
    if (!infer_shaped(c, 0, &t) || !infer_int(c, "axis", -1, &axis) || !infer_axis(&axis, t.rank))
        return;
    for (int64_t i = axis; i < t.rank; i++)
        t.dims[i] = 1;
    t.dtype = infer_onnx_dtype(c, "stash_type", DFG_F32);
    infer_result(c, 1, &t);
    infer_result(c, 2, &t);
}

/* Mean and deviation have 1 in the last place; the sum that is normalised is the last result. */
void relate_skip_norm(struct infer_call *c)
{
    struct infer_type t;
    relate_same(c);
    infer_arg(c, 0, &t);
    infer_result(c, 3, &t);
    if (t.rank == 0)
        return;
    if (t.rank > 0)
        t.dims[t.rank - 1] = 1;
    t.dtype = DFG_F32;
    infer_result(c, 1, &t);
    infer_result(c, 2, &t);
}

void relate_quantize(struct infer_call *c)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    t.dtype =
        infer_operand(c, 2) != DFG_NONE ? infer_dtype(c, 2) : infer_onnx_dtype(c, "output_dtype", DFG_U8);
    infer_result(c, 0, &t);
}

void relate_dequantize(struct infer_call *c)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    t.dtype = infer_onnx_dtype(c, "output_dtype", infer_dtype(c, 1));
    infer_result(c, 0, &t);
}

void relate_dynamic_quantize(struct infer_call *c)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    t.dtype = DFG_U8;
    infer_result(c, 0, &t);
    infer_scalar(c, 1, DFG_F32);
    infer_scalar(c, 2, DFG_U8);
}

/* ---- Relay ---- */

void relate_to_out_dtype(struct infer_call *c)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    t.dtype = infer_dtype_attr(c, "out_dtype", DFG_NO_DTYPE);
    infer_result(c, 0, &t);
}

void relate_qnn_dequantize(struct infer_call *c)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    t.dtype = infer_dtype_attr(c, "out_dtype", DFG_F32);
    infer_result(c, 0, &t);
}
