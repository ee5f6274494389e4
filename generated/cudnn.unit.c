/* What cudnn.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "cudnn.h"
#if CUDNN_H != 0xd188634dad36c90a
#error "cudnn.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern cudnn_patterns[] = {
#define WHOLE cudnn_softmax_match
    {DFG_FOUND_ROW(cudnn_softmax, match, 0), .name = "softmax", .place = "cudnn.pat:15", .depth = 1,
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE cudnn_log_softmax_match
    {DFG_FOUND_ROW(cudnn_log_softmax, match, 0), .name = "log_softmax", .place = "cudnn.pat:16", .depth = 1,
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE cudnn_conv2d_match
    {DFG_FOUND_ROW(cudnn_conv2d, match, 0), .name = "conv2d", .place = "cudnn.pat:18", .depth = 1,
     CAPTURES(3, 2, NODE("x", x), NODE("w", w), NODE("c", c)), PARTS(3, PART(INPUT, 0, x),
     PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(c)})},
#undef WHOLE
#define WHOLE cudnn_conv2d_bias_act_whole
    {DFG_FOUND_ROW(cudnn_conv2d_bias_act, whole, 0), .name = "conv2d_bias_act", .place = "cudnn.pat:23",
     .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b)),
     PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root), INNER(relu),
     INNER(bias_add), INNER(c))},
#undef WHOLE
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
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit cudnn_unit;
const struct dfg_unit cudnn_unit = {
    .abi = DFG_ABI,
    .name = "cudnn",
    .imports = cudnn_imports,
    .names = &cudnn_names,
    .n_patterns = 4, .patterns = cudnn_patterns,
    .n_tables = 1, .tables = cudnn_tables,
    .version = "0.1.0", .hash = UINT64_C(0x3da92ddede126f3f),
    .n_sources = 2, .sources = cudnn_sources, .law_limit = 64,
    .prefix = "cudnn_",
};
