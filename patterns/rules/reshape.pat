// reshape.pat -- shapes: computed ones made constant, reshapes in a row made one, slices and splits.
//
// Exporters write a dynamic shape as Shape, Gather, Unsqueeze and Concat; most of it is known, or is
// what Reshape's 0 and -1 say.  A -1 stands for an extent that is not known; as in ONNX Runtime,
// extents that are only named are taken not to be 0.

import "onnx.ops";

// ---- computed shapes ----

// Reshape to a Concat of extents of x at their own place (0), numbers, and one more extent (-1)
// (ONNX Runtime: ReshapeFusion).
rule reshape_fusion(x, parts) : keep_shared {
    r = Reshape(x, Concat(...parts) { axis = a }) { allowzero == 0 };
    match r;
    where a == 0 or a == -1;
    rewrite extern reshape_of_parts;
}
// Reshape to a shape that types tell, but for one extent (ONNX Script: materialize_reshape_shape).
rule reshape_typed(x, s) : keep_shared {
    r = Reshape(x, s & !const);
    match r;
    where r.rank >= 0;
    rewrite extern reshape_of_type;
}
// Expand to a shape that types tell.
rule expand_typed(x, s) : keep_shared {
    e = Expand(x, s & !const);
    match e;
    where present(e.elements);
    rewrite Expand(x, i64 [d for d in e.shape]);
}
// The shape itself, and an extent of it (onnx/optimizer: eliminate_shape_op, eliminate_shape_gather).
rule shape_known(x) {
    s = Shape(x) { start == 0 };
    match s;
    where present(x.elements), not present(s.end);
    rewrite i64 [d for d in x.shape];
}
rule shape_gather(x, i) : keep_shared {
    s = Shape(x) { start == 0 };
    g = Gather(s, i & const);
    match g;
    where i.rank == 0, not present(s.end), present(x.shape[value(i)] + 0);
    rewrite i64[] [x.shape[value(i)]];
}
rule shape_slice(x, first, last) : keep_shared {
    s = Shape(x) { start == 0 };
    match Slice(s, first & const, last & const) | Slice(s, first & const, last & const, 0)
        | Slice(s, first & const, last & const, 0, 1);
    where not present(s.end), value(first) >= 0, value(last) == value(first) + 1, present(x.shape[value(first)] + 0);
    rewrite i64 [x.shape[value(first)]];
}
// A named extent is that of the earliest value that has it, so that it is computed once for all.
rule extent_up(x) : keep_shared {
    s = Shape(x);
    match s;
    where present(s.end), s.end == s.start + 1, x.rank > 0;
    rewrite extern reshape_earlier_extent;
}
rule gathered_up(x, i) : keep_shared {
    s = Shape(x) { start == 0 };
    e = Gather(s, i & const) { axis == 0 };
    match e;
    where not present(s.end), i.elements == 1, i.rank <= 1, x.rank > 0;
    rewrite extern reshape_earlier_gathered;
}
// A cast of a filled tensor is a tensor filled with what is cast (ONNX Script: cast_constant_of_shape).
rule cast_filled(s) : keep_shared {
    c = ConstantOfShape(s);
    t = Cast(c);
    match t;
    where t.dtype in {f16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64, bool}, c.dtype in {f32, f64, i32, i64, bool};
    rewrite extern reshape_cast_filled;
}

// ---- one after another ----

ops reshaping = Reshape | Flatten | Squeeze | Unsqueeze;

// Only the last Reshape counts, unless it copies extents (ONNX Script: reshape_reshape).
rule reshape_reshape(x, s) : keep_shared {
    r = Reshape(reshaping(x, ...), s & const);
    match r;
    where r.allowzero == 0, not 0 in {[v for v in value(s)]};
    rewrite Reshape(x, s) { ..r };
}
rule reshape_last(x) : keep_shared {
    y = (Flatten | Squeeze | Unsqueeze)((Reshape | Flatten)(x, ...), ...)
        | Reshape(reshaping(x, ...), const);
    match y;
    where y.elements > 0;
    rewrite Reshape(x, i64 [d for d in y.shape]);
}
// One axis in, then another one (ONNX Script: unsqueeze_unsqueeze).
rule unsqueeze_unsqueeze(x, a, b) : keep_shared {
    match Unsqueeze(Unsqueeze(x, a & const), b & const);
    where value(a) >= 0, value(b) >= 0;
    rewrite Unsqueeze(x, i64 [value(b) <= value(a) ? value(b) : value(a),
                              value(b) <= value(a) ? value(a) + 1 : value(b)]);
}
// One axis out, then another one (onnx/optimizer: fuse_consecutive_squeezes).
rule squeeze_squeeze(x, a, b) : keep_shared {
    match Squeeze(Squeeze(x, a & const), b & const);
    where value(a) >= 0, value(b) >= 0;
    rewrite Squeeze(x, i64 [value(b) < value(a) ? value(b) : value(a),
                            value(b) < value(a) ? value(a) : value(b) + 1]);
}
// An axis of one element goes before the others move.
rule squeeze_transposed(x, a) {
    match Squeeze(Transpose(x) { perm = p }, a & const);
    where value(a) >= 0;
    rewrite Transpose(Squeeze(x, i64 [p[value(a)]])) {
        perm = [p[i < value(a) ? i : i + 1] > p[value(a)] ? p[i < value(a) ? i : i + 1] - 1
            : p[i < value(a) ? i : i + 1]
                for i in range(len(p) - 1)]
    };
}
// ... and one that comes in comes after.
rule unsqueeze_transposed(x, a) {
    match Transpose(Unsqueeze(x, a & const)) { perm = p };
    where value(a) >= 0, value(a) < len(p), len(p) >= 2;
    rewrite Unsqueeze(Transpose(x) {
        perm = [p[i < sum([p[j] == value(a) ? j : 0 for j in range(len(p))]) ? i : i + 1] > value(a)
                ? p[i < sum([p[j] == value(a) ? j : 0 for j in range(len(p))]) ? i : i + 1] - 1
                : p[i < sum([p[j] == value(a) ? j : 0 for j in range(len(p))]) ? i : i + 1]
                for i in range(len(p) - 1)]
    }, i64 [sum([p[j] == value(a) ? j : 0 for j in range(len(p))])]);
}
// In and out again, out and in again.
rule squeeze_unsqueeze(x, a, b) : keep_shared {
    match Squeeze(Unsqueeze(x, a & const), b & const) | Unsqueeze(Squeeze(x, a & const), b & const);
    where value(a) == value(b);
    rewrite x;
}
// All axes of extent 1 away, then all in one (ONNX Script: squeeze_reshape).
rule squeeze_flat(x) : keep_shared {
    match Reshape(Squeeze(x, ...), [-1]);
    where x.rank == 1;
    rewrite x;
}
// Flatten as a Reshape (ONNX Script: flatten_to_reshape).
rule flatten_reshape(x) {
    f = Flatten(x);
    match f;
    where f.elements > 0;
    rewrite Reshape(x, i64 [d for d in f.shape]);
}
// A reduction that drops its axes, which are put back.
rule reduce_unsqueeze(x, a) {
    r = (ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceL1 | ReduceL2 | ReduceSumSquare
         | ReduceLogSum | ReduceLogSumExp)(x) { axes = p, keepdims == 0 };
    match Unsqueeze(r, a & const);
    where [v for v in value(a)] == [v for v in p] or (len(p) == 1 and value(a) == p[0]);
    rewrite r.op(x) { ..r, keepdims = 1 };
}

// Parts of parts, at either end (onnx/optimizer: fuse_consecutive_concats).
rule concat_concat(inner, rest) : keep_shared {
    c = Concat(...inner);
    k = Concat(c, ...rest);
    match k;
    where c.axis == k.axis, len(rest) > 0;
    rewrite Concat(...inner, ...rest) { ..k };
}
rule concat_concat_last(inner, rest) : keep_shared {
    c = Concat(...inner);
    k = Concat(...rest, c);
    match k;
    where c.axis == k.axis, len(rest) > 0;
    rewrite Concat(...rest, ...inner) { ..k };
}

// A number for each place of the last axis is a constant of one axis, beside what has as many.
rule constant_of_rows(x, c) : keep_shared {
    e = (Add | Sub | Mul | Div)(x, c & const);
    match e;
    where c.rank >= 2, x.rank >= c.rank, c.shape[-1] > 1, c.elements == c.shape[-1];
    rewrite e.op(x, Reshape(c, i64 [-1]));
}

// ---- slices and scattered rows ----

// Two slices that share an axis between them, even or not (ONNX Script: slices_split, whose two
// halves need not be equal there); the border may be counted from the end.
rule slices_split(x, end, start, all, axis, same) {
    match Slice(x, 0, end & const, axis & const, 1?), Slice(x, start & const, all & const, same & const, 1?);
    where value(same) == value(axis), value(all) >= x.shape[value(axis)];
    where value(start) + (value(start) < 0 ? x.shape[value(axis)] : 0)
        == value(end) + (value(end) < 0 ? x.shape[value(axis)] : 0);
    where value(end) + (value(end) < 0 ? x.shape[value(axis)] : 0) > 0, x.shape[value(axis)] > value(end);
    rewrite {
        s = Split(x, i64 [value(end) + (value(end) < 0 ? x.shape[value(axis)] : 0),
                          value(end) < 0 ? -value(end) : x.shape[value(axis)] - value(end)]) -> 2 {
            axis = value(axis)
        };
        return s.0, s.1;
    }
}
// Three in a row that are all of an axis; equal constants are one by then.
rule slices_split_three(x, a, b, all, axis) {
    match Slice(x, 0, a & const, axis & const, 1?), Slice(x, a, b & const, axis, 1?),
        Slice(x, b, all & const, axis, 1?);
    where value(a) > 0, value(b) > value(a), x.shape[value(axis)] > value(b), value(all) >= x.shape[value(axis)];
    rewrite {
        s = Split(x, i64 [value(a), value(b) - value(a), x.shape[value(axis)] - value(b)]) -> 3 { axis = value(axis) };
        return s.0, s.1, s.2;
    }
}
// As many as there are, if nothing else reads what they are of.
rule slices_split_all() {
    x = _;
    every y = Slice(x, const, const, const, 1?);
    match every y;
    where len(y) > 3;
    rewrite extern reshape_split_of_slices;
}
// Each of an axis that stands before the parts of another: these parts.
cond parts_of(x, r, k, n) =
    k >= 0, x.rank == r.rank - 1, r.shape[k] == n, x.shape[k] == n * r.shape[k + 1],
    [x.shape[i] for i in range(x.rank)]
    == [i == k ? n * r.shape[k + 1] : r.shape[i < k ? i : i + 1] for i in range(x.rank)];
rule gathers_split(x) {
    r = Reshape(x, _);
    match Gather(r, scalar(0)) { axis = k }, Gather(r, scalar(1)) { axis == k };
    where parts_of(x, r, k, 2);
    rewrite { s = Split(x, i64 [r.shape[k + 1], r.shape[k + 1]]) -> 2 { axis = k }; return s.0, s.1; }
}
rule gathers_split_three(x) {
    r = Reshape(x, _);
    match Gather(r, scalar(0)) { axis = k }, Gather(r, scalar(1)) { axis == k }, Gather(r, scalar(2)) { axis == k };
    where parts_of(x, r, k, 3);
    rewrite {
        s = Split(x, i64 [r.shape[k + 1], r.shape[k + 1], r.shape[k + 1]]) -> 3 { axis = k };
        return s.0, s.1, s.2;
    }
}
// Every second row and column, as channels (YOLO's Focus; ONNX Runtime: SpaceToDepth fusion): rows first, then columns.
rule slices_to_depth(x, e, f, g, h, i, j) {
    even = Slice(x, 0, e & const, 2, 2);
    odd = Slice(x, 1, f & const, 2, 2);
    match Concat(Slice(even, 0, g & const, 3, 2), Slice(odd, 0, h & const, 3, 2), Slice(even, 1, i & const, 3, 2),
                 Slice(odd, 1, j & const, 3, 2)) { axis == 1 };
    where x.rank == 4, x.shape[2] % 2 == 0, x.shape[3] % 2 == 0, x.shape[1] > 0, x.dtype in {f16, f32, f64};
    where value(e) >= x.shape[2], value(f) >= x.shape[2], value(g) >= x.shape[3], value(h) >= x.shape[3];
    where value(i) >= x.shape[3], value(j) >= x.shape[3];
    rewrite Gather(SpaceToDepth(x) { blocksize = 2 },
                   i64 [c % x.shape[1]
                       + x.shape[1] * (c / x.shape[1] == 1 ? 2 : c / x.shape[1] == 2 ? 1 : c / x.shape[1])
                        for c in range(4 * x.shape[1])]) { axis = 1 };
}
// All rows are replaced (ONNX Script: redundant_scatter_nd).
rule scatter_all(t, d, axis, u) : keep_shared {
    match ScatterND(t, Unsqueeze(Range(0, Gather(Shape(d), axis & const), 1), -1), u) { reduction == "none" };
    where t.shape[0] == d.shape[value(axis)], same_shape(t, u);
    rewrite u;
}
