// approximate.pat -- faster operators that compute other numbers, close to the old ones.

import "onnx.ops";
import "com_microsoft.ops";

// The approximation by a hyperbolic tangent (ONNX Runtime: GeluApproximation): other numbers, by up to 5e-4.
rule approximate_gelu(x) { match com.microsoft.Gelu(x); where x.rank >= 1; rewrite com.microsoft.FastGelu(x); }
rule approximate_bias_gelu(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); }

// ---- integer operators: results may differ by one step, as rounding is done once ----

// The only floats that these operators take as scales.  Dequantised numbers times an infinity may be NaN, where
// the sum of integers is a number; products of two scales, and their quotient by a third, have to stay normal.
cond one_scale(s) = s.elements == 1, s.dtype == f32, value(s) > 1e-12, value(s) < 1e12;

rule qlinear_matmul(a, as, az, b, bs, bz, ys, yz) {
    m = MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));
    match QuantizeLinear(m, ys & const, yz & const);
    where one_scale(as), one_scale(bs), one_scale(ys), az.dtype in {i8, u8}, bz.dtype in {i8, u8};
    where same_dtype(az, yz);
    rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz);
}
rule qlinear_conv(x, xs, xz, w, ws, wz, ys, yz) {
    c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const));
    match QuantizeLinear(c, ys & const, yz & const);
    where one_scale(xs), one_scale(ws), one_scale(ys), xz.dtype in {i8, u8}, wz.dtype in {i8, u8};
    where same_dtype(xz, yz);
    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };
}
// With a bias of 32-bit integers, whose scale is that of input and weights; the sum has 32 bits, too.
rule qlinear_conv_bias(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) {
    c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const),
             DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?));
    match QuantizeLinear(c, ys & const, yz & const);
    where one_scale(xs), one_scale(ws), one_scale(ys), xz.dtype in {i8, u8}, wz.dtype in {i8, u8};
    where same_dtype(xz, yz), bs.elements == 1, value(bs) ~= value(xs) * value(ws);
    where max([abs(v) for v in value(b)]) < 1073741824;
    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c };
}
