/* What norm.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "norm.h"
#if NORM_H != 0xd2fbe46d882e9a0b
#error "norm.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

DFG_PATTERN_SLOTS(norm_deviation)
DFG_PATTERN_SLOTS(norm_centred)
DFG_PATTERN_SLOTS(norm_make_layer_norm)
DFG_PATTERN_SLOTS(norm_make_layer_norm_unshifted)
DFG_PATTERN_SLOTS(norm_shift_layer_norm)
DFG_PATTERN_SLOTS(norm_make_instance_norm)

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURE(kind, name, member) {name, DFG_CAP_##kind, AT(member)}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)}
static const struct dfg_pattern norm_patterns[] = {
#define WHOLE norm_deviation_whole
    {DFG_PATTERN_ROW(norm_deviation, whole), .name = "deviation", .place = "norm.pat:14", .n_captures = 4,
     .n_params = 2, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "d", m.d),
     CAPTURE(NODE, "eps", m.eps), CAPTURE(NODE, "v", m.v), CAPTURE(VALUE, "q", m.q)}, .n_parts = 9,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.d), PART(INPUT, 1, m.eps), PART(INNER, 2, m.v),
     PART(INNER, -1, pow), PART(CONST, -1, constant), PART(INNER, -1, mul),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, add), PART(CONST, 1, m.eps)}},
#undef WHOLE
#define WHOLE norm_centred_whole
    {DFG_PATTERN_ROW(norm_centred, whole), .name = "centred", .place = "norm.pat:19", .n_captures = 5,
     .n_params = 2, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x),
     CAPTURE(NODE, "eps", m.eps), CAPTURE(NODE, "d", m.d), CAPTURE(NODE, "s", m.s),
     CAPTURE(VALUE, "p", m.p)}, .n_parts = 18, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.eps), PART(INNER, 2, m.d), PART(INNER, -1, reduceMean),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, div), PART(INNER, 3, m.s), PART(INNER, -1, add),
     PART(INNER, -1, v), PART(INNER, -1, pow), PART(CONST, -1, constant), PART(INNER, -1, mul),
     PART(CONST, 1, m.eps), PART(INNER, -1, mul_2), PART(INNER, -1, reciprocal), PART(INNER, -1, mul_3),
     PART(INNER, -1, div_2), PART(CONST, -1, constant_2)}},
#undef WHOLE
#define WHOLE norm_make_layer_norm_whole
    {DFG_PATTERN_ROW(norm_make_layer_norm, whole), .name = "make_layer_norm", .place = "norm.pat:25",
     .is_rule = true, .n_captures = 4, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "eps", m.eps),
     CAPTURE(NODE, "scale", m.scale), CAPTURE(NODE, "shift", m.shift)}, .n_parts = 21,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps), PART(INPUT, 2, m.scale),
     PART(INPUT, 3, m.shift), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul),
     PART(INNER, -1, div), PART(INNER, -1, d), PART(INNER, -1, reduceMean), PART(INNER, -1, s),
     PART(INNER, -1, add), PART(INNER, -1, v), PART(INNER, -1, pow), PART(CONST, -1, constant),
     PART(INNER, -1, mul_2), PART(CONST, 1, m.eps), PART(INNER, -1, mul_3), PART(INNER, -1, reciprocal),
     PART(INNER, -1, mul_4), PART(INNER, -1, div_2), PART(CONST, -1, constant_2)}},
#undef WHOLE
#define WHOLE norm_make_layer_norm_unshifted_whole
    {DFG_PATTERN_ROW(norm_make_layer_norm_unshifted, whole), .name = "make_layer_norm_unshifted",
     .place = "norm.pat:30", .is_rule = true, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "eps", m.eps),
     CAPTURE(NODE, "scale", m.scale)}, .n_parts = 19,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps), PART(INPUT, 2, m.scale),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, div), PART(INNER, -1, d),
     PART(INNER, -1, reduceMean), PART(INNER, -1, s), PART(INNER, -1, add), PART(INNER, -1, v),
     PART(INNER, -1, pow), PART(CONST, -1, constant), PART(INNER, -1, mul), PART(CONST, 1, m.eps),
     PART(INNER, -1, mul_2), PART(INNER, -1, reciprocal), PART(INNER, -1, mul_3), PART(INNER, -1, div_2),
     PART(CONST, -1, constant_2)}},
#undef WHOLE
#define WHOLE norm_shift_layer_norm_whole
    {DFG_PATTERN_ROW(norm_shift_layer_norm, whole), .name = "shift_layer_norm", .place = "norm.pat:36",
     .is_rule = true, .n_captures = 4, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "scale", m.scale),
     CAPTURE(NODE, "shift", m.shift), CAPTURE(NODE, "n", m.n)}, .n_parts = 6,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.scale),
     PART(INPUT, 2, m.shift), PART(INNER, 3, m.n), PART(INNER, -1, n_call),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}}},
#undef WHOLE
#define WHOLE norm_make_instance_norm_whole
    {DFG_PATTERN_ROW(norm_make_instance_norm, whole), .name = "make_instance_norm", .place = "norm.pat:43",
     .is_rule = true, .n_captures = 10, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "eps", m.eps),
     CAPTURE(NODE, "scale", m.scale), CAPTURE(NODE, "shift", m.shift), CAPTURE(NODE, "d", m.d),
     CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "n", m.n), CAPTURE(VALUE, "p", m.p),
     CAPTURE(VALUE, "q", m.q)}, .n_parts = 24, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.eps), PART(INPUT, 2, m.scale), PART(INPUT, 3, m.shift), PART(INNER, 4, m.d),
     PART(INNER, -1, reduceMean), PART(INNER, 5, m.v), PART(INNER, -1, pow), PART(CONST, -1, constant),
     PART(INNER, -1, mul), PART(INNER, 6, m.s), PART(INNER, -1, add), PART(CONST, 1, m.eps),
     PART(NONE, 7, m.n), PART(INNER, -1, div), PART(INNER, -1, mul_2), PART(INNER, -1, reciprocal),
     PART(INNER, -1, mul_3), PART(INNER, -1, div_2), PART(CONST, -1, constant_2),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul_4), PART(CONST, 2, m.scale),
     PART(CONST, 3, m.shift)}},
#undef WHOLE
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
