// attention.pat -- attention and rotary positions, as ONNX has them from opset 23 on, and the
// products that stand before them.
//
// A softmax of nothing but -inf is NaN, while Attention gives 0 for a query that no key takes part for.

import "onnx.ops";

// ---- Attention: heads are the second axis of four ----

// A factor or a divisor of all elements; Attention takes the root of it for the query and for the key.  The product of
// six is a number of 32 bits.
cond factor(c) = c.elements == 1, c.rank <= 4, value(c) > 1e-6, value(c) < 1e6;
// Heads and batches are the same for all; Attention broadcasts none.  No runtime takes empty operands.
cond attends(q, k, v) =
    q.rank == 4, k.rank == 4, v.rank == 4, not extern attention_empty(q), not extern attention_empty(k),
    not extern attention_empty(v),
    q.shape[0] == k.shape[0], k.shape[0] == v.shape[0], q.shape[1] == k.shape[1],
    k.shape[1] == v.shape[1];
// The mask says each product, as ONNX Runtime's Attention wants it: the extents are the same, or have names whose sum
// u has that of the products, as min(N, 128) beside N.
cond whole(mask, p, u) =
    mask.rank >= 2, broadcast_to(mask, p) or same_shape(u, p),
    mask.shape[-2] == p.shape[-2] or (not present(mask.shape[-2] + 0) and not present(p.shape[-2] + 0)),
    mask.shape[-1] == p.shape[-1] or (not present(mask.shape[-1] + 0) and not present(p.shape[-1] + 0));
// The query, the key and their products may each have a factor or a divisor.
// What is divided by a constant of another kind may be NaN.
pattern product(q, k, a, b, c, d) =
    MatMul(Mul(q, a & const) | Div(q, b & const) | q & !Div(_, const),
           Mul(k, c & const) | Div(k, d & const) | k & !Div(_, const));
pattern scaled(p, e, f) = Mul(p, e & const) | Div(p, f & const) | p;
cond factors(a, b, c, d, e, f) =
    not present(a) or factor(a), not present(b) or factor(b), not present(c) or factor(c),
    not present(d) or factor(d), not present(e) or factor(e), not present(f) or factor(f);

// softmax(q k' s + mask) v (demo 4; ONNX Script: sdpa; ONNX Runtime: AttentionFusion).  The key comes
// transposed, as the product takes it; two transpositions are one, or none, by layout.pat.
// A mask of 16 bits rounds the scores that it is added to, which Attention does not.
// The largest score may be taken away before, what is NaN replaced by 0 behind the softmax.
rule make_attention(q, k, v, a, b, c, d, e, f, mask, zero) {
    p = product(q, k, a, b, c, d);
    t = scaled(p, e, f);
    u = Add(t, mask) | t;
    s = Softmax(Sub(u, ReduceMax(u) { axes in {[-1], [3]}, keepdims == 1 }) | u) { axis in {-1, 3} };
    match MatMul(Where(IsNaN(s), zero & splat(0), s) | s, v);
    where attends(q, k, v), not is_const(q), not is_const(k), factors(a, b, c, d, e, f);
    where not present(zero) or (zero.elements == 1 and zero.rank <= 4);
    where not present(mask) or (mask.dtype != f16 and whole(mask, p, u) and not extern attention_hides_row(mask));
    rewrite Attention(q, Transpose(k) { perm = [0, 1, 3, 2] }, v, mask?) {
        scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
              * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
              * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
    };
}
cond masked(mask, u) = u.rank == 4, mask.dtype != f16, whole(mask, u, u), not extern attention_hides_row(mask);
// Scores by letters (torch.einsum, Keras); heads behind places stand side by side in rows.
rule einsum_scores(q, k) {
    match Einsum(q, k) { equation == "abcd,abed->abce" };
    where q.shape[3] == k.shape[3];
    rewrite MatMul(q, Transpose(k) { perm = [0, 1, 3, 2] });
}
cond heads_of(h, x) = x.rank == 3, h.rank == 4, h.shape[0] == x.shape[0], h.shape[1] == x.shape[1], h.shape[2] > 0;
rule make_attention_of_places(q, k, v, a, b, e, f, mask) {
    hq = Reshape(q, _);
    hk = Reshape(k, _);
    hv = Reshape(v, _);
    s = Mul(hq, a & const) | Div(hq, b & const) | hq;
    p = Einsum(s, hk) { equation == "abcd,aecd->acbe" } | Einsum(hk, s) { equation == "abcd,aecd->aceb" };
    t = scaled(p, e, f);
    u = Add(t, mask) | t;
    match Einsum(Softmax(u) { axis in {-1, 3} }, hv) { equation == "abcd,adbe->acbe" };
    where heads_of(hq, q), heads_of(hk, k), heads_of(hv, v), not extern attention_empty(q),
        not extern attention_empty(k),
        hq.shape[0] == hk.shape[0], hk.shape[0] == hv.shape[0], hq.shape[2] == hk.shape[2], hk.shape[2] == hv.shape[2],
        hq.shape[3] == hk.shape[3], hk.shape[1] == hv.shape[1];
    where factors(a, b, a, b, e, f),
        not present(mask) or (masked(mask, u) and same_shape(u, p));
    rewrite Reshape(Attention(q, k, v, mask?) {
        q_num_heads = hq.shape[2], kv_num_heads = hk.shape[2],
        scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
              * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
    }, i64 [0, 0, hv.shape[2], hv.shape[3]]);
}
// The same of matrices, each by itself: one head.
rule make_attention_one_head(q, k, v, a, b, c, d, e, f, mask) {
    p = product(q, k, a, b, c, d);
    t = scaled(p, e, f);
    s = Softmax(Add(t, mask) | t) { axis in {-1, 2} };
    match MatMul(s, v);
    where q.rank == 3, k.rank == 3, v.rank == 3, q.shape[0] == k.shape[0], k.shape[0] == v.shape[0],
        not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v), not is_const(q),
        not is_const(k), factors(a, b, c, d, e, f);
    where not present(mask)
        or ((mask.rank == 2 or (mask.rank == 3 and mask.shape[0] == 1)) and mask.dtype != f16 and whole(mask, p, p)
            and not extern attention_hides_row(mask));
    rewrite Attention(q, Transpose(k) { perm = [0, 2, 1] }, v, mask?) {
        q_num_heads = 1, kv_num_heads = 1,
        scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
              * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
              * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
    };
}
// Heads and batches in one axis, but for the mask (BART).
cond one_axis(x, m) = x.rank == 4, m.rank == 3, m.shape[1] == x.shape[2], m.shape[2] == x.shape[3];
cond as_heads(y, q) = y.rank == 4, y.shape[0] == q.shape[0], y.shape[1] == q.shape[1], y.shape[2] == q.shape[2];
rule attention_merged(q, k, v) {
    mq = Reshape(q, _);
    mk = Reshape(k, _);
    mv = Reshape(v, _);
    a = Attention(mq, mk, mv) { q_num_heads == 1, kv_num_heads == 1, scale = s, exact };
    y = Reshape(a, _);
    match y;
    where one_axis(q, mq), one_axis(k, mk), one_axis(v, mv), attends(q, k, v), as_heads(y, q);
    rewrite Attention(q, k, v) { scale = s };
}
rule make_attention_merged(q, k, v, a, b, c, d, e, f, mask) {
    mq = Reshape(q, _);
    mk = Reshape(k, _);
    mv = Reshape(v, _);
    p = product(mq, Transpose(mk) { perm == [0, 2, 1] }, a, b, c, d);
    t = scaled(p, e, f);
    u = Add(Reshape(t, _), mask);
    w = Reshape(u, _);
    s = Softmax(w) { axis in {-1, 2} };
    y = Reshape(MatMul(s, mv), _);
    match y;
    where one_axis(q, mq), one_axis(k, mk), one_axis(v, mv), attends(q, k, v), factors(a, b, c, d, e, f);
    where as_heads(y, q), w.rank == 3, masked(mask, u), u.shape[0] == q.shape[0], u.shape[1] == q.shape[1],
        u.shape[3] == k.shape[2];
    rewrite Attention(q, k, v, mask) {
        scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
              * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
              * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
    };
}
// Positions and a mask, which are added to the scores one after the other, become one mask.  What is a product itself is
// none: scores may be the sum of several (DeBERTa).
pattern no_scores() = !(MatMul(...) | Mul(MatMul(...), _) | Div(MatMul(...), _));
rule sum_of_masks(q, k, v, e, f, mask, more) {
    p = MatMul(q, k);
    t = scaled(p, e, f);
    u = Add(Add(t, mask & no_scores()), more & no_scores());
    s = Softmax(u) { axis in {-1, 3} };
    match MatMul(s, v);
    where attends(q, k, v), not present(e) or factor(e), not present(f) or factor(f), mask.dtype != f16;
    where same_shape(u, p) or (broadcast_to(mask, p) and broadcast_to(more, p));
    rewrite MatMul(Softmax(Add(t, Add(mask, more))) { ..s }, v);
}
// A mask with fewer axes, or with extents of 1, is widened to the products of a head: at once with the Attention, since a
// sum needs no Expand (eliminate.pat).
rule widen_mask(q, k, v, a, b, c, d, e, f, mask) {
    p = product(q, k, a, b, c, d);
    t = scaled(p, e, f);
    u = Add(t, mask);
    s = Softmax(u) { axis in {-1, 3} };
    match MatMul(s, v);
    where attends(q, k, v), not is_const(q), not is_const(k), factors(a, b, c, d, e, f);
    where mask.dtype != f16, broadcast_to(mask, p), not whole(mask, p, u), not extern attention_hides_row(mask),
        present(p.shape[2] + 0), present(p.shape[3] + 0);
    rewrite Attention(q, Transpose(k) { perm = [0, 1, 3, 2] }, v, Expand(mask, i64 [p.shape[2], p.shape[3]])) {
        scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
              * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
              * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
    };
}
// Of as many places as there are keys, which the mask itself says.
rule widen_mask_square(q, k, v, a, b, c, d, e, f, mask) {
    p = product(q, k, a, b, c, d);
    t = scaled(p, e, f);
    s = Softmax(Add(t, mask)) { axis in {-1, 3} };
    match MatMul(s, v);
    where attends(q, k, v), not is_const(q), not is_const(k), factors(a, b, c, d, e, f);
    where mask.dtype != f16, mask.rank == 4, broadcast_to(mask, p), mask.shape[2] == 1, mask.shape[3] == p.shape[3];
    where p.shape[2] == p.shape[3], not present(p.shape[3] + 0);
    rewrite Attention(q, Transpose(k) { perm = [0, 1, 3, 2] }, v,
                      Expand(mask, Concat(i64 [1], Shape(mask) { start = 3 }, i64 [1]) { axis = 0 })) {
        scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)
              * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)
              * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)
    };
}
// What takes no part is replaced by a number that hides all others when it is added, too.
cond hides(low) = low.dtype == f32, low.rank <= 4, value(low) < -1e37, value(low) > -1e39;
rule mask_by_where(q, k, v, a, b, c, d, e, f, keep, low) {
    p = product(q, k, a, b, c, d);
    t = scaled(p, e, f);
    w = Where(keep, t, low & const);
    s = Softmax(w) { axis in {-1, 3} };
    match MatMul(s, v);
    where attends(q, k, v), factors(a, b, c, d, e, f), hides(low), broadcast_to(keep, p) or same_shape(w, p);
    rewrite MatMul(Softmax(Add(t, Where(keep, like(low, 0.0), low))) { ..s }, v);
}
// Factors of 0 and numbers that hide where they stand (tf2onnx's Where of constants).
rule mask_by_product(q, k, v, e, f, keep, hide) {
    t = scaled(MatMul(q, k), e, f);
    s = Softmax(Add(Mul(t, keep & const), hide & const)) { axis in {-1, 3} };
    match MatMul(s, v);
    where attends(q, k, v), not present(e) or factor(e), not present(f) or factor(f), hide.dtype == f32,
        same_shape(keep, hide), broadcast_to(hide, s), extern attention_keeps(keep, hide),
        not extern attention_hides_row(hide);
    rewrite MatMul(Softmax(Add(t, hide)) { ..s }, v);
}
rule mask_by_where_not(q, k, v, a, b, c, d, e, f, drop, low) {
    p = product(q, k, a, b, c, d);
    t = scaled(p, e, f);
    w = Where(drop, low & const, t);
    s = Softmax(w) { axis in {-1, 3} };
    match MatMul(s, v);
    where attends(q, k, v), factors(a, b, c, d, e, f), hides(low), broadcast_to(drop, p) or same_shape(w, p);
    rewrite MatMul(Softmax(Add(t, Where(drop, low, like(low, 0.0)))) { ..s }, v);
}

// The least float, which exporters take where nothing takes part, and which hides all as any number near it does.  ONNX
// Runtime's Attention takes it for an infinity: a query that no key takes part for would have 0, not their mean.
cond least(keep, low, high) =
    low.elements == 1, low.rank == 0 or low.rank <= keep.rank or low.rank <= high.rank, low.dtype == f32,
    value(low) <= -3.4028234e38, value(low) > -3.5e38,
    high.elements == 1,
    abs(value(high)) < 1e30;
rule mask_of_least(q, k, v, keep, high, low) : keep_shared, priority 2 {
    a = Attention(q, k, v, Where(keep, high & const, low & const));
    match a;
    where least(keep, low, high);
    rewrite Attention(q, k, v, Where(keep, high, like(low, -3.3e38))) { ..a };
}
rule mask_of_least_not(q, k, v, drop, high, low) : keep_shared, priority 2 {
    a = Attention(q, k, v, Where(drop, low & const, high & const));
    match a;
    where least(drop, low, high);
    rewrite Attention(q, k, v, Where(drop, like(low, -3.3e38), high)) { ..a };
}
rule mask_of_least_beside(q, k, v, keep, high, low, other) : keep_shared, priority 2 {
    a = Attention(q, k, v, Add(Where(keep, high & const, low & const), other));
    match a;
    where least(keep, low, high);
    rewrite Attention(q, k, v, Add(Where(keep, high, like(low, -3.3e38)), other)) { ..a };
}
rule mask_of_least_not_beside(q, k, v, drop, high, low, other) : keep_shared, priority 2 {
    a = Attention(q, k, v, Add(Where(drop, low & const, high & const), other));
    match a;
    where least(drop, low, high);
    rewrite Attention(q, k, v, Add(Where(drop, like(low, -3.3e38), high), other)) { ..a };
}
rule mask_of_least_times(q, k, v, i, one, low) : keep_shared, priority 2 {
    c = Cast(i);
    x = Sub(one & const, c) | c;
    a = Attention(q, k, v, Mul(x, low & const));
    match a;
    where i.dtype in {bool, i32, i64}, not present(one) or value(one) == 1, low.elements == 1, low.rank <= i.rank;
    where low.dtype == f32, value(low) <= -3.4028234e38, value(low) > -3.5e38;
    rewrite Attention(q, k, v, Mul(x, like(low, -3.3e38))) { ..a };
}

// Scores of 0 weigh the same with either sign (Paddle's scale: a factor, and 0 added).
rule attention_plus_zero(q, k, v, c, mask) {
    a = Attention(Add(q, c & splat(0)), k, v, mask?);
    match a;
    where c.elements == 1, c.rank <= q.rank;
    rewrite Attention(q, k, v, mask?) { ..a };
}
// Factors that became constants later.
rule attention_scale_query(q, k, v, s, mask) {
    a = Attention(Mul(q, s & const), k, v, mask?);
    match a;
    where factor(s), s.rank <= q.rank, a.scale > 1e-30, a.scale < 1e30;
    rewrite Attention(q, k, v, mask?) { ..a, scale = a.scale * value(s) };
}
rule attention_scale_key(q, k, v, s, mask) {
    t = Transpose(Mul(k, s & const)) { perm = p };
    a = Attention(q, t, v, mask?);
    match a;
    where factor(s), k.rank == 4, a.scale > 1e-30, a.scale < 1e30;
    rewrite Attention(q, Transpose(k) { perm = p }, v, mask?) { ..a, scale = a.scale * value(s) };
}

// ---- keys and values ----

// Those of the past stand before them; the present ones are read elsewhere, or not.
rule attention_past(q, k, v, pk, pv, mask) : priority 1 {
    ck = Concat(pk, k) { axis in {2, -2} };
    cv = Concat(pv, v) { axis in {2, -2} };
    y = Attention(q, ck, cv, mask?);
    match y, ck, cv;
    where y.is_causal == 0, uses(ck) > 1, uses(cv) > 1, k.rank == 4, pk.rank == 4, v.rank == 4;
    rewrite {
        n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..y };
        return n.0, n.1, n.2;
    }
}
rule attention_past_only(q, k, v, pk, pv, mask) {
    a = Attention(q, Concat(pk, k) { axis in {2, -2} }, Concat(pv, v) { axis in {2, -2} }, mask?);
    match a;
    where a.is_causal == 0, k.rank == 4, pk.rank == 4, v.rank == 4;
    rewrite {
        n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..a }; // ONNX Runtime: of a past, present ones are asked for
        return n.0;
    }
}
// Keys and values that are repeated for groups of heads (ONNX Script: group_query_attention).
pattern repeated(k) {
    u = Unsqueeze(k, 2);
    e = Expand(u, _) | Tile(u, _) | Concat(u, u) { axis in {2, -3} };
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
// Heads side by side in rows, which Attention takes apart itself; of one place, or one head, nothing is transposed.
pattern heads(x) {
    r = Reshape(x, _);
    t = Transpose(r) { perm == [0, 2, 1, 3] };
    h = t | r;
    where x.rank == 3, r.rank == 4, r.shape[0] == x.shape[0],
        present(t) ? r.shape[1] == x.shape[1]
                   : (x.shape[1] == 1 and r.shape[2] == 1) or (r.shape[1] == 1 and r.shape[2] == x.shape[1]);
    return h;
}
rule attention_of_rows(q, k, v, mask, pk, pv) {
    qh = heads(q);
    kh = heads(k);
    vh = heads(v);
    a = Attention(qh, kh, vh, mask?, pk?, pv?);
    t = Transpose(a) { perm == [0, 2, 1, 3] };
    y = Reshape(t | a, _);
    match y;
    where present(t) or q.shape[1] == 1 or qh.shape[1] == 1, uses(a) == 1, y.rank == 3, y.shape[0] == q.shape[0],
        y.shape[1] == q.shape[1],
        qh.shape[1] > 0,
        kh.shape[1] > 0;
    rewrite Attention(q, k, v, mask?, pk?, pv?) { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] };
}
// Batches and places in one axis, before and behind (BERT of TensorFlow).
pattern flat_heads(x) {
    r = Reshape(x, _);
    t = Transpose(r) { perm == [0, 2, 1, 3] };
    where x.rank == 2, r.rank == 4, r.shape[2] > 0, r.shape[3] > 0, x.shape[1] == r.shape[2] * r.shape[3];
    return t;
}
rule attention_of_flat_rows(q, k, v, mask) {
    qh = flat_heads(q);
    kh = flat_heads(k);
    vh = flat_heads(v);
    a = Attention(qh, kh, vh, mask?);
    y = Reshape(Transpose(a) { perm == [0, 2, 1, 3] }, _);
    match y;
    where uses(a) == 1, y.rank == 2, y.shape[1] == vh.shape[1] * vh.shape[3];
    rewrite Reshape(Attention(Reshape(q, i64 [qh.shape[0], qh.shape[2], q.shape[1]]),
                              Reshape(k, i64 [kh.shape[0], kh.shape[2], k.shape[1]]),
                              Reshape(v, i64 [vh.shape[0], vh.shape[2], v.shape[1]]), mask?) {
        ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1]
    }, i64 [-1, y.shape[1]]);
}
// Places before batches, and heads with batches in one axis (torch's MultiheadAttention).
pattern placed_heads(x) {
    r = Reshape(x, _);
    t = Transpose(r) { perm == [1, 0, 2] };
    u = Reshape(t, _);
    h = u | t;
    where x.rank == 3, r.rank == 3, r.shape[0] == x.shape[0], r.shape[2] > 0, x.shape[2] % r.shape[2] == 0;
    where not present(u) or (u.rank == 4 and u.shape[0] == x.shape[1] and u.shape[2] == x.shape[0]
                             and u.shape[3] == r.shape[2]);
    return h;
}
rule attention_of_places(q, k, v, mask, s) {
    qh = placed_heads(q);
    kh = placed_heads(k);
    vh = placed_heads(v);
    a = Attention(qh, kh, vh, mask?);
    match Reshape(Transpose(a) { perm in {[1, 0, 2], [2, 0, 1, 3]} }, s & const) { allowzero == 0 };
    where uses(a) == 1, same_rank(qh, kh), same_rank(qh, vh), q.shape[1] == k.shape[1], k.shape[1] == v.shape[1];
    where qh.rank == 4 or (a.q_num_heads == 1 and a.kv_num_heads == 1), not 0 in {[d for d in value(s)]};
    rewrite Reshape(Transpose(Attention(Transpose(q) { perm = [1, 0, 2] }, Transpose(k) { perm = [1, 0, 2] },
                                        Transpose(v) { perm = [1, 0, 2] }, mask?) {
        ..a, q_num_heads = q.shape[2] / qh.shape[-1], kv_num_heads = k.shape[2] / kh.shape[-1]
    }) { perm = [1, 0, 2] }, s);
}
rule attention_of_rows_present(q, k, v, mask, pk, pv) {
    qh = heads(q);
    kh = heads(k);
    vh = heads(v);
    a = Attention(qh, kh, vh, mask?, pk, pv);
    pr = a.1;
    ps = a.2;
    f = a.0;
    y = Reshape(Transpose(f) { perm == [0, 2, 1, 3] }, _);
    match y, pr, ps;
    where uses(f) == 1, y.rank == 3, y.shape[0] == q.shape[0], y.shape[1] == q.shape[1], qh.shape[1] > 0,
        kh.shape[1] > 0;
    rewrite {
        n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] };
        return n.0, n.1, n.2;
    }
}

// Query, key and value in one value, taken apart behind the transposition (timm).
rule attention_of_stacks(x, mask) {
    r = Reshape(x, _);
    t = Transpose(r) { perm == [2, 0, 3, 1, 4] };
    s = Split(t, ...) { axis == 0 };
    first = s.0;
    second = s.1;
    third = s.2;
    q = Gather(t, scalar(0)) { axis == 0 } | Squeeze(first, 0);
    k = Gather(t, scalar(1)) { axis == 0 } | Squeeze(second, 0);
    v = Gather(t, scalar(2)) { axis == 0 } | Squeeze(third, 0);
    a = Attention(q, k, v, mask?);
    y = Reshape(Transpose(a) { perm == [0, 2, 1, 3] }, _);
    match y;
    where x.rank == 3, r.rank == 5, r.shape[0] == x.shape[0], r.shape[1] == x.shape[1], r.shape[2] == 3;
    where present(first) ? present(second) and present(third) : not present(second) and not present(third);
    where r.shape[3] > 0, r.shape[4] > 0, q.rank == 4, y.rank == 3, y.shape[0] == x.shape[0], y.shape[1] == x.shape[1];
    rewrite {
        p = Split(x, i64 [r.shape[3] * r.shape[4], r.shape[3] * r.shape[4], r.shape[3] * r.shape[4]]) -> 3 {
            axis = -1
        };
        return Attention(p.0, p.1, p.2, mask?) { ..a, q_num_heads = r.shape[3], kv_num_heads = r.shape[3] };
    }
}

// ---- rotary positions ----

// The sine or cosine of two equal halves.
rule turn_halves(f) : keep_shared {
    c = Concat(f, f);
    y = (Cos | Sin)(c);
    match y;
    rewrite { h = y.op(f); return Concat(h, h) { ..c }; }
}
// Two slices that say so, or two parts of which the first is half of x.
cond halves(x, first, half, start, all) =
    (present(half) and value(half) * 2 == x.shape[3] and value(start) == value(half) and value(all) >= x.shape[3])
    or (not present(half) and not present(start) and first.shape[3] * 2 == x.shape[3]);
// The halves of x exchanged, the new first one negated.
pattern exchanged(x, half, start, all) {
    parts = Split(x, ...) { axis in {-1, 3} };
    first = Slice(x, 0, half & const, (3 | -1), 1?) | parts.0;
    second = Slice(x, start & const, all & const, (3 | -1), 1?) | parts.1;
    where halves(x, first, half, start, all);
    return Concat(Neg(second), first) { axis in {-1, 3} };
}
// x cos + (the halves of x exchanged, one negated) sin (demo 10; ONNX Script: rotary_embedding).
rule make_rotary(x, cos, sin, half, end, start, all) : keep_shared {
    c = Concat(cos, cos) { axis in {-1, 2} };
    t = Concat(sin, sin) { axis in {-1, 2} };
    r = exchanged(x, half, start, all);
    match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(r, Unsqueeze(t, end)));
    where x.dtype in {f16, bf16, f32}, x.rank == 4, not extern attention_empty(x);
    where cos.rank == 3, sin.rank == 3, cos.shape[0] in {1, x.shape[0]}, cos.shape[1] == x.shape[2];
    where cos.shape[2] * 2 == x.shape[3], same_shape(cos, sin);
    rewrite {
        s = Concat(Shape(x) { start = 0, end = 1 }, i64 [1, 1]) { axis = 0 };
        return RotaryEmbedding(x, Expand(cos, s), Expand(sin, s));
    }
}

// Each half by itself.
rule make_rotary_halves(x, cos, sin, half, end, start, all) : keep_shared {
    parts = Split(x, ...) { axis in {-1, 3} };
    first = Slice(x, 0, half & const, (3 | -1), 1?) | parts.0;
    second = Slice(x, start & const, all & const, (3 | -1), 1?) | parts.1;
    c = Unsqueeze(cos, end & 1);
    t = Unsqueeze(sin, end);
    match Concat(Sub(Mul(first, c), Mul(second, t)), Add(Mul(second, c), Mul(first, t))) { axis in {-1, 3} };
    where x.dtype in {f16, bf16, f32}, x.rank == 4, not extern attention_empty(x), halves(x, first, half, start, all);
    where cos.rank == 3, sin.rank == 3, cos.shape[0] in {1, x.shape[0]}, cos.shape[1] == x.shape[2];
    where cos.shape[2] * 2 == x.shape[3], same_shape(cos, sin);
    rewrite {
        s = Concat(Shape(x) { start = 0, end = 1 }, i64 [1, 1]) { axis = 0 };
        return RotaryEmbedding(x, Expand(cos, s), Expand(sin, s));
    }
}
// From tables of which both halves are the same.  ONNX Runtime refuses fewer rows than places, whichever are read.
rule make_rotary_gathered(x, cos, sin, at, half, end, start, all) : keep_shared {
    c = Gather(cos & const, at) { axis == 0 };
    s = Gather(sin & const, at) { axis == 0 };
    r = exchanged(x, half, start, all);
    match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(r, Unsqueeze(s, end)));
    where x.dtype in {f16, f32}, x.rank == 4, not extern attention_empty(x);
    where at.rank == 2, at.shape[0] == x.shape[0], at.shape[1] == x.shape[2], at.dtype == i64, cos.rank == 2,
        sin.rank == 2, not present(x.shape[2] + 0) or cos.shape[0] >= x.shape[2];
    where cos.shape[1] == x.shape[3], same_shape(cos, sin), extern attention_twice(cos), extern attention_twice(sin);
    rewrite RotaryEmbedding(x, Slice(cos, i64 [0], i64 [x.shape[3] / 2], i64 [1]),
        Slice(sin, i64 [0], i64 [x.shape[3] / 2], i64 [1]), at);
}
// By angles that were folded into constants, the same for all heads and batches.
rule make_rotary_constant(x, c, t, half, start, all) : keep_shared {
    match Add(Mul(x, c & const), Mul(exchanged(x, half, start, all), t & const));
    where x.dtype in {f16, f32}, x.rank == 4, not extern attention_empty(x);
    where c.rank in {3, 4}, c.elements == c.shape[-2] * c.shape[-1], c.shape[-2] == x.shape[2],
        c.shape[-1] == x.shape[3],
        same_shape(c, t), same_dtype(c, t, x), extern attention_twice(c), extern attention_twice(t);
    rewrite RotaryEmbedding(x,
        Slice(Reshape(c, i64 [c.shape[-2], c.shape[-1]]), i64 [0], i64 [c.shape[-1] / 2], i64 [1]),
        Slice(Reshape(t, i64 [c.shape[-2], c.shape[-1]]), i64 [0], i64 [c.shape[-1] / 2], i64 [1]),
        Expand(i64 [i for i in range(c.shape[-2])],
               Concat(Shape(x) { start = 0, end = 1 }, i64 [c.shape[-2]]) { axis = 0 }));
}
// A part of each head (GPT-NeoX, Phi).
rule rotary_of_part(x, cos, sin, at) {
    parts = Split(x, ...) { axis in {-1, 3} };
    part = parts.0;
    rest = parts.1;
    r = RotaryEmbedding(part, cos, sin, at?) { rotary_embedding_dim == 0 };
    match Concat(r, rest) { axis in {-1, 3} };
    where x.rank == 4, part.shape[3] > 0, part.shape[3] + rest.shape[3] == x.shape[3];
    rewrite RotaryEmbedding(x, cos, sin, at?) { ..r, rotary_embedding_dim = part.shape[3] };
}
// Rows of heads are turned as they are.
rule rotary_of_rows(x, s, cos, sin, at) {
    h = Reshape(x, s);
    r = RotaryEmbedding(Transpose(h) { perm == [0, 2, 1, 3] }, cos, sin, at?);
    match r;
    where x.rank == 3, h.rank == 4, h.shape[0] == x.shape[0], h.shape[1] == x.shape[1], h.shape[2] > 0,
        not extern attention_empty(x);
    rewrite Transpose(Reshape(RotaryEmbedding(x, cos, sin, at?) { ..r, num_heads = h.shape[2] }, s)) {
        perm = [0, 2, 1, 3]
    };
}

// ---- products ----

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
