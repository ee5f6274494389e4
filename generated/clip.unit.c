/* What clip.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "clip.h"
#if CLIP_H != 0x10454cac5973a742
#error "clip.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern clip_patterns[] = {
#define WHOLE clip_clip_free_match
    {DFG_FOUND_ROW(clip_clip_free, match, 0), .name = "clip_free", .place = "clip.pat:14", .is_rule = true,
     .depth = 1, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE clip_relu_clip_whole
    {DFG_FOUND_ROW(clip_relu_clip, whole, 0), .name = "relu_clip", .place = "clip.pat:19", .is_rule = true,
     .depth = 2, CAPTURES(3, 3, NODE("x", m.x), NODE("lo", m.lo), NODE("hi", m.hi)),
     PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.lo), PART(INPUT, 2, m.hi), ROOT(m.root), INNER(clip),
     PART(CONST, 1, m.lo), PART(CONST, 2, m.hi))},
#undef WHOLE
#define WHOLE clip_relu_clip_low_whole
    {DFG_FOUND_ROW(clip_relu_clip_low, whole, 0), .name = "relu_clip_low", .place = "clip.pat:24",
     .is_rule = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("lo", m.lo)),
     PARTS(5, PART(INPUT, 0, m.x), PART(INPUT, 1, m.lo), ROOT(m.root), INNER(clip), PART(CONST, 1, m.lo))},
#undef WHOLE
#define WHOLE clip_relu_clip_high_whole
    {DFG_FOUND_ROW(clip_relu_clip_high, whole, 0), .name = "relu_clip_high", .place = "clip.pat:29",
     .is_rule = true, .depth = 2, CAPTURES(3, 3, NODE("x", m.x), NODE("lo", m.lo), NODE("hi", m.hi)),
     PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.lo), PART(INPUT, 2, m.hi), ROOT(m.root), INNER(clip),
     PART(CONST, 2, m.hi))},
#undef WHOLE
#define WHOLE clip_clip_relu_whole
    {DFG_FOUND_ROW(clip_clip_relu, whole, 0), .name = "clip_relu", .place = "clip.pat:36", .is_rule = true,
     .depth = 1, CAPTURES(3, 3, NODE("x", m.x), NODE("lo", m.lo), NODE("hi", m.hi)),
     PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.lo), PART(INPUT, 2, m.hi), ROOT(m.root), INNER(relu),
     PART(CONST, 1, m.lo))},
#undef WHOLE
#define WHOLE clip_clip_relu_high_whole
    {DFG_FOUND_ROW(clip_clip_relu_high, whole, 0), .name = "clip_relu_high", .place = "clip.pat:41",
     .is_rule = true, .depth = 1, CAPTURES(3, 3, NODE("x", m.x), NODE("lo", m.lo), NODE("hi", m.hi)),
     PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.lo), PART(INPUT, 2, m.hi), ROOT(m.root), INNER(relu),
     PART(CONST, 2, m.hi))},
#undef WHOLE
#define WHOLE clip_clip_clip_whole
    {DFG_FOUND_ROW(clip_clip_clip, whole, 0), .name = "clip_clip", .place = "clip.pat:50", .is_rule = true,
     .depth = 2, CAPTURES(5, 5, NODE("x", m.x), NODE("a", m.a), NODE("b", m.b), NODE("c", m.c),
     NODE("d", m.d)), PARTS(11, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.c), PART(INPUT, 4, m.d), ROOT(m.root), INNER(clip), PART(CONST, 1, m.a),
     PART(CONST, 2, m.b), PART(CONST, 3, m.c), PART(CONST, 4, m.d))},
#undef WHOLE
#define WHOLE clip_clip_clip_low_whole
    {DFG_FOUND_ROW(clip_clip_clip_low, whole, 0), .name = "clip_clip_low", .place = "clip.pat:55",
     .is_rule = true, .depth = 2, CAPTURES(4, 4, NODE("x", m.x), NODE("a", m.a), NODE("b", m.b),
     NODE("c", m.c)), PARTS(9, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.c), ROOT(m.root), INNER(clip), PART(CONST, 1, m.a), PART(CONST, 2, m.b),
     PART(CONST, 3, m.c))},
#undef WHOLE
#define WHOLE clip_clip_clip_high_whole
    {DFG_FOUND_ROW(clip_clip_clip_high, whole, 0), .name = "clip_clip_high", .place = "clip.pat:60",
     .is_rule = true, .depth = 2, CAPTURES(5, 5, NODE("x", m.x), NODE("a", m.a), NODE("b", m.b),
     NODE("c", m.c), NODE("d", m.d)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.c), PART(INPUT, 4, m.d), ROOT(m.root), INNER(clip),
     PART(CONST, 1, m.a), PART(CONST, 2, m.b), PART(CONST, 4, m.d))},
#undef WHOLE
#define WHOLE clip_clip_low_clip_whole
    {DFG_FOUND_ROW(clip_clip_low_clip, whole, 0), .name = "clip_low_clip", .place = "clip.pat:66",
     .is_rule = true, .depth = 2, CAPTURES(4, 4, NODE("x", m.x), NODE("a", m.a), NODE("c", m.c),
     NODE("d", m.d)), PARTS(9, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.c),
     PART(INPUT, 3, m.d), ROOT(m.root), INNER(clip), PART(CONST, 1, m.a), PART(CONST, 2, m.c),
     PART(CONST, 3, m.d))},
#undef WHOLE
#define WHOLE clip_clip_low_low_whole
    {DFG_FOUND_ROW(clip_clip_low_low, whole, 0), .name = "clip_low_low", .place = "clip.pat:71",
     .is_rule = true, .depth = 2, CAPTURES(3, 3, NODE("x", m.x), NODE("a", m.a), NODE("c", m.c)),
     PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.c), ROOT(m.root), INNER(clip),
     PART(CONST, 1, m.a), PART(CONST, 2, m.c))},
#undef WHOLE
#define WHOLE clip_clip_low_high_whole
    {DFG_FOUND_ROW(clip_clip_low_high, whole, 0), .name = "clip_low_high", .place = "clip.pat:76",
     .is_rule = true, .depth = 2, CAPTURES(4, 4, NODE("x", m.x), NODE("a", m.a), NODE("c", m.c),
     NODE("d", m.d)), PARTS(8, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.c),
     PART(INPUT, 3, m.d), ROOT(m.root), INNER(clip), PART(CONST, 1, m.a), PART(CONST, 3, m.d))},
#undef WHOLE
#define WHOLE clip_clip_high_clip_whole
    {DFG_FOUND_ROW(clip_clip_high_clip, whole, 0), .name = "clip_high_clip", .place = "clip.pat:82",
     .is_rule = true, .depth = 2, CAPTURES(5, 5, NODE("x", m.x), NODE("a", m.a), NODE("b", m.b),
     NODE("c", m.c), NODE("d", m.d)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.c), PART(INPUT, 4, m.d), ROOT(m.root), INNER(clip),
     PART(CONST, 2, m.b), PART(CONST, 3, m.c), PART(CONST, 4, m.d))},
#undef WHOLE
#define WHOLE clip_clip_high_low_whole
    {DFG_FOUND_ROW(clip_clip_high_low, whole, 0), .name = "clip_high_low", .place = "clip.pat:88",
     .is_rule = true, .depth = 2, CAPTURES(4, 4, NODE("x", m.x), NODE("a", m.a), NODE("b", m.b),
     NODE("c", m.c)), PARTS(8, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.c), ROOT(m.root), INNER(clip), PART(CONST, 2, m.b), PART(CONST, 3, m.c))},
#undef WHOLE
#define WHOLE clip_clip_high_high_whole
    {DFG_FOUND_ROW(clip_clip_high_high, whole, 0), .name = "clip_high_high", .place = "clip.pat:94",
     .is_rule = true, .depth = 2, CAPTURES(5, 5, NODE("x", m.x), NODE("a", m.a), NODE("b", m.b),
     NODE("c", m.c), NODE("d", m.d)), PARTS(9, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.c), PART(INPUT, 4, m.d), ROOT(m.root), INNER(clip),
     PART(CONST, 2, m.b), PART(CONST, 4, m.d))},
#undef WHOLE
#define WHOLE clip_max_zero_match
    {DFG_FOUND_ROW(clip_max_zero, match, 1), .name = "max_zero", .place = "clip.pat:107", .is_rule = true,
     .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("c", c), NODE("y", y)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(y)}, PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE clip_min_max_match
    {DFG_FOUND_ROW(clip_min_max, match, 1), .name = "min_max", .place = "clip.pat:114", .is_rule = true,
     .depth = 2, CAPTURES(5, 3, NODE("x", x), NODE("lo", lo), NODE("hi", hi), NODE("m", m), NODE("y", y)),
     PARTS(7, PART(INPUT, 0, x), PART(INPUT, 1, lo), PART(INPUT, 2, hi), PART(INNER, 3, m),
     PART(CONST, 1, lo), {DFG_PART_ROOT, 0, 1, 4, AT(y)}, PART(CONST, 2, hi))},
#undef WHOLE
#define WHOLE clip_max_min_match
    {DFG_FOUND_ROW(clip_max_min, match, 1), .name = "max_min", .place = "clip.pat:122", .is_rule = true,
     .depth = 2, CAPTURES(5, 3, NODE("x", x), NODE("lo", lo), NODE("hi", hi), NODE("m", m), NODE("y", y)),
     PARTS(7, PART(INPUT, 0, x), PART(INPUT, 1, lo), PART(INPUT, 2, hi), PART(INNER, 3, m),
     PART(CONST, 2, hi), {DFG_PART_ROOT, 0, 1, 4, AT(y)}, PART(CONST, 1, lo))},
#undef WHOLE
#define WHOLE clip_min_min_match
    {DFG_FOUND_ROW(clip_min_min, match, 1), .name = "min_min", .place = "clip.pat:130", .is_rule = true,
     .depth = 2, CAPTURES(5, 3, NODE("x", x), NODE("a", a), NODE("b", b), NODE("m", m), NODE("y", y)),
     PARTS(7, PART(INPUT, 0, x), PART(INPUT, 1, a), PART(INPUT, 2, b), PART(INNER, 3, m), PART(CONST, 1, a),
     {DFG_PART_ROOT, 0, 1, 4, AT(y)}, PART(CONST, 2, b))},
#undef WHOLE
#define WHOLE clip_max_max_match
    {DFG_FOUND_ROW(clip_max_max, match, 1), .name = "max_max", .place = "clip.pat:137", .is_rule = true,
     .depth = 2, CAPTURES(5, 3, NODE("x", x), NODE("a", a), NODE("b", b), NODE("m", m), NODE("y", y)),
     PARTS(7, PART(INPUT, 0, x), PART(INPUT, 1, a), PART(INPUT, 2, b), PART(INNER, 3, m), PART(CONST, 1, a),
     {DFG_PART_ROOT, 0, 1, 4, AT(y)}, PART(CONST, 2, b))},
#undef WHOLE
};

static const char *const clip_imports[] = { "onnx", NULL };
static const char *const clip_text_0[] = { /* clip.pat */
    "// clip.pat -- limits: Relu, Clip, Min and Max into one Clip.\n//\n"
    "// Clip(x, lo, hi) is min(max(x, lo), hi), so that hi wins where lo > hi.  The rules hold for any\n"
    "// limits, such ones too: two of ONNX Script's forms do not (Relu of Clip, and Clip of Clip, where\n"
    "// intervals do not meet), and its Min of Max forgets that a constant may widen the shape.  A limit\n"
    "// is a constant of one element; the new one is a scalar of the same dtype.\n\nimport \"onnx.ops\";\n\n"
    "// A limit that is a number: NaN is none for Clip, and with an infinite one it matters whether there is another.\n"
    "cond finite(c) = value(c) - value(c) == 0;\n\n"
    "// Clip without limits; of floats it makes the greatest number of infinity (see fast_math.pat).\n"
    "rule clip_free(x) { match Clip(x); where not (x.dtype in {f16, bf16, f32, f64}); rewrite x; }\n\n"
    "// ---- Relu and Clip (ONNX Script: fuse_relus_clips; ONNX Runtime: FuseReluClip) ----\n\n"
    "// Relu of Clip: both limits are lifted to 0.\nrule relu_clip(x, lo, hi) {\n"
    "    match Relu(Clip(x, lo & const, hi & const));\n    where finite(lo), finite(hi);\n"
    "    rewrite Clip(x, like(lo, max(value(lo), 0)), like(hi, max(value(hi), 0)));\n}\n"
    "rule relu_clip_low(x, lo) {\n    match Relu(Clip(x, lo & const));\n    where finite(lo);\n"
    "    rewrite Clip(x, like(lo, max(value(lo), 0)));\n}\nrule relu_clip_high(x, lo, hi) {\n"
    "    match Relu(Clip(x, lo?, hi & const));\n    where finite(hi);\n    where not present(lo);\n"
    "    rewrite Clip(x, like(hi, 0), like(hi, max(value(hi), 0)));\n}\n"
    "// Clip of Relu: the lower limit is lifted to 0.\nrule clip_relu(x, lo, hi) {\n"
    "    match Clip(Relu(x), lo & const, hi?);\n    where finite(lo);\n"
    "    rewrite Clip(x, like(lo, max(value(lo), 0)), hi?);\n}\nrule clip_relu_high(x, lo, hi) {\n"
    "    match Clip(Relu(x), lo?, hi & const);\n    where finite(hi);\n    where not present(lo);\n"
    "    rewrite Clip(x, like(hi, 0), hi);\n}\n\n"
    "// ---- Clip of Clip: the outer limits bound the inner ones ----\n\nrule clip_clip(x, a, b, c, d) {\n"
    "    match Clip(Clip(x, a & const, b & const), c & const, d & const);\n"
    "    where finite(a), finite(b), finite(c), finite(d);\n"
    "    rewrite Clip(x, like(a, min(max(value(a), value(c)), value(d))), like(b, min(max(value(b), value(c)), value(d))));\n"
    "}\nrule clip_clip_low(x, a, b, c) {\n    match Clip(Clip(x, a & const, b & const), c & const);\n"
    "    where finite(a), finite(b), finite(c);\n"
    "    rewrite Clip(x, like(a, max(value(a), value(c))), like(b, max(value(b), value(c))));\n}\n"
    "rule clip_clip_high(x, a, b, c, d) {\n    match Clip(Clip(x, a & const, b & const), c?, d & const);\n"
    "    where finite(a), finite(b), finite(d);\n    where not present(c);\n"
    "    rewrite Clip(x, like(a, min(value(a), value(d))), like(b, min(value(b), value(d))));\n}\n"
    "rule clip_low_clip(x, a, c, d) {\n    match Clip(Clip(x, a & const), c & const, d & const);\n"
    "    where finite(a), finite(c), finite(d);\n"
    "    rewrite Clip(x, like(a, min(max(value(a), value(c)), value(d))), d);\n}\n"
    "rule clip_low_low(x, a, c) {\n    match Clip(Clip(x, a & const), c & const);\n"
    "    where finite(a), finite(c);\n    rewrite Clip(x, like(a, max(value(a), value(c))));\n}\n"
    "rule clip_low_high(x, a, c, d) {\n    match Clip(Clip(x, a & const), c?, d & const);\n"
    "    where finite(a), finite(d);\n    where not present(c);\n    rewrite Clip(x, a, d);\n}\n"
    "rule clip_high_clip(x, a, b, c, d) {\n    match Clip(Clip(x, a?, b & const), c & const, d & const);\n"
    "    where finite(b), finite(c), finite(d);\n    where not present(a);\n"
    "    rewrite Clip(x, c, like(b, min(max(value(b), value(c)), value(d))));\n}\n"
    "rule clip_high_low(x, a, b, c) {\n    match Clip(Clip(x, a?, b & const), c & const);\n"
    "    where finite(b), finite(c);\n    where not present(a);\n"
    "    rewrite Clip(x, c, like(b, max(value(b), value(c))));\n}\nrule clip_high_high(x, a, b, c, d) {\n"
    "    match Clip(Clip(x, a?, b & const), c?, d & const);\n    where finite(b), finite(d);\n"
    "    where not present(a), not present(c);\n"
    "    rewrite Clip(x, a?, like(b, min(value(b), value(d))));\n}\n\n"
    "// ---- Min and Max with constants (ONNX Script: min_max_to_clip) ----\n\n",
    "// A limit of one element that leaves the shape of x alone, y being the result.\n"
    "cond is_limit(c, x, y) = c.elements == 1, finite(c), c.rank == 0 or c.rank <= x.rank or same_shape(x, y);\n"
    "\n// Max(x, 0).\nrule max_zero(x, c) {\n    y = Max(x, c & 0);\n    match y;\n"
    "    where is_limit(c, x, y), x.dtype in {f16, f32, f64};\n    rewrite Relu(x);\n}\n"
    "// Min(Max(x, lo), hi), the shape of Clip.\nrule min_max(x, lo, hi) {\n    m = Max(x, lo & const);\n"
    "    y = Min(m, hi & const);\n    match y;\n    where is_limit(lo, x, m), is_limit(hi, m, y);\n"
    "    rewrite Clip(x, like(lo, value(lo)), like(hi, value(hi)));\n}\n"
    "// Max(Min(x, hi), lo): lo wins where lo > hi, so that both become lo there.\n"
    "rule max_min(x, lo, hi) {\n    m = Min(x, hi & const);\n    y = Max(m, lo & const);\n    match y;\n"
    "    where is_limit(hi, x, m), is_limit(lo, m, y);\n"
    "    rewrite Clip(x, like(lo, value(lo)), like(hi, max(value(lo), value(hi))));\n}\n"
    "// Constants of one side meet.\nrule min_min(x, a, b) {\n    m = Min(x, a & const);\n"
    "    y = Min(m, b & const);\n    match y;\n    where is_limit(a, x, m), is_limit(b, m, y);\n"
    "    rewrite Min(x, like(a, min(value(a), value(b))));\n}\nrule max_max(x, a, b) {\n"
    "    m = Max(x, a & const);\n    y = Max(m, b & const);\n    match y;\n"
    "    where is_limit(a, x, m), is_limit(b, m, y);\n"
    "    rewrite Max(x, like(a, max(value(a), value(b))));\n}\n",
    NULL};
static const struct dfg_source clip_sources[] = {
    {"clip.pat", UINT64_C(0x24d8e5d8f453f3a2), clip_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit clip_unit;
const struct dfg_unit clip_unit = {
    .abi = DFG_ABI,
    .name = "clip",
    .imports = clip_imports,
    .names = &clip_names,
    .n_patterns = 20, .patterns = clip_patterns,
    .rules = &clip_rules,
    .version = "0.1.0", .hash = UINT64_C(0x7e9670260e4da32d),
    .n_sources = 2, .sources = clip_sources, .law_limit = 64,
    .prefix = "clip_",
};
