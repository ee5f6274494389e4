// layout.pat -- transpositions: composed, cancelled, or said as a Reshape.
//
// A Transpose that does not say its order reverses the axes.

import "onnx.ops";

// The order of a Transpose is given, or reverses x, whose rank is known.
cond order_known(t, x) = present(t.perm) or x.rank >= 0;

// Two in a row are one (ONNX Script: transpose_transpose; NXP: N5; onnx/optimizer:
// fuse_consecutive_transposes).  For others the first one stays.
rule transpose_transpose(x) : keep_shared {
    t = Transpose(x);
    u = Transpose(t);
    match u;
    where order_known(t, x), order_known(u, t);
    rewrite Transpose(x) {
        perm = [(present(t.perm) ? t.perm : reverse(range(x.rank)))[i]
                for i in present(u.perm) ? u.perm : reverse(range(x.rank))]
    };
}
// The same for all that reads one transposition, which goes at once (demo 12; NXP: N5).
rule transpose_fan(x) {
    t = Transpose(x) { perm = p };
    every y = Transpose(t) { perm = q };
    match every y;
    rewrite every Transpose(x) { perm = [p[i] for i in q] };
}
// Where only axes of extent 1 move, the elements stay in place (NXP: N17).
rule transpose_ones(x) {
    t = Transpose(x) { perm = p };
    match t;
    where t.rank >= 0, p != range(len(p)), extern layout_moves_ones(x, t);
    rewrite Reshape(x, i64 [d for d in t.shape]);
}
// Where the shape is given, the elements need only stay in place.
rule reshape_of_ones(x, s) : keep_shared {
    t = Transpose(x) { perm = p };
    match Reshape(t, s & const) { allowzero == 0 };
    where prod([value(s)[i] != 0 or p[i] == i ? 1 : 0 for i in range(s.elements)]) == 1, extern layout_moves_ones(x, t);
    rewrite Reshape(x, s);
}
// Channels last, reshaped over the pixels as channels first, and back (NXP: N16).
rule transposes_around_reshape(x) {
    t = Transpose(x) { perm == [0, 3, 1, 2] };
    r = Reshape(t, _);
    u = Transpose(r) { perm in {[0, 2, 1], [0, 2, 3, 1]} };
    match u;
    where r.shape[0] == t.shape[0], r.shape[1] == t.shape[1];
    rewrite Reshape(x, i64 [d for d in u.shape]);
}
// A matrix the other way round; that of one row or column may be said as a Reshape.
pattern across(a) = Transpose(a : [_, _]) { perm == [1, 0] } | column(a);
pattern column(a) {
    r = Reshape(a : [_, _], _);
    where r.rank == 2, r.shape[0] == a.shape[1], r.shape[1] == a.shape[0], a.shape[0] == 1 or a.shape[1] == 1;
    return r;
}
// A product across: (a b)' is b' a', where that leaves nothing to turn.
rule transpose_matmul(a, b) {
    m = MatMul(a & (const : [_, _] | across(_)), b & (const : [_, _] | across(_)));
    match across(m);
    rewrite MatMul(Transpose(b) { perm = [1, 0] }, Transpose(a) { perm = [1, 0] });
}
// Every n-th channel, from channel i on (ShuffleNet's way to take channels apart).
rule gather_channels(x, i) : keep_shared {
    r = Reshape(x, _);
    s = Reshape(Transpose(r) { perm == [1, 0, 2] }, _);
    match Gather(s, scalar(i) & const) { axis == 0 };
    where x.rank == 4, x.shape[0] == 1, r.rank == 3, r.shape[2] == x.shape[2] * x.shape[3], s.rank == 5, value(i) >= 0;
    where s.shape[0] == r.shape[1], s.shape[1] == 1, s.shape[2] == r.shape[0], s.shape[3] == x.shape[2],
        s.shape[4] == x.shape[3];
    rewrite Slice(x, i64 [value(i)], i64 [x.shape[1]], i64 [1], i64 [r.shape[1]]);
}
// The last two axes of four, the first two in one between (torch's dynamo exporter).
rule transpose_merged(x) {
    r = Reshape(x, _);
    y = Reshape(Transpose(r) { perm == [0, 2, 1] }, _);
    match y;
    where x.rank == 4, r.rank == 3, y.rank == 4, r.shape[1] == x.shape[2], r.shape[2] == x.shape[3];
    where y.shape[0] == x.shape[0], y.shape[1] == x.shape[1], y.shape[2] == x.shape[3], y.shape[3] == x.shape[2];
    rewrite Transpose(x) { perm = [0, 1, 3, 2] };
}

// The same of what has other axes in front (keys that are repeated for groups, before SDPA).
rule transpose_merged_behind(x) {
    r = Reshape(x, _);
    y = Reshape(Transpose(r) { perm == [0, 2, 1] }, _);
    match y;
    where x.rank >= 3, r.rank == 3, y.rank == 4, x.rank != 4 or x.shape[0] != y.shape[0] or x.shape[1] != y.shape[1];
    where r.shape[1] == x.shape[-2], r.shape[2] == x.shape[-1], y.shape[2] == x.shape[-1], y.shape[3] == x.shape[-2];
    rewrite Transpose(Reshape(x, i64 [y.shape[0], y.shape[1], y.shape[3], y.shape[2]])) { perm = [0, 1, 3, 2] };
}

// ---- transpositions and reshapes moved, where that takes one away ----

// What is computed element by element; further operands are numbers for all.
ops pointwise = Abs | Acos | Acosh | Asin | Asinh | Atan | Atanh | BitwiseNot | Cast | Ceil | Celu | Clip | Cos | Cosh
    | DequantizeLinear | Elu | Erf | Exp | Floor | Gelu | HardSigmoid | HardSwish | IsInf | IsNaN | LeakyRelu | Log
    | Mish | Neg | Not | QuantizeLinear | Reciprocal | Relu | Round | Selu | Shrink | Sigmoid | Sign | Sin | Sinh
    | Softplus | Softsign | Sqrt | Swish | Tan | Tanh | ThresholdedRelu;
// A transposition, or what one stands behind: the externs judge, and graphs that are made to check rules have the first.
pattern turned = Transpose(_) | _;
pattern shaped = Reshape(_, _) | _;
ops arithmetic = Add | Sub | Mul | Div | Pow | Mod | Max | Min | PRelu | Equal | Less | LessOrEqual | Greater
    | GreaterOrEqual | And | Or | Xor | BitwiseAnd | BitwiseOr | BitwiseXor | BitShift;
// The axes but a stay in their order under p.
cond same_order(p, a, n) =
    prod([prod([j <= i or min([k == i or k == j ? 0 : 1 for k in a]) == 0 or p[i] < p[j] ? 1 : 0 for j in range(n)])
          for i in range(n)]) == 1;

// The second goes in front of what stands between.
rule transpose_up(y, rest) {
    e = pointwise(y & turned, ...rest);
    t = Transpose(e) { perm = p };
    match t;
    where all(rest, rest.elements == 1), extern layout_is_turned(y, t);
    rewrite e.op(Transpose(y) { perm = p }, ...rest) { ..e };
}
rule transpose_up_both(y, z) {
    e = arithmetic(y & turned, z & turned);
    t = Transpose(e) { perm = p };
    match t;
    where y.rank == len(p), z.rank == len(p), extern layout_is_turned(y, t), extern layout_is_turned(z, t);
    rewrite e.op(Transpose(y) { perm = p }, Transpose(z) { perm = p }) { ..e };
}
rule transpose_up_constant(y, c) {
    e = arithmetic(y & turned, c & const);
    t = Transpose(e) { perm = p };
    match t;
    where y.rank == len(p), c.rank <= len(p), c.elements > 0, extern layout_is_turned(y, t);
    rewrite e.op(Transpose(y) { perm = p },
                 Transpose(
                     Reshape(c, i64 [i < len(p) - c.rank ? 1 : c.shape[i - len(p) + c.rank] for i in range(len(p))]))
                     { perm = p }) { ..e };
}
// The last axis stays, by which a matrix multiplies.
rule transpose_up_product(y, w) {
    m = MatMul(y & turned, w);
    t = Transpose(m) { perm = p };
    match t;
    where w.rank == 2, y.rank == len(p), p[-1] == len(p) - 1, extern layout_is_turned(y, t);
    rewrite MatMul(Transpose(y) { perm = p }, w);
}
// Numbers of the last axes, which stay.
rule transpose_up_beside(y, c) : priority 1 {
    e = arithmetic(y & turned, c & const);
    t = Transpose(e) { perm = p };
    match t;
    where y.rank == len(p), c.rank <= len(p), extern layout_is_turned(y, t),
        prod([p[i] == i or i < len(p) - c.rank ? 1 : 0 for i in range(len(p))]) == 1;
    rewrite e.op(Transpose(y) { perm = p }, c) { ..e };
}
ops reduction = ReduceMean | ReduceSum | ReduceMax | ReduceMin | ReduceProd | ReduceL2;
rule transpose_up_reduction(y) {
    r = reduction(y & turned) {
        axes = a, keepdims == 1
    };
    t = Transpose(r) { perm = p };
    match t;
    where extern layout_is_turned(y, t);
    rewrite r.op(Transpose(y) { perm = p }) {
        ..r, axes = [sum([p[i] == (k < 0 ? k + len(p) : k) ? i : 0 for i in range(len(p))]) for k in a]
    };
}
rule transpose_up_softmax(y) {
    s = (Softmax | LogSoftmax)(y & turned) { axis = a };
    t = Transpose(s) { perm = p };
    match t;
    where extern layout_is_turned(y, t);
    rewrite s.op(Transpose(y) { perm = p }) {
        axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
    };
}
rule transpose_up_concat(x) {
    t = Transpose(x);
    c = Concat(every t) { axis = a };
    match Transpose(c) { perm = p };
    rewrite Concat(every Transpose(t) { perm = p }) {
        axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
    };
}
rule transpose_up_gather(y, i) {
    e = Gather(y & turned, i) { axis = a };
    t = Transpose(e) { perm = p };
    match t;
    where i.rank == 1, y.rank == len(p), extern layout_is_turned(y, t);
    rewrite Gather(Transpose(y) { perm = p }, i) {
        axis = sum([p[k] == (a < 0 ? a + len(p) : a) ? k : 0 for k in range(len(p))])
    };
}
// One of an axis, where the others keep their order.
rule gather_transposed(x, i) : keep_shared {
    match Gather(Transpose(x) { perm = p }, i) { axis = a };
    where i.rank == 0, x.rank == len(p), a >= 0, same_order(p, [a], len(p));
    rewrite Gather(x, i) { axis = p[a] };
}
// All parts of what is split; together they are as long as it.
rule transpose_up_split(y, rest) {
    s = Split(y, ...rest) { axis = a };
    t = Transpose(s.0) { perm = p };
    u = Transpose(s.1 & s.-1) { perm == p };
    match t, u;
    where y.rank == len(p), t.elements + u.elements == y.elements;
    rewrite {
        n = Split(Transpose(y) { perm = p }, ...rest) -> 2 {
            axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
        };
        return n.0, n.1;
    }
}
rule transpose_up_split_three(y, rest) {
    s = Split(y, ...rest) { axis = a };
    t = Transpose(s.0) { perm = p };
    u = Transpose(s.1) { perm == p };
    v = Transpose(s.2 & s.-1) { perm == p };
    match t, u, v;
    where y.rank == len(p), t.elements + u.elements + v.elements == y.elements;
    rewrite {
        n = Split(Transpose(y) { perm = p }, ...rest) -> 3 {
            axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
        };
        return n.0, n.1, n.2;
    }
}
// Two alike become one behind what joins them, which neither `transpose_up_both` nor `transpose_up_constant` would take
// apart again.
pattern no_constant = !(const | Reshape(const, _));
rule transposes_joined(a, b) {
    t = Transpose(a & no_constant) { perm = p };
    e = arithmetic(t, Transpose(b & no_constant) { perm = p });
    match e;
    where a.rank == b.rank, not (extern layout_is_turned(a, t) and extern layout_is_turned(b, t));
    rewrite Transpose(e.op(a, b) { ..e }) { perm = p };
}
rule transposes_concatenated(x) {
    t = Transpose(x) { perm == [0, 2, 3, 1] };
    c = Concat(every t) { axis = k };
    match c;
    where len(t) > 1;
    rewrite Transpose(Concat(every x) { axis = k % 4 == 0 ? 0 : (k + 4) % 4 % 3 + 1 }) { perm = [0, 2, 3, 1] };
}
// A reduction that keeps the order of what stays needs none.
rule reduce_transposed(x) {
    r = reduction(Transpose(x) { perm = p }) {
        axes = a, keepdims == 0
    };
    match r;
    where min(a) >= 0, same_order(p, a, len(p));
    rewrite r.op(x) { ..r, axes = [p[k] for k in a] };
}
rule reshape_up(y, s, rest) {
    e = pointwise(y & shaped, ...rest);
    u = Reshape(e, s);
    match u;
    where all(rest, rest.elements == 1), extern layout_is_reshaped(y);
    rewrite e.op(Reshape(y, s) { ..u }, ...rest) { ..e };
}
// Parts of a Split that differ in one axis, before which all have what stood before the axis that is split.
cond alike_but(t, u, i) = prod([j == i or t.shape[j] == u.shape[j] ? 1 : 0 for j in range(t.rank)]) == 1;
cond before(y, a, t, i) =
    prod([j < (a < 0 ? a + y.rank : a) ? y.shape[j] : 1 for j in range(y.rank)])
    == prod([j < i ? t.shape[j] : 1 for j in range(t.rank)]);
cond parted(y, a, t, u, i) = alike_but(t, u, i), before(y, a, t, i);
rule reshape_up_split(y, rest) {
    s = Split(y & shaped, ...rest) { axis = a };
    t = Reshape(s.0, _);
    u = Reshape(s.1, _);
    match t, u;
    where y.elements > 0, t.elements + u.elements == y.elements, t.rank == u.rank, extern layout_is_reshaped(y);
    where max([parted(y, a, t, u, i) ? 1 : 0 for i in range(t.rank)]) == 1;
    rewrite {
        k = Reshape(y, i64 [max([parted(y, a, t, u, j) ? j : -1 for j in range(t.rank)]) == i ? t.shape[i] + u.shape[i]
                            : t.shape[i] for i in range(t.rank)]);
        n = Split(k, i64 [max([parted(y, a, t, u, i) ? t.shape[i] : -1 for i in range(t.rank)]),
                          max([parted(y, a, t, u, i) ? u.shape[i] : -1 for i in range(t.rank)])]) -> 2 {
            axis = max([parted(y, a, t, u, i) ? i : -1 for i in range(t.rank)])
        };
        return n.0, n.1;
    }
}
rule reshape_up_split_three(y, rest) {
    s = Split(y & shaped, ...rest) { axis = a };
    t = Reshape(s.0, _);
    u = Reshape(s.1, _);
    v = Reshape(s.2, _);
    match t, u, v;
    where y.elements > 0, t.elements + u.elements + v.elements == y.elements, t.rank == u.rank, t.rank == v.rank,
        extern layout_is_reshaped(y);
    where max([parted(y, a, t, u, i) and alike_but(t, v, i) ? 1 : 0 for i in range(t.rank)]) == 1;
    rewrite {
        k = Reshape(y, i64 [max([parted(y, a, t, u, j) and alike_but(t, v, j) ? j : -1 for j in range(t.rank)]) == i
                            ? t.shape[i] + u.shape[i] + v.shape[i] : t.shape[i] for i in range(t.rank)]);
        n = Split(k, i64 [max([parted(y, a, t, u, i) and alike_but(t, v, i) ? t.shape[i] : -1 for i in range(t.rank)]),
                          max([parted(y, a, t, u, i) and alike_but(t, v, i) ? u.shape[i] : -1 for i in range(t.rank)]),
                          max([parted(y, a, t, u, i) and alike_but(t, v, i) ? v.shape[i] : -1 for i in range(t.rank)])])
            -> 3 {
            axis = max([parted(y, a, t, u, i) and alike_but(t, v, i) ? i : -1 for i in range(t.rank)])
        };
        return n.0, n.1, n.2;
    }
}
