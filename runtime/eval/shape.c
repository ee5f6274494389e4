/* shape.c -- the same elements in another shape; shapes as values.
 *
 * In:   a tensor; a shape or axes as attribute or operand.
 * Out:  its cells, copied in order; or extents as integers.
 */
#include <string.h>

#include "eval.h"

/* Result 0: x's cells in this shape. */
static void reshaped(struct eval_call *c, const struct dfg_data *x, int32_t rank, const int64_t *dims)
{
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, rank, dims);
    if (y->n != x->n)
        dfg_eval_fail(c, "%llu elements do not fit a shape of %llu", (unsigned long long)x->n,
                      (unsigned long long)y->n);
    if (x->n > 0)
        memcpy(y->u.at, x->u.at, x->n * sizeof *x->u.at);
}

/* The extent that -1 at `open` stands for. */
static void fill_open(struct eval_call *c, uint64_t n, int32_t rank, int64_t *dims, int32_t open)
{
    uint64_t others = 1;
    for (int32_t d = 0; d < rank; d++) {
        if (d != open && (dims[d] < 0 || (dims[d] > 0 && others > EVAL_MOST / (uint64_t)dims[d])))
            dfg_eval_fail(c, "the shape is wrong");
        others *= d != open ? (uint64_t)dims[d] : 1;
    }
    if (open < 0)
        return;
    dfg_eval_check(c, others != 0 && n % others == 0, "the extent -1 can't be known");
    dims[open] = (int64_t)(n / others);
}

/* form 1: TensorFlow Lite, where 0 is an extent. */
void dfg_eval_reshape(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t dims[EVAL_RANK];
    int32_t open = -1, rank = dfg_eval_arg_ints(c, 1, dims);
    bool zeros = c->form == 1 || dfg_eval_int(c, "allowzero", 0) != 0;
    dfg_eval_check(c, rank >= 0, "the shape is no list of integers");
    for (int32_t d = 0; d < rank; d++) {
        if (dims[d] == -1 && open >= 0)
            dfg_eval_fail(c, "the shape has two extents -1");
        if (dims[d] == -1)
            open = d;
        if (dims[d] == 0 && !zeros) {
            dfg_eval_check(c, d < x->rank, "there is no extent to be copied");
            dims[d] = x->dims[d];
        }
    }
    fill_open(c, x->n, rank, dims, open);
    reshaped(c, x, rank, dims);
}

/* Relay's special extents: 0 copies one, -1 is what is left, -2 copies all that
 * remain, -3 multiplies two, -4 splits one into the two that follow. */
static void special(struct eval_call *c, const struct dfg_data *x, const int64_t *spec, int32_t n,
                    int64_t *dims, int32_t *rank, int32_t *open)
{
    int32_t from = 0;
    for (int32_t i = 0; i < n; i++) {
        int64_t s = spec[i];
        if ((s == 0 && from >= x->rank) || (s == -3 && from + 1 >= x->rank) ||
            (s == -4 && (i + 2 >= n || from >= x->rank)) || *rank + x->rank + 2 > EVAL_RANK || s < -4)
            dfg_eval_fail(c, "the shape is wrong");
        if (s == 0) {
            dims[(*rank)++] = x->dims[from++];
        } else if (s == -1) {
            *open = *rank;
            dims[(*rank)++] = -1;
            from++;
        } else if (s == -2) {
            while (from < x->rank)
                dims[(*rank)++] = x->dims[from++];
        } else if (s == -3) {
            dims[(*rank)++] = x->dims[from] * x->dims[from + 1];
            from += 2;
        } else if (s == -4) {
            int64_t a = spec[i + 1], b = spec[i + 2], whole = x->dims[from++];
            if ((a < 1 && a != -1) || (b < 1 && b != -1) || (a == -1 && b == -1))
                dfg_eval_fail(c, "the shape is wrong");
            a = a == -1 ? whole / b : a;
            dims[(*rank)++] = a;
            dims[(*rank)++] = b == -1 ? whole / a : b;
            i += 2;
        } else {
            dims[(*rank)++] = s;
            from++;
        }
    }
}

void dfg_eval_relay_reshape(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t spec[EVAL_RANK], dims[EVAL_RANK];
    int32_t rank = 0, open = -1, n = dfg_eval_ints(c, "newshape", spec);
    dfg_eval_check(c, n >= 0, "newshape is no list of integers");
    if (dfg_eval_int(c, "allowzero", 0) != 0) {
        memcpy(dims, spec, (size_t)n * sizeof *dims);
        rank = n;
        for (int32_t d = 0; d < n; d++)
            open = dims[d] == -1 ? d : open;
    } else {
        special(c, x, spec, n, dims, &rank, &open);
    }
    fill_open(c, x->n, rank, dims, open);
    reshaped(c, x, rank, dims);
}

/* To the shape of operand 1. */
void dfg_eval_reshape_like(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *y = dfg_eval_need(c, 1);
    if (dfg_eval_int(c, "lhs_begin", 0) != 0 || dfg_eval_int(c, "rhs_begin", 0) != 0 ||
        dfg_eval_attr(c, "lhs_end").tag != DFG_NIL || dfg_eval_attr(c, "rhs_end").tag != DFG_NIL)
        dfg_eval_fail(c, "a part of a shape is not evaluated");
    reshaped(c, x, y->rank, y->dims);
}

/* form 1: Relay's batch_flatten. */
void dfg_eval_flatten(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t axis = c->form == 1 ? 1 : dfg_eval_int(c, "axis", 1), dims[2];
    if (axis < -(int64_t)x->rank || axis > x->rank)
        dfg_eval_fail(c, "axis %lld is out of range", (long long)axis);
    axis += axis < 0 ? x->rank : 0;
    dims[0] = (int64_t)dfg_eval_count(x->dims, 0, (int32_t)axis);
    dims[1] = (int64_t)dfg_eval_count(x->dims, (int32_t)axis, x->rank);
    reshaped(c, x, 2, dims);
}

/* ---- axes of length one ---- */

/* form 0: axes as operand 1 (ONNX), 1: as attribute `axis` (Relay), 2: `squeeze_dims` (TensorFlow Lite), none
 * of which is all. */
void dfg_eval_squeeze(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t axes[EVAL_RANK], dims[EVAL_RANK];
    bool on[EVAL_RANK];
    int32_t rank = 0, n = c->form == 0 ? dfg_eval_arg_ints(c, 1, axes)
                                    : dfg_eval_ints(c, c->form == 1 ? "axis" : "squeeze_dims", axes);
    dfg_eval_marks(c, axes, n > 0 ? n : 0, x->rank, on);
    n = c->form == 2 && n == 0 ? -1 : n;
    if (n < 0 && dfg_eval_arg(c, 1) != NULL)
        dfg_eval_fail(c, "the axes are no list of integers");
    for (int32_t d = 0; d < x->rank; d++) {
        if (on[d] && x->dims[d] != 1)
            dfg_eval_fail(c, "axis %d has %lld elements", (int)d, (long long)x->dims[d]);
        if (n < 0 ? x->dims[d] != 1 : !on[d])
            dims[rank++] = x->dims[d];
    }
    reshaped(c, x, rank, dims);
}

/* Forms as above; 1: Relax. */
void dfg_eval_unsqueeze(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t axes[EVAL_RANK], dims[EVAL_RANK];
    bool on[EVAL_RANK];
    int32_t n = c->form == 1 ? dfg_eval_ints(c, "axis", axes) : dfg_eval_arg_ints(c, 1, axes), from = 0;
    dfg_eval_check(c, n >= 0 && x->rank + n <= EVAL_RANK, "the axes are no list of integers, or too many");
    dfg_eval_marks(c, axes, n, x->rank + n, on);
    for (int32_t d = 0; d < x->rank + n; d++)
        dims[d] = on[d] ? 1 : x->dims[from++];
    reshaped(c, x, x->rank + n, dims);
}

void dfg_eval_expand_dims(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t axis = dfg_eval_int(c, "axis", 0), n = dfg_eval_int(c, "num_newaxis", 1), dims[EVAL_RANK];
    dfg_eval_check(c, n >= 0 && x->rank + n <= EVAL_RANK, "the new axes are wrong");
    dfg_eval_axis(c, &axis, x->rank + 1);
    int32_t rank = x->rank + (int32_t)n;
    for (int32_t d = 0; d < rank; d++)
        dims[d] = d < axis ? x->dims[d] : d < axis + n ? 1 : x->dims[d - n];
    reshaped(c, x, rank, dims);
}

/* ---- shapes as values ---- */

void dfg_eval_shape(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t first = dfg_eval_int(c, "start", 0), end = dfg_eval_int(c, "end", x->rank);
    first = first < 0 ? first + x->rank : first;
    end = end < 0 ? end + x->rank : end;
    first = first < 0 ? 0 : first > x->rank ? x->rank : first;
    end = end > x->rank ? x->rank : end;
    int64_t n = end > first ? end - first : 0;
    enum dfg_dtype dtype = c->form == 1 ? dfg_eval_dtype(c, "dtype", DFG_I32) : DFG_I64;
    struct dfg_data *y = dfg_eval_result(c, 0, dtype, 1, &n);
    for (int64_t i = 0; i < n; i++)
        dfg_eval_set(y, (uint64_t)i, (double)x->dims[first + i]);
}

void dfg_eval_size(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    enum dfg_dtype dtype = c->form == 1 ? dfg_eval_dtype(c, "dtype", DFG_I32) : DFG_I64;
    struct dfg_data *y = dfg_eval_result(c, 0, dtype, 0, NULL);
    dfg_eval_set(y, 0, (double)x->n);
}
