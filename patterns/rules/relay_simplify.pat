// relay_simplify.pat -- Relay's algebraic simplifier: operands first, until nothing changes.
//
// After SimplifyExpr and the smaller passes around it in TVM's Relay.  Reals are meant where floats
// stand; integers keep their results exactly.

import "relay.ops";

cond is_float(x) = x.dtype in {f16, bf16, f32, f64};
// The constant c leaves the shape of the other operand to y, the result.
cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y);

// ---- neutral elements (EliminateIdentityRewrite) ----

rule rs_add_zero(x, c) : operands_first { y = add(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }
rule rs_sub_zero(x, c) : operands_first { y = subtract(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }
rule rs_mul_one(x, c) : operands_first { y = multiply(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }
rule rs_div_one(x, c) : operands_first { y = divide(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }
rule rs_add_zeros(x) : operands_first {
    y = add(x, zeros() | zeros_like(_));
    match y;
    where same_type(x, y);
    rewrite x;
}
rule rs_mul_ones(x) : operands_first {
    y = multiply(x, ones() | ones_like(_));
    match y;
    where same_type(x, y);
    rewrite x;
}

// ---- operators that change nothing ----

rule rs_copy(x) : operands_first { match copy(x); rewrite x; }
rule rs_cast_same(x) : operands_first { c = cast(x); match c; where x.dtype == attr(c, dtype); rewrite x; }
rule rs_cast_like(x, t) : operands_first { match cast_like(x, t); where same_dtype(x, t); rewrite x; }
rule rs_transpose_none(x) : operands_first {
    match transpose(x) { axes = p };
    where p == range(len(p));
    rewrite x;
}
rule rs_layout_same(x) : operands_first {
    match layout_transform(x) { src_layout = a, dst_layout = b };
    where a == b;
    rewrite x;
}
rule rs_layout_back(x) : operands_first, keep_shared {
    match layout_transform(layout_transform(x) { src_layout = a, dst_layout = b }) { src_layout = c, dst_layout = d };
    where b == c, a == d;
    rewrite x;
}
rule rs_layout_layout(x) : operands_first, keep_shared {
    match layout_transform(layout_transform(x) { src_layout = a, dst_layout = b }) { src_layout = c, dst_layout = d };
    where b == c, a != d;
    rewrite layout_transform(x) { src_layout = a, dst_layout = d };
}
rule rs_reshape_same(x) : operands_first { r = reshape(x); match r; where same_shape(x, r); rewrite x; }
rule rs_broadcast_same(x) : operands_first { b = broadcast_to(x); match b; where same_type(x, b); rewrite x; }
rule rs_strided_all(x) : operands_first {
    s = strided_slice(x);
    match s;
    where same_shape(x, s), not present(s.strides) or min([v for v in s.strides]) >= 1;
    rewrite x;
}
rule rs_dropout(x) : operands_first { match nn.dropout(x).0; rewrite x; }

// ---- the second of two (SimplifyReshape, SimplifyTranspose, SimplifyConsecutiveCast) ----

rule rs_reshape_reshape(x) : operands_first, keep_shared {
    r = reshape(reshape(x));
    match r;
    where r.elements > 0;
    rewrite reshape(x) { newshape = [d for d in r.shape] };
}
rule rs_flatten_reshape(x) : operands_first, keep_shared {
    r = nn.batch_flatten(reshape(x));
    match r;
    where r.elements > 0;
    rewrite reshape(x) { newshape = [d for d in r.shape] };
}
rule rs_transpose_transpose(x) : operands_first, keep_shared {
    match transpose(transpose(x) { axes = p }) { axes = q };
    where min([i for i in p]) >= 0, min([i for i in q]) >= 0;
    rewrite transpose(x) { axes = [p[i] for i in q] };
}
// A widening cast before another one.
rule rs_cast_cast(x) : operands_first, keep_shared {
    c = cast(x);
    d = cast(c);
    match d;
    where (x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, f32, f64})
        or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64}) or (x.dtype == i32 and c.dtype in {i64, f64})
        or (x.dtype in {f16, bf16} and c.dtype in {f32, f64}) or (x.dtype == f32 and c.dtype == f64);
    rewrite cast(x) { ..d };
}
// Limits within limits.
rule rs_clip_clip(x) : operands_first {
    i = clip(x);
    o = clip(i);
    match o;
    where i.a_min <= i.a_max, o.a_min <= o.a_max;
    rewrite clip(x) { a_min = min(max(i.a_min, o.a_min), o.a_max), a_max = min(max(i.a_max, o.a_min), o.a_max) };
}
rule rs_relu_relu(x) : operands_first { r = nn.relu(x); match nn.relu(r); rewrite r; }
rule rs_relu_clip(x) : operands_first {
    c = clip(nn.relu(x));
    match c;
    where c.a_min <= c.a_max, c.a_max >= 0.0;
    rewrite clip(x) { a_min = max(c.a_min, 0.0), a_max = max(c.a_max, max(c.a_min, 0.0)) };
}

// ---- constants meet (SimplifyConsecutiveAdd, SimplifyAdjacentMultiplyOrAdd, SwitchAddMultiply) ----

rule rs_add_add(x, a, b) : operands_first {
    match add(add(x & !const, a & const), b & const);
    where a.elements == 1, b.elements == 1, a.rank == 0, b.rank == 0;
    rewrite add(x, like(a, value(a) + value(b)));
}
rule rs_mul_mul(x, a, b) : operands_first {
    match multiply(multiply(x & !const, a & const), b & const);
    where a.elements == 1, b.elements == 1, a.rank == 0, b.rank == 0;
    rewrite multiply(x, like(a, value(a) * value(b)));
}
// (x + a) b is x b + a b, so that scales of neighbours meet.
rule rs_add_mul(x, a, b) : operands_first {
    match multiply(add(x & !const, a & const), b & const);
    where is_float(a), a.rank == 0, b.rank == 0;
    rewrite add(multiply(x, b), like(a, value(a) * value(b)));
}
// a a + 2 a b + b b, and a a - b b (SimplifyBinomial).
rule rs_binomial(a, b) : operands_first {
    match add(add(multiply(a, a), multiply(multiply(a, b), 2)), multiply(b, b))
        | add(add(multiply(a, a), multiply(a, multiply(b, 2))), multiply(b, b))
        | add(add(multiply(a, a), multiply(2, multiply(a, b))), multiply(b, b));
    where same_type(a, b), distinct(a, b);
    rewrite { s = add(a, b); return multiply(s, s); }
}
rule rs_difference_of_squares(a, b) : operands_first {
    match subtract(multiply(a, a), multiply(b, b));
    where same_type(a, b), distinct(a, b);
    rewrite multiply(add(a, b), subtract(a, b));
}

// ---- cheaper operators (SimplifyRSqrt and others) ----

rule rs_rsqrt(x, c) : operands_first {
    match divide(c & const, sqrt(x));
    where is_float(c), c.rank == 0;
    rewrite multiply(c, rsqrt(x));
}
rule rs_neg_neg(x) : operands_first, keep_shared { match negative(negative(x)); rewrite x; }
rule rs_sub_self(x) : operands_first {
    y = subtract(x, x);
    match y;
    where x.dtype in {i8, i16, i32, i64, u8, u16, u32, u64};
    rewrite zeros_like(x);
}
// The place of the largest of dequantised or softened numbers (SimplifyDQArgMax, SimplifyDQArgMin).
rule rs_dq_arg(x, s, z) : operands_first {
    a = (argmax | argmin)(qnn.dequantize(x, s & const, z & const));
    match a;
    where s.elements == 1, value(s) > 0;
    rewrite a.op(x) { ..a };
}
// What stands for a constant by its shape is one (ConcretizeZerosLike, ConcretizeOnesLike ...).
rule rs_zeros_like(x) : operands_first {
    z = zeros_like(x);
    match z;
    where present(x.elements);
    rewrite zeros() { shape = [d for d in x.shape], dtype = x.dtype };
}
rule rs_ones_like(x) : operands_first {
    z = ones_like(x);
    match z;
    where present(x.elements);
    rewrite ones() { shape = [d for d in x.shape], dtype = x.dtype };
}
rule rs_reshape_like(x, y) : operands_first {
    r = reshape_like(x, y) { lhs_begin == 0, rhs_begin == 0 };
    match r;
    where r.elements > 0;
    rewrite reshape(x) { newshape = [d for d in r.shape] };
}
rule rs_collapse_like(x, y) : operands_first { match collapse_sum_like(x, y); where same_shape(x, y); rewrite x; }
rule rs_broadcast_like(x, y) : operands_first { match broadcast_to_like(x, y); where same_shape(x, y); rewrite x; }
