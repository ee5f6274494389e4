/* What onnx_dnnl.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_dnnl.h"
#if ONNX_DNNL_H != 0xbb72e54c70796e6e
#error "onnx_dnnl.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct onnx_dnnl_plain_whole, member)
static const struct dfg_capture onnx_dnnl_plain_captures[] = {
    {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part onnx_dnnl_plain_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.p)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_plain)

#define AT(member) offsetof(struct onnx_dnnl_int8_conv_whole, member)
static const struct dfg_capture onnx_dnnl_int8_conv_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_dnnl_int8_conv_parts[] = {
    {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_5)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_6)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_7)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_8)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_9)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_int8_conv)

#define AT(member) offsetof(struct onnx_dnnl_int8_gemm_whole, member)
static const struct dfg_capture onnx_dnnl_int8_gemm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_dnnl_int8_gemm_parts[] = {
    {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(gemm)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_5)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_6)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_7)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_8)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_9)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_int8_gemm)

#define AT(member) offsetof(struct onnx_dnnl_int8_matmul_whole, member)
static const struct dfg_capture onnx_dnnl_int8_matmul_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_dnnl_int8_matmul_parts[] = {
    {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, {DFG_PART_INNER, 0, 0, -1, AT(matMul)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_5)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_6)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_int8_matmul)

#define AT(member) offsetof(struct onnx_dnnl_int8_binary_whole, member)
static const struct dfg_capture onnx_dnnl_int8_binary_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"y", DFG_CAP_NODE, AT(m.y)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_dnnl_int8_binary_parts[] = {
    {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.y)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_5)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_6)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_int8_binary)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_layer_norm_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_layer_norm_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(d)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)}, {DFG_PART_INNER, 0, 0, -1, AT(s)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(v)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_INNER, 0, 0, -1, AT(cast)},
    {DFG_PART_INNER, 0, 0, -1, AT(sub)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMean_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(eps)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)},
    {DFG_PART_INPUT, 0, 0, -1, AT(scale)}, {DFG_PART_INPUT, 0, 0, -1, AT(bias)},
    {DFG_PART_INNER, 0, 0, -1, AT(layerNormalization)},
    {DFG_PART_INNER, 0, 0, -1, AT(layerNormalization_call)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_layer_norm)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_conv_norm_sum_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)}, {DFG_PART_INNER, 0, 0, -1, AT(conv)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(w)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INPUT, 0, 0, -1, AT(scale)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(bias)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(mean)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(variance)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INPUT, 0, 0, -1, AT(residual)}, {DFG_PART_INNER, 0, 0, -1, AT(sum)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_10)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_11)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_3)}, {DFG_PART_INNER, 0, 0, -1, AT(add_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_12)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_13)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_14)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_15)},
    {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_conv_norm_sum_act)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_conv_norm_sum_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_conv_norm_sum_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)}, {DFG_PART_INNER, 0, 0, -1, AT(conv)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(w)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INPUT, 0, 0, -1, AT(scale)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(bias)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(mean)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(variance)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INPUT, 0, 0, -1, AT(residual)}, {DFG_PART_INNER, 0, 0, -1, AT(sum)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_conv_norm_sum)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_conv_sum_act_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_conv_sum_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(w)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INPUT, 0, 0, -1, AT(residual)}, {DFG_PART_INNER, 0, 0, -1, AT(sum)},
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
    {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_conv_sum_act)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_conv_norm_act_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_conv_norm_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)}, {DFG_PART_INNER, 0, 0, -1, AT(conv)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(w)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INPUT, 0, 0, -1, AT(scale)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(bias)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(mean)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(variance)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_10)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_11)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_3)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_12)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_13)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_14)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_15)},
    {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_conv_norm_act)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_conv_norm_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_conv_norm_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)}, {DFG_PART_INNER, 0, 0, -1, AT(conv)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(w)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INPUT, 0, 0, -1, AT(scale)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(bias)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(mean)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(variance)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_conv_norm)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_deconv_norm_act_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_deconv_norm_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)}, {DFG_PART_INNER, 0, 0, -1, AT(convTranspose)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(w)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INPUT, 0, 0, -1, AT(scale)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(bias)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(mean)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(variance)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_10)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_11)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_3)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_12)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_13)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_14)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_15)},
    {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_deconv_norm_act)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_deconv_norm_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_deconv_norm_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)}, {DFG_PART_INNER, 0, 0, -1, AT(convTranspose)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(w)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INPUT, 0, 0, -1, AT(scale)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(bias)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(mean)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(variance)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_deconv_norm)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_conv_act_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_conv_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(w)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_3)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_10)},
    {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_conv_act)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_conv_sum_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_conv_sum_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(w)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INPUT, 0, 0, -1, AT(residual)}, {DFG_PART_INNER, 0, 0, -1, AT(sum)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_conv_sum)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_gemm_act_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_gemm_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(gemm)}, {DFG_PART_INPUT, 0, 0, -1, AT(a)},
    {DFG_PART_INPUT, 0, 0, -1, AT(b)}, {DFG_PART_INPUT, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_3)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_10)},
    {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_gemm_act)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_matmul_bias_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul)}, {DFG_PART_INPUT, 0, 0, -1, AT(a)},
    {DFG_PART_INPUT, 0, 0, -1, AT(b)}, {DFG_PART_INPUT, 0, 0, -1, AT(c)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(t)},
    {DFG_PART_INNER, 0, 0, -1, AT(erf)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_9)}, {DFG_PART_INNER, 0, 0, -1, AT(t_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(tanh)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_10)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_11)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_12)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_13)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_14)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_15)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_16)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_11)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_12)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_13)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_17)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_18)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_14)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_19)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_20)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_15)},
    {DFG_PART_INNER, 0, 0, -1, AT(gelu)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(fastGelu)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_matmul_bias_gelu)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_matmul_bias_act_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_matmul_bias_act_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(matMul)},
    {DFG_PART_INPUT, 0, 0, -1, AT(a)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)}, {DFG_PART_INPUT, 0, 0, -1, AT(c)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_10)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_11)}, {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_matmul_bias_act)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_matmul_bias_sum_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_matmul_bias_sum_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(matMul)},
    {DFG_PART_INPUT, 0, 0, -1, AT(a)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)}, {DFG_PART_INPUT, 0, 0, -1, AT(c)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INPUT, 0, 0, -1, AT(residual)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_matmul_bias_sum)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_gelu_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
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
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_gelu)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_swish_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_swish)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_hard_swish_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_hard_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_hard_swish)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_matmul_bias_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_matmul_bias_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul)}, {DFG_PART_INPUT, 0, 0, -1, AT(a)},
    {DFG_PART_INPUT, 0, 0, -1, AT(b)}, {DFG_PART_INPUT, 0, 0, -1, AT(c)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_matmul_bias)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_conv_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_conv_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(w)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_conv)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_deconv_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_deconv_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, -1, AT(convTranspose)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_deconv)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_deconv_no_bias_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_deconv_no_bias_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, -1, AT(convTranspose)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_deconv_no_bias)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_gemm_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_gemm_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(gemm)},
    {DFG_PART_INPUT, 0, 0, -1, AT(a)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)}, {DFG_PART_INPUT, 0, 0, -1, AT(c)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_gemm)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_matmul_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_matmul_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_matmul)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_softmax_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_softmax_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, -1, AT(softmax)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_softmax)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_pool_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_pool_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(call_call)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_INNER, 0, 0, -1, AT(globalAveragePool)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_pool)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_batch_norm_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_batch_norm_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization)},
    {DFG_PART_INNER, 0, 0, -1, AT(batchNormalization_call)}, {DFG_PART_INPUT, 0, 0, -1, AT(p)},
    {DFG_PART_INPUT, 0, 0, -1, AT(scale)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, -1, AT(bias)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(mean)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(variance)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_batch_norm)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_eltwise_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_eltwise_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_eltwise)

#define AT(member) offsetof(struct onnx_dnnl_dnnl_binary_whole, member)
static const struct dfg_part onnx_dnnl_dnnl_binary_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_dnnl_dnnl_binary)

static const struct dfg_pattern onnx_dnnl_patterns[] = {
    {.name = "plain", .place = "onnx_dnnl.pat:11", .n_captures = 1, .n_params = 1,
     .captures = onnx_dnnl_plain_captures, .n_parts = 3, .parts = onnx_dnnl_plain_parts,
     .match_size = sizeof(struct onnx_dnnl_plain_match), .whole_size = sizeof(struct onnx_dnnl_plain_whole),
     .match = onnx_dnnl_plain_any, .each = onnx_dnnl_plain_all},
    {.name = "int8_conv", .place = "onnx_dnnl.pat:15", .n_captures = 3, .n_params = 2,
     .captures = onnx_dnnl_int8_conv_captures, .n_parts = 27, .parts = onnx_dnnl_int8_conv_parts,
     .match_size = sizeof(struct onnx_dnnl_int8_conv_match),
     .whole_size = sizeof(struct onnx_dnnl_int8_conv_whole), .match = onnx_dnnl_int8_conv_any,
     .each = onnx_dnnl_int8_conv_all},
    {.name = "int8_gemm", .place = "onnx_dnnl.pat:20", .n_captures = 3, .n_params = 2,
     .captures = onnx_dnnl_int8_gemm_captures, .n_parts = 27, .parts = onnx_dnnl_int8_gemm_parts,
     .match_size = sizeof(struct onnx_dnnl_int8_gemm_match),
     .whole_size = sizeof(struct onnx_dnnl_int8_gemm_whole), .match = onnx_dnnl_int8_gemm_any,
     .each = onnx_dnnl_int8_gemm_all},
    {.name = "int8_matmul", .place = "onnx_dnnl.pat:25", .n_captures = 3, .n_params = 2,
     .captures = onnx_dnnl_int8_matmul_captures, .n_parts = 18, .parts = onnx_dnnl_int8_matmul_parts,
     .match_size = sizeof(struct onnx_dnnl_int8_matmul_match),
     .whole_size = sizeof(struct onnx_dnnl_int8_matmul_whole), .match = onnx_dnnl_int8_matmul_any,
     .each = onnx_dnnl_int8_matmul_all},
    {.name = "int8_binary", .place = "onnx_dnnl.pat:30", .n_captures = 3, .n_params = 2,
     .captures = onnx_dnnl_int8_binary_captures, .n_parts = 19, .parts = onnx_dnnl_int8_binary_parts,
     .match_size = sizeof(struct onnx_dnnl_int8_binary_match),
     .whole_size = sizeof(struct onnx_dnnl_int8_binary_whole), .match = onnx_dnnl_int8_binary_any,
     .each = onnx_dnnl_int8_binary_all},
    {.name = "dnnl.layer_norm", .place = "onnx_dnnl.pat:42", .is_entry = true, .n_parts = 25,
     .parts = onnx_dnnl_dnnl_layer_norm_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_layer_norm_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_layer_norm_whole), .match = onnx_dnnl_dnnl_layer_norm_any,
     .each = onnx_dnnl_dnnl_layer_norm_all},
    {.name = "dnnl.conv_norm_sum_act", .place = "onnx_dnnl.pat:43", .is_entry = true, .n_parts = 42,
     .parts = onnx_dnnl_dnnl_conv_norm_sum_act_parts,
     .match_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_sum_act_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_sum_act_whole),
     .match = onnx_dnnl_dnnl_conv_norm_sum_act_any, .each = onnx_dnnl_dnnl_conv_norm_sum_act_all},
    {.name = "dnnl.conv_norm_sum", .place = "onnx_dnnl.pat:44", .is_entry = true, .n_parts = 20,
     .parts = onnx_dnnl_dnnl_conv_norm_sum_parts,
     .match_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_sum_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_sum_whole),
     .match = onnx_dnnl_dnnl_conv_norm_sum_any, .each = onnx_dnnl_dnnl_conv_norm_sum_all},
    {.name = "dnnl.conv_sum_act", .place = "onnx_dnnl.pat:45", .is_entry = true, .n_parts = 31,
     .parts = onnx_dnnl_dnnl_conv_sum_act_parts,
     .match_size = sizeof(struct onnx_dnnl_dnnl_conv_sum_act_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_sum_act_whole),
     .match = onnx_dnnl_dnnl_conv_sum_act_any, .each = onnx_dnnl_dnnl_conv_sum_act_all},
    {.name = "dnnl.conv_norm_act", .place = "onnx_dnnl.pat:46", .is_entry = true, .n_parts = 39,
     .parts = onnx_dnnl_dnnl_conv_norm_act_parts,
     .match_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_act_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_act_whole),
     .match = onnx_dnnl_dnnl_conv_norm_act_any, .each = onnx_dnnl_dnnl_conv_norm_act_all},
    {.name = "dnnl.conv_norm", .place = "onnx_dnnl.pat:47", .is_entry = true, .n_parts = 17,
     .parts = onnx_dnnl_dnnl_conv_norm_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_norm_whole), .match = onnx_dnnl_dnnl_conv_norm_any,
     .each = onnx_dnnl_dnnl_conv_norm_all},
    {.name = "dnnl.deconv_norm_act", .place = "onnx_dnnl.pat:48", .is_entry = true, .n_parts = 39,
     .parts = onnx_dnnl_dnnl_deconv_norm_act_parts,
     .match_size = sizeof(struct onnx_dnnl_dnnl_deconv_norm_act_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_deconv_norm_act_whole),
     .match = onnx_dnnl_dnnl_deconv_norm_act_any, .each = onnx_dnnl_dnnl_deconv_norm_act_all},
    {.name = "dnnl.deconv_norm", .place = "onnx_dnnl.pat:49", .is_entry = true, .n_parts = 17,
     .parts = onnx_dnnl_dnnl_deconv_norm_parts,
     .match_size = sizeof(struct onnx_dnnl_dnnl_deconv_norm_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_deconv_norm_whole), .match = onnx_dnnl_dnnl_deconv_norm_any,
     .each = onnx_dnnl_dnnl_deconv_norm_all},
    {.name = "dnnl.conv_act", .place = "onnx_dnnl.pat:50", .is_entry = true, .n_parts = 28,
     .parts = onnx_dnnl_dnnl_conv_act_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_conv_act_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_act_whole), .match = onnx_dnnl_dnnl_conv_act_any,
     .each = onnx_dnnl_dnnl_conv_act_all},
    {.name = "dnnl.conv_sum", .place = "onnx_dnnl.pat:51", .is_entry = true, .n_parts = 9,
     .parts = onnx_dnnl_dnnl_conv_sum_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_conv_sum_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_sum_whole), .match = onnx_dnnl_dnnl_conv_sum_any,
     .each = onnx_dnnl_dnnl_conv_sum_all},
    {.name = "dnnl.gemm_act", .place = "onnx_dnnl.pat:52", .is_entry = true, .n_parts = 28,
     .parts = onnx_dnnl_dnnl_gemm_act_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_gemm_act_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_gemm_act_whole), .match = onnx_dnnl_dnnl_gemm_act_any,
     .each = onnx_dnnl_dnnl_gemm_act_all},
    {.name = "dnnl.matmul_bias_gelu", .place = "onnx_dnnl.pat:53", .is_entry = true, .n_parts = 53,
     .parts = onnx_dnnl_dnnl_matmul_bias_gelu_parts,
     .match_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_gelu_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_gelu_whole),
     .match = onnx_dnnl_dnnl_matmul_bias_gelu_any, .each = onnx_dnnl_dnnl_matmul_bias_gelu_all},
    {.name = "dnnl.matmul_bias_act", .place = "onnx_dnnl.pat:54", .is_entry = true, .n_parts = 30,
     .parts = onnx_dnnl_dnnl_matmul_bias_act_parts,
     .match_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_act_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_act_whole),
     .match = onnx_dnnl_dnnl_matmul_bias_act_any, .each = onnx_dnnl_dnnl_matmul_bias_act_all},
    {.name = "dnnl.matmul_bias_sum", .place = "onnx_dnnl.pat:55", .is_entry = true, .n_parts = 10,
     .parts = onnx_dnnl_dnnl_matmul_bias_sum_parts,
     .match_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_sum_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_sum_whole),
     .match = onnx_dnnl_dnnl_matmul_bias_sum_any, .each = onnx_dnnl_dnnl_matmul_bias_sum_all},
    {.name = "dnnl.gelu", .place = "onnx_dnnl.pat:56", .is_entry = true, .n_parts = 48,
     .parts = onnx_dnnl_dnnl_gelu_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_gelu_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_gelu_whole), .match = onnx_dnnl_dnnl_gelu_any,
     .each = onnx_dnnl_dnnl_gelu_all},
    {.name = "dnnl.swish", .place = "onnx_dnnl.pat:57", .is_entry = true, .n_parts = 5,
     .parts = onnx_dnnl_dnnl_swish_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_swish_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_swish_whole), .match = onnx_dnnl_dnnl_swish_any,
     .each = onnx_dnnl_dnnl_swish_all},
    {.name = "dnnl.hard_swish", .place = "onnx_dnnl.pat:58", .is_entry = true, .n_parts = 19,
     .parts = onnx_dnnl_dnnl_hard_swish_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_hard_swish_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_hard_swish_whole), .match = onnx_dnnl_dnnl_hard_swish_any,
     .each = onnx_dnnl_dnnl_hard_swish_all},
    {.name = "dnnl.matmul_bias", .place = "onnx_dnnl.pat:59", .is_entry = true, .n_parts = 8,
     .parts = onnx_dnnl_dnnl_matmul_bias_parts,
     .match_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_matmul_bias_whole), .match = onnx_dnnl_dnnl_matmul_bias_any,
     .each = onnx_dnnl_dnnl_matmul_bias_all},
    {.name = "dnnl.conv", .place = "onnx_dnnl.pat:60", .is_entry = true, .n_parts = 6,
     .parts = onnx_dnnl_dnnl_conv_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_conv_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_conv_whole), .match = onnx_dnnl_dnnl_conv_any,
     .each = onnx_dnnl_dnnl_conv_all},
    {.name = "dnnl.deconv", .place = "onnx_dnnl.pat:61", .is_entry = true, .n_parts = 6,
     .parts = onnx_dnnl_dnnl_deconv_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_deconv_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_deconv_whole), .match = onnx_dnnl_dnnl_deconv_any,
     .each = onnx_dnnl_dnnl_deconv_all},
    {.name = "dnnl.deconv_no_bias", .place = "onnx_dnnl.pat:62", .is_entry = true, .n_parts = 5,
     .parts = onnx_dnnl_dnnl_deconv_no_bias_parts,
     .match_size = sizeof(struct onnx_dnnl_dnnl_deconv_no_bias_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_deconv_no_bias_whole),
     .match = onnx_dnnl_dnnl_deconv_no_bias_any, .each = onnx_dnnl_dnnl_deconv_no_bias_all},
    {.name = "dnnl.gemm", .place = "onnx_dnnl.pat:63", .is_entry = true, .n_parts = 6,
     .parts = onnx_dnnl_dnnl_gemm_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_gemm_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_gemm_whole), .match = onnx_dnnl_dnnl_gemm_any,
     .each = onnx_dnnl_dnnl_gemm_all},
    {.name = "dnnl.matmul", .place = "onnx_dnnl.pat:64", .is_entry = true, .n_parts = 5,
     .parts = onnx_dnnl_dnnl_matmul_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_matmul_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_matmul_whole), .match = onnx_dnnl_dnnl_matmul_any,
     .each = onnx_dnnl_dnnl_matmul_all},
    {.name = "dnnl.softmax", .place = "onnx_dnnl.pat:65", .is_entry = true, .n_parts = 4,
     .parts = onnx_dnnl_dnnl_softmax_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_softmax_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_softmax_whole), .match = onnx_dnnl_dnnl_softmax_any,
     .each = onnx_dnnl_dnnl_softmax_all},
    {.name = "dnnl.pool", .place = "onnx_dnnl.pat:66", .is_entry = true, .n_parts = 7,
     .parts = onnx_dnnl_dnnl_pool_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_pool_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_pool_whole), .match = onnx_dnnl_dnnl_pool_any,
     .each = onnx_dnnl_dnnl_pool_all},
    {.name = "dnnl.batch_norm", .place = "onnx_dnnl.pat:67", .is_entry = true, .n_parts = 13,
     .parts = onnx_dnnl_dnnl_batch_norm_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_batch_norm_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_batch_norm_whole), .match = onnx_dnnl_dnnl_batch_norm_any,
     .each = onnx_dnnl_dnnl_batch_norm_all},
    {.name = "dnnl.eltwise", .place = "onnx_dnnl.pat:68", .is_entry = true, .n_parts = 6,
     .parts = onnx_dnnl_dnnl_eltwise_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_eltwise_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_eltwise_whole), .match = onnx_dnnl_dnnl_eltwise_any,
     .each = onnx_dnnl_dnnl_eltwise_all},
    {.name = "dnnl.binary", .place = "onnx_dnnl.pat:70", .is_entry = true, .n_parts = 5,
     .parts = onnx_dnnl_dnnl_binary_parts, .match_size = sizeof(struct onnx_dnnl_dnnl_binary_match),
     .whole_size = sizeof(struct onnx_dnnl_dnnl_binary_whole), .match = onnx_dnnl_dnnl_binary_any,
     .each = onnx_dnnl_dnnl_binary_all},
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
    "    \"dnnl.eltwise\"           = plain((Relu | LeakyRelu | Sigmoid | Tanh | Abs | Exp | Log | Sqrt | Round | Elu | Softplus)(_)\n"
    "                                     | Clip(...));\n"
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
    {"onnx_dnnl.pat", UINT64_C(0x51936f8460454ce3), onnx_dnnl_text_0, (const uint32_t[]){1}, 1},
    {"onnx_fusion.pat", UINT64_C(0x8604617bfe82bfd7), onnx_dnnl_text_1, (const uint32_t[]){2}, 1},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit onnx_dnnl_unit;
const struct dfg_unit onnx_dnnl_unit = {
    .abi = DFG_ABI,
    .name = "onnx_dnnl",
    .imports = onnx_dnnl_imports,
    .names = &onnx_dnnl_names,
    .n_patterns = 33, .patterns = onnx_dnnl_patterns,
    .n_tables = 1, .tables = onnx_dnnl_tables,
    .version = "0.1.0", .hash = UINT64_C(0xa3432617e134e960),
    .n_sources = 3, .sources = onnx_dnnl_sources, .law_limit = 64,
    .prefix = "onnx_dnnl_",
};
