// recent.pat -- Gelu, Swish, RMSNormalization and GroupNormalization, which ONNX has in opsets after 17.
//
// Gelu is of opset 20, GroupNormalization of 21, RMSNormalization of 23, Swish of 24.  A concept is one pattern here, whatever exporters
// write for it; what ONNX Runtime has in its own domain is made of these operators by fuse_ort.pat.

import "onnx.ops";

// Shapes stay those of x: constants beside it are no wider.
cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;
cond single(c) = c.elements == 1, c.rank <= 1;
// A product of three, in any grouping.
pattern of_three(a, b, c) = Mul(Mul(a, b), c) | Mul(Mul(a, c), b) | Mul(a, Mul(b, c));
// Half of a product.
pattern halved(a, b, h) =
    of_three(a, b, h & 0.5) | Div(Mul(a, b), h & 2) | Mul(Div(a, h & 2), b) | Mul(a, Div(b, h & 2));

// ---- Gelu, Swish ----

// x (1 + erf(x / sqrt 2)) / 2 (demo 1; ONNX Runtime: GeluFusion).
rule make_gelu(x, r, o, h) {
    e = Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)));
    n = Erf(Neg(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)))
            | Div(Neg(x), r & approx(1.41421356, 1e-3)) | Mul(Neg(x), r & approx(0.70710678, 1e-3))
            | Mul(x, r & approx(-0.70710678, 1e-3)));
    match halved(x, Add(e, o & 1) | Sub(o & 1, n), h) | Mul(x, Add(Mul(e, h & 0.5), o & 0.5));
    where one(r, x), one(o, x), one(h, x);
    rewrite Gelu(x);
}
// x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2 (ONNX Script: fast_gelu; ONNX Runtime: FastGeluFusion),
// or x times the sigmoid of twice that; the cube may have its x factored out.
pattern cubic(x, k, p) =
    Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))
    | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));
pattern squared(x, k, p) =
    Mul(x, Mul(x, k & approx(0.044715, 1e-4))) | Mul(Mul(x, x) | Pow(x, p & 2), k & approx(0.044715, 1e-4));
pattern inner(x, k, p, r) = Mul(Add(x, cubic(x, k, p)), r & const);
pattern inner_factored(x, k, p, r, u) = of_three(x, r & const, Add(squared(x, k, p), u & 1));
cond numbers(x, k, p, r) = one(k, x), one(r, x), not present(p) or one(p, x);
rule make_gelu_tanh(x, k, p, r, o, h) {
    t = Tanh(inner(x, k, p, r));
    match halved(x, Add(t, o & 1), h) | Mul(x, Add(Mul(t, h & 0.5), o & 0.5));
    where numbers(x, k, p, r), one(o, x), one(h, x), value(r) ~= 0.79788456 +- 1e-3;
    rewrite Gelu(x) { approximate = "tanh" };
}
rule make_gelu_tanh_factored(x, k, p, r, u, o, h) {
    t = Tanh(inner_factored(x, k, p, r, u));
    match halved(x, Add(t, o & 1), h) | Mul(x, Add(Mul(t, h & 0.5), o & 0.5));
    where numbers(x, k, p, r), one(o, x), one(h, x), one(u, x), value(r) ~= 0.79788456 +- 1e-3;
    rewrite Gelu(x) { approximate = "tanh" };
}
rule make_gelu_sigmoid(x, k, p, r, u) {
    match Mul(x, Sigmoid(inner(x, k, p, r) | inner_factored(x, k, p, r, u)));
    where numbers(x, k, p, r), not present(u) or one(u, x), value(r) ~= 1.59576912 +- 2e-3;
    rewrite Gelu(x) { approximate = "tanh" };
}
// x sigmoid(x), x sigmoid(a x).
rule make_swish(x) { match Mul(x, Sigmoid(x)); where x.dtype in {f16, bf16, f32, f64}; rewrite Swish(x); }
rule make_swish_scaled(x, a) {
    match Mul(x, Sigmoid(Mul(x, a & const)));
    where one(a, x), value(a) > 1e-3, value(a) < 1e3;
    rewrite Swish(x) { alpha = value(a) };
}

// ---- RMSNormalization ----

cond last_axis(p, x) = p == [-1] or p == [x.rank - 1];
// A number for each place of the last axis, which is not known to be empty: runtimes normalise nothing else.
cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1], not present(c.shape[0] + 0) or c.shape[0] > 0;
// 1 over the root of s, and x over it.
pattern reciprocal_root(s, h) =
    Reciprocal(Sqrt(s)) | Div(1, Sqrt(s)) | Pow(s, h & -0.5) | Sqrt(Reciprocal(s) | Div(1, s))
    | Reciprocal(Pow(s, h & 0.5));
pattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5);
pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h));

// A value over the root of the mean of its square, computed in a wider dtype or not (demo 3; ONNX Script:
// rms_normalization; ONNX Runtime: SimplifiedLayerNormFusion).
rule make_rms_norm(x, eps, h, scale) : priority 1 {
    wide = Cast(x) { to == 1 };
    w = wide | x;
    s = Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const);
    n = over_root(w, s, h);
    back = Cast(n);
    match Mul(back | n, scale) | Mul(w, Mul(reciprocal_root(s, h), scale)) | Div(Mul(w, scale), root(s, h));
    where last_axis(q, x), single(eps), not present(h) or single(h), along(scale, x), value(eps) >= 0,
        value(eps) < 1e30;
    where x.dtype in {f16, f32, f64}, same_dtype(x, scale);
    where (not present(wide) and not present(back)) or (present(wide) and x.dtype == f16 and same_dtype(x, back));
    rewrite RMSNormalization(x, scale) { epsilon = value(eps) };
}
// Without a scale, which is 1 then.
rule make_rms_norm_unscaled(x, eps, h) {
    s = Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const);
    match over_root(x, s, h);
    where last_axis(q, x), single(eps), not present(h) or single(h), x.shape[-1] > 0, x.dtype in {f16, f32, f64};
    where value(eps) >= 0, value(eps) < 1e30;
    rewrite RMSNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { epsilon = value(eps) };
}
rule scale_rms_norm(x, scale) {
    n = RMSNormalization(x, splat(1)) { axis == -1 };
    match Mul(n, scale);
    where along(scale, x), same_dtype(x, scale);
    rewrite RMSNormalization(x, scale) { ..n };
}

// ---- GroupNormalization, as it is from opset 21 on ----

// Groups of channels as rows, or as an axis of their own, over mean and deviation (ONNX Script: group_normalization).
rule make_group_norm(x, eps, h) {
    r = Reshape(x, _);
    d = Sub(r, ReduceMean(r) { axes = p, keepdims == 1 });
    s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);
    n = InstanceNormalization(r, splat(1), splat(0)) | LayerNormalization(r, splat(1)) | over_root(d, s, h);
    y = Reshape(n, _);
    match y;
    where x.rank >= 3, same_shape(x, y), x.shape[1] > 0, r.rank >= 3, r.shape[0] == x.shape[0], x.dtype in {f16, f32};
    where r.shape[1] > 0, x.shape[1] % r.shape[1] == 0;
    where n.op == InstanceNormalization or (n.op == LayerNormalization and (n.axis == 2 or n.axis == 2 - r.rank))
        or (p == q and (p == [i + 2 for i in range(r.rank - 2)] or p == [i + 2 - r.rank for i in range(r.rank - 2)])
           and single(eps) and value(eps) >= 0 and value(eps) < 1e30 and (not present(h) or single(h)));
    rewrite GroupNormalization.v21(x, Expand(like(x, 1.0), i64 [x.shape[1]]), Expand(like(x, 0.0), i64 [x.shape[1]])) {
        num_groups = r.shape[1], epsilon = present(eps) ? value(eps) : n.epsilon
    };
}
// A number for each channel, behind it.
cond of_channels(c, x) = x.shape[1] > 0, c.elements == x.shape[1], c.rank in {x.rank - 1, x.rank},
    c.shape[c.rank - x.rank + 1] == x.shape[1], same_dtype(c, x);
rule scale_group_norm(x, c) {
    n = GroupNormalization.v21(x, splat(1), splat(0));
    match Mul(n, c);
    where of_channels(c, x);
    rewrite GroupNormalization.v21(x, Reshape(c, i64 [-1]), Expand(like(x, 0.0), i64 [x.shape[1]])) { ..n };
}
rule shift_group_norm(x, scale, c) {
    n = GroupNormalization.v21(x, scale : [_], splat(0));
    match Add(n, c);
    where of_channels(c, x), scale.shape[0] == x.shape[1];
    rewrite GroupNormalization.v21(x, scale, Reshape(c, i64 [-1])) { ..n };
}
