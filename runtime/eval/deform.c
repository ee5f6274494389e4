/* deform.c -- deformable convolution of images.
 *
 * In:   x [N, C, H, W], w [O, C/group, KH, KW], offsets [N, G*KH*KW*2, OH, OW]: how far from its place each
 *       element of the window looks, for each of G groups of channels; a bias; a mask [N, G*KH*KW, OH, OW].
 * Out:  [N, O, OH, OW].
 * Errors: operands that do not fit each other; other ranks.
 *
 * Between elements an image is bilinear, around it zero.  Source: the operator's text in ONNX opset 19.
 */
#include <math.h>
#include <string.h>

#include "eval.h"

struct deform {
    const struct dfg_data *x, *w, *offset, *bias, *mask;
    struct eval_window win;
    int64_t group, offset_group, taps, outs; /* elements of a window; windows of an image */
};

/* The image at a place between its elements. */
static double sample(const dfg_cell *image, const int64_t *dims, double row, double column)
{
    if (!(row > -1 && row < (double)dims[0] && column > -1 && column < (double)dims[1]))
        return 0;
    const int64_t r = (int64_t)floor(row), q = (int64_t)floor(column);
    double sum = 0;
    for (int64_t i = r; i < r + 2; i++)
        for (int64_t j = q; j < q + 2; j++)
            if (i >= 0 && i < dims[0] && j >= 0 && j < dims[1])
                sum +=
                    (1 - fabs(row - (double)i)) * (1 - fabs(column - (double)j)) * image[i * dims[1] + j].f;
    return sum;
}

/* What element `tap` of window `at` sees of a channel. */
static double seen(const struct deform *d, int64_t n, int64_t channel, int64_t tap, int64_t at)
{
    const struct eval_window *w = &d->win;
    const int64_t channels = d->x->dims[1],
                  which = channel / (channels / d->offset_group) + n * d->offset_group;
    const int64_t k = which * d->taps + tap;
    const dfg_cell *moved = d->offset->u.at + 2 * k * d->outs + at;
    double place[2];
    const int64_t o[2] = {at / w->out[1], at % w->out[1]}, t[2] = {tap / w->kernel[1], tap % w->kernel[1]};
    for (int i = 0; i < 2; i++)
        place[i] =
            (double)(o[i] * w->strides[i] + t[i] * w->dilations[i] - w->begin[i]) + moved[i * d->outs].f;
    const dfg_cell *image = d->x->u.at + (n * channels + channel) * w->in[0] * w->in[1];
    return sample(image, w->in, place[0], place[1]) *
           (d->mask != NULL ? d->mask->u.at[k * d->outs + at].f : 1);
}

static double output(const struct deform *d, int64_t n, int64_t o, int64_t at)
{
    const int64_t channels = d->w->dims[1], first = o / (d->w->dims[0] / d->group) * channels;
    double sum = d->bias != NULL ? d->bias->u.at[o].f : 0;
    for (int64_t ch = 0; ch < channels; ch++)
        for (int64_t tap = 0; tap < d->taps; tap++)
            sum += d->w->u.at[(o * channels + ch) * d->taps + tap].f * seen(d, n, first + ch, tap, at);
    return sum;
}

/* Is it of x's type, with these extents? */
static bool fits(const struct deform *d, const struct dfg_data *t, int32_t rank, const int64_t *dims)
{
    return t->tag == DFG_DATA_TENSOR && t->dtype == d->x->dtype && t->rank == rank &&
           memcmp(t->dims, dims, (size_t)rank * sizeof *dims) == 0;
}

static void check(struct eval_call *c, struct deform *d)
{
    const struct dfg_data *x = d->x, *w = d->w;
    if (x->rank != 4 || w->rank != 4 || !dfg_data_is_real(x) || x->dtype != w->dtype)
        dfg_eval_fail(c, "its operands are no images and weights of one float type");
    if (d->group < 1 || d->offset_group < 1 || x->dims[1] % d->offset_group != 0 ||
        w->dims[0] % d->group != 0 || x->dims[1] / d->group != w->dims[1] || x->dims[1] % d->group != 0)
        dfg_eval_fail(c, "channels do not fit the weights and groups");
    dfg_eval_onnx_window(c, &d->win, x->dims + 2, w->dims + 2, 2);
    dfg_eval_window_sizes(c, &d->win);
    d->taps = w->dims[2] * w->dims[3];
    d->outs = d->win.out[0] * d->win.out[1];
    const int64_t masks[4] = {x->dims[0], d->offset_group * d->taps, d->win.out[0], d->win.out[1]};
    const int64_t offsets[4] = {masks[0], 2 * masks[1], masks[2], masks[3]};
    if (!fits(d, d->offset, 4, offsets) || (d->mask != NULL && !fits(d, d->mask, 4, masks)) ||
        (d->bias != NULL && !fits(d, d->bias, 1, w->dims)))
        dfg_eval_fail(c, "offsets, mask or bias do not fit");
}

void dfg_eval_deform_conv(struct eval_call *c)
{
    struct deform d = {.x = dfg_eval_need(c, 0),
                       .w = dfg_eval_need(c, 1),
                       .offset = dfg_eval_need(c, 2),
                       .bias = dfg_eval_arg(c, 3),
                       .mask = dfg_eval_arg(c, 4)};
    d.group = dfg_eval_int(c, "group", 1);
    d.offset_group = dfg_eval_int(c, "offset_group", 1);
    check(c, &d);
    const int64_t dims[4] = {d.x->dims[0], d.w->dims[0], d.win.out[0], d.win.out[1]};
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)d.x->dtype, 4, dims);
    for (int64_t i = 0; i < dims[0] * dims[1] * d.outs; i++)
        y->u.at[i].f = output(&d, i / d.outs / dims[1], i / d.outs % dims[1], i % d.outs);
}
