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
// Channels last, reshaped over the pixels as channels first, and back (NXP: N16).
rule transposes_around_reshape(x) {
    t = Transpose(x) { perm == [0, 3, 1, 2] };
    r = Reshape(t, _);
    u = Transpose(r) { perm in {[0, 2, 1], [0, 2, 3, 1]} };
    match u;
    where r.shape[0] == t.shape[0], r.shape[1] == t.shape[1];
    rewrite Reshape(x, i64 [d for d in u.shape]);
}
// A transposed constant product's operand order: (a' b')' is b a, of matrices.
rule transpose_matmul(a, b) {
    m = MatMul(Transpose(a : [_, _]) { perm == [1, 0] }, Transpose(b : [_, _]) { perm == [1, 0] });
    match Transpose(m) { perm == [1, 0] };
    rewrite MatMul(b, a);
}
// Every n-th channel, from channel i on (ShuffleNet's way to take channels apart).
rule gather_channels(x, i) : keep_shared {
    r = Reshape(x, _);
    s = Reshape(Transpose(r) { perm == [1, 0, 2] }, _);
    match Gather(s, scalar(i) & const) { axis == 0 };
    where x.rank == 4, x.shape[0] == 1, r.rank == 3, r.shape[2] == x.shape[2] * x.shape[3], s.rank == 5, value(i) >= 0;
    where s.shape[0] == r.shape[1], s.shape[1] == 1, s.shape[2] == r.shape[0], s.shape[3] == x.shape[2], s.shape[4] == x.shape[3];
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
