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

static enum dfg_dtype dtype_of(unsigned number)
{
    return dfg_dtype_of_onnx((int64_t)number); /* both count element types alike */
}

static OrtStatus *info_read(const struct ort *ort, const OrtTensorTypeAndShapeInfo *info,
                            enum dfg_dtype *dtype, int32_t *rank, int64_t *dims)
{
    unsigned number;
    size_t n;
    TRY(ort->GetTensorElementType(info, &number));
    TRY(ort->GetDimensionsCount(info, &n));
    *dtype = dtype_of(number);
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

OrtStatus *ort_tensor_read(struct reader *r, const OrtValue *v, bool copy, uint32_t *tensor)
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
    if (copy && data != NULL) {
        void *own = dfg_alloc(r->m, bytes);
        if (own == NULL)
            return ort_no_memory(r->ort);
        data = memcpy(own, data, bytes);
    }
    *tensor = dfg_tensor_add(r->m, type, data, false);
    return *tensor != 0 ? NULL : ort_no_memory(r->ort);
}

/* ---- attributes ---- */

/* The value as the runtime writes it: an array, or texts one behind another. */
static OrtStatus *bytes_read(struct reader *r, const OrtOpAttr *a, enum ort_attr type, char **bytes,
                             size_t *n)
{
    *n = 0;
    OrtStatus *small =
        r->ort->ReadOpAttr(a, type, NULL, 0, n); /* an error that says how much room it takes */
    if (small != NULL)
        r->ort->ReleaseStatus(small);
    *bytes = ort_scratch(&r->scratch, *n, 1);
    if (*bytes == NULL)
        return ort_no_memory(r->ort);
    return *n > 0 ? r->ort->ReadOpAttr(a, type, *bytes, *n, n) : NULL;
}

static dfg_val text_value(struct reader *r, const char *text, size_t n)
{
    return (dfg_val){.tag = DFG_V_STR, .u.id = dfg_symbol(r->m, text, n)};
}

/* How many elements a list has: texts end with a NUL each. */
static size_t count(enum ort_attr type, const char *bytes, size_t n)
{
    size_t texts = 0;
    if (type != ORT_ATTR_STRINGS)
        return type == ORT_ATTR_INTS ? n / sizeof(int64_t) : n / sizeof(float);
    for (size_t i = 0; i < n; i++)
        texts += bytes[i] == '\0';
    return texts;
}

static dfg_val element(struct reader *r, enum ort_attr type, const char **at)
{
    float f;
    int64_t i;
    const char *text = *at;
    if (type == ORT_ATTR_INTS) {
        memcpy(&i, *at, sizeof i);
        *at += sizeof i;
        return (dfg_val){.tag = DFG_V_INT, .u.i = i};
    }
    if (type == ORT_ATTR_FLOATS) {
        memcpy(&f, *at, sizeof f);
        *at += sizeof f;
        return (dfg_val){.tag = DFG_V_FLOAT, .u.f = (double)f};
    }
    *at += strlen(text) + 1;
    return text_value(r, text, strlen(text));
}

static OrtStatus *list_read(struct reader *r, const OrtOpAttr *a, enum ort_attr type, dfg_val *v)
{
    char *bytes;
    size_t n;
    TRY(bytes_read(r, a, type, &bytes, &n));
    size_t elements = count(type, bytes, n);
    dfg_val *list = ort_scratch(&r->scratch, elements, sizeof *list);
    if (list == NULL || elements > UINT32_MAX)
        return ort_no_memory(r->ort);
    const char *at = bytes;
    for (size_t i = 0; i < elements; i++)
        list[i] = element(r, type, &at);
    *v = (dfg_val){.tag = DFG_V_LIST, .n = (uint32_t)elements, .u.list = list};
    return NULL;
}

static OrtStatus *tensor_value(struct reader *r, const OrtOpAttr *a, dfg_val *v)
{
    OrtValue *value = NULL;
    uint32_t tensor = 0;
    TRY(r->ort->OpAttr_GetTensorAttributeAsOrtValue(a, &value));
    if (value == NULL)
        return NULL;
    OrtStatus *bad = ort_tensor_read(r, value, true, &tensor);
    r->ort->ReleaseValue(value);
    if (tensor != 0)
        *v = (dfg_val){.tag = DFG_V_TENSOR, .u.id = tensor};
    return bad;
}

static OrtStatus *value_read(struct reader *r, const OrtOpAttr *a, enum ort_attr type, dfg_val *v)
{
    char *text;
    size_t n;
    int64_t i = 0;
    float f = 0;
    *v = (dfg_val){.tag = DFG_V_NONE};
    switch (type) {
    case ORT_ATTR_INT:
        TRY(r->ort->ReadOpAttr(a, type, &i, sizeof i, &n));
        *v = (dfg_val){.tag = DFG_V_INT, .u.i = i};
        return NULL;
    case ORT_ATTR_FLOAT:
        TRY(r->ort->ReadOpAttr(a, type, &f, sizeof f, &n));
        *v = (dfg_val){.tag = DFG_V_FLOAT, .u.f = (double)f};
        return NULL;
    case ORT_ATTR_STRING:
        TRY(bytes_read(r, a, type, &text, &n));
        *v = text_value(r, text, strnlen(text, n)); /* some runtimes count a NUL behind it */
        return NULL;
    case ORT_ATTR_INTS:
    case ORT_ATTR_FLOATS:
    case ORT_ATTR_STRINGS:
        return list_read(r, a, type, v);
    case ORT_ATTR_TENSOR:
        return tensor_value(r, a, v);
    case ORT_ATTR_UNDEFINED:
    case ORT_ATTR_GRAPH:
        break;
    }
    return NULL;
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
        if (unknown != NULL) {
            r->ort->ReleaseStatus(unknown);
            type = ORT_ATTR_UNDEFINED;
        }
        if (type == ORT_ATTR_GRAPH)
            continue;
        struct dfg_attr *a = &(*attrs)[(*n_attrs)++];
        a->key = dfg_symbol(r->m, name, strlen(name));
        TRY(value_read(r, from[i], (enum ort_attr)type, &a->value));
    }
    return NULL;
}
