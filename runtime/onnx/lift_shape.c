/* lift_shape.c -- lifts: broadcasting before opset 7, resizing before 13.
 *
 * In:   the call in hand in an older form (Resize: in a newer one, too).
 * Out:  the canonical one.  Old broadcasting aligned the second operand at an
 *       axis: a constant gets the trailing extents of 1 that say so; any other
 *       must be aligned at the end already.
 *       Upsample is Resize with asymmetric coordinates, rounded down.
 */
#include "lift.h"

/* Operand 1, aligned at `axis` of operand 0, as numpy broadcasts it; false: not exact. */
static bool align(struct onnx_reader *r, int64_t axis)
{
    int32_t rank = dfg_lift_known(r).rank, rank_b = dfg_onnx_known(r, dfg_lift_operand(r, 1)).rank;
    struct onnx_operand b = dfg_lift_operand(r, 1);
    if (rank < 0 || rank_b < 0)
        return false;
    axis += axis < 0 ? rank : 0;
    if (axis < 0 || axis > rank || rank_b > rank - axis)
        return false;
    if (rank_b == rank - axis || rank_b == 0)
        return true;
    if (b.tensor == 0)
        return false;
    const struct dfg_tensor t = *dfg_tensor_info(r->m, b.tensor);
    const struct dfg_type *type = dfg_type_info(r->m, t.type);
    dfg_dim *dims = calloc((size_t)rank + 1, sizeof *dims);
    if (dims == NULL)
        return dfg_onnx_no_memory(r);
    for (int64_t i = 0; i < rank - axis; i++)
        dims[i] = i < rank_b ? type->u.dims[i] : 1;
    uint32_t wide = dfg_type_tensor(r->m, (enum dfg_dtype)type->dtype, (int32_t)(rank - axis), dims);
    free(dims);
    uint32_t tensor = wide != 0 ? dfg_tensor_add(r->m, wide, t.data, t.splat) : 0;
    return dfg_lift_put_tensor(r, 1, tensor);
}

bool dfg_lift_broadcast(struct onnx_reader *r, const struct dfg_op_form *f)
{
    int64_t axis, broadcast;
    if (!dfg_lift_int(r, "axis", 0, &axis) || !dfg_lift_int(r, "broadcast", 0, &broadcast))
        return dfg_lift_keep(r, f);
    if (broadcast != 0 && dfg_onnx_attr(r, "axis") != NULL && !align(r, axis))
        return dfg_lift_keep(r, f);
    dfg_lift_drop(r, "axis");
    dfg_lift_drop(r, "broadcast");
    return true;
}

/* A slope of several elements was one for each channel. */
bool dfg_lift_prelu(struct onnx_reader *r, const struct dfg_op_form *f)
{
    const struct dfg_type slope = dfg_onnx_known(r, dfg_lift_operand(r, 1));
    bool one = slope.rank == 0 || (slope.rank == 1 && slope.u.dims[0] == 1);
    return one || (slope.rank == 1 && align(r, 1)) || dfg_lift_keep(r, f);
}

/* ---- Upsample and Resize ---- */

/* Operand `scales` moves to its place in Resize. */
static bool to_resize(struct onnx_reader *r, const struct dfg_op_form *f, struct onnx_operand scales)
{
    const char *mode;
    if (!dfg_lift_text(r, "mode", "nearest", &mode))
        return dfg_lift_keep(r, f);
    bool nearest = strcmp(mode, "nearest") == 0;
    if (!nearest && strcmp(mode, "linear") != 0 && strcmp(mode, "bilinear") != 0)
        return dfg_lift_keep(r, f);
    dfg_lift_drop(r, f->lift_arg != NULL ? f->lift_arg : "");
    r->call.op = "Resize";
    return dfg_lift_put(r, 1, (struct onnx_operand){DFG_NONE, 0, 0}) && dfg_lift_put(r, 2, scales) &&
           dfg_lift_set_text(r, "mode", nearest ? "nearest" : "linear") &&
           dfg_lift_set_text(r, "coordinate_transformation_mode", "asymmetric") &&
           (!nearest || dfg_lift_set_text(r, "nearest_mode", "floor"));
}

static bool to_resize_floats(struct onnx_reader *r, const struct dfg_op_form *f, const dfg_val *scales, size_t n)
{
    uint32_t tensor = dfg_onnx_tensor_floats(r, DFG_F32, 1, scales, n);
    return tensor != 0 && to_resize(r, f, (struct onnx_operand){DFG_NONE, 0, tensor});
}

bool dfg_lift_upsample_sides(struct onnx_reader *r, const struct dfg_op_form *f)
{
    dfg_val scales[4];
    for (int i = 0; i < 4; i++)
        scales[i] = dfg_float(1);
    if (!dfg_lift_float(r, "height_scale", 1, &scales[2].u.f) ||
        !dfg_lift_float(r, "width_scale", 1, &scales[3].u.f) || r->call.n_operands != 1)
        return dfg_lift_keep(r, f);
    if (!to_resize_floats(r, f, scales, 4))
        return false;
    if (r->call.version == 0) {
        dfg_lift_drop(r, "height_scale");
        dfg_lift_drop(r, "width_scale");
    }
    return true;
}

bool dfg_lift_upsample_attr(struct onnx_reader *r, const struct dfg_op_form *f)
{
    const dfg_val *scales;
    if (!dfg_lift_floats(r, "scales", &scales) || scales == NULL || r->call.n_operands != 1)
        return dfg_lift_keep(r, f);
    if (!to_resize_floats(r, f, scales->u.list, scales->n))
        return false;
    if (r->call.version == 0)
        dfg_lift_drop(r, "scales");
    return true;
}

bool dfg_lift_upsample(struct onnx_reader *r, const struct dfg_op_form *f)
{
    return r->call.n_operands == 2 ? to_resize(r, f, dfg_lift_operand(r, 1)) : dfg_lift_keep(r, f);
}

/* Is the operand an f32 constant that makes nothing smaller? */
static bool enlarges(const struct onnx_reader *r, struct onnx_operand scales)
{
    const struct dfg_tensor *t = dfg_tensor_info(r->m, scales.tensor);
    if (scales.tensor == 0 || t->data == NULL || dfg_type_info(r->m, t->type)->dtype != DFG_F32)
        return false;
    for (uint64_t i = 0; i < (t->splat ? 1 : t->n); i++) {
        uint32_t bits = (uint32_t)dfg_load(t->data + 4 * i, 4);
        float scale;
        memcpy(&scale, &bits, sizeof scale);
        if (!(scale >= 1))
            return false;
    }
    return true;
}

/* How opset 10 rounds where it makes an image smaller was never said. */
bool dfg_lift_resize_scales(struct onnx_reader *r, const struct dfg_op_form *f)
{
    const char *mode;
    if (!dfg_lift_text(r, "mode", "nearest", &mode) || r->call.n_operands != 2)
        return dfg_lift_keep(r, f);
    if (strcmp(mode, "linear") != 0 && !enlarges(r, dfg_lift_operand(r, 1)))
        return dfg_lift_keep(r, f);
    return to_resize(r, f, dfg_lift_operand(r, 1));
}

/* An empty tensor stands for an absent operand where exporters could not leave it out. */
static void leave_out_empty(struct onnx_reader *r)
{
    struct onnx_call *c = &r->call;
    for (size_t i = 1; i < c->n_operands; i++)
        if (c->operands[i].tensor != 0 && dfg_tensor_info(r->m, c->operands[i].tensor)->n == 0)
            c->operands[i] = (struct onnx_operand){DFG_NONE, 0, 0};
    while (c->n_operands > 1 && dfg_lift_is_absent(r, c->n_operands - 1))
        c->n_operands--;
}

bool dfg_lift_resize(struct onnx_reader *r, const struct dfg_op_form *f)
{
    const char *coordinates;
    if (!dfg_lift_text(r, "coordinate_transformation_mode", "half_pixel", &coordinates) ||
        strcmp(coordinates, "tf_half_pixel_for_nn") == 0 || strcmp(coordinates, "half_pixel_symmetric") == 0 ||
        dfg_onnx_attr(r, "axes") != NULL)
        return dfg_lift_keep(r, f);
    leave_out_empty(r);
    return true;
}
