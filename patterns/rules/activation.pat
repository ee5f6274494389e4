// activation.pat -- activations that exporters write in parts.
//
// Numbers are compared within a tolerance, since they were rounded before.  All become operators
// that ONNX has at opset 17; Gelu, which it has not, is in recent.pat.  Of doubles, runtimes have the
// parts, but not HardSigmoid, HardSwish and Softplus.

import "onnx.ops";

// Shapes stay those of x: constants beside it are no wider.
cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;

// Clip(x + 3, 0, 6) / 6 (ONNX Script: fuse_hardswish).
rule make_hard_sigmoid(x, c, d) {
    k = Clip(Add(x, c & 3), 0, 6);
    match Div(k, d & 6) | Mul(k, d & approx(0.16666667, 1e-5));
    where one(c, x), one(d, x), x.dtype in {f16, f32};
    rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };
}
// Relu(Min(x / 6 + 1/2, 1)), its limits in any order (demo 13; NXP: N14).
rule make_hard_sigmoid_limits(x, a, b, c, d) {
    line = Add(Mul(x, a & approx(0.16666667, 1e-5)), b & 0.5);
    match Relu(Min(line, c & 1)) | Min(Relu(line), c & 1) | Clip(line, 0, 1) | Max(Min(line, c & 1), d & 0);
    where one(a, x), one(b, x), not present(c) or one(c, x), not present(d) or one(d, x), x.dtype in {f16, f32};
    rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };
}
// x times it (ONNX Script: fuse_hardswish; NXP: N14).
rule make_hard_swish(x) {
    match Mul(x, HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-5, beta ~= 0.5 });
    rewrite HardSwish(x);
}
rule make_hard_swish_whole(x, c, d) {
    k = Clip(Add(x, c & 3), 0, 6);
    match Div(Mul(x, k), d & 6) | Mul(Mul(x, k), d & approx(0.16666667, 1e-5))
        | Mul(Mul(x, d & approx(0.16666667, 1e-5)), k);
    where one(c, x), one(d, x), x.dtype in {f16, f32};
    rewrite HardSwish(x);
}
// 1 / (1 + exp(-x)), x / (1 + exp(-z)), (1 + tanh(x / 2)) / 2.
pattern logistic(x, o) = Add(Exp(Neg(x)), o & 1);
rule make_sigmoid(x, o, c) {
    match Div(c & 1, logistic(x, o)) | Reciprocal(logistic(x, o));
    where one(o, x), not present(c) or one(c, x);
    rewrite Sigmoid(x);
}
rule make_sigmoid_product(x, z, o) {
    match Div(x & !const, logistic(z, o));
    where one(o, z), x.dtype in {f16, bf16, f32, f64};
    rewrite Mul(x, Sigmoid(z));
}
rule make_sigmoid_tanh(x, a, b, c) {
    t = Tanh(Mul(x, a & 0.5) | Div(x, a & 2));
    match Mul(Add(t, b & 1), c & 0.5) | Div(Add(t, b & 1), c & 2) | Add(Mul(t, c & 0.5), b & 0.5);
    where one(a, x), one(b, x), one(c, x);
    rewrite Sigmoid(x);
}
// log(1 + exp(x)).
rule make_softplus(x, o) {
    match Log(Add(Exp(x), o & 1));
    where one(o, x), x.dtype in {f16, f32};
    rewrite Softplus(x);
}
// The larger of x and a x, a between 0 and 1: infinity times 0 is NaN (TensorFlow Lite).
rule make_leaky_relu(x, a) {
    match Max(x, Mul(x, a & const));
    where one(a, x), value(a) > 0, value(a) < 1, x.dtype in {f16, bf16, f32, f64};
    rewrite LeakyRelu(x) { alpha = value(a) };
}
