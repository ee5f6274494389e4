/* infer_relay_window.c -- types of Relay's convolutions, pools and what else sizes images.
 *
 * In:   tensors in a layout of plain letters ("NHWC"), windows as attributes.
 * Out:  the same layout.  Blocked layouts ("NCHW4c") are unknown, as is a result
 *       in another layout than the operand's.
 */
#include <math.h>
#include <string.h>

#include "infer.h"

/* Where the letters of an operator's spatial extents stand. */
struct places {
    int32_t n; /* spatial extents */
    int32_t channel, spatial[3];
};

static int32_t place_of(const char *layout, char letter)
{
    const char *at = strchr(layout, letter);
    return at != NULL ? (int32_t)(at - layout) : -1;
}

/* The last n of D, H, W; the letter of the channel.  False: not a plain layout of that rank. */
static bool find_places(const char *layout, int32_t n, char channel, int32_t rank, struct places *p)
{
    if (rank != n + 2 || strlen(layout) != (size_t)rank)
        return false;
    p->n = n;
    p->channel = place_of(layout, channel);
    for (int32_t i = 0; i < n; i++) {
        p->spatial[i] = place_of(layout, "DHW"[3 - n + i]);
        if (p->spatial[i] < 0)
            return false;
    }
    return p->channel >= 0;
}

/* A number, one for each axis, or before and behind each. */
static bool read_pads(const struct infer_call *c, struct infer_window *w, int32_t n)
{
    int64_t pads[INFER_MOST] = {0};
    uint32_t k = 1, axes = (uint32_t)n;
    if (dfg_known(dfg_infer_attr(c, "padding")) && !dfg_infer_list(c, "padding", &k, pads))
        return false;
    if (k != 1 && k != axes && k != 2 * axes)
        return false;
    for (uint32_t i = 0; i < axes; i++) {
        w->begin[i] = pads[k == 1 ? 0 : i];
        w->end[i] = pads[k == 1 ? 0 : k == axes ? i : axes + i];
    }
    return true;
}

static bool read_window(const struct infer_call *c, struct infer_window *w, int32_t n)
{
    uint32_t k = (uint32_t)n;
    w->padding = PAD_EXPLICIT;
    w->ceil = dfg_infer_flag(c, "ceil_mode");
    return dfg_infer_ints(c, "strides", 1, k, w->strides) &&
           dfg_infer_ints(c, "dilation", 1, k, w->dilations) &&
           dfg_infer_ints(c, "output_padding", 0, k, w->more) && read_pads(c, w, n);
}

static bool keeps_layout(const struct infer_call *c, const char *layout)
{
    const char *out = dfg_infer_text(c, "out_layout", "");
    return *out == '\0' || strcmp(out, layout) == 0;
}

enum { LAYOUT_ROOM = 8 }; /* bytes; longer ones are not plain */

/* The layout that the call states, that its operator declares, or that is usual of the image's rank. */
static const char *layout_of(const struct infer_call *c, const char *attr, int32_t rank,
                             char room[LAYOUT_ROOM])
{
    static const char *const usual[] = {"NCW", "NCHW", "NCDHW"};
    const struct dfg_attr_decl *row = dfg_declared_attr(dfg_operator_row(c->m, c->kind->op), attr);
    const char *stated = dfg_infer_text(c, attr, NULL);
    if (stated != NULL)
        return stated;
    const size_t n = row != NULL && row->def != NULL ? strlen(row->def) : 0; /* with its quotes */
    if (n > 2 && n - 2 < LAYOUT_ROOM) {
        memcpy(room, row->def + 1, n - 2);
        room[n - 2] = '\0';
        return room;
    }
    return rank >= 3 && rank <= 5 ? usual[rank - 3] : "";
}

/* Spatial extents of a plain layout; 0: it is none. */
static int32_t spatial_of(const char *layout)
{
    const size_t n = strlen(layout);
    return n >= 3 && n <= 5 ? (int32_t)n - 2 : 0;
}

static const char *const default_kernels[] = {"", "OIW", "OIHW", "OIDHW"};
static const char *const default_turned[] = {"", "IOW", "IOHW", "IODHW"};

/* ---- convolutions ---- */

/* The kernel's extents and the number of channels that come out. */
static dfg_dim read_kernel(const struct infer_call *c, struct infer_window *w, int32_t n, const char *layout,
                           bool turned)
{
    struct infer_type weight;
    struct places at;
    int64_t size[3], channels = -1, groups = 1;
    bool stated =
        dfg_known(dfg_infer_attr(c, "kernel_size")) && dfg_infer_ints(c, "kernel_size", 0, (uint32_t)n, size);
    bool shaped = dfg_infer_shaped(c, 1, &weight) && find_places(layout, n, 'O', weight.rank, &at);
    for (int32_t i = 0; i < n; i++)
        w->kernel[i] = stated     ? (size[i] > 0 ? size[i] : 0)
                       : shaped ? weight.dims[at.spatial[i]]
                                : DFG_DIM_UNKNOWN;
    if (dfg_infer_attr(c, "channels").tag == DFG_V_INT && dfg_infer_int(c, "channels", -1, &channels))
        return dfg_infer_dim(dfg_int(channels));
    if (!shaped || !dfg_infer_int(c, "groups", 1, &groups) || groups < 1)
        return DFG_DIM_UNKNOWN;
    if (turned)
        return dfg_infer_dim(dfg_infer_times(c->m, dfg_dim_val(weight.dims[at.channel]), dfg_int(groups)));
    /* HWOI is that of depthwise kernels: O channels in, I of each out. */
    if (strcmp(layout, "HWOI") == 0 && groups > 1)
        return DFG_DIM_UNKNOWN;
    return weight.dims[at.channel];
}

static void conv_of(struct infer_call *c, bool turned, enum dfg_dtype dtype)
{
    struct infer_type t;
    struct infer_window w;
    struct places at;
    char room[LAYOUT_ROOM];
    if (!dfg_infer_shaped(c, 0, &t))
        return;
    const char *layout = layout_of(c, "data_layout", t.rank, room);
    int32_t n = spatial_of(layout);
    if (n == 0)
        return;
    const char *kernel = dfg_infer_text(c, "kernel_layout", turned ? default_turned[n] : default_kernels[n]);
    if (!find_places(layout, n, 'C', t.rank, &at) || !keeps_layout(c, layout) || !read_window(c, &w, n))
        return;
    dfg_dim channels = read_kernel(c, &w, n, kernel, turned);
    bool sane = dfg_infer_window_is_sane(&w, n);
    for (int32_t i = 0; i < n; i++) {
        dfg_dim *d = &t.dims[at.spatial[i]];
        *d = !sane    ? DFG_DIM_UNKNOWN
             : turned ? dfg_infer_windows_over(c->m, &w, i, *d)
                      : dfg_infer_windows_in(c->m, &w, i, *d);
    }
    t.dims[at.channel] = channels;
    t.dtype = dfg_infer_dtype_attr(c, "out_dtype", dtype);
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_relay_conv(struct infer_call *c)
{
    conv_of(c, false, dfg_infer_dtype(c, 0));
}

void dfg_relate_relay_conv_transpose(struct infer_call *c)
{
    conv_of(c, true, dfg_infer_dtype(c, 0));
}

void dfg_relate_qnn_conv(struct infer_call *c)
{
    conv_of(c, false, DFG_NO_DTYPE);
}

void dfg_relate_qnn_conv_transpose(struct infer_call *c)
{
    conv_of(c, true, DFG_NO_DTYPE);
}

/* The gradient of a kernel.  Its layouts have names of their own: data_layout is that of the operand
 * `grad`, kernel_layout that of `data`, out_layout that of the kernel which comes out. */
void dfg_relate_relay_conv_backward_weight(struct infer_call *c)
{
    struct infer_type grad, data, t;
    struct places g, d, k;
    int64_t groups, size[2];
    const char *layout = dfg_infer_text(c, "out_layout", "");
    layout = *layout != '\0' ? layout : "OIHW";
    int32_t inner = place_of(layout, 'I');
    if (!dfg_infer_shaped(c, 0, &grad) || !dfg_infer_int(c, "groups", 1, &groups) || groups < 1 ||
        inner < 0 || !find_places(dfg_infer_text(c, "data_layout", "NCHW"), 2, 'C', grad.rank, &g) ||
        !find_places(layout, 2, 'O', 4, &k))
        return;
    dfg_infer_type_init(&t, dfg_infer_dtype_attr(c, "out_dtype", grad.dtype), 4);
    t.dims[k.channel] = grad.dims[g.channel];
    if (dfg_infer_shaped(c, 1, &data)) {
        if (!find_places(dfg_infer_text(c, "kernel_layout", "NCHW"), 2, 'C', data.rank, &d))
            return;
        t.dims[inner] =
            dfg_infer_dim(dfg_infer_exact(c->m, dfg_dim_val(data.dims[d.channel]), dfg_int(groups)));
    }
    bool stated = dfg_infer_ints(c, "kernel_size", -1, 2, size);
    for (int32_t i = 0; stated && i < 2; i++)
        t.dims[k.spatial[i]] = dfg_infer_dim(dfg_int(size[i]));
    dfg_infer_result(c, 0, &t);
}

/* ---- pools ---- */

static bool pool_places(const struct infer_call *c, struct infer_type *t, struct places *at)
{
    char room[LAYOUT_ROOM];
    if (!dfg_infer_shaped(c, 0, t))
        return false;
    const char *layout = layout_of(c, "layout", t->rank, room);
    int32_t n = spatial_of(layout);
    return n > 0 && find_places(layout, n, 'C', t->rank, at) && keeps_layout(c, layout);
}

void dfg_relate_relay_pool(struct infer_call *c)
{
    struct infer_type t;
    struct infer_window w;
    struct places at;
    if (!pool_places(c, &t, &at) || !read_window(c, &w, at.n) || !dfg_known(dfg_infer_attr(c, "pool_size")) ||
        !dfg_infer_ints(c, "pool_size", 1, (uint32_t)at.n, w.kernel) || !dfg_infer_window_is_sane(&w, at.n))
        return;
    for (int32_t i = 0; i < at.n; i++)
        if (w.kernel[i] < 1)
            return;
    for (int32_t i = 0; i < at.n; i++)
        t.dims[at.spatial[i]] = dfg_infer_windows_in(c->m, &w, i, t.dims[at.spatial[i]]);
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_relay_global_pool(struct infer_call *c)
{
    struct infer_type t;
    struct places at;
    if (!pool_places(c, &t, &at))
        return;
    for (int32_t i = 0; i < at.n; i++)
        t.dims[at.spatial[i]] = 1;
    dfg_infer_result(c, 0, &t);
}

/* To a given size; of adaptive pools one number is all of them. */
static void sized(struct infer_call *c, const char *attr)
{
    struct infer_type t;
    struct places at;
    int64_t size[INFER_MOST];
    uint32_t n;
    if (!pool_places(c, &t, &at) || !dfg_infer_list(c, attr, &n, size) || (n > 1 && n != (uint32_t)at.n))
        return;
    for (int32_t i = 0; n > 0 && i < at.n; i++)
        t.dims[at.spatial[i]] = dfg_infer_dim(dfg_int(size[n == 1 ? 0 : i]));
    t.dtype = dfg_infer_dtype_attr(c, "out_dtype", t.dtype);
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_relay_adaptive_pool(struct infer_call *c)
{
    sized(c, "output_size");
}

void dfg_relate_relay_resize(struct infer_call *c)
{
    sized(c, "size");
}

/* ---- by a factor ---- */

/* d * scale, rounded to the nearest; a symbol by whole numbers alone. */
static dfg_dim scaled(dfg_module *m, dfg_dim d, dfg_val scale)
{
    double s = scale.tag == DFG_V_FLOAT ? scale.u.f : scale.tag == DFG_V_INT ? (double)scale.u.i : -1;
    if (!(s > 0) || s > 1 << 20)
        return DFG_DIM_UNKNOWN;
    if (floor(s) == s)
        return dfg_infer_dim(dfg_infer_times(m, dfg_dim_val(d), dfg_int((int64_t)s)));
    return d >= 0 && d <= 1 << 24 ? (int64_t)nearbyint((double)d * s) : DFG_DIM_UNKNOWN;
}

void dfg_relate_relay_upsampling(struct infer_call *c)
{
    static const char *const scales[] = {"scale_d", "scale_h", "scale_w"};
    struct infer_type t;
    struct places at;
    if (!pool_places(c, &t, &at))
        return;
    for (int32_t i = 0; i < at.n; i++) {
        dfg_dim *d = &t.dims[at.spatial[i]];
        *d = scaled(c->m, *d, dfg_infer_attr(c, scales[3 - at.n + i]));
    }
    dfg_infer_result(c, 0, &t);
}

static void regroup(struct infer_call *c, bool into_image)
{
    struct infer_type t;
    struct places at;
    if (dfg_infer_shaped(c, 0, &t) && find_places(dfg_infer_text(c, "layout", "NCHW"), 2, 'C', t.rank, &at))
        dfg_infer_blocks(c, &t, (const int32_t[]){at.channel, at.spatial[0], at.spatial[1]}, "block_size", 1,
                         into_image);
}

void dfg_relate_relay_depth_to_space(struct infer_call *c)
{
    regroup(c, true);
}

void dfg_relate_relay_space_to_depth(struct infer_call *c)
{
    regroup(c, false);
}
