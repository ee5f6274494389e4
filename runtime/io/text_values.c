/* text_values.c -- types, values and constants as .dfg text writes them.
 *
 * In:   types, attribute values, tensors of a module.
 * Out:  text that the reader makes the same of, bit for bit.
 *
 * An element type that is unknown is written `?`: `?[1, 2]`, `?[*]`, and `?[]`
 * for a scalar, since `?` alone is a type of which nothing is known.  Recursion
 * is on the nesting of types and lists, which is bounded where they are made.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/packed.h"
#include "text_number.h"
#include "text_out.h"

static void out_dim(struct out *o, const dfg_module *m, dfg_dim d)
{
    if (d == DFG_DIM_UNKNOWN) {
        dfg_out_char(o, '?');
    } else if (d >= 0) {
        dfg_out_int(o, d);
    } else {
        dfg_sym sym = (dfg_sym)-d;
        const char *text = dfg_symbol_text(m, sym);
        size_t len = dfg_symbol_len(m, sym);
        if (dfg_is_plain_word(text, len, false))
            dfg_out_bytes(o, text, len);
        else
            dfg_out_quoted(o, text, len);
    }
}

static void out_tensor_type(struct out *o, const dfg_module *m, const struct dfg_type *t)
{
    dfg_out_text(o, t->dtype == DFG_NO_DTYPE ? "?" : dfg_dtype_name((enum dfg_dtype)t->dtype));
    if (t->rank == 0 && t->dtype != DFG_NO_DTYPE)
        return;
    dfg_out_char(o, '[');
    if (t->rank < 0)
        dfg_out_char(o, '*');
    for (int32_t i = 0; i < t->rank; i++) {
        if (i > 0)
            dfg_out_text(o, ", ");
        out_dim(o, m, t->u.dims[i]);
    }
    dfg_out_char(o, ']');
}

static void out_types(struct out *o, const dfg_module *m, const uint32_t *types, uint32_t n, bool tuple)
{
    dfg_out_char(o, '(');
    for (uint32_t i = 0; i < n; i++) {
        if (i > 0)
            dfg_out_text(o, ", ");
        dfg_out_type(o, m, types[i]);
    }
    dfg_out_text(o, tuple && n == 1 ? ",)" : ")");
}

void dfg_out_results(struct out *o, const dfg_module *m, const struct dfg_type *func)
{
    uint32_t n_params = (uint32_t)func->rank, n = func->n - n_params;
    const uint32_t *results = n > 0 ? func->u.fields + n_params : NULL;
    if (n == 1 && dfg_type_info(m, results[0])->tag != DFG_T_TUPLE)
        dfg_out_type(o, m, results[0]);
    else
        out_types(o, m, results, n, false);
}

void dfg_out_type(struct out *o, const dfg_module *m, uint32_t type)
{
    const struct dfg_type *t = dfg_type_info(m, type);
    switch ((enum dfg_type_tag)t->tag) {
    case DFG_T_TENSOR:
        out_tensor_type(o, m, t);
        break;
    case DFG_T_TUPLE:
        out_types(o, m, t->u.fields, t->n, true);
        break;
    case DFG_T_FUNC:
        dfg_out_text(o, "fn");
        out_types(o, m, t->u.fields, (uint32_t)t->rank, false);
        dfg_out_text(o, " -> ");
        dfg_out_results(o, m, t);
        break;
    case DFG_T_UNKNOWN:
        dfg_out_char(o, '?');
        break;
    }
}

static void out_float(struct out *o, uint64_t bits, enum dfg_dtype dtype)
{
    char text[NUMBER_MAX];
    dfg_number_text(bits, dtype, text);
    dfg_out_text(o, text);
}

static void out_list(struct out *o, const dfg_module *m, dfg_val v)
{
    dfg_out_char(o, '[');
    for (uint32_t i = 0; i < v.n; i++) {
        if (i > 0)
            dfg_out_text(o, ", ");
        dfg_out_value(o, m, v.u.list[i]);
    }
    dfg_out_char(o, ']');
}

static void out_double(struct out *o, double v)
{
    uint64_t bits;
    memcpy(&bits, &v, sizeof bits);
    out_float(o, bits, DFG_F64);
}

void dfg_out_value(struct out *o, const dfg_module *m, dfg_val v)
{
    switch ((enum dfg_tag)v.tag) {
    case DFG_V_NONE:
        dfg_out_text(o, "none");
        break;
    case DFG_V_INT:
        dfg_out_int(o, v.u.i);
        break;
    case DFG_V_FLOAT:
        out_double(o, v.u.f);
        break;
    case DFG_V_BOOL:
        dfg_out_text(o, v.u.i != 0 ? "true" : "false");
        break;
    case DFG_V_STR:
        dfg_out_quoted(o, dfg_symbol_text(m, v.u.id), dfg_symbol_len(m, v.u.id));
        break;
    case DFG_V_DTYPE:
        dfg_out_text(o, dfg_dtype_name((enum dfg_dtype)v.u.id));
        break;
    case DFG_V_OP:
        dfg_out_text(o, "op ");
        dfg_out_operator(o, m, (uint16_t)v.u.id, false);
        break;
    case DFG_V_DIM:
        out_dim(o, m, v.u.i);
        break;
    case DFG_V_LIST:
        out_list(o, m, v);
        break;
    case DFG_V_HOLE:
        dfg_out_char(o, '_');
        break;
    case DFG_V_TENSOR:
        dfg_out_text(o, "tensor ");
        dfg_out_tensor(o, m, dfg_tensor_info(m, v.u.id));
        break;
    case DFG_NIL:
    case DFG_V_FORM:
    case DFG_V_PRODUCT:
    case DFG_V_SHAPE:
    case DFG_V_ELEMENTS:
        dfg_out_char(o, '?'); /* absent: no attribute's value */
        break;
    }
}

static void out_signed(struct out *o, uint64_t bits, unsigned width)
{
    uint64_t sign = (uint64_t)1 << (width - 1);
    if (bits & sign) {
        dfg_out_char(o, '-');
        bits = ((sign - 1) & ~bits) + 1;
    }
    dfg_out_uint(o, bits);
}

static void out_string_element(struct out *o, const dfg_module *m, const uint8_t *data, uint64_t i)
{
    dfg_sym sym;
    memcpy(&sym, data + i * sizeof sym, sizeof sym);
    dfg_out_quoted(o, dfg_symbol_text(m, sym), dfg_symbol_len(m, sym));
}

static void out_complex(struct out *o, const uint8_t *data, uint64_t i, enum dfg_dtype part)
{
    unsigned bits = dfg_dtype_bits(part);
    dfg_out_char(o, '(');
    out_float(o, dfg_packed(data, bits, 2 * i), part);
    dfg_out_text(o, ", ");
    out_float(o, dfg_packed(data, bits, 2 * i + 1), part);
    dfg_out_char(o, ')');
}

static void out_element(struct out *o, const dfg_module *m, const uint8_t *data, uint64_t i,
                        enum dfg_dtype dtype)
{
    unsigned width = dfg_dtype_bits(dtype);
    switch (dfg_number_class(dtype)) {
    case DFG_NUMBER_BOOL:
        if (data[i] <= 1)
            dfg_out_text(o, data[i] == 1 ? "true" : "false");
        else
            dfg_out_uint(o, data[i]);
        break;
    case DFG_NUMBER_INT:
        out_signed(o, dfg_packed(data, width, i), width);
        break;
    case DFG_NUMBER_UINT:
        dfg_out_uint(o, dfg_packed(data, width, i));
        break;
    case DFG_NUMBER_FLOAT:
        out_float(o, dfg_packed(data, width, i), dtype);
        break;
    case DFG_NUMBER_COMPLEX:
        out_complex(o, data, i, dtype == DFG_C64 ? DFG_F32 : DFG_F64);
        break;
    case DFG_NUMBER_NONE:
    case DFG_NUMBER_OTHER:
        out_string_element(o, m, data, i);
        break;
    }
}

void dfg_out_first_element(struct out *o, const dfg_module *m, const struct dfg_tensor *t)
{
    out_element(o, m, t->data, 0, (enum dfg_dtype)dfg_type_info(m, t->type)->dtype);
}

void dfg_out_tensor(struct out *o, const dfg_module *m, const struct dfg_tensor *t)
{
    const struct dfg_type *type = dfg_type_info(m, t->type);
    enum dfg_dtype dtype = (enum dfg_dtype)type->dtype;
    out_tensor_type(o, m, type);
    if (t->data == NULL && (t->splat || t->n != 0)) {
        dfg_out_text(o, " ?");
        return;
    }
    if (t->splat || type->rank == 0) {
        dfg_out_text(o, t->splat ? " splat " : " ");
        dfg_out_first_element(o, m, t);
        return;
    }
    dfg_out_text(o, " [");
    for (uint64_t i = 0; i < t->n; i++) {
        if (i > 0)
            dfg_out_text(o, ", ");
        out_element(o, m, t->data, i, dtype);
    }
    dfg_out_char(o, ']');
}

/* A key and its value, sortable. */
struct pair {
    const char *key;
    size_t len;
    dfg_val value;
};

static int by_key(const void *a, const void *b)
{
    const struct pair *x = a, *y = b;
    int order = memcmp(x->key, y->key, x->len < y->len ? x->len : y->len);
    return order != 0 ? order : (x->len > y->len) - (x->len < y->len);
}

static struct pair pair(const dfg_module *m, dfg_sym key, dfg_val value)
{
    return (struct pair){dfg_symbol_text(m, key), dfg_symbol_len(m, key), value};
}

/* Keys are written in the order of their text: the module's own order depends
 * on what else it has read.  Frees the pairs. */
static void out_pairs(struct out *o, const dfg_module *m, struct pair *pairs, size_t n)
{
    qsort(pairs, n, sizeof *pairs, by_key);
    for (size_t i = 0; i < n; i++) {
        if (i > 0)
            dfg_out_text(o, ", ");
        if (dfg_is_plain_word(pairs[i].key, pairs[i].len, true))
            dfg_out_bytes(o, pairs[i].key, pairs[i].len);
        else
            dfg_out_quoted(o, pairs[i].key, pairs[i].len);
        dfg_out_text(o, " = ");
        dfg_out_value(o, m, pairs[i].value);
    }
    dfg_out_char(o, '}');
    free(pairs);
}

static struct pair *pairs_for(struct out *o, size_t n)
{
    struct pair *pairs = malloc(n * sizeof *pairs);
    o->no_memory = o->no_memory || pairs == NULL;
    return pairs;
}

void dfg_out_attrs(struct out *o, const dfg_module *m, const struct dfg_attr *attrs, uint32_t n)
{
    struct pair *pairs = n > 0 ? pairs_for(o, n) : NULL;
    if (pairs == NULL)
        return;
    for (uint32_t i = 0; i < n; i++)
        pairs[i] = pair(m, attrs[i].key, attrs[i].value);
    dfg_out_text(o, " {");
    out_pairs(o, m, pairs, n);
}

void dfg_out_facts(struct out *o, const dfg_module *m, dfg_node node)
{
    const struct dfg_fact *facts;
    uint32_t n = dfg_facts(m, node, &facts);
    struct pair *pairs = n > 0 ? pairs_for(o, n) : NULL;
    if (pairs == NULL)
        return;
    for (uint32_t i = 0; i < n; i++)
        pairs[i] = pair(m, facts[i].key, facts[i].value);
    dfg_out_text(o, " #{");
    out_pairs(o, m, pairs, n);
}
