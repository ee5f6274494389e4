/* What activation.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "activation.h"
#if ACTIVATION_H != 0x3904cdf3cee5d41b
#error "activation.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct activation_make_hard_sigmoid_whole, member)
static const struct dfg_capture activation_make_hard_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"c", DFG_CAP_NODE, AT(m.c)}, {"d", DFG_CAP_NODE, AT(m.d)},
    {"k", DFG_CAP_NODE, AT(m.k)}};
static const struct dfg_part activation_make_hard_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.c)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.d)}, {DFG_PART_INNER, 0, 0, 3, AT(m.k)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, 1, AT(m.c)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(activation_make_hard_sigmoid)

#define AT(member) offsetof(struct activation_make_hard_sigmoid_limits_whole, member)
static const struct dfg_capture activation_make_hard_sigmoid_limits_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"c", DFG_CAP_NODE, AT(m.c)}, {"d", DFG_CAP_NODE, AT(m.d)}, {"line", DFG_CAP_NODE, AT(m.line)}};
static const struct dfg_part activation_make_hard_sigmoid_limits_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.c)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.d)}, {DFG_PART_INNER, 0, 0, 5, AT(m.line)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_CONST, 0, 0, 1, AT(m.a)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(min)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(min_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(max)},
    {DFG_PART_INNER, 0, 0, -1, AT(min_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.d)}};
#undef AT
DFG_PATTERN_SLOTS(activation_make_hard_sigmoid_limits)

#define AT(member) offsetof(struct activation_make_hard_swish_whole, member)
static const struct dfg_capture activation_make_hard_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part activation_make_hard_swish_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)}};
#undef AT
DFG_PATTERN_SLOTS(activation_make_hard_swish)

#define AT(member) offsetof(struct activation_make_hard_swish_whole_whole, member)
static const struct dfg_capture activation_make_hard_swish_whole_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"c", DFG_CAP_NODE, AT(m.c)}, {"d", DFG_CAP_NODE, AT(m.d)},
    {"k", DFG_CAP_NODE, AT(m.k)}};
static const struct dfg_part activation_make_hard_swish_whole_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.c)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.d)}, {DFG_PART_INNER, 0, 0, 3, AT(m.k)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, 1, AT(m.c)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}};
#undef AT
DFG_PATTERN_SLOTS(activation_make_hard_swish_whole)

#define AT(member) offsetof(struct activation_make_softplus_whole, member)
static const struct dfg_capture activation_make_softplus_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"o", DFG_CAP_NODE, AT(m.o)}};
static const struct dfg_part activation_make_softplus_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.o)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(exp)}, {DFG_PART_CONST, 0, 0, 1, AT(m.o)}};
#undef AT
DFG_PATTERN_SLOTS(activation_make_softplus)

#define AT(member) offsetof(struct activation_make_leaky_relu_whole, member)
static const struct dfg_capture activation_make_leaky_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}};
static const struct dfg_part activation_make_leaky_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.a)}};
#undef AT
DFG_PATTERN_SLOTS(activation_make_leaky_relu)

static const struct dfg_pattern activation_patterns[] = {
    {.name = "make_hard_sigmoid", .place = "activation.pat:12", .is_rule = true, .n_captures = 4,
     .n_params = 3, .captures = activation_make_hard_sigmoid_captures, .n_parts = 13,
     .parts = activation_make_hard_sigmoid_parts,
     .match_size = sizeof(struct activation_make_hard_sigmoid_match),
     .whole_size = sizeof(struct activation_make_hard_sigmoid_whole),
     .match = activation_make_hard_sigmoid_any, .each = activation_make_hard_sigmoid_all},
    {.name = "make_hard_sigmoid_limits", .place = "activation.pat:19", .is_rule = true, .n_captures = 6,
     .n_params = 5, .captures = activation_make_hard_sigmoid_limits_captures, .n_parts = 23,
     .parts = activation_make_hard_sigmoid_limits_parts,
     .match_size = sizeof(struct activation_make_hard_sigmoid_limits_match),
     .whole_size = sizeof(struct activation_make_hard_sigmoid_limits_whole),
     .match = activation_make_hard_sigmoid_limits_any, .each = activation_make_hard_sigmoid_limits_all},
    {.name = "make_hard_swish", .place = "activation.pat:26", .is_rule = true, .n_captures = 1,
     .n_params = 1, .captures = activation_make_hard_swish_captures, .n_parts = 3,
     .parts = activation_make_hard_swish_parts,
     .match_size = sizeof(struct activation_make_hard_swish_match),
     .whole_size = sizeof(struct activation_make_hard_swish_whole), .match = activation_make_hard_swish_any,
     .each = activation_make_hard_swish_all},
    {.name = "make_hard_swish_whole", .place = "activation.pat:30", .is_rule = true, .n_captures = 4,
     .n_params = 3, .captures = activation_make_hard_swish_whole_captures, .n_parts = 18,
     .parts = activation_make_hard_swish_whole_parts,
     .match_size = sizeof(struct activation_make_hard_swish_whole_match),
     .whole_size = sizeof(struct activation_make_hard_swish_whole_whole),
     .match = activation_make_hard_swish_whole_any, .each = activation_make_hard_swish_whole_all},
    {.name = "make_softplus", .place = "activation.pat:37", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = activation_make_softplus_captures, .n_parts = 6, .parts = activation_make_softplus_parts,
     .match_size = sizeof(struct activation_make_softplus_match),
     .whole_size = sizeof(struct activation_make_softplus_whole), .match = activation_make_softplus_any,
     .each = activation_make_softplus_all},
    {.name = "make_leaky_relu", .place = "activation.pat:39", .is_rule = true, .n_captures = 2,
     .n_params = 2, .captures = activation_make_leaky_relu_captures, .n_parts = 5,
     .parts = activation_make_leaky_relu_parts,
     .match_size = sizeof(struct activation_make_leaky_relu_match),
     .whole_size = sizeof(struct activation_make_leaky_relu_whole), .match = activation_make_leaky_relu_any,
     .each = activation_make_leaky_relu_all},
};

static const char *const activation_imports[] = { "onnx", NULL };
static const char *const activation_text_0[] = { /* activation.pat */
    "// activation.pat -- activations that exporters write in parts.\n//\n"
    "// Numbers are compared within a tolerance, since they were rounded before.  All become operators\n"
    "// that ONNX has at opset 17; Gelu, which it has not, is in fuse.pat.\n\nimport \"onnx.ops\";\n\n"
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
    "    match Div(Mul(x, k), d & 6) | Mul(Mul(x, k), d & approx(0.16666667, 1e-5)) | Mul(Mul(x, d & approx(0.16666667, 1e-5)), k);\n"
    "    where one(c, x), one(d, x), x.dtype in {f16, f32, f64};\n    rewrite HardSwish(x);\n}\n"
    "// log(1 + exp(x)).\n"
    "rule make_softplus(x, o) { match Log(Add(Exp(x), o & 1)); where one(o, x); rewrite Softplus(x); }\n"
    "// The larger of x and a x, a between 0 and 1: infinity times 0 is NaN (TensorFlow Lite).\n"
    "rule make_leaky_relu(x, a) {\n    match Max(x, Mul(x, a & const));\n"
    "    where one(a, x), value(a) > 0, value(a) < 1, x.dtype in {f16, bf16, f32, f64};\n"
    "    rewrite LeakyRelu(x) { alpha = value(a) };\n}\n",
    NULL};
static const struct dfg_source activation_sources[] = {
    {"activation.pat", UINT64_C(0x64a7b6f24bc6d5ff), activation_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit activation_unit;
const struct dfg_unit activation_unit = {
    .abi = DFG_ABI,
    .name = "activation",
    .imports = activation_imports,
    .names = &activation_names,
    .n_patterns = 6, .patterns = activation_patterns,
    .rules = &activation_rules,
    .version = "0.1.0", .hash = UINT64_C(0xce3e52898153841a),
    .n_sources = 2, .sources = activation_sources, .law_limit = 64,
    .prefix = "activation_",
};
