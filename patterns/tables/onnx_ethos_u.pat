// onnx_ethos_u.pat -- what the Ethos-U runs of networks as exporters write them,
// between DequantizeLinear and QuantizeLinear: the ONNX-level twin of ethos_u.pat.
//
// The limits are those of ethos_u.pat; ONNX lays weights out as OIHW.

import "onnx_fusion.pat";

cond fits(x) = x.rank == 0 or max(x.shape) <= 65536;
cond byte(x) = x.dtype in {u8, i8}, fits(x);
cond int8(x) = x.dtype == i8, fits(x);
cond one_batch(x) = x.rank < 4 or x.shape[0] == 1;
cond flat(x) = x.rank <= 4, one_batch(x);
// An attribute that is not written is all ones, or all zeros.
cond strides_ok(c) = not present(c.strides) or (c.strides[0] in 1..3 and c.strides[1] in 1..3);
cond dilations_ok(c) = not present(c.dilations) or (c.dilations[0] in 1..2 and c.dilations[1] in 1..2);
cond pads_ok(c) =
    not present(c.pads) or (c.pads[0] <= 31 and c.pads[1] <= 31 and c.pads[2] <= 32 and c.pads[3] <= 32);

pattern conv2d(x, w) {
    c = Conv(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?);
    q = quantized(Relu?(c) | relu6(c), _, _);
    where byte(x), byte(w), byte(q), x.shape[0] == 1, w.rank == 4, strides_ok(c), dilations_ok(c), pads_ok(c);
    where c.group == 1 or c.group == w.shape[0], w.shape[2] in 1..64, w.shape[2] * w.shape[3] <= 4096;
    return q;
}
pattern fully_connected(x, w) {
    q = qdq_gemm(x, _, _, w & const, _, _, _, _, _, _, _);
    where int8(x), int8(w), q.dtype == i8, x.rank == 2;
    return q;
}
pattern matmul(x, w) {
    q = qdq_matmul(x, _, _, w, _, _, _, _);
    where int8(x), int8(w), q.dtype == i8, x.rank == 2, w.rank == 2;
    return q;
}
pattern pool(x) {
    p = (MaxPool | AveragePool)(dequantized(x, _, _));
    q = quantized(p, _, _);
    where byte(x), x.dtype == q.dtype, x.shape[0] == 1, strides_ok(p), pads_ok(p);
    where p.kernel_shape[1] <= 256, p.kernel_shape[0] * p.kernel_shape[1] <= 65536;
    return q;
}
pattern global_pool(x) {
    q = quantized(GlobalAveragePool(dequantized(x, _, _)), _, _);
    where int8(x), q.dtype == i8, x.rank == 4, x.shape[0] == 1, x.shape[2] * x.shape[3] <= 4096;
    return q;
}
pattern elementwise(x, y) {
    q = quantized(Relu?((Add | Sub | Mul | Min | Max)(dequantized(x, _, _), dequantized(y, _, _))), _, _);
    where byte(x), x.dtype == y.dtype, byte(q), flat(x), flat(y), broadcast_to(x, y) or broadcast_to(y, x);
    return q;
}
pattern table_of(x) {
    q = quantized((Abs | Tanh | Sigmoid | LeakyRelu | Relu)(dequantized(x, _, _)), _, _);
    where int8(x), q.dtype == i8, flat(x);
    return q;
}
pattern softmax(x) {
    q = quantized(Softmax(dequantized(x, _, _)), _, _);
    where int8(x), q.dtype == i8, x.rank <= 4;
    return q;
}
pattern hard_swish_table(x) {
    q = quantized(hard_swish(dequantized(x, _, _)), _, _);
    where int8(x), q.dtype == i8;
    return q;
}
pattern moved(x, s, z) {
    q = quantized((Transpose | Reshape | Squeeze | Unsqueeze | Slice)(dequantized(x, s, z), ...), s, z);
    where int8(x), q.dtype == i8, x.rank <= 4;
    return q;
}
pattern rescaled(x) {
    q = requantize(x, _, _, _, _);
    where int8(x), q.dtype == i8, x.rank <= 4;
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
    "ethos-u.table"           = table_of;
    "ethos-u.softmax"         = softmax;
    "ethos-u.hard_swish"      = hard_swish_table;
    "ethos-u.move"            = moved;
    "ethos-u.requantize"      = rescaled;
}
