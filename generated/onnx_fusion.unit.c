/* What onnx_fusion.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_fusion.h"
#if ONNX_FUSION_H != 0xef06f8d6d5522c2f
#error "onnx_fusion.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"


/* name, fusion kind, required and declared operands, variadic, declared and required
 * results, variadic, attributes, what few have */
static const struct dfg_op_decl onnx_fusion_op_decls[] = {
    { "RequantShift", DFG_ELEMWISE, 3, 3, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "com.microsoft.Gelu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL },
    { "com.microsoft.FastGelu", DFG_ELEMWISE, 1, 2, false, 1, 1, false, 0, .attrs = NULL },
};

extern const struct dfg_ops onnx_fusion_ops;
const struct dfg_ops onnx_fusion_ops = { DFG_ABI, 3, "onnx_fusion", onnx_fusion_op_decls };

#define AT(member) offsetof(struct onnx_fusion_conv_match, member)
static const struct dfg_capture onnx_fusion_conv_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part onnx_fusion_conv_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_conv)

#define AT(member) offsetof(struct onnx_fusion_gemm_match, member)
static const struct dfg_capture onnx_fusion_gemm_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part onnx_fusion_gemm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(c)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_gemm)

#define AT(member) offsetof(struct onnx_fusion_matmul_bias_whole, member)
static const struct dfg_capture onnx_fusion_matmul_bias_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part onnx_fusion_matmul_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul)}, {DFG_PART_CONST, 0, 0, 2, AT(m.c)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_matmul_bias)

#define AT(member) offsetof(struct onnx_fusion_normalized_whole, member)
static const struct dfg_capture onnx_fusion_normalized_captures[] = {
    {"p", DFG_CAP_NODE, AT(m.p)}, {"scale", DFG_CAP_NODE, AT(m.scale)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"mean", DFG_CAP_NODE, AT(m.mean)}, {"variance", DFG_CAP_NODE, AT(m.variance)}};
static const struct dfg_part onnx_fusion_normalized_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.p)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.mean)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.variance)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)}, {DFG_PART_CONST, 0, 0, 1, AT(m.scale)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.bias)}, {DFG_PART_CONST, 0, 0, 3, AT(m.mean)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.variance)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_normalized)

#define AT(member) offsetof(struct onnx_fusion_conv_norm_whole, member)
static const struct dfg_capture onnx_fusion_conv_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"mean", DFG_CAP_NODE, AT(m.mean)}, {"variance", DFG_CAP_NODE, AT(m.variance)}};
static const struct dfg_part onnx_fusion_conv_norm_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.scale)}, {DFG_PART_CONST, 0, 0, 4, AT(m.bias)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.mean)}, {DFG_PART_CONST, 0, 0, 6, AT(m.variance)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.mean)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.variance)}, {DFG_PART_INNER, 0, 0, -1, AT(conv)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_conv_norm)

#define AT(member) offsetof(struct onnx_fusion_conv_transpose_norm_whole, member)
static const struct dfg_capture onnx_fusion_conv_transpose_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"mean", DFG_CAP_NODE, AT(m.mean)}, {"variance", DFG_CAP_NODE, AT(m.variance)}};
static const struct dfg_part onnx_fusion_conv_transpose_norm_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.scale)}, {DFG_PART_CONST, 0, 0, 4, AT(m.bias)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.mean)}, {DFG_PART_CONST, 0, 0, 6, AT(m.variance)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.mean)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.variance)}, {DFG_PART_INNER, 0, 0, -1, AT(convTranspose)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_conv_transpose_norm)

#define AT(member) offsetof(struct onnx_fusion_relu6_whole, member)
static const struct dfg_capture onnx_fusion_relu6_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part onnx_fusion_relu6_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_relu6)

#define AT(member) offsetof(struct onnx_fusion_swish_whole, member)
static const struct dfg_capture onnx_fusion_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part onnx_fusion_swish_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_swish)

#define AT(member) offsetof(struct onnx_fusion_hard_sigmoid_whole, member)
static const struct dfg_capture onnx_fusion_hard_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part onnx_fusion_hard_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_hard_sigmoid)

#define AT(member) offsetof(struct onnx_fusion_hard_swish_whole, member)
static const struct dfg_capture onnx_fusion_hard_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part onnx_fusion_hard_swish_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_hard_swish)

#define AT(member) offsetof(struct onnx_fusion_gelu_erf_whole, member)
static const struct dfg_capture onnx_fusion_gelu_erf_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"t", DFG_CAP_NODE, AT(m.t)}};
static const struct dfg_part onnx_fusion_gelu_erf_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INNER, 0, 0, 1, AT(m.t)},
    {DFG_PART_INNER, 0, 0, -1, AT(erf)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_gelu_erf)

#define AT(member) offsetof(struct onnx_fusion_cubic_whole, member)
static const struct dfg_capture onnx_fusion_cubic_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part onnx_fusion_cubic_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_cubic)

#define AT(member) offsetof(struct onnx_fusion_gelu_tanh_whole, member)
static const struct dfg_capture onnx_fusion_gelu_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"t", DFG_CAP_NODE, AT(m.t)}};
static const struct dfg_part onnx_fusion_gelu_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INNER, 0, 0, 1, AT(m.t)},
    {DFG_PART_INNER, 0, 0, -1, AT(tanh)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_8)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_10)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_11)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_12)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_13)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_gelu_tanh)

#define AT(member) offsetof(struct onnx_fusion_gelu_whole, member)
static const struct dfg_capture onnx_fusion_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part onnx_fusion_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(t)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_8)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_9)},
    {DFG_PART_INNER, 0, 0, -1, AT(t_2)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_10)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_11)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_12)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_13)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_14)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_15)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_16)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_11)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_12)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_17)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_18)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_13)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_19)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_20)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_14)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(gelu_2)}, {DFG_PART_INNER, 0, 0, -1, AT(fastGelu)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_gelu)

#define AT(member) offsetof(struct onnx_fusion_activation_whole, member)
static const struct dfg_capture onnx_fusion_activation_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part onnx_fusion_activation_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_activation)

#define AT(member) offsetof(struct onnx_fusion_conv_norm_act_whole, member)
static const struct dfg_capture onnx_fusion_conv_norm_act_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"mean", DFG_CAP_NODE, AT(m.mean)}, {"variance", DFG_CAP_NODE, AT(m.variance)}};
static const struct dfg_part onnx_fusion_conv_norm_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)}, {DFG_PART_INNER, 0, 0, -1, AT(conv)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_CONST, 0, 0, 3, AT(m.scale)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.bias)}, {DFG_PART_CONST, 0, 0, 5, AT(m.mean)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.variance)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.mean)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.variance)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_conv_norm_act)

#define AT(member) offsetof(struct onnx_fusion_conv_transpose_norm_act_whole, member)
static const struct dfg_capture onnx_fusion_conv_transpose_norm_act_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"mean", DFG_CAP_NODE, AT(m.mean)}, {"variance", DFG_CAP_NODE, AT(m.variance)}};
static const struct dfg_part onnx_fusion_conv_transpose_norm_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)}, {DFG_PART_INNER, 0, 0, -1, AT(convTranspose)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_CONST, 0, 0, 3, AT(m.scale)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.bias)}, {DFG_PART_CONST, 0, 0, 5, AT(m.mean)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.variance)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.mean)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.variance)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_conv_transpose_norm_act)

#define AT(member) offsetof(struct onnx_fusion_conv_act_whole, member)
static const struct dfg_capture onnx_fusion_conv_act_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part onnx_fusion_conv_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_conv_act)

#define AT(member) offsetof(struct onnx_fusion_gemm_act_whole, member)
static const struct dfg_capture onnx_fusion_gemm_act_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part onnx_fusion_gemm_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(gemm)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.c)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_gemm_act)

#define AT(member) offsetof(struct onnx_fusion_matmul_bias_act_whole, member)
static const struct dfg_capture onnx_fusion_matmul_bias_act_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part onnx_fusion_matmul_bias_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(matMul)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.c)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_matmul_bias_act)

#define AT(member) offsetof(struct onnx_fusion_matmul_bias_gelu_whole, member)
static const struct dfg_capture onnx_fusion_matmul_bias_gelu_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part onnx_fusion_matmul_bias_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul)}, {DFG_PART_CONST, 0, 0, 2, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(t)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_8)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_9)},
    {DFG_PART_INNER, 0, 0, -1, AT(t_2)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_10)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_11)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_12)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_13)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_14)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_15)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_16)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_11)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_12)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_17)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_18)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_13)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_19)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_20)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_14)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(gelu_2)}, {DFG_PART_INNER, 0, 0, -1, AT(fastGelu)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.c)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_matmul_bias_gelu)

#define AT(member) offsetof(struct onnx_fusion_sum_whole, member)
static const struct dfg_capture onnx_fusion_sum_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part onnx_fusion_sum_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(sum)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_sum)

#define AT(member) offsetof(struct onnx_fusion_conv_sum_whole, member)
static const struct dfg_capture onnx_fusion_conv_sum_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part onnx_fusion_conv_sum_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv)}, {DFG_PART_INNER, 0, 0, -1, AT(sum)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.residual)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_conv_sum)

#define AT(member) offsetof(struct onnx_fusion_conv_norm_sum_whole, member)
static const struct dfg_capture onnx_fusion_conv_norm_sum_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"mean", DFG_CAP_NODE, AT(m.mean)}, {"variance", DFG_CAP_NODE, AT(m.variance)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part onnx_fusion_conv_norm_sum_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)}, {DFG_PART_INNER, 0, 0, -1, AT(conv)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_CONST, 0, 0, 3, AT(m.scale)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.bias)}, {DFG_PART_CONST, 0, 0, 5, AT(m.mean)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.variance)}, {DFG_PART_INNER, 0, 0, -1, AT(sum)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.mean)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.variance)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.residual)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_conv_norm_sum)

#define AT(member) offsetof(struct onnx_fusion_conv_sum_act_whole, member)
static const struct dfg_capture onnx_fusion_conv_sum_act_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part onnx_fusion_conv_sum_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv)},
    {DFG_PART_INNER, 0, 0, -1, AT(sum)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.residual)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_conv_sum_act)

#define AT(member) offsetof(struct onnx_fusion_conv_norm_sum_act_whole, member)
static const struct dfg_capture onnx_fusion_conv_norm_sum_act_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"mean", DFG_CAP_NODE, AT(m.mean)}, {"variance", DFG_CAP_NODE, AT(m.variance)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part onnx_fusion_conv_norm_sum_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)}, {DFG_PART_INNER, 0, 0, -1, AT(conv)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_CONST, 0, 0, 3, AT(m.scale)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.bias)}, {DFG_PART_CONST, 0, 0, 5, AT(m.mean)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.variance)}, {DFG_PART_INNER, 0, 0, -1, AT(sum)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_3)}, {DFG_PART_INNER, 0, 0, -1, AT(add_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_10)},
    {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.mean)}, {DFG_PART_INPUT, 0, 0, 6, AT(m.variance)},
    {DFG_PART_INPUT, 0, 0, 7, AT(m.residual)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_conv_norm_sum_act)

#define AT(member) offsetof(struct onnx_fusion_matmul_bias_sum_whole, member)
static const struct dfg_capture onnx_fusion_matmul_bias_sum_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part onnx_fusion_matmul_bias_sum_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.residual)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul)}, {DFG_PART_CONST, 0, 0, 2, AT(m.c)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_matmul_bias_sum)

#define AT(member) offsetof(struct onnx_fusion_dequantized_match, member)
static const struct dfg_capture onnx_fusion_dequantized_captures[] = {
    {"q", DFG_CAP_NODE, AT(q)}, {"s", DFG_CAP_NODE, AT(s)}, {"z", DFG_CAP_NODE, AT(z)}};
static const struct dfg_part onnx_fusion_dequantized_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(q)}, {DFG_PART_INPUT, 0, 0, 1, AT(s)}, {DFG_PART_INPUT, 0, 0, 2, AT(z)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}, {DFG_PART_CONST, 0, 0, 1, AT(s)},
    {DFG_PART_CONST, 0, 0, 2, AT(z)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_dequantized)

#define AT(member) offsetof(struct onnx_fusion_quantized_match, member)
static const struct dfg_capture onnx_fusion_quantized_captures[] = {
    {"p", DFG_CAP_NODE, AT(p)}, {"s", DFG_CAP_NODE, AT(s)}, {"z", DFG_CAP_NODE, AT(z)}};
static const struct dfg_part onnx_fusion_quantized_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(p)}, {DFG_PART_INPUT, 0, 0, 1, AT(s)}, {DFG_PART_INPUT, 0, 0, 2, AT(z)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}, {DFG_PART_CONST, 0, 0, 1, AT(s)},
    {DFG_PART_CONST, 0, 0, 2, AT(z)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_quantized)

#define AT(member) offsetof(struct onnx_fusion_qdq_conv_whole, member)
static const struct dfg_capture onnx_fusion_qdq_conv_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"x_scale", DFG_CAP_NODE, AT(m.x_scale)},
    {"x_zero", DFG_CAP_NODE, AT(m.x_zero)}, {"w", DFG_CAP_NODE, AT(m.w)},
    {"w_scale", DFG_CAP_NODE, AT(m.w_scale)}, {"w_zero", DFG_CAP_NODE, AT(m.w_zero)},
    {"b", DFG_CAP_NODE, AT(m.b)}, {"b_scale", DFG_CAP_NODE, AT(m.b_scale)},
    {"b_zero", DFG_CAP_NODE, AT(m.b_zero)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"zero", DFG_CAP_NODE, AT(m.zero)}};
static const struct dfg_part onnx_fusion_qdq_conv_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, 9, AT(m.scale)},
    {DFG_PART_CONST, 0, 0, 10, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.x_scale)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.x_zero)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.w_scale)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.w_zero)}, {DFG_PART_INPUT, 0, 0, 6, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 7, AT(m.b_scale)}, {DFG_PART_INPUT, 0, 0, 8, AT(m.b_zero)},
    {DFG_PART_INPUT, 0, 0, 9, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 10, AT(m.zero)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(conv)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, 1, AT(m.x_scale)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.x_zero)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.w_scale)}, {DFG_PART_CONST, 0, 0, 5, AT(m.w_zero)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_3)}, {DFG_PART_CONST, 0, 0, 7, AT(m.b_scale)},
    {DFG_PART_CONST, 0, 0, 8, AT(m.b_zero)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_qdq_conv)

#define AT(member) offsetof(struct onnx_fusion_qdq_gemm_whole, member)
static const struct dfg_capture onnx_fusion_qdq_gemm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"x_scale", DFG_CAP_NODE, AT(m.x_scale)},
    {"x_zero", DFG_CAP_NODE, AT(m.x_zero)}, {"w", DFG_CAP_NODE, AT(m.w)},
    {"w_scale", DFG_CAP_NODE, AT(m.w_scale)}, {"w_zero", DFG_CAP_NODE, AT(m.w_zero)},
    {"b", DFG_CAP_NODE, AT(m.b)}, {"b_scale", DFG_CAP_NODE, AT(m.b_scale)},
    {"b_zero", DFG_CAP_NODE, AT(m.b_zero)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"zero", DFG_CAP_NODE, AT(m.zero)}};
static const struct dfg_part onnx_fusion_qdq_gemm_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, 9, AT(m.scale)},
    {DFG_PART_CONST, 0, 0, 10, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.x_scale)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.x_zero)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.w_scale)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.w_zero)}, {DFG_PART_INPUT, 0, 0, 6, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 7, AT(m.b_scale)}, {DFG_PART_INPUT, 0, 0, 8, AT(m.b_zero)},
    {DFG_PART_INPUT, 0, 0, 9, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 10, AT(m.zero)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(gemm)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, 1, AT(m.x_scale)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.x_zero)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.w_scale)}, {DFG_PART_CONST, 0, 0, 5, AT(m.w_zero)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_3)}, {DFG_PART_CONST, 0, 0, 7, AT(m.b_scale)},
    {DFG_PART_CONST, 0, 0, 8, AT(m.b_zero)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_qdq_gemm)

#define AT(member) offsetof(struct onnx_fusion_qdq_matmul_whole, member)
static const struct dfg_capture onnx_fusion_qdq_matmul_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"x_scale", DFG_CAP_NODE, AT(m.x_scale)},
    {"x_zero", DFG_CAP_NODE, AT(m.x_zero)}, {"w", DFG_CAP_NODE, AT(m.w)},
    {"w_scale", DFG_CAP_NODE, AT(m.w_scale)}, {"w_zero", DFG_CAP_NODE, AT(m.w_zero)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"zero", DFG_CAP_NODE, AT(m.zero)}};
static const struct dfg_part onnx_fusion_qdq_matmul_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, 6, AT(m.scale)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.x_scale)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.x_zero)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.w_scale)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.w_zero)}, {DFG_PART_INPUT, 0, 0, 6, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 7, AT(m.zero)}, {DFG_PART_INNER, 0, 0, -1, AT(matMul)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, 1, AT(m.x_scale)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.x_zero)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.w_scale)}, {DFG_PART_CONST, 0, 0, 5, AT(m.w_zero)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_qdq_matmul)

#define AT(member) offsetof(struct onnx_fusion_qdq_binary_whole, member)
static const struct dfg_capture onnx_fusion_qdq_binary_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"x_scale", DFG_CAP_NODE, AT(m.x_scale)},
    {"x_zero", DFG_CAP_NODE, AT(m.x_zero)}, {"y", DFG_CAP_NODE, AT(m.y)},
    {"y_scale", DFG_CAP_NODE, AT(m.y_scale)}, {"y_zero", DFG_CAP_NODE, AT(m.y_zero)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"zero", DFG_CAP_NODE, AT(m.zero)}};
static const struct dfg_part onnx_fusion_qdq_binary_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, 6, AT(m.scale)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.x_scale)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.x_zero)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.y)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.y_scale)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.y_zero)}, {DFG_PART_INPUT, 0, 0, 6, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 7, AT(m.zero)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.x_scale)}, {DFG_PART_CONST, 0, 0, 2, AT(m.x_zero)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)}, {DFG_PART_CONST, 0, 0, 4, AT(m.y_scale)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.y_zero)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_qdq_binary)

#define AT(member) offsetof(struct onnx_fusion_qdq_unary_whole, member)
static const struct dfg_capture onnx_fusion_qdq_unary_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"x_scale", DFG_CAP_NODE, AT(m.x_scale)},
    {"x_zero", DFG_CAP_NODE, AT(m.x_zero)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"zero", DFG_CAP_NODE, AT(m.zero)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part onnx_fusion_qdq_unary_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, 3, AT(m.scale)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.x_scale)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.x_zero)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.zero)},
    {DFG_PART_INNER, 0, 0, 5, AT(m.y)}, {DFG_PART_INNER, 0, 0, -1, AT(y_call)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.x_scale)}, {DFG_PART_CONST, 0, 0, 2, AT(m.x_zero)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_qdq_unary)

#define AT(member) offsetof(struct onnx_fusion_requant_shift_whole, member)
static const struct dfg_capture onnx_fusion_requant_shift_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"mul", DFG_CAP_NODE, AT(m.mul)}, {"add", DFG_CAP_NODE, AT(m.add)}};
static const struct dfg_part onnx_fusion_requant_shift_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.mul)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.add)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.mul)}, {DFG_PART_CONST, 0, 0, 4, AT(m.add)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_requant_shift)

#define AT(member) offsetof(struct onnx_fusion_requantize_whole, member)
static const struct dfg_capture onnx_fusion_requantize_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"x_scale", DFG_CAP_NODE, AT(m.x_scale)},
    {"x_zero", DFG_CAP_NODE, AT(m.x_zero)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"zero", DFG_CAP_NODE, AT(m.zero)}};
static const struct dfg_part onnx_fusion_requantize_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.x_scale)}, {DFG_PART_CONST, 0, 0, 2, AT(m.x_zero)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.scale)}, {DFG_PART_CONST, 0, 0, 4, AT(m.zero)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.x_scale)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.x_zero)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.zero)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_requantize)

#define AT(member) offsetof(struct onnx_fusion_centred_whole, member)
static const struct dfg_capture onnx_fusion_centred_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part onnx_fusion_centred_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_centred)

#define AT(member) offsetof(struct onnx_fusion_layer_norm_whole, member)
static const struct dfg_capture onnx_fusion_layer_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"d", DFG_CAP_NODE, AT(m.d)}, {"e", DFG_CAP_NODE, AT(m.e)},
    {"v", DFG_CAP_NODE, AT(m.v)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part onnx_fusion_layer_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_NONE, 0, 0, 5, AT(m.e)}, {DFG_PART_INNER, 0, 0, -1, AT(cast)},
    {DFG_PART_INNER, 0, 0, -1, AT(sub)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.v)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, 7, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.eps)}, {DFG_PART_NONE, 0, 0, 8, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, 4, AT(m.d)},
    {DFG_PART_INNER, 0, 0, -1, AT(reduceMean_2)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(layerNormalization)},
    {DFG_PART_INNER, 0, 0, -1, AT(layerNormalization_call)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_layer_norm)

#define AT(member) offsetof(struct onnx_fusion_rms_norm_whole, member)
static const struct dfg_capture onnx_fusion_rms_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"v", DFG_CAP_NODE, AT(m.v)}, {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part onnx_fusion_rms_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_INNER, 0, 0, 3, AT(m.v)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, 4, AT(m.s)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, 1, AT(m.eps)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(cast)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_rms_norm)

#define AT(member) offsetof(struct onnx_fusion_scores_whole, member)
static const struct dfg_capture onnx_fusion_scores_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}};
static const struct dfg_part onnx_fusion_scores_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(cast)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_scores)

#define AT(member) offsetof(struct onnx_fusion_scaled_whole, member)
static const struct dfg_capture onnx_fusion_scaled_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part onnx_fusion_scaled_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.s)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(cast)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul)}, {DFG_PART_INNER, 0, 0, -1, AT(cast_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(cast_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(cast_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_scaled)

#define AT(member) offsetof(struct onnx_fusion_attention_whole, member)
static const struct dfg_capture onnx_fusion_attention_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"mask", DFG_CAP_NODE, AT(m.mask)}, {"keep", DFG_CAP_NODE, AT(m.keep)},
    {"a", DFG_CAP_NODE, AT(m.a)}, {"m", DFG_CAP_NODE, AT(m.m)}, {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part onnx_fusion_attention_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.mask)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.keep)},
    {DFG_PART_NONE, 0, 0, 7, AT(m.m)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_NONE, 0, 0, 6, AT(m.a)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(cast)}, {DFG_PART_INNER, 0, 0, -1, AT(matMul)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(cast_2)}, {DFG_PART_INNER, 0, 0, -1, AT(matMul_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(cast_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(cast_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul_4)}, {DFG_PART_INNER, 0, 0, -1, AT(where)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.p)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(dropout)}, {DFG_PART_INNER, 0, 0, -1, AT(dropout_call)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_INNER, 0, 0, -1, AT(cast_5)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_fusion_attention)

static const struct dfg_pattern onnx_fusion_patterns[] = {
    {.name = "conv", .place = "onnx_fusion.pat:17", .n_captures = 3, .n_params = 3,
     .captures = onnx_fusion_conv_captures, .n_parts = 4, .parts = onnx_fusion_conv_parts,
     .match_size = sizeof(struct onnx_fusion_conv_match),
     .whole_size = sizeof(struct onnx_fusion_conv_match), .match = onnx_fusion_conv_any,
     .each = onnx_fusion_conv_all},
    {.name = "gemm", .place = "onnx_fusion.pat:18", .n_captures = 3, .n_params = 3,
     .captures = onnx_fusion_gemm_captures, .n_parts = 4, .parts = onnx_fusion_gemm_parts,
     .match_size = sizeof(struct onnx_fusion_gemm_match),
     .whole_size = sizeof(struct onnx_fusion_gemm_match), .match = onnx_fusion_gemm_any,
     .each = onnx_fusion_gemm_all},
    {.name = "matmul_bias", .place = "onnx_fusion.pat:19", .n_captures = 3, .n_params = 3,
     .captures = onnx_fusion_matmul_bias_captures, .n_parts = 6, .parts = onnx_fusion_matmul_bias_parts,
     .match_size = sizeof(struct onnx_fusion_matmul_bias_match),
     .whole_size = sizeof(struct onnx_fusion_matmul_bias_whole), .match = onnx_fusion_matmul_bias_any,
     .each = onnx_fusion_matmul_bias_all},
    {.name = "normalized", .place = "onnx_fusion.pat:22", .n_captures = 5, .n_params = 5,
     .captures = onnx_fusion_normalized_captures, .n_parts = 11, .parts = onnx_fusion_normalized_parts,
     .match_size = sizeof(struct onnx_fusion_normalized_match),
     .whole_size = sizeof(struct onnx_fusion_normalized_whole), .match = onnx_fusion_normalized_any,
     .each = onnx_fusion_normalized_all},
    {.name = "conv_norm", .place = "onnx_fusion.pat:25", .n_captures = 7, .n_params = 7,
     .captures = onnx_fusion_conv_norm_captures, .n_parts = 15, .parts = onnx_fusion_conv_norm_parts,
     .match_size = sizeof(struct onnx_fusion_conv_norm_match),
     .whole_size = sizeof(struct onnx_fusion_conv_norm_whole), .match = onnx_fusion_conv_norm_any,
     .each = onnx_fusion_conv_norm_all},
    {.name = "conv_transpose_norm", .place = "onnx_fusion.pat:27", .n_captures = 7, .n_params = 7,
     .captures = onnx_fusion_conv_transpose_norm_captures, .n_parts = 15,
     .parts = onnx_fusion_conv_transpose_norm_parts,
     .match_size = sizeof(struct onnx_fusion_conv_transpose_norm_match),
     .whole_size = sizeof(struct onnx_fusion_conv_transpose_norm_whole),
     .match = onnx_fusion_conv_transpose_norm_any, .each = onnx_fusion_conv_transpose_norm_all},
    {.name = "relu6", .place = "onnx_fusion.pat:33", .n_captures = 1, .n_params = 1,
     .captures = onnx_fusion_relu6_captures, .n_parts = 4, .parts = onnx_fusion_relu6_parts,
     .match_size = sizeof(struct onnx_fusion_relu6_match),
     .whole_size = sizeof(struct onnx_fusion_relu6_whole), .match = onnx_fusion_relu6_any,
     .each = onnx_fusion_relu6_all},
    {.name = "swish", .place = "onnx_fusion.pat:35", .n_captures = 1, .n_params = 1,
     .captures = onnx_fusion_swish_captures, .n_parts = 3, .parts = onnx_fusion_swish_parts,
     .match_size = sizeof(struct onnx_fusion_swish_match),
     .whole_size = sizeof(struct onnx_fusion_swish_whole), .match = onnx_fusion_swish_any,
     .each = onnx_fusion_swish_all},
    {.name = "hard_sigmoid", .place = "onnx_fusion.pat:37", .n_captures = 1, .n_params = 1,
     .captures = onnx_fusion_hard_sigmoid_captures, .n_parts = 17, .parts = onnx_fusion_hard_sigmoid_parts,
     .match_size = sizeof(struct onnx_fusion_hard_sigmoid_match),
     .whole_size = sizeof(struct onnx_fusion_hard_sigmoid_whole), .match = onnx_fusion_hard_sigmoid_any,
     .each = onnx_fusion_hard_sigmoid_all},
    {.name = "hard_swish", .place = "onnx_fusion.pat:41", .n_captures = 1, .n_params = 1,
     .captures = onnx_fusion_hard_swish_captures, .n_parts = 17, .parts = onnx_fusion_hard_swish_parts,
     .match_size = sizeof(struct onnx_fusion_hard_swish_match),
     .whole_size = sizeof(struct onnx_fusion_hard_swish_whole), .match = onnx_fusion_hard_swish_any,
     .each = onnx_fusion_hard_swish_all},
    {.name = "gelu_erf", .place = "onnx_fusion.pat:44", .n_captures = 2, .n_params = 1,
     .captures = onnx_fusion_gelu_erf_captures, .n_parts = 18, .parts = onnx_fusion_gelu_erf_parts,
     .match_size = sizeof(struct onnx_fusion_gelu_erf_match),
     .whole_size = sizeof(struct onnx_fusion_gelu_erf_whole), .match = onnx_fusion_gelu_erf_any,
     .each = onnx_fusion_gelu_erf_all},
    {.name = "cubic", .place = "onnx_fusion.pat:50", .n_captures = 1, .n_params = 1,
     .captures = onnx_fusion_cubic_captures, .n_parts = 12, .parts = onnx_fusion_cubic_parts,
     .match_size = sizeof(struct onnx_fusion_cubic_match),
     .whole_size = sizeof(struct onnx_fusion_cubic_whole), .match = onnx_fusion_cubic_any,
     .each = onnx_fusion_cubic_all},
    {.name = "gelu_tanh", .place = "onnx_fusion.pat:53", .n_captures = 2, .n_params = 1,
     .captures = onnx_fusion_gelu_tanh_captures, .n_parts = 27, .parts = onnx_fusion_gelu_tanh_parts,
     .match_size = sizeof(struct onnx_fusion_gelu_tanh_match),
     .whole_size = sizeof(struct onnx_fusion_gelu_tanh_whole), .match = onnx_fusion_gelu_tanh_any,
     .each = onnx_fusion_gelu_tanh_all},
    {.name = "gelu", .place = "onnx_fusion.pat:58", .n_captures = 1, .n_params = 1,
     .captures = onnx_fusion_gelu_captures, .n_parts = 47, .parts = onnx_fusion_gelu_parts,
     .match_size = sizeof(struct onnx_fusion_gelu_match),
     .whole_size = sizeof(struct onnx_fusion_gelu_whole), .match = onnx_fusion_gelu_any,
     .each = onnx_fusion_gelu_all},
    {.name = "activation", .place = "onnx_fusion.pat:61", .n_captures = 1, .n_params = 1,
     .captures = onnx_fusion_activation_captures, .n_parts = 24, .parts = onnx_fusion_activation_parts,
     .match_size = sizeof(struct onnx_fusion_activation_match),
     .whole_size = sizeof(struct onnx_fusion_activation_whole), .match = onnx_fusion_activation_any,
     .each = onnx_fusion_activation_all},
    {.name = "conv_norm_act", .place = "onnx_fusion.pat:64", .n_captures = 7, .n_params = 7,
     .captures = onnx_fusion_conv_norm_act_captures, .n_parts = 38,
     .parts = onnx_fusion_conv_norm_act_parts, .match_size = sizeof(struct onnx_fusion_conv_norm_act_match),
     .whole_size = sizeof(struct onnx_fusion_conv_norm_act_whole), .match = onnx_fusion_conv_norm_act_any,
     .each = onnx_fusion_conv_norm_act_all},
    {.name = "conv_transpose_norm_act", .place = "onnx_fusion.pat:66", .n_captures = 7, .n_params = 7,
     .captures = onnx_fusion_conv_transpose_norm_act_captures, .n_parts = 38,
     .parts = onnx_fusion_conv_transpose_norm_act_parts,
     .match_size = sizeof(struct onnx_fusion_conv_transpose_norm_act_match),
     .whole_size = sizeof(struct onnx_fusion_conv_transpose_norm_act_whole),
     .match = onnx_fusion_conv_transpose_norm_act_any, .each = onnx_fusion_conv_transpose_norm_act_all},
    {.name = "conv_act", .place = "onnx_fusion.pat:68", .n_captures = 3, .n_params = 3,
     .captures = onnx_fusion_conv_act_captures, .n_parts = 27, .parts = onnx_fusion_conv_act_parts,
     .match_size = sizeof(struct onnx_fusion_conv_act_match),
     .whole_size = sizeof(struct onnx_fusion_conv_act_whole), .match = onnx_fusion_conv_act_any,
     .each = onnx_fusion_conv_act_all},
    {.name = "gemm_act", .place = "onnx_fusion.pat:69", .n_captures = 3, .n_params = 3,
     .captures = onnx_fusion_gemm_act_captures, .n_parts = 27, .parts = onnx_fusion_gemm_act_parts,
     .match_size = sizeof(struct onnx_fusion_gemm_act_match),
     .whole_size = sizeof(struct onnx_fusion_gemm_act_whole), .match = onnx_fusion_gemm_act_any,
     .each = onnx_fusion_gemm_act_all},
    {.name = "matmul_bias_act", .place = "onnx_fusion.pat:70", .n_captures = 3, .n_params = 3,
     .captures = onnx_fusion_matmul_bias_act_captures, .n_parts = 29,
     .parts = onnx_fusion_matmul_bias_act_parts,
     .match_size = sizeof(struct onnx_fusion_matmul_bias_act_match),
     .whole_size = sizeof(struct onnx_fusion_matmul_bias_act_whole),
     .match = onnx_fusion_matmul_bias_act_any, .each = onnx_fusion_matmul_bias_act_all},
    {.name = "matmul_bias_gelu", .place = "onnx_fusion.pat:71", .n_captures = 3, .n_params = 3,
     .captures = onnx_fusion_matmul_bias_gelu_captures, .n_parts = 52,
     .parts = onnx_fusion_matmul_bias_gelu_parts,
     .match_size = sizeof(struct onnx_fusion_matmul_bias_gelu_match),
     .whole_size = sizeof(struct onnx_fusion_matmul_bias_gelu_whole),
     .match = onnx_fusion_matmul_bias_gelu_any, .each = onnx_fusion_matmul_bias_gelu_all},
    {.name = "sum", .place = "onnx_fusion.pat:75", .n_captures = 2, .n_params = 2,
     .captures = onnx_fusion_sum_captures, .n_parts = 5, .parts = onnx_fusion_sum_parts,
     .match_size = sizeof(struct onnx_fusion_sum_match), .whole_size = sizeof(struct onnx_fusion_sum_whole),
     .match = onnx_fusion_sum_any, .each = onnx_fusion_sum_all},
    {.name = "conv_sum", .place = "onnx_fusion.pat:76", .n_captures = 4, .n_params = 4,
     .captures = onnx_fusion_conv_sum_captures, .n_parts = 8, .parts = onnx_fusion_conv_sum_parts,
     .match_size = sizeof(struct onnx_fusion_conv_sum_match),
     .whole_size = sizeof(struct onnx_fusion_conv_sum_whole), .match = onnx_fusion_conv_sum_any,
     .each = onnx_fusion_conv_sum_all},
    {.name = "conv_norm_sum", .place = "onnx_fusion.pat:77", .n_captures = 8, .n_params = 8,
     .captures = onnx_fusion_conv_norm_sum_captures, .n_parts = 19,
     .parts = onnx_fusion_conv_norm_sum_parts, .match_size = sizeof(struct onnx_fusion_conv_norm_sum_match),
     .whole_size = sizeof(struct onnx_fusion_conv_norm_sum_whole), .match = onnx_fusion_conv_norm_sum_any,
     .each = onnx_fusion_conv_norm_sum_all},
    {.name = "conv_sum_act", .place = "onnx_fusion.pat:79", .n_captures = 4, .n_params = 4,
     .captures = onnx_fusion_conv_sum_act_captures, .n_parts = 30, .parts = onnx_fusion_conv_sum_act_parts,
     .match_size = sizeof(struct onnx_fusion_conv_sum_act_match),
     .whole_size = sizeof(struct onnx_fusion_conv_sum_act_whole), .match = onnx_fusion_conv_sum_act_any,
     .each = onnx_fusion_conv_sum_act_all},
    {.name = "conv_norm_sum_act", .place = "onnx_fusion.pat:80", .n_captures = 8, .n_params = 8,
     .captures = onnx_fusion_conv_norm_sum_act_captures, .n_parts = 41,
     .parts = onnx_fusion_conv_norm_sum_act_parts,
     .match_size = sizeof(struct onnx_fusion_conv_norm_sum_act_match),
     .whole_size = sizeof(struct onnx_fusion_conv_norm_sum_act_whole),
     .match = onnx_fusion_conv_norm_sum_act_any, .each = onnx_fusion_conv_norm_sum_act_all},
    {.name = "matmul_bias_sum", .place = "onnx_fusion.pat:82", .n_captures = 4, .n_params = 4,
     .captures = onnx_fusion_matmul_bias_sum_captures, .n_parts = 8,
     .parts = onnx_fusion_matmul_bias_sum_parts,
     .match_size = sizeof(struct onnx_fusion_matmul_bias_sum_match),
     .whole_size = sizeof(struct onnx_fusion_matmul_bias_sum_whole),
     .match = onnx_fusion_matmul_bias_sum_any, .each = onnx_fusion_matmul_bias_sum_all},
    {.name = "dequantized", .place = "onnx_fusion.pat:86", .n_captures = 3, .n_params = 3,
     .captures = onnx_fusion_dequantized_captures, .n_parts = 6, .parts = onnx_fusion_dequantized_parts,
     .match_size = sizeof(struct onnx_fusion_dequantized_match),
     .whole_size = sizeof(struct onnx_fusion_dequantized_match), .match = onnx_fusion_dequantized_any,
     .each = onnx_fusion_dequantized_all},
    {.name = "quantized", .place = "onnx_fusion.pat:87", .n_captures = 3, .n_params = 3,
     .captures = onnx_fusion_quantized_captures, .n_parts = 6, .parts = onnx_fusion_quantized_parts,
     .match_size = sizeof(struct onnx_fusion_quantized_match),
     .whole_size = sizeof(struct onnx_fusion_quantized_match), .match = onnx_fusion_quantized_any,
     .each = onnx_fusion_quantized_all},
    {.name = "qdq_conv", .place = "onnx_fusion.pat:92", .n_captures = 11, .n_params = 11,
     .captures = onnx_fusion_qdq_conv_captures, .n_parts = 26, .parts = onnx_fusion_qdq_conv_parts,
     .match_size = sizeof(struct onnx_fusion_qdq_conv_match),
     .whole_size = sizeof(struct onnx_fusion_qdq_conv_whole), .match = onnx_fusion_qdq_conv_any,
     .each = onnx_fusion_qdq_conv_all},
    {.name = "qdq_gemm", .place = "onnx_fusion.pat:96", .n_captures = 11, .n_params = 11,
     .captures = onnx_fusion_qdq_gemm_captures, .n_parts = 26, .parts = onnx_fusion_qdq_gemm_parts,
     .match_size = sizeof(struct onnx_fusion_qdq_gemm_match),
     .whole_size = sizeof(struct onnx_fusion_qdq_gemm_whole), .match = onnx_fusion_qdq_gemm_any,
     .each = onnx_fusion_qdq_gemm_all},
    {.name = "qdq_matmul", .place = "onnx_fusion.pat:100", .n_captures = 8, .n_params = 8,
     .captures = onnx_fusion_qdq_matmul_captures, .n_parts = 18, .parts = onnx_fusion_qdq_matmul_parts,
     .match_size = sizeof(struct onnx_fusion_qdq_matmul_match),
     .whole_size = sizeof(struct onnx_fusion_qdq_matmul_whole), .match = onnx_fusion_qdq_matmul_any,
     .each = onnx_fusion_qdq_matmul_all},
    {.name = "qdq_binary", .place = "onnx_fusion.pat:102", .n_captures = 8, .n_params = 8,
     .captures = onnx_fusion_qdq_binary_captures, .n_parts = 19, .parts = onnx_fusion_qdq_binary_parts,
     .match_size = sizeof(struct onnx_fusion_qdq_binary_match),
     .whole_size = sizeof(struct onnx_fusion_qdq_binary_whole), .match = onnx_fusion_qdq_binary_any,
     .each = onnx_fusion_qdq_binary_all},
    {.name = "qdq_unary", .place = "onnx_fusion.pat:105", .n_captures = 6, .n_params = 5,
     .captures = onnx_fusion_qdq_unary_captures, .n_parts = 14, .parts = onnx_fusion_qdq_unary_parts,
     .match_size = sizeof(struct onnx_fusion_qdq_unary_match),
     .whole_size = sizeof(struct onnx_fusion_qdq_unary_whole), .match = onnx_fusion_qdq_unary_any,
     .each = onnx_fusion_qdq_unary_all},
    {.name = "requant_shift", .place = "onnx_fusion.pat:111", .n_captures = 5, .n_params = 5,
     .captures = onnx_fusion_requant_shift_captures, .n_parts = 10,
     .parts = onnx_fusion_requant_shift_parts, .match_size = sizeof(struct onnx_fusion_requant_shift_match),
     .whole_size = sizeof(struct onnx_fusion_requant_shift_whole), .match = onnx_fusion_requant_shift_any,
     .each = onnx_fusion_requant_shift_all},
    {.name = "requantize", .place = "onnx_fusion.pat:113", .n_captures = 5, .n_params = 5,
     .captures = onnx_fusion_requantize_captures, .n_parts = 11, .parts = onnx_fusion_requantize_parts,
     .match_size = sizeof(struct onnx_fusion_requantize_match),
     .whole_size = sizeof(struct onnx_fusion_requantize_whole), .match = onnx_fusion_requantize_any,
     .each = onnx_fusion_requantize_all},
    {.name = "centred", .place = "onnx_fusion.pat:118", .n_captures = 1, .n_params = 1,
     .captures = onnx_fusion_centred_captures, .n_parts = 3, .parts = onnx_fusion_centred_parts,
     .match_size = sizeof(struct onnx_fusion_centred_match),
     .whole_size = sizeof(struct onnx_fusion_centred_whole), .match = onnx_fusion_centred_any,
     .each = onnx_fusion_centred_all},
    {.name = "layer_norm", .place = "onnx_fusion.pat:119", .n_captures = 9, .n_params = 4,
     .captures = onnx_fusion_layer_norm_captures, .n_parts = 26, .parts = onnx_fusion_layer_norm_parts,
     .match_size = sizeof(struct onnx_fusion_layer_norm_match),
     .whole_size = sizeof(struct onnx_fusion_layer_norm_whole), .match = onnx_fusion_layer_norm_any,
     .each = onnx_fusion_layer_norm_all},
    {.name = "rms_norm", .place = "onnx_fusion.pat:129", .n_captures = 5, .n_params = 3,
     .captures = onnx_fusion_rms_norm_captures, .n_parts = 18, .parts = onnx_fusion_rms_norm_parts,
     .match_size = sizeof(struct onnx_fusion_rms_norm_match),
     .whole_size = sizeof(struct onnx_fusion_rms_norm_whole), .match = onnx_fusion_rms_norm_any,
     .each = onnx_fusion_rms_norm_all},
    {.name = "scores", .place = "onnx_fusion.pat:137", .n_captures = 2, .n_params = 2,
     .captures = onnx_fusion_scores_captures, .n_parts = 5, .parts = onnx_fusion_scores_parts,
     .match_size = sizeof(struct onnx_fusion_scores_match),
     .whole_size = sizeof(struct onnx_fusion_scores_whole), .match = onnx_fusion_scores_any,
     .each = onnx_fusion_scores_all},
    {.name = "scaled", .place = "onnx_fusion.pat:138", .n_captures = 3, .n_params = 3,
     .captures = onnx_fusion_scaled_captures, .n_parts = 18, .parts = onnx_fusion_scaled_parts,
     .match_size = sizeof(struct onnx_fusion_scaled_match),
     .whole_size = sizeof(struct onnx_fusion_scaled_whole), .match = onnx_fusion_scaled_any,
     .each = onnx_fusion_scaled_all},
    {.name = "attention", .place = "onnx_fusion.pat:141", .n_captures = 9, .n_params = 6,
     .captures = onnx_fusion_attention_captures, .n_parts = 30, .parts = onnx_fusion_attention_parts,
     .match_size = sizeof(struct onnx_fusion_attention_match),
     .whole_size = sizeof(struct onnx_fusion_attention_whole), .match = onnx_fusion_attention_any,
     .each = onnx_fusion_attention_all},
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
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
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
    .version = "0.1.0", .hash = UINT64_C(0x60ae416aadce757e),
    .n_sources = 2, .sources = onnx_fusion_sources, .law_limit = 64,
    .prefix = "onnx_fusion_",
};
