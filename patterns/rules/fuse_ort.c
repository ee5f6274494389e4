/* fuse_ort.c -- weights in blocks, as com.microsoft.MatMulNBits has them; masks of causality, and of infinities;
 * parts that are quantised.
 *
 * Weights, in: integers of 4 or 8 bits [K, N], or [N, K]; a scale for each block of K, and zero points alike.
 * Out: bytes [N, K / block, block * bits / 8], the lowest bits first; scales and zero points in rows of N.
 *
 * Codes have no sign: half of the range is added to those that do.
 */
#include "extern.h"
#include "fuse_ort.h"

#include <float.h>
#include <string.h>

/* A constant of two axes: column n, place k, in either order. */
struct plane {
    dfg_node constant;
    uint64_t columns, places;
    bool columns_first, splat;
    unsigned bits; /* of an element */
    int64_t shift; /* to a code */
};

static bool plane_of(const dfg_graph *g, dfg_node constant, bool columns_first, struct plane *p)
{
    const struct dfg_tensor *t = &g->tensors[g->first[constant]];
    const struct dfg_type *type = &g->types[t->type];
    const unsigned bits = dfg_dtype_bits((enum dfg_dtype)type->dtype);
    const bool is_signed = type->dtype == DFG_I4 || type->dtype == DFG_I8;
    *p = (struct plane){constant,
                        0,
                        0,
                        columns_first,
                        t->splat,
                        bits,
                        is_signed ? (int64_t)1 << (bits - 1) : 0};
    if (type->rank != 2 || !dfg_known(dfg_elements(g, constant)))
        return false;
    p->columns = (uint64_t)type->u.dims[columns_first ? 0 : 1];
    p->places = (uint64_t)type->u.dims[columns_first ? 1 : 0];
    return true;
}

/* elements: the constant's, which move when another constant is made. */
static dfg_val at(const struct plane *p, dfg_val elements, uint64_t column, uint64_t place)
{
    const uint64_t i = p->columns_first ? column * p->places + place : place * p->columns + column;
    return dfg_element_at(elements, p->splat ? 0 : i);
}

/* The codes as bytes, a row of whole bytes for each column; `dims`: the shape, of as many bytes. */
static dfg_node packed(dfg_rewriter *rw, const struct plane *p, int32_t rank, const dfg_dim *dims)
{
    const uint64_t in_byte = 8 / p->bits, row = (p->places + in_byte - 1) / in_byte;
    const dfg_val elements = dfg_elements(dfg_before(rw), p->constant);
    if (p->columns == 0 || row > SIZE_MAX / p->columns)
        return DFG_NONE;
    uint8_t *bytes = dfg_rewrite_alloc(rw, (size_t)(row * p->columns));
    if (bytes == NULL)
        return DFG_NONE;
    memset(bytes, 0, (size_t)(row * p->columns));
    for (uint64_t n = 0; n < p->columns; n++)
        for (uint64_t k = 0; k < p->places; k++) {
            const dfg_val v = at(p, elements, n, k);
            if (v.tag != DFG_V_INT)
                return DFG_NONE;
            bytes[n * row + k / in_byte] |=
                (uint8_t)((uint64_t)(v.u.i + p->shift) << (k % in_byte * p->bits));
        }
    return dfg_new_tensor(rw, dfg_type_tensor(dfg_rewriter_module(rw), DFG_U8, rank, dims), bytes,
                          (size_t)(row * p->columns));
}

static dfg_node scales(dfg_rewriter *rw, const struct plane *p, const dfg_dim *dims)
{
    struct numbers v = numbers_like(rw, DFG_F32, 2, dims, p->columns * p->places);
    const dfg_val elements = dfg_elements(dfg_before(rw), p->constant);
    for (uint64_t i = 0; v.at != NULL && i < v.n; i++)
        v.at[i] = at(p, elements, i / p->places, i % p->places).u.f;
    return v.at != NULL ? new_numbers(rw, v) : DFG_NONE;
}

/* Without zero points they are 0, which is the middle of codes with a sign and said of others. */
static dfg_node zeros(dfg_rewriter *rw, dfg_node z, const struct plane *w, uint64_t blocks)
{
    const dfg_dim dims[2] = {(dfg_dim)w->columns, (dfg_dim)((blocks * w->bits + 7) / 8)};
    struct plane p;
    if (z == DFG_NONE)
        return w->shift != 0 ? DFG_NONE : dfg_new_const(rw, DFG_U8, 2, dims, dfg_int(0));
    if (!plane_of(dfg_before(rw), z, w->columns_first, &p) || p.columns != w->columns || p.places != blocks)
        return DFG_NONE;
    return packed(rw, &p, 2, dims);
}

dfg_node ort_blocks_of_bits(dfg_rewriter *rw, const struct fuse_ort_ort_matmul_nbits_match *m)
{
    const dfg_graph *g = dfg_before(rw);
    const bool turned = (m->t != DFG_NONE) != (number_attr(g, m->y, "transB", 0) != 0);
    const double axis = number_attr(g, m->d, "axis", 1);
    const uint64_t size = (uint64_t)number_attr(g, m->d, "block_size", 1);
    struct plane w, s;
    struct dfg_attrs attrs = {0};
    if ((axis == 1 || axis == -1) != turned || !plane_of(g, m->w, turned, &w) ||
        !plane_of(g, m->s, turned, &s) || w.places == 0 || w.places % size != 0 || s.columns != w.columns ||
        s.places != w.places / size) {
        dfg_decline(rw, "blocks do not lie along the products, or do not fill them");
        return DFG_NONE;
    }
    const dfg_dim dims[3] = {(dfg_dim)w.columns, (dfg_dim)s.places, (dfg_dim)(size * w.bits / 8)};
    const dfg_node args[] = {
        m->x, packed(rw, &w, 3, dims), scales(rw, &s, dims), zeros(rw, m->z, &w, s.places), DFG_NONE, m->b};
    if (args[1] == DFG_NONE || args[2] == DFG_NONE ||
        (args[3] == DFG_NONE && (m->z != DFG_NONE || w.shift == 0))) {
        dfg_decline(rw, "the weights are not at hand, or scales and zero points do not fit");
        return DFG_NONE;
    }
    dfg_set_named(rw, &attrs, "K", dfg_int((int64_t)w.places));
    dfg_set_named(rw, &attrs, "N", dfg_int((int64_t)w.columns));
    dfg_set_named(rw, &attrs, "bits", dfg_int(w.bits));
    dfg_set_named(rw, &attrs, "block_size", dfg_int((int64_t)size));
    return dfg_new_named(rw, "com.microsoft.MatMulNBits", args,
                         m->b != DFG_NONE      ? 6
                         : args[3] != DFG_NONE ? 4
                                               : 3,
                         &attrs, 0);
}

/* A mask that is a constant, [..., queries, keys], the last query with the last key: does it hide from each
 * query the keys behind its own, and leave all others as they are? */
bool ort_hides_what_follows(const dfg_graph *g, dfg_node mask)
{
    if (!dfg_is(g, mask, DFG_CONST))
        return false;
    const struct dfg_tensor *t = &g->tensors[g->first[mask]];
    const struct dfg_type *type = &g->types[t->type];
    const dfg_val elements = dfg_elements(g, mask);
    if (type->dtype != DFG_F32 || type->rank < 2 || t->splat || !dfg_known(elements))
        return false;
    const uint64_t keys = (uint64_t)type->u.dims[type->rank - 1],
                   queries = (uint64_t)type->u.dims[type->rank - 2];
    bool same = keys >= queries && queries > 0;
    for (uint64_t i = 0; same && i < t->n; i++) {
        const dfg_val v = dfg_element_at(elements, i);
        const bool follows = i % keys > i / keys % queries + (keys - queries);
        same = v.tag == DFG_V_FLOAT && (follows ? v.u.f < -1e37 : v.u.f == 0);
    }
    return same;
}

/* Is -infinity among the elements of a constant of 32-bit floats that n is, or is computed of? */
static bool has_infinity(const dfg_graph *g, dfg_node n, int deep)
{
    if (dfg_is(g, n, DFG_CONST)) {
        const struct dfg_tensor *t = &g->tensors[g->first[n]];
        const bool floats = g->types[t->type].dtype == DFG_F32 && dfg_known(dfg_elements(g, n));
        for (uint64_t i = 0; floats && i < (t->splat ? 1 : t->n); i++)
            if (float_at(t->data, i) < -FLT_MAX)
                return true;
        return false;
    }
    for (uint32_t i = 0; deep > 0 && dfg_is_operator(g, n) && i < dfg_n_args(g, n); i++)
        if (dfg_arg(g, n, i) != DFG_NONE && has_infinity(g, dfg_arg(g, n, i), deep - 1))
            return true;
    return false;
}

/* Is the mask computed with infinities, so that all keys of a query may be hidden by them?  Of a constant its rows say. */
bool ort_computes_infinity(const dfg_graph *g, dfg_node mask)
{
    return !dfg_is(g, mask, DFG_CONST) && has_infinity(g, mask, 6);
}

/* Scale and zero point of the result, then each part with its own. */
dfg_node ort_concat_quantized(dfg_rewriter *rw, const struct fuse_ort_qlinear_concat_match *m)
{
    const dfg_graph *g = dfg_before(rw);
    struct dfg_operands args = {0};
    struct dfg_attrs attrs = {0};
    dfg_push(rw, &args, m->ys);
    dfg_push(rw, &args, m->yz);
    for (uint32_t i = 0; i < dfg_n_args(g, m->c); i++)
        for (uint32_t k = 0; k < 3; k++)
            dfg_push(rw, &args, dfg_arg(g, dfg_arg(g, m->c, i), k));
    dfg_set_named(rw, &attrs, "axis", attr_named(g, m->c, "axis"));
    return dfg_new_named(rw, "com.microsoft.QLinearConcat", args.at, args.n, &attrs, 0);
}
