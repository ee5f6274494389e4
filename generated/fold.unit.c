/* What fold.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "fold.h"
#if FOLD_H != 0x3f0db25e0dab93a7
#error "fold.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern fold_patterns[] = {
#define WHOLE fold_fold_batch_norm_whole
    {DFG_FOUND_ROW(fold_fold_batch_norm, whole, 0), .name = "fold_batch_norm", .place = "fold.pat:13",
     .is_rule = true, .depth = 3, CAPTURES(9, 7, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("scale", m.scale), NODE("shift", m.shift), NODE("mean", m.mean), NODE("variance", m.variance),
     NODE("f", m.f), NODE("norm", m.norm)), PARTS(16, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.scale), PART(INPUT, 4, m.shift), PART(INPUT, 5, m.mean),
     PART(INPUT, 6, m.variance), PART(INNER, 7, m.f), PART(CONST, 1, m.w), PART(CONST, 2, m.b),
     {DFG_PART_ROOT, 0, 1, 8, AT(m.norm)}, INNER(norm_call), PART(CONST, 3, m.scale),
     PART(CONST, 4, m.shift), PART(CONST, 5, m.mean), PART(CONST, 6, m.variance))},
#undef WHOLE
#define WHOLE fold_fold_mul_match
    {DFG_FOUND_ROW(fold_fold_mul, match, 0), .name = "fold_mul", .place = "fold.pat:21", .is_rule = true,
     .depth = 2, CAPTURES(5, 4, NODE("x", x), NODE("w", w), NODE("b", b), NODE("c", c), NODE("f", f)),
     PARTS(9, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b), PART(INPUT, 3, c), PART(INNER, 4, f),
     PART(CONST, 1, w), PART(CONST, 2, b), ROOT(root), PART(CONST, 3, c))},
#undef WHOLE
#define WHOLE fold_fold_div_match
    {DFG_FOUND_ROW(fold_fold_div, match, 0), .name = "fold_div", .place = "fold.pat:26", .is_rule = true,
     .depth = 2, CAPTURES(5, 4, NODE("x", x), NODE("w", w), NODE("b", b), NODE("c", c), NODE("f", f)),
     PARTS(9, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b), PART(INPUT, 3, c), PART(INNER, 4, f),
     PART(CONST, 1, w), PART(CONST, 2, b), ROOT(root), PART(CONST, 3, c))},
#undef WHOLE
#define WHOLE fold_fold_add_match
    {DFG_FOUND_ROW(fold_fold_add, match, 0), .name = "fold_add", .place = "fold.pat:32", .is_rule = true,
     .depth = 2, CAPTURES(5, 4, NODE("x", x), NODE("w", w), NODE("b", b), NODE("c", c), NODE("f", f)),
     PARTS(8, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b), PART(INPUT, 3, c), PART(INNER, 4, f),
     PART(CONST, 2, b), ROOT(root), PART(CONST, 3, c))},
#undef WHOLE
#define WHOLE fold_fold_matmul_mul_whole
    {DFG_FOUND_ROW(fold_fold_matmul_mul, whole, 0), .name = "fold_matmul_mul", .place = "fold.pat:38",
     .is_rule = true, .depth = 2, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("c", m.c)),
     PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.c), ROOT(m.root), INNER(matMul),
     PART(CONST, 1, m.w), PART(CONST, 2, m.c))},
#undef WHOLE
#define WHOLE fold_conv_zero_bias_whole
    {DFG_FOUND_ROW(fold_conv_zero_bias, whole, 0), .name = "conv_zero_bias", .place = "fold.pat:44",
     .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", m.x), NODE("w", m.w), NODE("c", m.c)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), {DFG_PART_ROOT, 0, 1, 2, AT(m.c)},
     CONST(constant))},
#undef WHOLE
#define WHOLE fold_gemm_zero_bias_match
    {DFG_FOUND_ROW(fold_gemm_zero_bias, match, 0), .name = "gemm_zero_bias", .place = "fold.pat:45",
     .is_rule = true, .depth = 1, CAPTURES(4, 3, NODE("a", a), NODE("b", b), NODE("c", c), NODE("g", g)),
     PARTS(5, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, c), {DFG_PART_ROOT, 0, 1, 3, AT(g)},
     PART(CONST, 2, c))},
#undef WHOLE
#define WHOLE fold_qlinear_zero_bias_whole
    {DFG_FOUND_ROW(fold_qlinear_zero_bias, whole, 0), .name = "qlinear_zero_bias", .place = "fold.pat:51",
     .is_rule = true, .depth = 1, CAPTURES(9, 8, NODE("x", m.x), NODE("xs", m.xs), NODE("xz", m.xz),
     NODE("w", m.w), NODE("ws", m.ws), NODE("wz", m.wz), NODE("ys", m.ys), NODE("yz", m.yz),
     NODE("c", m.c)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.xs), PART(INPUT, 2, m.xz),
     PART(INPUT, 3, m.w), PART(INPUT, 4, m.ws), PART(INPUT, 5, m.wz), PART(INPUT, 6, m.ys),
     PART(INPUT, 7, m.yz), {DFG_PART_ROOT, 0, 1, 8, AT(m.c)}, CONST(constant))},
#undef WHOLE
#define WHOLE fold_pad_conv_whole
    {DFG_FOUND_ROW(fold_pad_conv, whole, 0), .name = "pad_conv", .place = "fold.pat:60", .is_rule = true,
     .depth = 2, CAPTURES(6, 5, NODE("x", m.x), NODE("pads", m.pads), NODE("zero", m.zero), NODE("w", m.w),
     NODE("b", m.b), NODE("c", m.c)), PARTS(9, PART(INPUT, 0, m.x), PART(INPUT, 1, m.pads),
     PART(INPUT, 2, m.zero), PART(INPUT, 3, m.w), PART(INPUT, 4, m.b), {DFG_PART_ROOT, 0, 1, 5, AT(m.c)},
     INNER(pad), PART(CONST, 1, m.pads), PART(CONST, 2, m.zero))},
#undef WHOLE
#define WHOLE fold_pad_conv_integer_whole
    {DFG_FOUND_ROW(fold_pad_conv_integer, whole, 0), .name = "pad_conv_integer", .place = "fold.pat:74",
     .is_rule = true, .depth = 2, CAPTURES(5, 4, NODE("x", m.x), NODE("pads", m.pads), NODE("zero", m.zero),
     NODE("w", m.w), NODE("c", m.c)), PARTS(8, PART(INPUT, 0, m.x), PART(INPUT, 1, m.pads),
     PART(INPUT, 2, m.zero), PART(INPUT, 3, m.w), {DFG_PART_ROOT, 0, 1, 4, AT(m.c)}, INNER(pad),
     PART(CONST, 1, m.pads), PART(CONST, 2, m.zero))},
#undef WHOLE
#define WHOLE fold_pad_average_whole
    {DFG_FOUND_ROW(fold_pad_average, whole, 0), .name = "pad_average", .place = "fold.pat:88",
     .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("x", m.x), NODE("pads", m.pads), NODE("zero", m.zero),
     NODE("a", m.a), VALUE("k", m.k)), PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.pads),
     PART(INPUT, 2, m.zero), {DFG_PART_ROOT, 0, 1, 3, AT(m.a)}, INNER(pad), PART(CONST, 1, m.pads),
     PART(CONST, 2, m.zero))},
#undef WHOLE
#define WHOLE fold_constant_reshaped_whole
    {DFG_FOUND_ROW(fold_constant_reshaped, whole, 0), .name = "constant_reshaped", .place = "fold.pat:105",
     .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("c", m.c), NODE("y", m.y)),
     PARTS(4, PART(INPUT, 0, m.c), {DFG_PART_ROOT, 0, 1, 1, AT(m.y)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
     PART(CONST, 0, m.c))},
#undef WHOLE
};

static const char *const fold_imports[] = { "onnx", NULL };
static const char *const fold_text_0[] = { /* fold.pat */
    "// fold.pat -- what is known when a network is made: scales and shifts into weights, and operators\n"
    "// on constants.\n//\n"
    "// The new weights are computed in fold.c.  A rule asks for weights that are constants; other users\n"
    "// of such a constant keep the old one.  Batch normalisation is folded only as it is computed at\n"
    "// inference.\n\nimport \"onnx.ops\";\n\n// ---- into a convolution or a product ----\n\n"
    "// A normalisation's scale and shift (demo 5; ONNX Script: fuse_batchnorm; ONNX Runtime: ConvBNFusion).\n"
    "rule fold_batch_norm(x, w, b, scale, shift, mean, variance) {\n"
    "    f = (Conv | ConvTranspose | Gemm)(x, w & const, (b & const)?);\n"
    "    norm = BatchNormalization(f, scale & const, shift & const, mean & const, variance & const)\n"
    "        { training_mode == 0 };\n    match norm;\n    rewrite extern fold_norm;\n}\n"
    "// A factor for each channel, or for all (ONNX Runtime: ConvMulFusion; ONNX Script: fuse_conv_affine).\n"
    "rule fold_mul(x, w, b, c) {\n    f = (Conv | ConvTranspose)(x, w & const, (b & const)?);\n"
    "    match Mul(f, c & const);\n    rewrite extern fold_factor;\n}\nrule fold_div(x, w, b, c) {\n"
    "    f = (Conv | ConvTranspose)(x, w & const, (b & const)?);\n"
    "    match Div(f, c & const : {f16, f32, f64});\n    rewrite extern fold_divisor;\n}\n"
    "// A summand for each channel, or for all (ONNX Runtime: ConvAddFusion).\n"
    "rule fold_add(x, w, b, c) {\n    f = (Conv | ConvTranspose)(x, w, (b & const)?);\n"
    "    match Add(f, c & const);\n    rewrite extern fold_summand;\n}\n// A factor of a product's columns.\n"
    "rule fold_matmul_mul(x, w, c) {\n    match Mul(MatMul(x, w & const), c & const);\n"
    "    where w.rank == 2, c.rank <= 1, max([abs(v) for v in value(c)]) < 1e30;\n"
    "    rewrite MatMul(x, Mul(w, c));\n}\n// A bias of zeros (ONNX Script: remove_optional_bias).\n"
    "rule conv_zero_bias(x, w) { c = (Conv | ConvTranspose)(x, w, splat(0)); match c; rewrite c.op(x, w) { ..c }; }\n"
    "rule gemm_zero_bias(a, b, c) {\n    g = Gemm(a, b, c & splat(0));\n    match g;\n"
    "    where c.rank <= 2;\n    rewrite Gemm(a, b) { ..g };\n}\n"
    "rule qlinear_zero_bias(x, xs, xz, w, ws, wz, ys, yz) {\n"
    "    c = QLinearConv(x, xs, xz, w, ws, wz, ys, yz, splat(0));\n    match c;\n"
    "    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };\n}\n\n"
    "// ---- padding into what pads itself ----\n\n"
    "// Zeros around a convolution's input (demo 6; ONNX Script: fuse_pad_into_conv).\n"
    "rule pad_conv(x, pads, zero, w, b) {\n"
    "    c = Conv(Pad(x, pads & const, (zero & 0)?) { mode == \"constant\" }, w, b?);\n    match c;\n"
    "    where c.auto_pad in {\"NOTSET\", \"VALID\"}, x.rank >= 3;\n"
    "    where min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;\n"
    "    where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;\n"
    "    rewrite Conv(x, w, b?) {\n        ..c, auto_pad = \"NOTSET\",\n"
    "        pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4]\n"
    "                + (present(c.pads) and c.auto_pad == \"NOTSET\" ? c.pads[i] : 0)\n"
    "                for i in range(2 * (x.rank - 2))]\n    };\n}\n"
    "// The same of integers, whose zero is the zero point: only where there is none.\n"
    "rule pad_conv_integer(x, pads, zero, w) {\n"
    "    c = ConvInteger(Pad(x, pads & const, (zero & 0)?) { mode == \"constant\" }, w);\n    match c;\n"
    "    where c.auto_pad in {\"NOTSET\", \"VALID\"}, x.rank >= 3;\n"
    "    where min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;\n"
    "    where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;\n"
    "    rewrite ConvInteger(x, w) {\n        ..c, auto_pad = \"NOTSET\",\n"
    "        pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4]\n"
    "                + (present(c.pads) and c.auto_pad == \"NOTSET\" ? c.pads[i] : 0)\n"
    "                for i in range(2 * (x.rank - 2))]\n    };\n}\n"
    "// Zeros around an average that counts them (onnx/optimizer: fuse_pad_into_pool).\n"
    "rule pad_average(x, pads, zero) {\n"
    "    a = AveragePool(Pad(x, pads & const, (zero & 0)?) { mode == \"constant\" })\n"
    "        { count_include_pad == 1, auto_pad == \"NOTSET\", ceil_mode == 0, kernel_shape = k };\n"
    "    match a;\n",
    "    where x.rank >= 3, min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;\n"
    "    where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;\n"
    "    where max([v for v in value(pads)]) + (present(a.pads) ? max(a.pads) : 0) < min(k);\n"
    "    rewrite AveragePool(x) {\n        ..a,\n"
    "        pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4] + (present(a.pads) ? a.pads[i] : 0)\n"
    "                for i in range(2 * (x.rank - 2))]\n    };\n}\n\n// ---- constants ----\n\n"
    "// The same elements in another shape (ONNX Runtime: UnsqueezeElimination, constant folding).\n"
    "rule constant_reshaped(c) {\n    y = (Reshape | Squeeze | Unsqueeze | Flatten)(c & const, ...);\n"
    "    match y;\n    where present(y.elements);\n    rewrite extern fold_same_elements;\n}\n",
    NULL};
static const struct dfg_source fold_sources[] = {
    {"fold.pat", UINT64_C(0x69ff4a3ec0bb43f4), fold_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit fold_unit;
const struct dfg_unit fold_unit = {
    .abi = DFG_ABI,
    .name = "fold",
    .imports = fold_imports,
    .names = &fold_names,
    .n_patterns = 12, .patterns = fold_patterns,
    .rules = &fold_rules,
    .version = "0.1.0", .hash = UINT64_C(0xa5bb35eac5d3d3ac),
    .n_sources = 2, .sources = fold_sources, .law_limit = 64,
    .prefix = "fold_",
};
