/* Made by pat2c from attention.pat; do not edit. */
#include "attention.h"
#if ATTENTION_H != 0x42da02b7812a0f90
#error "attention.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    attention_op_Add = DFG_FIRST_OP, attention_op_Attention, attention_op_Concat, attention_op_Div,
    attention_op_Expand, attention_op_MatMul, attention_op_Mul, attention_op_Neg, attention_op_Reshape,
    attention_op_Slice, attention_op_Softmax, attention_op_Transpose, attention_op_Unsqueeze,
};
enum {
    attention_attr_axis, attention_attr_perm,
};
static const char *const attention_op_names[] = {
    "Add", "Attention", "Concat", "Div", "Expand", "MatMul", "Mul", "Neg", "Reshape", "Slice",
    "Softmax", "Transpose", "Unsqueeze",
};
static const char *const attention_attr_names[] = {
    "axis", "perm",
};

const struct dfg_names attention_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH | DFG_NEEDS_FORMS,
    .n_rows = 4,
    .n_ops = 13,
    .ops = attention_op_names,
    .n_attrs = 2,
    .attrs = attention_attr_names,
};

/* attention.pat:9
 * pattern product(q, k) {
 *     kt = Transpose(k) { perm == [0, 1, 3, 2] };
 *     where q.rank == 4, k.rank == 4;
 *     return MatMul(q, kt);
 * }
 */
bool attention_product_match(const dfg_graph *g, dfg_node n, struct attention_product_match *m)
{
    if (!dfg_calls_with(g, n, attention_op_MatMul, 2))
        return false;
    dfg_node q = dfg_arg(g, n, 0);
    dfg_node kt = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, kt, attention_op_Transpose, 1))
        return false;
    if (!dfg_list_is(g, kt, attention_attr_perm, DFG_LIST(dfg_int(0), dfg_int(1), dfg_int(3), dfg_int(2)),
                     false))
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
    *m = (struct attention_product_match){.root = n, .q = q, .k = k, .kt = kt};
    return true;
}

bool attention_product_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct attention_product_match *m), void *ctx)
{
    struct attention_product_match m;
    return attention_product_match(g, n, &m) && accept(ctx, &m);
}

/* attention.pat:15
 * cond attends(q, k, v) =
 *     v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v),
 *     q.shape[0] == k.shape[0], k.shape[0] == v.shape[0], q.shape[1] == k.shape[1],
 *     k.shape[1] == v.shape[1];
 */
static bool attention_attends(const dfg_graph *g, dfg_node q, dfg_node k2, dfg_node v)
{
    return dfg_rank(g, v) == 4 && !attention_empty(g, q) && !attention_empty(g, k2)
        && !attention_empty(g, v) && dfg_dim_eq(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, k2, 0))
        && dfg_dim_eq(g, dfg_extent_of(g, k2, 0), dfg_extent_of(g, v, 0))
        && dfg_dim_eq(g, dfg_extent_of(g, q, 1), dfg_extent_of(g, k2, 1))
        && dfg_dim_eq(g, dfg_extent_of(g, k2, 1), dfg_extent_of(g, v, 1));
}

/* attention.pat:20
 * cond scales(s) = s.elements == 1, s.rank <= 4, value(s) > 1e-30, value(s) < 1e30;
 */
static bool attention_scales(const dfg_graph *g, dfg_node s)
{
    return dfg_dim_eq(g, dfg_elements_of(g, s), dfg_int(1)) && dfg_le(dfg_rank_of(g, s), dfg_int(4))
        && dfg_gt(dfg_value_of(g, s), dfg_float(1e-30)) && dfg_lt(dfg_value_of(g, s), dfg_float(1e+30));
}

/* attention.pat:22
 * cond whole(mask, p) = mask.rank >= 2, mask.shape[-2] == p.shape[-2], mask.shape[-1] == p.shape[-1];
 */
static bool attention_whole_2(const dfg_graph *g, dfg_node mask, dfg_node p)
{
    return dfg_ge(dfg_rank_of(g, mask), dfg_int(2))
        && dfg_dim_eq(g, dfg_extent_of(g, mask, -2), dfg_extent_of(g, p, -2))
        && dfg_dim_eq(g, dfg_extent_of(g, mask, -1), dfg_extent_of(g, p, -1));
}

/* attention.pat:24
 * rule make_attention(q, k, v, s, d, mask) {
 *     p = product(q, k);
 *     t = Mul(p, s & const) | Div(p, d & const) | p;
 *     match MatMul(Softmax(Add(t, mask) | t) { axis in {-1, 3} }, v);
 *     where attends(q, k, v), not present(s) or scales(s), not present(d) or scales(d);
 *     where not present(mask) or (whole(mask, p) and broadcast_to(mask, p));
 *     rewrite Attention(q, k, v, mask?) { scale = present(s) ? value(s) : present(d) ? 1.0 / value(d) : 1.0 };
 * }
 */
bool attention_make_attention_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_make_attention_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, attention_op_MatMul, 2))
        return false;
    dfg_node v = dfg_arg(g, n, 1);
    dfg_node softmax = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, softmax, attention_op_Softmax, 1))
        return false;
    if (!(dfg_int_is(g, softmax, attention_attr_axis, -1, -1)
          || dfg_int_is(g, softmax, attention_attr_axis, 3, -1)))
        return false;
    dfg_node v_2 = dfg_arg(g, softmax, 0);
    bool is_add = dfg_calls_with(g, v_2, attention_op_Add, 2);
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
        uint32_t alt = dfg_calls_argc(g, t, attention_op_Mul, 2) ? 0
            : dfg_calls_argc(g, t, attention_op_Div, 2) ? 1 : 2;
        dfg_node mul = DFG_NONE, p = DFG_NONE, s = DFG_NONE, div = DFG_NONE, d = DFG_NONE;
        uint32_t swap_2 = 0;
        if (alt == 0) {
            mul = t;
            swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == attention_op_MatMul ? 0 : 1;
            p = dfg_arg(g, mul, swap_2);
            s = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_is(g, s, DFG_CONST))
                continue;
        } else if (alt == 1) {
            div = t;
            p = dfg_arg(g, div, 0);
            d = dfg_arg(g, div, 1);
            if (!dfg_is(g, d, DFG_CONST))
                continue;
        } else {
            p = t;
        }
        if (!dfg_calls_with(g, p, attention_op_MatMul, 2))
            continue;
        dfg_node q = dfg_arg(g, p, 0);
        dfg_node kt = dfg_arg(g, p, 1);
        if (!dfg_calls_with(g, kt, attention_op_Transpose, 1))
            continue;
        if (!dfg_list_is(g, kt, attention_attr_perm,
                         DFG_LIST(dfg_int(0), dfg_int(1), dfg_int(3), dfg_int(2)), false))
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
        if (!attention_attends(g, q, k, v))
            continue;
        /* where not present(s) or scales(s) */
        if (!(s == DFG_NONE || attention_scales(g, s)))
            continue;
        /* where not present(d) or scales(d) */
        if (!(d == DFG_NONE || attention_scales(g, d)))
            continue;
        /* where not present(mask) or (whole(mask, p) and broadcast_to(mask, p)) */
        if (!(mask == DFG_NONE
              || (attention_whole_2(g, mask, p) && dfg_broadcast_to(g, mask, p) == DFG_TRUE)))
            continue;
        if (accept(ctx, &(struct attention_make_attention_whole){.m = {.root = n, .q = q, .k = k, .v = v,
                .s = s, .d = d, .mask = mask, .p = p, .t = t}, .mul = mul, .kt = kt,
                .div = div, .softmax = softmax, .add = add}.m))
            return true;
    }
    return false;
}

static bool attention_make_attention_keep(void *m, const struct attention_make_attention_match *found)
{
    *(struct attention_make_attention_match *)m = *found;
    return true;
}

bool attention_make_attention_match(const dfg_graph *g, dfg_node n, struct attention_make_attention_match *m)
{
    return attention_make_attention_each(g, n, attention_make_attention_keep, m);
}

/* attention.pat:22, known not to hold
 * cond whole(mask, p) = mask.rank >= 2, mask.shape[-2] == p.shape[-2], mask.shape[-1] == p.shape[-1];
 */
static bool attention_not_whole(const dfg_graph *g, dfg_node mask, dfg_node p)
{
    return dfg_lt(dfg_rank_of(g, mask), dfg_int(2))
        || dfg_dim_ne(g, dfg_extent_of(g, mask, -2), dfg_extent_of(g, p, -2))
        || dfg_dim_ne(g, dfg_extent_of(g, mask, -1), dfg_extent_of(g, p, -1));
}

/* attention.pat:33
 * rule make_attention_wide(q, k, v, s, d, mask) {
 *     p = product(q, k);
 *     t = Mul(p, s & const) | Div(p, d & const) | p;
 *     match MatMul(Softmax(Add(t, mask)) { axis in {-1, 3} }, v);
 *     where attends(q, k, v), not present(s) or scales(s), not present(d) or scales(d);
 *     where broadcast_to(mask, p), not whole(mask, p), present(p.shape[2] + 0), present(p.shape[3] + 0);
 *     rewrite Attention(q, k, v, Expand(mask, i64 [p.shape[2], p.shape[3]])) {
 *         scale = present(s) ? value(s) : present(d) ? 1.0 / value(d) : 1.0
 *     };
 * }
 */
bool attention_make_attention_wide_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_make_attention_wide_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, attention_op_MatMul, 2))
        return false;
    dfg_node v = dfg_arg(g, n, 1);
    dfg_node softmax = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, softmax, attention_op_Softmax, 1))
        return false;
    if (!(dfg_int_is(g, softmax, attention_attr_axis, -1, -1)
          || dfg_int_is(g, softmax, attention_attr_axis, 3, -1)))
        return false;
    dfg_node add = dfg_arg(g, softmax, 0);
    if (!dfg_calls_with(g, add, attention_op_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node t = dfg_arg(g, add, swap);
        uint32_t alt = dfg_calls_argc(g, t, attention_op_Mul, 2) ? 0
            : dfg_calls_argc(g, t, attention_op_Div, 2) ? 1 : 2;
        dfg_node mul = DFG_NONE, p = DFG_NONE, s = DFG_NONE, div = DFG_NONE, d = DFG_NONE;
        uint32_t swap_2 = 0;
        if (alt == 0) {
            mul = t;
            swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == attention_op_MatMul ? 0 : 1;
            p = dfg_arg(g, mul, swap_2);
            s = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_is(g, s, DFG_CONST))
                continue;
        } else if (alt == 1) {
            div = t;
            p = dfg_arg(g, div, 0);
            d = dfg_arg(g, div, 1);
            if (!dfg_is(g, d, DFG_CONST))
                continue;
        } else {
            p = t;
        }
        if (!dfg_calls_with(g, p, attention_op_MatMul, 2))
            continue;
        dfg_node q = dfg_arg(g, p, 0);
        dfg_node kt = dfg_arg(g, p, 1);
        if (!dfg_calls_with(g, kt, attention_op_Transpose, 1))
            continue;
        if (!dfg_list_is(g, kt, attention_attr_perm,
                         DFG_LIST(dfg_int(0), dfg_int(1), dfg_int(3), dfg_int(2)), false))
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
        if (!attention_attends(g, q, k, v))
            continue;
        /* where not present(s) or scales(s) */
        if (!(s == DFG_NONE || attention_scales(g, s)))
            continue;
        /* where not present(d) or scales(d) */
        if (!(d == DFG_NONE || attention_scales(g, d)))
            continue;
        /* where broadcast_to(mask, p) */
        if (dfg_broadcast_to(g, mask, p) != DFG_TRUE)
            continue;
        /* where not whole(mask, p) */
        if (!attention_not_whole(g, mask, p))
            continue;
        /* where present(p.shape[2] + 0) */
        if (!dfg_known(dfg_dim_add(g, dfg_extent_of(g, p, 2), dfg_int(0))))
            continue;
        /* where present(p.shape[3] + 0) */
        if (!dfg_known(dfg_dim_add(g, dfg_extent_of(g, p, 3), dfg_int(0))))
            continue;
        if (accept(ctx, &(struct attention_make_attention_wide_whole){.m = {.root = n, .q = q, .k = k,
                .v = v, .s = s, .d = d, .mask = mask, .p = p, .t = t}, .mul = mul,
                .kt = kt, .div = div, .softmax = softmax, .add = add}.m))
            return true;
    }
    return false;
}

static bool attention_make_attention_wide_keep(void *m, const struct attention_make_attention_wide_match *found)
{
    *(struct attention_make_attention_wide_match *)m = *found;
    return true;
}

bool attention_make_attention_wide_match(const dfg_graph *g, dfg_node n, struct attention_make_attention_wide_match *m)
{
    return attention_make_attention_wide_each(g, n, attention_make_attention_wide_keep, m);
}

/* attention.pat:44
 * pattern repeated(k) {
 *     u = Unsqueeze(k, 2);
 *     e = Expand(u, _);
 *     r = Reshape(e, _);
 *     where k.rank == 4, e.rank == 5, r.rank == 4, e.shape[0] == k.shape[0], e.shape[1] == k.shape[1];
 *     where e.shape[3] == k.shape[2], e.shape[4] == k.shape[3];
 *     where r.shape[0] == k.shape[0], r.shape[1] == e.shape[1] * e.shape[2], r.shape[2] == k.shape[2];
 *     where r.shape[3] == k.shape[3];
 *     return r;
 * }
 */
static bool attention_repeated_find(const dfg_graph *g, dfg_node n, struct attention_repeated_whole *m)
{
    if (!dfg_calls_with(g, n, attention_op_Reshape, 2))
        return false;
    dfg_node e = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, e, attention_op_Expand, 2))
        return false;
    dfg_node u = dfg_arg(g, e, 0);
    if (!dfg_calls_with(g, u, attention_op_Unsqueeze, 2))
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
    *m = (struct attention_repeated_whole){.m = {.root = n, .k = k, .u = u, .e = e,
            .r = n}, .constant = constant, .x = x, .x_2 = x_2};
    return true;
}

bool attention_repeated_match(const dfg_graph *g, dfg_node n, struct attention_repeated_match *m)
{
    struct attention_repeated_whole whole;
    if (!attention_repeated_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool attention_repeated_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct attention_repeated_match *m), void *ctx)
{
    struct attention_repeated_whole whole;
    return attention_repeated_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* attention.pat:54
 * rule ungroup_attention(q, k, v, mask) {
 *     a = Attention(q, repeated(k), repeated(v), mask?);
 *     match a;
 *     where k.shape[1] == v.shape[1], q.rank == 4;
 *     rewrite Attention(q, k, v, mask?) { ..a };
 * }
 */
static bool attention_ungroup_attention_find(const dfg_graph *g, dfg_node n, struct attention_ungroup_attention_whole *m)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != attention_op_Attention || dfg_n_args(g, n_call) > 4
        || dfg_arg(g, n_call, 0) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, n_call, 0);
    dfg_node r = dfg_arg(g, n_call, 1);
    if (!dfg_calls_with(g, r, attention_op_Reshape, 2))
        return false;
    dfg_node e = dfg_arg(g, r, 0);
    if (!dfg_calls_with(g, e, attention_op_Expand, 2))
        return false;
    dfg_node u = dfg_arg(g, e, 0);
    if (!dfg_calls_with(g, u, attention_op_Unsqueeze, 2))
        return false;
    dfg_node k = dfg_arg(g, u, 0);
    dfg_node constant = dfg_arg(g, u, 1);
    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
        return false;
    dfg_node x = dfg_arg(g, e, 1);
    dfg_node x_2 = dfg_arg(g, r, 1);
    dfg_node r_2 = dfg_arg(g, n_call, 2);
    if (!dfg_calls_with(g, r_2, attention_op_Reshape, 2))
        return false;
    dfg_node e_2 = dfg_arg(g, r_2, 0);
    if (!dfg_calls_with(g, e_2, attention_op_Expand, 2))
        return false;
    dfg_node u_2 = dfg_arg(g, e_2, 0);
    if (!dfg_calls_with(g, u_2, attention_op_Unsqueeze, 2))
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
    *m = (struct attention_ungroup_attention_whole){.m = {.root = n, .q = q, .k = k,
            .v = v, .mask = mask, .a = n}, .a_call = dfg_first_result(g, n), .r = r,
            .e = e, .u = u, .constant = constant, .x = x, .x_2 = x_2, .r_2 = r_2, .e_2 = e_2,
            .u_2 = u_2, .constant_2 = constant_2, .x_3 = x_3, .x_4 = x_4};
    return true;
}

bool attention_ungroup_attention_match(const dfg_graph *g, dfg_node n, struct attention_ungroup_attention_match *m)
{
    struct attention_ungroup_attention_whole whole;
    if (!attention_ungroup_attention_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool attention_ungroup_attention_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_ungroup_attention_match *m), void *ctx)
{
    struct attention_ungroup_attention_whole whole;
    return attention_ungroup_attention_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* attention.pat:61
 * rule make_rotary(x, cos, sin, half, end, start, all) {
 *     first = Slice(x, 0, half & const, 3, 1) | Slice(x, 0, half & const, 3) | Slice(x, 0, half & const, -1);
 *     second = Slice(x, start & const, all & const, 3, 1) | Slice(x, start & const, all & const, 3)
 *            | Slice(x, start & const, all & const, -1);
 *     c = Concat(cos, cos) { axis == -1 };
 *     s = Concat(sin, sin) { axis == -1 };
 *     match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(Concat(Neg(second), first) { axis in {-1, 3} }, Unsqueeze(s, end)));
 *     where x.dtype in {f16, bf16, f32}, x.rank == 4, value(half) * 2 == x.shape[3], value(start) == value(half), value(all) >= x.shape[3];
 *     where cos.rank == 3, sin.rank == 3, cos.shape[0] == x.shape[0], cos.shape[1] == x.shape[2];
 *     where cos.shape[2] == value(half), same_shape(cos, sin);
 *     rewrite RotaryEmbedding(x, cos, sin);
 * }
 */
bool attention_make_rotary_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_make_rotary_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, attention_op_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node mul = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, mul, attention_op_Mul, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul); swap_2++) {
            dfg_node x = dfg_arg(g, mul, swap_2);
            dfg_node unsqueeze = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_calls_argc(g, unsqueeze, attention_op_Unsqueeze, 2))
                continue;
            dfg_node c = dfg_arg(g, unsqueeze, 0);
            if (!dfg_calls_with(g, c, attention_op_Concat, 2))
                continue;
            if (!dfg_eq(dfg_attr(g, c, attention_attr_axis), dfg_int(-1)))
                continue;
            dfg_node cos = dfg_arg(g, c, 0);
            if (dfg_arg(g, c, 1) != cos)
                continue;
            dfg_node end = dfg_arg(g, unsqueeze, 1);
            if (!dfg_const_is(g, end, dfg_int(1), DFG_NO_DTYPE))
                continue;
            dfg_node mul_2 = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, mul_2, attention_op_Mul, 2))
                continue;
            uint32_t swap_3 = dfg_op(g, dfg_arg(g, mul_2, 0)) == attention_op_Concat ? 0 : 1;
            dfg_node unsqueeze_2 = dfg_arg(g, mul_2, 1 - swap_3);
            if (!dfg_calls_with(g, unsqueeze_2, attention_op_Unsqueeze, 2))
                continue;
            dfg_node s = dfg_arg(g, unsqueeze_2, 0);
            if (!dfg_calls_with(g, s, attention_op_Concat, 2))
                continue;
            if (!dfg_eq(dfg_attr(g, s, attention_attr_axis), dfg_int(-1)))
                continue;
            dfg_node sin = dfg_arg(g, s, 0);
            if (dfg_arg(g, s, 1) != sin)
                continue;
            if (dfg_arg(g, unsqueeze_2, 1) != end)
                continue;
            dfg_node concat = dfg_arg(g, mul_2, swap_3);
            if (!dfg_calls_with(g, concat, attention_op_Concat, 2))
                continue;
            if (!(dfg_eq(dfg_attr(g, concat, attention_attr_axis), dfg_int(-1))
                  || dfg_eq(dfg_attr(g, concat, attention_attr_axis), dfg_int(3))))
                continue;
            dfg_node neg = dfg_arg(g, concat, 0);
            if (!dfg_calls_argc(g, neg, attention_op_Neg, 1))
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
                    if (!dfg_calls_with(g, slice_4, attention_op_Slice, 5))
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
                    if (!dfg_calls_with(g, slice_5, attention_op_Slice, 4))
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
                    if (!dfg_calls_with(g, slice_6, attention_op_Slice, 4))
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
                        if (!dfg_calls_with(g, slice, attention_op_Slice, 5))
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
                        if (!dfg_calls_with(g, slice_2, attention_op_Slice, 4))
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
                        if (!dfg_calls_with(g, slice_3, attention_op_Slice, 4))
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
                            .constant_19 = constant_19, .constant_20 = constant_20, .mul = mul,
                            .unsqueeze = unsqueeze, .constant_21 = end, .mul_2 = mul_2, .concat = concat,
                            .neg = neg, .unsqueeze_2 = unsqueeze_2}.m))
                        return true;
                }
            }
        }
    }
    return false;
}

static bool attention_make_rotary_keep(void *m, const struct attention_make_rotary_match *found)
{
    *(struct attention_make_rotary_match *)m = *found;
    return true;
}

bool attention_make_rotary_match(const dfg_graph *g, dfg_node n, struct attention_make_rotary_match *m)
{
    return attention_make_rotary_each(g, n, attention_make_rotary_keep, m);
}

/* attention.pat:74
 * rule merge_qkv(x, q, k, v) {
 *     match MatMul(x, q & const), MatMul(x, k & const), MatMul(x, v & const);
 *     where uses(x) == 3, q.rank == 2, k.rank == 2, v.rank == 2, x.rank >= 2;
 *     rewrite {
 *         s = Split(MatMul(x, Concat(q, k, v) { axis = 1 }), i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3
 *             { axis = -1 };
 *         return s.0, s.1, s.2;
 *     }
 * }
 */
bool attention_merge_qkv_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_merge_qkv_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, attention_op_MatMul, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node q = dfg_arg(g, n, 1);
    if (!dfg_is(g, q, DFG_CONST))
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
        dfg_node matMul = readers.at[k];
        if (!dfg_calls_with(g, matMul, attention_op_MatMul, 2))
            continue;
        if (dfg_arg(g, matMul, 0) != x)
            continue;
        dfg_node k_2 = dfg_arg(g, matMul, 1);
        if (!dfg_is(g, k_2, DFG_CONST))
            continue;
        if (matMul == n)
            continue;
        /* where k.rank == 2 */
        if (dfg_rank(g, k_2) != 2)
            continue;
        struct dfg_nodes readers_2 = dfg_readers(g, 2, (const dfg_node[]){x}, 1, 1);
        for (uint32_t k_3 = 0; k_3 < readers_2.n; k_3++) {
            dfg_node matMul_2 = readers_2.at[k_3];
            if (!dfg_calls_with(g, matMul_2, attention_op_MatMul, 2))
                continue;
            if (dfg_arg(g, matMul_2, 0) != x)
                continue;
            dfg_node v = dfg_arg(g, matMul_2, 1);
            if (!dfg_is(g, v, DFG_CONST))
                continue;
            if (matMul_2 == n)
                continue;
            if (matMul_2 == matMul)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){matMul, matMul_2}, 2))
                continue;
            /* where v.rank == 2 */
            if (dfg_rank(g, v) != 2)
                continue;
            if (accept(ctx, &(struct attention_merge_qkv_whole){.m = {.root = n, .x = x, .q = q, .k = k_2,
                    .v = v}, .matMul = matMul, .matMul_2 = matMul_2}.m))
                return true;
        }
    }
    return false;
}

static bool attention_merge_qkv_keep(void *m, const struct attention_merge_qkv_match *found)
{
    *(struct attention_merge_qkv_match *)m = *found;
    return true;
}

bool attention_merge_qkv_match(const dfg_graph *g, dfg_node n, struct attention_merge_qkv_match *m)
{
    return attention_merge_qkv_each(g, n, attention_merge_qkv_keep, m);
}
