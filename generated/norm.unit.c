/* What norm.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "norm.h"
#if NORM_H != 0x92d041eb96969401
#error "norm.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"

DFG_PATTERN_SLOTS(norm_make_layer_norm)

static const struct dfg_pattern norm_patterns[] = {
#define WHOLE norm_root_whole
    {DFG_FOUND_ROW(norm_root, whole, 0), .name = "root", .place = "norm.pat:16", .depth = 1,
     CAPTURES(2, 2, NODE("s", m.s), NODE("h", m.h)), PARTS(6, PART(INPUT, 0, m.s), PART(INPUT, 1, m.h),
     ROOT(m.root), INNER(sqrt), INNER(pow), PART(CONST, 1, m.h))},
#undef WHOLE
#define WHOLE norm_reciprocal_root_whole
    {DFG_FOUND_ROW(norm_reciprocal_root, whole, 0), .name = "reciprocal_root", .place = "norm.pat:17",
     .depth = 2, CAPTURES(2, 2, NODE("s", m.s), NODE("h", m.h)), PARTS(18, PART(INPUT, 0, m.s),
     PART(INPUT, 1, m.h), ROOT(m.root), INNER(reciprocal), INNER(root__.sqrt), INNER(root__.pow),
     CONST(root__.m.h), INNER(div), INNER(root_2.sqrt), INNER(root_2.pow), CONST(root_2.m.h),
     CONST(constant_3), INNER(pow_3), CONST(constant_4), INNER(sqrt_3), INNER(reciprocal_2), INNER(div_2),
     CONST(constant_5))},
#undef WHOLE
#define WHOLE norm_over_root_whole
    {DFG_FOUND_ROW(norm_over_root, whole, 1), .name = "over_root", .place = "norm.pat:19", .depth = 3,
     CAPTURES(3, 3, NODE("x", m.x), NODE("s", m.s), NODE("h", m.h)), PARTS(24, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.s), PART(INPUT, 2, m.h), ROOT(m.root), INNER(div), INNER(root__.sqrt),
     INNER(root__.pow), CONST(root__.m.h), INNER(mul), INNER(reciprocal_root.reciprocal),
     INNER(reciprocal_root.root__.sqrt), INNER(reciprocal_root.root__.pow),
     CONST(reciprocal_root.root__.m.h), INNER(reciprocal_root.div), CONST(reciprocal_root.constant_3),
     INNER(reciprocal_root.root_2.sqrt), INNER(reciprocal_root.root_2.pow),
     CONST(reciprocal_root.root_2.m.h), INNER(reciprocal_root.pow_3), CONST(reciprocal_root.constant_4),
     INNER(reciprocal_root.sqrt_3), INNER(reciprocal_root.reciprocal_2), INNER(reciprocal_root.div_2),
     CONST(reciprocal_root.constant_5))},
#undef WHOLE
#define WHOLE norm_centre_first_whole
    {DFG_FOUND_ROW(norm_centre_first, whole, 2), .name = "centre_first", .place = "norm.pat:26",
     .is_rule = true, .depth = 9, CAPTURES(9, 6, NODE("x", m.x), NODE("e", m.e), NODE("eps", m.eps),
     NODE("h", m.h), NODE("scale", m.scale), NODE("shift", m.shift), NODE("m", m.m), NODE("k", m.k),
     VALUE("p", m.p)), PARTS(34, PART(INPUT, 0, m.x), PART(INPUT, 1, m.e), PART(INPUT, 2, m.eps),
     PART(INPUT, 3, m.h), PART(INPUT, 4, m.scale), PART(INPUT, 5, m.shift), PART(INNER, 6, m.m),
     PART(INNER, 7, m.k), INNER(reciprocal_root.reciprocal), INNER(reciprocal_root.root__.sqrt),
     INNER(reciprocal_root.root__.pow), CONST(reciprocal_root.root__.m.h), INNER(reciprocal_root.div),
     CONST(reciprocal_root.constant_3), INNER(reciprocal_root.root_2.sqrt),
     INNER(reciprocal_root.root_2.pow), CONST(reciprocal_root.root_2.m.h), INNER(reciprocal_root.pow_3),
     CONST(reciprocal_root.constant_4), INNER(reciprocal_root.sqrt_3), INNER(reciprocal_root.reciprocal_2),
     INNER(reciprocal_root.div_2), CONST(reciprocal_root.constant_5), INNER(add), INNER(reduceMean),
     INNER(mul), INNER(pow_4), CONST(constant_6), PART(CONST, 2, m.eps), PART(CONST, 4, m.scale),
     ROOT(m.root), INNER(mul_2), INNER(sub), INNER(mul_3))},
#undef WHOLE
#define WHOLE norm_centre_square_whole
    {DFG_FOUND_ROW(norm_centre_square, whole, 2), .name = "centre_square", .place = "norm.pat:34",
     .is_rule = true, .depth = 3, CAPTURES(4, 1, NODE("x", m.x), NODE("m", m.m), VALUE("p", m.p),
     VALUE("q", m.q)), PARTS(10, PART(INPUT, 0, m.x), PART(INNER, 1, m.m), ROOT(m.root), INNER(reduceMean),
     INNER(mul), INNER(pow), CONST(constant), INNER(mul_2), INNER(pow_2), CONST(constant_2))},
#undef WHOLE
#define WHOLE norm_make_layer_norm_whole
    {DFG_PATTERN_ROW(norm_make_layer_norm, whole), .name = "make_layer_norm", .place = "norm.pat:47",
     .is_rule = true, .depth = 12, CAPTURES(15, 4, NODE("x", m.x), NODE("eps", m.eps), NODE("h", m.h),
     NODE("scale", m.scale), NODE("wide", m.wide), NODE("w", m.w), NODE("d", m.d), NODE("late", m.late),
     NODE("e", m.e), NODE("s", m.s), NODE("n", m.n), NODE("back", m.back), NODE("narrow", m.narrow),
     VALUE("p", m.p), VALUE("q", m.q)), PARTS(67, PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps),
     PART(INPUT, 2, m.h), PART(INPUT, 3, m.scale), PART(INNER, 4, m.wide), PART(NONE, 5, m.w),
     PART(INNER, 6, m.d), INNER(reduceMean), PART(INNER, 7, m.late), PART(NONE, 8, m.e),
     PART(INNER, 9, m.s), INNER(reduceMean_2), INNER(pow), CONST(constant), INNER(mul),
     PART(CONST, 1, m.eps), PART(INNER, 11, m.back), PART(NONE, 10, m.n), INNER(over_root.div),
     INNER(over_root.root__.sqrt), INNER(over_root.root__.pow), CONST(over_root.root__.m.h),
     INNER(over_root.mul), INNER(over_root.reciprocal_root.reciprocal),
     INNER(over_root.reciprocal_root.root__.sqrt), INNER(over_root.reciprocal_root.root__.pow),
     CONST(over_root.reciprocal_root.root__.m.h), INNER(over_root.reciprocal_root.div),
     CONST(over_root.reciprocal_root.constant_3), INNER(over_root.reciprocal_root.root_2.sqrt),
     INNER(over_root.reciprocal_root.root_2.pow), CONST(over_root.reciprocal_root.root_2.m.h),
     INNER(over_root.reciprocal_root.pow_3), CONST(over_root.reciprocal_root.constant_4),
     INNER(over_root.reciprocal_root.sqrt_3), INNER(over_root.reciprocal_root.reciprocal_2),
     INNER(over_root.reciprocal_root.div_2), CONST(over_root.reciprocal_root.constant_5),
     PART(INNER, 12, m.narrow), INNER(root__.sqrt), INNER(root__.pow), CONST(root__.m.h), ROOT(m.root),
     INNER(mul_3), INNER(div_4), INNER(mul_4), INNER(mul_5), INNER(reciprocal_root.reciprocal),
     INNER(reciprocal_root.root__.sqrt), INNER(reciprocal_root.root__.pow),
     CONST(reciprocal_root.root__.m.h), INNER(reciprocal_root.div), CONST(reciprocal_root.constant_3),
     INNER(reciprocal_root.root_2.sqrt), INNER(reciprocal_root.root_2.pow),
     CONST(reciprocal_root.root_2.m.h), INNER(reciprocal_root.pow_3), CONST(reciprocal_root.constant_4),
     INNER(reciprocal_root.sqrt_3), INNER(reciprocal_root.reciprocal_2), INNER(reciprocal_root.div_2),
     CONST(reciprocal_root.constant_5), INNER(div_7), INNER(root_2.sqrt), INNER(root_2.pow),
     CONST(root_2.m.h), INNER(mul_6))},
#undef WHOLE
#define WHOLE norm_make_layer_norm_unscaled_whole
    {DFG_FOUND_ROW(norm_make_layer_norm_unscaled, whole, 2), .name = "make_layer_norm_unscaled",
     .place = "norm.pat:65", .is_rule = true, .depth = 8, CAPTURES(7, 3, NODE("x", m.x), NODE("eps", m.eps),
     NODE("h", m.h), NODE("d", m.d), NODE("s", m.s), VALUE("p", m.p), VALUE("q", m.q)),
     PARTS(32, ROOT(m.root), INNER(over_root.div), INNER(over_root.root__.sqrt),
     INNER(over_root.root__.pow), CONST(over_root.root__.m.h), INNER(over_root.mul),
     INNER(over_root.reciprocal_root.reciprocal), INNER(over_root.reciprocal_root.root__.sqrt),
     INNER(over_root.reciprocal_root.root__.pow), CONST(over_root.reciprocal_root.root__.m.h),
     INNER(over_root.reciprocal_root.div), CONST(over_root.reciprocal_root.constant_3),
     INNER(over_root.reciprocal_root.root_2.sqrt), INNER(over_root.reciprocal_root.root_2.pow),
     CONST(over_root.reciprocal_root.root_2.m.h), INNER(over_root.reciprocal_root.pow_3),
     CONST(over_root.reciprocal_root.constant_4), INNER(over_root.reciprocal_root.sqrt_3),
     INNER(over_root.reciprocal_root.reciprocal_2), INNER(over_root.reciprocal_root.div_2),
     CONST(over_root.reciprocal_root.constant_5), PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps),
     PART(INPUT, 2, m.h), PART(INNER, 3, m.d), INNER(reduceMean), PART(INNER, 4, m.s), INNER(reduceMean_2),
     INNER(pow_5), CONST(constant_7), INNER(mul_2), PART(CONST, 1, m.eps))},
#undef WHOLE
#define WHOLE norm_scale_layer_norm_whole
    {DFG_FOUND_ROW(norm_scale_layer_norm, whole, 1), .name = "scale_layer_norm", .place = "norm.pat:72",
     .is_rule = true, .depth = 3, CAPTURES(3, 2, NODE("x", m.x), NODE("scale", m.scale), NODE("n", m.n)),
     PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.scale), PART(INNER, 2, m.n), INNER(n_call),
     CONST(constant), ROOT(m.root))},
#undef WHOLE
#define WHOLE norm_make_layer_norm_of_two_whole
    {DFG_FOUND_ROW(norm_make_layer_norm_of_two, whole, 3), .name = "make_layer_norm_of_two",
     .place = "norm.pat:79", .is_rule = true, .depth = 9, CAPTURES(8, 4, NODE("x", m.x), NODE("eps", m.eps),
     NODE("h", m.h), NODE("scale", m.scale), NODE("d", m.d), NODE("s", m.s), VALUE("p", m.p),
     VALUE("q", m.q)), PARTS(33, PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps), PART(INPUT, 2, m.h),
     PART(INPUT, 3, m.scale), PART(INNER, 4, m.d), INNER(reduceMean), PART(INNER, 5, m.s),
     INNER(reduceMean_2), INNER(pow), CONST(constant), INNER(mul), PART(CONST, 1, m.eps), ROOT(m.root),
     INNER(over_root.div), INNER(over_root.root__.sqrt), INNER(over_root.root__.pow),
     CONST(over_root.root__.m.h), INNER(over_root.mul), INNER(over_root.reciprocal_root.reciprocal),
     INNER(over_root.reciprocal_root.root__.sqrt), INNER(over_root.reciprocal_root.root__.pow),
     CONST(over_root.reciprocal_root.root__.m.h), INNER(over_root.reciprocal_root.div),
     CONST(over_root.reciprocal_root.constant_3), INNER(over_root.reciprocal_root.root_2.sqrt),
     INNER(over_root.reciprocal_root.root_2.pow), CONST(over_root.reciprocal_root.root_2.m.h),
     INNER(over_root.reciprocal_root.pow_3), CONST(over_root.reciprocal_root.constant_4),
     INNER(over_root.reciprocal_root.sqrt_3), INNER(over_root.reciprocal_root.reciprocal_2),
     INNER(over_root.reciprocal_root.div_2), CONST(over_root.reciprocal_root.constant_5))},
#undef WHOLE
#define WHOLE norm_shift_layer_norm_whole
    {DFG_FOUND_ROW(norm_shift_layer_norm, whole, 1), .name = "shift_layer_norm", .place = "norm.pat:87",
     .is_rule = true, .depth = 3, CAPTURES(4, 3, NODE("x", m.x), NODE("scale", m.scale),
     NODE("shift", m.shift), NODE("n", m.n)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.scale),
     PART(INPUT, 2, m.shift), PART(INNER, 3, m.n), INNER(n_call), ROOT(m.root))},
#undef WHOLE
#define WHOLE norm_make_instance_norm_whole
    {DFG_FOUND_ROW(norm_make_instance_norm, whole, 2), .name = "make_instance_norm", .place = "norm.pat:94",
     .is_rule = true, .depth = 10, CAPTURES(10, 4, NODE("x", m.x), NODE("eps", m.eps),
     NODE("scale", m.scale), NODE("shift", m.shift), NODE("d", m.d), NODE("v", m.v), NODE("s", m.s),
     NODE("n", m.n), VALUE("p", m.p), VALUE("q", m.q)), PARTS(24, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.eps), PART(INPUT, 2, m.scale), PART(INPUT, 3, m.shift), PART(INNER, 4, m.d),
     INNER(reduceMean), PART(INNER, 5, m.v), INNER(pow), CONST(constant), INNER(mul), PART(INNER, 6, m.s),
     INNER(add), PART(CONST, 1, m.eps), PART(NONE, 7, m.n), INNER(div), INNER(mul_2), INNER(reciprocal),
     INNER(mul_3), INNER(div_2), CONST(constant_2), ROOT(m.root), INNER(mul_4), PART(CONST, 2, m.scale),
     PART(CONST, 3, m.shift))},
#undef WHOLE
};

static const char *const norm_imports[] = { "onnx", NULL };
static const char *const norm_text_0[] = { /* norm.pat */
    "// norm.pat -- normalisations that exporters write in parts.\n//\n"
    "// A mean over the last axis is said as axes = [-1] or, of a value whose rank is known, by number.\n"
    "// Those that ONNX has not at opset 17 are in recent.pat.\n\nimport \"onnx.ops\";\n\n"
    "cond one(c) = c.elements == 1, c.rank <= 1;\n// A number for each place of the last axis.\n"
    "cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];\n"
    "cond last_axis(p, x) = p == [-1] or p == [x.rank - 1];\n// The same of the last two axes.\n"
    "cond last_axes(p, x) = p == [-2, -1] or p == [x.rank - 2, x.rank - 1];\n"
    "cond along_two(c, x) = c.rank == 2, c.shape[0] == x.shape[-2], c.shape[1] == x.shape[-1];\n"
    "// 1 over the root of s, and x over it.\npattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5);\n"
    "pattern reciprocal_root(s, h) =\n"
    "    Reciprocal(root(s, h)) | Div(1, root(s, h)) | Pow(s, h & -0.5) | Sqrt(Reciprocal(s) | Div(1, s));\n"
    "pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h));\n\n"
    "cond small(eps, h) = one(eps), value(eps) >= 0, value(eps) < 1e30, not present(h) or one(h);\n\n"
    "// The mean taken away behind the factor, as a normalisation of batches is written (TensorFlow, Keras), and a\n"
    "// variance as the mean of squares less the square of the mean (Flax): here in one form for the rules below.\n"
    "// The factor is finite, or else numbers become NaN.\n"
    "rule centre_first(x, e, eps, h, scale, shift) {\n    m = ReduceMean(x) { axes = p, keepdims == 1 };\n"
    "    k = Mul(reciprocal_root(Add(ReduceMean(Mul(e, e) | Pow(e, 2)), eps & const), h), scale & const);\n"
    "    match Add(Mul(x, k), Sub(shift, Mul(m, k)));\n"
    "    where last_axis(p, x), small(eps, h), value(eps) > 1e-15, max([abs(v) for v in value(scale)]) < 1e15;\n"
    "    where along(scale, x), x.dtype in {f16, f32, f64};\n    rewrite Add(Mul(Sub(x, m), k), shift);\n}\n"
    "rule centre_square(x) {\n    m = ReduceMean(x) { axes = p, keepdims == 1 };\n"
    "    match Sub(ReduceMean(Mul(x, x) | Pow(x, 2)) { axes = q, keepdims == 1 }, Mul(m, m) | Pow(m, 2));\n"
    "    where last_axis(p, x), last_axis(q, x), x.dtype in {f16, f32, f64};\n    rewrite {\n"
    "        d = Sub(x, m);\n        return ReduceMean(Mul(d, d)) { axes = [-1], keepdims = 1 };\n    }\n}\n\n"
    "// x less its mean, over what the root of the mean of its square is, with scale and shift, computed in a\n"
    "// wider dtype or not (demo 2; ONNX Runtime: LayerNormFusion).\n"
    "cond normal(p, q, d, eps, h) = last_axis(p, d), last_axis(q, d), small(eps, h);\n"
    "rule make_layer_norm(x, eps, h, scale) : priority 3 {\n    wide = Cast(x) { to == 1 };\n"
    "    w = wide | x;\n    d = Sub(w, ReduceMean(w) { axes = p, keepdims == 1 });\n"
    "    late = Cast(d) { to == 1 };\n    e = late | d;\n"
    "    s = Add(ReduceMean(Pow(e, 2) | Mul(e, e)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    n = over_root(e, s, h);\n    back = Cast(n);\n    narrow = Cast(root(s, h));\n"
    "    match Mul(back | n | Div(d, narrow), scale) | Mul(e, Mul(reciprocal_root(s, h), scale))\n"
    "        | Div(Mul(e, scale), root(s, h));\n"
    "    where normal(p, q, x, eps, h), along(scale, x), same_dtype(x, scale), x.dtype in {f16, f32, f64};\n"
    "    where (not present(wide) and not present(late) and not present(back) and not present(narrow))\n"
    "        or (x.dtype == f16 and (present(wide) or present(late)) and (same_dtype(x, back) or same_dtype(x, narrow)));\n"
    "    rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };\n}\n"
    "// Without a scale, which is 1 then.\nrule make_layer_norm_unscaled(x, eps, h) : priority 2 {\n"
    "    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });\n"
    "    s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    match over_root(d, s, h);\n"
    "    where normal(p, q, x, eps, h), x.shape[-1] > 0, x.dtype in {f16, f32, f64};\n"
    "    rewrite LayerNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { axis = -1, epsilon = value(eps) };\n"
    "}\nrule scale_layer_norm(x, scale) {\n    n = LayerNormalization(x, splat(1)) { axis == -1 };\n"
    "    match Mul(n, scale);\n    where along(scale, x), same_dtype(x, scale);\n"
    "    rewrite LayerNormalization(x, scale) { ..n };\n}\n// Over the last two axes.\n",
    "rule make_layer_norm_of_two(x, eps, h, scale) : priority 3 {\n"
    "    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });\n"
    "    s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    match Mul(over_root(d, s, h), scale);\n"
    "    where last_axes(p, x), last_axes(q, x), small(eps, h), along_two(scale, x), x.dtype in {f16, f32, f64};\n"
    "    rewrite LayerNormalization(x, scale) { axis = -2, epsilon = value(eps) };\n}\n"
    "// A shift behind a normalisation without one.\nrule shift_layer_norm(x, scale, shift) {\n"
    "    n = LayerNormalization(x, scale);\n    match Add(n, shift);\n"
    "    where same_shape(scale, shift), n.axis == -shift.rank;\n"
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
    {"norm.pat", UINT64_C(0x77a389187700f00f), norm_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit norm_unit;
const struct dfg_unit norm_unit = {
    .abi = DFG_ABI,
    .name = "norm",
    .imports = norm_imports,
    .names = &norm_names,
    .n_patterns = 11, .patterns = norm_patterns,
    .rules = &norm_rules,
    .version = "0.1.0", .hash = UINT64_C(0x8046f9fcdbc63a0d),
    .n_sources = 2, .sources = norm_sources, .law_limit = 64,
    .prefix = "norm_",
};
