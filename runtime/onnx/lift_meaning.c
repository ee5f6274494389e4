/* lift_meaning.c -- lifts: attributes that came, went, or changed their meaning.
 *
 * In:   the call in hand in an older or newer form.
 * Out:  the canonical one, where the attribute says what that form means anyway.
 */
#include "lift.h"

bool dfg_lift_always_kept(struct onnx_reader *r, const struct lift *l)
{
    return dfg_lift_keep(r, l);
}

/* Attributes of newer forms, and the value with which they mean nothing new. */
static const struct {
    const char *op, *key;
    int64_t value;    /* of an int; of every element of a list */
    const char *text; /* of a string */
} neutral[] = {
    {"Attention", "left_window_size", -1, NULL},
    {"Attention", "right_window_size", -1, NULL},
    {"AveragePool", "dilations", 1, NULL},
    {"Cast", "saturate", 1, NULL},
    {"Cast", "round_mode", 0, "up"},
    {"CastLike", "saturate", 1, NULL},
    {"CastLike", "round_mode", 0, "up"},
    {"DequantizeLinear", "block_size", 0, NULL},
    {"DequantizeLinear", "output_dtype", 0, NULL},
    {"LpPool", "ceil_mode", 0, NULL},
    {"LpPool", "dilations", 1, NULL},
    {"QuantizeLinear", "saturate", 1, NULL},
    {"QuantizeLinear", "block_size", 0, NULL},
    {"QuantizeLinear", "output_dtype", 0, NULL},
    {"QuantizeLinear", "precision", 0, NULL},
    {"Range", "stash_type", 1, NULL},
    {"SpaceToDepth", "mode", 0, "DCR"},
};

static bool is_neutral(const struct onnx_reader *r, const dfg_val *v, size_t row)
{
    if (neutral[row].text != NULL)
        return v->tag == DFG_V_STR && strcmp(dfg_symbol_text(r->m, v->u.id), neutral[row].text) == 0;
    if (v->tag != DFG_V_LIST)
        return v->tag == DFG_V_INT && v->u.i == neutral[row].value;
    for (uint32_t i = 0; i < v->n; i++)
        if (v->u.list[i].tag != DFG_V_INT || v->u.list[i].u.i != neutral[row].value)
            return false;
    return true;
}

bool dfg_lift_neutral(struct onnx_reader *r, const struct lift *l)
{
    size_t n = sizeof neutral / sizeof *neutral;
    for (size_t i = 0; i < n; i++) {
        const dfg_val *v = strcmp(neutral[i].op, l->op) == 0 ? dfg_onnx_attr(r, neutral[i].key) : NULL;
        if (v != NULL && !is_neutral(r, v, i))
            return dfg_lift_keep(r, l);
    }
    for (size_t i = 0; i < n; i++)
        if (strcmp(neutral[i].op, l->op) == 0)
            dfg_lift_drop(r, neutral[i].key);
    return true;
}

/* An operand more from 24 on. */
bool dfg_lift_attention(struct onnx_reader *r, const struct lift *l)
{
    return dfg_lift_is_absent(r, 6) ? dfg_lift_neutral(r, l) : dfg_lift_keep(r, l);
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

bool dfg_lift_softmax(struct onnx_reader *r, const struct lift *l)
{
    int64_t axis;
    if (!dfg_lift_int(r, "axis", 1, &axis) || !single_axis(r, &axis))
        return dfg_lift_keep(r, l);
    return dfg_lift_set(r, "axis", dfg_lift_val_int(axis));
}

/* Of several results the older forms are in training, with statistics of their own. */
bool dfg_lift_batch_norm(struct onnx_reader *r, const struct lift *l)
{
    return r->call.n_results == 1 || dfg_lift_keep(r, l);
}

bool dfg_lift_batch_norm_spatial(struct onnx_reader *r, const struct lift *l)
{
    int64_t spatial;
    if (!dfg_lift_int(r, "spatial", 1, &spatial) || spatial == 0 || r->call.n_results != 1)
        return dfg_lift_keep(r, l);
    dfg_lift_drop(r, "spatial");
    return true;
}

bool dfg_lift_batch_norm_is_test(struct onnx_reader *r, const struct lift *l)
{
    int64_t is_test, spatial;
    if (!dfg_lift_int(r, "is_test", 0, &is_test) || !dfg_lift_int(r, "spatial", 1, &spatial) ||
        is_test == 0 || spatial == 0 || r->call.n_results != 1)
        return dfg_lift_keep(r, l);
    dfg_lift_drop(r, "is_test");
    dfg_lift_drop(r, "spatial");
    return true;
}

/* Element types were named once. */
bool dfg_lift_cast_name(struct onnx_reader *r, const struct lift *l)
{
    static const char *const names[] = {"UNDEFINED", "FLOAT",  "UINT8",     "INT8",      "UINT16",  "INT16",
                                        "INT32",     "INT64",  "STRING",    "BOOL",      "FLOAT16", "DOUBLE",
                                        "UINT32",    "UINT64", "COMPLEX64", "COMPLEX128"};
    const char *to;
    if (!dfg_lift_text(r, "to", "", &to))
        return dfg_lift_keep(r, l);
    for (size_t i = 1; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i], to) == 0)
            return dfg_lift_set(r, "to", dfg_lift_val_int((int64_t)i));
    return dfg_lift_keep(r, l);
}

bool dfg_lift_concat(struct onnx_reader *r, const struct lift *l)
{
    (void)l;
    return dfg_onnx_attr(r, "axis") != NULL || dfg_lift_set(r, "axis", dfg_lift_val_int(1));
}

/* The attribute says what the newer form finds out by itself. */
bool dfg_lift_dropped(struct onnx_reader *r, const struct lift *l)
{
    int64_t value;
    if (!dfg_lift_int(r, l->key, 0, &value))
        return dfg_lift_keep(r, l);
    dfg_lift_drop(r, l->key);
    return true;
}

bool dfg_lift_float_p(struct onnx_reader *r, const struct lift *l)
{
    double p;
    if (!dfg_lift_float(r, "p", 2, &p) || !(p >= 1 && p <= INT32_MAX) || p != (double)(int32_t)p)
        return dfg_lift_keep(r, l);
    if (strcmp(l->op, "LpPool") == 0 && dfg_onnx_attr(r, "kernel_shape") == NULL)
        return dfg_lift_keep(r, l);
    return dfg_lift_set(r, "p", dfg_lift_val_int((int32_t)p));
}

/* The newer form has other names for its modes, and images of any rank. */
bool dfg_lift_grid_sample(struct onnx_reader *r, const struct lift *l)
{
    const char *mode;
    if (!dfg_lift_text(r, "mode", "linear", &mode) || dfg_lift_known(r).rank != 4)
        return dfg_lift_keep(r, l);
    if (strcmp(mode, "linear") == 0)
        return dfg_lift_set_text(r, "mode", "bilinear");
    if (strcmp(mode, "cubic") == 0)
        return dfg_lift_set_text(r, "mode", "bicubic");
    return strcmp(mode, "nearest") == 0 || dfg_lift_keep(r, l);
}

bool dfg_lift_has_element(struct onnx_reader *r, const struct lift *l)
{
    return !dfg_lift_is_absent(r, 0) || dfg_lift_keep(r, l);
}

bool dfg_lift_roi_align(struct onnx_reader *r, const struct lift *l)
{
    (void)l;
    return dfg_lift_set_text(r, "coordinate_transformation_mode", "output_half_pixel");
}

bool dfg_lift_scatter(struct onnx_reader *r, const struct lift *l)
{
    (void)l;
    r->call.op = "ScatterElements";
    return true;
}

bool dfg_lift_scatter_reduction(struct onnx_reader *r, const struct lift *l)
{
    const char *reduction;
    bool known =
        dfg_lift_text(r, "reduction", "none", &reduction) &&
        (strcmp(reduction, "none") == 0 || strcmp(reduction, "add") == 0 || strcmp(reduction, "mul") == 0);
    return known || dfg_lift_keep(r, l);
}

bool dfg_lift_selu(struct onnx_reader *r, const struct lift *l)
{
    (void)l;
    if (dfg_onnx_attr(r, "alpha") == NULL &&
        !dfg_lift_set(r, "alpha", (dfg_val){.tag = DFG_V_FLOAT, .u.f = 1.6732f}))
        return false;
    return dfg_onnx_attr(r, "gamma") != NULL ||
           dfg_lift_set(r, "gamma", (dfg_val){.tag = DFG_V_FLOAT, .u.f = 1.0507f});
}
