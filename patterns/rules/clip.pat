// clip.pat -- limits: Relu, Clip, Min and Max into one Clip.
//
// Clip(x, lo, hi) is min(max(x, lo), hi), so that hi wins where lo > hi.  The rules hold for any
// limits, such ones too: two of ONNX Script's forms do not (Relu of Clip, and Clip of Clip, where
// intervals do not meet), and its Min of Max forgets that a constant may widen the shape.  A limit
// is a constant of one element; the new one is a scalar of the same dtype.

import "onnx.ops";

// A limit that is a number: NaN is none for Clip, and with an infinite one it matters whether there is another.
cond finite(c) = value(c) - value(c) == 0;

// Clip without limits; of floats it makes the greatest number of infinity (see fast_math.pat).
rule clip_free(x) { match Clip(x); where not (x.dtype in {f16, bf16, f32, f64}); rewrite x; }

// ---- Relu and Clip (ONNX Script: fuse_relus_clips; ONNX Runtime: FuseReluClip) ----

// Relu of Clip: both limits are lifted to 0.
rule relu_clip(x, lo, hi) {
    match Relu(Clip(x, lo & const, hi & const));
    where finite(lo), finite(hi);
    rewrite Clip(x, like(lo, max(value(lo), 0)), like(hi, max(value(hi), 0)));
}
rule relu_clip_low(x, lo) {
    match Relu(Clip(x, lo & const));
    where finite(lo);
    rewrite Clip(x, like(lo, max(value(lo), 0)));
}
rule relu_clip_high(x, lo, hi) {
    match Relu(Clip(x, lo?, hi & const));
    where finite(hi);
    where not present(lo);
    rewrite Clip(x, like(hi, 0), like(hi, max(value(hi), 0)));
}
// Clip of Relu: the lower limit is lifted to 0.
rule clip_relu(x, lo, hi) {
    match Clip(Relu(x), lo & const, hi?);
    where finite(lo);
    rewrite Clip(x, like(lo, max(value(lo), 0)), hi?);
}
rule clip_relu_high(x, lo, hi) {
    match Clip(Relu(x), lo?, hi & const);
    where finite(hi);
    where not present(lo);
    rewrite Clip(x, like(hi, 0), hi);
}

// ---- Clip of Clip: the outer limits bound the inner ones ----

rule clip_clip(x, a, b, c, d) {
    match Clip(Clip(x, a & const, b & const), c & const, d & const);
    where finite(a), finite(b), finite(c), finite(d);
    rewrite Clip(x, like(a, min(max(value(a), value(c)), value(d))), like(b, min(max(value(b), value(c)), value(d))));
}
rule clip_clip_low(x, a, b, c) {
    match Clip(Clip(x, a & const, b & const), c & const);
    where finite(a), finite(b), finite(c);
    rewrite Clip(x, like(a, max(value(a), value(c))), like(b, max(value(b), value(c))));
}
rule clip_clip_high(x, a, b, c, d) {
    match Clip(Clip(x, a & const, b & const), c?, d & const);
    where finite(a), finite(b), finite(d);
    where not present(c);
    rewrite Clip(x, like(a, min(value(a), value(d))), like(b, min(value(b), value(d))));
}
rule clip_low_clip(x, a, c, d) {
    match Clip(Clip(x, a & const), c & const, d & const);
    where finite(a), finite(c), finite(d);
    rewrite Clip(x, like(a, min(max(value(a), value(c)), value(d))), d);
}
rule clip_low_low(x, a, c) {
    match Clip(Clip(x, a & const), c & const);
    where finite(a), finite(c);
    rewrite Clip(x, like(a, max(value(a), value(c))));
}
rule clip_low_high(x, a, c, d) {
    match Clip(Clip(x, a & const), c?, d & const);
    where finite(a), finite(d);
    where not present(c);
    rewrite Clip(x, a, d);
}
rule clip_high_clip(x, a, b, c, d) {
    match Clip(Clip(x, a?, b & const), c & const, d & const);
    where finite(b), finite(c), finite(d);
    where not present(a);
    rewrite Clip(x, c, like(b, min(max(value(b), value(c)), value(d))));
}
rule clip_high_low(x, a, b, c) {
    match Clip(Clip(x, a?, b & const), c & const);
    where finite(b), finite(c);
    where not present(a);
    rewrite Clip(x, c, like(b, max(value(b), value(c))));
}
rule clip_high_high(x, a, b, c, d) {
    match Clip(Clip(x, a?, b & const), c?, d & const);
    where finite(b), finite(d);
    where not present(a), not present(c);
    rewrite Clip(x, a?, like(b, min(value(b), value(d))));
}

// ---- Min and Max with constants (ONNX Script: min_max_to_clip) ----

// A limit of one element that leaves the shape of x alone, y being the result.
cond is_limit(c, x, y) = c.elements == 1, finite(c), c.rank == 0 or c.rank <= x.rank or same_shape(x, y);

// Max(x, 0).
rule max_zero(x, c) {
    y = Max(x, c & 0);
    match y;
    where is_limit(c, x, y), x.dtype in {f16, f32, f64};
    rewrite Relu(x);
}
// Min(Max(x, lo), hi), the shape of Clip.
rule min_max(x, lo, hi) {
    m = Max(x, lo & const);
    y = Min(m, hi & const);
    match y;
    where is_limit(lo, x, m), is_limit(hi, m, y);
    rewrite Clip(x, like(lo, value(lo)), like(hi, value(hi)));
}
// Max(Min(x, hi), lo): lo wins where lo > hi, so that both become lo there.
rule max_min(x, lo, hi) {
    m = Min(x, hi & const);
    y = Max(m, lo & const);
    match y;
    where is_limit(hi, x, m), is_limit(lo, m, y);
    rewrite Clip(x, like(lo, value(lo)), like(hi, max(value(lo), value(hi))));
}
// Constants of one side meet.
rule min_min(x, a, b) {
    m = Min(x, a & const);
    y = Min(m, b & const);
    match y;
    where is_limit(a, x, m), is_limit(b, m, y);
    rewrite Min(x, like(a, min(value(a), value(b))));
}
rule max_max(x, a, b) {
    m = Max(x, a & const);
    y = Max(m, b & const);
    match y;
    where is_limit(a, x, m), is_limit(b, m, y);
    rewrite Max(x, like(a, max(value(a), value(b))));
}
