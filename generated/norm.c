/* Made by pat2c from norm.pat; do not edit. */
#include "norm.h"
#if NORM_H != 0x76bdf44986fdfda0
#error "norm.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    norm_op_Add = DFG_FIRST_OP, norm_op_Div, norm_op_LayerNormalization, norm_op_Mul, norm_op_Pow,
    norm_op_Reciprocal, norm_op_ReduceMean, norm_op_Sqrt, norm_op_Sub,
};
enum {
    norm_attr_axes, norm_attr_axis, norm_attr_keepdims,
};
static const char *const norm_op_names[] = {
    "Add", "Div", "LayerNormalization", "Mul", "Pow", "Reciprocal", "ReduceMean", "Sqrt", "Sub",
};
static const char *const norm_attr_names[] = {
    "axes", "axis", "keepdims",
};

const struct dfg_names norm_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 9,
    .ops = norm_op_names,
    .n_attrs = 3,
    .attrs = norm_attr_names,
};

/* norm.pat:8
 * cond one(c) = c.elements == 1, c.rank <= 1;
 */
static bool norm_one(const dfg_graph *g, dfg_node c)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(1));
}

/* norm.pat:14
 * pattern deviation(d, eps) {
 *     v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };
 *     where q == [-1] or q == [d.rank - 1], one(eps);
 *     return Sqrt(Add(v, eps & const));
 * }
 */
bool norm_deviation_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct norm_deviation_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, norm_op_Sqrt, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, norm_op_Add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == norm_op_ReduceMean ? 0 : 1;
    dfg_node eps = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, eps, DFG_CONST))
        return false;
    dfg_node v = dfg_arg(g, add, swap);
    if (!dfg_calls_argc(g, v, norm_op_ReduceMean, 1))
        return false;
    dfg_val q = dfg_attr(g, v, norm_attr_axes);
    if (!dfg_known(q) || !dfg_int_is(g, v, norm_attr_keepdims, 1, 1))
        return false;
    dfg_node v_2 = dfg_arg(g, v, 0);
    bool is_pow = dfg_calls_with(g, v_2, norm_op_Pow, 2);
    dfg_node pow = DFG_NONE, d = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
    if (is_pow) {
        pow = v_2;
        d = dfg_arg(g, pow, 0);
        constant = dfg_arg(g, pow, 1);
        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
            return false;
    } else {
        mul = v_2;
        if (!dfg_calls_with(g, mul, norm_op_Mul, 2))
            return false;
    }
    /* where one(eps) */
    if (!norm_one(g, eps))
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
                .q = q}, .pow = pow, .constant = constant, .mul = mul, .add = add}.m))
            return true;
    }
    return false;
}

static bool norm_deviation_keep(void *m, const struct norm_deviation_match *found)
{
    *(struct norm_deviation_match *)m = *found;
    return true;
}

bool norm_deviation_match(const dfg_graph *g, dfg_node n, struct norm_deviation_match *m)
{
    return norm_deviation_each(g, n, norm_deviation_keep, m);
}

/* norm.pat:19
 * pattern centred(x, eps) {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     s = deviation(d, eps);
 *     where p == [-1] or p == [x.rank - 1];
 *     return Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));
 * }
 */
bool norm_centred_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct norm_centred_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node div = DFG_NONE, d = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE;
        dfg_node mul_2 = DFG_NONE, reciprocal = DFG_NONE, mul_3 = DFG_NONE, div_2 = DFG_NONE;
        dfg_node constant_2 = DFG_NONE;
        dfg_val p = dfg_nil();
        uint32_t swap = 0, swap_2 = 0;
        if (alt == 0) {
            div = n;
            if (!dfg_calls_argc(g, div, norm_op_Div, 2))
                continue;
            d = dfg_arg(g, div, 0);
            if (!dfg_calls_with(g, d, norm_op_Sub, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_with(g, reduceMean, norm_op_ReduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, norm_attr_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            s = dfg_arg(g, div, 1);
        } else if (alt == 1) {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, norm_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == norm_op_Sub ? 0 : 1;
            d = dfg_arg(g, mul_2, swap);
            if (!dfg_calls_with(g, d, norm_op_Sub, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_with(g, reduceMean, norm_op_ReduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, norm_attr_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            reciprocal = dfg_arg(g, mul_2, 1 - swap);
            if (!dfg_calls_argc(g, reciprocal, norm_op_Reciprocal, 1))
                continue;
            s = dfg_arg(g, reciprocal, 0);
        } else {
            mul_3 = n;
            if (!dfg_calls_argc(g, mul_3, norm_op_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_3, 0)) == norm_op_Sub ? 0 : 1;
            d = dfg_arg(g, mul_3, swap_2);
            if (!dfg_calls_with(g, d, norm_op_Sub, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_with(g, reduceMean, norm_op_ReduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, norm_attr_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            div_2 = dfg_arg(g, mul_3, 1 - swap_2);
            if (!dfg_calls_argc(g, div_2, norm_op_Div, 2))
                continue;
            constant_2 = dfg_arg(g, div_2, 0);
            if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                continue;
            s = dfg_arg(g, div_2, 1);
        }
        if (!dfg_calls_argc(g, s, norm_op_Sqrt, 1))
            continue;
        dfg_node add = dfg_arg(g, s, 0);
        if (!dfg_calls_argc(g, add, norm_op_Add, 2))
            continue;
        uint32_t swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == norm_op_ReduceMean ? 0 : 1;
        dfg_node eps = dfg_arg(g, add, 1 - swap_3);
        if (!dfg_is(g, eps, DFG_CONST))
            continue;
        dfg_node v = dfg_arg(g, add, swap_3);
        if (!dfg_calls_argc(g, v, norm_op_ReduceMean, 1))
            continue;
        dfg_val q = dfg_attr(g, v, norm_attr_axes);
        if (!dfg_known(q) || !dfg_int_is(g, v, norm_attr_keepdims, 1, 1))
            continue;
        dfg_node v_2 = dfg_arg(g, v, 0);
        bool is_pow = dfg_calls_argc(g, v_2, norm_op_Pow, 2);
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
            if (!dfg_calls_argc(g, mul, norm_op_Mul, 2))
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
                                                v, pow, mul},
                             12))
                continue;
            /* where q == [-1] or q == [d.rank - 1] */
            if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
                  || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, d), dfg_int(1))))))
                continue;
            /* where one(eps) */
            if (!norm_one(g, eps))
                continue;
            if (accept(ctx, &(struct norm_centred_whole){.m = {.root = n, .x = x, .eps = eps, .d = d, .s = s,
                    .p = p}, .reduceMean = reduceMean, .div = div, .add = add, .v = v,
                    .pow = pow, .constant = constant, .mul = mul, .mul_2 = mul_2,
                    .reciprocal = reciprocal, .mul_3 = mul_3, .div_2 = div_2,
                    .constant_2 = constant_2}.m))
                return true;
        }
    }
    return false;
}

static bool norm_centred_keep(void *m, const struct norm_centred_match *found)
{
    *(struct norm_centred_match *)m = *found;
    return true;
}

bool norm_centred_match(const dfg_graph *g, dfg_node n, struct norm_centred_match *m)
{
    return norm_centred_each(g, n, norm_centred_keep, m);
}

/* norm.pat:10
 * cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];
 */
static bool norm_along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_dim_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
}

/* norm.pat:25
 * rule make_layer_norm(x, eps, scale, shift) : priority 2 {
 *     match Add(Mul(centred(x, eps), scale), shift);
 *     where along(scale, x), along(shift, x);
 *     rewrite LayerNormalization(x, scale, shift) { axis = -1, epsilon = value(eps) };
 * }
 */
bool norm_make_layer_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct norm_make_layer_norm_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, norm_op_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node shift = dfg_arg(g, n, 1 - swap);
        dfg_node mul = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, mul, norm_op_Mul, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul); swap_2++) {
            dfg_node scale = dfg_arg(g, mul, 1 - swap_2);
            dfg_node v = dfg_arg(g, mul, swap_2);
            for (uint32_t alt = 0; alt < 3u; alt++) {
                dfg_node div = DFG_NONE, d = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE;
                dfg_node mul_3 = DFG_NONE, reciprocal = DFG_NONE, mul_4 = DFG_NONE, div_2 = DFG_NONE;
                dfg_node constant_2 = DFG_NONE;
                dfg_val p = dfg_nil();
                uint32_t swap_3 = 0, swap_4 = 0;
                if (alt == 0) {
                    div = v;
                    if (!dfg_calls_argc(g, div, norm_op_Div, 2))
                        continue;
                    d = dfg_arg(g, div, 0);
                    if (!dfg_calls_with(g, d, norm_op_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean, norm_op_ReduceMean, 1))
                        continue;
                    p = dfg_attr(g, reduceMean, norm_attr_axes);
                    if (!dfg_known(p) || !dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    s = dfg_arg(g, div, 1);
                } else if (alt == 1) {
                    mul_3 = v;
                    if (!dfg_calls_argc(g, mul_3, norm_op_Mul, 2))
                        continue;
                    swap_3 = dfg_op(g, dfg_arg(g, mul_3, 0)) == norm_op_Sub ? 0 : 1;
                    d = dfg_arg(g, mul_3, swap_3);
                    if (!dfg_calls_with(g, d, norm_op_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean, norm_op_ReduceMean, 1))
                        continue;
                    p = dfg_attr(g, reduceMean, norm_attr_axes);
                    if (!dfg_known(p) || !dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    reciprocal = dfg_arg(g, mul_3, 1 - swap_3);
                    if (!dfg_calls_argc(g, reciprocal, norm_op_Reciprocal, 1))
                        continue;
                    s = dfg_arg(g, reciprocal, 0);
                } else {
                    mul_4 = v;
                    if (!dfg_calls_argc(g, mul_4, norm_op_Mul, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_4, 0)) == norm_op_Sub ? 0 : 1;
                    d = dfg_arg(g, mul_4, swap_4);
                    if (!dfg_calls_with(g, d, norm_op_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean, norm_op_ReduceMean, 1))
                        continue;
                    p = dfg_attr(g, reduceMean, norm_attr_axes);
                    if (!dfg_known(p) || !dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    div_2 = dfg_arg(g, mul_4, 1 - swap_4);
                    if (!dfg_calls_argc(g, div_2, norm_op_Div, 2))
                        continue;
                    constant_2 = dfg_arg(g, div_2, 0);
                    if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    s = dfg_arg(g, div_2, 1);
                }
                if (!dfg_calls_argc(g, s, norm_op_Sqrt, 1))
                    continue;
                dfg_node add = dfg_arg(g, s, 0);
                if (!dfg_calls_argc(g, add, norm_op_Add, 2))
                    continue;
                uint32_t swap_5 = dfg_op(g, dfg_arg(g, add, 0)) == norm_op_ReduceMean ? 0 : 1;
                dfg_node eps = dfg_arg(g, add, 1 - swap_5);
                if (!dfg_is(g, eps, DFG_CONST))
                    continue;
                dfg_node v_2 = dfg_arg(g, add, swap_5);
                if (!dfg_calls_argc(g, v_2, norm_op_ReduceMean, 1))
                    continue;
                dfg_val q = dfg_attr(g, v_2, norm_attr_axes);
                if (!dfg_known(q) || !dfg_int_is(g, v_2, norm_attr_keepdims, 1, 1))
                    continue;
                dfg_node v_3 = dfg_arg(g, v_2, 0);
                bool is_pow = dfg_calls_argc(g, v_3, norm_op_Pow, 2);
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
                    if (!dfg_calls_argc(g, mul_2, norm_op_Mul, 2))
                        continue;
                }
                /* where along(scale, x) */
                if (!norm_along(g, scale, x))
                    continue;
                /* where along(shift, x) */
                if (!norm_along(g, shift, x))
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
                                                        div_2, s, add, v_2, pow, mul_2},
                                     13))
                        continue;
                    /* where q == [-1] or q == [d.rank - 1] */
                    if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
                          || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, d), dfg_int(1))))))
                        continue;
                    /* where one(eps) */
                    if (!norm_one(g, eps))
                        continue;
                    /* where p == [-1] or p == [x.rank - 1] */
                    if (!(dfg_eq(p, DFG_LIST(dfg_int(-1)))
                          || dfg_eq(p, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))))))
                        continue;
                    if (accept(ctx, &(struct norm_make_layer_norm_whole){.m = {.root = n, .x = x, .eps = eps,
                            .scale = scale, .shift = shift}, .mul = mul, .div = div, .d = d,
                            .reduceMean = reduceMean, .s = s, .add = add, .v = v_2, .pow = pow,
                            .constant = constant, .mul_2 = mul_2, .mul_3 = mul_3, .reciprocal = reciprocal,
                            .mul_4 = mul_4, .div_2 = div_2, .constant_2 = constant_2}.m))
                        return true;
                }
            }
        }
    }
    return false;
}

static bool norm_make_layer_norm_keep(void *m, const struct norm_make_layer_norm_match *found)
{
    *(struct norm_make_layer_norm_match *)m = *found;
    return true;
}

bool norm_make_layer_norm_match(const dfg_graph *g, dfg_node n, struct norm_make_layer_norm_match *m)
{
    return norm_make_layer_norm_each(g, n, norm_make_layer_norm_keep, m);
}

/* norm.pat:30
 * rule make_layer_norm_unshifted(x, eps, scale) : priority 1 {
 *     match Mul(centred(x, eps), scale);
 *     where along(scale, x);
 *     rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };
 * }
 */
bool norm_make_layer_norm_unshifted_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct norm_make_layer_norm_unshifted_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, norm_op_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        dfg_node v = dfg_arg(g, n, swap);
        for (uint32_t alt = 0; alt < 3u; alt++) {
            dfg_node div = DFG_NONE, d = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE;
            dfg_node mul_2 = DFG_NONE, reciprocal = DFG_NONE, mul_3 = DFG_NONE, div_2 = DFG_NONE;
            dfg_node constant_2 = DFG_NONE;
            dfg_val p = dfg_nil();
            uint32_t swap_2 = 0, swap_3 = 0;
            if (alt == 0) {
                div = v;
                if (!dfg_calls_argc(g, div, norm_op_Div, 2))
                    continue;
                d = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, d, norm_op_Sub, 2))
                    continue;
                x = dfg_arg(g, d, 0);
                reduceMean = dfg_arg(g, d, 1);
                if (!dfg_calls_with(g, reduceMean, norm_op_ReduceMean, 1))
                    continue;
                p = dfg_attr(g, reduceMean, norm_attr_axes);
                if (!dfg_known(p) || !dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1))
                    continue;
                if (dfg_arg(g, reduceMean, 0) != x)
                    continue;
                s = dfg_arg(g, div, 1);
            } else if (alt == 1) {
                mul_2 = v;
                if (!dfg_calls_argc(g, mul_2, norm_op_Mul, 2))
                    continue;
                swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == norm_op_Sub ? 0 : 1;
                d = dfg_arg(g, mul_2, swap_2);
                if (!dfg_calls_with(g, d, norm_op_Sub, 2))
                    continue;
                x = dfg_arg(g, d, 0);
                reduceMean = dfg_arg(g, d, 1);
                if (!dfg_calls_with(g, reduceMean, norm_op_ReduceMean, 1))
                    continue;
                p = dfg_attr(g, reduceMean, norm_attr_axes);
                if (!dfg_known(p) || !dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1))
                    continue;
                if (dfg_arg(g, reduceMean, 0) != x)
                    continue;
                reciprocal = dfg_arg(g, mul_2, 1 - swap_2);
                if (!dfg_calls_argc(g, reciprocal, norm_op_Reciprocal, 1))
                    continue;
                s = dfg_arg(g, reciprocal, 0);
            } else {
                mul_3 = v;
                if (!dfg_calls_argc(g, mul_3, norm_op_Mul, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, mul_3, 0)) == norm_op_Sub ? 0 : 1;
                d = dfg_arg(g, mul_3, swap_3);
                if (!dfg_calls_with(g, d, norm_op_Sub, 2))
                    continue;
                x = dfg_arg(g, d, 0);
                reduceMean = dfg_arg(g, d, 1);
                if (!dfg_calls_with(g, reduceMean, norm_op_ReduceMean, 1))
                    continue;
                p = dfg_attr(g, reduceMean, norm_attr_axes);
                if (!dfg_known(p) || !dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1))
                    continue;
                if (dfg_arg(g, reduceMean, 0) != x)
                    continue;
                div_2 = dfg_arg(g, mul_3, 1 - swap_3);
                if (!dfg_calls_argc(g, div_2, norm_op_Div, 2))
                    continue;
                constant_2 = dfg_arg(g, div_2, 0);
                if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                    continue;
                s = dfg_arg(g, div_2, 1);
            }
            if (!dfg_calls_argc(g, s, norm_op_Sqrt, 1))
                continue;
            dfg_node add = dfg_arg(g, s, 0);
            if (!dfg_calls_argc(g, add, norm_op_Add, 2))
                continue;
            uint32_t swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == norm_op_ReduceMean ? 0 : 1;
            dfg_node eps = dfg_arg(g, add, 1 - swap_4);
            if (!dfg_is(g, eps, DFG_CONST))
                continue;
            dfg_node v_2 = dfg_arg(g, add, swap_4);
            if (!dfg_calls_argc(g, v_2, norm_op_ReduceMean, 1))
                continue;
            dfg_val q = dfg_attr(g, v_2, norm_attr_axes);
            if (!dfg_known(q) || !dfg_int_is(g, v_2, norm_attr_keepdims, 1, 1))
                continue;
            dfg_node v_3 = dfg_arg(g, v_2, 0);
            bool is_pow = dfg_calls_argc(g, v_3, norm_op_Pow, 2);
            dfg_node pow = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
            if (is_pow) {
                pow = v_3;
                if (dfg_arg(g, pow, 0) != d)
                    continue;
                constant = dfg_arg(g, pow, 1);
                if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                    continue;
            } else {
                mul = v_3;
                if (!dfg_calls_argc(g, mul, norm_op_Mul, 2))
                    continue;
            }
            /* where along(scale, x) */
            if (!norm_along(g, scale, x))
                continue;
            for (uint32_t swap_5 = 0; swap_5 < (!is_pow ? dfg_orders(g, mul) : 1u); swap_5++) {
                if (!is_pow) {
                    if (dfg_arg(g, mul, swap_5) != d)
                        continue;
                    if (dfg_arg(g, mul, 1 - swap_5) != d)
                        continue;
                }
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){div, d, reduceMean, mul_2, reciprocal, mul_3, div_2, s,
                                                    add, v_2, pow, mul},
                                 12))
                    continue;
                /* where q == [-1] or q == [d.rank - 1] */
                if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
                      || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, d), dfg_int(1))))))
                    continue;
                /* where one(eps) */
                if (!norm_one(g, eps))
                    continue;
                /* where p == [-1] or p == [x.rank - 1] */
                if (!(dfg_eq(p, DFG_LIST(dfg_int(-1)))
                      || dfg_eq(p, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))))))
                    continue;
                if (accept(ctx, &(struct norm_make_layer_norm_unshifted_whole){.m = {.root = n, .x = x,
                        .eps = eps, .scale = scale}, .div = div, .d = d,
                        .reduceMean = reduceMean, .s = s, .add = add, .v = v_2, .pow = pow,
                        .constant = constant, .mul = mul, .mul_2 = mul_2, .reciprocal = reciprocal,
                        .mul_3 = mul_3, .div_2 = div_2, .constant_2 = constant_2}.m))
                    return true;
            }
        }
    }
    return false;
}

static bool norm_make_layer_norm_unshifted_keep(void *m, const struct norm_make_layer_norm_unshifted_match *found)
{
    *(struct norm_make_layer_norm_unshifted_match *)m = *found;
    return true;
}

bool norm_make_layer_norm_unshifted_match(const dfg_graph *g, dfg_node n, struct norm_make_layer_norm_unshifted_match *m)
{
    return norm_make_layer_norm_unshifted_each(g, n, norm_make_layer_norm_unshifted_keep, m);
}

/* norm.pat:36
 * rule shift_layer_norm(x, scale, shift) {
 *     n = LayerNormalization(x, scale);
 *     match Add(n, shift);
 *     where same_shape(scale, shift), n.axis == -1, shift.rank == 1;
 *     rewrite LayerNormalization(x, scale, shift) { ..n };
 * }
 */
bool norm_shift_layer_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct norm_shift_layer_norm_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, norm_op_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node n_2 = dfg_arg(g, n, swap);
        dfg_node n_2_call = dfg_first_result(g, n_2);
        if (!dfg_calls_with(g, n_2_call, norm_op_LayerNormalization, 2))
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
        if (!dfg_int_is(g, dfg_call_of(g, n_2), norm_attr_axis, -1, -1))
            continue;
        /* where shift.rank == 1 */
        if (dfg_rank(g, shift) != 1)
            continue;
        if (accept(ctx, &(struct norm_shift_layer_norm_whole){.m = {.root = n, .x = x, .scale = scale,
                .shift = shift, .n = n_2}, .n_call = dfg_first_result(g, n_2)}.m))
            return true;
    }
    return false;
}

static bool norm_shift_layer_norm_keep(void *m, const struct norm_shift_layer_norm_match *found)
{
    *(struct norm_shift_layer_norm_match *)m = *found;
    return true;
}

bool norm_shift_layer_norm_match(const dfg_graph *g, dfg_node n, struct norm_shift_layer_norm_match *m)
{
    return norm_shift_layer_norm_each(g, n, norm_shift_layer_norm_keep, m);
}

/* norm.pat:43
 * rule make_instance_norm(x, eps, scale, shift) {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };
 *     s = Sqrt(Add(v, eps & const));
 *     n = Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));
 *     match Add(Mul(n, scale & const), shift & const);
 *     where x.rank == 4, p in {[2, 3], [-2, -1]}, q in {[2, 3], [-2, -1]}, one(eps);
 *     where scale.rank == 3, scale.shape[1] == 1, scale.shape[2] == 1, scale.shape[0] == x.shape[1];
 *     where shift.rank == 3, shift.shape[1] == 1, shift.shape[2] == 1, shift.shape[0] == x.shape[1];
 *     rewrite InstanceNormalization(x, Reshape(scale, i64 [-1]), Reshape(shift, i64 [-1])) { epsilon = value(eps) };
 * }
 */
bool norm_make_instance_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct norm_make_instance_norm_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, norm_op_Add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == norm_op_Mul ? 0 : 1;
    dfg_node shift = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, shift, DFG_CONST))
        return false;
    dfg_node mul_4 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, mul_4, norm_op_Mul, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, mul_4, 0)) == norm_op_Div
        || dfg_op(g, dfg_arg(g, mul_4, 0)) == norm_op_Mul || dfg_op(g, dfg_arg(g, mul_4, 0)) == norm_op_Mul
        ? 0
        : 1;
    dfg_node scale = dfg_arg(g, mul_4, 1 - swap_2);
    if (!dfg_is(g, scale, DFG_CONST))
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
        dfg_node constant_2 = DFG_NONE;
        dfg_val p = dfg_nil();
        uint32_t swap_3 = 0, swap_4 = 0;
        if (alt == 0) {
            div = n_2;
            if (!dfg_calls_argc(g, div, norm_op_Div, 2))
                continue;
            d = dfg_arg(g, div, 0);
            if (!dfg_calls_with(g, d, norm_op_Sub, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_with(g, reduceMean, norm_op_ReduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, norm_attr_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            s = dfg_arg(g, div, 1);
        } else if (alt == 1) {
            mul_2 = n_2;
            if (!dfg_calls_argc(g, mul_2, norm_op_Mul, 2))
                continue;
            swap_3 = dfg_op(g, dfg_arg(g, mul_2, 0)) == norm_op_Sub ? 0 : 1;
            d = dfg_arg(g, mul_2, swap_3);
            if (!dfg_calls_with(g, d, norm_op_Sub, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_with(g, reduceMean, norm_op_ReduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, norm_attr_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            reciprocal = dfg_arg(g, mul_2, 1 - swap_3);
            if (!dfg_calls_argc(g, reciprocal, norm_op_Reciprocal, 1))
                continue;
            s = dfg_arg(g, reciprocal, 0);
        } else {
            mul_3 = n_2;
            if (!dfg_calls_argc(g, mul_3, norm_op_Mul, 2))
                continue;
            swap_4 = dfg_op(g, dfg_arg(g, mul_3, 0)) == norm_op_Sub ? 0 : 1;
            d = dfg_arg(g, mul_3, swap_4);
            if (!dfg_calls_with(g, d, norm_op_Sub, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_with(g, reduceMean, norm_op_ReduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, norm_attr_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            div_2 = dfg_arg(g, mul_3, 1 - swap_4);
            if (!dfg_calls_argc(g, div_2, norm_op_Div, 2))
                continue;
            constant_2 = dfg_arg(g, div_2, 0);
            if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                continue;
            s = dfg_arg(g, div_2, 1);
        }
        if (!dfg_calls_argc(g, s, norm_op_Sqrt, 1))
            continue;
        dfg_node add = dfg_arg(g, s, 0);
        if (!dfg_calls_argc(g, add, norm_op_Add, 2))
            continue;
        uint32_t swap_5 = dfg_op(g, dfg_arg(g, add, 0)) == norm_op_ReduceMean ? 0 : 1;
        dfg_node eps = dfg_arg(g, add, 1 - swap_5);
        if (!dfg_is(g, eps, DFG_CONST))
            continue;
        dfg_node v = dfg_arg(g, add, swap_5);
        if (!dfg_calls_argc(g, v, norm_op_ReduceMean, 1))
            continue;
        dfg_val q = dfg_attr(g, v, norm_attr_axes);
        if (!dfg_known(q) || !dfg_int_is(g, v, norm_attr_keepdims, 1, 1))
            continue;
        dfg_node v_2 = dfg_arg(g, v, 0);
        bool is_pow = dfg_calls_argc(g, v_2, norm_op_Pow, 2);
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
            if (!dfg_calls_argc(g, mul, norm_op_Mul, 2))
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
        if (!norm_one(g, eps))
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
                    .add = add, .div = div, .mul_2 = mul_2, .reciprocal = reciprocal, .mul_3 = mul_3,
                    .div_2 = div_2, .constant_2 = constant_2, .mul_4 = mul_4}.m))
                return true;
        }
    }
    return false;
}

static bool norm_make_instance_norm_keep(void *m, const struct norm_make_instance_norm_match *found)
{
    *(struct norm_make_instance_norm_match *)m = *found;
    return true;
}

bool norm_make_instance_norm_match(const dfg_graph *g, dfg_node n, struct norm_make_instance_norm_match *m)
{
    return norm_make_instance_norm_each(g, n, norm_make_instance_norm_keep, m);
}
