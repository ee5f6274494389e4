/* value.c -- values: tensors as rows of 8-byte cells, tuples, function values.
 *
 * In:   dtypes, extents; constants of a module.
 * Out:  counted values; constants made of them.
 *
 * One block of memory each: the head, extents, then cells or fields.  A cell holds
 * every element type that is evaluated exactly; what is computed in cells is
 * rounded once, to nearest, ties to even; integers keep their low bits.
 */
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../core/packed.h"
#include "../dfg_extend.h"
#include "eval.h"

bool dfg_eval_is_real(enum dfg_dtype d)
{
    return dfg_number_class(d) == DFG_NUMBER_FLOAT;
}

bool dfg_eval_is_unsigned(enum dfg_dtype d)
{
    return dfg_number_class(d) == DFG_NUMBER_UINT;
}

bool dfg_eval_is_data(enum dfg_dtype d)
{
    enum dfg_number class = dfg_number_class(d);
    return class == DFG_NUMBER_BOOL || class == DFG_NUMBER_INT || class == DFG_NUMBER_UINT ||
           class == DFG_NUMBER_FLOAT;
}

bool dfg_data_is_real(const struct dfg_data *d)
{
    return d->tag == DFG_DATA_TENSOR && dfg_eval_is_real((enum dfg_dtype)d->dtype);
}

/* ---- memory ---- */

/* Bytes; of each thread, since a run stays in one: below 0 where it frees what another made. */
static _Thread_local int64_t alive;

int64_t dfg_eval_bytes_alive(void)
{
    return alive;
}

static void release(struct dfg_data *d, size_t bytes)
{
    alive -= (int64_t)bytes;
    free(d);
}

/* zeros: of what is filled in anyway they would be one more walk over memory. */
static struct dfg_data *new_data(enum dfg_data_tag tag, int32_t rank, uint64_t n, size_t size, bool zeros)
{
    size_t head = sizeof(struct dfg_data) + (size_t)rank * sizeof(int64_t);
    if (n > (SIZE_MAX - head) / size)
        return NULL;
    struct dfg_data *d = zeros ? calloc(1, head + (size_t)n * size) : malloc(head + (size_t)n * size);
    if (d == NULL) {
        errno = ENOMEM; /* else it is too large, or of no type that is evaluated */
        return NULL;
    }
    if (!zeros)
        memset(d, 0, head);
    alive += (int64_t)(head + (size_t)n * size);
    d->refs = 1;
    d->tag = (uint8_t)tag;
    d->rank = rank;
    d->n = n;
    return d;
}

static struct dfg_data *new_tensor(enum dfg_dtype dtype, int32_t rank, const int64_t *dims, bool zeros)
{
    uint64_t n = 1;
    if (rank < 0 || rank > EVAL_RANK || !dfg_eval_is_data(dtype))
        return NULL;
    for (int32_t i = 0; i < rank; i++) {
        if (dims[i] < 0 || (uint64_t)dims[i] > EVAL_MOST)
            return NULL;
        n *= (uint64_t)dims[i];
        if (n > EVAL_MOST)
            return NULL;
    }
    struct dfg_data *d = new_data(DFG_DATA_TENSOR, rank, n, sizeof(dfg_cell), zeros);
    if (d == NULL)
        return NULL;
    d->dtype = (uint8_t)dtype;
    if (rank > 0)
        memcpy(d->dims, dims, (size_t)rank * sizeof *dims);
    d->u.at = (dfg_cell *)(void *)(d->dims + rank);
    return d;
}

struct dfg_data *dfg_data_tensor(enum dfg_dtype dtype, int32_t rank, const int64_t *dims)
{
    return new_tensor(dtype, rank, dims, true);
}

struct dfg_data *dfg_eval_tensor_unfilled(enum dfg_dtype dtype, int32_t rank, const int64_t *dims)
{
    return new_tensor(dtype, rank, dims, false);
}

struct dfg_data *dfg_data_pack(struct dfg_data *const *fields, uint32_t n)
{
    struct dfg_data *d = new_data(DFG_DATA_TUPLE, 0, n, sizeof *fields, true);
    if (d == NULL)
        return NULL;
    d->u.fields = (struct dfg_data **)(void *)d->dims;
    if (n > 0)
        memcpy(d->u.fields, fields, n * sizeof *fields);
    return d;
}

struct dfg_data *dfg_eval_handle(enum dfg_data_tag tag, uint32_t id)
{
    struct dfg_data *d = new_data(tag, 0, 0, 1, true);
    if (d != NULL)
        d->u.id = id;
    return d;
}

struct dfg_data *dfg_data_hold(struct dfg_data *d)
{
    if (d != NULL)
        d->refs++;
    return d;
}

/* Tuples of tuples may be as deep as a graph, so dead ones whose fields are still
 * to be given back wait in a list, linked where they pointed to their fields. */
void dfg_data_free(struct dfg_data *d)
{
    struct dfg_data *dead = NULL;
    while (d != NULL || dead != NULL) {
        if (d != NULL && --d->refs == 0 && d->tag == DFG_DATA_TUPLE && d->n > 0) {
            d->rank = 0; /* fields that are given back already */
            d->u.fields = (struct dfg_data **)(void *)dead;
            dead = d;
        } else if (d != NULL && d->refs == 0) {
            size_t cells = d->tag == DFG_DATA_TENSOR ? (size_t)d->rank + (size_t)d->n : 0;
            release(d, sizeof *d + cells * sizeof(dfg_cell));
        }
        d = NULL;
        if (dead != NULL) {
            struct dfg_data **fields = (struct dfg_data **)(void *)dead->dims;
            if ((uint64_t)dead->rank < dead->n) {
                d = fields[dead->rank++];
            } else {
                struct dfg_data *next = (struct dfg_data *)(void *)dead->u.fields;
                release(dead, sizeof *dead + (size_t)dead->n * sizeof *fields);
                dead = next;
            }
        }
    }
}

/* ---- rounding ---- */

double dfg_eval_round_real(double v, enum dfg_dtype dtype)
{
    uint64_t nan;
    if (dtype == DFG_F64)
        return v;
    if (dtype == DFG_F32) {
        volatile float f = (float)v;
        return (double)f;
    }
    double rounded = dfg_number_rounded(v, dtype);
    bool held = !isnan(rounded) || dfg_number_round(NAN, dtype, &nan);
    return held ? rounded : dfg_eval_saturated(v, dtype); /* neither infinities nor NaN: the last one */
}

double dfg_eval_saturated(double v, enum dfg_dtype dtype)
{
    double most = dfg_number_largest(dtype);
    return isnan(v) ? v : v > most ? most : v < -most ? -most : v;
}

int64_t dfg_eval_limit(enum dfg_dtype dtype, bool high)
{
    unsigned bits = dfg_dtype_bits(dtype);
    uint64_t ones = dtype == DFG_BOOL ? 1 : ~(uint64_t)0 >> (64 - bits + !dfg_eval_is_unsigned(dtype));
    if (high)
        return (int64_t)ones;
    return dtype == DFG_BOOL || dfg_eval_is_unsigned(dtype) ? 0 : -(int64_t)ones - 1;
}

/* The low bits, as the type reads them. */
static int64_t wrap(int64_t v, enum dfg_dtype dtype)
{
    unsigned bits = dfg_dtype_bits(dtype);
    if (dtype == DFG_BOOL)
        return v != 0;
    if (bits >= 64)
        return v;
    uint64_t mask = ((uint64_t)1 << bits) - 1, low = (uint64_t)v & mask;
    bool negative = !dfg_eval_is_unsigned(dtype) && low >> (bits - 1) != 0;
    return negative ? (int64_t)(low | ~mask) : (int64_t)low;
}

static void round_f32(dfg_cell *at, uint64_t n)
{
    for (uint64_t i = 0; i < n; i++)
        at[i].f = (double)(float)at[i].f;
}

void dfg_eval_round(struct dfg_data *d)
{
    enum dfg_dtype dtype = (enum dfg_dtype)d->dtype;
    if (d->tag != DFG_DATA_TENSOR || dtype == DFG_F64 || dfg_dtype_bits(dtype) == 64)
        return;
    if (dtype == DFG_F32)
        round_f32(d->u.at, d->n);
    else if (dfg_eval_is_real(dtype))
        for (uint64_t i = 0; i < d->n; i++)
            d->u.at[i].f = dfg_eval_round_real(d->u.at[i].f, dtype);
    else
        for (uint64_t i = 0; i < d->n; i++)
            d->u.at[i].i = wrap(d->u.at[i].i, dtype);
}

/* ---- elements ---- */

double dfg_eval_real(const struct dfg_data *d, uint64_t i)
{
    if (dfg_data_is_real(d))
        return d->u.at[i].f;
    return d->dtype == DFG_U64 ? (double)(uint64_t)d->u.at[i].i : (double)d->u.at[i].i;
}

int dfg_eval_order(const struct dfg_data *d, uint64_t i, uint64_t k)
{
    dfg_cell a = d->u.at[i], b = d->u.at[k];
    if (dfg_data_is_real(d))
        return a.f > b.f ? 1 : a.f < b.f ? -1 : a.f == b.f ? 0 : 2;
    if (dfg_eval_is_unsigned((enum dfg_dtype)d->dtype))
        return ((uint64_t)a.i > (uint64_t)b.i) - ((uint64_t)a.i < (uint64_t)b.i);
    return (a.i > b.i) - (a.i < b.i);
}

int64_t dfg_eval_int_of(double v)
{
    if (isnan(v))
        return 0;
    if (v >= 9223372036854775808.0)
        return INT64_MAX;
    return v <= -9223372036854775808.0 ? INT64_MIN : (int64_t)v;
}

int64_t dfg_eval_int_at(const struct dfg_data *d, uint64_t i)
{
    return dfg_data_is_real(d) ? dfg_eval_int_of(d->u.at[i].f) : d->u.at[i].i;
}

void dfg_eval_set(struct dfg_data *d, uint64_t i, double v)
{
    if (dfg_data_is_real(d))
        d->u.at[i].f = v;
    else if (d->dtype == DFG_U64 && v >= 9223372036854775808.0)
        d->u.at[i].i = v < 18446744073709551616.0 ? (int64_t)(uint64_t)v : -1;
    else
        d->u.at[i].i = dfg_eval_int_of(v);
}

/* ---- constants ---- */

static dfg_cell decode(const uint8_t *data, uint64_t i, enum dfg_dtype dtype)
{
    const uint64_t v = dfg_packed(data, dfg_dtype_bits(dtype), i);
    dfg_cell c;
    if (dtype == DFG_F64)
        memcpy(&c.f, &v, sizeof v);
    else if (dfg_eval_is_real(dtype))
        c.f = dfg_number_value(v, dtype);
    else
        c.i = wrap((int64_t)v, dtype);
    return c;
}

static uint64_t encode(dfg_cell c, enum dfg_dtype dtype)
{
    uint64_t bits = 0;
    if (!dfg_eval_is_real(dtype))
        return (uint64_t)c.i;
    if (dtype == DFG_F64)
        memcpy(&bits, &c.f, sizeof bits);
    else if (!dfg_number_round(c.f, dtype, &bits) &&
             (isnan(c.f) || !dfg_number_round(copysign(INFINITY, c.f), dtype, &bits)) &&
             !dfg_number_round(NAN, dtype, &bits))
        bits = 0; /* a format that has neither */
    return bits;
}

dfg_cell dfg_eval_bit_cast(dfg_cell c, enum dfg_dtype from, enum dfg_dtype to)
{
    uint8_t bytes[8];
    dfg_store(bytes, sizeof bytes, encode(c, from));
    return decode(bytes, 0, to);
}

/* An f32 is what models hold: read without asking for each element what it is. */
static void decode_f32(dfg_cell *at, uint64_t n, const uint8_t *data)
{
    for (uint64_t i = 0; i < n; i++) {
        uint32_t bits = (uint32_t)dfg_load(data + 4 * i, 4);
        float f;
        memcpy(&f, &bits, sizeof f);
        at[i].f = (double)f;
    }
}

struct dfg_data *dfg_data_read(enum dfg_dtype dtype, int32_t rank, const int64_t *dims, const void *elements)
{
    struct dfg_data *d = dfg_eval_tensor_unfilled(dtype, rank, dims);
    if (d == NULL || dtype == DFG_F32) {
        if (d != NULL)
            decode_f32(d->u.at, d->n, elements);
        return d;
    }
    for (uint64_t i = 0; i < d->n; i++)
        d->u.at[i] = decode(elements, i, dtype);
    return d;
}

struct dfg_data *dfg_data_of(const dfg_module *m, const struct dfg_tensor *t)
{
    const struct dfg_type *type = dfg_type_info(m, t->type);
    enum dfg_dtype dtype = (enum dfg_dtype)type->dtype;
    if ((t->data == NULL && t->n > 0) || type->tag != DFG_T_TENSOR)
        return NULL;
    if (!t->splat)
        return dfg_data_read(dtype, type->rank, type->u.dims, t->data);
    struct dfg_data *d = dfg_eval_tensor_unfilled(dtype, type->rank, type->u.dims);
    for (uint64_t i = 0; d != NULL && i < d->n; i++)
        d->u.at[i] = i > 0 ? d->u.at[0] : decode(t->data, 0, dtype);
    return d;
}

/* False: one is NaN, which has bits of its own. */
static bool encode_f32(const dfg_cell *at, uint64_t n, uint8_t *to)
{
    uint32_t has_nan = 0;
    for (uint64_t i = 0; i < n; i++) {
        const float f = (float)at[i].f;
        uint32_t bits;
        memcpy(&bits, &f, sizeof bits);
        has_nan |= f != f;
        dfg_store(to + i * 4, 4, bits);
    }
    return has_nan == 0;
}

void dfg_data_write(const struct dfg_data *d, void *elements)
{
    const enum dfg_dtype dtype = (enum dfg_dtype)d->dtype;
    const unsigned bits = dfg_dtype_bits(dtype);
    uint8_t *at = elements;
    if (dtype == DFG_F32 && encode_f32(d->u.at, d->n, at))
        return;
    for (uint64_t i = 0; i < d->n; i++)
        dfg_pack(at, bits, i, encode(d->u.at[i], dtype));
}

/* Large, and the same all over: it is kept as one. */
static bool is_splat(const struct dfg_data *d)
{
    enum { LARGE = 1024 };
    uint64_t i = 1;
    while (i < d->n && d->u.at[i].i == d->u.at[0].i) /* the bits */
        i++;
    return i == d->n && i >= LARGE;
}

dfg_node dfg_data_const(dfg_module *m, const struct dfg_data *d)
{
    size_t size;
    const enum dfg_dtype dtype = (enum dfg_dtype)d->dtype;
    if (d->tag != DFG_DATA_TENSOR || !dfg_tensor_bytes(dtype, d->n, &size))
        return DFG_NONE;
    const bool splat = is_splat(d);
    uint8_t *data = dfg_alloc(m, splat ? sizeof(uint64_t) : size + 1);
    if (data == NULL)
        return DFG_NONE;
    if (splat)
        dfg_store(data, sizeof(uint64_t), encode(d->u.at[0], dtype));
    else
        dfg_data_write(d, data);
    return dfg_const(m, dfg_tensor_add(m, dfg_type_tensor(m, dtype, d->rank, d->dims), data, splat));
}
