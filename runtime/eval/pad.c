/* pad.c -- margins, and blocks of pixels that become channels.
 *
 * In:   a tensor, margins (negative ones cut), a mode; or extents.
 * Out:  it with margins; its middle in the middle of these extents; depth to space and back.
 */
#include <string.h>

#include "eval.h"

enum mode { PAD_CONSTANT, PAD_REFLECT, PAD_EDGE, PAD_WRAP, PAD_SYMMETRIC };

/* Where position i, that may be outside, reads in 0..n-1; -1: in a constant margin. */
static int64_t source(int64_t i, int64_t n, enum mode mode)
{
    if (i >= 0 && i < n)
        return i;
    if (n == 0 || mode == PAD_CONSTANT)
        return -1;
    if (mode == PAD_EDGE)
        return i < 0 ? 0 : n - 1;
    if (mode == PAD_WRAP)
        return (i % n + n) % n;
    /* the mirror image: its period has the ends once or twice */
    int64_t period = mode == PAD_REFLECT ? 2 * n - 2 : 2 * n;
    if (period == 0)
        return 0;
    int64_t at = (i % period + period) % period;
    return at < n ? at : mode == PAD_REFLECT ? period - at : period - 1 - at;
}

static void pad(struct eval_call *c, const struct dfg_data *x, const int64_t *before, const int64_t *behind,
                enum mode mode, dfg_cell with)
{
    int64_t dims[EVAL_RANK], index[EVAL_RANK] = {0};
    for (int32_t d = 0; d < x->rank; d++) {
        const int64_t most = (int64_t)EVAL_MOST;
        if (before[d] > most || behind[d] > most || before[d] < -most || behind[d] < -most ||
            x->dims[d] + before[d] + behind[d] < 0)
            dfg_eval_fail(c, "a margin is wrong");
        dims[d] = x->dims[d] + before[d] + behind[d];
    }
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, x->rank, dims);
    for (uint64_t i = 0; i < y->n; i++) {
        int64_t cell = 0;
        for (int32_t d = 0; d < x->rank && cell >= 0; d++) {
            int64_t at = source(index[d] - before[d], x->dims[d], mode);
            cell = at < 0 ? -1 : cell * x->dims[d] + at;
        }
        if (cell < 0 && mode != PAD_CONSTANT)
            dfg_eval_fail(c, "there is nothing to fill the margin with");
        y->u.at[i] = cell < 0 ? with : x->u.at[cell];
        eval_step(index, dims, x->rank);
    }
}

static enum mode mode_of(struct eval_call *c, const char *name)
{
    static const struct {
        const char *name;
        enum mode mode;
    } names[] = {{"constant", PAD_CONSTANT}, {"reflect", PAD_REFLECT},     {"edge", PAD_EDGE},
                 {"wrap", PAD_WRAP},         {"SYMMETRIC", PAD_SYMMETRIC}, {"REFLECT", PAD_REFLECT}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i].name) == 0)
            return names[i].mode;
    dfg_eval_fail(c, "mode '%s' is not evaluated", name);
}

/* With operand 2, or zeros. */
static void pad_with(struct eval_call *c, const struct dfg_data *x, const int64_t *before, const int64_t *behind,
                     enum mode mode)
{
    const struct dfg_data *with = dfg_eval_arg(c, 2);
    dfg_cell value = {0};
    if (with != NULL && (with->tag != DFG_DATA_TENSOR || with->n != 1 || with->dtype != x->dtype))
        dfg_eval_fail(c, "the constant is not one element of the operand's type");
    if (with != NULL)
        value = with->u.at[0];
    else if (dfg_data_is_real(x))
        value.f = 0;
    pad(c, x, before, behind, mode, value);
}

void dfg_eval_pad(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *pads = dfg_eval_need(c, 1);
    int64_t before[EVAL_RANK] = {0}, behind[EVAL_RANK] = {0}, axes[EVAL_RANK];
    const enum mode mode = mode_of(c, dfg_eval_text(c, "mode", "constant"));
    const int32_t n = dfg_eval_axes(c, axes, dfg_eval_arg_ints(c, 3, axes), x->rank, x->rank);
    if (dfg_data_is_real(pads) || pads->n != 2 * (uint64_t)n)
        dfg_eval_fail(c, "there are not two margins for each axis");
    for (int32_t i = 0; i < n; i++) {
        before[axes[i]] = pads->u.at[i].i;
        behind[axes[i]] = pads->u.at[i + n].i;
    }
    pad_with(c, x, before, behind, mode);
}

/* TensorFlow Lite: operand 1 is [rank, 2]. */
void dfg_eval_tfl_pad(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *pads = dfg_eval_need(c, 1);
    int64_t before[EVAL_RANK] = {0}, behind[EVAL_RANK] = {0};
    if (dfg_data_is_real(pads) || pads->n != 2 * (uint64_t)x->rank)
        dfg_eval_fail(c, "there are not two margins for each axis");
    for (int32_t d = 0; d < x->rank; d++) {
        before[d] = pads->u.at[2 * (size_t)d].i;
        behind[d] = pads->u.at[2 * (size_t)d + 1].i;
    }
    pad_with(c, x, before, behind, PAD_CONSTANT);
}

/* Relay: pairs as an attribute; form 1: mirror_pad. */
void dfg_eval_relay_pad(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *with = c->form == 0 ? dfg_eval_arg(c, 1) : NULL;
    const char *name =
        c->form == 1 ? dfg_eval_text(c, "mode", "SYMMETRIC") : dfg_eval_text(c, "pad_mode", "constant");
    dfg_val width = dfg_eval_attr(c, "pad_width");
    int64_t before[EVAL_RANK], behind[EVAL_RANK];
    const enum mode mode = mode_of(c, name);
    dfg_cell value = {0};
    if (width.tag != DFG_V_LIST || width.n != (uint32_t)x->rank)
        dfg_eval_fail(c, "pad_width has not as many pairs as extents");
    for (uint32_t d = 0; d < width.n; d++) {
        dfg_val pair = width.u.list[d];
        if (pair.tag != DFG_V_LIST || pair.n != 2 || pair.u.list[0].tag != DFG_V_INT ||
            pair.u.list[1].tag != DFG_V_INT)
            dfg_eval_fail(c, "pad_width is no list of pairs");
        before[d] = pair.u.list[0].u.i;
        behind[d] = pair.u.list[1].u.i;
    }
    double v = with != NULL && with->tag == DFG_DATA_TENSOR && with->n == 1
                   ? dfg_eval_real(with, 0)
                   : dfg_eval_float(c, "pad_value", 0);
    if (dfg_data_is_real(x))
        value.f = v;
    else
        value.i = dfg_eval_int_of(v);
    pad(c, x, before, behind, mode, value);
}

/* ---- blocks ---- */

/* x, seen as `split` (of six extents), permuted, then seen as `dims`. */
static void regroup(struct eval_call *c, const struct dfg_data *x, const int64_t *split, const int64_t *perm,
                    const int64_t *dims)
{
    struct dfg_data *wide = dfg_eval_temporary(c, (enum dfg_dtype)x->dtype, 6, split);
    dfg_eval_check(c, wide->n == x->n, "the blocks do not fit");
    if (x->n > 0)
        memcpy(wide->u.at, x->u.at, x->n * sizeof *x->u.at);
    const struct dfg_data *moved = dfg_eval_permute(c, wide, perm);
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, 4, dims);
    if (x->n > 0)
        memcpy(y->u.at, moved->u.at, x->n * sizeof *x->u.at);
}

static int64_t block_of(struct eval_call *c, const struct dfg_data *x)
{
    const int64_t b = dfg_eval_int(c, "blocksize", dfg_eval_int(c, "block_size", 1));
    if (x->rank != 4 || b < 1 || b > 4096)
        dfg_eval_fail(c, "the operand is no image, or the block is wrong");
    dfg_eval_check(c, strcmp(dfg_eval_text(c, "layout", "NCHW"), "NCHW") == 0, "the layout is not evaluated");
    return b;
}

void dfg_eval_depth_to_space(struct eval_call *c)
{
    static const int64_t dcr[6] = {0, 3, 4, 1, 5, 2}, crd[6] = {0, 1, 4, 2, 5, 3};
    const struct dfg_data *x = dfg_eval_need(c, 0);
    const int64_t b = block_of(c, x);
    const int64_t *d = x->dims, depth = d[1] / (b * b);
    bool first = strcmp(dfg_eval_text(c, "mode", "DCR"), "DCR") == 0;
    const int64_t split[6] = {d[0], first ? b : depth, b, first ? depth : b, d[2], d[3]};
    const int64_t dims[4] = {d[0], depth, d[2] * b, d[3] * b};
    regroup(c, x, split, first ? dcr : crd, dims);
}

void dfg_eval_space_to_depth(struct eval_call *c)
{
    static const int64_t dcr[6] = {0, 3, 5, 1, 2, 4}, crd[6] = {0, 1, 3, 5, 2, 4};
    const struct dfg_data *x = dfg_eval_need(c, 0);
    const int64_t b = block_of(c, x);
    const int64_t *d = x->dims;
    const int64_t split[6] = {d[0], d[1], d[2] / b, b, d[3] / b, b},
                  dims[4] = {d[0], d[1] * b * b, d[2] / b, d[3] / b};
    regroup(c, x, split, strcmp(dfg_eval_text(c, "mode", "DCR"), "CRD") == 0 ? crd : dcr, dims);
}

/* From the middle of x into the middle of the result, along the axes that are named. */
void dfg_eval_center(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t shape[EVAL_RANK], axes[EVAL_RANK], dims[EVAL_RANK];
    struct eval_view from, to;
    int32_t n = dfg_eval_arg_ints(c, 1, shape), named = dfg_eval_ints(c, "axes", axes);
    if (n < 0 || n != (named < 0 ? x->rank : named))
        dfg_eval_fail(c, "there is not one extent for each axis");
    dfg_eval_axes(c, axes, named, n, x->rank);
    memcpy(dims, x->dims, (size_t)x->rank * sizeof *dims);
    for (int32_t i = 0; i < n; i++)
        dims[axes[i]] = shape[i];
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, x->rank, dims), *part;
    memset(y->u.at, 0, (size_t)y->n * sizeof *y->u.at);
    dfg_eval_view_of(&from, x);
    dfg_eval_view_of(&to, y);
    for (int32_t d = 0; d < x->rank; d++) {
        from.dims[d] = to.dims[d] = x->dims[d] < dims[d] ? x->dims[d] : dims[d];
        from.base += (x->dims[d] - from.dims[d]) / 2 * from.stride[d];
        to.base += (dims[d] - to.dims[d]) / 2 * to.stride[d];
    }
    part = dfg_eval_temporary(c, (enum dfg_dtype)x->dtype, x->rank, from.dims);
    dfg_eval_read(part, x, &from);
    dfg_eval_write(y, &to, part);
}
