/* build_const.c -- new constants.
 *
 * In:   numbers as conditions compute them, a dtype, extents.
 * Out:  constants with bytes of their own, little-endian, sub-byte ones two a
 *       byte, low half first; one number for several elements is a splat.
 * Errors: an unknown number, one that the dtype can't hold, another number of
 *       elements than the extents say: the rewrite is declined.
 *
 * Floats are rounded to nearest, ties to even; an int takes a float that is
 * whole; a bool takes 0 and 1.
 */
#include <math.h>
#include <string.h>

#include "../core/packed.h"
#include "../io/text_number.h"
#include "build.h"

/* ---- one number as bits ---- */

/* A whole number: its bits in two's complement, and whether it is below zero. */
static bool whole(dfg_val v, uint64_t *bits, bool *negative)
{
    if (v.tag == DFG_V_INT || v.tag == DFG_V_BOOL) {
        *bits = (uint64_t)v.u.i;
        *negative = v.u.i < 0;
        return true;
    }
    if (v.tag != DFG_V_FLOAT || !(v.u.f >= -0x1p63 && v.u.f < 0x1p64) || floor(v.u.f) != v.u.f)
        return false;
    *negative = v.u.f < 0;
    *bits = *negative ? (uint64_t)(int64_t)v.u.f : (uint64_t)v.u.f;
    return true;
}

static bool int_bits(dfg_val v, unsigned width, bool is_signed, uint64_t *bits)
{
    bool negative;
    if (!whole(v, bits, &negative))
        return false;
    const uint64_t most = is_signed ? UINT64_MAX >> (65 - width) : UINT64_MAX >> (64 - width);
    return negative ? is_signed && ~*bits <= most : *bits <= most;
}

static bool float_bits(dfg_val v, enum dfg_dtype dtype, uint64_t *bits)
{
    if (v.tag == DFG_V_FLOAT)
        return dfg_number_round(v.u.f, dtype, bits);
    return (v.tag == DFG_V_INT || v.tag == DFG_V_BOOL) && dfg_number_round((double)v.u.i, dtype, bits);
}

/* The number as the dtype holds it; false: it can't. */
static bool bits_of(dfg_val v, enum dfg_dtype dtype, uint64_t *bits)
{
    const unsigned width = dfg_dtype_bits(dtype);
    switch (dfg_number_class(dtype)) {
    case DFG_NUMBER_BOOL:
        return int_bits(v, 1, false, bits);
    case DFG_NUMBER_INT:
        return int_bits(v, width, true, bits);
    case DFG_NUMBER_UINT:
        return int_bits(v, width, false, bits);
    case DFG_NUMBER_FLOAT:
        return float_bits(v, dtype, bits);
    case DFG_NUMBER_NONE:
    case DFG_NUMBER_COMPLEX:
    case DFG_NUMBER_OTHER:
        break;
    }
    return false;
}

/* ---- elements ---- */

/* The numbers of v, one for all where it is none of a list; NULL: declined. */
static uint8_t *elements_of(dfg_rewriter *r, enum dfg_dtype dtype, dfg_val v, uint64_t n)
{
    size_t bytes;
    const bool is_list = dfg_len(v) >= 0;
    if (!dfg_tensor_bytes(dtype, n, &bytes)) {
        dfg_decline(r, "a new constant is too large");
        return NULL;
    }
    uint8_t *data = dfg_alloc(r->m, bytes > 0 ? bytes : 1);
    for (uint64_t i = 0; data != NULL && i < n; i++) {
        uint64_t bits = 0;
        const dfg_val one = is_list ? dfg_item(v, (int64_t)i) : v;
        if (!bits_of(one, dtype, &bits)) {
            dfg_build_decline(r, "an element of a new constant is unknown, or no %s", dfg_dtype_name(dtype));
            return NULL;
        }
        dfg_pack(data, dfg_dtype_bits(dtype), i, bits);
    }
    return data;
}

static dfg_node constant(dfg_rewriter *r, uint32_t type, const void *data, bool splat)
{
    if (data == NULL || dfg_rewriter_gave_up(r))
        return DFG_NONE;
    return dfg_rewriter_added(r, dfg_const(r->m, dfg_tensor_add(r->m, type, data, splat)));
}

/* Elements of the extents; false: too many, or one is no number. */
static bool count(int32_t rank, const dfg_dim *dims, uint64_t *n)
{
    const struct dfg_type t = {.tag = DFG_T_TENSOR, .rank = rank, .u.dims = dims};
    return dfg_type_elements(&t, n);
}

dfg_node dfg_new_const(dfg_rewriter *r, enum dfg_dtype dtype, int32_t rank, const dfg_dim *dims, dfg_val v)
{
    const int64_t length = dfg_len(v);
    const dfg_dim own = length >= 0 ? length : 1;
    uint64_t n;
    if (dfg_rewriter_gave_up(r))
        return DFG_NONE;
    if (dims == NULL && rank == 1)
        dims = &own;
    if (rank < 0 || !count(rank, dims, &n) || (length >= 0 && (uint64_t)length != n)) {
        dfg_decline(r, "a new constant has not as many elements as its shape");
        return DFG_NONE;
    }
    const bool splat = length < 0 && n > 1;
    const uint8_t *data = elements_of(r, dtype, v, splat ? 1 : n);
    return constant(r, dfg_type_tensor(r->m, dtype, rank, dims), data, splat);
}

dfg_node dfg_new_like(dfg_rewriter *r, dfg_node x, dfg_val v)
{
    if (dfg_rewriter_gave_up(r))
        return DFG_NONE;
    const enum dfg_dtype dtype = x < r->view->n_nodes ? dfg_dtype(r->view, x) : DFG_NO_DTYPE;
    if (dtype == DFG_NO_DTYPE) {
        dfg_decline(r, "the dtype of the value that a new constant is like is unknown");
        return DFG_NONE;
    }
    return dfg_new_const(r, dtype, 0, NULL, v);
}

dfg_node dfg_new_tensor(dfg_rewriter *r, uint32_t type, const void *data, size_t size)
{
    const struct dfg_type *t = dfg_type_info(r->m, type);
    uint64_t n;
    size_t bytes;
    if (dfg_rewriter_gave_up(r))
        return DFG_NONE;
    if (!dfg_type_elements(t, &n) || !dfg_tensor_bytes((enum dfg_dtype)t->dtype, n, &bytes) ||
        bytes != size) {
        dfg_decline(r, "the bytes of a new constant are not those of its type");
        return DFG_NONE;
    }
    uint8_t *copy = dfg_alloc(r->m, size > 0 ? size : 1);
    if (copy != NULL && size > 0)
        memcpy(copy, data, size);
    return constant(r, type, copy, false);
}
