// onnx_cmsis_nn.pat -- what CMSIS-NN can run of networks as exporters write them,
// between DequantizeLinear and QuantizeLinear: the ONNX-level twin of cmsis_nn.pat.
//
// Conditions are those of the kernels as TensorFlow Lite Micro uses them (commit
// 90b983c2): 8 bits, weights of 8 bits around zero; 16-bit data without a zero
// point, which ONNX at opset 17 does not quantise.  ONNX lays data out as NCHW; a
// layout change is the code generator's.

import "onnx_fusion.pat";

// Constants around zero, one for all or one a channel.
cond around_zero(z) = not present(z) or max([abs(v) for v in value(z)]) == 0;
cond int8(x, q) = x.dtype == i8, q.dtype == i8;

pattern conv2d(x, w, w_zero) {
    q = qdq_conv(x, _, _, w & const, _, w_zero, _, _, _, _, _);
    where int8(x, q), w.dtype == i8, w.rank == 4, x.shape[0] == 1, around_zero(w_zero);
    return q;
}
pattern fully_connected(x, w, w_zero) {
    g = Gemm(dequantized(x, _, _), dequantized(w & const, _, w_zero), (dequantized(_, _, _) | const)?)
        { transA == 0, alpha == 1, beta == 1 };
    q = quantized(Relu?(g), _, _);
    where int8(x, q), w.dtype == i8, around_zero(w_zero);
    return q;
}
pattern batch_matmul(x, w) {
    q = qdq_matmul(x, _, _, w, _, _, _, _);
    where int8(x, q), w.dtype == i8, x.rank in 2..4;
    return q;
}
pattern elementwise(x, y) {
    q = quantized(Relu?((Add | Mul)(dequantized(x, _, _), dequantized(y, _, _))), _, _);
    where int8(x, q), y.dtype == i8, same_shape(x, y);
    return q;
}
pattern pool(x) {
    p = (AveragePool | MaxPool)(dequantized(x, _, _)) { ceil_mode == 0 };
    q = quantized(p, _, _);
    where int8(x, q), x.rank == 4, x.shape[0] == 1, not present(p.dilations) or max(p.dilations) == 1;
    return q;
}
// Over the last axis, with the one scale and zero point that the kernel gives.
pattern softmax(x, s, z) {
    p = Softmax(dequantized(x, _, _));
    q = quantized(p, s, z);
    where int8(x, q), p.axis in {-1, x.rank - 1}, value(s) == 0.00390625, value(z) == -128;
    return q;
}
pattern relu(x) {
    q = quantized(Relu(dequantized(x, _, _)) | relu6(dequantized(x, _, _)), _, _);
    where int8(x, q);
    return q;
}
// Data that move keep their scale.
pattern moved(x, s, z, t, y) {
    q = quantized((Transpose | Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...), t, y);
    where int8(x, q), x.rank <= 4, same_scale(s, z, t, y);
    return q;
}

table onnx_cmsis_nn {
    attrs { Compiler = "cmsis-nn" };
    "cmsis-nn.conv2d"          = conv2d;
    "cmsis-nn.fully_connected" = fully_connected;
    "cmsis-nn.batch_matmul"    = batch_matmul;
    "cmsis-nn.elementwise"     = elementwise;
    "cmsis-nn.pool"            = pool;
    "cmsis-nn.softmax"         = softmax;
    "cmsis-nn.relu"            = relu;
    "cmsis-nn.move"            = moved;
}
