/* The replacements of fuse_ort.pat's rules.  Made by pat2c; do not edit. */
#include "fuse_ort.h"
_Static_assert(FUSE_ORT_H == 0xfaac3ae028d8ba92, "fuse_ort.h is of another run of pat2c than this file");

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
    fuse_ort_rule_op_MatMulInteger, fuse_ort_rule_op_Mul, fuse_ort_rule_op_Pad,
    fuse_ort_rule_op_QLinearConv, fuse_ort_rule_op_QLinearMatMul, fuse_ort_rule_op_QuantizeLinear,
    fuse_ort_rule_op_Relu, fuse_ort_rule_op_Reshape, fuse_ort_rule_op_RotaryEmbedding,
    fuse_ort_rule_op_Sigmoid, fuse_ort_rule_op_Slice, fuse_ort_rule_op_Softmax, fuse_ort_rule_op_Softplus,
    fuse_ort_rule_op_Softsign, fuse_ort_rule_op_Split, fuse_ort_rule_op_Squeeze, fuse_ort_rule_op_Swish,
    fuse_ort_rule_op_Tanh, fuse_ort_rule_op_Transpose, fuse_ort_rule_op_Where,
    fuse_ort_rule_op_com_microsoft_Attention, fuse_ort_rule_op_com_microsoft_BiasGelu,
    fuse_ort_rule_op_com_microsoft_DynamicQuantizeMatMul,
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
    fuse_ort_rule_attr_auto_pad, fuse_ort_rule_attr_axis, fuse_ort_rule_attr_beta,
    fuse_ort_rule_attr_do_rotary, fuse_ort_rule_attr_epsilon, fuse_ort_rule_attr_interleaved,
    fuse_ort_rule_attr_kv_num_heads, fuse_ort_rule_attr_mask_filter_value, fuse_ort_rule_attr_mode,
    fuse_ort_rule_attr_num_heads, fuse_ort_rule_attr_opset, fuse_ort_rule_attr_pads,
    fuse_ort_rule_attr_perm, fuse_ort_rule_attr_q_num_heads, fuse_ort_rule_attr_rotary_interleaved,
    fuse_ort_rule_attr_scale, fuse_ort_rule_attr_to, fuse_ort_rule_attr_transA, fuse_ort_rule_attr_transB,
    fuse_ort_rule_attr_transBatchA, fuse_ort_rule_attr_transBatchB,
};
enum {
    fuse_ort_rule_str_Clip, fuse_ort_rule_str_Elu, fuse_ort_rule_str_HardSigmoid,
    fuse_ort_rule_str_LeakyRelu, fuse_ort_rule_str_NOTSET, fuse_ort_rule_str_Relu,
    fuse_ort_rule_str_Sigmoid, fuse_ort_rule_str_Softplus, fuse_ort_rule_str_Softsign,
    fuse_ort_rule_str_Tanh, fuse_ort_rule_str_constant, fuse_ort_rule_str_none, fuse_ort_rule_str_tanh,
};
static const char *const fuse_ort_rule_op_names[] = {
    "Add", "Attention", "AveragePool", "Cast", "Clip", "Concat", "Conv", "DequantizeLinear",
    "DequantizeLinear.v21", "DequantizeLinear.v23", "Div", "DynamicQuantizeLinear", "Elu", "Expand",
    "Gather", "Gelu", "Gemm", "GlobalAveragePool", "HardSigmoid", "LayerNormalization", "LeakyRelu",
    "MatMul", "MatMulInteger", "Mul", "Pad", "QLinearConv", "QLinearMatMul", "QuantizeLinear", "Relu",
    "Reshape", "RotaryEmbedding", "Sigmoid", "Slice", "Softmax", "Softplus", "Softsign", "Split", "Squeeze",
    "Swish", "Tanh", "Transpose", "Where", "com.microsoft.Attention", "com.microsoft.BiasGelu",
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
    "auto_pad", "axis", "beta", "do_rotary", "epsilon", "interleaved", "kv_num_heads", "mask_filter_value",
    "mode", "num_heads", "opset", "pads", "perm", "q_num_heads", "rotary_interleaved", "scale", "to",
    "transA", "transB", "transBatchA", "transBatchB",
};
static const char *const fuse_ort_rule_str_names[] = {
    "Clip", "Elu", "HardSigmoid", "LeakyRelu", "NOTSET", "Relu", "Sigmoid", "Softplus", "Softsign", "Tanh",
    "constant", "none", "tanh",
};
static const dfg_val fuse_ort_rule_list_1_0[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}};

static const struct dfg_names fuse_ort_rule_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .n_ops = 66, .ops = fuse_ort_rule_op_names, .n_attrs = 27,
    .attrs = fuse_ort_rule_attr_names, .n_strs = 13, .strs = fuse_ort_rule_str_names,
};

/* fuse_ort.pat:174, rule ort_matmul_nbits:  rewrite extern ort_blocks_of_bits; */
DFG_BUILD(fuse_ort_ort_matmul_nbits) { with[0] = ort_blocks_of_bits(r, m); }

/* fuse_ort.pat:364, rule ort_parts_in_order:  rewrite {
 *     n = Split(MatMul(x, Concat(
 *             Slice(w, i64 [(present(q0) ? 0 : present(q1) ? 1 : 2) * q.shape[2]],
 *                   i64 [(present(q0) ? 1 : present(q1) ? 2 : 3) * q.shape[2]], i64 [1]),
 *             Slice(w, i64 [(present(k0) ? 0 : present(k1) ? 1 : 2) * q.shape[2]],
 *                   i64 [(present(k0) ? 1 : present(k1) ? 2 : 3) * q.shape[2]], i64 [1]),
 *             Slice(w, i64 [(present(v0) ? 0 : present(v1) ? 1 : 2) * q.shape[2]],
 *                   i64 [(present(v0) ? 1 : present(v1) ? 2 : 3) * q.shape[2]], i64 [1])) { axis = 1 }),
 *         i64 [q.shape[2], q.shape[2], q.shape[2]]) -> 3 { axis = -1 };
 *     return com.microsoft.MultiHeadAttention(n.0, n.1, n.2, b?, absent?, mask?) { ..a };
 * } */
DFG_BUILD(fuse_ort_ort_parts_in_order)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_mul(g,
                                                                    m->q0 != DFG_NONE ? dfg_int(0)
                                                                    : m->q1 != DFG_NONE ? dfg_int(1)
                                                                    : dfg_int(2),
                                                                    dfg_extent_of(g, m->q, 2))));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_mul(g,
                                                                      m->q0 != DFG_NONE ? dfg_int(1)
                                                                      : m->q1 != DFG_NONE ? dfg_int(2)
                                                                      : dfg_int(3),
                                                                      dfg_extent_of(g, m->q, 2))));
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node slice = dfg_new_call(r, fuse_ort_rule_op_Slice,
                                        DFG_OPERANDS(m->w, constant, constant_2, constant_3), NULL, 0);
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_mul(g,
                                                                      m->k0 != DFG_NONE ? dfg_int(0)
                                                                      : m->k1 != DFG_NONE ? dfg_int(1)
                                                                      : dfg_int(2),
                                                                      dfg_extent_of(g, m->q, 2))));
    const dfg_node constant_5 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_mul(g,
                                                                      m->k0 != DFG_NONE ? dfg_int(1)
                                                                      : m->k1 != DFG_NONE ? dfg_int(2)
                                                                      : dfg_int(3),
                                                                      dfg_extent_of(g, m->q, 2))));
    const dfg_node constant_6 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node slice_2 = dfg_new_call(r, fuse_ort_rule_op_Slice,
                                          DFG_OPERANDS(m->w, constant_4, constant_5, constant_6), NULL, 0);
    const dfg_node constant_7 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_mul(g,
                                                                      m->v0 != DFG_NONE ? dfg_int(0)
                                                                      : m->v1 != DFG_NONE ? dfg_int(1)
                                                                      : dfg_int(2),
                                                                      dfg_extent_of(g, m->q, 2))));
    const dfg_node constant_8 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_mul(g,
                                                                      m->v0 != DFG_NONE ? dfg_int(1)
                                                                      : m->v1 != DFG_NONE ? dfg_int(2)
                                                                      : dfg_int(3),
                                                                      dfg_extent_of(g, m->q, 2))));
    const dfg_node constant_9 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node slice_3 = dfg_new_call(r, fuse_ort_rule_op_Slice,
                                          DFG_OPERANDS(m->w, constant_7, constant_8, constant_9), NULL, 0);
    const dfg_node concat = dfg_new_call(r, fuse_ort_rule_op_Concat, DFG_OPERANDS(slice, slice_2, slice_3),
                                         DFG_ATTRS(dfg_give(fuse_ort_rule_attr_axis, dfg_int(1))), 0);
    const dfg_node matMul = dfg_new_call(r, fuse_ort_rule_op_MatMul, DFG_OPERANDS(m->x, concat), NULL, 0);
    const dfg_node constant_10 = dfg_new_const(r, DFG_I64, 1, NULL,
                                               DFG_LIST(dfg_extent_of(g, m->q, 2),
                                                        dfg_extent_of(g, m->q, 2),
                                                        dfg_extent_of(g, m->q, 2)));
    const dfg_node n = dfg_new_call(r, fuse_ort_rule_op_Split, DFG_OPERANDS(matMul, constant_10),
                                    DFG_ATTRS(dfg_give(fuse_ort_rule_attr_axis, dfg_int(-1))), 3);
    const dfg_node n_0 = dfg_new_get(r, n, 0), n_1 = dfg_new_get(r, n, 1), n_2 = dfg_new_get(r, n, 2);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_MultiHeadAttention,
                           DFG_OPERANDS(n_0, n_1, n_2, m->b, m->absent, m->mask), DFG_ATTRS(dfg_take(m->a)),
                           0);
}

/* fuse_ort.pat:385, rule ort_biases_of_parts:  rewrite {
 *     n = Split(Add(p, b), ...rest) -> 3 { ..s };
 *     return com.microsoft.MultiHeadAttention(n.0, n.1, n.2, absent?, absent?, mask?) { ..a };
 * } */
DFG_BUILD(fuse_ort_ort_biases_of_parts)
{
    struct dfg_operands args = {0};
    dfg_push(r, &args, dfg_new_call(r, fuse_ort_rule_op_Add, DFG_OPERANDS(m->p, m->b), NULL, 0));
    dfg_push_all(r, &args, m->rest);
    const dfg_node n = dfg_new_call(r, fuse_ort_rule_op_Split, args.at, args.n, DFG_ATTRS(dfg_take(m->s)),
                                    3);
    const dfg_node n_0 = dfg_new_get(r, n, 0), n_1 = dfg_new_get(r, n, 1), n_2 = dfg_new_get(r, n, 2);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_MultiHeadAttention,
                           DFG_OPERANDS(n_0, n_1, n_2, m->absent, m->absent, m->mask),
                           DFG_ATTRS(dfg_take(m->a)), 0);
}

/* fuse_ort.pat:503, rule ort_quantized_attention_keys:  rewrite {
 *     d = DynamicQuantizeLinear(x);
 *     return com.microsoft.QAttention(d.0, w, b, d.1, scale,
 *         Squeeze(Where(c, i32 [value(m) == 0 ? 1 : 0], i32 [value(n) == 0 ? 1 : 0]), i64 [1, 2]), d.2, zero) {
 *         num_heads = a.op == Attention ? a.q_num_heads : a.num_heads, scale = a.scale?,
 *         mask_filter_value = min(value(m), value(n))
 *     };
 * } */
DFG_BUILD(fuse_ort_ort_quantized_attention_keys)
{
    const dfg_node d = dfg_new_call(r, fuse_ort_rule_op_DynamicQuantizeLinear, DFG_OPERANDS(m->x), NULL, 0);
    const dfg_node d_0 = dfg_new_get(r, d, 0), d_1 = dfg_new_get(r, d, 1);
    const dfg_node constant = dfg_new_const(r, DFG_I32, 1, NULL,
                                            DFG_LIST(dfg_choose_int(dfg_scalar_same(dfg_value_of(g, m->m),
                                                                                    dfg_int(0)), 1, 0)));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I32, 1, NULL,
                                              DFG_LIST(dfg_choose_int(dfg_scalar_same(dfg_value_of(g, m->n),
                                                                                      dfg_int(0)), 1, 0)));
    const dfg_node where = dfg_new_call(r, fuse_ort_rule_op_Where, DFG_OPERANDS(m->c, constant, constant_2),
                                        NULL, 0);
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1), dfg_int(2)));
    const dfg_node squeeze = dfg_new_call(r, fuse_ort_rule_op_Squeeze, DFG_OPERANDS(where, constant_3),
                                          NULL, 0);
    const dfg_node d_2 = dfg_new_get(r, d, 2);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QAttention,
                           DFG_OPERANDS(d_0, m->w, m->b, d_1, m->scale, squeeze, d_2, m->zero),
                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_num_heads,
                                              dfg_choose(dfg_scalar_same(
                                                             dfg_op_of(g, dfg_call_of(g, m->a)),
                                                             dfg_op_val(g, fuse_ort_rule_op_Attention)),
                                                         dfg_attr(g, dfg_call_of(g, m->a),
                                                                  fuse_ort_rule_attr_q_num_heads),
                                                         dfg_attr(g, dfg_call_of(g, m->a),
                                                                  fuse_ort_rule_attr_num_heads))),
                                     dfg_pass(fuse_ort_rule_attr_scale,
                                              dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale)),
                                     dfg_give(fuse_ort_rule_attr_mask_filter_value,
                                              dfg_min(dfg_value_of(g, m->m), dfg_value_of(g, m->n)))), 0);
}

/* fuse_ort.pat:317, rule ort_attention:
 * rewrite com.microsoft.Attention(x, Concat(wq, wk, wv) { axis = 1 }, Concat(bq, bk, bv) { axis = 0 }, absent?,
 *     absent?, mask?) {
 *     num_heads = a.q_num_heads, scale = a.scale?
 * }; */
DFG_BUILD(fuse_ort_ort_attention)
{
    const dfg_node concat = dfg_new_call(r, fuse_ort_rule_op_Concat, DFG_OPERANDS(m->wq, m->wk, m->wv),
                                         DFG_ATTRS(dfg_give(fuse_ort_rule_attr_axis, dfg_int(1))), 0);
    const dfg_node concat_2 = dfg_new_call(r, fuse_ort_rule_op_Concat, DFG_OPERANDS(m->bq, m->bk, m->bv),
                                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_axis, dfg_int(0))), 0);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_Attention,
                           DFG_OPERANDS(m->x, concat, concat_2, m->absent, m->absent, m->mask),
                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_num_heads,
                                              dfg_attr(g, dfg_call_of(g, m->a),
                                                       fuse_ort_rule_attr_q_num_heads)),
                                     dfg_pass(fuse_ort_rule_attr_scale,
                                              dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale))),
                           0);
}

/* fuse_ort.pat:337, rule ort_attention_packed:  rewrite com.microsoft.Attention(x, w, b?, absent?, absent?, mask?) {
 *     num_heads = a.op == Attention ? a.q_num_heads : a.num_heads, scale = a.scale?
 * }; */
DFG_BUILD(fuse_ort_ort_attention_packed)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_Attention,
                           DFG_OPERANDS(m->x, m->w, m->b, m->absent, m->absent, m->mask),
                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_num_heads,
                                              dfg_choose(dfg_scalar_same(
                                                             dfg_op_of(g, dfg_call_of(g, m->a)),
                                                             dfg_op_val(g, fuse_ort_rule_op_Attention)),
                                                         dfg_attr(g, dfg_call_of(g, m->a),
                                                                  fuse_ort_rule_attr_q_num_heads),
                                                         dfg_attr(g, dfg_call_of(g, m->a),
                                                                  fuse_ort_rule_attr_num_heads))),
                                     dfg_pass(fuse_ort_rule_attr_scale,
                                              dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale))),
                           0);
}

/* fuse_ort.pat:396, rule ort_key_without_bias:
 * rewrite Attention(Add(q, bq), Add(k, Expand(like(bq, 0.0), i64 [k.shape[2]])), Add(v, bv), mask?) { ..a }; */
DFG_BUILD(fuse_ort_ort_key_without_bias)
{
    const dfg_node add = dfg_new_call(r, fuse_ort_rule_op_Add, DFG_OPERANDS(m->q, m->bq), NULL, 0);
    const dfg_node constant = dfg_new_like(r, m->bq, dfg_float(0.0));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->k, 2)));
    const dfg_node expand = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(constant, constant_2),
                                         NULL, 0);
    const dfg_node add_2 = dfg_new_call(r, fuse_ort_rule_op_Add, DFG_OPERANDS(m->k, expand), NULL, 0);
    const dfg_node add_3 = dfg_new_call(r, fuse_ort_rule_op_Add, DFG_OPERANDS(m->v, m->bv), NULL, 0);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_Attention, DFG_OPERANDS(add, add_2, add_3, m->mask),
                           DFG_ATTRS(dfg_take(m->a)), 0);
}

/* fuse_ort.pat:479, rule ort_quantized_attention:  rewrite {
 *     d = DynamicQuantizeLinear(x);
 *     return com.microsoft.QAttention(d.0, w, b, d.1, scale, absent?, d.2, zero) {
 *         num_heads = a.op == Attention ? a.q_num_heads : a.num_heads, scale = a.scale?
 *     };
 * } */
DFG_BUILD(fuse_ort_ort_quantized_attention)
{
    const dfg_node d = dfg_new_call(r, fuse_ort_rule_op_DynamicQuantizeLinear, DFG_OPERANDS(m->x), NULL, 0);
    const dfg_node d_0 = dfg_new_get(r, d, 0), d_1 = dfg_new_get(r, d, 1), d_2 = dfg_new_get(r, d, 2);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QAttention,
                           DFG_OPERANDS(d_0, m->w, m->b, d_1, m->scale, m->absent, d_2, m->zero),
                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_num_heads,
                                              dfg_choose(dfg_scalar_same(
                                                             dfg_op_of(g, dfg_call_of(g, m->a)),
                                                             dfg_op_val(g, fuse_ort_rule_op_Attention)),
                                                         dfg_attr(g, dfg_call_of(g, m->a),
                                                                  fuse_ort_rule_attr_q_num_heads),
                                                         dfg_attr(g, dfg_call_of(g, m->a),
                                                                  fuse_ort_rule_attr_num_heads))),
                                     dfg_pass(fuse_ort_rule_attr_scale,
                                              dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale))),
                           0);
}

/* fuse_ort.pat:68, rule fuse_conv_sum_activation:
 * rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = "Relu" }; */
DFG_BUILD(fuse_ort_fuse_conv_sum_activation)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedConv,
                           DFG_OPERANDS(m->x, m->w, m->b, m->z),
                           DFG_ATTRS(dfg_take(m->c),
                                     dfg_give(fuse_ort_rule_attr_activation,
                                              dfg_str(g, fuse_ort_rule_str_Relu))), 0);
}

/* fuse_ort.pat:124, rule fuse_integer_product_sum:
 * rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?, bias); */
DFG_BUILD(fuse_ort_fuse_integer_product_sum)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_MatMulIntegerToFloat,
                           DFG_OPERANDS(m->v, m->b, m->s, m->scale, m->z, m->zero, m->bias), NULL, 0);
}

/* fuse_ort.pat:405, rule ort_multi_head_attention:
 * rewrite com.microsoft.MultiHeadAttention(q, k, v, Concat(bq, bk, bv) { axis = 0 }, absent?, mask?) {
 *     num_heads = a.q_num_heads, scale = a.scale?
 * }; */
DFG_BUILD(fuse_ort_ort_multi_head_attention)
{
    const dfg_node concat = dfg_new_call(r, fuse_ort_rule_op_Concat, DFG_OPERANDS(m->bq, m->bk, m->bv),
                                         DFG_ATTRS(dfg_give(fuse_ort_rule_attr_axis, dfg_int(0))), 0);
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_MultiHeadAttention,
                           DFG_OPERANDS(m->q, m->k, m->v, concat, m->absent, m->mask),
                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_num_heads,
                                              dfg_attr(g, dfg_call_of(g, m->a),
                                                       fuse_ort_rule_attr_q_num_heads)),
                                     dfg_pass(fuse_ort_rule_attr_scale,
                                              dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale))),
                           0);
}

/* fuse_ort.pat:457, rule ort_group_query_attention_rotary:
 * rewrite com.microsoft.GroupQueryAttention(q, k, v, absent?, absent?,
 *     Expand(i32 [q.shape[1] - 1], i64 [q.shape[0]]), i32 [q.shape[1]],
 *     Reshape(cos, i64 [cos.shape[-2], cos.shape[-1]]), Reshape(sin, i64 [cos.shape[-2], cos.shape[-1]])) -> 3 {
 *     num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?, do_rotary = 1,
 *     rotary_interleaved = rq.interleaved
 * }.0; */
DFG_BUILD(fuse_ort_ort_group_query_attention_rotary)
{
    const dfg_node constant = dfg_new_const(
            r, DFG_I32, 1, NULL, DFG_LIST(dfg_extent_sub(g, dfg_extent_of(g, m->q, 1), dfg_int(1))));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->q, 0)));
    const dfg_node expand = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(constant, constant_2),
                                         NULL, 0);
    const dfg_node constant_3 = dfg_new_const(r, DFG_I32, 1, NULL, DFG_LIST(dfg_extent_of(g, m->q, 1)));
    const dfg_node constant_4 = dfg_new_const(
            r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->cos, -2), dfg_extent_of(g, m->cos, -1)));
    const dfg_node reshape = dfg_new_call(r, fuse_ort_rule_op_Reshape, DFG_OPERANDS(m->cos, constant_4),
                                          NULL, 0);
    const dfg_node constant_5 = dfg_new_const(
            r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->cos, -2), dfg_extent_of(g, m->cos, -1)));
    const dfg_node reshape_2 = dfg_new_call(r, fuse_ort_rule_op_Reshape, DFG_OPERANDS(m->sin, constant_5),
                                            NULL, 0);
    const dfg_node groupQueryAttention = dfg_new_call(
            r, fuse_ort_rule_op_com_microsoft_GroupQueryAttention,
            DFG_OPERANDS(m->q, m->k, m->v, m->absent, m->absent, expand, constant_3, reshape, reshape_2),
            DFG_ATTRS(dfg_give(fuse_ort_rule_attr_num_heads,
                               dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_q_num_heads)),
                      dfg_give(fuse_ort_rule_attr_kv_num_heads,
                               dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_kv_num_heads)),
                      dfg_pass(fuse_ort_rule_attr_scale,
                               dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale)),
                      dfg_give(fuse_ort_rule_attr_do_rotary, dfg_int(1)),
                      dfg_give(fuse_ort_rule_attr_rotary_interleaved,
                               dfg_attr_or_int(g, m->rq, fuse_ort_rule_attr_interleaved, 0))), 3);
    with[0] = dfg_new_get(r, groupQueryAttention, 0);
}

/* fuse_ort.pat:33, rule fuse_conv_activation:  rewrite com.microsoft.FusedConv(x, w, b?) {
 *     ..c, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : "Sigmoid"
 * }; */
DFG_BUILD(fuse_ort_fuse_conv_activation)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b),
                           DFG_ATTRS(dfg_take(m->c),
                                     dfg_give(fuse_ort_rule_attr_activation,
                                              dfg_choose(dfg_scalar_same(dfg_op_of(g, m->y),
                                                                         dfg_op_val(g,
                                                                                    fuse_ort_rule_op_Relu)),
                                                         dfg_str(g, fuse_ort_rule_str_Relu),
                                                         dfg_choose(dfg_scalar_same(dfg_op_of(g, m->y),
                                                                                    dfg_op_val(g,
                                                                                               fuse_ort_rule_op_Tanh)),
                                                                    dfg_str(g, fuse_ort_rule_str_Tanh),
                                                                    dfg_str(g,
                                                                            fuse_ort_rule_str_Sigmoid))))),
                           0);
}

/* fuse_ort.pat:42, rule fuse_conv_leaky:
 * rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = "LeakyRelu", activation_params = [y.alpha] }; */
DFG_BUILD(fuse_ort_fuse_conv_leaky)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b),
                           DFG_ATTRS(dfg_take(m->c),
                                     dfg_give(fuse_ort_rule_attr_activation,
                                              dfg_str(g, fuse_ort_rule_str_LeakyRelu)),
                                     dfg_give(fuse_ort_rule_attr_activation_params,
                                              DFG_LIST(dfg_attr_or_float(
                                                           g, m->y, fuse_ort_rule_attr_alpha, 0.01)))), 0);
}

/* fuse_ort.pat:49, rule fuse_conv_hard_sigmoid:  rewrite com.microsoft.FusedConv(x, w, b?) {
 *     ..c, activation = "HardSigmoid", activation_params = [y.alpha, y.beta]
 * }; */
DFG_BUILD(fuse_ort_fuse_conv_hard_sigmoid)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b),
                           DFG_ATTRS(dfg_take(m->c),
                                     dfg_give(fuse_ort_rule_attr_activation,
                                              dfg_str(g, fuse_ort_rule_str_HardSigmoid)),
                                     dfg_give(fuse_ort_rule_attr_activation_params,
                                              DFG_LIST(dfg_attr_or_float(
                                                           g, m->y, fuse_ort_rule_attr_alpha, 0.2),
                                                       dfg_attr_or_float(g, m->y, fuse_ort_rule_attr_beta,
                                                                         0.5)))), 0);
}

/* fuse_ort.pat:57, rule fuse_conv_clip:  rewrite com.microsoft.FusedConv(x, w, b?) {
 *     ..c, activation = "Clip",
 *     activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]
 * }; */
DFG_BUILD(fuse_ort_fuse_conv_clip)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b),
                           DFG_ATTRS(dfg_take(m->c),
                                     dfg_give(fuse_ort_rule_attr_activation,
                                              dfg_str(g, fuse_ort_rule_str_Clip)),
                                     dfg_give(fuse_ort_rule_attr_activation_params,
                                              DFG_LIST(m->lo != DFG_NONE ? dfg_value_of(g, m->lo)
                                                       : dfg_float(-3.4028235e+38),
                                                       m->hi != DFG_NONE ? dfg_value_of(g, m->hi)
                                                       : dfg_float(3.4028235e+38)))), 0);
}

/* fuse_ort.pat:74, rule fuse_conv_sum:  rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c }; */
DFG_BUILD(fuse_ort_fuse_conv_sum)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedConv,
                           DFG_OPERANDS(m->x, m->w, m->b, m->z), DFG_ATTRS(dfg_take(m->c)), 0);
}

static DFG_APART int64_t fuse_ort_rule_length(const dfg_graph *g, dfg_node x)
{
    return dfg_range_to(dfg_int_mul(dfg_int(2), dfg_rank_plus(g, x, -2)));
}

static DFG_APART dfg_val fuse_ort_rule_value(const dfg_graph *g, dfg_node pads, const dfg_val *i, dfg_node x)
{
    return dfg_at(dfg_elements(g, pads),
                  dfg_choose(dfg_less(*i, dfg_rank_plus(g, x, -2)), dfg_int_add(*i, dfg_int(2)),
                             dfg_int_add(*i, dfg_int(4))));
}

static DFG_APART dfg_val fuse_ort_rule_value_2(const dfg_graph *g, dfg_node c, const dfg_val *i)
{
    return dfg_stored_at(dfg_attr(g, c, fuse_ort_rule_attr_pads), *i);
}

static DFG_APART dfg_val fuse_ort_rule_item(const dfg_graph *g, dfg_node pads, const dfg_val *i, dfg_node x, dfg_node c)
{
    return dfg_add(fuse_ort_rule_value(g, pads, i, x),
                   dfg_known(dfg_attr(g, c, fuse_ort_rule_attr_pads))
                   && dfg_str_is(g, c, fuse_ort_rule_attr_auto_pad, fuse_ort_rule_str_NOTSET,
                                 fuse_ort_rule_str_NOTSET)
                   ? fuse_ort_rule_value_2(g, c, i)
                   : !dfg_known(dfg_attr(g, c, fuse_ort_rule_attr_pads))
                     || dfg_scalar_ne(dfg_attr_or_str(g, c, fuse_ort_rule_attr_auto_pad,
                                                      fuse_ort_rule_str_NOTSET),
                                      dfg_str(g, fuse_ort_rule_str_NOTSET))
                     ? dfg_int(0)
                   : dfg_nil());
}

/* fuse_ort.pat:84, rule ort_pad_conv:  rewrite com.microsoft.FusedConv(x, w, b?, z?) {
 *     ..c, auto_pad = "NOTSET",
 *     pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4]
 *             + (present(c.pads) and c.auto_pad == "NOTSET" ? c.pads[i] : 0)
 *             for i in range(2 * (x.rank - 2))]
 * }; */
DFG_BUILD(fuse_ort_ort_pad_conv)
{
    struct dfg_values pads = {0};
    const int64_t n = fuse_ort_rule_length(g, m->x);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &pads, fuse_ort_rule_item(g, m->pads, DFG_PUT(dfg_int(i)), m->x, m->c));
    with[0] = dfg_new_call(
            r, fuse_ort_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b, m->z),
            DFG_ATTRS(dfg_take(m->c),
                      dfg_give(fuse_ort_rule_attr_auto_pad, dfg_str(g, fuse_ort_rule_str_NOTSET)),
                      dfg_give(fuse_ort_rule_attr_pads, n < 0 ? dfg_nil() : dfg_list_of(r, &pads))), 0);
}

/* fuse_ort.pat:94, rule ort_gelu:  rewrite com.microsoft.Gelu(x); */
static const struct dfg_made_call fuse_ort_ort_gelu_calls[] = {
    {fuse_ort_rule_op_com_microsoft_Gelu, 1, {DFG_FROM(fuse_ort_ort_gelu, x)}},
};

/* fuse_ort.pat:95, rule ort_gelu_tanh:  rewrite com.microsoft.FastGelu(x); */
static const struct dfg_made_call fuse_ort_ort_gelu_tanh_calls[] = {
    {fuse_ort_rule_op_com_microsoft_FastGelu, 1, {DFG_FROM(fuse_ort_ort_gelu_tanh, x)}},
};

/* fuse_ort.pat:100, rule ort_swish:  rewrite com.microsoft.QuickGelu(x) { alpha = y.alpha }; */
DFG_BUILD(fuse_ort_ort_swish)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QuickGelu, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_alpha,
                                              dfg_attr_or_float(g, m->y, fuse_ort_rule_attr_alpha, 1.0))),
                           0);
}

/* fuse_ort.pat:106, rule fuse_bias_gelu:  rewrite com.microsoft.BiasGelu(x, b); */
static const struct dfg_made_call fuse_ort_fuse_bias_gelu_calls[] = {
    {fuse_ort_rule_op_com_microsoft_BiasGelu, 2, {DFG_FROM(fuse_ort_fuse_bias_gelu, x), DFG_FROM(fuse_ort_fuse_bias_gelu, b)}},
};

/* fuse_ort.pat:111, rule fuse_bias_gelu_tanh:  rewrite com.microsoft.FastGelu(x, b); */
static const struct dfg_made_call fuse_ort_fuse_bias_gelu_tanh_calls[] = {
    {fuse_ort_rule_op_com_microsoft_FastGelu, 2, {DFG_FROM(fuse_ort_fuse_bias_gelu_tanh, x), DFG_FROM(fuse_ort_fuse_bias_gelu_tanh, b)}},
};

/* fuse_ort.pat:133, rule fuse_integer_product:
 * rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?); */
DFG_BUILD(fuse_ort_fuse_integer_product)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_MatMulIntegerToFloat,
                           DFG_OPERANDS(m->v, m->b, m->s, m->scale, m->z, m->zero), NULL, 0);
}

/* fuse_ort.pat:142, rule merge_integer_products:  rewrite {
 *     p = com.microsoft.MatMulIntegerToFloat(x, Concat(q, k, v) { axis = 1 }, s,
 *         Concat(Expand(qs, i64 [q.shape[1]]), Expand(ks, i64 [k.shape[1]]), Expand(vs, i64 [v.shape[1]]))
 *         { axis = 0 }, z,
 *         Concat(Expand(qz, i64 [q.shape[1]]), Expand(kz, i64 [k.shape[1]]), Expand(vz, i64 [v.shape[1]]))
 *         { axis = 0 });
 *     r = Split(p, i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3 { axis = -1 };
 *     return r.0, r.1, r.2;
 * } */
DFG_BUILD(fuse_ort_merge_integer_products)
{
    const dfg_node concat = dfg_new_call(r, fuse_ort_rule_op_Concat, DFG_OPERANDS(m->q, m->k, m->v),
                                         DFG_ATTRS(dfg_give(fuse_ort_rule_attr_axis, dfg_int(1))), 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->q, 1)));
    const dfg_node expand = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(m->qs, constant), NULL,
                                         0);
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->k, 1)));
    const dfg_node expand_2 = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(m->ks, constant_2),
                                           NULL, 0);
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->v, 1)));
    const dfg_node expand_3 = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(m->vs, constant_3),
                                           NULL, 0);
    const dfg_node concat_2 = dfg_new_call(r, fuse_ort_rule_op_Concat,
                                           DFG_OPERANDS(expand, expand_2, expand_3),
                                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_axis, dfg_int(0))), 0);
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->q, 1)));
    const dfg_node expand_4 = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(m->qz, constant_4),
                                           NULL, 0);
    const dfg_node constant_5 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->k, 1)));
    const dfg_node expand_5 = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(m->kz, constant_5),
                                           NULL, 0);
    const dfg_node constant_6 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->v, 1)));
    const dfg_node expand_6 = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(m->vz, constant_6),
                                           NULL, 0);
    const dfg_node concat_3 = dfg_new_call(r, fuse_ort_rule_op_Concat,
                                           DFG_OPERANDS(expand_4, expand_5, expand_6),
                                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_axis, dfg_int(0))), 0);
    const dfg_node p = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_MatMulIntegerToFloat,
                                    DFG_OPERANDS(m->x, concat, m->s, concat_2, m->z, concat_3), NULL, 0);
    const dfg_node constant_7 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_of(g, m->q, 1), dfg_extent_of(g, m->k, 1),
                                                       dfg_extent_of(g, m->v, 1)));
    const dfg_node r_2 = dfg_new_call(r, fuse_ort_rule_op_Split, DFG_OPERANDS(p, constant_7),
                                      DFG_ATTRS(dfg_give(fuse_ort_rule_attr_axis, dfg_int(-1))), 3);
    with[0] = dfg_new_get(r, r_2, 0);
    with[1] = dfg_new_get(r, r_2, 1);
    with[2] = dfg_new_get(r, r_2, 2);
}

/* fuse_ort.pat:155, rule fuse_dynamic_product:
 * rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?); */
static const struct dfg_made_call fuse_ort_fuse_dynamic_product_calls[] = {
    {fuse_ort_rule_op_com_microsoft_DynamicQuantizeMatMul, 5, {DFG_FROM(fuse_ort_fuse_dynamic_product, x), DFG_FROM(fuse_ort_fuse_dynamic_product, b),
        DFG_FROM(fuse_ort_fuse_dynamic_product, scale), DFG_FROM(fuse_ort_fuse_dynamic_product, zero),
        DFG_FROM(fuse_ort_fuse_dynamic_product, bias)}},
};

/* fuse_ort.pat:161, rule fuse_dynamic_product_sum:
 * rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias); */
static const struct dfg_made_call fuse_ort_fuse_dynamic_product_sum_calls[] = {
    {fuse_ort_rule_op_com_microsoft_DynamicQuantizeMatMul, 5, {DFG_FROM(fuse_ort_fuse_dynamic_product_sum, x), DFG_FROM(fuse_ort_fuse_dynamic_product_sum, b),
        DFG_FROM(fuse_ort_fuse_dynamic_product_sum, scale),
        DFG_FROM(fuse_ort_fuse_dynamic_product_sum, zero),
        DFG_FROM(fuse_ort_fuse_dynamic_product_sum, bias)}},
};

/* fuse_ort.pat:180, rule ort_matmul_nbits_bias:  rewrite com.microsoft.MatMulNBits(a, w, s, z?, absent?, b) { ..n }; */
DFG_BUILD(fuse_ort_ort_matmul_nbits_bias)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_MatMulNBits,
                           DFG_OPERANDS(m->a, m->w, m->s, m->z, m->absent, m->b), DFG_ATTRS(dfg_take(m->n)),
                           0);
}

static DFG_APART int64_t fuse_ort_rule_length_2(const dfg_graph *g, dfg_node t)
{
    return dfg_range_to(dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_rule_attr_perm))),
                                    dfg_int(2)));
}

static DFG_APART enum dfg_tri fuse_ort_rule_same(const dfg_graph *g, dfg_node t)
{
    const dfg_val list = dfg_attr(g, t, fuse_ort_rule_attr_perm);
    const int64_t n = dfg_len(list), m = dfg_joined(fuse_ort_rule_length_2(g, t), 2);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_scalar_same(dfg_stored_item_at(&list, k),
                                       k < fuse_ort_rule_length_2(g, t)
                                       ? dfg_int_add(dfg_int(k), dfg_int(1))
                                       : k - fuse_ort_rule_length_2(g, t) == 0 ? dfg_int(0)
                                       : dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t,
                                                                                fuse_ort_rule_attr_perm))),
                                                     dfg_int(1))));
    return all;
}

static DFG_APART enum dfg_tri fuse_ort_rule_same_2(const dfg_graph *g, dfg_node t)
{
    const dfg_val list = dfg_attr(g, t, fuse_ort_rule_attr_perm);
    const int64_t n = dfg_len(list), m = dfg_joined(fuse_ort_rule_length_2(g, t), 2);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_scalar_same(dfg_stored_item_at(&list, k),
                                       k < fuse_ort_rule_length_2(g, t)
                                       ? dfg_int_add(dfg_int(k), dfg_int(1))
                                       : k - fuse_ort_rule_length_2(g, t) == 0
                                         ? dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t,
                                                                                  fuse_ort_rule_attr_perm))),
                                                       dfg_int(1))
                                       : dfg_int(0)));
    return all;
}

/* fuse_ort.pat:192  cond batches_first(t) =
 *     present(t.perm), len(t.perm) >= 3,
 *     t.perm == concat([i + 1 for i in range(len(t.perm) - 2)], [0, len(t.perm) - 1])
 *     or t.perm == concat([i + 1 for i in range(len(t.perm) - 2)], [len(t.perm) - 1, 0]); */
static DFG_APART bool fuse_ort_rule_batches_first(const dfg_graph *g, dfg_node t)
{
    return dfg_known(dfg_attr(g, t, fuse_ort_rule_attr_perm))
        && dfg_ge(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_rule_attr_perm))), dfg_int(3))
        && (fuse_ort_rule_same(g, t) == DFG_TRUE || fuse_ort_rule_same_2(g, t) == DFG_TRUE);
}

/* fuse_ort.pat:192, known not to hold  cond batches_first(t) =
 *     present(t.perm), len(t.perm) >= 3,
 *     t.perm == concat([i + 1 for i in range(len(t.perm) - 2)], [0, len(t.perm) - 1])
 *     or t.perm == concat([i + 1 for i in range(len(t.perm) - 2)], [len(t.perm) - 1, 0]); */
static DFG_APART bool fuse_ort_rule_not_batches_first(const dfg_graph *g, dfg_node t)
{
    return !dfg_known(dfg_attr(g, t, fuse_ort_rule_attr_perm))
        || dfg_lt(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_rule_attr_perm))), dfg_int(3))
        || (fuse_ort_rule_same(g, t) == DFG_FALSE && fuse_ort_rule_same_2(g, t) == DFG_FALSE);
}

/* fuse_ort.pat:198  cond last_stays(t) = present(t.perm) and t.perm[-1] == len(t.perm) - 1; */
static DFG_APART bool fuse_ort_rule_last_stays(const dfg_graph *g, dfg_node t)
{
    return dfg_known(dfg_attr(g, t, fuse_ort_rule_attr_perm))
        && dfg_scalar_eq(dfg_stored_at(dfg_attr(g, t, fuse_ort_rule_attr_perm), dfg_int(-1)),
                         dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_rule_attr_perm))),
                                     dfg_int(1)));
}

/* fuse_ort.pat:198, known not to hold  cond last_stays(t) = present(t.perm) and t.perm[-1] == len(t.perm) - 1; */
static DFG_APART bool fuse_ort_rule_not_last_stays(const dfg_graph *g, dfg_node t)
{
    return !dfg_known(dfg_attr(g, t, fuse_ort_rule_attr_perm))
        || dfg_scalar_ne(dfg_stored_at(dfg_attr(g, t, fuse_ort_rule_attr_perm), dfg_int(-1)),
                         dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_rule_attr_perm))),
                                     dfg_int(1)));
}

/* fuse_ort.pat:206, rule fuse_matmul_a:  rewrite com.microsoft.FusedMatMul(a, b) {
 *     ..m, transBatchA = batches_first(t) ? 1 : 0,
 *     transA = last_stays(t) ? (as_it_is(m, m.transA) ? 0 : 1) : (as_it_is(m, m.transA) ? 1 : 0)
 * }; */
DFG_BUILD(fuse_ort_fuse_matmul_a)
{
    with[0] = dfg_new_call(
            r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b),
            DFG_ATTRS(dfg_take(m->m),
                      dfg_give(fuse_ort_rule_attr_transBatchA,
                               fuse_ort_rule_batches_first(g, m->t) ? dfg_int(1)
                               : fuse_ort_rule_not_batches_first(g, m->t) ? dfg_int(0) : dfg_nil()),
                      dfg_give(fuse_ort_rule_attr_transA,
                               fuse_ort_rule_last_stays(g, m->t)
                               ? (dfg_op(g, m->m) == fuse_ort_rule_op_MatMul
                                  || dfg_scalar_eq(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transA,
                                                               dfg_op(g, m->m)
                                                               == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                               ? dfg_int(0)
                                                               : dfg_nil()), dfg_int(0))
                                  ? dfg_int(0)
                                  : dfg_scalar_ne(dfg_op_of(g, m->m),
                                                  dfg_op_val(g, fuse_ort_rule_op_MatMul))
                                    && dfg_scalar_ne(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transA,
                                                                 dfg_op(g, m->m)
                                                                 == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                                 ? dfg_int(0)
                                                                 : dfg_nil()), dfg_int(0))
                                    ? dfg_int(1)
                                  : dfg_nil())
                               : fuse_ort_rule_not_last_stays(g, m->t)
                                 ? (dfg_op(g, m->m) == fuse_ort_rule_op_MatMul
                                    || dfg_scalar_eq(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transA,
                                                                 dfg_op(g, m->m)
                                                                 == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                                 ? dfg_int(0)
                                                                 : dfg_nil()), dfg_int(0))
                                    ? dfg_int(1)
                                    : dfg_scalar_ne(dfg_op_of(g, m->m),
                                                    dfg_op_val(g, fuse_ort_rule_op_MatMul))
                                      && dfg_scalar_ne(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transA,
                                                                   dfg_op(g, m->m)
                                                                   == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                                   ? dfg_int(0)
                                                                   : dfg_nil()), dfg_int(0))
                                      ? dfg_int(0)
                                    : dfg_nil())
                               : dfg_nil())), 0);
}

/* fuse_ort.pat:216, rule fuse_matmul_b:  rewrite com.microsoft.FusedMatMul(a, b) {
 *     ..m, transBatchB = batches_first(t) ? 1 : 0,
 *     transB = last_stays(t) ? (as_it_is(m, m.transB) ? 0 : 1) : (as_it_is(m, m.transB) ? 1 : 0)
 * }; */
DFG_BUILD(fuse_ort_fuse_matmul_b)
{
    with[0] = dfg_new_call(
            r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b),
            DFG_ATTRS(dfg_take(m->m),
                      dfg_give(fuse_ort_rule_attr_transBatchB,
                               fuse_ort_rule_batches_first(g, m->t) ? dfg_int(1)
                               : fuse_ort_rule_not_batches_first(g, m->t) ? dfg_int(0) : dfg_nil()),
                      dfg_give(fuse_ort_rule_attr_transB,
                               fuse_ort_rule_last_stays(g, m->t)
                               ? (dfg_op(g, m->m) == fuse_ort_rule_op_MatMul
                                  || dfg_scalar_eq(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transB,
                                                               dfg_op(g, m->m)
                                                               == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                               ? dfg_int(0)
                                                               : dfg_nil()), dfg_int(0))
                                  ? dfg_int(0)
                                  : dfg_scalar_ne(dfg_op_of(g, m->m),
                                                  dfg_op_val(g, fuse_ort_rule_op_MatMul))
                                    && dfg_scalar_ne(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transB,
                                                                 dfg_op(g, m->m)
                                                                 == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                                 ? dfg_int(0)
                                                                 : dfg_nil()), dfg_int(0))
                                    ? dfg_int(1)
                                  : dfg_nil())
                               : fuse_ort_rule_not_last_stays(g, m->t)
                                 ? (dfg_op(g, m->m) == fuse_ort_rule_op_MatMul
                                    || dfg_scalar_eq(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transB,
                                                                 dfg_op(g, m->m)
                                                                 == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                                 ? dfg_int(0)
                                                                 : dfg_nil()), dfg_int(0))
                                    ? dfg_int(1)
                                    : dfg_scalar_ne(dfg_op_of(g, m->m),
                                                    dfg_op_val(g, fuse_ort_rule_op_MatMul))
                                      && dfg_scalar_ne(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transB,
                                                                   dfg_op(g, m->m)
                                                                   == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                                   ? dfg_int(0)
                                                                   : dfg_nil()), dfg_int(0))
                                      ? dfg_int(0)
                                    : dfg_nil())
                               : dfg_nil())), 0);
}

/* fuse_ort.pat:227, rule fuse_matmul_across:  rewrite com.microsoft.FusedMatMul(b, a) {
 *     ..m, transA = as_it_is(m, m.transB) ? 1 : 0, transB = as_it_is(m, m.transA) ? 1 : 0
 * }; */
DFG_BUILD(fuse_ort_fuse_matmul_across)
{
    with[0] = dfg_new_call(
            r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->b, m->a),
            DFG_ATTRS(
                dfg_take(m->m),
                dfg_give(fuse_ort_rule_attr_transA,
                         dfg_op(g, m->m) == fuse_ort_rule_op_MatMul
                         || dfg_scalar_eq(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transB,
                                                      dfg_op(g, m->m)
                                                      == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                      ? dfg_int(0)
                                                      : dfg_nil()), dfg_int(0))
                         ? dfg_int(1)
                         : dfg_scalar_ne(dfg_op_of(g, m->m), dfg_op_val(g, fuse_ort_rule_op_MatMul))
                           && dfg_scalar_ne(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transB,
                                                        dfg_op(g, m->m)
                                                        == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                        ? dfg_int(0)
                                                        : dfg_nil()), dfg_int(0))
                           ? dfg_int(0)
                         : dfg_nil()),
                dfg_give(fuse_ort_rule_attr_transB,
                         dfg_op(g, m->m) == fuse_ort_rule_op_MatMul
                         || dfg_scalar_eq(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transA,
                                                      dfg_op(g, m->m)
                                                      == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                      ? dfg_int(0)
                                                      : dfg_nil()), dfg_int(0))
                         ? dfg_int(1)
                         : dfg_scalar_ne(dfg_op_of(g, m->m), dfg_op_val(g, fuse_ort_rule_op_MatMul))
                           && dfg_scalar_ne(dfg_attr_or(g, m->m, fuse_ort_rule_attr_transA,
                                                        dfg_op(g, m->m)
                                                        == fuse_ort_rule_op_com_microsoft_FusedMatMul
                                                        ? dfg_int(0)
                                                        : dfg_nil()), dfg_int(0))
                           ? dfg_int(0)
                         : dfg_nil())), 0);
}

/* fuse_ort.pat:236, rule fuse_matmul_scale:  rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) }; */
DFG_BUILD(fuse_ort_fuse_matmul_scale)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b),
                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_alpha, dfg_value_of(g, m->s))), 0);
}

/* fuse_ort.pat:242, rule fuse_matmul_divisor:  rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) }; */
DFG_BUILD(fuse_ort_fuse_matmul_divisor)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b),
                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_alpha,
                                              dfg_div(dfg_float(1.0), dfg_value_of(g, m->s)))), 0);
}

/* fuse_ort.pat:249, rule fuse_matmul_more_scale:
 * rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) }; */
DFG_BUILD(fuse_ort_fuse_matmul_more_scale)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b),
                           DFG_ATTRS(dfg_take(m->m),
                                     dfg_give(fuse_ort_rule_attr_alpha,
                                              dfg_mul(dfg_attr_or_float(g, m->m, fuse_ort_rule_attr_alpha,
                                                                        1.0), dfg_value_of(g, m->s)))), 0);
}

/* fuse_ort.pat:257, rule fuse_matmul_scale_a:
 * rewrite com.microsoft.FusedMatMul(a, b) { alpha = o.op == Mul ? value(s) : 1.0 / value(s) }; */
DFG_BUILD(fuse_ort_fuse_matmul_scale_a)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b),
                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_alpha,
                                              dfg_choose(dfg_scalar_same(dfg_op_of(g, m->o),
                                                                         dfg_op_val(g,
                                                                                    fuse_ort_rule_op_Mul)),
                                                         dfg_value_of(g, m->s),
                                                         dfg_div(dfg_float(1.0), dfg_value_of(g, m->s))))),
                           0);
}

/* fuse_ort.pat:263, rule fuse_matmul_scale_b:
 * rewrite com.microsoft.FusedMatMul(a, b) { alpha = o.op == Mul ? value(s) : 1.0 / value(s) }; */
DFG_BUILD(fuse_ort_fuse_matmul_scale_b)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b),
                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_alpha,
                                              dfg_choose(dfg_scalar_same(dfg_op_of(g, m->o),
                                                                         dfg_op_val(g,
                                                                                    fuse_ort_rule_op_Mul)),
                                                         dfg_value_of(g, m->s),
                                                         dfg_div(dfg_float(1.0), dfg_value_of(g, m->s))))),
                           0);
}

/* fuse_ort.pat:273, rule fuse_gemm:  rewrite com.microsoft.FusedGemm(a, b, c?) {
 *     ..g, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : y.op == Sigmoid ? "Sigmoid"
 *                     : y.op == Softplus ? "Softplus" : "Softsign"
 * }; */
DFG_BUILD(fuse_ort_fuse_gemm)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedGemm, DFG_OPERANDS(m->a, m->b, m->c),
                           DFG_ATTRS(dfg_take(m->g),
                                     dfg_give(fuse_ort_rule_attr_activation,
                                              dfg_choose(dfg_scalar_same(dfg_op_of(g, m->y),
                                                                         dfg_op_val(g,
                                                                                    fuse_ort_rule_op_Relu)),
                                                         dfg_str(g, fuse_ort_rule_str_Relu),
                                                         dfg_choose(dfg_scalar_same(dfg_op_of(g, m->y),
                                                                                    dfg_op_val(g,
                                                                                               fuse_ort_rule_op_Tanh)),
                                                                    dfg_str(g, fuse_ort_rule_str_Tanh),
                                                                    dfg_choose(dfg_scalar_same(
                                                                                   dfg_op_of(g, m->y),
                                                                                   dfg_op_val(g,
                                                                                              fuse_ort_rule_op_Sigmoid)),
                                                                               dfg_str(g,
                                                                                       fuse_ort_rule_str_Sigmoid),
                                                                               dfg_choose(
                                                                                   dfg_scalar_same(
                                                                                       dfg_op_of(g, m->y),
                                                                                       dfg_op_val(g,
                                                                                                  fuse_ort_rule_op_Softplus)),
                                                                                   dfg_str(g,
                                                                                           fuse_ort_rule_str_Softplus),
                                                                                   dfg_str(g,
                                                                                           fuse_ort_rule_str_Softsign))))))),
                           0);
}

/* fuse_ort.pat:283, rule fuse_gemm_elu:
 * rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = "Elu", activation_alpha = y.alpha }; */
DFG_BUILD(fuse_ort_fuse_gemm_elu)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedGemm, DFG_OPERANDS(m->a, m->b, m->c),
                           DFG_ATTRS(dfg_take(m->g),
                                     dfg_give(fuse_ort_rule_attr_activation,
                                              dfg_str(g, fuse_ort_rule_str_Elu)),
                                     dfg_give(fuse_ort_rule_attr_activation_alpha,
                                              dfg_attr_or_float(g, m->y, fuse_ort_rule_attr_alpha, 1.0))),
                           0);
}

/* fuse_ort.pat:290, rule fuse_gemm_hard_sigmoid:  rewrite com.microsoft.FusedGemm(a, b, c?) {
 *     ..g, activation = "HardSigmoid", activation_alpha = y.alpha, activation_beta = y.beta
 * }; */
DFG_BUILD(fuse_ort_fuse_gemm_hard_sigmoid)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedGemm, DFG_OPERANDS(m->a, m->b, m->c),
                           DFG_ATTRS(dfg_take(m->g),
                                     dfg_give(fuse_ort_rule_attr_activation,
                                              dfg_str(g, fuse_ort_rule_str_HardSigmoid)),
                                     dfg_give(fuse_ort_rule_attr_activation_alpha,
                                              dfg_attr_or_float(g, m->y, fuse_ort_rule_attr_alpha, 0.2)),
                                     dfg_give(fuse_ort_rule_attr_activation_beta,
                                              dfg_attr_or_float(g, m->y, fuse_ort_rule_attr_beta, 0.5))),
                           0);
}

/* fuse_ort.pat:299, rule fuse_gemm_leaky:
 * rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = "LeakyRelu", activation_alpha = y.alpha }; */
DFG_BUILD(fuse_ort_fuse_gemm_leaky)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_FusedGemm, DFG_OPERANDS(m->a, m->b, m->c),
                           DFG_ATTRS(dfg_take(m->g),
                                     dfg_give(fuse_ort_rule_attr_activation,
                                              dfg_str(g, fuse_ort_rule_str_LeakyRelu)),
                                     dfg_give(fuse_ort_rule_attr_activation_alpha,
                                              dfg_attr_or_float(g, m->y, fuse_ort_rule_attr_alpha, 0.01))),
                           0);
}

/* fuse_ort.pat:425, rule ort_group_query_attention:  rewrite com.microsoft.GroupQueryAttention(q, k, v, pk?, pv?,
 *     Expand(i32 [(present(pk) ? pk.shape[2] : 0) + q.shape[1] - 1], i64 [q.shape[0]]),
 *     i32 [(present(pk) ? pk.shape[2] : 0) + q.shape[1]]) -> 3 {
 *     num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?
 * }.0; */
DFG_BUILD(fuse_ort_ort_group_query_attention)
{
    const dfg_node constant = dfg_new_const(r, DFG_I32, 1, NULL,
                                            DFG_LIST(dfg_extent_sub(g,
                                                                    dfg_extent_add(
                                                                        g,
                                                                        m->pk != DFG_NONE
                                                                        ? dfg_extent_of(g, m->pk, 2)
                                                                        : dfg_int(0),
                                                                        dfg_extent_of(g, m->q, 1)),
                                                                    dfg_int(1))));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->q, 0)));
    const dfg_node expand = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(constant, constant_2),
                                         NULL, 0);
    const dfg_node constant_3 = dfg_new_const(r, DFG_I32, 1, NULL,
                                              DFG_LIST(dfg_extent_add(g,
                                                                      m->pk != DFG_NONE
                                                                      ? dfg_extent_of(g, m->pk, 2)
                                                                      : dfg_int(0),
                                                                      dfg_extent_of(g, m->q, 1))));
    const dfg_node groupQueryAttention = dfg_new_call(
            r, fuse_ort_rule_op_com_microsoft_GroupQueryAttention,
            DFG_OPERANDS(m->q, m->k, m->v, m->pk, m->pv, expand, constant_3),
            DFG_ATTRS(dfg_give(fuse_ort_rule_attr_num_heads,
                               dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_q_num_heads)),
                      dfg_give(fuse_ort_rule_attr_kv_num_heads,
                               dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_kv_num_heads)),
                      dfg_pass(fuse_ort_rule_attr_scale,
                               dfg_attr(g, dfg_call_of(g, m->a), fuse_ort_rule_attr_scale))), 3);
    with[0] = dfg_new_get(r, groupQueryAttention, 0);
}

/* fuse_ort.pat:438, rule ort_group_query_attention_present:  rewrite {
 *     n = com.microsoft.GroupQueryAttention(q, k, v, pk, pv,
 *         Expand(i32 [pk.shape[2] + q.shape[1] - 1], i64 [q.shape[0]]), i32 [pk.shape[2] + q.shape[1]]) -> 3 {
 *         num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?
 *     };
 *     return n.0, n.1, n.2;
 * } */
DFG_BUILD(fuse_ort_ort_group_query_attention_present)
{
    const dfg_node constant = dfg_new_const(r, DFG_I32, 1, NULL,
                                            DFG_LIST(dfg_extent_sub(g,
                                                                    dfg_extent_add(
                                                                        g, dfg_extent_of(g, m->pk, 2),
                                                                        dfg_extent_of(g, m->q, 1)),
                                                                    dfg_int(1))));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->q, 0)));
    const dfg_node expand = dfg_new_call(r, fuse_ort_rule_op_Expand, DFG_OPERANDS(constant, constant_2),
                                         NULL, 0);
    const dfg_node constant_3 = dfg_new_const(r, DFG_I32, 1, NULL,
                                              DFG_LIST(dfg_extent_add(g, dfg_extent_of(g, m->pk, 2),
                                                                      dfg_extent_of(g, m->q, 1))));
    const dfg_node n = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_GroupQueryAttention,
                                    DFG_OPERANDS(m->q, m->k, m->v, m->pk, m->pv, expand, constant_3),
                                    DFG_ATTRS(dfg_give(fuse_ort_rule_attr_num_heads,
                                                       dfg_attr(g, dfg_call_of(g, m->a),
                                                                fuse_ort_rule_attr_q_num_heads)),
                                              dfg_give(fuse_ort_rule_attr_kv_num_heads,
                                                       dfg_attr(g, dfg_call_of(g, m->a),
                                                                fuse_ort_rule_attr_kv_num_heads)),
                                              dfg_pass(fuse_ort_rule_attr_scale,
                                                       dfg_attr(g, dfg_call_of(g, m->a),
                                                                fuse_ort_rule_attr_scale))), 3);
    with[0] = dfg_new_get(r, n, 0);
    with[1] = dfg_new_get(r, n, 1);
    with[2] = dfg_new_get(r, n, 2);
}

/* fuse_ort.pat:529, rule ort_embed_kinds:
 * rewrite com.microsoft.EmbedLayerNormalization(Cast(ids) { to = 6 }, Cast(types) { to = 6 }, words,
 *     Reshape(places, i64 [places.shape[-2], places.shape[-1]]), kinds, scale, shift) -> 2 { epsilon = n.epsilon }.0; */
DFG_BUILD(fuse_ort_ort_embed_kinds)
{
    const dfg_node cast = dfg_new_call(r, fuse_ort_rule_op_Cast, DFG_OPERANDS(m->ids),
                                       DFG_ATTRS(dfg_give(fuse_ort_rule_attr_to, dfg_int(6))), 0);
    const dfg_node cast_2 = dfg_new_call(r, fuse_ort_rule_op_Cast, DFG_OPERANDS(m->types),
                                         DFG_ATTRS(dfg_give(fuse_ort_rule_attr_to, dfg_int(6))), 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->places, -2),
                                                     dfg_extent_of(g, m->places, -1)));
    const dfg_node reshape = dfg_new_call(r, fuse_ort_rule_op_Reshape, DFG_OPERANDS(m->places, constant),
                                          NULL, 0);
    const dfg_node embedLayerNormalization = dfg_new_call(
            r, fuse_ort_rule_op_com_microsoft_EmbedLayerNormalization,
            DFG_OPERANDS(cast, cast_2, m->words, reshape, m->kinds, m->scale, m->shift),
            DFG_ATTRS(dfg_give(fuse_ort_rule_attr_epsilon,
                               dfg_attr_or_float(g, dfg_call_of(g, m->n), fuse_ort_rule_attr_epsilon,
                                                 1e-05))), 2);
    with[0] = dfg_new_get(r, embedLayerNormalization, 0);
}

/* fuse_ort.pat:538, rule ort_embed:
 * rewrite com.microsoft.EmbedLayerNormalization(Cast(ids) { to = 6 }, absent?, words,
 *     Reshape(places, i64 [places.shape[-2], places.shape[-1]]), absent?, scale, shift)
 *     -> 2 { epsilon = n.epsilon }.0; */
DFG_BUILD(fuse_ort_ort_embed)
{
    const dfg_node cast = dfg_new_call(r, fuse_ort_rule_op_Cast, DFG_OPERANDS(m->ids),
                                       DFG_ATTRS(dfg_give(fuse_ort_rule_attr_to, dfg_int(6))), 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->places, -2),
                                                     dfg_extent_of(g, m->places, -1)));
    const dfg_node reshape = dfg_new_call(r, fuse_ort_rule_op_Reshape, DFG_OPERANDS(m->places, constant),
                                          NULL, 0);
    const dfg_node embedLayerNormalization = dfg_new_call(
            r, fuse_ort_rule_op_com_microsoft_EmbedLayerNormalization,
            DFG_OPERANDS(cast, m->absent, m->words, reshape, m->absent, m->scale, m->shift),
            DFG_ATTRS(dfg_give(fuse_ort_rule_attr_epsilon,
                               dfg_attr_or_float(g, dfg_call_of(g, m->n), fuse_ort_rule_attr_epsilon,
                                                 1e-05))), 2);
    with[0] = dfg_new_get(r, embedLayerNormalization, 0);
}

/* fuse_ort.pat:568, rule qlinear_matmul:  rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz); */
DFG_BUILD(fuse_ort_qlinear_matmul)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_QLinearMatMul,
                           DFG_OPERANDS(m->a, m->as, m->az, m->b, m->bs, m->bz, m->ys, m->yz), NULL, 0);
}

/* fuse_ort.pat:576, rule qlinear_conv:  rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c }; */
DFG_BUILD(fuse_ort_qlinear_conv)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_QLinearConv,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->w, m->ws, m->wz, m->ys, m->yz),
                           DFG_ATTRS(dfg_take(m->c)), 0);
}

/* fuse_ort.pat:593, rule qlinear_conv_bias:  rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c }; */
DFG_BUILD(fuse_ort_qlinear_conv_bias)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_QLinearConv,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->w, m->ws, m->wz, m->ys, m->yz, m->b),
                           DFG_ATTRS(dfg_take(m->c)), 0);
}

/* fuse_ort.pat:603, rule qlinear_gemm:
 * rewrite com.microsoft.QGemm(x, xs, xz, w, ws, wz, b, ys, yz) { transA = m.transA, transB = m.transB }; */
DFG_BUILD(fuse_ort_qlinear_gemm)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QGemm,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->w, m->ws, m->wz, m->b, m->ys, m->yz),
                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_transA,
                                              dfg_attr_or_int(g, m->m, fuse_ort_rule_attr_transA, 0)),
                                     dfg_give(fuse_ort_rule_attr_transB,
                                              dfg_attr_or_int(g, m->m, fuse_ort_rule_attr_transB, 0))), 0);
}

/* fuse_ort.pat:609, rule qlinear_add:  rewrite com.microsoft.QLinearAdd(a, as, az, b, bs, bz, ys, yz); */
DFG_BUILD(fuse_ort_qlinear_add)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearAdd,
                           DFG_OPERANDS(m->a, m->as, m->az, m->b, m->bs, m->bz, m->ys, m->yz), NULL, 0);
}

/* fuse_ort.pat:615, rule qlinear_mul:  rewrite com.microsoft.QLinearMul(a, as, az, b, bs, bz, ys, yz); */
DFG_BUILD(fuse_ort_qlinear_mul)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearMul,
                           DFG_OPERANDS(m->a, m->as, m->az, m->b, m->bs, m->bz, m->ys, m->yz), NULL, 0);
}

/* fuse_ort.pat:621, rule qlinear_global_pool:  rewrite com.microsoft.QLinearGlobalAveragePool(x, xs, xz, ys, yz); */
static const struct dfg_made_call fuse_ort_qlinear_global_pool_calls[] = {
    {fuse_ort_rule_op_com_microsoft_QLinearGlobalAveragePool, 5, {DFG_FROM(fuse_ort_qlinear_global_pool, x), DFG_FROM(fuse_ort_qlinear_global_pool, xs),
        DFG_FROM(fuse_ort_qlinear_global_pool, xz), DFG_FROM(fuse_ort_qlinear_global_pool, ys),
        DFG_FROM(fuse_ort_qlinear_global_pool, yz)}},
};

/* fuse_ort.pat:627, rule qlinear_sigmoid:  rewrite com.microsoft.QLinearSigmoid(x, xs, xz, ys, yz); */
static const struct dfg_made_call fuse_ort_qlinear_sigmoid_calls[] = {
    {fuse_ort_rule_op_com_microsoft_QLinearSigmoid, 5, {DFG_FROM(fuse_ort_qlinear_sigmoid, x), DFG_FROM(fuse_ort_qlinear_sigmoid, xs),
        DFG_FROM(fuse_ort_qlinear_sigmoid, xz), DFG_FROM(fuse_ort_qlinear_sigmoid, ys),
        DFG_FROM(fuse_ort_qlinear_sigmoid, yz)}},
};

/* fuse_ort.pat:633, rule qlinear_leaky:
 * rewrite com.microsoft.QLinearLeakyRelu(x, xs, xz, ys, yz) { alpha = p.alpha }; */
DFG_BUILD(fuse_ort_qlinear_leaky)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearLeakyRelu,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->ys, m->yz),
                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_alpha,
                                              dfg_attr_or_float(g, m->p, fuse_ort_rule_attr_alpha, 0.01))),
                           0);
}

/* fuse_ort.pat:641, rule qlinear_average_pool:  rewrite com.microsoft.QLinearAveragePool(x, xs, xz, ys, yz) { ..p }; */
DFG_BUILD(fuse_ort_qlinear_average_pool)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearAveragePool,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->ys, m->yz), DFG_ATTRS(dfg_take(m->p)), 0);
}

/* fuse_ort.pat:647, rule qlinear_softmax:
 * rewrite com.microsoft.QLinearSoftmax(x, xs, xz, ys, yz) { axis = p.axis, opset = 13 }; */
DFG_BUILD(fuse_ort_qlinear_softmax)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearSoftmax,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->ys, m->yz),
                           DFG_ATTRS(dfg_give(fuse_ort_rule_attr_axis,
                                              dfg_attr_or_int(g, m->p, fuse_ort_rule_attr_axis, -1)),
                                     dfg_give(fuse_ort_rule_attr_opset, dfg_int(13))), 0);
}

/* fuse_ort.pat:653, rule qlinear_where:  rewrite com.microsoft.QLinearWhere(c, a, as, az, b, bs, bz, ys, yz); */
DFG_BUILD(fuse_ort_qlinear_where)
{
    with[0] = dfg_new_call(r, fuse_ort_rule_op_com_microsoft_QLinearWhere,
                           DFG_OPERANDS(m->c, m->a, m->as, m->az, m->b, m->bs, m->bz, m->ys, m->yz), NULL,
                           0);
}

/* fuse_ort.pat:661, rule qlinear_concat:  rewrite extern ort_concat_quantized; */
DFG_BUILD(fuse_ort_qlinear_concat) { with[0] = ort_concat_quantized(r, m); }

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    fuse_ort_rule_ort_matmul_nbits, fuse_ort_rule_ort_parts_in_order, fuse_ort_rule_ort_biases_of_parts,
    fuse_ort_rule_ort_quantized_attention_keys, fuse_ort_rule_ort_attention,
    fuse_ort_rule_ort_attention_packed, fuse_ort_rule_ort_key_without_bias,
    fuse_ort_rule_ort_quantized_attention, fuse_ort_rule_fuse_conv_sum_activation,
    fuse_ort_rule_fuse_integer_product_sum, fuse_ort_rule_ort_multi_head_attention,
    fuse_ort_rule_ort_group_query_attention_rotary, fuse_ort_rule_fuse_conv_activation,
    fuse_ort_rule_fuse_conv_leaky, fuse_ort_rule_fuse_conv_hard_sigmoid, fuse_ort_rule_fuse_conv_clip,
    fuse_ort_rule_fuse_conv_sum, fuse_ort_rule_ort_pad_conv, fuse_ort_rule_ort_gelu,
    fuse_ort_rule_ort_gelu_tanh, fuse_ort_rule_ort_swish, fuse_ort_rule_fuse_bias_gelu,
    fuse_ort_rule_fuse_bias_gelu_tanh, fuse_ort_rule_fuse_integer_product,
    fuse_ort_rule_merge_integer_products, fuse_ort_rule_fuse_dynamic_product,
    fuse_ort_rule_fuse_dynamic_product_sum, fuse_ort_rule_ort_matmul_nbits_bias,
    fuse_ort_rule_fuse_matmul_a, fuse_ort_rule_fuse_matmul_b, fuse_ort_rule_fuse_matmul_across,
    fuse_ort_rule_fuse_matmul_scale, fuse_ort_rule_fuse_matmul_divisor,
    fuse_ort_rule_fuse_matmul_more_scale, fuse_ort_rule_fuse_matmul_scale_a,
    fuse_ort_rule_fuse_matmul_scale_b, fuse_ort_rule_fuse_gemm, fuse_ort_rule_fuse_gemm_elu,
    fuse_ort_rule_fuse_gemm_hard_sigmoid, fuse_ort_rule_fuse_gemm_leaky,
    fuse_ort_rule_ort_group_query_attention, fuse_ort_rule_ort_group_query_attention_present,
    fuse_ort_rule_ort_embed_kinds, fuse_ort_rule_ort_embed, fuse_ort_rule_qlinear_matmul,
    fuse_ort_rule_qlinear_conv, fuse_ort_rule_qlinear_conv_bias, fuse_ort_rule_qlinear_gemm,
    fuse_ort_rule_qlinear_add, fuse_ort_rule_qlinear_mul, fuse_ort_rule_qlinear_global_pool,
    fuse_ort_rule_qlinear_sigmoid, fuse_ort_rule_qlinear_leaky, fuse_ort_rule_qlinear_average_pool,
    fuse_ort_rule_qlinear_softmax, fuse_ort_rule_qlinear_where, fuse_ort_rule_qlinear_concat,
};

/* fuse_ort.pat:167  DequantizeLinear.v21(w & const, s & const, (z & const)?) */
static inline bool fuse_ort_rule_is_DequantizeLinear_v21(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_DequantizeLinear_v21) && dfg_n_args(g, n) <= 3
        && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* fuse_ort.pat:168  DequantizeLinear.v23(w & const, s & const, (z & const)?) */
static inline bool fuse_ort_rule_is_DequantizeLinear_v23(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_DequantizeLinear_v23) && dfg_n_args(g, n) <= 3
        && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* fuse_ort.pat:254  (Mul | Div)(a & !Mul(...), s & const) */
static inline bool fuse_ort_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_Mul) && dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
        && (dfg_has_closures(g) || !dfg_calls(g, dfg_operand(g, n, 1), fuse_ort_rule_op_Mul));
}

/* fuse_ort.pat:254  (Mul | Div)(a & !Mul(...), s & const); the operator is known */
static inline bool fuse_ort_rule_is_o(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return ((dfg_has_closures(g) || !dfg_calls(g, dfg_operand(g, n, 0), fuse_ort_rule_op_Mul))
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || fuse_ort_rule_is_Mul(g, n);
}

/* op in {MatMul}: fuse_ort_rule_ort_matmul_nbits, fuse_ort_rule_fuse_matmul_a,
 * fuse_ort_rule_fuse_matmul_b, fuse_ort_rule_fuse_matmul_scale_a,
 * fuse_ort_rule_fuse_matmul_scale_b */
static inline DFG_IN_LINE_FOR_SPEED uint64_t fuse_ort_rule_at_MatMul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case fuse_ort_rule_op_DequantizeLinear_v21:
            if (fuse_ort_rule_is_DequantizeLinear_v21(g, a1))
                set |= DFG_BIT(fuse_ort_rule_ort_matmul_nbits);
            break;
        case fuse_ort_rule_op_DequantizeLinear_v23:
            if (fuse_ort_rule_is_DequantizeLinear_v23(g, a1))
                set |= DFG_BIT(fuse_ort_rule_ort_matmul_nbits);
            break;
        case fuse_ort_rule_op_Transpose:
            if (dfg_argc_is(g, a1, 1)) {
                const dfg_node a1_0 = dfg_operand(g, a1, 0);
                if (((dfg_calls(g, a1_0, fuse_ort_rule_op_DequantizeLinear_v21) && dfg_n_args(g, a1_0) <= 3)
                     || (dfg_calls(g, a1_0, fuse_ort_rule_op_DequantizeLinear_v23)
                         && dfg_n_args(g, a1_0) <= 3))
                    && dfg_list_is(g, a1, fuse_ort_rule_attr_perm, dfg_list(fuse_ort_rule_list_1_0, 2),
                                   false))
                    set |= DFG_BIT(fuse_ort_rule_ort_matmul_nbits);
                set |= DFG_BIT(fuse_ort_rule_fuse_matmul_b);
            }
            break;
        case fuse_ort_rule_op_Reshape:
            if (dfg_argc_is(g, a1, 2)) set |= DFG_BIT(fuse_ort_rule_fuse_matmul_b);
            break;
        case fuse_ort_rule_op_Div: case fuse_ort_rule_op_Mul:
            if (fuse_ort_rule_is_o(g, a1)) set |= DFG_BIT(fuse_ort_rule_fuse_matmul_scale_b);
            break;
        default: break;
        }
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_ort_rule_op_Transpose:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(fuse_ort_rule_fuse_matmul_a);
            break;
        case fuse_ort_rule_op_Reshape:
            if (dfg_argc_is(g, a0, 2)) set |= DFG_BIT(fuse_ort_rule_fuse_matmul_a);
            break;
        case fuse_ort_rule_op_Div: case fuse_ort_rule_op_Mul:
            if (fuse_ort_rule_is_o(g, a0)) set |= DFG_BIT(fuse_ort_rule_fuse_matmul_scale_a);
            break;
        default: break;
        }
    }
    return set;
}

/* fuse_ort.pat:169  Transpose(d) */
static inline bool fuse_ort_rule_is_Transpose(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, fuse_ort_rule_op_Transpose, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return ((dfg_calls(g, a0, fuse_ort_rule_op_DequantizeLinear_v21) && dfg_n_args(g, a0) <= 3)
            || (dfg_calls(g, a0, fuse_ort_rule_op_DequantizeLinear_v23) && dfg_n_args(g, a0) <= 3))
        && dfg_list_is(g, n, fuse_ort_rule_attr_perm, dfg_list(fuse_ort_rule_list_1_0, 2), false);
}

/* fuse_ort.pat:170  Gemm(x, d | t, b?); the operator is known */
static inline bool fuse_ort_rule_is_Gemm(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && (fuse_ort_rule_is_DequantizeLinear_v21(g, dfg_arg(g, n, 1))
            || fuse_ort_rule_is_DequantizeLinear_v23(g, dfg_arg(g, n, 1))
            || fuse_ort_rule_is_Transpose(g, dfg_arg(g, n, 1)))
        && dfg_float_is(g, n, fuse_ort_rule_attr_alpha, 1.0, 1.0)
        && dfg_float_is(g, n, fuse_ort_rule_attr_beta, 1.0, 1.0)
        && dfg_int_is(g, n, fuse_ort_rule_attr_transA, 0, 0);
}

/* fuse_ort.pat:329  s.0 */
static inline bool fuse_ort_rule_is_q(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_GET) || dfg_data(g, n) != 0) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_Split)
        && (dfg_int_is(g, a0, fuse_ort_rule_attr_axis, -1, 0)
            || dfg_int_is(g, a0, fuse_ort_rule_attr_axis, 2, 0));
}

/* fuse_ort.pat:497  Where(c | Expand(c, _), m & const, n & const) */
static inline bool fuse_ort_rule_is_hidden(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, fuse_ort_rule_op_Where, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

/* fuse_ort.pat:498  Expand(hidden, _) */
static inline bool fuse_ort_rule_is_Expand(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, fuse_ort_rule_op_Expand, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), fuse_ort_rule_op_Where, 3);
}

/* from bit 0 on: fuse_ort_rule_ort_parts_in_order, fuse_ort_rule_ort_biases_of_parts,
 * fuse_ort_rule_ort_quantized_attention_keys, fuse_ort_rule_ort_attention_packed,
 * fuse_ort_rule_ort_quantized_attention, and 1 more such group */
static uint64_t fuse_ort_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 6) {
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 1) {
            const dfg_node a2 = dfg_arg(g, n, 2);
            if (dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 2 && fuse_ort_rule_is_q(g, dfg_arg(g, n, 0))) {
                set |= DFG_BIT(4); /* fuse_ort_rule_ort_attention_packed ... */
                set |= DFG_BIT(6); /* fuse_ort_rule_ort_quantized_attention ... */
            }
        }
        const dfg_node a0 = dfg_arg(g, n, 0), a2 = dfg_arg(g, n, 2);
        if ((fuse_ort_rule_is_q(g, a0) || (dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 1)
             || (dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 2))
            && ((dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 0)
                || (dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 1)
                || (dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 2))
            && ((dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 0)
                || (dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 1)
                || (dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 2)))
            set |= DFG_BIT(0); /* fuse_ort_rule_ort_parts_in_order ... */
    }
    const dfg_node a1 = dfg_arg(g, n, 1), a2 = dfg_arg(g, n, 2);
    if (dfg_n_args(g, n) <= 6 && fuse_ort_rule_is_q(g, dfg_arg(g, n, 0)) && dfg_is(g, a1, DFG_GET)
        && dfg_data(g, a1) == 1 && dfg_is(g, a2, DFG_GET) && dfg_is_get_back(g, a2, 1)
        && dfg_data(g, a2) == 2 && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST))
        set |= DFG_BIT(1); /* fuse_ort_rule_ort_biases_of_parts ... */
    if (dfg_n_args(g, n) <= 6 && fuse_ort_rule_is_q(g, dfg_arg(g, n, 0)) && dfg_is(g, a1, DFG_GET)
        && dfg_data(g, a1) == 1 && dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 2
        && (fuse_ort_rule_is_hidden(g, dfg_arg(g, n, 5)) || fuse_ort_rule_is_Expand(g, dfg_arg(g, n, 5))))
        set |= DFG_BIT(2); /* fuse_ort_rule_ort_quantized_attention_keys ... */
    return set;
}

/* op in {com.microsoft.MultiHeadAttention}: fuse_ort_rule_ort_parts_in_order,
 * fuse_ort_rule_ort_biases_of_parts, fuse_ort_rule_ort_quantized_attention_keys,
 * fuse_ort_rule_ort_attention_packed, fuse_ort_rule_ort_quantized_attention */
static inline DFG_IN_LINE_FOR_SPEED uint64_t fuse_ort_rule_at_com_microsoft_MultiHeadAttention(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1) set |= fuse_ort_rule_part(g, n) << 1;
    return set;
}

/* from bit 0 on: fuse_ort_rule_ort_attention, fuse_ort_rule_ort_attention_packed,
 * fuse_ort_rule_ort_quantized_attention, fuse_ort_rule_ort_multi_head_attention, and 1 more
 * such group */
static uint64_t fuse_ort_rule_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_arg(g, n, 0);
    switch (dfg_op(g, a0)) {
    case fuse_ort_rule_op_Add:
        if (dfg_argc_is(g, a0, 2)) {
            const dfg_node a1 = dfg_arg(g, n, 1);
            if (dfg_calls(g, a1, fuse_ort_rule_op_Add) && dfg_argc_is(g, a1, 2)) {
                const dfg_node a2 = dfg_arg(g, n, 2);
                if (dfg_calls(g, a2, fuse_ort_rule_op_Add) && dfg_argc_is(g, a2, 2)) {
                    if (((dfg_calls_argc(g, dfg_operand(g, a0, 0), fuse_ort_rule_op_MatMul, 2)
                          && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST))
                         || (dfg_is(g, dfg_operand(g, a0, 0), DFG_CONST)
                             && dfg_calls_argc(g, dfg_operand(g, a0, 1), fuse_ort_rule_op_MatMul, 2)))
                        && ((dfg_calls_argc(g, dfg_operand(g, a1, 0), fuse_ort_rule_op_MatMul, 2)
                             && dfg_is(g, dfg_operand(g, a1, 1), DFG_CONST))
                            || (dfg_is(g, dfg_operand(g, a1, 0), DFG_CONST)
                                && dfg_calls_argc(g, dfg_operand(g, a1, 1), fuse_ort_rule_op_MatMul, 2)))
                        && ((dfg_calls_argc(g, dfg_operand(g, a2, 0), fuse_ort_rule_op_MatMul, 2)
                             && dfg_is(g, dfg_operand(g, a2, 1), DFG_CONST))
                            || (dfg_is(g, dfg_operand(g, a2, 0), DFG_CONST)
                                && dfg_calls_argc(g, dfg_operand(g, a2, 1), fuse_ort_rule_op_MatMul, 2))))
                        set |= DFG_BIT(0); /* fuse_ort_rule_ort_attention ... */
                    if ((dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST)
                         || dfg_is(g, dfg_operand(g, a0, 0), DFG_CONST))
                        && (dfg_is(g, dfg_operand(g, a1, 1), DFG_CONST)
                            || dfg_is(g, dfg_operand(g, a1, 0), DFG_CONST))
                        && (dfg_is(g, dfg_operand(g, a2, 1), DFG_CONST)
                            || dfg_is(g, dfg_operand(g, a2, 0), DFG_CONST)))
                        set |= DFG_BIT(6); /* fuse_ort_rule_ort_multi_head_attention ... */
                }
            }
        }
        break;
    case DFG_GET: {
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 1) {
            const dfg_node a2 = dfg_arg(g, n, 2);
            if (dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 2) {
                const dfg_node a0_0 = dfg_arg(g, a0, 0);
                if (dfg_calls(g, a0_0, fuse_ort_rule_op_Split)
                    && (dfg_int_is(g, a0_0, fuse_ort_rule_attr_axis, -1, 0)
                        || dfg_int_is(g, a0_0, fuse_ort_rule_attr_axis, 2, 0))
                    && dfg_data(g, a0) == 0) {
                    set |= DFG_BIT(1); /* fuse_ort_rule_ort_attention_packed ... */
                    set |= DFG_BIT(3); /* fuse_ort_rule_ort_quantized_attention ... */
                }
            }
        }
        break;
    }
    default: break;
    }
    return set;
}

/* fuse_ort.pat:392  Add(q, bq & const) */
static inline bool fuse_ort_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, fuse_ort_rule_op_Add, 2)) return false;
    return dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) || dfg_is(g, dfg_operand(g, n, 0), DFG_CONST);
}

/* fuse_ort.pat:448  RotaryEmbedding(q, cos, sin, (at & const)?) */
static inline bool fuse_ort_rule_is_rq(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_RotaryEmbedding) && dfg_n_args(g, n) <= 4
        && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE
        && (dfg_arg(g, n, 3) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 3), DFG_CONST));
}

/* fuse_ort.pat:522  Add(Add(w, t), places & const) */
static inline bool fuse_ort_rule_is_Add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, fuse_ort_rule_op_Add, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), fuse_ort_rule_op_Add, 2)
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), fuse_ort_rule_op_Add, 2));
}

/* fuse_ort.pat:522  Add(Add(w, places & const), t) */
static inline bool fuse_ort_rule_is_Add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, fuse_ort_rule_op_Add, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1), a0 = dfg_operand(g, n, 0);
    return (dfg_calls_argc(g, a0, fuse_ort_rule_op_Add, 2)
            && dfg_calls_argc(g, a1, fuse_ort_rule_op_Gather, 2)
            && dfg_int_is(g, a1, fuse_ort_rule_attr_axis, 0, 0))
        || (dfg_calls_argc(g, a0, fuse_ort_rule_op_Gather, 2)
            && dfg_int_is(g, a0, fuse_ort_rule_attr_axis, 0, 0)
            && dfg_calls_argc(g, a1, fuse_ort_rule_op_Add, 2));
}

/* fuse_ort.pat:535  Add(w | Gather(w, absent), places & const) */
static inline bool fuse_ort_rule_is_Add_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, fuse_ort_rule_op_Add, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), fuse_ort_rule_op_Gather, 2)
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), fuse_ort_rule_op_Gather, 2));
}

/* from bit 0 on: fuse_ort_rule_ort_embed_kinds, fuse_ort_rule_ort_embed, and 1 more such group */
static uint64_t fuse_ort_rule_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 3) && dfg_int_is(g, n, fuse_ort_rule_attr_axis, -1, -1)) {
        if (fuse_ort_rule_is_Add_2(g, dfg_operand(g, n, 0))
            || fuse_ort_rule_is_Add_3(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(0); /* fuse_ort_rule_ort_embed_kinds ... */
        if (fuse_ort_rule_is_Add_4(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(1); /* fuse_ort_rule_ort_embed ... */
    }
    return set;
}

/* op in {get}: fuse_ort_rule_ort_parts_in_order, fuse_ort_rule_ort_biases_of_parts,
 * fuse_ort_rule_ort_quantized_attention_keys, fuse_ort_rule_ort_attention,
 * fuse_ort_rule_ort_attention_packed, fuse_ort_rule_ort_key_without_bias and 7 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t fuse_ort_rule_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_ort_rule_op_com_microsoft_MultiHeadAttention:
            set |= fuse_ort_rule_part(g, a0) << 1;
            break;
        case fuse_ort_rule_op_Attention: {
            if (dfg_n_args(g, a0) <= 5) set |= fuse_ort_rule_part_2(g, a0) << 4;
            const dfg_node a0_1 = dfg_arg(g, a0, 1), a0_2 = dfg_arg(g, a0, 2);
            if (dfg_n_args(g, a0) <= 5 && fuse_ort_rule_is_q(g, dfg_arg(g, a0, 0))
                && dfg_is(g, a0_1, DFG_GET) && dfg_data(g, a0_1) == 1 && dfg_is(g, a0_2, DFG_GET)
                && dfg_data(g, a0_2) == 2
                && (fuse_ort_rule_is_hidden(g, dfg_arg(g, a0, 3))
                    || fuse_ort_rule_is_Expand(g, dfg_arg(g, a0, 3))))
                set |= DFG_BIT(fuse_ort_rule_ort_quantized_attention_keys);
            if (dfg_n_args(g, a0) <= 5 && a0_1 != DFG_NONE && fuse_ort_rule_is_Add(g, dfg_arg(g, a0, 0))
                && (dfg_has_closures(g) || !dfg_calls(g, a0_1, fuse_ort_rule_op_Add))
                && fuse_ort_rule_is_Add(g, a0_2))
                set |= DFG_BIT(fuse_ort_rule_ort_key_without_bias);
            if (dfg_n_args(g, a0) <= 5 && a0_2 != DFG_NONE && fuse_ort_rule_is_rq(g, dfg_arg(g, a0, 0))
                && fuse_ort_rule_is_rq(g, a0_1)
                && (dfg_arg(g, a0, 3) == DFG_NONE || dfg_is(g, dfg_arg(g, a0, 3), DFG_CONST)))
                set |= DFG_BIT(fuse_ort_rule_ort_group_query_attention_rotary);
            if (dfg_n_args(g, a0) <= 6 && dfg_arg(g, a0, 0) != DFG_NONE && a0_1 != DFG_NONE
                && a0_2 != DFG_NONE
                && (dfg_arg(g, a0, 3) == DFG_NONE || dfg_is(g, dfg_arg(g, a0, 3), DFG_CONST)))
                set |= DFG_BIT(fuse_ort_rule_ort_group_query_attention);
            if (dfg_n_args(g, a0) <= 6 && dfg_arg(g, a0, 0) != DFG_NONE && a0_1 != DFG_NONE
                && a0_2 != DFG_NONE && dfg_arg(g, a0, 4) != DFG_NONE && dfg_arg(g, a0, 5) != DFG_NONE
                && (dfg_arg(g, a0, 3) == DFG_NONE || dfg_is(g, dfg_arg(g, a0, 3), DFG_CONST)))
                set |= DFG_BIT(fuse_ort_rule_ort_group_query_attention_present);
            break;
        }
        case fuse_ort_rule_op_LayerNormalization: set |= fuse_ort_rule_part_3(g, a0) << 42; break;
        default: break;
        }
    }
    return set;
}

/* op in {Attention}: fuse_ort_rule_ort_quantized_attention_keys, fuse_ort_rule_ort_attention,
 * fuse_ort_rule_ort_attention_packed, fuse_ort_rule_ort_key_without_bias,
 * fuse_ort_rule_ort_quantized_attention, fuse_ort_rule_ort_multi_head_attention and 2 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t fuse_ort_rule_at_Attention(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1) {
        if (dfg_n_args(g, n) <= 5) set |= fuse_ort_rule_part_2(g, n) << 4;
        const dfg_node a1 = dfg_arg(g, n, 1), a2 = dfg_arg(g, n, 2);
        if (dfg_n_args(g, n) <= 5 && fuse_ort_rule_is_q(g, dfg_arg(g, n, 0)) && dfg_is(g, a1, DFG_GET)
            && dfg_data(g, a1) == 1 && dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 2
            && (fuse_ort_rule_is_hidden(g, dfg_arg(g, n, 3))
                || fuse_ort_rule_is_Expand(g, dfg_arg(g, n, 3))))
            set |= DFG_BIT(fuse_ort_rule_ort_quantized_attention_keys);
        if (dfg_n_args(g, n) <= 5 && a1 != DFG_NONE && fuse_ort_rule_is_Add(g, dfg_arg(g, n, 0))
            && (dfg_has_closures(g) || !dfg_calls(g, a1, fuse_ort_rule_op_Add))
            && fuse_ort_rule_is_Add(g, a2))
            set |= DFG_BIT(fuse_ort_rule_ort_key_without_bias);
        if (dfg_n_args(g, n) <= 5 && a2 != DFG_NONE && fuse_ort_rule_is_rq(g, dfg_arg(g, n, 0))
            && fuse_ort_rule_is_rq(g, a1)
            && (dfg_arg(g, n, 3) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)))
            set |= DFG_BIT(fuse_ort_rule_ort_group_query_attention_rotary);
        if (dfg_n_args(g, n) <= 6 && dfg_arg(g, n, 0) != DFG_NONE && a1 != DFG_NONE && a2 != DFG_NONE
            && (dfg_arg(g, n, 3) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)))
            set |= DFG_BIT(fuse_ort_rule_ort_group_query_attention);
    }
    return set;
}

/* fuse_ort.pat:65  Add(c, z) */
static inline bool fuse_ort_rule_is_fuse_conv_sum(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, fuse_ort_rule_op_Add, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return (dfg_calls(g, a0, fuse_ort_rule_op_Conv) && dfg_n_args(g, a0) <= 3
            && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
        || (dfg_calls(g, a1, fuse_ort_rule_op_Conv) && dfg_n_args(g, a1) <= 3
            && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE);
}

/* fuse_ort.pat:65  Relu(Add(c, z)); the operator is known */
static inline bool fuse_ort_rule_is_y(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && fuse_ort_rule_is_fuse_conv_sum(g, dfg_operand(g, n, 0));
}

/* fuse_ort.pat:121  Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)); the operator is known */
static inline bool fuse_ort_rule_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return (dfg_calls_argc(g, a0, fuse_ort_rule_op_Cast, 1)
            && dfg_scalar_eq(dfg_attr(g, a0, fuse_ort_rule_attr_to), dfg_int(1))
            && dfg_calls_argc(g, a1, fuse_ort_rule_op_Mul, 2))
        || (dfg_calls_argc(g, a0, fuse_ort_rule_op_Mul, 2)
            && dfg_calls_argc(g, a1, fuse_ort_rule_op_Cast, 1)
            && dfg_scalar_eq(dfg_attr(g, a1, fuse_ort_rule_attr_to), dfg_int(1)));
}

/* from bit 0 on: fuse_ort_rule_fuse_dynamic_product_sum, and 1 more such group */
static uint64_t fuse_ort_rule_part_4(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_operand(g, n, 0);
    if (dfg_n_args(g, a0) <= 5 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE
        && dfg_arg(g, a0, 2) != DFG_NONE && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        set |= DFG_BIT(0); /* fuse_ort_rule_fuse_dynamic_product_sum ... */
    return set;
}

/* op in {Add}: fuse_ort_rule_fuse_integer_product_sum, fuse_ort_rule_fuse_conv_sum,
 * fuse_ort_rule_fuse_dynamic_product_sum, fuse_ort_rule_ort_matmul_nbits_bias */
static inline DFG_IN_LINE_FOR_SPEED uint64_t fuse_ort_rule_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_ort_rule_op_Mul:
            if (fuse_ort_rule_is_Mul_2(g, a0)) set |= DFG_BIT(fuse_ort_rule_fuse_integer_product_sum);
            break;
        case fuse_ort_rule_op_Conv:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(fuse_ort_rule_fuse_conv_sum);
            break;
        case fuse_ort_rule_op_com_microsoft_DynamicQuantizeMatMul:
            set |= fuse_ort_rule_part_4(g, n) << 26;
            break;
        case DFG_CONST: {
            const dfg_node a1 = dfg_operand(g, n, 1);
            switch (dfg_op(g, a1)) {
            case fuse_ort_rule_op_com_microsoft_DynamicQuantizeMatMul:
                if (dfg_n_args(g, a1) <= 5 && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE
                    && dfg_arg(g, a1, 2) != DFG_NONE)
                    set |= DFG_BIT(fuse_ort_rule_fuse_dynamic_product_sum);
                break;
            case fuse_ort_rule_op_com_microsoft_MatMulNBits:
                if (dfg_n_args(g, a1) <= 5 && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE
                    && dfg_arg(g, a1, 2) != DFG_NONE)
                    set |= DFG_BIT(fuse_ort_rule_ort_matmul_nbits_bias);
                break;
            default: break;
            }
            break;
        }
        case fuse_ort_rule_op_com_microsoft_MatMulNBits: set |= fuse_ort_rule_part_4(g, n) << 27; break;
        default: break;
        }
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case fuse_ort_rule_op_Mul:
            if (fuse_ort_rule_is_Mul_2(g, a1)) set |= DFG_BIT(fuse_ort_rule_fuse_integer_product_sum);
            break;
        case fuse_ort_rule_op_Conv:
            if (dfg_n_args(g, a1) <= 3 && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE)
                set |= DFG_BIT(fuse_ort_rule_fuse_conv_sum);
            break;
        default: break;
        }
    }
    return set;
}

/* fuse_ort.pat:30  (Relu | Sigmoid | Tanh)(c); the operator is known */
static inline bool fuse_ort_rule_is_y_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_Conv) && dfg_n_args(g, a0) <= 3
        && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE;
}

/* op in {LeakyRelu}: fuse_ort_rule_fuse_conv_leaky, fuse_ort_rule_fuse_gemm_leaky */
static inline DFG_IN_LINE_FOR_SPEED uint64_t fuse_ort_rule_at_LeakyRelu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_ort_rule_op_Conv:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(fuse_ort_rule_fuse_conv_leaky);
            break;
        case fuse_ort_rule_op_Gemm:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(fuse_ort_rule_fuse_gemm_leaky);
            break;
        default: break;
        }
    }
    return set;
}

/* op in {HardSigmoid}: fuse_ort_rule_fuse_conv_hard_sigmoid,
 * fuse_ort_rule_fuse_gemm_hard_sigmoid */
static inline DFG_IN_LINE_FOR_SPEED uint64_t fuse_ort_rule_at_HardSigmoid(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_ort_rule_op_Conv:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(fuse_ort_rule_fuse_conv_hard_sigmoid);
            break;
        case fuse_ort_rule_op_Gemm:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(fuse_ort_rule_fuse_gemm_hard_sigmoid);
            break;
        default: break;
        }
    }
    return set;
}

/* fuse_ort.pat:55  Clip(c, (lo & const)?, (hi & const)?); the operator is known */
static inline bool fuse_ort_rule_is_fuse_conv_clip(const dfg_graph *g, dfg_node n)
{
    if (dfg_n_args(g, n) > 3) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_Conv) && dfg_n_args(g, a0) <= 3
        && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE
        && (dfg_arg(g, n, 1) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* fuse_ort.pat:79  Pad(x, pads & const, (zero & 0)?) */
static inline bool fuse_ort_rule_is_Pad(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_ort_rule_op_Pad) && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(0), DFG_NO_DTYPE))
        && dfg_str_is(g, n, fuse_ort_rule_attr_mode, fuse_ort_rule_str_constant,
                      fuse_ort_rule_str_constant);
}

/* fuse_ort.pat:79  com.microsoft.FusedConv(Pad(x, pads & const, (zero & 0)?) { mode == "constant" }, w, b?, z ...; the operator is known */
static inline bool fuse_ort_rule_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 1) != DFG_NONE
        && fuse_ort_rule_is_Pad(g, dfg_arg(g, n, 0));
}

/* op in {Gelu}: fuse_ort_rule_ort_gelu, fuse_ort_rule_ort_gelu_tanh */
static inline DFG_IN_LINE_FOR_SPEED uint64_t fuse_ort_rule_at_Gelu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        if (dfg_str_is(g, n, fuse_ort_rule_attr_approximate, fuse_ort_rule_str_none,
                       fuse_ort_rule_str_none))
            set |= DFG_BIT(fuse_ort_rule_ort_gelu);
        if (dfg_str_is(g, n, fuse_ort_rule_attr_approximate, fuse_ort_rule_str_tanh,
                       fuse_ort_rule_str_none))
            set |= DFG_BIT(fuse_ort_rule_ort_gelu_tanh);
    }
    return set;
}

/* fuse_ort.pat:104  com.microsoft.Gelu(Add(x, b)); the operator is known */
static inline bool fuse_ort_rule_is_fuse_bias_gelu(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), fuse_ort_rule_op_Add, 2);
}

/* fuse_ort.pat:109  com.microsoft.FastGelu(Add(x, b)); the operator is known */
static inline bool fuse_ort_rule_is_fuse_bias_gelu_tanh(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), fuse_ort_rule_op_Add, 2);
}

/* fuse_ort.pat:121  Cast(MatMulInteger(v, b, z, zero?)) */
static inline bool fuse_ort_rule_is_Cast(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, fuse_ort_rule_op_Cast, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_MatMulInteger) && dfg_n_args(g, a0) <= 4
        && dfg_arg(g, a0, 1) != DFG_NONE
        && dfg_scalar_eq(dfg_attr(g, n, fuse_ort_rule_attr_to), dfg_int(1));
}

/* fuse_ort.pat:121  Mul(s, scale) */
static inline bool fuse_ort_rule_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, fuse_ort_rule_op_Mul, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return (dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 1)
        || (dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 1);
}

/* from bit 0 on: fuse_ort_rule_fuse_matmul_scale, and 1 more such group */
static uint64_t fuse_ort_rule_part_5(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_operand(g, n, 0);
    if (dfg_argc_is(g, a0, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        set |= DFG_BIT(0); /* fuse_ort_rule_fuse_matmul_scale ... */
    return set;
}

/* op in {Mul}: fuse_ort_rule_fuse_integer_product, fuse_ort_rule_fuse_matmul_scale,
 * fuse_ort_rule_fuse_matmul_more_scale */
static inline DFG_IN_LINE_FOR_SPEED uint64_t fuse_ort_rule_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_ort_rule_op_Cast:
            if (fuse_ort_rule_is_Cast(g, a0) && fuse_ort_rule_is_Mul_3(g, dfg_operand(g, n, 1)))
                set |= DFG_BIT(fuse_ort_rule_fuse_integer_product);
            break;
        case fuse_ort_rule_op_Mul:
            if (fuse_ort_rule_is_Mul_3(g, a0) && fuse_ort_rule_is_Cast(g, dfg_operand(g, n, 1)))
                set |= DFG_BIT(fuse_ort_rule_fuse_integer_product);
            break;
        case fuse_ort_rule_op_MatMul: set |= fuse_ort_rule_part_5(g, n) << 31; break;
        case DFG_CONST: {
            const dfg_node a1 = dfg_operand(g, n, 1);
            switch (dfg_op(g, a1)) {
            case fuse_ort_rule_op_MatMul:
                if (dfg_argc_is(g, a1, 2)) set |= DFG_BIT(fuse_ort_rule_fuse_matmul_scale);
                break;
            case fuse_ort_rule_op_com_microsoft_FusedMatMul:
                if (dfg_argc_is(g, a1, 2)) set |= DFG_BIT(fuse_ort_rule_fuse_matmul_more_scale);
                break;
            default: break;
            }
            break;
        }
        case fuse_ort_rule_op_com_microsoft_FusedMatMul: set |= fuse_ort_rule_part_5(g, n) << 33; break;
        default: break;
        }
    }
    return set;
}

/* fuse_ort.pat:118  q.0 */
static inline bool fuse_ort_rule_is_v(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_GET) && dfg_data(g, n) == 0
        && dfg_calls_argc(g, dfg_arg(g, n, 0), fuse_ort_rule_op_DynamicQuantizeLinear, 1);
}

/* op in {com.microsoft.MatMulIntegerToFloat}: fuse_ort_rule_merge_integer_products,
 * fuse_ort_rule_fuse_dynamic_product */
static inline DFG_IN_LINE_FOR_SPEED uint64_t fuse_ort_rule_at_com_microsoft_MatMulIntegerToFloat(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 6) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST))
        set |= DFG_BIT(fuse_ort_rule_merge_integer_products);
    const dfg_node a2 = dfg_arg(g, n, 2), a4 = dfg_arg(g, n, 4);
    if (dfg_n_args(g, n) <= 7 && dfg_arg(g, n, 1) != DFG_NONE && dfg_arg(g, n, 3) != DFG_NONE
        && fuse_ort_rule_is_v(g, dfg_arg(g, n, 0)) && dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 1
        && dfg_is(g, a4, DFG_GET) && dfg_data(g, a4) == 2)
        set |= DFG_BIT(fuse_ort_rule_fuse_dynamic_product);
    return set;
}

/* op in {com.microsoft.FusedMatMul}: fuse_ort_rule_fuse_matmul_a, fuse_ort_rule_fuse_matmul_b */
static inline DFG_IN_LINE_FOR_SPEED uint64_t fuse_ort_rule_at_com_microsoft_FusedMatMul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if ((dfg_calls_argc(g, dfg_operand(g, n, 0), fuse_ort_rule_op_Transpose, 1)
             || dfg_calls_argc(g, dfg_operand(g, n, 0), fuse_ort_rule_op_Reshape, 2))
            && dfg_int_is(g, n, fuse_ort_rule_attr_transBatchA, 0, 0))
            set |= DFG_BIT(fuse_ort_rule_fuse_matmul_a);
        if ((dfg_calls_argc(g, dfg_operand(g, n, 1), fuse_ort_rule_op_Transpose, 1)
             || dfg_calls_argc(g, dfg_operand(g, n, 1), fuse_ort_rule_op_Reshape, 2))
            && dfg_int_is(g, n, fuse_ort_rule_attr_transBatchB, 0, 0))
            set |= DFG_BIT(fuse_ort_rule_fuse_matmul_b);
    }
    return set;
}

/* fuse_ort.pat:224  Transpose(m); the operator is known */
static inline bool fuse_ort_rule_is_Transpose_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls_argc(g, a0, fuse_ort_rule_op_MatMul, 2)
        || (dfg_calls_argc(g, a0, fuse_ort_rule_op_com_microsoft_FusedMatMul, 2)
            && dfg_int_is(g, a0, fuse_ort_rule_attr_transBatchA, 0, 0)
            && dfg_int_is(g, a0, fuse_ort_rule_attr_transBatchB, 0, 0));
}

/* fuse_ort.pat:224  Reshape(m, _); the operator is known */
static inline bool fuse_ort_rule_is_Reshape(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls_argc(g, a0, fuse_ort_rule_op_MatMul, 2)
        || (dfg_calls_argc(g, a0, fuse_ort_rule_op_com_microsoft_FusedMatMul, 2)
            && dfg_int_is(g, a0, fuse_ort_rule_attr_transBatchA, 0, 0)
            && dfg_int_is(g, a0, fuse_ort_rule_attr_transBatchB, 0, 0));
}

/* fuse_ort.pat:240  Div(m, s & const); the operator is known */
static inline bool fuse_ort_rule_is_fuse_matmul_divisor(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_calls_argc(g, dfg_operand(g, n, 0), fuse_ort_rule_op_MatMul, 2)
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* fuse_ort.pat:270  (Relu | Sigmoid | Tanh | Softplus | Softsign)(g); the operator is known */
static inline bool fuse_ort_rule_is_y_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_Gemm) && dfg_n_args(g, a0) <= 3
        && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE;
}

/* fuse_ort.pat:280  Elu(g); the operator is known */
static inline bool fuse_ort_rule_is_y_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, fuse_ort_rule_op_Gemm) && dfg_n_args(g, a0) <= 3
        && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE;
}

/* op in {LayerNormalization}: fuse_ort_rule_ort_embed_kinds, fuse_ort_rule_ort_embed */
static inline DFG_IN_LINE_FOR_SPEED uint64_t fuse_ort_rule_at_LayerNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1) set |= fuse_ort_rule_part_3(g, n) << 42;
    return set;
}

/* fuse_ort.pat:564  MatMul(DequantizeLinear(a, as & const, az & const), d); the operator is known */
static inline bool fuse_ort_rule_is_MatMul(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2)
        && dfg_calls_with(g, dfg_operand(g, n, 0), fuse_ort_rule_op_DequantizeLinear, 3)
        && dfg_calls_with(g, dfg_operand(g, n, 1), fuse_ort_rule_op_DequantizeLinear, 3);
}

/* fuse_ort.pat:597  Gemm(DequantizeLinear(x, xs & const, xz & const), d, DequantizeLinear(b & const : i32, bs  ...; the operator is known */
static inline bool fuse_ort_rule_is_Gemm_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 3)) return false;
    const dfg_node a2 = dfg_operand(g, n, 2);
    return dfg_calls_with(g, dfg_operand(g, n, 0), fuse_ort_rule_op_DequantizeLinear, 3)
        && dfg_calls_with(g, dfg_operand(g, n, 1), fuse_ort_rule_op_DequantizeLinear, 3)
        && dfg_calls(g, a2, fuse_ort_rule_op_DequantizeLinear) && dfg_n_args(g, a2) <= 3
        && dfg_float_is(g, n, fuse_ort_rule_attr_alpha, 1.0, 1.0)
        && dfg_float_is(g, n, fuse_ort_rule_attr_beta, 1.0, 1.0);
}

/* fuse_ort.pat:606  Add(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & cons ...; the operator is known */
static inline bool fuse_ort_rule_is_Add_5(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2)
        && dfg_calls_with(g, dfg_operand(g, n, 0), fuse_ort_rule_op_DequantizeLinear, 3)
        && dfg_calls_with(g, dfg_operand(g, n, 1), fuse_ort_rule_op_DequantizeLinear, 3);
}

/* fuse_ort.pat:612  Mul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & cons ...; the operator is known */
static inline bool fuse_ort_rule_is_Mul_4(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2)
        && dfg_calls_with(g, dfg_operand(g, n, 0), fuse_ort_rule_op_DequantizeLinear, 3)
        && dfg_calls_with(g, dfg_operand(g, n, 1), fuse_ort_rule_op_DequantizeLinear, 3);
}

/* fuse_ort.pat:618  GlobalAveragePool(DequantizeLinear(x, xs & const, xz & const)); the operator is known */
static inline bool fuse_ort_rule_is_GlobalAveragePool(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && dfg_calls_with(g, dfg_operand(g, n, 0), fuse_ort_rule_op_DequantizeLinear, 3);
}

/* fuse_ort.pat:624  Sigmoid(DequantizeLinear(x, xs & const, xz & const)); the operator is known */
static inline bool fuse_ort_rule_is_Sigmoid(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && dfg_calls_with(g, dfg_operand(g, n, 0), fuse_ort_rule_op_DequantizeLinear, 3);
}

/* fuse_ort.pat:630  LeakyRelu(DequantizeLinear(x, xs & const, xz & const)); the operator is known */
static inline bool fuse_ort_rule_is_LeakyRelu(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && dfg_calls_with(g, dfg_operand(g, n, 0), fuse_ort_rule_op_DequantizeLinear, 3);
}

/* fuse_ort.pat:637  AveragePool(DequantizeLinear(x, xs & const, xz & const)); the operator is known */
static inline bool fuse_ort_rule_is_AveragePool(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && dfg_calls_with(g, dfg_operand(g, n, 0), fuse_ort_rule_op_DequantizeLinear, 3);
}

/* fuse_ort.pat:644  Softmax(DequantizeLinear(x, xs & const, xz & const)); the operator is known */
static inline bool fuse_ort_rule_is_Softmax(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && dfg_calls_with(g, dfg_operand(g, n, 0), fuse_ort_rule_op_DequantizeLinear, 3);
}

/* fuse_ort.pat:650  Where(c, DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & ...; the operator is known */
static inline bool fuse_ort_rule_is_Where(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 3)
        && dfg_calls_with(g, dfg_operand(g, n, 1), fuse_ort_rule_op_DequantizeLinear, 3)
        && dfg_calls_with(g, dfg_operand(g, n, 2), fuse_ort_rule_op_DequantizeLinear, 3);
}

/* fuse_ort.pat:657  Concat(every d); the operator is known */
static inline bool fuse_ort_rule_is_Concat(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) > 0
        && dfg_calls_with(g, dfg_arg(g, n, 0), fuse_ort_rule_op_DequantizeLinear, 3);
}

/* op in {QuantizeLinear}: fuse_ort_rule_qlinear_matmul, fuse_ort_rule_qlinear_conv,
 * fuse_ort_rule_qlinear_conv_bias, fuse_ort_rule_qlinear_gemm, fuse_ort_rule_qlinear_add,
 * fuse_ort_rule_qlinear_mul and 7 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t fuse_ort_rule_at_QuantizeLinear(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_ort_rule_op_MatMul:
            if (fuse_ort_rule_is_MatMul(g, a0)) set |= DFG_BIT(fuse_ort_rule_qlinear_matmul);
            break;
        case fuse_ort_rule_op_Conv: {
            if (dfg_has_args(g, a0, 2)
                && dfg_calls_with(g, dfg_operand(g, a0, 0), fuse_ort_rule_op_DequantizeLinear, 3)
                && dfg_calls_with(g, dfg_operand(g, a0, 1), fuse_ort_rule_op_DequantizeLinear, 3))
                set |= DFG_BIT(fuse_ort_rule_qlinear_conv);
            const dfg_node a0_2 = dfg_arg(g, a0, 2);
            if (dfg_has_args(g, a0, 3)
                && dfg_calls_with(g, dfg_operand(g, a0, 0), fuse_ort_rule_op_DequantizeLinear, 3)
                && dfg_calls_with(g, dfg_operand(g, a0, 1), fuse_ort_rule_op_DequantizeLinear, 3)
                && dfg_calls(g, a0_2, fuse_ort_rule_op_DequantizeLinear) && dfg_n_args(g, a0_2) <= 3)
                set |= DFG_BIT(fuse_ort_rule_qlinear_conv_bias);
            break;
        }
        case fuse_ort_rule_op_Gemm:
            if (fuse_ort_rule_is_Gemm_2(g, a0)) set |= DFG_BIT(fuse_ort_rule_qlinear_gemm);
            break;
        case fuse_ort_rule_op_Add:
            if (fuse_ort_rule_is_Add_5(g, a0)) set |= DFG_BIT(fuse_ort_rule_qlinear_add);
            break;
        case fuse_ort_rule_op_Mul:
            if (fuse_ort_rule_is_Mul_4(g, a0)) set |= DFG_BIT(fuse_ort_rule_qlinear_mul);
            break;
        case fuse_ort_rule_op_GlobalAveragePool:
            if (fuse_ort_rule_is_GlobalAveragePool(g, a0))
                set |= DFG_BIT(fuse_ort_rule_qlinear_global_pool);
            break;
        case fuse_ort_rule_op_Sigmoid:
            if (fuse_ort_rule_is_Sigmoid(g, a0)) set |= DFG_BIT(fuse_ort_rule_qlinear_sigmoid);
            break;
        case fuse_ort_rule_op_LeakyRelu:
            if (fuse_ort_rule_is_LeakyRelu(g, a0)) set |= DFG_BIT(fuse_ort_rule_qlinear_leaky);
            break;
        case fuse_ort_rule_op_AveragePool:
            if (fuse_ort_rule_is_AveragePool(g, a0)) set |= DFG_BIT(fuse_ort_rule_qlinear_average_pool);
            break;
        case fuse_ort_rule_op_Softmax:
            if (fuse_ort_rule_is_Softmax(g, a0)) set |= DFG_BIT(fuse_ort_rule_qlinear_softmax);
            break;
        case fuse_ort_rule_op_Where:
            if (fuse_ort_rule_is_Where(g, a0)) set |= DFG_BIT(fuse_ort_rule_qlinear_where);
            break;
        case fuse_ort_rule_op_Concat:
            if (fuse_ort_rule_is_Concat(g, a0)) set |= DFG_BIT(fuse_ort_rule_qlinear_concat);
            break;
        default: break;
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
    case fuse_ort_rule_op_Sigmoid: case fuse_ort_rule_op_Tanh:
        *set = (fuse_ort_rule_is_y_2(g, n) ? DFG_BIT(fuse_ort_rule_fuse_conv_activation) : 0)
            | (fuse_ort_rule_is_y_3(g, n) ? DFG_BIT(fuse_ort_rule_fuse_gemm) : 0);
        break;
    case fuse_ort_rule_op_LeakyRelu: *set = fuse_ort_rule_at_LeakyRelu(g, n); break;
    case fuse_ort_rule_op_HardSigmoid: *set = fuse_ort_rule_at_HardSigmoid(g, n); break;
    case fuse_ort_rule_op_Clip:
        *set = fuse_ort_rule_is_fuse_conv_clip(g, n) ? DFG_BIT(fuse_ort_rule_fuse_conv_clip) : 0;
        break;
    case fuse_ort_rule_op_com_microsoft_FusedConv:
        *set = fuse_ort_rule_is_c(g, n) ? DFG_BIT(fuse_ort_rule_ort_pad_conv) : 0;
        break;
    case fuse_ort_rule_op_Gelu: *set = fuse_ort_rule_at_Gelu(g, n); break;
    case fuse_ort_rule_op_Swish: *set = dfg_argc_is(g, n, 1) ? DFG_BIT(fuse_ort_rule_ort_swish) : 0; break;
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
    case fuse_ort_rule_op_Transpose:
        *set = fuse_ort_rule_is_Transpose_2(g, n) ? DFG_BIT(fuse_ort_rule_fuse_matmul_across) : 0;
        break;
    case fuse_ort_rule_op_Reshape:
        *set = fuse_ort_rule_is_Reshape(g, n) ? DFG_BIT(fuse_ort_rule_fuse_matmul_across) : 0;
        break;
    case fuse_ort_rule_op_Div:
        *set = fuse_ort_rule_is_fuse_matmul_divisor(g, n) ? DFG_BIT(fuse_ort_rule_fuse_matmul_divisor) : 0;
        break;
    case fuse_ort_rule_op_Softplus: case fuse_ort_rule_op_Softsign:
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
    {DFG_RULE(fuse_ort_ort_matmul_nbits, 17, 1), .keep_shared = true, .priority = 3,
     DFG_ROOTS(fuse_ort_rule_op_MatMul, fuse_ort_rule_op_Gemm)},
    {DFG_RULE(fuse_ort_ort_parts_in_order, 34, 1), .priority = 3,
     DFG_ROOTS(fuse_ort_rule_op_com_microsoft_MultiHeadAttention, DFG_GET)},
    {DFG_RULE(fuse_ort_ort_biases_of_parts, 35, 1), .priority = 3,
     DFG_ROOTS(fuse_ort_rule_op_com_microsoft_MultiHeadAttention, DFG_GET)},
    {DFG_RULE(fuse_ort_ort_quantized_attention_keys, 42, 1), .keep_shared = true, .priority = 3,
     DFG_ROOTS(fuse_ort_rule_op_Attention, DFG_GET, fuse_ort_rule_op_com_microsoft_MultiHeadAttention)},
    {DFG_RULE(fuse_ort_ort_attention, 31, 1), .priority = 2,
     DFG_ROOTS(fuse_ort_rule_op_Attention, DFG_GET)},
    {DFG_RULE(fuse_ort_ort_attention_packed, 33, 1), .priority = 2,
     DFG_ROOTS(fuse_ort_rule_op_Attention, DFG_GET, fuse_ort_rule_op_com_microsoft_MultiHeadAttention)},
    {DFG_RULE(fuse_ort_ort_key_without_bias, 36, 1), .priority = 2,
     DFG_ROOTS(fuse_ort_rule_op_Attention, DFG_GET)},
    {DFG_RULE(fuse_ort_ort_quantized_attention, 41, 1), .priority = 2,
     DFG_ROOTS(fuse_ort_rule_op_Attention, DFG_GET, fuse_ort_rule_op_com_microsoft_MultiHeadAttention)},
    {DFG_RULE(fuse_ort_fuse_conv_sum_activation, 4, 1), .priority = 1, DFG_ROOTS(fuse_ort_rule_op_Relu)},
    {DFG_RULE(fuse_ort_fuse_integer_product_sum, 12, 1), .keep_shared = true, .priority = 1,
     DFG_ROOTS(fuse_ort_rule_op_Add)},
    {DFG_RULE(fuse_ort_ort_multi_head_attention, 37, 1), .priority = 1,
     DFG_ROOTS(fuse_ort_rule_op_Attention, DFG_GET)},
    {DFG_RULE(fuse_ort_ort_group_query_attention_rotary, 40, 1), .priority = 1,
     DFG_ROOTS(fuse_ort_rule_op_Attention, DFG_GET)},
    {DFG_RULE(fuse_ort_fuse_conv_activation, 0, 1),
     DFG_ROOTS(fuse_ort_rule_op_Relu, fuse_ort_rule_op_Sigmoid, fuse_ort_rule_op_Tanh)},
    {DFG_RULE(fuse_ort_fuse_conv_leaky, 1, 1), DFG_ROOTS(fuse_ort_rule_op_LeakyRelu)},
    {DFG_RULE(fuse_ort_fuse_conv_hard_sigmoid, 2, 1), DFG_ROOTS(fuse_ort_rule_op_HardSigmoid)},
    {DFG_RULE(fuse_ort_fuse_conv_clip, 3, 1), DFG_ROOTS(fuse_ort_rule_op_Clip)},
    {DFG_RULE(fuse_ort_fuse_conv_sum, 5, 1), DFG_ROOTS(fuse_ort_rule_op_Add)},
    {DFG_RULE(fuse_ort_ort_pad_conv, 6, 1), DFG_ROOTS(fuse_ort_rule_op_com_microsoft_FusedConv)},
    {DFG_RULE_OF_CALLS(fuse_ort_ort_gelu, 7, 1), DFG_ROOTS(fuse_ort_rule_op_Gelu)},
    {DFG_RULE_OF_CALLS(fuse_ort_ort_gelu_tanh, 8, 1), DFG_ROOTS(fuse_ort_rule_op_Gelu)},
    {DFG_RULE(fuse_ort_ort_swish, 9, 1), DFG_ROOTS(fuse_ort_rule_op_Swish)},
    {DFG_RULE_OF_CALLS(fuse_ort_fuse_bias_gelu, 10, 1), DFG_ROOTS(fuse_ort_rule_op_com_microsoft_Gelu)},
    {DFG_RULE_OF_CALLS(fuse_ort_fuse_bias_gelu_tanh, 11, 1),
     DFG_ROOTS(fuse_ort_rule_op_com_microsoft_FastGelu)},
    {DFG_RULE(fuse_ort_fuse_integer_product, 13, 1), .keep_shared = true, DFG_ROOTS(fuse_ort_rule_op_Mul)},
    {DFG_RULE(fuse_ort_merge_integer_products, 14, 3),
     DFG_ROOTS(fuse_ort_rule_op_com_microsoft_MatMulIntegerToFloat)},
    {DFG_RULE_OF_CALLS(fuse_ort_fuse_dynamic_product, 15, 1),
     DFG_ROOTS(fuse_ort_rule_op_com_microsoft_MatMulIntegerToFloat)},
    {DFG_RULE_OF_CALLS(fuse_ort_fuse_dynamic_product_sum, 16, 1), DFG_ROOTS(fuse_ort_rule_op_Add)},
    {DFG_RULE(fuse_ort_ort_matmul_nbits_bias, 18, 1), DFG_ROOTS(fuse_ort_rule_op_Add)},
    {DFG_RULE(fuse_ort_fuse_matmul_a, 19, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_MatMul, fuse_ort_rule_op_com_microsoft_FusedMatMul)},
    {DFG_RULE(fuse_ort_fuse_matmul_b, 20, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_MatMul, fuse_ort_rule_op_com_microsoft_FusedMatMul)},
    {DFG_RULE(fuse_ort_fuse_matmul_across, 21, 1),
     DFG_ROOTS(fuse_ort_rule_op_Transpose, fuse_ort_rule_op_Reshape)},
    {DFG_RULE(fuse_ort_fuse_matmul_scale, 22, 1), DFG_ROOTS(fuse_ort_rule_op_Mul)},
    {DFG_RULE(fuse_ort_fuse_matmul_divisor, 23, 1), DFG_ROOTS(fuse_ort_rule_op_Div)},
    {DFG_RULE(fuse_ort_fuse_matmul_more_scale, 24, 1), DFG_ROOTS(fuse_ort_rule_op_Mul)},
    {DFG_RULE(fuse_ort_fuse_matmul_scale_a, 25, 1), DFG_ROOTS(fuse_ort_rule_op_MatMul)},
    {DFG_RULE(fuse_ort_fuse_matmul_scale_b, 26, 1), DFG_ROOTS(fuse_ort_rule_op_MatMul)},
    {DFG_RULE(fuse_ort_fuse_gemm, 27, 1),
     DFG_ROOTS(fuse_ort_rule_op_Relu, fuse_ort_rule_op_Sigmoid, fuse_ort_rule_op_Softplus, fuse_ort_rule_op_Softsign, fuse_ort_rule_op_Tanh)},
    {DFG_RULE(fuse_ort_fuse_gemm_elu, 28, 1), DFG_ROOTS(fuse_ort_rule_op_Elu)},
    {DFG_RULE(fuse_ort_fuse_gemm_hard_sigmoid, 29, 1), DFG_ROOTS(fuse_ort_rule_op_HardSigmoid)},
    {DFG_RULE(fuse_ort_fuse_gemm_leaky, 30, 1), DFG_ROOTS(fuse_ort_rule_op_LeakyRelu)},
    {DFG_RULE(fuse_ort_ort_group_query_attention, 38, 1), DFG_ROOTS(fuse_ort_rule_op_Attention, DFG_GET)},
    {DFG_RULE(fuse_ort_ort_group_query_attention_present, 39, 3), DFG_ROOTS(DFG_GET)},
    {DFG_RULE(fuse_ort_ort_embed_kinds, 43, 1), DFG_ROOTS(fuse_ort_rule_op_LayerNormalization, DFG_GET)},
    {DFG_RULE(fuse_ort_ort_embed, 44, 1), DFG_ROOTS(fuse_ort_rule_op_LayerNormalization, DFG_GET)},
    {DFG_RULE(fuse_ort_qlinear_matmul, 45, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_QuantizeLinear)},
    {DFG_RULE(fuse_ort_qlinear_conv, 46, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_QuantizeLinear)},
    {DFG_RULE(fuse_ort_qlinear_conv_bias, 47, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_QuantizeLinear)},
    {DFG_RULE(fuse_ort_qlinear_gemm, 48, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_QuantizeLinear)},
    {DFG_RULE(fuse_ort_qlinear_add, 49, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_QuantizeLinear)},
    {DFG_RULE(fuse_ort_qlinear_mul, 50, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_QuantizeLinear)},
    {DFG_RULE_OF_CALLS(fuse_ort_qlinear_global_pool, 51, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_QuantizeLinear)},
    {DFG_RULE_OF_CALLS(fuse_ort_qlinear_sigmoid, 52, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_QuantizeLinear)},
    {DFG_RULE(fuse_ort_qlinear_leaky, 53, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_QuantizeLinear)},
    {DFG_RULE(fuse_ort_qlinear_average_pool, 54, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_QuantizeLinear)},
    {DFG_RULE(fuse_ort_qlinear_softmax, 55, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_QuantizeLinear)},
    {DFG_RULE(fuse_ort_qlinear_where, 56, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_QuantizeLinear)},
    {DFG_RULE(fuse_ort_qlinear_concat, 57, 1), .keep_shared = true,
     DFG_ROOTS(fuse_ort_rule_op_QuantizeLinear)},
};

const struct dfg_rules fuse_ort_rules = {
    .abi = DFG_ABI,
    .n = 57, .n_words = 1, .rules = fuse_ort_rule_rows,
    .names = &fuse_ort_rule_names, .candidates = fuse_ort_rules_candidates,
};
