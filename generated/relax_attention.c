/* Made by pat2c from relax_attention.pat; do not edit. */
#include "relax_attention.h"
_Static_assert(RELAX_ATTENTION_H == 0x5b6e177cc7729de2, "relax_attention.h is of another run of pat2c than this file");
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
bool relax_attention_heads_find(const dfg_graph *g, dfg_node n, struct relax_attention_heads_whole *m)
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
    if (m != NULL) *m = (struct relax_attention_heads_whole){.m = {.root = n, .x = x, .r = n},
                                                             .permute_dims = permute_dims, .x = x_2};
    return true;
}

/* relax_attention.pat:24  pattern places(x) = relax.permute_dims(relax.reshape(x, _)) { axes == [0, 2, 1, 3] }; */
bool relax_attention_places_find(const dfg_graph *g, dfg_node n, struct relax_attention_places_whole *m)
{
    if (!dfg_calls_argc(g, n, relax_attention_op_relax_permute_dims, 1)) return false;
    if (!dfg_list_is(g, n, relax_attention_attr_axes, dfg_list(relax_attention_list_0_2_1_3, 4), false))
        return false;
    dfg_node reshape = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, reshape, relax_attention_op_relax_reshape, 2)) return false;
    dfg_node x = dfg_operand(g, reshape, 0), x_2 = dfg_operand(g, reshape, 1);
    if (!dfg_same_body(g, n, reshape)) return false;
    if (m != NULL) *m = (struct relax_attention_places_whole){
            .m = {.root = n, .x = x}, .reshape = reshape, .x = x_2};
    return true;
}

/* relax_attention.pat:48  pattern turned(x) =
 *     relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0, -1, -2] }; */
bool relax_attention_turned_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct relax_attention_turned_whole *m)
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
        if (m != NULL) *m = (struct relax_attention_turned_whole){
                .m = {.root = n, .x = x}, .permute_dims = permute_dims, .permute_dims_2 = permute_dims_2};
        return true;
    }
    return false;
}

/* relax_attention.pat:50  pattern scores(q, k, s) {
 *     p = relax.matmul(q, turned(k));
 *     where uses(p) == 1, s.elements == 1, s.rank <= 3;
 *     return relax.multiply(p, relax.astype?(s & const));
 * } */
bool relax_attention_scores_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct relax_attention_scores_whole *m)
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
    for (; relax_attention_turned_find(g, dfg_operand(g, p, 1), way, &m->turned); way[0]++) {
        if (!dfg_in_body(g, n, (const dfg_node[]){astype, p, m->turned.m.root}, 3)) continue;
        m->m = (struct relax_attention_scores_match){.root = n, .q = q, .k = m->turned.m.x, .s = s_2,
                                                     .p = p};
        m->astype = astype;
        return true;
    }
    return false;
}

/* relax_attention.pat:55  pattern weighted(p, v) {
 *     w = relax.nn.softmax(relax.astype?(p)) { axis in {-1, 2} };
 *     where p.rank == 3, uses(w) == 1;
 *     return relax.matmul(relax.astype?(w), v);
 * } */
bool relax_attention_weighted_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct relax_attention_weighted_whole *m)
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
        if (m != NULL) *m = (struct relax_attention_weighted_whole){
                .m = {.root = n, .p = p, .v = v, .w = w}, .astype = astype, .astype_2 = astype_2};
        return true;
    }
    return false;
}

/* relax_attention.pat:60  pattern product(q, k, v, s) = weighted(scores(q, k, s), v); */
bool relax_attention_product_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct relax_attention_product_whole *m)
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    for (; relax_attention_weighted_find(g, n, way, &m->weighted); way[0]++, way[1] = 0) {
        if (dfg_op(g, m->weighted.m.p) != relax_attention_op_relax_multiply) continue;
        for (; relax_attention_scores_find(g, m->weighted.m.p, way + 1, &m->scores); way[1]++) {
            if (!dfg_same_body(g, n, m->weighted.m.p)) continue;
            m->m = (struct relax_attention_product_match){.root = n, .q = m->scores.m.q, .k = m->scores.m.k,
                                                          .v = m->weighted.m.v, .s = m->scores.m.s};
            return true;
        }
    }
    return false;
}

/* relax_attention.pat:61  pattern product_bias(q, k, v, s, bias) = weighted(relax.add(scores(q, k, s), bias), v); */
bool relax_attention_product_bias_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct relax_attention_product_bias_whole *m)
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    for (; relax_attention_weighted_find(g, n, way, &m->weighted); way[0]++, way[1] = 0) {
        dfg_node add = m->weighted.m.p;
        if (!dfg_calls_argc(g, add, relax_attention_op_relax_add, 2)) continue;
        for (uint32_t swap = way[1]; swap < dfg_orders(g, add); way[1] = ++swap, way[2] = 0) {
            dfg_node bias = dfg_arg(g, add, 1 - swap);
            if (dfg_op(g, dfg_arg(g, add, swap)) != relax_attention_op_relax_multiply) continue;
            for (; relax_attention_scores_find(g, dfg_arg(g, add, swap), way + 2, &m->scores); way[2]++) {
                if (!dfg_in_body(g, n, (const dfg_node[]){add, m->scores.m.root}, 2)) continue;
                m->m = (struct relax_attention_product_bias_match){
                        .root = n, .q = m->scores.m.q, .k = m->scores.m.k, .v = m->weighted.m.v,
                        .s = m->scores.m.s, .bias = bias};
                m->add = add;
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
bool relax_attention_attention_bsnh_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct relax_attention_attention_bsnh_whole *m)
{
    if (dfg_op(g, n) != relax_attention_op_relax_permute_dims) return false;
    if (!relax_attention_places_find(g, n, &m->places)) return false;
    if (dfg_op(g, m->places.m.x) != relax_attention_op_relax_matmul) return false;
    for (; relax_attention_product_find(g, m->places.m.x, way, &m->product); way[1]++) {
        if (dfg_op(g, m->product.m.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product.m.q, &m->heads)) continue;
        if (dfg_op(g, m->product.m.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product.m.k, &m->heads_2)) continue;
        if (dfg_op(g, m->product.m.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product.m.v, &m->heads_3)) continue;
        if (!dfg_in_body(
                g, n, (const dfg_node[]){m->places.m.x, m->product.m.q, m->product.m.k, m->product.m.v}, 4))
            continue;
        if (!relax_attention_of_heads(g, m->heads.m.x, m->heads_2.m.x, m->heads_3.m.x, n)) continue;
        if (!relax_attention_is_back(g, n, m->heads.m.x, m->heads_3.m.x)) continue;
        m->m = (struct relax_attention_attention_bsnh_match){.root = n, .q = m->heads.m.x,
                                                             .k = m->heads_2.m.x, .v = m->heads_3.m.x,
                                                             .s = m->product.m.s, .r = n};
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
bool relax_attention_attention_bsnh_bias_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct relax_attention_attention_bsnh_bias_whole *m)
{
    if (dfg_op(g, n) != relax_attention_op_relax_permute_dims) return false;
    if (!relax_attention_places_find(g, n, &m->places)) return false;
    if (dfg_op(g, m->places.m.x) != relax_attention_op_relax_matmul) return false;
    for (; relax_attention_product_bias_find(g, m->places.m.x, way, &m->product_bias); way[2]++) {
        if (dfg_op(g, m->product_bias.m.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product_bias.m.q, &m->heads)) continue;
        if (dfg_op(g, m->product_bias.m.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product_bias.m.k, &m->heads_2)) continue;
        if (dfg_op(g, m->product_bias.m.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product_bias.m.v, &m->heads_3)) continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){m->places.m.x, m->product_bias.m.q, m->product_bias.m.k,
                                            m->product_bias.m.v}, 4))
            continue;
        if (!relax_attention_of_heads(g, m->heads.m.x, m->heads_2.m.x, m->heads_3.m.x, n)) continue;
        if (!relax_attention_is_back(g, n, m->heads.m.x, m->heads_3.m.x)) continue;
        if (!relax_attention_bias_of(g, m->product_bias.m.bias, m->heads.m.x, m->heads_2.m.x)) continue;
        m->m = (struct relax_attention_attention_bsnh_bias_match){
                .root = n, .q = m->heads.m.x, .k = m->heads_2.m.x, .v = m->heads_3.m.x,
                .s = m->product_bias.m.s, .bias = m->product_bias.m.bias, .r = n};
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
bool relax_attention_attention_bsnh_bias_of_heads_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct relax_attention_attention_bsnh_bias_of_heads_whole *m)
{
    if (dfg_op(g, n) != relax_attention_op_relax_permute_dims) return false;
    if (!relax_attention_places_find(g, n, &m->places)) return false;
    if (dfg_op(g, m->places.m.x) != relax_attention_op_relax_matmul) return false;
    for (; relax_attention_product_bias_find(g, m->places.m.x, way, &m->product_bias); way[2]++) {
        if (dfg_op(g, m->product_bias.m.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product_bias.m.q, &m->heads)) continue;
        if (dfg_op(g, m->product_bias.m.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product_bias.m.k, &m->heads_2)) continue;
        if (dfg_op(g, m->product_bias.m.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product_bias.m.v, &m->heads_3)) continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){m->places.m.x, m->product_bias.m.q, m->product_bias.m.k,
                                            m->product_bias.m.v}, 4))
            continue;
        if (!relax_attention_of_heads(g, m->heads.m.x, m->heads_2.m.x, m->heads_3.m.x, n)) continue;
        if (!relax_attention_is_back(g, n, m->heads.m.x, m->heads_3.m.x)) continue;
        if (!relax_attention_bias_of_heads(g, m->product_bias.m.bias, m->heads.m.x, m->heads_2.m.x))
            continue;
        m->m = (struct relax_attention_attention_bsnh_bias_of_heads_match){
                .root = n, .q = m->heads.m.x, .k = m->heads_2.m.x, .v = m->heads_3.m.x,
                .s = m->product_bias.m.s, .bias = m->product_bias.m.bias, .r = n};
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
bool relax_attention_attention_multi_query_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct relax_attention_attention_multi_query_whole *m)
{
    if (dfg_op(g, n) != relax_attention_op_relax_permute_dims) return false;
    if (!relax_attention_places_find(g, n, &m->places)) return false;
    if (dfg_op(g, m->places.m.x) != relax_attention_op_relax_matmul) return false;
    for (; relax_attention_product_find(g, m->places.m.x, way, &m->product); way[1]++) {
        if (dfg_op(g, m->product.m.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product.m.q, &m->heads)) continue;
        if (dfg_op(g, m->product.m.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product.m.k, &m->heads_2)) continue;
        dfg_node a = m->heads_2.m.x;
        if (!dfg_calls_argc(g, a, relax_attention_op_relax_repeat, 1)) continue;
        if (relax_attention_holds(g, a)) continue;
        dfg_node k = dfg_operand(g, a, 0);
        if (dfg_op(g, m->product.m.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product.m.v, &m->heads_3)) continue;
        dfg_node b = m->heads_3.m.x;
        if (!dfg_calls_argc(g, b, relax_attention_op_relax_repeat, 1)) continue;
        if (!(dfg_scalar_eq(dfg_attr(g, b, relax_attention_attr_axis), dfg_int(2))
              || dfg_scalar_eq(dfg_attr(g, b, relax_attention_attr_axis), dfg_int(-2))))
            continue;
        dfg_node v = dfg_operand(g, b, 0);
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){m->places.m.x, m->product.m.q, m->product.m.k, a,
                                            m->product.m.v, b}, 6))
            continue;
        if (!relax_attention_of_heads(g, m->heads.m.x, a, b, n)) continue;
        if (!relax_attention_is_back(g, n, m->heads.m.x, b)) continue;
        /* where a.repeats == b.repeats */
        if (!dfg_eq(dfg_attr(g, a, relax_attention_attr_repeats),
                    dfg_attr(g, b, relax_attention_attr_repeats)))
            continue;
        if (!dfg_gt(dfg_attr(g, a, relax_attention_attr_repeats), dfg_int(0))) continue;
        m->m = (struct relax_attention_attention_multi_query_match){
                .root = n, .q = m->heads.m.x, .k = k, .v = v, .s = m->product.m.s, .a = a, .b = b, .r = n};
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
bool relax_attention_attention_bsnh_bsh_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct relax_attention_attention_bsnh_bsh_whole *m)
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    for (; relax_attention_product_find(g, n, way, &m->product); way[1]++) {
        if (dfg_op(g, m->product.m.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product.m.q, &m->heads)) continue;
        if (dfg_op(g, m->product.m.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product.m.k, &m->heads_2)) continue;
        if (dfg_op(g, m->product.m.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product.m.v, &m->heads_3)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){m->product.m.q, m->product.m.k, m->product.m.v}, 3))
            continue;
        if (!relax_attention_of_heads(g, m->heads.m.x, m->heads_2.m.x, m->heads_3.m.x, n)) continue;
        m->m = (struct relax_attention_attention_bsnh_bsh_match){.root = n, .q = m->heads.m.x,
                                                                 .k = m->heads_2.m.x, .v = m->heads_3.m.x,
                                                                 .s = m->product.m.s, .r = n};
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
bool relax_attention_attention_bsnh_bsh_bias_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct relax_attention_attention_bsnh_bsh_bias_whole *m)
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    for (; relax_attention_product_bias_find(g, n, way, &m->product_bias); way[2]++) {
        if (dfg_op(g, m->product_bias.m.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product_bias.m.q, &m->heads)) continue;
        if (dfg_op(g, m->product_bias.m.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product_bias.m.k, &m->heads_2)) continue;
        if (dfg_op(g, m->product_bias.m.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product_bias.m.v, &m->heads_3)) continue;
        if (!dfg_in_body(
                g, n, (const dfg_node[]){m->product_bias.m.q, m->product_bias.m.k, m->product_bias.m.v}, 3))
            continue;
        if (!relax_attention_of_heads(g, m->heads.m.x, m->heads_2.m.x, m->heads_3.m.x, n)) continue;
        if (!relax_attention_bias_of(g, m->product_bias.m.bias, m->heads.m.x, m->heads_2.m.x)) continue;
        m->m = (struct relax_attention_attention_bsnh_bsh_bias_match){
                .root = n, .q = m->heads.m.x, .k = m->heads_2.m.x, .v = m->heads_3.m.x,
                .s = m->product_bias.m.s, .bias = m->product_bias.m.bias, .r = n};
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
bool relax_attention_attention_bsnh_bsh_bias_of_heads_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole *m)
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    for (; relax_attention_product_bias_find(g, n, way, &m->product_bias); way[2]++) {
        if (dfg_op(g, m->product_bias.m.q) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product_bias.m.q, &m->heads)) continue;
        if (dfg_op(g, m->product_bias.m.k) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product_bias.m.k, &m->heads_2)) continue;
        if (dfg_op(g, m->product_bias.m.v) != relax_attention_op_relax_reshape) continue;
        if (!relax_attention_heads_find(g, m->product_bias.m.v, &m->heads_3)) continue;
        if (!dfg_in_body(
                g, n, (const dfg_node[]){m->product_bias.m.q, m->product_bias.m.k, m->product_bias.m.v}, 3))
            continue;
        if (!relax_attention_of_heads(g, m->heads.m.x, m->heads_2.m.x, m->heads_3.m.x, n)) continue;
        if (!relax_attention_bias_of_heads(g, m->product_bias.m.bias, m->heads.m.x, m->heads_2.m.x))
            continue;
        m->m = (struct relax_attention_attention_bsnh_bsh_bias_of_heads_match){
                .root = n, .q = m->heads.m.x, .k = m->heads_2.m.x, .v = m->heads_3.m.x,
                .s = m->product_bias.m.s, .bias = m->product_bias.m.bias, .r = n};
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
bool relax_attention_attention_bsh_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct relax_attention_attention_bsh_whole *m)
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    for (; relax_attention_product_find(g, n, way, &m->product); way[1]++) {
        if (!relax_attention_of_one_head(g, m->product.m.q, m->product.m.k, m->product.m.v, n)) continue;
        m->m = (struct relax_attention_attention_bsh_match){.root = n, .q = m->product.m.q,
                                                            .k = m->product.m.k, .v = m->product.m.v,
                                                            .s = m->product.m.s, .r = n};
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
bool relax_attention_attention_bsh_bias_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct relax_attention_attention_bsh_bias_whole *m)
{
    if (dfg_op(g, n) != relax_attention_op_relax_matmul) return false;
    for (; relax_attention_product_bias_find(g, n, way, &m->product_bias); way[2]++) {
        /* where of_one_head(q, k, v, r) */
        if (!relax_attention_of_one_head(g, m->product_bias.m.q, m->product_bias.m.k, m->product_bias.m.v,
                                         n))
            continue;
        /* where bias_of(bias, q, k, q.shape[0]) */
        if (!dfg_extent_eq(g, dfg_extent_of(g, m->product_bias.m.bias, -1),
                           dfg_extent_of(g, m->product_bias.m.k, 1))
            || !(dfg_rank(g, m->product_bias.m.bias) == 1 || dfg_extent(g, m->product_bias.m.bias, -2) == 1
                 || dfg_dim_member(g, dfg_extent_of(g, m->product_bias.m.bias, -2),
                                   dfg_extent_of(g, m->product_bias.m.q, 1))
                    == DFG_TRUE)
            || !(dfg_le(dfg_rank_of(g, m->product_bias.m.bias), dfg_int(2))
                 || (dfg_rank(g, m->product_bias.m.bias) == 3
                     && (dfg_extent(g, m->product_bias.m.bias, 0) == 1
                         || dfg_dim_member(g, dfg_extent_of(g, m->product_bias.m.bias, 0),
                                           dfg_extent_of(g, m->product_bias.m.q, 0))
                            == DFG_TRUE))))
            continue;
        m->m = (struct relax_attention_attention_bsh_bias_match){
                .root = n, .q = m->product_bias.m.q, .k = m->product_bias.m.k, .v = m->product_bias.m.v,
                .s = m->product_bias.m.s, .bias = m->product_bias.m.bias, .r = n};
        return true;
    }
    return false;
}
