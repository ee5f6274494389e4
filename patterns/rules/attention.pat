// attention.pat -- attention and rotary positions, as ONNX has them from opset 23 on, and the
// products that stand before them.
//
// Heads are the second axis of four.

import "onnx.ops";

// softmax(q k' s + mask) v, the scale before or behind the product, or none (demo 4; ONNX Script: sdpa).
pattern product(q, k) {
    kt = Transpose(k) { perm == [0, 1, 3, 2] };
    where q.rank == 4, k.rank == 4;
    return MatMul(q, kt);
}
// Heads and batches are the same for all; Attention broadcasts none.  No runtime takes empty operands.
cond attends(q, k, v) =
    v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v),
    q.shape[0] == k.shape[0], k.shape[0] == v.shape[0], q.shape[1] == k.shape[1],
    k.shape[1] == v.shape[1];
// A factor or divisor of all products; Attention takes its root.
cond scales(s) = s.elements == 1, s.rank <= 4, value(s) > 1e-30, value(s) < 1e30;
// The mask says each product, as ONNX Runtime's Attention wants it.
cond whole(mask, p) = mask.rank >= 2, mask.shape[-2] == p.shape[-2], mask.shape[-1] == p.shape[-1];

rule make_attention(q, k, v, s, d, mask) {
    p = product(q, k);
    t = Mul(p, s & const) | Div(p, d & const) | p;
    match MatMul(Softmax(Add(t, mask) | t) { axis in {-1, 3} }, v);
    where attends(q, k, v), not present(s) or scales(s), not present(d) or scales(d);
    where not present(mask) or (whole(mask, p) and broadcast_to(mask, p));
    rewrite Attention(q, k, v, mask?) { scale = present(s) ? value(s) : present(d) ? 1.0 / value(d) : 1.0 };
}
// A mask with fewer axes, or with extents of 1, is widened to the products of a head.
rule make_attention_wide(q, k, v, s, d, mask) {
    p = product(q, k);
    t = Mul(p, s & const) | Div(p, d & const) | p;
    match MatMul(Softmax(Add(t, mask)) { axis in {-1, 3} }, v);
    where attends(q, k, v), not present(s) or scales(s), not present(d) or scales(d);
    where broadcast_to(mask, p), not whole(mask, p), present(p.shape[2] + 0), present(p.shape[3] + 0);
    rewrite Attention(q, k, v, Expand(mask, i64 [p.shape[2], p.shape[3]])) {
        scale = present(s) ? value(s) : present(d) ? 1.0 / value(d) : 1.0
    };
}
// Keys and values that are repeated for groups of heads (ONNX Script: group_query_attention).
pattern repeated(k) {
    u = Unsqueeze(k, 2);
    e = Expand(u, _);
    r = Reshape(e, _);
    where k.rank == 4, e.rank == 5, r.rank == 4, e.shape[0] == k.shape[0], e.shape[1] == k.shape[1];
    where e.shape[3] == k.shape[2], e.shape[4] == k.shape[3];
    where r.shape[0] == k.shape[0], r.shape[1] == e.shape[1] * e.shape[2], r.shape[2] == k.shape[2];
    where r.shape[3] == k.shape[3];
    return r;
}
rule ungroup_attention(q, k, v, mask) {
    a = Attention(q, repeated(k), repeated(v), mask?);
    match a;
    where k.shape[1] == v.shape[1], q.rank == 4;
    rewrite Attention(q, k, v, mask?) { ..a };
}
// x cos + (the halves of x exchanged, one negated) sin (demo 10; ONNX Script: rotary_embedding).
rule make_rotary(x, cos, sin, half, end, start, all) {
    first = Slice(x, 0, half & const, 3, 1) | Slice(x, 0, half & const, 3) | Slice(x, 0, half & const, -1);
    second = Slice(x, start & const, all & const, 3, 1) | Slice(x, start & const, all & const, 3)
           | Slice(x, start & const, all & const, -1);
    c = Concat(cos, cos) { axis == -1 };
    s = Concat(sin, sin) { axis == -1 };
    match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(Concat(Neg(second), first) { axis in {-1, 3} }, Unsqueeze(s, end)));
    where x.dtype in {f16, bf16, f32}, x.rank == 4, value(half) * 2 == x.shape[3], value(start) == value(half), value(all) >= x.shape[3];
    where cos.rank == 3, sin.rank == 3, cos.shape[0] == x.shape[0], cos.shape[1] == x.shape[2];
    where cos.shape[2] == value(half), same_shape(cos, sin);
    rewrite RotaryEmbedding(x, cos, sin);
}
// Three products of one value (demo 9; onnx/optimizer: fuse_qkv).
rule merge_qkv(x, q, k, v) {
    match MatMul(x, q & const), MatMul(x, k & const), MatMul(x, v & const);
    where uses(x) == 3, q.rank == 2, k.rank == 2, v.rank == 2, x.rank >= 2;
    rewrite {
        s = Split(MatMul(x, Concat(q, k, v) { axis = 1 }), i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3
            { axis = -1 };
        return s.0, s.1, s.2;
    }
}
