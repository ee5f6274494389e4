/* sort.c -- the greatest of an axis, and where values are not zero.
 *
 * In:   x; how many, which way.
 * Out:  values and their places; equal ones in order of place.
 */
#include <math.h>
#include <stdlib.h>

#include "eval.h"

struct entry {
    const struct dfg_data *x;
    uint64_t from; /* the element of x */
    int64_t at;    /* its place on the axis */
    bool largest;
};

/* Greatest first, or least; NaN before all; ties by place. */
static int by_value(const void *a, const void *b)
{
    const struct entry *p = a, *q = b;
    bool nan_p = isnan(dfg_eval_real(p->x, p->from)), nan_q = isnan(dfg_eval_real(q->x, q->from));
    if (nan_p != nan_q)
        return nan_p ? -1 : 1;
    int order = nan_p ? 0 : dfg_eval_order(p->x, p->from, q->from);
    if (order != 0)
        return p->largest ? -order : order;
    return (p->at > q->at) - (p->at < q->at);
}

void dfg_eval_topk(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t k[EVAL_RANK], axis = dfg_eval_int(c, "axis", -1), dims[EVAL_RANK];
    bool largest = dfg_eval_int(c, "largest", 1) != 0;
    dfg_eval_check(c, dfg_eval_arg_ints(c, 1, k) == 1, "its operands are wrong");
    dfg_eval_axis(c, &axis, x->rank);
    int64_t n = x->dims[axis], step = (int64_t)dfg_eval_count(x->dims, (int32_t)axis + 1, x->rank);
    dfg_eval_check(c, k[0] >= 0 && k[0] <= n, "there are not as many elements");
    for (int32_t d = 0; d < x->rank; d++)
        dims[d] = d == axis ? k[0] : x->dims[d];
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, x->rank, dims), *at = NULL;
    if (c->n_results > 1)
        at = dfg_eval_result(c, 1, DFG_I64, x->rank, dims);
    struct entry *row = dfg_eval_room(c, (size_t)n + 1, sizeof *row);
    for (int64_t i = 0; n > 0 && i < (int64_t)x->n / n; i++) {
        int64_t first = i / step * n * step + i % step, to = i / step * k[0] * step + i % step;
        for (int64_t j = 0; j < n; j++)
            row[j] = (struct entry){x, (uint64_t)(first + j * step), j, largest};
        qsort(row, (size_t)n, sizeof *row, by_value);
        for (int64_t j = 0; j < k[0]; j++) {
            y->u.at[to + j * step] = x->u.at[first + row[j].at * step];
            if (at != NULL)
                at->u.at[to + j * step].i = row[j].at;
        }
    }
}

void dfg_eval_non_zero(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t n = 0, k = 0;
    for (uint64_t i = 0; i < x->n; i++)
        n += dfg_eval_real(x, i) != 0;
    const int64_t dims[2] = {x->rank, n};
    struct dfg_data *y = dfg_eval_result(c, 0, DFG_I64, 2, dims);
    for (uint64_t i = 0; i < x->n; i++) {
        if (dfg_eval_real(x, i) == 0)
            continue;
        uint64_t rest = i;
        for (int32_t d = x->rank; d-- > 0; rest /= (uint64_t)x->dims[d])
            y->u.at[d * n + k].i = (int64_t)(rest % (uint64_t)x->dims[d]);
        k++;
    }
}
