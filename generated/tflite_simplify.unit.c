/* What tflite_simplify.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "tflite_simplify.h"
#if TFLITE_SIMPLIFY_H != 0xe25e25472b0a5d65
#error "tflite_simplify.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"

DFG_PATTERN_SLOTS(tflite_simplify_tfl_parallel_quantize)

static const struct dfg_pattern tflite_simplify_patterns[] = {
#define WHOLE tflite_simplify_tfl_fuse_activation_match
    {DFG_FOUND_ROW(tflite_simplify_tfl_fuse_activation, match, 0), .name = "tfl_fuse_activation",
     .place = "tflite_simplify.pat:26", .is_rule = true, .depth = 2, CAPTURES(3, 1, NODES("rest", rest),
     NODE("c", c), NODE("a", a)), PARTS(3, PART(INNER, 1, c), {DFG_PART_INPUT, 1, 0, 0, AT(rest)},
     {DFG_PART_ROOT, 0, 1, 2, AT(a)})},
#undef WHOLE
#define WHOLE tflite_simplify_tfl_fuse_pool_activation_match
    {DFG_FOUND_ROW(tflite_simplify_tfl_fuse_pool_activation, match, 0), .name = "tfl_fuse_pool_activation",
     .place = "tflite_simplify.pat:36", .is_rule = true, .depth = 1, CAPTURES(3, 1, NODE("x", x),
     NODE("p", p), NODE("a", a)), PARTS(3, PART(INPUT, 0, x), PART(INNER, 1, p),
     {DFG_PART_ROOT, 0, 1, 2, AT(a)})},
#undef WHOLE
#define WHOLE tflite_simplify_tfl_fuse_bias_match
    {DFG_FOUND_ROW(tflite_simplify_tfl_fuse_bias, match, 1), .name = "tfl_fuse_bias",
     .place = "tflite_simplify.pat:44", .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("x", x),
     NODE("w", w), NODE("b", b), NODE("y", y), NODE("s", s)), PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, w),
     PART(INPUT, 2, b), PART(INNER, 3, y), {DFG_PART_ROOT, 0, 1, 4, AT(s)})},
#undef WHOLE
#define WHOLE tflite_simplify_tfl_requantize_match
    {DFG_FOUND_ROW(tflite_simplify_tfl_requantize, match, 0), .name = "tfl_requantize",
     .place = "tflite_simplify.pat:56", .is_rule = true, .depth = 2, CAPTURES(3, 1, NODE("x", x),
     NODE("q", q), NODE("r", r)), PARTS(3, PART(INPUT, 0, x), PART(INNER, 1, q),
     {DFG_PART_ROOT, 0, 1, 2, AT(r)})},
#undef WHOLE
#define WHOLE tflite_simplify_tfl_parallel_quantize_match
    {DFG_PATTERN_ROW(tflite_simplify_tfl_parallel_quantize, match), .name = "tfl_parallel_quantize",
     .place = "tflite_simplify.pat:64", .is_rule = true, .depth = 1, .height = 1,
     CAPTURES(3, 1, NODE("x", x), NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(a)}, {DFG_PART_ROOT, 0, 2, 2, AT(b)})},
#undef WHOLE
#define WHOLE tflite_simplify_tfl_quantize_dequantize_whole
    {DFG_FOUND_ROW(tflite_simplify_tfl_quantize_dequantize, whole, 0), .name = "tfl_quantize_dequantize",
     .place = "tflite_simplify.pat:72", .is_rule = true, .depth = 2, CAPTURES(2, 1, NODE("x", m.x),
     NODE("q", m.q)), PARTS(3, PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 1, AT(m.q)}, INNER(dequantize))},
#undef WHOLE
#define WHOLE tflite_simplify_tfl_quantize_into_match
    {DFG_FOUND_ROW(tflite_simplify_tfl_quantize_into, match, 0), .name = "tfl_quantize_into",
     .place = "tflite_simplify.pat:82", .is_rule = true, .depth = 2, CAPTURES(3, 1, NODES("rest", rest),
     NODE("c", c), NODE("q", q)), PARTS(3, PART(INNER, 1, c), {DFG_PART_INPUT, 1, 0, 0, AT(rest)},
     {DFG_PART_ROOT, 0, 1, 2, AT(q)})},
#undef WHOLE
#define WHOLE tflite_simplify_tfl_activation_before_concat_whole
    {DFG_FOUND_ROW(tflite_simplify_tfl_activation_before_concat, whole, 0),
     .name = "tfl_activation_before_concat", .place = "tflite_simplify.pat:90", .is_rule = true, .depth = 3,
     CAPTURES(3, 1, NODES("parts", m.parts), NODE("c", m.c), NODE("a", m.a)),
     PARTS(5, {DFG_PART_INPUT, 1, 0, 0, AT(m.parts)}, PART(INNER, 1, m.c),
     {DFG_PART_INNER, 1, 0, -1, AT(conv2D)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
     {DFG_PART_ROOT, 0, 1, 2, AT(m.a)})},
#undef WHOLE
#define WHOLE tflite_simplify_swish_line_match
    {DFG_FOUND_ROW(tflite_simplify_swish_line, match, 1), .name = "swish_line",
     .place = "tflite_simplify.pat:101", .depth = 2, CAPTURES(5, 3, NODE("x", x), NODE("sixth", sixth),
     NODE("half", half), NODE("p", p), NODE("y", y)), PARTS(7, PART(INPUT, 0, x), PART(INPUT, 1, sixth),
     PART(INPUT, 2, half), PART(INNER, 3, p), PART(CONST, 1, sixth), {DFG_PART_ROOT, 0, 1, 4, AT(y)},
     PART(CONST, 2, half))},
#undef WHOLE
#define WHOLE tflite_simplify_swish_limits_whole
    {DFG_FOUND_ROW(tflite_simplify_swish_limits, whole, 1), .name = "swish_limits",
     .place = "tflite_simplify.pat:108", .depth = 2, CAPTURES(2, 2, NODE("y", m.y), NODE("one", m.one)),
     PARTS(9, PART(INPUT, 0, m.y), PART(INPUT, 1, m.one), ROOT(m.root), INNER(relu), INNER(minimum),
     CONST(constant), INNER(minimum_2), INNER(relu_2), CONST(constant_2))},
#undef WHOLE
#define WHOLE tflite_simplify_tfl_hard_swish_whole
    {DFG_FOUND_ROW(tflite_simplify_tfl_hard_swish, whole, 3), .name = "tfl_hard_swish",
     .place = "tflite_simplify.pat:110", .is_rule = true, .depth = 5, CAPTURES(5, 4, NODE("x", m.x),
     NODE("sixth", m.sixth), NODE("half", m.half), NODE("one", m.one), NODE("m", m.m)),
     PARTS(15, PART(INPUT, 0, m.x), PART(INPUT, 1, m.sixth), PART(INPUT, 2, m.half), PART(INPUT, 3, m.one),
     {DFG_PART_ROOT, 0, 1, 4, AT(m.m)}, INNER(swish_limits.relu), INNER(swish_limits.minimum),
     INNER(swish_limits.m.y), INNER(swish_line.p), PART(CONST, 1, m.sixth), PART(CONST, 2, m.half),
     CONST(swish_limits.constant), INNER(swish_limits.minimum_2), INNER(swish_limits.relu_2),
     CONST(swish_limits.constant_2))},
#undef WHOLE
#define WHOLE tflite_simplify_tfl_hard_swish_quantised_whole
    {DFG_FOUND_ROW(tflite_simplify_tfl_hard_swish_quantised, whole, 2), .name = "tfl_hard_swish_quantised",
     .place = "tflite_simplify.pat:117", .is_rule = true, .depth = 7, CAPTURES(7, 4, NODE("x", m.x),
     NODE("sixth", m.sixth), NODE("half", m.half), NODE("one", m.one), NODE("d", m.d), NODE("m", m.m),
     NODE("q", m.q)), PARTS(17, PART(INPUT, 0, m.x), PART(INPUT, 1, m.sixth), PART(INPUT, 2, m.half),
     PART(INPUT, 3, m.one), PART(INNER, 4, m.d), PART(INNER, 5, m.m), INNER(swish_limits.relu),
     INNER(swish_limits.minimum), INNER(swish_limits.m.y), INNER(swish_line.p), PART(CONST, 1, m.sixth),
     PART(CONST, 2, m.half), CONST(swish_limits.constant), INNER(swish_limits.minimum_2),
     INNER(swish_limits.relu_2), CONST(swish_limits.constant_2), {DFG_PART_ROOT, 0, 1, 6, AT(m.q)})},
#undef WHOLE
#define WHOLE tflite_simplify_tfl_permute_weights_whole
    {DFG_FOUND_ROW(tflite_simplify_tfl_permute_weights, whole, 0), .name = "tfl_permute_weights",
     .place = "tflite_simplify.pat:132", .is_rule = true, .depth = 3, CAPTURES(7, 4, NODE("x", m.x),
     NODE("p", m.p), NODE("w", m.w), NODE("b", m.b), NODE("t", m.t), NODE("r", m.r), NODE("f", m.f)),
     PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.p), PART(INPUT, 2, m.w), PART(INPUT, 3, m.b),
     PART(INNER, 4, m.t), PART(CONST, 1, m.p), PART(INNER, 5, m.r), INPUT(x),
     {DFG_PART_ROOT, 0, 1, 6, AT(m.f)}, PART(CONST, 2, m.w))},
#undef WHOLE
#define WHOLE tflite_simplify_tfl_permute_kernel_whole
    {DFG_FOUND_ROW(tflite_simplify_tfl_permute_kernel, whole, 0), .name = "tfl_permute_kernel",
     .place = "tflite_simplify.pat:142", .is_rule = true, .depth = 3, CAPTURES(8, 4, NODE("x", m.x),
     NODE("p", m.p), NODE("w", m.w), NODE("b", m.b), NODE("t", m.t), NODE("r", m.r), NODE("c", m.c),
     DIM("n", m.n)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.p), PART(INPUT, 2, m.w),
     PART(INPUT, 3, m.b), PART(INNER, 4, m.t), PART(CONST, 1, m.p), PART(INNER, 5, m.r), INPUT(x),
     {DFG_PART_ROOT, 0, 1, 6, AT(m.c)}, PART(CONST, 2, m.w))},
#undef WHOLE
#define WHOLE tflite_simplify_tfl_pool_to_sum_whole
    {DFG_FOUND_ROW(tflite_simplify_tfl_pool_to_sum, whole, 0), .name = "tfl_pool_to_sum",
     .place = "tflite_simplify.pat:152", .is_rule = true, .depth = 3, CAPTURES(11, 3, NODE("x", m.x),
     NODE("w", m.w), NODE("b", m.b), NODE("p", m.p), NODE("r", m.r), NODE("f", m.f), DIM("n", m.n),
     DIM("h", m.h), DIM("wd", m.wd), DIM("c", m.c), VALUE("k", m.k)), PARTS(8, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INNER, 3, m.p), PART(INNER, 4, m.r), INPUT(x),
     {DFG_PART_ROOT, 0, 1, 5, AT(m.f)}, PART(CONST, 1, m.w))},
#undef WHOLE
};

static const char *const tflite_simplify_imports[] = { "tflite", NULL };
static const char *const tflite_simplify_text_0[] = { /* tflite_simplify.pat */
    "// tflite_simplify.pat -- rules at the level of TensorFlow Lite's operators: channels last, activations and\n"
    "// quantisation as part of an operator.\n//\n"
    "// After the optimisations of NXP's converter (N1 to N18) as far as they speak of these operators;\n"
    "// those on Reshape, Transpose and Cast are rules on ONNX, in eliminate.pat, layout.pat and\n"
    "// reshape.pat.  A quantised value carries its scale and zero point as facts.\n\nimport \"tflite.ops\";\n"
    "\n// Both are quantised by the same scale and zero point, or neither is quantised.\n"
    "cond same_quantisation(x, y) =\n"
    "    (x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))\n"
    "    or (not present(x#scale) and not present(y#scale));\n"
    "// All numbers that y can store round to some that x can: y is cut off no later than x.  One scale each.\n"
    "cond covers(x, y) = x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16},\n"
    "    x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)\n"
    "        <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point),\n"
    "    x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)\n"
    "        >= y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point);\n\n"
    "// ---- activations into what comes before (N1) ----\n\n"
    "ops limited = tfl.Relu | tfl.Relu6 | tfl.ReluN1To1;\n"
    "ops takes_limits = tfl.Conv2D | tfl.DepthwiseConv2D | tfl.TransposeConv | tfl.FullyConnected\n"
    "    | tfl.Add | tfl.Mul | tfl.Sub | tfl.Div;\nrule tfl_fuse_activation(rest) {\n"
    "    c = takes_limits(...rest) { activation == \"NONE\" };\n    a = limited(c);\n    match a;\n"
    "    where same_quantisation(c, a) or covers(c, a);\n    rewrite c.op(...rest) {\n"
    "        ..c, activation = a.op == tfl.Relu ? \"RELU\" : a.op == tfl.Relu6 ? \"RELU6\" : \"RELU_N1_TO_1\"\n"
    "    };\n}\n"
    "// A pool hands its quantisation on, so that the limits are its own only where nothing is rescaled.\n"
    "rule tfl_fuse_pool_activation(x) {\n"
    "    p = (tfl.MaxPool2D | tfl.AveragePool2D)(x) { activation == \"NONE\" };\n    a = limited(p);\n"
    "    match a;\n    where same_quantisation(p, a);\n"
    "    rewrite p.op(x) { ..p, activation = a.op == tfl.Relu ? \"RELU\" : a.op == tfl.Relu6 ? \"RELU6\" : \"RELU_N1_TO_1\" };\n"
    "}\n// A sum behind a product is its bias (N2); one that has a bias already is left alone.\n"
    "rule tfl_fuse_bias(x, w, b) {\n    y = tfl.FullyConnected(x, w) { activation == \"NONE\" };\n"
    "    s = tfl.Add(y, b);\n    match s;\n"
    "    where w.rank == 2, b.rank == 1 or (b.rank == 2 and b.shape[0] == 1 and y.rank == 2), w.shape[0] == b.shape[-1];\n"
    "    where x.dtype == f32, b.dtype == f32;\n"
    "    rewrite tfl.FullyConnected(x, w, b) { ..y, activation = s.activation };\n}\n\n"
    "// ---- quantisation ----\n\n"
    "// Quantised twice: to the same numbers and back (N7), by way of a type that has room for all of them.\n"
    "rule tfl_requantize(x) : keep_shared {\n    q = tfl.Quantize(x);\n    r = tfl.Quantize(q);\n"
    "    match r;\n"
    "    where x.dtype in {i8, u8}, same_quantisation(x, r), x#scale == q#scale, covers(q, x);\n"
    "    rewrite x;\n}\n// The same value quantised twice alike (N8).\nrule tfl_parallel_quantize(x) {\n"
    "    a = tfl.Quantize(x);\n    b = tfl.Quantize(x);\n    match a, b;\n"
    "    where same_quantisation(a, b), present(a#scale);\n    rewrite a, a;\n}\n"
    "// Dequantised and quantised alike again.\nrule tfl_quantize_dequantize(x) : keep_shared {\n"
    "    q = tfl.Quantize(tfl.Dequantize(x));\n    match q;\n"
    "    where x.dtype in {i8, u8, i16}, same_quantisation(x, q), present(x#scale);\n    rewrite x;\n}\n"
    "// A quantisation that a converter added behind what can write its result's numbers itself (N9), unless the\n"
    "// numbers between were cut off.\n"
    "ops requantizing = tfl.Add | tfl.BatchMatMul | tfl.Conv2D | tfl.FullyConnected | tfl.HardSwish | tfl.LeakyRelu\n"
    "    | tfl.Mean | tfl.Mul | tfl.PRelu | tfl.Relu | tfl.Sub | tfl.Sum;\nrule tfl_quantize_into(rest) {\n"
    "    c = requantizing(...rest);\n    q = tfl.Quantize(c);\n    match q;\n"
    "    where q#added == true, same_dtype(c, q), covers(c, q);\n    rewrite c.op(...rest) { ..c };\n}\n",
    "// An activation before a concatenation of convolutions, each of which can take it (N13).\n"
    "rule tfl_activation_before_concat(parts) {\n"
    "    c = tfl.Concatenation(every parts & tfl.Conv2D(...)) { activation == \"NONE\" };\n"
    "    a = limited(c);\n    match a;\n"
    "    where same_quantisation(c, a), all(parts, same_quantisation(parts, c));\n"
    "    rewrite extern tflite_activated_parts;\n}\n\n// ---- HardSwish (N14) ----\n\n"
    "// x / 6 + 1/2, without an activation of its own; the constants widen nothing.\n"
    "pattern swish_line(x, sixth, half) {\n"
    "    p = tfl.Mul(x, sixth & approx(0.16666667, 1e-5)) { activation == \"NONE\" };\n"
    "    y = tfl.Add(p, half & 0.5) { activation == \"NONE\" };\n"
    "    where x.rank >= sixth.rank, x.rank >= half.rank;\n    return y;\n}\n"
    "// Limited to 0 and 1, on either side first.\n"
    "pattern swish_limits(y, one) = tfl.Relu(tfl.Minimum(y, one & 1)) | tfl.Minimum(tfl.Relu(y), one & 1);\n"
    "\nrule tfl_hard_swish(x, sixth, half, one) {\n"
    "    m = tfl.Mul(swish_limits(swish_line(x, sixth, half), one), x) { activation == \"NONE\" };\n"
    "    match m;\n    where x.dtype == f32, x.rank >= one.rank;\n    rewrite tfl.HardSwish(x);\n}\n"
    "// The same between 8-bit numbers.\nrule tfl_hard_swish_quantised(x, sixth, half, one) {\n"
    "    d = tfl.Dequantize(x);\n"
    "    m = tfl.Mul(swish_limits(swish_line(d, sixth, half), one), d) { activation == \"NONE\" };\n"
    "    q = tfl.Quantize(m);\n    match q;\n"
    "    where x.dtype in {i8, u8}, same_dtype(x, q), present(x#scale), x.rank >= one.rank;\n"
    "    rewrite tfl.HardSwish(x);\n}\n\n// ---- transpositions and pools into weights ----\n\n"
    "// Scales of weights, if there are several, are of the rows.\n"
    "cond scaled_by_rows(w) = not present(w#quantized_dimension) or w#quantized_dimension == 0;\n\n"
    "// The channels of a flattened, transposed value are the weights' columns in another order (N12).\n"
    "rule tfl_permute_weights(x, p, w, b) {\n    t = tfl.Transpose(x, p & const);\n"
    "    r = tfl.Reshape(t, _);\n    f = tfl.FullyConnected(r, w & const, b?);\n    match f;\n"
    "    where x.elements > 0, value(p)[0] == 0, r.rank == 2, r.shape[0] == x.shape[0], w.rank == 2;\n"
    "    where w.shape[1] == r.shape[1], scaled_by_rows(w), same_quantisation(x, t), same_quantisation(t, r);\n"
    "    rewrite extern tflite_permuted_product;\n}\n"
    "// The same of a convolution over one flattened matrix (N18).\nrule tfl_permute_kernel(x, p, w, b) {\n"
    "    t = tfl.Transpose(x, p & [1, 0]);\n    r = tfl.Reshape(t, _) : [1, 1, 1, n];\n"
    "    c = tfl.Conv2D(r, w & const, b?);\n    match c;\n"
    "    where x.rank == 2, x.elements == n, w.rank == 4, w.shape[3] == n;\n"
    "    where scaled_by_rows(w), same_quantisation(x, t), same_quantisation(t, r);\n"
    "    rewrite extern tflite_permuted_kernel;\n}\n"
    "// An average over all pixels is their sum, with the number of them in the weights (N15).\n"
    "rule tfl_pool_to_sum(x, w, b) {\n"
    "    p = tfl.AveragePool2D(x : [n, h, wd, c]) { filter = k, activation == \"NONE\" };\n"
    "    r = tfl.Reshape(p, _) : [n, c];\n    f = tfl.FullyConnected(r, w & const, b?);\n    match f;\n"
    "    where k[0] == h, k[1] == wd, p.shape[1] == 1, p.shape[2] == 1, x.dtype == f32, w.dtype == f32;\n"
    "    rewrite extern tflite_sum_product;\n}\n",
    NULL};
static const struct dfg_source tflite_simplify_sources[] = {
    {"tflite_simplify.pat", UINT64_C(0x42c1cae767977224), tflite_simplify_text_0, (const uint32_t[]){1}, 1},
    {"tflite.ops", UINT64_C(0xe6fdcd7d1b2833dc), NULL, NULL, 0},
};
extern const struct dfg_unit tflite_simplify_unit;
const struct dfg_unit tflite_simplify_unit = {
    .abi = DFG_ABI,
    .name = "tflite_simplify",
    .imports = tflite_simplify_imports,
    .names = &tflite_simplify_names,
    .n_patterns = 15, .patterns = tflite_simplify_patterns,
    .rules = &tflite_simplify_rules,
    .version = "0.1.0", .hash = UINT64_C(0x23032d9f891bdd9d),
    .n_sources = 2, .sources = tflite_simplify_sources, .law_limit = 64,
    .prefix = "tflite_simplify_",
};
