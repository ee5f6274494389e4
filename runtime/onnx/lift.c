/* lift.c -- ONNX nodes in the form of opset 17.
 *
 * In:   the call in hand, in the form of the model's opset.
 * Out:  the same call in canonical form, where it can be said there exactly; else
 *       it is marked with the version of its form.  Of operators that are not in
 *       the table every form from opset 1 on is the canonical one, but for
 *       `consumed_inputs`, which never meant anything.
 *
 * The table follows ONNX's own history of operators, through opset 28: a row for
 * every run of opsets whose form is another.
 */
#include "lift.h"

#define NEWEST_KNOWN DFG_ONNX_NEWEST /* what came later may have forms that nobody here knows */

static const struct lift lifts[] = {
    /* sorted by operator */
    {"Add", 1, 7, dfg_lift_broadcast, NULL},
    {"And", 1, 7, dfg_lift_broadcast, NULL},
    {"Attention", 24, 25, dfg_lift_attention, NULL},
    {"Attention", 25, 0, dfg_lift_attention, NULL},
    {"AveragePool", 19, 0, dfg_lift_neutral, NULL},
    {"BatchNormalization", 1, 7, dfg_lift_batch_norm_is_test, NULL},
    {"BatchNormalization", 7, 9, dfg_lift_batch_norm_spatial, NULL},
    {"BatchNormalization", 9, 14, dfg_lift_batch_norm, NULL},
    {"Cast", 1, 6, dfg_lift_cast_name, NULL},
    {"Cast", 19, 24, dfg_lift_neutral, NULL},
    {"Cast", 24, 0, dfg_lift_neutral, NULL},
    {"CastLike", 19, 24, dfg_lift_neutral, NULL},
    {"CastLike", 24, 0, dfg_lift_neutral, NULL},
    {"Clip", 1, 11, dfg_lift_clip, NULL},
    {"Concat", 1, 4, dfg_lift_concat, NULL},
    {"DFT", 20, 0, dfg_lift_dft, NULL},
    {"DequantizeLinear", 21, 23, dfg_lift_neutral, NULL},
    {"DequantizeLinear", 23, 0, dfg_lift_neutral, NULL},
    {"Div", 1, 7, dfg_lift_broadcast, NULL},
    {"Dropout", 1, 7, dfg_lift_dropout_is_test, NULL},
    {"Dropout", 7, 10, dfg_lift_dropout, NULL},
    {"Dropout", 10, 12, dfg_lift_dropout, NULL},
    {"Equal", 1, 7, dfg_lift_broadcast, NULL},
    {"GRU", 1, 7, dfg_lift_dropped, "output_sequence"},
    {"Gemm", 1, 7, dfg_lift_dropped, "broadcast"},
    {"GlobalLpPool", 1, 2, dfg_lift_float_p, NULL},
    {"Greater", 1, 7, dfg_lift_broadcast, NULL},
    {"GridSample", 20, 0, dfg_lift_grid_sample, NULL},
    {"GroupNormalization", 21, 0, dfg_lift_always_kept, NULL},
    {"Hardmax", 1, 13, dfg_lift_softmax, NULL},
    {"LSTM", 1, 7, dfg_lift_dropped, "output_sequence"},
    {"Less", 1, 7, dfg_lift_broadcast, NULL},
    {"LogSoftmax", 1, 13, dfg_lift_softmax, NULL},
    {"LpPool", 1, 2, dfg_lift_float_p, NULL},
    {"LpPool", 18, 0, dfg_lift_neutral, NULL},
    {"Mul", 1, 7, dfg_lift_broadcast, NULL},
    {"OptionalHasElement", 18, 0, dfg_lift_has_element, NULL},
    {"Or", 1, 7, dfg_lift_broadcast, NULL},
    {"PRelu", 1, 7, dfg_lift_prelu, NULL},
    {"Pad", 1, 2, dfg_lift_pad, "paddings"},
    {"Pad", 2, 11, dfg_lift_pad, "pads"},
    {"Pad", 18, 19, dfg_lift_pad_axes, NULL},
    {"Pad", 19, 0, dfg_lift_pad_axes, NULL},
    {"Pow", 1, 7, dfg_lift_broadcast, NULL},
    {"QuantizeLinear", 19, 21, dfg_lift_neutral, NULL},
    {"QuantizeLinear", 21, 23, dfg_lift_neutral, NULL},
    {"QuantizeLinear", 23, 0, dfg_lift_neutral, NULL},
    {"RNN", 1, 7, dfg_lift_dropped, "output_sequence"},
    {"Range", 27, 0, dfg_lift_neutral, NULL},
    {"ReduceL1", 18, 0, dfg_lift_reduce, NULL},
    {"ReduceL2", 18, 0, dfg_lift_reduce, NULL},
    {"ReduceLogSum", 18, 0, dfg_lift_reduce, NULL},
    {"ReduceLogSumExp", 18, 0, dfg_lift_reduce, NULL},
    {"ReduceMax", 18, 0, dfg_lift_reduce, NULL},
    {"ReduceMean", 18, 0, dfg_lift_reduce, NULL},
    {"ReduceMin", 18, 0, dfg_lift_reduce, NULL},
    {"ReduceProd", 18, 0, dfg_lift_reduce, NULL},
    {"ReduceSum", 1, 13, dfg_lift_ints_operand, "axes"},
    {"ReduceSumSquare", 18, 0, dfg_lift_reduce, NULL},
    {"Reshape", 1, 5, dfg_lift_required_ints_operand, "shape"},
    {"Resize", 10, 11, dfg_lift_resize_scales, NULL},
    {"Resize", 11, 18, dfg_lift_resize, NULL},
    {"Resize", 18, 19, dfg_lift_resize, NULL},
    {"Resize", 19, 0, dfg_lift_resize, NULL},
    {"RoiAlign", 10, 16, dfg_lift_roi_align, NULL},
    {"Scan", 8, 9, dfg_lift_always_kept, NULL},
    {"Scatter", 9, 0, dfg_lift_scatter, NULL},
    {"ScatterElements", 18, 0, dfg_lift_scatter_reduction, NULL},
    {"ScatterND", 18, 0, dfg_lift_scatter_reduction, NULL},
    {"Selu", 1, 6, dfg_lift_selu, NULL},
    {"Slice", 1, 10, dfg_lift_slice, NULL},
    {"Softmax", 1, 13, dfg_lift_softmax, NULL},
    {"SpaceToDepth", 28, 0, dfg_lift_neutral, NULL},
    {"Split", 1, 13, dfg_lift_split, "split"},
    {"Split", 18, 0, dfg_lift_split_count, NULL},
    {"Squeeze", 1, 13, dfg_lift_ints_operand, "axes"},
    {"Sub", 1, 7, dfg_lift_broadcast, NULL},
    {"Tile", 1, 6, dfg_lift_always_kept, NULL},
    {"TopK", 1, 10, dfg_lift_topk, NULL},
    {"Unsqueeze", 1, 13, dfg_lift_required_ints_operand, "axes"},
    {"Upsample", 1, 7, dfg_lift_upsample_sides, NULL},
    {"Upsample", 7, 9, dfg_lift_upsample_attr, NULL},
    {"Upsample", 9, 0, dfg_lift_upsample, NULL},
    {"Xor", 1, 7, dfg_lift_broadcast, NULL},
};

/* ---- attributes ---- */

bool dfg_lift_int(struct onnx_reader *r, const char *key, int64_t otherwise, int64_t *value)
{
    const dfg_val *v = dfg_onnx_attr(r, key);
    *value = v != NULL ? v->u.i : otherwise;
    return v == NULL || v->tag == DFG_V_INT;
}

bool dfg_lift_float(struct onnx_reader *r, const char *key, double otherwise, double *value)
{
    const dfg_val *v = dfg_onnx_attr(r, key);
    *value = v != NULL ? v->u.f : otherwise;
    return v == NULL || v->tag == DFG_V_FLOAT;
}

bool dfg_lift_text(struct onnx_reader *r, const char *key, const char *otherwise, const char **value)
{
    const dfg_val *v = dfg_onnx_attr(r, key);
    *value = v != NULL && v->tag == DFG_V_STR ? dfg_symbol_text(r->m, v->u.id) : otherwise;
    return v == NULL || v->tag == DFG_V_STR;
}

static bool list_of(struct onnx_reader *r, const char *key, uint8_t tag, const dfg_val **list)
{
    *list = dfg_onnx_attr(r, key);
    return *list == NULL || dfg_onnx_is_list(*list, tag);
}

bool dfg_lift_ints(struct onnx_reader *r, const char *key, const dfg_val **list)
{
    return list_of(r, key, DFG_V_INT, list);
}

bool dfg_lift_floats(struct onnx_reader *r, const char *key, const dfg_val **list)
{
    return list_of(r, key, DFG_V_FLOAT, list);
}

void dfg_lift_drop(struct onnx_reader *r, const char *key)
{
    struct onnx_call *c = &r->call;
    size_t n = 0;
    for (size_t i = 0; i < c->n_attrs; i++)
        if (strcmp(dfg_symbol_text(r->m, c->attrs[i].key), key) != 0)
            c->attrs[n++] = c->attrs[i];
    c->lifted = c->lifted || n != c->n_attrs;
    c->n_attrs = n;
}

bool dfg_lift_set(struct onnx_reader *r, const char *key, dfg_val value)
{
    struct onnx_call *c = &r->call;
    dfg_lift_drop(r, key);
    dfg_sym sym = dfg_symbol(r->m, key, strlen(key));
    if (sym == 0)
        return dfg_onnx_no_memory(r);
    if (!dfg_onnx_grow(r, &c->attrs, &c->attrs_room, c->n_attrs + 1, sizeof *c->attrs))
        return false;
    c->attrs[c->n_attrs++] = (struct dfg_attr){sym, value};
    c->lifted = true;
    return true;
}

bool dfg_lift_set_text(struct onnx_reader *r, const char *key, const char *value)
{
    dfg_sym sym = dfg_symbol(r->m, value, strlen(value));
    return sym != 0 ? dfg_lift_set(r, key, (dfg_val){.tag = DFG_V_STR, .u.id = sym}) : dfg_onnx_no_memory(r);
}

dfg_val dfg_lift_val_int(int64_t i)
{
    return (dfg_val){.tag = DFG_V_INT, .u.i = i};
}

/* ---- operands ---- */

struct onnx_operand dfg_lift_operand(const struct onnx_reader *r, size_t i)
{
    return i < r->call.n_operands ? r->call.operands[i] : (struct onnx_operand){DFG_NONE, 0, 0};
}

bool dfg_lift_is_absent(const struct onnx_reader *r, size_t i)
{
    struct onnx_operand o = dfg_lift_operand(r, i);
    return o.node == DFG_NONE && o.name == 0 && o.tensor == 0;
}

bool dfg_lift_put(struct onnx_reader *r, size_t i, struct onnx_operand o)
{
    struct onnx_call *c = &r->call;
    if (!dfg_onnx_grow(r, &c->operands, &c->operands_room, i + 1, sizeof *c->operands))
        return false;
    while (c->n_operands <= i)
        c->operands[c->n_operands++] = (struct onnx_operand){DFG_NONE, 0, 0};
    c->operands[i] = o;
    return true;
}

bool dfg_lift_put_tensor(struct onnx_reader *r, size_t i, uint32_t tensor)
{
    return tensor != 0 && dfg_lift_put(r, i, (struct onnx_operand){DFG_NONE, 0, tensor});
}

bool dfg_lift_put_ints(struct onnx_reader *r, size_t i, const dfg_val *list)
{
    return dfg_lift_put_tensor(r, i, dfg_onnx_tensor_ints(r, 1, list->u.list, list->n));
}

bool dfg_lift_const_ints(struct onnx_reader *r, size_t i, dfg_val *list)
{
    struct onnx_operand o = dfg_lift_operand(r, i);
    return o.tensor != 0 && dfg_onnx_tensor_list(r, o.tensor, list);
}

/* The first result, as an operand that is not made yet. */
static struct onnx_operand result(const struct onnx_reader *r)
{
    const char *text = r->call.n_results > 0 ? dfg_onnx_text(r->call.node->output[0]) : "";
    return (struct onnx_operand){.name = *text != '\0' ? dfg_find_symbol(r->m, text, strlen(text)) : 0};
}

struct dfg_type dfg_lift_known(struct onnx_reader *r)
{
    struct dfg_type in = dfg_onnx_known(r, dfg_lift_operand(r, 0)), out = dfg_onnx_known(r, result(r));
    if (in.rank < 0) {
        in.rank = out.rank;
        in.u = out.u;
    }
    in.dtype = in.dtype != DFG_NO_DTYPE ? in.dtype : out.dtype;
    return in;
}

/* ---- the table ---- */

bool dfg_lift_keep(struct onnx_reader *r, const struct lift *l)
{
    r->call.version = l->from;
    return r->status == DFG_OK;
}

static int by_op(const void *key, const void *row)
{
    return strcmp(key, ((const struct lift *)row)->op);
}

const struct lift *dfg_onnx_lift_row(const char *op, int64_t opset)
{
    const struct lift *l = bsearch(op, lifts, sizeof lifts / sizeof *lifts, sizeof *lifts, by_op);
    if (l == NULL)
        return NULL;
    while (l > lifts && strcmp(l[-1].op, op) == 0)
        l--;
    for (; l < lifts + sizeof lifts / sizeof *lifts && strcmp(l->op, op) == 0; l++)
        if (l->from <= opset && (l->to == 0 || opset < l->to))
            return l;
    return NULL;
}

static bool has_attr(const struct dfg_op_decl *decl, const char *key)
{
    for (uint16_t i = 0; i < decl->n_attrs; i++)
        if (strcmp(decl->attrs[i].name, key) == 0)
            return true;
    return false;
}

/* Does the call have what no form that is known has? */
static bool is_foreign(struct onnx_reader *r)
{
    const struct onnx_call *c = &r->call;
    const struct dfg_op_decl *decl = dfg_operator_decl(r->m, dfg_operator(r->m, c->op, strlen(c->op)));
    if (decl == NULL)
        return false;
    for (size_t i = 0; i < c->n_attrs; i++)
        if (!has_attr(decl, dfg_symbol_text(r->m, c->attrs[i].key)))
            return true;
    return !decl->variadic && c->n_operands > decl->n_operands;
}

bool dfg_onnx_lift(struct onnx_reader *r)
{
    const struct lift *l = dfg_onnx_lift_row(r->call.op, r->opset);
    if (r->opset < 6)
        dfg_lift_drop(r, "consumed_inputs");
    if (l != NULL && !l->apply(r, l))
        return r->status == DFG_OK ? dfg_onnx_no_memory(r) : false;
    if (r->opset > NEWEST_KNOWN && r->call.version == 0 && is_foreign(r))
        r->call.version = r->opset;
    return true;
}
