/* What norm.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "norm.h"
#if NORM_H != 0x5056e027e4676262
#error "norm.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_Div,
    OP_LayerNormalization,
    OP_Mul,
    OP_Pow,
    OP_Reciprocal,
    OP_ReduceMean,
    OP_Sqrt,
    OP_Sub,
};
enum {
    ATTR_axes,
    ATTR_axis,
    ATTR_keepdims,
};
static const char *const op_names[] = {
    "Add",
    "Div",
    "LayerNormalization",
    "Mul",
    "Pow",
    "Reciprocal",
    "ReduceMean",
    "Sqrt",
    "Sub",
};
static const char *const attr_names[] = {
    "axes",
    "axis",
    "keepdims",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 9,
    .ops = op_names,
    .n_attrs = 3,
    .attrs = attr_names,
};

/* norm.pat:8
 * cond one(c) = c.elements == 1, c.rank <= 1;
 */
static bool one(const dfg_graph *g, dfg_node c)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(1));
}

struct norm_deviation_whole {
    struct norm_deviation_match m;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul;
    dfg_node sqrt;
    dfg_node add;
    dfg_node constant_2;
};

static bool norm_deviation_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Sqrt, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_Add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
    dfg_node eps = dfg_arg(g, add, 1 - swap);
    dfg_node constant_2 = eps;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node v = dfg_arg(g, add, swap);
    if (!dfg_calls_argc(g, v, OP_ReduceMean, 1))
        return false;
    dfg_val q = dfg_attr(g, v, ATTR_axes);
    if (!dfg_known(q) || !dfg_int_is(g, v, ATTR_keepdims, 1, 1))
        return false;
    dfg_node v_2 = dfg_arg(g, v, 0);
    bool is_pow = dfg_calls_with(g, v_2, OP_Pow, 2);
    dfg_node pow = DFG_NONE, d = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
    if (is_pow) {
        pow = v_2;
        d = dfg_arg(g, pow, 0);
        constant = dfg_arg(g, pow, 1);
        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
            return false;
    } else {
        mul = v_2;
        if (!dfg_calls_with(g, mul, OP_Mul, 2))
            return false;
    }
    /* where one(eps) */
    if (!one(g, eps))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < (!is_pow ? dfg_orders(g, mul) : 1u); swap_2++) {
        if (!is_pow) {
            d = dfg_arg(g, mul, swap_2);
            if (dfg_arg(g, mul, 1 - swap_2) != d)
                continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){add, v, pow, mul}, 4))
            continue;
        /* where q == [-1] or q == [d.rank - 1] */
        if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
              || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, d), dfg_int(1))))))
            continue;
        if (accept(ctx, &(struct norm_deviation_whole){.m = {.root = n, .d = d, .eps = eps, .v = v,
                .q = q}, .pow = pow, .constant = constant, .mul = mul, .sqrt = n,
                .add = add, .constant_2 = constant_2}))
            return true;
    }
    return false;
}

struct norm_centred_whole {
    struct norm_centred_match m;
    dfg_node reduceMean;
    dfg_node v;
    dfg_node div;
    dfg_node add;
    dfg_node v_2;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul;
    dfg_node constant_2;
    dfg_node mul_2;
    dfg_node reciprocal;
    dfg_node mul_3;
    dfg_node div_2;
    dfg_node constant_3;
};

static bool norm_centred_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node div = DFG_NONE, d = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE;
        dfg_node mul_2 = DFG_NONE, reciprocal = DFG_NONE, mul_3 = DFG_NONE, div_2 = DFG_NONE;
        dfg_node constant_3 = DFG_NONE;
        dfg_val p = dfg_nil();
        uint32_t swap = 0, swap_2 = 0;
        if (alt == 0) {
            div = n;
            if (!dfg_calls_argc(g, div, OP_Div, 2))
                continue;
            d = dfg_arg(g, div, 0);
            if (!dfg_calls_with(g, d, OP_Sub, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            s = dfg_arg(g, div, 1);
        } else if (alt == 1) {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Sub ? 0 : 1;
            d = dfg_arg(g, mul_2, swap);
            if (!dfg_calls_with(g, d, OP_Sub, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            reciprocal = dfg_arg(g, mul_2, 1 - swap);
            if (!dfg_calls_argc(g, reciprocal, OP_Reciprocal, 1))
                continue;
            s = dfg_arg(g, reciprocal, 0);
        } else {
            mul_3 = n;
            if (!dfg_calls_argc(g, mul_3, OP_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Sub ? 0 : 1;
            d = dfg_arg(g, mul_3, swap_2);
            if (!dfg_calls_with(g, d, OP_Sub, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            div_2 = dfg_arg(g, mul_3, 1 - swap_2);
            if (!dfg_calls_argc(g, div_2, OP_Div, 2))
                continue;
            constant_3 = dfg_arg(g, div_2, 0);
            if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                continue;
            s = dfg_arg(g, div_2, 1);
        }
        if (!dfg_calls_argc(g, s, OP_Sqrt, 1))
            continue;
        dfg_node add = dfg_arg(g, s, 0);
        if (!dfg_calls_argc(g, add, OP_Add, 2))
            continue;
        uint32_t swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
        dfg_node eps = dfg_arg(g, add, 1 - swap_3);
        dfg_node constant_2 = eps;
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node v_2 = dfg_arg(g, add, swap_3);
        if (!dfg_calls_argc(g, v_2, OP_ReduceMean, 1))
            continue;
        dfg_val q = dfg_attr(g, v_2, ATTR_axes);
        if (!dfg_known(q) || !dfg_int_is(g, v_2, ATTR_keepdims, 1, 1))
            continue;
        dfg_node v = dfg_arg(g, v_2, 0);
        bool is_pow = dfg_calls_argc(g, v, OP_Pow, 2);
        dfg_node pow = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
        if (is_pow) {
            pow = v;
            if (dfg_arg(g, pow, 0) != d)
                continue;
            constant = dfg_arg(g, pow, 1);
            if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                continue;
        } else {
            mul = v;
            if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                continue;
        }
        /* where p == [-1] or p == [x.rank - 1] */
        if (!(dfg_eq(p, DFG_LIST(dfg_int(-1)))
              || dfg_eq(p, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))))))
            continue;
        for (uint32_t swap_4 = 0; swap_4 < (!is_pow ? dfg_orders(g, mul) : 1u); swap_4++) {
            if (!is_pow) {
                if (dfg_arg(g, mul, swap_4) != d)
                    continue;
                if (dfg_arg(g, mul, 1 - swap_4) != d)
                    continue;
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){div, d, reduceMean, mul_2, reciprocal, mul_3, div_2, s, add,
                                                v_2, pow, mul},
                             12))
                continue;
            /* where q == [-1] or q == [d.rank - 1] */
            if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
                  || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, d), dfg_int(1))))))
                continue;
            /* where one(eps) */
            if (!one(g, eps))
                continue;
            if (accept(ctx, &(struct norm_centred_whole){.m = {.root = n, .x = x, .eps = eps, .d = d, .s = s,
                    .p = p}, .reduceMean = reduceMean, .v = n, .div = div, .add = add,
                    .v_2 = v_2, .pow = pow, .constant = constant, .mul = mul,
                    .constant_2 = constant_2, .mul_2 = mul_2, .reciprocal = reciprocal,
                    .mul_3 = mul_3, .div_2 = div_2, .constant_3 = constant_3}))
                return true;
        }
    }
    return false;
}

/* norm.pat:10
 * cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];
 */
static bool along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_dim_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
}

struct norm_make_layer_norm_whole {
    struct norm_make_layer_norm_match m;
    dfg_node add;
    dfg_node mul;
    dfg_node div;
    dfg_node d;
    dfg_node reduceMean;
    dfg_node s;
    dfg_node add_2;
    dfg_node v;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul_2;
    dfg_node constant_2;
    dfg_node mul_3;
    dfg_node reciprocal;
    dfg_node mul_4;
    dfg_node div_2;
    dfg_node constant_3;
};

static bool norm_make_layer_norm_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node shift = dfg_arg(g, n, 1 - swap);
        dfg_node mul = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, mul, OP_Mul, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul); swap_2++) {
            dfg_node scale = dfg_arg(g, mul, 1 - swap_2);
            dfg_node v = dfg_arg(g, mul, swap_2);
            for (uint32_t alt = 0; alt < 3u; alt++) {
                dfg_node div = DFG_NONE, d = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE;
                dfg_node mul_3 = DFG_NONE, reciprocal = DFG_NONE, mul_4 = DFG_NONE, div_2 = DFG_NONE;
                dfg_node constant_3 = DFG_NONE;
                dfg_val p = dfg_nil();
                uint32_t swap_3 = 0, swap_4 = 0;
                if (alt == 0) {
                    div = v;
                    if (!dfg_calls_argc(g, div, OP_Div, 2))
                        continue;
                    d = dfg_arg(g, div, 0);
                    if (!dfg_calls_with(g, d, OP_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                        continue;
                    p = dfg_attr(g, reduceMean, ATTR_axes);
                    if (!dfg_known(p) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    s = dfg_arg(g, div, 1);
                } else if (alt == 1) {
                    mul_3 = v;
                    if (!dfg_calls_argc(g, mul_3, OP_Mul, 2))
                        continue;
                    swap_3 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Sub ? 0 : 1;
                    d = dfg_arg(g, mul_3, swap_3);
                    if (!dfg_calls_with(g, d, OP_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                        continue;
                    p = dfg_attr(g, reduceMean, ATTR_axes);
                    if (!dfg_known(p) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    reciprocal = dfg_arg(g, mul_3, 1 - swap_3);
                    if (!dfg_calls_argc(g, reciprocal, OP_Reciprocal, 1))
                        continue;
                    s = dfg_arg(g, reciprocal, 0);
                } else {
                    mul_4 = v;
                    if (!dfg_calls_argc(g, mul_4, OP_Mul, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_4, 0)) == OP_Sub ? 0 : 1;
                    d = dfg_arg(g, mul_4, swap_4);
                    if (!dfg_calls_with(g, d, OP_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                        continue;
                    p = dfg_attr(g, reduceMean, ATTR_axes);
                    if (!dfg_known(p) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    div_2 = dfg_arg(g, mul_4, 1 - swap_4);
                    if (!dfg_calls_argc(g, div_2, OP_Div, 2))
                        continue;
                    constant_3 = dfg_arg(g, div_2, 0);
                    if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    s = dfg_arg(g, div_2, 1);
                }
                if (!dfg_calls_argc(g, s, OP_Sqrt, 1))
                    continue;
                dfg_node add_2 = dfg_arg(g, s, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                uint32_t swap_5 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_ReduceMean ? 0 : 1;
                dfg_node eps = dfg_arg(g, add_2, 1 - swap_5);
                dfg_node constant_2 = eps;
                if (!dfg_is(g, constant_2, DFG_CONST))
                    continue;
                dfg_node v_2 = dfg_arg(g, add_2, swap_5);
                if (!dfg_calls_argc(g, v_2, OP_ReduceMean, 1))
                    continue;
                dfg_val q = dfg_attr(g, v_2, ATTR_axes);
                if (!dfg_known(q) || !dfg_int_is(g, v_2, ATTR_keepdims, 1, 1))
                    continue;
                dfg_node v_3 = dfg_arg(g, v_2, 0);
                bool is_pow = dfg_calls_argc(g, v_3, OP_Pow, 2);
                dfg_node pow = DFG_NONE, constant = DFG_NONE, mul_2 = DFG_NONE;
                if (is_pow) {
                    pow = v_3;
                    if (dfg_arg(g, pow, 0) != d)
                        continue;
                    constant = dfg_arg(g, pow, 1);
                    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                        continue;
                } else {
                    mul_2 = v_3;
                    if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                        continue;
                }
                /* where along(scale, x) */
                if (!along(g, scale, x))
                    continue;
                /* where along(shift, x) */
                if (!along(g, shift, x))
                    continue;
                for (uint32_t swap_6 = 0; swap_6 < (!is_pow ? dfg_orders(g, mul_2) : 1u); swap_6++) {
                    if (!is_pow) {
                        if (dfg_arg(g, mul_2, swap_6) != d)
                            continue;
                        if (dfg_arg(g, mul_2, 1 - swap_6) != d)
                            continue;
                    }
                    if (!dfg_in_body(g, n,
                                     (const dfg_node[]){mul, div, d, reduceMean, mul_3, reciprocal, mul_4,
                                                        div_2, s, add_2, v_2, pow, mul_2},
                                     13))
                        continue;
                    /* where q == [-1] or q == [d.rank - 1] */
                    if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
                          || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, d), dfg_int(1))))))
                        continue;
                    /* where one(eps) */
                    if (!one(g, eps))
                        continue;
                    /* where p == [-1] or p == [x.rank - 1] */
                    if (!(dfg_eq(p, DFG_LIST(dfg_int(-1)))
                          || dfg_eq(p, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))))))
                        continue;
                    if (accept(ctx, &(struct norm_make_layer_norm_whole){.m = {.root = n, .x = x, .eps = eps,
                            .scale = scale, .shift = shift}, .add = n, .mul = mul, .div = div,
                            .d = d, .reduceMean = reduceMean, .s = s, .add_2 = add_2, .v = v_2, .pow = pow,
                            .constant = constant, .mul_2 = mul_2, .constant_2 = constant_2, .mul_3 = mul_3,
                            .reciprocal = reciprocal, .mul_4 = mul_4, .div_2 = div_2,
                            .constant_3 = constant_3}))
                        return true;
                }
            }
        }
    }
    return false;
}

struct norm_make_layer_norm_unshifted_whole {
    struct norm_make_layer_norm_unshifted_match m;
    dfg_node mul;
    dfg_node div;
    dfg_node d;
    dfg_node reduceMean;
    dfg_node s;
    dfg_node add;
    dfg_node v;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul_2;
    dfg_node constant_2;
    dfg_node mul_3;
    dfg_node reciprocal;
    dfg_node mul_4;
    dfg_node div_2;
    dfg_node constant_3;
};

static bool norm_make_layer_norm_unshifted_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        dfg_node v = dfg_arg(g, n, swap);
        for (uint32_t alt = 0; alt < 3u; alt++) {
            dfg_node div = DFG_NONE, d = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE;
            dfg_node mul_3 = DFG_NONE, reciprocal = DFG_NONE, mul_4 = DFG_NONE, div_2 = DFG_NONE;
            dfg_node constant_3 = DFG_NONE;
            dfg_val p = dfg_nil();
            uint32_t swap_2 = 0, swap_3 = 0;
            if (alt == 0) {
                div = v;
                if (!dfg_calls_argc(g, div, OP_Div, 2))
                    continue;
                d = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, d, OP_Sub, 2))
                    continue;
                x = dfg_arg(g, d, 0);
                reduceMean = dfg_arg(g, d, 1);
                if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                    continue;
                p = dfg_attr(g, reduceMean, ATTR_axes);
                if (!dfg_known(p) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                    continue;
                if (dfg_arg(g, reduceMean, 0) != x)
                    continue;
                s = dfg_arg(g, div, 1);
            } else if (alt == 1) {
                mul_3 = v;
                if (!dfg_calls_argc(g, mul_3, OP_Mul, 2))
                    continue;
                swap_2 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Sub ? 0 : 1;
                d = dfg_arg(g, mul_3, swap_2);
                if (!dfg_calls_with(g, d, OP_Sub, 2))
                    continue;
                x = dfg_arg(g, d, 0);
                reduceMean = dfg_arg(g, d, 1);
                if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                    continue;
                p = dfg_attr(g, reduceMean, ATTR_axes);
                if (!dfg_known(p) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                    continue;
                if (dfg_arg(g, reduceMean, 0) != x)
                    continue;
                reciprocal = dfg_arg(g, mul_3, 1 - swap_2);
                if (!dfg_calls_argc(g, reciprocal, OP_Reciprocal, 1))
                    continue;
                s = dfg_arg(g, reciprocal, 0);
            } else {
                mul_4 = v;
                if (!dfg_calls_argc(g, mul_4, OP_Mul, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, mul_4, 0)) == OP_Sub ? 0 : 1;
                d = dfg_arg(g, mul_4, swap_3);
                if (!dfg_calls_with(g, d, OP_Sub, 2))
                    continue;
                x = dfg_arg(g, d, 0);
                reduceMean = dfg_arg(g, d, 1);
                if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                    continue;
                p = dfg_attr(g, reduceMean, ATTR_axes);
                if (!dfg_known(p) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                    continue;
                if (dfg_arg(g, reduceMean, 0) != x)
                    continue;
                div_2 = dfg_arg(g, mul_4, 1 - swap_3);
                if (!dfg_calls_argc(g, div_2, OP_Div, 2))
                    continue;
                constant_3 = dfg_arg(g, div_2, 0);
                if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                    continue;
                s = dfg_arg(g, div_2, 1);
            }
            if (!dfg_calls_argc(g, s, OP_Sqrt, 1))
                continue;
            dfg_node add = dfg_arg(g, s, 0);
            if (!dfg_calls_argc(g, add, OP_Add, 2))
                continue;
            uint32_t swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
            dfg_node eps = dfg_arg(g, add, 1 - swap_4);
            dfg_node constant_2 = eps;
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
            dfg_node v_2 = dfg_arg(g, add, swap_4);
            if (!dfg_calls_argc(g, v_2, OP_ReduceMean, 1))
                continue;
            dfg_val q = dfg_attr(g, v_2, ATTR_axes);
            if (!dfg_known(q) || !dfg_int_is(g, v_2, ATTR_keepdims, 1, 1))
                continue;
            dfg_node v_3 = dfg_arg(g, v_2, 0);
            bool is_pow = dfg_calls_argc(g, v_3, OP_Pow, 2);
            dfg_node pow = DFG_NONE, constant = DFG_NONE, mul_2 = DFG_NONE;
            if (is_pow) {
                pow = v_3;
                if (dfg_arg(g, pow, 0) != d)
                    continue;
                constant = dfg_arg(g, pow, 1);
                if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                    continue;
            } else {
                mul_2 = v_3;
                if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                    continue;
            }
            /* where along(scale, x) */
            if (!along(g, scale, x))
                continue;
            for (uint32_t swap_5 = 0; swap_5 < (!is_pow ? dfg_orders(g, mul_2) : 1u); swap_5++) {
                if (!is_pow) {
                    if (dfg_arg(g, mul_2, swap_5) != d)
                        continue;
                    if (dfg_arg(g, mul_2, 1 - swap_5) != d)
                        continue;
                }
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){div, d, reduceMean, mul_3, reciprocal, mul_4, div_2, s,
                                                    add, v_2, pow, mul_2},
                                 12))
                    continue;
                /* where q == [-1] or q == [d.rank - 1] */
                if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
                      || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, d), dfg_int(1))))))
                    continue;
                /* where one(eps) */
                if (!one(g, eps))
                    continue;
                /* where p == [-1] or p == [x.rank - 1] */
                if (!(dfg_eq(p, DFG_LIST(dfg_int(-1)))
                      || dfg_eq(p, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))))))
                    continue;
                if (accept(ctx, &(struct norm_make_layer_norm_unshifted_whole){.m = {.root = n, .x = x,
                        .eps = eps, .scale = scale}, .mul = n, .div = div, .d = d,
                        .reduceMean = reduceMean, .s = s, .add = add, .v = v_2, .pow = pow,
                        .constant = constant, .mul_2 = mul_2, .constant_2 = constant_2, .mul_3 = mul_3,
                        .reciprocal = reciprocal, .mul_4 = mul_4, .div_2 = div_2,
                        .constant_3 = constant_3}))
                    return true;
            }
        }
    }
    return false;
}

struct norm_shift_layer_norm_whole {
    struct norm_shift_layer_norm_match m;
    dfg_node n_call;
    dfg_node add;
};

static bool norm_shift_layer_norm_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node n_2 = dfg_arg(g, n, swap);
        dfg_node n_2_call = dfg_first_result(g, n_2);
        if (!dfg_calls_with(g, n_2_call, OP_LayerNormalization, 2))
            continue;
        dfg_node x = dfg_arg(g, n_2_call, 0);
        dfg_node scale = dfg_arg(g, n_2_call, 1);
        dfg_node shift = dfg_arg(g, n, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){n_2, n_2_call}, 2))
            continue;
        /* where same_shape(scale, shift) */
        if (dfg_same_shape(g, scale, shift) != DFG_TRUE)
            continue;
        /* where n.axis == -1 */
        if (!dfg_int_is(g, dfg_call_of(g, n_2), ATTR_axis, -1, -1))
            continue;
        /* where shift.rank == 1 */
        if (dfg_rank(g, shift) != 1)
            continue;
        if (accept(ctx, &(struct norm_shift_layer_norm_whole){.m = {.root = n, .x = x, .scale = scale,
                .shift = shift, .n = n_2}, .n_call = dfg_first_result(g, n_2), .add = n}))
            return true;
    }
    return false;
}

struct norm_make_instance_norm_whole {
    struct norm_make_instance_norm_match m;
    dfg_node reduceMean;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul;
    dfg_node add;
    dfg_node constant_2;
    dfg_node div;
    dfg_node mul_2;
    dfg_node reciprocal;
    dfg_node mul_3;
    dfg_node div_2;
    dfg_node constant_3;
    dfg_node add_2;
    dfg_node mul_4;
    dfg_node constant_4;
    dfg_node constant_5;
};

static bool norm_make_instance_norm_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
    dfg_node shift = dfg_arg(g, n, 1 - swap);
    dfg_node constant_5 = shift;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node mul_4 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, mul_4, OP_Mul, 2))
        return false;
    uint32_t swap_2 = (dfg_op(g, dfg_arg(g, mul_4, 0)) == OP_Div
                       || dfg_op(g, dfg_arg(g, mul_4, 0)) == OP_Mul
                       || dfg_op(g, dfg_arg(g, mul_4, 0)) == OP_Mul)
        ? 0
        : 1;
    dfg_node scale = dfg_arg(g, mul_4, 1 - swap_2);
    dfg_node constant_4 = scale;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node n_2 = dfg_arg(g, mul_4, swap_2);
    /* where scale.rank == 3 */
    if (dfg_rank(g, scale) != 3)
        return false;
    /* where scale.shape[1] == 1 */
    if (dfg_extent(g, scale, 1) != 1)
        return false;
    /* where scale.shape[2] == 1 */
    if (dfg_extent(g, scale, 2) != 1)
        return false;
    /* where shift.rank == 3 */
    if (dfg_rank(g, shift) != 3)
        return false;
    /* where shift.shape[1] == 1 */
    if (dfg_extent(g, shift, 1) != 1)
        return false;
    /* where shift.shape[2] == 1 */
    if (dfg_extent(g, shift, 2) != 1)
        return false;
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node div = DFG_NONE, d = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE;
        dfg_node mul_2 = DFG_NONE, reciprocal = DFG_NONE, mul_3 = DFG_NONE, div_2 = DFG_NONE;
        dfg_node constant_3 = DFG_NONE;
        dfg_val p = dfg_nil();
        uint32_t swap_3 = 0, swap_4 = 0;
        if (alt == 0) {
            div = n_2;
            if (!dfg_calls_argc(g, div, OP_Div, 2))
                continue;
            d = dfg_arg(g, div, 0);
            if (!dfg_calls_with(g, d, OP_Sub, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            s = dfg_arg(g, div, 1);
        } else if (alt == 1) {
            mul_2 = n_2;
            if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                continue;
            swap_3 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Sub ? 0 : 1;
            d = dfg_arg(g, mul_2, swap_3);
            if (!dfg_calls_with(g, d, OP_Sub, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            reciprocal = dfg_arg(g, mul_2, 1 - swap_3);
            if (!dfg_calls_argc(g, reciprocal, OP_Reciprocal, 1))
                continue;
            s = dfg_arg(g, reciprocal, 0);
        } else {
            mul_3 = n_2;
            if (!dfg_calls_argc(g, mul_3, OP_Mul, 2))
                continue;
            swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Sub ? 0 : 1;
            d = dfg_arg(g, mul_3, swap_4);
            if (!dfg_calls_with(g, d, OP_Sub, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            div_2 = dfg_arg(g, mul_3, 1 - swap_4);
            if (!dfg_calls_argc(g, div_2, OP_Div, 2))
                continue;
            constant_3 = dfg_arg(g, div_2, 0);
            if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                continue;
            s = dfg_arg(g, div_2, 1);
        }
        if (!dfg_calls_argc(g, s, OP_Sqrt, 1))
            continue;
        dfg_node add = dfg_arg(g, s, 0);
        if (!dfg_calls_argc(g, add, OP_Add, 2))
            continue;
        uint32_t swap_5 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
        dfg_node eps = dfg_arg(g, add, 1 - swap_5);
        dfg_node constant_2 = eps;
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node v = dfg_arg(g, add, swap_5);
        if (!dfg_calls_argc(g, v, OP_ReduceMean, 1))
            continue;
        dfg_val q = dfg_attr(g, v, ATTR_axes);
        if (!dfg_known(q) || !dfg_int_is(g, v, ATTR_keepdims, 1, 1))
            continue;
        dfg_node v_2 = dfg_arg(g, v, 0);
        bool is_pow = dfg_calls_argc(g, v_2, OP_Pow, 2);
        dfg_node pow = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
        if (is_pow) {
            pow = v_2;
            if (dfg_arg(g, pow, 0) != d)
                continue;
            constant = dfg_arg(g, pow, 1);
            if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                continue;
        } else {
            mul = v_2;
            if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                continue;
        }
        /* where x.rank == 4 */
        if (dfg_rank(g, x) != 4)
            continue;
        /* where p in {[2, 3], [-2, -1]} */
        if (!(dfg_member(p, DFG_LIST(dfg_int(2), dfg_int(3))) == DFG_TRUE
              || dfg_member(p, DFG_LIST(dfg_int(-2), dfg_int(-1))) == DFG_TRUE))
            continue;
        /* where q in {[2, 3], [-2, -1]} */
        if (!(dfg_member(q, DFG_LIST(dfg_int(2), dfg_int(3))) == DFG_TRUE
              || dfg_member(q, DFG_LIST(dfg_int(-2), dfg_int(-1))) == DFG_TRUE))
            continue;
        /* where one(eps) */
        if (!one(g, eps))
            continue;
        /* where scale.shape[0] == x.shape[1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, scale, 0), dfg_extent_of(g, x, 1)))
            continue;
        /* where shift.shape[0] == x.shape[1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, shift, 0), dfg_extent_of(g, x, 1)))
            continue;
        for (uint32_t swap_6 = 0; swap_6 < (!is_pow ? dfg_orders(g, mul) : 1u); swap_6++) {
            if (!is_pow) {
                if (dfg_arg(g, mul, swap_6) != d)
                    continue;
                if (dfg_arg(g, mul, 1 - swap_6) != d)
                    continue;
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){mul_4, div, d, reduceMean, mul_2, reciprocal, mul_3, div_2,
                                                s, add, v, pow, mul},
                             13))
                continue;
            if (accept(ctx, &(struct norm_make_instance_norm_whole){.m = {.root = n, .x = x, .eps = eps,
                    .scale = scale, .shift = shift, .d = d, .v = v, .s = s, .n = n_2, .p = p, .q = q},
                    .reduceMean = reduceMean, .pow = pow, .constant = constant, .mul = mul,
                    .add = add, .constant_2 = constant_2, .div = div, .mul_2 = mul_2,
                    .reciprocal = reciprocal, .mul_3 = mul_3, .div_2 = div_2,
                    .constant_3 = constant_3, .add_2 = n, .mul_4 = mul_4, .constant_4 = constant_4,
                    .constant_5 = constant_5}))
                return true;
        }
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- deviation ---- */

static const struct dfg_desc_expr norm_deviation_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "q", .line = 16 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 16 },
    /* 2 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "q == [-1]", .line = 16 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 0, .text = "q", .line = 16 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "d", .line = 16 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 16 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 16 },
    /* 7 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "d.rank - 1", .line = 16 },
    /* 8 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "[d.rank - 1]", .line = 16 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "q == [d.rank - 1]", .line = 16 },
    /* 10 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, }, .text = "q == [-1] or q == [d.rank - 1]", .line = 16 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 9, .text = "c", .line = 8 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 8 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.elements == 1", .line = 8 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 9, .text = "c", .line = 8 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 8 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 18 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.rank <= 1", .line = 8 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "c.elements == 1, c.rank <= 1", .line = 8 },
};
static const struct dfg_desc_node norm_deviation_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Sqrt(Add(v, eps & const))", .line = 17 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "Add(v, eps & const)", .line = 17 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 0, .text = "axes = q", .line = 15 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 15 },
        },
        .name = "v",
        .text = "ReduceMean(Pow(d, 2) | Mul(d, d))", .line = 15 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "Pow(d, 2) | Mul(d, d)", .line = 15 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "Pow(d, 2)", .line = 15 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 14 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 15 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 5, },
        .text = "Mul(d, d)", .line = 15 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "eps & const", .line = 17 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 14 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 17 },
};
static const struct dfg_desc_region norm_deviation_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t norm_deviation_var_regions[] = { 0, };
static const bool norm_deviation_dims[] = { 0, };
static const struct dfg_desc_capture norm_deviation_refs[] = { { 5, -1 }, { 9, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture norm_deviation_captures[] = {
    { "d", DFG_CAP_NODE, offsetof(struct norm_deviation_match, d) },
    { "eps", DFG_CAP_NODE, offsetof(struct norm_deviation_match, eps) },
    { "v", DFG_CAP_NODE, offsetof(struct norm_deviation_match, v) },
    { "q", DFG_CAP_VALUE, offsetof(struct norm_deviation_match, q) },
};
static const struct dfg_desc_pattern norm_deviation_desc = {
    .n_nodes = 11, .n_exprs = 20, .n_vars = 1, .n_sets = 4,
    .nodes = norm_deviation_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = norm_deviation_regions,
    .var_region = norm_deviation_var_regions,
    .exprs = norm_deviation_exprs,
    .captures = norm_deviation_refs,
    .var_is_dim = norm_deviation_dims,
    .text = "pattern deviation(d, eps) {\012    v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };\012    where q == [-1] or q == [d.rank - 1], one(eps);\012    return Sqrt(Add(v, eps & const));\012}", .line = 14, .n_where = 2, .where = (const uint32_t[]){ 10, 19, }
};
static bool norm_deviation_any(const dfg_graph *g, dfg_node n, void *m)
{
    return norm_deviation_match(g, n, m);
}
static bool norm_deviation_pass(void *ctx, const struct norm_deviation_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool norm_deviation_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return norm_deviation_each(g, n, norm_deviation_pass, &e);
}

static const struct dfg_part norm_deviation_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct norm_deviation_whole, m.d) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct norm_deviation_whole, m.eps) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct norm_deviation_whole, m.v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_deviation_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_deviation_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_deviation_whole, mul) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct norm_deviation_whole, sqrt) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_deviation_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_deviation_whole, constant_2) },
};
/* ---- centred ---- */

static const struct dfg_desc_expr norm_centred_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 1, .text = "q", .line = 16 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 16 },
    /* 2 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "q == [-1]", .line = 16 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 1, .text = "q", .line = 16 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "d", .line = 16 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 16 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 16 },
    /* 7 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "d.rank - 1", .line = 16 },
    /* 8 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "[d.rank - 1]", .line = 16 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "q == [d.rank - 1]", .line = 16 },
    /* 10 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, }, .text = "q == [-1] or q == [d.rank - 1]", .line = 16 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 8 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 8 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.elements == 1", .line = 8 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 8 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 8 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 18 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.rank <= 1", .line = 8 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "c.elements == 1, c.rank <= 1", .line = 8 },
    /* 20 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "p == [-1]", .line = 22 },
    /* 23 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 22 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 27 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "x.rank - 1", .line = 22 },
    /* 28 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "[x.rank - 1]", .line = 22 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 28, }, .text = "p == [x.rank - 1]", .line = 22 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 29, }, .text = "p == [-1] or p == [x.rank - 1]", .line = 22 },
};
static const struct dfg_desc_node norm_centred_nodes[20] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 15, 17, },
        .text = "Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s))", .line = 23 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "Div(d, s)", .line = 23 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "d",
        .text = "Sub(x, ReduceMean(x) { axes = p, keepdims == 1 })", .line = 20 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 19 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 0, .text = "axes = p", .line = 20 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 20 },
        },
        .text = "ReduceMean(x)", .line = 20 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .name = "s",
        .text = "Sqrt(Add(v, eps & const))", .line = 17, .n_where = 2, .where = (const uint32_t[]){ 10, 19, } },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, },
        .text = "Add(v, eps & const)", .line = 17 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 1, .text = "axes = q", .line = 15 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 15 },
        },
        .name = "v",
        .text = "ReduceMean(Pow(d, 2) | Mul(d, d))", .line = 15 },
    [8] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, },
        .text = "Pow(d, 2) | Mul(d, d)", .line = 15 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "Pow(d, 2)", .line = 15 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 15 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 2, },
        .text = "Mul(d, d)", .line = 15 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "eps & const", .line = 17 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 19 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 17 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 16, },
        .text = "Mul(d, Reciprocal(s))", .line = 23 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reciprocal", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "Reciprocal(s)", .line = 23 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 18, },
        .text = "Mul(d, Div(1, s))", .line = 23 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 5, },
        .text = "Div(1, s)", .line = 23 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 23 },
};
static const struct dfg_desc_region norm_centred_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t norm_centred_var_regions[] = { 0, 0, };
static const bool norm_centred_dims[] = { 0, 0, };
static const struct dfg_desc_capture norm_centred_refs[] = { { 3, -1 }, { 13, -1 }, { 2, -1 }, { 5, -1 }, { 0, -1 }, };
static const struct dfg_capture norm_centred_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct norm_centred_match, x) },
    { "eps", DFG_CAP_NODE, offsetof(struct norm_centred_match, eps) },
    { "d", DFG_CAP_NODE, offsetof(struct norm_centred_match, d) },
    { "s", DFG_CAP_NODE, offsetof(struct norm_centred_match, s) },
    { "p", DFG_CAP_VALUE, offsetof(struct norm_centred_match, p) },
};
static const struct dfg_desc_pattern norm_centred_desc = {
    .n_nodes = 20, .n_exprs = 31, .n_vars = 2, .n_sets = 5,
    .nodes = norm_centred_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = norm_centred_regions,
    .var_region = norm_centred_var_regions,
    .exprs = norm_centred_exprs,
    .captures = norm_centred_refs,
    .var_is_dim = norm_centred_dims,
    .text = "pattern centred(x, eps) {\012    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });\012    s = deviation(d, eps);\012    where p == [-1] or p == [x.rank - 1];\012    return Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));\012}", .line = 19, .n_where = 1, .where = (const uint32_t[]){ 30, }
};
static bool norm_centred_any(const dfg_graph *g, dfg_node n, void *m)
{
    return norm_centred_match(g, n, m);
}
static bool norm_centred_pass(void *ctx, const struct norm_centred_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool norm_centred_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return norm_centred_each(g, n, norm_centred_pass, &e);
}

static const struct dfg_part norm_centred_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct norm_centred_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct norm_centred_whole, m.eps) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct norm_centred_whole, m.d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_centred_whole, reduceMean) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct norm_centred_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_centred_whole, div) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct norm_centred_whole, m.s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_centred_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_centred_whole, v_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_centred_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_centred_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_centred_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_centred_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_centred_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_centred_whole, reciprocal) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_centred_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_centred_whole, div_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_centred_whole, constant_3) },
};
/* ---- make_layer_norm ---- */

static const struct dfg_desc_expr norm_make_layer_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 22 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 22 },
    /* 2 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "p == [-1]", .line = 22 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 22 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 7 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank - 1", .line = 22 },
    /* 8 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "[x.rank - 1]", .line = 22 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "p == [x.rank - 1]", .line = 22 },
    /* 10 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, }, .text = "p == [-1] or p == [x.rank - 1]", .line = 22 },
    /* 11 */ { .op = DFG_E_VAR, .ref = 1, .text = "q", .line = 16 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 16 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "q == [-1]", .line = 16 },
    /* 14 */ { .op = DFG_E_VAR, .ref = 1, .text = "q", .line = 16 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 4, .text = "d", .line = 16 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 16 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 16 },
    /* 18 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "d.rank - 1", .line = 16 },
    /* 19 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "[d.rank - 1]", .line = 16 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, }, .text = "q == [d.rank - 1]", .line = 16 },
    /* 21 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 13, 20, }, .text = "q == [-1] or q == [d.rank - 1]", .line = 16 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 8 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "elements", .line = 8 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "c.elements == 1", .line = 8 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 8 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "rank", .line = 8 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "c.rank <= 1", .line = 8 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "c.elements == 1, c.rank <= 1", .line = 8 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 22, .text = "c", .line = 10 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "rank", .line = 10 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "c.rank == 1", .line = 10 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 22, .text = "c", .line = 10 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "shape", .line = 10 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 38 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "c.shape[0]", .line = 10 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 10 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "shape", .line = 10 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 10 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "x.shape[-1]", .line = 10 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 42, }, .text = "c.shape[0] == x.shape[-1]", .line = 10 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 43, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 10 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 23, .text = "c", .line = 10 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "rank", .line = 10 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "c.rank == 1", .line = 10 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 23, .text = "c", .line = 10 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "shape", .line = 10 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 52 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "c.shape[0]", .line = 10 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 10 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "shape", .line = 10 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 10 },
    /* 56 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.shape[-1]", .line = 10 },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "c.shape[0] == x.shape[-1]", .line = 10 },
    /* 58 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 48, 57, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 10 },
};
static const struct dfg_desc_node norm_make_layer_norm_nodes[24] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 23, },
        .text = "Add(Mul(centred(x, eps), scale), shift)", .line = 26 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 22, },
        .text = "Mul(centred(x, eps), scale)", .line = 26 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 17, 19, },
        .text = "Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s))", .line = 23, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "Div(d, s)", .line = 23 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "d",
        .text = "Sub(x, ReduceMean(x) { axes = p, keepdims == 1 })", .line = 20 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 25 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 0, .text = "axes = p", .line = 20 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 20 },
        },
        .text = "ReduceMean(x)", .line = 20 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .name = "s",
        .text = "Sqrt(Add(v, eps & const))", .line = 17, .n_where = 2, .where = (const uint32_t[]){ 21, 30, } },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 14, },
        .text = "Add(v, eps & const)", .line = 17 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 10, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 1, .text = "axes = q", .line = 15 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 15 },
        },
        .name = "v",
        .text = "ReduceMean(Pow(d, 2) | Mul(d, d))", .line = 15 },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, },
        .text = "Pow(d, 2) | Mul(d, d)", .line = 15 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "Pow(d, 2)", .line = 15 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 15 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "Mul(d, d)", .line = 15 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "eps & const", .line = 17 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 25 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 17 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 18, },
        .text = "Mul(d, Reciprocal(s))", .line = 23 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reciprocal", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "Reciprocal(s)", .line = 23 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 20, },
        .text = "Mul(d, Div(1, s))", .line = 23 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 7, },
        .text = "Div(1, s)", .line = 23 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 23 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 25 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "shift",
        .text = "shift", .line = 25 },
};
static const struct dfg_desc_region norm_make_layer_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t norm_make_layer_norm_var_regions[] = { 0, 0, };
static const bool norm_make_layer_norm_dims[] = { 0, 0, };
static const struct dfg_desc_capture norm_make_layer_norm_refs[] = { { 5, -1 }, { 15, -1 }, { 22, -1 }, { 23, -1 }, };
static const struct dfg_capture norm_make_layer_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct norm_make_layer_norm_match, x) },
    { "eps", DFG_CAP_NODE, offsetof(struct norm_make_layer_norm_match, eps) },
    { "scale", DFG_CAP_NODE, offsetof(struct norm_make_layer_norm_match, scale) },
    { "shift", DFG_CAP_NODE, offsetof(struct norm_make_layer_norm_match, shift) },
};
static const struct dfg_desc_pattern norm_make_layer_norm_desc = {
    .n_nodes = 24, .n_exprs = 59, .n_vars = 2, .n_sets = 4,
    .nodes = norm_make_layer_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = norm_make_layer_norm_regions,
    .var_region = norm_make_layer_norm_var_regions,
    .exprs = norm_make_layer_norm_exprs,
    .captures = norm_make_layer_norm_refs,
    .var_is_dim = norm_make_layer_norm_dims,
    .text = "rule make_layer_norm(x, eps, scale, shift) : priority 2 {\012    match Add(Mul(centred(x, eps), scale), shift);\012    where along(scale, x), along(shift, x);\012    rewrite LayerNormalization(x, scale, shift) { axis = -1, epsilon = value(eps) };\012}", .line = 25, .n_where = 2, .where = (const uint32_t[]){ 44, 58, }
};
static bool norm_make_layer_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return norm_make_layer_norm_match(g, n, m);
}
static bool norm_make_layer_norm_pass(void *ctx, const struct norm_make_layer_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool norm_make_layer_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return norm_make_layer_norm_each(g, n, norm_make_layer_norm_pass, &e);
}

static const struct dfg_part norm_make_layer_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct norm_make_layer_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct norm_make_layer_norm_whole, m.eps) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct norm_make_layer_norm_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct norm_make_layer_norm_whole, m.shift) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct norm_make_layer_norm_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, reduceMean) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, mul_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, reciprocal) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, div_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_make_layer_norm_whole, constant_3) },
};
/* ---- make_layer_norm_unshifted ---- */

static const struct dfg_desc_expr norm_make_layer_norm_unshifted_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 22 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 22 },
    /* 2 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "p == [-1]", .line = 22 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 22 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 7 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank - 1", .line = 22 },
    /* 8 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "[x.rank - 1]", .line = 22 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "p == [x.rank - 1]", .line = 22 },
    /* 10 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, }, .text = "p == [-1] or p == [x.rank - 1]", .line = 22 },
    /* 11 */ { .op = DFG_E_VAR, .ref = 1, .text = "q", .line = 16 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 16 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "q == [-1]", .line = 16 },
    /* 14 */ { .op = DFG_E_VAR, .ref = 1, .text = "q", .line = 16 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 3, .text = "d", .line = 16 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 16 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 16 },
    /* 18 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "d.rank - 1", .line = 16 },
    /* 19 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "[d.rank - 1]", .line = 16 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, }, .text = "q == [d.rank - 1]", .line = 16 },
    /* 21 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 13, 20, }, .text = "q == [-1] or q == [d.rank - 1]", .line = 16 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 14, .text = "c", .line = 8 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "elements", .line = 8 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "c.elements == 1", .line = 8 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 14, .text = "c", .line = 8 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "rank", .line = 8 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "c.rank <= 1", .line = 8 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "c.elements == 1, c.rank <= 1", .line = 8 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 21, .text = "c", .line = 10 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "rank", .line = 10 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "c.rank == 1", .line = 10 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 21, .text = "c", .line = 10 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "shape", .line = 10 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 38 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "c.shape[0]", .line = 10 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 10 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "shape", .line = 10 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 10 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "x.shape[-1]", .line = 10 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 42, }, .text = "c.shape[0] == x.shape[-1]", .line = 10 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 43, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 10 },
};
static const struct dfg_desc_node norm_make_layer_norm_unshifted_nodes[22] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 21, },
        .text = "Mul(centred(x, eps), scale)", .line = 31 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 16, 18, },
        .text = "Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s))", .line = 23, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "Div(d, s)", .line = 23 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "d",
        .text = "Sub(x, ReduceMean(x) { axes = p, keepdims == 1 })", .line = 20 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 30 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 0, .text = "axes = p", .line = 20 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 20 },
        },
        .text = "ReduceMean(x)", .line = 20 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .name = "s",
        .text = "Sqrt(Add(v, eps & const))", .line = 17, .n_where = 2, .where = (const uint32_t[]){ 21, 30, } },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, },
        .text = "Add(v, eps & const)", .line = 17 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 1, .text = "axes = q", .line = 15 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 15 },
        },
        .name = "v",
        .text = "ReduceMean(Pow(d, 2) | Mul(d, d))", .line = 15 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, },
        .text = "Pow(d, 2) | Mul(d, d)", .line = 15 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 11, },
        .text = "Pow(d, 2)", .line = 15 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 15 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 3, },
        .text = "Mul(d, d)", .line = 15 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "eps & const", .line = 17 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 30 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 17 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 17, },
        .text = "Mul(d, Reciprocal(s))", .line = 23 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reciprocal", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "Reciprocal(s)", .line = 23 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 19, },
        .text = "Mul(d, Div(1, s))", .line = 23 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 6, },
        .text = "Div(1, s)", .line = 23 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 23 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 30 },
};
static const struct dfg_desc_region norm_make_layer_norm_unshifted_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t norm_make_layer_norm_unshifted_var_regions[] = { 0, 0, };
static const bool norm_make_layer_norm_unshifted_dims[] = { 0, 0, };
static const struct dfg_desc_capture norm_make_layer_norm_unshifted_refs[] = { { 4, -1 }, { 14, -1 }, { 21, -1 }, };
static const struct dfg_capture norm_make_layer_norm_unshifted_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct norm_make_layer_norm_unshifted_match, x) },
    { "eps", DFG_CAP_NODE, offsetof(struct norm_make_layer_norm_unshifted_match, eps) },
    { "scale", DFG_CAP_NODE, offsetof(struct norm_make_layer_norm_unshifted_match, scale) },
};
static const struct dfg_desc_pattern norm_make_layer_norm_unshifted_desc = {
    .n_nodes = 22, .n_exprs = 45, .n_vars = 2, .n_sets = 3,
    .nodes = norm_make_layer_norm_unshifted_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = norm_make_layer_norm_unshifted_regions,
    .var_region = norm_make_layer_norm_unshifted_var_regions,
    .exprs = norm_make_layer_norm_unshifted_exprs,
    .captures = norm_make_layer_norm_unshifted_refs,
    .var_is_dim = norm_make_layer_norm_unshifted_dims,
    .text = "rule make_layer_norm_unshifted(x, eps, scale) : priority 1 {\012    match Mul(centred(x, eps), scale);\012    where along(scale, x);\012    rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };\012}", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 44, }
};
static bool norm_make_layer_norm_unshifted_any(const dfg_graph *g, dfg_node n, void *m)
{
    return norm_make_layer_norm_unshifted_match(g, n, m);
}
static bool norm_make_layer_norm_unshifted_pass(void *ctx, const struct norm_make_layer_norm_unshifted_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool norm_make_layer_norm_unshifted_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return norm_make_layer_norm_unshifted_each(g, n, norm_make_layer_norm_unshifted_pass, &e);
}

static const struct dfg_part norm_make_layer_norm_unshifted_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct norm_make_layer_norm_unshifted_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct norm_make_layer_norm_unshifted_whole, m.eps) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct norm_make_layer_norm_unshifted_whole, m.scale) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, reduceMean) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, mul_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, reciprocal) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, div_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_make_layer_norm_unshifted_whole, constant_3) },
};
/* ---- shift_layer_norm ---- */

static const struct dfg_desc_expr norm_shift_layer_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "scale", .line = 39 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 4, .text = "shift", .line = 39 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(scale, shift)", .line = 39 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 1, .text = "n", .line = 39 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "axis", .text = "axis", .line = 39 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "n.axis == -1", .line = 39 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 4, .text = "shift", .line = 39 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 39 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "shift.rank == 1", .line = 39 },
};
static const struct dfg_desc_node norm_shift_layer_norm_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Add(n, shift)", .line = 38 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "LayerNormalization", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "n",
        .text = "LayerNormalization(x, scale)", .line = 37 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 36 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 36 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "shift",
        .text = "shift", .line = 36 },
};
static const struct dfg_desc_region norm_shift_layer_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture norm_shift_layer_norm_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture norm_shift_layer_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct norm_shift_layer_norm_match, x) },
    { "scale", DFG_CAP_NODE, offsetof(struct norm_shift_layer_norm_match, scale) },
    { "shift", DFG_CAP_NODE, offsetof(struct norm_shift_layer_norm_match, shift) },
    { "n", DFG_CAP_NODE, offsetof(struct norm_shift_layer_norm_match, n) },
};
static const struct dfg_desc_pattern norm_shift_layer_norm_desc = {
    .n_nodes = 5, .n_exprs = 11, .n_vars = 0, .n_sets = 4,
    .nodes = norm_shift_layer_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = norm_shift_layer_norm_regions,
    .exprs = norm_shift_layer_norm_exprs,
    .captures = norm_shift_layer_norm_refs,
    .text = "rule shift_layer_norm(x, scale, shift) {\012    n = LayerNormalization(x, scale);\012    match Add(n, shift);\012    where same_shape(scale, shift), n.axis == -1, shift.rank == 1;\012    rewrite LayerNormalization(x, scale, shift) { ..n };\012}", .line = 36, .n_where = 3, .where = (const uint32_t[]){ 2, 6, 10, }
};
static bool norm_shift_layer_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return norm_shift_layer_norm_match(g, n, m);
}
static bool norm_shift_layer_norm_pass(void *ctx, const struct norm_shift_layer_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool norm_shift_layer_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return norm_shift_layer_norm_each(g, n, norm_shift_layer_norm_pass, &e);
}

static const struct dfg_part norm_shift_layer_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct norm_shift_layer_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct norm_shift_layer_norm_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct norm_shift_layer_norm_whole, m.shift) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct norm_shift_layer_norm_whole, m.n) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_shift_layer_norm_whole, n_call) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct norm_shift_layer_norm_whole, add) },
};
/* ---- make_instance_norm ---- */

static const struct dfg_desc_expr norm_make_instance_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 49 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 49 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 49 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 49 },
    /* 4 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 49 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "[2, 3]", .line = 49 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -2LL }, { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-2, -1]", .line = 49 },
    /* 7 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 6, }, .text = "p in {[2, 3], [-2, -1]}", .line = 49 },
    /* 8 */ { .op = DFG_E_VAR, .ref = 1, .text = "q", .line = 49 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "[2, 3]", .line = 49 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -2LL }, { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-2, -1]", .line = 49 },
    /* 11 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 8, 9, 10, }, .text = "q in {[2, 3], [-2, -1]}", .line = 49 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 8 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 8 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "c.elements == 1", .line = 8 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 8 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 8 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "c.rank <= 1", .line = 8 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "c.elements == 1, c.rank <= 1", .line = 8 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 23, .text = "scale", .line = 50 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 50 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 50 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "scale.rank == 3", .line = 50 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 23, .text = "scale", .line = 50 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 50 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "scale.shape[1]", .line = 50 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "scale.shape[1] == 1", .line = 50 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 23, .text = "scale", .line = 50 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "shape", .line = 50 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 50 },
    /* 34 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "scale.shape[2]", .line = 50 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "scale.shape[2] == 1", .line = 50 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 23, .text = "scale", .line = 50 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 50 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 50 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "scale.shape[0]", .line = 50 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 50 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 50 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[1]", .line = 50 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 44, }, .text = "scale.shape[0] == x.shape[1]", .line = 50 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 26, .text = "shift", .line = 51 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 51 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 51 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "shift.rank == 3", .line = 51 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 26, .text = "shift", .line = 51 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "shape", .line = 51 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 51 },
    /* 53 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "shift.shape[1]", .line = 51 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 51 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "shift.shape[1] == 1", .line = 51 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 26, .text = "shift", .line = 51 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "shape", .line = 51 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 51 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "shift.shape[2]", .line = 51 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 51 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "shift.shape[2] == 1", .line = 51 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 26, .text = "shift", .line = 51 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 51 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 51 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "shift.shape[0]", .line = 51 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 51 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "shape", .line = 51 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 51 },
    /* 69 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "x.shape[1]", .line = 51 },
    /* 70 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 69, }, .text = "shift.shape[0] == x.shape[1]", .line = 51 },
};
static const struct dfg_desc_node norm_make_instance_norm_nodes[28] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 25, },
        .text = "Add(Mul(n, scale & const), shift & const)", .line = 48 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 22, },
        .text = "Mul(n, scale & const)", .line = 48 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 17, 19, },
        .name = "n",
        .text = "Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s))", .line = 47 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "Div(d, s)", .line = 47 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "d",
        .text = "Sub(x, ReduceMean(x) { axes = p, keepdims == 1 })", .line = 44 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 43 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 0, .text = "axes = p", .line = 44 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 44 },
        },
        .text = "ReduceMean(x)", .line = 44 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .name = "s",
        .text = "Sqrt(Add(v, eps & const))", .line = 46 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 14, },
        .text = "Add(v, eps & const)", .line = 46 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 10, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 1, .text = "axes = q", .line = 45 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 45 },
        },
        .name = "v",
        .text = "ReduceMean(Pow(d, 2) | Mul(d, d))", .line = 45 },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, },
        .text = "Pow(d, 2) | Mul(d, d)", .line = 45 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "Pow(d, 2)", .line = 45 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 45 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "Mul(d, d)", .line = 45 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "eps & const", .line = 46 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 43 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 46 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 18, },
        .text = "Mul(d, Reciprocal(s))", .line = 47 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reciprocal", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "Reciprocal(s)", .line = 47 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 20, },
        .text = "Mul(d, Div(1, s))", .line = 47 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 7, },
        .text = "Div(1, s)", .line = 47 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 47 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "scale & const", .line = 48 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 43 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "shift & const", .line = 48 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "shift",
        .text = "shift", .line = 43 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
};
static const struct dfg_desc_region norm_make_instance_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t norm_make_instance_norm_var_regions[] = { 0, 0, };
static const bool norm_make_instance_norm_dims[] = { 0, 0, };
static const struct dfg_desc_capture norm_make_instance_norm_refs[] = { { 5, -1 }, { 15, -1 }, { 23, -1 }, { 26, -1 }, { 4, -1 }, { 9, -1 }, { 7, -1 }, { 2, -1 }, { 0, -1 }, { 1, -1 }, };
static const struct dfg_capture norm_make_instance_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct norm_make_instance_norm_match, x) },
    { "eps", DFG_CAP_NODE, offsetof(struct norm_make_instance_norm_match, eps) },
    { "scale", DFG_CAP_NODE, offsetof(struct norm_make_instance_norm_match, scale) },
    { "shift", DFG_CAP_NODE, offsetof(struct norm_make_instance_norm_match, shift) },
    { "d", DFG_CAP_NODE, offsetof(struct norm_make_instance_norm_match, d) },
    { "v", DFG_CAP_NODE, offsetof(struct norm_make_instance_norm_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct norm_make_instance_norm_match, s) },
    { "n", DFG_CAP_NODE, offsetof(struct norm_make_instance_norm_match, n) },
    { "p", DFG_CAP_VALUE, offsetof(struct norm_make_instance_norm_match, p) },
    { "q", DFG_CAP_VALUE, offsetof(struct norm_make_instance_norm_match, q) },
};
static const struct dfg_desc_pattern norm_make_instance_norm_desc = {
    .n_nodes = 28, .n_exprs = 71, .n_vars = 2, .n_sets = 10,
    .nodes = norm_make_instance_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = norm_make_instance_norm_regions,
    .var_region = norm_make_instance_norm_var_regions,
    .exprs = norm_make_instance_norm_exprs,
    .captures = norm_make_instance_norm_refs,
    .var_is_dim = norm_make_instance_norm_dims,
    .text = "rule make_instance_norm(x, eps, scale, shift) {\012    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });\012    v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };\012    s = Sqrt(Add(v, eps & const));\012    n = Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));\012    match Add(Mul(n, scale & const), shift & const);\012    where x.rank == 4, p in {[2, 3], [-2, -1]}, q in {[2, 3], [-2, -1]}, one(eps);\012    where scale.rank == 3, scale.shape[1] == 1, scale.shape[2] == 1, scale.shape[0] == x.shape[1];\012    where shift.rank == 3, shift.shape[1] == 1, shift.shape[2] == 1, shift.shape[0] == x.shape[1];\012    rewrite InstanceNormalization(x, Reshape(scale, i64 [-1]), Reshape(shift, i64 [-1])) { epsilon = value(eps) };\012}", .line = 43, .n_where = 12, .where = (const uint32_t[]){ 3, 7, 11, 20, 24, 30, 36, 45, 49, 55, 61, 70, }
};
static bool norm_make_instance_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return norm_make_instance_norm_match(g, n, m);
}
static bool norm_make_instance_norm_pass(void *ctx, const struct norm_make_instance_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool norm_make_instance_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return norm_make_instance_norm_each(g, n, norm_make_instance_norm_pass, &e);
}

static const struct dfg_part norm_make_instance_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct norm_make_instance_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct norm_make_instance_norm_whole, m.eps) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct norm_make_instance_norm_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct norm_make_instance_norm_whole, m.shift) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct norm_make_instance_norm_whole, m.d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, reduceMean) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct norm_make_instance_norm_whole, m.v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, mul) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct norm_make_instance_norm_whole, m.s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, constant_2) },
    { DFG_PART_NONE, false, 0, 7, offsetof(struct norm_make_instance_norm_whole, m.n) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, reciprocal) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, div_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, constant_3) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct norm_make_instance_norm_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, mul_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct norm_make_instance_norm_whole, constant_5) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "deviation", .place = "norm.pat:14", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct norm_deviation_match),
      .n_captures = 4, .captures = norm_deviation_captures,
      .match = norm_deviation_any, .each = norm_deviation_all, .desc = &norm_deviation_desc,
      .whole_size = sizeof(struct norm_deviation_whole), .n_parts = sizeof norm_deviation_parts / sizeof *norm_deviation_parts,
      .n_params = 2, .parts = norm_deviation_parts, .whole = norm_deviation_whole },
    { .name = "centred", .place = "norm.pat:19", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct norm_centred_match),
      .n_captures = 5, .captures = norm_centred_captures,
      .match = norm_centred_any, .each = norm_centred_all, .desc = &norm_centred_desc,
      .whole_size = sizeof(struct norm_centred_whole), .n_parts = sizeof norm_centred_parts / sizeof *norm_centred_parts,
      .n_params = 2, .parts = norm_centred_parts, .whole = norm_centred_whole },
    { .name = "make_layer_norm", .place = "norm.pat:25", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct norm_make_layer_norm_match),
      .n_captures = 4, .captures = norm_make_layer_norm_captures,
      .match = norm_make_layer_norm_any, .each = norm_make_layer_norm_all, .desc = &norm_make_layer_norm_desc,
      .whole_size = sizeof(struct norm_make_layer_norm_whole), .n_parts = sizeof norm_make_layer_norm_parts / sizeof *norm_make_layer_norm_parts,
      .n_params = 4, .parts = norm_make_layer_norm_parts, .whole = norm_make_layer_norm_whole },
    { .name = "make_layer_norm_unshifted", .place = "norm.pat:30", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct norm_make_layer_norm_unshifted_match),
      .n_captures = 3, .captures = norm_make_layer_norm_unshifted_captures,
      .match = norm_make_layer_norm_unshifted_any, .each = norm_make_layer_norm_unshifted_all, .desc = &norm_make_layer_norm_unshifted_desc,
      .whole_size = sizeof(struct norm_make_layer_norm_unshifted_whole), .n_parts = sizeof norm_make_layer_norm_unshifted_parts / sizeof *norm_make_layer_norm_unshifted_parts,
      .n_params = 3, .parts = norm_make_layer_norm_unshifted_parts, .whole = norm_make_layer_norm_unshifted_whole },
    { .name = "shift_layer_norm", .place = "norm.pat:36", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct norm_shift_layer_norm_match),
      .n_captures = 4, .captures = norm_shift_layer_norm_captures,
      .match = norm_shift_layer_norm_any, .each = norm_shift_layer_norm_all, .desc = &norm_shift_layer_norm_desc,
      .whole_size = sizeof(struct norm_shift_layer_norm_whole), .n_parts = sizeof norm_shift_layer_norm_parts / sizeof *norm_shift_layer_norm_parts,
      .n_params = 3, .parts = norm_shift_layer_norm_parts, .whole = norm_shift_layer_norm_whole },
    { .name = "make_instance_norm", .place = "norm.pat:43", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct norm_make_instance_norm_match),
      .n_captures = 10, .captures = norm_make_instance_norm_captures,
      .match = norm_make_instance_norm_any, .each = norm_make_instance_norm_all, .desc = &norm_make_instance_norm_desc,
      .whole_size = sizeof(struct norm_make_instance_norm_whole), .n_parts = sizeof norm_make_instance_norm_parts / sizeof *norm_make_instance_norm_parts,
      .n_params = 4, .parts = norm_make_instance_norm_parts, .whole = norm_make_instance_norm_whole },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit norm_unit;
const struct dfg_unit norm_unit = {
    .abi = DFG_ABI,
    .name = "norm",
    .imports = imports,
    .names = &norm_names, .whole_names = &whole_names,
    .n_patterns = 6, .patterns = patterns,
    .rules = &norm_rules,
};
