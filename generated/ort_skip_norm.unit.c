/* What ort_skip_norm.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "ort_skip_norm.h"
#if ORT_SKIP_NORM_H != 0x928be5ac0e030176
#error "ort_skip_norm.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern ort_skip_norm_patterns[] = {
#define WHOLE ort_skip_norm_fuse_skip_norm_whole
    {DFG_FOUND_ROW(ort_skip_norm_fuse_skip_norm, whole, 1), .name = "fuse_skip_norm",
     .place = "ort_skip_norm.pat:15", .is_rule = true, .depth = 3, .height = 3,
     CAPTURES(6, 4, NODE("x", m.x), NODE("skip", m.skip), NODE("scale", m.scale), NODE("shift", m.shift),
     NODE("s", m.s), NODE("n", m.n)), PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.skip),
     PART(INPUT, 2, m.scale), PART(INPUT, 3, m.shift), {DFG_PART_ROOT, 0, 2, 4, AT(m.s)},
     {DFG_PART_ROOT, 0, 1, 5, AT(m.n)}, INNER(n_call))},
#undef WHOLE
#define WHOLE ort_skip_norm_fuse_skip_norm_only_whole
    {DFG_FOUND_ROW(ort_skip_norm_fuse_skip_norm_only, whole, 1), .name = "fuse_skip_norm_only",
     .place = "ort_skip_norm.pat:26", .is_rule = true, .depth = 3, CAPTURES(5, 4, NODE("x", m.x),
     NODE("skip", m.skip), NODE("scale", m.scale), NODE("shift", m.shift), NODE("n", m.n)),
     PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.skip), PART(INPUT, 2, m.scale), PART(INPUT, 3, m.shift),
     {DFG_PART_ROOT, 0, 1, 4, AT(m.n)}, INNER(n_call), INNER(add))},
#undef WHOLE
#define WHOLE ort_skip_norm_fuse_skip_rms_norm_match
    {DFG_FOUND_ROW(ort_skip_norm_fuse_skip_rms_norm, match, 1), .name = "fuse_skip_rms_norm",
     .place = "ort_skip_norm.pat:33", .is_rule = true, .depth = 2, .height = 2, CAPTURES(5, 3, NODE("x", x),
     NODE("skip", skip), NODE("scale", scale), NODE("s", s), NODE("n", n)), PARTS(5, PART(INPUT, 0, x),
     PART(INPUT, 1, skip), PART(INPUT, 2, scale), {DFG_PART_ROOT, 0, 2, 3, AT(s)},
     {DFG_PART_ROOT, 0, 1, 4, AT(n)})},
#undef WHOLE
#define WHOLE ort_skip_norm_fuse_skip_rms_norm_only_whole
    {DFG_FOUND_ROW(ort_skip_norm_fuse_skip_rms_norm_only, whole, 1), .name = "fuse_skip_rms_norm_only",
     .place = "ort_skip_norm.pat:43", .is_rule = true, .depth = 2, CAPTURES(4, 3, NODE("x", m.x),
     NODE("skip", m.skip), NODE("scale", m.scale), NODE("n", m.n)), PARTS(5, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.skip), PART(INPUT, 2, m.scale), {DFG_PART_ROOT, 0, 1, 3, AT(m.n)}, INNER(add))},
#undef WHOLE
#define WHOLE ort_skip_norm_fuse_skip_norm_bias_whole
    {DFG_FOUND_ROW(ort_skip_norm_fuse_skip_norm_bias, whole, 1), .name = "fuse_skip_norm_bias",
     .place = "ort_skip_norm.pat:50", .is_rule = true, .depth = 3, CAPTURES(6, 5, NODE("x", m.x),
     NODE("b", m.b), NODE("skip", m.skip), NODE("scale", m.scale), NODE("shift", m.shift), NODE("s", m.s)),
     PARTS(8, PART(INPUT, 0, m.x), PART(INPUT, 1, m.b), PART(INPUT, 2, m.skip), PART(INPUT, 3, m.scale),
     PART(INPUT, 4, m.shift), {DFG_PART_ROOT, 0, 1, 5, AT(m.s)}, INNER(s_call), INNER(add))},
#undef WHOLE
};

static const char *const ort_skip_norm_imports[] = { "onnx", "com_microsoft", NULL };
static const char *const ort_skip_norm_text_0[] = { /* ort_skip_norm.pat */
    "// ort_skip_norm.pat -- sums that are normalised, as one operator of ONNX Runtime's own domain.\n//\n"
    "// Fewer nodes, but on the CPU more time: there, a LayerNormalization behind an Add takes a fifth of the\n"
    "// time of ONNX Runtime 1.32's SkipLayerNormalization, and an RMSNormalization half of it.  So fuse_ort\n"
    "// leaves these sums alone; other devices have faster kernels.  Run behind fuse_ort, or without it.\n"
    "\nimport \"onnx.ops\";\nimport \"com_microsoft.ops\";\n\n// A number for each place of the last axis.\n"
    "cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];\n\n"
    "// A sum that is normalised and read elsewhere, too (demo 8; ONNX Script: skip_normalization;\n"
    "// ONNX Runtime: SkipLayerNormFusion).\nrule fuse_skip_norm(x, skip, scale, shift) : priority 1 {\n"
    "    s = Add(x, skip);\n    n = LayerNormalization(s, scale, shift?) { axis == -1 };\n    match n, s;\n"
    "    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\n"
    "    where not present(shift) or along(shift, x);\n    rewrite {\n"
    "        k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };\n"
    "        return k.0, k.3;\n    }\n}\nrule fuse_skip_norm_only(x, skip, scale, shift) {\n"
    "    n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };\n    match n;\n"
    "    where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\n"
    "    where not present(shift) or along(shift, x);\n"
    "    rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };\n}\n"
    "rule fuse_skip_rms_norm(x, skip, scale) : priority 1 {\n    s = Add(x, skip);\n"
    "    n = RMSNormalization(s, scale) { axis == -1 };\n    match n, s;\n"
    "    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\n"
    "    rewrite {\n"
    "        k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };\n"
    "        return k.0, k.3;\n    }\n}\nrule fuse_skip_rms_norm_only(x, skip, scale) {\n"
    "    n = RMSNormalization(Add(x, skip), scale) { axis == -1 };\n    match n;\n"
    "    where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\n"
    "    rewrite com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) { epsilon = n.epsilon };\n"
    "}\n// The bias of a product before the sum.\nrule fuse_skip_norm_bias(x, b, skip, scale, shift) {\n"
    "    s = com.microsoft.SkipLayerNormalization(Add(x, b), skip, scale, shift?);\n    match s;\n"
    "    where along(b, x), b.dtype == x.dtype;\n"
    "    rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?, b) { ..s };\n}\n",
    NULL};
static const struct dfg_source ort_skip_norm_sources[] = {
    {"ort_skip_norm.pat", UINT64_C(0x5c350a9631d8c9f7), ort_skip_norm_text_0, (const uint32_t[]){1, 2}, 2},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
    {"com_microsoft.ops", UINT64_C(0x2d240fa4c24a3ff4), NULL, NULL, 0},
};
extern const struct dfg_unit ort_skip_norm_unit;
const struct dfg_unit ort_skip_norm_unit = {
    .abi = DFG_ABI,
    .name = "ort_skip_norm",
    .imports = ort_skip_norm_imports,
    .names = &ort_skip_norm_names,
    .n_patterns = 5, .patterns = ort_skip_norm_patterns,
    .rules = &ort_skip_norm_rules,
    .version = "0.1.0", .hash = UINT64_C(0xb1025c9e55819366),
    .n_sources = 3, .sources = ort_skip_norm_sources, .law_limit = 64,
    .prefix = "ort_skip_norm_",
};
