/* What onnx_ethos_u.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_ethos_u.h"
#if ONNX_ETHOS_U_H != 0x1cfd246e3f24b3a8
#error "onnx_ethos_u.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern onnx_ethos_u_patterns[] = {
#define WHOLE onnx_ethos_u_conv2d_whole
    {DFG_FOUND_ROW(onnx_ethos_u_conv2d, whole, 0), .name = "conv2d", .place = "onnx_ethos_u.pat:26",
     .depth = 4, CAPTURES(4, 2, NODE("x", m.x), NODE("w", m.w), NODE("c", m.c), NODE("q", m.q)),
     PARTS(30, {DFG_PART_ROOT, 0, 1, 3, AT(m.q)}, CONST(constant), CONST(constant_2), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INNER, 2, m.c), INNER(dequantizeLinear), CONST(constant_3),
     CONST(constant_4), INNER(dequantizeLinear_2), CONST(constant_5), CONST(constant_6), INPUT(x),
     INPUT(x_2), PART(CONST, 1, m.w), INPUT(x_3), INPUT(x_4), INNER(dequantizeLinear_3), CONST(constant_7),
     CONST(constant_8), INPUT(x_5), INPUT(x_6), INPUT(x_7), CONST(constant_9), INNER(relu), INNER(clip),
     CONST(constant_10), CONST(constant_11), INPUT(x_8), INPUT(x_9))},
#undef WHOLE
#define WHOLE onnx_ethos_u_fully_connected_whole
    {DFG_FOUND_ROW(onnx_ethos_u_fully_connected, whole, 0), .name = "fully_connected",
     .place = "onnx_ethos_u.pat:35", .depth = 4, CAPTURES(4, 2, NODE("x", m.x), NODE("w", m.w),
     NODE("g", m.g), NODE("q", m.q)), PARTS(27, {DFG_PART_ROOT, 0, 1, 3, AT(m.q)}, CONST(constant),
     CONST(constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INNER, 2, m.g),
     INNER(dequantizeLinear), CONST(constant_3), CONST(constant_4), INNER(dequantizeLinear_2),
     CONST(constant_5), CONST(constant_6), INPUT(x), INPUT(x_2), PART(CONST, 1, m.w), INPUT(x_3),
     INPUT(x_4), INNER(dequantizeLinear_3), CONST(constant_7), CONST(constant_8), INPUT(x_5), INPUT(x_6),
     INPUT(x_7), CONST(constant_9), INNER(relu), INPUT(x_8), INPUT(x_9))},
#undef WHOLE
#define WHOLE onnx_ethos_u_matmul_whole
    {DFG_FOUND_ROW(onnx_ethos_u_matmul, whole, 0), .name = "matmul", .place = "onnx_ethos_u.pat:42",
     .depth = 3, CAPTURES(3, 2, NODE("x", m.x), NODE("w", m.w), NODE("q", m.q)),
     PARTS(18, {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, INNER(matMul), INNER(dequantizeLinear), CONST(constant),
     CONST(constant_2), INNER(dequantizeLinear_2), CONST(constant_3), CONST(constant_4), CONST(constant_5),
     CONST(constant_6), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INPUT(x), INPUT(x_2), INPUT(x_3),
     INPUT(x_4), INPUT(x_5), INPUT(x_6))},
#undef WHOLE
#define WHOLE onnx_ethos_u_pool_whole
    {DFG_FOUND_ROW(onnx_ethos_u_pool, whole, 0), .name = "pool", .place = "onnx_ethos_u.pat:58", .depth = 4,
     CAPTURES(3, 1, NODE("x", m.x), NODE("p", m.p), NODE("q", m.q)),
     PARTS(13, {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, CONST(constant), CONST(constant_2), PART(INPUT, 0, m.x),
     PART(INNER, 1, m.p), INNER(p_call), INNER(dequantizeLinear), CONST(constant_3), CONST(constant_4),
     INPUT(x), INPUT(x_2), INPUT(x_3), INPUT(x_4))},
#undef WHOLE
#define WHOLE onnx_ethos_u_global_pool_whole
    {DFG_FOUND_ROW(onnx_ethos_u_global_pool, whole, 0), .name = "global_pool",
     .place = "onnx_ethos_u.pat:64", .depth = 3, CAPTURES(2, 1, NODE("x", m.x), NODE("q", m.q)),
     PARTS(12, {DFG_PART_ROOT, 0, 1, 1, AT(m.q)}, CONST(constant), CONST(constant_2), PART(INPUT, 0, m.x),
     INNER(globalAveragePool), INNER(dequantizeLinear), CONST(constant_3), CONST(constant_4), INPUT(x),
     INPUT(x_2), INPUT(x_3), INPUT(x_4))},
#undef WHOLE
#define WHOLE onnx_ethos_u_elementwise_whole
    {DFG_FOUND_ROW(onnx_ethos_u_elementwise, whole, 1), .name = "elementwise",
     .place = "onnx_ethos_u.pat:73", .depth = 4, CAPTURES(3, 2, NODE("x", m.x), NODE("y", m.y),
     NODE("q", m.q)), PARTS(19, {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, CONST(constant), CONST(constant_2),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.y), INNER(relu), INNER(call), INNER(dequantizeLinear),
     CONST(constant_3), CONST(constant_4), INNER(dequantizeLinear_2), CONST(constant_5), CONST(constant_6),
     INPUT(x), INPUT(x_2), INPUT(x_3), INPUT(x_4), INPUT(x_5), INPUT(x_6))},
#undef WHOLE
#define WHOLE onnx_ethos_u_extremum_whole
    {DFG_FOUND_ROW(onnx_ethos_u_extremum, whole, 1), .name = "extremum", .place = "onnx_ethos_u.pat:79",
     .depth = 4, CAPTURES(9, 8, NODE("x", m.x), NODE("y", m.y), NODE("s", m.s), NODE("z", m.z),
     NODE("t", m.t), NODE("zt", m.zt), NODE("u", m.u), NODE("zu", m.zu), NODE("q", m.q)),
     PARTS(19, {DFG_PART_ROOT, 0, 1, 8, AT(m.q)}, PART(CONST, 6, m.u), PART(CONST, 7, m.zu),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.y), PART(INPUT, 2, m.s), PART(INPUT, 3, m.z),
     PART(INPUT, 4, m.t), PART(INPUT, 5, m.zt), PART(INPUT, 6, m.u), PART(INPUT, 7, m.zu), INNER(relu),
     INNER(call), INNER(dequantizeLinear), PART(CONST, 2, m.s), PART(CONST, 3, m.z),
     INNER(dequantizeLinear_2), PART(CONST, 4, m.t), PART(CONST, 5, m.zt))},
#undef WHOLE
#define WHOLE onnx_ethos_u_table_of_whole
    {DFG_FOUND_ROW(onnx_ethos_u_table_of, whole, 0), .name = "table_of", .place = "onnx_ethos_u.pat:84",
     .depth = 3, CAPTURES(2, 1, NODE("x", m.x), NODE("q", m.q)),
     PARTS(12, {DFG_PART_ROOT, 0, 1, 1, AT(m.q)}, CONST(constant), CONST(constant_2), PART(INPUT, 0, m.x),
     INNER(call), INNER(dequantizeLinear), CONST(constant_3), CONST(constant_4), INPUT(x), INPUT(x_2),
     INPUT(x_3), INPUT(x_4))},
#undef WHOLE
#define WHOLE onnx_ethos_u_softmax_whole
    {DFG_FOUND_ROW(onnx_ethos_u_softmax, whole, 0), .name = "softmax", .place = "onnx_ethos_u.pat:89",
     .depth = 3, CAPTURES(2, 1, NODE("x", m.x), NODE("q", m.q)),
     PARTS(12, {DFG_PART_ROOT, 0, 1, 1, AT(m.q)}, CONST(constant), CONST(constant_2), PART(INPUT, 0, m.x),
     INNER(softmax), INNER(dequantizeLinear), CONST(constant_3), CONST(constant_4), INPUT(x), INPUT(x_2),
     INPUT(x_3), INPUT(x_4))},
#undef WHOLE
#define WHOLE onnx_ethos_u_hard_swish_table_whole
    {DFG_FOUND_ROW(onnx_ethos_u_hard_swish_table, whole, 1), .name = "hard_swish_table",
     .place = "onnx_ethos_u.pat:94", .depth = 6, CAPTURES(2, 1, NODE("x", m.x), NODE("q", m.q)),
     PARTS(27, {DFG_PART_ROOT, 0, 1, 1, AT(m.q)}, INNER(mul), INNER(dequantizeLinear), CONST(constant),
     CONST(constant_2), INNER(div), INNER(clip), INNER(add), CONST(constant_3), CONST(constant_4),
     CONST(constant_5), CONST(constant_6), INNER(mul_2), INNER(clip_2), INNER(add_2), CONST(constant_7),
     CONST(constant_8), CONST(constant_9), CONST(constant_10), INNER(hardSigmoid), CONST(constant_11),
     CONST(constant_12), PART(INPUT, 0, m.x), INPUT(x), INPUT(x_2), INPUT(x_3), INPUT(x_4))},
#undef WHOLE
#define WHOLE onnx_ethos_u_moved_whole
    {DFG_FOUND_ROW(onnx_ethos_u_moved, whole, 0), .name = "moved", .place = "onnx_ethos_u.pat:101",
     .depth = 3, CAPTURES(6, 5, NODE("x", m.x), NODE("s", m.s), NODE("z", m.z), NODE("t", m.t),
     NODE("y", m.y), NODE("q", m.q)), PARTS(22, {DFG_PART_ROOT, 0, 1, 5, AT(m.q)}, PART(CONST, 3, m.t),
     PART(CONST, 4, m.y), PART(INPUT, 0, m.x), PART(INPUT, 1, m.s), PART(INPUT, 2, m.z),
     PART(INPUT, 3, m.t), PART(INPUT, 4, m.y), INNER(call), {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
     INNER(dequantizeLinear), CONST(constant), CONST(constant_2), INNER(slice), INNER(dequantizeLinear_2),
     CONST(constant_3), CONST(constant_4), CONST(constant_5), CONST(constant_6), CONST(constant_7),
     CONST(constant_8), CONST(constant_9))},
#undef WHOLE
#define WHOLE onnx_ethos_u_rescaled_whole
    {DFG_FOUND_ROW(onnx_ethos_u_rescaled, whole, 0), .name = "rescaled", .place = "onnx_ethos_u.pat:107",
     .depth = 2, CAPTURES(2, 1, NODE("x", m.x), NODE("q", m.q)),
     PARTS(11, {DFG_PART_ROOT, 0, 1, 1, AT(m.q)}, INNER(dequantizeLinear), CONST(constant),
     CONST(constant_2), CONST(constant_3), CONST(constant_4), PART(INPUT, 0, m.x), INPUT(x), INPUT(x_2),
     INPUT(x_3), INPUT(x_4))},
#undef WHOLE
};

/* ---- table onnx_ethos_u ---- */

DFG_TABLE_SLOTS(onnx_ethos_u)

static const struct dfg_table_entry onnx_ethos_u_entries[] = {
    { .name = "ethos-u.conv2d", .pattern = 0 },
    { .name = "ethos-u.fully_connected", .pattern = 1 },
    { .name = "ethos-u.matmul", .pattern = 2 },
    { .name = "ethos-u.pool", .pattern = 3 },
    { .name = "ethos-u.global_pool", .pattern = 4 },
    { .name = "ethos-u.elementwise", .pattern = 5 },
    { .name = "ethos-u.extremum", .pattern = 6 },
    { .name = "ethos-u.table", .pattern = 7 },
    { .name = "ethos-u.softmax", .pattern = 8 },
    { .name = "ethos-u.hard_swish", .pattern = 9 },
    { .name = "ethos-u.move", .pattern = 10 },
    { .name = "ethos-u.requantize", .pattern = 11 },
};
static const struct dfg_attr_text onnx_ethos_u_attrs[] = {
    { "Compiler", "\"ethos-u\"" },
};
static const struct dfg_table onnx_ethos_u_tables[] = {
    { .name = "onnx_ethos_u", .n = 12, .last_wins = false, .entries = onnx_ethos_u_entries, .n_words = 1,
      .n_attrs = 1, .attrs = onnx_ethos_u_attrs,
      .candidates = onnx_ethos_u_candidates_slot, .first = onnx_ethos_u_first_slot, .sweep = onnx_ethos_u_sweep_slot },
};

static const char *const onnx_ethos_u_imports[] = { "onnx_fusion", "onnx", NULL };
static const char *const onnx_ethos_u_text_0[] = { /* onnx_ethos_u.pat */
    "// onnx_ethos_u.pat -- what the Ethos-U runs of networks as exporters write them,\n"
    "// between DequantizeLinear and QuantizeLinear: the ONNX-level twin of ethos_u.pat.\n//\n"
    "// The limits are those of ethos_u.pat; ONNX lays data out as NCHW and weights as\n"
    "// OIHW.  Sums of weights are not asked for: it takes 65536 weights of one output to\n"
    "// go beyond.  What `auto_pad` leaves to the runtime is half of a kernel, and so\n"
    "// within the limits of padding.\n\nimport \"onnx_fusion.pat\";\n\n"
    "cond fits(x) = x.rank == 0 or max(x.shape) <= 65536;\ncond byte(x) = x.dtype in {u8, i8}, fits(x);\n"
    "cond int8(x) = x.dtype == i8, fits(x);\ncond one_batch(x) = x.rank < 4 or x.shape[0] == 1;\n"
    "cond flat(x) = x.rank <= 4, one_batch(x);\n\n"
    "// An attribute that is not written is all ones, or all zeros.\n"
    "cond strides_ok(c) = not present(c.strides) or (c.strides[0] in 1..3 and c.strides[1] in 1..3);\n"
    "cond dilations_ok(c) = not present(c.dilations) or (c.dilations[0] in 1..2 and c.dilations[1] in 1..2);\n"
    "cond pads_ok(c, most) =\n    not present(c.pads)\n"
    "        or (c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1);\n"
    "// Rows and columns that a kernel spans.\n"
    "cond span_ok(height, width) = height in 1..64, height * width <= 4096;\n\npattern conv2d(x, w) {\n"
    "    c = Conv(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?);\n"
    "    q = quantized(Relu?(c) | relu6(c), _, _);\n"
    "    where byte(x), byte(w), byte(q), x.shape[0] == 1, w.rank == 4, strides_ok(c), dilations_ok(c), pads_ok(c, 31);\n"
    "    where c.group == 1 or (c.group == w.shape[0] and w.shape[1] == 1);\n"
    "    where span_ok((w.shape[2] - 1) * (present(c.dilations) ? c.dilations[0] : 1) + 1,\n"
    "                  (w.shape[3] - 1) * (present(c.dilations) ? c.dilations[1] : 1) + 1);\n"
    "    return q;\n}\npattern fully_connected(x, w) {\n"
    "    g = Gemm(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?)\n"
    "        { transA == 0, alpha == 1, beta == 1 };\n    q = quantized(Relu?(g), _, _);\n"
    "    where int8(x), int8(w), int8(q), x.rank == 2, x.shape[0] == 1;\n    return q;\n}\n"
    "pattern matmul(x, w) {\n    q = qdq_matmul(x, _, _, w, _, _, _, _);\n"
    "    where int8(x), int8(w), int8(q), x.rank == 2, w.rank == 2;\n    return q;\n}\n\n"
    "cond pool_ok(p, x, q) =\n"
    "    byte(x), byte(q), x.dtype == q.dtype, x.rank == 4, x.shape[0] == 1, strides_ok(p),\n"
    "    p.kernel_shape[1] <= 256, p.kernel_shape[0] * p.kernel_shape[1] <= 65536;\n"
    "cond max_pool_ok(p) = pads_ok(p, 127), not present(p.dilations) or max(p.dilations) == 1;\n"
    "// With padding, of eight rows and columns at most.\ncond average_pool_ok(p) =\n"
    "    p.count_include_pad == 0, pads_ok(p, 3),\n    max(p.kernel_shape) <= 8\n"
    "        or (p.auto_pad in {\"NOTSET\", \"VALID\"} and (not present(p.pads) or max(p.pads) == 0));\n\n"
    "pattern pool(x) {\n    p = (MaxPool | AveragePool)(dequantized(x, _, _));\n"
    "    q = quantized(p, _, _);\n"
    "    where pool_ok(p, x, q), (p.op == MaxPool and max_pool_ok(p)) or (p.op == AveragePool and average_pool_ok(p));\n"
    "    return q;\n}\npattern global_pool(x) {\n"
    "    q = quantized(GlobalAveragePool(dequantized(x, _, _)), _, _);\n"
    "    where int8(x), int8(q), x.rank == 4, x.shape[0] == 1, x.shape[2] * x.shape[3] <= 4096;\n"
    "    return q;\n}\n\ncond pair_ok(x, y, q) =\n"
    "    byte(x), byte(y), byte(q), flat(x), flat(y), broadcast_to(x, y) or broadcast_to(y, x);\n\n"
    "pattern elementwise(x, y) {\n"
    "    q = quantized(Relu?((Add | Sub | Mul)(dequantized(x, _, _), dequantized(y, _, _))), _, _);\n"
    "    where pair_ok(x, y, q);\n    return q;\n}\n"
    "// Numbers are compared as they stand, so they have one scale.\n"
    "pattern extremum(x, y, s, z, t, zt, u, zu) {\n"
    "    q = quantized(Relu?((Min | Max)(dequantized(x, s, z), dequantized(y, t, zt))), u, zu);\n"
    "    where pair_ok(x, y, q), x.dtype == y.dtype, x.dtype == q.dtype, same_scale(s, z, t, zt), same_scale(s, z, u, zu);\n"
    "    return q;\n}\npattern table_of(x) {\n"
    "    q = quantized((Abs | Tanh | Sigmoid | LeakyRelu | Relu)(dequantized(x, _, _)), _, _);\n"
    "    where int8(x), int8(q), flat(x);\n    return q;\n}\npattern softmax(x) {\n",
    "    q = quantized(Softmax(dequantized(x, _, _)), _, _);\n    where int8(x), int8(q), x.rank <= 4;\n"
    "    return q;\n}\npattern hard_swish_table(x) {\n"
    "    q = quantized(hard_swish(dequantized(x, _, _)), _, _);\n    where int8(x), int8(q);\n"
    "    return q;\n}\n\n// Data that move keep their scale.\npattern moved(x, s, z, t, y) {\n"
    "    q = quantized((Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...)\n"
    "                  | Slice(dequantized(x, s, z), const, const, const?, (splat(1) & const)?), t, y);\n"
    "    where int8(x), int8(q), x.rank <= 4, q.rank <= 4, same_scale(s, z, t, y);\n    return q;\n}\n"
    "pattern rescaled(x) {\n    q = requantize(x, _, _, _, _);\n    where int8(x), int8(q), x.rank <= 4;\n"
    "    return q;\n}\n\ntable onnx_ethos_u {\n    attrs { Compiler = \"ethos-u\" };\n"
    "    \"ethos-u.conv2d\"          = conv2d;\n    \"ethos-u.fully_connected\" = fully_connected;\n"
    "    \"ethos-u.matmul\"          = matmul;\n    \"ethos-u.pool\"            = pool;\n"
    "    \"ethos-u.global_pool\"     = global_pool;\n    \"ethos-u.elementwise\"     = elementwise;\n"
    "    \"ethos-u.extremum\"        = extremum;\n    \"ethos-u.table\"           = table_of;\n"
    "    \"ethos-u.softmax\"         = softmax;\n    \"ethos-u.hard_swish\"      = hard_swish_table;\n"
    "    \"ethos-u.move\"            = moved;\n    \"ethos-u.requantize\"      = rescaled;\n}\n",
    NULL};
static const char *const onnx_ethos_u_text_1[] = { /* onnx_fusion.pat */
    "// onnx_fusion.pat -- groups that networks are made of, as exporters write them.\n//\n"
    "// Over ONNX at opset 17 (older models are lifted when they are read).  Larger\n"
    "// groups stand before the smaller ones that they contain, so that the first\n"
    "// entry that matches at a node is the one to take.  Conditions on shapes are\n"
    "// asked only where they decide what a group means, since most exporters write\n// no types.\n\n"
    "import \"onnx.ops\";\n\nop RequantShift(x, mul, add) : elemwise, infer same;\n"
    "op com.microsoft.Gelu(x) : elemwise;\nop com.microsoft.FastGelu(x, bias?) : elemwise;\n\n"
    "// ---- linear operators ----\n\npattern conv(x, w, b) = Conv(x, w, b?);\n"
    "pattern gemm(a, b, c) = Gemm(a, b, c?);\n"
    "pattern matmul_bias(a, b, c) = Add(MatMul(a, b), c & const);\n\n"
    "// A scale and a shift for each channel, at inference.\n"
    "pattern normalized(p, scale, bias, mean, variance) =\n"
    "    BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) { training_mode == 0 };\n"
    "\npattern conv_norm(x, w, b, scale, bias, mean, variance) =\n"
    "    normalized(Conv(x, w & const, b?), scale, bias, mean, variance);\n"
    "pattern conv_transpose_norm(x, w, b, scale, bias, mean, variance) =\n"
    "    normalized(ConvTranspose(x, w & const, b?), scale, bias, mean, variance);\n\n"
    "// ---- activations ----\n\n// Clip(x, 0, 6).\npattern relu6(x) = Clip(x, 0, 6);\n"
    "// x * sigmoid(x), also called SiLU.\npattern swish(x) = Mul(x, Sigmoid(x));\n"
    "// Clip(x + 3, 0, 6) / 6, or the operator with these numbers.\npattern hard_sigmoid(x) =\n"
    "    Div(Clip(Add(x, 3), 0, 6), 6)\n    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))\n"
    "    | HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-4, beta ~= 0.5 };\n"
    "pattern hard_swish(x) = Mul(x, hard_sigmoid(x));\n\n"
    "// 0.5 x (1 + erf(x / sqrt 2)), in the groupings that exporters use.\npattern gelu_erf(x) {\n"
    "    t = Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1);\n"
    "    return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);\n}\n\n"
    "// 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))).\npattern cubic(x) =\n"
    "    Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\n"
    "    | Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))));\npattern gelu_tanh(x) {\n"
    "    t = Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1);\n"
    "    return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);\n}\n\n"
    "pattern gelu(x) = gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.FastGelu(x, ...);\n"
    "\n// What a convolution or a product may end in.\n"
    "pattern activation(x) = (Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\n"
    "    | relu6(x) | swish(x) | hard_swish(x);\n\n"
    "pattern conv_norm_act(x, w, b, scale, bias, mean, variance) =\n"
    "    activation(conv_norm(x, w, b, scale, bias, mean, variance));\n"
    "pattern conv_transpose_norm_act(x, w, b, scale, bias, mean, variance) =\n"
    "    activation(conv_transpose_norm(x, w, b, scale, bias, mean, variance));\n"
    "pattern conv_act(x, w, b) = activation(conv(x, w, b));\n"
    "pattern gemm_act(a, b, c) = activation(gemm(a, b, c));\n"
    "pattern matmul_bias_act(a, b, c) = activation(matmul_bias(a, b, c));\n"
    "pattern matmul_bias_gelu(a, b, c) = gelu(matmul_bias(a, b, c));\n\n// ---- residual sums ----\n\n"
    "pattern sum(a, b) = Add(a, b) | Sum(a, b);\n"
    "pattern conv_sum(x, w, b, residual) = sum(conv(x, w, b), residual);\n"
    "pattern conv_norm_sum(x, w, b, scale, bias, mean, variance, residual) =\n"
    "    sum(conv_norm(x, w, b, scale, bias, mean, variance), residual);\n"
    "pattern conv_sum_act(x, w, b, residual) = activation(conv_sum(x, w, b, residual));\n"
    "pattern conv_norm_sum_act(x, w, b, scale, bias, mean, variance, residual) =\n"
    "    activation(conv_norm_sum(x, w, b, scale, bias, mean, variance, residual));\n"
    "pattern matmul_bias_sum(a, b, c, residual) = Add(matmul_bias(a, b, c), residual);\n\n"
    "// ---- quantised groups: dequantise, compute, quantise ----\n\n"
    "pattern dequantized(q, s, z) = DequantizeLinear(q, s & const, (z & const)?);\n"
    "pattern quantized(p, s, z) = QuantizeLinear(p, s & const, (z & const)?);\n",
    "// One scale and one zero point, the second of which both may do without.\n"
    "cond same_scale(s, z, t, y) =\n"
    "    value(s) == value(t), value(z) == value(y) or (not present(z) and not present(y));\n\n"
    "pattern qdq_conv(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =\n"
    "    quantized(Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\n"
    "                         (dequantized(b, b_scale, b_zero) | b & const)?)),\n"
    "              scale, zero);\n"
    "pattern qdq_gemm(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =\n"
    "    quantized(Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\n"
    "                         (dequantized(b, b_scale, b_zero) | b & const)?)),\n"
    "              scale, zero);\n"
    "pattern qdq_matmul(x, x_scale, x_zero, w, w_scale, w_zero, scale, zero) =\n"
    "    quantized(MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)), scale, zero);\n"
    "pattern qdq_binary(x, x_scale, x_zero, y, y_scale, y_zero, scale, zero) =\n"
    "    quantized(Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale, y_zero))),\n"
    "              scale, zero);\npattern qdq_unary(x, x_scale, x_zero, scale, zero) {\n"
    "    y = (AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | LeakyRelu | Clip | Flatten\n"
    "         | Reshape | Transpose | Squeeze | Unsqueeze | ReduceMean)(dequantized(x, x_scale, x_zero), ...);\n"
    "    return quantized(y, scale, zero);\n}\n"
    "// Integers all the way, as integer-only exporters write it.\n"
    "pattern requant_shift(x, w, b, mul, add) = RequantShift((Conv | Gemm)(x, w & const, b?), mul & const, add & const);\n"
    "// Between two scales: what is left when nothing is computed.\n"
    "pattern requantize(x, x_scale, x_zero, scale, zero) = quantized(dequantized(x, x_scale, x_zero), scale, zero);\n"
    "\n// ---- layer normalisation ----\n\n"
    "// d is x less its mean, over the last axes; some exporters cast around the square, or write the difference twice.\n"
    "pattern centred(x) = Sub(x, ReduceMean(x) { keepdims == 1 });\n"
    "pattern layer_norm(x, eps, scale, bias) {\n    d = centred(x);\n    e = Cast?(d | centred(x));\n"
    "    v = ReduceMean(Pow(e, 2) | Mul(e, e)) { keepdims == 1 };\n    s = Sqrt(Add(v, eps & const));\n"
    "    n = Div(d, s) | Mul(d, Reciprocal(s));\n"
    "    return Add(Mul(n, scale), bias) | LayerNormalization(x, scale, bias?);\n}\n"
    "// Without centring (RMS normalisation): x / sqrt(mean(x^2) + eps) * scale.  The end of a\n"
    "// layer normalisation is none.\npattern rms_norm(x, eps, scale) {\n"
    "    v = ReduceMean(Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)))) { keepdims == 1 };\n"
    "    s = Sqrt(Add(v, eps & const));\n"
    "    return Mul(Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))), scale);\n}\n\n"
    "// ---- attention ----\n\npattern scores(q, k) = Cast?(MatMul(q, k));\n"
    "pattern scaled(q, k, s) = Div(scores(q, k), s & const) | Mul(scores(q, k), s & const)\n"
    "    | scores(Mul(q, s & const), k) | scores(q, k);\n"
    "// softmax(q k' / s + mask) v; the mask added, selected, or none; a cast or dropout around the softmax.\n"
    "pattern attention(q, k, v, s, mask, keep) {\n    a = scaled(q, k, s);\n"
    "    m = Add(a, mask) | Where(keep, a, mask) | a;\n"
    "    p = (Softmax | Softmax.v1 | Softmax.v11)(m) { axis in {-1, 3} };\n"
    "    return MatMul(Dropout?(Cast?(p), ...), v);\n}\n\n"
    "// A quantised group holds one of the groups behind, so it stands before them.\ntable onnx_fusion {\n"
    "    attrs { Compiler = \"fusion\" };\n    \"qdq_conv\" = qdq_conv;\n    \"qdq_gemm\" = qdq_gemm;\n"
    "    \"qdq_matmul\" = qdq_matmul;\n    \"qdq_binary\" = qdq_binary;\n    \"qdq_unary\" = qdq_unary;\n"
    "    \"requant_shift\" = requant_shift;\n    \"attention\" = attention;\n    \"layer_norm\" = layer_norm;\n"
    "    \"rms_norm\" = rms_norm;\n    \"conv_norm_sum_act\" = conv_norm_sum_act;\n"
    "    \"conv_norm_sum\" = conv_norm_sum;\n    \"conv_sum_act\" = conv_sum_act;\n"
    "    \"conv_norm_act\" = conv_norm_act;\n    \"conv_norm\" = conv_norm;\n"
    "    \"conv_transpose_norm_act\" = conv_transpose_norm_act;\n"
    "    \"conv_transpose_norm\" = conv_transpose_norm;\n    \"conv_act\" = conv_act;\n",
    "    \"conv_sum\" = conv_sum;\n    \"gemm_act\" = gemm_act;\n    \"matmul_bias_gelu\" = matmul_bias_gelu;\n"
    "    \"matmul_bias_act\" = matmul_bias_act;\n    \"matmul_bias_sum\" = matmul_bias_sum;\n"
    "    \"requantize\" = requantize;\n    \"gelu\" = gelu;\n    \"hard_swish\" = hard_swish;\n"
    "    \"hard_sigmoid\" = hard_sigmoid;\n    \"swish\" = swish;\n    \"conv\" = conv;\n    \"gemm\" = gemm;\n"
    "    \"matmul_bias\" = matmul_bias;\n}\n",
    NULL};
static const struct dfg_source onnx_ethos_u_sources[] = {
    {"onnx_ethos_u.pat", UINT64_C(0x68ef470c4ab25883), onnx_ethos_u_text_0, (const uint32_t[]){1}, 1},
    {"onnx_fusion.pat", UINT64_C(0x8604617bfe82bfd7), onnx_ethos_u_text_1, (const uint32_t[]){2}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit onnx_ethos_u_unit;
const struct dfg_unit onnx_ethos_u_unit = {
    .abi = DFG_ABI,
    .name = "onnx_ethos_u",
    .imports = onnx_ethos_u_imports,
    .names = &onnx_ethos_u_names,
    .n_patterns = 12, .patterns = onnx_ethos_u_patterns,
    .n_tables = 1, .tables = onnx_ethos_u_tables,
    .version = "0.1.0", .hash = UINT64_C(0x73d7d3ad694b33ce),
    .n_sources = 3, .sources = onnx_ethos_u_sources, .law_limit = 64,
    .prefix = "onnx_ethos_u_",
};
