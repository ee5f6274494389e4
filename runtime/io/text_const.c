/* text_const.c -- constants of a .dfg text.
 *
 *   tensor  := type ( element | "[" (element ("," element)*)? "]" | "splat" element | "?" )
 *   element := number | "true" | "false" | string | "(" number "," number ")"
 *
 * In:   tokens.
 * Out:  tensors of the module whose data are in its memory, little-endian and
 *       packed as struct dfg_tensor says.
 *
 * A single element needs no brackets where the type is a scalar; the elements of all other
 * shapes are one flat list.  `?` is a constant whose elements are not available.  Complex
 * elements are pairs.  Integers must fit, floats are rounded to the nearest value and must
 * not overflow.
 */
#include <string.h>

#include "text_number.h"
#include "text.h"

/* `size` bytes of an element, lowest first. */
static bool push_bits(struct text_reader *r, uint64_t bits, unsigned size)
{
    for (unsigned i = 0; i < size; i++)
        if (!TEXT_PUSH(r, data, (char)(unsigned char)(bits >> 8 * i)))
            return false;
    return true;
}

static unsigned element_size(enum dfg_dtype dtype)
{
    unsigned bits = dtype == DFG_STRING ? 8 * sizeof(dfg_sym) : dfg_dtype_bits(dtype);
    return bits < 8 ? 1 : bits / 8; /* packed when all are there */
}

static bool int_element(struct text_reader *r, enum dfg_dtype dtype)
{
    struct text_token t = r->token;
    uint64_t size;
    unsigned bits = dfg_dtype_bits(dtype);
    bool negative = *t.at == '-', is_signed = dfg_number_class(dtype) == DFG_NUMBER_INT;
    if (t.kind != TEXT_INT)
        return dfg_text_expected(r, "an integer");
    bool fits = dfg_text_magnitude(t, &size);
    uint64_t limit = is_signed ? ((uint64_t)1 << (bits - 1)) - !negative : UINT64_MAX >> (64 - bits);
    if (!fits || size > limit || (negative && !is_signed && size != 0))
        return dfg_text_fail(r, t.at, "%.*s does not fit %s", t.len > 40 ? 40 : (int)t.len, t.at,
                             dfg_dtype_name(dtype));
    dfg_text_take(r);
    return push_bits(r, negative ? 0 - size : size, element_size(dtype));
}

static bool bool_element(struct text_reader *r)
{
    bool yes = dfg_text_is(r, "true");
    if (!yes && !dfg_text_is(r, "false"))
        return r->token.kind == TEXT_INT ? int_element(r, DFG_U8) : dfg_text_expected(r, "true or false");
    dfg_text_take(r);
    return push_bits(r, yes, 1);
}

static bool float_element(struct text_reader *r, enum dfg_dtype dtype)
{
    uint64_t bits;
    if (!dfg_text_is_number(r))
        return dfg_text_expected(r, "a number");
    return dfg_text_float_bits(r, dtype, &bits) && push_bits(r, bits, element_size(dtype));
}

static bool complex_element(struct text_reader *r, enum dfg_dtype part)
{
    return dfg_text_expect(r, TEXT_LPAREN, "'(' and the two parts of a complex number") &&
           float_element(r, part) && dfg_text_expect(r, TEXT_COMMA, "','") && float_element(r, part) &&
           dfg_text_expect(r, TEXT_RPAREN, "')'");
}

static bool string_element(struct text_reader *r)
{
    dfg_sym sym;
    if (r->token.kind != TEXT_STRING)
        return dfg_text_expected(r, "a string");
    if (!dfg_text_symbol(r, &sym))
        return false;
    dfg_text_take(r);
    union {
        dfg_sym sym;
        char bytes[sizeof(dfg_sym)];
    } row = {sym};
    for (size_t i = 0; i < sizeof row.bytes; i++)
        if (!TEXT_PUSH(r, data, row.bytes[i]))
            return false;
    return true;
}

static bool element(struct text_reader *r, enum dfg_dtype dtype)
{
    switch (dfg_number_class(dtype)) {
    case DFG_NUMBER_BOOL:
        return bool_element(r);
    case DFG_NUMBER_INT:
    case DFG_NUMBER_UINT:
        return int_element(r, dtype);
    case DFG_NUMBER_FLOAT:
        return float_element(r, dtype);
    case DFG_NUMBER_COMPLEX:
        return complex_element(r, dtype == DFG_C64 ? DFG_F32 : DFG_F64);
    case DFG_NUMBER_NONE:
    case DFG_NUMBER_OTHER:
        break;
    }
    return string_element(r);
}

/* Behind the `[`; n: how many. */
static bool elements(struct text_reader *r, enum dfg_dtype dtype, uint64_t *n)
{
    *n = 0;
    while (r->token.kind != TEXT_RBRACKET) {
        if (!element(r, dtype))
            return false;
        ++*n;
        if (!dfg_text_accept(r, TEXT_COMMA) && r->token.kind != TEXT_RBRACKET)
            return dfg_text_expected(r, "',' or ']'");
    }
    dfg_text_take(r);
    return true;
}

/* Two elements a byte, the first one low. */
static void pack(const char *from, char *to, uint64_t n)
{
    for (uint64_t i = 0; i < n; i += 2) {
        unsigned low = (unsigned char)from[i] & 15u;
        unsigned high = i + 1 < n ? (unsigned char)from[i + 1] & 15u : 0;
        to[i / 2] = (char)(unsigned char)(low | high << 4);
    }
}

/* The n elements in r->data, in the module's memory. */
static bool keep_elements(struct text_reader *r, enum dfg_dtype dtype, uint64_t n, void **data)
{
    size_t bytes;
    if (!dfg_tensor_bytes(dtype, n, &bytes))
        return dfg_text_no_memory(r);
    *data = dfg_alloc(r->m, bytes != 0 ? bytes : 1);
    if (*data == NULL)
        return dfg_text_no_memory(r);
    if (dtype != DFG_STRING && dfg_dtype_bits(dtype) < 8)
        pack(r->data.at, *data, n);
    else if (bytes != 0)
        memcpy(*data, r->data.at, bytes);
    return true;
}

/* The elements as the type asks for them; n: how many the text gives. */
static bool literal(struct text_reader *r, const struct dfg_type *type, void **data, uint64_t *n, bool *splat)
{
    enum dfg_dtype dtype = (enum dfg_dtype)type->dtype;
    bool read;
    r->data.n = 0;
    *n = 1;
    *splat = dfg_text_is(r, "splat");
    if (*splat)
        dfg_text_take(r);
    if (*splat || type->rank == 0)
        read = element(r, dtype);
    else
        read = dfg_text_expect(r, TEXT_LBRACKET, "'[', 'splat' or '?'") && elements(r, dtype, n);
    return read && keep_elements(r, dtype, *n, data);
}

static bool is_constant_type(const struct dfg_type *t)
{
    if (t->tag != DFG_T_TENSOR || t->dtype == DFG_NO_DTYPE || t->rank < 0)
        return false;
    for (int32_t i = 0; i < t->rank; i++)
        if (t->u.dims[i] < 0)
            return false;
    return true;
}

bool dfg_text_tensor(struct text_reader *r, uint32_t *tensor)
{
    struct text_token type_at = r->token;
    uint32_t type;
    void *data = NULL;
    uint64_t n = 0;
    bool splat = false;
    if (!dfg_text_type(r, &type))
        return false;
    struct dfg_type t = *dfg_type_info(r->m, type);
    if (!is_constant_type(&t))
        return dfg_text_fail(r, type_at.at, "a constant has an element type and known extents");
    struct text_token at = r->token;
    bool absent = dfg_text_accept(r, TEXT_QUESTION);
    if (!absent && !literal(r, &t, &data, &n, &splat))
        return false;
    *tensor = dfg_tensor_add(r->m, type, data, splat);
    if (*tensor == 0)
        return dfg_failed(r->m) ? dfg_text_no_memory(r) : dfg_text_fail(r, type_at.at, "too many elements");
    uint64_t needed = dfg_tensor_info(r->m, *tensor)->n;
    if (!absent && !splat && n != needed)
        return dfg_text_fail(r, at.at, "the constant has %llu elements, %llu are given",
                             (unsigned long long)needed, (unsigned long long)n);
    return true;
}
