/* What norm.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "norm.h"
#if NORM_H != 0xfc70dd8a6947d9dd
#error "norm.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct norm_root_whole, member)
static const struct dfg_capture norm_root_captures[] = {
    {"s", DFG_CAP_NODE, AT(m.s)}, {"h", DFG_CAP_NODE, AT(m.h)}};
static const struct dfg_part norm_root_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.s)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.h)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, 1, AT(m.h)}};
#undef AT
DFG_PATTERN_SLOTS(norm_root)

#define AT(member) offsetof(struct norm_reciprocal_root_whole, member)
static const struct dfg_capture norm_reciprocal_root_captures[] = {
    {"s", DFG_CAP_NODE, AT(m.s)}, {"h", DFG_CAP_NODE, AT(m.h)}};
static const struct dfg_part norm_reciprocal_root_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.s)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.h)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_2)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_3)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}};
#undef AT
DFG_PATTERN_SLOTS(norm_reciprocal_root)

#define AT(member) offsetof(struct norm_over_root_whole, member)
static const struct dfg_capture norm_over_root_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"h", DFG_CAP_NODE, AT(m.h)}};
static const struct dfg_part norm_over_root_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.h)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_2)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_4)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}};
#undef AT
DFG_PATTERN_SLOTS(norm_over_root)

#define AT(member) offsetof(struct norm_make_layer_norm_whole, member)
static const struct dfg_capture norm_make_layer_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"h", DFG_CAP_NODE, AT(m.h)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"wide", DFG_CAP_NODE, AT(m.wide)}, {"w", DFG_CAP_NODE, AT(m.w)},
    {"d", DFG_CAP_NODE, AT(m.d)}, {"late", DFG_CAP_NODE, AT(m.late)}, {"e", DFG_CAP_NODE, AT(m.e)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"n", DFG_CAP_NODE, AT(m.n)}, {"back", DFG_CAP_NODE, AT(m.back)},
    {"narrow", DFG_CAP_NODE, AT(m.narrow)}, {"p", DFG_CAP_VALUE, AT(m.p)}, {"q", DFG_CAP_VALUE, AT(m.q)}};
static const struct dfg_part norm_make_layer_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.h)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.wide)}, {DFG_PART_NONE, 0, 0, 5, AT(m.w)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.d)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)},
    {DFG_PART_INNER, 0, 0, 7, AT(m.late)}, {DFG_PART_NONE, 0, 0, 8, AT(m.e)},
    {DFG_PART_INNER, 0, 0, 9, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMean_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_CONST, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INNER, 0, 0, 11, AT(m.back)}, {DFG_PART_NONE, 0, 0, 10, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_2)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_4)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_INNER, 0, 0, 12, AT(m.narrow)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_5)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_6)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}, {DFG_PART_INNER, 0, 0, -1, AT(div_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_7)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_8)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_11)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_9)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_12)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_8)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_13)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_7)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_9)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_10)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_14)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}};
#undef AT
DFG_PATTERN_SLOTS(norm_make_layer_norm)

#define AT(member) offsetof(struct norm_make_layer_norm_unscaled_whole, member)
static const struct dfg_capture norm_make_layer_norm_unscaled_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"h", DFG_CAP_NODE, AT(m.h)},
    {"d", DFG_CAP_NODE, AT(m.d)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"p", DFG_CAP_VALUE, AT(m.p)},
    {"q", DFG_CAP_VALUE, AT(m.q)}};
static const struct dfg_part norm_make_layer_norm_unscaled_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_3)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.h)},
    {DFG_PART_INNER, 0, 0, 3, AT(m.d)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMean_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_CONST, 0, 0, 1, AT(m.eps)}};
#undef AT
DFG_PATTERN_SLOTS(norm_make_layer_norm_unscaled)

#define AT(member) offsetof(struct norm_scale_layer_norm_whole, member)
static const struct dfg_capture norm_scale_layer_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"scale", DFG_CAP_NODE, AT(m.scale)}, {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part norm_scale_layer_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.scale)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.n)}, {DFG_PART_INNER, 0, 0, -1, AT(n_call)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(norm_scale_layer_norm)

#define AT(member) offsetof(struct norm_make_layer_norm_of_two_whole, member)
static const struct dfg_capture norm_make_layer_norm_of_two_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"h", DFG_CAP_NODE, AT(m.h)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"d", DFG_CAP_NODE, AT(m.d)}, {"s", DFG_CAP_NODE, AT(m.s)},
    {"p", DFG_CAP_VALUE, AT(m.p)}, {"q", DFG_CAP_VALUE, AT(m.q)}};
static const struct dfg_part norm_make_layer_norm_of_two_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.h)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.d)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)},
    {DFG_PART_INNER, 0, 0, 5, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMean_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_CONST, 0, 0, 1, AT(m.eps)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_3)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}};
#undef AT
DFG_PATTERN_SLOTS(norm_make_layer_norm_of_two)

#define AT(member) offsetof(struct norm_shift_layer_norm_whole, member)
static const struct dfg_capture norm_shift_layer_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"shift", DFG_CAP_NODE, AT(m.shift)}, {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part norm_shift_layer_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.shift)}, {DFG_PART_INNER, 0, 0, 3, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(n_call)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(norm_shift_layer_norm)

#define AT(member) offsetof(struct norm_make_instance_norm_whole, member)
static const struct dfg_capture norm_make_instance_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"shift", DFG_CAP_NODE, AT(m.shift)}, {"d", DFG_CAP_NODE, AT(m.d)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"n", DFG_CAP_NODE, AT(m.n)}, {"p", DFG_CAP_VALUE, AT(m.p)},
    {"q", DFG_CAP_VALUE, AT(m.q)}};
static const struct dfg_part norm_make_instance_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.shift)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.d)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)},
    {DFG_PART_INNER, 0, 0, 5, AT(m.v)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.eps)}, {DFG_PART_NONE, 0, 0, 7, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.scale)}, {DFG_PART_CONST, 0, 0, 3, AT(m.shift)}};
#undef AT
DFG_PATTERN_SLOTS(norm_make_instance_norm)

static const struct dfg_pattern patterns[] = {
    {.name = "root", .place = "norm.pat:16", .n_captures = 2, .n_params = 2, .captures = norm_root_captures,
     .n_parts = 6, .parts = norm_root_parts, .match_size = sizeof(struct norm_root_match),
     .whole_size = sizeof(struct norm_root_whole), .match = norm_root_any, .each = norm_root_all},
    {.name = "reciprocal_root", .place = "norm.pat:17", .n_captures = 2, .n_params = 2,
     .captures = norm_reciprocal_root_captures, .n_parts = 18, .parts = norm_reciprocal_root_parts,
     .match_size = sizeof(struct norm_reciprocal_root_match),
     .whole_size = sizeof(struct norm_reciprocal_root_whole), .match = norm_reciprocal_root_any,
     .each = norm_reciprocal_root_all},
    {.name = "over_root", .place = "norm.pat:19", .n_captures = 3, .n_params = 3,
     .captures = norm_over_root_captures, .n_parts = 24, .parts = norm_over_root_parts,
     .match_size = sizeof(struct norm_over_root_match), .whole_size = sizeof(struct norm_over_root_whole),
     .match = norm_over_root_any, .each = norm_over_root_all},
    {.name = "make_layer_norm", .place = "norm.pat:25", .is_rule = true, .n_captures = 15, .n_params = 4,
     .captures = norm_make_layer_norm_captures, .n_parts = 67, .parts = norm_make_layer_norm_parts,
     .match_size = sizeof(struct norm_make_layer_norm_match),
     .whole_size = sizeof(struct norm_make_layer_norm_whole), .match = norm_make_layer_norm_any,
     .each = norm_make_layer_norm_all},
    {.name = "make_layer_norm_unscaled", .place = "norm.pat:42", .is_rule = true, .n_captures = 7,
     .n_params = 3, .captures = norm_make_layer_norm_unscaled_captures, .n_parts = 32,
     .parts = norm_make_layer_norm_unscaled_parts,
     .match_size = sizeof(struct norm_make_layer_norm_unscaled_match),
     .whole_size = sizeof(struct norm_make_layer_norm_unscaled_whole),
     .match = norm_make_layer_norm_unscaled_any, .each = norm_make_layer_norm_unscaled_all},
    {.name = "scale_layer_norm", .place = "norm.pat:49", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = norm_scale_layer_norm_captures, .n_parts = 6, .parts = norm_scale_layer_norm_parts,
     .match_size = sizeof(struct norm_scale_layer_norm_match),
     .whole_size = sizeof(struct norm_scale_layer_norm_whole), .match = norm_scale_layer_norm_any,
     .each = norm_scale_layer_norm_all},
    {.name = "make_layer_norm_of_two", .place = "norm.pat:56", .is_rule = true, .n_captures = 8,
     .n_params = 4, .captures = norm_make_layer_norm_of_two_captures, .n_parts = 33,
     .parts = norm_make_layer_norm_of_two_parts,
     .match_size = sizeof(struct norm_make_layer_norm_of_two_match),
     .whole_size = sizeof(struct norm_make_layer_norm_of_two_whole),
     .match = norm_make_layer_norm_of_two_any, .each = norm_make_layer_norm_of_two_all},
    {.name = "shift_layer_norm", .place = "norm.pat:64", .is_rule = true, .n_captures = 4, .n_params = 3,
     .captures = norm_shift_layer_norm_captures, .n_parts = 6, .parts = norm_shift_layer_norm_parts,
     .match_size = sizeof(struct norm_shift_layer_norm_match),
     .whole_size = sizeof(struct norm_shift_layer_norm_whole), .match = norm_shift_layer_norm_any,
     .each = norm_shift_layer_norm_all},
    {.name = "make_instance_norm", .place = "norm.pat:71", .is_rule = true, .n_captures = 10, .n_params = 4,
     .captures = norm_make_instance_norm_captures, .n_parts = 24, .parts = norm_make_instance_norm_parts,
     .match_size = sizeof(struct norm_make_instance_norm_match),
     .whole_size = sizeof(struct norm_make_instance_norm_whole), .match = norm_make_instance_norm_any,
     .each = norm_make_instance_norm_all},
};

static const char *const imports[] = { "onnx", NULL };
static const char *const text_0[] = { /* norm.pat */
    "// norm.pat -- normalisations that exporters write in parts.\n//\n"
    "// A mean over the last axis is said as axes = [-1] or, of a value whose rank is known, by number.\n"
    "// Those that ONNX has not at opset 17 are in fuse.pat.\n\nimport \"onnx.ops\";\n\n"
    "cond one(c) = c.elements == 1, c.rank <= 1;\n// A number for each place of the last axis.\n"
    "cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];\n"
    "cond last_axis(p, x) = p == [-1] or p == [x.rank - 1];\n// The same of the last two axes.\n"
    "cond last_axes(p, x) = p == [-2, -1] or p == [x.rank - 2, x.rank - 1];\n"
    "cond along_two(c, x) = c.rank == 2, c.shape[0] == x.shape[-2], c.shape[1] == x.shape[-1];\n"
    "// 1 over the root of s, and x over it.\npattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5);\n"
    "pattern reciprocal_root(s, h) =\n"
    "    Reciprocal(root(s, h)) | Div(1, root(s, h)) | Pow(s, h & -0.5) | Sqrt(Reciprocal(s) | Div(1, s));\n"
    "pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h));\n\n"
    "// x less its mean, over what the root of the mean of its square is, with scale and shift, computed in a\n"
    "// wider dtype or not (demo 2; ONNX Runtime: LayerNormFusion).\n"
    "cond small(eps, h) = one(eps), value(eps) >= 0, value(eps) < 1e30, not present(h) or one(h);\n"
    "cond normal(p, q, d, eps, h) = last_axis(p, d), last_axis(q, d), small(eps, h);\n"
    "rule make_layer_norm(x, eps, h, scale) : priority 3 {\n    wide = Cast(x) { to == 1 };\n"
    "    w = wide | x;\n    d = Sub(w, ReduceMean(w) { axes = p, keepdims == 1 });\n"
    "    late = Cast(d) { to == 1 };\n    e = late | d;\n"
    "    s = Add(ReduceMean(Pow(e, 2) | Mul(e, e)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    n = over_root(e, s, h);\n    back = Cast(n);\n    narrow = Cast(root(s, h));\n"
    "    match Mul(back | n | Div(d, narrow), scale) | Mul(e, Mul(reciprocal_root(s, h), scale)) | Div(Mul(e, scale), root(s, h));\n"
    "    where normal(p, q, x, eps, h), along(scale, x), same_dtype(x, scale), x.dtype in {f16, f32, f64};\n"
    "    where (not present(wide) and not present(late) and not present(back) and not present(narrow))\n"
    "       or (x.dtype == f16 and (present(wide) or present(late)) and (same_dtype(x, back) or same_dtype(x, narrow)));\n"
    "    rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };\n}\n"
    "// Without a scale, which is 1 then.\nrule make_layer_norm_unscaled(x, eps, h) : priority 2 {\n"
    "    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });\n"
    "    s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    match over_root(d, s, h);\n"
    "    where normal(p, q, x, eps, h), x.shape[-1] > 0, x.dtype in {f16, f32, f64};\n"
    "    rewrite LayerNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { axis = -1, epsilon = value(eps) };\n"
    "}\nrule scale_layer_norm(x, scale) {\n    n = LayerNormalization(x, splat(1)) { axis == -1 };\n"
    "    match Mul(n, scale);\n    where along(scale, x), same_dtype(x, scale);\n"
    "    rewrite LayerNormalization(x, scale) { ..n };\n}\n// Over the last two axes.\n"
    "rule make_layer_norm_of_two(x, eps, h, scale) : priority 3 {\n"
    "    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });\n"
    "    s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    match Mul(over_root(d, s, h), scale);\n"
    "    where last_axes(p, x), last_axes(q, x), small(eps, h), along_two(scale, x), x.dtype in {f16, f32, f64};\n"
    "    rewrite LayerNormalization(x, scale) { axis = -2, epsilon = value(eps) };\n}\n"
    "// A shift behind a normalisation without one.\nrule shift_layer_norm(x, scale, shift) {\n"
    "    n = LayerNormalization(x, scale);\n    match Add(n, shift);\n"
    "    where same_shape(scale, shift), n.axis == -shift.rank;\n"
    "    rewrite LayerNormalization(x, scale, shift) { ..n };\n}\n"
    "// A normalisation of each channel over its pixels (ONNX Script's group and instance forms).\n"
    "rule make_instance_norm(x, eps, scale, shift) {\n"
    "    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });\n"
    "    v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };\n"
    "    s = Sqrt(Add(v, eps & const));\n    n = Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));\n",
    "    match Add(Mul(n, scale & const), shift & const);\n"
    "    where x.rank == 4, p in {[2, 3], [-2, -1]}, q in {[2, 3], [-2, -1]}, one(eps);\n"
    "    where scale.rank == 3, scale.shape[1] == 1, scale.shape[2] == 1, scale.shape[0] == x.shape[1];\n"
    "    where shift.rank == 3, shift.shape[1] == 1, shift.shape[2] == 1, shift.shape[0] == x.shape[1];\n"
    "    rewrite InstanceNormalization(x, Reshape(scale, i64 [-1]), Reshape(shift, i64 [-1])) { epsilon = value(eps) };\n"
    "}\n",
    NULL};
static const struct dfg_source sources[] = {
    {"norm.pat", UINT64_C(0x7f011abb44775c98), text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x67e4206e71dd8ca4), NULL, NULL, 0},
};
extern const struct dfg_unit norm_unit;
const struct dfg_unit norm_unit = {
    .abi = DFG_ABI,
    .name = "norm",
    .imports = imports,
    .names = &norm_names,
    .n_patterns = 9, .patterns = patterns,
    .rules = &norm_rules,
    .version = "0.1.0", .hash = UINT64_C(0xe550d596bba039ee),
    .n_sources = 2, .sources = sources, .law_limit = 64,
    .prefix = "norm_",
};
