/* fold.c -- new weights: a scale and a shift for each channel, computed into a
 * convolution or a product.
 *
 * Behind y = f(x, w) + b, a factor s and a summand t for each output channel give
 * f(x, w s) + (b s + t): w is scaled along the axis of its output channels.
 * Computed in double precision, rounded once.  A rule that finds no numbers, or
 * shapes that say anything else, declines.
 */
#include "extern.h"
#include "fold.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What happens behind f, for each channel. */
struct affine {
    double *factor, *shift;
    uint64_t n; /* channels */
};

/* A factor of 1 and a shift of 0 for n channels; false: no memory. */
static bool affine_new(dfg_rewriter *rw, struct affine *a, uint64_t n)
{
    *a = (struct affine){NULL, NULL, n};
    if (n == 0 || n > SIZE_MAX / sizeof *a->factor)
        return false;
    a->factor = dfg_rewrite_alloc(rw, (size_t)n * sizeof *a->factor);
    a->shift = dfg_rewrite_alloc(rw, (size_t)n * sizeof *a->shift);
    for (uint64_t i = 0; a->factor != NULL && a->shift != NULL && i < n; i++) {
        a->factor[i] = 1;
        a->shift[i] = 0;
    }
    return a->factor != NULL && a->shift != NULL;
}

/* ---- channels ---- */

/* How the elements of w belong to output channels: element i to channel
 * i / inner % outer, and of a transposed convolution plus its group's first. */
struct channels {
    uint64_t n, inner, outer; /* outer: channels that lie side by side in w */
    uint64_t group_size;      /* elements of a group; 0: one group */
};

static uint64_t product_from(const struct numbers *w, int32_t axis)
{
    uint64_t n = 1;
    for (int32_t i = axis; i < w->rank; i++)
        n *= (uint64_t)w->dims[i];
    return n;
}

/* False where w has not the shape that f's weights have. */
static bool find_channels(const dfg_graph *g, dfg_node f, const struct numbers *w, struct channels *c)
{
    const bool product = calls_named(g, f, "Gemm") || calls_named(g, f, "MatMul");
    const bool transposed = calls_named(g, f, "ConvTranspose");
    const double groups = product ? 1 : number_attr(g, f, "group", 1);
    int32_t axis = transposed ? 1 : 0;
    if (product)
        axis = number_attr(g, f, "transB", 0) != 0 ? 0 : 1;
    if (w->rank < (product ? 2 : 3) || (product && w->rank != 2) || w->n == 0 || groups < 1)
        return false;
    *c = (struct channels){0, product_from(w, axis + 1), (uint64_t)w->dims[axis], 0};
    c->n = c->outer;
    if (transposed) {
        const uint64_t in = (uint64_t)w->dims[0];
        if (groups > (double)in || in % (uint64_t)groups != 0)
            return false;
        c->n = c->outer * (uint64_t)groups;
        c->group_size = w->n / (uint64_t)groups;
    }
    return true;
}

static uint64_t channel_of(const struct channels *c, uint64_t i)
{
    const uint64_t within = i / c->inner % c->outer;
    return c->group_size > 0 ? i / c->group_size * c->outer + within : within;
}

/* ---- the new call ---- */

/* Not 0: an element is no finite number. */
static uint32_t scale_floats(const uint8_t *from, uint64_t n, double factor, float *to)
{
    uint32_t none = 0;
    for (uint64_t i = 0; i < n; i++) {
        const float f = (float)((double)float_at(from, i) * factor);
        uint32_t code;
        memcpy(&code, &f, sizeof code);
        to[i] = f;
        none |= (code >> 23 & 0xFF) == 0xFF;
    }
    return none;
}

/* Most weights are floats of 32 bits, and many: each is read once and written once, in memory that stays. */
static dfg_node scaled_floats(dfg_rewriter *rw, struct dfg_tensor t, const struct channels *c,
                              const struct affine *a)
{
    dfg_module *m = dfg_rewriter_module(rw);
    float *to = dfg_alloc(m, (size_t)t.n * sizeof *to);
    uint32_t none = 0;
    if (to == NULL)
        return DFG_NONE;
    for (uint64_t from = 0; from < t.n; from += c->inner)
        none |= scale_floats(t.data + from * 4, c->inner, a->factor[channel_of(c, from)], to + from);
    if (none == 0)
        return dfg_new_node(rw, dfg_const(m, dfg_tensor_add(m, t.type, to, false)));
    dfg_decline(rw, "a new constant has an element that is no finite number");
    return DFG_NONE;
}

static dfg_node scaled_weights(dfg_rewriter *rw, dfg_node weights, const struct channels *c,
                               const struct affine *a)
{
    const dfg_graph *g = dfg_before(rw);
    const struct dfg_tensor *t = &g->tensors[g->first[weights]];
    if (dfg_dtype(g, weights) == DFG_F32 && !t->splat && t->data != NULL)
        return scaled_floats(rw, *t, c, a);
    if (t->splat && is_splat((struct numbers){.at = a->factor, .n = a->n})) {
        const dfg_val element = dfg_element(g, weights, 0);
        if (element.tag == DFG_V_FLOAT)
            return new_splat(rw, numbers_about(rw, weights), element.u.f * a->factor[0]);
    }
    const struct numbers w = numbers_of(rw, weights);
    struct numbers v = numbers_like(rw, w.dtype, w.rank, w.dims, w.n);
    for (uint64_t i = 0; w.at != NULL && v.at != NULL && i < v.n; i++)
        v.at[i] = w.at[i] * a->factor[channel_of(c, i)];
    return w.at != NULL && v.at != NULL ? new_numbers(rw, v) : DFG_NONE;
}

/* b s + t of dtype; b may be absent, or one number for all channels. */
static dfg_node new_bias(dfg_rewriter *rw, dfg_node b, enum dfg_dtype dtype, const struct affine *a)
{
    const dfg_dim n = (dfg_dim)a->n;
    struct numbers old = {NULL, 0, dtype, 1, NULL}, v = numbers_like(rw, dtype, 1, &n, a->n);
    dfg_node made = DFG_NONE;
    if (b != DFG_NONE)
        old = numbers_of(rw, b);
    /* a row of channels, whatever stands before it */
    const bool fits =
        b == DFG_NONE || (old.at != NULL && (old.n == 1 || (old.n == a->n && old.dims[old.rank - 1] == n)));
    for (uint64_t i = 0; fits && v.at != NULL && i < a->n; i++)
        v.at[i] = (b == DFG_NONE ? 0 : old.at[old.n == 1 ? 0 : i] * a->factor[i]) + a->shift[i];
    if (fits && v.at != NULL)
        made = new_numbers(rw, v);
    return made;
}

static bool has_shift(const struct affine *a)
{
    for (uint64_t i = 0; i < a->n; i++)
        if (a->shift[i] != 0)
            return true;
    return false;
}

/* f(x, w, b) with a computed into w and b; w itself where no factor is given. */
static dfg_node new_call(dfg_rewriter *rw, dfg_node f, dfg_node x, dfg_node w, dfg_node b,
                         enum dfg_dtype dtype, const struct affine *a)
{
    struct dfg_attrs attrs = {0};
    const bool biased = b != DFG_NONE || has_shift(a);
    dfg_take_attrs(rw, &attrs, f);
    if (b == DFG_NONE && calls_named(dfg_before(rw), f, "Gemm"))
        dfg_set_named(rw, &attrs, "beta", dfg_float(1));
    const dfg_node args[] = {x, w, biased ? new_bias(rw, b, dtype, a) : DFG_NONE};
    if (w == DFG_NONE || (biased && args[2] == DFG_NONE)) {
        dfg_decline(rw, "weights and bias do not fit");
        return DFG_NONE;
    }
    return dfg_new_like_call(rw, f, args, biased ? 3 : 2, &attrs, 0);
}

/* The bias of a product counts beta times: only 1 is understood. */
static bool plain_bias(const dfg_graph *g, dfg_node f, dfg_node b)
{
    return b == DFG_NONE || !calls_named(g, f, "Gemm") || number_attr(g, f, "beta", 1) == 1;
}

/* Fills a from what stands behind f; false: it does not fit n channels. */
typedef bool (*affine_of)(dfg_rewriter *rw, const void *match, int32_t rank, struct affine *a);

static dfg_node fold(dfg_rewriter *rw, dfg_node f, dfg_node x, dfg_node w, dfg_node b, affine_of fill,
                     const void *match)
{
    const dfg_graph *g = dfg_before(rw);
    const struct numbers weights = numbers_about(rw, w);
    struct affine a = {NULL, NULL, 0};
    struct channels c;
    dfg_node made = DFG_NONE;
    if (weights.n > 0 && is_float_dtype(weights.dtype) && plain_bias(g, f, b) &&
        find_channels(g, f, &weights, &c) && affine_new(rw, &a, c.n) && fill(rw, match, weights.rank, &a))
        made = new_call(rw, f, x, scaled_weights(rw, w, &c, &a), b, weights.dtype, &a);
    else
        dfg_decline(rw,
                    "weights are no floats that are at hand, or what follows is not one number a channel");
    return made;
}

/* ---- a normalisation ---- */

static bool normalisation(dfg_rewriter *rw, const void *match, int32_t rank, struct affine *a)
{
    const struct fold_fold_batch_norm_match *m = match;
    struct numbers scale = numbers_of(rw, m->scale), shift = numbers_of(rw, m->shift);
    struct numbers mean = numbers_of(rw, m->mean), variance = numbers_of(rw, m->variance);
    const double epsilon = number_attr(dfg_before(rw), dfg_call_of(dfg_before(rw), m->root), "epsilon", 1e-5);
    bool ok = scale.at != NULL && shift.at != NULL && mean.at != NULL && variance.at != NULL &&
              scale.n == a->n && shift.n == a->n && mean.n == a->n && variance.n == a->n;
    (void)rank;
    for (uint64_t i = 0; ok && i < a->n; i++) {
        ok = variance.at[i] + epsilon > 0;
        if (ok) {
            a->factor[i] = scale.at[i] / sqrt(variance.at[i] + epsilon);
            a->shift[i] = shift.at[i] - mean.at[i] * a->factor[i];
        }
    }
    return ok;
}

dfg_node fold_norm(dfg_rewriter *rw, const struct fold_fold_batch_norm_match *m)
{
    return fold(rw, m->f, m->x, m->w, m->b, normalisation, m);
}

/* ---- a factor, a divisor, a summand ---- */

/* Is c one number, or one for each of n channels, beside a value of that rank whose axis 1 they are? */
static bool is_per_channel(const struct numbers *c, int32_t rank, uint64_t n)
{
    if (c->rank > rank)
        return false;
    for (int32_t i = 0; i < c->rank; i++) {
        const bool channel = i + rank - c->rank == 1;
        if (c->dims[i] != 1 && !(channel && (uint64_t)c->dims[i] == n))
            return false;
    }
    return true;
}

/* to[i] of each channel is what c has for it. */
static bool per_channel(dfg_rewriter *rw, dfg_node constant, int32_t rank, uint64_t n, double *to)
{
    const struct numbers c = numbers_of(rw, constant);
    const bool ok = c.at != NULL && is_per_channel(&c, rank, n);
    for (uint64_t i = 0; ok && i < n; i++)
        to[i] = c.at[c.n == 1 ? 0 : i];
    return ok;
}

static bool factors(dfg_rewriter *rw, const void *match, int32_t rank, struct affine *a)
{
    const struct fold_fold_mul_match *m = match;
    return per_channel(rw, m->c, rank, a->n, a->factor);
}

dfg_node fold_factor(dfg_rewriter *rw, const struct fold_fold_mul_match *m)
{
    return fold(rw, m->f, m->x, m->w, m->b, factors, m);
}

static bool column_factors(dfg_rewriter *rw, const void *match, int32_t rank, struct affine *a)
{
    const struct fold_fold_matmul_mul_match *m = match;
    return per_channel(rw, m->c, rank, a->n, a->factor);
}

dfg_node fold_columns(dfg_rewriter *rw, const struct fold_fold_matmul_mul_match *m)
{
    return fold(rw, m->f, m->x, m->w, DFG_NONE, column_factors, m);
}

static bool divisors(dfg_rewriter *rw, const void *match, int32_t rank, struct affine *a)
{
    const struct fold_fold_div_match *m = match;
    bool ok = per_channel(rw, m->c, rank, a->n, a->factor);
    for (uint64_t i = 0; ok && i < a->n; i++) {
        ok = a->factor[i] != 0;
        if (ok)
            a->factor[i] = 1 / a->factor[i];
    }
    return ok;
}

dfg_node fold_divisor(dfg_rewriter *rw, const struct fold_fold_div_match *m)
{
    return fold(rw, m->f, m->x, m->w, m->b, divisors, m);
}

/* Output channels as the weights' type says them; 0 where it does not. */
static uint64_t typed_channels(const dfg_graph *g, dfg_node f, dfg_node w)
{
    const bool transposed = calls_named(g, f, "ConvTranspose");
    const dfg_dim n = dfg_extent(g, w, transposed ? 1 : 0);
    const double groups = number_attr(g, f, "group", 1);
    if (n <= 0 || groups < 1 || groups > 1e9 || n > 1000000000)
        return 0;
    return (uint64_t)n * (transposed ? (uint64_t)groups : 1);
}

/* The weights stay as they are, and may be anything. */
dfg_node fold_summand(dfg_rewriter *rw, const struct fold_fold_add_match *m)
{
    const dfg_graph *g = dfg_before(rw);
    const int32_t rank = dfg_rank(g, m->w);
    const enum dfg_dtype dtype = dfg_dtype(g, m->c);
    struct affine a = {NULL, NULL, 0};
    dfg_node made = DFG_NONE;
    if (rank >= 3 && is_float_dtype(dtype) && affine_new(rw, &a, typed_channels(g, m->f, m->w)) &&
        per_channel(rw, m->c, rank, a.n, a.shift))
        made = new_call(rw, m->f, m->x, m->w, m->b, dtype, &a);
    else
        dfg_decline(rw, "the summand is not one number a channel");
    return made;
}

/* ---- constants ---- */

dfg_node fold_same_elements(dfg_rewriter *rw, const struct fold_constant_reshaped_match *m)
{
    const dfg_graph *g = dfg_before(rw);
    const struct dfg_tensor *t = &g->tensors[g->first[m->c]];
    const struct dfg_type *old = &g->types[t->type], *wanted = dfg_type_of(g, m->root);
    const unsigned bits = dfg_dtype_bits((enum dfg_dtype)old->dtype);
    uint64_t n = 1;
    for (int32_t i = 0; i < wanted->rank; i++)
        if (wanted->u.dims[i] < 0 || __builtin_mul_overflow(n, (uint64_t)wanted->u.dims[i], &n))
            n = UINT64_MAX;
    if (t->data == NULL || old->dtype == DFG_STRING || bits % 8 != 0 || n != t->n || n > SIZE_MAX / 16) {
        dfg_decline(rw, "the constant's elements are not at hand");
        return DFG_NONE;
    }
    if (t->splat)
        return dfg_new_const(rw, (enum dfg_dtype)old->dtype, wanted->rank, wanted->u.dims,
                             dfg_element(g, m->c, 0));
    const uint32_t type =
        dfg_type_tensor(dfg_rewriter_module(rw), (enum dfg_dtype)old->dtype, wanted->rank, wanted->u.dims);
    return dfg_new_tensor(rw, type, t->data, (size_t)n * (bits / 8));
}
