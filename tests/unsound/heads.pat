// heads.pat -- rules that are wrong: attention from its parts, as this project shipped it once.
//
// The batch may be broadcast, masks have any shape, a divisor is any number but 0; dfg-opt --check-rules must
// find a graph for each.

import "onnx.ops";

pattern product(q, k) {
    kt = Transpose(k) { perm == [0, 1, 3, 2] };
    where q.rank == 4, k.rank == 4;
    return MatMul(q, kt);
}
rule attention_scaled(q, k, v, s, mask) : priority 1 {
    p = product(q, k);
    t = Mul(p, s & const);
    match MatMul(Softmax(Add(t, mask) | t) { axis in {-1, 3} }, v);
    where s.elements == 1, s.rank <= 4, v.rank == 4, q.shape[1] == k.shape[1], k.shape[1] == v.shape[1];
    where not present(mask) or broadcast_to(mask, p);
    rewrite Attention(q, k, v, mask?) { scale = value(s) };
}
rule attention_divided(q, k, v, s, mask) : priority 1 {
    p = product(q, k);
    t = Div(p, s & const);
    match MatMul(Softmax(Add(t, mask) | t) { axis in {-1, 3} }, v);
    where s.elements == 1, s.rank <= 4, v.rank == 4, q.shape[1] == k.shape[1], k.shape[1] == v.shape[1];
    where value(s) != 0, not present(mask) or broadcast_to(mask, p);
    rewrite Attention(q, k, v, mask?) { scale = 1.0 / value(s) };
}
rule attention_plain(q, k, v, mask) {
    p = product(q, k);
    match MatMul(Softmax(Add(p, mask) | p) { axis in {-1, 3} }, v);
    where v.rank == 4, q.shape[1] == k.shape[1], k.shape[1] == v.shape[1];
    where not present(mask) or broadcast_to(mask, p);
    rewrite Attention(q, k, v, mask?) { scale = 1.0 };
}
// The mask alone, heads and batches being right.
rule attention_masked(q, k, v, mask) {
    p = product(q, k);
    match MatMul(Softmax(Add(p, mask)) { axis in {-1, 3} }, v);
    where v.rank == 4, q.shape[0] == k.shape[0], k.shape[0] == v.shape[0];
    where q.shape[1] == k.shape[1], k.shape[1] == v.shape[1], broadcast_to(mask, p);
    rewrite Attention(q, k, v, mask) { scale = 1.0 };
}
// Where the factor is negative: Attention takes its root.
rule attention_below_zero(q, k, v, s) {
    p = product(q, k);
    match MatMul(Softmax(Mul(p, s & const)) { axis in {-1, 3} }, v);
    where s.elements == 1, s.rank <= 4, abs(value(s)) > 1e-30, abs(value(s)) < 1e30, v.rank == 4;
    where q.shape[0] == k.shape[0], k.shape[0] == v.shape[0], q.shape[1] == k.shape[1], k.shape[1] == v.shape[1];
    rewrite Attention(q, k, v) { scale = value(s) };
}
