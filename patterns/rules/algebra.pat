// algebra.pat -- arithmetic that is the same with fewer or cheaper operators.
//
// Over the reals; floating-point results may differ in the last places.  Integer division is none
// of the reals', so that rules with a division ask for floats.

import "onnx.ops";

// The operand c leaves the shape to the others.
cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;

// (1 / a) b is b / a, of floats (ONNX Runtime: DivMulFusion, which lacks this guard).
rule div_mul(a, b, c) {
    d = Div(c & 1, a);
    match Mul(d, b);
    where c.rank == 0 or c.rank <= a.rank, c.dtype in {f16, bf16, f32, f64};
    rewrite Div(b, a);
}
rule reciprocal_mul(a, b) { match Mul(Reciprocal(a), b); rewrite Div(b, a); }
// 1 / a.
rule make_reciprocal(a, c) {
    match Div(c & 1, a);
    where c.rank == 0 or c.rank <= a.rank, c.dtype in {f16, bf16, f32, f64};
    rewrite Reciprocal(a);
}
// a (-b), a + (-b), a - (-b).
rule add_neg(a, b) { match Add(a, Neg(b)); rewrite Sub(a, b); }
rule sub_neg(a, b) { match Sub(a, Neg(b)); rewrite Add(a, b); }
rule mul_neg_neg(a, b) { match Mul(Neg(a), Neg(b)); rewrite Mul(a, b); }
// Two constant factors, two constant summands are one, which constants fold.
rule mul_mul(x, a, b) {
    match Mul(Mul(x & !const, a & const), b & const);
    where x.dtype in {f16, bf16, f32, f64}, one(a, x), one(b, x);
    rewrite Mul(x, like(a, value(a) * value(b)));
}
rule add_add(x, a, b) {
    match Add(Add(x & !const, a & const), b & const);
    where x.dtype in {f16, bf16, f32, f64}, one(a, x), one(b, x);
    rewrite Add(x, like(a, value(a) + value(b)));
}
// A division by a constant.
rule div_constant(x, c) {
    match Div(x & !const, c & const);
    where x.dtype in {f16, bf16, f32, f64}, c.elements == 1, value(c) != 0;
    where c.rank == 0 or c.rank <= x.rank, value(c) in {0.25, 0.5, 2, 4, 8, 16, 32, 64, 128};
    rewrite Mul(x, like(c, 1.0 / value(c)));
}
// Powers.
rule pow_two(x, c) { match Pow(x, c & 2); where one(c, x), x.dtype in {f16, f32, f64}; rewrite Mul(x, x); }
// The largest value taken away before a softmax changes nothing (TensorFlow Lite).
rule unshift_softmax(x) : keep_shared {
    s = Softmax(Sub(x, ReduceMax(x) { axes = p, keepdims == 1 })) { axis = a };
    match s;
    where len(p) == 1, p[0] == a or (a < 0 and p[0] == a + x.rank) or (a >= 0 and p[0] == a - x.rank);
    rewrite Softmax(x) { ..s };
}
// A logarithm of a softmax (onnx/optimizer: fuse_consecutive_log_softmax).
rule make_log_softmax(x) {
    s = Softmax(x);
    match Log(s);
    rewrite LogSoftmax(x) { axis = s.axis };
}
// x tanh(softplus(x)), an operator from opset 18 on.
rule make_mish(x) { match Mul(x, Tanh(Softplus(x))); rewrite Mish(x); }
