/* What ethos_n.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "ethos_n.h"
#if ETHOS_N_H != 0xcce26eb942f52135
#error "ethos_n.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern ethos_n_patterns[] = {
#define WHOLE ethos_n_requantized_whole
    {DFG_FOUND_ROW(ethos_n_requantized, whole, 0), .name = "requantized", .place = "ethos_n.pat:10",
     .depth = 1, CAPTURES(1, 1, NODE("p", m.p)), PARTS(6, PART(INPUT, 0, m.p), ROOT(m.root),
     CONST(constant), CONST(constant_2), CONST(constant_3), CONST(constant_4))},
#undef WHOLE
#define WHOLE ethos_n_mul_to_reinterpret_match
    {DFG_FOUND_ROW(ethos_n_mul_to_reinterpret, match, 1), .name = "mul_to_reinterpret",
     .place = "ethos_n.pat:15", .depth = 1, CAPTURES(9, 8, NODE("x", x), NODE("c", c), NODE("sx", sx),
     NODE("zx", zx), NODE("sc", sc), NODE("zc", zc), NODE("so", so), NODE("zo", zo), NODE("r", r)),
     PARTS(16, PART(INPUT, 0, x), PART(INPUT, 1, c), PART(INPUT, 2, sx), PART(INPUT, 3, zx),
     PART(INPUT, 4, sc), PART(INPUT, 5, zc), PART(INPUT, 6, so), PART(INPUT, 7, zo),
     {DFG_PART_ROOT, 0, 1, 8, AT(r)}, PART(CONST, 1, c), PART(CONST, 2, sx), PART(CONST, 3, zx),
     PART(CONST, 4, sc), PART(CONST, 5, zc), PART(CONST, 6, so), PART(CONST, 7, zo))},
#undef WHOLE
#define WHOLE ethos_n_mul_to_depthwise_whole
    {DFG_FOUND_ROW(ethos_n_mul_to_depthwise, whole, 1), .name = "mul_to_depthwise",
     .place = "ethos_n.pat:21", .depth = 1, CAPTURES(3, 2, NODE("x", m.x), NODE("c", m.c), NODE("r", m.r)),
     PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.c), {DFG_PART_ROOT, 0, 1, 2, AT(m.r)},
     PART(CONST, 1, m.c), CONST(constant), CONST(constant_2), CONST(constant_3), CONST(constant_4),
     CONST(constant_5), CONST(constant_6))},
#undef WHOLE
#define WHOLE ethos_n_add_to_reinterpret_match
    {DFG_FOUND_ROW(ethos_n_add_to_reinterpret, match, 1), .name = "add_to_reinterpret",
     .place = "ethos_n.pat:27", .depth = 1, CAPTURES(9, 8, NODE("x", x), NODE("c", c), NODE("sx", sx),
     NODE("zx", zx), NODE("sc", sc), NODE("zc", zc), NODE("so", so), NODE("zo", zo), NODE("r", r)),
     PARTS(16, PART(INPUT, 0, x), PART(INPUT, 1, c), PART(INPUT, 2, sx), PART(INPUT, 3, zx),
     PART(INPUT, 4, sc), PART(INPUT, 5, zc), PART(INPUT, 6, so), PART(INPUT, 7, zo),
     {DFG_PART_ROOT, 0, 1, 8, AT(r)}, PART(CONST, 1, c), PART(CONST, 2, sx), PART(CONST, 3, zx),
     PART(CONST, 4, sc), PART(CONST, 5, zc), PART(CONST, 6, so), PART(CONST, 7, zo))},
#undef WHOLE
#define WHOLE ethos_n_add_to_depthwise_whole
    {DFG_FOUND_ROW(ethos_n_add_to_depthwise, whole, 1), .name = "add_to_depthwise",
     .place = "ethos_n.pat:32", .depth = 1, CAPTURES(3, 2, NODE("x", m.x), NODE("c", m.c), NODE("r", m.r)),
     PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.c), {DFG_PART_ROOT, 0, 1, 2, AT(m.r)},
     PART(CONST, 1, m.c), CONST(constant), CONST(constant_2), CONST(constant_3), CONST(constant_4),
     CONST(constant_5), CONST(constant_6))},
#undef WHOLE
#define WHOLE ethos_n_qnn_add_whole
    {DFG_FOUND_ROW(ethos_n_qnn_add, whole, 1), .name = "qnn_add", .place = "ethos_n.pat:37", .depth = 1,
     CAPTURES(3, 2, NODE("a", m.a), NODE("b", m.b), NODE("r", m.r)), PARTS(9, PART(INPUT, 0, m.a),
     PART(INPUT, 1, m.b), {DFG_PART_ROOT, 0, 1, 2, AT(m.r)}, CONST(constant), CONST(constant_2),
     CONST(constant_3), CONST(constant_4), CONST(constant_5), CONST(constant_6))},
#undef WHOLE
#define WHOLE ethos_n_conv2d_whole
    {DFG_FOUND_ROW(ethos_n_conv2d, whole, 1), .name = "conv2d", .place = "ethos_n.pat:46", .depth = 4,
     CAPTURES(6, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("padded", m.padded),
     NODE("c", m.c), VALUE("own", m.own)), PARTS(18, ROOT(m.root), CONST(requantized.constant),
     CONST(requantized.constant_2), CONST(requantized.constant_3), CONST(requantized.constant_4),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INNER, 3, m.padded), INPUT(x),
     PART(INNER, 4, m.c), PART(CONST, 1, m.w), CONST(constant_5), CONST(constant_6), CONST(constant_7),
     CONST(constant_8), INNER(bias_add), PART(CONST, 2, m.b))},
#undef WHOLE
#define WHOLE ethos_n_conv2d_transpose_whole
    {DFG_FOUND_ROW(ethos_n_conv2d_transpose, whole, 0), .name = "conv2d_transpose",
     .place = "ethos_n.pat:53", .depth = 3, CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("c", m.c)), PARTS(16, ROOT(m.root), CONST(requantized.constant), CONST(requantized.constant_2),
     CONST(requantized.constant_3), CONST(requantized.constant_4), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INNER, 3, m.c), PART(CONST, 1, m.w), CONST(constant_5), CONST(constant_6),
     CONST(constant_7), CONST(constant_8), INNER(bias_add), PART(CONST, 2, m.b))},
#undef WHOLE
#define WHOLE ethos_n_fc_whole
    {DFG_FOUND_ROW(ethos_n_fc, whole, 0), .name = "fc", .place = "ethos_n.pat:58", .depth = 3,
     CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("d", m.d)), PARTS(16, ROOT(m.root),
     CONST(requantized.constant), CONST(requantized.constant_2), CONST(requantized.constant_3),
     CONST(requantized.constant_4), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INNER, 3, m.d), PART(CONST, 1, m.w), CONST(constant_5), CONST(constant_6), CONST(constant_7),
     CONST(constant_8), INNER(bias_add), PART(CONST, 2, m.b))},
#undef WHOLE
#define WHOLE ethos_n_avg_pool2d_whole
    {DFG_FOUND_ROW(ethos_n_avg_pool2d, whole, 0), .name = "avg_pool2d", .place = "ethos_n.pat:66",
     .depth = 3, CAPTURES(1, 1, NODE("x", m.x)), PARTS(4, PART(INPUT, 0, m.x), ROOT(m.root),
     INNER(avg_pool2d), INNER(cast))},
#undef WHOLE
#define WHOLE ethos_n_mean_of_whole
    {DFG_FOUND_ROW(ethos_n_mean_of, whole, 0), .name = "mean_of", .place = "ethos_n.pat:67", .depth = 3,
     CAPTURES(1, 1, NODE("x", m.x)), PARTS(8, ROOT(m.root), CONST(requantized.constant),
     CONST(requantized.constant_2), CONST(requantized.constant_3), CONST(requantized.constant_4),
     PART(INPUT, 0, m.x), INNER(mean), INNER(cast))},
#undef WHOLE
#define WHOLE ethos_n_sigmoid_table_whole
    {DFG_FOUND_ROW(ethos_n_sigmoid_table, whole, 0), .name = "sigmoid_table", .place = "ethos_n.pat:68",
     .depth = 3, CAPTURES(4, 3, NODE("x", m.x), NODE("s", m.s), NODE("z", m.z), NODE("q", m.q)),
     PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.s), PART(INPUT, 2, m.z),
     {DFG_PART_ROOT, 0, 1, 3, AT(m.q)}, INNER(sigmoid), INNER(dequantize), CONST(constant),
     CONST(constant_2), PART(CONST, 1, m.s), PART(CONST, 2, m.z))},
#undef WHOLE
#define WHOLE ethos_n_tanh_table_whole
    {DFG_FOUND_ROW(ethos_n_tanh_table, whole, 0), .name = "tanh_table", .place = "ethos_n.pat:74",
     .depth = 3, CAPTURES(4, 3, NODE("x", m.x), NODE("s", m.s), NODE("z", m.z), NODE("q", m.q)),
     PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.s), PART(INPUT, 2, m.z),
     {DFG_PART_ROOT, 0, 1, 3, AT(m.q)}, INNER(tanh), INNER(dequantize), CONST(constant), CONST(constant_2),
     PART(CONST, 1, m.s), PART(CONST, 2, m.z))},
#undef WHOLE
#define WHOLE ethos_n_leaky_relu_table_whole
    {DFG_FOUND_ROW(ethos_n_leaky_relu_table, whole, 0), .name = "leaky_relu_table",
     .place = "ethos_n.pat:80", .depth = 3, CAPTURES(3, 1, NODE("x", m.x), NODE("l", m.l), VALUE("a", m.a)),
     PARTS(8, PART(INPUT, 0, m.x), PART(INNER, 1, m.l), INNER(dequantize), CONST(constant),
     CONST(constant_2), ROOT(m.root), CONST(constant_3), CONST(constant_4))},
#undef WHOLE
#define WHOLE ethos_n_resized_match
    {DFG_FOUND_ROW(ethos_n_resized, match, 0), .name = "resized", .place = "ethos_n.pat:85", .depth = 1,
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE ethos_n_rescaled_whole
    {DFG_FOUND_ROW(ethos_n_rescaled, whole, 0), .name = "rescaled", .place = "ethos_n.pat:86", .depth = 1,
     CAPTURES(1, 1, NODE("x", m.x)), PARTS(6, ROOT(m.root), CONST(requantized.constant),
     CONST(requantized.constant_2), CONST(requantized.constant_3), CONST(requantized.constant_4),
     PART(INPUT, 0, m.x))},
#undef WHOLE
#define WHOLE ethos_n_max_pool2d_match
    {DFG_FOUND_ROW(ethos_n_max_pool2d, match, 0), .name = "max_pool2d", .place = "ethos_n.pat:88",
     .depth = 1, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE ethos_n_reshaped_match
    {DFG_FOUND_ROW(ethos_n_reshaped, match, 0), .name = "reshaped", .place = "ethos_n.pat:89", .depth = 1,
     CAPTURES(2, 1, NODE("x", x), NODE("r", r)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(r)})},
#undef WHOLE
#define WHOLE ethos_n_concatenated_whole
    {DFG_FOUND_ROW(ethos_n_concatenated, whole, 0), .name = "concatenated", .place = "ethos_n.pat:94",
     .depth = 2, CAPTURES(1, 0, NODE("c", m.c)), PARTS(9, {DFG_PART_ROOT, 0, 1, 0, AT(m.c)}, INNER(tuple),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, INNER(tuple_2), {DFG_PART_INPUT, 1, 0, -1, AT(rest_2)},
     INNER(tuple_3), {DFG_PART_INPUT, 1, 0, -1, AT(rest_3)}, CONST(constant), CONST(constant_2))},
#undef WHOLE
#define WHOLE ethos_n_split_up_match
    {DFG_FOUND_ROW(ethos_n_split_up, match, 0), .name = "split_up", .place = "ethos_n.pat:99", .depth = 1,
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE ethos_n_to_space_match
    {DFG_FOUND_ROW(ethos_n_to_space, match, 0), .name = "to_space", .place = "ethos_n.pat:100", .depth = 1,
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE ethos_n_clipped_match
    {DFG_FOUND_ROW(ethos_n_clipped, match, 0), .name = "clipped", .place = "ethos_n.pat:101", .depth = 1,
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
};

/* ---- table ethos_n ---- */

DFG_TABLE_SLOTS(ethos_n)

static const struct dfg_table_entry ethos_n_entries[] = {
    { .name = "ethos-n.qnn_mul_to_reinterpret_quantize", .pattern = 1 },
    { .name = "ethos-n.qnn_mul_to_depthwise", .pattern = 2 },
    { .name = "ethos-n.qnn_add_to_reinterpret_quantize", .pattern = 3 },
    { .name = "ethos-n.qnn_add_to_depthwise", .pattern = 4 },
    { .name = "ethos-n.qnn_add", .pattern = 5 },
    { .name = "ethos-n.qnn_conv2d", .pattern = 6 },
    { .name = "ethos-n.qnn_conv2d_transpose", .pattern = 7 },
    { .name = "ethos-n.qnn_avg_pool2d", .pattern = 9 },
    { .name = "ethos-n.qnn_sigmoid", .pattern = 11 },
    { .name = "ethos-n.qnn_fc", .pattern = 8 },
    { .name = "ethos-n.qnn_mean", .pattern = 10 },
    { .name = "ethos-n.qnn_tanh", .pattern = 12 },
    { .name = "ethos-n.qnn_leaky_relu", .pattern = 13 },
    { .name = "ethos-n.qnn_resize", .pattern = 14 },
    { .name = "ethos-n.qnn_requantize", .pattern = 15 },
    { .name = "ethos-n.max_pool2d", .pattern = 16 },
    { .name = "ethos-n.reshape", .pattern = 17 },
    { .name = "ethos-n.qnn_concatenate", .pattern = 18 },
    { .name = "ethos-n.split", .pattern = 19 },
    { .name = "ethos-n.depth_to_space", .pattern = 20 },
    { .name = "ethos-n.clip", .pattern = 21 },
};
static const struct dfg_attr_text ethos_n_attrs[] = {
    { "Compiler", "\"ethos-n\"" },
};
static const struct dfg_table ethos_n_tables[] = {
    { .name = "ethos_n", .n = 21, .last_wins = false, .entries = ethos_n_entries, .n_words = 1,
      .n_attrs = 1, .attrs = ethos_n_attrs,
      .candidates = ethos_n_candidates_slot, .first = ethos_n_first_slot, .sweep = ethos_n_sweep_slot },
};

static const char *const ethos_n_imports[] = { "relay", NULL };
static const char *const ethos_n_text_0[] = { /* ethos_n.pat */
    "// ethos_n.pat -- what Arm's Ethos-N runs: 15 entries over Relay operators, then the\n"
    "// six operators that it takes one by one.\n//\n"
    "// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/ethosn.py).\n"
    "// That library asks the vendor's for the rest; here its published limits stand.\n\n"
    "import \"relay.ops\";\n\ncond tensor_ok(x) = x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1;\n"
    "pattern requantized(p) = qnn.requantize(p, const, const, const, const);\n\n"
    "// ---- a constant operand that is but another scale ----\n\n"
    "// The product is the input with another scale: in_scale * c_scale * (c - c_zero) is the result's, to 0.004.\n"
    "pattern mul_to_reinterpret(x, c, sx, zx, sc, zc, so, zo) {\n"
    "    r = qnn.mul(x, c & const, sx & const, zx & const, sc & const, zc & const, so & const, zo & const);\n"
    "    where tensor_ok(x), c.elements == 1;\n"
    "    where value(sx) * value(sc) * (value(c) - value(zc)) ~= value(so) +- 0.004;\n    return r;\n}\n"
    "pattern mul_to_depthwise(x, c) {\n"
    "    r = qnn.mul(x, c & const, const, const, const, const, const, const);\n"
    "    where tensor_ok(x), c.elements == x.shape[-1];\n    return r;\n}\n"
    "// The sum is the input with another zero point: both sides have the scale of the result.\n"
    "pattern add_to_reinterpret(x, c, sx, zx, sc, zc, so, zo) {\n"
    "    r = qnn.add(x, c & const, sx & const, zx & const, sc & const, zc & const, so & const, zo & const);\n"
    "    where tensor_ok(x), c.elements == 1, value(sx) ~= value(so) +- 0.004;\n    return r;\n}\n"
    "pattern add_to_depthwise(x, c) {\n"
    "    r = qnn.add(x, c & const, const, const, const, const, const, const);\n"
    "    where tensor_ok(x), c.elements == x.shape[-1];\n    return r;\n}\npattern qnn_add(a, b) {\n"
    "    r = qnn.add(a, b, const, const, const, const, const, const);\n"
    "    where tensor_ok(a), tensor_ok(b);\n    return r;\n}\n\n// ---- convolutions, products ----\n\n"
    "// Plain, or depthwise: as many groups as channels of input and output.\npattern conv2d(x, w, b) {\n"
    "    padded = nn.pad(x, _);\n"
    "    c = qnn.conv2d(padded | x, w & const, const, const, const, const) { data_layout == \"NHWC\", padding = own };\n"
    "    where tensor_ok(x), c.dilation == [1, 1], not present(padded) or max(own) == 0;\n"
    "    where c.groups == 1 or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\"));\n"
    "    return requantized(nn.bias_add(c, b & const));\n}\npattern conv2d_transpose(x, w, b) {\n"
    "    c = qnn.conv2d_transpose(x, w & const, const, const, const, const) { data_layout == \"NHWC\", dilation == [1, 1] };\n"
    "    where tensor_ok(x);\n    return requantized(nn.bias_add?(c, b & const));\n}\npattern fc(x, w, b) {\n"
    "    d = qnn.dense(x, w & const, const, const, const, const);\n    where tensor_ok(x);\n"
    "    return requantized(nn.bias_add(d, b & const));\n}\n\n// ---- the rest ----\n\n"
    "pattern avg_pool2d(x) = cast(nn.avg_pool2d(cast(x)) { layout == \"NHWC\" }) where tensor_ok(x);\n"
    "pattern mean_of(x) = requantized(mean(cast(x))) where tensor_ok(x);\n"
    "pattern sigmoid_table(x, s, z) {\n"
    "    q = qnn.quantize(sigmoid(qnn.dequantize(x, const, const)), s & const, z & const);\n"
    "    where tensor_ok(x), value(s) == 0.00390625;\n"
    "    where (q.dtype == i8 and value(z) == -128) or (q.dtype == u8 and value(z) == 0);\n    return q;\n"
    "}\npattern tanh_table(x, s, z) {\n"
    "    q = qnn.quantize(tanh(qnn.dequantize(x, const, const)), s & const, z & const);\n"
    "    where tensor_ok(x), value(s) == 0.0078125;\n"
    "    where (q.dtype == i8 and value(z) == 0) or (q.dtype == u8 and value(z) == 128);\n    return q;\n}\n"
    "pattern leaky_relu_table(x) {\n    l = nn.leaky_relu(qnn.dequantize(x, const, const)) { alpha = a };\n"
    "    where tensor_ok(x), a > 0.0, a < 1.0;\n    return qnn.quantize(l, const, const);\n}\n"
    "pattern resized(x) = image.resize2d(x) { method == \"nearest_neighbor\", layout == \"NHWC\" } where tensor_ok(x);\n"
    "pattern rescaled(x) = requantized(x) where tensor_ok(x);\n\n"
    "pattern max_pool2d(x) = nn.max_pool2d(x) { layout == \"NHWC\" } where tensor_ok(x);\n"
    "pattern reshaped(x) {\n    r = reshape(x);\n    where tensor_ok(x), tensor_ok(r);\n    return r;\n}\n"
    "pattern concatenated {\n    c = qnn.concatenate((...), (...), (...), const, const);\n",
    "    where tensor_ok(c);\n    return c;\n}\npattern split_up(x) = `split`(x) where tensor_ok(x);\n"
    "pattern to_space(x) = nn.depth_to_space(x) { mode == \"DCR\", layout == \"NHWC\" } where tensor_ok(x);\n"
    "pattern clipped(x) = clip(x) where tensor_ok(x);\n\ntable ethos_n {\n"
    "    attrs { Compiler = \"ethos-n\" };\n"
    "    \"ethos-n.qnn_mul_to_reinterpret_quantize\" = mul_to_reinterpret;\n"
    "    \"ethos-n.qnn_mul_to_depthwise\"            = mul_to_depthwise;\n"
    "    \"ethos-n.qnn_add_to_reinterpret_quantize\" = add_to_reinterpret;\n"
    "    \"ethos-n.qnn_add_to_depthwise\"            = add_to_depthwise;\n"
    "    \"ethos-n.qnn_add\"              = qnn_add;\n    \"ethos-n.qnn_conv2d\"           = conv2d;\n"
    "    \"ethos-n.qnn_conv2d_transpose\" = conv2d_transpose;\n"
    "    \"ethos-n.qnn_avg_pool2d\"       = avg_pool2d;\n"
    "    \"ethos-n.qnn_sigmoid\"          = sigmoid_table;\n    \"ethos-n.qnn_fc\"               = fc;\n"
    "    \"ethos-n.qnn_mean\"             = mean_of;\n    \"ethos-n.qnn_tanh\"             = tanh_table;\n"
    "    \"ethos-n.qnn_leaky_relu\"       = leaky_relu_table;\n"
    "    \"ethos-n.qnn_resize\"           = resized;\n    \"ethos-n.qnn_requantize\"       = rescaled;\n"
    "    \"ethos-n.max_pool2d\"           = max_pool2d;\n    \"ethos-n.reshape\"              = reshaped;\n"
    "    \"ethos-n.qnn_concatenate\"      = concatenated;\n    \"ethos-n.split\"                = split_up;\n"
    "    \"ethos-n.depth_to_space\"       = to_space;\n    \"ethos-n.clip\"                 = clipped;\n}\n",
    NULL};
static const struct dfg_source ethos_n_sources[] = {
    {"ethos_n.pat", UINT64_C(0xc0efd4156b1cbca1), ethos_n_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit ethos_n_unit;
const struct dfg_unit ethos_n_unit = {
    .abi = DFG_ABI,
    .name = "ethos_n",
    .imports = ethos_n_imports,
    .names = &ethos_n_names,
    .n_patterns = 22, .patterns = ethos_n_patterns,
    .n_tables = 1, .tables = ethos_n_tables,
    .version = "0.1.0", .hash = UINT64_C(0xb56c83d975165678),
    .n_sources = 2, .sources = ethos_n_sources, .law_limit = 64,
    .prefix = "ethos_n_",
};
