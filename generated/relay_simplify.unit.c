/* What relay_simplify.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relay_simplify.h"
#if RELAY_SIMPLIFY_H != 0xea5d3872b376389b
#error "relay_simplify.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct relay_simplify_rs_add_zero_match, member)
static const struct dfg_capture relay_simplify_rs_add_zero_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part relay_simplify_rs_add_zero_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_add_zero)

#define AT(member) offsetof(struct relay_simplify_rs_sub_zero_match, member)
static const struct dfg_capture relay_simplify_rs_sub_zero_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part relay_simplify_rs_sub_zero_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_sub_zero)

#define AT(member) offsetof(struct relay_simplify_rs_mul_one_match, member)
static const struct dfg_capture relay_simplify_rs_mul_one_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part relay_simplify_rs_mul_one_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_mul_one)

#define AT(member) offsetof(struct relay_simplify_rs_div_one_match, member)
static const struct dfg_capture relay_simplify_rs_div_one_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part relay_simplify_rs_div_one_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_div_one)

#define AT(member) offsetof(struct relay_simplify_rs_add_zeros_whole, member)
static const struct dfg_capture relay_simplify_rs_add_zeros_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part relay_simplify_rs_add_zeros_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, 1, AT(m.y)},
    {DFG_PART_INNER, 0, 0, -1, AT(zeros)}, {DFG_PART_INNER, 0, 0, -1, AT(zeros_like)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_add_zeros)

#define AT(member) offsetof(struct relay_simplify_rs_mul_ones_whole, member)
static const struct dfg_capture relay_simplify_rs_mul_ones_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part relay_simplify_rs_mul_ones_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, 1, AT(m.y)},
    {DFG_PART_INNER, 0, 0, -1, AT(ones)}, {DFG_PART_INNER, 0, 0, -1, AT(ones_like)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_mul_ones)

#define AT(member) offsetof(struct relay_simplify_rs_copy_match, member)
static const struct dfg_capture relay_simplify_rs_copy_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part relay_simplify_rs_copy_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_copy)

#define AT(member) offsetof(struct relay_simplify_rs_cast_same_match, member)
static const struct dfg_capture relay_simplify_rs_cast_same_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part relay_simplify_rs_cast_same_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_cast_same)

#define AT(member) offsetof(struct relay_simplify_rs_cast_like_match, member)
static const struct dfg_capture relay_simplify_rs_cast_like_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"t", DFG_CAP_NODE, AT(t)}};
static const struct dfg_part relay_simplify_rs_cast_like_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(t)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_cast_like)

#define AT(member) offsetof(struct relay_simplify_rs_transpose_none_match, member)
static const struct dfg_capture relay_simplify_rs_transpose_none_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"p", DFG_CAP_VALUE, AT(p)}};
static const struct dfg_part relay_simplify_rs_transpose_none_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_transpose_none)

#define AT(member) offsetof(struct relay_simplify_rs_layout_same_match, member)
static const struct dfg_capture relay_simplify_rs_layout_same_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"a", DFG_CAP_VALUE, AT(a)}, {"b", DFG_CAP_VALUE, AT(b)}};
static const struct dfg_part relay_simplify_rs_layout_same_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_layout_same)

#define AT(member) offsetof(struct relay_simplify_rs_layout_back_whole, member)
static const struct dfg_capture relay_simplify_rs_layout_back_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_VALUE, AT(m.a)}, {"b", DFG_CAP_VALUE, AT(m.b)},
    {"c", DFG_CAP_VALUE, AT(m.c)}, {"d", DFG_CAP_VALUE, AT(m.d)}};
static const struct dfg_part relay_simplify_rs_layout_back_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(layout_transform)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_layout_back)

#define AT(member) offsetof(struct relay_simplify_rs_layout_layout_whole, member)
static const struct dfg_capture relay_simplify_rs_layout_layout_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_VALUE, AT(m.a)}, {"b", DFG_CAP_VALUE, AT(m.b)},
    {"c", DFG_CAP_VALUE, AT(m.c)}, {"d", DFG_CAP_VALUE, AT(m.d)}};
static const struct dfg_part relay_simplify_rs_layout_layout_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(layout_transform)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_layout_layout)

#define AT(member) offsetof(struct relay_simplify_rs_reshape_same_match, member)
static const struct dfg_capture relay_simplify_rs_reshape_same_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part relay_simplify_rs_reshape_same_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(r)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_reshape_same)

#define AT(member) offsetof(struct relay_simplify_rs_broadcast_same_match, member)
static const struct dfg_capture relay_simplify_rs_broadcast_same_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part relay_simplify_rs_broadcast_same_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_broadcast_same)

#define AT(member) offsetof(struct relay_simplify_rs_strided_all_match, member)
static const struct dfg_capture relay_simplify_rs_strided_all_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"s", DFG_CAP_NODE, AT(s)}};
static const struct dfg_part relay_simplify_rs_strided_all_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_strided_all)

#define AT(member) offsetof(struct relay_simplify_rs_dropout_whole, member)
static const struct dfg_capture relay_simplify_rs_dropout_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part relay_simplify_rs_dropout_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(dropout)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_dropout)

#define AT(member) offsetof(struct relay_simplify_rs_reshape_reshape_whole, member)
static const struct dfg_capture relay_simplify_rs_reshape_reshape_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relay_simplify_rs_reshape_reshape_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, 1, AT(m.r)},
    {DFG_PART_INNER, 0, 0, -1, AT(reshape)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_reshape_reshape)

#define AT(member) offsetof(struct relay_simplify_rs_flatten_reshape_whole, member)
static const struct dfg_capture relay_simplify_rs_flatten_reshape_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relay_simplify_rs_flatten_reshape_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, 1, AT(m.r)},
    {DFG_PART_INNER, 0, 0, -1, AT(reshape)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_flatten_reshape)

#define AT(member) offsetof(struct relay_simplify_rs_transpose_transpose_whole, member)
static const struct dfg_capture relay_simplify_rs_transpose_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"p", DFG_CAP_VALUE, AT(m.p)}, {"q", DFG_CAP_VALUE, AT(m.q)}};
static const struct dfg_part relay_simplify_rs_transpose_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(transpose)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_transpose_transpose)

#define AT(member) offsetof(struct relay_simplify_rs_cast_cast_match, member)
static const struct dfg_capture relay_simplify_rs_cast_cast_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"d", DFG_CAP_NODE, AT(d)}};
static const struct dfg_part relay_simplify_rs_cast_cast_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INNER, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(d)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_cast_cast)

#define AT(member) offsetof(struct relay_simplify_rs_clip_clip_match, member)
static const struct dfg_capture relay_simplify_rs_clip_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"i", DFG_CAP_NODE, AT(i)}, {"o", DFG_CAP_NODE, AT(o)}};
static const struct dfg_part relay_simplify_rs_clip_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INNER, 0, 0, 1, AT(i)}, {DFG_PART_ROOT, 0, 1, 2, AT(o)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_clip_clip)

#define AT(member) offsetof(struct relay_simplify_rs_relu_relu_match, member)
static const struct dfg_capture relay_simplify_rs_relu_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part relay_simplify_rs_relu_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INNER, 0, 0, 1, AT(r)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_relu_relu)

#define AT(member) offsetof(struct relay_simplify_rs_relu_clip_whole, member)
static const struct dfg_capture relay_simplify_rs_relu_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part relay_simplify_rs_relu_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, 1, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_relu_clip)

#define AT(member) offsetof(struct relay_simplify_rs_add_add_whole, member)
static const struct dfg_capture relay_simplify_rs_add_add_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part relay_simplify_rs_add_add_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, 1, AT(m.a)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_add_add)

#define AT(member) offsetof(struct relay_simplify_rs_mul_mul_whole, member)
static const struct dfg_capture relay_simplify_rs_mul_mul_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part relay_simplify_rs_mul_mul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_CONST, 0, 0, 1, AT(m.a)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_mul_mul)

#define AT(member) offsetof(struct relay_simplify_rs_add_mul_whole, member)
static const struct dfg_capture relay_simplify_rs_add_mul_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part relay_simplify_rs_add_mul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, 1, AT(m.a)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_add_mul)

#define AT(member) offsetof(struct relay_simplify_rs_binomial_whole, member)
static const struct dfg_capture relay_simplify_rs_binomial_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part relay_simplify_rs_binomial_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_3)}, {DFG_PART_INNER, 0, 0, -1, AT(add_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_5)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_8)}, {DFG_PART_INNER, 0, 0, -1, AT(add_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_6)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_9)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_10)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_11)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_12)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_binomial)

#define AT(member) offsetof(struct relay_simplify_rs_difference_of_squares_whole, member)
static const struct dfg_capture relay_simplify_rs_difference_of_squares_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part relay_simplify_rs_difference_of_squares_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_difference_of_squares)

#define AT(member) offsetof(struct relay_simplify_rs_rsqrt_whole, member)
static const struct dfg_capture relay_simplify_rs_rsqrt_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part relay_simplify_rs_rsqrt_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.c)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, 1, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_rsqrt)

#define AT(member) offsetof(struct relay_simplify_rs_neg_neg_whole, member)
static const struct dfg_capture relay_simplify_rs_neg_neg_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part relay_simplify_rs_neg_neg_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(negative)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_neg_neg)

#define AT(member) offsetof(struct relay_simplify_rs_sub_self_match, member)
static const struct dfg_capture relay_simplify_rs_sub_self_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part relay_simplify_rs_sub_self_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_sub_self)

#define AT(member) offsetof(struct relay_simplify_rs_dq_arg_whole, member)
static const struct dfg_capture relay_simplify_rs_dq_arg_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)},
    {"a", DFG_CAP_NODE, AT(m.a)}};
static const struct dfg_part relay_simplify_rs_dq_arg_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.z)}, {DFG_PART_ROOT, 0, 1, 3, AT(m.a)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantize)}, {DFG_PART_CONST, 0, 0, 1, AT(m.s)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.z)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_dq_arg)

#define AT(member) offsetof(struct relay_simplify_rs_zeros_like_match, member)
static const struct dfg_capture relay_simplify_rs_zeros_like_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"z", DFG_CAP_NODE, AT(z)}};
static const struct dfg_part relay_simplify_rs_zeros_like_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(z)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_zeros_like)

#define AT(member) offsetof(struct relay_simplify_rs_ones_like_match, member)
static const struct dfg_capture relay_simplify_rs_ones_like_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"z", DFG_CAP_NODE, AT(z)}};
static const struct dfg_part relay_simplify_rs_ones_like_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(z)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_ones_like)

#define AT(member) offsetof(struct relay_simplify_rs_reshape_like_match, member)
static const struct dfg_capture relay_simplify_rs_reshape_like_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"y", DFG_CAP_NODE, AT(y)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part relay_simplify_rs_reshape_like_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(y)}, {DFG_PART_ROOT, 0, 1, 2, AT(r)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_reshape_like)

#define AT(member) offsetof(struct relay_simplify_rs_collapse_like_match, member)
static const struct dfg_capture relay_simplify_rs_collapse_like_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part relay_simplify_rs_collapse_like_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(y)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_collapse_like)

#define AT(member) offsetof(struct relay_simplify_rs_broadcast_like_match, member)
static const struct dfg_capture relay_simplify_rs_broadcast_like_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part relay_simplify_rs_broadcast_like_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(y)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relay_simplify_rs_broadcast_like)

static const struct dfg_pattern relay_simplify_patterns[] = {
    {.name = "rs_add_zero", .place = "relay_simplify.pat:14", .is_rule = true, .n_captures = 3,
     .n_params = 2, .captures = relay_simplify_rs_add_zero_captures, .n_parts = 4,
     .parts = relay_simplify_rs_add_zero_parts,
     .match_size = sizeof(struct relay_simplify_rs_add_zero_match),
     .whole_size = sizeof(struct relay_simplify_rs_add_zero_match), .match = relay_simplify_rs_add_zero_any,
     .each = relay_simplify_rs_add_zero_all},
    {.name = "rs_sub_zero", .place = "relay_simplify.pat:15", .is_rule = true, .n_captures = 3,
     .n_params = 2, .captures = relay_simplify_rs_sub_zero_captures, .n_parts = 4,
     .parts = relay_simplify_rs_sub_zero_parts,
     .match_size = sizeof(struct relay_simplify_rs_sub_zero_match),
     .whole_size = sizeof(struct relay_simplify_rs_sub_zero_match), .match = relay_simplify_rs_sub_zero_any,
     .each = relay_simplify_rs_sub_zero_all},
    {.name = "rs_mul_one", .place = "relay_simplify.pat:16", .is_rule = true, .n_captures = 3,
     .n_params = 2, .captures = relay_simplify_rs_mul_one_captures, .n_parts = 4,
     .parts = relay_simplify_rs_mul_one_parts, .match_size = sizeof(struct relay_simplify_rs_mul_one_match),
     .whole_size = sizeof(struct relay_simplify_rs_mul_one_match), .match = relay_simplify_rs_mul_one_any,
     .each = relay_simplify_rs_mul_one_all},
    {.name = "rs_div_one", .place = "relay_simplify.pat:17", .is_rule = true, .n_captures = 3,
     .n_params = 2, .captures = relay_simplify_rs_div_one_captures, .n_parts = 4,
     .parts = relay_simplify_rs_div_one_parts, .match_size = sizeof(struct relay_simplify_rs_div_one_match),
     .whole_size = sizeof(struct relay_simplify_rs_div_one_match), .match = relay_simplify_rs_div_one_any,
     .each = relay_simplify_rs_div_one_all},
    {.name = "rs_add_zeros", .place = "relay_simplify.pat:18", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_add_zeros_captures, .n_parts = 5,
     .parts = relay_simplify_rs_add_zeros_parts,
     .match_size = sizeof(struct relay_simplify_rs_add_zeros_match),
     .whole_size = sizeof(struct relay_simplify_rs_add_zeros_whole),
     .match = relay_simplify_rs_add_zeros_any, .each = relay_simplify_rs_add_zeros_all},
    {.name = "rs_mul_ones", .place = "relay_simplify.pat:24", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_mul_ones_captures, .n_parts = 5,
     .parts = relay_simplify_rs_mul_ones_parts,
     .match_size = sizeof(struct relay_simplify_rs_mul_ones_match),
     .whole_size = sizeof(struct relay_simplify_rs_mul_ones_whole), .match = relay_simplify_rs_mul_ones_any,
     .each = relay_simplify_rs_mul_ones_all},
    {.name = "rs_copy", .place = "relay_simplify.pat:33", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = relay_simplify_rs_copy_captures, .n_parts = 2, .parts = relay_simplify_rs_copy_parts,
     .match_size = sizeof(struct relay_simplify_rs_copy_match),
     .whole_size = sizeof(struct relay_simplify_rs_copy_match), .match = relay_simplify_rs_copy_any,
     .each = relay_simplify_rs_copy_all},
    {.name = "rs_cast_same", .place = "relay_simplify.pat:34", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_cast_same_captures, .n_parts = 2,
     .parts = relay_simplify_rs_cast_same_parts,
     .match_size = sizeof(struct relay_simplify_rs_cast_same_match),
     .whole_size = sizeof(struct relay_simplify_rs_cast_same_match),
     .match = relay_simplify_rs_cast_same_any, .each = relay_simplify_rs_cast_same_all},
    {.name = "rs_cast_like", .place = "relay_simplify.pat:35", .is_rule = true, .n_captures = 2,
     .n_params = 2, .captures = relay_simplify_rs_cast_like_captures, .n_parts = 3,
     .parts = relay_simplify_rs_cast_like_parts,
     .match_size = sizeof(struct relay_simplify_rs_cast_like_match),
     .whole_size = sizeof(struct relay_simplify_rs_cast_like_match),
     .match = relay_simplify_rs_cast_like_any, .each = relay_simplify_rs_cast_like_all},
    {.name = "rs_transpose_none", .place = "relay_simplify.pat:36", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_transpose_none_captures, .n_parts = 2,
     .parts = relay_simplify_rs_transpose_none_parts,
     .match_size = sizeof(struct relay_simplify_rs_transpose_none_match),
     .whole_size = sizeof(struct relay_simplify_rs_transpose_none_match),
     .match = relay_simplify_rs_transpose_none_any, .each = relay_simplify_rs_transpose_none_all},
    {.name = "rs_layout_same", .place = "relay_simplify.pat:41", .is_rule = true, .n_captures = 3,
     .n_params = 1, .captures = relay_simplify_rs_layout_same_captures, .n_parts = 2,
     .parts = relay_simplify_rs_layout_same_parts,
     .match_size = sizeof(struct relay_simplify_rs_layout_same_match),
     .whole_size = sizeof(struct relay_simplify_rs_layout_same_match),
     .match = relay_simplify_rs_layout_same_any, .each = relay_simplify_rs_layout_same_all},
    {.name = "rs_layout_back", .place = "relay_simplify.pat:46", .is_rule = true, .n_captures = 5,
     .n_params = 1, .captures = relay_simplify_rs_layout_back_captures, .n_parts = 3,
     .parts = relay_simplify_rs_layout_back_parts,
     .match_size = sizeof(struct relay_simplify_rs_layout_back_match),
     .whole_size = sizeof(struct relay_simplify_rs_layout_back_whole),
     .match = relay_simplify_rs_layout_back_any, .each = relay_simplify_rs_layout_back_all},
    {.name = "rs_layout_layout", .place = "relay_simplify.pat:51", .is_rule = true, .n_captures = 5,
     .n_params = 1, .captures = relay_simplify_rs_layout_layout_captures, .n_parts = 3,
     .parts = relay_simplify_rs_layout_layout_parts,
     .match_size = sizeof(struct relay_simplify_rs_layout_layout_match),
     .whole_size = sizeof(struct relay_simplify_rs_layout_layout_whole),
     .match = relay_simplify_rs_layout_layout_any, .each = relay_simplify_rs_layout_layout_all},
    {.name = "rs_reshape_same", .place = "relay_simplify.pat:56", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_reshape_same_captures, .n_parts = 2,
     .parts = relay_simplify_rs_reshape_same_parts,
     .match_size = sizeof(struct relay_simplify_rs_reshape_same_match),
     .whole_size = sizeof(struct relay_simplify_rs_reshape_same_match),
     .match = relay_simplify_rs_reshape_same_any, .each = relay_simplify_rs_reshape_same_all},
    {.name = "rs_broadcast_same", .place = "relay_simplify.pat:57", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_broadcast_same_captures, .n_parts = 2,
     .parts = relay_simplify_rs_broadcast_same_parts,
     .match_size = sizeof(struct relay_simplify_rs_broadcast_same_match),
     .whole_size = sizeof(struct relay_simplify_rs_broadcast_same_match),
     .match = relay_simplify_rs_broadcast_same_any, .each = relay_simplify_rs_broadcast_same_all},
    {.name = "rs_strided_all", .place = "relay_simplify.pat:58", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_strided_all_captures, .n_parts = 2,
     .parts = relay_simplify_rs_strided_all_parts,
     .match_size = sizeof(struct relay_simplify_rs_strided_all_match),
     .whole_size = sizeof(struct relay_simplify_rs_strided_all_match),
     .match = relay_simplify_rs_strided_all_any, .each = relay_simplify_rs_strided_all_all},
    {.name = "rs_dropout", .place = "relay_simplify.pat:64", .is_rule = true, .n_captures = 1,
     .n_params = 1, .captures = relay_simplify_rs_dropout_captures, .n_parts = 3,
     .parts = relay_simplify_rs_dropout_parts, .match_size = sizeof(struct relay_simplify_rs_dropout_match),
     .whole_size = sizeof(struct relay_simplify_rs_dropout_whole), .match = relay_simplify_rs_dropout_any,
     .each = relay_simplify_rs_dropout_all},
    {.name = "rs_reshape_reshape", .place = "relay_simplify.pat:68", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_reshape_reshape_captures, .n_parts = 3,
     .parts = relay_simplify_rs_reshape_reshape_parts,
     .match_size = sizeof(struct relay_simplify_rs_reshape_reshape_match),
     .whole_size = sizeof(struct relay_simplify_rs_reshape_reshape_whole),
     .match = relay_simplify_rs_reshape_reshape_any, .each = relay_simplify_rs_reshape_reshape_all},
    {.name = "rs_flatten_reshape", .place = "relay_simplify.pat:74", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_flatten_reshape_captures, .n_parts = 3,
     .parts = relay_simplify_rs_flatten_reshape_parts,
     .match_size = sizeof(struct relay_simplify_rs_flatten_reshape_match),
     .whole_size = sizeof(struct relay_simplify_rs_flatten_reshape_whole),
     .match = relay_simplify_rs_flatten_reshape_any, .each = relay_simplify_rs_flatten_reshape_all},
    {.name = "rs_transpose_transpose", .place = "relay_simplify.pat:80", .is_rule = true, .n_captures = 3,
     .n_params = 1, .captures = relay_simplify_rs_transpose_transpose_captures, .n_parts = 3,
     .parts = relay_simplify_rs_transpose_transpose_parts,
     .match_size = sizeof(struct relay_simplify_rs_transpose_transpose_match),
     .whole_size = sizeof(struct relay_simplify_rs_transpose_transpose_whole),
     .match = relay_simplify_rs_transpose_transpose_any, .each = relay_simplify_rs_transpose_transpose_all},
    {.name = "rs_cast_cast", .place = "relay_simplify.pat:86", .is_rule = true, .n_captures = 3,
     .n_params = 1, .captures = relay_simplify_rs_cast_cast_captures, .n_parts = 3,
     .parts = relay_simplify_rs_cast_cast_parts,
     .match_size = sizeof(struct relay_simplify_rs_cast_cast_match),
     .whole_size = sizeof(struct relay_simplify_rs_cast_cast_match),
     .match = relay_simplify_rs_cast_cast_any, .each = relay_simplify_rs_cast_cast_all},
    {.name = "rs_clip_clip", .place = "relay_simplify.pat:96", .is_rule = true, .n_captures = 3,
     .n_params = 1, .captures = relay_simplify_rs_clip_clip_captures, .n_parts = 3,
     .parts = relay_simplify_rs_clip_clip_parts,
     .match_size = sizeof(struct relay_simplify_rs_clip_clip_match),
     .whole_size = sizeof(struct relay_simplify_rs_clip_clip_match),
     .match = relay_simplify_rs_clip_clip_any, .each = relay_simplify_rs_clip_clip_all},
    {.name = "rs_relu_relu", .place = "relay_simplify.pat:103", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_relu_relu_captures, .n_parts = 3,
     .parts = relay_simplify_rs_relu_relu_parts,
     .match_size = sizeof(struct relay_simplify_rs_relu_relu_match),
     .whole_size = sizeof(struct relay_simplify_rs_relu_relu_match),
     .match = relay_simplify_rs_relu_relu_any, .each = relay_simplify_rs_relu_relu_all},
    {.name = "rs_relu_clip", .place = "relay_simplify.pat:104", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_relu_clip_captures, .n_parts = 3,
     .parts = relay_simplify_rs_relu_clip_parts,
     .match_size = sizeof(struct relay_simplify_rs_relu_clip_match),
     .whole_size = sizeof(struct relay_simplify_rs_relu_clip_whole),
     .match = relay_simplify_rs_relu_clip_any, .each = relay_simplify_rs_relu_clip_all},
    {.name = "rs_add_add", .place = "relay_simplify.pat:113", .is_rule = true, .n_captures = 3,
     .n_params = 3, .captures = relay_simplify_rs_add_add_captures, .n_parts = 7,
     .parts = relay_simplify_rs_add_add_parts, .match_size = sizeof(struct relay_simplify_rs_add_add_match),
     .whole_size = sizeof(struct relay_simplify_rs_add_add_whole), .match = relay_simplify_rs_add_add_any,
     .each = relay_simplify_rs_add_add_all},
    {.name = "rs_mul_mul", .place = "relay_simplify.pat:118", .is_rule = true, .n_captures = 3,
     .n_params = 3, .captures = relay_simplify_rs_mul_mul_captures, .n_parts = 7,
     .parts = relay_simplify_rs_mul_mul_parts, .match_size = sizeof(struct relay_simplify_rs_mul_mul_match),
     .whole_size = sizeof(struct relay_simplify_rs_mul_mul_whole), .match = relay_simplify_rs_mul_mul_any,
     .each = relay_simplify_rs_mul_mul_all},
    {.name = "rs_add_mul", .place = "relay_simplify.pat:124", .is_rule = true, .n_captures = 3,
     .n_params = 3, .captures = relay_simplify_rs_add_mul_captures, .n_parts = 7,
     .parts = relay_simplify_rs_add_mul_parts, .match_size = sizeof(struct relay_simplify_rs_add_mul_match),
     .whole_size = sizeof(struct relay_simplify_rs_add_mul_whole), .match = relay_simplify_rs_add_mul_any,
     .each = relay_simplify_rs_add_mul_all},
    {.name = "rs_binomial", .place = "relay_simplify.pat:130", .is_rule = true, .n_captures = 2,
     .n_params = 2, .captures = relay_simplify_rs_binomial_captures, .n_parts = 24,
     .parts = relay_simplify_rs_binomial_parts,
     .match_size = sizeof(struct relay_simplify_rs_binomial_match),
     .whole_size = sizeof(struct relay_simplify_rs_binomial_whole), .match = relay_simplify_rs_binomial_any,
     .each = relay_simplify_rs_binomial_all},
    {.name = "rs_difference_of_squares", .place = "relay_simplify.pat:137", .is_rule = true,
     .n_captures = 2, .n_params = 2, .captures = relay_simplify_rs_difference_of_squares_captures,
     .n_parts = 5, .parts = relay_simplify_rs_difference_of_squares_parts,
     .match_size = sizeof(struct relay_simplify_rs_difference_of_squares_match),
     .whole_size = sizeof(struct relay_simplify_rs_difference_of_squares_whole),
     .match = relay_simplify_rs_difference_of_squares_any,
     .each = relay_simplify_rs_difference_of_squares_all},
    {.name = "rs_rsqrt", .place = "relay_simplify.pat:145", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = relay_simplify_rs_rsqrt_captures, .n_parts = 5, .parts = relay_simplify_rs_rsqrt_parts,
     .match_size = sizeof(struct relay_simplify_rs_rsqrt_match),
     .whole_size = sizeof(struct relay_simplify_rs_rsqrt_whole), .match = relay_simplify_rs_rsqrt_any,
     .each = relay_simplify_rs_rsqrt_all},
    {.name = "rs_neg_neg", .place = "relay_simplify.pat:150", .is_rule = true, .n_captures = 1,
     .n_params = 1, .captures = relay_simplify_rs_neg_neg_captures, .n_parts = 3,
     .parts = relay_simplify_rs_neg_neg_parts, .match_size = sizeof(struct relay_simplify_rs_neg_neg_match),
     .whole_size = sizeof(struct relay_simplify_rs_neg_neg_whole), .match = relay_simplify_rs_neg_neg_any,
     .each = relay_simplify_rs_neg_neg_all},
    {.name = "rs_sub_self", .place = "relay_simplify.pat:151", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_sub_self_captures, .n_parts = 2,
     .parts = relay_simplify_rs_sub_self_parts,
     .match_size = sizeof(struct relay_simplify_rs_sub_self_match),
     .whole_size = sizeof(struct relay_simplify_rs_sub_self_match), .match = relay_simplify_rs_sub_self_any,
     .each = relay_simplify_rs_sub_self_all},
    {.name = "rs_dq_arg", .place = "relay_simplify.pat:158", .is_rule = true, .n_captures = 4,
     .n_params = 3, .captures = relay_simplify_rs_dq_arg_captures, .n_parts = 7,
     .parts = relay_simplify_rs_dq_arg_parts, .match_size = sizeof(struct relay_simplify_rs_dq_arg_match),
     .whole_size = sizeof(struct relay_simplify_rs_dq_arg_whole), .match = relay_simplify_rs_dq_arg_any,
     .each = relay_simplify_rs_dq_arg_all},
    {.name = "rs_zeros_like", .place = "relay_simplify.pat:165", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_zeros_like_captures, .n_parts = 2,
     .parts = relay_simplify_rs_zeros_like_parts,
     .match_size = sizeof(struct relay_simplify_rs_zeros_like_match),
     .whole_size = sizeof(struct relay_simplify_rs_zeros_like_match),
     .match = relay_simplify_rs_zeros_like_any, .each = relay_simplify_rs_zeros_like_all},
    {.name = "rs_ones_like", .place = "relay_simplify.pat:171", .is_rule = true, .n_captures = 2,
     .n_params = 1, .captures = relay_simplify_rs_ones_like_captures, .n_parts = 2,
     .parts = relay_simplify_rs_ones_like_parts,
     .match_size = sizeof(struct relay_simplify_rs_ones_like_match),
     .whole_size = sizeof(struct relay_simplify_rs_ones_like_match),
     .match = relay_simplify_rs_ones_like_any, .each = relay_simplify_rs_ones_like_all},
    {.name = "rs_reshape_like", .place = "relay_simplify.pat:177", .is_rule = true, .n_captures = 3,
     .n_params = 2, .captures = relay_simplify_rs_reshape_like_captures, .n_parts = 3,
     .parts = relay_simplify_rs_reshape_like_parts,
     .match_size = sizeof(struct relay_simplify_rs_reshape_like_match),
     .whole_size = sizeof(struct relay_simplify_rs_reshape_like_match),
     .match = relay_simplify_rs_reshape_like_any, .each = relay_simplify_rs_reshape_like_all},
    {.name = "rs_collapse_like", .place = "relay_simplify.pat:183", .is_rule = true, .n_captures = 2,
     .n_params = 2, .captures = relay_simplify_rs_collapse_like_captures, .n_parts = 3,
     .parts = relay_simplify_rs_collapse_like_parts,
     .match_size = sizeof(struct relay_simplify_rs_collapse_like_match),
     .whole_size = sizeof(struct relay_simplify_rs_collapse_like_match),
     .match = relay_simplify_rs_collapse_like_any, .each = relay_simplify_rs_collapse_like_all},
    {.name = "rs_broadcast_like", .place = "relay_simplify.pat:184", .is_rule = true, .n_captures = 2,
     .n_params = 2, .captures = relay_simplify_rs_broadcast_like_captures, .n_parts = 3,
     .parts = relay_simplify_rs_broadcast_like_parts,
     .match_size = sizeof(struct relay_simplify_rs_broadcast_like_match),
     .whole_size = sizeof(struct relay_simplify_rs_broadcast_like_match),
     .match = relay_simplify_rs_broadcast_like_any, .each = relay_simplify_rs_broadcast_like_all},
};

static const char *const relay_simplify_imports[] = { "relay", NULL };
static const char *const relay_simplify_text_0[] = { /* relay_simplify.pat */
    "// relay_simplify.pat -- Relay's algebraic simplifier: operands first, until nothing changes.\n//\n"
    "// After SimplifyExpr and the smaller passes around it in TVM's Relay.  Reals are meant where floats\n"
    "// stand; integers keep their results exactly.\n\nimport \"relay.ops\";\n\n"
    "cond is_float(x) = x.dtype in {f16, bf16, f32, f64};\n"
    "// The constant c leaves the shape of the other operand to y, the result.\n"
    "cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y);\n"
    "\n// ---- neutral elements (EliminateIdentityRewrite) ----\n\n"
    "rule rs_add_zero(x, c) : operands_first { y = add(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "rule rs_sub_zero(x, c) : operands_first { y = subtract(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "rule rs_mul_one(x, c) : operands_first { y = multiply(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "rule rs_div_one(x, c) : operands_first { y = divide(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "rule rs_add_zeros(x) : operands_first {\n    y = add(x, zeros() | zeros_like(_));\n    match y;\n"
    "    where same_type(x, y);\n    rewrite x;\n}\nrule rs_mul_ones(x) : operands_first {\n"
    "    y = multiply(x, ones() | ones_like(_));\n    match y;\n    where same_type(x, y);\n    rewrite x;\n"
    "}\n\n// ---- operators that change nothing ----\n\n"
    "rule rs_copy(x) : operands_first { match copy(x); rewrite x; }\n"
    "rule rs_cast_same(x) : operands_first { c = cast(x); match c; where x.dtype == attr(c, dtype); rewrite x; }\n"
    "rule rs_cast_like(x, t) : operands_first { match cast_like(x, t); where same_dtype(x, t); rewrite x; }\n"
    "rule rs_transpose_none(x) : operands_first {\n    match transpose(x) { axes = p };\n"
    "    where p == range(len(p));\n    rewrite x;\n}\nrule rs_layout_same(x) : operands_first {\n"
    "    match layout_transform(x) { src_layout = a, dst_layout = b };\n    where a == b;\n    rewrite x;\n"
    "}\nrule rs_layout_back(x) : operands_first, keep_shared {\n"
    "    match layout_transform(layout_transform(x) { src_layout = a, dst_layout = b }) { src_layout = c, dst_layout = d };\n"
    "    where b == c, a == d;\n    rewrite x;\n}\nrule rs_layout_layout(x) : operands_first, keep_shared {\n"
    "    match layout_transform(layout_transform(x) { src_layout = a, dst_layout = b }) { src_layout = c, dst_layout = d };\n"
    "    where b == c, a != d;\n    rewrite layout_transform(x) { src_layout = a, dst_layout = d };\n}\n"
    "rule rs_reshape_same(x) : operands_first { r = reshape(x); match r; where same_shape(x, r); rewrite x; }\n"
    "rule rs_broadcast_same(x) : operands_first { b = broadcast_to(x); match b; where same_type(x, b); rewrite x; }\n"
    "rule rs_strided_all(x) : operands_first {\n    s = strided_slice(x);\n    match s;\n"
    "    where same_shape(x, s), not present(s.strides) or min([v for v in s.strides]) >= 1;\n"
    "    rewrite x;\n}\nrule rs_dropout(x) : operands_first { match nn.dropout(x).0; rewrite x; }\n\n"
    "// ---- the second of two (SimplifyReshape, SimplifyTranspose, SimplifyConsecutiveCast) ----\n\n"
    "rule rs_reshape_reshape(x) : operands_first, keep_shared {\n    r = reshape(reshape(x));\n"
    "    match r;\n    where r.elements > 0;\n    rewrite reshape(x) { newshape = [d for d in r.shape] };\n"
    "}\nrule rs_flatten_reshape(x) : operands_first, keep_shared {\n    r = nn.batch_flatten(reshape(x));\n"
    "    match r;\n    where r.elements > 0;\n    rewrite reshape(x) { newshape = [d for d in r.shape] };\n"
    "}\nrule rs_transpose_transpose(x) : operands_first, keep_shared {\n"
    "    match transpose(transpose(x) { axes = p }) { axes = q };\n"
    "    where min([i for i in p]) >= 0, min([i for i in q]) >= 0;\n"
    "    rewrite transpose(x) { axes = [p[i] for i in q] };\n}\n// A widening cast before another one.\n"
    "rule rs_cast_cast(x) : operands_first, keep_shared {\n    c = cast(x);\n    d = cast(c);\n    match d;\n"
    "    where (x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, f32, f64})\n"
    "        or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64}) or (x.dtype == i32 and c.dtype in {i64, f64})\n",
    "        or (x.dtype in {f16, bf16} and c.dtype in {f32, f64}) or (x.dtype == f32 and c.dtype == f64);\n"
    "    rewrite cast(x) { ..d };\n}\n// Limits within limits.\nrule rs_clip_clip(x) : operands_first {\n"
    "    i = clip(x);\n    o = clip(i);\n    match o;\n    where i.a_min <= i.a_max, o.a_min <= o.a_max;\n"
    "    rewrite clip(x) { a_min = min(max(i.a_min, o.a_min), o.a_max), a_max = min(max(i.a_max, o.a_min), o.a_max) };\n"
    "}\nrule rs_relu_relu(x) : operands_first { r = nn.relu(x); match nn.relu(r); rewrite r; }\n"
    "rule rs_relu_clip(x) : operands_first {\n    c = clip(nn.relu(x));\n    match c;\n"
    "    where c.a_min <= c.a_max, c.a_max >= 0.0;\n"
    "    rewrite clip(x) { a_min = max(c.a_min, 0.0), a_max = max(c.a_max, max(c.a_min, 0.0)) };\n}\n\n"
    "// ---- constants meet (SimplifyConsecutiveAdd, SimplifyAdjacentMultiplyOrAdd, SwitchAddMultiply) ----\n"
    "\nrule rs_add_add(x, a, b) : operands_first {\n    match add(add(x & !const, a & const), b & const);\n"
    "    where a.elements == 1, b.elements == 1, a.rank == 0, b.rank == 0;\n"
    "    rewrite add(x, like(a, value(a) + value(b)));\n}\nrule rs_mul_mul(x, a, b) : operands_first {\n"
    "    match multiply(multiply(x & !const, a & const), b & const);\n"
    "    where a.elements == 1, b.elements == 1, a.rank == 0, b.rank == 0;\n"
    "    rewrite multiply(x, like(a, value(a) * value(b)));\n}\n"
    "// (x + a) b is x b + a b, so that scales of neighbours meet.\n"
    "rule rs_add_mul(x, a, b) : operands_first {\n"
    "    match multiply(add(x & !const, a & const), b & const);\n"
    "    where is_float(a), a.rank == 0, b.rank == 0;\n"
    "    rewrite add(multiply(x, b), like(a, value(a) * value(b)));\n}\n"
    "// a a + 2 a b + b b, and a a - b b (SimplifyBinomial).\nrule rs_binomial(a, b) : operands_first {\n"
    "    match add(add(multiply(a, a), multiply(multiply(a, b), 2)), multiply(b, b))\n"
    "        | add(add(multiply(a, a), multiply(a, multiply(b, 2))), multiply(b, b))\n"
    "        | add(add(multiply(a, a), multiply(2, multiply(a, b))), multiply(b, b));\n"
    "    where same_type(a, b), distinct(a, b);\n    rewrite { s = add(a, b); return multiply(s, s); }\n}\n"
    "rule rs_difference_of_squares(a, b) : operands_first {\n"
    "    match subtract(multiply(a, a), multiply(b, b));\n    where same_type(a, b), distinct(a, b);\n"
    "    rewrite multiply(add(a, b), subtract(a, b));\n}\n\n"
    "// ---- cheaper operators (SimplifyRSqrt and others) ----\n\nrule rs_rsqrt(x, c) : operands_first {\n"
    "    match divide(c & const, sqrt(x));\n    where is_float(c), c.rank == 0;\n"
    "    rewrite multiply(c, rsqrt(x));\n}\n"
    "rule rs_neg_neg(x) : operands_first, keep_shared { match negative(negative(x)); rewrite x; }\n"
    "rule rs_sub_self(x) : operands_first {\n    y = subtract(x, x);\n    match y;\n"
    "    where x.dtype in {i8, i16, i32, i64, u8, u16, u32, u64};\n    rewrite zeros_like(x);\n}\n"
    "// The place of the largest of dequantised or softened numbers (SimplifyDQArgMax, SimplifyDQArgMin).\n"
    "rule rs_dq_arg(x, s, z) : operands_first {\n"
    "    a = (argmax | argmin)(qnn.dequantize(x, s & const, z & const));\n    match a;\n"
    "    where s.elements == 1, value(s) > 0;\n    rewrite a.op(x) { ..a };\n}\n"
    "// What stands for a constant by its shape is one (ConcretizeZerosLike, ConcretizeOnesLike ...).\n"
    "rule rs_zeros_like(x) : operands_first {\n    z = zeros_like(x);\n    match z;\n"
    "    where present(x.elements);\n"
    "    rewrite zeros() { shape = [d for d in x.shape], dtype = x.dtype };\n}\n"
    "rule rs_ones_like(x) : operands_first {\n    z = ones_like(x);\n    match z;\n"
    "    where present(x.elements);\n"
    "    rewrite ones() { shape = [d for d in x.shape], dtype = x.dtype };\n}\n"
    "rule rs_reshape_like(x, y) : operands_first {\n"
    "    r = reshape_like(x, y) { lhs_begin == 0, rhs_begin == 0 };\n    match r;\n"
    "    where r.elements > 0;\n    rewrite reshape(x) { newshape = [d for d in r.shape] };\n}\n"
    "rule rs_collapse_like(x, y) : operands_first { match collapse_sum_like(x, y); where same_shape(x, y); rewrite x; }\n"
    "rule rs_broadcast_like(x, y) : operands_first { match broadcast_to_like(x, y); where same_shape(x, y); rewrite x; }\n",
    NULL};
static const struct dfg_source relay_simplify_sources[] = {
    {"relay_simplify.pat", UINT64_C(0x1cde06e00876e663), relay_simplify_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit relay_simplify_unit;
const struct dfg_unit relay_simplify_unit = {
    .abi = DFG_ABI,
    .name = "relay_simplify",
    .imports = relay_simplify_imports,
    .names = &relay_simplify_names,
    .n_patterns = 38, .patterns = relay_simplify_patterns,
    .rules = &relay_simplify_rules,
    .version = "0.1.0", .hash = UINT64_C(0x2641fa3477a2588d),
    .n_sources = 2, .sources = relay_simplify_sources, .law_limit = 64,
    .prefix = "relay_simplify_",
};
