/* What fast_math.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "fast_math.h"
#if FAST_MATH_H != 0x8378a93583f0aeea
#error "fast_math.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern fast_math_patterns[] = {
#define WHOLE fast_math_add_any_zero_match
    {DFG_FOUND_ROW(fast_math_add_any_zero, match, 1), .name = "add_any_zero", .place = "fast_math.pat:11",
     .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("c", c), NODE("y", y)),
     PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(y)}, PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE fast_math_sub_any_zero_match
    {DFG_FOUND_ROW(fast_math_sub_any_zero, match, 0), .name = "sub_any_zero", .place = "fast_math.pat:12",
     .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("c", c), NODE("y", y)),
     PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(y)}, PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE fast_math_clip_free_float_match
    {DFG_FOUND_ROW(fast_math_clip_free_float, match, 0), .name = "clip_free_float",
     .place = "fast_math.pat:14", .is_rule = true, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x),
     ROOT(root))},
#undef WHOLE
#define WHOLE fast_math_pow_half_match
    {DFG_FOUND_ROW(fast_math_pow_half, match, 0), .name = "pow_half", .place = "fast_math.pat:16",
     .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("x", x), NODE("c", c)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, c), ROOT(root), PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE fast_math_make_softmax_whole
    {DFG_FOUND_ROW(fast_math_make_softmax, whole, 0), .name = "make_softmax", .place = "fast_math.pat:23",
     .is_rule = true, .depth = 3, .height = 1, CAPTURES(3, 2, NODE("x", m.x), NODE("a", m.a),
     NODE("e", m.e)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INNER, 2, m.e), ROOT(m.root),
     INNER(reduceSum), PART(CONST, 1, m.a))},
#undef WHOLE
#define WHOLE fast_math_make_l2_norm_whole
    {DFG_FOUND_ROW(fast_math_make_l2_norm, whole, 0), .name = "make_l2_norm", .place = "fast_math.pat:31",
     .is_rule = true, .depth = 2, CAPTURES(2, 1, NODE("x", m.x), VALUE("p", m.p)),
     PARTS(3, PART(INPUT, 0, m.x), ROOT(m.root), INNER(reduceL2))},
#undef WHOLE
#define WHOLE fast_math_make_leaky_relu_halves_whole
    {DFG_FOUND_ROW(fast_math_make_leaky_relu_halves, whole, 0), .name = "make_leaky_relu_halves",
     .place = "fast_math.pat:38", .is_rule = true, .depth = 4, CAPTURES(2, 2, NODE("x", m.x),
     NODE("a", m.a)), PARTS(8, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), ROOT(m.root), INNER(relu),
     INNER(mul), INNER(relu_2), INNER(neg), PART(CONST, 1, m.a))},
#undef WHOLE
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
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit fast_math_unit;
const struct dfg_unit fast_math_unit = {
    .abi = DFG_ABI,
    .name = "fast_math",
    .imports = fast_math_imports,
    .names = &fast_math_names,
    .n_patterns = 7, .patterns = fast_math_patterns,
    .rules = &fast_math_rules,
    .version = "0.1.0", .hash = UINT64_C(0x29468532a29acd7e),
    .n_sources = 2, .sources = fast_math_sources, .law_limit = 64,
    .prefix = "fast_math_",
};
