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
    q = qdq_gemm(x, _, _, w & const, _, w_zero, _, _, _, _, _);
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
    q = quantized((AveragePool | MaxPool)(dequantized(x, _, _)), _, _);
    where int8(x, q), x.rank == 4, x.shape[0] == 1;
    return q;
}
pattern softmax(x) {
    q = quantized(Softmax(dequantized(x, _, _)), _, _);
    where int8(x, q);
    return q;
}
pattern relu(x) {
    q = quantized(Relu(dequantized(x, _, _)) | relu6(dequantized(x, _, _)), _, _);
    where int8(x, q);
    return q;
}
// Data that move keep their scale.
pattern moved(x, s, z) {
    q = quantized((Transpose | Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...), s, z);
    where int8(x, q), x.rank <= 4;
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
