// fuse.pat -- groups that ONNX Runtime has one operator for, in its own domain.
//
// For networks that it runs; they come last, since other rules do not know its operators.

import "onnx.ops";
import "com_microsoft.ops";

cond single(c) = c.elements == 1, c.rank <= 1;
// Shapes stay those of x: constants beside it are no wider.
cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;
// A factor that may change places: neither infinite, nor 0, whose products with infinity runtimes leave out.
cond moderate(s) = abs(value(s)) > 1e-30, abs(value(s)) < 1e30;
// A number for each place of the last axis.
cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];
// t swaps the last two axes of a.
cond swaps_last(t, a) =
    (present(t.perm) and len(t.perm) >= 2
     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))
    or (not present(t.perm) and a.rank == 2);

// ---- convolutions (ONNX Runtime: ConvActivationFusion, ConvAddActivationFusion; demo 11) ----

// An activation behind a convolution of 32-bit floats.
rule fuse_conv_activation(x, w, b) {
    c = Conv(x, w, b?);
    y = (Relu | Sigmoid | Tanh)(c);
    match y;
    where x.dtype == f32;
    rewrite com.microsoft.FusedConv(x, w, b?) {
        ..c, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : "Sigmoid"
    };
}
rule fuse_conv_leaky(x, w, b) {
    c = Conv(x, w, b?);
    y = LeakyRelu(c);
    match y;
    where x.dtype == f32;
    rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = "LeakyRelu", activation_params = [y.alpha] };
}
rule fuse_conv_hard_sigmoid(x, w, b) {
    c = Conv(x, w, b?);
    y = HardSigmoid(c);
    match y;
    where x.dtype == f32;
    rewrite com.microsoft.FusedConv(x, w, b?) {
        ..c, activation = "HardSigmoid", activation_params = [y.alpha, y.beta]
    };
}
rule fuse_conv_clip(x, w, b, lo, hi) {
    c = Conv(x, w, b?);
    match Clip(c, (lo & const)?, (hi & const)?);
    where x.dtype == f32;
    rewrite com.microsoft.FusedConv(x, w, b?) {
        ..c, activation = "Clip",
        activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]
    };
}
// A sum of the convolution and a value of its shape, with an activation behind it.
rule fuse_conv_sum_activation(x, w, b, z) : priority 1 {
    c = Conv(x, w, b?);
    y = Relu(Add(c, z));
    match y;
    where x.dtype == f32, same_shape(c, z), not is_const(z);
    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = "Relu" };
}
rule fuse_conv_sum(x, w, b, z) {
    c = Conv(x, w, b?);
    match Add(c, z);
    where x.dtype == f32, same_shape(c, z), not is_const(z);
    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };
}

// ---- Gelu ----

// 0.5 x (1 + erf(x / sqrt 2)), in the groupings of exporters (demo 1; ONNX Runtime: GeluFusion).
rule fuse_gelu(x, r, o, h) {
    t = Add(Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))), o & 1);
    match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
    where one(r, x), one(o, x), one(h, x);
    rewrite com.microsoft.Gelu(x);
}
// 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) (ONNX Script: fast_gelu; ONNX Runtime: FastGeluFusion).
pattern cubic(x, k, p) =
    Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))
    | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));
rule fuse_gelu_tanh(x, k, p, r, o, h) {
    t = Add(Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))), o & 1);
    match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
    where one(k, x), not present(p) or one(p, x), one(r, x), one(o, x), one(h, x), x.rank >= 1;
    rewrite com.microsoft.FastGelu(x);
}
// x sigmoid(a x).
rule fuse_quick_gelu(x, a) {
    match Mul(x, Sigmoid(Mul(x, a & const)));
    where one(a, x), value(a) ~= 1.702 +- 1e-3;
    rewrite com.microsoft.QuickGelu(x) { alpha = value(a) };
}
// With a bias (ONNX Runtime: BiasGeluFusion; ONNX Script: bias_gelu).
rule fuse_bias_gelu(x, b) {
    match com.microsoft.Gelu(Add(x, b));
    where b.rank == 1, b.shape[0] == x.shape[-1];
    rewrite com.microsoft.BiasGelu(x, b);
}

// ---- integer products (ONNX Runtime: MatMulIntegerToFloatFusion, DynamicQuantizeMatMulFusion) ----

rule fuse_integer_product_sum(x, b, zero, scale, bias) : priority 1, keep_shared {
    q = DynamicQuantizeLinear(x);
    v = q.0;
    s = q.1;
    z = q.2;
    match Add(Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)), bias);
    where b.rank == 2, scale.rank <= 1, bias.rank == 1, bias.shape[0] == b.shape[1];
    where scale.elements == 1 or scale.shape[0] == b.shape[1];
    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?, bias);
}
rule fuse_integer_product(x, b, zero, scale) : keep_shared {
    q = DynamicQuantizeLinear(x);
    v = q.0;
    s = q.1;
    z = q.2;
    match Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale));
    where b.rank == 2, scale.rank <= 1, scale.elements == 1 or scale.shape[0] == b.shape[1];
    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?);
}
rule fuse_dynamic_product(x, b, zero, scale, bias) {
    q = DynamicQuantizeLinear(x);
    match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);
    rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);
}

// ---- normalisations ----

// A value over the root of the mean of its square (demo 3; ONNX Script: rms_normalization; ONNX Runtime: SimplifiedLayerNormFusion).
rule fuse_rms_norm(x, eps, scale) {
    s = Sqrt(Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const));
    n = Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s));
    match Mul(n, scale);
    where q == [-1] or q == [x.rank - 1], single(eps), along(scale, x);
    rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };
}
// Computed in a wider dtype, and cast back.
rule fuse_rms_norm_wide(x, eps, scale) : priority 1 {
    w = Cast(x) { to == 1 };
    s = Sqrt(Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const));
    n = Div(w, s) | Mul(w, Reciprocal(s)) | Mul(w, Div(1, s));
    c = Cast(n);
    match Mul(c, scale);
    where q == [-1] or q == [x.rank - 1], single(eps), along(scale, x), same_dtype(x, c), x.dtype in {f16, f32};
    rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };
}
// A sum that is normalised and read elsewhere, too (demo 8; ONNX Script: skip_normalization;
// ONNX Runtime: SkipLayerNormFusion).
rule fuse_skip_norm(x, skip, scale, shift) : priority 1 {
    s = Add(x, skip);
    n = LayerNormalization(s, scale, shift?) { axis == -1 };
    match n, s;
    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
    where not present(shift) or along(shift, x);
    rewrite {
        k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };
        return k.0, k.3;
    }
}
rule fuse_skip_norm_only(x, skip, scale, shift) {
    n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };
    match n;
    where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
    where not present(shift) or along(shift, x);
    rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };
}
rule fuse_skip_rms_norm(x, skip, scale) : priority 1 {
    s = Add(x, skip);
    n = SimplifiedLayerNormalization(s, scale) { axis == -1 };
    match n, s;
    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
    rewrite {
        k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };
        return k.0, k.3;
    }
}

// ---- FusedMatMul (ONNX Runtime: MatmulTransposeFusion, MatMulScaleFusion; ONNX Script: fused_matmul) ----

rule fuse_matmul_a(a, b) : keep_shared {
    t = Transpose(a);
    match MatMul(t, b);
    where swaps_last(t, a), b.rank >= 2, a.dtype == f32;
    rewrite com.microsoft.FusedMatMul(a, b) { transA = 1 };
}
rule fuse_matmul_b(a, b) : keep_shared {
    t = Transpose(b);
    match MatMul(a, t);
    where swaps_last(t, b), a.rank >= 2, a.dtype == f32;
    rewrite com.microsoft.FusedMatMul(a, b) { transB = 1 };
}
rule fuse_matmul_more_a(a, b) : keep_shared {
    t = Transpose(a);
    m = com.microsoft.FusedMatMul(t, b) { transBatchA == 0 };
    match m;
    where swaps_last(t, a), b.rank >= 2; // a vector is taken for a matrix's row
    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transA = 1 - m.transA };
}
rule fuse_matmul_more_b(a, b) : keep_shared {
    t = Transpose(b);
    m = com.microsoft.FusedMatMul(a, t) { transBatchB == 0 };
    match m;
    where swaps_last(t, b), a.rank >= 2;
    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transB = 1 - m.transB };
}
// A number times or under a product.
rule fuse_matmul_scale(a, b, s) {
    m = MatMul(a, b);
    match Mul(m, s & const);
    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
    rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) };
}
rule fuse_matmul_divisor(a, b, s) {
    m = MatMul(a, b);
    match Div(m, s & const);
    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
    rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) };
}
rule fuse_matmul_more_scale(a, b, s) {
    m = com.microsoft.FusedMatMul(a, b);
    match Mul(m, s & const);
    where m.dtype == f32, s.elements == 1, s.rank <= m.rank, moderate(s);
    rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) };
}

// ---- activations in a product (ONNX Runtime: GemmActivationFusion) ----

rule fuse_gemm(a, b, c) {
    g = Gemm(a, b, c?);
    y = (Relu | Sigmoid | Tanh)(g);
    match y;
    where g.dtype == f32;
    rewrite com.microsoft.FusedGemm(a, b, c?) {
        ..g, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : "Sigmoid"
    };
}
rule fuse_gemm_leaky(a, b, c) {
    g = Gemm(a, b, c?);
    y = LeakyRelu(g);
    match y;
    where g.dtype == f32;
    rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = "LeakyRelu", activation_alpha = y.alpha };
}
