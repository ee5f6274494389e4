/* What recent.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "recent.h"
#if RECENT_H != 0x6767b1c32a6ffaf6
#error "recent.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern recent_patterns[] = {
#define WHOLE recent_of_three_whole
    {DFG_FOUND_ROW(recent_of_three, whole, 3), .name = "of_three", .place = "recent.pat:12", .depth = 2,
     CAPTURES(3, 3, NODE("a", m.a), NODE("b", m.b), NODE("c", m.c)), PARTS(10, PART(INPUT, 0, m.a),
     PART(INPUT, 1, m.b), PART(INPUT, 2, m.c), ROOT(m.root), INNER(mul), INNER(mul_2), INNER(mul_3),
     INNER(mul_4), INNER(mul_5), INNER(mul_6))},
#undef WHOLE
#define WHOLE recent_halved_whole
    {DFG_FOUND_ROW(recent_halved, whole, 5), .name = "halved", .place = "recent.pat:14", .depth = 2,
     CAPTURES(3, 3, NODE("a", m.a), NODE("b", m.b), NODE("h", m.h)), PARTS(20, PART(INPUT, 0, m.a),
     PART(INPUT, 1, m.b), PART(INPUT, 2, m.h), ROOT(m.root), INNER(of_three.mul), INNER(of_three.mul_2),
     INNER(of_three.mul_3), INNER(of_three.mul_4), INNER(of_three.mul_5), INNER(of_three.mul_6),
     CONST(constant), INNER(div), INNER(mul_7), CONST(constant_2), INNER(mul_8), INNER(div_2),
     CONST(constant_3), INNER(mul_9), INNER(div_3), CONST(constant_4))},
#undef WHOLE
#define WHOLE recent_make_gelu_whole
    {DFG_FOUND_ROW(recent_make_gelu, whole, 11), .name = "make_gelu", .place = "recent.pat:20",
     .is_rule = true, .depth = 6, CAPTURES(6, 4, NODE("x", m.x), NODE("r", m.r), NODE("o", m.o),
     NODE("h", m.h), NODE("e", m.e), NODE("n", m.n)), PARTS(49, PART(INPUT, 0, m.x), PART(INPUT, 1, m.r),
     PART(INPUT, 2, m.o), PART(INPUT, 3, m.h), PART(INNER, 4, m.e), INNER(div), CONST(constant), INNER(mul),
     CONST(constant_2), PART(INNER, 5, m.n), INNER(neg), INNER(div_2), CONST(constant_3), INNER(mul_2),
     CONST(constant_4), INNER(div_3), INNER(neg_2), CONST(constant_5), INNER(mul_3), INNER(neg_3),
     CONST(constant_6), INNER(mul_4), CONST(constant_7), ROOT(m.root), INNER(halved.of_three.mul),
     INNER(halved.of_three.mul_2), CONST(halved.constant), INNER(halved.of_three.mul_3),
     INNER(halved.of_three.mul_4), INNER(halved.of_three.mul_5), INNER(halved.of_three.mul_6),
     INNER(halved.div), INNER(halved.mul_7), CONST(halved.constant_2), INNER(halved.mul_8),
     INNER(halved.div_2), CONST(halved.constant_3), INNER(halved.mul_9), INNER(halved.div_3),
     CONST(halved.constant_4), INNER(add), CONST(constant_12), INNER(sub), CONST(constant_13),
     INNER(mul_14), INNER(add_2), INNER(mul_15), CONST(constant_14), CONST(constant_15))},
#undef WHOLE
#define WHOLE recent_cubic_whole
    {DFG_FOUND_ROW(recent_cubic, whole, 4), .name = "cubic", .place = "recent.pat:31", .depth = 3,
     CAPTURES(3, 3, NODE("x", m.x), NODE("k", m.k), NODE("p", m.p)), PARTS(14, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.p), ROOT(m.root), INNER(mul), INNER(pow), PART(CONST, 2, m.p),
     INNER(mul_2), INNER(mul_3), CONST(constant), INNER(mul_4), INNER(mul_5), INNER(mul_6),
     CONST(constant_2))},
#undef WHOLE
#define WHOLE recent_squared_whole
    {DFG_FOUND_ROW(recent_squared, whole, 3), .name = "squared", .place = "recent.pat:34", .depth = 2,
     CAPTURES(3, 3, NODE("x", m.x), NODE("k", m.k), NODE("p", m.p)), PARTS(12, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.p), ROOT(m.root), INNER(mul), INNER(mul_2), CONST(constant),
     INNER(mul_3), INNER(mul_4), INNER(pow), PART(CONST, 2, m.p), CONST(constant_2))},
#undef WHOLE
#define WHOLE recent_inner_whole
    {DFG_FOUND_ROW(recent_inner, whole, 5), .name = "inner", .place = "recent.pat:36", .depth = 5,
     CAPTURES(4, 4, NODE("x", m.x), NODE("k", m.k), NODE("p", m.p), NODE("r", m.r)),
     PARTS(17, PART(INPUT, 0, m.x), PART(INPUT, 1, m.k), PART(INPUT, 2, m.p), PART(INPUT, 3, m.r),
     ROOT(m.root), INNER(add), INNER(cubic.mul), INNER(cubic.pow), PART(CONST, 2, m.p), INNER(cubic.mul_2),
     INNER(cubic.mul_3), CONST(cubic.constant), INNER(cubic.mul_4), INNER(cubic.mul_5), INNER(cubic.mul_6),
     CONST(cubic.constant_2), PART(CONST, 3, m.r))},
#undef WHOLE
#define WHOLE recent_inner_factored_whole
    {DFG_FOUND_ROW(recent_inner_factored, whole, 6), .name = "inner_factored", .place = "recent.pat:37",
     .depth = 5, CAPTURES(5, 5, NODE("x", m.x), NODE("k", m.k), NODE("p", m.p), NODE("r", m.r),
     NODE("u", m.u)), PARTS(23, ROOT(m.root), INNER(of_three.mul), INNER(of_three.mul_2),
     INNER(of_three.mul_3), INNER(of_three.mul_4), INNER(of_three.mul_5), INNER(of_three.mul_6),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.k), PART(INPUT, 2, m.p), PART(INPUT, 3, m.r),
     PART(INPUT, 4, m.u), PART(CONST, 3, m.r), INNER(add), INNER(squared.mul), INNER(squared.mul_2),
     CONST(squared.constant), INNER(squared.mul_3), INNER(squared.mul_4), INNER(squared.pow),
     PART(CONST, 2, m.p), CONST(squared.constant_2), PART(CONST, 4, m.u))},
#undef WHOLE
#define WHOLE recent_make_gelu_tanh_whole
    {DFG_FOUND_ROW(recent_make_gelu_tanh, whole, 12), .name = "make_gelu_tanh", .place = "recent.pat:39",
     .is_rule = true, .depth = 9, CAPTURES(7, 6, NODE("x", m.x), NODE("k", m.k), NODE("p", m.p),
     NODE("r", m.r), NODE("o", m.o), NODE("h", m.h), NODE("t", m.t)), PARTS(44, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.p), PART(INPUT, 3, m.r), PART(INPUT, 4, m.o),
     PART(INPUT, 5, m.h), PART(INNER, 6, m.t), INNER(mul), INNER(add), INNER(mul_2), INNER(pow),
     PART(CONST, 2, m.p), INNER(mul_3), INNER(mul_4), CONST(constant), INNER(mul_5), INNER(mul_6),
     INNER(mul_7), CONST(constant_2), PART(CONST, 3, m.r), ROOT(m.root), INNER(halved.of_three.mul),
     INNER(halved.of_three.mul_2), CONST(halved.constant), INNER(halved.of_three.mul_3),
     INNER(halved.of_three.mul_4), INNER(halved.of_three.mul_5), INNER(halved.of_three.mul_6),
     INNER(halved.div), INNER(halved.mul_7), CONST(halved.constant_2), INNER(halved.mul_8),
     INNER(halved.div_2), CONST(halved.constant_3), INNER(halved.mul_9), INNER(halved.div_3),
     CONST(halved.constant_4), INNER(add_2), CONST(constant_7), INNER(mul_17), INNER(add_3), INNER(mul_18),
     CONST(constant_8), CONST(constant_9))},
#undef WHOLE
#define WHOLE recent_make_gelu_tanh_factored_whole
    {DFG_FOUND_ROW(recent_make_gelu_tanh_factored, whole, 14), .name = "make_gelu_tanh_factored",
     .place = "recent.pat:45", .is_rule = true, .depth = 9, CAPTURES(8, 7, NODE("x", m.x), NODE("k", m.k),
     NODE("p", m.p), NODE("r", m.r), NODE("u", m.u), NODE("o", m.o), NODE("h", m.h), NODE("t", m.t)),
     PARTS(49, PART(INPUT, 0, m.x), PART(INPUT, 1, m.k), PART(INPUT, 2, m.p), PART(INPUT, 3, m.r),
     PART(INPUT, 4, m.u), PART(INPUT, 5, m.o), PART(INPUT, 6, m.h), PART(INNER, 7, m.t), INNER(mul),
     INNER(mul_2), PART(CONST, 3, m.r), INNER(add), INNER(mul_3), INNER(mul_4), CONST(constant),
     INNER(mul_5), INNER(mul_6), INNER(pow), PART(CONST, 2, m.p), CONST(constant_2), PART(CONST, 4, m.u),
     INNER(mul_7), INNER(mul_8), INNER(mul_9), INNER(mul_10), ROOT(m.root), INNER(halved.of_three.mul),
     INNER(halved.of_three.mul_2), CONST(halved.constant), INNER(halved.of_three.mul_3),
     INNER(halved.of_three.mul_4), INNER(halved.of_three.mul_5), INNER(halved.of_three.mul_6),
     INNER(halved.div), INNER(halved.mul_7), CONST(halved.constant_2), INNER(halved.mul_8),
     INNER(halved.div_2), CONST(halved.constant_3), INNER(halved.mul_9), INNER(halved.div_3),
     CONST(halved.constant_4), INNER(add_2), CONST(constant_7), INNER(mul_20), INNER(add_3), INNER(mul_21),
     CONST(constant_8), CONST(constant_9))},
#undef WHOLE
#define WHOLE recent_make_gelu_sigmoid_whole
    {DFG_FOUND_ROW(recent_make_gelu_sigmoid, whole, 8), .name = "make_gelu_sigmoid",
     .place = "recent.pat:51", .is_rule = true, .depth = 7, CAPTURES(5, 5, NODE("x", m.x), NODE("k", m.k),
     NODE("p", m.p), NODE("r", m.r), NODE("u", m.u)), PARTS(37, PART(INPUT, 0, m.x), PART(INPUT, 1, m.k),
     PART(INPUT, 2, m.p), PART(INPUT, 3, m.r), PART(INPUT, 4, m.u), ROOT(m.root), INNER(sigmoid),
     INNER(mul), INNER(inner.add), INNER(inner.cubic.mul), INNER(inner.cubic.pow), CONST(inner.m.p),
     INNER(inner.cubic.mul_2), INNER(inner.cubic.mul_3), CONST(inner.cubic.constant),
     INNER(inner.cubic.mul_4), INNER(inner.cubic.mul_5), INNER(inner.cubic.mul_6),
     CONST(inner.cubic.constant_2), CONST(inner.m.r), INNER(inner_factored.of_three.mul),
     INNER(inner_factored.of_three.mul_2), CONST(inner_factored.m.r), INNER(inner_factored.add),
     INNER(inner_factored.squared.mul), INNER(inner_factored.squared.mul_2),
     CONST(inner_factored.squared.constant), INNER(inner_factored.squared.mul_3),
     INNER(inner_factored.squared.mul_4), INNER(inner_factored.squared.pow), CONST(inner_factored.m.p),
     CONST(inner_factored.squared.constant_2), PART(CONST, 4, m.u), INNER(inner_factored.of_three.mul_3),
     INNER(inner_factored.of_three.mul_4), INNER(inner_factored.of_three.mul_5),
     INNER(inner_factored.of_three.mul_6))},
#undef WHOLE
#define WHOLE recent_make_swish_whole
    {DFG_FOUND_ROW(recent_make_swish, whole, 1), .name = "make_swish", .place = "recent.pat:57",
     .is_rule = true, .depth = 2, CAPTURES(1, 1, NODE("x", m.x)), PARTS(3, PART(INPUT, 0, m.x),
     ROOT(m.root), INNER(sigmoid))},
#undef WHOLE
#define WHOLE recent_make_swish_scaled_whole
    {DFG_FOUND_ROW(recent_make_swish_scaled, whole, 2), .name = "make_swish_scaled",
     .place = "recent.pat:58", .is_rule = true, .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("a", m.a)),
     PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), ROOT(m.root), INNER(sigmoid), INNER(mul),
     PART(CONST, 1, m.a))},
#undef WHOLE
#define WHOLE recent_reciprocal_root_whole
    {DFG_FOUND_ROW(recent_reciprocal_root, whole, 1), .name = "reciprocal_root", .place = "recent.pat:70",
     .depth = 2, CAPTURES(2, 2, NODE("s", m.s), NODE("h", m.h)), PARTS(17, PART(INPUT, 0, m.s),
     PART(INPUT, 1, m.h), ROOT(m.root), INNER(reciprocal), INNER(sqrt), INNER(div), CONST(constant),
     INNER(sqrt_2), INNER(pow), CONST(constant_2), INNER(sqrt_3), INNER(reciprocal_2), INNER(div_2),
     CONST(constant_3), INNER(reciprocal_3), INNER(pow_2), CONST(constant_4))},
#undef WHOLE
#define WHOLE recent_root_whole
    {DFG_FOUND_ROW(recent_root, whole, 0), .name = "root", .place = "recent.pat:73", .depth = 1,
     CAPTURES(2, 2, NODE("s", m.s), NODE("h", m.h)), PARTS(6, PART(INPUT, 0, m.s), PART(INPUT, 1, m.h),
     ROOT(m.root), INNER(sqrt), INNER(pow), PART(CONST, 1, m.h))},
#undef WHOLE
#define WHOLE recent_over_root_whole
    {DFG_FOUND_ROW(recent_over_root, whole, 2), .name = "over_root", .place = "recent.pat:74", .depth = 3,
     CAPTURES(3, 3, NODE("x", m.x), NODE("s", m.s), NODE("h", m.h)), PARTS(23, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.s), PART(INPUT, 2, m.h), ROOT(m.root), INNER(div), INNER(root__.sqrt),
     INNER(root__.pow), CONST(root__.m.h), INNER(mul), INNER(reciprocal_root.reciprocal),
     INNER(reciprocal_root.sqrt), INNER(reciprocal_root.div), CONST(reciprocal_root.constant),
     INNER(reciprocal_root.sqrt_2), INNER(reciprocal_root.pow), CONST(reciprocal_root.constant_2),
     INNER(reciprocal_root.sqrt_3), INNER(reciprocal_root.reciprocal_2), INNER(reciprocal_root.div_2),
     CONST(reciprocal_root.constant_3), INNER(reciprocal_root.reciprocal_3), INNER(reciprocal_root.pow_2),
     CONST(reciprocal_root.constant_4))},
#undef WHOLE
#define WHOLE recent_make_rms_norm_whole
    {DFG_FOUND_ROW(recent_make_rms_norm, whole, 9), .name = "make_rms_norm", .place = "recent.pat:78",
     .is_rule = true, .depth = 9, CAPTURES(10, 4, NODE("x", m.x), NODE("eps", m.eps), NODE("h", m.h),
     NODE("scale", m.scale), NODE("wide", m.wide), NODE("w", m.w), NODE("s", m.s), NODE("n", m.n),
     NODE("back", m.back), VALUE("q", m.q)), PARTS(56, PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps),
     PART(INPUT, 2, m.h), PART(INPUT, 3, m.scale), PART(INNER, 4, m.wide), PART(NONE, 5, m.w),
     PART(INNER, 6, m.s), INNER(reduceMean), INNER(pow), CONST(constant), INNER(mul), PART(CONST, 1, m.eps),
     PART(INNER, 8, m.back), PART(NONE, 7, m.n), INNER(div), INNER(root__.sqrt), INNER(root__.pow),
     CONST(root__.m.h), INNER(mul_2), INNER(reciprocal_root.reciprocal), INNER(reciprocal_root.sqrt),
     INNER(reciprocal_root.div), CONST(reciprocal_root.constant), INNER(reciprocal_root.sqrt_2),
     INNER(reciprocal_root.pow), CONST(reciprocal_root.constant_2), INNER(reciprocal_root.sqrt_3),
     INNER(reciprocal_root.reciprocal_2), INNER(reciprocal_root.div_2), CONST(reciprocal_root.constant_3),
     INNER(reciprocal_root.reciprocal_3), INNER(reciprocal_root.pow_2), CONST(reciprocal_root.constant_4),
     ROOT(m.root), INNER(mul_3), INNER(mul_4), INNER(mul_5), INNER(reciprocal_root_2.reciprocal),
     INNER(reciprocal_root_2.sqrt), INNER(reciprocal_root_2.div), CONST(reciprocal_root_2.constant),
     INNER(reciprocal_root_2.sqrt_2), INNER(reciprocal_root_2.pow), CONST(reciprocal_root_2.constant_2),
     INNER(reciprocal_root_2.sqrt_3), INNER(reciprocal_root_2.reciprocal_2), INNER(reciprocal_root_2.div_2),
     CONST(reciprocal_root_2.constant_3), INNER(reciprocal_root_2.reciprocal_3),
     INNER(reciprocal_root_2.pow_2), CONST(reciprocal_root_2.constant_4), INNER(div_6), INNER(root_2.sqrt),
     INNER(root_2.pow), CONST(root_2.m.h), INNER(mul_6))},
#undef WHOLE
#define WHOLE recent_make_rms_norm_unscaled_whole
    {DFG_FOUND_ROW(recent_make_rms_norm_unscaled, whole, 3), .name = "make_rms_norm_unscaled",
     .place = "recent.pat:92", .is_rule = true, .depth = 6, CAPTURES(5, 3, NODE("x", m.x),
     NODE("eps", m.eps), NODE("h", m.h), NODE("s", m.s), VALUE("q", m.q)), PARTS(29, ROOT(m.root),
     INNER(over_root.div), INNER(over_root.root__.sqrt), INNER(over_root.root__.pow),
     CONST(over_root.root__.m.h), INNER(over_root.mul), INNER(over_root.reciprocal_root.reciprocal),
     INNER(over_root.reciprocal_root.sqrt), INNER(over_root.reciprocal_root.div),
     CONST(over_root.reciprocal_root.constant), INNER(over_root.reciprocal_root.sqrt_2),
     INNER(over_root.reciprocal_root.pow), CONST(over_root.reciprocal_root.constant_2),
     INNER(over_root.reciprocal_root.sqrt_3), INNER(over_root.reciprocal_root.reciprocal_2),
     INNER(over_root.reciprocal_root.div_2), CONST(over_root.reciprocal_root.constant_3),
     INNER(over_root.reciprocal_root.reciprocal_3), INNER(over_root.reciprocal_root.pow_2),
     CONST(over_root.reciprocal_root.constant_4), PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps),
     PART(INPUT, 2, m.h), PART(INNER, 3, m.s), INNER(reduceMean), INNER(pow_4), CONST(constant_6),
     INNER(mul_2), PART(CONST, 1, m.eps))},
#undef WHOLE
#define WHOLE recent_scale_rms_norm_whole
    {DFG_FOUND_ROW(recent_scale_rms_norm, whole, 1), .name = "scale_rms_norm", .place = "recent.pat:99",
     .is_rule = true, .depth = 2, CAPTURES(3, 2, NODE("x", m.x), NODE("scale", m.scale), NODE("n", m.n)),
     PARTS(5, PART(INPUT, 0, m.x), PART(INPUT, 1, m.scale), PART(INNER, 2, m.n), CONST(constant),
     ROOT(m.root))},
#undef WHOLE
#define WHOLE recent_make_group_norm_whole
    {DFG_FOUND_ROW(recent_make_group_norm, whole, 3), .name = "make_group_norm", .place = "recent.pat:109",
     .is_rule = true, .depth = 10, CAPTURES(10, 3, NODE("x", m.x), NODE("eps", m.eps), NODE("h", m.h),
     NODE("r", m.r), NODE("d", m.d), NODE("s", m.s), NODE("n", m.n), NODE("y", m.y), VALUE("p", m.p),
     VALUE("q", m.q)), PARTS(41, PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps), PART(INPUT, 2, m.h),
     PART(INNER, 3, m.r), INPUT(x), PART(INNER, 4, m.d), INNER(reduceMean), PART(INNER, 5, m.s),
     INNER(reduceMean_2), INNER(pow), CONST(constant), INNER(mul), PART(CONST, 1, m.eps),
     PART(NONE, 6, m.n), INNER(instanceNormalization), INNER(over_root.div), INNER(over_root.root__.sqrt),
     INNER(over_root.root__.pow), CONST(over_root.root__.m.h), INNER(over_root.mul),
     INNER(over_root.reciprocal_root.reciprocal), INNER(over_root.reciprocal_root.sqrt),
     INNER(over_root.reciprocal_root.div), CONST(over_root.reciprocal_root.constant),
     INNER(over_root.reciprocal_root.sqrt_2), INNER(over_root.reciprocal_root.pow),
     CONST(over_root.reciprocal_root.constant_2), INNER(over_root.reciprocal_root.sqrt_3),
     INNER(over_root.reciprocal_root.reciprocal_2), INNER(over_root.reciprocal_root.div_2),
     CONST(over_root.reciprocal_root.constant_3), INNER(over_root.reciprocal_root.reciprocal_3),
     INNER(over_root.reciprocal_root.pow_2), CONST(over_root.reciprocal_root.constant_4), CONST(constant_7),
     CONST(constant_8), INNER(layerNormalization), INNER(layerNormalization_call), CONST(constant_9),
     {DFG_PART_ROOT, 0, 1, 7, AT(m.y)}, INPUT(x_2))},
#undef WHOLE
#define WHOLE recent_scale_group_norm_whole
    {DFG_FOUND_ROW(recent_scale_group_norm, whole, 1), .name = "scale_group_norm",
     .place = "recent.pat:128", .is_rule = true, .depth = 2, CAPTURES(3, 2, NODE("x", m.x), NODE("c", m.c),
     NODE("n", m.n)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.c), PART(INNER, 2, m.n),
     CONST(constant), CONST(constant_2), ROOT(m.root))},
#undef WHOLE
#define WHOLE recent_shift_group_norm_whole
    {DFG_FOUND_ROW(recent_shift_group_norm, whole, 1), .name = "shift_group_norm",
     .place = "recent.pat:134", .is_rule = true, .depth = 2, CAPTURES(4, 3, NODE("x", m.x),
     NODE("scale", m.scale), NODE("c", m.c), NODE("n", m.n)), PARTS(6, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.scale), PART(INPUT, 2, m.c), PART(INNER, 3, m.n), CONST(constant), ROOT(m.root))},
#undef WHOLE
};

static const char *const recent_imports[] = { "onnx", NULL };
static const char *const recent_text_0[] = { /* recent.pat */
    "// recent.pat -- Gelu, Swish, RMSNormalization and GroupNormalization, which ONNX has in opsets after 17.\n"
    "//\n"
    "// Gelu is of opset 20, GroupNormalization of 21, RMSNormalization of 23, Swish of 24.  A concept is one pattern here, whatever exporters\n"
    "// write for it; what ONNX Runtime has in its own domain is made of these operators by fuse_ort.pat.\n"
    "\nimport \"onnx.ops\";\n\n// Shapes stay those of x: constants beside it are no wider.\n"
    "cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;\n"
    "cond single(c) = c.elements == 1, c.rank <= 1;\n// A product of three, in any grouping.\n"
    "pattern of_three(a, b, c) = Mul(Mul(a, b), c) | Mul(Mul(a, c), b) | Mul(a, Mul(b, c));\n"
    "// Half of a product.\npattern halved(a, b, h) =\n"
    "    of_three(a, b, h & 0.5) | Div(Mul(a, b), h & 2) | Mul(Div(a, h & 2), b) | Mul(a, Div(b, h & 2));\n"
    "\n// ---- Gelu, Swish ----\n\n// x (1 + erf(x / sqrt 2)) / 2 (demo 1; ONNX Runtime: GeluFusion).\n"
    "rule make_gelu(x, r, o, h) {\n"
    "    e = Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)));\n"
    "    n = Erf(Neg(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)))\n"
    "            | Div(Neg(x), r & approx(1.41421356, 1e-3)) | Mul(Neg(x), r & approx(0.70710678, 1e-3))\n"
    "            | Mul(x, r & approx(-0.70710678, 1e-3)));\n"
    "    match halved(x, Add(e, o & 1) | Sub(o & 1, n), h) | Mul(x, Add(Mul(e, h & 0.5), o & 0.5));\n"
    "    where one(r, x), one(o, x), one(h, x);\n    rewrite Gelu(x);\n}\n"
    "// x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2 (ONNX Script: fast_gelu; ONNX Runtime: FastGeluFusion),\n"
    "// or x times the sigmoid of twice that; the cube may have its x factored out.\n"
    "pattern cubic(x, k, p) =\n    Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))\n"
    "    | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));\npattern squared(x, k, p) =\n"
    "    Mul(x, Mul(x, k & approx(0.044715, 1e-4))) | Mul(Mul(x, x) | Pow(x, p & 2), k & approx(0.044715, 1e-4));\n"
    "pattern inner(x, k, p, r) = Mul(Add(x, cubic(x, k, p)), r & const);\n"
    "pattern inner_factored(x, k, p, r, u) = of_three(x, r & const, Add(squared(x, k, p), u & 1));\n"
    "cond numbers(x, k, p, r) = one(k, x), one(r, x), not present(p) or one(p, x);\n"
    "rule make_gelu_tanh(x, k, p, r, o, h) {\n    t = Tanh(inner(x, k, p, r));\n"
    "    match halved(x, Add(t, o & 1), h) | Mul(x, Add(Mul(t, h & 0.5), o & 0.5));\n"
    "    where numbers(x, k, p, r), one(o, x), one(h, x), value(r) ~= 0.79788456 +- 1e-3;\n"
    "    rewrite Gelu(x) { approximate = \"tanh\" };\n}\nrule make_gelu_tanh_factored(x, k, p, r, u, o, h) {\n"
    "    t = Tanh(inner_factored(x, k, p, r, u));\n"
    "    match halved(x, Add(t, o & 1), h) | Mul(x, Add(Mul(t, h & 0.5), o & 0.5));\n"
    "    where numbers(x, k, p, r), one(o, x), one(h, x), one(u, x), value(r) ~= 0.79788456 +- 1e-3;\n"
    "    rewrite Gelu(x) { approximate = \"tanh\" };\n}\nrule make_gelu_sigmoid(x, k, p, r, u) {\n"
    "    match Mul(x, Sigmoid(inner(x, k, p, r) | inner_factored(x, k, p, r, u)));\n"
    "    where numbers(x, k, p, r), not present(u) or one(u, x), value(r) ~= 1.59576912 +- 2e-3;\n"
    "    rewrite Gelu(x) { approximate = \"tanh\" };\n}\n// x sigmoid(x), x sigmoid(a x).\n"
    "rule make_swish(x) { match Mul(x, Sigmoid(x)); where x.dtype in {f16, bf16, f32, f64}; rewrite Swish(x); }\n"
    "rule make_swish_scaled(x, a) {\n    match Mul(x, Sigmoid(Mul(x, a & const)));\n"
    "    where one(a, x), value(a) > 1e-3, value(a) < 1e3;\n    rewrite Swish(x) { alpha = value(a) };\n}\n\n"
    "// ---- RMSNormalization ----\n\ncond last_axis(p, x) = p == [-1] or p == [x.rank - 1];\n"
    "// A number for each place of the last axis.\n"
    "cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];\n// 1 over the root of s, and x over it.\n"
    "pattern reciprocal_root(s, h) =\n"
    "    Reciprocal(Sqrt(s)) | Div(1, Sqrt(s)) | Pow(s, h & -0.5) | Sqrt(Reciprocal(s) | Div(1, s))\n"
    "    | Reciprocal(Pow(s, h & 0.5));\npattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5);\n"
    "pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h));\n\n"
    "// A value over the root of the mean of its square, computed in a wider dtype or not (demo 3; ONNX Script:\n",
    "// rms_normalization; ONNX Runtime: SimplifiedLayerNormFusion).\n"
    "rule make_rms_norm(x, eps, h, scale) : priority 1 {\n    wide = Cast(x) { to == 1 };\n"
    "    w = wide | x;\n"
    "    s = Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    n = over_root(w, s, h);\n    back = Cast(n);\n"
    "    match Mul(back | n, scale) | Mul(w, Mul(reciprocal_root(s, h), scale)) | Div(Mul(w, scale), root(s, h));\n"
    "    where last_axis(q, x), single(eps), not present(h) or single(h), along(scale, x), value(eps) >= 0,\n"
    "        value(eps) < 1e30;\n    where x.dtype in {f16, f32, f64}, same_dtype(x, scale);\n"
    "    where (not present(wide) and not present(back)) or (present(wide) and x.dtype == f16 and same_dtype(x, back));\n"
    "    rewrite RMSNormalization(x, scale) { epsilon = value(eps) };\n}\n"
    "// Without a scale, which is 1 then.\nrule make_rms_norm_unscaled(x, eps, h) {\n"
    "    s = Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    match over_root(x, s, h);\n"
    "    where last_axis(q, x), single(eps), not present(h) or single(h), x.shape[-1] > 0, x.dtype in {f16, f32, f64};\n"
    "    where value(eps) >= 0, value(eps) < 1e30;\n"
    "    rewrite RMSNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { epsilon = value(eps) };\n"
    "}\nrule scale_rms_norm(x, scale) {\n    n = RMSNormalization(x, splat(1)) { axis == -1 };\n"
    "    match Mul(n, scale);\n    where along(scale, x), same_dtype(x, scale);\n"
    "    rewrite RMSNormalization(x, scale) { ..n };\n}\n\n"
    "// ---- GroupNormalization, as it is from opset 21 on ----\n\n"
    "// Groups of channels as rows, or as an axis of their own, over mean and deviation (ONNX Script: group_normalization).\n"
    "rule make_group_norm(x, eps, h) {\n    r = Reshape(x, _);\n"
    "    d = Sub(r, ReduceMean(r) { axes = p, keepdims == 1 });\n"
    "    s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    n = InstanceNormalization(r, splat(1), splat(0)) | LayerNormalization(r, splat(1)) | over_root(d, s, h);\n"
    "    y = Reshape(n, _);\n    match y;\n"
    "    where x.rank >= 3, same_shape(x, y), x.shape[1] > 0, r.rank >= 3, r.shape[0] == x.shape[0], x.dtype in {f16, f32};\n"
    "    where r.shape[1] > 0, x.shape[1] % r.shape[1] == 0;\n"
    "    where n.op == InstanceNormalization or (n.op == LayerNormalization and (n.axis == 2 or n.axis == 2 - r.rank))\n"
    "        or (p == q and (p == [i + 2 for i in range(r.rank - 2)] or p == [i + 2 - r.rank for i in range(r.rank - 2)])\n"
    "           and single(eps) and value(eps) >= 0 and value(eps) < 1e30 and (not present(h) or single(h)));\n"
    "    rewrite GroupNormalization.v21(x, Expand(like(x, 1.0), i64 [x.shape[1]]), Expand(like(x, 0.0), i64 [x.shape[1]])) {\n"
    "        num_groups = r.shape[1], epsilon = present(eps) ? value(eps) : n.epsilon\n    };\n}\n"
    "// A number for each channel, behind it.\n"
    "cond of_channels(c, x) = c.elements == x.shape[1], c.rank >= x.rank - 1, c.shape[c.rank - x.rank + 1] == x.shape[1],\n"
    "    same_dtype(c, x);\nrule scale_group_norm(x, c) {\n"
    "    n = GroupNormalization.v21(x, splat(1), splat(0));\n    match Mul(n, c);\n"
    "    where of_channels(c, x);\n"
    "    rewrite GroupNormalization.v21(x, Reshape(c, i64 [-1]), Expand(like(x, 0.0), i64 [x.shape[1]])) { ..n };\n"
    "}\nrule shift_group_norm(x, scale, c) {\n    n = GroupNormalization.v21(x, scale : [_], splat(0));\n"
    "    match Add(n, c);\n    where of_channels(c, x), scale.shape[0] == x.shape[1];\n"
    "    rewrite GroupNormalization.v21(x, scale, Reshape(c, i64 [-1])) { ..n };\n}\n",
    NULL};
static const struct dfg_source recent_sources[] = {
    {"recent.pat", UINT64_C(0xb1afc0268af1d04d), recent_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit recent_unit;
const struct dfg_unit recent_unit = {
    .abi = DFG_ABI,
    .name = "recent",
    .imports = recent_imports,
    .names = &recent_names,
    .n_patterns = 21, .patterns = recent_patterns,
    .rules = &recent_rules,
    .version = "0.1.0", .hash = UINT64_C(0x52f65808ae684483),
    .n_sources = 2, .sources = recent_sources, .law_limit = 64,
    .prefix = "recent_",
};
