/* put_tensor.c -- constants as ONNX tensors.
 *
 * In:   tensors of the module; what the file said of them.
 * Out:  TensorProto messages with raw data, which is the module's by reference;
 *       of strings the texts; splats are spread.  Data that the file had in a file
 *       of its own goes to such a file again, as does what is large when the model
 *       would be larger than protobuf takes.  Where that file is not there, the
 *       model goes on referring to it.
 * Errors: elements that are not at hand, of a type that ONNX does not have.
 */
#include "put.h"

enum {
    LARGE = 1024,      /* bytes: what ONNX's own tools move to a file */
    PAGE = 4096,       /* such data begin at a page, to be mapped */
    SPREAD_MOST = 4096 /* bytes of a splat that is not worth a node */
};

static Onnx__TensorProto *tensor_new(struct onnx_writer *w, int32_t dtype, size_t rank, const dfg_dim *dims,
                                     const char *name)
{
    Onnx__TensorProto *t = dfg_onnx_put_message(w, &onnx__tensor_proto__descriptor);
    t->has_data_type = 1;
    t->data_type = dtype;
    t->name = (char *)name;
    t->n_dims = rank;
    t->dims = rank > 0 ? dfg_onnx_put_new(w, rank, sizeof *t->dims) : NULL;
    for (size_t i = 0; i < rank; i++)
        t->dims[i] = dims[i];
    return t;
}

/* ---- data ---- */

static void strings(struct onnx_writer *w, Onnx__TensorProto *to, const struct dfg_tensor *t)
{
    to->string_data = dfg_onnx_put_new(w, (size_t)t->n + 1, sizeof *to->string_data);
    to->n_string_data = (size_t)t->n;
    for (size_t i = 0; i < t->n; i++) {
        dfg_sym sym;
        memcpy(&sym, t->data + (t->splat ? 0 : i * sizeof sym), sizeof sym);
        to->string_data[i] = (ProtobufCBinaryData){dfg_symbol_len(w->m, sym),
                                                   (uint8_t *)(uintptr_t)dfg_symbol_text(w->m, sym)};
    }
}

/* One element over and over; two in a byte where they are 4 bits. */
static uint8_t *spread(struct onnx_writer *w, const struct dfg_tensor *t, unsigned bits, size_t size)
{
    uint8_t *at = dfg_onnx_put_new(w, size + 1, 1);
    if (size == 0)
        return at;
    if (bits < 8) {
        uint8_t low = t->data[0] & 0x0F;
        memset(at, low | low << 4, size);
        if (t->n % 2 != 0)
            at[size - 1] = low;
        return at;
    }
    size_t one = bits / 8, done = one;
    memcpy(at, t->data, one);
    for (; done <= size / 2; done *= 2)
        memcpy(at + done, at, done);
    memcpy(at + done, at, size - done);
    return at;
}

static void entry(struct onnx_writer *w, struct onnx_list *list, const char *key, const char *value)
{
    Onnx__StringStringEntryProto *e = dfg_onnx_put_message(w, &onnx__string_string_entry_proto__descriptor);
    e->key = (char *)key;
    e->value = (char *)value;
    dfg_onnx_put_push(w, list, e);
}

static void move_out(struct onnx_writer *w, Onnx__TensorProto *to, const uint8_t *at, size_t n)
{
    struct onnx_bulk *b = dfg_onnx_put_new(w, 1, sizeof *b);
    struct onnx_list list = {0};
    *b = (struct onnx_bulk){at, n, (w->bulk_bytes + PAGE - 1) / PAGE * PAGE};
    w->bulk_bytes = b->offset + n;
    dfg_onnx_put_push(w, &w->bulks, b);
    entry(w, &list, "location", w->data_name);
    entry(w, &list, "offset", dfg_onnx_put_text(w, "%llu", (unsigned long long)b->offset));
    entry(w, &list, "length", dfg_onnx_put_text(w, "%zu", n));
    to->has_data_location = 1;
    to->data_location = ONNX__TENSOR_PROTO__DATA_LOCATION__EXTERNAL;
    to->n_external_data = list.n;
    to->external_data = (Onnx__StringStringEntryProto **)list.at;
}

static bool was_outside(struct dfg_note old)
{
    struct onnx_field f;
    return dfg_onnx_put_find(old, 14, &f) && f.number == 1; /* TensorProto.data_location: EXTERNAL */
}

static void data(struct onnx_writer *w, Onnx__TensorProto *to, const struct dfg_tensor *t, unsigned bits,
                 bool outside)
{
    size_t size;
    if (!dfg_tensor_bytes((enum dfg_dtype)dfg_type_info(w->m, t->type)->dtype, t->n, &size))
        dfg_onnx_put_no_memory(w);
    uint8_t *at = t->splat ? spread(w, t, bits, size) : (uint8_t *)(uintptr_t)t->data;
    if (w->data_name != NULL && size >= LARGE && (outside || w->spill)) {
        move_out(w, to, at, size);
        return;
    }
    to->has_raw_data = 1;
    to->raw_data = (ProtobufCBinaryData){size, at};
}

Onnx__TensorProto *dfg_onnx_put_tensor(struct onnx_writer *w, const struct dfg_tensor *t, const char *name,
                                       dfg_node user, struct dfg_note old)
{
    static const char made[] = "dims data_type segment float_data int32_data string_data int64_data name "
                               "raw_data external_data data_location double_data uint64_data";
    static const char absent[] = "dims data_type name";
    const struct dfg_type *type = dfg_type_info(w->m, t->type);
    bool there = t->data != NULL || t->n == 0;
    if (dfg_dtype_to_onnx(type->dtype) == 0)
        dfg_onnx_put_fail_at(w, user, "its elements are of a type that ONNX does not have");
    Onnx__TensorProto *to =
        tensor_new(w, dfg_dtype_to_onnx(type->dtype), (size_t)type->rank, type->u.dims, name);
    dfg_onnx_put_rest(w, &to->base, old, there ? made : absent);
    if (!there && !was_outside(old))
        dfg_onnx_put_fail_at(w, user, "its elements are not at hand");
    if (there && type->dtype == DFG_STRING)
        strings(w, to, t);
    else if (there)
        data(w, to, t, dfg_dtype_bits(type->dtype), was_outside(old));
    return to;
}

bool dfg_onnx_put_is_computed(const struct onnx_writer *w, dfg_node constant)
{
    const struct dfg_tensor *t = dfg_tensor_of(w->m, constant);
    uint8_t dtype = dfg_type_info(w->m, t->type)->dtype;
    size_t bytes;
    if (w->as_is || w->opset < 9 || !t->splat || t->data == NULL || dtype == DFG_STRING ||
        !dfg_tensor_bytes((enum dfg_dtype)dtype, t->n, &bytes))
        return false;
    /* what ConstantOfShape has made since opset 9 */
    bool plain = dtype == DFG_BOOL || (dtype >= DFG_I8 && dtype <= DFG_I64) ||
                 (dtype >= DFG_U8 && dtype <= DFG_U64) || dtype == DFG_F16 || dtype == DFG_F32 ||
                 dtype == DFG_F64;
    return plain && bytes > SPREAD_MOST;
}

/* ---- small ones ---- */

Onnx__TensorProto *dfg_onnx_put_numbers(struct onnx_writer *w, const dfg_val *v, const char *name)
{
    bool list = v->tag == DFG_V_LIST;
    size_t n = list ? v->n : 1;
    const dfg_val *values = list ? v->u.list : v;
    bool floats = n > 0 ? values[0].tag == DFG_V_FLOAT : v->dtype == DFG_F32;
    unsigned bytes = floats ? 4 : 8;
    uint8_t *at = dfg_onnx_put_new(w, n + 1, bytes);
    Onnx__TensorProto *to =
        tensor_new(w, dfg_dtype_to_onnx(floats ? DFG_F32 : DFG_I64), list, &(dfg_dim){(dfg_dim)n}, name);
    for (size_t i = 0; i < n; i++) {
        float x = floats ? (float)values[i].u.f : 0;
        uint32_t bits;
        memcpy(&bits, &x, sizeof bits);
        dfg_store(at + i * bytes, bytes, floats ? bits : (uint64_t)values[i].u.i);
    }
    to->has_raw_data = 1;
    to->raw_data = (ProtobufCBinaryData){n * bytes, at};
    return to;
}

bool dfg_onnx_put_values(struct onnx_writer *w, dfg_node constant, dfg_val *v)
{
    if (dfg_node_op(w->m, constant) != DFG_CONST)
        return false;
    const struct dfg_tensor *t = dfg_tensor_of(w->m, constant);
    const struct dfg_type *type = dfg_type_info(w->m, t->type);
    bool ints = type->dtype == DFG_I64 || type->dtype == DFG_I32;
    unsigned bytes = type->dtype == DFG_I64 ? 8 : 4;
    if ((!ints && type->dtype != DFG_F32) || type->rank > 1 || t->n > UINT16_MAX ||
        (t->n > 0 && t->data == NULL))
        return false;
    dfg_val *values = dfg_onnx_put_new(w, (size_t)t->n + 1, sizeof *values);
    for (size_t i = 0; i < t->n; i++) {
        uint64_t bits = dfg_load(t->data + (t->splat ? 0 : i * bytes), bytes);
        uint32_t low = (uint32_t)bits;
        float x;
        memcpy(&x, &low, sizeof x);
        values[i] = ints ? dfg_int(bytes == 8 ? (int64_t)bits : (int32_t)low) : dfg_float((double)x);
    }
    *v = (dfg_val){.tag = DFG_V_LIST, .n = (uint32_t)t->n, .u.list = values};
    return true;
}
