// activation.pat -- activations that exporters write in parts.
//
// Numbers are compared within a tolerance, since they were rounded before.  Gelu becomes ONNX
// Runtime's operator, which runs at any opset; the others are ONNX's.

import "onnx.ops";
import "com_microsoft.ops";

// Shapes stay those of x: constants beside it are no wider.
cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;

// 0.5 x (1 + erf(x / sqrt 2)), in the groupings of exporters (demo 1; ONNX Runtime: GeluFusion).
rule gelu(x, r, o, h) {
    t = Add(Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))), o & 1);
    match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
    where one(r, x), one(o, x), one(h, x);
    rewrite com.microsoft.Gelu(x);
}
// 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) (ONNX Script: fast_gelu; ONNX Runtime: FastGeluFusion).
pattern cubic(x, k, p) =
    Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))
    | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));
rule gelu_tanh(x, k, p, r, o, h) {
    t = Add(Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))), o & 1);
    match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
    where one(k, x), not present(p) or one(p, x), one(r, x), one(o, x), one(h, x);
    rewrite com.microsoft.FastGelu(x);
}
// x sigmoid(a x).
rule quick_gelu(x, a) {
    match Mul(x, Sigmoid(Mul(x, a & const)));
    where one(a, x), value(a) ~= 1.702 +- 1e-3;
    rewrite com.microsoft.QuickGelu(x) { alpha = value(a) };
}
// Clip(x + 3, 0, 6) / 6 (ONNX Script: fuse_hardswish).
rule hard_sigmoid(x, c, d) {
    k = Clip(Add(x, c & 3), 0, 6);
    match Div(k, d & 6) | Mul(k, d & approx(0.16666667, 1e-5));
    where one(c, x), one(d, x), x.dtype in {f16, bf16, f32, f64};
    rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };
}
// Relu(Min(x / 6 + 1/2, 1)), its limits in any order (demo 13; NXP: N14).
rule hard_sigmoid_limits(x, a, b, c, d) {
    line = Add(Mul(x, a & approx(0.16666667, 1e-5)), b & 0.5);
    match Relu(Min(line, c & 1)) | Min(Relu(line), c & 1) | Clip(line, 0, 1) | Max(Min(line, c & 1), d & 0);
    where one(a, x), one(b, x), not present(c) or one(c, x), not present(d) or one(d, x);
    rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };
}
// x times it (ONNX Script: fuse_hardswish; NXP: N14).
rule hard_swish(x) {
    match Mul(x, HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-5, beta ~= 0.5 });
    rewrite HardSwish(x);
}
rule hard_swish_whole(x, c, d) {
    k = Clip(Add(x, c & 3), 0, 6);
    match Div(Mul(x, k), d & 6) | Mul(Mul(x, k), d & approx(0.16666667, 1e-5)) | Mul(Mul(x, d & approx(0.16666667, 1e-5)), k);
    where one(c, x), one(d, x);
    rewrite HardSwish(x);
}
// x tanh(softplus(x)).
rule mish(x) { match Mul(x, Tanh(Softplus(x))); rewrite Mish(x); }
// log(1 + exp(x)).
rule softplus(x, o) { match Log(Add(Exp(x), o & 1)); where one(o, x); rewrite Softplus(x); }
// The larger of x and a x, a below 1 (TensorFlow Lite).
rule leaky_relu(x, a) {
    match Max(x, Mul(x, a & const));
    where one(a, x), value(a) >= 0, value(a) < 1, x.dtype in {f16, bf16, f32, f64};
    rewrite LeakyRelu(x) { alpha = value(a) };
}
// Relu(x) - a Relu(-x), as a slope for negative numbers.
rule leaky_relu_halves(x, a) {
    match Sub(Relu(x), Mul(Relu(Neg(x)), a & const));
    where one(a, x), x.dtype in {f16, bf16, f32, f64};
    rewrite LeakyRelu(x) { alpha = value(a) };
}
