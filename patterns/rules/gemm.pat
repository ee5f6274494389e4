// gemm.pat -- products with transposed operands, factors and summands.
//
// A matrix is of rank 2, which types must say.

import "onnx.ops";
import "com_microsoft.ops";

// t transposes the matrix a.
cond flips(t, a) = a.rank == 2, not present(t.perm) or t.perm == [1, 0];
// t swaps the last two axes of a.
cond swaps_last(t, a) =
    (present(t.perm) and len(t.perm) >= 2
     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))
    or (not present(t.perm) and a.rank == 2);

// ---- Gemm ----

// Product and sum, each operand transposed or not (demo 7; ONNX Script: matmul_add_to_gemm;
// ONNX Runtime: MatMulAddFusion).
rule gemm(a, b, c) : priority 1 {
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
    rewrite Gemm(a, b, c?) { ..g, transA = 1 - g.transA };
}
rule gemm_transpose_b(a, b, c) : keep_shared {
    t = Transpose(b);
    g = Gemm(a, t, c?);
    match g;
    where flips(t, b);
    rewrite Gemm(a, b, c?) { ..g, transB = 1 - g.transB };
}
// A transposed result: the operands change places.
rule gemm_transpose_y(a, b) {
    g = Gemm(a, b);
    t = Transpose(g);
    match t;
    where not present(t.perm) or t.perm == [1, 0];
    rewrite Gemm(b, a) { ..g, transA = 1 - g.transB, transB = 1 - g.transA };
}
// A product of flattened rows is the product of all of them (ONNX Script: gemm_to_matmul_add).
rule gemm_rows(a, b, c) {
    r = Reshape(a, _);
    g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };
    y = Reshape(g, _);
    match y;
    where r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank, c.rank <= 1;
    where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];
    where y.shape[-1] == b.shape[1];
    rewrite Add(MatMul(a, b), c);
}
rule matmul_rows(a, b) {
    r = Reshape(a, _);
    y = Reshape(MatMul(r, b), _);
    match y;
    where r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;
    where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];
    where y.shape[-1] == b.shape[1];
    rewrite MatMul(a, b);
}
// Stacks of matrices, flattened and back (ONNX Script: broadcast_to_matmul).
rule matmul_stacks(a, b) {
    ra = Reshape(a, _);
    rb = Reshape(b, _);
    y = Reshape(MatMul(ra, rb), _);
    match y;
    where ra.rank == 3, rb.rank == 3, a.rank == b.rank, y.rank == a.rank, a.rank >= 3;
    where ra.shape[0] == rb.shape[0];
    where ra.shape[1] == a.shape[-2], ra.shape[2] == a.shape[-1], rb.shape[1] == b.shape[-2], rb.shape[2] == b.shape[-1];
    where [y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)];
    where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)];
    where y.shape[-2] == a.shape[-2], y.shape[-1] == b.shape[-1];
    rewrite MatMul(a, b);
}

// ---- FusedMatMul (ONNX Runtime: MatmulTransposeFusion, MatMulScaleFusion; ONNX Script: fused_matmul) ----

rule fused_matmul_a(a, b) : keep_shared {
    t = Transpose(a);
    match MatMul(t, b);
    where swaps_last(t, a), b.rank >= 2, a.dtype == f32;
    rewrite com.microsoft.FusedMatMul(a, b) { transA = 1 };
}
rule fused_matmul_b(a, b) : keep_shared {
    t = Transpose(b);
    match MatMul(a, t);
    where swaps_last(t, b), a.rank >= 2, a.dtype == f32;
    rewrite com.microsoft.FusedMatMul(a, b) { transB = 1 };
}
rule fused_matmul_more_a(a, b) : keep_shared {
    t = Transpose(a);
    m = com.microsoft.FusedMatMul(t, b) { transBatchA == 0 };
    match m;
    where swaps_last(t, a);
    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transA = 1 - m.transA };
}
rule fused_matmul_more_b(a, b) : keep_shared {
    t = Transpose(b);
    m = com.microsoft.FusedMatMul(a, t) { transBatchB == 0 };
    match m;
    where swaps_last(t, b);
    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transB = 1 - m.transB };
}
// A number times or under a product.
rule fused_matmul_scale(a, b, s) {
    m = MatMul(a, b);
    match Mul(m, s & const);
    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2;
    rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) };
}
rule fused_matmul_divisor(a, b, s) {
    m = MatMul(a, b);
    match Div(m, s & const);
    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, value(s) != 0;
    rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) };
}
rule fused_matmul_more_scale(a, b, s) {
    m = com.microsoft.FusedMatMul(a, b);
    match Mul(m, s & const);
    where s.elements == 1, s.rank <= m.rank;
    rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) };
}

// ---- activations in a product (ONNX Runtime: GemmActivationFusion) ----

rule fused_gemm(a, b, c) {
    g = Gemm(a, b, c?);
    y = (Relu | Sigmoid | Tanh)(g);
    match y;
    where g.dtype == f32;
    rewrite com.microsoft.FusedGemm(a, b, c?) {
        ..g, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : "Sigmoid"
    };
}
rule fused_gemm_leaky(a, b, c) {
    g = Gemm(a, b, c?);
    y = LeakyRelu(g);
    match y;
    where g.dtype == f32;
    rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = "LeakyRelu", activation_alpha = y.alpha };
}
