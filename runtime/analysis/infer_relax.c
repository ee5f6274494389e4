/* infer_relax.c -- types of Relax's operators.
 *
 * In:   tensors, tuples of tensors; what Relax hands over beside them (shapes,
 *       numbers, tuples of numbers) as constants or computed vectors.
 * Out:  as Relax has it.
 *
 * Most operators are those of Relay or ONNX under other names: a table says
 * which.  Only what takes its axes, sizes or defaults otherwise is here.
 */
#include <stdlib.h>
#include <string.h>

#include "infer.h"

/* ---- operators that are others' ---- */

struct synonym {
    const char *op, *like; /* like NULL: the name without "relax." */
};

static int by_name(const void *name, const void *row)
{
    return strcmp(name, ((const struct synonym *)row)->op);
}

static const struct synonym synonyms[] = {
    {"relax.abs", NULL},
    {"relax.acos", NULL},
    {"relax.acosh", NULL},
    {"relax.add", NULL},
    {"relax.asin", NULL},
    {"relax.asinh", NULL},
    {"relax.astype", "cast"},
    {"relax.atan", NULL},
    {"relax.atanh", NULL},
    {"relax.bitwise_and", NULL},
    {"relax.bitwise_not", NULL},
    {"relax.bitwise_or", NULL},
    {"relax.bitwise_xor", NULL},
    {"relax.broadcast_to", "Expand"},
    {"relax.ceil", NULL},
    {"relax.clip", NULL},
    {"relax.collapse_sum_like", NULL},
    {"relax.concat", "concatenate"},
    {"relax.cos", NULL},
    {"relax.cosh", NULL},
    {"relax.divide", NULL},
    {"relax.equal", NULL},
    {"relax.erf", NULL},
    {"relax.ewise_fma", "abs"},
    {"relax.exp", NULL},
    {"relax.flip", "reverse"},
    {"relax.floor", NULL},
    {"relax.floor_divide", NULL},
    {"relax.floor_mod", NULL},
    {"relax.gather_elements", "GatherElements"},
    {"relax.gather_nd", "GatherND"},
    {"relax.greater", NULL},
    {"relax.greater_equal", NULL},
    {"relax.hint_on_device", "Identity"},
    {"relax.isfinite", NULL},
    {"relax.isinf", NULL},
    {"relax.isnan", NULL},
    {"relax.left_shift", NULL},
    {"relax.less", NULL},
    {"relax.less_equal", NULL},
    {"relax.log", NULL},
    {"relax.logical_and", NULL},
    {"relax.logical_not", NULL},
    {"relax.logical_or", NULL},
    {"relax.logical_xor", NULL},
    {"relax.matmul", "nn.matmul"},
    {"relax.max", NULL},
    {"relax.maximum", NULL},
    {"relax.mean", NULL},
    {"relax.min", NULL},
    {"relax.minimum", NULL},
    {"relax.mod", NULL},
    {"relax.multiply", NULL},
    {"relax.negative", NULL},
    {"relax.nn.adaptive_avg_pool1d", NULL},
    {"relax.nn.adaptive_avg_pool2d", NULL},
    {"relax.nn.adaptive_avg_pool3d", NULL},
    {"relax.nn.avg_pool1d", NULL},
    {"relax.nn.avg_pool2d", NULL},
    {"relax.nn.avg_pool3d", NULL},
    {"relax.nn.batch_flatten", NULL},
    {"relax.nn.batch_norm", NULL},
    {"relax.nn.conv1d", NULL},
    {"relax.nn.conv1d_transpose", NULL},
    {"relax.nn.conv2d", NULL},
    {"relax.nn.conv2d_transpose", NULL},
    {"relax.nn.conv3d", NULL},
    {"relax.nn.conv3d_transpose", NULL},
    {"relax.nn.dropout", NULL},
    {"relax.nn.gelu", "abs"},
    {"relax.nn.gelu_tanh", "abs"},
    {"relax.nn.group_norm", NULL},
    {"relax.nn.instance_norm", NULL},
    {"relax.nn.layer_norm", NULL},
    {"relax.nn.leakyrelu", "nn.leaky_relu"},
    {"relax.nn.log_softmax", NULL},
    {"relax.nn.max_pool1d", NULL},
    {"relax.nn.max_pool2d", NULL},
    {"relax.nn.max_pool3d", NULL},
    {"relax.nn.prelu", NULL},
    {"relax.nn.relu", NULL},
    {"relax.nn.relu6", "nn.relu"},
    {"relax.nn.rms_norm", "nn.layer_norm"},
    {"relax.nn.selu", "abs"},
    {"relax.nn.silu", "abs"},
    {"relax.nn.softmax", NULL},
    {"relax.nn.softplus", "abs"},
    {"relax.not_equal", NULL},
    {"relax.one_hot", NULL},
    {"relax.permute_dims", "transpose"},
    {"relax.power", NULL},
    {"relax.prod", NULL},
    {"relax.repeat", NULL},
    {"relax.reshape", "Reshape"},
    {"relax.right_shift", NULL},
    {"relax.round", NULL},
    {"relax.rsqrt", NULL},
    {"relax.scatter_elements", NULL},
    {"relax.scatter_nd", NULL},
    {"relax.shape_of", "Shape"},
    {"relax.shape_to_tensor", "Identity"},
    {"relax.sigmoid", NULL},
    {"relax.sign", NULL},
    {"relax.sin", NULL},
    {"relax.sinh", NULL},
    {"relax.sort", NULL},
    {"relax.split", NULL},
    {"relax.sqrt", NULL},
    {"relax.square", "abs"},
    {"relax.squeeze", NULL},
    {"relax.std", "mean"},
    {"relax.subtract", NULL},
    {"relax.sum", NULL},
    {"relax.take", NULL},
    {"relax.tan", NULL},
    {"relax.tanh", NULL},
    {"relax.tensor_to_shape", "Identity"},
    {"relax.tile", NULL},
    {"relax.to_vdevice", "Identity"},
    {"relax.tril", "trilu"},
    {"relax.triu", "trilu"},
    {"relax.variance", "mean"},
    {"relax.where", NULL},
};

const char *infer_like(const char *op)
{
    const size_t prefix = strlen("relax.");
    if (strncmp(op, "relax.", prefix) != 0)
        return op;
    const struct synonym *s =
        bsearch(op, synonyms, sizeof synonyms / sizeof *synonyms, sizeof *synonyms, by_name);
    return s == NULL ? op : s->like != NULL ? s->like : op + prefix;
}

/* ---- element types ---- */

static void same_as(struct infer_call *c, const char *attr, enum dfg_dtype otherwise)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    t.dtype = infer_dtype_attr(c, attr, otherwise);
    infer_result(c, 0, &t);
}

static void quantize(struct infer_call *c)
{
    same_as(c, "out_dtype", DFG_I8);
}

static void dequantize(struct infer_call *c)
{
    same_as(c, "out_dtype", DFG_F32);
}

static void like(struct infer_call *c)
{
    same_as(c, "dtype", infer_dtype(c, 0));
}

static void argsort(struct infer_call *c)
{
    same_as(c, "dtype", DFG_I32);
}

/* Over one axis, or all. */
static void arg_of(struct infer_call *c)
{
    struct infer_type t;
    bool on[INFER_MOST];
    uint32_t n;
    infer_arg(c, 0, &t);
    t.dtype = DFG_I64;
    enum infer_axes axes = infer_axes(c, 1, "axis", t.rank >= 0 ? t.rank : 0, on, &n);
    for (int32_t i = 0; axes == AXES_NONE && i < t.rank; i++)
        on[i] = true;
    if (t.rank < 0 || axes == AXES_UNKNOWN)
        infer_type_init(&t, DFG_I64, -1);
    else
        infer_drop_axes(&t, on, infer_flag(c, "keepdims"), false);
    infer_result(c, 0, &t);
}

/* ---- shapes and tuples of numbers as operands ---- */

/* The tensor whose shape is operand 0. */
static void made(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value shape;
    infer_type_init(&t, infer_dtype_attr(c, "dtype", infer_dtype(c, 1)), -1);
    if (infer_arg_value(c, 0, &shape) && shape.rank == 1) {
        t.rank = (int32_t)shape.n;
        for (int32_t i = 0; i < t.rank; i++)
            t.dims[i] = infer_dim(shape.at[i]);
    }
    infer_result(c, 0, &t);
}

static void expand_dims(struct infer_call *c)
{
    struct infer_type t;
    int64_t axes[INFER_MOST];
    uint32_t n;
    if (!infer_shaped(c, 0, &t) || !infer_list(c, "axis", &n, axes) || n > INFER_MOST - (uint32_t)t.rank)
        return;
    for (uint32_t i = 0; i < n; i++)
        if (!infer_axis(&axes[i], t.rank + (int64_t)n))
            return;
    if (infer_insert_ones(&t, axes, n))
        infer_result(c, 0, &t);
}

/* x, axes, begin, end, strides: ones where they are absent. */
static void strided_slice(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value begin, end;
    int64_t axes[INFER_MOST], steps[INFER_MOST];
    uint32_t n, n_steps = 0;
    bool strided = infer_operand(c, 4) != DFG_NONE;
    if (!infer_shaped(c, 0, &t))
        return;
    bool known = infer_arg_ints(c, 1, &n, axes) && infer_arg_value(c, 2, &begin) && begin.n == n &&
                 infer_arg_value(c, 3, &end) && end.n == n &&
                 (!strided || (infer_arg_ints(c, 4, &n_steps, steps) && n_steps == n));
    if (!known)
        infer_type_init(&t, t.dtype, t.rank);
    for (uint32_t i = 0; known && i < n; i++) {
        if (!infer_axis(&axes[i], t.rank) || (strided && steps[i] == 0))
            return;
        t.dims[axes[i]] =
            infer_sliced(t.dims[axes[i]], begin.at[i], end.at[i], strided ? steps[i] : (int64_t)1);
    }
    infer_result(c, 0, &t);
}

/* before and behind the first extent, before and behind the second ... */
static void pad(struct infer_call *c)
{
    struct infer_type t;
    int64_t width[INFER_MOST];
    uint32_t n;
    if (!infer_shaped(c, 0, &t) || !infer_list(c, "pad_width", &n, width) || n != 2 * (uint32_t)t.rank)
        return;
    for (int32_t i = 0; i < t.rank; i++) {
        dfg_val sum = dfg_add(dfg_int(width[2 * (size_t)i]), dfg_int(width[2 * (size_t)i + 1]));
        t.dims[i] = infer_dim(infer_plus(c->m, dfg_dim_val(t.dims[i]), sum));
    }
    infer_result(c, 0, &t);
}

static void resize2d(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value size;
    const char *layout = infer_text(c, "layout", "NCHW");
    const char *rows = strchr(layout, 'H'), *columns = strchr(layout, 'W');
    if (!infer_shaped(c, 0, &t) || t.rank != 4 || strlen(layout) != 4 || rows == NULL || columns == NULL)
        return;
    bool known = infer_arg_value(c, 1, &size) && size.n == 2;
    t.dims[rows - layout] = known ? infer_dim(size.at[0]) : DFG_DIM_UNKNOWN;
    t.dims[columns - layout] = known ? infer_dim(size.at[1]) : DFG_DIM_UNKNOWN;
    t.dtype = infer_dtype_attr(c, "out_dtype", t.dtype);
    infer_result(c, 0, &t);
}

/* query [b, s, heads, size], value [b, t, heads, size of values] */
static void attention(struct infer_call *c)
{
    struct infer_type t, value;
    if (!infer_shaped(c, 0, &t) || t.rank != 4)
        return;
    bool shaped = infer_shaped(c, 2, &value) && value.rank == 4;
    t.dims[3] = shaped ? value.dims[3] : DFG_DIM_UNKNOWN;
    infer_result(c, 0, &t);
}

static const struct infer_row rows[] = {
    {"relax.argmax", arg_of},
    {"relax.argmin", arg_of},
    {"relax.argsort", argsort},
    {"relax.dequantize", dequantize},
    {"relax.expand_dims", expand_dims},
    {"relax.full", made},
    {"relax.full_like", like},
    {"relax.image.resize2d", resize2d},
    {"relax.nn.attention", attention},
    {"relax.nn.attention_bias", attention},
    {"relax.nn.attention_var_len", attention},
    {"relax.nn.pad", pad},
    {"relax.ones", made},
    {"relax.ones_like", like},
    {"relax.quantize", quantize},
    {"relax.strided_slice", strided_slice},
    {"relax.zeros", made},
    {"relax.zeros_like", like},
};
const struct infer_table infer_relaxes = {rows, sizeof rows / sizeof *rows};
