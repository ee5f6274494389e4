/* What activation.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "activation.h"

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

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

static const struct dfg_names whole_names = {
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

struct activation_gelu_whole {
    struct activation_gelu_match m;
    dfg_node erf;
    dfg_node div;
    dfg_node constant;
    dfg_node mul;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node v;
    dfg_node mul_2;
    dfg_node mul_3;
    dfg_node constant_4;
    dfg_node mul_4;
    dfg_node mul_5;
    dfg_node constant_5;
    dfg_node mul_6;
    dfg_node mul_7;
    dfg_node constant_6;
};

static bool activation_gelu_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node mul_2 = DFG_NONE, h = DFG_NONE, constant_4 = DFG_NONE, mul_3 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            mul_2 = n;
            if (dfg_op(g, mul_2) != OP_Mul || !dfg_argc_is(g, mul_2, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Mul ? 0 : 1;
            h = dfg_arg(g, mul_2, 1 - swap);
            constant_4 = h;
            if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul_3 = dfg_arg(g, mul_2, swap);
            if (dfg_op(g, mul_3) != OP_Mul || !dfg_has_args(g, mul_3, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, mul_3) : 1u); swap_2++) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_4 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul_3, swap_2);
                t = dfg_arg(g, mul_3, 1 - swap_2);
            } else if (alt == 1) {
                mul_4 = n;
                if (dfg_op(g, mul_4) != OP_Mul || !dfg_has_args(g, mul_4, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, mul_4) : 1u); swap_3++) {
                dfg_node mul_5 = DFG_NONE, constant_5 = DFG_NONE, mul_6 = DFG_NONE, mul_7 = DFG_NONE;
                uint32_t swap_4 = 0, swap_5 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, mul_4, swap_3);
                    mul_5 = dfg_arg(g, mul_4, 1 - swap_3);
                    if (dfg_op(g, mul_5) != OP_Mul || !dfg_argc_is(g, mul_5, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_5, 0)) == OP_Add ? 0 : 1;
                    h = dfg_arg(g, mul_5, 1 - swap_4);
                    constant_5 = h;
                    if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    t = dfg_arg(g, mul_5, swap_4);
                } else if (alt == 2) {
                    mul_6 = n;
                    if (dfg_op(g, mul_6) != OP_Mul || !dfg_argc_is(g, mul_6, 2))
                        continue;
                    swap_5 = dfg_op(g, dfg_arg(g, mul_6, 0)) == OP_Mul ? 0 : 1;
                    mul_7 = dfg_arg(g, mul_6, swap_5);
                    if (dfg_op(g, mul_7) != OP_Mul || !dfg_has_args(g, mul_7, 2))
                        continue;
                }
                for (uint32_t swap_6 = 0; swap_6 < (alt == 2 ? dfg_orders(g, mul_7) : 1u); swap_6++) {
                    dfg_node constant_6 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_7, swap_6);
                        h = dfg_arg(g, mul_7, 1 - swap_6);
                        constant_6 = h;
                        if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, mul_6, 1 - swap_5);
                    }
                    if (dfg_op(g, t) != OP_Add || !dfg_argc_is(g, t, 2))
                        continue;
                    uint32_t swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == OP_Erf ? 0 : 1;
                    dfg_node o = dfg_arg(g, t, 1 - swap_7);
                    dfg_node constant_3 = o;
                    if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    dfg_node erf = dfg_arg(g, t, swap_7);
                    if (dfg_op(g, erf) != OP_Erf || !dfg_argc_is(g, erf, 1))
                        continue;
                    dfg_node v = dfg_arg(g, erf, 0);
                    bool is_div = dfg_op(g, v) == OP_Div && dfg_has_args(g, v, 2);
                    dfg_node div = DFG_NONE, r = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
                    if (is_div) {
                        div = v;
                        if (dfg_arg(g, div, 0) != x)
                            continue;
                        r = dfg_arg(g, div, 1);
                        constant = r;
                        if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                            continue;
                    } else {
                        mul = v;
                        if (dfg_op(g, mul) != OP_Mul || !dfg_has_args(g, mul, 2))
                            continue;
                    }
                    /* where one(o, x) */
                    if (!one(g, o, x))
                        continue;
                    /* where one(h, x) */
                    if (!one(g, h, x))
                        continue;
                    for (uint32_t swap_8 = 0; swap_8 < (!is_div ? dfg_orders(g, mul) : 1u); swap_8++) {
                        dfg_node constant_2 = DFG_NONE;
                        if (!is_div) {
                            if (dfg_arg(g, mul, swap_8) != x)
                                continue;
                            r = dfg_arg(g, mul, 1 - swap_8);
                            constant_2 = r;
                            if (!dfg_const_near(g, constant_2, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE))
                                continue;
                        }
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){mul_2, mul_3, mul_4, mul_5, mul_6, mul_7, t,
                                                            erf, div, mul},
                                         10))
                            continue;
                        /* where one(r, x) */
                        if (!one(g, r, x))
                            continue;
                        if (accept(ctx, &(struct activation_gelu_whole){.m = {.root = n, .x = x, .r = r, .o = o, .h = h,
                                .t = t}, .erf = erf, .div = div, .constant = constant, .mul = mul,
                                .constant_2 = constant_2, .constant_3 = constant_3, .v = n, .mul_2 = mul_2,
                                .mul_3 = mul_3, .constant_4 = constant_4, .mul_4 = mul_4, .mul_5 = mul_5,
                                .constant_5 = constant_5, .mul_6 = mul_6, .mul_7 = mul_7,
                                .constant_6 = constant_6}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

struct activation_cubic_whole {
    struct activation_cubic_match m;
    dfg_node v;
    dfg_node mul;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul_2;
    dfg_node mul_3;
    dfg_node constant_2;
    dfg_node mul_4;
    dfg_node mul_5;
    dfg_node mul_6;
    dfg_node constant_3;
};

static bool activation_cubic_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node mul = DFG_NONE, k = DFG_NONE, constant_2 = DFG_NONE, v = DFG_NONE, pow = DFG_NONE;
        dfg_node x = DFG_NONE, p = DFG_NONE, constant = DFG_NONE, mul_2 = DFG_NONE;
        uint32_t swap = 0;
        bool is_pow = false;
        if (alt == 0) {
            mul = n;
            if (dfg_op(g, mul) != OP_Mul || !dfg_argc_is(g, mul, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, mul, 0)) == OP_Pow || dfg_op(g, dfg_arg(g, mul, 0)) == OP_Mul) ? 0
                : 1;
            k = dfg_arg(g, mul, 1 - swap);
            constant_2 = k;
            if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                continue;
            v = dfg_arg(g, mul, swap);
            is_pow = dfg_op(g, v) == OP_Pow && dfg_has_args(g, v, 2);
            if (is_pow) {
                pow = v;
                x = dfg_arg(g, pow, 0);
                p = dfg_arg(g, pow, 1);
                constant = p;
                if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                    continue;
            } else {
                mul_2 = v;
                if (dfg_op(g, mul_2) != OP_Mul || !dfg_has_args(g, mul_2, 2))
                    continue;
            }
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && !is_pow ? dfg_orders(g, mul_2) : 1u); swap_2++) {
            dfg_node mul_3 = DFG_NONE;
            if (alt == 0) {
                if (!is_pow) {
                    x = dfg_arg(g, mul_2, swap_2);
                    mul_3 = dfg_arg(g, mul_2, 1 - swap_2);
                    if (dfg_op(g, mul_3) != OP_Mul || !dfg_has_args(g, mul_3, 2))
                        continue;
                }
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 0 && !is_pow ? dfg_orders(g, mul_3) : 1u); swap_3++) {
                dfg_node mul_4 = DFG_NONE;
                if (alt == 0) {
                    if (!is_pow) {
                        if (dfg_arg(g, mul_3, swap_3) != x)
                            continue;
                        if (dfg_arg(g, mul_3, 1 - swap_3) != x)
                            continue;
                    }
                } else {
                    mul_4 = n;
                    if (dfg_op(g, mul_4) != OP_Mul || !dfg_has_args(g, mul_4, 2))
                        continue;
                }
                for (uint32_t swap_4 = 0; swap_4 < (alt == 1 ? dfg_orders(g, mul_4) : 1u); swap_4++) {
                    dfg_node mul_5 = DFG_NONE;
                    if (alt == 1) {
                        x = dfg_arg(g, mul_4, swap_4);
                        mul_5 = dfg_arg(g, mul_4, 1 - swap_4);
                        if (dfg_op(g, mul_5) != OP_Mul || !dfg_has_args(g, mul_5, 2))
                            continue;
                    }
                    for (uint32_t swap_5 = 0; swap_5 < (alt == 1 ? dfg_orders(g, mul_5) : 1u); swap_5++) {
                        dfg_node mul_6 = DFG_NONE;
                        if (alt == 1) {
                            if (dfg_arg(g, mul_5, swap_5) != x)
                                continue;
                            mul_6 = dfg_arg(g, mul_5, 1 - swap_5);
                            if (dfg_op(g, mul_6) != OP_Mul || !dfg_has_args(g, mul_6, 2))
                                continue;
                        }
                        for (uint32_t swap_6 = 0; swap_6 < (alt == 1 ? dfg_orders(g, mul_6) : 1u); swap_6++) {
                            dfg_node constant_3 = DFG_NONE;
                            if (alt == 1) {
                                if (dfg_arg(g, mul_6, swap_6) != x)
                                    continue;
                                k = dfg_arg(g, mul_6, 1 - swap_6);
                                constant_3 = k;
                                if (!dfg_const_near(g, constant_3, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                            }
                            if (!dfg_in_body(g, n,
                                             (const dfg_node[]){mul, pow, mul_2, mul_3, mul_4, mul_5,
                                                                mul_6},
                                             7))
                                continue;
                            if (accept(ctx, &(struct activation_cubic_whole){.m = {.root = n, .x = x, .k = k, .p = p}, .v = n,
                                    .mul = mul, .pow = pow, .constant = constant, .mul_2 = mul_2, .mul_3 = mul_3,
                                    .constant_2 = constant_2, .mul_4 = mul_4, .mul_5 = mul_5, .mul_6 = mul_6,
                                    .constant_3 = constant_3}))
                                return true;
                        }
                    }
                }
            }
        }
    }
    return false;
}

struct activation_gelu_tanh_whole {
    struct activation_gelu_tanh_match m;
    dfg_node tanh;
    dfg_node mul;
    dfg_node add;
    dfg_node mul_2;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul_3;
    dfg_node mul_4;
    dfg_node constant_2;
    dfg_node mul_5;
    dfg_node mul_6;
    dfg_node mul_7;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node v;
    dfg_node mul_8;
    dfg_node mul_9;
    dfg_node constant_6;
    dfg_node mul_10;
    dfg_node mul_11;
    dfg_node constant_7;
    dfg_node mul_12;
    dfg_node mul_13;
    dfg_node constant_8;
};

static bool activation_gelu_tanh_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node mul_8 = DFG_NONE, h = DFG_NONE, constant_6 = DFG_NONE, mul_9 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            mul_8 = n;
            if (dfg_op(g, mul_8) != OP_Mul || !dfg_argc_is(g, mul_8, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul_8, 0)) == OP_Mul ? 0 : 1;
            h = dfg_arg(g, mul_8, 1 - swap);
            constant_6 = h;
            if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul_9 = dfg_arg(g, mul_8, swap);
            if (dfg_op(g, mul_9) != OP_Mul || !dfg_has_args(g, mul_9, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, mul_9) : 1u); swap_2++) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_10 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul_9, swap_2);
                t = dfg_arg(g, mul_9, 1 - swap_2);
            } else if (alt == 1) {
                mul_10 = n;
                if (dfg_op(g, mul_10) != OP_Mul || !dfg_has_args(g, mul_10, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, mul_10) : 1u); swap_3++) {
                dfg_node mul_11 = DFG_NONE, constant_7 = DFG_NONE, mul_12 = DFG_NONE, mul_13 = DFG_NONE;
                uint32_t swap_4 = 0, swap_5 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, mul_10, swap_3);
                    mul_11 = dfg_arg(g, mul_10, 1 - swap_3);
                    if (dfg_op(g, mul_11) != OP_Mul || !dfg_argc_is(g, mul_11, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_11, 0)) == OP_Add ? 0 : 1;
                    h = dfg_arg(g, mul_11, 1 - swap_4);
                    constant_7 = h;
                    if (!dfg_const_is(g, constant_7, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    t = dfg_arg(g, mul_11, swap_4);
                } else if (alt == 2) {
                    mul_12 = n;
                    if (dfg_op(g, mul_12) != OP_Mul || !dfg_argc_is(g, mul_12, 2))
                        continue;
                    swap_5 = dfg_op(g, dfg_arg(g, mul_12, 0)) == OP_Mul ? 0 : 1;
                    mul_13 = dfg_arg(g, mul_12, swap_5);
                    if (dfg_op(g, mul_13) != OP_Mul || !dfg_has_args(g, mul_13, 2))
                        continue;
                }
                for (uint32_t swap_6 = 0; swap_6 < (alt == 2 ? dfg_orders(g, mul_13) : 1u); swap_6++) {
                    dfg_node constant_8 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_13, swap_6);
                        h = dfg_arg(g, mul_13, 1 - swap_6);
                        constant_8 = h;
                        if (!dfg_const_is(g, constant_8, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, mul_12, 1 - swap_5);
                    }
                    if (dfg_op(g, t) != OP_Add || !dfg_argc_is(g, t, 2))
                        continue;
                    uint32_t swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == OP_Tanh ? 0 : 1;
                    dfg_node o = dfg_arg(g, t, 1 - swap_7);
                    dfg_node constant_5 = o;
                    if (!dfg_const_is(g, constant_5, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    dfg_node tanh = dfg_arg(g, t, swap_7);
                    if (dfg_op(g, tanh) != OP_Tanh || !dfg_argc_is(g, tanh, 1))
                        continue;
                    dfg_node mul = dfg_arg(g, tanh, 0);
                    if (dfg_op(g, mul) != OP_Mul || !dfg_argc_is(g, mul, 2))
                        continue;
                    uint32_t swap_8 = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Add ? 0 : 1;
                    dfg_node r = dfg_arg(g, mul, 1 - swap_8);
                    dfg_node constant_4 = r;
                    if (!dfg_const_near(g, constant_4, dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
                        continue;
                    dfg_node add = dfg_arg(g, mul, swap_8);
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
                            dfg_node mul_2 = DFG_NONE, k = DFG_NONE, constant_2 = DFG_NONE, v_2 = DFG_NONE;
                            dfg_node pow = DFG_NONE, p = DFG_NONE, constant = DFG_NONE, mul_3 = DFG_NONE;
                            uint32_t swap_10 = 0;
                            bool is_pow = false;
                            if (alt_2 == 0) {
                                mul_2 = v;
                                if (dfg_op(g, mul_2) != OP_Mul || !dfg_argc_is(g, mul_2, 2))
                                    continue;
                                swap_10 = (dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Pow
                                           || dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Mul)
                                    ? 0
                                    : 1;
                                k = dfg_arg(g, mul_2, 1 - swap_10);
                                constant_2 = k;
                                if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                                v_2 = dfg_arg(g, mul_2, swap_10);
                                is_pow = dfg_op(g, v_2) == OP_Pow && dfg_has_args(g, v_2, 2);
                                if (is_pow) {
                                    pow = v_2;
                                    if (dfg_arg(g, pow, 0) != x)
                                        continue;
                                    p = dfg_arg(g, pow, 1);
                                    constant = p;
                                    if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                                        continue;
                                } else {
                                    mul_3 = v_2;
                                    if (dfg_op(g, mul_3) != OP_Mul || !dfg_has_args(g, mul_3, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_11 = 0; swap_11 < (alt_2 == 0 && !is_pow ? dfg_orders(g, mul_3) : 1u); swap_11++) {
                                dfg_node mul_4 = DFG_NONE;
                                if (alt_2 == 0) {
                                    if (!is_pow) {
                                        if (dfg_arg(g, mul_3, swap_11) != x)
                                            continue;
                                        mul_4 = dfg_arg(g, mul_3, 1 - swap_11);
                                        if (dfg_op(g, mul_4) != OP_Mul || !dfg_has_args(g, mul_4, 2))
                                            continue;
                                    }
                                }
                                for (uint32_t swap_12 = 0; swap_12 < (alt_2 == 0 && !is_pow ? dfg_orders(g, mul_4) : 1u); swap_12++) {
                                    dfg_node mul_5 = DFG_NONE;
                                    if (alt_2 == 0) {
                                        if (!is_pow) {
                                            if (dfg_arg(g, mul_4, swap_12) != x)
                                                continue;
                                            if (dfg_arg(g, mul_4, 1 - swap_12) != x)
                                                continue;
                                        }
                                    } else {
                                        mul_5 = v;
                                        if (dfg_op(g, mul_5) != OP_Mul || !dfg_has_args(g, mul_5, 2))
                                            continue;
                                    }
                                    for (uint32_t swap_13 = 0; swap_13 < (alt_2 == 1 ? dfg_orders(g, mul_5) : 1u); swap_13++) {
                                        dfg_node mul_6 = DFG_NONE;
                                        if (alt_2 == 1) {
                                            if (dfg_arg(g, mul_5, swap_13) != x)
                                                continue;
                                            mul_6 = dfg_arg(g, mul_5, 1 - swap_13);
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
                                                dfg_node constant_3 = DFG_NONE;
                                                if (alt_2 == 1) {
                                                    if (dfg_arg(g, mul_7, swap_15) != x)
                                                        continue;
                                                    k = dfg_arg(g, mul_7, 1 - swap_15);
                                                    constant_3 = k;
                                                    if (!dfg_const_near(g, constant_3, dfg_float(0.044715),
                                                                        0.0001, DFG_NO_DTYPE))
                                                        continue;
                                                }
                                                if (!dfg_in_body(g, n,
                                                                 (const dfg_node[]){mul_8, mul_9, mul_10,
                                                                                    mul_11, mul_12, mul_13,
                                                                                    t, tanh, mul, add,
                                                                                    mul_2, pow, mul_3,
                                                                                    mul_4, mul_5, mul_6,
                                                                                    mul_7},
                                                                 17))
                                                    continue;
                                                /* where one(k, x) */
                                                if (!one(g, k, x))
                                                    continue;
                                                /* where not present(p) or one(p, x) */
                                                if (!(p == DFG_NONE || one(g, p, x)))
                                                    continue;
                                                if (accept(ctx, &(struct activation_gelu_tanh_whole){.m = {.root = n, .x = x, .k = k, .p = p,
                                                        .r = r, .o = o, .h = h, .t = t}, .tanh = tanh, .mul = mul, .add = add,
                                                        .mul_2 = mul_2, .pow = pow, .constant = constant, .mul_3 = mul_3, .mul_4 = mul_4,
                                                        .constant_2 = constant_2, .mul_5 = mul_5, .mul_6 = mul_6, .mul_7 = mul_7,
                                                        .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                                                        .v = n, .mul_8 = mul_8, .mul_9 = mul_9, .constant_6 = constant_6,
                                                        .mul_10 = mul_10, .mul_11 = mul_11, .constant_7 = constant_7, .mul_12 = mul_12,
                                                        .mul_13 = mul_13, .constant_8 = constant_8}))
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

struct activation_quick_gelu_whole {
    struct activation_quick_gelu_match m;
    dfg_node mul;
    dfg_node sigmoid;
    dfg_node mul_2;
    dfg_node constant;
};

static bool activation_quick_gelu_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Mul || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, sigmoid) != OP_Sigmoid || !dfg_argc_is(g, sigmoid, 1))
            continue;
        dfg_node mul_2 = dfg_arg(g, sigmoid, 0);
        if (dfg_op(g, mul_2) != OP_Mul || !dfg_has_args(g, mul_2, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul_2); swap_2++) {
            if (dfg_arg(g, mul_2, swap_2) != x)
                continue;
            dfg_node a = dfg_arg(g, mul_2, 1 - swap_2);
            dfg_node constant = a;
            if (dfg_op(g, constant) != DFG_CONST)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){sigmoid, mul_2}, 2))
                continue;
            /* where one(a, x) */
            if (!one(g, a, x))
                continue;
            /* where value(a) ~= 1.702 +- 1e-3 */
            if (dfg_close_within(dfg_value_of(g, a), dfg_float(1.702), dfg_float(0.001)) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct activation_quick_gelu_whole){.m = {.root = n, .x = x, .a = a}, .mul = n,
                    .sigmoid = sigmoid, .mul_2 = mul_2, .constant = constant}))
                return true;
        }
    }
    return false;
}

struct activation_hard_sigmoid_whole {
    struct activation_hard_sigmoid_match m;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node v;
    dfg_node div;
    dfg_node constant_4;
    dfg_node mul;
    dfg_node constant_5;
};

static bool activation_hard_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_div = dfg_op(g, n) == OP_Div && dfg_argc_is(g, n, 2);
    dfg_node div = DFG_NONE, d = DFG_NONE, constant_4 = DFG_NONE, k = DFG_NONE, mul = DFG_NONE;
    dfg_node constant_5 = DFG_NONE;
    uint32_t swap = 0;
    if (is_div) {
        div = n;
        d = dfg_arg(g, div, 1);
        constant_4 = d;
        if (!dfg_const_is(g, constant_4, dfg_int(6), DFG_NO_DTYPE))
            return false;
        k = dfg_arg(g, div, 0);
    } else {
        mul = n;
        if (dfg_op(g, mul) != OP_Mul || !dfg_argc_is(g, mul, 2))
            return false;
        swap = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Clip ? 0 : 1;
        d = dfg_arg(g, mul, 1 - swap);
        constant_5 = d;
        if (!dfg_const_near(g, constant_5, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
            return false;
        k = dfg_arg(g, mul, swap);
    }
    if (dfg_op(g, k) != OP_Clip || !dfg_has_args(g, k, 3))
        return false;
    dfg_node constant_2 = dfg_arg(g, k, 1);
    if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_3 = dfg_arg(g, k, 2);
    if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE))
        return false;
    dfg_node add = dfg_arg(g, k, 0);
    if (dfg_op(g, add) != OP_Add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node x = dfg_arg(g, add, swap_2);
        dfg_node c = dfg_arg(g, add, 1 - swap_2);
        dfg_node constant = c;
        if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){div, mul, k, add}, 4))
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
        if (accept(ctx, &(struct activation_hard_sigmoid_whole){.m = {.root = n, .x = x, .c = c, .d = d,
                .k = k}, .add = add, .constant = constant, .constant_2 = constant_2,
                .constant_3 = constant_3, .v = n, .div = div, .constant_4 = constant_4,
                .mul = mul, .constant_5 = constant_5}))
            return true;
    }
    return false;
}

struct activation_hard_sigmoid_limits_whole {
    struct activation_hard_sigmoid_limits_match m;
    dfg_node mul;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node v;
    dfg_node relu;
    dfg_node min;
    dfg_node constant_3;
    dfg_node min_2;
    dfg_node relu_2;
    dfg_node constant_4;
    dfg_node clip;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node max;
    dfg_node min_3;
    dfg_node constant_7;
    dfg_node constant_8;
};

static bool activation_hard_sigmoid_limits_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    uint32_t alt = dfg_op(g, n) == OP_Relu && dfg_argc_is(g, n, 1) ? 0
        : dfg_op(g, n) == OP_Min && dfg_has_args(g, n, 2) ? 1
        : dfg_op(g, n) == OP_Clip && dfg_has_args(g, n, 3) ? 2 : 3;
    dfg_node relu = DFG_NONE, min = DFG_NONE, c = DFG_NONE, constant_3 = DFG_NONE;
    dfg_node line = DFG_NONE, min_2 = DFG_NONE, constant_4 = DFG_NONE, relu_2 = DFG_NONE;
    dfg_node clip = DFG_NONE, constant_5 = DFG_NONE, constant_6 = DFG_NONE, max = DFG_NONE;
    dfg_node d = DFG_NONE, constant_8 = DFG_NONE, min_3 = DFG_NONE, constant_7 = DFG_NONE;
    uint32_t swap = 0, swap_2 = 0, swap_3 = 0, swap_4 = 0;
    if (alt == 0) {
        relu = n;
        min = dfg_arg(g, relu, 0);
        if (dfg_op(g, min) != OP_Min || !dfg_has_args(g, min, 2))
            return false;
        swap = dfg_op(g, dfg_arg(g, min, 0)) == OP_Add ? 0 : 1;
        c = dfg_arg(g, min, 1 - swap);
        constant_3 = c;
        if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
            return false;
        line = dfg_arg(g, min, swap);
    } else if (alt == 1) {
        min_2 = n;
        swap_2 = dfg_op(g, dfg_arg(g, min_2, 0)) == OP_Relu ? 0 : 1;
        c = dfg_arg(g, min_2, 1 - swap_2);
        constant_4 = c;
        if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE))
            return false;
        relu_2 = dfg_arg(g, min_2, swap_2);
        if (dfg_op(g, relu_2) != OP_Relu || !dfg_argc_is(g, relu_2, 1))
            return false;
        line = dfg_arg(g, relu_2, 0);
    } else if (alt == 2) {
        clip = n;
        constant_5 = dfg_arg(g, clip, 1);
        if (!dfg_const_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
            return false;
        constant_6 = dfg_arg(g, clip, 2);
        if (!dfg_const_is(g, constant_6, dfg_int(1), DFG_NO_DTYPE))
            return false;
        line = dfg_arg(g, clip, 0);
    } else {
        max = n;
        if (dfg_op(g, max) != OP_Max || !dfg_has_args(g, max, 2))
            return false;
        swap_3 = dfg_op(g, dfg_arg(g, max, 0)) == OP_Min ? 0 : 1;
        d = dfg_arg(g, max, 1 - swap_3);
        constant_8 = d;
        if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
            return false;
        min_3 = dfg_arg(g, max, swap_3);
        if (dfg_op(g, min_3) != OP_Min || !dfg_has_args(g, min_3, 2))
            return false;
        swap_4 = dfg_op(g, dfg_arg(g, min_3, 0)) == OP_Add ? 0 : 1;
        c = dfg_arg(g, min_3, 1 - swap_4);
        constant_7 = c;
        if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE))
            return false;
        line = dfg_arg(g, min_3, swap_4);
    }
    if (dfg_op(g, line) != OP_Add || !dfg_argc_is(g, line, 2))
        return false;
    uint32_t swap_5 = dfg_op(g, dfg_arg(g, line, 0)) == OP_Mul ? 0 : 1;
    dfg_node b = dfg_arg(g, line, 1 - swap_5);
    dfg_node constant_2 = b;
    if (!dfg_const_is(g, constant_2, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    dfg_node mul = dfg_arg(g, line, swap_5);
    if (dfg_op(g, mul) != OP_Mul || !dfg_has_args(g, mul, 2))
        return false;
    for (uint32_t swap_6 = 0; swap_6 < dfg_orders(g, mul); swap_6++) {
        dfg_node x = dfg_arg(g, mul, swap_6);
        dfg_node a = dfg_arg(g, mul, 1 - swap_6);
        dfg_node constant = a;
        if (!dfg_const_near(g, constant, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, min, min_2, relu_2, clip, max, min_3, line, mul},
                         9))
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
        if (accept(ctx, &(struct activation_hard_sigmoid_limits_whole){.m = {.root = n, .x = x, .a = a,
                .b = b, .c = c, .d = d, .line = line}, .mul = mul, .constant = constant,
                .constant_2 = constant_2, .v = n, .relu = relu, .min = min,
                .constant_3 = constant_3, .min_2 = min_2, .relu_2 = relu_2,
                .constant_4 = constant_4, .clip = clip, .constant_5 = constant_5,
                .constant_6 = constant_6, .max = max, .min_3 = min_3, .constant_7 = constant_7,
                .constant_8 = constant_8}))
            return true;
    }
    return false;
}

struct activation_hard_swish_whole {
    struct activation_hard_swish_match m;
    dfg_node mul;
    dfg_node hardSigmoid;
};

static bool activation_hard_swish_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
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
        if (accept(ctx, &(struct activation_hard_swish_whole){.m = {.root = n, .x = x}, .mul = n,
                .hardSigmoid = hardSigmoid}))
            return true;
    }
    return false;
}

struct activation_hard_swish_whole_whole {
    struct activation_hard_swish_whole_match m;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node v;
    dfg_node div;
    dfg_node mul;
    dfg_node constant_4;
    dfg_node mul_2;
    dfg_node mul_3;
    dfg_node constant_5;
    dfg_node mul_4;
    dfg_node mul_5;
    dfg_node constant_6;
};

static bool activation_hard_swish_whole_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node div = DFG_NONE, d = DFG_NONE, constant_4 = DFG_NONE, mul = DFG_NONE;
        if (alt == 0) {
            div = n;
            if (dfg_op(g, div) != OP_Div || !dfg_argc_is(g, div, 2))
                continue;
            d = dfg_arg(g, div, 1);
            constant_4 = d;
            if (!dfg_const_is(g, constant_4, dfg_int(6), DFG_NO_DTYPE))
                continue;
            mul = dfg_arg(g, div, 0);
            if (dfg_op(g, mul) != OP_Mul || !dfg_has_args(g, mul, 2))
                continue;
        }
        for (uint32_t swap = 0; swap < (alt == 0 ? dfg_orders(g, mul) : 1u); swap++) {
            dfg_node x = DFG_NONE, k = DFG_NONE, mul_2 = DFG_NONE, constant_5 = DFG_NONE, mul_3 = DFG_NONE;
            uint32_t swap_2 = 0;
            if (alt == 0) {
                x = dfg_arg(g, mul, swap);
                k = dfg_arg(g, mul, 1 - swap);
            } else if (alt == 1) {
                mul_2 = n;
                if (dfg_op(g, mul_2) != OP_Mul || !dfg_argc_is(g, mul_2, 2))
                    continue;
                swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Mul ? 0 : 1;
                d = dfg_arg(g, mul_2, 1 - swap_2);
                constant_5 = d;
                if (!dfg_const_near(g, constant_5, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
                    continue;
                mul_3 = dfg_arg(g, mul_2, swap_2);
                if (dfg_op(g, mul_3) != OP_Mul || !dfg_has_args(g, mul_3, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, mul_3) : 1u); swap_3++) {
                dfg_node mul_4 = DFG_NONE, mul_5 = DFG_NONE;
                uint32_t swap_4 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, mul_3, swap_3);
                    k = dfg_arg(g, mul_3, 1 - swap_3);
                } else if (alt == 2) {
                    mul_4 = n;
                    if (dfg_op(g, mul_4) != OP_Mul || !dfg_argc_is(g, mul_4, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_4, 0)) == OP_Mul ? 0 : 1;
                    mul_5 = dfg_arg(g, mul_4, swap_4);
                    if (dfg_op(g, mul_5) != OP_Mul || !dfg_has_args(g, mul_5, 2))
                        continue;
                }
                for (uint32_t swap_5 = 0; swap_5 < (alt == 2 ? dfg_orders(g, mul_5) : 1u); swap_5++) {
                    dfg_node constant_6 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_5, swap_5);
                        d = dfg_arg(g, mul_5, 1 - swap_5);
                        constant_6 = d;
                        if (!dfg_const_near(g, constant_6, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
                            continue;
                        k = dfg_arg(g, mul_4, 1 - swap_4);
                    }
                    if (dfg_op(g, k) != OP_Clip || !dfg_has_args(g, k, 3))
                        continue;
                    dfg_node constant_2 = dfg_arg(g, k, 1);
                    if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
                        continue;
                    dfg_node constant_3 = dfg_arg(g, k, 2);
                    if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE))
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
                        dfg_node constant = c;
                        if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                            continue;
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){div, mul, mul_2, mul_3, mul_4, mul_5, k, add},
                                         8))
                            continue;
                        /* where one(c, x) */
                        if (!one(g, c, x))
                            continue;
                        if (accept(ctx, &(struct activation_hard_swish_whole_whole){.m = {.root = n, .x = x, .c = c,
                                .d = d, .k = k}, .add = add, .constant = constant,
                                .constant_2 = constant_2, .constant_3 = constant_3, .v = n, .div = div,
                                .mul = mul, .constant_4 = constant_4, .mul_2 = mul_2, .mul_3 = mul_3,
                                .constant_5 = constant_5, .mul_4 = mul_4, .mul_5 = mul_5,
                                .constant_6 = constant_6}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

struct activation_mish_whole {
    struct activation_mish_match m;
    dfg_node mul;
    dfg_node tanh;
    dfg_node softplus;
};

static bool activation_mish_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
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
        if (accept(ctx, &(struct activation_mish_whole){.m = {.root = n, .x = x}, .mul = n, .tanh = tanh,
                .softplus = softplus}))
            return true;
    }
    return false;
}

struct activation_softplus_whole {
    struct activation_softplus_match m;
    dfg_node log;
    dfg_node add;
    dfg_node exp;
    dfg_node constant;
};

static bool activation_softplus_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
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
    dfg_node constant = o;
    if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){add, exp}, 2))
        return false;
    /* where one(o, x) */
    if (!one(g, o, x))
        return false;
    return accept(ctx, &(struct activation_softplus_whole){.m = {.root = n, .x = x, .o = o}, .log = n,
            .add = add, .exp = exp, .constant = constant});
}

struct activation_leaky_relu_whole {
    struct activation_leaky_relu_match m;
    dfg_node max;
    dfg_node mul;
    dfg_node constant;
};

static bool activation_leaky_relu_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
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
            dfg_node constant = a;
            if (dfg_op(g, constant) != DFG_CONST)
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
            if (accept(ctx, &(struct activation_leaky_relu_whole){.m = {.root = n, .x = x, .a = a}, .max = n,
                    .mul = mul, .constant = constant}))
                return true;
        }
    }
    return false;
}

struct activation_leaky_relu_halves_whole {
    struct activation_leaky_relu_halves_match m;
    dfg_node sub;
    dfg_node relu;
    dfg_node mul;
    dfg_node relu_2;
    dfg_node neg;
    dfg_node constant;
};

static bool activation_leaky_relu_halves_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
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
    dfg_node constant = a;
    if (dfg_op(g, constant) != DFG_CONST)
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
    return accept(ctx, &(struct activation_leaky_relu_halves_whole){.m = {.root = n, .x = x, .a = a},
            .sub = n, .relu = relu, .mul = mul, .relu_2 = relu_2, .neg = neg,
            .constant = constant});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- gelu ---- */

static const struct dfg_desc_expr activation_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 9, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 9, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 9, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 10 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "elements", .line = 10 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.elements == 1", .line = 10 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 10 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 10 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "c.rank == 0", .line = 10 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 10 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 10 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 10 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 26, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 10 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "elements", .line = 10 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "c.elements == 1", .line = 10 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 10 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 10 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "c.rank == 0", .line = 10 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 10 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 10 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 10 },
    /* 42 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 41, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 43, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
};
static const struct dfg_desc_node activation_gelu_nodes[28] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 20, 24, },
        .text = "Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t)", .line = 15 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 17, },
        .text = "Mul(Mul(x, t), h & 0.5)", .line = 15 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Mul(x, t)", .line = 15 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 13 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 14, },
        .name = "t",
        .text = "Add(Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-...", .line = 14 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)))", .line = 14 },
    [6] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, },
        .text = "Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))", .line = 14 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "Div(x, r & approx(1.41421356, 1e-3))", .line = 14 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "r & approx(1.41421356, 1e-3)", .line = 14 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 13 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 14 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, },
        .text = "Mul(x, r & approx(0.70710678, 1e-3))", .line = 14 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 13, },
        .text = "r & approx(0.70710678, 1e-3)", .line = 14 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.70710678 }, 0.001 },
        .text = "approx(0.70710678, 1e-3)", .line = 14 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "o & 1", .line = 14 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "o",
        .text = "o", .line = 13 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 14 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "h & 0.5", .line = 15 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "h",
        .text = "h", .line = 13 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 15 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 21, },
        .text = "Mul(x, Mul(t, h & 0.5))", .line = 15 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 22, },
        .text = "Mul(t, h & 0.5)", .line = 15 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, },
        .text = "h & 0.5", .line = 15 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 15 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 4, },
        .text = "Mul(Mul(x, h & 0.5), t)", .line = 15 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 26, },
        .text = "Mul(x, h & 0.5)", .line = 15 },
    [26] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 27, },
        .text = "h & 0.5", .line = 15 },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 15 },
};
static const struct dfg_desc_region activation_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_gelu_refs[] = { { 3, -1 }, { 9, -1 }, { 15, -1 }, { 18, -1 }, { 4, -1 }, };
static const struct dfg_capture activation_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_gelu_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct activation_gelu_match, r) },
    { "o", DFG_CAP_NODE, offsetof(struct activation_gelu_match, o) },
    { "h", DFG_CAP_NODE, offsetof(struct activation_gelu_match, h) },
    { "t", DFG_CAP_NODE, offsetof(struct activation_gelu_match, t) },
};
static const struct dfg_desc_pattern activation_gelu_desc = {
    .n_nodes = 28, .n_exprs = 45, .n_vars = 0, .n_sets = 5,
    .nodes = activation_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_gelu_regions,
    .exprs = activation_gelu_exprs,
    .captures = activation_gelu_refs,
    .text = "rule gelu(x, r, o, h) {\012    t = Add(Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))), o & 1);\012    match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);\012    where one(r, x), one(o, x), one(h, x);\012    rewrite com.microsoft.Gelu(x);\012}", .line = 13, .n_where = 3, .where = (const uint32_t[]){ 14, 29, 44, }
};
static bool activation_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_gelu_match(g, n, m);
}
static bool activation_gelu_pass(void *ctx, const struct activation_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_gelu_each(g, n, activation_gelu_pass, &e);
}

static const struct dfg_part activation_gelu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_gelu_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct activation_gelu_whole, m.o) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct activation_gelu_whole, m.h) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct activation_gelu_whole, m.t) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_whole, constant_3) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_gelu_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_whole, mul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_whole, mul_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_whole, mul_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_whole, mul_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_whole, constant_6) },
};
/* ---- cubic ---- */

static const struct dfg_desc_node activation_cubic_nodes[18] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 13, },
        .text = "Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))\012    | Mul(x, ...", .line = 21 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))", .line = 21 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "Pow(x, p & 3) | Mul(x, Mul(x, x))", .line = 21 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "Pow(x, p & 3)", .line = 21 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 20 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "p & 3", .line = 21 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 20 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 21 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "Mul(x, Mul(x, x))", .line = 21 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "Mul(x, x)", .line = 21 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "k & approx(0.044715, 1e-4)", .line = 21 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 20 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 21 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, },
        .text = "Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))))", .line = 22 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 15, },
        .text = "Mul(x, Mul(x, k & approx(0.044715, 1e-4)))", .line = 22 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 16, },
        .text = "Mul(x, k & approx(0.044715, 1e-4))", .line = 22 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 17, },
        .text = "k & approx(0.044715, 1e-4)", .line = 22 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 22 },
};
static const struct dfg_desc_region activation_cubic_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_cubic_refs[] = { { 4, -1 }, { 11, -1 }, { 6, -1 }, };
static const struct dfg_capture activation_cubic_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_cubic_match, x) },
    { "k", DFG_CAP_NODE, offsetof(struct activation_cubic_match, k) },
    { "p", DFG_CAP_NODE, offsetof(struct activation_cubic_match, p) },
};
static const struct dfg_desc_pattern activation_cubic_desc = {
    .n_nodes = 18, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = activation_cubic_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_cubic_regions,
    .captures = activation_cubic_refs,
    .text = "pattern cubic(x, k, p) =\012    Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));", .line = 20
};
static bool activation_cubic_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_cubic_match(g, n, m);
}
static bool activation_cubic_pass(void *ctx, const struct activation_cubic_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_cubic_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_cubic_each(g, n, activation_cubic_pass, &e);
}

static const struct dfg_part activation_cubic_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_cubic_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_cubic_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct activation_cubic_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_cubic_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_cubic_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_cubic_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_cubic_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_cubic_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_cubic_whole, mul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_cubic_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_cubic_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_cubic_whole, mul_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_cubic_whole, mul_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_cubic_whole, constant_3) },
};
/* ---- gelu_tanh ---- */

static const struct dfg_desc_expr activation_gelu_tanh_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 13, .text = "p", .line = 26 },
    /* 16 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "present(p)", .line = 26 },
    /* 17 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "not present(p)", .line = 26 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 10 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "elements", .line = 10 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "c.elements == 1", .line = 10 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 10 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 10 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "c.rank == 0", .line = 10 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 10 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "rank", .line = 10 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 10 },
    /* 30 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 31 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 25, 30, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 31, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 33 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 17, 32, }, .text = "not present(p) or one(p, x)", .line = 26 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 26, .text = "c", .line = 10 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "elements", .line = 10 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "c.elements == 1", .line = 10 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 26, .text = "c", .line = 10 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 10 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "c.rank == 0", .line = 10 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 26, .text = "c", .line = 10 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "rank", .line = 10 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "rank", .line = 10 },
    /* 46 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 43, 45, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 46, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 47, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 29, .text = "c", .line = 10 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "elements", .line = 10 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "c.elements == 1", .line = 10 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 29, .text = "c", .line = 10 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 10 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "c.rank == 0", .line = 10 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 29, .text = "c", .line = 10 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 10 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "rank", .line = 10 },
    /* 61 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 58, 60, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 62 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 56, 61, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 63 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 62, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 32, .text = "c", .line = 10 },
    /* 65 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "elements", .line = 10 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "c.elements == 1", .line = 10 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 32, .text = "c", .line = 10 },
    /* 69 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "rank", .line = 10 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "c.rank == 0", .line = 10 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 32, .text = "c", .line = 10 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 10 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "rank", .line = 10 },
    /* 76 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 73, 75, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 77 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 71, 76, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 78 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 67, 77, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
};
static const struct dfg_desc_node activation_gelu_tanh_nodes[42] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 34, 38, },
        .text = "Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t)", .line = 25 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 31, },
        .text = "Mul(Mul(x, t), h & 0.5)", .line = 25 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Mul(x, t)", .line = 25 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 23 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 28, },
        .name = "t",
        .text = "Add(Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))), o & 1)", .line = 24 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3)))", .line = 24 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 25, },
        .text = "Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))", .line = 24 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "Add(x, cubic(x, k, p))", .line = 24 },
    [8] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 20, },
        .text = "Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))\012    | Mul(x, ...", .line = 21 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 17, },
        .text = "Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))", .line = 21 },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, },
        .text = "Pow(x, p & 3) | Mul(x, Mul(x, x))", .line = 21 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, },
        .text = "Pow(x, p & 3)", .line = 21 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "p & 3", .line = 21 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 23 },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 21 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 16, },
        .text = "Mul(x, Mul(x, x))", .line = 21 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 3, },
        .text = "Mul(x, x)", .line = 21 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "k & approx(0.044715, 1e-4)", .line = 21 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 23 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 21 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 21, },
        .text = "Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))))", .line = 22 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 22, },
        .text = "Mul(x, Mul(x, k & approx(0.044715, 1e-4)))", .line = 22 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 23, },
        .text = "Mul(x, k & approx(0.044715, 1e-4))", .line = 22 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 24, },
        .text = "k & approx(0.044715, 1e-4)", .line = 22 },
    [24] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 22 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "r & approx(0.79788456, 1e-3)", .line = 24 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 23 },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.79788456 }, 0.001 },
        .text = "approx(0.79788456, 1e-3)", .line = 24 },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "o & 1", .line = 24 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "o",
        .text = "o", .line = 23 },
    [30] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 24 },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, },
        .text = "h & 0.5", .line = 25 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "h",
        .text = "h", .line = 23 },
    [33] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 25 },
    [34] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 35, },
        .text = "Mul(x, Mul(t, h & 0.5))", .line = 25 },
    [35] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 36, },
        .text = "Mul(t, h & 0.5)", .line = 25 },
    [36] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 37, },
        .text = "h & 0.5", .line = 25 },
    [37] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 25 },
    [38] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 39, 4, },
        .text = "Mul(Mul(x, h & 0.5), t)", .line = 25 },
    [39] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 40, },
        .text = "Mul(x, h & 0.5)", .line = 25 },
    [40] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 41, },
        .text = "h & 0.5", .line = 25 },
    [41] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 25 },
};
static const struct dfg_desc_region activation_gelu_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_gelu_tanh_refs[] = { { 3, -1 }, { 18, -1 }, { 13, -1 }, { 26, -1 }, { 29, -1 }, { 32, -1 }, { 4, -1 }, };
static const struct dfg_capture activation_gelu_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_gelu_tanh_match, x) },
    { "k", DFG_CAP_NODE, offsetof(struct activation_gelu_tanh_match, k) },
    { "p", DFG_CAP_NODE, offsetof(struct activation_gelu_tanh_match, p) },
    { "r", DFG_CAP_NODE, offsetof(struct activation_gelu_tanh_match, r) },
    { "o", DFG_CAP_NODE, offsetof(struct activation_gelu_tanh_match, o) },
    { "h", DFG_CAP_NODE, offsetof(struct activation_gelu_tanh_match, h) },
    { "t", DFG_CAP_NODE, offsetof(struct activation_gelu_tanh_match, t) },
};
static const struct dfg_desc_pattern activation_gelu_tanh_desc = {
    .n_nodes = 42, .n_exprs = 79, .n_vars = 0, .n_sets = 7,
    .nodes = activation_gelu_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_gelu_tanh_regions,
    .exprs = activation_gelu_tanh_exprs,
    .captures = activation_gelu_tanh_refs,
    .text = "rule gelu_tanh(x, k, p, r, o, h) {\012    t = Add(Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))), o & 1);\012    match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);\012    where one(k, x), not present(p) or one(p, x), one(r, x), one(o, x), one(h, x);\012    rewrite com.microsoft.FastGelu(x);\012}", .line = 23, .n_where = 5, .where = (const uint32_t[]){ 14, 33, 48, 63, 78, }
};
static bool activation_gelu_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_gelu_tanh_match(g, n, m);
}
static bool activation_gelu_tanh_pass(void *ctx, const struct activation_gelu_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_gelu_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_gelu_tanh_each(g, n, activation_gelu_tanh_pass, &e);
}

static const struct dfg_part activation_gelu_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_gelu_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_gelu_tanh_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct activation_gelu_tanh_whole, m.p) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct activation_gelu_tanh_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct activation_gelu_tanh_whole, m.o) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct activation_gelu_tanh_whole, m.h) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct activation_gelu_tanh_whole, m.t) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, mul_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, mul_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, mul_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, mul_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, constant_5) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_gelu_tanh_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, mul_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, mul_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, mul_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, mul_11) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, mul_12) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, mul_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_gelu_tanh_whole, constant_8) },
};
/* ---- quick_gelu ---- */

static const struct dfg_desc_expr activation_quick_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 5, .text = "a", .line = 32 },
    /* 16 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "value(a)", .line = 32 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1.702 }, .text = "1.702", .line = 32 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.001 }, .text = "1e-3", .line = 32 },
    /* 19 */ { .op = DFG_E_NEAR, .n_kids = 3, .kids = (const uint32_t[]){ 16, 17, 18, }, .text = "value(a) ~= 1.702 +- 1e-3", .line = 32 },
};
static const struct dfg_desc_node activation_quick_gelu_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Mul(x, Sigmoid(Mul(x, a & const)))", .line = 31 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 30 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Sigmoid(Mul(x, a & const))", .line = 31 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Mul(x, a & const)", .line = 31 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "a & const", .line = 31 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 30 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region activation_quick_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_quick_gelu_refs[] = { { 1, -1 }, { 5, -1 }, };
static const struct dfg_capture activation_quick_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_quick_gelu_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct activation_quick_gelu_match, a) },
};
static const struct dfg_desc_pattern activation_quick_gelu_desc = {
    .n_nodes = 7, .n_exprs = 20, .n_vars = 0, .n_sets = 2,
    .nodes = activation_quick_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_quick_gelu_regions,
    .exprs = activation_quick_gelu_exprs,
    .captures = activation_quick_gelu_refs,
    .text = "rule quick_gelu(x, a) {\012    match Mul(x, Sigmoid(Mul(x, a & const)));\012    where one(a, x), value(a) ~= 1.702 +- 1e-3;\012    rewrite com.microsoft.QuickGelu(x) { alpha = value(a) };\012}", .line = 30, .n_where = 2, .where = (const uint32_t[]){ 14, 19, }
};
static bool activation_quick_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_quick_gelu_match(g, n, m);
}
static bool activation_quick_gelu_pass(void *ctx, const struct activation_quick_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_quick_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_quick_gelu_each(g, n, activation_quick_gelu_pass, &e);
}

static const struct dfg_part activation_quick_gelu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_quick_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_quick_gelu_whole, m.a) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_quick_gelu_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_quick_gelu_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_quick_gelu_whole, mul_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_quick_gelu_whole, constant) },
};
/* ---- hard_sigmoid ---- */

static const struct dfg_desc_expr activation_hard_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 10 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "elements", .line = 10 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.elements == 1", .line = 10 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 10 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 10 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "c.rank == 0", .line = 10 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 10 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 10 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 10 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 10 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 26, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 39 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 39 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 39 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 39 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 39 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 39 },
    /* 36 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 31, 32, 33, 34, 35, }, .text = "x.dtype in {f16, bf16, f32, f64}", .line = 39 },
};
static const struct dfg_desc_node activation_hard_sigmoid_nodes[16] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 13, },
        .text = "Div(k, d & 6) | Mul(k, d & approx(0.16666667, 1e-5))", .line = 38 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "Div(k, d & 6)", .line = 38 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 8, 9, },
        .name = "k",
        .text = "Clip(Add(x, c & 3), 0, 6)", .line = 37 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "Add(x, c & 3)", .line = 37 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 36 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "c & 3", .line = 37 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 36 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 37 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "d & 6", .line = 38 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 36 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 38 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 14, },
        .text = "Mul(k, d & approx(0.16666667, 1e-5))", .line = 38 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, },
        .text = "d & approx(0.16666667, 1e-5)", .line = 38 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 1e-05 },
        .text = "approx(0.16666667, 1e-5)", .line = 38 },
};
static const struct dfg_desc_region activation_hard_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_hard_sigmoid_refs[] = { { 4, -1 }, { 6, -1 }, { 11, -1 }, { 2, -1 }, };
static const struct dfg_capture activation_hard_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_hard_sigmoid_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct activation_hard_sigmoid_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct activation_hard_sigmoid_match, d) },
    { "k", DFG_CAP_NODE, offsetof(struct activation_hard_sigmoid_match, k) },
};
static const struct dfg_desc_pattern activation_hard_sigmoid_desc = {
    .n_nodes = 16, .n_exprs = 37, .n_vars = 0, .n_sets = 4,
    .nodes = activation_hard_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_hard_sigmoid_regions,
    .exprs = activation_hard_sigmoid_exprs,
    .captures = activation_hard_sigmoid_refs,
    .text = "rule hard_sigmoid(x, c, d) {\012    k = Clip(Add(x, c & 3), 0, 6);\012    match Div(k, d & 6) | Mul(k, d & approx(0.16666667, 1e-5));\012    where one(c, x), one(d, x), x.dtype in {f16, bf16, f32, f64};\012    rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };\012}", .line = 36, .n_where = 3, .where = (const uint32_t[]){ 14, 29, 36, }
};
static bool activation_hard_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_hard_sigmoid_match(g, n, m);
}
static bool activation_hard_sigmoid_pass(void *ctx, const struct activation_hard_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_hard_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_hard_sigmoid_each(g, n, activation_hard_sigmoid_pass, &e);
}

static const struct dfg_part activation_hard_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_hard_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_hard_sigmoid_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct activation_hard_sigmoid_whole, m.d) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct activation_hard_sigmoid_whole, m.k) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_sigmoid_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_sigmoid_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_sigmoid_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_sigmoid_whole, constant_3) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_hard_sigmoid_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_sigmoid_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_sigmoid_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_sigmoid_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_sigmoid_whole, constant_5) },
};
/* ---- hard_sigmoid_limits ---- */

static const struct dfg_desc_expr activation_hard_sigmoid_limits_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 10 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "elements", .line = 10 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.elements == 1", .line = 10 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 10 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 10 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "c.rank == 0", .line = 10 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 10 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 10 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 10 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 10 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 26, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 46 },
    /* 31 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "present(c)", .line = 46 },
    /* 32 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "not present(c)", .line = 46 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 10 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "elements", .line = 10 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "c.elements == 1", .line = 10 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 10 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 10 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "c.rank == 0", .line = 10 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 10 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 10 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 10 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 10 },
    /* 45 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 44, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 45, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 46, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 48 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 47, }, .text = "not present(c) or one(c, x)", .line = 46 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 27, .text = "d", .line = 46 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(d)", .line = 46 },
    /* 51 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "not present(d)", .line = 46 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 27, .text = "c", .line = 10 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "elements", .line = 10 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "c.elements == 1", .line = 10 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 27, .text = "c", .line = 10 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 10 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "c.rank == 0", .line = 10 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 27, .text = "c", .line = 10 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 10 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 10 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "rank", .line = 10 },
    /* 64 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 61, 63, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 65 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 59, 64, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 65, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 67 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 51, 66, }, .text = "not present(d) or one(d, x)", .line = 46 },
};
static const struct dfg_desc_node activation_hard_sigmoid_limits_nodes[29] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 15, 19, 22, },
        .text = "Relu(Min(line, c & 1)) | Min(Relu(line), c & 1) | Clip(line, 0, 1) | Max(Min(lin...", .line = 45 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Relu(Min(line, c & 1))", .line = 45 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Min", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, },
        .text = "Min(line, c & 1)", .line = 45 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .name = "line",
        .text = "Add(Mul(x, a & approx(0.16666667, 1e-5)), b & 0.5)", .line = 44 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "Mul(x, a & approx(0.16666667, 1e-5))", .line = 44 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 43 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "a & approx(0.16666667, 1e-5)", .line = 44 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 43 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 1e-05 },
        .text = "approx(0.16666667, 1e-5)", .line = 44 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "b & 0.5", .line = 44 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 43 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 44 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "c & 1", .line = 45 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 43 },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 45 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Min", },
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "Min(Relu(line), c & 1)", .line = 45 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu(line)", .line = 45 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 18, },
        .text = "c & 1", .line = 45 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 45 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 20, 21, },
        .text = "Clip(line, 0, 1)", .line = 45 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 45 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 45 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 26, },
        .text = "Max(Min(line, c & 1), d & 0)", .line = 45 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Min", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 24, },
        .text = "Min(line, c & 1)", .line = 45 },
    [24] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 25, },
        .text = "c & 1", .line = 45 },
    [25] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 45 },
    [26] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, },
        .text = "d & 0", .line = 45 },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 43 },
    [28] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 45 },
};
static const struct dfg_desc_region activation_hard_sigmoid_limits_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_hard_sigmoid_limits_refs[] = { { 5, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, { 27, -1 }, { 3, -1 }, };
static const struct dfg_capture activation_hard_sigmoid_limits_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_hard_sigmoid_limits_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct activation_hard_sigmoid_limits_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct activation_hard_sigmoid_limits_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct activation_hard_sigmoid_limits_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct activation_hard_sigmoid_limits_match, d) },
    { "line", DFG_CAP_NODE, offsetof(struct activation_hard_sigmoid_limits_match, line) },
};
static const struct dfg_desc_pattern activation_hard_sigmoid_limits_desc = {
    .n_nodes = 29, .n_exprs = 68, .n_vars = 0, .n_sets = 6,
    .nodes = activation_hard_sigmoid_limits_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_hard_sigmoid_limits_regions,
    .exprs = activation_hard_sigmoid_limits_exprs,
    .captures = activation_hard_sigmoid_limits_refs,
    .text = "rule hard_sigmoid_limits(x, a, b, c, d) {\012    line = Add(Mul(x, a & approx(0.16666667, 1e-5)), b & 0.5);\012    match Relu(Min(line, c & 1)) | Min(Relu(line), c & 1) | Clip(line, 0, 1) | Max(Min(line, c & 1), d & 0);\012    where one(a, x), one(b, x), not present(c) or one(c, x), not present(d) or one(d, x);\012    rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };\012}", .line = 43, .n_where = 4, .where = (const uint32_t[]){ 14, 29, 48, 67, }
};
static bool activation_hard_sigmoid_limits_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_hard_sigmoid_limits_match(g, n, m);
}
static bool activation_hard_sigmoid_limits_pass(void *ctx, const struct activation_hard_sigmoid_limits_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_hard_sigmoid_limits_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_hard_sigmoid_limits_each(g, n, activation_hard_sigmoid_limits_pass, &e);
}

static const struct dfg_part activation_hard_sigmoid_limits_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_hard_sigmoid_limits_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_hard_sigmoid_limits_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct activation_hard_sigmoid_limits_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct activation_hard_sigmoid_limits_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct activation_hard_sigmoid_limits_whole, m.d) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct activation_hard_sigmoid_limits_whole, m.line) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_hard_sigmoid_limits_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, min) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, min_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, relu_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, max) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, min_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_sigmoid_limits_whole, constant_8) },
};
/* ---- hard_swish ---- */

static const struct dfg_desc_node activation_hard_swish_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Mul(x, HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-5, beta ~= 0.5 })", .line = 51 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 50 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 1e-05, .text = "alpha ~= 0.16666667 +- 1e-5", .line = 51 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 51 },
        },
        .text = "HardSigmoid(x)", .line = 51 },
};
static const struct dfg_desc_region activation_hard_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_hard_swish_refs[] = { { 1, -1 }, };
static const struct dfg_capture activation_hard_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_hard_swish_match, x) },
};
static const struct dfg_desc_pattern activation_hard_swish_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = activation_hard_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_hard_swish_regions,
    .captures = activation_hard_swish_refs,
    .text = "rule hard_swish(x) {\012    match Mul(x, HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-5, beta ~= 0.5 });\012    rewrite HardSwish(x);\012}", .line = 50
};
static bool activation_hard_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_hard_swish_match(g, n, m);
}
static bool activation_hard_swish_pass(void *ctx, const struct activation_hard_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_hard_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_hard_swish_each(g, n, activation_hard_swish_pass, &e);
}

static const struct dfg_part activation_hard_swish_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_hard_swish_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_hard_swish_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_swish_whole, hardSigmoid) },
};
/* ---- hard_swish_whole ---- */

static const struct dfg_desc_expr activation_hard_swish_whole_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 12, .text = "c", .line = 10 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "elements", .line = 10 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.elements == 1", .line = 10 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 12, .text = "c", .line = 10 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 10 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "c.rank == 0", .line = 10 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 12, .text = "c", .line = 10 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 10 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 10 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 26, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
};
static const struct dfg_desc_node activation_hard_swish_whole_nodes[22] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 14, 18, },
        .text = "Div(Mul(x, k), d & 6) | Mul(Mul(x, k), d & approx(0.16666667, 1e-5)) | Mul(Mul(x...", .line = 56 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 11, },
        .text = "Div(Mul(x, k), d & 6)", .line = 56 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Mul(x, k)", .line = 56 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 54 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 9, 10, },
        .name = "k",
        .text = "Clip(Add(x, c & 3), 0, 6)", .line = 55 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "Add(x, c & 3)", .line = 55 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "c & 3", .line = 55 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 54 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 55 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 55 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 55 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "d & 6", .line = 56 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 54 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 56 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "Mul(Mul(x, k), d & approx(0.16666667, 1e-5))", .line = 56 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Mul(x, k)", .line = 56 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 17, },
        .text = "d & approx(0.16666667, 1e-5)", .line = 56 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 1e-05 },
        .text = "approx(0.16666667, 1e-5)", .line = 56 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 4, },
        .text = "Mul(Mul(x, d & approx(0.16666667, 1e-5)), k)", .line = 56 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 20, },
        .text = "Mul(x, d & approx(0.16666667, 1e-5))", .line = 56 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 21, },
        .text = "d & approx(0.16666667, 1e-5)", .line = 56 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 1e-05 },
        .text = "approx(0.16666667, 1e-5)", .line = 56 },
};
static const struct dfg_desc_region activation_hard_swish_whole_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_hard_swish_whole_refs[] = { { 3, -1 }, { 7, -1 }, { 12, -1 }, { 4, -1 }, };
static const struct dfg_capture activation_hard_swish_whole_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_hard_swish_whole_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct activation_hard_swish_whole_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct activation_hard_swish_whole_match, d) },
    { "k", DFG_CAP_NODE, offsetof(struct activation_hard_swish_whole_match, k) },
};
static const struct dfg_desc_pattern activation_hard_swish_whole_desc = {
    .n_nodes = 22, .n_exprs = 30, .n_vars = 0, .n_sets = 4,
    .nodes = activation_hard_swish_whole_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_hard_swish_whole_regions,
    .exprs = activation_hard_swish_whole_exprs,
    .captures = activation_hard_swish_whole_refs,
    .text = "rule hard_swish_whole(x, c, d) {\012    k = Clip(Add(x, c & 3), 0, 6);\012    match Div(Mul(x, k), d & 6) | Mul(Mul(x, k), d & approx(0.16666667, 1e-5)) | Mul(Mul(x, d & approx(0.16666667, 1e-5)), k);\012    where one(c, x), one(d, x);\012    rewrite HardSwish(x);\012}", .line = 54, .n_where = 2, .where = (const uint32_t[]){ 14, 29, }
};
static bool activation_hard_swish_whole_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_hard_swish_whole_match(g, n, m);
}
static bool activation_hard_swish_whole_pass(void *ctx, const struct activation_hard_swish_whole_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_hard_swish_whole_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_hard_swish_whole_each(g, n, activation_hard_swish_whole_pass, &e);
}

static const struct dfg_part activation_hard_swish_whole_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_hard_swish_whole_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_hard_swish_whole_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct activation_hard_swish_whole_whole, m.d) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct activation_hard_swish_whole_whole, m.k) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_swish_whole_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_swish_whole_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_swish_whole_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_swish_whole_whole, constant_3) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_hard_swish_whole_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_swish_whole_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_swish_whole_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_swish_whole_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_swish_whole_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_swish_whole_whole, mul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_swish_whole_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_swish_whole_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_hard_swish_whole_whole, mul_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_hard_swish_whole_whole, constant_6) },
};
/* ---- mish ---- */

static const struct dfg_desc_node activation_mish_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Mul(x, Tanh(Softplus(x)))", .line = 61 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 61 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Tanh(Softplus(x))", .line = 61 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Softplus", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Softplus(x)", .line = 61 },
};
static const struct dfg_desc_region activation_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_mish_refs[] = { { 1, -1 }, };
static const struct dfg_capture activation_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_mish_match, x) },
};
static const struct dfg_desc_pattern activation_mish_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = activation_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_mish_regions,
    .captures = activation_mish_refs,
    .text = "rule mish(x) { match Mul(x, Tanh(Softplus(x))); rewrite Mish(x); }", .line = 61
};
static bool activation_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_mish_match(g, n, m);
}
static bool activation_mish_pass(void *ctx, const struct activation_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_mish_each(g, n, activation_mish_pass, &e);
}

static const struct dfg_part activation_mish_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_mish_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_mish_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_mish_whole, softplus) },
};
/* ---- softplus ---- */

static const struct dfg_desc_expr activation_softplus_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
};
static const struct dfg_desc_node activation_softplus_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Log(Add(Exp(x), o & 1))", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 4, },
        .text = "Add(Exp(x), o & 1)", .line = 63 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Exp(x)", .line = 63 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 63 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "o & 1", .line = 63 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "o",
        .text = "o", .line = 63 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 63 },
};
static const struct dfg_desc_region activation_softplus_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_softplus_refs[] = { { 3, -1 }, { 5, -1 }, };
static const struct dfg_capture activation_softplus_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_softplus_match, x) },
    { "o", DFG_CAP_NODE, offsetof(struct activation_softplus_match, o) },
};
static const struct dfg_desc_pattern activation_softplus_desc = {
    .n_nodes = 7, .n_exprs = 15, .n_vars = 0, .n_sets = 2,
    .nodes = activation_softplus_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_softplus_regions,
    .exprs = activation_softplus_exprs,
    .captures = activation_softplus_refs,
    .text = "rule softplus(x, o) { match Log(Add(Exp(x), o & 1)); where one(o, x); rewrite Softplus(x); }", .line = 63, .n_where = 1, .where = (const uint32_t[]){ 14, }
};
static bool activation_softplus_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_softplus_match(g, n, m);
}
static bool activation_softplus_pass(void *ctx, const struct activation_softplus_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_softplus_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_softplus_each(g, n, activation_softplus_pass, &e);
}

static const struct dfg_part activation_softplus_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_softplus_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_softplus_whole, m.o) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_softplus_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_softplus_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_softplus_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_softplus_whole, constant) },
};
/* ---- leaky_relu ---- */

static const struct dfg_desc_expr activation_leaky_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 67 },
    /* 16 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "value(a)", .line = 67 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 67 },
    /* 18 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "value(a) >= 0", .line = 67 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 67 },
    /* 20 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "value(a)", .line = 67 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 67 },
    /* 22 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "value(a) < 1", .line = 67 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 67 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 67 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 67 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 67 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 67 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 67 },
    /* 29 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 24, 25, 26, 27, 28, }, .text = "x.dtype in {f16, bf16, f32, f64}", .line = 67 },
};
static const struct dfg_desc_node activation_leaky_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Max(x, Mul(x, a & const))", .line = 66 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 65 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "Mul(x, a & const)", .line = 66 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & const", .line = 66 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 65 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 66 },
};
static const struct dfg_desc_region activation_leaky_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_leaky_relu_refs[] = { { 1, -1 }, { 4, -1 }, };
static const struct dfg_capture activation_leaky_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_leaky_relu_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct activation_leaky_relu_match, a) },
};
static const struct dfg_desc_pattern activation_leaky_relu_desc = {
    .n_nodes = 6, .n_exprs = 30, .n_vars = 0, .n_sets = 2,
    .nodes = activation_leaky_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_leaky_relu_regions,
    .exprs = activation_leaky_relu_exprs,
    .captures = activation_leaky_relu_refs,
    .text = "rule leaky_relu(x, a) {\012    match Max(x, Mul(x, a & const));\012    where one(a, x), value(a) >= 0, value(a) < 1, x.dtype in {f16, bf16, f32, f64};\012    rewrite LeakyRelu(x) { alpha = value(a) };\012}", .line = 65, .n_where = 4, .where = (const uint32_t[]){ 14, 18, 22, 29, }
};
static bool activation_leaky_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_leaky_relu_match(g, n, m);
}
static bool activation_leaky_relu_pass(void *ctx, const struct activation_leaky_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_leaky_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_leaky_relu_each(g, n, activation_leaky_relu_pass, &e);
}

static const struct dfg_part activation_leaky_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_leaky_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_leaky_relu_whole, m.a) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_leaky_relu_whole, max) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_leaky_relu_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_leaky_relu_whole, constant) },
};
/* ---- leaky_relu_halves ---- */

static const struct dfg_desc_expr activation_leaky_relu_halves_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 73 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 73 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 73 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 73 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 73 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 73 },
    /* 21 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 16, 17, 18, 19, 20, }, .text = "x.dtype in {f16, bf16, f32, f64}", .line = 73 },
};
static const struct dfg_desc_node activation_leaky_relu_halves_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "Sub(Relu(x), Mul(Relu(Neg(x)), a & const))", .line = 72 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Relu(x)", .line = 72 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 71 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, },
        .text = "Mul(Relu(Neg(x)), a & const)", .line = 72 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "Relu(Neg(x))", .line = 72 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Neg", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Neg(x)", .line = 72 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "a & const", .line = 72 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 71 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 72 },
};
static const struct dfg_desc_region activation_leaky_relu_halves_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_leaky_relu_halves_refs[] = { { 2, -1 }, { 7, -1 }, };
static const struct dfg_capture activation_leaky_relu_halves_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_leaky_relu_halves_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct activation_leaky_relu_halves_match, a) },
};
static const struct dfg_desc_pattern activation_leaky_relu_halves_desc = {
    .n_nodes = 9, .n_exprs = 22, .n_vars = 0, .n_sets = 2,
    .nodes = activation_leaky_relu_halves_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_leaky_relu_halves_regions,
    .exprs = activation_leaky_relu_halves_exprs,
    .captures = activation_leaky_relu_halves_refs,
    .text = "rule leaky_relu_halves(x, a) {\012    match Sub(Relu(x), Mul(Relu(Neg(x)), a & const));\012    where one(a, x), x.dtype in {f16, bf16, f32, f64};\012    rewrite LeakyRelu(x) { alpha = value(a) };\012}", .line = 71, .n_where = 2, .where = (const uint32_t[]){ 14, 21, }
};
static bool activation_leaky_relu_halves_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_leaky_relu_halves_match(g, n, m);
}
static bool activation_leaky_relu_halves_pass(void *ctx, const struct activation_leaky_relu_halves_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_leaky_relu_halves_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_leaky_relu_halves_each(g, n, activation_leaky_relu_halves_pass, &e);
}

static const struct dfg_part activation_leaky_relu_halves_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_leaky_relu_halves_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_leaky_relu_halves_whole, m.a) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_leaky_relu_halves_whole, sub) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_leaky_relu_halves_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_leaky_relu_halves_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_leaky_relu_halves_whole, relu_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_leaky_relu_halves_whole, neg) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_leaky_relu_halves_whole, constant) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "gelu", .place = "activation.pat:13", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_gelu_match),
      .n_captures = 5, .captures = activation_gelu_captures,
      .match = activation_gelu_any, .each = activation_gelu_all, .desc = &activation_gelu_desc,
      .whole_size = sizeof(struct activation_gelu_whole), .n_parts = sizeof activation_gelu_parts / sizeof *activation_gelu_parts,
      .n_params = 4, .parts = activation_gelu_parts, .whole = activation_gelu_whole },
    { .name = "cubic", .place = "activation.pat:20", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct activation_cubic_match),
      .n_captures = 3, .captures = activation_cubic_captures,
      .match = activation_cubic_any, .each = activation_cubic_all, .desc = &activation_cubic_desc,
      .whole_size = sizeof(struct activation_cubic_whole), .n_parts = sizeof activation_cubic_parts / sizeof *activation_cubic_parts,
      .n_params = 3, .parts = activation_cubic_parts, .whole = activation_cubic_whole },
    { .name = "gelu_tanh", .place = "activation.pat:23", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_gelu_tanh_match),
      .n_captures = 7, .captures = activation_gelu_tanh_captures,
      .match = activation_gelu_tanh_any, .each = activation_gelu_tanh_all, .desc = &activation_gelu_tanh_desc,
      .whole_size = sizeof(struct activation_gelu_tanh_whole), .n_parts = sizeof activation_gelu_tanh_parts / sizeof *activation_gelu_tanh_parts,
      .n_params = 6, .parts = activation_gelu_tanh_parts, .whole = activation_gelu_tanh_whole },
    { .name = "quick_gelu", .place = "activation.pat:30", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_quick_gelu_match),
      .n_captures = 2, .captures = activation_quick_gelu_captures,
      .match = activation_quick_gelu_any, .each = activation_quick_gelu_all, .desc = &activation_quick_gelu_desc,
      .whole_size = sizeof(struct activation_quick_gelu_whole), .n_parts = sizeof activation_quick_gelu_parts / sizeof *activation_quick_gelu_parts,
      .n_params = 2, .parts = activation_quick_gelu_parts, .whole = activation_quick_gelu_whole },
    { .name = "hard_sigmoid", .place = "activation.pat:36", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_hard_sigmoid_match),
      .n_captures = 4, .captures = activation_hard_sigmoid_captures,
      .match = activation_hard_sigmoid_any, .each = activation_hard_sigmoid_all, .desc = &activation_hard_sigmoid_desc,
      .whole_size = sizeof(struct activation_hard_sigmoid_whole), .n_parts = sizeof activation_hard_sigmoid_parts / sizeof *activation_hard_sigmoid_parts,
      .n_params = 3, .parts = activation_hard_sigmoid_parts, .whole = activation_hard_sigmoid_whole },
    { .name = "hard_sigmoid_limits", .place = "activation.pat:43", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_hard_sigmoid_limits_match),
      .n_captures = 6, .captures = activation_hard_sigmoid_limits_captures,
      .match = activation_hard_sigmoid_limits_any, .each = activation_hard_sigmoid_limits_all, .desc = &activation_hard_sigmoid_limits_desc,
      .whole_size = sizeof(struct activation_hard_sigmoid_limits_whole), .n_parts = sizeof activation_hard_sigmoid_limits_parts / sizeof *activation_hard_sigmoid_limits_parts,
      .n_params = 5, .parts = activation_hard_sigmoid_limits_parts, .whole = activation_hard_sigmoid_limits_whole },
    { .name = "hard_swish", .place = "activation.pat:50", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_hard_swish_match),
      .n_captures = 1, .captures = activation_hard_swish_captures,
      .match = activation_hard_swish_any, .each = activation_hard_swish_all, .desc = &activation_hard_swish_desc,
      .whole_size = sizeof(struct activation_hard_swish_whole), .n_parts = sizeof activation_hard_swish_parts / sizeof *activation_hard_swish_parts,
      .n_params = 1, .parts = activation_hard_swish_parts, .whole = activation_hard_swish_whole },
    { .name = "hard_swish_whole", .place = "activation.pat:54", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_hard_swish_whole_match),
      .n_captures = 4, .captures = activation_hard_swish_whole_captures,
      .match = activation_hard_swish_whole_any, .each = activation_hard_swish_whole_all, .desc = &activation_hard_swish_whole_desc,
      .whole_size = sizeof(struct activation_hard_swish_whole_whole), .n_parts = sizeof activation_hard_swish_whole_parts / sizeof *activation_hard_swish_whole_parts,
      .n_params = 3, .parts = activation_hard_swish_whole_parts, .whole = activation_hard_swish_whole_whole },
    { .name = "mish", .place = "activation.pat:61", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_mish_match),
      .n_captures = 1, .captures = activation_mish_captures,
      .match = activation_mish_any, .each = activation_mish_all, .desc = &activation_mish_desc,
      .whole_size = sizeof(struct activation_mish_whole), .n_parts = sizeof activation_mish_parts / sizeof *activation_mish_parts,
      .n_params = 1, .parts = activation_mish_parts, .whole = activation_mish_whole },
    { .name = "softplus", .place = "activation.pat:63", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_softplus_match),
      .n_captures = 2, .captures = activation_softplus_captures,
      .match = activation_softplus_any, .each = activation_softplus_all, .desc = &activation_softplus_desc,
      .whole_size = sizeof(struct activation_softplus_whole), .n_parts = sizeof activation_softplus_parts / sizeof *activation_softplus_parts,
      .n_params = 2, .parts = activation_softplus_parts, .whole = activation_softplus_whole },
    { .name = "leaky_relu", .place = "activation.pat:65", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_leaky_relu_match),
      .n_captures = 2, .captures = activation_leaky_relu_captures,
      .match = activation_leaky_relu_any, .each = activation_leaky_relu_all, .desc = &activation_leaky_relu_desc,
      .whole_size = sizeof(struct activation_leaky_relu_whole), .n_parts = sizeof activation_leaky_relu_parts / sizeof *activation_leaky_relu_parts,
      .n_params = 2, .parts = activation_leaky_relu_parts, .whole = activation_leaky_relu_whole },
    { .name = "leaky_relu_halves", .place = "activation.pat:71", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_leaky_relu_halves_match),
      .n_captures = 2, .captures = activation_leaky_relu_halves_captures,
      .match = activation_leaky_relu_halves_any, .each = activation_leaky_relu_halves_all, .desc = &activation_leaky_relu_halves_desc,
      .whole_size = sizeof(struct activation_leaky_relu_halves_whole), .n_parts = sizeof activation_leaky_relu_halves_parts / sizeof *activation_leaky_relu_halves_parts,
      .n_params = 2, .parts = activation_leaky_relu_halves_parts, .whole = activation_leaky_relu_halves_whole },
};

static const char *const imports[] = { "onnx", "com_microsoft", NULL };
extern const struct dfg_unit activation_unit;
const struct dfg_unit activation_unit = {
    .abi = DFG_ABI,
    .name = "activation",
    .imports = imports,
    .names = &activation_names, .whole_names = &whole_names,
    .n_patterns = 12, .patterns = patterns,
};
