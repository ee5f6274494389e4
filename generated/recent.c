/* Made by pat2c from recent.pat; do not edit. */
#include "recent.h"
#if RECENT_H != 0x2ba31ee25e2b1ebd
#error "recent.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    recent_op_Add = DFG_FIRST_OP, recent_op_Cast, recent_op_Div, recent_op_Erf,
    recent_op_GroupNormalization_v21, recent_op_InstanceNormalization, recent_op_LayerNormalization,
    recent_op_Mul, recent_op_Neg, recent_op_Pow, recent_op_RMSNormalization, recent_op_Reciprocal,
    recent_op_ReduceMean, recent_op_Reshape, recent_op_Sigmoid, recent_op_Sqrt, recent_op_Sub,
    recent_op_Tanh,
};
enum {
    recent_attr_axes, recent_attr_axis, recent_attr_keepdims, recent_attr_to,
};
static const char *const recent_op_names[] = {
    "Add", "Cast", "Div", "Erf", "GroupNormalization.v21", "InstanceNormalization", "LayerNormalization",
    "Mul", "Neg", "Pow", "RMSNormalization", "Reciprocal", "ReduceMean", "Reshape", "Sigmoid", "Sqrt",
    "Sub", "Tanh",
};
static const char *const recent_attr_names[] = {
    "axes", "axis", "keepdims", "to",
};

const struct dfg_names recent_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_FORMS,
    .n_ops = 18,
    .ops = recent_op_names,
    .n_attrs = 4,
    .attrs = recent_attr_names,
};

/* recent.pat:12  pattern of_three(a, b, c) = Mul(Mul(a, b), c) | Mul(Mul(a, c), b) | Mul(a, Mul(b, c)); */
static bool recent_of_three_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_of_three_whole *m)
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        dfg_node mul = DFG_NONE;
        if (alt == 0) {
            mul = n;
            if (!dfg_calls_with(g, mul, recent_op_Mul, 2))
                continue;
        }
        for (uint32_t swap = way[1]; swap < (alt == 0 ? dfg_orders(g, mul) : 1u);
             way[1] = ++swap, way[2] = 0) {
            dfg_node c = DFG_NONE, mul_2 = DFG_NONE;
            if (alt == 0) {
                c = dfg_arg(g, mul, 1 - swap);
                mul_2 = dfg_arg(g, mul, swap);
                if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_2 = way[2]; swap_2 < (alt == 0 ? dfg_orders(g, mul_2) : 1u);
                 way[2] = ++swap_2, way[3] = 0) {
                dfg_node a = DFG_NONE, b = DFG_NONE, mul_3 = DFG_NONE;
                if (alt == 0) {
                    a = dfg_arg(g, mul_2, swap_2);
                    b = dfg_arg(g, mul_2, 1 - swap_2);
                } else if (alt == 1) {
                    mul_3 = n;
                    if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_3 = way[3]; swap_3 < (alt == 1 ? dfg_orders(g, mul_3) : 1u);
                     way[3] = ++swap_3, way[4] = 0) {
                    dfg_node mul_4 = DFG_NONE;
                    if (alt == 1) {
                        b = dfg_arg(g, mul_3, 1 - swap_3);
                        mul_4 = dfg_arg(g, mul_3, swap_3);
                        if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_4 = way[4]; swap_4 < (alt == 1 ? dfg_orders(g, mul_4) : 1u);
                         way[4] = ++swap_4, way[5] = 0) {
                        dfg_node mul_5 = DFG_NONE;
                        if (alt == 1) {
                            a = dfg_arg(g, mul_4, swap_4);
                            c = dfg_arg(g, mul_4, 1 - swap_4);
                        } else if (alt == 2) {
                            mul_5 = n;
                            if (!dfg_calls_with(g, mul_5, recent_op_Mul, 2))
                                continue;
                        }
                        for (uint32_t swap_5 = way[5]; swap_5 < (alt == 2 ? dfg_orders(g, mul_5) : 1u);
                             way[5] = ++swap_5, way[6] = 0) {
                            dfg_node mul_6 = DFG_NONE;
                            if (alt == 2) {
                                a = dfg_arg(g, mul_5, swap_5);
                                mul_6 = dfg_arg(g, mul_5, 1 - swap_5);
                                if (!dfg_calls_with(g, mul_6, recent_op_Mul, 2))
                                    continue;
                            }
                            for (uint32_t swap_6 = way[6]; swap_6 < (alt == 2 ? dfg_orders(g, mul_6) : 1u);
                                 way[6] = ++swap_6) {
                                if (alt == 2) {
                                    b = dfg_arg(g, mul_6, swap_6);
                                    c = dfg_arg(g, mul_6, 1 - swap_6);
                                }
                                if (!dfg_in_body(g, n,
                                                 (const dfg_node[]){mul, mul_2, mul_3, mul_4, mul_5, mul_6},
                                                 6))
                                    continue;
                                *m = (struct recent_of_three_whole){.m = {.root = n, .a = a, .b = b, .c = c},
                                        .mul = mul, .mul_2 = mul_2, .mul_3 = mul_3, .mul_4 = mul_4, .mul_5 = mul_5,
                                        .mul_6 = mul_6};
                                return true;
                            }
                        }
                    }
                }
            }
        }
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_of_three, whole, 7)

/* recent.pat:14
 * pattern halved(a, b, h) =
 *     of_three(a, b, h & 0.5) | Div(Mul(a, b), h & 2) | Mul(Div(a, h & 2), b) | Mul(a, Div(b, h & 2));
 */
static bool recent_halved_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_halved_whole *m)
{
    for (uint32_t alt = way[0]; alt < 4u; way[0] = ++alt, dfg_restart(way + 1, 7)) {
        struct recent_of_three_whole of_three = {0};
        for (; alt == 0 ? recent_of_three_find(g, n, way + 1, &of_three) : way[7] == 0;
             way[7]++, way[8] = 0) {
            dfg_node a = DFG_NONE, b = DFG_NONE, h = DFG_NONE, h_2 = DFG_NONE, constant = DFG_NONE;
            dfg_node div = DFG_NONE, constant_2 = DFG_NONE, mul_7 = DFG_NONE;
            if (alt == 0) {
                a = of_three.m.a;
                b = of_three.m.b;
                h = of_three.m.c;
                h_2 = h;
                constant = h;
                if (!dfg_const_is(g, constant, dfg_float(0.5), DFG_NO_DTYPE))
                    continue;
            } else if (alt == 1) {
                div = n;
                if (!dfg_calls_argc(g, div, recent_op_Div, 2))
                    continue;
                h_2 = dfg_arg(g, div, 1);
                constant_2 = h_2;
                if (!dfg_const_is(g, constant_2, dfg_int(2), DFG_NO_DTYPE))
                    continue;
                mul_7 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, mul_7, recent_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap = way[8]; swap < (alt == 1 ? dfg_orders(g, mul_7) : 1u);
                 way[8] = ++swap, way[9] = 0) {
                dfg_node mul_8 = DFG_NONE;
                if (alt == 1) {
                    a = dfg_arg(g, mul_7, swap);
                    b = dfg_arg(g, mul_7, 1 - swap);
                } else if (alt == 2) {
                    mul_8 = n;
                    if (!dfg_calls_with(g, mul_8, recent_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_2 = way[9]; swap_2 < (alt == 2 ? dfg_orders(g, mul_8) : 1u);
                     way[9] = ++swap_2, way[10] = 0) {
                    dfg_node div_2 = DFG_NONE, constant_3 = DFG_NONE, mul_9 = DFG_NONE;
                    if (alt == 2) {
                        div_2 = dfg_arg(g, mul_8, swap_2);
                        if (!dfg_calls_with(g, div_2, recent_op_Div, 2))
                            continue;
                        a = dfg_arg(g, div_2, 0);
                        h_2 = dfg_arg(g, div_2, 1);
                        constant_3 = h_2;
                        if (!dfg_const_is(g, constant_3, dfg_int(2), DFG_NO_DTYPE))
                            continue;
                        b = dfg_arg(g, mul_8, 1 - swap_2);
                    } else if (alt == 3) {
                        mul_9 = n;
                        if (!dfg_calls_with(g, mul_9, recent_op_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_3 = way[10]; swap_3 < (alt == 3 ? dfg_orders(g, mul_9) : 1u);
                         way[10] = ++swap_3) {
                        dfg_node div_3 = DFG_NONE, constant_4 = DFG_NONE;
                        if (alt == 3) {
                            a = dfg_arg(g, mul_9, swap_3);
                            div_3 = dfg_arg(g, mul_9, 1 - swap_3);
                            if (!dfg_calls_with(g, div_3, recent_op_Div, 2))
                                continue;
                            b = dfg_arg(g, div_3, 0);
                            h_2 = dfg_arg(g, div_3, 1);
                            constant_4 = h_2;
                            if (!dfg_const_is(g, constant_4, dfg_int(2), DFG_NO_DTYPE))
                                continue;
                        }
                        if (!dfg_in_body(g, n, (const dfg_node[]){div, mul_7, mul_8, div_2, mul_9, div_3},
                                         6))
                            continue;
                        *m = (struct recent_halved_whole){.m = {.root = n, .a = a, .b = b, .h = h_2},
                                .mul = of_three.mul, .mul_2 = of_three.mul_2, .mul_3 = of_three.mul_3,
                                .mul_4 = of_three.mul_4, .mul_5 = of_three.mul_5, .mul_6 = of_three.mul_6,
                                .constant = constant, .div = div, .mul_7 = mul_7, .constant_2 = constant_2,
                                .mul_8 = mul_8, .div_2 = div_2, .constant_3 = constant_3, .mul_9 = mul_9,
                                .div_3 = div_3, .constant_4 = constant_4};
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_halved, whole, 11)

/* recent.pat:9  cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank; */
static bool recent_one(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1))
        && (dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)));
}

/* What is inside all loops of recent_make_gelu_part2. */
static bool recent_make_gelu_part3(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct recent_make_gelu_match *m), void *ctx, uint32_t alt,
    uint32_t alt_2, dfg_node mul_5, dfg_node mul_6, dfg_node x, dfg_node mul_7, dfg_node mul_8,
    dfg_node mul_9, dfg_node mul_10, bool is_add, dfg_node add, dfg_node o, dfg_node constant_12, dfg_node e,
    dfg_node v_2, bool is_div, dfg_node div, dfg_node r, dfg_node constant, dfg_node mul,
    dfg_node constant_2, dfg_node sub, dfg_node constant_13, dfg_node n_2, uint32_t alt_4, dfg_node neg,
    bool is_div_2, dfg_node div_2, dfg_node constant_3, dfg_node mul_2, dfg_node constant_4, dfg_node div_3,
    dfg_node neg_2, dfg_node constant_5, dfg_node mul_3, dfg_node neg_3, dfg_node constant_6, dfg_node mul_4,
    dfg_node constant_7, dfg_node h_2, dfg_node constant_8, dfg_node div_4, dfg_node constant_9,
    dfg_node mul_11, bool is_add_2, bool is_div_3, uint32_t alt_5, bool is_div_2_2, dfg_node mul_12,
    dfg_node div_5, dfg_node constant_10, bool is_add_3, bool is_div_4, uint32_t alt_6, bool is_div_2_3,
    dfg_node mul_13, dfg_node div_6, dfg_node constant_11, bool is_add_4, bool is_div_5, uint32_t alt_7,
    bool is_div_2_4, dfg_node mul_14)
{
    for (uint32_t swap_30 = 0; swap_30 < (alt == 1 ? dfg_orders(g, mul_14) : 1u); swap_30++) {
        dfg_node add_2 = DFG_NONE, constant_15 = DFG_NONE, mul_15 = DFG_NONE, constant_14 = DFG_NONE;
        uint32_t swap_31 = 0, swap_32 = 0;
        bool is_div_6 = false;
        if (alt == 1) {
            x = dfg_arg(g, mul_14, swap_30);
            add_2 = dfg_arg(g, mul_14, 1 - swap_30);
            if (!dfg_calls_argc(g, add_2, recent_op_Add, 2))
                continue;
            swap_31 = dfg_op(g, dfg_arg(g, add_2, 0)) == recent_op_Mul ? 0 : 1;
            o = dfg_arg(g, add_2, 1 - swap_31);
            constant_15 = o;
            if (!dfg_const_is(g, constant_15, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul_15 = dfg_arg(g, add_2, swap_31);
            if (!dfg_calls_argc(g, mul_15, recent_op_Mul, 2))
                continue;
            swap_32 = dfg_op(g, dfg_arg(g, mul_15, 0)) == recent_op_Erf ? 0 : 1;
            h_2 = dfg_arg(g, mul_15, 1 - swap_32);
            constant_14 = h_2;
            if (!dfg_const_is(g, constant_14, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            e = dfg_arg(g, mul_15, swap_32);
            if (!dfg_calls_argc(g, e, recent_op_Erf, 1))
                continue;
            v_2 = dfg_arg(g, e, 0);
            is_div_6 = dfg_calls_with(g, v_2, recent_op_Div, 2);
            if (is_div_6) {
                div = v_2;
                if (dfg_arg(g, div, 0) != x)
                    continue;
                r = dfg_arg(g, div, 1);
                constant = r;
                if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                    continue;
            } else {
                mul = v_2;
                if (!dfg_calls_with(g, mul, recent_op_Mul, 2))
                    continue;
            }
        }
        for (uint32_t swap_33 = 0; swap_33 < (alt == 1 && !is_div_6 ? dfg_orders(g, mul) : 1u); swap_33++) {
            if (alt == 1 && !is_div_6) {
                if (dfg_arg(g, mul, swap_33) != x)
                    continue;
                r = dfg_arg(g, mul, 1 - swap_33);
                constant_2 = r;
                if (!dfg_const_near(g, constant_2, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE))
                    continue;
            }
            if (!((alt == 0 && alt_2 == 0 && is_add) || (alt == 0 && alt_2 == 1 && is_add_2)
                  || (alt == 0 && alt_2 == 2 && is_add_3) || (alt == 0 && alt_2 == 3 && is_add_4)))
                add = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && is_add) || (alt == 0 && alt_2 == 1 && is_add_2)
                  || (alt == 0 && alt_2 == 2 && is_add_3) || (alt == 0 && alt_2 == 3 && is_add_4)
                  || alt == 1))
                e = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && is_add && is_div)
                  || (alt == 0 && alt_2 == 1 && is_add_2 && is_div_3)
                  || (alt == 0 && alt_2 == 2 && is_add_3 && is_div_4)
                  || (alt == 0 && alt_2 == 3 && is_add_4 && is_div_5) || (alt == 1 && is_div_6)))
                div = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && is_add && !is_div)
                  || (alt == 0 && alt_2 == 1 && is_add_2 && !is_div_3)
                  || (alt == 0 && alt_2 == 2 && is_add_3 && !is_div_4)
                  || (alt == 0 && alt_2 == 3 && is_add_4 && !is_div_5) || (alt == 1 && !is_div_6)))
                mul = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add) || (alt == 0 && alt_2 == 1 && !is_add_2)
                  || (alt == 0 && alt_2 == 2 && !is_add_3) || (alt == 0 && alt_2 == 3 && !is_add_4)))
                sub = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add) || (alt == 0 && alt_2 == 1 && !is_add_2)
                  || (alt == 0 && alt_2 == 2 && !is_add_3) || (alt == 0 && alt_2 == 3 && !is_add_4)))
                n_2 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add && alt_4 == 0)
                  || (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 0)
                  || (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 0)
                  || (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 0)))
                neg = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add && alt_4 == 0 && is_div_2)
                  || (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 0 && is_div_2_2)
                  || (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 0 && is_div_2_3)
                  || (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 0 && is_div_2_4)))
                div_2 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add && alt_4 == 0 && !is_div_2)
                  || (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 0 && !is_div_2_2)
                  || (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 0 && !is_div_2_3)
                  || (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 0 && !is_div_2_4)))
                mul_2 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add && alt_4 == 1)
                  || (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 1)
                  || (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 1)
                  || (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 1)))
                div_3 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add && alt_4 == 1)
                  || (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 1)
                  || (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 1)
                  || (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 1)))
                neg_2 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add && alt_4 == 2)
                  || (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 2)
                  || (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 2)
                  || (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 2)))
                mul_3 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add && alt_4 == 2)
                  || (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 2)
                  || (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 2)
                  || (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 2)))
                neg_3 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add && alt_4 == 3)
                  || (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 3)
                  || (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 3)
                  || (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 3)))
                mul_4 = DFG_NONE;
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){mul_5, mul_6, mul_7, mul_8, mul_9, mul_10, add, e, div, mul,
                                                sub, n_2, neg, div_2, mul_2, div_3, neg_2, mul_3, neg_3,
                                                mul_4, div_4, mul_11, mul_12, div_5, mul_13, div_6, mul_14,
                                                add_2, mul_15},
                             29))
                continue;
            /* where one(r, x) */
            if (!recent_one(g, r, x))
                continue;
            /* where one(o, x) */
            if (!recent_one(g, o, x))
                continue;
            /* where one(h, x) */
            if (!recent_one(g, h_2, x))
                continue;
            if (!((alt == 0 && alt_2 == 0 && is_add && is_div)
                  || (alt == 0 && alt_2 == 1 && is_add_2 && is_div_3)
                  || (alt == 0 && alt_2 == 2 && is_add_3 && is_div_4)
                  || (alt == 0 && alt_2 == 3 && is_add_4 && is_div_5) || (alt == 1 && is_div_6)))
                constant = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && is_add && !is_div)
                  || (alt == 0 && alt_2 == 1 && is_add_2 && !is_div_3)
                  || (alt == 0 && alt_2 == 2 && is_add_3 && !is_div_4)
                  || (alt == 0 && alt_2 == 3 && is_add_4 && !is_div_5) || (alt == 1 && !is_div_6)))
                constant_2 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && is_add) || (alt == 0 && alt_2 == 1 && is_add_2)
                  || (alt == 0 && alt_2 == 2 && is_add_3) || (alt == 0 && alt_2 == 3 && is_add_4)))
                constant_12 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add) || (alt == 0 && alt_2 == 1 && !is_add_2)
                  || (alt == 0 && alt_2 == 2 && !is_add_3) || (alt == 0 && alt_2 == 3 && !is_add_4)))
                constant_13 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add && alt_4 == 0 && is_div_2)
                  || (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 0 && is_div_2_2)
                  || (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 0 && is_div_2_3)
                  || (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 0 && is_div_2_4)))
                constant_3 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add && alt_4 == 0 && !is_div_2)
                  || (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 0 && !is_div_2_2)
                  || (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 0 && !is_div_2_3)
                  || (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 0 && !is_div_2_4)))
                constant_4 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add && alt_4 == 1)
                  || (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 1)
                  || (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 1)
                  || (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 1)))
                constant_5 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add && alt_4 == 2)
                  || (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 2)
                  || (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 2)
                  || (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 2)))
                constant_6 = DFG_NONE;
            if (!((alt == 0 && alt_2 == 0 && !is_add && alt_4 == 3)
                  || (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 3)
                  || (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 3)
                  || (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 3)))
                constant_7 = DFG_NONE;
            if (accept(ctx, &(struct recent_make_gelu_whole){.m = {.root = n, .x = x, .r = r, .o = o,
                    .h = h_2, .e = e, .n = n_2}, .div = div, .constant = constant,
                    .mul = mul, .constant_2 = constant_2, .neg = neg, .div_2 = div_2,
                    .constant_3 = constant_3, .mul_2 = mul_2, .constant_4 = constant_4,
                    .div_3 = div_3, .neg_2 = neg_2, .constant_5 = constant_5, .mul_3 = mul_3,
                    .neg_3 = neg_3, .constant_6 = constant_6, .mul_4 = mul_4,
                    .constant_7 = constant_7, .mul_5 = mul_5, .mul_6 = mul_6,
                    .constant_8 = constant_8, .mul_7 = mul_7, .mul_8 = mul_8, .mul_9 = mul_9,
                    .mul_10 = mul_10, .div_4 = div_4, .mul_11 = mul_11, .constant_9 = constant_9,
                    .mul_12 = mul_12, .div_5 = div_5, .constant_10 = constant_10, .mul_13 = mul_13,
                    .div_6 = div_6, .constant_11 = constant_11, .add = add,
                    .constant_12 = constant_12, .sub = sub, .constant_13 = constant_13,
                    .mul_14 = mul_14, .add_2 = add_2, .mul_15 = mul_15, .constant_14 = constant_14,
                    .constant_15 = constant_15}.m))
                return true;
        }
    }
    return false;
}

/* What is inside all loops of recent_make_gelu. */
static bool recent_make_gelu_part2(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct recent_make_gelu_match *m), void *ctx, uint32_t alt,
    uint32_t alt_2, dfg_node mul_5, dfg_node mul_6, dfg_node x, dfg_node v, dfg_node mul_7, dfg_node mul_8,
    dfg_node mul_9, dfg_node mul_10, bool is_add, dfg_node add, dfg_node o, dfg_node constant_12, dfg_node e,
    dfg_node v_2, bool is_div, dfg_node div, dfg_node r, dfg_node constant, dfg_node mul,
    dfg_node constant_2, dfg_node sub, dfg_node constant_13, dfg_node n_2, dfg_node v_3, uint32_t alt_4,
    dfg_node neg, dfg_node v_4, bool is_div_2, dfg_node div_2, dfg_node constant_3, dfg_node mul_2,
    dfg_node constant_4, dfg_node div_3, dfg_node neg_2, dfg_node constant_5, dfg_node mul_3, dfg_node neg_3,
    dfg_node constant_6, dfg_node mul_4, dfg_node constant_7, dfg_node h_2, dfg_node constant_8,
    dfg_node div_4, dfg_node constant_9, dfg_node mul_11, bool is_add_2, bool is_div_3)
{
    for (uint32_t alt_5 = 0; alt_5 < (alt == 0 && alt_2 == 1 && !is_add_2 ? 4u : 1u); alt_5++) {
        bool is_div_2_2 = false;
        if (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 0) {
            neg = v_3;
            if (!dfg_calls_argc(g, neg, recent_op_Neg, 1))
                continue;
            v_4 = dfg_arg(g, neg, 0);
            is_div_2_2 = dfg_calls_with(g, v_4, recent_op_Div, 2);
            if (is_div_2_2) {
                div_2 = v_4;
                if (dfg_arg(g, div_2, 0) != x)
                    continue;
                r = dfg_arg(g, div_2, 1);
                constant_3 = r;
                if (!dfg_const_near(g, constant_3, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                    continue;
            } else {
                mul_2 = v_4;
                if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                    continue;
            }
        }
        for (uint32_t swap_15 = 0; swap_15 < (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 0 && !is_div_2_2 ? dfg_orders(g, mul_2) : 1u); swap_15++) {
            uint32_t swap_16 = 0;
            if (alt == 0 && alt_2 == 1 && !is_add_2) {
                if (alt_5 == 0) {
                    if (!is_div_2_2) {
                        if (dfg_arg(g, mul_2, swap_15) != x)
                            continue;
                        r = dfg_arg(g, mul_2, 1 - swap_15);
                        constant_4 = r;
                        if (!dfg_const_near(g, constant_4, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE))
                            continue;
                    }
                } else if (alt_5 == 1) {
                    div_3 = v_3;
                    if (!dfg_calls_argc(g, div_3, recent_op_Div, 2))
                        continue;
                    neg_2 = dfg_arg(g, div_3, 0);
                    if (!dfg_calls_with(g, neg_2, recent_op_Neg, 1))
                        continue;
                    if (dfg_arg(g, neg_2, 0) != x)
                        continue;
                    r = dfg_arg(g, div_3, 1);
                    constant_5 = r;
                    if (!dfg_const_near(g, constant_5, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                        continue;
                } else if (alt_5 == 2) {
                    mul_3 = v_3;
                    if (!dfg_calls_argc(g, mul_3, recent_op_Mul, 2))
                        continue;
                    swap_16 = dfg_op(g, dfg_arg(g, mul_3, 0)) == recent_op_Neg ? 0 : 1;
                    neg_3 = dfg_arg(g, mul_3, swap_16);
                    if (!dfg_calls_with(g, neg_3, recent_op_Neg, 1))
                        continue;
                    if (dfg_arg(g, neg_3, 0) != x)
                        continue;
                    r = dfg_arg(g, mul_3, 1 - swap_16);
                    constant_6 = r;
                    if (!dfg_const_near(g, constant_6, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE))
                        continue;
                } else {
                    mul_4 = v_3;
                    if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                        continue;
                }
            }
            for (uint32_t swap_17 = 0; swap_17 < (alt == 0 && alt_2 == 1 && !is_add_2 && alt_5 == 3 ? dfg_orders(g, mul_4) : 1u); swap_17++) {
                dfg_node mul_12 = DFG_NONE, div_5 = DFG_NONE, constant_10 = DFG_NONE;
                uint32_t swap_18 = 0, swap_19 = 0;
                bool is_add_3 = false, is_div_4 = false;
                if (alt == 0) {
                    if (alt_2 == 1) {
                        if (!is_add_2 && alt_5 == 3) {
                            if (dfg_arg(g, mul_4, swap_17) != x)
                                continue;
                            r = dfg_arg(g, mul_4, 1 - swap_17);
                            constant_7 = r;
                            if (!dfg_const_near(g, constant_7, dfg_float(-0.70710678), 0.001, DFG_NO_DTYPE))
                                continue;
                        }
                    } else if (alt_2 == 2) {
                        mul_12 = n;
                        if (!dfg_calls_argc(g, mul_12, recent_op_Mul, 2))
                            continue;
                        swap_18 = dfg_op(g, dfg_arg(g, mul_12, 0)) == recent_op_Div ? 0 : 1;
                        div_5 = dfg_arg(g, mul_12, swap_18);
                        if (!dfg_calls_with(g, div_5, recent_op_Div, 2))
                            continue;
                        x = dfg_arg(g, div_5, 0);
                        h_2 = dfg_arg(g, div_5, 1);
                        constant_10 = h_2;
                        if (!dfg_const_is(g, constant_10, dfg_int(2), DFG_NO_DTYPE))
                            continue;
                        v = dfg_arg(g, mul_12, 1 - swap_18);
                        is_add_3 = dfg_calls_argc(g, v, recent_op_Add, 2);
                        if (is_add_3) {
                            add = v;
                            swap_19 = dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Erf ? 0 : 1;
                            o = dfg_arg(g, add, 1 - swap_19);
                            constant_12 = o;
                            if (!dfg_const_is(g, constant_12, dfg_int(1), DFG_NO_DTYPE))
                                continue;
                            e = dfg_arg(g, add, swap_19);
                            if (!dfg_calls_argc(g, e, recent_op_Erf, 1))
                                continue;
                            v_2 = dfg_arg(g, e, 0);
                            is_div_4 = dfg_calls_with(g, v_2, recent_op_Div, 2);
                            if (is_div_4) {
                                div = v_2;
                                if (dfg_arg(g, div, 0) != x)
                                    continue;
                                r = dfg_arg(g, div, 1);
                                constant = r;
                                if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001,
                                                    DFG_NO_DTYPE))
                                    continue;
                            } else {
                                mul = v_2;
                                if (!dfg_calls_with(g, mul, recent_op_Mul, 2))
                                    continue;
                            }
                        }
                    }
                }
                for (uint32_t swap_20 = 0; swap_20 < (alt == 0 && alt_2 == 2 && is_add_3 && !is_div_4 ? dfg_orders(g, mul) : 1u); swap_20++) {
                    if (alt == 0 && alt_2 == 2) {
                        if (is_add_3) {
                            if (!is_div_4) {
                                if (dfg_arg(g, mul, swap_20) != x)
                                    continue;
                                r = dfg_arg(g, mul, 1 - swap_20);
                                constant_2 = r;
                                if (!dfg_const_near(g, constant_2, dfg_float(0.70710678), 0.001,
                                                    DFG_NO_DTYPE))
                                    continue;
                            }
                        } else {
                            sub = v;
                            if (!dfg_calls_argc(g, sub, recent_op_Sub, 2))
                                continue;
                            o = dfg_arg(g, sub, 0);
                            constant_13 = o;
                            if (!dfg_const_is(g, constant_13, dfg_int(1), DFG_NO_DTYPE))
                                continue;
                            n_2 = dfg_arg(g, sub, 1);
                            if (!dfg_calls_argc(g, n_2, recent_op_Erf, 1))
                                continue;
                            v_3 = dfg_arg(g, n_2, 0);
                        }
                    }
                    for (uint32_t alt_6 = 0; alt_6 < (alt == 0 && alt_2 == 2 && !is_add_3 ? 4u : 1u); alt_6++) {
                        bool is_div_2_3 = false;
                        if (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 0) {
                            neg = v_3;
                            if (!dfg_calls_argc(g, neg, recent_op_Neg, 1))
                                continue;
                            v_4 = dfg_arg(g, neg, 0);
                            is_div_2_3 = dfg_calls_with(g, v_4, recent_op_Div, 2);
                            if (is_div_2_3) {
                                div_2 = v_4;
                                if (dfg_arg(g, div_2, 0) != x)
                                    continue;
                                r = dfg_arg(g, div_2, 1);
                                constant_3 = r;
                                if (!dfg_const_near(g, constant_3, dfg_float(1.41421356), 0.001,
                                                    DFG_NO_DTYPE))
                                    continue;
                            } else {
                                mul_2 = v_4;
                                if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                                    continue;
                            }
                        }
                        for (uint32_t swap_21 = 0; swap_21 < (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 0 && !is_div_2_3 ? dfg_orders(g, mul_2) : 1u); swap_21++) {
                            uint32_t swap_22 = 0;
                            if (alt == 0 && alt_2 == 2 && !is_add_3) {
                                if (alt_6 == 0) {
                                    if (!is_div_2_3) {
                                        if (dfg_arg(g, mul_2, swap_21) != x)
                                            continue;
                                        r = dfg_arg(g, mul_2, 1 - swap_21);
                                        constant_4 = r;
                                        if (!dfg_const_near(g, constant_4, dfg_float(0.70710678), 0.001,
                                                            DFG_NO_DTYPE))
                                            continue;
                                    }
                                } else if (alt_6 == 1) {
                                    div_3 = v_3;
                                    if (!dfg_calls_argc(g, div_3, recent_op_Div, 2))
                                        continue;
                                    neg_2 = dfg_arg(g, div_3, 0);
                                    if (!dfg_calls_with(g, neg_2, recent_op_Neg, 1))
                                        continue;
                                    if (dfg_arg(g, neg_2, 0) != x)
                                        continue;
                                    r = dfg_arg(g, div_3, 1);
                                    constant_5 = r;
                                    if (!dfg_const_near(g, constant_5, dfg_float(1.41421356), 0.001,
                                                        DFG_NO_DTYPE))
                                        continue;
                                } else if (alt_6 == 2) {
                                    mul_3 = v_3;
                                    if (!dfg_calls_argc(g, mul_3, recent_op_Mul, 2))
                                        continue;
                                    swap_22 = dfg_op(g, dfg_arg(g, mul_3, 0)) == recent_op_Neg ? 0 : 1;
                                    neg_3 = dfg_arg(g, mul_3, swap_22);
                                    if (!dfg_calls_with(g, neg_3, recent_op_Neg, 1))
                                        continue;
                                    if (dfg_arg(g, neg_3, 0) != x)
                                        continue;
                                    r = dfg_arg(g, mul_3, 1 - swap_22);
                                    constant_6 = r;
                                    if (!dfg_const_near(g, constant_6, dfg_float(0.70710678), 0.001,
                                                        DFG_NO_DTYPE))
                                        continue;
                                } else {
                                    mul_4 = v_3;
                                    if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_23 = 0; swap_23 < (alt == 0 && alt_2 == 2 && !is_add_3 && alt_6 == 3 ? dfg_orders(g, mul_4) : 1u); swap_23++) {
                                dfg_node mul_13 = DFG_NONE;
                                if (alt == 0) {
                                    if (alt_2 == 2) {
                                        if (!is_add_3 && alt_6 == 3) {
                                            if (dfg_arg(g, mul_4, swap_23) != x)
                                                continue;
                                            r = dfg_arg(g, mul_4, 1 - swap_23);
                                            constant_7 = r;
                                            if (!dfg_const_near(g, constant_7, dfg_float(-0.70710678),
                                                                0.001, DFG_NO_DTYPE))
                                                continue;
                                        }
                                    } else if (alt_2 == 3) {
                                        mul_13 = n;
                                        if (!dfg_calls_with(g, mul_13, recent_op_Mul, 2))
                                            continue;
                                    }
                                }
                                for (uint32_t swap_24 = 0; swap_24 < (alt == 0 && alt_2 == 3 ? dfg_orders(g, mul_13) : 1u); swap_24++) {
                                    dfg_node div_6 = DFG_NONE, constant_11 = DFG_NONE;
                                    bool is_add_4 = false, is_div_5 = false;
                                    uint32_t swap_25 = 0;
                                    if (alt == 0 && alt_2 == 3) {
                                        x = dfg_arg(g, mul_13, swap_24);
                                        div_6 = dfg_arg(g, mul_13, 1 - swap_24);
                                        if (!dfg_calls_argc(g, div_6, recent_op_Div, 2))
                                            continue;
                                        h_2 = dfg_arg(g, div_6, 1);
                                        constant_11 = h_2;
                                        if (!dfg_const_is(g, constant_11, dfg_int(2), DFG_NO_DTYPE))
                                            continue;
                                        v = dfg_arg(g, div_6, 0);
                                        is_add_4 = dfg_calls_argc(g, v, recent_op_Add, 2);
                                        if (is_add_4) {
                                            add = v;
                                            swap_25 = dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Erf ? 0
                                                : 1;
                                            o = dfg_arg(g, add, 1 - swap_25);
                                            constant_12 = o;
                                            if (!dfg_const_is(g, constant_12, dfg_int(1), DFG_NO_DTYPE))
                                                continue;
                                            e = dfg_arg(g, add, swap_25);
                                            if (!dfg_calls_argc(g, e, recent_op_Erf, 1))
                                                continue;
                                            v_2 = dfg_arg(g, e, 0);
                                            is_div_5 = dfg_calls_with(g, v_2, recent_op_Div, 2);
                                            if (is_div_5) {
                                                div = v_2;
                                                if (dfg_arg(g, div, 0) != x)
                                                    continue;
                                                r = dfg_arg(g, div, 1);
                                                constant = r;
                                                if (!dfg_const_near(g, constant, dfg_float(1.41421356),
                                                                    0.001, DFG_NO_DTYPE))
                                                    continue;
                                            } else {
                                                mul = v_2;
                                                if (!dfg_calls_with(g, mul, recent_op_Mul, 2))
                                                    continue;
                                            }
                                        }
                                    }
                                    for (uint32_t swap_26 = 0; swap_26 < (alt == 0 && alt_2 == 3 && is_add_4 && !is_div_5 ? dfg_orders(g, mul) : 1u); swap_26++) {
                                        if (alt == 0 && alt_2 == 3) {
                                            if (is_add_4) {
                                                if (!is_div_5) {
                                                    if (dfg_arg(g, mul, swap_26) != x)
                                                        continue;
                                                    r = dfg_arg(g, mul, 1 - swap_26);
                                                    constant_2 = r;
                                                    if (!dfg_const_near(g, constant_2, dfg_float(0.70710678),
                                                                        0.001, DFG_NO_DTYPE))
                                                        continue;
                                                }
                                            } else {
                                                sub = v;
                                                if (!dfg_calls_argc(g, sub, recent_op_Sub, 2))
                                                    continue;
                                                o = dfg_arg(g, sub, 0);
                                                constant_13 = o;
                                                if (!dfg_const_is(g, constant_13, dfg_int(1), DFG_NO_DTYPE))
                                                    continue;
                                                n_2 = dfg_arg(g, sub, 1);
                                                if (!dfg_calls_argc(g, n_2, recent_op_Erf, 1))
                                                    continue;
                                                v_3 = dfg_arg(g, n_2, 0);
                                            }
                                        }
                                        for (uint32_t alt_7 = 0; alt_7 < (alt == 0 && alt_2 == 3 && !is_add_4 ? 4u : 1u); alt_7++) {
                                            bool is_div_2_4 = false;
                                            if (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 0) {
                                                neg = v_3;
                                                if (!dfg_calls_argc(g, neg, recent_op_Neg, 1))
                                                    continue;
                                                v_4 = dfg_arg(g, neg, 0);
                                                is_div_2_4 = dfg_calls_with(g, v_4, recent_op_Div, 2);
                                                if (is_div_2_4) {
                                                    div_2 = v_4;
                                                    if (dfg_arg(g, div_2, 0) != x)
                                                        continue;
                                                    r = dfg_arg(g, div_2, 1);
                                                    constant_3 = r;
                                                    if (!dfg_const_near(g, constant_3, dfg_float(1.41421356),
                                                                        0.001, DFG_NO_DTYPE))
                                                        continue;
                                                } else {
                                                    mul_2 = v_4;
                                                    if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                                                        continue;
                                                }
                                            }
                                            for (uint32_t swap_27 = 0; swap_27 < (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 0 && !is_div_2_4 ? dfg_orders(g, mul_2) : 1u); swap_27++) {
                                                uint32_t swap_28 = 0;
                                                if (alt == 0 && alt_2 == 3 && !is_add_4) {
                                                    if (alt_7 == 0) {
                                                        if (!is_div_2_4) {
                                                            if (dfg_arg(g, mul_2, swap_27) != x)
                                                                continue;
                                                            r = dfg_arg(g, mul_2, 1 - swap_27);
                                                            constant_4 = r;
                                                            if (!dfg_const_near(g, constant_4, dfg_float(0.70710678),
                                                                                0.001, DFG_NO_DTYPE))
                                                                continue;
                                                        }
                                                    } else if (alt_7 == 1) {
                                                        div_3 = v_3;
                                                        if (!dfg_calls_argc(g, div_3, recent_op_Div, 2))
                                                            continue;
                                                        neg_2 = dfg_arg(g, div_3, 0);
                                                        if (!dfg_calls_with(g, neg_2, recent_op_Neg, 1))
                                                            continue;
                                                        if (dfg_arg(g, neg_2, 0) != x)
                                                            continue;
                                                        r = dfg_arg(g, div_3, 1);
                                                        constant_5 = r;
                                                        if (!dfg_const_near(g, constant_5, dfg_float(1.41421356),
                                                                            0.001, DFG_NO_DTYPE))
                                                            continue;
                                                    } else if (alt_7 == 2) {
                                                        mul_3 = v_3;
                                                        if (!dfg_calls_argc(g, mul_3, recent_op_Mul, 2))
                                                            continue;
                                                        swap_28 = dfg_op(g, dfg_arg(g, mul_3, 0)) == recent_op_Neg
                                                            ? 0
                                                            : 1;
                                                        neg_3 = dfg_arg(g, mul_3, swap_28);
                                                        if (!dfg_calls_with(g, neg_3, recent_op_Neg, 1))
                                                            continue;
                                                        if (dfg_arg(g, neg_3, 0) != x)
                                                            continue;
                                                        r = dfg_arg(g, mul_3, 1 - swap_28);
                                                        constant_6 = r;
                                                        if (!dfg_const_near(g, constant_6, dfg_float(0.70710678),
                                                                            0.001, DFG_NO_DTYPE))
                                                            continue;
                                                    } else {
                                                        mul_4 = v_3;
                                                        if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                                                            continue;
                                                    }
                                                }
                                                for (uint32_t swap_29 = 0; swap_29 < (alt == 0 && alt_2 == 3 && !is_add_4 && alt_7 == 3 ? dfg_orders(g, mul_4) : 1u); swap_29++) {
                                                    dfg_node mul_14 = DFG_NONE;
                                                    if (alt == 0) {
                                                        if (alt_2 == 3 && !is_add_4 && alt_7 == 3) {
                                                            if (dfg_arg(g, mul_4, swap_29) != x)
                                                                continue;
                                                            r = dfg_arg(g, mul_4, 1 - swap_29);
                                                            constant_7 = r;
                                                            if (!dfg_const_near(g, constant_7, dfg_float(-0.70710678),
                                                                                0.001, DFG_NO_DTYPE))
                                                                continue;
                                                        }
                                                    } else {
                                                        mul_14 = n;
                                                        if (!dfg_calls_with(g, mul_14, recent_op_Mul, 2))
                                                            continue;
                                                    }
                                                    if (recent_make_gelu_part3(g, n, accept, ctx, alt, alt_2,
                                                                               mul_5, mul_6, x, mul_7, mul_8,
                                                                               mul_9, mul_10, is_add, add, o,
                                                                               constant_12, e, v_2, is_div, div,
                                                                               r, constant, mul, constant_2,
                                                                               sub, constant_13, n_2, alt_4,
                                                                               neg, is_div_2, div_2, constant_3,
                                                                               mul_2, constant_4, div_3, neg_2,
                                                                               constant_5, mul_3, neg_3,
                                                                               constant_6, mul_4, constant_7,
                                                                               h_2, constant_8, div_4,
                                                                               constant_9, mul_11, is_add_2,
                                                                               is_div_3, alt_5, is_div_2_2,
                                                                               mul_12, div_5, constant_10,
                                                                               is_add_3, is_div_4, alt_6,
                                                                               is_div_2_3, mul_13, div_6,
                                                                               constant_11, is_add_4, is_div_5,
                                                                               alt_7, is_div_2_4, mul_14))
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
    }
    return false;
}

/* recent.pat:20
 * rule make_gelu(x, r, o, h) {
 *     e = Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)));
 *     n = Erf(Neg(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)))
 *             | Div(Neg(x), r & approx(1.41421356, 1e-3)) | Mul(Neg(x), r & approx(0.70710678, 1e-3))
 *             | Mul(x, r & approx(-0.70710678, 1e-3)));
 *     match halved(x, Add(e, o & 1) | Sub(o & 1, n), h) | Mul(x, Add(Mul(e, h & 0.5), o & 0.5));
 *     where one(r, x), one(o, x), one(h, x);
 *     rewrite Gelu(x);
 * }
 */
bool recent_make_gelu_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct recent_make_gelu_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        for (uint32_t alt_2 = 0; alt_2 < (alt == 0 ? 4u : 1u); alt_2++) {
            for (uint32_t alt_3 = 0; alt_3 < (alt == 0 && alt_2 == 0 ? 3u : 1u); alt_3++) {
                dfg_node mul_5 = DFG_NONE, h = DFG_NONE, mul_6 = DFG_NONE;
                uint32_t swap = 0;
                if (alt == 0 && alt_2 == 0 && alt_3 == 0) {
                    mul_5 = n;
                    if (!dfg_calls_argc(g, mul_5, recent_op_Mul, 2))
                        continue;
                    swap = dfg_op(g, dfg_arg(g, mul_5, 0)) == recent_op_Mul ? 0 : 1;
                    h = dfg_arg(g, mul_5, 1 - swap);
                    mul_6 = dfg_arg(g, mul_5, swap);
                    if (!dfg_calls_with(g, mul_6, recent_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && alt_2 == 0 && alt_3 == 0 ? dfg_orders(g, mul_6) : 1u); swap_2++) {
                    dfg_node x = DFG_NONE, v = DFG_NONE, mul_7 = DFG_NONE, mul_8 = DFG_NONE;
                    uint32_t swap_3 = 0;
                    if (alt == 0 && alt_2 == 0) {
                        if (alt_3 == 0) {
                            x = dfg_arg(g, mul_6, swap_2);
                            v = dfg_arg(g, mul_6, 1 - swap_2);
                        } else if (alt_3 == 1) {
                            mul_7 = n;
                            if (!dfg_calls_argc(g, mul_7, recent_op_Mul, 2))
                                continue;
                            swap_3 = dfg_op(g, dfg_arg(g, mul_7, 0)) == recent_op_Mul ? 0 : 1;
                            mul_8 = dfg_arg(g, mul_7, swap_3);
                            if (!dfg_calls_with(g, mul_8, recent_op_Mul, 2))
                                continue;
                        }
                    }
                    for (uint32_t swap_4 = 0; swap_4 < (alt == 0 && alt_2 == 0 && alt_3 == 1 ? dfg_orders(g, mul_8) : 1u); swap_4++) {
                        dfg_node mul_9 = DFG_NONE;
                        if (alt == 0 && alt_2 == 0) {
                            if (alt_3 == 1) {
                                x = dfg_arg(g, mul_8, swap_4);
                                h = dfg_arg(g, mul_8, 1 - swap_4);
                                v = dfg_arg(g, mul_7, 1 - swap_3);
                            } else if (alt_3 == 2) {
                                mul_9 = n;
                                if (!dfg_calls_with(g, mul_9, recent_op_Mul, 2))
                                    continue;
                            }
                        }
                        for (uint32_t swap_5 = 0; swap_5 < (alt == 0 && alt_2 == 0 && alt_3 == 2 ? dfg_orders(g, mul_9) : 1u); swap_5++) {
                            dfg_node mul_10 = DFG_NONE, add = DFG_NONE, o = DFG_NONE, constant_12 = DFG_NONE;
                            dfg_node e = DFG_NONE, v_2 = DFG_NONE, div = DFG_NONE, r = DFG_NONE, constant = DFG_NONE;
                            dfg_node mul = DFG_NONE;
                            uint32_t swap_6 = 0, swap_7 = 0;
                            bool is_add = false, is_div = false;
                            if (alt == 0 && alt_2 == 0) {
                                if (alt_3 == 2) {
                                    x = dfg_arg(g, mul_9, swap_5);
                                    mul_10 = dfg_arg(g, mul_9, 1 - swap_5);
                                    if (!dfg_calls_argc(g, mul_10, recent_op_Mul, 2))
                                        continue;
                                    swap_6 = dfg_op(g, dfg_arg(g, mul_10, 0)) == recent_op_Add
                                        || dfg_op(g, dfg_arg(g, mul_10, 0)) == recent_op_Sub
                                        ? 0
                                        : 1;
                                    h = dfg_arg(g, mul_10, 1 - swap_6);
                                    v = dfg_arg(g, mul_10, swap_6);
                                }
                                is_add = dfg_calls_argc(g, v, recent_op_Add, 2);
                                if (is_add) {
                                    add = v;
                                    swap_7 = dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Erf ? 0 : 1;
                                    o = dfg_arg(g, add, 1 - swap_7);
                                    constant_12 = o;
                                    if (!dfg_const_is(g, constant_12, dfg_int(1), DFG_NO_DTYPE))
                                        continue;
                                    e = dfg_arg(g, add, swap_7);
                                    if (!dfg_calls_argc(g, e, recent_op_Erf, 1))
                                        continue;
                                    v_2 = dfg_arg(g, e, 0);
                                    is_div = dfg_calls_with(g, v_2, recent_op_Div, 2);
                                    if (is_div) {
                                        div = v_2;
                                        if (dfg_arg(g, div, 0) != x)
                                            continue;
                                        r = dfg_arg(g, div, 1);
                                        constant = r;
                                        if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001,
                                                            DFG_NO_DTYPE))
                                            continue;
                                    } else {
                                        mul = v_2;
                                        if (!dfg_calls_with(g, mul, recent_op_Mul, 2))
                                            continue;
                                    }
                                }
                            }
                            for (uint32_t swap_8 = 0; swap_8 < (alt == 0 && alt_2 == 0 && is_add && !is_div ? dfg_orders(g, mul) : 1u); swap_8++) {
                                dfg_node constant_2 = DFG_NONE, sub = DFG_NONE, constant_13 = DFG_NONE, n_2 = DFG_NONE;
                                dfg_node v_3 = DFG_NONE;
                                if (alt == 0 && alt_2 == 0) {
                                    if (is_add) {
                                        if (!is_div) {
                                            if (dfg_arg(g, mul, swap_8) != x)
                                                continue;
                                            r = dfg_arg(g, mul, 1 - swap_8);
                                            constant_2 = r;
                                            if (!dfg_const_near(g, constant_2, dfg_float(0.70710678), 0.001,
                                                                DFG_NO_DTYPE))
                                                continue;
                                        }
                                    } else {
                                        sub = v;
                                        if (!dfg_calls_argc(g, sub, recent_op_Sub, 2))
                                            continue;
                                        o = dfg_arg(g, sub, 0);
                                        constant_13 = o;
                                        if (!dfg_const_is(g, constant_13, dfg_int(1), DFG_NO_DTYPE))
                                            continue;
                                        n_2 = dfg_arg(g, sub, 1);
                                        if (!dfg_calls_argc(g, n_2, recent_op_Erf, 1))
                                            continue;
                                        v_3 = dfg_arg(g, n_2, 0);
                                    }
                                }
                                for (uint32_t alt_4 = 0; alt_4 < (alt == 0 && alt_2 == 0 && !is_add ? 4u : 1u); alt_4++) {
                                    dfg_node neg = DFG_NONE, v_4 = DFG_NONE, div_2 = DFG_NONE, constant_3 = DFG_NONE;
                                    dfg_node mul_2 = DFG_NONE;
                                    bool is_div_2 = false;
                                    if (alt == 0 && alt_2 == 0 && !is_add && alt_4 == 0) {
                                        neg = v_3;
                                        if (!dfg_calls_argc(g, neg, recent_op_Neg, 1))
                                            continue;
                                        v_4 = dfg_arg(g, neg, 0);
                                        is_div_2 = dfg_calls_with(g, v_4, recent_op_Div, 2);
                                        if (is_div_2) {
                                            div_2 = v_4;
                                            if (dfg_arg(g, div_2, 0) != x)
                                                continue;
                                            r = dfg_arg(g, div_2, 1);
                                            constant_3 = r;
                                            if (!dfg_const_near(g, constant_3, dfg_float(1.41421356), 0.001,
                                                                DFG_NO_DTYPE))
                                                continue;
                                        } else {
                                            mul_2 = v_4;
                                            if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                                                continue;
                                        }
                                    }
                                    for (uint32_t swap_9 = 0; swap_9 < (alt == 0 && alt_2 == 0 && !is_add && alt_4 == 0 && !is_div_2 ? dfg_orders(g, mul_2) : 1u); swap_9++) {
                                        dfg_node constant_4 = DFG_NONE, div_3 = DFG_NONE, neg_2 = DFG_NONE, constant_5 = DFG_NONE;
                                        dfg_node mul_3 = DFG_NONE, neg_3 = DFG_NONE, constant_6 = DFG_NONE, mul_4 = DFG_NONE;
                                        uint32_t swap_10 = 0;
                                        if (alt == 0 && alt_2 == 0 && !is_add) {
                                            if (alt_4 == 0) {
                                                if (!is_div_2) {
                                                    if (dfg_arg(g, mul_2, swap_9) != x)
                                                        continue;
                                                    r = dfg_arg(g, mul_2, 1 - swap_9);
                                                    constant_4 = r;
                                                    if (!dfg_const_near(g, constant_4, dfg_float(0.70710678),
                                                                        0.001, DFG_NO_DTYPE))
                                                        continue;
                                                }
                                            } else if (alt_4 == 1) {
                                                div_3 = v_3;
                                                if (!dfg_calls_argc(g, div_3, recent_op_Div, 2))
                                                    continue;
                                                neg_2 = dfg_arg(g, div_3, 0);
                                                if (!dfg_calls_with(g, neg_2, recent_op_Neg, 1))
                                                    continue;
                                                if (dfg_arg(g, neg_2, 0) != x)
                                                    continue;
                                                r = dfg_arg(g, div_3, 1);
                                                constant_5 = r;
                                                if (!dfg_const_near(g, constant_5, dfg_float(1.41421356),
                                                                    0.001, DFG_NO_DTYPE))
                                                    continue;
                                            } else if (alt_4 == 2) {
                                                mul_3 = v_3;
                                                if (!dfg_calls_argc(g, mul_3, recent_op_Mul, 2))
                                                    continue;
                                                swap_10 = dfg_op(g, dfg_arg(g, mul_3, 0)) == recent_op_Neg
                                                    ? 0
                                                    : 1;
                                                neg_3 = dfg_arg(g, mul_3, swap_10);
                                                if (!dfg_calls_with(g, neg_3, recent_op_Neg, 1))
                                                    continue;
                                                if (dfg_arg(g, neg_3, 0) != x)
                                                    continue;
                                                r = dfg_arg(g, mul_3, 1 - swap_10);
                                                constant_6 = r;
                                                if (!dfg_const_near(g, constant_6, dfg_float(0.70710678),
                                                                    0.001, DFG_NO_DTYPE))
                                                    continue;
                                            } else {
                                                mul_4 = v_3;
                                                if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                                                    continue;
                                            }
                                        }
                                        for (uint32_t swap_11 = 0; swap_11 < (alt == 0 && alt_2 == 0 && !is_add && alt_4 == 3 ? dfg_orders(g, mul_4) : 1u); swap_11++) {
                                            dfg_node constant_7 = DFG_NONE, h_2 = DFG_NONE, constant_8 = DFG_NONE, div_4 = DFG_NONE;
                                            dfg_node constant_9 = DFG_NONE, mul_11 = DFG_NONE;
                                            if (alt == 0) {
                                                if (alt_2 == 0) {
                                                    if (!is_add && alt_4 == 3) {
                                                        if (dfg_arg(g, mul_4, swap_11) != x)
                                                            continue;
                                                        r = dfg_arg(g, mul_4, 1 - swap_11);
                                                        constant_7 = r;
                                                        if (!dfg_const_near(g, constant_7, dfg_float(-0.70710678),
                                                                            0.001, DFG_NO_DTYPE))
                                                            continue;
                                                    }
                                                    h_2 = h;
                                                    constant_8 = h;
                                                    if (!dfg_const_is(g, constant_8, dfg_float(0.5),
                                                                      DFG_NO_DTYPE))
                                                        continue;
                                                } else if (alt_2 == 1) {
                                                    div_4 = n;
                                                    if (!dfg_calls_argc(g, div_4, recent_op_Div, 2))
                                                        continue;
                                                    h_2 = dfg_arg(g, div_4, 1);
                                                    constant_9 = h_2;
                                                    if (!dfg_const_is(g, constant_9, dfg_int(2), DFG_NO_DTYPE))
                                                        continue;
                                                    mul_11 = dfg_arg(g, div_4, 0);
                                                    if (!dfg_calls_with(g, mul_11, recent_op_Mul, 2))
                                                        continue;
                                                }
                                            }
                                            for (uint32_t swap_12 = 0; swap_12 < (alt == 0 && alt_2 == 1 ? dfg_orders(g, mul_11) : 1u); swap_12++) {
                                                bool is_add_2 = false, is_div_3 = false;
                                                uint32_t swap_13 = 0;
                                                if (alt == 0 && alt_2 == 1) {
                                                    x = dfg_arg(g, mul_11, swap_12);
                                                    v = dfg_arg(g, mul_11, 1 - swap_12);
                                                    is_add_2 = dfg_calls_argc(g, v, recent_op_Add, 2);
                                                    if (is_add_2) {
                                                        add = v;
                                                        swap_13 = dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Erf ? 0
                                                            : 1;
                                                        o = dfg_arg(g, add, 1 - swap_13);
                                                        constant_12 = o;
                                                        if (!dfg_const_is(g, constant_12, dfg_int(1), DFG_NO_DTYPE))
                                                            continue;
                                                        e = dfg_arg(g, add, swap_13);
                                                        if (!dfg_calls_argc(g, e, recent_op_Erf, 1))
                                                            continue;
                                                        v_2 = dfg_arg(g, e, 0);
                                                        is_div_3 = dfg_calls_with(g, v_2, recent_op_Div, 2);
                                                        if (is_div_3) {
                                                            div = v_2;
                                                            if (dfg_arg(g, div, 0) != x)
                                                                continue;
                                                            r = dfg_arg(g, div, 1);
                                                            constant = r;
                                                            if (!dfg_const_near(g, constant, dfg_float(1.41421356),
                                                                                0.001, DFG_NO_DTYPE))
                                                                continue;
                                                        } else {
                                                            mul = v_2;
                                                            if (!dfg_calls_with(g, mul, recent_op_Mul, 2))
                                                                continue;
                                                        }
                                                    }
                                                }
                                                for (uint32_t swap_14 = 0; swap_14 < (alt == 0 && alt_2 == 1 && is_add_2 && !is_div_3 ? dfg_orders(g, mul) : 1u); swap_14++) {
                                                    if (alt == 0 && alt_2 == 1) {
                                                        if (is_add_2) {
                                                            if (!is_div_3) {
                                                                if (dfg_arg(g, mul, swap_14) != x)
                                                                    continue;
                                                                r = dfg_arg(g, mul, 1 - swap_14);
                                                                constant_2 = r;
                                                                if (!dfg_const_near(g, constant_2, dfg_float(0.70710678),
                                                                                    0.001, DFG_NO_DTYPE))
                                                                    continue;
                                                            }
                                                        } else {
                                                            sub = v;
                                                            if (!dfg_calls_argc(g, sub, recent_op_Sub, 2))
                                                                continue;
                                                            o = dfg_arg(g, sub, 0);
                                                            constant_13 = o;
                                                            if (!dfg_const_is(g, constant_13, dfg_int(1), DFG_NO_DTYPE))
                                                                continue;
                                                            n_2 = dfg_arg(g, sub, 1);
                                                            if (!dfg_calls_argc(g, n_2, recent_op_Erf, 1))
                                                                continue;
                                                            v_3 = dfg_arg(g, n_2, 0);
                                                        }
                                                    }
                                                    if (recent_make_gelu_part2(g, n, accept, ctx, alt, alt_2,
                                                                               mul_5, mul_6, x, v, mul_7, mul_8,
                                                                               mul_9, mul_10, is_add, add, o,
                                                                               constant_12, e, v_2, is_div, div,
                                                                               r, constant, mul, constant_2,
                                                                               sub, constant_13, n_2, v_3,
                                                                               alt_4, neg, v_4, is_div_2, div_2,
                                                                               constant_3, mul_2, constant_4,
                                                                               div_3, neg_2, constant_5, mul_3,
                                                                               neg_3, constant_6, mul_4,
                                                                               constant_7, h_2, constant_8,
                                                                               div_4, constant_9, mul_11,
                                                                               is_add_2, is_div_3))
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
    }
    return false;
}

DFG_MATCH_OF_EACH(recent_make_gelu)

/* recent.pat:31
 * pattern cubic(x, k, p) =
 *     Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))
 *     | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));
 */
static bool recent_cubic_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_cubic_whole *m)
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, way[1] = 0) {
        dfg_node mul = DFG_NONE, k = DFG_NONE, constant = DFG_NONE, v = DFG_NONE, pow = DFG_NONE;
        dfg_node x = DFG_NONE, p = DFG_NONE, mul_2 = DFG_NONE;
        uint32_t swap = 0;
        bool is_pow = false;
        if (alt == 0) {
            mul = n;
            if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Pow
                || dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Mul
                ? 0
                : 1;
            k = dfg_arg(g, mul, 1 - swap);
            constant = k;
            if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                continue;
            v = dfg_arg(g, mul, swap);
            is_pow = dfg_calls_with(g, v, recent_op_Pow, 2);
            if (is_pow) {
                pow = v;
                x = dfg_arg(g, pow, 0);
                p = dfg_arg(g, pow, 1);
                if (!dfg_const_is(g, p, dfg_int(3), DFG_NO_DTYPE))
                    continue;
            } else {
                mul_2 = v;
                if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                    continue;
            }
        }
        for (uint32_t swap_2 = way[1]; swap_2 < (alt == 0 && !is_pow ? dfg_orders(g, mul_2) : 1u);
             way[1] = ++swap_2, way[2] = 0) {
            dfg_node mul_3 = DFG_NONE;
            if (alt == 0 && !is_pow) {
                x = dfg_arg(g, mul_2, swap_2);
                mul_3 = dfg_arg(g, mul_2, 1 - swap_2);
                if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_3 = way[2]; swap_3 < (alt == 0 && !is_pow ? dfg_orders(g, mul_3) : 1u);
                 way[2] = ++swap_3, way[3] = 0) {
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
                    if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_4 = way[3]; swap_4 < (alt == 1 ? dfg_orders(g, mul_4) : 1u);
                     way[3] = ++swap_4, way[4] = 0) {
                    dfg_node mul_5 = DFG_NONE;
                    if (alt == 1) {
                        x = dfg_arg(g, mul_4, swap_4);
                        mul_5 = dfg_arg(g, mul_4, 1 - swap_4);
                        if (!dfg_calls_with(g, mul_5, recent_op_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_5 = way[4]; swap_5 < (alt == 1 ? dfg_orders(g, mul_5) : 1u);
                         way[4] = ++swap_5, way[5] = 0) {
                        dfg_node mul_6 = DFG_NONE;
                        if (alt == 1) {
                            if (dfg_arg(g, mul_5, swap_5) != x)
                                continue;
                            mul_6 = dfg_arg(g, mul_5, 1 - swap_5);
                            if (!dfg_calls_with(g, mul_6, recent_op_Mul, 2))
                                continue;
                        }
                        for (uint32_t swap_6 = way[5]; swap_6 < (alt == 1 ? dfg_orders(g, mul_6) : 1u);
                             way[5] = ++swap_6) {
                            dfg_node constant_2 = DFG_NONE;
                            if (alt == 1) {
                                if (dfg_arg(g, mul_6, swap_6) != x)
                                    continue;
                                k = dfg_arg(g, mul_6, 1 - swap_6);
                                constant_2 = k;
                                if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                            }
                            if (!dfg_in_body(g, n,
                                             (const dfg_node[]){mul, pow, mul_2, mul_3, mul_4, mul_5,
                                                                mul_6},
                                             7))
                                continue;
                            *m = (struct recent_cubic_whole){.m = {.root = n, .x = x, .k = k, .p = p}, .mul = mul,
                                    .pow = pow, .mul_2 = mul_2, .mul_3 = mul_3, .constant = constant, .mul_4 = mul_4,
                                    .mul_5 = mul_5, .mul_6 = mul_6, .constant_2 = constant_2};
                            return true;
                        }
                    }
                }
            }
        }
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_cubic, whole, 6)

/* recent.pat:34
 * pattern squared(x, k, p) =
 *     Mul(x, Mul(x, k & approx(0.044715, 1e-4))) | Mul(Mul(x, x) | Pow(x, p & 2), k & approx(0.044715, 1e-4));
 */
static bool recent_squared_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_squared_whole *m)
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, way[1] = 0) {
        dfg_node mul = DFG_NONE;
        if (alt == 0) {
            mul = n;
            if (!dfg_calls_with(g, mul, recent_op_Mul, 2))
                continue;
        }
        for (uint32_t swap = way[1]; swap < (alt == 0 ? dfg_orders(g, mul) : 1u);
             way[1] = ++swap, way[2] = 0) {
            dfg_node x = DFG_NONE, mul_2 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul, swap);
                mul_2 = dfg_arg(g, mul, 1 - swap);
                if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_2 = way[2]; swap_2 < (alt == 0 ? dfg_orders(g, mul_2) : 1u);
                 way[2] = ++swap_2, way[3] = 0) {
                dfg_node k = DFG_NONE, constant = DFG_NONE, mul_3 = DFG_NONE, constant_2 = DFG_NONE;
                dfg_node v = DFG_NONE, mul_4 = DFG_NONE;
                uint32_t swap_3 = 0;
                bool is_mul_4 = false;
                if (alt == 0) {
                    if (dfg_arg(g, mul_2, swap_2) != x)
                        continue;
                    k = dfg_arg(g, mul_2, 1 - swap_2);
                    constant = k;
                    if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                        continue;
                } else {
                    mul_3 = n;
                    if (!dfg_calls_argc(g, mul_3, recent_op_Mul, 2))
                        continue;
                    swap_3 = dfg_op(g, dfg_arg(g, mul_3, 0)) == recent_op_Mul
                        || dfg_op(g, dfg_arg(g, mul_3, 0)) == recent_op_Pow
                        ? 0
                        : 1;
                    k = dfg_arg(g, mul_3, 1 - swap_3);
                    constant_2 = k;
                    if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                        continue;
                    v = dfg_arg(g, mul_3, swap_3);
                    is_mul_4 = dfg_calls_with(g, v, recent_op_Mul, 2);
                    if (is_mul_4) {
                        mul_4 = v;
                    }
                }
                for (uint32_t swap_4 = way[3]; swap_4 < (alt == 1 && is_mul_4 ? dfg_orders(g, mul_4) : 1u);
                     way[3] = ++swap_4) {
                    dfg_node pow = DFG_NONE, p = DFG_NONE;
                    if (alt == 1) {
                        if (is_mul_4) {
                            x = dfg_arg(g, mul_4, swap_4);
                            if (dfg_arg(g, mul_4, 1 - swap_4) != x)
                                continue;
                        } else {
                            pow = v;
                            if (!dfg_calls_with(g, pow, recent_op_Pow, 2))
                                continue;
                            x = dfg_arg(g, pow, 0);
                            p = dfg_arg(g, pow, 1);
                            if (!dfg_const_is(g, p, dfg_int(2), DFG_NO_DTYPE))
                                continue;
                        }
                    }
                    if (!dfg_in_body(g, n, (const dfg_node[]){mul, mul_2, mul_3, mul_4, pow}, 5))
                        continue;
                    *m = (struct recent_squared_whole){.m = {.root = n, .x = x, .k = k, .p = p},
                            .mul = mul, .mul_2 = mul_2, .constant = constant, .mul_3 = mul_3, .mul_4 = mul_4,
                            .pow = pow, .constant_2 = constant_2};
                    return true;
                }
            }
        }
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_squared, whole, 4)

/* recent.pat:36  pattern inner(x, k, p, r) = Mul(Add(x, cubic(x, k, p)), r & const); */
static bool recent_inner_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_inner_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == recent_op_Add ? 0 : 1;
    dfg_node r = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, r, DFG_CONST))
        return false;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, recent_op_Add, 2))
        return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, add); way[0] = ++swap_2, way[1] = 0) {
        dfg_node x = dfg_arg(g, add, swap_2);
        dfg_node v = dfg_arg(g, add, 1 - swap_2);
        for (uint32_t alt = way[1]; alt < 2u; way[1] = ++alt, way[2] = 0) {
            dfg_node mul = DFG_NONE, k = DFG_NONE, constant = DFG_NONE, v_2 = DFG_NONE, pow = DFG_NONE;
            dfg_node p = DFG_NONE, mul_2 = DFG_NONE;
            uint32_t swap_3 = 0;
            bool is_pow = false;
            if (alt == 0) {
                mul = v;
                if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Pow
                    || dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Mul
                    ? 0
                    : 1;
                k = dfg_arg(g, mul, 1 - swap_3);
                constant = k;
                if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                    continue;
                v_2 = dfg_arg(g, mul, swap_3);
                is_pow = dfg_calls_with(g, v_2, recent_op_Pow, 2);
                if (is_pow) {
                    pow = v_2;
                    if (dfg_arg(g, pow, 0) != x)
                        continue;
                    p = dfg_arg(g, pow, 1);
                    if (!dfg_const_is(g, p, dfg_int(3), DFG_NO_DTYPE))
                        continue;
                } else {
                    mul_2 = v_2;
                    if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                        continue;
                }
            }
            for (uint32_t swap_4 = way[2]; swap_4 < (alt == 0 && !is_pow ? dfg_orders(g, mul_2) : 1u);
                 way[2] = ++swap_4, way[3] = 0) {
                dfg_node mul_3 = DFG_NONE;
                if (alt == 0 && !is_pow) {
                    if (dfg_arg(g, mul_2, swap_4) != x)
                        continue;
                    mul_3 = dfg_arg(g, mul_2, 1 - swap_4);
                    if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_5 = way[3]; swap_5 < (alt == 0 && !is_pow ? dfg_orders(g, mul_3) : 1u);
                     way[3] = ++swap_5, way[4] = 0) {
                    dfg_node mul_4 = DFG_NONE;
                    if (alt == 0) {
                        if (!is_pow) {
                            if (dfg_arg(g, mul_3, swap_5) != x)
                                continue;
                            if (dfg_arg(g, mul_3, 1 - swap_5) != x)
                                continue;
                        }
                    } else {
                        mul_4 = v;
                        if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_6 = way[4]; swap_6 < (alt == 1 ? dfg_orders(g, mul_4) : 1u);
                         way[4] = ++swap_6, way[5] = 0) {
                        dfg_node mul_5 = DFG_NONE;
                        if (alt == 1) {
                            if (dfg_arg(g, mul_4, swap_6) != x)
                                continue;
                            mul_5 = dfg_arg(g, mul_4, 1 - swap_6);
                            if (!dfg_calls_with(g, mul_5, recent_op_Mul, 2))
                                continue;
                        }
                        for (uint32_t swap_7 = way[5]; swap_7 < (alt == 1 ? dfg_orders(g, mul_5) : 1u);
                             way[5] = ++swap_7, way[6] = 0) {
                            dfg_node mul_6 = DFG_NONE;
                            if (alt == 1) {
                                if (dfg_arg(g, mul_5, swap_7) != x)
                                    continue;
                                mul_6 = dfg_arg(g, mul_5, 1 - swap_7);
                                if (!dfg_calls_with(g, mul_6, recent_op_Mul, 2))
                                    continue;
                            }
                            for (uint32_t swap_8 = way[6]; swap_8 < (alt == 1 ? dfg_orders(g, mul_6) : 1u);
                                 way[6] = ++swap_8) {
                                dfg_node constant_2 = DFG_NONE;
                                if (alt == 1) {
                                    if (dfg_arg(g, mul_6, swap_8) != x)
                                        continue;
                                    k = dfg_arg(g, mul_6, 1 - swap_8);
                                    constant_2 = k;
                                    if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001,
                                                        DFG_NO_DTYPE))
                                        continue;
                                }
                                if (!dfg_in_body(g, n,
                                                 (const dfg_node[]){add, mul, pow, mul_2, mul_3, mul_4,
                                                                    mul_5, mul_6},
                                                 8))
                                    continue;
                                *m = (struct recent_inner_whole){.m = {.root = n, .x = x, .k = k, .p = p, .r = r},
                                        .add = add, .mul = mul, .pow = pow, .mul_2 = mul_2, .mul_3 = mul_3,
                                        .constant = constant, .mul_4 = mul_4, .mul_5 = mul_5, .mul_6 = mul_6,
                                        .constant_2 = constant_2};
                                return true;
                            }
                        }
                    }
                }
            }
        }
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_inner, whole, 7)

/* recent.pat:37  pattern inner_factored(x, k, p, r, u) = of_three(x, r & const, Add(squared(x, k, p), u & 1)); */
static bool recent_inner_factored_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_inner_factored_whole *m)
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        dfg_node mul = DFG_NONE, mul_2 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            mul = n;
            if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Mul ? 0 : 1;
            mul_2 = dfg_arg(g, mul, swap);
            if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = way[1]; swap_2 < (alt == 0 ? dfg_orders(g, mul_2) : 1u);
             way[1] = ++swap_2, way[2] = 0) {
            dfg_node x = DFG_NONE, r = DFG_NONE, add = DFG_NONE, mul_3 = DFG_NONE, mul_4 = DFG_NONE;
            uint32_t swap_3 = 0;
            if (alt == 0) {
                x = dfg_arg(g, mul_2, swap_2);
                r = dfg_arg(g, mul_2, 1 - swap_2);
                add = dfg_arg(g, mul, 1 - swap);
            } else if (alt == 1) {
                mul_3 = n;
                if (!dfg_calls_argc(g, mul_3, recent_op_Mul, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, mul_3, 0)) == recent_op_Mul ? 0 : 1;
                r = dfg_arg(g, mul_3, 1 - swap_3);
                mul_4 = dfg_arg(g, mul_3, swap_3);
                if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_4 = way[2]; swap_4 < (alt == 1 ? dfg_orders(g, mul_4) : 1u);
                 way[2] = ++swap_4, way[3] = 0) {
                dfg_node mul_5 = DFG_NONE;
                if (alt == 1) {
                    x = dfg_arg(g, mul_4, swap_4);
                    add = dfg_arg(g, mul_4, 1 - swap_4);
                } else if (alt == 2) {
                    mul_5 = n;
                    if (!dfg_calls_with(g, mul_5, recent_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_5 = way[3]; swap_5 < (alt == 2 ? dfg_orders(g, mul_5) : 1u);
                     way[3] = ++swap_5, way[4] = 0) {
                    dfg_node mul_6 = DFG_NONE;
                    uint32_t swap_6 = 0;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_5, swap_5);
                        mul_6 = dfg_arg(g, mul_5, 1 - swap_5);
                        if (!dfg_calls_argc(g, mul_6, recent_op_Mul, 2))
                            continue;
                        swap_6 = dfg_is(g, dfg_arg(g, mul_6, 0), DFG_CONST) ? 0 : 1;
                        r = dfg_arg(g, mul_6, swap_6);
                        add = dfg_arg(g, mul_6, 1 - swap_6);
                    }
                    dfg_node r_2 = r;
                    if (!dfg_is(g, r, DFG_CONST) || !dfg_calls_argc(g, add, recent_op_Add, 2))
                        continue;
                    uint32_t swap_7 = dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Mul
                        || dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Mul
                        ? 0
                        : 1;
                    dfg_node u = dfg_arg(g, add, 1 - swap_7);
                    if (!dfg_const_is(g, u, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    dfg_node v = dfg_arg(g, add, swap_7);
                    for (uint32_t alt_2 = way[4]; alt_2 < 2u; way[4] = ++alt_2, way[5] = 0) {
                        dfg_node mul_7 = DFG_NONE;
                        if (alt_2 == 0) {
                            mul_7 = v;
                            if (!dfg_calls_with(g, mul_7, recent_op_Mul, 2))
                                continue;
                        }
                        for (uint32_t swap_8 = way[5]; swap_8 < (alt_2 == 0 ? dfg_orders(g, mul_7) : 1u);
                             way[5] = ++swap_8, way[6] = 0) {
                            dfg_node mul_8 = DFG_NONE;
                            if (alt_2 == 0) {
                                if (dfg_arg(g, mul_7, swap_8) != x)
                                    continue;
                                mul_8 = dfg_arg(g, mul_7, 1 - swap_8);
                                if (!dfg_calls_with(g, mul_8, recent_op_Mul, 2))
                                    continue;
                            }
                            for (uint32_t swap_9 = way[6]; swap_9 < (alt_2 == 0 ? dfg_orders(g, mul_8) : 1u);
                                 way[6] = ++swap_9, way[7] = 0) {
                                dfg_node k = DFG_NONE, constant = DFG_NONE, mul_9 = DFG_NONE, constant_2 = DFG_NONE;
                                dfg_node v_2 = DFG_NONE, mul_10 = DFG_NONE;
                                uint32_t swap_10 = 0;
                                bool is_mul_10 = false;
                                if (alt_2 == 0) {
                                    if (dfg_arg(g, mul_8, swap_9) != x)
                                        continue;
                                    k = dfg_arg(g, mul_8, 1 - swap_9);
                                    constant = k;
                                    if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001,
                                                        DFG_NO_DTYPE))
                                        continue;
                                } else {
                                    mul_9 = v;
                                    if (!dfg_calls_argc(g, mul_9, recent_op_Mul, 2))
                                        continue;
                                    swap_10 = dfg_op(g, dfg_arg(g, mul_9, 0)) == recent_op_Mul
                                        || dfg_op(g, dfg_arg(g, mul_9, 0)) == recent_op_Pow
                                        ? 0
                                        : 1;
                                    k = dfg_arg(g, mul_9, 1 - swap_10);
                                    constant_2 = k;
                                    if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001,
                                                        DFG_NO_DTYPE))
                                        continue;
                                    v_2 = dfg_arg(g, mul_9, swap_10);
                                    is_mul_10 = dfg_calls_with(g, v_2, recent_op_Mul, 2);
                                    if (is_mul_10) {
                                        mul_10 = v_2;
                                    }
                                }
                                for (uint32_t swap_11 = way[7]; swap_11 < (alt_2 == 1 && is_mul_10 ? dfg_orders(g, mul_10) : 1u);
                                     way[7] = ++swap_11) {
                                    dfg_node pow = DFG_NONE, p = DFG_NONE;
                                    if (alt_2 == 1) {
                                        if (is_mul_10) {
                                            if (dfg_arg(g, mul_10, swap_11) != x)
                                                continue;
                                            if (dfg_arg(g, mul_10, 1 - swap_11) != x)
                                                continue;
                                        } else {
                                            pow = v_2;
                                            if (!dfg_calls_with(g, pow, recent_op_Pow, 2))
                                                continue;
                                            if (dfg_arg(g, pow, 0) != x)
                                                continue;
                                            p = dfg_arg(g, pow, 1);
                                            if (!dfg_const_is(g, p, dfg_int(2), DFG_NO_DTYPE))
                                                continue;
                                        }
                                    }
                                    if (!dfg_in_body(g, n,
                                                     (const dfg_node[]){mul, mul_2, mul_3, mul_4, mul_5,
                                                                        mul_6, add, mul_7, mul_8, mul_9,
                                                                        mul_10, pow},
                                                     12))
                                        continue;
                                    *m = (struct recent_inner_factored_whole){.m = {.root = n, .x = x, .k = k, .p = p,
                                            .r = r_2, .u = u}, .mul = mul, .mul_2 = mul_2, .mul_3 = mul_3,
                                            .mul_4 = mul_4, .mul_5 = mul_5, .mul_6 = mul_6, .add = add, .mul_7 = mul_7,
                                            .mul_8 = mul_8, .constant = constant, .mul_9 = mul_9, .mul_10 = mul_10,
                                            .pow = pow, .constant_2 = constant_2};
                                    return true;
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

DFG_PROJECTIONS_OF_WAYS(recent_inner_factored, whole, 8)

/* recent.pat:38  cond numbers(x, k, p, r) = one(k, x), one(r, x), not present(p) or one(p, x); */
static bool recent_numbers(const dfg_graph *g, dfg_node x, dfg_node k2, dfg_node p, dfg_node r)
{
    return recent_one(g, k2, x) && recent_one(g, r, x) && (p == DFG_NONE || recent_one(g, p, x));
}

/* What is inside all loops of recent_make_gelu_tanh_part3. */
static bool recent_make_gelu_tanh_part4(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct recent_make_gelu_tanh_match *m), void *ctx, uint32_t alt,
    uint32_t alt_2, dfg_node mul_8, dfg_node mul_9, dfg_node x, dfg_node add_2, dfg_node mul_10,
    dfg_node mul_11, dfg_node mul_12, dfg_node mul_13, dfg_node o, dfg_node constant_7, dfg_node t,
    dfg_node mul, dfg_node r, dfg_node add, dfg_node v, uint32_t alt_4, dfg_node mul_2, dfg_node k,
    dfg_node constant, dfg_node v_2, bool is_pow, dfg_node pow, dfg_node p, dfg_node mul_3, dfg_node mul_4,
    dfg_node mul_5, dfg_node mul_6, dfg_node mul_7, dfg_node constant_2, dfg_node h_2, dfg_node constant_3,
    dfg_node div, dfg_node constant_4, dfg_node mul_14, uint32_t alt_5, bool is_pow_2, dfg_node mul_15,
    dfg_node div_2, dfg_node constant_5, uint32_t alt_6, bool is_pow_3, dfg_node mul_16, dfg_node div_3,
    dfg_node constant_6, uint32_t alt_7, bool is_pow_4, dfg_node mul_17)
{
    for (uint32_t swap_46 = 0; swap_46 < (alt == 1 ? dfg_orders(g, mul_17) : 1u); swap_46++) {
        dfg_node add_3 = DFG_NONE, constant_9 = DFG_NONE, mul_18 = DFG_NONE, constant_8 = DFG_NONE;
        uint32_t swap_47 = 0, swap_48 = 0, swap_49 = 0;
        if (alt == 1) {
            x = dfg_arg(g, mul_17, swap_46);
            add_3 = dfg_arg(g, mul_17, 1 - swap_46);
            if (!dfg_calls_argc(g, add_3, recent_op_Add, 2))
                continue;
            swap_47 = dfg_op(g, dfg_arg(g, add_3, 0)) == recent_op_Mul ? 0 : 1;
            o = dfg_arg(g, add_3, 1 - swap_47);
            constant_9 = o;
            if (!dfg_const_is(g, constant_9, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul_18 = dfg_arg(g, add_3, swap_47);
            if (!dfg_calls_argc(g, mul_18, recent_op_Mul, 2))
                continue;
            swap_48 = dfg_op(g, dfg_arg(g, mul_18, 0)) == recent_op_Tanh ? 0 : 1;
            h_2 = dfg_arg(g, mul_18, 1 - swap_48);
            constant_8 = h_2;
            if (!dfg_const_is(g, constant_8, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            t = dfg_arg(g, mul_18, swap_48);
            if (!dfg_calls_argc(g, t, recent_op_Tanh, 1))
                continue;
            mul = dfg_arg(g, t, 0);
            if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                continue;
            swap_49 = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Add ? 0 : 1;
            r = dfg_arg(g, mul, 1 - swap_49);
            if (!dfg_is(g, r, DFG_CONST))
                continue;
            add = dfg_arg(g, mul, swap_49);
            if (!dfg_calls_with(g, add, recent_op_Add, 2))
                continue;
        }
        for (uint32_t swap_50 = 0; swap_50 < (alt == 1 ? dfg_orders(g, add) : 1u); swap_50++) {
            if (alt == 1) {
                if (dfg_arg(g, add, swap_50) != x)
                    continue;
                v = dfg_arg(g, add, 1 - swap_50);
            }
            for (uint32_t alt_8 = 0; alt_8 < (alt == 1 ? 2u : 1u); alt_8++) {
                uint32_t swap_51 = 0;
                bool is_pow_5 = false;
                if (alt == 1 && alt_8 == 0) {
                    mul_2 = v;
                    if (!dfg_calls_argc(g, mul_2, recent_op_Mul, 2))
                        continue;
                    swap_51 = dfg_op(g, dfg_arg(g, mul_2, 0)) == recent_op_Pow
                        || dfg_op(g, dfg_arg(g, mul_2, 0)) == recent_op_Mul
                        ? 0
                        : 1;
                    k = dfg_arg(g, mul_2, 1 - swap_51);
                    constant = k;
                    if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                        continue;
                    v_2 = dfg_arg(g, mul_2, swap_51);
                    is_pow_5 = dfg_calls_with(g, v_2, recent_op_Pow, 2);
                    if (is_pow_5) {
                        pow = v_2;
                        if (dfg_arg(g, pow, 0) != x)
                            continue;
                        p = dfg_arg(g, pow, 1);
                        if (!dfg_const_is(g, p, dfg_int(3), DFG_NO_DTYPE))
                            continue;
                    } else {
                        mul_3 = v_2;
                        if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                            continue;
                    }
                }
                for (uint32_t swap_52 = 0; swap_52 < (alt == 1 && alt_8 == 0 && !is_pow_5 ? dfg_orders(g, mul_3) : 1u); swap_52++) {
                    if (alt == 1 && alt_8 == 0 && !is_pow_5) {
                        if (dfg_arg(g, mul_3, swap_52) != x)
                            continue;
                        mul_4 = dfg_arg(g, mul_3, 1 - swap_52);
                        if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_53 = 0; swap_53 < (alt == 1 && alt_8 == 0 && !is_pow_5 ? dfg_orders(g, mul_4) : 1u); swap_53++) {
                        if (alt == 1) {
                            if (alt_8 == 0) {
                                if (!is_pow_5) {
                                    if (dfg_arg(g, mul_4, swap_53) != x)
                                        continue;
                                    if (dfg_arg(g, mul_4, 1 - swap_53) != x)
                                        continue;
                                }
                            } else {
                                mul_5 = v;
                                if (!dfg_calls_with(g, mul_5, recent_op_Mul, 2))
                                    continue;
                            }
                        }
                        for (uint32_t swap_54 = 0; swap_54 < (alt == 1 && alt_8 == 1 ? dfg_orders(g, mul_5) : 1u); swap_54++) {
                            if (alt == 1 && alt_8 == 1) {
                                if (dfg_arg(g, mul_5, swap_54) != x)
                                    continue;
                                mul_6 = dfg_arg(g, mul_5, 1 - swap_54);
                                if (!dfg_calls_with(g, mul_6, recent_op_Mul, 2))
                                    continue;
                            }
                            for (uint32_t swap_55 = 0; swap_55 < (alt == 1 && alt_8 == 1 ? dfg_orders(g, mul_6) : 1u); swap_55++) {
                                if (alt == 1 && alt_8 == 1) {
                                    if (dfg_arg(g, mul_6, swap_55) != x)
                                        continue;
                                    mul_7 = dfg_arg(g, mul_6, 1 - swap_55);
                                    if (!dfg_calls_with(g, mul_7, recent_op_Mul, 2))
                                        continue;
                                }
                                for (uint32_t swap_56 = 0; swap_56 < (alt == 1 && alt_8 == 1 ? dfg_orders(g, mul_7) : 1u); swap_56++) {
                                    if (alt == 1 && alt_8 == 1) {
                                        if (dfg_arg(g, mul_7, swap_56) != x)
                                            continue;
                                        k = dfg_arg(g, mul_7, 1 - swap_56);
                                        constant_2 = k;
                                        if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001,
                                                            DFG_NO_DTYPE))
                                            continue;
                                    }
                                    if (alt != 0)
                                        add_2 = DFG_NONE;
                                    if (!((alt == 0 && alt_2 == 0 && alt_4 == 0)
                                          || (alt == 0 && alt_2 == 1 && alt_5 == 0)
                                          || (alt == 0 && alt_2 == 2 && alt_6 == 0)
                                          || (alt == 0 && alt_2 == 3 && alt_7 == 0)
                                          || (alt == 1 && alt_8 == 0)))
                                        mul_2 = DFG_NONE;
                                    if (!((alt == 0 && alt_2 == 0 && alt_4 == 0 && is_pow)
                                          || (alt == 0 && alt_2 == 1 && alt_5 == 0 && is_pow_2)
                                          || (alt == 0 && alt_2 == 2 && alt_6 == 0 && is_pow_3)
                                          || (alt == 0 && alt_2 == 3 && alt_7 == 0 && is_pow_4)
                                          || (alt == 1 && alt_8 == 0 && is_pow_5)))
                                        pow = DFG_NONE;
                                    if (!((alt == 0 && alt_2 == 0 && alt_4 == 0 && is_pow)
                                          || (alt == 0 && alt_2 == 1 && alt_5 == 0 && is_pow_2)
                                          || (alt == 0 && alt_2 == 2 && alt_6 == 0 && is_pow_3)
                                          || (alt == 0 && alt_2 == 3 && alt_7 == 0 && is_pow_4)
                                          || (alt == 1 && alt_8 == 0 && is_pow_5)))
                                        p = DFG_NONE;
                                    if (!((alt == 0 && alt_2 == 0 && alt_4 == 0 && !is_pow)
                                          || (alt == 0 && alt_2 == 1 && alt_5 == 0 && !is_pow_2)
                                          || (alt == 0 && alt_2 == 2 && alt_6 == 0 && !is_pow_3)
                                          || (alt == 0 && alt_2 == 3 && alt_7 == 0 && !is_pow_4)
                                          || (alt == 1 && alt_8 == 0 && !is_pow_5)))
                                        mul_3 = DFG_NONE;
                                    if (!((alt == 0 && alt_2 == 0 && alt_4 == 0 && !is_pow)
                                          || (alt == 0 && alt_2 == 1 && alt_5 == 0 && !is_pow_2)
                                          || (alt == 0 && alt_2 == 2 && alt_6 == 0 && !is_pow_3)
                                          || (alt == 0 && alt_2 == 3 && alt_7 == 0 && !is_pow_4)
                                          || (alt == 1 && alt_8 == 0 && !is_pow_5)))
                                        mul_4 = DFG_NONE;
                                    if (!((alt == 0 && alt_2 == 0 && alt_4 == 1)
                                          || (alt == 0 && alt_2 == 1 && alt_5 == 1)
                                          || (alt == 0 && alt_2 == 2 && alt_6 == 1)
                                          || (alt == 0 && alt_2 == 3 && alt_7 == 1)
                                          || (alt == 1 && alt_8 == 1)))
                                        mul_5 = DFG_NONE;
                                    if (!((alt == 0 && alt_2 == 0 && alt_4 == 1)
                                          || (alt == 0 && alt_2 == 1 && alt_5 == 1)
                                          || (alt == 0 && alt_2 == 2 && alt_6 == 1)
                                          || (alt == 0 && alt_2 == 3 && alt_7 == 1)
                                          || (alt == 1 && alt_8 == 1)))
                                        mul_6 = DFG_NONE;
                                    if (!((alt == 0 && alt_2 == 0 && alt_4 == 1)
                                          || (alt == 0 && alt_2 == 1 && alt_5 == 1)
                                          || (alt == 0 && alt_2 == 2 && alt_6 == 1)
                                          || (alt == 0 && alt_2 == 3 && alt_7 == 1)
                                          || (alt == 1 && alt_8 == 1)))
                                        mul_7 = DFG_NONE;
                                    if (!dfg_in_body(g, n,
                                                     (const dfg_node[]){mul_8, mul_9, mul_10, mul_11,
                                                                        mul_12, mul_13, add_2, t, mul, add,
                                                                        mul_2, pow, mul_3, mul_4, mul_5,
                                                                        mul_6, mul_7, div, mul_14, mul_15,
                                                                        div_2, mul_16, div_3, mul_17, add_3,
                                                                        mul_18},
                                                     26))
                                        continue;
                                    /* where numbers(x, k, p, r) */
                                    if (!recent_numbers(g, x, k, p, r))
                                        continue;
                                    /* where one(o, x) */
                                    if (!recent_one(g, o, x))
                                        continue;
                                    /* where one(h, x) */
                                    if (!recent_one(g, h_2, x))
                                        continue;
                                    /* where value(r) ~= 0.79788456 +- 1e-3 */
                                    if (dfg_close_within(dfg_value_of(g, r), dfg_float(0.79788456),
                                                         dfg_float(0.001))
                                        != DFG_TRUE)
                                        continue;
                                    if (!((alt == 0 && alt_2 == 0 && alt_4 == 0)
                                          || (alt == 0 && alt_2 == 1 && alt_5 == 0)
                                          || (alt == 0 && alt_2 == 2 && alt_6 == 0)
                                          || (alt == 0 && alt_2 == 3 && alt_7 == 0)
                                          || (alt == 1 && alt_8 == 0)))
                                        constant = DFG_NONE;
                                    if (!((alt == 0 && alt_2 == 0 && alt_4 == 1)
                                          || (alt == 0 && alt_2 == 1 && alt_5 == 1)
                                          || (alt == 0 && alt_2 == 2 && alt_6 == 1)
                                          || (alt == 0 && alt_2 == 3 && alt_7 == 1)
                                          || (alt == 1 && alt_8 == 1)))
                                        constant_2 = DFG_NONE;
                                    if (alt != 0)
                                        constant_7 = DFG_NONE;
                                    if (accept(ctx, &(struct recent_make_gelu_tanh_whole){.m = {.root = n, .x = x, .k = k, .p = p,
                                            .r = r, .o = o, .h = h_2, .t = t}, .mul = mul, .add = add,
                                            .mul_2 = mul_2, .pow = pow, .mul_3 = mul_3, .mul_4 = mul_4, .constant = constant,
                                            .mul_5 = mul_5, .mul_6 = mul_6, .mul_7 = mul_7, .constant_2 = constant_2,
                                            .mul_8 = mul_8, .mul_9 = mul_9, .constant_3 = constant_3, .mul_10 = mul_10,
                                            .mul_11 = mul_11, .mul_12 = mul_12, .mul_13 = mul_13, .div = div,
                                            .mul_14 = mul_14, .constant_4 = constant_4, .mul_15 = mul_15, .div_2 = div_2,
                                            .constant_5 = constant_5, .mul_16 = mul_16, .div_3 = div_3,
                                            .constant_6 = constant_6, .add_2 = add_2, .constant_7 = constant_7,
                                            .mul_17 = mul_17, .add_3 = add_3, .mul_18 = mul_18, .constant_8 = constant_8,
                                            .constant_9 = constant_9}.m))
                                        return true;
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

/* What is inside all loops of recent_make_gelu_tanh_part2. */
static bool recent_make_gelu_tanh_part3(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct recent_make_gelu_tanh_match *m), void *ctx, uint32_t alt,
    uint32_t alt_2, dfg_node mul_8, dfg_node mul_9, dfg_node x, dfg_node add_2, dfg_node mul_10,
    dfg_node mul_11, dfg_node mul_12, dfg_node mul_13, dfg_node o, dfg_node constant_7, dfg_node t,
    dfg_node mul, dfg_node r, dfg_node add, dfg_node v, uint32_t alt_4, dfg_node mul_2, dfg_node k,
    dfg_node constant, dfg_node v_2, bool is_pow, dfg_node pow, dfg_node p, dfg_node mul_3, dfg_node mul_4,
    dfg_node mul_5, dfg_node mul_6, dfg_node mul_7, dfg_node constant_2, dfg_node h_2, dfg_node constant_3,
    dfg_node div, dfg_node constant_4, dfg_node mul_14, uint32_t alt_5, bool is_pow_2, dfg_node mul_15,
    dfg_node div_2, dfg_node constant_5, uint32_t alt_6, bool is_pow_3)
{
    for (uint32_t swap_32 = 0; swap_32 < (alt == 0 && alt_2 == 2 && alt_6 == 0 && !is_pow_3 ? dfg_orders(g, mul_4) : 1u); swap_32++) {
        if (alt == 0 && alt_2 == 2) {
            if (alt_6 == 0) {
                if (!is_pow_3) {
                    if (dfg_arg(g, mul_4, swap_32) != x)
                        continue;
                    if (dfg_arg(g, mul_4, 1 - swap_32) != x)
                        continue;
                }
            } else {
                mul_5 = v;
                if (!dfg_calls_with(g, mul_5, recent_op_Mul, 2))
                    continue;
            }
        }
        for (uint32_t swap_33 = 0; swap_33 < (alt == 0 && alt_2 == 2 && alt_6 == 1 ? dfg_orders(g, mul_5) : 1u); swap_33++) {
            if (alt == 0 && alt_2 == 2 && alt_6 == 1) {
                if (dfg_arg(g, mul_5, swap_33) != x)
                    continue;
                mul_6 = dfg_arg(g, mul_5, 1 - swap_33);
                if (!dfg_calls_with(g, mul_6, recent_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_34 = 0; swap_34 < (alt == 0 && alt_2 == 2 && alt_6 == 1 ? dfg_orders(g, mul_6) : 1u); swap_34++) {
                if (alt == 0 && alt_2 == 2 && alt_6 == 1) {
                    if (dfg_arg(g, mul_6, swap_34) != x)
                        continue;
                    mul_7 = dfg_arg(g, mul_6, 1 - swap_34);
                    if (!dfg_calls_with(g, mul_7, recent_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_35 = 0; swap_35 < (alt == 0 && alt_2 == 2 && alt_6 == 1 ? dfg_orders(g, mul_7) : 1u); swap_35++) {
                    dfg_node mul_16 = DFG_NONE;
                    if (alt == 0) {
                        if (alt_2 == 2) {
                            if (alt_6 == 1) {
                                if (dfg_arg(g, mul_7, swap_35) != x)
                                    continue;
                                k = dfg_arg(g, mul_7, 1 - swap_35);
                                constant_2 = k;
                                if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                            }
                        } else if (alt_2 == 3) {
                            mul_16 = n;
                            if (!dfg_calls_with(g, mul_16, recent_op_Mul, 2))
                                continue;
                        }
                    }
                    for (uint32_t swap_36 = 0; swap_36 < (alt == 0 && alt_2 == 3 ? dfg_orders(g, mul_16) : 1u); swap_36++) {
                        dfg_node div_3 = DFG_NONE, constant_6 = DFG_NONE;
                        uint32_t swap_37 = 0, swap_38 = 0;
                        if (alt == 0 && alt_2 == 3) {
                            x = dfg_arg(g, mul_16, swap_36);
                            div_3 = dfg_arg(g, mul_16, 1 - swap_36);
                            if (!dfg_calls_argc(g, div_3, recent_op_Div, 2))
                                continue;
                            h_2 = dfg_arg(g, div_3, 1);
                            constant_6 = h_2;
                            if (!dfg_const_is(g, constant_6, dfg_int(2), DFG_NO_DTYPE))
                                continue;
                            add_2 = dfg_arg(g, div_3, 0);
                            if (!dfg_calls_argc(g, add_2, recent_op_Add, 2))
                                continue;
                            swap_37 = dfg_op(g, dfg_arg(g, add_2, 0)) == recent_op_Tanh ? 0 : 1;
                            o = dfg_arg(g, add_2, 1 - swap_37);
                            constant_7 = o;
                            if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE))
                                continue;
                            t = dfg_arg(g, add_2, swap_37);
                            if (!dfg_calls_argc(g, t, recent_op_Tanh, 1))
                                continue;
                            mul = dfg_arg(g, t, 0);
                            if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                                continue;
                            swap_38 = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Add ? 0 : 1;
                            r = dfg_arg(g, mul, 1 - swap_38);
                            if (!dfg_is(g, r, DFG_CONST))
                                continue;
                            add = dfg_arg(g, mul, swap_38);
                            if (!dfg_calls_with(g, add, recent_op_Add, 2))
                                continue;
                        }
                        for (uint32_t swap_39 = 0; swap_39 < (alt == 0 && alt_2 == 3 ? dfg_orders(g, add) : 1u); swap_39++) {
                            if (alt == 0 && alt_2 == 3) {
                                if (dfg_arg(g, add, swap_39) != x)
                                    continue;
                                v = dfg_arg(g, add, 1 - swap_39);
                            }
                            for (uint32_t alt_7 = 0; alt_7 < (alt == 0 && alt_2 == 3 ? 2u : 1u); alt_7++) {
                                uint32_t swap_40 = 0;
                                bool is_pow_4 = false;
                                if (alt == 0 && alt_2 == 3 && alt_7 == 0) {
                                    mul_2 = v;
                                    if (!dfg_calls_argc(g, mul_2, recent_op_Mul, 2))
                                        continue;
                                    swap_40 = dfg_op(g, dfg_arg(g, mul_2, 0)) == recent_op_Pow
                                        || dfg_op(g, dfg_arg(g, mul_2, 0)) == recent_op_Mul
                                        ? 0
                                        : 1;
                                    k = dfg_arg(g, mul_2, 1 - swap_40);
                                    constant = k;
                                    if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001,
                                                        DFG_NO_DTYPE))
                                        continue;
                                    v_2 = dfg_arg(g, mul_2, swap_40);
                                    is_pow_4 = dfg_calls_with(g, v_2, recent_op_Pow, 2);
                                    if (is_pow_4) {
                                        pow = v_2;
                                        if (dfg_arg(g, pow, 0) != x)
                                            continue;
                                        p = dfg_arg(g, pow, 1);
                                        if (!dfg_const_is(g, p, dfg_int(3), DFG_NO_DTYPE))
                                            continue;
                                    } else {
                                        mul_3 = v_2;
                                        if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                                            continue;
                                    }
                                }
                                for (uint32_t swap_41 = 0; swap_41 < (alt == 0 && alt_2 == 3 && alt_7 == 0 && !is_pow_4 ? dfg_orders(g, mul_3) : 1u); swap_41++) {
                                    if (alt == 0 && alt_2 == 3 && alt_7 == 0 && !is_pow_4) {
                                        if (dfg_arg(g, mul_3, swap_41) != x)
                                            continue;
                                        mul_4 = dfg_arg(g, mul_3, 1 - swap_41);
                                        if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                                            continue;
                                    }
                                    for (uint32_t swap_42 = 0; swap_42 < (alt == 0 && alt_2 == 3 && alt_7 == 0 && !is_pow_4 ? dfg_orders(g, mul_4) : 1u); swap_42++) {
                                        if (alt == 0 && alt_2 == 3) {
                                            if (alt_7 == 0) {
                                                if (!is_pow_4) {
                                                    if (dfg_arg(g, mul_4, swap_42) != x)
                                                        continue;
                                                    if (dfg_arg(g, mul_4, 1 - swap_42) != x)
                                                        continue;
                                                }
                                            } else {
                                                mul_5 = v;
                                                if (!dfg_calls_with(g, mul_5, recent_op_Mul, 2))
                                                    continue;
                                            }
                                        }
                                        for (uint32_t swap_43 = 0; swap_43 < (alt == 0 && alt_2 == 3 && alt_7 == 1 ? dfg_orders(g, mul_5) : 1u); swap_43++) {
                                            if (alt == 0 && alt_2 == 3 && alt_7 == 1) {
                                                if (dfg_arg(g, mul_5, swap_43) != x)
                                                    continue;
                                                mul_6 = dfg_arg(g, mul_5, 1 - swap_43);
                                                if (!dfg_calls_with(g, mul_6, recent_op_Mul, 2))
                                                    continue;
                                            }
                                            for (uint32_t swap_44 = 0; swap_44 < (alt == 0 && alt_2 == 3 && alt_7 == 1 ? dfg_orders(g, mul_6) : 1u); swap_44++) {
                                                if (alt == 0 && alt_2 == 3 && alt_7 == 1) {
                                                    if (dfg_arg(g, mul_6, swap_44) != x)
                                                        continue;
                                                    mul_7 = dfg_arg(g, mul_6, 1 - swap_44);
                                                    if (!dfg_calls_with(g, mul_7, recent_op_Mul, 2))
                                                        continue;
                                                }
                                                for (uint32_t swap_45 = 0; swap_45 < (alt == 0 && alt_2 == 3 && alt_7 == 1 ? dfg_orders(g, mul_7) : 1u); swap_45++) {
                                                    dfg_node mul_17 = DFG_NONE;
                                                    if (alt == 0) {
                                                        if (alt_2 == 3 && alt_7 == 1) {
                                                            if (dfg_arg(g, mul_7, swap_45) != x)
                                                                continue;
                                                            k = dfg_arg(g, mul_7, 1 - swap_45);
                                                            constant_2 = k;
                                                            if (!dfg_const_near(g, constant_2, dfg_float(0.044715),
                                                                                0.0001, DFG_NO_DTYPE))
                                                                continue;
                                                        }
                                                    } else {
                                                        mul_17 = n;
                                                        if (!dfg_calls_with(g, mul_17, recent_op_Mul, 2))
                                                            continue;
                                                    }
                                                    if (recent_make_gelu_tanh_part4(g, n, accept, ctx, alt,
                                                                                    alt_2, mul_8, mul_9, x,
                                                                                    add_2, mul_10, mul_11,
                                                                                    mul_12, mul_13, o,
                                                                                    constant_7, t, mul, r, add,
                                                                                    v, alt_4, mul_2, k,
                                                                                    constant, v_2, is_pow, pow,
                                                                                    p, mul_3, mul_4, mul_5,
                                                                                    mul_6, mul_7, constant_2,
                                                                                    h_2, constant_3, div,
                                                                                    constant_4, mul_14, alt_5,
                                                                                    is_pow_2, mul_15, div_2,
                                                                                    constant_5, alt_6, is_pow_3,
                                                                                    mul_16, div_3, constant_6,
                                                                                    alt_7, is_pow_4, mul_17))
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
    }
    return false;
}

/* What is inside all loops of recent_make_gelu_tanh. */
static bool recent_make_gelu_tanh_part2(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct recent_make_gelu_tanh_match *m), void *ctx, uint32_t alt,
    uint32_t alt_2, dfg_node mul_8, dfg_node h, dfg_node mul_9, dfg_node x, dfg_node add_2, dfg_node mul_10,
    dfg_node mul_11, dfg_node mul_12, dfg_node mul_13, dfg_node o, dfg_node constant_7, dfg_node t,
    dfg_node mul, dfg_node r, dfg_node add, dfg_node v, uint32_t alt_4, dfg_node mul_2, dfg_node k,
    dfg_node constant, dfg_node v_2, bool is_pow, dfg_node pow, dfg_node p, dfg_node mul_3, dfg_node mul_4,
    dfg_node mul_5, dfg_node mul_6, dfg_node mul_7)
{
    for (uint32_t swap_15 = 0; swap_15 < (alt == 0 && alt_2 == 0 && alt_4 == 1 ? dfg_orders(g, mul_7) : 1u); swap_15++) {
        dfg_node constant_2 = DFG_NONE, h_2 = DFG_NONE, constant_3 = DFG_NONE, div = DFG_NONE;
        dfg_node constant_4 = DFG_NONE, mul_14 = DFG_NONE;
        if (alt == 0) {
            if (alt_2 == 0) {
                if (alt_4 == 1) {
                    if (dfg_arg(g, mul_7, swap_15) != x)
                        continue;
                    k = dfg_arg(g, mul_7, 1 - swap_15);
                    constant_2 = k;
                    if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                        continue;
                }
                h_2 = h;
                constant_3 = h;
                if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
                    continue;
            } else if (alt_2 == 1) {
                div = n;
                if (!dfg_calls_argc(g, div, recent_op_Div, 2))
                    continue;
                h_2 = dfg_arg(g, div, 1);
                constant_4 = h_2;
                if (!dfg_const_is(g, constant_4, dfg_int(2), DFG_NO_DTYPE))
                    continue;
                mul_14 = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, mul_14, recent_op_Mul, 2))
                    continue;
            }
        }
        for (uint32_t swap_16 = 0; swap_16 < (alt == 0 && alt_2 == 1 ? dfg_orders(g, mul_14) : 1u); swap_16++) {
            uint32_t swap_17 = 0, swap_18 = 0;
            if (alt == 0 && alt_2 == 1) {
                x = dfg_arg(g, mul_14, swap_16);
                add_2 = dfg_arg(g, mul_14, 1 - swap_16);
                if (!dfg_calls_argc(g, add_2, recent_op_Add, 2))
                    continue;
                swap_17 = dfg_op(g, dfg_arg(g, add_2, 0)) == recent_op_Tanh ? 0 : 1;
                o = dfg_arg(g, add_2, 1 - swap_17);
                constant_7 = o;
                if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE))
                    continue;
                t = dfg_arg(g, add_2, swap_17);
                if (!dfg_calls_argc(g, t, recent_op_Tanh, 1))
                    continue;
                mul = dfg_arg(g, t, 0);
                if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                    continue;
                swap_18 = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Add ? 0 : 1;
                r = dfg_arg(g, mul, 1 - swap_18);
                if (!dfg_is(g, r, DFG_CONST))
                    continue;
                add = dfg_arg(g, mul, swap_18);
                if (!dfg_calls_with(g, add, recent_op_Add, 2))
                    continue;
            }
            for (uint32_t swap_19 = 0; swap_19 < (alt == 0 && alt_2 == 1 ? dfg_orders(g, add) : 1u); swap_19++) {
                if (alt == 0 && alt_2 == 1) {
                    if (dfg_arg(g, add, swap_19) != x)
                        continue;
                    v = dfg_arg(g, add, 1 - swap_19);
                }
                for (uint32_t alt_5 = 0; alt_5 < (alt == 0 && alt_2 == 1 ? 2u : 1u); alt_5++) {
                    uint32_t swap_20 = 0;
                    bool is_pow_2 = false;
                    if (alt == 0 && alt_2 == 1 && alt_5 == 0) {
                        mul_2 = v;
                        if (!dfg_calls_argc(g, mul_2, recent_op_Mul, 2))
                            continue;
                        swap_20 = dfg_op(g, dfg_arg(g, mul_2, 0)) == recent_op_Pow
                            || dfg_op(g, dfg_arg(g, mul_2, 0)) == recent_op_Mul
                            ? 0
                            : 1;
                        k = dfg_arg(g, mul_2, 1 - swap_20);
                        constant = k;
                        if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                            continue;
                        v_2 = dfg_arg(g, mul_2, swap_20);
                        is_pow_2 = dfg_calls_with(g, v_2, recent_op_Pow, 2);
                        if (is_pow_2) {
                            pow = v_2;
                            if (dfg_arg(g, pow, 0) != x)
                                continue;
                            p = dfg_arg(g, pow, 1);
                            if (!dfg_const_is(g, p, dfg_int(3), DFG_NO_DTYPE))
                                continue;
                        } else {
                            mul_3 = v_2;
                            if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                                continue;
                        }
                    }
                    for (uint32_t swap_21 = 0; swap_21 < (alt == 0 && alt_2 == 1 && alt_5 == 0 && !is_pow_2 ? dfg_orders(g, mul_3) : 1u); swap_21++) {
                        if (alt == 0 && alt_2 == 1 && alt_5 == 0 && !is_pow_2) {
                            if (dfg_arg(g, mul_3, swap_21) != x)
                                continue;
                            mul_4 = dfg_arg(g, mul_3, 1 - swap_21);
                            if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                                continue;
                        }
                        for (uint32_t swap_22 = 0; swap_22 < (alt == 0 && alt_2 == 1 && alt_5 == 0 && !is_pow_2 ? dfg_orders(g, mul_4) : 1u); swap_22++) {
                            if (alt == 0 && alt_2 == 1) {
                                if (alt_5 == 0) {
                                    if (!is_pow_2) {
                                        if (dfg_arg(g, mul_4, swap_22) != x)
                                            continue;
                                        if (dfg_arg(g, mul_4, 1 - swap_22) != x)
                                            continue;
                                    }
                                } else {
                                    mul_5 = v;
                                    if (!dfg_calls_with(g, mul_5, recent_op_Mul, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_23 = 0; swap_23 < (alt == 0 && alt_2 == 1 && alt_5 == 1 ? dfg_orders(g, mul_5) : 1u); swap_23++) {
                                if (alt == 0 && alt_2 == 1 && alt_5 == 1) {
                                    if (dfg_arg(g, mul_5, swap_23) != x)
                                        continue;
                                    mul_6 = dfg_arg(g, mul_5, 1 - swap_23);
                                    if (!dfg_calls_with(g, mul_6, recent_op_Mul, 2))
                                        continue;
                                }
                                for (uint32_t swap_24 = 0; swap_24 < (alt == 0 && alt_2 == 1 && alt_5 == 1 ? dfg_orders(g, mul_6) : 1u); swap_24++) {
                                    if (alt == 0 && alt_2 == 1 && alt_5 == 1) {
                                        if (dfg_arg(g, mul_6, swap_24) != x)
                                            continue;
                                        mul_7 = dfg_arg(g, mul_6, 1 - swap_24);
                                        if (!dfg_calls_with(g, mul_7, recent_op_Mul, 2))
                                            continue;
                                    }
                                    for (uint32_t swap_25 = 0; swap_25 < (alt == 0 && alt_2 == 1 && alt_5 == 1 ? dfg_orders(g, mul_7) : 1u); swap_25++) {
                                        dfg_node mul_15 = DFG_NONE, div_2 = DFG_NONE, constant_5 = DFG_NONE;
                                        uint32_t swap_26 = 0, swap_27 = 0, swap_28 = 0;
                                        if (alt == 0) {
                                            if (alt_2 == 1) {
                                                if (alt_5 == 1) {
                                                    if (dfg_arg(g, mul_7, swap_25) != x)
                                                        continue;
                                                    k = dfg_arg(g, mul_7, 1 - swap_25);
                                                    constant_2 = k;
                                                    if (!dfg_const_near(g, constant_2, dfg_float(0.044715),
                                                                        0.0001, DFG_NO_DTYPE))
                                                        continue;
                                                }
                                            } else if (alt_2 == 2) {
                                                mul_15 = n;
                                                if (!dfg_calls_argc(g, mul_15, recent_op_Mul, 2))
                                                    continue;
                                                swap_26 = dfg_op(g, dfg_arg(g, mul_15, 0)) == recent_op_Div
                                                    ? 0
                                                    : 1;
                                                div_2 = dfg_arg(g, mul_15, swap_26);
                                                if (!dfg_calls_with(g, div_2, recent_op_Div, 2))
                                                    continue;
                                                x = dfg_arg(g, div_2, 0);
                                                h_2 = dfg_arg(g, div_2, 1);
                                                constant_5 = h_2;
                                                if (!dfg_const_is(g, constant_5, dfg_int(2), DFG_NO_DTYPE))
                                                    continue;
                                                add_2 = dfg_arg(g, mul_15, 1 - swap_26);
                                                if (!dfg_calls_argc(g, add_2, recent_op_Add, 2))
                                                    continue;
                                                swap_27 = dfg_op(g, dfg_arg(g, add_2, 0)) == recent_op_Tanh
                                                    ? 0
                                                    : 1;
                                                o = dfg_arg(g, add_2, 1 - swap_27);
                                                constant_7 = o;
                                                if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE))
                                                    continue;
                                                t = dfg_arg(g, add_2, swap_27);
                                                if (!dfg_calls_argc(g, t, recent_op_Tanh, 1))
                                                    continue;
                                                mul = dfg_arg(g, t, 0);
                                                if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                                                    continue;
                                                swap_28 = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Add ? 0
                                                    : 1;
                                                r = dfg_arg(g, mul, 1 - swap_28);
                                                if (!dfg_is(g, r, DFG_CONST))
                                                    continue;
                                                add = dfg_arg(g, mul, swap_28);
                                                if (!dfg_calls_with(g, add, recent_op_Add, 2))
                                                    continue;
                                            }
                                        }
                                        for (uint32_t swap_29 = 0; swap_29 < (alt == 0 && alt_2 == 2 ? dfg_orders(g, add) : 1u); swap_29++) {
                                            if (alt == 0 && alt_2 == 2) {
                                                if (dfg_arg(g, add, swap_29) != x)
                                                    continue;
                                                v = dfg_arg(g, add, 1 - swap_29);
                                            }
                                            for (uint32_t alt_6 = 0; alt_6 < (alt == 0 && alt_2 == 2 ? 2u : 1u); alt_6++) {
                                                uint32_t swap_30 = 0;
                                                bool is_pow_3 = false;
                                                if (alt == 0 && alt_2 == 2 && alt_6 == 0) {
                                                    mul_2 = v;
                                                    if (!dfg_calls_argc(g, mul_2, recent_op_Mul, 2))
                                                        continue;
                                                    swap_30 = dfg_op(g, dfg_arg(g, mul_2, 0)) == recent_op_Pow
                                                        || dfg_op(g, dfg_arg(g, mul_2, 0)) == recent_op_Mul
                                                        ? 0
                                                        : 1;
                                                    k = dfg_arg(g, mul_2, 1 - swap_30);
                                                    constant = k;
                                                    if (!dfg_const_near(g, constant, dfg_float(0.044715),
                                                                        0.0001, DFG_NO_DTYPE))
                                                        continue;
                                                    v_2 = dfg_arg(g, mul_2, swap_30);
                                                    is_pow_3 = dfg_calls_with(g, v_2, recent_op_Pow, 2);
                                                    if (is_pow_3) {
                                                        pow = v_2;
                                                        if (dfg_arg(g, pow, 0) != x)
                                                            continue;
                                                        p = dfg_arg(g, pow, 1);
                                                        if (!dfg_const_is(g, p, dfg_int(3), DFG_NO_DTYPE))
                                                            continue;
                                                    } else {
                                                        mul_3 = v_2;
                                                        if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                                                            continue;
                                                    }
                                                }
                                                for (uint32_t swap_31 = 0; swap_31 < (alt == 0 && alt_2 == 2 && alt_6 == 0 && !is_pow_3 ? dfg_orders(g, mul_3) : 1u); swap_31++) {
                                                    if (alt == 0 && alt_2 == 2 && alt_6 == 0 && !is_pow_3) {
                                                        if (dfg_arg(g, mul_3, swap_31) != x)
                                                            continue;
                                                        mul_4 = dfg_arg(g, mul_3, 1 - swap_31);
                                                        if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                                                            continue;
                                                    }
                                                    if (recent_make_gelu_tanh_part3(g, n, accept, ctx, alt,
                                                                                    alt_2, mul_8, mul_9, x,
                                                                                    add_2, mul_10, mul_11,
                                                                                    mul_12, mul_13, o,
                                                                                    constant_7, t, mul, r, add,
                                                                                    v, alt_4, mul_2, k,
                                                                                    constant, v_2, is_pow, pow,
                                                                                    p, mul_3, mul_4, mul_5,
                                                                                    mul_6, mul_7, constant_2,
                                                                                    h_2, constant_3, div,
                                                                                    constant_4, mul_14, alt_5,
                                                                                    is_pow_2, mul_15, div_2,
                                                                                    constant_5, alt_6,
                                                                                    is_pow_3))
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
    }
    return false;
}

/* recent.pat:39
 * rule make_gelu_tanh(x, k, p, r, o, h) {
 *     t = Tanh(inner(x, k, p, r));
 *     match halved(x, Add(t, o & 1), h) | Mul(x, Add(Mul(t, h & 0.5), o & 0.5));
 *     where numbers(x, k, p, r), one(o, x), one(h, x), value(r) ~= 0.79788456 +- 1e-3;
 *     rewrite Gelu(x) { approximate = "tanh" };
 * }
 */
bool recent_make_gelu_tanh_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct recent_make_gelu_tanh_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        for (uint32_t alt_2 = 0; alt_2 < (alt == 0 ? 4u : 1u); alt_2++) {
            for (uint32_t alt_3 = 0; alt_3 < (alt == 0 && alt_2 == 0 ? 3u : 1u); alt_3++) {
                dfg_node mul_8 = DFG_NONE, h = DFG_NONE, mul_9 = DFG_NONE;
                uint32_t swap = 0;
                if (alt == 0 && alt_2 == 0 && alt_3 == 0) {
                    mul_8 = n;
                    if (!dfg_calls_argc(g, mul_8, recent_op_Mul, 2))
                        continue;
                    swap = dfg_op(g, dfg_arg(g, mul_8, 0)) == recent_op_Mul ? 0 : 1;
                    h = dfg_arg(g, mul_8, 1 - swap);
                    mul_9 = dfg_arg(g, mul_8, swap);
                    if (!dfg_calls_with(g, mul_9, recent_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && alt_2 == 0 && alt_3 == 0 ? dfg_orders(g, mul_9) : 1u); swap_2++) {
                    dfg_node x = DFG_NONE, add_2 = DFG_NONE, mul_10 = DFG_NONE, mul_11 = DFG_NONE;
                    uint32_t swap_3 = 0;
                    if (alt == 0 && alt_2 == 0) {
                        if (alt_3 == 0) {
                            x = dfg_arg(g, mul_9, swap_2);
                            add_2 = dfg_arg(g, mul_9, 1 - swap_2);
                        } else if (alt_3 == 1) {
                            mul_10 = n;
                            if (!dfg_calls_argc(g, mul_10, recent_op_Mul, 2))
                                continue;
                            swap_3 = dfg_op(g, dfg_arg(g, mul_10, 0)) == recent_op_Mul ? 0 : 1;
                            mul_11 = dfg_arg(g, mul_10, swap_3);
                            if (!dfg_calls_with(g, mul_11, recent_op_Mul, 2))
                                continue;
                        }
                    }
                    for (uint32_t swap_4 = 0; swap_4 < (alt == 0 && alt_2 == 0 && alt_3 == 1 ? dfg_orders(g, mul_11) : 1u); swap_4++) {
                        dfg_node mul_12 = DFG_NONE;
                        if (alt == 0 && alt_2 == 0) {
                            if (alt_3 == 1) {
                                x = dfg_arg(g, mul_11, swap_4);
                                h = dfg_arg(g, mul_11, 1 - swap_4);
                                add_2 = dfg_arg(g, mul_10, 1 - swap_3);
                            } else if (alt_3 == 2) {
                                mul_12 = n;
                                if (!dfg_calls_with(g, mul_12, recent_op_Mul, 2))
                                    continue;
                            }
                        }
                        for (uint32_t swap_5 = 0; swap_5 < (alt == 0 && alt_2 == 0 && alt_3 == 2 ? dfg_orders(g, mul_12) : 1u); swap_5++) {
                            dfg_node mul_13 = DFG_NONE, o = DFG_NONE, constant_7 = DFG_NONE, t = DFG_NONE;
                            dfg_node mul = DFG_NONE, r = DFG_NONE, add = DFG_NONE;
                            uint32_t swap_6 = 0, swap_7 = 0, swap_8 = 0;
                            if (alt == 0 && alt_2 == 0) {
                                if (alt_3 == 2) {
                                    x = dfg_arg(g, mul_12, swap_5);
                                    mul_13 = dfg_arg(g, mul_12, 1 - swap_5);
                                    if (!dfg_calls_argc(g, mul_13, recent_op_Mul, 2))
                                        continue;
                                    swap_6 = dfg_op(g, dfg_arg(g, mul_13, 0)) == recent_op_Add ? 0 : 1;
                                    h = dfg_arg(g, mul_13, 1 - swap_6);
                                    add_2 = dfg_arg(g, mul_13, swap_6);
                                }
                                if (!dfg_calls_argc(g, add_2, recent_op_Add, 2))
                                    continue;
                                swap_7 = dfg_op(g, dfg_arg(g, add_2, 0)) == recent_op_Tanh ? 0 : 1;
                                o = dfg_arg(g, add_2, 1 - swap_7);
                                constant_7 = o;
                                if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE))
                                    continue;
                                t = dfg_arg(g, add_2, swap_7);
                                if (!dfg_calls_argc(g, t, recent_op_Tanh, 1))
                                    continue;
                                mul = dfg_arg(g, t, 0);
                                if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                                    continue;
                                swap_8 = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Add ? 0 : 1;
                                r = dfg_arg(g, mul, 1 - swap_8);
                                if (!dfg_is(g, r, DFG_CONST))
                                    continue;
                                add = dfg_arg(g, mul, swap_8);
                                if (!dfg_calls_with(g, add, recent_op_Add, 2))
                                    continue;
                            }
                            for (uint32_t swap_9 = 0; swap_9 < (alt == 0 && alt_2 == 0 ? dfg_orders(g, add) : 1u); swap_9++) {
                                dfg_node v = DFG_NONE;
                                if (alt == 0 && alt_2 == 0) {
                                    if (dfg_arg(g, add, swap_9) != x)
                                        continue;
                                    v = dfg_arg(g, add, 1 - swap_9);
                                }
                                for (uint32_t alt_4 = 0; alt_4 < (alt == 0 && alt_2 == 0 ? 2u : 1u); alt_4++) {
                                    dfg_node mul_2 = DFG_NONE, k = DFG_NONE, constant = DFG_NONE, v_2 = DFG_NONE, pow = DFG_NONE;
                                    dfg_node p = DFG_NONE, mul_3 = DFG_NONE;
                                    uint32_t swap_10 = 0;
                                    bool is_pow = false;
                                    if (alt == 0 && alt_2 == 0 && alt_4 == 0) {
                                        mul_2 = v;
                                        if (!dfg_calls_argc(g, mul_2, recent_op_Mul, 2))
                                            continue;
                                        swap_10 = dfg_op(g, dfg_arg(g, mul_2, 0)) == recent_op_Pow
                                            || dfg_op(g, dfg_arg(g, mul_2, 0)) == recent_op_Mul
                                            ? 0
                                            : 1;
                                        k = dfg_arg(g, mul_2, 1 - swap_10);
                                        constant = k;
                                        if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001,
                                                            DFG_NO_DTYPE))
                                            continue;
                                        v_2 = dfg_arg(g, mul_2, swap_10);
                                        is_pow = dfg_calls_with(g, v_2, recent_op_Pow, 2);
                                        if (is_pow) {
                                            pow = v_2;
                                            if (dfg_arg(g, pow, 0) != x)
                                                continue;
                                            p = dfg_arg(g, pow, 1);
                                            if (!dfg_const_is(g, p, dfg_int(3), DFG_NO_DTYPE))
                                                continue;
                                        } else {
                                            mul_3 = v_2;
                                            if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                                                continue;
                                        }
                                    }
                                    for (uint32_t swap_11 = 0; swap_11 < (alt == 0 && alt_2 == 0 && alt_4 == 0 && !is_pow ? dfg_orders(g, mul_3) : 1u); swap_11++) {
                                        dfg_node mul_4 = DFG_NONE;
                                        if (alt == 0 && alt_2 == 0 && alt_4 == 0 && !is_pow) {
                                            if (dfg_arg(g, mul_3, swap_11) != x)
                                                continue;
                                            mul_4 = dfg_arg(g, mul_3, 1 - swap_11);
                                            if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                                                continue;
                                        }
                                        for (uint32_t swap_12 = 0; swap_12 < (alt == 0 && alt_2 == 0 && alt_4 == 0 && !is_pow ? dfg_orders(g, mul_4) : 1u); swap_12++) {
                                            dfg_node mul_5 = DFG_NONE;
                                            if (alt == 0 && alt_2 == 0) {
                                                if (alt_4 == 0) {
                                                    if (!is_pow) {
                                                        if (dfg_arg(g, mul_4, swap_12) != x)
                                                            continue;
                                                        if (dfg_arg(g, mul_4, 1 - swap_12) != x)
                                                            continue;
                                                    }
                                                } else {
                                                    mul_5 = v;
                                                    if (!dfg_calls_with(g, mul_5, recent_op_Mul, 2))
                                                        continue;
                                                }
                                            }
                                            for (uint32_t swap_13 = 0; swap_13 < (alt == 0 && alt_2 == 0 && alt_4 == 1 ? dfg_orders(g, mul_5) : 1u); swap_13++) {
                                                dfg_node mul_6 = DFG_NONE;
                                                if (alt == 0 && alt_2 == 0 && alt_4 == 1) {
                                                    if (dfg_arg(g, mul_5, swap_13) != x)
                                                        continue;
                                                    mul_6 = dfg_arg(g, mul_5, 1 - swap_13);
                                                    if (!dfg_calls_with(g, mul_6, recent_op_Mul, 2))
                                                        continue;
                                                }
                                                for (uint32_t swap_14 = 0; swap_14 < (alt == 0 && alt_2 == 0 && alt_4 == 1 ? dfg_orders(g, mul_6) : 1u); swap_14++) {
                                                    dfg_node mul_7 = DFG_NONE;
                                                    if (alt == 0 && alt_2 == 0 && alt_4 == 1) {
                                                        if (dfg_arg(g, mul_6, swap_14) != x)
                                                            continue;
                                                        mul_7 = dfg_arg(g, mul_6, 1 - swap_14);
                                                        if (!dfg_calls_with(g, mul_7, recent_op_Mul, 2))
                                                            continue;
                                                    }
                                                    if (recent_make_gelu_tanh_part2(g, n, accept, ctx, alt,
                                                                                    alt_2, mul_8, h, mul_9, x,
                                                                                    add_2, mul_10, mul_11,
                                                                                    mul_12, mul_13, o,
                                                                                    constant_7, t, mul, r, add,
                                                                                    v, alt_4, mul_2, k,
                                                                                    constant, v_2, is_pow, pow,
                                                                                    p, mul_3, mul_4, mul_5,
                                                                                    mul_6, mul_7))
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
    }
    return false;
}

DFG_MATCH_OF_EACH(recent_make_gelu_tanh)

/* What is inside all loops of recent_make_gelu_tanh_factored_part4. */
static bool recent_make_gelu_tanh_factored_part5(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct recent_make_gelu_tanh_factored_match *m), void *ctx, uint32_t alt,
    uint32_t alt_2, dfg_node mul_11, dfg_node mul_12, dfg_node x, dfg_node add_2, dfg_node mul_13,
    dfg_node mul_14, dfg_node mul_15, dfg_node mul_16, dfg_node o, dfg_node constant_7, dfg_node t,
    uint32_t alt_4, dfg_node mul, dfg_node mul_2, dfg_node add, dfg_node mul_7, dfg_node mul_8,
    dfg_node mul_9, dfg_node mul_10, dfg_node r_2, dfg_node u, uint32_t alt_5, dfg_node mul_3,
    dfg_node mul_4, dfg_node k, dfg_node constant, dfg_node mul_5, dfg_node constant_2, dfg_node v_3,
    bool is_mul_6, dfg_node mul_6, dfg_node pow, dfg_node p, dfg_node h_2, dfg_node constant_3, dfg_node div,
    dfg_node constant_4, dfg_node mul_17, uint32_t alt_6, uint32_t alt_7, bool is_mul_6_2, dfg_node mul_18,
    dfg_node div_2, dfg_node constant_5, uint32_t alt_8, uint32_t alt_9, bool is_mul_6_3, dfg_node mul_19,
    dfg_node div_3, dfg_node constant_6, uint32_t alt_10, uint32_t alt_11, bool is_mul_6_4, dfg_node mul_20,
    dfg_node add_3, dfg_node constant_9, dfg_node mul_21, dfg_node constant_8, uint32_t alt_12,
    uint32_t alt_13, bool is_mul_6_5)
{
    for (uint32_t swap_71 = 0; swap_71 < (alt == 1 && alt_13 == 1 && is_mul_6_5 ? dfg_orders(g, mul_6) : 1u); swap_71++) {
        if (alt == 1 && alt_13 == 1) {
            if (is_mul_6_5) {
                if (dfg_arg(g, mul_6, swap_71) != x)
                    continue;
                if (dfg_arg(g, mul_6, 1 - swap_71) != x)
                    continue;
            } else {
                pow = v_3;
                if (!dfg_calls_with(g, pow, recent_op_Pow, 2))
                    continue;
                if (dfg_arg(g, pow, 0) != x)
                    continue;
                p = dfg_arg(g, pow, 1);
                if (!dfg_const_is(g, p, dfg_int(2), DFG_NO_DTYPE))
                    continue;
            }
        }
        if (alt != 0)
            add_2 = DFG_NONE;
        if (!((alt == 0 && alt_2 == 0 && alt_4 == 0) || (alt == 0 && alt_2 == 1 && alt_6 == 0)
              || (alt == 0 && alt_2 == 2 && alt_8 == 0) || (alt == 0 && alt_2 == 3 && alt_10 == 0)
              || (alt == 1 && alt_12 == 0)))
            mul = DFG_NONE;
        if (!((alt == 0 && alt_2 == 0 && alt_4 == 0) || (alt == 0 && alt_2 == 1 && alt_6 == 0)
              || (alt == 0 && alt_2 == 2 && alt_8 == 0) || (alt == 0 && alt_2 == 3 && alt_10 == 0)
              || (alt == 1 && alt_12 == 0)))
            mul_2 = DFG_NONE;
        if (!((alt == 0 && alt_2 == 0 && alt_5 == 0) || (alt == 0 && alt_2 == 1 && alt_7 == 0)
              || (alt == 0 && alt_2 == 2 && alt_9 == 0) || (alt == 0 && alt_2 == 3 && alt_11 == 0)
              || (alt == 1 && alt_13 == 0)))
            mul_3 = DFG_NONE;
        if (!((alt == 0 && alt_2 == 0 && alt_5 == 0) || (alt == 0 && alt_2 == 1 && alt_7 == 0)
              || (alt == 0 && alt_2 == 2 && alt_9 == 0) || (alt == 0 && alt_2 == 3 && alt_11 == 0)
              || (alt == 1 && alt_13 == 0)))
            mul_4 = DFG_NONE;
        if (!((alt == 0 && alt_2 == 0 && alt_5 == 1) || (alt == 0 && alt_2 == 1 && alt_7 == 1)
              || (alt == 0 && alt_2 == 2 && alt_9 == 1) || (alt == 0 && alt_2 == 3 && alt_11 == 1)
              || (alt == 1 && alt_13 == 1)))
            mul_5 = DFG_NONE;
        if (!((alt == 0 && alt_2 == 0 && alt_5 == 1 && is_mul_6)
              || (alt == 0 && alt_2 == 1 && alt_7 == 1 && is_mul_6_2)
              || (alt == 0 && alt_2 == 2 && alt_9 == 1 && is_mul_6_3)
              || (alt == 0 && alt_2 == 3 && alt_11 == 1 && is_mul_6_4)
              || (alt == 1 && alt_13 == 1 && is_mul_6_5)))
            mul_6 = DFG_NONE;
        if (!((alt == 0 && alt_2 == 0 && alt_5 == 1 && !is_mul_6)
              || (alt == 0 && alt_2 == 1 && alt_7 == 1 && !is_mul_6_2)
              || (alt == 0 && alt_2 == 2 && alt_9 == 1 && !is_mul_6_3)
              || (alt == 0 && alt_2 == 3 && alt_11 == 1 && !is_mul_6_4)
              || (alt == 1 && alt_13 == 1 && !is_mul_6_5)))
            pow = DFG_NONE;
        if (!((alt == 0 && alt_2 == 0 && alt_5 == 1 && !is_mul_6)
              || (alt == 0 && alt_2 == 1 && alt_7 == 1 && !is_mul_6_2)
              || (alt == 0 && alt_2 == 2 && alt_9 == 1 && !is_mul_6_3)
              || (alt == 0 && alt_2 == 3 && alt_11 == 1 && !is_mul_6_4)
              || (alt == 1 && alt_13 == 1 && !is_mul_6_5)))
            p = DFG_NONE;
        if (!((alt == 0 && alt_2 == 0 && alt_4 == 1) || (alt == 0 && alt_2 == 1 && alt_6 == 1)
              || (alt == 0 && alt_2 == 2 && alt_8 == 1) || (alt == 0 && alt_2 == 3 && alt_10 == 1)
              || (alt == 1 && alt_12 == 1)))
            mul_7 = DFG_NONE;
        if (!((alt == 0 && alt_2 == 0 && alt_4 == 1) || (alt == 0 && alt_2 == 1 && alt_6 == 1)
              || (alt == 0 && alt_2 == 2 && alt_8 == 1) || (alt == 0 && alt_2 == 3 && alt_10 == 1)
              || (alt == 1 && alt_12 == 1)))
            mul_8 = DFG_NONE;
        if (!((alt == 0 && alt_2 == 0 && alt_4 == 2) || (alt == 0 && alt_2 == 1 && alt_6 == 2)
              || (alt == 0 && alt_2 == 2 && alt_8 == 2) || (alt == 0 && alt_2 == 3 && alt_10 == 2)
              || (alt == 1 && alt_12 == 2)))
            mul_9 = DFG_NONE;
        if (!((alt == 0 && alt_2 == 0 && alt_4 == 2) || (alt == 0 && alt_2 == 1 && alt_6 == 2)
              || (alt == 0 && alt_2 == 2 && alt_8 == 2) || (alt == 0 && alt_2 == 3 && alt_10 == 2)
              || (alt == 1 && alt_12 == 2)))
            mul_10 = DFG_NONE;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){mul_11, mul_12, mul_13, mul_14, mul_15, mul_16, add_2, t, mul,
                                            mul_2, mul_7, mul_8, mul_9, mul_10, add, mul_3, mul_4, mul_5,
                                            mul_6, pow, div, mul_17, mul_18, div_2, mul_19, div_3, mul_20,
                                            add_3, mul_21},
                         29))
            continue;
        /* where numbers(x, k, p, r) */
        if (!recent_numbers(g, x, k, p, r_2))
            continue;
        /* where one(o, x) */
        if (!recent_one(g, o, x))
            continue;
        /* where one(h, x) */
        if (!recent_one(g, h_2, x))
            continue;
        /* where one(u, x) */
        if (!recent_one(g, u, x))
            continue;
        /* where value(r) ~= 0.79788456 +- 1e-3 */
        if (dfg_close_within(dfg_value_of(g, r_2), dfg_float(0.79788456), dfg_float(0.001)) != DFG_TRUE)
            continue;
        if (!((alt == 0 && alt_2 == 0 && alt_5 == 0) || (alt == 0 && alt_2 == 1 && alt_7 == 0)
              || (alt == 0 && alt_2 == 2 && alt_9 == 0) || (alt == 0 && alt_2 == 3 && alt_11 == 0)
              || (alt == 1 && alt_13 == 0)))
            constant = DFG_NONE;
        if (!((alt == 0 && alt_2 == 0 && alt_5 == 1) || (alt == 0 && alt_2 == 1 && alt_7 == 1)
              || (alt == 0 && alt_2 == 2 && alt_9 == 1) || (alt == 0 && alt_2 == 3 && alt_11 == 1)
              || (alt == 1 && alt_13 == 1)))
            constant_2 = DFG_NONE;
        if (alt != 0)
            constant_7 = DFG_NONE;
        if (accept(ctx, &(struct recent_make_gelu_tanh_factored_whole){.m = {.root = n, .x = x, .k = k,
                .p = p, .r = r_2, .u = u, .o = o, .h = h_2, .t = t}, .mul = mul,
                .mul_2 = mul_2, .add = add, .mul_3 = mul_3, .mul_4 = mul_4, .constant = constant,
                .mul_5 = mul_5, .mul_6 = mul_6, .pow = pow, .constant_2 = constant_2,
                .mul_7 = mul_7, .mul_8 = mul_8, .mul_9 = mul_9, .mul_10 = mul_10,
                .mul_11 = mul_11, .mul_12 = mul_12, .constant_3 = constant_3, .mul_13 = mul_13,
                .mul_14 = mul_14, .mul_15 = mul_15, .mul_16 = mul_16, .div = div,
                .mul_17 = mul_17, .constant_4 = constant_4, .mul_18 = mul_18, .div_2 = div_2,
                .constant_5 = constant_5, .mul_19 = mul_19, .div_3 = div_3,
                .constant_6 = constant_6, .add_2 = add_2, .constant_7 = constant_7,
                .mul_20 = mul_20, .add_3 = add_3, .mul_21 = mul_21, .constant_8 = constant_8,
                .constant_9 = constant_9}.m))
            return true;
    }
    return false;
}

/* What is inside all loops of recent_make_gelu_tanh_factored_part3. */
static bool recent_make_gelu_tanh_factored_part4(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct recent_make_gelu_tanh_factored_match *m), void *ctx, uint32_t alt,
    uint32_t alt_2, dfg_node mul_11, dfg_node mul_12, dfg_node x, dfg_node add_2, dfg_node mul_13,
    dfg_node mul_14, dfg_node mul_15, dfg_node mul_16, dfg_node o, dfg_node constant_7, dfg_node t,
    dfg_node v, uint32_t alt_4, dfg_node mul, dfg_node mul_2, dfg_node r, dfg_node add, dfg_node mul_7,
    dfg_node mul_8, dfg_node mul_9, dfg_node mul_10, dfg_node r_2, dfg_node u, dfg_node v_2, uint32_t alt_5,
    dfg_node mul_3, dfg_node mul_4, dfg_node k, dfg_node constant, dfg_node mul_5, dfg_node constant_2,
    dfg_node v_3, bool is_mul_6, dfg_node mul_6, dfg_node pow, dfg_node p, dfg_node h_2, dfg_node constant_3,
    dfg_node div, dfg_node constant_4, dfg_node mul_17, uint32_t alt_6, uint32_t alt_7, bool is_mul_6_2,
    dfg_node mul_18, dfg_node div_2, dfg_node constant_5, uint32_t alt_8, uint32_t alt_9, bool is_mul_6_3,
    dfg_node mul_19, dfg_node div_3, dfg_node constant_6, uint32_t alt_10)
{
    for (uint32_t alt_11 = 0; alt_11 < (alt == 0 && alt_2 == 3 ? 2u : 1u); alt_11++) {
        if (alt == 0 && alt_2 == 3 && alt_11 == 0) {
            mul_3 = v_2;
            if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                continue;
        }
        for (uint32_t swap_54 = 0; swap_54 < (alt == 0 && alt_2 == 3 && alt_11 == 0 ? dfg_orders(g, mul_3) : 1u); swap_54++) {
            if (alt == 0 && alt_2 == 3 && alt_11 == 0) {
                if (dfg_arg(g, mul_3, swap_54) != x)
                    continue;
                mul_4 = dfg_arg(g, mul_3, 1 - swap_54);
                if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_55 = 0; swap_55 < (alt == 0 && alt_2 == 3 && alt_11 == 0 ? dfg_orders(g, mul_4) : 1u); swap_55++) {
                uint32_t swap_56 = 0;
                bool is_mul_6_4 = false;
                if (alt == 0 && alt_2 == 3) {
                    if (alt_11 == 0) {
                        if (dfg_arg(g, mul_4, swap_55) != x)
                            continue;
                        k = dfg_arg(g, mul_4, 1 - swap_55);
                        constant = k;
                        if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                            continue;
                    } else {
                        mul_5 = v_2;
                        if (!dfg_calls_argc(g, mul_5, recent_op_Mul, 2))
                            continue;
                        swap_56 = dfg_op(g, dfg_arg(g, mul_5, 0)) == recent_op_Mul
                            || dfg_op(g, dfg_arg(g, mul_5, 0)) == recent_op_Pow
                            ? 0
                            : 1;
                        k = dfg_arg(g, mul_5, 1 - swap_56);
                        constant_2 = k;
                        if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                            continue;
                        v_3 = dfg_arg(g, mul_5, swap_56);
                        is_mul_6_4 = dfg_calls_with(g, v_3, recent_op_Mul, 2);
                        if (is_mul_6_4) {
                            mul_6 = v_3;
                        }
                    }
                }
                for (uint32_t swap_57 = 0; swap_57 < (alt == 0 && alt_2 == 3 && alt_11 == 1 && is_mul_6_4 ? dfg_orders(g, mul_6) : 1u); swap_57++) {
                    dfg_node mul_20 = DFG_NONE;
                    if (alt == 0) {
                        if (alt_2 == 3 && alt_11 == 1) {
                            if (is_mul_6_4) {
                                if (dfg_arg(g, mul_6, swap_57) != x)
                                    continue;
                                if (dfg_arg(g, mul_6, 1 - swap_57) != x)
                                    continue;
                            } else {
                                pow = v_3;
                                if (!dfg_calls_with(g, pow, recent_op_Pow, 2))
                                    continue;
                                if (dfg_arg(g, pow, 0) != x)
                                    continue;
                                p = dfg_arg(g, pow, 1);
                                if (!dfg_const_is(g, p, dfg_int(2), DFG_NO_DTYPE))
                                    continue;
                            }
                        }
                    } else {
                        mul_20 = n;
                        if (!dfg_calls_with(g, mul_20, recent_op_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_58 = 0; swap_58 < (alt == 1 ? dfg_orders(g, mul_20) : 1u); swap_58++) {
                        dfg_node add_3 = DFG_NONE, constant_9 = DFG_NONE, mul_21 = DFG_NONE, constant_8 = DFG_NONE;
                        uint32_t swap_59 = 0, swap_60 = 0;
                        if (alt == 1) {
                            x = dfg_arg(g, mul_20, swap_58);
                            add_3 = dfg_arg(g, mul_20, 1 - swap_58);
                            if (!dfg_calls_argc(g, add_3, recent_op_Add, 2))
                                continue;
                            swap_59 = dfg_op(g, dfg_arg(g, add_3, 0)) == recent_op_Mul ? 0 : 1;
                            o = dfg_arg(g, add_3, 1 - swap_59);
                            constant_9 = o;
                            if (!dfg_const_is(g, constant_9, dfg_float(0.5), DFG_NO_DTYPE))
                                continue;
                            mul_21 = dfg_arg(g, add_3, swap_59);
                            if (!dfg_calls_argc(g, mul_21, recent_op_Mul, 2))
                                continue;
                            swap_60 = dfg_op(g, dfg_arg(g, mul_21, 0)) == recent_op_Tanh ? 0 : 1;
                            h_2 = dfg_arg(g, mul_21, 1 - swap_60);
                            constant_8 = h_2;
                            if (!dfg_const_is(g, constant_8, dfg_float(0.5), DFG_NO_DTYPE))
                                continue;
                            t = dfg_arg(g, mul_21, swap_60);
                            if (!dfg_calls_argc(g, t, recent_op_Tanh, 1))
                                continue;
                            v = dfg_arg(g, t, 0);
                        }
                        for (uint32_t alt_12 = 0; alt_12 < (alt == 1 ? 3u : 1u); alt_12++) {
                            uint32_t swap_61 = 0;
                            if (alt == 1 && alt_12 == 0) {
                                mul = v;
                                if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                                    continue;
                                swap_61 = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Mul ? 0 : 1;
                                mul_2 = dfg_arg(g, mul, swap_61);
                                if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                                    continue;
                            }
                            for (uint32_t swap_62 = 0; swap_62 < (alt == 1 && alt_12 == 0 ? dfg_orders(g, mul_2) : 1u); swap_62++) {
                                uint32_t swap_63 = 0;
                                if (alt == 1) {
                                    if (alt_12 == 0) {
                                        if (dfg_arg(g, mul_2, swap_62) != x)
                                            continue;
                                        r = dfg_arg(g, mul_2, 1 - swap_62);
                                        add = dfg_arg(g, mul, 1 - swap_61);
                                    } else if (alt_12 == 1) {
                                        mul_7 = v;
                                        if (!dfg_calls_argc(g, mul_7, recent_op_Mul, 2))
                                            continue;
                                        swap_63 = dfg_op(g, dfg_arg(g, mul_7, 0)) == recent_op_Mul ? 0 : 1;
                                        r = dfg_arg(g, mul_7, 1 - swap_63);
                                        mul_8 = dfg_arg(g, mul_7, swap_63);
                                        if (!dfg_calls_with(g, mul_8, recent_op_Mul, 2))
                                            continue;
                                    }
                                }
                                for (uint32_t swap_64 = 0; swap_64 < (alt == 1 && alt_12 == 1 ? dfg_orders(g, mul_8) : 1u); swap_64++) {
                                    if (alt == 1) {
                                        if (alt_12 == 1) {
                                            if (dfg_arg(g, mul_8, swap_64) != x)
                                                continue;
                                            add = dfg_arg(g, mul_8, 1 - swap_64);
                                        } else if (alt_12 == 2) {
                                            mul_9 = v;
                                            if (!dfg_calls_with(g, mul_9, recent_op_Mul, 2))
                                                continue;
                                        }
                                    }
                                    for (uint32_t swap_65 = 0; swap_65 < (alt == 1 && alt_12 == 2 ? dfg_orders(g, mul_9) : 1u); swap_65++) {
                                        uint32_t swap_66 = 0, swap_67 = 0;
                                        if (alt == 1) {
                                            if (alt_12 == 2) {
                                                if (dfg_arg(g, mul_9, swap_65) != x)
                                                    continue;
                                                mul_10 = dfg_arg(g, mul_9, 1 - swap_65);
                                                if (!dfg_calls_argc(g, mul_10, recent_op_Mul, 2))
                                                    continue;
                                                swap_66 = dfg_is(g, dfg_arg(g, mul_10, 0), DFG_CONST) ? 0
                                                    : 1;
                                                r = dfg_arg(g, mul_10, swap_66);
                                                add = dfg_arg(g, mul_10, 1 - swap_66);
                                            }
                                            r_2 = r;
                                            if (!dfg_is(g, r, DFG_CONST)
                                                || !dfg_calls_argc(g, add, recent_op_Add, 2))
                                                continue;
                                            swap_67 = dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Mul
                                                || dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Mul
                                                ? 0
                                                : 1;
                                            u = dfg_arg(g, add, 1 - swap_67);
                                            if (!dfg_const_is(g, u, dfg_int(1), DFG_NO_DTYPE))
                                                continue;
                                            v_2 = dfg_arg(g, add, swap_67);
                                        }
                                        for (uint32_t alt_13 = 0; alt_13 < (alt == 1 ? 2u : 1u); alt_13++) {
                                            if (alt == 1 && alt_13 == 0) {
                                                mul_3 = v_2;
                                                if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                                                    continue;
                                            }
                                            for (uint32_t swap_68 = 0; swap_68 < (alt == 1 && alt_13 == 0 ? dfg_orders(g, mul_3) : 1u); swap_68++) {
                                                if (alt == 1 && alt_13 == 0) {
                                                    if (dfg_arg(g, mul_3, swap_68) != x)
                                                        continue;
                                                    mul_4 = dfg_arg(g, mul_3, 1 - swap_68);
                                                    if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                                                        continue;
                                                }
                                                for (uint32_t swap_69 = 0; swap_69 < (alt == 1 && alt_13 == 0 ? dfg_orders(g, mul_4) : 1u); swap_69++) {
                                                    uint32_t swap_70 = 0;
                                                    bool is_mul_6_5 = false;
                                                    if (alt == 1) {
                                                        if (alt_13 == 0) {
                                                            if (dfg_arg(g, mul_4, swap_69) != x)
                                                                continue;
                                                            k = dfg_arg(g, mul_4, 1 - swap_69);
                                                            constant = k;
                                                            if (!dfg_const_near(g, constant, dfg_float(0.044715),
                                                                                0.0001, DFG_NO_DTYPE))
                                                                continue;
                                                        } else {
                                                            mul_5 = v_2;
                                                            if (!dfg_calls_argc(g, mul_5, recent_op_Mul, 2))
                                                                continue;
                                                            swap_70 = dfg_op(g, dfg_arg(g, mul_5, 0)) == recent_op_Mul
                                                                || dfg_op(g, dfg_arg(g, mul_5, 0)) == recent_op_Pow
                                                                ? 0
                                                                : 1;
                                                            k = dfg_arg(g, mul_5, 1 - swap_70);
                                                            constant_2 = k;
                                                            if (!dfg_const_near(g, constant_2, dfg_float(0.044715),
                                                                                0.0001, DFG_NO_DTYPE))
                                                                continue;
                                                            v_3 = dfg_arg(g, mul_5, swap_70);
                                                            is_mul_6_5 = dfg_calls_with(g, v_3, recent_op_Mul, 2);
                                                            if (is_mul_6_5) {
                                                                mul_6 = v_3;
                                                            }
                                                        }
                                                    }
                                                    if (recent_make_gelu_tanh_factored_part5(g, n, accept, ctx,
                                                                                             alt, alt_2, mul_11,
                                                                                             mul_12, x, add_2,
                                                                                             mul_13, mul_14,
                                                                                             mul_15, mul_16, o,
                                                                                             constant_7, t,
                                                                                             alt_4, mul, mul_2,
                                                                                             add, mul_7, mul_8,
                                                                                             mul_9, mul_10, r_2,
                                                                                             u, alt_5, mul_3,
                                                                                             mul_4, k, constant,
                                                                                             mul_5, constant_2,
                                                                                             v_3, is_mul_6,
                                                                                             mul_6, pow, p, h_2,
                                                                                             constant_3, div,
                                                                                             constant_4, mul_17,
                                                                                             alt_6, alt_7,
                                                                                             is_mul_6_2, mul_18,
                                                                                             div_2, constant_5,
                                                                                             alt_8, alt_9,
                                                                                             is_mul_6_3, mul_19,
                                                                                             div_3, constant_6,
                                                                                             alt_10, alt_11,
                                                                                             is_mul_6_4, mul_20,
                                                                                             add_3, constant_9,
                                                                                             mul_21, constant_8,
                                                                                             alt_12, alt_13,
                                                                                             is_mul_6_5))
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
    }
    return false;
}

/* What is inside all loops of recent_make_gelu_tanh_factored_part2. */
static bool recent_make_gelu_tanh_factored_part3(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct recent_make_gelu_tanh_factored_match *m), void *ctx, uint32_t alt,
    uint32_t alt_2, dfg_node mul_11, dfg_node mul_12, dfg_node x, dfg_node add_2, dfg_node mul_13,
    dfg_node mul_14, dfg_node mul_15, dfg_node mul_16, dfg_node o, dfg_node constant_7, dfg_node t,
    dfg_node v, uint32_t alt_4, dfg_node mul, dfg_node mul_2, dfg_node r, dfg_node add, dfg_node mul_7,
    dfg_node mul_8, dfg_node mul_9, dfg_node mul_10, dfg_node r_2, dfg_node u, dfg_node v_2, uint32_t alt_5,
    dfg_node mul_3, dfg_node mul_4, dfg_node k, dfg_node constant, dfg_node mul_5, dfg_node constant_2,
    dfg_node v_3, bool is_mul_6, dfg_node mul_6, dfg_node pow, dfg_node p, dfg_node h_2, dfg_node constant_3,
    dfg_node div, dfg_node constant_4, dfg_node mul_17, uint32_t alt_6, uint32_t alt_7, bool is_mul_6_2,
    dfg_node mul_18, dfg_node div_2, dfg_node constant_5, uint32_t alt_8, uint32_t swap_34)
{
    for (uint32_t swap_35 = 0; swap_35 < (alt == 0 && alt_2 == 2 && alt_8 == 0 ? dfg_orders(g, mul_2) : 1u); swap_35++) {
        uint32_t swap_36 = 0;
        if (alt == 0 && alt_2 == 2) {
            if (alt_8 == 0) {
                if (dfg_arg(g, mul_2, swap_35) != x)
                    continue;
                r = dfg_arg(g, mul_2, 1 - swap_35);
                add = dfg_arg(g, mul, 1 - swap_34);
            } else if (alt_8 == 1) {
                mul_7 = v;
                if (!dfg_calls_argc(g, mul_7, recent_op_Mul, 2))
                    continue;
                swap_36 = dfg_op(g, dfg_arg(g, mul_7, 0)) == recent_op_Mul ? 0 : 1;
                r = dfg_arg(g, mul_7, 1 - swap_36);
                mul_8 = dfg_arg(g, mul_7, swap_36);
                if (!dfg_calls_with(g, mul_8, recent_op_Mul, 2))
                    continue;
            }
        }
        for (uint32_t swap_37 = 0; swap_37 < (alt == 0 && alt_2 == 2 && alt_8 == 1 ? dfg_orders(g, mul_8) : 1u); swap_37++) {
            if (alt == 0 && alt_2 == 2) {
                if (alt_8 == 1) {
                    if (dfg_arg(g, mul_8, swap_37) != x)
                        continue;
                    add = dfg_arg(g, mul_8, 1 - swap_37);
                } else if (alt_8 == 2) {
                    mul_9 = v;
                    if (!dfg_calls_with(g, mul_9, recent_op_Mul, 2))
                        continue;
                }
            }
            for (uint32_t swap_38 = 0; swap_38 < (alt == 0 && alt_2 == 2 && alt_8 == 2 ? dfg_orders(g, mul_9) : 1u); swap_38++) {
                uint32_t swap_39 = 0, swap_40 = 0;
                if (alt == 0 && alt_2 == 2) {
                    if (alt_8 == 2) {
                        if (dfg_arg(g, mul_9, swap_38) != x)
                            continue;
                        mul_10 = dfg_arg(g, mul_9, 1 - swap_38);
                        if (!dfg_calls_argc(g, mul_10, recent_op_Mul, 2))
                            continue;
                        swap_39 = dfg_is(g, dfg_arg(g, mul_10, 0), DFG_CONST) ? 0 : 1;
                        r = dfg_arg(g, mul_10, swap_39);
                        add = dfg_arg(g, mul_10, 1 - swap_39);
                    }
                    r_2 = r;
                    if (!dfg_is(g, r, DFG_CONST) || !dfg_calls_argc(g, add, recent_op_Add, 2))
                        continue;
                    swap_40 = dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Mul
                        || dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Mul
                        ? 0
                        : 1;
                    u = dfg_arg(g, add, 1 - swap_40);
                    if (!dfg_const_is(g, u, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    v_2 = dfg_arg(g, add, swap_40);
                }
                for (uint32_t alt_9 = 0; alt_9 < (alt == 0 && alt_2 == 2 ? 2u : 1u); alt_9++) {
                    if (alt == 0 && alt_2 == 2 && alt_9 == 0) {
                        mul_3 = v_2;
                        if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_41 = 0; swap_41 < (alt == 0 && alt_2 == 2 && alt_9 == 0 ? dfg_orders(g, mul_3) : 1u); swap_41++) {
                        if (alt == 0 && alt_2 == 2 && alt_9 == 0) {
                            if (dfg_arg(g, mul_3, swap_41) != x)
                                continue;
                            mul_4 = dfg_arg(g, mul_3, 1 - swap_41);
                            if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                                continue;
                        }
                        for (uint32_t swap_42 = 0; swap_42 < (alt == 0 && alt_2 == 2 && alt_9 == 0 ? dfg_orders(g, mul_4) : 1u); swap_42++) {
                            uint32_t swap_43 = 0;
                            bool is_mul_6_3 = false;
                            if (alt == 0 && alt_2 == 2) {
                                if (alt_9 == 0) {
                                    if (dfg_arg(g, mul_4, swap_42) != x)
                                        continue;
                                    k = dfg_arg(g, mul_4, 1 - swap_42);
                                    constant = k;
                                    if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001,
                                                        DFG_NO_DTYPE))
                                        continue;
                                } else {
                                    mul_5 = v_2;
                                    if (!dfg_calls_argc(g, mul_5, recent_op_Mul, 2))
                                        continue;
                                    swap_43 = dfg_op(g, dfg_arg(g, mul_5, 0)) == recent_op_Mul
                                        || dfg_op(g, dfg_arg(g, mul_5, 0)) == recent_op_Pow
                                        ? 0
                                        : 1;
                                    k = dfg_arg(g, mul_5, 1 - swap_43);
                                    constant_2 = k;
                                    if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001,
                                                        DFG_NO_DTYPE))
                                        continue;
                                    v_3 = dfg_arg(g, mul_5, swap_43);
                                    is_mul_6_3 = dfg_calls_with(g, v_3, recent_op_Mul, 2);
                                    if (is_mul_6_3) {
                                        mul_6 = v_3;
                                    }
                                }
                            }
                            for (uint32_t swap_44 = 0; swap_44 < (alt == 0 && alt_2 == 2 && alt_9 == 1 && is_mul_6_3 ? dfg_orders(g, mul_6) : 1u); swap_44++) {
                                dfg_node mul_19 = DFG_NONE;
                                if (alt == 0) {
                                    if (alt_2 == 2) {
                                        if (alt_9 == 1) {
                                            if (is_mul_6_3) {
                                                if (dfg_arg(g, mul_6, swap_44) != x)
                                                    continue;
                                                if (dfg_arg(g, mul_6, 1 - swap_44) != x)
                                                    continue;
                                            } else {
                                                pow = v_3;
                                                if (!dfg_calls_with(g, pow, recent_op_Pow, 2))
                                                    continue;
                                                if (dfg_arg(g, pow, 0) != x)
                                                    continue;
                                                p = dfg_arg(g, pow, 1);
                                                if (!dfg_const_is(g, p, dfg_int(2), DFG_NO_DTYPE))
                                                    continue;
                                            }
                                        }
                                    } else if (alt_2 == 3) {
                                        mul_19 = n;
                                        if (!dfg_calls_with(g, mul_19, recent_op_Mul, 2))
                                            continue;
                                    }
                                }
                                for (uint32_t swap_45 = 0; swap_45 < (alt == 0 && alt_2 == 3 ? dfg_orders(g, mul_19) : 1u); swap_45++) {
                                    dfg_node div_3 = DFG_NONE, constant_6 = DFG_NONE;
                                    uint32_t swap_46 = 0;
                                    if (alt == 0 && alt_2 == 3) {
                                        x = dfg_arg(g, mul_19, swap_45);
                                        div_3 = dfg_arg(g, mul_19, 1 - swap_45);
                                        if (!dfg_calls_argc(g, div_3, recent_op_Div, 2))
                                            continue;
                                        h_2 = dfg_arg(g, div_3, 1);
                                        constant_6 = h_2;
                                        if (!dfg_const_is(g, constant_6, dfg_int(2), DFG_NO_DTYPE))
                                            continue;
                                        add_2 = dfg_arg(g, div_3, 0);
                                        if (!dfg_calls_argc(g, add_2, recent_op_Add, 2))
                                            continue;
                                        swap_46 = dfg_op(g, dfg_arg(g, add_2, 0)) == recent_op_Tanh ? 0 : 1;
                                        o = dfg_arg(g, add_2, 1 - swap_46);
                                        constant_7 = o;
                                        if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE))
                                            continue;
                                        t = dfg_arg(g, add_2, swap_46);
                                        if (!dfg_calls_argc(g, t, recent_op_Tanh, 1))
                                            continue;
                                        v = dfg_arg(g, t, 0);
                                    }
                                    for (uint32_t alt_10 = 0; alt_10 < (alt == 0 && alt_2 == 3 ? 3u : 1u); alt_10++) {
                                        uint32_t swap_47 = 0;
                                        if (alt == 0 && alt_2 == 3 && alt_10 == 0) {
                                            mul = v;
                                            if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                                                continue;
                                            swap_47 = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Mul ? 0
                                                : 1;
                                            mul_2 = dfg_arg(g, mul, swap_47);
                                            if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                                                continue;
                                        }
                                        for (uint32_t swap_48 = 0; swap_48 < (alt == 0 && alt_2 == 3 && alt_10 == 0 ? dfg_orders(g, mul_2) : 1u); swap_48++) {
                                            uint32_t swap_49 = 0;
                                            if (alt == 0 && alt_2 == 3) {
                                                if (alt_10 == 0) {
                                                    if (dfg_arg(g, mul_2, swap_48) != x)
                                                        continue;
                                                    r = dfg_arg(g, mul_2, 1 - swap_48);
                                                    add = dfg_arg(g, mul, 1 - swap_47);
                                                } else if (alt_10 == 1) {
                                                    mul_7 = v;
                                                    if (!dfg_calls_argc(g, mul_7, recent_op_Mul, 2))
                                                        continue;
                                                    swap_49 = dfg_op(g, dfg_arg(g, mul_7, 0)) == recent_op_Mul
                                                        ? 0
                                                        : 1;
                                                    r = dfg_arg(g, mul_7, 1 - swap_49);
                                                    mul_8 = dfg_arg(g, mul_7, swap_49);
                                                    if (!dfg_calls_with(g, mul_8, recent_op_Mul, 2))
                                                        continue;
                                                }
                                            }
                                            for (uint32_t swap_50 = 0; swap_50 < (alt == 0 && alt_2 == 3 && alt_10 == 1 ? dfg_orders(g, mul_8) : 1u); swap_50++) {
                                                if (alt == 0 && alt_2 == 3) {
                                                    if (alt_10 == 1) {
                                                        if (dfg_arg(g, mul_8, swap_50) != x)
                                                            continue;
                                                        add = dfg_arg(g, mul_8, 1 - swap_50);
                                                    } else if (alt_10 == 2) {
                                                        mul_9 = v;
                                                        if (!dfg_calls_with(g, mul_9, recent_op_Mul, 2))
                                                            continue;
                                                    }
                                                }
                                                for (uint32_t swap_51 = 0; swap_51 < (alt == 0 && alt_2 == 3 && alt_10 == 2 ? dfg_orders(g, mul_9) : 1u); swap_51++) {
                                                    uint32_t swap_52 = 0, swap_53 = 0;
                                                    if (alt == 0 && alt_2 == 3) {
                                                        if (alt_10 == 2) {
                                                            if (dfg_arg(g, mul_9, swap_51) != x)
                                                                continue;
                                                            mul_10 = dfg_arg(g, mul_9, 1 - swap_51);
                                                            if (!dfg_calls_argc(g, mul_10, recent_op_Mul, 2))
                                                                continue;
                                                            swap_52 = dfg_is(g, dfg_arg(g, mul_10, 0), DFG_CONST) ? 0
                                                                : 1;
                                                            r = dfg_arg(g, mul_10, swap_52);
                                                            add = dfg_arg(g, mul_10, 1 - swap_52);
                                                        }
                                                        r_2 = r;
                                                        if (!dfg_is(g, r, DFG_CONST)
                                                            || !dfg_calls_argc(g, add, recent_op_Add, 2))
                                                            continue;
                                                        swap_53 = dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Mul
                                                            || dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Mul
                                                            ? 0
                                                            : 1;
                                                        u = dfg_arg(g, add, 1 - swap_53);
                                                        if (!dfg_const_is(g, u, dfg_int(1), DFG_NO_DTYPE))
                                                            continue;
                                                        v_2 = dfg_arg(g, add, swap_53);
                                                    }
                                                    if (recent_make_gelu_tanh_factored_part4(g, n, accept, ctx,
                                                                                             alt, alt_2, mul_11,
                                                                                             mul_12, x, add_2,
                                                                                             mul_13, mul_14,
                                                                                             mul_15, mul_16, o,
                                                                                             constant_7, t, v,
                                                                                             alt_4, mul, mul_2,
                                                                                             r, add, mul_7,
                                                                                             mul_8, mul_9,
                                                                                             mul_10, r_2, u,
                                                                                             v_2, alt_5, mul_3,
                                                                                             mul_4, k, constant,
                                                                                             mul_5, constant_2,
                                                                                             v_3, is_mul_6,
                                                                                             mul_6, pow, p, h_2,
                                                                                             constant_3, div,
                                                                                             constant_4, mul_17,
                                                                                             alt_6, alt_7,
                                                                                             is_mul_6_2, mul_18,
                                                                                             div_2, constant_5,
                                                                                             alt_8, alt_9,
                                                                                             is_mul_6_3, mul_19,
                                                                                             div_3, constant_6,
                                                                                             alt_10))
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
    }
    return false;
}

/* What is inside all loops of recent_make_gelu_tanh_factored. */
static bool recent_make_gelu_tanh_factored_part2(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct recent_make_gelu_tanh_factored_match *m), void *ctx, uint32_t alt,
    uint32_t alt_2, dfg_node mul_11, dfg_node h, dfg_node mul_12, dfg_node x, dfg_node add_2,
    dfg_node mul_13, dfg_node mul_14, dfg_node mul_15, dfg_node mul_16, dfg_node o, dfg_node constant_7,
    dfg_node t, dfg_node v, uint32_t alt_4, dfg_node mul, dfg_node mul_2, dfg_node r, dfg_node add,
    dfg_node mul_7, dfg_node mul_8, dfg_node mul_9, dfg_node mul_10, dfg_node r_2, dfg_node u, dfg_node v_2,
    uint32_t alt_5, dfg_node mul_3, dfg_node mul_4)
{
    for (uint32_t swap_16 = 0; swap_16 < (alt == 0 && alt_2 == 0 && alt_5 == 0 ? dfg_orders(g, mul_4) : 1u); swap_16++) {
        dfg_node k = DFG_NONE, constant = DFG_NONE, mul_5 = DFG_NONE, constant_2 = DFG_NONE;
        dfg_node v_3 = DFG_NONE, mul_6 = DFG_NONE;
        uint32_t swap_17 = 0;
        bool is_mul_6 = false;
        if (alt == 0 && alt_2 == 0) {
            if (alt_5 == 0) {
                if (dfg_arg(g, mul_4, swap_16) != x)
                    continue;
                k = dfg_arg(g, mul_4, 1 - swap_16);
                constant = k;
                if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                    continue;
            } else {
                mul_5 = v_2;
                if (!dfg_calls_argc(g, mul_5, recent_op_Mul, 2))
                    continue;
                swap_17 = dfg_op(g, dfg_arg(g, mul_5, 0)) == recent_op_Mul
                    || dfg_op(g, dfg_arg(g, mul_5, 0)) == recent_op_Pow
                    ? 0
                    : 1;
                k = dfg_arg(g, mul_5, 1 - swap_17);
                constant_2 = k;
                if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                    continue;
                v_3 = dfg_arg(g, mul_5, swap_17);
                is_mul_6 = dfg_calls_with(g, v_3, recent_op_Mul, 2);
                if (is_mul_6) {
                    mul_6 = v_3;
                }
            }
        }
        for (uint32_t swap_18 = 0; swap_18 < (alt == 0 && alt_2 == 0 && alt_5 == 1 && is_mul_6 ? dfg_orders(g, mul_6) : 1u); swap_18++) {
            dfg_node pow = DFG_NONE, p = DFG_NONE, h_2 = DFG_NONE, constant_3 = DFG_NONE, div = DFG_NONE;
            dfg_node constant_4 = DFG_NONE, mul_17 = DFG_NONE;
            if (alt == 0) {
                if (alt_2 == 0) {
                    if (alt_5 == 1) {
                        if (is_mul_6) {
                            if (dfg_arg(g, mul_6, swap_18) != x)
                                continue;
                            if (dfg_arg(g, mul_6, 1 - swap_18) != x)
                                continue;
                        } else {
                            pow = v_3;
                            if (!dfg_calls_with(g, pow, recent_op_Pow, 2))
                                continue;
                            if (dfg_arg(g, pow, 0) != x)
                                continue;
                            p = dfg_arg(g, pow, 1);
                            if (!dfg_const_is(g, p, dfg_int(2), DFG_NO_DTYPE))
                                continue;
                        }
                    }
                    h_2 = h;
                    constant_3 = h;
                    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                } else if (alt_2 == 1) {
                    div = n;
                    if (!dfg_calls_argc(g, div, recent_op_Div, 2))
                        continue;
                    h_2 = dfg_arg(g, div, 1);
                    constant_4 = h_2;
                    if (!dfg_const_is(g, constant_4, dfg_int(2), DFG_NO_DTYPE))
                        continue;
                    mul_17 = dfg_arg(g, div, 0);
                    if (!dfg_calls_with(g, mul_17, recent_op_Mul, 2))
                        continue;
                }
            }
            for (uint32_t swap_19 = 0; swap_19 < (alt == 0 && alt_2 == 1 ? dfg_orders(g, mul_17) : 1u); swap_19++) {
                uint32_t swap_20 = 0;
                if (alt == 0 && alt_2 == 1) {
                    x = dfg_arg(g, mul_17, swap_19);
                    add_2 = dfg_arg(g, mul_17, 1 - swap_19);
                    if (!dfg_calls_argc(g, add_2, recent_op_Add, 2))
                        continue;
                    swap_20 = dfg_op(g, dfg_arg(g, add_2, 0)) == recent_op_Tanh ? 0 : 1;
                    o = dfg_arg(g, add_2, 1 - swap_20);
                    constant_7 = o;
                    if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    t = dfg_arg(g, add_2, swap_20);
                    if (!dfg_calls_argc(g, t, recent_op_Tanh, 1))
                        continue;
                    v = dfg_arg(g, t, 0);
                }
                for (uint32_t alt_6 = 0; alt_6 < (alt == 0 && alt_2 == 1 ? 3u : 1u); alt_6++) {
                    uint32_t swap_21 = 0;
                    if (alt == 0 && alt_2 == 1 && alt_6 == 0) {
                        mul = v;
                        if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                            continue;
                        swap_21 = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Mul ? 0 : 1;
                        mul_2 = dfg_arg(g, mul, swap_21);
                        if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_22 = 0; swap_22 < (alt == 0 && alt_2 == 1 && alt_6 == 0 ? dfg_orders(g, mul_2) : 1u); swap_22++) {
                        uint32_t swap_23 = 0;
                        if (alt == 0 && alt_2 == 1) {
                            if (alt_6 == 0) {
                                if (dfg_arg(g, mul_2, swap_22) != x)
                                    continue;
                                r = dfg_arg(g, mul_2, 1 - swap_22);
                                add = dfg_arg(g, mul, 1 - swap_21);
                            } else if (alt_6 == 1) {
                                mul_7 = v;
                                if (!dfg_calls_argc(g, mul_7, recent_op_Mul, 2))
                                    continue;
                                swap_23 = dfg_op(g, dfg_arg(g, mul_7, 0)) == recent_op_Mul ? 0 : 1;
                                r = dfg_arg(g, mul_7, 1 - swap_23);
                                mul_8 = dfg_arg(g, mul_7, swap_23);
                                if (!dfg_calls_with(g, mul_8, recent_op_Mul, 2))
                                    continue;
                            }
                        }
                        for (uint32_t swap_24 = 0; swap_24 < (alt == 0 && alt_2 == 1 && alt_6 == 1 ? dfg_orders(g, mul_8) : 1u); swap_24++) {
                            if (alt == 0 && alt_2 == 1) {
                                if (alt_6 == 1) {
                                    if (dfg_arg(g, mul_8, swap_24) != x)
                                        continue;
                                    add = dfg_arg(g, mul_8, 1 - swap_24);
                                } else if (alt_6 == 2) {
                                    mul_9 = v;
                                    if (!dfg_calls_with(g, mul_9, recent_op_Mul, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_25 = 0; swap_25 < (alt == 0 && alt_2 == 1 && alt_6 == 2 ? dfg_orders(g, mul_9) : 1u); swap_25++) {
                                uint32_t swap_26 = 0, swap_27 = 0;
                                if (alt == 0 && alt_2 == 1) {
                                    if (alt_6 == 2) {
                                        if (dfg_arg(g, mul_9, swap_25) != x)
                                            continue;
                                        mul_10 = dfg_arg(g, mul_9, 1 - swap_25);
                                        if (!dfg_calls_argc(g, mul_10, recent_op_Mul, 2))
                                            continue;
                                        swap_26 = dfg_is(g, dfg_arg(g, mul_10, 0), DFG_CONST) ? 0 : 1;
                                        r = dfg_arg(g, mul_10, swap_26);
                                        add = dfg_arg(g, mul_10, 1 - swap_26);
                                    }
                                    r_2 = r;
                                    if (!dfg_is(g, r, DFG_CONST)
                                        || !dfg_calls_argc(g, add, recent_op_Add, 2))
                                        continue;
                                    swap_27 = dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Mul
                                        || dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Mul
                                        ? 0
                                        : 1;
                                    u = dfg_arg(g, add, 1 - swap_27);
                                    if (!dfg_const_is(g, u, dfg_int(1), DFG_NO_DTYPE))
                                        continue;
                                    v_2 = dfg_arg(g, add, swap_27);
                                }
                                for (uint32_t alt_7 = 0; alt_7 < (alt == 0 && alt_2 == 1 ? 2u : 1u); alt_7++) {
                                    if (alt == 0 && alt_2 == 1 && alt_7 == 0) {
                                        mul_3 = v_2;
                                        if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                                            continue;
                                    }
                                    for (uint32_t swap_28 = 0; swap_28 < (alt == 0 && alt_2 == 1 && alt_7 == 0 ? dfg_orders(g, mul_3) : 1u); swap_28++) {
                                        if (alt == 0 && alt_2 == 1 && alt_7 == 0) {
                                            if (dfg_arg(g, mul_3, swap_28) != x)
                                                continue;
                                            mul_4 = dfg_arg(g, mul_3, 1 - swap_28);
                                            if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                                                continue;
                                        }
                                        for (uint32_t swap_29 = 0; swap_29 < (alt == 0 && alt_2 == 1 && alt_7 == 0 ? dfg_orders(g, mul_4) : 1u); swap_29++) {
                                            uint32_t swap_30 = 0;
                                            bool is_mul_6_2 = false;
                                            if (alt == 0 && alt_2 == 1) {
                                                if (alt_7 == 0) {
                                                    if (dfg_arg(g, mul_4, swap_29) != x)
                                                        continue;
                                                    k = dfg_arg(g, mul_4, 1 - swap_29);
                                                    constant = k;
                                                    if (!dfg_const_near(g, constant, dfg_float(0.044715),
                                                                        0.0001, DFG_NO_DTYPE))
                                                        continue;
                                                } else {
                                                    mul_5 = v_2;
                                                    if (!dfg_calls_argc(g, mul_5, recent_op_Mul, 2))
                                                        continue;
                                                    swap_30 = dfg_op(g, dfg_arg(g, mul_5, 0)) == recent_op_Mul
                                                        || dfg_op(g, dfg_arg(g, mul_5, 0)) == recent_op_Pow
                                                        ? 0
                                                        : 1;
                                                    k = dfg_arg(g, mul_5, 1 - swap_30);
                                                    constant_2 = k;
                                                    if (!dfg_const_near(g, constant_2, dfg_float(0.044715),
                                                                        0.0001, DFG_NO_DTYPE))
                                                        continue;
                                                    v_3 = dfg_arg(g, mul_5, swap_30);
                                                    is_mul_6_2 = dfg_calls_with(g, v_3, recent_op_Mul, 2);
                                                    if (is_mul_6_2) {
                                                        mul_6 = v_3;
                                                    }
                                                }
                                            }
                                            for (uint32_t swap_31 = 0; swap_31 < (alt == 0 && alt_2 == 1 && alt_7 == 1 && is_mul_6_2 ? dfg_orders(g, mul_6) : 1u); swap_31++) {
                                                dfg_node mul_18 = DFG_NONE, div_2 = DFG_NONE, constant_5 = DFG_NONE;
                                                uint32_t swap_32 = 0, swap_33 = 0;
                                                if (alt == 0) {
                                                    if (alt_2 == 1) {
                                                        if (alt_7 == 1) {
                                                            if (is_mul_6_2) {
                                                                if (dfg_arg(g, mul_6, swap_31) != x)
                                                                    continue;
                                                                if (dfg_arg(g, mul_6, 1 - swap_31) != x)
                                                                    continue;
                                                            } else {
                                                                pow = v_3;
                                                                if (!dfg_calls_with(g, pow, recent_op_Pow, 2))
                                                                    continue;
                                                                if (dfg_arg(g, pow, 0) != x)
                                                                    continue;
                                                                p = dfg_arg(g, pow, 1);
                                                                if (!dfg_const_is(g, p, dfg_int(2), DFG_NO_DTYPE))
                                                                    continue;
                                                            }
                                                        }
                                                    } else if (alt_2 == 2) {
                                                        mul_18 = n;
                                                        if (!dfg_calls_argc(g, mul_18, recent_op_Mul, 2))
                                                            continue;
                                                        swap_32 = dfg_op(g, dfg_arg(g, mul_18, 0)) == recent_op_Div
                                                            ? 0
                                                            : 1;
                                                        div_2 = dfg_arg(g, mul_18, swap_32);
                                                        if (!dfg_calls_with(g, div_2, recent_op_Div, 2))
                                                            continue;
                                                        x = dfg_arg(g, div_2, 0);
                                                        h_2 = dfg_arg(g, div_2, 1);
                                                        constant_5 = h_2;
                                                        if (!dfg_const_is(g, constant_5, dfg_int(2), DFG_NO_DTYPE))
                                                            continue;
                                                        add_2 = dfg_arg(g, mul_18, 1 - swap_32);
                                                        if (!dfg_calls_argc(g, add_2, recent_op_Add, 2))
                                                            continue;
                                                        swap_33 = dfg_op(g, dfg_arg(g, add_2, 0)) == recent_op_Tanh
                                                            ? 0
                                                            : 1;
                                                        o = dfg_arg(g, add_2, 1 - swap_33);
                                                        constant_7 = o;
                                                        if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE))
                                                            continue;
                                                        t = dfg_arg(g, add_2, swap_33);
                                                        if (!dfg_calls_argc(g, t, recent_op_Tanh, 1))
                                                            continue;
                                                        v = dfg_arg(g, t, 0);
                                                    }
                                                }
                                                for (uint32_t alt_8 = 0; alt_8 < (alt == 0 && alt_2 == 2 ? 3u : 1u); alt_8++) {
                                                    uint32_t swap_34 = 0;
                                                    if (alt == 0 && alt_2 == 2 && alt_8 == 0) {
                                                        mul = v;
                                                        if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                                                            continue;
                                                        swap_34 = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Mul ? 0
                                                            : 1;
                                                        mul_2 = dfg_arg(g, mul, swap_34);
                                                        if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                                                            continue;
                                                    }
                                                    if (recent_make_gelu_tanh_factored_part3(g, n, accept, ctx,
                                                                                             alt, alt_2, mul_11,
                                                                                             mul_12, x, add_2,
                                                                                             mul_13, mul_14,
                                                                                             mul_15, mul_16, o,
                                                                                             constant_7, t, v,
                                                                                             alt_4, mul, mul_2,
                                                                                             r, add, mul_7,
                                                                                             mul_8, mul_9,
                                                                                             mul_10, r_2, u,
                                                                                             v_2, alt_5, mul_3,
                                                                                             mul_4, k, constant,
                                                                                             mul_5, constant_2,
                                                                                             v_3, is_mul_6,
                                                                                             mul_6, pow, p, h_2,
                                                                                             constant_3, div,
                                                                                             constant_4, mul_17,
                                                                                             alt_6, alt_7,
                                                                                             is_mul_6_2, mul_18,
                                                                                             div_2, constant_5,
                                                                                             alt_8, swap_34))
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
    }
    return false;
}

/* recent.pat:45
 * rule make_gelu_tanh_factored(x, k, p, r, u, o, h) {
 *     t = Tanh(inner_factored(x, k, p, r, u));
 *     match halved(x, Add(t, o & 1), h) | Mul(x, Add(Mul(t, h & 0.5), o & 0.5));
 *     where numbers(x, k, p, r), one(o, x), one(h, x), one(u, x), value(r) ~= 0.79788456 +- 1e-3;
 *     rewrite Gelu(x) { approximate = "tanh" };
 * }
 */
bool recent_make_gelu_tanh_factored_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct recent_make_gelu_tanh_factored_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        for (uint32_t alt_2 = 0; alt_2 < (alt == 0 ? 4u : 1u); alt_2++) {
            for (uint32_t alt_3 = 0; alt_3 < (alt == 0 && alt_2 == 0 ? 3u : 1u); alt_3++) {
                dfg_node mul_11 = DFG_NONE, h = DFG_NONE, mul_12 = DFG_NONE;
                uint32_t swap = 0;
                if (alt == 0 && alt_2 == 0 && alt_3 == 0) {
                    mul_11 = n;
                    if (!dfg_calls_argc(g, mul_11, recent_op_Mul, 2))
                        continue;
                    swap = dfg_op(g, dfg_arg(g, mul_11, 0)) == recent_op_Mul ? 0 : 1;
                    h = dfg_arg(g, mul_11, 1 - swap);
                    mul_12 = dfg_arg(g, mul_11, swap);
                    if (!dfg_calls_with(g, mul_12, recent_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && alt_2 == 0 && alt_3 == 0 ? dfg_orders(g, mul_12) : 1u); swap_2++) {
                    dfg_node x = DFG_NONE, add_2 = DFG_NONE, mul_13 = DFG_NONE, mul_14 = DFG_NONE;
                    uint32_t swap_3 = 0;
                    if (alt == 0 && alt_2 == 0) {
                        if (alt_3 == 0) {
                            x = dfg_arg(g, mul_12, swap_2);
                            add_2 = dfg_arg(g, mul_12, 1 - swap_2);
                        } else if (alt_3 == 1) {
                            mul_13 = n;
                            if (!dfg_calls_argc(g, mul_13, recent_op_Mul, 2))
                                continue;
                            swap_3 = dfg_op(g, dfg_arg(g, mul_13, 0)) == recent_op_Mul ? 0 : 1;
                            mul_14 = dfg_arg(g, mul_13, swap_3);
                            if (!dfg_calls_with(g, mul_14, recent_op_Mul, 2))
                                continue;
                        }
                    }
                    for (uint32_t swap_4 = 0; swap_4 < (alt == 0 && alt_2 == 0 && alt_3 == 1 ? dfg_orders(g, mul_14) : 1u); swap_4++) {
                        dfg_node mul_15 = DFG_NONE;
                        if (alt == 0 && alt_2 == 0) {
                            if (alt_3 == 1) {
                                x = dfg_arg(g, mul_14, swap_4);
                                h = dfg_arg(g, mul_14, 1 - swap_4);
                                add_2 = dfg_arg(g, mul_13, 1 - swap_3);
                            } else if (alt_3 == 2) {
                                mul_15 = n;
                                if (!dfg_calls_with(g, mul_15, recent_op_Mul, 2))
                                    continue;
                            }
                        }
                        for (uint32_t swap_5 = 0; swap_5 < (alt == 0 && alt_2 == 0 && alt_3 == 2 ? dfg_orders(g, mul_15) : 1u); swap_5++) {
                            dfg_node mul_16 = DFG_NONE, o = DFG_NONE, constant_7 = DFG_NONE, t = DFG_NONE;
                            dfg_node v = DFG_NONE;
                            uint32_t swap_6 = 0, swap_7 = 0;
                            if (alt == 0 && alt_2 == 0) {
                                if (alt_3 == 2) {
                                    x = dfg_arg(g, mul_15, swap_5);
                                    mul_16 = dfg_arg(g, mul_15, 1 - swap_5);
                                    if (!dfg_calls_argc(g, mul_16, recent_op_Mul, 2))
                                        continue;
                                    swap_6 = dfg_op(g, dfg_arg(g, mul_16, 0)) == recent_op_Add ? 0 : 1;
                                    h = dfg_arg(g, mul_16, 1 - swap_6);
                                    add_2 = dfg_arg(g, mul_16, swap_6);
                                }
                                if (!dfg_calls_argc(g, add_2, recent_op_Add, 2))
                                    continue;
                                swap_7 = dfg_op(g, dfg_arg(g, add_2, 0)) == recent_op_Tanh ? 0 : 1;
                                o = dfg_arg(g, add_2, 1 - swap_7);
                                constant_7 = o;
                                if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE))
                                    continue;
                                t = dfg_arg(g, add_2, swap_7);
                                if (!dfg_calls_argc(g, t, recent_op_Tanh, 1))
                                    continue;
                                v = dfg_arg(g, t, 0);
                            }
                            for (uint32_t alt_4 = 0; alt_4 < (alt == 0 && alt_2 == 0 ? 3u : 1u); alt_4++) {
                                dfg_node mul = DFG_NONE, mul_2 = DFG_NONE;
                                uint32_t swap_8 = 0;
                                if (alt == 0 && alt_2 == 0 && alt_4 == 0) {
                                    mul = v;
                                    if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                                        continue;
                                    swap_8 = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Mul ? 0 : 1;
                                    mul_2 = dfg_arg(g, mul, swap_8);
                                    if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                                        continue;
                                }
                                for (uint32_t swap_9 = 0; swap_9 < (alt == 0 && alt_2 == 0 && alt_4 == 0 ? dfg_orders(g, mul_2) : 1u); swap_9++) {
                                    dfg_node r = DFG_NONE, add = DFG_NONE, mul_7 = DFG_NONE, mul_8 = DFG_NONE;
                                    uint32_t swap_10 = 0;
                                    if (alt == 0 && alt_2 == 0) {
                                        if (alt_4 == 0) {
                                            if (dfg_arg(g, mul_2, swap_9) != x)
                                                continue;
                                            r = dfg_arg(g, mul_2, 1 - swap_9);
                                            add = dfg_arg(g, mul, 1 - swap_8);
                                        } else if (alt_4 == 1) {
                                            mul_7 = v;
                                            if (!dfg_calls_argc(g, mul_7, recent_op_Mul, 2))
                                                continue;
                                            swap_10 = dfg_op(g, dfg_arg(g, mul_7, 0)) == recent_op_Mul ? 0
                                                : 1;
                                            r = dfg_arg(g, mul_7, 1 - swap_10);
                                            mul_8 = dfg_arg(g, mul_7, swap_10);
                                            if (!dfg_calls_with(g, mul_8, recent_op_Mul, 2))
                                                continue;
                                        }
                                    }
                                    for (uint32_t swap_11 = 0; swap_11 < (alt == 0 && alt_2 == 0 && alt_4 == 1 ? dfg_orders(g, mul_8) : 1u); swap_11++) {
                                        dfg_node mul_9 = DFG_NONE;
                                        if (alt == 0 && alt_2 == 0) {
                                            if (alt_4 == 1) {
                                                if (dfg_arg(g, mul_8, swap_11) != x)
                                                    continue;
                                                add = dfg_arg(g, mul_8, 1 - swap_11);
                                            } else if (alt_4 == 2) {
                                                mul_9 = v;
                                                if (!dfg_calls_with(g, mul_9, recent_op_Mul, 2))
                                                    continue;
                                            }
                                        }
                                        for (uint32_t swap_12 = 0; swap_12 < (alt == 0 && alt_2 == 0 && alt_4 == 2 ? dfg_orders(g, mul_9) : 1u); swap_12++) {
                                            dfg_node mul_10 = DFG_NONE, r_2 = DFG_NONE, u = DFG_NONE, v_2 = DFG_NONE;
                                            uint32_t swap_13 = 0, swap_14 = 0;
                                            if (alt == 0 && alt_2 == 0) {
                                                if (alt_4 == 2) {
                                                    if (dfg_arg(g, mul_9, swap_12) != x)
                                                        continue;
                                                    mul_10 = dfg_arg(g, mul_9, 1 - swap_12);
                                                    if (!dfg_calls_argc(g, mul_10, recent_op_Mul, 2))
                                                        continue;
                                                    swap_13 = dfg_is(g, dfg_arg(g, mul_10, 0), DFG_CONST) ? 0
                                                        : 1;
                                                    r = dfg_arg(g, mul_10, swap_13);
                                                    add = dfg_arg(g, mul_10, 1 - swap_13);
                                                }
                                                r_2 = r;
                                                if (!dfg_is(g, r, DFG_CONST)
                                                    || !dfg_calls_argc(g, add, recent_op_Add, 2))
                                                    continue;
                                                swap_14 = dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Mul
                                                    || dfg_op(g, dfg_arg(g, add, 0)) == recent_op_Mul
                                                    ? 0
                                                    : 1;
                                                u = dfg_arg(g, add, 1 - swap_14);
                                                if (!dfg_const_is(g, u, dfg_int(1), DFG_NO_DTYPE))
                                                    continue;
                                                v_2 = dfg_arg(g, add, swap_14);
                                            }
                                            for (uint32_t alt_5 = 0; alt_5 < (alt == 0 && alt_2 == 0 ? 2u : 1u); alt_5++) {
                                                dfg_node mul_3 = DFG_NONE;
                                                if (alt == 0 && alt_2 == 0 && alt_5 == 0) {
                                                    mul_3 = v_2;
                                                    if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                                                        continue;
                                                }
                                                for (uint32_t swap_15 = 0; swap_15 < (alt == 0 && alt_2 == 0 && alt_5 == 0 ? dfg_orders(g, mul_3) : 1u); swap_15++) {
                                                    dfg_node mul_4 = DFG_NONE;
                                                    if (alt == 0 && alt_2 == 0 && alt_5 == 0) {
                                                        if (dfg_arg(g, mul_3, swap_15) != x)
                                                            continue;
                                                        mul_4 = dfg_arg(g, mul_3, 1 - swap_15);
                                                        if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                                                            continue;
                                                    }
                                                    if (recent_make_gelu_tanh_factored_part2(g, n, accept, ctx,
                                                                                             alt, alt_2, mul_11,
                                                                                             h, mul_12, x,
                                                                                             add_2, mul_13,
                                                                                             mul_14, mul_15,
                                                                                             mul_16, o,
                                                                                             constant_7, t, v,
                                                                                             alt_4, mul, mul_2,
                                                                                             r, add, mul_7,
                                                                                             mul_8, mul_9,
                                                                                             mul_10, r_2, u,
                                                                                             v_2, alt_5, mul_3,
                                                                                             mul_4))
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
    }
    return false;
}

DFG_MATCH_OF_EACH(recent_make_gelu_tanh_factored)

/* What is inside all loops of recent_make_gelu_sigmoid. */
static bool recent_make_gelu_sigmoid_part2(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct recent_make_gelu_sigmoid_match *m), void *ctx, dfg_node x,
    dfg_node sigmoid, uint32_t alt, dfg_node mul, dfg_node r, dfg_node constant_4, dfg_node add,
    uint32_t alt_2, dfg_node mul_2, dfg_node k, dfg_node constant_2, bool is_pow, dfg_node pow, dfg_node p,
    dfg_node constant, dfg_node mul_3, dfg_node mul_4, dfg_node mul_5, dfg_node mul_6, dfg_node mul_7,
    dfg_node constant_3, uint32_t alt_3, dfg_node mul_8, dfg_node mul_9, dfg_node r_2, dfg_node add_2,
    dfg_node mul_14, dfg_node mul_15, dfg_node mul_16)
{
    for (uint32_t swap_14 = 0; swap_14 < (alt == 1 && alt_3 == 2 ? dfg_orders(g, mul_16) : 1u); swap_14++) {
        dfg_node mul_17 = DFG_NONE, constant_5 = DFG_NONE, u = DFG_NONE, v_4 = DFG_NONE;
        uint32_t swap_15 = 0, swap_16 = 0;
        if (alt == 1) {
            if (alt_3 == 2) {
                if (dfg_arg(g, mul_16, swap_14) != x)
                    continue;
                mul_17 = dfg_arg(g, mul_16, 1 - swap_14);
                if (!dfg_calls_argc(g, mul_17, recent_op_Mul, 2))
                    continue;
                swap_15 = dfg_is(g, dfg_arg(g, mul_17, 0), DFG_CONST) ? 0 : 1;
                r_2 = dfg_arg(g, mul_17, swap_15);
                add_2 = dfg_arg(g, mul_17, 1 - swap_15);
            }
            r = r_2;
            constant_5 = r_2;
            if (!dfg_is(g, constant_5, DFG_CONST) || !dfg_calls_argc(g, add_2, recent_op_Add, 2))
                continue;
            swap_16 = dfg_op(g, dfg_arg(g, add_2, 0)) == recent_op_Mul
                || dfg_op(g, dfg_arg(g, add_2, 0)) == recent_op_Mul
                ? 0
                : 1;
            u = dfg_arg(g, add_2, 1 - swap_16);
            if (!dfg_const_is(g, u, dfg_int(1), DFG_NO_DTYPE))
                continue;
            v_4 = dfg_arg(g, add_2, swap_16);
        }
        for (uint32_t alt_4 = 0; alt_4 < (alt == 1 ? 2u : 1u); alt_4++) {
            dfg_node mul_10 = DFG_NONE;
            if (alt == 1 && alt_4 == 0) {
                mul_10 = v_4;
                if (!dfg_calls_with(g, mul_10, recent_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_17 = 0; swap_17 < (alt == 1 && alt_4 == 0 ? dfg_orders(g, mul_10) : 1u); swap_17++) {
                dfg_node mul_11 = DFG_NONE;
                if (alt == 1 && alt_4 == 0) {
                    if (dfg_arg(g, mul_10, swap_17) != x)
                        continue;
                    mul_11 = dfg_arg(g, mul_10, 1 - swap_17);
                    if (!dfg_calls_with(g, mul_11, recent_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_18 = 0; swap_18 < (alt == 1 && alt_4 == 0 ? dfg_orders(g, mul_11) : 1u); swap_18++) {
                    dfg_node constant_6 = DFG_NONE, mul_12 = DFG_NONE, constant_8 = DFG_NONE, v_5 = DFG_NONE;
                    dfg_node mul_13 = DFG_NONE;
                    uint32_t swap_19 = 0;
                    bool is_mul_13 = false;
                    if (alt == 1) {
                        if (alt_4 == 0) {
                            if (dfg_arg(g, mul_11, swap_18) != x)
                                continue;
                            k = dfg_arg(g, mul_11, 1 - swap_18);
                            constant_6 = k;
                            if (!dfg_const_near(g, constant_6, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                                continue;
                        } else {
                            mul_12 = v_4;
                            if (!dfg_calls_argc(g, mul_12, recent_op_Mul, 2))
                                continue;
                            swap_19 = dfg_op(g, dfg_arg(g, mul_12, 0)) == recent_op_Mul
                                || dfg_op(g, dfg_arg(g, mul_12, 0)) == recent_op_Pow
                                ? 0
                                : 1;
                            k = dfg_arg(g, mul_12, 1 - swap_19);
                            constant_8 = k;
                            if (!dfg_const_near(g, constant_8, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                                continue;
                            v_5 = dfg_arg(g, mul_12, swap_19);
                            is_mul_13 = dfg_calls_with(g, v_5, recent_op_Mul, 2);
                            if (is_mul_13) {
                                mul_13 = v_5;
                            }
                        }
                    }
                    for (uint32_t swap_20 = 0; swap_20 < (alt == 1 && alt_4 == 1 && is_mul_13 ? dfg_orders(g, mul_13) : 1u); swap_20++) {
                        dfg_node pow_2 = DFG_NONE, constant_7 = DFG_NONE;
                        if (alt == 1 && alt_4 == 1) {
                            if (is_mul_13) {
                                if (dfg_arg(g, mul_13, swap_20) != x)
                                    continue;
                                if (dfg_arg(g, mul_13, 1 - swap_20) != x)
                                    continue;
                            } else {
                                pow_2 = v_5;
                                if (!dfg_calls_with(g, pow_2, recent_op_Pow, 2))
                                    continue;
                                if (dfg_arg(g, pow_2, 0) != x)
                                    continue;
                                p = dfg_arg(g, pow_2, 1);
                                constant_7 = p;
                                if (!dfg_const_is(g, constant_7, dfg_int(2), DFG_NO_DTYPE))
                                    continue;
                            }
                        }
                        if (!((alt == 0 && alt_2 == 0 && is_pow) || (alt == 1 && alt_4 == 1 && !is_mul_13)))
                            p = DFG_NONE;
                        if (alt != 1)
                            add_2 = DFG_NONE;
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){sigmoid, mul, add, mul_2, pow, mul_3, mul_4,
                                                            mul_5, mul_6, mul_7, mul_8, mul_9, mul_14,
                                                            mul_15, mul_16, mul_17, add_2, mul_10, mul_11,
                                                            mul_12, mul_13, pow_2},
                                         22))
                            continue;
                        /* where numbers(x, k, p, r) */
                        if (!recent_numbers(g, x, k, p, r))
                            continue;
                        /* where not present(u) or one(u, x) */
                        if (!(u == DFG_NONE || recent_one(g, u, x)))
                            continue;
                        /* where value(r) ~= 1.59576912 +- 2e-3 */
                        if (dfg_close_within(dfg_value_of(g, r), dfg_float(1.59576912), dfg_float(0.002))
                            != DFG_TRUE)
                            continue;
                        if (accept(ctx, &(struct recent_make_gelu_sigmoid_whole){.m = {.root = n, .x = x, .k = k, .p = p,
                                .r = r, .u = u}, .sigmoid = sigmoid, .mul = mul, .add = add,
                                .mul_2 = mul_2, .pow = pow, .constant = constant, .mul_3 = mul_3, .mul_4 = mul_4,
                                .constant_2 = constant_2, .mul_5 = mul_5, .mul_6 = mul_6, .mul_7 = mul_7,
                                .constant_3 = constant_3, .constant_4 = constant_4, .mul_8 = mul_8,
                                .mul_9 = mul_9, .constant_5 = constant_5, .add_2 = add_2, .mul_10 = mul_10,
                                .mul_11 = mul_11, .constant_6 = constant_6, .mul_12 = mul_12, .mul_13 = mul_13,
                                .pow_2 = pow_2, .constant_7 = constant_7, .constant_8 = constant_8,
                                .mul_14 = mul_14, .mul_15 = mul_15, .mul_16 = mul_16, .mul_17 = mul_17}.m))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

/* recent.pat:51
 * rule make_gelu_sigmoid(x, k, p, r, u) {
 *     match Mul(x, Sigmoid(inner(x, k, p, r) | inner_factored(x, k, p, r, u)));
 *     where numbers(x, k, p, r), not present(u) or one(u, x), value(r) ~= 1.59576912 +- 2e-3;
 *     rewrite Gelu(x) { approximate = "tanh" };
 * }
 */
bool recent_make_gelu_sigmoid_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct recent_make_gelu_sigmoid_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, recent_op_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, recent_op_Sigmoid, 1))
            continue;
        dfg_node v = dfg_arg(g, sigmoid, 0);
        for (uint32_t alt = 0; alt < 2u; alt++) {
            dfg_node mul = DFG_NONE, r = DFG_NONE, constant_4 = DFG_NONE, add = DFG_NONE;
            uint32_t swap_2 = 0;
            if (alt == 0) {
                mul = v;
                if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                    continue;
                swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == recent_op_Add ? 0 : 1;
                r = dfg_arg(g, mul, 1 - swap_2);
                constant_4 = r;
                if (!dfg_is(g, constant_4, DFG_CONST))
                    continue;
                add = dfg_arg(g, mul, swap_2);
                if (!dfg_calls_with(g, add, recent_op_Add, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 0 ? dfg_orders(g, add) : 1u); swap_3++) {
                dfg_node v_2 = DFG_NONE;
                if (alt == 0) {
                    if (dfg_arg(g, add, swap_3) != x)
                        continue;
                    v_2 = dfg_arg(g, add, 1 - swap_3);
                }
                for (uint32_t alt_2 = 0; alt_2 < (alt == 0 ? 2u : 1u); alt_2++) {
                    dfg_node mul_2 = DFG_NONE, k = DFG_NONE, constant_2 = DFG_NONE, v_3 = DFG_NONE;
                    dfg_node pow = DFG_NONE, p = DFG_NONE, constant = DFG_NONE, mul_3 = DFG_NONE;
                    uint32_t swap_4 = 0;
                    bool is_pow = false;
                    if (alt == 0 && alt_2 == 0) {
                        mul_2 = v_2;
                        if (!dfg_calls_argc(g, mul_2, recent_op_Mul, 2))
                            continue;
                        swap_4 = dfg_op(g, dfg_arg(g, mul_2, 0)) == recent_op_Pow
                            || dfg_op(g, dfg_arg(g, mul_2, 0)) == recent_op_Mul
                            ? 0
                            : 1;
                        k = dfg_arg(g, mul_2, 1 - swap_4);
                        constant_2 = k;
                        if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                            continue;
                        v_3 = dfg_arg(g, mul_2, swap_4);
                        is_pow = dfg_calls_with(g, v_3, recent_op_Pow, 2);
                        if (is_pow) {
                            pow = v_3;
                            if (dfg_arg(g, pow, 0) != x)
                                continue;
                            p = dfg_arg(g, pow, 1);
                            constant = p;
                            if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                                continue;
                        } else {
                            mul_3 = v_3;
                            if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                                continue;
                        }
                    }
                    for (uint32_t swap_5 = 0; swap_5 < (alt == 0 && alt_2 == 0 && !is_pow ? dfg_orders(g, mul_3) : 1u); swap_5++) {
                        dfg_node mul_4 = DFG_NONE;
                        if (alt == 0 && alt_2 == 0 && !is_pow) {
                            if (dfg_arg(g, mul_3, swap_5) != x)
                                continue;
                            mul_4 = dfg_arg(g, mul_3, 1 - swap_5);
                            if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                                continue;
                        }
                        for (uint32_t swap_6 = 0; swap_6 < (alt == 0 && alt_2 == 0 && !is_pow ? dfg_orders(g, mul_4) : 1u); swap_6++) {
                            dfg_node mul_5 = DFG_NONE;
                            if (alt == 0) {
                                if (alt_2 == 0) {
                                    if (!is_pow) {
                                        if (dfg_arg(g, mul_4, swap_6) != x)
                                            continue;
                                        if (dfg_arg(g, mul_4, 1 - swap_6) != x)
                                            continue;
                                    }
                                } else {
                                    mul_5 = v_2;
                                    if (!dfg_calls_with(g, mul_5, recent_op_Mul, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_7 = 0; swap_7 < (alt == 0 && alt_2 == 1 ? dfg_orders(g, mul_5) : 1u); swap_7++) {
                                dfg_node mul_6 = DFG_NONE;
                                if (alt == 0 && alt_2 == 1) {
                                    if (dfg_arg(g, mul_5, swap_7) != x)
                                        continue;
                                    mul_6 = dfg_arg(g, mul_5, 1 - swap_7);
                                    if (!dfg_calls_with(g, mul_6, recent_op_Mul, 2))
                                        continue;
                                }
                                for (uint32_t swap_8 = 0; swap_8 < (alt == 0 && alt_2 == 1 ? dfg_orders(g, mul_6) : 1u); swap_8++) {
                                    dfg_node mul_7 = DFG_NONE;
                                    if (alt == 0 && alt_2 == 1) {
                                        if (dfg_arg(g, mul_6, swap_8) != x)
                                            continue;
                                        mul_7 = dfg_arg(g, mul_6, 1 - swap_8);
                                        if (!dfg_calls_with(g, mul_7, recent_op_Mul, 2))
                                            continue;
                                    }
                                    for (uint32_t swap_9 = 0; swap_9 < (alt == 0 && alt_2 == 1 ? dfg_orders(g, mul_7) : 1u); swap_9++) {
                                        dfg_node constant_3 = DFG_NONE;
                                        if (alt == 0 && alt_2 == 1) {
                                            if (dfg_arg(g, mul_7, swap_9) != x)
                                                continue;
                                            k = dfg_arg(g, mul_7, 1 - swap_9);
                                            constant_3 = k;
                                            if (!dfg_const_near(g, constant_3, dfg_float(0.044715), 0.0001,
                                                                DFG_NO_DTYPE))
                                                continue;
                                        }
                                        for (uint32_t alt_3 = 0; alt_3 < (alt == 1 ? 3u : 1u); alt_3++) {
                                            dfg_node mul_8 = DFG_NONE, mul_9 = DFG_NONE;
                                            uint32_t swap_10 = 0;
                                            if (alt == 1 && alt_3 == 0) {
                                                mul_8 = v;
                                                if (!dfg_calls_argc(g, mul_8, recent_op_Mul, 2))
                                                    continue;
                                                swap_10 = dfg_op(g, dfg_arg(g, mul_8, 0)) == recent_op_Mul
                                                    ? 0
                                                    : 1;
                                                mul_9 = dfg_arg(g, mul_8, swap_10);
                                                if (!dfg_calls_with(g, mul_9, recent_op_Mul, 2))
                                                    continue;
                                            }
                                            for (uint32_t swap_11 = 0; swap_11 < (alt == 1 && alt_3 == 0 ? dfg_orders(g, mul_9) : 1u); swap_11++) {
                                                dfg_node r_2 = DFG_NONE, add_2 = DFG_NONE, mul_14 = DFG_NONE, mul_15 = DFG_NONE;
                                                uint32_t swap_12 = 0;
                                                if (alt == 1) {
                                                    if (alt_3 == 0) {
                                                        if (dfg_arg(g, mul_9, swap_11) != x)
                                                            continue;
                                                        r_2 = dfg_arg(g, mul_9, 1 - swap_11);
                                                        add_2 = dfg_arg(g, mul_8, 1 - swap_10);
                                                    } else if (alt_3 == 1) {
                                                        mul_14 = v;
                                                        if (!dfg_calls_argc(g, mul_14, recent_op_Mul, 2))
                                                            continue;
                                                        swap_12 = dfg_op(g, dfg_arg(g, mul_14, 0)) == recent_op_Mul
                                                            ? 0
                                                            : 1;
                                                        r_2 = dfg_arg(g, mul_14, 1 - swap_12);
                                                        mul_15 = dfg_arg(g, mul_14, swap_12);
                                                        if (!dfg_calls_with(g, mul_15, recent_op_Mul, 2))
                                                            continue;
                                                    }
                                                }
                                                for (uint32_t swap_13 = 0; swap_13 < (alt == 1 && alt_3 == 1 ? dfg_orders(g, mul_15) : 1u); swap_13++) {
                                                    dfg_node mul_16 = DFG_NONE;
                                                    if (alt == 1) {
                                                        if (alt_3 == 1) {
                                                            if (dfg_arg(g, mul_15, swap_13) != x)
                                                                continue;
                                                            add_2 = dfg_arg(g, mul_15, 1 - swap_13);
                                                        } else if (alt_3 == 2) {
                                                            mul_16 = v;
                                                            if (!dfg_calls_with(g, mul_16, recent_op_Mul, 2))
                                                                continue;
                                                        }
                                                    }
                                                    if (recent_make_gelu_sigmoid_part2(g, n, accept, ctx, x,
                                                                                       sigmoid, alt, mul, r,
                                                                                       constant_4, add, alt_2,
                                                                                       mul_2, k, constant_2,
                                                                                       is_pow, pow, p, constant,
                                                                                       mul_3, mul_4, mul_5,
                                                                                       mul_6, mul_7, constant_3,
                                                                                       alt_3, mul_8, mul_9, r_2,
                                                                                       add_2, mul_14, mul_15,
                                                                                       mul_16))
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
    }
    return false;
}

DFG_MATCH_OF_EACH(recent_make_gelu_sigmoid)

/* recent.pat:57
 * rule make_swish(x) { match Mul(x, Sigmoid(x)); where x.dtype in {f16, bf16, f32, f64}; rewrite Swish(x); }
 */
static bool recent_make_swish_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_swish_whole *m)
{
    if (!dfg_calls_with(g, n, recent_op_Mul, 2))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_with(g, sigmoid, recent_op_Sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != x)
            continue;
        if (!dfg_same_body(g, n, sigmoid))
            continue;
        /* where x.dtype in {f16, bf16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
              || dfg_dtype(g, x) == DFG_F64))
            continue;
        *m = (struct recent_make_swish_whole){.m = {.root = n, .x = x}, .sigmoid = sigmoid};
        return true;
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_make_swish, whole, 1)

/* recent.pat:58
 * rule make_swish_scaled(x, a) {
 *     match Mul(x, Sigmoid(Mul(x, a & const)));
 *     where one(a, x), value(a) > 1e-3, value(a) < 1e3;
 *     rewrite Swish(x) { alpha = value(a) };
 * }
 */
static bool recent_make_swish_scaled_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_swish_scaled_whole *m)
{
    if (!dfg_calls_with(g, n, recent_op_Mul, 2))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, recent_op_Sigmoid, 1))
            continue;
        dfg_node mul = dfg_arg(g, sigmoid, 0);
        if (!dfg_calls_with(g, mul, recent_op_Mul, 2))
            continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, mul); way[1] = ++swap_2) {
            if (dfg_arg(g, mul, swap_2) != x)
                continue;
            dfg_node a = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_is(g, a, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){sigmoid, mul}, 2))
                continue;
            /* where one(a, x) */
            if (!recent_one(g, a, x))
                continue;
            /* where value(a) > 1e-3 */
            if (!dfg_gt(dfg_value_of(g, a), dfg_float(0.001)))
                continue;
            /* where value(a) < 1e3 */
            if (!dfg_lt(dfg_value_of(g, a), dfg_float(1000.0)))
                continue;
            *m = (struct recent_make_swish_scaled_whole){.m = {.root = n, .x = x, .a = a},
                    .sigmoid = sigmoid, .mul = mul};
            return true;
        }
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_make_swish_scaled, whole, 2)

/* recent.pat:70
 * pattern reciprocal_root(s, h) =
 *     Reciprocal(Sqrt(s)) | Div(1, Sqrt(s)) | Pow(s, h & -0.5) | Sqrt(Reciprocal(s) | Div(1, s)) | Reciprocal(Pow(s, h & 0.5));
 */
static bool recent_reciprocal_root_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_reciprocal_root_whole *m)
{
    for (uint32_t alt = way[0]; alt < 5u; way[0] = ++alt) {
        dfg_node reciprocal = DFG_NONE, sqrt = DFG_NONE, s = DFG_NONE, div = DFG_NONE;
        dfg_node constant = DFG_NONE, sqrt_2 = DFG_NONE, pow = DFG_NONE, h = DFG_NONE;
        dfg_node constant_2 = DFG_NONE, sqrt_3 = DFG_NONE, v = DFG_NONE, reciprocal_2 = DFG_NONE;
        dfg_node div_2 = DFG_NONE, constant_3 = DFG_NONE, reciprocal_3 = DFG_NONE, pow_2 = DFG_NONE;
        dfg_node constant_4 = DFG_NONE;
        bool is_reciprocal_2 = false;
        if (alt == 0) {
            reciprocal = n;
            if (!dfg_calls_argc(g, reciprocal, recent_op_Reciprocal, 1))
                continue;
            sqrt = dfg_arg(g, reciprocal, 0);
            if (!dfg_calls_with(g, sqrt, recent_op_Sqrt, 1))
                continue;
            s = dfg_arg(g, sqrt, 0);
        } else if (alt == 1) {
            div = n;
            if (!dfg_calls_argc(g, div, recent_op_Div, 2))
                continue;
            constant = dfg_arg(g, div, 0);
            if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
                continue;
            sqrt_2 = dfg_arg(g, div, 1);
            if (!dfg_calls_with(g, sqrt_2, recent_op_Sqrt, 1))
                continue;
            s = dfg_arg(g, sqrt_2, 0);
        } else if (alt == 2) {
            pow = n;
            if (!dfg_calls_with(g, pow, recent_op_Pow, 2))
                continue;
            s = dfg_arg(g, pow, 0);
            h = dfg_arg(g, pow, 1);
            constant_2 = h;
            if (!dfg_const_is(g, constant_2, dfg_float(-0.5), DFG_NO_DTYPE))
                continue;
        } else if (alt == 3) {
            sqrt_3 = n;
            if (!dfg_calls_argc(g, sqrt_3, recent_op_Sqrt, 1))
                continue;
            v = dfg_arg(g, sqrt_3, 0);
            is_reciprocal_2 = dfg_calls_with(g, v, recent_op_Reciprocal, 1);
            if (is_reciprocal_2) {
                reciprocal_2 = v;
                s = dfg_arg(g, reciprocal_2, 0);
            } else {
                div_2 = v;
                if (!dfg_calls_with(g, div_2, recent_op_Div, 2))
                    continue;
                constant_3 = dfg_arg(g, div_2, 0);
                if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                    continue;
                s = dfg_arg(g, div_2, 1);
            }
        } else {
            reciprocal_3 = n;
            if (!dfg_calls_argc(g, reciprocal_3, recent_op_Reciprocal, 1))
                continue;
            pow_2 = dfg_arg(g, reciprocal_3, 0);
            if (!dfg_calls_with(g, pow_2, recent_op_Pow, 2))
                continue;
            s = dfg_arg(g, pow_2, 0);
            h = dfg_arg(g, pow_2, 1);
            constant_4 = h;
            if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
        }
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){reciprocal, sqrt, div, sqrt_2, pow, sqrt_3, reciprocal_2, div_2,
                                            reciprocal_3, pow_2},
                         10))
            continue;
        *m = (struct recent_reciprocal_root_whole){.m = {.root = n, .s = s, .h = h},
                .reciprocal = reciprocal, .sqrt = sqrt, .div = div, .constant = constant,
                .sqrt_2 = sqrt_2, .pow = pow, .constant_2 = constant_2, .sqrt_3 = sqrt_3,
                .reciprocal_2 = reciprocal_2, .div_2 = div_2, .constant_3 = constant_3,
                .reciprocal_3 = reciprocal_3, .pow_2 = pow_2, .constant_4 = constant_4};
        return true;
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_reciprocal_root, whole, 1)

/* recent.pat:72  pattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5); */
static bool recent_root_find(const dfg_graph *g, dfg_node n, struct recent_root_whole *m)
{
    bool is_sqrt = dfg_calls_with(g, n, recent_op_Sqrt, 1);
    dfg_node sqrt = DFG_NONE, s = DFG_NONE, pow = DFG_NONE, h = DFG_NONE;
    if (is_sqrt) {
        sqrt = n;
        s = dfg_arg(g, sqrt, 0);
    } else {
        pow = n;
        if (!dfg_calls_with(g, pow, recent_op_Pow, 2))
            return false;
        s = dfg_arg(g, pow, 0);
        h = dfg_arg(g, pow, 1);
        if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){sqrt, pow}, 2))
        return false;
    *m = (struct recent_root_whole){.m = {.root = n, .s = s, .h = h}, .sqrt = sqrt,
            .pow = pow};
    return true;
}

DFG_PROJECTIONS(recent_root)

/* recent.pat:73  pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h)); */
static bool recent_over_root_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_over_root_whole *m)
{
    bool is_div = dfg_calls_with(g, n, recent_op_Div, 2);
    dfg_node div = DFG_NONE, x = DFG_NONE, v = DFG_NONE, sqrt = DFG_NONE, s = DFG_NONE;
    dfg_node pow = DFG_NONE, h = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
    bool is_sqrt = false;
    if (is_div) {
        div = n;
        x = dfg_arg(g, div, 0);
        v = dfg_arg(g, div, 1);
        is_sqrt = dfg_calls_with(g, v, recent_op_Sqrt, 1);
        if (is_sqrt) {
            sqrt = v;
            s = dfg_arg(g, sqrt, 0);
        } else {
            pow = v;
            if (!dfg_calls_with(g, pow, recent_op_Pow, 2))
                return false;
            s = dfg_arg(g, pow, 0);
            h = dfg_arg(g, pow, 1);
            constant = h;
            if (!dfg_const_is(g, constant, dfg_float(0.5), DFG_NO_DTYPE))
                return false;
        }
    } else {
        mul = n;
        if (!dfg_calls_with(g, mul, recent_op_Mul, 2))
            return false;
    }
    for (uint32_t swap = way[0]; swap < (!is_div ? dfg_orders(g, mul) : 1u);
         way[0] = ++swap, way[1] = 0) {
        dfg_node v_2 = DFG_NONE;
        if (!is_div) {
            x = dfg_arg(g, mul, swap);
            v_2 = dfg_arg(g, mul, 1 - swap);
        }
        for (uint32_t alt = way[1]; alt < (!is_div ? 5u : 1u); way[1] = ++alt) {
            dfg_node reciprocal = DFG_NONE, sqrt_2 = DFG_NONE, div_2 = DFG_NONE, constant_2 = DFG_NONE;
            dfg_node sqrt_3 = DFG_NONE, pow_2 = DFG_NONE, constant_3 = DFG_NONE, sqrt_4 = DFG_NONE;
            dfg_node v_3 = DFG_NONE, reciprocal_2 = DFG_NONE, div_3 = DFG_NONE, constant_4 = DFG_NONE;
            dfg_node reciprocal_3 = DFG_NONE, pow_3 = DFG_NONE, constant_5 = DFG_NONE;
            bool is_reciprocal_2 = false;
            if (!is_div) {
                if (alt == 0) {
                    reciprocal = v_2;
                    if (!dfg_calls_argc(g, reciprocal, recent_op_Reciprocal, 1))
                        continue;
                    sqrt_2 = dfg_arg(g, reciprocal, 0);
                    if (!dfg_calls_with(g, sqrt_2, recent_op_Sqrt, 1))
                        continue;
                    s = dfg_arg(g, sqrt_2, 0);
                } else if (alt == 1) {
                    div_2 = v_2;
                    if (!dfg_calls_argc(g, div_2, recent_op_Div, 2))
                        continue;
                    constant_2 = dfg_arg(g, div_2, 0);
                    if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    sqrt_3 = dfg_arg(g, div_2, 1);
                    if (!dfg_calls_with(g, sqrt_3, recent_op_Sqrt, 1))
                        continue;
                    s = dfg_arg(g, sqrt_3, 0);
                } else if (alt == 2) {
                    pow_2 = v_2;
                    if (!dfg_calls_with(g, pow_2, recent_op_Pow, 2))
                        continue;
                    s = dfg_arg(g, pow_2, 0);
                    h = dfg_arg(g, pow_2, 1);
                    constant_3 = h;
                    if (!dfg_const_is(g, constant_3, dfg_float(-0.5), DFG_NO_DTYPE))
                        continue;
                } else if (alt == 3) {
                    sqrt_4 = v_2;
                    if (!dfg_calls_argc(g, sqrt_4, recent_op_Sqrt, 1))
                        continue;
                    v_3 = dfg_arg(g, sqrt_4, 0);
                    is_reciprocal_2 = dfg_calls_with(g, v_3, recent_op_Reciprocal, 1);
                    if (is_reciprocal_2) {
                        reciprocal_2 = v_3;
                        s = dfg_arg(g, reciprocal_2, 0);
                    } else {
                        div_3 = v_3;
                        if (!dfg_calls_with(g, div_3, recent_op_Div, 2))
                            continue;
                        constant_4 = dfg_arg(g, div_3, 0);
                        if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE))
                            continue;
                        s = dfg_arg(g, div_3, 1);
                    }
                } else {
                    reciprocal_3 = v_2;
                    if (!dfg_calls_argc(g, reciprocal_3, recent_op_Reciprocal, 1))
                        continue;
                    pow_3 = dfg_arg(g, reciprocal_3, 0);
                    if (!dfg_calls_with(g, pow_3, recent_op_Pow, 2))
                        continue;
                    s = dfg_arg(g, pow_3, 0);
                    h = dfg_arg(g, pow_3, 1);
                    constant_5 = h;
                    if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                }
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){div, sqrt, pow, mul, reciprocal, sqrt_2, div_2, sqrt_3,
                                                pow_2, sqrt_4, reciprocal_2, div_3, reciprocal_3, pow_3},
                             14))
                continue;
            if (!((is_div && !is_sqrt) || (!is_div && alt == 2) || (!is_div && alt == 4)))
                h = DFG_NONE;
            *m = (struct recent_over_root_whole){.m = {.root = n, .x = x, .s = s, .h = h},
                    .div = div, .sqrt = sqrt, .pow = pow, .constant = constant, .mul = mul,
                    .reciprocal = reciprocal, .sqrt_2 = sqrt_2, .div_2 = div_2,
                    .constant_2 = constant_2, .sqrt_3 = sqrt_3, .pow_2 = pow_2,
                    .constant_3 = constant_3, .sqrt_4 = sqrt_4, .reciprocal_2 = reciprocal_2,
                    .div_3 = div_3, .constant_4 = constant_4, .reciprocal_3 = reciprocal_3,
                    .pow_3 = pow_3, .constant_5 = constant_5};
            return true;
        }
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_over_root, whole, 2)

/* recent.pat:66  cond last_axis(p, x) = p == [-1] or p == [x.rank - 1]; */
static bool recent_last_axis(const dfg_graph *g, dfg_val p, dfg_node x)
{
    return dfg_eq(p, DFG_LIST(dfg_int(-1))) || dfg_eq(p, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))));
}

/* recent.pat:10  cond single(c) = c.elements == 1, c.rank <= 1; */
static bool recent_single(const dfg_graph *g, dfg_node c)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(1));
}

/* recent.pat:68  cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1]; */
static bool recent_along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_dim_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
}

/* What is inside all loops of recent_make_rms_norm. */
static bool recent_make_rms_norm_part2(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct recent_make_rms_norm_match *m), void *ctx, uint32_t alt,
    dfg_node mul_3, dfg_node scale, dfg_node back, dfg_node n_2, bool is_div, dfg_node div, dfg_node w,
    uint32_t alt_2, dfg_node wide, dfg_node x, bool is_sqrt, dfg_node sqrt, dfg_node s, dfg_node pow_2,
    dfg_node h, dfg_node constant_2, dfg_node mul_2, uint32_t alt_3, uint32_t alt_4, dfg_node reciprocal,
    dfg_node sqrt_2, dfg_node div_2, dfg_node constant_3, dfg_node sqrt_3, dfg_node pow_3,
    dfg_node constant_4, dfg_node sqrt_4, dfg_node reciprocal_2, dfg_node div_3, dfg_node constant_5,
    dfg_node reciprocal_3, dfg_node pow_4, dfg_node constant_6, dfg_node eps, dfg_node reduceMean, dfg_val q,
    dfg_node v_5, bool is_pow, dfg_node pow, dfg_node constant, dfg_node mul, dfg_node mul_4, uint32_t alt_5,
    dfg_node mul_5, uint32_t alt_6, dfg_node reciprocal_4, dfg_node sqrt_5, dfg_node div_4,
    dfg_node constant_7, dfg_node sqrt_6, dfg_node pow_5, dfg_node constant_8, dfg_node sqrt_7,
    dfg_node reciprocal_5, dfg_node div_5, dfg_node constant_9, dfg_node reciprocal_6, dfg_node pow_6,
    dfg_node constant_10, bool is_pow_2, dfg_node div_6, dfg_node mul_6)
{
    for (uint32_t swap_9 = 0; swap_9 < (alt == 2 ? dfg_orders(g, mul_6) : 1u); swap_9++) {
        if (alt == 2) {
            scale = dfg_arg(g, mul_6, 1 - swap_9);
            w = dfg_arg(g, mul_6, swap_9);
        }
        for (uint32_t alt_7 = 0; alt_7 < (alt == 2 ? 2u : 1u); alt_7++) {
            dfg_node v_8 = DFG_NONE, sqrt_8 = DFG_NONE, pow_7 = DFG_NONE, constant_11 = DFG_NONE;
            bool is_sqrt_8 = false, is_pow_3 = false;
            uint32_t swap_10 = 0;
            if (alt == 2) {
                if (alt_7 == 0) {
                    wide = w;
                    if (!dfg_calls_with(g, wide, recent_op_Cast, 1))
                        continue;
                    if (!dfg_eq(dfg_attr(g, wide, recent_attr_to), dfg_int(1)))
                        continue;
                    x = dfg_arg(g, wide, 0);
                } else {
                    x = w;
                }
                v_8 = dfg_arg(g, div_6, 1);
                is_sqrt_8 = dfg_calls_argc(g, v_8, recent_op_Sqrt, 1);
                if (is_sqrt_8) {
                    sqrt_8 = v_8;
                    s = dfg_arg(g, sqrt_8, 0);
                } else {
                    pow_7 = v_8;
                    if (!dfg_calls_argc(g, pow_7, recent_op_Pow, 2))
                        continue;
                    h = dfg_arg(g, pow_7, 1);
                    constant_11 = h;
                    if (!dfg_const_is(g, constant_11, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    s = dfg_arg(g, pow_7, 0);
                }
                if (!dfg_calls_argc(g, s, recent_op_Add, 2))
                    continue;
                swap_10 = dfg_op(g, dfg_arg(g, s, 0)) == recent_op_ReduceMean ? 0 : 1;
                eps = dfg_arg(g, s, 1 - swap_10);
                if (!dfg_is(g, eps, DFG_CONST))
                    continue;
                reduceMean = dfg_arg(g, s, swap_10);
                if (!dfg_calls_argc(g, reduceMean, recent_op_ReduceMean, 1))
                    continue;
                q = dfg_attr(g, reduceMean, recent_attr_axes);
                if (!dfg_known(q) || !dfg_int_is(g, reduceMean, recent_attr_keepdims, 1, 1))
                    continue;
                v_5 = dfg_arg(g, reduceMean, 0);
                is_pow_3 = dfg_calls_with(g, v_5, recent_op_Pow, 2);
                if (is_pow_3) {
                    pow = v_5;
                    constant = dfg_arg(g, pow, 1);
                    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                        continue;
                    if (dfg_arg(g, pow, 0) != w)
                        continue;
                } else {
                    mul = v_5;
                    if (!dfg_calls_with(g, mul, recent_op_Mul, 2))
                        continue;
                }
            }
            for (uint32_t swap_11 = 0; swap_11 < (alt == 2 && !is_pow_3 ? dfg_orders(g, mul) : 1u); swap_11++) {
                if (alt == 2 && !is_pow_3) {
                    if (dfg_arg(g, mul, swap_11) != w)
                        continue;
                    if (dfg_arg(g, mul, 1 - swap_11) != w)
                        continue;
                }
                if (!((alt == 0 && is_div && alt_2 == 0) || (alt == 0 && !is_div && alt_3 == 0)
                      || (alt == 1 && alt_5 == 0) || (alt == 2 && alt_7 == 0)))
                    wide = DFG_NONE;
                if (!((alt == 0 && is_pow) || (alt == 1 && is_pow_2) || (alt == 2 && is_pow_3)))
                    pow = DFG_NONE;
                if (!((alt == 0 && !is_pow) || (alt == 1 && !is_pow_2) || (alt == 2 && !is_pow_3)))
                    mul = DFG_NONE;
                if (!((alt == 0 && is_div && !is_sqrt) || (alt == 0 && !is_div && alt_4 == 2)
                      || (alt == 0 && !is_div && alt_4 == 4) || (alt == 1 && alt_6 == 2)
                      || (alt == 1 && alt_6 == 4) || (alt == 2 && !is_sqrt_8)))
                    h = DFG_NONE;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){mul_3, back, div, wide, sqrt, pow_2, mul_2, reciprocal,
                                                    sqrt_2, div_2, sqrt_3, pow_3, sqrt_4, reciprocal_2,
                                                    div_3, reciprocal_3, pow_4, s, reduceMean, pow, mul,
                                                    mul_4, mul_5, reciprocal_4, sqrt_5, div_4, sqrt_6,
                                                    pow_5, sqrt_7, reciprocal_5, div_5, reciprocal_6, pow_6,
                                                    div_6, mul_6, sqrt_8, pow_7},
                                 37))
                    continue;
                /* where last_axis(q, x) */
                if (!recent_last_axis(g, q, x))
                    continue;
                /* where single(eps) */
                if (!recent_single(g, eps))
                    continue;
                /* where not present(h) or single(h) */
                if (!(h == DFG_NONE || recent_single(g, h)))
                    continue;
                /* where along(scale, x) */
                if (!recent_along(g, scale, x))
                    continue;
                /* where value(eps) >= 0 */
                if (!dfg_ge(dfg_value_of(g, eps), dfg_int(0)))
                    continue;
                /* where value(eps) < 1e30 */
                if (!dfg_lt(dfg_value_of(g, eps), dfg_float(1e+30)))
                    continue;
                /* where x.dtype in {f16, f32, f64} */
                if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32
                      || dfg_dtype(g, x) == DFG_F64))
                    continue;
                /* where same_dtype(x, scale) */
                if (dfg_same_dtype(g, x, scale) != DFG_TRUE)
                    continue;
                /* where (not present(wide) and not present(back)) or (present(wide) and x.dtype == f16 and
                 * same_dtype(x, back)) */
                if (!((wide == DFG_NONE && back == DFG_NONE)
                      || (wide != DFG_NONE && dfg_dtype(g, x) == DFG_F16
                          && dfg_same_dtype(g, x, back) == DFG_TRUE)))
                    continue;
                if (!((alt == 0 && is_pow) || (alt == 1 && is_pow_2) || (alt == 2 && is_pow_3)))
                    constant = DFG_NONE;
                if (accept(ctx, &(struct recent_make_rms_norm_whole){.m = {.root = n, .x = x, .eps = eps, .h = h,
                        .scale = scale, .wide = wide, .w = w, .s = s, .n = n_2, .back = back, .q = q},
                        .reduceMean = reduceMean, .pow = pow, .constant = constant, .mul = mul,
                        .div = div, .sqrt = sqrt, .pow_2 = pow_2, .constant_2 = constant_2,
                        .mul_2 = mul_2, .reciprocal = reciprocal, .sqrt_2 = sqrt_2, .div_2 = div_2,
                        .constant_3 = constant_3, .sqrt_3 = sqrt_3, .pow_3 = pow_3,
                        .constant_4 = constant_4, .sqrt_4 = sqrt_4, .reciprocal_2 = reciprocal_2,
                        .div_3 = div_3, .constant_5 = constant_5, .reciprocal_3 = reciprocal_3,
                        .pow_4 = pow_4, .constant_6 = constant_6, .mul_3 = mul_3, .mul_4 = mul_4,
                        .mul_5 = mul_5, .reciprocal_4 = reciprocal_4, .sqrt_5 = sqrt_5, .div_4 = div_4,
                        .constant_7 = constant_7, .sqrt_6 = sqrt_6, .pow_5 = pow_5,
                        .constant_8 = constant_8, .sqrt_7 = sqrt_7, .reciprocal_5 = reciprocal_5,
                        .div_5 = div_5, .constant_9 = constant_9, .reciprocal_6 = reciprocal_6,
                        .pow_6 = pow_6, .constant_10 = constant_10, .div_6 = div_6, .sqrt_8 = sqrt_8,
                        .pow_7 = pow_7, .constant_11 = constant_11, .mul_6 = mul_6}.m))
                    return true;
            }
        }
    }
    return false;
}

/* recent.pat:77
 * rule make_rms_norm(x, eps, h, scale) : priority 1 {
 *     wide = Cast(x) { to == 1 };
 *     w = wide | x;
 *     s = Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const);
 *     n = over_root(w, s, h);
 *     back = Cast(n);
 *     match Mul(back | n, scale) | Mul(w, Mul(reciprocal_root(s, h), scale)) | Div(Mul(w, scale), root(s, h));
 *     where last_axis(q, x), single(eps), not present(h) or single(h), along(scale, x), value(eps) >= 0, value(eps) < 1e30;
 *     where x.dtype in {f16, f32, f64}, same_dtype(x, scale);
 *     where (not present(wide) and not present(back)) or (present(wide) and x.dtype == f16 and same_dtype(x, back));
 *     rewrite RMSNormalization(x, scale) { epsilon = value(eps) };
 * }
 */
bool recent_make_rms_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct recent_make_rms_norm_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node mul_3 = DFG_NONE;
        if (alt == 0) {
            mul_3 = n;
            if (!dfg_calls_with(g, mul_3, recent_op_Mul, 2))
                continue;
        }
        for (uint32_t swap = 0; swap < (alt == 0 ? dfg_orders(g, mul_3) : 1u); swap++) {
            dfg_node scale = DFG_NONE, v = DFG_NONE, back = DFG_NONE, n_2 = DFG_NONE, div = DFG_NONE;
            dfg_node w = DFG_NONE;
            bool is_back = false, is_div = false;
            if (alt == 0) {
                scale = dfg_arg(g, mul_3, 1 - swap);
                v = dfg_arg(g, mul_3, swap);
                is_back = dfg_calls_argc(g, v, recent_op_Cast, 1);
                if (is_back) {
                    back = v;
                    n_2 = dfg_arg(g, back, 0);
                } else {
                    n_2 = v;
                }
                is_div = dfg_calls_with(g, n_2, recent_op_Div, 2);
                if (is_div) {
                    div = n_2;
                    w = dfg_arg(g, div, 0);
                }
            }
            for (uint32_t alt_2 = 0; alt_2 < (alt == 0 && is_div ? 2u : 1u); alt_2++) {
                dfg_node wide = DFG_NONE, x = DFG_NONE, v_2 = DFG_NONE, sqrt = DFG_NONE, s = DFG_NONE;
                dfg_node pow_2 = DFG_NONE, h = DFG_NONE, constant_2 = DFG_NONE, mul_2 = DFG_NONE;
                bool is_sqrt = false;
                if (alt == 0) {
                    if (is_div) {
                        if (alt_2 == 0) {
                            wide = w;
                            if (!dfg_calls_with(g, wide, recent_op_Cast, 1))
                                continue;
                            if (!dfg_eq(dfg_attr(g, wide, recent_attr_to), dfg_int(1)))
                                continue;
                            x = dfg_arg(g, wide, 0);
                        } else {
                            x = w;
                        }
                        v_2 = dfg_arg(g, div, 1);
                        is_sqrt = dfg_calls_argc(g, v_2, recent_op_Sqrt, 1);
                        if (is_sqrt) {
                            sqrt = v_2;
                            s = dfg_arg(g, sqrt, 0);
                        } else {
                            pow_2 = v_2;
                            if (!dfg_calls_argc(g, pow_2, recent_op_Pow, 2))
                                continue;
                            h = dfg_arg(g, pow_2, 1);
                            constant_2 = h;
                            if (!dfg_const_is(g, constant_2, dfg_float(0.5), DFG_NO_DTYPE))
                                continue;
                            s = dfg_arg(g, pow_2, 0);
                        }
                    } else {
                        mul_2 = n_2;
                        if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                            continue;
                    }
                }
                for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && !is_div ? dfg_orders(g, mul_2) : 1u); swap_2++) {
                    if (alt == 0 && !is_div) {
                        w = dfg_arg(g, mul_2, swap_2);
                    }
                    for (uint32_t alt_3 = 0; alt_3 < (alt == 0 && !is_div ? 2u : 1u); alt_3++) {
                        dfg_node v_3 = DFG_NONE;
                        if (alt == 0 && !is_div) {
                            if (alt_3 == 0) {
                                wide = w;
                                if (!dfg_calls_with(g, wide, recent_op_Cast, 1))
                                    continue;
                                if (!dfg_eq(dfg_attr(g, wide, recent_attr_to), dfg_int(1)))
                                    continue;
                                x = dfg_arg(g, wide, 0);
                            } else {
                                x = w;
                            }
                            v_3 = dfg_arg(g, mul_2, 1 - swap_2);
                        }
                        for (uint32_t alt_4 = 0; alt_4 < (alt == 0 && !is_div ? 5u : 1u); alt_4++) {
                            dfg_node reciprocal = DFG_NONE, sqrt_2 = DFG_NONE, div_2 = DFG_NONE, constant_3 = DFG_NONE;
                            dfg_node sqrt_3 = DFG_NONE, pow_3 = DFG_NONE, constant_4 = DFG_NONE, sqrt_4 = DFG_NONE;
                            dfg_node v_4 = DFG_NONE, reciprocal_2 = DFG_NONE, div_3 = DFG_NONE, constant_5 = DFG_NONE;
                            dfg_node reciprocal_3 = DFG_NONE, pow_4 = DFG_NONE, constant_6 = DFG_NONE, eps = DFG_NONE;
                            dfg_node reduceMean = DFG_NONE, v_5 = DFG_NONE, pow = DFG_NONE, constant = DFG_NONE;
                            dfg_node mul = DFG_NONE;
                            bool is_reciprocal_2 = false, is_pow = false;
                            uint32_t swap_3 = 0;
                            dfg_val q = dfg_nil();
                            if (alt == 0) {
                                if (!is_div) {
                                    if (alt_4 == 0) {
                                        reciprocal = v_3;
                                        if (!dfg_calls_argc(g, reciprocal, recent_op_Reciprocal, 1))
                                            continue;
                                        sqrt_2 = dfg_arg(g, reciprocal, 0);
                                        if (!dfg_calls_argc(g, sqrt_2, recent_op_Sqrt, 1))
                                            continue;
                                        s = dfg_arg(g, sqrt_2, 0);
                                    } else if (alt_4 == 1) {
                                        div_2 = v_3;
                                        if (!dfg_calls_argc(g, div_2, recent_op_Div, 2))
                                            continue;
                                        constant_3 = dfg_arg(g, div_2, 0);
                                        if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                                            continue;
                                        sqrt_3 = dfg_arg(g, div_2, 1);
                                        if (!dfg_calls_argc(g, sqrt_3, recent_op_Sqrt, 1))
                                            continue;
                                        s = dfg_arg(g, sqrt_3, 0);
                                    } else if (alt_4 == 2) {
                                        pow_3 = v_3;
                                        if (!dfg_calls_argc(g, pow_3, recent_op_Pow, 2))
                                            continue;
                                        h = dfg_arg(g, pow_3, 1);
                                        constant_4 = h;
                                        if (!dfg_const_is(g, constant_4, dfg_float(-0.5), DFG_NO_DTYPE))
                                            continue;
                                        s = dfg_arg(g, pow_3, 0);
                                    } else if (alt_4 == 3) {
                                        sqrt_4 = v_3;
                                        if (!dfg_calls_argc(g, sqrt_4, recent_op_Sqrt, 1))
                                            continue;
                                        v_4 = dfg_arg(g, sqrt_4, 0);
                                        is_reciprocal_2 = dfg_calls_argc(g, v_4, recent_op_Reciprocal, 1);
                                        if (is_reciprocal_2) {
                                            reciprocal_2 = v_4;
                                            s = dfg_arg(g, reciprocal_2, 0);
                                        } else {
                                            div_3 = v_4;
                                            if (!dfg_calls_argc(g, div_3, recent_op_Div, 2))
                                                continue;
                                            constant_5 = dfg_arg(g, div_3, 0);
                                            if (!dfg_const_is(g, constant_5, dfg_int(1), DFG_NO_DTYPE))
                                                continue;
                                            s = dfg_arg(g, div_3, 1);
                                        }
                                    } else {
                                        reciprocal_3 = v_3;
                                        if (!dfg_calls_argc(g, reciprocal_3, recent_op_Reciprocal, 1))
                                            continue;
                                        pow_4 = dfg_arg(g, reciprocal_3, 0);
                                        if (!dfg_calls_argc(g, pow_4, recent_op_Pow, 2))
                                            continue;
                                        h = dfg_arg(g, pow_4, 1);
                                        constant_6 = h;
                                        if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                                            continue;
                                        s = dfg_arg(g, pow_4, 0);
                                    }
                                }
                                if (!dfg_calls_argc(g, s, recent_op_Add, 2))
                                    continue;
                                swap_3 = dfg_op(g, dfg_arg(g, s, 0)) == recent_op_ReduceMean ? 0 : 1;
                                eps = dfg_arg(g, s, 1 - swap_3);
                                if (!dfg_is(g, eps, DFG_CONST))
                                    continue;
                                reduceMean = dfg_arg(g, s, swap_3);
                                if (!dfg_calls_argc(g, reduceMean, recent_op_ReduceMean, 1))
                                    continue;
                                q = dfg_attr(g, reduceMean, recent_attr_axes);
                                if (!dfg_known(q) || !dfg_int_is(g, reduceMean, recent_attr_keepdims, 1, 1))
                                    continue;
                                v_5 = dfg_arg(g, reduceMean, 0);
                                is_pow = dfg_calls_with(g, v_5, recent_op_Pow, 2);
                                if (is_pow) {
                                    pow = v_5;
                                    constant = dfg_arg(g, pow, 1);
                                    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                                        continue;
                                    if (dfg_arg(g, pow, 0) != w)
                                        continue;
                                } else {
                                    mul = v_5;
                                    if (!dfg_calls_with(g, mul, recent_op_Mul, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_4 = 0; swap_4 < (alt == 0 && !is_pow ? dfg_orders(g, mul) : 1u); swap_4++) {
                                dfg_node mul_4 = DFG_NONE;
                                if (alt == 0) {
                                    if (!is_pow) {
                                        if (dfg_arg(g, mul, swap_4) != w)
                                            continue;
                                        if (dfg_arg(g, mul, 1 - swap_4) != w)
                                            continue;
                                    }
                                } else if (alt == 1) {
                                    mul_4 = n;
                                    if (!dfg_calls_with(g, mul_4, recent_op_Mul, 2))
                                        continue;
                                }
                                for (uint32_t swap_5 = 0; swap_5 < (alt == 1 ? dfg_orders(g, mul_4) : 1u); swap_5++) {
                                    if (alt == 1) {
                                        w = dfg_arg(g, mul_4, swap_5);
                                    }
                                    for (uint32_t alt_5 = 0; alt_5 < (alt == 1 ? 2u : 1u); alt_5++) {
                                        dfg_node mul_5 = DFG_NONE;
                                        if (alt == 1) {
                                            if (alt_5 == 0) {
                                                wide = w;
                                                if (!dfg_calls_with(g, wide, recent_op_Cast, 1))
                                                    continue;
                                                if (!dfg_eq(dfg_attr(g, wide, recent_attr_to), dfg_int(1)))
                                                    continue;
                                                x = dfg_arg(g, wide, 0);
                                            } else {
                                                x = w;
                                            }
                                            mul_5 = dfg_arg(g, mul_4, 1 - swap_5);
                                            if (!dfg_calls_with(g, mul_5, recent_op_Mul, 2))
                                                continue;
                                        }
                                        for (uint32_t swap_6 = 0; swap_6 < (alt == 1 ? dfg_orders(g, mul_5) : 1u); swap_6++) {
                                            dfg_node v_6 = DFG_NONE;
                                            if (alt == 1) {
                                                scale = dfg_arg(g, mul_5, 1 - swap_6);
                                                v_6 = dfg_arg(g, mul_5, swap_6);
                                            }
                                            for (uint32_t alt_6 = 0; alt_6 < (alt == 1 ? 5u : 1u); alt_6++) {
                                                dfg_node reciprocal_4 = DFG_NONE, sqrt_5 = DFG_NONE, div_4 = DFG_NONE, constant_7 = DFG_NONE;
                                                dfg_node sqrt_6 = DFG_NONE, pow_5 = DFG_NONE, constant_8 = DFG_NONE, sqrt_7 = DFG_NONE;
                                                dfg_node v_7 = DFG_NONE, reciprocal_5 = DFG_NONE, div_5 = DFG_NONE, constant_9 = DFG_NONE;
                                                dfg_node reciprocal_6 = DFG_NONE, pow_6 = DFG_NONE, constant_10 = DFG_NONE;
                                                bool is_reciprocal_5 = false, is_pow_2 = false;
                                                uint32_t swap_7 = 0;
                                                if (alt == 1) {
                                                    if (alt_6 == 0) {
                                                        reciprocal_4 = v_6;
                                                        if (!dfg_calls_argc(g, reciprocal_4, recent_op_Reciprocal,
                                                                            1))
                                                            continue;
                                                        sqrt_5 = dfg_arg(g, reciprocal_4, 0);
                                                        if (!dfg_calls_argc(g, sqrt_5, recent_op_Sqrt, 1))
                                                            continue;
                                                        s = dfg_arg(g, sqrt_5, 0);
                                                    } else if (alt_6 == 1) {
                                                        div_4 = v_6;
                                                        if (!dfg_calls_argc(g, div_4, recent_op_Div, 2))
                                                            continue;
                                                        constant_7 = dfg_arg(g, div_4, 0);
                                                        if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE))
                                                            continue;
                                                        sqrt_6 = dfg_arg(g, div_4, 1);
                                                        if (!dfg_calls_argc(g, sqrt_6, recent_op_Sqrt, 1))
                                                            continue;
                                                        s = dfg_arg(g, sqrt_6, 0);
                                                    } else if (alt_6 == 2) {
                                                        pow_5 = v_6;
                                                        if (!dfg_calls_argc(g, pow_5, recent_op_Pow, 2))
                                                            continue;
                                                        h = dfg_arg(g, pow_5, 1);
                                                        constant_8 = h;
                                                        if (!dfg_const_is(g, constant_8, dfg_float(-0.5),
                                                                          DFG_NO_DTYPE))
                                                            continue;
                                                        s = dfg_arg(g, pow_5, 0);
                                                    } else if (alt_6 == 3) {
                                                        sqrt_7 = v_6;
                                                        if (!dfg_calls_argc(g, sqrt_7, recent_op_Sqrt, 1))
                                                            continue;
                                                        v_7 = dfg_arg(g, sqrt_7, 0);
                                                        is_reciprocal_5 = dfg_calls_argc(g, v_7,
                                                                                         recent_op_Reciprocal, 1);
                                                        if (is_reciprocal_5) {
                                                            reciprocal_5 = v_7;
                                                            s = dfg_arg(g, reciprocal_5, 0);
                                                        } else {
                                                            div_5 = v_7;
                                                            if (!dfg_calls_argc(g, div_5, recent_op_Div, 2))
                                                                continue;
                                                            constant_9 = dfg_arg(g, div_5, 0);
                                                            if (!dfg_const_is(g, constant_9, dfg_int(1), DFG_NO_DTYPE))
                                                                continue;
                                                            s = dfg_arg(g, div_5, 1);
                                                        }
                                                    } else {
                                                        reciprocal_6 = v_6;
                                                        if (!dfg_calls_argc(g, reciprocal_6, recent_op_Reciprocal,
                                                                            1))
                                                            continue;
                                                        pow_6 = dfg_arg(g, reciprocal_6, 0);
                                                        if (!dfg_calls_argc(g, pow_6, recent_op_Pow, 2))
                                                            continue;
                                                        h = dfg_arg(g, pow_6, 1);
                                                        constant_10 = h;
                                                        if (!dfg_const_is(g, constant_10, dfg_float(0.5),
                                                                          DFG_NO_DTYPE))
                                                            continue;
                                                        s = dfg_arg(g, pow_6, 0);
                                                    }
                                                    if (!dfg_calls_argc(g, s, recent_op_Add, 2))
                                                        continue;
                                                    swap_7 = dfg_op(g, dfg_arg(g, s, 0)) == recent_op_ReduceMean
                                                        ? 0
                                                        : 1;
                                                    eps = dfg_arg(g, s, 1 - swap_7);
                                                    if (!dfg_is(g, eps, DFG_CONST))
                                                        continue;
                                                    reduceMean = dfg_arg(g, s, swap_7);
                                                    if (!dfg_calls_argc(g, reduceMean, recent_op_ReduceMean, 1))
                                                        continue;
                                                    q = dfg_attr(g, reduceMean, recent_attr_axes);
                                                    if (!dfg_known(q)
                                                        || !dfg_int_is(g, reduceMean, recent_attr_keepdims, 1,
                                                                       1))
                                                        continue;
                                                    v_5 = dfg_arg(g, reduceMean, 0);
                                                    is_pow_2 = dfg_calls_with(g, v_5, recent_op_Pow, 2);
                                                    if (is_pow_2) {
                                                        pow = v_5;
                                                        constant = dfg_arg(g, pow, 1);
                                                        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                                                            continue;
                                                        if (dfg_arg(g, pow, 0) != w)
                                                            continue;
                                                    } else {
                                                        mul = v_5;
                                                        if (!dfg_calls_with(g, mul, recent_op_Mul, 2))
                                                            continue;
                                                    }
                                                }
                                                for (uint32_t swap_8 = 0; swap_8 < (alt == 1 && !is_pow_2 ? dfg_orders(g, mul) : 1u); swap_8++) {
                                                    dfg_node div_6 = DFG_NONE, mul_6 = DFG_NONE;
                                                    if (alt == 1) {
                                                        if (!is_pow_2) {
                                                            if (dfg_arg(g, mul, swap_8) != w)
                                                                continue;
                                                            if (dfg_arg(g, mul, 1 - swap_8) != w)
                                                                continue;
                                                        }
                                                    } else if (alt == 2) {
                                                        div_6 = n;
                                                        if (!dfg_calls_argc(g, div_6, recent_op_Div, 2))
                                                            continue;
                                                        mul_6 = dfg_arg(g, div_6, 0);
                                                        if (!dfg_calls_with(g, mul_6, recent_op_Mul, 2))
                                                            continue;
                                                    }
                                                    if (recent_make_rms_norm_part2(g, n, accept, ctx, alt,
                                                                                   mul_3, scale, back, n_2,
                                                                                   is_div, div, w, alt_2, wide,
                                                                                   x, is_sqrt, sqrt, s, pow_2,
                                                                                   h, constant_2, mul_2, alt_3,
                                                                                   alt_4, reciprocal, sqrt_2,
                                                                                   div_2, constant_3, sqrt_3,
                                                                                   pow_3, constant_4, sqrt_4,
                                                                                   reciprocal_2, div_3,
                                                                                   constant_5, reciprocal_3,
                                                                                   pow_4, constant_6, eps,
                                                                                   reduceMean, q, v_5, is_pow,
                                                                                   pow, constant, mul, mul_4,
                                                                                   alt_5, mul_5, alt_6,
                                                                                   reciprocal_4, sqrt_5, div_4,
                                                                                   constant_7, sqrt_6, pow_5,
                                                                                   constant_8, sqrt_7,
                                                                                   reciprocal_5, div_5,
                                                                                   constant_9, reciprocal_6,
                                                                                   pow_6, constant_10, is_pow_2,
                                                                                   div_6, mul_6))
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
    }
    return false;
}

DFG_MATCH_OF_EACH(recent_make_rms_norm)

/* recent.pat:90
 * rule make_rms_norm_unscaled(x, eps, h) {
 *     s = Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const);
 *     match over_root(x, s, h);
 *     where last_axis(q, x), single(eps), not present(h) or single(h), x.shape[-1] > 0, x.dtype in {f16, f32, f64};
 *     where value(eps) >= 0, value(eps) < 1e30;
 *     rewrite RMSNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { epsilon = value(eps) };
 * }
 */
static bool recent_make_rms_norm_unscaled_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_rms_norm_unscaled_whole *m)
{
    bool is_div = dfg_calls_with(g, n, recent_op_Div, 2);
    dfg_node div = DFG_NONE, x = DFG_NONE, v = DFG_NONE, sqrt = DFG_NONE, s = DFG_NONE;
    dfg_node pow = DFG_NONE, h = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
    bool is_sqrt = false;
    if (is_div) {
        div = n;
        x = dfg_arg(g, div, 0);
        v = dfg_arg(g, div, 1);
        is_sqrt = dfg_calls_argc(g, v, recent_op_Sqrt, 1);
        if (is_sqrt) {
            sqrt = v;
            s = dfg_arg(g, sqrt, 0);
        } else {
            pow = v;
            if (!dfg_calls_argc(g, pow, recent_op_Pow, 2))
                return false;
            h = dfg_arg(g, pow, 1);
            constant = h;
            if (!dfg_const_is(g, constant, dfg_float(0.5), DFG_NO_DTYPE))
                return false;
            s = dfg_arg(g, pow, 0);
        }
    } else {
        mul = n;
        if (!dfg_calls_with(g, mul, recent_op_Mul, 2))
            return false;
    }
    for (uint32_t swap = way[0]; swap < (!is_div ? dfg_orders(g, mul) : 1u);
         way[0] = ++swap, way[1] = 0) {
        dfg_node v_2 = DFG_NONE;
        if (!is_div) {
            x = dfg_arg(g, mul, swap);
            v_2 = dfg_arg(g, mul, 1 - swap);
        }
        for (uint32_t alt = way[1]; alt < (!is_div ? 5u : 1u); way[1] = ++alt, way[2] = 0) {
            dfg_node reciprocal = DFG_NONE, sqrt_2 = DFG_NONE, div_2 = DFG_NONE, constant_2 = DFG_NONE;
            dfg_node sqrt_3 = DFG_NONE, pow_2 = DFG_NONE, constant_3 = DFG_NONE, sqrt_4 = DFG_NONE;
            dfg_node v_3 = DFG_NONE, reciprocal_2 = DFG_NONE, div_3 = DFG_NONE, constant_4 = DFG_NONE;
            dfg_node reciprocal_3 = DFG_NONE, pow_3 = DFG_NONE, constant_5 = DFG_NONE;
            bool is_reciprocal_2 = false;
            if (!is_div) {
                if (alt == 0) {
                    reciprocal = v_2;
                    if (!dfg_calls_argc(g, reciprocal, recent_op_Reciprocal, 1))
                        continue;
                    sqrt_2 = dfg_arg(g, reciprocal, 0);
                    if (!dfg_calls_argc(g, sqrt_2, recent_op_Sqrt, 1))
                        continue;
                    s = dfg_arg(g, sqrt_2, 0);
                } else if (alt == 1) {
                    div_2 = v_2;
                    if (!dfg_calls_argc(g, div_2, recent_op_Div, 2))
                        continue;
                    constant_2 = dfg_arg(g, div_2, 0);
                    if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    sqrt_3 = dfg_arg(g, div_2, 1);
                    if (!dfg_calls_argc(g, sqrt_3, recent_op_Sqrt, 1))
                        continue;
                    s = dfg_arg(g, sqrt_3, 0);
                } else if (alt == 2) {
                    pow_2 = v_2;
                    if (!dfg_calls_argc(g, pow_2, recent_op_Pow, 2))
                        continue;
                    h = dfg_arg(g, pow_2, 1);
                    constant_3 = h;
                    if (!dfg_const_is(g, constant_3, dfg_float(-0.5), DFG_NO_DTYPE))
                        continue;
                    s = dfg_arg(g, pow_2, 0);
                } else if (alt == 3) {
                    sqrt_4 = v_2;
                    if (!dfg_calls_argc(g, sqrt_4, recent_op_Sqrt, 1))
                        continue;
                    v_3 = dfg_arg(g, sqrt_4, 0);
                    is_reciprocal_2 = dfg_calls_argc(g, v_3, recent_op_Reciprocal, 1);
                    if (is_reciprocal_2) {
                        reciprocal_2 = v_3;
                        s = dfg_arg(g, reciprocal_2, 0);
                    } else {
                        div_3 = v_3;
                        if (!dfg_calls_argc(g, div_3, recent_op_Div, 2))
                            continue;
                        constant_4 = dfg_arg(g, div_3, 0);
                        if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE))
                            continue;
                        s = dfg_arg(g, div_3, 1);
                    }
                } else {
                    reciprocal_3 = v_2;
                    if (!dfg_calls_argc(g, reciprocal_3, recent_op_Reciprocal, 1))
                        continue;
                    pow_3 = dfg_arg(g, reciprocal_3, 0);
                    if (!dfg_calls_argc(g, pow_3, recent_op_Pow, 2))
                        continue;
                    h = dfg_arg(g, pow_3, 1);
                    constant_5 = h;
                    if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    s = dfg_arg(g, pow_3, 0);
                }
            }
            if (!dfg_calls_argc(g, s, recent_op_Add, 2))
                continue;
            uint32_t swap_2 = dfg_op(g, dfg_arg(g, s, 0)) == recent_op_ReduceMean ? 0 : 1;
            dfg_node eps = dfg_arg(g, s, 1 - swap_2);
            if (!dfg_is(g, eps, DFG_CONST))
                continue;
            dfg_node reduceMean = dfg_arg(g, s, swap_2);
            if (!dfg_calls_argc(g, reduceMean, recent_op_ReduceMean, 1))
                continue;
            dfg_val q = dfg_attr(g, reduceMean, recent_attr_axes);
            if (!dfg_known(q) || !dfg_int_is(g, reduceMean, recent_attr_keepdims, 1, 1))
                continue;
            dfg_node v_4 = dfg_arg(g, reduceMean, 0);
            bool is_pow_4 = dfg_calls_with(g, v_4, recent_op_Pow, 2);
            dfg_node pow_4 = DFG_NONE, constant_6 = DFG_NONE, mul_2 = DFG_NONE;
            if (is_pow_4) {
                pow_4 = v_4;
                if (dfg_arg(g, pow_4, 0) != x)
                    continue;
                constant_6 = dfg_arg(g, pow_4, 1);
                if (!dfg_const_is(g, constant_6, dfg_int(2), DFG_NO_DTYPE))
                    continue;
            } else {
                mul_2 = v_4;
                if (!dfg_calls_with(g, mul_2, recent_op_Mul, 2))
                    continue;
            }
            /* where last_axis(q, x) */
            if (!recent_last_axis(g, q, x))
                continue;
            /* where single(eps) */
            if (!recent_single(g, eps))
                continue;
            /* where x.shape[-1] > 0 */
            if (!dfg_dim_gt(g, dfg_extent_of(g, x, -1), dfg_int(0)))
                continue;
            /* where x.dtype in {f16, f32, f64} */
            if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
                continue;
            /* where value(eps) >= 0 */
            if (!dfg_ge(dfg_value_of(g, eps), dfg_int(0)))
                continue;
            /* where value(eps) < 1e30 */
            if (!dfg_lt(dfg_value_of(g, eps), dfg_float(1e+30)))
                continue;
            for (uint32_t swap_3 = way[2]; swap_3 < (!is_pow_4 ? dfg_orders(g, mul_2) : 1u);
                 way[2] = ++swap_3) {
                if (!is_pow_4) {
                    if (dfg_arg(g, mul_2, swap_3) != x)
                        continue;
                    if (dfg_arg(g, mul_2, 1 - swap_3) != x)
                        continue;
                }
                if (!((is_div && !is_sqrt) || (!is_div && alt == 2) || (!is_div && alt == 4)))
                    h = DFG_NONE;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){div, sqrt, pow, mul, reciprocal, sqrt_2, div_2, sqrt_3,
                                                    pow_2, sqrt_4, reciprocal_2, div_3, reciprocal_3, pow_3,
                                                    s, reduceMean, pow_4, mul_2},
                                 18))
                    continue;
                /* where not present(h) or single(h) */
                if (!(h == DFG_NONE || recent_single(g, h)))
                    continue;
                *m = (struct recent_make_rms_norm_unscaled_whole){.m = {.root = n, .x = x, .eps = eps,
                        .h = h, .s = s, .q = q}, .div = div, .sqrt = sqrt, .pow = pow,
                        .constant = constant, .mul = mul, .reciprocal = reciprocal, .sqrt_2 = sqrt_2,
                        .div_2 = div_2, .constant_2 = constant_2, .sqrt_3 = sqrt_3, .pow_2 = pow_2,
                        .constant_3 = constant_3, .sqrt_4 = sqrt_4, .reciprocal_2 = reciprocal_2,
                        .div_3 = div_3, .constant_4 = constant_4, .reciprocal_3 = reciprocal_3,
                        .pow_3 = pow_3, .constant_5 = constant_5, .reduceMean = reduceMean,
                        .pow_4 = pow_4, .constant_6 = constant_6, .mul_2 = mul_2};
                return true;
            }
        }
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_make_rms_norm_unscaled, whole, 3)

/* recent.pat:97
 * rule scale_rms_norm(x, scale) {
 *     n = RMSNormalization(x, splat(1)) { axis == -1 };
 *     match Mul(n, scale);
 *     where along(scale, x), same_dtype(x, scale);
 *     rewrite RMSNormalization(x, scale) { ..n };
 * }
 */
static bool recent_scale_rms_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_scale_rms_norm_whole *m)
{
    if (!dfg_calls_with(g, n, recent_op_Mul, 2))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node n_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, n_2, recent_op_RMSNormalization, 2))
            continue;
        if (!dfg_int_is(g, n_2, recent_attr_axis, -1, -1))
            continue;
        dfg_node x = dfg_arg(g, n_2, 0);
        dfg_node constant = dfg_arg(g, n_2, 1);
        if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
            continue;
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, n_2))
            continue;
        /* where along(scale, x) */
        if (!recent_along(g, scale, x))
            continue;
        /* where same_dtype(x, scale) */
        if (dfg_same_dtype(g, x, scale) != DFG_TRUE)
            continue;
        *m = (struct recent_scale_rms_norm_whole){.m = {.root = n, .x = x, .scale = scale,
                .n = n_2}, .constant = constant};
        return true;
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_scale_rms_norm, whole, 1)

static enum dfg_tri recent_same(const dfg_graph *g, dfg_val p, dfg_node r)
{
    const int64_t n = dfg_len(p);
    const int64_t m = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, r), dfg_int(2)), dfg_int(1));
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_same(dfg_item(p, k), dfg_add(dfg_int(k), dfg_int(2))));
    return all;
}

static enum dfg_tri recent_same_2(const dfg_graph *g, dfg_val p, dfg_node r)
{
    const int64_t n = dfg_len(p);
    const int64_t m = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, r), dfg_int(2)), dfg_int(1));
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_same(dfg_item(p, k),
                                dfg_sub(dfg_add(dfg_int(k), dfg_int(2)), dfg_rank_of(g, r))));
    return all;
}

/* recent.pat:107
 * rule make_group_norm(x, eps, h) {
 *     r = Reshape(x, _);
 *     d = Sub(r, ReduceMean(r) { axes = p, keepdims == 1 });
 *     s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);
 *     n = InstanceNormalization(r, splat(1), splat(0)) | LayerNormalization(r, splat(1)) | over_root(d, s, h);
 *     y = Reshape(n, _);
 *     match y;
 *     where x.rank >= 3, same_shape(x, y), x.shape[1] > 0, r.rank >= 3, r.shape[0] == x.shape[0], x.dtype in {f16, f32};
 *     where r.shape[1] > 0, x.shape[1] % r.shape[1] == 0;
 *     where n.op == InstanceNormalization or (n.op == LayerNormalization and (n.axis == 2 or n.axis == 2 - r.rank))
 *        or (p == q and (p == [i + 2 for i in range(r.rank - 2)] or p == [i + 2 - r.rank for i in range(r.rank - 2)])
 *            and single(eps) and value(eps) >= 0 and value(eps) < 1e30 and (not present(h) or single(h)));
 *     rewrite GroupNormalization.v21(x, Expand(like(x, 1.0), i64 [x.shape[1]]), Expand(like(x, 0.0), i64 [x.shape[1]])) {
 *         num_groups = r.shape[1], epsilon = present(eps) ? value(eps) : n.epsilon
 *     };
 * }
 */
static bool recent_make_group_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_group_norm_whole *m)
{
    if (!dfg_calls_with(g, n, recent_op_Reshape, 2))
        return false;
    dfg_node x_2 = dfg_arg(g, n, 1);
    dfg_node n_2 = dfg_arg(g, n, 0);
    uint32_t alt = dfg_calls_argc(g, n_2, recent_op_InstanceNormalization, 3) ? 0
        : dfg_op(g, n_2) == recent_op_LayerNormalization || dfg_is(g, n_2, DFG_GET) ? 1 : 2;
    dfg_node instanceNormalization = DFG_NONE, r = DFG_NONE, constant_7 = DFG_NONE;
    dfg_node constant_8 = DFG_NONE, layerNormalization = DFG_NONE, layerNormalization_call = DFG_NONE;
    dfg_node constant_9 = DFG_NONE, div = DFG_NONE, d = DFG_NONE, reduceMean = DFG_NONE;
    dfg_node v = DFG_NONE, sqrt = DFG_NONE, s = DFG_NONE, pow_2 = DFG_NONE, h = DFG_NONE;
    dfg_node constant_2 = DFG_NONE, mul_2 = DFG_NONE, v_2 = DFG_NONE;
    bool is_div = false, is_sqrt = false;
    dfg_val p = dfg_nil();
    uint32_t swap = 0;
    if (alt == 0) {
        instanceNormalization = n_2;
        r = dfg_arg(g, instanceNormalization, 0);
        constant_7 = dfg_arg(g, instanceNormalization, 1);
        if (!dfg_splat_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE))
            return false;
        constant_8 = dfg_arg(g, instanceNormalization, 2);
        if (!dfg_splat_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
            return false;
    } else if (alt == 1) {
        layerNormalization = n_2;
        layerNormalization_call = dfg_first_result(g, layerNormalization);
        if (!dfg_calls_with(g, layerNormalization_call, recent_op_LayerNormalization, 2))
            return false;
        r = dfg_arg(g, layerNormalization_call, 0);
        constant_9 = dfg_arg(g, layerNormalization_call, 1);
        if (!dfg_splat_is(g, constant_9, dfg_int(1), DFG_NO_DTYPE))
            return false;
    } else {
        is_div = dfg_calls_argc(g, n_2, recent_op_Div, 2);
        if (is_div) {
            div = n_2;
            d = dfg_arg(g, div, 0);
            if (!dfg_calls_argc(g, d, recent_op_Sub, 2))
                return false;
            r = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_argc(g, reduceMean, recent_op_ReduceMean, 1))
                return false;
            p = dfg_attr(g, reduceMean, recent_attr_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, recent_attr_keepdims, 1, 1))
                return false;
            if (dfg_arg(g, reduceMean, 0) != r)
                return false;
            v = dfg_arg(g, div, 1);
            is_sqrt = dfg_calls_argc(g, v, recent_op_Sqrt, 1);
            if (is_sqrt) {
                sqrt = v;
                s = dfg_arg(g, sqrt, 0);
            } else {
                pow_2 = v;
                if (!dfg_calls_argc(g, pow_2, recent_op_Pow, 2))
                    return false;
                h = dfg_arg(g, pow_2, 1);
                constant_2 = h;
                if (!dfg_const_is(g, constant_2, dfg_float(0.5), DFG_NO_DTYPE))
                    return false;
                s = dfg_arg(g, pow_2, 0);
            }
        } else {
            mul_2 = n_2;
            if (!dfg_calls_argc(g, mul_2, recent_op_Mul, 2))
                return false;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == recent_op_Sub ? 0 : 1;
            d = dfg_arg(g, mul_2, swap);
            if (!dfg_calls_argc(g, d, recent_op_Sub, 2))
                return false;
            r = dfg_arg(g, d, 0);
            reduceMean = dfg_arg(g, d, 1);
            if (!dfg_calls_argc(g, reduceMean, recent_op_ReduceMean, 1))
                return false;
            p = dfg_attr(g, reduceMean, recent_attr_axes);
            if (!dfg_known(p) || !dfg_int_is(g, reduceMean, recent_attr_keepdims, 1, 1))
                return false;
            if (dfg_arg(g, reduceMean, 0) != r)
                return false;
            v_2 = dfg_arg(g, mul_2, 1 - swap);
        }
    }
    for (uint32_t alt_2 = way[0]; alt_2 < (alt == 2 && !is_div ? 5u : 1u);
         way[0] = ++alt_2, way[1] = 0) {
        dfg_node reciprocal = DFG_NONE, sqrt_2 = DFG_NONE, div_2 = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node sqrt_3 = DFG_NONE, pow_3 = DFG_NONE, constant_4 = DFG_NONE, sqrt_4 = DFG_NONE;
        dfg_node v_3 = DFG_NONE, reciprocal_2 = DFG_NONE, div_3 = DFG_NONE, constant_5 = DFG_NONE;
        dfg_node reciprocal_3 = DFG_NONE, pow_4 = DFG_NONE, constant_6 = DFG_NONE, eps = DFG_NONE;
        dfg_node reduceMean_2 = DFG_NONE, v_4 = DFG_NONE, pow = DFG_NONE, constant = DFG_NONE;
        dfg_node mul = DFG_NONE;
        bool is_reciprocal_2 = false, is_pow = false;
        uint32_t swap_2 = 0;
        dfg_val q = dfg_nil();
        if (alt == 2) {
            if (!is_div) {
                if (alt_2 == 0) {
                    reciprocal = v_2;
                    if (!dfg_calls_argc(g, reciprocal, recent_op_Reciprocal, 1))
                        continue;
                    sqrt_2 = dfg_arg(g, reciprocal, 0);
                    if (!dfg_calls_argc(g, sqrt_2, recent_op_Sqrt, 1))
                        continue;
                    s = dfg_arg(g, sqrt_2, 0);
                } else if (alt_2 == 1) {
                    div_2 = v_2;
                    if (!dfg_calls_argc(g, div_2, recent_op_Div, 2))
                        continue;
                    constant_3 = dfg_arg(g, div_2, 0);
                    if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    sqrt_3 = dfg_arg(g, div_2, 1);
                    if (!dfg_calls_argc(g, sqrt_3, recent_op_Sqrt, 1))
                        continue;
                    s = dfg_arg(g, sqrt_3, 0);
                } else if (alt_2 == 2) {
                    pow_3 = v_2;
                    if (!dfg_calls_argc(g, pow_3, recent_op_Pow, 2))
                        continue;
                    h = dfg_arg(g, pow_3, 1);
                    constant_4 = h;
                    if (!dfg_const_is(g, constant_4, dfg_float(-0.5), DFG_NO_DTYPE))
                        continue;
                    s = dfg_arg(g, pow_3, 0);
                } else if (alt_2 == 3) {
                    sqrt_4 = v_2;
                    if (!dfg_calls_argc(g, sqrt_4, recent_op_Sqrt, 1))
                        continue;
                    v_3 = dfg_arg(g, sqrt_4, 0);
                    is_reciprocal_2 = dfg_calls_argc(g, v_3, recent_op_Reciprocal, 1);
                    if (is_reciprocal_2) {
                        reciprocal_2 = v_3;
                        s = dfg_arg(g, reciprocal_2, 0);
                    } else {
                        div_3 = v_3;
                        if (!dfg_calls_argc(g, div_3, recent_op_Div, 2))
                            continue;
                        constant_5 = dfg_arg(g, div_3, 0);
                        if (!dfg_const_is(g, constant_5, dfg_int(1), DFG_NO_DTYPE))
                            continue;
                        s = dfg_arg(g, div_3, 1);
                    }
                } else {
                    reciprocal_3 = v_2;
                    if (!dfg_calls_argc(g, reciprocal_3, recent_op_Reciprocal, 1))
                        continue;
                    pow_4 = dfg_arg(g, reciprocal_3, 0);
                    if (!dfg_calls_argc(g, pow_4, recent_op_Pow, 2))
                        continue;
                    h = dfg_arg(g, pow_4, 1);
                    constant_6 = h;
                    if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    s = dfg_arg(g, pow_4, 0);
                }
            }
            if (!dfg_calls_argc(g, s, recent_op_Add, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, s, 0)) == recent_op_ReduceMean ? 0 : 1;
            eps = dfg_arg(g, s, 1 - swap_2);
            if (!dfg_is(g, eps, DFG_CONST))
                continue;
            reduceMean_2 = dfg_arg(g, s, swap_2);
            if (!dfg_calls_argc(g, reduceMean_2, recent_op_ReduceMean, 1))
                continue;
            q = dfg_attr(g, reduceMean_2, recent_attr_axes);
            if (!dfg_known(q) || !dfg_int_is(g, reduceMean_2, recent_attr_keepdims, 1, 1))
                continue;
            v_4 = dfg_arg(g, reduceMean_2, 0);
            is_pow = dfg_calls_argc(g, v_4, recent_op_Pow, 2);
            if (is_pow) {
                pow = v_4;
                if (dfg_arg(g, pow, 0) != d)
                    continue;
                constant = dfg_arg(g, pow, 1);
                if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                    continue;
            } else {
                mul = v_4;
                if (!dfg_calls_argc(g, mul, recent_op_Mul, 2))
                    continue;
            }
        }
        for (uint32_t swap_3 = way[1]; swap_3 < (alt == 2 && !is_pow ? dfg_orders(g, mul) : 1u);
             way[1] = ++swap_3) {
            if (alt == 2 && !is_pow) {
                if (dfg_arg(g, mul, swap_3) != d)
                    continue;
                if (dfg_arg(g, mul, 1 - swap_3) != d)
                    continue;
            }
            if (!dfg_calls_with(g, r, recent_op_Reshape, 2))
                continue;
            dfg_node x = dfg_arg(g, r, 0);
            dfg_node x_3 = dfg_arg(g, r, 1);
            if (alt != 2)
                s = DFG_NONE;
            if (!((alt == 2 && is_div && !is_sqrt) || (alt == 2 && !is_div && alt_2 == 2)
                  || (alt == 2 && !is_div && alt_2 == 4)))
                h = DFG_NONE;
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){instanceNormalization, layerNormalization,
                                                alt == 1 ? layerNormalization_call : DFG_NONE, div, d,
                                                reduceMean, sqrt, pow_2, mul_2, reciprocal, sqrt_2, div_2,
                                                sqrt_3, pow_3, sqrt_4, reciprocal_2, div_3, reciprocal_3,
                                                pow_4, s, reduceMean_2, pow, mul, r},
                             24))
                continue;
            /* where x.rank >= 3 */
            if (!dfg_ge(dfg_rank_of(g, x), dfg_int(3)))
                continue;
            /* where same_shape(x, y) */
            if (dfg_same_shape(g, x, n) != DFG_TRUE)
                continue;
            /* where x.shape[1] > 0 */
            if (!dfg_dim_gt(g, dfg_extent_of(g, x, 1), dfg_int(0)))
                continue;
            /* where r.rank >= 3 */
            if (!dfg_ge(dfg_rank_of(g, r), dfg_int(3)))
                continue;
            /* where r.shape[0] == x.shape[0] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r, 0), dfg_extent_of(g, x, 0)))
                continue;
            /* where x.dtype in {f16, f32} */
            if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32))
                continue;
            /* where r.shape[1] > 0 */
            if (!dfg_dim_gt(g, dfg_extent_of(g, r, 1), dfg_int(0)))
                continue;
            /* where x.shape[1] % r.shape[1] == 0 */
            if (!dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, x, 1), dfg_extent_of(g, r, 1)), dfg_int(0)))
                continue;
            /* where n.op == InstanceNormalization or (n.op == LayerNormalization and (n.axis == 2 or
             * n.axis == 2 - r.rank)) or (p == q and (p == [i + 2 for i in range(r.rank - 2)] or p == [i + 2
             * - r.rank for i in range(r.rank - 2)]) and single(eps) and value(eps) >= 0 and value(eps) <
             * 1e30 and (not present(h) or single(h))) */
            if (!(dfg_op(g, dfg_call_of(g, n_2)) == recent_op_InstanceNormalization
                  || (dfg_op(g, dfg_call_of(g, n_2)) == recent_op_LayerNormalization
                      && (dfg_eq(dfg_attr_or(g, dfg_call_of(g, n_2), recent_attr_axis,
                                             dfg_op(g, dfg_call_of(g, n_2)) == recent_op_LayerNormalization
                                             ? dfg_int(-1)
                                             : dfg_nil()),
                                 dfg_int(2))
                          || dfg_eq(dfg_attr_or(g, dfg_call_of(g, n_2), recent_attr_axis,
                                                dfg_op(g, dfg_call_of(g, n_2))
                                                == recent_op_LayerNormalization
                                                ? dfg_int(-1)
                                                : dfg_nil()),
                                    dfg_sub(dfg_int(2), dfg_rank_of(g, r)))))
                  || (dfg_eq(p, q)
                      && (recent_same(g, p, r) == DFG_TRUE || recent_same_2(g, p, r) == DFG_TRUE)
                      && recent_single(g, eps) && dfg_ge(dfg_value_of(g, eps), dfg_int(0))
                      && dfg_lt(dfg_value_of(g, eps), dfg_float(1e+30))
                      && (h == DFG_NONE || recent_single(g, h)))))
                continue;
            *m = (struct recent_make_group_norm_whole){.m = {.root = n, .x = x, .eps = eps,
                    .h = h, .r = r, .d = d, .s = s, .n = n_2, .y = n, .p = p, .q = q},
                    .x = x_3, .reduceMean = reduceMean, .reduceMean_2 = reduceMean_2, .pow = pow,
                    .constant = constant, .mul = mul, .instanceNormalization = instanceNormalization,
                    .div = div, .sqrt = sqrt, .pow_2 = pow_2, .constant_2 = constant_2,
                    .mul_2 = mul_2, .reciprocal = reciprocal, .sqrt_2 = sqrt_2, .div_2 = div_2,
                    .constant_3 = constant_3, .sqrt_3 = sqrt_3, .pow_3 = pow_3,
                    .constant_4 = constant_4, .sqrt_4 = sqrt_4, .reciprocal_2 = reciprocal_2,
                    .div_3 = div_3, .constant_5 = constant_5, .reciprocal_3 = reciprocal_3,
                    .pow_4 = pow_4, .constant_6 = constant_6, .constant_7 = constant_7,
                    .constant_8 = constant_8, .layerNormalization = layerNormalization,
                    .layerNormalization_call = dfg_first_result(g, layerNormalization),
                    .constant_9 = constant_9, .x_2 = x_2};
            return true;
        }
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_make_group_norm, whole, 2)

/* recent.pat:124
 * cond of_channels(c, x) = c.elements == x.shape[1], c.rank >= x.rank - 1, c.shape[c.rank - x.rank + 1] == x.shape[1], same_dtype(c, x);
 */
static bool recent_of_channels(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_extent_of(g, x, 1))
        && dfg_ge(dfg_rank_of(g, c), dfg_sub(dfg_rank_of(g, x), dfg_int(1)))
        && dfg_dim_eq(g,
                      dfg_at(dfg_shape_of(g, c),
                             dfg_add(dfg_sub(dfg_rank_of(g, c), dfg_rank_of(g, x)), dfg_int(1))),
                      dfg_extent_of(g, x, 1))
        && dfg_same_dtype(g, c, x) == DFG_TRUE;
}

/* recent.pat:125
 * rule scale_group_norm(x, c) {
 *     n = GroupNormalization.v21(x, splat(1), splat(0));
 *     match Mul(n, c);
 *     where of_channels(c, x);
 *     rewrite GroupNormalization.v21(x, Reshape(c, i64 [-1]), Expand(like(x, 0.0), i64 [x.shape[1]])) { ..n };
 * }
 */
static bool recent_scale_group_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_scale_group_norm_whole *m)
{
    if (!dfg_calls_with(g, n, recent_op_Mul, 2))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node n_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, n_2, recent_op_GroupNormalization_v21, 3))
            continue;
        dfg_node x = dfg_arg(g, n_2, 0);
        dfg_node constant = dfg_arg(g, n_2, 1);
        if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
            continue;
        dfg_node constant_2 = dfg_arg(g, n_2, 2);
        if (!dfg_splat_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
            continue;
        dfg_node c = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, n_2))
            continue;
        /* where of_channels(c, x) */
        if (!recent_of_channels(g, c, x))
            continue;
        *m = (struct recent_scale_group_norm_whole){.m = {.root = n, .x = x, .c = c, .n = n_2},
                .constant = constant, .constant_2 = constant_2};
        return true;
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_scale_group_norm, whole, 1)

/* recent.pat:131
 * rule shift_group_norm(x, scale, c) {
 *     n = GroupNormalization.v21(x, scale : [_], splat(0));
 *     match Add(n, c);
 *     where of_channels(c, x), scale.shape[0] == x.shape[1];
 *     rewrite GroupNormalization.v21(x, scale, Reshape(c, i64 [-1])) { ..n };
 * }
 */
static bool recent_shift_group_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_shift_group_norm_whole *m)
{
    if (!dfg_calls_with(g, n, recent_op_Add, 2))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node n_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, n_2, recent_op_GroupNormalization_v21, 3))
            continue;
        dfg_node x = dfg_arg(g, n_2, 0);
        dfg_node scale = dfg_arg(g, n_2, 1);
        if (dfg_rank(g, scale) != 1)
            continue;
        dfg_node constant = dfg_arg(g, n_2, 2);
        if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
            continue;
        dfg_node c = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, n_2))
            continue;
        /* where of_channels(c, x) */
        if (!recent_of_channels(g, c, x))
            continue;
        /* where scale.shape[0] == x.shape[1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, scale, 0), dfg_extent_of(g, x, 1)))
            continue;
        *m = (struct recent_shift_group_norm_whole){.m = {.root = n, .x = x, .scale = scale,
                .c = c, .n = n_2}, .constant = constant};
        return true;
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(recent_shift_group_norm, whole, 1)
