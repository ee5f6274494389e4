/* What cmsis_nn.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "cmsis_nn.h"
#if CMSIS_NN_H != 0x4ac9ce0648d5275a
#error "cmsis_nn.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct cmsis_nn_requantized_whole, member)
static const struct dfg_capture cmsis_nn_requantized_captures[] = {
    {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part cmsis_nn_requantized_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.p)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(cmsis_nn_requantized)

#define AT(member) offsetof(struct cmsis_nn_conv2d_whole, member)
static const struct dfg_capture cmsis_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"x_zero", DFG_CAP_NODE, AT(m.x_zero)}, {"w_zero", DFG_CAP_NODE, AT(m.w_zero)},
    {"c", DFG_CAP_NODE, AT(m.c)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part cmsis_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.x_zero)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.w_zero)}, {DFG_PART_INNER, 0, 0, 5, AT(m.c)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_CONST, 0, 0, 3, AT(m.x_zero)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.w_zero)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(bias_add)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_INNER, 0, 0, 6, AT(m.r)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}};
#undef AT
DFG_PATTERN_SLOTS(cmsis_nn_conv2d)

#define AT(member) offsetof(struct cmsis_nn_padded_conv2d_whole, member)
static const struct dfg_capture cmsis_nn_padded_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"x_zero", DFG_CAP_NODE, AT(m.x_zero)}, {"w_zero", DFG_CAP_NODE, AT(m.w_zero)},
    {"p", DFG_CAP_NODE, AT(m.p)}, {"c", DFG_CAP_NODE, AT(m.c)}, {"r", DFG_CAP_NODE, AT(m.r)},
    {"pad", DFG_CAP_VALUE, AT(m.pad)}, {"own", DFG_CAP_VALUE, AT(m.own)}};
static const struct dfg_part cmsis_nn_padded_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.x_zero)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.w_zero)}, {DFG_PART_INNER, 0, 0, 5, AT(m.p)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, 6, AT(m.c)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_CONST, 0, 0, 3, AT(m.x_zero)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.w_zero)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(bias_add)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_INNER, 0, 0, 7, AT(m.r)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}};
#undef AT
DFG_PATTERN_SLOTS(cmsis_nn_padded_conv2d)

#define AT(member) offsetof(struct cmsis_nn_fully_connected_whole, member)
static const struct dfg_capture cmsis_nn_fully_connected_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"x_zero", DFG_CAP_NODE, AT(m.x_zero)}, {"w_zero", DFG_CAP_NODE, AT(m.w_zero)},
    {"d", DFG_CAP_NODE, AT(m.d)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part cmsis_nn_fully_connected_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.x_zero)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.w_zero)}, {DFG_PART_INNER, 0, 0, 5, AT(m.d)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_CONST, 0, 0, 3, AT(m.x_zero)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.w_zero)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(bias_add)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_INNER, 0, 0, 6, AT(m.r)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}};
#undef AT
DFG_PATTERN_SLOTS(cmsis_nn_fully_connected)

#define AT(member) offsetof(struct cmsis_nn_avg_pool2d_whole, member)
static const struct dfg_capture cmsis_nn_avg_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"p", DFG_CAP_NODE, AT(m.p)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part cmsis_nn_avg_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INNER, 0, 0, 1, AT(m.p)},
    {DFG_PART_INNER, 0, 0, -1, AT(cast)}, {DFG_PART_INNER, 0, 0, 2, AT(m.r)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)}};
#undef AT
DFG_PATTERN_SLOTS(cmsis_nn_avg_pool2d)

#define AT(member) offsetof(struct cmsis_nn_max_pool2d_whole, member)
static const struct dfg_capture cmsis_nn_max_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part cmsis_nn_max_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INNER, 0, 0, 1, AT(m.p)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)}};
#undef AT
DFG_PATTERN_SLOTS(cmsis_nn_max_pool2d)

#define AT(member) offsetof(struct cmsis_nn_mul_whole, member)
static const struct dfg_capture cmsis_nn_mul_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"a_zero", DFG_CAP_NODE, AT(m.a_zero)},
    {"b_zero", DFG_CAP_NODE, AT(m.b_zero)}, {"zero", DFG_CAP_NODE, AT(m.zero)},
    {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part cmsis_nn_mul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.a_zero)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.b_zero)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.zero)}, {DFG_PART_INNER, 0, 0, 5, AT(m.r)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, 2, AT(m.a_zero)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, 3, AT(m.b_zero)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, 4, AT(m.zero)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)}};
#undef AT
DFG_PATTERN_SLOTS(cmsis_nn_mul)

#define AT(member) offsetof(struct cmsis_nn_addition_whole, member)
static const struct dfg_capture cmsis_nn_addition_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"a_zero", DFG_CAP_NODE, AT(m.a_zero)},
    {"b_zero", DFG_CAP_NODE, AT(m.b_zero)}, {"zero", DFG_CAP_NODE, AT(m.zero)},
    {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part cmsis_nn_addition_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.a_zero)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.b_zero)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.zero)}, {DFG_PART_INNER, 0, 0, 5, AT(m.r)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, 2, AT(m.a_zero)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, 3, AT(m.b_zero)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, 4, AT(m.zero)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)}};
#undef AT
DFG_PATTERN_SLOTS(cmsis_nn_addition)

#define AT(member) offsetof(struct cmsis_nn_softmax_whole, member)
static const struct dfg_capture cmsis_nn_softmax_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)},
    {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part cmsis_nn_softmax_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.z)}, {DFG_PART_ROOT, 0, 1, 3, AT(m.q)},
    {DFG_PART_INNER, 0, 0, -1, AT(softmax)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantize)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.s)}, {DFG_PART_CONST, 0, 0, 2, AT(m.z)}};
#undef AT
DFG_PATTERN_SLOTS(cmsis_nn_softmax)

static const struct dfg_pattern cmsis_nn_patterns[] = {
    {.name = "requantized", .place = "cmsis_nn.pat:12", .n_captures = 1, .n_params = 1,
     .captures = cmsis_nn_requantized_captures, .n_parts = 6, .parts = cmsis_nn_requantized_parts,
     .match_size = sizeof(struct cmsis_nn_requantized_match),
     .whole_size = sizeof(struct cmsis_nn_requantized_whole), .match = cmsis_nn_requantized_any,
     .each = cmsis_nn_requantized_all},
    {.name = "conv2d", .place = "cmsis_nn.pat:32", .n_captures = 7, .n_params = 5,
     .captures = cmsis_nn_conv2d_captures, .n_parts = 20, .parts = cmsis_nn_conv2d_parts,
     .match_size = sizeof(struct cmsis_nn_conv2d_match), .whole_size = sizeof(struct cmsis_nn_conv2d_whole),
     .match = cmsis_nn_conv2d_any, .each = cmsis_nn_conv2d_all},
    {.name = "padded_conv2d", .place = "cmsis_nn.pat:42", .n_captures = 10, .n_params = 5,
     .captures = cmsis_nn_padded_conv2d_captures, .n_parts = 22, .parts = cmsis_nn_padded_conv2d_parts,
     .match_size = sizeof(struct cmsis_nn_padded_conv2d_match),
     .whole_size = sizeof(struct cmsis_nn_padded_conv2d_whole), .match = cmsis_nn_padded_conv2d_any,
     .each = cmsis_nn_padded_conv2d_all},
    {.name = "fully_connected", .place = "cmsis_nn.pat:55", .n_captures = 7, .n_params = 5,
     .captures = cmsis_nn_fully_connected_captures, .n_parts = 20, .parts = cmsis_nn_fully_connected_parts,
     .match_size = sizeof(struct cmsis_nn_fully_connected_match),
     .whole_size = sizeof(struct cmsis_nn_fully_connected_whole), .match = cmsis_nn_fully_connected_any,
     .each = cmsis_nn_fully_connected_all},
    {.name = "avg_pool2d", .place = "cmsis_nn.pat:67", .n_captures = 3, .n_params = 1,
     .captures = cmsis_nn_avg_pool2d_captures, .n_parts = 6, .parts = cmsis_nn_avg_pool2d_parts,
     .match_size = sizeof(struct cmsis_nn_avg_pool2d_match),
     .whole_size = sizeof(struct cmsis_nn_avg_pool2d_whole), .match = cmsis_nn_avg_pool2d_any,
     .each = cmsis_nn_avg_pool2d_all},
    {.name = "max_pool2d", .place = "cmsis_nn.pat:74", .n_captures = 2, .n_params = 1,
     .captures = cmsis_nn_max_pool2d_captures, .n_parts = 4, .parts = cmsis_nn_max_pool2d_parts,
     .match_size = sizeof(struct cmsis_nn_max_pool2d_match),
     .whole_size = sizeof(struct cmsis_nn_max_pool2d_whole), .match = cmsis_nn_max_pool2d_any,
     .each = cmsis_nn_max_pool2d_all},
    {.name = "mul", .place = "cmsis_nn.pat:87", .n_captures = 6, .n_params = 5,
     .captures = cmsis_nn_mul_captures, .n_parts = 14, .parts = cmsis_nn_mul_parts,
     .match_size = sizeof(struct cmsis_nn_mul_match), .whole_size = sizeof(struct cmsis_nn_mul_whole),
     .match = cmsis_nn_mul_any, .each = cmsis_nn_mul_all},
    {.name = "addition", .place = "cmsis_nn.pat:93", .n_captures = 6, .n_params = 5,
     .captures = cmsis_nn_addition_captures, .n_parts = 14, .parts = cmsis_nn_addition_parts,
     .match_size = sizeof(struct cmsis_nn_addition_match),
     .whole_size = sizeof(struct cmsis_nn_addition_whole), .match = cmsis_nn_addition_any,
     .each = cmsis_nn_addition_all},
    {.name = "softmax", .place = "cmsis_nn.pat:101", .n_captures = 4, .n_params = 3,
     .captures = cmsis_nn_softmax_captures, .n_parts = 10, .parts = cmsis_nn_softmax_parts,
     .match_size = sizeof(struct cmsis_nn_softmax_match),
     .whole_size = sizeof(struct cmsis_nn_softmax_whole), .match = cmsis_nn_softmax_any,
     .each = cmsis_nn_softmax_all},
};

/* ---- table cmsis_nn ---- */

DFG_TABLE_SLOTS(cmsis_nn)

static const struct dfg_table_entry cmsis_nn_entries[] = {
    { .name = "cmsis-nn.qnn_conv2d", .pattern = 2 },
    { .name = "cmsis-nn.qnn_conv2d", .pattern = 1 },
    { .name = "cmsis-nn.qnn_fully_connected", .pattern = 3 },
    { .name = "cmsis-nn.qnn_avg_pool2d", .pattern = 4 },
    { .name = "cmsis-nn.qnn_max_pool2d", .pattern = 5 },
    { .name = "cmsis-nn.qnn_mul", .pattern = 6 },
    { .name = "cmsis-nn.qnn_add", .pattern = 7 },
    { .name = "cmsis-nn.qnn_softmax", .pattern = 8 },
};
static const struct dfg_attr_text cmsis_nn_attrs[] = {
    { "Compiler", "\"cmsis-nn\"" },
};
static const struct dfg_table cmsis_nn_tables[] = {
    { .name = "cmsis_nn", .n = 8, .last_wins = false, .entries = cmsis_nn_entries, .n_words = 1,
      .n_attrs = 1, .attrs = cmsis_nn_attrs,
      .candidates = cmsis_nn_candidates_slot, .first = cmsis_nn_first_slot, .sweep = cmsis_nn_sweep_slot },
};

static const char *const cmsis_nn_imports[] = { "relay", NULL };
static const char *const cmsis_nn_text_0[] = { /* cmsis_nn.pat */
    "// cmsis_nn.pat -- what CMSIS-NN can run on a Cortex-M: 8 entries over Relay's\n"
    "// quantised operators, int8 and int16.\n//\n"
    "// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/cmsisnn.py).  Repairs:\n"
    "//   - 16-bit data of a product have no zero point; there only those of a convolution are asked.\n"
    "//   - no weight of a product has a zero point; there only the first channel is asked.\n"
    "// All scales and zero points are constants, so they stay in the function that\n"
    "// partitioning makes.\n\nimport \"relay.ops\";\n\n"
    "pattern requantized(p) = qnn.requantize(p, const, const, const, const);\n\n// ---- convolution ----\n\n"
    "// Data, weight, bias, accumulator and result; a missing bias fits.\n"
    "cond conv_types(x, w, b, c, r) =\n"
    "    (x.dtype == i8 and w.dtype == i8 and r.dtype == i8 and attr(c, out_dtype) == i32\n"
    "        and (not present(b) or b.dtype == i32))\n"
    "    or (x.dtype == i16 and w.dtype == i8 and r.dtype == i16 and attr(c, out_dtype) == i64\n"
    "        and (not present(b) or b.dtype == i64));\n\n// One zero point, or one for each channel.\n"
    "cond all_zero(z) = max([abs(v) for v in value(z)]) == 0;\n"
    "// The kernel has no zero point; 16-bit data have none, either.\n"
    "cond zero_points(x, x_zero, w_zero) = all_zero(w_zero), x.dtype != i16 or value(x_zero) == 0;\n\n"
    "// groups is the number of channels, and of output channels.\ncond depthwise(c, x, w) =\n"
    "    c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\");\n\n"
    "pattern conv2d(x, w, b, x_zero, w_zero) {\n"
    "    c = qnn.conv2d(x, w & const, x_zero & const, w_zero & const, const, const);\n"
    "    r = requantized(nn.bias_add(c, b & const) | c);\n"
    "    where conv_types(x, w, b, c, r), zero_points(x, x_zero, w_zero);\n"
    "    where present(b) or not depthwise(c, x, w);\n    return clip?(r);\n}\n\n"
    "// Padding before the convolution and its own add up: at most one more at the\n"
    "// end than at the beginning (top, left, bottom, right).\n"
    "pattern padded_conv2d(x, w, b, x_zero, w_zero) {\n    p = nn.pad(x, const) { pad_width = pad };\n"
    "    c = qnn.conv2d(p, w & const, x_zero & const, w_zero & const, const, const) { padding = own };\n"
    "    r = requantized(nn.bias_add(c, b & const) | c);\n"
    "    where conv_types(x, w, b, c, r), zero_points(x, x_zero, w_zero);\n"
    "    where present(b) or not depthwise(c, p, w);\n"
    "    where (len(own) == 4 ? own[2] - own[0] : 0) + pad[1][1] - pad[1][0] in 0..1;\n"
    "    where (len(own) == 4 ? own[3] - own[1] : 0) + pad[2][1] - pad[2][0] in 0..1;\n"
    "    return clip?(r);\n}\n\n// ---- fully connected ----\n\n"
    "pattern fully_connected(x, w, b, x_zero, w_zero) {\n"
    "    d = qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const);\n"
    "    r = requantized(nn.bias_add(d, b & const) | d);\n"
    "    where conv_types(x, w, b, d, r), zero_points(x, x_zero, w_zero);\n    return clip?(r);\n}\n\n"
    "// ---- pools ----\n\ncond pool_types(p, x, r) =\n"
    "    p.layout == \"NHWC\", x.shape[0] == 1, x.dtype in {i8, i16}, r.dtype == x.dtype;\n\n"
    "pattern avg_pool2d(x) {\n    p = nn.avg_pool2d(cast(x));\n    r = cast(p);\n"
    "    where pool_types(p, x, r);\n    return clip?(r);\n}\n\npattern max_pool2d(x) {\n"
    "    p = nn.max_pool2d(x);\n    where pool_types(p, x, p);\n    return clip?(p);\n}\n\n"
    "// ---- elementwise ----\n\ncond binary_types(a, b, a_zero, b_zero, zero) =\n"
    "    a.dtype in {i8, i16}, a.dtype == b.dtype,\n"
    "    not (is_const(a) and a.rank == 0 and is_const(b) and b.rank == 0),\n"
    "    a.dtype != i16 or (value(a_zero) == 0 and value(b_zero) == 0 and value(zero) == 0);\n\n"
    "pattern mul(a, b, a_zero, b_zero, zero) {\n"
    "    r = qnn.mul(a, b, const, a_zero & const, const, b_zero & const, const, zero & const);\n"
    "    where binary_types(a, b, a_zero, b_zero, zero);\n    return clip?(r);\n}\n\n"
    "pattern addition(a, b, a_zero, b_zero, zero) {\n"
    "    r = qnn.add(a, b, const, a_zero & const, const, b_zero & const, const, zero & const);\n"
    "    where binary_types(a, b, a_zero, b_zero, zero);\n    return clip?(r);\n}\n\n// ---- softmax ----\n\n"
    "pattern softmax(x, s, z) {\n"
    "    q = qnn.quantize(nn.softmax(qnn.dequantize(x, const, const)), s & const, z & const);\n",
    "    where (x.dtype == i8 and attr(q, out_dtype) == i8 and value(s) == 0.00390625 and value(z) == -128)\n"
    "       or (x.dtype == i16 and attr(q, out_dtype) == i16 and value(s) == 0.000030517578125 and value(z) == 0);\n"
    "    return q;\n}\n\ntable cmsis_nn {\n    attrs { Compiler = \"cmsis-nn\" };\n"
    "    \"cmsis-nn.qnn_conv2d\" = padded_conv2d;\n    \"cmsis-nn.qnn_conv2d\" = conv2d;\n"
    "    \"cmsis-nn.qnn_fully_connected\" = fully_connected;\n    \"cmsis-nn.qnn_avg_pool2d\" = avg_pool2d;\n"
    "    \"cmsis-nn.qnn_max_pool2d\" = max_pool2d;\n    \"cmsis-nn.qnn_mul\" = mul;\n"
    "    \"cmsis-nn.qnn_add\" = addition;\n    \"cmsis-nn.qnn_softmax\" = softmax;\n}\n",
    NULL};
static const struct dfg_source cmsis_nn_sources[] = {
    {"cmsis_nn.pat", UINT64_C(0x0b1558d1386b544f), cmsis_nn_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit cmsis_nn_unit;
const struct dfg_unit cmsis_nn_unit = {
    .abi = DFG_ABI,
    .name = "cmsis_nn",
    .imports = cmsis_nn_imports,
    .names = &cmsis_nn_names,
    .n_patterns = 9, .patterns = cmsis_nn_patterns,
    .n_tables = 1, .tables = cmsis_nn_tables,
    .version = "0.1.0", .hash = UINT64_C(0x45b5c1057d296167),
    .n_sources = 2, .sources = cmsis_nn_sources, .law_limit = 64,
    .prefix = "cmsis_nn_",
};
