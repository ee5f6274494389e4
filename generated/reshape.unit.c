/* What reshape.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "reshape.h"
#if RESHAPE_H != 0xb41589ed2d4b39f3
#error "reshape.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct reshape_reshape_fusion_whole, member)
static const struct dfg_capture reshape_reshape_fusion_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"parts", DFG_CAP_NODES, AT(m.parts)}, {"r", DFG_CAP_NODE, AT(m.r)},
    {"a", DFG_CAP_VALUE, AT(m.a)}};
static const struct dfg_part reshape_reshape_fusion_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, 2, AT(m.r)},
    {DFG_PART_INNER, 0, 0, -1, AT(concat)}, {DFG_PART_INPUT, 1, 0, 1, AT(m.parts)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_reshape_fusion)

#define AT(member) offsetof(struct reshape_reshape_typed_match, member)
static const struct dfg_capture reshape_reshape_typed_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"s", DFG_CAP_NODE, AT(s)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part reshape_reshape_typed_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(s)}, {DFG_PART_ROOT, 0, 1, 2, AT(r)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_reshape_typed)

#define AT(member) offsetof(struct reshape_expand_typed_match, member)
static const struct dfg_capture reshape_expand_typed_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"s", DFG_CAP_NODE, AT(s)}, {"e", DFG_CAP_NODE, AT(e)}};
static const struct dfg_part reshape_expand_typed_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(s)}, {DFG_PART_ROOT, 0, 1, 2, AT(e)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_expand_typed)

#define AT(member) offsetof(struct reshape_shape_known_match, member)
static const struct dfg_capture reshape_shape_known_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"s", DFG_CAP_NODE, AT(s)}};
static const struct dfg_part reshape_shape_known_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_shape_known)

#define AT(member) offsetof(struct reshape_shape_gather_match, member)
static const struct dfg_capture reshape_shape_gather_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"i", DFG_CAP_NODE, AT(i)}, {"s", DFG_CAP_NODE, AT(s)},
    {"g", DFG_CAP_NODE, AT(g)}};
static const struct dfg_part reshape_shape_gather_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(i)}, {DFG_PART_INNER, 0, 0, 2, AT(s)},
    {DFG_PART_ROOT, 0, 1, 3, AT(g)}, {DFG_PART_CONST, 0, 0, 1, AT(i)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_shape_gather)

#define AT(member) offsetof(struct reshape_shape_slice_whole, member)
static const struct dfg_capture reshape_shape_slice_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"first", DFG_CAP_NODE, AT(m.first)}, {"last", DFG_CAP_NODE, AT(m.last)},
    {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part reshape_shape_slice_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.first)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.last)}, {DFG_PART_INNER, 0, 0, 3, AT(m.s)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(slice)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(slice_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(slice_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_shape_slice)

#define AT(member) offsetof(struct reshape_cast_filled_match, member)
static const struct dfg_capture reshape_cast_filled_captures[] = {
    {"s", DFG_CAP_NODE, AT(s)}, {"c", DFG_CAP_NODE, AT(c)}, {"t", DFG_CAP_NODE, AT(t)}};
static const struct dfg_part reshape_cast_filled_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(s)}, {DFG_PART_INNER, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_cast_filled)

#define AT(member) offsetof(struct reshape_reshape_reshape_whole, member)
static const struct dfg_capture reshape_reshape_reshape_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part reshape_reshape_reshape_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.s)},
    {DFG_PART_ROOT, 0, 1, 2, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_CONST, 0, 0, 1, AT(m.s)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_reshape_reshape)

#define AT(member) offsetof(struct reshape_reshape_last_whole, member)
static const struct dfg_capture reshape_reshape_last_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part reshape_reshape_last_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, 1, AT(m.y)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
    {DFG_PART_INNER, 0, 0, -1, AT(call_2)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(reshape)}, {DFG_PART_INNER, 0, 0, -1, AT(call_3)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_reshape_last)

#define AT(member) offsetof(struct reshape_unsqueeze_unsqueeze_whole, member)
static const struct dfg_capture reshape_unsqueeze_unsqueeze_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part reshape_unsqueeze_unsqueeze_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(unsqueeze)}, {DFG_PART_CONST, 0, 0, 1, AT(m.a)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_unsqueeze_unsqueeze)

#define AT(member) offsetof(struct reshape_squeeze_squeeze_whole, member)
static const struct dfg_capture reshape_squeeze_squeeze_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part reshape_squeeze_squeeze_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(squeeze)}, {DFG_PART_CONST, 0, 0, 1, AT(m.a)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_squeeze_squeeze)

#define AT(member) offsetof(struct reshape_squeeze_unsqueeze_whole, member)
static const struct dfg_capture reshape_squeeze_unsqueeze_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part reshape_squeeze_unsqueeze_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(squeeze)}, {DFG_PART_INNER, 0, 0, -1, AT(unsqueeze)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(unsqueeze_2)}, {DFG_PART_INNER, 0, 0, -1, AT(squeeze_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_squeeze_unsqueeze)

#define AT(member) offsetof(struct reshape_squeeze_flat_whole, member)
static const struct dfg_capture reshape_squeeze_flat_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part reshape_squeeze_flat_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(squeeze)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_squeeze_flat)

#define AT(member) offsetof(struct reshape_flatten_reshape_match, member)
static const struct dfg_capture reshape_flatten_reshape_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"f", DFG_CAP_NODE, AT(f)}};
static const struct dfg_part reshape_flatten_reshape_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(f)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_flatten_reshape)

#define AT(member) offsetof(struct reshape_reduce_unsqueeze_match, member)
static const struct dfg_capture reshape_reduce_unsqueeze_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"a", DFG_CAP_NODE, AT(a)}, {"r", DFG_CAP_NODE, AT(r)},
    {"p", DFG_CAP_VALUE, AT(p)}};
static const struct dfg_part reshape_reduce_unsqueeze_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(a)}, {DFG_PART_INNER, 0, 0, 2, AT(r)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}, {DFG_PART_CONST, 0, 0, 1, AT(a)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_reduce_unsqueeze)

#define AT(member) offsetof(struct reshape_concat_concat_match, member)
static const struct dfg_capture reshape_concat_concat_captures[] = {
    {"inner", DFG_CAP_NODES, AT(inner)}, {"rest", DFG_CAP_NODES, AT(rest)}, {"c", DFG_CAP_NODE, AT(c)},
    {"k", DFG_CAP_NODE, AT(k)}};
static const struct dfg_part reshape_concat_concat_parts[] = {
    {DFG_PART_INNER, 0, 0, 2, AT(c)}, {DFG_PART_INPUT, 1, 0, 0, AT(inner)}, {DFG_PART_ROOT, 0, 1, 3, AT(k)},
    {DFG_PART_INPUT, 1, 0, 1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_concat_concat)

#define AT(member) offsetof(struct reshape_concat_concat_last_match, member)
static const struct dfg_capture reshape_concat_concat_last_captures[] = {
    {"inner", DFG_CAP_NODES, AT(inner)}, {"rest", DFG_CAP_NODES, AT(rest)}, {"c", DFG_CAP_NODE, AT(c)},
    {"k", DFG_CAP_NODE, AT(k)}};
static const struct dfg_part reshape_concat_concat_last_parts[] = {
    {DFG_PART_INNER, 0, 0, 2, AT(c)}, {DFG_PART_INPUT, 1, 0, 0, AT(inner)}, {DFG_PART_ROOT, 0, 1, 3, AT(k)},
    {DFG_PART_INPUT, 1, 0, 1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_concat_concat_last)

#define AT(member) offsetof(struct reshape_slices_split_whole, member)
static const struct dfg_capture reshape_slices_split_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"end", DFG_CAP_NODE, AT(m.end)}, {"start", DFG_CAP_NODE, AT(m.start)},
    {"all", DFG_CAP_NODE, AT(m.all)}, {"axis", DFG_CAP_NODE, AT(m.axis)},
    {"same", DFG_CAP_NODE, AT(m.same)}};
static const struct dfg_part reshape_slices_split_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.end)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.start)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.all)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.axis)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.same)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.end)}, {DFG_PART_CONST, 0, 0, 4, AT(m.axis)},
    {DFG_PART_ROOT, 0, 2, -1, AT(slice)}, {DFG_PART_CONST, 0, 0, 2, AT(m.start)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.all)}, {DFG_PART_CONST, 0, 0, 5, AT(m.same)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_slices_split)

#define AT(member) offsetof(struct reshape_scatter_all_whole, member)
static const struct dfg_capture reshape_scatter_all_captures[] = {
    {"t", DFG_CAP_NODE, AT(m.t)}, {"d", DFG_CAP_NODE, AT(m.d)}, {"axis", DFG_CAP_NODE, AT(m.axis)},
    {"u", DFG_CAP_NODE, AT(m.u)}};
static const struct dfg_part reshape_scatter_all_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.t)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.d)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.axis)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.u)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(unsqueeze)},
    {DFG_PART_INNER, 0, 0, -1, AT(range)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(gather)}, {DFG_PART_INNER, 0, 0, -1, AT(shape)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.axis)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}};
#undef AT
DFG_PATTERN_SLOTS(reshape_scatter_all)

static const struct dfg_pattern reshape_patterns[] = {
    {.name = "reshape_fusion", .place = "reshape.pat:13", .is_rule = true, .n_captures = 4, .n_params = 2,
     .captures = reshape_reshape_fusion_captures, .n_parts = 4, .parts = reshape_reshape_fusion_parts,
     .match_size = sizeof(struct reshape_reshape_fusion_match),
     .whole_size = sizeof(struct reshape_reshape_fusion_whole), .match = reshape_reshape_fusion_any,
     .each = reshape_reshape_fusion_all},
    {.name = "reshape_typed", .place = "reshape.pat:20", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = reshape_reshape_typed_captures, .n_parts = 3, .parts = reshape_reshape_typed_parts,
     .match_size = sizeof(struct reshape_reshape_typed_match),
     .whole_size = sizeof(struct reshape_reshape_typed_match), .match = reshape_reshape_typed_any,
     .each = reshape_reshape_typed_all},
    {.name = "expand_typed", .place = "reshape.pat:27", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = reshape_expand_typed_captures, .n_parts = 3, .parts = reshape_expand_typed_parts,
     .match_size = sizeof(struct reshape_expand_typed_match),
     .whole_size = sizeof(struct reshape_expand_typed_match), .match = reshape_expand_typed_any,
     .each = reshape_expand_typed_all},
    {.name = "shape_known", .place = "reshape.pat:34", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = reshape_shape_known_captures, .n_parts = 2, .parts = reshape_shape_known_parts,
     .match_size = sizeof(struct reshape_shape_known_match),
     .whole_size = sizeof(struct reshape_shape_known_match), .match = reshape_shape_known_any,
     .each = reshape_shape_known_all},
    {.name = "shape_gather", .place = "reshape.pat:40", .is_rule = true, .n_captures = 4, .n_params = 2,
     .captures = reshape_shape_gather_captures, .n_parts = 5, .parts = reshape_shape_gather_parts,
     .match_size = sizeof(struct reshape_shape_gather_match),
     .whole_size = sizeof(struct reshape_shape_gather_match), .match = reshape_shape_gather_any,
     .each = reshape_shape_gather_all},
    {.name = "shape_slice", .place = "reshape.pat:47", .is_rule = true, .n_captures = 4, .n_params = 3,
     .captures = reshape_shape_slice_captures, .n_parts = 17, .parts = reshape_shape_slice_parts,
     .match_size = sizeof(struct reshape_shape_slice_match),
     .whole_size = sizeof(struct reshape_shape_slice_whole), .match = reshape_shape_slice_any,
     .each = reshape_shape_slice_all},
    {.name = "cast_filled", .place = "reshape.pat:55", .is_rule = true, .n_captures = 3, .n_params = 1,
     .captures = reshape_cast_filled_captures, .n_parts = 3, .parts = reshape_cast_filled_parts,
     .match_size = sizeof(struct reshape_cast_filled_match),
     .whole_size = sizeof(struct reshape_cast_filled_match), .match = reshape_cast_filled_any,
     .each = reshape_cast_filled_all},
    {.name = "reshape_reshape", .place = "reshape.pat:66", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = reshape_reshape_reshape_captures, .n_parts = 6, .parts = reshape_reshape_reshape_parts,
     .match_size = sizeof(struct reshape_reshape_reshape_match),
     .whole_size = sizeof(struct reshape_reshape_reshape_whole), .match = reshape_reshape_reshape_any,
     .each = reshape_reshape_reshape_all},
    {.name = "reshape_last", .place = "reshape.pat:72", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = reshape_reshape_last_captures, .n_parts = 10, .parts = reshape_reshape_last_parts,
     .match_size = sizeof(struct reshape_reshape_last_match),
     .whole_size = sizeof(struct reshape_reshape_last_whole), .match = reshape_reshape_last_any,
     .each = reshape_reshape_last_all},
    {.name = "unsqueeze_unsqueeze", .place = "reshape.pat:80", .is_rule = true, .n_captures = 3,
     .n_params = 3, .captures = reshape_unsqueeze_unsqueeze_captures, .n_parts = 7,
     .parts = reshape_unsqueeze_unsqueeze_parts,
     .match_size = sizeof(struct reshape_unsqueeze_unsqueeze_match),
     .whole_size = sizeof(struct reshape_unsqueeze_unsqueeze_whole),
     .match = reshape_unsqueeze_unsqueeze_any, .each = reshape_unsqueeze_unsqueeze_all},
    {.name = "squeeze_squeeze", .place = "reshape.pat:87", .is_rule = true, .n_captures = 3, .n_params = 3,
     .captures = reshape_squeeze_squeeze_captures, .n_parts = 7, .parts = reshape_squeeze_squeeze_parts,
     .match_size = sizeof(struct reshape_squeeze_squeeze_match),
     .whole_size = sizeof(struct reshape_squeeze_squeeze_whole), .match = reshape_squeeze_squeeze_any,
     .each = reshape_squeeze_squeeze_all},
    {.name = "squeeze_unsqueeze", .place = "reshape.pat:94", .is_rule = true, .n_captures = 3,
     .n_params = 3, .captures = reshape_squeeze_unsqueeze_captures, .n_parts = 12,
     .parts = reshape_squeeze_unsqueeze_parts, .match_size = sizeof(struct reshape_squeeze_unsqueeze_match),
     .whole_size = sizeof(struct reshape_squeeze_unsqueeze_whole), .match = reshape_squeeze_unsqueeze_any,
     .each = reshape_squeeze_unsqueeze_all},
    {.name = "squeeze_flat", .place = "reshape.pat:100", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = reshape_squeeze_flat_captures, .n_parts = 5, .parts = reshape_squeeze_flat_parts,
     .match_size = sizeof(struct reshape_squeeze_flat_match),
     .whole_size = sizeof(struct reshape_squeeze_flat_whole), .match = reshape_squeeze_flat_any,
     .each = reshape_squeeze_flat_all},
    {.name = "flatten_reshape", .place = "reshape.pat:106", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = reshape_flatten_reshape_captures, .n_parts = 2, .parts = reshape_flatten_reshape_parts,
     .match_size = sizeof(struct reshape_flatten_reshape_match),
     .whole_size = sizeof(struct reshape_flatten_reshape_match), .match = reshape_flatten_reshape_any,
     .each = reshape_flatten_reshape_all},
    {.name = "reduce_unsqueeze", .place = "reshape.pat:113", .is_rule = true, .n_captures = 4,
     .n_params = 2, .captures = reshape_reduce_unsqueeze_captures, .n_parts = 5,
     .parts = reshape_reduce_unsqueeze_parts, .match_size = sizeof(struct reshape_reduce_unsqueeze_match),
     .whole_size = sizeof(struct reshape_reduce_unsqueeze_match), .match = reshape_reduce_unsqueeze_any,
     .each = reshape_reduce_unsqueeze_all},
    {.name = "concat_concat", .place = "reshape.pat:122", .is_rule = true, .n_captures = 4, .n_params = 2,
     .captures = reshape_concat_concat_captures, .n_parts = 4, .parts = reshape_concat_concat_parts,
     .match_size = sizeof(struct reshape_concat_concat_match),
     .whole_size = sizeof(struct reshape_concat_concat_match), .match = reshape_concat_concat_any,
     .each = reshape_concat_concat_all},
    {.name = "concat_concat_last", .place = "reshape.pat:129", .is_rule = true, .n_captures = 4,
     .n_params = 2, .captures = reshape_concat_concat_last_captures, .n_parts = 4,
     .parts = reshape_concat_concat_last_parts,
     .match_size = sizeof(struct reshape_concat_concat_last_match),
     .whole_size = sizeof(struct reshape_concat_concat_last_match), .match = reshape_concat_concat_last_any,
     .each = reshape_concat_concat_last_all},
    {.name = "slices_split", .place = "reshape.pat:141", .is_rule = true, .n_captures = 6, .n_params = 6,
     .captures = reshape_slices_split_captures, .n_parts = 14, .parts = reshape_slices_split_parts,
     .match_size = sizeof(struct reshape_slices_split_match),
     .whole_size = sizeof(struct reshape_slices_split_whole), .match = reshape_slices_split_any,
     .each = reshape_slices_split_all},
    {.name = "scatter_all", .place = "reshape.pat:151", .is_rule = true, .n_captures = 4, .n_params = 4,
     .captures = reshape_scatter_all_captures, .n_parts = 13, .parts = reshape_scatter_all_parts,
     .match_size = sizeof(struct reshape_scatter_all_match),
     .whole_size = sizeof(struct reshape_scatter_all_whole), .match = reshape_scatter_all_any,
     .each = reshape_scatter_all_all},
};

static const char *const reshape_imports[] = { "onnx", NULL };
static const char *const reshape_text_0[] = { /* reshape.pat */
    "// reshape.pat -- shapes: computed ones made constant, reshapes in a row made one, slices and splits.\n"
    "//\n"
    "// Exporters write a dynamic shape as Shape, Gather, Unsqueeze and Concat; most of it is known, or is\n"
    "// what Reshape's 0 and -1 say.  A -1 stands for an extent that is not known; as in ONNX Runtime,\n"
    "// extents that are only named are taken not to be 0.\n\nimport \"onnx.ops\";\n\n"
    "// ---- computed shapes ----\n\n"
    "// Reshape to a Concat of extents of x at their own place (0), numbers, and one more extent (-1)\n"
    "// (ONNX Runtime: ReshapeFusion).\nrule reshape_fusion(x, parts) : keep_shared {\n"
    "    r = Reshape(x, Concat(...parts) { axis = a }) { allowzero == 0 };\n    match r;\n"
    "    where a == 0 or a == -1;\n    rewrite extern reshape_of_parts;\n}\n"
    "// Reshape to a shape that types tell, but for one extent (ONNX Script: materialize_reshape_shape).\n"
    "rule reshape_typed(x, s) : keep_shared {\n    r = Reshape(x, s & !const);\n    match r;\n"
    "    where r.rank >= 0;\n    rewrite extern reshape_of_type;\n}\n// Expand to a shape that types tell.\n"
    "rule expand_typed(x, s) : keep_shared {\n    e = Expand(x, s & !const);\n    match e;\n"
    "    where present(e.elements);\n    rewrite Expand(x, i64 [d for d in e.shape]);\n}\n"
    "// The shape itself, and an extent of it (onnx/optimizer: eliminate_shape_op, eliminate_shape_gather).\n"
    "rule shape_known(x) {\n    s = Shape(x) { start == 0 };\n    match s;\n"
    "    where present(x.elements), not present(s.end);\n    rewrite i64 [d for d in x.shape];\n}\n"
    "rule shape_gather(x, i) : keep_shared {\n    s = Shape(x) { start == 0 };\n"
    "    g = Gather(s, i & const);\n    match g;\n"
    "    where i.rank == 0, not present(s.end), present(x.shape[value(i)] + 0);\n"
    "    rewrite i64[] [x.shape[value(i)]];\n}\nrule shape_slice(x, first, last) : keep_shared {\n"
    "    s = Shape(x) { start == 0 };\n"
    "    match Slice(s, first & const, last & const) | Slice(s, first & const, last & const, 0)\n"
    "        | Slice(s, first & const, last & const, 0, 1);\n"
    "    where not present(s.end), value(first) >= 0, value(last) == value(first) + 1, present(x.shape[value(first)] + 0);\n"
    "    rewrite i64 [x.shape[value(first)]];\n}\n"
    "// A cast of a filled tensor is a tensor filled with what is cast (ONNX Script: cast_constant_of_shape).\n"
    "rule cast_filled(s) : keep_shared {\n    c = ConstantOfShape(s);\n    t = Cast(c);\n    match t;\n"
    "    where t.dtype in {f16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64, bool}, c.dtype in {f32, f64, i32, i64, bool};\n"
    "    rewrite extern reshape_cast_filled;\n}\n\n// ---- one after another ----\n\n"
    "// Only the last Reshape counts, unless it copies extents (ONNX Script: reshape_reshape).\n"
    "rule reshape_reshape(x, s) : keep_shared {\n"
    "    r = Reshape((Reshape | Flatten | Squeeze | Unsqueeze)(x, ...), s & const);\n    match r;\n"
    "    where r.allowzero == 0, not 0 in {[v for v in value(s)]};\n    rewrite Reshape(x, s) { ..r };\n}\n"
    "rule reshape_last(x) : keep_shared {\n"
    "    y = (Flatten | Squeeze | Unsqueeze)((Reshape | Flatten)(x, ...), ...)\n"
    "      | Reshape((Reshape | Flatten | Squeeze | Unsqueeze)(x, ...), const);\n    match y;\n"
    "    where y.elements > 0;\n    rewrite Reshape(x, i64 [d for d in y.shape]);\n}\n"
    "// One axis in, then another one (ONNX Script: unsqueeze_unsqueeze).\n"
    "rule unsqueeze_unsqueeze(x, a, b) : keep_shared {\n"
    "    match Unsqueeze(Unsqueeze(x, a & const), b & const);\n    where value(a) >= 0, value(b) >= 0;\n"
    "    rewrite Unsqueeze(x, i64 [value(b) <= value(a) ? value(b) : value(a),\n"
    "                              value(b) <= value(a) ? value(a) + 1 : value(b)]);\n}\n"
    "// One axis out, then another one (onnx/optimizer: fuse_consecutive_squeezes).\n"
    "rule squeeze_squeeze(x, a, b) : keep_shared {\n    match Squeeze(Squeeze(x, a & const), b & const);\n"
    "    where value(a) >= 0, value(b) >= 0;\n"
    "    rewrite Squeeze(x, i64 [value(b) < value(a) ? value(b) : value(a),\n"
    "                            value(b) < value(a) ? value(a) : value(b) + 1]);\n}\n"
    "// In and out again, out and in again.\nrule squeeze_unsqueeze(x, a, b) : keep_shared {\n"
    "    match Squeeze(Unsqueeze(x, a & const), b & const) | Unsqueeze(Squeeze(x, a & const), b & const);\n",
    "    where value(a) == value(b);\n    rewrite x;\n}\n"
    "// All axes of extent 1 away, then all in one (ONNX Script: squeeze_reshape).\n"
    "rule squeeze_flat(x) : keep_shared {\n    match Reshape(Squeeze(x, ...), [-1]);\n"
    "    where x.rank == 1;\n    rewrite x;\n}\n// Flatten as a Reshape (ONNX Script: flatten_to_reshape).\n"
    "rule flatten_reshape(x) {\n    f = Flatten(x);\n    match f;\n    where f.elements > 0;\n"
    "    rewrite Reshape(x, i64 [d for d in f.shape]);\n}\n"
    "// A reduction that drops its axes, which are put back.\nrule reduce_unsqueeze(x, a) {\n"
    "    r = (ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceL1 | ReduceL2 | ReduceSumSquare\n"
    "         | ReduceLogSum | ReduceLogSumExp)(x) { axes = p, keepdims == 0 };\n"
    "    match Unsqueeze(r, a & const);\n"
    "    where [v for v in value(a)] == [v for v in p] or (len(p) == 1 and value(a) == p[0]);\n"
    "    rewrite r.op(x) { ..r, keepdims = 1 };\n}\n\n"
    "// Parts of parts, at either end (onnx/optimizer: fuse_consecutive_concats).\n"
    "rule concat_concat(inner, rest) : keep_shared {\n    c = Concat(...inner);\n"
    "    k = Concat(c, ...rest);\n    match k;\n    where c.axis == k.axis, len(rest) > 0;\n"
    "    rewrite Concat(...inner, ...rest) { ..k };\n}\n"
    "rule concat_concat_last(inner, rest) : keep_shared {\n    c = Concat(...inner);\n"
    "    k = Concat(...rest, c);\n    match k;\n    where c.axis == k.axis, len(rest) > 0;\n"
    "    rewrite Concat(...rest, ...inner) { ..k };\n}\n\n// ---- slices and scattered rows ----\n\n"
    "// Two slices that share an axis between them, even or not (ONNX Script: slices_split, whose two\n"
    "// halves need not be equal there).\nrule slices_split(x, end, start, all, axis, same) {\n"
    "    match Slice(x, 0, end & const, axis & const), Slice(x, start & const, all & const, same & const);\n"
    "    where value(start) == value(end), value(same) == value(axis), value(end) > 0;\n"
    "    where x.shape[value(axis)] > value(end), value(all) >= x.shape[value(axis)];\n    rewrite {\n"
    "        s = Split(x, i64 [value(end), x.shape[value(axis)] - value(end)]) -> 2 { axis = value(axis) };\n"
    "        return s.0, s.1;\n    }\n}\n// All rows are replaced (ONNX Script: redundant_scatter_nd).\n"
    "rule scatter_all(t, d, axis, u) : keep_shared {\n"
    "    match ScatterND(t, Unsqueeze(Range(0, Gather(Shape(d), axis & const), 1), -1), u) { reduction == \"none\" };\n"
    "    where t.shape[0] == d.shape[value(axis)], same_shape(t, u);\n    rewrite u;\n}\n",
    NULL};
static const struct dfg_source reshape_sources[] = {
    {"reshape.pat", UINT64_C(0xe79f71fe8f432fc3), reshape_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit reshape_unit;
const struct dfg_unit reshape_unit = {
    .abi = DFG_ABI,
    .name = "reshape",
    .imports = reshape_imports,
    .names = &reshape_names,
    .n_patterns = 19, .patterns = reshape_patterns,
    .rules = &reshape_rules,
    .version = "0.1.0", .hash = UINT64_C(0x71e71ec02c976b57),
    .n_sources = 2, .sources = reshape_sources, .law_limit = 64,
    .prefix = "reshape_",
};
