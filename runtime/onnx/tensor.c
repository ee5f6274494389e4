/* tensor.c -- elements of ONNX tensors as constants.
 *
 * In:   TensorProto messages without raw data; numbers that lifts make.
 * Out:  tensors of the module: raw data by reference to the model, external data
 *       by reference to its mapped file, elements in typed fields decoded into
 *       the module's memory, little-endian.
 * Errors: extents that are negative or too large, an element type that the IR
 *       does not have, other elements than the type takes; each names the tensor.
 */
#include "onnx.h"

/* Typed fields hold small elements widened: which field, and how it is divided. */
enum field { FLOATS, DOUBLES, INT32S, INT64S, UINT64S };

struct form {
    enum field field;
    unsigned bytes; /* of the module's element that one field element fills */
    unsigned per;   /* field elements to an element: 2 of a complex number */
};

static struct form form_of(enum dfg_dtype dtype)
{
    static const struct form forms[DFG_N_DTYPES] = {
        [DFG_F32] = {FLOATS, 4, 1},   [DFG_C64] = {FLOATS, 4, 2}, [DFG_F64] = {DOUBLES, 8, 1},
        [DFG_C128] = {DOUBLES, 8, 2}, [DFG_I64] = {INT64S, 8, 1}, [DFG_U32] = {UINT64S, 4, 1},
        [DFG_U64] = {UINT64S, 8, 1},
    };
    const unsigned bits = dfg_dtype_bits(dtype); /* 4-bit elements stand two in one, as in the module */
    return forms[dtype].bytes != 0 ? forms[dtype] : (struct form){INT32S, bits < 8 ? 1 : bits / 8, 1};
}

static size_t field_count(const Onnx__TensorProto *t, enum field field)
{
    const size_t counts[] = {t->n_float_data, t->n_double_data, t->n_int32_data, t->n_int64_data,
                             t->n_uint64_data};
    return counts[field];
}

static uint64_t float_bits(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static uint64_t double_bits(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static uint64_t field_bits(const Onnx__TensorProto *t, enum field field, size_t i)
{
    switch (field) {
    case FLOATS:
        return float_bits(t->float_data[i]);
    case DOUBLES:
        return double_bits(t->double_data[i]);
    case INT32S:
        return (uint64_t)t->int32_data[i];
    case INT64S:
        return (uint64_t)t->int64_data[i];
    case UINT64S:
        break;
    }
    return t->uint64_data[i];
}

static bool typed_data(struct onnx_reader *r, const Onnx__TensorProto *t, enum dfg_dtype dtype, size_t size,
                       const char *name, const uint8_t **data)
{
    struct form form = form_of(dtype);
    size_t have = field_count(t, form.field), want = size / form.bytes;
    if (have != want)
        return dfg_onnx_fail(r, "tensor '%s' has %zu elements, its type takes %zu", name, have / form.per,
                             want / form.per);
    uint8_t *bytes = size > 0 ? dfg_alloc(r->m, size) : NULL;
    if (bytes == NULL && size > 0)
        return dfg_onnx_no_memory(r);
    for (size_t i = 0; i < want; i++)
        dfg_store(bytes + i * form.bytes, form.bytes, field_bits(t, form.field, i));
    *data = bytes;
    return true;
}

static bool string_data(struct onnx_reader *r, const Onnx__TensorProto *t, uint64_t n, const char *name,
                        const uint8_t **data)
{
    if (t->n_string_data != n)
        return dfg_onnx_fail(r, "tensor '%s' has %zu elements, its type takes %llu", name, t->n_string_data,
                             (unsigned long long)n);
    dfg_sym *syms = n > 0 ? dfg_alloc(r->m, (size_t)n * sizeof *syms) : NULL;
    if (syms == NULL && n > 0)
        return dfg_onnx_no_memory(r);
    for (size_t i = 0; i < t->n_string_data; i++) {
        ProtobufCBinaryData s = t->string_data[i];
        syms[i] = dfg_symbol(r->m, s.data != NULL ? (const char *)s.data : "", s.len);
        if (syms[i] == 0)
            return dfg_onnx_no_memory(r);
    }
    *data = (const uint8_t *)syms;
    return true;
}

/* Where in the model the raw data of a message is. */
static bool find_raw(const struct onnx_reader *r, ProtobufCBinaryData reference, const uint8_t **at, size_t *n)
{
    if (reference.len != ONNX_REFERENCE_BYTES)
        return false;
    uint64_t place = dfg_load(reference.data, 8), size = dfg_load(reference.data + 8, 8);
    if (place > r->n_bytes || size > r->n_bytes - place)
        return false;
    *at = r->bytes + place;
    *n = (size_t)size;
    return true;
}

static bool raw_data(struct onnx_reader *r, const Onnx__TensorProto *t, size_t size, const char *name,
                     const uint8_t **data)
{
    size_t n;
    if (!find_raw(r, t->raw_data, data, &n))
        return dfg_onnx_fail(r, "tensor '%s': its elements are malformed", name);
    if (n != size)
        return dfg_onnx_fail(r, "tensor '%s' has %zu bytes, its type takes %zu", name, n, size);
    if (n == 0)
        *data = NULL;
    return true;
}

static bool data_of(struct onnx_reader *r, const Onnx__TensorProto *t, enum dfg_dtype dtype, uint64_t n,
                    size_t size, const char *name, const uint8_t **data)
{
    bool external = t->data_location == ONNX__TENSOR_PROTO__DATA_LOCATION__EXTERNAL;
    if (t->segment != NULL)
        return dfg_onnx_fail(r, "tensor '%s' is stored in segments, which nothing writes", name);
    if (dtype == DFG_STRING && (external || t->has_raw_data))
        return dfg_onnx_fail(r, "tensor '%s' has strings as raw data", name);
    if (external)
        return dfg_onnx_external(r, t, size, data);
    if (dtype == DFG_STRING)
        return string_data(r, t, n, name, data);
    return t->has_raw_data ? raw_data(r, t, size, name, data) : typed_data(r, t, dtype, size, name, data);
}

static uint32_t add(struct onnx_reader *r, uint32_t type, const void *data)
{
    uint32_t tensor = dfg_tensor_add(r->m, type, data, false);
    if (tensor == 0)
        dfg_onnx_no_memory(r);
    return tensor;
}

uint32_t dfg_onnx_tensor(struct onnx_reader *r, const Onnx__TensorProto *t, const char *name)
{
    enum dfg_dtype dtype = dfg_dtype_of_onnx(t->data_type);
    const uint8_t *data = NULL;
    uint64_t n;
    size_t size;
    if (dtype == DFG_NO_DTYPE) {
        dfg_onnx_fail(r, "tensor '%s' has elements of type %d, which is not known", name, (int)t->data_type);
        return 0;
    }
    uint32_t type = t->n_dims <= INT32_MAX ? dfg_type_tensor(r->m, dtype, (int32_t)t->n_dims, t->dims) : 0;
    if (dfg_failed(r->m)) {
        dfg_onnx_no_memory(r);
        return 0;
    }
    if (!dfg_type_elements(dfg_type_info(r->m, type), &n) || !dfg_tensor_bytes(dtype, n, &size)) {
        dfg_onnx_fail(r, "tensor '%s' has extents that are negative or too large", name);
        return 0;
    }
    return data_of(r, t, dtype, n, size, name, &data) ? add(r, type, data) : 0;
}

/* ---- tensors that lifts make ---- */

/* A tensor of rank 0 or 1 whose elements are `bytes` each; *at is where they go. */
static uint32_t vector(struct onnx_reader *r, enum dfg_dtype dtype, int32_t rank, size_t n, size_t bytes,
                       uint8_t **at)
{
    dfg_dim extent = (dfg_dim)n;
    *at = n > 0 ? dfg_alloc(r->m, n * bytes) : NULL;
    if (*at == NULL && n > 0) {
        dfg_onnx_no_memory(r);
        return 0;
    }
    return add(r, dfg_type_tensor(r->m, dtype, rank, &extent), *at);
}

uint32_t dfg_onnx_tensor_ints(struct onnx_reader *r, int32_t rank, const dfg_val *ints, size_t n)
{
    uint8_t *at;
    uint32_t tensor = vector(r, DFG_I64, rank, n, 8, &at);
    for (size_t i = 0; tensor != 0 && i < n; i++)
        dfg_store(at + 8 * i, 8, (uint64_t)ints[i].u.i);
    return tensor;
}

/* binary16 of a number that is an f32: round to nearest, ties to even. */
static uint16_t half_bits(float x)
{
    uint32_t bits = (uint32_t)float_bits(x), sign = bits >> 16 & 0x8000, magnitude = bits & 0x7FFFFFFF;
    if (magnitude > 0x7F800000)
        return (uint16_t)(sign | 0x7E00);
    if (magnitude >= 0x477FF000) /* 65520 and up round to infinity */
        return (uint16_t)(sign | 0x7C00);
    uint32_t exponent = magnitude >> 23, fraction = (magnitude & 0x7FFFFF) | 0x800000;
    if (exponent < 102) /* below half of the smallest one */
        return (uint16_t)sign;
    unsigned shift = exponent < 113 ? 126 - exponent : 13; /* subnormal, normal */
    uint32_t base = exponent < 113 ? 0 : (exponent - 113) << 10;
    uint32_t kept = fraction >> shift, rest = fraction & ((1u << shift) - 1), half = 1u << (shift - 1);
    kept += rest > half || (rest == half && (kept & 1));
    return (uint16_t)(sign | (base + kept));
}

static uint16_t bfloat_bits(float x)
{
    uint32_t bits = (uint32_t)float_bits(x);
    if ((bits & 0x7FFFFFFF) > 0x7F800000)
        return (uint16_t)(bits >> 16 | 0x40);
    return (uint16_t)((bits + 0x7FFF + (bits >> 16 & 1)) >> 16);
}

static uint64_t element_bits(enum dfg_dtype dtype, double x)
{
    if (dtype == DFG_F64)
        return double_bits(x);
    if (dtype == DFG_F16)
        return half_bits((float)x);
    return dtype == DFG_BF16 ? bfloat_bits((float)x) : float_bits((float)x);
}

uint32_t dfg_onnx_tensor_floats(struct onnx_reader *r, enum dfg_dtype dtype, int32_t rank,
                                const dfg_val *floats, size_t n)
{
    uint8_t *at;
    unsigned bytes = dfg_dtype_bits(dtype) / 8;
    uint32_t tensor = vector(r, dtype, rank, n, bytes, &at);
    for (size_t i = 0; tensor != 0 && i < n; i++)
        dfg_store(at + bytes * i, bytes, element_bits(dtype, floats[i].u.f));
    return tensor;
}

uint32_t dfg_onnx_tensor_strings(struct onnx_reader *r, int32_t rank, const dfg_val *strings, size_t n)
{
    uint8_t *at;
    uint32_t tensor = vector(r, DFG_STRING, rank, n, sizeof(dfg_sym), &at);
    for (size_t i = 0; tensor != 0 && i < n; i++)
        memcpy(at + i * sizeof(dfg_sym), &strings[i].u.id, sizeof(dfg_sym));
    return tensor;
}

bool dfg_onnx_tensor_list(struct onnx_reader *r, uint32_t tensor, dfg_val *list)
{
    const struct dfg_tensor *t = dfg_tensor_info(r->m, tensor);
    const struct dfg_type *type = dfg_type_info(r->m, t->type);
    unsigned bytes = type->dtype == DFG_I64 ? 8 : 4;
    if (tensor == 0 || type->rank > 1 || (type->dtype != DFG_I64 && type->dtype != DFG_I32))
        return false;
    if ((t->n > 0 && t->data == NULL) || t->n > UINT32_MAX || t->splat)
        return false;
    dfg_val *values = dfg_onnx_list(r, (size_t)t->n);
    if (values == NULL)
        return false;
    for (size_t i = 0; i < t->n; i++) {
        uint64_t bits = dfg_load(t->data + bytes * i, bytes);
        values[i] = (dfg_val){.tag = DFG_V_INT, .u.i = bytes == 8 ? (int64_t)bits : (int32_t)(uint32_t)bits};
    }
    *list = (dfg_val){.tag = DFG_V_LIST, .n = (uint32_t)t->n, .u.list = values};
    return true;
}
