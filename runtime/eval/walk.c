/* walk.c -- positions: strided copies, and tensors broadcast together.
 *
 * In:   extents and steps.
 * Out:  cells copied from one order into another; for each element of a broadcast
 *       shape where it stands in each tensor.
 *
 * Transpose, Slice, Expand, Split are copies from a view; Concat, Pad into one.
 */
#include <string.h>

#include "eval.h"

void dfg_eval_view_of(struct eval_view *v, const struct dfg_data *d)
{
    int64_t step = 1;
    v->rank = d->rank;
    v->base = 0;
    for (int32_t i = d->rank; i-- > 0;) {
        v->dims[i] = d->dims[i];
        v->stride[i] = step;
        step *= d->dims[i];
    }
}

/* Calls out rows of the last extent: where each starts in the view. */
static void each_row(struct dfg_data *to, const struct dfg_data *from, const struct eval_view *v, bool read)
{
    int64_t index[EVAL_RANK] = {0}, at = v->base;
    int32_t last = v->rank - 1;
    uint64_t done = 0, total = dfg_eval_count(v->dims, 0, v->rank);
    int64_t n = v->rank > 0 ? v->dims[last] : 1, step = v->rank > 0 ? v->stride[last] : 0;
    while (done < total) {
        const dfg_cell *source = from->u.at + (read ? (uint64_t)at : done);
        dfg_cell *target = to->u.at + (read ? done : (uint64_t)at);
        if (step == 1)
            memcpy(target, source, (size_t)n * sizeof *target);
        else
            for (int64_t i = 0; i < n; i++)
                target[read ? i : i * step] = source[read ? i * step : i];
        done += (uint64_t)n;
        for (int32_t d = last; d-- > 0;) {
            at += v->stride[d];
            if (++index[d] < v->dims[d])
                break;
            at -= v->stride[d] * v->dims[d];
            index[d] = 0;
        }
    }
}

void dfg_eval_read(struct dfg_data *to, const struct dfg_data *from, const struct eval_view *v)
{
    each_row(to, from, v, true);
}

void dfg_eval_write(struct dfg_data *to, const struct eval_view *v, const struct dfg_data *from)
{
    each_row(to, from, v, false);
}

void dfg_eval_broadcast(struct eval_call *c, int32_t *rank, int64_t *dims, int32_t n_more,
                        const int64_t *more)
{
    int32_t grow = n_more - *rank;
    if (grow > 0) {
        memmove(dims + grow, dims, (size_t)*rank * sizeof *dims);
        for (int32_t d = 0; d < grow; d++)
            dims[d] = 1;
        *rank = n_more;
    }
    for (int32_t d = 0; d < n_more; d++) {
        int64_t *at = &dims[*rank - n_more + d], n = more[d];
        if (*at != n && *at != 1 && n != 1)
            dfg_eval_fail(c, "extents %lld and %lld can't be broadcast together", (long long)*at,
                          (long long)n);
        *at = *at == 1 ? n : *at;
    }
}

void dfg_eval_walk_begin(struct eval_call *c, struct eval_walk *w, const struct dfg_data *const *t, int32_t k)
{
    w->rank = 0;
    w->k = k;
    for (int32_t i = 0; i < k; i++)
        dfg_eval_broadcast(c, &w->rank, w->dims, t[i]->rank, t[i]->dims);
    memset(w->index, 0, sizeof w->index);
    for (int32_t i = 0; i < k; i++) {
        int64_t step = 1;
        w->at[i] = 0;
        for (int32_t d = w->rank; d-- > 0;) {
            int32_t own = d - (w->rank - t[i]->rank);
            w->stride[i][d] = own >= 0 && t[i]->dims[own] != 1 ? step : 0;
            step *= own >= 0 ? t[i]->dims[own] : 1;
        }
    }
}

void dfg_eval_walk_next(struct eval_walk *w)
{
    for (int32_t d = w->rank; d-- > 0;) {
        for (int32_t i = 0; i < w->k; i++)
            w->at[i] += w->stride[i][d];
        if (++w->index[d] < w->dims[d])
            return;
        for (int32_t i = 0; i < w->k; i++)
            w->at[i] -= w->stride[i][d] * w->dims[d];
        w->index[d] = 0;
    }
}
