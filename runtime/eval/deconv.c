/* deconv.c -- transposed convolutions.
 *
 * In:   x [N, C, ...], w [C, O/group, ...], a bias.
 * Out:  [N, O, ...]: each input adds the kernel, scaled by it, at its window.
 */
#include <string.h>

#include "eval.h"

struct scatter {
    struct eval_window w; /* `out` slides as an input of the plain convolution would */
    int64_t more[EVAL_RANK];
};

/* Extents of the result; given: NULL, or what output_shape says. */
static void sizes(struct eval_call *c, struct scatter *s, const int64_t *given, const char *automatic)
{
    for (int32_t d = 0; d < s->w.n; d++) {
        int64_t span = (s->w.kernel[d] - 1) * s->w.dilations[d] + 1;
        int64_t all = (s->w.in[d] - 1) * s->w.strides[d] + span + s->more[d];
        bool same = strncmp(automatic, "SAME", 4) == 0;
        if (given != NULL || same) {
            s->w.out[d] = given != NULL ? given[d] : s->w.in[d] * s->w.strides[d];
            int64_t pads = all > s->w.out[d] ? all - s->w.out[d] : 0;
            s->w.begin[d] = strcmp(automatic, "SAME_UPPER") == 0 ? pads / 2 : pads - pads / 2;
        } else {
            s->w.out[d] = all - s->w.begin[d] - s->w.end[d];
        }
        if (s->w.out[d] < 0 || s->w.out[d] > (int64_t)EVAL_MOST)
            dfg_eval_fail(c, "an extent of the result is wrong");
    }
}

/* Adds v times the kernel k to the plane y, where input position i stands. */
static void spread(const struct scatter *s, const int64_t *i, double v, const dfg_cell *k, dfg_cell *y)
{
    int64_t index[EVAL_RANK] = {0};
    uint64_t taps = dfg_eval_count(s->w.kernel, 0, s->w.n);
    for (uint64_t tap = 0; tap < taps; tap++, eval_step(index, s->w.kernel, s->w.n)) {
        int64_t cell = 0;
        for (int32_t d = 0; d < s->w.n && cell >= 0; d++) {
            int64_t at = i[d] * s->w.strides[d] + index[d] * s->w.dilations[d] - s->w.begin[d];
            cell = at < 0 || at >= s->w.out[d] ? -1 : cell * s->w.out[d] + at;
        }
        if (cell >= 0)
            y[cell].f += v * k[tap].f;
    }
}

static struct dfg_data *deconvolve(struct eval_call *c, const struct dfg_data *x, const struct dfg_data *w,
                                   const struct scatter *s, int64_t group)
{
    int64_t dims[EVAL_RANK];
    if (group < 1 || x->dims[1] != w->dims[0] || x->dims[1] % group != 0 || !dfg_data_is_real(x) ||
        x->dtype != w->dtype)
        dfg_eval_fail(c, "its operands do not fit");
    int64_t per = w->dims[1], channels = x->dims[1] / group;
    dims[0] = x->dims[0];
    dims[1] = per * group;
    memcpy(dims + 2, s->w.out, (size_t)s->w.n * sizeof *dims);
    struct dfg_data *y = dfg_eval_temporary(c, (enum dfg_dtype)x->dtype, x->rank, dims);
    int64_t in = (int64_t)dfg_eval_count(s->w.in, 0, s->w.n),
            out = (int64_t)dfg_eval_count(s->w.out, 0, s->w.n);
    int64_t taps = (int64_t)dfg_eval_count(s->w.kernel, 0, s->w.n);
    for (int64_t p = 0; p < x->dims[0] * x->dims[1]; p++) {
        int64_t image = p / x->dims[1], channel = p % x->dims[1], index[EVAL_RANK] = {0};
        for (int64_t k = 0; k < in; k++, eval_step(index, s->w.in, s->w.n))
            for (int64_t o = 0; o < per; o++)
                spread(s, index, x->u.at[p * in + k].f, w->u.at + (channel * per + o) * taps,
                       y->u.at + (image * dims[1] + channel / channels * per + o) * out);
    }
    return y;
}

void dfg_eval_conv_transpose(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *w = dfg_eval_need(c, 1);
    const char *automatic = dfg_eval_text(c, "auto_pad", "NOTSET");
    int64_t given[EVAL_RANK];
    struct scatter s;
    int32_t n = x->rank - 2;
    dfg_eval_check(c, x->rank >= 3 && w->rank == x->rank, "its operands are no images and weights");
    dfg_eval_onnx_window(c, &s.w, x->dims + 2, w->dims + 2, n);
    dfg_eval_n_ints(c, "output_padding", n, 0, s.more);
    int32_t k = dfg_eval_ints(c, "output_shape", given);
    if (k >= 0 && k != n)
        dfg_eval_fail(c, "output_shape does not fit");
    sizes(c, &s, k >= 0 ? given : NULL, automatic);
    dfg_eval_give(c, 0, deconvolve(c, x, w, &s, dfg_eval_int(c, "group", 1)));
    dfg_eval_add_bias(c, c->results[0], dfg_eval_arg(c, 2), 1);
}

/* form: how many spatial axes; in Relay's first layouts. */
void dfg_eval_relay_conv_transpose(struct eval_call *c)
{
    static const char *const data[] = {"", "NCW", "NCHW", "NCDHW"}, *const kernel[] = {"", "IOW", "IOHW",
                                                                                       "IODHW"};
    const struct dfg_data *x = dfg_eval_need(c, 0), *w = dfg_eval_need(c, 1);
    const char *layout = dfg_eval_text(c, "kernel_layout", kernel[c->form]);
    struct scatter s;
    w = dfg_eval_ungroup(c, w, &layout);
    if (strcmp(dfg_eval_text(c, "data_layout", data[c->form]), data[c->form]) != 0 ||
        strcmp(layout, kernel[c->form]) != 0 || x->rank != c->form + 2 || w->rank != x->rank)
        dfg_eval_fail(c, "this layout is not evaluated");
    dfg_eval_relay_window(c, &s.w, x->dims + 2, w->dims + 2, c->form, "dilation");
    dfg_eval_n_ints(c, "output_padding", c->form, 0, s.more);
    sizes(c, &s, NULL, "NOTSET");
    dfg_eval_give(c, 0, deconvolve(c, x, w, &s, dfg_eval_int(c, "groups", 1)));
}

/* TensorFlow Lite's: the result's shape, weights, x; channels last. */
void dfg_eval_tfl_transpose_conv(struct eval_call *c)
{
    const struct dfg_data *w = dfg_eval_need(c, 1), *x = dfg_eval_need(c, 2);
    const char *padding = dfg_eval_text(c, "padding", "SAME");
    const int64_t n = x->rank > 0 ? x->dims[0] : 0, channels = w->rank > 0 ? w->dims[0] : 0;
    int64_t shape[EVAL_RANK];
    struct scatter s = {.more = {0}};
    x = dfg_eval_to_layout(c, x, "NHWC", "NCHW");
    w = dfg_eval_to_layout(c, w, "OHWI", "IOHW");
    dfg_eval_tfl_window(c, &s.w, x->dims + 2, w->dims + 2);
    if (dfg_eval_arg_ints(c, 0, shape) != 4 || shape[0] != n || shape[3] != channels)
        dfg_eval_fail(c, "the shape does not fit its operands");
    sizes(c, &s, shape + 1, "SAME_UPPER");
    for (int32_t d = 0; d < 2 && padding[0] == 'V'; d++)
        s.w.begin[d] = 0;
    struct dfg_data *y = deconvolve(c, x, w, &s, 1);
    dfg_eval_add_bias(c, y, dfg_eval_arg(c, 3), 1);
    dfg_eval_give(c, 0, dfg_eval_to_layout(c, y, "NCHW", "NHWC"));
}
