/* What relax_coreml.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_coreml.h"
#if RELAX_COREML_H != 0x5347dd4f9ffccada
#error "relax_coreml.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern relax_coreml_patterns[] = {
#define WHOLE relax_coreml_conv2d_match
    {DFG_FOUND_ROW(relax_coreml_conv2d, match, 0), .name = "conv2d", .place = "relax_coreml.pat:11",
     .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("w", w), NODE("c", c)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(c)}, PART(CONST, 1, w))},
#undef WHOLE
#define WHOLE relax_coreml_coreml_add_whole
    {DFG_FOUND_ROW(relax_coreml_coreml_add, whole, 1), .name = "coreml.add", .place = "relax_coreml.pat:19",
     .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_coreml_coreml_multiply_whole
    {DFG_FOUND_ROW(relax_coreml_coreml_multiply, whole, 1), .name = "coreml.multiply",
     .place = "relax_coreml.pat:20", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_coreml_coreml_nn_softmax_whole
    {DFG_FOUND_ROW(relax_coreml_coreml_nn_softmax, whole, 0), .name = "coreml.nn.softmax",
     .place = "relax_coreml.pat:21", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_coreml_coreml_nn_relu_whole
    {DFG_FOUND_ROW(relax_coreml_coreml_nn_relu, whole, 0), .name = "coreml.nn.relu",
     .place = "relax_coreml.pat:22", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_coreml_coreml_expand_dims_whole
    {DFG_FOUND_ROW(relax_coreml_coreml_expand_dims, whole, 0), .name = "coreml.expand_dims",
     .place = "relax_coreml.pat:23", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_coreml_coreml_nn_avg_pool2d_whole
    {DFG_FOUND_ROW(relax_coreml_coreml_nn_avg_pool2d, whole, 0), .name = "coreml.nn.avg_pool2d",
     .place = "relax_coreml.pat:24", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_coreml_coreml_nn_batch_flatten_whole
    {DFG_FOUND_ROW(relax_coreml_coreml_nn_batch_flatten, whole, 0), .name = "coreml.nn.batch_flatten",
     .place = "relax_coreml.pat:25", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_coreml_coreml_clip_whole
    {DFG_FOUND_ROW(relax_coreml_coreml_clip, whole, 0), .name = "coreml.clip",
     .place = "relax_coreml.pat:27", .is_entry = true, .depth = 1, PARTS(4, ROOT(m.root), INPUT(x),
     CONST(constant), CONST(constant_2))},
#undef WHOLE
#define WHOLE relax_coreml_coreml_matmul_whole
    {DFG_FOUND_ROW(relax_coreml_coreml_matmul, whole, 0), .name = "coreml.matmul",
     .place = "relax_coreml.pat:28", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
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
    {"relax.ops", UINT64_C(0x601255d4228ddab6), NULL, NULL, 0},
};
extern const struct dfg_unit relax_coreml_unit;
const struct dfg_unit relax_coreml_unit = {
    .abi = DFG_ABI,
    .name = "relax_coreml",
    .imports = relax_coreml_imports,
    .names = &relax_coreml_names,
    .n_patterns = 10, .patterns = relax_coreml_patterns,
    .n_tables = 1, .tables = relax_coreml_tables,
    .version = "0.1.0", .hash = UINT64_C(0x45e62d5ab008f2e0),
    .n_sources = 2, .sources = relax_coreml_sources, .law_limit = 64,
    .prefix = "relax_coreml_",
};
