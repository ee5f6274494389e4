/* Made by pat2c from norm.pat; do not edit. */
#include "norm.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_Cast,
    OP_Div,
    OP_LayerNormalization,
    OP_Mul,
    OP_Pow,
    OP_Reciprocal,
    OP_ReduceMean,
    OP_SimplifiedLayerNormalization,
    OP_Sqrt,
    OP_Sub,
};
enum {
    ATTR_axes,
    ATTR_axis,
    ATTR_keepdims,
    ATTR_to,
};
static const char *const op_names[] = {
    "Add",
    "Cast",
    "Div",
    "LayerNormalization",
    "Mul",
    "Pow",
    "Reciprocal",
    "ReduceMean",
    "SimplifiedLayerNormalization",
    "Sqrt",
    "Sub",
};
static const char *const attr_names[] = {
    "axes",
    "axis",
    "keepdims",
    "to",
};

const struct dfg_names norm_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 11,
    .ops = op_names,
    .n_attrs = 4,
    .attrs = attr_names,
};

/* norm.pat:8
 * cond one(c) = c.elements == 1, c.rank <= 1;
 */
static bool one(const dfg_graph *g, dfg_node c)
{
    return dfg_eq(dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(1));
}

/* norm.pat:14
 * pattern deviation(d, eps) {
 *     v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };
 *     where q == [-1] or q == [d.rank - 1], one(eps);
 *     return Sqrt(Add(v, eps & const));
 * }
 */
bool norm_deviation_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct norm_deviation_match *m),
                         void *ctx)
{
    if (dfg_op(g, n) != OP_Sqrt || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_Add || !dfg_argc_is(g, add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
    dfg_node eps = dfg_arg(g, add, 1 - swap);
    if (dfg_op(g, eps) != DFG_CONST)
        return false;
    dfg_node v = dfg_arg(g, add, swap);
    if (dfg_op(g, v) != OP_ReduceMean || !dfg_argc_is(g, v, 1))
        return false;
    dfg_val q = dfg_attr(g, v, ATTR_axes);
    if (!dfg_int_is(g, v, ATTR_keepdims, 1, 1))
        return false;
    dfg_node v_2 = dfg_arg(g, v, 0);
    bool is_pow = dfg_op(g, v_2) == OP_Pow && dfg_has_args(g, v_2, 2);
    dfg_node d = DFG_NONE, constant = DFG_NONE;
    if (is_pow) {
        d = dfg_arg(g, v_2, 0);
        constant = dfg_arg(g, v_2, 1);
        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
            return false;
    } else {
        if (dfg_op(g, v_2) != OP_Mul || !dfg_has_args(g, v_2, 2))
            return false;
    }
    /* where one(eps) */
    if (!one(g, eps))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < (!is_pow ? dfg_orders(g, v_2) : 1u); swap_2++) {
        if (!is_pow) {
            d = dfg_arg(g, v_2, swap_2);
            if (dfg_arg(g, v_2, 1 - swap_2) != d)
                continue;
        }
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){add, v, is_pow ? v_2 : DFG_NONE, !is_pow ? v_2 : DFG_NONE}, 4))
            continue;
        /* where q == [-1] or q == [d.rank - 1] */
        if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
              || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, d), dfg_int(1))))))
            continue;
        if (accept(ctx, &(struct norm_deviation_match){.root = n, .d = d, .eps = eps, .v = v, .q = q}))
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
                       bool (*accept)(void *ctx, const struct norm_centred_match *m),
                       void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node d = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE, reciprocal = DFG_NONE;
        dfg_node div = DFG_NONE, constant = DFG_NONE;
        dfg_val p = dfg_nil();
        uint32_t swap = 0, swap_2 = 0;
        if (alt == 0) {
            if (dfg_op(g, n) != OP_Div || !dfg_argc_is(g, n, 2))
                continue;
            d = dfg_arg(g, n, 0);
            if (dfg_op(g, d) != OP_Sub || !dfg_has_args(g, d, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_has_args(g, reduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            s = dfg_arg(g, n, 1);
        } else if (alt == 1) {
            if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Sub ? 0 : 1;
            d = dfg_arg(g, n, swap);
            if (dfg_op(g, d) != OP_Sub || !dfg_has_args(g, d, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_has_args(g, reduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            reciprocal = dfg_arg(g, n, 1 - swap);
            if (dfg_op(g, reciprocal) != OP_Reciprocal || !dfg_argc_is(g, reciprocal, 1))
                continue;
            s = dfg_arg(g, reciprocal, 0);
        } else {
            if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Sub ? 0 : 1;
            d = dfg_arg(g, n, swap_2);
            if (dfg_op(g, d) != OP_Sub || !dfg_has_args(g, d, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_has_args(g, reduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            div = dfg_arg(g, n, 1 - swap_2);
            if (dfg_op(g, div) != OP_Div || !dfg_argc_is(g, div, 2))
                continue;
            constant = dfg_arg(g, div, 0);
            if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
                continue;
            s = dfg_arg(g, div, 1);
        }
        if (dfg_op(g, s) != OP_Sqrt || !dfg_argc_is(g, s, 1))
            continue;
        dfg_node add = dfg_arg(g, s, 0);
        if (dfg_op(g, add) != OP_Add || !dfg_argc_is(g, add, 2))
            continue;
        uint32_t swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
        dfg_node eps = dfg_arg(g, add, 1 - swap_3);
        if (dfg_op(g, eps) != DFG_CONST)
            continue;
        dfg_node v = dfg_arg(g, add, swap_3);
        if (dfg_op(g, v) != OP_ReduceMean || !dfg_argc_is(g, v, 1))
            continue;
        dfg_val q = dfg_attr(g, v, ATTR_axes);
        if (!dfg_int_is(g, v, ATTR_keepdims, 1, 1))
            continue;
        dfg_node v_2 = dfg_arg(g, v, 0);
        bool is_pow = dfg_op(g, v_2) == OP_Pow && dfg_argc_is(g, v_2, 2);
        dfg_node constant_2 = DFG_NONE;
        if (is_pow) {
            if (dfg_arg(g, v_2, 0) != d)
                continue;
            constant_2 = dfg_arg(g, v_2, 1);
            if (!dfg_const_is(g, constant_2, dfg_int(2), DFG_NO_DTYPE))
                continue;
        } else {
            if (dfg_op(g, v_2) != OP_Mul || !dfg_argc_is(g, v_2, 2))
                continue;
        }
        /* where p == [-1] or p == [x.rank - 1] */
        if (!(dfg_eq(p, DFG_LIST(dfg_int(-1)))
              || dfg_eq(p, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))))))
            continue;
        for (uint32_t swap_4 = 0; swap_4 < (!is_pow ? dfg_orders(g, v_2) : 1u); swap_4++) {
            if (!is_pow) {
                if (dfg_arg(g, v_2, swap_4) != d)
                    continue;
                if (dfg_arg(g, v_2, 1 - swap_4) != d)
                    continue;
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){d, reduceMean, reciprocal, div, s, add, v,
                                                is_pow ? v_2 : DFG_NONE, !is_pow ? v_2 : DFG_NONE},
                             9))
                continue;
            /* where q == [-1] or q == [d.rank - 1] */
            if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
                  || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, d), dfg_int(1))))))
                continue;
            /* where one(eps) */
            if (!one(g, eps))
                continue;
            if (accept(ctx, &(struct norm_centred_match){.root = n, .x = x, .eps = eps, .d = d, .s = s,
                    .p = p}))
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
static bool along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_eq(dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
}

/* norm.pat:25
 * rule layer_norm(x, eps, scale, shift) : priority 2 {
 *     match Add(Mul(centred(x, eps), scale), shift);
 *     where along(scale, x), along(shift, x);
 *     rewrite LayerNormalization(x, scale, shift) { axis = -1, epsilon = value(eps) };
 * }
 */
bool norm_layer_norm_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct norm_layer_norm_match *m),
                          void *ctx)
{
    if (dfg_op(g, n) != OP_Add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node shift = dfg_arg(g, n, 1 - swap);
        dfg_node mul = dfg_arg(g, n, swap);
        if (dfg_op(g, mul) != OP_Mul || !dfg_has_args(g, mul, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul); swap_2++) {
            dfg_node scale = dfg_arg(g, mul, 1 - swap_2);
            dfg_node v = dfg_arg(g, mul, swap_2);
            for (uint32_t alt = 0; alt < 3u; alt++) {
                dfg_node d = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE, reciprocal = DFG_NONE;
                dfg_node div = DFG_NONE, constant = DFG_NONE;
                dfg_val p = dfg_nil();
                uint32_t swap_3 = 0, swap_4 = 0;
                if (alt == 0) {
                    if (dfg_op(g, v) != OP_Div || !dfg_argc_is(g, v, 2))
                        continue;
                    d = dfg_arg(g, v, 0);
                    if (dfg_op(g, d) != OP_Sub || !dfg_has_args(g, d, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_has_args(g, reduceMean, 1))
                        continue;
                    p = dfg_attr(g, reduceMean, ATTR_axes);
                    if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    s = dfg_arg(g, v, 1);
                } else if (alt == 1) {
                    if (dfg_op(g, v) != OP_Mul || !dfg_argc_is(g, v, 2))
                        continue;
                    swap_3 = dfg_op(g, dfg_arg(g, v, 0)) == OP_Sub ? 0 : 1;
                    d = dfg_arg(g, v, swap_3);
                    if (dfg_op(g, d) != OP_Sub || !dfg_has_args(g, d, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_has_args(g, reduceMean, 1))
                        continue;
                    p = dfg_attr(g, reduceMean, ATTR_axes);
                    if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    reciprocal = dfg_arg(g, v, 1 - swap_3);
                    if (dfg_op(g, reciprocal) != OP_Reciprocal || !dfg_argc_is(g, reciprocal, 1))
                        continue;
                    s = dfg_arg(g, reciprocal, 0);
                } else {
                    if (dfg_op(g, v) != OP_Mul || !dfg_argc_is(g, v, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, v, 0)) == OP_Sub ? 0 : 1;
                    d = dfg_arg(g, v, swap_4);
                    if (dfg_op(g, d) != OP_Sub || !dfg_has_args(g, d, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_has_args(g, reduceMean, 1))
                        continue;
                    p = dfg_attr(g, reduceMean, ATTR_axes);
                    if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    div = dfg_arg(g, v, 1 - swap_4);
                    if (dfg_op(g, div) != OP_Div || !dfg_argc_is(g, div, 2))
                        continue;
                    constant = dfg_arg(g, div, 0);
                    if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    s = dfg_arg(g, div, 1);
                }
                if (dfg_op(g, s) != OP_Sqrt || !dfg_argc_is(g, s, 1))
                    continue;
                dfg_node add = dfg_arg(g, s, 0);
                if (dfg_op(g, add) != OP_Add || !dfg_argc_is(g, add, 2))
                    continue;
                uint32_t swap_5 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
                dfg_node eps = dfg_arg(g, add, 1 - swap_5);
                if (dfg_op(g, eps) != DFG_CONST)
                    continue;
                dfg_node v_2 = dfg_arg(g, add, swap_5);
                if (dfg_op(g, v_2) != OP_ReduceMean || !dfg_argc_is(g, v_2, 1))
                    continue;
                dfg_val q = dfg_attr(g, v_2, ATTR_axes);
                if (!dfg_int_is(g, v_2, ATTR_keepdims, 1, 1))
                    continue;
                dfg_node v_3 = dfg_arg(g, v_2, 0);
                bool is_pow = dfg_op(g, v_3) == OP_Pow && dfg_argc_is(g, v_3, 2);
                dfg_node constant_2 = DFG_NONE;
                if (is_pow) {
                    if (dfg_arg(g, v_3, 0) != d)
                        continue;
                    constant_2 = dfg_arg(g, v_3, 1);
                    if (!dfg_const_is(g, constant_2, dfg_int(2), DFG_NO_DTYPE))
                        continue;
                } else {
                    if (dfg_op(g, v_3) != OP_Mul || !dfg_argc_is(g, v_3, 2))
                        continue;
                }
                /* where along(scale, x) */
                if (!along(g, scale, x))
                    continue;
                /* where along(shift, x) */
                if (!along(g, shift, x))
                    continue;
                for (uint32_t swap_6 = 0; swap_6 < (!is_pow ? dfg_orders(g, v_3) : 1u); swap_6++) {
                    if (!is_pow) {
                        if (dfg_arg(g, v_3, swap_6) != d)
                            continue;
                        if (dfg_arg(g, v_3, 1 - swap_6) != d)
                            continue;
                    }
                    if (!dfg_in_body(g, n,
                                     (const dfg_node[]){mul, alt == 0 ? v : DFG_NONE, d, reduceMean,
                                                        alt == 1 ? v : DFG_NONE, reciprocal,
                                                        alt == 2 ? v : DFG_NONE, div, s, add, v_2,
                                                        is_pow ? v_3 : DFG_NONE, !is_pow ? v_3 : DFG_NONE},
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
                    if (accept(ctx, &(struct norm_layer_norm_match){.root = n, .x = x, .eps = eps, .scale = scale,
                            .shift = shift}))
                        return true;
                }
            }
        }
    }
    return false;
}

static bool norm_layer_norm_keep(void *m, const struct norm_layer_norm_match *found)
{
    *(struct norm_layer_norm_match *)m = *found;
    return true;
}

bool norm_layer_norm_match(const dfg_graph *g, dfg_node n, struct norm_layer_norm_match *m)
{
    return norm_layer_norm_each(g, n, norm_layer_norm_keep, m);
}

/* norm.pat:30
 * rule layer_norm_unshifted(x, eps, scale) : priority 1 {
 *     match Mul(centred(x, eps), scale);
 *     where along(scale, x);
 *     rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };
 * }
 */
bool norm_layer_norm_unshifted_each(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const struct norm_layer_norm_unshifted_match *m),
                                    void *ctx)
{
    if (dfg_op(g, n) != OP_Mul || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        dfg_node v = dfg_arg(g, n, swap);
        for (uint32_t alt = 0; alt < 3u; alt++) {
            dfg_node d = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE, reciprocal = DFG_NONE;
            dfg_node div = DFG_NONE, constant = DFG_NONE;
            dfg_val p = dfg_nil();
            uint32_t swap_2 = 0, swap_3 = 0;
            if (alt == 0) {
                if (dfg_op(g, v) != OP_Div || !dfg_argc_is(g, v, 2))
                    continue;
                d = dfg_arg(g, v, 0);
                if (dfg_op(g, d) != OP_Sub || !dfg_has_args(g, d, 2))
                    continue;
                x = dfg_arg(g, d, 0);
                reduceMean = dfg_arg(g, d, 1);
                if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_has_args(g, reduceMean, 1))
                    continue;
                p = dfg_attr(g, reduceMean, ATTR_axes);
                if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                    continue;
                if (dfg_arg(g, reduceMean, 0) != x)
                    continue;
                s = dfg_arg(g, v, 1);
            } else if (alt == 1) {
                if (dfg_op(g, v) != OP_Mul || !dfg_argc_is(g, v, 2))
                    continue;
                swap_2 = dfg_op(g, dfg_arg(g, v, 0)) == OP_Sub ? 0 : 1;
                d = dfg_arg(g, v, swap_2);
                if (dfg_op(g, d) != OP_Sub || !dfg_has_args(g, d, 2))
                    continue;
                x = dfg_arg(g, d, 0);
                reduceMean = dfg_arg(g, d, 1);
                if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_has_args(g, reduceMean, 1))
                    continue;
                p = dfg_attr(g, reduceMean, ATTR_axes);
                if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                    continue;
                if (dfg_arg(g, reduceMean, 0) != x)
                    continue;
                reciprocal = dfg_arg(g, v, 1 - swap_2);
                if (dfg_op(g, reciprocal) != OP_Reciprocal || !dfg_argc_is(g, reciprocal, 1))
                    continue;
                s = dfg_arg(g, reciprocal, 0);
            } else {
                if (dfg_op(g, v) != OP_Mul || !dfg_argc_is(g, v, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, v, 0)) == OP_Sub ? 0 : 1;
                d = dfg_arg(g, v, swap_3);
                if (dfg_op(g, d) != OP_Sub || !dfg_has_args(g, d, 2))
                    continue;
                x = dfg_arg(g, d, 0);
                reduceMean = dfg_arg(g, d, 1);
                if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_has_args(g, reduceMean, 1))
                    continue;
                p = dfg_attr(g, reduceMean, ATTR_axes);
                if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                    continue;
                if (dfg_arg(g, reduceMean, 0) != x)
                    continue;
                div = dfg_arg(g, v, 1 - swap_3);
                if (dfg_op(g, div) != OP_Div || !dfg_argc_is(g, div, 2))
                    continue;
                constant = dfg_arg(g, div, 0);
                if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
                    continue;
                s = dfg_arg(g, div, 1);
            }
            if (dfg_op(g, s) != OP_Sqrt || !dfg_argc_is(g, s, 1))
                continue;
            dfg_node add = dfg_arg(g, s, 0);
            if (dfg_op(g, add) != OP_Add || !dfg_argc_is(g, add, 2))
                continue;
            uint32_t swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
            dfg_node eps = dfg_arg(g, add, 1 - swap_4);
            if (dfg_op(g, eps) != DFG_CONST)
                continue;
            dfg_node v_2 = dfg_arg(g, add, swap_4);
            if (dfg_op(g, v_2) != OP_ReduceMean || !dfg_argc_is(g, v_2, 1))
                continue;
            dfg_val q = dfg_attr(g, v_2, ATTR_axes);
            if (!dfg_int_is(g, v_2, ATTR_keepdims, 1, 1))
                continue;
            dfg_node v_3 = dfg_arg(g, v_2, 0);
            bool is_pow = dfg_op(g, v_3) == OP_Pow && dfg_argc_is(g, v_3, 2);
            dfg_node constant_2 = DFG_NONE;
            if (is_pow) {
                if (dfg_arg(g, v_3, 0) != d)
                    continue;
                constant_2 = dfg_arg(g, v_3, 1);
                if (!dfg_const_is(g, constant_2, dfg_int(2), DFG_NO_DTYPE))
                    continue;
            } else {
                if (dfg_op(g, v_3) != OP_Mul || !dfg_argc_is(g, v_3, 2))
                    continue;
            }
            /* where along(scale, x) */
            if (!along(g, scale, x))
                continue;
            for (uint32_t swap_5 = 0; swap_5 < (!is_pow ? dfg_orders(g, v_3) : 1u); swap_5++) {
                if (!is_pow) {
                    if (dfg_arg(g, v_3, swap_5) != d)
                        continue;
                    if (dfg_arg(g, v_3, 1 - swap_5) != d)
                        continue;
                }
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){alt == 0 ? v : DFG_NONE, d, reduceMean,
                                                    alt == 1 ? v : DFG_NONE, reciprocal,
                                                    alt == 2 ? v : DFG_NONE, div, s, add, v_2,
                                                    is_pow ? v_3 : DFG_NONE, !is_pow ? v_3 : DFG_NONE},
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
                if (accept(ctx, &(struct norm_layer_norm_unshifted_match){.root = n, .x = x, .eps = eps,
                        .scale = scale}))
                    return true;
            }
        }
    }
    return false;
}

static bool norm_layer_norm_unshifted_keep(void *m, const struct norm_layer_norm_unshifted_match *found)
{
    *(struct norm_layer_norm_unshifted_match *)m = *found;
    return true;
}

bool norm_layer_norm_unshifted_match(const dfg_graph *g, dfg_node n, struct norm_layer_norm_unshifted_match *m)
{
    return norm_layer_norm_unshifted_each(g, n, norm_layer_norm_unshifted_keep, m);
}

/* norm.pat:36
 * rule layer_norm_shift(x, scale, shift) {
 *     n = LayerNormalization(x, scale);
 *     match Add(n, shift);
 *     where same_shape(scale, shift), n.axis == -1, shift.rank == 1;
 *     rewrite LayerNormalization(x, scale, shift) { ..n };
 * }
 */
bool norm_layer_norm_shift_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct norm_layer_norm_shift_match *m),
                                void *ctx)
{
    if (dfg_op(g, n) != OP_Add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node n_2 = dfg_arg(g, n, swap);
        dfg_node n_2_call = dfg_first_result(g, n_2);
        if (dfg_op(g, n_2_call) != OP_LayerNormalization || !dfg_has_args(g, n_2_call, 2))
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
        if (accept(ctx, &(struct norm_layer_norm_shift_match){.root = n, .x = x, .scale = scale,
                .shift = shift, .n = n_2}))
            return true;
    }
    return false;
}

static bool norm_layer_norm_shift_keep(void *m, const struct norm_layer_norm_shift_match *found)
{
    *(struct norm_layer_norm_shift_match *)m = *found;
    return true;
}

bool norm_layer_norm_shift_match(const dfg_graph *g, dfg_node n, struct norm_layer_norm_shift_match *m)
{
    return norm_layer_norm_shift_each(g, n, norm_layer_norm_shift_keep, m);
}

/* norm.pat:43
 * rule rms_norm(x, eps, scale) {
 *     s = Sqrt(Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const));
 *     n = Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s));
 *     match Mul(n, scale);
 *     where q == [-1] or q == [x.rank - 1], one(eps), along(scale, x);
 *     rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };
 * }
 */
bool norm_rms_norm_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct norm_rms_norm_match *m),
                        void *ctx)
{
    if (dfg_op(g, n) != OP_Mul || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        dfg_node n_2 = dfg_arg(g, n, swap);
        for (uint32_t alt = 0; alt < 3u; alt++) {
            dfg_node x = DFG_NONE, s = DFG_NONE;
            if (alt == 0) {
                if (dfg_op(g, n_2) != OP_Div || !dfg_has_args(g, n_2, 2))
                    continue;
                x = dfg_arg(g, n_2, 0);
                s = dfg_arg(g, n_2, 1);
            } else if (alt == 1) {
                if (dfg_op(g, n_2) != OP_Mul || !dfg_has_args(g, n_2, 2))
                    continue;
            }
            for (uint32_t swap_2 = 0; swap_2 < (alt == 1 ? dfg_orders(g, n_2) : 1u); swap_2++) {
                dfg_node reciprocal = DFG_NONE;
                if (alt == 1) {
                    x = dfg_arg(g, n_2, swap_2);
                    reciprocal = dfg_arg(g, n_2, 1 - swap_2);
                    if (dfg_op(g, reciprocal) != OP_Reciprocal || !dfg_argc_is(g, reciprocal, 1))
                        continue;
                    s = dfg_arg(g, reciprocal, 0);
                } else if (alt == 2) {
                    if (dfg_op(g, n_2) != OP_Mul || !dfg_has_args(g, n_2, 2))
                        continue;
                }
                for (uint32_t swap_3 = 0; swap_3 < (alt == 2 ? dfg_orders(g, n_2) : 1u); swap_3++) {
                    dfg_node div = DFG_NONE, constant = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, n_2, swap_3);
                        div = dfg_arg(g, n_2, 1 - swap_3);
                        if (dfg_op(g, div) != OP_Div || !dfg_argc_is(g, div, 2))
                            continue;
                        constant = dfg_arg(g, div, 0);
                        if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
                            continue;
                        s = dfg_arg(g, div, 1);
                    }
                    if (dfg_op(g, s) != OP_Sqrt || !dfg_argc_is(g, s, 1))
                        continue;
                    dfg_node add = dfg_arg(g, s, 0);
                    if (dfg_op(g, add) != OP_Add || !dfg_argc_is(g, add, 2))
                        continue;
                    uint32_t swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
                    dfg_node eps = dfg_arg(g, add, 1 - swap_4);
                    if (dfg_op(g, eps) != DFG_CONST)
                        continue;
                    dfg_node reduceMean = dfg_arg(g, add, swap_4);
                    if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_argc_is(g, reduceMean, 1))
                        continue;
                    dfg_val q = dfg_attr(g, reduceMean, ATTR_axes);
                    if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                        continue;
                    dfg_node v = dfg_arg(g, reduceMean, 0);
                    bool is_pow = dfg_op(g, v) == OP_Pow && dfg_has_args(g, v, 2);
                    dfg_node constant_2 = DFG_NONE;
                    if (is_pow) {
                        if (dfg_arg(g, v, 0) != x)
                            continue;
                        constant_2 = dfg_arg(g, v, 1);
                        if (!dfg_const_is(g, constant_2, dfg_int(2), DFG_NO_DTYPE))
                            continue;
                    } else {
                        if (dfg_op(g, v) != OP_Mul || !dfg_has_args(g, v, 2))
                            continue;
                    }
                    /* where q == [-1] or q == [x.rank - 1] */
                    if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
                          || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))))))
                        continue;
                    /* where one(eps) */
                    if (!one(g, eps))
                        continue;
                    /* where along(scale, x) */
                    if (!along(g, scale, x))
                        continue;
                    for (uint32_t swap_5 = 0; swap_5 < (!is_pow ? dfg_orders(g, v) : 1u); swap_5++) {
                        if (!is_pow) {
                            if (dfg_arg(g, v, swap_5) != x)
                                continue;
                            if (dfg_arg(g, v, 1 - swap_5) != x)
                                continue;
                        }
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){alt == 0 ? n_2 : DFG_NONE,
                                                            alt == 1 ? n_2 : DFG_NONE, reciprocal,
                                                            alt == 2 ? n_2 : DFG_NONE, div, s, add,
                                                            reduceMean, is_pow ? v : DFG_NONE,
                                                            !is_pow ? v : DFG_NONE},
                                         10))
                            continue;
                        if (accept(ctx, &(struct norm_rms_norm_match){.root = n, .x = x, .eps = eps, .scale = scale,
                                .s = s, .n = n_2, .q = q}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool norm_rms_norm_keep(void *m, const struct norm_rms_norm_match *found)
{
    *(struct norm_rms_norm_match *)m = *found;
    return true;
}

bool norm_rms_norm_match(const dfg_graph *g, dfg_node n, struct norm_rms_norm_match *m)
{
    return norm_rms_norm_each(g, n, norm_rms_norm_keep, m);
}

/* norm.pat:51
 * rule rms_norm_wide(x, eps, scale) : priority 1 {
 *     w = Cast(x) { to == 1 };
 *     s = Sqrt(Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const));
 *     n = Div(w, s) | Mul(w, Reciprocal(s)) | Mul(w, Div(1, s));
 *     c = Cast(n);
 *     match Mul(c, scale);
 *     where q == [-1] or q == [x.rank - 1], one(eps), along(scale, x), same_dtype(x, c), x.dtype in {f16, f32};
 *     rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };
 * }
 */
bool norm_rms_norm_wide_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct norm_rms_norm_wide_match *m),
                             void *ctx)
{
    if (dfg_op(g, n) != OP_Mul || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        dfg_node c = dfg_arg(g, n, swap);
        if (dfg_op(g, c) != OP_Cast || !dfg_argc_is(g, c, 1))
            continue;
        dfg_node n_2 = dfg_arg(g, c, 0);
        for (uint32_t alt = 0; alt < 3u; alt++) {
            dfg_node w = DFG_NONE, x = DFG_NONE, s = DFG_NONE, reciprocal = DFG_NONE, div = DFG_NONE;
            dfg_node constant = DFG_NONE;
            uint32_t swap_2 = 0, swap_3 = 0;
            if (alt == 0) {
                if (dfg_op(g, n_2) != OP_Div || !dfg_argc_is(g, n_2, 2))
                    continue;
                w = dfg_arg(g, n_2, 0);
                if (dfg_op(g, w) != OP_Cast || !dfg_has_args(g, w, 1))
                    continue;
                if (!dfg_eq(dfg_attr(g, w, ATTR_to), dfg_int(1)))
                    continue;
                x = dfg_arg(g, w, 0);
                s = dfg_arg(g, n_2, 1);
            } else if (alt == 1) {
                if (dfg_op(g, n_2) != OP_Mul || !dfg_argc_is(g, n_2, 2))
                    continue;
                swap_2 = dfg_op(g, dfg_arg(g, n_2, 0)) == OP_Cast ? 0 : 1;
                w = dfg_arg(g, n_2, swap_2);
                if (dfg_op(g, w) != OP_Cast || !dfg_has_args(g, w, 1))
                    continue;
                if (!dfg_eq(dfg_attr(g, w, ATTR_to), dfg_int(1)))
                    continue;
                x = dfg_arg(g, w, 0);
                reciprocal = dfg_arg(g, n_2, 1 - swap_2);
                if (dfg_op(g, reciprocal) != OP_Reciprocal || !dfg_argc_is(g, reciprocal, 1))
                    continue;
                s = dfg_arg(g, reciprocal, 0);
            } else {
                if (dfg_op(g, n_2) != OP_Mul || !dfg_argc_is(g, n_2, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, n_2, 0)) == OP_Cast ? 0 : 1;
                w = dfg_arg(g, n_2, swap_3);
                if (dfg_op(g, w) != OP_Cast || !dfg_has_args(g, w, 1))
                    continue;
                if (!dfg_eq(dfg_attr(g, w, ATTR_to), dfg_int(1)))
                    continue;
                x = dfg_arg(g, w, 0);
                div = dfg_arg(g, n_2, 1 - swap_3);
                if (dfg_op(g, div) != OP_Div || !dfg_argc_is(g, div, 2))
                    continue;
                constant = dfg_arg(g, div, 0);
                if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
                    continue;
                s = dfg_arg(g, div, 1);
            }
            if (dfg_op(g, s) != OP_Sqrt || !dfg_argc_is(g, s, 1))
                continue;
            dfg_node add = dfg_arg(g, s, 0);
            if (dfg_op(g, add) != OP_Add || !dfg_argc_is(g, add, 2))
                continue;
            uint32_t swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
            dfg_node eps = dfg_arg(g, add, 1 - swap_4);
            if (dfg_op(g, eps) != DFG_CONST)
                continue;
            dfg_node reduceMean = dfg_arg(g, add, swap_4);
            if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_argc_is(g, reduceMean, 1))
                continue;
            dfg_val q = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            dfg_node v = dfg_arg(g, reduceMean, 0);
            bool is_pow = dfg_op(g, v) == OP_Pow && dfg_argc_is(g, v, 2);
            dfg_node constant_2 = DFG_NONE;
            if (is_pow) {
                if (dfg_arg(g, v, 0) != w)
                    continue;
                constant_2 = dfg_arg(g, v, 1);
                if (!dfg_const_is(g, constant_2, dfg_int(2), DFG_NO_DTYPE))
                    continue;
            } else {
                if (dfg_op(g, v) != OP_Mul || !dfg_argc_is(g, v, 2))
                    continue;
            }
            /* where q == [-1] or q == [x.rank - 1] */
            if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
                  || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))))))
                continue;
            /* where one(eps) */
            if (!one(g, eps))
                continue;
            /* where along(scale, x) */
            if (!along(g, scale, x))
                continue;
            /* where same_dtype(x, c) */
            if (dfg_same_dtype(g, x, c) != DFG_TRUE)
                continue;
            /* where x.dtype in {f16, f32} */
            if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32))
                continue;
            for (uint32_t swap_5 = 0; swap_5 < (!is_pow ? dfg_orders(g, v) : 1u); swap_5++) {
                if (!is_pow) {
                    if (dfg_arg(g, v, swap_5) != w)
                        continue;
                    if (dfg_arg(g, v, 1 - swap_5) != w)
                        continue;
                }
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){c, alt == 0 ? n_2 : DFG_NONE, w,
                                                    alt == 1 ? n_2 : DFG_NONE, reciprocal,
                                                    alt == 2 ? n_2 : DFG_NONE, div, s, add, reduceMean,
                                                    is_pow ? v : DFG_NONE, !is_pow ? v : DFG_NONE},
                                 12))
                    continue;
                if (accept(ctx, &(struct norm_rms_norm_wide_match){.root = n, .x = x, .eps = eps, .scale = scale,
                        .w = w, .s = s, .n = n_2, .c = c, .q = q}))
                    return true;
            }
        }
    }
    return false;
}

static bool norm_rms_norm_wide_keep(void *m, const struct norm_rms_norm_wide_match *found)
{
    *(struct norm_rms_norm_wide_match *)m = *found;
    return true;
}

bool norm_rms_norm_wide_match(const dfg_graph *g, dfg_node n, struct norm_rms_norm_wide_match *m)
{
    return norm_rms_norm_wide_each(g, n, norm_rms_norm_wide_keep, m);
}

/* norm.pat:62
 * rule skip_norm(x, skip, scale, shift) : priority 1 {
 *     s = Add(x, skip);
 *     n = LayerNormalization(s, scale, shift?) { axis == -1 };
 *     match n, s;
 *     where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     rewrite {
 *         k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };
 *         return k.0, k.3;
 *     }
 * }
 */
bool norm_skip_norm_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct norm_skip_norm_match *m),
                         void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != OP_LayerNormalization || dfg_n_args(g, n_call) > 3
        || dfg_arg(g, n_call, 1) == DFG_NONE)
        return false;
    if (!dfg_int_is(g, n_call, ATTR_axis, -1, -1))
        return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node shift = dfg_arg(g, n_call, 2);
    dfg_node s = dfg_arg(g, n_call, 0);
    if (dfg_op(g, s) != OP_Add || !dfg_has_args(g, s, 2))
        return false;
    /* where uses(s) > 1 */
    if (!dfg_gt(dfg_uses_of(g, s), dfg_int(1)))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, s); swap++) {
        dfg_node x = dfg_arg(g, s, swap);
        dfg_node skip = dfg_arg(g, s, 1 - swap);
        if (s == n)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, s}, 2))
            continue;
        /* where x.rank == 3 */
        if (dfg_rank(g, x) != 3)
            continue;
        /* where same_shape(x, skip) */
        if (dfg_same_shape(g, x, skip) != DFG_TRUE)
            continue;
        /* where x.dtype in {f16, f32} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32))
            continue;
        /* where along(scale, x) */
        if (!along(g, scale, x))
            continue;
        if (accept(ctx, &(struct norm_skip_norm_match){.root = n, .x = x, .skip = skip, .scale = scale,
                .shift = shift, .s = s, .n = n}))
            return true;
    }
    return false;
}

static bool norm_skip_norm_keep(void *m, const struct norm_skip_norm_match *found)
{
    *(struct norm_skip_norm_match *)m = *found;
    return true;
}

bool norm_skip_norm_match(const dfg_graph *g, dfg_node n, struct norm_skip_norm_match *m)
{
    return norm_skip_norm_each(g, n, norm_skip_norm_keep, m);
}

/* norm.pat:72
 * rule skip_norm_only(x, skip, scale, shift) {
 *     n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };
 *     match n;
 *     where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };
 * }
 */
bool norm_skip_norm_only_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct norm_skip_norm_only_match *m),
                              void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != OP_LayerNormalization || dfg_n_args(g, n_call) > 3
        || dfg_arg(g, n_call, 1) == DFG_NONE)
        return false;
    if (!dfg_int_is(g, n_call, ATTR_axis, -1, -1))
        return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node shift = dfg_arg(g, n_call, 2);
    dfg_node add = dfg_arg(g, n_call, 0);
    if (dfg_op(g, add) != OP_Add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node x = dfg_arg(g, add, swap);
        dfg_node skip = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, add}, 2))
            continue;
        /* where x.rank == 3 */
        if (dfg_rank(g, x) != 3)
            continue;
        /* where same_shape(x, skip) */
        if (dfg_same_shape(g, x, skip) != DFG_TRUE)
            continue;
        /* where x.dtype in {f16, f32} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32))
            continue;
        /* where along(scale, x) */
        if (!along(g, scale, x))
            continue;
        if (accept(ctx, &(struct norm_skip_norm_only_match){.root = n, .x = x, .skip = skip,
                .scale = scale, .shift = shift, .n = n}))
            return true;
    }
    return false;
}

static bool norm_skip_norm_only_keep(void *m, const struct norm_skip_norm_only_match *found)
{
    *(struct norm_skip_norm_only_match *)m = *found;
    return true;
}

bool norm_skip_norm_only_match(const dfg_graph *g, dfg_node n, struct norm_skip_norm_only_match *m)
{
    return norm_skip_norm_only_each(g, n, norm_skip_norm_only_keep, m);
}

/* norm.pat:78
 * rule skip_rms_norm(x, skip, scale) : priority 1 {
 *     s = Add(x, skip);
 *     n = SimplifiedLayerNormalization(s, scale) { axis == -1 };
 *     match n, s;
 *     where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     rewrite {
 *         k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };
 *         return k.0, k.3;
 *     }
 * }
 */
bool norm_skip_rms_norm_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct norm_skip_rms_norm_match *m),
                             void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != OP_SimplifiedLayerNormalization || !dfg_has_args(g, n_call, 2))
        return false;
    if (!dfg_int_is(g, n_call, ATTR_axis, -1, -1))
        return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node s = dfg_arg(g, n_call, 0);
    if (dfg_op(g, s) != OP_Add || !dfg_has_args(g, s, 2))
        return false;
    /* where uses(s) > 1 */
    if (!dfg_gt(dfg_uses_of(g, s), dfg_int(1)))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, s); swap++) {
        dfg_node x = dfg_arg(g, s, swap);
        dfg_node skip = dfg_arg(g, s, 1 - swap);
        if (s == n)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, s}, 2))
            continue;
        /* where x.rank == 3 */
        if (dfg_rank(g, x) != 3)
            continue;
        /* where same_shape(x, skip) */
        if (dfg_same_shape(g, x, skip) != DFG_TRUE)
            continue;
        /* where x.dtype in {f16, f32} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32))
            continue;
        /* where along(scale, x) */
        if (!along(g, scale, x))
            continue;
        if (accept(ctx, &(struct norm_skip_rms_norm_match){.root = n, .x = x, .skip = skip,
                .scale = scale, .s = s, .n = n}))
            return true;
    }
    return false;
}

static bool norm_skip_rms_norm_keep(void *m, const struct norm_skip_rms_norm_match *found)
{
    *(struct norm_skip_rms_norm_match *)m = *found;
    return true;
}

bool norm_skip_rms_norm_match(const dfg_graph *g, dfg_node n, struct norm_skip_rms_norm_match *m)
{
    return norm_skip_rms_norm_each(g, n, norm_skip_rms_norm_keep, m);
}

/* norm.pat:89
 * rule instance_norm(x, eps, scale, shift) {
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
bool norm_instance_norm_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct norm_instance_norm_match *m),
                             void *ctx)
{
    if (dfg_op(g, n) != OP_Add || !dfg_argc_is(g, n, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
    dfg_node shift = dfg_arg(g, n, 1 - swap);
    if (dfg_op(g, shift) != DFG_CONST)
        return false;
    dfg_node mul = dfg_arg(g, n, swap);
    if (dfg_op(g, mul) != OP_Mul || !dfg_argc_is(g, mul, 2))
        return false;
    uint32_t swap_2 = (dfg_op(g, dfg_arg(g, mul, 0)) == OP_Div || dfg_op(g, dfg_arg(g, mul, 0)) == OP_Mul
                       || dfg_op(g, dfg_arg(g, mul, 0)) == OP_Mul)
        ? 0
        : 1;
    dfg_node scale = dfg_arg(g, mul, 1 - swap_2);
    if (dfg_op(g, scale) != DFG_CONST)
        return false;
    dfg_node n_2 = dfg_arg(g, mul, swap_2);
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
        dfg_node d = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE, reciprocal = DFG_NONE;
        dfg_node div = DFG_NONE, constant = DFG_NONE;
        dfg_val p = dfg_nil();
        uint32_t swap_3 = 0, swap_4 = 0;
        if (alt == 0) {
            if (dfg_op(g, n_2) != OP_Div || !dfg_argc_is(g, n_2, 2))
                continue;
            d = dfg_arg(g, n_2, 0);
            if (dfg_op(g, d) != OP_Sub || !dfg_has_args(g, d, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_has_args(g, reduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            s = dfg_arg(g, n_2, 1);
        } else if (alt == 1) {
            if (dfg_op(g, n_2) != OP_Mul || !dfg_argc_is(g, n_2, 2))
                continue;
            swap_3 = dfg_op(g, dfg_arg(g, n_2, 0)) == OP_Sub ? 0 : 1;
            d = dfg_arg(g, n_2, swap_3);
            if (dfg_op(g, d) != OP_Sub || !dfg_has_args(g, d, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_has_args(g, reduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            reciprocal = dfg_arg(g, n_2, 1 - swap_3);
            if (dfg_op(g, reciprocal) != OP_Reciprocal || !dfg_argc_is(g, reciprocal, 1))
                continue;
            s = dfg_arg(g, reciprocal, 0);
        } else {
            if (dfg_op(g, n_2) != OP_Mul || !dfg_argc_is(g, n_2, 2))
                continue;
            swap_4 = dfg_op(g, dfg_arg(g, n_2, 0)) == OP_Sub ? 0 : 1;
            d = dfg_arg(g, n_2, swap_4);
            if (dfg_op(g, d) != OP_Sub || !dfg_has_args(g, d, 2))
                continue;
            x = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (dfg_op(g, reduceMean) != OP_ReduceMean || !dfg_has_args(g, reduceMean, 1))
                continue;
            p = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            if (dfg_arg(g, reduceMean, 0) != x)
                continue;
            div = dfg_arg(g, n_2, 1 - swap_4);
            if (dfg_op(g, div) != OP_Div || !dfg_argc_is(g, div, 2))
                continue;
            constant = dfg_arg(g, div, 0);
            if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
                continue;
            s = dfg_arg(g, div, 1);
        }
        if (dfg_op(g, s) != OP_Sqrt || !dfg_argc_is(g, s, 1))
            continue;
        dfg_node add = dfg_arg(g, s, 0);
        if (dfg_op(g, add) != OP_Add || !dfg_argc_is(g, add, 2))
            continue;
        uint32_t swap_5 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
        dfg_node eps = dfg_arg(g, add, 1 - swap_5);
        if (dfg_op(g, eps) != DFG_CONST)
            continue;
        dfg_node v = dfg_arg(g, add, swap_5);
        if (dfg_op(g, v) != OP_ReduceMean || !dfg_argc_is(g, v, 1))
            continue;
        dfg_val q = dfg_attr(g, v, ATTR_axes);
        if (!dfg_int_is(g, v, ATTR_keepdims, 1, 1))
            continue;
        dfg_node v_2 = dfg_arg(g, v, 0);
        bool is_pow = dfg_op(g, v_2) == OP_Pow && dfg_argc_is(g, v_2, 2);
        dfg_node constant_2 = DFG_NONE;
        if (is_pow) {
            if (dfg_arg(g, v_2, 0) != d)
                continue;
            constant_2 = dfg_arg(g, v_2, 1);
            if (!dfg_const_is(g, constant_2, dfg_int(2), DFG_NO_DTYPE))
                continue;
        } else {
            if (dfg_op(g, v_2) != OP_Mul || !dfg_argc_is(g, v_2, 2))
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
        if (!dfg_eq(dfg_extent_of(g, scale, 0), dfg_extent_of(g, x, 1)))
            continue;
        /* where shift.shape[0] == x.shape[1] */
        if (!dfg_eq(dfg_extent_of(g, shift, 0), dfg_extent_of(g, x, 1)))
            continue;
        for (uint32_t swap_6 = 0; swap_6 < (!is_pow ? dfg_orders(g, v_2) : 1u); swap_6++) {
            if (!is_pow) {
                if (dfg_arg(g, v_2, swap_6) != d)
                    continue;
                if (dfg_arg(g, v_2, 1 - swap_6) != d)
                    continue;
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){mul, alt == 0 ? n_2 : DFG_NONE, d, reduceMean,
                                                alt == 1 ? n_2 : DFG_NONE, reciprocal,
                                                alt == 2 ? n_2 : DFG_NONE, div, s, add, v,
                                                is_pow ? v_2 : DFG_NONE, !is_pow ? v_2 : DFG_NONE},
                             13))
                continue;
            if (accept(ctx, &(struct norm_instance_norm_match){.root = n, .x = x, .eps = eps, .scale = scale,
                    .shift = shift, .d = d, .v = v, .s = s, .n = n_2, .p = p, .q = q}))
                return true;
        }
    }
    return false;
}

static bool norm_instance_norm_keep(void *m, const struct norm_instance_norm_match *found)
{
    *(struct norm_instance_norm_match *)m = *found;
    return true;
}

bool norm_instance_norm_match(const dfg_graph *g, dfg_node n, struct norm_instance_norm_match *m)
{
    return norm_instance_norm_each(g, n, norm_instance_norm_keep, m);
}
