/* attr.c -- attributes, types and tensors of the runtime in a module.
 *
 * In:   nodes, values and tensors of a graph.
 * Out:  attributes as values, types, constants.  An attribute that the runtime can't tell
 *       of (a type, a sparse tensor) has the value none; a graph is an operand, not here.
 */
#include <stdlib.h>
#include <string.h>

#include "ort.h"

/* ---- shapes ---- */

static OrtStatus *info_read(const struct ort *ort, const OrtTensorTypeAndShapeInfo *info,
                            enum dfg_dtype *dtype, int32_t *rank, int64_t *dims)
{
    unsigned number;
    size_t n;
    TRY(ort->GetTensorElementType(info, &number));
    TRY(ort->GetDimensionsCount(info, &n));
    *dtype = dfg_dtype_of_onnx((int64_t)number); /* both count element types alike */
    if (n > ORT_RANK)
        return ort_status(ort, ORT_FAIL, "a tensor has %zu extents", n);
    *rank = (int32_t)n;
    return n > 0 ? ort->GetDimensions(info, dims, n) : NULL;
}

OrtStatus *ort_shape_read(const struct ort *ort, const OrtValue *v, enum dfg_dtype *dtype, int32_t *rank,
                          int64_t *dims)
{
    OrtTensorTypeAndShapeInfo *info;
    int is_tensor;
    TRY(ort->IsTensor(v, &is_tensor));
    if (!is_tensor)
        return ort_status(ort, ORT_FAIL, "a value is no tensor");
    TRY(ort->GetTensorTypeAndShape(v, &info));
    OrtStatus *bad = info_read(ort, info, dtype, rank, dims);
    ort->ReleaseTensorTypeAndShapeInfo(info);
    return bad;
}

/* Runtimes before 1.24 do not tell a scalar from a tensor of unknown rank: then it is unknown. */
OrtStatus *ort_type_read(struct reader *r, const OrtValueInfo *v, uint32_t *type)
{
    const struct ort *ort = r->ort;
    const OrtTypeInfo *info = NULL;
    const OrtTensorTypeAndShapeInfo *tensor = NULL;
    enum dfg_dtype dtype;
    int32_t rank;
    int64_t dims[ORT_RANK];
    const char *names[ORT_RANK];
    *type = 0;
    TRY(ort->GetValueInfoTypeInfo(v, &info));
    if (info != NULL)
        TRY(ort->CastTypeInfoToTensorInfo(info, &tensor));
    if (tensor == NULL)
        return NULL;
    TRY(info_read(ort, tensor, &dtype, &rank, dims));
    if (dtype == DFG_NO_DTYPE)
        return NULL;
    if (rank > 0)
        TRY(ort->GetSymbolicDimensions(tensor, names, (size_t)rank));
    for (int32_t i = 0; i < rank; i++)
        if (dims[i] < 0)
            dims[i] = names[i] != NULL && *names[i] != '\0'
                          ? dfg_extent_named(r->m, names[i], strlen(names[i]))
                          : DFG_DIM_UNKNOWN;
    if (rank == 0 && (r->factory->minor < ORT_VERSION_HAS_SHAPE || !ort->TensorTypeAndShape_HasShape(tensor)))
        rank = -1;
    *type = dfg_type_tensor(r->m, dtype, rank, dims);
    return NULL;
}

/* ---- tensors ---- */

bool ort_keep(dfg_module *m, const struct dfg_tensor *t)
{
    size_t bytes = 0;
    if (t->data == NULL) /* strings */
        return true;
    dfg_tensor_bytes((enum dfg_dtype)dfg_type_info(m, t->type)->dtype, t->n, &bytes);
    void *own = dfg_alloc(m, bytes);
    if (own != NULL)
        dfg_tensor_move(m, t, memcpy(own, t->data, bytes));
    return own != NULL;
}

OrtStatus *ort_tensor_read(struct reader *r, const OrtValue *v, uint32_t *tensor)
{
    enum dfg_dtype dtype;
    int32_t rank;
    int64_t dims[ORT_RANK];
    const void *data = NULL;
    size_t bytes;
    uint64_t n;
    *tensor = 0;
    TRY(ort_shape_read(r->ort, v, &dtype, &rank, dims));
    uint32_t type = dfg_type_tensor(r->m, dtype, rank, dims);
    if (!dfg_type_elements(dfg_type_info(r->m, type), &n) || !dfg_tensor_bytes(dtype, n, &bytes))
        return dfg_failed(r->m) ? ort_no_memory(r->ort)
                                : ort_status(r->ort, ORT_FAIL, "a constant has elements of an unknown type");
    if (dtype != DFG_STRING && n > 0) /* strings are the runtime's own objects: not at hand */
        TRY(r->ort->GetTensorData(v, &data));
    *tensor = dfg_tensor_add(r->m, type, data, false);
    return *tensor != 0 ? NULL : ort_no_memory(r->ort);
}

/* ---- attributes ---- */

/* The value as the runtime writes it, in r->bytes: an array, or texts one behind another. */
static OrtStatus *bytes_read(struct reader *r, const OrtOpAttr *a, unsigned type, size_t *n)
{
    *n = 0;
    OrtStatus *bad = r->ort->ReadOpAttr(a, type, r->bytes, r->room_bytes, n);
    if (bad == NULL || *n <= r->room_bytes)
        return bad;
    r->ort->ReleaseStatus(bad); /* which said how much room it takes */
    if (!dfg_grow(&r->bytes, &r->room_bytes, *n, 1))
        return ort_no_memory(r->ort);
    return r->ort->ReadOpAttr(a, type, r->bytes, r->room_bytes, n);
}

/* The value at *at, which moves behind it. */
static dfg_val element(struct reader *r, unsigned type, const char **at, const char *end)
{
    float f;
    int64_t i;
    if (type == ORT_ATTR_INT || type == ORT_ATTR_INTS) {
        memcpy(&i, *at, sizeof i);
        *at += sizeof i;
        return (dfg_val){.tag = DFG_V_INT, .u.i = i};
    }
    if (type == ORT_ATTR_FLOAT || type == ORT_ATTR_FLOATS) {
        memcpy(&f, *at, sizeof f);
        *at += sizeof f;
        return (dfg_val){.tag = DFG_V_FLOAT, .u.f = (double)f};
    }
    const char *text = *at;
    const size_t n = strnlen(text, (size_t)(end - text)); /* some runtimes count a NUL behind a single one */
    *at += n < (size_t)(end - text) ? n + 1 : n;
    return (dfg_val){.tag = DFG_V_STR, .u.id = dfg_symbol(r->m, text, n)};
}

static OrtStatus *bytes_value(struct reader *r, const OrtOpAttr *a, unsigned type, dfg_val *v)
{
    const bool is_list = type == ORT_ATTR_INTS || type == ORT_ATTR_FLOATS || type == ORT_ATTR_STRINGS;
    const bool is_text = type == ORT_ATTR_STRING || type == ORT_ATTR_STRINGS;
    size_t n, bytes;
    TRY(bytes_read(r, a, type, &bytes));
    const char *at = r->bytes, *end = at + bytes;
    dfg_val *list =
        ort_scratch(&r->scratch, is_text ? bytes : bytes / sizeof(float), sizeof *list); /* at most */
    if (list == NULL || bytes > UINT32_MAX)
        return ort_no_memory(r->ort);
    for (n = 0; at < end; n++)
        list[n] = element(r, type, &at, end);
    if (type == ORT_ATTR_STRING && n == 0)
        list[n] = (dfg_val){.tag = DFG_V_STR, .u.id = dfg_symbol(r->m, "", 0)};
    *v = is_list ? (dfg_val){.tag = DFG_V_LIST, .n = (uint32_t)n, .u.list = list} : list[0];
    return NULL;
}

static OrtStatus *tensor_value(struct reader *r, const OrtOpAttr *a, dfg_val *v)
{
    OrtValue *value = NULL;
    uint32_t tensor = 0;
    TRY(r->ort->OpAttr_GetTensorAttributeAsOrtValue(a, &value));
    if (value == NULL)
        return NULL;
    OrtStatus *bad = ort_tensor_read(r, value, &tensor);
    if (bad == NULL && !ort_keep(r->m, dfg_tensor_info(r->m, tensor)))
        bad = ort_no_memory(r->ort);
    r->ort->ReleaseValue(value);
    if (bad == NULL)
        *v = (dfg_val){.tag = DFG_V_TENSOR, .u.id = tensor};
    return bad;
}

OrtStatus *ort_attrs_read(struct reader *r, const OrtNode *n, struct dfg_attr **attrs, size_t *n_attrs)
{
    const OrtOpAttr **from;
    size_t all;
    *n_attrs = 0;
    LIST(&r->scratch, r->ort, Node_GetNumAttributes, Node_GetAttributes, n, from, all);
    *attrs = ort_scratch(&r->scratch, all, sizeof **attrs);
    if (*attrs == NULL)
        return ort_no_memory(r->ort);
    for (size_t i = 0; i < all; i++) {
        const char *name;
        unsigned type = ORT_ATTR_UNDEFINED;
        TRY(r->ort->OpAttr_GetName(from[i], &name));
        OrtStatus *unknown = r->ort->OpAttr_GetType(from[i], &type);
        if (unknown != NULL)
            r->ort->ReleaseStatus(unknown);
        if (unknown == NULL && type == ORT_ATTR_GRAPH)
            continue;
        struct dfg_attr *a = &(*attrs)[(*n_attrs)++];
        *a = (struct dfg_attr){dfg_symbol(r->m, name, strlen(name)), {.tag = DFG_V_NONE}};
        if (unknown == NULL && type != ORT_ATTR_UNDEFINED)
            TRY(type == ORT_ATTR_TENSOR ? tensor_value(r, from[i], &a->value)
                                        : bytes_value(r, from[i], type, &a->value));
    }
    return NULL;
}
