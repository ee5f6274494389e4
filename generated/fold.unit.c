/* What fold.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "fold.h"
#if FOLD_H != 0xd004946c58e53561
#error "fold.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

DFG_PATTERN_SLOTS(fold_fold_batch_norm)
DFG_PATTERN_SLOTS(fold_fold_mul)
DFG_PATTERN_SLOTS(fold_fold_div)
DFG_PATTERN_SLOTS(fold_fold_add)
DFG_PATTERN_SLOTS(fold_fold_matmul_mul)
DFG_PATTERN_SLOTS(fold_conv_zero_bias)
DFG_PATTERN_SLOTS(fold_gemm_zero_bias)
DFG_PATTERN_SLOTS(fold_qlinear_zero_bias)
DFG_PATTERN_SLOTS(fold_pad_conv)
DFG_PATTERN_SLOTS(fold_pad_conv_integer)
DFG_PATTERN_SLOTS(fold_pad_average)
DFG_PATTERN_SLOTS(fold_constant_reshaped)

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURE(kind, name, member) {name, DFG_CAP_##kind, AT(member)}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)}
static const struct dfg_pattern fold_patterns[] = {
#define WHOLE fold_fold_batch_norm_whole
    {DFG_PATTERN_ROW(fold_fold_batch_norm, whole), .name = "fold_batch_norm", .place = "fold.pat:13",
     .is_rule = true, .depth = 3, .n_captures = 9, .n_params = 7,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "scale", m.scale), CAPTURE(NODE, "shift", m.shift),
     CAPTURE(NODE, "mean", m.mean), CAPTURE(NODE, "variance", m.variance), CAPTURE(NODE, "f", m.f),
     CAPTURE(NODE, "norm", m.norm)}, .n_parts = 16, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.scale), PART(INPUT, 4, m.shift),
     PART(INPUT, 5, m.mean), PART(INPUT, 6, m.variance), PART(INNER, 7, m.f), PART(CONST, 1, m.w),
     PART(CONST, 2, m.b), {DFG_PART_ROOT, 0, 1, 8, AT(m.norm)}, PART(INNER, -1, norm_call),
     PART(CONST, 3, m.scale), PART(CONST, 4, m.shift), PART(CONST, 5, m.mean), PART(CONST, 6, m.variance)}},
#undef WHOLE
#define WHOLE fold_fold_mul_match
    {DFG_PATTERN_ROW(fold_fold_mul, match), .name = "fold_mul", .place = "fold.pat:21", .is_rule = true,
     .depth = 2, .n_captures = 5, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "w", w),
     CAPTURE(NODE, "b", b), CAPTURE(NODE, "c", c), CAPTURE(NODE, "f", f)}, .n_parts = 9,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INPUT, 3, c), PART(INNER, 4, f), PART(CONST, 1, w), PART(CONST, 2, b),
     {DFG_PART_ROOT, 0, 1, -1, AT(root)}, PART(CONST, 3, c)}},
#undef WHOLE
#define WHOLE fold_fold_div_match
    {DFG_PATTERN_ROW(fold_fold_div, match), .name = "fold_div", .place = "fold.pat:26", .is_rule = true,
     .depth = 2, .n_captures = 5, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "w", w),
     CAPTURE(NODE, "b", b), CAPTURE(NODE, "c", c), CAPTURE(NODE, "f", f)}, .n_parts = 9,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INPUT, 3, c), PART(INNER, 4, f), PART(CONST, 1, w), PART(CONST, 2, b),
     {DFG_PART_ROOT, 0, 1, -1, AT(root)}, PART(CONST, 3, c)}},
#undef WHOLE
#define WHOLE fold_fold_add_match
    {DFG_PATTERN_ROW(fold_fold_add, match), .name = "fold_add", .place = "fold.pat:32", .is_rule = true,
     .depth = 2, .n_captures = 5, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "w", w),
     CAPTURE(NODE, "b", b), CAPTURE(NODE, "c", c), CAPTURE(NODE, "f", f)}, .n_parts = 8,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INPUT, 3, c), PART(INNER, 4, f), PART(CONST, 2, b), {DFG_PART_ROOT, 0, 1, -1, AT(root)},
     PART(CONST, 3, c)}},
#undef WHOLE
#define WHOLE fold_fold_matmul_mul_whole
    {DFG_PATTERN_ROW(fold_fold_matmul_mul, whole), .name = "fold_matmul_mul", .place = "fold.pat:38",
     .is_rule = true, .depth = 2, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "c", m.c)}, .n_parts = 7, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.c), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, matMul), PART(CONST, 1, m.w), PART(CONST, 2, m.c)}},
#undef WHOLE
#define WHOLE fold_conv_zero_bias_whole
    {DFG_PATTERN_ROW(fold_conv_zero_bias, whole), .name = "conv_zero_bias", .place = "fold.pat:44",
     .is_rule = true, .depth = 1, .n_captures = 3, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "c", m.c)}, .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), {DFG_PART_ROOT, 0, 1, 2, AT(m.c)}, PART(CONST, -1, constant)}},
#undef WHOLE
#define WHOLE fold_gemm_zero_bias_match
    {DFG_PATTERN_ROW(fold_gemm_zero_bias, match), .name = "gemm_zero_bias", .place = "fold.pat:45",
     .is_rule = true, .depth = 1, .n_captures = 4, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", a), CAPTURE(NODE, "b", b),
     CAPTURE(NODE, "c", c), CAPTURE(NODE, "g", g)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, c),
     {DFG_PART_ROOT, 0, 1, 3, AT(g)}, PART(CONST, 2, c)}},
#undef WHOLE
#define WHOLE fold_qlinear_zero_bias_whole
    {DFG_PATTERN_ROW(fold_qlinear_zero_bias, whole), .name = "qlinear_zero_bias", .place = "fold.pat:51",
     .is_rule = true, .depth = 1, .n_captures = 9, .n_params = 8,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "xs", m.xs),
     CAPTURE(NODE, "xz", m.xz), CAPTURE(NODE, "w", m.w), CAPTURE(NODE, "ws", m.ws),
     CAPTURE(NODE, "wz", m.wz), CAPTURE(NODE, "ys", m.ys), CAPTURE(NODE, "yz", m.yz),
     CAPTURE(NODE, "c", m.c)}, .n_parts = 10, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.xs), PART(INPUT, 2, m.xz), PART(INPUT, 3, m.w), PART(INPUT, 4, m.ws),
     PART(INPUT, 5, m.wz), PART(INPUT, 6, m.ys), PART(INPUT, 7, m.yz), {DFG_PART_ROOT, 0, 1, 8, AT(m.c)},
     PART(CONST, -1, constant)}},
#undef WHOLE
#define WHOLE fold_pad_conv_whole
    {DFG_PATTERN_ROW(fold_pad_conv, whole), .name = "pad_conv", .place = "fold.pat:60", .is_rule = true,
     .depth = 2, .n_captures = 6, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "pads", m.pads),
     CAPTURE(NODE, "zero", m.zero), CAPTURE(NODE, "w", m.w), CAPTURE(NODE, "b", m.b),
     CAPTURE(NODE, "c", m.c)}, .n_parts = 9, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.pads), PART(INPUT, 2, m.zero), PART(INPUT, 3, m.w), PART(INPUT, 4, m.b),
     {DFG_PART_ROOT, 0, 1, 5, AT(m.c)}, PART(INNER, -1, pad), PART(CONST, 1, m.pads),
     PART(CONST, 2, m.zero)}},
#undef WHOLE
#define WHOLE fold_pad_conv_integer_whole
    {DFG_PATTERN_ROW(fold_pad_conv_integer, whole), .name = "pad_conv_integer", .place = "fold.pat:74",
     .is_rule = true, .depth = 2, .n_captures = 5, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "pads", m.pads),
     CAPTURE(NODE, "zero", m.zero), CAPTURE(NODE, "w", m.w), CAPTURE(NODE, "c", m.c)}, .n_parts = 8,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.pads), PART(INPUT, 2, m.zero),
     PART(INPUT, 3, m.w), {DFG_PART_ROOT, 0, 1, 4, AT(m.c)}, PART(INNER, -1, pad), PART(CONST, 1, m.pads),
     PART(CONST, 2, m.zero)}},
#undef WHOLE
#define WHOLE fold_pad_average_whole
    {DFG_PATTERN_ROW(fold_pad_average, whole), .name = "pad_average", .place = "fold.pat:88",
     .is_rule = true, .depth = 2, .n_captures = 5, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "pads", m.pads),
     CAPTURE(NODE, "zero", m.zero), CAPTURE(NODE, "a", m.a), CAPTURE(VALUE, "k", m.k)}, .n_parts = 7,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.pads), PART(INPUT, 2, m.zero),
     {DFG_PART_ROOT, 0, 1, 3, AT(m.a)}, PART(INNER, -1, pad), PART(CONST, 1, m.pads),
     PART(CONST, 2, m.zero)}},
#undef WHOLE
#define WHOLE fold_constant_reshaped_whole
    {DFG_PATTERN_ROW(fold_constant_reshaped, whole), .name = "constant_reshaped", .place = "fold.pat:105",
     .is_rule = true, .depth = 1, .n_captures = 2, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "c", m.c), CAPTURE(NODE, "y", m.y)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.c),
     {DFG_PART_ROOT, 0, 1, 1, AT(m.y)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, PART(CONST, 0, m.c)}},
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
