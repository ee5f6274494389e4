/* attention.c -- softmax of scaled, masked scores, times values.
 *
 * In:   query, key and value, a mask that is added or, of bool, that says what takes part.
 * Out:  for each query the mean of the values, weighted by how well its keys fit.
 *
 * Heads stand before the places (ONNX, four extents), behind them (Relax), or in one
 * extent with the width (ONNX, three): the last two lie in memory alike.  Several
 * heads of the query may share one of key and value.  A query that nothing takes
 * part for gives NaN, as softmax of nothing does.
 *
 * Errors: extents that do not fit; what is not evaluated: past keys and values,
 * caps of scores, further results, windows that do not begin with the first key.
 */
#include <math.h>
#include <string.h>

#include "eval.h"

/* One of query, key, value: its extents, and how far apart their elements stand. */
struct part {
    const struct dfg_data *t;
    bool heads_first;
    int64_t batch, heads, places, width;
    int64_t to_batch, to_head, to_place;
};

struct attention {
    struct part q, k, v;
    const struct dfg_data *mask; /* NULL: none */
    int64_t to_mask[4];          /* batch, head, query, key: 0 where it has one for all */
    double scale;
    int64_t above;  /* query i takes keys up to i + above */
    int64_t window; /* and at most so many */
};

static void take_steps(struct part *p)
{
    p->to_batch = p->heads * p->places * p->width;
    p->to_head = p->width * (p->heads_first ? p->places : 1);
    p->to_place = p->width * (p->heads_first ? 1 : p->heads);
}

/* heads 0: four extents. */
static bool part_of(struct eval_call *c, uint32_t i, bool heads_first, int64_t heads, struct part *p)
{
    const struct dfg_data *t = eval_need(c, i);
    if (t == NULL)
        return false;
    if (!dfg_data_is_real(t) || (t->rank != 4 && (t->rank != 3 || heads <= 0 || t->dims[2] % heads != 0)))
        return eval_fail(c, "operand %u has no heads of floats", (unsigned)i);
    heads_first = heads_first && t->rank == 4;
    p->t = t;
    p->batch = t->dims[0];
    p->heads = t->rank == 3 ? heads : t->dims[heads_first ? 1 : 2];
    p->places = t->dims[heads_first ? 2 : 1];
    p->width = t->rank == 3 ? t->dims[2] / heads : t->dims[3];
    p->heads_first = heads_first;
    take_steps(p);
    return true;
}

static bool parts_fit(struct eval_call *c, const struct attention *a)
{
    bool fit = a->q.batch == a->k.batch && a->k.batch == a->v.batch && a->k.heads == a->v.heads &&
               a->k.places == a->v.places && a->q.width == a->k.width && a->k.heads > 0 &&
               a->q.heads % a->k.heads == 0;
    return fit || eval_fail(c, "query, key and value do not fit");
}

/* The mask, of up to four extents, broadcast to batch, head, query, key. */
static bool take_mask(struct eval_call *c, struct attention *a, uint32_t i)
{
    const int64_t dims[4] = {a->q.batch, a->q.heads, a->q.places, a->k.places};
    int64_t step = 1;
    a->mask = eval_arg(c, i);
    if (a->mask == NULL)
        return true;
    bool fits = a->mask->rank <= 4 && (dfg_data_is_real(a->mask) || a->mask->dtype == DFG_BOOL);
    for (int32_t d = 3; fits && d >= 4 - a->mask->rank; d--) {
        int64_t have = a->mask->dims[d - 4 + a->mask->rank];
        fits = have == 1 || have == dims[d];
        a->to_mask[d] = have == 1 ? 0 : step;
        step *= have;
    }
    return fits || eval_fail(c, "the mask does not fit");
}

/* What is added to the score of key j for query i; -inf: it takes no part. */
static double masked(const struct attention *a, int64_t batch, int64_t head, int64_t i, int64_t j)
{
    if (j > i + a->above || j <= i + a->above - a->window)
        return -HUGE_VAL;
    if (a->mask == NULL)
        return 0;
    const int64_t *to = a->to_mask;
    dfg_cell cell = a->mask->u.at[batch * to[0] + head * to[1] + i * to[2] + j * to[3]];
    return dfg_data_is_real(a->mask) ? cell.f : cell.i != 0 ? 0 : -HUGE_VAL;
}

/* y := values weighted for query i; scores has room for one of each key. */
static void attend(const struct attention *a, int64_t batch, int64_t head, int64_t i, dfg_cell *scores,
                   dfg_cell *y)
{
    const int64_t shared = head / (a->q.heads / a->k.heads);
    const dfg_cell *q = a->q.t->u.at + batch * a->q.to_batch + head * a->q.to_head + i * a->q.to_place;
    const dfg_cell *k = a->k.t->u.at + batch * a->k.to_batch + shared * a->k.to_head;
    const dfg_cell *v = a->v.t->u.at + batch * a->v.to_batch + shared * a->v.to_head;
    double most = -HUGE_VAL, sum = 0;
    for (int64_t j = 0; j < a->k.places; j++) {
        double dot = 0;
        for (int64_t x = 0; x < a->q.width; x++)
            dot += q[x].f * k[j * a->k.to_place + x].f;
        scores[j].f = dot * a->scale + masked(a, batch, head, i, j);
        most = scores[j].f > most || isnan(scores[j].f) ? scores[j].f : most;
    }
    for (int64_t j = 0; j < a->k.places; j++)
        sum += scores[j].f = exp(scores[j].f - most);
    for (int64_t x = 0; x < a->v.width; x++) {
        double mean = 0;
        for (int64_t j = 0; j < a->k.places; j++)
            mean += scores[j].f / sum * v[j * a->v.to_place + x].f;
        y[x].f = mean;
    }
}

static bool run(struct eval_call *c, const struct attention *a)
{
    struct part to = a->q;
    const int64_t most = a->k.places;
    int64_t dims[4];
    memcpy(dims, a->q.t->dims, (size_t)a->q.t->rank * sizeof *dims);
    dims[a->q.t->rank - 1] = a->q.t->rank == 3 ? a->q.heads * a->v.width : a->v.width;
    struct dfg_data *y = eval_result(c, 0, (enum dfg_dtype)a->q.t->dtype, a->q.t->rank, dims);
    struct dfg_data *scores = y == NULL ? NULL : eval_temporary(c, DFG_F64, 1, &most);
    if (scores == NULL)
        return false;
    to.width = a->v.width; /* the result lies as the query does */
    take_steps(&to);
    for (int64_t b = 0; b < to.batch; b++)
        for (int64_t h = 0; h < to.heads; h++)
            for (int64_t i = 0; i < to.places; i++)
                attend(a, b, h, i, scores->u.at,
                       y->u.at + b * to.to_batch + h * to.to_head + i * to.to_place);
    dfg_data_free(scores);
    return true;
}

static void set_defaults(struct eval_call *c, struct attention *a)
{
    a->scale = eval_float(c, "scale", 1 / sqrt((double)a->q.width));
    a->above = INT64_MAX / 4;
    a->window = INT64_MAX / 2;
}

/* relax.nn.attention and attention_bias: causal_mask, and a window of keys below it. */
bool eval_relax_attention(struct eval_call *c, int form)
{
    struct attention a = {.mask = NULL};
    (void)form;
    if (!part_of(c, 0, false, 0, &a.q) || !part_of(c, 1, false, 0, &a.k) || !part_of(c, 2, false, 0, &a.v) ||
        !parts_fit(c, &a) || !take_mask(c, &a, 3))
        return false;
    set_defaults(c, &a);
    const char *causal = eval_text(c, "causal_mask", "");
    if (strcmp(causal, "TopLeft") == 0)
        a.above = 0;
    else if (strcmp(causal, "BottomRight") == 0)
        a.above = a.k.places - a.q.places;
    else if (*causal != 0)
        return eval_fail(c, "there is no causal mask '%s'", causal);
    int64_t window = eval_int(c, "window_size", 0);
    if (window > 0 && a.above != 0)
        return eval_fail(c, "a window without a causal mask from the first key on is not evaluated");
    a.window = window > 0 ? window : a.window;
    return run(c, &a);
}

/* ONNX's Attention. */
bool eval_attention(struct eval_call *c, int form)
{
    struct attention a = {.mask = NULL};
    const int64_t heads = eval_int(c, "q_num_heads", 0), shared = eval_int(c, "kv_num_heads", 0);
    (void)form;
    if (!part_of(c, 0, true, heads, &a.q) || !part_of(c, 1, true, shared, &a.k) ||
        !part_of(c, 2, true, shared, &a.v) || !parts_fit(c, &a) || !take_mask(c, &a, 3))
        return false;
    for (uint32_t i = 4; i < c->n_args; i++)
        if (eval_arg(c, i) != NULL)
            return eval_fail(c, "past keys and values are not evaluated");
    if (eval_float(c, "softcap", 0) != 0 || c->n_results > 1)
        return eval_fail(c, "a cap of scores, and further results, are not evaluated");
    set_defaults(c, &a);
    if (eval_int(c, "is_causal", 0) != 0)
        a.above = 0;
    return run(c, &a);
}
