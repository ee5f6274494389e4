/* predicate.c -- predicates of conditions: types that agree, who uses what.
 *
 * In:   a predicate of a pattern, what the search has bound.
 * Out:  true, false or unknown; unknown of a name that is not in the match,
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
    return dfg_ref_equal(r, dfg_dim_val(a), dfg_dim_val(b));
}

static enum dfg_tri same_dtype(const struct dfg_type *a, const struct dfg_type *b)
{
    if (a->tag == DFG_T_UNKNOWN || b->tag == DFG_T_UNKNOWN || a->dtype == DFG_NO_DTYPE ||
        b->dtype == DFG_NO_DTYPE)
        return DFG_UNKNOWN;
    return dfg_tri_of(a->dtype == b->dtype);
}

static bool has_rank(const struct dfg_type *t)
{
    return t->tag == DFG_T_TENSOR && t->rank >= 0;
}

static enum dfg_tri same_shape(struct ref *r, const struct dfg_type *a, const struct dfg_type *b)
{
    if (!has_rank(a) || !has_rank(b))
        return DFG_UNKNOWN;
    enum dfg_tri all = dfg_tri_of(a->rank == b->rank);
    for (int32_t i = 0; all != DFG_FALSE && i < a->rank; i++)
        all = dfg_both(all, same_dim(r, a->u.dims[i], b->u.dims[i]));
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
        return dfg_both(same_dtype(a, b), same_shape(r, a, b));
    uint32_t n = a->tag == DFG_T_TUPLE ? (uint32_t)a->rank : a->n;
    enum dfg_tri all = dfg_tri_of(a->rank == b->rank && (a->tag == DFG_T_TUPLE || a->n == b->n));
    for (uint32_t i = 0; all != DFG_FALSE && i < n; i++)
        all = dfg_both(all, same_type(r, a->u.fields[i], b->u.fields[i]));
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
    enum dfg_tri all = dfg_tri_of(!exact || a->rank <= b->rank);
    for (int32_t i = 1; all != DFG_FALSE && i <= a->rank && i <= b->rank; i++)
        all = dfg_both(all, broadcasts(r, a->u.dims[a->rank - i], b->u.dims[b->rank - i], exact));
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

/* The module's function around n returns it. */
static bool returns(const struct ref *r, dfg_node n)
{
    const dfg_node *args;
    dfg_node f = dfg_outer_function(r->m, n);
    uint32_t n_args = f == DFG_NONE ? 0 : dfg_node_args(r->m, f, &args);
    for (uint32_t i = f == DFG_NONE ? 0 : dfg_node_data(r->m, f); i < n_args; i++)
        if (args[i] == n)
            return true;
    return false;
}

/* Is there a path of uses from b to a, of one edge or more?  Depth first, each node once. */
static bool has_path(struct ref *r, dfg_node a, dfg_node b)
{
    struct dfg_stack_mark start = dfg_stack_mark(&r->mem);
    bool *seen = dfg_stack_alloc(&r->mem, dfg_n_nodes(r->m), sizeof *seen);
    dfg_node *stack = dfg_stack_alloc(&r->mem, dfg_n_nodes(r->m), sizeof *stack);
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
    dfg_stack_release(&r->mem, start);
    return found;
}

/* ---- presence ---- */

static enum dfg_tri present(struct ref *r, const struct pat_expr *pred)
{
    const uint32_t expr = pred->kids[0];
    const struct pat_expr *e = &r->d->exprs[expr];
    if (e->op == PAT_E_NODE)
        return dfg_tri_of(dfg_ref_node(r, expr) != DFG_NONE);
    if (e->op == PAT_E_SET)
        return dfg_tri_of(r->set_bound[e->ref]);
    return dfg_tri_of(dfg_known(dfg_ref_value(r, expr)));
}

/* ---- all of them: what pat_functions.def names, of nodes that are there ---- */

static dfg_node arg(const struct ref *r, const struct pat_expr *e, uint32_t i)
{
    return dfg_ref_node(r, e->kids[i]);
}

static const struct dfg_type *type_of(const struct ref *r, const struct pat_expr *e, uint32_t i)
{
    return dfg_type_info(r->m, dfg_node_type(r->m, arg(r, e, i)));
}

static enum dfg_tri is_const(struct ref *r, const struct pat_expr *e)
{
    return dfg_tri_of(dfg_node_op(r->m, arg(r, e, 0)) == DFG_CONST);
}

static enum dfg_tri is_var(struct ref *r, const struct pat_expr *e)
{
    return dfg_tri_of(dfg_node_op(r->m, arg(r, e, 0)) == DFG_VAR);
}

static enum dfg_tri is_output(struct ref *r, const struct pat_expr *e)
{
    return dfg_tri_of(returns(r, arg(r, e, 0)));
}

static enum dfg_tri same_types(struct ref *r, const struct pat_expr *e)
{
    return same_type(r, dfg_node_type(r->m, arg(r, e, 0)), dfg_node_type(r->m, arg(r, e, 1)));
}

static enum dfg_tri same_shapes(struct ref *r, const struct pat_expr *e)
{
    return same_shape(r, type_of(r, e, 0), type_of(r, e, 1));
}

static enum dfg_tri same_ranks(struct ref *r, const struct pat_expr *e)
{
    const struct dfg_type *a = type_of(r, e, 0), *b = type_of(r, e, 1);
    return has_rank(a) && has_rank(b) ? dfg_tri_of(a->rank == b->rank) : DFG_UNKNOWN;
}

static enum dfg_tri same_dtypes(struct ref *r, const struct pat_expr *e)
{
    return same_dtype(type_of(r, e, 0), type_of(r, e, 1));
}

static enum dfg_tri fits_beside(struct ref *r, const struct pat_expr *e)
{
    return broadcast(r, type_of(r, e, 0), type_of(r, e, 1), false);
}

static enum dfg_tri fits_into(struct ref *r, const struct pat_expr *e)
{
    return broadcast(r, type_of(r, e, 0), type_of(r, e, 1), true);
}

static enum dfg_tri depends(struct ref *r, const struct pat_expr *e)
{
    return dfg_tri_of(has_path(r, arg(r, e, 0), arg(r, e, 1)));
}

static enum dfg_tri only_used_by(struct ref *r, const struct pat_expr *e)
{
    uint32_t edges = count_edges(r, arg(r, e, 0), arg(r, e, 1));
    return dfg_tri_of(edges > 0 && edges == dfg_node_uses(r->m, arg(r, e, 0)));
}

static enum dfg_tri used_by(struct ref *r, const struct pat_expr *e)
{
    return dfg_tri_of(count_edges(r, arg(r, e, 0), arg(r, e, 1)) > 0);
}

static enum dfg_tri distinct(struct ref *r, const struct pat_expr *e)
{
    return dfg_tri_of(arg(r, e, 0) != arg(r, e, 1));
}

enum dfg_tri dfg_ref_predicate(struct ref *r, const struct pat_expr *e)
{
    static const struct {
        const char *args;
        enum dfg_tri (*holds)(struct ref *, const struct pat_expr *);
    } rows[] = {
#define PAT_PRED(id, name, args, reads, emit, c, ref, make) [PAT_F_##id] = {args, ref},
#include "lang/pat_functions.def"
    };
    for (uint32_t i = 0; i < e->n_kids && rows[e->sub].args[0] == 'n'; i++)
        if (arg(r, e, i) == DFG_NONE)
            return DFG_UNKNOWN;
    return rows[e->sub].holds(r, e);
}
