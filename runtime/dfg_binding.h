/* dfg_binding.h -- accessors of a graph that is not libdfg's, made of a few.
 *
 * A binding is a header for `pat2c --binding`.  It defines DFG_BINDING and includes
 * dfg_match.h, which then has values alone; says what a `dfg_node` (a number or a
 * pointer), `DFG_NONE`, a `dfg_graph` and `struct dfg_nodes` are; where DFG_OPS is
 * defined (in NAME.c) it defines accessors, each a function and a macro of its name,
 * and includes this.  runtime/README.md says what each means and costs.  Below is
 * what follows from others, unless the binding defines it.
 *
 * A string is a value with the file's number of it as `id`, or DFG_UNSEEN and
 * anything if the file does not mention it.
 */
#ifndef DFG_BINDING_H
#define DFG_BINDING_H

/* ---- operators and operands ---- */

#if !defined dfg_calls && defined dfg_op
static inline bool dfg_calls(const dfg_graph *g, dfg_node n, uint32_t op) { return dfg_op(g, n) == op; }
#define dfg_calls dfg_calls
#endif
#if !defined dfg_is && defined dfg_op
static inline bool dfg_is(const dfg_graph *g, dfg_node n, enum dfg_structural_op op) { return dfg_op(g, n) == op; }
#define dfg_is dfg_is
#endif
#if defined dfg_argc && defined dfg_arg
#ifndef dfg_n_args
static inline uint32_t dfg_n_args(const dfg_graph *g, dfg_node n)
{
    uint32_t c = dfg_argc(g, n);
    while (c > 0 && dfg_arg(g, n, c - 1) == DFG_NONE)
        c--;
    return c;
}
#define dfg_n_args dfg_n_args
#endif
#ifndef dfg_has_args
static inline bool dfg_has_args(const dfg_graph *g, dfg_node n, uint32_t k)
{
    const uint32_t c = dfg_argc(g, n);
    bool all = c >= k;
    for (uint32_t i = 0; all && i < c; i++)
        all = (dfg_arg(g, n, i) != DFG_NONE) == (i < k);
    return all;
}
#define dfg_has_args dfg_has_args
#endif
#ifndef dfg_argc_is
static inline bool dfg_argc_is(const dfg_graph *g, dfg_node n, uint32_t k) { return dfg_has_args(g, n, k); }
#define dfg_argc_is dfg_argc_is
#endif
#ifndef dfg_orders
static inline uint32_t dfg_orders(const dfg_graph *g, dfg_node n)
{
    return dfg_arg(g, n, 0) == dfg_arg(g, n, 1) ? 1 : 2;
}
#define dfg_orders dfg_orders
#endif
#ifdef dfg_calls
#ifndef dfg_calls_argc
static inline bool dfg_calls_argc(const dfg_graph *g, dfg_node n, uint32_t op, uint32_t k)
{
    return dfg_calls(g, n, op) && dfg_argc_is(g, n, k);
}
#define dfg_calls_argc dfg_calls_argc
#endif
#ifndef dfg_calls_with
static inline bool dfg_calls_with(const dfg_graph *g, dfg_node n, uint32_t op, uint32_t k)
{
    return dfg_calls(g, n, op) && dfg_has_args(g, n, k);
}
#define dfg_calls_with dfg_calls_with
#endif
#endif
#endif

/* Several results: a value is a node of its own, `.i` of the tuple that its call is; without dfg_data all calls
 * have one. */
#if defined dfg_data && defined dfg_is && defined dfg_arg
#ifndef dfg_is_get
static inline bool dfg_is_get(const dfg_graph *g, dfg_node n, uint32_t index)
{
    return dfg_is(g, n, DFG_GET) && dfg_data(g, n) == index;
}
#define dfg_is_get dfg_is_get
#endif
#ifndef dfg_first_result
static inline dfg_node dfg_first_result(const dfg_graph *g, dfg_node n)
{
    if (dfg_is(g, n, DFG_GET))
        return dfg_data(g, n) == 0 ? dfg_arg(g, n, 0) : DFG_NONE;
    return dfg_data(g, n) <= 1 ? n : DFG_NONE;
}
#define dfg_first_result dfg_first_result
#endif
#else
#ifndef dfg_first_result
static inline dfg_node dfg_first_result(const dfg_graph *g, dfg_node n) { return (void)g, n; }
#define dfg_first_result dfg_first_result
#endif
#ifndef dfg_call_of
static inline dfg_node dfg_call_of(const dfg_graph *g, dfg_node n) { return (void)g, n; }
#define dfg_call_of dfg_call_of
#endif
#endif

/* ---- bodies: without dfg_body no function uses values of another ---- */

#ifndef dfg_same_body
static inline bool dfg_same_body(const dfg_graph *g, dfg_node a, dfg_node b)
{
#ifdef dfg_body
    return dfg_body(g, a) == dfg_body(g, b);
#else
    return (void)g, (void)a, (void)b, true;
#endif
}
#define dfg_same_body dfg_same_body
#endif
#ifndef dfg_in_body
static inline bool dfg_in_body(const dfg_graph *g, dfg_node n, const dfg_node *nodes, uint32_t k)
{
    bool ok = true;
    for (uint32_t i = 0; ok && i < k; i++)
        ok = nodes[i] == DFG_NONE || dfg_same_body(g, n, nodes[i]);
    return ok;
}
#define dfg_in_body dfg_in_body
#endif
#ifndef dfg_has_closures
static inline bool dfg_has_closures(const dfg_graph *g)
{
#ifdef dfg_body
    return (void)g, true;
#else
    return (void)g, false;
#endif
}
#define dfg_has_closures dfg_has_closures
#endif

/* ---- strings and attributes ---- */

#ifndef dfg_str
static inline dfg_val dfg_str(const dfg_graph *g, uint32_t s)
{
    dfg_val v = {DFG_V_STR, 0, 0, {0}};
    (void)g;
    v.u.id = s;
    return v;
}
#define dfg_str dfg_str
#endif
#ifdef dfg_attr
#ifndef dfg_attr_or
static inline dfg_val dfg_attr_or(const dfg_graph *g, dfg_node n, uint32_t key, dfg_val otherwise)
{
    const dfg_val v = dfg_attr(g, n, key);
    return v.tag == DFG_NIL && n != DFG_NONE ? otherwise : v;
}
#define dfg_attr_or dfg_attr_or
#endif
#ifndef dfg_int_is
static inline bool dfg_int_is(const dfg_graph *g, dfg_node n, uint32_t key, int64_t v, int64_t otherwise)
{
    const dfg_val a = dfg_attr(g, n, key);
    return a.tag == DFG_V_INT ? a.u.i == v : a.tag == DFG_NIL && v == otherwise && n != DFG_NONE;
}
#define dfg_int_is dfg_int_is
#endif
#ifndef dfg_bool_is
static inline bool dfg_bool_is(const dfg_graph *g, dfg_node n, uint32_t key, bool v, bool otherwise)
{
    const dfg_val a = dfg_attr(g, n, key);
    return a.tag == DFG_V_BOOL ? (a.u.i != 0) == v : a.tag == DFG_NIL && v == otherwise && n != DFG_NONE;
}
#define dfg_bool_is dfg_bool_is
#endif
#ifndef dfg_str_is
static inline bool dfg_str_is(const dfg_graph *g, dfg_node n, uint32_t key, uint32_t str, uint32_t otherwise)
{
    const dfg_val a = dfg_attr(g, n, key);
    return a.tag == DFG_V_STR ? a.u.id == str : a.tag == DFG_NIL && str == otherwise && n != DFG_NONE;
}
#define dfg_str_is dfg_str_is
#endif
#ifndef dfg_float_is
static inline bool dfg_float_is(const dfg_graph *g, dfg_node n, uint32_t key, double v, double otherwise)
{
    return dfg_eq(dfg_attr_or(g, n, key, dfg_float(otherwise)), dfg_float(v));
}
#define dfg_float_is dfg_float_is
#endif
#ifndef dfg_list_is
static inline bool dfg_list_is(const dfg_graph *g, dfg_node n, uint32_t key, dfg_val want, bool fits)
{
    const dfg_val a = dfg_attr(g, n, key);
    return a.tag == DFG_NIL ? fits && n != DFG_NONE : dfg_eq(a, want);
}
#define dfg_list_is dfg_list_is
#endif
#endif

/* ---- types ---- */

#ifdef dfg_dtype
#ifndef dfg_dtype_of
static inline dfg_val dfg_dtype_of(const dfg_graph *g, dfg_node n) { return dfg_dtype_val(dfg_dtype(g, n)); }
#define dfg_dtype_of dfg_dtype_of
#endif
#ifndef dfg_dtype_in
static inline bool dfg_dtype_in(const dfg_graph *g, dfg_node n, uint32_t set)
{
    return (set & ~1u) >> dfg_dtype(g, n) & 1;
}
#define dfg_dtype_in dfg_dtype_in
#endif
#ifndef dfg_same_dtype
static inline enum dfg_tri dfg_same_dtype(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_same(dfg_dtype_of(g, a), dfg_dtype_of(g, b));
}
#define dfg_same_dtype dfg_same_dtype
#endif
#endif
#if defined dfg_rank && !defined dfg_rank_of
static inline dfg_val dfg_rank_of(const dfg_graph *g, dfg_node n)
{
    return dfg_rank(g, n) < 0 ? dfg_nil() : dfg_int(dfg_rank(g, n));
}
#define dfg_rank_of dfg_rank_of
#endif
#ifdef dfg_rank_of
#ifndef dfg_rank_plus
#define dfg_rank_plus(g, n, more) dfg_int_add(dfg_rank_of(g, n), dfg_int(more))
#endif
#ifndef dfg_rank_less
#define dfg_rank_less(g, n, less) dfg_range_len(dfg_int(less), dfg_rank_of(g, n), dfg_int(1))
#endif
#endif
#if defined dfg_extent && !defined dfg_extent_of
static inline dfg_val dfg_extent_of(const dfg_graph *g, dfg_node n, int64_t i) { return dfg_dim_val(dfg_extent(g, n, i)); }
#define dfg_extent_of dfg_extent_of
#endif
#if defined dfg_rank && defined dfg_extent && !defined dfg_same_shape
static inline enum dfg_tri dfg_same_shape(const dfg_graph *g, dfg_node a, dfg_node b)
{
    const int32_t rank = dfg_rank(g, a);
    if (rank < 0 || dfg_rank(g, b) < 0)
        return DFG_UNKNOWN;
    enum dfg_tri all = dfg_tri_of(rank == dfg_rank(g, b));
    for (int32_t i = 0; all != DFG_FALSE && i < rank; i++)
        all = dfg_both(all, dfg_same(dfg_extent_of(g, a, i), dfg_extent_of(g, b, i)));
    return all;
}
#define dfg_same_shape dfg_same_shape
#endif
#if defined dfg_uses && !defined dfg_uses_of
static inline dfg_val dfg_uses_of(const dfg_graph *g, dfg_node n)
{
    return n == DFG_NONE ? dfg_nil() : dfg_int(dfg_uses(g, n));
}
#define dfg_uses_of dfg_uses_of
#endif

/* Arithmetic of extents: names of extents (DFG_V_DIM) equal themselves, what is computed of them is unknown. */
#define DFG_BINDING_AS(TYPE, NAME, OTHER) \
    static inline TYPE dfg_##NAME(const dfg_graph *g, dfg_val a, dfg_val b) { return (void)g, dfg_##OTHER(a, b); }
DFG_BINDING_AS(dfg_val, dim_add, add)
#define dfg_dim_add dfg_dim_add
DFG_BINDING_AS(dfg_val, dim_sub, sub)
#define dfg_dim_sub dfg_dim_sub
DFG_BINDING_AS(dfg_val, dim_mul, mul)
#define dfg_dim_mul dfg_dim_mul
DFG_BINDING_AS(dfg_val, dim_div, div)
#define dfg_dim_div dfg_dim_div
DFG_BINDING_AS(dfg_val, dim_mod, mod)
#define dfg_dim_mod dfg_dim_mod
DFG_BINDING_AS(dfg_val, extent_add, int_add)
#define dfg_extent_add dfg_extent_add
DFG_BINDING_AS(dfg_val, extent_sub, int_sub)
#define dfg_extent_sub dfg_extent_sub
DFG_BINDING_AS(dfg_val, extent_mul, int_mul)
#define dfg_extent_mul dfg_extent_mul
DFG_BINDING_AS(dfg_val, extent_div, int_div)
#define dfg_extent_div dfg_extent_div
DFG_BINDING_AS(bool, dim_eq, eq)
#define dfg_dim_eq dfg_dim_eq
DFG_BINDING_AS(bool, dim_ne, ne)
#define dfg_dim_ne dfg_dim_ne
DFG_BINDING_AS(bool, dim_lt, lt)
#define dfg_dim_lt dfg_dim_lt
DFG_BINDING_AS(bool, dim_le, le)
#define dfg_dim_le dfg_dim_le
DFG_BINDING_AS(bool, dim_gt, gt)
#define dfg_dim_gt dfg_dim_gt
DFG_BINDING_AS(bool, dim_ge, ge)
#define dfg_dim_ge dfg_dim_ge
DFG_BINDING_AS(bool, extent_eq, scalar_eq)
#define dfg_extent_eq dfg_extent_eq
DFG_BINDING_AS(bool, extent_ne, scalar_ne)
#define dfg_extent_ne dfg_extent_ne
DFG_BINDING_AS(enum dfg_tri, dim_same, same)
#define dfg_dim_same dfg_dim_same
DFG_BINDING_AS(enum dfg_tri, extent_same, scalar_same)
#define dfg_extent_same dfg_extent_same
DFG_BINDING_AS(enum dfg_tri, dim_less, less)
#define dfg_dim_less dfg_dim_less
#undef DFG_BINDING_AS

/* ---- constants: with one element, of any rank ---- */

#if defined dfg_scalar && defined dfg_dtype
#ifndef dfg_const_is
static inline bool dfg_const_is(const dfg_graph *g, dfg_node c, dfg_val v, enum dfg_dtype dtype)
{
    return (dtype == DFG_NO_DTYPE || dfg_dtype(g, c) == dtype) && dfg_eq(dfg_scalar(g, c), v);
}
#define dfg_const_is dfg_const_is
#endif
#ifndef dfg_const_near
static inline bool dfg_const_near(const dfg_graph *g, dfg_node c, dfg_val v, double tol, enum dfg_dtype dtype)
{
    return (dtype == DFG_NO_DTYPE || dfg_dtype(g, c) == dtype) && dfg_near_by(dfg_scalar(g, c), v, tol);
}
#define dfg_const_near dfg_const_near
#endif
#if !defined dfg_scalar_is && defined dfg_rank
static inline bool dfg_scalar_is(const dfg_graph *g, dfg_node c, dfg_val v, enum dfg_dtype dtype)
{
    return dfg_rank(g, c) == 0 && dfg_const_is(g, c, v, dtype);
}
#define dfg_scalar_is dfg_scalar_is
#endif
#endif

#endif
