/* infer_tflite.c -- types of TensorFlow Lite's operators.
 *
 * In:   tensors, channels last; shapes, axes and permutations as constant operands.
 * Out:  extents, and the element type of the data.  Where an option of the model
 *       says it (of Quantize, of Softmax over integers) it stays as it is stated.
 *
 * Source: the shapes that the kernels of TensorFlow Lite give their outputs.
 */
#include "infer.h"

/* ---- windows ---- */

static bool read_window(const struct infer_call *c, struct infer_window *w, const dfg_dim *kernel)
{
    const char *padding = dfg_infer_text(c, "padding", "SAME");
    int64_t filter[2];
    *w = (struct infer_window){.padding = padding[0] == 'V' ? PAD_VALID : PAD_SAME};
    if (kernel == NULL &&
        (!dfg_known(dfg_infer_attr(c, "filter")) || !dfg_infer_ints(c, "filter", 0, 2, filter)))
        return false;
    for (int32_t i = 0; i < 2; i++)
        w->kernel[i] = kernel != NULL ? kernel[i] : filter[i] > 0 ? filter[i] : 0; /* 0: not sane */
    return dfg_infer_ints(c, "strides", 1, 2, w->strides) &&
           dfg_infer_ints(c, "dilations", 1, 2, w->dilations) && dfg_infer_window_is_sane(w, 2);
}

/* t's rows and columns become windows. */
static void slide(struct infer_call *c, struct infer_type *t, const dfg_dim *kernel)
{
    struct infer_window w;
    bool ok = read_window(c, &w, kernel);
    for (int32_t i = 0; i < 2; i++)
        t->dims[1 + i] = ok ? dfg_infer_windows_in(c->m, &w, i, t->dims[1 + i]) : DFG_DIM_UNKNOWN;
}

/* `out`: where the weights have the output's channels. */
static void conv_of(struct infer_call *c, int32_t out)
{
    struct infer_type t, w;
    bool shaped = dfg_infer_shaped(c, 1, &w);
    if (!dfg_infer_shaped(c, 0, &t) || t.rank != 4 || (shaped && w.rank != 4))
        return;
    const dfg_dim unknown[] = {DFG_DIM_UNKNOWN, DFG_DIM_UNKNOWN};
    slide(c, &t, shaped ? w.dims + 1 : unknown);
    t.dims[3] = shaped ? w.dims[out] : DFG_DIM_UNKNOWN;
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_tfl_conv(struct infer_call *c)
{
    conv_of(c, 0);
}

void dfg_relate_tfl_depthwise_conv(struct infer_call *c)
{
    conv_of(c, 3);
}

/* The shape is an operand. */
void dfg_relate_tfl_transpose_conv(struct infer_call *c)
{
    struct infer_type t, x, w;
    int64_t shape[INFER_MOST];
    uint32_t n;
    dfg_infer_type_init(&t, dfg_infer_dtype(c, 2), 4);
    bool known = dfg_infer_arg_ints(c, 0, &n, shape) && n == 4;
    for (int32_t i = 0; known && i < 4; i++)
        t.dims[i] = dfg_infer_dim(dfg_int(shape[i]));
    if (!known && dfg_infer_shaped(c, 2, &x) && x.rank == 4)
        t.dims[0] = x.dims[0];
    if (!known && dfg_infer_shaped(c, 1, &w) && w.rank == 4)
        t.dims[3] = w.dims[0];
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_tfl_pool(struct infer_call *c)
{
    struct infer_type t;
    if (!dfg_infer_shaped(c, 0, &t) || t.rank != 4)
        return;
    slide(c, &t, NULL);
    dfg_infer_result(c, 0, &t);
}

/* ---- products ---- */

/* Rows of x, as long as those of w; with keep_dims the extents before the last stay. */
void dfg_relate_tfl_fully_connected(struct infer_call *c)
{
    struct infer_type x, w;
    dfg_infer_arg(c, 0, &x);
    if (!dfg_infer_shaped(c, 1, &w) || w.rank != 2)
        return;
    struct infer_type t = x;
    if (!dfg_infer_flag(c, "keep_dims")) {
        dfg_val all = x.rank >= 0 ? dfg_infer_product(c->m, x.dims, x.rank) : dfg_nil();
        dfg_infer_type_init(&t, x.dtype, 2);
        t.dims[0] = dfg_infer_dim(dfg_infer_exact(c->m, all, dfg_dim_val(w.dims[1])));
    }
    if (t.rank > 0)
        t.dims[t.rank - 1] = w.dims[0];
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_tfl_batch_matmul(struct infer_call *c)
{
    struct infer_type a, b;
    if (!dfg_infer_shaped(c, 0, &a) || !dfg_infer_shaped(c, 1, &b) || a.rank < 2 || b.rank < 2)
        return;
    if (dfg_infer_flag(c, "adj_x"))
        dfg_infer_transposed(&a);
    if (dfg_infer_flag(c, "adj_y"))
        dfg_infer_transposed(&b);
    if (dfg_infer_matmul(c->m, &a, &b))
        dfg_infer_result(c, 0, &a);
}

/* [batch, filters / rank] */
void dfg_relate_tfl_svdf(struct infer_call *c)
{
    struct infer_type t, f;
    int64_t rank;
    if (!dfg_infer_shaped(c, 0, &t) || t.rank != 2 || !dfg_infer_int(c, "rank", 1, &rank))
        return;
    bool known = rank > 0 && dfg_infer_shaped(c, 1, &f) && f.rank == 2;
    t.dims[1] =
        known ? dfg_infer_dim(dfg_infer_exact(c->m, dfg_dim_val(f.dims[0]), dfg_int(rank))) : DFG_DIM_UNKNOWN;
    dfg_infer_result(c, 0, &t);
}

/* As many as the projection has rows, else as the output gate has. */
void dfg_relate_tfl_lstm(struct infer_call *c)
{
    enum { OUTPUT_GATE = 4, PROJECTION = 16 };
    struct infer_type t, w;
    bool projected = dfg_infer_operand(c, PROJECTION) != DFG_NONE;
    if (!dfg_infer_shaped(c, 0, &t) || t.rank != 3)
        return;
    bool known = dfg_infer_shaped(c, projected ? PROJECTION : OUTPUT_GATE, &w) && w.rank == 2;
    t.dims[2] = known ? w.dims[0] : DFG_DIM_UNKNOWN;
    dfg_infer_result(c, 0, &t);
}

/* ---- elements ---- */

/* No axes: the tensor as it is; a scalar is one axis. */
void dfg_relate_tfl_reduce(struct infer_call *c)
{
    struct infer_type t;
    bool on[INFER_MOST], keep = dfg_infer_flag(c, "keep_dims");
    uint32_t n;
    dfg_infer_arg(c, 0, &t);
    bool known = t.rank >= 0 && dfg_infer_axes(c, 1, NULL, t.rank, on, &n) == AXES_KNOWN;
    if (known)
        dfg_infer_drop_axes(&t, on, keep, false);
    else
        dfg_infer_type_init(&t, t.dtype, keep ? t.rank : -1);
    dfg_infer_result(c, 0, &t);
}

/* ---- elements moved ---- */

void dfg_relate_tfl_concatenation(struct infer_call *c)
{
    int64_t axis;
    if (dfg_infer_int(c, "axis", 0, &axis))
        dfg_infer_concat(c, c->args, c->n_args, axis);
}

void dfg_relate_tfl_expand_dims(struct infer_call *c)
{
    struct infer_type t;
    int64_t axis;
    dfg_infer_arg(c, 0, &t);
    if (dfg_infer_arg_int(c, 1, &axis) && dfg_infer_insert_ones(&t, &axis, 1))
        dfg_infer_result(c, 0, &t);
}

/* Element i of a constant of integers, whatever its rank; NIL: not known. */
static dfg_val element_of(const struct infer_call *c, const struct dfg_tensor *t, uint32_t i)
{
    const struct dfg_type *type = dfg_type_info(c->m, t->type);
    dfg_val all = {.tag = DFG_V_ELEMENTS, .dtype = type->dtype, .n = (uint32_t)t->n, .u.tensor = t};
    return dfg_element_at(all, i);
}

/* paddings: [rank, 2], before and behind each extent. */
void dfg_relate_tfl_pad(struct infer_call *c)
{
    struct infer_type t;
    dfg_node paddings = dfg_infer_operand(c, 1);
    bool constant = paddings != DFG_NONE && dfg_node_op(c->m, paddings) == DFG_CONST;
    const struct dfg_tensor *by = constant ? dfg_tensor_of(c->m, paddings) : NULL;
    dfg_infer_arg(c, 0, &t);
    bool known = by != NULL && by->data != NULL && t.rank >= 0 && by->n == 2 * (uint64_t)t.rank;
    for (int32_t i = 0; i < t.rank; i++) {
        uint32_t at = 2 * (uint32_t)i;
        dfg_val more =
            known ? dfg_infer_plus(c->m, element_of(c, by, at), element_of(c, by, at + 1)) : dfg_nil();
        t.dims[i] = dfg_infer_dim(dfg_infer_plus(c->m, dfg_dim_val(t.dims[i]), more));
    }
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_tfl_reshape(struct infer_call *c)
{
    dfg_infer_reshape(c, false);
}

void dfg_relate_tfl_squeeze(struct infer_call *c)
{
    struct infer_type t;
    int64_t axes[INFER_MOST];
    bool on[INFER_MOST] = {false};
    uint32_t n = 0;
    dfg_infer_arg(c, 0, &t);
    bool ok = t.rank >= 0 &&
              (!dfg_known(dfg_infer_attr(c, "squeeze_dims")) || dfg_infer_list(c, "squeeze_dims", &n, axes));
    for (uint32_t i = 0; ok && i < n; i++) {
        ok = dfg_infer_axis(&axes[i], t.rank);
        if (ok)
            on[axes[i]] = true;
    }
    for (int32_t i = 0; ok && n == 0 && i < t.rank; i++) {
        ok = t.dims[i] >= 0;
        on[i] = t.dims[i] == 1;
    }
    if (!ok || !dfg_infer_drop_axes(&t, on, false, true))
        dfg_infer_type_init(&t, t.dtype, -1);
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_tfl_transpose(struct infer_call *c)
{
    int64_t perm[INFER_MOST];
    uint32_t n;
    if (dfg_infer_arg_ints(c, 1, &n, perm) && n > 0)
        dfg_infer_permute(c, perm, n);
}
