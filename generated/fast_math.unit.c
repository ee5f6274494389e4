/* What fast_math.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "fast_math.h"
#if FAST_MATH_H != 0xf067481cbd310905
#error "fast_math.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct fast_math_add_any_zero_match, member)
static const struct dfg_capture fast_math_add_any_zero_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fast_math_add_any_zero_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(fast_math_add_any_zero)

#define AT(member) offsetof(struct fast_math_sub_any_zero_match, member)
static const struct dfg_capture fast_math_sub_any_zero_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fast_math_sub_any_zero_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(fast_math_sub_any_zero)

#define AT(member) offsetof(struct fast_math_clip_free_float_match, member)
static const struct dfg_capture fast_math_clip_free_float_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part fast_math_clip_free_float_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(fast_math_clip_free_float)

#define AT(member) offsetof(struct fast_math_pow_half_match, member)
static const struct dfg_capture fast_math_pow_half_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part fast_math_pow_half_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(fast_math_pow_half)

#define AT(member) offsetof(struct fast_math_make_softmax_whole, member)
static const struct dfg_capture fast_math_make_softmax_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}, {"e", DFG_CAP_NODE, AT(m.e)}};
static const struct dfg_part fast_math_make_softmax_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.e)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(reduceSum)}, {DFG_PART_CONST, 0, 0, 1, AT(m.a)}};
#undef AT
DFG_PATTERN_SLOTS(fast_math_make_softmax)

#define AT(member) offsetof(struct fast_math_make_l2_norm_whole, member)
static const struct dfg_capture fast_math_make_l2_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"p", DFG_CAP_VALUE, AT(m.p)}};
static const struct dfg_part fast_math_make_l2_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(reduceL2)}};
#undef AT
DFG_PATTERN_SLOTS(fast_math_make_l2_norm)

#define AT(member) offsetof(struct fast_math_make_leaky_relu_halves_whole, member)
static const struct dfg_capture fast_math_make_leaky_relu_halves_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}};
static const struct dfg_part fast_math_make_leaky_relu_halves_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(relu_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(neg)}, {DFG_PART_CONST, 0, 0, 1, AT(m.a)}};
#undef AT
DFG_PATTERN_SLOTS(fast_math_make_leaky_relu_halves)

static const struct dfg_pattern fast_math_patterns[] = {
    {.name = "add_any_zero", .place = "fast_math.pat:11", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = fast_math_add_any_zero_captures, .n_parts = 4, .parts = fast_math_add_any_zero_parts,
     .match_size = sizeof(struct fast_math_add_any_zero_match),
     .whole_size = sizeof(struct fast_math_add_any_zero_match), .match = fast_math_add_any_zero_any,
     .each = fast_math_add_any_zero_all},
    {.name = "sub_any_zero", .place = "fast_math.pat:12", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = fast_math_sub_any_zero_captures, .n_parts = 4, .parts = fast_math_sub_any_zero_parts,
     .match_size = sizeof(struct fast_math_sub_any_zero_match),
     .whole_size = sizeof(struct fast_math_sub_any_zero_match), .match = fast_math_sub_any_zero_any,
     .each = fast_math_sub_any_zero_all},
    {.name = "clip_free_float", .place = "fast_math.pat:14", .is_rule = true, .n_captures = 1,
     .n_params = 1, .captures = fast_math_clip_free_float_captures, .n_parts = 2,
     .parts = fast_math_clip_free_float_parts, .match_size = sizeof(struct fast_math_clip_free_float_match),
     .whole_size = sizeof(struct fast_math_clip_free_float_match), .match = fast_math_clip_free_float_any,
     .each = fast_math_clip_free_float_all},
    {.name = "pow_half", .place = "fast_math.pat:16", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = fast_math_pow_half_captures, .n_parts = 4, .parts = fast_math_pow_half_parts,
     .match_size = sizeof(struct fast_math_pow_half_match),
     .whole_size = sizeof(struct fast_math_pow_half_match), .match = fast_math_pow_half_any,
     .each = fast_math_pow_half_all},
    {.name = "make_softmax", .place = "fast_math.pat:23", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = fast_math_make_softmax_captures, .n_parts = 6, .parts = fast_math_make_softmax_parts,
     .match_size = sizeof(struct fast_math_make_softmax_match),
     .whole_size = sizeof(struct fast_math_make_softmax_whole), .match = fast_math_make_softmax_any,
     .each = fast_math_make_softmax_all},
    {.name = "make_l2_norm", .place = "fast_math.pat:31", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = fast_math_make_l2_norm_captures, .n_parts = 3, .parts = fast_math_make_l2_norm_parts,
     .match_size = sizeof(struct fast_math_make_l2_norm_match),
     .whole_size = sizeof(struct fast_math_make_l2_norm_whole), .match = fast_math_make_l2_norm_any,
     .each = fast_math_make_l2_norm_all},
    {.name = "make_leaky_relu_halves", .place = "fast_math.pat:38", .is_rule = true, .n_captures = 2,
     .n_params = 2, .captures = fast_math_make_leaky_relu_halves_captures, .n_parts = 8,
     .parts = fast_math_make_leaky_relu_halves_parts,
     .match_size = sizeof(struct fast_math_make_leaky_relu_halves_match),
     .whole_size = sizeof(struct fast_math_make_leaky_relu_halves_whole),
     .match = fast_math_make_leaky_relu_halves_any, .each = fast_math_make_leaky_relu_halves_all},
};

static const char *const fast_math_imports[] = { "onnx", NULL };
static const char *const fast_math_text_0[] = { /* fast_math.pat */
    "// fast_math.pat -- what is the same over the reals, but changes signs of zero, infinities or NaN.\n"
    "//\n// For networks that are known to compute neither.  Each rule says which values it changes.\n\n"
    "import \"onnx.ops\";\n\ncond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;\n\n"
    "// x + 0 and x - 0 (ONNX Script: no_op; onnx/optimizer: eliminate_nop_with_unit): -0.0 + 0.0 is 0.0.\n"
    "cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y);\n"
    "rule add_any_zero(x, c) { y = Add(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "rule sub_any_zero(x, c) { y = Sub(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "// Of an infinity it is the greatest number.\nrule clip_free_float(x) { match Clip(x); rewrite x; }\n"
    "// Of -0.0 the power is 0.0 and of minus infinity infinity, the root is -0.0 and NaN.\n"
    "rule pow_half(x, c) {\n    match Pow(x, c & 0.5);\n    where one(c, x), x.dtype in {f16, f32, f64};\n"
    "    rewrite Sqrt(x);\n}\n// Of an infinity one element is NaN, of Softmax all are.\n"
    "// Exp over its own sum (spare demo: `Exp / Sum => Softmax`; TensorFlow Lite).\n"
    "rule make_softmax(x, a) {\n    e = Exp(x);\n"
    "    match Div(e, ReduceSum(e, a & const) { keepdims == 1 });\n"
    "    where x.dtype in {f16, bf16, f32, f64}, value(a) >= -8, uses(e) == 2;\n"
    "    rewrite Softmax(x) { axis = value(a) };\n}\n"
    "// Of zeros 0 / 0 is NaN, LpNormalization's result is 0.\n// x over its length (spare demo: L2Norm).\n"
    "rule make_l2_norm(x) {\n    match Div(x, ReduceL2(x) { axes = p, keepdims == 1 });\n"
    "    where len(p) == 1, x.dtype in {f16, bf16, f32, f64};\n"
    "    rewrite LpNormalization(x) { axis = p[0], p = 2 };\n}\n"
    "// Of -0.0 the difference is 0.0, LeakyRelu's result is -0.0.\n"
    "// Relu(x) - a Relu(-x), as a slope for negative numbers.\nrule make_leaky_relu_halves(x, a) {\n"
    "    match Sub(Relu(x), Mul(Relu(Neg(x)), a & const));\n"
    "    where one(a, x), x.dtype in {f16, bf16, f32, f64};\n"
    "    rewrite LeakyRelu(x) { alpha = value(a) };\n}\n",
    NULL};
static const struct dfg_source fast_math_sources[] = {
    {"fast_math.pat", UINT64_C(0x4590151b6cf612c6), fast_math_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit fast_math_unit;
const struct dfg_unit fast_math_unit = {
    .abi = DFG_ABI,
    .name = "fast_math",
    .imports = fast_math_imports,
    .names = &fast_math_names,
    .n_patterns = 7, .patterns = fast_math_patterns,
    .rules = &fast_math_rules,
    .version = "0.1.0", .hash = UINT64_C(0xe24053c72de9d931),
    .n_sources = 2, .sources = fast_math_sources, .law_limit = 64,
    .prefix = "fast_math_",
};
