// onnx_ethos_u.pat -- what the Ethos-U runs of networks as exporters write them,
// between DequantizeLinear and QuantizeLinear: the ONNX-level twin of ethos_u.pat.
//
// The limits are those of ethos_u.pat; ONNX lays data out as NCHW and weights as
// OIHW.  Sums of weights are not asked for: it takes 65536 weights of one output to
// go beyond.  What `auto_pad` leaves to the runtime is half of a kernel, and so
// within the limits of padding.

import "onnx_fusion.pat";

cond fits(x) = x.rank == 0 or max(x.shape) <= 65536;
cond byte(x) = x.dtype in {u8, i8}, fits(x);
cond int8(x) = x.dtype == i8, fits(x);
cond one_batch(x) = x.rank < 4 or x.shape[0] == 1;
cond flat(x) = x.rank <= 4, one_batch(x);

// An attribute that is not written is all ones, or all zeros.
cond strides_ok(c) = not present(c.strides) or (c.strides[0] in 1..3 and c.strides[1] in 1..3);
cond dilations_ok(c) = not present(c.dilations) or (c.dilations[0] in 1..2 and c.dilations[1] in 1..2);
cond pads_ok(c, most) =
    not present(c.pads)
        or (c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1);
// Rows and columns that a kernel spans.
cond span_ok(height, width) = height in 1..64, height * width <= 4096;

pattern conv2d(x, w) {
    c = Conv(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?);
    q = quantized(Relu?(c) | relu6(c), _, _);
    where byte(x), byte(w), byte(q), x.shape[0] == 1, w.rank == 4, strides_ok(c), dilations_ok(c), pads_ok(c, 31);
    where c.group == 1 or (c.group == w.shape[0] and w.shape[1] == 1);
    where span_ok((w.shape[2] - 1) * (present(c.dilations) ? c.dilations[0] : 1) + 1,
                  (w.shape[3] - 1) * (present(c.dilations) ? c.dilations[1] : 1) + 1);
    return q;
}
pattern fully_connected(x, w) {
    g = Gemm(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?)
        { transA == 0, alpha == 1, beta == 1 };
    q = quantized(Relu?(g), _, _);
    where int8(x), int8(w), int8(q), x.rank == 2, x.shape[0] == 1;
    return q;
}
pattern matmul(x, w) {
    q = qdq_matmul(x, _, _, w, _, _, _, _);
    where int8(x), int8(w), int8(q), x.rank == 2, w.rank == 2;
    return q;
}

cond pool_ok(p, x, q) =
    byte(x), byte(q), x.dtype == q.dtype, x.rank == 4, x.shape[0] == 1, strides_ok(p),
    p.kernel_shape[1] <= 256, p.kernel_shape[0] * p.kernel_shape[1] <= 65536;
cond max_pool_ok(p) = pads_ok(p, 127), not present(p.dilations) or max(p.dilations) == 1;
// With padding, of eight rows and columns at most.
cond average_pool_ok(p) =
    p.count_include_pad == 0, pads_ok(p, 3),
    max(p.kernel_shape) <= 8
        or (p.auto_pad in {"NOTSET", "VALID"} and (not present(p.pads) or max(p.pads) == 0));

pattern pool(x) {
    p = (MaxPool | AveragePool)(dequantized(x, _, _));
    q = quantized(p, _, _);
    where pool_ok(p, x, q), (p.op == MaxPool and max_pool_ok(p)) or (p.op == AveragePool and average_pool_ok(p));
    return q;
}
pattern global_pool(x) {
    q = quantized(GlobalAveragePool(dequantized(x, _, _)), _, _);
    where int8(x), int8(q), x.rank == 4, x.shape[0] == 1, x.shape[2] * x.shape[3] <= 4096;
    return q;
}

cond pair_ok(x, y, q) =
    byte(x), byte(y), byte(q), flat(x), flat(y), broadcast_to(x, y) or broadcast_to(y, x);

pattern elementwise(x, y) {
    q = quantized(Relu?((Add | Sub | Mul)(dequantized(x, _, _), dequantized(y, _, _))), _, _);
    where pair_ok(x, y, q);
    return q;
}
// Numbers are compared as they stand, so they have one scale.
pattern extremum(x, y, s, z, t, zt, u, zu) {
    q = quantized(Relu?((Min | Max)(dequantized(x, s, z), dequantized(y, t, zt))), u, zu);
    where pair_ok(x, y, q), x.dtype == y.dtype, x.dtype == q.dtype, same_scale(s, z, t, zt), same_scale(s, z, u, zu);
    return q;
}
pattern table_of(x) {
    q = quantized((Abs | Tanh | Sigmoid | LeakyRelu | Relu)(dequantized(x, _, _)), _, _);
    where int8(x), int8(q), flat(x);
    return q;
}
pattern softmax(x) {
    q = quantized(Softmax(dequantized(x, _, _)), _, _);
    where int8(x), int8(q), x.rank <= 4;
    return q;
}
pattern hard_swish_table(x) {
    q = quantized(hard_swish(dequantized(x, _, _)), _, _);
    where int8(x), int8(q);
    return q;
}

// Data that move keep their scale.
pattern moved(x, s, z, t, y) {
    q = quantized((Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...)
                  | Slice(dequantized(x, s, z), const, const, const?, (splat(1) & const)?), t, y);
    where int8(x), int8(q), x.rank <= 4, q.rank <= 4, same_scale(s, z, t, y);
    return q;
}
pattern rescaled(x) {
    q = requantize(x, _, _, _, _);
    where int8(x), int8(q), x.rank <= 4;
    return q;
}

table onnx_ethos_u {
    attrs { Compiler = "ethos-u" };
    "ethos-u.conv2d"          = conv2d;
    "ethos-u.fully_connected" = fully_connected;
    "ethos-u.matmul"          = matmul;
    "ethos-u.pool"            = pool;
    "ethos-u.global_pool"     = global_pool;
    "ethos-u.elementwise"     = elementwise;
    "ethos-u.extremum"        = extremum;
    "ethos-u.table"           = table_of;
    "ethos-u.softmax"         = softmax;
    "ethos-u.hard_swish"      = hard_swish_table;
    "ethos-u.move"            = moved;
    "ethos-u.requantize"      = rescaled;
}
