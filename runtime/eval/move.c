/* move.c -- cells that change places: transpose, slice, concat, split, expand, tile.
 *
 * In:   tensors, permutations, bounds.
 * Out:  copies from strided views of an operand, or into such of the result.
 */
#include <string.h>

#include "eval.h"

/* ---- permutations ---- */

struct dfg_data *dfg_eval_permute(struct eval_call *c, const struct dfg_data *x, const int64_t *perm)
{
    struct eval_view own, v;
    dfg_eval_view_of(&own, x);
    v = own;
    for (int32_t d = 0; d < x->rank; d++) {
        v.dims[d] = own.dims[perm[d]];
        v.stride[d] = own.stride[perm[d]];
    }
    struct dfg_data *y = dfg_eval_unfilled(c, (enum dfg_dtype)x->dtype, v.rank, v.dims);
    dfg_eval_read(y, x, &v);
    return y;
}

/* form 0: the attribute `perm`, 1: `axes`; reversed where it is not written.  2: operand 1. */
void dfg_eval_transpose(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    const char *name = c->form == 1 ? "axes" : "perm";
    int64_t perm[EVAL_RANK];
    int32_t n = c->form == 2 ? dfg_eval_arg_ints(c, 1, perm) : dfg_eval_ints(c, name, perm);
    if (n < 0 && (c->form == 2 || dfg_eval_attr(c, name).tag != DFG_NIL))
        dfg_eval_fail(c, "%s is no list of integers", name);
    for (int32_t d = 0; n < 0 && d < x->rank; d++)
        perm[d] = x->rank - 1 - d;
    if (n >= 0 && n != x->rank)
        dfg_eval_fail(c, "%s has not as many elements as the operand's rank", name);
    dfg_eval_axes(c, perm, x->rank, 0, x->rank);
    c->moves = true;
    dfg_eval_give(c, 0, dfg_eval_permute(c, x, perm));
}

/* ---- slices ---- */

/* One axis of a view from `first` to before `end` in steps; as NumPy clamps. */
static void cut(struct eval_view *v, int64_t axis, int64_t first, int64_t end, int64_t step)
{
    int64_t n = v->dims[axis], low = step < 0 ? -1 : 0, high = step < 0 ? n - 1 : n;
    first = first < 0 ? (first < -n ? -1 : first + n) : first;
    end = end < 0 ? (end < -n ? -1 : end + n) : end;
    first = first < 0 ? low : first > high ? high : first;
    end = end < 0 ? low : end > high ? high : end;
    int64_t distance = step > 0 ? end - first : first - end;
    uint64_t size = step > 0 ? (uint64_t)step : 0 - (uint64_t)step;
    v->dims[axis] = distance > 0 ? (int64_t)(((uint64_t)distance - 1) / size) + 1 : 0;
    if (v->dims[axis] > 0)
        v->base += first * v->stride[axis];
    v->stride[axis] = v->dims[axis] > 1 ? v->stride[axis] * step : 0;
}

static void copy_view(struct eval_call *c, const struct dfg_data *x, const struct eval_view *v)
{
    struct dfg_data *y = dfg_eval_moved(c, 0, (enum dfg_dtype)x->dtype, v->rank, v->dims);
    dfg_eval_read(y, x, v);
}

void dfg_eval_slice(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t first[EVAL_RANK], end[EVAL_RANK], axes[EVAL_RANK], steps[EVAL_RANK];
    struct eval_view v;
    int32_t n = dfg_eval_arg_ints(c, 1, first), m = dfg_eval_arg_ints(c, 2, end);
    int32_t na = dfg_eval_arg_ints(c, 3, axes), ns = dfg_eval_arg_ints(c, 4, steps);
    if (n < 0 || m != n || (dfg_eval_arg(c, 3) != NULL && na != n) || (dfg_eval_arg(c, 4) != NULL && ns != n))
        dfg_eval_fail(c, "starts, ends, axes and steps do not fit each other");
    dfg_eval_axes(c, axes, na, n, x->rank);
    dfg_eval_view_of(&v, x);
    for (int32_t i = 0; i < n; i++) {
        int64_t step = ns >= 0 ? steps[i] : 1;
        dfg_eval_check(c, step != 0, "a step is 0");
        const int64_t low = -v.dims[axes[i]];
        /* What starts before the first element starts at it, backwards too; not so in NumPy. */
        cut(&v, axes[i], first[i] < low ? low : first[i], end[i], step);
    }
    copy_view(c, x, &v);
}

/* Relay's strided_slice: begin, end, strides, axes as attributes; slice_mode "size" has sizes. */
void dfg_eval_strided_slice(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t first[EVAL_RANK], end[EVAL_RANK], axes[EVAL_RANK], steps[EVAL_RANK];
    struct eval_view v;
    int32_t n = dfg_eval_ints(c, "begin", first), m = dfg_eval_ints(c, "end", end);
    int32_t na = dfg_eval_ints(c, "axes", axes), ns = dfg_eval_ints(c, "strides", steps);
    bool sizes = strcmp(dfg_eval_text(c, "slice_mode", "end"), "size") == 0;
    if (n < 0 || m != n || (na >= 0 && na != n) || n > x->rank || (ns > 1 && ns < n))
        dfg_eval_fail(c, "begin, end, strides and axes do not fit each other");
    dfg_eval_axes(c, axes, na, n, x->rank);
    dfg_eval_view_of(&v, x);
    for (int32_t i = 0; i < n; i++) {
        int64_t axis = axes[i], step = 1;
        if (!sizes && ns > 0)
            step = ns == 1 ? steps[0] : steps[i];
        dfg_eval_check(c, step != 0, "a stride is 0");
        int64_t start = first[i] < 0 ? first[i] + v.dims[axis] : first[i], last = end[i];
        if (sizes)
            last = end[i] < 0 || end[i] > v.dims[axis] - start ? v.dims[axis] : start + end[i];
        cut(&v, axis, sizes ? start : first[i], last, step);
    }
    copy_view(c, x, &v);
}

/* Relay: operand 0 cut to the extents of operand 1. */
void dfg_eval_slice_like(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *like = dfg_eval_need(c, 1);
    int64_t axes[EVAL_RANK];
    bool on[EVAL_RANK];
    struct eval_view v;
    int32_t n = dfg_eval_ints(c, "axes", axes);
    dfg_eval_marks(c, axes, n > 0 ? n : 0, x->rank, on);
    dfg_eval_view_of(&v, x);
    for (int32_t d = 0; d < x->rank; d++) {
        if (n > 0 && !on[d])
            continue;
        dfg_eval_check(c, d < like->rank && like->dims[d] <= x->dims[d], "the shapes do not fit");
        v.dims[d] = like->dims[d];
    }
    copy_view(c, x, &v);
}

void dfg_eval_reverse(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t axis = dfg_eval_int(c, "axis", 0);
    struct eval_view v;
    dfg_eval_axis(c, &axis, x->rank);
    dfg_eval_view_of(&v, x);
    cut(&v, axis, -1, INT64_MIN, -1);
    copy_view(c, x, &v);
}

/* ---- concat and split ---- */

/* The fields of a tuple, or the operands themselves. */
static struct dfg_data *const *parts_of(struct eval_call *c, uint32_t *n)
{
    if (c->n_args == 1 && c->args[0] != NULL && c->args[0]->tag == DFG_DATA_TUPLE) {
        *n = (uint32_t)c->args[0]->n;
        return c->args[0]->u.fields;
    }
    *n = c->n_args;
    return c->args;
}

/* May these be joined along the axis?  dims: of the result. */
static void join(struct eval_call *c, struct dfg_data *const *parts, uint32_t n, int64_t *axis, int64_t *dims)
{
    for (uint32_t i = 0; i < n; i++) {
        const struct dfg_data *x = parts[i], *first = parts[0];
        if (x == NULL || x->tag != DFG_DATA_TENSOR || x->rank != first->rank || x->dtype != first->dtype)
            dfg_eval_fail(c, "its operands differ in rank or type");
        if (i == 0) {
            dfg_eval_axis(c, axis, x->rank);
            memcpy(dims, x->dims, (size_t)x->rank * sizeof *dims);
            continue;
        }
        for (int32_t d = 0; d < x->rank; d++)
            if (d != *axis && x->dims[d] != dims[d])
                dfg_eval_fail(c, "its operands differ in extent %d", (int)d);
        dims[*axis] += x->dims[*axis];
    }
    dfg_eval_check(c, n > 0, "it has no operands");
}

void dfg_eval_concat(struct eval_call *c)
{
    uint32_t n;
    struct dfg_data *const *parts = parts_of(c, &n);
    int64_t axis = dfg_eval_int(c, "axis", 0), dims[EVAL_RANK];
    struct eval_view v;
    join(c, parts, n, &axis, dims);
    struct dfg_data *y = dfg_eval_moved(c, 0, (enum dfg_dtype)parts[0]->dtype, parts[0]->rank, dims);
    dfg_eval_view_of(&v, y);
    for (uint32_t i = 0; i < n; i++) {
        v.dims[axis] = parts[i]->dims[axis];
        dfg_eval_write(y, &v, parts[i]);
        v.base += v.dims[axis] * v.stride[axis];
    }
}

/* Relay's stack: a new axis. */
void dfg_eval_stack(struct eval_call *c)
{
    uint32_t n;
    struct dfg_data *const *parts = parts_of(c, &n);
    const struct dfg_data *x = n > 0 ? parts[0] : NULL;
    int64_t axis = dfg_eval_int(c, "axis", 0), dims[EVAL_RANK];
    if (x == NULL || x->tag != DFG_DATA_TENSOR || x->rank >= EVAL_RANK)
        dfg_eval_fail(c, "its operands are wrong");
    dfg_eval_axis(c, &axis, x->rank + 1);
    for (int32_t d = 0; d <= x->rank; d++)
        dims[d] = d < axis ? x->dims[d] : d == axis ? (int64_t)n : x->dims[d - 1];
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, x->rank + 1, dims);
    struct eval_view v;
    dfg_eval_view_of(&v, y);
    v.dims[axis] = 1;
    for (uint32_t i = 0; i < n; i++) {
        if (parts[i] == NULL || parts[i]->tag != DFG_DATA_TENSOR || parts[i]->n != x->n ||
            parts[i]->dtype != x->dtype)
            dfg_eval_fail(c, "its operands differ");
        dfg_eval_write(y, &v, parts[i]);
        v.base += v.stride[axis];
    }
}

/* Result i of a split: n of the axis from `first` on. */
static void part(struct eval_call *c, uint32_t i, const struct dfg_data *x, int64_t axis, int64_t first,
                 int64_t n)
{
    struct eval_view v;
    dfg_eval_view_of(&v, x);
    v.base = first * v.stride[axis];
    v.dims[axis] = n;
    struct dfg_data *y = dfg_eval_moved(c, i, (enum dfg_dtype)x->dtype, v.rank, v.dims);
    dfg_eval_read(y, x, &v);
}

void dfg_eval_split(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *sizes = dfg_eval_arg(c, 1);
    int64_t axis = dfg_eval_int(c, "axis", 0), at = 0;
    dfg_eval_axis(c, &axis, x->rank);
    if (sizes != NULL &&
        (sizes->tag != DFG_DATA_TENSOR || sizes->n != c->n_results || dfg_data_is_real(sizes)))
        dfg_eval_fail(c, "there are not as many sizes as results");
    /* without sizes equal parts, the last one smaller where they can't be */
    int64_t n = x->dims[axis], even = (n + (int64_t)c->n_results - 1) / (int64_t)c->n_results;
    for (uint32_t i = 0; i < c->n_results; i++) {
        int64_t size = sizes != NULL ? sizes->u.at[i].i : even < n - at ? even : n - at;
        dfg_eval_check(c, size >= 0 && size <= n - at, "the sizes do not add up");
        part(c, i, x, axis, at, size);
        at += size;
    }
    dfg_eval_check(c, at == n, "the sizes do not add up");
}

/* Relay: a number of equal parts, or where each begins but the first. */
void dfg_eval_relay_split(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t axis = dfg_eval_int(c, "axis", 0), at[EVAL_RANK + 1];
    dfg_val how = dfg_eval_attr(c, "indices_or_sections");
    int32_t n = dfg_eval_ints(c, "indices_or_sections", at);
    dfg_eval_axis(c, &axis, x->rank);
    int64_t all = x->dims[axis];
    bool sections = how.tag == DFG_V_INT;
    if (n < 0 ||
        (sections ? how.u.i != (int64_t)c->n_results || all % how.u.i != 0 : n + 1 != (int32_t)c->n_results))
        dfg_eval_fail(c, "the sections do not fit");
    for (uint32_t i = 0; i < c->n_results; i++) {
        int64_t size = all / (int64_t)c->n_results;
        int64_t first = sections ? size * (int64_t)i : i > 0 ? at[i - 1] : 0;
        int64_t end = sections ? first + size : i + 1 < c->n_results ? at[i] : all;
        dfg_eval_check(c, first >= 0 && end >= first && end <= all, "the sections do not fit");
        part(c, i, x, axis, first, end - first);
    }
}

/* ---- wider ---- */

/* x broadcast to exactly these extents. */
static void broadcast_to(struct eval_call *c, const struct dfg_data *x, int32_t rank, const int64_t *dims)
{
    struct eval_view own, v = {.rank = rank};
    dfg_eval_view_of(&own, x);
    for (int32_t d = rank; d-- > 0;) {
        int32_t from = d - (rank - x->rank);
        v.dims[d] = dims[d];
        v.stride[d] = from >= 0 && x->dims[from] != 1 ? own.stride[from] : 0;
        if (from >= 0 && x->dims[from] != 1 && x->dims[from] != dims[d])
            dfg_eval_fail(c, "extent %lld does not become %lld", (long long)x->dims[from],
                          (long long)dims[d]);
    }
    if (x->rank <= rank)
        copy_view(c, x, &v);
    else
        dfg_eval_fail(c, "the rank becomes less");
}

void dfg_eval_expand(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t dims[EVAL_RANK];
    int32_t rank = dfg_eval_arg_ints(c, 1, dims);
    dfg_eval_check(c, rank >= 0, "the shape is no list of integers");
    for (int32_t d = 0; d < rank; d++)
        dfg_eval_check(c, dims[d] >= 0, "an extent is negative");
    dfg_eval_broadcast(c, &rank, dims, x->rank, x->dims);
    broadcast_to(c, x, rank, dims);
}

void dfg_eval_broadcast_to(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *like = c->form == 1 ? dfg_eval_need(c, 1) : NULL;
    int64_t dims[EVAL_RANK];
    int32_t rank = c->form == 1 ? 0 : dfg_eval_ints(c, "shape", dims);
    dfg_eval_check(c, rank >= 0, "the shape is no list of integers");
    if (like != NULL)
        broadcast_to(c, x, like->rank, like->dims);
    else
        broadcast_to(c, x, rank, dims);
}

/* x repeated; reps has as many numbers as the result has extents. */
static void tile(struct eval_call *c, const struct dfg_data *x, int32_t rank, const int64_t *reps)
{
    int64_t own[EVAL_RANK], dims[EVAL_RANK], index[EVAL_RANK] = {0};
    for (int32_t d = 0; d < rank; d++) {
        int32_t from = d - (rank - x->rank);
        own[d] = from >= 0 ? x->dims[from] : 1;
        if (reps[d] < 0 || (own[d] > 0 && reps[d] > (int64_t)EVAL_MOST / own[d]))
            dfg_eval_fail(c, "the numbers of copies are wrong");
        dims[d] = own[d] * reps[d];
    }
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, rank, dims);
    for (uint64_t i = 0; i < y->n; i++) {
        int64_t at = 0;
        for (int32_t d = 0; d < rank; d++)
            at = at * own[d] + index[d] % own[d];
        y->u.at[i] = x->u.at[at];
        eval_step(index, dims, rank);
    }
}

void dfg_eval_tile(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t reps[EVAL_RANK];
    int32_t n = c->form == 1 ? dfg_eval_ints(c, "reps", reps) : dfg_eval_arg_ints(c, 1, reps);
    if (n < 0 || (c->form == 0 && n != x->rank))
        dfg_eval_fail(c, "the numbers of copies are wrong");
    if (n < x->rank) {
        memmove(reps + (x->rank - n), reps, (size_t)n * sizeof *reps);
        for (int32_t d = 0; d < x->rank - n; d++)
            reps[d] = 1;
        n = x->rank;
    }
    tile(c, x, n, reps);
}

/* Relay's repeat: each element along the axis, `repeats` times. */
void dfg_eval_repeat(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t axis = dfg_eval_int(c, "axis", 0), n = dfg_eval_int(c, "repeats", 1), dims[EVAL_RANK];
    struct eval_view v;
    if (x != NULL && c->form == 1 && x->rank != 1 && dfg_eval_attr(c, "axis").tag == DFG_NIL)
        dfg_eval_fail(c, "all elements in a row are not evaluated");
    dfg_eval_check(c, n >= 0 && n <= (int64_t)EVAL_MOST && x->rank < EVAL_RANK, "repeats is wrong");
    dfg_eval_axis(c, &axis, x->rank);
    memcpy(dims, x->dims, (size_t)x->rank * sizeof *dims);
    if (dims[axis] > 0 && n > (int64_t)EVAL_MOST / dims[axis])
        dfg_eval_fail(c, "repeats is wrong");
    dims[axis] *= n;
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, x->rank, dims);
    dfg_eval_view_of(&v, x);
    memmove(&v.dims[axis + 2], &v.dims[axis + 1], (size_t)(x->rank - 1 - axis) * sizeof *v.dims);
    memmove(&v.stride[axis + 2], &v.stride[axis + 1], (size_t)(x->rank - 1 - axis) * sizeof *v.stride);
    v.dims[axis + 1] = n;
    v.stride[axis + 1] = 0;
    v.rank++;
    dfg_eval_read(y, x, &v);
}
