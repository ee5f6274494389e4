// fuse.pat -- groups that ONNX Runtime has one operator for.

import "onnx.ops";
import "com_microsoft.ops";

// ---- convolutions (ONNX Runtime: ConvActivationFusion, ConvAddActivationFusion; demo 11) ----

// An activation behind a convolution of 32-bit floats.
rule conv_activation(x, w, b) {
    c = Conv(x, w, b?);
    y = (Relu | Sigmoid | Tanh)(c);
    match y;
    where x.dtype == f32;
    rewrite com.microsoft.FusedConv(x, w, b?) {
        ..c, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : "Sigmoid"
    };
}
rule conv_leaky(x, w, b) {
    c = Conv(x, w, b?);
    y = LeakyRelu(c);
    match y;
    where x.dtype == f32;
    rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = "LeakyRelu", activation_params = [y.alpha] };
}
rule conv_hard_sigmoid(x, w, b) {
    c = Conv(x, w, b?);
    y = HardSigmoid(c);
    match y;
    where x.dtype == f32;
    rewrite com.microsoft.FusedConv(x, w, b?) {
        ..c, activation = "HardSigmoid", activation_params = [y.alpha, y.beta]
    };
}
rule conv_clip(x, w, b, lo, hi) {
    c = Conv(x, w, b?);
    match Clip(c, (lo & const)?, (hi & const)?);
    where x.dtype == f32;
    rewrite com.microsoft.FusedConv(x, w, b?) {
        ..c, activation = "Clip",
        activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]
    };
}
// A sum of the convolution and a value of its shape, with an activation behind it.
rule conv_sum_activation(x, w, b, z) : priority 1 {
    c = Conv(x, w, b?);
    y = Relu(Add(c, z));
    match y;
    where x.dtype == f32, same_shape(c, z), not is_const(z);
    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = "Relu" };
}
rule conv_sum(x, w, b, z) {
    c = Conv(x, w, b?);
    match Add(c, z);
    where x.dtype == f32, same_shape(c, z), not is_const(z);
    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };
}

// ---- Gelu (ONNX Runtime: BiasGeluFusion, GeluApproximation; ONNX Script: bias_gelu) ----

rule bias_gelu(x, b) {
    match com.microsoft.Gelu(Add(x, b));
    where b.rank == 1, b.shape[0] == x.shape[-1];
    rewrite com.microsoft.BiasGelu(x, b);
}
// The approximation by a hyperbolic tangent: other numbers, by up to 5e-4.
rule gelu_approximation(x) { match com.microsoft.Gelu(x); rewrite com.microsoft.FastGelu(x); }
rule bias_gelu_approximation(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); }

// ---- integer products (ONNX Runtime: MatMulIntegerToFloatFusion, DynamicQuantizeMatMulFusion) ----

rule integer_product_sum(x, b, zero, scale, bias) : priority 1, keep_shared {
    q = DynamicQuantizeLinear(x);
    v = q.0;
    s = q.1;
    z = q.2;
    match Add(Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)), bias);
    where b.rank == 2, scale.rank <= 1, bias.rank == 1, bias.shape[0] == b.shape[1];
    where scale.elements == 1 or scale.shape[0] == b.shape[1];
    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?, bias);
}
rule integer_product(x, b, zero, scale) : keep_shared {
    q = DynamicQuantizeLinear(x);
    v = q.0;
    s = q.1;
    z = q.2;
    match Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale));
    where b.rank == 2, scale.rank <= 1, scale.elements == 1 or scale.shape[0] == b.shape[1];
    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?);
}
rule dynamic_quantize_product(x, b, zero, scale, bias) {
    q = DynamicQuantizeLinear(x);
    match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);
    rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);
}
