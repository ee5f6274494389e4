/* What relax_nnapi.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_nnapi.h"
#if RELAX_NNAPI_H != 0xcce2b8e1c38ec386
#error "relax_nnapi.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern relax_nnapi_patterns[] = {
#define WHOLE relax_nnapi_conv2d_match
    {DFG_FOUND_ROW(relax_nnapi_conv2d, match, 1), .name = "conv2d", .place = "relax_nnapi.pat:14",
     .depth = 2, CAPTURES(4, 3, NODE("x", x), NODE("w", w), NODE("b", b), NODE("c", c)),
     PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b), PART(INNER, 3, c), ROOT(root))},
#undef WHOLE
#define WHOLE relax_nnapi_cast_number_whole
    {DFG_FOUND_ROW(relax_nnapi_cast_number, whole, 0), .name = "cast_number", .place = "relax_nnapi.pat:19",
     .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_cast_float_whole
    {DFG_FOUND_ROW(relax_nnapi_cast_float, whole, 0), .name = "cast_float", .place = "relax_nnapi.pat:20",
     .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_add_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_add, whole, 1), .name = "nnapi.add", .place = "relax_nnapi.pat:24",
     .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_mul_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_mul, whole, 1), .name = "nnapi.mul", .place = "relax_nnapi.pat:25",
     .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_div_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_div, whole, 0), .name = "nnapi.div", .place = "relax_nnapi.pat:26",
     .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_sub_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_sub, whole, 0), .name = "nnapi.sub", .place = "relax_nnapi.pat:27",
     .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_pow_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_pow, whole, 0), .name = "nnapi.pow", .place = "relax_nnapi.pat:28",
     .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_equal_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_equal, whole, 1), .name = "nnapi.equal", .place = "relax_nnapi.pat:29",
     .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_greater_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_greater, whole, 0), .name = "nnapi.greater",
     .place = "relax_nnapi.pat:30", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_greater_equal_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_greater_equal, whole, 0), .name = "nnapi.greater_equal",
     .place = "relax_nnapi.pat:31", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_less_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_less, whole, 0), .name = "nnapi.less", .place = "relax_nnapi.pat:32",
     .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_less_equal_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_less_equal, whole, 0), .name = "nnapi.less_equal",
     .place = "relax_nnapi.pat:33", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_not_equal_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_not_equal, whole, 1), .name = "nnapi.not_equal",
     .place = "relax_nnapi.pat:34", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_maximum_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_maximum, whole, 1), .name = "nnapi.maximum",
     .place = "relax_nnapi.pat:35", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_minimum_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_minimum, whole, 1), .name = "nnapi.minimum",
     .place = "relax_nnapi.pat:36", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_floor_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_floor, whole, 0), .name = "nnapi.floor", .place = "relax_nnapi.pat:37",
     .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_relu_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_relu, whole, 0), .name = "nnapi.relu", .place = "relax_nnapi.pat:38",
     .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_logistic_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_logistic, whole, 0), .name = "nnapi.logistic",
     .place = "relax_nnapi.pat:39", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_softmax_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_softmax, whole, 0), .name = "nnapi.softmax",
     .place = "relax_nnapi.pat:40", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_tanh_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_tanh, whole, 0), .name = "nnapi.tanh", .place = "relax_nnapi.pat:41",
     .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_abs_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_abs, whole, 0), .name = "nnapi.abs", .place = "relax_nnapi.pat:42",
     .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_exp_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_exp, whole, 0), .name = "nnapi.exp", .place = "relax_nnapi.pat:43",
     .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_log_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_log, whole, 0), .name = "nnapi.log", .place = "relax_nnapi.pat:44",
     .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_neg_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_neg, whole, 0), .name = "nnapi.neg", .place = "relax_nnapi.pat:45",
     .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_cast_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_cast, whole, 0), .name = "nnapi.cast", .place = "relax_nnapi.pat:19",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_sqrt_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_sqrt, whole, 0), .name = "nnapi.sqrt", .place = "relax_nnapi.pat:47",
     .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_rsqrt_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_rsqrt, whole, 0), .name = "nnapi.rsqrt", .place = "relax_nnapi.pat:48",
     .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_batch_matmul_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_batch_matmul, whole, 0), .name = "nnapi.batch_matmul",
     .place = "relax_nnapi.pat:49", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_transpose_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_transpose, whole, 0), .name = "nnapi.transpose",
     .place = "relax_nnapi.pat:50", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_cast_2_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_cast_2, whole, 0), .name = "nnapi.cast", .place = "relax_nnapi.pat:20",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_mean_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_mean, whole, 0), .name = "nnapi.mean", .place = "relax_nnapi.pat:52",
     .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_nnapi_nnapi_max_pool_2d_whole
    {DFG_FOUND_ROW(relax_nnapi_nnapi_max_pool_2d, whole, 0), .name = "nnapi.max_pool_2d",
     .place = "relax_nnapi.pat:54", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
};

/* ---- table relax_nnapi ---- */

DFG_TABLE_SLOTS(relax_nnapi)

static const struct dfg_table_entry relax_nnapi_entries[] = {
    { .name = "nnapi.add", .pattern = 3 },
    { .name = "nnapi.mul", .pattern = 4 },
    { .name = "nnapi.div", .pattern = 5 },
    { .name = "nnapi.sub", .pattern = 6 },
    { .name = "nnapi.pow", .pattern = 7 },
    { .name = "nnapi.equal", .pattern = 8 },
    { .name = "nnapi.greater", .pattern = 9 },
    { .name = "nnapi.greater_equal", .pattern = 10 },
    { .name = "nnapi.less", .pattern = 11 },
    { .name = "nnapi.less_equal", .pattern = 12 },
    { .name = "nnapi.not_equal", .pattern = 13 },
    { .name = "nnapi.maximum", .pattern = 14 },
    { .name = "nnapi.minimum", .pattern = 15 },
    { .name = "nnapi.floor", .pattern = 16 },
    { .name = "nnapi.relu", .pattern = 17 },
    { .name = "nnapi.logistic", .pattern = 18 },
    { .name = "nnapi.softmax", .pattern = 19 },
    { .name = "nnapi.tanh", .pattern = 20 },
    { .name = "nnapi.abs", .pattern = 21 },
    { .name = "nnapi.exp", .pattern = 22 },
    { .name = "nnapi.log", .pattern = 23 },
    { .name = "nnapi.neg", .pattern = 24 },
    { .name = "nnapi.cast", .pattern = 25 },
    { .name = "nnapi.sqrt", .pattern = 26 },
    { .name = "nnapi.rsqrt", .pattern = 27 },
    { .name = "nnapi.batch_matmul", .pattern = 28 },
    { .name = "nnapi.transpose", .pattern = 29 },
    { .name = "nnapi.cast", .pattern = 30 },
    { .name = "nnapi.mean", .pattern = 31 },
    { .name = "nnapi.conv2d", .pattern = 0 },
    { .name = "nnapi.max_pool_2d", .pattern = 32 },
};
static const struct dfg_attr_text relax_nnapi_attrs[] = {
    { "Compiler", "\"nnapi\"" },
};
static const struct dfg_table relax_nnapi_tables[] = {
    { .name = "relax_nnapi", .n = 31, .last_wins = true, .entries = relax_nnapi_entries, .n_words = 1,
      .n_attrs = 1, .attrs = relax_nnapi_attrs,
      .candidates = relax_nnapi_candidates_slot, .first = relax_nnapi_first_slot, .sweep = relax_nnapi_sweep_slot },
};

static const struct dfg_param relax_nnapi_params[] = {
    {"feature_level", offsetof(struct relax_nnapi_options, feature_level)},
};

static const char *const relax_nnapi_imports[] = { "relax", NULL };
static const char *const relax_nnapi_text_0[] = { /* relax_nnapi.pat */
    "// relax_nnapi.pat -- what Android's NNAPI can run: 31 entries over Relax operators.\n//\n"
    "// Names, order and conditions are those of TVM 0.27 (relax/backend/contrib/nnapi.py); of two entries that\n"
    "// match the later one is taken.  `feature_level` is that of the device, 1 to 7.  Repairs:\n"
    "//   - The first nnapi.cast has what NNAPI's CAST takes beside floats, 32-bit integers; there it takes\n"
    "//     any types, so that the conditions of the second one decide nothing.\n"
    "//   - A bias has a number for each output channel, as many as are known; there any tensor is taken for one.\n"
    "\nimport \"relax.ops\";\nimport \"relax_conditions.pat\";\n\nparam feature_level: int = 7 : runtime;\n\n"
    "pattern conv2d(x, w, b) {\n    c = relax.nn.conv2d(x, w);\n    where one_a_channel(b, c, w);\n"
    "    return relax.add(c, b);\n}\n"
    "pattern cast_number = relax.astype(_ : {f16, f32, i32}) : {f16, f32, i32};\n"
    "pattern cast_float = relax.astype(_ : {f16, f32}) : {f16, f32};\n\ntable relax_nnapi : last_wins {\n"
    "    attrs { Compiler = \"nnapi\" };\n    \"nnapi.add\"           = relax.add(_, _);\n"
    "    \"nnapi.mul\"           = relax.multiply(_, _);\n"
    "    \"nnapi.div\"           = relax.divide(_, _) where feature_level >= 2;\n"
    "    \"nnapi.sub\"           = relax.subtract(_, _) where feature_level >= 2;\n"
    "    \"nnapi.pow\"           = relax.power(_, _) where feature_level >= 3;\n"
    "    \"nnapi.equal\"         = relax.equal(_, _) where feature_level >= 3;\n"
    "    \"nnapi.greater\"       = relax.greater(_, _) where feature_level >= 3;\n"
    "    \"nnapi.greater_equal\" = relax.greater_equal(_, _) where feature_level >= 3;\n"
    "    \"nnapi.less\"          = relax.less(_, _) where feature_level >= 3;\n"
    "    \"nnapi.less_equal\"    = relax.less_equal(_, _) where feature_level >= 3;\n"
    "    \"nnapi.not_equal\"     = relax.not_equal(_, _) where feature_level >= 3;\n"
    "    \"nnapi.maximum\"       = relax.maximum(_, _) where feature_level >= 3;\n"
    "    \"nnapi.minimum\"       = relax.minimum(_, _) where feature_level >= 3;\n"
    "    \"nnapi.floor\"         = relax.floor(_);\n    \"nnapi.relu\"          = relax.nn.relu(_);\n"
    "    \"nnapi.logistic\"      = relax.sigmoid(_);\n    \"nnapi.softmax\"       = relax.nn.softmax(_);\n"
    "    \"nnapi.tanh\"          = relax.tanh(_);\n"
    "    \"nnapi.abs\"           = relax.abs(_) where feature_level >= 3;\n"
    "    \"nnapi.exp\"           = relax.exp(_) where feature_level >= 3;\n"
    "    \"nnapi.log\"           = relax.log(_) where feature_level >= 3;\n"
    "    \"nnapi.neg\"           = relax.negative(_) where feature_level >= 3;\n"
    "    \"nnapi.cast\"          = cast_number where feature_level >= 3;\n"
    "    \"nnapi.sqrt\"          = relax.sqrt(_) where feature_level >= 3;\n"
    "    \"nnapi.rsqrt\"         = relax.rsqrt(_) where feature_level >= 3;\n"
    "    \"nnapi.batch_matmul\"  = relax.matmul(_, _) where feature_level >= 6;\n"
    "    \"nnapi.transpose\"     = relax.permute_dims(_) where feature_level >= 2;\n"
    "    \"nnapi.cast\"          = cast_float where feature_level >= 3;\n"
    "    \"nnapi.mean\"          = relax.mean(_) where feature_level >= 2;\n"
    "    \"nnapi.conv2d\"        = conv2d;\n    \"nnapi.max_pool_2d\"   = relax.nn.max_pool2d(_);\n}\n",
    NULL};
static const char *const relax_nnapi_text_2[] = { /* relax_conditions.pat */
    "// relax_conditions.pat -- conditions that several tables over Relax operators share.  No table by itself.\n"
    "import \"relax.ops\";\n// t, a permutation of b's extents, lets the last two change places.\n"
    "cond swaps_last(t, b) =\n    (b.rank == 2 and not present(t.axes))\n"
    "        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2]);\n"
    "\n"
    "// b has a number for each output channel of the convolution c with the kernel w, and adds it along them.\n"
    "cond one_a_channel(b, c, w) =\n    b.elements == dim(w, c.kernel_layout, \"O\"),\n"
    "    (c.data_layout == \"NHWC\" and b.shape[-1] == b.elements)\n"
    "        or (c.data_layout == \"NCHW\" and b.shape[-3] == b.elements);\n",
    NULL};
static const struct dfg_source relax_nnapi_sources[] = {
    {"relax_nnapi.pat", UINT64_C(0x8912f518a74c56c8), relax_nnapi_text_0, (const uint32_t[]){1, 2}, 2},
    {"relax.ops", UINT64_C(0x601255d4228ddab6), NULL, NULL, 0},
    {"relax_conditions.pat", UINT64_C(0x8ecca517c598a6bc), relax_nnapi_text_2, (const uint32_t[]){1}, 1},
};
extern const struct dfg_unit relax_nnapi_unit;
const struct dfg_unit relax_nnapi_unit = {
    .abi = DFG_ABI,
    .name = "relax_nnapi",
    .imports = relax_nnapi_imports,
    .names = &relax_nnapi_names,
    .n_patterns = 33, .patterns = relax_nnapi_patterns,
    .n_tables = 1, .tables = relax_nnapi_tables,
    .version = "0.1.0", .hash = UINT64_C(0x1fdb697bbbc6cdb7),
    .n_sources = 3, .sources = relax_nnapi_sources, .law_limit = 64,
    .prefix = "relax_nnapi_",
    .n_params = 1, .params = relax_nnapi_params,
    .options = &relax_nnapi_default_options, .options_size = sizeof(struct relax_nnapi_options),
};
