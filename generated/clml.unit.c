/* What clml.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "clml.h"
#if CLML_H != 0xae6dbc67ac70cff7
#error "clml.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern clml_patterns[] = {
#define WHOLE clml_tail_whole
    {DFG_FOUND_ROW(clml_tail, whole, 5), .name = "tail", .place = "clml.pat:19", .depth = 5,
     CAPTURES(8, 7, NODE("c", m.c), NODE("b", m.b), NODE("s", m.s), NODE("g", m.g), NODE("be", m.be),
     NODE("m", m.m), NODE("v", m.v), NODE("biased", m.biased)), PARTS(20, PART(INPUT, 0, m.c),
     PART(INPUT, 1, m.b), PART(INPUT, 2, m.s), PART(INPUT, 3, m.g), PART(INPUT, 4, m.be),
     PART(INPUT, 5, m.m), PART(INPUT, 6, m.v), PART(NONE, 7, m.biased), INNER(add), INNER(bias_add),
     PART(CONST, 1, m.b), PART(CONST, 2, m.s), ROOT(m.root), INNER(relu), INNER(get), INNER(batch_norm),
     PART(CONST, 3, m.g), PART(CONST, 4, m.be), PART(CONST, 5, m.m), PART(CONST, 6, m.v))},
#undef WHOLE
#define WHOLE clml_conv2d_whole
    {DFG_FOUND_ROW(clml_conv2d, whole, 0), .name = "conv2d", .place = "clml.pat:31", .depth = 7,
     CAPTURES(11, 8, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("s", m.s), NODE("g", m.g),
     NODE("be", m.be), NODE("m", m.m), NODE("v", m.v), NODE("c", m.c), NODE("active", m.active),
     NODE("act", m.act)), PARTS(24, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.s), PART(INPUT, 4, m.g), PART(INPUT, 5, m.be), PART(INPUT, 6, m.m),
     PART(INPUT, 7, m.v), PART(INNER, 8, m.c), PART(CONST, 1, m.w), PART(INNER, 10, m.act),
     PART(NONE, 9, m.active), INNER(relu), INNER(get), INNER(batch_norm), INNER(add), INNER(bias_add),
     PART(CONST, 2, m.b), PART(CONST, 3, m.s), PART(CONST, 4, m.g), PART(CONST, 5, m.be),
     PART(CONST, 6, m.m), PART(CONST, 7, m.v), ROOT(m.root))},
#undef WHOLE
#define WHOLE clml_pad_conv2d_whole
    {DFG_FOUND_ROW(clml_pad_conv2d, whole, 0), .name = "pad_conv2d", .place = "clml.pat:38", .depth = 8,
     CAPTURES(12, 8, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("s", m.s), NODE("g", m.g),
     NODE("be", m.be), NODE("m", m.m), NODE("v", m.v), NODE("p", m.p), NODE("c", m.c),
     NODE("active", m.active), NODE("act", m.act)), PARTS(26, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.s), PART(INPUT, 4, m.g), PART(INPUT, 5, m.be),
     PART(INPUT, 6, m.m), PART(INPUT, 7, m.v), PART(INNER, 8, m.p), CONST(constant), PART(INNER, 9, m.c),
     PART(CONST, 1, m.w), PART(INNER, 11, m.act), PART(NONE, 10, m.active), INNER(relu), INNER(get),
     INNER(batch_norm), INNER(add), INNER(bias_add), PART(CONST, 2, m.b), PART(CONST, 3, m.s),
     PART(CONST, 4, m.g), PART(CONST, 5, m.be), PART(CONST, 6, m.m), PART(CONST, 7, m.v), ROOT(m.root))},
#undef WHOLE
#define WHOLE clml_conv2d_transpose_whole
    {DFG_FOUND_ROW(clml_conv2d_transpose, whole, 0), .name = "conv2d_transpose", .place = "clml.pat:46",
     .depth = 7, CAPTURES(11, 8, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("s", m.s),
     NODE("g", m.g), NODE("be", m.be), NODE("m", m.m), NODE("v", m.v), NODE("c", m.c),
     NODE("active", m.active), NODE("act", m.act)), PARTS(24, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.s), PART(INPUT, 4, m.g), PART(INPUT, 5, m.be),
     PART(INPUT, 6, m.m), PART(INPUT, 7, m.v), PART(INNER, 8, m.c), PART(CONST, 1, m.w),
     PART(INNER, 10, m.act), PART(NONE, 9, m.active), INNER(relu), INNER(get), INNER(batch_norm),
     INNER(add), INNER(bias_add), PART(CONST, 2, m.b), PART(CONST, 3, m.s), PART(CONST, 4, m.g),
     PART(CONST, 5, m.be), PART(CONST, 6, m.m), PART(CONST, 7, m.v), ROOT(m.root))},
#undef WHOLE
#define WHOLE clml_dense1d_whole
    {DFG_FOUND_ROW(clml_dense1d, whole, 0), .name = "dense1d", .place = "clml.pat:55", .depth = 2,
     CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("d", m.d)),
     PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INNER, 3, m.d),
     PART(CONST, 1, m.w), ROOT(m.root), INNER(bias_add), CONST(constant), INNER(add), CONST(constant_2))},
#undef WHOLE
#define WHOLE clml_dense2d_match
    {DFG_FOUND_ROW(clml_dense2d, match, 0), .name = "dense2d", .place = "clml.pat:60", .depth = 1,
     CAPTURES(2, 2, NODE("x", x), NODE("w", w)), PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, w), ROOT(root),
     PART(CONST, 1, w))},
#undef WHOLE
#define WHOLE clml_pad_whole
    {DFG_FOUND_ROW(clml_pad, whole, 0), .name = "pad", .place = "clml.pat:61", .depth = 1,
     CAPTURES(3, 1, NODE("x", m.x), NODE("p", m.p), VALUE("width", m.width)), PARTS(3, PART(INPUT, 0, m.x),
     {DFG_PART_ROOT, 0, 1, 1, AT(m.p)}, CONST(constant))},
#undef WHOLE
#define WHOLE clml_concat_whole
    {DFG_FOUND_ROW(clml_concat, whole, 0), .name = "concat", .place = "clml.pat:66", .depth = 2,
     PARTS(3, ROOT(m.root), INNER(tuple), {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE clml_batch_norm_whole
    {DFG_FOUND_ROW(clml_batch_norm, whole, 0), .name = "batch_norm", .place = "clml.pat:67", .depth = 2,
     CAPTURES(1, 1, NODE("x", m.x)), PARTS(7, PART(INPUT, 0, m.x), ROOT(m.root), INNER(batch_norm),
     CONST(constant), CONST(constant_2), CONST(constant_3), CONST(constant_4))},
#undef WHOLE
#define WHOLE clml_binary_match
    {DFG_FOUND_ROW(clml_binary, match, 1), .name = "binary", .place = "clml.pat:71", .depth = 1,
     CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE clml_softmax_match
    {DFG_FOUND_ROW(clml_softmax, match, 0), .name = "softmax", .place = "clml.pat:73", .depth = 1,
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE clml_reshaped_match
    {DFG_FOUND_ROW(clml_reshaped, match, 0), .name = "reshaped", .place = "clml.pat:74",
     CAPTURES(2, 1, NODE("x", x), NODE("r", r)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(r)})},
#undef WHOLE
#define WHOLE clml_upsampling_match
    {DFG_FOUND_ROW(clml_upsampling, match, 0), .name = "upsampling", .place = "clml.pat:79",
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE clml_batch_matmul_match
    {DFG_FOUND_ROW(clml_batch_matmul, match, 0), .name = "batch_matmul", .place = "clml.pat:80", .depth = 1,
     CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE clml_narrow_match
    {DFG_FOUND_ROW(clml_narrow, match, 0), .name = "narrow", .place = "clml.pat:83",
     CAPTURES(1, 1, NODE("x", x)), PARTS(1, {DFG_PART_ROOT, 0, 1, 0, AT(x)})},
#undef WHOLE
#define WHOLE clml_add_whole
    {DFG_FOUND_ROW(clml_add, whole, 1), .name = "clml.add", .place = "clml.pat:95", .is_entry = true,
     .depth = 1, PARTS(6, ROOT(m.root), INNER(call), INPUT(binary.a), INPUT(binary.b), INNER(add),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE clml_subtract_whole
    {DFG_FOUND_ROW(clml_subtract, whole, 1), .name = "clml.subtract", .place = "clml.pat:96",
     .is_entry = true, .depth = 1, PARTS(6, ROOT(m.root), INNER(call), INPUT(binary.a), INPUT(binary.b),
     INNER(subtract), {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE clml_multiply_whole
    {DFG_FOUND_ROW(clml_multiply, whole, 1), .name = "clml.multiply", .place = "clml.pat:97",
     .is_entry = true, .depth = 1, PARTS(6, ROOT(m.root), INNER(call), INPUT(binary.a), INPUT(binary.b),
     INNER(multiply), {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE clml_divide_whole
    {DFG_FOUND_ROW(clml_divide, whole, 1), .name = "clml.divide", .place = "clml.pat:98", .is_entry = true,
     .depth = 1, PARTS(6, ROOT(m.root), INNER(call), INPUT(binary.a), INPUT(binary.b), INNER(divide),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE clml_minimum_whole
    {DFG_FOUND_ROW(clml_minimum, whole, 1), .name = "clml.minimum", .place = "clml.pat:99",
     .is_entry = true, .depth = 1, PARTS(6, ROOT(m.root), INNER(call), INPUT(binary.a), INPUT(binary.b),
     INNER(minimum), {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE clml_maximum_whole
    {DFG_FOUND_ROW(clml_maximum, whole, 1), .name = "clml.maximum", .place = "clml.pat:100",
     .is_entry = true, .depth = 1, PARTS(6, ROOT(m.root), INNER(call), INPUT(binary.a), INPUT(binary.b),
     INNER(maximum), {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE clml_avg_pool2d_whole
    {DFG_FOUND_ROW(clml_avg_pool2d, whole, 0), .name = "clml.avg_pool2d", .place = "clml.pat:103",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE clml_max_pool2d_whole
    {DFG_FOUND_ROW(clml_max_pool2d, whole, 0), .name = "clml.max_pool2d", .place = "clml.pat:104",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE clml_global_avg_pool2d_whole
    {DFG_FOUND_ROW(clml_global_avg_pool2d, whole, 0), .name = "clml.global_avg_pool2d",
     .place = "clml.pat:105", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE clml_global_max_pool2d_whole
    {DFG_FOUND_ROW(clml_global_max_pool2d, whole, 0), .name = "clml.global_max_pool2d",
     .place = "clml.pat:106", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE clml_relu_whole
    {DFG_FOUND_ROW(clml_relu, whole, 0), .name = "clml.relu", .place = "clml.pat:107", .is_entry = true,
     .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE clml_clip_whole
    {DFG_FOUND_ROW(clml_clip, whole, 0), .name = "clml.clip", .place = "clml.pat:108", .is_entry = true,
     .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE clml_batch_flatten_whole
    {DFG_FOUND_ROW(clml_batch_flatten, whole, 0), .name = "clml.batch_flatten", .place = "clml.pat:109",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE clml_depth_to_space_whole
    {DFG_FOUND_ROW(clml_depth_to_space, whole, 0), .name = "clml.depth_to_space", .place = "clml.pat:110",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
};

/* ---- table clml ---- */

DFG_TABLE_SLOTS(clml)

static const struct dfg_table_entry clml_entries[] = {
    { .name = "clml.pad_conv2d", .pattern = 2 },
    { .name = "clml.conv2d", .pattern = 1 },
    { .name = "clml.conv2d_transpose", .pattern = 3 },
    { .name = "clml.dense1d", .pattern = 4 },
    { .name = "clml.dense2d", .pattern = 5 },
    { .name = "clml.pad", .pattern = 6 },
    { .name = "clml.concat", .pattern = 7 },
    { .name = "clml.batch_norm", .pattern = 8 },
    { .name = "clml.add", .pattern = 15 },
    { .name = "clml.subtract", .pattern = 16 },
    { .name = "clml.multiply", .pattern = 17 },
    { .name = "clml.divide", .pattern = 18 },
    { .name = "clml.minimum", .pattern = 19 },
    { .name = "clml.maximum", .pattern = 20 },
    { .name = "clml.softmax", .pattern = 10 },
    { .name = "clml.reshape", .pattern = 11 },
    { .name = "clml.avg_pool2d", .pattern = 21 },
    { .name = "clml.max_pool2d", .pattern = 22 },
    { .name = "clml.global_avg_pool2d", .pattern = 23 },
    { .name = "clml.global_max_pool2d", .pattern = 24 },
    { .name = "clml.relu", .pattern = 25 },
    { .name = "clml.clip", .pattern = 26 },
    { .name = "clml.batch_flatten", .pattern = 27 },
    { .name = "clml.depth_to_space", .pattern = 28 },
    { .name = "clml.upsampling", .pattern = 12 },
    { .name = "clml.batch_matmul", .pattern = 13 },
};
static const struct dfg_attr_text clml_attrs[] = {
    { "Compiler", "\"clml\"" },
};
static const struct dfg_table clml_tables[] = {
    { .name = "clml", .n = 26, .last_wins = false, .entries = clml_entries, .n_words = 1,
      .n_attrs = 1, .attrs = clml_attrs,
      .candidates = clml_candidates_slot, .first = clml_first_slot, .sweep = clml_sweep_slot },
};

static const char *const clml_imports[] = { "relay", NULL };
static const char *const clml_text_0[] = { /* clml.pat */
    "// clml.pat -- what Qualcomm's OpenCL ML SDK runs on an Adreno: 26 entries over\n// Relay operators.\n"
    "//\n// Names, order and conditions are those of TVM 0.16 (relay/op/contrib/clml.py).\n// Repairs:\n"
    "//   - batch_norm is followed by its first result; there any will do.\n"
    "//   - a convolution whose kernel_size is not said is judged by its weight; there\n"
    "//     the check fails with an error.\n"
    "//   - a convolution with batch_norm, relu and clip is one group, and the constant of\n"
    "//     a sum may stand first; there the check fails with an error.\n"
    "//   - where the outermost operator is refused (a clip that is not 0 to 6), what\n"
    "//     is inside may still be taken; there the convolution is lost.\n\nimport \"relay.ops\";\n\n"
    "cond no_int64(x) = x.dtype != i64;\n\n"
    "// What may follow a convolution c: bias_add, add, batch_norm, relu, and clip to 0 .. 6.\n"
    "pattern tail(c, b, s, g, be, m, v) {\n    biased = add?(nn.bias_add?(c, b & const), s & const);\n"
    "    return nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | biased);\n"
    "}\ncond relu6(c) = not present(c) or (c.a_min == 0 and c.a_max == 6);\n\n"
    "cond depthwise(c, x, w) = c.groups == x.shape[1], c.groups == dim(w, c.kernel_layout, \"O\");\n"
    "// Without a clip behind it the library has no dilated depthwise convolution of height 3.\n"
    "cond conv_ok(c, x, w, act) =\n"
    "    c.data_layout == \"NCHW\", c.groups == 1 or depthwise(c, x, w), relu6(act),\n"
    "    present(act) or c.groups == 1 or dim(w, c.kernel_layout, \"H\") != 3 or c.dilation[0] == 1;\n\n"
    "pattern conv2d(x, w, b, s, g, be, m, v) {\n    c = nn.conv2d(x, w & const);\n"
    "    active = tail(c, b, s, g, be, m, v);\n    act = clip(active);\n    where conv_ok(c, x, w, act);\n"
    "    return act | active;\n}\npattern pad_conv2d(x, w, b, s, g, be, m, v) {\n    p = nn.pad(x, const);\n"
    "    c = nn.conv2d(p, w & const);\n    active = tail(c, b, s, g, be, m, v);\n    act = clip(active);\n"
    "    where conv_ok(c, p, w, act);\n    return act | active;\n}\n"
    "pattern conv2d_transpose(x, w, b, s, g, be, m, v) {\n"
    "    c = nn.conv2d_transpose(x, w & const) { data_layout == \"NCHW\" };\n"
    "    active = tail(c, b, s, g, be, m, v);\n    act = clip(active);\n    where relu6(act);\n"
    "    return act | active;\n}\n\n// A product of one row, with a bias.\npattern dense1d(x, w, b) {\n"
    "    d = nn.dense(x, w & const);\n    where d.shape[0] <= 1;\n"
    "    return nn.bias_add(d, b & const) | add(d, b & const);\n}\n"
    "pattern dense2d(x, w) = nn.dense(x, w & const) where no_int64(x), no_int64(w);\npattern pad(x) {\n"
    "    p = nn.pad(x & !input, const) { pad_width = width };\n    where len(width) == 4;\n    return p;\n}\n"
    "pattern concat = concatenate((...)) { axis == 1 };\n"
    "pattern batch_norm(x) = nn.batch_norm(x, const, const, const, const).0;\n\ncond binary_ok(a, b) =\n"
    "    b.rank > 0, same_shape(a, b), no_int64(a), no_int64(b), a.shape[0] <= 1, b.shape[0] <= 1;\n"
    "pattern binary(a, b) = (add | subtract | multiply | divide | minimum | maximum)(a, b) where binary_ok(a, b);\n"
    "\npattern softmax(x) = nn.softmax(x) where x.rank in {2, 4};\npattern reshaped(x) {\n"
    "    r = reshape(x);\n    where r.shape[0] <= 1, max(r.shape) <= 32768;\n    return r;\n}\n"
    "pattern upsampling(x) = nn.upsampling(x) { method == \"bilinear\" };\n"
    "pattern batch_matmul(a, b) = nn.batch_matmul(a, b) where a.shape[0] <= 1, b.shape[0] <= 1;\n\n"
    "// An operand of the operators without more conditions.\npattern narrow(x) = x where no_int64(x);\n\n"
    "table clml {\n    attrs { Compiler = \"clml\" };\n    \"clml.pad_conv2d\"        = pad_conv2d;\n"
    "    \"clml.conv2d\"            = conv2d;\n    \"clml.conv2d_transpose\"  = conv2d_transpose;\n"
    "    \"clml.dense1d\"           = dense1d;\n    \"clml.dense2d\"           = dense2d;\n"
    "    \"clml.pad\"               = pad;\n    \"clml.concat\"            = concat;\n"
    "    \"clml.batch_norm\"        = batch_norm;\n    \"clml.add\"               = binary & add(...);\n"
    "    \"clml.subtract\"          = binary & subtract(...);\n"
    "    \"clml.multiply\"          = binary & multiply(...);\n"
    "    \"clml.divide\"            = binary & divide(...);\n"
    "    \"clml.minimum\"           = binary & minimum(...);\n",
    "    \"clml.maximum\"           = binary & maximum(...);\n    \"clml.softmax\"           = softmax;\n"
    "    \"clml.reshape\"           = reshaped;\n    \"clml.avg_pool2d\"        = nn.avg_pool2d(narrow);\n"
    "    \"clml.max_pool2d\"        = nn.max_pool2d(narrow);\n"
    "    \"clml.global_avg_pool2d\" = nn.global_avg_pool2d(narrow);\n"
    "    \"clml.global_max_pool2d\" = nn.global_max_pool2d(narrow);\n"
    "    \"clml.relu\"              = nn.relu(narrow);\n    \"clml.clip\"              = clip(narrow);\n"
    "    \"clml.batch_flatten\"     = nn.batch_flatten(narrow);\n"
    "    \"clml.depth_to_space\"    = nn.depth_to_space(narrow);\n"
    "    \"clml.upsampling\"        = upsampling;\n    \"clml.batch_matmul\"      = batch_matmul;\n}\n",
    NULL};
static const struct dfg_source clml_sources[] = {
    {"clml.pat", UINT64_C(0x535dacc3c65431f1), clml_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit clml_unit;
const struct dfg_unit clml_unit = {
    .abi = DFG_ABI,
    .name = "clml",
    .imports = clml_imports,
    .names = &clml_names,
    .n_patterns = 29, .patterns = clml_patterns,
    .n_tables = 1, .tables = clml_tables,
    .version = "0.1.0", .hash = UINT64_C(0xd9ae3048f1bfb36f),
    .n_sources = 2, .sources = clml_sources, .law_limit = 64,
    .prefix = "clml_",
};
