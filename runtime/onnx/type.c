/* type.c -- types of ONNX values.
 *
 * In:   TypeProto messages, nested as deep as the unpacker's walk allows.
 * Out:  interned tensor types; as text every type, for attributes that are types.
 *       What the IR has no type for (sequences, maps, optionals, element types
 *       unknown to it) is the unknown type.
 */
#include <stdio.h>

#include "../dfg_extend.h"
#include "onnx.h"

static dfg_dim dim_of(struct onnx_reader *r, const Onnx__TensorShapeProto__Dimension *d)
{
    if (d->value_case == ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_VALUE)
        return d->dim_value >= 0 ? d->dim_value : DFG_DIM_UNKNOWN;
    if (d->value_case != ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_PARAM)
        return DFG_DIM_UNKNOWN;
    const char *name = dfg_onnx_text(d->dim_param);
    return *name != '\0' ? dfg_extent_named(r->m, name, strlen(name)) : DFG_DIM_UNKNOWN;
}

static uint32_t tensor_type(struct onnx_reader *r, enum dfg_dtype dtype, const Onnx__TensorShapeProto *shape)
{
    if (shape == NULL || shape->n_dim > INT32_MAX)
        return dfg_type_tensor(r->m, dtype, -1, NULL);
    dfg_dim *dims = malloc((shape->n_dim + 1) * sizeof *dims);
    if (dims == NULL) {
        dfg_onnx_no_memory(r);
        return 0;
    }
    for (size_t i = 0; i < shape->n_dim; i++)
        dims[i] = dim_of(r, shape->dim[i]);
    uint32_t type = dfg_type_tensor(r->m, dtype, (int32_t)shape->n_dim, dims);
    free(dims);
    return type;
}

uint32_t dfg_onnx_type(struct onnx_reader *r, const Onnx__TypeProto *t)
{
    if (t == NULL || t->value_case != ONNX__TYPE_PROTO__VALUE_TENSOR_TYPE || t->tensor_type == NULL)
        return 0;
    enum dfg_dtype dtype = dfg_dtype_of_onnx(t->tensor_type->elem_type);
    return dtype != DFG_NO_DTYPE ? tensor_type(r, dtype, t->tensor_type->shape) : 0;
}

static void put_elements(struct onnx_reader *r, FILE *f, int32_t elem, const Onnx__TensorShapeProto *shape)
{
    enum dfg_dtype dtype = dfg_dtype_of_onnx(elem);
    if (dtype == DFG_NO_DTYPE)
        fprintf(f, "%d", (int)elem);
    else
        dfg_print_type(r->m, tensor_type(r, dtype, shape), f);
}

/* Wrappers nest, and are closed behind what is innermost. */
static void put_type(struct onnx_reader *r, FILE *f, const Onnx__TypeProto *t)
{
    size_t open = 0;
    while (t != NULL) {
        const Onnx__TypeProto *inner = NULL;
        if (t->value_case == ONNX__TYPE_PROTO__VALUE_TENSOR_TYPE)
            put_elements(r, f, t->tensor_type->elem_type, t->tensor_type->shape);
        else if (t->value_case == ONNX__TYPE_PROTO__VALUE_SPARSE_TENSOR_TYPE) {
            fputs("sparse(", f);
            put_elements(r, f, t->sparse_tensor_type->elem_type, t->sparse_tensor_type->shape);
            open++;
        } else if (t->value_case == ONNX__TYPE_PROTO__VALUE_SEQUENCE_TYPE) {
            fputs("seq(", f);
            inner = t->sequence_type->elem_type;
            open++;
        } else if (t->value_case == ONNX__TYPE_PROTO__VALUE_OPTIONAL_TYPE) {
            fputs("optional(", f);
            inner = t->optional_type->elem_type;
            open++;
        } else if (t->value_case == ONNX__TYPE_PROTO__VALUE_MAP_TYPE) {
            const char *key = dfg_dtype_name(dfg_dtype_of_onnx(t->map_type->key_type));
            fprintf(f, "map(%s, ", dfg_onnx_text(key));
            inner = t->map_type->value_type;
            open++;
        }
        t = inner;
    }
    while (open-- > 0)
        fputc(')', f);
}

char *dfg_onnx_type_text(struct onnx_reader *r, const Onnx__TypeProto *t)
{
    struct dfg_gather g;
    if (dfg_gather_begin(&g))
        put_type(r, g.file, t);
    if (dfg_gather_end(&g) == NULL)
        dfg_onnx_no_memory(r);
    return g.text;
}
