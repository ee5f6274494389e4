/* What fuse_ort.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "fuse_ort.h"
#if FUSE_ORT_H != 0x54bbb64842896481
#error "fuse_ort.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct fuse_ort_fuse_conv_activation_match, member)
static const struct dfg_capture fuse_ort_fuse_conv_activation_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fuse_ort_fuse_conv_activation_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(c)}, {DFG_PART_ROOT, 0, 1, 4, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_conv_activation)

#define AT(member) offsetof(struct fuse_ort_fuse_conv_leaky_match, member)
static const struct dfg_capture fuse_ort_fuse_conv_leaky_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fuse_ort_fuse_conv_leaky_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(c)}, {DFG_PART_ROOT, 0, 1, 4, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_conv_leaky)

#define AT(member) offsetof(struct fuse_ort_fuse_conv_hard_sigmoid_match, member)
static const struct dfg_capture fuse_ort_fuse_conv_hard_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fuse_ort_fuse_conv_hard_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(c)}, {DFG_PART_ROOT, 0, 1, 4, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_conv_hard_sigmoid)

#define AT(member) offsetof(struct fuse_ort_fuse_conv_clip_match, member)
static const struct dfg_capture fuse_ort_fuse_conv_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"lo", DFG_CAP_NODE, AT(lo)}, {"hi", DFG_CAP_NODE, AT(hi)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part fuse_ort_fuse_conv_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(lo)}, {DFG_PART_INPUT, 0, 0, 4, AT(hi)}, {DFG_PART_INNER, 0, 0, 5, AT(c)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}, {DFG_PART_CONST, 0, 0, 3, AT(lo)},
    {DFG_PART_CONST, 0, 0, 4, AT(hi)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_conv_clip)

#define AT(member) offsetof(struct fuse_ort_fuse_conv_sum_activation_whole, member)
static const struct dfg_capture fuse_ort_fuse_conv_sum_activation_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"z", DFG_CAP_NODE, AT(m.z)}, {"c", DFG_CAP_NODE, AT(m.c)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part fuse_ort_fuse_conv_sum_activation_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.z)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.c)}, {DFG_PART_ROOT, 0, 1, 5, AT(m.y)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_conv_sum_activation)

#define AT(member) offsetof(struct fuse_ort_fuse_conv_sum_match, member)
static const struct dfg_capture fuse_ort_fuse_conv_sum_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"z", DFG_CAP_NODE, AT(z)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part fuse_ort_fuse_conv_sum_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(z)}, {DFG_PART_INNER, 0, 0, 4, AT(c)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_conv_sum)

#define AT(member) offsetof(struct fuse_ort_ort_gelu_match, member)
static const struct dfg_capture fuse_ort_ort_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part fuse_ort_ort_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_ort_gelu)

#define AT(member) offsetof(struct fuse_ort_ort_gelu_tanh_match, member)
static const struct dfg_capture fuse_ort_ort_gelu_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part fuse_ort_ort_gelu_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_ort_gelu_tanh)

#define AT(member) offsetof(struct fuse_ort_ort_swish_match, member)
static const struct dfg_capture fuse_ort_ort_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fuse_ort_ort_swish_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_ort_swish)

#define AT(member) offsetof(struct fuse_ort_fuse_bias_gelu_whole, member)
static const struct dfg_capture fuse_ort_fuse_bias_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part fuse_ort_fuse_bias_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_bias_gelu)

#define AT(member) offsetof(struct fuse_ort_fuse_bias_gelu_tanh_whole, member)
static const struct dfg_capture fuse_ort_fuse_bias_gelu_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part fuse_ort_fuse_bias_gelu_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_bias_gelu_tanh)

#define AT(member) offsetof(struct fuse_ort_fuse_integer_product_sum_whole, member)
static const struct dfg_capture fuse_ort_fuse_integer_product_sum_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"zero", DFG_CAP_NODE, AT(m.zero)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"bias", DFG_CAP_NODE, AT(m.bias)}, {"q", DFG_CAP_NODE, AT(m.q)},
    {"v", DFG_CAP_NODE, AT(m.v)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)}};
static const struct dfg_part fuse_ort_fuse_integer_product_sum_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}, {DFG_PART_INNER, 0, 0, 5, AT(m.q)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.v)}, {DFG_PART_INNER, 0, 0, 7, AT(m.s)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.z)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(cast)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMulInteger)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_integer_product_sum)

#define AT(member) offsetof(struct fuse_ort_fuse_integer_product_whole, member)
static const struct dfg_capture fuse_ort_fuse_integer_product_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"zero", DFG_CAP_NODE, AT(m.zero)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"q", DFG_CAP_NODE, AT(m.q)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)}};
static const struct dfg_part fuse_ort_fuse_integer_product_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.q)}, {DFG_PART_INNER, 0, 0, 5, AT(m.v)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.s)}, {DFG_PART_INNER, 0, 0, 7, AT(m.z)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(cast)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMulInteger)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_integer_product)

#define AT(member) offsetof(struct fuse_ort_fuse_dynamic_product_whole, member)
static const struct dfg_capture fuse_ort_fuse_dynamic_product_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"zero", DFG_CAP_NODE, AT(m.zero)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"bias", DFG_CAP_NODE, AT(m.bias)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part fuse_ort_fuse_dynamic_product_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}, {DFG_PART_INNER, 0, 0, 5, AT(m.q)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(get_2)}, {DFG_PART_INNER, 0, 0, -1, AT(get_3)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_dynamic_product)

#define AT(member) offsetof(struct fuse_ort_fuse_skip_norm_whole, member)
static const struct dfg_capture fuse_ort_fuse_skip_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"skip", DFG_CAP_NODE, AT(m.skip)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"shift", DFG_CAP_NODE, AT(m.shift)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part fuse_ort_fuse_skip_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.skip)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.shift)},
    {DFG_PART_ROOT, 0, 2, 4, AT(m.s)}, {DFG_PART_ROOT, 0, 1, 5, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(n_call)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_skip_norm)

#define AT(member) offsetof(struct fuse_ort_fuse_skip_norm_only_whole, member)
static const struct dfg_capture fuse_ort_fuse_skip_norm_only_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"skip", DFG_CAP_NODE, AT(m.skip)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"shift", DFG_CAP_NODE, AT(m.shift)}, {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part fuse_ort_fuse_skip_norm_only_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.skip)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.shift)},
    {DFG_PART_ROOT, 0, 1, 4, AT(m.n)}, {DFG_PART_INNER, 0, 0, -1, AT(n_call)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_skip_norm_only)

#define AT(member) offsetof(struct fuse_ort_fuse_skip_rms_norm_match, member)
static const struct dfg_capture fuse_ort_fuse_skip_rms_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"skip", DFG_CAP_NODE, AT(skip)}, {"scale", DFG_CAP_NODE, AT(scale)},
    {"s", DFG_CAP_NODE, AT(s)}, {"n", DFG_CAP_NODE, AT(n)}};
static const struct dfg_part fuse_ort_fuse_skip_rms_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(skip)},
    {DFG_PART_INPUT, 0, 0, 2, AT(scale)}, {DFG_PART_ROOT, 0, 2, 3, AT(s)}, {DFG_PART_ROOT, 0, 1, 4, AT(n)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_skip_rms_norm)

#define AT(member) offsetof(struct fuse_ort_fuse_skip_rms_norm_only_whole, member)
static const struct dfg_capture fuse_ort_fuse_skip_rms_norm_only_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"skip", DFG_CAP_NODE, AT(m.skip)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part fuse_ort_fuse_skip_rms_norm_only_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.skip)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_ROOT, 0, 1, 3, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_skip_rms_norm_only)

#define AT(member) offsetof(struct fuse_ort_fuse_skip_norm_bias_whole, member)
static const struct dfg_capture fuse_ort_fuse_skip_norm_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"skip", DFG_CAP_NODE, AT(m.skip)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"shift", DFG_CAP_NODE, AT(m.shift)},
    {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part fuse_ort_fuse_skip_norm_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.skip)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.shift)}, {DFG_PART_ROOT, 0, 1, 5, AT(m.s)},
    {DFG_PART_INNER, 0, 0, -1, AT(s_call)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_skip_norm_bias)

#define AT(member) offsetof(struct fuse_ort_fuse_matmul_a_match, member)
static const struct dfg_capture fuse_ort_fuse_matmul_a_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"t", DFG_CAP_NODE, AT(t)}};
static const struct dfg_part fuse_ort_fuse_matmul_a_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INNER, 0, 0, 2, AT(t)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_matmul_a)

#define AT(member) offsetof(struct fuse_ort_fuse_matmul_b_match, member)
static const struct dfg_capture fuse_ort_fuse_matmul_b_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"t", DFG_CAP_NODE, AT(t)}};
static const struct dfg_part fuse_ort_fuse_matmul_b_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INNER, 0, 0, 2, AT(t)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_matmul_b)

#define AT(member) offsetof(struct fuse_ort_fuse_matmul_more_a_match, member)
static const struct dfg_capture fuse_ort_fuse_matmul_more_a_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"t", DFG_CAP_NODE, AT(t)},
    {"m", DFG_CAP_NODE, AT(m)}};
static const struct dfg_part fuse_ort_fuse_matmul_more_a_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INNER, 0, 0, 2, AT(t)},
    {DFG_PART_ROOT, 0, 1, 3, AT(m)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_matmul_more_a)

#define AT(member) offsetof(struct fuse_ort_fuse_matmul_more_b_match, member)
static const struct dfg_capture fuse_ort_fuse_matmul_more_b_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"t", DFG_CAP_NODE, AT(t)},
    {"m", DFG_CAP_NODE, AT(m)}};
static const struct dfg_part fuse_ort_fuse_matmul_more_b_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INNER, 0, 0, 2, AT(t)},
    {DFG_PART_ROOT, 0, 1, 3, AT(m)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_matmul_more_b)

#define AT(member) offsetof(struct fuse_ort_fuse_matmul_scale_match, member)
static const struct dfg_capture fuse_ort_fuse_matmul_scale_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"s", DFG_CAP_NODE, AT(s)},
    {"m", DFG_CAP_NODE, AT(m)}};
static const struct dfg_part fuse_ort_fuse_matmul_scale_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(s)},
    {DFG_PART_INNER, 0, 0, 3, AT(m)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 2, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_matmul_scale)

#define AT(member) offsetof(struct fuse_ort_fuse_matmul_divisor_match, member)
static const struct dfg_capture fuse_ort_fuse_matmul_divisor_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"s", DFG_CAP_NODE, AT(s)},
    {"m", DFG_CAP_NODE, AT(m)}};
static const struct dfg_part fuse_ort_fuse_matmul_divisor_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(s)},
    {DFG_PART_INNER, 0, 0, 3, AT(m)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 2, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_matmul_divisor)

#define AT(member) offsetof(struct fuse_ort_fuse_matmul_more_scale_match, member)
static const struct dfg_capture fuse_ort_fuse_matmul_more_scale_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"s", DFG_CAP_NODE, AT(s)},
    {"m", DFG_CAP_NODE, AT(m)}};
static const struct dfg_part fuse_ort_fuse_matmul_more_scale_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(s)},
    {DFG_PART_INNER, 0, 0, 3, AT(m)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 2, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_matmul_more_scale)

#define AT(member) offsetof(struct fuse_ort_fuse_matmul_scale_a_match, member)
static const struct dfg_capture fuse_ort_fuse_matmul_scale_a_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"s", DFG_CAP_NODE, AT(s)},
    {"o", DFG_CAP_NODE, AT(o)}};
static const struct dfg_part fuse_ort_fuse_matmul_scale_a_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(s)},
    {DFG_PART_INNER, 0, 0, 3, AT(o)}, {DFG_PART_CONST, 0, 0, 2, AT(s)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_matmul_scale_a)

#define AT(member) offsetof(struct fuse_ort_fuse_matmul_scale_b_match, member)
static const struct dfg_capture fuse_ort_fuse_matmul_scale_b_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"s", DFG_CAP_NODE, AT(s)},
    {"o", DFG_CAP_NODE, AT(o)}};
static const struct dfg_part fuse_ort_fuse_matmul_scale_b_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(s)},
    {DFG_PART_INNER, 0, 0, 3, AT(o)}, {DFG_PART_CONST, 0, 0, 2, AT(s)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_matmul_scale_b)

#define AT(member) offsetof(struct fuse_ort_fuse_gemm_match, member)
static const struct dfg_capture fuse_ort_fuse_gemm_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"c", DFG_CAP_NODE, AT(c)},
    {"g", DFG_CAP_NODE, AT(g)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fuse_ort_fuse_gemm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(c)},
    {DFG_PART_INNER, 0, 0, 3, AT(g)}, {DFG_PART_ROOT, 0, 1, 4, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_gemm)

#define AT(member) offsetof(struct fuse_ort_fuse_gemm_elu_match, member)
static const struct dfg_capture fuse_ort_fuse_gemm_elu_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"c", DFG_CAP_NODE, AT(c)},
    {"g", DFG_CAP_NODE, AT(g)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fuse_ort_fuse_gemm_elu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(c)},
    {DFG_PART_INNER, 0, 0, 3, AT(g)}, {DFG_PART_ROOT, 0, 1, 4, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_gemm_elu)

#define AT(member) offsetof(struct fuse_ort_fuse_gemm_hard_sigmoid_match, member)
static const struct dfg_capture fuse_ort_fuse_gemm_hard_sigmoid_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"c", DFG_CAP_NODE, AT(c)},
    {"g", DFG_CAP_NODE, AT(g)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fuse_ort_fuse_gemm_hard_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(c)},
    {DFG_PART_INNER, 0, 0, 3, AT(g)}, {DFG_PART_ROOT, 0, 1, 4, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_gemm_hard_sigmoid)

#define AT(member) offsetof(struct fuse_ort_fuse_gemm_leaky_match, member)
static const struct dfg_capture fuse_ort_fuse_gemm_leaky_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"c", DFG_CAP_NODE, AT(c)},
    {"g", DFG_CAP_NODE, AT(g)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fuse_ort_fuse_gemm_leaky_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(c)},
    {DFG_PART_INNER, 0, 0, 3, AT(g)}, {DFG_PART_ROOT, 0, 1, 4, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_fuse_gemm_leaky)

#define AT(member) offsetof(struct fuse_ort_ort_attention_whole, member)
static const struct dfg_capture fuse_ort_ort_attention_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"wq", DFG_CAP_NODE, AT(m.wq)}, {"wk", DFG_CAP_NODE, AT(m.wk)},
    {"wv", DFG_CAP_NODE, AT(m.wv)}, {"bq", DFG_CAP_NODE, AT(m.bq)}, {"bk", DFG_CAP_NODE, AT(m.bk)},
    {"bv", DFG_CAP_NODE, AT(m.bv)}, {"mask", DFG_CAP_NODE, AT(m.mask)},
    {"absent", DFG_CAP_NODE, AT(m.absent)}, {"a", DFG_CAP_NODE, AT(m.a)}};
static const struct dfg_part fuse_ort_ort_attention_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.wq)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.wk)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.wv)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bq)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bk)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.bv)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.mask)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.absent)}, {DFG_PART_ROOT, 0, 1, 9, AT(m.a)},
    {DFG_PART_INNER, 0, 0, -1, AT(a_call)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul)}, {DFG_PART_CONST, 0, 0, 1, AT(m.wq)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.bq)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul_2)}, {DFG_PART_CONST, 0, 0, 2, AT(m.wk)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.bk)}, {DFG_PART_INNER, 0, 0, -1, AT(add_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul_3)}, {DFG_PART_CONST, 0, 0, 3, AT(m.wv)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.bv)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_ort_attention)

#define AT(member) offsetof(struct fuse_ort_ort_attention_packed_whole, member)
static const struct dfg_capture fuse_ort_ort_attention_packed_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"mask", DFG_CAP_NODE, AT(m.mask)}, {"absent", DFG_CAP_NODE, AT(m.absent)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)},
    {"v", DFG_CAP_NODE, AT(m.v)}, {"a", DFG_CAP_NODE, AT(m.a)}};
static const struct dfg_part fuse_ort_ort_attention_packed_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.mask)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.absent)}, {DFG_PART_INNER, 0, 0, 5, AT(m.s)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}, {DFG_PART_INNER, 0, 0, 6, AT(m.q)},
    {DFG_PART_INNER, 0, 0, 7, AT(m.k)}, {DFG_PART_INNER, 0, 0, 8, AT(m.v)},
    {DFG_PART_ROOT, 0, 1, 9, AT(m.a)}, {DFG_PART_INNER, 0, 0, -1, AT(a_call)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_ort_attention_packed)

#define AT(member) offsetof(struct fuse_ort_ort_multi_head_attention_whole, member)
static const struct dfg_capture fuse_ort_ort_multi_head_attention_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"bq", DFG_CAP_NODE, AT(m.bq)}, {"bk", DFG_CAP_NODE, AT(m.bk)}, {"bv", DFG_CAP_NODE, AT(m.bv)},
    {"mask", DFG_CAP_NODE, AT(m.mask)}, {"absent", DFG_CAP_NODE, AT(m.absent)},
    {"a", DFG_CAP_NODE, AT(m.a)}};
static const struct dfg_part fuse_ort_ort_multi_head_attention_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.bq)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bk)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bv)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.mask)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.absent)},
    {DFG_PART_ROOT, 0, 1, 8, AT(m.a)}, {DFG_PART_INNER, 0, 0, -1, AT(a_call)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, 3, AT(m.bq)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_CONST, 0, 0, 4, AT(m.bk)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_3)}, {DFG_PART_CONST, 0, 0, 5, AT(m.bv)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_ort_multi_head_attention)

#define AT(member) offsetof(struct fuse_ort_ort_embed_kinds_whole, member)
static const struct dfg_capture fuse_ort_ort_embed_kinds_captures[] = {
    {"words", DFG_CAP_NODE, AT(m.words)}, {"ids", DFG_CAP_NODE, AT(m.ids)},
    {"kinds", DFG_CAP_NODE, AT(m.kinds)}, {"types", DFG_CAP_NODE, AT(m.types)},
    {"places", DFG_CAP_NODE, AT(m.places)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"shift", DFG_CAP_NODE, AT(m.shift)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"t", DFG_CAP_NODE, AT(m.t)},
    {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part fuse_ort_ort_embed_kinds_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.words)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.ids)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.kinds)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.types)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.places)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.shift)}, {DFG_PART_INNER, 0, 0, 7, AT(m.w)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.t)}, {DFG_PART_ROOT, 0, 1, 9, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(n_call)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_3)}, {DFG_PART_INNER, 0, 0, -1, AT(add_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_ort_embed_kinds)

#define AT(member) offsetof(struct fuse_ort_ort_embed_whole, member)
static const struct dfg_capture fuse_ort_ort_embed_captures[] = {
    {"words", DFG_CAP_NODE, AT(m.words)}, {"ids", DFG_CAP_NODE, AT(m.ids)},
    {"places", DFG_CAP_NODE, AT(m.places)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"shift", DFG_CAP_NODE, AT(m.shift)}, {"absent", DFG_CAP_NODE, AT(m.absent)},
    {"w", DFG_CAP_NODE, AT(m.w)}, {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part fuse_ort_ort_embed_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.words)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.ids)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.places)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.shift)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.absent)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.w)}, {DFG_PART_ROOT, 0, 1, 7, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(n_call)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(gather)}, {DFG_PART_CONST, 0, 0, 2, AT(m.places)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_ort_embed)

#define AT(member) offsetof(struct fuse_ort_qlinear_matmul_whole, member)
static const struct dfg_capture fuse_ort_qlinear_matmul_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"as", DFG_CAP_NODE, AT(m.as)}, {"az", DFG_CAP_NODE, AT(m.az)},
    {"b", DFG_CAP_NODE, AT(m.b)}, {"bs", DFG_CAP_NODE, AT(m.bs)}, {"bz", DFG_CAP_NODE, AT(m.bz)},
    {"ys", DFG_CAP_NODE, AT(m.ys)}, {"yz", DFG_CAP_NODE, AT(m.yz)}, {"m", DFG_CAP_NODE, AT(m.m)}};
static const struct dfg_part fuse_ort_qlinear_matmul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.as)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.az)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bs)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bz)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.ys)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.yz)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.m)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.as)}, {DFG_PART_CONST, 0, 0, 2, AT(m.az)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)}, {DFG_PART_CONST, 0, 0, 4, AT(m.bs)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.bz)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.ys)}, {DFG_PART_CONST, 0, 0, 7, AT(m.yz)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_qlinear_matmul)

#define AT(member) offsetof(struct fuse_ort_qlinear_conv_whole, member)
static const struct dfg_capture fuse_ort_qlinear_conv_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"xs", DFG_CAP_NODE, AT(m.xs)}, {"xz", DFG_CAP_NODE, AT(m.xz)},
    {"w", DFG_CAP_NODE, AT(m.w)}, {"ws", DFG_CAP_NODE, AT(m.ws)}, {"wz", DFG_CAP_NODE, AT(m.wz)},
    {"ys", DFG_CAP_NODE, AT(m.ys)}, {"yz", DFG_CAP_NODE, AT(m.yz)}, {"d", DFG_CAP_NODE, AT(m.d)},
    {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part fuse_ort_qlinear_conv_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.xs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.xz)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.ws)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.wz)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.ys)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.yz)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.d)}, {DFG_PART_CONST, 0, 0, 3, AT(m.w)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.ws)}, {DFG_PART_CONST, 0, 0, 5, AT(m.wz)},
    {DFG_PART_INNER, 0, 0, 9, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.xs)}, {DFG_PART_CONST, 0, 0, 2, AT(m.xz)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, 6, AT(m.ys)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.yz)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_qlinear_conv)

#define AT(member) offsetof(struct fuse_ort_qlinear_conv_bias_whole, member)
static const struct dfg_capture fuse_ort_qlinear_conv_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"xs", DFG_CAP_NODE, AT(m.xs)}, {"xz", DFG_CAP_NODE, AT(m.xz)},
    {"w", DFG_CAP_NODE, AT(m.w)}, {"ws", DFG_CAP_NODE, AT(m.ws)}, {"wz", DFG_CAP_NODE, AT(m.wz)},
    {"b", DFG_CAP_NODE, AT(m.b)}, {"bs", DFG_CAP_NODE, AT(m.bs)}, {"bz", DFG_CAP_NODE, AT(m.bz)},
    {"ys", DFG_CAP_NODE, AT(m.ys)}, {"yz", DFG_CAP_NODE, AT(m.yz)}, {"d", DFG_CAP_NODE, AT(m.d)},
    {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part fuse_ort_qlinear_conv_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.xs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.xz)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.ws)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.wz)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.bs)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.bz)}, {DFG_PART_INPUT, 0, 0, 9, AT(m.ys)},
    {DFG_PART_INPUT, 0, 0, 10, AT(m.yz)}, {DFG_PART_INNER, 0, 0, 11, AT(m.d)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.w)}, {DFG_PART_CONST, 0, 0, 4, AT(m.ws)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.wz)}, {DFG_PART_INNER, 0, 0, 12, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, 1, AT(m.xs)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.xz)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.b)}, {DFG_PART_CONST, 0, 0, 7, AT(m.bs)},
    {DFG_PART_CONST, 0, 0, 8, AT(m.bz)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, 9, AT(m.ys)}, {DFG_PART_CONST, 0, 0, 10, AT(m.yz)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_qlinear_conv_bias)

#define AT(member) offsetof(struct fuse_ort_qlinear_gemm_whole, member)
static const struct dfg_capture fuse_ort_qlinear_gemm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"xs", DFG_CAP_NODE, AT(m.xs)}, {"xz", DFG_CAP_NODE, AT(m.xz)},
    {"w", DFG_CAP_NODE, AT(m.w)}, {"ws", DFG_CAP_NODE, AT(m.ws)}, {"wz", DFG_CAP_NODE, AT(m.wz)},
    {"b", DFG_CAP_NODE, AT(m.b)}, {"bs", DFG_CAP_NODE, AT(m.bs)}, {"bz", DFG_CAP_NODE, AT(m.bz)},
    {"ys", DFG_CAP_NODE, AT(m.ys)}, {"yz", DFG_CAP_NODE, AT(m.yz)}, {"g", DFG_CAP_NODE, AT(m.g)}};
static const struct dfg_part fuse_ort_qlinear_gemm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.xs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.xz)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.ws)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.wz)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.bs)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.bz)}, {DFG_PART_INPUT, 0, 0, 9, AT(m.ys)},
    {DFG_PART_INPUT, 0, 0, 10, AT(m.yz)}, {DFG_PART_INNER, 0, 0, 11, AT(m.g)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, 1, AT(m.xs)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.xz)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.w)}, {DFG_PART_CONST, 0, 0, 4, AT(m.ws)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.wz)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_3)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.b)}, {DFG_PART_CONST, 0, 0, 7, AT(m.bs)},
    {DFG_PART_CONST, 0, 0, 8, AT(m.bz)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, 9, AT(m.ys)}, {DFG_PART_CONST, 0, 0, 10, AT(m.yz)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_qlinear_gemm)

#define AT(member) offsetof(struct fuse_ort_qlinear_add_whole, member)
static const struct dfg_capture fuse_ort_qlinear_add_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"as", DFG_CAP_NODE, AT(m.as)}, {"az", DFG_CAP_NODE, AT(m.az)},
    {"b", DFG_CAP_NODE, AT(m.b)}, {"bs", DFG_CAP_NODE, AT(m.bs)}, {"bz", DFG_CAP_NODE, AT(m.bz)},
    {"ys", DFG_CAP_NODE, AT(m.ys)}, {"yz", DFG_CAP_NODE, AT(m.yz)}, {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part fuse_ort_qlinear_add_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.as)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.az)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bs)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bz)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.ys)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.yz)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.as)}, {DFG_PART_CONST, 0, 0, 2, AT(m.az)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)}, {DFG_PART_CONST, 0, 0, 4, AT(m.bs)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.bz)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.ys)}, {DFG_PART_CONST, 0, 0, 7, AT(m.yz)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_qlinear_add)

#define AT(member) offsetof(struct fuse_ort_qlinear_mul_whole, member)
static const struct dfg_capture fuse_ort_qlinear_mul_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"as", DFG_CAP_NODE, AT(m.as)}, {"az", DFG_CAP_NODE, AT(m.az)},
    {"b", DFG_CAP_NODE, AT(m.b)}, {"bs", DFG_CAP_NODE, AT(m.bs)}, {"bz", DFG_CAP_NODE, AT(m.bz)},
    {"ys", DFG_CAP_NODE, AT(m.ys)}, {"yz", DFG_CAP_NODE, AT(m.yz)}, {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part fuse_ort_qlinear_mul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.as)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.az)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bs)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bz)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.ys)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.yz)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.as)}, {DFG_PART_CONST, 0, 0, 2, AT(m.az)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)}, {DFG_PART_CONST, 0, 0, 4, AT(m.bs)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.bz)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.ys)}, {DFG_PART_CONST, 0, 0, 7, AT(m.yz)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_qlinear_mul)

#define AT(member) offsetof(struct fuse_ort_qlinear_global_pool_whole, member)
static const struct dfg_capture fuse_ort_qlinear_global_pool_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"xs", DFG_CAP_NODE, AT(m.xs)}, {"xz", DFG_CAP_NODE, AT(m.xz)},
    {"ys", DFG_CAP_NODE, AT(m.ys)}, {"yz", DFG_CAP_NODE, AT(m.yz)}, {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part fuse_ort_qlinear_global_pool_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.xs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.xz)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.ys)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.yz)}, {DFG_PART_INNER, 0, 0, 5, AT(m.p)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, 1, AT(m.xs)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.xz)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.ys)}, {DFG_PART_CONST, 0, 0, 4, AT(m.yz)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_qlinear_global_pool)

#define AT(member) offsetof(struct fuse_ort_qlinear_sigmoid_whole, member)
static const struct dfg_capture fuse_ort_qlinear_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"xs", DFG_CAP_NODE, AT(m.xs)}, {"xz", DFG_CAP_NODE, AT(m.xz)},
    {"ys", DFG_CAP_NODE, AT(m.ys)}, {"yz", DFG_CAP_NODE, AT(m.yz)}, {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part fuse_ort_qlinear_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.xs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.xz)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.ys)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.yz)}, {DFG_PART_INNER, 0, 0, 5, AT(m.p)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, 1, AT(m.xs)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.xz)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.ys)}, {DFG_PART_CONST, 0, 0, 4, AT(m.yz)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_qlinear_sigmoid)

#define AT(member) offsetof(struct fuse_ort_qlinear_leaky_whole, member)
static const struct dfg_capture fuse_ort_qlinear_leaky_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"xs", DFG_CAP_NODE, AT(m.xs)}, {"xz", DFG_CAP_NODE, AT(m.xz)},
    {"ys", DFG_CAP_NODE, AT(m.ys)}, {"yz", DFG_CAP_NODE, AT(m.yz)}, {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part fuse_ort_qlinear_leaky_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.xs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.xz)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.ys)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.yz)}, {DFG_PART_INNER, 0, 0, 5, AT(m.p)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, 1, AT(m.xs)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.xz)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.ys)}, {DFG_PART_CONST, 0, 0, 4, AT(m.yz)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_ort_qlinear_leaky)

static const struct dfg_pattern patterns[] = {
    {.name = "fuse_conv_activation", .place = "fuse_ort.pat:25", .is_rule = true, .n_captures = 5,
     .n_params = 3, .captures = fuse_ort_fuse_conv_activation_captures, .n_parts = 5,
     .parts = fuse_ort_fuse_conv_activation_parts,
     .match_size = sizeof(struct fuse_ort_fuse_conv_activation_match),
     .whole_size = sizeof(struct fuse_ort_fuse_conv_activation_match),
     .match = fuse_ort_fuse_conv_activation_any, .each = fuse_ort_fuse_conv_activation_all},
    {.name = "fuse_conv_leaky", .place = "fuse_ort.pat:34", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = fuse_ort_fuse_conv_leaky_captures, .n_parts = 5, .parts = fuse_ort_fuse_conv_leaky_parts,
     .match_size = sizeof(struct fuse_ort_fuse_conv_leaky_match),
     .whole_size = sizeof(struct fuse_ort_fuse_conv_leaky_match), .match = fuse_ort_fuse_conv_leaky_any,
     .each = fuse_ort_fuse_conv_leaky_all},
    {.name = "fuse_conv_hard_sigmoid", .place = "fuse_ort.pat:41", .is_rule = true, .n_captures = 5,
     .n_params = 3, .captures = fuse_ort_fuse_conv_hard_sigmoid_captures, .n_parts = 5,
     .parts = fuse_ort_fuse_conv_hard_sigmoid_parts,
     .match_size = sizeof(struct fuse_ort_fuse_conv_hard_sigmoid_match),
     .whole_size = sizeof(struct fuse_ort_fuse_conv_hard_sigmoid_match),
     .match = fuse_ort_fuse_conv_hard_sigmoid_any, .each = fuse_ort_fuse_conv_hard_sigmoid_all},
    {.name = "fuse_conv_clip", .place = "fuse_ort.pat:50", .is_rule = true, .n_captures = 6, .n_params = 5,
     .captures = fuse_ort_fuse_conv_clip_captures, .n_parts = 9, .parts = fuse_ort_fuse_conv_clip_parts,
     .match_size = sizeof(struct fuse_ort_fuse_conv_clip_match),
     .whole_size = sizeof(struct fuse_ort_fuse_conv_clip_match), .match = fuse_ort_fuse_conv_clip_any,
     .each = fuse_ort_fuse_conv_clip_all},
    {.name = "fuse_conv_sum_activation", .place = "fuse_ort.pat:60", .is_rule = true, .n_captures = 6,
     .n_params = 4, .captures = fuse_ort_fuse_conv_sum_activation_captures, .n_parts = 7,
     .parts = fuse_ort_fuse_conv_sum_activation_parts,
     .match_size = sizeof(struct fuse_ort_fuse_conv_sum_activation_match),
     .whole_size = sizeof(struct fuse_ort_fuse_conv_sum_activation_whole),
     .match = fuse_ort_fuse_conv_sum_activation_any, .each = fuse_ort_fuse_conv_sum_activation_all},
    {.name = "fuse_conv_sum", .place = "fuse_ort.pat:67", .is_rule = true, .n_captures = 5, .n_params = 4,
     .captures = fuse_ort_fuse_conv_sum_captures, .n_parts = 6, .parts = fuse_ort_fuse_conv_sum_parts,
     .match_size = sizeof(struct fuse_ort_fuse_conv_sum_match),
     .whole_size = sizeof(struct fuse_ort_fuse_conv_sum_match), .match = fuse_ort_fuse_conv_sum_any,
     .each = fuse_ort_fuse_conv_sum_all},
    {.name = "ort_gelu", .place = "fuse_ort.pat:76", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = fuse_ort_ort_gelu_captures, .n_parts = 2, .parts = fuse_ort_ort_gelu_parts,
     .match_size = sizeof(struct fuse_ort_ort_gelu_match),
     .whole_size = sizeof(struct fuse_ort_ort_gelu_match), .match = fuse_ort_ort_gelu_any,
     .each = fuse_ort_ort_gelu_all},
    {.name = "ort_gelu_tanh", .place = "fuse_ort.pat:77", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = fuse_ort_ort_gelu_tanh_captures, .n_parts = 2, .parts = fuse_ort_ort_gelu_tanh_parts,
     .match_size = sizeof(struct fuse_ort_ort_gelu_tanh_match),
     .whole_size = sizeof(struct fuse_ort_ort_gelu_tanh_match), .match = fuse_ort_ort_gelu_tanh_any,
     .each = fuse_ort_ort_gelu_tanh_all},
    {.name = "ort_swish", .place = "fuse_ort.pat:78", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = fuse_ort_ort_swish_captures, .n_parts = 2, .parts = fuse_ort_ort_swish_parts,
     .match_size = sizeof(struct fuse_ort_ort_swish_match),
     .whole_size = sizeof(struct fuse_ort_ort_swish_match), .match = fuse_ort_ort_swish_any,
     .each = fuse_ort_ort_swish_all},
    {.name = "fuse_bias_gelu", .place = "fuse_ort.pat:80", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = fuse_ort_fuse_bias_gelu_captures, .n_parts = 4, .parts = fuse_ort_fuse_bias_gelu_parts,
     .match_size = sizeof(struct fuse_ort_fuse_bias_gelu_match),
     .whole_size = sizeof(struct fuse_ort_fuse_bias_gelu_whole), .match = fuse_ort_fuse_bias_gelu_any,
     .each = fuse_ort_fuse_bias_gelu_all},
    {.name = "fuse_bias_gelu_tanh", .place = "fuse_ort.pat:85", .is_rule = true, .n_captures = 2,
     .n_params = 2, .captures = fuse_ort_fuse_bias_gelu_tanh_captures, .n_parts = 4,
     .parts = fuse_ort_fuse_bias_gelu_tanh_parts,
     .match_size = sizeof(struct fuse_ort_fuse_bias_gelu_tanh_match),
     .whole_size = sizeof(struct fuse_ort_fuse_bias_gelu_tanh_whole),
     .match = fuse_ort_fuse_bias_gelu_tanh_any, .each = fuse_ort_fuse_bias_gelu_tanh_all},
    {.name = "fuse_integer_product_sum", .place = "fuse_ort.pat:93", .is_rule = true, .n_captures = 9,
     .n_params = 5, .captures = fuse_ort_fuse_integer_product_sum_captures, .n_parts = 14,
     .parts = fuse_ort_fuse_integer_product_sum_parts,
     .match_size = sizeof(struct fuse_ort_fuse_integer_product_sum_match),
     .whole_size = sizeof(struct fuse_ort_fuse_integer_product_sum_whole),
     .match = fuse_ort_fuse_integer_product_sum_any, .each = fuse_ort_fuse_integer_product_sum_all},
    {.name = "fuse_integer_product", .place = "fuse_ort.pat:103", .is_rule = true, .n_captures = 8,
     .n_params = 4, .captures = fuse_ort_fuse_integer_product_captures, .n_parts = 12,
     .parts = fuse_ort_fuse_integer_product_parts,
     .match_size = sizeof(struct fuse_ort_fuse_integer_product_match),
     .whole_size = sizeof(struct fuse_ort_fuse_integer_product_whole),
     .match = fuse_ort_fuse_integer_product_any, .each = fuse_ort_fuse_integer_product_all},
    {.name = "fuse_dynamic_product", .place = "fuse_ort.pat:112", .is_rule = true, .n_captures = 6,
     .n_params = 5, .captures = fuse_ort_fuse_dynamic_product_captures, .n_parts = 10,
     .parts = fuse_ort_fuse_dynamic_product_parts,
     .match_size = sizeof(struct fuse_ort_fuse_dynamic_product_match),
     .whole_size = sizeof(struct fuse_ort_fuse_dynamic_product_whole),
     .match = fuse_ort_fuse_dynamic_product_any, .each = fuse_ort_fuse_dynamic_product_all},
    {.name = "fuse_skip_norm", .place = "fuse_ort.pat:122", .is_rule = true, .n_captures = 6, .n_params = 4,
     .captures = fuse_ort_fuse_skip_norm_captures, .n_parts = 7, .parts = fuse_ort_fuse_skip_norm_parts,
     .match_size = sizeof(struct fuse_ort_fuse_skip_norm_match),
     .whole_size = sizeof(struct fuse_ort_fuse_skip_norm_whole), .match = fuse_ort_fuse_skip_norm_any,
     .each = fuse_ort_fuse_skip_norm_all},
    {.name = "fuse_skip_norm_only", .place = "fuse_ort.pat:133", .is_rule = true, .n_captures = 5,
     .n_params = 4, .captures = fuse_ort_fuse_skip_norm_only_captures, .n_parts = 7,
     .parts = fuse_ort_fuse_skip_norm_only_parts,
     .match_size = sizeof(struct fuse_ort_fuse_skip_norm_only_match),
     .whole_size = sizeof(struct fuse_ort_fuse_skip_norm_only_whole),
     .match = fuse_ort_fuse_skip_norm_only_any, .each = fuse_ort_fuse_skip_norm_only_all},
    {.name = "fuse_skip_rms_norm", .place = "fuse_ort.pat:140", .is_rule = true, .n_captures = 5,
     .n_params = 3, .captures = fuse_ort_fuse_skip_rms_norm_captures, .n_parts = 5,
     .parts = fuse_ort_fuse_skip_rms_norm_parts,
     .match_size = sizeof(struct fuse_ort_fuse_skip_rms_norm_match),
     .whole_size = sizeof(struct fuse_ort_fuse_skip_rms_norm_match),
     .match = fuse_ort_fuse_skip_rms_norm_any, .each = fuse_ort_fuse_skip_rms_norm_all},
    {.name = "fuse_skip_rms_norm_only", .place = "fuse_ort.pat:150", .is_rule = true, .n_captures = 4,
     .n_params = 3, .captures = fuse_ort_fuse_skip_rms_norm_only_captures, .n_parts = 5,
     .parts = fuse_ort_fuse_skip_rms_norm_only_parts,
     .match_size = sizeof(struct fuse_ort_fuse_skip_rms_norm_only_match),
     .whole_size = sizeof(struct fuse_ort_fuse_skip_rms_norm_only_whole),
     .match = fuse_ort_fuse_skip_rms_norm_only_any, .each = fuse_ort_fuse_skip_rms_norm_only_all},
    {.name = "fuse_skip_norm_bias", .place = "fuse_ort.pat:157", .is_rule = true, .n_captures = 6,
     .n_params = 5, .captures = fuse_ort_fuse_skip_norm_bias_captures, .n_parts = 8,
     .parts = fuse_ort_fuse_skip_norm_bias_parts,
     .match_size = sizeof(struct fuse_ort_fuse_skip_norm_bias_match),
     .whole_size = sizeof(struct fuse_ort_fuse_skip_norm_bias_whole),
     .match = fuse_ort_fuse_skip_norm_bias_any, .each = fuse_ort_fuse_skip_norm_bias_all},
    {.name = "fuse_matmul_a", .place = "fuse_ort.pat:165", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = fuse_ort_fuse_matmul_a_captures, .n_parts = 4, .parts = fuse_ort_fuse_matmul_a_parts,
     .match_size = sizeof(struct fuse_ort_fuse_matmul_a_match),
     .whole_size = sizeof(struct fuse_ort_fuse_matmul_a_match), .match = fuse_ort_fuse_matmul_a_any,
     .each = fuse_ort_fuse_matmul_a_all},
    {.name = "fuse_matmul_b", .place = "fuse_ort.pat:171", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = fuse_ort_fuse_matmul_b_captures, .n_parts = 4, .parts = fuse_ort_fuse_matmul_b_parts,
     .match_size = sizeof(struct fuse_ort_fuse_matmul_b_match),
     .whole_size = sizeof(struct fuse_ort_fuse_matmul_b_match), .match = fuse_ort_fuse_matmul_b_any,
     .each = fuse_ort_fuse_matmul_b_all},
    {.name = "fuse_matmul_more_a", .place = "fuse_ort.pat:177", .is_rule = true, .n_captures = 4,
     .n_params = 2, .captures = fuse_ort_fuse_matmul_more_a_captures, .n_parts = 4,
     .parts = fuse_ort_fuse_matmul_more_a_parts,
     .match_size = sizeof(struct fuse_ort_fuse_matmul_more_a_match),
     .whole_size = sizeof(struct fuse_ort_fuse_matmul_more_a_match),
     .match = fuse_ort_fuse_matmul_more_a_any, .each = fuse_ort_fuse_matmul_more_a_all},
    {.name = "fuse_matmul_more_b", .place = "fuse_ort.pat:184", .is_rule = true, .n_captures = 4,
     .n_params = 2, .captures = fuse_ort_fuse_matmul_more_b_captures, .n_parts = 4,
     .parts = fuse_ort_fuse_matmul_more_b_parts,
     .match_size = sizeof(struct fuse_ort_fuse_matmul_more_b_match),
     .whole_size = sizeof(struct fuse_ort_fuse_matmul_more_b_match),
     .match = fuse_ort_fuse_matmul_more_b_any, .each = fuse_ort_fuse_matmul_more_b_all},
    {.name = "fuse_matmul_scale", .place = "fuse_ort.pat:192", .is_rule = true, .n_captures = 4,
     .n_params = 3, .captures = fuse_ort_fuse_matmul_scale_captures, .n_parts = 6,
     .parts = fuse_ort_fuse_matmul_scale_parts,
     .match_size = sizeof(struct fuse_ort_fuse_matmul_scale_match),
     .whole_size = sizeof(struct fuse_ort_fuse_matmul_scale_match), .match = fuse_ort_fuse_matmul_scale_any,
     .each = fuse_ort_fuse_matmul_scale_all},
    {.name = "fuse_matmul_divisor", .place = "fuse_ort.pat:198", .is_rule = true, .n_captures = 4,
     .n_params = 3, .captures = fuse_ort_fuse_matmul_divisor_captures, .n_parts = 6,
     .parts = fuse_ort_fuse_matmul_divisor_parts,
     .match_size = sizeof(struct fuse_ort_fuse_matmul_divisor_match),
     .whole_size = sizeof(struct fuse_ort_fuse_matmul_divisor_match),
     .match = fuse_ort_fuse_matmul_divisor_any, .each = fuse_ort_fuse_matmul_divisor_all},
    {.name = "fuse_matmul_more_scale", .place = "fuse_ort.pat:204", .is_rule = true, .n_captures = 4,
     .n_params = 3, .captures = fuse_ort_fuse_matmul_more_scale_captures, .n_parts = 6,
     .parts = fuse_ort_fuse_matmul_more_scale_parts,
     .match_size = sizeof(struct fuse_ort_fuse_matmul_more_scale_match),
     .whole_size = sizeof(struct fuse_ort_fuse_matmul_more_scale_match),
     .match = fuse_ort_fuse_matmul_more_scale_any, .each = fuse_ort_fuse_matmul_more_scale_all},
    {.name = "fuse_matmul_scale_a", .place = "fuse_ort.pat:212", .is_rule = true, .n_captures = 4,
     .n_params = 3, .captures = fuse_ort_fuse_matmul_scale_a_captures, .n_parts = 6,
     .parts = fuse_ort_fuse_matmul_scale_a_parts,
     .match_size = sizeof(struct fuse_ort_fuse_matmul_scale_a_match),
     .whole_size = sizeof(struct fuse_ort_fuse_matmul_scale_a_match),
     .match = fuse_ort_fuse_matmul_scale_a_any, .each = fuse_ort_fuse_matmul_scale_a_all},
    {.name = "fuse_matmul_scale_b", .place = "fuse_ort.pat:218", .is_rule = true, .n_captures = 4,
     .n_params = 3, .captures = fuse_ort_fuse_matmul_scale_b_captures, .n_parts = 6,
     .parts = fuse_ort_fuse_matmul_scale_b_parts,
     .match_size = sizeof(struct fuse_ort_fuse_matmul_scale_b_match),
     .whole_size = sizeof(struct fuse_ort_fuse_matmul_scale_b_match),
     .match = fuse_ort_fuse_matmul_scale_b_any, .each = fuse_ort_fuse_matmul_scale_b_all},
    {.name = "fuse_gemm", .place = "fuse_ort.pat:227", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = fuse_ort_fuse_gemm_captures, .n_parts = 5, .parts = fuse_ort_fuse_gemm_parts,
     .match_size = sizeof(struct fuse_ort_fuse_gemm_match),
     .whole_size = sizeof(struct fuse_ort_fuse_gemm_match), .match = fuse_ort_fuse_gemm_any,
     .each = fuse_ort_fuse_gemm_all},
    {.name = "fuse_gemm_elu", .place = "fuse_ort.pat:237", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = fuse_ort_fuse_gemm_elu_captures, .n_parts = 5, .parts = fuse_ort_fuse_gemm_elu_parts,
     .match_size = sizeof(struct fuse_ort_fuse_gemm_elu_match),
     .whole_size = sizeof(struct fuse_ort_fuse_gemm_elu_match), .match = fuse_ort_fuse_gemm_elu_any,
     .each = fuse_ort_fuse_gemm_elu_all},
    {.name = "fuse_gemm_hard_sigmoid", .place = "fuse_ort.pat:244", .is_rule = true, .n_captures = 5,
     .n_params = 3, .captures = fuse_ort_fuse_gemm_hard_sigmoid_captures, .n_parts = 5,
     .parts = fuse_ort_fuse_gemm_hard_sigmoid_parts,
     .match_size = sizeof(struct fuse_ort_fuse_gemm_hard_sigmoid_match),
     .whole_size = sizeof(struct fuse_ort_fuse_gemm_hard_sigmoid_match),
     .match = fuse_ort_fuse_gemm_hard_sigmoid_any, .each = fuse_ort_fuse_gemm_hard_sigmoid_all},
    {.name = "fuse_gemm_leaky", .place = "fuse_ort.pat:253", .is_rule = true, .n_captures = 5,
     .n_params = 3, .captures = fuse_ort_fuse_gemm_leaky_captures, .n_parts = 5,
     .parts = fuse_ort_fuse_gemm_leaky_parts, .match_size = sizeof(struct fuse_ort_fuse_gemm_leaky_match),
     .whole_size = sizeof(struct fuse_ort_fuse_gemm_leaky_match), .match = fuse_ort_fuse_gemm_leaky_any,
     .each = fuse_ort_fuse_gemm_leaky_all},
    {.name = "ort_attention", .place = "fuse_ort.pat:268", .is_rule = true, .n_captures = 10, .n_params = 9,
     .captures = fuse_ort_ort_attention_captures, .n_parts = 23, .parts = fuse_ort_ort_attention_parts,
     .match_size = sizeof(struct fuse_ort_ort_attention_match),
     .whole_size = sizeof(struct fuse_ort_ort_attention_whole), .match = fuse_ort_ort_attention_any,
     .each = fuse_ort_ort_attention_all},
    {.name = "ort_attention_packed", .place = "fuse_ort.pat:278", .is_rule = true, .n_captures = 10,
     .n_params = 5, .captures = fuse_ort_ort_attention_packed_captures, .n_parts = 16,
     .parts = fuse_ort_ort_attention_packed_parts,
     .match_size = sizeof(struct fuse_ort_ort_attention_packed_match),
     .whole_size = sizeof(struct fuse_ort_ort_attention_packed_whole),
     .match = fuse_ort_ort_attention_packed_any, .each = fuse_ort_ort_attention_packed_all},
    {.name = "ort_multi_head_attention", .place = "fuse_ort.pat:290", .is_rule = true, .n_captures = 9,
     .n_params = 8, .captures = fuse_ort_ort_multi_head_attention_captures, .n_parts = 16,
     .parts = fuse_ort_ort_multi_head_attention_parts,
     .match_size = sizeof(struct fuse_ort_ort_multi_head_attention_match),
     .whole_size = sizeof(struct fuse_ort_ort_multi_head_attention_whole),
     .match = fuse_ort_ort_multi_head_attention_any, .each = fuse_ort_ort_multi_head_attention_all},
    {.name = "ort_embed_kinds", .place = "fuse_ort.pat:306", .is_rule = true, .n_captures = 10,
     .n_params = 7, .captures = fuse_ort_ort_embed_kinds_captures, .n_parts = 20,
     .parts = fuse_ort_ort_embed_kinds_parts, .match_size = sizeof(struct fuse_ort_ort_embed_kinds_match),
     .whole_size = sizeof(struct fuse_ort_ort_embed_kinds_whole), .match = fuse_ort_ort_embed_kinds_any,
     .each = fuse_ort_ort_embed_kinds_all},
    {.name = "ort_embed", .place = "fuse_ort.pat:318", .is_rule = true, .n_captures = 8, .n_params = 6,
     .captures = fuse_ort_ort_embed_captures, .n_parts = 12, .parts = fuse_ort_ort_embed_parts,
     .match_size = sizeof(struct fuse_ort_ort_embed_match),
     .whole_size = sizeof(struct fuse_ort_ort_embed_whole), .match = fuse_ort_ort_embed_any,
     .each = fuse_ort_ort_embed_all},
    {.name = "qlinear_matmul", .place = "fuse_ort.pat:337", .is_rule = true, .n_captures = 9, .n_params = 8,
     .captures = fuse_ort_qlinear_matmul_captures, .n_parts = 18, .parts = fuse_ort_qlinear_matmul_parts,
     .match_size = sizeof(struct fuse_ort_qlinear_matmul_match),
     .whole_size = sizeof(struct fuse_ort_qlinear_matmul_whole), .match = fuse_ort_qlinear_matmul_any,
     .each = fuse_ort_qlinear_matmul_all},
    {.name = "qlinear_conv", .place = "fuse_ort.pat:348", .is_rule = true, .n_captures = 10, .n_params = 8,
     .captures = fuse_ort_qlinear_conv_captures, .n_parts = 19, .parts = fuse_ort_qlinear_conv_parts,
     .match_size = sizeof(struct fuse_ort_qlinear_conv_match),
     .whole_size = sizeof(struct fuse_ort_qlinear_conv_whole), .match = fuse_ort_qlinear_conv_any,
     .each = fuse_ort_qlinear_conv_all},
    {.name = "qlinear_conv_bias", .place = "fuse_ort.pat:356", .is_rule = true, .n_captures = 13,
     .n_params = 11, .captures = fuse_ort_qlinear_conv_bias_captures, .n_parts = 26,
     .parts = fuse_ort_qlinear_conv_bias_parts,
     .match_size = sizeof(struct fuse_ort_qlinear_conv_bias_match),
     .whole_size = sizeof(struct fuse_ort_qlinear_conv_bias_whole), .match = fuse_ort_qlinear_conv_bias_any,
     .each = fuse_ort_qlinear_conv_bias_all},
    {.name = "qlinear_gemm", .place = "fuse_ort.pat:367", .is_rule = true, .n_captures = 12, .n_params = 11,
     .captures = fuse_ort_qlinear_gemm_captures, .n_parts = 26, .parts = fuse_ort_qlinear_gemm_parts,
     .match_size = sizeof(struct fuse_ort_qlinear_gemm_match),
     .whole_size = sizeof(struct fuse_ort_qlinear_gemm_whole), .match = fuse_ort_qlinear_gemm_any,
     .each = fuse_ort_qlinear_gemm_all},
    {.name = "qlinear_add", .place = "fuse_ort.pat:376", .is_rule = true, .n_captures = 9, .n_params = 8,
     .captures = fuse_ort_qlinear_add_captures, .n_parts = 18, .parts = fuse_ort_qlinear_add_parts,
     .match_size = sizeof(struct fuse_ort_qlinear_add_match),
     .whole_size = sizeof(struct fuse_ort_qlinear_add_whole), .match = fuse_ort_qlinear_add_any,
     .each = fuse_ort_qlinear_add_all},
    {.name = "qlinear_mul", .place = "fuse_ort.pat:382", .is_rule = true, .n_captures = 9, .n_params = 8,
     .captures = fuse_ort_qlinear_mul_captures, .n_parts = 18, .parts = fuse_ort_qlinear_mul_parts,
     .match_size = sizeof(struct fuse_ort_qlinear_mul_match),
     .whole_size = sizeof(struct fuse_ort_qlinear_mul_whole), .match = fuse_ort_qlinear_mul_any,
     .each = fuse_ort_qlinear_mul_all},
    {.name = "qlinear_global_pool", .place = "fuse_ort.pat:388", .is_rule = true, .n_captures = 6,
     .n_params = 5, .captures = fuse_ort_qlinear_global_pool_captures, .n_parts = 12,
     .parts = fuse_ort_qlinear_global_pool_parts,
     .match_size = sizeof(struct fuse_ort_qlinear_global_pool_match),
     .whole_size = sizeof(struct fuse_ort_qlinear_global_pool_whole),
     .match = fuse_ort_qlinear_global_pool_any, .each = fuse_ort_qlinear_global_pool_all},
    {.name = "qlinear_sigmoid", .place = "fuse_ort.pat:394", .is_rule = true, .n_captures = 6,
     .n_params = 5, .captures = fuse_ort_qlinear_sigmoid_captures, .n_parts = 12,
     .parts = fuse_ort_qlinear_sigmoid_parts, .match_size = sizeof(struct fuse_ort_qlinear_sigmoid_match),
     .whole_size = sizeof(struct fuse_ort_qlinear_sigmoid_whole), .match = fuse_ort_qlinear_sigmoid_any,
     .each = fuse_ort_qlinear_sigmoid_all},
    {.name = "qlinear_leaky", .place = "fuse_ort.pat:400", .is_rule = true, .n_captures = 6, .n_params = 5,
     .captures = fuse_ort_qlinear_leaky_captures, .n_parts = 12, .parts = fuse_ort_qlinear_leaky_parts,
     .match_size = sizeof(struct fuse_ort_qlinear_leaky_match),
     .whole_size = sizeof(struct fuse_ort_qlinear_leaky_whole), .match = fuse_ort_qlinear_leaky_any,
     .each = fuse_ort_qlinear_leaky_all},
};

static const char *const imports[] = { "onnx", "com_microsoft", NULL };
static const char *const text_0[] = { /* fuse_ort.pat */
    "// fuse_ort.pat -- groups that ONNX Runtime has an operator for, in its own domain com.microsoft.\n"
    "//\n"
    "// For ONNX Runtime on the CPU, from 1.17 on, in the forms that its kernels take: 32-bit floats but\n"
    "// for normalisations, rows of three axes, masks of four.  Run behind or with the standard set and fuse,\n"
    "// whose Gelu, Swish, RMSNormalization and Attention these rules are about.\n\nimport \"onnx.ops\";\n"
    "import \"com_microsoft.ops\";\n\n// Shapes stay those of x: constants beside it are no wider.\n"
    "cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;\n"
    "// A factor that may change places: neither infinite, nor 0, whose products with infinity runtimes leave out.\n"
    "cond moderate(s) = abs(value(s)) > 1e-30, abs(value(s)) < 1e30;\n"
    "// A number for each place of the last axis.\n"
    "cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];\n// t swaps the last two axes of a.\n"
    "cond swaps_last(t, a) =\n    (present(t.perm) and len(t.perm) >= 2\n"
    "     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))\n"
    "    or (not present(t.perm) and a.rank == 2);\n\n"
    "// ---- convolutions (ONNX Runtime: ConvActivationFusion, ConvAddActivationFusion; demo 11) ----\n\n"
    "// An activation behind a convolution of 32-bit floats.\nrule fuse_conv_activation(x, w, b) {\n"
    "    c = Conv(x, w, b?);\n    y = (Relu | Sigmoid | Tanh)(c);\n    match y;\n    where x.dtype == f32;\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?) {\n"
    "        ..c, activation = y.op == Relu ? \"Relu\" : y.op == Tanh ? \"Tanh\" : \"Sigmoid\"\n    };\n}\n"
    "rule fuse_conv_leaky(x, w, b) {\n    c = Conv(x, w, b?);\n    y = LeakyRelu(c);\n    match y;\n"
    "    where x.dtype == f32;\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = \"LeakyRelu\", activation_params = [y.alpha] };\n"
    "}\nrule fuse_conv_hard_sigmoid(x, w, b) {\n    c = Conv(x, w, b?);\n    y = HardSigmoid(c);\n"
    "    match y;\n    where x.dtype == f32;\n    rewrite com.microsoft.FusedConv(x, w, b?) {\n"
    "        ..c, activation = \"HardSigmoid\", activation_params = [y.alpha, y.beta]\n    };\n}\n"
    "rule fuse_conv_clip(x, w, b, lo, hi) {\n    c = Conv(x, w, b?);\n"
    "    match Clip(c, (lo & const)?, (hi & const)?);\n    where x.dtype == f32;\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?) {\n        ..c, activation = \"Clip\",\n"
    "        activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]\n"
    "    };\n}\n// A sum of the convolution and a value of its shape, with an activation behind it.\n"
    "rule fuse_conv_sum_activation(x, w, b, z) : priority 1 {\n    c = Conv(x, w, b?);\n"
    "    y = Relu(Add(c, z));\n    match y;\n    where x.dtype == f32, same_shape(c, z), not is_const(z);\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = \"Relu\" };\n}\n"
    "rule fuse_conv_sum(x, w, b, z) {\n    c = Conv(x, w, b?);\n    match Add(c, z);\n"
    "    where x.dtype == f32, same_shape(c, z), not is_const(z);\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };\n}\n\n"
    "// ---- Gelu, Swish: of opsets 20 and 24, here for all ----\n\n"
    "rule ort_gelu(x) { match Gelu(x) { approximate == \"none\" }; rewrite com.microsoft.Gelu(x); }\n"
    "rule ort_gelu_tanh(x) { match Gelu(x) { approximate == \"tanh\" }; where x.rank >= 1; rewrite com.microsoft.FastGelu(x); }\n"
    "rule ort_swish(x) { y = Swish(x); match y; where x.dtype == f32; rewrite com.microsoft.QuickGelu(x) { alpha = y.alpha }; }\n"
    "// With a bias (ONNX Runtime: BiasGeluFusion; ONNX Script: bias_gelu).\nrule fuse_bias_gelu(x, b) {\n"
    "    match com.microsoft.Gelu(Add(x, b));\n    where b.rank == 1, b.shape[0] == x.shape[-1];\n"
    "    rewrite com.microsoft.BiasGelu(x, b);\n}\nrule fuse_bias_gelu_tanh(x, b) {\n"
    "    match com.microsoft.FastGelu(Add(x, b));\n"
    "    where b.rank == 1, b.shape[0] == x.shape[-1], x.dtype == f32;\n"
    "    rewrite com.microsoft.FastGelu(x, b);\n}\n\n"
    "// ---- integer products (ONNX Runtime: MatMulIntegerToFloatFusion, DynamicQuantizeMatMulFusion) ----\n"
    "\nrule fuse_integer_product_sum(x, b, zero, scale, bias) : priority 1, keep_shared {\n"
    "    q = DynamicQuantizeLinear(x);\n    v = q.0;\n    s = q.1;\n    z = q.2;\n",
    "    match Add(Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)), bias);\n"
    "    where b.rank == 2, scale.rank <= 1, bias.rank == 1, bias.shape[0] == b.shape[1];\n"
    "    where scale.elements == 1 or scale.shape[0] == b.shape[1];\n"
    "    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?, bias);\n}\n"
    "rule fuse_integer_product(x, b, zero, scale) : keep_shared {\n    q = DynamicQuantizeLinear(x);\n"
    "    v = q.0;\n    s = q.1;\n    z = q.2;\n"
    "    match Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale));\n"
    "    where b.rank == 2, scale.rank <= 1, scale.elements == 1 or scale.shape[0] == b.shape[1];\n"
    "    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?);\n}\n"
    "rule fuse_dynamic_product(x, b, zero, scale, bias) {\n    q = DynamicQuantizeLinear(x);\n"
    "    match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);\n"
    "    rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);\n}\n\n"
    "// ---- normalisations ----\n\n"
    "// A sum that is normalised and read elsewhere, too (demo 8; ONNX Script: skip_normalization;\n"
    "// ONNX Runtime: SkipLayerNormFusion).\nrule fuse_skip_norm(x, skip, scale, shift) : priority 1 {\n"
    "    s = Add(x, skip);\n    n = LayerNormalization(s, scale, shift?) { axis == -1 };\n    match n, s;\n"
    "    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\n"
    "    where not present(shift) or along(shift, x);\n    rewrite {\n"
    "        k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };\n"
    "        return k.0, k.3;\n    }\n}\nrule fuse_skip_norm_only(x, skip, scale, shift) {\n"
    "    n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };\n    match n;\n"
    "    where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\n"
    "    where not present(shift) or along(shift, x);\n"
    "    rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };\n}\n"
    "rule fuse_skip_rms_norm(x, skip, scale) : priority 1 {\n    s = Add(x, skip);\n"
    "    n = RMSNormalization(s, scale) { axis == -1 };\n    match n, s;\n"
    "    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\n"
    "    rewrite {\n"
    "        k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };\n"
    "        return k.0, k.3;\n    }\n}\nrule fuse_skip_rms_norm_only(x, skip, scale) {\n"
    "    n = RMSNormalization(Add(x, skip), scale) { axis == -1 };\n    match n;\n"
    "    where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\n"
    "    rewrite com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) { epsilon = n.epsilon };\n"
    "}\n// The bias of a product before the sum.\nrule fuse_skip_norm_bias(x, b, skip, scale, shift) {\n"
    "    s = com.microsoft.SkipLayerNormalization(Add(x, b), skip, scale, shift?);\n    match s;\n"
    "    where along(b, x), b.dtype == x.dtype;\n"
    "    rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?, b) { ..s };\n}\n"
    "// ---- FusedMatMul (ONNX Runtime: MatmulTransposeFusion, MatMulScaleFusion; ONNX Script: fused_matmul) ----\n"
    "\nrule fuse_matmul_a(a, b) : keep_shared {\n    t = Transpose(a);\n    match MatMul(t, b);\n"
    "    where swaps_last(t, a), b.rank >= 2, a.dtype == f32;\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { transA = 1 };\n}\n"
    "rule fuse_matmul_b(a, b) : keep_shared {\n    t = Transpose(b);\n    match MatMul(a, t);\n"
    "    where swaps_last(t, b), a.rank >= 2, a.dtype == f32;\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { transB = 1 };\n}\n"
    "rule fuse_matmul_more_a(a, b) : keep_shared {\n    t = Transpose(a);\n"
    "    m = com.microsoft.FusedMatMul(t, b) { transBatchA == 0 };\n    match m;\n"
    "    where swaps_last(t, a), b.rank >= 2; // a vector is taken for a matrix's row\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transA = 1 - m.transA };\n}\n"
    "rule fuse_matmul_more_b(a, b) : keep_shared {\n    t = Transpose(b);\n"
    "    m = com.microsoft.FusedMatMul(a, t) { transBatchB == 0 };\n    match m;\n"
    "    where swaps_last(t, b), a.rank >= 2;\n",
    "    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transB = 1 - m.transB };\n}\n"
    "// A number times or under a product.\nrule fuse_matmul_scale(a, b, s) {\n    m = MatMul(a, b);\n"
    "    match Mul(m, s & const);\n"
    "    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) };\n}\n"
    "rule fuse_matmul_divisor(a, b, s) {\n    m = MatMul(a, b);\n    match Div(m, s & const);\n"
    "    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) };\n}\n"
    "rule fuse_matmul_more_scale(a, b, s) {\n    m = com.microsoft.FusedMatMul(a, b);\n"
    "    match Mul(m, s & const);\n"
    "    where m.dtype == f32, s.elements == 1, s.rank <= m.rank, moderate(s);\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) };\n}\n\n"
    "// A number times or under an operand; what two factors make may be a Gelu.\n"
    "rule fuse_matmul_scale_a(a, b, s) {\n    o = (Mul | Div)(a & !Mul(...), s & const);\n"
    "    match MatMul(o, b);\n"
    "    where s.elements == 1, s.rank <= a.rank, a.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { alpha = o.op == Mul ? value(s) : 1.0 / value(s) };\n}\n"
    "rule fuse_matmul_scale_b(a, b, s) {\n    o = (Mul | Div)(b & !Mul(...), s & const);\n"
    "    match MatMul(a, o);\n"
    "    where s.elements == 1, s.rank <= b.rank, a.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { alpha = o.op == Mul ? value(s) : 1.0 / value(s) };\n}\n\n"
    "// ---- activations in a product (ONNX Runtime: GemmActivationFusion) ----\n\n"
    "rule fuse_gemm(a, b, c) {\n    g = Gemm(a, b, c?);\n"
    "    y = (Relu | Sigmoid | Tanh | Softplus | Softsign)(g);\n    match y;\n    where g.dtype == f32;\n"
    "    rewrite com.microsoft.FusedGemm(a, b, c?) {\n"
    "        ..g, activation = y.op == Relu ? \"Relu\" : y.op == Tanh ? \"Tanh\" : y.op == Sigmoid ? \"Sigmoid\"\n"
    "                        : y.op == Softplus ? \"Softplus\" : \"Softsign\"\n    };\n}\n"
    "rule fuse_gemm_elu(a, b, c) {\n    g = Gemm(a, b, c?);\n    y = Elu(g);\n    match y;\n"
    "    where g.dtype == f32;\n"
    "    rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = \"Elu\", activation_alpha = y.alpha };\n"
    "}\nrule fuse_gemm_hard_sigmoid(a, b, c) {\n    g = Gemm(a, b, c?);\n    y = HardSigmoid(g);\n"
    "    match y;\n    where g.dtype == f32;\n    rewrite com.microsoft.FusedGemm(a, b, c?) {\n"
    "        ..g, activation = \"HardSigmoid\", activation_alpha = y.alpha, activation_beta = y.beta\n"
    "    };\n}\nrule fuse_gemm_leaky(a, b, c) {\n    g = Gemm(a, b, c?);\n    y = LeakyRelu(g);\n    match y;\n"
    "    where g.dtype == f32;\n"
    "    rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = \"LeakyRelu\", activation_alpha = y.alpha };\n"
    "}\n\n"
    "// ---- attention (ONNX Runtime: AttentionFusion, MultiHeadAttentionFusion; ONNX Script: mha) ----\n\n"
    "// As many heads of keys as of queries; nothing but a scale; a mask for each product.\n"
    "cond plain(a) = a.q_num_heads == a.kv_num_heads, a.q_num_heads > 0, a.is_causal == 0, a.softcap == 0, a.qk_matmul_output_mode == 0;\n"
    "cond added(mask, q) = mask.rank == 4, same_dtype(mask, q);\n\n// All three are products of one value.\n"
    "rule ort_attention(x, wq, wk, wv, bq, bk, bv, mask, absent) : priority 2 {\n"
    "    a = Attention(Add(MatMul(x, wq & const), bq & const), Add(MatMul(x, wk & const), bk & const),\n"
    "                  Add(MatMul(x, wv & const), bv & const), mask?, absent?);\n    match a;\n"
    "    where plain(a), x.rank == 3, x.dtype == f32, not present(absent), not present(mask) or added(mask, x);\n"
    "    where wq.rank == 2, same_shape(wq, wk), same_shape(wq, wv), along(bq, wq), same_shape(bq, bk), same_shape(bq, bv);\n"
    "    rewrite com.microsoft.Attention(x, Concat(wq, wk, wv) { axis = 1 }, Concat(bq, bk, bv) { axis = 0 }, absent?, absent?, mask?) {\n"
    "        num_heads = a.q_num_heads, scale = a.scale?\n    };\n}\n"
    "rule ort_attention_packed(x, w, b, mask, absent) : priority 2 {\n",
    "    s = Split(Add(MatMul(x, w & const), b & const), ...) { axis in {-1, 2} };\n    q = s.0;\n"
    "    k = s.1;\n    v = s.2;\n    a = Attention(q, k, v, mask?, absent?);\n    match a;\n"
    "    where plain(a), x.rank == 3, x.dtype == f32, not present(absent), not present(mask) or added(mask, x);\n"
    "    where w.rank == 2, along(b, w), q.shape[2] * 3 == w.shape[1], k.shape[2] == q.shape[2], v.shape[2] == q.shape[2];\n"
    "    rewrite com.microsoft.Attention(x, w, b, absent?, absent?, mask?) { num_heads = a.q_num_heads, scale = a.scale? };\n"
    "}\n// With the biases of the three.\n"
    "rule ort_multi_head_attention(q, k, v, bq, bk, bv, mask, absent) : priority 1 {\n"
    "    a = Attention(Add(q, bq & const), Add(k, bk & const), Add(v, bv & const), mask?, absent?);\n"
    "    match a;\n"
    "    where plain(a), q.rank == 3, k.rank == 3, v.rank == 3, q.dtype == f32, not present(absent), not present(mask) or added(mask, q);\n"
    "    where along(bq, q), along(bk, k), along(bv, v);\n"
    "    rewrite com.microsoft.MultiHeadAttention(q, k, v, Concat(bq, bk, bv) { axis = 0 }, absent?, mask?) {\n"
    "        num_heads = a.q_num_heads, scale = a.scale?\n    };\n}\n\n"
    "// ---- embeddings (ONNX Runtime: EmbedLayerNormFusion) ----\n\n"
    "// Words and places, which are a constant for each, and kinds of words where there are some.\n"
    "cond embeds(words, ids, places, w) =\n"
    "    ids.rank == 2, ids.dtype in {i32, i64}, w.dtype == f32, words.rank == 2, places.elements == ids.shape[1] * words.shape[1],\n"
    "    places.shape[-2] == ids.shape[1], places.shape[-1] == words.shape[1];\n"
    "rule ort_embed_kinds(words, ids, kinds, types, places, scale, shift) {\n"
    "    w = Gather(words, ids) { axis == 0 };\n    t = Gather(kinds, types) { axis == 0 };\n"
    "    n = LayerNormalization(Add(Add(w, t), places & const) | Add(Add(w, places & const), t) | Add(w, Add(t, places & const)),\n"
    "                           scale, shift) { axis == -1 };\n    match n;\n"
    "    where embeds(words, ids, places, w), same_shape(ids, types), types.dtype in {i32, i64}, kinds.rank == 2;\n"
    "    where along(scale, w), along(shift, w);\n"
    "    rewrite com.microsoft.EmbedLayerNormalization(Cast(ids) { to = 6 }, Cast(types) { to = 6 }, words,\n"
    "        Reshape(places, i64 [places.shape[-2], places.shape[-1]]), kinds, scale, shift) -> 2 { epsilon = n.epsilon } .0;\n"
    "}\n// `absent` is what is left out.\nrule ort_embed(words, ids, places, scale, shift, absent) {\n"
    "    w = Gather(words, ids) { axis == 0 };\n"
    "    n = LayerNormalization(Add(w | Gather(w, absent), places & const), scale, shift) { axis == -1 };\n"
    "    match n;\n"
    "    where embeds(words, ids, places, w), not present(absent), along(scale, w), along(shift, w);\n"
    "    rewrite com.microsoft.EmbedLayerNormalization(Cast(ids) { to = 6 }, absent?, words,\n"
    "        Reshape(places, i64 [places.shape[-2], places.shape[-1]]), absent?, scale, shift) -> 2 { epsilon = n.epsilon } .0;\n"
    "}\n\n// ---- quantised values (ONNX Runtime: QDQ selectors) ----\n//\n"
    "// Integer operators round once less, so that results may be a step apart.\n\n"
    "// The only floats that these operators take as scales.  Dequantised numbers times an infinity may be NaN, where\n"
    "// the sum of integers is a number; products of two scales, and their quotient by a third, have to stay normal.\n"
    "cond one_scale(s) = s.elements == 1, s.dtype == f32, value(s) > 1e-12, value(s) < 1e12;\n"
    "// Both ends have numbers of 8 bits, of one dtype.\n"
    "cond alike(s, z, t, y) = one_scale(s), one_scale(t), z.dtype in {i8, u8}, same_dtype(z, y);\n\n"
    "rule qlinear_matmul(a, as, az, b, bs, bz, ys, yz) : keep_shared {\n"
    "    m = MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));\n"
    "    match QuantizeLinear(m, ys & const, yz & const);\n"
    "    where alike(as, az, ys, yz), one_scale(bs), bz.dtype in {i8, u8}, uses(m) == 1;\n"
    "    rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz);\n}\n"
    "// Weights may have a scale for each output channel.\ncond of_weights(d, s, z) =\n"
    "    z.dtype in {i8, u8},\n"
    "    one_scale(s) or (s.dtype == f32 and s.rank == 1 and z.rank == 1 and d.axis == 0\n",
    "                     and min([v for v in value(s)]) > 1e-12 and max([v for v in value(s)]) < 1e12);\n"
    "rule qlinear_conv(x, xs, xz, w, ws, wz, ys, yz) : keep_shared {\n"
    "    d = DequantizeLinear(w & const, ws & const, wz & const);\n"
    "    c = Conv(DequantizeLinear(x, xs & const, xz & const), d);\n"
    "    match QuantizeLinear(c, ys & const, yz & const);\n"
    "    where alike(xs, xz, ys, yz), of_weights(d, ws, wz), uses(c) == 1;\n"
    "    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };\n}\n"
    "// With a bias of 32-bit integers, whose scale is that of input and weights; the sum has 32 bits, too.\n"
    "rule qlinear_conv_bias(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) : keep_shared {\n"
    "    d = DequantizeLinear(w & const, ws & const, wz & const);\n"
    "    c = Conv(DequantizeLinear(x, xs & const, xz & const), d,\n"
    "             DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?));\n"
    "    match QuantizeLinear(c, ys & const, yz & const);\n"
    "    where alike(xs, xz, ys, yz), of_weights(d, ws, wz), uses(c) == 1, max([abs(v) for v in value(b)]) < 1073741824;\n"
    "    where (ws.elements == 1 and bs.elements == 1 and value(bs) ~= value(xs) * value(ws))\n"
    "       or (ws.rank == 1 and same_shape(bs, ws)\n"
    "           and max([abs(value(bs)[i] - value(xs) * value(ws)[i]) / value(ws)[i] for i in range(bs.shape[0])]) < 1e-5 * value(xs));\n"
    "    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c };\n}\n"
    "rule qlinear_gemm(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) : keep_shared {\n"
    "    g = Gemm(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const),\n"
    "             DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?)) { beta == 1 };\n"
    "    match QuantizeLinear(g, ys & const, yz & const);\n"
    "    where alike(xs, xz, ys, yz), one_scale(ws), wz.dtype in {i8, u8}, uses(g) == 1, g.alpha == 1;\n"
    "    where bs.elements == 1, value(bs) ~= value(xs) * value(ws), b.rank == 1;\n"
    "    where max([abs(v) for v in value(b)]) < 1073741824;\n"
    "    rewrite com.microsoft.QGemm(x, xs, xz, w, ws, wz, b, ys, yz) { transA = g.transA, transB = g.transB };\n"
    "}\nrule qlinear_add(a, as, az, b, bs, bz, ys, yz) : keep_shared {\n"
    "    s = Add(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));\n"
    "    match QuantizeLinear(s, ys & const, yz & const);\n"
    "    where alike(as, az, ys, yz), one_scale(bs), same_dtype(az, bz), uses(s) == 1;\n"
    "    rewrite com.microsoft.QLinearAdd(a, as, az, b, bs, bz, ys, yz);\n}\n"
    "rule qlinear_mul(a, as, az, b, bs, bz, ys, yz) : keep_shared {\n"
    "    s = Mul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));\n"
    "    match QuantizeLinear(s, ys & const, yz & const);\n"
    "    where alike(as, az, ys, yz), one_scale(bs), same_dtype(az, bz), uses(s) == 1;\n"
    "    rewrite com.microsoft.QLinearMul(a, as, az, b, bs, bz, ys, yz);\n}\n"
    "rule qlinear_global_pool(x, xs, xz, ys, yz) : keep_shared {\n"
    "    p = GlobalAveragePool(DequantizeLinear(x, xs & const, xz & const));\n"
    "    match QuantizeLinear(p, ys & const, yz & const);\n"
    "    where alike(xs, xz, ys, yz), uses(p) == 1, x.rank >= 3;\n"
    "    rewrite com.microsoft.QLinearGlobalAveragePool(x, xs, xz, ys, yz);\n}\n"
    "rule qlinear_sigmoid(x, xs, xz, ys, yz) : keep_shared {\n"
    "    p = Sigmoid(DequantizeLinear(x, xs & const, xz & const));\n"
    "    match QuantizeLinear(p, ys & const, yz & const);\n    where alike(xs, xz, ys, yz), uses(p) == 1;\n"
    "    rewrite com.microsoft.QLinearSigmoid(x, xs, xz, ys, yz);\n}\n"
    "rule qlinear_leaky(x, xs, xz, ys, yz) : keep_shared {\n"
    "    p = LeakyRelu(DequantizeLinear(x, xs & const, xz & const));\n"
    "    match QuantizeLinear(p, ys & const, yz & const);\n    where alike(xs, xz, ys, yz), uses(p) == 1;\n"
    "    rewrite com.microsoft.QLinearLeakyRelu(x, xs, xz, ys, yz) { alpha = p.alpha };\n}\n",
    NULL};
static const struct dfg_source sources[] = {
    {"fuse_ort.pat", UINT64_C(0x3521fc0bdf84ec5e), text_0, (const uint32_t[]){1, 2}, 2},
    {"onnx.ops", UINT64_C(0x67e4206e71dd8ca4), NULL, NULL, 0},
    {"com_microsoft.ops", UINT64_C(0xa8f0aec90c9405c3), NULL, NULL, 0},
};
extern const struct dfg_unit fuse_ort_unit;
const struct dfg_unit fuse_ort_unit = {
    .abi = DFG_ABI,
    .name = "fuse_ort",
    .imports = imports,
    .names = &fuse_ort_names,
    .n_patterns = 46, .patterns = patterns,
    .rules = &fuse_ort_rules,
    .version = "0.1.0", .hash = UINT64_C(0x34a139e60f32ae12),
    .n_sources = 3, .sources = sources, .law_limit = 64,
    .prefix = "fuse_ort_",
};
