/* infer_norm.c -- types of normalisations and of quantisation.
 *
 * In:   a tensor, its statistics, scales and zero points.
 * Out:  the tensor's shape; statistics; the element type of the quantised form.
 */
#include "infer.h"

static void batch_norm(struct infer_call *c)
{
    infer_same(c);
    for (uint32_t i = 1; i < 3; i++)
        if (infer_operand(c, i + 2) != DFG_NONE)
            infer_result_id(c, i, dfg_node_type(c->m, c->args[i + 2]));
}

/* Mean and deviation have 1 from the axis on. */
static void layer_norm(struct infer_call *c)
{
    struct infer_type t;
    int64_t axis;
    infer_same(c);
    if (!infer_shaped(c, 0, &t) || !infer_int(c, "axis", -1, &axis) || !infer_axis(&axis, t.rank))
        return;
    for (int64_t i = axis; i < t.rank; i++)
        t.dims[i] = 1;
    t.dtype = infer_onnx_dtype(c, "stash_type", DFG_F32);
    infer_result(c, 1, &t);
    infer_result(c, 2, &t);
}

/* Mean and deviation have 1 in the last place; the sum that is normalised is the last result. */
static void skip_norm(struct infer_call *c)
{
    struct infer_type t;
    infer_same(c);
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

static void quantize(struct infer_call *c)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    t.dtype =
        infer_operand(c, 2) != DFG_NONE ? infer_dtype(c, 2) : infer_onnx_dtype(c, "output_dtype", DFG_U8);
    infer_result(c, 0, &t);
}

static void dequantize(struct infer_call *c)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    t.dtype = infer_dtype(c, 1);
    infer_result(c, 0, &t);
}

static void dynamic_quantize(struct infer_call *c)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    t.dtype = DFG_U8;
    infer_result(c, 0, &t);
    infer_scalar(c, 1, DFG_F32);
    infer_scalar(c, 2, DFG_U8);
}

/* ---- Relay ---- */

static void to_out_dtype(struct infer_call *c)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    t.dtype = infer_dtype_attr(c, "out_dtype", DFG_NO_DTYPE);
    infer_result(c, 0, &t);
}

static void qnn_dequantize(struct infer_call *c)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    t.dtype = infer_dtype_attr(c, "out_dtype", DFG_F32);
    infer_result(c, 0, &t);
}

static const struct infer_row rows[] = {
    {"BatchNormalization", batch_norm},
    {"DequantizeLinear", dequantize},
    {"DynamicQuantizeLinear", dynamic_quantize},
    {"GroupNormalization", infer_same},
    {"InstanceNormalization", infer_same},
    {"LRN", infer_same},
    {"LayerNormalization", layer_norm},
    {"LpNormalization", infer_same},
    {"MeanVarianceNormalization", infer_same},
    {"QuantizeLinear", quantize},
    {"RMSNormalization", infer_same},
    {"RequantShift", infer_same},
    {"SimplifiedLayerNormalization", layer_norm},
    {"com.microsoft.SkipLayerNormalization", skip_norm},
    {"com.microsoft.SkipSimplifiedLayerNormalization", skip_norm},
    {"nn.batch_norm", batch_norm},
    {"qnn.dequantize", qnn_dequantize},
    {"qnn.quantize", to_out_dtype},
    {"qnn.requantize", to_out_dtype},
};
const struct infer_table infer_norms = {rows, sizeof rows / sizeof *rows};
