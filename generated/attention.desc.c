/* What attention.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "attention.h"
#if ATTENTION_H != 0x01089ec5291da6a4
#error "attention.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_Attention,
    OP_Concat,
    OP_Div,
    OP_Expand,
    OP_MatMul,
    OP_Mul,
    OP_Neg,
    OP_Reshape,
    OP_Slice,
    OP_Softmax,
    OP_Transpose,
    OP_Unsqueeze,
};
enum {
    ATTR_axis,
    ATTR_perm,
};
static const char *const op_names[] = {
    "Add",
    "Attention",
    "Concat",
    "Div",
    "Expand",
    "MatMul",
    "Mul",
    "Neg",
    "Reshape",
    "Slice",
    "Softmax",
    "Transpose",
    "Unsqueeze",
};
static const char *const attr_names[] = {
    "axis",
    "perm",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH | DFG_NEEDS_FORMS,
    .n_rows = 4,
    .n_ops = 13,
    .ops = op_names,
    .n_attrs = 2,
    .attrs = attr_names,
};

struct attention_product_whole {
    struct attention_product_match m;
    dfg_node matMul;
};

static bool attention_product_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_MatMul, 2))
        return false;
    dfg_node q = dfg_arg(g, n, 0);
    dfg_node kt = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, kt, OP_Transpose, 1))
        return false;
    if (!dfg_list_is(g, kt, ATTR_perm, DFG_LIST(dfg_int(0), dfg_int(1), dfg_int(3), dfg_int(2)), false))
        return false;
    dfg_node k = dfg_arg(g, kt, 0);
    if (!dfg_same_body(g, n, kt))
        return false;
    /* where q.rank == 4 */
    if (dfg_rank(g, q) != 4)
        return false;
    /* where k.rank == 4 */
    if (dfg_rank(g, k) != 4)
        return false;
    return accept(ctx, &(struct attention_product_whole){.m = {.root = n, .q = q, .k = k, .kt = kt},
            .matMul = n});
}

/* attention.pat:15
 * cond attends(q, k, v) =
 *     v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v),
 *     q.shape[0] == k.shape[0], k.shape[0] == v.shape[0], q.shape[1] == k.shape[1],
 *     k.shape[1] == v.shape[1];
 */
static bool attends(const dfg_graph *g, dfg_node q, dfg_node k2, dfg_node v)
{
    return dfg_rank(g, v) == 4 && !attention_empty(g, q) && !attention_empty(g, k2)
        && !attention_empty(g, v) && dfg_dim_eq(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, k2, 0))
        && dfg_dim_eq(g, dfg_extent_of(g, k2, 0), dfg_extent_of(g, v, 0))
        && dfg_dim_eq(g, dfg_extent_of(g, q, 1), dfg_extent_of(g, k2, 1))
        && dfg_dim_eq(g, dfg_extent_of(g, k2, 1), dfg_extent_of(g, v, 1));
}

/* attention.pat:20
 * cond scales(s) = s.elements == 1, s.rank <= 4, abs(value(s)) > 1e-30, abs(value(s)) < 1e30;
 */
static bool scales(const dfg_graph *g, dfg_node s)
{
    return dfg_dim_eq(g, dfg_elements_of(g, s), dfg_int(1)) && dfg_le(dfg_rank_of(g, s), dfg_int(4))
        && dfg_gt(dfg_abs(dfg_value_of(g, s)), dfg_float(1e-30))
        && dfg_lt(dfg_abs(dfg_value_of(g, s)), dfg_float(1e+30));
}

/* attention.pat:22
 * cond whole(mask, p) = mask.rank >= 2, mask.shape[-2] == p.shape[-2], mask.shape[-1] == p.shape[-1];
 */
static bool whole(const dfg_graph *g, dfg_node mask, dfg_node p)
{
    return dfg_ge(dfg_rank_of(g, mask), dfg_int(2))
        && dfg_dim_eq(g, dfg_extent_of(g, mask, -2), dfg_extent_of(g, p, -2))
        && dfg_dim_eq(g, dfg_extent_of(g, mask, -1), dfg_extent_of(g, p, -1));
}

struct attention_make_attention_whole {
    struct attention_make_attention_match m;
    dfg_node mul;
    dfg_node kt;
    dfg_node constant;
    dfg_node div;
    dfg_node constant_2;
    dfg_node matMul;
    dfg_node softmax;
    dfg_node add;
};

static bool attention_make_attention_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_MatMul, 2))
        return false;
    dfg_node v = dfg_arg(g, n, 1);
    dfg_node softmax = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, softmax, OP_Softmax, 1))
        return false;
    if (!(dfg_int_is(g, softmax, ATTR_axis, -1, -1) || dfg_int_is(g, softmax, ATTR_axis, 3, -1)))
        return false;
    dfg_node v_2 = dfg_arg(g, softmax, 0);
    bool is_add = dfg_calls_with(g, v_2, OP_Add, 2);
    dfg_node add = DFG_NONE;
    if (is_add) {
        add = v_2;
    }
    for (uint32_t swap = 0; swap < (is_add ? dfg_orders(g, add) : 1u); swap++) {
        dfg_node t = DFG_NONE, mask = DFG_NONE;
        if (is_add) {
            t = dfg_arg(g, add, swap);
            mask = dfg_arg(g, add, 1 - swap);
        } else {
            t = v_2;
        }
        uint32_t alt = dfg_calls_argc(g, t, OP_Mul, 2) ? 0 : dfg_calls_argc(g, t, OP_Div, 2) ? 1 : 2;
        dfg_node mul = DFG_NONE, p = DFG_NONE, s = DFG_NONE, constant = DFG_NONE, div = DFG_NONE;
        dfg_node d = DFG_NONE, constant_2 = DFG_NONE;
        uint32_t swap_2 = 0;
        if (alt == 0) {
            mul = t;
            swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == OP_MatMul ? 0 : 1;
            p = dfg_arg(g, mul, swap_2);
            s = dfg_arg(g, mul, 1 - swap_2);
            constant = s;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
        } else if (alt == 1) {
            div = t;
            p = dfg_arg(g, div, 0);
            d = dfg_arg(g, div, 1);
            constant_2 = d;
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
        } else {
            p = t;
        }
        if (!dfg_calls_with(g, p, OP_MatMul, 2))
            continue;
        dfg_node q = dfg_arg(g, p, 0);
        dfg_node kt = dfg_arg(g, p, 1);
        if (!dfg_calls_with(g, kt, OP_Transpose, 1))
            continue;
        if (!dfg_list_is(g, kt, ATTR_perm, DFG_LIST(dfg_int(0), dfg_int(1), dfg_int(3), dfg_int(2)), false))
            continue;
        dfg_node k = dfg_arg(g, kt, 0);
        if (!dfg_in_body(g, n, (const dfg_node[]){softmax, add, mul, div, p, kt}, 6))
            continue;
        /* where q.rank == 4 */
        if (dfg_rank(g, q) != 4)
            continue;
        /* where k.rank == 4 */
        if (dfg_rank(g, k) != 4)
            continue;
        /* where attends(q, k, v) */
        if (!attends(g, q, k, v))
            continue;
        /* where not present(s) or scales(s) */
        if (!(s == DFG_NONE || scales(g, s)))
            continue;
        /* where not present(d) or scales(d) */
        if (!(d == DFG_NONE || scales(g, d)))
            continue;
        /* where not present(mask) or (whole(mask, p) and broadcast_to(mask, p)) */
        if (!(mask == DFG_NONE || (whole(g, mask, p) && dfg_broadcast_to(g, mask, p) == DFG_TRUE)))
            continue;
        if (accept(ctx, &(struct attention_make_attention_whole){.m = {.root = n, .q = q, .k = k, .v = v,
                .s = s, .d = d, .mask = mask, .p = p, .t = t}, .mul = mul, .kt = kt,
                .constant = constant, .div = div, .constant_2 = constant_2, .matMul = n,
                .softmax = softmax, .add = add}))
            return true;
    }
    return false;
}

/* attention.pat:22, known not to hold
 * cond whole(mask, p) = mask.rank >= 2, mask.shape[-2] == p.shape[-2], mask.shape[-1] == p.shape[-1];
 */
static bool not_whole_holds(const dfg_graph *g, dfg_node mask, dfg_node p)
{
    return dfg_lt(dfg_rank_of(g, mask), dfg_int(2))
        || dfg_dim_ne(g, dfg_extent_of(g, mask, -2), dfg_extent_of(g, p, -2))
        || dfg_dim_ne(g, dfg_extent_of(g, mask, -1), dfg_extent_of(g, p, -1));
}

struct attention_make_attention_wide_whole {
    struct attention_make_attention_wide_match m;
    dfg_node mul;
    dfg_node kt;
    dfg_node constant;
    dfg_node div;
    dfg_node constant_2;
    dfg_node matMul;
    dfg_node softmax;
    dfg_node add;
};

static bool attention_make_attention_wide_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_MatMul, 2))
        return false;
    dfg_node v = dfg_arg(g, n, 1);
    dfg_node softmax = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, softmax, OP_Softmax, 1))
        return false;
    if (!(dfg_int_is(g, softmax, ATTR_axis, -1, -1) || dfg_int_is(g, softmax, ATTR_axis, 3, -1)))
        return false;
    dfg_node add = dfg_arg(g, softmax, 0);
    if (!dfg_calls_with(g, add, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node t = dfg_arg(g, add, swap);
        uint32_t alt = dfg_calls_argc(g, t, OP_Mul, 2) ? 0 : dfg_calls_argc(g, t, OP_Div, 2) ? 1 : 2;
        dfg_node mul = DFG_NONE, p = DFG_NONE, s = DFG_NONE, constant = DFG_NONE, div = DFG_NONE;
        dfg_node d = DFG_NONE, constant_2 = DFG_NONE;
        uint32_t swap_2 = 0;
        if (alt == 0) {
            mul = t;
            swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == OP_MatMul ? 0 : 1;
            p = dfg_arg(g, mul, swap_2);
            s = dfg_arg(g, mul, 1 - swap_2);
            constant = s;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
        } else if (alt == 1) {
            div = t;
            p = dfg_arg(g, div, 0);
            d = dfg_arg(g, div, 1);
            constant_2 = d;
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
        } else {
            p = t;
        }
        if (!dfg_calls_with(g, p, OP_MatMul, 2))
            continue;
        dfg_node q = dfg_arg(g, p, 0);
        dfg_node kt = dfg_arg(g, p, 1);
        if (!dfg_calls_with(g, kt, OP_Transpose, 1))
            continue;
        if (!dfg_list_is(g, kt, ATTR_perm, DFG_LIST(dfg_int(0), dfg_int(1), dfg_int(3), dfg_int(2)), false))
            continue;
        dfg_node k = dfg_arg(g, kt, 0);
        dfg_node mask = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){softmax, add, mul, div, p, kt}, 6))
            continue;
        /* where q.rank == 4 */
        if (dfg_rank(g, q) != 4)
            continue;
        /* where k.rank == 4 */
        if (dfg_rank(g, k) != 4)
            continue;
        /* where attends(q, k, v) */
        if (!attends(g, q, k, v))
            continue;
        /* where not present(s) or scales(s) */
        if (!(s == DFG_NONE || scales(g, s)))
            continue;
        /* where not present(d) or scales(d) */
        if (!(d == DFG_NONE || scales(g, d)))
            continue;
        /* where broadcast_to(mask, p) */
        if (dfg_broadcast_to(g, mask, p) != DFG_TRUE)
            continue;
        /* where not whole(mask, p) */
        if (!not_whole_holds(g, mask, p))
            continue;
        /* where present(p.shape[2] + 0) */
        if (!dfg_known(dfg_dim_add(g, dfg_extent_of(g, p, 2), dfg_int(0))))
            continue;
        /* where present(p.shape[3] + 0) */
        if (!dfg_known(dfg_dim_add(g, dfg_extent_of(g, p, 3), dfg_int(0))))
            continue;
        if (accept(ctx, &(struct attention_make_attention_wide_whole){.m = {.root = n, .q = q, .k = k,
                .v = v, .s = s, .d = d, .mask = mask, .p = p, .t = t}, .mul = mul,
                .kt = kt, .constant = constant, .div = div, .constant_2 = constant_2,
                .matMul = n, .softmax = softmax, .add = add}))
            return true;
    }
    return false;
}

struct attention_repeated_whole {
    struct attention_repeated_match m;
    dfg_node constant;
    dfg_node x;
    dfg_node x_2;
};

static bool attention_repeated_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Reshape, 2))
        return false;
    dfg_node e = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, e, OP_Expand, 2))
        return false;
    dfg_node u = dfg_arg(g, e, 0);
    if (!dfg_calls_with(g, u, OP_Unsqueeze, 2))
        return false;
    dfg_node k = dfg_arg(g, u, 0);
    dfg_node constant = dfg_arg(g, u, 1);
    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
        return false;
    dfg_node x = dfg_arg(g, e, 1);
    dfg_node x_2 = dfg_arg(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){e, u}, 2))
        return false;
    /* where k.rank == 4 */
    if (dfg_rank(g, k) != 4)
        return false;
    /* where e.rank == 5 */
    if (dfg_rank(g, e) != 5)
        return false;
    /* where r.rank == 4 */
    if (dfg_rank(g, n) != 4)
        return false;
    /* where e.shape[0] == k.shape[0] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, e, 0), dfg_extent_of(g, k, 0)))
        return false;
    /* where e.shape[1] == k.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, e, 1), dfg_extent_of(g, k, 1)))
        return false;
    /* where e.shape[3] == k.shape[2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, e, 3), dfg_extent_of(g, k, 2)))
        return false;
    /* where e.shape[4] == k.shape[3] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, e, 4), dfg_extent_of(g, k, 3)))
        return false;
    /* where r.shape[0] == k.shape[0] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, 0), dfg_extent_of(g, k, 0)))
        return false;
    /* where r.shape[1] == e.shape[1] * e.shape[2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, 1),
                    dfg_dim_mul(g, dfg_extent_of(g, e, 1), dfg_extent_of(g, e, 2))))
        return false;
    /* where r.shape[2] == k.shape[2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, 2), dfg_extent_of(g, k, 2)))
        return false;
    /* where r.shape[3] == k.shape[3] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, 3), dfg_extent_of(g, k, 3)))
        return false;
    return accept(ctx, &(struct attention_repeated_whole){.m = {.root = n, .k = k, .u = u, .e = e,
            .r = n}, .constant = constant, .x = x, .x_2 = x_2});
}

struct attention_ungroup_attention_whole {
    struct attention_ungroup_attention_match m;
    dfg_node a_call;
    dfg_node r;
    dfg_node e;
    dfg_node u;
    dfg_node constant;
    dfg_node x;
    dfg_node x_2;
    dfg_node r_2;
    dfg_node e_2;
    dfg_node u_2;
    dfg_node constant_2;
    dfg_node x_3;
    dfg_node x_4;
};

static bool attention_ungroup_attention_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != OP_Attention || dfg_n_args(g, n_call) > 4 || dfg_arg(g, n_call, 0) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, n_call, 0);
    dfg_node r = dfg_arg(g, n_call, 1);
    if (!dfg_calls_with(g, r, OP_Reshape, 2))
        return false;
    dfg_node e = dfg_arg(g, r, 0);
    if (!dfg_calls_with(g, e, OP_Expand, 2))
        return false;
    dfg_node u = dfg_arg(g, e, 0);
    if (!dfg_calls_with(g, u, OP_Unsqueeze, 2))
        return false;
    dfg_node k = dfg_arg(g, u, 0);
    dfg_node constant = dfg_arg(g, u, 1);
    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
        return false;
    dfg_node x = dfg_arg(g, e, 1);
    dfg_node x_2 = dfg_arg(g, r, 1);
    dfg_node r_2 = dfg_arg(g, n_call, 2);
    if (!dfg_calls_with(g, r_2, OP_Reshape, 2))
        return false;
    dfg_node e_2 = dfg_arg(g, r_2, 0);
    if (!dfg_calls_with(g, e_2, OP_Expand, 2))
        return false;
    dfg_node u_2 = dfg_arg(g, e_2, 0);
    if (!dfg_calls_with(g, u_2, OP_Unsqueeze, 2))
        return false;
    dfg_node v = dfg_arg(g, u_2, 0);
    dfg_node constant_2 = dfg_arg(g, u_2, 1);
    if (!dfg_const_is(g, constant_2, dfg_int(2), DFG_NO_DTYPE))
        return false;
    dfg_node x_3 = dfg_arg(g, e_2, 1);
    dfg_node x_4 = dfg_arg(g, r_2, 1);
    dfg_node mask = dfg_arg(g, n_call, 3);
    if (!dfg_in_body(g, n, (const dfg_node[]){n_call, r, e, u, r_2, e_2, u_2}, 7))
        return false;
    /* where k.rank == 4 */
    if (dfg_rank(g, k) != 4)
        return false;
    /* where e.rank == 5 */
    if (dfg_rank(g, e) != 5)
        return false;
    /* where r.rank == 4 */
    if (dfg_rank(g, r) != 4)
        return false;
    /* where e.shape[0] == k.shape[0] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, e, 0), dfg_extent_of(g, k, 0)))
        return false;
    /* where e.shape[1] == k.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, e, 1), dfg_extent_of(g, k, 1)))
        return false;
    /* where e.shape[3] == k.shape[2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, e, 3), dfg_extent_of(g, k, 2)))
        return false;
    /* where e.shape[4] == k.shape[3] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, e, 4), dfg_extent_of(g, k, 3)))
        return false;
    /* where r.shape[0] == k.shape[0] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r, 0), dfg_extent_of(g, k, 0)))
        return false;
    /* where r.shape[1] == e.shape[1] * e.shape[2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r, 1),
                    dfg_dim_mul(g, dfg_extent_of(g, e, 1), dfg_extent_of(g, e, 2))))
        return false;
    /* where r.shape[2] == k.shape[2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, k, 2)))
        return false;
    /* where r.shape[3] == k.shape[3] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r, 3), dfg_extent_of(g, k, 3)))
        return false;
    /* where k.rank == 4 */
    if (dfg_rank(g, v) != 4)
        return false;
    /* where e.rank == 5 */
    if (dfg_rank(g, e_2) != 5)
        return false;
    /* where r.rank == 4 */
    if (dfg_rank(g, r_2) != 4)
        return false;
    /* where e.shape[0] == k.shape[0] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, e_2, 0), dfg_extent_of(g, v, 0)))
        return false;
    /* where e.shape[1] == k.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, e_2, 1), dfg_extent_of(g, v, 1)))
        return false;
    /* where e.shape[3] == k.shape[2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, e_2, 3), dfg_extent_of(g, v, 2)))
        return false;
    /* where e.shape[4] == k.shape[3] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, e_2, 4), dfg_extent_of(g, v, 3)))
        return false;
    /* where r.shape[0] == k.shape[0] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 0), dfg_extent_of(g, v, 0)))
        return false;
    /* where r.shape[1] == e.shape[1] * e.shape[2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 1),
                    dfg_dim_mul(g, dfg_extent_of(g, e_2, 1), dfg_extent_of(g, e_2, 2))))
        return false;
    /* where r.shape[2] == k.shape[2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 2), dfg_extent_of(g, v, 2)))
        return false;
    /* where r.shape[3] == k.shape[3] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 3), dfg_extent_of(g, v, 3)))
        return false;
    /* where k.shape[1] == v.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, k, 1), dfg_extent_of(g, v, 1)))
        return false;
    /* where q.rank == 4 */
    if (dfg_rank(g, q) != 4)
        return false;
    return accept(ctx, &(struct attention_ungroup_attention_whole){.m = {.root = n, .q = q, .k = k,
            .v = v, .mask = mask, .a = n}, .a_call = dfg_first_result(g, n), .r = r,
            .e = e, .u = u, .constant = constant, .x = x, .x_2 = x_2, .r_2 = r_2, .e_2 = e_2,
            .u_2 = u_2, .constant_2 = constant_2, .x_3 = x_3, .x_4 = x_4});
}

struct attention_make_rotary_whole {
    struct attention_make_rotary_match m;
    dfg_node slice;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node slice_2;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node slice_3;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node slice_4;
    dfg_node constant_11;
    dfg_node constant_12;
    dfg_node constant_13;
    dfg_node constant_14;
    dfg_node slice_5;
    dfg_node constant_15;
    dfg_node constant_16;
    dfg_node constant_17;
    dfg_node slice_6;
    dfg_node constant_18;
    dfg_node constant_19;
    dfg_node constant_20;
    dfg_node add;
    dfg_node mul;
    dfg_node unsqueeze;
    dfg_node constant_21;
    dfg_node mul_2;
    dfg_node concat;
    dfg_node neg;
    dfg_node unsqueeze_2;
};

static bool attention_make_rotary_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node mul = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, mul, OP_Mul, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul); swap_2++) {
            dfg_node x = dfg_arg(g, mul, swap_2);
            dfg_node unsqueeze = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_calls_argc(g, unsqueeze, OP_Unsqueeze, 2))
                continue;
            dfg_node c = dfg_arg(g, unsqueeze, 0);
            if (!dfg_calls_with(g, c, OP_Concat, 2) || !dfg_eq(dfg_attr(g, c, ATTR_axis), dfg_int(-1)))
                continue;
            dfg_node cos = dfg_arg(g, c, 0);
            if (dfg_arg(g, c, 1) != cos)
                continue;
            dfg_node end = dfg_arg(g, unsqueeze, 1);
            dfg_node constant_21 = end;
            if (!dfg_const_is(g, constant_21, dfg_int(1), DFG_NO_DTYPE))
                continue;
            dfg_node mul_2 = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                continue;
            uint32_t swap_3 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Concat ? 0 : 1;
            dfg_node unsqueeze_2 = dfg_arg(g, mul_2, 1 - swap_3);
            if (!dfg_calls_with(g, unsqueeze_2, OP_Unsqueeze, 2))
                continue;
            dfg_node s = dfg_arg(g, unsqueeze_2, 0);
            if (!dfg_calls_with(g, s, OP_Concat, 2) || !dfg_eq(dfg_attr(g, s, ATTR_axis), dfg_int(-1)))
                continue;
            dfg_node sin = dfg_arg(g, s, 0);
            if (dfg_arg(g, s, 1) != sin)
                continue;
            if (dfg_arg(g, unsqueeze_2, 1) != end)
                continue;
            dfg_node concat = dfg_arg(g, mul_2, swap_3);
            if (!dfg_calls_with(g, concat, OP_Concat, 2))
                continue;
            if (!(dfg_eq(dfg_attr(g, concat, ATTR_axis), dfg_int(-1))
                  || dfg_eq(dfg_attr(g, concat, ATTR_axis), dfg_int(3))))
                continue;
            dfg_node neg = dfg_arg(g, concat, 0);
            if (!dfg_calls_argc(g, neg, OP_Neg, 1))
                continue;
            dfg_node second = dfg_arg(g, neg, 0);
            /* where x.dtype in {f16, bf16, f32} */
            if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32))
                continue;
            /* where x.rank == 4 */
            if (dfg_rank(g, x) != 4)
                continue;
            /* where cos.rank == 3 */
            if (dfg_rank(g, cos) != 3)
                continue;
            /* where sin.rank == 3 */
            if (dfg_rank(g, sin) != 3)
                continue;
            /* where cos.shape[0] == x.shape[0] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, cos, 0), dfg_extent_of(g, x, 0)))
                continue;
            /* where cos.shape[1] == x.shape[2] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, cos, 1), dfg_extent_of(g, x, 2)))
                continue;
            /* where same_shape(cos, sin) */
            if (dfg_same_shape(g, cos, sin) != DFG_TRUE)
                continue;
            for (uint32_t alt = 0; alt < 3u; alt++) {
                dfg_node slice_4 = DFG_NONE, start = DFG_NONE, constant_11 = DFG_NONE, all = DFG_NONE;
                dfg_node constant_12 = DFG_NONE, constant_13 = DFG_NONE, constant_14 = DFG_NONE;
                dfg_node slice_5 = DFG_NONE, constant_15 = DFG_NONE, constant_16 = DFG_NONE, constant_17 = DFG_NONE;
                dfg_node slice_6 = DFG_NONE, constant_18 = DFG_NONE, constant_19 = DFG_NONE, constant_20 = DFG_NONE;
                if (alt == 0) {
                    slice_4 = second;
                    if (!dfg_calls_with(g, slice_4, OP_Slice, 5))
                        continue;
                    if (dfg_arg(g, slice_4, 0) != x)
                        continue;
                    start = dfg_arg(g, slice_4, 1);
                    constant_11 = start;
                    if (!dfg_is(g, constant_11, DFG_CONST))
                        continue;
                    all = dfg_arg(g, slice_4, 2);
                    constant_12 = all;
                    if (!dfg_is(g, constant_12, DFG_CONST))
                        continue;
                    constant_13 = dfg_arg(g, slice_4, 3);
                    if (!dfg_const_is(g, constant_13, dfg_int(3), DFG_NO_DTYPE))
                        continue;
                    constant_14 = dfg_arg(g, slice_4, 4);
                    if (!dfg_const_is(g, constant_14, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                } else if (alt == 1) {
                    slice_5 = second;
                    if (!dfg_calls_with(g, slice_5, OP_Slice, 4))
                        continue;
                    if (dfg_arg(g, slice_5, 0) != x)
                        continue;
                    start = dfg_arg(g, slice_5, 1);
                    constant_15 = start;
                    if (!dfg_is(g, constant_15, DFG_CONST))
                        continue;
                    all = dfg_arg(g, slice_5, 2);
                    constant_16 = all;
                    if (!dfg_is(g, constant_16, DFG_CONST))
                        continue;
                    constant_17 = dfg_arg(g, slice_5, 3);
                    if (!dfg_const_is(g, constant_17, dfg_int(3), DFG_NO_DTYPE))
                        continue;
                } else {
                    slice_6 = second;
                    if (!dfg_calls_with(g, slice_6, OP_Slice, 4))
                        continue;
                    if (dfg_arg(g, slice_6, 0) != x)
                        continue;
                    start = dfg_arg(g, slice_6, 1);
                    constant_18 = start;
                    if (!dfg_is(g, constant_18, DFG_CONST))
                        continue;
                    all = dfg_arg(g, slice_6, 2);
                    constant_19 = all;
                    if (!dfg_is(g, constant_19, DFG_CONST))
                        continue;
                    constant_20 = dfg_arg(g, slice_6, 3);
                    if (!dfg_const_is(g, constant_20, dfg_int(-1), DFG_NO_DTYPE))
                        continue;
                }
                dfg_node first = dfg_arg(g, concat, 1);
                /* where value(all) >= x.shape[3] */
                if (!dfg_dim_ge(g, dfg_value_of(g, all), dfg_extent_of(g, x, 3)))
                    continue;
                for (uint32_t alt_2 = 0; alt_2 < 3u; alt_2++) {
                    dfg_node slice = DFG_NONE, constant = DFG_NONE, half = DFG_NONE, constant_2 = DFG_NONE;
                    dfg_node constant_3 = DFG_NONE, constant_4 = DFG_NONE, slice_2 = DFG_NONE, constant_5 = DFG_NONE;
                    dfg_node constant_6 = DFG_NONE, constant_7 = DFG_NONE, slice_3 = DFG_NONE, constant_8 = DFG_NONE;
                    dfg_node constant_9 = DFG_NONE, constant_10 = DFG_NONE;
                    if (alt_2 == 0) {
                        slice = first;
                        if (!dfg_calls_with(g, slice, OP_Slice, 5))
                            continue;
                        if (dfg_arg(g, slice, 0) != x)
                            continue;
                        constant = dfg_arg(g, slice, 1);
                        if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
                            continue;
                        half = dfg_arg(g, slice, 2);
                        constant_2 = half;
                        if (!dfg_is(g, constant_2, DFG_CONST))
                            continue;
                        constant_3 = dfg_arg(g, slice, 3);
                        if (!dfg_const_is(g, constant_3, dfg_int(3), DFG_NO_DTYPE))
                            continue;
                        constant_4 = dfg_arg(g, slice, 4);
                        if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE))
                            continue;
                    } else if (alt_2 == 1) {
                        slice_2 = first;
                        if (!dfg_calls_with(g, slice_2, OP_Slice, 4))
                            continue;
                        if (dfg_arg(g, slice_2, 0) != x)
                            continue;
                        constant_5 = dfg_arg(g, slice_2, 1);
                        if (!dfg_const_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
                            continue;
                        half = dfg_arg(g, slice_2, 2);
                        constant_6 = half;
                        if (!dfg_is(g, constant_6, DFG_CONST))
                            continue;
                        constant_7 = dfg_arg(g, slice_2, 3);
                        if (!dfg_const_is(g, constant_7, dfg_int(3), DFG_NO_DTYPE))
                            continue;
                    } else {
                        slice_3 = first;
                        if (!dfg_calls_with(g, slice_3, OP_Slice, 4))
                            continue;
                        if (dfg_arg(g, slice_3, 0) != x)
                            continue;
                        constant_8 = dfg_arg(g, slice_3, 1);
                        if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
                            continue;
                        half = dfg_arg(g, slice_3, 2);
                        constant_9 = half;
                        if (!dfg_is(g, constant_9, DFG_CONST))
                            continue;
                        constant_10 = dfg_arg(g, slice_3, 3);
                        if (!dfg_const_is(g, constant_10, dfg_int(-1), DFG_NO_DTYPE))
                            continue;
                    }
                    if (!dfg_in_body(g, n,
                                     (const dfg_node[]){mul, unsqueeze, c, mul_2, unsqueeze_2, s, concat,
                                                        neg, slice_4, slice_5, slice_6, slice, slice_2,
                                                        slice_3},
                                     14))
                        continue;
                    /* where value(half) * 2 == x.shape[3] */
                    if (!dfg_dim_eq(g, dfg_mul(dfg_value_of(g, half), dfg_int(2)), dfg_extent_of(g, x, 3)))
                        continue;
                    /* where value(start) == value(half) */
                    if (!dfg_eq(dfg_value_beside(g, start, dfg_value_of(g, half)),
                                dfg_value_beside(g, half, dfg_value_of(g, start))))
                        continue;
                    /* where cos.shape[2] == value(half) */
                    if (!dfg_dim_eq(g, dfg_extent_of(g, cos, 2), dfg_value_of(g, half)))
                        continue;
                    if (accept(ctx, &(struct attention_make_rotary_whole){.m = {.root = n, .x = x, .cos = cos,
                            .sin = sin, .half = half, .end = end, .start = start, .all = all, .first = first,
                            .second = second, .c = c, .s = s}, .slice = slice, .constant = constant,
                            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
                            .slice_2 = slice_2, .constant_5 = constant_5, .constant_6 = constant_6,
                            .constant_7 = constant_7, .slice_3 = slice_3, .constant_8 = constant_8,
                            .constant_9 = constant_9, .constant_10 = constant_10, .slice_4 = slice_4,
                            .constant_11 = constant_11, .constant_12 = constant_12,
                            .constant_13 = constant_13, .constant_14 = constant_14, .slice_5 = slice_5,
                            .constant_15 = constant_15, .constant_16 = constant_16,
                            .constant_17 = constant_17, .slice_6 = slice_6, .constant_18 = constant_18,
                            .constant_19 = constant_19, .constant_20 = constant_20, .add = n, .mul = mul,
                            .unsqueeze = unsqueeze, .constant_21 = constant_21, .mul_2 = mul_2,
                            .concat = concat, .neg = neg, .unsqueeze_2 = unsqueeze_2}))
                        return true;
                }
            }
        }
    }
    return false;
}

struct attention_merge_qkv_whole {
    struct attention_merge_qkv_match m;
    dfg_node matMul;
    dfg_node constant;
    dfg_node matMul_2;
    dfg_node constant_2;
    dfg_node matMul_3;
    dfg_node constant_3;
};

static bool attention_merge_qkv_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_MatMul, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node q = dfg_arg(g, n, 1);
    dfg_node constant = q;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    /* where uses(x) == 3 */
    if (dfg_uses(g, x) != 3)
        return false;
    /* where q.rank == 2 */
    if (dfg_rank(g, q) != 2)
        return false;
    /* where x.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(2)))
        return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node matMul_2 = readers.at[k];
        if (!dfg_calls_with(g, matMul_2, OP_MatMul, 2))
            continue;
        if (dfg_arg(g, matMul_2, 0) != x)
            continue;
        dfg_node k_2 = dfg_arg(g, matMul_2, 1);
        dfg_node constant_2 = k_2;
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        if (matMul_2 == n)
            continue;
        /* where k.rank == 2 */
        if (dfg_rank(g, k_2) != 2)
            continue;
        struct dfg_nodes readers_2 = dfg_readers(g, 2, (const dfg_node[]){x}, 1, 1);
        for (uint32_t k_3 = 0; k_3 < readers_2.n; k_3++) {
            dfg_node matMul_3 = readers_2.at[k_3];
            if (!dfg_calls_with(g, matMul_3, OP_MatMul, 2))
                continue;
            if (dfg_arg(g, matMul_3, 0) != x)
                continue;
            dfg_node v = dfg_arg(g, matMul_3, 1);
            dfg_node constant_3 = v;
            if (!dfg_is(g, constant_3, DFG_CONST))
                continue;
            if (matMul_3 == n)
                continue;
            if (matMul_3 == matMul_2)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){matMul_2, matMul_3}, 2))
                continue;
            /* where v.rank == 2 */
            if (dfg_rank(g, v) != 2)
                continue;
            if (accept(ctx, &(struct attention_merge_qkv_whole){.m = {.root = n, .x = x, .q = q, .k = k_2,
                    .v = v}, .matMul = n, .constant = constant, .matMul_2 = matMul_2,
                    .constant_2 = constant_2, .matMul_3 = matMul_3, .constant_3 = constant_3}))
                return true;
        }
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- product ---- */

static const struct dfg_desc_expr attention_product_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "q", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "q.rank == 4", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "k", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 11 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "k.rank == 4", .line = 11 },
};
static const struct dfg_desc_node attention_product_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "MatMul(q, kt)", .line = 12 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 9 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "perm", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "perm == [0, 1, 3, 2]", .line = 10 },
        },
        .name = "kt",
        .text = "Transpose(k)", .line = 10 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 9 },
};
static const struct dfg_desc_region attention_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture attention_product_refs[] = { { 1, -1 }, { 3, -1 }, { 2, -1 }, };
static const struct dfg_capture attention_product_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct attention_product_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct attention_product_match, k) },
    { "kt", DFG_CAP_NODE, offsetof(struct attention_product_match, kt) },
};
static const struct dfg_desc_pattern attention_product_desc = {
    .n_nodes = 4, .n_exprs = 8, .n_vars = 0, .n_sets = 3,
    .nodes = attention_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = attention_product_regions,
    .exprs = attention_product_exprs,
    .captures = attention_product_refs,
    .text = "pattern product(q, k) {\012    kt = Transpose(k) { perm == [0, 1, 3, 2] };\012    where q.rank == 4, k.rank == 4;\012    return MatMul(q, kt);\012}", .line = 9, .n_where = 2, .where = (const uint32_t[]){ 3, 7, }
};
static bool attention_product_any(const dfg_graph *g, dfg_node n, void *m)
{
    return attention_product_match(g, n, m);
}
static bool attention_product_pass(void *ctx, const struct attention_product_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool attention_product_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return attention_product_each(g, n, attention_product_pass, &e);
}

static const struct dfg_part attention_product_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct attention_product_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct attention_product_whole, m.k) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct attention_product_whole, m.kt) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct attention_product_whole, matMul) },
};
/* ---- make_attention ---- */

static bool attention_make_attention_extern_13(const dfg_graph *g, const dfg_node *a)
{
    return attention_empty(g, a[0]);
}
static bool attention_make_attention_extern_17(const dfg_graph *g, const dfg_node *a)
{
    return attention_empty(g, a[0]);
}
static bool attention_make_attention_extern_21(const dfg_graph *g, const dfg_node *a)
{
    return attention_empty(g, a[0]);
}
static const struct dfg_desc_expr attention_make_attention_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "q", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "q.rank == 4", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 9, .text = "k", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 11 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "k.rank == 4", .line = 11 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 18, .text = "v", .line = 16 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 16 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "v.rank == 4", .line = 16 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 7, .text = "q", .line = 16 },
    /* 13 */ { .op = DFG_E_EXTERN, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .name = "attention_empty", .call = attention_make_attention_extern_13, .text = "extern attention_empty(q)", .line = 16 },
    /* 14 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "not extern attention_empty(q)", .line = 16 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "v.rank == 4, not extern attention_empty(q)", .line = 16 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 9, .text = "k", .line = 16 },
    /* 17 */ { .op = DFG_E_EXTERN, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "attention_empty", .call = attention_make_attention_extern_17, .text = "extern attention_empty(k)", .line = 16 },
    /* 18 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "not extern attention_empty(k)", .line = 16 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 18, }, .text = "v.rank == 4, not extern attention_empty(q), not extern attention_empty(k)", .line = 16 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 18, .text = "v", .line = 16 },
    /* 21 */ { .op = DFG_E_EXTERN, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .name = "attention_empty", .call = attention_make_attention_extern_21, .text = "extern attention_empty(v)", .line = 16 },
    /* 22 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "not extern attention_empty(v)", .line = 16 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 22, }, .text = "v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v)", .line = 16 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 7, .text = "q", .line = 17 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 17 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 27 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "q.shape[0]", .line = 17 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 9, .text = "k", .line = 17 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 17 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "k.shape[0]", .line = 17 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "q.shape[0] == k.shape[0]", .line = 17 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 32, }, .text = "v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v),\012    q.shape[0] == k.shape[0]", .line = 16 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 9, .text = "k", .line = 17 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "shape", .line = 17 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "k.shape[0]", .line = 17 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 18, .text = "v", .line = 17 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 17 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 41 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "v.shape[0]", .line = 17 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 41, }, .text = "k.shape[0] == v.shape[0]", .line = 17 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 42, }, .text = "v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v),\012    q.shape[0] == k.shape[0], k.shape[0] == v.shape[0]", .line = 16 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 7, .text = "q", .line = 17 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 17 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 17 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "q.shape[1]", .line = 17 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 9, .text = "k", .line = 17 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 17 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 17 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "k.shape[1]", .line = 17 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "q.shape[1] == k.shape[1]", .line = 17 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 52, }, .text = "v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v),\012    q.shape[0] == k.shape[0], k.shape[0] == v.shape[0], q.shape[1] == k.shape[1]", .line = 16 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 9, .text = "k", .line = 18 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 18 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "k.shape[1]", .line = 18 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 18, .text = "v", .line = 18 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 18 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "v.shape[1]", .line = 18 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 61, }, .text = "k.shape[1] == v.shape[1]", .line = 18 },
    /* 63 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 62, }, .text = "v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v),\012    q.shape[0] == k.shape[0], k.shape[0] == v.shape[0], q.shape[1] == k.shape[1],\012    k.shape[1] == v.shape[1]", .line = 16 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 11, .text = "s", .line = 28 },
    /* 65 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "present(s)", .line = 28 },
    /* 66 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "not present(s)", .line = 28 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 11, .text = "s", .line = 20 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "elements", .line = 20 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 70 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "s.elements == 1", .line = 20 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 11, .text = "s", .line = 20 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 20 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 74 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "s.rank <= 4", .line = 20 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "s.elements == 1, s.rank <= 4", .line = 20 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 11, .text = "s", .line = 20 },
    /* 77 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "value(s)", .line = 20 },
    /* 78 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "abs(value(s))", .line = 20 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e-30 }, .text = "1e-30", .line = 20 },
    /* 80 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "abs(value(s)) > 1e-30", .line = 20 },
    /* 81 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 75, 80, }, .text = "s.elements == 1, s.rank <= 4, abs(value(s)) > 1e-30", .line = 20 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 11, .text = "s", .line = 20 },
    /* 83 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "value(s)", .line = 20 },
    /* 84 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "abs(value(s))", .line = 20 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+30 }, .text = "1e30", .line = 20 },
    /* 86 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "abs(value(s)) < 1e30", .line = 20 },
    /* 87 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 81, 86, }, .text = "s.elements == 1, s.rank <= 4, abs(value(s)) > 1e-30, abs(value(s)) < 1e30", .line = 20 },
    /* 88 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 66, 87, }, .text = "not present(s) or scales(s)", .line = 28 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 15, .text = "d", .line = 28 },
    /* 90 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "present(d)", .line = 28 },
    /* 91 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "not present(d)", .line = 28 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 15, .text = "s", .line = 20 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "elements", .line = 20 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 95 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "s.elements == 1", .line = 20 },
    /* 96 */ { .op = DFG_E_NODE, .ref = 15, .text = "s", .line = 20 },
    /* 97 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .text = "rank", .line = 20 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 99 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 97, 98, }, .text = "s.rank <= 4", .line = 20 },
    /* 100 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 95, 99, }, .text = "s.elements == 1, s.rank <= 4", .line = 20 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 15, .text = "s", .line = 20 },
    /* 102 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 101, }, .text = "value(s)", .line = 20 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "abs(value(s))", .line = 20 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e-30 }, .text = "1e-30", .line = 20 },
    /* 105 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "abs(value(s)) > 1e-30", .line = 20 },
    /* 106 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 105, }, .text = "s.elements == 1, s.rank <= 4, abs(value(s)) > 1e-30", .line = 20 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 15, .text = "s", .line = 20 },
    /* 108 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "value(s)", .line = 20 },
    /* 109 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "abs(value(s))", .line = 20 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+30 }, .text = "1e30", .line = 20 },
    /* 111 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "abs(value(s)) < 1e30", .line = 20 },
    /* 112 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 106, 111, }, .text = "s.elements == 1, s.rank <= 4, abs(value(s)) > 1e-30, abs(value(s)) < 1e30", .line = 20 },
    /* 113 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 112, }, .text = "not present(d) or scales(d)", .line = 28 },
    /* 114 */ { .op = DFG_E_NODE, .ref = 17, .text = "mask", .line = 29 },
    /* 115 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 114, }, .text = "present(mask)", .line = 29 },
    /* 116 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "not present(mask)", .line = 29 },
    /* 117 */ { .op = DFG_E_NODE, .ref = 17, .text = "mask", .line = 22 },
    /* 118 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "rank", .line = 22 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 22 },
    /* 120 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "mask.rank >= 2", .line = 22 },
    /* 121 */ { .op = DFG_E_NODE, .ref = 17, .text = "mask", .line = 22 },
    /* 122 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 121, }, .text = "shape", .line = 22 },
    /* 123 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 22 },
    /* 124 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 122, 123, }, .text = "mask.shape[-2]", .line = 22 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 6, .text = "p", .line = 22 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "shape", .line = 22 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 22 },
    /* 128 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "p.shape[-2]", .line = 22 },
    /* 129 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "mask.shape[-2] == p.shape[-2]", .line = 22 },
    /* 130 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 120, 129, }, .text = "mask.rank >= 2, mask.shape[-2] == p.shape[-2]", .line = 22 },
    /* 131 */ { .op = DFG_E_NODE, .ref = 17, .text = "mask", .line = 22 },
    /* 132 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 131, }, .text = "shape", .line = 22 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 22 },
    /* 134 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 132, 133, }, .text = "mask.shape[-1]", .line = 22 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 6, .text = "p", .line = 22 },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "shape", .line = 22 },
    /* 137 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 22 },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "p.shape[-1]", .line = 22 },
    /* 139 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 134, 138, }, .text = "mask.shape[-1] == p.shape[-1]", .line = 22 },
    /* 140 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 130, 139, }, .text = "mask.rank >= 2, mask.shape[-2] == p.shape[-2], mask.shape[-1] == p.shape[-1]", .line = 22 },
    /* 141 */ { .op = DFG_E_NODE, .ref = 17, .text = "mask", .line = 29 },
    /* 142 */ { .op = DFG_E_NODE, .ref = 6, .text = "p", .line = 29 },
    /* 143 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "broadcast_to(mask, p)", .line = 29 },
    /* 144 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 140, 143, }, .text = "(whole(mask, p) and broadcast_to(mask, p))", .line = 29 },
    /* 145 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 116, 144, }, .text = "not present(mask) or (whole(mask, p) and broadcast_to(mask, p))", .line = 29 },
};
static const struct dfg_desc_node attention_make_attention_nodes[19] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 18, },
        .text = "MatMul(Softmax(Add(t, mask) | t) { axis in {-1, 3} }, v)", .line = 27 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axis in {-1, 3}", .line = 27 },
        },
        .text = "Softmax(Add(t, mask) | t)", .line = 27 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Add(t, mask) | t", .line = 27 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 17, },
        .text = "Add(t, mask)", .line = 27 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 13, 6, },
        .name = "t",
        .text = "Mul(p, s & const) | Div(p, d & const) | p", .line = 26 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 10, },
        .text = "Mul(p, s & const)", .line = 26 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .name = "p",
        .text = "MatMul(q, kt)", .line = 12, .n_where = 2, .where = (const uint32_t[]){ 3, 7, } },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 24 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "perm", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "perm == [0, 1, 3, 2]", .line = 10 },
        },
        .name = "kt",
        .text = "Transpose(k)", .line = 10 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 24 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 26 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 24 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 26 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 14, },
        .text = "Div(p, d & const)", .line = 26 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "d & const", .line = 26 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 24 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 26 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mask",
        .text = "mask", .line = 24 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 24 },
};
static const struct dfg_desc_region attention_make_attention_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture attention_make_attention_refs[] = { { 7, -1 }, { 9, -1 }, { 18, -1 }, { 11, -1 }, { 15, -1 }, { 17, -1 }, { 6, -1 }, { 4, -1 }, };
static const struct dfg_capture attention_make_attention_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct attention_make_attention_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct attention_make_attention_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct attention_make_attention_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct attention_make_attention_match, s) },
    { "d", DFG_CAP_NODE, offsetof(struct attention_make_attention_match, d) },
    { "mask", DFG_CAP_NODE, offsetof(struct attention_make_attention_match, mask) },
    { "p", DFG_CAP_NODE, offsetof(struct attention_make_attention_match, p) },
    { "t", DFG_CAP_NODE, offsetof(struct attention_make_attention_match, t) },
};
static const struct dfg_desc_pattern attention_make_attention_desc = {
    .n_nodes = 19, .n_exprs = 146, .n_vars = 0, .n_sets = 8,
    .nodes = attention_make_attention_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = attention_make_attention_regions,
    .exprs = attention_make_attention_exprs,
    .captures = attention_make_attention_refs,
    .text = "rule make_attention(q, k, v, s, d, mask) {\012    p = product(q, k);\012    t = Mul(p, s & const) | Div(p, d & const) | p;\012    match MatMul(Softmax(Add(t, mask) | t) { axis in {-1, 3} }, v);\012    where attends(q, k, v), not present(s) or scales(s), not present(d) or scales(d);\012    where not present(mask) or (whole(mask, p) and broadcast_to(mask, p));\012    rewrite Attention(q, k, v, mask?) { scale = present(s) ? value(s) : present(d) ? 1.0 / value(d) : 1.0 };\012}", .line = 24, .n_where = 4, .where = (const uint32_t[]){ 63, 88, 113, 145, }
};
static bool attention_make_attention_any(const dfg_graph *g, dfg_node n, void *m)
{
    return attention_make_attention_match(g, n, m);
}
static bool attention_make_attention_pass(void *ctx, const struct attention_make_attention_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool attention_make_attention_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return attention_make_attention_each(g, n, attention_make_attention_pass, &e);
}

static const struct dfg_part attention_make_attention_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct attention_make_attention_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct attention_make_attention_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct attention_make_attention_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct attention_make_attention_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct attention_make_attention_whole, m.d) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct attention_make_attention_whole, m.mask) },
    { DFG_PART_NONE, false, 0, 7, offsetof(struct attention_make_attention_whole, m.t) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_attention_whole, mul) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct attention_make_attention_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_attention_whole, kt) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_attention_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_attention_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_attention_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct attention_make_attention_whole, matMul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_attention_whole, softmax) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_attention_whole, add) },
};
/* ---- make_attention_wide ---- */

static bool attention_make_attention_wide_extern_13(const dfg_graph *g, const dfg_node *a)
{
    return attention_empty(g, a[0]);
}
static bool attention_make_attention_wide_extern_17(const dfg_graph *g, const dfg_node *a)
{
    return attention_empty(g, a[0]);
}
static bool attention_make_attention_wide_extern_21(const dfg_graph *g, const dfg_node *a)
{
    return attention_empty(g, a[0]);
}
static const struct dfg_desc_expr attention_make_attention_wide_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "q", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "q.rank == 4", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 8, .text = "k", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 11 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "k.rank == 4", .line = 11 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 17, .text = "v", .line = 16 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 16 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "v.rank == 4", .line = 16 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 6, .text = "q", .line = 16 },
    /* 13 */ { .op = DFG_E_EXTERN, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .name = "attention_empty", .call = attention_make_attention_wide_extern_13, .text = "extern attention_empty(q)", .line = 16 },
    /* 14 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "not extern attention_empty(q)", .line = 16 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "v.rank == 4, not extern attention_empty(q)", .line = 16 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 8, .text = "k", .line = 16 },
    /* 17 */ { .op = DFG_E_EXTERN, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "attention_empty", .call = attention_make_attention_wide_extern_17, .text = "extern attention_empty(k)", .line = 16 },
    /* 18 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "not extern attention_empty(k)", .line = 16 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 18, }, .text = "v.rank == 4, not extern attention_empty(q), not extern attention_empty(k)", .line = 16 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 17, .text = "v", .line = 16 },
    /* 21 */ { .op = DFG_E_EXTERN, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .name = "attention_empty", .call = attention_make_attention_wide_extern_21, .text = "extern attention_empty(v)", .line = 16 },
    /* 22 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "not extern attention_empty(v)", .line = 16 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 22, }, .text = "v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v)", .line = 16 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 6, .text = "q", .line = 17 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 17 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 27 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "q.shape[0]", .line = 17 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 8, .text = "k", .line = 17 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 17 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "k.shape[0]", .line = 17 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "q.shape[0] == k.shape[0]", .line = 17 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 32, }, .text = "v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v),\012    q.shape[0] == k.shape[0]", .line = 16 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 8, .text = "k", .line = 17 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "shape", .line = 17 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "k.shape[0]", .line = 17 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 17, .text = "v", .line = 17 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 17 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 41 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "v.shape[0]", .line = 17 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 41, }, .text = "k.shape[0] == v.shape[0]", .line = 17 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 42, }, .text = "v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v),\012    q.shape[0] == k.shape[0], k.shape[0] == v.shape[0]", .line = 16 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 6, .text = "q", .line = 17 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 17 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 17 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "q.shape[1]", .line = 17 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 8, .text = "k", .line = 17 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 17 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 17 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "k.shape[1]", .line = 17 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "q.shape[1] == k.shape[1]", .line = 17 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 52, }, .text = "v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v),\012    q.shape[0] == k.shape[0], k.shape[0] == v.shape[0], q.shape[1] == k.shape[1]", .line = 16 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 8, .text = "k", .line = 18 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 18 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "k.shape[1]", .line = 18 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 17, .text = "v", .line = 18 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 18 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "v.shape[1]", .line = 18 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 61, }, .text = "k.shape[1] == v.shape[1]", .line = 18 },
    /* 63 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 62, }, .text = "v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v),\012    q.shape[0] == k.shape[0], k.shape[0] == v.shape[0], q.shape[1] == k.shape[1],\012    k.shape[1] == v.shape[1]", .line = 16 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 10, .text = "s", .line = 37 },
    /* 65 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "present(s)", .line = 37 },
    /* 66 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "not present(s)", .line = 37 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 10, .text = "s", .line = 20 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "elements", .line = 20 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 70 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "s.elements == 1", .line = 20 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 10, .text = "s", .line = 20 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 20 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 74 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "s.rank <= 4", .line = 20 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "s.elements == 1, s.rank <= 4", .line = 20 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 10, .text = "s", .line = 20 },
    /* 77 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "value(s)", .line = 20 },
    /* 78 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "abs(value(s))", .line = 20 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e-30 }, .text = "1e-30", .line = 20 },
    /* 80 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "abs(value(s)) > 1e-30", .line = 20 },
    /* 81 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 75, 80, }, .text = "s.elements == 1, s.rank <= 4, abs(value(s)) > 1e-30", .line = 20 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 10, .text = "s", .line = 20 },
    /* 83 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "value(s)", .line = 20 },
    /* 84 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "abs(value(s))", .line = 20 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+30 }, .text = "1e30", .line = 20 },
    /* 86 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "abs(value(s)) < 1e30", .line = 20 },
    /* 87 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 81, 86, }, .text = "s.elements == 1, s.rank <= 4, abs(value(s)) > 1e-30, abs(value(s)) < 1e30", .line = 20 },
    /* 88 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 66, 87, }, .text = "not present(s) or scales(s)", .line = 37 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 14, .text = "d", .line = 37 },
    /* 90 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "present(d)", .line = 37 },
    /* 91 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "not present(d)", .line = 37 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 14, .text = "s", .line = 20 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "elements", .line = 20 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 95 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "s.elements == 1", .line = 20 },
    /* 96 */ { .op = DFG_E_NODE, .ref = 14, .text = "s", .line = 20 },
    /* 97 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .text = "rank", .line = 20 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 99 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 97, 98, }, .text = "s.rank <= 4", .line = 20 },
    /* 100 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 95, 99, }, .text = "s.elements == 1, s.rank <= 4", .line = 20 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 14, .text = "s", .line = 20 },
    /* 102 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 101, }, .text = "value(s)", .line = 20 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "abs(value(s))", .line = 20 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e-30 }, .text = "1e-30", .line = 20 },
    /* 105 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "abs(value(s)) > 1e-30", .line = 20 },
    /* 106 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 105, }, .text = "s.elements == 1, s.rank <= 4, abs(value(s)) > 1e-30", .line = 20 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 14, .text = "s", .line = 20 },
    /* 108 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "value(s)", .line = 20 },
    /* 109 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "abs(value(s))", .line = 20 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+30 }, .text = "1e30", .line = 20 },
    /* 111 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "abs(value(s)) < 1e30", .line = 20 },
    /* 112 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 106, 111, }, .text = "s.elements == 1, s.rank <= 4, abs(value(s)) > 1e-30, abs(value(s)) < 1e30", .line = 20 },
    /* 113 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 112, }, .text = "not present(d) or scales(d)", .line = 37 },
    /* 114 */ { .op = DFG_E_NODE, .ref = 16, .text = "mask", .line = 38 },
    /* 115 */ { .op = DFG_E_NODE, .ref = 5, .text = "p", .line = 38 },
    /* 116 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "broadcast_to(mask, p)", .line = 38 },
    /* 117 */ { .op = DFG_E_NODE, .ref = 16, .text = "mask", .line = 22 },
    /* 118 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "rank", .line = 22 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 22 },
    /* 120 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "mask.rank >= 2", .line = 22 },
    /* 121 */ { .op = DFG_E_NODE, .ref = 16, .text = "mask", .line = 22 },
    /* 122 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 121, }, .text = "shape", .line = 22 },
    /* 123 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 22 },
    /* 124 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 122, 123, }, .text = "mask.shape[-2]", .line = 22 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 5, .text = "p", .line = 22 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "shape", .line = 22 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 22 },
    /* 128 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "p.shape[-2]", .line = 22 },
    /* 129 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "mask.shape[-2] == p.shape[-2]", .line = 22 },
    /* 130 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 120, 129, }, .text = "mask.rank >= 2, mask.shape[-2] == p.shape[-2]", .line = 22 },
    /* 131 */ { .op = DFG_E_NODE, .ref = 16, .text = "mask", .line = 22 },
    /* 132 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 131, }, .text = "shape", .line = 22 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 22 },
    /* 134 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 132, 133, }, .text = "mask.shape[-1]", .line = 22 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 5, .text = "p", .line = 22 },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "shape", .line = 22 },
    /* 137 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 22 },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "p.shape[-1]", .line = 22 },
    /* 139 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 134, 138, }, .text = "mask.shape[-1] == p.shape[-1]", .line = 22 },
    /* 140 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 130, 139, }, .text = "mask.rank >= 2, mask.shape[-2] == p.shape[-2], mask.shape[-1] == p.shape[-1]", .line = 22 },
    /* 141 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "not whole(mask, p)", .line = 38 },
    /* 142 */ { .op = DFG_E_NODE, .ref = 5, .text = "p", .line = 38 },
    /* 143 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 142, }, .text = "shape", .line = 38 },
    /* 144 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38 },
    /* 145 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 143, 144, }, .text = "p.shape[2]", .line = 38 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 147 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 145, 146, }, .text = "p.shape[2] + 0", .line = 38 },
    /* 148 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 147, }, .text = "present(p.shape[2] + 0)", .line = 38 },
    /* 149 */ { .op = DFG_E_NODE, .ref = 5, .text = "p", .line = 38 },
    /* 150 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 149, }, .text = "shape", .line = 38 },
    /* 151 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 38 },
    /* 152 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 150, 151, }, .text = "p.shape[3]", .line = 38 },
    /* 153 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 154 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 152, 153, }, .text = "p.shape[3] + 0", .line = 38 },
    /* 155 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "present(p.shape[3] + 0)", .line = 38 },
};
static const struct dfg_desc_node attention_make_attention_wide_nodes[18] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 17, },
        .text = "MatMul(Softmax(Add(t, mask)) { axis in {-1, 3} }, v)", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axis in {-1, 3}", .line = 36 },
        },
        .text = "Softmax(Add(t, mask))", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 16, },
        .text = "Add(t, mask)", .line = 36 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 12, 5, },
        .name = "t",
        .text = "Mul(p, s & const) | Div(p, d & const) | p", .line = 35 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, },
        .text = "Mul(p, s & const)", .line = 35 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .name = "p",
        .text = "MatMul(q, kt)", .line = 12, .n_where = 2, .where = (const uint32_t[]){ 3, 7, } },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 33 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "perm", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "perm == [0, 1, 3, 2]", .line = 10 },
        },
        .name = "kt",
        .text = "Transpose(k)", .line = 10 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 33 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "s & const", .line = 35 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 33 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 13, },
        .text = "Div(p, d & const)", .line = 35 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "d & const", .line = 35 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 33 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mask",
        .text = "mask", .line = 33 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 33 },
};
static const struct dfg_desc_region attention_make_attention_wide_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture attention_make_attention_wide_refs[] = { { 6, -1 }, { 8, -1 }, { 17, -1 }, { 10, -1 }, { 14, -1 }, { 16, -1 }, { 5, -1 }, { 3, -1 }, };
static const struct dfg_capture attention_make_attention_wide_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct attention_make_attention_wide_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct attention_make_attention_wide_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct attention_make_attention_wide_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct attention_make_attention_wide_match, s) },
    { "d", DFG_CAP_NODE, offsetof(struct attention_make_attention_wide_match, d) },
    { "mask", DFG_CAP_NODE, offsetof(struct attention_make_attention_wide_match, mask) },
    { "p", DFG_CAP_NODE, offsetof(struct attention_make_attention_wide_match, p) },
    { "t", DFG_CAP_NODE, offsetof(struct attention_make_attention_wide_match, t) },
};
static const struct dfg_desc_pattern attention_make_attention_wide_desc = {
    .n_nodes = 18, .n_exprs = 156, .n_vars = 0, .n_sets = 8,
    .nodes = attention_make_attention_wide_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = attention_make_attention_wide_regions,
    .exprs = attention_make_attention_wide_exprs,
    .captures = attention_make_attention_wide_refs,
    .text = "rule make_attention_wide(q, k, v, s, d, mask) {\012    p = product(q, k);\012    t = Mul(p, s & const) | Div(p, d & const) | p;\012    match MatMul(Softmax(Add(t, mask)) { axis in {-1, 3} }, v);\012    where attends(q, k, v), not present(s) or scales(s), not present(d) or scales(d);\012    where broadcast_to(mask, p), not whole(mask, p), present(p.shape[2] + 0), present(p.shape[3] + 0);\012    rewrite Attention(q, k, v, Expand(mask, i64 [p.shape[2], p.shape[3]])) {\012        scale = present(s) ? value(s) : present(d) ? 1.0 / value(d) : 1.0\012    };\012}", .line = 33, .n_where = 7, .where = (const uint32_t[]){ 63, 88, 113, 116, 141, 148, 155, }
};
static bool attention_make_attention_wide_any(const dfg_graph *g, dfg_node n, void *m)
{
    return attention_make_attention_wide_match(g, n, m);
}
static bool attention_make_attention_wide_pass(void *ctx, const struct attention_make_attention_wide_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool attention_make_attention_wide_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return attention_make_attention_wide_each(g, n, attention_make_attention_wide_pass, &e);
}

static const struct dfg_part attention_make_attention_wide_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct attention_make_attention_wide_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct attention_make_attention_wide_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct attention_make_attention_wide_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct attention_make_attention_wide_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct attention_make_attention_wide_whole, m.d) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct attention_make_attention_wide_whole, m.mask) },
    { DFG_PART_NONE, false, 0, 7, offsetof(struct attention_make_attention_wide_whole, m.t) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_attention_wide_whole, mul) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct attention_make_attention_wide_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_attention_wide_whole, kt) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_attention_wide_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_attention_wide_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_attention_wide_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct attention_make_attention_wide_whole, matMul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_attention_wide_whole, softmax) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_attention_wide_whole, add) },
};
/* ---- repeated ---- */

static const struct dfg_desc_expr attention_repeated_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "k", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 48 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "k.rank == 4", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "e", .line = 48 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 48 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 5LL }, .text = "5", .line = 48 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "e.rank == 5", .line = 48 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 48 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 48 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 48 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.rank == 4", .line = 48 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "e", .line = 48 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 48 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "e.shape[0]", .line = 48 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "k", .line = 48 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 48 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "k.shape[0]", .line = 48 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "e.shape[0] == k.shape[0]", .line = 48 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 1, .text = "e", .line = 48 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 48 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "e.shape[1]", .line = 48 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "k", .line = 48 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 48 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "k.shape[1]", .line = 48 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 28, }, .text = "e.shape[1] == k.shape[1]", .line = 48 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 1, .text = "e", .line = 49 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 49 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 49 },
    /* 33 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "e.shape[3]", .line = 49 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 3, .text = "k", .line = 49 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "shape", .line = 49 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 49 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "k.shape[2]", .line = 49 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 37, }, .text = "e.shape[3] == k.shape[2]", .line = 49 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 1, .text = "e", .line = 49 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "shape", .line = 49 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 49 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "e.shape[4]", .line = 49 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 3, .text = "k", .line = 49 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 49 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 49 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "k.shape[3]", .line = 49 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 46, }, .text = "e.shape[4] == k.shape[3]", .line = 49 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 50 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 50 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 50 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "r.shape[0]", .line = 50 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 3, .text = "k", .line = 50 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 50 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 50 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "k.shape[0]", .line = 50 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "r.shape[0] == k.shape[0]", .line = 50 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 50 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "shape", .line = 50 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "r.shape[1]", .line = 50 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 1, .text = "e", .line = 50 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 50 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "e.shape[1]", .line = 50 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 1, .text = "e", .line = 50 },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "shape", .line = 50 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 50 },
    /* 68 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "e.shape[2]", .line = 50 },
    /* 69 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "e.shape[1] * e.shape[2]", .line = 50 },
    /* 70 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 69, }, .text = "r.shape[1] == e.shape[1] * e.shape[2]", .line = 50 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 50 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 50 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 50 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "r.shape[2]", .line = 50 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 3, .text = "k", .line = 50 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "shape", .line = 50 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 50 },
    /* 78 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "k.shape[2]", .line = 50 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 74, 78, }, .text = "r.shape[2] == k.shape[2]", .line = 50 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 51 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 51 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 51 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "r.shape[3]", .line = 51 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 3, .text = "k", .line = 51 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 51 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 51 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "k.shape[3]", .line = 51 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 87, }, .text = "r.shape[3] == k.shape[3]", .line = 51 },
};
static const struct dfg_desc_node attention_repeated_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .name = "r",
        .text = "Reshape(e, _)", .line = 47 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Expand", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "e",
        .text = "Expand(u, _)", .line = 46 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Unsqueeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "u",
        .text = "Unsqueeze(k, 2)", .line = 45 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 44 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 45 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 46 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 47 },
};
static const struct dfg_desc_region attention_repeated_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture attention_repeated_refs[] = { { 3, -1 }, { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture attention_repeated_captures[] = {
    { "k", DFG_CAP_NODE, offsetof(struct attention_repeated_match, k) },
    { "u", DFG_CAP_NODE, offsetof(struct attention_repeated_match, u) },
    { "e", DFG_CAP_NODE, offsetof(struct attention_repeated_match, e) },
    { "r", DFG_CAP_NODE, offsetof(struct attention_repeated_match, r) },
};
static const struct dfg_desc_pattern attention_repeated_desc = {
    .n_nodes = 7, .n_exprs = 89, .n_vars = 0, .n_sets = 4,
    .nodes = attention_repeated_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = attention_repeated_regions,
    .exprs = attention_repeated_exprs,
    .captures = attention_repeated_refs,
    .text = "pattern repeated(k) {\012    u = Unsqueeze(k, 2);\012    e = Expand(u, _);\012    r = Reshape(e, _);\012    where k.rank == 4, e.rank == 5, r.rank == 4, e.shape[0] == k.shape[0], e.shape[1] == k.shape[1];\012    where e.shape[3] == k.shape[2], e.shape[4] == k.shape[3];\012    where r.shape[0] == k.shape[0], r.shape[1] == e.shape[1] * e.shape[2], r.shape[2] == k.shape[2];\012    where r.shape[3] == k.shape[3];\012    return r;\012}", .line = 44, .n_where = 11, .where = (const uint32_t[]){ 3, 7, 11, 20, 29, 38, 47, 56, 70, 79, 88, }
};
static bool attention_repeated_any(const dfg_graph *g, dfg_node n, void *m)
{
    return attention_repeated_match(g, n, m);
}
static bool attention_repeated_pass(void *ctx, const struct attention_repeated_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool attention_repeated_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return attention_repeated_each(g, n, attention_repeated_pass, &e);
}

static const struct dfg_part attention_repeated_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct attention_repeated_whole, m.k) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct attention_repeated_whole, m.u) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_repeated_whole, constant) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct attention_repeated_whole, m.e) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct attention_repeated_whole, x) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct attention_repeated_whole, m.r) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct attention_repeated_whole, x_2) },
};
/* ---- ungroup_attention ---- */

static const struct dfg_desc_expr attention_ungroup_attention_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "k", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 48 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "k.rank == 4", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "e", .line = 48 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 48 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 5LL }, .text = "5", .line = 48 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "e.rank == 5", .line = 48 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 48 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 48 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 48 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.rank == 4", .line = 48 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 3, .text = "e", .line = 48 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 48 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "e.shape[0]", .line = 48 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 5, .text = "k", .line = 48 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 48 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "k.shape[0]", .line = 48 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "e.shape[0] == k.shape[0]", .line = 48 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "e", .line = 48 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 48 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "e.shape[1]", .line = 48 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 5, .text = "k", .line = 48 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 48 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "k.shape[1]", .line = 48 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 28, }, .text = "e.shape[1] == k.shape[1]", .line = 48 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 3, .text = "e", .line = 49 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 49 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 49 },
    /* 33 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "e.shape[3]", .line = 49 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 5, .text = "k", .line = 49 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "shape", .line = 49 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 49 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "k.shape[2]", .line = 49 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 37, }, .text = "e.shape[3] == k.shape[2]", .line = 49 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 3, .text = "e", .line = 49 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "shape", .line = 49 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 49 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "e.shape[4]", .line = 49 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 5, .text = "k", .line = 49 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 49 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 49 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "k.shape[3]", .line = 49 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 46, }, .text = "e.shape[4] == k.shape[3]", .line = 49 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 50 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 50 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 50 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "r.shape[0]", .line = 50 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 5, .text = "k", .line = 50 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 50 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 50 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "k.shape[0]", .line = 50 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "r.shape[0] == k.shape[0]", .line = 50 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 50 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "shape", .line = 50 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "r.shape[1]", .line = 50 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 3, .text = "e", .line = 50 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 50 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "e.shape[1]", .line = 50 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 3, .text = "e", .line = 50 },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "shape", .line = 50 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 50 },
    /* 68 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "e.shape[2]", .line = 50 },
    /* 69 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "e.shape[1] * e.shape[2]", .line = 50 },
    /* 70 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 69, }, .text = "r.shape[1] == e.shape[1] * e.shape[2]", .line = 50 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 50 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 50 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 50 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "r.shape[2]", .line = 50 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 5, .text = "k", .line = 50 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "shape", .line = 50 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 50 },
    /* 78 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "k.shape[2]", .line = 50 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 74, 78, }, .text = "r.shape[2] == k.shape[2]", .line = 50 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 51 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 51 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 51 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "r.shape[3]", .line = 51 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 5, .text = "k", .line = 51 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 51 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 51 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "k.shape[3]", .line = 51 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 87, }, .text = "r.shape[3] == k.shape[3]", .line = 51 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 12, .text = "k", .line = 48 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "rank", .line = 48 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 48 },
    /* 92 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "k.rank == 4", .line = 48 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 10, .text = "e", .line = 48 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "rank", .line = 48 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 5LL }, .text = "5", .line = 48 },
    /* 96 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "e.rank == 5", .line = 48 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 48 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 48 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 48 },
    /* 100 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "r.rank == 4", .line = 48 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 10, .text = "e", .line = 48 },
    /* 102 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 101, }, .text = "shape", .line = 48 },
    /* 103 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 104 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 102, 103, }, .text = "e.shape[0]", .line = 48 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 12, .text = "k", .line = 48 },
    /* 106 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .text = "shape", .line = 48 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 108 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 106, 107, }, .text = "k.shape[0]", .line = 48 },
    /* 109 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 104, 108, }, .text = "e.shape[0] == k.shape[0]", .line = 48 },
    /* 110 */ { .op = DFG_E_NODE, .ref = 10, .text = "e", .line = 48 },
    /* 111 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 110, }, .text = "shape", .line = 48 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 113 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 111, 112, }, .text = "e.shape[1]", .line = 48 },
    /* 114 */ { .op = DFG_E_NODE, .ref = 12, .text = "k", .line = 48 },
    /* 115 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 114, }, .text = "shape", .line = 48 },
    /* 116 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 117 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 115, 116, }, .text = "k.shape[1]", .line = 48 },
    /* 118 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 113, 117, }, .text = "e.shape[1] == k.shape[1]", .line = 48 },
    /* 119 */ { .op = DFG_E_NODE, .ref = 10, .text = "e", .line = 49 },
    /* 120 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .text = "shape", .line = 49 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 49 },
    /* 122 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "e.shape[3]", .line = 49 },
    /* 123 */ { .op = DFG_E_NODE, .ref = 12, .text = "k", .line = 49 },
    /* 124 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 123, }, .text = "shape", .line = 49 },
    /* 125 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 49 },
    /* 126 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 124, 125, }, .text = "k.shape[2]", .line = 49 },
    /* 127 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 122, 126, }, .text = "e.shape[3] == k.shape[2]", .line = 49 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 10, .text = "e", .line = 49 },
    /* 129 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "shape", .line = 49 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 49 },
    /* 131 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 129, 130, }, .text = "e.shape[4]", .line = 49 },
    /* 132 */ { .op = DFG_E_NODE, .ref = 12, .text = "k", .line = 49 },
    /* 133 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 132, }, .text = "shape", .line = 49 },
    /* 134 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 49 },
    /* 135 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 133, 134, }, .text = "k.shape[3]", .line = 49 },
    /* 136 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 131, 135, }, .text = "e.shape[4] == k.shape[3]", .line = 49 },
    /* 137 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 50 },
    /* 138 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 137, }, .text = "shape", .line = 50 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 50 },
    /* 140 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "r.shape[0]", .line = 50 },
    /* 141 */ { .op = DFG_E_NODE, .ref = 12, .text = "k", .line = 50 },
    /* 142 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 141, }, .text = "shape", .line = 50 },
    /* 143 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 50 },
    /* 144 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 142, 143, }, .text = "k.shape[0]", .line = 50 },
    /* 145 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 140, 144, }, .text = "r.shape[0] == k.shape[0]", .line = 50 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 50 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "shape", .line = 50 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 149 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "r.shape[1]", .line = 50 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 10, .text = "e", .line = 50 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "shape", .line = 50 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 153 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "e.shape[1]", .line = 50 },
    /* 154 */ { .op = DFG_E_NODE, .ref = 10, .text = "e", .line = 50 },
    /* 155 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "shape", .line = 50 },
    /* 156 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 50 },
    /* 157 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 155, 156, }, .text = "e.shape[2]", .line = 50 },
    /* 158 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 153, 157, }, .text = "e.shape[1] * e.shape[2]", .line = 50 },
    /* 159 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 158, }, .text = "r.shape[1] == e.shape[1] * e.shape[2]", .line = 50 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 50 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "shape", .line = 50 },
    /* 162 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 50 },
    /* 163 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 161, 162, }, .text = "r.shape[2]", .line = 50 },
    /* 164 */ { .op = DFG_E_NODE, .ref = 12, .text = "k", .line = 50 },
    /* 165 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 164, }, .text = "shape", .line = 50 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 50 },
    /* 167 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 165, 166, }, .text = "k.shape[2]", .line = 50 },
    /* 168 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 163, 167, }, .text = "r.shape[2] == k.shape[2]", .line = 50 },
    /* 169 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 51 },
    /* 170 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 169, }, .text = "shape", .line = 51 },
    /* 171 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 51 },
    /* 172 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 170, 171, }, .text = "r.shape[3]", .line = 51 },
    /* 173 */ { .op = DFG_E_NODE, .ref = 12, .text = "k", .line = 51 },
    /* 174 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 173, }, .text = "shape", .line = 51 },
    /* 175 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 51 },
    /* 176 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 174, 175, }, .text = "k.shape[3]", .line = 51 },
    /* 177 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 172, 176, }, .text = "r.shape[3] == k.shape[3]", .line = 51 },
    /* 178 */ { .op = DFG_E_NODE, .ref = 5, .text = "k", .line = 57 },
    /* 179 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "shape", .line = 57 },
    /* 180 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 181 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 179, 180, }, .text = "k.shape[1]", .line = 57 },
    /* 182 */ { .op = DFG_E_NODE, .ref = 12, .text = "v", .line = 57 },
    /* 183 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 182, }, .text = "shape", .line = 57 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 185 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "v.shape[1]", .line = 57 },
    /* 186 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 181, 185, }, .text = "k.shape[1] == v.shape[1]", .line = 57 },
    /* 187 */ { .op = DFG_E_NODE, .ref = 1, .text = "q", .line = 57 },
    /* 188 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 187, }, .text = "rank", .line = 57 },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 57 },
    /* 190 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "q.rank == 4", .line = 57 },
};
static const struct dfg_desc_node attention_ungroup_attention_nodes[17] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Attention", },
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 9, 16, },
        .optional = 0x8u,
        .name = "a",
        .text = "Attention(q, repeated(k), repeated(v), mask?)", .line = 55 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 54 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .name = "r",
        .text = "Reshape(e, _)", .line = 47, .n_where = 11, .where = (const uint32_t[]){ 3, 7, 11, 20, 29, 38, 47, 56, 70, 79, 88, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Expand", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .name = "e",
        .text = "Expand(u, _)", .line = 46 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Unsqueeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "u",
        .text = "Unsqueeze(k, 2)", .line = 45 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 54 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 45 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 46 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 47 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, },
        .name = "r",
        .text = "Reshape(e, _)", .line = 47, .n_where = 11, .where = (const uint32_t[]){ 92, 96, 100, 109, 118, 127, 136, 145, 159, 168, 177, } },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Expand", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, },
        .name = "e",
        .text = "Expand(u, _)", .line = 46 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Unsqueeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .name = "u",
        .text = "Unsqueeze(k, 2)", .line = 45 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 54 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 45 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 46 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 47 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mask",
        .text = "mask", .line = 54 },
};
static const struct dfg_desc_region attention_ungroup_attention_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture attention_ungroup_attention_refs[] = { { 1, -1 }, { 5, -1 }, { 12, -1 }, { 16, -1 }, { 0, -1 }, };
static const struct dfg_capture attention_ungroup_attention_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct attention_ungroup_attention_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct attention_ungroup_attention_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct attention_ungroup_attention_match, v) },
    { "mask", DFG_CAP_NODE, offsetof(struct attention_ungroup_attention_match, mask) },
    { "a", DFG_CAP_NODE, offsetof(struct attention_ungroup_attention_match, a) },
};
static const struct dfg_desc_pattern attention_ungroup_attention_desc = {
    .n_nodes = 17, .n_exprs = 191, .n_vars = 0, .n_sets = 5,
    .nodes = attention_ungroup_attention_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = attention_ungroup_attention_regions,
    .exprs = attention_ungroup_attention_exprs,
    .captures = attention_ungroup_attention_refs,
    .text = "rule ungroup_attention(q, k, v, mask) {\012    a = Attention(q, repeated(k), repeated(v), mask?);\012    match a;\012    where k.shape[1] == v.shape[1], q.rank == 4;\012    rewrite Attention(q, k, v, mask?) { ..a };\012}", .line = 54, .n_where = 2, .where = (const uint32_t[]){ 186, 190, }
};
static bool attention_ungroup_attention_any(const dfg_graph *g, dfg_node n, void *m)
{
    return attention_ungroup_attention_match(g, n, m);
}
static bool attention_ungroup_attention_pass(void *ctx, const struct attention_ungroup_attention_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool attention_ungroup_attention_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return attention_ungroup_attention_each(g, n, attention_ungroup_attention_pass, &e);
}

static const struct dfg_part attention_ungroup_attention_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct attention_ungroup_attention_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct attention_ungroup_attention_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct attention_ungroup_attention_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct attention_ungroup_attention_whole, m.mask) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct attention_ungroup_attention_whole, m.a) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_ungroup_attention_whole, a_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_ungroup_attention_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_ungroup_attention_whole, e) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_ungroup_attention_whole, u) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_ungroup_attention_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct attention_ungroup_attention_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct attention_ungroup_attention_whole, x_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_ungroup_attention_whole, r_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_ungroup_attention_whole, e_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_ungroup_attention_whole, u_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_ungroup_attention_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct attention_ungroup_attention_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct attention_ungroup_attention_whole, x_4) },
};
/* ---- make_rotary ---- */

static const struct dfg_desc_expr attention_make_rotary_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 68 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 68 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 68 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 68 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 68 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {f16, bf16, f32}", .line = 68 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 68 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 68 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 68 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank == 4", .line = 68 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 38, .text = "half", .line = 68 },
    /* 11 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "value(half)", .line = 68 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 68 },
    /* 13 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "value(half) * 2", .line = 68 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 68 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 68 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 68 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.shape[3]", .line = 68 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "value(half) * 2 == x.shape[3]", .line = 68 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 15, .text = "start", .line = 68 },
    /* 20 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "value(start)", .line = 68 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 38, .text = "half", .line = 68 },
    /* 22 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "value(half)", .line = 68 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 22, }, .text = "value(start) == value(half)", .line = 68 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 18, .text = "all", .line = 68 },
    /* 25 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "value(all)", .line = 68 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 68 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "shape", .line = 68 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 68 },
    /* 29 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "x.shape[3]", .line = 68 },
    /* 30 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "value(all) >= x.shape[3]", .line = 68 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 5, .text = "cos", .line = 69 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "rank", .line = 69 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 69 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "cos.rank == 3", .line = 69 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 54, .text = "sin", .line = 69 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "rank", .line = 69 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 69 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "sin.rank == 3", .line = 69 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 5, .text = "cos", .line = 69 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "shape", .line = 69 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 69 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "cos.shape[0]", .line = 69 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 69 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 69 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 69 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "x.shape[0]", .line = 69 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 46, }, .text = "cos.shape[0] == x.shape[0]", .line = 69 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 5, .text = "cos", .line = 69 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 69 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 69 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "cos.shape[1]", .line = 69 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 69 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 69 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 69 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[2]", .line = 69 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "cos.shape[1] == x.shape[2]", .line = 69 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "cos", .line = 70 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "shape", .line = 70 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 70 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "cos.shape[2]", .line = 70 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 38, .text = "half", .line = 70 },
    /* 62 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "value(half)", .line = 70 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 62, }, .text = "cos.shape[2] == value(half)", .line = 70 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 5, .text = "cos", .line = 70 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 54, .text = "sin", .line = 70 },
    /* 66 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "same_shape(cos, sin)", .line = 70 },
};
static const struct dfg_desc_node attention_make_rotary_nodes[55] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "Add(Mul(x, Unsqueeze(c, end & 1)), Mul(Concat(Neg(second), first) { axis in {-1,...", .line = 67 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Mul(x, Unsqueeze(c, end & 1))", .line = 67 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 61 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Unsqueeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, },
        .text = "Unsqueeze(c, end & 1)", .line = 67 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Concat", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 5, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "axis == -1", .line = 65 },
        },
        .name = "c",
        .text = "Concat(cos, cos)", .line = 65 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "cos",
        .text = "cos", .line = 61 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "end & 1", .line = 67 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "end",
        .text = "end", .line = 61 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 67 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 52, },
        .text = "Mul(Concat(Neg(second), first) { axis in {-1, 3} }, Unsqueeze(s, end))", .line = 67 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Concat", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axis in {-1, 3}", .line = 67 },
        },
        .text = "Concat(Neg(second), first)", .line = 67 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Neg", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .text = "Neg(second)", .line = 67 },
    [12] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 22, 28, },
        .name = "second",
        .text = "Slice(x, start & const, all & const, 3, 1) | Slice(x, start & const, all & const...", .line = 63 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 14, 17, 20, 21, },
        .text = "Slice(x, start & const, all & const, 3, 1)", .line = 63 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "start & const", .line = 63 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "start",
        .text = "start", .line = 61 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 63 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "all & const", .line = 63 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "all",
        .text = "all", .line = 61 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 63 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 63 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 63 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 4, .kids = (const uint32_t[]){ 2, 23, 25, 27, },
        .text = "Slice(x, start & const, all & const, 3)", .line = 63 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 24, },
        .text = "start & const", .line = 63 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 63 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 26, },
        .text = "all & const", .line = 63 },
    [26] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 63 },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 63 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 4, .kids = (const uint32_t[]){ 2, 29, 31, 33, },
        .text = "Slice(x, start & const, all & const, -1)", .line = 64 },
    [29] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 30, },
        .text = "start & const", .line = 64 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 64 },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 32, },
        .text = "all & const", .line = 64 },
    [32] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 64 },
    [33] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = -1LL }, 0.0 },
        .text = "-1", .line = 64 },
    [34] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 35, 42, 47, },
        .name = "first",
        .text = "Slice(x, 0, half & const, 3, 1) | Slice(x, 0, half & const, 3) | Slice(x, 0, hal...", .line = 62 },
    [35] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 36, 37, 40, 41, },
        .text = "Slice(x, 0, half & const, 3, 1)", .line = 62 },
    [36] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 62 },
    [37] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, },
        .text = "half & const", .line = 62 },
    [38] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "half",
        .text = "half", .line = 61 },
    [39] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 62 },
    [40] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 62 },
    [41] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
    [42] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 4, .kids = (const uint32_t[]){ 2, 43, 44, 46, },
        .text = "Slice(x, 0, half & const, 3)", .line = 62 },
    [43] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 62 },
    [44] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 38, 45, },
        .text = "half & const", .line = 62 },
    [45] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 62 },
    [46] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 62 },
    [47] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 4, .kids = (const uint32_t[]){ 2, 48, 49, 51, },
        .text = "Slice(x, 0, half & const, -1)", .line = 62 },
    [48] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 62 },
    [49] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 38, 50, },
        .text = "half & const", .line = 62 },
    [50] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 62 },
    [51] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = -1LL }, 0.0 },
        .text = "-1", .line = 62 },
    [52] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Unsqueeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 53, 7, },
        .text = "Unsqueeze(s, end)", .line = 67 },
    [53] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Concat", },
        .n_kids = 2, .kids = (const uint32_t[]){ 54, 54, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "axis == -1", .line = 66 },
        },
        .name = "s",
        .text = "Concat(sin, sin)", .line = 66 },
    [54] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sin",
        .text = "sin", .line = 61 },
};
static const struct dfg_desc_region attention_make_rotary_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture attention_make_rotary_refs[] = { { 2, -1 }, { 5, -1 }, { 54, -1 }, { 38, -1 }, { 7, -1 }, { 15, -1 }, { 18, -1 }, { 34, -1 }, { 12, -1 }, { 4, -1 }, { 53, -1 }, };
static const struct dfg_capture attention_make_rotary_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct attention_make_rotary_match, x) },
    { "cos", DFG_CAP_NODE, offsetof(struct attention_make_rotary_match, cos) },
    { "sin", DFG_CAP_NODE, offsetof(struct attention_make_rotary_match, sin) },
    { "half", DFG_CAP_NODE, offsetof(struct attention_make_rotary_match, half) },
    { "end", DFG_CAP_NODE, offsetof(struct attention_make_rotary_match, end) },
    { "start", DFG_CAP_NODE, offsetof(struct attention_make_rotary_match, start) },
    { "all", DFG_CAP_NODE, offsetof(struct attention_make_rotary_match, all) },
    { "first", DFG_CAP_NODE, offsetof(struct attention_make_rotary_match, first) },
    { "second", DFG_CAP_NODE, offsetof(struct attention_make_rotary_match, second) },
    { "c", DFG_CAP_NODE, offsetof(struct attention_make_rotary_match, c) },
    { "s", DFG_CAP_NODE, offsetof(struct attention_make_rotary_match, s) },
};
static const struct dfg_desc_pattern attention_make_rotary_desc = {
    .n_nodes = 55, .n_exprs = 67, .n_vars = 0, .n_sets = 11,
    .nodes = attention_make_rotary_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = attention_make_rotary_regions,
    .exprs = attention_make_rotary_exprs,
    .captures = attention_make_rotary_refs,
    .text = "rule make_rotary(x, cos, sin, half, end, start, all) {\012    first = Slice(x, 0, half & const, 3, 1) | Slice(x, 0, half & const, 3) | Slice(x, 0, half & const, -1);\012    second = Slice(x, start & const, all & const, 3, 1) | Slice(x, start & const, all & const, 3)\012           | Slice(x, start & const, all & const, -1);\012    c = Concat(cos, cos) { axis == -1 };\012    s = Concat(sin, sin) { axis == -1 };\012    match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(Concat(Neg(second), first) { axis in {-1, 3} }, Unsqueeze(s, end)));\012    where x.dtype in {f16, bf16, f32}, x.rank == 4, value(half) * 2 == x.shape[3], value(start) == value(half), value(all) >= x.shape[3];\012    where cos.rank == 3, sin.rank == 3, cos.shape[0] == x.shape[0], cos.shape[1] == x.shape[2];\012    where cos.shape[2] == value(half), same_shape(cos, sin);\012    rewrite RotaryEmbedding(x, cos, sin);\012}", .line = 61, .n_where = 11, .where = (const uint32_t[]){ 5, 9, 18, 23, 30, 34, 38, 47, 56, 63, 66, }
};
static bool attention_make_rotary_any(const dfg_graph *g, dfg_node n, void *m)
{
    return attention_make_rotary_match(g, n, m);
}
static bool attention_make_rotary_pass(void *ctx, const struct attention_make_rotary_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool attention_make_rotary_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return attention_make_rotary_each(g, n, attention_make_rotary_pass, &e);
}

static const struct dfg_part attention_make_rotary_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct attention_make_rotary_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct attention_make_rotary_whole, m.cos) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct attention_make_rotary_whole, m.sin) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct attention_make_rotary_whole, m.half) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct attention_make_rotary_whole, m.end) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct attention_make_rotary_whole, m.start) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct attention_make_rotary_whole, m.all) },
    { DFG_PART_NONE, false, 0, 7, offsetof(struct attention_make_rotary_whole, m.first) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_rotary_whole, slice) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_rotary_whole, slice_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_rotary_whole, slice_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_10) },
    { DFG_PART_NONE, false, 0, 8, offsetof(struct attention_make_rotary_whole, m.second) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_rotary_whole, slice_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_11) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_12) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_14) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_rotary_whole, slice_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_15) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_16) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_17) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_rotary_whole, slice_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_18) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_19) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_20) },
    { DFG_PART_INNER, false, 0, 9, offsetof(struct attention_make_rotary_whole, m.c) },
    { DFG_PART_INNER, false, 0, 10, offsetof(struct attention_make_rotary_whole, m.s) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct attention_make_rotary_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_rotary_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_rotary_whole, unsqueeze) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_make_rotary_whole, constant_21) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_rotary_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_rotary_whole, concat) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_rotary_whole, neg) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct attention_make_rotary_whole, unsqueeze_2) },
};
/* ---- merge_qkv ---- */

static const struct dfg_desc_expr attention_merge_qkv_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 76 },
    /* 1 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "uses(x)", .line = 76 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 76 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "uses(x) == 3", .line = 76 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "q", .line = 76 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 76 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 76 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "q.rank == 2", .line = 76 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "k", .line = 76 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 76 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 76 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "k.rank == 2", .line = 76 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 11, .text = "v", .line = 76 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 76 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 76 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "v.rank == 2", .line = 76 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 76 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 76 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 76 },
    /* 19 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.rank >= 2", .line = 76 },
};
static const struct dfg_desc_node attention_merge_qkv_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "MatMul(x, q & const)", .line = 75 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 74 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "q & const", .line = 75 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 74 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "MatMul(x, k & const)", .line = 75 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "k & const", .line = 75 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 74 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 10, },
        .text = "MatMul(x, v & const)", .line = 75 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "v & const", .line = 75 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 74 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
};
static const struct dfg_desc_region attention_merge_qkv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture attention_merge_qkv_refs[] = { { 1, -1 }, { 3, -1 }, { 7, -1 }, { 11, -1 }, };
static const struct dfg_capture attention_merge_qkv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct attention_merge_qkv_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct attention_merge_qkv_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct attention_merge_qkv_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct attention_merge_qkv_match, v) },
};
static const struct dfg_desc_pattern attention_merge_qkv_desc = {
    .n_nodes = 13, .n_exprs = 20, .n_vars = 0, .n_sets = 4,
    .nodes = attention_merge_qkv_nodes,
    .n_roots = 3, .roots = (const uint32_t[]){ 0, 5, 9, },
    .n_regions = 1, .regions = attention_merge_qkv_regions,
    .exprs = attention_merge_qkv_exprs,
    .captures = attention_merge_qkv_refs,
    .text = "rule merge_qkv(x, q, k, v) {\012    match MatMul(x, q & const), MatMul(x, k & const), MatMul(x, v & const);\012    where uses(x) == 3, q.rank == 2, k.rank == 2, v.rank == 2, x.rank >= 2;\012    rewrite {\012        s = Split(MatMul(x, Concat(q, k, v) { axis = 1 }), i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3\012            { axis = -1 };\012        return s.0, s.1, s.2;\012    }\012}", .line = 74, .n_where = 5, .where = (const uint32_t[]){ 3, 7, 11, 15, 19, }
};
static bool attention_merge_qkv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return attention_merge_qkv_match(g, n, m);
}
static bool attention_merge_qkv_pass(void *ctx, const struct attention_merge_qkv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool attention_merge_qkv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return attention_merge_qkv_each(g, n, attention_merge_qkv_pass, &e);
}

static const struct dfg_part attention_merge_qkv_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct attention_merge_qkv_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct attention_merge_qkv_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct attention_merge_qkv_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct attention_merge_qkv_whole, m.v) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct attention_merge_qkv_whole, matMul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_merge_qkv_whole, constant) },
    { DFG_PART_ROOT, false, 2, -1, offsetof(struct attention_merge_qkv_whole, matMul_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_merge_qkv_whole, constant_2) },
    { DFG_PART_ROOT, false, 3, -1, offsetof(struct attention_merge_qkv_whole, matMul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct attention_merge_qkv_whole, constant_3) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "product", .place = "attention.pat:9", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct attention_product_match),
      .n_captures = 3, .captures = attention_product_captures,
      .match = attention_product_any, .each = attention_product_all, .desc = &attention_product_desc,
      .whole_size = sizeof(struct attention_product_whole), .n_parts = sizeof attention_product_parts / sizeof *attention_product_parts,
      .n_params = 2, .parts = attention_product_parts, .whole = attention_product_whole },
    { .name = "make_attention", .place = "attention.pat:24", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct attention_make_attention_match),
      .n_captures = 8, .captures = attention_make_attention_captures,
      .match = attention_make_attention_any, .each = attention_make_attention_all, .desc = &attention_make_attention_desc,
      .whole_size = sizeof(struct attention_make_attention_whole), .n_parts = sizeof attention_make_attention_parts / sizeof *attention_make_attention_parts,
      .n_params = 6, .parts = attention_make_attention_parts, .whole = attention_make_attention_whole },
    { .name = "make_attention_wide", .place = "attention.pat:33", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct attention_make_attention_wide_match),
      .n_captures = 8, .captures = attention_make_attention_wide_captures,
      .match = attention_make_attention_wide_any, .each = attention_make_attention_wide_all, .desc = &attention_make_attention_wide_desc,
      .whole_size = sizeof(struct attention_make_attention_wide_whole), .n_parts = sizeof attention_make_attention_wide_parts / sizeof *attention_make_attention_wide_parts,
      .n_params = 6, .parts = attention_make_attention_wide_parts, .whole = attention_make_attention_wide_whole },
    { .name = "repeated", .place = "attention.pat:44", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct attention_repeated_match),
      .n_captures = 4, .captures = attention_repeated_captures,
      .match = attention_repeated_any, .each = attention_repeated_all, .desc = &attention_repeated_desc,
      .whole_size = sizeof(struct attention_repeated_whole), .n_parts = sizeof attention_repeated_parts / sizeof *attention_repeated_parts,
      .n_params = 1, .parts = attention_repeated_parts, .whole = attention_repeated_whole },
    { .name = "ungroup_attention", .place = "attention.pat:54", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct attention_ungroup_attention_match),
      .n_captures = 5, .captures = attention_ungroup_attention_captures,
      .match = attention_ungroup_attention_any, .each = attention_ungroup_attention_all, .desc = &attention_ungroup_attention_desc,
      .whole_size = sizeof(struct attention_ungroup_attention_whole), .n_parts = sizeof attention_ungroup_attention_parts / sizeof *attention_ungroup_attention_parts,
      .n_params = 4, .parts = attention_ungroup_attention_parts, .whole = attention_ungroup_attention_whole },
    { .name = "make_rotary", .place = "attention.pat:61", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct attention_make_rotary_match),
      .n_captures = 11, .captures = attention_make_rotary_captures,
      .match = attention_make_rotary_any, .each = attention_make_rotary_all, .desc = &attention_make_rotary_desc,
      .whole_size = sizeof(struct attention_make_rotary_whole), .n_parts = sizeof attention_make_rotary_parts / sizeof *attention_make_rotary_parts,
      .n_params = 7, .parts = attention_make_rotary_parts, .whole = attention_make_rotary_whole },
    { .name = "merge_qkv", .place = "attention.pat:74", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct attention_merge_qkv_match),
      .n_captures = 4, .captures = attention_merge_qkv_captures,
      .match = attention_merge_qkv_any, .each = attention_merge_qkv_all, .desc = &attention_merge_qkv_desc,
      .whole_size = sizeof(struct attention_merge_qkv_whole), .n_parts = sizeof attention_merge_qkv_parts / sizeof *attention_merge_qkv_parts,
      .n_params = 4, .parts = attention_merge_qkv_parts, .whole = attention_merge_qkv_whole },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit attention_unit;
const struct dfg_unit attention_unit = {
    .abi = DFG_ABI,
    .name = "attention",
    .imports = imports,
    .names = &attention_names, .whole_names = &whole_names,
    .n_patterns = 7, .patterns = patterns,
    .rules = &attention_rules,
};
