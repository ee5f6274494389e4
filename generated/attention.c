/* Made by pat2c from attention.pat; do not edit. */
#include "attention.h"
_Static_assert(ATTENTION_H == 0xfa9b1d177745aa33, "attention.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    attention_op_Add = DFG_FIRST_OP, attention_op_Attention, attention_op_Cast, attention_op_Concat,
    attention_op_Cos, attention_op_Div, attention_op_Einsum, attention_op_Expand, attention_op_Gather,
    attention_op_IsNaN, attention_op_MatMul, attention_op_Mul, attention_op_Neg, attention_op_ReduceMax,
    attention_op_Reshape, attention_op_RotaryEmbedding, attention_op_Sin, attention_op_Slice,
    attention_op_Softmax, attention_op_Split, attention_op_Squeeze, attention_op_Sub, attention_op_Tile,
    attention_op_Transpose, attention_op_Unsqueeze, attention_op_Where,
};
enum {
    attention_attr_allowzero, attention_attr_axes, attention_attr_axis, attention_attr_equation,
    attention_attr_is_causal, attention_attr_keepdims, attention_attr_kv_num_heads, attention_attr_perm,
    attention_attr_q_num_heads, attention_attr_qk_matmul_output_mode, attention_attr_rotary_embedding_dim,
    attention_attr_scale, attention_attr_softcap, attention_attr_softmax_precision,
};
enum {
    attention_str_abcd_abed_abce, attention_str_abcd_adbe_acbe, attention_str_abcd_aecd_acbe,
    attention_str_abcd_aecd_aceb,
};
static const char *const attention_op_names[] = {
    "Add", "Attention", "Cast", "Concat", "Cos", "Div", "Einsum", "Expand", "Gather", "IsNaN", "MatMul",
    "Mul", "Neg", "ReduceMax", "Reshape", "RotaryEmbedding", "Sin", "Slice", "Softmax", "Split", "Squeeze",
    "Sub", "Tile", "Transpose", "Unsqueeze", "Where",
};
static const char *const attention_attr_names[] = {
    "allowzero", "axes", "axis", "equation", "is_causal", "keepdims", "kv_num_heads", "perm", "q_num_heads",
    "qk_matmul_output_mode", "rotary_embedding_dim", "scale", "softcap", "softmax_precision",
};
static const char *const attention_str_names[] = {
    "abcd,abed->abce", "abcd,adbe->acbe", "abcd,aecd->acbe", "abcd,aecd->aceb",
};
static const dfg_val attention_list_0_2_1[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val attention_list_0_2_1_3[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 3}};
static const dfg_val attention_list_1_0_2[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val attention_list_2_0_1_3[] = {{.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 3}};
static const dfg_val attention_list_2_0_3_1_4[] = {{.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 3}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 4}};
static const dfg_val attention_list_3[] = {{.tag = DFG_V_INT, .u.i = 3}};
static const dfg_val attention_list_minus_1[] = {{.tag = DFG_V_INT, .u.i = -1}};

const struct dfg_names attention_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH | DFG_NEEDS_FORMS, .name = "attention",
    .run = ATTENTION_H, .n_rows = 4, .n_ops = 26, .ops = attention_op_names, .n_attrs = 14,
    .attrs = attention_attr_names, .n_strs = 4, .strs = attention_str_names,
};

/* attention.pat:28  Div(_, const) */
static bool attention_product_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!dfg_calls_argc(g, n, attention_op_Div, 2) || !dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        return false;
    return dfg_same_body(g, root, n);
}

/* attention.pat:29  Div(_, const) */
static bool attention_product_not2(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!dfg_calls_argc(g, n, attention_op_Div, 2) || !dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        return false;
    return dfg_same_body(g, root, n);
}

/* attention.pat:27  pattern product(q, k, a, b, c, d) =
 *     MatMul(Mul(q, a & const) | Div(q, b & const) | q & !Div(_, const),
 *            Mul(k, c & const) | Div(k, d & const) | k & !Div(_, const)); */
bool attention_product_find(DFG_FIND_ON(attention_product))
{
    if (!dfg_calls_argc(g, n, attention_op_MatMul, 2)) return false;
    dfg_node v = dfg_operand(g, n, 0);
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        dfg_node mul = DFG_NONE;
        if (alt == 0) {
            mul = v;
            if (!dfg_calls_argc(g, mul, attention_op_Mul, 2)) continue;
        }
        for (uint32_t swap = way[1]; swap < (alt == 0 ? dfg_orders(g, mul) : 1u); way[1] = ++swap, way[2] = 0) {
            dfg_node q = DFG_NONE, a = DFG_NONE, div = DFG_NONE, b = DFG_NONE;
            if (alt == 0) {
                q = dfg_arg(g, mul, swap);
                a = dfg_arg(g, mul, 1 - swap);
                if (!dfg_is(g, a, DFG_CONST)) continue;
            } else if (alt == 1) {
                div = v;
                if (!dfg_calls_argc(g, div, attention_op_Div, 2)) continue;
                q = dfg_arg(g, div, 0);
                b = dfg_arg(g, div, 1);
                if (!dfg_is(g, b, DFG_CONST)) continue;
            } else {
                q = v;
                if (attention_product_not1(g, v, n)) continue;
            }
            dfg_node v_2 = dfg_operand(g, n, 1);
            for (uint32_t alt_2 = way[2]; alt_2 < 3u; way[2] = ++alt_2, way[3] = 0) {
                dfg_node mul_2 = DFG_NONE;
                if (alt_2 == 0) {
                    mul_2 = v_2;
                    if (!dfg_calls_argc(g, mul_2, attention_op_Mul, 2)) continue;
                }
                for (uint32_t swap_2 = way[3]; swap_2 < (alt_2 == 0 ? dfg_orders(g, mul_2) : 1u);
                     way[3] = ++swap_2) {
                    dfg_node k = DFG_NONE, c = DFG_NONE, div_2 = DFG_NONE, d = DFG_NONE;
                    if (alt_2 == 0) {
                        k = dfg_arg(g, mul_2, swap_2);
                        c = dfg_arg(g, mul_2, 1 - swap_2);
                        if (!dfg_is(g, c, DFG_CONST)) continue;
                    } else if (alt_2 == 1) {
                        div_2 = v_2;
                        if (!dfg_calls_argc(g, div_2, attention_op_Div, 2)) continue;
                        k = dfg_arg(g, div_2, 0);
                        d = dfg_arg(g, div_2, 1);
                        if (!dfg_is(g, d, DFG_CONST)) continue;
                    } else {
                        k = v_2;
                        if (attention_product_not2(g, v_2, n)) continue;
                    }
                    if (!dfg_in_body(g, n, (const dfg_node[]){mul, div, mul_2, div_2}, 4)) continue;
                    DFG_GIVE(attention_product, .root = n, .q = q, .k = k, .a = a, .b = b, .c = c, .d = d);
                    DFG_GIVE_WHOLE(attention_product, .mul = mul, .div = div, .mul_2 = mul_2,
                                   .div_2 = div_2);
                    return true;
                }
            }
        }
    }
    return false;
}

/* attention.pat:30  pattern scaled(p, e, f) = Mul(p, e & const) | Div(p, f & const) | p; */
bool attention_scaled_find(DFG_FIND_ON(attention_scaled))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        dfg_node mul = DFG_NONE;
        if (alt == 0) {
            mul = n;
            if (!dfg_calls_argc(g, mul, attention_op_Mul, 2)) continue;
        }
        for (uint32_t swap = way[1]; swap < (alt == 0 ? dfg_orders(g, mul) : 1u); way[1] = ++swap) {
            dfg_node p = DFG_NONE, e = DFG_NONE, div = DFG_NONE, f = DFG_NONE;
            if (alt == 0) {
                p = dfg_arg(g, mul, swap);
                e = dfg_arg(g, mul, 1 - swap);
                if (!dfg_is(g, e, DFG_CONST)) continue;
            } else if (alt == 1) {
                div = n;
                if (!dfg_calls_argc(g, div, attention_op_Div, 2)) continue;
                p = dfg_arg(g, div, 0);
                f = dfg_arg(g, div, 1);
                if (!dfg_is(g, f, DFG_CONST)) continue;
            } else {
                p = n;
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){mul, div}, 2)) continue;
            DFG_GIVE(attention_scaled, .root = n, .p = p, .e = e, .f = f);
            DFG_GIVE_WHOLE(attention_scaled, .mul = mul, .div = div);
            return true;
        }
    }
    return false;
}

/* attention.pat:14  cond attends(q, k, v) =
 *     q.rank == 4, k.rank == 4, v.rank == 4, not extern attention_empty(q), not extern attention_empty(k),
 *     not extern attention_empty(v),
 *     q.shape[0] == k.shape[0], k.shape[0] == v.shape[0], q.shape[1] == k.shape[1],
 *     k.shape[1] == v.shape[1]; */
static DFG_APART bool attention_attends(const dfg_graph *g, dfg_node q, dfg_node k2, dfg_node v)
{
    return dfg_rank(g, q) == 4 && dfg_rank(g, k2) == 4 && dfg_rank(g, v) == 4 && !attention_empty(g, q)
        && !attention_empty(g, k2) && !attention_empty(g, v)
        && dfg_extent_eq(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, k2, 0))
        && dfg_extent_eq(g, dfg_extent_of(g, k2, 0), dfg_extent_of(g, v, 0))
        && dfg_extent_eq(g, dfg_extent_of(g, q, 1), dfg_extent_of(g, k2, 1))
        && dfg_extent_eq(g, dfg_extent_of(g, k2, 1), dfg_extent_of(g, v, 1));
}

/* attention.pat:12  cond factor(c) = c.elements == 1, c.rank <= 4, value(c) > 1e-6, value(c) < 1e6; */
static DFG_APART bool attention_factor(const dfg_graph *g, dfg_node c)
{
    return dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(4))
        && dfg_gt(dfg_value_of(g, c), dfg_float(1e-06)) && dfg_lt(dfg_value_of(g, c), dfg_float(1000000.0));
}

/* attention.pat:31  cond factors(a, b, c, d, e, f) =
 *     not present(a) or factor(a), not present(b) or factor(b), not present(c) or factor(c),
 *     not present(d) or factor(d), not present(e) or factor(e), not present(f) or factor(f); */
static DFG_APART bool attention_factors(const dfg_graph *g, dfg_node a, dfg_node b, dfg_node c, dfg_node d, dfg_node e, dfg_node f)
{
    return (a == DFG_NONE || attention_factor(g, a)) && (b == DFG_NONE || attention_factor(g, b))
        && (c == DFG_NONE || attention_factor(g, c)) && (d == DFG_NONE || attention_factor(g, d))
        && (e == DFG_NONE || attention_factor(g, e)) && (f == DFG_NONE || attention_factor(g, f));
}

/* attention.pat:21  cond whole(mask, p, u) =
 *     mask.rank >= 2, broadcast_to(mask, p) or same_shape(u, p),
 *     mask.shape[-2] == p.shape[-2] or (not present(mask.shape[-2] + 0) and not present(p.shape[-2] + 0)),
 *     mask.shape[-1] == p.shape[-1] or (not present(mask.shape[-1] + 0) and not present(p.shape[-1] + 0)); */
static DFG_APART bool attention_whole_2(const dfg_graph *g, dfg_node mask, dfg_node p, dfg_node u)
{
    return dfg_ge(dfg_rank_of(g, mask), dfg_int(2))
        && (dfg_broadcast_to(g, mask, p) == DFG_TRUE || dfg_same_shape(g, u, p) == DFG_TRUE)
        && (dfg_extent_eq(g, dfg_extent_of(g, mask, -2), dfg_extent_of(g, p, -2))
            || (!dfg_known(dfg_extent_add(g, dfg_extent_of(g, mask, -2), dfg_int(0)))
                && !dfg_known(dfg_extent_add(g, dfg_extent_of(g, p, -2), dfg_int(0)))))
        && (dfg_extent_eq(g, dfg_extent_of(g, mask, -1), dfg_extent_of(g, p, -1))
            || (!dfg_known(dfg_extent_add(g, dfg_extent_of(g, mask, -1), dfg_int(0)))
                && !dfg_known(dfg_extent_add(g, dfg_extent_of(g, p, -1), dfg_int(0)))));
}

/* attention.pat:39  rule make_attention(q, k, v, a, b, c, d, e, f, mask, zero) {
 *     p = product(q, k, a, b, c, d);
 *     t = scaled(p, e, f);
 *     u = Add(t, mask) | t;
 *     s = Softmax(Sub(u, ReduceMax(u) { axes in {[-1], [3]}, keepdims == 1 }) | u) { axis in {-1, 3} };
 *     match MatMul(Where(IsNaN(s), zero & splat(0), s) | s, v);
 *     where attends(q, k, v), not is_const(q), not is_const(k), factors(a, b, c, d, e, f);
 *     where not present(zero) or (zero.elements == 1 and zero.rank <= 4);
 *     where not present(mask) or (mask.dtype != f16 and whole(mask, p, u) and not extern attention_hides_row(mask));
 *     rewrite Attention(q, Transpose(k) { perm = [0, 1, 3, 2] }, v, mask?) {
 *         scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *               * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
 *               * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 *     };
 * } */
bool attention_make_attention_find(DFG_FIND_ON(attention_make_attention))
{
    if (!dfg_calls_argc(g, n, attention_op_MatMul, 2)) return false;
    dfg_node v = dfg_operand(g, n, 1), v_2 = dfg_operand(g, n, 0), where = DFG_NONE, zero = DFG_NONE;
    dfg_node isNaN = DFG_NONE, s = v_2;
    if (dfg_calls_argc(g, v_2, attention_op_Where, 3)) {
        where = v_2;
        zero = dfg_arg(g, where, 1);
        if (!dfg_splat_is(g, zero, dfg_int(0), DFG_NO_DTYPE)) return false;
        isNaN = dfg_arg(g, where, 0);
        if (!dfg_calls_argc(g, isNaN, attention_op_IsNaN, 1)) return false;
        s = dfg_arg(g, isNaN, 0);
        if (dfg_arg(g, where, 2) != s) return false;
    }
    if (!dfg_calls_argc(g, s, attention_op_Softmax, 1)) return false;
    if (!(dfg_int_is(g, s, attention_attr_axis, -1, -1) || dfg_int_is(g, s, attention_attr_axis, 3, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, s, 0), sub = DFG_NONE, u = v_3, reduceMax = DFG_NONE;
    if (dfg_calls_argc(g, v_3, attention_op_Sub, 2)) {
        sub = v_3;
        u = dfg_arg(g, sub, 0);
        reduceMax = dfg_arg(g, sub, 1);
        if (!dfg_calls_argc(g, reduceMax, attention_op_ReduceMax, 1)) return false;
        if (!(dfg_list_is(g, reduceMax, attention_attr_axes, dfg_list(attention_list_minus_1, 1), false)
              || dfg_list_is(g, reduceMax, attention_attr_axes, dfg_list(attention_list_3, 1), false)))
            return false;
        if (!dfg_int_is(g, reduceMax, attention_attr_keepdims, 1, 1)) return false;
        if (dfg_arg(g, reduceMax, 0) != u) return false;
    }
    bool is_add = dfg_calls_argc(g, u, attention_op_Add, 2);
    dfg_node add = DFG_NONE;
    if (is_add) add = u;
    for (uint32_t swap = way[0]; swap < (is_add ? dfg_orders(g, add) : 1u);
         way[0] = ++swap, dfg_restart(way + 1, 4)) {
        dfg_node mask = DFG_NONE, t = u;
        if (is_add) {
            mask = dfg_arg(g, add, 1 - swap);
            t = dfg_arg(g, add, swap);
        }
        /* scaled is written out: not all it may be is a call */
        uint32_t alt = dfg_calls_argc(g, t, attention_op_Mul, 2) ? 0
            : dfg_calls_argc(g, t, attention_op_Div, 2) ? 1 : 2;
        dfg_node mul = DFG_NONE, e = DFG_NONE, p = DFG_NONE, div_3 = DFG_NONE, f = DFG_NONE;
        uint32_t swap_2 = 0;
        if (alt == 0) {
            mul = t;
            swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == attention_op_MatMul ? 0 : 1;
            e = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_is(g, e, DFG_CONST)) continue;
            p = dfg_arg(g, mul, swap_2);
        } else if (alt == 1) {
            div_3 = t;
            f = dfg_arg(g, div_3, 1);
            if (!dfg_is(g, f, DFG_CONST)) continue;
            p = dfg_arg(g, div_3, 0);
        } else {
            p = t;
        }
        if (dfg_op(g, p) != attention_op_MatMul) continue;
        struct attention_product_match product;
        for (; attention_product_find(g, p, way + 1, &product, DFG_PART(whole, product)); way[4]++) {
            if (!dfg_in_body(
                    g, n, (const dfg_node[]){where, isNaN, s, sub, reduceMax, add, mul, div_3, p}, 9))
                continue;
            if (!attention_attends(g, product.q, product.k, v) || dfg_is(g, product.q, DFG_CONST)) continue;
            if (dfg_is(g, product.k, DFG_CONST)) continue;
            if (!attention_factors(g, product.a, product.b, product.c, product.d, e, f)) continue;
            /* where not present(zero) or (zero.elements == 1 and zero.rank <= 4) */
            if (!(zero == DFG_NONE
                  || (dfg_extent_eq(g, dfg_elements_of(g, zero), dfg_int(1))
                      && dfg_le(dfg_rank_of(g, zero), dfg_int(4)))))
                continue;
            /* where not present(mask) or (mask.dtype != f16 and whole(mask, p, u) and not extern
             * attention_hides_row(mask)) */
            if (!(mask == DFG_NONE
                  || (dfg_scalar_ne(dfg_dtype_of(g, mask), dfg_dtype_val(DFG_F16))
                      && attention_whole_2(g, mask, p, u) && mask != DFG_NONE
                      && !attention_hides_row(g, mask))))
                continue;
            DFG_GIVE(attention_make_attention, .root = n, .q = product.q, .k = product.k, .v = v,
                     .a = product.a, .b = product.b, .c = product.c, .d = product.d, .e = e, .f = f,
                     .mask = mask, .zero = zero, .p = p, .t = t, .u = u, .s = s);
            DFG_GIVE_PARTS(whole->add = add, whole->mul = mul, whole->div_3 = div_3, whole->sub = sub,
                           whole->reduceMax = reduceMax, whole->where = where, whole->isNaN = isNaN);
            return true;
        }
    }
    return false;
}

/* attention.pat:56  rule einsum_scores(q, k) {
 *     match Einsum(q, k) { equation == "abcd,abed->abce" };
 *     where q.shape[3] == k.shape[3];
 *     rewrite MatMul(q, Transpose(k) { perm = [0, 1, 3, 2] });
 * } */
bool attention_einsum_scores_match(const dfg_graph *g, dfg_node n, struct attention_einsum_scores_match *m)
{
    if (!dfg_calls_with(g, n, attention_op_Einsum, 2)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, n, attention_attr_equation), dfg_str(g, attention_str_abcd_abed_abce)))
        return false;
    dfg_node q = dfg_operand(g, n, 0), k = dfg_operand(g, n, 1);
    if (!dfg_extent_eq(g, dfg_extent_of(g, q, 3), dfg_extent_of(g, k, 3))) return false;
    DFG_GIVE(attention_einsum_scores, .root = n, .q = q, .k = k);
    return true;
}

/* attention.pat:67
 * Einsum(s, hk) { equation == "abcd,aecd->acbe" } | Einsum(hk, s) { equation == "abcd,aecd->aceb" } */
static bool attention_make_attention_of_places_p_find(DFG_FIND_ON(attention_make_attention_of_places_p))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node einsum = DFG_NONE, s = DFG_NONE, hk = DFG_NONE, einsum_2 = DFG_NONE;
        if (alt == 0) {
            einsum = n;
            if (!dfg_calls_with(g, einsum, attention_op_Einsum, 2)) continue;
            if (!dfg_scalar_eq(dfg_attr(g, einsum, attention_attr_equation),
                               dfg_str(g, attention_str_abcd_aecd_acbe)))
                continue;
            s = dfg_arg(g, einsum, 0);
            hk = dfg_arg(g, einsum, 1);
        } else {
            einsum_2 = n;
            if (!dfg_calls_with(g, einsum_2, attention_op_Einsum, 2)) continue;
            if (!dfg_scalar_eq(dfg_attr(g, einsum_2, attention_attr_equation),
                               dfg_str(g, attention_str_abcd_aecd_aceb)))
                continue;
            hk = dfg_arg(g, einsum_2, 0);
            s = dfg_arg(g, einsum_2, 1);
        }
        uint32_t alt_2 = dfg_calls_argc(g, s, attention_op_Mul, 2) ? 0
            : dfg_calls_argc(g, s, attention_op_Div, 2) ? 1 : 2;
        dfg_node mul = DFG_NONE, hq = DFG_NONE, a = DFG_NONE, div = DFG_NONE, b = DFG_NONE;
        uint32_t swap = 0;
        if (alt_2 == 0) {
            mul = s;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == attention_op_Reshape ? 0 : 1;
            hq = dfg_arg(g, mul, swap);
            a = dfg_arg(g, mul, 1 - swap);
            if (!dfg_is(g, a, DFG_CONST)) continue;
        } else if (alt_2 == 1) {
            div = s;
            hq = dfg_arg(g, div, 0);
            b = dfg_arg(g, div, 1);
            if (!dfg_is(g, b, DFG_CONST)) continue;
        } else {
            hq = s;
        }
        if (!dfg_calls_argc(g, hq, attention_op_Reshape, 2)) continue;
        dfg_node q = dfg_arg(g, hq, 0), x = dfg_arg(g, hq, 1);
        if (!dfg_calls_argc(g, hk, attention_op_Reshape, 2)) continue;
        dfg_node k = dfg_arg(g, hk, 0), x_2 = dfg_arg(g, hk, 1);
        if (!dfg_in_body(g, n, (const dfg_node[]){einsum, einsum_2, mul, div, hq, hk}, 6)) continue;
        DFG_GIVE(attention_make_attention_of_places_p, .root = n, .s = s, .hq = hq, .q = q, .a = a, .b = b,
                 .hk = hk, .k = k);
        DFG_GIVE_WHOLE(attention_make_attention_of_places_p, .einsum = einsum, .mul = mul, .x = x,
                       .div = div, .x_2 = x_2, .einsum_2 = einsum_2);
        return true;
    }
    return false;
}

/* attention.pat:61
 * cond heads_of(h, x) = x.rank == 3, h.rank == 4, h.shape[0] == x.shape[0], h.shape[1] == x.shape[1], h.shape[2] > 0; */
static DFG_APART bool attention_heads_of(const dfg_graph *g, dfg_node h, dfg_node x)
{
    return dfg_rank(g, x) == 3 && dfg_rank(g, h) == 4
        && dfg_extent_eq(g, dfg_extent_of(g, h, 0), dfg_extent_of(g, x, 0))
        && dfg_extent_eq(g, dfg_extent_of(g, h, 1), dfg_extent_of(g, x, 1))
        && dfg_dim_gt(g, dfg_extent_of(g, h, 2), dfg_int(0));
}

/* attention.pat:54
 * cond masked(mask, u) = u.rank == 4, mask.dtype != f16, whole(mask, u, u), not extern attention_hides_row(mask); */
static DFG_APART bool attention_masked(const dfg_graph *g, dfg_node mask, dfg_node u)
{
    return dfg_rank(g, u) == 4 && dfg_scalar_ne(dfg_dtype_of(g, mask), dfg_dtype_val(DFG_F16))
        && attention_whole_2(g, mask, u, u) && mask != DFG_NONE && !attention_hides_row(g, mask);
}

/* attention.pat:62  rule make_attention_of_places(q, k, v, a, b, e, f, mask) {
 *     hq = Reshape(q, _);
 *     hk = Reshape(k, _);
 *     hv = Reshape(v, _);
 *     s = Mul(hq, a & const) | Div(hq, b & const) | hq;
 *     p = Einsum(s, hk) { equation == "abcd,aecd->acbe" } | Einsum(hk, s) { equation == "abcd,aecd->aceb" };
 *     t = scaled(p, e, f);
 *     u = Add(t, mask) | t;
 *     match Einsum(Softmax(u) { axis in {-1, 3} }, hv) { equation == "abcd,adbe->acbe" };
 *     where heads_of(hq, q), heads_of(hk, k), heads_of(hv, v), not extern attention_empty(q),
 *         not extern attention_empty(k),
 *         hq.shape[0] == hk.shape[0], hk.shape[0] == hv.shape[0], hq.shape[2] == hk.shape[2], hk.shape[2] == hv.shape[2],
 *         hq.shape[3] == hk.shape[3], hk.shape[1] == hv.shape[1];
 *     where factors(a, b, a, b, e, f),
 *         not present(mask) or (masked(mask, u) and same_shape(u, p));
 *     rewrite Reshape(Attention(q, k, v, mask?) {
 *         q_num_heads = hq.shape[2], kv_num_heads = hk.shape[2],
 *         scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *               * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 *     }, i64 [0, 0, hv.shape[2], hv.shape[3]]);
 * } */
bool attention_make_attention_of_places_find(DFG_FIND_ON(attention_make_attention_of_places))
{
    if (!dfg_calls_with(g, n, attention_op_Einsum, 2)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, n, attention_attr_equation), dfg_str(g, attention_str_abcd_adbe_acbe)))
        return false;
    dfg_node hv = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, hv, attention_op_Reshape, 2)) return false;
    dfg_node v = dfg_operand(g, hv, 0), x_3 = dfg_operand(g, hv, 1), softmax = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, softmax, attention_op_Softmax, 1)) return false;
    if (!(dfg_int_is(g, softmax, attention_attr_axis, -1, -1)
          || dfg_int_is(g, softmax, attention_attr_axis, 3, -1)))
        return false;
    dfg_node u = dfg_operand(g, softmax, 0);
    bool is_add = dfg_calls_argc(g, u, attention_op_Add, 2);
    dfg_node add = DFG_NONE;
    if (is_add) add = u;
    if (!attention_heads_of(g, hv, v)) return false;
    for (uint32_t swap = way[0]; swap < (is_add ? dfg_orders(g, add) : 1u); way[0] = ++swap, way[1] = 0) {
        dfg_node mask = DFG_NONE, t = u;
        if (is_add) {
            mask = dfg_arg(g, add, 1 - swap);
            t = dfg_arg(g, add, swap);
        }
        /* scaled is written out: not all it may be is a call */
        uint32_t alt = dfg_calls_argc(g, t, attention_op_Mul, 2) ? 0
            : dfg_calls_argc(g, t, attention_op_Div, 2) ? 1 : 2;
        dfg_node mul_2 = DFG_NONE, e = DFG_NONE, p = DFG_NONE, div_2 = DFG_NONE, f = DFG_NONE;
        uint32_t swap_2 = 0;
        if (alt == 0) {
            mul_2 = t;
            swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == attention_op_Einsum
                || dfg_op(g, dfg_arg(g, mul_2, 0)) == attention_op_Einsum
                ? 0
                : 1;
            e = dfg_arg(g, mul_2, 1 - swap_2);
            if (!dfg_is(g, e, DFG_CONST)) continue;
            p = dfg_arg(g, mul_2, swap_2);
        } else if (alt == 1) {
            div_2 = t;
            f = dfg_arg(g, div_2, 1);
            if (!dfg_is(g, f, DFG_CONST)) continue;
            p = dfg_arg(g, div_2, 0);
        } else {
            p = t;
        }
        struct attention_make_attention_of_places_p_match p_2;
        for (; attention_make_attention_of_places_p_find(g, p, way + 1, &p_2, DFG_PART(whole, p_2)); way[1]++) {
            if (!dfg_in_body(g, n, (const dfg_node[]){hv, softmax, add, mul_2, div_2, p}, 6)) continue;
            if (!attention_heads_of(g, p_2.hq, p_2.q) || !attention_heads_of(g, p_2.hk, p_2.k)) continue;
            if (attention_empty(g, p_2.q) || attention_empty(g, p_2.k)) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, p_2.hq, 0), dfg_extent_of(g, p_2.hk, 0))) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, p_2.hk, 0), dfg_extent_of(g, hv, 0))) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, p_2.hq, 2), dfg_extent_of(g, p_2.hk, 2))) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, p_2.hk, 2), dfg_extent_of(g, hv, 2))) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, p_2.hq, 3), dfg_extent_of(g, p_2.hk, 3))) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, p_2.hk, 1), dfg_extent_of(g, hv, 1))) continue;
            if (!attention_factors(g, p_2.a, p_2.b, p_2.a, p_2.b, e, f)) continue;
            /* where not present(mask) or (masked(mask, u) and same_shape(u, p)) */
            if (!(mask == DFG_NONE
                  || (attention_masked(g, mask, u) && dfg_same_shape(g, u, p) == DFG_TRUE)))
                continue;
            DFG_GIVE(attention_make_attention_of_places, .root = n, .q = p_2.q, .k = p_2.k, .v = v,
                     .a = p_2.a, .b = p_2.b, .e = e, .f = f, .mask = mask, .hq = p_2.hq, .hk = p_2.hk,
                     .hv = hv, .s = p_2.s, .p = p, .t = t, .u = u);
            DFG_GIVE_PARTS(whole->x_3 = x_3, whole->add = add, whole->mul_2 = mul_2, whole->div_2 = div_2,
                           whole->softmax = softmax);
            return true;
        }
    }
    return false;
}

/* attention.pat:84  rule make_attention_one_head(q, k, v, a, b, c, d, e, f, mask) {
 *     p = product(q, k, a, b, c, d);
 *     t = scaled(p, e, f);
 *     s = Softmax(Add(t, mask) | t) { axis in {-1, 2} };
 *     match MatMul(s, v);
 *     where q.rank == 3, k.rank == 3, v.rank == 3, q.shape[0] == k.shape[0], k.shape[0] == v.shape[0],
 *         not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v), not is_const(q),
 *         not is_const(k), factors(a, b, c, d, e, f);
 *     where not present(mask)
 *         or ((mask.rank == 2 or (mask.rank == 3 and mask.shape[0] == 1)) and mask.dtype != f16 and whole(mask, p, p)
 *             and not extern attention_hides_row(mask));
 *     rewrite Attention(q, Transpose(k) { perm = [0, 2, 1] }, v, mask?) {
 *         q_num_heads = 1, kv_num_heads = 1,
 *         scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *               * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
 *               * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 *     };
 * } */
bool attention_make_attention_one_head_find(DFG_FIND_ON(attention_make_attention_one_head))
{
    if (!dfg_calls_argc(g, n, attention_op_MatMul, 2)) return false;
    dfg_node v = dfg_operand(g, n, 1), s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, attention_op_Softmax, 1)) return false;
    if (!(dfg_int_is(g, s, attention_attr_axis, -1, -1) || dfg_int_is(g, s, attention_attr_axis, 2, -1)))
        return false;
    dfg_node v_2 = dfg_operand(g, s, 0);
    bool is_add = dfg_calls_argc(g, v_2, attention_op_Add, 2);
    dfg_node add = DFG_NONE;
    if (is_add) add = v_2;
    if (dfg_rank(g, v) != 3 || attention_empty(g, v)) return false;
    for (uint32_t swap = way[0]; swap < (is_add ? dfg_orders(g, add) : 1u);
         way[0] = ++swap, dfg_restart(way + 1, 4)) {
        dfg_node mask = DFG_NONE, t = v_2;
        if (is_add) {
            mask = dfg_arg(g, add, 1 - swap);
            t = dfg_arg(g, add, swap);
        }
        /* scaled is written out: not all it may be is a call */
        uint32_t alt = dfg_calls_argc(g, t, attention_op_Mul, 2) ? 0
            : dfg_calls_argc(g, t, attention_op_Div, 2) ? 1 : 2;
        dfg_node mul = DFG_NONE, e = DFG_NONE, p = DFG_NONE, div_3 = DFG_NONE, f = DFG_NONE;
        uint32_t swap_2 = 0;
        if (alt == 0) {
            mul = t;
            swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == attention_op_MatMul ? 0 : 1;
            e = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_is(g, e, DFG_CONST)) continue;
            p = dfg_arg(g, mul, swap_2);
        } else if (alt == 1) {
            div_3 = t;
            f = dfg_arg(g, div_3, 1);
            if (!dfg_is(g, f, DFG_CONST)) continue;
            p = dfg_arg(g, div_3, 0);
        } else {
            p = t;
        }
        if (dfg_op(g, p) != attention_op_MatMul) continue;
        struct attention_product_match product;
        for (; attention_product_find(g, p, way + 1, &product, DFG_PART(whole, product)); way[4]++) {
            if (!dfg_in_body(g, n, (const dfg_node[]){s, add, mul, div_3, p}, 5)) continue;
            if (dfg_rank(g, product.q) != 3 || dfg_rank(g, product.k) != 3) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, product.q, 0), dfg_extent_of(g, product.k, 0))) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, product.k, 0), dfg_extent_of(g, v, 0))) continue;
            if (attention_empty(g, product.q) || attention_empty(g, product.k)) continue;
            if (dfg_is(g, product.q, DFG_CONST) || dfg_is(g, product.k, DFG_CONST)) continue;
            if (!attention_factors(g, product.a, product.b, product.c, product.d, e, f)) continue;
            /* where not present(mask) or ((mask.rank == 2 or (mask.rank == 3 and mask.shape[0] == 1)) and
             * mask.dtype != f16 and whole(mask, p, p) and not extern attention_hides_row(mask)) */
            if (!(mask == DFG_NONE
                  || ((dfg_rank(g, mask) == 2 || (dfg_rank(g, mask) == 3 && dfg_extent(g, mask, 0) == 1))
                      && dfg_scalar_ne(dfg_dtype_of(g, mask), dfg_dtype_val(DFG_F16))
                      && attention_whole_2(g, mask, p, p) && mask != DFG_NONE
                      && !attention_hides_row(g, mask))))
                continue;
            DFG_GIVE(attention_make_attention_one_head, .root = n, .q = product.q, .k = product.k, .v = v,
                     .a = product.a, .b = product.b, .c = product.c, .d = product.d, .e = e, .f = f,
                     .mask = mask, .p = p, .t = t, .s = s);
            DFG_GIVE_PARTS(whole->add = add, whole->mul = mul, whole->div_3 = div_3);
            return true;
        }
    }
    return false;
}

/* attention.pat:103
 * cond one_axis(x, m) = x.rank == 4, m.rank == 3, m.shape[1] == x.shape[2], m.shape[2] == x.shape[3]; */
static DFG_APART bool attention_one_axis(const dfg_graph *g, dfg_node x, dfg_node m2)
{
    return dfg_rank(g, x) == 4 && dfg_rank(g, m2) == 3
        && dfg_extent_eq(g, dfg_extent_of(g, m2, 1), dfg_extent_of(g, x, 2))
        && dfg_extent_eq(g, dfg_extent_of(g, m2, 2), dfg_extent_of(g, x, 3));
}

/* attention.pat:104
 * cond as_heads(y, q) = y.rank == 4, y.shape[0] == q.shape[0], y.shape[1] == q.shape[1], y.shape[2] == q.shape[2]; */
static DFG_APART bool attention_as_heads(const dfg_graph *g, dfg_node y, dfg_node q)
{
    return dfg_rank(g, y) == 4 && dfg_extent_eq(g, dfg_extent_of(g, y, 0), dfg_extent_of(g, q, 0))
        && dfg_extent_eq(g, dfg_extent_of(g, y, 1), dfg_extent_of(g, q, 1))
        && dfg_extent_eq(g, dfg_extent_of(g, y, 2), dfg_extent_of(g, q, 2));
}

static DFG_APART bool attention_holds(const dfg_graph *g, dfg_node a_call)
{
    return !dfg_only_attrs(g, a_call,
                           (const uint32_t[]){attention_attr_q_num_heads, attention_attr_kv_num_heads,
                                              attention_attr_scale, attention_attr_is_causal,
                                              attention_attr_qk_matmul_output_mode, attention_attr_softcap,
                                              attention_attr_softmax_precision}, 7)
        || !dfg_is_default(dfg_attr(g, a_call, attention_attr_is_causal), dfg_int(0))
        || !dfg_is_default(dfg_attr(g, a_call, attention_attr_qk_matmul_output_mode), dfg_int(0))
        || !dfg_is_default(dfg_attr(g, a_call, attention_attr_softcap), dfg_float(0.0))
        || dfg_known(dfg_attr(g, a_call, attention_attr_softmax_precision));
}

/* attention.pat:105  rule attention_merged(q, k, v) {
 *     mq = Reshape(q, _);
 *     mk = Reshape(k, _);
 *     mv = Reshape(v, _);
 *     a = Attention(mq, mk, mv) { q_num_heads == 1, kv_num_heads == 1, scale = s, exact };
 *     y = Reshape(a, _);
 *     match y;
 *     where one_axis(q, mq), one_axis(k, mk), one_axis(v, mv), attends(q, k, v), as_heads(y, q);
 *     rewrite Attention(q, k, v) { scale = s };
 * } */
bool attention_attention_merged_find(DFG_FIND(attention_attention_merged))
{
    if (!dfg_calls_argc(g, n, attention_op_Reshape, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), a_call = dfg_first_result(g, a);
    if (!dfg_calls_with(g, a_call, attention_op_Attention, 3)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, a_call, attention_attr_q_num_heads), dfg_int(1))) return false;
    if (!dfg_scalar_eq(dfg_attr(g, a_call, attention_attr_kv_num_heads), dfg_int(1))) return false;
    dfg_val s = dfg_attr(g, dfg_call_of(g, a_call), attention_attr_scale);
    if (!dfg_known(s)) return false;
    if (attention_holds(g, a_call)) return false;
    dfg_node mq = dfg_operand(g, a_call, 0);
    if (!dfg_calls_argc(g, mq, attention_op_Reshape, 2)) return false;
    dfg_node q = dfg_operand(g, mq, 0), x = dfg_operand(g, mq, 1), mk = dfg_operand(g, a_call, 1);
    if (!dfg_calls_argc(g, mk, attention_op_Reshape, 2)) return false;
    dfg_node k = dfg_operand(g, mk, 0), x_2 = dfg_operand(g, mk, 1), mv = dfg_operand(g, a_call, 2);
    if (!dfg_calls_argc(g, mv, attention_op_Reshape, 2)) return false;
    dfg_node v = dfg_operand(g, mv, 0), x_3 = dfg_operand(g, mv, 1), x_4 = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){a, a_call, mq, mk, mv}, 5)) return false;
    if (!attention_one_axis(g, q, mq) || !attention_one_axis(g, k, mk)) return false;
    if (!attention_one_axis(g, v, mv) || !attention_attends(g, q, k, v)) return false;
    if (!attention_as_heads(g, n, q)) return false;
    DFG_GIVE(attention_attention_merged, .root = n, .q = q, .k = k, .v = v, .mq = mq, .mk = mk, .mv = mv,
             .a = a, .y = n, .s = s);
    DFG_GIVE_WHOLE(attention_attention_merged, .x = x, .x_2 = x_2, .x_3 = x_3,
                   .a_call = dfg_first_result(g, a), .x_4 = x_4);
    return true;
}

/* attention.pat:54
 * cond masked(mask, u) = u.rank == 4, mask.dtype != f16, whole(mask, u, u), not extern attention_hides_row(mask); */
static DFG_APART bool attention_masked_2(const dfg_graph *g, dfg_node mask, dfg_node u)
{
    return dfg_rank(g, u) == 4 && dfg_scalar_ne(dfg_dtype_of(g, mask), dfg_dtype_val(DFG_F16))
        && attention_whole_2(g, mask, u, u) && !attention_hides_row(g, mask);
}

/* attention.pat:115  rule make_attention_merged(q, k, v, a, b, c, d, e, f, mask) {
 *     mq = Reshape(q, _);
 *     mk = Reshape(k, _);
 *     mv = Reshape(v, _);
 *     p = product(mq, Transpose(mk) { perm == [0, 2, 1] }, a, b, c, d);
 *     t = scaled(p, e, f);
 *     u = Add(Reshape(t, _), mask);
 *     w = Reshape(u, _);
 *     s = Softmax(w) { axis in {-1, 2} };
 *     y = Reshape(MatMul(s, mv), _);
 *     match y;
 *     where one_axis(q, mq), one_axis(k, mk), one_axis(v, mv), attends(q, k, v), factors(a, b, c, d, e, f);
 *     where as_heads(y, q), w.rank == 3, masked(mask, u), u.shape[0] == q.shape[0], u.shape[1] == q.shape[1],
 *         u.shape[3] == k.shape[2];
 *     rewrite Attention(q, k, v, mask) {
 *         scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *               * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
 *               * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 *     };
 * } */
bool attention_make_attention_merged_find(DFG_FIND_ON(attention_make_attention_merged))
{
    if (!dfg_calls_argc(g, n, attention_op_Reshape, 2)) return false;
    dfg_node x_6 = dfg_operand(g, n, 1), matMul = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, matMul, attention_op_MatMul, 2)) return false;
    dfg_node mv = dfg_operand(g, matMul, 1);
    if (!dfg_calls_argc(g, mv, attention_op_Reshape, 2)) return false;
    dfg_node v = dfg_operand(g, mv, 0), x_3 = dfg_operand(g, mv, 1), s = dfg_operand(g, matMul, 0);
    if (!dfg_calls_argc(g, s, attention_op_Softmax, 1)) return false;
    if (!(dfg_int_is(g, s, attention_attr_axis, -1, -1) || dfg_int_is(g, s, attention_attr_axis, 2, -1)))
        return false;
    dfg_node w = dfg_operand(g, s, 0);
    if (!dfg_calls_argc(g, w, attention_op_Reshape, 2)) return false;
    dfg_node x_5 = dfg_operand(g, w, 1), u = dfg_operand(g, w, 0);
    if (!dfg_calls_argc(g, u, attention_op_Add, 2) || !attention_one_axis(g, v, mv)) return false;
    if (dfg_rank(g, w) != 3) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, u); way[0] = ++swap, dfg_restart(way + 1, 4)) {
        dfg_node reshape = dfg_arg(g, u, swap);
        if (!dfg_calls_argc(g, reshape, attention_op_Reshape, 2)) continue;
        dfg_node t = dfg_operand(g, reshape, 0);
        /* scaled is written out: not all it may be is a call */
        uint32_t alt = dfg_calls_argc(g, t, attention_op_Mul, 2) ? 0
            : dfg_calls_argc(g, t, attention_op_Div, 2) ? 1 : 2;
        dfg_node mul = DFG_NONE, p = DFG_NONE, e = DFG_NONE, div_3 = DFG_NONE, f = DFG_NONE;
        uint32_t swap_2 = 0;
        if (alt == 0) {
            mul = t;
            swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == attention_op_MatMul ? 0 : 1;
            p = dfg_arg(g, mul, swap_2);
            e = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_is(g, e, DFG_CONST)) continue;
        } else if (alt == 1) {
            div_3 = t;
            p = dfg_arg(g, div_3, 0);
            f = dfg_arg(g, div_3, 1);
            if (!dfg_is(g, f, DFG_CONST)) continue;
        } else {
            p = t;
        }
        if (dfg_op(g, p) != attention_op_MatMul) continue;
        struct attention_product_match product;
        for (; attention_product_find(g, p, way + 1, &product, DFG_PART(whole, product)); way[4]++) {
            dfg_node mq = product.q;
            if (!dfg_calls_argc(g, mq, attention_op_Reshape, 2)) continue;
            dfg_node q = dfg_operand(g, mq, 0), x = dfg_operand(g, mq, 1), transpose = product.k;
            if (!dfg_calls_argc(g, transpose, attention_op_Transpose, 1)) continue;
            if (!dfg_list_is(g, transpose, attention_attr_perm, dfg_list(attention_list_0_2_1, 3), false))
                continue;
            dfg_node mk = dfg_operand(g, transpose, 0);
            if (!dfg_calls_argc(g, mk, attention_op_Reshape, 2)) continue;
            dfg_node k = dfg_operand(g, mk, 0), x_2 = dfg_operand(g, mk, 1);
            dfg_node x_4 = dfg_operand(g, reshape, 1), mask = dfg_arg(g, u, 1 - swap);
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){
                                 matMul, mv, s, w, u, reshape, mul, div_3, p, mq, transpose, mk}, 12))
                continue;
            if (!attention_one_axis(g, q, mq) || !attention_one_axis(g, k, mk)) continue;
            if (!attention_attends(g, q, k, v)) continue;
            if (!attention_factors(g, product.a, product.b, product.c, product.d, e, f)) continue;
            if (!attention_as_heads(g, n, q) || !attention_masked_2(g, mask, u)) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, u, 0), dfg_extent_of(g, q, 0))) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, u, 1), dfg_extent_of(g, q, 1))) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, u, 3), dfg_extent_of(g, k, 2))) continue;
            DFG_GIVE(attention_make_attention_merged, .root = n, .q = q, .k = k, .v = v, .a = product.a,
                     .b = product.b, .c = product.c, .d = product.d, .e = e, .f = f, .mask = mask, .mq = mq,
                     .mk = mk, .mv = mv, .p = p, .t = t, .u = u, .w = w, .s = s, .y = n);
            DFG_GIVE_PARTS(whole->x = x, whole->x_2 = x_2, whole->x_3 = x_3, whole->transpose = transpose,
                           whole->reshape = reshape, whole->mul = mul, whole->div_3 = div_3,
                           whole->x_4 = x_4, whole->x_5 = x_5, whole->matMul = matMul, whole->x_6 = x_6);
            return true;
        }
    }
    return false;
}

/* attention.pat:137  (MatMul(...) | Mul(MatMul(...), _) | Div(MatMul(...), _)) */
static bool attention_no_scores_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    uint32_t alt = dfg_op(g, n) == attention_op_MatMul ? 0 : dfg_calls_argc(g, n, attention_op_Mul, 2) ? 1
        : 2;
    for (uint32_t swap = 0; swap < (alt == 1 ? dfg_orders(g, n) : 1u); swap++) {
        dfg_node matMul = DFG_NONE, matMul_2 = DFG_NONE;
        if (alt == 1) {
            matMul = dfg_arg(g, n, swap);
            if (dfg_op(g, matMul) != attention_op_MatMul) continue;
        } else if (alt == 2) {
            if (!dfg_calls_argc(g, n, attention_op_Div, 2)) continue;
            matMul_2 = dfg_operand(g, n, 0);
            if (dfg_op(g, matMul_2) != attention_op_MatMul) continue;
        }
        if (!dfg_in_body(g, root,
                         (const dfg_node[]){alt == 0 ? n : DFG_NONE, alt == 1 ? n : DFG_NONE, matMul,
                                            alt == 2 ? n : DFG_NONE, matMul_2}, 5))
            continue;
        return true;
    }
    return false;
}

/* attention.pat:137  pattern no_scores() = !(MatMul(...) | Mul(MatMul(...), _) | Div(MatMul(...), _)); */
bool attention_no_scores_match(const dfg_graph *g, dfg_node n, struct attention_no_scores_match *m)
{
    if (attention_no_scores_not1(g, n, n)) return false;
    DFG_GIVE(attention_no_scores, .root = n);
    return true;
}

/* attention.pat:137  (MatMul(...) | Mul(MatMul(...), _) | Div(MatMul(...), _)) */
static bool attention_sum_of_masks_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    uint32_t alt = dfg_op(g, n) == attention_op_MatMul ? 0 : dfg_calls_argc(g, n, attention_op_Mul, 2) ? 1
        : 2;
    for (uint32_t swap = 0; swap < (alt == 1 ? dfg_orders(g, n) : 1u); swap++) {
        dfg_node matMul = DFG_NONE, matMul_2 = DFG_NONE;
        if (alt == 1) {
            matMul = dfg_arg(g, n, swap);
            if (dfg_op(g, matMul) != attention_op_MatMul) continue;
        } else if (alt == 2) {
            if (!dfg_calls_argc(g, n, attention_op_Div, 2)) continue;
            matMul_2 = dfg_operand(g, n, 0);
            if (dfg_op(g, matMul_2) != attention_op_MatMul) continue;
        }
        if (!dfg_in_body(g, root,
                         (const dfg_node[]){alt == 0 ? n : DFG_NONE, alt == 1 ? n : DFG_NONE, matMul,
                                            alt == 2 ? n : DFG_NONE, matMul_2}, 5))
            continue;
        return true;
    }
    return false;
}

/* attention.pat:137  (MatMul(...) | Mul(MatMul(...), _) | Div(MatMul(...), _)) */
static bool attention_sum_of_masks_not2(const dfg_graph *g, dfg_node n, dfg_node root)
{
    uint32_t alt = dfg_op(g, n) == attention_op_MatMul ? 0 : dfg_calls_argc(g, n, attention_op_Mul, 2) ? 1
        : 2;
    for (uint32_t swap = 0; swap < (alt == 1 ? dfg_orders(g, n) : 1u); swap++) {
        dfg_node matMul = DFG_NONE, matMul_2 = DFG_NONE;
        if (alt == 1) {
            matMul = dfg_arg(g, n, swap);
            if (dfg_op(g, matMul) != attention_op_MatMul) continue;
        } else if (alt == 2) {
            if (!dfg_calls_argc(g, n, attention_op_Div, 2)) continue;
            matMul_2 = dfg_operand(g, n, 0);
            if (dfg_op(g, matMul_2) != attention_op_MatMul) continue;
        }
        if (!dfg_in_body(g, root,
                         (const dfg_node[]){alt == 0 ? n : DFG_NONE, alt == 1 ? n : DFG_NONE, matMul,
                                            alt == 2 ? n : DFG_NONE, matMul_2}, 5))
            continue;
        return true;
    }
    return false;
}

/* attention.pat:138  rule sum_of_masks(q, k, v, e, f, mask, more) {
 *     p = MatMul(q, k);
 *     t = scaled(p, e, f);
 *     u = Add(Add(t, mask & no_scores()), more & no_scores());
 *     s = Softmax(u) { axis in {-1, 3} };
 *     match MatMul(s, v);
 *     where attends(q, k, v), not present(e) or factor(e), not present(f) or factor(f), mask.dtype != f16;
 *     where same_shape(u, p) or (broadcast_to(mask, p) and broadcast_to(more, p));
 *     rewrite MatMul(Softmax(Add(t, Add(mask, more))) { ..s }, v);
 * } */
bool attention_sum_of_masks_find(DFG_FIND_ON(attention_sum_of_masks))
{
    if (!dfg_calls_argc(g, n, attention_op_MatMul, 2)) return false;
    dfg_node v = dfg_operand(g, n, 1), s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, attention_op_Softmax, 1)) return false;
    if (!(dfg_int_is(g, s, attention_attr_axis, -1, -1) || dfg_int_is(g, s, attention_attr_axis, 3, -1)))
        return false;
    dfg_node u = dfg_operand(g, s, 0);
    if (!dfg_calls_argc(g, u, attention_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, u); way[0] = ++swap, way[1] = 0) {
        dfg_node more = dfg_arg(g, u, 1 - swap);
        if (attention_sum_of_masks_not1(g, more, n)) continue;
        dfg_node add = dfg_arg(g, u, swap);
        if (!dfg_calls_argc(g, add, attention_op_Add, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, add); way[1] = ++swap_2) {
            dfg_node t = dfg_arg(g, add, swap_2);
            /* scaled is written out: not all it may be is a call */
            uint32_t alt = dfg_calls_argc(g, t, attention_op_Mul, 2) ? 0
                : dfg_calls_argc(g, t, attention_op_Div, 2) ? 1 : 2;
            dfg_node mul = DFG_NONE, p = DFG_NONE, e = DFG_NONE, div = DFG_NONE, f = DFG_NONE;
            uint32_t swap_3 = 0;
            if (alt == 0) {
                mul = t;
                swap_3 = dfg_op(g, dfg_arg(g, mul, 0)) == attention_op_MatMul ? 0 : 1;
                p = dfg_arg(g, mul, swap_3);
                e = dfg_arg(g, mul, 1 - swap_3);
                if (!dfg_is(g, e, DFG_CONST)) continue;
            } else if (alt == 1) {
                div = t;
                p = dfg_arg(g, div, 0);
                f = dfg_arg(g, div, 1);
                if (!dfg_is(g, f, DFG_CONST)) continue;
            } else {
                p = t;
            }
            if (!dfg_calls_argc(g, p, attention_op_MatMul, 2)) continue;
            dfg_node q = dfg_arg(g, p, 0), k = dfg_arg(g, p, 1), mask = dfg_arg(g, add, 1 - swap_2);
            if (attention_sum_of_masks_not2(g, mask, n)) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){s, u, add, mul, div, p}, 6)) continue;
            if (!attention_attends(g, q, k, v) || !(e == DFG_NONE || attention_factor(g, e))) continue;
            if (!(f == DFG_NONE || attention_factor(g, f))) continue;
            if (!dfg_scalar_ne(dfg_dtype_of(g, mask), dfg_dtype_val(DFG_F16))) continue;
            /* where same_shape(u, p) or (broadcast_to(mask, p) and broadcast_to(more, p)) */
            if (!(dfg_same_shape(g, u, p) == DFG_TRUE
                  || (dfg_broadcast_to(g, mask, p) == DFG_TRUE
                      && dfg_broadcast_to(g, more, p) == DFG_TRUE)))
                continue;
            DFG_GIVE(attention_sum_of_masks, .root = n, .q = q, .k = k, .v = v, .e = e, .f = f,
                     .mask = mask, .more = more, .p = p, .t = t, .u = u, .s = s);
            DFG_GIVE_WHOLE(attention_sum_of_masks, .add = add, .mul = mul, .div = div);
            return true;
        }
    }
    return false;
}

/* attention.pat:21, known not to hold  cond whole(mask, p, u) =
 *     mask.rank >= 2, broadcast_to(mask, p) or same_shape(u, p),
 *     mask.shape[-2] == p.shape[-2] or (not present(mask.shape[-2] + 0) and not present(p.shape[-2] + 0)),
 *     mask.shape[-1] == p.shape[-1] or (not present(mask.shape[-1] + 0) and not present(p.shape[-1] + 0)); */
static DFG_APART bool attention_not_whole(const dfg_graph *g, dfg_node mask, dfg_node p, dfg_node u)
{
    return dfg_lt(dfg_rank_of(g, mask), dfg_int(2))
        || (dfg_broadcast_to(g, mask, p) == DFG_FALSE && dfg_same_shape(g, u, p) == DFG_FALSE)
        || (dfg_extent_ne(g, dfg_extent_of(g, mask, -2), dfg_extent_of(g, p, -2))
            && (dfg_known(dfg_extent_add(g, dfg_extent_of(g, mask, -2), dfg_int(0)))
                || dfg_known(dfg_extent_add(g, dfg_extent_of(g, p, -2), dfg_int(0)))))
        || (dfg_extent_ne(g, dfg_extent_of(g, mask, -1), dfg_extent_of(g, p, -1))
            && (dfg_known(dfg_extent_add(g, dfg_extent_of(g, mask, -1), dfg_int(0)))
                || dfg_known(dfg_extent_add(g, dfg_extent_of(g, p, -1), dfg_int(0)))));
}

/* attention.pat:150  rule widen_mask(q, k, v, a, b, c, d, e, f, mask) {
 *     p = product(q, k, a, b, c, d);
 *     t = scaled(p, e, f);
 *     u = Add(t, mask);
 *     s = Softmax(u) { axis in {-1, 3} };
 *     match MatMul(s, v);
 *     where attends(q, k, v), not is_const(q), not is_const(k), factors(a, b, c, d, e, f);
 *     where mask.dtype != f16, broadcast_to(mask, p), not whole(mask, p, u), not extern attention_hides_row(mask),
 *         present(p.shape[2] + 0), present(p.shape[3] + 0);
 *     rewrite Attention(q, Transpose(k) { perm = [0, 1, 3, 2] }, v, Expand(mask, i64 [p.shape[2], p.shape[3]])) {
 *         scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *               * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
 *               * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 *     };
 * } */
bool attention_widen_mask_find(DFG_FIND_ON(attention_widen_mask))
{
    if (!dfg_calls_argc(g, n, attention_op_MatMul, 2)) return false;
    dfg_node v = dfg_operand(g, n, 1), s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, attention_op_Softmax, 1)) return false;
    if (!(dfg_int_is(g, s, attention_attr_axis, -1, -1) || dfg_int_is(g, s, attention_attr_axis, 3, -1)))
        return false;
    dfg_node u = dfg_operand(g, s, 0);
    if (!dfg_calls_argc(g, u, attention_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, u); way[0] = ++swap, dfg_restart(way + 1, 4)) {
        dfg_node mask = dfg_arg(g, u, 1 - swap), t = dfg_arg(g, u, swap);
        /* scaled is written out: not all it may be is a call */
        uint32_t alt = dfg_calls_argc(g, t, attention_op_Mul, 2) ? 0
            : dfg_calls_argc(g, t, attention_op_Div, 2) ? 1 : 2;
        dfg_node mul = DFG_NONE, e = DFG_NONE, p = DFG_NONE, div_3 = DFG_NONE, f = DFG_NONE;
        uint32_t swap_2 = 0;
        if (alt == 0) {
            mul = t;
            swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == attention_op_MatMul ? 0 : 1;
            e = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_is(g, e, DFG_CONST)) continue;
            p = dfg_arg(g, mul, swap_2);
        } else if (alt == 1) {
            div_3 = t;
            f = dfg_arg(g, div_3, 1);
            if (!dfg_is(g, f, DFG_CONST)) continue;
            p = dfg_arg(g, div_3, 0);
        } else {
            p = t;
        }
        if (dfg_op(g, p) != attention_op_MatMul) continue;
        if (!dfg_scalar_ne(dfg_dtype_of(g, mask), dfg_dtype_val(DFG_F16))) continue;
        if (dfg_broadcast_to(g, mask, p) != DFG_TRUE || !attention_not_whole(g, mask, p, u)) continue;
        if (attention_hides_row(g, mask)) continue;
        if (!dfg_known(dfg_extent_add(g, dfg_extent_of(g, p, 2), dfg_int(0)))) continue;
        if (!dfg_known(dfg_extent_add(g, dfg_extent_of(g, p, 3), dfg_int(0)))) continue;
        struct attention_product_match product;
        for (; attention_product_find(g, p, way + 1, &product, DFG_PART(whole, product)); way[4]++) {
            if (!dfg_in_body(g, n, (const dfg_node[]){s, u, mul, div_3, p}, 5)) continue;
            if (!attention_attends(g, product.q, product.k, v) || dfg_is(g, product.q, DFG_CONST)) continue;
            if (dfg_is(g, product.k, DFG_CONST)) continue;
            if (!attention_factors(g, product.a, product.b, product.c, product.d, e, f)) continue;
            DFG_GIVE(attention_widen_mask, .root = n, .q = product.q, .k = product.k, .v = v,
                     .a = product.a, .b = product.b, .c = product.c, .d = product.d, .e = e, .f = f,
                     .mask = mask, .p = p, .t = t, .u = u, .s = s);
            DFG_GIVE_PARTS(whole->mul = mul, whole->div_3 = div_3);
            return true;
        }
    }
    return false;
}

/* attention.pat:166  rule widen_mask_square(q, k, v, a, b, c, d, e, f, mask) {
 *     p = product(q, k, a, b, c, d);
 *     t = scaled(p, e, f);
 *     s = Softmax(Add(t, mask)) { axis in {-1, 3} };
 *     match MatMul(s, v);
 *     where attends(q, k, v), not is_const(q), not is_const(k), factors(a, b, c, d, e, f);
 *     where mask.dtype != f16, mask.rank == 4, broadcast_to(mask, p), mask.shape[2] == 1, mask.shape[3] == p.shape[3];
 *     where p.shape[2] == p.shape[3], not present(p.shape[3] + 0);
 *     rewrite Attention(q, Transpose(k) { perm = [0, 1, 3, 2] }, v,
 *                       Expand(mask, Concat(i64 [1], Shape(mask) { start = 3 }, i64 [1]) { axis = 0 })) {
 *         scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *               * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
 *               * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 *     };
 * } */
bool attention_widen_mask_square_find(DFG_FIND_ON(attention_widen_mask_square))
{
    if (!dfg_calls_argc(g, n, attention_op_MatMul, 2)) return false;
    dfg_node v = dfg_operand(g, n, 1), s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, attention_op_Softmax, 1)) return false;
    if (!(dfg_int_is(g, s, attention_attr_axis, -1, -1) || dfg_int_is(g, s, attention_attr_axis, 3, -1)))
        return false;
    dfg_node add = dfg_operand(g, s, 0);
    if (!dfg_calls_argc(g, add, attention_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap, dfg_restart(way + 1, 4)) {
        dfg_node mask = dfg_arg(g, add, 1 - swap), t = dfg_arg(g, add, swap);
        /* scaled is written out: not all it may be is a call */
        uint32_t alt = dfg_calls_argc(g, t, attention_op_Mul, 2) ? 0
            : dfg_calls_argc(g, t, attention_op_Div, 2) ? 1 : 2;
        dfg_node mul = DFG_NONE, e = DFG_NONE, p = DFG_NONE, div_3 = DFG_NONE, f = DFG_NONE;
        uint32_t swap_2 = 0;
        if (alt == 0) {
            mul = t;
            swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == attention_op_MatMul ? 0 : 1;
            e = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_is(g, e, DFG_CONST)) continue;
            p = dfg_arg(g, mul, swap_2);
        } else if (alt == 1) {
            div_3 = t;
            f = dfg_arg(g, div_3, 1);
            if (!dfg_is(g, f, DFG_CONST)) continue;
            p = dfg_arg(g, div_3, 0);
        } else {
            p = t;
        }
        if (dfg_op(g, p) != attention_op_MatMul) continue;
        if (!dfg_scalar_ne(dfg_dtype_of(g, mask), dfg_dtype_val(DFG_F16)) || dfg_rank(g, mask) != 4)
            continue;
        if (dfg_broadcast_to(g, mask, p) != DFG_TRUE || dfg_extent(g, mask, 2) != 1) continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, mask, 3), dfg_extent_of(g, p, 3))) continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, p, 2), dfg_extent_of(g, p, 3))) continue;
        if (dfg_known(dfg_extent_add(g, dfg_extent_of(g, p, 3), dfg_int(0)))) continue;
        struct attention_product_match product;
        for (; attention_product_find(g, p, way + 1, &product, DFG_PART(whole, product)); way[4]++) {
            if (!dfg_in_body(g, n, (const dfg_node[]){s, add, mul, div_3, p}, 5)) continue;
            if (!attention_attends(g, product.q, product.k, v) || dfg_is(g, product.q, DFG_CONST)) continue;
            if (dfg_is(g, product.k, DFG_CONST)) continue;
            if (!attention_factors(g, product.a, product.b, product.c, product.d, e, f)) continue;
            DFG_GIVE(attention_widen_mask_square, .root = n, .q = product.q, .k = product.k, .v = v,
                     .a = product.a, .b = product.b, .c = product.c, .d = product.d, .e = e, .f = f,
                     .mask = mask, .p = p, .t = t, .s = s);
            DFG_GIVE_PARTS(whole->add = add, whole->mul = mul, whole->div_3 = div_3);
            return true;
        }
    }
    return false;
}

/* attention.pat:182  cond hides(low) = low.dtype == f32, low.rank <= 4, value(low) < -1e37, value(low) > -1e39; */
static DFG_APART bool attention_hides(const dfg_graph *g, dfg_node low)
{
    return dfg_dtype(g, low) == DFG_F32 && dfg_le(dfg_rank_of(g, low), dfg_int(4))
        && dfg_lt(dfg_value_of(g, low), dfg_float(-1e+37))
        && dfg_gt(dfg_value_of(g, low), dfg_float(-1e+39));
}

/* attention.pat:183  rule mask_by_where(q, k, v, a, b, c, d, e, f, keep, low) {
 *     p = product(q, k, a, b, c, d);
 *     t = scaled(p, e, f);
 *     w = Where(keep, t, low & const);
 *     s = Softmax(w) { axis in {-1, 3} };
 *     match MatMul(s, v);
 *     where attends(q, k, v), factors(a, b, c, d, e, f), hides(low), broadcast_to(keep, p) or same_shape(w, p);
 *     rewrite MatMul(Softmax(Add(t, Where(keep, like(low, 0.0), low))) { ..s }, v);
 * } */
bool attention_mask_by_where_find(DFG_FIND_ON(attention_mask_by_where))
{
    if (!dfg_calls_argc(g, n, attention_op_MatMul, 2)) return false;
    dfg_node v = dfg_operand(g, n, 1), s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, attention_op_Softmax, 1)) return false;
    if (!(dfg_int_is(g, s, attention_attr_axis, -1, -1) || dfg_int_is(g, s, attention_attr_axis, 3, -1)))
        return false;
    dfg_node w = dfg_operand(g, s, 0);
    if (!dfg_calls_argc(g, w, attention_op_Where, 3)) return false;
    dfg_node keep = dfg_operand(g, w, 0), low = dfg_operand(g, w, 2);
    if (!dfg_is(g, low, DFG_CONST)) return false;
    dfg_node t = dfg_operand(g, w, 1);
    /* scaled is written out: not all it may be is a call */
    uint32_t alt = dfg_calls_argc(g, t, attention_op_Mul, 2) ? 0
        : dfg_calls_argc(g, t, attention_op_Div, 2) ? 1 : 2;
    dfg_node mul = DFG_NONE, e = DFG_NONE, p = DFG_NONE, div_3 = DFG_NONE, f = DFG_NONE;
    uint32_t swap = 0;
    if (alt == 0) {
        mul = t;
        swap = dfg_op(g, dfg_arg(g, mul, 0)) == attention_op_MatMul ? 0 : 1;
        e = dfg_arg(g, mul, 1 - swap);
        if (!dfg_is(g, e, DFG_CONST)) return false;
        p = dfg_arg(g, mul, swap);
    } else if (alt == 1) {
        div_3 = t;
        f = dfg_arg(g, div_3, 1);
        if (!dfg_is(g, f, DFG_CONST)) return false;
        p = dfg_arg(g, div_3, 0);
    } else {
        p = t;
    }
    if (dfg_op(g, p) != attention_op_MatMul || !attention_hides(g, low)) return false;
    if (!(dfg_broadcast_to(g, keep, p) == DFG_TRUE || dfg_same_shape(g, w, p) == DFG_TRUE)) return false;
    struct attention_product_match product;
    for (; attention_product_find(g, p, way, &product, DFG_PART(whole, product)); way[3]++) {
        if (!dfg_in_body(g, n, (const dfg_node[]){s, w, mul, div_3, p}, 5)) continue;
        if (!attention_attends(g, product.q, product.k, v)) continue;
        if (!attention_factors(g, product.a, product.b, product.c, product.d, e, f)) continue;
        DFG_GIVE(attention_mask_by_where, .root = n, .q = product.q, .k = product.k, .v = v, .a = product.a,
                 .b = product.b, .c = product.c, .d = product.d, .e = e, .f = f, .keep = keep, .low = low,
                 .p = p, .t = t, .w = w, .s = s);
        DFG_GIVE_PARTS(whole->mul = mul, whole->div_3 = div_3);
        return true;
    }
    return false;
}

/* attention.pat:193  rule mask_by_product(q, k, v, e, f, keep, hide) {
 *     t = scaled(MatMul(q, k), e, f);
 *     s = Softmax(Add(Mul(t, keep & const), hide & const)) { axis in {-1, 3} };
 *     match MatMul(s, v);
 *     where attends(q, k, v), not present(e) or factor(e), not present(f) or factor(f), hide.dtype == f32,
 *         same_shape(keep, hide), broadcast_to(hide, s), extern attention_keeps(keep, hide),
 *         not extern attention_hides_row(hide);
 *     rewrite MatMul(Softmax(Add(t, hide)) { ..s }, v);
 * } */
bool attention_mask_by_product_find(DFG_FIND(attention_mask_by_product))
{
    if (!dfg_calls_argc(g, n, attention_op_MatMul, 2)) return false;
    dfg_node s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, attention_op_Softmax, 1)) return false;
    if (!(dfg_int_is(g, s, attention_attr_axis, -1, -1) || dfg_int_is(g, s, attention_attr_axis, 3, -1)))
        return false;
    dfg_node add = dfg_operand(g, s, 0);
    if (!dfg_calls_argc(g, add, attention_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, add, 0)) == attention_op_Mul ? 0 : 1;
    dfg_node mul = dfg_arg(g, add, swap);
    if (!dfg_calls_argc(g, mul, attention_op_Mul, 2)) return false;
    uint32_t swap_2 = dfg_op(g, dfg_operand(g, mul, 0)) == attention_op_Mul
        || dfg_op(g, dfg_operand(g, mul, 0)) == attention_op_Div
        || dfg_op(g, dfg_operand(g, mul, 0)) == attention_op_MatMul
        ? 0
        : 1;
    dfg_node t = dfg_arg(g, mul, swap_2);
    /* scaled is written out: not all it may be is a call */
    uint32_t alt = dfg_calls_argc(g, t, attention_op_Mul, 2) ? 0
        : dfg_calls_argc(g, t, attention_op_Div, 2) ? 1 : 2;
    dfg_node mul_2 = DFG_NONE, matMul = DFG_NONE, e = DFG_NONE, div = DFG_NONE, f = DFG_NONE;
    uint32_t swap_3 = 0;
    if (alt == 0) {
        mul_2 = t;
        swap_3 = dfg_op(g, dfg_arg(g, mul_2, 0)) == attention_op_MatMul ? 0 : 1;
        matMul = dfg_arg(g, mul_2, swap_3);
        e = dfg_arg(g, mul_2, 1 - swap_3);
        if (!dfg_is(g, e, DFG_CONST)) return false;
    } else if (alt == 1) {
        div = t;
        matMul = dfg_arg(g, div, 0);
        f = dfg_arg(g, div, 1);
        if (!dfg_is(g, f, DFG_CONST)) return false;
    } else {
        matMul = t;
    }
    if (!dfg_calls_argc(g, matMul, attention_op_MatMul, 2)) return false;
    dfg_node q = dfg_arg(g, matMul, 0), k = dfg_arg(g, matMul, 1), keep = dfg_arg(g, mul, 1 - swap_2);
    if (!dfg_is(g, keep, DFG_CONST)) return false;
    dfg_node hide = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, hide, DFG_CONST)) return false;
    dfg_node v = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){s, add, mul, mul_2, div, matMul}, 6)) return false;
    if (!attention_attends(g, q, k, v) || !(e == DFG_NONE || attention_factor(g, e))) return false;
    if (!(f == DFG_NONE || attention_factor(g, f)) || dfg_dtype(g, hide) != DFG_F32) return false;
    if (dfg_same_shape(g, keep, hide) != DFG_TRUE || dfg_broadcast_to(g, hide, s) != DFG_TRUE) return false;
    if (!attention_keeps(g, keep, hide) || attention_hides_row(g, hide)) return false;
    DFG_GIVE(attention_mask_by_product, .root = n, .q = q, .k = k, .v = v, .e = e, .f = f, .keep = keep,
             .hide = hide, .t = t, .s = s);
    DFG_GIVE_WHOLE(attention_mask_by_product, .matMul = matMul, .add = add, .mul = mul, .mul_2 = mul_2,
                   .div = div);
    return true;
}

/* attention.pat:202  rule mask_by_where_not(q, k, v, a, b, c, d, e, f, drop, low) {
 *     p = product(q, k, a, b, c, d);
 *     t = scaled(p, e, f);
 *     w = Where(drop, low & const, t);
 *     s = Softmax(w) { axis in {-1, 3} };
 *     match MatMul(s, v);
 *     where attends(q, k, v), factors(a, b, c, d, e, f), hides(low), broadcast_to(drop, p) or same_shape(w, p);
 *     rewrite MatMul(Softmax(Add(t, Where(drop, low, like(low, 0.0)))) { ..s }, v);
 * } */
bool attention_mask_by_where_not_find(DFG_FIND_ON(attention_mask_by_where_not))
{
    if (!dfg_calls_argc(g, n, attention_op_MatMul, 2)) return false;
    dfg_node v = dfg_operand(g, n, 1), s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, attention_op_Softmax, 1)) return false;
    if (!(dfg_int_is(g, s, attention_attr_axis, -1, -1) || dfg_int_is(g, s, attention_attr_axis, 3, -1)))
        return false;
    dfg_node w = dfg_operand(g, s, 0);
    if (!dfg_calls_argc(g, w, attention_op_Where, 3)) return false;
    dfg_node drop = dfg_operand(g, w, 0), low = dfg_operand(g, w, 1);
    if (!dfg_is(g, low, DFG_CONST)) return false;
    dfg_node t = dfg_operand(g, w, 2);
    /* scaled is written out: not all it may be is a call */
    uint32_t alt = dfg_calls_argc(g, t, attention_op_Mul, 2) ? 0
        : dfg_calls_argc(g, t, attention_op_Div, 2) ? 1 : 2;
    dfg_node mul = DFG_NONE, e = DFG_NONE, p = DFG_NONE, div_3 = DFG_NONE, f = DFG_NONE;
    uint32_t swap = 0;
    if (alt == 0) {
        mul = t;
        swap = dfg_op(g, dfg_arg(g, mul, 0)) == attention_op_MatMul ? 0 : 1;
        e = dfg_arg(g, mul, 1 - swap);
        if (!dfg_is(g, e, DFG_CONST)) return false;
        p = dfg_arg(g, mul, swap);
    } else if (alt == 1) {
        div_3 = t;
        f = dfg_arg(g, div_3, 1);
        if (!dfg_is(g, f, DFG_CONST)) return false;
        p = dfg_arg(g, div_3, 0);
    } else {
        p = t;
    }
    if (dfg_op(g, p) != attention_op_MatMul || !attention_hides(g, low)) return false;
    if (!(dfg_broadcast_to(g, drop, p) == DFG_TRUE || dfg_same_shape(g, w, p) == DFG_TRUE)) return false;
    struct attention_product_match product;
    for (; attention_product_find(g, p, way, &product, DFG_PART(whole, product)); way[3]++) {
        if (!dfg_in_body(g, n, (const dfg_node[]){s, w, mul, div_3, p}, 5)) continue;
        if (!attention_attends(g, product.q, product.k, v)) continue;
        if (!attention_factors(g, product.a, product.b, product.c, product.d, e, f)) continue;
        DFG_GIVE(attention_mask_by_where_not, .root = n, .q = product.q, .k = product.k, .v = v,
                 .a = product.a, .b = product.b, .c = product.c, .d = product.d, .e = e, .f = f,
                 .drop = drop, .low = low, .p = p, .t = t, .w = w, .s = s);
        DFG_GIVE_PARTS(whole->mul = mul, whole->div_3 = div_3);
        return true;
    }
    return false;
}

/* attention.pat:214  cond least(keep, low, high) =
 *     low.elements == 1, low.rank == 0 or low.rank <= keep.rank or low.rank <= high.rank, low.dtype == f32,
 *     value(low) <= -3.4028234e38, value(low) > -3.5e38,
 *     high.elements == 1,
 *     abs(value(high)) < 1e30; */
static DFG_APART bool attention_least(const dfg_graph *g, dfg_node keep, dfg_node low, dfg_node high)
{
    return dfg_extent_eq(g, dfg_elements_of(g, low), dfg_int(1))
        && (dfg_rank(g, low) == 0 || dfg_le(dfg_rank_of(g, low), dfg_rank_of(g, keep))
            || dfg_le(dfg_rank_of(g, low), dfg_rank_of(g, high)))
        && dfg_dtype(g, low) == DFG_F32 && dfg_le(dfg_value_of(g, low), dfg_float(-3.4028234e+38))
        && dfg_gt(dfg_value_of(g, low), dfg_float(-3.5e+38))
        && dfg_extent_eq(g, dfg_elements_of(g, high), dfg_int(1))
        && dfg_lt(dfg_abs(dfg_value_of(g, high)), dfg_float(1e+30));
}

/* attention.pat:219  rule mask_of_least(q, k, v, keep, high, low) : keep_shared, priority 2 {
 *     a = Attention(q, k, v, Where(keep, high & const, low & const));
 *     match a;
 *     where least(keep, low, high);
 *     rewrite Attention(q, k, v, Where(keep, high, like(low, -3.3e38))) { ..a };
 * } */
bool attention_mask_of_least_find(DFG_FIND(attention_mask_of_least))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, attention_op_Attention, 4)) return false;
    dfg_node q = dfg_operand(g, n_call, 0), k = dfg_operand(g, n_call, 1), v = dfg_operand(g, n_call, 2);
    dfg_node where = dfg_operand(g, n_call, 3);
    if (!dfg_calls_argc(g, where, attention_op_Where, 3)) return false;
    dfg_node keep = dfg_operand(g, where, 0), high = dfg_operand(g, where, 1);
    if (!dfg_is(g, high, DFG_CONST)) return false;
    dfg_node low = dfg_operand(g, where, 2);
    if (!dfg_is(g, low, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_call, where}, 2))
        return false;
    if (!attention_least(g, keep, low, high)) return false;
    DFG_GIVE(attention_mask_of_least, .root = n, .q = q, .k = k, .v = v, .keep = keep, .high = high,
             .low = low, .a = n);
    DFG_GIVE_WHOLE(attention_mask_of_least, .a_call = dfg_first_result(g, n), .where = where);
    return true;
}

/* attention.pat:225  rule mask_of_least_not(q, k, v, drop, high, low) : keep_shared, priority 2 {
 *     a = Attention(q, k, v, Where(drop, low & const, high & const));
 *     match a;
 *     where least(drop, low, high);
 *     rewrite Attention(q, k, v, Where(drop, like(low, -3.3e38), high)) { ..a };
 * } */
bool attention_mask_of_least_not_find(DFG_FIND(attention_mask_of_least_not))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, attention_op_Attention, 4)) return false;
    dfg_node q = dfg_operand(g, n_call, 0), k = dfg_operand(g, n_call, 1), v = dfg_operand(g, n_call, 2);
    dfg_node where = dfg_operand(g, n_call, 3);
    if (!dfg_calls_argc(g, where, attention_op_Where, 3)) return false;
    dfg_node drop = dfg_operand(g, where, 0), low = dfg_operand(g, where, 1);
    if (!dfg_is(g, low, DFG_CONST)) return false;
    dfg_node high = dfg_operand(g, where, 2);
    if (!dfg_is(g, high, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_call, where}, 2))
        return false;
    if (!attention_least(g, drop, low, high)) return false;
    DFG_GIVE(attention_mask_of_least_not, .root = n, .q = q, .k = k, .v = v, .drop = drop, .high = high,
             .low = low, .a = n);
    DFG_GIVE_WHOLE(attention_mask_of_least_not, .a_call = dfg_first_result(g, n), .where = where);
    return true;
}

/* attention.pat:231  rule mask_of_least_beside(q, k, v, keep, high, low, other) : keep_shared, priority 2 {
 *     a = Attention(q, k, v, Add(Where(keep, high & const, low & const), other));
 *     match a;
 *     where least(keep, low, high);
 *     rewrite Attention(q, k, v, Add(Where(keep, high, like(low, -3.3e38)), other)) { ..a };
 * } */
bool attention_mask_of_least_beside_find(DFG_FIND_ON(attention_mask_of_least_beside))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, attention_op_Attention, 4)) return false;
    dfg_node q = dfg_operand(g, n_call, 0), k = dfg_operand(g, n_call, 1), v = dfg_operand(g, n_call, 2);
    dfg_node add = dfg_operand(g, n_call, 3);
    if (!dfg_calls_argc(g, add, attention_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap) {
        dfg_node where = dfg_arg(g, add, swap);
        if (!dfg_calls_argc(g, where, attention_op_Where, 3)) continue;
        dfg_node keep = dfg_operand(g, where, 0), high = dfg_operand(g, where, 1);
        if (!dfg_is(g, high, DFG_CONST)) continue;
        dfg_node low = dfg_operand(g, where, 2);
        if (!dfg_is(g, low, DFG_CONST)) continue;
        dfg_node other = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, add, where}, 3)) continue;
        if (!attention_least(g, keep, low, high)) continue;
        DFG_GIVE(attention_mask_of_least_beside, .root = n, .q = q, .k = k, .v = v, .keep = keep,
                 .high = high, .low = low, .other = other, .a = n);
        DFG_GIVE_WHOLE(attention_mask_of_least_beside, .a_call = dfg_first_result(g, n), .add = add,
                       .where = where);
        return true;
    }
    return false;
}

/* attention.pat:237  rule mask_of_least_not_beside(q, k, v, drop, high, low, other) : keep_shared, priority 2 {
 *     a = Attention(q, k, v, Add(Where(drop, low & const, high & const), other));
 *     match a;
 *     where least(drop, low, high);
 *     rewrite Attention(q, k, v, Add(Where(drop, like(low, -3.3e38), high), other)) { ..a };
 * } */
bool attention_mask_of_least_not_beside_find(DFG_FIND_ON(attention_mask_of_least_not_beside))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, attention_op_Attention, 4)) return false;
    dfg_node q = dfg_operand(g, n_call, 0), k = dfg_operand(g, n_call, 1), v = dfg_operand(g, n_call, 2);
    dfg_node add = dfg_operand(g, n_call, 3);
    if (!dfg_calls_argc(g, add, attention_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap) {
        dfg_node where = dfg_arg(g, add, swap);
        if (!dfg_calls_argc(g, where, attention_op_Where, 3)) continue;
        dfg_node drop = dfg_operand(g, where, 0), low = dfg_operand(g, where, 1);
        if (!dfg_is(g, low, DFG_CONST)) continue;
        dfg_node high = dfg_operand(g, where, 2);
        if (!dfg_is(g, high, DFG_CONST)) continue;
        dfg_node other = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, add, where}, 3)) continue;
        if (!attention_least(g, drop, low, high)) continue;
        DFG_GIVE(attention_mask_of_least_not_beside, .root = n, .q = q, .k = k, .v = v, .drop = drop,
                 .high = high, .low = low, .other = other, .a = n);
        DFG_GIVE_WHOLE(attention_mask_of_least_not_beside, .a_call = dfg_first_result(g, n), .add = add,
                       .where = where);
        return true;
    }
    return false;
}

/* attention.pat:243  rule mask_of_least_times(q, k, v, i, one, low) : keep_shared, priority 2 {
 *     c = Cast(i);
 *     x = Sub(one & const, c) | c;
 *     a = Attention(q, k, v, Mul(x, low & const));
 *     match a;
 *     where i.dtype in {bool, i32, i64}, not present(one) or value(one) == 1, low.elements == 1, low.rank <= i.rank;
 *     where low.dtype == f32, value(low) <= -3.4028234e38, value(low) > -3.5e38;
 *     rewrite Attention(q, k, v, Mul(x, like(low, -3.3e38))) { ..a };
 * } */
bool attention_mask_of_least_times_find(DFG_FIND(attention_mask_of_least_times))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, attention_op_Attention, 4)) return false;
    dfg_node q = dfg_operand(g, n_call, 0), k = dfg_operand(g, n_call, 1), v = dfg_operand(g, n_call, 2);
    dfg_node mul = dfg_operand(g, n_call, 3);
    if (!dfg_calls_argc(g, mul, attention_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, mul, 0)) == attention_op_Sub
        || dfg_op(g, dfg_operand(g, mul, 0)) == attention_op_Cast
        ? 0
        : 1;
    dfg_node x = dfg_arg(g, mul, swap), sub = DFG_NONE, one = DFG_NONE, c = x;
    if (dfg_calls_argc(g, x, attention_op_Sub, 2)) {
        sub = x;
        one = dfg_arg(g, sub, 0);
        if (!dfg_is(g, one, DFG_CONST)) return false;
        c = dfg_arg(g, sub, 1);
    }
    if (!dfg_calls_argc(g, c, attention_op_Cast, 1)) return false;
    dfg_node i = dfg_arg(g, c, 0), low = dfg_arg(g, mul, 1 - swap);
    if (!dfg_is(g, low, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_call, mul, sub, c}, 4))
        return false;
    /* where i.dtype in {bool, i32, i64} */
    if (!(dfg_dtype(g, i) == DFG_BOOL || dfg_dtype(g, i) == DFG_I32 || dfg_dtype(g, i) == DFG_I64))
        return false;
    if (!(one == DFG_NONE || dfg_scalar_eq(dfg_value_of(g, one), dfg_int(1)))) return false;
    if (!dfg_extent_eq(g, dfg_elements_of(g, low), dfg_int(1))) return false;
    if (!dfg_le(dfg_rank_of(g, low), dfg_rank_of(g, i)) || dfg_dtype(g, low) != DFG_F32) return false;
    if (!dfg_le(dfg_value_of(g, low), dfg_float(-3.4028234e+38))) return false;
    if (!dfg_gt(dfg_value_of(g, low), dfg_float(-3.5e+38))) return false;
    DFG_GIVE(attention_mask_of_least_times, .root = n, .q = q, .k = k, .v = v, .i = i, .one = one,
             .low = low, .c = c, .x = x, .a = n);
    DFG_GIVE_WHOLE(attention_mask_of_least_times, .sub = sub, .a_call = dfg_first_result(g, n), .mul = mul);
    return true;
}

/* attention.pat:254  rule attention_plus_zero(q, k, v, c, mask) {
 *     a = Attention(Add(q, c & splat(0)), k, v, mask?);
 *     match a;
 *     where c.elements == 1, c.rank <= q.rank;
 *     rewrite Attention(q, k, v, mask?) { ..a };
 * } */
bool attention_attention_plus_zero_find(DFG_FIND_ON(attention_attention_plus_zero))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != attention_op_Attention || dfg_n_args(g, n_call) > 4
        || dfg_arg(g, n_call, 1) == DFG_NONE || dfg_arg(g, n_call, 2) == DFG_NONE)
        return false;
    dfg_node k = dfg_arg(g, n_call, 1), v = dfg_arg(g, n_call, 2), mask = dfg_arg(g, n_call, 3);
    dfg_node add = dfg_arg(g, n_call, 0);
    if (!dfg_calls_argc(g, add, attention_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap) {
        dfg_node q = dfg_arg(g, add, swap), c = dfg_arg(g, add, 1 - swap);
        if (!dfg_splat_is(g, c, dfg_int(0), DFG_NO_DTYPE)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, add}, 2)) continue;
        if (!dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1))) continue;
        if (!dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, q))) continue;
        DFG_GIVE(attention_attention_plus_zero, .root = n, .q = q, .k = k, .v = v, .c = c, .mask = mask,
                 .a = n);
        DFG_GIVE_WHOLE(attention_attention_plus_zero, .a_call = dfg_first_result(g, n), .add = add);
        return true;
    }
    return false;
}

/* attention.pat:261  rule attention_scale_query(q, k, v, s, mask) {
 *     a = Attention(Mul(q, s & const), k, v, mask?);
 *     match a;
 *     where factor(s), s.rank <= q.rank, a.scale > 1e-30, a.scale < 1e30;
 *     rewrite Attention(q, k, v, mask?) { ..a, scale = a.scale * value(s) };
 * } */
bool attention_attention_scale_query_find(DFG_FIND_ON(attention_attention_scale_query))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != attention_op_Attention || dfg_n_args(g, n_call) > 4
        || dfg_arg(g, n_call, 1) == DFG_NONE || dfg_arg(g, n_call, 2) == DFG_NONE)
        return false;
    dfg_node k = dfg_arg(g, n_call, 1), v = dfg_arg(g, n_call, 2), mask = dfg_arg(g, n_call, 3);
    dfg_node mul = dfg_arg(g, n_call, 0);
    if (!dfg_calls_argc(g, mul, attention_op_Mul, 2)) return false;
    if (!dfg_gt(dfg_attr(g, dfg_call_of(g, n), attention_attr_scale), dfg_float(1e-30))) return false;
    if (!dfg_lt(dfg_attr(g, dfg_call_of(g, n), attention_attr_scale), dfg_float(1e+30))) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, mul); way[0] = ++swap) {
        dfg_node q = dfg_arg(g, mul, swap), s = dfg_arg(g, mul, 1 - swap);
        if (!dfg_is(g, s, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_call, mul}, 2)) continue;
        if (!attention_factor(g, s) || !dfg_le(dfg_rank_of(g, s), dfg_rank_of(g, q))) continue;
        DFG_GIVE(attention_attention_scale_query, .root = n, .q = q, .k = k, .v = v, .s = s, .mask = mask,
                 .a = n);
        DFG_GIVE_WHOLE(attention_attention_scale_query, .a_call = dfg_first_result(g, n), .mul = mul);
        return true;
    }
    return false;
}

/* attention.pat:267  rule attention_scale_key(q, k, v, s, mask) {
 *     t = Transpose(Mul(k, s & const)) { perm = p };
 *     a = Attention(q, t, v, mask?);
 *     match a;
 *     where factor(s), k.rank == 4, a.scale > 1e-30, a.scale < 1e30;
 *     rewrite Attention(q, Transpose(k) { perm = p }, v, mask?) { ..a, scale = a.scale * value(s) };
 * } */
bool attention_attention_scale_key_find(DFG_FIND_ON(attention_attention_scale_key))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != attention_op_Attention || dfg_n_args(g, n_call) > 4
        || dfg_arg(g, n_call, 0) == DFG_NONE || dfg_arg(g, n_call, 2) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, n_call, 0), v = dfg_arg(g, n_call, 2), mask = dfg_arg(g, n_call, 3);
    dfg_node t = dfg_arg(g, n_call, 1);
    if (!dfg_calls_argc(g, t, attention_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, t, attention_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node mul = dfg_operand(g, t, 0);
    if (!dfg_calls_argc(g, mul, attention_op_Mul, 2)) return false;
    if (!dfg_gt(dfg_attr(g, dfg_call_of(g, n), attention_attr_scale), dfg_float(1e-30))) return false;
    if (!dfg_lt(dfg_attr(g, dfg_call_of(g, n), attention_attr_scale), dfg_float(1e+30))) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, mul); way[0] = ++swap) {
        dfg_node k = dfg_arg(g, mul, swap), s = dfg_arg(g, mul, 1 - swap);
        if (!dfg_is(g, s, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_call, t, mul}, 3)) continue;
        if (!attention_factor(g, s) || dfg_rank(g, k) != 4) continue;
        DFG_GIVE(attention_attention_scale_key, .root = n, .q = q, .k = k, .v = v, .s = s, .mask = mask,
                 .t = t, .a = n, .p = p);
        DFG_GIVE_WHOLE(attention_attention_scale_key, .mul = mul, .a_call = dfg_first_result(g, n));
        return true;
    }
    return false;
}

/* attention.pat:278  rule attention_past(q, k, v, pk, pv, mask) : priority 1 {
 *     ck = Concat(pk, k) { axis in {2, -2} };
 *     cv = Concat(pv, v) { axis in {2, -2} };
 *     y = Attention(q, ck, cv, mask?);
 *     match y, ck, cv;
 *     where y.is_causal == 0, uses(ck) > 1, uses(cv) > 1, k.rank == 4, pk.rank == 4, v.rank == 4;
 *     rewrite {
 *         n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..y };
 *         return n.0, n.1, n.2;
 *     }
 * } */
bool attention_attention_past_find(DFG_FIND(attention_attention_past))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != attention_op_Attention || dfg_n_args(g, n_call) > 4
        || dfg_arg(g, n_call, 0) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, n_call, 0), ck = dfg_arg(g, n_call, 1);
    if (!dfg_calls_with(g, ck, attention_op_Concat, 2)) return false;
    if (!(dfg_scalar_eq(dfg_attr(g, ck, attention_attr_axis), dfg_int(2))
          || dfg_scalar_eq(dfg_attr(g, ck, attention_attr_axis), dfg_int(-2))))
        return false;
    dfg_node pk = dfg_operand(g, ck, 0), k = dfg_operand(g, ck, 1), cv = dfg_arg(g, n_call, 2);
    if (!dfg_calls_with(g, cv, attention_op_Concat, 2)) return false;
    if (!(dfg_scalar_eq(dfg_attr(g, cv, attention_attr_axis), dfg_int(2))
          || dfg_scalar_eq(dfg_attr(g, cv, attention_attr_axis), dfg_int(-2))))
        return false;
    dfg_node pv = dfg_operand(g, cv, 0), v = dfg_operand(g, cv, 1), mask = dfg_arg(g, n_call, 3);
    if (ck == n) return false;
    if (cv == n) return false;
    if (cv == ck) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){n_call, ck, cv}, 3)) return false;
    if (!dfg_int_is(g, dfg_call_of(g, n), attention_attr_is_causal, 0, 0)) return false;
    if (!dfg_gt(dfg_uses_of(g, ck), dfg_int(1)) || !dfg_gt(dfg_uses_of(g, cv), dfg_int(1))) return false;
    if (dfg_rank(g, k) != 4 || dfg_rank(g, pk) != 4 || dfg_rank(g, v) != 4) return false;
    DFG_GIVE(attention_attention_past, .root = n, .q = q, .k = k, .v = v, .pk = pk, .pv = pv, .mask = mask,
             .ck = ck, .cv = cv, .y = n);
    DFG_GIVE_WHOLE(attention_attention_past, .y_call = dfg_first_result(g, n));
    return true;
}

/* attention.pat:289  rule attention_past_only(q, k, v, pk, pv, mask) {
 *     a = Attention(q, Concat(pk, k) { axis in {2, -2} }, Concat(pv, v) { axis in {2, -2} }, mask?);
 *     match a;
 *     where a.is_causal == 0, k.rank == 4, pk.rank == 4, v.rank == 4;
 *     rewrite {
 *         n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..a }; // ONNX Runtime: of a past, present ones are asked for
 *         return n.0;
 *     }
 * } */
bool attention_attention_past_only_find(DFG_FIND(attention_attention_past_only))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != attention_op_Attention || dfg_n_args(g, n_call) > 4
        || dfg_arg(g, n_call, 0) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, n_call, 0), concat = dfg_arg(g, n_call, 1);
    if (!dfg_calls_with(g, concat, attention_op_Concat, 2)) return false;
    if (!(dfg_scalar_eq(dfg_attr(g, concat, attention_attr_axis), dfg_int(2))
          || dfg_scalar_eq(dfg_attr(g, concat, attention_attr_axis), dfg_int(-2))))
        return false;
    dfg_node pk = dfg_operand(g, concat, 0), k = dfg_operand(g, concat, 1);
    dfg_node concat_2 = dfg_arg(g, n_call, 2);
    if (!dfg_calls_with(g, concat_2, attention_op_Concat, 2)) return false;
    if (!(dfg_scalar_eq(dfg_attr(g, concat_2, attention_attr_axis), dfg_int(2))
          || dfg_scalar_eq(dfg_attr(g, concat_2, attention_attr_axis), dfg_int(-2))))
        return false;
    dfg_node pv = dfg_operand(g, concat_2, 0), v = dfg_operand(g, concat_2, 1);
    dfg_node mask = dfg_arg(g, n_call, 3);
    if (!dfg_in_body(g, n, (const dfg_node[]){n_call, concat, concat_2}, 3)) return false;
    if (!dfg_int_is(g, dfg_call_of(g, n), attention_attr_is_causal, 0, 0) || dfg_rank(g, k) != 4)
        return false;
    if (dfg_rank(g, pk) != 4 || dfg_rank(g, v) != 4) return false;
    DFG_GIVE(attention_attention_past_only, .root = n, .q = q, .k = k, .v = v, .pk = pk, .pv = pv,
             .mask = mask, .a = n);
    DFG_GIVE_WHOLE(attention_attention_past_only, .a_call = dfg_first_result(g, n), .concat = concat,
                   .concat_2 = concat_2);
    return true;
}

/* attention.pat:299  pattern repeated(k) {
 *     u = Unsqueeze(k, 2);
 *     e = Expand(u, _) | Tile(u, _) | Concat(u, u) { axis in {2, -3} };
 *     r = Reshape(e, _);
 *     where k.rank == 4, e.rank == 5, r.rank == 4, e.shape[0] == k.shape[0], e.shape[1] == k.shape[1];
 *     where e.shape[3] == k.shape[2], e.shape[4] == k.shape[3];
 *     where r.shape[0] == k.shape[0], r.shape[1] == e.shape[1] * e.shape[2], r.shape[2] == k.shape[2];
 *     where r.shape[3] == k.shape[3];
 *     return r;
 * } */
bool attention_repeated_find(DFG_FIND(attention_repeated))
{
    if (!dfg_calls_argc(g, n, attention_op_Reshape, 2)) return false;
    dfg_node e = dfg_operand(g, n, 0);
    uint32_t alt = dfg_calls_argc(g, e, attention_op_Expand, 2) ? 0
        : dfg_calls_argc(g, e, attention_op_Tile, 2) ? 1 : 2;
    dfg_node expand = DFG_NONE, u = DFG_NONE, x = DFG_NONE, tile = DFG_NONE, x_2 = DFG_NONE;
    dfg_node concat = DFG_NONE;
    if (alt == 0) {
        expand = e;
        u = dfg_arg(g, expand, 0);
        x = dfg_arg(g, expand, 1);
    } else if (alt == 1) {
        tile = e;
        u = dfg_arg(g, tile, 0);
        x_2 = dfg_arg(g, tile, 1);
    } else {
        concat = e;
        if (!dfg_calls_with(g, concat, attention_op_Concat, 2)) return false;
        if (!(dfg_scalar_eq(dfg_attr(g, concat, attention_attr_axis), dfg_int(2))
              || dfg_scalar_eq(dfg_attr(g, concat, attention_attr_axis), dfg_int(-3))))
            return false;
        u = dfg_arg(g, concat, 0);
        if (dfg_arg(g, concat, 1) != u) return false;
    }
    if (!dfg_calls_argc(g, u, attention_op_Unsqueeze, 2)) return false;
    dfg_node k = dfg_arg(g, u, 0), constant = dfg_arg(g, u, 1);
    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) return false;
    dfg_node x_3 = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){expand, tile, concat, u}, 4) || dfg_rank(g, k) != 4)
        return false;
    if (dfg_rank(g, e) != 5 || dfg_rank(g, n) != 4) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, e, 0), dfg_extent_of(g, k, 0))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, e, 1), dfg_extent_of(g, k, 1))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, e, 3), dfg_extent_of(g, k, 2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, e, 4), dfg_extent_of(g, k, 3))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 0), dfg_extent_of(g, k, 0))) return false;
    /* where r.shape[1] == e.shape[1] * e.shape[2] */
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 1),
                       dfg_extent_mul(g, dfg_extent_of(g, e, 1), dfg_extent_of(g, e, 2))))
        return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 2), dfg_extent_of(g, k, 2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 3), dfg_extent_of(g, k, 3))) return false;
    DFG_GIVE(attention_repeated, .root = n, .k = k, .u = u, .e = e, .r = n);
    DFG_GIVE_WHOLE(attention_repeated, .constant = constant, .expand = expand, .x = x, .tile = tile,
                   .x_2 = x_2, .concat = concat, .x_3 = x_3);
    return true;
}

/* attention.pat:309  rule ungroup_attention(q, k, v, mask) {
 *     a = Attention(q, repeated(k), repeated(v), mask?);
 *     match a;
 *     where k.shape[1] == v.shape[1], q.rank == 4;
 *     rewrite Attention(q, k, v, mask?) { ..a };
 * } */
bool attention_ungroup_attention_find(DFG_FIND(attention_ungroup_attention))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != attention_op_Attention || dfg_n_args(g, n_call) > 4
        || dfg_arg(g, n_call, 0) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, n_call, 0), r = dfg_arg(g, n_call, 1);
    struct attention_repeated_match repeated;
    if (dfg_op(g, r) != attention_op_Reshape) return false;
    if (!attention_repeated_find(g, r, &repeated, DFG_PART(whole, repeated))) return false;
    dfg_node r_2 = dfg_arg(g, n_call, 2);
    struct attention_repeated_match repeated_2;
    if (dfg_op(g, r_2) != attention_op_Reshape) return false;
    if (!attention_repeated_find(g, r_2, &repeated_2, DFG_PART(whole, repeated_2))) return false;
    dfg_node mask = dfg_arg(g, n_call, 3);
    if (!dfg_in_body(g, n, (const dfg_node[]){n_call, r, r_2}, 3)) return false;
    /* where k.shape[1] == v.shape[1] */
    if (!dfg_extent_eq(g, dfg_extent_of(g, repeated.k, 1), dfg_extent_of(g, repeated_2.k, 1))) return false;
    if (dfg_rank(g, q) != 4) return false;
    DFG_GIVE(attention_ungroup_attention, .root = n, .q = q, .k = repeated.k, .v = repeated_2.k,
             .mask = mask, .a = n);
    DFG_GIVE_PARTS(whole->a_call = dfg_first_result(g, n), whole->r = r, whole->r_2 = r_2);
    return true;
}

/* attention.pat:316  pattern heads(x) {
 *     r = Reshape(x, _);
 *     t = Transpose(r) { perm == [0, 2, 1, 3] };
 *     h = t | r;
 *     where x.rank == 3, r.rank == 4, r.shape[0] == x.shape[0],
 *         present(t) ? r.shape[1] == x.shape[1]
 *                    : (x.shape[1] == 1 and r.shape[2] == 1) or (r.shape[1] == 1 and r.shape[2] == x.shape[1]);
 *     return h;
 * } */
bool attention_heads_find(DFG_FIND(attention_heads))
{
    dfg_node t = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, attention_op_Transpose, 1)) {
        t = n;
        if (!dfg_list_is(g, t, attention_attr_perm, dfg_list(attention_list_0_2_1_3, 4), false))
            return false;
        r = dfg_arg(g, t, 0);
    }
    if (!dfg_calls_argc(g, r, attention_op_Reshape, 2)) return false;
    dfg_node x = dfg_arg(g, r, 0), x_2 = dfg_arg(g, r, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){t, r}, 2) || dfg_rank(g, x) != 3 || dfg_rank(g, r) != 4)
        return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 0), dfg_extent_of(g, x, 0))) return false;
    /* where present(t) ? r.shape[1] == x.shape[1] : (x.shape[1] == 1 and r.shape[2] == 1) or
     * (r.shape[1] == 1 and r.shape[2] == x.shape[1]) */
    if (!(t != DFG_NONE ? dfg_extent_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, x, 1))
          : (dfg_extent(g, x, 1) == 1 && dfg_extent(g, r, 2) == 1)
            || (dfg_extent(g, r, 1) == 1
                && dfg_extent_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, x, 1)))))
        return false;
    DFG_GIVE(attention_heads, .root = n, .x = x, .r = r, .t = t, .h = n);
    DFG_GIVE_WHOLE(attention_heads, .x = x_2);
    return true;
}

/* attention.pat:325  rule attention_of_rows(q, k, v, mask, pk, pv) {
 *     qh = heads(q);
 *     kh = heads(k);
 *     vh = heads(v);
 *     a = Attention(qh, kh, vh, mask?, pk?, pv?);
 *     t = Transpose(a) { perm == [0, 2, 1, 3] };
 *     y = Reshape(t | a, _);
 *     match y;
 *     where present(t) or q.shape[1] == 1 or qh.shape[1] == 1, uses(a) == 1, y.rank == 3, y.shape[0] == q.shape[0],
 *         y.shape[1] == q.shape[1],
 *         qh.shape[1] > 0,
 *         kh.shape[1] > 0;
 *     rewrite Attention(q, k, v, mask?, pk?, pv?) { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] };
 * } */
bool attention_attention_of_rows_find(DFG_FIND(attention_attention_of_rows))
{
    if (!dfg_calls_argc(g, n, attention_op_Reshape, 2)) return false;
    dfg_node v = dfg_operand(g, n, 0), t = DFG_NONE, a = v;
    if (dfg_calls_argc(g, v, attention_op_Transpose, 1)) {
        t = v;
        if (!dfg_list_is(g, t, attention_attr_perm, dfg_list(attention_list_0_2_1_3, 4), false))
            return false;
        a = dfg_arg(g, t, 0);
    }
    dfg_node a_call = dfg_first_result(g, a);
    if (dfg_op(g, a_call) != attention_op_Attention || dfg_n_args(g, a_call) > 6) return false;
    dfg_node qh = dfg_arg(g, a_call, 0);
    struct attention_heads_match heads;
    if (!attention_heads_find(g, qh, &heads, DFG_PART(whole, heads))) return false;
    dfg_node kh = dfg_arg(g, a_call, 1);
    struct attention_heads_match heads_2;
    if (!attention_heads_find(g, kh, &heads_2, DFG_PART(whole, heads_2))) return false;
    struct attention_heads_match heads_3;
    if (!attention_heads_find(g, dfg_arg(g, a_call, 2), &heads_3, DFG_PART(whole, heads_3))) return false;
    dfg_node mask = dfg_arg(g, a_call, 3), pk = dfg_arg(g, a_call, 4), pv = dfg_arg(g, a_call, 5);
    dfg_node x_4 = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){t, a, a_call, qh, kh, heads_3.root}, 6)) return false;
    if (!(t != DFG_NONE || dfg_extent(g, heads.x, 1) == 1 || dfg_extent(g, qh, 1) == 1)) return false;
    if (dfg_uses(g, a) != 1 || dfg_rank(g, n) != 3) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 0), dfg_extent_of(g, heads.x, 0))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 1), dfg_extent_of(g, heads.x, 1))) return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, qh, 1), dfg_int(0))) return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, kh, 1), dfg_int(0))) return false;
    DFG_GIVE(attention_attention_of_rows, .root = n, .q = heads.x, .k = heads_2.x, .v = heads_3.x,
             .mask = mask, .pk = pk, .pv = pv, .qh = qh, .kh = kh, .vh = heads_3.root, .a = a, .t = t,
             .y = n);
    DFG_GIVE_PARTS(whole->a_call = dfg_first_result(g, a), whole->x_4 = x_4);
    return true;
}

/* attention.pat:340  pattern flat_heads(x) {
 *     r = Reshape(x, _);
 *     t = Transpose(r) { perm == [0, 2, 1, 3] };
 *     where x.rank == 2, r.rank == 4, r.shape[2] > 0, r.shape[3] > 0, x.shape[1] == r.shape[2] * r.shape[3];
 *     return t;
 * } */
bool attention_flat_heads_find(DFG_FIND(attention_flat_heads))
{
    if (!dfg_calls_argc(g, n, attention_op_Transpose, 1)) return false;
    if (!dfg_list_is(g, n, attention_attr_perm, dfg_list(attention_list_0_2_1_3, 4), false)) return false;
    dfg_node r = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, r, attention_op_Reshape, 2)) return false;
    dfg_node x = dfg_operand(g, r, 0), x_2 = dfg_operand(g, r, 1);
    if (!dfg_same_body(g, n, r) || dfg_rank(g, x) != 2 || dfg_rank(g, r) != 4) return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, r, 2), dfg_int(0))) return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, r, 3), dfg_int(0))) return false;
    /* where x.shape[1] == r.shape[2] * r.shape[3] */
    if (!dfg_extent_eq(g, dfg_extent_of(g, x, 1),
                       dfg_extent_mul(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, r, 3))))
        return false;
    DFG_GIVE(attention_flat_heads, .root = n, .x = x, .r = r, .t = n);
    DFG_GIVE_WHOLE(attention_flat_heads, .x = x_2);
    return true;
}

/* attention.pat:346  rule attention_of_flat_rows(q, k, v, mask) {
 *     qh = flat_heads(q);
 *     kh = flat_heads(k);
 *     vh = flat_heads(v);
 *     a = Attention(qh, kh, vh, mask?);
 *     y = Reshape(Transpose(a) { perm == [0, 2, 1, 3] }, _);
 *     match y;
 *     where uses(a) == 1, y.rank == 2, y.shape[1] == vh.shape[1] * vh.shape[3];
 *     rewrite Reshape(Attention(Reshape(q, i64 [qh.shape[0], qh.shape[2], q.shape[1]]),
 *                               Reshape(k, i64 [kh.shape[0], kh.shape[2], k.shape[1]]),
 *                               Reshape(v, i64 [vh.shape[0], vh.shape[2], v.shape[1]]), mask?) {
 *         ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1]
 *     }, i64 [-1, y.shape[1]]);
 * } */
bool attention_attention_of_flat_rows_find(DFG_FIND(attention_attention_of_flat_rows))
{
    if (!dfg_calls_argc(g, n, attention_op_Reshape, 2)) return false;
    dfg_node transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, transpose, attention_op_Transpose, 1)) return false;
    if (!dfg_list_is(g, transpose, attention_attr_perm, dfg_list(attention_list_0_2_1_3, 4), false))
        return false;
    dfg_node a = dfg_operand(g, transpose, 0), a_call = dfg_first_result(g, a);
    if (dfg_op(g, a_call) != attention_op_Attention || dfg_n_args(g, a_call) > 4) return false;
    struct attention_flat_heads_match flat_heads;
    if (dfg_op(g, dfg_arg(g, a_call, 0)) != attention_op_Transpose) return false;
    if (!attention_flat_heads_find(g, dfg_arg(g, a_call, 0), &flat_heads, DFG_PART(whole, flat_heads)))
        return false;
    struct attention_flat_heads_match flat_heads_2;
    if (dfg_op(g, dfg_arg(g, a_call, 1)) != attention_op_Transpose) return false;
    if (!attention_flat_heads_find(g, dfg_arg(g, a_call, 1), &flat_heads_2, DFG_PART(whole, flat_heads_2)))
        return false;
    dfg_node vh = dfg_arg(g, a_call, 2);
    struct attention_flat_heads_match flat_heads_3;
    if (dfg_op(g, vh) != attention_op_Transpose) return false;
    if (!attention_flat_heads_find(g, vh, &flat_heads_3, DFG_PART(whole, flat_heads_3))) return false;
    dfg_node mask = dfg_arg(g, a_call, 3), x_4 = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){transpose, a, a_call, flat_heads.root, flat_heads_2.root, vh},
                     6))
        return false;
    if (dfg_uses(g, a) != 1 || dfg_rank(g, n) != 2) return false;
    /* where y.shape[1] == vh.shape[1] * vh.shape[3] */
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 1),
                       dfg_extent_mul(g, dfg_extent_of(g, vh, 1), dfg_extent_of(g, vh, 3))))
        return false;
    DFG_GIVE(attention_attention_of_flat_rows, .root = n, .q = flat_heads.x, .k = flat_heads_2.x,
             .v = flat_heads_3.x, .mask = mask, .qh = flat_heads.root, .kh = flat_heads_2.root, .vh = vh,
             .a = a, .y = n);
    DFG_GIVE_PARTS(whole->a_call = dfg_first_result(g, a), whole->transpose = transpose, whole->x_4 = x_4);
    return true;
}

/* attention.pat:361  pattern placed_heads(x) {
 *     r = Reshape(x, _);
 *     t = Transpose(r) { perm == [1, 0, 2] };
 *     u = Reshape(t, _);
 *     h = u | t;
 *     where x.rank == 3, r.rank == 3, r.shape[0] == x.shape[0], r.shape[2] > 0, x.shape[2] % r.shape[2] == 0;
 *     where not present(u) or (u.rank == 4 and u.shape[0] == x.shape[1] and u.shape[2] == x.shape[0]
 *                              and u.shape[3] == r.shape[2]);
 *     return h;
 * } */
bool attention_placed_heads_find(DFG_FIND(attention_placed_heads))
{
    dfg_node u = DFG_NONE, t = n, x_2 = DFG_NONE;
    if (dfg_calls_argc(g, n, attention_op_Reshape, 2)) {
        u = n;
        t = dfg_arg(g, u, 0);
        x_2 = dfg_arg(g, u, 1);
    }
    if (!dfg_calls_argc(g, t, attention_op_Transpose, 1)) return false;
    if (!dfg_list_is(g, t, attention_attr_perm, dfg_list(attention_list_1_0_2, 3), false)) return false;
    dfg_node r = dfg_arg(g, t, 0);
    if (!dfg_calls_argc(g, r, attention_op_Reshape, 2)) return false;
    dfg_node x = dfg_operand(g, r, 0), x_3 = dfg_operand(g, r, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){u, t, r}, 3) || dfg_rank(g, x) != 3) return false;
    if (dfg_rank(g, r) != 3 || !dfg_extent_eq(g, dfg_extent_of(g, r, 0), dfg_extent_of(g, x, 0)))
        return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, r, 2), dfg_int(0))) return false;
    /* where x.shape[2] % r.shape[2] == 0 */
    if (!dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, x, 2), dfg_extent_of(g, r, 2)), dfg_int(0)))
        return false;
    /* where not present(u) or (u.rank == 4 and u.shape[0] == x.shape[1] and u.shape[2] ==
     * x.shape[0] and u.shape[3] == r.shape[2]) */
    if (!(u == DFG_NONE
          || (dfg_rank(g, u) == 4 && dfg_extent_eq(g, dfg_extent_of(g, u, 0), dfg_extent_of(g, x, 1))
              && dfg_extent_eq(g, dfg_extent_of(g, u, 2), dfg_extent_of(g, x, 0))
              && dfg_extent_eq(g, dfg_extent_of(g, u, 3), dfg_extent_of(g, r, 2)))))
        return false;
    DFG_GIVE(attention_placed_heads, .root = n, .x = x, .r = r, .t = t, .u = u, .h = n);
    DFG_GIVE_WHOLE(attention_placed_heads, .x = x_3, .x_2 = x_2);
    return true;
}

static DFG_APART enum dfg_tri attention_member(const dfg_graph *g, dfg_node s)
{
    const dfg_val list = dfg_elements(g, s);
    const int64_t n = dfg_len(list);
    enum dfg_tri any = dfg_is_length(n) ? DFG_FALSE : DFG_UNKNOWN;
    for (int64_t k = 0; any != DFG_TRUE && k < n; k++)
        any = dfg_either(any, dfg_scalar_same(dfg_int(0), dfg_item_at(&list, k)));
    return any;
}

/* attention.pat:371  rule attention_of_places(q, k, v, mask, s) {
 *     qh = placed_heads(q);
 *     kh = placed_heads(k);
 *     vh = placed_heads(v);
 *     a = Attention(qh, kh, vh, mask?);
 *     match Reshape(Transpose(a) { perm in {[1, 0, 2], [2, 0, 1, 3]} }, s & const) { allowzero == 0 };
 *     where uses(a) == 1, same_rank(qh, kh), same_rank(qh, vh), q.shape[1] == k.shape[1], k.shape[1] == v.shape[1];
 *     where qh.rank == 4 or (a.q_num_heads == 1 and a.kv_num_heads == 1), not 0 in {[d for d in value(s)]};
 *     rewrite Reshape(Transpose(Attention(Transpose(q) { perm = [1, 0, 2] }, Transpose(k) { perm = [1, 0, 2] },
 *                                         Transpose(v) { perm = [1, 0, 2] }, mask?) {
 *         ..a, q_num_heads = q.shape[2] / qh.shape[-1], kv_num_heads = k.shape[2] / kh.shape[-1]
 *     }) { perm = [1, 0, 2] }, s);
 * } */
bool attention_attention_of_places_find(DFG_FIND(attention_attention_of_places))
{
    if (!dfg_calls_argc(g, n, attention_op_Reshape, 2)) return false;
    if (!dfg_int_is(g, n, attention_attr_allowzero, 0, 0)) return false;
    dfg_node transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, transpose, attention_op_Transpose, 1)) return false;
    if (!(dfg_list_is(g, transpose, attention_attr_perm, dfg_list(attention_list_1_0_2, 3), false)
          || dfg_list_is(g, transpose, attention_attr_perm, dfg_list(attention_list_2_0_1_3, 4), false)))
        return false;
    dfg_node a = dfg_operand(g, transpose, 0), a_call = dfg_first_result(g, a);
    if (dfg_op(g, a_call) != attention_op_Attention || dfg_n_args(g, a_call) > 4) return false;
    dfg_node qh = dfg_arg(g, a_call, 0);
    struct attention_placed_heads_match placed_heads;
    if (!attention_placed_heads_find(g, qh, &placed_heads, DFG_PART(whole, placed_heads))) return false;
    dfg_node kh = dfg_arg(g, a_call, 1);
    struct attention_placed_heads_match placed_heads_2;
    if (!attention_placed_heads_find(g, kh, &placed_heads_2, DFG_PART(whole, placed_heads_2))) return false;
    dfg_node vh = dfg_arg(g, a_call, 2);
    struct attention_placed_heads_match placed_heads_3;
    if (!attention_placed_heads_find(g, vh, &placed_heads_3, DFG_PART(whole, placed_heads_3))) return false;
    dfg_node mask = dfg_arg(g, a_call, 3), s = dfg_operand(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){transpose, a, a_call, qh, kh, vh}, 6)) return false;
    if (dfg_uses(g, a) != 1 || dfg_same_rank(g, qh, kh) != DFG_TRUE) return false;
    if (dfg_same_rank(g, qh, vh) != DFG_TRUE) return false;
    /* where q.shape[1] == k.shape[1] */
    if (!dfg_extent_eq(g, dfg_extent_of(g, placed_heads.x, 1), dfg_extent_of(g, placed_heads_2.x, 1)))
        return false;
    /* where k.shape[1] == v.shape[1] */
    if (!dfg_extent_eq(g, dfg_extent_of(g, placed_heads_2.x, 1), dfg_extent_of(g, placed_heads_3.x, 1)))
        return false;
    /* where qh.rank == 4 or (a.q_num_heads == 1 and a.kv_num_heads == 1) */
    if (!(dfg_rank(g, qh) == 4
          || (dfg_scalar_eq(dfg_attr(g, dfg_call_of(g, a), attention_attr_q_num_heads), dfg_int(1))
              && dfg_scalar_eq(dfg_attr(g, dfg_call_of(g, a), attention_attr_kv_num_heads), dfg_int(1)))))
        return false;
    if (attention_member(g, s) != DFG_FALSE) return false;
    DFG_GIVE(attention_attention_of_places, .root = n, .q = placed_heads.x, .k = placed_heads_2.x,
             .v = placed_heads_3.x, .mask = mask, .s = s, .qh = qh, .kh = kh, .vh = vh, .a = a);
    DFG_GIVE_PARTS(whole->a_call = dfg_first_result(g, a), whole->transpose = transpose);
    return true;
}

/* attention.pat:384  rule attention_of_rows_present(q, k, v, mask, pk, pv) {
 *     qh = heads(q);
 *     kh = heads(k);
 *     vh = heads(v);
 *     a = Attention(qh, kh, vh, mask?, pk, pv);
 *     pr = a.1;
 *     ps = a.2;
 *     f = a.0;
 *     y = Reshape(Transpose(f) { perm == [0, 2, 1, 3] }, _);
 *     match y, pr, ps;
 *     where uses(f) == 1, y.rank == 3, y.shape[0] == q.shape[0], y.shape[1] == q.shape[1], qh.shape[1] > 0,
 *         kh.shape[1] > 0;
 *     rewrite {
 *         n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] };
 *         return n.0, n.1, n.2;
 *     }
 * } */
bool attention_attention_of_rows_present_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_attention_of_rows_present_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, attention_op_Reshape, 2)) return false;
    dfg_node transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, transpose, attention_op_Transpose, 1)) return false;
    if (!dfg_list_is(g, transpose, attention_attr_perm, dfg_list(attention_list_0_2_1_3, 4), false))
        return false;
    dfg_node f = dfg_operand(g, transpose, 0);
    if (!dfg_is_get(g, f, 0)) return false;
    dfg_node a = dfg_arg(g, f, 0);
    if (dfg_op(g, a) != attention_op_Attention || dfg_n_args(g, a) > 6 || dfg_arg(g, a, 4) == DFG_NONE
        || dfg_arg(g, a, 5) == DFG_NONE)
        return false;
    dfg_node qh = dfg_arg(g, a, 0);
    struct attention_heads_match heads;
    struct attention_heads_whole heads_whole;
    if (!attention_heads_find(g, qh, &heads, &heads_whole)) return false;
    dfg_node kh = dfg_arg(g, a, 1);
    struct attention_heads_match heads_2;
    struct attention_heads_whole heads_2_whole;
    if (!attention_heads_find(g, kh, &heads_2, &heads_2_whole)) return false;
    struct attention_heads_match heads_3;
    struct attention_heads_whole heads_3_whole;
    if (!attention_heads_find(g, dfg_arg(g, a, 2), &heads_3, &heads_3_whole)) return false;
    dfg_node mask = dfg_arg(g, a, 3), pk = dfg_arg(g, a, 4), pv = dfg_arg(g, a, 5);
    dfg_node x_4 = dfg_operand(g, n, 1);
    if (dfg_uses(g, f) != 1 || dfg_rank(g, n) != 3) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 0), dfg_extent_of(g, heads.x, 0))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 1), dfg_extent_of(g, heads.x, 1))) return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, qh, 1), dfg_int(0))) return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, kh, 1), dfg_int(0))) return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){a}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node pr = readers.at[k];
        if (!dfg_is_get(g, pr, 1)) continue;
        if (dfg_arg(g, pr, 0) != a) continue;
        if (pr == n) continue;
        struct dfg_nodes readers_2 = dfg_readers(g, 2, (const dfg_node[]){a}, 1, 1);
        for (uint32_t k_2 = 0; k_2 < readers_2.n; k_2++) {
            dfg_node ps = readers_2.at[k_2];
            if (!dfg_is_get(g, ps, 2)) continue;
            if (dfg_arg(g, ps, 0) != a) continue;
            if (ps == n) continue;
            if (ps == pr) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){transpose, f, a, qh, kh, heads_3.root, pr, ps}, 8))
                continue;
            if (accept(ctx, &(struct attention_attention_of_rows_present_whole){
                    .m = {.root = n, .q = heads.x, .k = heads_2.x, .v = heads_3.x, .mask = mask, .pk = pk,
                          .pv = pv, .qh = qh, .kh = kh, .vh = heads_3.root, .a = a, .pr = pr, .ps = ps,
                          .f = f, .y = n}, .t = heads.t, .r = heads.r, .x = heads_whole.x, .t_2 = heads_2.t,
                    .r_2 = heads_2.r, .x_2 = heads_2_whole.x, .t_3 = heads_3.t, .r_3 = heads_3.r,
                    .x_3 = heads_3_whole.x, .transpose = transpose, .x_4 = x_4}.m))
                return true;
        }
    }
    return false;
}

/* attention.pat:403  rule attention_of_stacks(x, mask) {
 *     r = Reshape(x, _);
 *     t = Transpose(r) { perm == [2, 0, 3, 1, 4] };
 *     s = Split(t, ...) { axis == 0 };
 *     first = s.0;
 *     second = s.1;
 *     third = s.2;
 *     q = Gather(t, scalar(0)) { axis == 0 } | Squeeze(first, 0);
 *     k = Gather(t, scalar(1)) { axis == 0 } | Squeeze(second, 0);
 *     v = Gather(t, scalar(2)) { axis == 0 } | Squeeze(third, 0);
 *     a = Attention(q, k, v, mask?);
 *     y = Reshape(Transpose(a) { perm == [0, 2, 1, 3] }, _);
 *     match y;
 *     where x.rank == 3, r.rank == 5, r.shape[0] == x.shape[0], r.shape[1] == x.shape[1], r.shape[2] == 3;
 *     where present(first) ? present(second) and present(third) : not present(second) and not present(third);
 *     where r.shape[3] > 0, r.shape[4] > 0, q.rank == 4, y.rank == 3, y.shape[0] == x.shape[0], y.shape[1] == x.shape[1];
 *     rewrite {
 *         p = Split(x, i64 [r.shape[3] * r.shape[4], r.shape[3] * r.shape[4], r.shape[3] * r.shape[4]]) -> 3 {
 *             axis = -1
 *         };
 *         return Attention(p.0, p.1, p.2, mask?) { ..a, q_num_heads = r.shape[3], kv_num_heads = r.shape[3] };
 *     }
 * } */
bool attention_attention_of_stacks_find(DFG_FIND(attention_attention_of_stacks))
{
    if (!dfg_calls_argc(g, n, attention_op_Reshape, 2)) return false;
    dfg_node transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, transpose, attention_op_Transpose, 1)) return false;
    if (!dfg_list_is(g, transpose, attention_attr_perm, dfg_list(attention_list_0_2_1_3, 4), false))
        return false;
    dfg_node a = dfg_operand(g, transpose, 0), a_call = dfg_first_result(g, a);
    if (dfg_op(g, a_call) != attention_op_Attention || dfg_n_args(g, a_call) > 4) return false;
    dfg_node q = dfg_arg(g, a_call, 0);
    bool is_gather = dfg_calls_argc(g, q, attention_op_Gather, 2);
    dfg_node gather = DFG_NONE, t = DFG_NONE, constant = DFG_NONE, squeeze = DFG_NONE, first = DFG_NONE;
    dfg_node s = DFG_NONE, constant_2 = DFG_NONE;
    struct dfg_nodes rest = { NULL, 0 };
    if (is_gather) {
        gather = q;
        if (!dfg_int_is(g, gather, attention_attr_axis, 0, 0)) return false;
        t = dfg_arg(g, gather, 0);
        constant = dfg_arg(g, gather, 1);
        if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    } else {
        squeeze = q;
        if (!dfg_calls_with(g, squeeze, attention_op_Squeeze, 2)) return false;
        first = dfg_arg(g, squeeze, 0);
        if (!dfg_is_get(g, first, 0)) return false;
        s = dfg_arg(g, first, 0);
        if (dfg_op(g, s) != attention_op_Split || !dfg_int_is(g, s, attention_attr_axis, 0, 0))
            return false;
        rest = dfg_rest(g, s, 1, 0);
        t = dfg_arg(g, s, 0);
        constant_2 = dfg_arg(g, squeeze, 1);
        if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE)) return false;
    }
    if (!dfg_calls_argc(g, t, attention_op_Transpose, 1)) return false;
    if (!dfg_list_is(g, t, attention_attr_perm, dfg_list(attention_list_2_0_3_1_4, 5), false)) return false;
    dfg_node r = dfg_arg(g, t, 0);
    if (!dfg_calls_argc(g, r, attention_op_Reshape, 2)) return false;
    dfg_node x = dfg_operand(g, r, 0), x_2 = dfg_operand(g, r, 1), k = dfg_arg(g, a_call, 1);
    bool is_gather_2 = dfg_calls_argc(g, k, attention_op_Gather, 2);
    dfg_node gather_2 = DFG_NONE, constant_3 = DFG_NONE, squeeze_2 = DFG_NONE, second = DFG_NONE;
    dfg_node constant_4 = DFG_NONE;
    bool new_s = false;
    if (is_gather_2) {
        gather_2 = k;
        if (!dfg_int_is(g, gather_2, attention_attr_axis, 0, 0)) return false;
        if (dfg_arg(g, gather_2, 0) != t) return false;
        constant_3 = dfg_arg(g, gather_2, 1);
        if (!dfg_scalar_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE)) return false;
    } else {
        squeeze_2 = k;
        if (!dfg_calls_with(g, squeeze_2, attention_op_Squeeze, 2)) return false;
        second = dfg_arg(g, squeeze_2, 0);
        if (!dfg_is_get(g, second, 1)) return false;
        new_s = is_gather;
        if (!new_s && s != dfg_arg(g, second, 0)) return false;
        if (new_s) {
            s = dfg_arg(g, second, 0);
            if (dfg_op(g, s) != attention_op_Split || !dfg_int_is(g, s, attention_attr_axis, 0, 0))
                return false;
            rest = dfg_rest(g, s, 1, 0);
            if (dfg_arg(g, s, 0) != t) return false;
        }
        constant_4 = dfg_arg(g, squeeze_2, 1);
        if (!dfg_const_is(g, constant_4, dfg_int(0), DFG_NO_DTYPE)) return false;
    }
    dfg_node v = dfg_arg(g, a_call, 2), gather_3 = DFG_NONE, constant_5 = DFG_NONE, squeeze_3 = DFG_NONE;
    dfg_node third = DFG_NONE, constant_6 = DFG_NONE;
    bool new_s_2 = false;
    if (dfg_calls_argc(g, v, attention_op_Gather, 2)) {
        gather_3 = v;
        if (!dfg_int_is(g, gather_3, attention_attr_axis, 0, 0)) return false;
        if (dfg_arg(g, gather_3, 0) != t) return false;
        constant_5 = dfg_arg(g, gather_3, 1);
        if (!dfg_scalar_is(g, constant_5, dfg_int(2), DFG_NO_DTYPE)) return false;
    } else {
        squeeze_3 = v;
        if (!dfg_calls_with(g, squeeze_3, attention_op_Squeeze, 2)) return false;
        third = dfg_arg(g, squeeze_3, 0);
        if (!dfg_is_get(g, third, 2)) return false;
        new_s_2 = is_gather && is_gather_2;
        if (!new_s_2 && s != dfg_arg(g, third, 0)) return false;
        if (new_s_2) {
            s = dfg_arg(g, third, 0);
            if (dfg_op(g, s) != attention_op_Split || !dfg_int_is(g, s, attention_attr_axis, 0, 0))
                return false;
            rest = dfg_rest(g, s, 1, 0);
            if (dfg_arg(g, s, 0) != t) return false;
        }
        constant_6 = dfg_arg(g, squeeze_3, 1);
        if (!dfg_const_is(g, constant_6, dfg_int(0), DFG_NO_DTYPE)) return false;
    }
    dfg_node mask = dfg_arg(g, a_call, 3), x_2_2 = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){transpose, a, a_call, gather, squeeze, first, s, t, r, gather_2,
                                        squeeze_2, second, gather_3, squeeze_3, third}, 15))
        return false;
    if (dfg_rank(g, x) != 3 || dfg_rank(g, r) != 5) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 0), dfg_extent_of(g, x, 0))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, x, 1)) || dfg_extent(g, r, 2) != 3)
        return false;
    /* where present(first) ? present(second) and present(third) : not present(second) and not
     * present(third) */
    if (!(first != DFG_NONE ? second != DFG_NONE && third != DFG_NONE
          : second == DFG_NONE && third == DFG_NONE))
        return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, r, 3), dfg_int(0))) return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, r, 4), dfg_int(0)) || dfg_rank(g, q) != 4) return false;
    if (dfg_rank(g, n) != 3 || !dfg_extent_eq(g, dfg_extent_of(g, n, 0), dfg_extent_of(g, x, 0)))
        return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 1), dfg_extent_of(g, x, 1))) return false;
    DFG_GIVE(attention_attention_of_stacks, .root = n, .x = x, .mask = mask, .r = r, .t = t, .s = s,
             .first = first, .second = second, .third = third, .q = q, .k = k, .v = v, .a = a, .y = n);
    DFG_GIVE_WHOLE(attention_attention_of_stacks, .x = x_2, .rest = rest, .gather = gather,
                   .constant = constant, .squeeze = squeeze, .constant_2 = constant_2, .gather_2 = gather_2,
                   .constant_3 = constant_3, .squeeze_2 = squeeze_2, .constant_4 = constant_4,
                   .gather_3 = gather_3, .constant_5 = constant_5, .squeeze_3 = squeeze_3,
                   .constant_6 = constant_6, .a_call = dfg_first_result(g, a), .transpose = transpose,
                   .x_2 = x_2_2);
    return true;
}

/* attention.pat:430  rule turn_halves(f) : keep_shared {
 *     c = Concat(f, f);
 *     y = (Cos | Sin)(c);
 *     match y;
 *     rewrite { h = y.op(f); return Concat(h, h) { ..c }; }
 * } */
bool attention_turn_halves_match(const dfg_graph *g, dfg_node n, struct attention_turn_halves_match *m)
{
    if (!(dfg_op(g, n) == attention_op_Cos || dfg_op(g, n) == attention_op_Sin) || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, c, attention_op_Concat, 2)) return false;
    dfg_node f = dfg_operand(g, c, 0);
    if (dfg_operand(g, c, 1) != f) return false;
    if (!dfg_same_body(g, n, c)) return false;
    DFG_GIVE(attention_turn_halves, .root = n, .f = f, .c = c, .y = n);
    return true;
}

/* attention.pat:444  Slice(x, start & const, all & const, (3 | -1), 1?) */
static bool attention_exchanged_slice_find(DFG_FIND_ON(attention_exchanged_slice))
{
    if (dfg_op(g, n) != attention_op_Slice || dfg_n_args(g, n) > 5 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), start = dfg_arg(g, n, 1);
    if (!dfg_is(g, start, DFG_CONST)) return false;
    dfg_node all = dfg_arg(g, n, 2);
    if (!dfg_is(g, all, DFG_CONST)) return false;
    dfg_node constant_3 = DFG_NONE;
    if (dfg_arg(g, n, 4) != DFG_NONE) {
        constant_3 = dfg_arg(g, n, 4);
        if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE)) return false;
    }
    dfg_node v = dfg_arg(g, n, 3);
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node constant = DFG_NONE, constant_2 = DFG_NONE;
        if (alt == 0) {
            constant = v;
            if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE)) continue;
        } else {
            constant_2 = v;
            if (!dfg_const_is(g, constant_2, dfg_int(-1), DFG_NO_DTYPE)) continue;
        }
        DFG_GIVE(attention_exchanged_slice, .root = n, .x = x, .start = start, .all = all);
        DFG_GIVE_WHOLE(attention_exchanged_slice, .constant = constant, .constant_2 = constant_2,
                       .constant_3 = constant_3);
        return true;
    }
    return false;
}

static DFG_APART bool attention_holds_2(const dfg_graph *g, dfg_node half, dfg_node x)
{
    return dfg_extent_eq(g, dfg_mul(dfg_value_of(g, half), dfg_int(2)), dfg_extent_of(g, x, 3));
}

static DFG_APART bool attention_holds_3(const dfg_graph *g, dfg_node start, dfg_node half)
{
    return dfg_eq(dfg_value_beside(g, start, dfg_value_of(g, half)),
                  dfg_value_beside(g, half, dfg_value_of(g, start)));
}

static DFG_APART bool attention_holds_4(const dfg_graph *g, dfg_node all2, dfg_node x)
{
    return dfg_dim_ge(g, dfg_value_of(g, all2), dfg_extent_of(g, x, 3));
}

static DFG_APART bool attention_holds_5(dfg_node half, dfg_node start, const dfg_graph *g, dfg_node first, dfg_node x)
{
    return half == DFG_NONE && start == DFG_NONE
        && dfg_extent_eq(g, dfg_extent_mul(g, dfg_extent_of(g, first, 3), dfg_int(2)),
                         dfg_extent_of(g, x, 3));
}

/* attention.pat:437  cond halves(x, first, half, start, all) =
 *     (present(half) and value(half) * 2 == x.shape[3] and value(start) == value(half) and value(all) >= x.shape[3])
 *     or (not present(half) and not present(start) and first.shape[3] * 2 == x.shape[3]); */
static DFG_APART bool attention_halves(const dfg_graph *g, dfg_node x, dfg_node first, dfg_node half, dfg_node start, dfg_node all2)
{
    return (half != DFG_NONE && attention_holds_2(g, half, x) && attention_holds_3(g, start, half)
            && attention_holds_4(g, all2, x))
        || attention_holds_5(half, start, g, first, x);
}

/* attention.pat:441  pattern exchanged(x, half, start, all) {
 *     parts = Split(x, ...) { axis in {-1, 3} };
 *     first = Slice(x, 0, half & const, (3 | -1), 1?) | parts.0;
 *     second = Slice(x, start & const, all & const, (3 | -1), 1?) | parts.1;
 *     where halves(x, first, half, start, all);
 *     return Concat(Neg(second), first) { axis in {-1, 3} };
 * } */
bool attention_exchanged_find(DFG_FIND_ON(attention_exchanged))
{
    if (!dfg_calls_with(g, n, attention_op_Concat, 2)) return false;
    if (!(dfg_scalar_eq(dfg_attr(g, n, attention_attr_axis), dfg_int(-1))
          || dfg_scalar_eq(dfg_attr(g, n, attention_attr_axis), dfg_int(3))))
        return false;
    dfg_node neg = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, neg, attention_op_Neg, 1)) return false;
    dfg_node second = dfg_operand(g, neg, 0);
    bool is_slice_2 = dfg_op(g, second) == attention_op_Slice && dfg_n_args(g, second) <= 5
        && dfg_arg(g, second, 0) != DFG_NONE;
    dfg_node slice_2 = DFG_NONE;
    if (is_slice_2) slice_2 = second;
    struct attention_exchanged_slice_match slice = {0};
    if (whole != NULL) whole->slice_3 = (struct attention_exchanged_slice_whole){0};
    for (; is_slice_2 ? attention_exchanged_slice_find(g, slice_2, way, &slice, DFG_PART(whole, slice_3))
             : way[0] == 0;
         way[0]++, way[1] = 0) {
        dfg_node x = DFG_NONE, get_2 = DFG_NONE, parts = DFG_NONE;
        struct dfg_nodes rest = { NULL, 0 };
        if (is_slice_2) {
            x = slice.x;
        } else {
            get_2 = second;
            if (!dfg_is_get(g, get_2, 1)) continue;
            parts = dfg_arg(g, get_2, 0);
            if (dfg_op(g, parts) != attention_op_Split || dfg_arg(g, parts, 0) == DFG_NONE) continue;
            if (!(dfg_int_is(g, parts, attention_attr_axis, -1, 0)
                  || dfg_int_is(g, parts, attention_attr_axis, 3, 0)))
                continue;
            rest = dfg_rest(g, parts, 1, 0);
            x = dfg_arg(g, parts, 0);
        }
        dfg_node first = dfg_operand(g, n, 1);
        bool is_slice = dfg_op(g, first) == attention_op_Slice && dfg_n_args(g, first) <= 5
            && dfg_arg(g, first, 0) != DFG_NONE;
        dfg_node slice_3 = DFG_NONE, constant = DFG_NONE, half = DFG_NONE, constant_4 = DFG_NONE;
        dfg_node v = DFG_NONE;
        bool has_constant_4 = false;
        if (is_slice) {
            slice_3 = first;
            if (dfg_arg(g, slice_3, 0) != x) continue;
            constant = dfg_arg(g, slice_3, 1);
            if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) continue;
            half = dfg_arg(g, slice_3, 2);
            if (!dfg_is(g, half, DFG_CONST)) continue;
            has_constant_4 = dfg_arg(g, slice_3, 4) != DFG_NONE;
            if (has_constant_4) {
                constant_4 = dfg_arg(g, slice_3, 4);
                if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE)) continue;
            }
            v = dfg_arg(g, slice_3, 3);
        }
        for (uint32_t alt = way[1]; alt < (is_slice ? 2u : 1u); way[1] = ++alt) {
            dfg_node constant_2 = DFG_NONE, constant_3 = DFG_NONE, get = DFG_NONE;
            bool new_parts = false;
            if (is_slice) {
                if (alt == 0) {
                    constant_2 = v;
                    if (!dfg_const_is(g, constant_2, dfg_int(3), DFG_NO_DTYPE)) continue;
                } else {
                    constant_3 = v;
                    if (!dfg_const_is(g, constant_3, dfg_int(-1), DFG_NO_DTYPE)) continue;
                }
            } else {
                get = first;
                if (!dfg_is_get(g, get, 0)) continue;
                new_parts = is_slice_2;
                if (!new_parts && parts != dfg_arg(g, get, 0)) continue;
                if (new_parts) {
                    parts = dfg_arg(g, get, 0);
                    if (dfg_op(g, parts) != attention_op_Split || dfg_arg(g, parts, 0) == DFG_NONE)
                        continue;
                    if (!(dfg_int_is(g, parts, attention_attr_axis, -1, 0)
                          || dfg_int_is(g, parts, attention_attr_axis, 3, 0)))
                        continue;
                    rest = dfg_rest(g, parts, 1, 0);
                    if (dfg_arg(g, parts, 0) != x) continue;
                }
            }
            if (is_slice_2 && is_slice) parts = DFG_NONE;
            if (is_slice_2 && (is_slice || !new_parts)) rest = (struct dfg_nodes){NULL, 0};
            if (!dfg_in_body(g, n, (const dfg_node[]){neg, slice_2, get_2, parts, slice_3, get}, 6))
                continue;
            if (!attention_halves(g, x, first, half, slice.start, slice.all)) continue;
            DFG_GIVE(attention_exchanged, .root = n, .x = x, .half = half, .start = slice.start,
                     .all = slice.all, .parts = parts, .first = first, .second = second);
            DFG_GIVE_PARTS(whole->rest = rest, whole->slice = slice_3, whole->constant = constant,
                           whole->constant_2 = constant_2, whole->constant_3 = constant_3,
                           whole->constant_4 = constant_4, whole->get = get, whole->slice_2 = slice_2,
                           whole->get_2 = get_2, whole->neg = neg);
            return true;
        }
    }
    return false;
}

/* attention.pat:449  rule make_rotary(x, cos, sin, half, end, start, all) : keep_shared {
 *     c = Concat(cos, cos) { axis in {-1, 2} };
 *     t = Concat(sin, sin) { axis in {-1, 2} };
 *     r = exchanged(x, half, start, all);
 *     match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(r, Unsqueeze(t, end)));
 *     where x.dtype in {f16, bf16, f32}, x.rank == 4, not extern attention_empty(x);
 *     where cos.rank == 3, sin.rank == 3, cos.shape[0] in {1, x.shape[0]}, cos.shape[1] == x.shape[2];
 *     where cos.shape[2] * 2 == x.shape[3], same_shape(cos, sin);
 *     rewrite {
 *         s = Concat(Shape(x) { start = 0, end = 1 }, i64 [1, 1]) { axis = 0 };
 *         return RotaryEmbedding(x, Expand(cos, s), Expand(sin, s));
 *     }
 * } */
bool attention_make_rotary_find(DFG_FIND_ON(attention_make_rotary))
{
    if (!dfg_calls_argc(g, n, attention_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node mul = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, mul, attention_op_Mul, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, mul);
             way[1] = ++swap_2, dfg_restart(way + 2, 2)) {
            dfg_node x = dfg_arg(g, mul, swap_2), unsqueeze = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_calls_argc(g, unsqueeze, attention_op_Unsqueeze, 2)) continue;
            dfg_node c = dfg_operand(g, unsqueeze, 0);
            if (!dfg_calls_with(g, c, attention_op_Concat, 2)) continue;
            if (!(dfg_scalar_eq(dfg_attr(g, c, attention_attr_axis), dfg_int(-1))
                  || dfg_scalar_eq(dfg_attr(g, c, attention_attr_axis), dfg_int(2))))
                continue;
            dfg_node cos = dfg_operand(g, c, 0);
            if (dfg_operand(g, c, 1) != cos) continue;
            dfg_node end = dfg_operand(g, unsqueeze, 1);
            if (!dfg_const_is(g, end, dfg_int(1), DFG_NO_DTYPE)) continue;
            dfg_node mul_2 = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, mul_2, attention_op_Mul, 2)) continue;
            uint32_t swap_3 = dfg_op(g, dfg_operand(g, mul_2, 0)) == attention_op_Concat ? 0 : 1;
            dfg_node unsqueeze_2 = dfg_arg(g, mul_2, 1 - swap_3);
            if (!dfg_calls_argc(g, unsqueeze_2, attention_op_Unsqueeze, 2)) continue;
            dfg_node t = dfg_operand(g, unsqueeze_2, 0);
            if (!dfg_calls_with(g, t, attention_op_Concat, 2)) continue;
            if (!(dfg_scalar_eq(dfg_attr(g, t, attention_attr_axis), dfg_int(-1))
                  || dfg_scalar_eq(dfg_attr(g, t, attention_attr_axis), dfg_int(2))))
                continue;
            dfg_node sin = dfg_operand(g, t, 0);
            if (dfg_operand(g, t, 1) != sin) continue;
            if (dfg_operand(g, unsqueeze_2, 1) != end) continue;
            if (dfg_op(g, dfg_arg(g, mul_2, swap_3)) != attention_op_Concat) continue;
            /* where x.dtype in {f16, bf16, f32} */
            if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32))
                continue;
            if (dfg_rank(g, x) != 4 || attention_empty(g, x) || dfg_rank(g, cos) != 3) continue;
            if (dfg_rank(g, sin) != 3) continue;
            /* where cos.shape[0] in {1, x.shape[0]} */
            if (!(dfg_extent(g, cos, 0) == 1
                  || dfg_dim_member(g, dfg_extent_of(g, cos, 0), dfg_extent_of(g, x, 0)) == DFG_TRUE))
                continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, cos, 1), dfg_extent_of(g, x, 2))) continue;
            /* where cos.shape[2] * 2 == x.shape[3] */
            if (!dfg_extent_eq(g, dfg_extent_mul(g, dfg_extent_of(g, cos, 2), dfg_int(2)),
                               dfg_extent_of(g, x, 3)))
                continue;
            if (dfg_same_shape(g, cos, sin) != DFG_TRUE) continue;
            struct attention_exchanged_match exchanged;
            for (; attention_exchanged_find(g, dfg_arg(g, mul_2, swap_3), way + 2, &exchanged,
                                            DFG_PART(whole, exchanged));
                 way[3]++) {
                if (exchanged.x != x) continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){mul, unsqueeze, c, mul_2, unsqueeze_2, t,
                                                    exchanged.root}, 7))
                    continue;
                DFG_GIVE(attention_make_rotary, .root = n, .x = x, .cos = cos, .sin = sin,
                         .half = exchanged.half, .end = end, .start = exchanged.start, .all = exchanged.all,
                         .c = c, .t = t, .r = exchanged.root);
                DFG_GIVE_PARTS(whole->mul = mul, whole->unsqueeze = unsqueeze, whole->constant = end,
                               whole->mul_2 = mul_2, whole->unsqueeze_2 = unsqueeze_2);
                return true;
            }
        }
    }
    return false;
}

/* attention.pat:466  Slice(x, 0, half & const, (3 | -1), 1?) */
static bool attention_make_rotary_halves_slice_2_find(DFG_FIND_ON(attention_make_rotary_halves_slice_2))
{
    if (dfg_op(g, n) != attention_op_Slice || dfg_n_args(g, n) > 5 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), constant = dfg_arg(g, n, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node half = dfg_arg(g, n, 2);
    if (!dfg_is(g, half, DFG_CONST)) return false;
    dfg_node constant_4 = DFG_NONE;
    if (dfg_arg(g, n, 4) != DFG_NONE) {
        constant_4 = dfg_arg(g, n, 4);
        if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE)) return false;
    }
    dfg_node v = dfg_arg(g, n, 3);
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node constant_2 = DFG_NONE, constant_3 = DFG_NONE;
        if (alt == 0) {
            constant_2 = v;
            if (!dfg_const_is(g, constant_2, dfg_int(3), DFG_NO_DTYPE)) continue;
        } else {
            constant_3 = v;
            if (!dfg_const_is(g, constant_3, dfg_int(-1), DFG_NO_DTYPE)) continue;
        }
        DFG_GIVE(attention_make_rotary_halves_slice_2, .root = n, .x = x, .half = half);
        DFG_GIVE_WHOLE(attention_make_rotary_halves_slice_2, .constant = constant, .constant_2 = constant_2,
                       .constant_3 = constant_3, .constant_4 = constant_4);
        return true;
    }
    return false;
}

/* attention.pat:467  Slice(x, start & const, all & const, (3 | -1), 1?) */
static bool attention_make_rotary_halves_slice_find(DFG_FIND_ON(attention_make_rotary_halves_slice))
{
    if (dfg_op(g, n) != attention_op_Slice || dfg_n_args(g, n) > 5 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), start = dfg_arg(g, n, 1);
    if (!dfg_is(g, start, DFG_CONST)) return false;
    dfg_node all = dfg_arg(g, n, 2);
    if (!dfg_is(g, all, DFG_CONST)) return false;
    dfg_node constant_3 = DFG_NONE;
    if (dfg_arg(g, n, 4) != DFG_NONE) {
        constant_3 = dfg_arg(g, n, 4);
        if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE)) return false;
    }
    dfg_node v = dfg_arg(g, n, 3);
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node constant = DFG_NONE, constant_2 = DFG_NONE;
        if (alt == 0) {
            constant = v;
            if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE)) continue;
        } else {
            constant_2 = v;
            if (!dfg_const_is(g, constant_2, dfg_int(-1), DFG_NO_DTYPE)) continue;
        }
        DFG_GIVE(attention_make_rotary_halves_slice, .root = n, .x = x, .start = start, .all = all);
        DFG_GIVE_WHOLE(attention_make_rotary_halves_slice, .constant = constant, .constant_2 = constant_2,
                       .constant_3 = constant_3);
        return true;
    }
    return false;
}

/* attention.pat:464  rule make_rotary_halves(x, cos, sin, half, end, start, all) : keep_shared {
 *     parts = Split(x, ...) { axis in {-1, 3} };
 *     first = Slice(x, 0, half & const, (3 | -1), 1?) | parts.0;
 *     second = Slice(x, start & const, all & const, (3 | -1), 1?) | parts.1;
 *     c = Unsqueeze(cos, end & 1);
 *     t = Unsqueeze(sin, end);
 *     match Concat(Sub(Mul(first, c), Mul(second, t)), Add(Mul(second, c), Mul(first, t))) { axis in {-1, 3} };
 *     where x.dtype in {f16, bf16, f32}, x.rank == 4, not extern attention_empty(x), halves(x, first, half, start, all);
 *     where cos.rank == 3, sin.rank == 3, cos.shape[0] in {1, x.shape[0]}, cos.shape[1] == x.shape[2];
 *     where cos.shape[2] * 2 == x.shape[3], same_shape(cos, sin);
 *     rewrite {
 *         s = Concat(Shape(x) { start = 0, end = 1 }, i64 [1, 1]) { axis = 0 };
 *         return RotaryEmbedding(x, Expand(cos, s), Expand(sin, s));
 *     }
 * } */
bool attention_make_rotary_halves_find(DFG_FIND_ON(attention_make_rotary_halves))
{
    if (!dfg_calls_with(g, n, attention_op_Concat, 2)) return false;
    if (!(dfg_scalar_eq(dfg_attr(g, n, attention_attr_axis), dfg_int(-1))
          || dfg_scalar_eq(dfg_attr(g, n, attention_attr_axis), dfg_int(3))))
        return false;
    dfg_node sub = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, sub, attention_op_Sub, 2)) return false;
    dfg_node mul = dfg_operand(g, sub, 0);
    if (!dfg_calls_argc(g, mul, attention_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, mul, 0)) == attention_op_Slice
        || dfg_is(g, dfg_operand(g, mul, 0), DFG_GET)
        ? 0
        : 1;
    dfg_node c = dfg_arg(g, mul, 1 - swap);
    if (!dfg_calls_argc(g, c, attention_op_Unsqueeze, 2)) return false;
    dfg_node cos = dfg_operand(g, c, 0), end = dfg_operand(g, c, 1);
    if (!dfg_const_is(g, end, dfg_int(1), DFG_NO_DTYPE)) return false;
    dfg_node first = dfg_arg(g, mul, swap);
    bool is_slice = dfg_op(g, first) == attention_op_Slice && dfg_n_args(g, first) <= 5
        && dfg_arg(g, first, 0) != DFG_NONE;
    dfg_node slice = DFG_NONE;
    if (is_slice) slice = first;
    if (dfg_rank(g, cos) != 3) return false;
    struct attention_make_rotary_halves_slice_2_match slice_2 = {0};
    struct attention_make_rotary_halves_slice_2_whole slice_2_whole = {0};
    for (; is_slice ? attention_make_rotary_halves_slice_2_find(g, slice, way, &slice_2, &slice_2_whole)
             : way[0] == 0;
         way[0]++, way[1] = 0) {
        dfg_node constant = DFG_NONE, half = DFG_NONE, constant_2 = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node constant_4 = DFG_NONE, x = DFG_NONE, get = DFG_NONE, parts = DFG_NONE;
        struct dfg_nodes rest = { NULL, 0 };
        if (is_slice) {
            constant = slice_2_whole.constant;
            half = slice_2.half;
            constant_2 = slice_2_whole.constant_2;
            constant_3 = slice_2_whole.constant_3;
            constant_4 = slice_2_whole.constant_4;
            x = slice_2.x;
        } else {
            get = first;
            if (!dfg_is_get(g, get, 0)) continue;
            parts = dfg_arg(g, get, 0);
            if (dfg_op(g, parts) != attention_op_Split || dfg_arg(g, parts, 0) == DFG_NONE) continue;
            if (!(dfg_int_is(g, parts, attention_attr_axis, -1, 0)
                  || dfg_int_is(g, parts, attention_attr_axis, 3, 0)))
                continue;
            rest = dfg_rest(g, parts, 1, 0);
            x = dfg_arg(g, parts, 0);
        }
        dfg_node mul_2 = dfg_operand(g, sub, 1);
        if (!dfg_calls_argc(g, mul_2, attention_op_Mul, 2)) continue;
        uint32_t swap_2 = dfg_op(g, dfg_operand(g, mul_2, 0)) == attention_op_Slice
            || dfg_is(g, dfg_operand(g, mul_2, 0), DFG_GET)
            ? 0
            : 1;
        dfg_node t = dfg_arg(g, mul_2, 1 - swap_2);
        if (!dfg_calls_argc(g, t, attention_op_Unsqueeze, 2)) continue;
        dfg_node sin = dfg_operand(g, t, 0);
        if (dfg_operand(g, t, 1) != end) continue;
        dfg_node second = dfg_arg(g, mul_2, swap_2);
        bool is_slice_2 = dfg_op(g, second) == attention_op_Slice && dfg_n_args(g, second) <= 5
            && dfg_arg(g, second, 0) != DFG_NONE;
        dfg_node slice_2_2 = DFG_NONE;
        if (is_slice_2) slice_2_2 = second;
        /* where x.dtype in {f16, bf16, f32} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32))
            continue;
        if (dfg_rank(g, x) != 4 || attention_empty(g, x) || dfg_rank(g, sin) != 3) continue;
        /* where cos.shape[0] in {1, x.shape[0]} */
        if (!(dfg_extent(g, cos, 0) == 1
              || dfg_dim_member(g, dfg_extent_of(g, cos, 0), dfg_extent_of(g, x, 0)) == DFG_TRUE))
            continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, cos, 1), dfg_extent_of(g, x, 2))) continue;
        /* where cos.shape[2] * 2 == x.shape[3] */
        if (!dfg_extent_eq(g, dfg_extent_mul(g, dfg_extent_of(g, cos, 2), dfg_int(2)),
                           dfg_extent_of(g, x, 3)))
            continue;
        if (dfg_same_shape(g, cos, sin) != DFG_TRUE) continue;
        struct attention_make_rotary_halves_slice_match slice_3 = {0};
        struct attention_make_rotary_halves_slice_whole slice_3_whole = {0};
        for (; is_slice_2
                 ? attention_make_rotary_halves_slice_find(g, slice_2_2, way + 1, &slice_3, &slice_3_whole)
                 : way[1] == 0;
             way[1]++, way[2] = 0) {
            dfg_node start = DFG_NONE, all = DFG_NONE, constant_5 = DFG_NONE, constant_6 = DFG_NONE;
            dfg_node constant_7 = DFG_NONE, get_2 = DFG_NONE;
            bool new_parts = false;
            if (is_slice_2) {
                start = slice_3.start;
                all = slice_3.all;
                constant_5 = slice_3_whole.constant;
                constant_6 = slice_3_whole.constant_2;
                constant_7 = slice_3_whole.constant_3;
                if (slice_3.x != x) continue;
            } else {
                get_2 = second;
                if (!dfg_is_get(g, get_2, 1)) continue;
                new_parts = is_slice;
                if (!new_parts && parts != dfg_arg(g, get_2, 0)) continue;
                if (new_parts) {
                    parts = dfg_arg(g, get_2, 0);
                    if (dfg_op(g, parts) != attention_op_Split || dfg_arg(g, parts, 0) == DFG_NONE)
                        continue;
                    if (!(dfg_int_is(g, parts, attention_attr_axis, -1, 0)
                          || dfg_int_is(g, parts, attention_attr_axis, 3, 0)))
                        continue;
                    rest = dfg_rest(g, parts, 1, 0);
                    if (dfg_arg(g, parts, 0) != x) continue;
                }
            }
            dfg_node add = dfg_operand(g, n, 1);
            if (!dfg_calls_argc(g, add, attention_op_Add, 2)) continue;
            for (uint32_t swap_3 = way[2]; swap_3 < dfg_orders(g, add); way[2] = ++swap_3) {
                dfg_node mul_3 = dfg_arg(g, add, swap_3);
                if (!dfg_calls_argc(g, mul_3, attention_op_Mul, 2)) continue;
                uint32_t swap_4 = dfg_op(g, dfg_operand(g, mul_3, 0)) == attention_op_Slice
                    || dfg_is(g, dfg_operand(g, mul_3, 0), DFG_GET)
                    ? 0
                    : 1;
                if (dfg_arg(g, mul_3, 1 - swap_4) != c) continue;
                if (dfg_arg(g, mul_3, swap_4) != second) continue;
                dfg_node mul_4 = dfg_arg(g, add, 1 - swap_3);
                if (!dfg_calls_argc(g, mul_4, attention_op_Mul, 2)) continue;
                uint32_t swap_5 = dfg_op(g, dfg_operand(g, mul_4, 0)) == attention_op_Slice
                    || dfg_is(g, dfg_operand(g, mul_4, 0), DFG_GET)
                    ? 0
                    : 1;
                if (dfg_arg(g, mul_4, 1 - swap_5) != t) continue;
                if (dfg_arg(g, mul_4, swap_5) != first) continue;
                if (is_slice && is_slice_2) parts = DFG_NONE;
                if (is_slice && (is_slice_2 || !new_parts)) rest = (struct dfg_nodes){NULL, 0};
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){sub, mul, c, slice, get, parts, mul_2, t, slice_2_2,
                                                    get_2, add, mul_3, mul_4}, 13))
                    continue;
                if (!attention_halves(g, x, first, half, start, all)) continue;
                DFG_GIVE(attention_make_rotary_halves, .root = n, .x = x, .cos = cos, .sin = sin,
                         .half = half, .end = end, .start = start, .all = all, .parts = parts,
                         .first = first, .second = second, .c = c, .t = t);
                DFG_GIVE_WHOLE(attention_make_rotary_halves, .rest = rest, .slice = slice,
                               .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                               .constant_4 = constant_4, .get = get, .slice_2 = slice_2_2,
                               .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
                               .get_2 = get_2, .constant_8 = end, .sub = sub, .mul = mul, .mul_2 = mul_2,
                               .add = add, .mul_3 = mul_3, .mul_4 = mul_4);
                return true;
            }
        }
    }
    return false;
}

/* attention.pat:480  rule make_rotary_gathered(x, cos, sin, at, half, end, start, all) : keep_shared {
 *     c = Gather(cos & const, at) { axis == 0 };
 *     s = Gather(sin & const, at) { axis == 0 };
 *     r = exchanged(x, half, start, all);
 *     match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(r, Unsqueeze(s, end)));
 *     where x.dtype in {f16, f32}, x.rank == 4, not extern attention_empty(x);
 *     where at.rank == 2, at.shape[0] == x.shape[0], at.shape[1] == x.shape[2], at.dtype == i64, cos.rank == 2,
 *         sin.rank == 2, not present(x.shape[2] + 0) or cos.shape[0] >= x.shape[2];
 *     where cos.shape[1] == x.shape[3], same_shape(cos, sin), extern attention_twice(cos), extern attention_twice(sin);
 *     rewrite RotaryEmbedding(x, Slice(cos, i64 [0], i64 [x.shape[3] / 2], i64 [1]),
 *         Slice(sin, i64 [0], i64 [x.shape[3] / 2], i64 [1]), at);
 * } */
bool attention_make_rotary_gathered_find(DFG_FIND_ON(attention_make_rotary_gathered))
{
    if (!dfg_calls_argc(g, n, attention_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node mul = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, mul, attention_op_Mul, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, mul);
             way[1] = ++swap_2, dfg_restart(way + 2, 2)) {
            dfg_node x = dfg_arg(g, mul, swap_2), unsqueeze = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_calls_argc(g, unsqueeze, attention_op_Unsqueeze, 2)) continue;
            dfg_node c = dfg_operand(g, unsqueeze, 0);
            if (!dfg_calls_argc(g, c, attention_op_Gather, 2)
                || !dfg_int_is(g, c, attention_attr_axis, 0, 0))
                continue;
            dfg_node cos = dfg_operand(g, c, 0);
            if (!dfg_is(g, cos, DFG_CONST)) continue;
            dfg_node at = dfg_operand(g, c, 1), end = dfg_operand(g, unsqueeze, 1);
            if (!dfg_const_is(g, end, dfg_int(1), DFG_NO_DTYPE)) continue;
            dfg_node mul_2 = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, mul_2, attention_op_Mul, 2)) continue;
            uint32_t swap_3 = dfg_op(g, dfg_operand(g, mul_2, 0)) == attention_op_Concat ? 0 : 1;
            dfg_node unsqueeze_2 = dfg_arg(g, mul_2, 1 - swap_3);
            if (!dfg_calls_argc(g, unsqueeze_2, attention_op_Unsqueeze, 2)) continue;
            dfg_node s = dfg_operand(g, unsqueeze_2, 0);
            if (!dfg_calls_argc(g, s, attention_op_Gather, 2)
                || !dfg_int_is(g, s, attention_attr_axis, 0, 0))
                continue;
            dfg_node sin = dfg_operand(g, s, 0);
            if (!dfg_is(g, sin, DFG_CONST)) continue;
            if (dfg_operand(g, s, 1) != at) continue;
            if (dfg_operand(g, unsqueeze_2, 1) != end) continue;
            if (dfg_op(g, dfg_arg(g, mul_2, swap_3)) != attention_op_Concat) continue;
            if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32) || dfg_rank(g, x) != 4)
                continue;
            if (attention_empty(g, x) || dfg_rank(g, at) != 2) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, at, 0), dfg_extent_of(g, x, 0))) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, at, 1), dfg_extent_of(g, x, 2))) continue;
            if (dfg_dtype(g, at) != DFG_I64 || dfg_rank(g, cos) != 2 || dfg_rank(g, sin) != 2) continue;
            /* where not present(x.shape[2] + 0) or cos.shape[0] >= x.shape[2] */
            if (dfg_known(dfg_extent_add(g, dfg_extent_of(g, x, 2), dfg_int(0)))
                && !dfg_dim_ge(g, dfg_extent_of(g, cos, 0), dfg_extent_of(g, x, 2)))
                continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, cos, 1), dfg_extent_of(g, x, 3))) continue;
            if (dfg_same_shape(g, cos, sin) != DFG_TRUE || !attention_twice(g, cos)) continue;
            if (!attention_twice(g, sin)) continue;
            struct attention_exchanged_match exchanged;
            for (; attention_exchanged_find(g, dfg_arg(g, mul_2, swap_3), way + 2, &exchanged,
                                            DFG_PART(whole, exchanged));
                 way[3]++) {
                if (exchanged.x != x) continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){mul, unsqueeze, c, mul_2, unsqueeze_2, s,
                                                    exchanged.root}, 7))
                    continue;
                DFG_GIVE(attention_make_rotary_gathered, .root = n, .x = x, .cos = cos, .sin = sin,
                         .at = at, .half = exchanged.half, .end = end, .start = exchanged.start,
                         .all = exchanged.all, .c = c, .s = s, .r = exchanged.root);
                DFG_GIVE_PARTS(whole->mul = mul, whole->unsqueeze = unsqueeze, whole->constant = end,
                               whole->mul_2 = mul_2, whole->unsqueeze_2 = unsqueeze_2);
                return true;
            }
        }
    }
    return false;
}

/* attention.pat:493  rule make_rotary_constant(x, c, t, half, start, all) : keep_shared {
 *     match Add(Mul(x, c & const), Mul(exchanged(x, half, start, all), t & const));
 *     where x.dtype in {f16, f32}, x.rank == 4, not extern attention_empty(x);
 *     where c.rank in {3, 4}, c.elements == c.shape[-2] * c.shape[-1], c.shape[-2] == x.shape[2],
 *         c.shape[-1] == x.shape[3],
 *         same_shape(c, t), same_dtype(c, t, x), extern attention_twice(c), extern attention_twice(t);
 *     rewrite RotaryEmbedding(x,
 *         Slice(Reshape(c, i64 [c.shape[-2], c.shape[-1]]), i64 [0], i64 [c.shape[-1] / 2], i64 [1]),
 *         Slice(Reshape(t, i64 [c.shape[-2], c.shape[-1]]), i64 [0], i64 [c.shape[-1] / 2], i64 [1]),
 *         Expand(i64 [i for i in range(c.shape[-2])],
 *                Concat(Shape(x) { start = 0, end = 1 }, i64 [c.shape[-2]]) { axis = 0 }));
 * } */
bool attention_make_rotary_constant_find(DFG_FIND_ON(attention_make_rotary_constant))
{
    if (!dfg_calls_argc(g, n, attention_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node mul = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, mul, attention_op_Mul, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, mul);
             way[1] = ++swap_2, dfg_restart(way + 2, 2)) {
            dfg_node x = dfg_arg(g, mul, swap_2), c = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_is(g, c, DFG_CONST)) continue;
            dfg_node mul_2 = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, mul_2, attention_op_Mul, 2)) continue;
            uint32_t swap_3 = dfg_op(g, dfg_operand(g, mul_2, 0)) == attention_op_Concat ? 0 : 1;
            dfg_node t = dfg_arg(g, mul_2, 1 - swap_3);
            if (!dfg_is(g, t, DFG_CONST) || dfg_op(g, dfg_arg(g, mul_2, swap_3)) != attention_op_Concat)
                continue;
            if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32) || dfg_rank(g, x) != 4)
                continue;
            if (attention_empty(g, x) || !(dfg_rank(g, c) == 3 || dfg_rank(g, c) == 4)) continue;
            /* where c.elements == c.shape[-2] * c.shape[-1] */
            if (!dfg_extent_eq(g, dfg_elements_of(g, c),
                               dfg_extent_mul(g, dfg_extent_of(g, c, -2), dfg_extent_of(g, c, -1))))
                continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, c, -2), dfg_extent_of(g, x, 2))) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, c, -1), dfg_extent_of(g, x, 3))) continue;
            if (dfg_same_shape(g, c, t) != DFG_TRUE) continue;
            if (dfg_same_dtype(g, c, t) != DFG_TRUE || dfg_same_dtype(g, c, x) != DFG_TRUE) continue;
            if (!attention_twice(g, c) || !attention_twice(g, t)) continue;
            struct attention_exchanged_match exchanged;
            for (; attention_exchanged_find(g, dfg_arg(g, mul_2, swap_3), way + 2, &exchanged,
                                            DFG_PART(whole, exchanged));
                 way[3]++) {
                if (exchanged.x != x) continue;
                if (!dfg_in_body(g, n, (const dfg_node[]){mul, mul_2, exchanged.root}, 3)) continue;
                DFG_GIVE(attention_make_rotary_constant, .root = n, .x = x, .c = c, .t = t,
                         .half = exchanged.half, .start = exchanged.start, .all = exchanged.all);
                DFG_GIVE_PARTS(whole->mul = mul, whole->mul_2 = mul_2);
                return true;
            }
        }
    }
    return false;
}

/* attention.pat:506  rule rotary_of_part(x, cos, sin, at) {
 *     parts = Split(x, ...) { axis in {-1, 3} };
 *     part = parts.0;
 *     rest = parts.1;
 *     r = RotaryEmbedding(part, cos, sin, at?) { rotary_embedding_dim == 0 };
 *     match Concat(r, rest) { axis in {-1, 3} };
 *     where x.rank == 4, part.shape[3] > 0, part.shape[3] + rest.shape[3] == x.shape[3];
 *     rewrite RotaryEmbedding(x, cos, sin, at?) { ..r, rotary_embedding_dim = part.shape[3] };
 * } */
bool attention_rotary_of_part_find(DFG_FIND(attention_rotary_of_part))
{
    if (!dfg_calls_with(g, n, attention_op_Concat, 2)) return false;
    if (!(dfg_scalar_eq(dfg_attr(g, n, attention_attr_axis), dfg_int(-1))
          || dfg_scalar_eq(dfg_attr(g, n, attention_attr_axis), dfg_int(3))))
        return false;
    dfg_node r = dfg_operand(g, n, 0);
    if (dfg_op(g, r) != attention_op_RotaryEmbedding || dfg_n_args(g, r) > 4 || dfg_arg(g, r, 1) == DFG_NONE
        || dfg_arg(g, r, 2) == DFG_NONE)
        return false;
    if (!dfg_int_is(g, r, attention_attr_rotary_embedding_dim, 0, 0)) return false;
    dfg_node part = dfg_arg(g, r, 0);
    if (!dfg_is_get(g, part, 0)) return false;
    dfg_node parts = dfg_arg(g, part, 0);
    if (dfg_op(g, parts) != attention_op_Split || dfg_arg(g, parts, 0) == DFG_NONE) return false;
    if (!(dfg_int_is(g, parts, attention_attr_axis, -1, 0)
          || dfg_int_is(g, parts, attention_attr_axis, 3, 0)))
        return false;
    struct dfg_nodes rest = dfg_rest(g, parts, 1, 0);
    dfg_node x = dfg_arg(g, parts, 0), cos = dfg_arg(g, r, 1), sin = dfg_arg(g, r, 2);
    dfg_node at = dfg_arg(g, r, 3), rest_2 = dfg_operand(g, n, 1);
    if (!dfg_is_get(g, rest_2, 1)) return false;
    if (dfg_arg(g, rest_2, 0) != parts) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){r, part, parts, rest_2}, 4) || dfg_rank(g, x) != 4)
        return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, part, 3), dfg_int(0))) return false;
    /* where part.shape[3] + rest.shape[3] == x.shape[3] */
    if (!dfg_extent_eq(g, dfg_extent_add(g, dfg_extent_of(g, part, 3), dfg_extent_of(g, rest_2, 3)),
                       dfg_extent_of(g, x, 3)))
        return false;
    DFG_GIVE(attention_rotary_of_part, .root = n, .x = x, .cos = cos, .sin = sin, .at = at, .parts = parts,
             .part = part, .rest = rest_2, .r = r);
    DFG_GIVE_WHOLE(attention_rotary_of_part, .rest = rest);
    return true;
}

/* attention.pat:516  rule rotary_of_rows(x, s, cos, sin, at) {
 *     h = Reshape(x, s);
 *     r = RotaryEmbedding(Transpose(h) { perm == [0, 2, 1, 3] }, cos, sin, at?);
 *     match r;
 *     where x.rank == 3, h.rank == 4, h.shape[0] == x.shape[0], h.shape[1] == x.shape[1], h.shape[2] > 0,
 *         not extern attention_empty(x);
 *     rewrite Transpose(Reshape(RotaryEmbedding(x, cos, sin, at?) { ..r, num_heads = h.shape[2] }, s)) {
 *         perm = [0, 2, 1, 3]
 *     };
 * } */
bool attention_rotary_of_rows_find(DFG_FIND(attention_rotary_of_rows))
{
    if (dfg_op(g, n) != attention_op_RotaryEmbedding || dfg_n_args(g, n) > 4 || dfg_arg(g, n, 1) == DFG_NONE
        || dfg_arg(g, n, 2) == DFG_NONE)
        return false;
    dfg_node transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, transpose, attention_op_Transpose, 1)) return false;
    if (!dfg_list_is(g, transpose, attention_attr_perm, dfg_list(attention_list_0_2_1_3, 4), false))
        return false;
    dfg_node h = dfg_operand(g, transpose, 0);
    if (!dfg_calls_argc(g, h, attention_op_Reshape, 2)) return false;
    dfg_node x = dfg_operand(g, h, 0), s = dfg_operand(g, h, 1), cos = dfg_arg(g, n, 1);
    dfg_node sin = dfg_arg(g, n, 2), at = dfg_arg(g, n, 3);
    if (!dfg_in_body(g, n, (const dfg_node[]){transpose, h}, 2) || dfg_rank(g, x) != 3) return false;
    if (dfg_rank(g, h) != 4 || !dfg_extent_eq(g, dfg_extent_of(g, h, 0), dfg_extent_of(g, x, 0)))
        return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, h, 1), dfg_extent_of(g, x, 1))) return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, h, 2), dfg_int(0)) || attention_empty(g, x)) return false;
    DFG_GIVE(attention_rotary_of_rows, .root = n, .x = x, .s = s, .cos = cos, .sin = sin, .at = at, .h = h,
             .r = n);
    DFG_GIVE_WHOLE(attention_rotary_of_rows, .transpose = transpose);
    return true;
}

/* attention.pat:530  rule merge_qkv(x, q, k, v) {
 *     match MatMul(x, q & const), MatMul(x, k & const), MatMul(x, v & const);
 *     where uses(x) == 3, q.rank == 2, k.rank == 2, v.rank == 2, x.rank >= 2;
 *     rewrite {
 *         s = Split(MatMul(x, Concat(q, k, v) { axis = 1 }), i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3
 *             { axis = -1 };
 *         return s.0, s.1, s.2;
 *     }
 * } */
bool attention_merge_qkv_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct attention_merge_qkv_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, attention_op_MatMul, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), q = dfg_operand(g, n, 1);
    if (!dfg_is(g, q, DFG_CONST) || dfg_uses(g, x) != 3 || dfg_rank(g, q) != 2) return false;
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(2))) return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node matMul = readers.at[k];
        if (!dfg_calls_argc(g, matMul, attention_op_MatMul, 2)) continue;
        if (dfg_operand(g, matMul, 0) != x) continue;
        dfg_node k_2 = dfg_operand(g, matMul, 1);
        if (!dfg_is(g, k_2, DFG_CONST)) continue;
        if (matMul == n) continue;
        if (dfg_rank(g, k_2) != 2) continue;
        struct dfg_nodes readers_2 = dfg_readers(g, 2, (const dfg_node[]){x}, 1, 1);
        for (uint32_t k_3 = 0; k_3 < readers_2.n; k_3++) {
            dfg_node matMul_2 = readers_2.at[k_3];
            if (!dfg_calls_argc(g, matMul_2, attention_op_MatMul, 2)) continue;
            if (dfg_operand(g, matMul_2, 0) != x) continue;
            dfg_node v = dfg_operand(g, matMul_2, 1);
            if (!dfg_is(g, v, DFG_CONST)) continue;
            if (matMul_2 == n) continue;
            if (matMul_2 == matMul) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){matMul, matMul_2}, 2) || dfg_rank(g, v) != 2)
                continue;
            if (accept(ctx, &(struct attention_merge_qkv_whole){.m = {.root = n, .x = x, .q = q, .k = k_2,
                                                                      .v = v}, .matMul = matMul,
                                                                .matMul_2 = matMul_2}.m))
                return true;
        }
    }
    return false;
}
