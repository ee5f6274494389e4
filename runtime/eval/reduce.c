/* reduce.c -- sums and the like over axes; arguments of extremes; running sums and products.
 *
 * In:   a tensor; axes as attribute or as operand.
 * Out:  one without these axes, or with 1 in their place.
 *
 * Cells are visited in order, each adds to the result's cell that it belongs to,
 * whose position walks along with steps of 0 on the axes that go.
 */
#include <math.h>
#include <string.h>

#include "eval.h"
#include "forms.h"

struct reduction {
    enum eval_reduce form;
    int32_t rank; /* of the operand */
    bool on[EVAL_RANK];
    int64_t kept[EVAL_RANK];   /* extents with 1 in the place of axes */
    int64_t stride[EVAL_RANK]; /* of the result */
    uint64_t n;                /* elements that each result has */
};

static void prepare(struct reduction *r, const struct dfg_data *x)
{
    int64_t step = 1;
    r->rank = x->rank;
    r->n = 1;
    for (int32_t d = x->rank; d-- > 0;) {
        r->kept[d] = r->on[d] ? 1 : x->dims[d];
        r->stride[d] = r->on[d] ? 0 : step;
        step *= r->kept[d];
        if (r->on[d])
            r->n *= (uint64_t)x->dims[d];
    }
}

typedef void visit_cell(const struct reduction *, const struct dfg_data *x, uint64_t from, struct dfg_data *y,
                        uint64_t to);

static void each_cell(const struct reduction *r, const struct dfg_data *x, struct dfg_data *y,
                      visit_cell *visit)
{
    int64_t index[EVAL_RANK] = {0}, at = 0;
    for (uint64_t i = 0; i < x->n; i++) {
        visit(r, x, i, y, (uint64_t)at);
        for (int32_t d = r->rank; d-- > 0;) {
            at += r->stride[d];
            if (++index[d] < x->dims[d])
                break;
            at -= r->stride[d] * x->dims[d];
            index[d] = 0;
        }
    }
}

/* ---- what one cell adds ---- */

/* log(exp(a) + exp(b)); the exponential of the greater one may be too large, and is not computed. */
static double log_add_exp(double a, double b)
{
    return a == b ? a + log(2) /* of infinities, too */ : fmax(a, b) + log1p(exp(-fabs(a - b)));
}

static double with(enum eval_reduce form, double sum, double v)
{
    switch (form) {
#define REDUCE(name, real, whole)                                                                            \
    case R_##name:                                                                                           \
        return real;
#include "reduce.def"
#undef REDUCE
    }
    return NAN;
}

static int64_t with_int(enum eval_reduce form, int64_t sum, int64_t v, bool is_unsigned)
{
    const uint64_t s = (uint64_t)sum, w = (uint64_t)v;
    const bool more = is_unsigned ? w > s : v > sum, less = is_unsigned ? w < s : v < sum;
    switch (form) {
#define REDUCE(name, real, whole)                                                                            \
    case R_##name:                                                                                           \
        return (int64_t)(whole);
#include "reduce.def"
#undef REDUCE
    }
    return 0;
}

static void add_cell(const struct reduction *r, const struct dfg_data *x, uint64_t from, struct dfg_data *y,
                     uint64_t to)
{
    if (dfg_data_is_real(x))
        y->u.at[to].f = with(r->form, y->u.at[to].f, x->u.at[from].f);
    else
        y->u.at[to].i =
            with_int(r->form, y->u.at[to].i, x->u.at[from].i, dfg_eval_is_unsigned((enum dfg_dtype)x->dtype));
}

/* y holds means; the sums of squares stand behind them in a second tensor of y's size. */
static void subtract(const struct reduction *r, const struct dfg_data *x, uint64_t from, struct dfg_data *y,
                     uint64_t to)
{
    uint64_t half = y->n / 2;
    double d = x->u.at[from].f - y->u.at[to].f;
    (void)r;
    y->u.at[half + to].f += d * d;
}

static void start(const struct reduction *r, struct dfg_data *y)
{
    bool real = dfg_data_is_real(y);
    dfg_cell first = {0};
    if (real)
        first.f = r->form == R_PROD                              ? 1
                  : r->form == R_MAX || r->form == R_LOG_SUM_EXP ? -HUGE_VAL
                  : r->form == R_MIN                             ? HUGE_VAL
                                                                 : 0;
    else if (r->form == R_MAX || r->form == R_MIN)
        first.i = dfg_eval_limit((enum dfg_dtype)y->dtype, r->form == R_MIN);
    else
        first.i = r->form == R_PROD || r->form == R_ALL;
    for (uint64_t i = 0; i < y->n; i++)
        y->u.at[i] = first;
}

static void finish(const struct reduction *r, struct dfg_data *y)
{
    for (uint64_t i = 0; i < y->n; i++) {
        double v = dfg_eval_real(y, i);
        if (r->form == R_MEAN && (dfg_data_is_real(y) || r->n > 0))
            dfg_eval_set(y, i, v / (double)r->n);
        else if (r->form == R_L2)
            dfg_eval_set(y, i, sqrt(v));
        else if (r->form == R_LOG_SUM)
            dfg_eval_set(y, i, log(v));
    }
}

static void variance(struct eval_call *c, const struct reduction *r, const struct dfg_data *x,
                     struct dfg_data *y)
{
    struct reduction mean = *r;
    const int64_t twice = (int64_t)y->n * 2;
    struct dfg_data *t = dfg_eval_temporary(c, DFG_F64, 1, &twice);
    mean.form = R_SUM;
    each_cell(&mean, x, t, add_cell);
    for (uint64_t i = 0; i < y->n; i++)
        t->u.at[i].f /= (double)r->n;
    each_cell(r, x, t, subtract);
    double less = dfg_eval_int(c, "unbiased", 0) != 0 ? 1 : 0;
    for (uint64_t i = 0; i < y->n; i++)
        y->u.at[i].f = t->u.at[y->n + i].f / ((double)r->n - less);
}

/* x over r->on; with `keep` the axes stay as 1. */
static void reduce(struct eval_call *c, struct reduction *r, const struct dfg_data *x, bool keep)
{
    int64_t dims[EVAL_RANK];
    int32_t rank = 0;
    prepare(r, x);
    for (int32_t d = 0; d < x->rank; d++)
        if (keep || !r->on[d])
            dims[rank++] = r->kept[d];
    if (!dfg_data_is_real(x) && (r->form == R_VARIANCE || r->form == R_LOG_SUM_EXP || r->form == R_LOG_SUM))
        dfg_eval_fail(c, "it is not defined on integers");
    if (dfg_data_is_real(x) && (r->form == R_ALL || r->form == R_ANY))
        dfg_eval_fail(c, "it is not defined on floats");
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, rank, dims);
    if (r->form == R_VARIANCE) {
        variance(c, r, x, y);
        return;
    }
    start(r, y);
    each_cell(r, x, y, add_cell);
    finish(r, y);
}

void dfg_eval_reduce(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *axes = dfg_eval_arg(c, 1);
    struct reduction r = {.form = (enum eval_reduce)c->form};
    int64_t list[EVAL_RANK];
    int32_t n = axes != NULL ? dfg_eval_arg_ints(c, 1, list) : dfg_eval_ints(c, "axes", list);
    if (n < 0 && axes != NULL)
        dfg_eval_fail(c, "the axes are no list of integers");
    dfg_eval_marks(c, list, n > 0 ? n : 0, x->rank, r.on);
    const bool all = n <= 0 && dfg_eval_int(c, "noop_with_empty_axes",
                     0) == 0; /* else each element alone: |x| of ReduceL2 */
    for (int32_t d = 0; all && d < x->rank; d++)
        r.on[d] = true;
    reduce(c, &r, x, dfg_eval_int(c, "keepdims", 1) != 0);
}

/* TensorFlow Lite's: over the axes of operand 1; none: each element alone. */
void dfg_eval_tfl_reduce(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    struct reduction r = {.form = (enum eval_reduce)c->form};
    int64_t list[EVAL_RANK];
    int32_t n = dfg_eval_arg_ints(c, 1, list);
    dfg_eval_check(c, n >= 0, "the axes are no list of integers");
    dfg_eval_marks(c, list, n, x->rank, r.on);
    reduce(c, &r, x, dfg_eval_int(c, "keep_dims", 0) != 0);
}

void dfg_eval_relay_reduce(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    struct reduction r = {.form = (enum eval_reduce)c->form};
    int64_t list[EVAL_RANK];
    int32_t n = dfg_eval_ints(c, "axis", list);
    bool exclude = dfg_eval_int(c, "exclude", 0) != 0;
    dfg_eval_marks(c, list, n > 0 ? n : 0, x->rank, r.on);
    for (int32_t d = 0; d < x->rank; d++)
        r.on[d] = n < 0 || r.on[d] != exclude;
    reduce(c, &r, x, dfg_eval_int(c, "keepdims", 0) != 0);
}

/* ---- along one axis ---- */

/* x as [before, axis, behind]. */
static void split_axis(const struct dfg_data *x, int64_t axis, int64_t *before, int64_t *n, int64_t *behind)
{
    *before = (int64_t)dfg_eval_count(x->dims, 0, (int32_t)axis);
    *n = x->dims[axis];
    *behind = (int64_t)dfg_eval_count(x->dims, (int32_t)axis + 1, x->rank);
}

static int64_t extreme(const struct dfg_data *x, int64_t first, int64_t n, int64_t step, bool greatest,
                       bool last)
{
    int64_t best = 0;
    for (int64_t i = 1; i < n; i++) {
        int order = dfg_eval_order(x, (uint64_t)(first + i * step), (uint64_t)(first + best * step));
        if (order == (greatest ? 1 : -1) || (last && order == 0))
            best = i;
    }
    return best;
}

/* form: 1 the greatest, 0 the least. */
static void arg_extreme(struct eval_call *c, int form, int64_t axis, bool keep, enum dfg_dtype dtype)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t dims[EVAL_RANK], before, n, behind;
    int32_t rank = 0;
    dfg_eval_axis(c, &axis, x->rank);
    for (int32_t d = 0; d < x->rank; d++)
        if (d != axis || keep)
            dims[rank++] = d == axis ? 1 : x->dims[d];
    split_axis(x, axis, &before, &n, &behind);
    dfg_eval_check(c, n != 0, "the axis has no elements");
    struct dfg_data *y = dfg_eval_result(c, 0, dtype, rank, dims);
    bool last = dfg_eval_int(c, "select_last_index", 0) != 0;
    for (int64_t i = 0; i < before * behind; i++)
        y->u.at[i].i = extreme(x, i / behind * n * behind + i % behind, n, behind, form != 0, last);
}

void dfg_eval_arg_extreme(struct eval_call *c)
{
    arg_extreme(c, c->form, dfg_eval_int(c, "axis", 0), dfg_eval_int(c, "keepdims", 1) != 0, DFG_I64);
}

void dfg_eval_relay_arg_extreme(struct eval_call *c)
{
    int64_t axes[EVAL_RANK];
    if (dfg_eval_ints(c, "axis", axes) != 1 || dfg_eval_int(c, "exclude", 0) != 0)
        dfg_eval_fail(c, "it is evaluated along one axis");
    arg_extreme(c, c->form, axes[0], dfg_eval_int(c, "keepdims", 0) != 0, DFG_I32);
}

/* y := y + x, or y * x. */
static void take_in(dfg_cell *y, dfg_cell x, bool real, bool product)
{
    if (real)
        y->f = product ? y->f * x.f : y->f + x.f;
    else
        y->i = (int64_t)(product ? (uint64_t)y->i * (uint64_t)x.i : (uint64_t)y->i + (uint64_t)x.i);
}

static void running(struct eval_call *c, int64_t axis, bool product)
{
    const bool exclusive = dfg_eval_int(c, "exclusive", 0) != 0, reverse = dfg_eval_int(c, "reverse", 0) != 0;
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t before, n, behind;
    dfg_eval_axis(c, &axis, x->rank);
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    const bool real = dfg_data_is_real(x);
    split_axis(x, axis, &before, &n, &behind);
    for (int64_t i = 0; i < before * behind; i++) {
        dfg_cell sum = {.i = product};
        if (real)
            sum.f = product;
        for (int64_t k = 0; k < n; k++) {
            int64_t at = i / behind * n * behind + i % behind + (reverse ? n - 1 - k : k) * behind;
            dfg_cell was = sum;
            take_in(&sum, x->u.at[at], real, product);
            y->u.at[at] = exclusive ? was : sum;
        }
    }
}

/* form: 0 sums, 1 products. */
void dfg_eval_cumulate(struct eval_call *c)
{
    int64_t axis[EVAL_RANK];
    dfg_eval_check(c, dfg_eval_arg_ints(c, 1, axis) == 1, "the axis is no integer");
    running(c, axis[0], c->form == 1);
}
