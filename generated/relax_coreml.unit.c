/* What relax_coreml.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_coreml.h"
#if RELAX_COREML_H != 0xc068e7e7cfe4f19c
#error "relax_coreml.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct relax_coreml_conv2d_match, member)
static const struct dfg_capture relax_coreml_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part relax_coreml_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)},
    {DFG_PART_CONST, 0, 0, 1, AT(w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_coreml_conv2d)

#define AT(member) offsetof(struct relax_coreml_coreml_add_whole, member)
static const struct dfg_part relax_coreml_coreml_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_coreml_coreml_add)

#define AT(member) offsetof(struct relax_coreml_coreml_multiply_whole, member)
static const struct dfg_part relax_coreml_coreml_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_coreml_coreml_multiply)

#define AT(member) offsetof(struct relax_coreml_coreml_nn_softmax_whole, member)
static const struct dfg_part relax_coreml_coreml_nn_softmax_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_coreml_coreml_nn_softmax)

#define AT(member) offsetof(struct relax_coreml_coreml_nn_relu_whole, member)
static const struct dfg_part relax_coreml_coreml_nn_relu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_coreml_coreml_nn_relu)

#define AT(member) offsetof(struct relax_coreml_coreml_expand_dims_whole, member)
static const struct dfg_part relax_coreml_coreml_expand_dims_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_coreml_coreml_expand_dims)

#define AT(member) offsetof(struct relax_coreml_coreml_nn_avg_pool2d_whole, member)
static const struct dfg_part relax_coreml_coreml_nn_avg_pool2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_coreml_coreml_nn_avg_pool2d)

#define AT(member) offsetof(struct relax_coreml_coreml_nn_batch_flatten_whole, member)
static const struct dfg_part relax_coreml_coreml_nn_batch_flatten_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_coreml_coreml_nn_batch_flatten)

#define AT(member) offsetof(struct relax_coreml_coreml_clip_whole, member)
static const struct dfg_part relax_coreml_coreml_clip_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_coreml_coreml_clip)

#define AT(member) offsetof(struct relax_coreml_coreml_matmul_whole, member)
static const struct dfg_part relax_coreml_coreml_matmul_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_coreml_coreml_matmul)

static const struct dfg_pattern relax_coreml_patterns[] = {
    {.name = "conv2d", .place = "relax_coreml.pat:11", .n_captures = 3, .n_params = 2,
     .captures = relax_coreml_conv2d_captures, .n_parts = 4, .parts = relax_coreml_conv2d_parts,
     .match_size = sizeof(struct relax_coreml_conv2d_match),
     .whole_size = sizeof(struct relax_coreml_conv2d_match), .match = relax_coreml_conv2d_any,
     .each = relax_coreml_conv2d_all},
    {.name = "coreml.add", .place = "relax_coreml.pat:19", .is_entry = true, .n_parts = 3,
     .parts = relax_coreml_coreml_add_parts, .match_size = sizeof(struct relax_coreml_coreml_add_match),
     .whole_size = sizeof(struct relax_coreml_coreml_add_whole), .match = relax_coreml_coreml_add_any,
     .each = relax_coreml_coreml_add_all},
    {.name = "coreml.multiply", .place = "relax_coreml.pat:20", .is_entry = true, .n_parts = 3,
     .parts = relax_coreml_coreml_multiply_parts,
     .match_size = sizeof(struct relax_coreml_coreml_multiply_match),
     .whole_size = sizeof(struct relax_coreml_coreml_multiply_whole),
     .match = relax_coreml_coreml_multiply_any, .each = relax_coreml_coreml_multiply_all},
    {.name = "coreml.nn.softmax", .place = "relax_coreml.pat:21", .is_entry = true, .n_parts = 2,
     .parts = relax_coreml_coreml_nn_softmax_parts,
     .match_size = sizeof(struct relax_coreml_coreml_nn_softmax_match),
     .whole_size = sizeof(struct relax_coreml_coreml_nn_softmax_whole),
     .match = relax_coreml_coreml_nn_softmax_any, .each = relax_coreml_coreml_nn_softmax_all},
    {.name = "coreml.nn.relu", .place = "relax_coreml.pat:22", .is_entry = true, .n_parts = 2,
     .parts = relax_coreml_coreml_nn_relu_parts,
     .match_size = sizeof(struct relax_coreml_coreml_nn_relu_match),
     .whole_size = sizeof(struct relax_coreml_coreml_nn_relu_whole),
     .match = relax_coreml_coreml_nn_relu_any, .each = relax_coreml_coreml_nn_relu_all},
    {.name = "coreml.expand_dims", .place = "relax_coreml.pat:23", .is_entry = true, .n_parts = 2,
     .parts = relax_coreml_coreml_expand_dims_parts,
     .match_size = sizeof(struct relax_coreml_coreml_expand_dims_match),
     .whole_size = sizeof(struct relax_coreml_coreml_expand_dims_whole),
     .match = relax_coreml_coreml_expand_dims_any, .each = relax_coreml_coreml_expand_dims_all},
    {.name = "coreml.nn.avg_pool2d", .place = "relax_coreml.pat:24", .is_entry = true, .n_parts = 2,
     .parts = relax_coreml_coreml_nn_avg_pool2d_parts,
     .match_size = sizeof(struct relax_coreml_coreml_nn_avg_pool2d_match),
     .whole_size = sizeof(struct relax_coreml_coreml_nn_avg_pool2d_whole),
     .match = relax_coreml_coreml_nn_avg_pool2d_any, .each = relax_coreml_coreml_nn_avg_pool2d_all},
    {.name = "coreml.nn.batch_flatten", .place = "relax_coreml.pat:25", .is_entry = true, .n_parts = 2,
     .parts = relax_coreml_coreml_nn_batch_flatten_parts,
     .match_size = sizeof(struct relax_coreml_coreml_nn_batch_flatten_match),
     .whole_size = sizeof(struct relax_coreml_coreml_nn_batch_flatten_whole),
     .match = relax_coreml_coreml_nn_batch_flatten_any, .each = relax_coreml_coreml_nn_batch_flatten_all},
    {.name = "coreml.clip", .place = "relax_coreml.pat:27", .is_entry = true, .n_parts = 4,
     .parts = relax_coreml_coreml_clip_parts, .match_size = sizeof(struct relax_coreml_coreml_clip_match),
     .whole_size = sizeof(struct relax_coreml_coreml_clip_whole), .match = relax_coreml_coreml_clip_any,
     .each = relax_coreml_coreml_clip_all},
    {.name = "coreml.matmul", .place = "relax_coreml.pat:28", .is_entry = true, .n_parts = 3,
     .parts = relax_coreml_coreml_matmul_parts,
     .match_size = sizeof(struct relax_coreml_coreml_matmul_match),
     .whole_size = sizeof(struct relax_coreml_coreml_matmul_whole), .match = relax_coreml_coreml_matmul_any,
     .each = relax_coreml_coreml_matmul_all},
};

/* ---- table relax_coreml ---- */

DFG_TABLE_SLOTS(relax_coreml)

static const struct dfg_table_entry relax_coreml_entries[] = {
    { .name = "coreml.add", .pattern = 1 },
    { .name = "coreml.multiply", .pattern = 2 },
    { .name = "coreml.nn.softmax", .pattern = 3 },
    { .name = "coreml.nn.relu", .pattern = 4 },
    { .name = "coreml.expand_dims", .pattern = 5 },
    { .name = "coreml.nn.avg_pool2d", .pattern = 6 },
    { .name = "coreml.nn.batch_flatten", .pattern = 7 },
    { .name = "coreml.nn.conv2d", .pattern = 0 },
    { .name = "coreml.clip", .pattern = 8 },
    { .name = "coreml.matmul", .pattern = 9 },
};
static const struct dfg_attr_text relax_coreml_attrs[] = {
    { "Compiler", "\"coreml\"" },
};
static const struct dfg_table relax_coreml_tables[] = {
    { .name = "relax_coreml", .n = 10, .last_wins = true, .entries = relax_coreml_entries, .n_words = 1,
      .n_attrs = 1, .attrs = relax_coreml_attrs,
      .candidates = relax_coreml_candidates_slot, .first = relax_coreml_first_slot, .sweep = relax_coreml_sweep_slot },
};

static const char *const relax_coreml_imports[] = { "relax", NULL };
static const char *const relax_coreml_text_0[] = { /* relax_coreml.pat */
    "// relax_coreml.pat -- what Apple's Core ML can run: 10 entries over Relax operators.\n//\n"
    "// Names and order are those of TVM 0.27 (relax/backend/metal/coreml.py), where nothing is asked of them\n"
    "// and what the converter can't do fails later.  Repairs:\n"
    "//   - A convolution has a constant kernel of the data's element type, NCHW and OIHW, and one stride for\n"
    "//     both axes: its converter has no more than that.\n//   - Limits of clip are constants.\n\n"
    "import \"relax.ops\";\n\npattern conv2d(x, w) {\n"
    "    c = relax.nn.conv2d(x, w & const) { data_layout == \"NCHW\", kernel_layout == \"OIHW\" };\n"
    "    where same_dtype(x, w), c.strides[0] == c.strides[1];\n    return c;\n}\n\n"
    "table relax_coreml : last_wins {\n    attrs { Compiler = \"coreml\" };\n"
    "    \"coreml.add\"               = relax.add(_, _);\n"
    "    \"coreml.multiply\"          = relax.multiply(_, _);\n"
    "    \"coreml.nn.softmax\"        = relax.nn.softmax(_);\n"
    "    \"coreml.nn.relu\"           = relax.nn.relu(_);\n"
    "    \"coreml.expand_dims\"       = relax.expand_dims(_);\n"
    "    \"coreml.nn.avg_pool2d\"     = relax.nn.avg_pool2d(_);\n"
    "    \"coreml.nn.batch_flatten\"  = relax.nn.batch_flatten(_);\n"
    "    \"coreml.nn.conv2d\"         = conv2d;\n"
    "    \"coreml.clip\"              = relax.clip(_, const, const);\n"
    "    \"coreml.matmul\"            = relax.matmul(_, _);\n}\n",
    NULL};
static const struct dfg_source relax_coreml_sources[] = {
    {"relax_coreml.pat", UINT64_C(0x11af0e6e7d030df8), relax_coreml_text_0, (const uint32_t[]){1}, 1},
    {"relax.ops", UINT64_C(0x66f11303cc653ee2), NULL, NULL, 0},
};
extern const struct dfg_unit relax_coreml_unit;
const struct dfg_unit relax_coreml_unit = {
    .abi = DFG_ABI,
    .name = "relax_coreml",
    .imports = relax_coreml_imports,
    .names = &relax_coreml_names,
    .n_patterns = 10, .patterns = relax_coreml_patterns,
    .n_tables = 1, .tables = relax_coreml_tables,
    .version = "0.1.0", .hash = UINT64_C(0x02be5b73b7130038),
    .n_sources = 2, .sources = relax_coreml_sources, .law_limit = 64,
    .prefix = "relax_coreml_",
};
