// norm.pat -- normalisations that exporters write in parts.
//
// A mean over the last axes is said as axes = [-1] or, of a value whose rank is known, by number.

import "onnx.ops";
import "com_microsoft.ops";

cond one(c) = c.elements == 1, c.rank <= 1;
// A number for each place of the last axis.
cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];

// x less its mean, over what the root of the mean of its square is, with scale and shift
// (demo 2; ONNX Runtime: LayerNormFusion).
pattern deviation(d, eps) {
    v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };
    where q == [-1] or q == [d.rank - 1], one(eps);
    return Sqrt(Add(v, eps & const));
}
pattern centred(x, eps) {
    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
    s = deviation(d, eps);
    where p == [-1] or p == [x.rank - 1];
    return Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));
}
rule layer_norm(x, eps, scale, shift) : priority 2 {
    match Add(Mul(centred(x, eps), scale), shift);
    where along(scale, x), along(shift, x);
    rewrite LayerNormalization(x, scale, shift) { axis = -1, epsilon = value(eps) };
}
rule layer_norm_unshifted(x, eps, scale) : priority 1 {
    match Mul(centred(x, eps), scale);
    where along(scale, x);
    rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };
}
// A shift behind a normalisation without one.
rule layer_norm_shift(x, scale, shift) {
    n = LayerNormalization(x, scale);
    match Add(n, shift);
    where same_shape(scale, shift), n.axis == -1, shift.rank == 1;
    rewrite LayerNormalization(x, scale, shift) { ..n };
}
// The same without a mean (demo 3; ONNX Script: rms_normalization; ONNX Runtime: SimplifiedLayerNormFusion).
rule rms_norm(x, eps, scale) {
    s = Sqrt(Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const));
    n = Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s));
    match Mul(n, scale);
    where q == [-1] or q == [x.rank - 1], one(eps), along(scale, x);
    rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };
}
// Computed in a wider dtype, and cast back.
rule rms_norm_wide(x, eps, scale) : priority 1 {
    w = Cast(x) { to == 1 };
    s = Sqrt(Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const));
    n = Div(w, s) | Mul(w, Reciprocal(s)) | Mul(w, Div(1, s));
    c = Cast(n);
    match Mul(c, scale);
    where q == [-1] or q == [x.rank - 1], one(eps), along(scale, x), same_dtype(x, c), x.dtype in {f16, f32};
    rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };
}
// A sum that is normalised and read elsewhere, too (demo 8; ONNX Script: skip_normalization;
// ONNX Runtime: SkipLayerNormFusion).
rule skip_norm(x, skip, scale, shift) : priority 1 {
    s = Add(x, skip);
    n = LayerNormalization(s, scale, shift?) { axis == -1 };
    match n, s;
    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
    rewrite {
        k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };
        return k.0, k.3;
    }
}
rule skip_norm_only(x, skip, scale, shift) {
    n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };
    match n;
    where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
    rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };
}
rule skip_rms_norm(x, skip, scale) : priority 1 {
    s = Add(x, skip);
    n = SimplifiedLayerNormalization(s, scale) { axis == -1 };
    match n, s;
    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
    rewrite {
        k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };
        return k.0, k.3;
    }
}
// A normalisation of each channel over its pixels (ONNX Script's group and instance forms).
rule instance_norm(x, eps, scale, shift) {
    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
    v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };
    s = Sqrt(Add(v, eps & const));
    n = Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));
    match Add(Mul(n, scale & const), shift & const);
    where x.rank == 4, p in {[2, 3], [-2, -1]}, q in {[2, 3], [-2, -1]}, one(eps);
    where scale.rank == 3, scale.shape[1] == 1, scale.shape[2] == 1, scale.shape[0] == x.shape[1];
    where shift.rank == 3, shift.shape[1] == 1, shift.shape[2] == 1, shift.shape[0] == x.shape[1];
    rewrite InstanceNormalization(x, Reshape(scale, i64 [-1]), Reshape(shift, i64 [-1])) { epsilon = value(eps) };
}
