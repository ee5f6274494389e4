/* What activation.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "activation.h"
#if ACTIVATION_H != 0x57fd9bcc15f2b2a1
#error "activation.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern activation_patterns[] = {
#define WHOLE activation_make_hard_sigmoid_whole
    {DFG_FOUND_ROW(activation_make_hard_sigmoid, whole, 1), .name = "make_hard_sigmoid",
     .place = "activation.pat:12", .is_rule = true, .depth = 3, CAPTURES(4, 3, NODE("x", m.x),
     NODE("c", m.c), NODE("d", m.d), NODE("k", m.k)), PARTS(13, PART(INPUT, 0, m.x), PART(INPUT, 1, m.c),
     PART(INPUT, 2, m.d), PART(INNER, 3, m.k), INNER(add), PART(CONST, 1, m.c), CONST(constant),
     CONST(constant_2), ROOT(m.root), INNER(div), CONST(constant_3), INNER(mul), CONST(constant_4))},
#undef WHOLE
#define WHOLE activation_make_hard_sigmoid_limits_whole
    {DFG_FOUND_ROW(activation_make_hard_sigmoid_limits, whole, 2), .name = "make_hard_sigmoid_limits",
     .place = "activation.pat:19", .is_rule = true, .depth = 4, CAPTURES(6, 5, NODE("x", m.x),
     NODE("a", m.a), NODE("b", m.b), NODE("c", m.c), NODE("d", m.d), NODE("line", m.line)),
     PARTS(23, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.b), PART(INPUT, 3, m.c),
     PART(INPUT, 4, m.d), PART(INNER, 5, m.line), INNER(mul), PART(CONST, 1, m.a), PART(CONST, 2, m.b),
     ROOT(m.root), INNER(relu), INNER(min), CONST(constant), INNER(min_2), INNER(relu_2), CONST(constant_2),
     INNER(clip), CONST(constant_3), CONST(constant_4), INNER(max), INNER(min_3), CONST(constant_5),
     PART(CONST, 4, m.d))},
#undef WHOLE
#define WHOLE activation_make_hard_swish_whole
    {DFG_FOUND_ROW(activation_make_hard_swish, whole, 1), .name = "make_hard_swish",
     .place = "activation.pat:26", .is_rule = true, .depth = 2, CAPTURES(1, 1, NODE("x", m.x)),
     PARTS(3, PART(INPUT, 0, m.x), ROOT(m.root), INNER(hardSigmoid))},
#undef WHOLE
#define WHOLE activation_make_hard_swish_whole_whole
    {DFG_FOUND_ROW(activation_make_hard_swish_whole, whole, 3), .name = "make_hard_swish_whole",
     .place = "activation.pat:30", .is_rule = true, .depth = 4, CAPTURES(4, 3, NODE("x", m.x),
     NODE("c", m.c), NODE("d", m.d), NODE("k", m.k)), PARTS(18, PART(INPUT, 0, m.x), PART(INPUT, 1, m.c),
     PART(INPUT, 2, m.d), PART(INNER, 3, m.k), INNER(add), PART(CONST, 1, m.c), CONST(constant),
     CONST(constant_2), ROOT(m.root), INNER(div), INNER(mul), CONST(constant_3), INNER(mul_2), INNER(mul_3),
     CONST(constant_4), INNER(mul_4), INNER(mul_5), CONST(constant_5))},
#undef WHOLE
#define WHOLE activation_logistic_whole
    {DFG_FOUND_ROW(activation_logistic, whole, 0), .name = "logistic", .place = "activation.pat:38",
     .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("o", m.o)), PARTS(6, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.o), ROOT(m.root), INNER(exp), INNER(neg), PART(CONST, 1, m.o))},
#undef WHOLE
#define WHOLE activation_make_sigmoid_whole
    {DFG_FOUND_ROW(activation_make_sigmoid, whole, 0), .name = "make_sigmoid", .place = "activation.pat:39",
     .is_rule = true, .depth = 4, CAPTURES(3, 3, NODE("x", m.x), NODE("o", m.o), NODE("c", m.c)),
     PARTS(15, PART(INPUT, 0, m.x), PART(INPUT, 1, m.o), PART(INPUT, 2, m.c), ROOT(m.root), INNER(div),
     INNER(add), INNER(logistic.exp), INNER(logistic.neg), CONST(logistic.m.o), PART(CONST, 2, m.c),
     INNER(reciprocal), INNER(add_2), INNER(logistic_2.exp), INNER(logistic_2.neg), CONST(logistic_2.m.o))},
#undef WHOLE
#define WHOLE activation_make_sigmoid_product_whole
    {DFG_FOUND_ROW(activation_make_sigmoid_product, whole, 0), .name = "make_sigmoid_product",
     .place = "activation.pat:44", .is_rule = true, .depth = 4, CAPTURES(3, 3, NODE("x", m.x),
     NODE("z", m.z), NODE("o", m.o)), PARTS(8, PART(INPUT, 0, m.x), PART(INPUT, 1, m.z),
     PART(INPUT, 2, m.o), ROOT(m.root), INNER(logistic.m.root), INNER(logistic.exp), INNER(logistic.neg),
     PART(CONST, 2, m.o))},
#undef WHOLE
#define WHOLE activation_make_sigmoid_tanh_whole
    {DFG_FOUND_ROW(activation_make_sigmoid_tanh, whole, 1), .name = "make_sigmoid_tanh",
     .place = "activation.pat:49", .is_rule = true, .depth = 4, CAPTURES(5, 4, NODE("x", m.x),
     NODE("a", m.a), NODE("b", m.b), NODE("c", m.c), NODE("t", m.t)), PARTS(22, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.a), PART(INPUT, 2, m.b), PART(INPUT, 3, m.c), PART(INNER, 4, m.t), INNER(mul),
     CONST(constant), INNER(div), CONST(constant_2), ROOT(m.root), INNER(mul_2), INNER(add),
     CONST(constant_3), CONST(constant_4), INNER(div_2), INNER(add_2), CONST(constant_5), CONST(constant_6),
     INNER(add_3), INNER(mul_3), CONST(constant_7), CONST(constant_8))},
#undef WHOLE
#define WHOLE activation_make_softplus_whole
    {DFG_FOUND_ROW(activation_make_softplus, whole, 0), .name = "make_softplus",
     .place = "activation.pat:56", .is_rule = true, .depth = 3, CAPTURES(2, 2, NODE("x", m.x),
     NODE("o", m.o)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.o), ROOT(m.root), INNER(add),
     INNER(exp), PART(CONST, 1, m.o))},
#undef WHOLE
#define WHOLE activation_make_leaky_relu_whole
    {DFG_FOUND_ROW(activation_make_leaky_relu, whole, 2), .name = "make_leaky_relu",
     .place = "activation.pat:58", .is_rule = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x),
     NODE("a", m.a)), PARTS(5, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), ROOT(m.root), INNER(mul),
     PART(CONST, 1, m.a))},
#undef WHOLE
};

static const char *const activation_imports[] = { "onnx", NULL };
static const char *const activation_text_0[] = { /* activation.pat */
    "// activation.pat -- activations that exporters write in parts.\n//\n"
    "// Numbers are compared within a tolerance, since they were rounded before.  All become operators\n"
    "// that ONNX has at opset 17; Gelu, which it has not, is in recent.pat.\n\nimport \"onnx.ops\";\n\n"
    "// Shapes stay those of x: constants beside it are no wider.\n"
    "cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;\n\n"
    "// Clip(x + 3, 0, 6) / 6 (ONNX Script: fuse_hardswish).\nrule make_hard_sigmoid(x, c, d) {\n"
    "    k = Clip(Add(x, c & 3), 0, 6);\n    match Div(k, d & 6) | Mul(k, d & approx(0.16666667, 1e-5));\n"
    "    where one(c, x), one(d, x), x.dtype in {f16, bf16, f32, f64};\n"
    "    rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };\n}\n"
    "// Relu(Min(x / 6 + 1/2, 1)), its limits in any order (demo 13; NXP: N14).\n"
    "rule make_hard_sigmoid_limits(x, a, b, c, d) {\n"
    "    line = Add(Mul(x, a & approx(0.16666667, 1e-5)), b & 0.5);\n"
    "    match Relu(Min(line, c & 1)) | Min(Relu(line), c & 1) | Clip(line, 0, 1) | Max(Min(line, c & 1), d & 0);\n"
    "    where one(a, x), one(b, x), not present(c) or one(c, x), not present(d) or one(d, x);\n"
    "    rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };\n}\n"
    "// x times it (ONNX Script: fuse_hardswish; NXP: N14).\nrule make_hard_swish(x) {\n"
    "    match Mul(x, HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-5, beta ~= 0.5 });\n"
    "    rewrite HardSwish(x);\n}\nrule make_hard_swish_whole(x, c, d) {\n"
    "    k = Clip(Add(x, c & 3), 0, 6);\n"
    "    match Div(Mul(x, k), d & 6) | Mul(Mul(x, k), d & approx(0.16666667, 1e-5))\n"
    "        | Mul(Mul(x, d & approx(0.16666667, 1e-5)), k);\n"
    "    where one(c, x), one(d, x), x.dtype in {f16, f32, f64};\n    rewrite HardSwish(x);\n}\n"
    "// 1 / (1 + exp(-x)), x / (1 + exp(-z)), (1 + tanh(x / 2)) / 2.\n"
    "pattern logistic(x, o) = Add(Exp(Neg(x)), o & 1);\nrule make_sigmoid(x, o, c) {\n"
    "    match Div(c & 1, logistic(x, o)) | Reciprocal(logistic(x, o));\n"
    "    where one(o, x), not present(c) or one(c, x);\n    rewrite Sigmoid(x);\n}\n"
    "rule make_sigmoid_product(x, z, o) {\n    match Div(x & !const, logistic(z, o));\n"
    "    where one(o, z), x.dtype in {f16, bf16, f32, f64};\n    rewrite Mul(x, Sigmoid(z));\n}\n"
    "rule make_sigmoid_tanh(x, a, b, c) {\n    t = Tanh(Mul(x, a & 0.5) | Div(x, a & 2));\n"
    "    match Mul(Add(t, b & 1), c & 0.5) | Div(Add(t, b & 1), c & 2) | Add(Mul(t, c & 0.5), b & 0.5);\n"
    "    where one(a, x), one(b, x), one(c, x);\n    rewrite Sigmoid(x);\n}\n// log(1 + exp(x)).\n"
    "rule make_softplus(x, o) { match Log(Add(Exp(x), o & 1)); where one(o, x); rewrite Softplus(x); }\n"
    "// The larger of x and a x, a between 0 and 1: infinity times 0 is NaN (TensorFlow Lite).\n"
    "rule make_leaky_relu(x, a) {\n    match Max(x, Mul(x, a & const));\n"
    "    where one(a, x), value(a) > 0, value(a) < 1, x.dtype in {f16, bf16, f32, f64};\n"
    "    rewrite LeakyRelu(x) { alpha = value(a) };\n}\n",
    NULL};
static const struct dfg_source activation_sources[] = {
    {"activation.pat", UINT64_C(0xe5ae9b3473efb2ad), activation_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit activation_unit;
const struct dfg_unit activation_unit = {
    .abi = DFG_ABI,
    .name = "activation",
    .imports = activation_imports,
    .names = &activation_names,
    .n_patterns = 10, .patterns = activation_patterns,
    .rules = &activation_rules,
    .version = "0.1.0", .hash = UINT64_C(0x07eaeb69ed8df271),
    .n_sources = 2, .sources = activation_sources, .law_limit = 64,
    .prefix = "activation_",
};
