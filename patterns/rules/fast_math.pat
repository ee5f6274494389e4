// fast_math.pat -- what is the same over the reals, but changes signs of zero, infinities or NaN.
//
// For networks that are known to compute neither.  Each rule says which values it changes.

import "onnx.ops";

cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;

// x + 0 and x - 0 (ONNX Script: no_op; onnx/optimizer: eliminate_nop_with_unit): -0.0 + 0.0 is 0.0.
cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y);
rule add_any_zero(x, c) { y = Add(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }
rule sub_any_zero(x, c) { y = Sub(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }
// Of an infinity it is the greatest number.
rule clip_free_float(x) { match Clip(x); rewrite x; }
// Of -0.0 the power is 0.0 and of minus infinity infinity, the root is -0.0 and NaN.
rule pow_half(x, c) {
    match Pow(x, c & 0.5);
    where one(c, x), x.dtype in {f16, f32, f64};
    rewrite Sqrt(x);
}
// Of an infinity one element is NaN, of Softmax all are.
// Exp over its own sum (spare demo: `Exp / Sum => Softmax`; TensorFlow Lite).
rule make_softmax(x, a) {
    e = Exp(x);
    match Div(e, ReduceSum(e, a & const) { keepdims == 1 });
    where x.dtype in {f16, bf16, f32, f64}, value(a) >= -8, uses(e) == 2;
    rewrite Softmax(x) { axis = value(a) };
}
// Of zeros 0 / 0 is NaN, LpNormalization's result is 0.
// x over its length (spare demo: L2Norm).
rule make_l2_norm(x) {
    match Div(x, ReduceL2(x) { axes = p, keepdims == 1 });
    where len(p) == 1, x.dtype in {f16, bf16, f32, f64};
    rewrite LpNormalization(x) { axis = p[0], p = 2 };
}
// Of -0.0 the difference is 0.0, LeakyRelu's result is -0.0.
// Relu(x) - a Relu(-x), as a slope for negative numbers.
rule make_leaky_relu_halves(x, a) {
    match Sub(Relu(x), Mul(Relu(Neg(x)), a & const));
    where one(a, x), x.dtype in {f16, bf16, f32, f64};
    rewrite LeakyRelu(x) { alpha = value(a) };
}
