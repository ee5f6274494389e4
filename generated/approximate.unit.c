/* What approximate.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "approximate.h"
#if APPROXIMATE_H != 0xe7ed98bdc13bf787
#error "approximate.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

DFG_PATTERN_SLOTS(approximate_approximate_gelu)
DFG_PATTERN_SLOTS(approximate_approximate_bias_gelu)
DFG_PATTERN_SLOTS(approximate_qlinear_matmul)
DFG_PATTERN_SLOTS(approximate_qlinear_conv)
DFG_PATTERN_SLOTS(approximate_qlinear_conv_bias)

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURE(kind, name, member) {name, DFG_CAP_##kind, AT(member)}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)}
static const struct dfg_pattern approximate_patterns[] = {
#define WHOLE approximate_approximate_gelu_match
    {DFG_PATTERN_ROW(approximate_approximate_gelu, match), .name = "approximate_gelu",
     .place = "approximate.pat:7", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x)}, .n_parts = 2,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE approximate_approximate_bias_gelu_match
    {DFG_PATTERN_ROW(approximate_approximate_bias_gelu, match), .name = "approximate_bias_gelu",
     .place = "approximate.pat:8", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "b", b)}, .n_parts = 3,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, b),
     {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE approximate_qlinear_matmul_whole
    {DFG_PATTERN_ROW(approximate_qlinear_matmul, whole), .name = "qlinear_matmul",
     .place = "approximate.pat:16", .is_rule = true, .n_captures = 9, .n_params = 8,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", m.a), CAPTURE(NODE, "as", m.as),
     CAPTURE(NODE, "az", m.az), CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "bs", m.bs),
     CAPTURE(NODE, "bz", m.bz), CAPTURE(NODE, "ys", m.ys), CAPTURE(NODE, "yz", m.yz),
     CAPTURE(NODE, "m", m.m)}, .n_parts = 18, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.a),
     PART(INPUT, 1, m.as), PART(INPUT, 2, m.az), PART(INPUT, 3, m.b), PART(INPUT, 4, m.bs),
     PART(INPUT, 5, m.bz), PART(INPUT, 6, m.ys), PART(INPUT, 7, m.yz), PART(INNER, 8, m.m),
     PART(INNER, -1, dequantizeLinear), PART(CONST, 1, m.as), PART(CONST, 2, m.az),
     PART(INNER, -1, dequantizeLinear_2), PART(CONST, 4, m.bs), PART(CONST, 5, m.bz),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(CONST, 6, m.ys), PART(CONST, 7, m.yz)}},
#undef WHOLE
#define WHOLE approximate_qlinear_conv_whole
    {DFG_PATTERN_ROW(approximate_qlinear_conv, whole), .name = "qlinear_conv",
     .place = "approximate.pat:23", .is_rule = true, .n_captures = 9, .n_params = 8,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "xs", m.xs),
     CAPTURE(NODE, "xz", m.xz), CAPTURE(NODE, "w", m.w), CAPTURE(NODE, "ws", m.ws),
     CAPTURE(NODE, "wz", m.wz), CAPTURE(NODE, "ys", m.ys), CAPTURE(NODE, "yz", m.yz),
     CAPTURE(NODE, "c", m.c)}, .n_parts = 19, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.xs), PART(INPUT, 2, m.xz), PART(INPUT, 3, m.w), PART(INPUT, 4, m.ws),
     PART(INPUT, 5, m.wz), PART(INPUT, 6, m.ys), PART(INPUT, 7, m.yz), PART(INNER, 8, m.c),
     PART(INNER, -1, dequantizeLinear), PART(CONST, 1, m.xs), PART(CONST, 2, m.xz),
     PART(INNER, -1, dequantizeLinear_2), PART(CONST, 3, m.w), PART(CONST, 4, m.ws), PART(CONST, 5, m.wz),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(CONST, 6, m.ys), PART(CONST, 7, m.yz)}},
#undef WHOLE
#define WHOLE approximate_qlinear_conv_bias_whole
    {DFG_PATTERN_ROW(approximate_qlinear_conv_bias, whole), .name = "qlinear_conv_bias",
     .place = "approximate.pat:31", .is_rule = true, .n_captures = 12, .n_params = 11,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "xs", m.xs),
     CAPTURE(NODE, "xz", m.xz), CAPTURE(NODE, "w", m.w), CAPTURE(NODE, "ws", m.ws),
     CAPTURE(NODE, "wz", m.wz), CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "bs", m.bs),
     CAPTURE(NODE, "bz", m.bz), CAPTURE(NODE, "ys", m.ys), CAPTURE(NODE, "yz", m.yz),
     CAPTURE(NODE, "c", m.c)}, .n_parts = 26, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.xs), PART(INPUT, 2, m.xz), PART(INPUT, 3, m.w), PART(INPUT, 4, m.ws),
     PART(INPUT, 5, m.wz), PART(INPUT, 6, m.b), PART(INPUT, 7, m.bs), PART(INPUT, 8, m.bz),
     PART(INPUT, 9, m.ys), PART(INPUT, 10, m.yz), PART(INNER, 11, m.c), PART(INNER, -1, dequantizeLinear),
     PART(CONST, 1, m.xs), PART(CONST, 2, m.xz), PART(INNER, -1, dequantizeLinear_2), PART(CONST, 3, m.w),
     PART(CONST, 4, m.ws), PART(CONST, 5, m.wz), PART(INNER, -1, dequantizeLinear_3), PART(CONST, 6, m.b),
     PART(CONST, 7, m.bs), PART(CONST, 8, m.bz), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(CONST, 9, m.ys), PART(CONST, 10, m.yz)}},
#undef WHOLE
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
