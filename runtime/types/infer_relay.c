/* infer_relay.c -- types of Relay's operators on shapes.
 *
 * In:   tensors, tuples of tensors; axes and shapes as attributes.
 * Out:  as Relay's own relations have it.  What takes its shape from an operand
 *       at run time is unknown.
 */
#include <string.h>

#include "infer.h"

/* The tensors of a tuple that is written out: a `tuple` node, else what its type says. */
static bool fields_of(const struct infer_call *c, const dfg_node **fields, uint32_t *n)
{
    dfg_node t = dfg_infer_operand(c, 0);
    if (t == DFG_NONE || dfg_node_op(c->m, t) != DFG_TUPLE)
        return false;
    *n = dfg_node_args(c->m, t, fields);
    return *n > 0;
}

void dfg_relate_relay_concatenate(struct infer_call *c)
{
    const dfg_node *fields;
    uint32_t n;
    int64_t axis;
    if (fields_of(c, &fields, &n) && dfg_infer_int(c, "axis", 0, &axis))
        dfg_infer_concat(c, fields, n, axis);
}

/* All fields have one shape; their number is the new axis' extent. */
void dfg_relate_relay_stack(struct infer_call *c)
{
    const dfg_node *fields;
    struct infer_type t, u;
    uint32_t n;
    int64_t axis;
    if (!fields_of(c, &fields, &n) || !dfg_infer_int(c, "axis", 0, &axis) ||
        !dfg_infer_type_of(c->m, fields[0], &t) || t.rank < 0)
        return;
    for (uint32_t i = 1; i < n; i++) {
        if (!dfg_infer_type_of(c->m, fields[i], &u) || u.rank != t.rank)
            return;
        for (int32_t k = 0; k < t.rank; k++)
            t.dims[k] = dfg_infer_meet(t.dims[k], u.dims[k]);
    }
    if (dfg_infer_insert(&t, axis, n))
        dfg_infer_result(c, 0, &t);
}

void dfg_relate_relay_split(struct infer_call *c)
{
    struct infer_value at, sizes = {.rank = 1};
    struct infer_type t;
    int64_t axis, i;
    if (!dfg_infer_int(c, "axis", 0, &axis))
        return;
    if (dfg_infer_attr(c, "indices_or_sections").tag == DFG_V_INT) {
        dfg_infer_split(c, axis, NULL);
        return;
    }
    i = axis;
    if (!dfg_infer_shaped(c, 0, &t) || !dfg_infer_axis(&i, t.rank) ||
        !dfg_infer_arg_or_attr(c, 1, "indices_or_sections", &at) || at.n >= INFER_MOST)
        return;
    dfg_val from = dfg_int(0);
    for (uint32_t k = 0; k <= at.n; k++) {
        dfg_val to = k < at.n ? at.at[k] : dfg_dim_val(t.dims[i]);
        sizes.at[sizes.n++] = dfg_infer_minus(c->m, to, from);
        from = to;
    }
    dfg_infer_split(c, axis, &sizes);
}

/* ---- reshape ---- */

struct shaping {
    const struct infer_type *from;
    struct infer_type to;
    int32_t at;   /* the next extent of `from` */
    int32_t open; /* the extent that is -1; -1: none */
    bool sound;
};

static dfg_dim take_extent(struct shaping *s)
{
    s->sound = s->sound && s->at < s->from->rank;
    return s->sound ? s->from->dims[s->at++] : DFG_DIM_UNKNOWN;
}

static void put_extent(struct shaping *s, dfg_dim d)
{
    s->sound = s->sound && s->to.rank < INFER_MOST;
    if (s->sound)
        s->to.dims[s->to.rank++] = d;
}

/* -4, a, b: one extent in two, one of which may be -1. */
static void split_extent(struct infer_call *c, struct shaping *s, int64_t a, int64_t b)
{
    dfg_val whole = dfg_dim_val(take_extent(s));
    dfg_val x = dfg_int(a), y = dfg_int(b);
    if (a == -1)
        x = dfg_infer_exact(c->m, whole, y);
    else if (b == -1)
        y = dfg_infer_exact(c->m, whole, x);
    put_extent(s, dfg_infer_dim(x));
    put_extent(s, dfg_infer_dim(y));
}

/* One item of newshape; *i is moved behind what it takes. */
static void shape_item(struct infer_call *c, struct shaping *s, const int64_t *items, uint32_t n, uint32_t *i)
{
    int64_t v = items[(*i)++];
    if (v == -1) {
        s->sound = s->sound && s->open < 0;
        s->open = s->to.rank;
        if (s->at < s->from->rank)
            s->at++;
        put_extent(s, DFG_DIM_UNKNOWN);
    } else if (v == 0 && !dfg_infer_flag(c, "allowzero")) {
        put_extent(s, take_extent(s));
    } else if (v == -2) {
        while (s->sound && s->at < s->from->rank)
            put_extent(s, take_extent(s));
    } else if (v == -3) {
        dfg_val a = dfg_dim_val(take_extent(s)), b = dfg_dim_val(take_extent(s));
        put_extent(s, dfg_infer_dim(dfg_infer_times(c->m, a, b)));
    } else if (v == -4 && n - *i >= 2) {
        split_extent(c, s, items[*i], items[*i + 1]);
        *i += 2;
    } else {
        s->sound = s->sound && v >= 0;
        if (s->at < s->from->rank)
            s->at++;
        put_extent(s, v);
    }
}

void dfg_relate_relay_reshape(struct infer_call *c)
{
    struct infer_type from;
    int64_t items[INFER_MOST];
    uint32_t n;
    if (!dfg_infer_list(c, "newshape", &n, items))
        return;
    bool known = dfg_infer_shaped(c, 0, &from);
    struct shaping s = {.from = &from, .open = -1, .sound = true};
    s.to.dtype = from.dtype;
    for (uint32_t i = 0; i < n; i++)
        known = known || items[i] > 0 || items[i] == -1;
    for (uint32_t i = 0; s.sound && i < n;)
        shape_item(c, &s, items, n, &i);
    if (!known || !s.sound)
        return;
    if (s.open >= 0)
        dfg_infer_fill_open(c, &from, &s.to, s.open);
    dfg_infer_result(c, 0, &s.to);
}

void dfg_relate_like_second(struct infer_call *c)
{
    struct infer_type t;
    dfg_infer_arg(c, 1, &t);
    t.dtype = dfg_infer_dtype(c, 0);
    dfg_infer_result(c, 0, &t);
}

/* ---- axes ---- */

void dfg_relate_relay_transpose(struct infer_call *c)
{
    int64_t axes[INFER_MOST];
    uint32_t n = 0;
    if (!dfg_known(dfg_infer_attr(c, "axes")) || dfg_infer_list(c, "axes", &n, axes))
        dfg_infer_permute(c, axes, n);
}

void dfg_relate_relay_squeeze(struct infer_call *c)
{
    struct infer_type t;
    bool on[INFER_MOST];
    uint32_t n;
    if (!dfg_infer_shaped(c, 0, &t))
        return;
    enum infer_axes axes = dfg_infer_axes(c, 1, "axis", t.rank, on, &n);
    for (int32_t i = 0; axes == AXES_NONE && i < t.rank; i++) {
        if (t.dims[i] < 0)
            return;
        on[i] = t.dims[i] == 1;
    }
    if (axes != AXES_UNKNOWN && dfg_infer_drop_axes(&t, on, false, true))
        dfg_infer_result(c, 0, &t);
}

void dfg_relate_relay_expand_dims(struct infer_call *c)
{
    struct infer_type t;
    int64_t axis, n, axes[INFER_MOST];
    if (!dfg_infer_shaped(c, 0, &t) || !dfg_infer_int(c, "axis", 0, &axis) ||
        !dfg_infer_int(c, "num_newaxis", 1, &n) || n < 0 || n > INFER_MOST - t.rank ||
        !dfg_infer_axis(&axis, t.rank + 1))
        return;
    for (int64_t i = 0; i < n; i++)
        axes[i] = axis + i;
    if (dfg_infer_insert_ones(&t, axes, (uint32_t)n))
        dfg_infer_result(c, 0, &t);
}

void dfg_relate_relay_strided_slice(struct infer_call *c)
{
    struct infer_type t;
    int64_t begin[INFER_MOST], end[INFER_MOST], strides[INFER_MOST], axes[INFER_MOST];
    uint32_t n, n_end, n_strides = 0, n_axes = 0;
    bool sizes = strcmp(dfg_infer_text(c, "slice_mode", "end"), "size") == 0;
    if (c->n_args != 1 || !dfg_infer_shaped(c, 0, &t) || !dfg_infer_list(c, "begin", &n, begin) ||
        !dfg_infer_list(c, "end", &n_end, end) || n_end != n || n > (uint32_t)t.rank)
        return;
    bool with_strides = !sizes && dfg_known(dfg_infer_attr(c, "strides"));
    bool with_axes = dfg_known(dfg_infer_attr(c, "axes"));
    if ((with_strides && !dfg_infer_list(c, "strides", &n_strides, strides)) ||
        (with_axes && (!dfg_infer_list(c, "axes", &n_axes, axes) || n_axes != n)) || n_strides > n)
        return;
    for (uint32_t i = 0; i < n; i++) {
        int64_t axis = with_axes ? axes[i] : i;
        int64_t step = n_strides == 1 ? strides[0] : i < n_strides ? strides[i] : 1;
        if (!dfg_infer_axis(&axis, t.rank) || step == 0)
            return;
        dfg_val to = !sizes ? dfg_int(end[i]) : dfg_add(dfg_int(begin[i]), dfg_int(end[i]));
        if (sizes && (end[i] < 0 || begin[i] < 0))
            to = end[i] == -1 ? dfg_int(INT64_MAX) : dfg_nil();
        t.dims[axis] = dfg_infer_sliced(c->m, t.dims[axis], dfg_int(begin[i]), to, step);
    }
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_relay_take(struct infer_call *c)
{
    int64_t axis, batch;
    if (!dfg_known(dfg_infer_attr(c, "axis"))) /* of the flattened tensor */
        dfg_relate_like_second(c);
    else if (dfg_infer_int(c, "axis", 0, &axis) && dfg_infer_int(c, "batch_dims", 0, &batch))
        dfg_infer_gather(c, axis, batch);
}

void dfg_relate_relay_pad(struct infer_call *c)
{
    struct infer_type t;
    dfg_val width = dfg_infer_attr(c, "pad_width");
    if (!dfg_infer_shaped(c, 0, &t) || width.tag != DFG_V_LIST || width.n != (uint32_t)t.rank)
        return;
    for (int32_t i = 0; i < t.rank; i++) {
        dfg_val pair = width.u.list[i];
        if (pair.tag != DFG_V_LIST || pair.n != 2)
            return;
        dfg_val sum = dfg_add(pair.u.list[0], pair.u.list[1]);
        t.dims[i] = dfg_infer_dim(dfg_infer_plus(c->m, dfg_dim_val(t.dims[i]), sum));
    }
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_relay_batch_flatten(struct infer_call *c)
{
    struct infer_type t;
    if (!dfg_infer_shaped(c, 0, &t) || t.rank < 1)
        return;
    t.dims[1] = dfg_infer_dim(dfg_infer_product(c->m, t.dims + 1, t.rank - 1));
    t.rank = 2;
    dfg_infer_result(c, 0, &t);
}

/* ---- made to a shape ---- */

static void to_shape(struct infer_call *c, enum dfg_dtype dtype)
{
    struct infer_type t = {.dtype = dtype};
    struct infer_value shape;
    if (!dfg_infer_arg_or_attr(c, NO_OPERAND, "shape", &shape))
        return;
    dfg_infer_shape(&t, &shape);
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_relay_full(struct infer_call *c)
{
    to_shape(c, dfg_infer_dtype_attr(c, "dtype", dfg_infer_dtype(c, 0)));
}

void dfg_relate_relay_broadcast_to(struct infer_call *c)
{
    if (c->n_args == 1)
        to_shape(c, dfg_infer_dtype(c, 0));
}

void dfg_relate_relay_tile(struct infer_call *c)
{
    struct infer_type t;
    int64_t reps[INFER_MOST], axes[INFER_MOST];
    uint32_t n;
    const char *attr = dfg_known(dfg_infer_attr(c, "reps")) ? "reps" : "repeats"; /* the latter Relax's */
    if (!dfg_infer_shaped(c, 0, &t) || !dfg_infer_list(c, attr, &n, reps))
        return;
    for (uint32_t i = 0; i < n; i++)
        axes[i] = i;
    if (n > (uint32_t)t.rank && !dfg_infer_insert_ones(&t, axes, n - (uint32_t)t.rank))
        return;
    for (uint32_t i = 1; i <= n; i++) {
        dfg_dim *d = &t.dims[t.rank - (int32_t)i];
        *d = dfg_infer_dim(dfg_infer_times(c->m, dfg_dim_val(*d), dfg_int(reps[n - i])));
    }
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_relay_repeat(struct infer_call *c)
{
    struct infer_type t;
    int64_t axis, n;
    if (!dfg_infer_shaped(c, 0, &t) || !dfg_infer_int(c, "repeats", 1, &n) ||
        !dfg_known(dfg_infer_attr(c, "axis")) || !dfg_infer_int(c, "axis", 0, &axis) ||
        !dfg_infer_axis(&axis, t.rank))
        return;
    t.dims[axis] = dfg_infer_dim(dfg_infer_times(c->m, dfg_dim_val(t.dims[axis]), dfg_int(n)));
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_relay_shape_of(struct infer_call *c)
{
    struct infer_type t;
    dfg_infer_type_init(&t, dfg_infer_dtype_attr(c, "dtype", DFG_I32), 1);
    dfg_infer_result(c, 0, &t); /* the extent comes with the elements */
}

void dfg_relate_relay_one_hot(struct infer_call *c)
{
    struct infer_type t;
    int64_t axis, depth;
    if (!dfg_infer_shaped(c, 0, &t) || !dfg_infer_int(c, "axis", -1, &axis) ||
        !dfg_infer_int(c, "depth", 1, &depth) || !dfg_infer_insert(&t, axis, dfg_infer_dim(dfg_int(depth))))
        return;
    t.dtype = dfg_infer_dtype_attr(c, "dtype", dfg_infer_dtype(c, 1));
    dfg_infer_result(c, 0, &t);
}
