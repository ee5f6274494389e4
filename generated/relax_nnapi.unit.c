/* What relax_nnapi.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_nnapi.h"
#if RELAX_NNAPI_H != 0x6a6f0f6968a9b3b8
#error "relax_nnapi.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct relax_nnapi_conv2d_match, member)
static const struct dfg_capture relax_nnapi_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part relax_nnapi_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(c)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_conv2d)

#define AT(member) offsetof(struct relax_nnapi_cast_number_whole, member)
static const struct dfg_part relax_nnapi_cast_number_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_cast_number)

#define AT(member) offsetof(struct relax_nnapi_cast_float_whole, member)
static const struct dfg_part relax_nnapi_cast_float_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_cast_float)

#define AT(member) offsetof(struct relax_nnapi_nnapi_add_whole, member)
static const struct dfg_part relax_nnapi_nnapi_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_add)

#define AT(member) offsetof(struct relax_nnapi_nnapi_mul_whole, member)
static const struct dfg_part relax_nnapi_nnapi_mul_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_mul)

#define AT(member) offsetof(struct relax_nnapi_nnapi_div_whole, member)
static const struct dfg_part relax_nnapi_nnapi_div_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_div)

#define AT(member) offsetof(struct relax_nnapi_nnapi_sub_whole, member)
static const struct dfg_part relax_nnapi_nnapi_sub_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_sub)

#define AT(member) offsetof(struct relax_nnapi_nnapi_pow_whole, member)
static const struct dfg_part relax_nnapi_nnapi_pow_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_pow)

#define AT(member) offsetof(struct relax_nnapi_nnapi_equal_whole, member)
static const struct dfg_part relax_nnapi_nnapi_equal_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_equal)

#define AT(member) offsetof(struct relax_nnapi_nnapi_greater_whole, member)
static const struct dfg_part relax_nnapi_nnapi_greater_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_greater)

#define AT(member) offsetof(struct relax_nnapi_nnapi_greater_equal_whole, member)
static const struct dfg_part relax_nnapi_nnapi_greater_equal_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_greater_equal)

#define AT(member) offsetof(struct relax_nnapi_nnapi_less_whole, member)
static const struct dfg_part relax_nnapi_nnapi_less_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_less)

#define AT(member) offsetof(struct relax_nnapi_nnapi_less_equal_whole, member)
static const struct dfg_part relax_nnapi_nnapi_less_equal_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_less_equal)

#define AT(member) offsetof(struct relax_nnapi_nnapi_not_equal_whole, member)
static const struct dfg_part relax_nnapi_nnapi_not_equal_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_not_equal)

#define AT(member) offsetof(struct relax_nnapi_nnapi_maximum_whole, member)
static const struct dfg_part relax_nnapi_nnapi_maximum_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_maximum)

#define AT(member) offsetof(struct relax_nnapi_nnapi_minimum_whole, member)
static const struct dfg_part relax_nnapi_nnapi_minimum_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_minimum)

#define AT(member) offsetof(struct relax_nnapi_nnapi_floor_whole, member)
static const struct dfg_part relax_nnapi_nnapi_floor_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_floor)

#define AT(member) offsetof(struct relax_nnapi_nnapi_relu_whole, member)
static const struct dfg_part relax_nnapi_nnapi_relu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_relu)

#define AT(member) offsetof(struct relax_nnapi_nnapi_logistic_whole, member)
static const struct dfg_part relax_nnapi_nnapi_logistic_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_logistic)

#define AT(member) offsetof(struct relax_nnapi_nnapi_softmax_whole, member)
static const struct dfg_part relax_nnapi_nnapi_softmax_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_softmax)

#define AT(member) offsetof(struct relax_nnapi_nnapi_tanh_whole, member)
static const struct dfg_part relax_nnapi_nnapi_tanh_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_tanh)

#define AT(member) offsetof(struct relax_nnapi_nnapi_abs_whole, member)
static const struct dfg_part relax_nnapi_nnapi_abs_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_abs)

#define AT(member) offsetof(struct relax_nnapi_nnapi_exp_whole, member)
static const struct dfg_part relax_nnapi_nnapi_exp_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_exp)

#define AT(member) offsetof(struct relax_nnapi_nnapi_log_whole, member)
static const struct dfg_part relax_nnapi_nnapi_log_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_log)

#define AT(member) offsetof(struct relax_nnapi_nnapi_neg_whole, member)
static const struct dfg_part relax_nnapi_nnapi_neg_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_neg)

#define AT(member) offsetof(struct relax_nnapi_nnapi_cast_whole, member)
static const struct dfg_part relax_nnapi_nnapi_cast_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_cast)

#define AT(member) offsetof(struct relax_nnapi_nnapi_sqrt_whole, member)
static const struct dfg_part relax_nnapi_nnapi_sqrt_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_sqrt)

#define AT(member) offsetof(struct relax_nnapi_nnapi_rsqrt_whole, member)
static const struct dfg_part relax_nnapi_nnapi_rsqrt_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_rsqrt)

#define AT(member) offsetof(struct relax_nnapi_nnapi_batch_matmul_whole, member)
static const struct dfg_part relax_nnapi_nnapi_batch_matmul_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_batch_matmul)

#define AT(member) offsetof(struct relax_nnapi_nnapi_transpose_whole, member)
static const struct dfg_part relax_nnapi_nnapi_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_transpose)

#define AT(member) offsetof(struct relax_nnapi_nnapi_cast_2_whole, member)
static const struct dfg_part relax_nnapi_nnapi_cast_2_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_cast_2)

#define AT(member) offsetof(struct relax_nnapi_nnapi_mean_whole, member)
static const struct dfg_part relax_nnapi_nnapi_mean_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_mean)

#define AT(member) offsetof(struct relax_nnapi_nnapi_max_pool_2d_whole, member)
static const struct dfg_part relax_nnapi_nnapi_max_pool_2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_nnapi_nnapi_max_pool_2d)

static const struct dfg_pattern relax_nnapi_patterns[] = {
    {.name = "conv2d", .place = "relax_nnapi.pat:14", .n_captures = 4, .n_params = 3,
     .captures = relax_nnapi_conv2d_captures, .n_parts = 5, .parts = relax_nnapi_conv2d_parts,
     .match_size = sizeof(struct relax_nnapi_conv2d_match),
     .whole_size = sizeof(struct relax_nnapi_conv2d_match), .match = relax_nnapi_conv2d_any,
     .each = relax_nnapi_conv2d_all},
    {.name = "cast_number", .place = "relax_nnapi.pat:19", .n_parts = 2,
     .parts = relax_nnapi_cast_number_parts, .match_size = sizeof(struct relax_nnapi_cast_number_match),
     .whole_size = sizeof(struct relax_nnapi_cast_number_whole), .match = relax_nnapi_cast_number_any,
     .each = relax_nnapi_cast_number_all},
    {.name = "cast_float", .place = "relax_nnapi.pat:20", .n_parts = 2,
     .parts = relax_nnapi_cast_float_parts, .match_size = sizeof(struct relax_nnapi_cast_float_match),
     .whole_size = sizeof(struct relax_nnapi_cast_float_whole), .match = relax_nnapi_cast_float_any,
     .each = relax_nnapi_cast_float_all},
    {.name = "nnapi.add", .place = "relax_nnapi.pat:24", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_add_parts, .match_size = sizeof(struct relax_nnapi_nnapi_add_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_add_whole), .match = relax_nnapi_nnapi_add_any,
     .each = relax_nnapi_nnapi_add_all},
    {.name = "nnapi.mul", .place = "relax_nnapi.pat:25", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_mul_parts, .match_size = sizeof(struct relax_nnapi_nnapi_mul_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_mul_whole), .match = relax_nnapi_nnapi_mul_any,
     .each = relax_nnapi_nnapi_mul_all},
    {.name = "nnapi.div", .place = "relax_nnapi.pat:26", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_div_parts, .match_size = sizeof(struct relax_nnapi_nnapi_div_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_div_whole), .match = relax_nnapi_nnapi_div_any,
     .each = relax_nnapi_nnapi_div_all},
    {.name = "nnapi.sub", .place = "relax_nnapi.pat:27", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_sub_parts, .match_size = sizeof(struct relax_nnapi_nnapi_sub_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_sub_whole), .match = relax_nnapi_nnapi_sub_any,
     .each = relax_nnapi_nnapi_sub_all},
    {.name = "nnapi.pow", .place = "relax_nnapi.pat:28", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_pow_parts, .match_size = sizeof(struct relax_nnapi_nnapi_pow_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_pow_whole), .match = relax_nnapi_nnapi_pow_any,
     .each = relax_nnapi_nnapi_pow_all},
    {.name = "nnapi.equal", .place = "relax_nnapi.pat:29", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_equal_parts, .match_size = sizeof(struct relax_nnapi_nnapi_equal_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_equal_whole), .match = relax_nnapi_nnapi_equal_any,
     .each = relax_nnapi_nnapi_equal_all},
    {.name = "nnapi.greater", .place = "relax_nnapi.pat:30", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_greater_parts, .match_size = sizeof(struct relax_nnapi_nnapi_greater_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_greater_whole), .match = relax_nnapi_nnapi_greater_any,
     .each = relax_nnapi_nnapi_greater_all},
    {.name = "nnapi.greater_equal", .place = "relax_nnapi.pat:31", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_greater_equal_parts,
     .match_size = sizeof(struct relax_nnapi_nnapi_greater_equal_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_greater_equal_whole),
     .match = relax_nnapi_nnapi_greater_equal_any, .each = relax_nnapi_nnapi_greater_equal_all},
    {.name = "nnapi.less", .place = "relax_nnapi.pat:32", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_less_parts, .match_size = sizeof(struct relax_nnapi_nnapi_less_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_less_whole), .match = relax_nnapi_nnapi_less_any,
     .each = relax_nnapi_nnapi_less_all},
    {.name = "nnapi.less_equal", .place = "relax_nnapi.pat:33", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_less_equal_parts,
     .match_size = sizeof(struct relax_nnapi_nnapi_less_equal_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_less_equal_whole),
     .match = relax_nnapi_nnapi_less_equal_any, .each = relax_nnapi_nnapi_less_equal_all},
    {.name = "nnapi.not_equal", .place = "relax_nnapi.pat:34", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_not_equal_parts,
     .match_size = sizeof(struct relax_nnapi_nnapi_not_equal_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_not_equal_whole),
     .match = relax_nnapi_nnapi_not_equal_any, .each = relax_nnapi_nnapi_not_equal_all},
    {.name = "nnapi.maximum", .place = "relax_nnapi.pat:35", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_maximum_parts, .match_size = sizeof(struct relax_nnapi_nnapi_maximum_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_maximum_whole), .match = relax_nnapi_nnapi_maximum_any,
     .each = relax_nnapi_nnapi_maximum_all},
    {.name = "nnapi.minimum", .place = "relax_nnapi.pat:36", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_minimum_parts, .match_size = sizeof(struct relax_nnapi_nnapi_minimum_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_minimum_whole), .match = relax_nnapi_nnapi_minimum_any,
     .each = relax_nnapi_nnapi_minimum_all},
    {.name = "nnapi.floor", .place = "relax_nnapi.pat:37", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_floor_parts, .match_size = sizeof(struct relax_nnapi_nnapi_floor_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_floor_whole), .match = relax_nnapi_nnapi_floor_any,
     .each = relax_nnapi_nnapi_floor_all},
    {.name = "nnapi.relu", .place = "relax_nnapi.pat:38", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_relu_parts, .match_size = sizeof(struct relax_nnapi_nnapi_relu_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_relu_whole), .match = relax_nnapi_nnapi_relu_any,
     .each = relax_nnapi_nnapi_relu_all},
    {.name = "nnapi.logistic", .place = "relax_nnapi.pat:39", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_logistic_parts,
     .match_size = sizeof(struct relax_nnapi_nnapi_logistic_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_logistic_whole), .match = relax_nnapi_nnapi_logistic_any,
     .each = relax_nnapi_nnapi_logistic_all},
    {.name = "nnapi.softmax", .place = "relax_nnapi.pat:40", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_softmax_parts, .match_size = sizeof(struct relax_nnapi_nnapi_softmax_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_softmax_whole), .match = relax_nnapi_nnapi_softmax_any,
     .each = relax_nnapi_nnapi_softmax_all},
    {.name = "nnapi.tanh", .place = "relax_nnapi.pat:41", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_tanh_parts, .match_size = sizeof(struct relax_nnapi_nnapi_tanh_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_tanh_whole), .match = relax_nnapi_nnapi_tanh_any,
     .each = relax_nnapi_nnapi_tanh_all},
    {.name = "nnapi.abs", .place = "relax_nnapi.pat:42", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_abs_parts, .match_size = sizeof(struct relax_nnapi_nnapi_abs_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_abs_whole), .match = relax_nnapi_nnapi_abs_any,
     .each = relax_nnapi_nnapi_abs_all},
    {.name = "nnapi.exp", .place = "relax_nnapi.pat:43", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_exp_parts, .match_size = sizeof(struct relax_nnapi_nnapi_exp_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_exp_whole), .match = relax_nnapi_nnapi_exp_any,
     .each = relax_nnapi_nnapi_exp_all},
    {.name = "nnapi.log", .place = "relax_nnapi.pat:44", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_log_parts, .match_size = sizeof(struct relax_nnapi_nnapi_log_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_log_whole), .match = relax_nnapi_nnapi_log_any,
     .each = relax_nnapi_nnapi_log_all},
    {.name = "nnapi.neg", .place = "relax_nnapi.pat:45", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_neg_parts, .match_size = sizeof(struct relax_nnapi_nnapi_neg_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_neg_whole), .match = relax_nnapi_nnapi_neg_any,
     .each = relax_nnapi_nnapi_neg_all},
    {.name = "nnapi.cast", .place = "relax_nnapi.pat:19", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_cast_parts, .match_size = sizeof(struct relax_nnapi_nnapi_cast_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_cast_whole), .match = relax_nnapi_nnapi_cast_any,
     .each = relax_nnapi_nnapi_cast_all},
    {.name = "nnapi.sqrt", .place = "relax_nnapi.pat:47", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_sqrt_parts, .match_size = sizeof(struct relax_nnapi_nnapi_sqrt_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_sqrt_whole), .match = relax_nnapi_nnapi_sqrt_any,
     .each = relax_nnapi_nnapi_sqrt_all},
    {.name = "nnapi.rsqrt", .place = "relax_nnapi.pat:48", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_rsqrt_parts, .match_size = sizeof(struct relax_nnapi_nnapi_rsqrt_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_rsqrt_whole), .match = relax_nnapi_nnapi_rsqrt_any,
     .each = relax_nnapi_nnapi_rsqrt_all},
    {.name = "nnapi.batch_matmul", .place = "relax_nnapi.pat:49", .is_entry = true, .n_parts = 3,
     .parts = relax_nnapi_nnapi_batch_matmul_parts,
     .match_size = sizeof(struct relax_nnapi_nnapi_batch_matmul_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_batch_matmul_whole),
     .match = relax_nnapi_nnapi_batch_matmul_any, .each = relax_nnapi_nnapi_batch_matmul_all},
    {.name = "nnapi.transpose", .place = "relax_nnapi.pat:50", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_transpose_parts,
     .match_size = sizeof(struct relax_nnapi_nnapi_transpose_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_transpose_whole),
     .match = relax_nnapi_nnapi_transpose_any, .each = relax_nnapi_nnapi_transpose_all},
    {.name = "nnapi.cast", .place = "relax_nnapi.pat:20", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_cast_2_parts, .match_size = sizeof(struct relax_nnapi_nnapi_cast_2_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_cast_2_whole), .match = relax_nnapi_nnapi_cast_2_any,
     .each = relax_nnapi_nnapi_cast_2_all},
    {.name = "nnapi.mean", .place = "relax_nnapi.pat:52", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_mean_parts, .match_size = sizeof(struct relax_nnapi_nnapi_mean_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_mean_whole), .match = relax_nnapi_nnapi_mean_any,
     .each = relax_nnapi_nnapi_mean_all},
    {.name = "nnapi.max_pool_2d", .place = "relax_nnapi.pat:54", .is_entry = true, .n_parts = 2,
     .parts = relax_nnapi_nnapi_max_pool_2d_parts,
     .match_size = sizeof(struct relax_nnapi_nnapi_max_pool_2d_match),
     .whole_size = sizeof(struct relax_nnapi_nnapi_max_pool_2d_whole),
     .match = relax_nnapi_nnapi_max_pool_2d_any, .each = relax_nnapi_nnapi_max_pool_2d_all},
};

/* ---- table relax_nnapi ---- */

DFG_TABLE_SLOTS(relax_nnapi)

static const struct dfg_table_entry relax_nnapi_entries[] = {
    { .name = "nnapi.add", .pattern = 3 },
    { .name = "nnapi.mul", .pattern = 4 },
    { .name = "nnapi.div", .pattern = 5 },
    { .name = "nnapi.sub", .pattern = 6 },
    { .name = "nnapi.pow", .pattern = 7 },
    { .name = "nnapi.equal", .pattern = 8 },
    { .name = "nnapi.greater", .pattern = 9 },
    { .name = "nnapi.greater_equal", .pattern = 10 },
    { .name = "nnapi.less", .pattern = 11 },
    { .name = "nnapi.less_equal", .pattern = 12 },
    { .name = "nnapi.not_equal", .pattern = 13 },
    { .name = "nnapi.maximum", .pattern = 14 },
    { .name = "nnapi.minimum", .pattern = 15 },
    { .name = "nnapi.floor", .pattern = 16 },
    { .name = "nnapi.relu", .pattern = 17 },
    { .name = "nnapi.logistic", .pattern = 18 },
    { .name = "nnapi.softmax", .pattern = 19 },
    { .name = "nnapi.tanh", .pattern = 20 },
    { .name = "nnapi.abs", .pattern = 21 },
    { .name = "nnapi.exp", .pattern = 22 },
    { .name = "nnapi.log", .pattern = 23 },
    { .name = "nnapi.neg", .pattern = 24 },
    { .name = "nnapi.cast", .pattern = 25 },
    { .name = "nnapi.sqrt", .pattern = 26 },
    { .name = "nnapi.rsqrt", .pattern = 27 },
    { .name = "nnapi.batch_matmul", .pattern = 28 },
    { .name = "nnapi.transpose", .pattern = 29 },
    { .name = "nnapi.cast", .pattern = 30 },
    { .name = "nnapi.mean", .pattern = 31 },
    { .name = "nnapi.conv2d", .pattern = 0 },
    { .name = "nnapi.max_pool_2d", .pattern = 32 },
};
static const struct dfg_attr_text relax_nnapi_attrs[] = {
    { "Compiler", "\"nnapi\"" },
};
static const struct dfg_table relax_nnapi_tables[] = {
    { .name = "relax_nnapi", .n = 31, .last_wins = true, .entries = relax_nnapi_entries, .n_words = 1,
      .n_attrs = 1, .attrs = relax_nnapi_attrs,
      .candidates = relax_nnapi_candidates_slot, .first = relax_nnapi_first_slot, .sweep = relax_nnapi_sweep_slot },
};

static const struct dfg_param relax_nnapi_params[] = {
    {"feature_level", offsetof(struct relax_nnapi_options, feature_level)},
};

static const char *const relax_nnapi_imports[] = { "relax", NULL };
static const char *const relax_nnapi_text_0[] = { /* relax_nnapi.pat */
    "// relax_nnapi.pat -- what Android's NNAPI can run: 31 entries over Relax operators.\n//\n"
    "// Names, order and conditions are those of TVM 0.27 (relax/backend/contrib/nnapi.py); of two entries that\n"
    "// match the later one is taken.  `feature_level` is that of the device, 1 to 7.  Repairs:\n"
    "//   - The first nnapi.cast has what NNAPI's CAST takes beside floats, 32-bit integers; there it takes\n"
    "//     any types, so that the conditions of the second one decide nothing.\n"
    "//   - A bias has a number for each output channel, as many as are known; there any tensor is taken for one.\n"
    "\nimport \"relax.ops\";\nimport \"relax_conditions.pat\";\n\nparam feature_level: int = 7 : runtime;\n\n"
    "pattern conv2d(x, w, b) {\n    c = relax.nn.conv2d(x, w);\n    where one_a_channel(b, c, w);\n"
    "    return relax.add(c, b);\n}\n"
    "pattern cast_number = relax.astype(_ : {f16, f32, i32}) : {f16, f32, i32};\n"
    "pattern cast_float = relax.astype(_ : {f16, f32}) : {f16, f32};\n\ntable relax_nnapi : last_wins {\n"
    "    attrs { Compiler = \"nnapi\" };\n    \"nnapi.add\"           = relax.add(_, _);\n"
    "    \"nnapi.mul\"           = relax.multiply(_, _);\n"
    "    \"nnapi.div\"           = relax.divide(_, _) where feature_level >= 2;\n"
    "    \"nnapi.sub\"           = relax.subtract(_, _) where feature_level >= 2;\n"
    "    \"nnapi.pow\"           = relax.power(_, _) where feature_level >= 3;\n"
    "    \"nnapi.equal\"         = relax.equal(_, _) where feature_level >= 3;\n"
    "    \"nnapi.greater\"       = relax.greater(_, _) where feature_level >= 3;\n"
    "    \"nnapi.greater_equal\" = relax.greater_equal(_, _) where feature_level >= 3;\n"
    "    \"nnapi.less\"          = relax.less(_, _) where feature_level >= 3;\n"
    "    \"nnapi.less_equal\"    = relax.less_equal(_, _) where feature_level >= 3;\n"
    "    \"nnapi.not_equal\"     = relax.not_equal(_, _) where feature_level >= 3;\n"
    "    \"nnapi.maximum\"       = relax.maximum(_, _) where feature_level >= 3;\n"
    "    \"nnapi.minimum\"       = relax.minimum(_, _) where feature_level >= 3;\n"
    "    \"nnapi.floor\"         = relax.floor(_);\n    \"nnapi.relu\"          = relax.nn.relu(_);\n"
    "    \"nnapi.logistic\"      = relax.sigmoid(_);\n    \"nnapi.softmax\"       = relax.nn.softmax(_);\n"
    "    \"nnapi.tanh\"          = relax.tanh(_);\n"
    "    \"nnapi.abs\"           = relax.abs(_) where feature_level >= 3;\n"
    "    \"nnapi.exp\"           = relax.exp(_) where feature_level >= 3;\n"
    "    \"nnapi.log\"           = relax.log(_) where feature_level >= 3;\n"
    "    \"nnapi.neg\"           = relax.negative(_) where feature_level >= 3;\n"
    "    \"nnapi.cast\"          = cast_number where feature_level >= 3;\n"
    "    \"nnapi.sqrt\"          = relax.sqrt(_) where feature_level >= 3;\n"
    "    \"nnapi.rsqrt\"         = relax.rsqrt(_) where feature_level >= 3;\n"
    "    \"nnapi.batch_matmul\"  = relax.matmul(_, _) where feature_level >= 6;\n"
    "    \"nnapi.transpose\"     = relax.permute_dims(_) where feature_level >= 2;\n"
    "    \"nnapi.cast\"          = cast_float where feature_level >= 3;\n"
    "    \"nnapi.mean\"          = relax.mean(_) where feature_level >= 2;\n"
    "    \"nnapi.conv2d\"        = conv2d;\n    \"nnapi.max_pool_2d\"   = relax.nn.max_pool2d(_);\n}\n",
    NULL};
static const char *const relax_nnapi_text_2[] = { /* relax_conditions.pat */
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
static const struct dfg_source relax_nnapi_sources[] = {
    {"relax_nnapi.pat", UINT64_C(0x8912f518a74c56c8), relax_nnapi_text_0, (const uint32_t[]){1, 2}, 2},
    {"relax.ops", UINT64_C(0x66f11303cc653ee2), NULL, NULL, 0},
    {"relax_conditions.pat", UINT64_C(0x8ecca517c598a6bc), relax_nnapi_text_2, (const uint32_t[]){1}, 1},
};
extern const struct dfg_unit relax_nnapi_unit;
const struct dfg_unit relax_nnapi_unit = {
    .abi = DFG_ABI,
    .name = "relax_nnapi",
    .imports = relax_nnapi_imports,
    .names = &relax_nnapi_names,
    .n_patterns = 33, .patterns = relax_nnapi_patterns,
    .n_tables = 1, .tables = relax_nnapi_tables,
    .version = "0.1.0", .hash = UINT64_C(0x8b4db576e7f85977),
    .n_sources = 3, .sources = relax_nnapi_sources, .law_limit = 64,
    .prefix = "relax_nnapi_",
    .n_params = 1, .params = relax_nnapi_params,
    .options = &relax_nnapi_default_options, .options_size = sizeof(struct relax_nnapi_options),
};
