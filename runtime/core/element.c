/* element.c -- elements of constants, and literals against them.
 *
 * In:   constants of a view: little-endian data, maybe unaligned, maybe not at
 *       hand; sub-byte integers two a byte, low half first; a splat has one
 *       element.
 * Out:  exact values: ints, floats, bools, strings.  NIL out of range, of
 *       complex numbers, and where there is no data.
 *
 * Freestanding.
 */
#include "floats.h"
#include "free.h"
#include "packed.h"
#include "same.h"

/* ---- elements ---- */

/* The low `bits` of v as a number in two's complement. */
static int64_t sign_extended(uint64_t v, unsigned bits)
{
    uint64_t sign = (uint64_t)1 << (bits - 1);
    v = (v ^ sign) - sign;
    return v <= INT64_MAX ? (int64_t)v : -(int64_t)(UINT64_MAX - v) - 1;
}

static dfg_val unsigned_value(uint64_t v)
{
    return v <= INT64_MAX ? dfg_int((int64_t)v) : dfg_nil(); /* no int has room for it, no float its digits */
}


/* Each apart from the others, whose room is not needed meanwhile: where one is what is returned, it is the last call. */
static DFG_APART uint64_t code_at(const uint8_t *data, unsigned bits, size_t i)
{
    return dfg_packed(data, bits, i);
}

/* Strings are symbols in the machine's own order of bytes. */
static DFG_APART const dfg_val *read_string(const uint8_t *p, dfg_val *to)
{
    dfg_sym sym;
    __builtin_memcpy(&sym, p, sizeof sym);
    *to = (dfg_val){.tag = DFG_V_STR, .u.id = sym};
    return to;
}

static DFG_APART const dfg_val *read_nothing(dfg_val *to)
{
    *to = dfg_nil();
    return to;
}

static DFG_APART const dfg_val *read_float(uint64_t code, enum dfg_dtype d, dfg_val *to)
{
    *to = dfg_float(dfg_number_value(code, d));
    return to;
}

static DFG_APART const dfg_val *read_int(uint64_t code, unsigned bits, dfg_val *to)
{
    *to = dfg_int(sign_extended(code, bits));
    return to;
}

/* Of bools, of unsigned ints, and of what is no number. */
static DFG_APART const dfg_val *read_bits(uint64_t code, enum dfg_number class, dfg_val *to)
{
    if (class == DFG_NUMBER_BOOL)
        *to = dfg_bool(code != 0);
    else
        *to = class == DFG_NUMBER_UINT ? unsigned_value(code) : dfg_nil();
    return to;
}

static DFG_APART const dfg_val *read_code(uint64_t code, enum dfg_dtype d, dfg_val *to)
{
    const enum dfg_number class = dfg_number_class(d);
    return class == DFG_NUMBER_FLOAT ? read_float(code, d, to)
         : class == DFG_NUMBER_INT   ? read_int(code, dfg_dtype_bits(d), to)
                                     : read_bits(code, class, to);
}

const dfg_val *dfg_read_element(const struct dfg_tensor *t, enum dfg_dtype d, size_t i, dfg_val *to)
{
    const unsigned bits = dfg_dtype_bits(d);
    const size_t at = t->splat ? 0 : i;
    if (t->data == NULL || bits > 64)
        return read_nothing(to);
    if (d == DFG_STRING)
        return read_string(t->data + at * sizeof(dfg_sym), to);
    return read_code(code_at(t->data, bits, at), d, to);
}

static dfg_val tensor_element(const struct dfg_tensor *t, enum dfg_dtype d, uint64_t i)
{
    dfg_val v;
    return i < t->n ? *dfg_read_element(t, d, t->splat ? 0 : (size_t)i, &v) : dfg_nil();
}

dfg_val dfg_element_at(dfg_val elements, uint64_t i)
{
    if (elements.tag != DFG_V_ELEMENTS)
        return dfg_nil();
    return tensor_element(elements.u.tensor, (enum dfg_dtype)elements.dtype, i);
}

static const struct dfg_tensor *tensor_of(const dfg_graph *g, dfg_node c)
{
    return g->op[c] == DFG_CONST ? &g->tensors[g->first[c]] : NULL;
}

static enum dfg_dtype dtype_of(const dfg_graph *g, const struct dfg_tensor *t)
{
    return (enum dfg_dtype)g->types[t->type].dtype;
}

dfg_val dfg_element(const dfg_graph *g, dfg_node c, uint64_t i)
{
    const struct dfg_tensor *t = tensor_of(g, c);
    return t == NULL ? dfg_nil() : tensor_element(t, dtype_of(g, t), i);
}

static dfg_val elements(const dfg_graph *g, const struct dfg_tensor *t)
{
    if (t == NULL || t->data == NULL || t->n > UINT32_MAX)
        return dfg_nil();
    return (dfg_val){
        .tag = DFG_V_ELEMENTS, .dtype = (uint8_t)dtype_of(g, t), .n = (uint32_t)t->n, .u.tensor = t};
}

static dfg_val value(const dfg_graph *g, const struct dfg_tensor *t)
{
    return t != NULL && t->n == 1 ? tensor_element(t, dtype_of(g, t), 0) : elements(g, t);
}

dfg_val dfg_elements(const dfg_graph *g, dfg_node c)
{
    return elements(g, tensor_of(g, c));
}

dfg_val dfg_value_of(const dfg_graph *g, dfg_node c)
{
    return value(g, tensor_of(g, c));
}

static const struct dfg_tensor *of_attribute(const dfg_graph *g, dfg_val tensor)
{
    return tensor.tag == DFG_V_TENSOR ? &g->tensors[tensor.u.id] : NULL;
}

dfg_val dfg_tensor_elements(const dfg_graph *g, dfg_val tensor)
{
    return elements(g, of_attribute(g, tensor));
}

dfg_val dfg_tensor_value(const dfg_graph *g, dfg_val tensor)
{
    return value(g, of_attribute(g, tensor));
}

/* ---- literals ---- */

/* The same number, of which NaN is none. */
static bool same_floats(double a, double b)
{
    const uint64_t x = dfg_bits_of(a), y = dfg_bits_of(b);
    return (x == y && x << 1 <= (uint64_t)0x7FF << 53) || (x | y) << 1 == 0;
}

/* By the bits that a double would have; an int of more than 53 from its first to its last is none. */
static bool is_exactly(double f, int64_t i)
{
    const uint64_t bits = dfg_bits_of(f), size = i < 0 ? 0 - (uint64_t)i : (uint64_t)i;
    if (i == 0)
        return bits << 1 == 0;
    const int top = 63 - __builtin_clzll(size);
    const uint64_t fraction = size << (63 - top) << 1, sign = (uint64_t)(i < 0) << 63;
    return fraction << 52 == 0 && bits == (sign | (uint64_t)(top + 1023) << 52 | fraction >> 12);
}

/* Is the element the literal, as the dtype holds it? */
static bool literal_fits(const dfg_val *element, const dfg_val *literal, enum dfg_dtype d)
{
    if (literal->tag == DFG_V_HOLE)
        return true;
    if (!dfg_is_number(*literal))
        return dfg_same_but_numbers(element, literal) == DFG_TRUE;
    if (element->tag == DFG_V_INT)
        return literal->tag == DFG_V_INT ? element->u.i == literal->u.i : is_exactly(literal->u.f, element->u.i);
    return element->tag == DFG_V_FLOAT && same_floats(element->u.f, dfg_number_rounded(dfg_number_of(*literal), d));
}

static DFG_APART bool element_fits(const dfg_graph *g, const struct dfg_tensor *t, size_t i, const dfg_val *literal)
{
    dfg_val element;
    dfg_read_element(t, dtype_of(g, t), i, &element);
    return literal_fits(&element, literal, dtype_of(g, t));
}

/* The constant's tensor if it has the dtype (or any is asked for), else NULL. */
static const struct dfg_tensor *tensor_with(const dfg_graph *g, dfg_node c, enum dfg_dtype dtype)
{
    const struct dfg_tensor *t = tensor_of(g, c);
    return t != NULL && (dtype == DFG_NO_DTYPE || dtype_of(g, t) == dtype) ? t : NULL;
}

bool dfg_const_is_at(const dfg_graph *g, dfg_node c, const dfg_val *v, enum dfg_dtype dtype)
{
    const struct dfg_tensor *t = tensor_with(g, c, dtype);
    return t != NULL && t->n == 1 && element_fits(g, t, 0, v);
}

bool dfg_const_is(const dfg_graph *g, dfg_node c, dfg_val v, enum dfg_dtype dtype)
{
    return dfg_const_is_at(g, c, &v, dtype);
}

bool dfg_scalar_is_at(const dfg_graph *g, dfg_node c, const dfg_val *v, enum dfg_dtype dtype)
{
    const struct dfg_tensor *t = tensor_with(g, c, dtype);
    return t != NULL && g->types[t->type].rank == 0 && dfg_const_is_at(g, c, v, dtype);
}

bool dfg_scalar_is(const dfg_graph *g, dfg_node c, dfg_val v, enum dfg_dtype dtype)
{
    return dfg_scalar_is_at(g, c, &v, dtype);
}

/* Elements that are to be looked at: one, where all have the bits of the first. */
static uint64_t looked_at(const struct dfg_tensor *t, enum dfg_dtype d)
{
    const size_t size = dfg_dtype_bits(d) / 8;
    if (t->splat || (size != 0 && t->data != NULL && memcmp(t->data, t->data + size, (t->n - 1) * size) == 0))
        return 1;
    return t->n;
}

bool dfg_splat_is_at(const dfg_graph *g, dfg_node c, const dfg_val *v, enum dfg_dtype dtype)
{
    const struct dfg_tensor *t = tensor_with(g, c, dtype);
    const uint64_t n = t != NULL && t->n > 0 ? looked_at(t, dtype_of(g, t)) : 0;
    bool all = n > 0;
    for (uint64_t i = 0; all && i < n; i++)
        all = element_fits(g, t, (size_t)i, v);
    return all;
}

bool dfg_splat_is(const dfg_graph *g, dfg_node c, dfg_val v, enum dfg_dtype dtype)
{
    return dfg_splat_is_at(g, c, &v, dtype);
}

static bool element_is_near(const dfg_graph *g, const struct dfg_tensor *t, uint64_t i, const dfg_val *v, double tol)
{
    dfg_val element;
    dfg_read_element(t, dtype_of(g, t), (size_t)i, &element);
    return dfg_close_at(&element, v, tol) == DFG_TRUE;
}

bool dfg_const_near_at(const dfg_graph *g, dfg_node c, const dfg_val *v, double tol, enum dfg_dtype dtype)
{
    const struct dfg_tensor *t = tensor_with(g, c, dtype);
    return t != NULL && t->n == 1 && element_is_near(g, t, 0, v, tol);
}

bool dfg_const_near(const dfg_graph *g, dfg_node c, dfg_val v, double tol, enum dfg_dtype dtype)
{
    return dfg_const_near_at(g, c, &v, tol, dtype);
}

bool dfg_splat_near_at(const dfg_graph *g, dfg_node c, const dfg_val *v, double tol, enum dfg_dtype dtype)
{
    const struct dfg_tensor *t = tensor_with(g, c, dtype);
    const uint64_t n = t != NULL && t->n > 0 ? looked_at(t, dtype_of(g, t)) : 0;
    bool all = n > 0;
    for (uint64_t i = 0; all && i < n; i++)
        all = element_is_near(g, t, i, v, tol);
    return all;
}

bool dfg_splat_near(const dfg_graph *g, dfg_node c, dfg_val v, double tol, enum dfg_dtype dtype)
{
    return dfg_splat_near_at(g, c, &v, tol, dtype);
}

bool dfg_const_list_at(const dfg_graph *g, dfg_node c, const dfg_val *want, enum dfg_dtype dtype)
{
    const struct dfg_tensor *t = tensor_with(g, c, dtype);
    bool all = t != NULL && g->types[t->type].rank == 1 && t->n == want->n;
    for (uint32_t i = 0; all && i < want->n; i++)
        all = element_fits(g, t, i, &want->u.list[i]);
    return all;
}

bool dfg_const_list(const dfg_graph *g, dfg_node c, dfg_val want, enum dfg_dtype dtype)
{
    return dfg_const_list_at(g, c, &want, dtype);
}

enum dfg_tri dfg_tensor_same(const dfg_graph *g, dfg_val tensor, dfg_val want)
{
    const struct dfg_tensor *t = of_attribute(g, tensor);
    const bool list = want.tag == DFG_V_LIST;
    if (t == NULL || t->data == NULL)
        return DFG_UNKNOWN;
    bool same = list ? g->types[t->type].rank == 1 && t->n == want.n : t->n == 1;
    for (uint32_t i = 0; same && i < (list ? want.n : 1); i++) {
        dfg_val element;
        dfg_read_element(t, dtype_of(g, t), i, &element);
        if (!dfg_known(element))
            return DFG_UNKNOWN;
        same = literal_fits(&element, list ? &want.u.list[i] : &want, dtype_of(g, t));
    }
    return dfg_tri_of(same);
}
