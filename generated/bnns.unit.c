/* What bnns.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "bnns.h"
#if BNNS_H != 0x2a02b370b67f2e1e
#error "bnns.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct bnns_conv_match, member)
static const struct dfg_capture bnns_conv_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part bnns_conv_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)},
    {DFG_PART_CONST, 0, 0, 1, AT(w)}};
#undef AT
DFG_PATTERN_SLOTS(bnns_conv)

#define AT(member) offsetof(struct bnns_conv_bias_whole, member)
static const struct dfg_capture bnns_conv_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part bnns_conv_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(bias_add)}, {DFG_PART_INNER, 0, 0, -1, AT(c_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(bnns_conv_bias)

#define AT(member) offsetof(struct bnns_dense_match, member)
static const struct dfg_capture bnns_dense_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"d", DFG_CAP_NODE, AT(d)}};
static const struct dfg_part bnns_dense_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(d)},
    {DFG_PART_CONST, 0, 0, 1, AT(w)}};
#undef AT
DFG_PATTERN_SLOTS(bnns_dense)

#define AT(member) offsetof(struct bnns_dense_bias_whole, member)
static const struct dfg_capture bnns_dense_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part bnns_dense_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(d)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(bnns_dense_bias)

#define AT(member) offsetof(struct bnns_dense_bias_gelu_whole, member)
static const struct dfg_capture bnns_dense_bias_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"d", DFG_CAP_NODE, AT(m.d)}, {"cubed", DFG_CAP_NODE, AT(m.cubed)}};
static const struct dfg_part bnns_dense_bias_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INNER, 0, 0, 4, AT(m.cubed)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(power)},
    {DFG_PART_INNER, 0, 0, 3, AT(m.d)}, {DFG_PART_INNER, 0, 0, -1, AT(d)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_5)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}};
#undef AT
DFG_PATTERN_SLOTS(bnns_dense_bias_gelu)

#define AT(member) offsetof(struct bnns_batch_matmul_match, member)
static const struct dfg_capture bnns_batch_matmul_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part bnns_batch_matmul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(bnns_batch_matmul)

#define AT(member) offsetof(struct bnns_pool2d_match, member)
static const struct dfg_capture bnns_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part bnns_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(bnns_pool2d)

#define AT(member) offsetof(struct bnns_instance_norm_match, member)
static const struct dfg_capture bnns_instance_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"g", DFG_CAP_NODE, AT(g)}, {"b", DFG_CAP_NODE, AT(b)},
    {"n", DFG_CAP_NODE, AT(n)}, {"axis", DFG_CAP_VALUE, AT(axis)}};
static const struct dfg_part bnns_instance_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(g)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_ROOT, 0, 1, 3, AT(n)}, {DFG_PART_CONST, 0, 0, 1, AT(g)}, {DFG_PART_CONST, 0, 0, 2, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(bnns_instance_norm)

#define AT(member) offsetof(struct bnns_conv2d_bias_relu_whole, member)
static const struct dfg_part bnns_conv2d_bias_relu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(w)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INNER, 0, 0, -1, AT(bias_add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(bnns_conv2d_bias_relu)

#define AT(member) offsetof(struct bnns_conv2d_relu_whole, member)
static const struct dfg_part bnns_conv2d_relu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(w)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(bnns_conv2d_relu)

#define AT(member) offsetof(struct bnns_conv2d_bias_sigmoid_whole, member)
static const struct dfg_part bnns_conv2d_bias_sigmoid_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(w)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INNER, 0, 0, -1, AT(bias_add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(bnns_conv2d_bias_sigmoid)

#define AT(member) offsetof(struct bnns_conv2d_sigmoid_whole, member)
static const struct dfg_part bnns_conv2d_sigmoid_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(w)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(bnns_conv2d_sigmoid)

static const struct dfg_pattern bnns_patterns[] = {
    {.name = "conv", .place = "bnns.pat:23", .n_captures = 3, .n_params = 2, .captures = bnns_conv_captures,
     .n_parts = 4, .parts = bnns_conv_parts, .match_size = sizeof(struct bnns_conv_match),
     .whole_size = sizeof(struct bnns_conv_match), .match = bnns_conv_any, .each = bnns_conv_all},
    {.name = "conv_bias", .place = "bnns.pat:29", .n_captures = 3, .n_params = 3,
     .captures = bnns_conv_bias_captures, .n_parts = 14, .parts = bnns_conv_bias_parts,
     .match_size = sizeof(struct bnns_conv_bias_match), .whole_size = sizeof(struct bnns_conv_bias_whole),
     .match = bnns_conv_bias_any, .each = bnns_conv_bias_all},
    {.name = "dense", .place = "bnns.pat:32", .n_captures = 3, .n_params = 2,
     .captures = bnns_dense_captures, .n_parts = 4, .parts = bnns_dense_parts,
     .match_size = sizeof(struct bnns_dense_match), .whole_size = sizeof(struct bnns_dense_match),
     .match = bnns_dense_any, .each = bnns_dense_all},
    {.name = "dense_bias", .place = "bnns.pat:37", .n_captures = 3, .n_params = 3,
     .captures = bnns_dense_bias_captures, .n_parts = 6, .parts = bnns_dense_bias_parts,
     .match_size = sizeof(struct bnns_dense_bias_match), .whole_size = sizeof(struct bnns_dense_bias_whole),
     .match = bnns_dense_bias_any, .each = bnns_dense_bias_all},
    {.name = "dense_bias_gelu", .place = "bnns.pat:39", .n_captures = 5, .n_params = 3,
     .captures = bnns_dense_bias_gelu_captures, .n_parts = 28, .parts = bnns_dense_bias_gelu_parts,
     .match_size = sizeof(struct bnns_dense_bias_gelu_match),
     .whole_size = sizeof(struct bnns_dense_bias_gelu_whole), .match = bnns_dense_bias_gelu_any,
     .each = bnns_dense_bias_gelu_all},
    {.name = "batch_matmul", .place = "bnns.pat:48", .n_captures = 2, .n_params = 2,
     .captures = bnns_batch_matmul_captures, .n_parts = 3, .parts = bnns_batch_matmul_parts,
     .match_size = sizeof(struct bnns_batch_matmul_match),
     .whole_size = sizeof(struct bnns_batch_matmul_match), .match = bnns_batch_matmul_any,
     .each = bnns_batch_matmul_all},
    {.name = "pool2d", .place = "bnns.pat:49", .n_captures = 1, .n_params = 1,
     .captures = bnns_pool2d_captures, .n_parts = 2, .parts = bnns_pool2d_parts,
     .match_size = sizeof(struct bnns_pool2d_match), .whole_size = sizeof(struct bnns_pool2d_match),
     .match = bnns_pool2d_any, .each = bnns_pool2d_all},
    {.name = "instance_norm", .place = "bnns.pat:51", .n_captures = 5, .n_params = 3,
     .captures = bnns_instance_norm_captures, .n_parts = 6, .parts = bnns_instance_norm_parts,
     .match_size = sizeof(struct bnns_instance_norm_match),
     .whole_size = sizeof(struct bnns_instance_norm_match), .match = bnns_instance_norm_any,
     .each = bnns_instance_norm_all},
    {.name = "bnns.conv2d_bias_relu", .place = "bnns.pat:59", .is_entry = true, .n_parts = 14,
     .parts = bnns_conv2d_bias_relu_parts, .match_size = sizeof(struct bnns_conv2d_bias_relu_match),
     .whole_size = sizeof(struct bnns_conv2d_bias_relu_whole), .match = bnns_conv2d_bias_relu_any,
     .each = bnns_conv2d_bias_relu_all},
    {.name = "bnns.conv2d_relu", .place = "bnns.pat:60", .is_entry = true, .n_parts = 5,
     .parts = bnns_conv2d_relu_parts, .match_size = sizeof(struct bnns_conv2d_relu_match),
     .whole_size = sizeof(struct bnns_conv2d_relu_whole), .match = bnns_conv2d_relu_any,
     .each = bnns_conv2d_relu_all},
    {.name = "bnns.conv2d_bias_sigmoid", .place = "bnns.pat:61", .is_entry = true, .n_parts = 14,
     .parts = bnns_conv2d_bias_sigmoid_parts, .match_size = sizeof(struct bnns_conv2d_bias_sigmoid_match),
     .whole_size = sizeof(struct bnns_conv2d_bias_sigmoid_whole), .match = bnns_conv2d_bias_sigmoid_any,
     .each = bnns_conv2d_bias_sigmoid_all},
    {.name = "bnns.conv2d_sigmoid", .place = "bnns.pat:62", .is_entry = true, .n_parts = 5,
     .parts = bnns_conv2d_sigmoid_parts, .match_size = sizeof(struct bnns_conv2d_sigmoid_match),
     .whole_size = sizeof(struct bnns_conv2d_sigmoid_whole), .match = bnns_conv2d_sigmoid_any,
     .each = bnns_conv2d_sigmoid_all},
};

/* ---- table bnns ---- */

DFG_TABLE_SLOTS(bnns)

static const struct dfg_table_entry bnns_entries[] = {
    { .name = "bnns.conv2d_bias_relu", .pattern = 8 },
    { .name = "bnns.conv2d_relu", .pattern = 9 },
    { .name = "bnns.conv2d_bias_sigmoid", .pattern = 10 },
    { .name = "bnns.conv2d_sigmoid", .pattern = 11 },
    { .name = "bnns.conv2d_bias", .pattern = 1 },
    { .name = "bnns.dense_bias_gelu", .pattern = 4 },
    { .name = "bnns.dense_bias", .pattern = 3 },
    { .name = "bnns.conv2d", .pattern = 0 },
    { .name = "bnns.dense", .pattern = 2 },
    { .name = "bnns.batch_matmul", .pattern = 5 },
    { .name = "bnns.pool2d", .pattern = 6 },
    { .name = "bnns.instance_norm", .pattern = 7 },
};
static const struct dfg_attr_text bnns_attrs[] = {
    { "Compiler", "\"bnns\"" },
};
static const struct dfg_table bnns_tables[] = {
    { .name = "bnns", .n = 12, .last_wins = false, .entries = bnns_entries, .n_words = 1,
      .n_attrs = 1, .attrs = bnns_attrs,
      .candidates = bnns_candidates_slot, .first = bnns_first_slot, .sweep = bnns_sweep_slot },
};

static const char *const bnns_imports[] = { "relay", NULL };
static const char *const bnns_text_0[] = { /* bnns.pat */
    "// bnns.pat -- what Apple's BNNS can run: 7 composites over Relay operators, then\n"
    "// the operators that it takes one by one.\n//\n"
    "// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/bnns.py);\n"
    "// as there all data are f32, and weights (of convolutions biases, too) constants.\n// Repairs:\n"
    "//   - Literals of the tanh form of GELU are compared with a tolerance, and 0.5 may\n"
    "//     be multiplied with before or after the value; there only the same bits match,\n"
    "//     and only one grouping.\n"
    "//   - A bias may stand on either side; there the check follows operand 0 and fails.\n"
    "//   - Products of batches are of f32 as all else; there they are of any type.\n\nimport \"relay.ops\";\n"
    "\ncond plain_f32(x) = x.dtype == f32;\n\ncond conv2d_ok(c, x, w) =\n"
    "    c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32,\n"
    "    not present(c.out_dtype) or attr(c, out_dtype) == f32;\ncond dense_ok(d, x, w) =\n"
    "    x.dtype == f32, w.dtype == f32, w.rank == 2, not present(d.out_dtype) or attr(d, out_dtype) == f32;\n"
    "\npattern conv(x, w) {\n    c = nn.conv2d(x, w & const);\n    where conv2d_ok(c, x, w);\n    return c;\n"
    "}\n"
    "// A bias of one number a channel: bias_add over axis 1, or an addition of [1, C, 1, 1] or [C, 1, 1].\n"
    "pattern conv_bias(x, w, b) =\n"
    "    add(conv(x, w), b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1])) | nn.bias_add(conv(x, w), b & const) { axis == 1 };\n"
    "\npattern dense(x, w) {\n    d = nn.dense(x, w & const);\n    where dense_ok(d, x, w);\n    return d;\n}\n"
    "pattern dense_bias(x, w, b) = add(dense(x, w), b);\n\npattern dense_bias_gelu(x, w, b) {\n"
    "    d = dense_bias(x, w, b);\n    cubed = multiply(power(d, 3), approx(0.044715, 1e-6)) + d;\n"
    "    return multiply(multiply(add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1), 0.5), d)\n"
    "        | multiply(multiply(d, add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1)), 0.5);\n}\n\n"
    "// ---- operators by themselves ----\n\n"
    "pattern batch_matmul(a, b) = nn.batch_matmul(a, b) where plain_f32(a), plain_f32(b);\n"
    "pattern pool2d(x) = (nn.max_pool2d | nn.avg_pool2d | nn.global_max_pool2d | nn.global_avg_pool2d)(x)\n"
    "        { layout == \"NCHW\" } where plain_f32(x), x.rank in {3, 4};\npattern instance_norm(x, g, b) {\n"
    "    n = nn.instance_norm(x, g & const, b & const) { axis = axis };\n"
    "    where plain_f32(x), (x.rank == 3 and axis == 0) or (x.rank == 4 and axis == 1);\n    return n;\n}\n"
    "\ntable bnns {\n    attrs { Compiler = \"bnns\" };\n    \"bnns.conv2d_bias_relu\"    = nn.relu(conv_bias);\n"
    "    \"bnns.conv2d_relu\"         = nn.relu(conv);\n"
    "    \"bnns.conv2d_bias_sigmoid\" = sigmoid(conv_bias);\n"
    "    \"bnns.conv2d_sigmoid\"      = sigmoid(conv);\n    \"bnns.conv2d_bias\"         = conv_bias;\n"
    "    \"bnns.dense_bias_gelu\"     = dense_bias_gelu;\n    \"bnns.dense_bias\"          = dense_bias;\n"
    "    \"bnns.conv2d\"              = conv;\n    \"bnns.dense\"               = dense;\n"
    "    \"bnns.batch_matmul\"        = batch_matmul;\n    \"bnns.pool2d\"              = pool2d;\n"
    "    \"bnns.instance_norm\"       = instance_norm;\n}\n",
    NULL};
static const struct dfg_source bnns_sources[] = {
    {"bnns.pat", UINT64_C(0x4ca7f04f0d67e5de), bnns_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit bnns_unit;
const struct dfg_unit bnns_unit = {
    .abi = DFG_ABI,
    .name = "bnns",
    .imports = bnns_imports,
    .names = &bnns_names,
    .n_patterns = 12, .patterns = bnns_patterns,
    .n_tables = 1, .tables = bnns_tables,
    .version = "0.1.0", .hash = UINT64_C(0x107674d8c20f46e5),
    .n_sources = 2, .sources = bnns_sources, .law_limit = 64,
    .prefix = "bnns_",
};
