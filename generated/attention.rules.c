/* The replacements of attention.pat's rules.  Made by pat2c; do not edit. */
#include "attention.h"
_Static_assert(ATTENTION_H == 0xfa9b1d177745aa33, "attention.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    attention_rule_op_Add = DFG_FIRST_OP, attention_rule_op_Attention, attention_rule_op_Cast,
    attention_rule_op_Concat, attention_rule_op_Cos, attention_rule_op_Div, attention_rule_op_Einsum,
    attention_rule_op_Expand, attention_rule_op_MatMul, attention_rule_op_Mul, attention_rule_op_Reshape,
    attention_rule_op_RotaryEmbedding, attention_rule_op_Shape, attention_rule_op_Sin,
    attention_rule_op_Slice, attention_rule_op_Softmax, attention_rule_op_Split, attention_rule_op_Sub,
    attention_rule_op_Tile, attention_rule_op_Transpose, attention_rule_op_Unsqueeze,
    attention_rule_op_Where,
};
enum {
    attention_rule_attr_allowzero, attention_rule_attr_axis, attention_rule_attr_end,
    attention_rule_attr_equation, attention_rule_attr_is_causal, attention_rule_attr_kv_num_heads,
    attention_rule_attr_num_heads, attention_rule_attr_perm, attention_rule_attr_q_num_heads,
    attention_rule_attr_qk_matmul_output_mode, attention_rule_attr_rotary_embedding_dim,
    attention_rule_attr_scale, attention_rule_attr_softcap, attention_rule_attr_softmax_precision,
    attention_rule_attr_start,
};
enum {
    attention_rule_str_abcd_abed_abce, attention_rule_str_abcd_adbe_acbe, attention_rule_str_abcd_aecd_acbe,
    attention_rule_str_abcd_aecd_aceb,
};
static const char *const attention_rule_op_names[] = {
    "Add", "Attention", "Cast", "Concat", "Cos", "Div", "Einsum", "Expand", "MatMul", "Mul", "Reshape",
    "RotaryEmbedding", "Shape", "Sin", "Slice", "Softmax", "Split", "Sub", "Tile", "Transpose", "Unsqueeze",
    "Where",
};
static const char *const attention_rule_attr_names[] = {
    "allowzero", "axis", "end", "equation", "is_causal", "kv_num_heads", "num_heads", "perm", "q_num_heads",
    "qk_matmul_output_mode", "rotary_embedding_dim", "scale", "softcap", "softmax_precision", "start",
};
static const char *const attention_rule_str_names[] = {
    "abcd,abed->abce", "abcd,adbe->acbe", "abcd,aecd->acbe", "abcd,aecd->aceb",
};
static const dfg_val attention_rule_list_0_1_3_2[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 3}, {.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val attention_rule_list_0_2_1[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val attention_rule_list_0_2_1_3[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 3}};
static const dfg_val attention_rule_list_1_0_2[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val attention_rule_list_2_0_1_3[] = {{.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 3}};

static const struct dfg_names attention_rule_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .n_ops = 22, .ops = attention_rule_op_names, .n_attrs = 15,
    .attrs = attention_rule_attr_names, .n_strs = 4, .strs = attention_rule_str_names,
};

/* attention.pat:223, rule mask_of_least:  rewrite Attention(q, k, v, Where(keep, high, like(low, -3.3e38))) { ..a }; */
DFG_BUILD(attention_mask_of_least)
{
    const dfg_node constant = dfg_new_like(r, m->low, dfg_float(-3.3e+38));
    const dfg_node where = dfg_new_call(r, attention_rule_op_Where,
                                        DFG_OPERANDS(m->keep, m->high, constant), NULL, 0);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, where),
                           DFG_ATTRS(dfg_take(m->a)), 0);
}

/* attention.pat:229, rule mask_of_least_not:
 * rewrite Attention(q, k, v, Where(drop, like(low, -3.3e38), high)) { ..a }; */
DFG_BUILD(attention_mask_of_least_not)
{
    const dfg_node constant = dfg_new_like(r, m->low, dfg_float(-3.3e+38));
    const dfg_node where = dfg_new_call(r, attention_rule_op_Where,
                                        DFG_OPERANDS(m->drop, constant, m->high), NULL, 0);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, where),
                           DFG_ATTRS(dfg_take(m->a)), 0);
}

/* attention.pat:235, rule mask_of_least_beside:
 * rewrite Attention(q, k, v, Add(Where(keep, high, like(low, -3.3e38)), other)) { ..a }; */
DFG_BUILD(attention_mask_of_least_beside)
{
    const dfg_node constant = dfg_new_like(r, m->low, dfg_float(-3.3e+38));
    const dfg_node where = dfg_new_call(r, attention_rule_op_Where,
                                        DFG_OPERANDS(m->keep, m->high, constant), NULL, 0);
    const dfg_node add = dfg_new_call(r, attention_rule_op_Add, DFG_OPERANDS(where, m->other), NULL, 0);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, add),
                           DFG_ATTRS(dfg_take(m->a)), 0);
}

/* attention.pat:241, rule mask_of_least_not_beside:
 * rewrite Attention(q, k, v, Add(Where(drop, like(low, -3.3e38), high), other)) { ..a }; */
DFG_BUILD(attention_mask_of_least_not_beside)
{
    const dfg_node constant = dfg_new_like(r, m->low, dfg_float(-3.3e+38));
    const dfg_node where = dfg_new_call(r, attention_rule_op_Where,
                                        DFG_OPERANDS(m->drop, constant, m->high), NULL, 0);
    const dfg_node add = dfg_new_call(r, attention_rule_op_Add, DFG_OPERANDS(where, m->other), NULL, 0);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, add),
                           DFG_ATTRS(dfg_take(m->a)), 0);
}

/* attention.pat:250, rule mask_of_least_times:  rewrite Attention(q, k, v, Mul(x, like(low, -3.3e38))) { ..a }; */
DFG_BUILD(attention_mask_of_least_times)
{
    const dfg_node constant = dfg_new_like(r, m->low, dfg_float(-3.3e+38));
    const dfg_node mul = dfg_new_call(r, attention_rule_op_Mul, DFG_OPERANDS(m->x, constant), NULL, 0);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, mul),
                           DFG_ATTRS(dfg_take(m->a)), 0);
}

/* attention.pat:284, rule attention_past:  rewrite {
 *     n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..y };
 *     return n.0, n.1, n.2;
 * } */
DFG_BUILD(attention_attention_past)
{
    const dfg_node n = dfg_new_call(r, attention_rule_op_Attention,
                                    DFG_OPERANDS(m->q, m->k, m->v, m->mask, m->pk, m->pv),
                                    DFG_ATTRS(dfg_take(m->y)), 3);
    with[0] = dfg_new_get(r, n, 0);
    with[1] = dfg_new_get(r, n, 1);
    with[2] = dfg_new_get(r, n, 2);
}

/* attention.pat:48, rule make_attention:  rewrite Attention(q, Transpose(k) { perm = [0, 1, 3, 2] }, v, mask?) {
 *     scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *           * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
 *           * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 * }; */
DFG_BUILD(attention_make_attention)
{
    const dfg_node transpose = dfg_new_call(
            r, attention_rule_op_Transpose, DFG_OPERANDS(m->k),
            DFG_ATTRS(dfg_give(attention_rule_attr_perm, dfg_list(attention_rule_list_0_1_3_2, 4))), 0);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, transpose, m->v, m->mask),
                           DFG_ATTRS(dfg_give(attention_rule_attr_scale,
                                              dfg_div(dfg_mul(dfg_div(dfg_mul(dfg_div(m->a != DFG_NONE
                                                                                      ? dfg_value_of(g,
                                                                                                     m->a)
                                                                                      : dfg_float(1.0),
                                                                                      m->b != DFG_NONE
                                                                                      ? dfg_value_of(g,
                                                                                                     m->b)
                                                                                      : dfg_float(1.0)),
                                                                              m->c != DFG_NONE
                                                                              ? dfg_value_of(g, m->c)
                                                                              : dfg_float(1.0)),
                                                                      m->d != DFG_NONE
                                                                      ? dfg_value_of(g, m->d)
                                                                      : dfg_float(1.0)),
                                                              m->e != DFG_NONE ? dfg_value_of(g, m->e)
                                                              : dfg_float(1.0)),
                                                      m->f != DFG_NONE ? dfg_value_of(g, m->f)
                                                      : dfg_float(1.0)))), 0);
}

/* attention.pat:59, rule einsum_scores:  rewrite MatMul(q, Transpose(k) { perm = [0, 1, 3, 2] }); */
DFG_BUILD(attention_einsum_scores)
{
    const dfg_node transpose = dfg_new_call(
            r, attention_rule_op_Transpose, DFG_OPERANDS(m->k),
            DFG_ATTRS(dfg_give(attention_rule_attr_perm, dfg_list(attention_rule_list_0_1_3_2, 4))), 0);
    with[0] = dfg_new_call(r, attention_rule_op_MatMul, DFG_OPERANDS(m->q, transpose), NULL, 0);
}

static DFG_APART dfg_val attention_rule_value(const struct attention_make_attention_of_places_match *m, const dfg_graph *g)
{
    return dfg_mul(dfg_div(m->a != DFG_NONE ? dfg_value_of(g, m->a) : dfg_float(1.0),
                           m->b != DFG_NONE ? dfg_value_of(g, m->b) : dfg_float(1.0)),
                   m->e != DFG_NONE ? dfg_value_of(g, m->e) : dfg_float(1.0));
}

/* attention.pat:77, rule make_attention_of_places:  rewrite Reshape(Attention(q, k, v, mask?) {
 *     q_num_heads = hq.shape[2], kv_num_heads = hk.shape[2],
 *     scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *           * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 * }, i64 [0, 0, hv.shape[2], hv.shape[3]]); */
DFG_BUILD(attention_make_attention_of_places)
{
    const dfg_node attention = dfg_new_call(
            r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, m->mask),
            DFG_ATTRS(dfg_give(attention_rule_attr_q_num_heads, dfg_extent_of(g, m->hq, 2)),
                      dfg_give(attention_rule_attr_kv_num_heads, dfg_extent_of(g, m->hk, 2)),
                      dfg_give(attention_rule_attr_scale,
                               dfg_div(attention_rule_value(m, g),
                                       m->f != DFG_NONE ? dfg_value_of(g, m->f) : dfg_float(1.0)))), 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_int(0), dfg_int(0), dfg_extent_of(g, m->hv, 2),
                                                     dfg_extent_of(g, m->hv, 3)));
    with[0] = dfg_new_call(r, attention_rule_op_Reshape, DFG_OPERANDS(attention, constant), NULL, 0);
}

/* attention.pat:95, rule make_attention_one_head:
 * rewrite Attention(q, Transpose(k) { perm = [0, 2, 1] }, v, mask?) {
 *     q_num_heads = 1, kv_num_heads = 1,
 *     scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *           * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
 *           * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 * }; */
DFG_BUILD(attention_make_attention_one_head)
{
    const dfg_node transpose = dfg_new_call(
            r, attention_rule_op_Transpose, DFG_OPERANDS(m->k),
            DFG_ATTRS(dfg_give(attention_rule_attr_perm, dfg_list(attention_rule_list_0_2_1, 3))), 0);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, transpose, m->v, m->mask),
                           DFG_ATTRS(dfg_give(attention_rule_attr_q_num_heads, dfg_int(1)),
                                     dfg_give(attention_rule_attr_kv_num_heads, dfg_int(1)),
                                     dfg_give(attention_rule_attr_scale,
                                              dfg_div(dfg_mul(dfg_div(dfg_mul(dfg_div(m->a != DFG_NONE
                                                                                      ? dfg_value_of(g,
                                                                                                     m->a)
                                                                                      : dfg_float(1.0),
                                                                                      m->b != DFG_NONE
                                                                                      ? dfg_value_of(g,
                                                                                                     m->b)
                                                                                      : dfg_float(1.0)),
                                                                              m->c != DFG_NONE
                                                                              ? dfg_value_of(g, m->c)
                                                                              : dfg_float(1.0)),
                                                                      m->d != DFG_NONE
                                                                      ? dfg_value_of(g, m->d)
                                                                      : dfg_float(1.0)),
                                                              m->e != DFG_NONE ? dfg_value_of(g, m->e)
                                                              : dfg_float(1.0)),
                                                      m->f != DFG_NONE ? dfg_value_of(g, m->f)
                                                      : dfg_float(1.0)))), 0);
}

/* attention.pat:113, rule attention_merged:  rewrite Attention(q, k, v) { scale = s }; */
DFG_BUILD(attention_attention_merged)
{
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v),
                           DFG_ATTRS(dfg_give(attention_rule_attr_scale, m->s)), 0);
}

/* attention.pat:129, rule make_attention_merged:  rewrite Attention(q, k, v, mask) {
 *     scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *           * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
 *           * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 * }; */
DFG_BUILD(attention_make_attention_merged)
{
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, m->mask),
                           DFG_ATTRS(dfg_give(attention_rule_attr_scale,
                                              dfg_div(dfg_mul(dfg_div(dfg_mul(dfg_div(m->a != DFG_NONE
                                                                                      ? dfg_value_of(g,
                                                                                                     m->a)
                                                                                      : dfg_float(1.0),
                                                                                      m->b != DFG_NONE
                                                                                      ? dfg_value_of(g,
                                                                                                     m->b)
                                                                                      : dfg_float(1.0)),
                                                                              m->c != DFG_NONE
                                                                              ? dfg_value_of(g, m->c)
                                                                              : dfg_float(1.0)),
                                                                      m->d != DFG_NONE
                                                                      ? dfg_value_of(g, m->d)
                                                                      : dfg_float(1.0)),
                                                              m->e != DFG_NONE ? dfg_value_of(g, m->e)
                                                              : dfg_float(1.0)),
                                                      m->f != DFG_NONE ? dfg_value_of(g, m->f)
                                                      : dfg_float(1.0)))), 0);
}

/* attention.pat:146, rule sum_of_masks:  rewrite MatMul(Softmax(Add(t, Add(mask, more))) { ..s }, v); */
DFG_BUILD(attention_sum_of_masks)
{
    const dfg_node add = dfg_new_call(r, attention_rule_op_Add, DFG_OPERANDS(m->mask, m->more), NULL, 0);
    const dfg_node add_2 = dfg_new_call(r, attention_rule_op_Add, DFG_OPERANDS(m->t, add), NULL, 0);
    const dfg_node softmax = dfg_new_call(r, attention_rule_op_Softmax, DFG_OPERANDS(add_2),
                                          DFG_ATTRS(dfg_take(m->s)), 0);
    with[0] = dfg_new_call(r, attention_rule_op_MatMul, DFG_OPERANDS(softmax, m->v), NULL, 0);
}

/* attention.pat:159, rule widen_mask:
 * rewrite Attention(q, Transpose(k) { perm = [0, 1, 3, 2] }, v, Expand(mask, i64 [p.shape[2], p.shape[3]])) {
 *     scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *           * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
 *           * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 * }; */
DFG_BUILD(attention_widen_mask)
{
    const dfg_node transpose = dfg_new_call(
            r, attention_rule_op_Transpose, DFG_OPERANDS(m->k),
            DFG_ATTRS(dfg_give(attention_rule_attr_perm, dfg_list(attention_rule_list_0_1_3_2, 4))), 0);
    const dfg_node constant = dfg_new_const(
            r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->p, 2), dfg_extent_of(g, m->p, 3)));
    const dfg_node expand = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(m->mask, constant), NULL,
                                         0);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, transpose, m->v, expand),
                           DFG_ATTRS(dfg_give(attention_rule_attr_scale,
                                              dfg_div(dfg_mul(dfg_div(dfg_mul(dfg_div(m->a != DFG_NONE
                                                                                      ? dfg_value_of(g,
                                                                                                     m->a)
                                                                                      : dfg_float(1.0),
                                                                                      m->b != DFG_NONE
                                                                                      ? dfg_value_of(g,
                                                                                                     m->b)
                                                                                      : dfg_float(1.0)),
                                                                              m->c != DFG_NONE
                                                                              ? dfg_value_of(g, m->c)
                                                                              : dfg_float(1.0)),
                                                                      m->d != DFG_NONE
                                                                      ? dfg_value_of(g, m->d)
                                                                      : dfg_float(1.0)),
                                                              m->e != DFG_NONE ? dfg_value_of(g, m->e)
                                                              : dfg_float(1.0)),
                                                      m->f != DFG_NONE ? dfg_value_of(g, m->f)
                                                      : dfg_float(1.0)))), 0);
}

/* attention.pat:174, rule widen_mask_square:  rewrite Attention(q, Transpose(k) { perm = [0, 1, 3, 2] }, v,
 *                   Expand(mask, Concat(i64 [1], Shape(mask) { start = 3 }, i64 [1]) { axis = 0 })) {
 *     scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *           * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
 *           * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 * }; */
DFG_BUILD(attention_widen_mask_square)
{
    const dfg_node transpose = dfg_new_call(
            r, attention_rule_op_Transpose, DFG_OPERANDS(m->k),
            DFG_ATTRS(dfg_give(attention_rule_attr_perm, dfg_list(attention_rule_list_0_1_3_2, 4))), 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node shape = dfg_new_call(r, attention_rule_op_Shape, DFG_OPERANDS(m->mask),
                                        DFG_ATTRS(dfg_give(attention_rule_attr_start, dfg_int(3))), 0);
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node concat = dfg_new_call(r, attention_rule_op_Concat,
                                         DFG_OPERANDS(constant, shape, constant_2),
                                         DFG_ATTRS(dfg_give(attention_rule_attr_axis, dfg_int(0))), 0);
    const dfg_node expand = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(m->mask, concat), NULL,
                                         0);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, transpose, m->v, expand),
                           DFG_ATTRS(dfg_give(attention_rule_attr_scale,
                                              dfg_div(dfg_mul(dfg_div(dfg_mul(dfg_div(m->a != DFG_NONE
                                                                                      ? dfg_value_of(g,
                                                                                                     m->a)
                                                                                      : dfg_float(1.0),
                                                                                      m->b != DFG_NONE
                                                                                      ? dfg_value_of(g,
                                                                                                     m->b)
                                                                                      : dfg_float(1.0)),
                                                                              m->c != DFG_NONE
                                                                              ? dfg_value_of(g, m->c)
                                                                              : dfg_float(1.0)),
                                                                      m->d != DFG_NONE
                                                                      ? dfg_value_of(g, m->d)
                                                                      : dfg_float(1.0)),
                                                              m->e != DFG_NONE ? dfg_value_of(g, m->e)
                                                              : dfg_float(1.0)),
                                                      m->f != DFG_NONE ? dfg_value_of(g, m->f)
                                                      : dfg_float(1.0)))), 0);
}

/* attention.pat:190, rule mask_by_where:
 * rewrite MatMul(Softmax(Add(t, Where(keep, like(low, 0.0), low))) { ..s }, v); */
DFG_BUILD(attention_mask_by_where)
{
    const dfg_node constant = dfg_new_like(r, m->low, dfg_float(0.0));
    const dfg_node where = dfg_new_call(r, attention_rule_op_Where, DFG_OPERANDS(m->keep, constant, m->low),
                                        NULL, 0);
    const dfg_node add = dfg_new_call(r, attention_rule_op_Add, DFG_OPERANDS(m->t, where), NULL, 0);
    const dfg_node softmax = dfg_new_call(r, attention_rule_op_Softmax, DFG_OPERANDS(add),
                                          DFG_ATTRS(dfg_take(m->s)), 0);
    with[0] = dfg_new_call(r, attention_rule_op_MatMul, DFG_OPERANDS(softmax, m->v), NULL, 0);
}

/* attention.pat:200, rule mask_by_product:  rewrite MatMul(Softmax(Add(t, hide)) { ..s }, v); */
DFG_BUILD(attention_mask_by_product)
{
    const dfg_node add = dfg_new_call(r, attention_rule_op_Add, DFG_OPERANDS(m->t, m->hide), NULL, 0);
    const dfg_node softmax = dfg_new_call(r, attention_rule_op_Softmax, DFG_OPERANDS(add),
                                          DFG_ATTRS(dfg_take(m->s)), 0);
    with[0] = dfg_new_call(r, attention_rule_op_MatMul, DFG_OPERANDS(softmax, m->v), NULL, 0);
}

/* attention.pat:209, rule mask_by_where_not:
 * rewrite MatMul(Softmax(Add(t, Where(drop, low, like(low, 0.0)))) { ..s }, v); */
DFG_BUILD(attention_mask_by_where_not)
{
    const dfg_node constant = dfg_new_like(r, m->low, dfg_float(0.0));
    const dfg_node where = dfg_new_call(r, attention_rule_op_Where, DFG_OPERANDS(m->drop, m->low, constant),
                                        NULL, 0);
    const dfg_node add = dfg_new_call(r, attention_rule_op_Add, DFG_OPERANDS(m->t, where), NULL, 0);
    const dfg_node softmax = dfg_new_call(r, attention_rule_op_Softmax, DFG_OPERANDS(add),
                                          DFG_ATTRS(dfg_take(m->s)), 0);
    with[0] = dfg_new_call(r, attention_rule_op_MatMul, DFG_OPERANDS(softmax, m->v), NULL, 0);
}

/* attention.pat:258, rule attention_plus_zero:  rewrite Attention(q, k, v, mask?) { ..a }; */
DFG_BUILD(attention_attention_plus_zero)
{
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, m->mask),
                           DFG_ATTRS(dfg_take(m->a)), 0);
}

/* attention.pat:265, rule attention_scale_query:
 * rewrite Attention(q, k, v, mask?) { ..a, scale = a.scale * value(s) }; */
DFG_BUILD(attention_attention_scale_query)
{
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, m->mask),
                           DFG_ATTRS(dfg_take(m->a),
                                     dfg_give(attention_rule_attr_scale,
                                              dfg_mul(dfg_attr(g, dfg_call_of(g, m->a),
                                                               attention_rule_attr_scale),
                                                      dfg_value_of(g, m->s)))), 0);
}

/* attention.pat:272, rule attention_scale_key:
 * rewrite Attention(q, Transpose(k) { perm = p }, v, mask?) { ..a, scale = a.scale * value(s) }; */
DFG_BUILD(attention_attention_scale_key)
{
    const dfg_node transpose = dfg_new_call(r, attention_rule_op_Transpose, DFG_OPERANDS(m->k),
                                            DFG_ATTRS(dfg_give(attention_rule_attr_perm, m->p)), 0);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, transpose, m->v, m->mask),
                           DFG_ATTRS(dfg_take(m->a),
                                     dfg_give(attention_rule_attr_scale,
                                              dfg_mul(dfg_attr(g, dfg_call_of(g, m->a),
                                                               attention_rule_attr_scale),
                                                      dfg_value_of(g, m->s)))), 0);
}

/* attention.pat:293, rule attention_past_only:  rewrite {
 *     n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..a }; // ONNX Runtime: of a past, present ones are asked for
 *     return n.0;
 * } */
DFG_BUILD(attention_attention_past_only)
{
    const dfg_node n = dfg_new_call(r, attention_rule_op_Attention,
                                    DFG_OPERANDS(m->q, m->k, m->v, m->mask, m->pk, m->pv),
                                    DFG_ATTRS(dfg_take(m->a)), 3);
    with[0] = dfg_new_get(r, n, 0);
}

/* attention.pat:313, rule ungroup_attention:  rewrite Attention(q, k, v, mask?) { ..a }; */
DFG_BUILD(attention_ungroup_attention)
{
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, m->mask),
                           DFG_ATTRS(dfg_take(m->a)), 0);
}

/* attention.pat:337, rule attention_of_rows:
 * rewrite Attention(q, k, v, mask?, pk?, pv?) { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] }; */
DFG_BUILD(attention_attention_of_rows)
{
    with[0] = dfg_new_call(
            r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, m->mask, m->pk, m->pv),
            DFG_ATTRS(dfg_take(m->a), dfg_give(attention_rule_attr_q_num_heads, dfg_extent_of(g, m->qh, 1)),
                      dfg_give(attention_rule_attr_kv_num_heads, dfg_extent_of(g, m->kh, 1))), 0);
}

/* attention.pat:354, rule attention_of_flat_rows:
 * rewrite Reshape(Attention(Reshape(q, i64 [qh.shape[0], qh.shape[2], q.shape[1]]),
 *                           Reshape(k, i64 [kh.shape[0], kh.shape[2], k.shape[1]]),
 *                           Reshape(v, i64 [vh.shape[0], vh.shape[2], v.shape[1]]), mask?) {
 *     ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1]
 * }, i64 [-1, y.shape[1]]); */
DFG_BUILD(attention_attention_of_flat_rows)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->qh, 0), dfg_extent_of(g, m->qh, 2),
                                                     dfg_extent_of(g, m->q, 1)));
    const dfg_node reshape = dfg_new_call(
            r, attention_rule_op_Reshape, DFG_OPERANDS(m->q, constant), NULL, 0);
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_of(g, m->kh, 0),
                                                       dfg_extent_of(g, m->kh, 2),
                                                       dfg_extent_of(g, m->k, 1)));
    const dfg_node reshape_2 = dfg_new_call(r, attention_rule_op_Reshape, DFG_OPERANDS(m->k, constant_2),
                                            NULL, 0);
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_of(g, m->vh, 0),
                                                       dfg_extent_of(g, m->vh, 2),
                                                       dfg_extent_of(g, m->v, 1)));
    const dfg_node reshape_3 = dfg_new_call(r, attention_rule_op_Reshape, DFG_OPERANDS(m->v, constant_3),
                                            NULL, 0);
    const dfg_node attention = dfg_new_call(
            r, attention_rule_op_Attention, DFG_OPERANDS(reshape, reshape_2, reshape_3, m->mask),
            DFG_ATTRS(dfg_take(m->a), dfg_give(attention_rule_attr_q_num_heads, dfg_extent_of(g, m->qh, 1)),
                      dfg_give(attention_rule_attr_kv_num_heads, dfg_extent_of(g, m->kh, 1))), 0);
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_int(-1), dfg_extent_of(g, m->y, 1)));
    with[0] = dfg_new_call(r, attention_rule_op_Reshape, DFG_OPERANDS(attention, constant_4), NULL, 0);
}

/* attention.pat:379, rule attention_of_places:
 * rewrite Reshape(Transpose(Attention(Transpose(q) { perm = [1, 0, 2] }, Transpose(k) { perm = [1, 0, 2] },
 *                                     Transpose(v) { perm = [1, 0, 2] }, mask?) {
 *     ..a, q_num_heads = q.shape[2] / qh.shape[-1], kv_num_heads = k.shape[2] / kh.shape[-1]
 * }) { perm = [1, 0, 2] }, s); */
DFG_BUILD(attention_attention_of_places)
{
    const dfg_node transpose = dfg_new_call(
            r, attention_rule_op_Transpose, DFG_OPERANDS(m->q),
            DFG_ATTRS(dfg_give(attention_rule_attr_perm, dfg_list(attention_rule_list_1_0_2, 3))), 0);
    const dfg_node transpose_2 = dfg_new_call(
            r, attention_rule_op_Transpose, DFG_OPERANDS(m->k),
            DFG_ATTRS(dfg_give(attention_rule_attr_perm, dfg_list(attention_rule_list_1_0_2, 3))), 0);
    const dfg_node transpose_3 = dfg_new_call(
            r, attention_rule_op_Transpose, DFG_OPERANDS(m->v),
            DFG_ATTRS(dfg_give(attention_rule_attr_perm, dfg_list(attention_rule_list_1_0_2, 3))), 0);
    const dfg_node attention = dfg_new_call(
            r, attention_rule_op_Attention, DFG_OPERANDS(transpose, transpose_2, transpose_3, m->mask),
            DFG_ATTRS(dfg_take(m->a),
                      dfg_give(attention_rule_attr_q_num_heads,
                               dfg_extent_div(g, dfg_extent_of(g, m->q, 2), dfg_extent_of(g, m->qh, -1))),
                      dfg_give(attention_rule_attr_kv_num_heads,
                               dfg_extent_div(g, dfg_extent_of(g, m->k, 2), dfg_extent_of(g, m->kh, -1)))),
            0);
    const dfg_node transpose_4 = dfg_new_call(
            r, attention_rule_op_Transpose, DFG_OPERANDS(attention),
            DFG_ATTRS(dfg_give(attention_rule_attr_perm, dfg_list(attention_rule_list_1_0_2, 3))), 0);
    with[0] = dfg_new_call(r, attention_rule_op_Reshape, DFG_OPERANDS(transpose_4, m->s), NULL, 0);
}

/* attention.pat:396, rule attention_of_rows_present:  rewrite {
 *     n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] };
 *     return n.0, n.1, n.2;
 * } */
DFG_BUILD(attention_attention_of_rows_present)
{
    const dfg_node n = dfg_new_call(
            r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, m->mask, m->pk, m->pv),
            DFG_ATTRS(dfg_take(m->a), dfg_give(attention_rule_attr_q_num_heads, dfg_extent_of(g, m->qh, 1)),
                      dfg_give(attention_rule_attr_kv_num_heads, dfg_extent_of(g, m->kh, 1))), 3);
    with[0] = dfg_new_get(r, n, 0);
    with[1] = dfg_new_get(r, n, 1);
    with[2] = dfg_new_get(r, n, 2);
}

/* attention.pat:419, rule attention_of_stacks:  rewrite {
 *     p = Split(x, i64 [r.shape[3] * r.shape[4], r.shape[3] * r.shape[4], r.shape[3] * r.shape[4]]) -> 3 {
 *         axis = -1
 *     };
 *     return Attention(p.0, p.1, p.2, mask?) { ..a, q_num_heads = r.shape[3], kv_num_heads = r.shape[3] };
 * } */
DFG_BUILD(attention_attention_of_stacks)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_mul(g, dfg_extent_of(g, m->r, 3),
                                                                    dfg_extent_of(g, m->r, 4)),
                                                     dfg_extent_mul(g, dfg_extent_of(g, m->r, 3),
                                                                    dfg_extent_of(g, m->r, 4)),
                                                     dfg_extent_mul(g, dfg_extent_of(g, m->r, 3),
                                                                    dfg_extent_of(g, m->r, 4))));
    const dfg_node p = dfg_new_call(r, attention_rule_op_Split, DFG_OPERANDS(m->x, constant),
                                    DFG_ATTRS(dfg_give(attention_rule_attr_axis, dfg_int(-1))), 3);
    const dfg_node p_0 = dfg_new_get(r, p, 0), p_1 = dfg_new_get(r, p, 1), p_2 = dfg_new_get(r, p, 2);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(p_0, p_1, p_2, m->mask),
                           DFG_ATTRS(dfg_take(m->a),
                                     dfg_give(attention_rule_attr_q_num_heads, dfg_extent_of(g, m->r, 3)),
                                     dfg_give(attention_rule_attr_kv_num_heads, dfg_extent_of(g, m->r, 3))),
                           0);
}

/* attention.pat:434, rule turn_halves:  rewrite { h = y.op(f); return Concat(h, h) { ..c }; } */
DFG_BUILD(attention_turn_halves)
{
    const dfg_node h = dfg_new_like_call(r, m->y, DFG_OPERANDS(m->f), NULL, 0);
    with[0] = dfg_new_call(r, attention_rule_op_Concat, DFG_OPERANDS(h, h), DFG_ATTRS(dfg_take(m->c)), 0);
}

/* attention.pat:457, rule make_rotary:  rewrite {
 *     s = Concat(Shape(x) { start = 0, end = 1 }, i64 [1, 1]) { axis = 0 };
 *     return RotaryEmbedding(x, Expand(cos, s), Expand(sin, s));
 * } */
DFG_BUILD(attention_make_rotary)
{
    const dfg_node shape = dfg_new_call(r, attention_rule_op_Shape, DFG_OPERANDS(m->x),
                                        DFG_ATTRS(dfg_give(attention_rule_attr_start, dfg_int(0)),
                                                  dfg_give(attention_rule_attr_end, dfg_int(1))), 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1), dfg_int(1)));
    const dfg_node s = dfg_new_call(r, attention_rule_op_Concat, DFG_OPERANDS(shape, constant),
                                    DFG_ATTRS(dfg_give(attention_rule_attr_axis, dfg_int(0))), 0);
    const dfg_node expand = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(m->cos, s), NULL, 0);
    const dfg_node expand_2 = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(m->sin, s), NULL, 0);
    with[0] = dfg_new_call(r, attention_rule_op_RotaryEmbedding, DFG_OPERANDS(m->x, expand, expand_2), NULL,
                           0);
}

/* attention.pat:474, rule make_rotary_halves:  rewrite {
 *     s = Concat(Shape(x) { start = 0, end = 1 }, i64 [1, 1]) { axis = 0 };
 *     return RotaryEmbedding(x, Expand(cos, s), Expand(sin, s));
 * } */
DFG_BUILD(attention_make_rotary_halves)
{
    const dfg_node shape = dfg_new_call(r, attention_rule_op_Shape, DFG_OPERANDS(m->x),
                                        DFG_ATTRS(dfg_give(attention_rule_attr_start, dfg_int(0)),
                                                  dfg_give(attention_rule_attr_end, dfg_int(1))), 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1), dfg_int(1)));
    const dfg_node s = dfg_new_call(r, attention_rule_op_Concat, DFG_OPERANDS(shape, constant),
                                    DFG_ATTRS(dfg_give(attention_rule_attr_axis, dfg_int(0))), 0);
    const dfg_node expand = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(m->cos, s), NULL, 0);
    const dfg_node expand_2 = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(m->sin, s), NULL, 0);
    with[0] = dfg_new_call(r, attention_rule_op_RotaryEmbedding, DFG_OPERANDS(m->x, expand, expand_2), NULL,
                           0);
}

/* attention.pat:489, rule make_rotary_gathered:
 * rewrite RotaryEmbedding(x, Slice(cos, i64 [0], i64 [x.shape[3] / 2], i64 [1]),
 *     Slice(sin, i64 [0], i64 [x.shape[3] / 2], i64 [1]), at); */
DFG_BUILD(attention_make_rotary_gathered)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(0)));
    const dfg_node constant_2 = dfg_new_const(
            r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_div(g, dfg_extent_of(g, m->x, 3), dfg_int(2))));
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node slice = dfg_new_call(r, attention_rule_op_Slice,
                                        DFG_OPERANDS(m->cos, constant, constant_2, constant_3), NULL, 0);
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(0)));
    const dfg_node constant_5 = dfg_new_const(
            r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_div(g, dfg_extent_of(g, m->x, 3), dfg_int(2))));
    const dfg_node constant_6 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node slice_2 = dfg_new_call(
            r, attention_rule_op_Slice, DFG_OPERANDS(m->sin, constant_4, constant_5, constant_6), NULL, 0);
    with[0] = dfg_new_call(
            r, attention_rule_op_RotaryEmbedding, DFG_OPERANDS(m->x, slice, slice_2, m->at), NULL, 0);
}

/* attention.pat:499, rule make_rotary_constant:  rewrite RotaryEmbedding(x,
 *     Slice(Reshape(c, i64 [c.shape[-2], c.shape[-1]]), i64 [0], i64 [c.shape[-1] / 2], i64 [1]),
 *     Slice(Reshape(t, i64 [c.shape[-2], c.shape[-1]]), i64 [0], i64 [c.shape[-1] / 2], i64 [1]),
 *     Expand(i64 [i for i in range(c.shape[-2])],
 *            Concat(Shape(x) { start = 0, end = 1 }, i64 [c.shape[-2]]) { axis = 0 })); */
DFG_BUILD(attention_make_rotary_constant)
{
    const dfg_node constant = dfg_new_const(
            r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->c, -2), dfg_extent_of(g, m->c, -1)));
    const dfg_node reshape = dfg_new_call(
            r, attention_rule_op_Reshape, DFG_OPERANDS(m->c, constant), NULL, 0);
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(0)));
    const dfg_node constant_3 = dfg_new_const(
            r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_div(g, dfg_extent_of(g, m->c, -1), dfg_int(2))));
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node slice = dfg_new_call(r, attention_rule_op_Slice,
                                        DFG_OPERANDS(reshape, constant_2, constant_3, constant_4), NULL, 0);
    const dfg_node constant_5 = dfg_new_const(
            r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->c, -2), dfg_extent_of(g, m->c, -1)));
    const dfg_node reshape_2 = dfg_new_call(r, attention_rule_op_Reshape, DFG_OPERANDS(m->t, constant_5),
                                            NULL, 0);
    const dfg_node constant_6 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(0)));
    const dfg_node constant_7 = dfg_new_const(
            r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_div(g, dfg_extent_of(g, m->c, -1), dfg_int(2))));
    const dfg_node constant_8 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node slice_2 = dfg_new_call(r, attention_rule_op_Slice,
                                          DFG_OPERANDS(reshape_2, constant_6, constant_7, constant_8), NULL,
                                          0);
    struct dfg_values elements = {0};
    const int64_t n = dfg_range_to(dfg_extent_of(g, m->c, -2));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, dfg_int(i));
    const dfg_node constant_9 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    const dfg_node shape = dfg_new_call(r, attention_rule_op_Shape, DFG_OPERANDS(m->x),
                                        DFG_ATTRS(dfg_give(attention_rule_attr_start, dfg_int(0)),
                                                  dfg_give(attention_rule_attr_end, dfg_int(1))), 0);
    const dfg_node constant_10 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->c, -2)));
    const dfg_node concat = dfg_new_call(r, attention_rule_op_Concat, DFG_OPERANDS(shape, constant_10),
                                         DFG_ATTRS(dfg_give(attention_rule_attr_axis, dfg_int(0))), 0);
    const dfg_node expand = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(constant_9, concat),
                                         NULL, 0);
    with[0] = dfg_new_call(r, attention_rule_op_RotaryEmbedding, DFG_OPERANDS(m->x, slice, slice_2, expand),
                           NULL, 0);
}

/* attention.pat:513, rule rotary_of_part:
 * rewrite RotaryEmbedding(x, cos, sin, at?) { ..r, rotary_embedding_dim = part.shape[3] }; */
DFG_BUILD(attention_rotary_of_part)
{
    with[0] = dfg_new_call(r, attention_rule_op_RotaryEmbedding, DFG_OPERANDS(m->x, m->cos, m->sin, m->at),
                           DFG_ATTRS(dfg_take(m->r),
                                     dfg_give(attention_rule_attr_rotary_embedding_dim,
                                              dfg_extent_of(g, m->part, 3))), 0);
}

/* attention.pat:522, rule rotary_of_rows:
 * rewrite Transpose(Reshape(RotaryEmbedding(x, cos, sin, at?) { ..r, num_heads = h.shape[2] }, s)) {
 *     perm = [0, 2, 1, 3]
 * }; */
DFG_BUILD(attention_rotary_of_rows)
{
    const dfg_node rotaryEmbedding = dfg_new_call(
            r, attention_rule_op_RotaryEmbedding, DFG_OPERANDS(m->x, m->cos, m->sin, m->at),
            DFG_ATTRS(dfg_take(m->r), dfg_give(attention_rule_attr_num_heads, dfg_extent_of(g, m->h, 2))),
            0);
    const dfg_node reshape = dfg_new_call(r, attention_rule_op_Reshape, DFG_OPERANDS(rotaryEmbedding, m->s),
                                          NULL, 0);
    with[0] = dfg_new_call(
            r, attention_rule_op_Transpose, DFG_OPERANDS(reshape),
            DFG_ATTRS(dfg_give(attention_rule_attr_perm, dfg_list(attention_rule_list_0_2_1_3, 4))), 0);
}

/* attention.pat:533, rule merge_qkv:  rewrite {
 *     s = Split(MatMul(x, Concat(q, k, v) { axis = 1 }), i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3
 *         { axis = -1 };
 *     return s.0, s.1, s.2;
 * } */
DFG_BUILD(attention_merge_qkv)
{
    const dfg_node concat = dfg_new_call(r, attention_rule_op_Concat, DFG_OPERANDS(m->q, m->k, m->v),
                                         DFG_ATTRS(dfg_give(attention_rule_attr_axis, dfg_int(1))), 0);
    const dfg_node matMul = dfg_new_call(r, attention_rule_op_MatMul, DFG_OPERANDS(m->x, concat), NULL, 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->q, 1), dfg_extent_of(g, m->k, 1),
                                                     dfg_extent_of(g, m->v, 1)));
    const dfg_node s = dfg_new_call(r, attention_rule_op_Split, DFG_OPERANDS(matMul, constant),
                                    DFG_ATTRS(dfg_give(attention_rule_attr_axis, dfg_int(-1))), 3);
    with[0] = dfg_new_get(r, s, 0);
    with[1] = dfg_new_get(r, s, 1);
    with[2] = dfg_new_get(r, s, 2);
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    attention_rule_mask_of_least, attention_rule_mask_of_least_not, attention_rule_mask_of_least_beside,
    attention_rule_mask_of_least_not_beside, attention_rule_mask_of_least_times,
    attention_rule_attention_past, attention_rule_make_attention, attention_rule_einsum_scores,
    attention_rule_make_attention_of_places, attention_rule_make_attention_one_head,
    attention_rule_attention_merged, attention_rule_make_attention_merged, attention_rule_sum_of_masks,
    attention_rule_widen_mask, attention_rule_widen_mask_square, attention_rule_mask_by_where,
    attention_rule_mask_by_product, attention_rule_mask_by_where_not, attention_rule_attention_plus_zero,
    attention_rule_attention_scale_query, attention_rule_attention_scale_key,
    attention_rule_attention_past_only, attention_rule_ungroup_attention, attention_rule_attention_of_rows,
    attention_rule_attention_of_flat_rows, attention_rule_attention_of_places,
    attention_rule_attention_of_rows_present, attention_rule_attention_of_stacks,
    attention_rule_turn_halves, attention_rule_make_rotary, attention_rule_make_rotary_halves,
    attention_rule_make_rotary_gathered, attention_rule_make_rotary_constant, attention_rule_rotary_of_part,
    attention_rule_rotary_of_rows, attention_rule_merge_qkv,
};

/* attention.pat:246  Mul(x, low & const); the operator is known */
static inline bool attention_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return ((dfg_calls_argc(g, dfg_operand(g, n, 0), attention_rule_op_Sub, 2)
             || dfg_calls_argc(g, dfg_operand(g, n, 0), attention_rule_op_Cast, 1))
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && (dfg_calls_argc(g, dfg_operand(g, n, 1), attention_rule_op_Sub, 2)
                || dfg_calls_argc(g, dfg_operand(g, n, 1), attention_rule_op_Cast, 1)));
}

/* attention.pat:302  Reshape(e, _) */
static inline bool attention_rule_is_Reshape(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, attention_rule_op_Reshape, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls_argc(g, a0, attention_rule_op_Expand, 2)
        || dfg_calls_argc(g, a0, attention_rule_op_Tile, 2)
        || (dfg_calls_with(g, a0, attention_rule_op_Concat, 2)
            && (dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(2))
                || dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(-3))));
}

/* attention.pat:255  Add(q, c & splat(0)); the operator is known */
static inline bool attention_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_operand(g, n, 0), dfg_int(0), DFG_NO_DTYPE);
}

/* attention.pat:28  Mul(q, a & const) */
static inline bool attention_rule_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, attention_rule_op_Mul, 2)) return false;
    return dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) || dfg_is(g, dfg_operand(g, n, 0), DFG_CONST);
}

/* attention.pat:268  Transpose(Mul(k, s & const)) */
static inline bool attention_rule_is_Transpose(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, attention_rule_op_Transpose, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), attention_rule_op_Mul, 2);
}

/* from bit 0 on: attention_rule_mask_of_least, attention_rule_mask_of_least_not,
 * attention_rule_mask_of_least_beside, attention_rule_mask_of_least_not_beside,
 * attention_rule_mask_of_least_times, attention_rule_attention_past and 5 more, and 1 more such
 * group */
static uint64_t attention_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 4)) {
        const dfg_node a3 = dfg_operand(g, n, 3);
        switch (dfg_op(g, a3)) {
        case attention_rule_op_Where:
            if (dfg_argc_is(g, a3, 3) && dfg_is(g, dfg_operand(g, a3, 1), DFG_CONST)
                && dfg_is(g, dfg_operand(g, a3, 2), DFG_CONST)) {
                set |= DFG_BIT(0); /* attention_rule_mask_of_least ... */
                set |= DFG_BIT(1); /* attention_rule_mask_of_least_not ... */
            }
            break;
        case attention_rule_op_Add:
            if ((dfg_calls_argc(g, dfg_arg(g, a3, 0), attention_rule_op_Where, 3)
                 || dfg_calls_argc(g, dfg_arg(g, a3, 1), attention_rule_op_Where, 3))
                && dfg_argc_is(g, a3, 2)) {
                set |= DFG_BIT(2); /* attention_rule_mask_of_least_beside ... */
                set |= DFG_BIT(3); /* attention_rule_mask_of_least_not_beside ... */
            }
            break;
        case attention_rule_op_Mul:
            if (attention_rule_is_Mul(g, a3))
                set |= DFG_BIT(4); /* attention_rule_mask_of_least_times ... */
            break;
        default: break;
        }
    }
    if (dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 0) != DFG_NONE) {
        const dfg_node a1 = dfg_arg(g, n, 1);
        switch (dfg_op(g, a1)) {
        case attention_rule_op_Concat: {
            const dfg_node a2 = dfg_arg(g, n, 2);
            if (dfg_calls_with(g, a2, attention_rule_op_Concat, 2)
                && (dfg_scalar_eq(dfg_attr(g, a2, attention_rule_attr_axis), dfg_int(2))
                    || dfg_scalar_eq(dfg_attr(g, a2, attention_rule_attr_axis), dfg_int(-2)))
                && dfg_has_args(g, a1, 2)
                && (dfg_scalar_eq(dfg_attr(g, a1, attention_rule_attr_axis), dfg_int(2))
                    || dfg_scalar_eq(dfg_attr(g, a1, attention_rule_attr_axis), dfg_int(-2)))) {
                set |= DFG_BIT(5); /* attention_rule_attention_past ... */
                set |= DFG_BIT(21); /* attention_rule_attention_past_only ... */
            }
            break;
        }
        case attention_rule_op_Reshape:
            if (attention_rule_is_Reshape(g, a1) && attention_rule_is_Reshape(g, dfg_arg(g, n, 2)))
                set |= DFG_BIT(22); /* attention_rule_ungroup_attention ... */
            break;
        default: break;
        }
    }
    if (dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 1) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case attention_rule_op_Add:
            if (attention_rule_is_Add(g, a0))
                set |= DFG_BIT(18); /* attention_rule_attention_plus_zero ... */
            break;
        case attention_rule_op_Mul:
            if (attention_rule_is_Mul_2(g, a0))
                set |= DFG_BIT(19); /* attention_rule_attention_scale_query ... */
            break;
        default: break;
        }
    }
    if (dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE
        && attention_rule_is_Transpose(g, dfg_arg(g, n, 1)))
        set |= DFG_BIT(20); /* attention_rule_attention_scale_key ... */
    return set;
}

/* op in {Attention}: attention_rule_mask_of_least, attention_rule_mask_of_least_not,
 * attention_rule_mask_of_least_beside, attention_rule_mask_of_least_not_beside,
 * attention_rule_mask_of_least_times, attention_rule_attention_past and 5 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t attention_rule_at_Attention(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1) set |= attention_rule_part(g, n);
    return set;
}

/* op in {get}: attention_rule_mask_of_least, attention_rule_mask_of_least_not,
 * attention_rule_mask_of_least_beside, attention_rule_mask_of_least_not_beside,
 * attention_rule_mask_of_least_times, attention_rule_attention_past and 5 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t attention_rule_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (dfg_calls(g, a0, attention_rule_op_Attention)) set |= attention_rule_part(g, a0);
    }
    return set;
}

/* op in {MatMul}: attention_rule_make_attention, attention_rule_make_attention_one_head,
 * attention_rule_sum_of_masks, attention_rule_widen_mask, attention_rule_widen_mask_square,
 * attention_rule_mask_by_where and 3 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t attention_rule_at_MatMul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, attention_rule_op_Softmax) && dfg_argc_is(g, a0, 1)) {
            if (dfg_int_is(g, a0, attention_rule_attr_axis, -1, -1)
                || dfg_int_is(g, a0, attention_rule_attr_axis, 3, -1)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case attention_rule_op_Add:
                    if (dfg_argc_is(g, a0_0, 2)) {
                        set |= DFG_BIT(attention_rule_sum_of_masks);
                        set |= DFG_BIT(attention_rule_widen_mask);
                        set |= DFG_BIT(attention_rule_widen_mask_square);
                        set |= DFG_BIT(attention_rule_mask_by_product);
                    }
                    break;
                case attention_rule_op_Where:
                    if (dfg_argc_is(g, a0_0, 3)) {
                        set |= DFG_BIT(attention_rule_mask_by_where);
                        set |= DFG_BIT(attention_rule_mask_by_where_not);
                    }
                    break;
                default: break;
                }
            }
            if ((dfg_calls_argc(g, dfg_operand(g, a0, 0), attention_rule_op_Add, 2)
                 || dfg_calls_argc(g, dfg_operand(g, a0, 0), attention_rule_op_Mul, 2)
                 || dfg_calls_argc(g, dfg_operand(g, a0, 0), attention_rule_op_Div, 2)
                 || dfg_calls_argc(g, dfg_operand(g, a0, 0), attention_rule_op_MatMul, 2))
                && (dfg_int_is(g, a0, attention_rule_attr_axis, -1, -1)
                    || dfg_int_is(g, a0, attention_rule_attr_axis, 2, -1)))
                set |= DFG_BIT(attention_rule_make_attention_one_head);
        }
        set |= DFG_BIT(attention_rule_make_attention);
        if (dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)) set |= DFG_BIT(attention_rule_merge_qkv);
    }
    return set;
}

/* attention.pat:70  Softmax(u) */
static inline bool attention_rule_is_Softmax(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, attention_rule_op_Softmax, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return (dfg_calls_argc(g, a0, attention_rule_op_Add, 2)
            || dfg_calls_argc(g, a0, attention_rule_op_Mul, 2)
            || dfg_calls_argc(g, a0, attention_rule_op_Div, 2)
            || (dfg_calls_with(g, a0, attention_rule_op_Einsum, 2)
                && dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_equation),
                                 dfg_str(g, attention_rule_str_abcd_aecd_acbe)))
            || (dfg_calls_with(g, a0, attention_rule_op_Einsum, 2)
                && dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_equation),
                                 dfg_str(g, attention_rule_str_abcd_aecd_aceb))))
        && (dfg_int_is(g, n, attention_rule_attr_axis, -1, -1)
            || dfg_int_is(g, n, attention_rule_attr_axis, 3, -1));
}

/* op in {Einsum}: attention_rule_einsum_scores, attention_rule_make_attention_of_places */
static inline DFG_IN_LINE_FOR_SPEED uint64_t attention_rule_at_Einsum(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        if (dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_equation),
                          dfg_str(g, attention_rule_str_abcd_abed_abce)))
            set |= DFG_BIT(attention_rule_einsum_scores);
        if (attention_rule_is_Softmax(g, dfg_operand(g, n, 0))
            && dfg_calls_argc(g, dfg_operand(g, n, 1), attention_rule_op_Reshape, 2)
            && dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_equation),
                             dfg_str(g, attention_rule_str_abcd_adbe_acbe)))
            set |= DFG_BIT(attention_rule_make_attention_of_places);
    }
    return set;
}

/* attention.pat:109  Attention(mq, mk, mv) */
static inline bool attention_rule_is_a(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_with(g, n, attention_rule_op_Attention, 3)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), attention_rule_op_Reshape, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), attention_rule_op_Reshape, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 2), attention_rule_op_Reshape, 2)
        && dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_kv_num_heads), dfg_int(1))
        && dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_q_num_heads), dfg_int(1))
        && dfg_only_attrs(g, n,
                          (const uint32_t[]){
                              attention_rule_attr_q_num_heads, attention_rule_attr_kv_num_heads,
                              attention_rule_attr_scale, attention_rule_attr_is_causal,
                              attention_rule_attr_qk_matmul_output_mode, attention_rule_attr_softcap,
                              attention_rule_attr_softmax_precision}, 7)
        && dfg_is_default(dfg_attr(g, n, attention_rule_attr_is_causal), dfg_int(0))
        && dfg_is_default(dfg_attr(g, n, attention_rule_attr_qk_matmul_output_mode), dfg_int(0))
        && dfg_is_default(dfg_attr(g, n, attention_rule_attr_softcap), dfg_float(0.0))
        && !dfg_known(dfg_attr(g, n, attention_rule_attr_softmax_precision));
}

/* attention.pat:124  MatMul(s, mv); the operator is known */
static inline bool attention_rule_is_MatMul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls_argc(g, a0, attention_rule_op_Softmax, 1)
        && (dfg_int_is(g, a0, attention_rule_attr_axis, -1, -1)
            || dfg_int_is(g, a0, attention_rule_attr_axis, 2, -1))
        && dfg_calls_argc(g, dfg_operand(g, n, 1), attention_rule_op_Reshape, 2);
}

/* attention.pat:329  Attention(qh, kh, vh, mask?, pk?, pv?) */
static inline bool attention_rule_is_Attention(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Attention) || dfg_n_args(g, n) > 6) return false;
    const dfg_node a0 = dfg_arg(g, n, 0), a1 = dfg_arg(g, n, 1), a2 = dfg_arg(g, n, 2);
    return ((dfg_calls_argc(g, a0, attention_rule_op_Transpose, 1)
             && dfg_list_is(g, a0, attention_rule_attr_perm, dfg_list(attention_rule_list_0_2_1_3, 4),
                            false))
            || dfg_calls_argc(g, a0, attention_rule_op_Reshape, 2))
        && ((dfg_calls_argc(g, a1, attention_rule_op_Transpose, 1)
             && dfg_list_is(g, a1, attention_rule_attr_perm, dfg_list(attention_rule_list_0_2_1_3, 4),
                            false))
            || dfg_calls_argc(g, a1, attention_rule_op_Reshape, 2))
        && ((dfg_calls_argc(g, a2, attention_rule_op_Transpose, 1)
             && dfg_list_is(g, a2, attention_rule_attr_perm, dfg_list(attention_rule_list_0_2_1_3, 4),
                            false))
            || dfg_calls_argc(g, a2, attention_rule_op_Reshape, 2));
}

/* op in {Reshape}: attention_rule_attention_merged, attention_rule_make_attention_merged,
 * attention_rule_attention_of_rows, attention_rule_attention_of_flat_rows,
 * attention_rule_attention_of_places, attention_rule_attention_of_rows_present and 1 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t attention_rule_at_Reshape(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case attention_rule_op_Attention: case DFG_GET:
            if (attention_rule_is_a(g, dfg_first_result(g, a0)))
                set |= DFG_BIT(attention_rule_attention_merged);
            break;
        case attention_rule_op_MatMul:
            if (attention_rule_is_MatMul(g, a0)) set |= DFG_BIT(attention_rule_make_attention_merged);
            break;
        case attention_rule_op_Transpose:
            if (dfg_argc_is(g, a0, 1)) {
                if (dfg_list_is(g, a0, attention_rule_attr_perm, dfg_list(attention_rule_list_0_2_1_3, 4),
                                false)) {
                    set |= DFG_BIT(attention_rule_attention_of_flat_rows);
                    const dfg_node a0_0 = dfg_operand(g, a0, 0);
                    if (dfg_is(g, a0_0, DFG_GET) && dfg_data(g, a0_0) == 0)
                        set |= DFG_BIT(attention_rule_attention_of_rows_present);
                    set |= DFG_BIT(attention_rule_attention_of_stacks);
                }
                if (dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
                    && dfg_int_is(g, n, attention_rule_attr_allowzero, 0, 0)
                    && (dfg_list_is(g, a0, attention_rule_attr_perm, dfg_list(attention_rule_list_1_0_2, 3),
                                    false)
                        || dfg_list_is(g, a0, attention_rule_attr_perm,
                                       dfg_list(attention_rule_list_2_0_1_3, 4), false)))
                    set |= DFG_BIT(attention_rule_attention_of_places);
            }
            break;
        default: break;
        }
        if ((dfg_calls_argc(g, a0, attention_rule_op_Transpose, 1)
             && dfg_list_is(g, a0, attention_rule_attr_perm, dfg_list(attention_rule_list_0_2_1_3, 4),
                            false))
            || attention_rule_is_Attention(g, dfg_first_result(g, a0)))
            set |= DFG_BIT(attention_rule_attention_of_rows);
    }
    return set;
}

/* attention.pat:432  (Cos | Sin)(c); the operator is known */
static inline bool attention_rule_is_y(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_with(g, dfg_operand(g, n, 0), attention_rule_op_Concat, 2);
}

/* attention.pat:453  Mul(x, Unsqueeze(c, end & 1)) */
static inline bool attention_rule_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, attention_rule_op_Mul, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 1), attention_rule_op_Unsqueeze, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), attention_rule_op_Unsqueeze, 2);
}

/* attention.pat:453  Mul(r, Unsqueeze(t, end)) */
static inline bool attention_rule_is_Mul_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, attention_rule_op_Mul, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return (dfg_calls_with(g, a0, attention_rule_op_Concat, 2)
            && (dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(-1))
                || dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(3)))
            && dfg_calls_argc(g, a1, attention_rule_op_Unsqueeze, 2))
        || (dfg_calls_argc(g, a0, attention_rule_op_Unsqueeze, 2)
            && dfg_calls_with(g, a1, attention_rule_op_Concat, 2)
            && (dfg_scalar_eq(dfg_attr(g, a1, attention_rule_attr_axis), dfg_int(-1))
                || dfg_scalar_eq(dfg_attr(g, a1, attention_rule_attr_axis), dfg_int(3))));
}

/* attention.pat:494  Mul(exchanged(x, half, start, all), t & const) */
static inline bool attention_rule_is_Mul_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, attention_rule_op_Mul, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return (dfg_calls_with(g, a0, attention_rule_op_Concat, 2)
            && (dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(-1))
                || dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(3)))
            && dfg_is(g, a1, DFG_CONST))
        || (dfg_is(g, a0, DFG_CONST) && dfg_calls_with(g, a1, attention_rule_op_Concat, 2)
            && (dfg_scalar_eq(dfg_attr(g, a1, attention_rule_attr_axis), dfg_int(-1))
                || dfg_scalar_eq(dfg_attr(g, a1, attention_rule_attr_axis), dfg_int(3))));
}

/* op in {Add}: attention_rule_make_rotary, attention_rule_make_rotary_gathered,
 * attention_rule_make_rotary_constant */
static inline DFG_IN_LINE_FOR_SPEED uint64_t attention_rule_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if ((attention_rule_is_Mul_3(g, dfg_operand(g, n, 0))
             && attention_rule_is_Mul_4(g, dfg_operand(g, n, 1)))
            || (attention_rule_is_Mul_4(g, dfg_operand(g, n, 0))
                && attention_rule_is_Mul_3(g, dfg_operand(g, n, 1)))) {
            set |= DFG_BIT(attention_rule_make_rotary);
            set |= DFG_BIT(attention_rule_make_rotary_gathered);
        }
        if ((attention_rule_is_Mul_2(g, dfg_operand(g, n, 0))
             && attention_rule_is_Mul_5(g, dfg_operand(g, n, 1)))
            || (attention_rule_is_Mul_5(g, dfg_operand(g, n, 0))
                && attention_rule_is_Mul_2(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(attention_rule_make_rotary_constant);
    }
    return set;
}

/* attention.pat:470  Sub(Mul(first, c), Mul(second, t)); the operator is known */
static inline bool attention_rule_is_Sub(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_calls_argc(g, dfg_operand(g, n, 0), attention_rule_op_Mul, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), attention_rule_op_Mul, 2);
}

/* attention.pat:470  Add(Mul(second, c), Mul(first, t)) */
static inline bool attention_rule_is_Add_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, attention_rule_op_Add, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), attention_rule_op_Mul, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), attention_rule_op_Mul, 2);
}

/* attention.pat:510  RotaryEmbedding(part, cos, sin, at?); the operator is known */
static inline bool attention_rule_is_RotaryEmbedding(const dfg_graph *g, dfg_node n)
{
    if (dfg_n_args(g, n) > 4 || dfg_arg(g, n, 1) == DFG_NONE || dfg_arg(g, n, 2) == DFG_NONE) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 0
        && dfg_int_is(g, n, attention_rule_attr_rotary_embedding_dim, 0, 0);
}

/* op in {Concat}: attention_rule_make_rotary_halves, attention_rule_rotary_of_part */
static inline DFG_IN_LINE_FOR_SPEED uint64_t attention_rule_at_Concat(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)
        && (dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_axis), dfg_int(-1))
            || dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_axis), dfg_int(3)))) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case attention_rule_op_Sub:
            if (attention_rule_is_Sub(g, a0) && attention_rule_is_Add_2(g, dfg_operand(g, n, 1)))
                set |= DFG_BIT(attention_rule_make_rotary_halves);
            break;
        case attention_rule_op_RotaryEmbedding: {
            const dfg_node a1 = dfg_operand(g, n, 1);
            if (attention_rule_is_RotaryEmbedding(g, a0) && dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 1)
                set |= DFG_BIT(attention_rule_rotary_of_part);
            break;
        }
        default: break;
        }
    }
    return set;
}

/* attention.pat:318  Transpose(r) */
static inline bool attention_rule_is_t(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, attention_rule_op_Transpose, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), attention_rule_op_Reshape, 2)
        && dfg_list_is(g, n, attention_rule_attr_perm, dfg_list(attention_rule_list_0_2_1_3, 4), false);
}

/* attention.pat:518  RotaryEmbedding(Transpose(h) { perm == [0, 2, 1, 3] }, cos, sin, at?); the operator is known */
static inline bool attention_rule_is_r(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 1) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE
        && attention_rule_is_t(g, dfg_arg(g, n, 0));
}

static void attention_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case attention_rule_op_Attention: *set = attention_rule_at_Attention(g, n); break;
    case DFG_GET: *set = attention_rule_at_get(g, n); break;
    case attention_rule_op_MatMul: *set = attention_rule_at_MatMul(g, n); break;
    case attention_rule_op_Einsum: *set = attention_rule_at_Einsum(g, n); break;
    case attention_rule_op_Reshape: *set = attention_rule_at_Reshape(g, n); break;
    case attention_rule_op_Cos: case attention_rule_op_Sin:
        *set = attention_rule_is_y(g, n) ? DFG_BIT(attention_rule_turn_halves) : 0;
        break;
    case attention_rule_op_Add: *set = attention_rule_at_Add(g, n); break;
    case attention_rule_op_Concat: *set = attention_rule_at_Concat(g, n); break;
    case attention_rule_op_RotaryEmbedding:
        *set = attention_rule_is_r(g, n) ? DFG_BIT(attention_rule_rotary_of_rows) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule attention_rule_rows[] = {
    {DFG_RULE(attention_mask_of_least, 15, 1), .keep_shared = true, .priority = 2,
     DFG_ROOTS(attention_rule_op_Attention, DFG_GET)},
    {DFG_RULE(attention_mask_of_least_not, 16, 1), .keep_shared = true, .priority = 2,
     DFG_ROOTS(attention_rule_op_Attention, DFG_GET)},
    {DFG_RULE(attention_mask_of_least_beside, 17, 1), .keep_shared = true, .priority = 2,
     DFG_ROOTS(attention_rule_op_Attention, DFG_GET)},
    {DFG_RULE(attention_mask_of_least_not_beside, 18, 1), .keep_shared = true, .priority = 2,
     DFG_ROOTS(attention_rule_op_Attention, DFG_GET)},
    {DFG_RULE(attention_mask_of_least_times, 19, 1), .keep_shared = true, .priority = 2,
     DFG_ROOTS(attention_rule_op_Attention, DFG_GET)},
    {DFG_RULE(attention_attention_past, 23, 3), .priority = 1,
     DFG_ROOTS(attention_rule_op_Attention, DFG_GET)},
    {DFG_RULE(attention_make_attention, 2, 1), DFG_ROOTS(attention_rule_op_MatMul)},
    {DFG_RULE(attention_einsum_scores, 3, 1), DFG_ROOTS(attention_rule_op_Einsum)},
    {DFG_RULE(attention_make_attention_of_places, 4, 1), DFG_ROOTS(attention_rule_op_Einsum)},
    {DFG_RULE(attention_make_attention_one_head, 5, 1), DFG_ROOTS(attention_rule_op_MatMul)},
    {DFG_RULE(attention_attention_merged, 6, 1), DFG_ROOTS(attention_rule_op_Reshape)},
    {DFG_RULE(attention_make_attention_merged, 7, 1), DFG_ROOTS(attention_rule_op_Reshape)},
    {DFG_RULE(attention_sum_of_masks, 9, 1), DFG_ROOTS(attention_rule_op_MatMul)},
    {DFG_RULE(attention_widen_mask, 10, 1), DFG_ROOTS(attention_rule_op_MatMul)},
    {DFG_RULE(attention_widen_mask_square, 11, 1), DFG_ROOTS(attention_rule_op_MatMul)},
    {DFG_RULE(attention_mask_by_where, 12, 1), DFG_ROOTS(attention_rule_op_MatMul)},
    {DFG_RULE(attention_mask_by_product, 13, 1), DFG_ROOTS(attention_rule_op_MatMul)},
    {DFG_RULE(attention_mask_by_where_not, 14, 1), DFG_ROOTS(attention_rule_op_MatMul)},
    {DFG_RULE(attention_attention_plus_zero, 20, 1), DFG_ROOTS(attention_rule_op_Attention, DFG_GET)},
    {DFG_RULE(attention_attention_scale_query, 21, 1), DFG_ROOTS(attention_rule_op_Attention, DFG_GET)},
    {DFG_RULE(attention_attention_scale_key, 22, 1), DFG_ROOTS(attention_rule_op_Attention, DFG_GET)},
    {DFG_RULE(attention_attention_past_only, 24, 1), DFG_ROOTS(attention_rule_op_Attention, DFG_GET)},
    {DFG_RULE(attention_ungroup_attention, 26, 1), DFG_ROOTS(attention_rule_op_Attention, DFG_GET)},
    {DFG_RULE(attention_attention_of_rows, 28, 1), DFG_ROOTS(attention_rule_op_Reshape)},
    {DFG_RULE(attention_attention_of_flat_rows, 30, 1), DFG_ROOTS(attention_rule_op_Reshape)},
    {DFG_RULE(attention_attention_of_places, 32, 1), DFG_ROOTS(attention_rule_op_Reshape)},
    {DFG_RULE(attention_attention_of_rows_present, 33, 3), DFG_ROOTS(attention_rule_op_Reshape)},
    {DFG_RULE(attention_attention_of_stacks, 34, 1), DFG_ROOTS(attention_rule_op_Reshape)},
    {DFG_RULE(attention_turn_halves, 35, 1), .keep_shared = true,
     DFG_ROOTS(attention_rule_op_Cos, attention_rule_op_Sin)},
    {DFG_RULE(attention_make_rotary, 37, 1), .keep_shared = true, DFG_ROOTS(attention_rule_op_Add)},
    {DFG_RULE(attention_make_rotary_halves, 38, 1), .keep_shared = true,
     DFG_ROOTS(attention_rule_op_Concat)},
    {DFG_RULE(attention_make_rotary_gathered, 39, 1), .keep_shared = true,
     DFG_ROOTS(attention_rule_op_Add)},
    {DFG_RULE(attention_make_rotary_constant, 40, 1), .keep_shared = true,
     DFG_ROOTS(attention_rule_op_Add)},
    {DFG_RULE(attention_rotary_of_part, 41, 1), DFG_ROOTS(attention_rule_op_Concat)},
    {DFG_RULE(attention_rotary_of_rows, 42, 1), DFG_ROOTS(attention_rule_op_RotaryEmbedding)},
    {DFG_RULE(attention_merge_qkv, 43, 3), DFG_ROOTS(attention_rule_op_MatMul)},
};

const struct dfg_rules attention_rules = {
    .abi = DFG_ABI,
    .n = 36, .n_words = 1, .rules = attention_rule_rows,
    .names = &attention_rule_names, .candidates = attention_rules_candidates,
};
