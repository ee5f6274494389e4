// eliminate.pat -- operators that change nothing, and second operators that repeat the first.
//
// Over ONNX in its canonical form.  Each rule removes a node or replaces one by a cheaper one, so
// that they end together in any order.  What a shape decides is asked of types: where they are
// unknown, the node stays.

import "onnx.ops";

// Beside x the constant c leaves the shape alone, y being the result.
cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y);

// ---- neutral elements ----

// x * 1 (ONNX Script: no_op; onnx/optimizer: eliminate_nop_with_unit).
rule mul_one(x, c) { y = Mul(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }
// x + 0 of integers; of floats x + -0.0 and x - 0.0, which are x for x = -0.0, too (others are in fast_math.pat).
cond is_float(c) = c.dtype in {f16, bf16, f32, f64};
rule add_zero(x, c) {
    y = Add(x, c & splat(0));
    match y;
    where no_wider(c, x, y), not is_float(c) or extern eliminate_minus_zero(c);
    rewrite x;
}
rule sub_zero(x, c) {
    y = Sub(x, c & splat(0));
    match y;
    where no_wider(c, x, y), not is_float(c) or extern eliminate_plus_zero(c);
    rewrite x;
}
// x / 1.
rule div_one(x, c) { y = Div(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }
// x ** 1.
rule pow_one(x, c) { y = Pow(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }
// x and true, x or false.
rule and_true(x, c) { y = And(x, c & splat(true)); match y; where no_wider(c, x, y); rewrite x; }
rule or_false(x, c) { y = Or(x, c & splat(false)); match y; where no_wider(c, x, y); rewrite x; }

// ---- operators without effect ----

// Identity (ONNX Runtime: EliminateIdentity).
rule no_identity(x) { match Identity(x); rewrite x; }
// Dropout as networks are run (ONNX Runtime: EliminateDropout; ONNX Script: no_op).
rule no_dropout(x, ratio) { match Dropout(x, ratio?); rewrite x; }
rule no_dropout_off(x, ratio) { match Dropout(x, ratio?, splat(false)); rewrite x; }
// Dropout of nothing, in training too.
rule no_dropout_ratio(x) { match Dropout(x, splat(0), _); rewrite x; }
// Cast to the dtype it has (ONNX Script: cast_identity; NXP: N11).
rule cast_same(x) { c = Cast(x); match c; where same_dtype(x, c); rewrite x; }
// A CastLike says Cast where the dtype of what it is like is known.
rule cast_like(x, y) {
    match CastLike(x, y);
    where y.dtype in {f32, u8, i8, u16, i16, i32, i64, bool, f16, f64, u32, u64, bf16};
    rewrite Cast(x) {
        to = y.dtype == f32 ? 1 : y.dtype == u8 ? 2 : y.dtype == i8 ? 3 : y.dtype == u16 ? 4 : y.dtype == i16 ? 5
           : y.dtype == i32 ? 6 : y.dtype == i64 ? 7 : y.dtype == bool ? 9 : y.dtype == f16 ? 10
           : y.dtype == f64 ? 11 : y.dtype == u32 ? 12 : y.dtype == u64 ? 13 : 16
    };
}
// Expand to the shape it has (ONNX Script: expand_identity).
rule expand_same(x) { e = Expand(x, _); match e; where same_shape(x, e); rewrite x; }
// An operand that is broadcast anyway needs no Expand (ONNX Script: remove_expand_before_binary_op).
ops commutative = Add | Mul | And | Or | Xor | Equal | BitwiseAnd | BitwiseOr | BitwiseXor;
ops noncommutative = Sub | Div | Pow | Mod | Less | LessOrEqual | Greater | GreaterOrEqual;
rule expand_operand(x, y) : keep_shared {
    b = commutative(Expand(x, _), y);
    match b;
    where broadcast_to(x, y), same_shape(y, b);
    rewrite b.op(x, y);
}
rule expand_left(x, y) : keep_shared {
    b = noncommutative(Expand(x, _), y);
    match b;
    where broadcast_to(x, y), same_shape(y, b);
    rewrite b.op(x, y) { ..b };
}
rule expand_right(x, y) : keep_shared {
    b = (noncommutative | PRelu)(y, Expand(x, _));
    match b;
    where broadcast_to(x, y), same_shape(y, b);
    rewrite b.op(y, x) { ..b };
}
rule expand_condition(c, x, y) : keep_shared {
    w = Where(Expand(c, _), x, y);
    match w;
    where broadcast_to(c, w), same_shape(x, w) or same_shape(y, w);
    rewrite Where(c, x, y);
}
rule expand_choice(c, x, y) : keep_shared {
    w = Where(c, Expand(x, _), y);
    match w;
    where broadcast_to(x, w), same_shape(c, w) or same_shape(y, w);
    rewrite Where(c, x, y);
}
rule expand_other_choice(c, x, y) : keep_shared {
    w = Where(c, x, Expand(y, _));
    match w;
    where broadcast_to(y, w), same_shape(c, w) or same_shape(x, w);
    rewrite Where(c, x, y);
}
// Tile once in each direction.
rule tile_once(x) { match Tile(x, splat(1)); rewrite x; }
// Pad by nothing, whatever the mode (onnx/optimizer: eliminate_nop_pad).
rule pad_none(x) { match Pad(x, splat(0), ...); rewrite x; }
// Slice of everything, forwards (ONNX Script: collapse_slices).
rule slice_all(x, steps) {
    s = Slice(x, _, _) | Slice(x, _, _, _) | Slice(x, _, _, _?, steps);
    match s;
    where same_shape(x, s), not present(steps) or value(steps) == 1 or min([v for v in value(steps)]) == 1;
    rewrite x;
}
// Concat, Sum, Max, Min, Mean of one.
rule concat_one(x) { match Concat(x); rewrite x; }
rule join_one(x) { match (Sum | Max | Min | Mean)(x); rewrite x; }
// Split into one part.
rule split_one(x) {
    s = Split(x, ...);
    first = s.0;
    match first;
    where same_shape(x, first);
    rewrite x;
}
// Where of a known condition.
rule where_true(x, y) { w = Where(splat(true), x, y); match w; where same_shape(x, w); rewrite x; }
rule where_false(x, y) { w = Where(splat(false), x, y); match w; where same_shape(y, w); rewrite y; }
// A transposition that keeps the order (ONNX Script: transpose_identity; NXP: N6).
rule transpose_none(x) {
    match Transpose(x) { perm = p };
    where p == range(len(p));
    rewrite x;
}
// Reshape to the shape it has (NXP: N4; onnx/optimizer: eliminate_nop_reshape).
rule reshape_same(x) {
    r = (Reshape | Squeeze | Unsqueeze | Flatten)(x, ...);
    match r;
    where same_shape(x, r);
    rewrite x;
}
// ... or of a matrix, whatever its extents are.
rule flatten_matrix(x) {
    match Flatten(x) { axis in {1, -1} };
    where x.rank == 2;
    rewrite x;
}
// A mean, a sum, a product or the extreme of one element each.
rule reduce_of_one(x) {
    r = (ReduceMean | ReduceSum | ReduceMax | ReduceMin | ReduceProd)(x, ...);
    match r;
    where r.keepdims == 1, x.dtype in {f16, bf16, f32, f64};
    where same_shape(x, r)
        or (present(r.axes) and len(r.axes) > 0 and [x.shape[a] for a in r.axes] == [1 for a in r.axes]);
    rewrite x;
}
rule sum_of_one(x, a) {
    match ReduceSum(x, a & const) { keepdims == 1 };
    where a.elements == 1, x.shape[value(a)] == 1, x.dtype in {f16, bf16, f32, f64};
    rewrite x;
}
// Minus minus x.
rule minus_twice(x, c, d) {
    match Mul(Mul(x, c & splat(-1)), d & splat(-1));
    where c.elements == 1, d.elements == 1, c.rank <= x.rank, d.rank <= x.rank;
    rewrite x;
}
// Resize by 1.
rule resize_none(x, roi) {
    match Resize(x, roi?, splat(1)) { mode != "cubic", coordinate_transformation_mode != "tf_crop_and_resize" };
    rewrite x;
}

// A state that a network begins with where none is given (tf2onnx: of as many rows as there are).  `absent` is left out.
// The extern judges; graphs that are made to check rules have the constant.
pattern state = splat(0) | _;
rule lstm_from_zeros(x, w, r, b, len, h, c, absent) {
    y = LSTM(x, w, r, b?, len?, h & state, c & state, absent?);
    match y;
    where not present(absent), extern eliminate_zeros(h), extern eliminate_zeros(c);
    rewrite LSTM(x, w, r, b?, len?) -> 3 { ..y };
}
rule gru_from_zeros(x, w, r, b, len, h) {
    y = GRU(x, w, r, b?, len?, h & state);
    match y;
    where extern eliminate_zeros(h);
    rewrite GRU(x, w, r, b?, len?) -> 2 { ..y };
}

// ---- the second of two ----

// Operators that do nothing to their own result (onnx/optimizer: eliminate_consecutive_idempotent_ops).
rule relu_twice(x) { r = Relu(x); match Relu(r); rewrite r; }
rule abs_twice(x) { a = (Abs | Relu)(x); match Abs(a); rewrite a; }
rule sign_twice(x) { s = Sign(x); match Sign(s); rewrite s; }
rule round_twice(x) { r = (Ceil | Floor | Round)(x); match (Ceil | Floor | Round)(r); rewrite r; }
// Their own inverses.
rule not_twice(x) : keep_shared { match Not(Not(x)); rewrite x; }
rule neg_twice(x) : keep_shared { match Neg(Neg(x)); rewrite x; }
// |-x|.
rule abs_neg(x) : keep_shared { match Abs(Neg(x)); rewrite Abs(x); }
// A cast of a cast that loses nothing (ONNX Script: cast_cast; NXP: N10, which lacks this guard).
cond lossless(x, c) =
    (x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, bf16, f32, f64})
    or (x.dtype == u8 and c.dtype in {u16, u32, u64})
    or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})
    or (x.dtype == u16 and c.dtype in {u32, u64})
    or (x.dtype in {i32, u32} and c.dtype in {i64, f64})
    or (x.dtype == u32 and c.dtype == u64)
    or (x.dtype in {f16, bf16} and c.dtype in {f32, f64})
    or (x.dtype == f32 and c.dtype == f64);
rule cast_cast(x) : keep_shared {
    c = Cast(x);
    d = Cast(c);
    match d;
    where lossless(x, c);
    rewrite Cast(x) { ..d };
}
// Where of a negation (ONNX Runtime: NotWhereFusion; onnx/optimizer: eliminate_not_where).
rule not_where(c, x, y) : keep_shared { match Where(Not(c), x, y); rewrite Where(c, y, x); }
// Einsum's letters are a, b, c ... as they come, as other rules expect them.
rule einsum_letters() {
    e = Einsum(...);
    match e;
    rewrite extern eliminate_letters;
}
