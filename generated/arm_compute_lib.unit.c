/* What arm_compute_lib.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "arm_compute_lib.h"
#if ARM_COMPUTE_LIB_H != 0x8abda43318bbb4cb
#error "arm_compute_lib.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct arm_compute_lib_conv2d_whole, member)
static const struct dfg_capture arm_compute_lib_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part arm_compute_lib_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INNER, 0, 0, 3, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(bias_add)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(arm_compute_lib_conv2d)

#define AT(member) offsetof(struct arm_compute_lib_qnn_conv2d_whole, member)
static const struct dfg_capture arm_compute_lib_qnn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"x_zero", DFG_CAP_NODE, AT(m.x_zero)}, {"w_zero", DFG_CAP_NODE, AT(m.w_zero)},
    {"x_scale", DFG_CAP_NODE, AT(m.x_scale)}, {"w_scale", DFG_CAP_NODE, AT(m.w_scale)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"zero", DFG_CAP_NODE, AT(m.zero)}, {"c", DFG_CAP_NODE, AT(m.c)},
    {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part arm_compute_lib_qnn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.x_zero)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.w_zero)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.x_scale)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.w_scale)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.zero)}, {DFG_PART_INNER, 0, 0, 9, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_CONST, 0, 0, 3, AT(m.x_zero)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.w_zero)}, {DFG_PART_CONST, 0, 0, 5, AT(m.x_scale)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.w_scale)}, {DFG_PART_ROOT, 0, 1, 10, AT(m.r)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(bias_add)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_CONST, 0, 0, 7, AT(m.scale)},
    {DFG_PART_CONST, 0, 0, 8, AT(m.zero)}};
#undef AT
DFG_PATTERN_SLOTS(arm_compute_lib_qnn_conv2d)

#define AT(member) offsetof(struct arm_compute_lib_dense_whole, member)
static const struct dfg_capture arm_compute_lib_dense_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"d", DFG_CAP_NODE, AT(m.d)}};
static const struct dfg_part arm_compute_lib_dense_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INNER, 0, 0, 3, AT(m.d)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(bias_add)}, {DFG_PART_CONST, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(arm_compute_lib_dense)

#define AT(member) offsetof(struct arm_compute_lib_qnn_dense_whole, member)
static const struct dfg_capture arm_compute_lib_qnn_dense_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"x_zero", DFG_CAP_NODE, AT(m.x_zero)}, {"w_zero", DFG_CAP_NODE, AT(m.w_zero)},
    {"x_scale", DFG_CAP_NODE, AT(m.x_scale)}, {"w_scale", DFG_CAP_NODE, AT(m.w_scale)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"zero", DFG_CAP_NODE, AT(m.zero)}, {"d", DFG_CAP_NODE, AT(m.d)},
    {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part arm_compute_lib_qnn_dense_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.x_zero)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.w_zero)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.x_scale)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.w_scale)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.zero)}, {DFG_PART_INNER, 0, 0, 9, AT(m.d)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_CONST, 0, 0, 3, AT(m.x_zero)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.w_zero)}, {DFG_PART_CONST, 0, 0, 5, AT(m.x_scale)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.w_scale)}, {DFG_PART_ROOT, 0, 1, 10, AT(m.r)},
    {DFG_PART_INNER, 0, 0, -1, AT(bias_add)}, {DFG_PART_CONST, 0, 0, 2, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.scale)}, {DFG_PART_CONST, 0, 0, 8, AT(m.zero)}};
#undef AT
DFG_PATTERN_SLOTS(arm_compute_lib_qnn_dense)

#define AT(member) offsetof(struct arm_compute_lib_avg_pool2d_whole, member)
static const struct dfg_capture arm_compute_lib_avg_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"wide", DFG_CAP_NODE, AT(m.wide)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part arm_compute_lib_avg_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INNER, 0, 0, 1, AT(m.wide)},
    {DFG_PART_ROOT, 0, 1, 2, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(avg_pool2d)},
    {DFG_PART_INNER, 0, 0, -1, AT(global_avg_pool2d)}};
#undef AT
DFG_PATTERN_SLOTS(arm_compute_lib_avg_pool2d)

#define AT(member) offsetof(struct arm_compute_lib_l2_pool2d_whole, member)
static const struct dfg_capture arm_compute_lib_l2_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part arm_compute_lib_l2_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(avg_pool2d)}, {DFG_PART_INNER, 0, 0, -1, AT(power)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(arm_compute_lib_l2_pool2d)

#define AT(member) offsetof(struct arm_compute_lib_concatenation_whole, member)
static const struct dfg_capture arm_compute_lib_concatenation_captures[] = {
    {"fields", DFG_CAP_NODES, AT(m.fields)}};
static const struct dfg_part arm_compute_lib_concatenation_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)},
    {DFG_PART_INPUT, 1, 0, 0, AT(m.fields)}};
#undef AT
DFG_PATTERN_SLOTS(arm_compute_lib_concatenation)

#define AT(member) offsetof(struct arm_compute_lib_max_pool2d_match, member)
static const struct dfg_capture arm_compute_lib_max_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part arm_compute_lib_max_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(arm_compute_lib_max_pool2d)

#define AT(member) offsetof(struct arm_compute_lib_plain_avg_pool2d_match, member)
static const struct dfg_capture arm_compute_lib_plain_avg_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part arm_compute_lib_plain_avg_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(arm_compute_lib_plain_avg_pool2d)

#define AT(member) offsetof(struct arm_compute_lib_global_pool2d_match, member)
static const struct dfg_capture arm_compute_lib_global_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"p", DFG_CAP_NODE, AT(p)}};
static const struct dfg_part arm_compute_lib_global_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(p)}};
#undef AT
DFG_PATTERN_SLOTS(arm_compute_lib_global_pool2d)

#define AT(member) offsetof(struct arm_compute_lib_binary_f32_match, member)
static const struct dfg_capture arm_compute_lib_binary_f32_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part arm_compute_lib_binary_f32_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(arm_compute_lib_binary_f32)

#define AT(member) offsetof(struct arm_compute_lib_qnn_add_match, member)
static const struct dfg_capture arm_compute_lib_qnn_add_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"sa", DFG_CAP_NODE, AT(sa)},
    {"za", DFG_CAP_NODE, AT(za)}, {"sb", DFG_CAP_NODE, AT(sb)}, {"zb", DFG_CAP_NODE, AT(zb)},
    {"so", DFG_CAP_NODE, AT(so)}, {"zo", DFG_CAP_NODE, AT(zo)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part arm_compute_lib_qnn_add_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(sa)},
    {DFG_PART_INPUT, 0, 0, 3, AT(za)}, {DFG_PART_INPUT, 0, 0, 4, AT(sb)}, {DFG_PART_INPUT, 0, 0, 5, AT(zb)},
    {DFG_PART_INPUT, 0, 0, 6, AT(so)}, {DFG_PART_INPUT, 0, 0, 7, AT(zo)}, {DFG_PART_ROOT, 0, 1, 8, AT(r)}};
#undef AT
DFG_PATTERN_SLOTS(arm_compute_lib_qnn_add)

#define AT(member) offsetof(struct arm_compute_lib_reshape_whole, member)
static const struct dfg_part arm_compute_lib_reshape_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(arm_compute_lib_reshape)

static const struct dfg_pattern arm_compute_lib_patterns[] = {
    {.name = "conv2d", .place = "arm_compute_lib.pat:27", .n_captures = 4, .n_params = 3,
     .captures = arm_compute_lib_conv2d_captures, .n_parts = 11, .parts = arm_compute_lib_conv2d_parts,
     .match_size = sizeof(struct arm_compute_lib_conv2d_match),
     .whole_size = sizeof(struct arm_compute_lib_conv2d_whole), .match = arm_compute_lib_conv2d_any,
     .each = arm_compute_lib_conv2d_all},
    {.name = "qnn_conv2d", .place = "arm_compute_lib.pat:33", .n_captures = 11, .n_params = 9,
     .captures = arm_compute_lib_qnn_conv2d_captures, .n_parts = 25,
     .parts = arm_compute_lib_qnn_conv2d_parts,
     .match_size = sizeof(struct arm_compute_lib_qnn_conv2d_match),
     .whole_size = sizeof(struct arm_compute_lib_qnn_conv2d_whole), .match = arm_compute_lib_qnn_conv2d_any,
     .each = arm_compute_lib_qnn_conv2d_all},
    {.name = "dense", .place = "arm_compute_lib.pat:42", .n_captures = 4, .n_params = 3,
     .captures = arm_compute_lib_dense_captures, .n_parts = 8, .parts = arm_compute_lib_dense_parts,
     .match_size = sizeof(struct arm_compute_lib_dense_match),
     .whole_size = sizeof(struct arm_compute_lib_dense_whole), .match = arm_compute_lib_dense_any,
     .each = arm_compute_lib_dense_all},
    {.name = "qnn_dense", .place = "arm_compute_lib.pat:48", .n_captures = 11, .n_params = 9,
     .captures = arm_compute_lib_qnn_dense_captures, .n_parts = 22,
     .parts = arm_compute_lib_qnn_dense_parts, .match_size = sizeof(struct arm_compute_lib_qnn_dense_match),
     .whole_size = sizeof(struct arm_compute_lib_qnn_dense_whole), .match = arm_compute_lib_qnn_dense_any,
     .each = arm_compute_lib_qnn_dense_all},
    {.name = "avg_pool2d", .place = "arm_compute_lib.pat:57", .n_captures = 3, .n_params = 1,
     .captures = arm_compute_lib_avg_pool2d_captures, .n_parts = 5,
     .parts = arm_compute_lib_avg_pool2d_parts,
     .match_size = sizeof(struct arm_compute_lib_avg_pool2d_match),
     .whole_size = sizeof(struct arm_compute_lib_avg_pool2d_whole), .match = arm_compute_lib_avg_pool2d_any,
     .each = arm_compute_lib_avg_pool2d_all},
    {.name = "l2_pool2d", .place = "arm_compute_lib.pat:65", .n_captures = 1, .n_params = 1,
     .captures = arm_compute_lib_l2_pool2d_captures, .n_parts = 5, .parts = arm_compute_lib_l2_pool2d_parts,
     .match_size = sizeof(struct arm_compute_lib_l2_pool2d_match),
     .whole_size = sizeof(struct arm_compute_lib_l2_pool2d_whole), .match = arm_compute_lib_l2_pool2d_any,
     .each = arm_compute_lib_l2_pool2d_all},
    {.name = "concatenation", .place = "arm_compute_lib.pat:68", .n_captures = 1, .n_params = 1,
     .captures = arm_compute_lib_concatenation_captures, .n_parts = 3,
     .parts = arm_compute_lib_concatenation_parts,
     .match_size = sizeof(struct arm_compute_lib_concatenation_match),
     .whole_size = sizeof(struct arm_compute_lib_concatenation_whole),
     .match = arm_compute_lib_concatenation_any, .each = arm_compute_lib_concatenation_all},
    {.name = "max_pool2d", .place = "arm_compute_lib.pat:73", .n_captures = 1, .n_params = 1,
     .captures = arm_compute_lib_max_pool2d_captures, .n_parts = 2,
     .parts = arm_compute_lib_max_pool2d_parts,
     .match_size = sizeof(struct arm_compute_lib_max_pool2d_match),
     .whole_size = sizeof(struct arm_compute_lib_max_pool2d_match), .match = arm_compute_lib_max_pool2d_any,
     .each = arm_compute_lib_max_pool2d_all},
    {.name = "plain_avg_pool2d", .place = "arm_compute_lib.pat:75", .n_captures = 1, .n_params = 1,
     .captures = arm_compute_lib_plain_avg_pool2d_captures, .n_parts = 2,
     .parts = arm_compute_lib_plain_avg_pool2d_parts,
     .match_size = sizeof(struct arm_compute_lib_plain_avg_pool2d_match),
     .whole_size = sizeof(struct arm_compute_lib_plain_avg_pool2d_match),
     .match = arm_compute_lib_plain_avg_pool2d_any, .each = arm_compute_lib_plain_avg_pool2d_all},
    {.name = "global_pool2d", .place = "arm_compute_lib.pat:78", .n_captures = 2, .n_params = 1,
     .captures = arm_compute_lib_global_pool2d_captures, .n_parts = 2,
     .parts = arm_compute_lib_global_pool2d_parts,
     .match_size = sizeof(struct arm_compute_lib_global_pool2d_match),
     .whole_size = sizeof(struct arm_compute_lib_global_pool2d_match),
     .match = arm_compute_lib_global_pool2d_any, .each = arm_compute_lib_global_pool2d_all},
    {.name = "binary_f32", .place = "arm_compute_lib.pat:83", .n_captures = 2, .n_params = 2,
     .captures = arm_compute_lib_binary_f32_captures, .n_parts = 3,
     .parts = arm_compute_lib_binary_f32_parts,
     .match_size = sizeof(struct arm_compute_lib_binary_f32_match),
     .whole_size = sizeof(struct arm_compute_lib_binary_f32_match), .match = arm_compute_lib_binary_f32_any,
     .each = arm_compute_lib_binary_f32_all},
    {.name = "qnn_add", .place = "arm_compute_lib.pat:84", .n_captures = 9, .n_params = 8,
     .captures = arm_compute_lib_qnn_add_captures, .n_parts = 9, .parts = arm_compute_lib_qnn_add_parts,
     .match_size = sizeof(struct arm_compute_lib_qnn_add_match),
     .whole_size = sizeof(struct arm_compute_lib_qnn_add_match), .match = arm_compute_lib_qnn_add_any,
     .each = arm_compute_lib_qnn_add_all},
    {.name = "arm_compute_lib.reshape", .place = "arm_compute_lib.pat:105", .is_entry = true, .n_parts = 2,
     .parts = arm_compute_lib_reshape_parts, .match_size = sizeof(struct arm_compute_lib_reshape_match),
     .whole_size = sizeof(struct arm_compute_lib_reshape_whole), .match = arm_compute_lib_reshape_any,
     .each = arm_compute_lib_reshape_all},
};

/* ---- table arm_compute_lib ---- */

DFG_TABLE_SLOTS(arm_compute_lib)

static const struct dfg_table_entry arm_compute_lib_entries[] = {
    { .name = "arm_compute_lib.conv2d", .pattern = 0 },
    { .name = "arm_compute_lib.qnn_conv2d", .pattern = 1 },
    { .name = "arm_compute_lib.dense", .pattern = 2 },
    { .name = "arm_compute_lib.qnn_dense", .pattern = 3 },
    { .name = "arm_compute_lib.avg_pool2d", .pattern = 4 },
    { .name = "arm_compute_lib.l2_pool2d", .pattern = 5 },
    { .name = "arm_compute_lib.concatenate", .pattern = 6 },
    { .name = "arm_compute_lib.max_pool2d", .pattern = 7 },
    { .name = "arm_compute_lib.avg_pool2d", .pattern = 8 },
    { .name = "arm_compute_lib.global_pool2d", .pattern = 9 },
    { .name = "arm_compute_lib.binary", .pattern = 10 },
    { .name = "arm_compute_lib.qnn_add", .pattern = 11 },
    { .name = "arm_compute_lib.reshape", .pattern = 12 },
};
static const struct dfg_attr_text arm_compute_lib_attrs[] = {
    { "Compiler", "\"arm_compute_lib\"" },
};
static const struct dfg_table arm_compute_lib_tables[] = {
    { .name = "arm_compute_lib", .n = 13, .last_wins = false, .entries = arm_compute_lib_entries, .n_words = 1,
      .n_attrs = 1, .attrs = arm_compute_lib_attrs,
      .candidates = arm_compute_lib_candidates_slot, .first = arm_compute_lib_first_slot, .sweep = arm_compute_lib_sweep_slot },
};

static const struct dfg_param arm_compute_lib_params[] = {
    {"concat", offsetof(struct arm_compute_lib_options, concat)},
};

static const char *const arm_compute_lib_imports[] = { "relay", NULL };
static const char *const arm_compute_lib_text_0[] = { /* arm_compute_lib.pat */
    "// arm_compute_lib.pat -- what Arm's Compute Library can run: 7 composites over\n"
    "// Relay operators, then the operators that it takes one by one.\n//\n"
    "// Names, order and conditions are those of TVM 0.14\n"
    "// (relay/op/contrib/arm_compute_lib.py); as there all that is not quantised is f32,\n"
    "// and weights and biases are constants.  Repairs:\n"
    "//   - qnn_conv2d stands once; there the second of two can never be reached.\n"
    "//   - maximum asks both operands for their type; there operand 0 is asked twice.\n"
    "// `concatenate` is off unless asked for, as there: set `concat`.\n\nimport \"relay.ops\";\n\n"
    "param concat: bool = false : runtime;\n\n"
    "cond out_f32(c) = not present(c.out_dtype) or attr(c, out_dtype) == f32;\n"
    "cond out_i32(c) = not present(c.out_dtype) or attr(c, out_dtype) == i32;\n\n"
    "// Plain, or depthwise with a square kernel of 3 or 5 and strides of 1 or 2.\n"
    "cond shape_ok(c, x, w) =\n    c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.shape[0] == 1,\n"
    "    c.groups == 1\n        or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")\n"
    "            and dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")\n"
    "            and dim(w, c.kernel_layout, \"H\") in {3, 5} and (c.strides == [1, 1] or c.strides == [2, 2]));\n"
    "cond per_tensor(s) = s.rank == 0 or s.elements == 1;\n\npattern conv2d(x, w, b) {\n"
    "    c = nn.conv2d(nn.pad(x, _) | x, w & const);\n"
    "    where shape_ok(c, x, w), x.dtype == f32, w.dtype == f32, out_f32(c);\n"
    "    return nn.relu?(nn.bias_add?(c, b & const));\n}\n\n"
    "pattern qnn_conv2d(x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero) {\n"
    "    c = qnn.conv2d(nn.pad(x, _) | x, w & const, x_zero & const, w_zero & const, x_scale & const, w_scale & const);\n"
    "    r = qnn.requantize(nn.relu?(nn.bias_add?(c, b & const)), _, _, scale & const, zero & const);\n"
    "    where shape_ok(c, x, w), x.dtype in {u8, i8}, w.dtype in {u8, i8}, out_i32(c), r.dtype in {u8, i8};\n"
    "    where per_tensor(x_zero), per_tensor(w_zero), per_tensor(x_scale), per_tensor(w_scale);\n"
    "    where per_tensor(scale), per_tensor(zero);\n    return r;\n}\n\npattern dense(x, w, b) {\n"
    "    d = nn.dense(x, w & const);\n    where x.dtype == f32, w.dtype == f32, w.rank == 2, out_f32(d);\n"
    "    return nn.bias_add?(d, b & const);\n}\n\n"
    "pattern qnn_dense(x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero) {\n"
    "    d = qnn.dense(x, w & const, x_zero & const, w_zero & const, x_scale & const, w_scale & const);\n"
    "    r = qnn.requantize(nn.bias_add?(d, b & const), _, _, scale & const, zero & const);\n"
    "    where x.dtype in {u8, i8}, w.dtype in {u8, i8}, attr(d, out_dtype) == i32, r.dtype in {u8, i8};\n"
    "    where per_tensor(x_zero), per_tensor(w_zero), per_tensor(x_scale), per_tensor(w_scale);\n"
    "    where per_tensor(scale), per_tensor(zero);\n    return r;\n}\n\npattern avg_pool2d(x) {\n"
    "    wide = cast(x) { dtype == i32 };\n"
    "    r = cast(nn.avg_pool2d(wide) { layout == \"NHWC\", dilation == [1, 1] }\n"
    "        | nn.global_avg_pool2d(wide) { layout == \"NHWC\" });\n    where r.dtype in {u8, i8};\n"
    "    return r;\n}\n\npattern l2_pool2d(x) =\n"
    "    sqrt(nn.avg_pool2d(power(x, 2)) { layout == \"NHWC\", dilation == [1, 1] }) where x.dtype == f32;\n"
    "\npattern concatenation(fields) = concatenate((...fields)) { axis in -4..3 }\n"
    "        where concat, all(fields, fields.dtype in {f32, u8, i8});\n\n"
    "// ---- operators by themselves ----\n\npattern max_pool2d(x) =\n"
    "    nn.max_pool2d(x) { layout == \"NHWC\", dilation == [1, 1] } where x.dtype in {f32, u8, i8};\n"
    "pattern plain_avg_pool2d(x) =\n"
    "    nn.avg_pool2d(x) { layout == \"NHWC\", dilation == [1, 1] } where x.dtype == f32;\n"
    "// Averages of bytes are avg_pool2d's.\npattern global_pool2d(x) {\n"
    "    p = (nn.global_max_pool2d | nn.global_avg_pool2d)(x) { layout == \"NHWC\" };\n"
    "    where x.dtype == f32 or (p.op == nn.global_max_pool2d and x.dtype in {u8, i8});\n    return p;\n}\n"
    "pattern binary_f32(a, b) = (maximum | add)(a, b) where a.dtype == f32, b.dtype == f32;\n"
    "pattern qnn_add(a, b, sa, za, sb, zb, so, zo) {\n    r = qnn.add(a, b, sa, za, sb, zb, so, zo);\n"
    "    where a.dtype in {i8, u8}, b.dtype in {i8, u8};\n",
    "    where per_tensor(sa), per_tensor(za), per_tensor(sb), per_tensor(zb), per_tensor(so), per_tensor(zo);\n"
    "    return r;\n}\n\ntable arm_compute_lib {\n    attrs { Compiler = \"arm_compute_lib\" };\n"
    "    \"arm_compute_lib.conv2d\"      = conv2d;\n    \"arm_compute_lib.qnn_conv2d\"  = qnn_conv2d;\n"
    "    \"arm_compute_lib.dense\"       = dense;\n    \"arm_compute_lib.qnn_dense\"   = qnn_dense;\n"
    "    \"arm_compute_lib.avg_pool2d\"  = avg_pool2d;\n    \"arm_compute_lib.l2_pool2d\"   = l2_pool2d;\n"
    "    \"arm_compute_lib.concatenate\" = concatenation;\n    \"arm_compute_lib.max_pool2d\"  = max_pool2d;\n"
    "    \"arm_compute_lib.avg_pool2d\"  = plain_avg_pool2d;\n"
    "    \"arm_compute_lib.global_pool2d\" = global_pool2d;\n"
    "    \"arm_compute_lib.binary\"      = binary_f32;\n    \"arm_compute_lib.qnn_add\"     = qnn_add;\n"
    "    \"arm_compute_lib.reshape\"     = reshape(_);\n}\n",
    NULL};
static const struct dfg_source arm_compute_lib_sources[] = {
    {"arm_compute_lib.pat", UINT64_C(0x02e38fdf7c6fc633), arm_compute_lib_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit arm_compute_lib_unit;
const struct dfg_unit arm_compute_lib_unit = {
    .abi = DFG_ABI,
    .name = "arm_compute_lib",
    .imports = arm_compute_lib_imports,
    .names = &arm_compute_lib_names,
    .n_patterns = 13, .patterns = arm_compute_lib_patterns,
    .n_tables = 1, .tables = arm_compute_lib_tables,
    .version = "0.1.0", .hash = UINT64_C(0x49bda6ce18c7c910),
    .n_sources = 2, .sources = arm_compute_lib_sources, .law_limit = 64,
    .prefix = "arm_compute_lib_",
    .n_params = 1, .params = arm_compute_lib_params,
    .options = &arm_compute_lib_default_options, .options_size = sizeof(struct arm_compute_lib_options),
};
