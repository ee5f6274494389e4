/* What relax_cutlass.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_cutlass.h"
#if RELAX_CUTLASS_H != 0xa7546ec1dfe18570
#error "relax_cutlass.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct relax_cutlass_plus_bias_match, member)
static const struct dfg_capture relax_cutlass_plus_bias_captures[] = {
    {"c", DFG_CAP_NODE, AT(c)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part relax_cutlass_plus_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(c)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_plus_bias)

#define AT(member) offsetof(struct relax_cutlass_relu_whole, member)
static const struct dfg_capture relax_cutlass_relu_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part relax_cutlass_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_relu)

#define AT(member) offsetof(struct relax_cutlass_gelu_whole, member)
static const struct dfg_capture relax_cutlass_gelu_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part relax_cutlass_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_gelu)

#define AT(member) offsetof(struct relax_cutlass_silu_whole, member)
static const struct dfg_capture relax_cutlass_silu_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part relax_cutlass_silu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_silu)

#define AT(member) offsetof(struct relax_cutlass_plus_bias_add_whole, member)
static const struct dfg_capture relax_cutlass_plus_bias_add_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_cutlass_plus_bias_add_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.r)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_plus_bias_add)

#define AT(member) offsetof(struct relax_cutlass_plus_bias_mul_whole, member)
static const struct dfg_capture relax_cutlass_plus_bias_mul_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_cutlass_plus_bias_mul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.r)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_plus_bias_mul)

#define AT(member) offsetof(struct relax_cutlass_relu_add_whole, member)
static const struct dfg_capture relax_cutlass_relu_add_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_cutlass_relu_add_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.r)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_relu_add)

#define AT(member) offsetof(struct relax_cutlass_relu_mul_whole, member)
static const struct dfg_capture relax_cutlass_relu_mul_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_cutlass_relu_mul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.r)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_relu_mul)

#define AT(member) offsetof(struct relax_cutlass_gelu_add_whole, member)
static const struct dfg_capture relax_cutlass_gelu_add_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_cutlass_gelu_add_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.r)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(gelu)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_gelu_add)

#define AT(member) offsetof(struct relax_cutlass_gelu_mul_whole, member)
static const struct dfg_capture relax_cutlass_gelu_mul_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_cutlass_gelu_mul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.r)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(gelu)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_gelu_mul)

#define AT(member) offsetof(struct relax_cutlass_silu_add_whole, member)
static const struct dfg_capture relax_cutlass_silu_add_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_cutlass_silu_add_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.r)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(silu)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_silu_add)

#define AT(member) offsetof(struct relax_cutlass_silu_mul_whole, member)
static const struct dfg_capture relax_cutlass_silu_mul_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_cutlass_silu_mul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.r)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(silu)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_silu_mul)

#define AT(member) offsetof(struct relax_cutlass_conv2d_match, member)
static const struct dfg_capture relax_cutlass_conv2d_captures[] = {
    {"lhs", DFG_CAP_NODE, AT(lhs)}, {"rhs", DFG_CAP_NODE, AT(rhs)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part relax_cutlass_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(lhs)}, {DFG_PART_INPUT, 0, 0, 1, AT(rhs)},
    {DFG_PART_ROOT, 0, 1, 2, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_conv2d)

#define AT(member) offsetof(struct relax_cutlass_matmul_match, member)
static const struct dfg_capture relax_cutlass_matmul_captures[] = {
    {"lhs", DFG_CAP_NODE, AT(lhs)}, {"rhs", DFG_CAP_NODE, AT(rhs)}};
static const struct dfg_part relax_cutlass_matmul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(lhs)}, {DFG_PART_INPUT, 0, 0, 1, AT(rhs)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_matmul)

#define AT(member) offsetof(struct relax_cutlass_transposed_match, member)
static const struct dfg_capture relax_cutlass_transposed_captures[] = {
    {"lhs", DFG_CAP_NODE, AT(lhs)}, {"rhs", DFG_CAP_NODE, AT(rhs)}, {"t", DFG_CAP_NODE, AT(t)}};
static const struct dfg_part relax_cutlass_transposed_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(lhs)}, {DFG_PART_INPUT, 0, 0, 1, AT(rhs)},
    {DFG_PART_INNER, 0, 0, 2, AT(t)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_transposed)

#define AT(member) offsetof(struct relax_cutlass_packed_match, member)
static const struct dfg_part relax_cutlass_packed_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_packed)

#define AT(member) offsetof(struct relax_cutlass_decoded_whole, member)
static const struct dfg_capture relax_cutlass_decoded_captures[] = {
    {"w", DFG_CAP_NODE, AT(m.w)}, {"scales", DFG_CAP_NODE, AT(m.scales)}};
static const struct dfg_part relax_cutlass_decoded_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.scales)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, -1, AT(global)},
    {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_decoded)

#define AT(member) offsetof(struct relax_cutlass_decode_whole, member)
static const struct dfg_capture relax_cutlass_decode_captures[] = {
    {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)},
    {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)}, {"scales", DFG_CAP_NODE, AT(m.scales)},
    {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part relax_cutlass_decode_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w_decoded)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_encoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scales)},
    {DFG_PART_ROOT, 0, 1, 4, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(call_tir)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_decode)

#define AT(member) offsetof(struct relax_cutlass_decode_cast_whole, member)
static const struct dfg_capture relax_cutlass_decode_cast_captures[] = {
    {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)},
    {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)}, {"scales", DFG_CAP_NODE, AT(m.scales)},
    {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part relax_cutlass_decode_cast_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w_decoded)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_encoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scales)},
    {DFG_PART_ROOT, 0, 1, 4, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(call_tir)}, {DFG_PART_CONST, 0, 0, -1, AT(global)},
    {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_decode_cast)

#define AT(member) offsetof(struct relax_cutlass_thirds_match, member)
static const struct dfg_capture relax_cutlass_thirds_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"s", DFG_CAP_NODE, AT(s)}};
static const struct dfg_part relax_cutlass_thirds_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_thirds)

#define AT(member) offsetof(struct relax_cutlass_part_whole, member)
static const struct dfg_capture relax_cutlass_part_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"begin", DFG_CAP_NODE, AT(m.begin)}, {"end", DFG_CAP_NODE, AT(m.end)}};
static const struct dfg_part relax_cutlass_part_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.begin)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.end)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.begin)}, {DFG_PART_CONST, 0, 0, 2, AT(m.end)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_part)

#define AT(member) offsetof(struct relax_cutlass_layer_norm_match, member)
static const struct dfg_capture relax_cutlass_layer_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"gamma", DFG_CAP_NODE, AT(gamma)}, {"beta", DFG_CAP_NODE, AT(beta)},
    {"n", DFG_CAP_NODE, AT(n)}};
static const struct dfg_part relax_cutlass_layer_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(gamma)},
    {DFG_PART_INPUT, 0, 0, 2, AT(beta)}, {DFG_PART_ROOT, 0, 1, 3, AT(n)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_layer_norm)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_match, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_captures[] = {
    {"lhs", DFG_CAP_NODE, AT(lhs)}, {"rhs", DFG_CAP_NODE, AT(rhs)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}, {DFG_PART_INPUT, 0, 0, 0, AT(lhs)},
    {DFG_PART_INPUT, 0, 0, 1, AT(rhs)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_relu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_silu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_silu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_silu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_silu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_match, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_captures[] = {
    {"lhs", DFG_CAP_NODE, AT(lhs)}, {"rhs", DFG_CAP_NODE, AT(rhs)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}, {DFG_PART_INPUT, 0, 0, 0, AT(lhs)},
    {DFG_PART_INPUT, 0, 0, 1, AT(rhs)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_relu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_gelu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_gelu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_gelu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_captures[] = {
    {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(t)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.rhs)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_relu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_gelu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_gelu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_captures[] = {
    {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)},
    {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)}, {"scales", DFG_CAP_NODE, AT(m.scales)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call_tir)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w_decoded)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_encoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scales)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_bias_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_bias_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_bias_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(call_tir)}, {DFG_PART_CONST, 0, 0, -1, AT(global)},
    {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_bias)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_cast_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_cast_captures[] = {
    {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)},
    {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)}, {"scales", DFG_CAP_NODE, AT(m.scales)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_cast_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(call_tir)}, {DFG_PART_CONST, 0, 0, -1, AT(global)},
    {DFG_PART_INNER, 0, 0, -1, AT(tuple)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.scales)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_cast)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_cast_bias_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_cast_bias_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(call_tir)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_cast_bias)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_bias_gelu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_bias_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(call_tir)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_bias_gelu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(call_tir)}, {DFG_PART_CONST, 0, 0, -1, AT(global)},
    {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_residual_add_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_residual_add_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_residual_add)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_residual_multiply_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_residual_multiply)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_relu_residual_add_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_relu_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_relu_residual_add)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_silu_residual_add_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_silu_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(silu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_silu_residual_add)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(silu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_residual_add_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_residual_add_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_residual_add)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_residual_multiply_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_residual_multiply_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_residual_multiply)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_relu_residual_add_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_relu_residual_add_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_relu_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_relu_residual_add)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_relu_residual_multiply)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_gelu_residual_add_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_gelu_residual_add_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_gelu_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_gelu_residual_add)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_residual_add_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_residual_add_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_residual_add)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_bias_residual_add_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_bias_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(call_tir)}, {DFG_PART_CONST, 0, 0, -1, AT(global)},
    {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_bias_residual_add)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(call_tir)}, {DFG_PART_CONST, 0, 0, -1, AT(global)},
    {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_bias_residual_multiply)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(call_tir)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(call_tir)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(call_tir)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(call_tir)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(call_tir)}, {DFG_PART_CONST, 0, 0, -1, AT(global)},
    {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.call)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(call_tir)}, {DFG_PART_CONST, 0, 0, -1, AT(global)},
    {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_residual_add_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_residual_add_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_residual_add_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(silu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(silu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_residual_add_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_residual_add_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_residual_add_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_residual_multiply_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)}, {"rhs", DFG_CAP_NODE, AT(m.rhs)},
    {"bias", DFG_CAP_NODE, AT(m.bias)}, {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.rhs)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(call_tir)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(call_tir)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(call_tir)}, {DFG_PART_CONST, 0, 0, -1, AT(global)},
    {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(matmul)},
    {DFG_PART_INNER, 0, 0, -1, AT(call_tir)}, {DFG_PART_CONST, 0, 0, -1, AT(global)},
    {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(call_tir)}, {DFG_PART_CONST, 0, 0, -1, AT(global)},
    {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(call_tir)}, {DFG_PART_CONST, 0, 0, -1, AT(global)},
    {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(call_tir)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_captures[] = {
    {"call", DFG_CAP_NODE, AT(m.call)}, {"lhs", DFG_CAP_NODE, AT(m.lhs)},
    {"w_decoded", DFG_CAP_NODE, AT(m.w_decoded)}, {"w_encoded", DFG_CAP_NODE, AT(m.w_encoded)},
    {"scales", DFG_CAP_NODE, AT(m.scales)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.call)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.lhs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w_decoded)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w_encoded)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.scales)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.residual)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(gelu)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(call_tir)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu)

#define AT(member) offsetof(struct relax_cutlass_cutlass_attention_match, member)
static const struct dfg_capture relax_cutlass_cutlass_attention_captures[] = {
    {"query", DFG_CAP_NODE, AT(query)}, {"key", DFG_CAP_NODE, AT(key)}, {"value", DFG_CAP_NODE, AT(value)}};
static const struct dfg_part relax_cutlass_cutlass_attention_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(query)}, {DFG_PART_INPUT, 0, 0, 1, AT(key)},
    {DFG_PART_INPUT, 0, 0, 2, AT(value)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_attention)

#define AT(member) offsetof(struct relax_cutlass_cutlass_attention_bias_match, member)
static const struct dfg_capture relax_cutlass_cutlass_attention_bias_captures[] = {
    {"query", DFG_CAP_NODE, AT(query)}, {"key", DFG_CAP_NODE, AT(key)}, {"value", DFG_CAP_NODE, AT(value)},
    {"bias", DFG_CAP_NODE, AT(bias)}};
static const struct dfg_part relax_cutlass_cutlass_attention_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(query)}, {DFG_PART_INPUT, 0, 0, 1, AT(key)},
    {DFG_PART_INPUT, 0, 0, 2, AT(value)}, {DFG_PART_INPUT, 0, 0, 3, AT(bias)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_attention_bias)

#define AT(member) offsetof(struct relax_cutlass_cutlass_stacked_attention_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_stacked_attention_captures[] = {
    {"stacked_qkv", DFG_CAP_NODE, AT(m.stacked_qkv)}, {"split", DFG_CAP_NODE, AT(m.split)},
    {"query_reshape_list", DFG_CAP_NODE, AT(m.query_reshape_list)},
    {"key_reshape_list", DFG_CAP_NODE, AT(m.key_reshape_list)},
    {"value_reshape_list", DFG_CAP_NODE, AT(m.value_reshape_list)}};
static const struct dfg_part relax_cutlass_cutlass_stacked_attention_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.stacked_qkv)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.split)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.query_reshape_list)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.key_reshape_list)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.value_reshape_list)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(reshape)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(s)}, {DFG_PART_INNER, 0, 0, -1, AT(reshape_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(get_2)}, {DFG_PART_INNER, 0, 0, -1, AT(reshape_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(get_3)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_stacked_attention)

#define AT(member) offsetof(struct relax_cutlass_cutlass_stacked_attention_2_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_stacked_attention_2_captures[] = {
    {"stacked_qkv", DFG_CAP_NODE, AT(m.stacked_qkv)}, {"split", DFG_CAP_NODE, AT(m.split)},
    {"query_reshape_list", DFG_CAP_NODE, AT(m.query_reshape_list)},
    {"key_reshape_list", DFG_CAP_NODE, AT(m.key_reshape_list)},
    {"value_reshape_list", DFG_CAP_NODE, AT(m.value_reshape_list)}, {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_cutlass_cutlass_stacked_attention_2_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.stacked_qkv)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.split)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.query_reshape_list)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.key_reshape_list)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.value_reshape_list)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bias)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(reshape)},
    {DFG_PART_INNER, 0, 0, -1, AT(get)}, {DFG_PART_INNER, 0, 0, -1, AT(s)},
    {DFG_PART_INNER, 0, 0, -1, AT(reshape_2)}, {DFG_PART_INNER, 0, 0, -1, AT(get_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(reshape_3)}, {DFG_PART_INNER, 0, 0, -1, AT(get_3)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_stacked_attention_2)

#define AT(member) offsetof(struct relax_cutlass_cutlass_stacked_attention_3_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_stacked_attention_3_captures[] = {
    {"stacked_qkv", DFG_CAP_NODE, AT(m.stacked_qkv)},
    {"query_reshape_list", DFG_CAP_NODE, AT(m.query_reshape_list)},
    {"key_reshape_list", DFG_CAP_NODE, AT(m.key_reshape_list)},
    {"value_reshape_list", DFG_CAP_NODE, AT(m.value_reshape_list)},
    {"query_end", DFG_CAP_NODE, AT(m.query_end)}, {"key_begin", DFG_CAP_NODE, AT(m.key_begin)},
    {"key_end", DFG_CAP_NODE, AT(m.key_end)}, {"value_begin", DFG_CAP_NODE, AT(m.value_begin)},
    {"value_end", DFG_CAP_NODE, AT(m.value_end)}};
static const struct dfg_part relax_cutlass_cutlass_stacked_attention_3_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.stacked_qkv)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.query_reshape_list)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.key_reshape_list)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.value_reshape_list)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.query_end)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.key_begin)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.key_end)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.value_begin)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.value_end)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(reshape)}, {DFG_PART_INNER, 0, 0, -1, AT(strided_slice)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, 4, AT(m.query_end)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(reshape_2)}, {DFG_PART_INNER, 0, 0, -1, AT(strided_slice_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.key_begin)}, {DFG_PART_CONST, 0, 0, 6, AT(m.key_end)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_INNER, 0, 0, -1, AT(reshape_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(strided_slice_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_CONST, 0, 0, 7, AT(m.value_begin)},
    {DFG_PART_CONST, 0, 0, 8, AT(m.value_end)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_11)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_stacked_attention_3)

#define AT(member) offsetof(struct relax_cutlass_cutlass_stacked_attention_4_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_stacked_attention_4_captures[] = {
    {"stacked_qkv", DFG_CAP_NODE, AT(m.stacked_qkv)},
    {"query_reshape_list", DFG_CAP_NODE, AT(m.query_reshape_list)},
    {"key_reshape_list", DFG_CAP_NODE, AT(m.key_reshape_list)},
    {"value_reshape_list", DFG_CAP_NODE, AT(m.value_reshape_list)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"query_end", DFG_CAP_NODE, AT(m.query_end)}, {"key_begin", DFG_CAP_NODE, AT(m.key_begin)},
    {"key_end", DFG_CAP_NODE, AT(m.key_end)}, {"value_begin", DFG_CAP_NODE, AT(m.value_begin)},
    {"value_end", DFG_CAP_NODE, AT(m.value_end)}};
static const struct dfg_part relax_cutlass_cutlass_stacked_attention_4_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.stacked_qkv)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.query_reshape_list)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.key_reshape_list)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.value_reshape_list)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.query_end)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.key_begin)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.key_end)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.value_begin)}, {DFG_PART_INPUT, 0, 0, 9, AT(m.value_end)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(reshape)},
    {DFG_PART_INNER, 0, 0, -1, AT(strided_slice)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.query_end)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_INNER, 0, 0, -1, AT(reshape_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(strided_slice_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, 6, AT(m.key_begin)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.key_end)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(reshape_3)}, {DFG_PART_INNER, 0, 0, -1, AT(strided_slice_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_10)},
    {DFG_PART_CONST, 0, 0, 8, AT(m.value_begin)}, {DFG_PART_CONST, 0, 0, 9, AT(m.value_end)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_11)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_stacked_attention_4)

#define AT(member) offsetof(struct relax_cutlass_cutlass_attention_var_len_match, member)
static const struct dfg_capture relax_cutlass_cutlass_attention_var_len_captures[] = {
    {"query", DFG_CAP_NODE, AT(query)}, {"key", DFG_CAP_NODE, AT(key)}, {"value", DFG_CAP_NODE, AT(value)},
    {"seqstart_q", DFG_CAP_NODE, AT(seqstart_q)}, {"seqstart_k", DFG_CAP_NODE, AT(seqstart_k)},
    {"max_seqlen_q", DFG_CAP_NODE, AT(max_seqlen_q)}, {"max_seqlen_k", DFG_CAP_NODE, AT(max_seqlen_k)}};
static const struct dfg_part relax_cutlass_cutlass_attention_var_len_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(query)}, {DFG_PART_INPUT, 0, 0, 1, AT(key)},
    {DFG_PART_INPUT, 0, 0, 2, AT(value)}, {DFG_PART_INPUT, 0, 0, 3, AT(seqstart_q)},
    {DFG_PART_INPUT, 0, 0, 4, AT(seqstart_k)}, {DFG_PART_INPUT, 0, 0, 5, AT(max_seqlen_q)},
    {DFG_PART_INPUT, 0, 0, 6, AT(max_seqlen_k)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_attention_var_len)

#define AT(member) offsetof(struct relax_cutlass_cutlass_layer_norm_match, member)
static const struct dfg_capture relax_cutlass_cutlass_layer_norm_captures[] = {
    {"inp", DFG_CAP_NODE, AT(inp)}, {"gamma", DFG_CAP_NODE, AT(gamma)}, {"beta", DFG_CAP_NODE, AT(beta)}};
static const struct dfg_part relax_cutlass_cutlass_layer_norm_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}, {DFG_PART_INPUT, 0, 0, 0, AT(inp)},
    {DFG_PART_INPUT, 0, 0, 1, AT(gamma)}, {DFG_PART_INPUT, 0, 0, 2, AT(beta)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_layer_norm)

#define AT(member) offsetof(struct relax_cutlass_cutlass_rms_norm_whole, member)
static const struct dfg_capture relax_cutlass_cutlass_rms_norm_captures[] = {
    {"gv", DFG_CAP_NODE, AT(m.gv)}, {"inp", DFG_CAP_NODE, AT(m.inp)},
    {"weight", DFG_CAP_NODE, AT(m.weight)}};
static const struct dfg_part relax_cutlass_cutlass_rms_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.gv)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.inp)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.weight)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)}};
#undef AT
DFG_PATTERN_SLOTS(relax_cutlass_cutlass_rms_norm)

static const struct dfg_pattern relax_cutlass_patterns[] = {
    {.name = "plus_bias", .place = "relax_cutlass.pat:37", .n_captures = 2, .n_params = 2,
     .captures = relax_cutlass_plus_bias_captures, .n_parts = 3, .parts = relax_cutlass_plus_bias_parts,
     .match_size = sizeof(struct relax_cutlass_plus_bias_match),
     .whole_size = sizeof(struct relax_cutlass_plus_bias_match), .match = relax_cutlass_plus_bias_any,
     .each = relax_cutlass_plus_bias_all},
    {.name = "relu", .place = "relax_cutlass.pat:38", .n_captures = 2, .n_params = 2,
     .captures = relax_cutlass_relu_captures, .n_parts = 4, .parts = relax_cutlass_relu_parts,
     .match_size = sizeof(struct relax_cutlass_relu_match),
     .whole_size = sizeof(struct relax_cutlass_relu_whole), .match = relax_cutlass_relu_any,
     .each = relax_cutlass_relu_all},
    {.name = "gelu", .place = "relax_cutlass.pat:39", .n_captures = 2, .n_params = 2,
     .captures = relax_cutlass_gelu_captures, .n_parts = 4, .parts = relax_cutlass_gelu_parts,
     .match_size = sizeof(struct relax_cutlass_gelu_match),
     .whole_size = sizeof(struct relax_cutlass_gelu_whole), .match = relax_cutlass_gelu_any,
     .each = relax_cutlass_gelu_all},
    {.name = "silu", .place = "relax_cutlass.pat:40", .n_captures = 2, .n_params = 2,
     .captures = relax_cutlass_silu_captures, .n_parts = 4, .parts = relax_cutlass_silu_parts,
     .match_size = sizeof(struct relax_cutlass_silu_match),
     .whole_size = sizeof(struct relax_cutlass_silu_whole), .match = relax_cutlass_silu_any,
     .each = relax_cutlass_silu_all},
    {.name = "plus_bias_add", .place = "relax_cutlass.pat:42", .n_captures = 3, .n_params = 3,
     .captures = relax_cutlass_plus_bias_add_captures, .n_parts = 5,
     .parts = relax_cutlass_plus_bias_add_parts,
     .match_size = sizeof(struct relax_cutlass_plus_bias_add_match),
     .whole_size = sizeof(struct relax_cutlass_plus_bias_add_whole),
     .match = relax_cutlass_plus_bias_add_any, .each = relax_cutlass_plus_bias_add_all},
    {.name = "plus_bias_mul", .place = "relax_cutlass.pat:43", .n_captures = 3, .n_params = 3,
     .captures = relax_cutlass_plus_bias_mul_captures, .n_parts = 5,
     .parts = relax_cutlass_plus_bias_mul_parts,
     .match_size = sizeof(struct relax_cutlass_plus_bias_mul_match),
     .whole_size = sizeof(struct relax_cutlass_plus_bias_mul_whole),
     .match = relax_cutlass_plus_bias_mul_any, .each = relax_cutlass_plus_bias_mul_all},
    {.name = "relu_add", .place = "relax_cutlass.pat:44", .n_captures = 3, .n_params = 3,
     .captures = relax_cutlass_relu_add_captures, .n_parts = 6, .parts = relax_cutlass_relu_add_parts,
     .match_size = sizeof(struct relax_cutlass_relu_add_match),
     .whole_size = sizeof(struct relax_cutlass_relu_add_whole), .match = relax_cutlass_relu_add_any,
     .each = relax_cutlass_relu_add_all},
    {.name = "relu_mul", .place = "relax_cutlass.pat:45", .n_captures = 3, .n_params = 3,
     .captures = relax_cutlass_relu_mul_captures, .n_parts = 6, .parts = relax_cutlass_relu_mul_parts,
     .match_size = sizeof(struct relax_cutlass_relu_mul_match),
     .whole_size = sizeof(struct relax_cutlass_relu_mul_whole), .match = relax_cutlass_relu_mul_any,
     .each = relax_cutlass_relu_mul_all},
    {.name = "gelu_add", .place = "relax_cutlass.pat:46", .n_captures = 3, .n_params = 3,
     .captures = relax_cutlass_gelu_add_captures, .n_parts = 6, .parts = relax_cutlass_gelu_add_parts,
     .match_size = sizeof(struct relax_cutlass_gelu_add_match),
     .whole_size = sizeof(struct relax_cutlass_gelu_add_whole), .match = relax_cutlass_gelu_add_any,
     .each = relax_cutlass_gelu_add_all},
    {.name = "gelu_mul", .place = "relax_cutlass.pat:47", .n_captures = 3, .n_params = 3,
     .captures = relax_cutlass_gelu_mul_captures, .n_parts = 6, .parts = relax_cutlass_gelu_mul_parts,
     .match_size = sizeof(struct relax_cutlass_gelu_mul_match),
     .whole_size = sizeof(struct relax_cutlass_gelu_mul_whole), .match = relax_cutlass_gelu_mul_any,
     .each = relax_cutlass_gelu_mul_all},
    {.name = "silu_add", .place = "relax_cutlass.pat:48", .n_captures = 3, .n_params = 3,
     .captures = relax_cutlass_silu_add_captures, .n_parts = 6, .parts = relax_cutlass_silu_add_parts,
     .match_size = sizeof(struct relax_cutlass_silu_add_match),
     .whole_size = sizeof(struct relax_cutlass_silu_add_whole), .match = relax_cutlass_silu_add_any,
     .each = relax_cutlass_silu_add_all},
    {.name = "silu_mul", .place = "relax_cutlass.pat:49", .n_captures = 3, .n_params = 3,
     .captures = relax_cutlass_silu_mul_captures, .n_parts = 6, .parts = relax_cutlass_silu_mul_parts,
     .match_size = sizeof(struct relax_cutlass_silu_mul_match),
     .whole_size = sizeof(struct relax_cutlass_silu_mul_whole), .match = relax_cutlass_silu_mul_any,
     .each = relax_cutlass_silu_mul_all},
    {.name = "conv2d", .place = "relax_cutlass.pat:53", .n_captures = 3, .n_params = 2,
     .captures = relax_cutlass_conv2d_captures, .n_parts = 3, .parts = relax_cutlass_conv2d_parts,
     .match_size = sizeof(struct relax_cutlass_conv2d_match),
     .whole_size = sizeof(struct relax_cutlass_conv2d_match), .match = relax_cutlass_conv2d_any,
     .each = relax_cutlass_conv2d_all},
    {.name = "matmul", .place = "relax_cutlass.pat:72", .n_captures = 2, .n_params = 2,
     .captures = relax_cutlass_matmul_captures, .n_parts = 3, .parts = relax_cutlass_matmul_parts,
     .match_size = sizeof(struct relax_cutlass_matmul_match),
     .whole_size = sizeof(struct relax_cutlass_matmul_match), .match = relax_cutlass_matmul_any,
     .each = relax_cutlass_matmul_all},
    {.name = "transposed", .place = "relax_cutlass.pat:73", .n_captures = 3, .n_params = 2,
     .captures = relax_cutlass_transposed_captures, .n_parts = 4, .parts = relax_cutlass_transposed_parts,
     .match_size = sizeof(struct relax_cutlass_transposed_match),
     .whole_size = sizeof(struct relax_cutlass_transposed_match), .match = relax_cutlass_transposed_any,
     .each = relax_cutlass_transposed_all},
    {.name = "packed", .place = "relax_cutlass.pat:82", .n_parts = 1, .parts = relax_cutlass_packed_parts,
     .match_size = sizeof(struct relax_cutlass_packed_match),
     .whole_size = sizeof(struct relax_cutlass_packed_match), .match = relax_cutlass_packed_any,
     .each = relax_cutlass_packed_all},
    {.name = "decoded", .place = "relax_cutlass.pat:83", .n_captures = 2, .n_params = 2,
     .captures = relax_cutlass_decoded_captures, .n_parts = 5, .parts = relax_cutlass_decoded_parts,
     .match_size = sizeof(struct relax_cutlass_decoded_match),
     .whole_size = sizeof(struct relax_cutlass_decoded_whole), .match = relax_cutlass_decoded_any,
     .each = relax_cutlass_decoded_all},
    {.name = "decode", .place = "relax_cutlass.pat:89", .n_captures = 5, .n_params = 4,
     .captures = relax_cutlass_decode_captures, .n_parts = 8, .parts = relax_cutlass_decode_parts,
     .match_size = sizeof(struct relax_cutlass_decode_match),
     .whole_size = sizeof(struct relax_cutlass_decode_whole), .match = relax_cutlass_decode_any,
     .each = relax_cutlass_decode_all},
    {.name = "decode_cast", .place = "relax_cutlass.pat:94", .n_captures = 5, .n_params = 4,
     .captures = relax_cutlass_decode_cast_captures, .n_parts = 9, .parts = relax_cutlass_decode_cast_parts,
     .match_size = sizeof(struct relax_cutlass_decode_cast_match),
     .whole_size = sizeof(struct relax_cutlass_decode_cast_whole), .match = relax_cutlass_decode_cast_any,
     .each = relax_cutlass_decode_cast_all},
    {.name = "thirds", .place = "relax_cutlass.pat:103", .n_captures = 2, .n_params = 1,
     .captures = relax_cutlass_thirds_captures, .n_parts = 2, .parts = relax_cutlass_thirds_parts,
     .match_size = sizeof(struct relax_cutlass_thirds_match),
     .whole_size = sizeof(struct relax_cutlass_thirds_match), .match = relax_cutlass_thirds_any,
     .each = relax_cutlass_thirds_all},
    {.name = "part", .place = "relax_cutlass.pat:108", .n_captures = 3, .n_params = 3,
     .captures = relax_cutlass_part_captures, .n_parts = 9, .parts = relax_cutlass_part_parts,
     .match_size = sizeof(struct relax_cutlass_part_match),
     .whole_size = sizeof(struct relax_cutlass_part_whole), .match = relax_cutlass_part_any,
     .each = relax_cutlass_part_all},
    {.name = "layer_norm", .place = "relax_cutlass.pat:117", .n_captures = 4, .n_params = 3,
     .captures = relax_cutlass_layer_norm_captures, .n_parts = 4, .parts = relax_cutlass_layer_norm_parts,
     .match_size = sizeof(struct relax_cutlass_layer_norm_match),
     .whole_size = sizeof(struct relax_cutlass_layer_norm_match), .match = relax_cutlass_layer_norm_any,
     .each = relax_cutlass_layer_norm_all},
    {.name = "cutlass.conv2d", .place = "relax_cutlass.pat:125", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_cutlass_cutlass_conv2d_captures, .n_parts = 3,
     .parts = relax_cutlass_cutlass_conv2d_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_match),
     .match = relax_cutlass_cutlass_conv2d_any, .each = relax_cutlass_cutlass_conv2d_all},
    {.name = "cutlass.conv2d_bias", .place = "relax_cutlass.pat:126", .is_entry = true, .n_captures = 4,
     .n_params = 4, .captures = relax_cutlass_cutlass_conv2d_bias_captures, .n_parts = 6,
     .parts = relax_cutlass_cutlass_conv2d_bias_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_any, .each = relax_cutlass_cutlass_conv2d_bias_all},
    {.name = "cutlass.conv2d_bias_relu", .place = "relax_cutlass.pat:127", .is_entry = true,
     .n_captures = 4, .n_params = 4, .captures = relax_cutlass_cutlass_conv2d_bias_relu_captures,
     .n_parts = 7, .parts = relax_cutlass_cutlass_conv2d_bias_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_relu_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_relu_any,
     .each = relax_cutlass_cutlass_conv2d_bias_relu_all},
    {.name = "cutlass.conv2d_bias_silu", .place = "relax_cutlass.pat:128", .is_entry = true,
     .n_captures = 4, .n_params = 4, .captures = relax_cutlass_cutlass_conv2d_bias_silu_captures,
     .n_parts = 7, .parts = relax_cutlass_cutlass_conv2d_bias_silu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_silu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_silu_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_silu_any,
     .each = relax_cutlass_cutlass_conv2d_bias_silu_all},
    {.name = "cutlass.matmul", .place = "relax_cutlass.pat:130", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_cutlass_cutlass_matmul_captures, .n_parts = 3,
     .parts = relax_cutlass_cutlass_matmul_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_match),
     .match = relax_cutlass_cutlass_matmul_any, .each = relax_cutlass_cutlass_matmul_all},
    {.name = "cutlass.matmul_bias", .place = "relax_cutlass.pat:131", .is_entry = true, .n_captures = 4,
     .n_params = 4, .captures = relax_cutlass_cutlass_matmul_bias_captures, .n_parts = 6,
     .parts = relax_cutlass_cutlass_matmul_bias_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_whole),
     .match = relax_cutlass_cutlass_matmul_bias_any, .each = relax_cutlass_cutlass_matmul_bias_all},
    {.name = "cutlass.matmul_bias_relu", .place = "relax_cutlass.pat:132", .is_entry = true,
     .n_captures = 4, .n_params = 4, .captures = relax_cutlass_cutlass_matmul_bias_relu_captures,
     .n_parts = 7, .parts = relax_cutlass_cutlass_matmul_bias_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_relu_whole),
     .match = relax_cutlass_cutlass_matmul_bias_relu_any,
     .each = relax_cutlass_cutlass_matmul_bias_relu_all},
    {.name = "cutlass.matmul_bias_gelu", .place = "relax_cutlass.pat:133", .is_entry = true,
     .n_captures = 4, .n_params = 4, .captures = relax_cutlass_cutlass_matmul_bias_gelu_captures,
     .n_parts = 7, .parts = relax_cutlass_cutlass_matmul_bias_gelu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_gelu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_gelu_whole),
     .match = relax_cutlass_cutlass_matmul_bias_gelu_any,
     .each = relax_cutlass_cutlass_matmul_bias_gelu_all},
    {.name = "cutlass.matmul_transposed", .place = "relax_cutlass.pat:134", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_cutlass_cutlass_matmul_transposed_captures,
     .n_parts = 4, .parts = relax_cutlass_cutlass_matmul_transposed_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_any,
     .each = relax_cutlass_cutlass_matmul_transposed_all},
    {.name = "cutlass.matmul_transposed_bias", .place = "relax_cutlass.pat:135", .is_entry = true,
     .n_captures = 4, .n_params = 4, .captures = relax_cutlass_cutlass_matmul_transposed_bias_captures,
     .n_parts = 7, .parts = relax_cutlass_cutlass_matmul_transposed_bias_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_all},
    {.name = "cutlass.matmul_transposed_bias_relu", .place = "relax_cutlass.pat:136", .is_entry = true,
     .n_captures = 4, .n_params = 4, .captures = relax_cutlass_cutlass_matmul_transposed_bias_relu_captures,
     .n_parts = 8, .parts = relax_cutlass_cutlass_matmul_transposed_bias_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_relu_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_relu_all},
    {.name = "cutlass.matmul_transposed_bias_gelu", .place = "relax_cutlass.pat:137", .is_entry = true,
     .n_captures = 4, .n_params = 4, .captures = relax_cutlass_cutlass_matmul_transposed_bias_gelu_captures,
     .n_parts = 8, .parts = relax_cutlass_cutlass_matmul_transposed_bias_gelu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_gelu_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_gelu_all},
    {.name = "cutlass.decode_matmul", .place = "relax_cutlass.pat:139", .is_entry = true, .n_captures = 4,
     .n_params = 4, .captures = relax_cutlass_cutlass_decode_matmul_captures, .n_parts = 8,
     .parts = relax_cutlass_cutlass_decode_matmul_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_whole),
     .match = relax_cutlass_cutlass_decode_matmul_any, .each = relax_cutlass_cutlass_decode_matmul_all},
    {.name = "cutlass.decode_matmul_bias", .place = "relax_cutlass.pat:140", .is_entry = true,
     .n_captures = 6, .n_params = 6, .captures = relax_cutlass_cutlass_decode_matmul_bias_captures,
     .n_parts = 11, .parts = relax_cutlass_cutlass_decode_matmul_bias_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_whole),
     .match = relax_cutlass_cutlass_decode_matmul_bias_any,
     .each = relax_cutlass_cutlass_decode_matmul_bias_all},
    {.name = "cutlass.decode_matmul_cast", .place = "relax_cutlass.pat:142", .is_entry = true,
     .n_captures = 4, .n_params = 4, .captures = relax_cutlass_cutlass_decode_matmul_cast_captures,
     .n_parts = 9, .parts = relax_cutlass_cutlass_decode_matmul_cast_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_whole),
     .match = relax_cutlass_cutlass_decode_matmul_cast_any,
     .each = relax_cutlass_cutlass_decode_matmul_cast_all},
    {.name = "cutlass.decode_matmul_cast_bias", .place = "relax_cutlass.pat:144", .is_entry = true,
     .n_captures = 6, .n_params = 6, .captures = relax_cutlass_cutlass_decode_matmul_cast_bias_captures,
     .n_parts = 12, .parts = relax_cutlass_cutlass_decode_matmul_cast_bias_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_whole),
     .match = relax_cutlass_cutlass_decode_matmul_cast_bias_any,
     .each = relax_cutlass_cutlass_decode_matmul_cast_bias_all},
    {.name = "cutlass.decode_matmul_bias_gelu", .place = "relax_cutlass.pat:146", .is_entry = true,
     .n_captures = 6, .n_params = 6, .captures = relax_cutlass_cutlass_decode_matmul_bias_gelu_captures,
     .n_parts = 12, .parts = relax_cutlass_cutlass_decode_matmul_bias_gelu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_whole),
     .match = relax_cutlass_cutlass_decode_matmul_bias_gelu_any,
     .each = relax_cutlass_cutlass_decode_matmul_bias_gelu_all},
    {.name = "cutlass.decode_matmul_cast_bias_gelu", .place = "relax_cutlass.pat:148", .is_entry = true,
     .n_captures = 6, .n_params = 6,
     .captures = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_captures, .n_parts = 13,
     .parts = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_whole),
     .match = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_any,
     .each = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_all},
    {.name = "cutlass.conv2d_bias_residual_add", .place = "relax_cutlass.pat:151", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = relax_cutlass_cutlass_conv2d_bias_residual_add_captures,
     .n_parts = 8, .parts = relax_cutlass_cutlass_conv2d_bias_residual_add_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_residual_add_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_residual_add_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_residual_add_any,
     .each = relax_cutlass_cutlass_conv2d_bias_residual_add_all},
    {.name = "cutlass.conv2d_bias_residual_multiply", .place = "relax_cutlass.pat:153", .is_entry = true,
     .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_conv2d_bias_residual_multiply_captures, .n_parts = 8,
     .parts = relax_cutlass_cutlass_conv2d_bias_residual_multiply_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_residual_multiply_any,
     .each = relax_cutlass_cutlass_conv2d_bias_residual_multiply_all},
    {.name = "cutlass.conv2d_bias_relu_residual_add", .place = "relax_cutlass.pat:155", .is_entry = true,
     .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_conv2d_bias_relu_residual_add_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_conv2d_bias_relu_residual_add_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_relu_residual_add_any,
     .each = relax_cutlass_cutlass_conv2d_bias_relu_residual_add_all},
    {.name = "cutlass.conv2d_bias_relu_residual_multiply", .place = "relax_cutlass.pat:157",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_any,
     .each = relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_all},
    {.name = "cutlass.conv2d_bias_silu_residual_add", .place = "relax_cutlass.pat:159", .is_entry = true,
     .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_conv2d_bias_silu_residual_add_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_conv2d_bias_silu_residual_add_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_silu_residual_add_any,
     .each = relax_cutlass_cutlass_conv2d_bias_silu_residual_add_all},
    {.name = "cutlass.conv2d_bias_silu_residual_multiply", .place = "relax_cutlass.pat:161",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_any,
     .each = relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_all},
    {.name = "cutlass.matmul_bias_residual_add", .place = "relax_cutlass.pat:163", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = relax_cutlass_cutlass_matmul_bias_residual_add_captures,
     .n_parts = 8, .parts = relax_cutlass_cutlass_matmul_bias_residual_add_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_residual_add_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_residual_add_whole),
     .match = relax_cutlass_cutlass_matmul_bias_residual_add_any,
     .each = relax_cutlass_cutlass_matmul_bias_residual_add_all},
    {.name = "cutlass.matmul_bias_residual_multiply", .place = "relax_cutlass.pat:165", .is_entry = true,
     .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_bias_residual_multiply_captures, .n_parts = 8,
     .parts = relax_cutlass_cutlass_matmul_bias_residual_multiply_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_residual_multiply_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_residual_multiply_whole),
     .match = relax_cutlass_cutlass_matmul_bias_residual_multiply_any,
     .each = relax_cutlass_cutlass_matmul_bias_residual_multiply_all},
    {.name = "cutlass.matmul_bias_relu_residual_add", .place = "relax_cutlass.pat:167", .is_entry = true,
     .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_bias_relu_residual_add_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_matmul_bias_relu_residual_add_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_relu_residual_add_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_relu_residual_add_whole),
     .match = relax_cutlass_cutlass_matmul_bias_relu_residual_add_any,
     .each = relax_cutlass_cutlass_matmul_bias_relu_residual_add_all},
    {.name = "cutlass.matmul_bias_relu_residual_multiply", .place = "relax_cutlass.pat:169",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_whole),
     .match = relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_any,
     .each = relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_all},
    {.name = "cutlass.matmul_bias_gelu_residual_add", .place = "relax_cutlass.pat:171", .is_entry = true,
     .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_bias_gelu_residual_add_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_matmul_bias_gelu_residual_add_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_gelu_residual_add_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_gelu_residual_add_whole),
     .match = relax_cutlass_cutlass_matmul_bias_gelu_residual_add_any,
     .each = relax_cutlass_cutlass_matmul_bias_gelu_residual_add_all},
    {.name = "cutlass.matmul_bias_gelu_residual_multiply", .place = "relax_cutlass.pat:173",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_whole),
     .match = relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_any,
     .each = relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_all},
    {.name = "cutlass.matmul_transposed_bias_residual_add", .place = "relax_cutlass.pat:175",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_transposed_bias_residual_add_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_matmul_transposed_bias_residual_add_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_residual_add_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_residual_add_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_residual_add_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_residual_add_all},
    {.name = "cutlass.matmul_transposed_bias_residual_multiply", .place = "relax_cutlass.pat:177",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_all},
    {.name = "cutlass.matmul_transposed_bias_relu_residual_add", .place = "relax_cutlass.pat:179",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_captures, .n_parts = 10,
     .parts = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_all},
    {.name = "cutlass.matmul_transposed_bias_relu_residual_multiply", .place = "relax_cutlass.pat:181",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_captures,
     .n_parts = 10, .parts = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_all},
    {.name = "cutlass.matmul_transposed_bias_gelu_residual_add", .place = "relax_cutlass.pat:183",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_captures, .n_parts = 10,
     .parts = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_all},
    {.name = "cutlass.matmul_transposed_bias_gelu_residual_multiply", .place = "relax_cutlass.pat:185",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_captures,
     .n_parts = 10, .parts = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_all},
    {.name = "cutlass.decode_matmul_bias_residual_add", .place = "relax_cutlass.pat:187", .is_entry = true,
     .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_bias_residual_add_captures, .n_parts = 13,
     .parts = relax_cutlass_cutlass_decode_matmul_bias_residual_add_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_whole),
     .match = relax_cutlass_cutlass_decode_matmul_bias_residual_add_any,
     .each = relax_cutlass_cutlass_decode_matmul_bias_residual_add_all},
    {.name = "cutlass.decode_matmul_bias_residual_multiply", .place = "relax_cutlass.pat:189",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_captures, .n_parts = 13,
     .parts = relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_whole),
     .match = relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_any,
     .each = relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_all},
    {.name = "cutlass.decode_matmul_cast_bias_residual_add", .place = "relax_cutlass.pat:191",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_captures, .n_parts = 14,
     .parts = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_whole),
     .match = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_any,
     .each = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_all},
    {.name = "cutlass.decode_matmul_cast_bias_residual_multiply", .place = "relax_cutlass.pat:193",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_captures, .n_parts = 14,
     .parts = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_whole),
     .match = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_any,
     .each = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_all},
    {.name = "cutlass.decode_matmul_bias_gelu_residual_add", .place = "relax_cutlass.pat:196",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_captures, .n_parts = 14,
     .parts = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_whole),
     .match = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_any,
     .each = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_all},
    {.name = "cutlass.decode_matmul_bias_gelu_residual_multiply", .place = "relax_cutlass.pat:198",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_captures, .n_parts = 14,
     .parts = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_whole),
     .match = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_any,
     .each = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_all},
    {.name = "cutlass.decode_matmul_cast_bias_gelu_residual_add", .place = "relax_cutlass.pat:201",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_captures, .n_parts = 15,
     .parts = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_whole),
     .match = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_any,
     .each = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_all},
    {.name = "cutlass.decode_matmul_cast_bias_gelu_residual_multiply", .place = "relax_cutlass.pat:204",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_captures,
     .n_parts = 15, .parts = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_whole),
     .match = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_any,
     .each = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_all},
    {.name = "cutlass.conv2d_bias_residual_add_relu", .place = "relax_cutlass.pat:208", .is_entry = true,
     .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_conv2d_bias_residual_add_relu_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_conv2d_bias_residual_add_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_residual_add_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_residual_add_relu_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_residual_add_relu_any,
     .each = relax_cutlass_cutlass_conv2d_bias_residual_add_relu_all},
    {.name = "cutlass.conv2d_bias_residual_multiply_relu", .place = "relax_cutlass.pat:210",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_any,
     .each = relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_all},
    {.name = "cutlass.conv2d_bias_relu_residual_add_relu", .place = "relax_cutlass.pat:212",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_captures, .n_parts = 10,
     .parts = relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_any,
     .each = relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_all},
    {.name = "cutlass.conv2d_bias_relu_residual_multiply_relu", .place = "relax_cutlass.pat:214",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_captures, .n_parts = 10,
     .parts = relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_any,
     .each = relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_all},
    {.name = "cutlass.conv2d_bias_silu_residual_add_relu", .place = "relax_cutlass.pat:216",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_captures, .n_parts = 10,
     .parts = relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_any,
     .each = relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_all},
    {.name = "cutlass.conv2d_bias_silu_residual_multiply_relu", .place = "relax_cutlass.pat:218",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_captures, .n_parts = 10,
     .parts = relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_whole),
     .match = relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_any,
     .each = relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_all},
    {.name = "cutlass.matmul_bias_residual_add_relu", .place = "relax_cutlass.pat:220", .is_entry = true,
     .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_bias_residual_add_relu_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_matmul_bias_residual_add_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_residual_add_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_residual_add_relu_whole),
     .match = relax_cutlass_cutlass_matmul_bias_residual_add_relu_any,
     .each = relax_cutlass_cutlass_matmul_bias_residual_add_relu_all},
    {.name = "cutlass.matmul_bias_residual_multiply_relu", .place = "relax_cutlass.pat:222",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_captures, .n_parts = 9,
     .parts = relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_whole),
     .match = relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_any,
     .each = relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_all},
    {.name = "cutlass.matmul_bias_relu_residual_add_relu", .place = "relax_cutlass.pat:224",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_captures, .n_parts = 10,
     .parts = relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_whole),
     .match = relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_any,
     .each = relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_all},
    {.name = "cutlass.matmul_bias_relu_residual_multiply_relu", .place = "relax_cutlass.pat:226",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_captures, .n_parts = 10,
     .parts = relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_whole),
     .match = relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_any,
     .each = relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_all},
    {.name = "cutlass.matmul_bias_gelu_residual_add_relu", .place = "relax_cutlass.pat:228",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_captures, .n_parts = 10,
     .parts = relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_whole),
     .match = relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_any,
     .each = relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_all},
    {.name = "cutlass.matmul_bias_gelu_residual_multiply_relu", .place = "relax_cutlass.pat:230",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_captures, .n_parts = 10,
     .parts = relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_whole),
     .match = relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_any,
     .each = relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_all},
    {.name = "cutlass.matmul_transposed_bias_residual_add_relu", .place = "relax_cutlass.pat:232",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_captures, .n_parts = 10,
     .parts = relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_all},
    {.name = "cutlass.matmul_transposed_bias_residual_multiply_relu", .place = "relax_cutlass.pat:234",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_captures,
     .n_parts = 10, .parts = relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_all},
    {.name = "cutlass.matmul_transposed_bias_relu_residual_add_relu", .place = "relax_cutlass.pat:236",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_captures,
     .n_parts = 11, .parts = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_all},
    {.name = "cutlass.matmul_transposed_bias_relu_residual_multiply_relu", .place = "relax_cutlass.pat:238",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_captures,
     .n_parts = 11, .parts = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_all},
    {.name = "cutlass.matmul_transposed_bias_gelu_residual_add_relu", .place = "relax_cutlass.pat:240",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_captures,
     .n_parts = 11, .parts = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_all},
    {.name = "cutlass.matmul_transposed_bias_gelu_residual_multiply_relu", .place = "relax_cutlass.pat:242",
     .is_entry = true, .n_captures = 5, .n_params = 5,
     .captures = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_captures,
     .n_parts = 11, .parts = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_whole),
     .match = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_any,
     .each = relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_all},
    {.name = "cutlass.decode_matmul_bias_residual_add_relu", .place = "relax_cutlass.pat:244",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_captures, .n_parts = 14,
     .parts = relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_whole),
     .match = relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_any,
     .each = relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_all},
    {.name = "cutlass.decode_matmul_bias_residual_multiply_relu", .place = "relax_cutlass.pat:246",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_captures, .n_parts = 14,
     .parts = relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_whole),
     .match = relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_any,
     .each = relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_all},
    {.name = "cutlass.decode_matmul_cast_bias_residual_add_relu", .place = "relax_cutlass.pat:249",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_captures, .n_parts = 15,
     .parts = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_whole),
     .match = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_any,
     .each = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_all},
    {.name = "cutlass.decode_matmul_cast_bias_residual_multiply_relu", .place = "relax_cutlass.pat:252",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_captures,
     .n_parts = 15, .parts = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_whole),
     .match = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_any,
     .each = relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_all},
    {.name = "cutlass.decode_matmul_bias_gelu_residual_add_relu", .place = "relax_cutlass.pat:255",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_captures, .n_parts = 15,
     .parts = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_whole),
     .match = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_any,
     .each = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_all},
    {.name = "cutlass.decode_matmul_bias_gelu_residual_multiply_relu", .place = "relax_cutlass.pat:258",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_captures,
     .n_parts = 15, .parts = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_whole),
     .match = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_any,
     .each = relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_all},
    {.name = "cutlass.decode_matmul_cast_bias_gelu_residual_add_relu", .place = "relax_cutlass.pat:261",
     .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_captures,
     .n_parts = 16, .parts = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_whole),
     .match = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_any,
     .each = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_all},
    {.name = "cutlass.decode_matmul_cast_bias_gelu_residual_multiply_relu",
     .place = "relax_cutlass.pat:264", .is_entry = true, .n_captures = 7, .n_params = 7,
     .captures = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_captures,
     .n_parts = 16,
     .parts = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_whole),
     .match = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_any,
     .each = relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_all},
    {.name = "cutlass.attention", .place = "relax_cutlass.pat:268", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = relax_cutlass_cutlass_attention_captures, .n_parts = 4,
     .parts = relax_cutlass_cutlass_attention_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_attention_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_attention_match),
     .match = relax_cutlass_cutlass_attention_any, .each = relax_cutlass_cutlass_attention_all},
    {.name = "cutlass.attention_bias", .place = "relax_cutlass.pat:269", .is_entry = true, .n_captures = 4,
     .n_params = 4, .captures = relax_cutlass_cutlass_attention_bias_captures, .n_parts = 5,
     .parts = relax_cutlass_cutlass_attention_bias_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_attention_bias_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_attention_bias_match),
     .match = relax_cutlass_cutlass_attention_bias_any, .each = relax_cutlass_cutlass_attention_bias_all},
    {.name = "cutlass.stacked_attention", .place = "relax_cutlass.pat:270", .is_entry = true,
     .n_captures = 5, .n_params = 5, .captures = relax_cutlass_cutlass_stacked_attention_captures,
     .n_parts = 13, .parts = relax_cutlass_cutlass_stacked_attention_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_stacked_attention_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_stacked_attention_whole),
     .match = relax_cutlass_cutlass_stacked_attention_any,
     .each = relax_cutlass_cutlass_stacked_attention_all},
    {.name = "cutlass.stacked_attention", .place = "relax_cutlass.pat:275", .is_entry = true,
     .n_captures = 6, .n_params = 6, .captures = relax_cutlass_cutlass_stacked_attention_2_captures,
     .n_parts = 14, .parts = relax_cutlass_cutlass_stacked_attention_2_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_stacked_attention_2_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_stacked_attention_2_whole),
     .match = relax_cutlass_cutlass_stacked_attention_2_any,
     .each = relax_cutlass_cutlass_stacked_attention_2_all},
    {.name = "cutlass.stacked_attention", .place = "relax_cutlass.pat:280", .is_entry = true,
     .n_captures = 9, .n_params = 9, .captures = relax_cutlass_cutlass_stacked_attention_3_captures,
     .n_parts = 32, .parts = relax_cutlass_cutlass_stacked_attention_3_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_stacked_attention_3_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_stacked_attention_3_whole),
     .match = relax_cutlass_cutlass_stacked_attention_3_any,
     .each = relax_cutlass_cutlass_stacked_attention_3_all},
    {.name = "cutlass.stacked_attention", .place = "relax_cutlass.pat:286", .is_entry = true,
     .n_captures = 10, .n_params = 10, .captures = relax_cutlass_cutlass_stacked_attention_4_captures,
     .n_parts = 33, .parts = relax_cutlass_cutlass_stacked_attention_4_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_stacked_attention_4_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_stacked_attention_4_whole),
     .match = relax_cutlass_cutlass_stacked_attention_4_any,
     .each = relax_cutlass_cutlass_stacked_attention_4_all},
    {.name = "cutlass.attention_var_len", .place = "relax_cutlass.pat:293", .is_entry = true,
     .n_captures = 7, .n_params = 7, .captures = relax_cutlass_cutlass_attention_var_len_captures,
     .n_parts = 8, .parts = relax_cutlass_cutlass_attention_var_len_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_attention_var_len_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_attention_var_len_match),
     .match = relax_cutlass_cutlass_attention_var_len_any,
     .each = relax_cutlass_cutlass_attention_var_len_all},
    {.name = "cutlass.layer_norm", .place = "relax_cutlass.pat:296", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = relax_cutlass_cutlass_layer_norm_captures, .n_parts = 4,
     .parts = relax_cutlass_cutlass_layer_norm_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_layer_norm_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_layer_norm_match),
     .match = relax_cutlass_cutlass_layer_norm_any, .each = relax_cutlass_cutlass_layer_norm_all},
    {.name = "cutlass.rms_norm", .place = "relax_cutlass.pat:297", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = relax_cutlass_cutlass_rms_norm_captures, .n_parts = 6,
     .parts = relax_cutlass_cutlass_rms_norm_parts,
     .match_size = sizeof(struct relax_cutlass_cutlass_rms_norm_match),
     .whole_size = sizeof(struct relax_cutlass_cutlass_rms_norm_whole),
     .match = relax_cutlass_cutlass_rms_norm_any, .each = relax_cutlass_cutlass_rms_norm_all},
};

/* ---- table relax_cutlass ---- */

DFG_TABLE_SLOTS_WIDE(relax_cutlass)

static const struct dfg_table_entry relax_cutlass_entries[] = {
    { .name = "cutlass.conv2d", .pattern = 22 },
    { .name = "cutlass.conv2d_bias", .pattern = 23 },
    { .name = "cutlass.conv2d_bias_relu", .pattern = 24 },
    { .name = "cutlass.conv2d_bias_silu", .pattern = 25 },
    { .name = "cutlass.matmul", .pattern = 26 },
    { .name = "cutlass.matmul_bias", .pattern = 27 },
    { .name = "cutlass.matmul_bias_relu", .pattern = 28 },
    { .name = "cutlass.matmul_bias_gelu", .pattern = 29 },
    { .name = "cutlass.matmul_transposed", .pattern = 30 },
    { .name = "cutlass.matmul_transposed_bias", .pattern = 31 },
    { .name = "cutlass.matmul_transposed_bias_relu", .pattern = 32 },
    { .name = "cutlass.matmul_transposed_bias_gelu", .pattern = 33 },
    { .name = "cutlass.decode_matmul", .pattern = 34 },
    { .name = "cutlass.decode_matmul_bias", .pattern = 35 },
    { .name = "cutlass.decode_matmul_cast", .pattern = 36 },
    { .name = "cutlass.decode_matmul_cast_bias", .pattern = 37 },
    { .name = "cutlass.decode_matmul_bias_gelu", .pattern = 38 },
    { .name = "cutlass.decode_matmul_cast_bias_gelu", .pattern = 39 },
    { .name = "cutlass.conv2d_bias_residual_add", .pattern = 40 },
    { .name = "cutlass.conv2d_bias_residual_multiply", .pattern = 41 },
    { .name = "cutlass.conv2d_bias_relu_residual_add", .pattern = 42 },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply", .pattern = 43 },
    { .name = "cutlass.conv2d_bias_silu_residual_add", .pattern = 44 },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply", .pattern = 45 },
    { .name = "cutlass.matmul_bias_residual_add", .pattern = 46 },
    { .name = "cutlass.matmul_bias_residual_multiply", .pattern = 47 },
    { .name = "cutlass.matmul_bias_relu_residual_add", .pattern = 48 },
    { .name = "cutlass.matmul_bias_relu_residual_multiply", .pattern = 49 },
    { .name = "cutlass.matmul_bias_gelu_residual_add", .pattern = 50 },
    { .name = "cutlass.matmul_bias_gelu_residual_multiply", .pattern = 51 },
    { .name = "cutlass.matmul_transposed_bias_residual_add", .pattern = 52 },
    { .name = "cutlass.matmul_transposed_bias_residual_multiply", .pattern = 53 },
    { .name = "cutlass.matmul_transposed_bias_relu_residual_add", .pattern = 54 },
    { .name = "cutlass.matmul_transposed_bias_relu_residual_multiply", .pattern = 55 },
    { .name = "cutlass.matmul_transposed_bias_gelu_residual_add", .pattern = 56 },
    { .name = "cutlass.matmul_transposed_bias_gelu_residual_multiply", .pattern = 57 },
    { .name = "cutlass.decode_matmul_bias_residual_add", .pattern = 58 },
    { .name = "cutlass.decode_matmul_bias_residual_multiply", .pattern = 59 },
    { .name = "cutlass.decode_matmul_cast_bias_residual_add", .pattern = 60 },
    { .name = "cutlass.decode_matmul_cast_bias_residual_multiply", .pattern = 61 },
    { .name = "cutlass.decode_matmul_bias_gelu_residual_add", .pattern = 62 },
    { .name = "cutlass.decode_matmul_bias_gelu_residual_multiply", .pattern = 63 },
    { .name = "cutlass.decode_matmul_cast_bias_gelu_residual_add", .pattern = 64 },
    { .name = "cutlass.decode_matmul_cast_bias_gelu_residual_multiply", .pattern = 65 },
    { .name = "cutlass.conv2d_bias_residual_add_relu", .pattern = 66 },
    { .name = "cutlass.conv2d_bias_residual_multiply_relu", .pattern = 67 },
    { .name = "cutlass.conv2d_bias_relu_residual_add_relu", .pattern = 68 },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply_relu", .pattern = 69 },
    { .name = "cutlass.conv2d_bias_silu_residual_add_relu", .pattern = 70 },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply_relu", .pattern = 71 },
    { .name = "cutlass.matmul_bias_residual_add_relu", .pattern = 72 },
    { .name = "cutlass.matmul_bias_residual_multiply_relu", .pattern = 73 },
    { .name = "cutlass.matmul_bias_relu_residual_add_relu", .pattern = 74 },
    { .name = "cutlass.matmul_bias_relu_residual_multiply_relu", .pattern = 75 },
    { .name = "cutlass.matmul_bias_gelu_residual_add_relu", .pattern = 76 },
    { .name = "cutlass.matmul_bias_gelu_residual_multiply_relu", .pattern = 77 },
    { .name = "cutlass.matmul_transposed_bias_residual_add_relu", .pattern = 78 },
    { .name = "cutlass.matmul_transposed_bias_residual_multiply_relu", .pattern = 79 },
    { .name = "cutlass.matmul_transposed_bias_relu_residual_add_relu", .pattern = 80 },
    { .name = "cutlass.matmul_transposed_bias_relu_residual_multiply_relu", .pattern = 81 },
    { .name = "cutlass.matmul_transposed_bias_gelu_residual_add_relu", .pattern = 82 },
    { .name = "cutlass.matmul_transposed_bias_gelu_residual_multiply_relu", .pattern = 83 },
    { .name = "cutlass.decode_matmul_bias_residual_add_relu", .pattern = 84 },
    { .name = "cutlass.decode_matmul_bias_residual_multiply_relu", .pattern = 85 },
    { .name = "cutlass.decode_matmul_cast_bias_residual_add_relu", .pattern = 86 },
    { .name = "cutlass.decode_matmul_cast_bias_residual_multiply_relu", .pattern = 87 },
    { .name = "cutlass.decode_matmul_bias_gelu_residual_add_relu", .pattern = 88 },
    { .name = "cutlass.decode_matmul_bias_gelu_residual_multiply_relu", .pattern = 89 },
    { .name = "cutlass.decode_matmul_cast_bias_gelu_residual_add_relu", .pattern = 90 },
    { .name = "cutlass.decode_matmul_cast_bias_gelu_residual_multiply_relu", .pattern = 91 },
    { .name = "cutlass.attention", .pattern = 92 },
    { .name = "cutlass.attention_bias", .pattern = 93 },
    { .name = "cutlass.stacked_attention", .pattern = 94 },
    { .name = "cutlass.stacked_attention", .pattern = 95 },
    { .name = "cutlass.stacked_attention", .pattern = 96 },
    { .name = "cutlass.stacked_attention", .pattern = 97 },
    { .name = "cutlass.attention_var_len", .pattern = 98 },
    { .name = "cutlass.layer_norm", .pattern = 99 },
    { .name = "cutlass.rms_norm", .pattern = 100 },
};
static const struct dfg_attr_text relax_cutlass_attrs[] = {
    { "Compiler", "\"cutlass\"" },
};
static const struct dfg_table relax_cutlass_tables[] = {
    { .name = "relax_cutlass", .n = 79, .last_wins = true, .entries = relax_cutlass_entries, .n_words = 2,
      .n_attrs = 1, .attrs = relax_cutlass_attrs,
      .candidates = relax_cutlass_candidates_slot, .first = relax_cutlass_first_slot, .sweep = relax_cutlass_sweep_slot },
};

static const char *const relax_cutlass_imports[] = { "relax", NULL };
static const char *const relax_cutlass_text_0[] = { /* relax_cutlass.pat */
    "// relax_cutlass.pat -- what CUTLASS can run: 79 entries over Relax operators.\n//\n"
    "// Names, order and conditions are those of TVM 0.27 (relax/backend/cuda/cutlass.py and what it\n"
    "// imports of relax/backend/patterns.py and contrib/cutlass/build.py).  Entries that come later win.\n"
    "// No value inside of a group is used outside, as in all tables.  What an entry hands to the code\n"
    "// generator has the names of the source, but for `call`, which there is `root`: the convolution, the\n"
    "// product or its cast, that all conditions speak of.  Repairs:\n"
    "//   - A bias is what a residual is: one element a channel or the shape of what it is added to, and\n"
    "//     computed without that; there convolutions and products take any value, a column or a scalar too.\n"
    "//     Shapes are compared whole; there those of two ranks up to the shorter one's end.\n"
    "//   - The weights of a transposed product have their last two axes exchanged; there any permutation\n"
    "//     is taken for it.  Products are of matrices; there a vector fails in the code generator.\n"
    "//   - A residual may be a constant; there it has to be a variable of the module.\n"
    "//   - Three parts that attention stacks are all there are; there further ones are passed over.  Their axis may be\n"
    "//     counted from the end, and slices without strides have strides of 1; there the one is refused and the\n"
    "//     check of the other fails.\n"
    "//   - The result of a convolution has the layout of its data; there it may have any.\n"
    "//   - Extents of the weights of a convolution are static as those of the data; normalisations are of\n"
    "//     16- and 32-bit floats: there these, too, fail in the code generator.\n"
    "//   - Of two matches of one entry that overlap the one nearer to the outputs is taken, as in all tables; in Relax,\n"
    "//     in all of its tables, the one nearer to the inputs.\n"
    "//   - A decoded product is of 16-bit floats; there it is of anything but 32-bit ones.\n\n"
    "import \"relax.ops\";\nimport \"relax_conditions.pat\";\n\n// ---- what all ask ----\n\n"
    "cond gemm_types(x, y) =\n"
    "    (x.dtype in {f16, f32} and same_dtype(x, y)) or (x.dtype in {i8, u8} and y.dtype in {i8, u8});\n\n"
    "// What is computed without c, and has one element for each channel, or one for each that is there.\n"
    "cond addend(b, c) =\n    distinct(b, c), not depends(b, c),\n"
    "    (b.shape[-1] == c.shape[-1] and (b.elements == c.shape[-1] or b.rank == 1)) or same_shape(b, c);\n"
    "\npattern plus_bias(c, b) = relax.add(c, b) where addend(b, c);\n"
    "pattern relu(c, b) = relax.nn.relu(plus_bias(c, b));\n"
    "pattern gelu(c, b) = relax.nn.gelu(plus_bias(c, b));\n"
    "pattern silu(c, b) = relax.nn.silu(plus_bias(c, b));\n\n"
    "pattern plus_bias_add(c, b, r) = relax.add(plus_bias(c, b), r) where addend(r, c);\n"
    "pattern plus_bias_mul(c, b, r) = relax.multiply(plus_bias(c, b), r) where addend(r, c);\n"
    "pattern relu_add(c, b, r) = relax.add(relu(c, b), r) where addend(r, c);\n"
    "pattern relu_mul(c, b, r) = relax.multiply(relu(c, b), r) where addend(r, c);\n"
    "pattern gelu_add(c, b, r) = relax.add(gelu(c, b), r) where addend(r, c);\n"
    "pattern gelu_mul(c, b, r) = relax.multiply(gelu(c, b), r) where addend(r, c);\n"
    "pattern silu_add(c, b, r) = relax.add(silu(c, b), r) where addend(r, c);\n"
    "pattern silu_mul(c, b, r) = relax.multiply(silu(c, b), r) where addend(r, c);\n\n"
    "// ---- convolutions ----\n\npattern conv2d(lhs, rhs) {\n"
    "    c = relax.nn.conv2d(lhs : [_, _, _, _], rhs : [_, _, _, _])\n"
    "        { data_layout == \"NHWC\", kernel_layout == \"OHWI\" };\n"
    "    where gemm_types(lhs, rhs), present(lhs.elements), present(rhs.elements);\n"
    "    where not (lhs.shape[3] == rhs.shape[0] and c.groups == rhs.shape[0]);\n"
    "    where not present(c.out_layout) or c.out_layout in {\"\", \"NHWC\"};\n    return c;\n}\n\n"
    "// ---- products ----\n\n"
    "// One product, or the same number of both at all axes in front of the last two.\n"
    "cond one(x) = prod([x.shape[i] for i in range(x.rank - 2)]) == 1;\ncond as_many(x, y) =\n"
    "    concat([1 for i in range(y.rank - x.rank)], [x.shape[i] for i in range(x.rank - 2)])\n",
    "        == concat([1 for i in range(x.rank - y.rank)], [y.shape[i] for i in range(y.rank - 2)]);\n"
    "cond gemm(x, y) =\n"
    "    gemm_types(x, y), x.rank >= 2, y.rank >= 2, present(x.shape[-1] + 0), one(x) or one(y) or as_many(x, y);\n"
    "\npattern matmul(lhs, rhs) = relax.matmul(lhs, rhs) where gemm(lhs, rhs);\n"
    "pattern transposed(lhs, rhs) {\n    t = relax.permute_dims(rhs);\n"
    "    where swaps_last(t, rhs), gemm(lhs, rhs);\n    return relax.matmul(lhs, t);\n}\n\n"
    "// ---- products with packed weights ----\n\n"
    "// The function that unpacks them tells itself by its name; what packed them is not known, or CUTLASS.\n"
    "pattern packed = !relax.call_pure_packed(!global(\"cutlass.ft_preprocess_weight\"), ...);\n"
    "pattern decoded(w, scales) = relax.call_tir(global \"*decode*\", (w & packed, scales));\n\n"
    "// One scale for each column, or group of some in it.\ncond unpacks(x, w, s, c) =\n"
    "    x.dtype == f16, w.dtype == i8, s.dtype == f16, c.dtype == f16, s.rank <= 2, s.shape[-1] == c.shape[-1];\n"
    "\npattern decode(lhs, w_decoded, w_encoded, scales) {\n"
    "    c = relax.matmul(lhs, w_decoded & decoded(w_encoded, scales));\n"
    "    where unpacks(lhs, w_encoded, scales, c);\n    return c;\n}\n"
    "pattern decode_cast(lhs, w_decoded, w_encoded, scales) {\n"
    "    c = relax.astype(relax.matmul(lhs, w_decoded & decoded(w_encoded, scales)));\n"
    "    where unpacks(lhs, w_encoded, scales, c);\n    return c;\n}\n\n// ---- attention ----\n\n"
    "// Three parts of one value along its last axis; a list has the places between them.\n"
    "pattern thirds(x) {\n    s = relax.split(x) { axis in {2, -1} };\n"
    "    where x.rank == 3, s.indices_or_sections == 3 or len(s.indices_or_sections) == 2;\n    return s;\n"
    "}\n"
    "pattern part(x, begin, end) = relax.strided_slice(x, [2] | [-1], begin & const, end & const, [1]?);\n"
    "\n// Parts of which each begins where the one before it ends, none left over.\n"
    "cond in_a_row(x, end, key_begin, key_end, value_begin, value_end) =\n"
    "    x.rank == 3, value(key_begin) == value(end), value(value_begin) == value(key_end),\n"
    "    value(value_end) >= x.shape[2];\n\n// ---- normalisations ----\n\n"
    "pattern layer_norm(x, gamma, beta) {\n"
    "    n = relax.nn.layer_norm(x, gamma, beta) { center == true, scale == true };\n"
    "    where n.axes == [-1] or n.axes == [x.rank - 1], x.dtype in {f16, f32};\n    return n;\n}\n\n"
    "table relax_cutlass : last_wins {\n    attrs { Compiler = \"cutlass\" };\n"
    "    \"cutlass.conv2d\"(lhs, rhs) = conv2d(lhs, rhs);\n"
    "    \"cutlass.conv2d_bias\"(call, lhs, rhs, bias) = plus_bias(call & conv2d(lhs, rhs), bias);\n"
    "    \"cutlass.conv2d_bias_relu\"(call, lhs, rhs, bias) = relu(call & conv2d(lhs, rhs), bias);\n"
    "    \"cutlass.conv2d_bias_silu\"(call, lhs, rhs, bias) = silu(call & conv2d(lhs, rhs), bias);\n\n"
    "    \"cutlass.matmul\"(lhs, rhs) = matmul(lhs, rhs);\n"
    "    \"cutlass.matmul_bias\"(call, lhs, rhs, bias) = plus_bias(call & matmul(lhs, rhs), bias);\n"
    "    \"cutlass.matmul_bias_relu\"(call, lhs, rhs, bias) = relu(call & matmul(lhs, rhs), bias);\n"
    "    \"cutlass.matmul_bias_gelu\"(call, lhs, rhs, bias) = gelu(call & matmul(lhs, rhs), bias);\n"
    "    \"cutlass.matmul_transposed\"(lhs, rhs) = transposed(lhs, rhs);\n"
    "    \"cutlass.matmul_transposed_bias\"(call, lhs, rhs, bias) = plus_bias(call & transposed(lhs, rhs), bias);\n"
    "    \"cutlass.matmul_transposed_bias_relu\"(call, lhs, rhs, bias) = relu(call & transposed(lhs, rhs), bias);\n"
    "    \"cutlass.matmul_transposed_bias_gelu\"(call, lhs, rhs, bias) = gelu(call & transposed(lhs, rhs), bias);\n"
    "\n"
    "    \"cutlass.decode_matmul\"(lhs, w_decoded, w_encoded, scales) = decode(lhs, w_decoded, w_encoded, scales);\n"
    "    \"cutlass.decode_matmul_bias\"(call, lhs, w_decoded, w_encoded, scales, bias) =\n"
    "        plus_bias(call & decode(lhs, w_decoded, w_encoded, scales), bias);\n"
    "    \"cutlass.decode_matmul_cast\"(lhs, w_decoded, w_encoded, scales) =\n"
    "        decode_cast(lhs, w_decoded, w_encoded, scales);\n"
    "    \"cutlass.decode_matmul_cast_bias\"(call, lhs, w_decoded, w_encoded, scales, bias) =\n"
    "        plus_bias(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias);\n"
    "    \"cutlass.decode_matmul_bias_gelu\"(call, lhs, w_decoded, w_encoded, scales, bias) =\n",
    "        gelu(call & decode(lhs, w_decoded, w_encoded, scales), bias);\n"
    "    \"cutlass.decode_matmul_cast_bias_gelu\"(call, lhs, w_decoded, w_encoded, scales, bias) =\n"
    "        gelu(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias);\n\n"
    "    \"cutlass.conv2d_bias_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        plus_bias_add(call & conv2d(lhs, rhs), bias, residual);\n"
    "    \"cutlass.conv2d_bias_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        plus_bias_mul(call & conv2d(lhs, rhs), bias, residual);\n"
    "    \"cutlass.conv2d_bias_relu_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        relu_add(call & conv2d(lhs, rhs), bias, residual);\n"
    "    \"cutlass.conv2d_bias_relu_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        relu_mul(call & conv2d(lhs, rhs), bias, residual);\n"
    "    \"cutlass.conv2d_bias_silu_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        silu_add(call & conv2d(lhs, rhs), bias, residual);\n"
    "    \"cutlass.conv2d_bias_silu_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        silu_mul(call & conv2d(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_bias_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        plus_bias_add(call & matmul(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_bias_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        plus_bias_mul(call & matmul(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_bias_relu_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        relu_add(call & matmul(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_bias_relu_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        relu_mul(call & matmul(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_bias_gelu_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        gelu_add(call & matmul(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_bias_gelu_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        gelu_mul(call & matmul(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_transposed_bias_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        plus_bias_add(call & transposed(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_transposed_bias_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        plus_bias_mul(call & transposed(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_transposed_bias_relu_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        relu_add(call & transposed(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_transposed_bias_relu_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        relu_mul(call & transposed(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_transposed_bias_gelu_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        gelu_add(call & transposed(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_transposed_bias_gelu_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        gelu_mul(call & transposed(lhs, rhs), bias, residual);\n"
    "    \"cutlass.decode_matmul_bias_residual_add\"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        plus_bias_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_bias_residual_multiply\"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        plus_bias_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_cast_bias_residual_add\"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        plus_bias_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_cast_bias_residual_multiply\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        plus_bias_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_bias_gelu_residual_add\"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        gelu_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_bias_gelu_residual_multiply\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n",
    "        gelu_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_cast_bias_gelu_residual_add\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        gelu_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_cast_bias_gelu_residual_multiply\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        gelu_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual);\n\n"
    "    \"cutlass.conv2d_bias_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_add(call & conv2d(lhs, rhs), bias, residual));\n"
    "    \"cutlass.conv2d_bias_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_mul(call & conv2d(lhs, rhs), bias, residual));\n"
    "    \"cutlass.conv2d_bias_relu_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(relu_add(call & conv2d(lhs, rhs), bias, residual));\n"
    "    \"cutlass.conv2d_bias_relu_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(relu_mul(call & conv2d(lhs, rhs), bias, residual));\n"
    "    \"cutlass.conv2d_bias_silu_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(silu_add(call & conv2d(lhs, rhs), bias, residual));\n"
    "    \"cutlass.conv2d_bias_silu_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(silu_mul(call & conv2d(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_bias_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_add(call & matmul(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_bias_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_mul(call & matmul(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_bias_relu_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(relu_add(call & matmul(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_bias_relu_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(relu_mul(call & matmul(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_bias_gelu_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(gelu_add(call & matmul(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_bias_gelu_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(gelu_mul(call & matmul(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_transposed_bias_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_add(call & transposed(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_transposed_bias_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_mul(call & transposed(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_transposed_bias_relu_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(relu_add(call & transposed(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_transposed_bias_relu_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(relu_mul(call & transposed(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_transposed_bias_gelu_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(gelu_add(call & transposed(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_transposed_bias_gelu_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(gelu_mul(call & transposed(lhs, rhs), bias, residual));\n"
    "    \"cutlass.decode_matmul_bias_residual_add_relu\"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_bias_residual_multiply_relu\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_cast_bias_residual_add_relu\"\n",
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_cast_bias_residual_multiply_relu\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_bias_gelu_residual_add_relu\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(gelu_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_bias_gelu_residual_multiply_relu\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(gelu_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_cast_bias_gelu_residual_add_relu\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(gelu_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_cast_bias_gelu_residual_multiply_relu\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(gelu_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "\n    \"cutlass.attention\"(query, key, value) = relax.nn.attention(query, key, value);\n"
    "    \"cutlass.attention_bias\"(query, key, value, bias) = relax.nn.attention_bias(query, key, value, bias);\n"
    "    \"cutlass.stacked_attention\"\n"
    "        (stacked_qkv, split, query_reshape_list, key_reshape_list, value_reshape_list) =\n"
    "        relax.nn.attention(relax.reshape((split & thirds(stacked_qkv)).0, query_reshape_list),\n"
    "                           relax.reshape(split.1, key_reshape_list),\n"
    "                           relax.reshape(split.2, value_reshape_list));\n"
    "    \"cutlass.stacked_attention\"\n"
    "        (stacked_qkv, split, query_reshape_list, key_reshape_list, value_reshape_list, bias) =\n"
    "        relax.nn.attention_bias(relax.reshape((split & thirds(stacked_qkv)).0, query_reshape_list),\n"
    "                                relax.reshape(split.1, key_reshape_list),\n"
    "                                relax.reshape(split.2, value_reshape_list), bias);\n"
    "    \"cutlass.stacked_attention\"(stacked_qkv, query_reshape_list, key_reshape_list, value_reshape_list,\n"
    "                                query_end, key_begin, key_end, value_begin, value_end) =\n"
    "        relax.nn.attention(relax.reshape(part(stacked_qkv, [0], query_end), query_reshape_list),\n"
    "                           relax.reshape(part(stacked_qkv, key_begin, key_end), key_reshape_list),\n"
    "                           relax.reshape(part(stacked_qkv, value_begin, value_end), value_reshape_list))\n"
    "        where in_a_row(stacked_qkv, query_end, key_begin, key_end, value_begin, value_end);\n"
    "    \"cutlass.stacked_attention\"(stacked_qkv, query_reshape_list, key_reshape_list, value_reshape_list, bias,\n"
    "                                query_end, key_begin, key_end, value_begin, value_end) =\n"
    "        relax.nn.attention_bias(relax.reshape(part(stacked_qkv, [0], query_end), query_reshape_list),\n"
    "                                relax.reshape(part(stacked_qkv, key_begin, key_end), key_reshape_list),\n"
    "                                relax.reshape(part(stacked_qkv, value_begin, value_end), value_reshape_list),\n"
    "                                bias)\n"
    "        where in_a_row(stacked_qkv, query_end, key_begin, key_end, value_begin, value_end);\n"
    "    \"cutlass.attention_var_len\"(query, key, value, seqstart_q, seqstart_k, max_seqlen_q, max_seqlen_k) =\n"
    "        relax.nn.attention_var_len(query, key, value, seqstart_q, seqstart_k, max_seqlen_q, max_seqlen_k);\n"
    "\n    \"cutlass.layer_norm\"(inp, gamma, beta) = layer_norm(inp, gamma, beta);\n"
    "    \"cutlass.rms_norm\"(gv, inp, weight) =\n"
    "        relax.call_tir(gv & global \"*rms_norm*\", (inp, weight)) where inp.dtype in {f16, f32};\n}\n",
    NULL};
static const char *const relax_cutlass_text_2[] = { /* relax_conditions.pat */
    "// relax_conditions.pat -- conditions that several tables over Relax operators share.  No table by itself.\n"
    "import \"relax.ops\";\n// t, a permutation of b's extents, lets the last two change places.\n"
    "cond swaps_last(t, b) =\n    (b.rank == 2 and not present(t.axes))\n"
    "        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2]);\n"
    "\n"
    "// b has a number for each output channel of the convolution c with the kernel w, and adds it along them.\n"
    "cond one_a_channel(b, c, w) =\n    b.elements == dim(w, c.kernel_layout, \"O\"),\n"
    "    (c.data_layout == \"NHWC\" and b.shape[-1] == b.elements)\n"
    "        or (c.data_layout == \"NCHW\" and b.shape[-3] == b.elements);\n",
    NULL};
static const struct dfg_source relax_cutlass_sources[] = {
    {"relax_cutlass.pat", UINT64_C(0x5d12c432cabeac64), relax_cutlass_text_0, (const uint32_t[]){1, 2}, 2},
    {"relax.ops", UINT64_C(0x66f11303cc653ee2), NULL, NULL, 0},
    {"relax_conditions.pat", UINT64_C(0x8ecca517c598a6bc), relax_cutlass_text_2, (const uint32_t[]){1}, 1},
};
extern const struct dfg_unit relax_cutlass_unit;
const struct dfg_unit relax_cutlass_unit = {
    .abi = DFG_ABI,
    .name = "relax_cutlass",
    .imports = relax_cutlass_imports,
    .names = &relax_cutlass_names,
    .n_patterns = 101, .patterns = relax_cutlass_patterns,
    .n_tables = 1, .tables = relax_cutlass_tables,
    .version = "0.1.0", .hash = UINT64_C(0xd6ecd5e70b7cabd8),
    .n_sources = 3, .sources = relax_cutlass_sources, .law_limit = 64,
    .prefix = "relax_cutlass_",
};
