// bounds.pat -- rules that are wrong: at the bounds of values, as this project shipped them once.
//
// dfg-opt --check-rules must find a graph for each.

import "onnx.ops";

// Where a limit of 64 bits passes through a double (by_double.c).
rule clip_of_clip_as_double(x, a, b, c, d) {
    match Clip(Clip(x, a & const, b & const), c & const, d & const);
    rewrite extern bounds_clip;
}
rule max_of_max_as_double(x, a, b) {
    match Max(Max(x, a & const), b & const);
    where a.elements == 1, b.elements == 1, a.rank <= x.rank, b.rank <= x.rank;
    rewrite extern bounds_max;
}

// Where x is -0.0.
cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y);
rule plus_zero(x, c) { y = Add(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }

// Where the scale's floats have fewer digits than the number.
cond same_scale(s, t) = value(s) == value(t);
cond same_zero(z, y) = value(z) == value(y), same_dtype(z, y);
rule requantize_alike(q, s, z, t, y) : keep_shared {
    match QuantizeLinear(DequantizeLinear(q, s & const, z & const), t & const, y & const);
    where same_scale(s, t), same_zero(z, y), z.dtype in {i8, u8, i16, u16}, s.elements == 1, value(s) > 0;
    rewrite q;
}
rule move_dequantized(q, s, z, t, y, rest) : keep_shared {
    m = (Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | DepthToSpace | SpaceToDepth)
        (DequantizeLinear(q, s & const, z & const), ...rest);
    match QuantizeLinear(m, t & const, y & const);
    where same_scale(s, t), same_zero(z, y), z.dtype in {i8, u8, i16, u16}, s.elements == 1, value(s) > 0;
    rewrite m.op(q, ...rest) { ..m };
}
// Where the scale is negative.
rule relu_quantized_anyhow(x, s, z) {
    q = QuantizeLinear(Relu(x), s & const, z & const);
    match q;
    where (z.dtype in {u8, u16} and value(z) == 0) or (z.dtype == i8 and value(z) == -128);
    rewrite QuantizeLinear(x, s, z) { ..q };
}
// Where a scale is infinite, or too large or small for a product with another.
rule product_of_any_scales(a, as, az, b, bs, bz, ys, yz) {
    m = MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));
    match QuantizeLinear(m, ys & const, yz & const);
    where as.elements == 1, as.dtype == f32, bs.elements == 1, bs.dtype == f32, ys.elements == 1, ys.dtype == f32;
    where az.dtype in {i8, u8}, bz.dtype in {i8, u8}, same_dtype(az, yz);
    rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz);
}
