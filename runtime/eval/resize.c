/* resize.c -- images of another size.
 *
 * In:   x; scales or sizes, a region; how positions, neighbours and weights are chosen.
 * Out:  x resized, one axis after the other.
 *
 * For each axis and output index: which input indices count, and how much.  With
 * `antialias` the weights stretch as far as the image shrinks.
 * Source: Resize in ONNX opset 19; cubic weights by Keys (1981).
 */
#include <math.h>
#include <string.h>

#include "eval.h"

/* What one output index takes from an axis: n indices from `first` on; beyond the image its border. */
struct taps {
    int64_t first, n;
    double *weight;
    bool outside; /* of the region: the extrapolation value */
};

struct resize {
    const char *mode, *transform, *nearest;
    double cubic_a;
    bool exclude, antialias;
    int64_t in, out;          /* of the axis in hand */
    double scale, first, end; /* roi, as shares */
};

static double position(const struct resize *r, int64_t o)
{
    double x = (double)o, in = (double)r->in, out = (double)r->out, real = r->scale * in;
    if (strcmp(r->transform, "asymmetric") == 0)
        return x / r->scale;
    if (strcmp(r->transform, "align_corners") == 0)
        return real <= 1 || r->out == 1 ? 0 : x * (in - 1) / (real - 1);
    if (strcmp(r->transform, "pytorch_half_pixel") == 0)
        return real > 1 ? (x + 0.5) / r->scale - 0.5 : 0;
    if (strcmp(r->transform, "tf_half_pixel_for_nn") == 0)
        return (x + 0.5) / r->scale;
    if (strcmp(r->transform, "tf_crop_and_resize") == 0)
        return r->out > 1 ? r->first * (in - 1) + x * (r->end - r->first) * (in - 1) / (out - 1)
                          : 0.5 * (r->first + r->end) * (in - 1);
    double shift = strcmp(r->transform, "half_pixel_symmetric") == 0 ? in / 2 * (1 - out / real) : 0;
    return shift + (x + 0.5) / r->scale - 0.5;
}

static int64_t inside(int64_t i, int64_t n)
{
    return i < 0 ? 0 : i >= n ? n - 1 : i;
}

static int64_t nearest(const struct resize *r, double x)
{
    double low = floor(x), rest = x - low;
    if (strcmp(r->nearest, "floor") == 0)
        return dfg_eval_int_of(low);
    if (strcmp(r->nearest, "ceil") == 0)
        return dfg_eval_int_of(ceil(x));
    bool up = strcmp(r->nearest, "round_prefer_ceil") == 0 || strcmp(r->nearest, "round") == 0 ? rest >= 0.5
                                                                                               : rest > 0.5;
    return dfg_eval_int_of(low) + up;
}

static double cubic(double a, double x)
{
    x = fabs(x);
    if (x <= 1)
        return ((a + 2) * x - (a + 3)) * x * x + 1;
    return x < 2 ? ((a * x - 5 * a) * x + 8 * a) * x - 4 * a : 0;
}

/* By how much the weights are stretched, as a factor of distances. */
static double squeeze(const struct resize *r)
{
    return r->antialias && r->scale < 1 ? r->scale : 1;
}

/* How far from its position an output index looks. */
static double reach(const struct resize *r)
{
    return (r->mode[0] == 'c' ? 2 : 1) / squeeze(r);
}

static void taps_at(const struct resize *r, int64_t o, struct taps *t)
{
    double x = position(r, o), sum = 0;
    t->outside = strcmp(r->transform, "tf_crop_and_resize") == 0 && (x < 0 || x > (double)(r->in - 1));
    if (r->mode[0] == 'n') {
        t->first = nearest(r, x);
        t->weight[0] = 1;
        return;
    }
    t->first = dfg_eval_int_of(floor(x - reach(r))) + 1;
    for (int64_t k = 0; k < t->n; k++) {
        double distance = (x - (double)(t->first + k)) * squeeze(r);
        bool out = t->first + k < 0 || t->first + k >= r->in;
        t->weight[k] = r->exclude && out     ? 0
                       : r->mode[0] == 'c'   ? cubic(r->cubic_a, distance)
                       : fabs(distance) <= 1 ? 1 - fabs(distance)
                                             : 0;
        sum += t->weight[k];
    }
    for (int64_t k = 0; (r->exclude || r->antialias) && sum != 0 && k < t->n; k++)
        t->weight[k] /= sum;
}

/* x with axis d in its new size. */
static struct dfg_data *resize_axis(struct eval_call *c, const struct resize *r, const struct dfg_data *x,
                                    int32_t d, double outside)
{
    int64_t dims[EVAL_RANK], inner = (int64_t)dfg_eval_count(x->dims, d + 1, x->rank);
    memcpy(dims, x->dims, (size_t)x->rank * sizeof *dims);
    dims[d] = r->out;
    struct dfg_data *y = dfg_eval_temporary(c, DFG_F64, x->rank, dims);
    if (y->n == 0)
        return y;
    struct taps t = {.n = r->mode[0] == 'n' ? 1 : dfg_eval_int_of(ceil(2 * reach(r)))};
    dfg_eval_check(c, r->in != 0, "there is nothing to resize");
    dfg_eval_check(c, t.n <= (int64_t)EVAL_MOST, "a scale is too small");
    t.weight = dfg_eval_room(c, (size_t)t.n, sizeof *t.weight);
    int64_t outer = (int64_t)dfg_eval_count(x->dims, 0, d);
    for (int64_t o = 0; o < r->out; o++) {
        taps_at(r, o, &t);
        for (int64_t i = 0; i < outer * inner; i++) {
            int64_t from = i / inner * r->in * inner + i % inner;
            double v = 0;
            for (int64_t k = 0; k < t.n; k++)
                if (t.weight[k] != 0)
                    v +=
                        t.weight[k] * dfg_eval_real(x, (uint64_t)(from + inside(t.first + k, r->in) * inner));
            y->u.at[(i / inner * r->out + o) * inner + i % inner].f = t.outside ? outside : v;
        }
    }
    return y;
}

static void known(struct eval_call *c, const struct resize *r)
{
    static const char *const transforms[] = {
        "half_pixel",           "asymmetric",         "align_corners",       "pytorch_half_pixel",
        "tf_half_pixel_for_nn", "tf_crop_and_resize", "half_pixel_symmetric"};
    bool mode =
        strcmp(r->mode, "nearest") == 0 || strcmp(r->mode, "linear") == 0 || strcmp(r->mode, "cubic") == 0;
    for (size_t i = 0; i < sizeof transforms / sizeof *transforms; i++)
        if (mode && strcmp(r->transform, transforms[i]) == 0)
            return;
    dfg_eval_fail(c, "mode '%s' or transformation '%s' are not evaluated", r->mode, r->transform);
}

/* Every axis in turn; where an axis keeps its size and nothing is cropped, it is as it was.
 * roi NULL: there is none. */
static void resize(struct eval_call *c, struct resize *r, const struct dfg_data *x, const int64_t *out,
                   const double *scales, const double *roi)
{
    bool crop = strcmp(r->transform, "tf_crop_and_resize") == 0;
    double outside = dfg_eval_float(c, "extrapolation_value", 0);
    const struct dfg_data *at = x;
    known(c, r);
    if (crop && roi == NULL)
        dfg_eval_fail(c, "there is no region");
    for (int32_t d = 0; d < x->rank; d++) {
        r->in = x->dims[d];
        r->out = out[d];
        r->scale = scales[d];
        r->first = crop ? roi[d] : 0;
        r->end = crop ? roi[d + x->rank] : 1;
        if (r->out == r->in && r->scale == 1 && r->first == 0 && r->end == 1)
            continue;
        at = resize_axis(c, r, at, d, outside);
    }
    if (at == x) {
        dfg_eval_give(c, 0, x);
        return;
    }
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, at->rank, at->dims);
    for (uint64_t i = 0; i < y->n; i++)
        dfg_eval_set(y, i, dfg_eval_real(at, i));
}

static double ratio(int64_t out, int64_t in)
{
    return in > 0 ? (double)out / (double)in : 1;
}

/* What the operands say of n axes, spread over all. */
struct sizes {
    int64_t out[EVAL_RANK];
    double by[EVAL_RANK], roi[2 * EVAL_RANK];
};

/* The axes are resized alike: by the least, or by the greatest of their ratios. */
static void keep_aspect(const struct dfg_data *x, const int64_t *axes, int32_t n, bool least, struct sizes *s)
{
    double by = n > 0 ? s->by[axes[0]] : 1;
    for (int32_t i = 1; i < n; i++)
        by = least == (s->by[axes[i]] < by) ? s->by[axes[i]] : by;
    for (int32_t i = 0; i < n; i++) {
        s->by[axes[i]] = by;
        s->out[axes[i]] = dfg_eval_int_of(floor(by * (double)x->dims[axes[i]] + 0.5));
    }
}

static void take_sizes(struct eval_call *c, const struct dfg_data *x, const struct dfg_data *scales,
                       const struct dfg_data *roi, struct sizes *s)
{
    int64_t axes[EVAL_RANK], given[EVAL_RANK];
    const bool scaled = scales != NULL && scales->tag == DFG_DATA_TENSOR && scales->n > 0;
    const char *policy = dfg_eval_text(c, "keep_aspect_ratio_policy", "stretch");
    int32_t n = dfg_eval_ints(c, "axes", axes);
    for (int32_t d = 0; d < x->rank; d++) {
        s->out[d] = x->dims[d];
        s->by[d] = s->roi[d + x->rank] = 1;
        s->roi[d] = 0;
    }
    n = dfg_eval_axes(c, axes, n, x->rank, x->rank);
    if (scaled ? scales->n != (uint64_t)n : dfg_eval_arg_ints(c, 3, given) != n)
        dfg_eval_fail(c, "there is not one %s for each axis", scaled ? "scale" : "size");
    for (int32_t i = 0; i < n; i++) {
        const int64_t d = axes[i];
        s->by[d] = scaled ? dfg_eval_real(scales, (uint64_t)i) : ratio(given[i], x->dims[d]);
        s->out[d] = scaled ? dfg_eval_int_of(floor((double)x->dims[d] * s->by[d])) : given[i];
        if (scaled && !(s->by[d] > 0))
            dfg_eval_fail(c, "a scale is not positive");
        for (int32_t end = 0; roi != NULL && end < 2; end++)
            s->roi[d + (int64_t)end * x->rank] =
                dfg_eval_real(roi, (uint64_t)i + (uint64_t)end * (uint64_t)n);
    }
    if (!scaled && strcmp(policy, "stretch") != 0)
        keep_aspect(x, axes, n, strcmp(policy, "not_larger") == 0, s);
}

/* form 0: Resize; 1: Upsample (scales as operand 1). */
void dfg_eval_resize(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *roi = c->form == 0 ? dfg_eval_arg(c, 1) : NULL;
    const bool some = dfg_eval_attr(c, "axes").tag == DFG_V_LIST;
    struct sizes s;
    struct resize r = {
        .mode = dfg_eval_text(c, "mode", "nearest"),
        .transform =
            dfg_eval_text(c, "coordinate_transformation_mode", c->form == 1 ? "asymmetric" : "half_pixel"),
        .nearest = dfg_eval_text(c, "nearest_mode", c->form == 1 ? "floor" : "round_prefer_floor"),
        .cubic_a = dfg_eval_float(c, "cubic_coeff_a", -0.75),
        .antialias = dfg_eval_int(c, "antialias", 0) != 0,
        .exclude = dfg_eval_int(c, "exclude_outside", 0) != 0};
    if (roi != NULL && (roi->tag != DFG_DATA_TENSOR ||
                        roi->n != 2 * (some ? (uint64_t)dfg_eval_attr(c, "axes").n : (uint64_t)x->rank)))
        roi = NULL;
    take_sizes(c, x, dfg_eval_arg(c, c->form == 1 ? 1 : 2), roi, &s);
    resize(c, &r, x, s.out, s.by, roi != NULL ? s.roi : NULL);
}

/* Relay's resize2d and upsampling (form 1), of channels first. */
void dfg_eval_relay_resize(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    const char *method = dfg_eval_text(c, "method", c->form == 1 ? "nearest_neighbor" : "linear");
    bool near = strncmp(method, "nearest", 7) == 0;
    struct resize r = {.mode = near                              ? "nearest"
                               : strstr(method, "cubic") != NULL ? "cubic"
                                                                 : "linear",
                       .transform = dfg_eval_text(c, "coordinate_transformation_mode", "half_pixel"),
                       .nearest = c->form == 1 ? "floor" : dfg_eval_text(c, "rounding_method", "round"),
                       .cubic_a = dfg_eval_float(c, "cubic_alpha", -0.5),
                       .exclude = dfg_eval_int(c, "cubic_exclude", 0) != 0};
    int64_t size[EVAL_RANK], out[EVAL_RANK];
    double by[4];
    if (x->rank != 4 || strcmp(dfg_eval_text(c, "layout", "NCHW"), "NCHW") != 0)
        dfg_eval_fail(c, "it is evaluated for images of channels first");
    if (c->form == 1) {
        r.transform = dfg_eval_int(c, "align_corners", 0) != 0 ? "align_corners"
                      : near                               ? "asymmetric"
                                                           : "half_pixel";
        size[0] = dfg_eval_int_of(nearbyint((double)x->dims[2] * dfg_eval_float(c, "scale_h", 1)));
        size[1] = dfg_eval_int_of(nearbyint((double)x->dims[3] * dfg_eval_float(c, "scale_w", 1)));
    } else if (dfg_eval_ints(c, "size", size) != 2) {
        dfg_eval_fail(c, "size is wrong");
    }
    memcpy(out, x->dims, 2 * sizeof *out);
    memcpy(out + 2, size, 2 * sizeof *out);
    for (int32_t d = 0; d < 4; d++)
        by[d] = ratio(out[d], x->dims[d]);
    resize(c, &r, x, out, by, NULL);
}
