/* Made by pat2c from fuse_ort.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with fuse_ort_names. */
#ifndef FUSE_ORT_H
#define FUSE_ORT_H 0xfaac3ae028d8ba92 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names fuse_ort_names;

/* Predicates that conditions call, to be written by the user: pure, no argument DFG_NONE. */
bool ort_computes_infinity(const dfg_graph *g, dfg_node mask);
bool ort_hides_what_follows(const dfg_graph *g, dfg_node mask);

/* fuse_ort.pat:28  rule fuse_conv_activation(x, w, b) { c = Conv(x, w, b?); y = (Relu | Sigmoid | Tanh)(c); match y; ... */
struct fuse_ort_fuse_conv_activation_match { dfg_node root, x, w, b, c, y; /* maybe absent: b */ };
DFG_MATCHERS_OF_MATCH(fuse_ort_fuse_conv_activation, NULL)

/* fuse_ort.pat:37  rule fuse_conv_leaky(x, w, b) { c = Conv(x, w, b?); y = LeakyRelu(c); match y; where x.dtype == f ... */
struct fuse_ort_fuse_conv_leaky_match { dfg_node root, x, w, b, c, y; /* maybe absent: b */ };
DFG_MATCHERS_OF_MATCH(fuse_ort_fuse_conv_leaky, NULL)

/* fuse_ort.pat:44  rule fuse_conv_hard_sigmoid(x, w, b) { c = Conv(x, w, b?); y = HardSigmoid(c); match y; where x.d ... */
struct fuse_ort_fuse_conv_hard_sigmoid_match { dfg_node root, x, w, b, c, y; /* maybe absent: b */ };
DFG_MATCHERS_OF_MATCH(fuse_ort_fuse_conv_hard_sigmoid, NULL)

/* fuse_ort.pat:53  rule fuse_conv_clip(x, w, b, lo, hi) { c = Conv(x, w, b?); match Clip(c, (lo & const)?, (hi & con ... */
struct fuse_ort_fuse_conv_clip_match { dfg_node root, x, w, b, lo, hi, c; /* maybe absent: b, lo, hi */ };
DFG_MATCHERS_OF_MATCH(fuse_ort_fuse_conv_clip, NULL)

/* fuse_ort.pat:70  rule fuse_conv_sum(x, w, b, z) { c = Conv(x, w, b?); match Add(c, z); where x.dtype == f32, same_ ... */
struct fuse_ort_fuse_conv_sum_match { dfg_node root, x, w, b, z, c; /* maybe absent: b */ };
DFG_MATCHERS_OF_WAYS(fuse_ort_fuse_conv_sum, match, 1, NULL)

/* fuse_ort.pat:63  rule fuse_conv_sum_activation(x, w, b, z) : priority 1 { c = Conv(x, w, b?); y = Relu(Add(c, z)); ... */
struct fuse_ort_fuse_conv_sum_activation_match { dfg_node root, x, w, b, z, c, y; /* maybe absent: b */ };
struct fuse_ort_fuse_conv_sum_activation_whole {
    struct fuse_ort_fuse_conv_sum_activation_match m; struct fuse_ort_fuse_conv_sum_match fuse_conv_sum;
};
DFG_MATCHERS_OF_WAYS(fuse_ort_fuse_conv_sum_activation, whole, 1, NULL)

/* fuse_ort.pat:78  rule ort_pad_conv(x, pads, zero, w, b, z) { c = com.microsoft.FusedConv(Pad(x, pads & const, (zer ... */
struct fuse_ort_ort_pad_conv_match {
    dfg_node root, x, pads, zero, w, b, z, c; /* maybe absent: zero, b, z */
};
struct fuse_ort_ort_pad_conv_whole { struct fuse_ort_ort_pad_conv_match m; dfg_node pad; };
DFG_MATCHERS(fuse_ort_ort_pad_conv, NULL)

/* fuse_ort.pat:94  rule ort_gelu(x) { match Gelu(x) { approximate == "none" }; rewrite com.microsoft.Gelu(x); } */
struct fuse_ort_ort_gelu_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(fuse_ort_ort_gelu, NULL)

/* fuse_ort.pat:95  rule ort_gelu_tanh(x) { match Gelu(x) { approximate == "tanh" }; where x.rank >= 1; rewrite com.m ... */
struct fuse_ort_ort_gelu_tanh_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(fuse_ort_ort_gelu_tanh, NULL)

/* fuse_ort.pat:96  rule ort_swish(x) { y = Swish(x); match y; where x.dtype == f32; rewrite com.microsoft.QuickGelu( ... */
struct fuse_ort_ort_swish_match { dfg_node root, x, y; };
DFG_MATCHERS_OF_MATCH(fuse_ort_ort_swish, NULL)

/* fuse_ort.pat:103  rule fuse_bias_gelu(x, b) { match com.microsoft.Gelu(Add(x, b)); where b.rank == 1, b.shape[0] = ... */
struct fuse_ort_fuse_bias_gelu_match { dfg_node root, x, b; };
struct fuse_ort_fuse_bias_gelu_whole { struct fuse_ort_fuse_bias_gelu_match m; dfg_node add; };
DFG_MATCHERS_OF_WAYS(fuse_ort_fuse_bias_gelu, whole, 1, NULL)

/* fuse_ort.pat:108  rule fuse_bias_gelu_tanh(x, b) { match com.microsoft.FastGelu(Add(x, b)); where b.rank == 1, b.s ... */
struct fuse_ort_fuse_bias_gelu_tanh_match { dfg_node root, x, b; };
struct fuse_ort_fuse_bias_gelu_tanh_whole { struct fuse_ort_fuse_bias_gelu_tanh_match m; dfg_node add; };
DFG_MATCHERS_OF_WAYS(fuse_ort_fuse_bias_gelu_tanh, whole, 1, NULL)

/* fuse_ort.pat:126  rule fuse_integer_product(x, b, zero, scale) : keep_shared { q = DynamicQuantizeLinear(x); v = q ... */
struct fuse_ort_fuse_integer_product_match {
    dfg_node root, x, b, zero, scale, q, v, s, z; /* maybe absent: zero */
};
struct fuse_ort_fuse_integer_product_whole {
    struct fuse_ort_fuse_integer_product_match m; dfg_node cast, matMulInteger, mul;
};
DFG_MATCHERS_OF_WAYS(fuse_ort_fuse_integer_product, whole, 1, NULL)

/* fuse_ort.pat:116  rule fuse_integer_product_sum(x, b, zero, scale, bias) : priority 1, keep_shared { q = DynamicQu ... */
struct fuse_ort_fuse_integer_product_sum_match {
    dfg_node root, x, b, zero, scale, bias, q, v, s, z; /* maybe absent: zero */
};
struct fuse_ort_fuse_integer_product_sum_whole {
    struct fuse_ort_fuse_integer_product_sum_match m;
    struct fuse_ort_fuse_integer_product_whole fuse_integer_product;
};
DFG_MATCHERS_OF_WAYS(fuse_ort_fuse_integer_product_sum, whole, 2, NULL)

/* fuse_ort.pat:136  rule merge_integer_products(x, s, z, q, k, v, qs, ks, vs, qz, kz, vz) { match com.microsoft.MatM ... */
struct fuse_ort_merge_integer_products_match { dfg_node root, x, s, z, q, k, v, qs, ks, vs, qz, kz, vz; };
struct fuse_ort_merge_integer_products_whole {
    struct fuse_ort_merge_integer_products_match m; dfg_node matMulIntegerToFloat, matMulIntegerToFloat_2;
};
DFG_MATCHERS_OF_EACH(fuse_ort_merge_integer_products)

/* fuse_ort.pat:152  rule fuse_dynamic_product(x, b, zero, scale, bias) { q = DynamicQuantizeLinear(x); match com.mic ... */
struct fuse_ort_fuse_dynamic_product_match {
    dfg_node root, x, b, zero, scale, bias, q; /* maybe absent: zero, bias */
};
struct fuse_ort_fuse_dynamic_product_whole {
    struct fuse_ort_fuse_dynamic_product_match m; dfg_node get, get_2, get_3;
};
DFG_MATCHERS(fuse_ort_fuse_dynamic_product, NULL)

/* fuse_ort.pat:157  rule fuse_dynamic_product_sum(x, b, zero, scale, bias, absent) { p = com.microsoft.DynamicQuanti ... */
struct fuse_ort_fuse_dynamic_product_sum_match {
    dfg_node root, x, b, zero, scale, bias, absent, p; /* maybe absent: zero, absent */
};
DFG_MATCHERS_OF_MATCH(fuse_ort_fuse_dynamic_product_sum, NULL)

struct fuse_ort_ort_matmul_nbits_d_match { dfg_node root, w, s, z; /* maybe absent: z */ };
struct fuse_ort_ort_matmul_nbits_d_whole {
    struct fuse_ort_ort_matmul_nbits_d_match m;
    dfg_node v21, constant, constant_2, constant_3, v23, constant_4, constant_5, constant_6;
};
/* fuse_ort.pat:166  rule ort_matmul_nbits(x, w, s, z, b) : keep_shared, priority 3 { d = DequantizeLinear.v21(w & co ... */
struct fuse_ort_ort_matmul_nbits_match { dfg_node root, x, w, s, z, b, d, t, y; /* maybe absent: z, b, t */ };
struct fuse_ort_ort_matmul_nbits_whole {
    struct fuse_ort_ort_matmul_nbits_match m;
    dfg_node v21, constant, constant_2, constant_3, v23, constant_4, constant_5, constant_6, matMul, gemm;
};
DFG_MATCHERS(fuse_ort_ort_matmul_nbits, &found)

/* fuse_ort.pat:176  rule ort_matmul_nbits_bias(a, w, s, z, b, absent) { n = com.microsoft.MatMulNBits(a, w, s, z?, a ... */
struct fuse_ort_ort_matmul_nbits_bias_match {
    dfg_node root, a, w, s, z, b, absent, n; /* maybe absent: z, absent */
};
DFG_MATCHERS_OF_MATCH(fuse_ort_ort_matmul_nbits_bias, NULL)

/* fuse_ort.pat:201  rule fuse_matmul_a(a, b) : keep_shared { t = Transpose(a) | Reshape(a, _); m = MatMul(t, b) | co ... */
struct fuse_ort_fuse_matmul_a_match { dfg_node root, a, b, t, m; };
struct fuse_ort_fuse_matmul_a_whole {
    struct fuse_ort_fuse_matmul_a_match m; dfg_node transpose, reshape, x, matMul, fusedMatMul;
};
DFG_MATCHERS(fuse_ort_fuse_matmul_a, NULL)

/* fuse_ort.pat:211  rule fuse_matmul_b(a, b) : keep_shared { t = Transpose(b) | Reshape(b, _); m = MatMul(a, t) | co ... */
struct fuse_ort_fuse_matmul_b_match { dfg_node root, a, b, t, m; };
struct fuse_ort_fuse_matmul_b_whole {
    struct fuse_ort_fuse_matmul_b_match m; dfg_node transpose, reshape, x, matMul, fusedMatMul;
};
DFG_MATCHERS(fuse_ort_fuse_matmul_b, NULL)

/* fuse_ort.pat:222  rule fuse_matmul_across(a, b) { m = MatMul(a, b) | com.microsoft.FusedMatMul(a, b) { transBatchA ... */
struct fuse_ort_fuse_matmul_across_match { dfg_node root, a, b, m, y; };
struct fuse_ort_fuse_matmul_across_whole {
    struct fuse_ort_fuse_matmul_across_match m; dfg_node matMul, fusedMatMul, transpose, reshape, x;
};
DFG_MATCHERS(fuse_ort_fuse_matmul_across, NULL)

/* fuse_ort.pat:232  rule fuse_matmul_scale(a, b, s) { m = MatMul(a, b); match Mul(m, s & const); where s.elements == ... */
struct fuse_ort_fuse_matmul_scale_match { dfg_node root, a, b, s, m; };
DFG_MATCHERS_OF_MATCH(fuse_ort_fuse_matmul_scale, NULL)

/* fuse_ort.pat:238  rule fuse_matmul_divisor(a, b, s) { m = MatMul(a, b); match Div(m, s & const); where s.elements  ... */
struct fuse_ort_fuse_matmul_divisor_match { dfg_node root, a, b, s, m; };
DFG_MATCHERS_OF_MATCH(fuse_ort_fuse_matmul_divisor, NULL)

/* fuse_ort.pat:244  rule fuse_matmul_more_scale(a, b, s) { m = com.microsoft.FusedMatMul(a, b); match Mul(m, s & con ... */
struct fuse_ort_fuse_matmul_more_scale_match { dfg_node root, a, b, s, m; };
DFG_MATCHERS_OF_MATCH(fuse_ort_fuse_matmul_more_scale, NULL)

/* fuse_ort.pat:253  rule fuse_matmul_scale_a(a, b, s) { o = (Mul | Div)(a & !Mul(...), s & const); match MatMul(o, b ... */
struct fuse_ort_fuse_matmul_scale_a_match { dfg_node root, a, b, s, o; };
DFG_MATCHERS_OF_WAYS(fuse_ort_fuse_matmul_scale_a, match, 1, NULL)

/* fuse_ort.pat:259  rule fuse_matmul_scale_b(a, b, s) { o = (Mul | Div)(b & !Mul(...), s & const); match MatMul(a, o ... */
struct fuse_ort_fuse_matmul_scale_b_match { dfg_node root, a, b, s, o; };
DFG_MATCHERS_OF_WAYS(fuse_ort_fuse_matmul_scale_b, match, 1, NULL)

/* fuse_ort.pat:268  rule fuse_gemm(a, b, c) { g = Gemm(a, b, c?); y = (Relu | Sigmoid | Tanh | Softplus | Softsign)( ... */
struct fuse_ort_fuse_gemm_match { dfg_node root, a, b, c, g, y; /* maybe absent: c */ };
DFG_MATCHERS_OF_MATCH(fuse_ort_fuse_gemm, NULL)

/* fuse_ort.pat:278  rule fuse_gemm_elu(a, b, c) { g = Gemm(a, b, c?); y = Elu(g); match y; where g.dtype == f32; rew ... */
struct fuse_ort_fuse_gemm_elu_match { dfg_node root, a, b, c, g, y; /* maybe absent: c */ };
DFG_MATCHERS_OF_MATCH(fuse_ort_fuse_gemm_elu, NULL)

/* fuse_ort.pat:285  rule fuse_gemm_hard_sigmoid(a, b, c) { g = Gemm(a, b, c?); y = HardSigmoid(g); match y; where g. ... */
struct fuse_ort_fuse_gemm_hard_sigmoid_match { dfg_node root, a, b, c, g, y; /* maybe absent: c */ };
DFG_MATCHERS_OF_MATCH(fuse_ort_fuse_gemm_hard_sigmoid, NULL)

/* fuse_ort.pat:294  rule fuse_gemm_leaky(a, b, c) { g = Gemm(a, b, c?); y = LeakyRelu(g); match y; where g.dtype ==  ... */
struct fuse_ort_fuse_gemm_leaky_match { dfg_node root, a, b, c, g, y; /* maybe absent: c */ };
DFG_MATCHERS_OF_MATCH(fuse_ort_fuse_gemm_leaky, NULL)

/* fuse_ort.pat:311  rule ort_attention(x, wq, wk, wv, bq, bk, bv, mask, absent) : priority 2 { a = Attention(Add(Mat ... */
struct fuse_ort_ort_attention_match {
    dfg_node root, x, wq, wk, wv, bq, bk, bv, mask, absent, a; /* maybe absent: mask, absent */
};
struct fuse_ort_ort_attention_whole {
    struct fuse_ort_ort_attention_match m; dfg_node a_call, add, matMul, add_2, matMul_2, add_3, matMul_3;
};
DFG_MATCHERS(fuse_ort_ort_attention, NULL)

/* fuse_ort.pat:323  pattern alone(q, k, v, mask, absent) = Attention(q, k, v, mask?, absent?) | com.microsoft.MultiH ... */
struct fuse_ort_alone_match { dfg_node root, q, k, v, mask, absent; /* maybe absent: mask, absent */ };
struct fuse_ort_alone_whole {
    struct fuse_ort_alone_match m;
    dfg_node attention, attention_call, multiHeadAttention, multiHeadAttention_call;
};
DFG_MATCHERS_OF_WAYS(fuse_ort_alone, whole, 1, NULL)

/* fuse_ort.pat:326  rule ort_attention_packed(x, w, b, mask, absent) : priority 2 { p = MatMul(x, w & const); s = Sp ... */
struct fuse_ort_ort_attention_packed_match {
    dfg_node root, x, w, b, mask, absent, p, s, q, k, v, a; /* maybe absent: b, mask, absent */
};
struct fuse_ort_ort_attention_packed_whole {
    struct fuse_ort_ort_attention_packed_match m; struct fuse_ort_alone_whole alone;
    dfg_node attention_call, multiHeadAttention_call, add; struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(fuse_ort_ort_attention_packed, whole, 1, NULL)

struct fuse_ort_ort_parts_in_order_q_match { dfg_node root, q0, s, q1, q2; /* maybe absent: q0, q1, q2 */ };
struct fuse_ort_ort_parts_in_order_k_match { dfg_node root, k0, s, k1, k2; /* maybe absent: k0, k1, k2 */ };
/* fuse_ort.pat:342  rule ort_parts_in_order(x, w, b, mask, absent) : priority 3 { p = MatMul(x, w & const); s = Spli ... */
struct fuse_ort_ort_parts_in_order_match {
    dfg_node root, x, w, b, mask, absent, p, s, q0, q1, q2, k0, k1, k2, v0, v1, v2, q, k, v, a;
    /* maybe absent: b, mask, absent, q0, q1, q2, k0, k1, k2, v0, v1, v2 */
};
struct fuse_ort_ort_parts_in_order_whole {
    struct fuse_ort_ort_parts_in_order_match m; dfg_node a_call; struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(fuse_ort_ort_parts_in_order, whole, 3, NULL)

/* fuse_ort.pat:376  rule ort_biases_of_parts(x, w, scale, zero, b, mask, rest, absent) : priority 3 { p = MatMul(x,  ... */
struct fuse_ort_ort_biases_of_parts_match {
    dfg_node root, x, w, scale, zero, b, mask; struct dfg_nodes rest; dfg_node absent, p, s, q, k, v, a;
    /* maybe absent: scale, zero, mask, absent */
};
struct fuse_ort_ort_biases_of_parts_whole {
    struct fuse_ort_ort_biases_of_parts_match m;
    dfg_node matMul, constant, dynamicQuantizeMatMul, constant_2, get, get_2, a_call;
};
DFG_MATCHERS(fuse_ort_ort_biases_of_parts, NULL)

/* fuse_ort.pat:391  rule ort_key_without_bias(q, k, v, bq, bv, mask, absent) : priority 2 { a = Attention(Add(q, bq  ... */
struct fuse_ort_ort_key_without_bias_match {
    dfg_node root, q, k, v, bq, bv, mask, absent, a; /* maybe absent: mask, absent */
};
struct fuse_ort_ort_key_without_bias_whole {
    struct fuse_ort_ort_key_without_bias_match m; dfg_node a_call, add, add_2;
};
DFG_MATCHERS_OF_WAYS(fuse_ort_ort_key_without_bias, whole, 2, NULL)

/* fuse_ort.pat:399  rule ort_multi_head_attention(q, k, v, bq, bk, bv, mask, absent) : priority 1 { a = Attention(Ad ... */
struct fuse_ort_ort_multi_head_attention_match {
    dfg_node root, q, k, v, bq, bk, bv, mask, absent, a; /* maybe absent: mask, absent */
};
struct fuse_ort_ort_multi_head_attention_whole {
    struct fuse_ort_ort_multi_head_attention_match m; dfg_node a_call, add, add_2, add_3;
};
DFG_MATCHERS_OF_WAYS(fuse_ort_ort_multi_head_attention, whole, 3, NULL)

/* fuse_ort.pat:421  rule ort_group_query_attention(q, k, v, mask, pk, pv) { a = Attention(q, k, v, (mask & const)?,  ... */
struct fuse_ort_ort_group_query_attention_match {
    dfg_node root, q, k, v, mask, pk, pv, a; /* maybe absent: mask, pk, pv */
};
struct fuse_ort_ort_group_query_attention_whole {
    struct fuse_ort_ort_group_query_attention_match m; dfg_node a_call;
};
DFG_MATCHERS(fuse_ort_ort_group_query_attention, NULL)

/* fuse_ort.pat:431  rule ort_group_query_attention_present(q, k, v, mask, pk, pv) { a = Attention(q, k, v, (mask & c ... */
struct fuse_ort_ort_group_query_attention_present_match {
    dfg_node root, q, k, v, mask, pk, pv, a, y, present_k, present_v; /* maybe absent: mask */
};
DFG_MATCHERS_OF_EACH(fuse_ort_ort_group_query_attention_present)

/* fuse_ort.pat:447  rule ort_group_query_attention_rotary(q, k, v, cos, sin, at, mask, absent) : priority 1 { rq = R ... */
struct fuse_ort_ort_group_query_attention_rotary_match {
    dfg_node root, q, k, v, cos, sin, at, mask, absent, rq, rk, a; /* maybe absent: at, mask, absent */
};
struct fuse_ort_ort_group_query_attention_rotary_whole {
    struct fuse_ort_ort_group_query_attention_rotary_match m; dfg_node constant, constant_2, a_call;
};
DFG_MATCHERS(fuse_ort_ort_group_query_attention_rotary, NULL)

/* fuse_ort.pat:469  rule ort_quantized_attention(x, w, scale, zero, b, absent) : priority 2 { s = Split(com.microsof ... */
struct fuse_ort_ort_quantized_attention_match {
    dfg_node root, x, w, scale, zero, b, absent, s, q, k, v, a; /* maybe absent: absent */
};
struct fuse_ort_ort_quantized_attention_whole {
    struct fuse_ort_ort_quantized_attention_match m; struct fuse_ort_alone_whole alone;
    dfg_node attention_call, multiHeadAttention_call, dynamicQuantizeMatMul; struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(fuse_ort_ort_quantized_attention, whole, 1, NULL)

struct fuse_ort_ort_quantized_attention_keys_dynamicQuantizeMatMul_match { dfg_node root, x, w, scale, zero, b; };
struct fuse_ort_ort_quantized_attention_keys_shown_match { dfg_node root, hidden, c, m, n; };
struct fuse_ort_ort_quantized_attention_keys_shown_whole {
    struct fuse_ort_ort_quantized_attention_keys_shown_match m; dfg_node expand, x, expand_2, x_2;
};
/* fuse_ort.pat:490  rule ort_quantized_attention_keys(x, w, scale, zero, b, c, m, n, absent) : keep_shared, priority ... */
struct fuse_ort_ort_quantized_attention_keys_match {
    dfg_node root, x, w, scale, zero, b, c, m, n, absent, s, q, k, v, hidden, shown, a;
    /* maybe absent: absent */
};
struct fuse_ort_ort_quantized_attention_keys_whole {
    struct fuse_ort_ort_quantized_attention_keys_match m;
    struct fuse_ort_ort_quantized_attention_keys_dynamicQuantizeMatMul_match dynamicQuantizeMatMul;
    struct fuse_ort_ort_quantized_attention_keys_shown_whole shown_2;
    dfg_node attention, attention_call, multiHeadAttention, multiHeadAttention_call; struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(fuse_ort_ort_quantized_attention_keys, whole, 2, NULL)

struct fuse_ort_ort_embed_kinds_v_match { dfg_node root, w, words, ids, t, kinds, types, places; };
struct fuse_ort_ort_embed_kinds_v_whole {
    struct fuse_ort_ort_embed_kinds_v_match m;
    dfg_node add, add_2, constant, add_3, add_4, constant_2, add_5, add_6, constant_3;
};
/* fuse_ort.pat:519  rule ort_embed_kinds(words, ids, kinds, types, places, scale, shift) { w = Gather(words, ids) {  ... */
struct fuse_ort_ort_embed_kinds_match { dfg_node root, words, ids, kinds, types, places, scale, shift, w, t, n; };
struct fuse_ort_ort_embed_kinds_whole {
    struct fuse_ort_ort_embed_kinds_match m; struct fuse_ort_ort_embed_kinds_v_whole v; dfg_node n_call;
};
DFG_MATCHERS_OF_WAYS(fuse_ort_ort_embed_kinds, whole, 2, NULL)

/* fuse_ort.pat:533  rule ort_embed(words, ids, places, scale, shift, absent) { w = Gather(words, ids) { axis == 0 }; ... */
struct fuse_ort_ort_embed_match {
    dfg_node root, words, ids, places, scale, shift, absent, w, n; /* maybe absent: absent */
};
struct fuse_ort_ort_embed_whole { struct fuse_ort_ort_embed_match m; dfg_node n_call, add, gather; };
DFG_MATCHERS_OF_WAYS(fuse_ort_ort_embed, whole, 1, NULL)

/* fuse_ort.pat:562  rule qlinear_matmul(a, as, az, b, bs, bz, ys, yz) : keep_shared { d = DequantizeLinear(b, bs & c ... */
struct fuse_ort_qlinear_matmul_match { dfg_node root, a, as, az, b, bs, bz, ys, yz, d, m; };
struct fuse_ort_qlinear_matmul_whole { struct fuse_ort_qlinear_matmul_match m; dfg_node dequantizeLinear; };
DFG_MATCHERS(fuse_ort_qlinear_matmul, NULL)

/* fuse_ort.pat:570  rule qlinear_conv(x, xs, xz, w, ws, wz, ys, yz) : keep_shared { d = DequantizeLinear(w & const,  ... */
struct fuse_ort_qlinear_conv_match { dfg_node root, x, xs, xz, w, ws, wz, ys, yz, d, c; };
struct fuse_ort_qlinear_conv_whole { struct fuse_ort_qlinear_conv_match m; dfg_node dequantizeLinear; };
DFG_MATCHERS(fuse_ort_qlinear_conv, NULL)

/* fuse_ort.pat:585  rule qlinear_conv_bias(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) : keep_shared { d = DequantizeLi ... */
struct fuse_ort_qlinear_conv_bias_match {
    dfg_node root, x, xs, xz, w, ws, wz, b, bs, bz, ys, yz, d, c; /* maybe absent: bz */
};
struct fuse_ort_qlinear_conv_bias_whole {
    struct fuse_ort_qlinear_conv_bias_match m; dfg_node dequantizeLinear, dequantizeLinear_2;
};
DFG_MATCHERS(fuse_ort_qlinear_conv_bias, NULL)

/* fuse_ort.pat:595  rule qlinear_gemm(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) : keep_shared { d = DequantizeLinear( ... */
struct fuse_ort_qlinear_gemm_match {
    dfg_node root, x, xs, xz, w, ws, wz, b, bs, bz, ys, yz, d, m; /* maybe absent: bz */
};
struct fuse_ort_qlinear_gemm_whole {
    struct fuse_ort_qlinear_gemm_match m; dfg_node dequantizeLinear, dequantizeLinear_2;
};
DFG_MATCHERS(fuse_ort_qlinear_gemm, NULL)

/* fuse_ort.pat:605  rule qlinear_add(a, as, az, b, bs, bz, ys, yz) : keep_shared { s = Add(DequantizeLinear(a, as &  ... */
struct fuse_ort_qlinear_add_match { dfg_node root, a, as, az, b, bs, bz, ys, yz, s; };
struct fuse_ort_qlinear_add_whole {
    struct fuse_ort_qlinear_add_match m; dfg_node dequantizeLinear, dequantizeLinear_2;
};
DFG_MATCHERS_OF_WAYS(fuse_ort_qlinear_add, whole, 1, NULL)

/* fuse_ort.pat:611  rule qlinear_mul(a, as, az, b, bs, bz, ys, yz) : keep_shared { s = Mul(DequantizeLinear(a, as &  ... */
struct fuse_ort_qlinear_mul_match { dfg_node root, a, as, az, b, bs, bz, ys, yz, s; };
struct fuse_ort_qlinear_mul_whole {
    struct fuse_ort_qlinear_mul_match m; dfg_node dequantizeLinear, dequantizeLinear_2;
};
DFG_MATCHERS_OF_WAYS(fuse_ort_qlinear_mul, whole, 1, NULL)

/* fuse_ort.pat:617  rule qlinear_global_pool(x, xs, xz, ys, yz) : keep_shared { p = GlobalAveragePool(DequantizeLine ... */
struct fuse_ort_qlinear_global_pool_match { dfg_node root, x, xs, xz, ys, yz, p; };
struct fuse_ort_qlinear_global_pool_whole {
    struct fuse_ort_qlinear_global_pool_match m; dfg_node dequantizeLinear;
};
DFG_MATCHERS(fuse_ort_qlinear_global_pool, NULL)

/* fuse_ort.pat:623  rule qlinear_sigmoid(x, xs, xz, ys, yz) : keep_shared { p = Sigmoid(DequantizeLinear(x, xs & con ... */
struct fuse_ort_qlinear_sigmoid_match { dfg_node root, x, xs, xz, ys, yz, p; };
struct fuse_ort_qlinear_sigmoid_whole { struct fuse_ort_qlinear_sigmoid_match m; dfg_node dequantizeLinear; };
DFG_MATCHERS(fuse_ort_qlinear_sigmoid, NULL)

/* fuse_ort.pat:629  rule qlinear_leaky(x, xs, xz, ys, yz) : keep_shared { p = LeakyRelu(DequantizeLinear(x, xs & con ... */
struct fuse_ort_qlinear_leaky_match { dfg_node root, x, xs, xz, ys, yz, p; };
struct fuse_ort_qlinear_leaky_whole { struct fuse_ort_qlinear_leaky_match m; dfg_node dequantizeLinear; };
DFG_MATCHERS(fuse_ort_qlinear_leaky, NULL)

/* fuse_ort.pat:636  rule qlinear_average_pool(x, xs, xz, ys, yz) : keep_shared { p = AveragePool(DequantizeLinear(x, ... */
struct fuse_ort_qlinear_average_pool_match { dfg_node root, x, xs, xz, ys, yz, p; };
struct fuse_ort_qlinear_average_pool_whole {
    struct fuse_ort_qlinear_average_pool_match m; dfg_node dequantizeLinear;
};
DFG_MATCHERS(fuse_ort_qlinear_average_pool, NULL)

/* fuse_ort.pat:643  rule qlinear_softmax(x, xs, xz, ys, yz) : keep_shared { p = Softmax(DequantizeLinear(x, xs & con ... */
struct fuse_ort_qlinear_softmax_match { dfg_node root, x, xs, xz, ys, yz, p; };
struct fuse_ort_qlinear_softmax_whole { struct fuse_ort_qlinear_softmax_match m; dfg_node dequantizeLinear; };
DFG_MATCHERS(fuse_ort_qlinear_softmax, NULL)

/* fuse_ort.pat:649  rule qlinear_where(c, a, as, az, b, bs, bz, ys, yz) : keep_shared { p = Where(c, DequantizeLinea ... */
struct fuse_ort_qlinear_where_match { dfg_node root, c, a, as, az, b, bs, bz, ys, yz, p; };
struct fuse_ort_qlinear_where_whole {
    struct fuse_ort_qlinear_where_match m; dfg_node dequantizeLinear, dequantizeLinear_2;
};
DFG_MATCHERS(fuse_ort_qlinear_where, NULL)

/* fuse_ort.pat:655  rule qlinear_concat(x, s, z, ys, yz) : keep_shared { d = DequantizeLinear(x, s & const, z & cons ... */
struct fuse_ort_qlinear_concat_match {
    dfg_node root; struct dfg_nodes x, s, z; dfg_node ys, yz; struct dfg_nodes d; dfg_node c;
};
DFG_MATCHERS_OF_MATCH(fuse_ort_qlinear_concat, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules fuse_ort_rules;

/* Replacements that the user writes: the value that stands for the root, DFG_NONE: leave it; where
 * there are several roots, that of each to with[], in their order, and false: leave them. */
struct dfg_rewriter;
dfg_node ort_blocks_of_bits(struct dfg_rewriter *r, const struct fuse_ort_ort_matmul_nbits_match *m);
dfg_node ort_concat_quantized(struct dfg_rewriter *r, const struct fuse_ort_qlinear_concat_match *m);

DFG_END_C

#endif
