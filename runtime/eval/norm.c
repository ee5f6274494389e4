/* norm.c -- softmax, and values made normal: by batch, layer, group, root mean square.
 *
 * In:   x; scale and bias for each channel or element; an axis.
 * Out:  x of its shape; of layer normalization the means and inverse deviations too.
 *
 * All are loops over rows: cells `step` apart, n of them, from `first` on.
 */
#include <math.h>
#include <string.h>

#include "eval.h"

static void floats(struct eval_call *c, const struct dfg_data *x)
{
    dfg_eval_check(c, dfg_data_is_real(x), "it is not defined on integers");
}

/* ---- along one axis ---- */

enum { ROW_SOFTMAX, ROW_LOG_SOFTMAX, ROW_HARDMAX, ROW_L1, ROW_L2 };

void dfg_eval_soft_row(const dfg_cell *x, dfg_cell *y, int64_t n, int64_t step, enum dfg_dtype dtype,
                       bool log_of)
{
    double most = -HUGE_VAL, sum = 0;
    for (int64_t i = 0; i < n; i++)
        most = x[i * step].f > most || isnan(x[i * step].f) ? x[i * step].f : most;
    for (int64_t i = 0; i < n; i++)
        sum += dfg_eval_round_real(exp(dfg_eval_round_real(x[i * step].f - most, dtype)), dtype);
    sum = dfg_eval_round_real(sum, dtype);
    for (int64_t i = 0; i < n; i++) {
        double v = dfg_eval_round_real(x[i * step].f - most, dtype);
        y[i * step].f =
            log_of ? v - dfg_eval_round_real(log(sum), dtype) : dfg_eval_round_real(exp(v), dtype) / sum;
    }
}

static void hard_row(const dfg_cell *x, dfg_cell *y, int64_t n, int64_t step)
{
    int64_t best = 0;
    for (int64_t i = 1; i < n; i++)
        best = x[i * step].f > x[best * step].f ? i : best;
    for (int64_t i = 0; i < n; i++)
        y[i * step].f = i == best;
}

static void length_row(int form, const dfg_cell *x, dfg_cell *y, int64_t n, int64_t step)
{
    double sum = 0;
    for (int64_t i = 0; i < n; i++)
        sum += form == ROW_L1 ? fabs(x[i * step].f) : x[i * step].f * x[i * step].f;
    double length = form == ROW_L1 ? sum : sqrt(sum);
    for (int64_t i = 0; i < n; i++)
        y[i * step].f = length > 0 ? x[i * step].f / length : 0;
}

/* y, of x's shape, row by row. */
static void each_row(const struct eval_call *c, const struct dfg_data *x, int64_t axis, int form,
                     struct dfg_data *y)
{
    const enum dfg_dtype dtype = c->unrounded ? DFG_F64 : (enum dfg_dtype)x->dtype;
    int64_t n = x->dims[axis], step = (int64_t)dfg_eval_count(x->dims, (int32_t)axis + 1, x->rank);
    for (int64_t i = 0; n > 0 && i < (int64_t)x->n / n; i++) {
        int64_t first = i / step * n * step + i % step;
        if (form == ROW_HARDMAX)
            hard_row(x->u.at + first, y->u.at + first, n, step);
        else if (form >= ROW_L1)
            length_row(form, x->u.at + first, y->u.at + first, n, step);
        else
            dfg_eval_soft_row(x->u.at + first, y->u.at + first, n, step, dtype, form == ROW_LOG_SOFTMAX);
    }
}

void dfg_eval_row(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t axis = dfg_eval_int(c, "axis", -1);
    floats(c, x);
    dfg_eval_axis(c, &axis, x->rank);
    if (c->form == ROW_L2 && dfg_eval_int(c, "p", 2) == 1)
        c->form = ROW_L1;
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    each_row(c, x, axis, c->form, y);
}

struct dfg_data *dfg_eval_log_softmax(struct eval_call *c, const struct dfg_data *x, int64_t axis)
{
    floats(c, x);
    struct dfg_data *y = dfg_eval_temporary(c, (enum dfg_dtype)x->dtype, x->rank, x->dims);
    each_row(c, x, axis, ROW_LOG_SOFTMAX, y);
    dfg_eval_round(y);
    return y;
}

/* ---- by given statistics ---- */

/* Operand i, with one element for each of n channels. */
static const struct dfg_data *channels(struct eval_call *c, uint32_t i, int64_t n)
{
    const struct dfg_data *d = dfg_eval_need(c, i);
    floats(c, d);
    if (d->n == (uint64_t)n)
        return d;
    dfg_eval_fail(c, "operand %u has not one element for each channel", (unsigned)i);
    return NULL;
}

/* Mean and variance of each channel of x, which has at least one value each. */
static void measure(const struct dfg_data *x, int64_t n, int64_t behind, dfg_cell *mean, dfg_cell *variance)
{
    double count = (double)x->n / (double)n;
    for (int pass = 0; pass < 2; pass++)
        for (uint64_t i = 0; i < x->n; i++) {
            int64_t k = (int64_t)i / behind % n;
            double v = x->u.at[i].f;
            if (pass == 0)
                mean[k].f += v / count;
            else
                variance[k].f += (v - mean[k].f) * (v - mean[k].f) / count;
        }
}

/* training: by the batch's own statistics, and results 1, 2 are the running ones. */
static void batch(struct eval_call *c, int64_t axis, bool scaled, bool centered, bool training)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *t[4];
    double eps = dfg_eval_float(c, "epsilon", 1e-5), keep = dfg_eval_float(c, "momentum", 0.9);
    floats(c, x);
    dfg_eval_axis(c, &axis, x->rank);
    int64_t n = x->dims[axis], behind = (int64_t)dfg_eval_count(x->dims, (int32_t)axis + 1, x->rank);
    for (uint32_t i = 0; i < 4; i++)
        t[i] = channels(c, i + 1, n);
    const struct dfg_data *now[2] = {t[2], t[3]}; /* mean, variance */
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    if (training) {
        struct dfg_data *mean = dfg_eval_temporary(c, DFG_F64, 1, &n),
                        *variance = dfg_eval_temporary(c, DFG_F64, 1, &n);
        measure(x, n, behind, mean->u.at, variance->u.at);
        now[0] = mean;
        now[1] = variance;
    }
    for (uint64_t i = 0; i < x->n; i++) {
        int64_t k = (int64_t)i / behind % n;
        double v = (x->u.at[i].f - now[0]->u.at[k].f) / sqrt(now[1]->u.at[k].f + eps);
        y->u.at[i].f = v * (scaled ? t[0]->u.at[k].f : 1) + (centered ? t[1]->u.at[k].f : 0);
    }
    for (uint32_t r = 1; training && r < c->n_results && r < 3; r++) {
        struct dfg_data *running = dfg_eval_result(c, r, (enum dfg_dtype)t[r + 1]->dtype, 1, &n);
        for (int64_t k = 0; k < n; k++)
            running->u.at[k].f = t[r + 1]->u.at[k].f * keep + now[r - 1]->u.at[k].f * (1 - keep);
    }
}

void dfg_eval_batch_norm(struct eval_call *c)
{
    const bool training = dfg_eval_int(c, "training_mode", 0) != 0;
    const struct dfg_data *x = dfg_eval_need(c, 0);
    if (training)
        floats(c, x);
    dfg_eval_check(c, !training || x->rank >= 2, "its operand has no channels");
    batch(c, x->rank > 1 ? 1 : 0, true, true, training);
}

/* Relay's results 1 and 2 are the statistics as they came. */
void dfg_eval_relay_batch_norm(struct eval_call *c)
{
    batch(c, dfg_eval_int(c, "axis", 1), dfg_eval_int(c, "scale", 1) != 0, dfg_eval_int(c, "center", 1) != 0,
          false);
    for (uint32_t r = 1; r < c->n_results && r < 3; r++)
        dfg_eval_give(c, r, c->args[r + 2]);
}

/* ---- by the row's own statistics ---- */

struct moments {
    double mean, inverse; /* 1 / deviation */
};

static struct moments moments_of(const dfg_cell *x, uint64_t n, double eps, bool centered)
{
    struct moments m = {0, 0};
    double sum = 0;
    for (uint64_t i = 0; centered && i < n; i++)
        m.mean += x[i].f;
    m.mean = centered ? m.mean / (double)n : 0;
    for (uint64_t i = 0; i < n; i++)
        sum += (x[i].f - m.mean) * (x[i].f - m.mean);
    m.inverse = 1 / sqrt(sum / (double)n + eps);
    return m;
}

/* y := x normal over rows of n cells; scale and bias (may be NULL) are broadcast to
 * x's shape.  kept (may be NULL) gets each row's mean and inverse deviation. */
static void rows(struct eval_call *c, const struct dfg_data *x, uint64_t n, const struct dfg_data *scale,
                 const struct dfg_data *bias, double eps, bool centered, dfg_cell *kept)
{
    struct eval_walk w;
    const struct dfg_data *t[3] = {x, scale != NULL ? scale : x, bias != NULL ? bias : x};
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    struct moments m = {0, 0};
    dfg_eval_walk_begin(c, &w, t, 3);
    if (w.rank != x->rank || dfg_eval_count(w.dims, 0, w.rank) != x->n)
        dfg_eval_fail(c, "scale or bias do not fit");
    for (uint64_t i = 0; i < x->n; i++, dfg_eval_walk_next(&w)) {
        if (i % n == 0)
            m = moments_of(x->u.at + i, n, eps, centered);
        if (kept != NULL && i % n == 0) {
            kept[2 * (i / n)].f = m.mean;
            kept[2 * (i / n) + 1].f = m.inverse;
        }
        double v = (x->u.at[i].f - m.mean) * m.inverse;
        v *= scale != NULL ? scale->u.at[w.at[1]].f : 1;
        y->u.at[i].f = v + (bias != NULL ? bias->u.at[w.at[2]].f : 0);
    }
}

static void optional_floats(struct eval_call *c, const struct dfg_data *d)
{
    if (d != NULL && !(d->tag == DFG_DATA_TENSOR && dfg_data_is_real(d)))
        dfg_eval_fail(c, "an operand has no floats");
}

/* The moments as results 1 (mean) and 2 (inverse), where they are asked for. */
static void give_moments(struct eval_call *c, const struct dfg_data *x, int32_t axis, bool centered,
                         const dfg_cell *kept)
{
    int64_t dims[EVAL_RANK];
    for (int32_t d = 0; d < x->rank; d++)
        dims[d] = d < axis ? x->dims[d] : 1;
    for (uint32_t r = 1; r < c->n_results && r < 3; r++) {
        struct dfg_data *y = dfg_eval_result(c, r, DFG_F32, x->rank, dims);
        for (uint64_t i = 0; i < y->n; i++)
            y->u.at[i].f = kept[2 * i + (r == 2 || !centered)].f;
    }
}

/* form 0: layer, 1: root mean square (no mean, no bias). */
void dfg_eval_layer_norm(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *scale = dfg_eval_need(c, 1),
                          *bias = c->form == 0 ? dfg_eval_arg(c, 2) : NULL;
    int64_t axis = dfg_eval_int(c, "axis", -1);
    struct dfg_data *room = NULL;
    floats(c, x);
    optional_floats(c, scale);
    optional_floats(c, bias);
    dfg_eval_axis(c, &axis, x->rank);
    uint64_t n = dfg_eval_count(x->dims, (int32_t)axis, x->rank);
    if (c->n_results > 1) {
        const int64_t cells = (int64_t)dfg_eval_count(x->dims, 0, (int32_t)axis) * 2;
        room = dfg_eval_temporary(c, DFG_F64, 1, &cells);
    }
    rows(c, x, n, scale, bias, dfg_eval_float(c, "epsilon", 1e-5), c->form == 0,
         room != NULL ? room->u.at : NULL);
    if (room != NULL)
        give_moments(c, x, (int32_t)axis, c->form == 0, room->u.at);
}

/* Relay's: one axis, here the last. */
void dfg_eval_relay_layer_norm(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *scale = dfg_eval_need(c, 1), *bias = dfg_eval_need(c, 2);
    int64_t axis = dfg_eval_int(c, "axis", -1);
    floats(c, x);
    floats(c, scale);
    floats(c, bias);
    dfg_eval_axis(c, &axis, x->rank);
    dfg_eval_check(c, axis == x->rank - 1, "it is evaluated along the last axis");
    rows(c, x, (uint64_t)x->dims[axis], dfg_eval_int(c, "scale", 1) != 0 ? scale : NULL,
         dfg_eval_int(c, "center", 1) != 0 ? bias : NULL, dfg_eval_float(c, "epsilon", 1e-5), true, NULL);
}

static bool is_row(const struct dfg_data *x, const struct dfg_data *t)
{
    return t->rank == 1 && t->dims[0] == x->dims[x->rank - 1];
}

/* com.microsoft's: of the sum of x, skip and a bias; form 1 has no mean. */
void dfg_eval_skip_norm(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *skip = dfg_eval_need(c, 1), *scale = dfg_eval_need(c, 2);
    const struct dfg_data *shift = c->form == 0 ? dfg_eval_arg(c, 3) : NULL,
                          *bias = dfg_eval_arg(c, c->form == 0 ? 4 : 3);
    floats(c, x);
    floats(c, skip);
    floats(c, scale);
    optional_floats(c, shift);
    optional_floats(c, bias);
    dfg_eval_check(c, x->rank >= 1, "its operands are wrong");
    if (!is_row(x, scale) || (shift != NULL && !is_row(x, shift)) || (bias != NULL && !is_row(x, bias)))
        dfg_eval_fail(c, "scale, shift or bias are not one number for each of the last axis");
    struct eval_walk w;
    const struct dfg_data *t[3] = {x, skip, bias != NULL ? bias : x};
    struct dfg_data *sum = dfg_eval_temporary(c, (enum dfg_dtype)x->dtype, x->rank, x->dims);
    dfg_eval_walk_begin(c, &w, t, 3);
    dfg_eval_check(c, w.rank == x->rank && dfg_eval_count(w.dims, 0, w.rank) == x->n,
                   "its operands do not fit");
    for (uint64_t i = 0; i < x->n; i++, dfg_eval_walk_next(&w))
        sum->u.at[i].f = x->u.at[i].f + skip->u.at[w.at[1]].f + (bias != NULL ? bias->u.at[w.at[2]].f : 0);
    rows(c, sum, (uint64_t)x->dims[x->rank - 1], scale, shift, dfg_eval_float(c, "epsilon", 1e-12),
         c->form == 0, NULL);
    if (c->n_results > 3)
        dfg_eval_give(c, 3, sum);
}

/* Row i of a table, by the index at i, or number i % n without indices; NULL: there is none. */
static const dfg_cell *row_of(const struct dfg_data *table, const struct dfg_data *indices, uint64_t i, int64_t n)
{
    const int64_t at = indices != NULL ? dfg_eval_int_at(indices, i) : (int64_t)i % n;
    return at >= 0 && at < table->dims[0] ? table->u.at + at * table->dims[1] : NULL;
}

static bool is_table(const struct dfg_data *t, const struct dfg_data *words)
{
    return t != NULL && dfg_data_is_real(t) && t->rank == 2 && t->dims[1] == words->dims[1];
}

/* sum := words, places and kinds of words, by their indices. */
static void embed(struct eval_call *c, const struct dfg_data *ids, struct dfg_data *sum)
{
    const struct dfg_data *const tables[3] = {dfg_eval_arg(c, 2), dfg_eval_arg(c, 3), dfg_eval_arg(c, 4)},
                                 *const indices[3] = {ids, dfg_eval_arg(c, 8), dfg_eval_arg(c, 1)};
    const int64_t n = sum->dims[2];
    for (uint64_t i = 0; i < ids->n; i++)
        for (int t = 0; t < 3; t++) {
            if (t == 2 && indices[t] == NULL)
                continue;
            const dfg_cell *row = row_of(tables[t], indices[t], i, ids->dims[1]);
            dfg_eval_check(c, row != NULL, "an index is out of range");
            for (int64_t j = 0; j < n; j++)
                sum->u.at[(int64_t)i * n + j].f = (t > 0 ? sum->u.at[(int64_t)i * n + j].f : 0) + row[j].f;
        }
}

/* com.microsoft's: the sum of what words, places and kinds of words stand for, made normal; no mask. */
void dfg_eval_embed_norm(struct eval_call *c)
{
    const struct dfg_data *ids = dfg_eval_need(c, 0), *words = dfg_eval_need(c, 2), *places = dfg_eval_need(c, 3),
                          *types = dfg_eval_arg(c, 1), *at = dfg_eval_arg(c, 8), *scale = dfg_eval_need(c, 5),
                          *shift = dfg_eval_need(c, 6);
    if (ids->rank != 2 || dfg_data_is_real(ids) || !is_table(words, words) || !is_table(places, words) ||
        (types != NULL && (types->n != ids->n || !is_table(dfg_eval_arg(c, 4), words))) ||
        (at != NULL && at->n != ids->n))
        dfg_eval_fail(c, "its operands are wrong");
    floats(c, scale);
    floats(c, shift);
    dfg_eval_check(c, dfg_eval_arg(c, 7) == NULL, "a mask is not evaluated");
    const int64_t dims[3] = {ids->dims[0], ids->dims[1], words->dims[1]};
    struct dfg_data *sum = dfg_eval_temporary(c, (enum dfg_dtype)words->dtype, 3, dims);
    dfg_eval_check(c, is_row(sum, scale) && is_row(sum, shift),
                   "scale or shift are not one number for each of the last axis");
    embed(c, ids, sum);
    rows(c, sum, (uint64_t)dims[2], scale, shift, dfg_eval_float(c, "epsilon", 1e-12), true, NULL);
    if (c->n_results > 1)
        dfg_eval_result(c, 1, DFG_I32, 1, dims); /* of no mask: zeros */
    if (c->n_results > 2)
        dfg_eval_give(c, 2, sum);
}

/* Channels in groups, each with the image its own statistics; scale and bias for each channel, or group. */
static void groups(struct eval_call *c, const struct dfg_data *x, int64_t n_groups, bool by_group)
{
    const int64_t n_scales = by_group ? n_groups : x->dims[1];
    const struct dfg_data *scale = channels(c, 1, n_scales), *bias = channels(c, 2, n_scales);
    const bool scales = dfg_eval_int(c, "scale", 1) != 0, centers = dfg_eval_int(c, "center", 1) != 0;
    double eps = dfg_eval_float(c, "epsilon", 1e-5);
    if (x->dims[1] > 0 && (n_groups < 1 || x->dims[1] % n_groups != 0))
        dfg_eval_fail(c, "the channels can't be grouped");
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    if (x->dims[1] == 0)
        return;
    uint64_t image = dfg_eval_count(x->dims, 2, x->rank), n = image * (uint64_t)(x->dims[1] / n_groups);
    struct moments m = {0, 0};
    for (uint64_t i = 0; i < x->n; i++) {
        if (i % n == 0)
            m = moments_of(x->u.at + i, n, eps, true);
        uint64_t k = by_group ? i / n % (uint64_t)n_groups : i / image % (uint64_t)x->dims[1];
        double v = (x->u.at[i].f - m.mean) * m.inverse * (scales ? scale->u.at[k].f : 1);
        y->u.at[i].f = centers ? v + bias->u.at[k].f : v; /* -0.0 stays */
    }
}

/* form 0: instances, 1: groups (Relay), 2: of ONNX, where opset 18 had a scale for each group. */
void dfg_eval_group_norm(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    floats(c, x);
    if (x->rank < 3 || dfg_eval_int(c, "axis", 1) != 1)
        dfg_eval_fail(c, "it is evaluated for images of channels first");
    const struct dfg_data *scale = dfg_eval_arg(c, 1);
    const int64_t n = c->form == 0 ? x->dims[1] : dfg_eval_int(c, "num_groups", 1);
    groups(c, x, n, c->form == 2 && scale != NULL && scale->n != (uint64_t)x->dims[1]);
}

/* ---- others ---- */

/* The neighbours' squares among channels; form 1: Relay's attributes. */
void dfg_eval_lrn(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t size = dfg_eval_int(c, "size", c->form == 1 ? 5 : 1), axis = dfg_eval_int(c, "axis", 1);
    double alpha = dfg_eval_float(c, "alpha", 1e-4), beta = dfg_eval_float(c, "beta", 0.75);
    double bias = dfg_eval_float(c, "bias", c->form == 1 ? 2 : 1);
    floats(c, x);
    dfg_eval_axis(c, &axis, x->rank);
    dfg_eval_check(c, size >= 1, "size is wrong");
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    int64_t n = x->dims[axis], behind = (int64_t)dfg_eval_count(x->dims, (int32_t)axis + 1, x->rank);
    for (int64_t i = 0; i < (int64_t)x->n; i++) {
        int64_t k = i / behind % n, low = k - (size - 1) / 2, high = k + size / 2;
        double sum = 0;
        for (int64_t j = low > 0 ? low : 0; j <= high && j < n; j++) {
            double v = x->u.at[i + (j - k) * behind].f;
            sum += v * v;
        }
        y->u.at[i].f = x->u.at[i].f / pow(bias + alpha / (double)size * sum, beta);
    }
}

/* Dropout as it is at inference; the mask lets all through. */
void dfg_eval_dropout(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *training = dfg_eval_arg(c, 2),
                          *ratio = dfg_eval_arg(c, 1);
    bool drops =
        ratio == NULL || ratio->tag != DFG_DATA_TENSOR || ratio->n != 1 || dfg_eval_real(ratio, 0) != 0;
    if (c->form == 0 && drops && training != NULL && training->n == 1 && dfg_eval_real(training, 0) != 0)
        dfg_eval_fail(c, "what is dropped in training is not evaluated");
    if (c->n_results > 1) {
        struct dfg_data *mask =
            dfg_eval_result(c, 1, c->form == 0 ? DFG_BOOL : (enum dfg_dtype)x->dtype, x->rank, x->dims);
        for (uint64_t i = 0; mask != NULL && i < mask->n; i++)
            dfg_eval_set(mask, i, 1);
    }
    dfg_eval_give(c, 0, x);
}

/* x plus a bias of its last extent, then a gelu (form: 0 exact, 1 by tanh). */
void dfg_eval_bias_gelu(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *b = dfg_eval_arg(c, 1);
    floats(c, x);
    optional_floats(c, b);
    if (b != NULL && (x->rank < 1 || b->n != (uint64_t)x->dims[x->rank - 1]))
        dfg_eval_fail(c, "the bias does not fit");
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    for (uint64_t i = 0; i < x->n; i++) {
        double v = b != NULL ? x->u.at[i].f + b->u.at[i % b->n].f : x->u.at[i].f; /* -0.0 stays */
        y->u.at[i].f = dfg_eval_gelu(v, c->form == 1);
    }
}

/* Relay's l2_normalize: over axes, the sum of squares at least eps. */
void dfg_eval_l2_normalize(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t axes[EVAL_RANK];
    int32_t n = dfg_eval_ints(c, "axis", axes);
    double eps = dfg_eval_float(c, "eps", 0);
    floats(c, x);
    dfg_eval_check(c, n == 1, "it is evaluated along one axis");
    dfg_eval_axis(c, &axes[0], x->rank);
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    int64_t k = x->dims[axes[0]], step = (int64_t)dfg_eval_count(x->dims, (int32_t)axes[0] + 1, x->rank);
    for (int64_t i = 0; k > 0 && i < (int64_t)x->n / k; i++) {
        int64_t first = i / step * k * step + i % step;
        double sum = 0;
        for (int64_t j = 0; j < k; j++)
            sum += x->u.at[first + j * step].f * x->u.at[first + j * step].f;
        for (int64_t j = 0; j < k; j++)
            y->u.at[first + j * step].f = x->u.at[first + j * step].f / sqrt(sum > eps ? sum : eps);
    }
}
