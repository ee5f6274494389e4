// gemm.pat -- products with transposed operands, factors and summands.
//
// A matrix is of rank 2, which types must say.

import "onnx.ops";

// t transposes the matrix a.
cond flips(t, a) = a.rank == 2, not present(t.perm) or t.perm == [1, 0];
// ---- Gemm ----

// Product and sum, each operand transposed or not (demo 7; ONNX Script: matmul_add_to_gemm;
// ONNX Runtime: MatMulAddFusion).
rule make_gemm(a, b, c) : priority 1 {
    ta = Transpose(a);
    tb = Transpose(b);
    m = MatMul(ta | a, tb | b);
    y = Add(m, c);
    match y;
    where a.rank == 2, b.rank == 2, c.rank <= 2, broadcast_to(c, m), m.dtype in {f16, f32, f64};
    where not present(ta) or flips(ta, a), not present(tb) or flips(tb, b);
    rewrite Gemm(a, b, c) { transA = present(ta) ? 1 : 0, transB = present(tb) ? 1 : 0 };
}
// Transposed operands (ONNX Runtime: GemmTransposeFusion; onnx/optimizer: fuse_transpose_into_gemm).
rule gemm_transpose_a(a, b, c) : keep_shared {
    t = Transpose(a);
    g = Gemm(t, b, c?);
    match g;
    where flips(t, a);
    rewrite Gemm(a, b, c?) { ..g, transA = g.transA == 0 ? 1 : 0 };
}
rule gemm_transpose_b(a, b, c) : keep_shared {
    t = Transpose(b);
    g = Gemm(a, t, c?);
    match g;
    where flips(t, b);
    rewrite Gemm(a, b, c?) { ..g, transB = g.transB == 0 ? 1 : 0 };
}
// A transposed result: the operands change places.
rule gemm_transpose_y(a, b) {
    g = Gemm(a, b);
    t = Transpose(g);
    match t;
    where not present(t.perm) or t.perm == [1, 0];
    rewrite Gemm(b, a) { ..g, transA = g.transB == 0 ? 1 : 0, transB = g.transA == 0 ? 1 : 0 };
}
// A product of flattened rows is the product of all of them (ONNX Script: gemm_to_matmul_add).
rule gemm_rows(a, b, c) : keep_shared {
    r = Reshape(a, _);
    g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };
    y = Reshape(g, _);
    match y;
    where uses(g) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;
    where c.rank <= 1;
    where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];
    where y.shape[-1] == b.shape[1];
    rewrite Add(MatMul(a, b), c);
}
rule gemm_rows_turned(a, b, c) : keep_shared {
    r = Reshape(a, _);
    g = Gemm(r, b & const, c) { alpha == 1, beta == 1, transA == 0, transB == 1 };
    y = Reshape(g, _);
    match y;
    where uses(g) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;
    where c.rank <= 1;
    where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];
    where y.shape[-1] == b.shape[0];
    rewrite Add(MatMul(a, Transpose(b) { perm = [1, 0] }), c);
}
rule matmul_rows(a, b) : keep_shared {
    r = Reshape(a, _);
    m = MatMul(r, b);
    y = Reshape(m, _);
    match y;
    where uses(m) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;
    where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];
    where y.shape[-1] == b.shape[1];
    rewrite MatMul(a, b);
}
// The same where not types, but the shape itself says that rows come back as they were (torch's Conv1D): the extents
// of a before its last, and the number of columns.
pattern rows_of(a, n) {
    s = Shape(a) { start == 0 };
    return Concat(Unsqueeze(Gather(s, scalar(0)), 0), Unsqueeze(Gather(s, scalar(1)), 0), n & const)
         | Concat(Slice(s, 0, 2, 0?, 1?), n & const);
}
cond columns(a, r, b, n) =
    a.rank == 3, r.rank == 2, b.rank == 2, r.shape[1] == a.shape[-1], n.elements == 1,
    value(n) == b.shape[1] or (value(n) == -1 and b.shape[0] > 0);
rule gemm_rows_of_shape(a, b, c, n) : keep_shared {
    r = Reshape(a, _);
    g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };
    match Reshape(g, rows_of(a, n)) { allowzero == 0 };
    where uses(g) == 1, c.rank <= 1, columns(a, r, b, n);
    rewrite Add(MatMul(a, b), c);
}
// Rows that are themselves a Reshape of what is flattened.
rule gemm_rows_of_reshape(x, b, c, n) : keep_shared {
    a = Reshape(x, _);
    r = Reshape(x, _);
    g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };
    match Reshape(g, rows_of(a, n)) { allowzero == 0 };
    where uses(g) == 1, c.rank <= 1, columns(a, r, b, n);
    rewrite Add(MatMul(a, b), c);
}
// Stacks of matrices, flattened and back (ONNX Script: broadcast_to_matmul).
rule matmul_stacks(a, b) : keep_shared {
    ra = Reshape(a, _);
    rb = Reshape(b, _);
    m = MatMul(ra, rb);
    y = Reshape(m, _);
    match y;
    where uses(m) == 1, ra.rank == 3, rb.rank == 3, a.rank == b.rank, y.rank == a.rank, a.rank >= 3;
    where ra.shape[0] == rb.shape[0];
    where ra.shape[1] == a.shape[-2], ra.shape[2] == a.shape[-1], rb.shape[1] == b.shape[-2],
        rb.shape[2] == b.shape[-1];
    where [y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)];
    where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)];
    where y.shape[-2] == a.shape[-2], y.shape[-1] == b.shape[-1];
    rewrite MatMul(a, b);
}
rule matmul_stacks_turned(a, b) : keep_shared {
    ra = Reshape(a, _);
    rb = Reshape(b, _);
    m = MatMul(ra, Transpose(rb) { perm == [0, 2, 1] });
    y = Reshape(m, _);
    match y;
    where uses(m) == 1, ra.rank == 3, rb.rank == 3, a.rank == b.rank, y.rank == a.rank, a.rank >= 3;
    where ra.shape[0] == rb.shape[0];
    where ra.shape[1] == a.shape[-2], ra.shape[2] == a.shape[-1], rb.shape[1] == b.shape[-2],
        rb.shape[2] == b.shape[-1];
    where [y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)];
    where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)];
    where y.shape[-2] == a.shape[-2], y.shape[-1] == b.shape[-2];
    rewrite MatMul(a, Transpose(b) {
        perm = [i < b.rank - 2 ? i : i == b.rank - 2 ? i + 1 : i - 1 for i in range(b.rank)]
    });
}
// Biases that are given head by head, behind rows that are taken apart (Keras).
rule bias_before_heads(x, c, s) {
    r = Reshape(x, s);
    match Add(r, c & const);
    where r.rank == x.rank + 1, c.rank >= 2, c.rank <= r.rank, c.elements == x.shape[-1], same_dtype(c, x),
        c.shape[-1] == r.shape[-1], c.shape[-2] == r.shape[-2];
    where [r.shape[i] for i in range(x.rank - 1)] == [x.shape[i] for i in range(x.rank - 1)];
    rewrite Reshape(Add(x, Reshape(c, i64 [-1])), s) { ..r };
}
// An Einsum that multiplies matrices (onnx/optimizer: replace_einsum_with_matmul).  It repeats what it sums over where
// one operand's extent is 1, MatMul does not.
rule einsum_matmul(a, b) {
    match Einsum(a, b) { equation in {"ab,bc->ac", "abc,acd->abd", "abcd,abde->abce"} };
    where a.shape[-1] == b.shape[-2];
    rewrite MatMul(a, b);
}
