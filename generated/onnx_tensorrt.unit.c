/* What onnx_tensorrt.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_tensorrt.h"
#if ONNX_TENSORRT_H != 0x4c9d22833be52ab7
#error "onnx_tensorrt.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern onnx_tensorrt_patterns[] = {
#define WHOLE onnx_tensorrt_convolution_match
    {DFG_FOUND_ROW(onnx_tensorrt_convolution, match, 0), .name = "convolution",
     .place = "onnx_tensorrt.pat:19", .depth = 1, CAPTURES(3, 3, NODE("x", x), NODE("w", w), NODE("b", b)),
     PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b), ROOT(root), PART(CONST, 1, w))},
#undef WHOLE
#define WHOLE onnx_tensorrt_deconvolution_match
    {DFG_FOUND_ROW(onnx_tensorrt_deconvolution, match, 0), .name = "deconvolution",
     .place = "onnx_tensorrt.pat:21", .depth = 1, CAPTURES(4, 3, NODE("x", x), NODE("w", w), NODE("b", b),
     NODE("c", c)), PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     {DFG_PART_ROOT, 0, 1, 3, AT(c)}, PART(CONST, 1, w))},
#undef WHOLE
#define WHOLE onnx_tensorrt_product_match
    {DFG_FOUND_ROW(onnx_tensorrt_product, match, 0), .name = "product", .place = "onnx_tensorrt.pat:27",
     .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE onnx_tensorrt_dense_match
    {DFG_FOUND_ROW(onnx_tensorrt_dense, match, 0), .name = "dense", .place = "onnx_tensorrt.pat:28",
     .depth = 1, CAPTURES(3, 3, NODE("a", a), NODE("b", b), NODE("c", c)), PARTS(4, PART(INPUT, 0, a),
     PART(INPUT, 1, b), PART(INPUT, 2, c), ROOT(root))},
#undef WHOLE
#define WHOLE onnx_tensorrt_binary_match
    {DFG_FOUND_ROW(onnx_tensorrt_binary, match, 1), .name = "binary", .place = "onnx_tensorrt.pat:29",
     .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE onnx_tensorrt_rank_4_or_5_whole
    {DFG_FOUND_ROW(onnx_tensorrt_rank_4_or_5, whole, 1), .name = "rank_4_or_5",
     .place = "onnx_tensorrt.pat:34", PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE onnx_tensorrt_pool_whole
    {DFG_FOUND_ROW(onnx_tensorrt_pool, whole, 1), .name = "pool", .place = "onnx_tensorrt.pat:36",
     .depth = 2, CAPTURES(2, 1, NODE("x", m.x), NODE("p", m.p)), PARTS(5, PART(INPUT, 0, m.x),
     {DFG_PART_ROOT, 0, 1, 1, AT(m.p)}, INNER(p_call), INPUT(rank_4_or_5.x), INPUT(rank_4_or_5.x_2))},
#undef WHOLE
#define WHOLE onnx_tensorrt_unary_match
    {DFG_FOUND_ROW(onnx_tensorrt_unary, match, 0), .name = "unary", .place = "onnx_tensorrt.pat:41",
     .depth = 1, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE onnx_tensorrt_reduction_whole
    {DFG_FOUND_ROW(onnx_tensorrt_reduction, whole, 0), .name = "reduction", .place = "onnx_tensorrt.pat:44",
     .depth = 1, CAPTURES(1, 1, NODE("x", m.x)), PARTS(5, PART(INPUT, 0, m.x), ROOT(m.root), INNER(call),
     INNER(reduceSum), CONST(constant))},
#undef WHOLE
#define WHOLE onnx_tensorrt_shaped_whole
    {DFG_FOUND_ROW(onnx_tensorrt_shaped, whole, 0), .name = "shaped", .place = "onnx_tensorrt.pat:45",
     .depth = 1, CAPTURES(1, 1, NODE("x", m.x)), PARTS(18, PART(INPUT, 0, m.x), ROOT(m.root),
     INNER(squeeze), CONST(constant), INNER(call), CONST(constant_2), INNER(clip), CONST(constant_3),
     CONST(constant_4), INNER(slice), CONST(constant_5), CONST(constant_6), CONST(constant_7),
     CONST(constant_8), INNER(resize), CONST(constant_9), CONST(constant_10), CONST(constant_11))},
#undef WHOLE
#define WHOLE onnx_tensorrt_padded_whole
    {DFG_FOUND_ROW(onnx_tensorrt_padded, whole, 1), .name = "padded", .place = "onnx_tensorrt.pat:48",
     .depth = 1, CAPTURES(2, 2, NODE("x", m.x), NODE("p", m.p)), PARTS(7, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.p), ROOT(m.root), INPUT(rank_4_or_5.x), INPUT(rank_4_or_5.x_2), PART(CONST, 1, m.p),
     CONST(constant))},
#undef WHOLE
#define WHOLE onnx_tensorrt_batch_norm_whole
    {DFG_FOUND_ROW(onnx_tensorrt_batch_norm, whole, 0), .name = "batch_norm",
     .place = "onnx_tensorrt.pat:51", .depth = 2, CAPTURES(1, 1, NODE("x", m.x)),
     PARTS(7, PART(INPUT, 0, m.x), ROOT(m.root), INNER(batchNormalization_call), CONST(constant),
     CONST(constant_2), CONST(constant_3), CONST(constant_4))},
#undef WHOLE
#define WHOLE onnx_tensorrt_layer_normal_whole
    {DFG_FOUND_ROW(onnx_tensorrt_layer_normal, whole, 0), .name = "layer_normal",
     .place = "onnx_tensorrt.pat:53", .depth = 2, CAPTURES(3, 3, NODE("x", m.x), NODE("s", m.s),
     NODE("b", m.b)), PARTS(5, PART(INPUT, 0, m.x), PART(INPUT, 1, m.s), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(layerNormalization_call))},
#undef WHOLE
#define WHOLE onnx_tensorrt_concatenated_match
    {DFG_FOUND_ROW(onnx_tensorrt_concatenated, match, 0), .name = "concatenated",
     .place = "onnx_tensorrt.pat:54", .depth = 1, CAPTURES(1, 1, NODES("fields", fields)),
     PARTS(2, ROOT(root), {DFG_PART_INPUT, 1, 0, 0, AT(fields)})},
#undef WHOLE
#define WHOLE onnx_tensorrt_split_up_match
    {DFG_FOUND_ROW(onnx_tensorrt_split_up, match, 0), .name = "split_up", .place = "onnx_tensorrt.pat:55",
     .depth = 1, CAPTURES(2, 2, NODE("x", x), NODE("by", by)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, by), ROOT(root), PART(CONST, 1, by))},
#undef WHOLE
};

/* ---- table onnx_tensorrt ---- */

DFG_TABLE_SLOTS(onnx_tensorrt)

static const struct dfg_table_entry onnx_tensorrt_entries[] = {
    { .name = "tensorrt.conv", .pattern = 0 },
    { .name = "tensorrt.deconv", .pattern = 1 },
    { .name = "tensorrt.matmul", .pattern = 2 },
    { .name = "tensorrt.gemm", .pattern = 3 },
    { .name = "tensorrt.binary", .pattern = 4 },
    { .name = "tensorrt.pool", .pattern = 6 },
    { .name = "tensorrt.unary", .pattern = 7 },
    { .name = "tensorrt.reduce", .pattern = 8 },
    { .name = "tensorrt.shape", .pattern = 9 },
    { .name = "tensorrt.pad", .pattern = 10 },
    { .name = "tensorrt.batch_norm", .pattern = 11 },
    { .name = "tensorrt.layer_norm", .pattern = 12 },
    { .name = "tensorrt.concat", .pattern = 13 },
    { .name = "tensorrt.split", .pattern = 14 },
};
static const struct dfg_attr_text onnx_tensorrt_attrs[] = {
    { "Compiler", "\"tensorrt\"" },
};
static const struct dfg_table onnx_tensorrt_tables[] = {
    { .name = "onnx_tensorrt", .n = 14, .last_wins = false, .entries = onnx_tensorrt_entries, .n_words = 1,
      .n_attrs = 1, .attrs = onnx_tensorrt_attrs,
      .candidates = onnx_tensorrt_candidates_slot, .first = onnx_tensorrt_first_slot, .sweep = onnx_tensorrt_sweep_slot },
};

static const struct dfg_param onnx_tensorrt_params[] = {
    {"use_fp16", offsetof(struct onnx_tensorrt_options, use_fp16)},
};

static const char *const onnx_tensorrt_imports[] = { "onnx_fusion", "onnx", NULL };
static const char *const onnx_tensorrt_text_0[] = { /* onnx_tensorrt.pat */
    "// onnx_tensorrt.pat -- what TensorRT can run of networks as exporters write them:\n"
    "// the ONNX-level twin of tensorrt.pat.\n//\n"
    "// Every operator by itself, for f32 (f16 where it is asked for) and static shapes;\n"
    "// the library fuses them.  Conditions are those of tensorrt.pat with an explicit\n"
    "// batch; what says shapes, axes and limits is constant.\n\nimport \"onnx_fusion.pat\";\n\n"
    "param use_fp16: bool = false : runtime;\n\n"
    "cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16);\n"
    "cond input_ok(x) = type_ok(x), present(x.elements);\n\n// All ones, all zeros, if they are written.\n"
    "cond dilations_1(c) = not present(c.dilations) or max(c.dilations) == 1;\n"
    "cond no_output_padding(c) = not present(c.output_padding) or max(c.output_padding) == 0;\n\n"
    "pattern convolution(x, w, b) = Conv(x, w & const, b?)\n"
    "        where input_ok(x), type_ok(w), not present(b) or type_ok(b), w.rank in 3..5;\n"
    "pattern deconvolution(x, w, b) {\n    c = ConvTranspose(x, w & const, b?);\n"
    "    where input_ok(x), type_ok(w), not present(b) or type_ok(b), w.rank in 3..5, dilations_1(c);\n"
    "    where w.rank < 5 or no_output_padding(c);\n    return c;\n}\n"
    "pattern product(a, b) = MatMul(a, b) where input_ok(a), input_ok(b), a.rank <= 4;\n"
    "pattern dense(a, b, c) = Gemm(a, b, c?) where input_ok(a), input_ok(b);\n"
    "pattern binary(a, b) = (Add | Sub | Mul | Div | Pow | Min | Max)(a, b) where input_ok(a), input_ok(b);\n"
    "// Padding that counts is the same at both ends.\ncond even_pads(p) =\n"
    "    not present(p.pads) or max([abs(p.pads[i] - p.pads[i + len(p.pads) / 2]) for i in range(len(p.pads) / 2)]) == 0;\n"
    "\npattern rank_4_or_5 = _ : [_, _, _, _] | _ : [_, _, _, _, _];\n\npattern pool(x) {\n"
    "    p = (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & rank_4_or_5);\n"
    "    where input_ok(x), p.op != AveragePool or p.count_include_pad == 0 or even_pads(p);\n"
    "    return p;\n}\n"
    "pattern unary(x) = (Relu | Sigmoid | Tanh | Exp | Log | Sqrt | Abs | Neg | Floor | Ceil | Sin | Cos | Atan | Erf\n"
    "        | LeakyRelu | Softmax | Elu | Softplus | HardSigmoid | Flatten | Transpose | Identity | LogSoftmax)(x)\n"
    "        where input_ok(x);\n"
    "pattern reduction(x) = ((ReduceMean | ReduceMax | ReduceMin | ReduceProd)(x) | ReduceSum(x, const?)) where input_ok(x);\n"
    "pattern shaped(x) = (Squeeze(x, const?) | (Reshape | Unsqueeze | Expand | Tile)(x, const) | Clip(x, const?, const?)\n"
    "        | Slice(x, const, const, const?, const?) | Resize(x, const?, const?, const?)) where input_ok(x);\n"
    "// With zeros, the last two of four extents or of five.\n"
    "pattern padded(x, p) = Pad(x & rank_4_or_5, p & const, (0)?) { mode == \"constant\" }\n"
    "        where input_ok(x), len(value(p)) == 2 * x.rank,\n"
    "              sum([abs(value(p)[i]) + abs(value(p)[i + x.rank]) for i in range(x.rank - 2)]) == 0;\n"
    "pattern batch_norm(x) = BatchNormalization(x, const, const, const, const) { training_mode == 0 }\n"
    "        where input_ok(x), x.rank <= 5;\n"
    "pattern layer_normal(x, s, b) = LayerNormalization(x, s, b?) where input_ok(x);\n"
    "pattern concatenated(fields) = Concat(...fields) where all(fields, input_ok(fields) and not is_const(fields));\n"
    "pattern split_up(x, by) = Split(x, (by & const)?) where input_ok(x);\n\ntable onnx_tensorrt {\n"
    "    attrs { Compiler = \"tensorrt\" };\n    \"tensorrt.conv\"       = convolution;\n"
    "    \"tensorrt.deconv\"     = deconvolution;\n    \"tensorrt.matmul\"     = product;\n"
    "    \"tensorrt.gemm\"       = dense;\n    \"tensorrt.binary\"     = binary;\n"
    "    \"tensorrt.pool\"       = pool;\n    \"tensorrt.unary\"      = unary;\n"
    "    \"tensorrt.reduce\"     = reduction;\n    \"tensorrt.shape\"      = shaped;\n"
    "    \"tensorrt.pad\"        = padded;\n    \"tensorrt.batch_norm\" = batch_norm;\n"
    "    \"tensorrt.layer_norm\" = layer_normal;\n    \"tensorrt.concat\"     = concatenated;\n"
    "    \"tensorrt.split\"      = split_up;\n}\n",
    NULL};
static const char *const onnx_tensorrt_text_1[] = { /* onnx_fusion.pat */
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
static const struct dfg_source onnx_tensorrt_sources[] = {
    {"onnx_tensorrt.pat", UINT64_C(0x70cd87721c33c43d), onnx_tensorrt_text_0, (const uint32_t[]){1}, 1},
    {"onnx_fusion.pat", UINT64_C(0x8604617bfe82bfd7), onnx_tensorrt_text_1, (const uint32_t[]){2}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit onnx_tensorrt_unit;
const struct dfg_unit onnx_tensorrt_unit = {
    .abi = DFG_ABI,
    .name = "onnx_tensorrt",
    .imports = onnx_tensorrt_imports,
    .names = &onnx_tensorrt_names,
    .n_patterns = 15, .patterns = onnx_tensorrt_patterns,
    .n_tables = 1, .tables = onnx_tensorrt_tables,
    .version = "0.1.0", .hash = UINT64_C(0x46014a1635ee7fa8),
    .n_sources = 3, .sources = onnx_tensorrt_sources, .law_limit = 64,
    .prefix = "onnx_tensorrt_",
    .n_params = 1, .params = onnx_tensorrt_params,
    .options = &onnx_tensorrt_default_options, .options_size = sizeof(struct onnx_tensorrt_options),
};
