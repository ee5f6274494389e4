/* Made by pat2c from norm.pat; do not edit. */
#include "norm.h"
_Static_assert(NORM_H == 0xc64573884bb2a708, "norm.h is of another run of pat2c than this file");
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
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "norm", .run = NORM_H, .n_ops = 12,
    .ops = norm_op_names, .n_attrs = 4, .attrs = norm_attr_names,
};

/* norm.pat:17  pattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5); */
bool norm_root_find(DFG_FIND(norm_root))
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
    DFG_GIVE(norm_root, .root = n, .s = s, .h = h);
    DFG_GIVE_WHOLE(norm_root, .sqrt = sqrt, .pow = pow);
    return true;
}

/* norm.pat:18  pattern reciprocal_root(s, h) =
 *     Reciprocal(root(s, h)) | Div(1, root(s, h)) | Pow(s, h & -0.5) | Sqrt(Reciprocal(s) | Div(1, s)); */
bool norm_reciprocal_root_find(DFG_FIND(norm_reciprocal_root))
{
    uint32_t alt = dfg_calls_argc(g, n, norm_op_Reciprocal, 1) ? 0
        : dfg_calls_argc(g, n, norm_op_Div, 2) ? 1 : dfg_calls_argc(g, n, norm_op_Pow, 2) ? 2 : 3;
    dfg_node reciprocal = DFG_NONE, s = DFG_NONE, h = DFG_NONE, div = DFG_NONE, constant_3 = DFG_NONE;
    dfg_node pow_3 = DFG_NONE, constant_4 = DFG_NONE, sqrt_3 = DFG_NONE, v = DFG_NONE;
    dfg_node reciprocal_2 = DFG_NONE, div_2 = DFG_NONE, constant_5 = DFG_NONE;
    struct norm_root_match root_ = {0};
    struct norm_root_match root_2 = {0};
    if (whole != NULL) whole->root__ = (struct norm_root_whole){0};
    if (whole != NULL) whole->root_2 = (struct norm_root_whole){0};
    bool is_reciprocal_2 = false;
    if (alt == 0) {
        reciprocal = n;
        if (!norm_root_find(g, dfg_arg(g, reciprocal, 0), &root_, DFG_PART(whole, root__))) return false;
        s = root_.s;
        if (root_.h != DFG_NONE) h = root_.h;
    } else if (alt == 1) {
        div = n;
        constant_3 = dfg_arg(g, div, 0);
        if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE)) return false;
        if (!norm_root_find(g, dfg_arg(g, div, 1), &root_2, DFG_PART(whole, root_2))) return false;
        s = root_2.s;
        if (root_2.h != DFG_NONE) h = root_2.h;
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
                     (const dfg_node[]){reciprocal, alt == 0 ? root_.root : DFG_NONE, div,
                                        alt == 1 ? root_2.root : DFG_NONE, pow_3, sqrt_3, reciprocal_2,
                                        div_2}, 8))
        return false;
    DFG_GIVE(norm_reciprocal_root, .root = n, .s = s, .h = h);
    DFG_GIVE_PARTS(whole->reciprocal = reciprocal, whole->div = div, whole->constant_3 = constant_3,
                   whole->pow_3 = pow_3, whole->constant_4 = constant_4, whole->sqrt_3 = sqrt_3,
                   whole->reciprocal_2 = reciprocal_2, whole->div_2 = div_2,
                   whole->constant_5 = constant_5);
    return true;
}

/* norm.pat:20  pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h)); */
bool norm_over_root_find(DFG_FIND_ON(norm_over_root))
{
    bool is_div = dfg_calls_argc(g, n, norm_op_Div, 2);
    dfg_node div = DFG_NONE, x = DFG_NONE, s = DFG_NONE, h = DFG_NONE, mul = DFG_NONE;
    struct norm_root_match root_ = {0};
    if (whole != NULL) whole->root__ = (struct norm_root_whole){0};
    if (is_div) {
        div = n;
        x = dfg_arg(g, div, 0);
        if (!norm_root_find(g, dfg_arg(g, div, 1), &root_, DFG_PART(whole, root__))) return false;
        s = root_.s;
        if (root_.h != DFG_NONE) h = root_.h;
    } else {
        mul = n;
        if (!dfg_calls_argc(g, mul, norm_op_Mul, 2)) return false;
    }
    for (uint32_t swap = way[0]; swap < (!is_div ? dfg_orders(g, mul) : 1u); way[0] = ++swap) {
        struct norm_reciprocal_root_match reciprocal_root = {0};
        if (whole != NULL) whole->reciprocal_root = (struct norm_reciprocal_root_whole){0};
        if (!is_div) {
            x = dfg_arg(g, mul, swap);
            if (!norm_reciprocal_root_find(g, dfg_arg(g, mul, 1 - swap), &reciprocal_root,
                                           DFG_PART(whole, reciprocal_root)))
                continue;
            s = reciprocal_root.s;
            if (reciprocal_root.h != DFG_NONE) h = reciprocal_root.h;
        }
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){div, is_div ? root_.root : DFG_NONE, mul,
                                            !is_div ? reciprocal_root.root : DFG_NONE}, 4))
            continue;
        if (!((is_div && root_.h != DFG_NONE) || (!is_div && reciprocal_root.h != DFG_NONE))) h = DFG_NONE;
        DFG_GIVE(norm_over_root, .root = n, .x = x, .s = s, .h = h);
        DFG_GIVE_PARTS(whole->div = div, whole->mul = mul);
        return true;
    }
    return false;
}

/* norm.pat:29  Mul(reciprocal_root(Add(ReduceMean(Mul(e, e) | Pow(e, 2)), eps & const), h), scale & const) */
static bool norm_centre_first_k_find(DFG_FIND_ON(norm_centre_first_k))
{
    if (!dfg_calls_argc(g, n, norm_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Reciprocal
        || dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Div || dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Pow
        || dfg_op(g, dfg_operand(g, n, 0)) == norm_op_Sqrt
        ? 0
        : 1;
    dfg_node scale = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, scale, DFG_CONST)) return false;
    struct norm_reciprocal_root_match reciprocal_root;
    if (!norm_reciprocal_root_find(g, dfg_arg(g, n, swap), &reciprocal_root,
                                   DFG_PART(whole, reciprocal_root)))
        return false;
    dfg_node add = reciprocal_root.s;
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
        if (reciprocal_root.h != DFG_NONE) h = reciprocal_root.h;
        if (!dfg_in_body(g, n, (const dfg_node[]){reciprocal_root.root, add, reduceMean, mul, pow_4}, 5))
            continue;
        DFG_GIVE(norm_centre_first_k, .root = n, .e = e, .eps = eps, .h = h, .scale = scale);
        DFG_GIVE_PARTS(whole->add = add, whole->reduceMean = reduceMean, whole->mul = mul,
                       whole->pow_4 = pow_4, whole->constant_6 = constant_6);
        return true;
    }
    return false;
}

/* norm.pat:8  cond one(c) = c.elements == 1, c.rank <= 1; */
static DFG_APART bool norm_one(const dfg_graph *g, dfg_node c)
{
    return dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(1));
}

/* norm.pat:22  cond small(eps, h) = one(eps), value(eps) >= 0, value(eps) < 1e30, not present(h) or one(h); */
static DFG_APART bool norm_small(const dfg_graph *g, dfg_node eps, dfg_node h)
{
    return norm_one(g, eps) && dfg_ge(dfg_value_of(g, eps), dfg_int(0))
        && dfg_lt(dfg_value_of(g, eps), dfg_float(1e+30)) && (h == DFG_NONE || norm_one(g, h));
}

/* norm.pat:10
 * cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1], not present(c.shape[0] + 0) or c.shape[0] > 0; */
static DFG_APART bool norm_along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_extent_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1))
        && (!dfg_known(dfg_extent_add(g, dfg_extent_of(g, c, 0), dfg_int(0)))
            || dfg_dim_gt(g, dfg_extent_of(g, c, 0), dfg_int(0)));
}

/* norm.pat:11  cond last_axis(p, x) = p == [-1] or p == [x.rank - 1]; */
static DFG_APART bool norm_last_axis(const dfg_graph *g, const dfg_val *p, dfg_node x)
{
    return dfg_eq(*p, dfg_list(norm_list_minus_1, 1)) || dfg_eq(*p, DFG_LIST(dfg_rank_plus(g, x, -1)));
}

static DFG_APART dfg_val norm_max(const dfg_graph *g, dfg_node scale)
{
    const dfg_val list = dfg_elements(g, scale);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item_at(&list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* norm.pat:27  rule centre_first(x, e, eps, h, scale, shift) {
 *     m = ReduceMean(x) { axes = p, keepdims == 1 };
 *     k = Mul(reciprocal_root(Add(ReduceMean(Mul(e, e) | Pow(e, 2)), eps & const), h), scale & const);
 *     match Add(Mul(x, k), Sub(shift, Mul(m, k)) | Add(Mul(Neg(m), k), shift));
 *     where last_axis(p, x), small(eps, h), value(eps) > 1e-15, max([abs(v) for v in value(scale)]) < 1e15;
 *     where along(scale, x), x.dtype in {f16, f32, f64};
 *     rewrite Add(Mul(Sub(x, m), k), shift);
 * } */
bool norm_centre_first_find(DFG_FIND_ON(norm_centre_first))
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
        struct norm_centre_first_k_match k;
        for (; norm_centre_first_k_find(g, dfg_arg(g, mul_2, 1 - swap_2), way + 1, &k, DFG_PART(whole, k));
             way[1]++, way[2] = 0) {
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
                if (dfg_arg(g, mul_3, 1 - swap_3) != k.root) continue;
            } else {
                add_2 = v;
                if (!dfg_calls_argc(g, add_2, norm_op_Add, 2)) continue;
            }
            if (!norm_small(g, k.eps, k.h) || !dfg_gt(dfg_value_of(g, k.eps), dfg_float(1e-15))) continue;
            if (!norm_along(g, k.scale, x)) continue;
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
                    if (dfg_arg(g, mul_4, 1 - swap_5) != k.root) continue;
                }
                if (!dfg_calls_argc(g, m_2, norm_op_ReduceMean, 1)) continue;
                dfg_val p = dfg_attr(g, m_2, norm_attr_axes);
                if (!dfg_known(p) || !dfg_int_is(g, m_2, norm_attr_keepdims, 1, 1)) continue;
                if (dfg_arg(g, m_2, 0) != x) continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){mul_2, k.root, sub, mul_3, add_2, mul_4, neg, m_2}, 8))
                    continue;
                if (!norm_last_axis(g, &p, x) || !dfg_lt(norm_max(g, k.scale), dfg_float(1e+15))) continue;
                DFG_GIVE(norm_centre_first, .root = n, .x = x, .e = k.e, .eps = k.eps, .h = k.h,
                         .scale = k.scale, .shift = shift, .m = m_2, .k = k.root, .p = p);
                DFG_GIVE_PARTS(whole->mul_2 = mul_2, whole->sub = sub, whole->mul_3 = mul_3,
                               whole->add_2 = add_2, whole->mul_4 = mul_4, whole->neg = neg);
                return true;
            }
        }
    }
    return false;
}

/* norm.pat:36  rule mean_of_pool(x) : keep_shared {
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
    DFG_GIVE(norm_mean_of_pool, .root = n, .x = x, .g = g_2, .y = n);
    return true;
}

/* norm.pat:43  rule negated_mean_of_pool(x) : keep_shared {
 *     match Neg(GlobalAveragePool(x));
 *     where x.rank == 3, x.dtype in {f16, f32, f64};
 *     rewrite Neg(ReduceMean(x) { axes = [-1], keepdims = 1 });
 * } */
bool norm_negated_mean_of_pool_find(DFG_FIND(norm_negated_mean_of_pool))
{
    if (!dfg_calls_argc(g, n, norm_op_Neg, 1)) return false;
    dfg_node globalAveragePool = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, globalAveragePool, norm_op_GlobalAveragePool, 1)) return false;
    dfg_node x = dfg_operand(g, globalAveragePool, 0);
    if (!dfg_same_body(g, n, globalAveragePool) || dfg_rank(g, x) != 3) return false;
    /* where x.dtype in {f16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
        return false;
    DFG_GIVE(norm_negated_mean_of_pool, .root = n, .x = x);
    DFG_GIVE_WHOLE(norm_negated_mean_of_pool, .globalAveragePool = globalAveragePool);
    return true;
}

/* norm.pat:48  rule mean_of_squares_pool(x) : keep_shared {
 *     match GlobalAveragePool(Mul(x, x));
 *     where x.rank == 3, x.dtype in {f16, f32, f64};
 *     rewrite ReduceMean(Mul(x, x)) { axes = [-1], keepdims = 1 };
 * } */
bool norm_mean_of_squares_pool_find(DFG_FIND_ON(norm_mean_of_squares_pool))
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
        DFG_GIVE(norm_mean_of_squares_pool, .root = n, .x = x);
        DFG_GIVE_WHOLE(norm_mean_of_squares_pool, .mul = mul);
        return true;
    }
    return false;
}

/* norm.pat:53  rule centre_square(x) {
 *     m = ReduceMean(x) { axes = p, keepdims == 1 };
 *     match Sub(ReduceMean(Mul(x, x) | Pow(x, 2)) { axes = q, keepdims == 1 }, Mul(m, m) | Pow(m, 2));
 *     where last_axis(p, x), last_axis(q, x), x.dtype in {f16, f32, f64};
 *     rewrite {
 *         d = Sub(x, m);
 *         return ReduceMean(Mul(d, d)) { axes = [-1], keepdims = 1 };
 *     }
 * } */
bool norm_centre_square_find(DFG_FIND_ON(norm_centre_square))
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
        if (!norm_last_axis(g, &q, x)) continue;
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
            if (!norm_last_axis(g, &p, x)) continue;
            DFG_GIVE(norm_centre_square, .root = n, .x = x, .m = m_2, .p = p, .q = q);
            DFG_GIVE_WHOLE(norm_centre_square, .reduceMean = reduceMean, .mul = mul, .pow = pow,
                           .constant = constant, .mul_2 = mul_2, .pow_2 = pow_2, .constant_2 = constant_2);
            return true;
        }
    }
    return false;
}

/* norm.pat:69  Sub(w, ReduceMean(w) { axes = p, keepdims == 1 }) */
static bool norm_make_layer_norm_d_find(DFG_FIND_ON(norm_make_layer_norm_d))
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
        DFG_GIVE(norm_make_layer_norm_d, .root = n, .w = w, .wide = wide, .x = x);
        DFG_GIVE_WHOLE(norm_make_layer_norm_d, .reduceMean = reduceMean);
        return true;
    }
    return false;
}

/* norm.pat:72  Add(ReduceMean(Pow(e, 2) | Mul(e, e)) { axes = q, keepdims == 1 }, eps & const) */
static bool norm_make_layer_norm_s_find(DFG_FIND_ON(norm_make_layer_norm_s))
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
        DFG_GIVE(norm_make_layer_norm_s, .root = n, .e = e, .eps = eps);
        DFG_GIVE_WHOLE(norm_make_layer_norm_s, .reduceMean = reduceMean, .pow = pow, .constant = constant,
                       .mul = mul);
        return true;
    }
    return false;
}

/* norm.pat:65  cond normal(p, q, d, eps, h) = last_axis(p, d), last_axis(q, d), small(eps, h); */
static DFG_APART bool norm_normal(const dfg_graph *g, const dfg_val *p, const dfg_val *q, dfg_node d, dfg_node eps, dfg_node h)
{
    return norm_last_axis(g, p, d) && norm_last_axis(g, q, d) && norm_small(g, eps, h);
}

static bool norm_make_layer_norm_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct norm_make_layer_norm_match *m, struct norm_make_layer_norm_whole *whole)
{
    if (!dfg_calls_argc(g, n, norm_op_Mul, 2)) return false;
    if (whole != NULL) *whole = (struct norm_make_layer_norm_whole){0};
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
            struct norm_make_layer_norm_d_match d_2;
            struct norm_make_layer_norm_d_whole d_2_whole;
            struct norm_over_root_match over_root = {0};
            if (whole != NULL) whole->over_root = (struct norm_over_root_whole){0};
            for (; alt == 2 ? norm_make_layer_norm_d_find(g, d, way + 2, &d_2, &d_2_whole)
                     : norm_over_root_find(g, n_2, way + 2, &over_root, DFG_PART(whole, over_root));
                 way[2]++, way[3] = 0) {
                dfg_node w = DFG_NONE, wide = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE;
                dfg_node narrow = DFG_NONE, s = DFG_NONE;
                dfg_val p = dfg_nil();
                struct norm_root_match root_ = {0};
                if (whole != NULL) whole->root__ = (struct norm_root_whole){0};
                if (alt == 2) {
                    w = d_2.w;
                    wide = d_2.wide;
                    x = d_2.x;
                    reduceMean = d_2_whole.reduceMean;
                    p = dfg_attr(g, reduceMean, norm_attr_axes);
                    narrow = dfg_arg(g, div_4, 1);
                    if (!dfg_calls_argc(g, narrow, norm_op_Cast, 1)) continue;
                    if (!norm_root_find(g, dfg_arg(g, narrow, 0), &root_, DFG_PART(whole, root__)))
                        continue;
                    s = root_.s;
                    if (dfg_op(g, s) != norm_op_Add) continue;
                }
                struct norm_make_layer_norm_s_match s_2;
                struct norm_make_layer_norm_s_whole s_2_whole;
                for (; alt == 2 ? norm_make_layer_norm_s_find(g, s, way + 3, &s_2, &s_2_whole)
                         : way[3] == 0;
                     way[3]++, way[4] = 0) {
                    dfg_node reduceMean_2 = DFG_NONE, pow = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
                    dfg_node eps = DFG_NONE, e = DFG_NONE, late = DFG_NONE, h = DFG_NONE;
                    dfg_val q = dfg_nil();
                    bool is_late = false, is_late_2 = false;
                    if (alt == 2) {
                        reduceMean_2 = s_2_whole.reduceMean;
                        q = dfg_attr(g, reduceMean_2, norm_attr_axes);
                        pow = s_2_whole.pow;
                        constant = s_2_whole.constant;
                        mul = s_2_whole.mul;
                        eps = s_2.eps;
                        e = s_2.e;
                        is_late = dfg_calls_argc(g, e, norm_op_Cast, 1);
                        if (is_late) {
                            late = e;
                            if (!dfg_scalar_eq(dfg_attr(g, late, norm_attr_to), dfg_int(1))) continue;
                            if (dfg_arg(g, late, 0) != d) continue;
                        } else if (e != d) {
                            continue;
                        }
                        if (root_.h != DFG_NONE) h = root_.h;
                    } else {
                        e = over_root.x;
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
                    for (; alt <= 1 ? norm_make_layer_norm_d_find(g, d, way + 4, &d_2, &d_2_whole)
                             : way[4] == 0;
                         way[4]++, way[5] = 0) {
                        if (alt <= 1) {
                            w = d_2.w;
                            wide = d_2.wide;
                            x = d_2.x;
                            reduceMean = d_2_whole.reduceMean;
                            p = dfg_attr(g, reduceMean, norm_attr_axes);
                            s = over_root.s;
                            if (dfg_op(g, s) != norm_op_Add) continue;
                        }
                        if (!norm_along(g, scale, x) || dfg_same_dtype(g, x, scale) != DFG_TRUE) continue;
                        /* where x.dtype in {f16, f32, f64} */
                        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32
                              || dfg_dtype(g, x) == DFG_F64))
                            continue;
                        for (; alt <= 1 ? norm_make_layer_norm_s_find(g, s, way + 5, &s_2, &s_2_whole)
                                 : way[5] == 0;
                             way[5]++) {
                            if (alt <= 1) {
                                reduceMean_2 = s_2_whole.reduceMean;
                                q = dfg_attr(g, reduceMean_2, norm_attr_axes);
                                pow = s_2_whole.pow;
                                constant = s_2_whole.constant;
                                mul = s_2_whole.mul;
                                eps = s_2.eps;
                                if (s_2.e != e) continue;
                                if (over_root.h != DFG_NONE) h = over_root.h;
                            }
                            if (!((alt == 2 && is_late) || (alt <= 1 && is_late_2))) late = DFG_NONE;
                            if (!dfg_in_body(g, n,
                                             (const dfg_node[]){back, div_4, d, narrow,
                                                                alt == 2 ? root_.root : DFG_NONE, s, late,
                                                                n_2}, 8))
                                continue;
                            if (alt > 1) n_2 = DFG_NONE;
                            if (!((alt == 2 && root_.h != DFG_NONE)
                                  || (alt <= 1 && over_root.h != DFG_NONE)))
                                h = DFG_NONE;
                            DFG_GIVE(norm_make_layer_norm, .root = n, .x = x, .eps = eps, .h = h,
                                     .scale = scale, .wide = wide, .w = w, .d = d, .late = late, .e = e,
                                     .s = s, .n = n_2, .back = back, .narrow = narrow, .p = p, .q = q);
                            DFG_GIVE_PARTS(whole->reduceMean = reduceMean,
                                           whole->reduceMean_2 = reduceMean_2, whole->pow = pow,
                                           whole->constant = constant, whole->mul = mul, whole->mul_3 = n,
                                           whole->div_4 = div_4);
                            return true;
                        }
                    }
                }
            }
        }
    }
    return false;
}

static bool norm_make_layer_norm_as_mul_2_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct norm_make_layer_norm_match *m, struct norm_make_layer_norm_whole *whole)
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
    struct norm_make_layer_norm_d_match d_2;
    struct norm_make_layer_norm_d_whole d_2_whole;
    if (whole != NULL) *whole = (struct norm_make_layer_norm_whole){0};
    for (; norm_make_layer_norm_d_find(g, d, way, &d_2, &d_2_whole); way[0]++, way[1] = 0) {
        dfg_val p = dfg_attr(g, d_2_whole.reduceMean, norm_attr_axes);
        dfg_node mul_5 = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, mul_5, norm_op_Mul, 2)) continue;
        /* where x.dtype in {f16, f32, f64} */
        if (!(dfg_dtype(g, d_2.x) == DFG_F16 || dfg_dtype(g, d_2.x) == DFG_F32
              || dfg_dtype(g, d_2.x) == DFG_F64))
            continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, mul_5); way[1] = ++swap_2, way[2] = 0) {
            dfg_node scale = dfg_arg(g, mul_5, 1 - swap_2);
            struct norm_reciprocal_root_match reciprocal_root;
            if (!norm_reciprocal_root_find(g, dfg_arg(g, mul_5, swap_2), &reciprocal_root,
                                           DFG_PART(whole, reciprocal_root)))
                continue;
            if (dfg_op(g, reciprocal_root.s) != norm_op_Add || !norm_along(g, scale, d_2.x)) continue;
            if (dfg_same_dtype(g, d_2.x, scale) != DFG_TRUE) continue;
            struct norm_make_layer_norm_s_match s;
            struct norm_make_layer_norm_s_whole s_whole;
            for (; norm_make_layer_norm_s_find(g, reciprocal_root.s, way + 2, &s, &s_whole); way[2]++) {
                dfg_val q = dfg_attr(g, s_whole.reduceMean, norm_attr_axes);
                if (s.e != e) continue;
                dfg_node h = DFG_NONE;
                if (reciprocal_root.h != DFG_NONE) h = reciprocal_root.h;
                if (!dfg_in_body(
                        g, n, (const dfg_node[]){late, d, mul_5, reciprocal_root.root, reciprocal_root.s},
                        5))
                    continue;
                DFG_GIVE(norm_make_layer_norm, .root = n, .x = d_2.x, .eps = s.eps, .h = h, .scale = scale,
                         .wide = d_2.wide, .w = d_2.w, .d = d, .late = late, .e = e, .s = reciprocal_root.s,
                         .p = p, .q = q);
                DFG_GIVE_PARTS(whole->reduceMean = d_2_whole.reduceMean,
                               whole->reduceMean_2 = s_whole.reduceMean, whole->pow = s_whole.pow,
                               whole->constant = s_whole.constant, whole->mul = s_whole.mul,
                               whole->mul_4 = n, whole->mul_5 = mul_5);
                return true;
            }
        }
    }
    return false;
}

static bool norm_make_layer_norm_as_div_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct norm_make_layer_norm_match *m, struct norm_make_layer_norm_whole *whole)
{
    if (!dfg_calls_argc(g, n, norm_op_Div, 2)) return false;
    dfg_node mul_6 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, mul_6, norm_op_Mul, 2)) return false;
    if (whole != NULL) *whole = (struct norm_make_layer_norm_whole){0};
    for (uint32_t swap = way[0]; swap < dfg_orders(g, mul_6); way[0] = ++swap, way[1] = 0) {
        dfg_node scale = dfg_arg(g, mul_6, 1 - swap), e = dfg_arg(g, mul_6, swap), late = DFG_NONE, d = e;
        if (dfg_calls_argc(g, e, norm_op_Cast, 1)) {
            late = e;
            if (!dfg_scalar_eq(dfg_attr(g, late, norm_attr_to), dfg_int(1))) continue;
            d = dfg_arg(g, late, 0);
        }
        if (dfg_op(g, d) != norm_op_Sub) continue;
        struct norm_make_layer_norm_d_match d_2;
        struct norm_make_layer_norm_d_whole d_2_whole;
        for (; norm_make_layer_norm_d_find(g, d, way + 1, &d_2, &d_2_whole); way[1]++, way[2] = 0) {
            dfg_val p = dfg_attr(g, d_2_whole.reduceMean, norm_attr_axes);
            struct norm_root_match root_;
            if (!norm_root_find(g, dfg_operand(g, n, 1), &root_, DFG_PART(whole, root__2))) continue;
            if (dfg_op(g, root_.s) != norm_op_Add || !norm_along(g, scale, d_2.x)) continue;
            if (dfg_same_dtype(g, d_2.x, scale) != DFG_TRUE) continue;
            /* where x.dtype in {f16, f32, f64} */
            if (!(dfg_dtype(g, d_2.x) == DFG_F16 || dfg_dtype(g, d_2.x) == DFG_F32
                  || dfg_dtype(g, d_2.x) == DFG_F64))
                continue;
            struct norm_make_layer_norm_s_match s;
            struct norm_make_layer_norm_s_whole s_whole;
            for (; norm_make_layer_norm_s_find(g, root_.s, way + 2, &s, &s_whole); way[2]++) {
                dfg_val q = dfg_attr(g, s_whole.reduceMean, norm_attr_axes);
                if (s.e != e) continue;
                if (!dfg_in_body(g, n, (const dfg_node[]){mul_6, late, d, root_.root, root_.s}, 5))
                    continue;
                DFG_GIVE(norm_make_layer_norm, .root = n, .x = d_2.x, .eps = s.eps, .h = root_.h,
                         .scale = scale, .wide = d_2.wide, .w = d_2.w, .d = d, .late = late, .e = e,
                         .s = root_.s, .p = p, .q = q);
                DFG_GIVE_PARTS(whole->reduceMean = d_2_whole.reduceMean,
                               whole->reduceMean_2 = s_whole.reduceMean, whole->pow = s_whole.pow,
                               whole->constant = s_whole.constant, whole->mul = s_whole.mul,
                               whole->div_7 = n, whole->mul_6 = mul_6);
                return true;
            }
        }
    }
    return false;
}

/* norm.pat:66  rule make_layer_norm(x, eps, h, scale) : priority 3 {
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
bool norm_make_layer_norm_find(DFG_FIND_ON(norm_make_layer_norm))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, dfg_restart(way + 1, 6)) {
        if (alt == 0) {
            if (dfg_op(g, n) != norm_op_Mul) continue;
        } else if (alt == 1) {
            if (dfg_op(g, n) != norm_op_Mul) continue;
        } else if (dfg_op(g, n) != norm_op_Div) {
            continue;
        }
        for (; alt == 0 ? norm_make_layer_norm_as_mul_find(g, n, way + 1, m, whole)
                 : alt == 1 ? norm_make_layer_norm_as_mul_2_find(g, n, way + 4, m, whole)
                 : norm_make_layer_norm_as_div_find(g, n, way + 4, m, whole);
             way[6]++) {
            dfg_node x = m->x, eps = m->eps, h = m->h, wide = m->wide, late = m->late, back = m->back;
            dfg_node narrow = m->narrow;
            dfg_val p = m->p, q = m->q;
            if (!norm_normal(g, &p, &q, x, eps, h)) continue;
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

/* norm.pat:85  Sub(x, ReduceMean(x) { axes = p, keepdims == 1 }) */
static bool norm_make_layer_norm_unscaled_d_find(DFG_FIND(norm_make_layer_norm_unscaled_d))
{
    if (!dfg_calls_argc(g, n, norm_op_Sub, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), reduceMean = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reduceMean, norm_op_ReduceMean, 1)) return false;
    if (!dfg_known(dfg_attr(g, reduceMean, norm_attr_axes))) return false;
    if (!dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1)) return false;
    if (dfg_operand(g, reduceMean, 0) != x) return false;
    if (!dfg_same_body(g, n, reduceMean)) return false;
    DFG_GIVE(norm_make_layer_norm_unscaled_d, .root = n, .x = x);
    DFG_GIVE_WHOLE(norm_make_layer_norm_unscaled_d, .reduceMean = reduceMean);
    return true;
}

/* norm.pat:84  rule make_layer_norm_unscaled(x, eps, h) : priority 2 {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);
 *     match over_root(d, s, h);
 *     where normal(p, q, x, eps, h), x.shape[-1] > 0, x.dtype in {f16, f32, f64};
 *     rewrite LayerNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { axis = -1, epsilon = value(eps) };
 * } */
bool norm_make_layer_norm_unscaled_find(DFG_FIND_ON(norm_make_layer_norm_unscaled))
{
    struct norm_over_root_match over_root;
    for (; norm_over_root_find(g, n, way, &over_root, DFG_PART(whole, over_root)); way[0]++, way[1] = 0) {
        struct norm_make_layer_norm_unscaled_d_match d;
        struct norm_make_layer_norm_unscaled_d_whole d_whole;
        if (dfg_op(g, over_root.x) != norm_op_Sub) continue;
        if (!norm_make_layer_norm_unscaled_d_find(g, over_root.x, &d, &d_whole)) continue;
        dfg_val p = dfg_attr(g, d_whole.reduceMean, norm_attr_axes);
        dfg_node s = over_root.s;
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
            if (dfg_arg(g, pow_5, 0) != over_root.x) continue;
            constant_7 = dfg_arg(g, pow_5, 1);
            if (!dfg_const_is(g, constant_7, dfg_int(2), DFG_NO_DTYPE)) continue;
        } else {
            mul_2 = v;
            if (!dfg_calls_argc(g, mul_2, norm_op_Mul, 2)) continue;
        }
        if (!dfg_dim_gt(g, dfg_extent_of(g, d.x, -1), dfg_int(0))) continue;
        /* where x.dtype in {f16, f32, f64} */
        if (!(dfg_dtype(g, d.x) == DFG_F16 || dfg_dtype(g, d.x) == DFG_F32 || dfg_dtype(g, d.x) == DFG_F64))
            continue;
        for (uint32_t swap_2 = way[1]; swap_2 < (!is_pow_5 ? dfg_orders(g, mul_2) : 1u); way[1] = ++swap_2) {
            dfg_node h = DFG_NONE;
            if (!is_pow_5) {
                if (dfg_arg(g, mul_2, swap_2) != over_root.x) continue;
                if (dfg_arg(g, mul_2, 1 - swap_2) != over_root.x) continue;
            }
            if (over_root.h != DFG_NONE) h = over_root.h;
            if (!dfg_in_body(g, n, (const dfg_node[]){over_root.x, s, reduceMean_2, pow_5, mul_2}, 5))
                continue;
            if (!norm_normal(g, &p, &q, d.x, eps, h)) continue;
            DFG_GIVE(norm_make_layer_norm_unscaled, .root = n, .x = d.x, .eps = eps, .h = h,
                     .d = over_root.x, .s = s, .p = p, .q = q);
            DFG_GIVE_PARTS(whole->reduceMean = d_whole.reduceMean, whole->reduceMean_2 = reduceMean_2,
                           whole->pow_5 = pow_5, whole->constant_7 = constant_7, whole->mul_2 = mul_2);
            return true;
        }
    }
    return false;
}

/* norm.pat:91  rule scale_layer_norm(x, scale) {
 *     n = LayerNormalization(x, splat(1)) { axis == -1 };
 *     match Mul(n, scale);
 *     where along(scale, x), same_dtype(x, scale);
 *     rewrite LayerNormalization(x, scale) { ..n };
 * } */
bool norm_scale_layer_norm_find(DFG_FIND_ON(norm_scale_layer_norm))
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
        DFG_GIVE(norm_scale_layer_norm, .root = n, .x = x, .scale = scale, .n = n_2);
        DFG_GIVE_WHOLE(norm_scale_layer_norm, .n_call = dfg_first_result(g, n_2), .constant = constant);
        return true;
    }
    return false;
}

/* norm.pat:99  Sub(x, ReduceMean(x) { axes = p, keepdims == 1 }) */
static bool norm_make_layer_norm_of_two_d_find(DFG_FIND(norm_make_layer_norm_of_two_d))
{
    if (!dfg_calls_argc(g, n, norm_op_Sub, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), reduceMean = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reduceMean, norm_op_ReduceMean, 1)) return false;
    if (!dfg_known(dfg_attr(g, reduceMean, norm_attr_axes))) return false;
    if (!dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1)) return false;
    if (dfg_operand(g, reduceMean, 0) != x) return false;
    if (!dfg_same_body(g, n, reduceMean)) return false;
    DFG_GIVE(norm_make_layer_norm_of_two_d, .root = n, .x = x);
    DFG_GIVE_WHOLE(norm_make_layer_norm_of_two_d, .reduceMean = reduceMean);
    return true;
}

/* norm.pat:13  cond last_axes(p, x) = p == [-2, -1] or p == [x.rank - 2, x.rank - 1]; */
static DFG_APART bool norm_last_axes(const dfg_graph *g, const dfg_val *p, dfg_node x)
{
    return dfg_eq(*p, dfg_list(norm_list_minus_2_minus_1, 2))
        || dfg_eq(*p, DFG_LIST(dfg_rank_plus(g, x, -2), dfg_rank_plus(g, x, -1)));
}

/* norm.pat:14
 * cond along_two(c, x) = c.rank == 2, c.shape[0] == x.shape[-2], c.shape[1] == x.shape[-1], c.shape[0] > 0,
 *     c.shape[1] > 0; */
static DFG_APART bool norm_along_two(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 2 && dfg_extent_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -2))
        && dfg_extent_eq(g, dfg_extent_of(g, c, 1), dfg_extent_of(g, x, -1))
        && dfg_dim_gt(g, dfg_extent_of(g, c, 0), dfg_int(0))
        && dfg_dim_gt(g, dfg_extent_of(g, c, 1), dfg_int(0));
}

/* norm.pat:98  rule make_layer_norm_of_two(x, eps, h, scale) : priority 3 {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);
 *     match Mul(over_root(d, s, h), scale);
 *     where last_axes(p, x), last_axes(q, x), small(eps, h), along_two(scale, x), x.dtype in {f16, f32, f64};
 *     rewrite LayerNormalization(x, scale) { axis = -2, epsilon = value(eps) };
 * } */
bool norm_make_layer_norm_of_two_find(DFG_FIND_ON(norm_make_layer_norm_of_two))
{
    if (!dfg_calls_argc(g, n, norm_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        struct norm_over_root_match over_root;
        for (; norm_over_root_find(g, dfg_arg(g, n, swap), way + 1, &over_root, DFG_PART(whole, over_root));
             way[1]++, way[2] = 0) {
            struct norm_make_layer_norm_of_two_d_match d;
            struct norm_make_layer_norm_of_two_d_whole d_whole;
            if (dfg_op(g, over_root.x) != norm_op_Sub) continue;
            if (!norm_make_layer_norm_of_two_d_find(g, over_root.x, &d, &d_whole)) continue;
            dfg_val p = dfg_attr(g, d_whole.reduceMean, norm_attr_axes);
            dfg_node s = over_root.s;
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
                if (dfg_arg(g, pow, 0) != over_root.x) continue;
                constant = dfg_arg(g, pow, 1);
                if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) continue;
            } else {
                mul = v;
                if (!dfg_calls_argc(g, mul, norm_op_Mul, 2)) continue;
            }
            if (!norm_last_axes(g, &p, d.x) || !norm_last_axes(g, &q, d.x)
                || !norm_along_two(g, scale, d.x))
                continue;
            /* where x.dtype in {f16, f32, f64} */
            if (!(dfg_dtype(g, d.x) == DFG_F16 || dfg_dtype(g, d.x) == DFG_F32
                  || dfg_dtype(g, d.x) == DFG_F64))
                continue;
            for (uint32_t swap_3 = way[2]; swap_3 < (!is_pow ? dfg_orders(g, mul) : 1u); way[2] = ++swap_3) {
                dfg_node h = DFG_NONE;
                if (!is_pow) {
                    if (dfg_arg(g, mul, swap_3) != over_root.x) continue;
                    if (dfg_arg(g, mul, 1 - swap_3) != over_root.x) continue;
                }
                if (over_root.h != DFG_NONE) h = over_root.h;
                if (!dfg_in_body(
                        g, n, (const dfg_node[]){over_root.root, over_root.x, s, reduceMean_2, pow, mul},
                        6))
                    continue;
                if (!norm_small(g, eps, h)) continue;
                DFG_GIVE(norm_make_layer_norm_of_two, .root = n, .x = d.x, .eps = eps, .h = h,
                         .scale = scale, .d = over_root.x, .s = s, .p = p, .q = q);
                DFG_GIVE_PARTS(whole->reduceMean = d_whole.reduceMean, whole->reduceMean_2 = reduceMean_2,
                               whole->pow = pow, whole->constant = constant, whole->mul = mul);
                return true;
            }
        }
    }
    return false;
}

/* norm.pat:106  rule shift_layer_norm(x, scale, shift) {
 *     n = LayerNormalization(x, scale);
 *     match Add(n, shift);
 *     where same_shape(scale, shift), n.axis == -shift.rank;
 *     rewrite LayerNormalization(x, scale, shift) { ..n };
 * } */
bool norm_shift_layer_norm_find(DFG_FIND_ON(norm_shift_layer_norm))
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
        if (!dfg_scalar_eq(dfg_attr_or_int(g, dfg_call_of(g, n_2), norm_attr_axis, -1),
                           dfg_neg(dfg_rank_of(g, shift))))
            continue;
        DFG_GIVE(norm_shift_layer_norm, .root = n, .x = x, .scale = scale, .shift = shift, .n = n_2);
        DFG_GIVE_WHOLE(norm_shift_layer_norm, .n_call = dfg_first_result(g, n_2));
        return true;
    }
    return false;
}

/* norm.pat:114  Sub(x, ReduceMean(x) { axes = p, keepdims == 1 }) */
static bool norm_make_instance_norm_d_find(DFG_FIND(norm_make_instance_norm_d))
{
    if (!dfg_calls_argc(g, n, norm_op_Sub, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), reduceMean = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reduceMean, norm_op_ReduceMean, 1)) return false;
    if (!dfg_known(dfg_attr(g, reduceMean, norm_attr_axes))) return false;
    if (!dfg_int_is(g, reduceMean, norm_attr_keepdims, 1, 1)) return false;
    if (dfg_operand(g, reduceMean, 0) != x) return false;
    if (!dfg_same_body(g, n, reduceMean)) return false;
    DFG_GIVE(norm_make_instance_norm_d, .root = n, .x = x);
    DFG_GIVE_WHOLE(norm_make_instance_norm_d, .reduceMean = reduceMean);
    return true;
}

/* norm.pat:117  Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s)) */
static bool norm_make_instance_norm_n_find(DFG_FIND_ON(norm_make_instance_norm_n))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        dfg_node div = DFG_NONE, d = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE;
        dfg_node mul_2 = DFG_NONE, reciprocal = DFG_NONE, mul_3 = DFG_NONE, div_2 = DFG_NONE;
        dfg_node constant_2 = DFG_NONE;
        struct norm_make_instance_norm_d_match d_2 = {0};
        struct norm_make_instance_norm_d_whole d_2_whole = {0};
        uint32_t swap = 0, swap_2 = 0;
        if (alt == 0) {
            div = n;
            if (!dfg_calls_argc(g, div, norm_op_Div, 2)) continue;
            d = dfg_arg(g, div, 0);
            if (dfg_op(g, d) != norm_op_Sub || !norm_make_instance_norm_d_find(g, d, &d_2, &d_2_whole))
                continue;
            x = d_2.x;
            reduceMean = d_2_whole.reduceMean;
            s = dfg_arg(g, div, 1);
        } else if (alt == 1) {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, norm_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == norm_op_Sub ? 0 : 1;
            d = dfg_arg(g, mul_2, swap);
            if (dfg_op(g, d) != norm_op_Sub || !norm_make_instance_norm_d_find(g, d, &d_2, &d_2_whole))
                continue;
            x = d_2.x;
            reduceMean = d_2_whole.reduceMean;
            reciprocal = dfg_arg(g, mul_2, 1 - swap);
            if (!dfg_calls_argc(g, reciprocal, norm_op_Reciprocal, 1)) continue;
            s = dfg_arg(g, reciprocal, 0);
        } else {
            mul_3 = n;
            if (!dfg_calls_argc(g, mul_3, norm_op_Mul, 2)) continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_3, 0)) == norm_op_Sub ? 0 : 1;
            d = dfg_arg(g, mul_3, swap_2);
            if (dfg_op(g, d) != norm_op_Sub || !norm_make_instance_norm_d_find(g, d, &d_2, &d_2_whole))
                continue;
            x = d_2.x;
            reduceMean = d_2_whole.reduceMean;
            div_2 = dfg_arg(g, mul_3, 1 - swap_2);
            if (!dfg_calls_argc(g, div_2, norm_op_Div, 2)) continue;
            constant_2 = dfg_arg(g, div_2, 0);
            if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE)) continue;
            s = dfg_arg(g, div_2, 1);
        }
        if (!dfg_calls_argc(g, s, norm_op_Sqrt, 1)) continue;
        dfg_node add = dfg_arg(g, s, 0);
        if (!dfg_calls_argc(g, add, norm_op_Add, 2)) continue;
        uint32_t swap_3 = dfg_op(g, dfg_operand(g, add, 0)) == norm_op_ReduceMean ? 0 : 1;
        dfg_node eps = dfg_arg(g, add, 1 - swap_3);
        if (!dfg_is(g, eps, DFG_CONST)) continue;
        dfg_node v = dfg_arg(g, add, swap_3);
        if (!dfg_calls_argc(g, v, norm_op_ReduceMean, 1) || !dfg_known(dfg_attr(g, v, norm_attr_axes)))
            continue;
        if (!dfg_int_is(g, v, norm_attr_keepdims, 1, 1)) continue;
        dfg_node v_2 = dfg_operand(g, v, 0);
        bool is_pow = dfg_calls_argc(g, v_2, norm_op_Pow, 2);
        dfg_node pow = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
        if (is_pow) {
            pow = v_2;
            if (dfg_arg(g, pow, 0) != d) continue;
            constant = dfg_arg(g, pow, 1);
            if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) continue;
        } else {
            mul = v_2;
            if (!dfg_calls_argc(g, mul, norm_op_Mul, 2)) continue;
        }
        for (uint32_t swap_4 = way[1]; swap_4 < (!is_pow ? dfg_orders(g, mul) : 1u); way[1] = ++swap_4) {
            if (!is_pow) {
                if (dfg_arg(g, mul, swap_4) != d) continue;
                if (dfg_arg(g, mul, 1 - swap_4) != d) continue;
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){div, d, mul_2, reciprocal, mul_3, div_2, s, add, v, pow,
                                                mul}, 11))
                continue;
            DFG_GIVE(norm_make_instance_norm_n, .root = n, .d = d, .x = x, .s = s, .v = v, .eps = eps);
            DFG_GIVE_WHOLE(norm_make_instance_norm_n, .div = div, .reduceMean = reduceMean, .add = add,
                           .pow = pow, .constant = constant, .mul = mul, .mul_2 = mul_2,
                           .reciprocal = reciprocal, .mul_3 = mul_3, .div_2 = div_2,
                           .constant_2 = constant_2);
            return true;
        }
    }
    return false;
}

/* norm.pat:113  rule make_instance_norm(x, eps, scale, shift) {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };
 *     s = Sqrt(Add(v, eps & const));
 *     n = Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));
 *     match Add(Mul(n, scale & const), shift & const);
 *     where x.rank == 4, p in {[2, 3], [-2, -1]}, q in {[2, 3], [-2, -1]}, one(eps), x.dtype in {f16, f32};
 *     where scale.rank == 3, scale.shape[1] == 1, scale.shape[2] == 1, scale.shape[0] == x.shape[1];
 *     where shift.rank == 3, shift.shape[1] == 1, shift.shape[2] == 1, shift.shape[0] == x.shape[1];
 *     rewrite InstanceNormalization(x, Reshape(scale, i64 [-1]), Reshape(shift, i64 [-1])) { epsilon = value(eps) };
 * } */
bool norm_make_instance_norm_find(DFG_FIND_ON(norm_make_instance_norm))
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
    struct norm_make_instance_norm_n_match n_2;
    struct norm_make_instance_norm_n_whole n_2_whole;
    for (; norm_make_instance_norm_n_find(g, dfg_arg(g, mul_4, swap_2), way, &n_2, &n_2_whole); way[1]++) {
        dfg_val p = dfg_attr(g, n_2_whole.reduceMean, norm_attr_axes);
        dfg_val q = dfg_attr(g, n_2.v, norm_attr_axes);
        if (!dfg_in_body(g, n, (const dfg_node[]){mul_4, n_2.root}, 2) || dfg_rank(g, n_2.x) != 4) continue;
        /* where p in {[2, 3], [-2, -1]} */
        if (!(dfg_member(p, dfg_list(norm_list_2_3, 2)) == DFG_TRUE
              || dfg_member(p, dfg_list(norm_list_minus_2_minus_1, 2)) == DFG_TRUE))
            continue;
        /* where q in {[2, 3], [-2, -1]} */
        if (!(dfg_member(q, dfg_list(norm_list_2_3, 2)) == DFG_TRUE
              || dfg_member(q, dfg_list(norm_list_minus_2_minus_1, 2)) == DFG_TRUE))
            continue;
        if (!norm_one(g, n_2.eps) || !(dfg_dtype(g, n_2.x) == DFG_F16 || dfg_dtype(g, n_2.x) == DFG_F32))
            continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, scale, 0), dfg_extent_of(g, n_2.x, 1))) continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, shift, 0), dfg_extent_of(g, n_2.x, 1))) continue;
        DFG_GIVE(norm_make_instance_norm, .root = n, .x = n_2.x, .eps = n_2.eps, .scale = scale,
                 .shift = shift, .d = n_2.d, .v = n_2.v, .s = n_2.s, .n = n_2.root, .p = p, .q = q);
        DFG_GIVE_WHOLE(norm_make_instance_norm, .reduceMean = n_2_whole.reduceMean, .pow = n_2_whole.pow,
                       .constant = n_2_whole.constant, .mul = n_2_whole.mul, .add = n_2_whole.add,
                       .div = n_2_whole.div, .mul_2 = n_2_whole.mul_2, .reciprocal = n_2_whole.reciprocal,
                       .mul_3 = n_2_whole.mul_3, .div_2 = n_2_whole.div_2,
                       .constant_2 = n_2_whole.constant_2, .mul_4 = mul_4);
        return true;
    }
    return false;
}
