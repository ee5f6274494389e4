/* What eliminate.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "eliminate.h"
#if ELIMINATE_H != 0x59d632c58fb75661
#error "eliminate.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct eliminate_mul_one_match, member)
static const struct dfg_capture eliminate_mul_one_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part eliminate_mul_one_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_mul_one)

#define AT(member) offsetof(struct eliminate_add_zero_match, member)
static const struct dfg_capture eliminate_add_zero_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part eliminate_add_zero_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_add_zero)

#define AT(member) offsetof(struct eliminate_sub_zero_match, member)
static const struct dfg_capture eliminate_sub_zero_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part eliminate_sub_zero_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_sub_zero)

#define AT(member) offsetof(struct eliminate_div_one_match, member)
static const struct dfg_capture eliminate_div_one_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part eliminate_div_one_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_div_one)

#define AT(member) offsetof(struct eliminate_pow_one_match, member)
static const struct dfg_capture eliminate_pow_one_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part eliminate_pow_one_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_pow_one)

#define AT(member) offsetof(struct eliminate_and_true_match, member)
static const struct dfg_capture eliminate_and_true_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part eliminate_and_true_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_and_true)

#define AT(member) offsetof(struct eliminate_or_false_match, member)
static const struct dfg_capture eliminate_or_false_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part eliminate_or_false_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_or_false)

#define AT(member) offsetof(struct eliminate_no_identity_match, member)
static const struct dfg_capture eliminate_no_identity_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part eliminate_no_identity_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_no_identity)

#define AT(member) offsetof(struct eliminate_no_dropout_whole, member)
static const struct dfg_capture eliminate_no_dropout_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"ratio", DFG_CAP_NODE, AT(m.ratio)}};
static const struct dfg_part eliminate_no_dropout_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.ratio)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(dropout_call)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_no_dropout)

#define AT(member) offsetof(struct eliminate_no_dropout_off_whole, member)
static const struct dfg_capture eliminate_no_dropout_off_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"ratio", DFG_CAP_NODE, AT(m.ratio)}};
static const struct dfg_part eliminate_no_dropout_off_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.ratio)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(dropout_call)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_no_dropout_off)

#define AT(member) offsetof(struct eliminate_no_dropout_ratio_whole, member)
static const struct dfg_capture eliminate_no_dropout_ratio_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part eliminate_no_dropout_ratio_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(dropout_call)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_no_dropout_ratio)

#define AT(member) offsetof(struct eliminate_cast_same_match, member)
static const struct dfg_capture eliminate_cast_same_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part eliminate_cast_same_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_cast_same)

#define AT(member) offsetof(struct eliminate_cast_like_match, member)
static const struct dfg_capture eliminate_cast_like_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part eliminate_cast_like_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(y)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_cast_like)

#define AT(member) offsetof(struct eliminate_expand_same_whole, member)
static const struct dfg_capture eliminate_expand_same_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"e", DFG_CAP_NODE, AT(m.e)}};
static const struct dfg_part eliminate_expand_same_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, 1, AT(m.e)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_expand_same)

#define AT(member) offsetof(struct eliminate_tile_once_whole, member)
static const struct dfg_capture eliminate_tile_once_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part eliminate_tile_once_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_tile_once)

#define AT(member) offsetof(struct eliminate_pad_none_whole, member)
static const struct dfg_capture eliminate_pad_none_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part eliminate_pad_none_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_pad_none)

#define AT(member) offsetof(struct eliminate_slice_all_whole, member)
static const struct dfg_capture eliminate_slice_all_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"steps", DFG_CAP_NODE, AT(m.steps)}, {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part eliminate_slice_all_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.steps)},
    {DFG_PART_ROOT, 0, 1, 2, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(slice)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(slice_2)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(slice_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_6)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_7)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_8)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_slice_all)

#define AT(member) offsetof(struct eliminate_concat_one_match, member)
static const struct dfg_capture eliminate_concat_one_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part eliminate_concat_one_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_concat_one)

#define AT(member) offsetof(struct eliminate_join_one_match, member)
static const struct dfg_capture eliminate_join_one_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part eliminate_join_one_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_join_one)

#define AT(member) offsetof(struct eliminate_split_one_whole, member)
static const struct dfg_capture eliminate_split_one_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"first", DFG_CAP_NODE, AT(m.first)}};
static const struct dfg_part eliminate_split_one_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INNER, 0, 0, 1, AT(m.s)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_ROOT, 0, 1, 2, AT(m.first)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_split_one)

#define AT(member) offsetof(struct eliminate_where_true_whole, member)
static const struct dfg_capture eliminate_where_true_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"y", DFG_CAP_NODE, AT(m.y)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part eliminate_where_true_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.y)},
    {DFG_PART_ROOT, 0, 1, 2, AT(m.w)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_where_true)

#define AT(member) offsetof(struct eliminate_where_false_whole, member)
static const struct dfg_capture eliminate_where_false_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"y", DFG_CAP_NODE, AT(m.y)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part eliminate_where_false_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.y)},
    {DFG_PART_ROOT, 0, 1, 2, AT(m.w)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_where_false)

#define AT(member) offsetof(struct eliminate_transpose_none_match, member)
static const struct dfg_capture eliminate_transpose_none_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"p", DFG_CAP_VALUE, AT(p)}};
static const struct dfg_part eliminate_transpose_none_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_transpose_none)

#define AT(member) offsetof(struct eliminate_reshape_same_whole, member)
static const struct dfg_capture eliminate_reshape_same_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part eliminate_reshape_same_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, 1, AT(m.r)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_reshape_same)

#define AT(member) offsetof(struct eliminate_resize_none_whole, member)
static const struct dfg_capture eliminate_resize_none_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"roi", DFG_CAP_NODE, AT(m.roi)}};
static const struct dfg_part eliminate_resize_none_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.roi)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_resize_none)

#define AT(member) offsetof(struct eliminate_relu_twice_match, member)
static const struct dfg_capture eliminate_relu_twice_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part eliminate_relu_twice_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INNER, 0, 0, 1, AT(r)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_relu_twice)

#define AT(member) offsetof(struct eliminate_abs_twice_match, member)
static const struct dfg_capture eliminate_abs_twice_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"a", DFG_CAP_NODE, AT(a)}};
static const struct dfg_part eliminate_abs_twice_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INNER, 0, 0, 1, AT(a)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_abs_twice)

#define AT(member) offsetof(struct eliminate_sign_twice_match, member)
static const struct dfg_capture eliminate_sign_twice_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"s", DFG_CAP_NODE, AT(s)}};
static const struct dfg_part eliminate_sign_twice_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INNER, 0, 0, 1, AT(s)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_sign_twice)

#define AT(member) offsetof(struct eliminate_round_twice_match, member)
static const struct dfg_capture eliminate_round_twice_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part eliminate_round_twice_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INNER, 0, 0, 1, AT(r)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_round_twice)

#define AT(member) offsetof(struct eliminate_not_twice_whole, member)
static const struct dfg_capture eliminate_not_twice_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part eliminate_not_twice_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(not_)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_not_twice)

#define AT(member) offsetof(struct eliminate_neg_twice_whole, member)
static const struct dfg_capture eliminate_neg_twice_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part eliminate_neg_twice_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(neg)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_neg_twice)

#define AT(member) offsetof(struct eliminate_abs_neg_whole, member)
static const struct dfg_capture eliminate_abs_neg_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part eliminate_abs_neg_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(neg)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_abs_neg)

#define AT(member) offsetof(struct eliminate_cast_cast_match, member)
static const struct dfg_capture eliminate_cast_cast_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"d", DFG_CAP_NODE, AT(d)}};
static const struct dfg_part eliminate_cast_cast_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INNER, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(d)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_cast_cast)

#define AT(member) offsetof(struct eliminate_not_where_whole, member)
static const struct dfg_capture eliminate_not_where_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"x", DFG_CAP_NODE, AT(m.x)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part eliminate_not_where_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.y)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(not_)}};
#undef AT
DFG_PATTERN_SLOTS(eliminate_not_where)

static const struct dfg_pattern eliminate_patterns[] = {
    {.name = "mul_one", .place = "eliminate.pat:15", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = eliminate_mul_one_captures, .n_parts = 4, .parts = eliminate_mul_one_parts,
     .match_size = sizeof(struct eliminate_mul_one_match),
     .whole_size = sizeof(struct eliminate_mul_one_match), .match = eliminate_mul_one_any,
     .each = eliminate_mul_one_all},
    {.name = "add_zero", .place = "eliminate.pat:18", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = eliminate_add_zero_captures, .n_parts = 4, .parts = eliminate_add_zero_parts,
     .match_size = sizeof(struct eliminate_add_zero_match),
     .whole_size = sizeof(struct eliminate_add_zero_match), .match = eliminate_add_zero_any,
     .each = eliminate_add_zero_all},
    {.name = "sub_zero", .place = "eliminate.pat:24", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = eliminate_sub_zero_captures, .n_parts = 4, .parts = eliminate_sub_zero_parts,
     .match_size = sizeof(struct eliminate_sub_zero_match),
     .whole_size = sizeof(struct eliminate_sub_zero_match), .match = eliminate_sub_zero_any,
     .each = eliminate_sub_zero_all},
    {.name = "div_one", .place = "eliminate.pat:31", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = eliminate_div_one_captures, .n_parts = 4, .parts = eliminate_div_one_parts,
     .match_size = sizeof(struct eliminate_div_one_match),
     .whole_size = sizeof(struct eliminate_div_one_match), .match = eliminate_div_one_any,
     .each = eliminate_div_one_all},
    {.name = "pow_one", .place = "eliminate.pat:33", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = eliminate_pow_one_captures, .n_parts = 4, .parts = eliminate_pow_one_parts,
     .match_size = sizeof(struct eliminate_pow_one_match),
     .whole_size = sizeof(struct eliminate_pow_one_match), .match = eliminate_pow_one_any,
     .each = eliminate_pow_one_all},
    {.name = "and_true", .place = "eliminate.pat:35", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = eliminate_and_true_captures, .n_parts = 4, .parts = eliminate_and_true_parts,
     .match_size = sizeof(struct eliminate_and_true_match),
     .whole_size = sizeof(struct eliminate_and_true_match), .match = eliminate_and_true_any,
     .each = eliminate_and_true_all},
    {.name = "or_false", .place = "eliminate.pat:36", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = eliminate_or_false_captures, .n_parts = 4, .parts = eliminate_or_false_parts,
     .match_size = sizeof(struct eliminate_or_false_match),
     .whole_size = sizeof(struct eliminate_or_false_match), .match = eliminate_or_false_any,
     .each = eliminate_or_false_all},
    {.name = "no_identity", .place = "eliminate.pat:41", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = eliminate_no_identity_captures, .n_parts = 2, .parts = eliminate_no_identity_parts,
     .match_size = sizeof(struct eliminate_no_identity_match),
     .whole_size = sizeof(struct eliminate_no_identity_match), .match = eliminate_no_identity_any,
     .each = eliminate_no_identity_all},
    {.name = "no_dropout", .place = "eliminate.pat:43", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = eliminate_no_dropout_captures, .n_parts = 4, .parts = eliminate_no_dropout_parts,
     .match_size = sizeof(struct eliminate_no_dropout_match),
     .whole_size = sizeof(struct eliminate_no_dropout_whole), .match = eliminate_no_dropout_any,
     .each = eliminate_no_dropout_all},
    {.name = "no_dropout_off", .place = "eliminate.pat:44", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = eliminate_no_dropout_off_captures, .n_parts = 5, .parts = eliminate_no_dropout_off_parts,
     .match_size = sizeof(struct eliminate_no_dropout_off_match),
     .whole_size = sizeof(struct eliminate_no_dropout_off_whole), .match = eliminate_no_dropout_off_any,
     .each = eliminate_no_dropout_off_all},
    {.name = "no_dropout_ratio", .place = "eliminate.pat:46", .is_rule = true, .n_captures = 1,
     .n_params = 1, .captures = eliminate_no_dropout_ratio_captures, .n_parts = 5,
     .parts = eliminate_no_dropout_ratio_parts,
     .match_size = sizeof(struct eliminate_no_dropout_ratio_match),
     .whole_size = sizeof(struct eliminate_no_dropout_ratio_whole), .match = eliminate_no_dropout_ratio_any,
     .each = eliminate_no_dropout_ratio_all},
    {.name = "cast_same", .place = "eliminate.pat:48", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = eliminate_cast_same_captures, .n_parts = 2, .parts = eliminate_cast_same_parts,
     .match_size = sizeof(struct eliminate_cast_same_match),
     .whole_size = sizeof(struct eliminate_cast_same_match), .match = eliminate_cast_same_any,
     .each = eliminate_cast_same_all},
    {.name = "cast_like", .place = "eliminate.pat:50", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = eliminate_cast_like_captures, .n_parts = 3, .parts = eliminate_cast_like_parts,
     .match_size = sizeof(struct eliminate_cast_like_match),
     .whole_size = sizeof(struct eliminate_cast_like_match), .match = eliminate_cast_like_any,
     .each = eliminate_cast_like_all},
    {.name = "expand_same", .place = "eliminate.pat:60", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = eliminate_expand_same_captures, .n_parts = 3, .parts = eliminate_expand_same_parts,
     .match_size = sizeof(struct eliminate_expand_same_match),
     .whole_size = sizeof(struct eliminate_expand_same_whole), .match = eliminate_expand_same_any,
     .each = eliminate_expand_same_all},
    {.name = "tile_once", .place = "eliminate.pat:62", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = eliminate_tile_once_captures, .n_parts = 3, .parts = eliminate_tile_once_parts,
     .match_size = sizeof(struct eliminate_tile_once_match),
     .whole_size = sizeof(struct eliminate_tile_once_whole), .match = eliminate_tile_once_any,
     .each = eliminate_tile_once_all},
    {.name = "pad_none", .place = "eliminate.pat:64", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = eliminate_pad_none_captures, .n_parts = 4, .parts = eliminate_pad_none_parts,
     .match_size = sizeof(struct eliminate_pad_none_match),
     .whole_size = sizeof(struct eliminate_pad_none_whole), .match = eliminate_pad_none_any,
     .each = eliminate_pad_none_all},
    {.name = "slice_all", .place = "eliminate.pat:66", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = eliminate_slice_all_captures, .n_parts = 14, .parts = eliminate_slice_all_parts,
     .match_size = sizeof(struct eliminate_slice_all_match),
     .whole_size = sizeof(struct eliminate_slice_all_whole), .match = eliminate_slice_all_any,
     .each = eliminate_slice_all_all},
    {.name = "concat_one", .place = "eliminate.pat:73", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = eliminate_concat_one_captures, .n_parts = 2, .parts = eliminate_concat_one_parts,
     .match_size = sizeof(struct eliminate_concat_one_match),
     .whole_size = sizeof(struct eliminate_concat_one_match), .match = eliminate_concat_one_any,
     .each = eliminate_concat_one_all},
    {.name = "join_one", .place = "eliminate.pat:74", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = eliminate_join_one_captures, .n_parts = 2, .parts = eliminate_join_one_parts,
     .match_size = sizeof(struct eliminate_join_one_match),
     .whole_size = sizeof(struct eliminate_join_one_match), .match = eliminate_join_one_any,
     .each = eliminate_join_one_all},
    {.name = "split_one", .place = "eliminate.pat:76", .is_rule = true, .n_captures = 3, .n_params = 1,
     .captures = eliminate_split_one_captures, .n_parts = 4, .parts = eliminate_split_one_parts,
     .match_size = sizeof(struct eliminate_split_one_match),
     .whole_size = sizeof(struct eliminate_split_one_whole), .match = eliminate_split_one_any,
     .each = eliminate_split_one_all},
    {.name = "where_true", .place = "eliminate.pat:84", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = eliminate_where_true_captures, .n_parts = 4, .parts = eliminate_where_true_parts,
     .match_size = sizeof(struct eliminate_where_true_match),
     .whole_size = sizeof(struct eliminate_where_true_whole), .match = eliminate_where_true_any,
     .each = eliminate_where_true_all},
    {.name = "where_false", .place = "eliminate.pat:85", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = eliminate_where_false_captures, .n_parts = 4, .parts = eliminate_where_false_parts,
     .match_size = sizeof(struct eliminate_where_false_match),
     .whole_size = sizeof(struct eliminate_where_false_whole), .match = eliminate_where_false_any,
     .each = eliminate_where_false_all},
    {.name = "transpose_none", .place = "eliminate.pat:87", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = eliminate_transpose_none_captures, .n_parts = 2, .parts = eliminate_transpose_none_parts,
     .match_size = sizeof(struct eliminate_transpose_none_match),
     .whole_size = sizeof(struct eliminate_transpose_none_match), .match = eliminate_transpose_none_any,
     .each = eliminate_transpose_none_all},
    {.name = "reshape_same", .place = "eliminate.pat:93", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = eliminate_reshape_same_captures, .n_parts = 3, .parts = eliminate_reshape_same_parts,
     .match_size = sizeof(struct eliminate_reshape_same_match),
     .whole_size = sizeof(struct eliminate_reshape_same_whole), .match = eliminate_reshape_same_any,
     .each = eliminate_reshape_same_all},
    {.name = "resize_none", .place = "eliminate.pat:95", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = eliminate_resize_none_captures, .n_parts = 4, .parts = eliminate_resize_none_parts,
     .match_size = sizeof(struct eliminate_resize_none_match),
     .whole_size = sizeof(struct eliminate_resize_none_whole), .match = eliminate_resize_none_any,
     .each = eliminate_resize_none_all},
    {.name = "relu_twice", .place = "eliminate.pat:103", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = eliminate_relu_twice_captures, .n_parts = 3, .parts = eliminate_relu_twice_parts,
     .match_size = sizeof(struct eliminate_relu_twice_match),
     .whole_size = sizeof(struct eliminate_relu_twice_match), .match = eliminate_relu_twice_any,
     .each = eliminate_relu_twice_all},
    {.name = "abs_twice", .place = "eliminate.pat:104", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = eliminate_abs_twice_captures, .n_parts = 3, .parts = eliminate_abs_twice_parts,
     .match_size = sizeof(struct eliminate_abs_twice_match),
     .whole_size = sizeof(struct eliminate_abs_twice_match), .match = eliminate_abs_twice_any,
     .each = eliminate_abs_twice_all},
    {.name = "sign_twice", .place = "eliminate.pat:105", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = eliminate_sign_twice_captures, .n_parts = 3, .parts = eliminate_sign_twice_parts,
     .match_size = sizeof(struct eliminate_sign_twice_match),
     .whole_size = sizeof(struct eliminate_sign_twice_match), .match = eliminate_sign_twice_any,
     .each = eliminate_sign_twice_all},
    {.name = "round_twice", .place = "eliminate.pat:106", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = eliminate_round_twice_captures, .n_parts = 3, .parts = eliminate_round_twice_parts,
     .match_size = sizeof(struct eliminate_round_twice_match),
     .whole_size = sizeof(struct eliminate_round_twice_match), .match = eliminate_round_twice_any,
     .each = eliminate_round_twice_all},
    {.name = "not_twice", .place = "eliminate.pat:108", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = eliminate_not_twice_captures, .n_parts = 3, .parts = eliminate_not_twice_parts,
     .match_size = sizeof(struct eliminate_not_twice_match),
     .whole_size = sizeof(struct eliminate_not_twice_whole), .match = eliminate_not_twice_any,
     .each = eliminate_not_twice_all},
    {.name = "neg_twice", .place = "eliminate.pat:109", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = eliminate_neg_twice_captures, .n_parts = 3, .parts = eliminate_neg_twice_parts,
     .match_size = sizeof(struct eliminate_neg_twice_match),
     .whole_size = sizeof(struct eliminate_neg_twice_whole), .match = eliminate_neg_twice_any,
     .each = eliminate_neg_twice_all},
    {.name = "abs_neg", .place = "eliminate.pat:111", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = eliminate_abs_neg_captures, .n_parts = 3, .parts = eliminate_abs_neg_parts,
     .match_size = sizeof(struct eliminate_abs_neg_match),
     .whole_size = sizeof(struct eliminate_abs_neg_whole), .match = eliminate_abs_neg_any,
     .each = eliminate_abs_neg_all},
    {.name = "cast_cast", .place = "eliminate.pat:122", .is_rule = true, .n_captures = 3, .n_params = 1,
     .captures = eliminate_cast_cast_captures, .n_parts = 3, .parts = eliminate_cast_cast_parts,
     .match_size = sizeof(struct eliminate_cast_cast_match),
     .whole_size = sizeof(struct eliminate_cast_cast_match), .match = eliminate_cast_cast_any,
     .each = eliminate_cast_cast_all},
    {.name = "not_where", .place = "eliminate.pat:130", .is_rule = true, .n_captures = 3, .n_params = 3,
     .captures = eliminate_not_where_captures, .n_parts = 5, .parts = eliminate_not_where_parts,
     .match_size = sizeof(struct eliminate_not_where_match),
     .whole_size = sizeof(struct eliminate_not_where_whole), .match = eliminate_not_where_any,
     .each = eliminate_not_where_all},
};

static bool eliminate_extern_0(const dfg_graph *g, const dfg_node *args)
{
    return eliminate_minus_zero(g, args[0]);
}
static bool eliminate_extern_1(const dfg_graph *g, const dfg_node *args)
{
    return eliminate_plus_zero(g, args[0]);
}
static const struct dfg_extern eliminate_externs[] = {
    {"eliminate_minus_zero", 1, eliminate_extern_0},
    {"eliminate_plus_zero", 1, eliminate_extern_1},
};

static const char *const eliminate_imports[] = { "onnx", NULL };
static const char *const eliminate_text_0[] = { /* eliminate.pat */
    "// eliminate.pat -- operators that change nothing, and second operators that repeat the first.\n//\n"
    "// Over ONNX in its canonical form.  Each rule removes a node or replaces one by a cheaper one, so\n"
    "// that they end together in any order.  What a shape decides is asked of types: where they are\n"
    "// unknown, the node stays.\n\nimport \"onnx.ops\";\n\n"
    "// Beside x the constant c leaves the shape alone, y being the result.\n"
    "cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y);\n"
    "\n// ---- neutral elements ----\n\n"
    "// x * 1 (ONNX Script: no_op; onnx/optimizer: eliminate_nop_with_unit).\n"
    "rule mul_one(x, c) { y = Mul(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "// x + 0 of integers; of floats x + -0.0 and x - 0.0, which are x for x = -0.0, too (others are in fast_math.pat).\n"
    "cond is_float(c) = c.dtype in {f16, bf16, f32, f64};\nrule add_zero(x, c) {\n"
    "    y = Add(x, c & splat(0));\n    match y;\n"
    "    where no_wider(c, x, y), not is_float(c) or extern eliminate_minus_zero(c);\n    rewrite x;\n}\n"
    "rule sub_zero(x, c) {\n    y = Sub(x, c & splat(0));\n    match y;\n"
    "    where no_wider(c, x, y), not is_float(c) or extern eliminate_plus_zero(c);\n    rewrite x;\n}\n"
    "// x / 1.\n"
    "rule div_one(x, c) { y = Div(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "// x ** 1.\n"
    "rule pow_one(x, c) { y = Pow(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "// x and true, x or false.\n"
    "rule and_true(x, c) { y = And(x, c & splat(true)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "rule or_false(x, c) { y = Or(x, c & splat(false)); match y; where no_wider(c, x, y); rewrite x; }\n\n"
    "// ---- operators without effect ----\n\n// Identity (ONNX Runtime: EliminateIdentity).\n"
    "rule no_identity(x) { match Identity(x); rewrite x; }\n"
    "// Dropout as networks are run (ONNX Runtime: EliminateDropout; ONNX Script: no_op).\n"
    "rule no_dropout(x, ratio) { match Dropout(x, ratio?); rewrite x; }\n"
    "rule no_dropout_off(x, ratio) { match Dropout(x, ratio?, splat(false)); rewrite x; }\n"
    "// Dropout of nothing, in training too.\n"
    "rule no_dropout_ratio(x) { match Dropout(x, splat(0), _); rewrite x; }\n"
    "// Cast to the dtype it has (ONNX Script: cast_identity; NXP: N11).\n"
    "rule cast_same(x) { c = Cast(x); match c; where same_dtype(x, c); rewrite x; }\n"
    "// A CastLike says Cast where the dtype of what it is like is known.\nrule cast_like(x, y) {\n"
    "    match CastLike(x, y);\n"
    "    where y.dtype in {f32, u8, i8, u16, i16, i32, i64, bool, f16, f64, u32, u64, bf16};\n"
    "    rewrite Cast(x) {\n"
    "        to = y.dtype == f32 ? 1 : y.dtype == u8 ? 2 : y.dtype == i8 ? 3 : y.dtype == u16 ? 4 : y.dtype == i16 ? 5\n"
    "           : y.dtype == i32 ? 6 : y.dtype == i64 ? 7 : y.dtype == bool ? 9 : y.dtype == f16 ? 10\n"
    "           : y.dtype == f64 ? 11 : y.dtype == u32 ? 12 : y.dtype == u64 ? 13 : 16\n    };\n}\n"
    "// Expand to the shape it has (ONNX Script: expand_identity).\n"
    "rule expand_same(x) { e = Expand(x, _); match e; where same_shape(x, e); rewrite x; }\n"
    "// Tile once in each direction.\nrule tile_once(x) { match Tile(x, splat(1)); rewrite x; }\n"
    "// Pad by nothing, whatever the mode (onnx/optimizer: eliminate_nop_pad).\n"
    "rule pad_none(x) { match Pad(x, splat(0), ...); rewrite x; }\n"
    "// Slice of everything, forwards (ONNX Script: collapse_slices).\nrule slice_all(x, steps) {\n"
    "    s = Slice(x, _, _) | Slice(x, _, _, _) | Slice(x, _, _, _?, steps);\n    match s;\n"
    "    where same_shape(x, s), not present(steps) or value(steps) == 1 or min([v for v in value(steps)]) == 1;\n"
    "    rewrite x;\n}\n// Concat, Sum, Max, Min, Mean of one.\n"
    "rule concat_one(x) { match Concat(x); rewrite x; }\n"
    "rule join_one(x) { match (Sum | Max | Min | Mean)(x); rewrite x; }\n// Split into one part.\n"
    "rule split_one(x) {\n    s = Split(x, ...);\n    first = s.0;\n    match first;\n"
    "    where same_shape(x, first);\n    rewrite x;\n}\n// Where of a known condition.\n"
    "rule where_true(x, y) { w = Where(splat(true), x, y); match w; where same_shape(x, w); rewrite x; }\n",
    "rule where_false(x, y) { w = Where(splat(false), x, y); match w; where same_shape(y, w); rewrite y; }\n"
    "// A transposition that keeps the order (ONNX Script: transpose_identity; NXP: N6).\n"
    "rule transpose_none(x) {\n    match Transpose(x) { perm = p };\n    where p == range(len(p));\n"
    "    rewrite x;\n}\n// Reshape to the shape it has (NXP: N4; onnx/optimizer: eliminate_nop_reshape).\n"
    "rule reshape_same(x) { r = (Reshape | Squeeze | Unsqueeze | Flatten)(x, ...); match r; where same_shape(x, r); rewrite x; }\n"
    "// Resize by 1.\nrule resize_none(x, roi) {\n"
    "    match Resize(x, roi?, splat(1)) { mode != \"cubic\", coordinate_transformation_mode != \"tf_crop_and_resize\" };\n"
    "    rewrite x;\n}\n\n// ---- the second of two ----\n\n"
    "// Operators that do nothing to their own result (onnx/optimizer: eliminate_consecutive_idempotent_ops).\n"
    "rule relu_twice(x) { r = Relu(x); match Relu(r); rewrite r; }\n"
    "rule abs_twice(x) { a = (Abs | Relu)(x); match Abs(a); rewrite a; }\n"
    "rule sign_twice(x) { s = Sign(x); match Sign(s); rewrite s; }\n"
    "rule round_twice(x) { r = (Ceil | Floor | Round)(x); match (Ceil | Floor | Round)(r); rewrite r; }\n"
    "// Their own inverses.\nrule not_twice(x) : keep_shared { match Not(Not(x)); rewrite x; }\n"
    "rule neg_twice(x) : keep_shared { match Neg(Neg(x)); rewrite x; }\n// |-x|.\n"
    "rule abs_neg(x) : keep_shared { match Abs(Neg(x)); rewrite Abs(x); }\n"
    "// A cast of a cast that loses nothing (ONNX Script: cast_cast; NXP: N10, which lacks this guard).\n"
    "cond lossless(x, c) =\n    (x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, bf16, f32, f64})\n"
    "    or (x.dtype == u8 and c.dtype in {u16, u32, u64})\n"
    "    or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})\n"
    "    or (x.dtype == u16 and c.dtype in {u32, u64})\n"
    "    or (x.dtype in {i32, u32} and c.dtype in {i64, f64})\n    or (x.dtype == u32 and c.dtype == u64)\n"
    "    or (x.dtype in {f16, bf16} and c.dtype in {f32, f64})\n"
    "    or (x.dtype == f32 and c.dtype == f64);\nrule cast_cast(x) : keep_shared {\n    c = Cast(x);\n"
    "    d = Cast(c);\n    match d;\n    where lossless(x, c);\n    rewrite Cast(x) { ..d };\n}\n"
    "// Where of a negation (ONNX Runtime: NotWhereFusion; onnx/optimizer: eliminate_not_where).\n"
    "rule not_where(c, x, y) : keep_shared { match Where(Not(c), x, y); rewrite Where(c, y, x); }\n",
    NULL};
static const struct dfg_source eliminate_sources[] = {
    {"eliminate.pat", UINT64_C(0xbc34fc80a8b67525), eliminate_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit eliminate_unit;
const struct dfg_unit eliminate_unit = {
    .abi = DFG_ABI,
    .name = "eliminate",
    .imports = eliminate_imports,
    .names = &eliminate_names,
    .n_patterns = 34, .patterns = eliminate_patterns,
    .rules = &eliminate_rules,
    .version = "0.1.0", .hash = UINT64_C(0xefcfecdf41f260a1),
    .n_sources = 2, .sources = eliminate_sources, .law_limit = 64,
    .prefix = "eliminate_",
    .n_externs = 2, .externs = eliminate_externs,
};
