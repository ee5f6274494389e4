/* The replacements of attention.pat's rules.  Made by pat2c; do not edit. */
#include "attention.h"
#if ATTENTION_H != 0x7d7234813f95b99f
#error "attention.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    attention_rule_op_Add = DFG_FIRST_OP, attention_rule_op_Attention, attention_rule_op_Cast,
    attention_rule_op_Concat, attention_rule_op_Cos, attention_rule_op_Div, attention_rule_op_Einsum,
    attention_rule_op_Expand, attention_rule_op_Gather, attention_rule_op_MatMul, attention_rule_op_Mul,
    attention_rule_op_Neg, attention_rule_op_Reshape, attention_rule_op_RotaryEmbedding,
    attention_rule_op_Shape, attention_rule_op_Sin, attention_rule_op_Slice, attention_rule_op_Softmax,
    attention_rule_op_Split, attention_rule_op_Squeeze, attention_rule_op_Sub, attention_rule_op_Tile,
    attention_rule_op_Transpose, attention_rule_op_Unsqueeze, attention_rule_op_Where,
};
enum {
    attention_rule_attr_axis, attention_rule_attr_end, attention_rule_attr_equation,
    attention_rule_attr_kv_num_heads, attention_rule_attr_num_heads, attention_rule_attr_perm,
    attention_rule_attr_q_num_heads, attention_rule_attr_rotary_embedding_dim, attention_rule_attr_scale,
    attention_rule_attr_start,
};
enum {
    attention_rule_str_abcd_abed_abce, attention_rule_str_abcd_adbe_acbe, attention_rule_str_abcd_aecd_acbe,
    attention_rule_str_abcd_aecd_aceb,
};
enum {
    attention_rule_kind_axis_0, attention_rule_kind_axis_in_1_3, attention_rule_kind_axis_in_1_3_2,
    attention_rule_kind_axis_in_1_3_3, attention_rule_kind_axis_in_2_2, attention_rule_kind_perm_0_2_1_3,
};
static const char *const attention_rule_op_names[] = {
    "Add", "Attention", "Cast", "Concat", "Cos", "Div", "Einsum", "Expand", "Gather", "MatMul", "Mul",
    "Neg", "Reshape", "RotaryEmbedding", "Shape", "Sin", "Slice", "Softmax", "Split", "Squeeze", "Sub",
    "Tile", "Transpose", "Unsqueeze", "Where",
};
static const char *const attention_rule_attr_names[] = {
    "axis", "end", "equation", "kv_num_heads", "num_heads", "perm", "q_num_heads", "rotary_embedding_dim",
    "scale", "start",
};
static const char *const attention_rule_str_names[] = {
    "abcd,abed->abce", "abcd,adbe->acbe", "abcd,aecd->acbe", "abcd,aecd->aceb",
};
static const dfg_val attention_rule_list_0_1_3_2[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 3}, {.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val attention_rule_list_0_2_1[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val attention_rule_list_0_2_1_3[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 3}};
static const dfg_val attention_rule_list_2_0_3_1_4[] = {{.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 3}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 4}};

/* What is asked of a kind, of which n is a node. */
static void attention_rule_judge(const dfg_graph *g, dfg_node n, const struct dfg_answers *to)
{
    switch (dfg_op(g, n)) {
    case attention_rule_op_Concat:
        dfg_answer(to, attention_rule_kind_axis_in_2_2,
                   dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_axis), dfg_int(2))
                   || dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_axis), dfg_int(-2)));
        dfg_answer(to, attention_rule_kind_axis_in_1_3_2,
                   dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_axis), dfg_int(-1))
                   || dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_axis), dfg_int(3)));
        break;
    case attention_rule_op_Softmax:
        dfg_answer(to, attention_rule_kind_axis_in_1_3,
                   dfg_int_is(g, n, attention_rule_attr_axis, -1, -1)
                   || dfg_int_is(g, n, attention_rule_attr_axis, 3, -1));
        break;
    case attention_rule_op_Transpose:
        dfg_answer(to, attention_rule_kind_perm_0_2_1_3,
                   dfg_list_is(g, n, attention_rule_attr_perm, dfg_list(attention_rule_list_0_2_1_3, 4),
                               false));
        break;
    case attention_rule_op_Gather:
        dfg_answer(to, attention_rule_kind_axis_0, dfg_int_is(g, n, attention_rule_attr_axis, 0, 0));
        break;
    case attention_rule_op_Split:
        dfg_answer(to, attention_rule_kind_axis_0, dfg_int_is(g, n, attention_rule_attr_axis, 0, 0));
        dfg_answer(to, attention_rule_kind_axis_in_1_3_3,
                   dfg_int_is(g, n, attention_rule_attr_axis, -1, 0)
                   || dfg_int_is(g, n, attention_rule_attr_axis, 3, 0));
        break;
    default:
        break;
    }
}

static const struct dfg_names attention_rule_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_FORMS,
    .n_questions = 6,
    .judge = attention_rule_judge,
    .judge_kinds = dfg_judge_kinds,
    .n_ops = 25,
    .ops = attention_rule_op_names,
    .n_attrs = 10,
    .attrs = attention_rule_attr_names,
    .n_strs = 4,
    .strs = attention_rule_str_names,
};

/* attention.pat:155, rule mask_of_least:
 * rewrite Attention(q, k, v, Where(keep, high, like(low, -3.3e38))) { ..a };
 */
static bool attention_mask_of_least_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_mask_of_least_match *m = match;
    const dfg_node constant = dfg_new_like(r, m->low, dfg_float(-3.3e+38));
    const dfg_node where = dfg_new_call(r, attention_rule_op_Where,
                                        DFG_OPERANDS(m->keep, m->high, constant), NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, where), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* attention.pat:161, rule mask_of_least_not:
 * rewrite Attention(q, k, v, Where(drop, like(low, -3.3e38), high)) { ..a };
 */
static bool attention_mask_of_least_not_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_mask_of_least_not_match *m = match;
    const dfg_node constant = dfg_new_like(r, m->low, dfg_float(-3.3e+38));
    const dfg_node where = dfg_new_call(r, attention_rule_op_Where,
                                        DFG_OPERANDS(m->drop, constant, m->high), NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, where), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* attention.pat:170, rule mask_of_least_times:  rewrite Attention(q, k, v, Mul(x, like(low, -3.3e38))) { ..a }; */
static bool attention_mask_of_least_times_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_mask_of_least_times_match *m = match;
    const dfg_node constant = dfg_new_like(r, m->low, dfg_float(-3.3e+38));
    const dfg_node mul = dfg_new_call(r, attention_rule_op_Mul, DFG_OPERANDS(m->x, constant), NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, mul), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:197, rule attention_past:
 * rewrite {
 *     n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..y };
 *     return n.0, n.1, n.2;
 * }
 */
static bool attention_attention_past_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_attention_past_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->y);
    const dfg_node n = dfg_new_call(r, attention_rule_op_Attention,
                                    DFG_OPERANDS(m->q, m->k, m->v, m->mask, m->pk, m->pv), &attrs, 3);
    with[0] = dfg_new_get(r, n, 0);
    with[1] = dfg_new_get(r, n, 1);
    with[2] = dfg_new_get(r, n, 2);
    return with[0] != DFG_NONE && with[1] != DFG_NONE && with[2] != DFG_NONE;
}

/* attention.pat:44, rule make_attention:
 * rewrite Attention(q, Transpose(k) { perm = [0, 1, 3, 2] }, v, mask?) {
 *     scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *           * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
 *           * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 * };
 */
static bool attention_make_attention_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_make_attention_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_perm, dfg_list(attention_rule_list_0_1_3_2, 4));
    const dfg_node transpose = dfg_new_call(r, attention_rule_op_Transpose, DFG_OPERANDS(m->k), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, attention_rule_attr_scale,
                 dfg_div(dfg_mul(dfg_div(dfg_mul(dfg_div(m->a != DFG_NONE ? dfg_value_of(g, m->a)
                                                         : dfg_float(1.0),
                                                         m->b != DFG_NONE ? dfg_value_of(g, m->b)
                                                         : dfg_float(1.0)),
                                                 m->c != DFG_NONE ? dfg_value_of(g, m->c) : dfg_float(1.0)),
                                         m->d != DFG_NONE ? dfg_value_of(g, m->d) : dfg_float(1.0)),
                                 m->e != DFG_NONE ? dfg_value_of(g, m->e) : dfg_float(1.0)),
                         m->f != DFG_NONE ? dfg_value_of(g, m->f) : dfg_float(1.0)));
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, transpose, m->v, m->mask),
                           &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:55, rule einsum_scores:  rewrite MatMul(q, Transpose(k) { perm = [0, 1, 3, 2] }); */
static bool attention_einsum_scores_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_einsum_scores_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_perm, dfg_list(attention_rule_list_0_1_3_2, 4));
    const dfg_node transpose = dfg_new_call(r, attention_rule_op_Transpose, DFG_OPERANDS(m->k), &attrs, 0);
    with[0] = dfg_new_call(r, attention_rule_op_MatMul, DFG_OPERANDS(m->q, transpose), NULL, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:73, rule make_attention_of_places:
 * rewrite Reshape(Attention(q, k, v, mask?) {
 *     q_num_heads = hq.shape[2], kv_num_heads = hk.shape[2],
 *     scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *           * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 * }, i64 [0, 0, hv.shape[2], hv.shape[3]]);
 */
static bool attention_make_attention_of_places_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_make_attention_of_places_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_q_num_heads, dfg_extent_of(g, m->hq, 2));
    dfg_set_attr(r, &attrs, attention_rule_attr_kv_num_heads, dfg_extent_of(g, m->hk, 2));
    dfg_set_attr(r, &attrs, attention_rule_attr_scale,
                 dfg_div(dfg_mul(dfg_div(m->a != DFG_NONE ? dfg_value_of(g, m->a) : dfg_float(1.0),
                                         m->b != DFG_NONE ? dfg_value_of(g, m->b) : dfg_float(1.0)),
                                 m->e != DFG_NONE ? dfg_value_of(g, m->e) : dfg_float(1.0)),
                         m->f != DFG_NONE ? dfg_value_of(g, m->f) : dfg_float(1.0)));
    const dfg_node attention = dfg_new_call(r, attention_rule_op_Attention,
                                            DFG_OPERANDS(m->q, m->k, m->v, m->mask), &attrs, 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_int(0), dfg_int(0), dfg_extent_of(g, m->hv, 2),
                                                     dfg_extent_of(g, m->hv, 3)));
    with[0] = dfg_new_call(r, attention_rule_op_Reshape, DFG_OPERANDS(attention, constant), NULL, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:94, rule make_attention_merged:
 * rewrite Attention(q, k, v, mask?) {
 *     scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
 *           * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
 *           * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
 * };
 */
static bool attention_make_attention_merged_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_make_attention_merged_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_scale,
                 dfg_div(dfg_mul(dfg_div(dfg_mul(dfg_div(m->a != DFG_NONE ? dfg_value_of(g, m->a)
                                                         : dfg_float(1.0),
                                                         m->b != DFG_NONE ? dfg_value_of(g, m->b)
                                                         : dfg_float(1.0)),
                                                 m->c != DFG_NONE ? dfg_value_of(g, m->c) : dfg_float(1.0)),
                                         m->d != DFG_NONE ? dfg_value_of(g, m->d) : dfg_float(1.0)),
                                 m->e != DFG_NONE ? dfg_value_of(g, m->e) : dfg_float(1.0)),
                         m->f != DFG_NONE ? dfg_value_of(g, m->f) : dfg_float(1.0)));
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, m->mask), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* attention.pat:110, rule widen_mask:
 * rewrite MatMul(Softmax(Add(t, Expand(mask, i64 [p.shape[2], p.shape[3]]))) { ..s }, v);
 */
static bool attention_widen_mask_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_widen_mask_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->p, 2), dfg_extent_of(g, m->p, 3)));
    const dfg_node expand = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(m->mask, constant), NULL,
                                         0);
    const dfg_node add = dfg_new_call(r, attention_rule_op_Add, DFG_OPERANDS(m->t, expand), NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->s);
    const dfg_node softmax = dfg_new_call(r, attention_rule_op_Softmax, DFG_OPERANDS(add), &attrs, 0);
    with[0] = dfg_new_call(r, attention_rule_op_MatMul, DFG_OPERANDS(softmax, m->v), NULL, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:121, rule widen_mask_square:
 * rewrite MatMul(Softmax(Add(t, Expand(mask, Concat(i64 [1], Shape(mask) { start = 3 }, i64 [1]) { axis = 0 })))
 *     { ..s }, v);
 */
static bool attention_widen_mask_square_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_widen_mask_square_match *m = match;
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_start, dfg_int(3));
    const dfg_node shape = dfg_new_call(r, attention_rule_op_Shape, DFG_OPERANDS(m->mask), &attrs, 0);
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, attention_rule_attr_axis, dfg_int(0));
    const dfg_node concat = dfg_new_call(r, attention_rule_op_Concat,
                                         DFG_OPERANDS(constant, shape, constant_2), &attrs_2, 0);
    const dfg_node expand = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(m->mask, concat), NULL,
                                         0);
    const dfg_node add = dfg_new_call(r, attention_rule_op_Add, DFG_OPERANDS(m->t, expand), NULL, 0);
    struct dfg_attrs attrs_3 = {0};
    dfg_take_attrs(r, &attrs_3, m->s);
    const dfg_node softmax = dfg_new_call(r, attention_rule_op_Softmax, DFG_OPERANDS(add), &attrs_3, 0);
    with[0] = dfg_new_call(r, attention_rule_op_MatMul, DFG_OPERANDS(softmax, m->v), NULL, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:133, rule mask_by_where:
 * rewrite MatMul(Softmax(Add(t, Where(keep, like(low, 0.0), low))) { ..s }, v);
 */
static bool attention_mask_by_where_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_mask_by_where_match *m = match;
    const dfg_node constant = dfg_new_like(r, m->low, dfg_float(0.0));
    const dfg_node where = dfg_new_call(r, attention_rule_op_Where, DFG_OPERANDS(m->keep, constant, m->low),
                                        NULL, 0);
    const dfg_node add = dfg_new_call(r, attention_rule_op_Add, DFG_OPERANDS(m->t, where), NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->s);
    const dfg_node softmax = dfg_new_call(r, attention_rule_op_Softmax, DFG_OPERANDS(add), &attrs, 0);
    with[0] = dfg_new_call(r, attention_rule_op_MatMul, DFG_OPERANDS(softmax, m->v), NULL, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:142, rule mask_by_where_not:
 * rewrite MatMul(Softmax(Add(t, Where(drop, low, like(low, 0.0)))) { ..s }, v);
 */
static bool attention_mask_by_where_not_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_mask_by_where_not_match *m = match;
    const dfg_node constant = dfg_new_like(r, m->low, dfg_float(0.0));
    const dfg_node where = dfg_new_call(r, attention_rule_op_Where, DFG_OPERANDS(m->drop, m->low, constant),
                                        NULL, 0);
    const dfg_node add = dfg_new_call(r, attention_rule_op_Add, DFG_OPERANDS(m->t, where), NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->s);
    const dfg_node softmax = dfg_new_call(r, attention_rule_op_Softmax, DFG_OPERANDS(add), &attrs, 0);
    with[0] = dfg_new_call(r, attention_rule_op_MatMul, DFG_OPERANDS(softmax, m->v), NULL, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:178, rule attention_scale_query:
 * rewrite Attention(q, k, v, mask?) { ..a, scale = a.scale * value(s) };
 */
static bool attention_attention_scale_query_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_attention_scale_query_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    dfg_set_attr(r, &attrs, attention_rule_attr_scale,
                 dfg_mul(dfg_attr(g, dfg_call_of(g, m->a), attention_rule_attr_scale),
                         dfg_value_of(g, m->s)));
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, m->mask), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* attention.pat:185, rule attention_scale_key:
 * rewrite Attention(q, Transpose(k) { perm = p }, v, mask?) { ..a, scale = a.scale * value(s) };
 */
static bool attention_attention_scale_key_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_attention_scale_key_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_perm, m->p);
    const dfg_node transpose = dfg_new_call(r, attention_rule_op_Transpose, DFG_OPERANDS(m->k), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_take_attrs(r, &attrs_2, m->a);
    dfg_set_attr(r, &attrs_2, attention_rule_attr_scale,
                 dfg_mul(dfg_attr(g, dfg_call_of(g, m->a), attention_rule_attr_scale),
                         dfg_value_of(g, m->s)));
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, transpose, m->v, m->mask),
                           &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:206, rule attention_past_only:  rewrite Attention(q, k, v, mask?, pk, pv) { ..a }; */
static bool attention_attention_past_only_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_attention_past_only_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    with[0] = dfg_new_call(r, attention_rule_op_Attention,
                           DFG_OPERANDS(m->q, m->k, m->v, m->mask, m->pk, m->pv), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:223, rule ungroup_attention:  rewrite Attention(q, k, v, mask?) { ..a }; */
static bool attention_ungroup_attention_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_ungroup_attention_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, m->mask), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* attention.pat:241, rule attention_of_rows:
 * rewrite Attention(q, k, v, mask?, pk?, pv?) { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] };
 */
static bool attention_attention_of_rows_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_attention_of_rows_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    dfg_set_attr(r, &attrs, attention_rule_attr_q_num_heads, dfg_extent_of(g, m->qh, 1));
    dfg_set_attr(r, &attrs, attention_rule_attr_kv_num_heads, dfg_extent_of(g, m->kh, 1));
    with[0] = dfg_new_call(r, attention_rule_op_Attention,
                           DFG_OPERANDS(m->q, m->k, m->v, m->mask, m->pk, m->pv), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:258, rule attention_of_flat_rows:
 * rewrite Reshape(Attention(Reshape(q, i64 [qh.shape[0], qh.shape[2], q.shape[1]]),
 *                           Reshape(k, i64 [kh.shape[0], kh.shape[2], k.shape[1]]),
 *                           Reshape(v, i64 [vh.shape[0], vh.shape[2], v.shape[1]]), mask?) {
 *     ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1]
 * }, i64 [-1, y.shape[1]]);
 */
static bool attention_attention_of_flat_rows_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_attention_of_flat_rows_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->qh, 0), dfg_extent_of(g, m->qh, 2),
                                                     dfg_extent_of(g, m->q, 1)));
    const dfg_node reshape = dfg_new_call(r, attention_rule_op_Reshape, DFG_OPERANDS(m->q, constant), NULL,
                                          0);
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
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    dfg_set_attr(r, &attrs, attention_rule_attr_q_num_heads, dfg_extent_of(g, m->qh, 1));
    dfg_set_attr(r, &attrs, attention_rule_attr_kv_num_heads, dfg_extent_of(g, m->kh, 1));
    const dfg_node attention = dfg_new_call(r, attention_rule_op_Attention,
                                            DFG_OPERANDS(reshape, reshape_2, reshape_3, m->mask), &attrs,
                                            0);
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_int(-1), dfg_extent_of(g, m->y, 1)));
    with[0] = dfg_new_call(r, attention_rule_op_Reshape, DFG_OPERANDS(attention, constant_4), NULL, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:276, rule attention_of_rows_present:
 * rewrite {
 *     n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] };
 *     return n.0, n.1, n.2;
 * }
 */
static bool attention_attention_of_rows_present_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_attention_of_rows_present_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    dfg_set_attr(r, &attrs, attention_rule_attr_q_num_heads, dfg_extent_of(g, m->qh, 1));
    dfg_set_attr(r, &attrs, attention_rule_attr_kv_num_heads, dfg_extent_of(g, m->kh, 1));
    const dfg_node n = dfg_new_call(r, attention_rule_op_Attention,
                                    DFG_OPERANDS(m->q, m->k, m->v, m->mask, m->pk, m->pv), &attrs, 3);
    with[0] = dfg_new_get(r, n, 0);
    with[1] = dfg_new_get(r, n, 1);
    with[2] = dfg_new_get(r, n, 2);
    return with[0] != DFG_NONE && with[1] != DFG_NONE && with[2] != DFG_NONE;
}

/* attention.pat:295, rule attention_of_stacks:
 * rewrite {
 *     p = Split(x, i64 [r.shape[3] * r.shape[4], r.shape[3] * r.shape[4], r.shape[3] * r.shape[4]]) -> 3 {
 *         axis = -1
 *     };
 *     return Attention(p.0, p.1, p.2, mask?) { ..a, q_num_heads = r.shape[3], kv_num_heads = r.shape[3] };
 * }
 */
static bool attention_attention_of_stacks_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_attention_of_stacks_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_mul(
                                                         g, dfg_extent_of(g, m->r, 3),
                                                         dfg_extent_of(g, m->r, 4)),
                                                     dfg_extent_mul(
                                                         g, dfg_extent_of(g, m->r, 3),
                                                         dfg_extent_of(g, m->r, 4)),
                                                     dfg_extent_mul(
                                                         g, dfg_extent_of(g, m->r, 3),
                                                         dfg_extent_of(g, m->r, 4))));
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_axis, dfg_int(-1));
    const dfg_node p = dfg_new_call(r, attention_rule_op_Split, DFG_OPERANDS(m->x, constant), &attrs, 3);
    const dfg_node p_0 = dfg_new_get(r, p, 0);
    const dfg_node p_1 = dfg_new_get(r, p, 1);
    const dfg_node p_2 = dfg_new_get(r, p, 2);
    struct dfg_attrs attrs_2 = {0};
    dfg_take_attrs(r, &attrs_2, m->a);
    dfg_set_attr(r, &attrs_2, attention_rule_attr_q_num_heads, dfg_extent_of(g, m->r, 3));
    dfg_set_attr(r, &attrs_2, attention_rule_attr_kv_num_heads, dfg_extent_of(g, m->r, 3));
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(p_0, p_1, p_2, m->mask), &attrs_2,
                           0);
    return with[0] != DFG_NONE;
}

/* attention.pat:310, rule turn_halves:  rewrite { h = y.op(f); return Concat(h, h) { ..c }; } */
static bool attention_turn_halves_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_turn_halves_match *m = match;
    const dfg_node h = dfg_new_like_call(r, m->y, DFG_OPERANDS(m->f), NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    with[0] = dfg_new_call(r, attention_rule_op_Concat, DFG_OPERANDS(h, h), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:328, rule make_rotary:
 * rewrite {
 *     s = Concat(Shape(x) { start = 0, end = 1 }, i64 [1, 1]) { axis = 0 };
 *     return RotaryEmbedding(x, Expand(cos, s), Expand(sin, s));
 * }
 */
static bool attention_make_rotary_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_make_rotary_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_start, dfg_int(0));
    dfg_set_attr(r, &attrs, attention_rule_attr_end, dfg_int(1));
    const dfg_node shape = dfg_new_call(r, attention_rule_op_Shape, DFG_OPERANDS(m->x), &attrs, 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1), dfg_int(1)));
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, attention_rule_attr_axis, dfg_int(0));
    const dfg_node s = dfg_new_call(r, attention_rule_op_Concat, DFG_OPERANDS(shape, constant), &attrs_2,
                                    0);
    const dfg_node expand = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(m->cos, s), NULL, 0);
    const dfg_node expand_2 = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(m->sin, s), NULL, 0);
    with[0] = dfg_new_call(r, attention_rule_op_RotaryEmbedding, DFG_OPERANDS(m->x, expand, expand_2), NULL,
                           0);
    return with[0] != DFG_NONE;
}

/* attention.pat:345, rule make_rotary_halves:
 * rewrite {
 *     s = Concat(Shape(x) { start = 0, end = 1 }, i64 [1, 1]) { axis = 0 };
 *     return RotaryEmbedding(x, Expand(cos, s), Expand(sin, s));
 * }
 */
static bool attention_make_rotary_halves_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_make_rotary_halves_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_start, dfg_int(0));
    dfg_set_attr(r, &attrs, attention_rule_attr_end, dfg_int(1));
    const dfg_node shape = dfg_new_call(r, attention_rule_op_Shape, DFG_OPERANDS(m->x), &attrs, 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1), dfg_int(1)));
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, attention_rule_attr_axis, dfg_int(0));
    const dfg_node s = dfg_new_call(r, attention_rule_op_Concat, DFG_OPERANDS(shape, constant), &attrs_2,
                                    0);
    const dfg_node expand = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(m->cos, s), NULL, 0);
    const dfg_node expand_2 = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(m->sin, s), NULL, 0);
    with[0] = dfg_new_call(r, attention_rule_op_RotaryEmbedding, DFG_OPERANDS(m->x, expand, expand_2), NULL,
                           0);
    return with[0] != DFG_NONE;
}

/* attention.pat:363, rule make_rotary_gathered:
 * rewrite RotaryEmbedding(x, Slice(cos, i64 [0], i64 [x.shape[3] / 2], i64 [1]),
 *     Slice(sin, i64 [0], i64 [x.shape[3] / 2], i64 [1]), at);
 */
static bool attention_make_rotary_gathered_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_make_rotary_gathered_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(0)));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_div(
                                                           g, dfg_extent_of(g, m->x, 3), dfg_int(2))));
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node slice = dfg_new_call(r, attention_rule_op_Slice,
                                        DFG_OPERANDS(m->cos, constant, constant_2, constant_3), NULL, 0);
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(0)));
    const dfg_node constant_5 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_div(
                                                           g, dfg_extent_of(g, m->x, 3), dfg_int(2))));
    const dfg_node constant_6 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node slice_2 = dfg_new_call(r, attention_rule_op_Slice,
                                          DFG_OPERANDS(m->sin, constant_4, constant_5, constant_6), NULL,
                                          0);
    with[0] = dfg_new_call(r, attention_rule_op_RotaryEmbedding, DFG_OPERANDS(m->x, slice, slice_2, m->at),
                           NULL, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:376, rule make_rotary_constant:
 * rewrite RotaryEmbedding(x,
 *     Slice(Reshape(c, i64 [c.shape[-2], c.shape[-1]]), i64 [0], i64 [c.shape[-1] / 2], i64 [1]),
 *     Slice(Reshape(t, i64 [c.shape[-2], c.shape[-1]]), i64 [0], i64 [c.shape[-1] / 2], i64 [1]),
 *     Expand(i64 [i for i in range(c.shape[-2])],
 *            Concat(Shape(x) { start = 0, end = 1 }, i64 [c.shape[-2]]) { axis = 0 }));
 */
static bool attention_make_rotary_constant_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_make_rotary_constant_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->c, -2),
                                                     dfg_extent_of(g, m->c, -1)));
    const dfg_node reshape = dfg_new_call(r, attention_rule_op_Reshape, DFG_OPERANDS(m->c, constant), NULL,
                                          0);
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(0)));
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_div(
                                                           g, dfg_extent_of(g, m->c, -1), dfg_int(2))));
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node slice = dfg_new_call(r, attention_rule_op_Slice,
                                        DFG_OPERANDS(reshape, constant_2, constant_3, constant_4), NULL, 0);
    const dfg_node constant_5 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_of(g, m->c, -2),
                                                       dfg_extent_of(g, m->c, -1)));
    const dfg_node reshape_2 = dfg_new_call(r, attention_rule_op_Reshape, DFG_OPERANDS(m->t, constant_5),
                                            NULL, 0);
    const dfg_node constant_6 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(0)));
    const dfg_node constant_7 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_div(
                                                           g, dfg_extent_of(g, m->c, -1), dfg_int(2))));
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
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_start, dfg_int(0));
    dfg_set_attr(r, &attrs, attention_rule_attr_end, dfg_int(1));
    const dfg_node shape = dfg_new_call(r, attention_rule_op_Shape, DFG_OPERANDS(m->x), &attrs, 0);
    const dfg_node constant_10 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->c, -2)));
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, attention_rule_attr_axis, dfg_int(0));
    const dfg_node concat = dfg_new_call(r, attention_rule_op_Concat, DFG_OPERANDS(shape, constant_10),
                                         &attrs_2, 0);
    const dfg_node expand = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(constant_9, concat),
                                         NULL, 0);
    with[0] = dfg_new_call(r, attention_rule_op_RotaryEmbedding, DFG_OPERANDS(m->x, slice, slice_2, expand),
                           NULL, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:390, rule rotary_of_part:
 * rewrite RotaryEmbedding(x, cos, sin, at?) { ..r, rotary_embedding_dim = part.shape[3] };
 */
static bool attention_rotary_of_part_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_rotary_of_part_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->r);
    dfg_set_attr(r, &attrs, attention_rule_attr_rotary_embedding_dim, dfg_extent_of(g, m->part, 3));
    with[0] = dfg_new_call(r, attention_rule_op_RotaryEmbedding, DFG_OPERANDS(m->x, m->cos, m->sin, m->at),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:399, rule rotary_of_rows:
 * rewrite Transpose(Reshape(RotaryEmbedding(x, cos, sin, at?) { ..r, num_heads = h.shape[2] }, s)) {
 *     perm = [0, 2, 1, 3]
 * };
 */
static bool attention_rotary_of_rows_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_rotary_of_rows_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->r);
    dfg_set_attr(r, &attrs, attention_rule_attr_num_heads, dfg_extent_of(g, m->h, 2));
    const dfg_node rotaryEmbedding = dfg_new_call(r, attention_rule_op_RotaryEmbedding,
                                                  DFG_OPERANDS(m->x, m->cos, m->sin, m->at), &attrs, 0);
    const dfg_node reshape = dfg_new_call(r, attention_rule_op_Reshape, DFG_OPERANDS(rotaryEmbedding, m->s),
                                          NULL, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, attention_rule_attr_perm, dfg_list(attention_rule_list_0_2_1_3, 4));
    with[0] = dfg_new_call(r, attention_rule_op_Transpose, DFG_OPERANDS(reshape), &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* attention.pat:410, rule merge_qkv:
 * rewrite {
 *     s = Split(MatMul(x, Concat(q, k, v) { axis = 1 }), i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3
 *         { axis = -1 };
 *     return s.0, s.1, s.2;
 * }
 */
static bool attention_merge_qkv_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct attention_merge_qkv_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_axis, dfg_int(1));
    const dfg_node concat = dfg_new_call(r, attention_rule_op_Concat, DFG_OPERANDS(m->q, m->k, m->v),
                                         &attrs, 0);
    const dfg_node matMul = dfg_new_call(r, attention_rule_op_MatMul, DFG_OPERANDS(m->x, concat), NULL, 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->q, 1), dfg_extent_of(g, m->k, 1),
                                                     dfg_extent_of(g, m->v, 1)));
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, attention_rule_attr_axis, dfg_int(-1));
    const dfg_node s = dfg_new_call(r, attention_rule_op_Split, DFG_OPERANDS(matMul, constant), &attrs_2,
                                    3);
    with[0] = dfg_new_get(r, s, 0);
    with[1] = dfg_new_get(r, s, 1);
    with[2] = dfg_new_get(r, s, 2);
    return with[0] != DFG_NONE && with[1] != DFG_NONE && with[2] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    attention_rule_mask_of_least,
    attention_rule_mask_of_least_not,
    attention_rule_mask_of_least_times,
    attention_rule_attention_past,
    attention_rule_make_attention,
    attention_rule_einsum_scores,
    attention_rule_make_attention_of_places,
    attention_rule_make_attention_merged,
    attention_rule_widen_mask,
    attention_rule_widen_mask_square,
    attention_rule_mask_by_where,
    attention_rule_mask_by_where_not,
    attention_rule_attention_scale_query,
    attention_rule_attention_scale_key,
    attention_rule_attention_past_only,
    attention_rule_ungroup_attention,
    attention_rule_attention_of_rows,
    attention_rule_attention_of_flat_rows,
    attention_rule_attention_of_rows_present,
    attention_rule_attention_of_stacks,
    attention_rule_turn_halves,
    attention_rule_make_rotary,
    attention_rule_make_rotary_halves,
    attention_rule_make_rotary_gathered,
    attention_rule_make_rotary_constant,
    attention_rule_rotary_of_part,
    attention_rule_rotary_of_rows,
    attention_rule_merge_qkv,
};

/* attention.pat:26  Mul(q, a & const) */
static inline bool attention_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Mul) || !dfg_has_args(g, n, 2)) return false;
    return dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) || dfg_is(g, dfg_arg(g, n, 0), DFG_CONST);
}

/* attention.pat:181  Transpose(Mul(k, s & const)); the operator is known */
static inline bool attention_rule_is_t(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && attention_rule_is_Mul(g, dfg_arg(g, n, 0));
}

/* attention.pat:210  Unsqueeze(k, 2) */
static inline bool attention_rule_is_u(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Unsqueeze) && dfg_has_args(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* attention.pat:211  Expand(u, _) */
static inline bool attention_rule_is_Expand(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Expand) && dfg_has_args(g, n, 2)
        && attention_rule_is_u(g, dfg_arg(g, n, 0));
}

/* attention.pat:212  Reshape(e, _) */
static inline bool attention_rule_is_r(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Reshape) || !dfg_has_args(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return attention_rule_is_Expand(g, a0)
        || (dfg_calls(g, a0, attention_rule_op_Tile) && dfg_has_args(g, a0, 2))
        || (dfg_calls(g, a0, attention_rule_op_Concat) && dfg_has_args(g, a0, 2)
            && (dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(2))
                || dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(-3))));
}

/* attention.pat:165  Sub(one & const, c) */
static inline bool attention_rule_is_Sub(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Sub) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_calls(g, a1, attention_rule_op_Cast)
        && dfg_has_args(g, a1, 1);
}

/* attention.pat:166  Mul(x, low & const); the operator is known */
static inline bool attention_rule_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return ((attention_rule_is_Sub(g, a0)
             || (dfg_calls(g, a0, attention_rule_op_Cast) && dfg_has_args(g, a0, 1)))
            && dfg_is(g, a1, DFG_CONST))
        || (dfg_is(g, a0, DFG_CONST)
            && (attention_rule_is_Sub(g, a1)
                || (dfg_calls(g, a1, attention_rule_op_Cast) && dfg_has_args(g, a1, 1))));
}

/* from bit 0 on: attention_rule_mask_of_least, attention_rule_mask_of_least_not,
 * attention_rule_mask_of_least_times, attention_rule_attention_past,
 * attention_rule_attention_scale_query, attention_rule_attention_scale_key and 2 more, and 1
 * more such group */
static uint64_t attention_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a1 = dfg_arg(g, n, 1);
    switch (dfg_op(g, a1)) {
    case attention_rule_op_Concat: {
        const dfg_node a2 = dfg_arg(g, n, 2);
        if (dfg_calls(g, a2, attention_rule_op_Concat) && dfg_has_args(g, a2, 2)
            && dfg_has(g, a2, attention_rule_kind_axis_in_2_2) && dfg_n_args(g, n) <= 4
            && dfg_arg(g, n, 0) != DFG_NONE && dfg_has_args(g, a1, 2)
            && dfg_has(g, a1, attention_rule_kind_axis_in_2_2)) {
            set |= DFG_BIT(3); /* attention_rule_attention_past ... */
            set |= DFG_BIT(14); /* attention_rule_attention_past_only ... */
        }
        break;
    }
    case attention_rule_op_Transpose:
        if (dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE
            && attention_rule_is_t(g, a1))
            set |= DFG_BIT(13); /* attention_rule_attention_scale_key ... */
        break;
    case attention_rule_op_Reshape:
        if (dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 0) != DFG_NONE && attention_rule_is_r(g, a1)
            && attention_rule_is_r(g, dfg_arg(g, n, 2)))
            set |= DFG_BIT(15); /* attention_rule_ungroup_attention ... */
        break;
    default:
        break;
    }
    if (dfg_has_args(g, n, 4)) {
        const dfg_node a3 = dfg_arg(g, n, 3);
        switch (dfg_op(g, a3)) {
        case attention_rule_op_Where:
            if (dfg_is(g, dfg_arg(g, a3, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, a3, 2), DFG_CONST)
                && dfg_has_args(g, a3, 3)) {
                set |= DFG_BIT(0); /* attention_rule_mask_of_least ... */
                set |= DFG_BIT(1); /* attention_rule_mask_of_least_not ... */
            }
            break;
        case attention_rule_op_Mul:
            if (attention_rule_is_Mul_2(g, a3))
                set |= DFG_BIT(2); /* attention_rule_mask_of_least_times ... */
            break;
        default:
            break;
        }
    }
    if (dfg_n_args(g, n) <= 4 && a1 != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE
        && attention_rule_is_Mul(g, dfg_arg(g, n, 0)))
        set |= DFG_BIT(12); /* attention_rule_attention_scale_query ... */
    return set;
}

/* op in {Attention}: attention_rule_mask_of_least, attention_rule_mask_of_least_not,
 * attention_rule_mask_of_least_times, attention_rule_attention_past,
 * attention_rule_attention_scale_query, attention_rule_attention_scale_key and 2 more */
static uint64_t attention_rule_at_Attention(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1)
        set |= attention_rule_part(g, n);
    return set;
}

/* op in {get}: attention_rule_mask_of_least, attention_rule_mask_of_least_not,
 * attention_rule_mask_of_least_times, attention_rule_attention_past,
 * attention_rule_attention_scale_query, attention_rule_attention_scale_key and 2 more */
static uint64_t attention_rule_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (dfg_calls(g, a0, attention_rule_op_Attention))
            set |= attention_rule_part(g, a0);
    }
    return set;
}

/* attention.pat:27  Mul(p, e & const) */
static inline bool attention_rule_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_calls(g, a0, attention_rule_op_MatMul) && dfg_has_args(g, a0, 2)
            && dfg_is(g, a1, DFG_CONST))
        || (dfg_is(g, a0, DFG_CONST) && dfg_calls(g, a1, attention_rule_op_MatMul)
            && dfg_has_args(g, a1, 2));
}

/* attention.pat:27  Div(p, f & const) */
static inline bool attention_rule_is_Div(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Div) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, attention_rule_op_MatMul) && dfg_has_args(g, a0, 2)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* op in {MatMul}: attention_rule_make_attention, attention_rule_widen_mask,
 * attention_rule_widen_mask_square, attention_rule_mask_by_where,
 * attention_rule_mask_by_where_not, attention_rule_merge_qkv */
static uint64_t attention_rule_at_MatMul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (dfg_calls(g, a0, attention_rule_op_Softmax) && dfg_argc_is(g, a0, 1)
            && dfg_has(g, a0, attention_rule_kind_axis_in_1_3)) {
            const dfg_node a0_0 = dfg_arg(g, a0, 0);
            switch (dfg_op(g, a0_0)) {
            case attention_rule_op_Add: {
                const dfg_node a0_0_0 = dfg_arg(g, a0_0, 0);
                const dfg_node a0_0_1 = dfg_arg(g, a0_0, 1);
                if ((attention_rule_is_Mul_3(g, a0_0_0) || attention_rule_is_Div(g, a0_0_0)
                     || (dfg_calls(g, a0_0_0, attention_rule_op_MatMul) && dfg_has_args(g, a0_0_0, 2))
                     || attention_rule_is_Mul_3(g, a0_0_1) || attention_rule_is_Div(g, a0_0_1)
                     || (dfg_calls(g, a0_0_1, attention_rule_op_MatMul) && dfg_has_args(g, a0_0_1, 2)))
                    && dfg_has_args(g, a0_0, 2)) {
                    set |= DFG_BIT(attention_rule_widen_mask);
                    set |= DFG_BIT(attention_rule_widen_mask_square);
                }
                break;
            }
            case attention_rule_op_Where:
                if (dfg_has_args(g, a0_0, 3)) {
                    const dfg_node a0_0_1 = dfg_arg(g, a0_0, 1);
                    if ((attention_rule_is_Mul_3(g, a0_0_1) || attention_rule_is_Div(g, a0_0_1)
                         || (dfg_calls(g, a0_0_1, attention_rule_op_MatMul) && dfg_has_args(g, a0_0_1, 2)))
                        && dfg_is(g, dfg_arg(g, a0_0, 2), DFG_CONST))
                        set |= DFG_BIT(attention_rule_mask_by_where);
                    const dfg_node a0_0_2 = dfg_arg(g, a0_0, 2);
                    if (dfg_is(g, a0_0_1, DFG_CONST)
                        && (attention_rule_is_Mul_3(g, a0_0_2) || attention_rule_is_Div(g, a0_0_2)
                            || (dfg_calls(g, a0_0_2, attention_rule_op_MatMul)
                                && dfg_has_args(g, a0_0_2, 2))))
                        set |= DFG_BIT(attention_rule_mask_by_where_not);
                }
                break;
            default:
                break;
            }
        }
        set |= DFG_BIT(attention_rule_make_attention);
        if (dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
            set |= DFG_BIT(attention_rule_merge_qkv);
    }
    return set;
}

/* attention.pat:62  Mul(hq, a & const) */
static inline bool attention_rule_is_Mul_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_calls(g, a0, attention_rule_op_Reshape) && dfg_has_args(g, a0, 2)
            && dfg_is(g, a1, DFG_CONST))
        || (dfg_is(g, a0, DFG_CONST) && dfg_calls(g, a1, attention_rule_op_Reshape)
            && dfg_has_args(g, a1, 2));
}

/* attention.pat:62  Div(hq, b & const) */
static inline bool attention_rule_is_Div_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Div) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, attention_rule_op_Reshape) && dfg_has_args(g, a0, 2)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* attention.pat:63  Einsum(s, hk) */
static inline bool attention_rule_is_Einsum(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Einsum) || !dfg_has_args(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (attention_rule_is_Mul_5(g, a0) || attention_rule_is_Div_2(g, a0)
            || (dfg_calls(g, a0, attention_rule_op_Reshape) && dfg_has_args(g, a0, 2)))
        && dfg_calls(g, a1, attention_rule_op_Reshape) && dfg_has_args(g, a1, 2)
        && dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_equation),
                         dfg_str(g, attention_rule_str_abcd_aecd_acbe));
}

/* attention.pat:63  Einsum(hk, s) */
static inline bool attention_rule_is_Einsum_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Einsum) || !dfg_has_args(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls(g, a0, attention_rule_op_Reshape) && dfg_has_args(g, a0, 2)
        && (attention_rule_is_Mul_5(g, a1) || attention_rule_is_Div_2(g, a1)
            || (dfg_calls(g, a1, attention_rule_op_Reshape) && dfg_has_args(g, a1, 2)))
        && dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_equation),
                         dfg_str(g, attention_rule_str_abcd_aecd_aceb));
}

/* attention.pat:27  Mul(p, e & const) */
static inline bool attention_rule_is_Mul_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return ((attention_rule_is_Einsum(g, dfg_arg(g, n, 0))
             || attention_rule_is_Einsum_2(g, dfg_arg(g, n, 0)))
            && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST)
            && (attention_rule_is_Einsum(g, dfg_arg(g, n, 1))
                || attention_rule_is_Einsum_2(g, dfg_arg(g, n, 1))));
}

/* attention.pat:27  Div(p, f & const) */
static inline bool attention_rule_is_Div_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Div) && dfg_argc_is(g, n, 2)
        && (attention_rule_is_Einsum(g, dfg_arg(g, n, 0))
            || attention_rule_is_Einsum_2(g, dfg_arg(g, n, 0)))
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* attention.pat:65  Add(t, mask) */
static inline bool attention_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Add) || !dfg_has_args(g, n, 2)) return false;
    return attention_rule_is_Mul_4(g, dfg_arg(g, n, 0)) || attention_rule_is_Div_3(g, dfg_arg(g, n, 0))
        || attention_rule_is_Einsum(g, dfg_arg(g, n, 0)) || attention_rule_is_Einsum_2(g, dfg_arg(g, n, 0))
        || attention_rule_is_Mul_4(g, dfg_arg(g, n, 1)) || attention_rule_is_Div_3(g, dfg_arg(g, n, 1))
        || attention_rule_is_Einsum(g, dfg_arg(g, n, 1)) || attention_rule_is_Einsum_2(g, dfg_arg(g, n, 1));
}

/* attention.pat:66  Softmax(u) */
static inline bool attention_rule_is_Softmax(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Softmax) && dfg_argc_is(g, n, 1)
        && dfg_has(g, n, attention_rule_kind_axis_in_1_3)
        && (attention_rule_is_Add(g, dfg_arg(g, n, 0)) || attention_rule_is_Mul_4(g, dfg_arg(g, n, 0))
            || attention_rule_is_Div_3(g, dfg_arg(g, n, 0)) || attention_rule_is_Einsum(g, dfg_arg(g, n, 0))
            || attention_rule_is_Einsum_2(g, dfg_arg(g, n, 0)));
}

/* op in {Einsum}: attention_rule_einsum_scores, attention_rule_make_attention_of_places */
static uint64_t attention_rule_at_Einsum(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        if (dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_equation),
                          dfg_str(g, attention_rule_str_abcd_abed_abce)))
            set |= DFG_BIT(attention_rule_einsum_scores);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (attention_rule_is_Softmax(g, dfg_arg(g, n, 0)) && dfg_calls(g, a1, attention_rule_op_Reshape)
            && dfg_has_args(g, a1, 2)
            && dfg_scalar_eq(dfg_attr(g, n, attention_rule_attr_equation),
                             dfg_str(g, attention_rule_str_abcd_adbe_acbe)))
            set |= DFG_BIT(attention_rule_make_attention_of_places);
    }
    return set;
}

/* attention.pat:85  Transpose(mk) */
static inline bool attention_rule_is_Transpose(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Transpose) || !dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, attention_rule_op_Reshape) && dfg_has_args(g, a0, 2)
        && dfg_list_is(g, n, attention_rule_attr_perm, dfg_list(attention_rule_list_0_2_1, 3), false);
}

/* attention.pat:26  Mul(k, c & const) */
static inline bool attention_rule_is_Mul_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return (attention_rule_is_Transpose(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && attention_rule_is_Transpose(g, dfg_arg(g, n, 1)));
}

/* attention.pat:26  Div(k, d & const) */
static inline bool attention_rule_is_Div_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Div) && dfg_argc_is(g, n, 2)
        && attention_rule_is_Transpose(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* attention.pat:26  MatMul(Mul(q, a & const) | Div(q, b & const) | q, Mul(k, c & const) | Div(k, d & const) |  ... */
static inline bool attention_rule_is_product(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_MatMul) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (attention_rule_is_Mul_5(g, a0) || attention_rule_is_Div_2(g, a0)
            || (dfg_calls(g, a0, attention_rule_op_Reshape) && dfg_has_args(g, a0, 2)))
        && (attention_rule_is_Mul_7(g, dfg_arg(g, n, 1)) || attention_rule_is_Div_4(g, dfg_arg(g, n, 1))
            || attention_rule_is_Transpose(g, dfg_arg(g, n, 1)));
}

/* attention.pat:27  Mul(p, e & const) */
static inline bool attention_rule_is_Mul_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return (attention_rule_is_product(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && attention_rule_is_product(g, dfg_arg(g, n, 1)));
}

/* attention.pat:27  Div(p, f & const) */
static inline bool attention_rule_is_Div_5(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Div) && dfg_argc_is(g, n, 2)
        && attention_rule_is_product(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* attention.pat:87  Reshape(t, _) */
static inline bool attention_rule_is_Reshape_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Reshape) && dfg_has_args(g, n, 2)
        && (attention_rule_is_Mul_6(g, dfg_arg(g, n, 0)) || attention_rule_is_Div_5(g, dfg_arg(g, n, 0))
            || attention_rule_is_product(g, dfg_arg(g, n, 0)));
}

/* attention.pat:87  Add(Reshape(t, _), mask) */
static inline bool attention_rule_is_u_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Add) || !dfg_has_args(g, n, 2)) return false;
    return attention_rule_is_Reshape_2(g, dfg_arg(g, n, 0))
        || attention_rule_is_Reshape_2(g, dfg_arg(g, n, 1));
}

/* attention.pat:88  Reshape(u, _) */
static inline bool attention_rule_is_Reshape(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Reshape) && dfg_has_args(g, n, 2)
        && attention_rule_is_u_2(g, dfg_arg(g, n, 0));
}

/* attention.pat:88  Softmax(Reshape(u, _) | t) */
static inline bool attention_rule_is_s(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Softmax) && dfg_argc_is(g, n, 1)
        && (attention_rule_is_Reshape(g, dfg_arg(g, n, 0)) || attention_rule_is_Mul_6(g, dfg_arg(g, n, 0))
            || attention_rule_is_Div_5(g, dfg_arg(g, n, 0))
            || attention_rule_is_product(g, dfg_arg(g, n, 0)))
        && (dfg_int_is(g, n, attention_rule_attr_axis, -1, -1)
            || dfg_int_is(g, n, attention_rule_attr_axis, 2, -1));
}

/* attention.pat:89  MatMul(s, mv); the operator is known */
static inline bool attention_rule_is_MatMul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return attention_rule_is_s(g, dfg_arg(g, n, 0)) && dfg_calls(g, a1, attention_rule_op_Reshape)
        && dfg_has_args(g, a1, 2);
}

/* attention.pat:228  Transpose(r) */
static inline bool attention_rule_is_t_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Transpose) || !dfg_argc_is(g, n, 1)
        || !dfg_has(g, n, attention_rule_kind_perm_0_2_1_3))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, attention_rule_op_Reshape) && dfg_has_args(g, a0, 2);
}

/* attention.pat:236  Attention(qh, kh, vh, mask?, pk?, pv?) */
static inline bool attention_rule_is_a(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Attention) && dfg_n_args(g, n) <= 6
        && attention_rule_is_t_2(g, dfg_arg(g, n, 0)) && attention_rule_is_t_2(g, dfg_arg(g, n, 1))
        && attention_rule_is_t_2(g, dfg_arg(g, n, 2));
}

/* attention.pat:254  Attention(qh, kh, vh, mask?) */
static inline bool attention_rule_is_a_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Attention) && dfg_n_args(g, n) <= 4
        && attention_rule_is_t_2(g, dfg_arg(g, n, 0)) && attention_rule_is_t_2(g, dfg_arg(g, n, 1))
        && attention_rule_is_t_2(g, dfg_arg(g, n, 2));
}

/* attention.pat:285  Transpose(r) */
static inline bool attention_rule_is_t_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Transpose) || !dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, attention_rule_op_Reshape) && dfg_has_args(g, a0, 2)
        && dfg_list_is(g, n, attention_rule_attr_perm, dfg_list(attention_rule_list_2_0_3_1_4, 5), false);
}

/* attention.pat:287  Gather(t, scalar(0)) */
static inline bool attention_rule_is_Gather(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Gather) && dfg_argc_is(g, n, 2)
        && dfg_has(g, n, attention_rule_kind_axis_0) && attention_rule_is_t_3(g, dfg_arg(g, n, 0))
        && dfg_scalar_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* attention.pat:287  s.0 */
static inline bool attention_rule_is_node(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_GET) || dfg_data(g, n) != 0) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, attention_rule_op_Split) && dfg_has(g, a0, attention_rule_kind_axis_0);
}

/* attention.pat:287  Squeeze(s.0, 0) */
static inline bool attention_rule_is_Squeeze(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Squeeze) && dfg_has_args(g, n, 2)
        && attention_rule_is_node(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* attention.pat:288  Gather(t, scalar(1)) */
static inline bool attention_rule_is_Gather_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Gather) && dfg_argc_is(g, n, 2)
        && dfg_has(g, n, attention_rule_kind_axis_0)
        && dfg_scalar_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* attention.pat:288  Squeeze(s.1, 0) */
static inline bool attention_rule_is_Squeeze_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Squeeze) || !dfg_has_args(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 1
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* attention.pat:289  Gather(t, scalar(2)) */
static inline bool attention_rule_is_Gather_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Gather) && dfg_argc_is(g, n, 2)
        && dfg_has(g, n, attention_rule_kind_axis_0)
        && dfg_scalar_is(g, dfg_arg(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* attention.pat:289  Squeeze(s.2, 0) */
static inline bool attention_rule_is_Squeeze_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Squeeze) || !dfg_has_args(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 2
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* attention.pat:290  Attention(q, k, v, mask?) */
static inline bool attention_rule_is_a_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Attention) && dfg_n_args(g, n) <= 4
        && (attention_rule_is_Gather(g, dfg_arg(g, n, 0)) || attention_rule_is_Squeeze(g, dfg_arg(g, n, 0)))
        && (attention_rule_is_Gather_2(g, dfg_arg(g, n, 1))
            || attention_rule_is_Squeeze_2(g, dfg_arg(g, n, 1)))
        && (attention_rule_is_Gather_3(g, dfg_arg(g, n, 2))
            || attention_rule_is_Squeeze_3(g, dfg_arg(g, n, 2)));
}

/* attention.pat:268  Attention(qh, kh, vh, mask?, pk, pv) */
static inline bool attention_rule_is_a_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Attention) && dfg_n_args(g, n) <= 6
        && dfg_arg(g, n, 4) != DFG_NONE && dfg_arg(g, n, 5) != DFG_NONE
        && attention_rule_is_t_2(g, dfg_arg(g, n, 0)) && attention_rule_is_t_2(g, dfg_arg(g, n, 1))
        && attention_rule_is_t_2(g, dfg_arg(g, n, 2));
}

/* attention.pat:271  a.0; the operator is known */
static inline bool attention_rule_is_f(const dfg_graph *g, dfg_node n)
{
    return dfg_data(g, n) == 0 && attention_rule_is_a_4(g, dfg_arg(g, n, 0));
}

/* op in {Reshape}: attention_rule_make_attention_merged, attention_rule_attention_of_rows,
 * attention_rule_attention_of_flat_rows, attention_rule_attention_of_rows_present,
 * attention_rule_attention_of_stacks */
static uint64_t attention_rule_at_Reshape(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case attention_rule_op_MatMul:
            if (attention_rule_is_MatMul(g, a0))
                set |= DFG_BIT(attention_rule_make_attention_merged);
            break;
        case attention_rule_op_Transpose:
            if (dfg_argc_is(g, a0, 1) && dfg_has(g, a0, attention_rule_kind_perm_0_2_1_3)) {
                const dfg_node a0_0 = dfg_arg(g, a0, 0);
                if (dfg_calls(g, a0_0, attention_rule_op_Attention) || dfg_is(g, a0_0, DFG_GET)) {
                    if (attention_rule_is_a(g, dfg_first_result(g, a0_0)))
                        set |= DFG_BIT(attention_rule_attention_of_rows);
                    if (attention_rule_is_a_2(g, dfg_first_result(g, a0_0)))
                        set |= DFG_BIT(attention_rule_attention_of_flat_rows);
                    if (attention_rule_is_a_3(g, dfg_first_result(g, a0_0)))
                        set |= DFG_BIT(attention_rule_attention_of_stacks);
                }
                if (dfg_is(g, a0_0, DFG_GET) && attention_rule_is_f(g, a0_0))
                    set |= DFG_BIT(attention_rule_attention_of_rows_present);
            }
            break;
        default:
            break;
        }
    }
    return set;
}

/* attention.pat:308  (Cos | Sin)(c); the operator is known */
static inline bool attention_rule_is_y(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, attention_rule_op_Concat) && dfg_has_args(g, a0, 2);
}

/* attention.pat:324  Unsqueeze(c, end & 1) */
static inline bool attention_rule_is_Unsqueeze(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Unsqueeze) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, attention_rule_op_Concat) && dfg_has_args(g, a0, 2)
        && (dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(-1))
            || dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(2)))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* attention.pat:320  Slice(x, start & const, all & const, (3 | -1), 1?) */
static inline bool attention_rule_is_Slice(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Slice) && dfg_n_args(g, n) <= 5 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && (dfg_const_is(g, dfg_arg(g, n, 3), dfg_int(3), DFG_NO_DTYPE)
            || dfg_const_is(g, dfg_arg(g, n, 3), dfg_int(-1), DFG_NO_DTYPE))
        && (dfg_arg(g, n, 4) == DFG_NONE || dfg_const_is(g, dfg_arg(g, n, 4), dfg_int(1), DFG_NO_DTYPE));
}

/* attention.pat:320  parts.1 */
static inline bool attention_rule_is_node_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_GET) || dfg_data(g, n) != 1) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, attention_rule_op_Split) && dfg_arg(g, a0, 0) != DFG_NONE
        && dfg_has(g, a0, attention_rule_kind_axis_in_1_3_3);
}

/* attention.pat:323  Neg(second) */
static inline bool attention_rule_is_Neg(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Neg) && dfg_argc_is(g, n, 1)
        && (attention_rule_is_Slice(g, dfg_arg(g, n, 0)) || attention_rule_is_node_2(g, dfg_arg(g, n, 0)));
}

/* attention.pat:319  Slice(x, 0, half & const, (3 | -1), 1?) */
static inline bool attention_rule_is_Slice_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Slice) && dfg_n_args(g, n) <= 5 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && (dfg_const_is(g, dfg_arg(g, n, 3), dfg_int(3), DFG_NO_DTYPE)
            || dfg_const_is(g, dfg_arg(g, n, 3), dfg_int(-1), DFG_NO_DTYPE))
        && (dfg_arg(g, n, 4) == DFG_NONE || dfg_const_is(g, dfg_arg(g, n, 4), dfg_int(1), DFG_NO_DTYPE));
}

/* attention.pat:323  Concat(Neg(second), first) */
static inline bool attention_rule_is_r_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Concat) || !dfg_has_args(g, n, 2)
        || !dfg_has(g, n, attention_rule_kind_axis_in_1_3_2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return attention_rule_is_Neg(g, dfg_arg(g, n, 0))
        && (attention_rule_is_Slice_2(g, a1) || (dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 0));
}

/* attention.pat:324  Unsqueeze(t, end) */
static inline bool attention_rule_is_Unsqueeze_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Unsqueeze) || !dfg_has_args(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, attention_rule_op_Concat) && dfg_has_args(g, a0, 2)
        && (dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(-1))
            || dfg_scalar_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(2)));
}

/* attention.pat:355  Gather(cos & const, at) */
static inline bool attention_rule_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Gather) && dfg_has_args(g, n, 2)
        && dfg_has(g, n, attention_rule_kind_axis_0) && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST);
}

/* attention.pat:358  Unsqueeze(c, end & 1) */
static inline bool attention_rule_is_Unsqueeze_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Unsqueeze) && dfg_argc_is(g, n, 2)
        && attention_rule_is_c(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* attention.pat:358  Unsqueeze(s, end) */
static inline bool attention_rule_is_Unsqueeze_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Unsqueeze) && dfg_has_args(g, n, 2)
        && attention_rule_is_c(g, dfg_arg(g, n, 0));
}

/* op in {Add}: attention_rule_make_rotary, attention_rule_make_rotary_gathered,
 * attention_rule_make_rotary_constant */
static uint64_t attention_rule_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (dfg_calls(g, a0, attention_rule_op_Mul)) {
            const dfg_node a1 = dfg_arg(g, n, 1);
            if (dfg_calls(g, a1, attention_rule_op_Mul)) {
                if (dfg_has_args(g, a0, 2) && dfg_argc_is(g, a1, 2)) {
                    if ((attention_rule_is_Unsqueeze(g, dfg_arg(g, a0, 1))
                         || attention_rule_is_Unsqueeze(g, dfg_arg(g, a0, 0)))
                        && ((attention_rule_is_r_2(g, dfg_arg(g, a1, 0))
                             && attention_rule_is_Unsqueeze_2(g, dfg_arg(g, a1, 1)))
                            || (attention_rule_is_Unsqueeze_2(g, dfg_arg(g, a1, 0))
                                && attention_rule_is_r_2(g, dfg_arg(g, a1, 1)))))
                        set |= DFG_BIT(attention_rule_make_rotary);
                    if ((attention_rule_is_Unsqueeze_3(g, dfg_arg(g, a0, 1))
                         || attention_rule_is_Unsqueeze_3(g, dfg_arg(g, a0, 0)))
                        && ((attention_rule_is_r_2(g, dfg_arg(g, a1, 0))
                             && attention_rule_is_Unsqueeze_4(g, dfg_arg(g, a1, 1)))
                            || (attention_rule_is_Unsqueeze_4(g, dfg_arg(g, a1, 0))
                                && attention_rule_is_r_2(g, dfg_arg(g, a1, 1)))))
                        set |= DFG_BIT(attention_rule_make_rotary_gathered);
                    if ((dfg_is(g, dfg_arg(g, a0, 1), DFG_CONST) || dfg_is(g, dfg_arg(g, a0, 0), DFG_CONST))
                        && ((attention_rule_is_r_2(g, dfg_arg(g, a1, 0))
                             && dfg_is(g, dfg_arg(g, a1, 1), DFG_CONST))
                            || (dfg_is(g, dfg_arg(g, a1, 0), DFG_CONST)
                                && attention_rule_is_r_2(g, dfg_arg(g, a1, 1)))))
                        set |= DFG_BIT(attention_rule_make_rotary_constant);
                }
                if (dfg_argc_is(g, a0, 2) && dfg_has_args(g, a1, 2)) {
                    if (((attention_rule_is_r_2(g, dfg_arg(g, a0, 0))
                          && attention_rule_is_Unsqueeze_2(g, dfg_arg(g, a0, 1)))
                         || (attention_rule_is_Unsqueeze_2(g, dfg_arg(g, a0, 0))
                             && attention_rule_is_r_2(g, dfg_arg(g, a0, 1))))
                        && (attention_rule_is_Unsqueeze(g, dfg_arg(g, a1, 1))
                            || attention_rule_is_Unsqueeze(g, dfg_arg(g, a1, 0))))
                        set |= DFG_BIT(attention_rule_make_rotary);
                    if (((attention_rule_is_r_2(g, dfg_arg(g, a0, 0))
                          && attention_rule_is_Unsqueeze_4(g, dfg_arg(g, a0, 1)))
                         || (attention_rule_is_Unsqueeze_4(g, dfg_arg(g, a0, 0))
                             && attention_rule_is_r_2(g, dfg_arg(g, a0, 1))))
                        && (attention_rule_is_Unsqueeze_3(g, dfg_arg(g, a1, 1))
                            || attention_rule_is_Unsqueeze_3(g, dfg_arg(g, a1, 0))))
                        set |= DFG_BIT(attention_rule_make_rotary_gathered);
                    if (((attention_rule_is_r_2(g, dfg_arg(g, a0, 0))
                          && dfg_is(g, dfg_arg(g, a0, 1), DFG_CONST))
                         || (dfg_is(g, dfg_arg(g, a0, 0), DFG_CONST)
                             && attention_rule_is_r_2(g, dfg_arg(g, a0, 1))))
                        && (dfg_is(g, dfg_arg(g, a1, 1), DFG_CONST)
                            || dfg_is(g, dfg_arg(g, a1, 0), DFG_CONST)))
                        set |= DFG_BIT(attention_rule_make_rotary_constant);
                }
            }
        }
    }
    return set;
}

/* attention.pat:337  parts.0 */
static inline bool attention_rule_is_part(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_GET) || dfg_data(g, n) != 0) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, attention_rule_op_Split) && dfg_arg(g, a0, 0) != DFG_NONE
        && dfg_has(g, a0, attention_rule_kind_axis_in_1_3_3);
}

/* attention.pat:339  Unsqueeze(cos, end & 1) */
static inline bool attention_rule_is_c_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Unsqueeze) && dfg_has_args(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* attention.pat:341  Mul(first, c) */
static inline bool attention_rule_is_Mul_8(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return ((attention_rule_is_Slice_2(g, dfg_arg(g, n, 0)) || attention_rule_is_part(g, dfg_arg(g, n, 0)))
            && attention_rule_is_c_2(g, dfg_arg(g, n, 1)))
        || (attention_rule_is_c_2(g, dfg_arg(g, n, 0))
            && (attention_rule_is_Slice_2(g, dfg_arg(g, n, 1))
                || attention_rule_is_part(g, dfg_arg(g, n, 1))));
}

/* attention.pat:341  Mul(second, t) */
static inline bool attention_rule_is_Mul_9(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return ((attention_rule_is_Slice(g, a0) || (dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 1))
            && dfg_calls(g, a1, attention_rule_op_Unsqueeze) && dfg_has_args(g, a1, 2))
        || (dfg_calls(g, a0, attention_rule_op_Unsqueeze) && dfg_has_args(g, a0, 2)
            && (attention_rule_is_Slice(g, a1) || (dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 1)));
}

/* attention.pat:341  Sub(Mul(first, c), Mul(second, t)); the operator is known */
static inline bool attention_rule_is_Sub_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && attention_rule_is_Mul_8(g, dfg_arg(g, n, 0))
        && attention_rule_is_Mul_9(g, dfg_arg(g, n, 1));
}

/* attention.pat:341  Add(Mul(second, c), Mul(first, t)) */
static inline bool attention_rule_is_Add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Add) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls(g, a0, attention_rule_op_Mul) && dfg_argc_is(g, a0, 2)
        && dfg_calls(g, a1, attention_rule_op_Mul) && dfg_argc_is(g, a1, 2);
}

/* attention.pat:387  RotaryEmbedding(part, cos, sin, at?); the operator is known */
static inline bool attention_rule_is_r_3(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 1) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE
        && attention_rule_is_part(g, dfg_arg(g, n, 0))
        && dfg_int_is(g, n, attention_rule_attr_rotary_embedding_dim, 0, 0);
}

/* op in {Concat}: attention_rule_make_rotary_halves, attention_rule_rotary_of_part */
static uint64_t attention_rule_at_Concat(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2) && dfg_has(g, n, attention_rule_kind_axis_in_1_3_2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case attention_rule_op_Sub:
            if (attention_rule_is_Sub_2(g, a0) && attention_rule_is_Add_2(g, dfg_arg(g, n, 1)))
                set |= DFG_BIT(attention_rule_make_rotary_halves);
            break;
        case attention_rule_op_RotaryEmbedding: {
            const dfg_node a1 = dfg_arg(g, n, 1);
            if (attention_rule_is_r_3(g, a0) && dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 1)
                set |= DFG_BIT(attention_rule_rotary_of_part);
            break;
        }
        default:
            break;
        }
    }
    return set;
}

/* attention.pat:395  RotaryEmbedding(Transpose(h) { perm == [0, 2, 1, 3] }, cos, sin, at?); the operator is known */
static inline bool attention_rule_is_r_4(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 1) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE
        && attention_rule_is_t_2(g, dfg_arg(g, n, 0));
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
    case attention_rule_op_Cos:
    case attention_rule_op_Sin:
        *set = attention_rule_is_y(g, n) ? DFG_BIT(attention_rule_turn_halves) : 0;
        break;
    case attention_rule_op_Add: *set = attention_rule_at_Add(g, n); break;
    case attention_rule_op_Concat: *set = attention_rule_at_Concat(g, n); break;
    case attention_rule_op_RotaryEmbedding:
        *set = attention_rule_is_r_4(g, n) ? DFG_BIT(attention_rule_rotary_of_rows) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule attention_rule_rows[] = {
    [attention_rule_mask_of_least] = {.name = "mask_of_least", .place = "attention.pat:151", .pattern = 10, .n_roots = 1,
        .keep_shared = true, .priority = 2,
        .roots = (const uint16_t[]){attention_rule_op_Attention, DFG_GET, 0},
        .build = attention_mask_of_least_build},
    [attention_rule_mask_of_least_not] = {.name = "mask_of_least_not", .place = "attention.pat:157", .pattern = 11, .n_roots = 1,
        .keep_shared = true, .priority = 2,
        .roots = (const uint16_t[]){attention_rule_op_Attention, DFG_GET, 0},
        .build = attention_mask_of_least_not_build},
    [attention_rule_mask_of_least_times] = {.name = "mask_of_least_times", .place = "attention.pat:163", .pattern = 12, .n_roots = 1,
        .keep_shared = true, .priority = 2,
        .roots = (const uint16_t[]){attention_rule_op_Attention, DFG_GET, 0},
        .build = attention_mask_of_least_times_build},
    [attention_rule_attention_past] = {.name = "attention_past", .place = "attention.pat:191", .pattern = 15, .n_roots = 3, .priority = 1,
        .roots = (const uint16_t[]){attention_rule_op_Attention, DFG_GET, 0},
        .build = attention_attention_past_build},
    [attention_rule_make_attention] = {.name = "make_attention", .place = "attention.pat:36", .pattern = 2, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_MatMul, 0}, .build = attention_make_attention_build},
    [attention_rule_einsum_scores] = {.name = "einsum_scores", .place = "attention.pat:52", .pattern = 3, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_Einsum, 0}, .build = attention_einsum_scores_build},
    [attention_rule_make_attention_of_places] = {.name = "make_attention_of_places", .place = "attention.pat:58", .pattern = 4, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_Einsum, 0},
        .build = attention_make_attention_of_places_build},
    [attention_rule_make_attention_merged] = {.name = "make_attention_merged", .place = "attention.pat:81", .pattern = 5, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_Reshape, 0},
        .build = attention_make_attention_merged_build},
    [attention_rule_widen_mask] = {.name = "widen_mask", .place = "attention.pat:101", .pattern = 6, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_MatMul, 0}, .build = attention_widen_mask_build},
    [attention_rule_widen_mask_square] = {.name = "widen_mask_square", .place = "attention.pat:113", .pattern = 7, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_MatMul, 0},
        .build = attention_widen_mask_square_build},
    [attention_rule_mask_by_where] = {.name = "mask_by_where", .place = "attention.pat:126", .pattern = 8, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_MatMul, 0}, .build = attention_mask_by_where_build},
    [attention_rule_mask_by_where_not] = {.name = "mask_by_where_not", .place = "attention.pat:135", .pattern = 9, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_MatMul, 0},
        .build = attention_mask_by_where_not_build},
    [attention_rule_attention_scale_query] = {.name = "attention_scale_query", .place = "attention.pat:174", .pattern = 13, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_Attention, DFG_GET, 0},
        .build = attention_attention_scale_query_build},
    [attention_rule_attention_scale_key] = {.name = "attention_scale_key", .place = "attention.pat:180", .pattern = 14, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_Attention, DFG_GET, 0},
        .build = attention_attention_scale_key_build},
    [attention_rule_attention_past_only] = {.name = "attention_past_only", .place = "attention.pat:202", .pattern = 16, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_Attention, DFG_GET, 0},
        .build = attention_attention_past_only_build},
    [attention_rule_ungroup_attention] = {.name = "ungroup_attention", .place = "attention.pat:219", .pattern = 18, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_Attention, DFG_GET, 0},
        .build = attention_ungroup_attention_build},
    [attention_rule_attention_of_rows] = {.name = "attention_of_rows", .place = "attention.pat:232", .pattern = 20, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_Reshape, 0},
        .build = attention_attention_of_rows_build},
    [attention_rule_attention_of_flat_rows] = {.name = "attention_of_flat_rows", .place = "attention.pat:250", .pattern = 22, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_Reshape, 0},
        .build = attention_attention_of_flat_rows_build},
    [attention_rule_attention_of_rows_present] = {.name = "attention_of_rows_present", .place = "attention.pat:264", .pattern = 23, .n_roots = 3,
        .roots = (const uint16_t[]){attention_rule_op_Reshape, 0},
        .build = attention_attention_of_rows_present_build},
    [attention_rule_attention_of_stacks] = {.name = "attention_of_stacks", .place = "attention.pat:283", .pattern = 24, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_Reshape, 0},
        .build = attention_attention_of_stacks_build},
    [attention_rule_turn_halves] = {.name = "turn_halves", .place = "attention.pat:306", .pattern = 25, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){attention_rule_op_Cos, attention_rule_op_Sin, 0},
        .build = attention_turn_halves_build},
    [attention_rule_make_rotary] = {.name = "make_rotary", .place = "attention.pat:317", .pattern = 26, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){attention_rule_op_Add, 0},
        .build = attention_make_rotary_build},
    [attention_rule_make_rotary_halves] = {.name = "make_rotary_halves", .place = "attention.pat:335", .pattern = 27, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){attention_rule_op_Concat, 0},
        .build = attention_make_rotary_halves_build},
    [attention_rule_make_rotary_gathered] = {.name = "make_rotary_gathered", .place = "attention.pat:351", .pattern = 28, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){attention_rule_op_Add, 0},
        .build = attention_make_rotary_gathered_build},
    [attention_rule_make_rotary_constant] = {.name = "make_rotary_constant", .place = "attention.pat:367", .pattern = 29, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){attention_rule_op_Add, 0},
        .build = attention_make_rotary_constant_build},
    [attention_rule_rotary_of_part] = {.name = "rotary_of_part", .place = "attention.pat:383", .pattern = 30, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_Concat, 0}, .build = attention_rotary_of_part_build},
    [attention_rule_rotary_of_rows] = {.name = "rotary_of_rows", .place = "attention.pat:393", .pattern = 31, .n_roots = 1,
        .roots = (const uint16_t[]){attention_rule_op_RotaryEmbedding, 0},
        .build = attention_rotary_of_rows_build},
    [attention_rule_merge_qkv] = {.name = "merge_qkv", .place = "attention.pat:407", .pattern = 32, .n_roots = 3,
        .roots = (const uint16_t[]){attention_rule_op_MatMul, 0}, .build = attention_merge_qkv_build},
};

const struct dfg_rules attention_rules = {
    .abi = DFG_ABI,
    .n = 28, .n_words = 1, .rules = attention_rule_rows,
    .names = &attention_rule_names, .candidates = attention_rules_candidates,
};
