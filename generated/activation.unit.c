/* What activation.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "activation.h"
#if ACTIVATION_H != 0xebf81d57a987c332
#error "activation.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

DFG_PATTERN_SLOTS(activation_make_hard_sigmoid)
DFG_PATTERN_SLOTS(activation_make_hard_sigmoid_limits)
DFG_PATTERN_SLOTS(activation_make_hard_swish)
DFG_PATTERN_SLOTS(activation_make_hard_swish_whole)
DFG_PATTERN_SLOTS(activation_logistic)
DFG_PATTERN_SLOTS(activation_make_sigmoid)
DFG_PATTERN_SLOTS(activation_make_sigmoid_product)
DFG_PATTERN_SLOTS(activation_make_sigmoid_tanh)
DFG_PATTERN_SLOTS(activation_make_softplus)
DFG_PATTERN_SLOTS(activation_make_leaky_relu)

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURE(kind, name, member) {name, DFG_CAP_##kind, AT(member)}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)}
static const struct dfg_pattern activation_patterns[] = {
#define WHOLE activation_make_hard_sigmoid_whole
    {DFG_PATTERN_ROW(activation_make_hard_sigmoid, whole), .name = "make_hard_sigmoid",
     .place = "activation.pat:12", .is_rule = true, .depth = 3, .n_captures = 4, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "c", m.c),
     CAPTURE(NODE, "d", m.d), CAPTURE(NODE, "k", m.k)}, .n_parts = 13,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.c), PART(INPUT, 2, m.d),
     PART(INNER, 3, m.k), PART(INNER, -1, add), PART(CONST, 1, m.c), PART(CONST, -1, constant),
     PART(CONST, -1, constant_2), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, div),
     PART(CONST, -1, constant_3), PART(INNER, -1, mul), PART(CONST, -1, constant_4)}},
#undef WHOLE
#define WHOLE activation_make_hard_sigmoid_limits_whole
    {DFG_PATTERN_ROW(activation_make_hard_sigmoid_limits, whole), .name = "make_hard_sigmoid_limits",
     .place = "activation.pat:19", .is_rule = true, .depth = 4, .n_captures = 6, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "a", m.a),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "c", m.c), CAPTURE(NODE, "d", m.d),
     CAPTURE(NODE, "line", m.line)}, .n_parts = 23, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.a), PART(INPUT, 2, m.b), PART(INPUT, 3, m.c), PART(INPUT, 4, m.d),
     PART(INNER, 5, m.line), PART(INNER, -1, mul), PART(CONST, 1, m.a), PART(CONST, 2, m.b),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, relu), PART(INNER, -1, min),
     PART(CONST, -1, constant), PART(INNER, -1, min_2), PART(INNER, -1, relu_2),
     PART(CONST, -1, constant_2), PART(INNER, -1, clip), PART(CONST, -1, constant_3),
     PART(CONST, -1, constant_4), PART(INNER, -1, max), PART(INNER, -1, min_3), PART(CONST, -1, constant_5),
     PART(CONST, 4, m.d)}},
#undef WHOLE
#define WHOLE activation_make_hard_swish_whole
    {DFG_PATTERN_ROW(activation_make_hard_swish, whole), .name = "make_hard_swish",
     .place = "activation.pat:26", .is_rule = true, .depth = 2, .n_captures = 1, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x)}, .n_parts = 3,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, hardSigmoid)}},
#undef WHOLE
#define WHOLE activation_make_hard_swish_whole_whole
    {DFG_PATTERN_ROW(activation_make_hard_swish_whole, whole), .name = "make_hard_swish_whole",
     .place = "activation.pat:30", .is_rule = true, .depth = 4, .n_captures = 4, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "c", m.c),
     CAPTURE(NODE, "d", m.d), CAPTURE(NODE, "k", m.k)}, .n_parts = 18,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.c), PART(INPUT, 2, m.d),
     PART(INNER, 3, m.k), PART(INNER, -1, add), PART(CONST, 1, m.c), PART(CONST, -1, constant),
     PART(CONST, -1, constant_2), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, div),
     PART(INNER, -1, mul), PART(CONST, -1, constant_3), PART(INNER, -1, mul_2), PART(INNER, -1, mul_3),
     PART(CONST, -1, constant_4), PART(INNER, -1, mul_4), PART(INNER, -1, mul_5),
     PART(CONST, -1, constant_5)}},
#undef WHOLE
#define WHOLE activation_logistic_whole
    {DFG_PATTERN_ROW(activation_logistic, whole), .name = "logistic", .place = "activation.pat:38",
     .depth = 3, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "o", m.o)},
     .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.o),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, exp), PART(INNER, -1, neg),
     PART(CONST, 1, m.o)}},
#undef WHOLE
#define WHOLE activation_make_sigmoid_whole
    {DFG_PATTERN_ROW(activation_make_sigmoid, whole), .name = "make_sigmoid", .place = "activation.pat:39",
     .is_rule = true, .depth = 4, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "o", m.o),
     CAPTURE(NODE, "c", m.c)}, .n_parts = 15, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.o), PART(INPUT, 2, m.c), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, div),
     PART(INNER, -1, add), PART(INNER, -1, logistic.exp), PART(INNER, -1, logistic.neg),
     PART(CONST, -1, logistic.m.o), PART(CONST, 2, m.c), PART(INNER, -1, reciprocal),
     PART(INNER, -1, add_2), PART(INNER, -1, logistic_2.exp), PART(INNER, -1, logistic_2.neg),
     PART(CONST, -1, logistic_2.m.o)}},
#undef WHOLE
#define WHOLE activation_make_sigmoid_product_whole
    {DFG_PATTERN_ROW(activation_make_sigmoid_product, whole), .name = "make_sigmoid_product",
     .place = "activation.pat:44", .is_rule = true, .depth = 4, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "z", m.z),
     CAPTURE(NODE, "o", m.o)}, .n_parts = 8, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.z), PART(INPUT, 2, m.o), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, logistic.m.root), PART(INNER, -1, logistic.exp), PART(INNER, -1, logistic.neg),
     PART(CONST, 2, m.o)}},
#undef WHOLE
#define WHOLE activation_make_sigmoid_tanh_whole
    {DFG_PATTERN_ROW(activation_make_sigmoid_tanh, whole), .name = "make_sigmoid_tanh",
     .place = "activation.pat:49", .is_rule = true, .depth = 4, .n_captures = 5, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "a", m.a),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "c", m.c), CAPTURE(NODE, "t", m.t)}, .n_parts = 22,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.c), PART(INNER, 4, m.t), PART(INNER, -1, mul), PART(CONST, -1, constant),
     PART(INNER, -1, div), PART(CONST, -1, constant_2), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, mul_2), PART(INNER, -1, add), PART(CONST, -1, constant_3), PART(CONST, -1, constant_4),
     PART(INNER, -1, div_2), PART(INNER, -1, add_2), PART(CONST, -1, constant_5),
     PART(CONST, -1, constant_6), PART(INNER, -1, add_3), PART(INNER, -1, mul_3),
     PART(CONST, -1, constant_7), PART(CONST, -1, constant_8)}},
#undef WHOLE
#define WHOLE activation_make_softplus_whole
    {DFG_PATTERN_ROW(activation_make_softplus, whole), .name = "make_softplus",
     .place = "activation.pat:56", .is_rule = true, .depth = 3, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "o", m.o)},
     .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.o),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, add), PART(INNER, -1, exp),
     PART(CONST, 1, m.o)}},
#undef WHOLE
#define WHOLE activation_make_leaky_relu_whole
    {DFG_PATTERN_ROW(activation_make_leaky_relu, whole), .name = "make_leaky_relu",
     .place = "activation.pat:58", .is_rule = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "a", m.a)},
     .n_parts = 5, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.a),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul), PART(CONST, 1, m.a)}},
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
