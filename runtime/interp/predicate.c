/* predicate.c -- what conditions ask of nodes: types that agree, who uses what.
 *
 * In:   a predicate of a pattern, what the search has bound.
 * Out:  yes, no or unknown; unknown of a name that takes no part in the match,
 *       except for `present`, which is no.
 *
 * Types agree part by part: known parts that differ decide, unknown parts leave
 * the answer open, a symbolic extent agrees with itself only.
 */
#include "ref.h"

#include <stdlib.h>
#include <string.h>

/* ---- types ---- */

static enum dfg_tri same_dim(struct ref *r, dfg_dim a, dfg_dim b)
{
    return dfg_ref_vals_same(dfg_ref_dim(r, a), dfg_ref_dim(r, b));
}

static enum dfg_tri same_dtype(const struct dfg_type *a, const struct dfg_type *b)
{
    if (a->tag == DFG_T_UNKNOWN || b->tag == DFG_T_UNKNOWN || a->dtype == DFG_NO_DTYPE ||
        b->dtype == DFG_NO_DTYPE)
        return DFG_UNKNOWN;
    return dfg_ref_tri(a->dtype == b->dtype);
}

static bool has_rank(const struct dfg_type *t)
{
    return t->tag == DFG_T_TENSOR && t->rank >= 0;
}

static enum dfg_tri same_shape(struct ref *r, const struct dfg_type *a, const struct dfg_type *b)
{
    if (!has_rank(a) || !has_rank(b))
        return DFG_UNKNOWN;
    enum dfg_tri all = dfg_ref_tri(a->rank == b->rank);
    for (int32_t i = 0; all != DFG_FALSE && i < a->rank; i++)
        all = dfg_ref_and(all, same_dim(r, a->u.dims[i], b->u.dims[i]));
    return all;
}

/* Types nest as deep as a graph's text, which is bounded. */
static enum dfg_tri same_type(struct ref *r, uint32_t id_a, uint32_t id_b)
{
    const struct dfg_type *a = dfg_type_info(r->m, id_a), *b = dfg_type_info(r->m, id_b);
    if (a->tag == DFG_T_UNKNOWN || b->tag == DFG_T_UNKNOWN)
        return DFG_UNKNOWN;
    if (a->tag != b->tag)
        return DFG_FALSE;
    if (a->tag == DFG_T_TENSOR)
        return dfg_ref_and(same_dtype(a, b), same_shape(r, a, b));
    uint32_t n = a->tag == DFG_T_TUPLE ? (uint32_t)a->rank : a->n;
    enum dfg_tri all = dfg_ref_tri(a->rank == b->rank && (a->tag == DFG_T_TUPLE || a->n == b->n));
    for (uint32_t i = 0; all != DFG_FALSE && i < n; i++)
        all = dfg_ref_and(all, same_type(r, a->u.fields[i], b->u.fields[i]));
    return all;
}

/* One axis of a against one of b, where `exact`: b's is what results. */
static enum dfg_tri broadcasts(struct ref *r, dfg_dim a, dfg_dim b, bool exact)
{
    if (a == 1 || (b == 1 && !exact))
        return DFG_TRUE;
    enum dfg_tri same = same_dim(r, a, b);
    bool one = same_dim(r, a, 1) != DFG_FALSE || (!exact && same_dim(r, b, 1) != DFG_FALSE);
    return same == DFG_FALSE && one ? DFG_UNKNOWN : same; /* a name may stand for 1 */
}

static enum dfg_tri broadcast(struct ref *r, const struct dfg_type *a, const struct dfg_type *b, bool exact)
{
    if (!has_rank(a) || !has_rank(b))
        return DFG_UNKNOWN;
    enum dfg_tri all = dfg_ref_tri(!exact || a->rank <= b->rank);
    for (int32_t i = 1; all != DFG_FALSE && i <= a->rank && i <= b->rank; i++)
        all = dfg_ref_and(all, broadcasts(r, a->u.dims[a->rank - i], b->u.dims[b->rank - i], exact));
    return all;
}

/* ---- uses ---- */

static uint32_t count_edges(const struct ref *r, dfg_node from, dfg_node to)
{
    const dfg_node *args;
    uint32_t n = dfg_node_op(r->m, to) == DFG_FUNC ? 0 : dfg_node_args(r->m, to, &args), edges = 0;
    for (uint32_t i = 0; i < n; i++)
        edges += args[i] == from;
    return edges;
}

static enum dfg_tri only_used_by(const struct ref *r, dfg_node x, dfg_node y)
{
    uint32_t edges = count_edges(r, x, y);
    return dfg_ref_tri(edges > 0 && edges == dfg_node_uses(r->m, x));
}

/* The module's function around n returns it. */
static enum dfg_tri is_output(const struct ref *r, dfg_node n)
{
    const dfg_node *args;
    dfg_node f = dfg_outer_function(r->m, n);
    uint32_t n_args = f == DFG_NONE ? 0 : dfg_node_args(r->m, f, &args);
    for (uint32_t i = f == DFG_NONE ? 0 : dfg_node_data(r->m, f); i < n_args; i++)
        if (args[i] == n)
            return DFG_TRUE;
    return DFG_FALSE;
}

/* Is there a path of uses from b to a, of one edge or more?  Depth first, each node once. */
static enum dfg_tri depends(struct ref *r, dfg_node a, dfg_node b)
{
    struct ref_mark start = dfg_ref_mark(&r->mem);
    bool *seen = dfg_ref_alloc(&r->mem, dfg_n_nodes(r->m), sizeof *seen);
    dfg_node *stack = dfg_ref_alloc(&r->mem, dfg_n_nodes(r->m), sizeof *stack);
    uint32_t n = 0;
    bool found = false;
    if (seen != NULL && stack != NULL)
        stack[n++] = a;
    while (n > 0 && !found) {
        const dfg_node *args, at = stack[--n];
        uint32_t n_args = dfg_node_args(r->m, at, &args);
        for (uint32_t i = 0; i < n_args && !found; i++) {
            found = args[i] == b;
            if (args[i] != DFG_NONE && !seen[args[i]])
                stack[n++] = args[i];
            seen[args[i]] = true;
        }
    }
    dfg_ref_release(&r->mem, start);
    return dfg_ref_tri(found);
}

/* ---- presence ---- */

static enum dfg_tri present(struct ref *r, uint32_t expr)
{
    const struct pat_expr *e = &r->d->exprs[expr];
    switch ((enum pat_expr_op)e->op) {
    case PAT_E_NODE:
        return dfg_ref_tri(dfg_ref_node(r, expr) != DFG_NONE);
    case PAT_E_SET:
        return dfg_ref_tri(r->set_bound[e->ref]);
    default: {
        struct ref_val v = dfg_ref_value(r, expr);
        bool computed = v.tag == R_EXTENT && v.i == 0; /* of extents, and no number */
        return dfg_ref_tri(v.tag != R_UNKNOWN && !computed);
    }
    }
}

static enum dfg_tri all_distinct(const struct ref *r, const struct pat_expr *e)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t i = 0; i < e->n_kids; i++)
        for (uint32_t j = 0; j < i; j++) {
            dfg_node a = dfg_ref_node(r, e->kids[i]), b = dfg_ref_node(r, e->kids[j]);
            all = dfg_ref_and(all, a == DFG_NONE || b == DFG_NONE ? DFG_UNKNOWN : dfg_ref_tri(a != b));
        }
    return all;
}

/* ---- all of them ---- */

static enum dfg_tri of_one(const struct ref *r, enum pat_func f, dfg_node a)
{
    if (a == DFG_NONE)
        return DFG_UNKNOWN;
    if (f == PAT_F_IS_CONST)
        return dfg_ref_tri(dfg_node_op(r->m, a) == DFG_CONST);
    return f == PAT_F_IS_VAR ? dfg_ref_tri(dfg_node_op(r->m, a) == DFG_VAR) : is_output(r, a);
}

static enum dfg_tri of_two(struct ref *r, enum pat_func f, dfg_node a, dfg_node b)
{
    if (a == DFG_NONE || b == DFG_NONE)
        return DFG_UNKNOWN;
    const struct dfg_type *type_a = dfg_type_info(r->m, dfg_node_type(r->m, a));
    const struct dfg_type *type_b = dfg_type_info(r->m, dfg_node_type(r->m, b));
    switch (f) {
    case PAT_F_SAME_TYPE:
        return same_type(r, dfg_node_type(r->m, a), dfg_node_type(r->m, b));
    case PAT_F_SAME_SHAPE:
        return same_shape(r, type_a, type_b);
    case PAT_F_SAME_DTYPE:
        return same_dtype(type_a, type_b);
    case PAT_F_BROADCASTABLE:
        return broadcast(r, type_a, type_b, false);
    case PAT_F_BROADCAST_TO:
        return broadcast(r, type_a, type_b, true);
    case PAT_F_DEPENDS:
        return depends(r, a, b);
    case PAT_F_ONLY_USED_BY:
        return only_used_by(r, a, b);
    case PAT_F_USED_BY:
        return dfg_ref_tri(count_edges(r, a, b) > 0);
    default:
        return DFG_UNKNOWN;
    }
}

enum dfg_tri dfg_ref_predicate(struct ref *r, const struct pat_expr *e)
{
    enum pat_func f = (enum pat_func)e->sub;
    switch (f) {
    case PAT_F_PRESENT:
        return present(r, e->kids[0]);
    case PAT_F_DISTINCT:
        return all_distinct(r, e);
    case PAT_F_IS_CONST:
    case PAT_F_IS_VAR:
    case PAT_F_IS_OUTPUT:
        return of_one(r, f, dfg_ref_node(r, e->kids[0]));
    default:
        break;
    }
    if (e->n_kids == 2) /* of several: all agree with the first */
        return of_two(r, f, dfg_ref_node(r, e->kids[0]), dfg_ref_node(r, e->kids[1]));
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t i = 1; i < e->n_kids; i++)
        all = dfg_ref_and(all, of_two(r, f, dfg_ref_node(r, e->kids[i - 1]), dfg_ref_node(r, e->kids[i])));
    return all;
}
