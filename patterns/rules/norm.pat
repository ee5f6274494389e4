// norm.pat -- normalisations that exporters write in parts.
//
// A mean over the last axis is said as axes = [-1] or, of a value whose rank is known, by number.
// Those that ONNX has not at opset 17 are in fuse.pat.

import "onnx.ops";

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
rule make_layer_norm(x, eps, scale, shift) : priority 2 {
    match Add(Mul(centred(x, eps), scale), shift);
    where along(scale, x), along(shift, x);
    rewrite LayerNormalization(x, scale, shift) { axis = -1, epsilon = value(eps) };
}
rule make_layer_norm_unshifted(x, eps, scale) : priority 1 {
    match Mul(centred(x, eps), scale);
    where along(scale, x);
    rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };
}
// A shift behind a normalisation without one.
rule shift_layer_norm(x, scale, shift) {
    n = LayerNormalization(x, scale);
    match Add(n, shift);
    where same_shape(scale, shift), n.axis == -1, shift.rank == 1;
    rewrite LayerNormalization(x, scale, shift) { ..n };
}
// A normalisation of each channel over its pixels (ONNX Script's group and instance forms).
rule make_instance_norm(x, eps, scale, shift) {
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
