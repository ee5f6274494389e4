/* What dnnl_legalize.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "dnnl_legalize.h"
#if DNNL_LEGALIZE_H != 0x306b73ce5e624cac
#error "dnnl_legalize.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"

DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_strides_early)

static const struct dfg_pattern dnnl_legalize_patterns[] = {
#define WHOLE dnnl_legalize_dnnl_constant_whole
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_constant, whole, 0), .name = "dnnl_constant",
     .place = "dnnl_legalize.pat:23", .is_rule = true, .depth = 1, CAPTURES(1, 0, NODE("c", m.c)),
     PARTS(2, {DFG_PART_ROOT, 0, 1, 0, AT(m.c)}, {DFG_PART_CONST, 1, 0, -1, AT(constant)})},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_bias_add_match
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_bias_add, match, 0), .name = "dnnl_bias_add",
     .place = "dnnl_legalize.pat:29", .is_rule = true, .depth = 1, CAPTURES(4, 2, NODE("x", x),
     NODE("b", b), NODE("s", s), VALUE("a", a)), PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, b),
     {DFG_PART_ROOT, 0, 1, 2, AT(s)})},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_bias_add_inside_match
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_bias_add_inside, match, 0), .name = "dnnl_bias_add_inside",
     .place = "dnnl_legalize.pat:35", .is_rule = true, .depth = 1, CAPTURES(4, 2, NODE("x", x),
     NODE("b", b), NODE("s", s), VALUE("a", a)), PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, b),
     {DFG_PART_ROOT, 0, 1, 2, AT(s)})},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_bias_twice_whole
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_bias_twice, whole, 0), .name = "dnnl_bias_twice",
     .place = "dnnl_legalize.pat:53", .is_rule = true, .depth = 3, CAPTURES(5, 4, NODE("x", m.x),
     NODE("w", m.w), NODE("a", m.a), NODE("b", m.b), NODE("c", m.c)), PARTS(10, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.a), PART(INPUT, 3, m.b), PART(INNER, 4, m.c),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, ROOT(m.root), INNER(add), PART(CONST, 2, m.a),
     PART(CONST, 3, m.b))},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_scale_before_bias_whole
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_scale_before_bias, whole, 0), .name = "dnnl_scale_before_bias",
     .place = "dnnl_legalize.pat:60", .is_rule = true, .depth = 3, CAPTURES(5, 4, NODE("x", m.x),
     NODE("w", m.w), NODE("b", m.b), NODE("s", m.s), NODE("c", m.c)), PARTS(10, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.s), PART(INNER, 4, m.c),
     PART(CONST, 1, m.w), ROOT(m.root), INNER(add), PART(CONST, 2, m.b), PART(CONST, 3, m.s))},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_scale_into_weights_match
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_scale_into_weights, match, 0), .name = "dnnl_scale_into_weights",
     .place = "dnnl_legalize.pat:66", .is_rule = true, .depth = 2, CAPTURES(4, 3, NODE("x", x),
     NODE("w", w), NODE("s", s), NODE("c", c)), PARTS(7, PART(INPUT, 0, x), PART(INPUT, 1, w),
     PART(INPUT, 2, s), PART(INNER, 3, c), PART(CONST, 1, w), ROOT(root), PART(CONST, 2, s))},
#undef WHOLE
#define WHOLE dnnl_legalize_same_cast_match
    {DFG_FOUND_ROW(dnnl_legalize_same_cast, match, 0), .name = "same_cast", .place = "dnnl_legalize.pat:80",
     .depth = 1, CAPTURES(2, 1, NODE("d", d), NODE("c", c)), PARTS(2, PART(INPUT, 0, d),
     {DFG_PART_ROOT, 0, 1, 1, AT(c)})},
#undef WHOLE
#define WHOLE dnnl_legalize_centred_whole
    {DFG_FOUND_ROW(dnnl_legalize_centred, whole, 0), .name = "centred", .place = "dnnl_legalize.pat:85",
     .depth = 8, CAPTURES(8, 2, NODE("x", m.x), NODE("eps", m.eps), NODE("m", m.m), NODE("d", m.d),
     NODE("v", m.v), NODE("s", m.s), VALUE("p", m.p), VALUE("q", m.q)), PARTS(17, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.eps), PART(INNER, 2, m.m), PART(INNER, 3, m.d), PART(NONE, 4, m.v), INNER(mean),
     INNER(power), INNER(c), CONST(constant), INNER(variance), PART(INNER, 5, m.s), PART(CONST, 1, m.eps),
     ROOT(m.root), INNER(divide), INNER(sqrt), INNER(multiply), INNER(rsqrt))},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_layer_norm_whole
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_layer_norm, whole, 2), .name = "dnnl_layer_norm",
     .place = "dnnl_legalize.pat:94", .is_rule = true, .depth = 10, CAPTURES(4, 4, NODE("x", m.x),
     NODE("eps", m.eps), NODE("gamma", m.gamma), NODE("beta", m.beta)), PARTS(19, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.eps), PART(INPUT, 2, m.gamma), PART(INPUT, 3, m.beta), ROOT(m.root), INNER(multiply),
     INNER(centred.divide), INNER(centred.m.d), INNER(centred.m.m), INNER(centred.sqrt), INNER(centred.m.s),
     INNER(centred.mean), INNER(centred.power), INNER(centred.c), CONST(centred.constant),
     INNER(centred.variance), PART(CONST, 1, m.eps), INNER(centred.multiply), INNER(centred.rsqrt))},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_reshape_last_match
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_reshape_last, match, 1), .name = "dnnl_reshape_last",
     .place = "dnnl_legalize.pat:102", .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("x", x),
     NODE("w", w), NODE("b", b), NODE("d", d), NODE("r", r)), PARTS(6, PART(INPUT, 0, x), PART(INPUT, 1, w),
     PART(INPUT, 2, b), PART(INNER, 3, d), PART(INNER, 4, r), ROOT(root))},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_gelu_reshape_last_whole
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_gelu_reshape_last, whole, 1), .name = "dnnl_gelu_reshape_last",
     .place = "dnnl_legalize.pat:109", .is_rule = true, .depth = 7, CAPTURES(8, 6, NODE("x", m.x),
     NODE("w", m.w), NODE("b", m.b), NODE("s", m.s), NODE("one_", m.one_), NODE("half", m.half),
     NODE("a", m.a), NODE("r", m.r)), PARTS(17, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.s), PART(INPUT, 4, m.one_), PART(INPUT, 5, m.half),
     PART(INNER, 6, m.a), INNER(dense), PART(INNER, 7, m.r), ROOT(m.root), INNER(multiply), INNER(add),
     INNER(erf), INNER(divide), PART(CONST, 3, m.s), PART(CONST, 4, m.one_), PART(CONST, 5, m.half))},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_strides_early_whole
    {DFG_PATTERN_ROW(dnnl_legalize_dnnl_strides_early, whole), .name = "dnnl_strides_early",
     .place = "dnnl_legalize.pat:119", .is_rule = true, .depth = 8, .height = 8,
     CAPTURES(13, 8, NODE("h", m.h), NODE("x", m.x), NODE("w2", m.w2), NODE("b2", m.b2), NODE("w3", m.w3),
     NODE("b3", m.b3), NODE("w4", m.w4), NODE("w7", m.w7), NODE("c2", m.c2), NODE("c3", m.c3),
     NODE("block", m.block), NODE("c4", m.c4), NODE("c7", m.c7)), PARTS(17, PART(INPUT, 0, m.h),
     PART(INPUT, 1, m.x), PART(INPUT, 2, m.w2), PART(INPUT, 3, m.b2), PART(INPUT, 4, m.w3),
     PART(INPUT, 5, m.b3), PART(INPUT, 6, m.w4), PART(INPUT, 7, m.w7), PART(INNER, 8, m.c2),
     PART(INNER, 9, m.c3), INNER(relu), INNER(add), PART(INNER, 10, m.block), INNER(add_2), INNER(add_3),
     {DFG_PART_ROOT, 0, 1, 11, AT(m.c4)}, {DFG_PART_ROOT, 0, 2, 12, AT(m.c7)})},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_group_conv_match
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_group_conv, match, 0), .name = "dnnl_group_conv",
     .place = "dnnl_legalize.pat:140", .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x),
     NODE("w", w), NODE("c", c)), PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, w),
     {DFG_PART_ROOT, 0, 1, 2, AT(c)})},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_group_deconv_match
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_group_deconv, match, 0), .name = "dnnl_group_deconv",
     .place = "dnnl_legalize.pat:148", .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x),
     NODE("w", w), NODE("c", c)), PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, w),
     {DFG_PART_ROOT, 0, 1, 2, AT(c)})},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_pad_avg_pool_whole
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_pad_avg_pool, whole, 0), .name = "dnnl_pad_avg_pool",
     .place = "dnnl_legalize.pat:159", .is_rule = true, .depth = 2, CAPTURES(4, 1, NODE("x", m.x),
     NODE("p", m.p), NODE("a", m.a), VALUE("n", m.n)), PARTS(4, PART(INPUT, 0, m.x), PART(INNER, 1, m.p),
     CONST(constant), {DFG_PART_ROOT, 0, 1, 2, AT(m.a)})},
#undef WHOLE
#define WHOLE dnnl_legalize_int8_match
    {DFG_FOUND_ROW(dnnl_legalize_int8, match, 0), .name = "int8", .place = "dnnl_legalize.pat:173",
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE dnnl_legalize_number_match
    {DFG_FOUND_ROW(dnnl_legalize_number, match, 0), .name = "number", .place = "dnnl_legalize.pat:174",
     CAPTURES(1, 1, NODE("z", z)), PARTS(3, PART(INPUT, 0, z), ROOT(root), PART(CONST, 0, z))},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_qnn_pad_match
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_qnn_pad, match, 0), .name = "dnnl_qnn_pad",
     .place = "dnnl_legalize.pat:177", .is_rule = true, .depth = 1, CAPTURES(9, 6, NODE("x", x),
     NODE("w", w), NODE("zx", zx), NODE("zw", zw), NODE("sx", sx), NODE("sw", sw), NODE("q", q),
     VALUE("p", p), VALUE("l", l)), PARTS(8, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, zx),
     PART(INPUT, 3, zw), PART(INPUT, 4, sx), PART(INPUT, 5, sw), {DFG_PART_ROOT, 0, 1, 6, AT(q)},
     PART(CONST, 2, zx))},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_qnn_zero_point_whole
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_qnn_zero_point, whole, 0), .name = "dnnl_qnn_zero_point",
     .place = "dnnl_legalize.pat:191", .is_rule = true, .depth = 1, CAPTURES(8, 6, NODE("x", m.x),
     NODE("w", m.w), NODE("zx", m.zx), NODE("zw", m.zw), NODE("sx", m.sx), NODE("sw", m.sw), NODE("q", m.q),
     VALUE("p", m.p)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.zx),
     PART(INPUT, 3, m.zw), PART(INPUT, 4, m.sx), PART(INPUT, 5, m.sw), {DFG_PART_ROOT, 0, 1, 6, AT(m.q)},
     PART(CONST, 2, m.zx), CONST(constant), PART(CONST, 3, m.zw))},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_qnn_dense_zero_point_whole
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_qnn_dense_zero_point, whole, 0), .name = "dnnl_qnn_dense_zero_point",
     .place = "dnnl_legalize.pat:200", .is_rule = true, .depth = 1, CAPTURES(7, 6, NODE("x", m.x),
     NODE("w", m.w), NODE("zx", m.zx), NODE("zw", m.zw), NODE("sx", m.sx), NODE("sw", m.sw),
     NODE("q", m.q)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.zx),
     PART(INPUT, 3, m.zw), PART(INPUT, 4, m.sx), PART(INPUT, 5, m.sw), {DFG_PART_ROOT, 0, 1, 6, AT(m.q)},
     PART(CONST, 2, m.zx), CONST(constant), PART(CONST, 3, m.zw))},
#undef WHOLE
#define WHOLE dnnl_legalize_product_whole
    {DFG_FOUND_ROW(dnnl_legalize_product, whole, 0), .name = "product", .place = "dnnl_legalize.pat:219",
     .depth = 1, CAPTURES(4, 4, NODE("x", m.x), NODE("w", m.w), NODE("zx", m.zx), NODE("zw", m.zw)),
     PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.zx), PART(INPUT, 3, m.zw),
     ROOT(m.root), CONST(constant), PART(CONST, 2, m.zx), PART(CONST, 3, m.zw), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE dnnl_legalize_steps_match
    {DFG_FOUND_ROW(dnnl_legalize_steps, match, 0), .name = "steps", .place = "dnnl_legalize.pat:221",
     CAPTURES(1, 1, NODE("s", s)), PARTS(3, PART(INPUT, 0, s), ROOT(root), PART(CONST, 0, s))},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_qnn_narrow_match
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_qnn_narrow, match, 0), .name = "dnnl_qnn_narrow",
     .place = "dnnl_legalize.pat:227", .is_rule = true, .depth = 2, CAPTURES(8, 5, NODE("q", q),
     NODE("si", si), NODE("zi", zi), NODE("so", so), NODE("zo", zo), NODE("r", r), NODE("k", k),
     NODE("y", y)), PARTS(8, PART(INPUT, 0, q), PART(INPUT, 1, si), PART(INPUT, 2, zi), PART(INPUT, 3, so),
     PART(INPUT, 4, zo), PART(INNER, 5, r), PART(INNER, 6, k), {DFG_PART_ROOT, 0, 1, 7, AT(y)})},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_qnn_no_bias_whole
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_qnn_no_bias, whole, 0), .name = "dnnl_qnn_no_bias",
     .place = "dnnl_legalize.pat:236", .is_rule = true, .depth = 2, CAPTURES(10, 8, NODE("x", m.x),
     NODE("w", m.w), NODE("zx", m.zx), NODE("zw", m.zw), NODE("si", m.si), NODE("zi", m.zi),
     NODE("so", m.so), NODE("zo", m.zo), NODE("q", m.q), NODE("r", m.r)), PARTS(19, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.zx), PART(INPUT, 3, m.zw), PART(INPUT, 4, m.si),
     PART(INPUT, 5, m.zi), PART(INPUT, 6, m.so), PART(INPUT, 7, m.zo), {DFG_PART_ROOT, 0, 1, 9, AT(m.r)},
     PART(INNER, 8, m.q), CONST(product.constant), PART(CONST, 2, m.zx), PART(CONST, 3, m.zw),
     INPUT(product.x), INPUT(product.x_2), PART(CONST, 4, m.si), PART(CONST, 5, m.zi), PART(CONST, 6, m.so),
     PART(CONST, 7, m.zo))},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_qnn_requantize_whole
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_qnn_requantize, whole, 0), .name = "dnnl_qnn_requantize",
     .place = "dnnl_legalize.pat:242", .is_rule = true, .depth = 4, CAPTURES(14, 9, NODE("x", m.x),
     NODE("w", m.w), NODE("zx", m.zx), NODE("zw", m.zw), NODE("b", m.b), NODE("si", m.si), NODE("zi", m.zi),
     NODE("so", m.so), NODE("zo", m.zo), NODE("q", m.q), NODE("r", m.r), NODE("k", m.k), NODE("y", m.y),
     VALUE("a", m.a)), PARTS(24, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.zx),
     PART(INPUT, 3, m.zw), PART(INPUT, 4, m.b), PART(INPUT, 5, m.si), PART(INPUT, 6, m.zi),
     PART(INPUT, 7, m.so), PART(INPUT, 8, m.zo), PART(INNER, 10, m.r), PART(CONST, 5, m.si),
     PART(CONST, 6, m.zi), PART(CONST, 7, m.so), PART(CONST, 8, m.zo), INNER(add), PART(INNER, 9, m.q),
     CONST(product.constant), PART(CONST, 2, m.zx), PART(CONST, 3, m.zw), INPUT(product.x),
     INPUT(product.x_2), PART(CONST, 4, m.b), PART(INNER, 11, m.k), {DFG_PART_ROOT, 0, 1, 12, AT(m.y)})},
#undef WHOLE
#define WHOLE dnnl_legalize_dnnl_qnn_sum_whole
    {DFG_FOUND_ROW(dnnl_legalize_dnnl_qnn_sum, whole, 1), .name = "dnnl_qnn_sum",
     .place = "dnnl_legalize.pat:266", .is_rule = true, .depth = 8, CAPTURES(16, 11, NODE("x", m.x),
     NODE("w", m.w), NODE("b", m.b), NODE("s", m.s), NODE("z", m.z), NODE("sl", m.sl), NODE("zl", m.zl),
     NODE("sr", m.sr), NODE("zr", m.zr), NODE("so", m.so), NODE("zo", m.zo), NODE("q", m.q), NODE("m", m.m),
     NODE("a", m.a), NODE("k", m.k), NODE("y", m.y)), PARTS(29, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.s), PART(INPUT, 4, m.z), PART(INPUT, 5, m.sl),
     PART(INPUT, 6, m.zl), PART(INPUT, 7, m.sr), PART(INPUT, 8, m.zr), PART(INPUT, 9, m.so),
     PART(INPUT, 10, m.zo), PART(INNER, 11, m.q), {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
     PART(INNER, 12, m.m), INNER(multiply), INNER(add), INNER(cast), PART(CONST, 2, m.b),
     PART(CONST, 3, m.s), PART(INNER, 13, m.a), PART(CONST, 5, m.sl), PART(CONST, 6, m.zl),
     PART(CONST, 7, m.sr), PART(CONST, 8, m.zr), PART(CONST, 9, m.so), PART(CONST, 10, m.zo), INNER(cast_2),
     PART(INNER, 14, m.k), {DFG_PART_ROOT, 0, 1, 15, AT(m.y)})},
#undef WHOLE
};

static const char *const dnnl_legalize_imports[] = { "relay", NULL };
static const char *const dnnl_legalize_text_0[] = { /* dnnl_legalize.pat */
    "// dnnl_legalize.pat -- Relay as frontends write it, brought into the form that tables/dnnl.pat takes.\n"
    "//\n"
    "// After what TVM 0.14 runs in front of its table (relay/op/contrib/dnnl.py, and of its general passes\n"
    "// CanonicalizeOps, FoldScaleAxis, SimplifyExpr and FoldConstant).  Differences, all of them repairs:\n"
    "//   - A layer normalisation is over the last axis, with scales and shifts along it, and keeps its epsilon;\n"
    "//     there any axis will do, and 1e-6 becomes 1e-5.\n"
    "//   - A reshape goes behind a bias only if it keeps the last axis, whose numbers the bias are; gelu has its\n"
    "//     constants; and the product keeps its attributes.\n"
    "//   - The strides behind a bottleneck move into it only if nothing but strides skips values; there the 3x3\n"
    "//     convolution may have some of its own, and the pointwise ones padding.  What is around these four\n"
    "//     convolutions is not asked for; there all seven of two blocks are.  Images are NCHW.\n"
    "//   - Padding in front of an average pool is counted as what it is; there any becomes (1, 1).\n"
    "//   - Quantised: limits stay what they are, there they become 0 and 255; a scale for each channel lies along\n"
    "//     the channels; padding is of zero points, in front; limits behind a sum that cut off more than the type\n"
    "//     stop it; results of 8 bits need no clip and cast, as TensorFlow Lite and ONNX write them.  A factor of 1\n"
    "//     and a summand of 0 are not written.\n\nimport \"relay.ops\";\n\n// ---- constants ----\n\n"
    "// A call of constants is one (FoldConstant).\nrule dnnl_constant {\n    c = op(every const);\n"
    "    match c;\n    rewrite extern dnnl_fold_constant;\n}\n"
    "// A bias of one number a channel is a summand (CanonicalizeOps).\nrule dnnl_bias_add(x, b) {\n"
    "    s = nn.bias_add(x, b) { axis = a };\n    match s;\n    where a == x.rank - 1 or a == -1;\n"
    "    rewrite add(x, b);\n}\nrule dnnl_bias_add_inside(x, b) {\n    s = nn.bias_add(x, b) { axis = a };\n"
    "    match s;\n    where a < x.rank - 1, a >= 0;\n"
    "    rewrite add(x, expand_dims(b) { axis = 1, num_newaxis = x.rank - 1 - a });\n}\n"
    "// One number for each channel of c, which are its second extent, or for all of them.\n"
    "cond of_channels(b, c) =\n"
    "    b.rank <= c.rank, b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements);\n"
    "cond channels_second(c) =\n    c.op == nn.dense ? c.rank == 2\n"
    "                     : c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"} and c.out_layout in {\"\", c.data_layout};\n"
    "cond channels_first(c) = c.op == nn.dense ? c.rank == 2 : c.kernel_layout in {\"OIW\", \"OIHW\", \"OIDHW\"};\n"
    "\n// Numbers, and not so large that products of them are none.\n"
    "cond moderate(c) = max([abs(v) for v in value(c)]) < 1e15;\n\n// Two summands are one (SimplifyExpr).\n"
    "rule dnnl_bias_twice(x, w, a, b) {\n"
    "    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense | qnn.conv2d | qnn.dense)(x, w, ...);\n"
    "    match add(add(c, a & const), b & const);\n"
    "    where broadcast_to(a, c), broadcast_to(b, c), same_dtype(a, b);\n    rewrite add(c, add(a, b));\n"
    "}\n// A factor behind a bias, and behind weights (FoldScaleAxis).\n"
    "rule dnnl_scale_before_bias(x, w, b, s) {\n"
    "    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const);\n"
    "    match multiply(add(c, b & const : float), s & const);\n"
    "    where channels_second(c), of_channels(b, c), of_channels(s, c), moderate(b), moderate(s);\n"
    "    rewrite add(multiply(c, s), multiply(b, s));\n}\nrule dnnl_scale_into_weights(x, w, s) {\n"
    "    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const : float);\n"
    "    match multiply(c, s & const);\n"
    "    where channels_second(c), channels_first(c), of_channels(s, c), same_dtype(w, s), w.elements > 0, moderate(w),\n"
    "        moderate(s);\n"
    "    rewrite c.op(x, multiply(w, reshape(s) { newshape = [i == 0 ? -1 : 1 for i in range(w.rank)] })) { ..c };\n"
    "}\n\n// ---- layer normalisation from its parts (LayerNormRewrite) ----\n\n"
    "cond last(axis, x) = axis == [-1] or axis == [x.rank - 1];\n"
    "cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];\n"
    "cond one(c) = c.elements == 1, c.rank <= 1;\n\npattern same_cast(d) {\n    c = cast(d);\n",
    "    where same_dtype(c, d);\n    return c;\n}\npattern centred(x, eps) {\n"
    "    m = mean(x) { axis = p, keepdims == true, exclude == false };\n    d = subtract(x, m);\n"
    "    v = mean(power(d | same_cast(d), 2)) { axis = q, keepdims == true, exclude == false }\n"
    "        | variance(x, m) { axis = q, keepdims == true, exclude == false, unbiased == false };\n"
    "    s = add(v, eps & const);\n    where last(p, x), last(q, x), one(eps);\n"
    "    return divide(d, sqrt(s)) | multiply(d, rsqrt(s));\n}\n"
    "rule dnnl_layer_norm(x, eps, gamma, beta) {\n    match add(multiply(centred(x, eps), gamma), beta);\n"
    "    where along(gamma, x), along(beta, x);\n"
    "    rewrite nn.layer_norm(x, gamma, beta) { axis = -1, epsilon = value(eps) };\n}\n\n"
    "// ---- a reshape behind bias, and then behind gelu (DenseReshapeBiasGeluRewrite) ----\n\n"
    "rule dnnl_reshape_last(x, w, b) {\n    d = nn.dense(x, w);\n    r = reshape(d);\n    match add(b, r);\n"
    "    where d.shape[-1] == r.shape[-1], along(b, d);\n    rewrite reshape(add(b, d)) { ..r };\n}\n"
    "rule dnnl_gelu_reshape_last(x, w, b, s, one_, half) {\n    a = add(b, nn.dense(x, w));\n"
    "    r = reshape(a);\n"
    "    match multiply(multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)), half & 0.5);\n"
    "    where one(s), one(one_), one(half);\n"
    "    rewrite reshape(multiply(multiply(a, add(erf(divide(a, s)), one_)), half)) { ..r };\n}\n\n"
    "// ---- the strides behind a bottleneck, in it (ResNetV1Rewrite) ----\n\n"
    "rule dnnl_strides_early(h, x, w2, b2, w3, b3, w4, w7) {\n"
    "    c2 = nn.conv2d(h, w2) { strides == [1, 1], data_layout == \"NCHW\", out_layout == \"\" };\n"
    "    c3 = nn.conv2d(nn.relu(add(c2, b2 : [_, 1, 1])), w3) {\n"
    "        kernel_size == [1, 1], strides == [1, 1], padding in {[0, 0], [0, 0, 0, 0]}, data_layout == \"NCHW\",\n"
    "        out_layout == \"\"\n    };\n    block = nn.relu(add(add(c3, b3 : [_, 1, 1]), x));\n"
    "    c4 = nn.conv2d(block, w4) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };\n"
    "    c7 = nn.conv2d(block, w7) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };\n"
    "    match c4, c7;\n    where same_shape(c3, x), c4.data_layout == \"NCHW\", c7.data_layout == \"NCHW\";\n"
    "    rewrite {\n        half = nn.relu(add(nn.conv2d(h, w2) { ..c2, strides = [2, 2] }, b2));\n"
    "        every_other = nn.max_pool2d(x) { pool_size = [1, 1], strides = [2, 2], padding = [0, 0, 0, 0] };\n"
    "        next = nn.relu(add(add(nn.conv2d(half, w3) { ..c3 }, b3), every_other));\n"
    "        return nn.conv2d(next, w4) { ..c4, strides = [1, 1] }, nn.conv2d(next, w7) { ..c7, strides = [1, 1] };\n"
    "    }\n}\n\n// ---- groups as an axis of the weights (legalize_group_conv) ----\n\n"
    "rule dnnl_group_conv(x, w) {\n    c = nn.conv2d(x, w) { groups > 1, kernel_layout == \"OIHW\" };\n"
    "    match c;\n    where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;\n"
    "    rewrite nn.conv2d(x, reshape(w) {\n"
    "        newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]\n"
    "    }) { ..c, kernel_layout = \"GOIHW\", channels = w.shape[0], kernel_size = [w.shape[2], w.shape[3]] };\n"
    "}\nrule dnnl_group_deconv(x, w) {\n"
    "    c = nn.conv2d_transpose(x, w) { groups > 1, kernel_layout == \"IOHW\" };\n    match c;\n"
    "    where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;\n"
    "    rewrite nn.conv2d_transpose(x, reshape(w) {\n"
    "        newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]\n"
    "    }) { ..c, kernel_layout = \"GIOHW\", channels = w.shape[1] * c.groups, kernel_size = [w.shape[2], w.shape[3]] };\n"
    "}\n\n// ---- padding that a pool counts (legalize_pad_avg_pool) ----\n\nrule dnnl_pad_avg_pool(x) {\n"
    "    p = nn.pad(x, 0) { pad_width = n, pad_mode == \"constant\" };\n"
    "    a = nn.avg_pool2d(p) { padding in {[0, 0], [0, 0, 0, 0]}, layout == \"NCHW\", ceil_mode == false };\n"
    "    match a;\n    where x.rank == 4, n[0] == [0, 0], n[1] == [0, 0], min(n[2]) >= 0, min(n[3]) >= 0;\n"
    "    rewrite nn.avg_pool2d(x) { ..a, padding = [n[2][0], n[3][0], n[2][1], n[3][1]], count_include_pad = true };\n"
    "}\n\n// ---- quantised products (LegalizeQnnOpForDnnl) ----\n//\n",
    "// requantize(q + b) becomes cast(clip((cast(q') + b') s)), where q' has no zero points, b' is b, the input's\n"
    "// zero point times the sum of the weights, and the output's in units of q, and s the ratio of scales; and a sum\n"
    "// of two such values is one of floats, before the cast.  The cast is the library's, which rounds.\n\n"
    "pattern int8(x) = x : {u8, i8};\npattern number(z) = z & const : i32[];\n\n"
    "// Zeros for the input's zero point would be something else at the borders.\n"
    "rule dnnl_qnn_pad(x, w, zx, zw, sx, sw) {\n"
    "    q = qnn.conv2d(int8(x), w, number(zx), zw, sx, sw) { padding = p, data_layout = l };\n"
    "    match q;\n"
    "    where value(zx) != 0, max(p) > 0, len(p) in {2, 4}, l in {\"NCHW\", \"NHWC\"}, x.rank == 4;\n"
    "    rewrite qnn.conv2d(nn.pad(x, like(x, value(zx))) {\n"
    "        pad_width = l == \"NCHW\" ? [[0, 0], [0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]]]\n"
    "                                : [[0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]], [0, 0]]\n"
    "    }, w, zx, zw, sx, sw) { ..q, padding = [0, 0, 0, 0] };\n}\n"
    "cond plain(q) = q.data_layout in {\"NCHW\", \"NHWC\"}, q.out_layout in {\"\", q.data_layout};\n"
    "// Weights with all their output channels along O.\ncond along_o(q, w) =\n"
    "    q.kernel_layout in {\"OIHW\", \"HWIO\"} or (q.kernel_layout == \"HWOI\" and dim(w, \"HWOI\", \"I\") == 1);\n"
    "\nrule dnnl_qnn_zero_point(x, w, zx, zw, sx, sw) {\n"
    "    q = qnn.conv2d(x, int8(w) & const, number(zx), zw & splat(0), sx, sw) { padding = p, out_dtype == i32 };\n"
    "    match q;\n    where plain(q), along_o(q, w), value(zx) != 0, max(p) == 0, min(p) == 0;\n"
    "    rewrite add(qnn.conv2d(x, w, i32 0, zw, sx, sw) { ..q }, reshape(\n"
    "        negative(multiply(zx, sum(cast(w) { dtype = i32 }) {\n"
    "            axis = q.kernel_layout == \"OIHW\" ? [1, 2, 3] : q.kernel_layout == \"HWIO\" ? [0, 1, 2] : [0, 1, 3]\n"
    "        }))) { newshape = q.data_layout == \"NCHW\" ? [-1, 1, 1] : [-1] });\n}\n"
    "rule dnnl_qnn_dense_zero_point(x, w, zx, zw, sx, sw) {\n"
    "    q = qnn.dense(x, int8(w) & const, number(zx), zw & splat(0), sx, sw) { out_dtype == i32 };\n"
    "    match q;\n    where value(zx) != 0, w.rank == 2;\n"
    "    rewrite add(qnn.dense(x, w, i32 0, zw, sx, sw) { ..q },\n"
    "                reshape(negative(multiply(zx, sum(cast(w) { dtype = i32 }) { axis = [1] }))) { newshape = [-1] });\n"
    "}\n\ncond second(q) = q.op == qnn.conv2d and q.data_layout == \"NCHW\";\n"
    "cond channel_axis(a, q) = second(q) ? a in {1, -3} : a == -1 or a == q.rank - 1;\n"
    "cond of_one_or_all(s, q) = s.elements == 1 or s.elements == (second(q) ? q.shape[1] : q.shape[-1]);\n"
    "cond q_bias(b, q) =\n    b.rank <= (q.op == qnn.dense ? 2 : 4),\n"
    "    b.elements == 1 or b.elements == (second(q) ? b.shape[-3] : b.shape[-1]);\n"
    "// Limits that the type holds.\ncond limits_of(k, d) =\n    k.a_min <= k.a_max,\n"
    "    d == u8 ? k.a_min >= 0 and k.a_max <= 255 : d == i8 and k.a_min >= -128 and k.a_max <= 127;\n\n"
    "pattern product(x, w, zx, zw) = (qnn.conv2d | qnn.dense)(int8(x), int8(w) & const, scalar(zx & 0), zw & splat(0), _, _)\n"
    "    { out_dtype == i32 };\npattern steps(s) = s & const : f32;\n\n"
    "// Above 0, and such that floats hold their ratios.\n"
    "cond size_of_steps(s) = min([v for v in value(s)]) > 1e-9, max([v for v in value(s)]) < 1e9;\n\n"
    "// Limits of 32 bits before a cast to 8 are limits of 8.\nrule dnnl_qnn_narrow(q, si, zi, so, zo) {\n"
    "    r = qnn.requantize(q, si, zi, so, zo) { out_dtype == i32 };\n    k = clip(r);\n    y = cast(k);\n"
    "    match y;\n    where limits_of(k, attr(y, dtype));\n"
    "    rewrite clip(qnn.requantize(q, si, zi, so, zo) { ..r, out_dtype = y.dtype }) { ..k };\n}\n"
    "// A bias of 0, where there is none.\nrule dnnl_qnn_no_bias(x, w, zx, zw, si, zi, so, zo) {\n"
    "    q = product(x, w, zx, zw);\n"
    "    r = qnn.requantize(q, steps(si), number(zi), steps(so), number(zo));\n    match r;\n"
    "    rewrite qnn.requantize(add(q, i32 0), si, zi, so, zo) { ..r };\n}\n"
    "rule dnnl_qnn_requantize(x, w, zx, zw, b, si, zi, so, zo) {\n    q = product(x, w, zx, zw);\n"
    "    r = qnn.requantize(add(q, b & const : i32), steps(si), number(zi), steps(so), number(zo))\n",
    "        { axis = a, out_dtype in {u8, i8} };\n    k = clip(r);\n    y = k | r;\n    match y;\n"
    "    where max([abs(v) for v in value(b)]) < 1073741824, size_of_steps(si), size_of_steps(so);\n"
    "    where abs(value(zi)) <= 65536, abs(value(zo)) <= 65536;\n"
    "    where q.op == qnn.dense ? q.rank == 2 : plain(q), q_bias(b, q), of_one_or_all(si, q);\n"
    "    where si.elements == 1 or channel_axis(a, q), so.rank == 0, w.elements > 0;\n"
    "    where not present(k) or limits_of(k, r.dtype);\n    rewrite cast(clip(multiply(\n"
    "        add(cast(q.op(x, w, i32 0, i32 0, f32 1.0, f32 1.0) { ..q }) { dtype = f32 },\n"
    "            reshape(add(subtract(cast(reshape(b) { newshape = [-1] }) { dtype = f32 }, cast(zi) { dtype = f32 }),\n"
    "                        divide(multiply(cast(zo) { dtype = f32 }, so), si))) {\n"
    "                newshape = second(q) ? [-1, 1, 1] : [-1]\n            }),\n"
    "        reshape(divide(si, so)) { newshape = si.elements == 1 ? [] : second(q) ? [-1, 1, 1] : [-1] })) {\n"
    "        a_min = present(k) ? k.a_min : y.dtype == u8 ? 0.0 : -128.0,\n"
    "        a_max = present(k) ? k.a_max : y.dtype == u8 ? 255.0 : 127.0\n    }) { dtype = y.dtype };\n}\n"
    "// Of such a value and another one; what is cut off behind it must be the type's limits.\n"
    "rule dnnl_qnn_sum(x, w, b, s, z, sl, zl, sr, zr, so, zo) {\n"
    "    q = (qnn.conv2d | qnn.dense)(x, w, ...);\n"
    "    m = clip(multiply(add(cast(q), b & const), s & const));\n"
    "    a = qnn.add(cast(m), z : {u8, i8}, steps(sl), number(zl), steps(sr), number(zr), steps(so), number(zo));\n"
    "    k = clip(a);\n    y = k | a;\n    match y;\n"
    "    where sl.rank == 0, sr.rank == 0, so.rank == 0, y.dtype in {u8, i8};\n"
    "    where not present(k) or (y.dtype == u8 ? k.a_min <= 0 and k.a_max >= 255 : k.a_min <= -128 and k.a_max >= 127);\n"
    "    rewrite cast(add(add(multiply(m, divide(sl, so)), multiply(divide(sr, so), cast(z) { dtype = f32 })),\n"
    "                     subtract(subtract(cast(zo) { dtype = f32 }, divide(multiply(cast(zl) { dtype = f32 }, sl), so)),\n"
    "                              divide(multiply(cast(zr) { dtype = f32 }, sr), so)))) { dtype = y.dtype };\n"
    "}\n",
    NULL};
static const struct dfg_source dnnl_legalize_sources[] = {
    {"dnnl_legalize.pat", UINT64_C(0x7ba9eb4ea1c4ca58), dnnl_legalize_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit dnnl_legalize_unit;
const struct dfg_unit dnnl_legalize_unit = {
    .abi = DFG_ABI,
    .name = "dnnl_legalize",
    .imports = dnnl_legalize_imports,
    .names = &dnnl_legalize_names,
    .n_patterns = 26, .patterns = dnnl_legalize_patterns,
    .rules = &dnnl_legalize_rules,
    .version = "0.1.0", .hash = UINT64_C(0xee14de89d3e7e174),
    .n_sources = 2, .sources = dnnl_legalize_sources, .law_limit = 64,
    .prefix = "dnnl_legalize_",
};
