/* Made by pat2c from activation.pat; do not edit. */
#include "activation.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_Clip,
    OP_Div,
    OP_Erf,
    OP_Exp,
    OP_HardSigmoid,
    OP_Log,
    OP_Max,
    OP_Min,
    OP_Mul,
    OP_Neg,
    OP_Pow,
    OP_Relu,
    OP_Sigmoid,
    OP_Softplus,
    OP_Sub,
    OP_Tanh,
};
enum {
    ATTR_alpha,
    ATTR_beta,
};
static const char *const op_names[] = {
    "Add",
    "Clip",
    "Div",
    "Erf",
    "Exp",
    "HardSigmoid",
    "Log",
    "Max",
    "Min",
    "Mul",
    "Neg",
    "Pow",
    "Relu",
    "Sigmoid",
    "Softplus",
    "Sub",
    "Tanh",
};
static const char *const attr_names[] = {
    "alpha",
    "beta",
};

const struct dfg_names activation_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 17,
    .ops = op_names,
    .n_attrs = 2,
    .attrs = attr_names,
};

/* activation.pat:10
 * cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;
 */
static bool one(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_eq(dfg_elements_of(g, c), dfg_int(1))
        && (dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)));
}

/* activation.pat:13
 * rule gelu(x, r, o, h) {
 *     t = Add(Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))), o & 1);
 *     match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
 *     where one(r, x), one(o, x), one(h, x);
 *     rewrite com.microsoft.Gelu(x);
 * }
 */
bool activation_gelu_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct activation_gelu_match *m),
                          void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        uint32_t swap = 0;
        dfg_node h = DFG_NONE, mul = DFG_NONE;
        if (alt == 0) {
            if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
            h = dfg_arg(g, n, 1 - swap);
            if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul = dfg_arg(g, n, swap);
            if (dfg_op(g, mul) != OP_Mul || !dfg_has_args(g, mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, mul) : 1u); swap_2++) {
            dfg_node x = DFG_NONE, t = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul, swap_2);
                t = dfg_arg(g, mul, 1 - swap_2);
            } else if (alt == 1) {
                if (dfg_op(g, n) != OP_Mul || !dfg_has_args(g, n, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, n) : 1u); swap_3++) {
                dfg_node mul_2 = DFG_NONE, mul_3 = DFG_NONE;
                uint32_t swap_4 = 0, swap_5 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, n, swap_3);
                    mul_2 = dfg_arg(g, n, 1 - swap_3);
                    if (dfg_op(g, mul_2) != OP_Mul || !dfg_argc_is(g, mul_2, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Add ? 0 : 1;
                    h = dfg_arg(g, mul_2, 1 - swap_4);
                    if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    t = dfg_arg(g, mul_2, swap_4);
                } else if (alt == 2) {
                    if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
                        continue;
                    swap_5 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
                    mul_3 = dfg_arg(g, n, swap_5);
                    if (dfg_op(g, mul_3) != OP_Mul || !dfg_has_args(g, mul_3, 2))
                        continue;
                }
                for (uint32_t swap_6 = 0; swap_6 < (alt == 2 ? dfg_orders(g, mul_3) : 1u); swap_6++) {
                    if (alt == 2) {
                        x = dfg_arg(g, mul_3, swap_6);
                        h = dfg_arg(g, mul_3, 1 - swap_6);
                        if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, n, 1 - swap_5);
                    }
                    if (dfg_op(g, t) != OP_Add || !dfg_argc_is(g, t, 2))
                        continue;
                    uint32_t swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == OP_Erf ? 0 : 1;
                    dfg_node o = dfg_arg(g, t, 1 - swap_7);
                    if (!dfg_const_is(g, o, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    dfg_node erf = dfg_arg(g, t, swap_7);
                    if (dfg_op(g, erf) != OP_Erf || !dfg_argc_is(g, erf, 1))
                        continue;
                    dfg_node v = dfg_arg(g, erf, 0);
                    bool is_div = dfg_op(g, v) == OP_Div && dfg_has_args(g, v, 2);
                    dfg_node r = DFG_NONE;
                    if (is_div) {
                        if (dfg_arg(g, v, 0) != x)
                            continue;
                        r = dfg_arg(g, v, 1);
                        if (!dfg_const_near(g, r, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                            continue;
                    } else {
                        if (dfg_op(g, v) != OP_Mul || !dfg_has_args(g, v, 2))
                            continue;
                    }
                    /* where one(o, x) */
                    if (!one(g, o, x))
                        continue;
                    /* where one(h, x) */
                    if (!one(g, h, x))
                        continue;
                    for (uint32_t swap_8 = 0; swap_8 < (!is_div ? dfg_orders(g, v) : 1u); swap_8++) {
                        if (!is_div) {
                            if (dfg_arg(g, v, swap_8) != x)
                                continue;
                            r = dfg_arg(g, v, 1 - swap_8);
                            if (!dfg_const_near(g, r, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE))
                                continue;
                        }
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){mul, mul_2, mul_3, t, erf,
                                                            is_div ? v : DFG_NONE, !is_div ? v : DFG_NONE},
                                         7))
                            continue;
                        /* where one(r, x) */
                        if (!one(g, r, x))
                            continue;
                        if (accept(ctx, &(struct activation_gelu_match){.root = n, .x = x, .r = r, .o = o, .h = h, .t = t}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool activation_gelu_keep(void *m, const struct activation_gelu_match *found)
{
    *(struct activation_gelu_match *)m = *found;
    return true;
}

bool activation_gelu_match(const dfg_graph *g, dfg_node n, struct activation_gelu_match *m)
{
    return activation_gelu_each(g, n, activation_gelu_keep, m);
}

/* activation.pat:20
 * pattern cubic(x, k, p) =
 *     Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))
 *     | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));
 */
bool activation_cubic_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct activation_cubic_match *m),
                           void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        uint32_t swap = 0;
        dfg_node k = DFG_NONE, v = DFG_NONE, x = DFG_NONE, p = DFG_NONE;
        bool is_pow = false;
        if (alt == 0) {
            if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, n, 0)) == OP_Pow || dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul) ? 0 : 1;
            k = dfg_arg(g, n, 1 - swap);
            if (!dfg_const_near(g, k, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                continue;
            v = dfg_arg(g, n, swap);
            is_pow = dfg_op(g, v) == OP_Pow && dfg_has_args(g, v, 2);
            if (is_pow) {
                x = dfg_arg(g, v, 0);
                p = dfg_arg(g, v, 1);
                if (!dfg_const_is(g, p, dfg_int(3), DFG_NO_DTYPE))
                    continue;
            } else {
                if (dfg_op(g, v) != OP_Mul || !dfg_has_args(g, v, 2))
                    continue;
            }
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && !is_pow ? dfg_orders(g, v) : 1u); swap_2++) {
            dfg_node mul = DFG_NONE;
            if (alt == 0) {
                if (!is_pow) {
                    x = dfg_arg(g, v, swap_2);
                    mul = dfg_arg(g, v, 1 - swap_2);
                    if (dfg_op(g, mul) != OP_Mul || !dfg_has_args(g, mul, 2))
                        continue;
                }
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 0 && !is_pow ? dfg_orders(g, mul) : 1u); swap_3++) {
                if (alt == 0) {
                    if (!is_pow) {
                        if (dfg_arg(g, mul, swap_3) != x)
                            continue;
                        if (dfg_arg(g, mul, 1 - swap_3) != x)
                            continue;
                    }
                } else {
                    if (dfg_op(g, n) != OP_Mul || !dfg_has_args(g, n, 2))
                        continue;
                }
                for (uint32_t swap_4 = 0; swap_4 < (alt == 1 ? dfg_orders(g, n) : 1u); swap_4++) {
                    dfg_node mul_2 = DFG_NONE;
                    if (alt == 1) {
                        x = dfg_arg(g, n, swap_4);
                        mul_2 = dfg_arg(g, n, 1 - swap_4);
                        if (dfg_op(g, mul_2) != OP_Mul || !dfg_has_args(g, mul_2, 2))
                            continue;
                    }
                    for (uint32_t swap_5 = 0; swap_5 < (alt == 1 ? dfg_orders(g, mul_2) : 1u); swap_5++) {
                        dfg_node mul_3 = DFG_NONE;
                        if (alt == 1) {
                            if (dfg_arg(g, mul_2, swap_5) != x)
                                continue;
                            mul_3 = dfg_arg(g, mul_2, 1 - swap_5);
                            if (dfg_op(g, mul_3) != OP_Mul || !dfg_has_args(g, mul_3, 2))
                                continue;
                        }
                        for (uint32_t swap_6 = 0; swap_6 < (alt == 1 ? dfg_orders(g, mul_3) : 1u); swap_6++) {
                            if (alt == 1) {
                                if (dfg_arg(g, mul_3, swap_6) != x)
                                    continue;
                                k = dfg_arg(g, mul_3, 1 - swap_6);
                                if (!dfg_const_near(g, k, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                                    continue;
                            }
                            if (!dfg_in_body(g, n,
                                             (const dfg_node[]){alt == 0 && is_pow ? v : DFG_NONE,
                                                                alt == 0 && !is_pow ? v : DFG_NONE, mul,
                                                                mul_2, mul_3},
                                             5))
                                continue;
                            if (accept(ctx, &(struct activation_cubic_match){.root = n, .x = x, .k = k, .p = p}))
                                return true;
                        }
                    }
                }
            }
        }
    }
    return false;
}

static bool activation_cubic_keep(void *m, const struct activation_cubic_match *found)
{
    *(struct activation_cubic_match *)m = *found;
    return true;
}

bool activation_cubic_match(const dfg_graph *g, dfg_node n, struct activation_cubic_match *m)
{
    return activation_cubic_each(g, n, activation_cubic_keep, m);
}

/* activation.pat:23
 * rule gelu_tanh(x, k, p, r, o, h) {
 *     t = Add(Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))), o & 1);
 *     match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
 *     where one(k, x), not present(p) or one(p, x), one(r, x), one(o, x), one(h, x);
 *     rewrite com.microsoft.FastGelu(x);
 * }
 */
bool activation_gelu_tanh_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct activation_gelu_tanh_match *m),
                               void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        uint32_t swap = 0;
        dfg_node h = DFG_NONE, mul = DFG_NONE;
        if (alt == 0) {
            if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
            h = dfg_arg(g, n, 1 - swap);
            if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul = dfg_arg(g, n, swap);
            if (dfg_op(g, mul) != OP_Mul || !dfg_has_args(g, mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, mul) : 1u); swap_2++) {
            dfg_node x = DFG_NONE, t = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul, swap_2);
                t = dfg_arg(g, mul, 1 - swap_2);
            } else if (alt == 1) {
                if (dfg_op(g, n) != OP_Mul || !dfg_has_args(g, n, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, n) : 1u); swap_3++) {
                dfg_node mul_2 = DFG_NONE, mul_3 = DFG_NONE;
                uint32_t swap_4 = 0, swap_5 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, n, swap_3);
                    mul_2 = dfg_arg(g, n, 1 - swap_3);
                    if (dfg_op(g, mul_2) != OP_Mul || !dfg_argc_is(g, mul_2, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Add ? 0 : 1;
                    h = dfg_arg(g, mul_2, 1 - swap_4);
                    if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    t = dfg_arg(g, mul_2, swap_4);
                } else if (alt == 2) {
                    if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
                        continue;
                    swap_5 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
                    mul_3 = dfg_arg(g, n, swap_5);
                    if (dfg_op(g, mul_3) != OP_Mul || !dfg_has_args(g, mul_3, 2))
                        continue;
                }
                for (uint32_t swap_6 = 0; swap_6 < (alt == 2 ? dfg_orders(g, mul_3) : 1u); swap_6++) {
                    if (alt == 2) {
                        x = dfg_arg(g, mul_3, swap_6);
                        h = dfg_arg(g, mul_3, 1 - swap_6);
                        if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, n, 1 - swap_5);
                    }
                    if (dfg_op(g, t) != OP_Add || !dfg_argc_is(g, t, 2))
                        continue;
                    uint32_t swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == OP_Tanh ? 0 : 1;
                    dfg_node o = dfg_arg(g, t, 1 - swap_7);
                    if (!dfg_const_is(g, o, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    dfg_node tanh = dfg_arg(g, t, swap_7);
                    if (dfg_op(g, tanh) != OP_Tanh || !dfg_argc_is(g, tanh, 1))
                        continue;
                    dfg_node mul_4 = dfg_arg(g, tanh, 0);
                    if (dfg_op(g, mul_4) != OP_Mul || !dfg_argc_is(g, mul_4, 2))
                        continue;
                    uint32_t swap_8 = dfg_op(g, dfg_arg(g, mul_4, 0)) == OP_Add ? 0 : 1;
                    dfg_node r = dfg_arg(g, mul_4, 1 - swap_8);
                    if (!dfg_const_near(g, r, dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
                        continue;
                    dfg_node add = dfg_arg(g, mul_4, swap_8);
                    if (dfg_op(g, add) != OP_Add || !dfg_has_args(g, add, 2))
                        continue;
                    /* where one(r, x) */
                    if (!one(g, r, x))
                        continue;
                    /* where one(o, x) */
                    if (!one(g, o, x))
                        continue;
                    /* where one(h, x) */
                    if (!one(g, h, x))
                        continue;
                    for (uint32_t swap_9 = 0; swap_9 < dfg_orders(g, add); swap_9++) {
                        if (dfg_arg(g, add, swap_9) != x)
                            continue;
                        dfg_node v = dfg_arg(g, add, 1 - swap_9);
                        for (uint32_t alt_2 = 0; alt_2 < 2u; alt_2++) {
                            uint32_t swap_10 = 0;
                            dfg_node k = DFG_NONE, v_2 = DFG_NONE, p = DFG_NONE;
                            bool is_pow = false;
                            if (alt_2 == 0) {
                                if (dfg_op(g, v) != OP_Mul || !dfg_argc_is(g, v, 2))
                                    continue;
                                swap_10 = (dfg_op(g, dfg_arg(g, v, 0)) == OP_Pow
                                           || dfg_op(g, dfg_arg(g, v, 0)) == OP_Mul)
                                    ? 0
                                    : 1;
                                k = dfg_arg(g, v, 1 - swap_10);
                                if (!dfg_const_near(g, k, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                                    continue;
                                v_2 = dfg_arg(g, v, swap_10);
                                is_pow = dfg_op(g, v_2) == OP_Pow && dfg_has_args(g, v_2, 2);
                                if (is_pow) {
                                    if (dfg_arg(g, v_2, 0) != x)
                                        continue;
                                    p = dfg_arg(g, v_2, 1);
                                    if (!dfg_const_is(g, p, dfg_int(3), DFG_NO_DTYPE))
                                        continue;
                                } else {
                                    if (dfg_op(g, v_2) != OP_Mul || !dfg_has_args(g, v_2, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_11 = 0; swap_11 < (alt_2 == 0 && !is_pow ? dfg_orders(g, v_2) : 1u); swap_11++) {
                                dfg_node mul_5 = DFG_NONE;
                                if (alt_2 == 0) {
                                    if (!is_pow) {
                                        if (dfg_arg(g, v_2, swap_11) != x)
                                            continue;
                                        mul_5 = dfg_arg(g, v_2, 1 - swap_11);
                                        if (dfg_op(g, mul_5) != OP_Mul || !dfg_has_args(g, mul_5, 2))
                                            continue;
                                    }
                                }
                                for (uint32_t swap_12 = 0; swap_12 < (alt_2 == 0 && !is_pow ? dfg_orders(g, mul_5) : 1u); swap_12++) {
                                    if (alt_2 == 0) {
                                        if (!is_pow) {
                                            if (dfg_arg(g, mul_5, swap_12) != x)
                                                continue;
                                            if (dfg_arg(g, mul_5, 1 - swap_12) != x)
                                                continue;
                                        }
                                    } else {
                                        if (dfg_op(g, v) != OP_Mul || !dfg_has_args(g, v, 2))
                                            continue;
                                    }
                                    for (uint32_t swap_13 = 0; swap_13 < (alt_2 == 1 ? dfg_orders(g, v) : 1u); swap_13++) {
                                        dfg_node mul_6 = DFG_NONE;
                                        if (alt_2 == 1) {
                                            if (dfg_arg(g, v, swap_13) != x)
                                                continue;
                                            mul_6 = dfg_arg(g, v, 1 - swap_13);
                                            if (dfg_op(g, mul_6) != OP_Mul || !dfg_has_args(g, mul_6, 2))
                                                continue;
                                        }
                                        for (uint32_t swap_14 = 0; swap_14 < (alt_2 == 1 ? dfg_orders(g, mul_6) : 1u); swap_14++) {
                                            dfg_node mul_7 = DFG_NONE;
                                            if (alt_2 == 1) {
                                                if (dfg_arg(g, mul_6, swap_14) != x)
                                                    continue;
                                                mul_7 = dfg_arg(g, mul_6, 1 - swap_14);
                                                if (dfg_op(g, mul_7) != OP_Mul
                                                    || !dfg_has_args(g, mul_7, 2))
                                                    continue;
                                            }
                                            for (uint32_t swap_15 = 0; swap_15 < (alt_2 == 1 ? dfg_orders(g, mul_7) : 1u); swap_15++) {
                                                if (alt_2 == 1) {
                                                    if (dfg_arg(g, mul_7, swap_15) != x)
                                                        continue;
                                                    k = dfg_arg(g, mul_7, 1 - swap_15);
                                                    if (!dfg_const_near(g, k, dfg_float(0.044715), 0.0001,
                                                                        DFG_NO_DTYPE))
                                                        continue;
                                                }
                                                if (!dfg_in_body(g, n,
                                                                 (const dfg_node[]){mul, mul_2, mul_3, t,
                                                                                    tanh, mul_4, add,
                                                                                    alt_2 == 0 ? v
                                                                                    : DFG_NONE,
                                                                                    alt_2 == 0 && is_pow
                                                                                    ? v_2
                                                                                    : DFG_NONE,
                                                                                    alt_2 == 0 && !is_pow
                                                                                    ? v_2
                                                                                    : DFG_NONE,
                                                                                    mul_5,
                                                                                    alt_2 == 1 ? v
                                                                                    : DFG_NONE,
                                                                                    mul_6, mul_7},
                                                                 14))
                                                    continue;
                                                /* where one(k, x) */
                                                if (!one(g, k, x))
                                                    continue;
                                                /* where not present(p) or one(p, x) */
                                                if (!(p == DFG_NONE || one(g, p, x)))
                                                    continue;
                                                if (accept(ctx, &(struct activation_gelu_tanh_match){.root = n, .x = x, .k = k, .p = p, .r = r,
                                                        .o = o, .h = h, .t = t}))
                                                    return true;
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    return false;
}

static bool activation_gelu_tanh_keep(void *m, const struct activation_gelu_tanh_match *found)
{
    *(struct activation_gelu_tanh_match *)m = *found;
    return true;
}

bool activation_gelu_tanh_match(const dfg_graph *g, dfg_node n, struct activation_gelu_tanh_match *m)
{
    return activation_gelu_tanh_each(g, n, activation_gelu_tanh_keep, m);
}

/* activation.pat:30
 * rule quick_gelu(x, a) {
 *     match Mul(x, Sigmoid(Mul(x, a & const)));
 *     where one(a, x), value(a) ~= 1.702 +- 1e-3;
 *     rewrite com.microsoft.QuickGelu(x) { alpha = value(a) };
 * }
 */
bool activation_quick_gelu_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct activation_quick_gelu_match *m),
                                void *ctx)
{
    if (dfg_op(g, n) != OP_Mul || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, sigmoid) != OP_Sigmoid || !dfg_argc_is(g, sigmoid, 1))
            continue;
        dfg_node mul = dfg_arg(g, sigmoid, 0);
        if (dfg_op(g, mul) != OP_Mul || !dfg_has_args(g, mul, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul); swap_2++) {
            if (dfg_arg(g, mul, swap_2) != x)
                continue;
            dfg_node a = dfg_arg(g, mul, 1 - swap_2);
            if (dfg_op(g, a) != DFG_CONST)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){sigmoid, mul}, 2))
                continue;
            /* where one(a, x) */
            if (!one(g, a, x))
                continue;
            /* where value(a) ~= 1.702 +- 1e-3 */
            if (dfg_close_within(dfg_value_of(g, a), dfg_float(1.702), dfg_float(0.001)) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct activation_quick_gelu_match){.root = n, .x = x, .a = a}))
                return true;
        }
    }
    return false;
}

static bool activation_quick_gelu_keep(void *m, const struct activation_quick_gelu_match *found)
{
    *(struct activation_quick_gelu_match *)m = *found;
    return true;
}

bool activation_quick_gelu_match(const dfg_graph *g, dfg_node n, struct activation_quick_gelu_match *m)
{
    return activation_quick_gelu_each(g, n, activation_quick_gelu_keep, m);
}

/* activation.pat:36
 * rule hard_sigmoid(x, c, d) {
 *     k = Clip(Add(x, c & 3), 0, 6);
 *     match Div(k, d & 6) | Mul(k, d & approx(0.16666667, 1e-5));
 *     where one(c, x), one(d, x), x.dtype in {f16, bf16, f32, f64};
 *     rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };
 * }
 */
bool activation_hard_sigmoid_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct activation_hard_sigmoid_match *m),
                                  void *ctx)
{
    bool is_div = dfg_op(g, n) == OP_Div && dfg_argc_is(g, n, 2);
    dfg_node d = DFG_NONE, k = DFG_NONE;
    uint32_t swap = 0;
    if (is_div) {
        d = dfg_arg(g, n, 1);
        if (!dfg_const_is(g, d, dfg_int(6), DFG_NO_DTYPE))
            return false;
        k = dfg_arg(g, n, 0);
    } else {
        if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
            return false;
        swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Clip ? 0 : 1;
        d = dfg_arg(g, n, 1 - swap);
        if (!dfg_const_near(g, d, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
            return false;
        k = dfg_arg(g, n, swap);
    }
    if (dfg_op(g, k) != OP_Clip || !dfg_has_args(g, k, 3))
        return false;
    dfg_node constant = dfg_arg(g, k, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, k, 2);
    if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    dfg_node add = dfg_arg(g, k, 0);
    if (dfg_op(g, add) != OP_Add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node x = dfg_arg(g, add, swap_2);
        dfg_node c = dfg_arg(g, add, 1 - swap_2);
        if (!dfg_const_is(g, c, dfg_int(3), DFG_NO_DTYPE))
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){k, add}, 2))
            continue;
        /* where one(c, x) */
        if (!one(g, c, x))
            continue;
        /* where one(d, x) */
        if (!one(g, d, x))
            continue;
        /* where x.dtype in {f16, bf16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
              || dfg_dtype(g, x) == DFG_F64))
            continue;
        if (accept(ctx, &(struct activation_hard_sigmoid_match){.root = n, .x = x, .c = c, .d = d, .k = k}))
            return true;
    }
    return false;
}

static bool activation_hard_sigmoid_keep(void *m, const struct activation_hard_sigmoid_match *found)
{
    *(struct activation_hard_sigmoid_match *)m = *found;
    return true;
}

bool activation_hard_sigmoid_match(const dfg_graph *g, dfg_node n, struct activation_hard_sigmoid_match *m)
{
    return activation_hard_sigmoid_each(g, n, activation_hard_sigmoid_keep, m);
}

/* activation.pat:43
 * rule hard_sigmoid_limits(x, a, b, c, d) {
 *     line = Add(Mul(x, a & approx(0.16666667, 1e-5)), b & 0.5);
 *     match Relu(Min(line, c & 1)) | Min(Relu(line), c & 1) | Clip(line, 0, 1) | Max(Min(line, c & 1), d & 0);
 *     where one(a, x), one(b, x), not present(c) or one(c, x), not present(d) or one(d, x);
 *     rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };
 * }
 */
bool activation_hard_sigmoid_limits_each(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const struct activation_hard_sigmoid_limits_match *m),
                                         void *ctx)
{
    uint32_t alt = dfg_op(g, n) == OP_Relu && dfg_argc_is(g, n, 1) ? 0
        : dfg_op(g, n) == OP_Min && dfg_has_args(g, n, 2) ? 1
        : dfg_op(g, n) == OP_Clip && dfg_has_args(g, n, 3) ? 2 : 3;
    dfg_node min = DFG_NONE, c = DFG_NONE, line = DFG_NONE, relu = DFG_NONE, constant = DFG_NONE;
    dfg_node constant_2 = DFG_NONE, d = DFG_NONE, min_2 = DFG_NONE;
    uint32_t swap = 0, swap_2 = 0, swap_3 = 0, swap_4 = 0;
    if (alt == 0) {
        min = dfg_arg(g, n, 0);
        if (dfg_op(g, min) != OP_Min || !dfg_has_args(g, min, 2))
            return false;
        swap = dfg_op(g, dfg_arg(g, min, 0)) == OP_Add ? 0 : 1;
        c = dfg_arg(g, min, 1 - swap);
        if (!dfg_const_is(g, c, dfg_int(1), DFG_NO_DTYPE))
            return false;
        line = dfg_arg(g, min, swap);
    } else if (alt == 1) {
        swap_2 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Relu ? 0 : 1;
        c = dfg_arg(g, n, 1 - swap_2);
        if (!dfg_const_is(g, c, dfg_int(1), DFG_NO_DTYPE))
            return false;
        relu = dfg_arg(g, n, swap_2);
        if (dfg_op(g, relu) != OP_Relu || !dfg_argc_is(g, relu, 1))
            return false;
        line = dfg_arg(g, relu, 0);
    } else if (alt == 2) {
        constant = dfg_arg(g, n, 1);
        if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
            return false;
        constant_2 = dfg_arg(g, n, 2);
        if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
            return false;
        line = dfg_arg(g, n, 0);
    } else {
        if (dfg_op(g, n) != OP_Max || !dfg_has_args(g, n, 2))
            return false;
        swap_3 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Min ? 0 : 1;
        d = dfg_arg(g, n, 1 - swap_3);
        if (!dfg_const_is(g, d, dfg_int(0), DFG_NO_DTYPE))
            return false;
        min_2 = dfg_arg(g, n, swap_3);
        if (dfg_op(g, min_2) != OP_Min || !dfg_has_args(g, min_2, 2))
            return false;
        swap_4 = dfg_op(g, dfg_arg(g, min_2, 0)) == OP_Add ? 0 : 1;
        c = dfg_arg(g, min_2, 1 - swap_4);
        if (!dfg_const_is(g, c, dfg_int(1), DFG_NO_DTYPE))
            return false;
        line = dfg_arg(g, min_2, swap_4);
    }
    if (dfg_op(g, line) != OP_Add || !dfg_argc_is(g, line, 2))
        return false;
    uint32_t swap_5 = dfg_op(g, dfg_arg(g, line, 0)) == OP_Mul ? 0 : 1;
    dfg_node b = dfg_arg(g, line, 1 - swap_5);
    if (!dfg_const_is(g, b, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    dfg_node mul = dfg_arg(g, line, swap_5);
    if (dfg_op(g, mul) != OP_Mul || !dfg_has_args(g, mul, 2))
        return false;
    for (uint32_t swap_6 = 0; swap_6 < dfg_orders(g, mul); swap_6++) {
        dfg_node x = dfg_arg(g, mul, swap_6);
        dfg_node a = dfg_arg(g, mul, 1 - swap_6);
        if (!dfg_const_near(g, a, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){min, relu, min_2, line, mul}, 5))
            continue;
        /* where one(a, x) */
        if (!one(g, a, x))
            continue;
        /* where one(b, x) */
        if (!one(g, b, x))
            continue;
        /* where not present(c) or one(c, x) */
        if (!(c == DFG_NONE || one(g, c, x)))
            continue;
        /* where not present(d) or one(d, x) */
        if (!(d == DFG_NONE || one(g, d, x)))
            continue;
        if (accept(ctx, &(struct activation_hard_sigmoid_limits_match){.root = n, .x = x, .a = a, .b = b,
                .c = c, .d = d, .line = line}))
            return true;
    }
    return false;
}

static bool activation_hard_sigmoid_limits_keep(void *m, const struct activation_hard_sigmoid_limits_match *found)
{
    *(struct activation_hard_sigmoid_limits_match *)m = *found;
    return true;
}

bool activation_hard_sigmoid_limits_match(const dfg_graph *g, dfg_node n, struct activation_hard_sigmoid_limits_match *m)
{
    return activation_hard_sigmoid_limits_each(g, n, activation_hard_sigmoid_limits_keep, m);
}

/* activation.pat:50
 * rule hard_swish(x) {
 *     match Mul(x, HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-5, beta ~= 0.5 });
 *     rewrite HardSwish(x);
 * }
 */
bool activation_hard_swish_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct activation_hard_swish_match *m),
                                void *ctx)
{
    if (dfg_op(g, n) != OP_Mul || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node hardSigmoid = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, hardSigmoid) != OP_HardSigmoid || !dfg_has_args(g, hardSigmoid, 1))
            continue;
        if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                         1e-05))
            continue;
        if (!dfg_near(dfg_attr_or(g, hardSigmoid, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
            continue;
        if (dfg_arg(g, hardSigmoid, 0) != x)
            continue;
        if (!dfg_same_body(g, n, hardSigmoid))
            continue;
        if (accept(ctx, &(struct activation_hard_swish_match){.root = n, .x = x}))
            return true;
    }
    return false;
}

static bool activation_hard_swish_keep(void *m, const struct activation_hard_swish_match *found)
{
    *(struct activation_hard_swish_match *)m = *found;
    return true;
}

bool activation_hard_swish_match(const dfg_graph *g, dfg_node n, struct activation_hard_swish_match *m)
{
    return activation_hard_swish_each(g, n, activation_hard_swish_keep, m);
}

/* activation.pat:54
 * rule hard_swish_whole(x, c, d) {
 *     k = Clip(Add(x, c & 3), 0, 6);
 *     match Div(Mul(x, k), d & 6) | Mul(Mul(x, k), d & approx(0.16666667, 1e-5)) | Mul(Mul(x, d & approx(0.16666667, 1e-5)), k);
 *     where one(c, x), one(d, x);
 *     rewrite HardSwish(x);
 * }
 */
bool activation_hard_swish_whole_each(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const struct activation_hard_swish_whole_match *m),
                                      void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node d = DFG_NONE, mul = DFG_NONE;
        if (alt == 0) {
            if (dfg_op(g, n) != OP_Div || !dfg_argc_is(g, n, 2))
                continue;
            d = dfg_arg(g, n, 1);
            if (!dfg_const_is(g, d, dfg_int(6), DFG_NO_DTYPE))
                continue;
            mul = dfg_arg(g, n, 0);
            if (dfg_op(g, mul) != OP_Mul || !dfg_has_args(g, mul, 2))
                continue;
        }
        for (uint32_t swap = 0; swap < (alt == 0 ? dfg_orders(g, mul) : 1u); swap++) {
            dfg_node x = DFG_NONE, k = DFG_NONE, mul_2 = DFG_NONE;
            uint32_t swap_2 = 0;
            if (alt == 0) {
                x = dfg_arg(g, mul, swap);
                k = dfg_arg(g, mul, 1 - swap);
            } else if (alt == 1) {
                if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
                    continue;
                swap_2 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
                d = dfg_arg(g, n, 1 - swap_2);
                if (!dfg_const_near(g, d, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
                    continue;
                mul_2 = dfg_arg(g, n, swap_2);
                if (dfg_op(g, mul_2) != OP_Mul || !dfg_has_args(g, mul_2, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, mul_2) : 1u); swap_3++) {
                uint32_t swap_4 = 0;
                dfg_node mul_3 = DFG_NONE;
                if (alt == 1) {
                    x = dfg_arg(g, mul_2, swap_3);
                    k = dfg_arg(g, mul_2, 1 - swap_3);
                } else if (alt == 2) {
                    if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
                    mul_3 = dfg_arg(g, n, swap_4);
                    if (dfg_op(g, mul_3) != OP_Mul || !dfg_has_args(g, mul_3, 2))
                        continue;
                }
                for (uint32_t swap_5 = 0; swap_5 < (alt == 2 ? dfg_orders(g, mul_3) : 1u); swap_5++) {
                    if (alt == 2) {
                        x = dfg_arg(g, mul_3, swap_5);
                        d = dfg_arg(g, mul_3, 1 - swap_5);
                        if (!dfg_const_near(g, d, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
                            continue;
                        k = dfg_arg(g, n, 1 - swap_4);
                    }
                    if (dfg_op(g, k) != OP_Clip || !dfg_has_args(g, k, 3))
                        continue;
                    dfg_node constant = dfg_arg(g, k, 1);
                    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
                        continue;
                    dfg_node constant_2 = dfg_arg(g, k, 2);
                    if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
                        continue;
                    dfg_node add = dfg_arg(g, k, 0);
                    if (dfg_op(g, add) != OP_Add || !dfg_has_args(g, add, 2))
                        continue;
                    /* where one(d, x) */
                    if (!one(g, d, x))
                        continue;
                    for (uint32_t swap_6 = 0; swap_6 < dfg_orders(g, add); swap_6++) {
                        if (dfg_arg(g, add, swap_6) != x)
                            continue;
                        dfg_node c = dfg_arg(g, add, 1 - swap_6);
                        if (!dfg_const_is(g, c, dfg_int(3), DFG_NO_DTYPE))
                            continue;
                        if (!dfg_in_body(g, n, (const dfg_node[]){mul, mul_2, mul_3, k, add}, 5))
                            continue;
                        /* where one(c, x) */
                        if (!one(g, c, x))
                            continue;
                        if (accept(ctx, &(struct activation_hard_swish_whole_match){.root = n, .x = x, .c = c, .d = d,
                                .k = k}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool activation_hard_swish_whole_keep(void *m, const struct activation_hard_swish_whole_match *found)
{
    *(struct activation_hard_swish_whole_match *)m = *found;
    return true;
}

bool activation_hard_swish_whole_match(const dfg_graph *g, dfg_node n, struct activation_hard_swish_whole_match *m)
{
    return activation_hard_swish_whole_each(g, n, activation_hard_swish_whole_keep, m);
}

/* activation.pat:61
 * rule mish(x) { match Mul(x, Tanh(Softplus(x))); rewrite Mish(x); }
 */
bool activation_mish_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct activation_mish_match *m),
                          void *ctx)
{
    if (dfg_op(g, n) != OP_Mul || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node tanh = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, tanh) != OP_Tanh || !dfg_argc_is(g, tanh, 1))
            continue;
        dfg_node softplus = dfg_arg(g, tanh, 0);
        if (dfg_op(g, softplus) != OP_Softplus || !dfg_has_args(g, softplus, 1))
            continue;
        if (dfg_arg(g, softplus, 0) != x)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){tanh, softplus}, 2))
            continue;
        if (accept(ctx, &(struct activation_mish_match){.root = n, .x = x}))
            return true;
    }
    return false;
}

static bool activation_mish_keep(void *m, const struct activation_mish_match *found)
{
    *(struct activation_mish_match *)m = *found;
    return true;
}

bool activation_mish_match(const dfg_graph *g, dfg_node n, struct activation_mish_match *m)
{
    return activation_mish_each(g, n, activation_mish_keep, m);
}

/* activation.pat:63
 * rule softplus(x, o) { match Log(Add(Exp(x), o & 1)); where one(o, x); rewrite Softplus(x); }
 */
bool activation_softplus_match(const dfg_graph *g, dfg_node n, struct activation_softplus_match *m)
{
    if (dfg_op(g, n) != OP_Log || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_Add || !dfg_argc_is(g, add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_Exp ? 0 : 1;
    dfg_node exp = dfg_arg(g, add, swap);
    if (dfg_op(g, exp) != OP_Exp || !dfg_has_args(g, exp, 1))
        return false;
    dfg_node x = dfg_arg(g, exp, 0);
    dfg_node o = dfg_arg(g, add, 1 - swap);
    if (!dfg_const_is(g, o, dfg_int(1), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){add, exp}, 2))
        return false;
    /* where one(o, x) */
    if (!one(g, o, x))
        return false;
    *m = (struct activation_softplus_match){.root = n, .x = x, .o = o};
    return true;
}

bool activation_softplus_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct activation_softplus_match *m),
                              void *ctx)
{
    struct activation_softplus_match m;
    return activation_softplus_match(g, n, &m) && accept(ctx, &m);
}

/* activation.pat:65
 * rule leaky_relu(x, a) {
 *     match Max(x, Mul(x, a & const));
 *     where one(a, x), value(a) >= 0, value(a) < 1, x.dtype in {f16, bf16, f32, f64};
 *     rewrite LeakyRelu(x) { alpha = value(a) };
 * }
 */
bool activation_leaky_relu_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct activation_leaky_relu_match *m),
                                void *ctx)
{
    if (dfg_op(g, n) != OP_Max || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node mul = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, mul) != OP_Mul || !dfg_has_args(g, mul, 2))
            continue;
        /* where x.dtype in {f16, bf16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
              || dfg_dtype(g, x) == DFG_F64))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul); swap_2++) {
            if (dfg_arg(g, mul, swap_2) != x)
                continue;
            dfg_node a = dfg_arg(g, mul, 1 - swap_2);
            if (dfg_op(g, a) != DFG_CONST)
                continue;
            if (!dfg_same_body(g, n, mul))
                continue;
            /* where one(a, x) */
            if (!one(g, a, x))
                continue;
            /* where value(a) >= 0 */
            if (!dfg_ge(dfg_value_of(g, a), dfg_int(0)))
                continue;
            /* where value(a) < 1 */
            if (!dfg_lt(dfg_value_of(g, a), dfg_int(1)))
                continue;
            if (accept(ctx, &(struct activation_leaky_relu_match){.root = n, .x = x, .a = a}))
                return true;
        }
    }
    return false;
}

static bool activation_leaky_relu_keep(void *m, const struct activation_leaky_relu_match *found)
{
    *(struct activation_leaky_relu_match *)m = *found;
    return true;
}

bool activation_leaky_relu_match(const dfg_graph *g, dfg_node n, struct activation_leaky_relu_match *m)
{
    return activation_leaky_relu_each(g, n, activation_leaky_relu_keep, m);
}

/* activation.pat:71
 * rule leaky_relu_halves(x, a) {
 *     match Sub(Relu(x), Mul(Relu(Neg(x)), a & const));
 *     where one(a, x), x.dtype in {f16, bf16, f32, f64};
 *     rewrite LeakyRelu(x) { alpha = value(a) };
 * }
 */
bool activation_leaky_relu_halves_match(const dfg_graph *g, dfg_node n, struct activation_leaky_relu_halves_match *m)
{
    if (dfg_op(g, n) != OP_Sub || !dfg_argc_is(g, n, 2))
        return false;
    dfg_node relu = dfg_arg(g, n, 0);
    if (dfg_op(g, relu) != OP_Relu || !dfg_has_args(g, relu, 1))
        return false;
    dfg_node x = dfg_arg(g, relu, 0);
    dfg_node mul = dfg_arg(g, n, 1);
    if (dfg_op(g, mul) != OP_Mul || !dfg_argc_is(g, mul, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Relu ? 0 : 1;
    dfg_node relu_2 = dfg_arg(g, mul, swap);
    if (dfg_op(g, relu_2) != OP_Relu || !dfg_argc_is(g, relu_2, 1))
        return false;
    dfg_node neg = dfg_arg(g, relu_2, 0);
    if (dfg_op(g, neg) != OP_Neg || !dfg_has_args(g, neg, 1))
        return false;
    if (dfg_arg(g, neg, 0) != x)
        return false;
    dfg_node a = dfg_arg(g, mul, 1 - swap);
    if (dfg_op(g, a) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){relu, mul, relu_2, neg}, 4))
        return false;
    /* where one(a, x) */
    if (!one(g, a, x))
        return false;
    /* where x.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
          || dfg_dtype(g, x) == DFG_F64))
        return false;
    *m = (struct activation_leaky_relu_halves_match){.root = n, .x = x, .a = a};
    return true;
}

bool activation_leaky_relu_halves_each(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const struct activation_leaky_relu_halves_match *m),
                                       void *ctx)
{
    struct activation_leaky_relu_halves_match m;
    return activation_leaky_relu_halves_match(g, n, &m) && accept(ctx, &m);
}
