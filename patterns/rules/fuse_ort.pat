// fuse_ort.pat -- groups that ONNX Runtime has an operator for, in its own domain com.microsoft.
//
// For ONNX Runtime on the CPU, from 1.17 on, in the forms that its kernels take: 32-bit floats but
// for normalisations, rows of three axes, masks of four.  Run behind or with the standard set and fuse,
// whose Gelu, Swish, RMSNormalization and Attention these rules are about.

import "onnx.ops";
import "com_microsoft.ops";

// Shapes stay those of x: constants beside it are no wider.
cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;
// A factor that may change places: neither infinite, nor 0, whose products with infinity runtimes leave out.
cond moderate(s) = abs(value(s)) > 1e-30, abs(value(s)) < 1e30;
// A number for each place of the last axis.
cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];
// The only floats that operators on quantised numbers take as scales.  Dequantised numbers times an infinity may be NaN, where
// the sum of integers is a number; products of two scales, and their quotient by a third, have to stay normal.
cond one_scale(s) = s.elements == 1, s.dtype == f32, value(s) > 1e-12, value(s) < 1e12;
// t swaps the last two axes of a.
cond swaps_last(t, a) =
    (present(t.perm) and len(t.perm) >= 2
     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))
    or (not present(t.perm) and a.rank == 2);

// ---- convolutions (ONNX Runtime: ConvActivationFusion, ConvAddActivationFusion; demo 11) ----

// An activation behind a convolution of 32-bit floats.
rule fuse_conv_activation(x, w, b) {
    c = Conv(x, w, b?);
    y = (Relu | Sigmoid | Tanh)(c);
    match y;
    where x.dtype == f32;
    rewrite com.microsoft.FusedConv(x, w, b?) {
        ..c, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : "Sigmoid"
    };
}
rule fuse_conv_leaky(x, w, b) {
    c = Conv(x, w, b?);
    y = LeakyRelu(c);
    match y;
    where x.dtype == f32;
    rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = "LeakyRelu", activation_params = [y.alpha] };
}
rule fuse_conv_hard_sigmoid(x, w, b) {
    c = Conv(x, w, b?);
    y = HardSigmoid(c);
    match y;
    where x.dtype == f32;
    rewrite com.microsoft.FusedConv(x, w, b?) {
        ..c, activation = "HardSigmoid", activation_params = [y.alpha, y.beta]
    };
}
rule fuse_conv_clip(x, w, b, lo, hi) {
    c = Conv(x, w, b?);
    match Clip(c, (lo & const)?, (hi & const)?);
    where x.dtype == f32;
    rewrite com.microsoft.FusedConv(x, w, b?) {
        ..c, activation = "Clip",
        activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]
    };
}
// A sum of the convolution and a value of its shape, with an activation behind it.
rule fuse_conv_sum_activation(x, w, b, z) : priority 1 {
    c = Conv(x, w, b?);
    y = Relu(Add(c, z));
    match y;
    where x.dtype == f32, same_shape(c, z), not is_const(z);
    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = "Relu" };
}
rule fuse_conv_sum(x, w, b, z) {
    c = Conv(x, w, b?);
    match Add(c, z);
    where x.dtype == f32, same_shape(c, z), not is_const(z);
    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };
}

// Zeros around the input, which became constants later (pad_conv).
rule ort_pad_conv(x, pads, zero, w, b, z) {
    c = com.microsoft.FusedConv(Pad(x, pads & const, (zero & 0)?) { mode == "constant" }, w, b?, z?);
    match c;
    where c.auto_pad in {"NOTSET", "VALID"}, x.rank >= 3;
    where min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;
    where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;
    rewrite com.microsoft.FusedConv(x, w, b?, z?) {
        ..c, auto_pad = "NOTSET",
        pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4]
                + (present(c.pads) and c.auto_pad == "NOTSET" ? c.pads[i] : 0)
                for i in range(2 * (x.rank - 2))]
    };
}

// ---- Gelu, Swish: of opsets 20 and 24, here for all ----

rule ort_gelu(x) { match Gelu(x) { approximate == "none" }; rewrite com.microsoft.Gelu(x); }
rule ort_gelu_tanh(x) { match Gelu(x) { approximate == "tanh" }; where x.rank >= 1; rewrite com.microsoft.FastGelu(x); }
rule ort_swish(x) {
    y = Swish(x);
    match y;
    where x.dtype == f32;
    rewrite com.microsoft.QuickGelu(x) { alpha = y.alpha };
}
// With a bias (ONNX Runtime: BiasGeluFusion; ONNX Script: bias_gelu).
rule fuse_bias_gelu(x, b) {
    match com.microsoft.Gelu(Add(x, b));
    where b.rank == 1, b.shape[0] == x.shape[-1];
    rewrite com.microsoft.BiasGelu(x, b);
}
rule fuse_bias_gelu_tanh(x, b) {
    match com.microsoft.FastGelu(Add(x, b));
    where b.rank == 1, b.shape[0] == x.shape[-1], x.dtype == f32;
    rewrite com.microsoft.FastGelu(x, b);
}

// ---- integer products (ONNX Runtime: MatMulIntegerToFloatFusion, DynamicQuantizeMatMulFusion) ----

rule fuse_integer_product_sum(x, b, zero, scale, bias) : priority 1, keep_shared {
    q = DynamicQuantizeLinear(x);
    v = q.0;
    s = q.1;
    z = q.2;
    match Add(Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)), bias);
    where b.rank == 2, scale.rank <= 1, bias.rank == 1, bias.shape[0] == b.shape[1];
    where scale.elements == 1 or scale.shape[0] == b.shape[1];
    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?, bias);
}
rule fuse_integer_product(x, b, zero, scale) : keep_shared {
    q = DynamicQuantizeLinear(x);
    v = q.0;
    s = q.1;
    z = q.2;
    match Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale));
    where b.rank == 2, scale.rank <= 1, scale.elements == 1 or scale.shape[0] == b.shape[1];
    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?);
}
// Three of one value as one.
rule merge_integer_products(x, s, z, q, k, v, qs, ks, vs, qz, kz, vz) {
    match com.microsoft.MatMulIntegerToFloat(x, q & const, s, qs & const, z, qz & const),
          com.microsoft.MatMulIntegerToFloat(x, k & const, s, ks & const, z, kz & const),
          com.microsoft.MatMulIntegerToFloat(x, v & const, s, vs & const, z, vz & const);
    where uses(x) == 3, q.rank == 2, k.rank == 2, v.rank == 2, qs.rank <= 1, ks.rank <= 1, vs.rank <= 1;
    where qz.rank <= 1, kz.rank <= 1, vz.rank <= 1, same_dtype(qz, kz), same_dtype(qz, vz);
    rewrite {
        p = com.microsoft.MatMulIntegerToFloat(x, Concat(q, k, v) { axis = 1 }, s,
            Concat(Expand(qs, i64 [q.shape[1]]), Expand(ks, i64 [k.shape[1]]), Expand(vs, i64 [v.shape[1]]))
            { axis = 0 }, z,
            Concat(Expand(qz, i64 [q.shape[1]]), Expand(kz, i64 [k.shape[1]]), Expand(vz, i64 [v.shape[1]]))
            { axis = 0 });
        r = Split(p, i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3 { axis = -1 };
        return r.0, r.1, r.2;
    }
}
rule fuse_dynamic_product(x, b, zero, scale, bias) {
    q = DynamicQuantizeLinear(x);
    match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);
    rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);
}
rule fuse_dynamic_product_sum(x, b, zero, scale, bias, absent) {
    p = com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, absent?);
    match Add(p, bias & const);
    where not present(absent), bias.rank == 1, bias.shape[0] == b.shape[1], b.rank == 2, bias.dtype == f32;
    rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias);
}

// ---- weights in blocks of few bits (ONNX Runtime: DQMatMulToMatMulNBits, of matrices that are not transposed) ----

rule ort_matmul_nbits(x, w, s, z, b) : keep_shared, priority 3 {
    d = DequantizeLinear.v21(w & const, s & const, (z & const)?)
        | DequantizeLinear.v23(w & const, s & const, (z & const)?);
    t = Transpose(d) { perm == [1, 0] };
    y = MatMul(x, d | t) | Gemm(x, d | t, b?) { alpha == 1, beta == 1, transA == 0 };
    match y;
    where d.block_size in {16, 32, 64, 128, 256}, w.dtype in {i4, u4, i8, u8}, x.dtype == f32, s.dtype == f32;
    where x.rank >= 1, not present(b) or along(b, y);
    rewrite extern ort_blocks_of_bits;
}
rule ort_matmul_nbits_bias(a, w, s, z, b, absent) {
    n = com.microsoft.MatMulNBits(a, w, s, z?, absent?);
    match Add(n, b & const);
    where not present(absent), along(b, n), same_dtype(b, n);
    rewrite com.microsoft.MatMulNBits(a, w, s, z?, absent?, b) { ..n };
}

// ---- FusedMatMul (ONNX Runtime: MatmulTransposeFusion, MatMulScaleFusion; ONNX Script: fused_matmul) ----

// t is a across; where a is one row or one column, a Reshape says so.
cond is_across(t, a) =
    t.op == Transpose
        ? swaps_last(t, a)
        : t.rank == 2 and t.shape[0] == a.shape[1] and t.shape[1] == a.shape[0]
        and (a.shape[0] == 1 or a.shape[1] == 1);
// The first axis goes behind the batches, or the last one does, and the first behind it.
cond batches_first(t) =
    present(t.perm), len(t.perm) >= 3,
    t.perm == concat([i + 1 for i in range(len(t.perm) - 2)], [0, len(t.perm) - 1])
    or t.perm == concat([i + 1 for i in range(len(t.perm) - 2)], [len(t.perm) - 1, 0]);
// A vector is taken for a matrix's row; with batches both have as many axes.
cond flagged(t, a, b) = (is_across(t, a) and b.rank >= 2) or (batches_first(t) and a.rank == b.rank);
cond last_stays(t) = present(t.perm) and t.perm[-1] == len(t.perm) - 1;
cond as_it_is(m, flag) = m.op == MatMul or flag == 0;

rule fuse_matmul_a(a, b) : keep_shared {
    t = Transpose(a) | Reshape(a, _);
    m = MatMul(t, b) | com.microsoft.FusedMatMul(t, b) { transBatchA == 0 };
    match m;
    where flagged(t, a, b), a.dtype == f32;
    rewrite com.microsoft.FusedMatMul(a, b) {
        ..m, transBatchA = batches_first(t) ? 1 : 0,
        transA = last_stays(t) ? (as_it_is(m, m.transA) ? 0 : 1) : (as_it_is(m, m.transA) ? 1 : 0)
    };
}
rule fuse_matmul_b(a, b) : keep_shared {
    t = Transpose(b) | Reshape(b, _);
    m = MatMul(a, t) | com.microsoft.FusedMatMul(a, t) { transBatchB == 0 };
    match m;
    where flagged(t, b, a), a.dtype == f32;
    rewrite com.microsoft.FusedMatMul(a, b) {
        ..m, transBatchB = batches_first(t) ? 1 : 0,
        transB = last_stays(t) ? (as_it_is(m, m.transB) ? 0 : 1) : (as_it_is(m, m.transB) ? 1 : 0)
    };
}
// A product across: (a b)' is b' a'.
rule fuse_matmul_across(a, b) {
    m = MatMul(a, b) | com.microsoft.FusedMatMul(a, b) { transBatchA == 0, transBatchB == 0 };
    y = Transpose(m) | Reshape(m, _);
    match y;
    where m.dtype == f32, a.rank == 2, b.rank == 2, is_across(y, m);
    rewrite com.microsoft.FusedMatMul(b, a) {
        ..m, transA = as_it_is(m, m.transB) ? 1 : 0, transB = as_it_is(m, m.transA) ? 1 : 0
    };
}
// A number times or under a product.
rule fuse_matmul_scale(a, b, s) {
    m = MatMul(a, b);
    match Mul(m, s & const);
    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
    rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) };
}
rule fuse_matmul_divisor(a, b, s) {
    m = MatMul(a, b);
    match Div(m, s & const);
    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
    rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) };
}
rule fuse_matmul_more_scale(a, b, s) {
    m = com.microsoft.FusedMatMul(a, b);
    match Mul(m, s & const);
    where m.dtype == f32, s.elements == 1, s.rank <= m.rank, abs(m.alpha * value(s)) > 1e-30,
        abs(m.alpha * value(s)) < 1e30;
    rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) };
}

// A number times or under an operand; what two factors make may be a Gelu.
rule fuse_matmul_scale_a(a, b, s) {
    o = (Mul | Div)(a & !Mul(...), s & const);
    match MatMul(o, b);
    where s.elements == 1, s.rank <= a.rank, a.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
    rewrite com.microsoft.FusedMatMul(a, b) { alpha = o.op == Mul ? value(s) : 1.0 / value(s) };
}
rule fuse_matmul_scale_b(a, b, s) {
    o = (Mul | Div)(b & !Mul(...), s & const);
    match MatMul(a, o);
    where s.elements == 1, s.rank <= b.rank, a.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
    rewrite com.microsoft.FusedMatMul(a, b) { alpha = o.op == Mul ? value(s) : 1.0 / value(s) };
}

// ---- activations in a product (ONNX Runtime: GemmActivationFusion) ----

rule fuse_gemm(a, b, c) {
    g = Gemm(a, b, c?);
    y = (Relu | Sigmoid | Tanh | Softplus | Softsign)(g);
    match y;
    where g.dtype == f32;
    rewrite com.microsoft.FusedGemm(a, b, c?) {
        ..g, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : y.op == Sigmoid ? "Sigmoid"
                        : y.op == Softplus ? "Softplus" : "Softsign"
    };
}
rule fuse_gemm_elu(a, b, c) {
    g = Gemm(a, b, c?);
    y = Elu(g);
    match y;
    where g.dtype == f32;
    rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = "Elu", activation_alpha = y.alpha };
}
rule fuse_gemm_hard_sigmoid(a, b, c) {
    g = Gemm(a, b, c?);
    y = HardSigmoid(g);
    match y;
    where g.dtype == f32;
    rewrite com.microsoft.FusedGemm(a, b, c?) {
        ..g, activation = "HardSigmoid", activation_alpha = y.alpha, activation_beta = y.beta
    };
}
rule fuse_gemm_leaky(a, b, c) {
    g = Gemm(a, b, c?);
    y = LeakyRelu(g);
    match y;
    where g.dtype == f32;
    rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = "LeakyRelu", activation_alpha = y.alpha };
}

// ---- attention (ONNX Runtime: AttentionFusion, MultiHeadAttentionFusion; ONNX Script: mha) ----

// As many heads of keys as of queries; nothing but a scale; a mask for each product.
cond plain(a) = a.q_num_heads == a.kv_num_heads, a.q_num_heads > 0, a.is_causal == 0, a.softcap == 0,
    a.qk_matmul_output_mode == 0;
// A query that no key takes part for has 0 in ONNX's operator, and NaN in these where the mask has infinities.
cond added(mask, q) = mask.rank == 4, same_dtype(mask, q), not extern ort_computes_infinity(mask);

// All three are products of one value.
rule ort_attention(x, wq, wk, wv, bq, bk, bv, mask, absent) : priority 2 {
    a = Attention(Add(MatMul(x, wq & const), bq & const), Add(MatMul(x, wk & const), bk & const),
                  Add(MatMul(x, wv & const), bv & const), mask?, absent?);
    match a;
    where plain(a), x.rank == 3, x.dtype == f32, not present(absent), not present(mask) or added(mask, x);
    where wq.rank == 2, same_shape(wq, wk), same_shape(wq, wv), along(bq, wq), same_shape(bq, bk), same_shape(bq, bv);
    rewrite com.microsoft.Attention(x, Concat(wq, wk, wv) { axis = 1 }, Concat(bq, bk, bv) { axis = 0 }, absent?,
        absent?, mask?) {
        num_heads = a.q_num_heads, scale = a.scale?
    };
}
// Of a product of all three; its biases are part of it, wherever they came from.
pattern alone(q, k, v, mask, absent) =
    Attention(q, k, v, mask?, absent?) | com.microsoft.MultiHeadAttention(q, k, v, absent?, absent?, mask?);
cond plain_alone(a) = a.op == Attention ? plain(a) : a.unidirectional == 0;
rule ort_attention_packed(x, w, b, mask, absent) : priority 2 {
    p = MatMul(x, w & const);
    s = Split(Add(p, b & const) | p, ...) { axis in {-1, 2} };
    q = s.0;
    k = s.1;
    v = s.2;
    a = alone(q, k, v, mask, absent);
    match a;
    where plain_alone(a), x.rank == 3, x.dtype == f32, not present(absent), not present(mask) or added(mask, x);
    where w.rank == 2, not present(b) or along(b, w), q.shape[2] * 3 == w.shape[1], k.shape[2] == q.shape[2],
        v.shape[2] == q.shape[2];
    rewrite com.microsoft.Attention(x, w, b?, absent?, absent?, mask?) {
        num_heads = a.op == Attention ? a.q_num_heads : a.num_heads, scale = a.scale?
    };
}
// Query, key and value are parts of the product in this order.
rule ort_parts_in_order(x, w, b, mask, absent) : priority 3 {
    p = MatMul(x, w & const);
    s = Split(p, ...) { axis in {-1, 2} };
    q0 = s.0;
    q1 = s.1;
    q2 = s.2;
    k0 = s.0;
    k1 = s.1;
    k2 = s.2;
    v0 = s.0;
    v1 = s.1;
    v2 = s.2;
    q = q0 | q1 | q2;
    k = k0 | k1 | k2;
    v = v0 | v1 | v2;
    a = com.microsoft.MultiHeadAttention(q, k, v, b?, absent?, mask?);
    match a;
    where x.rank == 3, w.rank == 2, not present(absent), q.shape[2] > 0, q.shape[2] * 3 == w.shape[1],
        k.shape[2] == q.shape[2], v.shape[2] == q.shape[2];
    where (present(q0) ? 0 : present(q1) ? 1 : 2) + (present(k0) ? 0 : present(k1) ? 1 : 2)
            + (present(v0) ? 0 : present(v1) ? 1 : 2) == 3,
        not (present(q1) and present(k1)), not (present(q0) and present(k1));
    rewrite {
        n = Split(MatMul(x, Concat(
                Slice(w, i64 [(present(q0) ? 0 : present(q1) ? 1 : 2) * q.shape[2]],
                      i64 [(present(q0) ? 1 : present(q1) ? 2 : 3) * q.shape[2]], i64 [1]),
                Slice(w, i64 [(present(k0) ? 0 : present(k1) ? 1 : 2) * q.shape[2]],
                      i64 [(present(k0) ? 1 : present(k1) ? 2 : 3) * q.shape[2]], i64 [1]),
                Slice(w, i64 [(present(v0) ? 0 : present(v1) ? 1 : 2) * q.shape[2]],
                      i64 [(present(v0) ? 1 : present(v1) ? 2 : 3) * q.shape[2]], i64 [1])) { axis = 1 }),
            i64 [q.shape[2], q.shape[2], q.shape[2]]) -> 3 { axis = -1 };
        return com.microsoft.MultiHeadAttention(n.0, n.1, n.2, b?, absent?, mask?) { ..a };
    }
}
rule ort_biases_of_parts(x, w, scale, zero, b, mask, rest, absent) : priority 3 {
    p = MatMul(x, w & const) | com.microsoft.DynamicQuantizeMatMul(x, w & const, scale, zero);
    s = Split(p, ...rest) { axis in {-1, 2} };
    q = s.0;
    k = s.1;
    v = s.2 & s.-1;
    a = com.microsoft.MultiHeadAttention(q, k, v, b & const, absent?, mask?);
    match a;
    where x.rank == 3, along(b, p), not present(absent);
    rewrite {
        n = Split(Add(p, b), ...rest) -> 3 { ..s };
        return com.microsoft.MultiHeadAttention(n.0, n.1, n.2, absent?, absent?, mask?) { ..a };
    }
}
// A key without a bias, as its scores would be the same (Whisper), has one of zeros beside query and value.
rule ort_key_without_bias(q, k, v, bq, bv, mask, absent) : priority 2 {
    a = Attention(Add(q, bq & const), k & !Add(...), Add(v, bv & const), mask?, absent?);
    match a;
    where plain(a), q.rank == 3, k.rank == 3, q.dtype == f32, not present(absent), not present(mask) or added(mask, q);
    where along(bq, q), along(bv, v);
    rewrite Attention(Add(q, bq), Add(k, Expand(like(bq, 0.0), i64 [k.shape[2]])), Add(v, bv), mask?) { ..a };
}
// With the biases of the three.
rule ort_multi_head_attention(q, k, v, bq, bk, bv, mask, absent) : priority 1 {
    a = Attention(Add(q, bq & const), Add(k, bk & const), Add(v, bv & const), mask?, absent?);
    match a;
    where plain(a), q.rank == 3, k.rank == 3, v.rank == 3, q.dtype == f32, not present(absent),
        not present(mask) or added(mask, q);
    where along(bq, q), along(bk, k), along(bv, v);
    rewrite com.microsoft.MultiHeadAttention(q, k, v, Concat(bq, bk, bv) { axis = 0 }, absent?, mask?) {
        num_heads = a.q_num_heads, scale = a.scale?
    };
}

// Causal, several heads of the query for one of key and value.  The runtime has to know all lengths; with a past it
// takes several queries of one batch alone, and gives present keys and values, read or not.
cond grouped(a, q, k, v, pk, pv) =
    a.kv_num_heads > 0, a.q_num_heads > a.kv_num_heads, a.softcap == 0, a.qk_matmul_output_mode == 0,
    q.rank == 3, k.rank == 3, q.dtype == f32, same_shape(k, v), q.shape[0] > 0, q.shape[1] > 0,
    k.shape[1] == q.shape[1],
    not present(pk) or (pk.shape[2] > 0 and same_shape(pk, pv) and (q.shape[0] == 1 or q.shape[1] == 1));
cond causal(a, mask, q, pk) =
    (a.is_causal == 1 and not present(mask))
    or (a.is_causal == 0 and present(mask) and mask.shape[-2] == q.shape[1]
        and mask.shape[-1] == (present(pk) ? pk.shape[2] : 0) + q.shape[1] and extern ort_hides_what_follows(mask));
rule ort_group_query_attention(q, k, v, mask, pk, pv) {
    a = Attention(q, k, v, (mask & const)?, pk?, pv?);
    match a;
    where grouped(a, q, k, v, pk, pv), causal(a, mask, q, pk);
    rewrite com.microsoft.GroupQueryAttention(q, k, v, pk?, pv?,
        Expand(i32 [(present(pk) ? pk.shape[2] : 0) + q.shape[1] - 1], i64 [q.shape[0]]),
        i32 [(present(pk) ? pk.shape[2] : 0) + q.shape[1]]) -> 3 {
        num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?
    }.0;
}
rule ort_group_query_attention_present(q, k, v, mask, pk, pv) {
    a = Attention(q, k, v, (mask & const)?, pk, pv);
    y = a.0;
    present_k = a.1;
    present_v = a.2;
    match y, present_k, present_v;
    where grouped(a, q, k, v, pk, pv), causal(a, mask, q, pk);
    rewrite {
        n = com.microsoft.GroupQueryAttention(q, k, v, pk, pv,
            Expand(i32 [pk.shape[2] + q.shape[1] - 1], i64 [q.shape[0]]), i32 [pk.shape[2] + q.shape[1]]) -> 3 {
            num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?
        };
        return n.0, n.1, n.2;
    }
}
// Positions turn query and key (do_rotary): from the first on, as the runtime counts them where none is given.
rule ort_group_query_attention_rotary(q, k, v, cos, sin, at, mask, absent) : priority 1 {
    rq = RotaryEmbedding(q, cos, sin, (at & const)?);
    rk = RotaryEmbedding(k, cos, sin, (at & const)?);
    a = Attention(rq, rk, v, (mask & const)?, absent?);
    match a;
    where grouped(a, rq, rk, v, absent, absent), not present(absent), causal(a, mask, rq, absent),
        rq.interleaved == rk.interleaved, cos.shape[-1] % 8 == 0, same_dtype(cos, q);
    where present(at) ? cos.shape[0] >= q.shape[1]
                        and value(at) == [i % q.shape[1] for i in range(q.shape[0] * q.shape[1])]
                      : q.shape[0] == 1;
    rewrite com.microsoft.GroupQueryAttention(q, k, v, absent?, absent?,
        Expand(i32 [q.shape[1] - 1], i64 [q.shape[0]]), i32 [q.shape[1]],
        Reshape(cos, i64 [cos.shape[-2], cos.shape[-1]]), Reshape(sin, i64 [cos.shape[-2], cos.shape[-1]])) -> 3 {
        num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?, do_rotary = 1,
        rotary_interleaved = rq.interleaved
    }.0;
}
// Of a value that is quantised, query, key and value as one product (ONNX Runtime: its quantisation of Attention).
cond quantized(x, w, b, scale, zero, q, k, v) =
    x.rank == 3, x.dtype == f32, w.rank == 2, w.shape[0] > 0, along(b, w), scale.rank <= 1, zero.rank <= 1,
    one_scale(scale) or (min([v for v in value(scale)]) > 1e-12 and max([v for v in value(scale)]) < 1e12),
    q.shape[2] * 3 == w.shape[1], k.shape[2] == q.shape[2], v.shape[2] == q.shape[2];
rule ort_quantized_attention(x, w, scale, zero, b, absent) : priority 2 {
    s = Split(com.microsoft.DynamicQuantizeMatMul(x, w & const, scale & const, zero & const, b & const), ...) {
        axis in {-1, 2}
    };
    q = s.0;
    k = s.1;
    v = s.2;
    a = alone(q, k, v, absent, absent);
    match a;
    where plain_alone(a), not present(absent), quantized(x, w, b, scale, zero, q, k, v);
    rewrite {
        d = DynamicQuantizeLinear(x);
        return com.microsoft.QAttention(d.0, w, b, d.1, scale, absent?, d.2, zero) {
            num_heads = a.op == Attention ? a.q_num_heads : a.num_heads, scale = a.scale?
        };
    }
}
// Keys that are hidden, of each batch; what hides them is added to the scores.
cond hides_keys(c, x, y, kept, low) =
    c.rank == 4, c.shape[1] == 1, c.shape[2] == 1, c.dtype == bool, x.elements == 1, y.elements == 1,
    value(kept) == 0, value(low) < 0, value(low) > -3.4e38;
rule ort_quantized_attention_keys(x, w, scale, zero, b, c, m, n, absent) : keep_shared, priority 3 {
    s = Split(com.microsoft.DynamicQuantizeMatMul(x, w & const, scale & const, zero & const, b & const), ...) {
        axis in {-1, 2}
    };
    q = s.0;
    k = s.1;
    v = s.2;
    hidden = Where(c | Expand(c, _), m & const, n & const);
    shown = hidden | Expand(hidden, _);
    a = Attention(q, k, v, shown, absent?) | com.microsoft.MultiHeadAttention(q, k, v, absent?, absent?, shown);
    match a;
    where plain_alone(a), not present(absent), quantized(x, w, b, scale, zero, q, k, v), c.shape[3] == x.shape[1],
        c.shape[0] == x.shape[0], hides_keys(c, m, n, m, n) or hides_keys(c, m, n, n, m);
    rewrite {
        d = DynamicQuantizeLinear(x);
        return com.microsoft.QAttention(d.0, w, b, d.1, scale,
            Squeeze(Where(c, i32 [value(m) == 0 ? 1 : 0], i32 [value(n) == 0 ? 1 : 0]), i64 [1, 2]), d.2, zero) {
            num_heads = a.op == Attention ? a.q_num_heads : a.num_heads, scale = a.scale?,
            mask_filter_value = min(value(m), value(n))
        };
    }
}
// ---- embeddings (ONNX Runtime: EmbedLayerNormFusion) ----

// Words and places, which are a constant for each, and kinds of words where there are some.
cond embeds(words, ids, places, w) =
    ids.rank == 2, ids.dtype in {i32, i64}, w.dtype == f32, words.rank == 2, ids.shape[1] > 0, words.shape[1] > 0,
    places.rank <= 3, places.elements == ids.shape[1] * words.shape[1],
    places.shape[-2] == ids.shape[1], places.shape[-1] == words.shape[1];
rule ort_embed_kinds(words, ids, kinds, types, places, scale, shift) {
    w = Gather(words, ids) { axis == 0 };
    t = Gather(kinds, types) { axis == 0 };
    n = LayerNormalization(Add(Add(w, t), places & const) | Add(Add(w, places & const), t)
                           | Add(w, Add(t, places & const)),
                           scale, shift) { axis == -1 };
    match n;
    where embeds(words, ids, places, w), same_shape(ids, types), types.dtype in {i32, i64}, kinds.rank == 2,
        kinds.shape[1] == words.shape[1];
    where along(scale, w), along(shift, w);
    rewrite com.microsoft.EmbedLayerNormalization(Cast(ids) { to = 6 }, Cast(types) { to = 6 }, words,
        Reshape(places, i64 [places.shape[-2], places.shape[-1]]), kinds, scale, shift) -> 2 { epsilon = n.epsilon }.0;
}
// `absent` is what is left out.
rule ort_embed(words, ids, places, scale, shift, absent) {
    w = Gather(words, ids) { axis == 0 };
    n = LayerNormalization(Add(w | Gather(w, absent), places & const), scale, shift) { axis == -1 };
    match n;
    where embeds(words, ids, places, w), not present(absent), along(scale, w), along(shift, w);
    rewrite com.microsoft.EmbedLayerNormalization(Cast(ids) { to = 6 }, absent?, words,
        Reshape(places, i64 [places.shape[-2], places.shape[-1]]), absent?, scale, shift)
        -> 2 { epsilon = n.epsilon }.0;
}

// ---- quantised values (ONNX Runtime: QDQ selectors) ----
//
// Integer operators round once less, so that results may be a step apart.  Of u8 times i8, kernels for x86 without VNNI
// saturate sums of two products as well (ONNX Runtime's documentation: reduce_range).

// Both ends have numbers of 8 bits, of one dtype.
cond alike(s, z, t, y) = one_scale(s), one_scale(t), z.dtype in {i8, u8}, same_dtype(z, y),
    value(s) < 10000 * value(t);
// Sums, products and pools of windows take no tensors of one place for them.
cond alike_numbers(s, z, t, y) = alike(s, z, t, y), s.rank == 0, z.rank == 0, t.rank == 0, y.rank == 0;
// A product of two steps is no more than one of the result, so that what floats lose in a sum is less.
cond fine(a, b, y) =
    value(a) * (b.elements == 1 ? value(b) : max([v for v in value(b)])) <= value(y);

// Weights may have a scale for each output channel.  ONNX Runtime has no kernels for i8 (az: of its values) times u8.
cond of_weights(s, z, az) =
    z.dtype == i8 or (z.dtype == u8 and az.dtype == u8),
    one_scale(s) or (s.dtype == f32 and s.rank == 1 and z.rank == 1 and min([v for v in value(s)]) > 1e-12
                     and max([v for v in value(s)]) < 1e12);
rule qlinear_matmul(a, as, az, b, bs, bz, ys, yz) : keep_shared {
    d = DequantizeLinear(b, bs & const, bz & const);
    m = MatMul(DequantizeLinear(a, as & const, az & const), d);
    match QuantizeLinear(m, ys & const, yz & const);
    where alike(as, az, ys, yz), of_weights(bs, bz, az), uses(m) == 1, fine(as, bs, ys);
    where bs.elements == 1 or (b.rank == 2 and d.axis in {-1, 1});
    rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz);
}
rule qlinear_conv(x, xs, xz, w, ws, wz, ys, yz) : keep_shared {
    d = DequantizeLinear(w & const, ws & const, wz & const);
    c = Conv(DequantizeLinear(x, xs & const, xz & const), d);
    match QuantizeLinear(c, ys & const, yz & const);
    where alike(xs, xz, ys, yz), of_weights(ws, wz, xz), ws.elements == 1 or d.axis == 0, uses(c) == 1,
        fine(xs, ws, ys);
    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };
}
// A bias of 32-bit integers, whose scale is that of input and weights; the sum has 32 bits, too.
cond is_bias(b, bs, xs, ws) =
    max([abs(v) for v in value(b)]) < 1073741824,
    (ws.elements == 1 and bs.elements == 1 and value(bs) ~= value(xs) * value(ws))
    or (ws.rank == 1 and same_shape(bs, ws)
        and max([abs(value(bs)[i] - value(xs) * value(ws)[i]) / value(ws)[i] for i in range(bs.shape[0])])
        < 1e-5 * value(xs));
rule qlinear_conv_bias(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) : keep_shared {
    d = DequantizeLinear(w & const, ws & const, wz & const);
    c = Conv(DequantizeLinear(x, xs & const, xz & const), d,
             DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?));
    match QuantizeLinear(c, ys & const, yz & const);
    where alike(xs, xz, ys, yz), of_weights(ws, wz, xz), ws.elements == 1 or d.axis == 0, uses(c) == 1,
        fine(xs, ws, ys),
        is_bias(b, bs, xs, ws);
    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c };
}
rule qlinear_gemm(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) : keep_shared {
    d = DequantizeLinear(w & const, ws & const, wz & const);
    m = Gemm(DequantizeLinear(x, xs & const, xz & const), d,
             DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?)) { alpha == 1, beta == 1 };
    match QuantizeLinear(m, ys & const, yz & const);
    where alike(xs, xz, ys, yz), of_weights(ws, wz, xz), uses(m) == 1, fine(xs, ws, ys);
    where ws.elements == 1 or (m.transB == 0 and d.axis in {-1, 1}) or (m.transB != 0 and d.axis in {-2, 0});
    where b.rank == 1, is_bias(b, bs, xs, ws);
    rewrite com.microsoft.QGemm(x, xs, xz, w, ws, wz, b, ys, yz) { transA = m.transA, transB = m.transB };
}
rule qlinear_add(a, as, az, b, bs, bz, ys, yz) : keep_shared {
    s = Add(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));
    match QuantizeLinear(s, ys & const, yz & const);
    where alike_numbers(as, az, ys, yz), alike_numbers(bs, bz, ys, yz), uses(s) == 1;
    rewrite com.microsoft.QLinearAdd(a, as, az, b, bs, bz, ys, yz);
}
rule qlinear_mul(a, as, az, b, bs, bz, ys, yz) : keep_shared {
    s = Mul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));
    match QuantizeLinear(s, ys & const, yz & const);
    where alike_numbers(as, az, ys, yz), alike_numbers(bs, bz, ys, yz), uses(s) == 1;
    rewrite com.microsoft.QLinearMul(a, as, az, b, bs, bz, ys, yz);
}
rule qlinear_global_pool(x, xs, xz, ys, yz) : keep_shared {
    p = GlobalAveragePool(DequantizeLinear(x, xs & const, xz & const));
    match QuantizeLinear(p, ys & const, yz & const);
    where alike(xs, xz, ys, yz), uses(p) == 1, x.rank >= 3;
    rewrite com.microsoft.QLinearGlobalAveragePool(x, xs, xz, ys, yz);
}
rule qlinear_sigmoid(x, xs, xz, ys, yz) : keep_shared {
    p = Sigmoid(DequantizeLinear(x, xs & const, xz & const));
    match QuantizeLinear(p, ys & const, yz & const);
    where alike(xs, xz, ys, yz), uses(p) == 1;
    rewrite com.microsoft.QLinearSigmoid(x, xs, xz, ys, yz);
}
rule qlinear_leaky(x, xs, xz, ys, yz) : keep_shared {
    p = LeakyRelu(DequantizeLinear(x, xs & const, xz & const));
    match QuantizeLinear(p, ys & const, yz & const);
    where alike(xs, xz, ys, yz), uses(p) == 1;
    rewrite com.microsoft.QLinearLeakyRelu(x, xs, xz, ys, yz) { alpha = p.alpha };
}
// Of a window that hangs over the padding, the operator on integers counts all places.
rule qlinear_average_pool(x, xs, xz, ys, yz) : keep_shared {
    p = AveragePool(DequantizeLinear(x, xs & const, xz & const));
    match QuantizeLinear(p, ys & const, yz & const);
    where alike_numbers(xs, xz, ys, yz), uses(p) == 1, x.rank >= 3,
        p.ceil_mode == 0 or p.count_include_pad == 0;
    rewrite com.microsoft.QLinearAveragePool(x, xs, xz, ys, yz) { ..p };
}
rule qlinear_softmax(x, xs, xz, ys, yz) : keep_shared {
    p = Softmax(DequantizeLinear(x, xs & const, xz & const));
    match QuantizeLinear(p, ys & const, yz & const);
    where alike(xs, xz, ys, yz), uses(p) == 1;
    rewrite com.microsoft.QLinearSoftmax(x, xs, xz, ys, yz) { axis = p.axis, opset = 13 };
}
rule qlinear_where(c, a, as, az, b, bs, bz, ys, yz) : keep_shared {
    p = Where(c, DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));
    match QuantizeLinear(p, ys & const, yz & const);
    where alike(as, az, ys, yz), alike(bs, bz, ys, yz), uses(p) == 1;
    rewrite com.microsoft.QLinearWhere(c, a, as, az, b, bs, bz, ys, yz);
}
rule qlinear_concat(x, s, z, ys, yz) : keep_shared {
    d = DequantizeLinear(x, s & const, z & const);
    c = Concat(every d);
    match QuantizeLinear(c, ys & const, yz & const);
    where one_scale(ys), all(s, one_scale(s) and value(s) < 10000 * value(ys)),
        all(z, z.dtype in {i8, u8} and same_dtype(z, yz)), uses(c) == 1;
    rewrite extern ort_concat_quantized;
}
