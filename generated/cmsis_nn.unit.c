/* What cmsis_nn.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "cmsis_nn.h"
#if CMSIS_NN_H != 0xef6c3b23a76fd40c
#error "cmsis_nn.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern cmsis_nn_patterns[] = {
#define WHOLE cmsis_nn_requantized_whole
    {DFG_FOUND_ROW(cmsis_nn_requantized, whole, 0), .name = "requantized", .place = "cmsis_nn.pat:13",
     .depth = 1, CAPTURES(1, 1, NODE("p", m.p)), PARTS(6, PART(INPUT, 0, m.p), ROOT(m.root),
     CONST(constant), CONST(constant_2), CONST(constant_3), CONST(constant_4))},
#undef WHOLE
#define WHOLE cmsis_nn_conv2d_whole
    {DFG_FOUND_ROW(cmsis_nn_conv2d, whole, 0), .name = "conv2d", .place = "cmsis_nn.pat:33", .depth = 4,
     CAPTURES(7, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("x_zero", m.x_zero),
     NODE("w_zero", m.w_zero), NODE("c", m.c), NODE("r", m.r)), PARTS(20, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.x_zero), PART(INPUT, 4, m.w_zero),
     PART(INNER, 5, m.c), PART(CONST, 1, m.w), PART(CONST, 3, m.x_zero), PART(CONST, 4, m.w_zero),
     CONST(constant), CONST(constant_2), INNER(bias_add), PART(CONST, 2, m.b), ROOT(m.root), INNER(clip),
     PART(INNER, 6, m.r), CONST(requantized.constant), CONST(requantized.constant_2),
     CONST(requantized.constant_3), CONST(requantized.constant_4))},
#undef WHOLE
#define WHOLE cmsis_nn_padded_conv2d_whole
    {DFG_FOUND_ROW(cmsis_nn_padded_conv2d, whole, 0), .name = "padded_conv2d", .place = "cmsis_nn.pat:43",
     .depth = 5, CAPTURES(10, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("x_zero", m.x_zero),
     NODE("w_zero", m.w_zero), NODE("p", m.p), NODE("c", m.c), NODE("r", m.r), VALUE("pad", m.pad),
     VALUE("own", m.own)), PARTS(22, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.x_zero), PART(INPUT, 4, m.w_zero), PART(INNER, 5, m.p), CONST(constant),
     PART(INNER, 6, m.c), PART(CONST, 1, m.w), PART(CONST, 3, m.x_zero), PART(CONST, 4, m.w_zero),
     CONST(constant_2), CONST(constant_3), INNER(bias_add), PART(CONST, 2, m.b), ROOT(m.root), INNER(clip),
     PART(INNER, 7, m.r), CONST(requantized.constant), CONST(requantized.constant_2),
     CONST(requantized.constant_3), CONST(requantized.constant_4))},
#undef WHOLE
#define WHOLE cmsis_nn_fully_connected_whole
    {DFG_FOUND_ROW(cmsis_nn_fully_connected, whole, 0), .name = "fully_connected",
     .place = "cmsis_nn.pat:56", .depth = 4, CAPTURES(7, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("x_zero", m.x_zero), NODE("w_zero", m.w_zero), NODE("d", m.d), NODE("r", m.r)),
     PARTS(20, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.x_zero),
     PART(INPUT, 4, m.w_zero), PART(INNER, 5, m.d), PART(CONST, 1, m.w), PART(CONST, 3, m.x_zero),
     PART(CONST, 4, m.w_zero), CONST(constant), CONST(constant_2), INNER(bias_add), PART(CONST, 2, m.b),
     ROOT(m.root), INNER(clip), PART(INNER, 6, m.r), CONST(requantized.constant),
     CONST(requantized.constant_2), CONST(requantized.constant_3), CONST(requantized.constant_4))},
#undef WHOLE
#define WHOLE cmsis_nn_avg_pool2d_whole
    {DFG_FOUND_ROW(cmsis_nn_avg_pool2d, whole, 0), .name = "avg_pool2d", .place = "cmsis_nn.pat:68",
     .depth = 4, CAPTURES(3, 1, NODE("x", m.x), NODE("p", m.p), NODE("r", m.r)),
     PARTS(6, PART(INPUT, 0, m.x), PART(INNER, 1, m.p), INNER(cast), PART(INNER, 2, m.r), ROOT(m.root),
     INNER(clip))},
#undef WHOLE
#define WHOLE cmsis_nn_max_pool2d_whole
    {DFG_FOUND_ROW(cmsis_nn_max_pool2d, whole, 0), .name = "max_pool2d", .place = "cmsis_nn.pat:75",
     .depth = 2, CAPTURES(2, 1, NODE("x", m.x), NODE("p", m.p)), PARTS(4, PART(INPUT, 0, m.x),
     PART(INNER, 1, m.p), ROOT(m.root), INNER(clip))},
#undef WHOLE
#define WHOLE cmsis_nn_mul_whole
    {DFG_FOUND_ROW(cmsis_nn_mul, whole, 1), .name = "mul", .place = "cmsis_nn.pat:88", .depth = 2,
     CAPTURES(6, 5, NODE("a", m.a), NODE("b", m.b), NODE("a_zero", m.a_zero), NODE("b_zero", m.b_zero),
     NODE("zero", m.zero), NODE("r", m.r)), PARTS(14, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.a_zero), PART(INPUT, 3, m.b_zero), PART(INPUT, 4, m.zero), PART(INNER, 5, m.r),
     CONST(constant), PART(CONST, 2, m.a_zero), CONST(constant_2), PART(CONST, 3, m.b_zero),
     CONST(constant_3), PART(CONST, 4, m.zero), ROOT(m.root), INNER(clip))},
#undef WHOLE
#define WHOLE cmsis_nn_addition_whole
    {DFG_FOUND_ROW(cmsis_nn_addition, whole, 1), .name = "addition", .place = "cmsis_nn.pat:94", .depth = 2,
     CAPTURES(6, 5, NODE("a", m.a), NODE("b", m.b), NODE("a_zero", m.a_zero), NODE("b_zero", m.b_zero),
     NODE("zero", m.zero), NODE("r", m.r)), PARTS(14, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.a_zero), PART(INPUT, 3, m.b_zero), PART(INPUT, 4, m.zero), PART(INNER, 5, m.r),
     CONST(constant), PART(CONST, 2, m.a_zero), CONST(constant_2), PART(CONST, 3, m.b_zero),
     CONST(constant_3), PART(CONST, 4, m.zero), ROOT(m.root), INNER(clip))},
#undef WHOLE
#define WHOLE cmsis_nn_softmax_whole
    {DFG_FOUND_ROW(cmsis_nn_softmax, whole, 0), .name = "softmax", .place = "cmsis_nn.pat:102", .depth = 3,
     CAPTURES(4, 3, NODE("x", m.x), NODE("s", m.s), NODE("z", m.z), NODE("q", m.q)),
     PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.s), PART(INPUT, 2, m.z),
     {DFG_PART_ROOT, 0, 1, 3, AT(m.q)}, INNER(softmax), INNER(dequantize), CONST(constant),
     CONST(constant_2), PART(CONST, 1, m.s), PART(CONST, 2, m.z))},
#undef WHOLE
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
    "//   - a convolution may have an unknown number of channels; there the check raises.\n"
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
    "pattern softmax(x, s, z) {\n",
    "    q = qnn.quantize(nn.softmax(qnn.dequantize(x, const, const)), s & const, z & const);\n"
    "    where (x.dtype == i8 and attr(q, out_dtype) == i8 and value(s) == 0.00390625 and value(z) == -128)\n"
    "        or (x.dtype == i16 and attr(q, out_dtype) == i16 and value(s) == 0.000030517578125 and value(z) == 0);\n"
    "    return q;\n}\n\ntable cmsis_nn {\n    attrs { Compiler = \"cmsis-nn\" };\n"
    "    \"cmsis-nn.qnn_conv2d\" = padded_conv2d;\n    \"cmsis-nn.qnn_conv2d\" = conv2d;\n"
    "    \"cmsis-nn.qnn_fully_connected\" = fully_connected;\n    \"cmsis-nn.qnn_avg_pool2d\" = avg_pool2d;\n"
    "    \"cmsis-nn.qnn_max_pool2d\" = max_pool2d;\n    \"cmsis-nn.qnn_mul\" = mul;\n"
    "    \"cmsis-nn.qnn_add\" = addition;\n    \"cmsis-nn.qnn_softmax\" = softmax;\n}\n",
    NULL};
static const struct dfg_source cmsis_nn_sources[] = {
    {"cmsis_nn.pat", UINT64_C(0xe014cda233d01758), cmsis_nn_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit cmsis_nn_unit;
const struct dfg_unit cmsis_nn_unit = {
    .abi = DFG_ABI,
    .name = "cmsis_nn",
    .imports = cmsis_nn_imports,
    .names = &cmsis_nn_names,
    .n_patterns = 9, .patterns = cmsis_nn_patterns,
    .n_tables = 1, .tables = cmsis_nn_tables,
    .version = "0.1.0", .hash = UINT64_C(0x4f77405f97e34848),
    .n_sources = 2, .sources = cmsis_nn_sources, .law_limit = 64,
    .prefix = "cmsis_nn_",
};
