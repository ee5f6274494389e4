/* What onnx_dnnl.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_dnnl.h"
#if ONNX_DNNL_H != 0x9acb8455e6e990ac
#error "onnx_dnnl.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern onnx_dnnl_patterns[] = {
#define WHOLE onnx_dnnl_plain_whole
    {DFG_FOUND_ROW(onnx_dnnl_plain, whole, 0), .name = "plain", .place = "onnx_dnnl.pat:11",
     CAPTURES(1, 1, NODE("p", m.p)), PARTS(3, PART(INPUT, 0, m.p), ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE onnx_dnnl_int8_conv_whole
    {DFG_FOUND_ROW(onnx_dnnl_int8_conv, whole, 0), .name = "int8_conv", .place = "onnx_dnnl.pat:15",
     .depth = 4, CAPTURES(3, 2, NODE("x", m.x), NODE("w", m.w), NODE("q", m.q)),
     PARTS(27, {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, INNER(relu), INNER(conv), INNER(dequantizeLinear),
     CONST(constant), CONST(constant_2), INNER(dequantizeLinear_2), CONST(constant_3), CONST(constant_4),
     INNER(dequantizeLinear_3), CONST(constant_5), CONST(constant_6), CONST(constant_7), CONST(constant_8),
     CONST(constant_9), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INPUT(x), INPUT(x_2), PART(CONST, 1, m.w),
     INPUT(x_3), INPUT(x_4), INPUT(x_5), INPUT(x_6), INPUT(x_7), INPUT(x_8), INPUT(x_9))},
#undef WHOLE
#define WHOLE onnx_dnnl_int8_gemm_whole
    {DFG_FOUND_ROW(onnx_dnnl_int8_gemm, whole, 0), .name = "int8_gemm", .place = "onnx_dnnl.pat:20",
     .depth = 4, CAPTURES(3, 2, NODE("x", m.x), NODE("w", m.w), NODE("q", m.q)),
     PARTS(27, {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, INNER(relu), INNER(gemm), INNER(dequantizeLinear),
     CONST(constant), CONST(constant_2), INNER(dequantizeLinear_2), CONST(constant_3), CONST(constant_4),
     INNER(dequantizeLinear_3), CONST(constant_5), CONST(constant_6), CONST(constant_7), CONST(constant_8),
     CONST(constant_9), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INPUT(x), INPUT(x_2), PART(CONST, 1, m.w),
     INPUT(x_3), INPUT(x_4), INPUT(x_5), INPUT(x_6), INPUT(x_7), INPUT(x_8), INPUT(x_9))},
#undef WHOLE
#define WHOLE onnx_dnnl_int8_matmul_whole
    {DFG_FOUND_ROW(onnx_dnnl_int8_matmul, whole, 0), .name = "int8_matmul", .place = "onnx_dnnl.pat:25",
     .depth = 3, CAPTURES(3, 2, NODE("x", m.x), NODE("w", m.w), NODE("q", m.q)),
     PARTS(18, {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, INNER(matMul), INNER(dequantizeLinear), CONST(constant),
     CONST(constant_2), INNER(dequantizeLinear_2), CONST(constant_3), CONST(constant_4), CONST(constant_5),
     CONST(constant_6), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INPUT(x), INPUT(x_2), INPUT(x_3),
     INPUT(x_4), INPUT(x_5), INPUT(x_6))},
#undef WHOLE
#define WHOLE onnx_dnnl_int8_binary_whole
    {DFG_FOUND_ROW(onnx_dnnl_int8_binary, whole, 1), .name = "int8_binary", .place = "onnx_dnnl.pat:30",
     .depth = 4, CAPTURES(3, 2, NODE("x", m.x), NODE("y", m.y), NODE("q", m.q)),
     PARTS(19, {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, INNER(relu), INNER(call), INNER(dequantizeLinear),
     CONST(constant), CONST(constant_2), INNER(dequantizeLinear_2), CONST(constant_3), CONST(constant_4),
     CONST(constant_5), CONST(constant_6), PART(INPUT, 0, m.x), PART(INPUT, 1, m.y), INPUT(x), INPUT(x_2),
     INPUT(x_3), INPUT(x_4), INPUT(x_5), INPUT(x_6))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_layer_norm_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_layer_norm, whole, 4), .name = "dnnl.layer_norm",
     .place = "onnx_dnnl.pat:42", .is_entry = true, .depth = 11, PARTS(25, ROOT(m.root), INNER(add),
     INNER(mul), INNER(div), INNER(d), INPUT(x), INNER(reduceMean), INNER(s), INNER(add_2), INNER(v),
     INNER(pow), INNER(cast), INNER(sub), INNER(reduceMean_2), CONST(constant), INNER(mul_2), INPUT(eps),
     CONST(constant_2), INNER(mul_3), INNER(reciprocal), INPUT(scale), INPUT(bias),
     INNER(layerNormalization), INNER(layerNormalization_call), INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_conv_norm_sum_act_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_conv_norm_sum_act, whole, 3), .name = "dnnl.conv_norm_sum_act",
     .place = "onnx_dnnl.pat:43", .is_entry = true, .depth = 8, PARTS(42, ROOT(m.root), INNER(call),
     INNER(add), INNER(batchNormalization), INNER(batchNormalization_call), INNER(conv), INPUT(x), INPUT(w),
     CONST(constant), INPUT(b), INPUT(scale), CONST(constant_2), INPUT(bias), CONST(constant_3),
     INPUT(mean), CONST(constant_4), INPUT(variance), CONST(constant_5), INPUT(residual), INNER(sum),
     INNER(clip), CONST(constant_6), CONST(constant_7), INNER(mul), INNER(sigmoid), INNER(mul_2),
     INNER(div), INNER(clip_2), INNER(add_2), CONST(constant_8), CONST(constant_9), CONST(constant_10),
     CONST(constant_11), INNER(mul_3), INNER(clip_3), INNER(add_3), CONST(constant_12), CONST(constant_13),
     CONST(constant_14), CONST(constant_15), INNER(hardSigmoid), INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_conv_norm_sum_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_conv_norm_sum, whole, 1), .name = "dnnl.conv_norm_sum",
     .place = "onnx_dnnl.pat:44", .is_entry = true, .depth = 4, PARTS(20, ROOT(m.root), INNER(add),
     INNER(batchNormalization), INNER(batchNormalization_call), INNER(conv), INPUT(x), INPUT(w),
     CONST(constant), INPUT(b), INPUT(scale), CONST(constant_2), INPUT(bias), CONST(constant_3),
     INPUT(mean), CONST(constant_4), INPUT(variance), CONST(constant_5), INPUT(residual), INNER(sum),
     INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_conv_sum_act_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_conv_sum_act, whole, 3), .name = "dnnl.conv_sum_act",
     .place = "onnx_dnnl.pat:45", .is_entry = true, .depth = 6, PARTS(31, ROOT(m.root), INNER(call),
     INNER(add), INNER(conv), INPUT(x), INPUT(w), INPUT(b), INPUT(residual), INNER(sum), INNER(clip),
     CONST(constant), CONST(constant_2), INNER(mul), INNER(sigmoid), INNER(mul_2), INNER(div),
     INNER(clip_2), INNER(add_2), CONST(constant_3), CONST(constant_4), CONST(constant_5),
     CONST(constant_6), INNER(mul_3), INNER(clip_3), INNER(add_3), CONST(constant_7), CONST(constant_8),
     CONST(constant_9), CONST(constant_10), INNER(hardSigmoid), INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_conv_norm_act_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_conv_norm_act, whole, 3), .name = "dnnl.conv_norm_act",
     .place = "onnx_dnnl.pat:46", .is_entry = true, .depth = 7, PARTS(39, ROOT(m.root), INNER(call),
     INNER(batchNormalization), INNER(batchNormalization_call), INNER(conv), INPUT(x), INPUT(w),
     CONST(constant), INPUT(b), INPUT(scale), CONST(constant_2), INPUT(bias), CONST(constant_3),
     INPUT(mean), CONST(constant_4), INPUT(variance), CONST(constant_5), INNER(clip), CONST(constant_6),
     CONST(constant_7), INNER(mul), INNER(sigmoid), INNER(mul_2), INNER(div), INNER(clip_2), INNER(add),
     CONST(constant_8), CONST(constant_9), CONST(constant_10), CONST(constant_11), INNER(mul_3),
     INNER(clip_3), INNER(add_2), CONST(constant_12), CONST(constant_13), CONST(constant_14),
     CONST(constant_15), INNER(hardSigmoid), INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_conv_norm_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_conv_norm, whole, 0), .name = "dnnl.conv_norm",
     .place = "onnx_dnnl.pat:47", .is_entry = true, .depth = 3, PARTS(17, ROOT(m.root),
     INNER(batchNormalization), INNER(batchNormalization_call), INNER(conv), INPUT(x), INPUT(w),
     CONST(constant), INPUT(b), INPUT(scale), CONST(constant_2), INPUT(bias), CONST(constant_3),
     INPUT(mean), CONST(constant_4), INPUT(variance), CONST(constant_5), INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_deconv_norm_act_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_deconv_norm_act, whole, 3), .name = "dnnl.deconv_norm_act",
     .place = "onnx_dnnl.pat:48", .is_entry = true, .depth = 7, PARTS(39, ROOT(m.root), INNER(call),
     INNER(batchNormalization), INNER(batchNormalization_call), INNER(convTranspose), INPUT(x), INPUT(w),
     CONST(constant), INPUT(b), INPUT(scale), CONST(constant_2), INPUT(bias), CONST(constant_3),
     INPUT(mean), CONST(constant_4), INPUT(variance), CONST(constant_5), INNER(clip), CONST(constant_6),
     CONST(constant_7), INNER(mul), INNER(sigmoid), INNER(mul_2), INNER(div), INNER(clip_2), INNER(add),
     CONST(constant_8), CONST(constant_9), CONST(constant_10), CONST(constant_11), INNER(mul_3),
     INNER(clip_3), INNER(add_2), CONST(constant_12), CONST(constant_13), CONST(constant_14),
     CONST(constant_15), INNER(hardSigmoid), INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_deconv_norm_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_deconv_norm, whole, 0), .name = "dnnl.deconv_norm",
     .place = "onnx_dnnl.pat:49", .is_entry = true, .depth = 3, PARTS(17, ROOT(m.root),
     INNER(batchNormalization), INNER(batchNormalization_call), INNER(convTranspose), INPUT(x), INPUT(w),
     CONST(constant), INPUT(b), INPUT(scale), CONST(constant_2), INPUT(bias), CONST(constant_3),
     INPUT(mean), CONST(constant_4), INPUT(variance), CONST(constant_5), INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_conv_act_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_conv_act, whole, 3), .name = "dnnl.conv_act", .place = "onnx_dnnl.pat:50",
     .is_entry = true, .depth = 5, PARTS(28, ROOT(m.root), INNER(call), INNER(conv), INPUT(x), INPUT(w),
     INPUT(b), INNER(clip), CONST(constant), CONST(constant_2), INNER(mul), INNER(sigmoid), INNER(mul_2),
     INNER(div), INNER(clip_2), INNER(add), CONST(constant_3), CONST(constant_4), CONST(constant_5),
     CONST(constant_6), INNER(mul_3), INNER(clip_3), INNER(add_2), CONST(constant_7), CONST(constant_8),
     CONST(constant_9), CONST(constant_10), INNER(hardSigmoid), INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_conv_sum_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_conv_sum, whole, 1), .name = "dnnl.conv_sum", .place = "onnx_dnnl.pat:51",
     .is_entry = true, .depth = 2, PARTS(9, ROOT(m.root), INNER(add), INNER(conv), INPUT(x), INPUT(w),
     INPUT(b), INPUT(residual), INNER(sum), INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_gemm_act_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_gemm_act, whole, 3), .name = "dnnl.gemm_act", .place = "onnx_dnnl.pat:52",
     .is_entry = true, .depth = 5, PARTS(28, ROOT(m.root), INNER(call), INNER(gemm), INPUT(a), INPUT(b),
     INPUT(c), INNER(clip), CONST(constant), CONST(constant_2), INNER(mul), INNER(sigmoid), INNER(mul_2),
     INNER(div), INNER(clip_2), INNER(add), CONST(constant_3), CONST(constant_4), CONST(constant_5),
     CONST(constant_6), INNER(mul_3), INNER(clip_3), INNER(add_2), CONST(constant_7), CONST(constant_8),
     CONST(constant_9), CONST(constant_10), INNER(hardSigmoid), INPUT(x))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_matmul_bias_gelu_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_matmul_bias_gelu, whole, 8), .name = "dnnl.matmul_bias_gelu",
     .place = "onnx_dnnl.pat:53", .is_entry = true, .depth = 11, PARTS(53, ROOT(m.root), INNER(mul),
     INNER(mul_2), INNER(add), INNER(matMul), INPUT(a), INPUT(b), INPUT(c), CONST(constant), INNER(t),
     INNER(erf), INNER(div), CONST(constant_2), INNER(mul_3), CONST(constant_3), CONST(constant_4),
     CONST(constant_5), INNER(mul_4), INNER(mul_5), CONST(constant_6), INNER(mul_6), INNER(mul_7),
     CONST(constant_7), INNER(mul_8), INNER(mul_9), INNER(t_2), INNER(tanh), INNER(mul_10), INNER(add_2),
     INNER(mul_11), INNER(pow), CONST(constant_8), INNER(mul_12), INNER(mul_13), CONST(constant_9),
     INNER(mul_14), INNER(mul_15), INNER(mul_16), CONST(constant_10), CONST(constant_11),
     CONST(constant_12), CONST(constant_13), INNER(mul_17), INNER(mul_18), CONST(constant_14),
     INNER(mul_19), INNER(mul_20), CONST(constant_15), INNER(gelu), INNER(gelu_2), INNER(fastGelu),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, INPUT(x))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_matmul_bias_act_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_matmul_bias_act, whole, 3), .name = "dnnl.matmul_bias_act",
     .place = "onnx_dnnl.pat:54", .is_entry = true, .depth = 6, PARTS(30, ROOT(m.root), INNER(call),
     INNER(add), INNER(matMul), INPUT(a), INPUT(b), INPUT(c), CONST(constant), INNER(clip),
     CONST(constant_2), CONST(constant_3), INNER(mul), INNER(sigmoid), INNER(mul_2), INNER(div),
     INNER(clip_2), INNER(add_2), CONST(constant_4), CONST(constant_5), CONST(constant_6),
     CONST(constant_7), INNER(mul_3), INNER(clip_3), INNER(add_3), CONST(constant_8), CONST(constant_9),
     CONST(constant_10), CONST(constant_11), INNER(hardSigmoid), INPUT(x))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_matmul_bias_sum_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_matmul_bias_sum, whole, 1), .name = "dnnl.matmul_bias_sum",
     .place = "onnx_dnnl.pat:55", .is_entry = true, .depth = 3, PARTS(10, ROOT(m.root), INNER(add),
     INNER(add_2), INNER(matMul), INPUT(a), INPUT(b), INPUT(c), CONST(constant), INPUT(residual),
     INPUT(x))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_gelu_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_gelu, whole, 8), .name = "dnnl.gelu", .place = "onnx_dnnl.pat:56",
     .is_entry = true, .depth = 9, PARTS(48, ROOT(m.root), INNER(mul), INNER(mul_2), INPUT(x), INNER(t),
     INNER(erf), INNER(div), CONST(constant), INNER(mul_3), CONST(constant_2), CONST(constant_3),
     CONST(constant_4), INNER(mul_4), INNER(mul_5), CONST(constant_5), INNER(mul_6), INNER(mul_7),
     CONST(constant_6), INNER(mul_8), INNER(mul_9), INNER(t_2), INNER(tanh), INNER(mul_10), INNER(add),
     INNER(mul_11), INNER(pow), CONST(constant_7), INNER(mul_12), INNER(mul_13), CONST(constant_8),
     INNER(mul_14), INNER(mul_15), INNER(mul_16), CONST(constant_9), CONST(constant_10), CONST(constant_11),
     CONST(constant_12), INNER(mul_17), INNER(mul_18), CONST(constant_13), INNER(mul_19), INNER(mul_20),
     CONST(constant_14), INNER(gelu), INNER(gelu_2), INNER(fastGelu), {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
     INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_swish_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_swish, whole, 1), .name = "dnnl.swish", .place = "onnx_dnnl.pat:57",
     .is_entry = true, .depth = 2, PARTS(5, ROOT(m.root), INNER(mul), INPUT(x), INNER(sigmoid),
     INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_hard_swish_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_hard_swish, whole, 2), .name = "dnnl.hard_swish",
     .place = "onnx_dnnl.pat:58", .is_entry = true, .depth = 4, PARTS(19, ROOT(m.root), INNER(mul),
     INPUT(x), INNER(div), INNER(clip), INNER(add), CONST(constant), CONST(constant_2), CONST(constant_3),
     CONST(constant_4), INNER(mul_2), INNER(clip_2), INNER(add_2), CONST(constant_5), CONST(constant_6),
     CONST(constant_7), CONST(constant_8), INNER(hardSigmoid), INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_matmul_bias_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_matmul_bias, whole, 0), .name = "dnnl.matmul_bias",
     .place = "onnx_dnnl.pat:59", .is_entry = true, .depth = 2, PARTS(8, ROOT(m.root), INNER(add),
     INNER(matMul), INPUT(a), INPUT(b), INPUT(c), CONST(constant), INPUT(x))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_conv_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_conv, whole, 0), .name = "dnnl.conv", .place = "onnx_dnnl.pat:60",
     .is_entry = true, .depth = 1, PARTS(6, ROOT(m.root), INNER(conv), INPUT(x), INPUT(w), INPUT(b),
     INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_deconv_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_deconv, whole, 0), .name = "dnnl.deconv", .place = "onnx_dnnl.pat:61",
     .is_entry = true, .depth = 1, PARTS(6, ROOT(m.root), INPUT(x), INNER(convTranspose), INPUT(x_2),
     INPUT(x_3), INPUT(x_4))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_deconv_no_bias_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_deconv_no_bias, whole, 0), .name = "dnnl.deconv_no_bias",
     .place = "onnx_dnnl.pat:62", .is_entry = true, .depth = 1, PARTS(5, ROOT(m.root), INPUT(x),
     INNER(convTranspose), INPUT(x_2), INPUT(x_3))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_gemm_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_gemm, whole, 0), .name = "dnnl.gemm", .place = "onnx_dnnl.pat:63",
     .is_entry = true, .depth = 1, PARTS(6, ROOT(m.root), INNER(gemm), INPUT(a), INPUT(b), INPUT(c),
     INPUT(x))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_matmul_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_matmul, whole, 0), .name = "dnnl.matmul", .place = "onnx_dnnl.pat:64",
     .is_entry = true, .depth = 1, PARTS(5, ROOT(m.root), INPUT(x), INNER(matMul), INPUT(x_2), INPUT(x_3))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_softmax_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_softmax, whole, 0), .name = "dnnl.softmax", .place = "onnx_dnnl.pat:65",
     .is_entry = true, .depth = 1, PARTS(4, ROOT(m.root), INPUT(x), INNER(softmax), INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_pool_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_pool, whole, 0), .name = "dnnl.pool", .place = "onnx_dnnl.pat:66",
     .is_entry = true, .depth = 2, PARTS(7, ROOT(m.root), INPUT(x), INNER(call), INNER(call_call),
     INPUT(x_2), INNER(globalAveragePool), INPUT(x_3))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_batch_norm_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_batch_norm, whole, 0), .name = "dnnl.batch_norm",
     .place = "onnx_dnnl.pat:67", .is_entry = true, .depth = 2, PARTS(13, ROOT(m.root),
     INNER(batchNormalization), INNER(batchNormalization_call), INPUT(p), INPUT(scale), CONST(constant),
     INPUT(bias), CONST(constant_2), INPUT(mean), CONST(constant_3), INPUT(variance), CONST(constant_4),
     INPUT(x))},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_eltwise_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_eltwise, whole, 0), .name = "dnnl.eltwise", .place = "onnx_dnnl.pat:68",
     .is_entry = true, .depth = 1, PARTS(6, ROOT(m.root), INPUT(x), INNER(call), INPUT(x_2), INNER(clip),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE onnx_dnnl_dnnl_binary_whole
    {DFG_FOUND_ROW(onnx_dnnl_dnnl_binary, whole, 1), .name = "dnnl.binary", .place = "onnx_dnnl.pat:70",
     .is_entry = true, .depth = 1, PARTS(5, ROOT(m.root), INPUT(x), INNER(call), INPUT(x_2), INPUT(x_3))},
#undef WHOLE
};

/* ---- table onnx_dnnl ---- */

DFG_TABLE_SLOTS(onnx_dnnl)

static const struct dfg_table_entry onnx_dnnl_entries[] = {
    { .name = "dnnl.int8_conv", .pattern = 1 },
    { .name = "dnnl.int8_gemm", .pattern = 2 },
    { .name = "dnnl.int8_matmul", .pattern = 3 },
    { .name = "dnnl.int8_binary", .pattern = 4 },
    { .name = "dnnl.layer_norm", .pattern = 5 },
    { .name = "dnnl.conv_norm_sum_act", .pattern = 6 },
    { .name = "dnnl.conv_norm_sum", .pattern = 7 },
    { .name = "dnnl.conv_sum_act", .pattern = 8 },
    { .name = "dnnl.conv_norm_act", .pattern = 9 },
    { .name = "dnnl.conv_norm", .pattern = 10 },
    { .name = "dnnl.deconv_norm_act", .pattern = 11 },
    { .name = "dnnl.deconv_norm", .pattern = 12 },
    { .name = "dnnl.conv_act", .pattern = 13 },
    { .name = "dnnl.conv_sum", .pattern = 14 },
    { .name = "dnnl.gemm_act", .pattern = 15 },
    { .name = "dnnl.matmul_bias_gelu", .pattern = 16 },
    { .name = "dnnl.matmul_bias_act", .pattern = 17 },
    { .name = "dnnl.matmul_bias_sum", .pattern = 18 },
    { .name = "dnnl.gelu", .pattern = 19 },
    { .name = "dnnl.swish", .pattern = 20 },
    { .name = "dnnl.hard_swish", .pattern = 21 },
    { .name = "dnnl.matmul_bias", .pattern = 22 },
    { .name = "dnnl.conv", .pattern = 23 },
    { .name = "dnnl.deconv", .pattern = 24 },
    { .name = "dnnl.deconv_no_bias", .pattern = 25 },
    { .name = "dnnl.gemm", .pattern = 26 },
    { .name = "dnnl.matmul", .pattern = 27 },
    { .name = "dnnl.softmax", .pattern = 28 },
    { .name = "dnnl.pool", .pattern = 29 },
    { .name = "dnnl.batch_norm", .pattern = 30 },
    { .name = "dnnl.eltwise", .pattern = 31 },
    { .name = "dnnl.binary", .pattern = 32 },
};
static const struct dfg_attr_text onnx_dnnl_attrs[] = {
    { "Compiler", "\"dnnl\"" },
};
static const struct dfg_table onnx_dnnl_tables[] = {
    { .name = "onnx_dnnl", .n = 32, .last_wins = false, .entries = onnx_dnnl_entries, .n_words = 1,
      .n_attrs = 1, .attrs = onnx_dnnl_attrs,
      .candidates = onnx_dnnl_candidates_slot, .first = onnx_dnnl_first_slot, .sweep = onnx_dnnl_sweep_slot },
};

static const char *const onnx_dnnl_imports[] = { "onnx_fusion", "onnx", NULL };
static const char *const onnx_dnnl_text_0[] = { /* onnx_dnnl.pat */
    "// onnx_dnnl.pat -- what oneDNN can run of networks as exporters write them: the\n"
    "// ONNX-level twin of dnnl.pat.\n//\n"
    "// The groups are those of dnnl.pat with the shapes that ONNX gives them (a bias is\n"
    "// an operand of Conv and Gemm, normalisation is not folded yet), and oneDNN 2.7's\n"
    "// primitives for what stands alone.  f32, and u8 or i8 between quantised ends.\n\n"
    "import \"onnx_fusion.pat\";\n\n// Of f32, so what it is computed from is, too.\n"
    "pattern plain(p) = p & _ : f32;\n\n// Bytes in, bytes out.\n"
    "cond bytes(x, w, q) = x.dtype in {u8, i8}, w.dtype in {u8, i8}, q.dtype in {u8, i8};\n"
    "pattern int8_conv(x, w) {\n    q = qdq_conv(x, _, _, w & const, _, _, _, _, _, _, _);\n"
    "    where bytes(x, w, q);\n    return q;\n}\npattern int8_gemm(x, w) {\n"
    "    q = qdq_gemm(x, _, _, w & const, _, _, _, _, _, _, _);\n    where bytes(x, w, q);\n    return q;\n"
    "}\npattern int8_matmul(x, w) {\n    q = qdq_matmul(x, _, _, w, _, _, _, _);\n    where bytes(x, w, q);\n"
    "    return q;\n}\npattern int8_binary(x, y) {\n    q = qdq_binary(x, _, _, y, _, _, _, _);\n"
    "    where bytes(x, y, q);\n    return q;\n}\n\ntable onnx_dnnl {\n    attrs { Compiler = \"dnnl\" };\n"
    "    \"dnnl.int8_conv\"         = int8_conv;\n    \"dnnl.int8_gemm\"         = int8_gemm;\n"
    "    \"dnnl.int8_matmul\"       = int8_matmul;\n    \"dnnl.int8_binary\"       = int8_binary;\n"
    "    \"dnnl.layer_norm\"        = plain(layer_norm);\n"
    "    \"dnnl.conv_norm_sum_act\" = plain(conv_norm_sum_act);\n"
    "    \"dnnl.conv_norm_sum\"     = plain(conv_norm_sum);\n"
    "    \"dnnl.conv_sum_act\"      = plain(conv_sum_act);\n"
    "    \"dnnl.conv_norm_act\"     = plain(conv_norm_act);\n"
    "    \"dnnl.conv_norm\"         = plain(conv_norm);\n"
    "    \"dnnl.deconv_norm_act\"   = plain(conv_transpose_norm_act);\n"
    "    \"dnnl.deconv_norm\"       = plain(conv_transpose_norm);\n"
    "    \"dnnl.conv_act\"          = plain(conv_act);\n    \"dnnl.conv_sum\"          = plain(conv_sum);\n"
    "    \"dnnl.gemm_act\"          = plain(gemm_act);\n"
    "    \"dnnl.matmul_bias_gelu\"  = plain(matmul_bias_gelu);\n"
    "    \"dnnl.matmul_bias_act\"   = plain(matmul_bias_act);\n"
    "    \"dnnl.matmul_bias_sum\"   = plain(matmul_bias_sum);\n    \"dnnl.gelu\"              = plain(gelu);\n"
    "    \"dnnl.swish\"             = plain(swish);\n    \"dnnl.hard_swish\"        = plain(hard_swish);\n"
    "    \"dnnl.matmul_bias\"       = plain(matmul_bias);\n    \"dnnl.conv\"              = plain(conv);\n"
    "    \"dnnl.deconv\"            = plain(ConvTranspose(_, _, _));\n"
    "    \"dnnl.deconv_no_bias\"    = plain(ConvTranspose(_, _));\n"
    "    \"dnnl.gemm\"              = plain(gemm);\n    \"dnnl.matmul\"            = plain(MatMul(_, _));\n"
    "    \"dnnl.softmax\"           = plain(Softmax(_));\n"
    "    \"dnnl.pool\"              = plain((MaxPool | AveragePool)(_) { ceil_mode == 0 } | GlobalAveragePool(_));\n"
    "    \"dnnl.batch_norm\"        = plain(normalized);\n"
    "    \"dnnl.eltwise\"           = plain((Relu | LeakyRelu | Sigmoid | Tanh | Abs | Exp | Log | Sqrt | Round\n"
    "                                     | Elu | Softplus)(_) | Clip(...));\n"
    "    \"dnnl.binary\"            = plain((Add | Sub | Mul | Div | Min | Max)(_, _));\n}\n",
    NULL};
static const char *const onnx_dnnl_text_1[] = { /* onnx_fusion.pat */
    "// onnx_fusion.pat -- groups that networks are made of, as exporters write them.\n//\n"
    "// Over ONNX at opset 17 (older models are lifted when they are read).  Larger\n"
    "// groups stand before the smaller ones that they contain, so that the first\n"
    "// entry that matches at a node is the one to take.  Conditions on shapes are\n"
    "// asked only where they decide what a group means, since most exporters write\n// no types.\n\n"
    "import \"onnx.ops\";\n\nop RequantShift(x, mul, add) : elemwise, infer same;\n"
    "op com.microsoft.Gelu(x) : elemwise;\nop com.microsoft.FastGelu(x, bias?) : elemwise;\n\n"
    "// ---- linear operators ----\n\npattern conv(x, w, b) = Conv(x, w, b?);\n"
    "pattern gemm(a, b, c) = Gemm(a, b, c?);\n"
    "pattern matmul_bias(a, b, c) = Add(MatMul(a, b), c & const);\n\n"
    "// A scale and a shift for each channel, at inference.\n"
    "pattern normalized(p, scale, bias, mean, variance) =\n"
    "    BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) { training_mode == 0 };\n"
    "\npattern conv_norm(x, w, b, scale, bias, mean, variance) =\n"
    "    normalized(Conv(x, w & const, b?), scale, bias, mean, variance);\n"
    "pattern conv_transpose_norm(x, w, b, scale, bias, mean, variance) =\n"
    "    normalized(ConvTranspose(x, w & const, b?), scale, bias, mean, variance);\n\n"
    "// ---- activations ----\n\n// Clip(x, 0, 6).\npattern relu6(x) = Clip(x, 0, 6);\n"
    "// x * sigmoid(x), also called SiLU.\npattern swish(x) = Mul(x, Sigmoid(x));\n"
    "// Clip(x + 3, 0, 6) / 6, or the operator with these numbers.\npattern hard_sigmoid(x) =\n"
    "    Div(Clip(Add(x, 3), 0, 6), 6)\n    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))\n"
    "    | HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-4, beta ~= 0.5 };\n"
    "pattern hard_swish(x) = Mul(x, hard_sigmoid(x));\n\n"
    "// 0.5 x (1 + erf(x / sqrt 2)), in the groupings that exporters use.\npattern gelu_erf(x) {\n"
    "    t = Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1);\n"
    "    return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);\n}\n\n"
    "// 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))).\npattern cubic(x) =\n"
    "    Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\n"
    "    | Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))));\npattern gelu_tanh(x) {\n"
    "    t = Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1);\n"
    "    return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);\n}\n\n"
    "pattern gelu(x) = gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.FastGelu(x, ...);\n"
    "\n// What a convolution or a product may end in.\n"
    "pattern activation(x) = (Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\n"
    "    | relu6(x) | swish(x) | hard_swish(x);\n\n"
    "pattern conv_norm_act(x, w, b, scale, bias, mean, variance) =\n"
    "    activation(conv_norm(x, w, b, scale, bias, mean, variance));\n"
    "pattern conv_transpose_norm_act(x, w, b, scale, bias, mean, variance) =\n"
    "    activation(conv_transpose_norm(x, w, b, scale, bias, mean, variance));\n"
    "pattern conv_act(x, w, b) = activation(conv(x, w, b));\n"
    "pattern gemm_act(a, b, c) = activation(gemm(a, b, c));\n"
    "pattern matmul_bias_act(a, b, c) = activation(matmul_bias(a, b, c));\n"
    "pattern matmul_bias_gelu(a, b, c) = gelu(matmul_bias(a, b, c));\n\n// ---- residual sums ----\n\n"
    "pattern sum(a, b) = Add(a, b) | Sum(a, b);\n"
    "pattern conv_sum(x, w, b, residual) = sum(conv(x, w, b), residual);\n"
    "pattern conv_norm_sum(x, w, b, scale, bias, mean, variance, residual) =\n"
    "    sum(conv_norm(x, w, b, scale, bias, mean, variance), residual);\n"
    "pattern conv_sum_act(x, w, b, residual) = activation(conv_sum(x, w, b, residual));\n"
    "pattern conv_norm_sum_act(x, w, b, scale, bias, mean, variance, residual) =\n"
    "    activation(conv_norm_sum(x, w, b, scale, bias, mean, variance, residual));\n"
    "pattern matmul_bias_sum(a, b, c, residual) = Add(matmul_bias(a, b, c), residual);\n\n"
    "// ---- quantised groups: dequantise, compute, quantise ----\n\n"
    "pattern dequantized(q, s, z) = DequantizeLinear(q, s & const, (z & const)?);\n"
    "pattern quantized(p, s, z) = QuantizeLinear(p, s & const, (z & const)?);\n",
    "// One scale and one zero point, the second of which both may do without.\n"
    "cond same_scale(s, z, t, y) =\n"
    "    value(s) == value(t), value(z) == value(y) or (not present(z) and not present(y));\n\n"
    "pattern qdq_conv(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =\n"
    "    quantized(Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\n"
    "                         (dequantized(b, b_scale, b_zero) | b & const)?)),\n"
    "              scale, zero);\n"
    "pattern qdq_gemm(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =\n"
    "    quantized(Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\n"
    "                         (dequantized(b, b_scale, b_zero) | b & const)?)),\n"
    "              scale, zero);\n"
    "pattern qdq_matmul(x, x_scale, x_zero, w, w_scale, w_zero, scale, zero) =\n"
    "    quantized(MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)), scale, zero);\n"
    "pattern qdq_binary(x, x_scale, x_zero, y, y_scale, y_zero, scale, zero) =\n"
    "    quantized(Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale, y_zero))),\n"
    "              scale, zero);\npattern qdq_unary(x, x_scale, x_zero, scale, zero) {\n"
    "    y = (AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | LeakyRelu | Clip | Flatten\n"
    "         | Reshape | Transpose | Squeeze | Unsqueeze | ReduceMean)(dequantized(x, x_scale, x_zero), ...);\n"
    "    return quantized(y, scale, zero);\n}\n"
    "// Integers all the way, as integer-only exporters write it.\n"
    "pattern requant_shift(x, w, b, mul, add) = RequantShift((Conv | Gemm)(x, w & const, b?), mul & const, add & const);\n"
    "// Between two scales: what is left when nothing is computed.\n"
    "pattern requantize(x, x_scale, x_zero, scale, zero) = quantized(dequantized(x, x_scale, x_zero), scale, zero);\n"
    "\n// ---- layer normalisation ----\n\n"
    "// d is x less its mean, over the last axes; some exporters cast around the square, or write the difference twice.\n"
    "pattern centred(x) = Sub(x, ReduceMean(x) { keepdims == 1 });\n"
    "pattern layer_norm(x, eps, scale, bias) {\n    d = centred(x);\n    e = Cast?(d | centred(x));\n"
    "    v = ReduceMean(Pow(e, 2) | Mul(e, e)) { keepdims == 1 };\n    s = Sqrt(Add(v, eps & const));\n"
    "    n = Div(d, s) | Mul(d, Reciprocal(s));\n"
    "    return Add(Mul(n, scale), bias) | LayerNormalization(x, scale, bias?);\n}\n"
    "// Without centring (RMS normalisation): x / sqrt(mean(x^2) + eps) * scale.  The end of a\n"
    "// layer normalisation is none.\npattern rms_norm(x, eps, scale) {\n"
    "    v = ReduceMean(Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)))) { keepdims == 1 };\n"
    "    s = Sqrt(Add(v, eps & const));\n"
    "    return Mul(Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))), scale);\n}\n\n"
    "// ---- attention ----\n\npattern scores(q, k) = Cast?(MatMul(q, k));\n"
    "pattern scaled(q, k, s) = Div(scores(q, k), s & const) | Mul(scores(q, k), s & const)\n"
    "    | scores(Mul(q, s & const), k) | scores(q, k);\n"
    "// softmax(q k' / s + mask) v; the mask added, selected, or none; a cast or dropout around the softmax.\n"
    "pattern attention(q, k, v, s, mask, keep) {\n    a = scaled(q, k, s);\n"
    "    m = Add(a, mask) | Where(keep, a, mask) | a;\n"
    "    p = (Softmax | Softmax.v1 | Softmax.v11)(m) { axis in {-1, 3} };\n"
    "    return MatMul(Dropout?(Cast?(p), ...), v);\n}\n\n"
    "// A quantised group holds one of the groups behind, so it stands before them.\ntable onnx_fusion {\n"
    "    attrs { Compiler = \"fusion\" };\n    \"qdq_conv\" = qdq_conv;\n    \"qdq_gemm\" = qdq_gemm;\n"
    "    \"qdq_matmul\" = qdq_matmul;\n    \"qdq_binary\" = qdq_binary;\n    \"qdq_unary\" = qdq_unary;\n"
    "    \"requant_shift\" = requant_shift;\n    \"attention\" = attention;\n    \"layer_norm\" = layer_norm;\n"
    "    \"rms_norm\" = rms_norm;\n    \"conv_norm_sum_act\" = conv_norm_sum_act;\n"
    "    \"conv_norm_sum\" = conv_norm_sum;\n    \"conv_sum_act\" = conv_sum_act;\n"
    "    \"conv_norm_act\" = conv_norm_act;\n    \"conv_norm\" = conv_norm;\n"
    "    \"conv_transpose_norm_act\" = conv_transpose_norm_act;\n"
    "    \"conv_transpose_norm\" = conv_transpose_norm;\n    \"conv_act\" = conv_act;\n",
    "    \"conv_sum\" = conv_sum;\n    \"gemm_act\" = gemm_act;\n    \"matmul_bias_gelu\" = matmul_bias_gelu;\n"
    "    \"matmul_bias_act\" = matmul_bias_act;\n    \"matmul_bias_sum\" = matmul_bias_sum;\n"
    "    \"requantize\" = requantize;\n    \"gelu\" = gelu;\n    \"hard_swish\" = hard_swish;\n"
    "    \"hard_sigmoid\" = hard_sigmoid;\n    \"swish\" = swish;\n    \"conv\" = conv;\n    \"gemm\" = gemm;\n"
    "    \"matmul_bias\" = matmul_bias;\n}\n",
    NULL};
static const struct dfg_source onnx_dnnl_sources[] = {
    {"onnx_dnnl.pat", UINT64_C(0x2153f88c97874079), onnx_dnnl_text_0, (const uint32_t[]){1}, 1},
    {"onnx_fusion.pat", UINT64_C(0x8604617bfe82bfd7), onnx_dnnl_text_1, (const uint32_t[]){2}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit onnx_dnnl_unit;
const struct dfg_unit onnx_dnnl_unit = {
    .abi = DFG_ABI,
    .name = "onnx_dnnl",
    .imports = onnx_dnnl_imports,
    .names = &onnx_dnnl_names,
    .n_patterns = 33, .patterns = onnx_dnnl_patterns,
    .n_tables = 1, .tables = onnx_dnnl_tables,
    .version = "0.1.0", .hash = UINT64_C(0xe2869eee47a03cc4),
    .n_sources = 3, .sources = onnx_dnnl_sources, .law_limit = 64,
    .prefix = "onnx_dnnl_",
};
