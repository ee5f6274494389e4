/* What onnx_cmsis_nn.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_cmsis_nn.h"
#if ONNX_CMSIS_NN_H != 0xdc6f842ffc799559
#error "onnx_cmsis_nn.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern onnx_cmsis_nn_patterns[] = {
#define WHOLE onnx_cmsis_nn_conv2d_whole
    {DFG_FOUND_ROW(onnx_cmsis_nn_conv2d, whole, 0), .name = "conv2d", .place = "onnx_cmsis_nn.pat:15",
     .depth = 4, CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w), NODE("w_zero", m.w_zero), NODE("q", m.q)),
     PARTS(27, {DFG_PART_ROOT, 0, 1, 3, AT(m.q)}, INNER(relu), INNER(conv), INNER(dequantizeLinear),
     CONST(constant), CONST(constant_2), INNER(dequantizeLinear_2), CONST(constant_3),
     PART(CONST, 2, m.w_zero), INNER(dequantizeLinear_3), CONST(constant_4), CONST(constant_5),
     CONST(constant_6), CONST(constant_7), CONST(constant_8), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.w_zero), INPUT(x), INPUT(x_2), PART(CONST, 1, m.w), INPUT(x_3), INPUT(x_4),
     INPUT(x_5), INPUT(x_6), INPUT(x_7), INPUT(x_8))},
#undef WHOLE
#define WHOLE onnx_cmsis_nn_fully_connected_whole
    {DFG_FOUND_ROW(onnx_cmsis_nn_fully_connected, whole, 0), .name = "fully_connected",
     .place = "onnx_cmsis_nn.pat:20", .depth = 4, CAPTURES(5, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("w_zero", m.w_zero), NODE("g", m.g), NODE("q", m.q)), PARTS(27, {DFG_PART_ROOT, 0, 1, 4, AT(m.q)},
     CONST(constant), CONST(constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.w_zero),
     PART(INNER, 3, m.g), INNER(dequantizeLinear), CONST(constant_3), CONST(constant_4),
     INNER(dequantizeLinear_2), CONST(constant_5), PART(CONST, 2, m.w_zero), INPUT(x), INPUT(x_2),
     PART(CONST, 1, m.w), INPUT(x_3), INNER(dequantizeLinear_3), CONST(constant_6), CONST(constant_7),
     INPUT(x_4), INPUT(x_5), INPUT(x_6), CONST(constant_8), INNER(relu), INPUT(x_7), INPUT(x_8))},
#undef WHOLE
#define WHOLE onnx_cmsis_nn_batch_matmul_whole
    {DFG_FOUND_ROW(onnx_cmsis_nn_batch_matmul, whole, 0), .name = "batch_matmul",
     .place = "onnx_cmsis_nn.pat:27", .depth = 3, CAPTURES(3, 2, NODE("x", m.x), NODE("w", m.w),
     NODE("q", m.q)), PARTS(18, {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, INNER(matMul), INNER(dequantizeLinear),
     CONST(constant), CONST(constant_2), INNER(dequantizeLinear_2), CONST(constant_3), CONST(constant_4),
     CONST(constant_5), CONST(constant_6), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INPUT(x), INPUT(x_2),
     INPUT(x_3), INPUT(x_4), INPUT(x_5), INPUT(x_6))},
#undef WHOLE
#define WHOLE onnx_cmsis_nn_elementwise_whole
    {DFG_FOUND_ROW(onnx_cmsis_nn_elementwise, whole, 1), .name = "elementwise",
     .place = "onnx_cmsis_nn.pat:32", .depth = 4, CAPTURES(3, 2, NODE("x", m.x), NODE("y", m.y),
     NODE("q", m.q)), PARTS(19, {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, CONST(constant), CONST(constant_2),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.y), INNER(relu), INNER(call), INNER(dequantizeLinear),
     CONST(constant_3), CONST(constant_4), INNER(dequantizeLinear_2), CONST(constant_5), CONST(constant_6),
     INPUT(x), INPUT(x_2), INPUT(x_3), INPUT(x_4), INPUT(x_5), INPUT(x_6))},
#undef WHOLE
#define WHOLE onnx_cmsis_nn_pool_whole
    {DFG_FOUND_ROW(onnx_cmsis_nn_pool, whole, 0), .name = "pool", .place = "onnx_cmsis_nn.pat:37",
     .depth = 4, CAPTURES(3, 1, NODE("x", m.x), NODE("p", m.p), NODE("q", m.q)),
     PARTS(13, {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, CONST(constant), CONST(constant_2), PART(INPUT, 0, m.x),
     PART(INNER, 1, m.p), INNER(p_call), INNER(dequantizeLinear), CONST(constant_3), CONST(constant_4),
     INPUT(x), INPUT(x_2), INPUT(x_3), INPUT(x_4))},
#undef WHOLE
#define WHOLE onnx_cmsis_nn_softmax_whole
    {DFG_FOUND_ROW(onnx_cmsis_nn_softmax, whole, 0), .name = "softmax", .place = "onnx_cmsis_nn.pat:44",
     .depth = 3, CAPTURES(5, 3, NODE("x", m.x), NODE("s", m.s), NODE("z", m.z), NODE("p", m.p),
     NODE("q", m.q)), PARTS(12, {DFG_PART_ROOT, 0, 1, 4, AT(m.q)}, PART(CONST, 1, m.s), PART(CONST, 2, m.z),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.s), PART(INPUT, 2, m.z), PART(INNER, 3, m.p),
     INNER(dequantizeLinear), CONST(constant), CONST(constant_2), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_cmsis_nn_relu_whole
    {DFG_FOUND_ROW(onnx_cmsis_nn_relu, whole, 0), .name = "relu", .place = "onnx_cmsis_nn.pat:50",
     .depth = 3, CAPTURES(2, 1, NODE("x", m.x), NODE("q", m.q)),
     PARTS(20, {DFG_PART_ROOT, 0, 1, 1, AT(m.q)}, CONST(constant), CONST(constant_2), PART(INPUT, 0, m.x),
     INNER(relu), INNER(dequantizeLinear), CONST(constant_3), CONST(constant_4), INNER(clip),
     INNER(dequantizeLinear_2), CONST(constant_5), CONST(constant_6), CONST(constant_7), CONST(constant_8),
     INPUT(x), INPUT(x_2), INPUT(x_3), INPUT(x_4), INPUT(x_5), INPUT(x_6))},
#undef WHOLE
#define WHOLE onnx_cmsis_nn_moved_whole
    {DFG_FOUND_ROW(onnx_cmsis_nn_moved, whole, 0), .name = "moved", .place = "onnx_cmsis_nn.pat:56",
     .depth = 3, CAPTURES(6, 5, NODE("x", m.x), NODE("s", m.s), NODE("z", m.z), NODE("t", m.t),
     NODE("y", m.y), NODE("q", m.q)), PARTS(13, {DFG_PART_ROOT, 0, 1, 5, AT(m.q)}, PART(CONST, 3, m.t),
     PART(CONST, 4, m.y), PART(INPUT, 0, m.x), PART(INPUT, 1, m.s), PART(INPUT, 2, m.z),
     PART(INPUT, 3, m.t), PART(INPUT, 4, m.y), INNER(call), {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
     INNER(dequantizeLinear), PART(CONST, 1, m.s), PART(CONST, 2, m.z))},
#undef WHOLE
};

/* ---- table onnx_cmsis_nn ---- */

DFG_TABLE_SLOTS(onnx_cmsis_nn)

static const struct dfg_table_entry onnx_cmsis_nn_entries[] = {
    { .name = "cmsis-nn.conv2d", .pattern = 0 },
    { .name = "cmsis-nn.fully_connected", .pattern = 1 },
    { .name = "cmsis-nn.batch_matmul", .pattern = 2 },
    { .name = "cmsis-nn.elementwise", .pattern = 3 },
    { .name = "cmsis-nn.pool", .pattern = 4 },
    { .name = "cmsis-nn.softmax", .pattern = 5 },
    { .name = "cmsis-nn.relu", .pattern = 6 },
    { .name = "cmsis-nn.move", .pattern = 7 },
};
static const struct dfg_attr_text onnx_cmsis_nn_attrs[] = {
    { "Compiler", "\"cmsis-nn\"" },
};
static const struct dfg_table onnx_cmsis_nn_tables[] = {
    { .name = "onnx_cmsis_nn", .n = 8, .last_wins = false, .entries = onnx_cmsis_nn_entries, .n_words = 1,
      .n_attrs = 1, .attrs = onnx_cmsis_nn_attrs,
      .candidates = onnx_cmsis_nn_candidates_slot, .first = onnx_cmsis_nn_first_slot, .sweep = onnx_cmsis_nn_sweep_slot },
};

static const char *const onnx_cmsis_nn_imports[] = { "onnx_fusion", "onnx", NULL };
static const char *const onnx_cmsis_nn_text_0[] = { /* onnx_cmsis_nn.pat */
    "// onnx_cmsis_nn.pat -- what CMSIS-NN can run of networks as exporters write them,\n"
    "// between DequantizeLinear and QuantizeLinear: the ONNX-level twin of cmsis_nn.pat.\n//\n"
    "// Conditions are those of the kernels as TensorFlow Lite Micro uses them (commit\n"
    "// 90b983c2): 8 bits, weights of 8 bits around zero; 16-bit data without a zero\n"
    "// point, which ONNX at opset 17 does not quantise.  ONNX lays data out as NCHW; a\n"
    "// layout change is the code generator's.\n\nimport \"onnx_fusion.pat\";\n\n"
    "// Constants around zero, one for all or one a channel.\n"
    "cond around_zero(z) = not present(z) or max([abs(v) for v in value(z)]) == 0;\n"
    "cond int8(x, q) = x.dtype == i8, q.dtype == i8;\n\npattern conv2d(x, w, w_zero) {\n"
    "    q = qdq_conv(x, _, _, w & const, _, w_zero, _, _, _, _, _);\n"
    "    where int8(x, q), w.dtype == i8, w.rank == 4, x.shape[0] == 1, around_zero(w_zero);\n"
    "    return q;\n}\npattern fully_connected(x, w, w_zero) {\n"
    "    g = Gemm(dequantized(x, _, _), dequantized(w & const, _, w_zero), (dequantized(_, _, _) | const)?)\n"
    "        { transA == 0, alpha == 1, beta == 1 };\n    q = quantized(Relu?(g), _, _);\n"
    "    where int8(x, q), w.dtype == i8, around_zero(w_zero);\n    return q;\n}\n"
    "pattern batch_matmul(x, w) {\n    q = qdq_matmul(x, _, _, w, _, _, _, _);\n"
    "    where int8(x, q), w.dtype == i8, x.rank in 2..4;\n    return q;\n}\npattern elementwise(x, y) {\n"
    "    q = quantized(Relu?((Add | Mul)(dequantized(x, _, _), dequantized(y, _, _))), _, _);\n"
    "    where int8(x, q), y.dtype == i8, same_shape(x, y);\n    return q;\n}\npattern pool(x) {\n"
    "    p = (AveragePool | MaxPool)(dequantized(x, _, _)) { ceil_mode == 0 };\n"
    "    q = quantized(p, _, _);\n"
    "    where int8(x, q), x.rank == 4, x.shape[0] == 1, not present(p.dilations) or max(p.dilations) == 1;\n"
    "    return q;\n}\n// Over the last axis, with the one scale and zero point that the kernel gives.\n"
    "pattern softmax(x, s, z) {\n    p = Softmax(dequantized(x, _, _));\n    q = quantized(p, s, z);\n"
    "    where int8(x, q), p.axis in {-1, x.rank - 1}, value(s) == 0.00390625, value(z) == -128;\n"
    "    return q;\n}\npattern relu(x) {\n"
    "    q = quantized(Relu(dequantized(x, _, _)) | relu6(dequantized(x, _, _)), _, _);\n"
    "    where int8(x, q);\n    return q;\n}\n// Data that move keep their scale.\n"
    "pattern moved(x, s, z, t, y) {\n"
    "    q = quantized((Transpose | Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...), t, y);\n"
    "    where int8(x, q), x.rank <= 4, same_scale(s, z, t, y);\n    return q;\n}\n\ntable onnx_cmsis_nn {\n"
    "    attrs { Compiler = \"cmsis-nn\" };\n    \"cmsis-nn.conv2d\"          = conv2d;\n"
    "    \"cmsis-nn.fully_connected\" = fully_connected;\n    \"cmsis-nn.batch_matmul\"    = batch_matmul;\n"
    "    \"cmsis-nn.elementwise\"     = elementwise;\n    \"cmsis-nn.pool\"            = pool;\n"
    "    \"cmsis-nn.softmax\"         = softmax;\n    \"cmsis-nn.relu\"            = relu;\n"
    "    \"cmsis-nn.move\"            = moved;\n}\n",
    NULL};
static const char *const onnx_cmsis_nn_text_1[] = { /* onnx_fusion.pat */
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
static const struct dfg_source onnx_cmsis_nn_sources[] = {
    {"onnx_cmsis_nn.pat", UINT64_C(0x9cceb43b43235a29), onnx_cmsis_nn_text_0, (const uint32_t[]){1}, 1},
    {"onnx_fusion.pat", UINT64_C(0x8604617bfe82bfd7), onnx_cmsis_nn_text_1, (const uint32_t[]){2}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit onnx_cmsis_nn_unit;
const struct dfg_unit onnx_cmsis_nn_unit = {
    .abi = DFG_ABI,
    .name = "onnx_cmsis_nn",
    .imports = onnx_cmsis_nn_imports,
    .names = &onnx_cmsis_nn_names,
    .n_patterns = 8, .patterns = onnx_cmsis_nn_patterns,
    .n_tables = 1, .tables = onnx_cmsis_nn_tables,
    .version = "0.1.0", .hash = UINT64_C(0xd6d9a79c57ab63fd),
    .n_sources = 3, .sources = onnx_cmsis_nn_sources, .law_limit = 64,
    .prefix = "onnx_cmsis_nn_",
};
