/* The replacements of fuse_ort.pat's rules.  Made by pat2c; do not edit. */
#include "fuse_ort.h"
#if FUSE_ORT_H != 0x742f347e83ea05ce
#error "fuse_ort.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    fuse_ort_rule_op_Add = DFG_FIRST_OP, fuse_ort_rule_op_Attention, fuse_ort_rule_op_AveragePool,
    fuse_ort_rule_op_Cast, fuse_ort_rule_op_Clip, fuse_ort_rule_op_Concat, fuse_ort_rule_op_Conv,
    fuse_ort_rule_op_DequantizeLinear, fuse_ort_rule_op_DequantizeLinear_v21,
    fuse_ort_rule_op_DequantizeLinear_v23, fuse_ort_rule_op_Div, fuse_ort_rule_op_DynamicQuantizeLinear,
    fuse_ort_rule_op_Elu, fuse_ort_rule_op_Expand, fuse_ort_rule_op_Gather, fuse_ort_rule_op_Gelu,
    fuse_ort_rule_op_Gemm, fuse_ort_rule_op_GlobalAveragePool, fuse_ort_rule_op_HardSigmoid,
    fuse_ort_rule_op_LayerNormalization, fuse_ort_rule_op_LeakyRelu, fuse_ort_rule_op_MatMul,
    fuse_ort_rule_op_MatMulInteger, fuse_ort_rule_op_Mul, fuse_ort_rule_op_QLinearConv,
    fuse_ort_rule_op_QLinearMatMul, fuse_ort_rule_op_QuantizeLinear, fuse_ort_rule_op_Relu,
    fuse_ort_rule_op_Reshape, fuse_ort_rule_op_RotaryEmbedding, fuse_ort_rule_op_Sigmoid,
    fuse_ort_rule_op_Softmax, fuse_ort_rule_op_Softplus, fuse_ort_rule_op_Softsign, fuse_ort_rule_op_Split,
    fuse_ort_rule_op_Squeeze, fuse_ort_rule_op_Swish, fuse_ort_rule_op_Tanh, fuse_ort_rule_op_Transpose,
    fuse_ort_rule_op_Where, fuse_ort_rule_op_com_microsoft_Attention,
    fuse_ort_rule_op_com_microsoft_BiasGelu, fuse_ort_rule_op_com_microsoft_DynamicQuantizeMatMul,
    fuse_ort_rule_op_com_microsoft_EmbedLayerNormalization, fuse_ort_rule_op_com_microsoft_FastGelu,
    fuse_ort_rule_op_com_microsoft_FusedConv, fuse_ort_rule_op_com_microsoft_FusedGemm,
    fuse_ort_rule_op_com_microsoft_FusedMatMul, fuse_ort_rule_op_com_microsoft_Gelu,
    fuse_ort_rule_op_com_microsoft_GroupQueryAttention, fuse_ort_rule_op_com_microsoft_MatMulIntegerToFloat,
    fuse_ort_rule_op_com_microsoft_MatMulNBits, fuse_ort_rule_op_com_microsoft_MultiHeadAttention,
    fuse_ort_rule_op_com_microsoft_QAttention, fuse_ort_rule_op_com_microsoft_QGemm,
    fuse_ort_rule_op_com_microsoft_QLinearAdd, fuse_ort_rule_op_com_microsoft_QLinearAveragePool,
    fuse_ort_rule_op_com_microsoft_QLinearGlobalAveragePool,
    fuse_ort_rule_op_com_microsoft_QLinearLeakyRelu, fuse_ort_rule_op_com_microsoft_QLinearMul,
    fuse_ort_rule_op_com_microsoft_QLinearSigmoid, fuse_ort_rule_op_com_microsoft_QLinearSoftmax,
    fuse_ort_rule_op_com_microsoft_QLinearWhere, fuse_ort_rule_op_com_microsoft_QuickGelu,
};
enum {
    fuse_ort_rule_attr_activation, fuse_ort_rule_attr_activation_alpha, fuse_ort_rule_attr_activation_beta,
    fuse_ort_rule_attr_activation_params, fuse_ort_rule_attr_alpha, fuse_ort_rule_attr_approximate,
    fuse_ort_rule_attr_axis, fuse_ort_rule_attr_beta, fuse_ort_rule_attr_do_rotary,
    fuse_ort_rule_attr_epsilon, fuse_ort_rule_attr_interleaved, fuse_ort_rule_attr_kv_num_heads,
    fuse_ort_rule_attr_mask_filter_value, fuse_ort_rule_attr_num_heads, fuse_ort_rule_attr_opset,
    fuse_ort_rule_attr_perm, fuse_ort_rule_attr_q_num_heads, fuse_ort_rule_attr_rotary_interleaved,
    fuse_ort_rule_attr_scale, fuse_ort_rule_attr_to, fuse_ort_rule_attr_transA, fuse_ort_rule_attr_transB,
    fuse_ort_rule_attr_transBatchA, fuse_ort_rule_attr_transBatchB,
};
enum {
    fuse_ort_rule_str_Clip, fuse_ort_rule_str_Elu, fuse_ort_rule_str_HardSigmoid,
    fuse_ort_rule_str_LeakyRelu, fuse_ort_rule_str_Relu, fuse_ort_rule_str_Sigmoid,
    fuse_ort_rule_str_Softplus, fuse_ort_rule_str_Softsign, fuse_ort_rule_str_Tanh, fuse_ort_rule_str_none,
    fuse_ort_rule_str_tanh,
};
static const char *const fuse_ort_rule_op_names[] = {
    "Add", "Attention", "AveragePool", "Cast", "Clip", "Concat", "Conv", "DequantizeLinear",
    "DequantizeLinear.v21", "DequantizeLinear.v23", "Div", "DynamicQuantizeLinear", "Elu", "Expand",
    "Gather", "Gelu", "Gemm", "GlobalAveragePool", "HardSigmoid", "LayerNormalization", "LeakyRelu",
    "MatMul", "MatMulInteger", "Mul", "QLinearConv", "QLinearMatMul", "QuantizeLinear", "Relu", "Reshape",
    "RotaryEmbedding", "Sigmoid", "Softmax", "Softplus", "Softsign", "Split", "Squeeze", "Swish", "Tanh",
    "Transpose", "Where", "com.microsoft.Attention", "com.microsoft.BiasGelu",
    "com.microsoft.DynamicQuantizeMatMul", "com.microsoft.EmbedLayerNormalization",
    "com.microsoft.FastGelu", "com.microsoft.FusedConv", "com.microsoft.FusedGemm",
    "com.microsoft.FusedMatMul", "com.microsoft.Gelu", "com.microsoft.GroupQueryAttention",
    "com.microsoft.MatMulIntegerToFloat", "com.microsoft.MatMulNBits", "com.microsoft.MultiHeadAttention",
    "com.microsoft.QAttention", "com.microsoft.QGemm", "com.microsoft.QLinearAdd",
    "com.microsoft.QLinearAveragePool", "com.microsoft.QLinearGlobalAveragePool",
    "com.microsoft.QLinearLeakyRelu", "com.microsoft.QLinearMul", "com.microsoft.QLinearSigmoid",
    "com.microsoft.QLinearSoftmax", "com.microsoft.QLinearWhere", "com.microsoft.QuickGelu",
};
static const char *const fuse_ort_rule_attr_names[] = {
    "activation", "activation_alpha", "activation_beta", "activation_params", "alpha", "approximate",
    "axis", "beta", "do_rotary", "epsilon", "interleaved", "kv_num_heads", "mask_filter_value", "num_heads",
    "opset", "perm", "q_num_heads", "rotary_interleaved", "scale", "to", "transA", "transB", "transBatchA",
    "transBatchB",
};
static const char *const fuse_ort_rule_str_names[] = {
    "Clip", "Elu", "HardSigmoid", "LeakyRelu", "Relu", "Sigmoid", "Softplus", "Softsign", "Tanh", "none",
    "tanh",
};
static const dfg_val fuse_ort_rule_list_1_0[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}};

static const struct dfg_names fuse_ort_rule_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_FORMS,
    .n_ops = 64,
    .ops = fuse_ort_rule_op_names,
    .n_attrs = 24,
    .attrs = fuse_ort_rule_attr_names,
    .n_strs = 11,
    .strs = fuse_ort_rule_str_names,
};

/* fuse_ort.pat:156, rule ort_matmul_nbits:  rewrite extern ort_blocks_of_bits; */
static bool fuse_ort_ort_matmul_nbits_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    with[0] = ort_blocks_of_bits(r, match);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:315, rule ort_biases_of_parts:
 * rewrite {
 *     n = Split(Add(p, b), ...rest) -> 3 { ..s };
 *     return com.microsoft.MultiHeadAttention(n.0, n.1, n.2, absent?, absent?, mask?) { ..a };
 * }
 */
static bool fuse_ort_ort_biases_of_parts_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_biases_of_parts_match *m = match;
    struct dfg_operands args = {0};
    dfg_push(r, &args, dfg_new_call(r, fuse_ort_rule_op_Add, DFG_OPERANDS(m->p, m->b), NULL, 0));
    dfg_push_all(r, &args, m->rest);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->s);
    const dfg_node n = dfg_new_call(r, fuse_ort_rule_op_Split, args.at, args.n, &attrs, 3);
    const dfg_node n_0 = dfg_new_get(r, n, 0);
    const dfg_node n_1 = dfg_new_get(r, n, 1);
    const dfg_node n_2 = dfg_new_get(r, n, 2);
    struct dfg_attrs attrs_2 = {0};
    dfg_take_attrs(r, &attrs_2, m->a);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_MultiHeadAttention,
                           DFG_OPERANDS(n_0, n_1, n_2, m->absent, m->absent, m->mask), &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:432, rule ort_quantized_attention_keys:
 * rewrite {
 *     d = DynamicQuantizeLinear(x);
 *     return com.microsoft.QAttention(d.0, w, b, d.1, scale,
 *         Squeeze(Where(c, i32 [value(m) == 0 ? 1 : 0], i32 [value(n) == 0 ? 1 : 0]), i64 [1, 2]), d.2, zero) {
 *         num_heads = a.op == Attention ? a.q_num_heads : a.num_heads, scale = a.scale?,
 *         mask_filter_value = min(value(m), value(n))
 *     };
 * }
 */
static bool fuse_ort_ort_quantized_attention_keys_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_quantized_attention_keys_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node d = dfg_new_call(r, fuse_ort_rule_op_DynamicQuantizeLinear, DFG_OPERANDS(m->x), NULL, 0);
    const dfg_node d_0 = dfg_new_get(r, d, 0);
    const dfg_node d_1 = dfg_new_get(r, d, 1);
    const dfg_node constant = dfg_new_const(r, DFG_I32, 1, NULL,
                                            DFG_LIST(dfg_choose(
                                                         dfg_scalar_same(dfg_value_of(g, m->m), dfg_int(0)),
                                                         dfg_int(1), dfg_int(0))));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I32, 1, NULL,
                                              DFG_LIST(dfg_choose(
                                                           dfg_scalar_same(
                                                               dfg_value_of(g, m->n), dfg_int(0)),
                                                           dfg_int(1), dfg_int(0))));
    const dfg_node where = dfg_new_call(r, fuse_ort_rule_op_Where, DFG_OPERANDS(m->c, constant, constant_2),
                                        NULL, 0);
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1), dfg_int(2)));
    const dfg_node squeeze = dfg_new_call(r, fuse_ort_rule_op_Squeeze, DFG_OPERANDS(where, constant_3),
                                          NULL, 0);
    const dfg_node d_2 = dfg_new_get(r, d, 2);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_num_heads,
                 dfg_choose(dfg_scalar_same(dfg_op_of(g, dfg_call_of(g, m->a)),
                                            dfg_op_val(g, fuse_ort_rule_op_Attention)),
                            dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_q_num_heads),
                            dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_num_heads)));
    dfg_pass_attr(r, &attrs, fuse_ort_rule_attr_scale,
                  dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_mask_filter_value,
                 dfg_min(dfg_value_of(g, m->m), dfg_value_of(g, m->n)));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QAttention,
                           DFG_OPERANDS(d_0, m->w, m->b, d_1, m->scale, squeeze, d_2, m->zero), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:282, rule ort_attention:
 * rewrite com.microsoft.Attention(x, Concat(wq, wk, wv) { axis = 1 }, Concat(bq, bk, bv) { axis = 0 }, absent?,
 *     absent?, mask?) {
 *     num_heads = a.q_num_heads, scale = a.scale?
 * };
 */
static bool fuse_ort_ort_attention_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_attention_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_axis, dfg_int(1));
    const dfg_node concat = dfg_new_call(r, fuse_ort_rule_op_Concat, DFG_OPERANDS(m->wq, m->wk, m->wv),
                                         &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, fuse_ort_rule_attr_axis, dfg_int(0));
    const dfg_node concat_2 = dfg_new_call(r, fuse_ort_rule_op_Concat, DFG_OPERANDS(m->bq, m->bk, m->bv),
                                           &attrs_2, 0);
    struct dfg_attrs attrs_3 = {0};
    dfg_set_attr(r, &attrs_3, fuse_ort_rule_attr_num_heads,
                 dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_q_num_heads));
    dfg_pass_attr(r, &attrs_3, fuse_ort_rule_attr_scale,
                  dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_Attention,
                           DFG_OPERANDS(m->x, concat, concat_2, m->absent, m->absent, m->mask), &attrs_3,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:302, rule ort_attention_packed:
 * rewrite com.microsoft.Attention(x, w, b?, absent?, absent?, mask?) {
 *     num_heads = a.op == Attention ? a.q_num_heads : a.num_heads, scale = a.scale?
 * };
 */
static bool fuse_ort_ort_attention_packed_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_attention_packed_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_num_heads,
                 dfg_choose(dfg_scalar_same(dfg_op_of(g, dfg_call_of(g, m->a)),
                                            dfg_op_val(g, fuse_ort_rule_op_Attention)),
                            dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_q_num_heads),
                            dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_num_heads)));
    dfg_pass_attr(r, &attrs, fuse_ort_rule_attr_scale,
                  dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_Attention,
                           DFG_OPERANDS(m->x, m->w, m->b, m->absent, m->absent, m->mask), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:326, rule ort_key_without_bias:
 * rewrite Attention(Add(q, bq), Add(k, Expand(like(bq, 0.0), i64 [k.shape[2]])), Add(v, bv), mask?) { ..a };
 */
static bool fuse_ort_ort_key_without_bias_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_key_without_bias_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node add = dfg_new_call(r, fuse_ort_rule_op_Add, DFG_OPERANDS(m->q, m->bq), NULL, 0);
    const dfg_node constant = dfg_new_like(r, m->bq, dfg_float(0.0));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->k, 2)));
    const dfg_node expand = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(constant, constant_2),
                                         NULL, 0);
    const dfg_node add_2 = dfg_new_call(r, fuse_ort_rule_op_Add, DFG_OPERANDS(m->k, expand), NULL, 0);
    const dfg_node add_3 = dfg_new_call(r, fuse_ort_rule_op_Add, DFG_OPERANDS(m->v, m->bv), NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_Attention, DFG_OPERANDS(add, add_2, add_3, m->mask), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:408, rule ort_quantized_attention:
 * rewrite {
 *     d = DynamicQuantizeLinear(x);
 *     return com.microsoft.QAttention(d.0, w, b, d.1, scale, absent?, d.2, zero) {
 *         num_heads = a.op == Attention ? a.q_num_heads : a.num_heads, scale = a.scale?
 *     };
 * }
 */
static bool fuse_ort_ort_quantized_attention_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_quantized_attention_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node d = dfg_new_call(r, fuse_ort_rule_op_DynamicQuantizeLinear, DFG_OPERANDS(m->x), NULL, 0);
    const dfg_node d_0 = dfg_new_get(r, d, 0);
    const dfg_node d_1 = dfg_new_get(r, d, 1);
    const dfg_node d_2 = dfg_new_get(r, d, 2);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_num_heads,
                 dfg_choose(dfg_scalar_same(dfg_op_of(g, dfg_call_of(g, m->a)),
                                            dfg_op_val(g, fuse_ort_rule_op_Attention)),
                            dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_q_num_heads),
                            dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_num_heads)));
    dfg_pass_attr(r, &attrs, fuse_ort_rule_attr_scale,
                  dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QAttention,
                           DFG_OPERANDS(d_0, m->w, m->b, d_1, m->scale, m->absent, d_2, m->zero), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:65, rule fuse_conv_sum_activation:
 * rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = "Relu" };
 */
static bool fuse_ort_fuse_conv_sum_activation_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_conv_sum_activation_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation, dfg_str(g, fuse_ort_rule_str_Relu));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedConv,
                           DFG_OPERANDS(m->x, m->w, m->b, m->z), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:106, rule fuse_integer_product_sum:
 * rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?, bias);
 */
static bool fuse_ort_fuse_integer_product_sum_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_integer_product_sum_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_MatMulIntegerToFloat,
                           DFG_OPERANDS(m->v, m->b, m->s, m->scale, m->z, m->zero, m->bias), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:335, rule ort_multi_head_attention:
 * rewrite com.microsoft.MultiHeadAttention(q, k, v, Concat(bq, bk, bv) { axis = 0 }, absent?, mask?) {
 *     num_heads = a.q_num_heads, scale = a.scale?
 * };
 */
static bool fuse_ort_ort_multi_head_attention_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_multi_head_attention_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_axis, dfg_int(0));
    const dfg_node concat = dfg_new_call(r, fuse_ort_rule_op_Concat, DFG_OPERANDS(m->bq, m->bk, m->bv),
                                         &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, fuse_ort_rule_attr_num_heads,
                 dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_q_num_heads));
    dfg_pass_attr(r, &attrs_2, fuse_ort_rule_attr_scale,
                  dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_MultiHeadAttention,
                           DFG_OPERANDS(m->q, m->k, m->v, concat, m->absent, m->mask), &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:387, rule ort_group_query_attention_rotary:
 * rewrite com.microsoft.GroupQueryAttention(q, k, v, absent?, absent?,
 *     Expand(i32 [q.shape[1] - 1], i64 [q.shape[0]]), i32 [q.shape[1]],
 *     Reshape(cos, i64 [cos.shape[-2], cos.shape[-1]]), Reshape(sin, i64 [cos.shape[-2], cos.shape[-1]])) -> 3 {
 *     num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?, do_rotary = 1,
 *     rotary_interleaved = rq.interleaved
 * }.0;
 */
static bool fuse_ort_ort_group_query_attention_rotary_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_group_query_attention_rotary_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_const(r, DFG_I32, 1, NULL,
                                            DFG_LIST(dfg_extent_sub(
                                                         g, dfg_extent_of(g, m->q, 1), dfg_int(1))));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->q, 0)));
    const dfg_node expand = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(constant, constant_2),
                                         NULL, 0);
    const dfg_node constant_3 = dfg_new_const(r, DFG_I32, 1, NULL, DFG_LIST(dfg_extent_of(g, m->q, 1)));
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_of(g, m->cos, -2),
                                                       dfg_extent_of(g, m->cos, -1)));
    const dfg_node reshape = dfg_new_call(r, fuse_ort_rule_op_Reshape, DFG_OPERANDS(m->cos, constant_4),
                                          NULL, 0);
    const dfg_node constant_5 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_of(g, m->cos, -2),
                                                       dfg_extent_of(g, m->cos, -1)));
    const dfg_node reshape_2 = dfg_new_call(r, fuse_ort_rule_op_Reshape, DFG_OPERANDS(m->sin, constant_5),
                                            NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_num_heads,
                 dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_q_num_heads));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_kv_num_heads,
                 dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_kv_num_heads));
    dfg_pass_attr(r, &attrs, fuse_ort_rule_attr_scale,
                  dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_do_rotary, dfg_int(1));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_rotary_interleaved,
                 dfg_attr_or(g, m->rq, fuse_ort_rule_attr_interleaved, dfg_int(0)));
    const dfg_node groupQueryAttention = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_GroupQueryAttention,
                                                      DFG_OPERANDS(
                                                          m->q, m->k, m->v, m->absent, m->absent, expand,
                                                          constant_3, reshape, reshape_2),
                                                      &attrs, 3);
    with[0] = dfg_new_get(r, groupQueryAttention, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:30, rule fuse_conv_activation:
 * rewrite com.microsoft.FusedConv(x, w, b?) {
 *     ..c, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : "Sigmoid"
 * };
 */
static bool fuse_ort_fuse_conv_activation_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_conv_activation_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation,
                 dfg_choose(dfg_scalar_same(dfg_op_of(g, m->y), dfg_op_val(g, fuse_ort_rule_op_Relu)),
                            dfg_str(g, fuse_ort_rule_str_Relu),
                            dfg_choose(dfg_scalar_same(dfg_op_of(g, m->y),
                                                       dfg_op_val(g, fuse_ort_rule_op_Tanh)),
                                       dfg_str(g, fuse_ort_rule_str_Tanh),
                                       dfg_str(g, fuse_ort_rule_str_Sigmoid))));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:39, rule fuse_conv_leaky:
 * rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = "LeakyRelu", activation_params = [y.alpha] };
 */
static bool fuse_ort_fuse_conv_leaky_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_conv_leaky_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation, dfg_str(g, fuse_ort_rule_str_LeakyRelu));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation_params,
                 DFG_LIST(dfg_attr_or(g, m->y, fuse_ort_rule_attr_alpha, dfg_float(0.01))));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:46, rule fuse_conv_hard_sigmoid:
 * rewrite com.microsoft.FusedConv(x, w, b?) {
 *     ..c, activation = "HardSigmoid", activation_params = [y.alpha, y.beta]
 * };
 */
static bool fuse_ort_fuse_conv_hard_sigmoid_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_conv_hard_sigmoid_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation, dfg_str(g, fuse_ort_rule_str_HardSigmoid));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation_params,
                 DFG_LIST(dfg_attr_or(g, m->y, fuse_ort_rule_attr_alpha, dfg_float(0.2)),
                          dfg_attr_or(g, m->y, fuse_ort_rule_attr_beta, dfg_float(0.5))));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:54, rule fuse_conv_clip:
 * rewrite com.microsoft.FusedConv(x, w, b?) {
 *     ..c, activation = "Clip",
 *     activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]
 * };
 */
static bool fuse_ort_fuse_conv_clip_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_conv_clip_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation, dfg_str(g, fuse_ort_rule_str_Clip));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation_params,
                 DFG_LIST(m->lo != DFG_NONE ? dfg_value_of(g, m->lo) : dfg_float(-3.4028235e+38),
                          m->hi != DFG_NONE ? dfg_value_of(g, m->hi) : dfg_float(3.4028235e+38)));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:71, rule fuse_conv_sum:  rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c }; */
static bool fuse_ort_fuse_conv_sum_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_conv_sum_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedConv,
                           DFG_OPERANDS(m->x, m->w, m->b, m->z), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:76, rule ort_gelu:  rewrite com.microsoft.Gelu(x); */
static bool fuse_ort_ort_gelu_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_gelu_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_Gelu, DFG_OPERANDS(m->x), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:77, rule ort_gelu_tanh:  rewrite com.microsoft.FastGelu(x); */
static bool fuse_ort_ort_gelu_tanh_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_gelu_tanh_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FastGelu, DFG_OPERANDS(m->x), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:82, rule ort_swish:  rewrite com.microsoft.QuickGelu(x) { alpha = y.alpha }; */
static bool fuse_ort_ort_swish_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_swish_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_alpha,
                 dfg_attr_or(g, m->y, fuse_ort_rule_attr_alpha, dfg_float(1.0)));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QuickGelu, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:88, rule fuse_bias_gelu:  rewrite com.microsoft.BiasGelu(x, b); */
static bool fuse_ort_fuse_bias_gelu_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_bias_gelu_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_BiasGelu, DFG_OPERANDS(m->x, m->b), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:93, rule fuse_bias_gelu_tanh:  rewrite com.microsoft.FastGelu(x, b); */
static bool fuse_ort_fuse_bias_gelu_tanh_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_bias_gelu_tanh_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FastGelu, DFG_OPERANDS(m->x, m->b), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:115, rule fuse_integer_product:
 * rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?);
 */
static bool fuse_ort_fuse_integer_product_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_integer_product_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_MatMulIntegerToFloat,
                           DFG_OPERANDS(m->v, m->b, m->s, m->scale, m->z, m->zero), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:124, rule merge_integer_products:
 * rewrite {
 *     p = com.microsoft.MatMulIntegerToFloat(x, Concat(q, k, v) { axis = 1 }, s,
 *         Concat(Expand(qs, i64 [q.shape[1]]), Expand(ks, i64 [k.shape[1]]), Expand(vs, i64 [v.shape[1]]))
 *         { axis = 0 }, z,
 *         Concat(Expand(qz, i64 [q.shape[1]]), Expand(kz, i64 [k.shape[1]]), Expand(vz, i64 [v.shape[1]]))
 *         { axis = 0 });
 *     r = Split(p, i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3 { axis = -1 };
 *     return r.0, r.1, r.2;
 * }
 */
static bool fuse_ort_merge_integer_products_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_merge_integer_products_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_axis, dfg_int(1));
    const dfg_node concat = dfg_new_call(r, fuse_ort_rule_op_Concat, DFG_OPERANDS(m->q, m->k, m->v), &attrs,
                                         0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->q, 1)));
    const dfg_node expand = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(m->qs, constant), NULL,
                                         0);
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->k, 1)));
    const dfg_node expand_2 = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(m->ks, constant_2),
                                           NULL, 0);
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->v, 1)));
    const dfg_node expand_3 = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(m->vs, constant_3),
                                           NULL, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, fuse_ort_rule_attr_axis, dfg_int(0));
    const dfg_node concat_2 = dfg_new_call(r, fuse_ort_rule_op_Concat,
                                           DFG_OPERANDS(expand, expand_2, expand_3), &attrs_2, 0);
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->q, 1)));
    const dfg_node expand_4 = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(m->qz, constant_4),
                                           NULL, 0);
    const dfg_node constant_5 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->k, 1)));
    const dfg_node expand_5 = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(m->kz, constant_5),
                                           NULL, 0);
    const dfg_node constant_6 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->v, 1)));
    const dfg_node expand_6 = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(m->vz, constant_6),
                                           NULL, 0);
    struct dfg_attrs attrs_3 = {0};
    dfg_set_attr(r, &attrs_3, fuse_ort_rule_attr_axis, dfg_int(0));
    const dfg_node concat_3 = dfg_new_call(r, fuse_ort_rule_op_Concat,
                                           DFG_OPERANDS(expand_4, expand_5, expand_6), &attrs_3, 0);
    const dfg_node p = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_MatMulIntegerToFloat,
                                    DFG_OPERANDS(m->x, concat, m->s, concat_2, m->z, concat_3), NULL, 0);
    const dfg_node constant_7 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_of(g, m->q, 1), dfg_extent_of(g, m->k, 1),
                                                       dfg_extent_of(g, m->v, 1)));
    struct dfg_attrs attrs_4 = {0};
    dfg_set_attr(r, &attrs_4, fuse_ort_rule_attr_axis, dfg_int(-1));
    const dfg_node r_2 = dfg_new_call(r, fuse_ort_rule_op_Split, DFG_OPERANDS(p, constant_7), &attrs_4, 3);
    with[0] = dfg_new_get(r, r_2, 0);
    with[1] = dfg_new_get(r, r_2, 1);
    with[2] = dfg_new_get(r, r_2, 2);
    return with[0] != DFG_NONE && with[1] != DFG_NONE && with[2] != DFG_NONE;
}

/* fuse_ort.pat:137, rule fuse_dynamic_product:
 * rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);
 */
static bool fuse_ort_fuse_dynamic_product_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_dynamic_product_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_DynamicQuantizeMatMul,
                           DFG_OPERANDS(m->x, m->b, m->scale, m->zero, m->bias), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:143, rule fuse_dynamic_product_sum:
 * rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias);
 */
static bool fuse_ort_fuse_dynamic_product_sum_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_dynamic_product_sum_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_DynamicQuantizeMatMul,
                           DFG_OPERANDS(m->x, m->b, m->scale, m->zero, m->bias), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:162, rule ort_matmul_nbits_bias:
 * rewrite com.microsoft.MatMulNBits(a, w, s, z?, absent?, b) { ..n };
 */
static bool fuse_ort_ort_matmul_nbits_bias_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_matmul_nbits_bias_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->n);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_MatMulNBits,
                           DFG_OPERANDS(m->a, m->w, m->s, m->z, m->absent, m->b), &attrs, 0);
    return with[0] != DFG_NONE;
}

static DFG_APART int64_t fuse_ort_rule_length(const dfg_graph *g, dfg_node t)
{
    return dfg_range_to(dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_rule_attr_perm))),
                                    dfg_int(2)));
}

static DFG_APART dfg_val fuse_ort_rule_value(const dfg_graph *g, dfg_node t)
{
    return dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_rule_attr_perm))), dfg_int(1));
}

static DFG_APART enum dfg_tri fuse_ort_rule_same(const dfg_graph *g, dfg_node t)
{
    const dfg_val list = dfg_attr(g, t, fuse_ort_rule_attr_perm);
    const dfg_val list2 = DFG_LIST(dfg_int(0), fuse_ort_rule_value(g, t));
    const int64_t n = dfg_len(list);
    const int64_t m = dfg_joined(fuse_ort_rule_length(g, t), 2);
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_scalar_same(dfg_item(list, k),
                                       k < fuse_ort_rule_length(g, t) ? dfg_int_add(dfg_int(k), dfg_int(1))
                                       : dfg_item(list2, k - fuse_ort_rule_length(g, t))));
    return all;
}

static DFG_APART enum dfg_tri fuse_ort_rule_same_2(const dfg_graph *g, dfg_node t)
{
    const dfg_val list = dfg_attr(g, t, fuse_ort_rule_attr_perm);
    const dfg_val list2 = DFG_LIST(fuse_ort_rule_value(g, t), dfg_int(0));
    const int64_t n = dfg_len(list);
    const int64_t m = dfg_joined(fuse_ort_rule_length(g, t), 2);
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_scalar_same(dfg_item(list, k),
                                       k < fuse_ort_rule_length(g, t) ? dfg_int_add(dfg_int(k), dfg_int(1))
                                       : dfg_item(list2, k - fuse_ort_rule_length(g, t))));
    return all;
}

/* fuse_ort.pat:168
 * cond batches_first(t) =
 *     present(t.perm), len(t.perm) >= 3,
 *     t.perm == concat([i + 1 for i in range(len(t.perm) - 2)], [0, len(t.perm) - 1])
 *     or t.perm == concat([i + 1 for i in range(len(t.perm) - 2)], [len(t.perm) - 1, 0]);
 */
static DFG_APART bool fuse_ort_rule_batches_first(const dfg_graph *g, dfg_node t)
{
    return dfg_known(dfg_attr(g, t, fuse_ort_rule_attr_perm))
        && dfg_ge(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_rule_attr_perm))), dfg_int(3))
        && (fuse_ort_rule_same(g, t) == DFG_TRUE || fuse_ort_rule_same_2(g, t) == DFG_TRUE);
}

/* fuse_ort.pat:168, known not to hold
 * cond batches_first(t) =
 *     present(t.perm), len(t.perm) >= 3,
 *     t.perm == concat([i + 1 for i in range(len(t.perm) - 2)], [0, len(t.perm) - 1])
 *     or t.perm == concat([i + 1 for i in range(len(t.perm) - 2)], [len(t.perm) - 1, 0]);
 */
static DFG_APART bool fuse_ort_rule_not_batches_first(const dfg_graph *g, dfg_node t)
{
    return !dfg_known(dfg_attr(g, t, fuse_ort_rule_attr_perm))
        || dfg_lt(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_rule_attr_perm))), dfg_int(3))
        || (fuse_ort_rule_same(g, t) == DFG_FALSE && fuse_ort_rule_same_2(g, t) == DFG_FALSE);
}

static DFG_APART bool fuse_ort_rule_holds(const dfg_graph *g, dfg_node t)
{
    return dfg_known(dfg_attr(g, t, fuse_ort_rule_attr_perm));
}

static DFG_APART bool fuse_ort_rule_holds_2(const dfg_graph *g, dfg_node t)
{
    return dfg_scalar_eq(dfg_at(dfg_attr(g, t, fuse_ort_rule_attr_perm), dfg_int(-1)),
                         dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_rule_attr_perm))),
                                     dfg_int(1)));
}

/* fuse_ort.pat:174  cond last_stays(t) = present(t.perm) and t.perm[-1] == len(t.perm) - 1; */
static DFG_APART bool fuse_ort_rule_last_stays(const dfg_graph *g, dfg_node t)
{
    return fuse_ort_rule_holds(g, t) && fuse_ort_rule_holds_2(g, t);
}

static DFG_APART bool fuse_ort_rule_holds_3(const dfg_graph *g, dfg_node t)
{
    return !dfg_known(dfg_attr(g, t, fuse_ort_rule_attr_perm));
}

static DFG_APART bool fuse_ort_rule_holds_4(const dfg_graph *g, dfg_node t)
{
    return dfg_scalar_ne(dfg_at(dfg_attr(g, t, fuse_ort_rule_attr_perm), dfg_int(-1)),
                         dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_rule_attr_perm))),
                                     dfg_int(1)));
}

/* fuse_ort.pat:174, known not to hold  cond last_stays(t) = present(t.perm) and t.perm[-1] == len(t.perm) - 1; */
static DFG_APART bool fuse_ort_rule_not_last_stays(const dfg_graph *g, dfg_node t)
{
    return fuse_ort_rule_holds_3(g, t) || fuse_ort_rule_holds_4(g, t);
}

/* fuse_ort.pat:182, rule fuse_matmul_a:
 * rewrite com.microsoft.FusedMatMul(a, b) {
 *     ..m, transBatchA = batches_first(t) ? 1 : 0,
 *     transA = last_stays(t) ? (as_it_is(m, m.transA) ? 0 : 1) : (as_it_is(m, m.transA) ? 1 : 0)
 * };
 */
static bool fuse_ort_fuse_matmul_a_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_matmul_a_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->m);
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_transBatchA,
                 fuse_ort_rule_batches_first(g, m->t) ? dfg_int(1)
                 : fuse_ort_rule_not_batches_first(g, m->t) ? dfg_int(0) : dfg_nil());
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_transA,
                 fuse_ort_rule_last_stays(g, m->t)
                 ? (dfg_op(g, m->m) == fuse_ort_rule_op_MatMul
                    || dfg_scalar_eq(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transA,
                                                 dfg_op(g, m->m)
                                                 == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                 ? dfg_int(0)
                                                 : dfg_nil()),
                                     dfg_int(0))
                    ? dfg_int(0)
                    : dfg_scalar_ne(dfg_op_of(g, m->m), dfg_op_val(g, fuse_ort_rule_op_MatMul))
                      && dfg_scalar_ne(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transA,
                                                   dfg_op(g, m->m)
                                                   == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                   ? dfg_int(0)
                                                   : dfg_nil()),
                                       dfg_int(0))
                      ? dfg_int(1)
                    : dfg_nil())
                 : fuse_ort_rule_not_last_stays(g, m->t)
                   ? (dfg_op(g, m->m) == fuse_ort_rule_op_MatMul
                      || dfg_scalar_eq(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transA,
                                                   dfg_op(g, m->m)
                                                   == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                   ? dfg_int(0)
                                                   : dfg_nil()),
                                       dfg_int(0))
                      ? dfg_int(1)
                      : dfg_scalar_ne(dfg_op_of(g, m->m), dfg_op_val(g, fuse_ort_rule_op_MatMul))
                        && dfg_scalar_ne(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transA,
                                                     dfg_op(g, m->m)
                                                     == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                     ? dfg_int(0)
                                                     : dfg_nil()),
                                         dfg_int(0))
                        ? dfg_int(0)
                      : dfg_nil())
                 : dfg_nil());
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:192, rule fuse_matmul_b:
 * rewrite com.microsoft.FusedMatMul(a, b) {
 *     ..m, transBatchB = batches_first(t) ? 1 : 0,
 *     transB = last_stays(t) ? (as_it_is(m, m.transB) ? 0 : 1) : (as_it_is(m, m.transB) ? 1 : 0)
 * };
 */
static bool fuse_ort_fuse_matmul_b_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_matmul_b_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->m);
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_transBatchB,
                 fuse_ort_rule_batches_first(g, m->t) ? dfg_int(1)
                 : fuse_ort_rule_not_batches_first(g, m->t) ? dfg_int(0) : dfg_nil());
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_transB,
                 fuse_ort_rule_last_stays(g, m->t)
                 ? (dfg_op(g, m->m) == fuse_ort_rule_op_MatMul
                    || dfg_scalar_eq(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transB,
                                                 dfg_op(g, m->m)
                                                 == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                 ? dfg_int(0)
                                                 : dfg_nil()),
                                     dfg_int(0))
                    ? dfg_int(0)
                    : dfg_scalar_ne(dfg_op_of(g, m->m), dfg_op_val(g, fuse_ort_rule_op_MatMul))
                      && dfg_scalar_ne(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transB,
                                                   dfg_op(g, m->m)
                                                   == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                   ? dfg_int(0)
                                                   : dfg_nil()),
                                       dfg_int(0))
                      ? dfg_int(1)
                    : dfg_nil())
                 : fuse_ort_rule_not_last_stays(g, m->t)
                   ? (dfg_op(g, m->m) == fuse_ort_rule_op_MatMul
                      || dfg_scalar_eq(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transB,
                                                   dfg_op(g, m->m)
                                                   == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                   ? dfg_int(0)
                                                   : dfg_nil()),
                                       dfg_int(0))
                      ? dfg_int(1)
                      : dfg_scalar_ne(dfg_op_of(g, m->m), dfg_op_val(g, fuse_ort_rule_op_MatMul))
                        && dfg_scalar_ne(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transB,
                                                     dfg_op(g, m->m)
                                                     == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                     ? dfg_int(0)
                                                     : dfg_nil()),
                                         dfg_int(0))
                        ? dfg_int(0)
                      : dfg_nil())
                 : dfg_nil());
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:202, rule fuse_matmul_scale:  rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) }; */
static bool fuse_ort_fuse_matmul_scale_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_matmul_scale_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_alpha, dfg_value_of(g, m->s));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:208, rule fuse_matmul_divisor:
 * rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) };
 */
static bool fuse_ort_fuse_matmul_divisor_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_matmul_divisor_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_alpha, dfg_div(dfg_float(1.0), dfg_value_of(g, m->s)));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:214, rule fuse_matmul_more_scale:
 * rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) };
 */
static bool fuse_ort_fuse_matmul_more_scale_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_matmul_more_scale_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->m);
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_alpha,
                 dfg_mul(dfg_attr_or(g, m->m, fuse_ort_rule_attr_alpha, dfg_float(1.0)),
                         dfg_value_of(g, m->s)));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:222, rule fuse_matmul_scale_a:
 * rewrite com.microsoft.FusedMatMul(a, b) { alpha = o.op == Mul ? value(s) : 1.0 / value(s) };
 */
static bool fuse_ort_fuse_matmul_scale_a_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_matmul_scale_a_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_alpha,
                 dfg_choose(dfg_scalar_same(dfg_op_of(g, m->o), dfg_op_val(g, fuse_ort_rule_op_Mul)),
                            dfg_value_of(g, m->s), dfg_div(dfg_float(1.0), dfg_value_of(g, m->s))));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:228, rule fuse_matmul_scale_b:
 * rewrite com.microsoft.FusedMatMul(a, b) { alpha = o.op == Mul ? value(s) : 1.0 / value(s) };
 */
static bool fuse_ort_fuse_matmul_scale_b_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_matmul_scale_b_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_alpha,
                 dfg_choose(dfg_scalar_same(dfg_op_of(g, m->o), dfg_op_val(g, fuse_ort_rule_op_Mul)),
                            dfg_value_of(g, m->s), dfg_div(dfg_float(1.0), dfg_value_of(g, m->s))));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:238, rule fuse_gemm:
 * rewrite com.microsoft.FusedGemm(a, b, c?) {
 *     ..g, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : y.op == Sigmoid ? "Sigmoid"
 *                     : y.op == Softplus ? "Softplus" : "Softsign"
 * };
 */
static bool fuse_ort_fuse_gemm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_gemm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->g);
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation,
                 dfg_choose(dfg_scalar_same(dfg_op_of(g, m->y), dfg_op_val(g, fuse_ort_rule_op_Relu)),
                            dfg_str(g, fuse_ort_rule_str_Relu),
                            dfg_choose(dfg_scalar_same(dfg_op_of(g, m->y),
                                                       dfg_op_val(g, fuse_ort_rule_op_Tanh)),
                                       dfg_str(g, fuse_ort_rule_str_Tanh),
                                       dfg_choose(dfg_scalar_same(
                                                      dfg_op_of(g, m->y),
                                                      dfg_op_val(g, fuse_ort_rule_op_Sigmoid)),
                                                  dfg_str(g, fuse_ort_rule_str_Sigmoid),
                                                  dfg_choose(
                                                      dfg_scalar_same(
                                                          dfg_op_of(g, m->y),
                                                          dfg_op_val(g, fuse_ort_rule_op_Softplus)),
                                                      dfg_str(g, fuse_ort_rule_str_Softplus),
                                                      dfg_str(g, fuse_ort_rule_str_Softsign))))));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedGemm, DFG_OPERANDS(m->a, m->b, m->c),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:248, rule fuse_gemm_elu:
 * rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = "Elu", activation_alpha = y.alpha };
 */
static bool fuse_ort_fuse_gemm_elu_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_gemm_elu_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->g);
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation, dfg_str(g, fuse_ort_rule_str_Elu));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation_alpha,
                 dfg_attr_or(g, m->y, fuse_ort_rule_attr_alpha, dfg_float(1.0)));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedGemm, DFG_OPERANDS(m->a, m->b, m->c),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:255, rule fuse_gemm_hard_sigmoid:
 * rewrite com.microsoft.FusedGemm(a, b, c?) {
 *     ..g, activation = "HardSigmoid", activation_alpha = y.alpha, activation_beta = y.beta
 * };
 */
static bool fuse_ort_fuse_gemm_hard_sigmoid_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_gemm_hard_sigmoid_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->g);
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation, dfg_str(g, fuse_ort_rule_str_HardSigmoid));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation_alpha,
                 dfg_attr_or(g, m->y, fuse_ort_rule_attr_alpha, dfg_float(0.2)));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation_beta,
                 dfg_attr_or(g, m->y, fuse_ort_rule_attr_beta, dfg_float(0.5)));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedGemm, DFG_OPERANDS(m->a, m->b, m->c),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:264, rule fuse_gemm_leaky:
 * rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = "LeakyRelu", activation_alpha = y.alpha };
 */
static bool fuse_ort_fuse_gemm_leaky_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_fuse_gemm_leaky_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->g);
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation, dfg_str(g, fuse_ort_rule_str_LeakyRelu));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_activation_alpha,
                 dfg_attr_or(g, m->y, fuse_ort_rule_attr_alpha, dfg_float(0.01)));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedGemm, DFG_OPERANDS(m->a, m->b, m->c),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:355, rule ort_group_query_attention:
 * rewrite com.microsoft.GroupQueryAttention(q, k, v, pk?, pv?,
 *     Expand(i32 [(present(pk) ? pk.shape[2] : 0) + q.shape[1] - 1], i64 [q.shape[0]]),
 *     i32 [(present(pk) ? pk.shape[2] : 0) + q.shape[1]]) -> 3 {
 *     num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?
 * }.0;
 */
static bool fuse_ort_ort_group_query_attention_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_group_query_attention_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_const(r, DFG_I32, 1, NULL,
                                            DFG_LIST(dfg_extent_sub(
                                                         g,
                                                         dfg_extent_add(
                                                             g,
                                                             m->pk != DFG_NONE ? dfg_extent_of(g, m->pk, 2)
                                                             : dfg_int(0),
                                                             dfg_extent_of(g, m->q, 1)),
                                                         dfg_int(1))));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->q, 0)));
    const dfg_node expand = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(constant, constant_2),
                                         NULL, 0);
    const dfg_node constant_3 = dfg_new_const(r, DFG_I32, 1, NULL,
                                              DFG_LIST(dfg_extent_add(
                                                           g,
                                                           m->pk != DFG_NONE ? dfg_extent_of(g, m->pk, 2)
                                                           : dfg_int(0),
                                                           dfg_extent_of(g, m->q, 1))));
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_num_heads,
                 dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_q_num_heads));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_kv_num_heads,
                 dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_kv_num_heads));
    dfg_pass_attr(r, &attrs, fuse_ort_rule_attr_scale,
                  dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale));
    const dfg_node groupQueryAttention = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_GroupQueryAttention,
                                                      DFG_OPERANDS(
                                                          m->q, m->k, m->v, m->pk, m->pv, expand,
                                                          constant_3),
                                                      &attrs, 3);
    with[0] = dfg_new_get(r, groupQueryAttention, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:368, rule ort_group_query_attention_present:
 * rewrite {
 *     n = com.microsoft.GroupQueryAttention(q, k, v, pk, pv,
 *         Expand(i32 [pk.shape[2] + q.shape[1] - 1], i64 [q.shape[0]]), i32 [pk.shape[2] + q.shape[1]]) -> 3 {
 *         num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?
 *     };
 *     return n.0, n.1, n.2;
 * }
 */
static bool fuse_ort_ort_group_query_attention_present_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_group_query_attention_present_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_const(r, DFG_I32, 1, NULL,
                                            DFG_LIST(dfg_extent_sub(
                                                         g,
                                                         dfg_extent_add(
                                                             g, dfg_extent_of(g, m->pk, 2),
                                                             dfg_extent_of(g, m->q, 1)),
                                                         dfg_int(1))));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->q, 0)));
    const dfg_node expand = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(constant, constant_2),
                                         NULL, 0);
    const dfg_node constant_3 = dfg_new_const(r, DFG_I32, 1, NULL,
                                              DFG_LIST(dfg_extent_add(
                                                           g, dfg_extent_of(g, m->pk, 2),
                                                           dfg_extent_of(g, m->q, 1))));
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_num_heads,
                 dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_q_num_heads));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_kv_num_heads,
                 dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_kv_num_heads));
    dfg_pass_attr(r, &attrs, fuse_ort_rule_attr_scale,
                  dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale));
    const dfg_node n = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_GroupQueryAttention,
                                    DFG_OPERANDS(m->q, m->k, m->v, m->pk, m->pv, expand, constant_3),
                                    &attrs, 3);
    with[0] = dfg_new_get(r, n, 0);
    with[1] = dfg_new_get(r, n, 1);
    with[2] = dfg_new_get(r, n, 2);
    return with[0] != DFG_NONE && with[1] != DFG_NONE && with[2] != DFG_NONE;
}

/* fuse_ort.pat:458, rule ort_embed_kinds:
 * rewrite com.microsoft.EmbedLayerNormalization(Cast(ids) { to = 6 }, Cast(types) { to = 6 }, words,
 *     Reshape(places, i64 [places.shape[-2], places.shape[-1]]), kinds, scale, shift) -> 2 { epsilon = n.epsilon }.0;
 */
static bool fuse_ort_ort_embed_kinds_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_embed_kinds_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_to, dfg_int(6));
    const dfg_node cast = dfg_new_call(r, fuse_ort_rule_op_Cast, DFG_OPERANDS(m->ids), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, fuse_ort_rule_attr_to, dfg_int(6));
    const dfg_node cast_2 = dfg_new_call(r, fuse_ort_rule_op_Cast, DFG_OPERANDS(m->types), &attrs_2, 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->places, -2),
                                                     dfg_extent_of(g, m->places, -1)));
    const dfg_node reshape = dfg_new_call(r, fuse_ort_rule_op_Reshape, DFG_OPERANDS(m->places, constant),
                                          NULL, 0);
    struct dfg_attrs attrs_3 = {0};
    dfg_set_attr(r, &attrs_3, fuse_ort_rule_attr_epsilon,
                 dfg_attr_or(g, dfg_call_of(g, m->n), fuse_ort_rule_attr_epsilon, dfg_float(1e-05)));
    const dfg_node embedLayerNormalization = dfg_new_call(r,
                                                          fuse_ort_rule_op_com_microsoft_EmbedLayerNormalization,
                                                          DFG_OPERANDS(
                                                              cast, cast_2, m->words, reshape, m->kinds,
                                                              m->scale, m->shift),
                                                          &attrs_3, 2);
    with[0] = dfg_new_get(r, embedLayerNormalization, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:467, rule ort_embed:
 * rewrite com.microsoft.EmbedLayerNormalization(Cast(ids) { to = 6 }, absent?, words,
 *     Reshape(places, i64 [places.shape[-2], places.shape[-1]]), absent?, scale, shift)
 *     -> 2 { epsilon = n.epsilon }.0;
 */
static bool fuse_ort_ort_embed_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_ort_embed_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_to, dfg_int(6));
    const dfg_node cast = dfg_new_call(r, fuse_ort_rule_op_Cast, DFG_OPERANDS(m->ids), &attrs, 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->places, -2),
                                                     dfg_extent_of(g, m->places, -1)));
    const dfg_node reshape = dfg_new_call(r, fuse_ort_rule_op_Reshape, DFG_OPERANDS(m->places, constant),
                                          NULL, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, fuse_ort_rule_attr_epsilon,
                 dfg_attr_or(g, dfg_call_of(g, m->n), fuse_ort_rule_attr_epsilon, dfg_float(1e-05)));
    const dfg_node embedLayerNormalization = dfg_new_call(r,
                                                          fuse_ort_rule_op_com_microsoft_EmbedLayerNormalization,
                                                          DFG_OPERANDS(
                                                              cast, m->absent, m->words, reshape, m->absent,
                                                              m->scale, m->shift),
                                                          &attrs_2, 2);
    with[0] = dfg_new_get(r, embedLayerNormalization, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:486, rule qlinear_matmul:  rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz); */
static bool fuse_ort_qlinear_matmul_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_qlinear_matmul_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_QLinearMatMul,
                           DFG_OPERANDS(m->a, m->as, m->az, m->b, m->bs, m->bz, m->ys, m->yz), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:498, rule qlinear_conv:  rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c }; */
static bool fuse_ort_qlinear_conv_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_qlinear_conv_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_QLinearConv,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->w, m->ws, m->wz, m->ys, m->yz), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:511, rule qlinear_conv_bias:  rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c }; */
static bool fuse_ort_qlinear_conv_bias_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_qlinear_conv_bias_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_QLinearConv,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->w, m->ws, m->wz, m->ys, m->yz, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:520, rule qlinear_gemm:
 * rewrite com.microsoft.QGemm(x, xs, xz, w, ws, wz, b, ys, yz) { transA = g.transA, transB = g.transB };
 */
static bool fuse_ort_qlinear_gemm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_qlinear_gemm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_transA,
                 dfg_attr_or(g, m->g, fuse_ort_rule_attr_transA, dfg_int(0)));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_transB,
                 dfg_attr_or(g, m->g, fuse_ort_rule_attr_transB, dfg_int(0)));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QGemm,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->w, m->ws, m->wz, m->b, m->ys, m->yz), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:526, rule qlinear_add:  rewrite com.microsoft.QLinearAdd(a, as, az, b, bs, bz, ys, yz); */
static bool fuse_ort_qlinear_add_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_qlinear_add_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearAdd,
                           DFG_OPERANDS(m->a, m->as, m->az, m->b, m->bs, m->bz, m->ys, m->yz), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:532, rule qlinear_mul:  rewrite com.microsoft.QLinearMul(a, as, az, b, bs, bz, ys, yz); */
static bool fuse_ort_qlinear_mul_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_qlinear_mul_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearMul,
                           DFG_OPERANDS(m->a, m->as, m->az, m->b, m->bs, m->bz, m->ys, m->yz), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:538, rule qlinear_global_pool:  rewrite com.microsoft.QLinearGlobalAveragePool(x, xs, xz, ys, yz); */
static bool fuse_ort_qlinear_global_pool_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_qlinear_global_pool_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearGlobalAveragePool,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->ys, m->yz), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:544, rule qlinear_sigmoid:  rewrite com.microsoft.QLinearSigmoid(x, xs, xz, ys, yz); */
static bool fuse_ort_qlinear_sigmoid_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_qlinear_sigmoid_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearSigmoid,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->ys, m->yz), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:550, rule qlinear_leaky:
 * rewrite com.microsoft.QLinearLeakyRelu(x, xs, xz, ys, yz) { alpha = p.alpha };
 */
static bool fuse_ort_qlinear_leaky_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_qlinear_leaky_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_alpha,
                 dfg_attr_or(g, m->p, fuse_ort_rule_attr_alpha, dfg_float(0.01)));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearLeakyRelu,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->ys, m->yz), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:556, rule qlinear_average_pool:
 * rewrite com.microsoft.QLinearAveragePool(x, xs, xz, ys, yz) { ..p };
 */
static bool fuse_ort_qlinear_average_pool_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_qlinear_average_pool_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->p);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearAveragePool,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->ys, m->yz), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:562, rule qlinear_softmax:
 * rewrite com.microsoft.QLinearSoftmax(x, xs, xz, ys, yz) { axis = p.axis, opset = 13 };
 */
static bool fuse_ort_qlinear_softmax_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_qlinear_softmax_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_axis,
                 dfg_attr_or(g, m->p, fuse_ort_rule_attr_axis, dfg_int(-1)));
    dfg_set_attr(r, &attrs, fuse_ort_rule_attr_opset, dfg_int(13));
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearSoftmax,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->ys, m->yz), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:568, rule qlinear_where:  rewrite com.microsoft.QLinearWhere(c, a, as, az, b, bs, bz, ys, yz); */
static bool fuse_ort_qlinear_where_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct fuse_ort_qlinear_where_match *m = match;
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearWhere,
                           DFG_OPERANDS(m->c, m->a, m->as, m->az, m->b, m->bs, m->bz, m->ys, m->yz), NULL,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse_ort.pat:575, rule qlinear_concat:  rewrite extern ort_concat_quantized; */
static bool fuse_ort_qlinear_concat_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    with[0] = ort_concat_quantized(r, match);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    fuse_ort_rule_ort_matmul_nbits,
    fuse_ort_rule_ort_biases_of_parts,
    fuse_ort_rule_ort_quantized_attention_keys,
    fuse_ort_rule_ort_attention,
    fuse_ort_rule_ort_attention_packed,
    fuse_ort_rule_ort_key_without_bias,
    fuse_ort_rule_ort_quantized_attention,
    fuse_ort_rule_fuse_conv_sum_activation,
    fuse_ort_rule_fuse_integer_product_sum,
    fuse_ort_rule_ort_multi_head_attention,
    fuse_ort_rule_ort_group_query_attention_rotary,
    fuse_ort_rule_fuse_conv_activation,
    fuse_ort_rule_fuse_conv_leaky,
    fuse_ort_rule_fuse_conv_hard_sigmoid,
    fuse_ort_rule_fuse_conv_clip,
    fuse_ort_rule_fuse_conv_sum,
    fuse_ort_rule_ort_gelu,
    fuse_ort_rule_ort_gelu_tanh,
    fuse_ort_rule_ort_swish,
    fuse_ort_rule_fuse_bias_gelu,
    fuse_ort_rule_fuse_bias_gelu_tanh,
    fuse_ort_rule_fuse_integer_product,
    fuse_ort_rule_merge_integer_products,
    fuse_ort_rule_fuse_dynamic_product,
    fuse_ort_rule_fuse_dynamic_product_sum,
    fuse_ort_rule_ort_matmul_nbits_bias,
    fuse_ort_rule_fuse_matmul_a,
    fuse_ort_rule_fuse_matmul_b,
    fuse_ort_rule_fuse_matmul_scale,
    fuse_ort_rule_fuse_matmul_divisor,
    fuse_ort_rule_fuse_matmul_more_scale,
    fuse_ort_rule_fuse_matmul_scale_a,
    fuse_ort_rule_fuse_matmul_scale_b,
    fuse_ort_rule_fuse_gemm,
    fuse_ort_rule_fuse_gemm_elu,
    fuse_ort_rule_fuse_gemm_hard_sigmoid,
    fuse_ort_rule_fuse_gemm_leaky,
    fuse_ort_rule_ort_group_query_attention,
    fuse_ort_rule_ort_group_query_attention_present,
    fuse_ort_rule_ort_embed_kinds,
    fuse_ort_rule_ort_embed,
    fuse_ort_rule_qlinear_matmul,
    fuse_ort_rule_qlinear_conv,
    fuse_ort_rule_qlinear_conv_bias,
    fuse_ort_rule_qlinear_gemm,
    fuse_ort_rule_qlinear_add,
    fuse_ort_rule_qlinear_mul,
    fuse_ort_rule_qlinear_global_pool,
    fuse_ort_rule_qlinear_sigmoid,
    fuse_ort_rule_qlinear_leaky,
    fuse_ort_rule_qlinear_average_pool,
    fuse_ort_rule_qlinear_softmax,
    fuse_ort_rule_qlinear_where,
    fuse_ort_rule_qlinear_concat,
};

/* fuse_ort.pat:219  (Mul | Div)(a & !Mul(...), s & const) */
static inline bool fuse_ort_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_Mul) && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST)
        && (dfg_has_closures(g) || !dfg_calls(g, dfg_arg(g, n, 1), fuse_ort_rule_op_Mul));
}

/* fuse_ort.pat:219  (Mul | Div)(a & !Mul(...), s & const); the operator is known */
static inline bool fuse_ort_rule_is_o(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2)) return false;
    return ((dfg_has_closures(g) || !dfg_calls(g, dfg_arg(g, n, 0), fuse_ort_rule_op_Mul))
            && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || fuse_ort_rule_is_Mul(g, n);
}

/* from bit 0 on: fuse_ort_rule_fuse_matmul_a, fuse_ort_rule_fuse_matmul_scale_a, and 1 more
 * such group */
static uint64_t fuse_ort_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case fuse_ort_rule_op_Transpose:
        if (dfg_has_args(g, n, 1))
            set |= DFG_BIT(0); /* fuse_ort_rule_fuse_matmul_a ... */
        break;
    case fuse_ort_rule_op_Div:
    case fuse_ort_rule_op_Mul:
        if (fuse_ort_rule_is_o(g, n))
            set |= DFG_BIT(5); /* fuse_ort_rule_fuse_matmul_scale_a ... */
        break;
    default:
        break;
    }
    return set;
}

/* fuse_ort.pat:149  DequantizeLinear.v21(w & const, s & const, (z & const)?) */
static inline bool fuse_ort_rule_is_DequantizeLinear_v21(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_DequantizeLinear_v21) && dfg_n_args(g, n) <= 3
        && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* fuse_ort.pat:150  DequantizeLinear.v23(w & const, s & const, (z & const)?) */
static inline bool fuse_ort_rule_is_DequantizeLinear_v23(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_DequantizeLinear_v23) && dfg_n_args(g, n) <= 3
        && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* fuse_ort.pat:151  Transpose(d) */
static inline bool fuse_ort_rule_is_t(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_Transpose) && dfg_argc_is(g, n, 1)
        && (fuse_ort_rule_is_DequantizeLinear_v21(g, dfg_arg(g, n, 0))
            || fuse_ort_rule_is_DequantizeLinear_v23(g, dfg_arg(g, n, 0)))
        && dfg_list_is(g, n, fuse_ort_rule_attr_perm, dfg_list(fuse_ort_rule_list_1_0, 2), false);
}

/* op in {MatMul}: fuse_ort_rule_ort_matmul_nbits, fuse_ort_rule_fuse_matmul_a,
 * fuse_ort_rule_fuse_matmul_b, fuse_ort_rule_fuse_matmul_scale_a,
 * fuse_ort_rule_fuse_matmul_scale_b */
static uint64_t fuse_ort_rule_at_MatMul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        set |= fuse_ort_rule_part(g, dfg_arg(g, n, 0)) << 26;
        set |= fuse_ort_rule_part(g, dfg_arg(g, n, 1)) << 27;
        if (fuse_ort_rule_is_DequantizeLinear_v21(g, dfg_arg(g, n, 1))
            || fuse_ort_rule_is_DequantizeLinear_v23(g, dfg_arg(g, n, 1))
            || fuse_ort_rule_is_t(g, dfg_arg(g, n, 1)))
            set |= DFG_BIT(fuse_ort_rule_ort_matmul_nbits);
    }
    return set;
}

/* fuse_ort.pat:152  Gemm(x, d | t, b?); the operator is known */
static inline bool fuse_ort_rule_is_Gemm(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && (fuse_ort_rule_is_DequantizeLinear_v21(g, dfg_arg(g, n, 1))
            || fuse_ort_rule_is_DequantizeLinear_v23(g, dfg_arg(g, n, 1))
            || fuse_ort_rule_is_t(g, dfg_arg(g, n, 1)))
        && dfg_float_is(g, n, fuse_ort_rule_attr_alpha, 1.0, 1.0)
        && dfg_float_is(g, n, fuse_ort_rule_attr_beta, 1.0, 1.0)
        && dfg_int_is(g, n, fuse_ort_rule_attr_transA, 0, 0);
}

/* fuse_ort.pat:399  com.microsoft.DynamicQuantizeMatMul(x, w & const, scale & const, zero & const, b & const) */
static inline bool fuse_ort_rule_is_com_microsoft_DynamicQuantizeMatMul(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_com_microsoft_DynamicQuantizeMatMul) && dfg_has_args(g, n, 5)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST);
}

/* fuse_ort.pat:426  Where(c | Expand(c, _), m & const, n & const) */
static inline bool fuse_ort_rule_is_hidden(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_Where) && dfg_has_args(g, n, 3)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST);
}

/* fuse_ort.pat:427  Expand(hidden, _) */
static inline bool fuse_ort_rule_is_Expand(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_Expand) && dfg_has_args(g, n, 2)
        && fuse_ort_rule_is_hidden(g, dfg_arg(g, n, 0));
}

/* fuse_ort.pat:277  MatMul(x, wq & const) */
static inline bool fuse_ort_rule_is_p(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_MatMul) && dfg_has_args(g, n, 2)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* fuse_ort.pat:307  com.microsoft.DynamicQuantizeMatMul(x, w & const, scale, zero) */
static inline bool fuse_ort_rule_is_com_microsoft_DynamicQuantizeMatMul_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_com_microsoft_DynamicQuantizeMatMul) && dfg_has_args(g, n, 4)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* from bit 0 on: fuse_ort_rule_ort_biases_of_parts,
 * fuse_ort_rule_ort_quantized_attention_keys, fuse_ort_rule_ort_attention_packed,
 * fuse_ort_rule_ort_quantized_attention, and 1 more such group */
static uint64_t fuse_ort_rule_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_arg(g, n, 0);
    if (dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 0) {
        const dfg_node a0_0 = dfg_arg(g, a0, 0);
        if (dfg_calls(g, a0_0, fuse_ort_rule_op_Split)
            && (dfg_int_is(g, a0_0, fuse_ort_rule_attr_axis, -1, 0)
                || dfg_int_is(g, a0_0, fuse_ort_rule_attr_axis, 2, 0))) {
            if (fuse_ort_rule_is_com_microsoft_DynamicQuantizeMatMul(g, dfg_arg(g, a0_0, 0))) {
                if (dfg_n_args(g, n) <= 6
                    && (fuse_ort_rule_is_hidden(g, dfg_arg(g, n, 5))
                        || fuse_ort_rule_is_Expand(g, dfg_arg(g, n, 5))))
                    set |= DFG_BIT(1); /* fuse_ort_rule_ort_quantized_attention_keys ... */
                if (dfg_n_args(g, n) <= 6)
                    set |= DFG_BIT(5); /* fuse_ort_rule_ort_quantized_attention ... */
            }
            if (dfg_n_args(g, n) <= 6
                && (fuse_ort_rule_is_p(g, dfg_arg(g, a0_0, 0))
                    || fuse_ort_rule_is_com_microsoft_DynamicQuantizeMatMul_2(g, dfg_arg(g, a0_0, 0)))
                && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST))
                set |= DFG_BIT(0); /* fuse_ort_rule_ort_biases_of_parts ... */
            if (dfg_n_args(g, n) <= 6)
                set |= DFG_BIT(3); /* fuse_ort_rule_ort_attention_packed ... */
        }
    }
    return set;
}

/* op in {com.microsoft.MultiHeadAttention}: fuse_ort_rule_ort_biases_of_parts,
 * fuse_ort_rule_ort_quantized_attention_keys, fuse_ort_rule_ort_attention_packed,
 * fuse_ort_rule_ort_quantized_attention */
static uint64_t fuse_ort_rule_at_com_microsoft_MultiHeadAttention(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a1 = dfg_arg(g, n, 1);
    if (dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 1) {
        const dfg_node a2 = dfg_arg(g, n, 2);
        if (dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 2 && dfg_data(g, n) <= 1)
            set |= fuse_ort_rule_part_2(g, n) << 1;
    }
    return set;
}

/* from bit 0 on: fuse_ort_rule_ort_quantized_attention_keys,
 * fuse_ort_rule_ort_attention_packed, fuse_ort_rule_ort_quantized_attention, and 1 more such
 * group */
static uint64_t fuse_ort_rule_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a1 = dfg_arg(g, n, 1);
    if (dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 1) {
        const dfg_node a2 = dfg_arg(g, n, 2);
        if (dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 2) {
            const dfg_node a0 = dfg_arg(g, n, 0);
            if (dfg_data(g, a0) == 0) {
                const dfg_node a0_0 = dfg_arg(g, a0, 0);
                if (dfg_calls(g, a0_0, fuse_ort_rule_op_Split)
                    && (dfg_int_is(g, a0_0, fuse_ort_rule_attr_axis, -1, 0)
                        || dfg_int_is(g, a0_0, fuse_ort_rule_attr_axis, 2, 0))) {
                    if (fuse_ort_rule_is_com_microsoft_DynamicQuantizeMatMul(g, dfg_arg(g, a0_0, 0))) {
                        if (dfg_n_args(g, n) <= 5
                            && (fuse_ort_rule_is_hidden(g, dfg_arg(g, n, 3))
                                || fuse_ort_rule_is_Expand(g, dfg_arg(g, n, 3))))
                            set |= DFG_BIT(0); /* fuse_ort_rule_ort_quantized_attention_keys ... */
                        if (dfg_n_args(g, n) <= 5)
                            set |= DFG_BIT(4); /* fuse_ort_rule_ort_quantized_attention ... */
                    }
                    if (dfg_n_args(g, n) <= 5)
                        set |= DFG_BIT(2); /* fuse_ort_rule_ort_attention_packed ... */
                }
            }
        }
    }
    return set;
}

/* fuse_ort.pat:322  Add(q, bq & const) */
static inline bool fuse_ort_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_ort_rule_op_Add) || !dfg_has_args(g, n, 2)) return false;
    return dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) || dfg_is(g, dfg_arg(g, n, 0), DFG_CONST);
}

/* fuse_ort.pat:277  Add(MatMul(x, wq & const), bq & const) */
static inline bool fuse_ort_rule_is_Add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_ort_rule_op_Add) || !dfg_argc_is(g, n, 2)) return false;
    return (fuse_ort_rule_is_p(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && fuse_ort_rule_is_p(g, dfg_arg(g, n, 1)));
}

/* from bit 0 on: fuse_ort_rule_ort_attention, fuse_ort_rule_ort_key_without_bias,
 * fuse_ort_rule_ort_multi_head_attention, and 1 more such group */
static uint64_t fuse_ort_rule_part_4(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a2 = dfg_arg(g, n, 2);
    if (dfg_calls(g, a2, fuse_ort_rule_op_Add)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if ((dfg_is(g, dfg_arg(g, a0, 1), DFG_CONST) || dfg_is(g, dfg_arg(g, a0, 0), DFG_CONST))
            && (dfg_is(g, dfg_arg(g, a2, 1), DFG_CONST) || dfg_is(g, dfg_arg(g, a2, 0), DFG_CONST))
            && dfg_has_args(g, a0, 2) && dfg_has_args(g, a2, 2)) {
            if (dfg_n_args(g, n) <= 5 && dfg_arg(g, n, 1) != DFG_NONE
                && (dfg_has_closures(g) || !dfg_calls(g, dfg_arg(g, n, 1), fuse_ort_rule_op_Add)))
                set |= DFG_BIT(2); /* fuse_ort_rule_ort_key_without_bias ... */
            if (dfg_n_args(g, n) <= 5 && fuse_ort_rule_is_Add(g, dfg_arg(g, n, 1)))
                set |= DFG_BIT(6); /* fuse_ort_rule_ort_multi_head_attention ... */
        }
        if (dfg_n_args(g, n) <= 5 && dfg_argc_is(g, a0, 2)
            && ((fuse_ort_rule_is_p(g, dfg_arg(g, a0, 0)) && dfg_is(g, dfg_arg(g, a0, 1), DFG_CONST))
                || (dfg_is(g, dfg_arg(g, a0, 0), DFG_CONST) && fuse_ort_rule_is_p(g, dfg_arg(g, a0, 1))))
            && fuse_ort_rule_is_Add_2(g, dfg_arg(g, n, 1)) && dfg_argc_is(g, a2, 2)
            && ((fuse_ort_rule_is_p(g, dfg_arg(g, a2, 0)) && dfg_is(g, dfg_arg(g, a2, 1), DFG_CONST))
                || (dfg_is(g, dfg_arg(g, a2, 0), DFG_CONST) && fuse_ort_rule_is_p(g, dfg_arg(g, a2, 1)))))
            set |= DFG_BIT(0); /* fuse_ort_rule_ort_attention ... */
    }
    return set;
}

/* fuse_ort.pat:378  RotaryEmbedding(q, cos, sin, (at & const)?) */
static inline bool fuse_ort_rule_is_rq(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_RotaryEmbedding) && dfg_n_args(g, n) <= 4
        && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE
        && (dfg_arg(g, n, 3) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 3), DFG_CONST));
}

/* from bit 0 on: fuse_ort_rule_ort_group_query_attention_rotary, and 1 more such group */
static uint64_t fuse_ort_rule_part_5(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 5 && dfg_arg(g, n, 2) != DFG_NONE && fuse_ort_rule_is_rq(g, dfg_arg(g, n, 0))
        && fuse_ort_rule_is_rq(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 3) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)))
        set |= DFG_BIT(0); /* fuse_ort_rule_ort_group_query_attention_rotary ... */
    return set;
}

/* fuse_ort.pat:451  Add(w, t) */
static inline bool fuse_ort_rule_is_Add_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_ort_rule_op_Add) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls(g, a0, fuse_ort_rule_op_Gather) && dfg_has_args(g, a0, 2)
        && dfg_int_is(g, a0, fuse_ort_rule_attr_axis, 0, 0) && dfg_calls(g, a1, fuse_ort_rule_op_Gather)
        && dfg_has_args(g, a1, 2) && dfg_int_is(g, a1, fuse_ort_rule_attr_axis, 0, 0);
}

/* fuse_ort.pat:451  Add(Add(w, t), places & const) */
static inline bool fuse_ort_rule_is_Add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_ort_rule_op_Add) || !dfg_argc_is(g, n, 2)) return false;
    return (fuse_ort_rule_is_Add_4(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && fuse_ort_rule_is_Add_4(g, dfg_arg(g, n, 1)));
}

/* fuse_ort.pat:451  Add(w, places & const) */
static inline bool fuse_ort_rule_is_Add_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_ort_rule_op_Add) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_calls(g, a0, fuse_ort_rule_op_Gather) && dfg_has_args(g, a0, 2)
            && dfg_int_is(g, a0, fuse_ort_rule_attr_axis, 0, 0) && dfg_is(g, a1, DFG_CONST))
        || (dfg_is(g, a0, DFG_CONST) && dfg_calls(g, a1, fuse_ort_rule_op_Gather) && dfg_has_args(g, a1, 2)
            && dfg_int_is(g, a1, fuse_ort_rule_attr_axis, 0, 0));
}

/* fuse_ort.pat:451  Add(Add(w, places & const), t) */
static inline bool fuse_ort_rule_is_Add_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_ort_rule_op_Add) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (fuse_ort_rule_is_Add_6(g, a0) && dfg_calls(g, a1, fuse_ort_rule_op_Gather)
            && dfg_has_args(g, a1, 2) && dfg_int_is(g, a1, fuse_ort_rule_attr_axis, 0, 0))
        || (dfg_calls(g, a0, fuse_ort_rule_op_Gather) && dfg_has_args(g, a0, 2)
            && dfg_int_is(g, a0, fuse_ort_rule_attr_axis, 0, 0) && fuse_ort_rule_is_Add_6(g, a1));
}

/* fuse_ort.pat:464  Gather(w, absent) */
static inline bool fuse_ort_rule_is_Gather(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_ort_rule_op_Gather) || !dfg_has_args(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_Gather) && dfg_has_args(g, a0, 2)
        && dfg_int_is(g, a0, fuse_ort_rule_attr_axis, 0, 0);
}

/* fuse_ort.pat:464  Add(w | Gather(w, absent), places & const) */
static inline bool fuse_ort_rule_is_Add_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_ort_rule_op_Add) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (((dfg_calls(g, a0, fuse_ort_rule_op_Gather) && dfg_has_args(g, a0, 2)
              && dfg_int_is(g, a0, fuse_ort_rule_attr_axis, 0, 0))
             || fuse_ort_rule_is_Gather(g, a0))
            && dfg_is(g, a1, DFG_CONST))
        || (dfg_is(g, a0, DFG_CONST)
            && ((dfg_calls(g, a1, fuse_ort_rule_op_Gather) && dfg_has_args(g, a1, 2)
                 && dfg_int_is(g, a1, fuse_ort_rule_attr_axis, 0, 0))
                || fuse_ort_rule_is_Gather(g, a1)));
}

/* from bit 0 on: fuse_ort_rule_ort_embed_kinds, fuse_ort_rule_ort_embed, and 1 more such group */
static uint64_t fuse_ort_rule_part_6(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 3) && dfg_int_is(g, n, fuse_ort_rule_attr_axis, -1, -1)) {
        if (fuse_ort_rule_is_Add_3(g, dfg_arg(g, n, 0)) || fuse_ort_rule_is_Add_5(g, dfg_arg(g, n, 0)))
            set |= DFG_BIT(0); /* fuse_ort_rule_ort_embed_kinds ... */
        if (fuse_ort_rule_is_Add_7(g, dfg_arg(g, n, 0)))
            set |= DFG_BIT(1); /* fuse_ort_rule_ort_embed ... */
    }
    return set;
}

/* op in {get}: fuse_ort_rule_ort_biases_of_parts, fuse_ort_rule_ort_quantized_attention_keys,
 * fuse_ort_rule_ort_attention, fuse_ort_rule_ort_attention_packed,
 * fuse_ort_rule_ort_key_without_bias, fuse_ort_rule_ort_quantized_attention and 6 more */
static uint64_t fuse_ort_rule_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_ort_rule_op_com_microsoft_MultiHeadAttention: {
            const dfg_node a0_1 = dfg_arg(g, a0, 1);
            if (dfg_is(g, a0_1, DFG_GET) && dfg_data(g, a0_1) == 1) {
                const dfg_node a0_2 = dfg_arg(g, a0, 2);
                if (dfg_is(g, a0_2, DFG_GET) && dfg_data(g, a0_2) == 2)
                    set |= fuse_ort_rule_part_2(g, a0) << 1;
            }
            break;
        }
        case fuse_ort_rule_op_Attention: {
            const dfg_node a0_0 = dfg_arg(g, a0, 0);
            switch (dfg_op(g, a0_0)) {
            case DFG_GET: set |= fuse_ort_rule_part_3(g, a0) << 2; break;
            case fuse_ort_rule_op_Add: set |= fuse_ort_rule_part_4(g, a0) << 3; break;
            case fuse_ort_rule_op_RotaryEmbedding: set |= fuse_ort_rule_part_5(g, a0) << 10; break;
            default:
                break;
            }
            if (dfg_arg(g, a0, 3) == DFG_NONE || dfg_is(g, dfg_arg(g, a0, 3), DFG_CONST)) {
                if (dfg_n_args(g, a0) <= 6 && a0_0 != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE
                    && dfg_arg(g, a0, 2) != DFG_NONE)
                    set |= DFG_BIT(fuse_ort_rule_ort_group_query_attention);
                if (dfg_n_args(g, a0) <= 6 && a0_0 != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE
                    && dfg_arg(g, a0, 2) != DFG_NONE && dfg_arg(g, a0, 4) != DFG_NONE
                    && dfg_arg(g, a0, 5) != DFG_NONE)
                    set |= DFG_BIT(fuse_ort_rule_ort_group_query_attention_present);
            }
            break;
        }
        case fuse_ort_rule_op_LayerNormalization: set |= fuse_ort_rule_part_6(g, a0) << 39; break;
        default:
            break;
        }
    }
    return set;
}

/* op in {Attention}: fuse_ort_rule_ort_quantized_attention_keys, fuse_ort_rule_ort_attention,
 * fuse_ort_rule_ort_attention_packed, fuse_ort_rule_ort_key_without_bias,
 * fuse_ort_rule_ort_quantized_attention, fuse_ort_rule_ort_multi_head_attention and 2 more */
static uint64_t fuse_ort_rule_at_Attention(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case DFG_GET: set |= fuse_ort_rule_part_3(g, n) << 2; break;
        case fuse_ort_rule_op_Add: set |= fuse_ort_rule_part_4(g, n) << 3; break;
        case fuse_ort_rule_op_RotaryEmbedding: set |= fuse_ort_rule_part_5(g, n) << 10; break;
        default:
            break;
        }
        if (dfg_n_args(g, n) <= 6 && a0 != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE
            && dfg_arg(g, n, 2) != DFG_NONE
            && (dfg_arg(g, n, 3) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)))
            set |= DFG_BIT(fuse_ort_rule_ort_group_query_attention);
    }
    return set;
}

/* fuse_ort.pat:62  Add(c, z) */
static inline bool fuse_ort_rule_is_fuse_conv_sum(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_ort_rule_op_Add) || !dfg_has_args(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_calls(g, a0, fuse_ort_rule_op_Conv) && dfg_n_args(g, a0) <= 3
            && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
        || (dfg_calls(g, a1, fuse_ort_rule_op_Conv) && dfg_n_args(g, a1) <= 3
            && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE);
}

/* fuse_ort.pat:62  Relu(Add(c, z)); the operator is known */
static inline bool fuse_ort_rule_is_y(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && fuse_ort_rule_is_fuse_conv_sum(g, dfg_arg(g, n, 0));
}

/* fuse_ort.pat:100  q.0 */
static inline bool fuse_ort_rule_is_v(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_GET) || dfg_data(g, n) != 0) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_DynamicQuantizeLinear) && dfg_has_args(g, a0, 1);
}

/* fuse_ort.pat:103  MatMulInteger(v, b, z, zero?) */
static inline bool fuse_ort_rule_is_MatMulInteger(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_ort_rule_op_MatMulInteger) || dfg_n_args(g, n) > 4
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    const dfg_node a2 = dfg_arg(g, n, 2);
    return fuse_ort_rule_is_v(g, dfg_arg(g, n, 0)) && dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 2;
}

/* fuse_ort.pat:103  Cast(MatMulInteger(v, b, z, zero?)) */
static inline bool fuse_ort_rule_is_Cast(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_Cast) && dfg_argc_is(g, n, 1)
        && fuse_ort_rule_is_MatMulInteger(g, dfg_arg(g, n, 0))
        && dfg_scalar_eq(dfg_attr(g, n, fuse_ort_rule_attr_to), dfg_int(1));
}

/* fuse_ort.pat:103  Mul(s, scale) */
static inline bool fuse_ort_rule_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_ort_rule_op_Mul) || !dfg_has_args(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 1)
        || (dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 1);
}

/* fuse_ort.pat:103  Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)) */
static inline bool fuse_ort_rule_is_fuse_integer_product(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_ort_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return (fuse_ort_rule_is_Cast(g, dfg_arg(g, n, 0)) && fuse_ort_rule_is_Mul_2(g, dfg_arg(g, n, 1)))
        || (fuse_ort_rule_is_Mul_2(g, dfg_arg(g, n, 0)) && fuse_ort_rule_is_Cast(g, dfg_arg(g, n, 1)));
}

/* op in {Add}: fuse_ort_rule_fuse_integer_product_sum, fuse_ort_rule_fuse_conv_sum,
 * fuse_ort_rule_fuse_dynamic_product_sum, fuse_ort_rule_ort_matmul_nbits_bias */
static uint64_t fuse_ort_rule_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        if (fuse_ort_rule_is_fuse_integer_product(g, dfg_arg(g, n, 0))
            || fuse_ort_rule_is_fuse_integer_product(g, dfg_arg(g, n, 1)))
            set |= DFG_BIT(fuse_ort_rule_fuse_integer_product_sum);
        const dfg_node a0 = dfg_arg(g, n, 0);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if ((dfg_calls(g, a0, fuse_ort_rule_op_Conv) && dfg_n_args(g, a0) <= 3
             && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
            || (dfg_calls(g, a1, fuse_ort_rule_op_Conv) && dfg_n_args(g, a1) <= 3
                && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE))
            set |= DFG_BIT(fuse_ort_rule_fuse_conv_sum);
    }
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if ((dfg_calls(g, a0, fuse_ort_rule_op_com_microsoft_DynamicQuantizeMatMul)
             && dfg_n_args(g, a0) <= 5 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE
             && dfg_arg(g, a0, 2) != DFG_NONE && dfg_is(g, a1, DFG_CONST))
            || (dfg_is(g, a0, DFG_CONST)
                && dfg_calls(g, a1, fuse_ort_rule_op_com_microsoft_DynamicQuantizeMatMul)
                && dfg_n_args(g, a1) <= 5 && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE
                && dfg_arg(g, a1, 2) != DFG_NONE))
            set |= DFG_BIT(fuse_ort_rule_fuse_dynamic_product_sum);
        if ((dfg_calls(g, a0, fuse_ort_rule_op_com_microsoft_MatMulNBits) && dfg_n_args(g, a0) <= 5
             && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE
             && dfg_arg(g, a0, 2) != DFG_NONE && dfg_is(g, a1, DFG_CONST))
            || (dfg_is(g, a0, DFG_CONST) && dfg_calls(g, a1, fuse_ort_rule_op_com_microsoft_MatMulNBits)
                && dfg_n_args(g, a1) <= 5 && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE
                && dfg_arg(g, a1, 2) != DFG_NONE))
            set |= DFG_BIT(fuse_ort_rule_ort_matmul_nbits_bias);
    }
    return set;
}

/* fuse_ort.pat:27  (Relu | Sigmoid | Tanh)(c); the operator is known */
static inline bool fuse_ort_rule_is_y_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_Conv) && dfg_n_args(g, a0) <= 3
        && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE;
}

/* op in {LeakyRelu}: fuse_ort_rule_fuse_conv_leaky, fuse_ort_rule_fuse_gemm_leaky */
static uint64_t fuse_ort_rule_at_LeakyRelu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_ort_rule_op_Conv:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(fuse_ort_rule_fuse_conv_leaky);
            break;
        case fuse_ort_rule_op_Gemm:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(fuse_ort_rule_fuse_gemm_leaky);
            break;
        default:
            break;
        }
    }
    return set;
}

/* op in {HardSigmoid}: fuse_ort_rule_fuse_conv_hard_sigmoid,
 * fuse_ort_rule_fuse_gemm_hard_sigmoid */
static uint64_t fuse_ort_rule_at_HardSigmoid(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_ort_rule_op_Conv:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(fuse_ort_rule_fuse_conv_hard_sigmoid);
            break;
        case fuse_ort_rule_op_Gemm:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(fuse_ort_rule_fuse_gemm_hard_sigmoid);
            break;
        default:
            break;
        }
    }
    return set;
}

/* fuse_ort.pat:52  Clip(c, (lo & const)?, (hi & const)?); the operator is known */
static inline bool fuse_ort_rule_is_fuse_conv_clip(const dfg_graph *g, dfg_node n)
{
    if (dfg_n_args(g, n) > 3) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_Conv) && dfg_n_args(g, a0) <= 3
        && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE
        && (dfg_arg(g, n, 1) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* op in {Gelu}: fuse_ort_rule_ort_gelu, fuse_ort_rule_ort_gelu_tanh */
static uint64_t fuse_ort_rule_at_Gelu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 1)) {
        if (dfg_str_is(g, n, fuse_ort_rule_attr_approximate, fuse_ort_rule_str_none,
                       fuse_ort_rule_str_none))
            set |= DFG_BIT(fuse_ort_rule_ort_gelu);
        if (dfg_str_is(g, n, fuse_ort_rule_attr_approximate, fuse_ort_rule_str_tanh,
                       fuse_ort_rule_str_none))
            set |= DFG_BIT(fuse_ort_rule_ort_gelu_tanh);
    }
    return set;
}

/* fuse_ort.pat:86  com.microsoft.Gelu(Add(x, b)); the operator is known */
static inline bool fuse_ort_rule_is_fuse_bias_gelu(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_Add) && dfg_has_args(g, a0, 2);
}

/* fuse_ort.pat:91  com.microsoft.FastGelu(Add(x, b)); the operator is known */
static inline bool fuse_ort_rule_is_fuse_bias_gelu_tanh(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 1)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_Add) && dfg_has_args(g, a0, 2);
}

/* from bit 0 on: fuse_ort_rule_fuse_matmul_scale, and 1 more such group */
static uint64_t fuse_ort_rule_part_7(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_arg(g, n, 0);
    if (dfg_has_args(g, a0, 2) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        set |= DFG_BIT(0); /* fuse_ort_rule_fuse_matmul_scale ... */
    return set;
}

/* op in {Mul}: fuse_ort_rule_fuse_integer_product, fuse_ort_rule_fuse_matmul_scale,
 * fuse_ort_rule_fuse_matmul_more_scale */
static uint64_t fuse_ort_rule_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_ort_rule_op_Cast:
            if (fuse_ort_rule_is_Cast(g, a0) && fuse_ort_rule_is_Mul_2(g, dfg_arg(g, n, 1)))
                set |= DFG_BIT(fuse_ort_rule_fuse_integer_product);
            break;
        case fuse_ort_rule_op_Mul:
            if (fuse_ort_rule_is_Mul_2(g, a0) && fuse_ort_rule_is_Cast(g, dfg_arg(g, n, 1)))
                set |= DFG_BIT(fuse_ort_rule_fuse_integer_product);
            break;
        case fuse_ort_rule_op_MatMul: set |= fuse_ort_rule_part_7(g, n) << 28; break;
        case DFG_CONST: {
            const dfg_node a1 = dfg_arg(g, n, 1);
            switch (dfg_op(g, a1)) {
            case fuse_ort_rule_op_MatMul:
                if (dfg_has_args(g, a1, 2))
                    set |= DFG_BIT(fuse_ort_rule_fuse_matmul_scale);
                break;
            case fuse_ort_rule_op_com_microsoft_FusedMatMul:
                if (dfg_has_args(g, a1, 2))
                    set |= DFG_BIT(fuse_ort_rule_fuse_matmul_more_scale);
                break;
            default:
                break;
            }
            break;
        }
        case fuse_ort_rule_op_com_microsoft_FusedMatMul: set |= fuse_ort_rule_part_7(g, n) << 30; break;
        default:
            break;
        }
    }
    return set;
}

/* op in {com.microsoft.MatMulIntegerToFloat}: fuse_ort_rule_merge_integer_products,
 * fuse_ort_rule_fuse_dynamic_product */
static uint64_t fuse_ort_rule_at_com_microsoft_MatMulIntegerToFloat(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 6) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 5), DFG_CONST))
        set |= DFG_BIT(fuse_ort_rule_merge_integer_products);
    const dfg_node a2 = dfg_arg(g, n, 2);
    const dfg_node a4 = dfg_arg(g, n, 4);
    if (dfg_n_args(g, n) <= 7 && dfg_arg(g, n, 1) != DFG_NONE && dfg_arg(g, n, 3) != DFG_NONE
        && fuse_ort_rule_is_v(g, dfg_arg(g, n, 0)) && dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 1
        && dfg_is(g, a4, DFG_GET) && dfg_data(g, a4) == 2)
        set |= DFG_BIT(fuse_ort_rule_fuse_dynamic_product);
    return set;
}

/* op in {com.microsoft.FusedMatMul}: fuse_ort_rule_fuse_matmul_a, fuse_ort_rule_fuse_matmul_b */
static uint64_t fuse_ort_rule_at_com_microsoft_FusedMatMul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (dfg_calls(g, a0, fuse_ort_rule_op_Transpose) && dfg_has_args(g, a0, 1)
            && dfg_int_is(g, n, fuse_ort_rule_attr_transBatchA, 0, 0))
            set |= DFG_BIT(fuse_ort_rule_fuse_matmul_a);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (dfg_calls(g, a1, fuse_ort_rule_op_Transpose) && dfg_has_args(g, a1, 1)
            && dfg_int_is(g, n, fuse_ort_rule_attr_transBatchB, 0, 0))
            set |= DFG_BIT(fuse_ort_rule_fuse_matmul_b);
    }
    return set;
}

/* fuse_ort.pat:206  Div(m, s & const); the operator is known */
static inline bool fuse_ort_rule_is_fuse_matmul_divisor(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_MatMul) && dfg_has_args(g, a0, 2)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* fuse_ort.pat:235  (Relu | Sigmoid | Tanh | Softplus | Softsign)(g); the operator is known */
static inline bool fuse_ort_rule_is_y_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_Gemm) && dfg_n_args(g, a0) <= 3
        && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE;
}

/* fuse_ort.pat:245  Elu(g); the operator is known */
static inline bool fuse_ort_rule_is_y_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_Gemm) && dfg_n_args(g, a0) <= 3
        && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE;
}

/* op in {LayerNormalization}: fuse_ort_rule_ort_embed_kinds, fuse_ort_rule_ort_embed */
static uint64_t fuse_ort_rule_at_LayerNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1)
        set |= fuse_ort_rule_part_6(g, n) << 39;
    return set;
}

/* fuse_ort.pat:483  DequantizeLinear(a, as & const, az & const) */
static inline bool fuse_ort_rule_is_d(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_DequantizeLinear) && dfg_has_args(g, n, 3)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST);
}

/* fuse_ort.pat:483  MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & c ...; the operator is known */
static inline bool fuse_ort_rule_is_m(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && fuse_ort_rule_is_d(g, dfg_arg(g, n, 0))
        && fuse_ort_rule_is_d(g, dfg_arg(g, n, 1));
}

/* fuse_ort.pat:494  DequantizeLinear(w & const, ws & const, wz & const) */
static inline bool fuse_ort_rule_is_d_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_DequantizeLinear) && dfg_has_args(g, n, 3)
        && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST);
}

/* fuse_ort.pat:504  DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?) */
static inline bool fuse_ort_rule_is_DequantizeLinear(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_ort_rule_op_DequantizeLinear) || dfg_n_args(g, n) > 3) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_is(g, a0, DFG_CONST) && dfg_dtype(g, a0) == DFG_I32 && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_splat_is(g, dfg_arg(g, n, 2), dfg_int(0), DFG_NO_DTYPE));
}

/* fuse_ort.pat:514  Gemm(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const,  ...; the operator is known */
static inline bool fuse_ort_rule_is_g(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 3) && fuse_ort_rule_is_d(g, dfg_arg(g, n, 0))
        && fuse_ort_rule_is_d_2(g, dfg_arg(g, n, 1))
        && fuse_ort_rule_is_DequantizeLinear(g, dfg_arg(g, n, 2))
        && dfg_float_is(g, n, fuse_ort_rule_attr_beta, 1.0, 1.0);
}

/* fuse_ort.pat:523  Add(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & cons ...; the operator is known */
static inline bool fuse_ort_rule_is_s(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && fuse_ort_rule_is_d(g, dfg_arg(g, n, 0))
        && fuse_ort_rule_is_d(g, dfg_arg(g, n, 1));
}

/* fuse_ort.pat:529  Mul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & cons ...; the operator is known */
static inline bool fuse_ort_rule_is_s_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && fuse_ort_rule_is_d(g, dfg_arg(g, n, 0))
        && fuse_ort_rule_is_d(g, dfg_arg(g, n, 1));
}

/* fuse_ort.pat:535  GlobalAveragePool(DequantizeLinear(x, xs & const, xz & const)); the operator is known */
static inline bool fuse_ort_rule_is_p_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && fuse_ort_rule_is_d(g, dfg_arg(g, n, 0));
}

/* fuse_ort.pat:541  Sigmoid(DequantizeLinear(x, xs & const, xz & const)); the operator is known */
static inline bool fuse_ort_rule_is_p_3(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && fuse_ort_rule_is_d(g, dfg_arg(g, n, 0));
}

/* fuse_ort.pat:547  LeakyRelu(DequantizeLinear(x, xs & const, xz & const)); the operator is known */
static inline bool fuse_ort_rule_is_p_4(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && fuse_ort_rule_is_d(g, dfg_arg(g, n, 0));
}

/* fuse_ort.pat:553  AveragePool(DequantizeLinear(x, xs & const, xz & const)); the operator is known */
static inline bool fuse_ort_rule_is_p_5(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && fuse_ort_rule_is_d(g, dfg_arg(g, n, 0));
}

/* fuse_ort.pat:559  Softmax(DequantizeLinear(x, xs & const, xz & const)); the operator is known */
static inline bool fuse_ort_rule_is_p_6(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && fuse_ort_rule_is_d(g, dfg_arg(g, n, 0));
}

/* fuse_ort.pat:565  Where(c, DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & ...; the operator is known */
static inline bool fuse_ort_rule_is_p_7(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 3) && fuse_ort_rule_is_d(g, dfg_arg(g, n, 1))
        && fuse_ort_rule_is_d(g, dfg_arg(g, n, 2));
}

/* fuse_ort.pat:572  Concat(every d); the operator is known */
static inline bool fuse_ort_rule_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) > 0 && fuse_ort_rule_is_d(g, dfg_arg(g, n, 0));
}

/* op in {QuantizeLinear}: fuse_ort_rule_qlinear_matmul, fuse_ort_rule_qlinear_conv,
 * fuse_ort_rule_qlinear_conv_bias, fuse_ort_rule_qlinear_gemm, fuse_ort_rule_qlinear_add,
 * fuse_ort_rule_qlinear_mul and 7 more */
static uint64_t fuse_ort_rule_at_QuantizeLinear(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_has_args(g, n, 3)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_ort_rule_op_MatMul:
            if (fuse_ort_rule_is_m(g, a0))
                set |= DFG_BIT(fuse_ort_rule_qlinear_matmul);
            break;
        case fuse_ort_rule_op_Conv:
            if (fuse_ort_rule_is_d(g, dfg_arg(g, a0, 0)) && fuse_ort_rule_is_d_2(g, dfg_arg(g, a0, 1))) {
                if (dfg_has_args(g, a0, 2))
                    set |= DFG_BIT(fuse_ort_rule_qlinear_conv);
                if (dfg_has_args(g, a0, 3) && fuse_ort_rule_is_DequantizeLinear(g, dfg_arg(g, a0, 2)))
                    set |= DFG_BIT(fuse_ort_rule_qlinear_conv_bias);
            }
            break;
        case fuse_ort_rule_op_Gemm:
            if (fuse_ort_rule_is_g(g, a0))
                set |= DFG_BIT(fuse_ort_rule_qlinear_gemm);
            break;
        case fuse_ort_rule_op_Add:
            if (fuse_ort_rule_is_s(g, a0))
                set |= DFG_BIT(fuse_ort_rule_qlinear_add);
            break;
        case fuse_ort_rule_op_Mul:
            if (fuse_ort_rule_is_s_2(g, a0))
                set |= DFG_BIT(fuse_ort_rule_qlinear_mul);
            break;
        case fuse_ort_rule_op_GlobalAveragePool:
            if (fuse_ort_rule_is_p_2(g, a0))
                set |= DFG_BIT(fuse_ort_rule_qlinear_global_pool);
            break;
        case fuse_ort_rule_op_Sigmoid:
            if (fuse_ort_rule_is_p_3(g, a0))
                set |= DFG_BIT(fuse_ort_rule_qlinear_sigmoid);
            break;
        case fuse_ort_rule_op_LeakyRelu:
            if (fuse_ort_rule_is_p_4(g, a0))
                set |= DFG_BIT(fuse_ort_rule_qlinear_leaky);
            break;
        case fuse_ort_rule_op_AveragePool:
            if (fuse_ort_rule_is_p_5(g, a0))
                set |= DFG_BIT(fuse_ort_rule_qlinear_average_pool);
            break;
        case fuse_ort_rule_op_Softmax:
            if (fuse_ort_rule_is_p_6(g, a0))
                set |= DFG_BIT(fuse_ort_rule_qlinear_softmax);
            break;
        case fuse_ort_rule_op_Where:
            if (fuse_ort_rule_is_p_7(g, a0))
                set |= DFG_BIT(fuse_ort_rule_qlinear_where);
            break;
        case fuse_ort_rule_op_Concat:
            if (fuse_ort_rule_is_c(g, a0))
                set |= DFG_BIT(fuse_ort_rule_qlinear_concat);
            break;
        default:
            break;
        }
    }
    return set;
}

static void fuse_ort_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case fuse_ort_rule_op_MatMul: *set = fuse_ort_rule_at_MatMul(g, n); break;
    case fuse_ort_rule_op_Gemm:
        *set = fuse_ort_rule_is_Gemm(g, n) ? DFG_BIT(fuse_ort_rule_ort_matmul_nbits) : 0;
        break;
    case fuse_ort_rule_op_com_microsoft_MultiHeadAttention:
        *set = fuse_ort_rule_at_com_microsoft_MultiHeadAttention(g, n);
        break;
    case DFG_GET: *set = fuse_ort_rule_at_get(g, n); break;
    case fuse_ort_rule_op_Attention: *set = fuse_ort_rule_at_Attention(g, n); break;
    case fuse_ort_rule_op_Relu:
        *set = (fuse_ort_rule_is_y(g, n) ? DFG_BIT(fuse_ort_rule_fuse_conv_sum_activation) : 0)
            | (fuse_ort_rule_is_y_2(g, n) ? DFG_BIT(fuse_ort_rule_fuse_conv_activation) : 0)
            | (fuse_ort_rule_is_y_3(g, n) ? DFG_BIT(fuse_ort_rule_fuse_gemm) : 0);
        break;
    case fuse_ort_rule_op_Add: *set = fuse_ort_rule_at_Add(g, n); break;
    case fuse_ort_rule_op_Sigmoid:
    case fuse_ort_rule_op_Tanh:
        *set = (fuse_ort_rule_is_y_2(g, n) ? DFG_BIT(fuse_ort_rule_fuse_conv_activation) : 0)
            | (fuse_ort_rule_is_y_3(g, n) ? DFG_BIT(fuse_ort_rule_fuse_gemm) : 0);
        break;
    case fuse_ort_rule_op_LeakyRelu: *set = fuse_ort_rule_at_LeakyRelu(g, n); break;
    case fuse_ort_rule_op_HardSigmoid: *set = fuse_ort_rule_at_HardSigmoid(g, n); break;
    case fuse_ort_rule_op_Clip:
        *set = fuse_ort_rule_is_fuse_conv_clip(g, n) ? DFG_BIT(fuse_ort_rule_fuse_conv_clip) : 0;
        break;
    case fuse_ort_rule_op_Gelu: *set = fuse_ort_rule_at_Gelu(g, n); break;
    case fuse_ort_rule_op_Swish:
        *set = dfg_has_args(g, n, 1) ? DFG_BIT(fuse_ort_rule_ort_swish) : 0;
        break;
    case fuse_ort_rule_op_com_microsoft_Gelu:
        *set = fuse_ort_rule_is_fuse_bias_gelu(g, n) ? DFG_BIT(fuse_ort_rule_fuse_bias_gelu) : 0;
        break;
    case fuse_ort_rule_op_com_microsoft_FastGelu:
        *set = fuse_ort_rule_is_fuse_bias_gelu_tanh(g, n) ? DFG_BIT(fuse_ort_rule_fuse_bias_gelu_tanh) : 0;
        break;
    case fuse_ort_rule_op_Mul: *set = fuse_ort_rule_at_Mul(g, n); break;
    case fuse_ort_rule_op_com_microsoft_MatMulIntegerToFloat:
        *set = fuse_ort_rule_at_com_microsoft_MatMulIntegerToFloat(g, n);
        break;
    case fuse_ort_rule_op_com_microsoft_FusedMatMul:
        *set = fuse_ort_rule_at_com_microsoft_FusedMatMul(g, n);
        break;
    case fuse_ort_rule_op_Div:
        *set = fuse_ort_rule_is_fuse_matmul_divisor(g, n) ? DFG_BIT(fuse_ort_rule_fuse_matmul_divisor) : 0;
        break;
    case fuse_ort_rule_op_Softplus:
    case fuse_ort_rule_op_Softsign:
        *set = fuse_ort_rule_is_y_3(g, n) ? DFG_BIT(fuse_ort_rule_fuse_gemm) : 0;
        break;
    case fuse_ort_rule_op_Elu:
        *set = fuse_ort_rule_is_y_4(g, n) ? DFG_BIT(fuse_ort_rule_fuse_gemm_elu) : 0;
        break;
    case fuse_ort_rule_op_LayerNormalization: *set = fuse_ort_rule_at_LayerNormalization(g, n); break;
    case fuse_ort_rule_op_QuantizeLinear: *set = fuse_ort_rule_at_QuantizeLinear(g, n); break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule fuse_ort_rule_rows[] = {
    [fuse_ort_rule_ort_matmul_nbits] = {.name = "ort_matmul_nbits", .place = "fuse_ort.pat:148", .pattern = 16, .n_roots = 1,
        .keep_shared = true, .priority = 3,
        .roots = (const uint16_t[]){fuse_ort_rule_op_MatMul, fuse_ort_rule_op_Gemm, 0},
        .build = fuse_ort_ort_matmul_nbits_build},
    [fuse_ort_rule_ort_biases_of_parts] = {.name = "ort_biases_of_parts", .place = "fuse_ort.pat:306", .pattern = 32, .n_roots = 1,
        .priority = 3,
        .roots = (const uint16_t[]){fuse_ort_rule_op_com_microsoft_MultiHeadAttention, DFG_GET, 0},
        .build = fuse_ort_ort_biases_of_parts_build},
    [fuse_ort_rule_ort_quantized_attention_keys] = {.name = "ort_quantized_attention_keys", .place = "fuse_ort.pat:419", .pattern = 39, .n_roots = 1,
        .keep_shared = true, .priority = 3,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Attention, DFG_GET, fuse_ort_rule_op_com_microsoft_MultiHeadAttention, 0},
        .build = fuse_ort_ort_quantized_attention_keys_build},
    [fuse_ort_rule_ort_attention] = {.name = "ort_attention", .place = "fuse_ort.pat:276", .pattern = 29, .n_roots = 1, .priority = 2,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Attention, DFG_GET, 0},
        .build = fuse_ort_ort_attention_build},
    [fuse_ort_rule_ort_attention_packed] = {.name = "ort_attention_packed", .place = "fuse_ort.pat:291", .pattern = 31, .n_roots = 1,
        .priority = 2,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Attention, DFG_GET, fuse_ort_rule_op_com_microsoft_MultiHeadAttention, 0},
        .build = fuse_ort_ort_attention_packed_build},
    [fuse_ort_rule_ort_key_without_bias] = {.name = "ort_key_without_bias", .place = "fuse_ort.pat:321", .pattern = 33, .n_roots = 1,
        .priority = 2, .roots = (const uint16_t[]){fuse_ort_rule_op_Attention, DFG_GET, 0},
        .build = fuse_ort_ort_key_without_bias_build},
    [fuse_ort_rule_ort_quantized_attention] = {.name = "ort_quantized_attention", .place = "fuse_ort.pat:398", .pattern = 38, .n_roots = 1,
        .priority = 2,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Attention, DFG_GET, fuse_ort_rule_op_com_microsoft_MultiHeadAttention, 0},
        .build = fuse_ort_ort_quantized_attention_build},
    [fuse_ort_rule_fuse_conv_sum_activation] = {.name = "fuse_conv_sum_activation", .place = "fuse_ort.pat:60", .pattern = 4, .n_roots = 1,
        .priority = 1, .roots = (const uint16_t[]){fuse_ort_rule_op_Relu, 0},
        .build = fuse_ort_fuse_conv_sum_activation_build},
    [fuse_ort_rule_fuse_integer_product_sum] = {.name = "fuse_integer_product_sum", .place = "fuse_ort.pat:98", .pattern = 11, .n_roots = 1,
        .keep_shared = true, .priority = 1, .roots = (const uint16_t[]){fuse_ort_rule_op_Add, 0},
        .build = fuse_ort_fuse_integer_product_sum_build},
    [fuse_ort_rule_ort_multi_head_attention] = {.name = "ort_multi_head_attention", .place = "fuse_ort.pat:329", .pattern = 34, .n_roots = 1,
        .priority = 1, .roots = (const uint16_t[]){fuse_ort_rule_op_Attention, DFG_GET, 0},
        .build = fuse_ort_ort_multi_head_attention_build},
    [fuse_ort_rule_ort_group_query_attention_rotary] = {.name = "ort_group_query_attention_rotary", .place = "fuse_ort.pat:377", .pattern = 37,
        .n_roots = 1, .priority = 1, .roots = (const uint16_t[]){fuse_ort_rule_op_Attention, DFG_GET, 0},
        .build = fuse_ort_ort_group_query_attention_rotary_build},
    [fuse_ort_rule_fuse_conv_activation] = {.name = "fuse_conv_activation", .place = "fuse_ort.pat:25", .pattern = 0, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Relu, fuse_ort_rule_op_Sigmoid, fuse_ort_rule_op_Tanh, 0},
        .build = fuse_ort_fuse_conv_activation_build},
    [fuse_ort_rule_fuse_conv_leaky] = {.name = "fuse_conv_leaky", .place = "fuse_ort.pat:34", .pattern = 1, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_LeakyRelu, 0},
        .build = fuse_ort_fuse_conv_leaky_build},
    [fuse_ort_rule_fuse_conv_hard_sigmoid] = {.name = "fuse_conv_hard_sigmoid", .place = "fuse_ort.pat:41", .pattern = 2, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_HardSigmoid, 0},
        .build = fuse_ort_fuse_conv_hard_sigmoid_build},
    [fuse_ort_rule_fuse_conv_clip] = {.name = "fuse_conv_clip", .place = "fuse_ort.pat:50", .pattern = 3, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Clip, 0}, .build = fuse_ort_fuse_conv_clip_build},
    [fuse_ort_rule_fuse_conv_sum] = {.name = "fuse_conv_sum", .place = "fuse_ort.pat:67", .pattern = 5, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Add, 0}, .build = fuse_ort_fuse_conv_sum_build},
    [fuse_ort_rule_ort_gelu] = {.name = "ort_gelu", .place = "fuse_ort.pat:76", .pattern = 6, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Gelu, 0}, .build = fuse_ort_ort_gelu_build},
    [fuse_ort_rule_ort_gelu_tanh] = {.name = "ort_gelu_tanh", .place = "fuse_ort.pat:77", .pattern = 7, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Gelu, 0}, .build = fuse_ort_ort_gelu_tanh_build},
    [fuse_ort_rule_ort_swish] = {.name = "ort_swish", .place = "fuse_ort.pat:78", .pattern = 8, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Swish, 0}, .build = fuse_ort_ort_swish_build},
    [fuse_ort_rule_fuse_bias_gelu] = {.name = "fuse_bias_gelu", .place = "fuse_ort.pat:85", .pattern = 9, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_com_microsoft_Gelu, 0},
        .build = fuse_ort_fuse_bias_gelu_build},
    [fuse_ort_rule_fuse_bias_gelu_tanh] = {.name = "fuse_bias_gelu_tanh", .place = "fuse_ort.pat:90", .pattern = 10, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_com_microsoft_FastGelu, 0},
        .build = fuse_ort_fuse_bias_gelu_tanh_build},
    [fuse_ort_rule_fuse_integer_product] = {.name = "fuse_integer_product", .place = "fuse_ort.pat:108", .pattern = 12, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_Mul, 0},
        .build = fuse_ort_fuse_integer_product_build},
    [fuse_ort_rule_merge_integer_products] = {.name = "merge_integer_products", .place = "fuse_ort.pat:118", .pattern = 13, .n_roots = 3,
        .roots = (const uint16_t[]){fuse_ort_rule_op_com_microsoft_MatMulIntegerToFloat, 0},
        .build = fuse_ort_merge_integer_products_build},
    [fuse_ort_rule_fuse_dynamic_product] = {.name = "fuse_dynamic_product", .place = "fuse_ort.pat:134", .pattern = 14, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_com_microsoft_MatMulIntegerToFloat, 0},
        .build = fuse_ort_fuse_dynamic_product_build},
    [fuse_ort_rule_fuse_dynamic_product_sum] = {.name = "fuse_dynamic_product_sum", .place = "fuse_ort.pat:139", .pattern = 15, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Add, 0},
        .build = fuse_ort_fuse_dynamic_product_sum_build},
    [fuse_ort_rule_ort_matmul_nbits_bias] = {.name = "ort_matmul_nbits_bias", .place = "fuse_ort.pat:158", .pattern = 17, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Add, 0},
        .build = fuse_ort_ort_matmul_nbits_bias_build},
    [fuse_ort_rule_fuse_matmul_a] = {.name = "fuse_matmul_a", .place = "fuse_ort.pat:177", .pattern = 18, .n_roots = 1,
        .keep_shared = true,
        .roots = (const uint16_t[]){fuse_ort_rule_op_MatMul, fuse_ort_rule_op_com_microsoft_FusedMatMul, 0},
        .build = fuse_ort_fuse_matmul_a_build},
    [fuse_ort_rule_fuse_matmul_b] = {.name = "fuse_matmul_b", .place = "fuse_ort.pat:187", .pattern = 19, .n_roots = 1,
        .keep_shared = true,
        .roots = (const uint16_t[]){fuse_ort_rule_op_MatMul, fuse_ort_rule_op_com_microsoft_FusedMatMul, 0},
        .build = fuse_ort_fuse_matmul_b_build},
    [fuse_ort_rule_fuse_matmul_scale] = {.name = "fuse_matmul_scale", .place = "fuse_ort.pat:198", .pattern = 20, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Mul, 0}, .build = fuse_ort_fuse_matmul_scale_build},
    [fuse_ort_rule_fuse_matmul_divisor] = {.name = "fuse_matmul_divisor", .place = "fuse_ort.pat:204", .pattern = 21, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Div, 0}, .build = fuse_ort_fuse_matmul_divisor_build},
    [fuse_ort_rule_fuse_matmul_more_scale] = {.name = "fuse_matmul_more_scale", .place = "fuse_ort.pat:210", .pattern = 22, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Mul, 0},
        .build = fuse_ort_fuse_matmul_more_scale_build},
    [fuse_ort_rule_fuse_matmul_scale_a] = {.name = "fuse_matmul_scale_a", .place = "fuse_ort.pat:218", .pattern = 23, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_MatMul, 0},
        .build = fuse_ort_fuse_matmul_scale_a_build},
    [fuse_ort_rule_fuse_matmul_scale_b] = {.name = "fuse_matmul_scale_b", .place = "fuse_ort.pat:224", .pattern = 24, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_MatMul, 0},
        .build = fuse_ort_fuse_matmul_scale_b_build},
    [fuse_ort_rule_fuse_gemm] = {.name = "fuse_gemm", .place = "fuse_ort.pat:233", .pattern = 25, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Relu, fuse_ort_rule_op_Sigmoid, fuse_ort_rule_op_Softplus, fuse_ort_rule_op_Softsign, fuse_ort_rule_op_Tanh, 0},
        .build = fuse_ort_fuse_gemm_build},
    [fuse_ort_rule_fuse_gemm_elu] = {.name = "fuse_gemm_elu", .place = "fuse_ort.pat:243", .pattern = 26, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Elu, 0}, .build = fuse_ort_fuse_gemm_elu_build},
    [fuse_ort_rule_fuse_gemm_hard_sigmoid] = {.name = "fuse_gemm_hard_sigmoid", .place = "fuse_ort.pat:250", .pattern = 27, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_HardSigmoid, 0},
        .build = fuse_ort_fuse_gemm_hard_sigmoid_build},
    [fuse_ort_rule_fuse_gemm_leaky] = {.name = "fuse_gemm_leaky", .place = "fuse_ort.pat:259", .pattern = 28, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_LeakyRelu, 0},
        .build = fuse_ort_fuse_gemm_leaky_build},
    [fuse_ort_rule_ort_group_query_attention] = {.name = "ort_group_query_attention", .place = "fuse_ort.pat:351", .pattern = 35, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_Attention, DFG_GET, 0},
        .build = fuse_ort_ort_group_query_attention_build},
    [fuse_ort_rule_ort_group_query_attention_present] = {.name = "ort_group_query_attention_present", .place = "fuse_ort.pat:361", .pattern = 36,
        .n_roots = 3, .roots = (const uint16_t[]){DFG_GET, 0},
        .build = fuse_ort_ort_group_query_attention_present_build},
    [fuse_ort_rule_ort_embed_kinds] = {.name = "ort_embed_kinds", .place = "fuse_ort.pat:448", .pattern = 40, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_LayerNormalization, DFG_GET, 0},
        .build = fuse_ort_ort_embed_kinds_build},
    [fuse_ort_rule_ort_embed] = {.name = "ort_embed", .place = "fuse_ort.pat:462", .pattern = 41, .n_roots = 1,
        .roots = (const uint16_t[]){fuse_ort_rule_op_LayerNormalization, DFG_GET, 0},
        .build = fuse_ort_ort_embed_build},
    [fuse_ort_rule_qlinear_matmul] = {.name = "qlinear_matmul", .place = "fuse_ort.pat:482", .pattern = 42, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_QuantizeLinear, 0},
        .build = fuse_ort_qlinear_matmul_build},
    [fuse_ort_rule_qlinear_conv] = {.name = "qlinear_conv", .place = "fuse_ort.pat:493", .pattern = 43, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_QuantizeLinear, 0},
        .build = fuse_ort_qlinear_conv_build},
    [fuse_ort_rule_qlinear_conv_bias] = {.name = "qlinear_conv_bias", .place = "fuse_ort.pat:501", .pattern = 44, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_QuantizeLinear, 0},
        .build = fuse_ort_qlinear_conv_bias_build},
    [fuse_ort_rule_qlinear_gemm] = {.name = "qlinear_gemm", .place = "fuse_ort.pat:513", .pattern = 45, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_QuantizeLinear, 0},
        .build = fuse_ort_qlinear_gemm_build},
    [fuse_ort_rule_qlinear_add] = {.name = "qlinear_add", .place = "fuse_ort.pat:522", .pattern = 46, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_QuantizeLinear, 0},
        .build = fuse_ort_qlinear_add_build},
    [fuse_ort_rule_qlinear_mul] = {.name = "qlinear_mul", .place = "fuse_ort.pat:528", .pattern = 47, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_QuantizeLinear, 0},
        .build = fuse_ort_qlinear_mul_build},
    [fuse_ort_rule_qlinear_global_pool] = {.name = "qlinear_global_pool", .place = "fuse_ort.pat:534", .pattern = 48, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_QuantizeLinear, 0},
        .build = fuse_ort_qlinear_global_pool_build},
    [fuse_ort_rule_qlinear_sigmoid] = {.name = "qlinear_sigmoid", .place = "fuse_ort.pat:540", .pattern = 49, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_QuantizeLinear, 0},
        .build = fuse_ort_qlinear_sigmoid_build},
    [fuse_ort_rule_qlinear_leaky] = {.name = "qlinear_leaky", .place = "fuse_ort.pat:546", .pattern = 50, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_QuantizeLinear, 0},
        .build = fuse_ort_qlinear_leaky_build},
    [fuse_ort_rule_qlinear_average_pool] = {.name = "qlinear_average_pool", .place = "fuse_ort.pat:552", .pattern = 51, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_QuantizeLinear, 0},
        .build = fuse_ort_qlinear_average_pool_build},
    [fuse_ort_rule_qlinear_softmax] = {.name = "qlinear_softmax", .place = "fuse_ort.pat:558", .pattern = 52, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_QuantizeLinear, 0},
        .build = fuse_ort_qlinear_softmax_build},
    [fuse_ort_rule_qlinear_where] = {.name = "qlinear_where", .place = "fuse_ort.pat:564", .pattern = 53, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_QuantizeLinear, 0},
        .build = fuse_ort_qlinear_where_build},
    [fuse_ort_rule_qlinear_concat] = {.name = "qlinear_concat", .place = "fuse_ort.pat:570", .pattern = 54, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){fuse_ort_rule_op_QuantizeLinear, 0},
        .build = fuse_ort_qlinear_concat_build},
};

const struct dfg_rules fuse_ort_rules = {
    .abi = DFG_ABI,
    .n = 54, .n_words = 1, .rules = fuse_ort_rule_rows,
    .names = &fuse_ort_rule_names, .candidates = fuse_ort_rules_candidates,
};
