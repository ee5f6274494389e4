// qdq.pat -- quantised values: pairs that cancel, operators that need no floats.
//
// A quantised number times its scale and divided by it again is itself, so that results stay the same
// bit by bit, where the scale's floats have digits enough for it, and room for the product; integer
// operators, which round once less, are in approximate.pat.

import "onnx.ops";

// Scales and zero points are the same numbers, whether they are one node or two.
cond same_scale(s, t) = value(s) == value(t);
cond same_zero(z, y) = value(z) == value(y), same_dtype(z, y);
// 24 bits do for numbers of 16, 11 for those of 8, and 8 for none: a quotient is off by two roundings.
cond keeps(s, z) =
    s.elements == 1, value(s) > 0,
    (s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})
    or (s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8});
cond same_step(s, z, t, y) = same_scale(s, t), same_dtype(s, t), same_zero(z, y), keeps(s, z);

// Dequantised and quantised alike again (ONNX Runtime: DoubleQDQPairsRemover; TensorFlow Lite).
rule requantize_same(q, s, z, t, y) : keep_shared {
    match QuantizeLinear(DequantizeLinear(q, s & const, z & const), t & const, y & const);
    where same_step(s, z, t, y);
    rewrite q;
}
// Operators that move numbers, or choose some, move quantised ones as well (ONNX Runtime: DropQDQ), but for those that
// runtimes lack for 16 bits.
rule move_quantized(q, s, z, t, y, rest) : keep_shared {
    m = (Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | DepthToSpace | SpaceToDepth)
        (DequantizeLinear(q, s & const, z & const), ...rest);
    match QuantizeLinear(m, t & const, y & const);
    where same_step(s, z, t, y), z.dtype in {i8, u8} or (m.op != DepthToSpace and m.op != SpaceToDepth);
    rewrite m.op(q, ...rest) { ..m };
}
rule max_pool_quantized(q, s, z, t, y) : keep_shared {
    m = MaxPool(DequantizeLinear(q, s & const, z & const));
    match QuantizeLinear(m, t & const, y & const);
    where same_step(s, z, t, y), z.dtype in {i8, u8};
    rewrite MaxPool(q) { ..m };
}
// A Relu before numbers without a sign changes nothing (ONNX Runtime: ReluQuantFusion).
rule relu_quantized(x, s, z) {
    q = QuantizeLinear(Relu(x), s & const, z & const);
    match q;
    where (z.dtype in {u8, u16} and value(z) == 0) or (z.dtype == i8 and value(z) == -128);
    where min([v for v in value(s)]) > 0;
    rewrite QuantizeLinear(x, s, z) { ..q };
}
// The same value quantised twice alike (NXP: N8).
rule parallel_quantize(x, s, z, t, y) {
    a = QuantizeLinear(x, s & const, z & const);
    b = QuantizeLinear(x, t & const, y & const);
    match a, b;
    where same_scale(s, t), same_zero(z, y), a.axis == b.axis or s.elements == 1, min([v for v in value(s)]) > 0;
    rewrite { q = QuantizeLinear(x, s, z) { ..a }; return q, q; }
}
// A quantised value's second quantisation, with the same scale and the zero moved by 128 (NXP: N7).
rule quantize_shifted(x, s, z, r, u, t, y) : keep_shared {
    a = QuantizeLinear(x, s & const, z & const);
    d = DequantizeLinear(a, r & const, u & const);
    match QuantizeLinear(d, t & const, y & const);
    where same_scale(s, r), same_dtype(s, r), same_scale(s, t), same_dtype(s, t), same_zero(z, u), keeps(s, z);
    where (z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128)
        or (z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128);
    rewrite QuantizeLinear(x, t, y);
}
// The same integers dequantised twice alike.
rule parallel_dequantize(q, s, z) {
    a = DequantizeLinear(q, s, z);
    b = DequantizeLinear(q, s, z);
    match a, b;
    where s.elements == 1 or a.axis == b.axis, same_dtype(a, b);
    rewrite { d = DequantizeLinear(q, s, z) { ..a }; return d, d; }
}
