/* conv.c -- convolutions, their transposes, and layouts.
 *
 * In:   x [N, C, ...], w [O, C/group, ...] (transposed: [C, O/group, ...]), a bias;
 *       Relay's in any layout of these letters.
 * Out:  [N, O, ...].
 *
 * Straight from the definition, an image's row at a time.
 */
#include <math.h>
#include <string.h>

#include "eval.h"

/* ---- layouts ---- */

const struct dfg_data *dfg_eval_to_layout(struct eval_call *c, const struct dfg_data *x, const char *layout,
                                          const char *wanted)
{
    int64_t perm[EVAL_RANK];
    if (strlen(layout) != (size_t)x->rank || strlen(wanted) != (size_t)x->rank)
        dfg_eval_fail(c, "layout '%s' is not evaluated", layout);
    for (int32_t d = 0; d < x->rank; d++) {
        const char *at = strchr(layout, wanted[d]);
        if (at == NULL || strchr(at + 1, wanted[d]) != NULL)
            dfg_eval_fail(c, "layout '%s' is not evaluated", layout);
        perm[d] = at - layout;
    }
    return dfg_eval_permute(c, x, perm);
}

/* ---- the window ---- */

void dfg_eval_window_sizes(struct eval_call *c, struct eval_window *w)
{
    const int64_t most = (int64_t)EVAL_MOST;
    for (int32_t d = 0; d < w->n; d++) {
        if (w->kernel[d] < 1 || w->kernel[d] > most || w->strides[d] < 1 || w->dilations[d] < 1 ||
            w->dilations[d] > most || w->strides[d] > most || w->begin[d] < -most || w->end[d] < -most ||
            w->begin[d] > most || w->end[d] > most)
            dfg_eval_fail(c, "the window is wrong");
        int64_t span = (w->kernel[d] - 1) * w->dilations[d] + 1;
        int64_t room = w->in[d] + w->begin[d] + w->end[d] - span;
        dfg_eval_check(c, room >= 0, "the window is larger than what it slides along");
        w->out[d] = (w->ceil ? room + w->strides[d] - 1 : room) / w->strides[d] + 1;
        /* a window that begins in the padding behind is none */
        if (w->ceil && (w->out[d] - 1) * w->strides[d] >= w->in[d] + w->begin[d])
            w->out[d]--;
    }
}

/* The padding that auto_pad means. */
static void pad_same(struct eval_window *w, bool lower)
{
    for (int32_t d = 0; d < w->n; d++) {
        int64_t span = (w->kernel[d] - 1) * w->dilations[d] + 1;
        int64_t out = (w->in[d] + w->strides[d] - 1) / w->strides[d];
        int64_t all = (out - 1) * w->strides[d] + span - w->in[d];
        all = all > 0 ? all : 0;
        w->begin[d] = lower ? all - all / 2 : all / 2;
        w->end[d] = all - w->begin[d];
    }
}

/* Can paddings be worked out? */
static bool is_sane(const struct eval_window *w)
{
    const int64_t most = (int64_t)EVAL_MOST;
    for (int32_t d = 0; d < w->n; d++)
        if (w->strides[d] < 1 || w->strides[d] > most || w->kernel[d] < 0 || w->kernel[d] > most ||
            w->dilations[d] > most || w->dilations[d] < 1)
            return false;
    return true;
}

void dfg_eval_onnx_window(struct eval_call *c, struct eval_window *w, const int64_t *in,
                          const int64_t *kernel, int32_t n)
{
    int64_t pads[EVAL_RANK];
    const char *automatic = dfg_eval_text(c, "auto_pad", "NOTSET");
    w->n = n;
    w->ceil = dfg_eval_int(c, "ceil_mode", 0) != 0;
    memcpy(w->in, in, (size_t)n * sizeof *in);
    if (kernel != NULL)
        memcpy(w->kernel, kernel, (size_t)n * sizeof *kernel);
    else if (dfg_eval_ints(c, "kernel_shape", w->kernel) != n)
        dfg_eval_fail(c, "kernel_shape does not fit the operand");
    dfg_eval_check(c, n != 0 && 2 * n <= EVAL_RANK, "there is nothing to slide along");
    dfg_eval_n_ints(c, "strides", n, 1, w->strides);
    dfg_eval_n_ints(c, "dilations", n, 1, w->dilations);
    dfg_eval_n_ints(c, "pads", 2 * n, 0, pads);
    dfg_eval_check(c, is_sane(w), "the window is wrong");
    for (int32_t d = 0; d < n; d++) {
        w->begin[d] = pads[d];
        w->end[d] = pads[d + n];
    }
    if (strncmp(automatic, "SAME", 4) == 0)
        pad_same(w, strcmp(automatic, "SAME_LOWER") == 0);
    else if (strcmp(automatic, "VALID") == 0)
        for (int32_t d = 0; d < n; d++)
            w->begin[d] = w->end[d] = 0;
}

/* An attribute that repeats the kernel's extents, where it is written. */
static void kernel_fits(struct eval_call *c, const char *attr, const int64_t *kernel, int32_t rank)
{
    int64_t stated[EVAL_RANK];
    const int32_t n = dfg_eval_ints(c, attr, stated);
    if (n > 0 && !(n == rank && memcmp(stated, kernel, (size_t)n * sizeof *kernel) == 0))
        dfg_eval_fail(c, "the kernel's extents are not those of the weights");
}

void dfg_eval_relay_window(struct eval_call *c, struct eval_window *w, const int64_t *in,
                           const int64_t *kernel, int32_t n, const char *dilation)
{
    int64_t pads[EVAL_RANK];
    int32_t k = dfg_eval_ints(c, "padding", pads);
    if (kernel != NULL)
        kernel_fits(c, "kernel_size", kernel, n);
    w->n = n;
    w->ceil = dfg_eval_int(c, "ceil_mode", 0) != 0;
    memcpy(w->in, in, (size_t)n * sizeof *in);
    if (kernel != NULL)
        memcpy(w->kernel, kernel, (size_t)n * sizeof *kernel);
    else
        dfg_eval_n_ints(c, "pool_size", n, 1, w->kernel);
    dfg_eval_n_ints(c, "strides", n, 1, w->strides);
    dfg_eval_n_ints(c, dilation, n, 1, w->dilations);
    if (k > 1 && k != n && k != 2 * n)
        dfg_eval_fail(c, "padding does not fit the operand");
    for (int32_t d = 0; d < n; d++) { /* one for all, one for each axis, or befores then behinds */
        w->begin[d] = k < 1 ? 0 : k == 1 ? pads[0] : pads[d];
        w->end[d] = k < 1 ? 0 : k == 1 ? pads[0] : k == n ? pads[d] : pads[d + n];
    }
}

/* A filter may be larger than the image, but each of its elements is looked at. */
enum { MOST_TAPS = 1 << 20 };

void dfg_eval_tfl_window(struct eval_call *c, struct eval_window *w, const int64_t *in, const int64_t *kernel)
{
    const char *padding = dfg_eval_text(c, "padding", "SAME");
    w->n = 2;
    w->ceil = false;
    memcpy(w->in, in, 2 * sizeof *in);
    if (kernel != NULL)
        memcpy(w->kernel, kernel, 2 * sizeof *kernel);
    else if (dfg_eval_ints(c, "filter", w->kernel) != 2)
        dfg_eval_fail(c, "filter is no pair of integers");
    dfg_eval_n_ints(c, "strides", 2, 1, w->strides);
    dfg_eval_n_ints(c, "dilations", 2, 1, w->dilations);
    dfg_eval_check(c, is_sane(w), "the window is wrong");
    if (kernel == NULL && w->kernel[0] * w->kernel[1] > MOST_TAPS)
        dfg_eval_fail(c, "a filter as large is not evaluated");
    for (int32_t d = 0; d < 2; d++)
        w->begin[d] = w->end[d] = 0;
    if (strcmp(padding, "SAME") == 0)
        pad_same(w, false);
    else if (strcmp(padding, "VALID") != 0)
        dfg_eval_fail(c, "padding '%s' is not evaluated", padding);
}

/* ---- the sums ---- */

/* Adds k times a line of x, at tap `index` of the last axis, to an output row: the
 * outputs that read inside the line first, so that the loop asks nothing. */
static void add_line(const dfg_cell *line, dfg_cell k, dfg_cell *y, const struct eval_window *w,
                     int64_t index, bool real)
{
    const int32_t d = w->n - 1;
    const int64_t step = w->strides[d], at = index * w->dilations[d] - w->begin[d];
    int64_t first = at < 0 ? (-at + step - 1) / step : 0;
    int64_t end = w->in[d] > at ? (w->in[d] - at + step - 1) / step : 0;
    end = end > w->out[d] ? w->out[d] : end;
    if (real)
        for (int64_t j = first; j < end; j++)
            y[j].f += line[at + j * step].f * k.f;
    else
        for (int64_t j = first; j < end; j++)
            y[j].i = (int64_t)((uint64_t)y[j].i + (uint64_t)line[at + j * step].i * (uint64_t)k.i);
}

/* Adds w's kernel times x to one output row (the last axis), for one input channel. */
static void add_row(const dfg_cell *x, const dfg_cell *k, dfg_cell *y, const struct eval_window *w,
                    const int64_t *o, bool real)
{
    int64_t index[EVAL_RANK] = {0};
    const int32_t last = w->n - 1;
    uint64_t taps = dfg_eval_count(w->kernel, 0, w->n);
    for (uint64_t tap = 0; tap < taps; tap++, eval_step(index, w->kernel, w->n)) {
        int64_t row = 0;
        for (int32_t d = 0; d < last && row >= 0; d++) {
            int64_t at = eval_window_at(w, d, o[d], index[d]);
            row = at < 0 ? -1 : row * w->in[d] + at;
        }
        if (row < 0)
            continue;
        add_line(x + row * w->in[last], k[tap], y, w, index[last], real);
    }
}

/* One output channel of one image. */
static void add_channel(const dfg_cell *x, const dfg_cell *k, dfg_cell *y, const struct eval_window *w,
                        int64_t channels, bool real)
{
    int64_t o[EVAL_RANK] = {0};
    int64_t image = (int64_t)dfg_eval_count(w->in, 0, w->n),
            taps = (int64_t)dfg_eval_count(w->kernel, 0, w->n);
    int64_t rows = (int64_t)dfg_eval_count(w->out, 0, w->n - 1), width = w->out[w->n - 1];
    for (int64_t row = 0; row < rows; row++, eval_step(o, w->out, w->n - 1))
        for (int64_t ch = 0; ch < channels; ch++)
            add_row(x + ch * image, k + ch * taps, y + row * width, w, o, real);
}

static bool all_finite(const struct dfg_data *w)
{
    for (uint64_t i = 0; dfg_data_is_real(w) && i < w->n; i++)
        if (!isfinite(w->u.at[i].f))
            return false;
    return true;
}

/* x between its padding of zeros, which the window then has no more. */
static struct dfg_data *padded(struct eval_call *c, const struct dfg_data *x, struct eval_window *win)
{
    int64_t dims[EVAL_RANK];
    struct eval_view v;
    memcpy(dims, x->dims, (size_t)x->rank * sizeof *dims);
    for (int32_t d = 0; d < win->n; d++) {
        if (win->begin[d] < 0 || win->end[d] < 0)
            dfg_eval_fail(c, "negative padding of infinite weights is not evaluated");
        win->in[d] = dims[d + 2] += win->begin[d] + win->end[d];
    }
    struct dfg_data *y = dfg_eval_temporary(c, (enum dfg_dtype)x->dtype, x->rank, dims);
    dfg_eval_view_of(&v, y);
    for (int32_t d = 0; d < win->n; d++) {
        v.dims[d + 2] = x->dims[d + 2];
        v.base += win->begin[d] * v.stride[d + 2];
        win->begin[d] = win->end[d] = 0;
    }
    dfg_eval_write(y, &v, x);
    return y;
}

static struct dfg_data *convolve(struct eval_call *c, const struct dfg_data *x, const struct dfg_data *w,
                                 struct eval_window *win, int64_t group, enum dfg_dtype dtype)
{
    int64_t dims[EVAL_RANK];
    if (group < 1 || x->dims[1] != w->dims[1] * group || w->dims[0] % group != 0)
        dfg_eval_fail(c, "%lld channels do not fit weights of %lld in %lld groups", (long long)x->dims[1],
                      (long long)w->dims[1], (long long)group);
    dfg_eval_window_sizes(c, win);
    dims[0] = x->dims[0];
    dims[1] = w->dims[0];
    memcpy(dims + 2, win->out, (size_t)win->n * sizeof *dims);
    struct dfg_data *y = dfg_eval_temporary(c, dtype, x->rank, dims);
    int64_t in = (int64_t)dfg_eval_count(x->dims, 2, x->rank),
            out = (int64_t)dfg_eval_count(dims, 2, x->rank);
    int64_t taps = (int64_t)dfg_eval_count(w->dims, 1, w->rank);
    for (int64_t i = 0; i < dims[0] * dims[1]; i++) {
        int64_t image = i / dims[1], o = i % dims[1], g = o / (w->dims[0] / group);
        add_channel(x->u.at + (image * x->dims[1] + g * w->dims[1]) * in, w->u.at + o * taps,
                    y->u.at + i * out, win, w->dims[1], dfg_data_is_real(x));
    }
    return y;
}

/* Padding is zeros.  They are left out of the sums, but for infinite weights, which make NaN of them. */
static struct dfg_data *convolve_into(struct eval_call *c, const struct dfg_data *x, const struct dfg_data *w,
                                   struct eval_window *win, int64_t group, enum dfg_dtype dtype)
{
    if (all_finite(w))
        return convolve(c, x, w, win, group, dtype);
    dfg_eval_window_sizes(c, win);
    return convolve(c, padded(c, x, win), w, win, group, dtype);
}

void dfg_eval_add_bias(struct eval_call *c, struct dfg_data *y, const struct dfg_data *b, int32_t axis)
{
    const uint64_t n = (uint64_t)y->dims[axis], behind = dfg_eval_count(y->dims, axis + 1, y->rank);
    if (b == NULL)
        return;
    if (b->tag != DFG_DATA_TENSOR || b->n != n || dfg_data_is_real(b) != dfg_data_is_real(y))
        dfg_eval_fail(c, "the bias does not fit");
    for (uint64_t i = 0; i < y->n; i++) {
        dfg_cell *to = &y->u.at[i], more = b->u.at[i / behind % n];
        if (dfg_data_is_real(y))
            to->f += more.f;
        else
            to->i = (int64_t)((uint64_t)to->i + (uint64_t)more.i);
    }
}

static void images(struct eval_call *c, const struct dfg_data *x, const struct dfg_data *w)
{
    dfg_eval_check(c, x->rank >= 3 && w->rank == x->rank, "its operands are no images and weights");
}

/* com.microsoft's: a summand of the result's shape, then an activation. */
static void finish_fused(struct eval_call *c, struct dfg_data *y)
{
    const struct dfg_data *z = dfg_eval_arg(c, 3);
    bool fits = z == NULL || (z->tag == DFG_DATA_TENSOR && z->dtype == y->dtype && z->rank == y->rank &&
                              memcmp(z->dims, y->dims, (size_t)y->rank * sizeof *y->dims) == 0);
    dfg_eval_check(c, fits, "the summand does not fit");
    for (uint64_t i = 0; z != NULL && i < y->n; i++)
        y->u.at[i].f += z->u.at[i].f;
    dfg_eval_activate(c, y, dfg_eval_text(c, "activation", ""));
}

/* form 1: com.microsoft.FusedConv. */
void dfg_eval_conv(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *w = dfg_eval_need(c, 1);
    struct eval_window win;
    images(c, x, w);
    kernel_fits(c, "kernel_shape", w->dims + 2, w->rank - 2);
    if (x->dtype != w->dtype || (c->form == 1 && !dfg_data_is_real(x)))
        dfg_eval_fail(c, "its operands are of different types, or no floats");
    dfg_eval_onnx_window(c, &win, x->dims + 2, w->dims + 2, x->rank - 2);
    dfg_eval_give(c, 0, convolve_into(c, x, w, &win, dfg_eval_int(c, "group", 1), (enum dfg_dtype)x->dtype));
    dfg_eval_add_bias(c, c->results[0], dfg_eval_arg(c, 2), 1);
    if (c->form != 0)
        finish_fused(c, c->results[0]);
}

/* ---- integers with zero points ---- */

/* One zero point, or one for each index of axis 0. */
static struct dfg_data *less_zero(struct eval_call *c, const struct dfg_data *x, const struct dfg_data *zero)
{
    return dfg_eval_less_zero(c, x, zero, x->rank - 1);
}

static struct dfg_data *convolve_less(struct eval_call *c, const struct dfg_data *x,
                                      const struct dfg_data *xz, const struct dfg_data *w,
                                      const struct dfg_data *wz)
{
    struct eval_window win;
    images(c, x, w);
    dfg_eval_onnx_window(c, &win, x->dims + 2, w->dims + 2, x->rank - 2);
    return convolve_into(c, less_zero(c, x, xz), less_zero(c, w, wz), &win, dfg_eval_int(c, "group", 1),
                         DFG_I64);
}

void dfg_eval_conv_integer(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *w = dfg_eval_need(c, 1);
    struct dfg_data *sum = convolve_less(c, x, dfg_eval_arg(c, 2), w, dfg_eval_arg(c, 3));
    struct dfg_data *y = dfg_eval_like(c, sum, DFG_I32);
    if (sum->n > 0)
        memcpy(y->u.at, sum->u.at, sum->n * sizeof *sum->u.at);
}

void dfg_eval_qlinear_conv(struct eval_call *c)
{
    const struct dfg_data *t[8];
    for (uint32_t i = 0; i < 8; i++) {
        t[i] = dfg_eval_need(c, i);
        if ((i == 1 || i == 2 || i > 5) && t[i]->n != 1)
            dfg_eval_fail(c, "a scale or zero point does not fit");
    }
    struct dfg_data *sum = convolve_less(c, t[0], t[2], t[3], t[5]);
    dfg_eval_add_bias(c, sum, dfg_eval_arg(c, 8), 1);
    dfg_eval_check(c, t[4]->n == 1 || t[4]->n == (uint64_t)sum->dims[1], "a scale does not fit");
    enum dfg_dtype dtype = (enum dfg_dtype)t[7]->dtype;
    struct dfg_data *y = dfg_eval_like(c, sum, dtype);
    uint64_t inner = dfg_eval_count(sum->dims, 2, sum->rank);
    for (uint64_t i = 0; i < y->n; i++) {
        uint64_t channel = t[4]->n > 1 ? i / inner % t[4]->n : 0;
        double v = dfg_eval_real(sum, i) * dfg_eval_real(t[1], 0) * dfg_eval_real(t[4], channel);
        y->u.at[i].i = dfg_eval_quantized(v, dfg_eval_real(t[6], 0), dfg_eval_real(t[7], 0), dtype);
    }
}

/* ---- Relay ---- */

/* The letters of n spatial axes behind two others: "NCHW". */
static void letters(char *to, const char *two, int32_t n)
{
    static const char *const spatial[] = {"", "W", "HW", "DHW"};
    strcpy(to, two);
    strcat(to, spatial[n]);
}

/* "GOIHW" as "OIHW", "GIOHW" as "IOHW": the groups and the axis behind them as one. */
const struct dfg_data *dfg_eval_ungroup(struct eval_call *c, const struct dfg_data *w, const char **layout)
{
    int64_t dims[EVAL_RANK];
    if (**layout != 'G')
        return w;
    dfg_eval_check(c, w->rank >= 2 && w->rank <= EVAL_RANK, "its weights do not fit their layout");
    ++*layout;
    dims[0] = w->dims[0] * w->dims[1];
    memcpy(dims + 1, w->dims + 2, (size_t)(w->rank - 2) * sizeof *dims);
    struct dfg_data *y = dfg_eval_temporary(c, (enum dfg_dtype)w->dtype, w->rank - 1, dims);
    if (w->n > 0)
        memcpy(y->u.at, w->u.at, w->n * sizeof *w->u.at);
    return y;
}

/* n spatial axes, in the call's layouts. */
static void relay_convolve(struct eval_call *c, int n, const struct dfg_data *x, const struct dfg_data *w,
                           enum dfg_dtype dtype)
{
    char data[8], kernel[8];
    struct eval_window win;
    letters(data, "NC", n);
    letters(kernel, "OI", n);
    const char *layout = dfg_eval_text(c, "data_layout", data), *out = dfg_eval_text(c, "out_layout", "");
    const char *weights = dfg_eval_text(c, "kernel_layout", kernel);
    x = dfg_eval_to_layout(c, x, layout, data);
    w = dfg_eval_ungroup(c, w, &weights);
    w = dfg_eval_to_layout(c, w, weights, kernel);
    dfg_eval_relay_window(c, &win, x->dims + 2, w->dims + 2, n, "dilation");
    const struct dfg_data *y = convolve_into(c, x, w, &win, dfg_eval_int(c, "groups", 1), dtype);
    dfg_eval_give(c, 0, dfg_eval_to_layout(c, y, data, out[0] != '\0' ? out : layout));
}

/* form: how many spatial axes. */
void dfg_eval_relay_conv(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *w = dfg_eval_need(c, 1);
    enum dfg_dtype dtype = dfg_eval_dtype(c, "out_dtype", (enum dfg_dtype)x->dtype);
    if (dfg_eval_is_real(dtype) != dfg_data_is_real(x) || x->dtype != w->dtype)
        dfg_eval_fail(c, "its types are not evaluated");
    relay_convolve(c, c->form, x, w, dtype);
}

/* qnn.conv2d: of integers less their zero points, which the scales do not change. */
void dfg_eval_qnn_conv(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *w = dfg_eval_need(c, 1);
    const struct dfg_data *xz = dfg_eval_need(c, 2), *wz = dfg_eval_need(c, 3);
    enum dfg_dtype dtype = dfg_eval_dtype(c, "out_dtype", DFG_I32);
    if (dfg_data_is_real(x) || dfg_data_is_real(w) || dfg_eval_is_real(dtype) || xz->n != 1 || wz->n != 1)
        dfg_eval_fail(c, "its operands are no integers, or have more than one zero point: not evaluated");
    relay_convolve(c, c->form, less_zero(c, x, xz), less_zero(c, w, wz), dtype);
}

/* ---- TensorFlow Lite ---- */

/* Channels last; as many groups as channels go into the weights' (form 1: depthwise, of one). */
void dfg_eval_tfl_conv(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *w = dfg_eval_need(c, 1);
    struct eval_window win;
    x = dfg_eval_to_layout(c, x, "NHWC", "NCHW");
    w = dfg_eval_to_layout(c, w, c->form == 1 ? "IHWO" : "OHWI", "OIHW");
    dfg_eval_tfl_window(c, &win, x->dims + 2, w->dims + 2);
    dfg_eval_check(c, x->dtype == w->dtype, "its operands are of different types");
    struct dfg_data *y = convolve_into(c, x, w, &win, w->dims[1] > 0 ? x->dims[1] / w->dims[1] : 0,
                                       (enum dfg_dtype)x->dtype);
    dfg_eval_add_bias(c, y, dfg_eval_arg(c, 2), 1);
    dfg_eval_give(c, 0, dfg_eval_to_layout(c, y, "NCHW", "NHWC"));
}
