/* What arm_compute_lib.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "arm_compute_lib.h"
#if ARM_COMPUTE_LIB_H != 0xc48f2f307eb05007
#error "arm_compute_lib.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern arm_compute_lib_patterns[] = {
#define WHOLE arm_compute_lib_conv2d_whole
    {DFG_FOUND_ROW(arm_compute_lib_conv2d, whole, 1), .name = "conv2d", .place = "arm_compute_lib.pat:28",
     .depth = 4, CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("c", m.c)),
     PARTS(11, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INNER, 3, m.c),
     INNER(pad), INPUT(x), PART(CONST, 1, m.w), ROOT(m.root), INNER(relu), INNER(bias_add),
     PART(CONST, 2, m.b))},
#undef WHOLE
#define WHOLE arm_compute_lib_qnn_conv2d_whole
    {DFG_FOUND_ROW(arm_compute_lib_qnn_conv2d, whole, 1), .name = "qnn_conv2d",
     .place = "arm_compute_lib.pat:34", .depth = 5, CAPTURES(11, 9, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("x_zero", m.x_zero), NODE("w_zero", m.w_zero), NODE("x_scale", m.x_scale),
     NODE("w_scale", m.w_scale), NODE("scale", m.scale), NODE("zero", m.zero), NODE("c", m.c),
     NODE("r", m.r)), PARTS(25, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.x_zero), PART(INPUT, 4, m.w_zero), PART(INPUT, 5, m.x_scale),
     PART(INPUT, 6, m.w_scale), PART(INPUT, 7, m.scale), PART(INPUT, 8, m.zero), PART(INNER, 9, m.c),
     INNER(pad), INPUT(x), PART(CONST, 1, m.w), PART(CONST, 3, m.x_zero), PART(CONST, 4, m.w_zero),
     PART(CONST, 5, m.x_scale), PART(CONST, 6, m.w_scale), {DFG_PART_ROOT, 0, 1, 10, AT(m.r)}, INNER(relu),
     INNER(bias_add), PART(CONST, 2, m.b), INPUT(x_2), INPUT(x_3), PART(CONST, 7, m.scale),
     PART(CONST, 8, m.zero))},
#undef WHOLE
#define WHOLE arm_compute_lib_dense_whole
    {DFG_FOUND_ROW(arm_compute_lib_dense, whole, 0), .name = "dense", .place = "arm_compute_lib.pat:43",
     .depth = 2, CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("d", m.d)),
     PARTS(8, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INNER, 3, m.d),
     PART(CONST, 1, m.w), ROOT(m.root), INNER(bias_add), PART(CONST, 2, m.b))},
#undef WHOLE
#define WHOLE arm_compute_lib_qnn_dense_whole
    {DFG_FOUND_ROW(arm_compute_lib_qnn_dense, whole, 0), .name = "qnn_dense",
     .place = "arm_compute_lib.pat:49", .depth = 3, CAPTURES(11, 9, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("x_zero", m.x_zero), NODE("w_zero", m.w_zero), NODE("x_scale", m.x_scale),
     NODE("w_scale", m.w_scale), NODE("scale", m.scale), NODE("zero", m.zero), NODE("d", m.d),
     NODE("r", m.r)), PARTS(22, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.x_zero), PART(INPUT, 4, m.w_zero), PART(INPUT, 5, m.x_scale),
     PART(INPUT, 6, m.w_scale), PART(INPUT, 7, m.scale), PART(INPUT, 8, m.zero), PART(INNER, 9, m.d),
     PART(CONST, 1, m.w), PART(CONST, 3, m.x_zero), PART(CONST, 4, m.w_zero), PART(CONST, 5, m.x_scale),
     PART(CONST, 6, m.w_scale), {DFG_PART_ROOT, 0, 1, 10, AT(m.r)}, INNER(bias_add), PART(CONST, 2, m.b),
     INPUT(x), INPUT(x_2), PART(CONST, 7, m.scale), PART(CONST, 8, m.zero))},
#undef WHOLE
#define WHOLE arm_compute_lib_avg_pool2d_whole
    {DFG_FOUND_ROW(arm_compute_lib_avg_pool2d, whole, 0), .name = "avg_pool2d",
     .place = "arm_compute_lib.pat:58", .depth = 3, CAPTURES(3, 1, NODE("x", m.x), NODE("wide", m.wide),
     NODE("r", m.r)), PARTS(5, PART(INPUT, 0, m.x), PART(INNER, 1, m.wide),
     {DFG_PART_ROOT, 0, 1, 2, AT(m.r)}, INNER(avg_pool2d), INNER(global_avg_pool2d))},
#undef WHOLE
#define WHOLE arm_compute_lib_l2_pool2d_whole
    {DFG_FOUND_ROW(arm_compute_lib_l2_pool2d, whole, 0), .name = "l2_pool2d",
     .place = "arm_compute_lib.pat:66", .depth = 3, CAPTURES(1, 1, NODE("x", m.x)),
     PARTS(5, PART(INPUT, 0, m.x), ROOT(m.root), INNER(avg_pool2d), INNER(power), CONST(constant))},
#undef WHOLE
#define WHOLE arm_compute_lib_concatenation_whole
    {DFG_FOUND_ROW(arm_compute_lib_concatenation, whole, 0), .name = "concatenation",
     .place = "arm_compute_lib.pat:69", .depth = 2, CAPTURES(1, 1, NODES("fields", m.fields)),
     PARTS(3, ROOT(m.root), INNER(tuple), {DFG_PART_INPUT, 1, 0, 0, AT(m.fields)})},
#undef WHOLE
#define WHOLE arm_compute_lib_max_pool2d_match
    {DFG_FOUND_ROW(arm_compute_lib_max_pool2d, match, 0), .name = "max_pool2d",
     .place = "arm_compute_lib.pat:74", .depth = 1, CAPTURES(1, 1, NODE("x", x)),
     PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE arm_compute_lib_plain_avg_pool2d_match
    {DFG_FOUND_ROW(arm_compute_lib_plain_avg_pool2d, match, 0), .name = "plain_avg_pool2d",
     .place = "arm_compute_lib.pat:76", .depth = 1, CAPTURES(1, 1, NODE("x", x)),
     PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE arm_compute_lib_global_pool2d_match
    {DFG_FOUND_ROW(arm_compute_lib_global_pool2d, match, 0), .name = "global_pool2d",
     .place = "arm_compute_lib.pat:79", .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("p", p)),
     PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(p)})},
#undef WHOLE
#define WHOLE arm_compute_lib_binary_f32_match
    {DFG_FOUND_ROW(arm_compute_lib_binary_f32, match, 1), .name = "binary_f32",
     .place = "arm_compute_lib.pat:84", .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)),
     PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b), ROOT(root))},
#undef WHOLE
#define WHOLE arm_compute_lib_qnn_add_match
    {DFG_FOUND_ROW(arm_compute_lib_qnn_add, match, 1), .name = "qnn_add", .place = "arm_compute_lib.pat:85",
     .depth = 1, CAPTURES(9, 8, NODE("a", a), NODE("b", b), NODE("sa", sa), NODE("za", za), NODE("sb", sb),
     NODE("zb", zb), NODE("so", so), NODE("zo", zo), NODE("r", r)), PARTS(9, PART(INPUT, 0, a),
     PART(INPUT, 1, b), PART(INPUT, 2, sa), PART(INPUT, 3, za), PART(INPUT, 4, sb), PART(INPUT, 5, zb),
     PART(INPUT, 6, so), PART(INPUT, 7, zo), {DFG_PART_ROOT, 0, 1, 8, AT(r)})},
#undef WHOLE
#define WHOLE arm_compute_lib_reshape_whole
    {DFG_FOUND_ROW(arm_compute_lib_reshape, whole, 0), .name = "arm_compute_lib.reshape",
     .place = "arm_compute_lib.pat:106", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
};

/* ---- table arm_compute_lib ---- */

DFG_TABLE_SLOTS(arm_compute_lib)

static const struct dfg_table_entry arm_compute_lib_entries[] = {
    { .name = "arm_compute_lib.conv2d", .pattern = 0 },
    { .name = "arm_compute_lib.qnn_conv2d", .pattern = 1 },
    { .name = "arm_compute_lib.dense", .pattern = 2 },
    { .name = "arm_compute_lib.qnn_dense", .pattern = 3 },
    { .name = "arm_compute_lib.avg_pool2d", .pattern = 4 },
    { .name = "arm_compute_lib.l2_pool2d", .pattern = 5 },
    { .name = "arm_compute_lib.concatenate", .pattern = 6 },
    { .name = "arm_compute_lib.max_pool2d", .pattern = 7 },
    { .name = "arm_compute_lib.avg_pool2d", .pattern = 8 },
    { .name = "arm_compute_lib.global_pool2d", .pattern = 9 },
    { .name = "arm_compute_lib.binary", .pattern = 10 },
    { .name = "arm_compute_lib.qnn_add", .pattern = 11 },
    { .name = "arm_compute_lib.reshape", .pattern = 12 },
};
static const struct dfg_attr_text arm_compute_lib_attrs[] = {
    { "Compiler", "\"arm_compute_lib\"" },
};
static const struct dfg_table arm_compute_lib_tables[] = {
    { .name = "arm_compute_lib", .n = 13, .last_wins = false, .entries = arm_compute_lib_entries, .n_words = 1,
      .n_attrs = 1, .attrs = arm_compute_lib_attrs,
      .candidates = arm_compute_lib_candidates_slot, .first = arm_compute_lib_first_slot, .sweep = arm_compute_lib_sweep_slot },
};

static const struct dfg_param arm_compute_lib_params[] = {
    {"concat", offsetof(struct arm_compute_lib_options, concat)},
};

static const char *const arm_compute_lib_imports[] = { "relay", NULL };
static const char *const arm_compute_lib_text_0[] = { /* arm_compute_lib.pat */
    "// arm_compute_lib.pat -- what Arm's Compute Library can run: 7 composites over\n"
    "// Relay operators, then the operators that it takes one by one.\n//\n"
    "// Names, order and conditions are those of TVM 0.14\n"
    "// (relay/op/contrib/arm_compute_lib.py); as there all that is not quantised is f32,\n"
    "// and weights and biases are constants.  Repairs:\n"
    "//   - qnn_conv2d stands once; there the second of two can never be reached.\n"
    "//   - maximum asks both operands for their type; there operand 0 is asked twice.\n"
    "//   - a convolution whose padding is used elsewhere, too, is taken without it; there it is not taken.\n"
    "// `concatenate` is off unless asked for, as there: set `concat`.\n\nimport \"relay.ops\";\n\n"
    "param concat: bool = false : runtime;\n\n"
    "cond out_f32(c) = not present(c.out_dtype) or attr(c, out_dtype) == f32;\n"
    "cond out_i32(c) = not present(c.out_dtype) or attr(c, out_dtype) == i32;\n\n"
    "// Plain, or depthwise with a square kernel of 3 or 5 and strides of 1 or 2.\n"
    "cond shape_ok(c, x, w) =\n    c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.shape[0] == 1,\n"
    "    c.groups == 1\n        or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")\n"
    "            and dim(w, c.kernel_layout, \"H\") == dim(w, c.kernel_layout, \"W\")\n"
    "            and dim(w, c.kernel_layout, \"H\") in {3, 5} and (c.strides == [1, 1] or c.strides == [2, 2]));\n"
    "cond per_tensor(s) = s.rank == 0 or s.elements == 1;\n\npattern conv2d(x, w, b) {\n"
    "    c = nn.conv2d(nn.pad(x, _) | x, w & const);\n"
    "    where shape_ok(c, x, w), x.dtype == f32, w.dtype == f32, out_f32(c);\n"
    "    return nn.relu?(nn.bias_add?(c, b & const));\n}\n\n"
    "pattern qnn_conv2d(x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero) {\n"
    "    c = qnn.conv2d(nn.pad(x, _) | x, w & const, x_zero & const, w_zero & const, x_scale & const, w_scale & const);\n"
    "    r = qnn.requantize(nn.relu?(nn.bias_add?(c, b & const)), _, _, scale & const, zero & const);\n"
    "    where shape_ok(c, x, w), x.dtype in {u8, i8}, w.dtype in {u8, i8}, out_i32(c), r.dtype in {u8, i8};\n"
    "    where per_tensor(x_zero), per_tensor(w_zero), per_tensor(x_scale), per_tensor(w_scale);\n"
    "    where per_tensor(scale), per_tensor(zero);\n    return r;\n}\n\npattern dense(x, w, b) {\n"
    "    d = nn.dense(x, w & const);\n    where x.dtype == f32, w.dtype == f32, w.rank == 2, out_f32(d);\n"
    "    return nn.bias_add?(d, b & const);\n}\n\n"
    "pattern qnn_dense(x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero) {\n"
    "    d = qnn.dense(x, w & const, x_zero & const, w_zero & const, x_scale & const, w_scale & const);\n"
    "    r = qnn.requantize(nn.bias_add?(d, b & const), _, _, scale & const, zero & const);\n"
    "    where x.dtype in {u8, i8}, w.dtype in {u8, i8}, attr(d, out_dtype) == i32, r.dtype in {u8, i8};\n"
    "    where per_tensor(x_zero), per_tensor(w_zero), per_tensor(x_scale), per_tensor(w_scale);\n"
    "    where per_tensor(scale), per_tensor(zero);\n    return r;\n}\n\npattern avg_pool2d(x) {\n"
    "    wide = cast(x) { dtype == i32 };\n"
    "    r = cast(nn.avg_pool2d(wide) { layout == \"NHWC\", dilation == [1, 1] }\n"
    "        | nn.global_avg_pool2d(wide) { layout == \"NHWC\" });\n    where r.dtype in {u8, i8};\n"
    "    return r;\n}\n\npattern l2_pool2d(x) =\n"
    "    sqrt(nn.avg_pool2d(power(x, 2)) { layout == \"NHWC\", dilation == [1, 1] }) where x.dtype == f32;\n"
    "\npattern concatenation(fields) = concatenate((...fields)) { axis in -4..3 }\n"
    "        where concat, all(fields, fields.dtype in {f32, u8, i8});\n\n"
    "// ---- operators by themselves ----\n\npattern max_pool2d(x) =\n"
    "    nn.max_pool2d(x) { layout == \"NHWC\", dilation == [1, 1] } where x.dtype in {f32, u8, i8};\n"
    "pattern plain_avg_pool2d(x) =\n"
    "    nn.avg_pool2d(x) { layout == \"NHWC\", dilation == [1, 1] } where x.dtype == f32;\n"
    "// Averages of bytes are avg_pool2d's.\npattern global_pool2d(x) {\n"
    "    p = (nn.global_max_pool2d | nn.global_avg_pool2d)(x) { layout == \"NHWC\" };\n"
    "    where x.dtype == f32 or (p.op == nn.global_max_pool2d and x.dtype in {u8, i8});\n    return p;\n}\n"
    "pattern binary_f32(a, b) = (maximum | add)(a, b) where a.dtype == f32, b.dtype == f32;\n",
    "pattern qnn_add(a, b, sa, za, sb, zb, so, zo) {\n    r = qnn.add(a, b, sa, za, sb, zb, so, zo);\n"
    "    where a.dtype in {i8, u8}, b.dtype in {i8, u8};\n"
    "    where per_tensor(sa), per_tensor(za), per_tensor(sb), per_tensor(zb), per_tensor(so), per_tensor(zo);\n"
    "    return r;\n}\n\ntable arm_compute_lib {\n    attrs { Compiler = \"arm_compute_lib\" };\n"
    "    \"arm_compute_lib.conv2d\"      = conv2d;\n    \"arm_compute_lib.qnn_conv2d\"  = qnn_conv2d;\n"
    "    \"arm_compute_lib.dense\"       = dense;\n    \"arm_compute_lib.qnn_dense\"   = qnn_dense;\n"
    "    \"arm_compute_lib.avg_pool2d\"  = avg_pool2d;\n    \"arm_compute_lib.l2_pool2d\"   = l2_pool2d;\n"
    "    \"arm_compute_lib.concatenate\" = concatenation;\n    \"arm_compute_lib.max_pool2d\"  = max_pool2d;\n"
    "    \"arm_compute_lib.avg_pool2d\"  = plain_avg_pool2d;\n"
    "    \"arm_compute_lib.global_pool2d\" = global_pool2d;\n"
    "    \"arm_compute_lib.binary\"      = binary_f32;\n    \"arm_compute_lib.qnn_add\"     = qnn_add;\n"
    "    \"arm_compute_lib.reshape\"     = reshape(_);\n}\n",
    NULL};
static const struct dfg_source arm_compute_lib_sources[] = {
    {"arm_compute_lib.pat", UINT64_C(0xdc0bd24efc272503), arm_compute_lib_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit arm_compute_lib_unit;
const struct dfg_unit arm_compute_lib_unit = {
    .abi = DFG_ABI,
    .name = "arm_compute_lib",
    .imports = arm_compute_lib_imports,
    .names = &arm_compute_lib_names,
    .n_patterns = 13, .patterns = arm_compute_lib_patterns,
    .n_tables = 1, .tables = arm_compute_lib_tables,
    .version = "0.1.0", .hash = UINT64_C(0x41e6816d02763f41),
    .n_sources = 2, .sources = arm_compute_lib_sources, .law_limit = 64,
    .prefix = "arm_compute_lib_",
    .n_params = 1, .params = arm_compute_lib_params,
    .options = &arm_compute_lib_default_options, .options_size = sizeof(struct arm_compute_lib_options),
};
