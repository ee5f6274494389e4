/* Made by pat2c from norm.pat; do not edit. */
#include "norm.h"
_Static_assert(NORM_H == 0x2c60f9464f7dd439, "norm.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    norm_op_Add = DFG_FIRST_OP, norm_op_Cast, norm_op_Div, norm_op_GlobalAveragePool,
    norm_op_LayerNormalization, norm_op_Mul, norm_op_Neg, norm_op_Pow, norm_op_Reciprocal,
    norm_op_ReduceMean, norm_op_Sqrt, norm_op_Sub,
};
enum { norm_attr_axes, norm_attr_axis, norm_attr_keepdims, norm_attr_to };
static const char *const norm_op_names[] = {
    "Add", "Cast", "Div", "GlobalAveragePool", "LayerNormalization", "Mul", "Neg", "Pow", "Reciprocal",
    "ReduceMean", "Sqrt", "Sub",
};
static const char *const norm_attr_names[] = { "axes", "axis", "keepdims", "to" };
static const dfg_val norm_list_2_3[] = {{.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 3}};
static const dfg_val norm_list_minus_1[] = {{.tag = DFG_V_INT, .u.i = -1}};
static const dfg_val norm_list_minus_2_minus_1[] = {{.tag = DFG_V_INT, .u.i = -2}, {.tag = DFG_V_INT, .u.i = -1}};

const struct dfg_names norm_names = {
    .abi = DFG_ABI, .needs = 0, .name = "norm", .run = NORM_H, .n_ops = 12, .ops = norm_op_names,
    .n_attrs = 4, .attrs = norm_attr_names,
};

/* norm.pat:16  pattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5); */
bool norm_root_find(const dfg_graph *g, dfg_node n, struct norm_root_whole *m)
{
    dfg_node sqrt = DFG_NONE, s = DFG_NONE, pow = DFG_NONE, h = DFG_NONE;
    if (dfg_calls_argc(g, n, norm_op_Sqrt, 1)) {
        sqrt = n;
        s = dfg_arg(g, sqrt, 0);
    } else {
        pow = n;
        if (!dfg_calls_argc(g, pow, norm_op_Pow, 2)) return false;
        s = dfg_arg(g, pow, 0);
        h = dfg_arg(g, pow, 1);
        if (!dfg_const_is(g, h, dfg_float(0.5), DFG_NO_DTYPE)) return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){sqrt, pow}, 2)) return false;
    if (m != NULL) *m = (struct norm_root_whole){.m = {.root = n, .s = s, .h = h}, .sqrt = sqrt,
                                                 .pow = pow};
    return true;
}

/* norm.pat:17  pattern reciprocal_root(s, h) =
 *     Reciprocal(root(s, h)) | Div(1, root(s, h)) | Pow(s, h & -0.5) | Sqrt(Reciprocal(s) | Div(1, s)); */
bool norm_reciprocal_root_find(const dfg_graph *g, dfg_node n, struct norm_reciprocal_root_whole *m)
{
    uint32_t alt = dfg_calls_argc(g, n, norm_op_Reciprocal, 1) ? 0
        : dfg_calls_argc(g, n, norm_op_Div, 2) ? 1 : dfg_calls_argc(g, n, norm_op_Pow, 2) ? 2 : 3;
    dfg_node reciprocal = DFG_NONE, s = DFG_NONE, h = DFG_NONE, div = DFG_NONE, constant_3 = DFG_NONE;
    dfg_node pow_3 = DFG_NONE, constant_4 = DFG_NONE, sqrt_3 = DFG_NONE, v = DFG_NONE;
    dfg_node reciprocal_2 = DFG_NONE, div_2 = DFG_NONE, constant_5 = DFG_NONE;
    m->root__ = (struct norm_root_whole){0};
    m->root_2 = (struct norm_root_whole){0};
    bool is_reciprocal_2 = false;
    if (alt == 0) {
        reciprocal = n;
        if (!norm_root_find(g, dfg_arg(g, reciprocal, 0), &m->root__)) return false;
        s = m->root__.m.s;
        if (m->root__.m.h != DFG_NONE) h = m->root__.m.h;
    } else if (alt == 1) {
        div = n;
        constant_3 = dfg_arg(g, div, 0);
        if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE)) return false;
        if (!norm_root_find(g, dfg_arg(g, div, 1), &m->root_2)) return false;
        s = m->root_2.m.s;
        if (m->root_2.m.h != DFG_NONE) h = m->root_2.m.h;
    } else if (alt == 2) {
        pow_3 = n;
        s = dfg_arg(g, pow_3, 0);
        h = dfg_arg(g, pow_3, 1);
        constant_4 = h;
        if (!dfg_const_is(g, constant_4, dfg_float(-0.5), DFG_NO_DTYPE)) return false;
    } else {
        sqrt_3 = n;
        if (!dfg_calls_argc(g, sqrt_3, norm_op_Sqrt, 1)) return false;
        v = dfg_arg(g, sqrt_3, 0);
        is_reciprocal_2 = dfg_calls_argc(g, v, norm_op_Reciprocal, 1);
        if (is_reciprocal_2) {
            reciprocal_2 = v;
            s = dfg_arg(g, reciprocal_2, 0);
        } else {
            div_2 = v;
            if (!dfg_calls_argc(g, div_2, norm_op_Div, 2)) return false;
            constant_5 = dfg_arg(g, div_2, 0);
            if (!dfg_const_is(g, constant_5, dfg_int(1), DFG_NO_DTYPE)) return false;
            s = dfg_arg(g, div_2, 1);
        }
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){reciprocal, alt == 0 ? m->root__.m.root : DFG_NONE, div,
                                        alt == 1 ? m->root_2.m.root : DFG_NONE, pow_3, sqrt_3, reciprocal_2,
                                        div_2}, 8))
        return false;
    m->m = (struct norm_reciprocal_root_match){.root = n, .s = s, .h = h};
    m->reciprocal = reciprocal;
    m->div = div;
    m->constant_3 = constant_3;
    m->pow_3 = pow_3;
    m->constant_4 = constant_4;
    m->sqrt_3 = sqrt_3;
    m->reciprocal_2 = reciprocal_2;
    m->div_2 = div_2;
    m->constant_5 = constant_5;
    return true;
}

/* norm.pat:19  pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h)); */
bool norm_over_root_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_over_root_whole *m)
{
    bool is_div = dfg_calls_argc(g, n, norm_op_Div, 2);
    dfg_node div = DFG_NONE, x = DFG_NONE, s = DFG_NONE, h = DFG_NONE, mul = DFG_NONE;
    m->root__ = (struct norm_root_whole){0};
    if (is_div) {
        div = n;
        x = dfg_arg(g, div, 0);
        if (!norm_root_find(g, dfg_arg(g, div, 1), &m->root__)) return false;
        s = m->root__.m.s;
        if (m->root__.m.h != DFG_NONE) h = m->root__.m.h;
    } else {
        mul = n;
        if (!dfg_calls_argc(g, mul, norm_op_Mul, 2)) return false;
    }
    for (uint32_t swap = way[0]; swap < (!is_div ? dfg_orders(g, mul) : 1u); way[0] = ++swap) {
        m->reciprocal_root = (struct norm_reciprocal_root_whole){0};
        if (!is_div) {
            x = dfg_arg(g, mul, swap);
            if (!norm_reciprocal_root_find(g, dfg_arg(g, mul, 1 - swap), &m->reciprocal_root)) continue;
            s = m->reciprocal_root.m.s;
            if (m->reciprocal_root.m.h != DFG_NONE) h = m->reciprocal_root.m.h;
        }
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){div, is_div ? m->root__.m.root : DFG_NONE, mul,
                                            !is_div ? m->reciprocal_root.m.root : DFG_NONE}, 4))
            continue;
        if (!((is_div && m->root__.m.h != DFG_NONE) || (!is_div && m->reciprocal_root.m.h != DFG_NONE)))
            h = DFG_NONE;
        m->m = (struct norm_over_root_match){.root = n, .x = x, .s = s, .h = h};
        m->div = div;
        m->mul = mul;
        return true;
    }
    return false;
}

struct norm_centre_first_k_match { dfg_node root, e, eps, h, scale; /* maybe absent: h */ };
struct norm_centre_first_k_whole {
    struct norm_centre_first_k_match m; struct norm_reciprocal_root_whole reciprocal_root;
    dfg_node add, reduceMean, mul, pow_4, constant_6;
};
/* norm.pat:28  Mul(reciprocal_root(Add(ReduceMean(Mul(e, e) | Pow(e, 2)), eps & const), h), scale & const) */
static bool norm_centre_first_k_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_centre_first_k_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Reciprocal
        || dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Div || dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Pow
        || dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Sqrt
        ? 0
        : 1;
    dfg_node scale = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, scale, DFG_CONST)) return false;
    if (!norm_reciprocal_root_find(g, dfg_arg(g, n, swap), &m->reciprocal_root)) return false;
    dfg_node add = m->reciprocal_root.m.s;
    if (!dfg_calls_argc(g, add, norm_op_Add, 2)) return false;
    uint32_t swap_2 = dfg_op(g, dfg_operand(g, add, 0)) == norm_op_ReduceMean ? 0 : 1;
    dfg_node eps = dfg_arg(g, add, 1 - swap_2);
    if (!dfg_is(g, eps, DFG_CONST)) return false;
    dfg_node reduceMean = dfg_arg(g, add, swap_2);
    if (!dfg_calls_argc(g, reduceMean, norm_op_ReduceMean, 1)) return false;
    dfg_node v = dfg_operand(g, reduceMean, 0);
    bool is_mul = dfg_calls_argc(g, v, norm_op_Mul, 2);
    dfg_node mul = DFG_NONE;
    if (is_mul) mul = v;
    for (uint32_t swap_3 = way[0]; swap_3 < (is_mul ? dfg_orders(g, mul) : 1u); way[0] = ++swap_3) {
        dfg_node e = DFG_NONE, pow_4 = DFG_NONE, constant_6 = DFG_NONE, h = DFG_NONE;
        if (is_mul) {
            e = dfg_arg(g, mul, swap_3);
            if (dfg_arg(g, mul, 1 - swap_3) != e) continue;
        } else {
            pow_4 = v;
            if (!dfg_calls_argc(g, pow_4, norm_op_Pow, 2)) continue;
            e = dfg_arg(g, pow_4, 0);
            constant_6 = dfg_arg(g, pow_4, 1);
            if (!dfg_const_is(g, constant_6, dfg_int(2), DFG_NO_DTYPE)) continue;
        }
        if (m->reciprocal_root.m.h != DFG_NONE) h = m->reciprocal_root.m.h;
        if (!dfg_in_body(g, n, (const dfg_node[]){m->reciprocal_root.m.root, add, reduceMean, mul, pow_4},
                         5))
            continue;
        m->m = (struct norm_centre_first_k_match){.root = n, .e = e, .eps = eps, .h = h, .scale = scale};
        m->add = add;
        m->reduceMean = reduceMean;
        m->mul = mul;
        m->pow_4 = pow_4;
        m->constant_6 = constant_6;
        return true;
    }
    return false;
}

/* norm.pat:8  cond one(c) = c.elements == 1, c.rank <= 1; */
static DFG_APART bool norm_one(const dfg_graph *g, dfg_node c)
{
    return dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(1));
}

/* norm.pat:21  cond small(eps, h) = one(eps), value(eps) >= 0, value(eps) < 1e30, not present(h) or one(h); */
static DFG_APART bool norm_small(const dfg_graph *g, dfg_node eps, dfg_node h)
{
    return norm_one(g, eps) && dfg_ge(dfg_value_of(g, eps), dfg_int(0))
        && dfg_lt(dfg_value_of(g, eps), dfg_float(1e+30)) && (h == DFG_NONE || norm_one(g, h));
}

/* norm.pat:10  cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1]; */
static DFG_APART bool norm_along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_extent_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
}

/* norm.pat:11  cond last_axis(p, x) = p == [-1] or p == [x.rank - 1]; */
static DFG_APART bool norm_last_axis(const dfg_graph *g, dfg_val p, dfg_node x)
{
    return dfg_eq(p, dfg_list(norm_list_minus_1, 1))
        || dfg_eq(p, DFG_LIST(dfg_int_sub(dfg_rank_of(g, x), dfg_int(1))));
}

static DFG_APART dfg_val norm_max(const dfg_graph *g, dfg_node scale)
{
    const dfg_val list = dfg_elements(g, scale);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item(list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* norm.pat:26  rule centre_first(x, e, eps, h, scale, shift) {
 *     m = ReduceMean(x) { axes = p, keepdims == 1 };
 *     k = Mul(reciprocal_root(Add(ReduceMean(Mul(e, e) | Pow(e, 2)), eps & const), h), scale & const);
 *     match Add(Mul(x, k), Sub(shift, Mul(m, k)) | Add(Mul(Neg(m), k), shift));
 *     where last_axis(p, x), small(eps, h), value(eps) > 1e-15, max([abs(v) for v in value(scale)]) < 1e15;
 *     where along(scale, x), x.dtype in {f16, f32, f64};
 *     rewrite Add(Mul(Sub(x, m), k), shift);
 * } */
bool norm_centre_first_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_centre_first_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Mul ? 0 : 1;
    dfg_node mul_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, mul_2, norm_op_Mul, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, mul_2); way[0] = ++swap_2, way[1] = 0) {
        dfg_node x = dfg_arg(g, mul_2, swap_2);
        if (dfg_op(g, dfg_arg(g, mul_2, 1 - swap_2)) != norm_op_Mul) continue;
        /* where x.dtype in {f16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
            continue;
        struct norm_centre_first_k_whole k;
        for (; norm_centre_first_k_find(g, dfg_arg(g, mul_2, 1 - swap_2), way + 1, &k); way[1]++, way[2] = 0) {
            dfg_node v = dfg_arg(g, n, 1 - swap);
            bool is_sub = dfg_calls_argc(g, v, norm_op_Sub, 2);
            dfg_node sub = DFG_NONE, shift = DFG_NONE, mul_3 = DFG_NONE, m_2 = DFG_NONE, add_2 = DFG_NONE;
            uint32_t swap_3 = 0;
            if (is_sub) {
                sub = v;
                shift = dfg_arg(g, sub, 0);
                mul_3 = dfg_arg(g, sub, 1);
                if (!dfg_calls_argc(g, mul_3, norm_op_Mul, 2)) continue;
                swap_3 = dfg_op(g, dfg_arg(g, mul_3, 0)) == norm_op_ReduceMean ? 0 : 1;
                m_2 = dfg_arg(g, mul_3, swap_3);
                if (dfg_arg(g, mul_3, 1 - swap_3) != k.m.root) continue;
            } else {
                add_2 = v;
                if (!dfg_calls_argc(g, add_2, norm_op_Add, 2)) continue;
            }
            if (!norm_small(g, k.m.eps, k.m.h) || !dfg_gt(dfg_value_of(g, k.m.eps), dfg_float(1e-15)))
                continue;
            if (!norm_along(g, k.m.scale, x)) continue;
            for (uint32_t swap_4 = way[2]; swap_4 < (!is_sub ? dfg_orders(g, add_2) : 1u); way[2] = ++swap_4) {
                dfg_node mul_4 = DFG_NONE, neg = DFG_NONE;
                uint32_t swap_5 = 0;
                if (!is_sub) {
                    shift = dfg_arg(g, add_2, 1 - swap_4);
                    mul_4 = dfg_arg(g, add_2, swap_4);
                    if (!dfg_calls_argc(g, mul_4, norm_op_Mul, 2)) continue;
                    swap_5 = dfg_op(g, dfg_arg(g, mul_4, 0)) == norm_op_Neg ? 0 : 1;
                    neg = dfg_arg(g, mul_4, swap_5);
                    if (!dfg_calls_argc(g, neg, norm_op_Neg, 1)) continue;
                    m_2 = dfg_arg(g, neg, 0);
                    if (dfg_arg(g, mul_4, 1 - swap_5) != k.m.root) continue;
                }
                if (!dfg_calls_argc(g, m_2, norm_op_ReduceMean, 1)) continue;
                dfg_val p = dfg_attr(g, m_2, norm_attr_axes);
                if (!dfg_known(p) || !dfg_int_is(g, m_2, norm_attr_keepdims, 1, 1)) continue;
                if (dfg_arg(g, m_2, 0) != x) continue;
                if (!dfg_in_body(
                        g, n, (const dfg_node[]){mul_2, k.m.root, sub, mul_3, add_2, mul_4, neg, m_2}, 8))
                    continue;
                if (!norm_last_axis(g, p, x) || !dfg_lt(norm_max(g, k.m.scale), dfg_float(1e+15))) continue;
                if (m != NULL) *m = (struct norm_centre_first_whole){
                        .m = {.root = n, .x = x, .e = k.m.e, .eps = k.m.eps, .h = k.m.h, .scale = k.m.scale,
                              .shift = shift, .m = m_2, .k = k.m.root, .p = p},
                        .reciprocal = k.reciprocal_root.reciprocal, .sqrt = k.reciprocal_root.root__.sqrt,
                        .pow = k.reciprocal_root.root__.pow, .constant = k.reciprocal_root.root__.m.h,
                        .div = k.reciprocal_root.div, .constant_2 = k.reciprocal_root.constant_3,
                        .sqrt_2 = k.reciprocal_root.root_2.sqrt, .pow_2 = k.reciprocal_root.root_2.pow,
                        .constant_3 = k.reciprocal_root.root_2.m.h, .pow_3 = k.reciprocal_root.pow_3,
                        .constant_4 = k.reciprocal_root.constant_4, .sqrt_3 = k.reciprocal_root.sqrt_3,
                        .reciprocal_2 = k.reciprocal_root.reciprocal_2, .div_2 = k.reciprocal_root.div_2,
                        .constant_5 = k.reciprocal_root.constant_5, .add = k.add,
                        .reduceMean = k.reduceMean, .mul = k.mul, .pow_4 = k.pow_4,
                        .constant_6 = k.constant_6, .mul_2 = mul_2, .sub = sub, .mul_3 = mul_3,
                        .add_2 = add_2, .mul_4 = mul_4, .neg = neg};
                return true;
            }
        }
    }
    return false;
}

/* norm.pat:35  rule mean_of_pool(x) : keep_shared {
 *     g = GlobalAveragePool(x);
 *     y = Sub(x, g);
 *     match y;
 *     where x.rank == 3, x.dtype in {f16, f32, f64};
 *     rewrite Sub(x, ReduceMean(x) { axes = [-1], keepdims = 1 });
 * } */
bool norm_mean_of_pool_match(const dfg_graph *g, dfg_node n, struct norm_mean_of_pool_match *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Sub, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), g_2 = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, g_2, norm_op_GlobalAveragePool, 1)) return false;
    if (dfg_operand(g, g_2, 0) != x) return false;
    if (!dfg_same_body(g, n, g_2) || dfg_rank(g, x) != 3) return false;
    /* where x.dtype in {f16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
        return false;
    if (m != NULL) *m = (struct norm_mean_of_pool_match){.root = n, .x = x, .g = g_2, .y = n};
    return true;
}

/* norm.pat:42  rule negated_mean_of_pool(x) : keep_shared {
 *     match Neg(GlobalAveragePool(x));
 *     where x.rank == 3, x.dtype in {f16, f32, f64};
 *     rewrite Neg(ReduceMean(x) { axes = [-1], keepdims = 1 });
 * } */
bool norm_negated_mean_of_pool_find(const dfg_graph *g, dfg_node n, struct norm_negated_mean_of_pool_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Neg, 1)) return false;
    dfg_node globalAveragePool = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, globalAveragePool, norm_op_GlobalAveragePool, 1)) return false;
    dfg_node x = dfg_operand(g, globalAveragePool, 0);
    if (!dfg_same_body(g, n, globalAveragePool) || dfg_rank(g, x) != 3) return false;
    /* where x.dtype in {f16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
        return false;
    if (m != NULL) *m = (struct norm_negated_mean_of_pool_whole){.m = {.root = n, .x = x},
                                                                 .globalAveragePool = globalAveragePool};
    return true;
}

/* norm.pat:47  rule mean_of_squares_pool(x) : keep_shared {
 *     match GlobalAveragePool(Mul(x, x));
 *     where x.rank == 3, x.dtype in {f16, f32, f64};
 *     rewrite ReduceMean(Mul(x, x)) { axes = [-1], keepdims = 1 };
 * } */
bool norm_mean_of_squares_pool_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_mean_of_squares_pool_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_GlobalAveragePool, 1)) return false;
    dfg_node mul = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, mul, norm_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, mul); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, mul, swap);
        if (dfg_arg(g, mul, 1 - swap) != x) continue;
        if (!dfg_same_body(g, n, mul) || dfg_rank(g, x) != 3) continue;
        /* where x.dtype in {f16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
            continue;
        if (m != NULL) *m = (struct norm_mean_of_squares_pool_whole){.m = {.root = n, .x = x}, .mul = mul};
        return true;
    }
    return false;
}

/* norm.pat:52  rule centre_square(x) {
 *     m = ReduceMean(x) { axes = p, keepdims == 1 };
 *     match Sub(ReduceMean(Mul(x, x) | Pow(x, 2)) { axes = q, keepdims == 1 }, Mul(m, m) | Pow(m, 2));
 *     where last_axis(p, x), last_axis(q, x), x.dtype in {f16, f32, f64};
 *     rewrite {
 *         d = Sub(x, m);
 *         return ReduceMean(Mul(d, d)) { axes = [-1], keepdims = 1 };
 *     }
 * } */
bool norm_centre_square_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_centre_square_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Sub, 2)) return false;
    dfg_node reduceMean = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, reduceMean, norm_op_ReduceMean, 1)) return false;
    dfg_val q = dfg_attr(g, reduceMean, norm_attr_axes);
    if (!dfg_known(q) || !dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1)) return false;
    dfg_node v = dfg_operand(g, reduceMean, 0);
    bool is_mul = dfg_calls_argc(g, v, norm_op_Mul, 2);
    dfg_node mul = DFG_NONE;
    if (is_mul) mul = v;
    for (uint32_t swap = way[0]; swap < (is_mul ? dfg_orders(g, mul) : 1u); way[0] = ++swap, way[1] = 0) {
        dfg_node x = DFG_NONE, pow = DFG_NONE, constant = DFG_NONE;
        if (is_mul) {
            x = dfg_arg(g, mul, swap);
            if (dfg_arg(g, mul, 1 - swap) != x) continue;
        } else {
            pow = v;
            if (!dfg_calls_argc(g, pow, norm_op_Pow, 2)) continue;
            x = dfg_arg(g, pow, 0);
            constant = dfg_arg(g, pow, 1);
            if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) continue;
        }
        dfg_node v_2 = dfg_operand(g, n, 1);
        bool is_mul_2 = dfg_calls_argc(g, v_2, norm_op_Mul, 2);
        dfg_node mul_2 = DFG_NONE;
        if (is_mul_2) mul_2 = v_2;
        if (!norm_last_axis(g, q, x)) continue;
        /* where x.dtype in {f16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
            continue;
        for (uint32_t swap_2 = way[1]; swap_2 < (is_mul_2 ? dfg_orders(g, mul_2) : 1u); way[1] = ++swap_2) {
            dfg_node m_2 = DFG_NONE, pow_2 = DFG_NONE, constant_2 = DFG_NONE;
            if (is_mul_2) {
                m_2 = dfg_arg(g, mul_2, swap_2);
                if (dfg_arg(g, mul_2, 1 - swap_2) != m_2) continue;
            } else {
                pow_2 = v_2;
                if (!dfg_calls_argc(g, pow_2, norm_op_Pow, 2)) continue;
                m_2 = dfg_arg(g, pow_2, 0);
                constant_2 = dfg_arg(g, pow_2, 1);
                if (!dfg_const_is(g, constant_2, dfg_int(2), DFG_NO_DTYPE)) continue;
            }
            if (!dfg_calls_argc(g, m_2, norm_op_ReduceMean, 1)) continue;
            dfg_val p = dfg_attr(g, m_2, norm_attr_axes);
            if (!dfg_known(p) || !dfg_int_is(g, m_2, norm_attr_keepdims, 1, 1)) continue;
            if (dfg_arg(g, m_2, 0) != x) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){reduceMean, mul, pow, mul_2, pow_2, m_2}, 6))
                continue;
            if (!norm_last_axis(g, p, x)) continue;
            if (m != NULL) *m = (struct norm_centre_square_whole){
                    .m = {.root = n, .x = x, .m = m_2, .p = p, .q = q}, .reduceMean = reduceMean,
                    .mul = mul, .pow = pow, .constant = constant, .mul_2 = mul_2, .pow_2 = pow_2,
                    .constant_2 = constant_2};
            return true;
        }
    }
    return false;
}

struct norm_make_layer_norm_d_match { dfg_node root, w, wide, x; /* maybe absent: w, wide */ };
struct norm_make_layer_norm_d_whole { struct norm_make_layer_norm_d_match m; dfg_node reduceMean; };
/* norm.pat:68  Sub(w, ReduceMean(w) { axes = p, keepdims == 1 }) */
static bool norm_make_layer_norm_d_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_make_layer_norm_d_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Sub, 2)) return false;
    dfg_node w = dfg_operand(g, n, 0);
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node wide = DFG_NONE, x = w;
        if (alt == 0) {
            wide = w;
            if (!dfg_calls_argc(g, wide, norm_op_Cast, 1)) continue;
            if (!dfg_scalar_eq(dfg_attr(g, wide, norm_attr_to), dfg_int(1))) continue;
            x = dfg_arg(g, wide, 0);
        }
        dfg_node reduceMean = dfg_operand(g, n, 1);
        if (!dfg_calls_argc(g, reduceMean, norm_op_ReduceMean, 1)) continue;
        if (!dfg_known(dfg_attr(g, reduceMean, norm_attr_axes))) continue;
        if (!dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1)) continue;
        if (dfg_operand(g, reduceMean, 0) != w) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){wide, reduceMean}, 2)) continue;
        *m = (struct norm_make_layer_norm_d_whole){.m = {.root = n, .w = w, .wide = wide, .x = x},
                                                   .reduceMean = reduceMean};
        return true;
    }
    return false;
}

struct norm_make_layer_norm_s_match { dfg_node root, e, eps; };
struct norm_make_layer_norm_s_whole {
    struct norm_make_layer_norm_s_match m; dfg_node reduceMean, pow, constant, mul;
};
/* norm.pat:71  Add(ReduceMean(Pow(e, 2) | Mul(e, e)) { axes = q, keepdims == 1 }, eps & const) */
static bool norm_make_layer_norm_s_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_make_layer_norm_s_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == norm_op_ReduceMean ? 0 : 1;
    dfg_node eps = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, eps, DFG_CONST)) return false;
    dfg_node reduceMean = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, reduceMean, norm_op_ReduceMean, 1)) return false;
    if (!dfg_known(dfg_attr(g, reduceMean, norm_attr_axes))) return false;
    if (!dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1)) return false;
    dfg_node v = dfg_operand(g, reduceMean, 0);
    bool is_pow = dfg_calls_argc(g, v, norm_op_Pow, 2);
    dfg_node pow = DFG_NONE, e = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
    if (is_pow) {
        pow = v;
        e = dfg_arg(g, pow, 0);
        constant = dfg_arg(g, pow, 1);
        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) return false;
    } else {
        mul = v;
        if (!dfg_calls_argc(g, mul, norm_op_Mul, 2)) return false;
    }
    for (uint32_t swap_2 = way[0]; swap_2 < (!is_pow ? dfg_orders(g, mul) : 1u); way[0] = ++swap_2) {
        if (!is_pow) {
            e = dfg_arg(g, mul, swap_2);
            if (dfg_arg(g, mul, 1 - swap_2) != e) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){reduceMean, pow, mul}, 3)) continue;
        *m = (struct norm_make_layer_norm_s_whole){.m = {.root = n, .e = e, .eps = eps},
                                                   .reduceMean = reduceMean, .pow = pow,
                                                   .constant = constant, .mul = mul};
        return true;
    }
    return false;
}

/* norm.pat:64  cond normal(p, q, d, eps, h) = last_axis(p, d), last_axis(q, d), small(eps, h); */
static DFG_APART bool norm_normal(const dfg_graph *g, dfg_val p, dfg_val q, dfg_node d, dfg_node eps, dfg_node h)
{
    return norm_last_axis(g, p, d) && norm_last_axis(g, q, d) && norm_small(g, eps, h);
}

static bool norm_make_layer_norm_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_make_layer_norm_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Mul, 2)) return false;
    *m = (struct norm_make_layer_norm_whole){0};
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node scale = dfg_arg(g, n, 1 - swap), v = dfg_arg(g, n, swap);
        for (uint32_t alt = way[1]; alt < 3u; way[1] = ++alt, way[2] = 0) {
            dfg_node back = DFG_NONE, n_2 = DFG_NONE, div_4 = DFG_NONE, d = DFG_NONE;
            if (alt == 0) {
                back = v;
                if (!dfg_calls_argc(g, back, norm_op_Cast, 1)) continue;
                n_2 = dfg_arg(g, back, 0);
            } else if (alt == 1) {
                n_2 = v;
            } else {
                div_4 = v;
                if (!dfg_calls_argc(g, div_4, norm_op_Div, 2)) continue;
                d = dfg_arg(g, div_4, 0);
                if (dfg_op(g, d) != norm_op_Sub) continue;
            }
            struct norm_make_layer_norm_d_whole d_2;
            m->over_root = (struct norm_over_root_whole){0};
            for (; alt == 2 ? norm_make_layer_norm_d_find(g, d, way + 2, &d_2)
                     : norm_over_root_find(g, n_2, way + 2, &m->over_root);
                 way[2]++, way[3] = 0) {
                dfg_node w = DFG_NONE, wide = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE;
                dfg_node narrow = DFG_NONE, s = DFG_NONE;
                dfg_val p = dfg_nil();
                m->root__ = (struct norm_root_whole){0};
                if (alt == 2) {
                    w = d_2.m.w;
                    wide = d_2.m.wide;
                    x = d_2.m.x;
                    reduceMean = d_2.reduceMean;
                    p = dfg_attr(g, reduceMean, norm_attr_axes);
                    narrow = dfg_arg(g, div_4, 1);
                    if (!dfg_calls_argc(g, narrow, norm_op_Cast, 1)) continue;
                    if (!norm_root_find(g, dfg_arg(g, narrow, 0), &m->root__)) continue;
                    s = m->root__.m.s;
                    if (dfg_op(g, s) != norm_op_Add) continue;
                }
                struct norm_make_layer_norm_s_whole s_2;
                for (; alt == 2 ? norm_make_layer_norm_s_find(g, s, way + 3, &s_2) : way[3] == 0;
                     way[3]++, way[4] = 0) {
                    dfg_node reduceMean_2 = DFG_NONE, pow = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
                    dfg_node eps = DFG_NONE, e = DFG_NONE, late = DFG_NONE, h = DFG_NONE;
                    dfg_val q = dfg_nil();
                    bool is_late = false, is_late_2 = false;
                    if (alt == 2) {
                        reduceMean_2 = s_2.reduceMean;
                        q = dfg_attr(g, reduceMean_2, norm_attr_axes);
                        pow = s_2.pow;
                        constant = s_2.constant;
                        mul = s_2.mul;
                        eps = s_2.m.eps;
                        e = s_2.m.e;
                        is_late = dfg_calls_argc(g, e, norm_op_Cast, 1);
                        if (is_late) {
                            late = e;
                            if (!dfg_scalar_eq(dfg_attr(g, late, norm_attr_to), dfg_int(1))) continue;
                            if (dfg_arg(g, late, 0) != d) continue;
                        } else if (e != d) {
                            continue;
                        }
                        if (m->root__.m.h != DFG_NONE) h = m->root__.m.h;
                    } else {
                        e = m->over_root.m.x;
                        is_late_2 = dfg_calls_argc(g, e, norm_op_Cast, 1);
                        if (is_late_2) {
                            late = e;
                            if (!dfg_scalar_eq(dfg_attr(g, late, norm_attr_to), dfg_int(1))) continue;
                            d = dfg_arg(g, late, 0);
                        } else {
                            d = e;
                        }
                        if (dfg_op(g, d) != norm_op_Sub) continue;
                    }
                    for (; alt <= 1 ? norm_make_layer_norm_d_find(g, d, way + 4, &d_2) : way[4] == 0;
                         way[4]++, way[5] = 0) {
                        if (alt <= 1) {
                            w = d_2.m.w;
                            wide = d_2.m.wide;
                            x = d_2.m.x;
                            reduceMean = d_2.reduceMean;
                            p = dfg_attr(g, reduceMean, norm_attr_axes);
                            s = m->over_root.m.s;
                            if (dfg_op(g, s) != norm_op_Add) continue;
                        }
                        if (!norm_along(g, scale, x) || dfg_same_dtype(g, x, scale) != DFG_TRUE) continue;
                        /* where x.dtype in {f16, f32, f64} */
                        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32
                              || dfg_dtype(g, x) == DFG_F64))
                            continue;
                        for (; alt <= 1 ? norm_make_layer_norm_s_find(g, s, way + 5, &s_2) : way[5] == 0;
                             way[5]++) {
                            if (alt <= 1) {
                                reduceMean_2 = s_2.reduceMean;
                                q = dfg_attr(g, reduceMean_2, norm_attr_axes);
                                pow = s_2.pow;
                                constant = s_2.constant;
                                mul = s_2.mul;
                                eps = s_2.m.eps;
                                if (s_2.m.e != e) continue;
                                if (m->over_root.m.h != DFG_NONE) h = m->over_root.m.h;
                            }
                            if (!((alt == 2 && is_late) || (alt <= 1 && is_late_2))) late = DFG_NONE;
                            if (!dfg_in_body(g, n,
                                             (const dfg_node[]){back, div_4, d, narrow,
                                                                alt == 2 ? m->root__.m.root : DFG_NONE, s,
                                                                late, n_2}, 8))
                                continue;
                            if (alt > 1) n_2 = DFG_NONE;
                            if (!((alt == 2 && m->root__.m.h != DFG_NONE)
                                  || (alt <= 1 && m->over_root.m.h != DFG_NONE)))
                                h = DFG_NONE;
                            m->m = (struct norm_make_layer_norm_match){
                                    .root = n, .x = x, .eps = eps, .h = h, .scale = scale, .wide = wide,
                                    .w = w, .d = d, .late = late, .e = e, .s = s, .n = n_2, .back = back,
                                    .narrow = narrow, .p = p, .q = q};
                            m->reduceMean = reduceMean;
                            m->reduceMean_2 = reduceMean_2;
                            m->pow = pow;
                            m->constant = constant;
                            m->mul = mul;
                            m->mul_3 = n;
                            m->div_4 = div_4;
                            return true;
                        }
                    }
                }
            }
        }
    }
    return false;
}

static bool norm_make_layer_norm_as_mul_2_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_make_layer_norm_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Cast
        || dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Sub
        ? 0
        : 1;
    dfg_node e = dfg_arg(g, n, swap), late = DFG_NONE, d = e;
    if (dfg_calls_argc(g, e, norm_op_Cast, 1)) {
        late = e;
        if (!dfg_scalar_eq(dfg_attr(g, late, norm_attr_to), dfg_int(1))) return false;
        d = dfg_arg(g, late, 0);
    }
    if (dfg_op(g, d) != norm_op_Sub) return false;
    struct norm_make_layer_norm_d_whole d_2;
    *m = (struct norm_make_layer_norm_whole){0};
    for (; norm_make_layer_norm_d_find(g, d, way, &d_2); way[0]++, way[1] = 0) {
        dfg_val p = dfg_attr(g, d_2.reduceMean, norm_attr_axes);
        dfg_node mul_5 = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, mul_5, norm_op_Mul, 2)) continue;
        /* where x.dtype in {f16, f32, f64} */
        if (!(dfg_dtype(g, d_2.m.x) == DFG_F16 || dfg_dtype(g, d_2.m.x) == DFG_F32
              || dfg_dtype(g, d_2.m.x) == DFG_F64))
            continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, mul_5); way[1] = ++swap_2, way[2] = 0) {
            dfg_node scale = dfg_arg(g, mul_5, 1 - swap_2);
            if (!norm_reciprocal_root_find(g, dfg_arg(g, mul_5, swap_2), &m->reciprocal_root)) continue;
            if (dfg_op(g, m->reciprocal_root.m.s) != norm_op_Add || !norm_along(g, scale, d_2.m.x))
                continue;
            if (dfg_same_dtype(g, d_2.m.x, scale) != DFG_TRUE) continue;
            struct norm_make_layer_norm_s_whole s;
            for (; norm_make_layer_norm_s_find(g, m->reciprocal_root.m.s, way + 2, &s); way[2]++) {
                dfg_val q = dfg_attr(g, s.reduceMean, norm_attr_axes);
                if (s.m.e != e) continue;
                dfg_node h = DFG_NONE;
                if (m->reciprocal_root.m.h != DFG_NONE) h = m->reciprocal_root.m.h;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){late, d, mul_5, m->reciprocal_root.m.root,
                                                    m->reciprocal_root.m.s}, 5))
                    continue;
                m->m = (struct norm_make_layer_norm_match){
                        .root = n, .x = d_2.m.x, .eps = s.m.eps, .h = h, .scale = scale, .wide = d_2.m.wide,
                        .w = d_2.m.w, .d = d, .late = late, .e = e, .s = m->reciprocal_root.m.s, .p = p,
                        .q = q};
                m->reduceMean = d_2.reduceMean;
                m->reduceMean_2 = s.reduceMean;
                m->pow = s.pow;
                m->constant = s.constant;
                m->mul = s.mul;
                m->mul_4 = n;
                m->mul_5 = mul_5;
                return true;
            }
        }
    }
    return false;
}

static bool norm_make_layer_norm_as_div_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_make_layer_norm_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Div, 2)) return false;
    dfg_node mul_6 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, mul_6, norm_op_Mul, 2)) return false;
    *m = (struct norm_make_layer_norm_whole){0};
    for (uint32_t swap = way[0]; swap < dfg_orders(g, mul_6); way[0] = ++swap, way[1] = 0) {
        dfg_node scale = dfg_arg(g, mul_6, 1 - swap), e = dfg_arg(g, mul_6, swap), late = DFG_NONE, d = e;
        if (dfg_calls_argc(g, e, norm_op_Cast, 1)) {
            late = e;
            if (!dfg_scalar_eq(dfg_attr(g, late, norm_attr_to), dfg_int(1))) continue;
            d = dfg_arg(g, late, 0);
        }
        if (dfg_op(g, d) != norm_op_Sub) continue;
        struct norm_make_layer_norm_d_whole d_2;
        for (; norm_make_layer_norm_d_find(g, d, way + 1, &d_2); way[1]++, way[2] = 0) {
            dfg_val p = dfg_attr(g, d_2.reduceMean, norm_attr_axes);
            if (!norm_root_find(g, dfg_operand(g, n, 1), &m->root__2)
                || dfg_op(g, m->root__2.m.s) != norm_op_Add)
                continue;
            if (!norm_along(g, scale, d_2.m.x) || dfg_same_dtype(g, d_2.m.x, scale) != DFG_TRUE) continue;
            /* where x.dtype in {f16, f32, f64} */
            if (!(dfg_dtype(g, d_2.m.x) == DFG_F16 || dfg_dtype(g, d_2.m.x) == DFG_F32
                  || dfg_dtype(g, d_2.m.x) == DFG_F64))
                continue;
            struct norm_make_layer_norm_s_whole s;
            for (; norm_make_layer_norm_s_find(g, m->root__2.m.s, way + 2, &s); way[2]++) {
                dfg_val q = dfg_attr(g, s.reduceMean, norm_attr_axes);
                if (s.m.e != e) continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){mul_6, late, d, m->root__2.m.root, m->root__2.m.s}, 5))
                    continue;
                m->m = (struct norm_make_layer_norm_match){
                        .root = n, .x = d_2.m.x, .eps = s.m.eps, .h = m->root__2.m.h, .scale = scale,
                        .wide = d_2.m.wide, .w = d_2.m.w, .d = d, .late = late, .e = e, .s = m->root__2.m.s,
                        .p = p, .q = q};
                m->reduceMean = d_2.reduceMean;
                m->reduceMean_2 = s.reduceMean;
                m->pow = s.pow;
                m->constant = s.constant;
                m->mul = s.mul;
                m->div_7 = n;
                m->mul_6 = mul_6;
                return true;
            }
        }
    }
    return false;
}

/* norm.pat:65  rule make_layer_norm(x, eps, h, scale) : priority 3 {
 *     wide = Cast(x) { to == 1 };
 *     w = wide | x;
 *     d = Sub(w, ReduceMean(w) { axes = p, keepdims == 1 });
 *     late = Cast(d) { to == 1 };
 *     e = late | d;
 *     s = Add(ReduceMean(Pow(e, 2) | Mul(e, e)) { axes = q, keepdims == 1 }, eps & const);
 *     n = over_root(e, s, h);
 *     back = Cast(n);
 *     narrow = Cast(root(s, h));
 *     match Mul(back | n | Div(d, narrow), scale) | Mul(e, Mul(reciprocal_root(s, h), scale))
 *         | Div(Mul(e, scale), root(s, h));
 *     where normal(p, q, x, eps, h), along(scale, x), same_dtype(x, scale), x.dtype in {f16, f32, f64};
 *     where (not present(wide) and not present(late) and not present(back) and not present(narrow))
 *         or (x.dtype == f16 and (present(wide) or present(late)) and (same_dtype(x, back) or same_dtype(x, narrow)));
 *     rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };
 * } */
bool norm_make_layer_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_make_layer_norm_whole *m)
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, dfg_restart(way + 1, 6)) {
        if (alt == 0) {
            if (dfg_op(g, n) != norm_op_Mul) continue;
        } else if (alt == 1) {
            if (dfg_op(g, n) != norm_op_Mul) continue;
        } else if (dfg_op(g, n) != norm_op_Div) {
            continue;
        }
        for (; alt == 0 ? norm_make_layer_norm_as_mul_find(g, n, way + 1, m)
                 : alt == 1 ? norm_make_layer_norm_as_mul_2_find(g, n, way + 4, m)
                 : norm_make_layer_norm_as_div_find(g, n, way + 4, m);
             way[6]++) {
            dfg_node x = m->m.x, eps = m->m.eps, h = m->m.h, wide = m->m.wide, late = m->m.late;
            dfg_node back = m->m.back, narrow = m->m.narrow;
            dfg_val p = m->m.p, q = m->m.q;
            if (!norm_normal(g, p, q, x, eps, h)) continue;
            /* where (not present(wide) and not present(late) and not present(back) and not
             * present(narrow)) or (x.dtype == f16 and (present(wide) or present(late)) and (same_dtype(x,
             * back) or same_dtype(x, narrow))) */
            if (!((wide == DFG_NONE && late == DFG_NONE && back == DFG_NONE && narrow == DFG_NONE)
                  || (dfg_dtype(g, x) == DFG_F16 && (wide != DFG_NONE || late != DFG_NONE)
                      && (dfg_same_dtype(g, x, back) == DFG_TRUE
                          || dfg_same_dtype(g, x, narrow) == DFG_TRUE))))
                continue;
            return true;
        }
    }
    return false;
}

struct norm_make_layer_norm_unscaled_d_match { dfg_node root, x; };
struct norm_make_layer_norm_unscaled_d_whole {
    struct norm_make_layer_norm_unscaled_d_match m; dfg_node reduceMean;
};
/* norm.pat:84  Sub(x, ReduceMean(x) { axes = p, keepdims == 1 }) */
static bool norm_make_layer_norm_unscaled_d_find(const dfg_graph *g, dfg_node n, struct norm_make_layer_norm_unscaled_d_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Sub, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), reduceMean = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reduceMean, norm_op_ReduceMean, 1)) return false;
    if (!dfg_known(dfg_attr(g, reduceMean, norm_attr_axes))) return false;
    if (!dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1)) return false;
    if (dfg_operand(g, reduceMean, 0) != x) return false;
    if (!dfg_same_body(g, n, reduceMean)) return false;
    *m = (struct norm_make_layer_norm_unscaled_d_whole){.m = {.root = n, .x = x}, .reduceMean = reduceMean};
    return true;
}

/* norm.pat:83  rule make_layer_norm_unscaled(x, eps, h) : priority 2 {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);
 *     match over_root(d, s, h);
 *     where normal(p, q, x, eps, h), x.shape[-1] > 0, x.dtype in {f16, f32, f64};
 *     rewrite LayerNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { axis = -1, epsilon = value(eps) };
 * } */
bool norm_make_layer_norm_unscaled_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct norm_make_layer_norm_unscaled_whole *m)
{
    for (; norm_over_root_find(g, n, way, &m->over_root); way[0]++, way[1] = 0) {
        struct norm_make_layer_norm_unscaled_d_whole d;
        if (dfg_op(g, m->over_root.m.x) != norm_op_Sub) continue;
        if (!norm_make_layer_norm_unscaled_d_find(g, m->over_root.m.x, &d)) continue;
        dfg_val p = dfg_attr(g, d.reduceMean, norm_attr_axes);
        dfg_node s = m->over_root.m.s;
        if (!dfg_calls_argc(g, s, norm_op_Add, 2)) continue;
        uint32_t swap = dfg_op(g, dfg_operand(g, s, 0)) == norm_op_ReduceMean ? 0 : 1;
        dfg_node eps = dfg_arg(g, s, 1 - swap);
        if (!dfg_is(g, eps, DFG_CONST)) continue;
        dfg_node reduceMean_2 = dfg_arg(g, s, swap);
        if (!dfg_calls_argc(g, reduceMean_2, norm_op_ReduceMean, 1)) continue;
        dfg_val q = dfg_attr(g, reduceMean_2, norm_attr_axes);
        if (!dfg_known(q) || !dfg_int_is(g, reduceMean_2, norm_attr_keepdims, 1, 1)) continue;
        dfg_node v = dfg_operand(g, reduceMean_2, 0);
        bool is_pow_5 = dfg_calls_argc(g, v, norm_op_Pow, 2);
        dfg_node pow_5 = DFG_NONE, constant_7 = DFG_NONE, mul_2 = DFG_NONE;
        if (is_pow_5) {
            pow_5 = v;
            if (dfg_arg(g, pow_5, 0) != m->over_root.m.x) continue;
            constant_7 = dfg_arg(g, pow_5, 1);
            if (!dfg_const_is(g, constant_7, dfg_int(2), DFG_NO_DTYPE)) continue;
        } else {
            mul_2 = v;
            if (!dfg_calls_argc(g, mul_2, norm_op_Mul, 2)) continue;
        }
        if (!dfg_dim_gt(g, dfg_extent_of(g, d.m.x, -1), dfg_int(0))) continue;
        /* where x.dtype in {f16, f32, f64} */
        if (!(dfg_dtype(g, d.m.x) == DFG_F16 || dfg_dtype(g, d.m.x) == DFG_F32
              || dfg_dtype(g, d.m.x) == DFG_F64))
            continue;
        for (uint32_t swap_2 = way[1]; swap_2 < (!is_pow_5 ? dfg_orders(g, mul_2) : 1u); way[1] = ++swap_2) {
            dfg_node h = DFG_NONE;
            if (!is_pow_5) {
                if (dfg_arg(g, mul_2, swap_2) != m->over_root.m.x) continue;
                if (dfg_arg(g, mul_2, 1 - swap_2) != m->over_root.m.x) continue;
            }
            if (m->over_root.m.h != DFG_NONE) h = m->over_root.m.h;
            if (!dfg_in_body(g, n, (const dfg_node[]){m->over_root.m.x, s, reduceMean_2, pow_5, mul_2}, 5))
                continue;
            if (!norm_normal(g, p, q, d.m.x, eps, h)) continue;
            m->m = (struct norm_make_layer_norm_unscaled_match){.root = n, .x = d.m.x, .eps = eps, .h = h,
                                                                .d = m->over_root.m.x, .s = s, .p = p,
                                                                .q = q};
            m->reduceMean = d.reduceMean;
            m->reduceMean_2 = reduceMean_2;
            m->pow_5 = pow_5;
            m->constant_7 = constant_7;
            m->mul_2 = mul_2;
            return true;
        }
    }
    return false;
}

/* norm.pat:90  rule scale_layer_norm(x, scale) {
 *     n = LayerNormalization(x, splat(1)) { axis == -1 };
 *     match Mul(n, scale);
 *     where along(scale, x), same_dtype(x, scale);
 *     rewrite LayerNormalization(x, scale) { ..n };
 * } */
bool norm_scale_layer_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_scale_layer_norm_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node n_2 = dfg_arg(g, n, swap), n_2_call = dfg_first_result(g, n_2);
        if (!dfg_calls_with(g, n_2_call, norm_op_LayerNormalization, 2)) continue;
        if (!dfg_int_is(g, n_2_call, norm_attr_axis, -1, -1)) continue;
        dfg_node x = dfg_operand(g, n_2_call, 0), constant = dfg_operand(g, n_2_call, 1);
        if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE)) continue;
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){n_2, n_2_call}, 2) || !norm_along(g, scale, x)) continue;
        if (dfg_same_dtype(g, x, scale) != DFG_TRUE) continue;
        if (m != NULL) *m = (struct norm_scale_layer_norm_whole){
                .m = {.root = n, .x = x, .scale = scale, .n = n_2}, .n_call = dfg_first_result(g, n_2),
                .constant = constant};
        return true;
    }
    return false;
}

struct norm_make_layer_norm_of_two_d_match { dfg_node root, x; };
struct norm_make_layer_norm_of_two_d_whole {
    struct norm_make_layer_norm_of_two_d_match m; dfg_node reduceMean;
};
/* norm.pat:98  Sub(x, ReduceMean(x) { axes = p, keepdims == 1 }) */
static bool norm_make_layer_norm_of_two_d_find(const dfg_graph *g, dfg_node n, struct norm_make_layer_norm_of_two_d_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Sub, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), reduceMean = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reduceMean, norm_op_ReduceMean, 1)) return false;
    if (!dfg_known(dfg_attr(g, reduceMean, norm_attr_axes))) return false;
    if (!dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1)) return false;
    if (dfg_operand(g, reduceMean, 0) != x) return false;
    if (!dfg_same_body(g, n, reduceMean)) return false;
    *m = (struct norm_make_layer_norm_of_two_d_whole){.m = {.root = n, .x = x}, .reduceMean = reduceMean};
    return true;
}

/* norm.pat:13  cond last_axes(p, x) = p == [-2, -1] or p == [x.rank - 2, x.rank - 1]; */
static DFG_APART bool norm_last_axes(const dfg_graph *g, dfg_val p, dfg_node x)
{
    return dfg_eq(p, dfg_list(norm_list_minus_2_minus_1, 2))
        || dfg_eq(p,
                  DFG_LIST(dfg_int_sub(dfg_rank_of(g, x), dfg_int(2)),
                           dfg_int_sub(dfg_rank_of(g, x), dfg_int(1))));
}

/* norm.pat:14  cond along_two(c, x) = c.rank == 2, c.shape[0] == x.shape[-2], c.shape[1] == x.shape[-1]; */
static DFG_APART bool norm_along_two(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 2 && dfg_extent_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -2))
        && dfg_extent_eq(g, dfg_extent_of(g, c, 1), dfg_extent_of(g, x, -1));
}

/* norm.pat:97  rule make_layer_norm_of_two(x, eps, h, scale) : priority 3 {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);
 *     match Mul(over_root(d, s, h), scale);
 *     where last_axes(p, x), last_axes(q, x), small(eps, h), along_two(scale, x), x.dtype in {f16, f32, f64};
 *     rewrite LayerNormalization(x, scale) { axis = -2, epsilon = value(eps) };
 * } */
bool norm_make_layer_norm_of_two_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_make_layer_norm_of_two_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        for (; norm_over_root_find(g, dfg_arg(g, n, swap), way + 1, &m->over_root); way[1]++, way[2] = 0) {
            struct norm_make_layer_norm_of_two_d_whole d;
            if (dfg_op(g, m->over_root.m.x) != norm_op_Sub) continue;
            if (!norm_make_layer_norm_of_two_d_find(g, m->over_root.m.x, &d)) continue;
            dfg_val p = dfg_attr(g, d.reduceMean, norm_attr_axes);
            dfg_node s = m->over_root.m.s;
            if (!dfg_calls_argc(g, s, norm_op_Add, 2)) continue;
            uint32_t swap_2 = dfg_op(g, dfg_operand(g, s, 0)) == norm_op_ReduceMean ? 0 : 1;
            dfg_node eps = dfg_arg(g, s, 1 - swap_2);
            if (!dfg_is(g, eps, DFG_CONST)) continue;
            dfg_node reduceMean_2 = dfg_arg(g, s, swap_2);
            if (!dfg_calls_argc(g, reduceMean_2, norm_op_ReduceMean, 1)) continue;
            dfg_val q = dfg_attr(g, reduceMean_2, norm_attr_axes);
            if (!dfg_known(q) || !dfg_int_is(g, reduceMean_2, norm_attr_keepdims, 1, 1)) continue;
            dfg_node v = dfg_operand(g, reduceMean_2, 0);
            bool is_pow = dfg_calls_argc(g, v, norm_op_Pow, 2);
            dfg_node pow = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
            if (is_pow) {
                pow = v;
                if (dfg_arg(g, pow, 0) != m->over_root.m.x) continue;
                constant = dfg_arg(g, pow, 1);
                if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) continue;
            } else {
                mul = v;
                if (!dfg_calls_argc(g, mul, norm_op_Mul, 2)) continue;
            }
            if (!norm_last_axes(g, p, d.m.x) || !norm_last_axes(g, q, d.m.x)) continue;
            if (!norm_along_two(g, scale, d.m.x)) continue;
            /* where x.dtype in {f16, f32, f64} */
            if (!(dfg_dtype(g, d.m.x) == DFG_F16 || dfg_dtype(g, d.m.x) == DFG_F32
                  || dfg_dtype(g, d.m.x) == DFG_F64))
                continue;
            for (uint32_t swap_3 = way[2]; swap_3 < (!is_pow ? dfg_orders(g, mul) : 1u); way[2] = ++swap_3) {
                dfg_node h = DFG_NONE;
                if (!is_pow) {
                    if (dfg_arg(g, mul, swap_3) != m->over_root.m.x) continue;
                    if (dfg_arg(g, mul, 1 - swap_3) != m->over_root.m.x) continue;
                }
                if (m->over_root.m.h != DFG_NONE) h = m->over_root.m.h;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){
                                     m->over_root.m.root, m->over_root.m.x, s, reduceMean_2, pow, mul}, 6))
                    continue;
                if (!norm_small(g, eps, h)) continue;
                m->m = (struct norm_make_layer_norm_of_two_match){
                        .root = n, .x = d.m.x, .eps = eps, .h = h, .scale = scale, .d = m->over_root.m.x,
                        .s = s, .p = p, .q = q};
                m->reduceMean = d.reduceMean;
                m->reduceMean_2 = reduceMean_2;
                m->pow = pow;
                m->constant = constant;
                m->mul = mul;
                return true;
            }
        }
    }
    return false;
}

/* norm.pat:105  rule shift_layer_norm(x, scale, shift) {
 *     n = LayerNormalization(x, scale);
 *     match Add(n, shift);
 *     where same_shape(scale, shift), n.axis == -shift.rank;
 *     rewrite LayerNormalization(x, scale, shift) { ..n };
 * } */
bool norm_shift_layer_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_shift_layer_norm_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node n_2 = dfg_arg(g, n, swap), n_2_call = dfg_first_result(g, n_2);
        if (!dfg_calls_with(g, n_2_call, norm_op_LayerNormalization, 2)) continue;
        dfg_node x = dfg_operand(g, n_2_call, 0), scale = dfg_operand(g, n_2_call, 1);
        dfg_node shift = dfg_arg(g, n, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){n_2, n_2_call}, 2)) continue;
        if (dfg_same_shape(g, scale, shift) != DFG_TRUE) continue;
        /* where n.axis == -shift.rank */
        if (!dfg_scalar_eq(dfg_attr_or(g, dfg_call_of(g, n_2), norm_attr_axis, dfg_int(-1)),
                           dfg_neg(dfg_rank_of(g, shift))))
            continue;
        if (m != NULL) *m = (struct norm_shift_layer_norm_whole){.m = {.root = n, .x = x, .scale = scale,
                                                                       .shift = shift, .n = n_2},
                                                                 .n_call = dfg_first_result(g, n_2)};
        return true;
    }
    return false;
}

struct norm_make_instance_norm_d_match { dfg_node root, x; };
struct norm_make_instance_norm_d_whole { struct norm_make_instance_norm_d_match m; dfg_node reduceMean; };
/* norm.pat:113  Sub(x, ReduceMean(x) { axes = p, keepdims == 1 }) */
static bool norm_make_instance_norm_d_find(const dfg_graph *g, dfg_node n, struct norm_make_instance_norm_d_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Sub, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), reduceMean = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reduceMean, norm_op_ReduceMean, 1)) return false;
    if (!dfg_known(dfg_attr(g, reduceMean, norm_attr_axes))) return false;
    if (!dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1)) return false;
    if (dfg_operand(g, reduceMean, 0) != x) return false;
    if (!dfg_same_body(g, n, reduceMean)) return false;
    *m = (struct norm_make_instance_norm_d_whole){.m = {.root = n, .x = x}, .reduceMean = reduceMean};
    return true;
}

struct norm_make_instance_norm_n_s_match { dfg_node root, v, d, eps; };
struct norm_make_instance_norm_n_s_whole {
    struct norm_make_instance_norm_n_s_match m; dfg_node add, pow, constant, mul;
};
/* norm.pat:115  Sqrt(Add(v, eps & const)) */
static bool norm_make_instance_norm_n_s_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct norm_make_instance_norm_n_s_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Sqrt, 1)) return false;
    dfg_node add = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, add, norm_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, add, 0)) == norm_op_ReduceMean ? 0 : 1;
    dfg_node eps = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, eps, DFG_CONST)) return false;
    dfg_node v = dfg_arg(g, add, swap);
    if (!dfg_calls_argc(g, v, norm_op_ReduceMean, 1) || !dfg_known(dfg_attr(g, v, norm_attr_axes)))
        return false;
    if (!dfg_int_is(g, v, norm_attr_keepdims, 1, 1)) return false;
    dfg_node v_2 = dfg_operand(g, v, 0);
    bool is_pow = dfg_calls_argc(g, v_2, norm_op_Pow, 2);
    dfg_node pow = DFG_NONE, d = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
    if (is_pow) {
        pow = v_2;
        d = dfg_arg(g, pow, 0);
        constant = dfg_arg(g, pow, 1);
        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) return false;
    } else {
        mul = v_2;
        if (!dfg_calls_argc(g, mul, norm_op_Mul, 2)) return false;
    }
    for (uint32_t swap_2 = way[0]; swap_2 < (!is_pow ? dfg_orders(g, mul) : 1u); way[0] = ++swap_2) {
        if (!is_pow) {
            d = dfg_arg(g, mul, swap_2);
            if (dfg_arg(g, mul, 1 - swap_2) != d) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){add, v, pow, mul}, 4)) continue;
        *m = (struct norm_make_instance_norm_n_s_whole){.m = {.root = n, .v = v, .d = d, .eps = eps},
                                                        .add = add, .pow = pow, .constant = constant,
                                                        .mul = mul};
        return true;
    }
    return false;
}

struct norm_make_instance_norm_n_match { dfg_node root, d, x, s, v, eps; };
struct norm_make_instance_norm_n_whole {
    struct norm_make_instance_norm_n_match m;
    dfg_node div, reduceMean, add, pow, constant, mul, mul_2, reciprocal, mul_3, div_2, constant_2;
};
static bool norm_make_instance_norm_n_as_div_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct norm_make_instance_norm_n_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Div, 2)) return false;
    struct norm_make_instance_norm_d_whole d;
    if (dfg_op(g, dfg_operand(g, n, 0)) != norm_op_Sub) return false;
    if (!norm_make_instance_norm_d_find(g, dfg_operand(g, n, 0), &d)) return false;
    if (dfg_op(g, dfg_operand(g, n, 1)) != norm_op_Sqrt) return false;
    struct norm_make_instance_norm_n_s_whole s;
    for (; norm_make_instance_norm_n_s_find(g, dfg_operand(g, n, 1), way, &s); way[0]++) {
        if (s.m.d != d.m.root) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){d.m.root, s.m.root}, 2)) continue;
        *m = (struct norm_make_instance_norm_n_whole){.m = {.root = n, .d = d.m.root, .x = d.m.x,
                                                            .s = s.m.root, .v = s.m.v, .eps = s.m.eps},
                                                      .div = n, .reduceMean = d.reduceMean, .add = s.add,
                                                      .pow = s.pow, .constant = s.constant, .mul = s.mul};
        return true;
    }
    return false;
}

static bool norm_make_instance_norm_n_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct norm_make_instance_norm_n_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Sub ? 0 : 1;
    struct norm_make_instance_norm_d_whole d;
    if (dfg_op(g, dfg_arg(g, n, swap)) != norm_op_Sub) return false;
    if (!norm_make_instance_norm_d_find(g, dfg_arg(g, n, swap), &d)) return false;
    dfg_node reciprocal = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, reciprocal, norm_op_Reciprocal, 1)) return false;
    if (dfg_op(g, dfg_operand(g, reciprocal, 0)) != norm_op_Sqrt) return false;
    struct norm_make_instance_norm_n_s_whole s;
    for (; norm_make_instance_norm_n_s_find(g, dfg_operand(g, reciprocal, 0), way, &s); way[0]++) {
        if (s.m.d != d.m.root) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){d.m.root, reciprocal, s.m.root}, 3)) continue;
        *m = (struct norm_make_instance_norm_n_whole){
                .m = {.root = n, .d = d.m.root, .x = d.m.x, .s = s.m.root, .v = s.m.v, .eps = s.m.eps},
                .reduceMean = d.reduceMean, .add = s.add, .pow = s.pow, .constant = s.constant,
                .mul = s.mul, .mul_2 = n, .reciprocal = reciprocal};
        return true;
    }
    return false;
}

static bool norm_make_instance_norm_n_as_mul_2_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct norm_make_instance_norm_n_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Sub ? 0 : 1;
    struct norm_make_instance_norm_d_whole d;
    if (dfg_op(g, dfg_arg(g, n, swap)) != norm_op_Sub) return false;
    if (!norm_make_instance_norm_d_find(g, dfg_arg(g, n, swap), &d)) return false;
    dfg_node div_2 = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, div_2, norm_op_Div, 2)) return false;
    dfg_node constant_2 = dfg_operand(g, div_2, 0);
    if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE)) return false;
    if (dfg_op(g, dfg_operand(g, div_2, 1)) != norm_op_Sqrt) return false;
    struct norm_make_instance_norm_n_s_whole s;
    for (; norm_make_instance_norm_n_s_find(g, dfg_operand(g, div_2, 1), way, &s); way[0]++) {
        if (s.m.d != d.m.root) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){d.m.root, div_2, s.m.root}, 3)) continue;
        *m = (struct norm_make_instance_norm_n_whole){
                .m = {.root = n, .d = d.m.root, .x = d.m.x, .s = s.m.root, .v = s.m.v, .eps = s.m.eps},
                .reduceMean = d.reduceMean, .add = s.add, .pow = s.pow, .constant = s.constant,
                .mul = s.mul, .mul_3 = n, .div_2 = div_2, .constant_2 = constant_2};
        return true;
    }
    return false;
}

/* norm.pat:116  Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s)) */
static bool norm_make_instance_norm_n_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_make_instance_norm_n_whole *m)
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        if (alt == 0) {
            if (dfg_op(g, n) != norm_op_Div) continue;
        } else if (alt == 1) {
            if (dfg_op(g, n) != norm_op_Mul) continue;
        } else if (dfg_op(g, n) != norm_op_Mul) {
            continue;
        }
        for (; alt == 0 ? norm_make_instance_norm_n_as_div_find(g, n, way + 1, m)
                 : alt == 1 ? norm_make_instance_norm_n_as_mul_find(g, n, way + 1, m)
                 : norm_make_instance_norm_n_as_mul_2_find(g, n, way + 1, m);
             way[1]++) {
            return true;
        }
    }
    return false;
}

/* norm.pat:112  rule make_instance_norm(x, eps, scale, shift) {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };
 *     s = Sqrt(Add(v, eps & const));
 *     n = Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));
 *     match Add(Mul(n, scale & const), shift & const);
 *     where x.rank == 4, p in {[2, 3], [-2, -1]}, q in {[2, 3], [-2, -1]}, one(eps);
 *     where scale.rank == 3, scale.shape[1] == 1, scale.shape[2] == 1, scale.shape[0] == x.shape[1];
 *     where shift.rank == 3, shift.shape[1] == 1, shift.shape[2] == 1, shift.shape[0] == x.shape[1];
 *     rewrite InstanceNormalization(x, Reshape(scale, i64 [-1]), Reshape(shift, i64 [-1])) { epsilon = value(eps) };
 * } */
bool norm_make_instance_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct norm_make_instance_norm_whole *m)
{
    if (!dfg_calls_argc(g, n, norm_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Mul ? 0 : 1;
    dfg_node shift = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, shift, DFG_CONST)) return false;
    dfg_node mul_4 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, mul_4, norm_op_Mul, 2)) return false;
    uint32_t swap_2 = dfg_op(g, dfg_operand(g, mul_4, 0)) == norm_op_Div
        || dfg_op(g, dfg_operand(g, mul_4, 0)) == norm_op_Mul
        || dfg_op(g, dfg_operand(g, mul_4, 0)) == norm_op_Mul
        ? 0
        : 1;
    dfg_node scale = dfg_arg(g, mul_4, 1 - swap_2);
    if (!dfg_is(g, scale, DFG_CONST) || dfg_rank(g, scale) != 3 || dfg_extent(g, scale, 1) != 1)
        return false;
    if (dfg_extent(g, scale, 2) != 1 || dfg_rank(g, shift) != 3 || dfg_extent(g, shift, 1) != 1)
        return false;
    if (dfg_extent(g, shift, 2) != 1) return false;
    struct norm_make_instance_norm_n_whole n_2;
    for (; norm_make_instance_norm_n_find(g, dfg_arg(g, mul_4, swap_2), way, &n_2); way[1]++) {
        dfg_val p = dfg_attr(g, n_2.reduceMean, norm_attr_axes), q = dfg_attr(g, n_2.m.v, norm_attr_axes);
        if (!dfg_in_body(g, n, (const dfg_node[]){mul_4, n_2.m.root}, 2) || dfg_rank(g, n_2.m.x) != 4)
            continue;
        /* where p in {[2, 3], [-2, -1]} */
        if (!(dfg_member(p, dfg_list(norm_list_2_3, 2)) == DFG_TRUE
              || dfg_member(p, dfg_list(norm_list_minus_2_minus_1, 2)) == DFG_TRUE))
            continue;
        /* where q in {[2, 3], [-2, -1]} */
        if (!(dfg_member(q, dfg_list(norm_list_2_3, 2)) == DFG_TRUE
              || dfg_member(q, dfg_list(norm_list_minus_2_minus_1, 2)) == DFG_TRUE))
            continue;
        if (!norm_one(g, n_2.m.eps)) continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, scale, 0), dfg_extent_of(g, n_2.m.x, 1))) continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, shift, 0), dfg_extent_of(g, n_2.m.x, 1))) continue;
        if (m != NULL) *m = (struct norm_make_instance_norm_whole){
                .m = {.root = n, .x = n_2.m.x, .eps = n_2.m.eps, .scale = scale, .shift = shift,
                      .d = n_2.m.d, .v = n_2.m.v, .s = n_2.m.s, .n = n_2.m.root, .p = p, .q = q},
                .reduceMean = n_2.reduceMean, .pow = n_2.pow, .constant = n_2.constant, .mul = n_2.mul,
                .add = n_2.add, .div = n_2.div, .mul_2 = n_2.mul_2, .reciprocal = n_2.reciprocal,
                .mul_3 = n_2.mul_3, .div_2 = n_2.div_2, .constant_2 = n_2.constant_2, .mul_4 = mul_4};
        return true;
    }
    return false;
}
