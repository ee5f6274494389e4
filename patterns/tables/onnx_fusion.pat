// onnx_fusion.pat -- groups that networks are made of, as exporters write them.
//
// Over ONNX at opset 17 (older models are lifted when they are read).  Larger
// groups stand before the smaller ones that they contain, so that the first
// entry that matches at a node is the one to take.  Conditions on shapes are
// asked only where they decide what a group means, since most exporters write
// no types.

import "onnx.ops";

op RequantShift(x, mul, add) : elemwise, infer same;
op com.microsoft.Gelu(x) : elemwise;
op com.microsoft.FastGelu(x, bias?) : elemwise;

// ---- linear operators ----

pattern conv(x, w, b) = Conv(x, w, b?);
pattern gemm(a, b, c) = Gemm(a, b, c?);
pattern matmul_bias(a, b, c) = Add(MatMul(a, b), c & const);

// A scale and a shift for each channel, at inference.
pattern normalized(p, scale, bias, mean, variance) =
    BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) { training_mode == 0 };

pattern conv_norm(x, w, b, scale, bias, mean, variance) =
    normalized(Conv(x, w & const, b?), scale, bias, mean, variance);
pattern conv_transpose_norm(x, w, b, scale, bias, mean, variance) =
    normalized(ConvTranspose(x, w & const, b?), scale, bias, mean, variance);

// ---- activations ----

// Clip(x, 0, 6).
pattern relu6(x) = Clip(x, 0, 6);
// x * sigmoid(x), also called SiLU.
pattern swish(x) = Mul(x, Sigmoid(x));
// Clip(x + 3, 0, 6) / 6, or the operator with these numbers.
pattern hard_sigmoid(x) =
    Div(Clip(Add(x, 3), 0, 6), 6)
    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))
    | HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-4, beta ~= 0.5 };
pattern hard_swish(x) = Mul(x, hard_sigmoid(x));

// 0.5 x (1 + erf(x / sqrt 2)), in the groupings that exporters use.
pattern gelu_erf(x) {
    t = Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1);
    return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);
}

// 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))).
pattern cube(x) = Pow(x, 3) | Mul(x, Mul(x, x));
pattern cubic(x) =
    Mul(cube(x), approx(0.044715, 1e-4))
    | Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))));
pattern gelu_tanh(x) {
    t = Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1);
    return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);
}

pattern gelu(x) = gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.FastGelu(x, ...);

// What a convolution or a product may end in.
ops nonlinear = Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu;
pattern activation(x) = nonlinear(x) | relu6(x) | swish(x) | hard_swish(x);

pattern conv_norm_act(x, w, b, scale, bias, mean, variance) =
    activation(conv_norm(x, w, b, scale, bias, mean, variance));
pattern conv_transpose_norm_act(x, w, b, scale, bias, mean, variance) =
    activation(conv_transpose_norm(x, w, b, scale, bias, mean, variance));
pattern conv_act(x, w, b) = activation(conv(x, w, b));
pattern gemm_act(a, b, c) = activation(gemm(a, b, c));
pattern matmul_bias_act(a, b, c) = activation(matmul_bias(a, b, c));
pattern matmul_bias_gelu(a, b, c) = gelu(matmul_bias(a, b, c));

// ---- residual sums ----

pattern sum(a, b) = Add(a, b) | Sum(a, b);
pattern conv_sum(x, w, b, residual) = sum(conv(x, w, b), residual);
pattern conv_norm_sum(x, w, b, scale, bias, mean, variance, residual) =
    sum(conv_norm(x, w, b, scale, bias, mean, variance), residual);
pattern conv_sum_act(x, w, b, residual) = activation(conv_sum(x, w, b, residual));
pattern conv_norm_sum_act(x, w, b, scale, bias, mean, variance, residual) =
    activation(conv_norm_sum(x, w, b, scale, bias, mean, variance, residual));
pattern matmul_bias_sum(a, b, c, residual) = Add(matmul_bias(a, b, c), residual);

// ---- quantised groups: dequantise, compute, quantise ----

pattern dequantized(q, s, z) = DequantizeLinear(q, s & const, (z & const)?);
pattern quantized(p, s, z) = QuantizeLinear(p, s & const, (z & const)?);
// One scale and one zero point, the second of which both may do without.
cond same_scale(s, z, t, y) =
    value(s) == value(t), value(z) == value(y) or (not present(z) and not present(y));

pattern qdq_conv(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =
    quantized(Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),
                         (dequantized(b, b_scale, b_zero) | b & const)?)),
              scale, zero);
pattern qdq_gemm(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =
    quantized(Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),
                         (dequantized(b, b_scale, b_zero) | b & const)?)),
              scale, zero);
pattern qdq_matmul(x, x_scale, x_zero, w, w_scale, w_zero, scale, zero) =
    quantized(MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)), scale, zero);
pattern qdq_binary(x, x_scale, x_zero, y, y_scale, y_zero, scale, zero) =
    quantized(Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale, y_zero))),
              scale, zero);
pattern qdq_unary(x, x_scale, x_zero, scale, zero) {
    y = (AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | LeakyRelu | Clip | Flatten
         | Reshape | Transpose | Squeeze | Unsqueeze | ReduceMean)(dequantized(x, x_scale, x_zero), ...);
    return quantized(y, scale, zero);
}
// Integers all the way, as integer-only exporters write it.
pattern requant_shift(x, w, b, mul, add) = RequantShift((Conv | Gemm)(x, w & const, b?), mul & const, add & const);
// Between two scales: what is left when nothing is computed.
pattern requantize(x, x_scale, x_zero, scale, zero) = quantized(dequantized(x, x_scale, x_zero), scale, zero);

// ---- layer normalisation ----

// d is x less its mean, over the last axes; some exporters cast around the square, or write the difference twice.
pattern centred(x) = Sub(x, ReduceMean(x) { keepdims == 1 });
pattern layer_norm(x, eps, scale, bias) {
    d = centred(x);
    e = Cast?(d | centred(x));
    v = ReduceMean(Pow(e, 2) | Mul(e, e)) { keepdims == 1 };
    s = Sqrt(Add(v, eps & const));
    n = Div(d, s) | Mul(d, Reciprocal(s));
    return Add(Mul(n, scale), bias) | LayerNormalization(x, scale, bias?);
}
// Without centring (RMS normalisation): x / sqrt(mean(x^2) + eps) * scale.  The end of a
// layer normalisation is none.
pattern rms_norm(x, eps, scale) {
    v = ReduceMean(Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)))) { keepdims == 1 };
    s = Sqrt(Add(v, eps & const));
    return Mul(Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))), scale);
}

// ---- attention ----

pattern scores(q, k) = Cast?(MatMul(q, k));
pattern scaled(q, k, s) = Div(scores(q, k), s & const) | Mul(scores(q, k), s & const)
    | scores(Mul(q, s & const), k) | scores(q, k);
// softmax(q k' / s + mask) v; the mask added, selected, or none; a cast or dropout around the softmax.
pattern attention(q, k, v, s, mask, keep) {
    a = scaled(q, k, s);
    m = Add(a, mask) | Where(keep, a, mask) | a;
    p = (Softmax | Softmax.v1 | Softmax.v11)(m) { axis in {-1, 3} };
    return MatMul(Dropout?(Cast?(p), ...), v);
}

// A quantised group holds one of the groups behind, so it stands before them.
table onnx_fusion {
    attrs { Compiler = "fusion" };
    "qdq_conv" = qdq_conv;
    "qdq_gemm" = qdq_gemm;
    "qdq_matmul" = qdq_matmul;
    "qdq_binary" = qdq_binary;
    "qdq_unary" = qdq_unary;
    "requant_shift" = requant_shift;
    "attention" = attention;
    "layer_norm" = layer_norm;
    "rms_norm" = rms_norm;
    "conv_norm_sum_act" = conv_norm_sum_act;
    "conv_norm_sum" = conv_norm_sum;
    "conv_sum_act" = conv_sum_act;
    "conv_norm_act" = conv_norm_act;
    "conv_norm" = conv_norm;
    "conv_transpose_norm_act" = conv_transpose_norm_act;
    "conv_transpose_norm" = conv_transpose_norm;
    "conv_act" = conv_act;
    "conv_sum" = conv_sum;
    "gemm_act" = gemm_act;
    "matmul_bias_gelu" = matmul_bias_gelu;
    "matmul_bias_act" = matmul_bias_act;
    "matmul_bias_sum" = matmul_bias_sum;
    "requantize" = requantize;
    "gelu" = gelu;
    "hard_swish" = hard_swish;
    "hard_sigmoid" = hard_sigmoid;
    "swish" = swish;
    "conv" = conv;
    "gemm" = gemm;
    "matmul_bias" = matmul_bias;
}
