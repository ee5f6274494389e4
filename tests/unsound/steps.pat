// steps.pat -- rules that are wrong: on quantised values of TensorFlow Lite, without their guards.
//
// The first three are NXP's N1, N7 and N9 as its converter applies them; dfg-opt --check-rules must find a
// graph for each.

import "tflite.ops";

// Where the sum is cut off before it is rescaled.
rule limit_into_sum(a, b) {
    s = tfl.Add(a, b) { activation == "NONE" };
    match tfl.Relu(s);
    rewrite tfl.Add(a, b) { activation = "RELU" };
}
// Where the type between has no room for all numbers.
rule quantised_and_back(x) : keep_shared {
    q = tfl.Quantize(x);
    r = tfl.Quantize(q);
    match r;
    where x.dtype in {i8, u8}, same_dtype(x, r), x#scale == r#scale, x#zero_point == r#zero_point;
    where x#scale == q#scale;
    rewrite x;
}
rule quantised_at_once(x) {
    c = tfl.HardSwish(x);
    match tfl.Quantize(c);
    rewrite tfl.HardSwish(x);
}
// Where one of the operators between has an activation of its own.
rule swish_of_limits(x) {
    line = tfl.Add(tfl.Mul(x, approx(0.16666667, 1e-5)), 0.5);
    match tfl.Mul(tfl.Relu(tfl.Minimum(line, 1)), x);
    where x.rank == 4;
    rewrite tfl.HardSwish(x);
}
// Where the value is quantised: nothing is said of the new one.
rule relu_of_reshape(x, s) {
    match tfl.Relu(tfl.Reshape(x, s));
    rewrite tfl.Reshape(tfl.Relu(x), s);
}
