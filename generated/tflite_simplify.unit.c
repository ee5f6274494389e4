/* What tflite_simplify.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "tflite_simplify.h"
#if TFLITE_SIMPLIFY_H != 0xfee8b844f61c8c50
#error "tflite_simplify.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct tflite_simplify_tfl_fuse_activation_match, member)
static const struct dfg_capture tflite_simplify_tfl_fuse_activation_captures[] = {
    {"rest", DFG_CAP_NODES, AT(rest)}, {"c", DFG_CAP_NODE, AT(c)}, {"a", DFG_CAP_NODE, AT(a)}};
static const struct dfg_part tflite_simplify_tfl_fuse_activation_parts[] = {
    {DFG_PART_INNER, 0, 0, 1, AT(c)}, {DFG_PART_INPUT, 1, 0, 0, AT(rest)}, {DFG_PART_ROOT, 0, 1, 2, AT(a)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_tfl_fuse_activation)

#define AT(member) offsetof(struct tflite_simplify_tfl_fuse_pool_activation_match, member)
static const struct dfg_capture tflite_simplify_tfl_fuse_pool_activation_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"p", DFG_CAP_NODE, AT(p)}, {"a", DFG_CAP_NODE, AT(a)}};
static const struct dfg_part tflite_simplify_tfl_fuse_pool_activation_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INNER, 0, 0, 1, AT(p)}, {DFG_PART_ROOT, 0, 1, 2, AT(a)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_tfl_fuse_pool_activation)

#define AT(member) offsetof(struct tflite_simplify_tfl_fuse_bias_match, member)
static const struct dfg_capture tflite_simplify_tfl_fuse_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"y", DFG_CAP_NODE, AT(y)}, {"s", DFG_CAP_NODE, AT(s)}};
static const struct dfg_part tflite_simplify_tfl_fuse_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(y)}, {DFG_PART_ROOT, 0, 1, 4, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_tfl_fuse_bias)

#define AT(member) offsetof(struct tflite_simplify_tfl_requantize_match, member)
static const struct dfg_capture tflite_simplify_tfl_requantize_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"q", DFG_CAP_NODE, AT(q)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part tflite_simplify_tfl_requantize_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INNER, 0, 0, 1, AT(q)}, {DFG_PART_ROOT, 0, 1, 2, AT(r)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_tfl_requantize)

#define AT(member) offsetof(struct tflite_simplify_tfl_parallel_quantize_match, member)
static const struct dfg_capture tflite_simplify_tfl_parallel_quantize_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part tflite_simplify_tfl_parallel_quantize_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(a)}, {DFG_PART_ROOT, 0, 2, 2, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_tfl_parallel_quantize)

#define AT(member) offsetof(struct tflite_simplify_tfl_quantize_dequantize_whole, member)
static const struct dfg_capture tflite_simplify_tfl_quantize_dequantize_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part tflite_simplify_tfl_quantize_dequantize_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, 1, AT(m.q)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantize)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_tfl_quantize_dequantize)

#define AT(member) offsetof(struct tflite_simplify_tfl_quantize_into_match, member)
static const struct dfg_capture tflite_simplify_tfl_quantize_into_captures[] = {
    {"rest", DFG_CAP_NODES, AT(rest)}, {"c", DFG_CAP_NODE, AT(c)}, {"q", DFG_CAP_NODE, AT(q)}};
static const struct dfg_part tflite_simplify_tfl_quantize_into_parts[] = {
    {DFG_PART_INNER, 0, 0, 1, AT(c)}, {DFG_PART_INPUT, 1, 0, 0, AT(rest)}, {DFG_PART_ROOT, 0, 1, 2, AT(q)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_tfl_quantize_into)

#define AT(member) offsetof(struct tflite_simplify_tfl_activation_before_concat_whole, member)
static const struct dfg_capture tflite_simplify_tfl_activation_before_concat_captures[] = {
    {"parts", DFG_CAP_NODES, AT(m.parts)}, {"c", DFG_CAP_NODE, AT(m.c)}, {"a", DFG_CAP_NODE, AT(m.a)}};
static const struct dfg_part tflite_simplify_tfl_activation_before_concat_parts[] = {
    {DFG_PART_INPUT, 1, 0, 0, AT(m.parts)}, {DFG_PART_INNER, 0, 0, 1, AT(m.c)},
    {DFG_PART_INNER, 1, 0, -1, AT(conv2D)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
    {DFG_PART_ROOT, 0, 1, 2, AT(m.a)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_tfl_activation_before_concat)

#define AT(member) offsetof(struct tflite_simplify_swish_line_match, member)
static const struct dfg_capture tflite_simplify_swish_line_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"sixth", DFG_CAP_NODE, AT(sixth)}, {"half", DFG_CAP_NODE, AT(half)},
    {"p", DFG_CAP_NODE, AT(p)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part tflite_simplify_swish_line_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(sixth)},
    {DFG_PART_INPUT, 0, 0, 2, AT(half)}, {DFG_PART_INNER, 0, 0, 3, AT(p)},
    {DFG_PART_CONST, 0, 0, 1, AT(sixth)}, {DFG_PART_ROOT, 0, 1, 4, AT(y)},
    {DFG_PART_CONST, 0, 0, 2, AT(half)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_swish_line)

#define AT(member) offsetof(struct tflite_simplify_swish_limits_whole, member)
static const struct dfg_capture tflite_simplify_swish_limits_captures[] = {
    {"y", DFG_CAP_NODE, AT(m.y)}, {"one", DFG_CAP_NODE, AT(m.one)}};
static const struct dfg_part tflite_simplify_swish_limits_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.y)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.one)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(minimum)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(minimum_2)}, {DFG_PART_INNER, 0, 0, -1, AT(relu_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_swish_limits)

#define AT(member) offsetof(struct tflite_simplify_tfl_hard_swish_whole, member)
static const struct dfg_capture tflite_simplify_tfl_hard_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"sixth", DFG_CAP_NODE, AT(m.sixth)}, {"half", DFG_CAP_NODE, AT(m.half)},
    {"one", DFG_CAP_NODE, AT(m.one)}, {"m", DFG_CAP_NODE, AT(m.m)}};
static const struct dfg_part tflite_simplify_tfl_hard_swish_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.sixth)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.half)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.one)},
    {DFG_PART_ROOT, 0, 1, 4, AT(m.m)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(minimum)}, {DFG_PART_INNER, 0, 0, -1, AT(y)},
    {DFG_PART_INNER, 0, 0, -1, AT(p)}, {DFG_PART_CONST, 0, 0, 1, AT(m.sixth)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.half)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(minimum_2)}, {DFG_PART_INNER, 0, 0, -1, AT(relu_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_tfl_hard_swish)

#define AT(member) offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, member)
static const struct dfg_capture tflite_simplify_tfl_hard_swish_quantised_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"sixth", DFG_CAP_NODE, AT(m.sixth)}, {"half", DFG_CAP_NODE, AT(m.half)},
    {"one", DFG_CAP_NODE, AT(m.one)}, {"d", DFG_CAP_NODE, AT(m.d)}, {"m", DFG_CAP_NODE, AT(m.m)},
    {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part tflite_simplify_tfl_hard_swish_quantised_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.sixth)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.half)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.one)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.d)}, {DFG_PART_INNER, 0, 0, 5, AT(m.m)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(minimum)},
    {DFG_PART_INNER, 0, 0, -1, AT(y)}, {DFG_PART_INNER, 0, 0, -1, AT(p)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.sixth)}, {DFG_PART_CONST, 0, 0, 2, AT(m.half)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(minimum_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_ROOT, 0, 1, 6, AT(m.q)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_tfl_hard_swish_quantised)

#define AT(member) offsetof(struct tflite_simplify_tfl_permute_weights_whole, member)
static const struct dfg_capture tflite_simplify_tfl_permute_weights_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"p", DFG_CAP_NODE, AT(m.p)}, {"w", DFG_CAP_NODE, AT(m.w)},
    {"b", DFG_CAP_NODE, AT(m.b)}, {"t", DFG_CAP_NODE, AT(m.t)}, {"r", DFG_CAP_NODE, AT(m.r)},
    {"f", DFG_CAP_NODE, AT(m.f)}};
static const struct dfg_part tflite_simplify_tfl_permute_weights_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.p)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.b)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.t)}, {DFG_PART_CONST, 0, 0, 1, AT(m.p)},
    {DFG_PART_INNER, 0, 0, 5, AT(m.r)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_ROOT, 0, 1, 6, AT(m.f)}, {DFG_PART_CONST, 0, 0, 2, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_tfl_permute_weights)

#define AT(member) offsetof(struct tflite_simplify_tfl_permute_kernel_whole, member)
static const struct dfg_capture tflite_simplify_tfl_permute_kernel_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"p", DFG_CAP_NODE, AT(m.p)}, {"w", DFG_CAP_NODE, AT(m.w)},
    {"b", DFG_CAP_NODE, AT(m.b)}, {"t", DFG_CAP_NODE, AT(m.t)}, {"r", DFG_CAP_NODE, AT(m.r)},
    {"c", DFG_CAP_NODE, AT(m.c)}, {"n", DFG_CAP_DIM, AT(m.n)}};
static const struct dfg_part tflite_simplify_tfl_permute_kernel_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.p)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.b)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.t)}, {DFG_PART_CONST, 0, 0, 1, AT(m.p)},
    {DFG_PART_INNER, 0, 0, 5, AT(m.r)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_ROOT, 0, 1, 6, AT(m.c)}, {DFG_PART_CONST, 0, 0, 2, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_tfl_permute_kernel)

#define AT(member) offsetof(struct tflite_simplify_tfl_pool_to_sum_whole, member)
static const struct dfg_capture tflite_simplify_tfl_pool_to_sum_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"p", DFG_CAP_NODE, AT(m.p)}, {"r", DFG_CAP_NODE, AT(m.r)}, {"f", DFG_CAP_NODE, AT(m.f)},
    {"n", DFG_CAP_DIM, AT(m.n)}, {"h", DFG_CAP_DIM, AT(m.h)}, {"wd", DFG_CAP_DIM, AT(m.wd)},
    {"c", DFG_CAP_DIM, AT(m.c)}, {"k", DFG_CAP_VALUE, AT(m.k)}};
static const struct dfg_part tflite_simplify_tfl_pool_to_sum_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INNER, 0, 0, 3, AT(m.p)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.r)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_ROOT, 0, 1, 5, AT(m.f)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(tflite_simplify_tfl_pool_to_sum)

static const struct dfg_pattern tflite_simplify_patterns[] = {
    {.name = "tfl_fuse_activation", .place = "tflite_simplify.pat:26", .is_rule = true, .n_captures = 3,
     .n_params = 1, .captures = tflite_simplify_tfl_fuse_activation_captures, .n_parts = 3,
     .parts = tflite_simplify_tfl_fuse_activation_parts,
     .match_size = sizeof(struct tflite_simplify_tfl_fuse_activation_match),
     .whole_size = sizeof(struct tflite_simplify_tfl_fuse_activation_match),
     .match = tflite_simplify_tfl_fuse_activation_any, .each = tflite_simplify_tfl_fuse_activation_all},
    {.name = "tfl_fuse_pool_activation", .place = "tflite_simplify.pat:36", .is_rule = true,
     .n_captures = 3, .n_params = 1, .captures = tflite_simplify_tfl_fuse_pool_activation_captures,
     .n_parts = 3, .parts = tflite_simplify_tfl_fuse_pool_activation_parts,
     .match_size = sizeof(struct tflite_simplify_tfl_fuse_pool_activation_match),
     .whole_size = sizeof(struct tflite_simplify_tfl_fuse_pool_activation_match),
     .match = tflite_simplify_tfl_fuse_pool_activation_any,
     .each = tflite_simplify_tfl_fuse_pool_activation_all},
    {.name = "tfl_fuse_bias", .place = "tflite_simplify.pat:44", .is_rule = true, .n_captures = 5,
     .n_params = 3, .captures = tflite_simplify_tfl_fuse_bias_captures, .n_parts = 5,
     .parts = tflite_simplify_tfl_fuse_bias_parts,
     .match_size = sizeof(struct tflite_simplify_tfl_fuse_bias_match),
     .whole_size = sizeof(struct tflite_simplify_tfl_fuse_bias_match),
     .match = tflite_simplify_tfl_fuse_bias_any, .each = tflite_simplify_tfl_fuse_bias_all},
    {.name = "tfl_requantize", .place = "tflite_simplify.pat:56", .is_rule = true, .n_captures = 3,
     .n_params = 1, .captures = tflite_simplify_tfl_requantize_captures, .n_parts = 3,
     .parts = tflite_simplify_tfl_requantize_parts,
     .match_size = sizeof(struct tflite_simplify_tfl_requantize_match),
     .whole_size = sizeof(struct tflite_simplify_tfl_requantize_match),
     .match = tflite_simplify_tfl_requantize_any, .each = tflite_simplify_tfl_requantize_all},
    {.name = "tfl_parallel_quantize", .place = "tflite_simplify.pat:64", .is_rule = true, .n_captures = 3,
     .n_params = 1, .captures = tflite_simplify_tfl_parallel_quantize_captures, .n_parts = 3,
     .parts = tflite_simplify_tfl_parallel_quantize_parts,
     .match_size = sizeof(struct tflite_simplify_tfl_parallel_quantize_match),
     .whole_size = sizeof(struct tflite_simplify_tfl_parallel_quantize_match),
     .match = tflite_simplify_tfl_parallel_quantize_any, .each = tflite_simplify_tfl_parallel_quantize_all},
    {.name = "tfl_quantize_dequantize", .place = "tflite_simplify.pat:72", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = tflite_simplify_tfl_quantize_dequantize_captures, .n_parts = 3,
     .parts = tflite_simplify_tfl_quantize_dequantize_parts,
     .match_size = sizeof(struct tflite_simplify_tfl_quantize_dequantize_match),
     .whole_size = sizeof(struct tflite_simplify_tfl_quantize_dequantize_whole),
     .match = tflite_simplify_tfl_quantize_dequantize_any,
     .each = tflite_simplify_tfl_quantize_dequantize_all},
    {.name = "tfl_quantize_into", .place = "tflite_simplify.pat:82", .is_rule = true, .n_captures = 3,
     .n_params = 1, .captures = tflite_simplify_tfl_quantize_into_captures, .n_parts = 3,
     .parts = tflite_simplify_tfl_quantize_into_parts,
     .match_size = sizeof(struct tflite_simplify_tfl_quantize_into_match),
     .whole_size = sizeof(struct tflite_simplify_tfl_quantize_into_match),
     .match = tflite_simplify_tfl_quantize_into_any, .each = tflite_simplify_tfl_quantize_into_all},
    {.name = "tfl_activation_before_concat", .place = "tflite_simplify.pat:90", .is_rule = true,
     .n_captures = 3, .n_params = 1, .captures = tflite_simplify_tfl_activation_before_concat_captures,
     .n_parts = 5, .parts = tflite_simplify_tfl_activation_before_concat_parts,
     .match_size = sizeof(struct tflite_simplify_tfl_activation_before_concat_match),
     .whole_size = sizeof(struct tflite_simplify_tfl_activation_before_concat_whole),
     .match = tflite_simplify_tfl_activation_before_concat_any,
     .each = tflite_simplify_tfl_activation_before_concat_all},
    {.name = "swish_line", .place = "tflite_simplify.pat:101", .n_captures = 5, .n_params = 3,
     .captures = tflite_simplify_swish_line_captures, .n_parts = 7,
     .parts = tflite_simplify_swish_line_parts,
     .match_size = sizeof(struct tflite_simplify_swish_line_match),
     .whole_size = sizeof(struct tflite_simplify_swish_line_match), .match = tflite_simplify_swish_line_any,
     .each = tflite_simplify_swish_line_all},
    {.name = "swish_limits", .place = "tflite_simplify.pat:108", .n_captures = 2, .n_params = 2,
     .captures = tflite_simplify_swish_limits_captures, .n_parts = 9,
     .parts = tflite_simplify_swish_limits_parts,
     .match_size = sizeof(struct tflite_simplify_swish_limits_match),
     .whole_size = sizeof(struct tflite_simplify_swish_limits_whole),
     .match = tflite_simplify_swish_limits_any, .each = tflite_simplify_swish_limits_all},
    {.name = "tfl_hard_swish", .place = "tflite_simplify.pat:110", .is_rule = true, .n_captures = 5,
     .n_params = 4, .captures = tflite_simplify_tfl_hard_swish_captures, .n_parts = 15,
     .parts = tflite_simplify_tfl_hard_swish_parts,
     .match_size = sizeof(struct tflite_simplify_tfl_hard_swish_match),
     .whole_size = sizeof(struct tflite_simplify_tfl_hard_swish_whole),
     .match = tflite_simplify_tfl_hard_swish_any, .each = tflite_simplify_tfl_hard_swish_all},
    {.name = "tfl_hard_swish_quantised", .place = "tflite_simplify.pat:117", .is_rule = true,
     .n_captures = 7, .n_params = 4, .captures = tflite_simplify_tfl_hard_swish_quantised_captures,
     .n_parts = 17, .parts = tflite_simplify_tfl_hard_swish_quantised_parts,
     .match_size = sizeof(struct tflite_simplify_tfl_hard_swish_quantised_match),
     .whole_size = sizeof(struct tflite_simplify_tfl_hard_swish_quantised_whole),
     .match = tflite_simplify_tfl_hard_swish_quantised_any,
     .each = tflite_simplify_tfl_hard_swish_quantised_all},
    {.name = "tfl_permute_weights", .place = "tflite_simplify.pat:132", .is_rule = true, .n_captures = 7,
     .n_params = 4, .captures = tflite_simplify_tfl_permute_weights_captures, .n_parts = 10,
     .parts = tflite_simplify_tfl_permute_weights_parts,
     .match_size = sizeof(struct tflite_simplify_tfl_permute_weights_match),
     .whole_size = sizeof(struct tflite_simplify_tfl_permute_weights_whole),
     .match = tflite_simplify_tfl_permute_weights_any, .each = tflite_simplify_tfl_permute_weights_all},
    {.name = "tfl_permute_kernel", .place = "tflite_simplify.pat:142", .is_rule = true, .n_captures = 8,
     .n_params = 4, .captures = tflite_simplify_tfl_permute_kernel_captures, .n_parts = 10,
     .parts = tflite_simplify_tfl_permute_kernel_parts,
     .match_size = sizeof(struct tflite_simplify_tfl_permute_kernel_match),
     .whole_size = sizeof(struct tflite_simplify_tfl_permute_kernel_whole),
     .match = tflite_simplify_tfl_permute_kernel_any, .each = tflite_simplify_tfl_permute_kernel_all},
    {.name = "tfl_pool_to_sum", .place = "tflite_simplify.pat:152", .is_rule = true, .n_captures = 11,
     .n_params = 3, .captures = tflite_simplify_tfl_pool_to_sum_captures, .n_parts = 8,
     .parts = tflite_simplify_tfl_pool_to_sum_parts,
     .match_size = sizeof(struct tflite_simplify_tfl_pool_to_sum_match),
     .whole_size = sizeof(struct tflite_simplify_tfl_pool_to_sum_whole),
     .match = tflite_simplify_tfl_pool_to_sum_any, .each = tflite_simplify_tfl_pool_to_sum_all},
};

static const char *const tflite_simplify_imports[] = { "tflite", NULL };
static const char *const tflite_simplify_text_0[] = { /* tflite_simplify.pat */
    "// tflite_simplify.pat -- rules at the level of TensorFlow Lite's operators: channels last, activations and\n"
    "// quantisation as part of an operator.\n//\n"
    "// After the optimisations of NXP's converter (N1 to N18) as far as they speak of these operators;\n"
    "// those on Reshape, Transpose and Cast are rules on ONNX, in eliminate.pat, layout.pat and\n"
    "// reshape.pat.  A quantised value carries its scale and zero point as facts.\n\nimport \"tflite.ops\";\n"
    "\n// Both are quantised by the same scale and zero point, or neither is quantised.\n"
    "cond same_quantisation(x, y) =\n"
    "    (x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))\n"
    "    or (not present(x#scale) and not present(y#scale));\n"
    "// All numbers that y can store round to some that x can: y is cut off no later than x.  One scale each.\n"
    "cond covers(x, y) = x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16},\n"
    "    x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)\n"
    "        <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point),\n"
    "    x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)\n"
    "        >= y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point);\n\n"
    "// ---- activations into what comes before (N1) ----\n\n"
    "ops limited = tfl.Relu | tfl.Relu6 | tfl.ReluN1To1;\n"
    "ops takes_limits = tfl.Conv2D | tfl.DepthwiseConv2D | tfl.TransposeConv | tfl.FullyConnected\n"
    "    | tfl.Add | tfl.Mul | tfl.Sub | tfl.Div;\nrule tfl_fuse_activation(rest) {\n"
    "    c = takes_limits(...rest) { activation == \"NONE\" };\n    a = limited(c);\n    match a;\n"
    "    where same_quantisation(c, a) or covers(c, a);\n    rewrite c.op(...rest) {\n"
    "        ..c, activation = a.op == tfl.Relu ? \"RELU\" : a.op == tfl.Relu6 ? \"RELU6\" : \"RELU_N1_TO_1\"\n"
    "    };\n}\n"
    "// A pool hands its quantisation on, so that the limits are its own only where nothing is rescaled.\n"
    "rule tfl_fuse_pool_activation(x) {\n"
    "    p = (tfl.MaxPool2D | tfl.AveragePool2D)(x) { activation == \"NONE\" };\n    a = limited(p);\n"
    "    match a;\n    where same_quantisation(p, a);\n"
    "    rewrite p.op(x) { ..p, activation = a.op == tfl.Relu ? \"RELU\" : a.op == tfl.Relu6 ? \"RELU6\" : \"RELU_N1_TO_1\" };\n"
    "}\n// A sum behind a product is its bias (N2); one that has a bias already is left alone.\n"
    "rule tfl_fuse_bias(x, w, b) {\n    y = tfl.FullyConnected(x, w) { activation == \"NONE\" };\n"
    "    s = tfl.Add(y, b);\n    match s;\n"
    "    where w.rank == 2, b.rank == 1 or (b.rank == 2 and b.shape[0] == 1 and y.rank == 2), w.shape[0] == b.shape[-1];\n"
    "    where x.dtype == f32, b.dtype == f32;\n"
    "    rewrite tfl.FullyConnected(x, w, b) { ..y, activation = s.activation };\n}\n\n"
    "// ---- quantisation ----\n\n"
    "// Quantised twice: to the same numbers and back (N7), by way of a type that has room for all of them.\n"
    "rule tfl_requantize(x) : keep_shared {\n    q = tfl.Quantize(x);\n    r = tfl.Quantize(q);\n"
    "    match r;\n"
    "    where x.dtype in {i8, u8}, same_quantisation(x, r), x#scale == q#scale, covers(q, x);\n"
    "    rewrite x;\n}\n// The same value quantised twice alike (N8).\nrule tfl_parallel_quantize(x) {\n"
    "    a = tfl.Quantize(x);\n    b = tfl.Quantize(x);\n    match a, b;\n"
    "    where same_quantisation(a, b), present(a#scale);\n    rewrite a, a;\n}\n"
    "// Dequantised and quantised alike again.\nrule tfl_quantize_dequantize(x) : keep_shared {\n"
    "    q = tfl.Quantize(tfl.Dequantize(x));\n    match q;\n"
    "    where x.dtype in {i8, u8, i16}, same_quantisation(x, q), present(x#scale);\n    rewrite x;\n}\n"
    "// A quantisation that a converter added behind what can write its result's numbers itself (N9), unless the\n"
    "// numbers between were cut off.\n"
    "ops requantizing = tfl.Add | tfl.BatchMatMul | tfl.Conv2D | tfl.FullyConnected | tfl.HardSwish | tfl.LeakyRelu\n"
    "    | tfl.Mean | tfl.Mul | tfl.PRelu | tfl.Relu | tfl.Sub | tfl.Sum;\nrule tfl_quantize_into(rest) {\n"
    "    c = requantizing(...rest);\n    q = tfl.Quantize(c);\n    match q;\n"
    "    where q#added == true, same_dtype(c, q), covers(c, q);\n    rewrite c.op(...rest) { ..c };\n}\n",
    "// An activation before a concatenation of convolutions, each of which can take it (N13).\n"
    "rule tfl_activation_before_concat(parts) {\n"
    "    c = tfl.Concatenation(every parts & tfl.Conv2D(...)) { activation == \"NONE\" };\n"
    "    a = limited(c);\n    match a;\n"
    "    where same_quantisation(c, a), all(parts, same_quantisation(parts, c));\n"
    "    rewrite extern tflite_activated_parts;\n}\n\n// ---- HardSwish (N14) ----\n\n"
    "// x / 6 + 1/2, without an activation of its own; the constants widen nothing.\n"
    "pattern swish_line(x, sixth, half) {\n"
    "    p = tfl.Mul(x, sixth & approx(0.16666667, 1e-5)) { activation == \"NONE\" };\n"
    "    y = tfl.Add(p, half & 0.5) { activation == \"NONE\" };\n"
    "    where x.rank >= sixth.rank, x.rank >= half.rank;\n    return y;\n}\n"
    "// Limited to 0 and 1, on either side first.\n"
    "pattern swish_limits(y, one) = tfl.Relu(tfl.Minimum(y, one & 1)) | tfl.Minimum(tfl.Relu(y), one & 1);\n"
    "\nrule tfl_hard_swish(x, sixth, half, one) {\n"
    "    m = tfl.Mul(swish_limits(swish_line(x, sixth, half), one), x) { activation == \"NONE\" };\n"
    "    match m;\n    where x.dtype == f32, x.rank >= one.rank;\n    rewrite tfl.HardSwish(x);\n}\n"
    "// The same between 8-bit numbers.\nrule tfl_hard_swish_quantised(x, sixth, half, one) {\n"
    "    d = tfl.Dequantize(x);\n"
    "    m = tfl.Mul(swish_limits(swish_line(d, sixth, half), one), d) { activation == \"NONE\" };\n"
    "    q = tfl.Quantize(m);\n    match q;\n"
    "    where x.dtype in {i8, u8}, same_dtype(x, q), present(x#scale), x.rank >= one.rank;\n"
    "    rewrite tfl.HardSwish(x);\n}\n\n// ---- transpositions and pools into weights ----\n\n"
    "// Scales of weights, if there are several, are of the rows.\n"
    "cond scaled_by_rows(w) = not present(w#quantized_dimension) or w#quantized_dimension == 0;\n\n"
    "// The channels of a flattened, transposed value are the weights' columns in another order (N12).\n"
    "rule tfl_permute_weights(x, p, w, b) {\n    t = tfl.Transpose(x, p & const);\n"
    "    r = tfl.Reshape(t, _);\n    f = tfl.FullyConnected(r, w & const, b?);\n    match f;\n"
    "    where x.elements > 0, value(p)[0] == 0, r.rank == 2, r.shape[0] == x.shape[0], w.rank == 2;\n"
    "    where w.shape[1] == r.shape[1], scaled_by_rows(w), same_quantisation(x, t), same_quantisation(t, r);\n"
    "    rewrite extern tflite_permuted_product;\n}\n"
    "// The same of a convolution over one flattened matrix (N18).\nrule tfl_permute_kernel(x, p, w, b) {\n"
    "    t = tfl.Transpose(x, p & [1, 0]);\n    r = tfl.Reshape(t, _) : [1, 1, 1, n];\n"
    "    c = tfl.Conv2D(r, w & const, b?);\n    match c;\n"
    "    where x.rank == 2, x.elements == n, w.rank == 4, w.shape[3] == n;\n"
    "    where scaled_by_rows(w), same_quantisation(x, t), same_quantisation(t, r);\n"
    "    rewrite extern tflite_permuted_kernel;\n}\n"
    "// An average over all pixels is their sum, with the number of them in the weights (N15).\n"
    "rule tfl_pool_to_sum(x, w, b) {\n"
    "    p = tfl.AveragePool2D(x : [n, h, wd, c]) { filter = k, activation == \"NONE\" };\n"
    "    r = tfl.Reshape(p, _) : [n, c];\n    f = tfl.FullyConnected(r, w & const, b?);\n    match f;\n"
    "    where k[0] == h, k[1] == wd, p.shape[1] == 1, p.shape[2] == 1, x.dtype == f32, w.dtype == f32;\n"
    "    rewrite extern tflite_sum_product;\n}\n",
    NULL};
static const struct dfg_source tflite_simplify_sources[] = {
    {"tflite_simplify.pat", UINT64_C(0x42c1cae767977224), tflite_simplify_text_0, (const uint32_t[]){1}, 1},
    {"tflite.ops", UINT64_C(0x1e29753263ef7f78), NULL, NULL, 0},
};
extern const struct dfg_unit tflite_simplify_unit;
const struct dfg_unit tflite_simplify_unit = {
    .abi = DFG_ABI,
    .name = "tflite_simplify",
    .imports = tflite_simplify_imports,
    .names = &tflite_simplify_names,
    .n_patterns = 15, .patterns = tflite_simplify_patterns,
    .rules = &tflite_simplify_rules,
    .version = "0.1.0", .hash = UINT64_C(0x41821e72626a65b4),
    .n_sources = 2, .sources = tflite_simplify_sources, .law_limit = 64,
    .prefix = "tflite_simplify_",
};
