// tflite_simplify.pat -- rules at the level of TensorFlow Lite's operators: channels last, activations and
// quantisation as part of an operator.
//
// After the optimisations of NXP's converter (N1 to N18) as far as they speak of these operators;
// those on Reshape, Transpose and Cast are rules on ONNX, in eliminate.pat, layout.pat and
// reshape.pat.  A quantised value carries its scale and zero point as facts.

import "tflite.ops";

// Both are quantised by the same scale and zero point, or neither is quantised.
cond same_quantisation(x, y) =
    (x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))
    or (not present(x#scale) and not present(y#scale));
// All numbers that y can store round to some that x can: y is cut off no later than x.  One scale each.
cond covers(x, y) = x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16},
    x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)
        <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point),
    x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)
        >= y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point);

// ---- activations into what comes before (N1) ----

ops limited = tfl.Relu | tfl.Relu6 | tfl.ReluN1To1;
ops takes_limits = tfl.Conv2D | tfl.DepthwiseConv2D | tfl.TransposeConv | tfl.FullyConnected
    | tfl.Add | tfl.Mul | tfl.Sub | tfl.Div;
rule tfl_fuse_activation(rest) {
    c = takes_limits(...rest) { activation == "NONE" };
    a = limited(c);
    match a;
    where same_quantisation(c, a) or covers(c, a);
    rewrite c.op(...rest) {
        ..c, activation = a.op == tfl.Relu ? "RELU" : a.op == tfl.Relu6 ? "RELU6" : "RELU_N1_TO_1"
    };
}
// A pool hands its quantisation on, so that the limits are its own only where nothing is rescaled.
rule tfl_fuse_pool_activation(x) {
    p = (tfl.MaxPool2D | tfl.AveragePool2D)(x) { activation == "NONE" };
    a = limited(p);
    match a;
    where same_quantisation(p, a);
    rewrite p.op(x) { ..p, activation = a.op == tfl.Relu ? "RELU" : a.op == tfl.Relu6 ? "RELU6" : "RELU_N1_TO_1" };
}
// A sum behind a product is its bias (N2); one that has a bias already is left alone.
rule tfl_fuse_bias(x, w, b) {
    y = tfl.FullyConnected(x, w) { activation == "NONE" };
    s = tfl.Add(y, b);
    match s;
    where w.rank == 2, b.rank == 1 or (b.rank == 2 and b.shape[0] == 1 and y.rank == 2), w.shape[0] == b.shape[-1];
    where x.dtype == f32, b.dtype == f32;
    rewrite tfl.FullyConnected(x, w, b) { ..y, activation = s.activation };
}

// ---- quantisation ----

// Quantised twice: to the same numbers and back (N7), by way of a type that has room for all of them.
rule tfl_requantize(x) : keep_shared {
    q = tfl.Quantize(x);
    r = tfl.Quantize(q);
    match r;
    where x.dtype in {i8, u8}, same_quantisation(x, r), x#scale == q#scale, covers(q, x);
    rewrite x;
}
// The same value quantised twice alike (N8).
rule tfl_parallel_quantize(x) {
    a = tfl.Quantize(x);
    b = tfl.Quantize(x);
    match a, b;
    where same_quantisation(a, b), present(a#scale);
    rewrite a, a;
}
// Dequantised and quantised alike again.
rule tfl_quantize_dequantize(x) : keep_shared {
    q = tfl.Quantize(tfl.Dequantize(x));
    match q;
    where x.dtype in {i8, u8, i16}, same_quantisation(x, q), present(x#scale);
    rewrite x;
}
// A quantisation that a converter added behind what can write its result's numbers itself (N9), unless the
// numbers between were cut off.
ops requantizing = tfl.Add | tfl.BatchMatMul | tfl.Conv2D | tfl.FullyConnected | tfl.HardSwish | tfl.LeakyRelu
    | tfl.Mean | tfl.Mul | tfl.PRelu | tfl.Relu | tfl.Sub | tfl.Sum;
rule tfl_quantize_into(rest) {
    c = requantizing(...rest);
    q = tfl.Quantize(c);
    match q;
    where q#added == true, same_dtype(c, q), covers(c, q);
    rewrite c.op(...rest) { ..c };
}
// An activation before a concatenation of convolutions, each of which can take it (N13).
rule tfl_activation_before_concat(parts) {
    c = tfl.Concatenation(every parts & tfl.Conv2D(...)) { activation == "NONE" };
    a = limited(c);
    match a;
    where same_quantisation(c, a), all(parts, same_quantisation(parts, c));
    rewrite extern tflite_activated_parts;
}

// ---- HardSwish (N14) ----

// x / 6 + 1/2, without an activation of its own; the constants widen nothing.
pattern swish_line(x, sixth, half) {
    p = tfl.Mul(x, sixth & approx(0.16666667, 1e-5)) { activation == "NONE" };
    y = tfl.Add(p, half & 0.5) { activation == "NONE" };
    where x.rank >= sixth.rank, x.rank >= half.rank;
    return y;
}
// Limited to 0 and 1, on either side first.
pattern swish_limits(y, one) = tfl.Relu(tfl.Minimum(y, one & 1)) | tfl.Minimum(tfl.Relu(y), one & 1);

rule tfl_hard_swish(x, sixth, half, one) {
    m = tfl.Mul(swish_limits(swish_line(x, sixth, half), one), x) { activation == "NONE" };
    match m;
    where x.dtype == f32, x.rank >= one.rank;
    rewrite tfl.HardSwish(x);
}
// The same between 8-bit numbers.
rule tfl_hard_swish_quantised(x, sixth, half, one) {
    d = tfl.Dequantize(x);
    m = tfl.Mul(swish_limits(swish_line(d, sixth, half), one), d) { activation == "NONE" };
    q = tfl.Quantize(m);
    match q;
    where x.dtype in {i8, u8}, same_dtype(x, q), present(x#scale), x.rank >= one.rank;
    rewrite tfl.HardSwish(x);
}

// ---- transpositions and pools into weights ----

// Scales of weights, if there are several, are of the rows.
cond scaled_by_rows(w) = not present(w#quantized_dimension) or w#quantized_dimension == 0;

// The channels of a flattened, transposed value are the weights' columns in another order (N12).
rule tfl_permute_weights(x, p, w, b) {
    t = tfl.Transpose(x, p & const);
    r = tfl.Reshape(t, _);
    f = tfl.FullyConnected(r, w & const, b?);
    match f;
    where x.elements > 0, value(p)[0] == 0, r.rank == 2, r.shape[0] == x.shape[0], w.rank == 2;
    where w.shape[1] == r.shape[1], scaled_by_rows(w), same_quantisation(x, t), same_quantisation(t, r);
    rewrite extern tflite_permuted_product;
}
// The same of a convolution over one flattened matrix (N18).
rule tfl_permute_kernel(x, p, w, b) {
    t = tfl.Transpose(x, p & [1, 0]);
    r = tfl.Reshape(t, _) : [1, 1, 1, n];
    c = tfl.Conv2D(r, w & const, b?);
    match c;
    where x.rank == 2, x.elements == n, w.rank == 4, w.shape[3] == n;
    where scaled_by_rows(w), same_quantisation(x, t), same_quantisation(t, r);
    rewrite extern tflite_permuted_kernel;
}
// An average over all pixels is their sum, with the number of them in the weights (N15).
rule tfl_pool_to_sum(x, w, b) {
    p = tfl.AveragePool2D(x : [n, h, wd, c]) { filter = k, activation == "NONE" };
    r = tfl.Reshape(p, _) : [n, c];
    f = tfl.FullyConnected(r, w & const, b?);
    match f;
    where k[0] == h, k[1] == wd, p.shape[1] == 1, p.shape[2] == 1, x.dtype == f32, w.dtype == f32;
    rewrite extern tflite_sum_product;
}
