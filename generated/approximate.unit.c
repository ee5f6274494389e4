/* What approximate.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "approximate.h"
#if APPROXIMATE_H != 0x920e9f5e7acae2a0
#error "approximate.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct approximate_approximate_gelu_match, member)
static const struct dfg_capture approximate_approximate_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part approximate_approximate_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(approximate_approximate_gelu)

#define AT(member) offsetof(struct approximate_approximate_bias_gelu_match, member)
static const struct dfg_capture approximate_approximate_bias_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part approximate_approximate_bias_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(approximate_approximate_bias_gelu)

#define AT(member) offsetof(struct approximate_qlinear_matmul_whole, member)
static const struct dfg_capture approximate_qlinear_matmul_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"as", DFG_CAP_NODE, AT(m.as)}, {"az", DFG_CAP_NODE, AT(m.az)},
    {"b", DFG_CAP_NODE, AT(m.b)}, {"bs", DFG_CAP_NODE, AT(m.bs)}, {"bz", DFG_CAP_NODE, AT(m.bz)},
    {"ys", DFG_CAP_NODE, AT(m.ys)}, {"yz", DFG_CAP_NODE, AT(m.yz)}, {"m", DFG_CAP_NODE, AT(m.m)}};
static const struct dfg_part approximate_qlinear_matmul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.as)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.az)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bs)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.bz)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.ys)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.yz)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.m)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.as)}, {DFG_PART_CONST, 0, 0, 2, AT(m.az)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)}, {DFG_PART_CONST, 0, 0, 4, AT(m.bs)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.bz)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.ys)}, {DFG_PART_CONST, 0, 0, 7, AT(m.yz)}};
#undef AT
DFG_PATTERN_SLOTS(approximate_qlinear_matmul)

#define AT(member) offsetof(struct approximate_qlinear_conv_whole, member)
static const struct dfg_capture approximate_qlinear_conv_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"xs", DFG_CAP_NODE, AT(m.xs)}, {"xz", DFG_CAP_NODE, AT(m.xz)},
    {"w", DFG_CAP_NODE, AT(m.w)}, {"ws", DFG_CAP_NODE, AT(m.ws)}, {"wz", DFG_CAP_NODE, AT(m.wz)},
    {"ys", DFG_CAP_NODE, AT(m.ys)}, {"yz", DFG_CAP_NODE, AT(m.yz)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part approximate_qlinear_conv_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.xs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.xz)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.ws)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.wz)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.ys)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.yz)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.xs)}, {DFG_PART_CONST, 0, 0, 2, AT(m.xz)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)}, {DFG_PART_CONST, 0, 0, 3, AT(m.w)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.ws)}, {DFG_PART_CONST, 0, 0, 5, AT(m.wz)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, 6, AT(m.ys)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.yz)}};
#undef AT
DFG_PATTERN_SLOTS(approximate_qlinear_conv)

#define AT(member) offsetof(struct approximate_qlinear_conv_bias_whole, member)
static const struct dfg_capture approximate_qlinear_conv_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"xs", DFG_CAP_NODE, AT(m.xs)}, {"xz", DFG_CAP_NODE, AT(m.xz)},
    {"w", DFG_CAP_NODE, AT(m.w)}, {"ws", DFG_CAP_NODE, AT(m.ws)}, {"wz", DFG_CAP_NODE, AT(m.wz)},
    {"b", DFG_CAP_NODE, AT(m.b)}, {"bs", DFG_CAP_NODE, AT(m.bs)}, {"bz", DFG_CAP_NODE, AT(m.bz)},
    {"ys", DFG_CAP_NODE, AT(m.ys)}, {"yz", DFG_CAP_NODE, AT(m.yz)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part approximate_qlinear_conv_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.xs)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.xz)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.ws)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.wz)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.bs)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.bz)}, {DFG_PART_INPUT, 0, 0, 9, AT(m.ys)},
    {DFG_PART_INPUT, 0, 0, 10, AT(m.yz)}, {DFG_PART_INNER, 0, 0, 11, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, 1, AT(m.xs)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.xz)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.w)}, {DFG_PART_CONST, 0, 0, 4, AT(m.ws)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.wz)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_3)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.b)}, {DFG_PART_CONST, 0, 0, 7, AT(m.bs)},
    {DFG_PART_CONST, 0, 0, 8, AT(m.bz)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, 9, AT(m.ys)}, {DFG_PART_CONST, 0, 0, 10, AT(m.yz)}};
#undef AT
DFG_PATTERN_SLOTS(approximate_qlinear_conv_bias)

static const struct dfg_pattern approximate_patterns[] = {
    {.name = "approximate_gelu", .place = "approximate.pat:7", .is_rule = true, .n_captures = 1,
     .n_params = 1, .captures = approximate_approximate_gelu_captures, .n_parts = 2,
     .parts = approximate_approximate_gelu_parts,
     .match_size = sizeof(struct approximate_approximate_gelu_match),
     .whole_size = sizeof(struct approximate_approximate_gelu_match),
     .match = approximate_approximate_gelu_any, .each = approximate_approximate_gelu_all},
    {.name = "approximate_bias_gelu", .place = "approximate.pat:8", .is_rule = true, .n_captures = 2,
     .n_params = 2, .captures = approximate_approximate_bias_gelu_captures, .n_parts = 3,
     .parts = approximate_approximate_bias_gelu_parts,
     .match_size = sizeof(struct approximate_approximate_bias_gelu_match),
     .whole_size = sizeof(struct approximate_approximate_bias_gelu_match),
     .match = approximate_approximate_bias_gelu_any, .each = approximate_approximate_bias_gelu_all},
    {.name = "qlinear_matmul", .place = "approximate.pat:16", .is_rule = true, .n_captures = 9,
     .n_params = 8, .captures = approximate_qlinear_matmul_captures, .n_parts = 18,
     .parts = approximate_qlinear_matmul_parts,
     .match_size = sizeof(struct approximate_qlinear_matmul_match),
     .whole_size = sizeof(struct approximate_qlinear_matmul_whole), .match = approximate_qlinear_matmul_any,
     .each = approximate_qlinear_matmul_all},
    {.name = "qlinear_conv", .place = "approximate.pat:23", .is_rule = true, .n_captures = 9, .n_params = 8,
     .captures = approximate_qlinear_conv_captures, .n_parts = 19, .parts = approximate_qlinear_conv_parts,
     .match_size = sizeof(struct approximate_qlinear_conv_match),
     .whole_size = sizeof(struct approximate_qlinear_conv_whole), .match = approximate_qlinear_conv_any,
     .each = approximate_qlinear_conv_all},
    {.name = "qlinear_conv_bias", .place = "approximate.pat:31", .is_rule = true, .n_captures = 12,
     .n_params = 11, .captures = approximate_qlinear_conv_bias_captures, .n_parts = 26,
     .parts = approximate_qlinear_conv_bias_parts,
     .match_size = sizeof(struct approximate_qlinear_conv_bias_match),
     .whole_size = sizeof(struct approximate_qlinear_conv_bias_whole),
     .match = approximate_qlinear_conv_bias_any, .each = approximate_qlinear_conv_bias_all},
};

static const char *const approximate_imports[] = { "onnx", "com_microsoft", NULL };
static const char *const approximate_text_0[] = { /* approximate.pat */
    "// approximate.pat -- faster operators that compute other numbers, close to the old ones.\n\n"
    "import \"onnx.ops\";\nimport \"com_microsoft.ops\";\n\n"
    "// The approximation by a hyperbolic tangent (ONNX Runtime: GeluApproximation): other numbers, by up to 5e-4.\n"
    "rule approximate_gelu(x) { match com.microsoft.Gelu(x); where x.rank >= 1; rewrite com.microsoft.FastGelu(x); }\n"
    "rule approximate_bias_gelu(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); }\n"
    "\n// ---- integer operators: results may differ by one step, as rounding is done once ----\n\n"
    "// The only floats that these operators take as scales.  Dequantised numbers times an infinity may be NaN, where\n"
    "// the sum of integers is a number; products of two scales, and their quotient by a third, have to stay normal.\n"
    "cond one_scale(s) = s.elements == 1, s.dtype == f32, value(s) > 1e-12, value(s) < 1e12;\n\n"
    "rule qlinear_matmul(a, as, az, b, bs, bz, ys, yz) {\n"
    "    m = MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));\n"
    "    match QuantizeLinear(m, ys & const, yz & const);\n"
    "    where one_scale(as), one_scale(bs), one_scale(ys), az.dtype in {i8, u8}, bz.dtype in {i8, u8};\n"
    "    where same_dtype(az, yz);\n    rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz);\n}\n"
    "rule qlinear_conv(x, xs, xz, w, ws, wz, ys, yz) {\n"
    "    c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const));\n"
    "    match QuantizeLinear(c, ys & const, yz & const);\n"
    "    where one_scale(xs), one_scale(ws), one_scale(ys), xz.dtype in {i8, u8}, wz.dtype in {i8, u8};\n"
    "    where same_dtype(xz, yz);\n    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };\n}\n"
    "// With a bias of 32-bit integers, whose scale is that of input and weights; the sum has 32 bits, too.\n"
    "rule qlinear_conv_bias(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) {\n"
    "    c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const),\n"
    "             DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?));\n"
    "    match QuantizeLinear(c, ys & const, yz & const);\n"
    "    where one_scale(xs), one_scale(ws), one_scale(ys), xz.dtype in {i8, u8}, wz.dtype in {i8, u8};\n"
    "    where same_dtype(xz, yz), bs.elements == 1, value(bs) ~= value(xs) * value(ws);\n"
    "    where max([abs(v) for v in value(b)]) < 1073741824;\n"
    "    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c };\n}\n",
    NULL};
static const struct dfg_source approximate_sources[] = {
    {"approximate.pat", UINT64_C(0x67f8334c61a2576d), approximate_text_0, (const uint32_t[]){1, 2}, 2},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
    {"com_microsoft.ops", UINT64_C(0xee3e33e0b24c5890), NULL, NULL, 0},
};
extern const struct dfg_unit approximate_unit;
const struct dfg_unit approximate_unit = {
    .abi = DFG_ABI,
    .name = "approximate",
    .imports = approximate_imports,
    .names = &approximate_names,
    .n_patterns = 5, .patterns = approximate_patterns,
    .rules = &approximate_rules,
    .version = "0.1.0", .hash = UINT64_C(0xe60188284b71264e),
    .n_sources = 3, .sources = approximate_sources, .law_limit = 64,
    .prefix = "approximate_",
};
