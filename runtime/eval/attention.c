/* attention.c -- softmax of scaled, masked scores, times values; positions as rotations.
 *
 * In:   query, key and value, a mask that is added or, of bool, that says what takes part;
 *       keys and values of the past, or how many keys count.
 * Out:  for each query the mean of the values, weighted by how well its keys fit; past and
 *       present keys and values; the scores.
 *
 * Heads come before the positions (ONNX, four extents), after them (Relax), or in one
 * extent with the width (ONNX, three): the last two lie in memory alike.  Several heads of
 * the query may share one of key and value.  A query that no key takes part for gives 0.
 * Every step is rounded to the element type, as in the function that ONNX (opset 25) says
 * Attention is.
 *
 * Errors: extents that do not fit; a window that is not evaluated.
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
    const struct dfg_data *mask;  /* NULL: none */
    int64_t to_mask[4];           /* batch, head, query, key: 0 where it has one for all */
    int64_t mask_keys;            /* the others take no part */
    const struct dfg_data *valid; /* keys that count, for each of the batch; NULL: all */
    double scale, cap;            /* cap 0: none */
    int64_t before;               /* keys before that of query 0 */
    int64_t left, right;          /* a query takes so many keys beside its own; -1: all */
    enum dfg_dtype type, soft;    /* what is rounded to, in the softmax */
    struct dfg_data *seen;        /* scores that are given; NULL: none */
    int64_t stage;                /* which: 0 products, 1 capped, 2 masked, 3 behind the softmax */
};

static void take_steps(struct part *p)
{
    p->to_batch = p->heads * p->places * p->width;
    p->to_head = p->width * (p->heads_first ? p->places : 1);
    p->to_place = p->width * (p->heads_first ? 1 : p->heads);
}

/* heads 0: four extents. */
static void part_of(struct eval_call *c, uint32_t i, bool heads_first, int64_t heads, struct part *p)
{
    const struct dfg_data *t = dfg_eval_need(c, i);
    if (!dfg_data_is_real(t) || (t->rank != 4 && (t->rank != 3 || heads <= 0 || t->dims[2] % heads != 0)))
        dfg_eval_fail(c, "operand %u has no heads of floats", (unsigned)i);
    heads_first = heads_first && t->rank == 4;
    p->t = t;
    p->batch = t->dims[0];
    p->heads = t->rank == 3 ? heads : t->dims[heads_first ? 1 : 2];
    p->places = t->dims[heads_first ? 2 : 1];
    p->width = t->rank == 3 ? t->dims[2] / heads : t->dims[3];
    p->heads_first = heads_first;
    take_steps(p);
}

static void parts_fit(struct eval_call *c, const struct attention *a)
{
    bool fit = a->q.batch == a->k.batch && a->k.batch == a->v.batch && a->k.heads == a->v.heads &&
               a->k.places == a->v.places && a->q.width == a->k.width && a->k.heads > 0 &&
               a->q.heads % a->k.heads == 0;
    dfg_eval_check(c, fit, "query, key and value do not fit");
}

/* The mask, of up to four extents, broadcast to batch, head, query, key; keys behind its last take no part.
 */
static void take_mask(struct eval_call *c, struct attention *a, bool shorter)
{
    const int64_t dims[4] = {a->q.batch, a->q.heads, a->q.places, a->k.places};
    int64_t step = 1;
    a->mask = dfg_eval_arg(c, 3);
    a->mask_keys = a->k.places;
    if (a->mask == NULL)
        return;
    bool fits = a->mask->rank <= 4 && (dfg_data_is_real(a->mask) || a->mask->dtype == DFG_BOOL);
    for (int32_t d = 3; fits && d >= 4 - a->mask->rank; d--) {
        int64_t have = a->mask->dims[d - 4 + a->mask->rank];
        bool cut = shorter && d == 3 && have < dims[d];
        a->mask_keys = cut ? have : a->mask_keys;
        fits = have == 1 || have == dims[d] || cut;
        a->to_mask[d] = have == 1 ? 0 : step;
        step *= have;
    }
    dfg_eval_check(c, fits, "the mask does not fit");
}

/* What is added to the score of key j for query i; -inf: it takes no part. */
static double bias(const struct attention *a, int64_t batch, int64_t head, int64_t i, int64_t j)
{
    const int64_t valid = a->valid != NULL ? a->valid->u.at[batch].i : a->k.places;
    const int64_t at = i + (a->valid != NULL ? valid - a->q.places : a->before);
    if (j >= valid || j >= a->mask_keys || (a->right >= 0 && j - at > a->right) ||
        (a->left >= 0 && at - j > a->left))
        return -HUGE_VAL;
    if (a->mask == NULL)
        return 0;
    const int64_t *to = a->to_mask;
    dfg_cell cell = a->mask->u.at[batch * to[0] + head * to[1] + i * to[2] + j * to[3]];
    return dfg_data_is_real(a->mask) ? cell.f : cell.i != 0 ? 0 : -HUGE_VAL;
}

static double rounded(const struct attention *a, double v)
{
    return dfg_eval_round_real(v, a->type);
}

/* scores := how much each key counts for query i; `seen` gets them as they are at a->stage. */
static void weigh(const struct attention *a, int64_t batch, int64_t head, int64_t i, dfg_cell *scores,
                  dfg_cell *seen)
{
    const int64_t n = a->k.places, shared = head / (a->q.heads / a->k.heads);
    const dfg_cell *q = a->q.t->u.at + batch * a->q.to_batch + head * a->q.to_head + i * a->q.to_place;
    const dfg_cell *k = a->k.t->u.at + batch * a->k.to_batch + shared * a->k.to_head;
    bool none = true, empty = true; /* nothing takes part; nothing has a score */
    for (int64_t j = 0; j < n; j++) {
        double add = bias(a, batch, head, i, j), score = 0;
        for (int64_t x = 0; x < a->q.width; x++)
            score += q[x].f * k[j * a->k.to_place + x].f;
        const double product = rounded(a, score);
        const double capped =
            a->cap > 0 ? rounded(a, rounded(a, tanh(rounded(a, product / a->cap))) * a->cap) : product;
        scores[j].f = dfg_eval_round_real(rounded(a, capped + add), a->soft);
        if (seen != NULL)
            seen[j].f = a->stage == 0 ? product : a->stage == 1 ? capped : rounded(a, capped + add);
        none = none && add == -HUGE_VAL;
        empty = empty && scores[j].f == -HUGE_VAL;
    }
    dfg_eval_soft_row(scores, scores, n, 1, a->soft, false);
    for (int64_t j = 0; j < n; j++) {
        scores[j].f = none || empty ? 0 : rounded(a, scores[j].f);
        if (seen != NULL && a->stage == 3)
            seen[j] = scores[j];
    }
}

/* y := the values, by these weights. */
static void blend(const struct attention *a, int64_t batch, int64_t head, const dfg_cell *weights,
                  dfg_cell *y)
{
    const int64_t shared = head / (a->q.heads / a->k.heads);
    const dfg_cell *v = a->v.t->u.at + batch * a->v.to_batch + shared * a->v.to_head;
    for (int64_t x = 0; x < a->v.width; x++) {
        y[x].f = 0;
        for (int64_t j = 0; j < a->k.places; j++)
            y[x].f += weights[j].f * v[j * a->v.to_place + x].f;
    }
}

/* The result lies as the query does. */
static void run(struct eval_call *c, const struct attention *a, int32_t rank)
{
    struct part to = a->q;
    const int64_t n = a->k.places;
    int64_t dims[4] = {to.batch, to.heads_first ? to.heads : to.places, to.heads_first ? to.places : to.heads,
                       a->v.width};
    dims[2] = rank == 3 ? to.heads * a->v.width : dims[2];
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)a->q.t->dtype, rank, dims);
    struct dfg_data *scores = dfg_eval_temporary(c, DFG_F64, 1, &n);
    to.width = a->v.width;
    take_steps(&to);
    for (int64_t b = 0; b < to.batch; b++)
        for (int64_t h = 0; h < to.heads; h++)
            for (int64_t i = 0; i < to.places; i++) {
                int64_t row = (b * to.heads + h) * to.places + i;
                weigh(a, b, h, i, scores->u.at, a->seen != NULL ? a->seen->u.at + row * n : NULL);
                blend(a, b, h, scores->u.at, y->u.at + b * to.to_batch + h * to.to_head + i * to.to_place);
            }
}

/* p->t times a factor, in a tensor of its own. */
static void scale_part(struct eval_call *c, struct part *p, double by)
{
    struct dfg_data *y = dfg_eval_temporary(c, (enum dfg_dtype)p->t->dtype, p->t->rank, p->t->dims);
    for (uint64_t i = 0; i < p->t->n; i++)
        y->u.at[i].f = p->t->u.at[i].f * by;
    if (!c->unrounded)
        dfg_eval_round(y);
    p->t = y;
}

/* Queries and keys are scaled by the root each, then all is computed. */
static void scaled_run(struct eval_call *c, struct attention *a)
{
    const int32_t rank = a->q.t->rank;
    a->type = c->unrounded ? DFG_F64 : (enum dfg_dtype)a->q.t->dtype;
    a->soft = c->unrounded ? DFG_F64 : a->soft == DFG_NO_DTYPE ? a->type : a->soft;
    const double root = rounded(a, sqrt(fabs(a->scale)));
    scale_part(c, &a->q, root);
    scale_part(c, &a->k, copysign(root, a->scale));
    run(c, a, rank);
}

static void set_defaults(struct eval_call *c, struct attention *a)
{
    a->scale = dfg_eval_float(c, "scale", 1 / sqrt((double)a->q.width));
    a->left = a->right = -1;
}

/* relax.nn.attention and attention_bias: causal_mask, and a window of keys below it. */
void dfg_eval_relax_attention(struct eval_call *c)
{
    struct attention a = {.mask = NULL};
    part_of(c, 0, false, 0, &a.q);
    part_of(c, 1, false, 0, &a.k);
    part_of(c, 2, false, 0, &a.v);
    parts_fit(c, &a);
    take_mask(c, &a, false);
    set_defaults(c, &a);
    const char *causal = dfg_eval_text(c, "causal_mask", "");
    if (strcmp(causal, "BottomRight") == 0)
        a.before = a.k.places - a.q.places;
    else if (*causal != 0 && strcmp(causal, "TopLeft") != 0)
        dfg_eval_fail(c, "there is no causal mask '%s'", causal);
    a.right = *causal != 0 ? 0 : -1;
    int64_t window = dfg_eval_int(c, "window_size", 0);
    if (window > 0 && (a.right != 0 || a.before != 0))
        dfg_eval_fail(c, "a window without a causal mask from the first key on is not evaluated");
    a.left = window > 0 ? window - 1 : -1;
    scaled_run(c, &a);
}

/* ---- ONNX ---- */

/* Operand i, which may be absent, of four extents that fit the part but for the places. */
static void past_of(struct eval_call *c, uint32_t i, const struct part *p, const struct dfg_data **past)
{
    *past = dfg_eval_arg(c, i) != NULL ? dfg_eval_need(c, i) : NULL;
    const struct dfg_data *t = *past;
    if (t != NULL && (t->rank != 4 || t->dtype != p->t->dtype || t->dims[0] != p->batch ||
                      t->dims[1] != p->heads || t->dims[3] != p->width))
        dfg_eval_fail(c, "keys or values of the past do not fit");
}

/* Result i := the past, then the part, heads first; that is the part from now on. */
static void append(struct eval_call *c, uint32_t i, const struct dfg_data *past, struct part *p)
{
    const int64_t before = past != NULL ? past->dims[2] : 0;
    const int64_t dims[4] = {p->batch, p->heads, before + p->places, p->width};
    if (past == NULL && c->n_results <= i)
        return;
    struct dfg_data *y = dfg_eval_temporary(c, (enum dfg_dtype)p->t->dtype, 4, dims);
    dfg_cell *to = y->u.at;
    for (int64_t row = 0; row < p->batch * p->heads; row++)
        for (int64_t place = 0; place < dims[2]; place++, to += p->width) {
            const dfg_cell *from = place < before
                                       ? past->u.at + (row * before + place) * p->width
                                       : p->t->u.at + row / p->heads * p->to_batch +
                                             row % p->heads * p->to_head + (place - before) * p->to_place;
            memcpy(to, from, (size_t)p->width * sizeof *to);
        }
    p->t = y;
    p->heads_first = true;
    p->places = dims[2];
    take_steps(p);
    if (c->n_results > i)
        dfg_eval_give(c, i, y);
}

/* Which keys a query takes. */
static void take_window(struct eval_call *c, struct attention *a, bool causal, const struct dfg_data *past)
{
    const int64_t most = (int64_t)EVAL_MOST;
    a->valid = dfg_eval_arg(c, 6) != NULL ? dfg_eval_need(c, 6) : NULL;
    if (a->valid != NULL &&
        (dfg_data_is_real(a->valid) || a->valid->n != (uint64_t)a->q.batch || past != NULL))
        dfg_eval_fail(c, "the numbers of keys do not fit");
    a->before = past != NULL ? past->dims[2] : 0;
    a->left = dfg_eval_int(c, "left_window_size", -1);
    a->right = dfg_eval_int(c, "is_causal", causal) != 0 ? 0 : dfg_eval_int(c, "right_window_size", -1);
    a->left = a->left > most ? most : a->left;
    a->right = a->right > most ? most : a->right;
}

static void onnx_parts(struct eval_call *c, struct attention *a, bool causal)
{
    const int64_t both = dfg_eval_int(c, "num_heads", 0); /* ONNX Runtime's */
    const int64_t heads = dfg_eval_int(c, "q_num_heads", both),
                  shared = dfg_eval_int(c, "kv_num_heads", both);
    const struct dfg_data *past_k, *past_v;
    part_of(c, 0, true, heads, &a->q);
    part_of(c, 1, true, shared, &a->k);
    part_of(c, 2, true, shared, &a->v);
    past_of(c, 4, &a->k, &past_k);
    past_of(c, 5, &a->v, &past_v);
    set_defaults(c, a);
    take_window(c, a, causal, past_k);
    append(c, 1, past_k, &a->k);
    append(c, 2, past_v, &a->v);
    parts_fit(c, a);
    take_mask(c, a, true);
    if (a->mask != NULL && a->mask->rank < 2)
        dfg_eval_fail(c, "the mask has fewer than two axes");
}

/* form 1: causal where no attribute says else. */
void dfg_eval_attention(struct eval_call *c)
{
    struct attention a = {.cap = dfg_eval_float(c, "softcap", 0),
                          .soft = dfg_eval_onnx_dtype(c, "softmax_precision", DFG_NO_DTYPE),
                          .stage = dfg_eval_int(c, "qk_matmul_output_mode", 0)};
    dfg_eval_check(c, a.soft == DFG_NO_DTYPE || dfg_eval_is_real(a.soft),
                   "softmax_precision is not a type of floats");
    onnx_parts(c, &a, c->form == 1);
    if (a.scale < 0) /* ONNX takes its root */
        a.scale = NAN;
    if (c->n_results > 3) {
        const int64_t dims[4] = {a.q.batch, a.q.heads, a.q.places, a.k.places};
        a.seen = dfg_eval_result(c, 3, (enum dfg_dtype)a.q.t->dtype, 4, dims);
    }
    scaled_run(c, &a);
}

/* ---- positions as rotations ---- */

static void rotate(const struct eval_angles *r, dfg_cell *x, int64_t row)
{
    const int64_t half = r->turned / 2;
    for (int64_t k = 0; k < half; k++) {
        dfg_cell *a = &x[r->interleaved ? 2 * k : k], *b = &x[r->interleaved ? 2 * k + 1 : k + half];
        const double cos = r->cos->u.at[row * half + k].f, sin = r->sin->u.at[row * half + k].f, was = a->f;
        a->f = cos * was - sin * b->f;
        b->f = sin * was + cos * b->f;
    }
}

/* Are there angles for all places? */
static bool has_angles(const struct eval_angles *r, int64_t batch, int64_t length)
{
    const struct dfg_data *at = r->at;
    const int32_t rank = at != NULL ? 2 : 3;
    if (r->cos->rank != rank || r->sin->rank != rank || !dfg_data_is_real(r->cos) ||
        !dfg_data_is_real(r->sin) ||
        memcmp(r->cos->dims, r->sin->dims, (size_t)rank * sizeof *r->cos->dims) != 0 ||
        r->cos->dims[rank - 1] != r->turned / 2)
        return false;
    return at != NULL ? at->n == (uint64_t)(batch * length)
                      : r->cos->dims[0] == batch && r->cos->dims[1] == length;
}

/* x is [batch, heads, length, size], or [batch, length, heads * size].  A temporary. */
struct dfg_data *dfg_eval_turned(struct eval_call *c, const struct dfg_data *x, const struct eval_angles *t)
{
    struct eval_angles r = *t;
    const bool apart = x->rank == 4;
    const int64_t heads = apart ? x->dims[1] : t->heads;
    if ((!apart && x->rank != 3) || !dfg_data_is_real(x) || heads <= 0 ||
        x->dims[x->rank - 1] % (apart ? 1 : heads) != 0)
        dfg_eval_fail(c, "its heads do not fit");
    const int64_t length = x->dims[apart ? 2 : 1], size = x->dims[x->rank - 1] / (apart ? 1 : heads);
    r.turned = r.turned == 0 ? size : r.turned;
    if (r.turned < 0 || r.turned > size || r.turned % 2 != 0 || !has_angles(&r, x->dims[0], length))
        dfg_eval_fail(c, "its angles do not fit");
    struct dfg_data *y = dfg_eval_temporary(c, (enum dfg_dtype)x->dtype, x->rank, x->dims);
    memcpy(y->u.at, x->u.at, (size_t)x->n * sizeof *y->u.at);
    for (int64_t i = 0; size > 0 && i < (int64_t)(x->n / (uint64_t)size); i++) {
        const int64_t b = i / (heads * length),
                      place = b * length + (apart ? i % length : i / heads % length);
        const int64_t row = t->at != NULL ? dfg_eval_int_at(t->at, (uint64_t)place) : place;
        if (row < 0 || (t->at != NULL && row >= r.cos->dims[0]))
            dfg_eval_fail(c, "a position is out of range");
        rotate(&r, y->u.at + i * size, row);
    }
    return y;
}

void dfg_eval_rotary(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    const struct eval_angles t = {dfg_eval_need(c, 1),
                                  dfg_eval_need(c, 2),
                                  dfg_eval_arg(c, 3),
                                  dfg_eval_int(c, "num_heads", 0),
                                  dfg_eval_int(c, "rotary_embedding_dim", 0),
                                  dfg_eval_int(c, "interleaved", 0) != 0};
    dfg_eval_give(c, 0, dfg_eval_turned(c, x, &t));
}
