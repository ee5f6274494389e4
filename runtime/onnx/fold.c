/* fold.c -- nodes whose value is a constant as it stands.
 *
 * In:   the call in hand.
 * Out:  the tensor that it is: of a Constant its attribute, of an Identity of a
 *       constant that, of a ConstantOfShape of a constant a splat.  Nothing is
 *       computed.  What is malformed stays a call.  These three are how the format
 *       writes constants, whatever operators the module declares: so they are named here.
 * Errors: a Constant without a value.
 */
#include "onnx.h"

static bool constant_value(struct onnx_reader *r, const char *key, const dfg_val *v, uint32_t *tensor)
{
    if (strcmp(key, "value") == 0 && v->tag == DFG_V_TENSOR)
        *tensor = v->u.id;
    else if (strcmp(key, "value_float") == 0 && v->tag == DFG_V_FLOAT)
        *tensor = dfg_onnx_tensor_floats(r, DFG_F32, 0, v, 1);
    else if (strcmp(key, "value_int") == 0 && v->tag == DFG_V_INT)
        *tensor = dfg_onnx_tensor_ints(r, 0, v, 1);
    else if (strcmp(key, "value_string") == 0 && v->tag == DFG_V_STR)
        *tensor = dfg_onnx_tensor_strings(r, 0, v, 1);
    else if (strcmp(key, "value_floats") == 0 && dfg_onnx_is_list(v, DFG_V_FLOAT))
        *tensor = dfg_onnx_tensor_floats(r, DFG_F32, 1, v->u.list, v->n);
    else if (strcmp(key, "value_ints") == 0 && dfg_onnx_is_list(v, DFG_V_INT))
        *tensor = dfg_onnx_tensor_ints(r, 1, v->u.list, v->n);
    else if (strcmp(key, "value_strings") == 0 && dfg_onnx_is_list(v, DFG_V_STR))
        *tensor = dfg_onnx_tensor_strings(r, 1, v->u.list, v->n);
    return r->status == DFG_OK;
}

static bool constant(struct onnx_reader *r, uint32_t *tensor)
{
    const struct onnx_call *c = &r->call;
    if (c->n_attrs == 0)
        return dfg_onnx_fail_at(r, c->node, "it has no value");
    if (c->n_attrs > 1)
        return dfg_onnx_fail_at(r, c->node, "it has several values");
    return constant_value(r, dfg_symbol_text(r->m, c->attrs[0].key), &c->attrs[0].value, tensor);
}

/* Of the element type of `value` if there is one, else f32 zeros. */
static bool splat(struct onnx_reader *r, const dfg_val *shape, const dfg_val *value, uint32_t *tensor)
{
    static const uint8_t zero[4] = {0};
    const struct dfg_tensor *v = value != NULL ? dfg_tensor_info(r->m, value->u.id) : NULL;
    enum dfg_dtype dtype = v != NULL ? (enum dfg_dtype)dfg_type_info(r->m, v->type)->dtype : DFG_F32;
    dfg_dim *dims = calloc((size_t)shape->n + 1, sizeof *dims);
    if (dims == NULL)
        return dfg_onnx_no_memory(r);
    bool known = true;
    for (uint32_t i = 0; i < shape->n; i++) {
        dims[i] = shape->u.list[i].u.i;
        known = known && dims[i] >= 0;
    }
    uint32_t type = known ? dfg_type_tensor(r->m, dtype, (int32_t)shape->n, dims) : 0;
    free(dims);
    *tensor = type != 0 ? dfg_tensor_add(r->m, type, v != NULL ? v->data : zero, true) : 0;
    return !dfg_failed(r->m) || dfg_onnx_no_memory(r);
}

static bool constant_of_shape(struct onnx_reader *r, uint32_t *tensor)
{
    const struct onnx_call *c = &r->call;
    const dfg_val *value = dfg_onnx_attr(r, "value");
    dfg_val shape;
    if (c->n_operands != 1 || c->operands[0].tensor == 0 || c->n_attrs != (value != NULL))
        return true;
    if (value != NULL && (value->tag != DFG_V_TENSOR || dfg_tensor_info(r->m, value->u.id)->n != 1))
        return true;
    if (dfg_type_info(r->m, dfg_tensor_info(r->m, c->operands[0].tensor)->type)->rank != 1 ||
        !dfg_onnx_tensor_list(r, c->operands[0].tensor, &shape))
        return r->status == DFG_OK;
    return splat(r, &shape, value, tensor);
}

bool dfg_onnx_fold(struct onnx_reader *r, uint32_t *tensor)
{
    const struct onnx_call *c = &r->call;
    *tensor = 0;
    if (!c->standard || c->n_results != 1)
        return true;
    if (strcmp(c->op, "Constant") == 0)
        return constant(r, tensor);
    if (strcmp(c->op, "ConstantOfShape") == 0)
        return constant_of_shape(r, tensor);
    if (strcmp(c->op, "Identity") == 0 && c->n_operands == 1 && c->n_attrs == 0)
        *tensor = c->operands[0].tensor;
    return true;
}
