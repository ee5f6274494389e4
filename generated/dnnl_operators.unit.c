/* What dnnl_operators.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "dnnl_operators.h"
#if DNNL_OPERATORS_H != 0x01af7fd3617a0756
#error "dnnl_operators.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern dnnl_operators_patterns[] = {
#define WHOLE dnnl_operators_narrow_match
    {DFG_FOUND_ROW(dnnl_operators_narrow, match, 0), .name = "narrow", .place = "dnnl_operators.pat:11",
     CAPTURES(1, 1, NODE("x", x)), PARTS(1, {DFG_PART_ROOT, 0, 1, 0, AT(x)})},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_batch_norm_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_batch_norm, whole, 0), .name = "dnnl.nn.batch_norm",
     .place = "dnnl_operators.pat:15", .is_entry = true, .depth = 2, PARTS(7, ROOT(m.root),
     INNER(batch_norm), INPUT(x), INPUT(x_2), INPUT(x_3), INPUT(x_4), INPUT(x_5))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_conv1d_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_conv1d, whole, 0), .name = "dnnl.nn.conv1d",
     .place = "dnnl_operators.pat:16", .is_entry = true, .depth = 1, PARTS(3, ROOT(m.root), INPUT(x),
     INPUT(x_2))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_conv2d_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_conv2d, whole, 0), .name = "dnnl.nn.conv2d",
     .place = "dnnl_operators.pat:17", .is_entry = true, .depth = 1, PARTS(3, ROOT(m.root), INPUT(x),
     INPUT(x_2))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_conv3d_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_conv3d, whole, 0), .name = "dnnl.nn.conv3d",
     .place = "dnnl_operators.pat:18", .is_entry = true, .depth = 1, PARTS(3, ROOT(m.root), INPUT(x),
     INPUT(x_2))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_conv2d_transpose, whole, 0), .name = "dnnl.nn.conv2d_transpose",
     .place = "dnnl_operators.pat:19", .is_entry = true, .depth = 1, PARTS(3, ROOT(m.root), INPUT(x),
     INPUT(x_2))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_conv3d_transpose_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_conv3d_transpose, whole, 0), .name = "dnnl.nn.conv3d_transpose",
     .place = "dnnl_operators.pat:20", .is_entry = true, .depth = 1, PARTS(3, ROOT(m.root), INPUT(x),
     INPUT(x_2))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_dense_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_dense, whole, 0), .name = "dnnl.nn.dense",
     .place = "dnnl_operators.pat:21", .is_entry = true, .depth = 1, PARTS(3, ROOT(m.root), INPUT(x),
     INPUT(x_2))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_max_pool2d_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_max_pool2d, whole, 0), .name = "dnnl.nn.max_pool2d",
     .place = "dnnl_operators.pat:22", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_avg_pool2d_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_avg_pool2d, whole, 0), .name = "dnnl.nn.avg_pool2d",
     .place = "dnnl_operators.pat:23", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_max_pool3d_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_max_pool3d, whole, 0), .name = "dnnl.nn.max_pool3d",
     .place = "dnnl_operators.pat:24", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_avg_pool3d_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_avg_pool3d, whole, 0), .name = "dnnl.nn.avg_pool3d",
     .place = "dnnl_operators.pat:25", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_global_avg_pool2d_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_global_avg_pool2d, whole, 0), .name = "dnnl.nn.global_avg_pool2d",
     .place = "dnnl_operators.pat:26", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_abs_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_abs, whole, 0), .name = "dnnl.abs", .place = "dnnl_operators.pat:27",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_clip_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_clip, whole, 0), .name = "dnnl.clip",
     .place = "dnnl_operators.pat:28", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_exp_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_exp, whole, 0), .name = "dnnl.exp", .place = "dnnl_operators.pat:29",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_log_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_log, whole, 0), .name = "dnnl.log", .place = "dnnl_operators.pat:30",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_sqrt_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_sqrt, whole, 0), .name = "dnnl.sqrt",
     .place = "dnnl_operators.pat:31", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_round_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_round, whole, 0), .name = "dnnl.round",
     .place = "dnnl_operators.pat:32", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_relu_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_relu, whole, 0), .name = "dnnl.nn.relu",
     .place = "dnnl_operators.pat:33", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_leaky_relu_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_leaky_relu, whole, 0), .name = "dnnl.nn.leaky_relu",
     .place = "dnnl_operators.pat:34", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_tanh_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_tanh, whole, 0), .name = "dnnl.tanh",
     .place = "dnnl_operators.pat:35", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_sigmoid_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_sigmoid, whole, 0), .name = "dnnl.sigmoid",
     .place = "dnnl_operators.pat:36", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_softmax_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_softmax, whole, 0), .name = "dnnl.nn.softmax",
     .place = "dnnl_operators.pat:37", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_add_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_add, whole, 1), .name = "dnnl.add", .place = "dnnl_operators.pat:38",
     .is_entry = true, .depth = 1, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_multiply_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_multiply, whole, 1), .name = "dnnl.multiply",
     .place = "dnnl_operators.pat:39", .is_entry = true, .depth = 1, PARTS(3, ROOT(m.root), INPUT(x),
     INPUT(x_2))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_layer_norm_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_layer_norm, whole, 0), .name = "dnnl.nn.layer_norm",
     .place = "dnnl_operators.pat:40", .is_entry = true, .depth = 1, PARTS(4, ROOT(m.root), INPUT(x),
     INPUT(x_2), INPUT(x_3))},
#undef WHOLE
#define WHOLE dnnl_operators_dnnl_nn_batch_matmul_whole
    {DFG_FOUND_ROW(dnnl_operators_dnnl_nn_batch_matmul, whole, 0), .name = "dnnl.nn.batch_matmul",
     .place = "dnnl_operators.pat:41", .is_entry = true, .depth = 1, PARTS(3, ROOT(m.root), INPUT(x),
     INPUT(x_2))},
#undef WHOLE
};

/* ---- table dnnl_operators ---- */

DFG_TABLE_SLOTS(dnnl_operators)

static const struct dfg_table_entry dnnl_operators_entries[] = {
    { .name = "dnnl.nn.batch_norm", .pattern = 1 },
    { .name = "dnnl.nn.conv1d", .pattern = 2 },
    { .name = "dnnl.nn.conv2d", .pattern = 3 },
    { .name = "dnnl.nn.conv3d", .pattern = 4 },
    { .name = "dnnl.nn.conv2d_transpose", .pattern = 5 },
    { .name = "dnnl.nn.conv3d_transpose", .pattern = 6 },
    { .name = "dnnl.nn.dense", .pattern = 7 },
    { .name = "dnnl.nn.max_pool2d", .pattern = 8 },
    { .name = "dnnl.nn.avg_pool2d", .pattern = 9 },
    { .name = "dnnl.nn.max_pool3d", .pattern = 10 },
    { .name = "dnnl.nn.avg_pool3d", .pattern = 11 },
    { .name = "dnnl.nn.global_avg_pool2d", .pattern = 12 },
    { .name = "dnnl.abs", .pattern = 13 },
    { .name = "dnnl.clip", .pattern = 14 },
    { .name = "dnnl.exp", .pattern = 15 },
    { .name = "dnnl.log", .pattern = 16 },
    { .name = "dnnl.sqrt", .pattern = 17 },
    { .name = "dnnl.round", .pattern = 18 },
    { .name = "dnnl.nn.relu", .pattern = 19 },
    { .name = "dnnl.nn.leaky_relu", .pattern = 20 },
    { .name = "dnnl.tanh", .pattern = 21 },
    { .name = "dnnl.sigmoid", .pattern = 22 },
    { .name = "dnnl.nn.softmax", .pattern = 23 },
    { .name = "dnnl.add", .pattern = 24 },
    { .name = "dnnl.multiply", .pattern = 25 },
    { .name = "dnnl.nn.layer_norm", .pattern = 26 },
    { .name = "dnnl.nn.batch_matmul", .pattern = 27 },
};
static const struct dfg_attr_text dnnl_operators_attrs[] = {
    { "Compiler", "\"dnnl\"" },
};
static const struct dfg_table dnnl_operators_tables[] = {
    { .name = "dnnl_operators", .n = 27, .last_wins = false, .entries = dnnl_operators_entries, .n_words = 1,
      .n_attrs = 1, .attrs = dnnl_operators_attrs,
      .candidates = dnnl_operators_candidates_slot, .first = dnnl_operators_first_slot, .sweep = dnnl_operators_sweep_slot },
};

static const char *const dnnl_operators_imports[] = { "relay", NULL };
static const char *const dnnl_operators_text_0[] = { /* dnnl_operators.pat */
    "// dnnl_operators.pat -- what oneDNN can run one by one: 27 operators of Relay, behind\n"
    "// the composites of dnnl.pat (--partition dnnl,dnnl_operators).\n//\n"
    "// Operators and conditions are those of TVM 0.14 (relay/op/contrib/dnnl.py), which\n"
    "// marks what no composite has taken.  Nothing is of 64-bit integers, and the extents\n"
    "// of a pool are rounded down.\n\nimport \"relay.ops\";\n\n// An operand.\n"
    "pattern narrow(x) = x where x.dtype != i64;\n\ntable dnnl_operators {\n"
    "    attrs { Compiler = \"dnnl\" };\n"
    "    \"dnnl.nn.batch_norm\"        = nn.batch_norm(narrow, narrow, narrow, narrow, narrow).0;\n"
    "    \"dnnl.nn.conv1d\"            = nn.conv1d(narrow, narrow);\n"
    "    \"dnnl.nn.conv2d\"            = nn.conv2d(narrow, narrow);\n"
    "    \"dnnl.nn.conv3d\"            = nn.conv3d(narrow, narrow);\n"
    "    \"dnnl.nn.conv2d_transpose\"  = nn.conv2d_transpose(narrow, narrow);\n"
    "    \"dnnl.nn.conv3d_transpose\"  = nn.conv3d_transpose(narrow, narrow);\n"
    "    \"dnnl.nn.dense\"             = nn.dense(narrow, narrow);\n"
    "    \"dnnl.nn.max_pool2d\"        = nn.max_pool2d(narrow) { ceil_mode == false };\n"
    "    \"dnnl.nn.avg_pool2d\"        = nn.avg_pool2d(narrow) { ceil_mode == false };\n"
    "    \"dnnl.nn.max_pool3d\"        = nn.max_pool3d(narrow) { ceil_mode == false };\n"
    "    \"dnnl.nn.avg_pool3d\"        = nn.avg_pool3d(narrow) { ceil_mode == false };\n"
    "    \"dnnl.nn.global_avg_pool2d\" = nn.global_avg_pool2d(narrow);\n"
    "    \"dnnl.abs\"                  = abs(narrow);\n    \"dnnl.clip\"                 = clip(narrow);\n"
    "    \"dnnl.exp\"                  = exp(narrow);\n    \"dnnl.log\"                  = log(narrow);\n"
    "    \"dnnl.sqrt\"                 = sqrt(narrow);\n    \"dnnl.round\"                = round(narrow);\n"
    "    \"dnnl.nn.relu\"              = nn.relu(narrow);\n"
    "    \"dnnl.nn.leaky_relu\"        = nn.leaky_relu(narrow);\n"
    "    \"dnnl.tanh\"                 = tanh(narrow);\n    \"dnnl.sigmoid\"              = sigmoid(narrow);\n"
    "    \"dnnl.nn.softmax\"           = nn.softmax(narrow);\n"
    "    \"dnnl.add\"                  = add(narrow, narrow);\n"
    "    \"dnnl.multiply\"             = multiply(narrow, narrow);\n"
    "    \"dnnl.nn.layer_norm\"        = nn.layer_norm(narrow, narrow, narrow);\n"
    "    \"dnnl.nn.batch_matmul\"      = nn.batch_matmul(narrow, narrow);\n}\n",
    NULL};
static const struct dfg_source dnnl_operators_sources[] = {
    {"dnnl_operators.pat", UINT64_C(0xfd3a1c52c864b999), dnnl_operators_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit dnnl_operators_unit;
const struct dfg_unit dnnl_operators_unit = {
    .abi = DFG_ABI,
    .name = "dnnl_operators",
    .imports = dnnl_operators_imports,
    .names = &dnnl_operators_names,
    .n_patterns = 28, .patterns = dnnl_operators_patterns,
    .n_tables = 1, .tables = dnnl_operators_tables,
    .version = "0.1.0", .hash = UINT64_C(0xe3c120c9f0b7e3c0),
    .n_sources = 2, .sources = dnnl_operators_sources, .law_limit = 64,
    .prefix = "dnnl_operators_",
};
