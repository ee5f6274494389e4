/* infer_shape.c -- types of operators that rearrange a tensor's extents.
 *
 * In:   the shape of operand 0; shapes and axes as elements of other operands,
 *       or as attributes.
 * Out:  the new shape; where a shape operand has a known length only, the rank.
 *
 * An extent of 0 that a symbol may stand for is left out of account where a
 * shape has a special meaning for 0.
 */
#include <string.h>

#include "infer.h"

/* ---- shared with Relay's ---- */

bool dfg_infer_arg_or_attr(const struct infer_call *c, uint32_t i, const char *attr, struct infer_value *v)
{
    int64_t ints[INFER_MOST];
    if (dfg_infer_operand(c, i) != DFG_NONE)
        return dfg_infer_arg_value(c, i, v);
    v->rank = 1;
    if (attr == NULL || !dfg_infer_list(c, attr, &v->n, ints))
        return false;
    for (uint32_t k = 0; k < v->n; k++)
        v->at[k] = dfg_int(ints[k]);
    return true;
}

enum infer_axes dfg_infer_axes(const struct infer_call *c, uint32_t i, const char *attr, int64_t rank,
                               bool *on, uint32_t *n)
{
    struct infer_value v;
    memset(on, 0, INFER_MOST * sizeof *on);
    *n = 0;
    if (dfg_infer_operand(c, i) == DFG_NONE && (attr == NULL || !dfg_known(dfg_infer_attr(c, attr))))
        return AXES_NONE;
    if (!dfg_infer_arg_or_attr(c, i, attr, &v))
        return AXES_UNKNOWN;
    *n = v.n;
    for (uint32_t k = 0; k < v.n; k++) {
        int64_t axis = v.at[k].tag == DFG_V_INT ? v.at[k].u.i : INT64_MAX;
        if (!dfg_infer_axis(&axis, rank) || on[axis])
            return AXES_UNKNOWN;
        on[axis] = true;
    }
    return AXES_KNOWN;
}

bool dfg_infer_drop_axes(struct infer_type *t, const bool *on, bool keep, bool ones_only)
{
    int32_t rank = 0;
    for (int32_t i = 0; i < t->rank; i++) {
        if (on[i] && ones_only && t->dims[i] >= 0 && t->dims[i] != 1)
            return false;
        if (!on[i] || keep)
            t->dims[rank++] = on[i] ? 1 : t->dims[i];
    }
    t->rank = rank;
    return true;
}

bool dfg_infer_insert_ones(struct infer_type *t, const int64_t *axes, uint32_t n)
{
    bool on[INFER_MOST] = {false};
    struct infer_type u = *t;
    if (t->rank < 0 || n > (uint32_t)(INFER_MOST - t->rank))
        return false;
    u.rank = t->rank + (int32_t)n;
    for (uint32_t i = 0; i < n; i++) {
        int64_t axis = axes[i];
        if (!dfg_infer_axis(&axis, u.rank) || on[axis])
            return false;
        on[axis] = true;
    }
    for (int32_t i = 0, from = 0; i < u.rank; i++)
        u.dims[i] = on[i] ? 1 : t->dims[from++];
    *t = u;
    return true;
}

bool dfg_infer_insert(struct infer_type *t, int64_t axis, dfg_dim extent)
{
    if (!dfg_infer_insert_ones(t, &axis, 1)) {
        t->rank = -1;
        return false;
    }
    t->dims[axis < 0 ? axis + t->rank : axis] = extent;
    return true;
}

void dfg_infer_permute(struct infer_call *c, const int64_t *perm, uint32_t n)
{
    struct infer_type t, u;
    bool seen[INFER_MOST] = {false};
    dfg_infer_arg(c, 0, &t);
    dfg_infer_type_init(&u, t.dtype, n > 0 ? (int32_t)n : t.rank);
    for (int32_t i = 0; i < u.rank; i++) {
        int64_t from = n > 0 ? perm[i] : u.rank - 1 - i;
        if (!dfg_infer_axis(&from, u.rank) || seen[from] || (t.rank >= 0 && t.rank != u.rank))
            return;
        seen[from] = true;
        u.dims[i] = t.rank >= 0 ? t.dims[from] : DFG_DIM_UNKNOWN;
    }
    dfg_infer_result(c, 0, &u);
}

/* The parts' other extents must agree; unknown ranks say nothing. */
void dfg_infer_concat(struct infer_call *c, const dfg_node *parts, uint32_t n, int64_t axis)
{
    struct infer_type all, t;
    dfg_val sum = dfg_int(0);
    dfg_infer_type_init(&all, DFG_NO_DTYPE, -1);
    for (uint32_t i = 0; i < n; i++) {
        dfg_infer_type_of(c->m, parts[i], &t);
        all.dtype = all.dtype != DFG_NO_DTYPE ? all.dtype : t.dtype;
        if (all.rank < 0 && t.rank >= 0) {
            enum dfg_dtype dtype = all.dtype;
            if (!dfg_infer_axis(&axis, t.rank))
                return;
            all = t;
            all.dtype = dtype;
        }
        if (t.rank >= 0 && t.rank != all.rank)
            return;
        for (int32_t k = 0; k < t.rank; k++)
            all.dims[k] = dfg_infer_meet(all.dims[k], t.dims[k]);
        sum = dfg_infer_plus(c->m, sum, t.rank >= 0 ? dfg_dim_val(t.dims[axis]) : dfg_nil());
    }
    if (all.rank >= 0)
        all.dims[axis] = dfg_infer_dim(sum);
    dfg_infer_result(c, 0, &all);
}

void dfg_infer_split(struct infer_call *c, int64_t axis, const struct infer_value *sizes)
{
    struct infer_type t;
    if (!dfg_infer_arg(c, 0, &t) || (t.rank >= 0 && !dfg_infer_axis(&axis, t.rank)))
        return;
    dfg_dim whole = t.rank >= 0 ? t.dims[axis] : DFG_DIM_UNKNOWN;
    for (uint32_t i = 0; i < c->n_results; i++) {
        if (t.rank >= 0 && sizes != NULL)
            t.dims[axis] = i < sizes->n ? dfg_infer_dim(sizes->at[i]) : DFG_DIM_UNKNOWN;
        else if (t.rank >= 0)
            t.dims[axis] = dfg_infer_dim(dfg_infer_exact(c->m, dfg_dim_val(whole), dfg_int(c->n_results)));
        dfg_infer_result(c, i, &t);
    }
}

static int64_t bound(int64_t at, int64_t n, int64_t low, int64_t high)
{
    at = at < 0 ? (at < -n ? low : at + n) : at;
    return at < low ? low : at > high ? high : at;
}

void dfg_infer_slice_bounds(int64_t n, int64_t step, int64_t *start, int64_t *end)
{
    const int64_t low = step < 0 ? -1 : 0, high = step < 0 ? n - 1 : n;
    *start = bound(*start, n, low, high);
    *end = bound(*end, n, low, high);
}

/* Of a known extent. */
static int64_t slice_length(int64_t n, int64_t start, int64_t end, int64_t step)
{
    dfg_infer_slice_bounds(n, step, &start, &end);
    int64_t span = step > 0 ? end - start : start - end;
    if (span <= 0)
        return 0;
    return step == INT64_MIN ? 1 : (span - 1) / (step > 0 ? step : -step) + 1;
}

dfg_dim dfg_infer_sliced(dfg_module *m, dfg_dim d, dfg_val start, dfg_val end, int64_t step)
{
    if (start.tag == DFG_V_INT && end.tag == DFG_V_INT && d >= 0)
        return slice_length(d, start.u.i, end.u.i, step);
    bool whole = start.tag == DFG_V_INT && start.u.i == 0 && step == 1;
    if (whole && end.tag == DFG_V_INT && end.u.i >= INT32_MAX)
        return d;
    if (whole && d >= 0 && end.tag == DFG_V_DIM)
        return dfg_infer_dim(dfg_infer_least(m, end, d));
    return whole && dfg_eq(end, dfg_dim_val(d)) ? d : DFG_DIM_UNKNOWN;
}

/* ---- ONNX ---- */

/* The length of a vector; -1: unknown. */
static int32_t length_of(const struct infer_call *c, uint32_t i)
{
    struct infer_type t;
    bool known = dfg_infer_shaped(c, i, &t) && t.rank == 1 && t.dims[0] >= 0 && t.dims[0] <= INFER_MOST;
    return known ? (int32_t)t.dims[0] : -1;
}

/* Extents of a shape operand: v's, else as many unknown ones as it has elements. */
static bool shape_operand(const struct infer_call *c, uint32_t i, struct infer_value *v)
{
    if (dfg_infer_arg_value(c, i, v))
        return true;
    int32_t n = length_of(c, i);
    for (int32_t k = 0; k < n; k++)
        v->at[k] = dfg_nil();
    v->rank = 1;
    v->n = n >= 0 ? (uint32_t)n : 0;
    return n >= 0;
}

void dfg_infer_fill_open(struct infer_call *c, const struct infer_type *from, struct infer_type *t, int32_t open)
{
    if (from->rank < 0)
        return;
    t->dims[open] = 1;
    const dfg_val others = dfg_infer_product(c->m, t->dims, t->rank);
    const dfg_val all = dfg_infer_product(c->m, from->dims, from->rank);
    t->dims[open] = dfg_infer_dim(dfg_infer_exact(c->m, all, others));
}

void dfg_infer_reshape(struct infer_call *c, bool zero_copies)
{
    struct infer_type from, t;
    struct infer_value shape;
    int32_t open = -1, n_open = 0;
    dfg_infer_arg(c, 0, &from);
    dfg_infer_type_init(&t, from.dtype, -1);
    if (dfg_infer_operand(c, 1) != DFG_NONE ? shape_operand(c, 1, &shape)
                                            : dfg_infer_arg_or_attr(c, 1, "shape", &shape)) {
        dfg_infer_type_init(&t, from.dtype, (int32_t)shape.n);
        for (int32_t i = 0; i < t.rank; i++) {
            dfg_val v = shape.at[i];
            bool copied = zero_copies && v.tag == DFG_V_INT && v.u.i == 0;
            if (copied && from.rank >= 0 && i >= from.rank)
                return;
            t.dims[i] = !copied ? dfg_infer_dim(v) : from.rank >= 0 ? from.dims[i] : DFG_DIM_UNKNOWN;
            if (v.tag == DFG_V_INT && v.u.i < -1)
                return;
            if (t.dims[i] == DFG_DIM_UNKNOWN) {
                open = i;
                n_open++;
            }
        }
        if (n_open == 1)
            dfg_infer_fill_open(c, &from, &t, open);
    }
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_reshape(struct infer_call *c)
{
    dfg_infer_reshape(c, !dfg_infer_flag(c, "allowzero"));
}

void dfg_relate_transpose(struct infer_call *c)
{
    int64_t perm[INFER_MOST];
    uint32_t n = 0;
    if (!dfg_known(dfg_infer_attr(c, "perm")) || dfg_infer_list(c, "perm", &n, perm))
        dfg_infer_permute(c, perm, n);
}

void dfg_relate_squeeze(struct infer_call *c)
{
    struct infer_type t;
    bool on[INFER_MOST];
    uint32_t n;
    bool ok = dfg_infer_shaped(c, 0, &t);
    enum infer_axes axes = dfg_infer_axes(c, 1, "axes", ok ? t.rank : 0, on, &n);
    for (int32_t i = 0; ok && axes == AXES_NONE && i < t.rank; i++) {
        ok = t.dims[i] >= 0;
        on[i] = t.dims[i] == 1;
    }
    if (!ok || axes == AXES_UNKNOWN || !dfg_infer_drop_axes(&t, on, false, true)) {
        int32_t count = length_of(c, 1);
        bool wrong = axes != AXES_UNKNOWN || n > 0 || count < 0 || t.rank < count;
        dfg_infer_type_init(&t, t.dtype, wrong ? -1 : t.rank - count);
    }
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_unsqueeze(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value v;
    int64_t axes[INFER_MOST];
    dfg_infer_arg(c, 0, &t);
    bool ok = dfg_infer_arg_or_attr(c, 1, "axes", &v);
    for (uint32_t i = 0; ok && i < v.n; i++) {
        ok = v.at[i].tag == DFG_V_INT;
        axes[i] = v.at[i].u.i;
    }
    if (!ok || !dfg_infer_insert_ones(&t, axes, v.n)) {
        int32_t count = ok ? -1 : length_of(c, 1);
        dfg_infer_type_init(&t, t.dtype, count >= 0 && t.rank >= 0 ? t.rank + count : -1);
    }
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_flatten(struct infer_call *c)
{
    struct infer_type t, u;
    int64_t axis;
    dfg_infer_arg(c, 0, &t);
    dfg_infer_type_init(&u, t.dtype, 2);
    if (!dfg_infer_int(c, "axis", 1, &axis))
        return;
    if (t.rank >= 0) {
        axis += axis < 0 ? t.rank : 0;
        if (axis < 0 || axis > t.rank)
            return;
        u.dims[0] = dfg_infer_dim(dfg_infer_product(c->m, t.dims, (int32_t)axis));
        u.dims[1] = dfg_infer_dim(dfg_infer_product(c->m, t.dims + axis, t.rank - (int32_t)axis));
    }
    dfg_infer_result(c, 0, &u);
}

void dfg_relate_shape(struct infer_call *c)
{
    struct infer_type t;
    dfg_infer_type_init(&t, DFG_I64, 1); /* the extent comes with the elements */
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_size(struct infer_call *c)
{
    dfg_infer_scalar(c, 0, DFG_I64);
}

void dfg_relate_constant_of_shape(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value v;
    dfg_val fill = dfg_infer_attr(c, "value");
    dfg_infer_type_init(&t, DFG_F32, -1);
    if (fill.tag == DFG_V_TENSOR)
        t.dtype = (enum dfg_dtype)dfg_type_info(c->m, dfg_tensor_info(c->m, fill.u.id)->type)->dtype;
    else if (dfg_known(fill))
        t.dtype = DFG_NO_DTYPE;
    if (shape_operand(c, 0, &v))
        dfg_infer_shape(&t, &v);
    dfg_infer_result(c, 0, &t);
}

/* Extents of 1 grow; others stay, whatever an unknown extent says. */
void dfg_relate_expand(struct infer_call *c)
{
    struct infer_type t, to;
    struct infer_value v;
    bool ok = dfg_infer_shaped(c, 0, &t);
    dfg_infer_type_init(&to, t.dtype, -1);
    if (ok && shape_operand(c, 1, &v)) {
        dfg_infer_shape(&to, &v);
        dfg_infer_broadcast_types(c->m, &to, &t);
    }
    dfg_infer_result(c, 0, &to);
}

static dfg_dim count_steps(const struct infer_value *start, const struct infer_value *end,
                        const struct infer_value *step)
{
    dfg_val a = start->at[0], b = end->at[0], s = step->at[0];
    bool from_0 = dfg_eq(a, dfg_int(0)) && dfg_eq(s, dfg_int(1));
    if (from_0 && b.tag == DFG_V_DIM)
        return b.u.i;
    dfg_val n = dfg_div(dfg_sub(b, a), s);
    if (n.tag == DFG_V_FLOAT) {
        n = dfg_ceil(n);
        return n.u.f >= 0 && n.u.f < 0x1p53 ? (int64_t)n.u.f : n.u.f < 0 ? 0 : DFG_DIM_UNKNOWN;
    }
    if (n.tag != DFG_V_INT)
        return DFG_DIM_UNKNOWN;
    dfg_val rest = dfg_mod(dfg_sub(b, a), s);
    bool ahead = dfg_ge(n, dfg_int(0)) && (dfg_lt(dfg_sub(b, a), dfg_int(0)) == dfg_lt(s, dfg_int(0)));
    if (!ahead)
        return 0;
    return n.u.i + (rest.u.i != 0);
}

void dfg_relate_range(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value start, end, step;
    dfg_infer_type_init(&t, dfg_infer_dtype(c, 0), 1);
    if (dfg_infer_arg_value(c, 0, &start) && dfg_infer_arg_value(c, 1, &end) &&
        dfg_infer_arg_value(c, 2, &step) && start.n == 1 && end.n == 1 && step.n == 1)
        t.dims[0] = count_steps(&start, &end, &step);
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_concat(struct infer_call *c)
{
    int64_t axis;
    if (dfg_infer_int(c, "axis", 1, &axis)) /* opset 1 has the default */
        dfg_infer_concat(c, c->args, c->n_args, axis);
}

/* Scale and zero point of the result; parts, each with its own. */
void dfg_relate_qlinear_concat(struct infer_call *c)
{
    dfg_node parts[INFER_MOST];
    int64_t axis;
    uint32_t n = 0;
    for (uint32_t i = 2; i + 2 < c->n_args && n < INFER_MOST; i += 3)
        parts[n++] = c->args[i];
    if (3 * n + 2 == c->n_args && dfg_infer_int(c, "axis", 1, &axis))
        dfg_infer_concat(c, parts, n, axis);
}

static void split(struct infer_call *c)
{
    struct infer_value sizes;
    int64_t axis;
    bool stated = dfg_infer_operand(c, 1) != DFG_NONE || dfg_known(dfg_infer_attr(c, "split"));
    if (!dfg_infer_int(c, "axis", 0, &axis))
        return;
    if (stated && !dfg_infer_arg_or_attr(c, 1, "split", &sizes))
        sizes.n = 0;
    dfg_infer_split(c, axis, stated ? &sizes : NULL);
}

/* Parts of equal size but for the last. */
void dfg_relate_split(struct infer_call *c)
{
    if (dfg_infer_operand(c, 1) != DFG_NONE || !dfg_known(dfg_infer_attr(c, "num_outputs"))) {
        split(c);
        return;
    }
    struct infer_type t;
    struct infer_value sizes = {.rank = 1};
    int64_t axis, at;
    if (!dfg_infer_int(c, "axis", 0, &axis))
        return;
    at = axis;
    if (dfg_infer_shaped(c, 0, &t) && dfg_infer_axis(&at, t.rank) && t.dims[at] >= 0 &&
        c->n_results <= INFER_MOST) {
        int64_t left = t.dims[at], part = left / c->n_results + (left % c->n_results != 0);
        for (; sizes.n < c->n_results; sizes.n++) {
            int64_t here = left < part ? left : part;
            sizes.at[sizes.n] = dfg_int(here);
            left -= here;
        }
    }
    dfg_infer_split(c, axis, &sizes);
}

/* Axes and steps are 0, 1, ... and 1 where they are absent. */
static bool slice_lists(const struct infer_call *c, struct infer_type *t, struct infer_value *lists)
{
    static const char *const attrs[] = {"starts", "ends", "axes", "steps"};
    for (uint32_t i = 0; i < 4; i++) {
        bool absent = dfg_infer_operand(c, i + 1) == DFG_NONE && !dfg_known(dfg_infer_attr(c, attrs[i]));
        if (absent && i >= 2) {
            lists[i].n = lists[0].n;
            for (uint32_t k = 0; k < lists[i].n; k++)
                lists[i].at[k] = dfg_int(i == 2 ? k : 1);
        } else if (!dfg_infer_arg_or_attr(c, i + 1, attrs[i], &lists[i])) {
            if (i >= 2 || length_of(c, i + 1) < 0)
                return false;
            lists[i].n = (uint32_t)length_of(c, i + 1);
            for (uint32_t k = 0; k < lists[i].n; k++)
                lists[i].at[k] = dfg_nil();
        }
        if (lists[i].n != lists[0].n || lists[i].n > (uint32_t)t->rank)
            return false;
    }
    return true;
}

void dfg_relate_slice(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value lists[4];
    if (!dfg_infer_arg(c, 0, &t))
        return;
    bool ok = t.rank >= 0 && slice_lists(c, &t, lists);
    for (uint32_t i = 0; ok && i < lists[0].n; i++) {
        int64_t axis = lists[2].at[i].tag == DFG_V_INT ? lists[2].at[i].u.i : INT64_MAX;
        dfg_val start = lists[0].at[i], step = lists[3].at[i];
        ok = dfg_infer_axis(&axis, t.rank);
        if (ok && start.tag == DFG_V_INT && t.dims[axis] >= 0 && start.u.i < -t.dims[axis])
            start.u.i = -t.dims[axis]; /* the first element, also backwards */
        if (ok && step.tag == DFG_V_INT && step.u.i != 0)
            t.dims[axis] = dfg_infer_sliced(c->m, t.dims[axis], start, lists[1].at[i], step.u.i);
        else if (ok)
            t.dims[axis] = DFG_DIM_UNKNOWN;
    }
    if (!ok)
        dfg_infer_type_init(&t, t.dtype, t.rank);
    dfg_infer_result(c, 0, &t);
}
