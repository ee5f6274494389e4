/* infer_reduce.c -- types of reductions, ONNX's and Relay's.
 *
 * In:   a tensor; axes as operand 1 or attribute, all where they are absent.
 * Out:  the tensor without these axes, or with 1 in their places.
 */
#include "infer.h"

struct reduction {
    const char *axes;
    bool keep, excluded; /* the axes are the others */
    bool empty_is_all, none_is_none; /* an empty list is as none; no axes: the tensor as it is */
    enum dfg_dtype dtype;
};

static void reduce(struct infer_call *c, const struct reduction *r)
{
    struct infer_type t;
    bool on[INFER_MOST];
    uint32_t n;
    dfg_infer_arg(c, 0, &t);
    enum infer_axes axes = dfg_infer_axes(c, 1, r->axes, t.rank >= 0 ? t.rank : 0, on, &n);
    bool wrong = t.rank < 0 || axes == AXES_UNKNOWN;
    if (axes == AXES_KNOWN && n == 0 && r->empty_is_all)
        axes = AXES_NONE;
    bool all = axes == AXES_NONE && !r->none_is_none;
    for (int32_t i = 0; i < t.rank; i++)
        on[i] = all || (on[i] != (r->excluded && axes == AXES_KNOWN));
    t.dtype = r->dtype;
    if (wrong)
        dfg_infer_type_init(&t, t.dtype, r->keep ? t.rank : -1);
    else
        dfg_infer_drop_axes(&t, on, r->keep, false);
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_reduce(struct infer_call *c)
{
    int64_t keep;
    if (!dfg_infer_int(c, "keepdims", 1, &keep))
        return;
    reduce(c, &(struct reduction){"axes", keep != 0, false, true, dfg_infer_flag(c, "noop_with_empty_axes"),
                                  dfg_infer_dtype(c, 0)});
}

void dfg_relate_arg(struct infer_call *c)
{
    struct infer_type t;
    bool on[INFER_MOST] = {false};
    int64_t axis, keep;
    dfg_infer_arg(c, 0, &t);
    if (!dfg_infer_int(c, "axis", 0, &axis) || !dfg_infer_int(c, "keepdims", 1, &keep))
        return;
    if (t.rank >= 0) {
        if (!dfg_infer_axis(&axis, t.rank))
            return;
        on[axis] = true;
        dfg_infer_drop_axes(&t, on, keep != 0, false);
    }
    t.dtype = DFG_I64;
    dfg_infer_result(c, 0, &t);
}

static void reduce_relay_as(struct infer_call *c, enum dfg_dtype dtype)
{
    reduce(c, &(struct reduction){"axis", dfg_infer_flag(c, "keepdims"), dfg_infer_flag(c, "exclude"), false,
                                  false, dtype});
}

void dfg_relate_relay_reduce(struct infer_call *c)
{
    if (c->n_args == 1)
        reduce_relay_as(c, dfg_infer_dtype(c, 0));
}

void dfg_relate_relay_arg(struct infer_call *c)
{
    if (c->n_args == 1)
        reduce_relay_as(c, DFG_I32);
}

/* The mean that it is given is no axes. */
void dfg_relate_relay_variance(struct infer_call *c)
{
    struct infer_call one = *c;
    one.n_args = 1;
    reduce_relay_as(&one, dfg_infer_dtype(c, 0));
}
