/* equal_value.c -- equality of values, types and constants of two modules.
 *
 * In:   rows of either module.
 * Out:  whether they are equal.  Types are compared where both are known: an
 *       unknown type, dtype, rank or extent equals any.  Floats of attributes
 *       are compared as f32, which is what models store; constants bit by bit,
 *       a splat like as many elements.
 */
#include <math.h>
#include <string.h>

#include "equal.h"

bool dfg_texts_equal(const dfg_module *ma, dfg_sym a, const dfg_module *mb, dfg_sym b)
{
    size_t len = dfg_symbol_len(ma, a);
    return (a == 0) == (b == 0) && len == dfg_symbol_len(mb, b) &&
           memcmp(dfg_symbol_text(ma, a), dfg_symbol_text(mb, b), len) == 0;
}

bool dfg_operators_equal(const dfg_module *ma, uint32_t a, const dfg_module *mb, uint32_t b)
{
    if (a < DFG_FIRST_OP || b < DFG_FIRST_OP)
        return a == b;
    return a < ma->operators.n && b < mb->operators.n &&
           dfg_texts_equal(ma, ma->operators.rows[a].name, mb, mb->operators.rows[b].name);
}

/* ---- types ---- */

static bool extents_equal(const dfg_module *ma, dfg_dim a, const dfg_module *mb, dfg_dim b)
{
    if (a == DFG_DIM_UNKNOWN || b == DFG_DIM_UNKNOWN)
        return true;
    if (a >= 0 || b >= 0)
        return a == b;
    return dfg_texts_equal(ma, (dfg_sym)-a, mb, (dfg_sym)-b);
}

static bool tensor_types_equal(const dfg_module *ma, const struct dfg_type *a, const dfg_module *mb,
                               const struct dfg_type *b)
{
    if (a->dtype != b->dtype && a->dtype != DFG_NO_DTYPE && b->dtype != DFG_NO_DTYPE)
        return false;
    if (a->rank < 0 || b->rank < 0)
        return true;
    if (a->rank != b->rank)
        return false;
    for (int32_t i = 0; i < a->rank; i++)
        if (!extents_equal(ma, a->u.dims[i], mb, b->u.dims[i]))
            return false;
    return true;
}

/* Adds a pair that is not there yet; both types unknown is no question. */
static void pairs_add(struct comparison *c, struct pairs *p, uint32_t a, uint32_t b)
{
    uint32_t hash = dfg_hash_word(a, b), row;
    if (a == 0 || b == 0)
        return;
    for (size_t at = 0; (row = dfg_index_next(&p->index, hash, &at)) != 0;)
        if (p->rows[row - 1].a == a && p->rows[row - 1].b == b)
            return;
    if (!dfg_heap_grow(c->a, &p->rows, &p->room, (size_t)p->n + 1, sizeof *p->rows) || p->n == UINT32_MAX ||
        !dfg_index_add(c->a, &p->index, hash, p->n + 1)) {
        c->no_memory = true;
        return;
    }
    p->rows[p->n++] = (struct pair){a, b};
}

/* The fields join the pairs that are to be compared. */
static bool type_rows_equal(struct comparison *c, const struct dfg_type *a, const struct dfg_type *b)
{
    if (a->tag != b->tag)
        return false;
    if (a->tag == DFG_T_TENSOR)
        return tensor_types_equal(c->a, a, c->b, b);
    if (a->rank != b->rank || a->n != b->n)
        return false;
    for (uint32_t i = 0; i < a->n; i++)
        pairs_add(c, &c->types, a->u.fields[i], b->u.fields[i]);
    return true;
}

/* A difference ends the whole comparison, so a pair that was met is equal. */
bool dfg_types_equal(struct comparison *c, uint32_t a, uint32_t b)
{
    uint32_t next = c->types.n;
    pairs_add(c, &c->types, a, b);
    for (; next < c->types.n; next++) {
        struct pair p = c->types.rows[next];
        if (!type_rows_equal(c, &c->a->types.rows[p.a], &c->b->types.rows[p.b]))
            return false;
    }
    return !c->no_memory;
}

/* ---- constants ---- */

/* Element i as bits: low bytes first.  Elements smaller than a byte are packed, low half first. */
static void element_bits(const struct dfg_tensor *t, uint64_t i, unsigned bits, uint8_t out[16])
{
    i = t->splat ? 0 : i;
    if (bits < 8)
        out[0] = (uint8_t)(t->data[i / 2] >> (i % 2 * 4) & 15);
    else
        memcpy(out, t->data + i * (bits / 8), bits / 8);
}

static bool strings_equal(const dfg_module *ma, const struct dfg_tensor *a, const dfg_module *mb,
                          const struct dfg_tensor *b)
{
    for (uint64_t i = 0; i < a->n; i++) {
        dfg_sym x, y;
        memcpy(&x, a->data + (a->splat ? 0 : i) * sizeof x, sizeof x);
        memcpy(&y, b->data + (b->splat ? 0 : i) * sizeof y, sizeof y);
        if (!dfg_texts_equal(ma, x, mb, y))
            return false;
        if (a->splat && b->splat)
            break;
    }
    return true;
}

static bool elements_equal(const struct dfg_tensor *a, const struct dfg_tensor *b, unsigned bits)
{
    uint64_t n = a->splat && b->splat ? 1 : a->n;
    if (!a->splat && !b->splat && bits >= 8)
        return memcmp(a->data, b->data, (size_t)n * (bits / 8)) == 0; /* they are in memory */
    for (uint64_t i = 0; i < n; i++) {
        uint8_t x[16], y[16];
        element_bits(a, i, bits, x);
        element_bits(b, i, bits, y);
        if (memcmp(x, y, bits < 8 ? 1 : bits / 8) != 0)
            return false;
    }
    return true;
}

bool dfg_tensors_equal(const dfg_module *ma, const struct dfg_tensor *a, const dfg_module *mb,
                       const struct dfg_tensor *b)
{
    const struct dfg_type *ta = &ma->types.rows[a->type], *tb = &mb->types.rows[b->type];
    if (a == b)
        return true;
    if (ta->dtype != tb->dtype || ta->rank != tb->rank || !tensor_types_equal(ma, ta, mb, tb))
        return false;
    if (a->n == 0)
        return true;
    if (a->data == NULL || b->data == NULL) /* elements that are not at hand are not known to be equal */
        return false;
    if (ta->dtype == DFG_STRING)
        return strings_equal(ma, a, mb, b);
    return elements_equal(a, b, dfg_dtype_bits((enum dfg_dtype)ta->dtype));
}

/* ---- values ---- */

static bool floats_equal(double x, double y)
{
    float a = (float)x, b = (float)y;
    return memcmp(&a, &b, sizeof a) == 0 || (isnan(a) && isnan(b));
}

static bool numbers_equal(dfg_val a, dfg_val b)
{
    return floats_equal(a.tag == DFG_V_INT ? (double)a.u.i : a.u.f,
                        b.tag == DFG_V_INT ? (double)b.u.i : b.u.f);
}

bool dfg_values_equal(const dfg_module *ma, dfg_val a, const dfg_module *mb, dfg_val b, bool as_floats)
{
    if (as_floats && dfg_is_number(a) && dfg_is_number(b))
        return numbers_equal(a, b);
    if (a.tag != b.tag)
        return false;
    switch ((enum dfg_tag)a.tag) {
    case DFG_V_INT:
    case DFG_V_BOOL:
        return a.u.i == b.u.i;
    case DFG_V_FLOAT:
        return floats_equal(a.u.f, b.u.f);
    case DFG_V_STR:
        return dfg_texts_equal(ma, a.u.id, mb, b.u.id);
    case DFG_V_DTYPE:
        return a.u.id == b.u.id;
    case DFG_V_OP:
        return dfg_operators_equal(ma, a.u.id, mb, b.u.id);
    case DFG_V_DIM:
        return extents_equal(ma, a.u.i, mb, b.u.i);
    case DFG_V_TENSOR:
        return dfg_tensors_equal(ma, dfg_tensor_info(ma, a.u.id), mb, dfg_tensor_info(mb, b.u.id));
    case DFG_V_LIST:
        for (uint32_t i = 0; a.n == b.n && i < a.n; i++)
            if (!dfg_values_equal(ma, a.u.list[i], mb, b.u.list[i], as_floats))
                return false;
        return a.n == b.n;
    case DFG_NIL:
    case DFG_V_PASSING:
    case DFG_V_NONE:
        break;
    }
    return true;
}
