/* What cudnn.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "cudnn.h"
#if CUDNN_H != 0xd2a63d208f46d4a2
#error "cudnn.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct cudnn_softmax_match, member)
static const struct dfg_capture cudnn_softmax_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part cudnn_softmax_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(cudnn_softmax)

#define AT(member) offsetof(struct cudnn_log_softmax_match, member)
static const struct dfg_capture cudnn_log_softmax_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part cudnn_log_softmax_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(cudnn_log_softmax)

#define AT(member) offsetof(struct cudnn_conv2d_match, member)
static const struct dfg_capture cudnn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part cudnn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cudnn_conv2d)

#define AT(member) offsetof(struct cudnn_conv2d_bias_act_whole, member)
static const struct dfg_capture cudnn_conv2d_bias_act_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part cudnn_conv2d_bias_act_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(bias_add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(cudnn_conv2d_bias_act)

static const struct dfg_pattern cudnn_patterns[] = {
    {.name = "softmax", .place = "cudnn.pat:15", .n_captures = 1, .n_params = 1,
     .captures = cudnn_softmax_captures, .n_parts = 2, .parts = cudnn_softmax_parts,
     .match_size = sizeof(struct cudnn_softmax_match), .whole_size = sizeof(struct cudnn_softmax_match),
     .match = cudnn_softmax_any, .each = cudnn_softmax_all},
    {.name = "log_softmax", .place = "cudnn.pat:16", .n_captures = 1, .n_params = 1,
     .captures = cudnn_log_softmax_captures, .n_parts = 2, .parts = cudnn_log_softmax_parts,
     .match_size = sizeof(struct cudnn_log_softmax_match),
     .whole_size = sizeof(struct cudnn_log_softmax_match), .match = cudnn_log_softmax_any,
     .each = cudnn_log_softmax_all},
    {.name = "conv2d", .place = "cudnn.pat:18", .n_captures = 3, .n_params = 2,
     .captures = cudnn_conv2d_captures, .n_parts = 3, .parts = cudnn_conv2d_parts,
     .match_size = sizeof(struct cudnn_conv2d_match), .whole_size = sizeof(struct cudnn_conv2d_match),
     .match = cudnn_conv2d_any, .each = cudnn_conv2d_all},
    {.name = "conv2d_bias_act", .place = "cudnn.pat:23", .n_captures = 3, .n_params = 3,
     .captures = cudnn_conv2d_bias_act_captures, .n_parts = 7, .parts = cudnn_conv2d_bias_act_parts,
     .match_size = sizeof(struct cudnn_conv2d_bias_act_match),
     .whole_size = sizeof(struct cudnn_conv2d_bias_act_whole), .match = cudnn_conv2d_bias_act_any,
     .each = cudnn_conv2d_bias_act_all},
};

/* ---- table cudnn ---- */

DFG_TABLE_SLOTS(cudnn)

static const struct dfg_table_entry cudnn_entries[] = {
    { .name = "cudnn.softmax", .pattern = 0 },
    { .name = "cudnn.log_softmax", .pattern = 1 },
    { .name = "cudnn.conv2d_bias_act", .pattern = 3 },
    { .name = "cudnn.conv2d", .pattern = 2 },
};
static const struct dfg_attr_text cudnn_attrs[] = {
    { "Compiler", "\"cudnn\"" },
};
static const struct dfg_table cudnn_tables[] = {
    { .name = "cudnn", .n = 4, .last_wins = false, .entries = cudnn_entries, .n_words = 1,
      .n_attrs = 1, .attrs = cudnn_attrs,
      .candidates = cudnn_candidates_slot, .first = cudnn_first_slot, .sweep = cudnn_sweep_slot },
};

static const char *const cudnn_imports[] = { "relay", NULL };
static const char *const cudnn_text_0[] = { /* cudnn.pat */
    "// cudnn.pat -- what cuDNN can run: 4 entries over Relay operators.\n//\n"
    "// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/cudnn.py).\n"
    "// A repair: conv2d_bias_act has the conditions of conv2d. There it has none, so\n"
    "// that int8 and NHWC pass, although conv2d by itself would be refused.\n\nimport \"relay.ops\";\n\n"
    "cond float_type(x) = x.dtype in {f64, f32, f16};\n\ncond conv2d_ok(c, x) =\n"
    "    float_type(x), c.data_layout == \"NCHW\", c.kernel_layout == \"OIHW\",\n"
    "    len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3]);\n\n"
    "pattern softmax(x) = nn.softmax(x) where float_type(x);\n"
    "pattern log_softmax(x) = nn.log_softmax(x) { axis in {1, -1} } where float_type(x), x.rank == 2;\n\n"
    "pattern conv2d(x, w) {\n    c = nn.conv2d(x, w);\n    where conv2d_ok(c, x);\n    return c;\n}\n"
    "pattern conv2d_bias_act(x, w, b) = nn.relu?(nn.bias_add(conv2d(x, w), b));\n\ntable cudnn {\n"
    "    attrs { Compiler = \"cudnn\" };\n    \"cudnn.softmax\"         = softmax;\n"
    "    \"cudnn.log_softmax\"     = log_softmax;\n    \"cudnn.conv2d_bias_act\" = conv2d_bias_act;\n"
    "    \"cudnn.conv2d\"          = conv2d;\n}\n",
    NULL};
static const struct dfg_source cudnn_sources[] = {
    {"cudnn.pat", UINT64_C(0xa295b177bcc7e688), cudnn_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit cudnn_unit;
const struct dfg_unit cudnn_unit = {
    .abi = DFG_ABI,
    .name = "cudnn",
    .imports = cudnn_imports,
    .names = &cudnn_names,
    .n_patterns = 4, .patterns = cudnn_patterns,
    .n_tables = 1, .tables = cudnn_tables,
    .version = "0.1.0", .hash = UINT64_C(0x4eb084c678a78ff7),
    .n_sources = 2, .sources = cudnn_sources, .law_limit = 64,
    .prefix = "cudnn_",
};
