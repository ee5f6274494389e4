// fold.pat -- what is known when a network is made: scales and shifts into weights, and operators
// on constants.
//
// The new weights are computed in fold.c.  A rule asks for weights that are constants; other users
// of such a constant keep the old one.  Batch normalisation is folded only as it is computed at
// inference.

import "onnx.ops";

// ---- into a convolution or a product ----

// A normalisation's scale and shift (demo 5; ONNX Script: fuse_batchnorm; ONNX Runtime: ConvBNFusion).
rule fold_batch_norm(x, w, b, scale, shift, mean, variance) {
    f = (Conv | ConvTranspose | Gemm)(x, w & const, (b & const)?);
    norm = BatchNormalization(f, scale & const, shift & const, mean & const, variance & const)
        { training_mode == 0 };
    match norm;
    rewrite extern fold_norm;
}
// A factor for each channel, or for all (ONNX Runtime: ConvMulFusion; ONNX Script: fuse_conv_affine).
rule fold_mul(x, w, b, c) {
    f = (Conv | ConvTranspose)(x, w & const, (b & const)?);
    match Mul(f, c & const);
    rewrite extern fold_factor;
}
rule fold_div(x, w, b, c) {
    f = (Conv | ConvTranspose)(x, w & const, (b & const)?);
    match Div(f, c & const : {f16, f32, f64});
    rewrite extern fold_divisor;
}
// A summand for each channel, or for all (ONNX Runtime: ConvAddFusion).
rule fold_add(x, w, b, c) {
    f = (Conv | ConvTranspose)(x, w, (b & const)?);
    match Add(f, c & const);
    rewrite extern fold_summand;
}
// ... computed ones, which are brought in line with the channels.
rule conv_add_bias(x, w, b) {
    f = (Conv | ConvTranspose)(x, w);
    u = (Unsqueeze | Reshape)(b, _);
    match Add(f, u & !const);
    where b.rank == 1, b.elements == f.shape[1], u.rank <= f.rank, f.rank <= u.rank + 1,
        u.shape[u.rank - f.rank + 1] == f.shape[1];
    rewrite f.op(x, w, b) { ..f };
}
// A factor of a product's columns.
rule fold_matmul_mul(x, w, c) {
    f = MatMul(x, w & const);
    match Mul(f, c & const);
    where c.rank <= 1;
    rewrite extern fold_columns;
}
// A bias of zeros (ONNX Script: remove_optional_bias).
rule conv_zero_bias(x, w) { c = (Conv | ConvTranspose)(x, w, splat(0)); match c; rewrite c.op(x, w) { ..c }; }
rule gemm_zero_bias(a, b, c) {
    g = Gemm(a, b, c & splat(0));
    match g;
    where c.rank <= 2;
    rewrite Gemm(a, b) { ..g };
}
rule qlinear_zero_bias(x, xs, xz, w, ws, wz, ys, yz) {
    c = QLinearConv(x, xs, xz, w, ws, wz, ys, yz, splat(0));
    match c;
    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };
}

// ---- padding into what pads itself ----

// Zeros around a convolution's input (demo 6; ONNX Script: fuse_pad_into_conv).
rule pad_conv(x, pads, zero, w, b) {
    c = Conv(Pad(x, pads & const, (zero & 0)?) { mode == "constant" }, w, b?);
    match c;
    where c.auto_pad in {"NOTSET", "VALID"}, x.rank >= 3;
    where min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;
    where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;
    rewrite Conv(x, w, b?) {
        ..c, auto_pad = "NOTSET",
        pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4]
                + (present(c.pads) and c.auto_pad == "NOTSET" ? c.pads[i] : 0)
                for i in range(2 * (x.rank - 2))]
    };
}
// The same of integers, whose zero is the zero point: only where there is none.
rule pad_conv_integer(x, pads, zero, w) {
    c = ConvInteger(Pad(x, pads & const, (zero & 0)?) { mode == "constant" }, w);
    match c;
    where c.auto_pad in {"NOTSET", "VALID"}, x.rank >= 3;
    where min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;
    where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;
    rewrite ConvInteger(x, w) {
        ..c, auto_pad = "NOTSET",
        pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4]
                + (present(c.pads) and c.auto_pad == "NOTSET" ? c.pads[i] : 0)
                for i in range(2 * (x.rank - 2))]
    };
}
// Zeros around an average that counts them (onnx/optimizer: fuse_pad_into_pool).
rule pad_average(x, pads, zero) {
    a = AveragePool(Pad(x, pads & const, (zero & 0)?) { mode == "constant" })
        { count_include_pad == 1, auto_pad == "NOTSET", ceil_mode == 0, kernel_shape = k };
    match a;
    where x.rank >= 3, min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;
    where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;
    where max([v for v in value(pads)]) + (present(a.pads) ? max(a.pads) : 0) < min(k);
    rewrite AveragePool(x) {
        ..a,
        pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4] + (present(a.pads) ? a.pads[i] : 0)
                for i in range(2 * (x.rank - 2))]
    };
}

// ---- constants ----

// The same elements in another shape (ONNX Runtime: UnsqueezeElimination, constant folding).
rule constant_reshaped(c) {
    y = (Reshape | Squeeze | Unsqueeze | Flatten)(c & const, ...);
    match y;
    where present(y.elements);
    rewrite extern fold_same_elements;
}
