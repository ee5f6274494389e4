/* Made by pat2c from recent.pat; do not edit. */
#include "recent.h"
_Static_assert(RECENT_H == 0x2e1a9ded6bd57f1f, "recent.h is of another run of pat2c than this file");
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
bool recent_of_three_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_of_three_whole *m)
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
                if (m != NULL) *m = (struct recent_of_three_whole){
                        .m = {.root = n, .a = a, .b = b, .c = c}, .mul = mul, .mul_2 = mul_2,
                        .mul_3 = mul_3, .mul_4 = mul_4, .mul_5 = mul_5, .mul_6 = mul_6};
                return true;
            }
        }
    }
    return false;
}

static bool recent_halved_as_of_three_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_halved_whole *m)
{
    *m = (struct recent_halved_whole){0};
    for (; recent_of_three_find(g, n, way, &m->of_three); way[2]++) {
        dfg_node h = m->of_three.m.c;
        if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE)) continue;
        m->m = (struct recent_halved_match){.root = n, .a = m->of_three.m.a, .b = m->of_three.m.b, .h = h};
        m->constant = h;
        return true;
    }
    return false;
}

static bool recent_halved_as_div_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_halved_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Div, 2)) return false;
    dfg_node h = dfg_operand(g, n, 1);
    if (!dfg_const_is(g, h, dfg_int(2), DFG_NO_DTYPE)) return false;
    dfg_node mul_7 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, mul_7, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, mul_7); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, mul_7, swap), b = dfg_arg(g, mul_7, 1 - swap);
        if (!dfg_same_body(g, n, mul_7)) continue;
        *m = (struct recent_halved_whole){.m = {.root = n, .a = a, .b = b, .h = h}, .div = n,
                                          .mul_7 = mul_7, .constant_2 = h};
        return true;
    }
    return false;
}

static bool recent_halved_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_halved_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node div_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, div_2, recent_op_Div, 2)) continue;
        dfg_node a = dfg_operand(g, div_2, 0), h = dfg_operand(g, div_2, 1);
        if (!dfg_const_is(g, h, dfg_int(2), DFG_NO_DTYPE)) continue;
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, div_2)) continue;
        *m = (struct recent_halved_whole){.m = {.root = n, .a = a, .b = b, .h = h}, .mul_8 = n,
                                          .div_2 = div_2, .constant_3 = h};
        return true;
    }
    return false;
}

static bool recent_halved_as_mul_2_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_halved_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), div_3 = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, div_3, recent_op_Div, 2)) continue;
        dfg_node b = dfg_operand(g, div_3, 0), h = dfg_operand(g, div_3, 1);
        if (!dfg_const_is(g, h, dfg_int(2), DFG_NO_DTYPE) || !dfg_same_body(g, n, div_3)) continue;
        *m = (struct recent_halved_whole){.m = {.root = n, .a = a, .b = b, .h = h}, .mul_9 = n,
                                          .div_3 = div_3, .constant_4 = h};
        return true;
    }
    return false;
}

/* recent.pat:14  pattern halved(a, b, h) =
 *     of_three(a, b, h & 0.5) | Div(Mul(a, b), h & 2) | Mul(Div(a, h & 2), b) | Mul(a, Div(b, h & 2)); */
bool recent_halved_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_halved_whole *m)
{
    for (uint32_t alt = way[0]; alt < 4u; way[0] = ++alt, dfg_restart(way + 1, 3)) {
        if (alt == 1) {
            if (dfg_op(g, n) != recent_op_Div) continue;
        } else if (alt == 2) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        } else if (alt == 3) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        }
        for (; alt == 0 ? recent_halved_as_of_three_find(g, n, way + 1, m)
                 : alt == 1 ? recent_halved_as_div_find(g, n, way + 3, m)
                 : alt == 2 ? recent_halved_as_mul_find(g, n, way + 3, m)
                 : recent_halved_as_mul_2_find(g, n, way + 3, m);
             way[3]++) {
            return true;
        }
    }
    return false;
}

struct recent_make_gelu_v_v_match { dfg_node root, x, r; };
struct recent_make_gelu_v_v_whole {
    struct recent_make_gelu_v_v_match m;
    dfg_node neg, div, constant, mul, constant_2, div_2, neg_2, constant_3, mul_2, neg_3, constant_4, mul_3,
             constant_5;
};
static bool recent_make_gelu_v_v_as_neg_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_gelu_v_v_whole *m)
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
        *m = (struct recent_make_gelu_v_v_whole){.m = {.root = n, .x = x, .r = r}, .neg = n, .div = div,
                                                 .constant = constant, .mul = mul,
                                                 .constant_2 = constant_2};
        return true;
    }
    return false;
}

static bool recent_make_gelu_v_v_as_div_find(const dfg_graph *g, dfg_node n, struct recent_make_gelu_v_v_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Div, 2)) return false;
    dfg_node neg_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, neg_2, recent_op_Neg, 1)) return false;
    dfg_node x = dfg_operand(g, neg_2, 0), r = dfg_operand(g, n, 1);
    if (!dfg_const_near(g, r, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE)) return false;
    if (!dfg_same_body(g, n, neg_2)) return false;
    *m = (struct recent_make_gelu_v_v_whole){.m = {.root = n, .x = x, .r = r}, .div_2 = n, .neg_2 = neg_2,
                                             .constant_3 = r};
    return true;
}

static bool recent_make_gelu_v_v_as_mul_find(const dfg_graph *g, dfg_node n, struct recent_make_gelu_v_v_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == recent_op_Neg ? 0 : 1;
    dfg_node neg_3 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, neg_3, recent_op_Neg, 1)) return false;
    dfg_node x = dfg_operand(g, neg_3, 0), r = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_near(g, r, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)) return false;
    if (!dfg_same_body(g, n, neg_3)) return false;
    *m = (struct recent_make_gelu_v_v_whole){.m = {.root = n, .x = x, .r = r}, .mul_2 = n, .neg_3 = neg_3,
                                             .constant_4 = r};
    return true;
}

static bool recent_make_gelu_v_v_as_mul_2_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_gelu_v_v_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), r = dfg_arg(g, n, 1 - swap);
        if (!dfg_const_near(g, r, dfg_float(-0.70710678), 0.001, DFG_NO_DTYPE)) continue;
        *m = (struct recent_make_gelu_v_v_whole){.m = {.root = n, .x = x, .r = r}, .mul_3 = n,
                                                 .constant_5 = r};
        return true;
    }
    return false;
}

/* recent.pat:22  Neg(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)))
 * | Div(Neg(x), r & approx(1.41421356, 1e-3)) | Mul(Neg(x), r & approx(0.70710678, 1e-3))
 * | Mul(x, r & approx(-0.70710678, 1e-3)) */
static bool recent_make_gelu_v_v_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_gelu_v_v_whole *m)
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
            if (!recent_make_gelu_v_v_as_div_find(g, n, m)) continue;
        } else if (alt == 2) {
            if (!recent_make_gelu_v_v_as_mul_find(g, n, m)) continue;
        }
        for (; alt == 0 ? recent_make_gelu_v_v_as_neg_find(g, n, way + 1, m)
                 : alt == 3 ? recent_make_gelu_v_v_as_mul_2_find(g, n, way + 1, m) : way[1] == 0;
             way[1]++) {
            return true;
        }
    }
    return false;
}

struct recent_make_gelu_v_match { dfg_node root, e, o, n, x, r; /* maybe absent: e, n, x, r */ };
struct recent_make_gelu_v_whole {
    struct recent_make_gelu_v_match m; struct recent_make_gelu_v_v_whole v;
    dfg_node add, constant, sub, constant_7;
};
/* recent.pat:25  Add(e, o & 1) | Sub(o & 1, n) */
static bool recent_make_gelu_v_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_gelu_v_whole *m)
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
        m->v = (struct recent_make_gelu_v_v_whole){0};
        for (; !is_add ? recent_make_gelu_v_v_find(g, dfg_arg(g, n_2, 0), way + 1, &m->v) : way[2] == 0;
             way[2]++) {
            if (!dfg_in_body(g, n, (const dfg_node[]){add, sub, n_2, !is_add ? m->v.m.root : DFG_NONE}, 4))
                continue;
            m->m = (struct recent_make_gelu_v_match){.root = n, .e = e, .o = o, .n = n_2, .x = m->v.m.x,
                                                     .r = m->v.m.r};
            m->add = add;
            m->constant = constant;
            m->sub = sub;
            m->constant_7 = constant_7;
            return true;
        }
    }
    return false;
}

struct recent_make_gelu_e_match { dfg_node root, x, r; };
struct recent_make_gelu_e_whole {
    struct recent_make_gelu_e_match m; dfg_node div, constant, mul, constant_2;
};
/* recent.pat:21  Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))) */
static bool recent_make_gelu_e_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_gelu_e_whole *m)
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
        *m = (struct recent_make_gelu_e_whole){.m = {.root = n, .x = x, .r = r}, .div = div,
                                               .constant = constant, .mul = mul, .constant_2 = constant_2};
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

static bool recent_make_gelu_as_halved_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_gelu_whole *m)
{
    *m = (struct recent_make_gelu_whole){0};
    for (; recent_halved_find(g, n, way, &m->halved); way[3]++, dfg_restart(way + 4, 3)) {
        struct recent_make_gelu_v_whole v;
        for (; recent_make_gelu_v_find(g, m->halved.m.b, way + 4, &v); way[6]++, way[7] = 0) {
            dfg_node e = DFG_NONE;
            if (v.m.e != DFG_NONE) {
                e = v.m.e;
                if (dfg_op(g, e) != recent_op_Erf) continue;
            }
            struct recent_make_gelu_e_whole e_2 = {0};
            for (; v.m.e != DFG_NONE ? recent_make_gelu_e_find(g, e, way + 7, &e_2) : way[7] == 0; way[7]++) {
                dfg_node r = DFG_NONE;
                if (v.m.e != DFG_NONE) {
                    if (e_2.m.x != m->halved.m.a) continue;
                    r = e_2.m.r;
                }
                if (v.m.x != DFG_NONE) {
                    if (v.m.x != m->halved.m.a) continue;
                }
                if (v.m.r != DFG_NONE) {
                    if (v.m.e == DFG_NONE) r = v.m.r;
                    if (r != v.m.r) continue;
                }
                if (!dfg_in_body(g, n, (const dfg_node[]){m->halved.m.b, e}, 2)) continue;
                m->m = (struct recent_make_gelu_match){.root = n, .x = m->halved.m.a, .r = r, .o = v.m.o,
                                                       .h = m->halved.m.h, .e = e, .n = v.m.n};
                m->div = e_2.div;
                m->constant = e_2.constant;
                m->mul = e_2.mul;
                m->constant_2 = e_2.constant_2;
                m->neg = v.v.neg;
                m->div_2 = v.v.div;
                m->constant_3 = v.v.constant;
                m->mul_2 = v.v.mul;
                m->constant_4 = v.v.constant_2;
                m->div_3 = v.v.div_2;
                m->neg_2 = v.v.neg_2;
                m->constant_5 = v.v.constant_3;
                m->mul_3 = v.v.mul_2;
                m->neg_3 = v.v.neg_3;
                m->constant_6 = v.v.constant_4;
                m->mul_4 = v.v.mul_3;
                m->constant_7 = v.v.constant_5;
                m->add = v.add;
                m->constant_12 = v.constant;
                m->sub = v.sub;
                m->constant_13 = v.constant_7;
                return true;
            }
        }
    }
    return false;
}

static bool recent_make_gelu_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_gelu_whole *m)
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
        struct recent_make_gelu_e_whole e;
        for (; recent_make_gelu_e_find(g, dfg_arg(g, mul_15, swap_3), way + 1, &e); way[1]++) {
            if (e.m.x != x) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add_2, mul_15, e.m.root}, 3)) continue;
            *m = (struct recent_make_gelu_whole){
                    .m = {.root = n, .x = x, .r = e.m.r, .o = o, .h = h, .e = e.m.root}, .div = e.div,
                    .constant = e.constant, .mul = e.mul, .constant_2 = e.constant_2, .mul_14 = n,
                    .add_2 = add_2, .mul_15 = mul_15, .constant_14 = h, .constant_15 = o};
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
bool recent_make_gelu_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_gelu_whole *m)
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, dfg_restart(way + 1, 8)) {
        if (alt == 1) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        }
        for (; alt == 0 ? recent_make_gelu_as_halved_find(g, n, way + 1, m)
                 : recent_make_gelu_as_mul_find(g, n, way + 7, m);
             way[8]++) {
            dfg_node x = m->m.x, r = m->m.r, o = m->m.o, h = m->m.h;
            if (!recent_one(g, r, x) || !recent_one(g, o, x) || !recent_one(g, h, x)) continue;
            return true;
        }
    }
    return false;
}

static bool recent_cubic_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_cubic_whole *m)
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
            *m = (struct recent_cubic_whole){.m = {.root = n, .x = x, .k = k, .p = p}, .mul = n, .pow = pow,
                                             .mul_2 = mul_2, .mul_3 = mul_3, .constant = k};
            return true;
        }
    }
    return false;
}

static bool recent_cubic_as_mul_2_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_cubic_whole *m)
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
                *m = (struct recent_cubic_whole){.m = {.root = n, .x = x, .k = k}, .mul_4 = n,
                                                 .mul_5 = mul_5, .mul_6 = mul_6, .constant_2 = k};
                return true;
            }
        }
    }
    return false;
}

/* recent.pat:31  pattern cubic(x, k, p) =
 *     Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))
 *     | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4)))); */
bool recent_cubic_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_cubic_whole *m)
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, dfg_restart(way + 1, 3)) {
        if (dfg_op(g, n) != recent_op_Mul) continue;
        for (; alt == 0 ? recent_cubic_as_mul_find(g, n, way + 2, m)
                 : recent_cubic_as_mul_2_find(g, n, way + 1, m);
             way[3]++) {
            return true;
        }
    }
    return false;
}

/* recent.pat:34  pattern squared(x, k, p) =
 *     Mul(x, Mul(x, k & approx(0.044715, 1e-4))) | Mul(Mul(x, x) | Pow(x, p & 2), k & approx(0.044715, 1e-4)); */
bool recent_squared_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_squared_whole *m)
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
                if (m != NULL) *m = (struct recent_squared_whole){
                        .m = {.root = n, .x = x, .k = k, .p = p}, .mul = mul, .mul_2 = mul_2,
                        .constant = constant, .mul_3 = mul_3, .mul_4 = mul_4, .pow = pow,
                        .constant_2 = constant_2};
                return true;
            }
        }
    }
    return false;
}

/* recent.pat:36  pattern inner(x, k, p, r) = Mul(Add(x, cubic(x, k, p)), r & const); */
bool recent_inner_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_inner_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == recent_op_Add ? 0 : 1;
    dfg_node r = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, r, DFG_CONST)) return false;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, add, recent_op_Add, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, add); way[0] = ++swap_2, dfg_restart(way + 1, 4)) {
        dfg_node x = dfg_arg(g, add, swap_2);
        for (; recent_cubic_find(g, dfg_arg(g, add, 1 - swap_2), way + 1, &m->cubic); way[4]++) {
            if (m->cubic.m.x != x) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add, m->cubic.m.root}, 2)) continue;
            m->m = (struct recent_inner_match){.root = n, .x = x, .k = m->cubic.m.k, .p = m->cubic.m.p,
                                               .r = r};
            m->add = add;
            return true;
        }
    }
    return false;
}

/* recent.pat:37  pattern inner_factored(x, k, p, r, u) = of_three(x, r & const, Add(squared(x, k, p), u & 1)); */
bool recent_inner_factored_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_inner_factored_whole *m)
{
    for (; recent_of_three_find(g, n, way, &m->of_three); way[2]++, dfg_restart(way + 3, 3)) {
        dfg_node r = m->of_three.m.b;
        if (!dfg_is(g, r, DFG_CONST)) continue;
        dfg_node add = m->of_three.m.c;
        if (!dfg_calls_argc(g, add, recent_op_Add, 2)) continue;
        uint32_t swap = dfg_op(g, dfg_operand(g, add, 0)) == recent_op_Mul
            || dfg_op(g, dfg_operand(g, add, 0)) == recent_op_Mul
            ? 0
            : 1;
        dfg_node u = dfg_arg(g, add, 1 - swap);
        if (!dfg_const_is(g, u, dfg_int(1), DFG_NO_DTYPE)) continue;
        for (; recent_squared_find(g, dfg_arg(g, add, swap), way + 3, &m->squared); way[5]++) {
            if (m->squared.m.x != m->of_three.m.a) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add, m->squared.m.root}, 2)) continue;
            m->m = (struct recent_inner_factored_match){.root = n, .x = m->of_three.m.a,
                                                        .k = m->squared.m.k, .p = m->squared.m.p, .r = r,
                                                        .u = u};
            m->add = add;
            return true;
        }
    }
    return false;
}

struct recent_make_gelu_tanh_t_match { dfg_node root, x, p, k, r; /* maybe absent: p */ };
struct recent_make_gelu_tanh_t_whole {
    struct recent_make_gelu_tanh_t_match m; struct recent_inner_whole inner;
};
/* recent.pat:40  Tanh(inner(x, k, p, r)) */
static bool recent_make_gelu_tanh_t_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_gelu_tanh_t_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Tanh, 1) || dfg_op(g, dfg_operand(g, n, 0)) != recent_op_Mul)
        return false;
    for (; recent_inner_find(g, dfg_operand(g, n, 0), way, &m->inner); way[4]++) {
        if (!dfg_same_body(g, n, m->inner.m.root)) continue;
        m->m = (struct recent_make_gelu_tanh_t_match){.root = n, .x = m->inner.m.x, .p = m->inner.m.p,
                                                      .k = m->inner.m.k, .r = m->inner.m.r};
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
    struct recent_make_gelu_tanh_whole *m)
{
    *m = (struct recent_make_gelu_tanh_whole){0};
    for (; recent_halved_find(g, n, way, &m->halved); way[3]++, dfg_restart(way + 4, 5)) {
        dfg_node add_2 = m->halved.m.b;
        if (!dfg_calls_argc(g, add_2, recent_op_Add, 2)) continue;
        uint32_t swap = dfg_op(g, dfg_operand(g, add_2, 0)) == recent_op_Tanh ? 0 : 1;
        dfg_node o = dfg_arg(g, add_2, 1 - swap);
        if (!dfg_const_is(g, o, dfg_int(1), DFG_NO_DTYPE)) continue;
        if (dfg_op(g, dfg_arg(g, add_2, swap)) != recent_op_Tanh || !recent_one(g, o, m->halved.m.a))
            continue;
        struct recent_make_gelu_tanh_t_whole t;
        for (; recent_make_gelu_tanh_t_find(g, dfg_arg(g, add_2, swap), way + 4, &t); way[8]++) {
            if (t.m.x != m->halved.m.a) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add_2, t.m.root}, 2)) continue;
            m->m = (struct recent_make_gelu_tanh_match){
                    .root = n, .x = m->halved.m.a, .k = t.m.k, .p = t.m.p, .r = t.m.r, .o = o,
                    .h = m->halved.m.h, .t = t.m.root};
            m->mul = t.inner.m.root;
            m->add = t.inner.add;
            m->mul_2 = t.inner.cubic.mul;
            m->pow = t.inner.cubic.pow;
            m->mul_3 = t.inner.cubic.mul_2;
            m->mul_4 = t.inner.cubic.mul_3;
            m->constant = t.inner.cubic.constant;
            m->mul_5 = t.inner.cubic.mul_4;
            m->mul_6 = t.inner.cubic.mul_5;
            m->mul_7 = t.inner.cubic.mul_6;
            m->constant_2 = t.inner.cubic.constant_2;
            m->add_2 = add_2;
            m->constant_7 = o;
            return true;
        }
    }
    return false;
}

static bool recent_make_gelu_tanh_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_gelu_tanh_whole *m)
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
        struct recent_make_gelu_tanh_t_whole t;
        for (; recent_make_gelu_tanh_t_find(g, dfg_arg(g, mul_18, swap_3), way + 1, &t); way[5]++) {
            if (t.m.x != x) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add_3, mul_18, t.m.root}, 3)) continue;
            *m = (struct recent_make_gelu_tanh_whole){
                    .m = {.root = n, .x = x, .k = t.m.k, .p = t.m.p, .r = t.m.r, .o = o, .h = h,
                          .t = t.m.root}, .mul = t.inner.m.root, .add = t.inner.add,
                    .mul_2 = t.inner.cubic.mul, .pow = t.inner.cubic.pow, .mul_3 = t.inner.cubic.mul_2,
                    .mul_4 = t.inner.cubic.mul_3, .constant = t.inner.cubic.constant,
                    .mul_5 = t.inner.cubic.mul_4, .mul_6 = t.inner.cubic.mul_5,
                    .mul_7 = t.inner.cubic.mul_6, .constant_2 = t.inner.cubic.constant_2, .mul_17 = n,
                    .add_3 = add_3, .mul_18 = mul_18, .constant_8 = h, .constant_9 = o};
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
bool recent_make_gelu_tanh_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_gelu_tanh_whole *m)
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, dfg_restart(way + 1, 9)) {
        if (alt == 1) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        }
        for (; alt == 0 ? recent_make_gelu_tanh_as_halved_find(g, n, way + 1, m)
                 : recent_make_gelu_tanh_as_mul_find(g, n, way + 4, m);
             way[9]++) {
            dfg_node x = m->m.x, k = m->m.k, p = m->m.p, r = m->m.r, h = m->m.h;
            if (!recent_numbers(g, x, k, p, r) || !recent_one(g, h, x)) continue;
            /* where value(r) ~= 0.79788456 +- 1e-3 */
            if (dfg_close_within(dfg_value_of(g, r), dfg_float(0.79788456), dfg_float(0.001)) != DFG_TRUE)
                continue;
            return true;
        }
    }
    return false;
}

struct recent_make_gelu_tanh_factored_t_match { dfg_node root, x, r, k, p, u; /* maybe absent: p */ };
struct recent_make_gelu_tanh_factored_t_whole {
    struct recent_make_gelu_tanh_factored_t_match m; struct recent_inner_factored_whole inner_factored;
};
/* recent.pat:46  Tanh(inner_factored(x, k, p, r, u)) */
static bool recent_make_gelu_tanh_factored_t_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_gelu_tanh_factored_t_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Tanh, 1)) return false;
    for (; recent_inner_factored_find(g, dfg_operand(g, n, 0), way, &m->inner_factored); way[5]++) {
        if (!dfg_same_body(g, n, m->inner_factored.m.root)) continue;
        m->m = (struct recent_make_gelu_tanh_factored_t_match){
                .root = n, .x = m->inner_factored.m.x, .r = m->inner_factored.m.r,
                .k = m->inner_factored.m.k, .p = m->inner_factored.m.p, .u = m->inner_factored.m.u};
        return true;
    }
    return false;
}

static bool recent_make_gelu_tanh_factored_as_halved_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_gelu_tanh_factored_whole *m)
{
    *m = (struct recent_make_gelu_tanh_factored_whole){0};
    for (; recent_halved_find(g, n, way, &m->halved); way[3]++, dfg_restart(way + 4, 6)) {
        dfg_node add_2 = m->halved.m.b;
        if (!dfg_calls_argc(g, add_2, recent_op_Add, 2)) continue;
        uint32_t swap = dfg_op(g, dfg_operand(g, add_2, 0)) == recent_op_Tanh ? 0 : 1;
        dfg_node o = dfg_arg(g, add_2, 1 - swap);
        if (!dfg_const_is(g, o, dfg_int(1), DFG_NO_DTYPE)) continue;
        if (dfg_op(g, dfg_arg(g, add_2, swap)) != recent_op_Tanh || !recent_one(g, o, m->halved.m.a))
            continue;
        struct recent_make_gelu_tanh_factored_t_whole t;
        for (; recent_make_gelu_tanh_factored_t_find(g, dfg_arg(g, add_2, swap), way + 4, &t); way[9]++) {
            if (t.m.x != m->halved.m.a) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add_2, t.m.root}, 2)) continue;
            m->m = (struct recent_make_gelu_tanh_factored_match){
                    .root = n, .x = m->halved.m.a, .k = t.m.k, .p = t.m.p, .r = t.m.r, .u = t.m.u, .o = o,
                    .h = m->halved.m.h, .t = t.m.root};
            m->mul = t.inner_factored.of_three.mul;
            m->mul_2 = t.inner_factored.of_three.mul_2;
            m->add = t.inner_factored.add;
            m->mul_3 = t.inner_factored.squared.mul;
            m->mul_4 = t.inner_factored.squared.mul_2;
            m->constant = t.inner_factored.squared.constant;
            m->mul_5 = t.inner_factored.squared.mul_3;
            m->mul_6 = t.inner_factored.squared.mul_4;
            m->pow = t.inner_factored.squared.pow;
            m->constant_2 = t.inner_factored.squared.constant_2;
            m->mul_7 = t.inner_factored.of_three.mul_3;
            m->mul_8 = t.inner_factored.of_three.mul_4;
            m->mul_9 = t.inner_factored.of_three.mul_5;
            m->mul_10 = t.inner_factored.of_three.mul_6;
            m->add_2 = add_2;
            m->constant_7 = o;
            return true;
        }
    }
    return false;
}

static bool recent_make_gelu_tanh_factored_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_gelu_tanh_factored_whole *m)
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
        struct recent_make_gelu_tanh_factored_t_whole t;
        for (; recent_make_gelu_tanh_factored_t_find(g, dfg_arg(g, mul_21, swap_3), way + 1, &t); way[6]++) {
            if (t.m.x != x) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add_3, mul_21, t.m.root}, 3)) continue;
            *m = (struct recent_make_gelu_tanh_factored_whole){
                    .m = {.root = n, .x = x, .k = t.m.k, .p = t.m.p, .r = t.m.r, .u = t.m.u, .o = o, .h = h,
                          .t = t.m.root}, .mul = t.inner_factored.of_three.mul,
                    .mul_2 = t.inner_factored.of_three.mul_2, .add = t.inner_factored.add,
                    .mul_3 = t.inner_factored.squared.mul, .mul_4 = t.inner_factored.squared.mul_2,
                    .constant = t.inner_factored.squared.constant, .mul_5 = t.inner_factored.squared.mul_3,
                    .mul_6 = t.inner_factored.squared.mul_4, .pow = t.inner_factored.squared.pow,
                    .constant_2 = t.inner_factored.squared.constant_2,
                    .mul_7 = t.inner_factored.of_three.mul_3, .mul_8 = t.inner_factored.of_three.mul_4,
                    .mul_9 = t.inner_factored.of_three.mul_5, .mul_10 = t.inner_factored.of_three.mul_6,
                    .mul_20 = n, .add_3 = add_3, .mul_21 = mul_21, .constant_8 = h, .constant_9 = o};
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
bool recent_make_gelu_tanh_factored_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_gelu_tanh_factored_whole *m)
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, dfg_restart(way + 1, 10)) {
        if (alt == 1) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        }
        for (; alt == 0 ? recent_make_gelu_tanh_factored_as_halved_find(g, n, way + 1, m)
                 : recent_make_gelu_tanh_factored_as_mul_find(g, n, way + 4, m);
             way[10]++) {
            dfg_node x = m->m.x, k = m->m.k, p = m->m.p, r = m->m.r, u = m->m.u, h = m->m.h;
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
bool recent_make_gelu_sigmoid_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_gelu_sigmoid_whole *m)
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
            m->inner = (struct recent_inner_whole){0};
            m->inner_factored = (struct recent_inner_factored_whole){0};
            for (; alt == 0 ? recent_inner_find(g, mul, way + 3, &m->inner)
                     : recent_inner_factored_find(g, v, way + 2, &m->inner_factored);
                 way[7]++) {
                dfg_node p = DFG_NONE, k = DFG_NONE, r = DFG_NONE, u = DFG_NONE;
                if (alt == 0) {
                    if (m->inner.m.x != x) continue;
                    if (m->inner.m.p != DFG_NONE) p = m->inner.m.p;
                    k = m->inner.m.k;
                    r = m->inner.m.r;
                } else {
                    if (m->inner_factored.m.x != x) continue;
                    r = m->inner_factored.m.r;
                    k = m->inner_factored.m.k;
                    if (m->inner_factored.m.p != DFG_NONE) p = m->inner_factored.m.p;
                    u = m->inner_factored.m.u;
                }
                if (!((alt == 0 && m->inner.m.p != DFG_NONE)
                      || (alt == 1 && m->inner_factored.m.p != DFG_NONE)))
                    p = DFG_NONE;
                if (!dfg_in_body(g, n, (const dfg_node[]){sigmoid, mul, alt == 1 ? v : DFG_NONE}, 3))
                    continue;
                if (!recent_numbers(g, x, k, p, r) || !(u == DFG_NONE || recent_one(g, u, x))) continue;
                /* where value(r) ~= 1.59576912 +- 2e-3 */
                if (dfg_close_within(dfg_value_of(g, r), dfg_float(1.59576912), dfg_float(0.002))
                    != DFG_TRUE)
                    continue;
                m->m = (struct recent_make_gelu_sigmoid_match){.root = n, .x = x, .k = k, .p = p, .r = r,
                                                               .u = u};
                m->sigmoid = sigmoid;
                m->mul = mul;
                return true;
            }
        }
    }
    return false;
}

/* recent.pat:57
 * rule make_swish(x) { match Mul(x, Sigmoid(x)); where x.dtype in {f16, bf16, f32, f64}; rewrite Swish(x); } */
bool recent_make_swish_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_swish_whole *m)
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
        if (m != NULL) *m = (struct recent_make_swish_whole){.m = {.root = n, .x = x}, .sigmoid = sigmoid};
        return true;
    }
    return false;
}

/* recent.pat:58  rule make_swish_scaled(x, a) {
 *     match Mul(x, Sigmoid(Mul(x, a & const)));
 *     where one(a, x), value(a) > 1e-3, value(a) < 1e3;
 *     rewrite Swish(x) { alpha = value(a) };
 * } */
bool recent_make_swish_scaled_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_swish_scaled_whole *m)
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
            if (m != NULL) *m = (struct recent_make_swish_scaled_whole){.m = {.root = n, .x = x, .a = a},
                                                                        .sigmoid = sigmoid, .mul = mul};
            return true;
        }
    }
    return false;
}

/* recent.pat:70  pattern reciprocal_root(s, h) =
 *     Reciprocal(Sqrt(s)) | Div(1, Sqrt(s)) | Pow(s, h & -0.5) | Sqrt(Reciprocal(s) | Div(1, s))
 *     | Reciprocal(Pow(s, h & 0.5)); */
bool recent_reciprocal_root_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_reciprocal_root_whole *m)
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
        if (m != NULL) *m = (struct recent_reciprocal_root_whole){
                .m = {.root = n, .s = s, .h = h}, .reciprocal = reciprocal, .sqrt = sqrt, .div = div,
                .constant = constant, .sqrt_2 = sqrt_2, .pow = pow, .constant_2 = constant_2,
                .sqrt_3 = sqrt_3, .reciprocal_2 = reciprocal_2, .div_2 = div_2, .constant_3 = constant_3,
                .reciprocal_3 = reciprocal_3, .pow_2 = pow_2, .constant_4 = constant_4};
        return true;
    }
    return false;
}

/* recent.pat:73  pattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5); */
bool recent_root_find(const dfg_graph *g, dfg_node n, struct recent_root_whole *m)
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
    if (m != NULL) *m = (struct recent_root_whole){.m = {.root = n, .s = s, .h = h}, .sqrt = sqrt,
                                                   .pow = pow};
    return true;
}

/* recent.pat:74  pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h)); */
bool recent_over_root_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_over_root_whole *m)
{
    bool is_div = dfg_calls_argc(g, n, recent_op_Div, 2);
    dfg_node div = DFG_NONE, x = DFG_NONE, s = DFG_NONE, h = DFG_NONE, mul = DFG_NONE;
    m->root__ = (struct recent_root_whole){0};
    if (is_div) {
        div = n;
        x = dfg_arg(g, div, 0);
        if (!recent_root_find(g, dfg_arg(g, div, 1), &m->root__)) return false;
        s = m->root__.m.s;
        if (m->root__.m.h != DFG_NONE) h = m->root__.m.h;
    } else {
        mul = n;
        if (!dfg_calls_argc(g, mul, recent_op_Mul, 2)) return false;
    }
    for (uint32_t swap = way[0]; swap < (!is_div ? dfg_orders(g, mul) : 1u); way[0] = ++swap, way[1] = 0) {
        if (!is_div) x = dfg_arg(g, mul, swap);
        m->reciprocal_root = (struct recent_reciprocal_root_whole){0};
        for (; !is_div
                 ? recent_reciprocal_root_find(g, dfg_arg(g, mul, 1 - swap), way + 1, &m->reciprocal_root)
                 : way[1] == 0;
             way[1]++) {
            if (!is_div) {
                s = m->reciprocal_root.m.s;
                if (m->reciprocal_root.m.h != DFG_NONE) h = m->reciprocal_root.m.h;
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){div, is_div ? m->root__.m.root : DFG_NONE, mul,
                                                !is_div ? m->reciprocal_root.m.root : DFG_NONE}, 4))
                continue;
            if (!((is_div && m->root__.m.h != DFG_NONE) || (!is_div && m->reciprocal_root.m.h != DFG_NONE)))
                h = DFG_NONE;
            m->m = (struct recent_over_root_match){.root = n, .x = x, .s = s, .h = h};
            m->div = div;
            m->mul = mul;
            return true;
        }
    }
    return false;
}

struct recent_make_rms_norm_s_match { dfg_node root, w, eps; };
struct recent_make_rms_norm_s_whole {
    struct recent_make_rms_norm_s_match m; dfg_node reduceMean, pow, constant, mul;
};
/* recent.pat:81  Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const) */
static bool recent_make_rms_norm_s_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_rms_norm_s_whole *m)
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
        *m = (struct recent_make_rms_norm_s_whole){.m = {.root = n, .w = w, .eps = eps},
                                                   .reduceMean = reduceMean, .pow = pow,
                                                   .constant = constant, .mul = mul};
        return true;
    }
    return false;
}

/* recent.pat:68  cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1]; */
static DFG_APART bool recent_along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_extent_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
}

/* recent.pat:66  cond last_axis(p, x) = p == [-1] or p == [x.rank - 1]; */
static DFG_APART bool recent_last_axis(const dfg_graph *g, dfg_val p, dfg_node x)
{
    return dfg_eq(p, dfg_list(recent_list_minus_1, 1))
        || dfg_eq(p, DFG_LIST(dfg_int_sub(dfg_rank_of(g, x), dfg_int(1))));
}

/* recent.pat:10  cond single(c) = c.elements == 1, c.rank <= 1; */
static DFG_APART bool recent_single(const dfg_graph *g, dfg_node c)
{
    return dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(1));
}

static bool recent_make_rms_norm_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_rms_norm_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    *m = (struct recent_make_rms_norm_whole){0};
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
            m->root__ = (struct recent_root_whole){0};
            if (is_div) {
                if (alt == 0) {
                    wide = w;
                    if (!dfg_calls_argc(g, wide, recent_op_Cast, 1)) continue;
                    if (!dfg_scalar_eq(dfg_attr(g, wide, recent_attr_to), dfg_int(1))) continue;
                    x = dfg_arg(g, wide, 0);
                } else {
                    x = w;
                }
                if (!recent_root_find(g, dfg_arg(g, div, 1), &m->root__)) continue;
                s = m->root__.m.s;
                if (m->root__.m.h != DFG_NONE) h = m->root__.m.h;
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
                m->reciprocal_root = (struct recent_reciprocal_root_whole){0};
                for (; !is_div
                         ? recent_reciprocal_root_find(g, dfg_arg(g, mul_2, 1 - alt), way + 3,
                                                       &m->reciprocal_root)
                         : way[3] == 0;
                     way[3]++, way[4] = 0) {
                    if (!is_div) {
                        s = m->reciprocal_root.m.s;
                        if (m->reciprocal_root.m.h != DFG_NONE) h = m->reciprocal_root.m.h;
                    }
                    if (dfg_op(g, s) != recent_op_Add) continue;
                    struct recent_make_rms_norm_s_whole s_2;
                    for (; recent_make_rms_norm_s_find(g, s, way + 4, &s_2); way[4]++) {
                        dfg_val q = dfg_attr(g, s_2.reduceMean, recent_attr_axes);
                        if (s_2.m.w != w) continue;
                        if (!((is_div && alt == 0) || (!is_div && alt_2 == 0))) wide = DFG_NONE;
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){
                                             back, div, wide, is_div ? m->root__.m.root : DFG_NONE, mul_2,
                                             !is_div ? m->reciprocal_root.m.root : DFG_NONE, s}, 7))
                            continue;
                        if (!((is_div && m->root__.m.h != DFG_NONE)
                              || (!is_div && m->reciprocal_root.m.h != DFG_NONE)))
                            h = DFG_NONE;
                        m->m = (struct recent_make_rms_norm_match){
                                .root = n, .x = x, .eps = s_2.m.eps, .h = h, .scale = scale, .wide = wide,
                                .w = w, .s = s, .n = n_2, .back = back, .q = q};
                        m->reduceMean = s_2.reduceMean;
                        m->pow = s_2.pow;
                        m->constant = s_2.constant;
                        m->mul = s_2.mul;
                        m->div = div;
                        m->mul_2 = mul_2;
                        m->mul_3 = n;
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool recent_make_rms_norm_as_mul_2_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_rms_norm_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Mul, 2)) return false;
    *m = (struct recent_make_rms_norm_whole){0};
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
                for (; recent_reciprocal_root_find(g, dfg_arg(g, mul_5, swap_2), way + 3,
                                                   &m->reciprocal_root_2);
                     way[3]++, way[4] = 0) {
                    if (dfg_op(g, m->reciprocal_root_2.m.s) != recent_op_Add) continue;
                    struct recent_make_rms_norm_s_whole s;
                    for (; recent_make_rms_norm_s_find(g, m->reciprocal_root_2.m.s, way + 4, &s); way[4]++) {
                        dfg_val q = dfg_attr(g, s.reduceMean, recent_attr_axes);
                        if (s.m.w != w) continue;
                        dfg_node h = DFG_NONE;
                        if (m->reciprocal_root_2.m.h != DFG_NONE) h = m->reciprocal_root_2.m.h;
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){wide, mul_5, m->reciprocal_root_2.m.root,
                                                            m->reciprocal_root_2.m.s}, 4))
                            continue;
                        m->m = (struct recent_make_rms_norm_match){
                                .root = n, .x = x, .eps = s.m.eps, .h = h, .scale = scale, .wide = wide,
                                .w = w, .s = m->reciprocal_root_2.m.s, .q = q};
                        m->reduceMean = s.reduceMean;
                        m->pow = s.pow;
                        m->constant = s.constant;
                        m->mul = s.mul;
                        m->mul_4 = n;
                        m->mul_5 = mul_5;
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool recent_make_rms_norm_as_div_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_rms_norm_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Div, 2)) return false;
    dfg_node mul_6 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, mul_6, recent_op_Mul, 2)) return false;
    *m = (struct recent_make_rms_norm_whole){0};
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
            if (!recent_root_find(g, dfg_operand(g, n, 1), &m->root__2)
                || dfg_op(g, m->root__2.m.s) != recent_op_Add)
                continue;
            if (!recent_along(g, scale, x)) continue;
            /* where x.dtype in {f16, f32, f64} */
            if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
                continue;
            if (dfg_same_dtype(g, x, scale) != DFG_TRUE) continue;
            struct recent_make_rms_norm_s_whole s;
            for (; recent_make_rms_norm_s_find(g, m->root__2.m.s, way + 2, &s); way[2]++) {
                dfg_val q = dfg_attr(g, s.reduceMean, recent_attr_axes);
                if (s.m.w != w) continue;
                if (!dfg_in_body(g, n, (const dfg_node[]){mul_6, wide, m->root__2.m.root, m->root__2.m.s},
                                 4))
                    continue;
                m->m = (struct recent_make_rms_norm_match){
                        .root = n, .x = x, .eps = s.m.eps, .h = m->root__2.m.h, .scale = scale,
                        .wide = wide, .w = w, .s = m->root__2.m.s, .q = q};
                m->reduceMean = s.reduceMean;
                m->pow = s.pow;
                m->constant = s.constant;
                m->mul = s.mul;
                m->div_6 = n;
                m->mul_6 = mul_6;
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
bool recent_make_rms_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_rms_norm_whole *m)
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, dfg_restart(way + 1, 5)) {
        if (alt == 0) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        } else if (alt == 1) {
            if (dfg_op(g, n) != recent_op_Mul) continue;
        } else if (dfg_op(g, n) != recent_op_Div) {
            continue;
        }
        for (; alt == 0 ? recent_make_rms_norm_as_mul_find(g, n, way + 1, m)
                 : alt == 1 ? recent_make_rms_norm_as_mul_2_find(g, n, way + 1, m)
                 : recent_make_rms_norm_as_div_find(g, n, way + 3, m);
             way[5]++) {
            dfg_node x = m->m.x, eps = m->m.eps, h = m->m.h, wide = m->m.wide, back = m->m.back;
            dfg_val q = m->m.q;
            if (!recent_last_axis(g, q, x) || !recent_single(g, eps)) continue;
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
bool recent_make_rms_norm_unscaled_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct recent_make_rms_norm_unscaled_whole *m)
{
    for (; recent_over_root_find(g, n, way, &m->over_root); way[1]++, way[2] = 0) {
        dfg_node s = m->over_root.m.s;
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
            if (dfg_arg(g, pow_4, 0) != m->over_root.m.x) continue;
            constant_6 = dfg_arg(g, pow_4, 1);
            if (!dfg_const_is(g, constant_6, dfg_int(2), DFG_NO_DTYPE)) continue;
        } else {
            mul_2 = v;
            if (!dfg_calls_argc(g, mul_2, recent_op_Mul, 2)) continue;
        }
        if (!recent_last_axis(g, q, m->over_root.m.x) || !recent_single(g, eps)) continue;
        if (!dfg_dim_gt(g, dfg_extent_of(g, m->over_root.m.x, -1), dfg_int(0))) continue;
        /* where x.dtype in {f16, f32, f64} */
        if (!(dfg_dtype(g, m->over_root.m.x) == DFG_F16 || dfg_dtype(g, m->over_root.m.x) == DFG_F32
              || dfg_dtype(g, m->over_root.m.x) == DFG_F64))
            continue;
        if (!dfg_ge(dfg_value_of(g, eps), dfg_int(0)) || !dfg_lt(dfg_value_of(g, eps), dfg_float(1e+30)))
            continue;
        for (uint32_t swap_2 = way[2]; swap_2 < (!is_pow_4 ? dfg_orders(g, mul_2) : 1u); way[2] = ++swap_2) {
            dfg_node h = DFG_NONE;
            if (!is_pow_4) {
                if (dfg_arg(g, mul_2, swap_2) != m->over_root.m.x) continue;
                if (dfg_arg(g, mul_2, 1 - swap_2) != m->over_root.m.x) continue;
            }
            if (m->over_root.m.h != DFG_NONE) h = m->over_root.m.h;
            if (!dfg_in_body(g, n, (const dfg_node[]){s, reduceMean, pow_4, mul_2}, 4)) continue;
            if (!(h == DFG_NONE || recent_single(g, h))) continue;
            m->m = (struct recent_make_rms_norm_unscaled_match){.root = n, .x = m->over_root.m.x,
                                                                .eps = eps, .h = h, .s = s, .q = q};
            m->reduceMean = reduceMean;
            m->pow_4 = pow_4;
            m->constant_6 = constant_6;
            m->mul_2 = mul_2;
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
bool recent_scale_rms_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_scale_rms_norm_whole *m)
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
        if (m != NULL) *m = (struct recent_scale_rms_norm_whole){
                .m = {.root = n, .x = x, .scale = scale, .n = n_2}, .constant = constant};
        return true;
    }
    return false;
}

struct recent_make_group_norm_d_match { dfg_node root, r; };
struct recent_make_group_norm_d_whole { struct recent_make_group_norm_d_match m; dfg_node reduceMean; };
/* recent.pat:111  Sub(r, ReduceMean(r) { axes = p, keepdims == 1 }) */
static bool recent_make_group_norm_d_find(const dfg_graph *g, dfg_node n, struct recent_make_group_norm_d_whole *m)
{
    if (!dfg_calls_argc(g, n, recent_op_Sub, 2)) return false;
    dfg_node r = dfg_operand(g, n, 0), reduceMean = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reduceMean, recent_op_ReduceMean, 1)) return false;
    if (!dfg_known(dfg_attr(g, reduceMean, recent_attr_axes))) return false;
    if (!dfg_int_is(g, reduceMean, recent_attr_keepdims, 1, 1)) return false;
    if (dfg_operand(g, reduceMean, 0) != r) return false;
    if (!dfg_same_body(g, n, reduceMean)) return false;
    *m = (struct recent_make_group_norm_d_whole){.m = {.root = n, .r = r}, .reduceMean = reduceMean};
    return true;
}

static DFG_APART int64_t recent_length(const dfg_graph *g, dfg_node r)
{
    return dfg_range_to(dfg_int_sub(dfg_rank_of(g, r), dfg_int(2)));
}

static DFG_APART enum dfg_tri recent_same(const dfg_graph *g, dfg_val p, dfg_node r)
{
    const int64_t n = dfg_len(p), m = recent_length(g, r);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_scalar_same(dfg_item(p, k), dfg_int_add(dfg_int(k), dfg_int(2))));
    return all;
}

static DFG_APART enum dfg_tri recent_same_2(const dfg_graph *g, dfg_val p, dfg_node r)
{
    const int64_t n = dfg_len(p), m = recent_length(g, r);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_scalar_same(dfg_item(p, k),
                                       dfg_int_sub(dfg_int_add(dfg_int(k), dfg_int(2)),
                                                   dfg_rank_of(g, r))));
    return all;
}

static DFG_APART bool recent_holds(const dfg_graph *g, dfg_node n_2, dfg_node r, dfg_val p, dfg_val q, dfg_node eps, dfg_node h)
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
             || (dfg_eq(p, q) && (recent_same(g, p, r) == DFG_TRUE || recent_same_2(g, p, r) == DFG_TRUE)
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
bool recent_make_group_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_make_group_norm_whole *m)
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
    m->over_root = (struct recent_over_root_whole){0};
    for (; alt == 2 ? recent_over_root_find(g, n_2, way, &m->over_root) : way[1] == 0; way[1]++, way[2] = 0) {
        dfg_node d = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE, eps = DFG_NONE, reduceMean_2 = DFG_NONE;
        dfg_node v = DFG_NONE, pow = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
        struct recent_make_group_norm_d_whole d_2 = {0};
        dfg_val p = dfg_nil(), q = dfg_nil();
        uint32_t swap = 0;
        bool is_pow = false;
        if (alt == 2) {
            d = m->over_root.m.x;
            if (dfg_op(g, d) != recent_op_Sub || !recent_make_group_norm_d_find(g, d, &d_2)) continue;
            reduceMean = d_2.reduceMean;
            p = dfg_attr(g, reduceMean, recent_attr_axes);
            r = d_2.m.r;
            s = m->over_root.m.s;
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
                if (m->over_root.m.h != DFG_NONE) h = m->over_root.m.h;
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
            if (recent_holds(g, n_2, r, p, q, eps, h)) continue;
            m->m = (struct recent_make_group_norm_match){.root = n, .x = x, .eps = eps, .h = h, .r = r,
                                                         .d = d, .s = s, .n = n_2, .y = n, .p = p, .q = q};
            m->x = x_3;
            m->reduceMean = reduceMean;
            m->reduceMean_2 = reduceMean_2;
            m->pow = pow;
            m->constant = constant;
            m->mul = mul;
            m->instanceNormalization = instanceNormalization;
            m->constant_7 = constant_7;
            m->constant_8 = constant_8;
            m->layerNormalization = layerNormalization;
            m->layerNormalization_call = dfg_first_result(g, layerNormalization);
            m->constant_9 = constant_9;
            m->x_2 = x_2;
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
        && (dfg_member(dfg_rank_of(g, c), dfg_int_sub(dfg_rank_of(g, x), dfg_int(1))) == DFG_TRUE
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
bool recent_scale_group_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_scale_group_norm_whole *m)
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
        if (m != NULL) *m = (struct recent_scale_group_norm_whole){
                .m = {.root = n, .x = x, .c = c, .n = n_2}, .constant = constant, .constant_2 = constant_2};
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
bool recent_shift_group_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct recent_shift_group_norm_whole *m)
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
        if (m != NULL) *m = (struct recent_shift_group_norm_whole){
                .m = {.root = n, .x = x, .scale = scale, .c = c, .n = n_2}, .constant = constant};
        return true;
    }
    return false;
}
