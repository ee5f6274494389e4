/* lift_meaning.c -- lifts: attributes that came, went, or changed their meaning.
 *
 * In:   the call in hand in an older or newer form.
 * Out:  the canonical one, where the attribute says what that form means anyway; Softmax over several axes
 *       becomes three nodes.
 */
#include "lift.h"

bool dfg_lift_never(struct onnx_reader *r, const struct dfg_op_form *f)
{
    return dfg_lift_keep(r, f);
}

/* Axes from `axis` on were one axis, of all their elements; that is one axis of
 * the newer form where all but one of them have one element.  False: it isn't. */
static bool single_axis(struct onnx_reader *r, int64_t *axis)
{
    int64_t found = -1;
    if (*axis == -1)
        return true;
    const struct dfg_type t = dfg_lift_known(r);
    if (t.rank < 0)
        return false;
    int64_t first = *axis + (*axis < 0 ? t.rank : 0);
    if (first < 0 || first >= t.rank)
        return false;
    if (first == t.rank - 1)
        return true;
    for (int64_t i = first; i < t.rank; i++) {
        if (t.u.dims[i] == 1)
            continue;
        if (found >= 0)
            return false;
        found = i;
    }
    if (found > first)
        *axis = found;
    return true;
}

static dfg_node along(struct onnx_reader *r, const char *op, dfg_node x, int64_t axis)
{
    const uint16_t id = dfg_operator(r->m, op, strlen(op));
    const struct dfg_attr a = {dfg_symbol(r->m, "axis", 4), dfg_int(axis)};
    return id != 0 && a.key != 0 && x != DFG_NONE ? dfg_call_op(r->m, id, &x, 1, &a, 1, 1, 0) : DFG_NONE;
}

/* Axes from `axis` on are flattened to one and back, where the shape is known, but for one extent. */
static bool flattened(struct onnx_reader *r, const struct dfg_op_form *f, int64_t axis)
{
    const struct dfg_type t = dfg_lift_known(r);
    if (t.rank <= 0 || axis < -t.rank || axis >= t.rank || dfg_lift_is_absent(r, 0))
        return dfg_lift_keep(r, f);
    dfg_val *shape = dfg_onnx_list(r, (size_t)t.rank);
    if (shape == NULL)
        return false;
    int unknown = 0;
    for (int32_t i = 0; i < t.rank; i++) {
        if (t.u.dims[i] == 0 || (t.u.dims[i] < 0 && unknown++ > 0))
            return dfg_lift_keep(r, f);
        shape[i] = dfg_int(t.u.dims[i] < 0 ? -1 : t.u.dims[i]);
    }
    const dfg_node rows = along(r, "Flatten", dfg_onnx_operand(r, dfg_lift_operand(r, 0)), axis);
    const dfg_node made = along(r, r->call.op, rows, -1);
    if (made == DFG_NONE)
        return dfg_onnx_no_memory(r);
    dfg_lift_drop(r, "axis");
    r->call.op = "Reshape";
    r->call.lifted = true;
    return dfg_lift_put(r, 0, (struct onnx_operand){.node = made}) &&
           dfg_lift_put_tensor(r, 1, dfg_onnx_tensor_ints(r, 1, shape, (size_t)t.rank));
}

bool dfg_lift_softmax(struct onnx_reader *r, const struct dfg_op_form *f)
{
    int64_t axis;
    if (!dfg_lift_int(r, "axis", 1, &axis))
        return dfg_lift_keep(r, f);
    if (!single_axis(r, &axis))
        return flattened(r, f, axis);
    return dfg_lift_set(r, "axis", dfg_int(axis));
}

/* Of several results the older forms are in training, with statistics of their own. */
bool dfg_lift_batch_norm(struct onnx_reader *r, const struct dfg_op_form *f)
{
    return r->call.n_results == 1 || dfg_lift_keep(r, f);
}

bool dfg_lift_batch_norm_is_test(struct onnx_reader *r, const struct dfg_op_form *f)
{
    int64_t is_test;
    if (!dfg_lift_int(r, "is_test", 0, &is_test) || is_test == 0 || r->call.n_results != 1)
        return dfg_lift_keep(r, f);
    dfg_lift_drop(r, "is_test");
    return true;
}

/* Element types were named once. */
bool dfg_lift_cast_name(struct onnx_reader *r, const struct dfg_op_form *f)
{
    static const char *const names[] = {"UNDEFINED", "FLOAT",  "UINT8",     "INT8",      "UINT16",  "INT16",
                                        "INT32",     "INT64",  "STRING",    "BOOL",      "FLOAT16", "DOUBLE",
                                        "UINT32",    "UINT64", "COMPLEX64", "COMPLEX128"};
    const char *to;
    if (!dfg_lift_text(r, "to", "", &to))
        return dfg_lift_keep(r, f);
    for (size_t i = 1; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i], to) == 0)
            return dfg_lift_set(r, "to", dfg_int((int64_t)i));
    return dfg_lift_keep(r, f);
}

bool dfg_lift_concat(struct onnx_reader *r, const struct dfg_op_form *f)
{
    (void)f;
    return dfg_onnx_attr(r, "axis") != NULL || dfg_lift_set(r, "axis", dfg_int(1));
}

/* The attribute says what the newer form finds out by itself. */
bool dfg_lift_dropped(struct onnx_reader *r, const struct dfg_op_form *f)
{
    int64_t value;
    if (!dfg_lift_int(r, f->lift_arg, 0, &value))
        return dfg_lift_keep(r, f);
    dfg_lift_drop(r, f->lift_arg);
    return true;
}

bool dfg_lift_float_p(struct onnx_reader *r, const struct dfg_op_form *f)
{
    double p;
    if (!dfg_lift_float(r, "p", 2, &p) || !(p >= 1 && p <= INT32_MAX) || p != (double)(int32_t)p)
        return dfg_lift_keep(r, f);
    if (dfg_onnx_declares(r->call.row, "kernel_shape") && dfg_onnx_attr(r, "kernel_shape") == NULL)
        return dfg_lift_keep(r, f);
    return dfg_lift_set(r, "p", dfg_int((int32_t)p));
}

/* The newer form has other names for its modes, and images of any rank. */
bool dfg_lift_grid_sample(struct onnx_reader *r, const struct dfg_op_form *f)
{
    const char *mode;
    if (!dfg_lift_text(r, "mode", "linear", &mode) || dfg_lift_known(r).rank != 4)
        return dfg_lift_keep(r, f);
    if (strcmp(mode, "linear") == 0)
        return dfg_lift_set_text(r, "mode", "bilinear");
    if (strcmp(mode, "cubic") == 0)
        return dfg_lift_set_text(r, "mode", "bicubic");
    return strcmp(mode, "nearest") == 0 || dfg_lift_keep(r, f);
}

bool dfg_lift_has_element(struct onnx_reader *r, const struct dfg_op_form *f)
{
    return !dfg_lift_is_absent(r, 0) || dfg_lift_keep(r, f);
}

bool dfg_lift_roi_align(struct onnx_reader *r, const struct dfg_op_form *f)
{
    (void)f;
    return dfg_lift_set_text(r, "coordinate_transformation_mode", "output_half_pixel");
}

bool dfg_lift_scatter(struct onnx_reader *r, const struct dfg_op_form *f)
{
    (void)f;
    r->call.op = "ScatterElements";
    return true;
}

bool dfg_lift_scatter_reduction(struct onnx_reader *r, const struct dfg_op_form *f)
{
    const char *reduction;
    bool known =
        dfg_lift_text(r, "reduction", "none", &reduction) &&
        (strcmp(reduction, "none") == 0 || strcmp(reduction, "add") == 0 || strcmp(reduction, "mul") == 0);
    return known || dfg_lift_keep(r, f);
}

bool dfg_lift_selu(struct onnx_reader *r, const struct dfg_op_form *f)
{
    (void)f;
    if (dfg_onnx_attr(r, "alpha") == NULL &&
        !dfg_lift_set(r, "alpha", dfg_float((double)1.6732f)))
        return false;
    return dfg_onnx_attr(r, "gamma") != NULL ||
           dfg_lift_set(r, "gamma", dfg_float((double)1.0507f));
}
