/* gather.c -- cells that are chosen, or replaced, by indices.
 *
 * In:   data, indices; updates; marks; lengths of sequences.
 * Out:  what the indices name, or the marks; data with updates in their place, or
 *       with each sequence reversed.
 * Errors: an index or a length that is out of range.
 */
#include <string.h>

#include "eval.h"

enum how { HOW_EXACT, HOW_CLIP, HOW_WRAP };

/* Index i into n things, from the end where it is negative. */
static int64_t place(struct eval_call *c, const struct dfg_data *indices, uint64_t i, int64_t n, enum how how)
{
    int64_t at = dfg_eval_int_at(indices, i);
    if (how == HOW_CLIP)
        at = at < 0 ? 0 : at >= n ? n - 1 : at;
    else if (how == HOW_WRAP && n > 0)
        at %= n;
    at += at < 0 ? n : 0;
    if (at < 0 || at >= n)
        dfg_eval_fail(c, "an index is out of range");
    return at;
}

static void take(struct eval_call *c, const struct dfg_data *x, const struct dfg_data *indices, int64_t axis,
                 enum how how)
{
    int64_t dims[EVAL_RANK], inner = (int64_t)dfg_eval_count(x->dims, (int32_t)axis + 1, x->rank),
                             n = x->dims[axis];
    int32_t rank = x->rank - 1 + indices->rank;
    dfg_eval_check(c, rank <= EVAL_RANK && !dfg_data_is_real(indices), "its indices are wrong");
    for (int32_t d = 0; d < rank; d++)
        dims[d] = d < axis                   ? x->dims[d]
                  : d < axis + indices->rank ? indices->dims[d - axis]
                                             : x->dims[d - indices->rank + 1];
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, rank, dims);
    for (uint64_t i = 0; i < y->n; i += (uint64_t)inner) {
        uint64_t row = i / (uint64_t)inner, k = row % indices->n, outer = row / indices->n;
        const int64_t at = place(c, indices, k, n, how);
        memcpy(&y->u.at[i], &x->u.at[((int64_t)outer * n + at) * inner], (size_t)inner * sizeof *y->u.at);
    }
}

void dfg_eval_gather(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *indices = dfg_eval_need(c, 1);
    int64_t axis = dfg_eval_int(c, "axis", 0);
    dfg_eval_axis(c, &axis, x->rank);
    take(c, x, indices, axis, HOW_EXACT);
}

/* Relay's take: without an axis of all elements in a row. */
void dfg_eval_take(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *indices = dfg_eval_need(c, 1);
    int64_t axis = dfg_eval_int(c, "axis", 0);
    const char *mode = dfg_eval_text(c, "mode", "clip");
    enum how how = strcmp(mode, "wrap") == 0 ? HOW_WRAP : HOW_CLIP;
    dfg_eval_check(c, dfg_eval_int(c, "batch_dims", 0) == 0, "batches are not evaluated");
    if (dfg_eval_attr(c, "axis").tag == DFG_NIL) {
        const int64_t n = (int64_t)x->n;
        struct dfg_data *flat = dfg_eval_temporary(c, (enum dfg_dtype)x->dtype, 1, &n);
        if (n > 0)
            memcpy(flat->u.at, x->u.at, x->n * sizeof *x->u.at);
        x = flat;
        axis = 0;
    }
    dfg_eval_axis(c, &axis, x->rank);
    take(c, x, indices, axis, how);
}

/* ---- one index per element ---- */

/* The cell of x at `index`, but `at` on the axis. */
static int64_t cell_at(const struct dfg_data *x, const int64_t *index, int64_t axis, int64_t at)
{
    int64_t cell = 0;
    for (int32_t d = 0; d < x->rank; d++)
        cell = cell * x->dims[d] + (d == axis ? at : index[d]);
    return cell;
}

static void fit_elements(struct eval_call *c, const struct dfg_data *x, const struct dfg_data *indices,
                         int64_t *axis)
{
    dfg_eval_axis(c, axis, x->rank);
    bool fit = indices->rank == x->rank && !dfg_data_is_real(indices);
    for (int32_t d = 0; fit && d < x->rank; d++)
        fit = d == *axis || indices->dims[d] <= x->dims[d];
    dfg_eval_check(c, fit, "its indices do not fit the data");
}

void dfg_eval_gather_elements(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *indices = dfg_eval_need(c, 1);
    int64_t axis = dfg_eval_int(c, "axis", 0), index[EVAL_RANK] = {0};
    fit_elements(c, x, indices, &axis);
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, indices->rank, indices->dims);
    for (uint64_t i = 0; i < y->n; i++) {
        const int64_t at = place(c, indices, i, x->dims[axis], HOW_EXACT);
        y->u.at[i] = x->u.at[cell_at(x, index, axis, at)];
        eval_step(index, indices->dims, indices->rank);
    }
}

enum merge { MERGE_SET, MERGE_ADD, MERGE_MUL, MERGE_MAX, MERGE_MIN };

static enum merge merge_of(struct eval_call *c)
{
    static const char *const names[] = {"none", "add", "mul", "max", "min"};
    const char *name = dfg_eval_text(c, "reduction", "none");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return (enum merge)i;
    dfg_eval_fail(c, "reduction '%s' is not evaluated", name);
}

static void merge(struct dfg_data *y, int64_t at, const struct dfg_data *from, int64_t i, enum merge how)
{
    dfg_cell *a = &y->u.at[at], b = from->u.at[i];
    bool real = dfg_data_is_real(y), more = real ? b.f > a->f : b.i > a->i,
         less = real ? b.f < a->f : b.i < a->i;
    if (how == MERGE_SET || (how == MERGE_MAX && more) || (how == MERGE_MIN && less))
        *a = b;
    else if (how == MERGE_ADD && real)
        a->f += b.f;
    else if (how == MERGE_ADD)
        a->i = (int64_t)((uint64_t)a->i + (uint64_t)b.i);
    else if (how == MERGE_MUL && real)
        a->f *= b.f;
    else if (how == MERGE_MUL)
        a->i = (int64_t)((uint64_t)a->i * (uint64_t)b.i);
}

static struct dfg_data *copied(struct eval_call *c, const struct dfg_data *x)
{
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    if (x->n > 0)
        memcpy(y->u.at, x->u.at, x->n * sizeof *x->u.at);
    return y;
}

void dfg_eval_scatter_elements(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *indices = dfg_eval_need(c, 1),
                          *updates = dfg_eval_need(c, 2);
    int64_t axis = dfg_eval_int(c, "axis", 0), index[EVAL_RANK] = {0};
    const enum merge how = merge_of(c);
    fit_elements(c, x, indices, &axis);
    if (updates->n != indices->n || updates->dtype != x->dtype)
        dfg_eval_fail(c, "its updates do not fit the indices");
    struct dfg_data *y = copied(c, x);
    for (uint64_t i = 0; i < indices->n; i++) {
        const int64_t at = place(c, indices, i, x->dims[axis], HOW_EXACT);
        merge(y, cell_at(x, index, axis, at), updates, (int64_t)i, how);
        eval_step(index, indices->dims, indices->rank);
    }
}

/* ---- indices that are rows ---- */

/* Rows of `depth` indices choose from x behind `batch` extents: where row i points, in cells. */
static int64_t row_cell(struct eval_call *c, const struct dfg_data *x, const struct dfg_data *indices, uint64_t row,
                        int64_t depth, int32_t batch, uint64_t rows_per_batch)
{
    int64_t cell = rows_per_batch > 0 ? (int64_t)(row / rows_per_batch) : 0;
    for (int64_t k = 0; k < depth; k++) {
        const int64_t n = x->dims[batch + k];
        cell = cell * n + place(c, indices, row * (uint64_t)depth + (uint64_t)k, n, HOW_EXACT);
    }
    return cell * (int64_t)dfg_eval_count(x->dims, batch + (int32_t)depth, x->rank);
}

void dfg_eval_gather_nd(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *indices = dfg_eval_need(c, 1);
    int64_t dims[EVAL_RANK], batch = dfg_eval_int(c, "batch_dims", 0);
    dfg_eval_check(c, indices->rank >= 1 && batch >= 0 && batch < indices->rank, "its indices are wrong");
    int64_t depth = indices->dims[indices->rank - 1];
    if (depth < 1 || batch + depth > x->rank || dfg_data_is_real(indices))
        dfg_eval_fail(c, "its indices are wrong");
    int32_t rank = indices->rank - 1 + x->rank - (int32_t)batch - (int32_t)depth;
    for (int32_t d = 0; d < rank && rank <= EVAL_RANK; d++)
        dims[d] =
            d < indices->rank - 1 ? indices->dims[d] : x->dims[batch + depth + (d - (indices->rank - 1))];
    for (int32_t d = 0; d < batch; d++)
        dfg_eval_check(c, x->dims[d] == indices->dims[d], "its indices do not fit the data");
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, rank, dims);
    uint64_t inner = dfg_eval_count(x->dims, (int32_t)(batch + depth), x->rank);
    uint64_t per = dfg_eval_count(indices->dims, (int32_t)batch, indices->rank - 1);
    for (uint64_t i = 0; i < y->n; i += inner) {
        const int64_t at = row_cell(c, x, indices, i / inner, depth, (int32_t)batch, per);
        memcpy(&y->u.at[i], &x->u.at[at], (size_t)inner * sizeof *y->u.at);
    }
}

void dfg_eval_scatter_nd(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *indices = dfg_eval_need(c, 1),
                          *updates = dfg_eval_need(c, 2);
    const enum merge how = merge_of(c);
    int64_t depth = indices->rank > 0 ? indices->dims[indices->rank - 1] : 0;
    if (depth < 1 || depth > x->rank || dfg_data_is_real(indices) || updates->dtype != x->dtype)
        dfg_eval_fail(c, "its indices are wrong");
    uint64_t inner = dfg_eval_count(x->dims, (int32_t)depth, x->rank), rows = indices->n / (uint64_t)depth;
    dfg_eval_check(c, updates->n == rows * inner, "its updates do not fit the indices");
    struct dfg_data *y = copied(c, x);
    for (uint64_t row = 0; row < rows; row++) {
        const int64_t at = row_cell(c, x, indices, row, depth, 0, 0);
        for (uint64_t k = 0; k < inner; k++)
            merge(y, at + (int64_t)k, updates, (int64_t)(row * inner + k), how);
    }
}

/* ---- what a condition chooses; sequences of several lengths ---- */

/* The marked slices along an axis, or elements of all, where no axis is written. */
void dfg_eval_compress(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *on = dfg_eval_need(c, 1);
    int64_t axis = dfg_eval_int(c, "axis", 0), dims[EVAL_RANK], kept = 0;
    const bool flat = dfg_eval_attr(c, "axis").tag == DFG_NIL || x->rank == 0;
    if (!flat)
        dfg_eval_axis(c, &axis, x->rank);
    int64_t n = flat ? (int64_t)x->n : x->dims[axis];
    const int64_t inner = flat ? 1 : (int64_t)dfg_eval_count(x->dims, (int32_t)axis + 1, x->rank);
    dfg_eval_check(c, on->rank == 1 && on->dims[0] <= n, "the condition does not fit");
    for (uint64_t i = 0; i < on->n; i++)
        kept += dfg_eval_int_at(on, i) != 0;
    memcpy(dims, x->dims, (size_t)x->rank * sizeof *dims);
    dims[flat ? 0 : axis] = kept;
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, flat ? 1 : x->rank, dims);
    int64_t to = 0;
    for (int64_t i = 0; i < (int64_t)x->n; i++) {
        int64_t at = i / inner % n;
        if (at < on->dims[0] && dfg_eval_int_at(on, (uint64_t)at) != 0)
            y->u.at[to++] = x->u.at[i];
    }
}

/* Of each sequence the first elements, as many as its length, in reverse. */
void dfg_eval_reverse_sequence(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *lengths = dfg_eval_need(c, 1);
    int64_t batch = dfg_eval_int(c, "batch_axis", 1), time = dfg_eval_int(c, "time_axis", 0);
    if (x->rank < 2 || batch + time != 1 || batch * time != 0 || lengths->n != (uint64_t)x->dims[batch])
        dfg_eval_fail(c, "its axes or lengths do not fit");
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    const int64_t inner = (int64_t)dfg_eval_count(x->dims, 2, x->rank);
    const int64_t step[2] = {x->dims[1] * inner, inner};
    for (int64_t i = 0; i < (int64_t)x->n; i++) {
        int64_t t = i / step[time] % x->dims[time],
                n = dfg_eval_int_at(lengths, (uint64_t)(i / step[batch] % x->dims[batch]));
        dfg_eval_check(c, n <= x->dims[time], "a length is out of range");
        y->u.at[i] = x->u.at[t < n ? i + (n - 1 - 2 * t) * step[time] : i];
    }
}
