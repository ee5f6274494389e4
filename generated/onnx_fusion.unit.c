/* What onnx_fusion.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_fusion.h"
#if ONNX_FUSION_H != 0x3c17dcb4e7bd5b8f
#error "onnx_fusion.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


/* name, fusion kind, required and declared operands, variadic, declared and required
 * results, variadic, attributes, what few have */
static const struct dfg_op_decl onnx_fusion_op_decls[] = {
    { "RequantShift", DFG_ELEMWISE, 3, 3, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "com.microsoft.Gelu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL },
    { "com.microsoft.FastGelu", DFG_ELEMWISE, 1, 2, false, 1, 1, false, 0, .attrs = NULL },
};

extern const struct dfg_ops onnx_fusion_ops;
const struct dfg_ops onnx_fusion_ops = { DFG_ABI, 3, "onnx_fusion", onnx_fusion_op_decls };


static const struct dfg_pattern onnx_fusion_patterns[] = {
#define WHOLE onnx_fusion_conv_match
    {DFG_FOUND_ROW(onnx_fusion_conv, match, 0), .name = "conv", .place = "onnx_fusion.pat:17", .depth = 1,
     CAPTURES(3, 3, NODE("x", x), NODE("w", w), NODE("b", b)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, w), PART(INPUT, 2, b), ROOT(root))},
#undef WHOLE
#define WHOLE onnx_fusion_gemm_match
    {DFG_FOUND_ROW(onnx_fusion_gemm, match, 0), .name = "gemm", .place = "onnx_fusion.pat:18", .depth = 1,
     CAPTURES(3, 3, NODE("a", a), NODE("b", b), NODE("c", c)), PARTS(4, PART(INPUT, 0, a),
     PART(INPUT, 1, b), PART(INPUT, 2, c), ROOT(root))},
#undef WHOLE
#define WHOLE onnx_fusion_matmul_bias_whole
    {DFG_FOUND_ROW(onnx_fusion_matmul_bias, whole, 0), .name = "matmul_bias", .place = "onnx_fusion.pat:19",
     .depth = 2, CAPTURES(3, 3, NODE("a", m.a), NODE("b", m.b), NODE("c", m.c)),
     PARTS(6, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), PART(INPUT, 2, m.c), ROOT(m.root), INNER(matMul),
     PART(CONST, 2, m.c))},
#undef WHOLE
#define WHOLE onnx_fusion_normalized_whole
    {DFG_FOUND_ROW(onnx_fusion_normalized, whole, 0), .name = "normalized", .place = "onnx_fusion.pat:22",
     .depth = 2, CAPTURES(5, 5, NODE("p", m.p), NODE("scale", m.scale), NODE("bias", m.bias),
     NODE("mean", m.mean), NODE("variance", m.variance)), PARTS(11, PART(INPUT, 0, m.p),
     PART(INPUT, 1, m.scale), PART(INPUT, 2, m.bias), PART(INPUT, 3, m.mean), PART(INPUT, 4, m.variance),
     ROOT(m.root), INNER(batchNormalization_call), PART(CONST, 1, m.scale), PART(CONST, 2, m.bias),
     PART(CONST, 3, m.mean), PART(CONST, 4, m.variance))},
#undef WHOLE
#define WHOLE onnx_fusion_conv_norm_whole
    {DFG_FOUND_ROW(onnx_fusion_conv_norm, whole, 0), .name = "conv_norm", .place = "onnx_fusion.pat:25",
     .depth = 3, CAPTURES(7, 7, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("scale", m.scale),
     NODE("bias", m.bias), NODE("mean", m.mean), NODE("variance", m.variance)), PARTS(15, ROOT(m.root),
     INNER(batchNormalization_call), PART(CONST, 3, m.scale), PART(CONST, 4, m.bias),
     PART(CONST, 5, m.mean), PART(CONST, 6, m.variance), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.scale), PART(INPUT, 4, m.bias), PART(INPUT, 5, m.mean),
     PART(INPUT, 6, m.variance), INNER(conv), PART(CONST, 1, m.w))},
#undef WHOLE
#define WHOLE onnx_fusion_conv_transpose_norm_whole
    {DFG_FOUND_ROW(onnx_fusion_conv_transpose_norm, whole, 0), .name = "conv_transpose_norm",
     .place = "onnx_fusion.pat:27", .depth = 3, CAPTURES(7, 7, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("scale", m.scale), NODE("bias", m.bias), NODE("mean", m.mean),
     NODE("variance", m.variance)), PARTS(15, ROOT(m.root), INNER(batchNormalization_call),
     PART(CONST, 3, m.scale), PART(CONST, 4, m.bias), PART(CONST, 5, m.mean), PART(CONST, 6, m.variance),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.scale),
     PART(INPUT, 4, m.bias), PART(INPUT, 5, m.mean), PART(INPUT, 6, m.variance), INNER(convTranspose),
     PART(CONST, 1, m.w))},
#undef WHOLE
#define WHOLE onnx_fusion_relu6_whole
    {DFG_FOUND_ROW(onnx_fusion_relu6, whole, 0), .name = "relu6", .place = "onnx_fusion.pat:33", .depth = 1,
     CAPTURES(1, 1, NODE("x", m.x)), PARTS(4, PART(INPUT, 0, m.x), ROOT(m.root), CONST(constant),
     CONST(constant_2))},
#undef WHOLE
#define WHOLE onnx_fusion_swish_whole
    {DFG_FOUND_ROW(onnx_fusion_swish, whole, 1), .name = "swish", .place = "onnx_fusion.pat:35", .depth = 2,
     CAPTURES(1, 1, NODE("x", m.x)), PARTS(3, PART(INPUT, 0, m.x), ROOT(m.root), INNER(sigmoid))},
#undef WHOLE
#define WHOLE onnx_fusion_hard_sigmoid_whole
    {DFG_FOUND_ROW(onnx_fusion_hard_sigmoid, whole, 1), .name = "hard_sigmoid",
     .place = "onnx_fusion.pat:37", .depth = 3, CAPTURES(1, 1, NODE("x", m.x)),
     PARTS(17, PART(INPUT, 0, m.x), ROOT(m.root), INNER(div), INNER(clip), INNER(add), CONST(constant),
     CONST(constant_2), CONST(constant_3), CONST(constant_4), INNER(mul), INNER(clip_2), INNER(add_2),
     CONST(constant_5), CONST(constant_6), CONST(constant_7), CONST(constant_8), INNER(hardSigmoid))},
#undef WHOLE
#define WHOLE onnx_fusion_hard_swish_whole
    {DFG_FOUND_ROW(onnx_fusion_hard_swish, whole, 2), .name = "hard_swish", .place = "onnx_fusion.pat:41",
     .depth = 4, CAPTURES(1, 1, NODE("x", m.x)), PARTS(17, PART(INPUT, 0, m.x), ROOT(m.root),
     INNER(hard_sigmoid.div), INNER(hard_sigmoid.clip), INNER(hard_sigmoid.add),
     CONST(hard_sigmoid.constant), CONST(hard_sigmoid.constant_2), CONST(hard_sigmoid.constant_3),
     CONST(hard_sigmoid.constant_4), INNER(hard_sigmoid.mul), INNER(hard_sigmoid.clip_2),
     INNER(hard_sigmoid.add_2), CONST(hard_sigmoid.constant_5), CONST(hard_sigmoid.constant_6),
     CONST(hard_sigmoid.constant_7), CONST(hard_sigmoid.constant_8), INNER(hard_sigmoid.hardSigmoid))},
#undef WHOLE
#define WHOLE onnx_fusion_gelu_erf_whole
    {DFG_FOUND_ROW(onnx_fusion_gelu_erf, whole, 3), .name = "gelu_erf", .place = "onnx_fusion.pat:44",
     .depth = 5, CAPTURES(2, 1, NODE("x", m.x), NODE("t", m.t)), PARTS(18, PART(INPUT, 0, m.x),
     PART(INNER, 1, m.t), INNER(erf), INNER(div), CONST(constant), INNER(mul), CONST(constant_2),
     CONST(constant_3), ROOT(m.root), INNER(mul_2), INNER(mul_3), CONST(constant_4), INNER(mul_4),
     INNER(mul_5), CONST(constant_5), INNER(mul_6), INNER(mul_7), CONST(constant_6))},
#undef WHOLE
#define WHOLE onnx_fusion_cubic_whole
    {DFG_FOUND_ROW(onnx_fusion_cubic, whole, 4), .name = "cubic", .place = "onnx_fusion.pat:50", .depth = 3,
     CAPTURES(1, 1, NODE("x", m.x)), PARTS(12, PART(INPUT, 0, m.x), ROOT(m.root), INNER(mul), INNER(pow),
     CONST(constant), INNER(mul_2), INNER(mul_3), CONST(constant_2), INNER(mul_4), INNER(mul_5),
     INNER(mul_6), CONST(constant_3))},
#undef WHOLE
#define WHOLE onnx_fusion_gelu_tanh_whole
    {DFG_FOUND_ROW(onnx_fusion_gelu_tanh, whole, 7), .name = "gelu_tanh", .place = "onnx_fusion.pat:53",
     .depth = 9, CAPTURES(2, 1, NODE("x", m.x), NODE("t", m.t)), PARTS(27, PART(INPUT, 0, m.x),
     PART(INNER, 1, m.t), INNER(tanh), INNER(mul), INNER(add), INNER(mul_2), INNER(pow), CONST(constant),
     INNER(mul_3), INNER(mul_4), CONST(constant_2), INNER(mul_5), INNER(mul_6), INNER(mul_7),
     CONST(constant_3), CONST(constant_4), CONST(constant_5), ROOT(m.root), INNER(mul_8), INNER(mul_9),
     CONST(constant_6), INNER(mul_10), INNER(mul_11), CONST(constant_7), INNER(mul_12), INNER(mul_13),
     CONST(constant_8))},
#undef WHOLE
#define WHOLE onnx_fusion_gelu_whole
    {DFG_FOUND_ROW(onnx_fusion_gelu, whole, 8), .name = "gelu", .place = "onnx_fusion.pat:58", .depth = 9,
     CAPTURES(1, 1, NODE("x", m.x)), PARTS(47, PART(INPUT, 0, m.x), ROOT(m.root), INNER(gelu_erf.mul_2),
     INNER(gelu_erf.mul_3), INNER(gelu_erf.m.t), INNER(gelu_erf.erf), INNER(gelu_erf.div),
     CONST(gelu_erf.constant), INNER(gelu_erf.mul), CONST(gelu_erf.constant_2), CONST(gelu_erf.constant_3),
     CONST(gelu_erf.constant_4), INNER(gelu_erf.mul_4), INNER(gelu_erf.mul_5), CONST(gelu_erf.constant_5),
     INNER(gelu_erf.mul_6), INNER(gelu_erf.mul_7), CONST(gelu_erf.constant_6), INNER(gelu_tanh.mul_8),
     INNER(gelu_tanh.mul_9), INNER(gelu_tanh.m.t), INNER(gelu_tanh.tanh), INNER(gelu_tanh.mul),
     INNER(gelu_tanh.add), INNER(gelu_tanh.mul_2), INNER(gelu_tanh.pow), CONST(gelu_tanh.constant),
     INNER(gelu_tanh.mul_3), INNER(gelu_tanh.mul_4), CONST(gelu_tanh.constant_2), INNER(gelu_tanh.mul_5),
     INNER(gelu_tanh.mul_6), INNER(gelu_tanh.mul_7), CONST(gelu_tanh.constant_3),
     CONST(gelu_tanh.constant_4), CONST(gelu_tanh.constant_5), CONST(gelu_tanh.constant_6),
     INNER(gelu_tanh.mul_10), INNER(gelu_tanh.mul_11), CONST(gelu_tanh.constant_7), INNER(gelu_tanh.mul_12),
     INNER(gelu_tanh.mul_13), CONST(gelu_tanh.constant_8), INNER(gelu), INNER(gelu_2), INNER(fastGelu),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE onnx_fusion_activation_whole
    {DFG_FOUND_ROW(onnx_fusion_activation, whole, 3), .name = "activation", .place = "onnx_fusion.pat:61",
     .depth = 4, CAPTURES(1, 1, NODE("x", m.x)), PARTS(24, PART(INPUT, 0, m.x), ROOT(m.root), INNER(call),
     INNER(clip), CONST(relu6.constant), CONST(relu6.constant_2), INNER(mul), INNER(swish.sigmoid),
     INNER(mul_2), INNER(hard_swish.hard_sigmoid.div), INNER(hard_swish.hard_sigmoid.clip),
     INNER(hard_swish.hard_sigmoid.add), CONST(hard_swish.hard_sigmoid.constant),
     CONST(hard_swish.hard_sigmoid.constant_2), CONST(hard_swish.hard_sigmoid.constant_3),
     CONST(hard_swish.hard_sigmoid.constant_4), INNER(hard_swish.hard_sigmoid.mul),
     INNER(hard_swish.hard_sigmoid.clip_2), INNER(hard_swish.hard_sigmoid.add_2),
     CONST(hard_swish.hard_sigmoid.constant_5), CONST(hard_swish.hard_sigmoid.constant_6),
     CONST(hard_swish.hard_sigmoid.constant_7), CONST(hard_swish.hard_sigmoid.constant_8),
     INNER(hard_swish.hard_sigmoid.hardSigmoid))},
#undef WHOLE
#define WHOLE onnx_fusion_conv_norm_act_whole
    {DFG_FOUND_ROW(onnx_fusion_conv_norm_act, whole, 3), .name = "conv_norm_act",
     .place = "onnx_fusion.pat:64", .depth = 7, CAPTURES(7, 7, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("scale", m.scale), NODE("bias", m.bias), NODE("mean", m.mean),
     NODE("variance", m.variance)), PARTS(38, ROOT(m.root), INNER(activation.call), INNER(activation.m.x),
     INNER(batchNormalization_call), INNER(conv_norm.conv), PART(CONST, 1, m.w), PART(CONST, 3, m.scale),
     PART(CONST, 4, m.bias), PART(CONST, 5, m.mean), PART(CONST, 6, m.variance), INNER(activation.clip),
     CONST(activation.relu6.constant), CONST(activation.relu6.constant_2), INNER(activation.mul),
     INNER(activation.swish.sigmoid), INNER(activation.mul_2),
     INNER(activation.hard_swish.hard_sigmoid.div), INNER(activation.hard_swish.hard_sigmoid.clip),
     INNER(activation.hard_swish.hard_sigmoid.add), CONST(activation.hard_swish.hard_sigmoid.constant),
     CONST(activation.hard_swish.hard_sigmoid.constant_2),
     CONST(activation.hard_swish.hard_sigmoid.constant_3),
     CONST(activation.hard_swish.hard_sigmoid.constant_4), INNER(activation.hard_swish.hard_sigmoid.mul),
     INNER(activation.hard_swish.hard_sigmoid.clip_2), INNER(activation.hard_swish.hard_sigmoid.add_2),
     CONST(activation.hard_swish.hard_sigmoid.constant_5),
     CONST(activation.hard_swish.hard_sigmoid.constant_6),
     CONST(activation.hard_swish.hard_sigmoid.constant_7),
     CONST(activation.hard_swish.hard_sigmoid.constant_8),
     INNER(activation.hard_swish.hard_sigmoid.hardSigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.scale), PART(INPUT, 4, m.bias), PART(INPUT, 5, m.mean),
     PART(INPUT, 6, m.variance))},
#undef WHOLE
#define WHOLE onnx_fusion_conv_transpose_norm_act_whole
    {DFG_FOUND_ROW(onnx_fusion_conv_transpose_norm_act, whole, 3), .name = "conv_transpose_norm_act",
     .place = "onnx_fusion.pat:66", .depth = 7, CAPTURES(7, 7, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("scale", m.scale), NODE("bias", m.bias), NODE("mean", m.mean),
     NODE("variance", m.variance)), PARTS(38, ROOT(m.root), INNER(activation.call), INNER(activation.m.x),
     INNER(batchNormalization_call), INNER(conv_transpose_norm.convTranspose), PART(CONST, 1, m.w),
     PART(CONST, 3, m.scale), PART(CONST, 4, m.bias), PART(CONST, 5, m.mean), PART(CONST, 6, m.variance),
     INNER(activation.clip), CONST(activation.relu6.constant), CONST(activation.relu6.constant_2),
     INNER(activation.mul), INNER(activation.swish.sigmoid), INNER(activation.mul_2),
     INNER(activation.hard_swish.hard_sigmoid.div), INNER(activation.hard_swish.hard_sigmoid.clip),
     INNER(activation.hard_swish.hard_sigmoid.add), CONST(activation.hard_swish.hard_sigmoid.constant),
     CONST(activation.hard_swish.hard_sigmoid.constant_2),
     CONST(activation.hard_swish.hard_sigmoid.constant_3),
     CONST(activation.hard_swish.hard_sigmoid.constant_4), INNER(activation.hard_swish.hard_sigmoid.mul),
     INNER(activation.hard_swish.hard_sigmoid.clip_2), INNER(activation.hard_swish.hard_sigmoid.add_2),
     CONST(activation.hard_swish.hard_sigmoid.constant_5),
     CONST(activation.hard_swish.hard_sigmoid.constant_6),
     CONST(activation.hard_swish.hard_sigmoid.constant_7),
     CONST(activation.hard_swish.hard_sigmoid.constant_8),
     INNER(activation.hard_swish.hard_sigmoid.hardSigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.scale), PART(INPUT, 4, m.bias), PART(INPUT, 5, m.mean),
     PART(INPUT, 6, m.variance))},
#undef WHOLE
#define WHOLE onnx_fusion_conv_act_whole
    {DFG_FOUND_ROW(onnx_fusion_conv_act, whole, 3), .name = "conv_act", .place = "onnx_fusion.pat:68",
     .depth = 5, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b)), PARTS(27, ROOT(m.root),
     INNER(activation.call), INNER(conv), INNER(activation.clip), CONST(activation.relu6.constant),
     CONST(activation.relu6.constant_2), INNER(activation.mul), INNER(activation.swish.sigmoid),
     INNER(activation.mul_2), INNER(activation.hard_swish.hard_sigmoid.div),
     INNER(activation.hard_swish.hard_sigmoid.clip), INNER(activation.hard_swish.hard_sigmoid.add),
     CONST(activation.hard_swish.hard_sigmoid.constant),
     CONST(activation.hard_swish.hard_sigmoid.constant_2),
     CONST(activation.hard_swish.hard_sigmoid.constant_3),
     CONST(activation.hard_swish.hard_sigmoid.constant_4), INNER(activation.hard_swish.hard_sigmoid.mul),
     INNER(activation.hard_swish.hard_sigmoid.clip_2), INNER(activation.hard_swish.hard_sigmoid.add_2),
     CONST(activation.hard_swish.hard_sigmoid.constant_5),
     CONST(activation.hard_swish.hard_sigmoid.constant_6),
     CONST(activation.hard_swish.hard_sigmoid.constant_7),
     CONST(activation.hard_swish.hard_sigmoid.constant_8),
     INNER(activation.hard_swish.hard_sigmoid.hardSigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE onnx_fusion_gemm_act_whole
    {DFG_FOUND_ROW(onnx_fusion_gemm_act, whole, 3), .name = "gemm_act", .place = "onnx_fusion.pat:69",
     .depth = 5, CAPTURES(3, 3, NODE("a", m.a), NODE("b", m.b), NODE("c", m.c)), PARTS(27, ROOT(m.root),
     INNER(activation.call), INNER(gemm), INNER(activation.clip), CONST(activation.relu6.constant),
     CONST(activation.relu6.constant_2), INNER(activation.mul), INNER(activation.swish.sigmoid),
     INNER(activation.mul_2), INNER(activation.hard_swish.hard_sigmoid.div),
     INNER(activation.hard_swish.hard_sigmoid.clip), INNER(activation.hard_swish.hard_sigmoid.add),
     CONST(activation.hard_swish.hard_sigmoid.constant),
     CONST(activation.hard_swish.hard_sigmoid.constant_2),
     CONST(activation.hard_swish.hard_sigmoid.constant_3),
     CONST(activation.hard_swish.hard_sigmoid.constant_4), INNER(activation.hard_swish.hard_sigmoid.mul),
     INNER(activation.hard_swish.hard_sigmoid.clip_2), INNER(activation.hard_swish.hard_sigmoid.add_2),
     CONST(activation.hard_swish.hard_sigmoid.constant_5),
     CONST(activation.hard_swish.hard_sigmoid.constant_6),
     CONST(activation.hard_swish.hard_sigmoid.constant_7),
     CONST(activation.hard_swish.hard_sigmoid.constant_8),
     INNER(activation.hard_swish.hard_sigmoid.hardSigmoid), PART(INPUT, 0, m.a), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.c))},
#undef WHOLE
#define WHOLE onnx_fusion_matmul_bias_act_whole
    {DFG_FOUND_ROW(onnx_fusion_matmul_bias_act, whole, 3), .name = "matmul_bias_act",
     .place = "onnx_fusion.pat:70", .depth = 6, CAPTURES(3, 3, NODE("a", m.a), NODE("b", m.b),
     NODE("c", m.c)), PARTS(29, ROOT(m.root), INNER(activation.call), INNER(activation.m.x),
     INNER(matmul_bias.matMul), PART(CONST, 2, m.c), INNER(activation.clip),
     CONST(activation.relu6.constant), CONST(activation.relu6.constant_2), INNER(activation.mul),
     INNER(activation.swish.sigmoid), INNER(activation.mul_2),
     INNER(activation.hard_swish.hard_sigmoid.div), INNER(activation.hard_swish.hard_sigmoid.clip),
     INNER(activation.hard_swish.hard_sigmoid.add), CONST(activation.hard_swish.hard_sigmoid.constant),
     CONST(activation.hard_swish.hard_sigmoid.constant_2),
     CONST(activation.hard_swish.hard_sigmoid.constant_3),
     CONST(activation.hard_swish.hard_sigmoid.constant_4), INNER(activation.hard_swish.hard_sigmoid.mul),
     INNER(activation.hard_swish.hard_sigmoid.clip_2), INNER(activation.hard_swish.hard_sigmoid.add_2),
     CONST(activation.hard_swish.hard_sigmoid.constant_5),
     CONST(activation.hard_swish.hard_sigmoid.constant_6),
     CONST(activation.hard_swish.hard_sigmoid.constant_7),
     CONST(activation.hard_swish.hard_sigmoid.constant_8),
     INNER(activation.hard_swish.hard_sigmoid.hardSigmoid), PART(INPUT, 0, m.a), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.c))},
#undef WHOLE
#define WHOLE onnx_fusion_matmul_bias_gelu_whole
    {DFG_FOUND_ROW(onnx_fusion_matmul_bias_gelu, whole, 8), .name = "matmul_bias_gelu",
     .place = "onnx_fusion.pat:71", .depth = 11, CAPTURES(3, 3, NODE("a", m.a), NODE("b", m.b),
     NODE("c", m.c)), PARTS(52, ROOT(m.root), INNER(gelu_erf.mul_2), INNER(gelu_erf.mul_3), INNER(add),
     INNER(matmul_bias.matMul), PART(CONST, 2, m.c), INNER(gelu_erf.m.t), INNER(gelu_erf.erf),
     INNER(gelu_erf.div), CONST(gelu_erf.constant), INNER(gelu_erf.mul), CONST(gelu_erf.constant_2),
     CONST(gelu_erf.constant_3), CONST(gelu_erf.constant_4), INNER(gelu_erf.mul_4), INNER(gelu_erf.mul_5),
     CONST(gelu_erf.constant_5), INNER(gelu_erf.mul_6), INNER(gelu_erf.mul_7), CONST(gelu_erf.constant_6),
     INNER(gelu_tanh.mul_8), INNER(gelu_tanh.mul_9), INNER(gelu_tanh.m.t), INNER(gelu_tanh.tanh),
     INNER(gelu_tanh.mul), INNER(gelu_tanh.add), INNER(gelu_tanh.mul_2), INNER(gelu_tanh.pow),
     CONST(gelu_tanh.constant), INNER(gelu_tanh.mul_3), INNER(gelu_tanh.mul_4), CONST(gelu_tanh.constant_2),
     INNER(gelu_tanh.mul_5), INNER(gelu_tanh.mul_6), INNER(gelu_tanh.mul_7), CONST(gelu_tanh.constant_3),
     CONST(gelu_tanh.constant_4), CONST(gelu_tanh.constant_5), CONST(gelu_tanh.constant_6),
     INNER(gelu_tanh.mul_10), INNER(gelu_tanh.mul_11), CONST(gelu_tanh.constant_7), INNER(gelu_tanh.mul_12),
     INNER(gelu_tanh.mul_13), CONST(gelu_tanh.constant_8), INNER(gelu), INNER(gelu_2), INNER(fastGelu),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), PART(INPUT, 2, m.c))},
#undef WHOLE
#define WHOLE onnx_fusion_sum_whole
    {DFG_FOUND_ROW(onnx_fusion_sum, whole, 1), .name = "sum", .place = "onnx_fusion.pat:75", .depth = 1,
     CAPTURES(2, 2, NODE("a", m.a), NODE("b", m.b)), PARTS(5, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b),
     ROOT(m.root), INNER(add), INNER(sum))},
#undef WHOLE
#define WHOLE onnx_fusion_conv_sum_whole
    {DFG_FOUND_ROW(onnx_fusion_conv_sum, whole, 1), .name = "conv_sum", .place = "onnx_fusion.pat:76",
     .depth = 2, CAPTURES(4, 4, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("residual", m.residual)), PARTS(8, ROOT(m.root), INNER(sum.add), INNER(conv), INNER(sum.sum),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.residual))},
#undef WHOLE
#define WHOLE onnx_fusion_conv_norm_sum_whole
    {DFG_FOUND_ROW(onnx_fusion_conv_norm_sum, whole, 1), .name = "conv_norm_sum",
     .place = "onnx_fusion.pat:77", .depth = 4, CAPTURES(8, 8, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("scale", m.scale), NODE("bias", m.bias), NODE("mean", m.mean),
     NODE("variance", m.variance), NODE("residual", m.residual)), PARTS(19, ROOT(m.root), INNER(sum.add),
     INNER(sum.m.a), INNER(batchNormalization_call), INNER(conv_norm.conv), PART(CONST, 1, m.w),
     PART(CONST, 3, m.scale), PART(CONST, 4, m.bias), PART(CONST, 5, m.mean), PART(CONST, 6, m.variance),
     INNER(sum.sum), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.scale),
     PART(INPUT, 4, m.bias), PART(INPUT, 5, m.mean), PART(INPUT, 6, m.variance),
     PART(INPUT, 7, m.residual))},
#undef WHOLE
#define WHOLE onnx_fusion_conv_sum_act_whole
    {DFG_FOUND_ROW(onnx_fusion_conv_sum_act, whole, 3), .name = "conv_sum_act",
     .place = "onnx_fusion.pat:79", .depth = 6, CAPTURES(4, 4, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("residual", m.residual)), PARTS(30, ROOT(m.root), INNER(call),
     INNER(conv_sum.sum.add), INNER(conv_sum.conv), INNER(conv_sum.sum.sum), INNER(clip),
     CONST(relu6.constant), CONST(relu6.constant_2), INNER(mul), INNER(swish.sigmoid), INNER(mul_2),
     INNER(hard_sigmoid.div), INNER(hard_sigmoid.clip), INNER(hard_sigmoid.add),
     CONST(hard_sigmoid.constant), CONST(hard_sigmoid.constant_2), CONST(hard_sigmoid.constant_3),
     CONST(hard_sigmoid.constant_4), INNER(hard_sigmoid.mul), INNER(hard_sigmoid.clip_2),
     INNER(hard_sigmoid.add_2), CONST(hard_sigmoid.constant_5), CONST(hard_sigmoid.constant_6),
     CONST(hard_sigmoid.constant_7), CONST(hard_sigmoid.constant_8), INNER(hard_sigmoid.hardSigmoid),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.residual))},
#undef WHOLE
#define WHOLE onnx_fusion_conv_norm_sum_act_whole
    {DFG_FOUND_ROW(onnx_fusion_conv_norm_sum_act, whole, 3), .name = "conv_norm_sum_act",
     .place = "onnx_fusion.pat:80", .depth = 8, CAPTURES(8, 8, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("scale", m.scale), NODE("bias", m.bias), NODE("mean", m.mean),
     NODE("variance", m.variance), NODE("residual", m.residual)), PARTS(41, ROOT(m.root), INNER(call),
     INNER(conv_norm_sum.sum.add), INNER(conv_norm_sum.sum.m.a), INNER(batchNormalization_call),
     INNER(conv_norm_sum.conv_norm.conv), PART(CONST, 1, m.w), PART(CONST, 3, m.scale),
     PART(CONST, 4, m.bias), PART(CONST, 5, m.mean), PART(CONST, 6, m.variance),
     INNER(conv_norm_sum.sum.sum), INNER(clip), CONST(relu6.constant), CONST(relu6.constant_2), INNER(mul),
     INNER(swish.sigmoid), INNER(mul_2), INNER(hard_sigmoid.div), INNER(hard_sigmoid.clip),
     INNER(hard_sigmoid.add), CONST(hard_sigmoid.constant), CONST(hard_sigmoid.constant_2),
     CONST(hard_sigmoid.constant_3), CONST(hard_sigmoid.constant_4), INNER(hard_sigmoid.mul),
     INNER(hard_sigmoid.clip_2), INNER(hard_sigmoid.add_2), CONST(hard_sigmoid.constant_5),
     CONST(hard_sigmoid.constant_6), CONST(hard_sigmoid.constant_7), CONST(hard_sigmoid.constant_8),
     INNER(hard_sigmoid.hardSigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.scale), PART(INPUT, 4, m.bias), PART(INPUT, 5, m.mean), PART(INPUT, 6, m.variance),
     PART(INPUT, 7, m.residual))},
#undef WHOLE
#define WHOLE onnx_fusion_matmul_bias_sum_whole
    {DFG_FOUND_ROW(onnx_fusion_matmul_bias_sum, whole, 1), .name = "matmul_bias_sum",
     .place = "onnx_fusion.pat:82", .depth = 3, CAPTURES(4, 4, NODE("a", m.a), NODE("b", m.b),
     NODE("c", m.c), NODE("residual", m.residual)), PARTS(8, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.c), PART(INPUT, 3, m.residual), ROOT(m.root), INNER(matmul_bias.m.root),
     INNER(matmul_bias.matMul), PART(CONST, 2, m.c))},
#undef WHOLE
#define WHOLE onnx_fusion_dequantized_match
    {DFG_FOUND_ROW(onnx_fusion_dequantized, match, 0), .name = "dequantized", .place = "onnx_fusion.pat:86",
     .depth = 1, CAPTURES(3, 3, NODE("q", q), NODE("s", s), NODE("z", z)), PARTS(6, PART(INPUT, 0, q),
     PART(INPUT, 1, s), PART(INPUT, 2, z), ROOT(root), PART(CONST, 1, s), PART(CONST, 2, z))},
#undef WHOLE
#define WHOLE onnx_fusion_quantized_match
    {DFG_FOUND_ROW(onnx_fusion_quantized, match, 0), .name = "quantized", .place = "onnx_fusion.pat:87",
     .depth = 1, CAPTURES(3, 3, NODE("p", p), NODE("s", s), NODE("z", z)), PARTS(6, PART(INPUT, 0, p),
     PART(INPUT, 1, s), PART(INPUT, 2, z), ROOT(root), PART(CONST, 1, s), PART(CONST, 2, z))},
#undef WHOLE
#define WHOLE onnx_fusion_qdq_conv_whole
    {DFG_FOUND_ROW(onnx_fusion_qdq_conv, whole, 0), .name = "qdq_conv", .place = "onnx_fusion.pat:92",
     .depth = 4, CAPTURES(11, 11, NODE("x", m.x), NODE("x_scale", m.x_scale), NODE("x_zero", m.x_zero),
     NODE("w", m.w), NODE("w_scale", m.w_scale), NODE("w_zero", m.w_zero), NODE("b", m.b),
     NODE("b_scale", m.b_scale), NODE("b_zero", m.b_zero), NODE("scale", m.scale), NODE("zero", m.zero)),
     PARTS(26, ROOT(m.root), PART(CONST, 9, m.scale), PART(CONST, 10, m.zero), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.x_scale), PART(INPUT, 2, m.x_zero), PART(INPUT, 3, m.w), PART(INPUT, 4, m.w_scale),
     PART(INPUT, 5, m.w_zero), PART(INPUT, 6, m.b), PART(INPUT, 7, m.b_scale), PART(INPUT, 8, m.b_zero),
     PART(INPUT, 9, m.scale), PART(INPUT, 10, m.zero), INNER(relu), INNER(conv), INNER(dequantized.root),
     PART(CONST, 1, m.x_scale), PART(CONST, 2, m.x_zero), INNER(dequantized_2.root),
     PART(CONST, 4, m.w_scale), PART(CONST, 5, m.w_zero), INNER(dequantizeLinear_3),
     PART(CONST, 7, m.b_scale), PART(CONST, 8, m.b_zero), CONST(constant))},
#undef WHOLE
#define WHOLE onnx_fusion_qdq_gemm_whole
    {DFG_FOUND_ROW(onnx_fusion_qdq_gemm, whole, 0), .name = "qdq_gemm", .place = "onnx_fusion.pat:96",
     .depth = 4, CAPTURES(11, 11, NODE("x", m.x), NODE("x_scale", m.x_scale), NODE("x_zero", m.x_zero),
     NODE("w", m.w), NODE("w_scale", m.w_scale), NODE("w_zero", m.w_zero), NODE("b", m.b),
     NODE("b_scale", m.b_scale), NODE("b_zero", m.b_zero), NODE("scale", m.scale), NODE("zero", m.zero)),
     PARTS(26, ROOT(m.root), PART(CONST, 9, m.scale), PART(CONST, 10, m.zero), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.x_scale), PART(INPUT, 2, m.x_zero), PART(INPUT, 3, m.w), PART(INPUT, 4, m.w_scale),
     PART(INPUT, 5, m.w_zero), PART(INPUT, 6, m.b), PART(INPUT, 7, m.b_scale), PART(INPUT, 8, m.b_zero),
     PART(INPUT, 9, m.scale), PART(INPUT, 10, m.zero), INNER(relu), INNER(gemm), INNER(dequantized.root),
     PART(CONST, 1, m.x_scale), PART(CONST, 2, m.x_zero), INNER(dequantized_2.root),
     PART(CONST, 4, m.w_scale), PART(CONST, 5, m.w_zero), INNER(dequantizeLinear_3),
     PART(CONST, 7, m.b_scale), PART(CONST, 8, m.b_zero), CONST(constant))},
#undef WHOLE
#define WHOLE onnx_fusion_qdq_matmul_whole
    {DFG_FOUND_ROW(onnx_fusion_qdq_matmul, whole, 0), .name = "qdq_matmul", .place = "onnx_fusion.pat:100",
     .depth = 3, CAPTURES(8, 8, NODE("x", m.x), NODE("x_scale", m.x_scale), NODE("x_zero", m.x_zero),
     NODE("w", m.w), NODE("w_scale", m.w_scale), NODE("w_zero", m.w_zero), NODE("scale", m.scale),
     NODE("zero", m.zero)), PARTS(18, ROOT(m.root), PART(CONST, 6, m.scale), PART(CONST, 7, m.zero),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.x_scale), PART(INPUT, 2, m.x_zero), PART(INPUT, 3, m.w),
     PART(INPUT, 4, m.w_scale), PART(INPUT, 5, m.w_zero), PART(INPUT, 6, m.scale), PART(INPUT, 7, m.zero),
     INNER(matMul), INNER(dequantized.root), PART(CONST, 1, m.x_scale), PART(CONST, 2, m.x_zero),
     INNER(dequantized_2.root), PART(CONST, 4, m.w_scale), PART(CONST, 5, m.w_zero))},
#undef WHOLE
#define WHOLE onnx_fusion_qdq_binary_whole
    {DFG_FOUND_ROW(onnx_fusion_qdq_binary, whole, 1), .name = "qdq_binary", .place = "onnx_fusion.pat:102",
     .depth = 4, CAPTURES(8, 8, NODE("x", m.x), NODE("x_scale", m.x_scale), NODE("x_zero", m.x_zero),
     NODE("y", m.y), NODE("y_scale", m.y_scale), NODE("y_zero", m.y_zero), NODE("scale", m.scale),
     NODE("zero", m.zero)), PARTS(19, ROOT(m.root), PART(CONST, 6, m.scale), PART(CONST, 7, m.zero),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.x_scale), PART(INPUT, 2, m.x_zero), PART(INPUT, 3, m.y),
     PART(INPUT, 4, m.y_scale), PART(INPUT, 5, m.y_zero), PART(INPUT, 6, m.scale), PART(INPUT, 7, m.zero),
     INNER(relu), INNER(call), INNER(dequantized.root), PART(CONST, 1, m.x_scale), PART(CONST, 2, m.x_zero),
     INNER(dequantized_2.root), PART(CONST, 4, m.y_scale), PART(CONST, 5, m.y_zero))},
#undef WHOLE
#define WHOLE onnx_fusion_qdq_unary_whole
    {DFG_FOUND_ROW(onnx_fusion_qdq_unary, whole, 0), .name = "qdq_unary", .place = "onnx_fusion.pat:105",
     .depth = 4, CAPTURES(6, 5, NODE("x", m.x), NODE("x_scale", m.x_scale), NODE("x_zero", m.x_zero),
     NODE("scale", m.scale), NODE("zero", m.zero), NODE("y", m.y)), PARTS(14, ROOT(m.root),
     PART(CONST, 3, m.scale), PART(CONST, 4, m.zero), PART(INPUT, 0, m.x), PART(INPUT, 1, m.x_scale),
     PART(INPUT, 2, m.x_zero), PART(INPUT, 3, m.scale), PART(INPUT, 4, m.zero), PART(INNER, 5, m.y),
     INNER(y_call), {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, INNER(dequantized.root),
     PART(CONST, 1, m.x_scale), PART(CONST, 2, m.x_zero))},
#undef WHOLE
#define WHOLE onnx_fusion_requant_shift_whole
    {DFG_FOUND_ROW(onnx_fusion_requant_shift, whole, 0), .name = "requant_shift",
     .place = "onnx_fusion.pat:111", .depth = 2, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("mul", m.mul), NODE("add", m.add)), PARTS(10, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.mul), PART(INPUT, 4, m.add), ROOT(m.root),
     INNER(call), PART(CONST, 1, m.w), PART(CONST, 3, m.mul), PART(CONST, 4, m.add))},
#undef WHOLE
#define WHOLE onnx_fusion_requantize_whole
    {DFG_FOUND_ROW(onnx_fusion_requantize, whole, 0), .name = "requantize", .place = "onnx_fusion.pat:113",
     .depth = 2, CAPTURES(5, 5, NODE("x", m.x), NODE("x_scale", m.x_scale), NODE("x_zero", m.x_zero),
     NODE("scale", m.scale), NODE("zero", m.zero)), PARTS(11, ROOT(m.root), INNER(quantized.p),
     PART(CONST, 1, m.x_scale), PART(CONST, 2, m.x_zero), PART(CONST, 3, m.scale), PART(CONST, 4, m.zero),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.x_scale), PART(INPUT, 2, m.x_zero), PART(INPUT, 3, m.scale),
     PART(INPUT, 4, m.zero))},
#undef WHOLE
#define WHOLE onnx_fusion_centred_whole
    {DFG_FOUND_ROW(onnx_fusion_centred, whole, 0), .name = "centred", .place = "onnx_fusion.pat:118",
     .depth = 2, CAPTURES(1, 1, NODE("x", m.x)), PARTS(3, PART(INPUT, 0, m.x), ROOT(m.root),
     INNER(reduceMean))},
#undef WHOLE
#define WHOLE onnx_fusion_layer_norm_whole
    {DFG_FOUND_ROW(onnx_fusion_layer_norm, whole, 4), .name = "layer_norm", .place = "onnx_fusion.pat:119",
     .depth = 11, CAPTURES(9, 4, NODE("x", m.x), NODE("eps", m.eps), NODE("scale", m.scale),
     NODE("bias", m.bias), NODE("d", m.d), NODE("e", m.e), NODE("v", m.v), NODE("s", m.s), NODE("n", m.n)),
     PARTS(26, PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps), PART(INPUT, 2, m.scale), PART(INPUT, 3, m.bias),
     PART(NONE, 5, m.e), INNER(cast), INNER(sub), INNER(reduceMean), PART(INNER, 6, m.v), INNER(pow),
     CONST(constant), INNER(mul), PART(INNER, 7, m.s), INNER(add), PART(CONST, 1, m.eps),
     PART(NONE, 8, m.n), INNER(div), PART(INNER, 4, m.d), INNER(reduceMean_2), INNER(mul_2),
     INNER(reciprocal), ROOT(m.root), INNER(add_2), INNER(mul_3), INNER(layerNormalization),
     INNER(layerNormalization_call))},
#undef WHOLE
#define WHOLE onnx_fusion_rms_norm_whole
    {DFG_FOUND_ROW(onnx_fusion_rms_norm, whole, 4), .name = "rms_norm", .place = "onnx_fusion.pat:129",
     .depth = 10, CAPTURES(5, 3, NODE("x", m.x), NODE("eps", m.eps), NODE("scale", m.scale), NODE("v", m.v),
     NODE("s", m.s)), PARTS(18, PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps), PART(INPUT, 2, m.scale),
     PART(INNER, 3, m.v), INNER(pow), CONST(constant), INNER(mul), PART(INNER, 4, m.s), INNER(add),
     PART(CONST, 1, m.eps), ROOT(m.root), INNER(cast), INNER(div), INNER(mul_2), INNER(reciprocal),
     INNER(mul_3), INNER(div_2), CONST(constant_2))},
#undef WHOLE
#define WHOLE onnx_fusion_scores_whole
    {DFG_FOUND_ROW(onnx_fusion_scores, whole, 0), .name = "scores", .place = "onnx_fusion.pat:137",
     .depth = 2, CAPTURES(2, 2, NODE("q", m.q), NODE("k", m.k)), PARTS(5, PART(INPUT, 0, m.q),
     PART(INPUT, 1, m.k), ROOT(m.root), INNER(cast), INNER(matMul))},
#undef WHOLE
#define WHOLE onnx_fusion_scaled_whole
    {DFG_FOUND_ROW(onnx_fusion_scaled, whole, 2), .name = "scaled", .place = "onnx_fusion.pat:138",
     .depth = 3, CAPTURES(3, 3, NODE("q", m.q), NODE("k", m.k), NODE("s", m.s)),
     PARTS(18, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.s), ROOT(m.root), INNER(div),
     INNER(scores.cast), INNER(scores.matMul), INNER(scores_3.cast), INNER(scores_3.matMul),
     INNER(scores_4.cast), INNER(scores_4.matMul), CONST(constant), INNER(mul), INNER(scores_2.cast),
     INNER(scores_2.matMul), CONST(constant_2), INNER(mul_2), CONST(constant_3))},
#undef WHOLE
#define WHOLE onnx_fusion_attention_whole
    {DFG_FOUND_ROW(onnx_fusion_attention, whole, 3), .name = "attention", .place = "onnx_fusion.pat:141",
     .depth = 9, CAPTURES(9, 6, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("s", m.s),
     NODE("mask", m.mask), NODE("keep", m.keep), NODE("a", m.a), NODE("m", m.m), NODE("p", m.p)),
     PARTS(30, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.s),
     PART(INPUT, 4, m.mask), PART(INPUT, 5, m.keep), PART(NONE, 7, m.m), INNER(add), PART(NONE, 6, m.a),
     INNER(scaled.div), INNER(scaled.scores.cast), INNER(scaled.scores.matMul), CONST(scaled.constant),
     INNER(scaled.mul), INNER(scaled.scores_2.cast), INNER(scaled.scores_2.matMul),
     CONST(scaled.constant_2), INNER(scaled.scores_3.cast), INNER(scaled.scores_3.matMul),
     INNER(scaled.mul_2), CONST(scaled.constant_3), INNER(scaled.scores_4.cast),
     INNER(scaled.scores_4.matMul), INNER(where), PART(INNER, 8, m.p), ROOT(m.root), INNER(dropout),
     INNER(dropout_call), {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, INNER(cast_5))},
#undef WHOLE
};

/* ---- table onnx_fusion ---- */

DFG_TABLE_SLOTS(onnx_fusion)

static const struct dfg_table_entry onnx_fusion_entries[] = {
    { .name = "qdq_conv", .pattern = 29 },
    { .name = "qdq_gemm", .pattern = 30 },
    { .name = "qdq_matmul", .pattern = 31 },
    { .name = "qdq_binary", .pattern = 32 },
    { .name = "qdq_unary", .pattern = 33 },
    { .name = "requant_shift", .pattern = 34 },
    { .name = "attention", .pattern = 41 },
    { .name = "layer_norm", .pattern = 37 },
    { .name = "rms_norm", .pattern = 38 },
    { .name = "conv_norm_sum_act", .pattern = 25 },
    { .name = "conv_norm_sum", .pattern = 23 },
    { .name = "conv_sum_act", .pattern = 24 },
    { .name = "conv_norm_act", .pattern = 15 },
    { .name = "conv_norm", .pattern = 4 },
    { .name = "conv_transpose_norm_act", .pattern = 16 },
    { .name = "conv_transpose_norm", .pattern = 5 },
    { .name = "conv_act", .pattern = 17 },
    { .name = "conv_sum", .pattern = 22 },
    { .name = "gemm_act", .pattern = 18 },
    { .name = "matmul_bias_gelu", .pattern = 20 },
    { .name = "matmul_bias_act", .pattern = 19 },
    { .name = "matmul_bias_sum", .pattern = 26 },
    { .name = "requantize", .pattern = 35 },
    { .name = "gelu", .pattern = 13 },
    { .name = "hard_swish", .pattern = 9 },
    { .name = "hard_sigmoid", .pattern = 8 },
    { .name = "swish", .pattern = 7 },
    { .name = "conv", .pattern = 0 },
    { .name = "gemm", .pattern = 1 },
    { .name = "matmul_bias", .pattern = 2 },
};
static const struct dfg_attr_text onnx_fusion_attrs[] = {
    { "Compiler", "\"fusion\"" },
};
static const struct dfg_table onnx_fusion_tables[] = {
    { .name = "onnx_fusion", .n = 30, .last_wins = false, .entries = onnx_fusion_entries, .n_words = 1,
      .n_attrs = 1, .attrs = onnx_fusion_attrs,
      .candidates = onnx_fusion_candidates_slot, .first = onnx_fusion_first_slot, .sweep = onnx_fusion_sweep_slot },
};

static const char *const onnx_fusion_imports[] = { "onnx", NULL };
static const char *const onnx_fusion_text_0[] = { /* onnx_fusion.pat */
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
static const struct dfg_source onnx_fusion_sources[] = {
    {"onnx_fusion.pat", UINT64_C(0x8604617bfe82bfd7), onnx_fusion_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit onnx_fusion_unit;
const struct dfg_unit onnx_fusion_unit = {
    .abi = DFG_ABI,
    .name = "onnx_fusion",
    .ops = &onnx_fusion_ops,
    .imports = onnx_fusion_imports,
    .names = &onnx_fusion_names,
    .n_patterns = 42, .patterns = onnx_fusion_patterns,
    .n_tables = 1, .tables = onnx_fusion_tables,
    .version = "0.1.0", .hash = UINT64_C(0xf064651d4fe79bbd),
    .n_sources = 2, .sources = onnx_fusion_sources, .law_limit = 64,
    .prefix = "onnx_fusion_",
};
