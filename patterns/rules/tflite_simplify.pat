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

// ---- activations into what comes before (N1) ----

ops limited = tfl.Relu | tfl.Relu6 | tfl.ReluN1To1;
ops takes_limits = tfl.Conv2D | tfl.DepthwiseConv2D | tfl.FullyConnected | tfl.Add | tfl.Mul | tfl.Sub | tfl.Div;
rule tfl_fuse_activation(rest) {
    c = takes_limits(...rest) { activation == "NONE" };
    a = limited(c);
    match a;
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
    where not (x.dtype in {i8, u8}) or b.dtype == i32;
    rewrite tfl.FullyConnected(x, w, b) { ..y, activation = s.activation };
}

// ---- quantisation ----

// Quantised twice: to the same numbers and back (N7).
rule tfl_requantize(x) : keep_shared {
    q = tfl.Quantize(x);
    r = tfl.Quantize(q);
    match r;
    where x.dtype in {i8, u8}, same_quantisation(x, r), x#scale == q#scale;
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
    where same_quantisation(x, q), present(x#scale);
    rewrite x;
}
// A quantisation that a converter added behind what can write its result's numbers itself (N9).
ops requantizing = tfl.Add | tfl.BatchMatMul | tfl.Conv2D | tfl.FullyConnected | tfl.HardSwish | tfl.LeakyRelu
    | tfl.Mean | tfl.Mul | tfl.PRelu | tfl.Relu | tfl.Sub | tfl.Sum;
rule tfl_quantize_into(rest) {
    c = requantizing(...rest);
    q = tfl.Quantize(c);
    match q;
    where q#added == true, same_dtype(c, q), present(q#scale), present(c#scale);
    rewrite c.op(...rest) { ..c };
}
// An activation before a concatenation of convolutions, each of which can take it (N13).
rule tfl_activation_before_concat(parts) {
    c = tfl.Concatenation(every parts & tfl.Conv2D(...)) { activation == "NONE" };
    a = limited(c);
    match a;
    where same_quantisation(c, a);
    rewrite tfl.Concatenation(every a.op(parts)) { ..c };
}

// ---- HardSwish (N14) ----

// x Relu(Min(x / 6 + 1/2, 1)), the limit or the sum on either side.
rule tfl_hard_swish(x) {
    line = tfl.Add(tfl.Mul(x, approx(0.16666667, 1e-5)), 0.5);
    match tfl.Mul(tfl.Relu(tfl.Minimum(line, 1)) | tfl.Minimum(tfl.Relu(line), 1), x);
    where x.dtype == f32;
    rewrite tfl.HardSwish(x);
}
// The same between 8-bit numbers, quantised around each step.
rule tfl_hard_swish_quantised(x) {
    d = tfl.Dequantize(x);
    line = tfl.Add(tfl.Mul(d, approx(0.16666667, 1e-5)), 0.5);
    m = tfl.Mul(tfl.Relu(tfl.Minimum(line, 1)), d);
    q = tfl.Quantize(m);
    match q;
    where x.dtype in {i8, u8}, same_dtype(x, q), present(x#scale);
    rewrite tfl.HardSwish(x);
}

// ---- transpositions and pools into weights ----

// The channels of a flattened, transposed value are the weights' columns in another order (N12).
rule tfl_permute_weights(x, p, w, b) {
    t = tfl.Transpose(x, p & const);
    r = tfl.Reshape(t, _);
    f = tfl.FullyConnected(r, w & const, b?);
    match f;
    where x.elements > 0, value(p)[0] == 0, r.rank == 2, r.shape[0] == x.shape[0], w.rank == 2;
    where w.shape[1] == r.shape[1];
    rewrite extern tflite_permuted_product;
}
// The same of a convolution over one flattened matrix (N18).
rule tfl_permute_kernel(x, p, w, b) {
    t = tfl.Transpose(x, p & [1, 0]);
    r = tfl.Reshape(t, _) : [1, 1, 1, n];
    c = tfl.Conv2D(r, w & const, b?);
    match c;
    where x.rank == 2, x.elements == n, w.rank == 4, w.shape[3] == n;
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
