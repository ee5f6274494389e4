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

/* ---- element types ---- */

static void same_as(struct infer_call *c, const char *attr, enum dfg_dtype otherwise)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    t.dtype = infer_dtype_attr(c, attr, otherwise);
    infer_result(c, 0, &t);
}

void relate_relax_quantize(struct infer_call *c)
{
    same_as(c, "out_dtype", DFG_I8);
}

void relate_relax_dequantize(struct infer_call *c)
{
    same_as(c, "out_dtype", DFG_F32);
}

void relate_relax_full_like(struct infer_call *c)
{
    same_as(c, "dtype", infer_dtype(c, 0));
}

void relate_relax_argsort(struct infer_call *c)
{
    same_as(c, "dtype", DFG_I32);
}

/* Over one axis, or all. */
void relate_relax_arg(struct infer_call *c)
{
    struct infer_type t;
    bool on[INFER_MOST];
    uint32_t n;
    infer_arg(c, 0, &t);
    t.dtype = DFG_I64;
    enum infer_axes axes = infer_axes(c, 1, "axis", t.rank >= 0 ? t.rank : 0, on, &n);
    for (int32_t i = 0; axes == AXES_NONE && i < t.rank; i++)
        on[i] = true;
    if (t.rank < 0 || axes == AXES_UNKNOWN)
        infer_type_init(&t, DFG_I64, -1);
    else
        infer_drop_axes(&t, on, infer_flag(c, "keepdims"), false);
    infer_result(c, 0, &t);
}

/* ---- shapes and tuples of numbers as operands ---- */

/* The tensor whose shape is operand 0. */
void relate_relax_full(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value shape;
    infer_type_init(&t, infer_dtype_attr(c, "dtype", infer_dtype(c, 1)), -1);
    if (infer_arg_value(c, 0, &shape) && shape.rank == 1) {
        t.rank = (int32_t)shape.n;
        for (int32_t i = 0; i < t.rank; i++)
            t.dims[i] = infer_dim(shape.at[i]);
    }
    infer_result(c, 0, &t);
}

void relate_relax_expand_dims(struct infer_call *c)
{
    struct infer_type t;
    int64_t axes[INFER_MOST];
    uint32_t n;
    if (!infer_shaped(c, 0, &t) || !infer_list(c, "axis", &n, axes) || n > INFER_MOST - (uint32_t)t.rank)
        return;
    for (uint32_t i = 0; i < n; i++)
        if (!infer_axis(&axes[i], t.rank + (int64_t)n))
            return;
    if (infer_insert_ones(&t, axes, n))
        infer_result(c, 0, &t);
}

/* x, axes, begin, end, strides: ones where they are absent. */
void relate_relax_strided_slice(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value begin, end;
    int64_t axes[INFER_MOST], steps[INFER_MOST];
    uint32_t n, n_steps = 0;
    bool strided = infer_operand(c, 4) != DFG_NONE;
    if (!infer_shaped(c, 0, &t))
        return;
    bool known = infer_arg_ints(c, 1, &n, axes) && infer_arg_value(c, 2, &begin) && begin.n == n &&
                 infer_arg_value(c, 3, &end) && end.n == n &&
                 (!strided || (infer_arg_ints(c, 4, &n_steps, steps) && n_steps == n));
    if (!known)
        infer_type_init(&t, t.dtype, t.rank);
    for (uint32_t i = 0; known && i < n; i++) {
        if (!infer_axis(&axes[i], t.rank) || (strided && steps[i] == 0))
            return;
        t.dims[axes[i]] =
            infer_sliced(t.dims[axes[i]], begin.at[i], end.at[i], strided ? steps[i] : (int64_t)1);
    }
    infer_result(c, 0, &t);
}

/* before and behind the first extent, before and behind the second ... */
void relate_relax_pad(struct infer_call *c)
{
    struct infer_type t;
    int64_t width[INFER_MOST];
    uint32_t n;
    if (!infer_shaped(c, 0, &t) || !infer_list(c, "pad_width", &n, width) || n != 2 * (uint32_t)t.rank)
        return;
    for (int32_t i = 0; i < t.rank; i++) {
        dfg_val sum = dfg_add(dfg_int(width[2 * (size_t)i]), dfg_int(width[2 * (size_t)i + 1]));
        t.dims[i] = infer_dim(infer_plus(c->m, dfg_dim_val(t.dims[i]), sum));
    }
    infer_result(c, 0, &t);
}

void relate_relax_resize2d(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value size;
    const char *layout = infer_text(c, "layout", "NCHW");
    const char *rows = strchr(layout, 'H'), *columns = strchr(layout, 'W');
    if (!infer_shaped(c, 0, &t) || t.rank != 4 || strlen(layout) != 4 || rows == NULL || columns == NULL)
        return;
    bool known = infer_arg_value(c, 1, &size) && size.n == 2;
    t.dims[rows - layout] = known ? infer_dim(size.at[0]) : DFG_DIM_UNKNOWN;
    t.dims[columns - layout] = known ? infer_dim(size.at[1]) : DFG_DIM_UNKNOWN;
    t.dtype = infer_dtype_attr(c, "out_dtype", t.dtype);
    infer_result(c, 0, &t);
}

/* query [b, s, heads, size], value [b, t, heads, size of values] */
void relate_relax_attention(struct infer_call *c)
{
    struct infer_type t, value;
    if (!infer_shaped(c, 0, &t) || t.rank != 4)
        return;
    bool shaped = infer_shaped(c, 2, &value) && value.rank == 4;
    t.dims[3] = shaped ? value.dims[3] : DFG_DIM_UNKNOWN;
    infer_result(c, 0, &t);
}
