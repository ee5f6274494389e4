/* pool.c -- greatest, mean and norm of the values in a window.
 *
 * In:   x [N, C, ...]; Relay's in any layout of these letters.
 * Out:  [N, C, ...], of MaxPool also the index of the maximum.
 */
#include <math.h>
#include <string.h>

#include "eval.h"

enum { POOL_MAX, POOL_AVERAGE, POOL_LP, POOL_AVERAGE_OVER };

struct pool {
    int form;
    struct eval_window w;
    bool whole; /* the mean counts the padding */
    bool over;  /* ... and what hangs over it */
    double p;
};

/* What the window at o of one plane holds. */
struct seen {
    double sum;
    int64_t at, n; /* at: of the greatest; -1: there is none */
};

static struct seen look(const struct pool *p, const struct dfg_data *x, int64_t first, const int64_t *o)
{
    struct seen s = {.at = -1};
    int64_t k[EVAL_RANK] = {0};
    uint64_t taps = dfg_eval_count(p->w.kernel, 0, p->w.n);
    for (uint64_t tap = 0; tap < taps; tap++, eval_step(k, p->w.kernel, p->w.n)) {
        int64_t cell = 0;
        bool padded = true; /* inside the padding at least: a window may hang over, with ceil_mode */
        for (int32_t d = 0; d < p->w.n; d++) {
            int64_t at = eval_window_at(&p->w, d, o[d], k[d]);
            int64_t given = o[d] * p->w.strides[d] + k[d] * p->w.dilations[d];
            padded = padded && (p->over || given < p->w.in[d] + p->w.begin[d] + p->w.end[d]);
            cell = at < 0 || cell < 0 ? -1 : cell * p->w.in[d] + at;
        }
        s.n += p->whole ? padded : cell >= 0;
        if (cell < 0)
            continue;
        double v = dfg_eval_real(x, (uint64_t)(first + cell));
        s.sum += p->form == POOL_LP ? pow(fabs(v), p->p) : v;
        if (s.at < 0 || isnan(v) ||
            dfg_eval_order(x, (uint64_t)(first + cell), (uint64_t)(first + s.at)) == 1)
            s.at = cell;
    }
    return s;
}

static struct dfg_data *slide(struct eval_call *c, const struct pool *p, const struct dfg_data *x,
                              struct dfg_data *where)
{
    int64_t dims[EVAL_RANK] = {x->dims[0], x->dims[1]};
    int64_t in = (int64_t)dfg_eval_count(x->dims, 2, x->rank);
    memcpy(dims + 2, p->w.out, (size_t)p->w.n * sizeof *dims);
    struct dfg_data *y = dfg_eval_temporary(c, (enum dfg_dtype)x->dtype, x->rank, dims);
    int64_t out = (int64_t)dfg_eval_count(dims, 2, x->rank);
    for (uint64_t plane = 0; out > 0 && plane < y->n / (uint64_t)out; plane++) {
        int64_t o[EVAL_RANK] = {0};
        for (int64_t i = 0; i < out; i++, eval_step(o, p->w.out, p->w.n)) {
            struct seen s = look(p, x, (int64_t)plane * in, o);
            double none =
                dfg_data_is_real(x) ? -HUGE_VAL : (double)dfg_eval_limit((enum dfg_dtype)x->dtype, false);
            double v = p->form == POOL_MAX  ? none
                       : p->form == POOL_LP ? pow(s.sum, 1 / p->p)
                                            : s.sum / (double)s.n;
            if (p->form == POOL_MAX && s.at >= 0)
                y->u.at[plane * (uint64_t)out + (uint64_t)i] = x->u.at[(int64_t)plane * in + s.at];
            else
                dfg_eval_set(y, plane * (uint64_t)out + (uint64_t)i, v);
            if (where != NULL)
                where->u.at[plane * (uint64_t)out + (uint64_t)i].i = (int64_t)plane * in + s.at;
        }
    }
    return y;
}

void dfg_eval_pool(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    struct pool p = {.form = c->form,
                     .whole = dfg_eval_int(c, "count_include_pad", 0) != 0,
                     .over = c->form == POOL_AVERAGE_OVER,
                     .p = (double)dfg_eval_int(c, "p", 2)};
    dfg_eval_check(c, x->rank >= 3, "its operand is no image");
    dfg_eval_onnx_window(c, &p.w, x->dims + 2, NULL, x->rank - 2);
    dfg_eval_window_sizes(c, &p.w);
    struct dfg_data *where = NULL;
    if (c->n_results > 1) {
        int64_t dims[EVAL_RANK] = {x->dims[0], x->dims[1]};
        memcpy(dims + 2, p.w.out, (size_t)p.w.n * sizeof *dims);
        dfg_eval_check(c, dfg_eval_int(c, "storage_order", 0) == 0, "storage_order is not evaluated");
        where = dfg_eval_result(c, 1, DFG_I64, x->rank, dims);
    }
    dfg_eval_give(c, 0, slide(c, &p, x, where));
}

/* One window over everything. */
static struct pool whole_image(const struct dfg_data *x, int form)
{
    struct pool p = {.form = form, .w.n = x->rank - 2};
    for (int32_t d = 0; d < p.w.n; d++) {
        p.w.in[d] = p.w.kernel[d] = x->dims[d + 2];
        p.w.out[d] = p.w.strides[d] = p.w.dilations[d] = 1;
    }
    return p;
}

void dfg_eval_global_pool(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    dfg_eval_check(c, x->rank >= 2, "its operand is no image");
    struct pool p = whole_image(x, c->form);
    p.p = (double)dfg_eval_int(c, "p", 2);
    dfg_eval_give(c, 0, slide(c, &p, x, NULL));
}

static const char *plain_layout(int32_t rank)
{
    static const char *const names[] = {"NCW", "NCHW", "NCDHW"};
    return rank >= 3 && rank <= 5 ? names[rank - 3] : "";
}

/* Relay's: slides in the plain layout and brings the result back. */
static void relay(struct eval_call *c, int form, bool global)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    const char *wanted = plain_layout(x->rank), *layout = dfg_eval_text(c, "layout", wanted);
    const char *out = dfg_eval_text(c, "out_layout", "");
    struct pool p = {.form = form, .whole = dfg_eval_int(c, "count_include_pad", 0) != 0};
    x = dfg_eval_to_layout(c, x, layout, wanted);
    if (global) {
        p = whole_image(x, form);
    } else {
        dfg_eval_relay_window(c, &p.w, x->dims + 2, NULL, x->rank - 2, "dilation");
        dfg_eval_window_sizes(c, &p.w);
    }
    const struct dfg_data *y = slide(c, &p, x, NULL);
    dfg_eval_give(c, 0, dfg_eval_to_layout(c, y, wanted, out[0] != '\0' ? out : layout));
}

void dfg_eval_relay_pool(struct eval_call *c)
{
    relay(c, c->form, false);
}

/* TensorFlow Lite's: channels last; a mean leaves the padding out. */
void dfg_eval_tfl_pool(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_to_layout(c, dfg_eval_need(c, 0), "NHWC", "NCHW");
    struct pool p = {.form = c->form};
    dfg_eval_tfl_window(c, &p.w, x->dims + 2, NULL);
    dfg_eval_window_sizes(c, &p.w);
    dfg_eval_give(c, 0, dfg_eval_to_layout(c, slide(c, &p, x, NULL), "NCHW", "NHWC"));
}

void dfg_eval_relay_global_pool(struct eval_call *c)
{
    relay(c, c->form, true);
}
