/* infer_relax.c -- types of Relax's operators.
 *
 * In:   tensors, tuples of tensors; what Relax hands over beside them (shapes,
 *       numbers, tuples of numbers) as constants or computed vectors.
 * Out:  as Relax has it.
 *
 * Most operators have relations of Relay's or ONNX's.  Only what takes its axes,
 * sizes or defaults otherwise is here.
 */
#include <stdlib.h>
#include <string.h>

#include "infer.h"

/* Over one axis, or all. */
void dfg_relate_relax_arg(struct infer_call *c)
{
    struct infer_type t;
    bool on[INFER_MOST];
    uint32_t n;
    dfg_infer_arg(c, 0, &t);
    t.dtype = DFG_I64;
    enum infer_axes axes = dfg_infer_axes(c, 1, "axis", t.rank >= 0 ? t.rank : 0, on, &n);
    for (int32_t i = 0; axes == AXES_NONE && i < t.rank; i++)
        on[i] = true;
    if (t.rank < 0 || axes == AXES_UNKNOWN)
        dfg_infer_type_init(&t, DFG_I64, -1);
    else
        dfg_infer_drop_axes(&t, on, dfg_infer_flag(c, "keepdims"), false);
    dfg_infer_result(c, 0, &t);
}

/* ---- shapes and tuples of numbers as operands ---- */

/* The tensor whose shape is operand 0. */
void dfg_relate_relax_full(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value shape;
    dfg_infer_type_init(&t, dfg_infer_dtype_attr(c, "dtype", dfg_infer_dtype(c, 1)), -1);
    if (dfg_infer_arg_value(c, 0, &shape) && shape.rank == 1)
        dfg_infer_shape(&t, &shape);
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_relax_expand_dims(struct infer_call *c)
{
    struct infer_type t;
    int64_t axes[INFER_MOST];
    uint32_t n;
    if (!dfg_infer_shaped(c, 0, &t) || !dfg_infer_list(c, "axis", &n, axes) ||
        n > INFER_MOST - (uint32_t)t.rank)
        return;
    for (uint32_t i = 0; i < n; i++)
        if (!dfg_infer_axis(&axes[i], t.rank + (int64_t)n))
            return;
    if (dfg_infer_insert_ones(&t, axes, n))
        dfg_infer_result(c, 0, &t);
}

/* x, axes, begin, end, strides: ones where they are absent. */
void dfg_relate_relax_strided_slice(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value begin, end;
    int64_t axes[INFER_MOST], steps[INFER_MOST];
    uint32_t n, n_steps = 0;
    bool strided = dfg_infer_operand(c, 4) != DFG_NONE;
    if (!dfg_infer_shaped(c, 0, &t))
        return;
    bool known = dfg_infer_arg_ints(c, 1, &n, axes) && dfg_infer_arg_value(c, 2, &begin) && begin.n == n &&
                 dfg_infer_arg_value(c, 3, &end) && end.n == n &&
                 (!strided || (dfg_infer_arg_ints(c, 4, &n_steps, steps) && n_steps == n));
    if (!known)
        dfg_infer_type_init(&t, t.dtype, t.rank);
    for (uint32_t i = 0; known && i < n; i++) {
        if (!dfg_infer_axis(&axes[i], t.rank) || (strided && steps[i] == 0))
            return;
        t.dims[axes[i]] =
            dfg_infer_sliced(c->m, t.dims[axes[i]], begin.at[i], end.at[i], strided ? steps[i] : (int64_t)1);
    }
    dfg_infer_result(c, 0, &t);
}

/* before and behind the first extent, before and behind the second ... */
void dfg_relate_relax_pad(struct infer_call *c)
{
    struct infer_type t;
    int64_t width[INFER_MOST];
    uint32_t n;
    if (!dfg_infer_shaped(c, 0, &t) || !dfg_infer_list(c, "pad_width", &n, width) ||
        n != 2 * (uint32_t)t.rank)
        return;
    for (int32_t i = 0; i < t.rank; i++) {
        dfg_val sum = dfg_add(dfg_int(width[2 * (size_t)i]), dfg_int(width[2 * (size_t)i + 1]));
        t.dims[i] = dfg_infer_dim(dfg_infer_plus(c->m, dfg_dim_val(t.dims[i]), sum));
    }
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_relax_resize2d(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value size;
    const char *layout = dfg_infer_text(c, "layout", "NCHW");
    const char *rows = strchr(layout, 'H'), *columns = strchr(layout, 'W');
    if (!dfg_infer_shaped(c, 0, &t) || t.rank != 4 || strlen(layout) != 4 || rows == NULL || columns == NULL)
        return;
    bool known = dfg_infer_arg_value(c, 1, &size) && size.n == 2;
    t.dims[rows - layout] = known ? dfg_infer_dim(size.at[0]) : DFG_DIM_UNKNOWN;
    t.dims[columns - layout] = known ? dfg_infer_dim(size.at[1]) : DFG_DIM_UNKNOWN;
    t.dtype = dfg_infer_dtype_attr(c, "out_dtype", t.dtype);
    dfg_infer_result(c, 0, &t);
}

/* query [b, s, heads, size], value [b, t, heads, size of values] */
void dfg_relate_relax_attention(struct infer_call *c)
{
    struct infer_type t, value;
    if (!dfg_infer_shaped(c, 0, &t) || t.rank != 4)
        return;
    bool shaped = dfg_infer_shaped(c, 2, &value) && value.rank == 4;
    t.dims[3] = shaped ? value.dims[3] : DFG_DIM_UNKNOWN;
    dfg_infer_result(c, 0, &t);
}
