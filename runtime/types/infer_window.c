/* infer_window.c -- types of convolutions and pools.
 *
 * In:   [N, C, spatial extents...], kernels, strides, dilations, pads.
 * Out:  the number of places of the window along each spatial extent.
 *
 * Numbers out of range, 2^31 and more, make the result's extents unknown, so
 * that nothing here overflows.
 */
#include <string.h>

#include "infer.h"

/* ---- the window ---- */

bool dfg_infer_window_is_sane(const struct infer_window *w, int32_t n)
{
    for (int32_t i = 0; i < n; i++)
        if (w->strides[i] < 1 || w->strides[i] > INT32_MAX || w->dilations[i] < 1 ||
            w->dilations[i] > INT32_MAX || w->begin[i] < 0 || w->begin[i] > INT32_MAX || w->end[i] < 0 ||
            w->end[i] > INT32_MAX || w->more[i] < 0 || w->more[i] > INT32_MAX ||
            (w->kernel[i] >= 0 && (w->kernel[i] < 1 || w->kernel[i] > INT32_MAX)))
            return false;
    return true;
}

/* What the window covers, gaps included. */
static dfg_val span_of(dfg_module *m, const struct infer_window *w, int32_t i)
{
    dfg_val gaps = dfg_infer_times(m, dfg_infer_plus(m, dfg_dim_val(w->kernel[i]), dfg_int(-1)),
                                   dfg_int(w->dilations[i]));
    return dfg_infer_plus(m, gaps, dfg_int(1));
}

dfg_dim dfg_infer_windows_in(dfg_module *m, const struct infer_window *w, int32_t i, dfg_dim d)
{
    dfg_val stride = dfg_int(w->strides[i]), extent = dfg_dim_val(d);
    if (w->padding == PAD_SAME)
        return dfg_infer_dim(
            dfg_infer_over(m, dfg_infer_plus(m, extent, dfg_int(w->strides[i] - 1)), stride));
    int64_t pads = w->padding == PAD_EXPLICIT ? w->begin[i] + w->end[i] : 0;
    dfg_val room = dfg_infer_minus(m, dfg_infer_plus(m, extent, dfg_int(pads)), span_of(m, w, i));
    if (room.tag == DFG_V_INT && room.u.i < 0)
        return DFG_DIM_UNKNOWN;
    dfg_val n = dfg_infer_plus(m, dfg_infer_over(m, room, stride), dfg_int(1));
    if (!w->ceil || dfg_eq(dfg_infer_times(m, dfg_infer_minus(m, n, dfg_int(1)), stride), room))
        return dfg_infer_dim(n);
    /* One more, if it begins before the padding at the end does; frameworks differ on the others. */
    bool counts = n.tag == DFG_V_INT && extent.tag == DFG_V_INT &&
                  dfg_lt(dfg_mul(n, stride), dfg_int(d + (w->padding == PAD_EXPLICIT ? w->begin[i] : 0)));
    return counts ? dfg_infer_shifted(m, dfg_infer_dim(n), 1) : DFG_DIM_UNKNOWN;
}

dfg_dim dfg_infer_windows_over(dfg_module *m, const struct infer_window *w, int32_t i, dfg_dim d)
{
    dfg_val extent = dfg_dim_val(d), stride = dfg_int(w->strides[i]);
    if (w->padding == PAD_SAME)
        return dfg_infer_dim(dfg_infer_times(m, extent, stride));
    int64_t pads = w->padding == PAD_EXPLICIT ? w->begin[i] + w->end[i] : 0;
    dfg_val moved = dfg_infer_times(m, dfg_infer_plus(m, extent, dfg_int(-1)), stride);
    dfg_val whole = dfg_infer_plus(m, dfg_infer_plus(m, moved, span_of(m, w, i)), dfg_int(w->more[i] - pads));
    return dfg_infer_dim(whole);
}

static bool read_padding(const struct infer_call *c, struct infer_window *w, uint32_t n)
{
    const char *how = dfg_infer_text(c, "auto_pad", "NOTSET");
    int64_t pads[INFER_MOST];
    w->padding = strncmp(how, "SAME", 4) == 0 ? PAD_SAME
                 : strcmp(how, "VALID") == 0  ? PAD_VALID
                                              : PAD_EXPLICIT;
    if (2 * n > INFER_MOST || !dfg_infer_ints(c, "pads", 0, 2 * n, pads))
        return false;
    for (uint32_t i = 0; i < n; i++) {
        w->begin[i] = pads[i];
        w->end[i] = pads[n + i];
    }
    return true;
}

/* kernel: its extents, n of them; NULL: the attribute has them. */
static bool read_window(const struct infer_call *c, struct infer_window *w, const dfg_dim *kernel, int32_t n)
{
    int64_t given[INFER_MOST], ceil;
    uint32_t k = (uint32_t)n;
    bool stated = dfg_known(dfg_infer_attr(c, "kernel_shape"));
    if (n < 0 || !dfg_infer_ints(c, "strides", 1, k, w->strides) ||
        !dfg_infer_ints(c, "dilations", 1, k, w->dilations) ||
        !dfg_infer_ints(c, "output_padding", 0, k, w->more) || !read_padding(c, w, k) ||
        !dfg_infer_int(c, "ceil_mode", 0, &ceil) ||
        (stated && !dfg_infer_ints(c, "kernel_shape", 0, k, given)) || (!stated && kernel == NULL))
        return false;
    w->ceil = ceil != 0;
    for (int32_t i = 0; i < n; i++)
        w->kernel[i] = !stated ? kernel[i] : given[i] > 0 ? given[i] : 0; /* 0: not sane */
    return dfg_infer_window_is_sane(w, n);
}

/* ---- convolutions ---- */

/* Operands x and w of the call; the spatial rank is that of either. */
static bool conv_types(const struct infer_call *c, uint32_t x, uint32_t w, struct infer_type *in,
                       struct infer_type *kernel, struct infer_type *out)
{
    dfg_infer_arg(c, x, in);
    dfg_infer_arg(c, w, kernel);
    int32_t rank = in->rank >= 0 ? in->rank : kernel->rank;
    dfg_infer_type_init(out, in->dtype, rank);
    bool fit = (in->rank < 0 || in->rank >= 3) && (kernel->rank < 0 || kernel->rank == rank);
    if (!fit)
        out->rank = -1;
    if (out->rank >= 2 && in->rank >= 0)
        out->dims[0] = in->dims[0];
    return fit && rank >= 3;
}

static void conv_of(struct infer_call *c, uint32_t x, uint32_t w, enum dfg_dtype dtype)
{
    struct infer_type in, kernel, out;
    struct infer_window window;
    bool ok = conv_types(c, x, w, &in, &kernel, &out);
    if (ok && kernel.rank >= 0)
        out.dims[1] = kernel.dims[0];
    if (ok && in.rank >= 0 &&
        read_window(c, &window, kernel.rank >= 0 ? kernel.dims + 2 : NULL, out.rank - 2))
        for (int32_t i = 2; i < out.rank; i++)
            out.dims[i] = dfg_infer_windows_in(c->m, &window, i - 2, in.dims[i]);
    out.dtype = dtype;
    dfg_infer_result(c, 0, &out);
}

void dfg_relate_conv(struct infer_call *c)
{
    conv_of(c, 0, 1, dfg_infer_dtype(c, 0));
}

void dfg_relate_conv_integer(struct infer_call *c)
{
    conv_of(c, 0, 1, DFG_I32);
}

void dfg_relate_qlinear_conv(struct infer_call *c)
{
    conv_of(c, 0, 3, dfg_infer_dtype(c, 7));
}

void dfg_relate_conv_transpose(struct infer_call *c)
{
    struct infer_type in, kernel, out;
    struct infer_window w;
    int64_t group, shape[INFER_MOST];
    bool ok = conv_types(c, 0, 1, &in, &kernel, &out) && dfg_infer_int(c, "group", 1, &group);
    if (ok && kernel.rank >= 0 && group > 0)
        out.dims[1] = dfg_infer_dim(dfg_infer_times(c->m, dfg_dim_val(kernel.dims[1]), dfg_int(group)));
    bool stated = dfg_known(dfg_infer_attr(c, "output_shape"));
    if (ok && stated && dfg_infer_ints(c, "output_shape", 0, (uint32_t)out.rank - 2, shape))
        for (int32_t i = 2; i < out.rank; i++)
            out.dims[i] = dfg_infer_dim(dfg_int(shape[i - 2]));
    else if (ok && !stated && in.rank >= 0 &&
             read_window(c, &w, kernel.rank >= 0 ? kernel.dims + 2 : NULL, out.rank - 2))
        for (int32_t i = 2; i < out.rank; i++)
            out.dims[i] = dfg_infer_windows_over(c->m, &w, i - 2, in.dims[i]);
    dfg_infer_result(c, 0, &out);
}

/* ---- pools ---- */

void dfg_relate_pool(struct infer_call *c)
{
    struct infer_type t;
    struct infer_window w;
    dfg_infer_arg(c, 0, &t);
    bool ok = t.rank >= 3 && read_window(c, &w, NULL, t.rank - 2);
    for (int32_t i = 2; i < t.rank; i++)
        t.dims[i] = ok ? dfg_infer_windows_in(c->m, &w, i - 2, t.dims[i]) : DFG_DIM_UNKNOWN;
    dfg_infer_result(c, 0, &t);
    t.dtype = DFG_I64; /* of MaxPool's indices */
    dfg_infer_result(c, 1, &t);
}

void dfg_relate_unpool(struct infer_call *c)
{
    struct infer_type t;
    struct infer_window w;
    struct infer_value shape;
    dfg_infer_arg(c, 0, &t);
    bool stated = dfg_infer_operand(c, 2) != DFG_NONE;
    bool known = stated && t.rank >= 0 && dfg_infer_arg_value(c, 2, &shape) && shape.n == (uint32_t)t.rank;
    bool ok = !stated && t.rank >= 3 && read_window(c, &w, NULL, t.rank - 2);
    for (int32_t i = stated ? 0 : 2; i < t.rank; i++)
        t.dims[i] = known ? dfg_infer_dim(shape.at[i])
                    : ok  ? dfg_infer_windows_over(c->m, &w, i - 2, t.dims[i])
                          : DFG_DIM_UNKNOWN;
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_global_pool(struct infer_call *c)
{
    struct infer_type t;
    dfg_infer_arg(c, 0, &t);
    for (int32_t i = 2; i < t.rank; i++)
        t.dims[i] = 1;
    dfg_infer_result(c, 0, &t);
}

/* ---- regions ---- */

static void regions(struct infer_call *c, dfg_val height, dfg_val width)
{
    struct infer_type x, rois, t;
    dfg_infer_arg(c, 0, &x);
    dfg_infer_type_init(&t, x.dtype, 4);
    if (dfg_infer_shaped(c, 1, &rois) && rois.rank == 2)
        t.dims[0] = rois.dims[0];
    if (x.rank == 4)
        t.dims[1] = x.dims[1];
    t.dims[2] = dfg_infer_dim(height);
    t.dims[3] = dfg_infer_dim(width);
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_roi_align(struct infer_call *c)
{
    int64_t height, width;
    if (dfg_infer_int(c, "output_height", 1, &height) && dfg_infer_int(c, "output_width", 1, &width))
        regions(c, dfg_int(height), dfg_int(width));
}

void dfg_relate_roi_pool(struct infer_call *c)
{
    int64_t shape[INFER_MOST];
    if (dfg_known(dfg_infer_attr(c, "pooled_shape")) && dfg_infer_ints(c, "pooled_shape", 0, 2, shape))
        regions(c, dfg_int(shape[0]), dfg_int(shape[1]));
}

/* [N, C] and the grid's extents but its first and last. */
void dfg_relate_grid_sample(struct infer_call *c)
{
    struct infer_type t, grid;
    dfg_infer_arg(c, 0, &t);
    if (dfg_infer_shaped(c, 1, &grid) && t.rank >= 3 && grid.rank == t.rank)
        memcpy(t.dims + 2, grid.dims + 1, (size_t)(t.rank - 2) * sizeof *t.dims);
    else
        dfg_infer_type_init(&t, t.dtype, t.rank);
    dfg_infer_result(c, 0, &t);
}
