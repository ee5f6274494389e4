/* What norm.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "norm.h"
#if NORM_H != 0x76bdf44986fdfda0
#error "norm.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct norm_deviation_whole, member)
static const struct dfg_capture norm_deviation_captures[] = {
    {"d", DFG_CAP_NODE, AT(m.d)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"q", DFG_CAP_VALUE, AT(m.q)}};
static const struct dfg_part norm_deviation_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.d)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.v)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.eps)}};
#undef AT
DFG_PATTERN_SLOTS(norm_deviation)

#define AT(member) offsetof(struct norm_centred_whole, member)
static const struct dfg_capture norm_centred_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"d", DFG_CAP_NODE, AT(m.d)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"p", DFG_CAP_VALUE, AT(m.p)}};
static const struct dfg_part norm_centred_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.d)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, 3, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(v)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.eps)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(norm_centred)

#define AT(member) offsetof(struct norm_make_layer_norm_whole, member)
static const struct dfg_capture norm_make_layer_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"shift", DFG_CAP_NODE, AT(m.shift)}};
static const struct dfg_part norm_make_layer_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.shift)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(d)},
    {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)}, {DFG_PART_INNER, 0, 0, -1, AT(s)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(v)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_CONST, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_4)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(norm_make_layer_norm)

#define AT(member) offsetof(struct norm_make_layer_norm_unshifted_whole, member)
static const struct dfg_capture norm_make_layer_norm_unshifted_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"scale", DFG_CAP_NODE, AT(m.scale)}};
static const struct dfg_part norm_make_layer_norm_unshifted_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(d)},
    {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)}, {DFG_PART_INNER, 0, 0, -1, AT(s)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(v)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_CONST, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(norm_make_layer_norm_unshifted)

#define AT(member) offsetof(struct norm_shift_layer_norm_whole, member)
static const struct dfg_capture norm_shift_layer_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"shift", DFG_CAP_NODE, AT(m.shift)}, {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part norm_shift_layer_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.shift)}, {DFG_PART_INNER, 0, 0, 3, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(n_call)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(norm_shift_layer_norm)

#define AT(member) offsetof(struct norm_make_instance_norm_whole, member)
static const struct dfg_capture norm_make_instance_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"shift", DFG_CAP_NODE, AT(m.shift)}, {"d", DFG_CAP_NODE, AT(m.d)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"n", DFG_CAP_NODE, AT(m.n)}, {"p", DFG_CAP_VALUE, AT(m.p)},
    {"q", DFG_CAP_VALUE, AT(m.q)}};
static const struct dfg_part norm_make_instance_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.shift)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.d)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)},
    {DFG_PART_INNER, 0, 0, 5, AT(m.v)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.eps)}, {DFG_PART_NONE, 0, 0, 7, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.scale)}, {DFG_PART_CONST, 0, 0, 3, AT(m.shift)}};
#undef AT
DFG_PATTERN_SLOTS(norm_make_instance_norm)

static const struct dfg_pattern norm_patterns[] = {
    {.name = "deviation", .place = "norm.pat:14", .n_captures = 4, .n_params = 2,
     .captures = norm_deviation_captures, .n_parts = 9, .parts = norm_deviation_parts,
     .match_size = sizeof(struct norm_deviation_match), .whole_size = sizeof(struct norm_deviation_whole),
     .match = norm_deviation_any, .each = norm_deviation_all},
    {.name = "centred", .place = "norm.pat:19", .n_captures = 5, .n_params = 2,
     .captures = norm_centred_captures, .n_parts = 18, .parts = norm_centred_parts,
     .match_size = sizeof(struct norm_centred_match), .whole_size = sizeof(struct norm_centred_whole),
     .match = norm_centred_any, .each = norm_centred_all},
    {.name = "make_layer_norm", .place = "norm.pat:25", .is_rule = true, .n_captures = 4, .n_params = 4,
     .captures = norm_make_layer_norm_captures, .n_parts = 21, .parts = norm_make_layer_norm_parts,
     .match_size = sizeof(struct norm_make_layer_norm_match),
     .whole_size = sizeof(struct norm_make_layer_norm_whole), .match = norm_make_layer_norm_any,
     .each = norm_make_layer_norm_all},
    {.name = "make_layer_norm_unshifted", .place = "norm.pat:30", .is_rule = true, .n_captures = 3,
     .n_params = 3, .captures = norm_make_layer_norm_unshifted_captures, .n_parts = 19,
     .parts = norm_make_layer_norm_unshifted_parts,
     .match_size = sizeof(struct norm_make_layer_norm_unshifted_match),
     .whole_size = sizeof(struct norm_make_layer_norm_unshifted_whole),
     .match = norm_make_layer_norm_unshifted_any, .each = norm_make_layer_norm_unshifted_all},
    {.name = "shift_layer_norm", .place = "norm.pat:36", .is_rule = true, .n_captures = 4, .n_params = 3,
     .captures = norm_shift_layer_norm_captures, .n_parts = 6, .parts = norm_shift_layer_norm_parts,
     .match_size = sizeof(struct norm_shift_layer_norm_match),
     .whole_size = sizeof(struct norm_shift_layer_norm_whole), .match = norm_shift_layer_norm_any,
     .each = norm_shift_layer_norm_all},
    {.name = "make_instance_norm", .place = "norm.pat:43", .is_rule = true, .n_captures = 10, .n_params = 4,
     .captures = norm_make_instance_norm_captures, .n_parts = 24, .parts = norm_make_instance_norm_parts,
     .match_size = sizeof(struct norm_make_instance_norm_match),
     .whole_size = sizeof(struct norm_make_instance_norm_whole), .match = norm_make_instance_norm_any,
     .each = norm_make_instance_norm_all},
};

static const char *const norm_imports[] = { "onnx", NULL };
static const char *const norm_text_0[] = { /* norm.pat */
    "// norm.pat -- normalisations that exporters write in parts.\n//\n"
    "// A mean over the last axis is said as axes = [-1] or, of a value whose rank is known, by number.\n"
    "// Those that ONNX has not at opset 17 are in fuse.pat.\n\nimport \"onnx.ops\";\n\n"
    "cond one(c) = c.elements == 1, c.rank <= 1;\n// A number for each place of the last axis.\n"
    "cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];\n\n"
    "// x less its mean, over what the root of the mean of its square is, with scale and shift\n"
    "// (demo 2; ONNX Runtime: LayerNormFusion).\npattern deviation(d, eps) {\n"
    "    v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };\n"
    "    where q == [-1] or q == [d.rank - 1], one(eps);\n    return Sqrt(Add(v, eps & const));\n}\n"
    "pattern centred(x, eps) {\n    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });\n"
    "    s = deviation(d, eps);\n    where p == [-1] or p == [x.rank - 1];\n"
    "    return Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));\n}\n"
    "rule make_layer_norm(x, eps, scale, shift) : priority 2 {\n"
    "    match Add(Mul(centred(x, eps), scale), shift);\n    where along(scale, x), along(shift, x);\n"
    "    rewrite LayerNormalization(x, scale, shift) { axis = -1, epsilon = value(eps) };\n}\n"
    "rule make_layer_norm_unshifted(x, eps, scale) : priority 1 {\n    match Mul(centred(x, eps), scale);\n"
    "    where along(scale, x);\n"
    "    rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };\n}\n"
    "// A shift behind a normalisation without one.\nrule shift_layer_norm(x, scale, shift) {\n"
    "    n = LayerNormalization(x, scale);\n    match Add(n, shift);\n"
    "    where same_shape(scale, shift), n.axis == -1, shift.rank == 1;\n"
    "    rewrite LayerNormalization(x, scale, shift) { ..n };\n}\n"
    "// A normalisation of each channel over its pixels (ONNX Script's group and instance forms).\n"
    "rule make_instance_norm(x, eps, scale, shift) {\n"
    "    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });\n"
    "    v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };\n"
    "    s = Sqrt(Add(v, eps & const));\n    n = Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));\n"
    "    match Add(Mul(n, scale & const), shift & const);\n"
    "    where x.rank == 4, p in {[2, 3], [-2, -1]}, q in {[2, 3], [-2, -1]}, one(eps);\n"
    "    where scale.rank == 3, scale.shape[1] == 1, scale.shape[2] == 1, scale.shape[0] == x.shape[1];\n"
    "    where shift.rank == 3, shift.shape[1] == 1, shift.shape[2] == 1, shift.shape[0] == x.shape[1];\n"
    "    rewrite InstanceNormalization(x, Reshape(scale, i64 [-1]), Reshape(shift, i64 [-1])) { epsilon = value(eps) };\n"
    "}\n",
    NULL};
static const struct dfg_source norm_sources[] = {
    {"norm.pat", UINT64_C(0xc0c963392d52afa2), norm_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit norm_unit;
const struct dfg_unit norm_unit = {
    .abi = DFG_ABI,
    .name = "norm",
    .imports = norm_imports,
    .names = &norm_names,
    .n_patterns = 6, .patterns = norm_patterns,
    .rules = &norm_rules,
    .version = "0.1.0", .hash = UINT64_C(0x3d458b3417f4f081),
    .n_sources = 2, .sources = norm_sources, .law_limit = 64,
    .prefix = "norm_",
};
