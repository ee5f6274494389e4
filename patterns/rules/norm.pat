// norm.pat -- normalisations that exporters write in parts.
//
// A mean over the last axis is said as axes = [-1] or, of a value whose rank is known, by number.
// Those that ONNX has not at opset 17 are in recent.pat.

import "onnx.ops";

cond one(c) = c.elements == 1, c.rank <= 1;
// A number for each place of the last axis, which is not known to be empty: runtimes normalise nothing else.
cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1], not present(c.shape[0] + 0) or c.shape[0] > 0;
cond last_axis(p, x) = p == [-1] or p == [x.rank - 1];
// The same of the last two axes.
cond last_axes(p, x) = p == [-2, -1] or p == [x.rank - 2, x.rank - 1];
cond along_two(c, x) = c.rank == 2, c.shape[0] == x.shape[-2], c.shape[1] == x.shape[-1], c.shape[0] > 0,
    c.shape[1] > 0;
// 1 over the root of s, and x over it.
pattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5);
pattern reciprocal_root(s, h) =
    Reciprocal(root(s, h)) | Div(1, root(s, h)) | Pow(s, h & -0.5) | Sqrt(Reciprocal(s) | Div(1, s));
pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h));

cond small(eps, h) = one(eps), value(eps) >= 0, value(eps) < 1e30, not present(h) or one(h);

// The mean taken away behind the factor, as a normalisation of batches is written (TensorFlow, Keras), and a
// variance as the mean of squares less the square of the mean (Flax): here in one form for the rules below.
// The factor is finite, or else numbers become NaN.
rule centre_first(x, e, eps, h, scale, shift) {
    m = ReduceMean(x) { axes = p, keepdims == 1 };
    k = Mul(reciprocal_root(Add(ReduceMean(Mul(e, e) | Pow(e, 2)), eps & const), h), scale & const);
    match Add(Mul(x, k), Sub(shift, Mul(m, k)) | Add(Mul(Neg(m), k), shift));
    where last_axis(p, x), small(eps, h), value(eps) > 1e-15, max([abs(v) for v in value(scale)]) < 1e15;
    where along(scale, x), x.dtype in {f16, f32, f64};
    rewrite Add(Mul(Sub(x, m), k), shift);
}
// The mean over the last of three axes, as a pool (tf2onnx).
rule mean_of_pool(x) : keep_shared {
    g = GlobalAveragePool(x);
    y = Sub(x, g);
    match y;
    where x.rank == 3, x.dtype in {f16, f32, f64};
    rewrite Sub(x, ReduceMean(x) { axes = [-1], keepdims = 1 });
}
rule negated_mean_of_pool(x) : keep_shared {
    match Neg(GlobalAveragePool(x));
    where x.rank == 3, x.dtype in {f16, f32, f64};
    rewrite Neg(ReduceMean(x) { axes = [-1], keepdims = 1 });
}
rule mean_of_squares_pool(x) : keep_shared {
    match GlobalAveragePool(Mul(x, x));
    where x.rank == 3, x.dtype in {f16, f32, f64};
    rewrite ReduceMean(Mul(x, x)) { axes = [-1], keepdims = 1 };
}
rule centre_square(x) {
    m = ReduceMean(x) { axes = p, keepdims == 1 };
    match Sub(ReduceMean(Mul(x, x) | Pow(x, 2)) { axes = q, keepdims == 1 }, Mul(m, m) | Pow(m, 2));
    where last_axis(p, x), last_axis(q, x), x.dtype in {f16, f32, f64};
    rewrite {
        d = Sub(x, m);
        return ReduceMean(Mul(d, d)) { axes = [-1], keepdims = 1 };
    }
}

// x less its mean, over what the root of the mean of its square is, with scale and shift, computed in a
// wider dtype or not (demo 2; ONNX Runtime: LayerNormFusion).
cond normal(p, q, d, eps, h) = last_axis(p, d), last_axis(q, d), small(eps, h);
rule make_layer_norm(x, eps, h, scale) : priority 3 {
    wide = Cast(x) { to == 1 };
    w = wide | x;
    d = Sub(w, ReduceMean(w) { axes = p, keepdims == 1 });
    late = Cast(d) { to == 1 };
    e = late | d;
    s = Add(ReduceMean(Pow(e, 2) | Mul(e, e)) { axes = q, keepdims == 1 }, eps & const);
    n = over_root(e, s, h);
    back = Cast(n);
    narrow = Cast(root(s, h));
    match Mul(back | n | Div(d, narrow), scale) | Mul(e, Mul(reciprocal_root(s, h), scale))
        | Div(Mul(e, scale), root(s, h));
    where normal(p, q, x, eps, h), along(scale, x), same_dtype(x, scale), x.dtype in {f16, f32, f64};
    where (not present(wide) and not present(late) and not present(back) and not present(narrow))
        or (x.dtype == f16 and (present(wide) or present(late)) and (same_dtype(x, back) or same_dtype(x, narrow)));
    rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };
}
// Without a scale, which is 1 then.
rule make_layer_norm_unscaled(x, eps, h) : priority 2 {
    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
    s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);
    match over_root(d, s, h);
    where normal(p, q, x, eps, h), x.shape[-1] > 0, x.dtype in {f16, f32, f64};
    rewrite LayerNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { axis = -1, epsilon = value(eps) };
}
rule scale_layer_norm(x, scale) {
    n = LayerNormalization(x, splat(1)) { axis == -1 };
    match Mul(n, scale);
    where along(scale, x), same_dtype(x, scale);
    rewrite LayerNormalization(x, scale) { ..n };
}
// Over the last two axes.
rule make_layer_norm_of_two(x, eps, h, scale) : priority 3 {
    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
    s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);
    match Mul(over_root(d, s, h), scale);
    where last_axes(p, x), last_axes(q, x), small(eps, h), along_two(scale, x), x.dtype in {f16, f32, f64};
    rewrite LayerNormalization(x, scale) { axis = -2, epsilon = value(eps) };
}
// A shift behind a normalisation without one.
rule shift_layer_norm(x, scale, shift) {
    n = LayerNormalization(x, scale);
    match Add(n, shift);
    where same_shape(scale, shift), n.axis == -shift.rank;
    rewrite LayerNormalization(x, scale, shift) { ..n };
}
// A normalisation of each channel over its pixels (ONNX Script's group and instance forms); runtimes have none of doubles.
rule make_instance_norm(x, eps, scale, shift) {
    d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
    v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };
    s = Sqrt(Add(v, eps & const));
    n = Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));
    match Add(Mul(n, scale & const), shift & const);
    where x.rank == 4, p in {[2, 3], [-2, -1]}, q in {[2, 3], [-2, -1]}, one(eps), x.dtype in {f16, f32};
    where scale.rank == 3, scale.shape[1] == 1, scale.shape[2] == 1, scale.shape[0] == x.shape[1];
    where shift.rank == 3, shift.shape[1] == 1, shift.shape[2] == 1, shift.shape[0] == x.shape[1];
    rewrite InstanceNormalization(x, Reshape(scale, i64 [-1]), Reshape(shift, i64 [-1])) { epsilon = value(eps) };
}
