/* What bnns.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "bnns.h"
#if BNNS_H != 0x66026d3dbe4d9fe6
#error "bnns.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern bnns_patterns[] = {
#define WHOLE bnns_conv_match
    {DFG_FOUND_ROW(bnns_conv, match, 0), .name = "conv", .place = "bnns.pat:23", .depth = 1,
     CAPTURES(3, 2, NODE("x", x), NODE("w", w), NODE("c", c)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(c)}, PART(CONST, 1, w))},
#undef WHOLE
#define WHOLE bnns_conv_bias_whole
    {DFG_FOUND_ROW(bnns_conv_bias, whole, 1), .name = "conv_bias", .place = "bnns.pat:29", .depth = 2,
     CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b)), PARTS(14, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root), INNER(add), INNER(c), CONST(conv.w),
     CONST(constant_2), INPUT(x), INPUT(x_2), INNER(bias_add), INNER(c_2), CONST(conv_2.w),
     CONST(constant_4))},
#undef WHOLE
#define WHOLE bnns_dense_match
    {DFG_FOUND_ROW(bnns_dense, match, 0), .name = "dense", .place = "bnns.pat:32", .depth = 1,
     CAPTURES(3, 2, NODE("x", x), NODE("w", w), NODE("d", d)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(d)}, PART(CONST, 1, w))},
#undef WHOLE
#define WHOLE bnns_dense_bias_whole
    {DFG_FOUND_ROW(bnns_dense_bias, whole, 1), .name = "dense_bias", .place = "bnns.pat:37", .depth = 2,
     CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root), INNER(d), PART(CONST, 1, m.w))},
#undef WHOLE
#define WHOLE bnns_dense_bias_gelu_whole
    {DFG_FOUND_ROW(bnns_dense_bias_gelu, whole, 4), .name = "dense_bias_gelu", .place = "bnns.pat:39",
     .depth = 10, CAPTURES(5, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("d", m.d),
     NODE("cubed", m.cubed)), PARTS(28, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INNER, 4, m.cubed), INNER(multiply), INNER(power), PART(INNER, 3, m.d), INNER(d),
     PART(CONST, 1, m.w), CONST(constant), CONST(constant_2), ROOT(m.root), INNER(multiply_2),
     INNER(multiply_3), INNER(add), INNER(tanh), INNER(multiply_4), CONST(constant_3), CONST(constant_4),
     CONST(constant_5), INNER(multiply_5), INNER(multiply_6), INNER(add_2), INNER(tanh_2),
     INNER(multiply_7), CONST(constant_6), CONST(constant_7), CONST(constant_8))},
#undef WHOLE
#define WHOLE bnns_batch_matmul_match
    {DFG_FOUND_ROW(bnns_batch_matmul, match, 0), .name = "batch_matmul", .place = "bnns.pat:48", .depth = 1,
     CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE bnns_pool2d_match
    {DFG_FOUND_ROW(bnns_pool2d, match, 0), .name = "pool2d", .place = "bnns.pat:49", .depth = 1,
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE bnns_instance_norm_match
    {DFG_FOUND_ROW(bnns_instance_norm, match, 0), .name = "instance_norm", .place = "bnns.pat:51",
     .depth = 1, CAPTURES(5, 3, NODE("x", x), NODE("g", g), NODE("b", b), NODE("n", n),
     VALUE("axis", axis)), PARTS(6, PART(INPUT, 0, x), PART(INPUT, 1, g), PART(INPUT, 2, b),
     {DFG_PART_ROOT, 0, 1, 3, AT(n)}, PART(CONST, 1, g), PART(CONST, 2, b))},
#undef WHOLE
#define WHOLE bnns_conv2d_bias_relu_whole
    {DFG_FOUND_ROW(bnns_conv2d_bias_relu, whole, 1), .name = "bnns.conv2d_bias_relu",
     .place = "bnns.pat:59", .is_entry = true, .depth = 3, PARTS(14, ROOT(m.root), INNER(conv_bias.add),
     INNER(conv_bias.c), INPUT(conv_bias.m.x), INPUT(conv_bias.m.w), CONST(conv_bias.conv.w),
     INPUT(conv_bias.m.b), CONST(conv_bias.constant_2), INPUT(conv_bias.x), INPUT(conv_bias.x_2),
     INNER(conv_bias.bias_add), INNER(conv_bias.c_2), CONST(conv_bias.conv_2.w),
     CONST(conv_bias.constant_4))},
#undef WHOLE
#define WHOLE bnns_conv2d_relu_whole
    {DFG_FOUND_ROW(bnns_conv2d_relu, whole, 0), .name = "bnns.conv2d_relu", .place = "bnns.pat:60",
     .is_entry = true, .depth = 2, PARTS(5, ROOT(m.root), INNER(c), INPUT(conv.x), INPUT(conv.w),
     CONST(conv.w))},
#undef WHOLE
#define WHOLE bnns_conv2d_bias_sigmoid_whole
    {DFG_FOUND_ROW(bnns_conv2d_bias_sigmoid, whole, 1), .name = "bnns.conv2d_bias_sigmoid",
     .place = "bnns.pat:61", .is_entry = true, .depth = 3, PARTS(14, ROOT(m.root), INNER(conv_bias.add),
     INNER(conv_bias.c), INPUT(conv_bias.m.x), INPUT(conv_bias.m.w), CONST(conv_bias.conv.w),
     INPUT(conv_bias.m.b), CONST(conv_bias.constant_2), INPUT(conv_bias.x), INPUT(conv_bias.x_2),
     INNER(conv_bias.bias_add), INNER(conv_bias.c_2), CONST(conv_bias.conv_2.w),
     CONST(conv_bias.constant_4))},
#undef WHOLE
#define WHOLE bnns_conv2d_sigmoid_whole
    {DFG_FOUND_ROW(bnns_conv2d_sigmoid, whole, 0), .name = "bnns.conv2d_sigmoid", .place = "bnns.pat:62",
     .is_entry = true, .depth = 2, PARTS(5, ROOT(m.root), INNER(c), INPUT(conv.x), INPUT(conv.w),
     CONST(conv.w))},
#undef WHOLE
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
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit bnns_unit;
const struct dfg_unit bnns_unit = {
    .abi = DFG_ABI,
    .name = "bnns",
    .imports = bnns_imports,
    .names = &bnns_names,
    .n_patterns = 12, .patterns = bnns_patterns,
    .n_tables = 1, .tables = bnns_tables,
    .version = "0.1.0", .hash = UINT64_C(0x3d086b7ba500a941),
    .n_sources = 2, .sources = bnns_sources, .law_limit = 64,
    .prefix = "bnns_",
};
