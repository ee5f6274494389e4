/* What cutlass.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "cutlass.h"
#if CUTLASS_H != 0x9de218750a0a2ccc
#error "cutlass.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct cutlass_conv2d_match, member)
static const struct dfg_capture cutlass_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part cutlass_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d)

#define AT(member) offsetof(struct cutlass_conv2d_transpose_match, member)
static const struct dfg_capture cutlass_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part cutlass_conv2d_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_transpose)

#define AT(member) offsetof(struct cutlass_backward_weight_match, member)
static const struct dfg_capture cutlass_backward_weight_captures[] = {
    {"g", DFG_CAP_NODE, AT(g)}, {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part cutlass_backward_weight_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(g)}, {DFG_PART_INPUT, 0, 0, 1, AT(x)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_backward_weight)

#define AT(member) offsetof(struct cutlass_biased_match, member)
static const struct dfg_capture cutlass_biased_captures[] = {
    {"c", DFG_CAP_NODE, AT(c)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part cutlass_biased_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(c)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_biased)

#define AT(member) offsetof(struct cutlass_hardswish_whole, member)
static const struct dfg_capture cutlass_hardswish_captures[] = {
    {"p", DFG_CAP_NODE, AT(m.p)}, {"limited", DFG_CAP_NODE, AT(m.limited)}};
static const struct dfg_part cutlass_hardswish_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.p)}, {DFG_PART_INNER, 0, 0, 1, AT(m.limited)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide_2)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_hardswish)

#define AT(member) offsetof(struct cutlass_silu_whole, member)
static const struct dfg_capture cutlass_silu_captures[] = {
    {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part cutlass_silu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.p)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_silu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part cutlass_conv2d_bias_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias)

#define AT(member) offsetof(struct cutlass_plus_match, member)
static const struct dfg_capture cutlass_plus_captures[] = {
    {"p", DFG_CAP_NODE, AT(p)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part cutlass_plus_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(p)}, {DFG_PART_INPUT, 0, 0, 1, AT(r)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_plus)

#define AT(member) offsetof(struct cutlass_times_match, member)
static const struct dfg_capture cutlass_times_captures[] = {
    {"p", DFG_CAP_NODE, AT(p)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part cutlass_times_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(p)}, {DFG_PART_INPUT, 0, 0, 1, AT(r)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_times)

#define AT(member) offsetof(struct cutlass_dense_match, member)
static const struct dfg_capture cutlass_dense_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"d", DFG_CAP_NODE, AT(d)}};
static const struct dfg_part cutlass_dense_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(d)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_dense)

#define AT(member) offsetof(struct cutlass_dense_bias_whole, member)
static const struct dfg_capture cutlass_dense_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part cutlass_dense_bias_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(d)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_dense_bias)

#define AT(member) offsetof(struct cutlass_dense_gelu_fp16_whole, member)
static const struct dfg_capture cutlass_dense_gelu_fp16_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part cutlass_dense_gelu_fp16_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(cast)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(cast_2)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)},
    {DFG_PART_INNER, 0, 0, 3, AT(m.p)}, {DFG_PART_INNER, 0, 0, -1, AT(d)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_dense_gelu_fp16)

#define AT(member) offsetof(struct cutlass_dense_gelu_fp32_whole, member)
static const struct dfg_capture cutlass_dense_gelu_fp32_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part cutlass_dense_gelu_fp32_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(erf)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)},
    {DFG_PART_INNER, 0, 0, 3, AT(m.p)}, {DFG_PART_INNER, 0, 0, -1, AT(d)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_dense_gelu_fp32)

#define AT(member) offsetof(struct cutlass_batch_matmul_match, member)
static const struct dfg_capture cutlass_batch_matmul_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part cutlass_batch_matmul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_batch_matmul)

#define AT(member) offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_hardswish_residual_add_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_hardswish_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(divide)},
    {DFG_PART_INNER, 0, 0, -1, AT(limited)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide_2)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_hardswish_residual_add_relu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_hardswish_residual_multiply_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_hardswish_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(divide)},
    {DFG_PART_INNER, 0, 0, -1, AT(limited)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide_2)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_hardswish_residual_multiply_relu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_silu_residual_add_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_silu_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_silu_residual_add_relu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_silu_residual_multiply_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_silu_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_silu_residual_multiply_relu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_relu_residual_add_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_relu_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_relu_residual_add_relu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_relu_residual_multiply_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_relu_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_relu_residual_multiply_relu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_sigmoid_residual_add_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_sigmoid_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_sigmoid_residual_add_relu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_sigmoid_residual_multiply_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_sigmoid_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_sigmoid_residual_multiply_relu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_residual_add_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_residual_add_relu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_residual_multiply_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_residual_multiply_relu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_hardswish_residual_add_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_hardswish_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(divide)},
    {DFG_PART_INNER, 0, 0, -1, AT(limited)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide_2)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.r)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_hardswish_residual_add)

#define AT(member) offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_hardswish_residual_multiply_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_hardswish_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(divide)},
    {DFG_PART_INNER, 0, 0, -1, AT(limited)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide_2)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.r)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_hardswish_residual_multiply)

#define AT(member) offsetof(struct cutlass_conv2d_bias_silu_residual_add_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_silu_residual_add_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_silu_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_silu_residual_add)

#define AT(member) offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_silu_residual_multiply_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_silu_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_silu_residual_multiply)

#define AT(member) offsetof(struct cutlass_conv2d_bias_relu_residual_add_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_relu_residual_add_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_relu_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.r)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_relu_residual_add)

#define AT(member) offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_relu_residual_multiply_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_relu_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.r)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_relu_residual_multiply)

#define AT(member) offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_sigmoid_residual_add_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_sigmoid_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.r)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_sigmoid_residual_add)

#define AT(member) offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_sigmoid_residual_multiply_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_sigmoid_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.r)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_sigmoid_residual_multiply)

#define AT(member) offsetof(struct cutlass_conv2d_bias_residual_add_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_residual_add_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_residual_add)

#define AT(member) offsetof(struct cutlass_conv2d_bias_residual_multiply_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_residual_multiply_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part cutlass_conv2d_bias_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_residual_multiply)

#define AT(member) offsetof(struct cutlass_dense_bias_relu_whole, member)
static const struct dfg_part cutlass_dense_bias_relu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(d)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(w)},
    {DFG_PART_INPUT, 0, 0, -1, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_dense_bias_relu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_hardswish_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_hardswish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part cutlass_conv2d_bias_hardswish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_INNER, 0, 0, -1, AT(limited)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(divide_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_hardswish)

#define AT(member) offsetof(struct cutlass_conv2d_bias_silu_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_silu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part cutlass_conv2d_bias_silu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_silu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_relu_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part cutlass_conv2d_bias_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_relu)

#define AT(member) offsetof(struct cutlass_conv2d_bias_sigmoid_whole, member)
static const struct dfg_capture cutlass_conv2d_bias_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part cutlass_conv2d_bias_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_sigmoid)

static const struct dfg_pattern cutlass_patterns[] = {
    {.name = "conv2d", .place = "cutlass.pat:29", .n_captures = 3, .n_params = 2,
     .captures = cutlass_conv2d_captures, .n_parts = 3, .parts = cutlass_conv2d_parts,
     .match_size = sizeof(struct cutlass_conv2d_match), .whole_size = sizeof(struct cutlass_conv2d_match),
     .match = cutlass_conv2d_any, .each = cutlass_conv2d_all},
    {.name = "conv2d_transpose", .place = "cutlass.pat:34", .n_captures = 3, .n_params = 2,
     .captures = cutlass_conv2d_transpose_captures, .n_parts = 3, .parts = cutlass_conv2d_transpose_parts,
     .match_size = sizeof(struct cutlass_conv2d_transpose_match),
     .whole_size = sizeof(struct cutlass_conv2d_transpose_match), .match = cutlass_conv2d_transpose_any,
     .each = cutlass_conv2d_transpose_all},
    {.name = "backward_weight", .place = "cutlass.pat:39", .n_captures = 3, .n_params = 2,
     .captures = cutlass_backward_weight_captures, .n_parts = 3, .parts = cutlass_backward_weight_parts,
     .match_size = sizeof(struct cutlass_backward_weight_match),
     .whole_size = sizeof(struct cutlass_backward_weight_match), .match = cutlass_backward_weight_any,
     .each = cutlass_backward_weight_all},
    {.name = "biased", .place = "cutlass.pat:47", .n_captures = 2, .n_params = 2,
     .captures = cutlass_biased_captures, .n_parts = 3, .parts = cutlass_biased_parts,
     .match_size = sizeof(struct cutlass_biased_match), .whole_size = sizeof(struct cutlass_biased_match),
     .match = cutlass_biased_any, .each = cutlass_biased_all},
    {.name = "hardswish", .place = "cutlass.pat:49", .n_captures = 2, .n_params = 1,
     .captures = cutlass_hardswish_captures, .n_parts = 11, .parts = cutlass_hardswish_parts,
     .match_size = sizeof(struct cutlass_hardswish_match),
     .whole_size = sizeof(struct cutlass_hardswish_whole), .match = cutlass_hardswish_any,
     .each = cutlass_hardswish_all},
    {.name = "silu", .place = "cutlass.pat:53", .n_captures = 1, .n_params = 1,
     .captures = cutlass_silu_captures, .n_parts = 3, .parts = cutlass_silu_parts,
     .match_size = sizeof(struct cutlass_silu_match), .whole_size = sizeof(struct cutlass_silu_whole),
     .match = cutlass_silu_any, .each = cutlass_silu_all},
    {.name = "conv2d_bias", .place = "cutlass.pat:54", .n_captures = 3, .n_params = 3,
     .captures = cutlass_conv2d_bias_captures, .n_parts = 5, .parts = cutlass_conv2d_bias_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_whole), .match = cutlass_conv2d_bias_any,
     .each = cutlass_conv2d_bias_all},
    {.name = "plus", .place = "cutlass.pat:58", .n_captures = 2, .n_params = 2,
     .captures = cutlass_plus_captures, .n_parts = 3, .parts = cutlass_plus_parts,
     .match_size = sizeof(struct cutlass_plus_match), .whole_size = sizeof(struct cutlass_plus_match),
     .match = cutlass_plus_any, .each = cutlass_plus_all},
    {.name = "times", .place = "cutlass.pat:59", .n_captures = 2, .n_params = 2,
     .captures = cutlass_times_captures, .n_parts = 3, .parts = cutlass_times_parts,
     .match_size = sizeof(struct cutlass_times_match), .whole_size = sizeof(struct cutlass_times_match),
     .match = cutlass_times_any, .each = cutlass_times_all},
    {.name = "dense", .place = "cutlass.pat:68", .n_captures = 3, .n_params = 2,
     .captures = cutlass_dense_captures, .n_parts = 3, .parts = cutlass_dense_parts,
     .match_size = sizeof(struct cutlass_dense_match), .whole_size = sizeof(struct cutlass_dense_match),
     .match = cutlass_dense_any, .each = cutlass_dense_all},
    {.name = "dense_bias", .place = "cutlass.pat:73", .n_captures = 3, .n_params = 3,
     .captures = cutlass_dense_bias_captures, .n_parts = 5, .parts = cutlass_dense_bias_parts,
     .match_size = sizeof(struct cutlass_dense_bias_match),
     .whole_size = sizeof(struct cutlass_dense_bias_whole), .match = cutlass_dense_bias_any,
     .each = cutlass_dense_bias_all},
    {.name = "dense_gelu_fp16", .place = "cutlass.pat:74", .n_captures = 4, .n_params = 3,
     .captures = cutlass_dense_gelu_fp16_captures, .n_parts = 15, .parts = cutlass_dense_gelu_fp16_parts,
     .match_size = sizeof(struct cutlass_dense_gelu_fp16_match),
     .whole_size = sizeof(struct cutlass_dense_gelu_fp16_whole), .match = cutlass_dense_gelu_fp16_any,
     .each = cutlass_dense_gelu_fp16_all},
    {.name = "dense_gelu_fp32", .place = "cutlass.pat:78", .n_captures = 4, .n_params = 3,
     .captures = cutlass_dense_gelu_fp32_captures, .n_parts = 13, .parts = cutlass_dense_gelu_fp32_parts,
     .match_size = sizeof(struct cutlass_dense_gelu_fp32_match),
     .whole_size = sizeof(struct cutlass_dense_gelu_fp32_whole), .match = cutlass_dense_gelu_fp32_any,
     .each = cutlass_dense_gelu_fp32_all},
    {.name = "batch_matmul", .place = "cutlass.pat:82", .n_captures = 2, .n_params = 2,
     .captures = cutlass_batch_matmul_captures, .n_parts = 3, .parts = cutlass_batch_matmul_parts,
     .match_size = sizeof(struct cutlass_batch_matmul_match),
     .whole_size = sizeof(struct cutlass_batch_matmul_match), .match = cutlass_batch_matmul_any,
     .each = cutlass_batch_matmul_all},
    {.name = "cutlass.conv2d_bias_hardswish_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_hardswish_residual_add_relu_captures,
     .n_parts = 18, .parts = cutlass_conv2d_bias_hardswish_residual_add_relu_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole),
     .match = cutlass_conv2d_bias_hardswish_residual_add_relu_any,
     .each = cutlass_conv2d_bias_hardswish_residual_add_relu_all},
    {.name = "cutlass.conv2d_bias_hardswish_residual_multiply_relu", .place = "cutlass.pat:87",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = cutlass_conv2d_bias_hardswish_residual_multiply_relu_captures, .n_parts = 18,
     .parts = cutlass_conv2d_bias_hardswish_residual_multiply_relu_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole),
     .match = cutlass_conv2d_bias_hardswish_residual_multiply_relu_any,
     .each = cutlass_conv2d_bias_hardswish_residual_multiply_relu_all},
    {.name = "cutlass.conv2d_bias_silu_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_silu_residual_add_relu_captures,
     .n_parts = 11, .parts = cutlass_conv2d_bias_silu_residual_add_relu_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_silu_residual_add_relu_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole),
     .match = cutlass_conv2d_bias_silu_residual_add_relu_any,
     .each = cutlass_conv2d_bias_silu_residual_add_relu_all},
    {.name = "cutlass.conv2d_bias_silu_residual_multiply_relu", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_silu_residual_multiply_relu_captures,
     .n_parts = 11, .parts = cutlass_conv2d_bias_silu_residual_multiply_relu_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole),
     .match = cutlass_conv2d_bias_silu_residual_multiply_relu_any,
     .each = cutlass_conv2d_bias_silu_residual_multiply_relu_all},
    {.name = "cutlass.conv2d_bias_relu_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_relu_residual_add_relu_captures,
     .n_parts = 10, .parts = cutlass_conv2d_bias_relu_residual_add_relu_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_relu_residual_add_relu_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole),
     .match = cutlass_conv2d_bias_relu_residual_add_relu_any,
     .each = cutlass_conv2d_bias_relu_residual_add_relu_all},
    {.name = "cutlass.conv2d_bias_relu_residual_multiply_relu", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_relu_residual_multiply_relu_captures,
     .n_parts = 10, .parts = cutlass_conv2d_bias_relu_residual_multiply_relu_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole),
     .match = cutlass_conv2d_bias_relu_residual_multiply_relu_any,
     .each = cutlass_conv2d_bias_relu_residual_multiply_relu_all},
    {.name = "cutlass.conv2d_bias_sigmoid_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_sigmoid_residual_add_relu_captures,
     .n_parts = 10, .parts = cutlass_conv2d_bias_sigmoid_residual_add_relu_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole),
     .match = cutlass_conv2d_bias_sigmoid_residual_add_relu_any,
     .each = cutlass_conv2d_bias_sigmoid_residual_add_relu_all},
    {.name = "cutlass.conv2d_bias_sigmoid_residual_multiply_relu", .place = "cutlass.pat:87",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_captures, .n_parts = 10,
     .parts = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole),
     .match = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_any,
     .each = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_all},
    {.name = "cutlass.conv2d_bias_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_residual_add_relu_captures,
     .n_parts = 9, .parts = cutlass_conv2d_bias_residual_add_relu_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_residual_add_relu_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_residual_add_relu_whole),
     .match = cutlass_conv2d_bias_residual_add_relu_any, .each = cutlass_conv2d_bias_residual_add_relu_all},
    {.name = "cutlass.conv2d_bias_residual_multiply_relu", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_residual_multiply_relu_captures,
     .n_parts = 9, .parts = cutlass_conv2d_bias_residual_multiply_relu_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_residual_multiply_relu_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_residual_multiply_relu_whole),
     .match = cutlass_conv2d_bias_residual_multiply_relu_any,
     .each = cutlass_conv2d_bias_residual_multiply_relu_all},
    {.name = "cutlass.conv2d_bias_hardswish_residual_add", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_hardswish_residual_add_captures,
     .n_parts = 17, .parts = cutlass_conv2d_bias_hardswish_residual_add_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_add_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_add_whole),
     .match = cutlass_conv2d_bias_hardswish_residual_add_any,
     .each = cutlass_conv2d_bias_hardswish_residual_add_all},
    {.name = "cutlass.conv2d_bias_hardswish_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_hardswish_residual_multiply_captures,
     .n_parts = 17, .parts = cutlass_conv2d_bias_hardswish_residual_multiply_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_multiply_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole),
     .match = cutlass_conv2d_bias_hardswish_residual_multiply_any,
     .each = cutlass_conv2d_bias_hardswish_residual_multiply_all},
    {.name = "cutlass.conv2d_bias_silu_residual_add", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_silu_residual_add_captures,
     .n_parts = 10, .parts = cutlass_conv2d_bias_silu_residual_add_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_silu_residual_add_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_silu_residual_add_whole),
     .match = cutlass_conv2d_bias_silu_residual_add_any, .each = cutlass_conv2d_bias_silu_residual_add_all},
    {.name = "cutlass.conv2d_bias_silu_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_silu_residual_multiply_captures,
     .n_parts = 10, .parts = cutlass_conv2d_bias_silu_residual_multiply_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_silu_residual_multiply_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_silu_residual_multiply_whole),
     .match = cutlass_conv2d_bias_silu_residual_multiply_any,
     .each = cutlass_conv2d_bias_silu_residual_multiply_all},
    {.name = "cutlass.conv2d_bias_relu_residual_add", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_relu_residual_add_captures,
     .n_parts = 9, .parts = cutlass_conv2d_bias_relu_residual_add_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_relu_residual_add_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_relu_residual_add_whole),
     .match = cutlass_conv2d_bias_relu_residual_add_any, .each = cutlass_conv2d_bias_relu_residual_add_all},
    {.name = "cutlass.conv2d_bias_relu_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_relu_residual_multiply_captures,
     .n_parts = 9, .parts = cutlass_conv2d_bias_relu_residual_multiply_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_relu_residual_multiply_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_relu_residual_multiply_whole),
     .match = cutlass_conv2d_bias_relu_residual_multiply_any,
     .each = cutlass_conv2d_bias_relu_residual_multiply_all},
    {.name = "cutlass.conv2d_bias_sigmoid_residual_add", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_sigmoid_residual_add_captures,
     .n_parts = 9, .parts = cutlass_conv2d_bias_sigmoid_residual_add_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_add_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_add_whole),
     .match = cutlass_conv2d_bias_sigmoid_residual_add_any,
     .each = cutlass_conv2d_bias_sigmoid_residual_add_all},
    {.name = "cutlass.conv2d_bias_sigmoid_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_sigmoid_residual_multiply_captures,
     .n_parts = 9, .parts = cutlass_conv2d_bias_sigmoid_residual_multiply_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole),
     .match = cutlass_conv2d_bias_sigmoid_residual_multiply_any,
     .each = cutlass_conv2d_bias_sigmoid_residual_multiply_all},
    {.name = "cutlass.conv2d_bias_residual_add", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_residual_add_captures, .n_parts = 8,
     .parts = cutlass_conv2d_bias_residual_add_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_residual_add_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_residual_add_whole),
     .match = cutlass_conv2d_bias_residual_add_any, .each = cutlass_conv2d_bias_residual_add_all},
    {.name = "cutlass.conv2d_bias_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = cutlass_conv2d_bias_residual_multiply_captures,
     .n_parts = 8, .parts = cutlass_conv2d_bias_residual_multiply_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_residual_multiply_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_residual_multiply_whole),
     .match = cutlass_conv2d_bias_residual_multiply_any, .each = cutlass_conv2d_bias_residual_multiply_all},
    {.name = "cutlass.dense_bias_relu", .place = "cutlass.pat:91", .is_entry = true, .n_parts = 6,
     .parts = cutlass_dense_bias_relu_parts, .match_size = sizeof(struct cutlass_dense_bias_relu_match),
     .whole_size = sizeof(struct cutlass_dense_bias_relu_whole), .match = cutlass_dense_bias_relu_any,
     .each = cutlass_dense_bias_relu_all},
    {.name = "cutlass.conv2d_bias_hardswish", .place = "cutlass.pat:95", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = cutlass_conv2d_bias_hardswish_captures, .n_parts = 15,
     .parts = cutlass_conv2d_bias_hardswish_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_hardswish_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_hardswish_whole),
     .match = cutlass_conv2d_bias_hardswish_any, .each = cutlass_conv2d_bias_hardswish_all},
    {.name = "cutlass.conv2d_bias_silu", .place = "cutlass.pat:95", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = cutlass_conv2d_bias_silu_captures, .n_parts = 7,
     .parts = cutlass_conv2d_bias_silu_parts, .match_size = sizeof(struct cutlass_conv2d_bias_silu_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_silu_whole), .match = cutlass_conv2d_bias_silu_any,
     .each = cutlass_conv2d_bias_silu_all},
    {.name = "cutlass.conv2d_bias_relu", .place = "cutlass.pat:95", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = cutlass_conv2d_bias_relu_captures, .n_parts = 6,
     .parts = cutlass_conv2d_bias_relu_parts, .match_size = sizeof(struct cutlass_conv2d_bias_relu_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_relu_whole), .match = cutlass_conv2d_bias_relu_any,
     .each = cutlass_conv2d_bias_relu_all},
    {.name = "cutlass.conv2d_bias_sigmoid", .place = "cutlass.pat:95", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = cutlass_conv2d_bias_sigmoid_captures, .n_parts = 6,
     .parts = cutlass_conv2d_bias_sigmoid_parts,
     .match_size = sizeof(struct cutlass_conv2d_bias_sigmoid_match),
     .whole_size = sizeof(struct cutlass_conv2d_bias_sigmoid_whole),
     .match = cutlass_conv2d_bias_sigmoid_any, .each = cutlass_conv2d_bias_sigmoid_all},
};

/* ---- table cutlass ---- */

DFG_TABLE_SLOTS(cutlass)

static const struct dfg_table_entry cutlass_entries[] = {
    { .name = "cutlass.conv2d_bias_hardswish_residual_add_relu", .pattern = 14 },
    { .name = "cutlass.conv2d_bias_hardswish_residual_multiply_relu", .pattern = 15 },
    { .name = "cutlass.conv2d_bias_silu_residual_add_relu", .pattern = 16 },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply_relu", .pattern = 17 },
    { .name = "cutlass.conv2d_bias_relu_residual_add_relu", .pattern = 18 },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply_relu", .pattern = 19 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_add_relu", .pattern = 20 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_multiply_relu", .pattern = 21 },
    { .name = "cutlass.conv2d_bias_residual_add_relu", .pattern = 22 },
    { .name = "cutlass.conv2d_bias_residual_multiply_relu", .pattern = 23 },
    { .name = "cutlass.conv2d_bias_hardswish_residual_add", .pattern = 24 },
    { .name = "cutlass.conv2d_bias_hardswish_residual_multiply", .pattern = 25 },
    { .name = "cutlass.conv2d_bias_silu_residual_add", .pattern = 26 },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply", .pattern = 27 },
    { .name = "cutlass.conv2d_bias_relu_residual_add", .pattern = 28 },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply", .pattern = 29 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_add", .pattern = 30 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_multiply", .pattern = 31 },
    { .name = "cutlass.conv2d_bias_residual_add", .pattern = 32 },
    { .name = "cutlass.conv2d_bias_residual_multiply", .pattern = 33 },
    { .name = "cutlass.dense_bias_gelu_fp16", .pattern = 11 },
    { .name = "cutlass.dense_bias_gelu_fp32", .pattern = 12 },
    { .name = "cutlass.dense_bias_relu", .pattern = 34 },
    { .name = "cutlass.dense_bias", .pattern = 10 },
    { .name = "cutlass.dense", .pattern = 9 },
    { .name = "cutlass.batch_matmul", .pattern = 13 },
    { .name = "cutlass.conv2d_bias_hardswish", .pattern = 35 },
    { .name = "cutlass.conv2d_bias_silu", .pattern = 36 },
    { .name = "cutlass.conv2d_bias_relu", .pattern = 37 },
    { .name = "cutlass.conv2d_bias_sigmoid", .pattern = 38 },
    { .name = "cutlass.conv2d_bias", .pattern = 6 },
    { .name = "cutlass.conv2d", .pattern = 0 },
    { .name = "cutlass.conv2d_transpose", .pattern = 1 },
    { .name = "cutlass.conv2d_backward_weight", .pattern = 2 },
};
static const struct dfg_attr_text cutlass_attrs[] = {
    { "Compiler", "\"cutlass\"" },
};
static const struct dfg_table cutlass_tables[] = {
    { .name = "cutlass", .n = 34, .last_wins = false, .entries = cutlass_entries, .n_words = 1,
      .n_attrs = 1, .attrs = cutlass_attrs,
      .candidates = cutlass_candidates_slot, .first = cutlass_first_slot, .sweep = cutlass_sweep_slot },
};

static const char *const cutlass_imports[] = { "relay", NULL };
static const char *const cutlass_text_0[] = { /* cutlass.pat */
    "// cutlass.pat -- what CUTLASS can run: 34 entries over Relay operators.\n//\n"
    "// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/cutlass.py).\n"
    "// Differences, all of them repairs:\n"
    "//   - A bias has one element for each output channel; there any tensor, and a\n"
    "//     scalar, is taken for one.  It may stand on either side; there behind the\n"
    "//     convolution or product only.\n"
    "//   - The residual may stand on either side; there the check follows operand 0\n"
    "//     and fails.  It comes from outside of the group; there all that is asked is\n"
    "//     that not both operands are made, by operands 0, from the convolution.  Its\n"
    "//     shape is p's; there shapes of two ranks are compared as far as both go.\n"
    "//   - A convolution of one channel into one is none by depth.\n"
    "//   - Both groupings of hardswish are written out; there they come from a rule\n"
    "//     of the matcher.\n\nimport \"relay.ops\";\n\n"
    "cond float_pair(x, w) = (x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32);\n"
    "cond gemm_types(x, w) = float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8});\n"
    "cond one_a_channel(b, c) = b.elements == c.shape[-1];\n\n// ---- convolutions ----\n\n"
    "// Not by depth: a group for each channel of input and output.\ncond conv2d_ok(c, x, w) =\n"
    "    c.data_layout == \"NHWC\", gemm_types(x, w),\n"
    "    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0]);\n\n"
    "pattern conv2d(x, w) {\n    c = nn.conv2d(x, w) { kernel_layout == \"OHWI\" };\n"
    "    where conv2d_ok(c, x, w);\n    return c;\n}\npattern conv2d_transpose(x, w) {\n"
    "    c = nn.conv2d_transpose(x, w) { kernel_layout == \"IHWO\" };\n    where conv2d_ok(c, x, w);\n"
    "    return c;\n}\npattern backward_weight(g, x) {\n"
    "    c = nn.conv2d_backward_weight(g, x) { kernel_layout == \"NHWC\" };\n    where conv2d_ok(c, g, x);\n"
    "    return c;\n}\n\n// ---- what may follow ----\n\n"
    "pattern biased(c, b) = (add | nn.bias_add)(c, b) where one_a_channel(b, c);\n\npattern hardswish(p) {\n"
    "    limited = clip(add(p, const));\n"
    "    return multiply(p, divide(limited, const)) | divide(multiply(p, limited), const);\n}\n"
    "pattern silu(p) = multiply(p, sigmoid(p));\npattern conv2d_bias(x, w, b) = biased(conv2d(x, w), b);\n"
    "ops activated = hardswish | silu | nn.relu | sigmoid;\n\n"
    "// A residual r of p's shape, from outside of the group that the convolution c begins.\n"
    "pattern plus(p, r) = add(p, r) where same_shape(p, r);\n"
    "pattern times(p, r) = multiply(p, r) where same_shape(p, r);\n"
    "cond from_outside(r, c) = distinct(r, c), not depends(r, c);\n\n"
    "ops before = hardswish as \"_hardswish\" | silu as \"_silu\" | nn.relu as \"_relu\" | sigmoid as \"_sigmoid\" | none as \"\";\n"
    "ops joined = plus as \"add\" | times as \"multiply\";\nops after = nn.relu as \"_relu\" | none as \"\";\n\n"
    "// ---- products ----\n\npattern dense(x, w) {\n    d = nn.dense(x, w);\n    where gemm_types(x, w);\n"
    "    return d;\n}\npattern dense_bias(x, w, b) = biased(dense(x, w), b);\n"
    "pattern dense_gelu_fp16(x, w, b) {\n    p = dense_bias(x, w, b);\n"
    "    return multiply(add(multiply(cast(erf(cast(multiply(p, _)))), _), _), p);\n}\n"
    "pattern dense_gelu_fp32(x, w, b) {\n    p = dense_bias(x, w, b);\n"
    "    return multiply(add(multiply(erf(multiply(p, _)), _), _), p);\n}\n"
    "pattern batch_matmul(a, b) = nn.batch_matmul(a, b) { transpose_a == false, transpose_b == true }\n"
    "        where gemm_types(a, b);\n\ntable cutlass {\n    attrs { Compiler = \"cutlass\" };\n"
    "    for g in after, f in before, j in joined: \"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\n"
    "        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);\n"
    "    \"cutlass.dense_bias_gelu_fp16\"   = dense_gelu_fp16;\n"
    "    \"cutlass.dense_bias_gelu_fp32\"   = dense_gelu_fp32;\n"
    "    \"cutlass.dense_bias_relu\"        = nn.relu(dense_bias);\n"
    "    \"cutlass.dense_bias\"             = dense_bias;\n    \"cutlass.dense\"                  = dense;\n"
    "    \"cutlass.batch_matmul\"           = batch_matmul;\n"
    "    for f in activated: \"cutlass.conv2d_bias_{f}\"(x, w, b) = f(conv2d_bias(x, w, b));\n"
    "    \"cutlass.conv2d_bias\"            = conv2d_bias;\n    \"cutlass.conv2d\"                 = conv2d;\n",
    "    \"cutlass.conv2d_transpose\"       = conv2d_transpose;\n"
    "    \"cutlass.conv2d_backward_weight\" = backward_weight;\n}\n",
    NULL};
static const struct dfg_source cutlass_sources[] = {
    {"cutlass.pat", UINT64_C(0x017a2528173381dc), cutlass_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit cutlass_unit;
const struct dfg_unit cutlass_unit = {
    .abi = DFG_ABI,
    .name = "cutlass",
    .imports = cutlass_imports,
    .names = &cutlass_names,
    .n_patterns = 39, .patterns = cutlass_patterns,
    .n_tables = 1, .tables = cutlass_tables,
    .version = "0.1.0", .hash = UINT64_C(0xc9073108add46f0a),
    .n_sources = 2, .sources = cutlass_sources, .law_limit = 64,
    .prefix = "cutlass_",
};
