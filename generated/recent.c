/* Made by pat2c from recent.pat; do not edit. */
#include "recent.h"
_Static_assert(RECENT_H == 0x4a6e113fe10334e5, "recent.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    recent_op_Add = DFG_FIRST_OP, recent_op_Cast, recent_op_Div, recent_op_Erf,
    recent_op_GroupNormalization_v21, recent_op_InstanceNormalization, recent_op_LayerNormalization,
    recent_op_Mul, recent_op_Neg, recent_op_Pow, recent_op_RMSNormalization, recent_op_Reciprocal,
    recent_op_ReduceMean, recent_op_Reshape, recent_op_Sigmoid, recent_op_Sqrt, recent_op_Sub,
    recent_op_Tanh,
};
enum { recent_attr_axes, recent_attr_axis, recent_attr_keepdims, recent_attr_to };
static const char *const recent_op_names[] = {
    "Add", "Cast", "Div", "Erf", "GroupNormalization.v21", "InstanceNormalization", "LayerNormalization",
    "Mul", "Neg", "Pow", "RMSNormalization", "Reciprocal", "ReduceMean", "Reshape", "Sigmoid", "Sqrt",
    "Sub", "Tanh",
};
static const char *const recent_attr_names[] = { "axes", "axis", "keepdims", "to" };
static const dfg_val recent_list_minus_1[] = {{.tag = DFG_V_INT, .u.i = -1}};

const struct dfg_names recent_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "recent", .run = RECENT_H, .n_ops = 18,
    .ops = recent_op_names, .n_attrs = 4, .attrs = recent_attr_names,
};

/* recent.pat:12  pattern of_three(a, b, c) = Mul(Mul(a, b), c) | Mul(Mul(a, c), b) | Mul(a, Mul(b, c)); */
bool recent_of_three_find(DFG_FIND_ON(recent_of_three))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        dfg_node mul = DFG_NONE, mul_3 = DFG_NONE, mul_5 = DFG_NONE;
        if (alt == 0) {
            mul = n;
            if (!dfg_calls_argc(g, mul, recent_op_Mul, 2)) continue;
        } else if (alt == 1) {
            mul_3 = n;
            if (!dfg_calls_argc(g, mul_3, recent_op_Mul, 2)) continue;
        } else {
            mul_5 = n;
            if (!dfg_calls_argc(g, mul_5, recent_op_Mul, 2)) continue;
        }
        for (uint32_t swap = way[1]; swap < (alt == 0 ? dfg_orders(g, mul) : alt == 1 ? dfg_orders(g, mul_3)
                                             : dfg_orders(g, mul_5));
             way[1] = ++swap, way[2] = 0) {
            dfg_node c = DFG_NONE, mul_2 = DFG_NONE, b = DFG_NONE, mul_4 = DFG_NONE, a = DFG_NONE;
            dfg_node mul_6 = DFG_NONE;
            if (alt == 0) {
                c = dfg_arg(g, mul, 1 - swap);
                mul_2 = dfg_arg(g, mul, swap);
                if (!dfg_calls_argc(g, mul_2, recent_op_Mul, 2)) continue;
            } else if (alt == 1) {
                b = dfg_arg(g, mul_3, 1 - swap);
                mul_4 = dfg_arg(g, mul_3, swap);
                if (!dfg_calls_argc(g, mul_4, recent_op_Mul, 2)) continue;
            } else {
                a = dfg_arg(g, mul_5, swap);
                mul_6 = dfg_arg(g, mul_5, 1 - swap);
                if (!dfg_calls_argc(g, mul_6, recent_op_Mul, 2)) continue;
            }
            for (uint32_t swap_2 = way[2]; swap_2 < (alt == 0 ? dfg_orders(g, mul_2)
                                                     : alt == 1 ? dfg_orders(g, mul_4)
                                                     : dfg_orders(g, mul_6));
                 way[2] = ++swap_2) {
                if (alt == 0) {
                    a = dfg_arg(g, mul_2, swap_2);
                    b = dfg_arg(g, mul_2, 1 - swap_2);
                } else if (alt == 1) {
                    a = dfg_arg(g, mul_4, swap_2);
                    c = dfg_arg(g, mul_4, 1 - swap_2);
                } else {
                    b = dfg_arg(g, mul_6, swap_2);
                    c = dfg_arg(g, mul_6, 1 - swap_2);
                }
                if (!dfg_in_body(g, n, (const dfg_node[]){mul, mul_2, mul_3, mul_4, mul_5, mul_6}, 6))
                    continue;
                DFG_GIVE(recent_of_three, .root = n, .a = a, .b = b, .c = c);
                DFG_GIVE_WHOLE(recent_of_three, .mul = mul, .mul_2 = mul_2, .mul_3 = mul_3, .mul_4 = mul_4,
                               .mul_5 = mul_5, .mul_6 = mul_6);
                return true;
            }
        }
    }
    return false;
}

static bool recent_halved_as_of_three_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_halved_match *m, struct recent_halved_whole *whole)
{
    struct recent_of_three_match of_three;
    if (whole != NULL) *whole = (struct recent_halved_whole){0};
    for (; recent_of_three_find(g, n, way, &of_three, DFG_PART(whole, of_three)); way[2]++) {
        dfg_node h = of_three.c;
        if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE)) continue;
        DFG_GIVE(recent_halved, .root = n, .a = of_three.a, .b = of_three.b, .h = h);
        DFG_GIVE_PARTS(whole->constant = h);
        return true;
    }
    return false;
}

static bool recent_halved_as_div_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_halved_match *m, struct recent_halved_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Div, 2)) return false;
    dfg_node h = dfg_operand(g, n, 1);
    if (!dfg_const_is(g, h, dfg_int(2), DFG_NO_DTYPE)) return false;
    dfg_node mul_7 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, mul_7, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, mul_7); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, mul_7, swap), b = dfg_arg(g, mul_7, 1 - swap);
        if (!dfg_same_body(g, n, mul_7)) continue;
        DFG_GIVE(recent_halved, .root = n, .a = a, .b = b, .h = h);
        DFG_GIVE_WHOLE(recent_halved, .div = n, .mul_7 = mul_7, .constant_2 = h);
        return true;
    }
    return false;
}

static bool recent_halved_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_halved_match *m, struct recent_halved_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node div_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, div_2, recent_op_Div, 2)) continue;
        dfg_node a = dfg_operand(g, div_2, 0), h = dfg_operand(g, div_2, 1);
        if (!dfg_const_is(g, h, dfg_int(2), DFG_NO_DTYPE)) continue;
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, div_2)) continue;
        DFG_GIVE(recent_halved, .root = n, .a = a, .b = b, .h = h);
        DFG_GIVE_WHOLE(recent_halved, .mul_8 = n, .div_2 = div_2, .constant_3 = h);
        return true;
    }
    return false;
}

static bool recent_halved_as_mul_2_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_halved_match *m, struct recent_halved_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), div_3 = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, div_3, recent_op_Div, 2)) continue;
        dfg_node b = dfg_operand(g, div_3, 0), h = dfg_operand(g, div_3, 1);
        if (!dfg_const_is(g, h, dfg_int(2), DFG_NO_DTYPE) || !dfg_same_body(g, n, div_3)) continue;
        DFG_GIVE(recent_halved, .root = n, .a = a, .b = b, .h = h);
        DFG_GIVE_WHOLE(recent_halved, .mul_9 = n, .div_3 = div_3, .constant_4 = h);
        return true;
    }
    return false;
}

/* recent.pat:14  pattern halved(a, b, h) =
 *     of_three(a, b, h & 0.5) | Div(Mul(a, b), h & 2) | Mul(Div(a, h & 2), b) | Mul(a, Div(b, h & 2)); */
bool recent_halved_find(DFG_FIND_ON(recent_halved))
{
    for (uint32_t alt = way[0]; alt < 4u; way[0] = ++alt, dfg_restart(way + 1, 3)) {
        if (alt == 1) {
            if (dfg_op(g, n) != recent_op_Div) continue;
        } else if (alt == 2) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        } else if (alt == 3) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        }
        for (; alt == 0 ? recent_halved_as_of_three_find(g, n, way + 1, m, whole)
                 : alt == 1 ? recent_halved_as_div_find(g, n, way + 3, m, whole)
                 : alt == 2 ? recent_halved_as_mul_find(g, n, way + 3, m, whole)
                 : recent_halved_as_mul_2_find(g, n, way + 3, m, whole);
             way[3]++) {
            return true;
        }
    }
    return false;
}

static bool recent_make_gelu_v_v_as_neg_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_gelu_v_v_match *m, struct recent_make_gelu_v_v_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Neg, 1)) return false;
    dfg_node v = dfg_operand(g, n, 0);
    bool is_div = dfg_calls_argc(g, v, recent_op_Div, 2);
    dfg_node div = DFG_NONE, x = DFG_NONE, r = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
    if (is_div) {
        div = v;
        x = dfg_arg(g, div, 0);
        r = dfg_arg(g, div, 1);
        constant = r;
        if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE)) return false;
    } else {
        mul = v;
        if (!dfg_calls_argc(g, mul, recent_op_Mul, 2)) return false;
    }
    for (uint32_t swap = way[0]; swap < (!is_div ? dfg_orders(g, mul) : 1u); way[0] = ++swap) {
        dfg_node constant_2 = DFG_NONE;
        if (!is_div) {
            x = dfg_arg(g, mul, swap);
            r = dfg_arg(g, mul, 1 - swap);
            constant_2 = r;
            if (!dfg_const_near(g, constant_2, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){div, mul}, 2)) continue;
        DFG_GIVE(recent_make_gelu_v_v, .root = n, .x = x, .r = r);
        DFG_GIVE_WHOLE(recent_make_gelu_v_v, .neg = n, .div = div, .constant = constant, .mul = mul,
                       .constant_2 = constant_2);
        return true;
    }
    return false;
}

static bool recent_make_gelu_v_v_as_div_find(const dfg_graph *g, dfg_node n,
    struct recent_make_gelu_v_v_match *m, struct recent_make_gelu_v_v_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Div, 2)) return false;
    dfg_node neg_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, neg_2, recent_op_Neg, 1)) return false;
    dfg_node x = dfg_operand(g, neg_2, 0), r = dfg_operand(g, n, 1);
    if (!dfg_const_near(g, r, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE)) return false;
    if (!dfg_same_body(g, n, neg_2)) return false;
    DFG_GIVE(recent_make_gelu_v_v, .root = n, .x = x, .r = r);
    DFG_GIVE_WHOLE(recent_make_gelu_v_v, .div_2 = n, .neg_2 = neg_2, .constant_3 = r);
    return true;
}

static bool recent_make_gelu_v_v_as_mul_find(const dfg_graph *g, dfg_node n,
    struct recent_make_gelu_v_v_match *m, struct recent_make_gelu_v_v_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == recent_op_Neg ? 0 : 1;
    dfg_node neg_3 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, neg_3, recent_op_Neg, 1)) return false;
    dfg_node x = dfg_operand(g, neg_3, 0), r = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_near(g, r, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)) return false;
    if (!dfg_same_body(g, n, neg_3)) return false;
    DFG_GIVE(recent_make_gelu_v_v, .root = n, .x = x, .r = r);
    DFG_GIVE_WHOLE(recent_make_gelu_v_v, .mul_2 = n, .neg_3 = neg_3, .constant_4 = r);
    return true;
}

static bool recent_make_gelu_v_v_as_mul_2_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_gelu_v_v_match *m, struct recent_make_gelu_v_v_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), r = dfg_arg(g, n, 1 - swap);
        if (!dfg_const_near(g, r, dfg_float(-0.70710678), 0.001, DFG_NO_DTYPE)) continue;
        DFG_GIVE(recent_make_gelu_v_v, .root = n, .x = x, .r = r);
        DFG_GIVE_WHOLE(recent_make_gelu_v_v, .mul_3 = n, .constant_5 = r);
        return true;
    }
    return false;
}

/* recent.pat:22  Neg(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)))
 * | Div(Neg(x), r & approx(1.41421356, 1e-3)) | Mul(Neg(x), r & approx(0.70710678, 1e-3))
 * | Mul(x, r & approx(-0.70710678, 1e-3)) */
static bool recent_make_gelu_v_v_find(DFG_FIND_ON(recent_make_gelu_v_v))
{
    for (uint32_t alt = way[0]; alt < 4u; way[0] = ++alt, way[1] = 0) {
        if (alt == 0) {
            if (dfg_op(g, n) != recent_op_Neg) continue;
        } else if (alt == 1) {
            if (dfg_op(g, n) != recent_op_Div) continue;
        } else if (alt == 2) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        } else if (dfg_op(g, n) != recent_op_Mul) {
            continue;
        }
        if (alt == 1) {
            if (!recent_make_gelu_v_v_as_div_find(g, n, m, whole)) continue;
        } else if (alt == 2) {
            if (!recent_make_gelu_v_v_as_mul_find(g, n, m, whole)) continue;
        }
        for (; alt == 0 ? recent_make_gelu_v_v_as_neg_find(g, n, way + 1, m, whole)
                 : alt == 3 ? recent_make_gelu_v_v_as_mul_2_find(g, n, way + 1, m, whole) : way[1] == 0;
             way[1]++) {
            return true;
        }
    }
    return false;
}

/* recent.pat:25  Add(e, o & 1) | Sub(o & 1, n) */
static bool recent_make_gelu_v_find(DFG_FIND_ON(recent_make_gelu_v))
{
    bool is_add = dfg_calls_argc(g, n, recent_op_Add, 2);
    dfg_node add = DFG_NONE;
    if (is_add) add = n;
    for (uint32_t swap = way[0]; swap < (is_add ? dfg_orders(g, add) : 1u);
         way[0] = ++swap, dfg_restart(way + 1, 2)) {
        dfg_node e = DFG_NONE, o = DFG_NONE, constant = DFG_NONE, sub = DFG_NONE, constant_7 = DFG_NONE;
        dfg_node n_2 = DFG_NONE;
        if (is_add) {
            e = dfg_arg(g, add, swap);
            o = dfg_arg(g, add, 1 - swap);
            constant = o;
            if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE)) continue;
        } else {
            sub = n;
            if (!dfg_calls_argc(g, sub, recent_op_Sub, 2)) continue;
            o = dfg_arg(g, sub, 0);
            constant_7 = o;
            if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE)) continue;
            n_2 = dfg_arg(g, sub, 1);
            if (!dfg_calls_argc(g, n_2, recent_op_Erf, 1)) continue;
        }
        struct recent_make_gelu_v_v_match v = {0};
        if (whole != NULL) whole->v = (struct recent_make_gelu_v_v_whole){0};
        for (; !is_add ? recent_make_gelu_v_v_find(g, dfg_arg(g, n_2, 0), way + 1, &v, DFG_PART(whole, v))
                 : way[2] == 0;
             way[2]++) {
            if (!dfg_in_body(g, n, (const dfg_node[]){add, sub, n_2, !is_add ? v.root : DFG_NONE}, 4))
                continue;
            DFG_GIVE(recent_make_gelu_v, .root = n, .e = e, .o = o, .n = n_2, .x = v.x, .r = v.r);
            DFG_GIVE_PARTS(whole->add = add, whole->constant = constant, whole->sub = sub,
                           whole->constant_7 = constant_7);
            return true;
        }
    }
    return false;
}

/* recent.pat:21  Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))) */
static bool recent_make_gelu_e_find(DFG_FIND_ON(recent_make_gelu_e))
{
    if (!dfg_calls_argc(g, n, recent_op_Erf, 1)) return false;
    dfg_node v = dfg_operand(g, n, 0);
    bool is_div = dfg_calls_argc(g, v, recent_op_Div, 2);
    dfg_node div = DFG_NONE, x = DFG_NONE, r = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
    if (is_div) {
        div = v;
        x = dfg_arg(g, div, 0);
        r = dfg_arg(g, div, 1);
        constant = r;
        if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE)) return false;
    } else {
        mul = v;
        if (!dfg_calls_argc(g, mul, recent_op_Mul, 2)) return false;
    }
    for (uint32_t swap = way[0]; swap < (!is_div ? dfg_orders(g, mul) : 1u); way[0] = ++swap) {
        dfg_node constant_2 = DFG_NONE;
        if (!is_div) {
            x = dfg_arg(g, mul, swap);
            r = dfg_arg(g, mul, 1 - swap);
            constant_2 = r;
            if (!dfg_const_near(g, constant_2, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){div, mul}, 2)) continue;
        DFG_GIVE(recent_make_gelu_e, .root = n, .x = x, .r = r);
        DFG_GIVE_WHOLE(recent_make_gelu_e, .div = div, .constant = constant, .mul = mul,
                       .constant_2 = constant_2);
        return true;
    }
    return false;
}

/* recent.pat:9  cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank; */
static DFG_APART bool recent_one(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1))
        && (dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)));
}

static bool recent_make_gelu_as_halved_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_gelu_match *m, struct recent_make_gelu_whole *whole)
{
    struct recent_halved_match halved;
    if (whole != NULL) *whole = (struct recent_make_gelu_whole){0};
    for (; recent_halved_find(g, n, way, &halved, DFG_PART(whole, halved)); way[3]++, dfg_restart(way + 4, 3)) {
        struct recent_make_gelu_v_match v;
        for (; recent_make_gelu_v_find(g, halved.b, way + 4, &v, DFG_PART(whole, v)); way[6]++, way[7] = 0) {
            dfg_node e = DFG_NONE;
            if (v.e != DFG_NONE) {
                e = v.e;
                if (dfg_op(g, e) != recent_op_Erf) continue;
            }
            struct recent_make_gelu_e_match e_2 = {0};
            struct recent_make_gelu_e_whole e_2_whole = {0};
            for (; v.e != DFG_NONE ? recent_make_gelu_e_find(g, e, way + 7, &e_2, &e_2_whole) : way[7] == 0;
                 way[7]++) {
                dfg_node r = DFG_NONE;
                if (v.e != DFG_NONE) {
                    if (e_2.x != halved.a) continue;
                    r = e_2.r;
                }
                if (v.x != DFG_NONE) {
                    if (v.x != halved.a) continue;
                }
                if (v.r != DFG_NONE) {
                    if (v.e == DFG_NONE) r = v.r;
                    if (r != v.r) continue;
                }
                if (!dfg_in_body(g, n, (const dfg_node[]){halved.b, e}, 2)) continue;
                DFG_GIVE(recent_make_gelu, .root = n, .x = halved.a, .r = r, .o = v.o, .h = halved.h,
                         .e = e, .n = v.n);
                DFG_GIVE_PARTS(whole->div = e_2_whole.div, whole->constant = e_2_whole.constant,
                               whole->mul = e_2_whole.mul, whole->constant_2 = e_2_whole.constant_2);
                return true;
            }
        }
    }
    return false;
}

static bool recent_make_gelu_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_gelu_match *m, struct recent_make_gelu_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node x = dfg_arg(g, n, swap), add_2 = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, add_2, recent_op_Add, 2)) continue;
        uint32_t swap_2 = dfg_op(g, dfg_operand(g, add_2, 0)) == recent_op_Mul ? 0 : 1;
        dfg_node o = dfg_arg(g, add_2, 1 - swap_2);
        if (!dfg_const_is(g, o, dfg_float(0.5), DFG_NO_DTYPE)) continue;
        dfg_node mul_15 = dfg_arg(g, add_2, swap_2);
        if (!dfg_calls_argc(g, mul_15, recent_op_Mul, 2)) continue;
        uint32_t swap_3 = dfg_op(g, dfg_operand(g, mul_15, 0)) == recent_op_Erf ? 0 : 1;
        dfg_node h = dfg_arg(g, mul_15, 1 - swap_3);
        if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE)) continue;
        if (dfg_op(g, dfg_arg(g, mul_15, swap_3)) != recent_op_Erf || !recent_one(g, o, x)) continue;
        if (!recent_one(g, h, x)) continue;
        struct recent_make_gelu_e_match e;
        struct recent_make_gelu_e_whole e_whole;
        for (; recent_make_gelu_e_find(g, dfg_arg(g, mul_15, swap_3), way + 1, &e, &e_whole); way[1]++) {
            if (e.x != x) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add_2, mul_15, e.root}, 3)) continue;
            DFG_GIVE(recent_make_gelu, .root = n, .x = x, .r = e.r, .o = o, .h = h, .e = e.root);
            DFG_GIVE_WHOLE(recent_make_gelu, .div = e_whole.div, .constant = e_whole.constant,
                           .mul = e_whole.mul, .constant_2 = e_whole.constant_2, .mul_14 = n,
                           .add_2 = add_2, .mul_15 = mul_15, .constant_14 = h, .constant_15 = o);
            return true;
        }
    }
    return false;
}

/* recent.pat:20  rule make_gelu(x, r, o, h) {
 *     e = Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)));
 *     n = Erf(Neg(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)))
 *             | Div(Neg(x), r & approx(1.41421356, 1e-3)) | Mul(Neg(x), r & approx(0.70710678, 1e-3))
 *             | Mul(x, r & approx(-0.70710678, 1e-3)));
 *     match halved(x, Add(e, o & 1) | Sub(o & 1, n), h) | Mul(x, Add(Mul(e, h & 0.5), o & 0.5));
 *     where one(r, x), one(o, x), one(h, x);
 *     rewrite Gelu(x);
 * } */
bool recent_make_gelu_find(DFG_FIND_ON(recent_make_gelu))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, dfg_restart(way + 1, 8)) {
        if (alt == 1) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        }
        for (; alt == 0 ? recent_make_gelu_as_halved_find(g, n, way + 1, m, whole)
                 : recent_make_gelu_as_mul_find(g, n, way + 7, m, whole);
             way[8]++) {
            dfg_node x = m->x, r = m->r, o = m->o, h = m->h;
            if (!recent_one(g, r, x) || !recent_one(g, o, x) || !recent_one(g, h, x)) continue;
            return true;
        }
    }
    return false;
}

static bool recent_cubic_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_cubic_match *m, struct recent_cubic_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == recent_op_Pow
        || dfg_op(g, dfg_operand(g, n, 0)) == recent_op_Mul
        ? 0
        : 1;
    dfg_node k = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_near(g, k, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)) return false;
    dfg_node v = dfg_arg(g, n, swap);
    bool is_pow = dfg_calls_argc(g, v, recent_op_Pow, 2);
    dfg_node pow = DFG_NONE, x = DFG_NONE, p = DFG_NONE, mul_2 = DFG_NONE;
    if (is_pow) {
        pow = v;
        x = dfg_arg(g, pow, 0);
        p = dfg_arg(g, pow, 1);
        if (!dfg_const_is(g, p, dfg_int(3), DFG_NO_DTYPE)) return false;
    } else {
        mul_2 = v;
        if (!dfg_calls_argc(g, mul_2, recent_op_Mul, 2)) return false;
    }
    for (uint32_t swap_2 = way[0]; swap_2 < (!is_pow ? dfg_orders(g, mul_2) : 1u);
         way[0] = ++swap_2, way[1] = 0) {
        dfg_node mul_3 = DFG_NONE;
        if (!is_pow) {
            x = dfg_arg(g, mul_2, swap_2);
            mul_3 = dfg_arg(g, mul_2, 1 - swap_2);
            if (!dfg_calls_argc(g, mul_3, recent_op_Mul, 2)) continue;
        }
        for (uint32_t swap_3 = way[1]; swap_3 < (!is_pow ? dfg_orders(g, mul_3) : 1u); way[1] = ++swap_3) {
            if (!is_pow) {
                if (dfg_arg(g, mul_3, swap_3) != x) continue;
                if (dfg_arg(g, mul_3, 1 - swap_3) != x) continue;
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){pow, mul_2, mul_3}, 3)) continue;
            DFG_GIVE(recent_cubic, .root = n, .x = x, .k = k, .p = p);
            DFG_GIVE_WHOLE(recent_cubic, .mul = n, .pow = pow, .mul_2 = mul_2, .mul_3 = mul_3,
                           .constant = k);
            return true;
        }
    }
    return false;
}

static bool recent_cubic_as_mul_2_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_cubic_match *m, struct recent_cubic_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node x = dfg_arg(g, n, swap), mul_5 = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, mul_5, recent_op_Mul, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, mul_5); way[1] = ++swap_2, way[2] = 0) {
            if (dfg_arg(g, mul_5, swap_2) != x) continue;
            dfg_node mul_6 = dfg_arg(g, mul_5, 1 - swap_2);
            if (!dfg_calls_argc(g, mul_6, recent_op_Mul, 2)) continue;
            for (uint32_t swap_3 = way[2]; swap_3 < dfg_orders(g, mul_6); way[2] = ++swap_3) {
                if (dfg_arg(g, mul_6, swap_3) != x) continue;
                dfg_node k = dfg_arg(g, mul_6, 1 - swap_3);
                if (!dfg_const_near(g, k, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)) continue;
                if (!dfg_in_body(g, n, (const dfg_node[]){mul_5, mul_6}, 2)) continue;
                DFG_GIVE(recent_cubic, .root = n, .x = x, .k = k);
                DFG_GIVE_WHOLE(recent_cubic, .mul_4 = n, .mul_5 = mul_5, .mul_6 = mul_6, .constant_2 = k);
                return true;
            }
        }
    }
    return false;
}

/* recent.pat:31  pattern cubic(x, k, p) =
 *     Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))
 *     | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4)))); */
bool recent_cubic_find(DFG_FIND_ON(recent_cubic))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, dfg_restart(way + 1, 3)) {
        if (dfg_op(g, n) != recent_op_Mul) continue;
        for (; alt == 0 ? recent_cubic_as_mul_find(g, n, way + 2, m, whole)
                 : recent_cubic_as_mul_2_find(g, n, way + 1, m, whole);
             way[3]++) {
            return true;
        }
    }
    return false;
}

/* recent.pat:34  pattern squared(x, k, p) =
 *     Mul(x, Mul(x, k & approx(0.044715, 1e-4))) | Mul(Mul(x, x) | Pow(x, p & 2), k & approx(0.044715, 1e-4)); */
bool recent_squared_find(DFG_FIND_ON(recent_squared))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, way[1] = 0) {
        dfg_node mul = DFG_NONE, mul_3 = DFG_NONE, k = DFG_NONE, constant_2 = DFG_NONE, v = DFG_NONE;
        dfg_node mul_4 = DFG_NONE;
        uint32_t swap = 0;
        bool is_mul_4 = false;
        if (alt == 0) {
            mul = n;
            if (!dfg_calls_argc(g, mul, recent_op_Mul, 2)) continue;
        } else {
            mul_3 = n;
            if (!dfg_calls_argc(g, mul_3, recent_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul_3, 0)) == recent_op_Mul
                || dfg_op(g, dfg_arg(g, mul_3, 0)) == recent_op_Pow
                ? 0
                : 1;
            k = dfg_arg(g, mul_3, 1 - swap);
            constant_2 = k;
            if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)) continue;
            v = dfg_arg(g, mul_3, swap);
            is_mul_4 = dfg_calls_argc(g, v, recent_op_Mul, 2);
            if (is_mul_4) mul_4 = v;
        }
        for (uint32_t swap_2 = way[1]; swap_2 < (alt == 0 ? dfg_orders(g, mul)
                                                 : alt == 1 && is_mul_4 ? dfg_orders(g, mul_4) : 1u);
             way[1] = ++swap_2, way[2] = 0) {
            dfg_node x = DFG_NONE, mul_2 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul, swap_2);
                mul_2 = dfg_arg(g, mul, 1 - swap_2);
                if (!dfg_calls_argc(g, mul_2, recent_op_Mul, 2)) continue;
            }
            for (uint32_t swap_3 = way[2]; swap_3 < (alt == 0 ? dfg_orders(g, mul_2) : 1u); way[2] = ++swap_3) {
                dfg_node constant = DFG_NONE, pow = DFG_NONE, p = DFG_NONE;
                if (alt == 0) {
                    if (dfg_arg(g, mul_2, swap_3) != x) continue;
                    k = dfg_arg(g, mul_2, 1 - swap_3);
                    constant = k;
                    if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)) continue;
                } else if (is_mul_4) {
                    x = dfg_arg(g, mul_4, swap_2);
                    if (dfg_arg(g, mul_4, 1 - swap_2) != x) continue;
                } else {
                    pow = v;
                    if (!dfg_calls_argc(g, pow, recent_op_Pow, 2)) continue;
                    x = dfg_arg(g, pow, 0);
                    p = dfg_arg(g, pow, 1);
                    if (!dfg_const_is(g, p, dfg_int(2), DFG_NO_DTYPE)) continue;
                }
                if (!dfg_in_body(g, n, (const dfg_node[]){mul, mul_2, mul_3, mul_4, pow}, 5)) continue;
                DFG_GIVE(recent_squared, .root = n, .x = x, .k = k, .p = p);
                DFG_GIVE_WHOLE(recent_squared, .mul = mul, .mul_2 = mul_2, .constant = constant,
                               .mul_3 = mul_3, .mul_4 = mul_4, .pow = pow, .constant_2 = constant_2);
                return true;
            }
        }
    }
    return false;
}

/* recent.pat:36  pattern inner(x, k, p, r) = Mul(Add(x, cubic(x, k, p)), r & const); */
bool recent_inner_find(DFG_FIND_ON(recent_inner))
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == recent_op_Add ? 0 : 1;
    dfg_node r = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, r, DFG_CONST)) return false;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, add, recent_op_Add, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, add); way[0] = ++swap_2, dfg_restart(way + 1, 4)) {
        dfg_node x = dfg_arg(g, add, swap_2);
        struct recent_cubic_match cubic;
        for (; recent_cubic_find(g, dfg_arg(g, add, 1 - swap_2), way + 1, &cubic, DFG_PART(whole, cubic));
             way[4]++) {
            if (cubic.x != x) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add, cubic.root}, 2)) continue;
            DFG_GIVE(recent_inner, .root = n, .x = x, .k = cubic.k, .p = cubic.p, .r = r);
            DFG_GIVE_PARTS(whole->add = add);
            return true;
        }
    }
    return false;
}

/* recent.pat:37  pattern inner_factored(x, k, p, r, u) = of_three(x, r & const, Add(squared(x, k, p), u & 1)); */
bool recent_inner_factored_find(DFG_FIND_ON(recent_inner_factored))
{
    struct recent_of_three_match of_three;
    for (; recent_of_three_find(g, n, way, &of_three, DFG_PART(whole, of_three));
         way[2]++, dfg_restart(way + 3, 3)) {
        dfg_node r = of_three.b;
        if (!dfg_is(g, r, DFG_CONST)) continue;
        dfg_node add = of_three.c;
        if (!dfg_calls_argc(g, add, recent_op_Add, 2)) continue;
        uint32_t swap = dfg_op(g, dfg_operand(g, add, 0)) == recent_op_Mul
            || dfg_op(g, dfg_operand(g, add, 0)) == recent_op_Mul
            ? 0
            : 1;
        dfg_node u = dfg_arg(g, add, 1 - swap);
        if (!dfg_const_is(g, u, dfg_int(1), DFG_NO_DTYPE)) continue;
        struct recent_squared_match squared;
        for (; recent_squared_find(g, dfg_arg(g, add, swap), way + 3, &squared, DFG_PART(whole, squared));
             way[5]++) {
            if (squared.x != of_three.a) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add, squared.root}, 2)) continue;
            DFG_GIVE(recent_inner_factored, .root = n, .x = of_three.a, .k = squared.k, .p = squared.p,
                     .r = r, .u = u);
            DFG_GIVE_PARTS(whole->add = add);
            return true;
        }
    }
    return false;
}

/* recent.pat:40  Tanh(inner(x, k, p, r)) */
static bool recent_make_gelu_tanh_t_find(DFG_FIND_ON(recent_make_gelu_tanh_t))
{
    if (!dfg_calls_argc(g, n, recent_op_Tanh, 1) || dfg_op(g, dfg_operand(g, n, 0)) != recent_op_Mul)
        return false;
    struct recent_inner_match inner;
    for (; recent_inner_find(g, dfg_operand(g, n, 0), way, &inner, DFG_PART(whole, inner)); way[4]++) {
        if (!dfg_same_body(g, n, inner.root)) continue;
        DFG_GIVE_IN_BOTH(recent_make_gelu_tanh_t, .root = n, .x = inner.x, .p = inner.p, .k = inner.k,
                         .r = inner.r);
        return true;
    }
    return false;
}

/* recent.pat:38  cond numbers(x, k, p, r) = one(k, x), one(r, x), not present(p) or one(p, x); */
static DFG_APART bool recent_numbers(const dfg_graph *g, dfg_node x, dfg_node k2, dfg_node p, dfg_node r)
{
    return recent_one(g, k2, x) && recent_one(g, r, x) && (p == DFG_NONE || recent_one(g, p, x));
}

static bool recent_make_gelu_tanh_as_halved_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_gelu_tanh_match *m, struct recent_make_gelu_tanh_whole *whole)
{
    struct recent_halved_match halved;
    if (whole != NULL) *whole = (struct recent_make_gelu_tanh_whole){0};
    for (; recent_halved_find(g, n, way, &halved, DFG_PART(whole, halved)); way[3]++, dfg_restart(way + 4, 5)) {
        dfg_node add_2 = halved.b;
        if (!dfg_calls_argc(g, add_2, recent_op_Add, 2)) continue;
        uint32_t swap = dfg_op(g, dfg_operand(g, add_2, 0)) == recent_op_Tanh ? 0 : 1;
        dfg_node o = dfg_arg(g, add_2, 1 - swap);
        if (!dfg_const_is(g, o, dfg_int(1), DFG_NO_DTYPE)) continue;
        if (dfg_op(g, dfg_arg(g, add_2, swap)) != recent_op_Tanh || !recent_one(g, o, halved.a)) continue;
        struct recent_make_gelu_tanh_t_match t;
        struct recent_make_gelu_tanh_t_whole t_whole;
        for (; recent_make_gelu_tanh_t_find(g, dfg_arg(g, add_2, swap), way + 4, &t, &t_whole); way[8]++) {
            if (t.x != halved.a) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add_2, t.root}, 2)) continue;
            DFG_GIVE(recent_make_gelu_tanh, .root = n, .x = halved.a, .k = t.k, .p = t.p, .r = t.r, .o = o,
                     .h = halved.h, .t = t.root);
            DFG_GIVE_PARTS(
                    whole->mul = t_whole.inner.m.root, whole->add = t_whole.inner.add,
                    whole->mul_2 = t_whole.inner.cubic.mul, whole->pow = t_whole.inner.cubic.pow,
                    whole->mul_3 = t_whole.inner.cubic.mul_2, whole->mul_4 = t_whole.inner.cubic.mul_3,
                    whole->constant = t_whole.inner.cubic.constant,
                    whole->mul_5 = t_whole.inner.cubic.mul_4, whole->mul_6 = t_whole.inner.cubic.mul_5,
                    whole->mul_7 = t_whole.inner.cubic.mul_6,
                    whole->constant_2 = t_whole.inner.cubic.constant_2, whole->add_2 = add_2,
                    whole->constant_7 = o);
            return true;
        }
    }
    return false;
}

static bool recent_make_gelu_tanh_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_gelu_tanh_match *m, struct recent_make_gelu_tanh_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, dfg_restart(way + 1, 5)) {
        dfg_node x = dfg_arg(g, n, swap), add_3 = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, add_3, recent_op_Add, 2)) continue;
        uint32_t swap_2 = dfg_op(g, dfg_operand(g, add_3, 0)) == recent_op_Mul ? 0 : 1;
        dfg_node o = dfg_arg(g, add_3, 1 - swap_2);
        if (!dfg_const_is(g, o, dfg_float(0.5), DFG_NO_DTYPE)) continue;
        dfg_node mul_18 = dfg_arg(g, add_3, swap_2);
        if (!dfg_calls_argc(g, mul_18, recent_op_Mul, 2)) continue;
        uint32_t swap_3 = dfg_op(g, dfg_operand(g, mul_18, 0)) == recent_op_Tanh ? 0 : 1;
        dfg_node h = dfg_arg(g, mul_18, 1 - swap_3);
        if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE)) continue;
        if (dfg_op(g, dfg_arg(g, mul_18, swap_3)) != recent_op_Tanh || !recent_one(g, o, x)) continue;
        if (!recent_one(g, h, x)) continue;
        struct recent_make_gelu_tanh_t_match t;
        struct recent_make_gelu_tanh_t_whole t_whole;
        for (; recent_make_gelu_tanh_t_find(g, dfg_arg(g, mul_18, swap_3), way + 1, &t, &t_whole); way[5]++) {
            if (t.x != x) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add_3, mul_18, t.root}, 3)) continue;
            DFG_GIVE(recent_make_gelu_tanh, .root = n, .x = x, .k = t.k, .p = t.p, .r = t.r, .o = o, .h = h,
                     .t = t.root);
            DFG_GIVE_WHOLE(recent_make_gelu_tanh, .mul = t_whole.inner.m.root, .add = t_whole.inner.add,
                           .mul_2 = t_whole.inner.cubic.mul, .pow = t_whole.inner.cubic.pow,
                           .mul_3 = t_whole.inner.cubic.mul_2, .mul_4 = t_whole.inner.cubic.mul_3,
                           .constant = t_whole.inner.cubic.constant, .mul_5 = t_whole.inner.cubic.mul_4,
                           .mul_6 = t_whole.inner.cubic.mul_5, .mul_7 = t_whole.inner.cubic.mul_6,
                           .constant_2 = t_whole.inner.cubic.constant_2, .mul_17 = n, .add_3 = add_3,
                           .mul_18 = mul_18, .constant_8 = h, .constant_9 = o);
            return true;
        }
    }
    return false;
}

/* recent.pat:39  rule make_gelu_tanh(x, k, p, r, o, h) {
 *     t = Tanh(inner(x, k, p, r));
 *     match halved(x, Add(t, o & 1), h) | Mul(x, Add(Mul(t, h & 0.5), o & 0.5));
 *     where numbers(x, k, p, r), one(o, x), one(h, x), value(r) ~= 0.79788456 +- 1e-3;
 *     rewrite Gelu(x) { approximate = "tanh" };
 * } */
bool recent_make_gelu_tanh_find(DFG_FIND_ON(recent_make_gelu_tanh))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, dfg_restart(way + 1, 9)) {
        if (alt == 1) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        }
        for (; alt == 0 ? recent_make_gelu_tanh_as_halved_find(g, n, way + 1, m, whole)
                 : recent_make_gelu_tanh_as_mul_find(g, n, way + 4, m, whole);
             way[9]++) {
            dfg_node x = m->x, k = m->k, p = m->p, r = m->r, h = m->h;
            if (!recent_numbers(g, x, k, p, r) || !recent_one(g, h, x)) continue;
            /* where value(r) ~= 0.79788456 +- 1e-3 */
            if (dfg_close_within(dfg_value_of(g, r), dfg_float(0.79788456), dfg_float(0.001)) != DFG_TRUE)
                continue;
            return true;
        }
    }
    return false;
}

/* recent.pat:46  Tanh(inner_factored(x, k, p, r, u)) */
static bool recent_make_gelu_tanh_factored_t_find(DFG_FIND_ON(recent_make_gelu_tanh_factored_t))
{
    if (!dfg_calls_argc(g, n, recent_op_Tanh, 1)) return false;
    struct recent_inner_factored_match inner_factored;
    for (; recent_inner_factored_find(g, dfg_operand(g, n, 0), way, &inner_factored,
                                      DFG_PART(whole, inner_factored));
         way[5]++) {
        if (!dfg_same_body(g, n, inner_factored.root)) continue;
        DFG_GIVE_IN_BOTH(recent_make_gelu_tanh_factored_t, .root = n, .x = inner_factored.x,
                         .r = inner_factored.r, .k = inner_factored.k, .p = inner_factored.p,
                         .u = inner_factored.u);
        return true;
    }
    return false;
}

static bool recent_make_gelu_tanh_factored_as_halved_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_gelu_tanh_factored_match *m, struct recent_make_gelu_tanh_factored_whole *whole)
{
    struct recent_halved_match halved;
    if (whole != NULL) *whole = (struct recent_make_gelu_tanh_factored_whole){0};
    for (; recent_halved_find(g, n, way, &halved, DFG_PART(whole, halved)); way[3]++, dfg_restart(way + 4, 6)) {
        dfg_node add_2 = halved.b;
        if (!dfg_calls_argc(g, add_2, recent_op_Add, 2)) continue;
        uint32_t swap = dfg_op(g, dfg_operand(g, add_2, 0)) == recent_op_Tanh ? 0 : 1;
        dfg_node o = dfg_arg(g, add_2, 1 - swap);
        if (!dfg_const_is(g, o, dfg_int(1), DFG_NO_DTYPE)) continue;
        if (dfg_op(g, dfg_arg(g, add_2, swap)) != recent_op_Tanh || !recent_one(g, o, halved.a)) continue;
        struct recent_make_gelu_tanh_factored_t_match t;
        struct recent_make_gelu_tanh_factored_t_whole t_whole;
        for (; recent_make_gelu_tanh_factored_t_find(g, dfg_arg(g, add_2, swap), way + 4, &t, &t_whole);
             way[9]++) {
            if (t.x != halved.a) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add_2, t.root}, 2)) continue;
            DFG_GIVE(recent_make_gelu_tanh_factored, .root = n, .x = halved.a, .k = t.k, .p = t.p, .r = t.r,
                     .u = t.u, .o = o, .h = halved.h, .t = t.root);
            DFG_GIVE_PARTS(whole->mul = t_whole.inner_factored.of_three.mul,
                           whole->mul_2 = t_whole.inner_factored.of_three.mul_2,
                           whole->add = t_whole.inner_factored.add,
                           whole->mul_3 = t_whole.inner_factored.squared.mul,
                           whole->mul_4 = t_whole.inner_factored.squared.mul_2,
                           whole->constant = t_whole.inner_factored.squared.constant,
                           whole->mul_5 = t_whole.inner_factored.squared.mul_3,
                           whole->mul_6 = t_whole.inner_factored.squared.mul_4,
                           whole->pow = t_whole.inner_factored.squared.pow,
                           whole->constant_2 = t_whole.inner_factored.squared.constant_2,
                           whole->mul_7 = t_whole.inner_factored.of_three.mul_3,
                           whole->mul_8 = t_whole.inner_factored.of_three.mul_4,
                           whole->mul_9 = t_whole.inner_factored.of_three.mul_5,
                           whole->mul_10 = t_whole.inner_factored.of_three.mul_6, whole->add_2 = add_2,
                           whole->constant_7 = o);
            return true;
        }
    }
    return false;
}

static bool recent_make_gelu_tanh_factored_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_gelu_tanh_factored_match *m, struct recent_make_gelu_tanh_factored_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, dfg_restart(way + 1, 6)) {
        dfg_node x = dfg_arg(g, n, swap), add_3 = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, add_3, recent_op_Add, 2)) continue;
        uint32_t swap_2 = dfg_op(g, dfg_operand(g, add_3, 0)) == recent_op_Mul ? 0 : 1;
        dfg_node o = dfg_arg(g, add_3, 1 - swap_2);
        if (!dfg_const_is(g, o, dfg_float(0.5), DFG_NO_DTYPE)) continue;
        dfg_node mul_21 = dfg_arg(g, add_3, swap_2);
        if (!dfg_calls_argc(g, mul_21, recent_op_Mul, 2)) continue;
        uint32_t swap_3 = dfg_op(g, dfg_operand(g, mul_21, 0)) == recent_op_Tanh ? 0 : 1;
        dfg_node h = dfg_arg(g, mul_21, 1 - swap_3);
        if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE)) continue;
        if (dfg_op(g, dfg_arg(g, mul_21, swap_3)) != recent_op_Tanh || !recent_one(g, o, x)) continue;
        if (!recent_one(g, h, x)) continue;
        struct recent_make_gelu_tanh_factored_t_match t;
        struct recent_make_gelu_tanh_factored_t_whole t_whole;
        for (; recent_make_gelu_tanh_factored_t_find(g, dfg_arg(g, mul_21, swap_3), way + 1, &t, &t_whole);
             way[6]++) {
            if (t.x != x) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add_3, mul_21, t.root}, 3)) continue;
            DFG_GIVE(recent_make_gelu_tanh_factored, .root = n, .x = x, .k = t.k, .p = t.p, .r = t.r,
                     .u = t.u, .o = o, .h = h, .t = t.root);
            DFG_GIVE_WHOLE(recent_make_gelu_tanh_factored, .mul = t_whole.inner_factored.of_three.mul,
                           .mul_2 = t_whole.inner_factored.of_three.mul_2,
                           .add = t_whole.inner_factored.add, .mul_3 = t_whole.inner_factored.squared.mul,
                           .mul_4 = t_whole.inner_factored.squared.mul_2,
                           .constant = t_whole.inner_factored.squared.constant,
                           .mul_5 = t_whole.inner_factored.squared.mul_3,
                           .mul_6 = t_whole.inner_factored.squared.mul_4,
                           .pow = t_whole.inner_factored.squared.pow,
                           .constant_2 = t_whole.inner_factored.squared.constant_2,
                           .mul_7 = t_whole.inner_factored.of_three.mul_3,
                           .mul_8 = t_whole.inner_factored.of_three.mul_4,
                           .mul_9 = t_whole.inner_factored.of_three.mul_5,
                           .mul_10 = t_whole.inner_factored.of_three.mul_6, .mul_20 = n, .add_3 = add_3,
                           .mul_21 = mul_21, .constant_8 = h, .constant_9 = o);
            return true;
        }
    }
    return false;
}

/* recent.pat:45  rule make_gelu_tanh_factored(x, k, p, r, u, o, h) {
 *     t = Tanh(inner_factored(x, k, p, r, u));
 *     match halved(x, Add(t, o & 1), h) | Mul(x, Add(Mul(t, h & 0.5), o & 0.5));
 *     where numbers(x, k, p, r), one(o, x), one(h, x), one(u, x), value(r) ~= 0.79788456 +- 1e-3;
 *     rewrite Gelu(x) { approximate = "tanh" };
 * } */
bool recent_make_gelu_tanh_factored_find(DFG_FIND_ON(recent_make_gelu_tanh_factored))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, dfg_restart(way + 1, 10)) {
        if (alt == 1) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        }
        for (; alt == 0 ? recent_make_gelu_tanh_factored_as_halved_find(g, n, way + 1, m, whole)
                 : recent_make_gelu_tanh_factored_as_mul_find(g, n, way + 4, m, whole);
             way[10]++) {
            dfg_node x = m->x, k = m->k, p = m->p, r = m->r, u = m->u, h = m->h;
            if (!recent_numbers(g, x, k, p, r) || !recent_one(g, h, x) || !recent_one(g, u, x)) continue;
            /* where value(r) ~= 0.79788456 +- 1e-3 */
            if (dfg_close_within(dfg_value_of(g, r), dfg_float(0.79788456), dfg_float(0.001)) != DFG_TRUE)
                continue;
            return true;
        }
    }
    return false;
}

/* recent.pat:51  rule make_gelu_sigmoid(x, k, p, r, u) {
 *     match Mul(x, Sigmoid(inner(x, k, p, r) | inner_factored(x, k, p, r, u)));
 *     where numbers(x, k, p, r), not present(u) or one(u, x), value(r) ~= 1.59576912 +- 2e-3;
 *     rewrite Gelu(x) { approximate = "tanh" };
 * } */
bool recent_make_gelu_sigmoid_find(DFG_FIND_ON(recent_make_gelu_sigmoid))
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node x = dfg_arg(g, n, swap), sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, recent_op_Sigmoid, 1)) continue;
        dfg_node v = dfg_operand(g, sigmoid, 0);
        for (uint32_t alt = way[1]; alt < 2u; way[1] = ++alt, dfg_restart(way + 2, 6)) {
            dfg_node mul = DFG_NONE;
            if (alt == 0) {
                mul = v;
                if (dfg_op(g, mul) != recent_op_Mul) continue;
            }
            struct recent_inner_match inner = {0};
            if (whole != NULL) whole->inner = (struct recent_inner_whole){0};
            struct recent_inner_factored_match inner_factored = {0};
            if (whole != NULL) whole->inner_factored = (struct recent_inner_factored_whole){0};
            for (; alt == 0 ? recent_inner_find(g, mul, way + 3, &inner, DFG_PART(whole, inner))
                     : recent_inner_factored_find(g, v, way + 2, &inner_factored,
                                                  DFG_PART(whole, inner_factored));
                 way[7]++) {
                dfg_node p = DFG_NONE, k = DFG_NONE, r = DFG_NONE, u = DFG_NONE;
                if (alt == 0) {
                    if (inner.x != x) continue;
                    if (inner.p != DFG_NONE) p = inner.p;
                    k = inner.k;
                    r = inner.r;
                } else {
                    if (inner_factored.x != x) continue;
                    r = inner_factored.r;
                    k = inner_factored.k;
                    if (inner_factored.p != DFG_NONE) p = inner_factored.p;
                    u = inner_factored.u;
                }
                if (!((alt == 0 && inner.p != DFG_NONE) || (alt == 1 && inner_factored.p != DFG_NONE)))
                    p = DFG_NONE;
                if (!dfg_in_body(g, n, (const dfg_node[]){sigmoid, mul, alt == 1 ? v : DFG_NONE}, 3))
                    continue;
                if (!recent_numbers(g, x, k, p, r) || !(u == DFG_NONE || recent_one(g, u, x))) continue;
                /* where value(r) ~= 1.59576912 +- 2e-3 */
                if (dfg_close_within(dfg_value_of(g, r), dfg_float(1.59576912), dfg_float(0.002))
                    != DFG_TRUE)
                    continue;
                DFG_GIVE(recent_make_gelu_sigmoid, .root = n, .x = x, .k = k, .p = p, .r = r, .u = u);
                DFG_GIVE_PARTS(whole->sigmoid = sigmoid, whole->mul = mul);
                return true;
            }
        }
    }
    return false;
}

/* recent.pat:57
 * rule make_swish(x) { match Mul(x, Sigmoid(x)); where x.dtype in {f16, bf16, f32, f64}; rewrite Swish(x); } */
bool recent_make_swish_find(DFG_FIND_ON(recent_make_swish))
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, recent_op_Sigmoid, 1)) continue;
        if (dfg_operand(g, sigmoid, 0) != x) continue;
        if (!dfg_same_body(g, n, sigmoid)) continue;
        /* where x.dtype in {f16, bf16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
              || dfg_dtype(g, x) == DFG_F64))
            continue;
        DFG_GIVE(recent_make_swish, .root = n, .x = x);
        DFG_GIVE_WHOLE(recent_make_swish, .sigmoid = sigmoid);
        return true;
    }
    return false;
}

/* recent.pat:58  rule make_swish_scaled(x, a) {
 *     match Mul(x, Sigmoid(Mul(x, a & const)));
 *     where one(a, x), value(a) > 1e-3, value(a) < 1e3;
 *     rewrite Swish(x) { alpha = value(a) };
 * } */
bool recent_make_swish_scaled_find(DFG_FIND_ON(recent_make_swish_scaled))
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node x = dfg_arg(g, n, swap), sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, recent_op_Sigmoid, 1)) continue;
        dfg_node mul = dfg_operand(g, sigmoid, 0);
        if (!dfg_calls_argc(g, mul, recent_op_Mul, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, mul); way[1] = ++swap_2) {
            if (dfg_arg(g, mul, swap_2) != x) continue;
            dfg_node a = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_is(g, a, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){sigmoid, mul}, 2))
                continue;
            if (!recent_one(g, a, x) || !dfg_gt(dfg_value_of(g, a), dfg_float(0.001))) continue;
            if (!dfg_lt(dfg_value_of(g, a), dfg_float(1000.0))) continue;
            DFG_GIVE(recent_make_swish_scaled, .root = n, .x = x, .a = a);
            DFG_GIVE_WHOLE(recent_make_swish_scaled, .sigmoid = sigmoid, .mul = mul);
            return true;
        }
    }
    return false;
}

/* recent.pat:70  pattern reciprocal_root(s, h) =
 *     Reciprocal(Sqrt(s)) | Div(1, Sqrt(s)) | Pow(s, h & -0.5) | Sqrt(Reciprocal(s) | Div(1, s))
 *     | Reciprocal(Pow(s, h & 0.5)); */
bool recent_reciprocal_root_find(DFG_FIND_ON(recent_reciprocal_root))
{
    for (uint32_t alt = way[0]; alt < 5u; way[0] = ++alt) {
        dfg_node reciprocal = DFG_NONE, sqrt = DFG_NONE, s = DFG_NONE, div = DFG_NONE, constant = DFG_NONE;
        dfg_node sqrt_2 = DFG_NONE, pow = DFG_NONE, h = DFG_NONE, constant_2 = DFG_NONE, sqrt_3 = DFG_NONE;
        dfg_node v = DFG_NONE, reciprocal_2 = DFG_NONE, div_2 = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node reciprocal_3 = DFG_NONE, pow_2 = DFG_NONE, constant_4 = DFG_NONE;
        bool is_reciprocal_2 = false;
        if (alt == 0) {
            reciprocal = n;
            if (!dfg_calls_argc(g, reciprocal, recent_op_Reciprocal, 1)) continue;
            sqrt = dfg_arg(g, reciprocal, 0);
            if (!dfg_calls_argc(g, sqrt, recent_op_Sqrt, 1)) continue;
            s = dfg_arg(g, sqrt, 0);
        } else if (alt == 1) {
            div = n;
            if (!dfg_calls_argc(g, div, recent_op_Div, 2)) continue;
            constant = dfg_arg(g, div, 0);
            if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE)) continue;
            sqrt_2 = dfg_arg(g, div, 1);
            if (!dfg_calls_argc(g, sqrt_2, recent_op_Sqrt, 1)) continue;
            s = dfg_arg(g, sqrt_2, 0);
        } else if (alt == 2) {
            pow = n;
            if (!dfg_calls_argc(g, pow, recent_op_Pow, 2)) continue;
            s = dfg_arg(g, pow, 0);
            h = dfg_arg(g, pow, 1);
            constant_2 = h;
            if (!dfg_const_is(g, constant_2, dfg_float(-0.5), DFG_NO_DTYPE)) continue;
        } else if (alt == 3) {
            sqrt_3 = n;
            if (!dfg_calls_argc(g, sqrt_3, recent_op_Sqrt, 1)) continue;
            v = dfg_arg(g, sqrt_3, 0);
            is_reciprocal_2 = dfg_calls_argc(g, v, recent_op_Reciprocal, 1);
            if (is_reciprocal_2) {
                reciprocal_2 = v;
                s = dfg_arg(g, reciprocal_2, 0);
            } else {
                div_2 = v;
                if (!dfg_calls_argc(g, div_2, recent_op_Div, 2)) continue;
                constant_3 = dfg_arg(g, div_2, 0);
                if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE)) continue;
                s = dfg_arg(g, div_2, 1);
            }
        } else {
            reciprocal_3 = n;
            if (!dfg_calls_argc(g, reciprocal_3, recent_op_Reciprocal, 1)) continue;
            pow_2 = dfg_arg(g, reciprocal_3, 0);
            if (!dfg_calls_argc(g, pow_2, recent_op_Pow, 2)) continue;
            s = dfg_arg(g, pow_2, 0);
            h = dfg_arg(g, pow_2, 1);
            constant_4 = h;
            if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE)) continue;
        }
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){reciprocal, sqrt, div, sqrt_2, pow, sqrt_3, reciprocal_2, div_2,
                                            reciprocal_3, pow_2}, 10))
            continue;
        DFG_GIVE(recent_reciprocal_root, .root = n, .s = s, .h = h);
        DFG_GIVE_WHOLE(recent_reciprocal_root, .reciprocal = reciprocal, .sqrt = sqrt, .div = div,
                       .constant = constant, .sqrt_2 = sqrt_2, .pow = pow, .constant_2 = constant_2,
                       .sqrt_3 = sqrt_3, .reciprocal_2 = reciprocal_2, .div_2 = div_2,
                       .constant_3 = constant_3, .reciprocal_3 = reciprocal_3, .pow_2 = pow_2,
                       .constant_4 = constant_4);
        return true;
    }
    return false;
}

/* recent.pat:73  pattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5); */
bool recent_root_find(DFG_FIND(recent_root))
{
    dfg_node sqrt = DFG_NONE, s = DFG_NONE, pow = DFG_NONE, h = DFG_NONE;
    if (dfg_calls_argc(g, n, recent_op_Sqrt, 1)) {
        sqrt = n;
        s = dfg_arg(g, sqrt, 0);
    } else {
        pow = n;
        if (!dfg_calls_argc(g, pow, recent_op_Pow, 2)) return false;
        s = dfg_arg(g, pow, 0);
        h = dfg_arg(g, pow, 1);
        if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE)) return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){sqrt, pow}, 2)) return false;
    DFG_GIVE(recent_root, .root = n, .s = s, .h = h);
    DFG_GIVE_WHOLE(recent_root, .sqrt = sqrt, .pow = pow);
    return true;
}

/* recent.pat:74  pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h)); */
bool recent_over_root_find(DFG_FIND_ON(recent_over_root))
{
    bool is_div = dfg_calls_argc(g, n, recent_op_Div, 2);
    dfg_node div = DFG_NONE, x = DFG_NONE, s = DFG_NONE, h = DFG_NONE, mul = DFG_NONE;
    struct recent_root_match root_ = {0};
    if (whole != NULL) whole->root__ = (struct recent_root_whole){0};
    if (is_div) {
        div = n;
        x = dfg_arg(g, div, 0);
        if (!recent_root_find(g, dfg_arg(g, div, 1), &root_, DFG_PART(whole, root__))) return false;
        s = root_.s;
        if (root_.h != DFG_NONE) h = root_.h;
    } else {
        mul = n;
        if (!dfg_calls_argc(g, mul, recent_op_Mul, 2)) return false;
    }
    for (uint32_t swap = way[0]; swap < (!is_div ? dfg_orders(g, mul) : 1u); way[0] = ++swap, way[1] = 0) {
        if (!is_div) x = dfg_arg(g, mul, swap);
        struct recent_reciprocal_root_match reciprocal_root = {0};
        if (whole != NULL) whole->reciprocal_root = (struct recent_reciprocal_root_whole){0};
        for (; !is_div
                 ? recent_reciprocal_root_find(g, dfg_arg(g, mul, 1 - swap), way + 1, &reciprocal_root,
                                               DFG_PART(whole, reciprocal_root))
                 : way[1] == 0;
             way[1]++) {
            if (!is_div) {
                s = reciprocal_root.s;
                if (reciprocal_root.h != DFG_NONE) h = reciprocal_root.h;
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){div, is_div ? root_.root : DFG_NONE, mul,
                                                !is_div ? reciprocal_root.root : DFG_NONE}, 4))
                continue;
            if (!((is_div && root_.h != DFG_NONE) || (!is_div && reciprocal_root.h != DFG_NONE)))
                h = DFG_NONE;
            DFG_GIVE(recent_over_root, .root = n, .x = x, .s = s, .h = h);
            DFG_GIVE_PARTS(whole->div = div, whole->mul = mul);
            return true;
        }
    }
    return false;
}

/* recent.pat:81  Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const) */
static bool recent_make_rms_norm_s_find(DFG_FIND_ON(recent_make_rms_norm_s))
{
    if (!dfg_calls_argc(g, n, recent_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == recent_op_ReduceMean ? 0 : 1;
    dfg_node eps = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, eps, DFG_CONST)) return false;
    dfg_node reduceMean = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, reduceMean, recent_op_ReduceMean, 1)) return false;
    if (!dfg_known(dfg_attr(g, reduceMean, recent_attr_axes))) return false;
    if (!dfg_int_is(g, reduceMean, recent_attr_keepdims, 1, 1)) return false;
    dfg_node v = dfg_operand(g, reduceMean, 0);
    bool is_pow = dfg_calls_argc(g, v, recent_op_Pow, 2);
    dfg_node pow = DFG_NONE, w = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
    if (is_pow) {
        pow = v;
        w = dfg_arg(g, pow, 0);
        constant = dfg_arg(g, pow, 1);
        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) return false;
    } else {
        mul = v;
        if (!dfg_calls_argc(g, mul, recent_op_Mul, 2)) return false;
    }
    for (uint32_t swap_2 = way[0]; swap_2 < (!is_pow ? dfg_orders(g, mul) : 1u); way[0] = ++swap_2) {
        if (!is_pow) {
            w = dfg_arg(g, mul, swap_2);
            if (dfg_arg(g, mul, 1 - swap_2) != w) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){reduceMean, pow, mul}, 3)) continue;
        DFG_GIVE(recent_make_rms_norm_s, .root = n, .w = w, .eps = eps);
        DFG_GIVE_WHOLE(recent_make_rms_norm_s, .reduceMean = reduceMean, .pow = pow, .constant = constant,
                       .mul = mul);
        return true;
    }
    return false;
}

/* recent.pat:68
 * cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1], not present(c.shape[0] + 0) or c.shape[0] > 0; */
static DFG_APART bool recent_along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_extent_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1))
        && (!dfg_known(dfg_extent_add(g, dfg_extent_of(g, c, 0), dfg_int(0)))
            || dfg_dim_gt(g, dfg_extent_of(g, c, 0), dfg_int(0)));
}

/* recent.pat:66  cond last_axis(p, x) = p == [-1] or p == [x.rank - 1]; */
static DFG_APART bool recent_last_axis(const dfg_graph *g, const dfg_val *p, dfg_node x)
{
    return dfg_eq(*p, dfg_list(recent_list_minus_1, 1)) || dfg_eq(*p, DFG_LIST(dfg_rank_plus(g, x, -1)));
}

/* recent.pat:10  cond single(c) = c.elements == 1, c.rank <= 1; */
static DFG_APART bool recent_single(const dfg_graph *g, dfg_node c)
{
    return dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(1));
}

static bool recent_make_rms_norm_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_rms_norm_match *m, struct recent_make_rms_norm_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    if (whole != NULL) *whole = (struct recent_make_rms_norm_whole){0};
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node scale = dfg_arg(g, n, 1 - swap), v = dfg_arg(g, n, swap), back = DFG_NONE, n_2 = v;
        if (dfg_calls_argc(g, v, recent_op_Cast, 1)) {
            back = v;
            n_2 = dfg_arg(g, back, 0);
        }
        /* over_root is written out: a choice of its own follows one of an argument */
        bool is_div = dfg_calls_argc(g, n_2, recent_op_Div, 2);
        dfg_node div = DFG_NONE, w = DFG_NONE, mul_2 = DFG_NONE;
        if (is_div) {
            div = n_2;
            w = dfg_arg(g, div, 0);
        } else {
            mul_2 = n_2;
            if (!dfg_calls_argc(g, mul_2, recent_op_Mul, 2)) continue;
        }
        for (uint32_t alt = way[1]; alt < (is_div ? 2u : dfg_orders(g, mul_2)); way[1] = ++alt, way[2] = 0) {
            dfg_node wide = DFG_NONE, x = DFG_NONE, s = DFG_NONE, h = DFG_NONE;
            struct recent_root_match root_ = {0};
            if (whole != NULL) whole->root__ = (struct recent_root_whole){0};
            if (is_div) {
                if (alt == 0) {
                    wide = w;
                    if (!dfg_calls_argc(g, wide, recent_op_Cast, 1)) continue;
                    if (!dfg_scalar_eq(dfg_attr(g, wide, recent_attr_to), dfg_int(1))) continue;
                    x = dfg_arg(g, wide, 0);
                } else {
                    x = w;
                }
                if (!recent_root_find(g, dfg_arg(g, div, 1), &root_, DFG_PART(whole, root__))) continue;
                s = root_.s;
                if (root_.h != DFG_NONE) h = root_.h;
            } else {
                w = dfg_arg(g, mul_2, alt);
            }
            for (uint32_t alt_2 = way[2]; alt_2 < (!is_div ? 2u : 1u); way[2] = ++alt_2, way[3] = 0) {
                if (!is_div) {
                    if (alt_2 == 0) {
                        wide = w;
                        if (!dfg_calls_argc(g, wide, recent_op_Cast, 1)) continue;
                        if (!dfg_scalar_eq(dfg_attr(g, wide, recent_attr_to), dfg_int(1))) continue;
                        x = dfg_arg(g, wide, 0);
                    } else {
                        x = w;
                    }
                }
                if (!recent_along(g, scale, x)) continue;
                /* where x.dtype in {f16, f32, f64} */
                if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32
                      || dfg_dtype(g, x) == DFG_F64))
                    continue;
                if (dfg_same_dtype(g, x, scale) != DFG_TRUE) continue;
                struct recent_reciprocal_root_match reciprocal_root = {0};
                if (whole != NULL) whole->reciprocal_root = (struct recent_reciprocal_root_whole){0};
                for (; !is_div
                         ? recent_reciprocal_root_find(g, dfg_arg(g, mul_2, 1 - alt), way + 3,
                                                       &reciprocal_root, DFG_PART(whole, reciprocal_root))
                         : way[3] == 0;
                     way[3]++, way[4] = 0) {
                    if (!is_div) {
                        s = reciprocal_root.s;
                        if (reciprocal_root.h != DFG_NONE) h = reciprocal_root.h;
                    }
                    if (dfg_op(g, s) != recent_op_Add) continue;
                    struct recent_make_rms_norm_s_match s_2;
                    struct recent_make_rms_norm_s_whole s_2_whole;
                    for (; recent_make_rms_norm_s_find(g, s, way + 4, &s_2, &s_2_whole); way[4]++) {
                        dfg_val q = dfg_attr(g, s_2_whole.reduceMean, recent_attr_axes);
                        if (s_2.w != w) continue;
                        if (!((is_div && alt == 0) || (!is_div && alt_2 == 0))) wide = DFG_NONE;
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){back, div, wide, is_div ? root_.root : DFG_NONE,
                                                            mul_2,
                                                            !is_div ? reciprocal_root.root : DFG_NONE, s},
                                         7))
                            continue;
                        if (!((is_div && root_.h != DFG_NONE)
                              || (!is_div && reciprocal_root.h != DFG_NONE)))
                            h = DFG_NONE;
                        DFG_GIVE(recent_make_rms_norm, .root = n, .x = x, .eps = s_2.eps, .h = h,
                                 .scale = scale, .wide = wide, .w = w, .s = s, .n = n_2, .back = back,
                                 .q = q);
                        DFG_GIVE_PARTS(whole->reduceMean = s_2_whole.reduceMean, whole->pow = s_2_whole.pow,
                                       whole->constant = s_2_whole.constant, whole->mul = s_2_whole.mul,
                                       whole->div = div, whole->mul_2 = mul_2, whole->mul_3 = n);
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool recent_make_rms_norm_as_mul_2_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_rms_norm_match *m, struct recent_make_rms_norm_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    if (whole != NULL) *whole = (struct recent_make_rms_norm_whole){0};
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node w = dfg_arg(g, n, swap);
        for (uint32_t alt = way[1]; alt < 2u; way[1] = ++alt, way[2] = 0) {
            dfg_node wide = DFG_NONE, x = w;
            if (alt == 0) {
                wide = w;
                if (!dfg_calls_argc(g, wide, recent_op_Cast, 1)) continue;
                if (!dfg_scalar_eq(dfg_attr(g, wide, recent_attr_to), dfg_int(1))) continue;
                x = dfg_arg(g, wide, 0);
            }
            dfg_node mul_5 = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, mul_5, recent_op_Mul, 2)) continue;
            /* where x.dtype in {f16, f32, f64} */
            if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
                continue;
            for (uint32_t swap_2 = way[2]; swap_2 < dfg_orders(g, mul_5); way[2] = ++swap_2, way[3] = 0) {
                dfg_node scale = dfg_arg(g, mul_5, 1 - swap_2);
                if (!recent_along(g, scale, x) || dfg_same_dtype(g, x, scale) != DFG_TRUE) continue;
                struct recent_reciprocal_root_match reciprocal_root;
                for (; recent_reciprocal_root_find(g, dfg_arg(g, mul_5, swap_2), way + 3, &reciprocal_root,
                                                   DFG_PART(whole, reciprocal_root_2));
                     way[3]++, way[4] = 0) {
                    if (dfg_op(g, reciprocal_root.s) != recent_op_Add) continue;
                    struct recent_make_rms_norm_s_match s;
                    struct recent_make_rms_norm_s_whole s_whole;
                    for (; recent_make_rms_norm_s_find(g, reciprocal_root.s, way + 4, &s, &s_whole); way[4]++) {
                        dfg_val q = dfg_attr(g, s_whole.reduceMean, recent_attr_axes);
                        if (s.w != w) continue;
                        dfg_node h = DFG_NONE;
                        if (reciprocal_root.h != DFG_NONE) h = reciprocal_root.h;
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){wide, mul_5, reciprocal_root.root,
                                                            reciprocal_root.s}, 4))
                            continue;
                        DFG_GIVE(recent_make_rms_norm, .root = n, .x = x, .eps = s.eps, .h = h,
                                 .scale = scale, .wide = wide, .w = w, .s = reciprocal_root.s, .q = q);
                        DFG_GIVE_PARTS(whole->reduceMean = s_whole.reduceMean, whole->pow = s_whole.pow,
                                       whole->constant = s_whole.constant, whole->mul = s_whole.mul,
                                       whole->mul_4 = n, whole->mul_5 = mul_5);
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool recent_make_rms_norm_as_div_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_rms_norm_match *m, struct recent_make_rms_norm_whole *whole)
{
    if (!dfg_calls_argc(g, n, recent_op_Div, 2)) return false;
    dfg_node mul_6 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, mul_6, recent_op_Mul, 2)) return false;
    if (whole != NULL) *whole = (struct recent_make_rms_norm_whole){0};
    for (uint32_t swap = way[0]; swap < dfg_orders(g, mul_6); way[0] = ++swap, way[1] = 0) {
        dfg_node scale = dfg_arg(g, mul_6, 1 - swap), w = dfg_arg(g, mul_6, swap);
        for (uint32_t alt = way[1]; alt < 2u; way[1] = ++alt, way[2] = 0) {
            dfg_node wide = DFG_NONE, x = w;
            if (alt == 0) {
                wide = w;
                if (!dfg_calls_argc(g, wide, recent_op_Cast, 1)) continue;
                if (!dfg_scalar_eq(dfg_attr(g, wide, recent_attr_to), dfg_int(1))) continue;
                x = dfg_arg(g, wide, 0);
            }
            struct recent_root_match root_;
            if (!recent_root_find(g, dfg_operand(g, n, 1), &root_, DFG_PART(whole, root__2))) continue;
            if (dfg_op(g, root_.s) != recent_op_Add || !recent_along(g, scale, x)) continue;
            /* where x.dtype in {f16, f32, f64} */
            if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
                continue;
            if (dfg_same_dtype(g, x, scale) != DFG_TRUE) continue;
            struct recent_make_rms_norm_s_match s;
            struct recent_make_rms_norm_s_whole s_whole;
            for (; recent_make_rms_norm_s_find(g, root_.s, way + 2, &s, &s_whole); way[2]++) {
                dfg_val q = dfg_attr(g, s_whole.reduceMean, recent_attr_axes);
                if (s.w != w) continue;
                if (!dfg_in_body(g, n, (const dfg_node[]){mul_6, wide, root_.root, root_.s}, 4)) continue;
                DFG_GIVE(recent_make_rms_norm, .root = n, .x = x, .eps = s.eps, .h = root_.h,
                         .scale = scale, .wide = wide, .w = w, .s = root_.s, .q = q);
                DFG_GIVE_PARTS(whole->reduceMean = s_whole.reduceMean, whole->pow = s_whole.pow,
                               whole->constant = s_whole.constant, whole->mul = s_whole.mul,
                               whole->div_6 = n, whole->mul_6 = mul_6);
                return true;
            }
        }
    }
    return false;
}

/* recent.pat:78  rule make_rms_norm(x, eps, h, scale) : priority 1 {
 *     wide = Cast(x) { to == 1 };
 *     w = wide | x;
 *     s = Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const);
 *     n = over_root(w, s, h);
 *     back = Cast(n);
 *     match Mul(back | n, scale) | Mul(w, Mul(reciprocal_root(s, h), scale)) | Div(Mul(w, scale), root(s, h));
 *     where last_axis(q, x), single(eps), not present(h) or single(h), along(scale, x), value(eps) >= 0,
 *         value(eps) < 1e30;
 *     where x.dtype in {f16, f32, f64}, same_dtype(x, scale);
 *     where (not present(wide) and not present(back)) or (present(wide) and x.dtype == f16 and same_dtype(x, back));
 *     rewrite RMSNormalization(x, scale) { epsilon = value(eps) };
 * } */
bool recent_make_rms_norm_find(DFG_FIND_ON(recent_make_rms_norm))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, dfg_restart(way + 1, 5)) {
        if (alt == 0) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        } else if (alt == 1) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        } else if (dfg_op(g, n) != recent_op_Div) {
            continue;
        }
        for (; alt == 0 ? recent_make_rms_norm_as_mul_find(g, n, way + 1, m, whole)
                 : alt == 1 ? recent_make_rms_norm_as_mul_2_find(g, n, way + 1, m, whole)
                 : recent_make_rms_norm_as_div_find(g, n, way + 3, m, whole);
             way[5]++) {
            dfg_node x = m->x, eps = m->eps, h = m->h, wide = m->wide, back = m->back;
            dfg_val q = m->q;
            if (!recent_last_axis(g, &q, x) || !recent_single(g, eps)) continue;
            if (!(h == DFG_NONE || recent_single(g, h)) || !dfg_ge(dfg_value_of(g, eps), dfg_int(0)))
                continue;
            if (!dfg_lt(dfg_value_of(g, eps), dfg_float(1e+30))) continue;
            /* where (not present(wide) and not present(back)) or (present(wide) and x.dtype == f16 and
             * same_dtype(x, back)) */
            if (!((wide == DFG_NONE && back == DFG_NONE)
                  || (wide != DFG_NONE && dfg_dtype(g, x) == DFG_F16
                      && dfg_same_dtype(g, x, back) == DFG_TRUE)))
                continue;
            return true;
        }
    }
    return false;
}

/* recent.pat:92  rule make_rms_norm_unscaled(x, eps, h) {
 *     s = Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const);
 *     match over_root(x, s, h);
 *     where last_axis(q, x), single(eps), not present(h) or single(h), x.shape[-1] > 0, x.dtype in {f16, f32, f64};
 *     where value(eps) >= 0, value(eps) < 1e30;
 *     rewrite RMSNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { epsilon = value(eps) };
 * } */
bool recent_make_rms_norm_unscaled_find(DFG_FIND_ON(recent_make_rms_norm_unscaled))
{
    struct recent_over_root_match over_root;
    for (; recent_over_root_find(g, n, way, &over_root, DFG_PART(whole, over_root)); way[1]++, way[2] = 0) {
        dfg_node s = over_root.s;
        if (!dfg_calls_argc(g, s, recent_op_Add, 2)) continue;
        uint32_t swap = dfg_op(g, dfg_operand(g, s, 0)) == recent_op_ReduceMean ? 0 : 1;
        dfg_node eps = dfg_arg(g, s, 1 - swap);
        if (!dfg_is(g, eps, DFG_CONST)) continue;
        dfg_node reduceMean = dfg_arg(g, s, swap);
        if (!dfg_calls_argc(g, reduceMean, recent_op_ReduceMean, 1)) continue;
        dfg_val q = dfg_attr(g, reduceMean, recent_attr_axes);
        if (!dfg_known(q) || !dfg_int_is(g, reduceMean, recent_attr_keepdims, 1, 1)) continue;
        dfg_node v = dfg_operand(g, reduceMean, 0);
        bool is_pow_4 = dfg_calls_argc(g, v, recent_op_Pow, 2);
        dfg_node pow_4 = DFG_NONE, constant_6 = DFG_NONE, mul_2 = DFG_NONE;
        if (is_pow_4) {
            pow_4 = v;
            if (dfg_arg(g, pow_4, 0) != over_root.x) continue;
            constant_6 = dfg_arg(g, pow_4, 1);
            if (!dfg_const_is(g, constant_6, dfg_int(2), DFG_NO_DTYPE)) continue;
        } else {
            mul_2 = v;
            if (!dfg_calls_argc(g, mul_2, recent_op_Mul, 2)) continue;
        }
        if (!recent_last_axis(g, &q, over_root.x) || !recent_single(g, eps)) continue;
        if (!dfg_dim_gt(g, dfg_extent_of(g, over_root.x, -1), dfg_int(0))) continue;
        /* where x.dtype in {f16, f32, f64} */
        if (!(dfg_dtype(g, over_root.x) == DFG_F16 || dfg_dtype(g, over_root.x) == DFG_F32
              || dfg_dtype(g, over_root.x) == DFG_F64))
            continue;
        if (!dfg_ge(dfg_value_of(g, eps), dfg_int(0)) || !dfg_lt(dfg_value_of(g, eps), dfg_float(1e+30)))
            continue;
        for (uint32_t swap_2 = way[2]; swap_2 < (!is_pow_4 ? dfg_orders(g, mul_2) : 1u); way[2] = ++swap_2) {
            dfg_node h = DFG_NONE;
            if (!is_pow_4) {
                if (dfg_arg(g, mul_2, swap_2) != over_root.x) continue;
                if (dfg_arg(g, mul_2, 1 - swap_2) != over_root.x) continue;
            }
            if (over_root.h != DFG_NONE) h = over_root.h;
            if (!dfg_in_body(g, n, (const dfg_node[]){s, reduceMean, pow_4, mul_2}, 4)) continue;
            if (!(h == DFG_NONE || recent_single(g, h))) continue;
            DFG_GIVE(recent_make_rms_norm_unscaled, .root = n, .x = over_root.x, .eps = eps, .h = h, .s = s,
                     .q = q);
            DFG_GIVE_PARTS(whole->reduceMean = reduceMean, whole->pow_4 = pow_4,
                           whole->constant_6 = constant_6, whole->mul_2 = mul_2);
            return true;
        }
    }
    return false;
}

/* recent.pat:99  rule scale_rms_norm(x, scale) {
 *     n = RMSNormalization(x, splat(1)) { axis == -1 };
 *     match Mul(n, scale);
 *     where along(scale, x), same_dtype(x, scale);
 *     rewrite RMSNormalization(x, scale) { ..n };
 * } */
bool recent_scale_rms_norm_find(DFG_FIND_ON(recent_scale_rms_norm))
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node n_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, n_2, recent_op_RMSNormalization, 2)) continue;
        if (!dfg_int_is(g, n_2, recent_attr_axis, -1, -1)) continue;
        dfg_node x = dfg_operand(g, n_2, 0), constant = dfg_operand(g, n_2, 1);
        if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE)) continue;
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, n_2) || !recent_along(g, scale, x)) continue;
        if (dfg_same_dtype(g, x, scale) != DFG_TRUE) continue;
        DFG_GIVE(recent_scale_rms_norm, .root = n, .x = x, .scale = scale, .n = n_2);
        DFG_GIVE_WHOLE(recent_scale_rms_norm, .constant = constant);
        return true;
    }
    return false;
}

/* recent.pat:111  Sub(r, ReduceMean(r) { axes = p, keepdims == 1 }) */
static bool recent_make_group_norm_d_find(DFG_FIND(recent_make_group_norm_d))
{
    if (!dfg_calls_argc(g, n, recent_op_Sub, 2)) return false;
    dfg_node r = dfg_operand(g, n, 0), reduceMean = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reduceMean, recent_op_ReduceMean, 1)) return false;
    if (!dfg_known(dfg_attr(g, reduceMean, recent_attr_axes))) return false;
    if (!dfg_int_is(g, reduceMean, recent_attr_keepdims, 1, 1)) return false;
    if (dfg_operand(g, reduceMean, 0) != r) return false;
    if (!dfg_same_body(g, n, reduceMean)) return false;
    DFG_GIVE(recent_make_group_norm_d, .root = n, .r = r);
    DFG_GIVE_WHOLE(recent_make_group_norm_d, .reduceMean = reduceMean);
    return true;
}

static DFG_APART enum dfg_tri recent_same(const dfg_graph *g, const dfg_val *p, dfg_node r)
{
    const int64_t n = dfg_len(*p), m = dfg_rank_less(g, r, 2);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_scalar_same(dfg_item_at(p, k), dfg_int_add(dfg_int(k), dfg_int(2))));
    return all;
}

static DFG_APART enum dfg_tri recent_same_2(const dfg_graph *g, const dfg_val *p, dfg_node r)
{
    const int64_t n = dfg_len(*p), m = dfg_rank_less(g, r, 2);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_scalar_same(dfg_item_at(p, k),
                                       dfg_int_sub(dfg_int_add(dfg_int(k), dfg_int(2)),
                                                   dfg_rank_of(g, r))));
    return all;
}

static DFG_APART bool recent_holds(const dfg_graph *g, dfg_node n_2, dfg_node r, const dfg_val *p,
    const dfg_val *q, dfg_node eps, dfg_node h)
{
    return !(dfg_op(g, dfg_call_of(g, n_2)) == recent_op_InstanceNormalization
             || (dfg_op(g, dfg_call_of(g, n_2)) == recent_op_LayerNormalization
                 && (dfg_scalar_eq(dfg_attr_or(g, dfg_call_of(g, n_2), recent_attr_axis,
                                               dfg_op(g, dfg_call_of(g, n_2))
                                               == recent_op_LayerNormalization
                                               ? dfg_int(-1)
                                               : dfg_nil()), dfg_int(2))
                     || dfg_scalar_eq(dfg_attr_or(g, dfg_call_of(g, n_2), recent_attr_axis,
                                                  dfg_op(g, dfg_call_of(g, n_2))
                                                  == recent_op_LayerNormalization
                                                  ? dfg_int(-1)
                                                  : dfg_nil()),
                                      dfg_int_sub(dfg_int(2), dfg_rank_of(g, r)))))
             || (dfg_eq(*p, *q) && (recent_same(g, p, r) == DFG_TRUE || recent_same_2(g, p, r) == DFG_TRUE)
                 && recent_single(g, eps) && dfg_ge(dfg_value_of(g, eps), dfg_int(0))
                 && dfg_lt(dfg_value_of(g, eps), dfg_float(1e+30))
                 && (h == DFG_NONE || recent_single(g, h))));
}

/* recent.pat:109  rule make_group_norm(x, eps, h) {
 *     r = Reshape(x, _);
 *     d = Sub(r, ReduceMean(r) { axes = p, keepdims == 1 });
 *     s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);
 *     n = InstanceNormalization(r, splat(1), splat(0)) | LayerNormalization(r, splat(1)) | over_root(d, s, h);
 *     y = Reshape(n, _);
 *     match y;
 *     where x.rank >= 3, same_shape(x, y), x.shape[1] > 0, r.rank >= 3, r.shape[0] == x.shape[0], x.dtype in {f16, f32};
 *     where r.shape[1] > 0, x.shape[1] % r.shape[1] == 0;
 *     where n.op == InstanceNormalization or (n.op == LayerNormalization and (n.axis == 2 or n.axis == 2 - r.rank))
 *         or (p == q and (p == [i + 2 for i in range(r.rank - 2)] or p == [i + 2 - r.rank for i in range(r.rank - 2)])
 *            and single(eps) and value(eps) >= 0 and value(eps) < 1e30 and (not present(h) or single(h)));
 *     rewrite GroupNormalization.v21(x, Expand(like(x, 1.0), i64 [x.shape[1]]), Expand(like(x, 0.0), i64 [x.shape[1]])) {
 *         num_groups = r.shape[1], epsilon = present(eps) ? value(eps) : n.epsilon
 *     };
 * } */
bool recent_make_group_norm_find(DFG_FIND_ON(recent_make_group_norm))
{
    if (!dfg_calls_argc(g, n, recent_op_Reshape, 2)) return false;
    dfg_node x_2 = dfg_operand(g, n, 1), n_2 = dfg_operand(g, n, 0);
    uint32_t alt = dfg_calls_argc(g, n_2, recent_op_InstanceNormalization, 3) ? 0
        : dfg_op(g, n_2) == recent_op_LayerNormalization || dfg_is(g, n_2, DFG_GET) ? 1 : 2;
    dfg_node instanceNormalization = DFG_NONE, r = DFG_NONE, constant_7 = DFG_NONE, constant_8 = DFG_NONE;
    dfg_node layerNormalization = DFG_NONE, layerNormalization_call = DFG_NONE, constant_9 = DFG_NONE;
    if (alt == 0) {
        instanceNormalization = n_2;
        r = dfg_arg(g, instanceNormalization, 0);
        constant_7 = dfg_arg(g, instanceNormalization, 1);
        if (!dfg_splat_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE)) return false;
        constant_8 = dfg_arg(g, instanceNormalization, 2);
        if (!dfg_splat_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE)) return false;
    } else if (alt == 1) {
        layerNormalization = n_2;
        layerNormalization_call = dfg_first_result(g, layerNormalization);
        if (!dfg_calls_with(g, layerNormalization_call, recent_op_LayerNormalization, 2)) return false;
        r = dfg_arg(g, layerNormalization_call, 0);
        constant_9 = dfg_arg(g, layerNormalization_call, 1);
        if (!dfg_splat_is(g, constant_9, dfg_int(1), DFG_NO_DTYPE)) return false;
    }
    struct recent_over_root_match over_root = {0};
    if (whole != NULL) whole->over_root = (struct recent_over_root_whole){0};
    for (; alt == 2 ? recent_over_root_find(g, n_2, way, &over_root, DFG_PART(whole, over_root))
             : way[1] == 0;
         way[1]++, way[2] = 0) {
        dfg_node d = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE, eps = DFG_NONE, reduceMean_2 = DFG_NONE;
        dfg_node v = DFG_NONE, pow = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
        struct recent_make_group_norm_d_match d_2 = {0};
        struct recent_make_group_norm_d_whole d_2_whole = {0};
        dfg_val p = dfg_nil(), q = dfg_nil();
        uint32_t swap = 0;
        bool is_pow = false;
        if (alt == 2) {
            d = over_root.x;
            if (dfg_op(g, d) != recent_op_Sub || !recent_make_group_norm_d_find(g, d, &d_2, &d_2_whole))
                continue;
            reduceMean = d_2_whole.reduceMean;
            p = dfg_attr(g, reduceMean, recent_attr_axes);
            r = d_2.r;
            s = over_root.s;
            if (!dfg_calls_argc(g, s, recent_op_Add, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, s, 0)) == recent_op_ReduceMean ? 0 : 1;
            eps = dfg_arg(g, s, 1 - swap);
            if (!dfg_is(g, eps, DFG_CONST)) continue;
            reduceMean_2 = dfg_arg(g, s, swap);
            if (!dfg_calls_argc(g, reduceMean_2, recent_op_ReduceMean, 1)) continue;
            q = dfg_attr(g, reduceMean_2, recent_attr_axes);
            if (!dfg_known(q) || !dfg_int_is(g, reduceMean_2, recent_attr_keepdims, 1, 1)) continue;
            v = dfg_arg(g, reduceMean_2, 0);
            is_pow = dfg_calls_argc(g, v, recent_op_Pow, 2);
            if (is_pow) {
                pow = v;
                if (dfg_arg(g, pow, 0) != d) continue;
                constant = dfg_arg(g, pow, 1);
                if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) continue;
            } else {
                mul = v;
                if (!dfg_calls_argc(g, mul, recent_op_Mul, 2)) continue;
            }
        }
        if (!dfg_ge(dfg_rank_of(g, r), dfg_int(3)) || !dfg_dim_gt(g, dfg_extent_of(g, r, 1), dfg_int(0)))
            continue;
        for (uint32_t swap_2 = way[2]; swap_2 < (alt == 2 && !is_pow ? dfg_orders(g, mul) : 1u);
             way[2] = ++swap_2) {
            dfg_node h = DFG_NONE;
            if (alt == 2) {
                if (!is_pow) {
                    if (dfg_arg(g, mul, swap_2) != d) continue;
                    if (dfg_arg(g, mul, 1 - swap_2) != d) continue;
                }
                if (over_root.h != DFG_NONE) h = over_root.h;
            }
            if (!dfg_calls_argc(g, r, recent_op_Reshape, 2)) continue;
            dfg_node x = dfg_arg(g, r, 0), x_3 = dfg_arg(g, r, 1);
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){instanceNormalization, layerNormalization,
                                                alt == 1 ? layerNormalization_call : DFG_NONE,
                                                alt == 2 ? n_2 : DFG_NONE, d, s, reduceMean_2, pow, mul, r},
                             10))
                continue;
            if (!dfg_ge(dfg_rank_of(g, x), dfg_int(3)) || dfg_same_shape(g, x, n) != DFG_TRUE) continue;
            if (!dfg_dim_gt(g, dfg_extent_of(g, x, 1), dfg_int(0))) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, r, 0), dfg_extent_of(g, x, 0))) continue;
            if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)) continue;
            /* where x.shape[1] % r.shape[1] == 0 */
            if (!dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, x, 1), dfg_extent_of(g, r, 1)),
                               dfg_int(0)))
                continue;
            /* where n.op == InstanceNormalization or (n.op == LayerNormalization and (n.axis == 2 or
             * n.axis == 2 - r.rank)) or (p == q and (p == [i + 2 for i in range(r.rank - 2)] or p == [i + 2
             * - r.rank for i in range(r.rank - 2)]) and single(eps) and value(eps) >= 0 and value(eps) <
             * 1e30 and (not present(h) or single(h))) */
            if (recent_holds(g, n_2, r, &p, &q, eps, h)) continue;
            DFG_GIVE(recent_make_group_norm, .root = n, .x = x, .eps = eps, .h = h, .r = r, .d = d, .s = s,
                     .n = n_2, .y = n, .p = p, .q = q);
            DFG_GIVE_PARTS(
                    whole->x = x_3, whole->reduceMean = reduceMean, whole->reduceMean_2 = reduceMean_2,
                    whole->pow = pow, whole->constant = constant, whole->mul = mul,
                    whole->instanceNormalization = instanceNormalization, whole->constant_7 = constant_7,
                    whole->constant_8 = constant_8, whole->layerNormalization = layerNormalization,
                    whole->layerNormalization_call = dfg_first_result(g, layerNormalization),
                    whole->constant_9 = constant_9, whole->x_2 = x_2);
            return true;
        }
    }
    return false;
}

/* recent.pat:126  cond of_channels(c, x) = x.shape[1] > 0, c.elements == x.shape[1], c.rank in {x.rank - 1, x.rank},
 *     c.shape[c.rank - x.rank + 1] == x.shape[1], same_dtype(c, x); */
static DFG_APART bool recent_of_channels(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_dim_gt(g, dfg_extent_of(g, x, 1), dfg_int(0))
        && dfg_extent_eq(g, dfg_elements_of(g, c), dfg_extent_of(g, x, 1))
        && (dfg_member(dfg_rank_of(g, c), dfg_rank_plus(g, x, -1)) == DFG_TRUE
            || dfg_member(dfg_rank_of(g, c), dfg_rank_of(g, x)) == DFG_TRUE)
        && dfg_extent_eq(g,
                         dfg_at(dfg_shape_of(g, c),
                                dfg_int_add(dfg_int_sub(dfg_rank_of(g, c), dfg_rank_of(g, x)), dfg_int(1))),
                         dfg_extent_of(g, x, 1))
        && dfg_same_dtype(g, c, x) == DFG_TRUE;
}

/* recent.pat:128  rule scale_group_norm(x, c) {
 *     n = GroupNormalization.v21(x, splat(1), splat(0));
 *     match Mul(n, c);
 *     where of_channels(c, x);
 *     rewrite GroupNormalization.v21(x, Reshape(c, i64 [-1]), Expand(like(x, 0.0), i64 [x.shape[1]])) { ..n };
 * } */
bool recent_scale_group_norm_find(DFG_FIND_ON(recent_scale_group_norm))
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node n_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, n_2, recent_op_GroupNormalization_v21, 3)) continue;
        dfg_node x = dfg_operand(g, n_2, 0), constant = dfg_operand(g, n_2, 1);
        if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE)) continue;
        dfg_node constant_2 = dfg_operand(g, n_2, 2);
        if (!dfg_splat_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE)) continue;
        dfg_node c = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, n_2) || !recent_of_channels(g, c, x)) continue;
        DFG_GIVE(recent_scale_group_norm, .root = n, .x = x, .c = c, .n = n_2);
        DFG_GIVE_WHOLE(recent_scale_group_norm, .constant = constant, .constant_2 = constant_2);
        return true;
    }
    return false;
}

/* recent.pat:134  rule shift_group_norm(x, scale, c) {
 *     n = GroupNormalization.v21(x, scale : [_], splat(0));
 *     match Add(n, c);
 *     where of_channels(c, x), scale.shape[0] == x.shape[1];
 *     rewrite GroupNormalization.v21(x, scale, Reshape(c, i64 [-1])) { ..n };
 * } */
bool recent_shift_group_norm_find(DFG_FIND_ON(recent_shift_group_norm))
{
    if (!dfg_calls_argc(g, n, recent_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node n_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, n_2, recent_op_GroupNormalization_v21, 3)) continue;
        dfg_node x = dfg_operand(g, n_2, 0), scale = dfg_operand(g, n_2, 1);
        if (dfg_rank(g, scale) != 1) continue;
        dfg_node constant = dfg_operand(g, n_2, 2);
        if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) continue;
        dfg_node c = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, n_2) || !recent_of_channels(g, c, x)) continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, scale, 0), dfg_extent_of(g, x, 1))) continue;
        DFG_GIVE(recent_shift_group_norm, .root = n, .x = x, .scale = scale, .c = c, .n = n_2);
        DFG_GIVE_WHOLE(recent_shift_group_norm, .constant = constant);
        return true;
    }
    return false;
}
