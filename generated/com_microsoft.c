/* The operators of com_microsoft.ops.  Made by pat2c; do not edit. */
#include "dfg.h"

static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_Attention[] = {
    { "num_heads", "int", NULL },
    { "scale", "float?", NULL },
    { "unidirectional", "int", "0" },
    { "mask_filter_value", "float?", NULL },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_DequantizeLinear[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_EmbedLayerNormalization[] = {
    { "epsilon", "float", "1e-12" },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_FusedConv[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "dilations", "int[]?", NULL },
    { "group", "int", "1" },
    { "kernel_shape", "int[]?", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
    { "activation", "string?", NULL },
    { "activation_params", "float[]?", NULL },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_FusedGemm[] = {
    { "alpha", "float", "1.0" },
    { "beta", "float", "1.0" },
    { "transA", "int", "0" },
    { "transB", "int", "0" },
    { "activation", "string?", NULL },
    { "activation_alpha", "float?", NULL },
    { "activation_beta", "float?", NULL },
    { "activation_gamma", "float?", NULL },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_FusedMatMul[] = {
    { "alpha", "float", "1.0" },
    { "transA", "int", "0" },
    { "transB", "int", "0" },
    { "transBatchA", "int", "0" },
    { "transBatchB", "int", "0" },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_GroupQueryAttention[] = {
    { "num_heads", "int", NULL },
    { "kv_num_heads", "int", NULL },
    { "scale", "float?", NULL },
    { "softcap", "float", "0.0" },
    { "do_rotary", "int", "0" },
    { "local_window_size", "int", "-1" },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_MatMulNBits[] = {
    { "K", "int", NULL },
    { "N", "int", NULL },
    { "accuracy_level", "int", "0" },
    { "bits", "int", "4" },
    { "block_size", "int", NULL },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_MultiHeadAttention[] = {
    { "num_heads", "int", NULL },
    { "scale", "float?", NULL },
    { "unidirectional", "int", "0" },
    { "mask_filter_value", "float?", NULL },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_QAttention[] = {
    { "num_heads", "int", NULL },
    { "scale", "float?", NULL },
    { "unidirectional", "int", "0" },
    { "mask_filter_value", "float?", NULL },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_QGemm[] = {
    { "alpha", "float", "1.0" },
    { "transA", "int", "0" },
    { "transB", "int", "0" },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_QLinearGlobalAveragePool[] = {
    { "channels_last", "int", "0" },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_QLinearLeakyRelu[] = {
    { "alpha", "float", "0.01" },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_QuantizeLinear[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_QuickGelu[] = {
    { "alpha", "float", "1.702" },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_SkipLayerNormalization[] = {
    { "epsilon", "float", "1e-12" },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_SkipSimplifiedLayerNormalization[] = {
    { "epsilon", "float", "1e-12" },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_SimplifiedLayerNormalization[] = {
    { "axis", "int", "-1" },
    { "epsilon", "float", "1e-05" },
    { "stash_type", "int", "1" },
};
static const struct dfg_attr_decl com_microsoft_attrs_of_com_microsoft_TransposeMatMul[] = {
    { "alpha", "float", "1.0" },
    { "transA", "int", "0" },
    { "transB", "int", "0" },
};

/* name, fusion kind, required and declared operands, variadic, declared and required
 * results, variadic, attributes, what few have */
static const struct dfg_op_decl com_microsoft_op_decls[] = {
    { "com.microsoft.Attention", DFG_FUSABLE, 2, 6, false, 2, 1, false, 4, .attrs = com_microsoft_attrs_of_com_microsoft_Attention, .infer = "ort_attention", .eval = "ort_attention" },
    { "com.microsoft.BiasGelu", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "bias_gelu" },
    { "com.microsoft.DequantizeLinear", DFG_ELEMWISE, 2, 3, false, 1, 1, false, 1, .attrs = com_microsoft_attrs_of_com_microsoft_DequantizeLinear, .infer = "dequantize", .eval = "dequantize_linear", .dequantizes = true },
    { "com.microsoft.DynamicQuantizeMatMul", DFG_FUSABLE, 3, 5, false, 1, 1, false, 0, .attrs = NULL, .infer = "dynamic_quantize_matmul", .eval = "dynamic_quantize_matmul" },
    { "com.microsoft.EmbedLayerNormalization", DFG_OPAQUE, 1, 9, false, 3, 2, false, 1, .attrs = com_microsoft_attrs_of_com_microsoft_EmbedLayerNormalization, .eval = "embed_layer_normalization" },
    { "com.microsoft.FastGelu", DFG_BROADCAST, 1, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "fast_gelu" },
    { "com.microsoft.FusedConv", DFG_FUSABLE, 2, 4, false, 1, 1, false, 8, .attrs = com_microsoft_attrs_of_com_microsoft_FusedConv, .infer = "conv", .eval = "fused_conv", .work = "conv" },
    { "com.microsoft.FusedGemm", DFG_FUSABLE, 2, 3, false, 1, 1, false, 8, .attrs = com_microsoft_attrs_of_com_microsoft_FusedGemm, .infer = "gemm", .eval = "fused_gemm", .work = "gemm" },
    { "com.microsoft.FusedMatMul", DFG_FUSABLE, 2, 2, false, 1, 1, false, 5, .attrs = com_microsoft_attrs_of_com_microsoft_FusedMatMul, .infer = "fused_matmul", .eval = "fused_matmul", .work = "gemm" },
    { "com.microsoft.Gelu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "gelu" },
    { "com.microsoft.GroupQueryAttention", DFG_FUSABLE, 1, 11, false, 3, 1, false, 6, .attrs = com_microsoft_attrs_of_com_microsoft_GroupQueryAttention, .infer = "group_query_attention", .eval = "group_query_attention" },
    { "com.microsoft.MatMulIntegerToFloat", DFG_FUSABLE, 4, 7, false, 1, 1, false, 0, .attrs = NULL, .infer = "matmul_integer_to_float", .eval = "matmul_integer_to_float" },
    { "com.microsoft.MatMulNBits", DFG_FUSABLE, 3, 6, false, 1, 1, false, 5, .attrs = com_microsoft_attrs_of_com_microsoft_MatMulNBits, .infer = "matmul_nbits", .eval = "matmul_nbits" },
    { "com.microsoft.MultiHeadAttention", DFG_FUSABLE, 1, 8, false, 3, 1, false, 4, .attrs = com_microsoft_attrs_of_com_microsoft_MultiHeadAttention, .infer = "multi_head_attention", .eval = "multi_head_attention" },
    { "com.microsoft.QAttention", DFG_FUSABLE, 5, 9, false, 2, 1, false, 4, .attrs = com_microsoft_attrs_of_com_microsoft_QAttention, .infer = "ort_attention", .eval = "quantized_attention" },
    { "com.microsoft.QGemm", DFG_FUSABLE, 6, 9, false, 1, 1, false, 3, .attrs = com_microsoft_attrs_of_com_microsoft_QGemm, .infer = "qlinear_gemm", .eval = "qlinear_gemm", .work = "gemm" },
    { "com.microsoft.QLinearAdd", DFG_BROADCAST, 8, 8, false, 1, 1, false, 0, .attrs = NULL, .infer = "qlinear_binary", .eval = "qlinear_add" },
    { "com.microsoft.QLinearGlobalAveragePool", DFG_FUSABLE, 5, 5, false, 1, 1, false, 1, .attrs = com_microsoft_attrs_of_com_microsoft_QLinearGlobalAveragePool, .infer = "global_pool", .eval = "qlinear_global_average_pool" },
    { "com.microsoft.QLinearLeakyRelu", DFG_ELEMWISE, 5, 5, false, 1, 1, false, 1, .attrs = com_microsoft_attrs_of_com_microsoft_QLinearLeakyRelu, .infer = "same", .eval = "qlinear_leaky_relu" },
    { "com.microsoft.QLinearMul", DFG_BROADCAST, 8, 8, false, 1, 1, false, 0, .attrs = NULL, .infer = "qlinear_binary", .eval = "qlinear_mul" },
    { "com.microsoft.QLinearSigmoid", DFG_ELEMWISE, 5, 5, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "qlinear_sigmoid" },
    { "com.microsoft.QuantizeLinear", DFG_ELEMWISE, 2, 3, false, 1, 1, false, 1, .attrs = com_microsoft_attrs_of_com_microsoft_QuantizeLinear, .infer = "quantize", .eval = "quantize_linear", .quantizes = true },
    { "com.microsoft.QuickGelu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = com_microsoft_attrs_of_com_microsoft_QuickGelu, .infer = "same", .eval = "quick_gelu" },
    { "com.microsoft.SkipLayerNormalization", DFG_FUSABLE, 3, 5, false, 4, 1, false, 1, .attrs = com_microsoft_attrs_of_com_microsoft_SkipLayerNormalization, .infer = "skip_norm", .eval = "skip_layer_normalization" },
    { "com.microsoft.SkipSimplifiedLayerNormalization", DFG_FUSABLE, 3, 4, false, 4, 1, false, 1, .attrs = com_microsoft_attrs_of_com_microsoft_SkipSimplifiedLayerNormalization, .infer = "skip_norm", .eval = "skip_simplified_layer_normalization" },
    { "SimplifiedLayerNormalization", DFG_FUSABLE, 2, 2, false, 2, 1, false, 3, .attrs = com_microsoft_attrs_of_SimplifiedLayerNormalization, .infer = "layer_norm", .eval = "rms_normalization", .since = 1 },
    { "com.microsoft.TransposeMatMul", DFG_FUSABLE, 2, 2, false, 1, 1, false, 3, .attrs = com_microsoft_attrs_of_com_microsoft_TransposeMatMul, .infer = "fused_matmul", .eval = "fused_matmul", .work = "gemm" },
};

extern const struct dfg_ops com_microsoft_ops;
const struct dfg_ops com_microsoft_ops = { DFG_ABI, 27, "com_microsoft", com_microsoft_op_decls };

static const char *const com_microsoft_text_0[] = { /* com_microsoft.ops */
    "// com_microsoft.ops -- operators of ONNX Runtime's own domain, as far as rules mention them, and\n"
    "// the normalisation that it knows in the default domain.  Operands and attributes as in its\n"
    "// documentation of contributed operators.\n\n"
    "op com.microsoft.Attention(input, weights, bias?, mask_index?, past?, attention_bias?) -> (output, present?)\n"
    "    : fusable, infer ort_attention, eval ort_attention {\n"
    "    num_heads: int; scale: float?; unidirectional: int = 0; mask_filter_value: float?;\n}\n"
    "op com.microsoft.BiasGelu(A, B) : broadcast, infer same, eval bias_gelu;\n"
    "op com.microsoft.DequantizeLinear(x, x_scale, x_zero_point?)\n"
    "    : elemwise, dequantizes, infer dequantize, eval dequantize_linear {\n    axis: int = 1;\n}\n"
    "op com.microsoft.DynamicQuantizeMatMul(A, B, b_scale, b_zero_point?, bias?)\n"
    "    : fusable, infer dynamic_quantize_matmul, eval dynamic_quantize_matmul;\n"
    "op com.microsoft.EmbedLayerNormalization(input_ids, segment_ids?, word_embedding?, position_embedding?,\n"
    "    segment_embedding?, gamma?, beta?, mask?, position_ids?) -> (output, mask_index, embedding_sum?)\n"
    "    : opaque, eval embed_layer_normalization {\n    epsilon: float = 1.0e-12;\n}\n"
    "op com.microsoft.FastGelu(X, bias?) : broadcast, infer same, eval fast_gelu;\n"
    "op com.microsoft.FusedConv(X, W, B?, Z?) : fusable, infer conv, eval fused_conv, work conv {\n"
    "    auto_pad: string = \"NOTSET\"; dilations: int[]?; group: int = 1; kernel_shape: int[]?;\n"
    "    pads: int[]?; strides: int[]?; activation: string?; activation_params: float[]?;\n}\n"
    "op com.microsoft.FusedGemm(A, B, C?) : fusable, infer gemm, eval fused_gemm, work gemm {\n"
    "    alpha: float = 1.0; beta: float = 1.0; transA: int = 0; transB: int = 0; activation: string?;\n"
    "    activation_alpha: float?; activation_beta: float?; activation_gamma: float?;\n}\n"
    "op com.microsoft.FusedMatMul(A, B) : fusable, infer fused_matmul, eval fused_matmul, work gemm {\n"
    "    alpha: float = 1.0; transA: int = 0; transB: int = 0; transBatchA: int = 0; transBatchB: int = 0;\n"
    "}\nop com.microsoft.Gelu(X) : elemwise, infer same, eval gelu;\n"
    "op com.microsoft.GroupQueryAttention(query, key?, value?, past_key?, past_value?, seqlens_k?, total_sequence_length?,\n"
    "    cos_cache?, sin_cache?, position_ids?, attention_bias?) -> (output, present_key?, present_value?)\n"
    "    : fusable, infer group_query_attention, eval group_query_attention {\n"
    "    num_heads: int; kv_num_heads: int; scale: float?; softcap: float = 0.0; do_rotary: int = 0;\n"
    "    local_window_size: int = -1;\n}\n"
    "op com.microsoft.MatMulIntegerToFloat(A, B, a_scale, b_scale, a_zero_point?, b_zero_point?, bias?)\n"
    "    : fusable, infer matmul_integer_to_float, eval matmul_integer_to_float;\n"
    "op com.microsoft.MatMulNBits(A, B, scales, zero_points?, g_idx?, bias?)\n"
    "    : fusable, infer matmul_nbits, eval matmul_nbits {\n"
    "    K: int; N: int; accuracy_level: int = 0; bits: int = 4; block_size: int;\n}\n"
    "op com.microsoft.MultiHeadAttention(query, key?, value?, bias?, key_padding_mask?, attention_bias?, past_key?,\n"
    "    past_value?)\n    -> (output, present_key?, present_value?)\n"
    "    : fusable, infer multi_head_attention, eval multi_head_attention {\n"
    "    num_heads: int; scale: float?; unidirectional: int = 0; mask_filter_value: float?;\n}\n"
    "op com.microsoft.QAttention(input, weight, bias, input_scale, weight_scale, mask_index?, input_zero_point?,\n"
    "    weight_zero_point?, past?) -> (output, present?)\n"
    "    : fusable, infer ort_attention, eval quantized_attention {\n"
    "    num_heads: int; scale: float?; unidirectional: int = 0; mask_filter_value: float?;\n}\n"
    "op com.microsoft.QGemm(A, a_scale, a_zero_point, B, b_scale, b_zero_point, C?, y_scale?, y_zero_point?)\n"
    "    : fusable, infer qlinear_gemm, eval qlinear_gemm, work gemm {\n"
    "    alpha: float = 1.0; transA: int = 0; transB: int = 0;\n}\n"
    "op com.microsoft.QLinearAdd(A, A_scale, A_zero_point, B, B_scale, B_zero_point, C_scale, C_zero_point)\n"
    "    : broadcast, infer qlinear_binary, eval qlinear_add;\n"
    "op com.microsoft.QLinearGlobalAveragePool(X, x_scale, x_zero_point, y_scale, y_zero_point)\n",
    "    : fusable, infer global_pool, eval qlinear_global_average_pool {\n    channels_last: int = 0;\n}\n"
    "op com.microsoft.QLinearLeakyRelu(X, X_scale, X_zero_point, Y_scale, Y_zero_point)\n"
    "    : elemwise, infer same, eval qlinear_leaky_relu {\n    alpha: float = 0.01;\n}\n"
    "op com.microsoft.QLinearMul(A, A_scale, A_zero_point, B, B_scale, B_zero_point, C_scale, C_zero_point)\n"
    "    : broadcast, infer qlinear_binary, eval qlinear_mul;\n"
    "op com.microsoft.QLinearSigmoid(X, X_scale, X_zero_point, Y_scale, Y_zero_point)\n"
    "    : elemwise, infer same, eval qlinear_sigmoid;\n"
    "op com.microsoft.QuantizeLinear(x, y_scale, y_zero_point?)\n"
    "    : elemwise, quantizes, infer quantize, eval quantize_linear {\n    axis: int = 1;\n}\n"
    "op com.microsoft.QuickGelu(X) : elemwise, infer same, eval quick_gelu {\n    alpha: float = 1.702;\n}\n"
    "op com.microsoft.SkipLayerNormalization(input, skip, gamma, beta?, bias?)\n"
    "    -> (output, mean?, inv_std_var?, input_skip_bias_sum?)\n"
    "    : fusable, infer skip_norm, eval skip_layer_normalization {\n    epsilon: float = 1.0e-12;\n}\n"
    "op com.microsoft.SkipSimplifiedLayerNormalization(input, skip, gamma, bias?)\n"
    "    -> (output, mean?, inv_std_var?, input_skip_bias_sum?)\n"
    "    : fusable, infer skip_norm, eval skip_simplified_layer_normalization {\n"
    "    epsilon: float = 1.0e-12;\n}\nop SimplifiedLayerNormalization(X, scale) -> (Y, inv_std_var?)\n"
    "    : fusable, infer layer_norm, eval rms_normalization, since 1 {\n"
    "    axis: int = -1; epsilon: float = 1.0e-05; stash_type: int = 1;\n}\n"
    "op com.microsoft.TransposeMatMul(A, B) : fusable, infer fused_matmul, eval fused_matmul, work gemm {\n"
    "    alpha: float = 1.0; transA: int = 0; transB: int = 0;\n}\n",
    NULL};
static const struct dfg_source com_microsoft_sources[] = {
    {"com_microsoft.ops", UINT64_C(0x2d240fa4c24a3ff4), com_microsoft_text_0, NULL, 0},
};
extern const struct dfg_unit com_microsoft_unit;
const struct dfg_unit com_microsoft_unit = {
    .abi = DFG_ABI,
    .name = "com_microsoft",
    .ops = &com_microsoft_ops,
    .imports = (const char *const[]){ NULL },
    .version = "0.1.0", .hash = UINT64_C(0xb6e50c3495eee81c),
    .n_sources = 1, .sources = com_microsoft_sources, .law_limit = 64,
};
