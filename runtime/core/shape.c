/* shape.c -- predicates on types, in three values.
 *
 * In:   nodes of a view; DFG_NONE and untyped ones have the unknown type.
 * Out:  true, false, or unknown where a dtype, a rank or an extent that
 *       matters is.  Extents that are names are compared as dims.c does it.
 *
 * Broadcasting is NumPy's: extents are compared from the last, an extent of 1
 * fits any.
 */
#include "values.h"

static DFG_APART enum dfg_tri same_extent(const dfg_graph *g, dfg_dim a, dfg_dim b)
{
    if (a == DFG_DIM_UNKNOWN || b == DFG_DIM_UNKNOWN)
        return DFG_UNKNOWN;
    return a == b || (a >= 0 && b >= 0) ? dfg_tri_of(a == b) : dfg_names_same(g, a, b);
}

static bool has_rank(const struct dfg_type *t)
{
    return t->tag == DFG_T_TENSOR && t->rank >= 0;
}

dfg_val dfg_shape_of(const dfg_graph *g, dfg_node n)
{
    const struct dfg_type *t = dfg_type_of(g, n);
    if (!has_rank(t))
        return dfg_nil();
    return (dfg_val){.tag = DFG_V_SHAPE, .n = (uint32_t)t->rank, .u.dims = t->u.dims};
}

dfg_val dfg_elements_of(const dfg_graph *g, dfg_node n)
{
    const struct dfg_type *t = dfg_type_of(g, n);
    return has_rank(t) ? dfg_extents_product(t->u.dims, (uint32_t)t->rank) : dfg_nil();
}

static enum dfg_tri same_dtypes(const struct dfg_type *a, const struct dfg_type *b)
{
    if (a->dtype == DFG_NO_DTYPE || b->dtype == DFG_NO_DTYPE)
        return DFG_UNKNOWN;
    return dfg_tri_of(a->dtype == b->dtype);
}

static enum dfg_tri same_shapes(const dfg_graph *g, const struct dfg_type *a, const struct dfg_type *b)
{
    if (!has_rank(a) || !has_rank(b))
        return DFG_UNKNOWN;
    enum dfg_tri all = dfg_tri_of(a->rank == b->rank);
    for (int32_t i = 0; all != DFG_FALSE && i < a->rank; i++)
        all = dfg_both(all, same_extent(g, a->u.dims[i], b->u.dims[i]));
    return all;
}

enum dfg_tri dfg_same_shape(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return same_shapes(g, dfg_type_of(g, a), dfg_type_of(g, b));
}

enum dfg_tri dfg_same_rank(const dfg_graph *g, dfg_node a, dfg_node b)
{
    const struct dfg_type *x = dfg_type_of(g, a), *y = dfg_type_of(g, b);
    return has_rank(x) && has_rank(y) ? dfg_tri_of(x->rank == y->rank) : DFG_UNKNOWN;
}

enum dfg_tri dfg_same_dtype(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return same_dtypes(dfg_type_of(g, a), dfg_type_of(g, b));
}

static bool has_as_many(const struct dfg_type *a, const struct dfg_type *b)
{
    return a->rank == b->rank && (a->tag != DFG_T_FUNC || a->n == b->n);
}

/* Without recursion: where types nest more than 16 deep, it is unknown.  Types share their parts, so a few kilobytes of
 * them can stand for a type without end; nobody's does, and after 2^16 parts it is unknown, too. */
static enum dfg_tri same_types(const dfg_graph *g, uint32_t x, uint32_t y)
{
    enum { DEEPEST = 16 };
    struct { const uint32_t *a, *b; uint32_t left; } levels[DEEPEST + 1] = {{&x, &y, 1}}, *l = levels;
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t parts = 1u << 16; all != DFG_FALSE && (l->left > 0 || l > levels);) {
        if (l->left == 0) {
            l--;
            continue;
        }
        const struct dfg_type *a = &g->types[*l->a++], *b = &g->types[*l->b++];
        l->left--;
        if (a->tag == DFG_T_UNKNOWN || b->tag == DFG_T_UNKNOWN || parts == 0 || l == &levels[DEEPEST])
            all = DFG_UNKNOWN; /* it is not false here */
        else if (a->tag != b->tag || (a->tag != DFG_T_TENSOR && !has_as_many(a, b)))
            all = DFG_FALSE;
        else if (a->tag == DFG_T_TENSOR)
            all = dfg_both(all, dfg_both(same_dtypes(a, b), same_shapes(g, a, b)));
        else
            l++, l->a = a->u.fields, l->b = b->u.fields, l->left = a->tag == DFG_T_FUNC ? a->n : (uint32_t)a->rank;
        parts -= parts > 0;
    }
    return all;
}

enum dfg_tri dfg_same_type(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return same_types(g, g->type[a], g->type[b]);
}

/* Of extents that are not the number 1: one that is a name may turn out to be. */
static enum dfg_tri fits(const dfg_graph *g, dfg_dim a, dfg_dim b, bool both)
{
    enum dfg_tri same = same_extent(g, a, b);
    bool one = same_extent(g, a, 1) != DFG_FALSE || (both && same_extent(g, b, 1) != DFG_FALSE);
    return same == DFG_FALSE && one ? DFG_UNKNOWN : same;
}

/* Extents that broadcasting brings together, from the last; `both`: either may grow, else only a's. */
static enum dfg_tri broadcast(const dfg_graph *g, const struct dfg_type *a, const struct dfg_type *b, bool both)
{
    if (!has_rank(a) || !has_rank(b))
        return DFG_UNKNOWN;
    enum dfg_tri all = dfg_tri_of(both || a->rank <= b->rank);
    for (int32_t i = 1; all != DFG_FALSE && i <= a->rank && i <= b->rank; i++) {
        dfg_dim x = a->u.dims[a->rank - i], y = b->u.dims[b->rank - i];
        bool grows = x == 1 || (both && y == 1);
        all = dfg_both(all, grows ? DFG_TRUE : fits(g, x, y, both));
    }
    return all;
}

enum dfg_tri dfg_broadcastable(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return broadcast(g, dfg_type_of(g, a), dfg_type_of(g, b), true);
}

enum dfg_tri dfg_broadcast_to(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return broadcast(g, dfg_type_of(g, a), dfg_type_of(g, b), false);
}
