/* lift_attr.c -- lifts: attributes that became operands, or are attributes at 17.
 *
 * In:   the call in hand in an older or newer form.
 * Out:  constants as operands for what older forms have as attributes; attributes
 *       for what newer forms have as constant operands.  What newer forms compute
 *       can't be an attribute: such a call is kept.
 */
#include "lift.h"

/* The attribute becomes operand 1; an empty list is as if it were not there, but where it is required. */
static bool ints_operand(struct onnx_reader *r, const struct dfg_op_form *f, bool required)
{
    const dfg_val *list;
    if (!dfg_lift_ints(r, f->lift_arg, &list) || (required && list == NULL) || !dfg_lift_is_absent(r, 1))
        return dfg_lift_keep(r, f);
    if (list != NULL && (required || list->n > 0) && !dfg_lift_put_ints(r, 1, list))
        return false;
    dfg_lift_drop(r, f->lift_arg);
    return true;
}

bool dfg_lift_ints_operand(struct onnx_reader *r, const struct dfg_op_form *f)
{
    return ints_operand(r, f, false);
}

bool dfg_lift_required_ints_operand(struct onnx_reader *r, const struct dfg_op_form *f)
{
    return ints_operand(r, f, true);
}

static bool is_float(uint8_t dtype)
{
    return dtype == DFG_F16 || dtype == DFG_F32 || dtype == DFG_F64 || dtype == DFG_BF16;
}

/* A number that has the element type of operand 0, which is a float's. */
static bool put_float(struct onnx_reader *r, size_t i, double x)
{
    dfg_val v = {.tag = DFG_V_FLOAT, .u.f = x};
    return dfg_lift_put_tensor(r, i, dfg_onnx_tensor_floats(r, (enum dfg_dtype)dfg_lift_known(r).dtype, 0, &v, 1));
}

/* Does operand 0 have floats?  That must be known where numbers are put beside it. */
static bool has_floats(struct onnx_reader *r, bool puts)
{
    uint8_t dtype = dfg_lift_known(r).dtype;
    return is_float(dtype) || (dtype == DFG_NO_DTYPE && !puts);
}

bool dfg_lift_clip(struct onnx_reader *r, const struct dfg_op_form *f)
{
    double min, max;
    const bool has_min = dfg_onnx_attr(r, "min") != NULL, has_max = dfg_onnx_attr(r, "max") != NULL;
    if (!dfg_lift_float(r, "min", 0, &min) || !dfg_lift_float(r, "max", 0, &max) ||
        !has_floats(r, has_min || has_max) || r->call.n_operands != 1)
        return dfg_lift_keep(r, f);
    if ((has_min && !put_float(r, 1, min)) || (has_max && !put_float(r, 2, max)))
        return false;
    dfg_lift_drop(r, "min");
    dfg_lift_drop(r, "max");
    return true;
}

bool dfg_lift_slice(struct onnx_reader *r, const struct dfg_op_form *f)
{
    const dfg_val *starts, *ends, *axes;
    if (!dfg_lift_ints(r, "starts", &starts) || !dfg_lift_ints(r, "ends", &ends) ||
        !dfg_lift_ints(r, "axes", &axes) || starts == NULL || ends == NULL || r->call.n_operands != 1)
        return dfg_lift_keep(r, f);
    if (!dfg_lift_put_ints(r, 1, starts) || !dfg_lift_put_ints(r, 2, ends))
        return false;
    if (axes != NULL && axes->n > 0 && !dfg_lift_put_ints(r, 3, axes))
        return false;
    dfg_lift_drop(r, "starts");
    dfg_lift_drop(r, "ends");
    dfg_lift_drop(r, "axes");
    return true;
}

bool dfg_lift_pad(struct onnx_reader *r, const struct dfg_op_form *f)
{
    const dfg_val *pads;
    const char *mode;
    double value;
    if (!dfg_lift_ints(r, f->lift_arg, &pads) || !dfg_lift_float(r, "value", 0, &value) ||
        !dfg_lift_text(r, "mode", "constant", &mode) || pads == NULL || r->call.n_operands != 1)
        return dfg_lift_keep(r, f);
    bool with_value = dfg_onnx_attr(r, "value") != NULL && strcmp(mode, "constant") == 0;
    if (!has_floats(r, with_value))
        return dfg_lift_keep(r, f);
    if (!dfg_lift_put_ints(r, 1, pads) || (with_value && !put_float(r, 2, value)))
        return false;
    dfg_lift_drop(r, f->lift_arg);
    dfg_lift_drop(r, "value");
    return true;
}

/* Pads of some axes as pads of all. */
static bool spread(struct onnx_reader *r, int32_t rank, const dfg_val *axes, const dfg_val *pads,
                   dfg_val *all)
{
    if (pads->n != 2 * (uint64_t)axes->n || axes->n > (uint32_t)rank)
        return false;
    dfg_val *list = dfg_onnx_list(r, 2 * (size_t)rank), *seen = dfg_onnx_list(r, (size_t)rank);
    if (list == NULL || seen == NULL)
        return false;
    for (int32_t i = 0; i < 2 * rank; i++)
        list[i] = dfg_int(0);
    for (uint32_t i = 0; i < axes->n; i++) {
        int64_t axis = axes->u.list[i].u.i;
        axis += axis < 0 ? rank : 0;
        if (axis < 0 || axis >= rank || seen[axis].tag != DFG_NIL)
            return false;
        seen[axis].tag = DFG_V_INT;
        list[axis] = pads->u.list[i];
        list[rank + axis] = pads->u.list[axes->n + i];
    }
    *all = (dfg_val){.tag = DFG_V_LIST, .n = 2 * (uint32_t)rank, .u.list = list};
    return true;
}

bool dfg_lift_pad_axes(struct onnx_reader *r, const struct dfg_op_form *f)
{
    const char *mode;
    dfg_val axes, pads, all;
    int32_t rank = dfg_lift_known(r).rank;
    if (!dfg_lift_text(r, "mode", "constant", &mode) || strcmp(mode, "wrap") == 0)
        return dfg_lift_keep(r, f);
    if (dfg_lift_is_absent(r, 3))
        return true;
    if (rank < 0 || rank > INT16_MAX || !dfg_lift_const_ints(r, 3, &axes) ||
        !dfg_lift_const_ints(r, 1, &pads) || !spread(r, rank, &axes, &pads, &all))
        return dfg_lift_keep(r, f);
    r->call.n_operands = 3;
    return dfg_lift_put_ints(r, 1, &all);
}

bool dfg_lift_topk(struct onnx_reader *r, const struct dfg_op_form *f)
{
    int64_t k;
    if (!dfg_lift_int(r, "k", 0, &k) || dfg_onnx_attr(r, "k") == NULL || r->call.n_operands != 1)
        return dfg_lift_keep(r, f);
    dfg_val value = dfg_int(k);
    dfg_lift_drop(r, "k");
    return dfg_lift_put_tensor(r, 1, dfg_onnx_tensor_ints(r, 1, &value, 1));
}

static bool dropout_ratio(struct onnx_reader *r, const struct dfg_op_form *f)
{
    dfg_val v = {.tag = DFG_V_FLOAT};
    if (!dfg_lift_float(r, "ratio", 0.5, &v.u.f) || r->call.n_operands != 1)
        return dfg_lift_keep(r, f);
    bool stated = dfg_onnx_attr(r, "ratio") != NULL;
    dfg_lift_drop(r, "ratio");
    dfg_lift_drop(r, "is_test");
    return !stated || dfg_lift_put_tensor(r, 1, dfg_onnx_tensor_floats(r, DFG_F32, 0, &v, 1));
}

/* Without is_test the old form drops at random. */
bool dfg_lift_dropout_is_test(struct onnx_reader *r, const struct dfg_op_form *f)
{
    int64_t is_test;
    if (!dfg_lift_int(r, "is_test", 0, &is_test) || is_test == 0 || r->call.n_results > 1)
        return dfg_lift_keep(r, f);
    return dropout_ratio(r, f);
}

/* A mask that is used: below opset 10 it has the data's type, below 12 it is all
 * zeros in inference, from then on all ones. */
bool dfg_lift_dropout(struct onnx_reader *r, const struct dfg_op_form *f)
{
    const char *mask = r->call.n_results > 1 ? r->call.node->output[1] : "";
    dfg_sym name = dfg_find_symbol(r->m, mask, strlen(mask));
    bool used = *mask != '\0' && r->names[name].value.used;
    return used ? dfg_lift_keep(r, f) : dropout_ratio(r, f);
}

bool dfg_lift_reduce(struct onnx_reader *r, const struct dfg_op_form *f)
{
    int64_t noop;
    dfg_val axes = {.tag = DFG_V_LIST};
    if (!dfg_lift_int(r, "noop_with_empty_axes", 0, &noop) || r->call.n_operands > 2 ||
        dfg_onnx_attr(r, "axes") != NULL)
        return dfg_lift_keep(r, f);
    if (!dfg_lift_is_absent(r, 1) && !dfg_lift_const_ints(r, 1, &axes))
        return dfg_lift_keep(r, f);
    if (axes.n == 0 && noop != 0)
        return dfg_lift_keep(r, f);
    dfg_lift_drop(r, "noop_with_empty_axes");
    r->call.n_operands = r->call.n_operands > 1 ? 1 : r->call.n_operands;
    return axes.n == 0 || dfg_lift_set(r, "axes", axes);
}

bool dfg_lift_split(struct onnx_reader *r, const struct dfg_op_form *f)
{
    int64_t axis;
    return dfg_lift_int(r, "axis", 0, &axis) ? dfg_lift_ints_operand(r, f) : dfg_lift_keep(r, f);
}

/* Equal parts, but for a last one that may be smaller, where 17 has equal parts only. */
static bool uneven(struct onnx_reader *r, int64_t extent, int64_t n)
{
    int64_t part = extent / n + (extent % n != 0);
    dfg_val *parts = dfg_onnx_list(r, (size_t)n);
    for (int64_t i = 0; parts != NULL && i < n; i++)
        parts[i] = dfg_int(i + 1 < n ? part : extent - part * (n - 1));
    return parts != NULL && dfg_lift_put_tensor(r, 1, dfg_onnx_tensor_ints(r, 1, parts, (size_t)n));
}

bool dfg_lift_split_count(struct onnx_reader *r, const struct dfg_op_form *f)
{
    int64_t n, axis;
    if (dfg_onnx_attr(r, "num_outputs") == NULL)
        return true;
    const struct dfg_type t = dfg_onnx_known(r, dfg_lift_operand(r, 0));
    if (!dfg_lift_int(r, "num_outputs", 0, &n) || !dfg_lift_int(r, "axis", 0, &axis))
        return dfg_lift_keep(r, f);
    axis += axis < 0 ? t.rank : 0;
    dfg_dim extent = axis >= 0 && axis < t.rank ? t.u.dims[axis] : DFG_DIM_UNKNOWN;
    if (!dfg_lift_is_absent(r, 1) || n <= 0 || n != (int64_t)r->call.n_results || extent < 0)
        return dfg_lift_keep(r, f);
    int64_t part = extent / n + (extent % n != 0);
    if (extent % n != 0 && part > (extent - 1) / (n - 1)) /* nothing is left for the last one */
        return dfg_lift_keep(r, f);
    dfg_lift_drop(r, "num_outputs");
    return extent % n == 0 || uneven(r, extent, n);
}

bool dfg_lift_dft(struct onnx_reader *r, const struct dfg_op_form *f)
{
    dfg_val list;
    int64_t axis = -2; /* the newer form's default */
    if (dfg_onnx_attr(r, "axis") != NULL)
        return dfg_lift_keep(r, f);
    if (!dfg_lift_is_absent(r, 2)) {
        if (!dfg_lift_const_ints(r, 2, &list) || list.n != 1)
            return dfg_lift_keep(r, f);
        axis = list.u.list[0].u.i;
    }
    r->call.n_operands = r->call.n_operands > 2 ? 2 : r->call.n_operands;
    return dfg_lift_set(r, "axis", dfg_int(axis));
}
