/* infer_move.c -- types of operators that pick, place, repeat and pad elements.
 *
 * In:   shapes; indices, repeats, pads as elements of operands or attributes.
 * Out:  shapes; an extent that depends on elements at run time is unknown.
 */
#include <string.h>

#include "infer.h"

/* data[:axis] + indices[batch_dims:] + data[axis+1:] */
void dfg_infer_gather(struct infer_call *c, int64_t axis, int64_t batch_dims)
{
    struct infer_type data, at, t;
    bool ok = dfg_infer_shaped(c, 0, &data);
    dfg_infer_type_init(&t, data.dtype, -1);
    if (dfg_infer_shaped(c, 1, &at) && ok && dfg_infer_axis(&axis, data.rank) && batch_dims >= 0 &&
        batch_dims <= axis && batch_dims <= at.rank && data.rank - 1 + at.rank - batch_dims <= INFER_MOST) {
        int32_t inner = data.rank - 1 - (int32_t)axis, new = at.rank - (int32_t)batch_dims;
        t.rank = (int32_t)axis + new + inner;
        memcpy(t.dims, data.dims, (size_t)axis * sizeof *t.dims);
        memcpy(t.dims + axis, at.dims + batch_dims, (size_t) new * sizeof *t.dims);
        memcpy(t.dims + axis + new, data.dims + axis + 1, (size_t)inner * sizeof *t.dims);
    }
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_gather(struct infer_call *c)
{
    int64_t axis;
    if (dfg_infer_int(c, "axis", 0, &axis))
        dfg_infer_gather(c, axis, 0);
}

/* indices[:-1] + data[batch_dims + indices[-1]:] */
void dfg_relate_gather_nd(struct infer_call *c)
{
    struct infer_type data, at, t;
    int64_t batch;
    bool ok = dfg_infer_shaped(c, 0, &data) && dfg_infer_int(c, "batch_dims", 0, &batch);
    dfg_infer_type_init(&t, data.dtype, -1);
    if (ok && dfg_infer_shaped(c, 1, &at) && at.rank > 0 && batch >= 0 && batch <= data.rank) {
        dfg_dim last = at.dims[at.rank - 1];
        if (last >= 0 && last <= data.rank - batch) {
            int32_t from = (int32_t)(batch + last), rest = data.rank - from;
            if (at.rank - 1 + rest <= INFER_MOST) {
                t.rank = at.rank - 1 + rest;
                memcpy(t.dims, at.dims, (size_t)(at.rank - 1) * sizeof *t.dims);
                memcpy(t.dims + at.rank - 1, data.dims + from, (size_t)rest * sizeof *t.dims);
            }
        }
    }
    dfg_infer_result(c, 0, &t);
}

/* Each extent by its factor. */
void dfg_relate_tile(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value by;
    dfg_infer_arg(c, 0, &t);
    bool ok = t.rank >= 0 && dfg_infer_arg_value(c, 1, &by) && by.n == (uint32_t)t.rank;
    for (int32_t i = 0; i < t.rank; i++)
        t.dims[i] =
            ok ? dfg_infer_dim(dfg_infer_times(c->m, dfg_dim_val(t.dims[i]), by.at[i])) : DFG_DIM_UNKNOWN;
    dfg_infer_result(c, 0, &t);
}

/* Pads of all axes, those before first; of the listed axes in later versions. */
void dfg_relate_pad(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value pads, axes;
    dfg_infer_arg(c, 0, &t);
    bool listed = dfg_infer_operand(c, 3) != DFG_NONE;
    bool ok = t.rank >= 0 && dfg_infer_arg_or_attr(c, 1, "pads", &pads) &&
              (!listed || (dfg_infer_arg_value(c, 3, &axes) && axes.n <= (uint32_t)t.rank));
    uint32_t n = ok && listed ? axes.n : ok ? (uint32_t)t.rank : 0;
    ok = ok && pads.n == 2 * n;
    for (uint32_t i = 0; ok && i < n; i++) {
        int64_t axis = !listed ? i : axes.at[i].tag == DFG_V_INT ? axes.at[i].u.i : INT64_MAX;
        ok = dfg_infer_axis(&axis, t.rank);
        dfg_val sum = dfg_infer_plus(c->m, pads.at[i], pads.at[i + n]);
        if (ok)
            t.dims[axis] = dfg_infer_dim(dfg_infer_plus(c->m, dfg_dim_val(t.dims[axis]), sum));
    }
    if (!ok)
        dfg_infer_type_init(&t, t.dtype, t.rank);
    dfg_infer_result(c, 0, &t);
}

/* d * scale rounded down; scales are f32. */
static dfg_dim scaled(dfg_dim d, dfg_val scale)
{
    double s = scale.tag == DFG_V_FLOAT ? scale.u.f : -1;
    if (s == 1)
        return d;
    if (d < 0 || d > 1 << 24 || !(s > 0) || s > 1 << 24)
        return DFG_DIM_UNKNOWN;
    return (int64_t)(float)((float)d * (float)s);
}

static void scale_all(struct infer_call *c, struct infer_type *t, const struct infer_value *scales)
{
    bool ok = scales->n == (uint32_t)t->rank;
    for (int32_t i = 0; i < t->rank; i++)
        t->dims[i] = ok ? scaled(t->dims[i], scales->at[i]) : DFG_DIM_UNKNOWN;
    dfg_infer_result(c, 0, t);
}

void dfg_relate_resize(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value v;
    dfg_infer_arg(c, 0, &t);
    bool later =
        dfg_known(dfg_infer_attr(c, "axes")) || dfg_known(dfg_infer_attr(c, "keep_aspect_ratio_policy"));
    if (t.rank >= 0 && dfg_infer_arg_value(c, 3, &v) && v.n == (uint32_t)t.rank && !later) {
        dfg_infer_shape(&t, &v);
        dfg_infer_result(c, 0, &t);
    } else if (t.rank >= 0 && dfg_infer_operand(c, 3) == DFG_NONE && dfg_infer_arg_value(c, 2, &v) &&
               !later) {
        scale_all(c, &t, &v);
    } else {
        dfg_infer_type_init(&t, t.dtype, t.rank);
        dfg_infer_result(c, 0, &t);
    }
}

void dfg_relate_upsample(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value v;
    dfg_infer_arg(c, 0, &t);
    if (t.rank < 0 || !dfg_infer_arg_value(c, 1, &v))
        v.n = 0;
    if (t.rank > 0)
        scale_all(c, &t, &v);
}

void dfg_infer_blocks(struct infer_call *c, struct infer_type *t, const int32_t *at, const char *b,
                      int64_t otherwise, bool into_image)
{
    int64_t n;
    if (!dfg_infer_int(c, b, otherwise, &n) || n < 1 || n > 1 << 20)
        return;
    for (int i = 0; i < 3; i++) {
        dfg_val d = dfg_dim_val(t->dims[at[i]]), by = dfg_int(i == 0 ? n * n : n);
        bool less = (i == 0) == into_image;
        t->dims[at[i]] = dfg_infer_dim(less ? dfg_infer_exact(c->m, d, by) : dfg_infer_times(c->m, d, by));
    }
    dfg_infer_result(c, 0, t);
}

static void regroup(struct infer_call *c, bool into_image)
{
    struct infer_type t;
    if (dfg_infer_shaped(c, 0, &t) && t.rank == 4)
        dfg_infer_blocks(c, &t, (const int32_t[]){1, 2, 3}, "blocksize", 0, into_image);
}

void dfg_relate_depth_to_space(struct infer_call *c)
{
    regroup(c, true);
}

void dfg_relate_space_to_depth(struct infer_call *c)
{
    regroup(c, false);
}

void dfg_relate_one_hot(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value depth;
    int64_t axis;
    dfg_infer_arg(c, 0, &t);
    bool known = dfg_infer_arg_value(c, 1, &depth) && depth.n == 1; /* a float is no extent */
    if (dfg_infer_int(c, "axis", -1, &axis))
        dfg_infer_insert(&t, axis, known ? dfg_infer_dim(depth.at[0]) : DFG_DIM_UNKNOWN);
    else
        t.rank = -1;
    t.dtype = dfg_infer_dtype(c, 2);
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_non_zero(struct infer_call *c)
{
    struct infer_type x, t;
    dfg_infer_type_init(&t, DFG_I64, 2);
    if (dfg_infer_shaped(c, 0, &x))
        t.dims[0] = x.rank;
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_top_k(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value k;
    int64_t axis;
    dfg_infer_arg(c, 0, &t);
    if (t.rank >= 0) {
        if (!dfg_infer_int(c, "axis", -1, &axis) || !dfg_infer_axis(&axis, t.rank))
            return;
        bool known = dfg_infer_arg_or_attr(c, 1, "k", &k) && k.n == 1;
        t.dims[axis] = known ? dfg_infer_dim(k.at[0]) : DFG_DIM_UNKNOWN;
    }
    dfg_infer_result(c, 0, &t);
    t.dtype = DFG_I64;
    dfg_infer_result(c, 1, &t);
}

void dfg_relate_compress(struct infer_call *c)
{
    struct infer_type t;
    int64_t axis;
    dfg_infer_arg(c, 0, &t);
    if (dfg_known(dfg_infer_attr(c, "axis"))) {
        if (t.rank < 0 || !dfg_infer_int(c, "axis", 0, &axis) || !dfg_infer_axis(&axis, t.rank))
            return;
        t.dims[axis] = DFG_DIM_UNKNOWN;
    } else
        dfg_infer_type_init(&t, t.dtype, 1);
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_unique(struct infer_call *c)
{
    struct infer_type t;
    dfg_relate_compress(c); /* the same shape */
    dfg_infer_type_init(&t, DFG_I64, 1);
    for (uint32_t i = 1; i < 4; i++)
        dfg_infer_result(c, i, &t);
}

void dfg_relate_boxes(struct infer_call *c)
{
    struct infer_type t;
    dfg_infer_type_init(&t, DFG_I64, 2);
    t.dims[1] = 3;
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_center_crop_pad(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value v;
    int64_t axes[INFER_MOST];
    uint32_t n = 0;
    if (!dfg_infer_shaped(c, 0, &t) || !dfg_infer_arg_value(c, 1, &v))
        return;
    bool listed = dfg_known(dfg_infer_attr(c, "axes"));
    if ((listed && !dfg_infer_list(c, "axes", &n, axes)) || v.n != (listed ? n : (uint32_t)t.rank))
        return;
    for (uint32_t i = 0; i < v.n; i++) {
        int64_t axis = listed ? axes[i] : i;
        if (!dfg_infer_axis(&axis, t.rank))
            return;
        t.dims[axis] = dfg_infer_dim(v.at[i]);
    }
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_constant(struct infer_call *c)
{
    struct infer_type t;
    const dfg_val v = dfg_infer_attr(c, "value");
    const dfg_val ints = dfg_infer_attr(c, "value_ints"), floats = dfg_infer_attr(c, "value_floats");
    if (v.tag == DFG_V_TENSOR)
        dfg_infer_result_id(c, 0, dfg_tensor_info(c->m, v.u.id)->type);
    else if (dfg_infer_attr(c, "value_float").tag == DFG_V_FLOAT)
        dfg_infer_scalar(c, 0, DFG_F32);
    else if (dfg_infer_attr(c, "value_int").tag == DFG_V_INT)
        dfg_infer_scalar(c, 0, DFG_I64);
    else if (ints.tag == DFG_V_LIST || floats.tag == DFG_V_LIST) {
        dfg_infer_type_init(&t, ints.tag == DFG_V_LIST ? DFG_I64 : DFG_F32, 1);
        t.dims[0] = ints.tag == DFG_V_LIST ? ints.n : floats.n;
        dfg_infer_result(c, 0, &t);
    }
}
