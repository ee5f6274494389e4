/* Made by pat2c from relax_attention.pat; do not edit. */
#include "relax_attention.h"
_Static_assert(RELAX_ATTENTION_H == 0xc163a07b52295b5f, "relax_attention.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    relax_attention_op_relax_add = DFG_FIRST_OP, relax_attention_op_relax_astype,
    relax_attention_op_relax_matmul, relax_attention_op_relax_multiply, relax_attention_op_relax_nn_softmax,
    relax_attention_op_relax_permute_dims, relax_attention_op_relax_repeat,
    relax_attention_op_relax_reshape,
};
enum { relax_attention_attr_axes, relax_attention_attr_axis, relax_attention_attr_repeats };
static const char *const relax_attention_op_names[] = {
    "relax.add", "relax.astype", "relax.matmul", "relax.multiply", "relax.nn.softmax", "relax.permute_dims",
    "relax.repeat", "relax.reshape",
};
static const char *const relax_attention_attr_names[] = { "axes", "axis", "repeats" };
static const dfg_val relax_attention_list_0_2_1[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val relax_attention_list_0_2_1_3[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 3}};
static const dfg_val relax_attention_list_0_minus_1_minus_2[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = -1}, {.tag = DFG_V_INT, .u.i = -2}};

const struct dfg_names relax_attention_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "relax_attention", .run = RELAX_ATTENTION_H,
    .n_ops = 8, .ops = relax_attention_op_names, .n_attrs = 3, .attrs = relax_attention_attr_names,
};

/* relax_attention.pat:18  pattern heads(x) {
 *     r = relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _);
 *     where x.rank == 4, r.rank == 3, r.shape[1] == x.shape[1], r.shape[2] == x.shape[3];
 *     return r;
 * } */
bool relax_attention_heads_find(DFG_FIND(relax_attention_heads))
{
    if (!dfg_calls_argc(g, n, relax_attention_op_relax_reshape, 2)) return false;
    dfg_node permute_dims = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, permute_dims, relax_attention_op_relax_permute_dims, 1)) return false;
    if (!dfg_list_is(
            g, permute_dims, relax_attention_attr_axes, dfg_list(relax_attention_list_0_2_1_3, 4), false))
        return false;
    dfg_node x = dfg_operand(g, permute_dims, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_same_body(g, n, permute_dims) || dfg_rank(g, x) != 4 || dfg_rank(g, n) != 3) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 1), dfg_extent_of(g, x, 1))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 2), dfg_extent_of(g, x, 3))) return false;
    DFG_GIVE(relax_attention_heads, .root = n, .x = x, .r = n);
    DFG_GIVE_WHOLE(relax_attention_heads, .permute_dims = permute_dims, .x = x_2);
    return true;
}

/* relax_attention.pat:24  pattern places(x) = relax.permute_dims(relax.reshape(x, _)) { axes == [0, 2, 1, 3] }; */
bool relax_attention_places_find(DFG_FIND(relax_attention_places))
{
    if (!dfg_calls_argc(g, n, relax_attention_op_relax_permute_dims, 1)) return false;
    if (!dfg_list_is(g, n, relax_attention_attr_axes, dfg_list(relax_attention_list_0_2_1_3, 4), false))
        return false;
    dfg_node reshape = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, reshape, relax_attention_op_relax_reshape, 2)) return false;
    dfg_node x = dfg_operand(g, reshape, 0), x_2 = dfg_operand(g, reshape, 1);
    if (!dfg_same_body(g, n, reshape)) return false;
    DFG_GIVE(relax_attention_places, .root = n, .x = x);
    DFG_GIVE_WHOLE(relax_attention_places, .reshape = reshape, .x = x_2);
    return true;
}

/* relax_attention.pat:48  pattern turned(x) =
 *     relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0, -1, -2] }; */
bool relax_attention_turned_find(DFG_FIND_ON(relax_attention_turned))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node permute_dims = DFG_NONE, x = DFG_NONE, permute_dims_2 = DFG_NONE;
        if (alt == 0) {
            permute_dims = n;
            if (!dfg_calls_argc(g, permute_dims, relax_attention_op_relax_permute_dims, 1)) continue;
            if (!dfg_list_is(g, permute_dims, relax_attention_attr_axes,
                             dfg_list(relax_attention_list_0_2_1, 3), false))
                continue;
            x = dfg_arg(g, permute_dims, 0);
        } else {
            permute_dims_2 = n;
            if (!dfg_calls_argc(g, permute_dims_2, relax_attention_op_relax_permute_dims, 1)) continue;
            if (!dfg_list_is(g, permute_dims_2, relax_attention_attr_axes,
                             dfg_list(relax_attention_list_0_minus_1_minus_2, 3), false))
                continue;
            x = dfg_arg(g, permute_dims_2, 0);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){permute_dims, permute_dims_2}, 2)) continue;
        DFG_GIVE(relax_attention_turned, .root = n, .x = x);
        DFG_GIVE_WHOLE(relax_attention_turned, .permute_dims = permute_dims,
                       .permute_dims_2 = permute_dims_2);
        return true;
    }
    return false;
}

/* relax_attention.pat:50  pattern scores(q, k, s) {
 *     p = relax.matmul(q, turned(k));
 *     where uses(p) == 1, s.elements == 1, s.rank <= 3;
 *     return relax.multiply(p, relax.astype?(s & const));
 * } */
bool relax_attention_scores_find(DFG_FIND_ON(relax_attention_scores))
{
    if (!dfg_calls_argc(g, n, relax_attention_op_relax_multiply, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == relax_attention_op_relax_matmul ? 0 : 1;
    dfg_node v = dfg_arg(g, n, 1 - swap), astype = DFG_NONE, s = v;
    if (dfg_calls_argc(g, v, relax_attention_op_relax_astype, 1)) {
        astype = v;
        s = dfg_arg(g, astype, 0);
    }
    dfg_node s_2 = s;
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node p = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, p, relax_attention_op_relax_matmul, 2)) return false;
    dfg_node q = dfg_operand(g, p, 0);
    if (dfg_uses(g, p) != 1 || !dfg_extent_eq(g, dfg_elements_of(g, s_2), dfg_int(1))) return false;
    if (!dfg_le(dfg_rank_of(g, s_2), dfg_int(3))) return false;
    struct relax_attention_turned_match turned;
    for (; relax_attention_turned_find(g, dfg_operand(g, p, 1), way, &turned, DFG_PART(whole, turned)); way[0]++) {
        if (!dfg_in_body(g, n, (const dfg_node[]){astype, p, turned.root}, 3)) continue;
        DFG_GIVE(relax_attention_scores, .root = n, .q = q, .k = turned.x, .s = s_2, .p = p);
        DFG_GIVE_PARTS(whole->astype = astype);
        return true;
    }
    return false;
}

/* relax_attention.pat:55  pattern weighted(p, v) {
 *     w = relax.nn.softmax(relax.astype?(p)) { axis in {-1, 2} };
 *     where p.rank == 3, uses(w) == 1;
 *     return relax.matmul(relax.astype?(w), v);
 * } */
bool relax_attention_weighted_find(DFG_FIND_ON(relax_attention_weighted))
{
    if (!dfg_calls_argc(g, n, relax_attention_op_relax_matmul, 2)) return false;
    dfg_node v = dfg_operand(g, n, 1), v_2 = dfg_operand(g, n, 0), astype_2 = DFG_NONE, w = v_2;
    if (dfg_calls_argc(g, v_2, relax_attention_op_relax_astype, 1)) {
        astype_2 = v_2;
        w = dfg_arg(g, astype_2, 0);
    }
    if (!dfg_calls_argc(g, w, relax_attention_op_relax_nn_softmax, 1)) return false;
    if (!(dfg_int_is(g, w, relax_attention_attr_axis, -1, -1)
          || dfg_int_is(g, w, relax_attention_attr_axis, 2, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, w, 0);
    if (dfg_uses(g, w) != 1) return false;
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node astype = DFG_NONE, p = v_3;
        if (alt == 0) {
            astype = v_3;
            if (!dfg_calls_argc(g, astype, relax_attention_op_relax_astype, 1)) continue;
            p = dfg_arg(g, astype, 0);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){astype_2, w, astype}, 3) || dfg_rank(g, p) != 3) continue;
        DFG_GIVE(relax_attention_weighted, .root = n, .p = p, .v = v, .w = w);
        DFG_GIVE_WHOLE(relax_attention_weighted, .astype = astype, .astype_2 = astype_2);
        return true;
    }
    return false;
}

/* relax_attention.pat:60  pattern product(q, k, v, s) = weighted(scores(q, k, s), v); */
bool relax_attention_product_find(DFG_FIND_ON(relax_attention_product))
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    struct relax_attention_weighted_match weighted;
    for (; relax_attention_weighted_find(g, n, way, &weighted, DFG_PART(whole, weighted)); way[0]++, way[1] = 0) {
        if (dfg_op(g, weighted.p) != relax_attention_op_relax_multiply) continue;
        struct relax_attention_scores_match scores;
        for (; relax_attention_scores_find(g, weighted.p, way + 1, &scores, DFG_PART(whole, scores)); way[1]++) {
            if (!dfg_same_body(g, n, weighted.p)) continue;
            DFG_GIVE_IN_BOTH(relax_attention_product, .root = n, .q = scores.q, .k = scores.k,
                             .v = weighted.v, .s = scores.s);
            return true;
        }
    }
    return false;
}

/* relax_attention.pat:61  pattern product_bias(q, k, v, s, bias) = weighted(relax.add(scores(q, k, s), bias), v); */
bool relax_attention_product_bias_find(DFG_FIND_ON(relax_attention_product_bias))
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    struct relax_attention_weighted_match weighted;
    for (; relax_attention_weighted_find(g, n, way, &weighted, DFG_PART(whole, weighted)); way[0]++, way[1] = 0) {
        dfg_node add = weighted.p;
        if (!dfg_calls_argc(g, add, relax_attention_op_relax_add, 2)) continue;
        for (uint32_t swap = way[1]; swap < dfg_orders(g, add); way[1] = ++swap, way[2] = 0) {
            dfg_node bias = dfg_arg(g, add, 1 - swap);
            if (dfg_op(g, dfg_arg(g, add, swap)) != relax_attention_op_relax_multiply) continue;
            struct relax_attention_scores_match scores;
            for (; relax_attention_scores_find(g, dfg_arg(g, add, swap), way + 2, &scores,
                                               DFG_PART(whole, scores));
                 way[2]++) {
                if (!dfg_in_body(g, n, (const dfg_node[]){add, scores.root}, 2)) continue;
                DFG_GIVE(relax_attention_product_bias, .root = n, .q = scores.q, .k = scores.k,
                         .v = weighted.v, .s = scores.s, .bias = bias);
                DFG_GIVE_PARTS(whole->add = add);
                return true;
            }
        }
    }
    return false;
}

/* relax_attention.pat:26  cond floats(q, k, v, r) = same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32}; */
static DFG_APART bool relax_attention_floats(const dfg_graph *g, dfg_node q, dfg_node k2, dfg_node v, dfg_node r)
{
    return dfg_same_dtype(g, q, k2) == DFG_TRUE && dfg_same_dtype(g, q, v) == DFG_TRUE
        && dfg_same_dtype(g, q, r) == DFG_TRUE
        && (dfg_dtype(g, q) == DFG_F16 || dfg_dtype(g, q) == DFG_BF16 || dfg_dtype(g, q) == DFG_F32);
}

/* relax_attention.pat:27  cond of_heads(q, k, v, r) =
 *     floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2],
 *     q.shape[2] == v.shape[2]; */
static DFG_APART bool relax_attention_of_heads(const dfg_graph *g, dfg_node q, dfg_node k2, dfg_node v, dfg_node r)
{
    return relax_attention_floats(g, q, k2, v, r)
        && dfg_extent_eq(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, k2, 0))
        && dfg_extent_eq(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, v, 0))
        && dfg_extent_eq(g, dfg_extent_of(g, q, 2), dfg_extent_of(g, k2, 2))
        && dfg_extent_eq(g, dfg_extent_of(g, q, 2), dfg_extent_of(g, v, 2));
}

/* relax_attention.pat:33  cond is_back(r, q, v) =
 *     r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1], r.shape[2] == q.shape[2],
 *     r.shape[3] == v.shape[3]; */
static DFG_APART bool relax_attention_is_back(const dfg_graph *g, dfg_node r, dfg_node q, dfg_node v)
{
    return dfg_rank(g, r) == 4 && dfg_extent_eq(g, dfg_extent_of(g, r, 0), dfg_extent_of(g, q, 0))
        && dfg_extent_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, q, 1))
        && dfg_extent_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, q, 2))
        && dfg_extent_eq(g, dfg_extent_of(g, r, 3), dfg_extent_of(g, v, 3));
}

/* relax_attention.pat:65  rule attention_bsnh(q, k, v, s) : keep_shared, priority 2 {
 *     r = places(product(heads(q), heads(k), heads(v), s));
 *     match r;
 *     where of_heads(q, k, v, r), is_back(r, q, v);
 *     rewrite relax.nn.attention(q, k, v) { scale = value(s) };
 * } */
bool relax_attention_attention_bsnh_find(DFG_FIND_ON(relax_attention_attention_bsnh))
{
    struct relax_attention_places_match places;
    if (dfg_op(g, n) != relax_attention_op_relax_permute_dims) return false;
    if (!relax_attention_places_find(g, n, &places, DFG_PART(whole, places))) return false;
    if (dfg_op(g, places.x) != relax_attention_op_relax_matmul) return false;
    struct relax_attention_product_match product;
    for (; relax_attention_product_find(g, places.x, way, &product, DFG_PART(whole, product)); way[1]++) {
        struct relax_attention_heads_match heads;
        if (dfg_op(g, product.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product.q, &heads, DFG_PART(whole, heads))) continue;
        struct relax_attention_heads_match heads_2;
        if (dfg_op(g, product.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product.k, &heads_2, DFG_PART(whole, heads_2))) continue;
        struct relax_attention_heads_match heads_3;
        if (dfg_op(g, product.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product.v, &heads_3, DFG_PART(whole, heads_3))) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){places.x, product.q, product.k, product.v}, 4)) continue;
        if (!relax_attention_of_heads(g, heads.x, heads_2.x, heads_3.x, n)) continue;
        if (!relax_attention_is_back(g, n, heads.x, heads_3.x)) continue;
        DFG_GIVE_IN_BOTH(relax_attention_attention_bsnh, .root = n, .q = heads.x, .k = heads_2.x,
                         .v = heads_3.x, .s = product.s, .r = n);
        return true;
    }
    return false;
}

/* relax_attention.pat:38, batch = 1  cond bias_of(bias, q, k, batch) =
 *     bias.shape[-1] == k.shape[1], bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]},
 *     bias.rank <= 2 or (bias.rank == 3 and bias.shape[0] in {1, batch}); */
static DFG_APART bool relax_attention_bias_of(const dfg_graph *g, dfg_node bias, dfg_node q, dfg_node k2)
{
    return dfg_extent_eq(g, dfg_extent_of(g, bias, -1), dfg_extent_of(g, k2, 1))
        && (dfg_rank(g, bias) == 1 || dfg_extent(g, bias, -2) == 1
            || dfg_dim_member(g, dfg_extent_of(g, bias, -2), dfg_extent_of(g, q, 1)) == DFG_TRUE)
        && (dfg_le(dfg_rank_of(g, bias), dfg_int(2))
            || (dfg_rank(g, bias) == 3 && (dfg_extent(g, bias, 0) == 1 || dfg_extent(g, bias, 0) == 1)));
}

/* relax_attention.pat:71  rule attention_bsnh_bias(q, k, v, s, bias) : keep_shared, priority 2 {
 *     r = places(product_bias(heads(q), heads(k), heads(v), s, bias));
 *     match r;
 *     where of_heads(q, k, v, r), is_back(r, q, v), bias_of(bias, q, k, 1);
 *     rewrite relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {
 *         axis = bias.rank == 3 ? [1] : range(4 - bias.rank)
 *     }) { scale = value(s) };
 * } */
bool relax_attention_attention_bsnh_bias_find(DFG_FIND_ON(relax_attention_attention_bsnh_bias))
{
    struct relax_attention_places_match places;
    if (dfg_op(g, n) != relax_attention_op_relax_permute_dims) return false;
    if (!relax_attention_places_find(g, n, &places, DFG_PART(whole, places))) return false;
    if (dfg_op(g, places.x) != relax_attention_op_relax_matmul) return false;
    struct relax_attention_product_bias_match product_bias;
    for (; relax_attention_product_bias_find(g, places.x, way, &product_bias,
                                             DFG_PART(whole, product_bias));
         way[2]++) {
        struct relax_attention_heads_match heads;
        if (dfg_op(g, product_bias.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product_bias.q, &heads, DFG_PART(whole, heads))) continue;
        struct relax_attention_heads_match heads_2;
        if (dfg_op(g, product_bias.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product_bias.k, &heads_2, DFG_PART(whole, heads_2))) continue;
        struct relax_attention_heads_match heads_3;
        if (dfg_op(g, product_bias.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product_bias.v, &heads_3, DFG_PART(whole, heads_3))) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){places.x, product_bias.q, product_bias.k, product_bias.v},
                         4))
            continue;
        if (!relax_attention_of_heads(g, heads.x, heads_2.x, heads_3.x, n)) continue;
        if (!relax_attention_is_back(g, n, heads.x, heads_3.x)) continue;
        if (!relax_attention_bias_of(g, product_bias.bias, heads.x, heads_2.x)) continue;
        DFG_GIVE_IN_BOTH(relax_attention_attention_bsnh_bias, .root = n, .q = heads.x, .k = heads_2.x,
                         .v = heads_3.x, .s = product_bias.s, .bias = product_bias.bias, .r = n);
        return true;
    }
    return false;
}

/* relax_attention.pat:42  cond bias_of_heads(bias, q, k) =
 *     bias.rank == 3, bias.shape[0] == q.shape[0] * q.shape[2], bias.shape[1] in {1, q.shape[1]},
 *     bias.shape[2] == k.shape[1]; */
static DFG_APART bool relax_attention_bias_of_heads(const dfg_graph *g, dfg_node bias, dfg_node q, dfg_node k2)
{
    return dfg_rank(g, bias) == 3
        && dfg_extent_eq(g, dfg_extent_of(g, bias, 0),
                         dfg_extent_mul(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, q, 2)))
        && (dfg_extent(g, bias, 1) == 1
            || dfg_dim_member(g, dfg_extent_of(g, bias, 1), dfg_extent_of(g, q, 1)) == DFG_TRUE)
        && dfg_extent_eq(g, dfg_extent_of(g, bias, 2), dfg_extent_of(g, k2, 1));
}

/* relax_attention.pat:79  rule attention_bsnh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 2 {
 *     r = places(product_bias(heads(q), heads(k), heads(v), s, bias));
 *     match r;
 *     where of_heads(q, k, v, r), is_back(r, q, v), bias_of_heads(bias, q, k);
 *     rewrite relax.nn.attention_bias(q, k, v,
 *         relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]])) { scale = value(s) };
 * } */
bool relax_attention_attention_bsnh_bias_of_heads_find(DFG_FIND_ON(relax_attention_attention_bsnh_bias_of_heads))
{
    struct relax_attention_places_match places;
    if (dfg_op(g, n) != relax_attention_op_relax_permute_dims) return false;
    if (!relax_attention_places_find(g, n, &places, DFG_PART(whole, places))) return false;
    if (dfg_op(g, places.x) != relax_attention_op_relax_matmul) return false;
    struct relax_attention_product_bias_match product_bias;
    for (; relax_attention_product_bias_find(g, places.x, way, &product_bias,
                                             DFG_PART(whole, product_bias));
         way[2]++) {
        struct relax_attention_heads_match heads;
        if (dfg_op(g, product_bias.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product_bias.q, &heads, DFG_PART(whole, heads))) continue;
        struct relax_attention_heads_match heads_2;
        if (dfg_op(g, product_bias.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product_bias.k, &heads_2, DFG_PART(whole, heads_2))) continue;
        struct relax_attention_heads_match heads_3;
        if (dfg_op(g, product_bias.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product_bias.v, &heads_3, DFG_PART(whole, heads_3))) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){places.x, product_bias.q, product_bias.k, product_bias.v},
                         4))
            continue;
        if (!relax_attention_of_heads(g, heads.x, heads_2.x, heads_3.x, n)) continue;
        if (!relax_attention_is_back(g, n, heads.x, heads_3.x)) continue;
        if (!relax_attention_bias_of_heads(g, product_bias.bias, heads.x, heads_2.x)) continue;
        DFG_GIVE_IN_BOTH(relax_attention_attention_bsnh_bias_of_heads, .root = n, .q = heads.x,
                         .k = heads_2.x, .v = heads_3.x, .s = product_bias.s, .bias = product_bias.bias,
                         .r = n);
        return true;
    }
    return false;
}

static DFG_APART bool relax_attention_holds(const dfg_graph *g, dfg_node a)
{
    return !(dfg_scalar_eq(dfg_attr(g, a, relax_attention_attr_axis), dfg_int(2))
             || dfg_scalar_eq(dfg_attr(g, a, relax_attention_attr_axis), dfg_int(-2)));
}

/* relax_attention.pat:87  rule attention_multi_query(q, k, v, s) : keep_shared, priority 3 {
 *     a = relax.repeat(k) { axis in {2, -2} };
 *     b = relax.repeat(v) { axis in {2, -2} };
 *     r = places(product(heads(q), heads(a), heads(b), s));
 *     match r;
 *     where of_heads(q, a, b, r), is_back(r, q, b), a.repeats == b.repeats, a.repeats > 0;
 *     rewrite relax.nn.attention(q, k, v) { scale = value(s) };
 * } */
bool relax_attention_attention_multi_query_find(DFG_FIND_ON(relax_attention_attention_multi_query))
{
    struct relax_attention_places_match places;
    if (dfg_op(g, n) != relax_attention_op_relax_permute_dims) return false;
    if (!relax_attention_places_find(g, n, &places, DFG_PART(whole, places))) return false;
    if (dfg_op(g, places.x) != relax_attention_op_relax_matmul) return false;
    struct relax_attention_product_match product;
    for (; relax_attention_product_find(g, places.x, way, &product, DFG_PART(whole, product)); way[1]++) {
        struct relax_attention_heads_match heads;
        if (dfg_op(g, product.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product.q, &heads, DFG_PART(whole, heads))) continue;
        struct relax_attention_heads_match heads_2;
        if (dfg_op(g, product.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product.k, &heads_2, DFG_PART(whole, heads_2))) continue;
        dfg_node a = heads_2.x;
        if (!dfg_calls_argc(g, a, relax_attention_op_relax_repeat, 1)) continue;
        if (relax_attention_holds(g, a)) continue;
        dfg_node k = dfg_operand(g, a, 0);
        struct relax_attention_heads_match heads_3;
        if (dfg_op(g, product.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product.v, &heads_3, DFG_PART(whole, heads_3))) continue;
        dfg_node b = heads_3.x;
        if (!dfg_calls_argc(g, b, relax_attention_op_relax_repeat, 1)) continue;
        if (!(dfg_scalar_eq(dfg_attr(g, b, relax_attention_attr_axis), dfg_int(2))
              || dfg_scalar_eq(dfg_attr(g, b, relax_attention_attr_axis), dfg_int(-2))))
            continue;
        dfg_node v = dfg_operand(g, b, 0);
        if (!dfg_in_body(g, n, (const dfg_node[]){places.x, product.q, product.k, a, product.v, b}, 6))
            continue;
        if (!relax_attention_of_heads(g, heads.x, a, b, n) || !relax_attention_is_back(g, n, heads.x, b))
            continue;
        /* where a.repeats == b.repeats */
        if (!dfg_eq(dfg_attr(g, a, relax_attention_attr_repeats),
                    dfg_attr(g, b, relax_attention_attr_repeats)))
            continue;
        if (!dfg_gt(dfg_attr(g, a, relax_attention_attr_repeats), dfg_int(0))) continue;
        DFG_GIVE_IN_BOTH(relax_attention_attention_multi_query, .root = n, .q = heads.x, .k = k, .v = v,
                         .s = product.s, .a = a, .b = b, .r = n);
        return true;
    }
    return false;
}

/* relax_attention.pat:98  rule attention_bsnh_bsh(q, k, v, s) : keep_shared, priority 1 {
 *     r = product(heads(q), heads(k), heads(v), s);
 *     match r;
 *     where of_heads(q, k, v, r);
 *     rewrite relax.reshape(
 *         relax.permute_dims(relax.nn.attention(q, k, v) { scale = value(s) }) { axes = [0, 2, 1, 3] },
 *         i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);
 * } */
bool relax_attention_attention_bsnh_bsh_find(DFG_FIND_ON(relax_attention_attention_bsnh_bsh))
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    struct relax_attention_product_match product;
    for (; relax_attention_product_find(g, n, way, &product, DFG_PART(whole, product)); way[1]++) {
        struct relax_attention_heads_match heads;
        if (dfg_op(g, product.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product.q, &heads, DFG_PART(whole, heads))) continue;
        struct relax_attention_heads_match heads_2;
        if (dfg_op(g, product.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product.k, &heads_2, DFG_PART(whole, heads_2))) continue;
        struct relax_attention_heads_match heads_3;
        if (dfg_op(g, product.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product.v, &heads_3, DFG_PART(whole, heads_3))) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){product.q, product.k, product.v}, 3)) continue;
        if (!relax_attention_of_heads(g, heads.x, heads_2.x, heads_3.x, n)) continue;
        DFG_GIVE_IN_BOTH(relax_attention_attention_bsnh_bsh, .root = n, .q = heads.x, .k = heads_2.x,
                         .v = heads_3.x, .s = product.s, .r = n);
        return true;
    }
    return false;
}

/* relax_attention.pat:106  rule attention_bsnh_bsh_bias(q, k, v, s, bias) : keep_shared, priority 1 {
 *     r = product_bias(heads(q), heads(k), heads(v), s, bias);
 *     match r;
 *     where of_heads(q, k, v, r), bias_of(bias, q, k, 1);
 *     rewrite relax.reshape(
 *         relax.permute_dims(relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {
 *             axis = bias.rank == 3 ? [1] : range(4 - bias.rank)
 *         }) { scale = value(s) }) { axes = [0, 2, 1, 3] },
 *         i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);
 * } */
bool relax_attention_attention_bsnh_bsh_bias_find(DFG_FIND_ON(relax_attention_attention_bsnh_bsh_bias))
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    struct relax_attention_product_bias_match product_bias;
    for (; relax_attention_product_bias_find(g, n, way, &product_bias, DFG_PART(whole, product_bias)); way[2]++) {
        struct relax_attention_heads_match heads;
        if (dfg_op(g, product_bias.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product_bias.q, &heads, DFG_PART(whole, heads))) continue;
        struct relax_attention_heads_match heads_2;
        if (dfg_op(g, product_bias.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product_bias.k, &heads_2, DFG_PART(whole, heads_2))) continue;
        struct relax_attention_heads_match heads_3;
        if (dfg_op(g, product_bias.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product_bias.v, &heads_3, DFG_PART(whole, heads_3))) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){product_bias.q, product_bias.k, product_bias.v}, 3))
            continue;
        if (!relax_attention_of_heads(g, heads.x, heads_2.x, heads_3.x, n)) continue;
        if (!relax_attention_bias_of(g, product_bias.bias, heads.x, heads_2.x)) continue;
        DFG_GIVE_IN_BOTH(relax_attention_attention_bsnh_bsh_bias, .root = n, .q = heads.x, .k = heads_2.x,
                         .v = heads_3.x, .s = product_bias.s, .bias = product_bias.bias, .r = n);
        return true;
    }
    return false;
}

/* relax_attention.pat:116  rule attention_bsnh_bsh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 1 {
 *     r = product_bias(heads(q), heads(k), heads(v), s, bias);
 *     match r;
 *     where of_heads(q, k, v, r), bias_of_heads(bias, q, k);
 *     rewrite relax.reshape(
 *         relax.permute_dims(relax.nn.attention_bias(q, k, v,
 *             relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]]))
 *             { scale = value(s) }) { axes = [0, 2, 1, 3] },
 *         i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);
 * } */
bool relax_attention_attention_bsnh_bsh_bias_of_heads_find(DFG_FIND_ON(relax_attention_attention_bsnh_bsh_bias_of_heads))
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    struct relax_attention_product_bias_match product_bias;
    for (; relax_attention_product_bias_find(g, n, way, &product_bias, DFG_PART(whole, product_bias)); way[2]++) {
        struct relax_attention_heads_match heads;
        if (dfg_op(g, product_bias.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product_bias.q, &heads, DFG_PART(whole, heads))) continue;
        struct relax_attention_heads_match heads_2;
        if (dfg_op(g, product_bias.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product_bias.k, &heads_2, DFG_PART(whole, heads_2))) continue;
        struct relax_attention_heads_match heads_3;
        if (dfg_op(g, product_bias.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, product_bias.v, &heads_3, DFG_PART(whole, heads_3))) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){product_bias.q, product_bias.k, product_bias.v}, 3))
            continue;
        if (!relax_attention_of_heads(g, heads.x, heads_2.x, heads_3.x, n)) continue;
        if (!relax_attention_bias_of_heads(g, product_bias.bias, heads.x, heads_2.x)) continue;
        DFG_GIVE_IN_BOTH(relax_attention_attention_bsnh_bsh_bias_of_heads, .root = n, .q = heads.x,
                         .k = heads_2.x, .v = heads_3.x, .s = product_bias.s, .bias = product_bias.bias,
                         .r = n);
        return true;
    }
    return false;
}

/* relax_attention.pat:30  cond of_one_head(q, k, v, r) =
 *     floats(q, k, v, r), q.rank == 3, k.rank == 3, v.rank == 3, q.shape[0] == k.shape[0],
 *     q.shape[0] == v.shape[0]; */
static DFG_APART bool relax_attention_of_one_head(const dfg_graph *g, dfg_node q, dfg_node k2, dfg_node v, dfg_node r)
{
    return relax_attention_floats(g, q, k2, v, r) && dfg_rank(g, q) == 3 && dfg_rank(g, k2) == 3
        && dfg_rank(g, v) == 3 && dfg_extent_eq(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, k2, 0))
        && dfg_extent_eq(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, v, 0));
}

/* relax_attention.pat:129  rule attention_bsh(q, k, v, s) : keep_shared {
 *     r = product(q, k, v, s);
 *     match r;
 *     where of_one_head(q, k, v, r);
 *     rewrite relax.squeeze(
 *         relax.nn.attention(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },
 *                            relax.expand_dims(v) { axis = [2] }) { scale = value(s) }) { axis = [2] };
 * } */
bool relax_attention_attention_bsh_find(DFG_FIND_ON(relax_attention_attention_bsh))
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    struct relax_attention_product_match product;
    for (; relax_attention_product_find(g, n, way, &product, DFG_PART(whole, product)); way[1]++) {
        if (!relax_attention_of_one_head(g, product.q, product.k, product.v, n)) continue;
        DFG_GIVE_IN_BOTH(relax_attention_attention_bsh, .root = n, .q = product.q, .k = product.k,
                         .v = product.v, .s = product.s, .r = n);
        return true;
    }
    return false;
}

/* relax_attention.pat:137  rule attention_bsh_bias(q, k, v, s, bias) : keep_shared {
 *     r = product_bias(q, k, v, s, bias);
 *     match r;
 *     where of_one_head(q, k, v, r), bias_of(bias, q, k, q.shape[0]);
 *     rewrite relax.squeeze(
 *         relax.nn.attention_bias(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },
 *                                 relax.expand_dims(v) { axis = [2] }, relax.expand_dims(bias) {
 *             axis = bias.rank == 3 ? [1] : range(4 - bias.rank)
 *         }) { scale = value(s) }) { axis = [2] };
 * } */
bool relax_attention_attention_bsh_bias_find(DFG_FIND_ON(relax_attention_attention_bsh_bias))
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    struct relax_attention_product_bias_match product_bias;
    for (; relax_attention_product_bias_find(g, n, way, &product_bias, DFG_PART(whole, product_bias)); way[2]++) {
        /* where of_one_head(q, k, v, r) */
        if (!relax_attention_of_one_head(g, product_bias.q, product_bias.k, product_bias.v, n)) continue;
        /* where bias_of(bias, q, k, q.shape[0]) */
        if (!dfg_extent_eq(g, dfg_extent_of(g, product_bias.bias, -1), dfg_extent_of(g, product_bias.k, 1))
            || !(dfg_rank(g, product_bias.bias) == 1 || dfg_extent(g, product_bias.bias, -2) == 1
                 || dfg_dim_member(g, dfg_extent_of(g, product_bias.bias, -2),
                                   dfg_extent_of(g, product_bias.q, 1))
                    == DFG_TRUE)
            || !(dfg_le(dfg_rank_of(g, product_bias.bias), dfg_int(2))
                 || (dfg_rank(g, product_bias.bias) == 3
                     && (dfg_extent(g, product_bias.bias, 0) == 1
                         || dfg_dim_member(g, dfg_extent_of(g, product_bias.bias, 0),
                                           dfg_extent_of(g, product_bias.q, 0))
                            == DFG_TRUE))))
            continue;
        DFG_GIVE_IN_BOTH(relax_attention_attention_bsh_bias, .root = n, .q = product_bias.q,
                         .k = product_bias.k, .v = product_bias.v, .s = product_bias.s,
                         .bias = product_bias.bias, .r = n);
        return true;
    }
    return false;
}
