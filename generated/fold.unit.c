/* What fold.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "fold.h"
#if FOLD_H != 0xb900d63ec9e1da4f
#error "fold.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct fold_fold_batch_norm_whole, member)
static const struct dfg_capture fold_fold_batch_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"shift", DFG_CAP_NODE, AT(m.shift)},
    {"mean", DFG_CAP_NODE, AT(m.mean)}, {"variance", DFG_CAP_NODE, AT(m.variance)},
    {"f", DFG_CAP_NODE, AT(m.f)}, {"norm", DFG_CAP_NODE, AT(m.norm)}};
static const struct dfg_part fold_fold_batch_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.shift)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.mean)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.variance)}, {DFG_PART_INNER, 0, 0, 7, AT(m.f)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_CONST, 0, 0, 2, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, 8, AT(m.norm)}, {DFG_PART_INNER, 0, 0, -1, AT(norm_call)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.scale)}, {DFG_PART_CONST, 0, 0, 4, AT(m.shift)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.mean)}, {DFG_PART_CONST, 0, 0, 6, AT(m.variance)}};
#undef AT
DFG_PATTERN_SLOTS(fold_fold_batch_norm)

#define AT(member) offsetof(struct fold_fold_mul_match, member)
static const struct dfg_capture fold_fold_mul_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}, {"f", DFG_CAP_NODE, AT(f)}};
static const struct dfg_part fold_fold_mul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(c)}, {DFG_PART_INNER, 0, 0, 4, AT(f)}, {DFG_PART_CONST, 0, 0, 1, AT(w)},
    {DFG_PART_CONST, 0, 0, 2, AT(b)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 3, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(fold_fold_mul)

#define AT(member) offsetof(struct fold_fold_div_match, member)
static const struct dfg_capture fold_fold_div_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}, {"f", DFG_CAP_NODE, AT(f)}};
static const struct dfg_part fold_fold_div_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(c)}, {DFG_PART_INNER, 0, 0, 4, AT(f)}, {DFG_PART_CONST, 0, 0, 1, AT(w)},
    {DFG_PART_CONST, 0, 0, 2, AT(b)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 3, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(fold_fold_div)

#define AT(member) offsetof(struct fold_fold_add_match, member)
static const struct dfg_capture fold_fold_add_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}, {"f", DFG_CAP_NODE, AT(f)}};
static const struct dfg_part fold_fold_add_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(c)}, {DFG_PART_INNER, 0, 0, 4, AT(f)}, {DFG_PART_CONST, 0, 0, 2, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}, {DFG_PART_CONST, 0, 0, 3, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(fold_fold_add)

#define AT(member) offsetof(struct fold_fold_matmul_mul_whole, member)
static const struct dfg_capture fold_fold_matmul_mul_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part fold_fold_matmul_mul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMul)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.c)}};
#undef AT
DFG_PATTERN_SLOTS(fold_fold_matmul_mul)

#define AT(member) offsetof(struct fold_conv_zero_bias_whole, member)
static const struct dfg_capture fold_conv_zero_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part fold_conv_zero_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, 2, AT(m.c)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(fold_conv_zero_bias)

#define AT(member) offsetof(struct fold_gemm_zero_bias_match, member)
static const struct dfg_capture fold_gemm_zero_bias_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"c", DFG_CAP_NODE, AT(c)},
    {"g", DFG_CAP_NODE, AT(g)}};
static const struct dfg_part fold_gemm_zero_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(c)},
    {DFG_PART_ROOT, 0, 1, 3, AT(g)}, {DFG_PART_CONST, 0, 0, 2, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(fold_gemm_zero_bias)

#define AT(member) offsetof(struct fold_qlinear_zero_bias_whole, member)
static const struct dfg_capture fold_qlinear_zero_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"xs", DFG_CAP_NODE, AT(m.xs)}, {"xz", DFG_CAP_NODE, AT(m.xz)},
    {"w", DFG_CAP_NODE, AT(m.w)}, {"ws", DFG_CAP_NODE, AT(m.ws)}, {"wz", DFG_CAP_NODE, AT(m.wz)},
    {"ys", DFG_CAP_NODE, AT(m.ys)}, {"yz", DFG_CAP_NODE, AT(m.yz)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part fold_qlinear_zero_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.xs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.xz)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.ws)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.wz)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.ys)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.yz)},
    {DFG_PART_ROOT, 0, 1, 8, AT(m.c)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(fold_qlinear_zero_bias)

#define AT(member) offsetof(struct fold_pad_conv_whole, member)
static const struct dfg_capture fold_pad_conv_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"pads", DFG_CAP_NODE, AT(m.pads)}, {"zero", DFG_CAP_NODE, AT(m.zero)},
    {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part fold_pad_conv_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.pads)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.b)}, {DFG_PART_ROOT, 0, 1, 5, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_CONST, 0, 0, 1, AT(m.pads)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.zero)}};
#undef AT
DFG_PATTERN_SLOTS(fold_pad_conv)

#define AT(member) offsetof(struct fold_pad_conv_integer_whole, member)
static const struct dfg_capture fold_pad_conv_integer_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"pads", DFG_CAP_NODE, AT(m.pads)}, {"zero", DFG_CAP_NODE, AT(m.zero)},
    {"w", DFG_CAP_NODE, AT(m.w)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part fold_pad_conv_integer_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.pads)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, 4, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.pads)}, {DFG_PART_CONST, 0, 0, 2, AT(m.zero)}};
#undef AT
DFG_PATTERN_SLOTS(fold_pad_conv_integer)

#define AT(member) offsetof(struct fold_pad_average_whole, member)
static const struct dfg_capture fold_pad_average_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"pads", DFG_CAP_NODE, AT(m.pads)}, {"zero", DFG_CAP_NODE, AT(m.zero)},
    {"a", DFG_CAP_NODE, AT(m.a)}, {"k", DFG_CAP_VALUE, AT(m.k)}};
static const struct dfg_part fold_pad_average_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.pads)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zero)}, {DFG_PART_ROOT, 0, 1, 3, AT(m.a)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_CONST, 0, 0, 1, AT(m.pads)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.zero)}};
#undef AT
DFG_PATTERN_SLOTS(fold_pad_average)

#define AT(member) offsetof(struct fold_constant_reshaped_whole, member)
static const struct dfg_capture fold_constant_reshaped_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part fold_constant_reshaped_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_ROOT, 0, 1, 1, AT(m.y)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_CONST, 0, 0, 0, AT(m.c)}};
#undef AT
DFG_PATTERN_SLOTS(fold_constant_reshaped)

static const struct dfg_pattern fold_patterns[] = {
    {.name = "fold_batch_norm", .place = "fold.pat:13", .is_rule = true, .n_captures = 9, .n_params = 7,
     .captures = fold_fold_batch_norm_captures, .n_parts = 16, .parts = fold_fold_batch_norm_parts,
     .match_size = sizeof(struct fold_fold_batch_norm_match),
     .whole_size = sizeof(struct fold_fold_batch_norm_whole), .match = fold_fold_batch_norm_any,
     .each = fold_fold_batch_norm_all},
    {.name = "fold_mul", .place = "fold.pat:21", .is_rule = true, .n_captures = 5, .n_params = 4,
     .captures = fold_fold_mul_captures, .n_parts = 9, .parts = fold_fold_mul_parts,
     .match_size = sizeof(struct fold_fold_mul_match), .whole_size = sizeof(struct fold_fold_mul_match),
     .match = fold_fold_mul_any, .each = fold_fold_mul_all},
    {.name = "fold_div", .place = "fold.pat:26", .is_rule = true, .n_captures = 5, .n_params = 4,
     .captures = fold_fold_div_captures, .n_parts = 9, .parts = fold_fold_div_parts,
     .match_size = sizeof(struct fold_fold_div_match), .whole_size = sizeof(struct fold_fold_div_match),
     .match = fold_fold_div_any, .each = fold_fold_div_all},
    {.name = "fold_add", .place = "fold.pat:32", .is_rule = true, .n_captures = 5, .n_params = 4,
     .captures = fold_fold_add_captures, .n_parts = 8, .parts = fold_fold_add_parts,
     .match_size = sizeof(struct fold_fold_add_match), .whole_size = sizeof(struct fold_fold_add_match),
     .match = fold_fold_add_any, .each = fold_fold_add_all},
    {.name = "fold_matmul_mul", .place = "fold.pat:38", .is_rule = true, .n_captures = 3, .n_params = 3,
     .captures = fold_fold_matmul_mul_captures, .n_parts = 7, .parts = fold_fold_matmul_mul_parts,
     .match_size = sizeof(struct fold_fold_matmul_mul_match),
     .whole_size = sizeof(struct fold_fold_matmul_mul_whole), .match = fold_fold_matmul_mul_any,
     .each = fold_fold_matmul_mul_all},
    {.name = "conv_zero_bias", .place = "fold.pat:44", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = fold_conv_zero_bias_captures, .n_parts = 4, .parts = fold_conv_zero_bias_parts,
     .match_size = sizeof(struct fold_conv_zero_bias_match),
     .whole_size = sizeof(struct fold_conv_zero_bias_whole), .match = fold_conv_zero_bias_any,
     .each = fold_conv_zero_bias_all},
    {.name = "gemm_zero_bias", .place = "fold.pat:45", .is_rule = true, .n_captures = 4, .n_params = 3,
     .captures = fold_gemm_zero_bias_captures, .n_parts = 5, .parts = fold_gemm_zero_bias_parts,
     .match_size = sizeof(struct fold_gemm_zero_bias_match),
     .whole_size = sizeof(struct fold_gemm_zero_bias_match), .match = fold_gemm_zero_bias_any,
     .each = fold_gemm_zero_bias_all},
    {.name = "qlinear_zero_bias", .place = "fold.pat:51", .is_rule = true, .n_captures = 9, .n_params = 8,
     .captures = fold_qlinear_zero_bias_captures, .n_parts = 10, .parts = fold_qlinear_zero_bias_parts,
     .match_size = sizeof(struct fold_qlinear_zero_bias_match),
     .whole_size = sizeof(struct fold_qlinear_zero_bias_whole), .match = fold_qlinear_zero_bias_any,
     .each = fold_qlinear_zero_bias_all},
    {.name = "pad_conv", .place = "fold.pat:60", .is_rule = true, .n_captures = 6, .n_params = 5,
     .captures = fold_pad_conv_captures, .n_parts = 9, .parts = fold_pad_conv_parts,
     .match_size = sizeof(struct fold_pad_conv_match), .whole_size = sizeof(struct fold_pad_conv_whole),
     .match = fold_pad_conv_any, .each = fold_pad_conv_all},
    {.name = "pad_conv_integer", .place = "fold.pat:74", .is_rule = true, .n_captures = 5, .n_params = 4,
     .captures = fold_pad_conv_integer_captures, .n_parts = 8, .parts = fold_pad_conv_integer_parts,
     .match_size = sizeof(struct fold_pad_conv_integer_match),
     .whole_size = sizeof(struct fold_pad_conv_integer_whole), .match = fold_pad_conv_integer_any,
     .each = fold_pad_conv_integer_all},
    {.name = "pad_average", .place = "fold.pat:88", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = fold_pad_average_captures, .n_parts = 7, .parts = fold_pad_average_parts,
     .match_size = sizeof(struct fold_pad_average_match),
     .whole_size = sizeof(struct fold_pad_average_whole), .match = fold_pad_average_any,
     .each = fold_pad_average_all},
    {.name = "constant_reshaped", .place = "fold.pat:105", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = fold_constant_reshaped_captures, .n_parts = 4, .parts = fold_constant_reshaped_parts,
     .match_size = sizeof(struct fold_constant_reshaped_match),
     .whole_size = sizeof(struct fold_constant_reshaped_whole), .match = fold_constant_reshaped_any,
     .each = fold_constant_reshaped_all},
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
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit fold_unit;
const struct dfg_unit fold_unit = {
    .abi = DFG_ABI,
    .name = "fold",
    .imports = fold_imports,
    .names = &fold_names,
    .n_patterns = 12, .patterns = fold_patterns,
    .rules = &fold_rules,
    .version = "0.1.0", .hash = UINT64_C(0x74719ab864a867fd),
    .n_sources = 2, .sources = fold_sources, .law_limit = 64,
    .prefix = "fold_",
};
