// dnnl_legalize.pat -- Relay as frontends write it, brought into the form that tables/dnnl.pat takes.
//
// After what TVM 0.14 runs in front of its table (relay/op/contrib/dnnl.py, and of its general passes
// CanonicalizeOps, FoldScaleAxis, SimplifyExpr and FoldConstant).  Differences, all of them repairs:
//   - A layer normalisation is over the last axis, with scales and shifts along it, and keeps its epsilon;
//     there any axis will do, and 1e-6 becomes 1e-5.
//   - A reshape goes behind a bias only if it keeps the last axis, whose numbers the bias are; gelu has its
//     constants; and the product keeps its attributes.
//   - The strides behind a bottleneck move into it only if nothing but strides skips values; there the 3x3
//     convolution may have some of its own, and the pointwise ones padding.  What is around these four
//     convolutions is not asked for; there all seven of two blocks are.  Images are NCHW.
//   - Padding in front of an average pool is counted as what it is; there any becomes (1, 1).
//   - Quantised: limits stay what they are, there they become 0 and 255; a scale for each channel lies along
//     the channels; padding is of zero points, in front; limits behind a sum that cut off more than the type
//     stop it; results of 8 bits need no clip and cast, as TensorFlow Lite and ONNX write them.  A factor of 1
//     and a summand of 0 are not written.

import "relay.ops";

// ---- constants ----

// A call of constants is one (FoldConstant).
rule dnnl_constant {
    c = op(every const);
    match c;
    rewrite extern dnnl_fold_constant;
}
// A bias of one number a channel is a summand (CanonicalizeOps).
rule dnnl_bias_add(x, b) {
    s = nn.bias_add(x, b) { axis = a };
    match s;
    where a == x.rank - 1 or a == -1;
    rewrite add(x, b);
}
rule dnnl_bias_add_inside(x, b) {
    s = nn.bias_add(x, b) { axis = a };
    match s;
    where a < x.rank - 1, a >= 0;
    rewrite add(x, expand_dims(b) { axis = 1, num_newaxis = x.rank - 1 - a });
}
// One number for each channel of c, which are its second extent, or for all of them.
cond of_channels(b, c) =
    b.rank <= c.rank, b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements);
cond channels_second(c) =
    c.op == nn.dense ? c.rank == 2
                     : c.data_layout in {"NCW", "NCHW", "NCDHW"} and c.out_layout in {"", c.data_layout};
cond channels_first(c) = c.op == nn.dense ? c.rank == 2 : c.kernel_layout in {"OIW", "OIHW", "OIDHW"};

// Numbers, and not so large that products of them are none.
cond moderate(c) = max([abs(v) for v in value(c)]) < (c.dtype == f16 ? 255 : 1e15);

ops weighted = nn.conv1d | nn.conv2d | nn.conv3d | nn.dense;

// Two summands are one (SimplifyExpr).
rule dnnl_bias_twice(x, w, a, b) {
    c = (weighted | qnn.conv2d | qnn.dense)(x, w, ...);
    match add(add(c, a & const), b & const);
    where broadcast_to(a, c), broadcast_to(b, c), same_dtype(a, b);
    rewrite add(c, add(a, b));
}
// A factor behind a bias, and behind weights (FoldScaleAxis).
rule dnnl_scale_before_bias(x, w, b, s) {
    c = weighted(x, w & const);
    match multiply(add(c, b & const : float), s & const);
    where channels_second(c), of_channels(b, c), of_channels(s, c), moderate(b), moderate(s);
    rewrite add(multiply(c, s), multiply(b, s));
}
rule dnnl_scale_into_weights(x, w, s) {
    c = weighted(x, w & const : float);
    match multiply(c, s & const);
    where channels_second(c), channels_first(c), of_channels(s, c), same_dtype(w, s), w.elements > 0, moderate(w),
        moderate(s);
    rewrite c.op(x, multiply(w, reshape(s) { newshape = [i == 0 ? -1 : 1 for i in range(w.rank)] })) { ..c };
}

// ---- layer normalisation from its parts (LayerNormRewrite) ----

cond last(axis, x) = axis == [-1] or axis == [x.rank - 1];
cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];
cond one(c) = c.elements == 1, c.rank <= 1;

pattern same_cast(d) {
    c = cast(d);
    where same_dtype(c, d);
    return c;
}
pattern centred(x, eps) {
    m = mean(x) { axis = p, keepdims == true, exclude == false };
    d = subtract(x, m);
    v = mean(power(d | same_cast(d), 2)) { axis = q, keepdims == true, exclude == false }
        | variance(x, m) { axis = q, keepdims == true, exclude == false, unbiased == false };
    s = add(v, eps & const);
    where last(p, x), last(q, x), one(eps);
    return divide(d, sqrt(s)) | multiply(d, rsqrt(s));
}
rule dnnl_layer_norm(x, eps, gamma, beta) {
    match add(multiply(centred(x, eps), gamma), beta);
    where along(gamma, x), along(beta, x);
    rewrite nn.layer_norm(x, gamma, beta) { axis = -1, epsilon = value(eps) };
}

// ---- a reshape behind bias, and then behind gelu (DenseReshapeBiasGeluRewrite) ----

rule dnnl_reshape_last(x, w, b) {
    d = nn.dense(x, w);
    r = reshape(d);
    match add(b, r);
    where d.shape[-1] == r.shape[-1], along(b, d);
    rewrite reshape(add(b, d)) { ..r };
}
rule dnnl_gelu_reshape_last(x, w, b, s, one_, half) {
    a = add(b, nn.dense(x, w));
    r = reshape(a);
    match multiply(multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)), half & 0.5);
    where one(s), one(one_), one(half);
    rewrite reshape(multiply(multiply(a, add(erf(divide(a, s)), one_)), half)) { ..r };
}

// ---- the strides behind a bottleneck, in it (ResNetV1Rewrite) ----

rule dnnl_strides_early(h, x, w2, b2, w3, b3, w4, w7) {
    c2 = nn.conv2d(h, w2) { strides == [1, 1], data_layout == "NCHW", out_layout == "" };
    c3 = nn.conv2d(nn.relu(add(c2, b2 : [_, 1, 1])), w3) {
        kernel_size == [1, 1], strides == [1, 1], padding in {[0, 0], [0, 0, 0, 0]}, data_layout == "NCHW",
        out_layout == ""
    };
    block = nn.relu(add(add(c3, b3 : [_, 1, 1]), x));
    c4 = nn.conv2d(block, w4) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };
    c7 = nn.conv2d(block, w7) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };
    match c4, c7;
    where same_shape(c3, x), c4.data_layout == "NCHW", c7.data_layout == "NCHW";
    rewrite {
        half = nn.relu(add(nn.conv2d(h, w2) { ..c2, strides = [2, 2] }, b2));
        every_other = nn.max_pool2d(x) { pool_size = [1, 1], strides = [2, 2], padding = [0, 0, 0, 0] };
        next = nn.relu(add(add(nn.conv2d(half, w3) { ..c3 }, b3), every_other));
        return nn.conv2d(next, w4) { ..c4, strides = [1, 1] }, nn.conv2d(next, w7) { ..c7, strides = [1, 1] };
    }
}

// ---- groups as an axis of the weights (legalize_group_conv) ----

rule dnnl_group_conv(x, w) {
    c = nn.conv2d(x, w) { groups > 1, kernel_layout == "OIHW" };
    match c;
    where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;
    rewrite nn.conv2d(x, reshape(w) {
        newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]
    }) { ..c, kernel_layout = "GOIHW", channels = w.shape[0], kernel_size = [w.shape[2], w.shape[3]] };
}
rule dnnl_group_deconv(x, w) {
    c = nn.conv2d_transpose(x, w) { groups > 1, kernel_layout == "IOHW" };
    match c;
    where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;
    rewrite nn.conv2d_transpose(x, reshape(w) {
        newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]
    }) { ..c, kernel_layout = "GIOHW", channels = w.shape[1] * c.groups, kernel_size = [w.shape[2], w.shape[3]] };
}

// ---- padding that a pool counts (legalize_pad_avg_pool) ----

rule dnnl_pad_avg_pool(x) {
    p = nn.pad(x, 0) { pad_width = n, pad_mode == "constant" };
    a = nn.avg_pool2d(p) { padding in {[0, 0], [0, 0, 0, 0]}, layout == "NCHW", ceil_mode == false };
    match a;
    where x.rank == 4, n[0] == [0, 0], n[1] == [0, 0], min(n[2]) >= 0, min(n[3]) >= 0;
    rewrite nn.avg_pool2d(x) { ..a, padding = [n[2][0], n[3][0], n[2][1], n[3][1]], count_include_pad = true };
}

// ---- quantised products (LegalizeQnnOpForDnnl) ----
//
// requantize(q + b) becomes cast(clip((cast(q') + b') s)), where q' has no zero points, b' is b, the input's
// zero point times the sum of the weights, and the output's in units of q, and s the ratio of scales; and a sum
// of two such values is one of floats, before the cast.  The cast is the library's, which rounds.

pattern int8(x) = x : {u8, i8};
pattern number(z) = z & const : i32[];

// Zeros for the input's zero point would be something else at the borders.
rule dnnl_qnn_pad(x, w, zx, zw, sx, sw) {
    q = qnn.conv2d(int8(x), w, number(zx), zw, sx, sw) { padding = p, data_layout = l };
    match q;
    where value(zx) != 0, max(p) > 0, len(p) in {2, 4}, l in {"NCHW", "NHWC"}, x.rank == 4;
    rewrite qnn.conv2d(nn.pad(x, like(x, value(zx))) {
        pad_width = l == "NCHW" ? [[0, 0], [0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]]]
                                : [[0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]], [0, 0]]
    }, w, zx, zw, sx, sw) { ..q, padding = [0, 0, 0, 0] };
}
cond plain(q) = q.data_layout in {"NCHW", "NHWC"}, q.out_layout in {"", q.data_layout};
// Weights with all their output channels along O.
cond along_o(q, w) =
    q.kernel_layout in {"OIHW", "HWIO"} or (q.kernel_layout == "HWOI" and dim(w, "HWOI", "I") == 1);

rule dnnl_qnn_zero_point(x, w, zx, zw, sx, sw) {
    q = qnn.conv2d(x, int8(w) & const, number(zx), zw & splat(0), sx, sw) { padding = p, out_dtype == i32 };
    match q;
    where plain(q), along_o(q, w), value(zx) != 0, max(p) == 0, min(p) == 0;
    rewrite add(qnn.conv2d(x, w, i32 0, zw, sx, sw) { ..q }, reshape(
        negative(multiply(zx, sum(cast(w) { dtype = i32 }) {
            axis = q.kernel_layout == "OIHW" ? [1, 2, 3] : q.kernel_layout == "HWIO" ? [0, 1, 2] : [0, 1, 3]
        }))) { newshape = q.data_layout == "NCHW" ? [-1, 1, 1] : [-1] });
}
rule dnnl_qnn_dense_zero_point(x, w, zx, zw, sx, sw) {
    q = qnn.dense(x, int8(w) & const, number(zx), zw & splat(0), sx, sw) { out_dtype == i32 };
    match q;
    where value(zx) != 0, w.rank == 2;
    rewrite add(qnn.dense(x, w, i32 0, zw, sx, sw) { ..q },
                reshape(negative(multiply(zx, sum(cast(w) { dtype = i32 }) { axis = [1] }))) { newshape = [-1] });
}

cond second(q) = q.op == qnn.conv2d and q.data_layout == "NCHW";
cond channel_axis(a, q) = second(q) ? a in {1, -3} : a == -1 or a == q.rank - 1;
cond of_one_or_all(s, q) = s.elements == 1 or s.elements == (second(q) ? q.shape[1] : q.shape[-1]);
cond q_bias(b, q) =
    b.rank <= (q.op == qnn.dense ? 2 : 4),
    b.elements == 1 or b.elements == (second(q) ? b.shape[-3] : b.shape[-1]);
// Limits that the type holds.
cond limits_of(k, d) =
    k.a_min <= k.a_max,
    d == u8 ? k.a_min >= 0 and k.a_max <= 255 : d == i8 and k.a_min >= -128 and k.a_max <= 127;

pattern product(x, w, zx, zw) = (qnn.conv2d | qnn.dense)(int8(x), int8(w) & const, scalar(zx & 0), zw & splat(0), _, _)
    { out_dtype == i32 };
pattern steps(s) = s & const : f32;

// Above 0, and such that floats hold their ratios.
cond size_of_steps(s) = min([v for v in value(s)]) > 1e-9, max([v for v in value(s)]) < 1e9;

// Limits of 32 bits before a cast to 8 are limits of 8.
rule dnnl_qnn_narrow(q, si, zi, so, zo) {
    r = qnn.requantize(q, si, zi, so, zo) { out_dtype == i32 };
    k = clip(r);
    y = cast(k);
    match y;
    where limits_of(k, attr(y, dtype));
    rewrite clip(qnn.requantize(q, si, zi, so, zo) { ..r, out_dtype = y.dtype }) { ..k };
}
// A bias of 0, where there is none.
rule dnnl_qnn_no_bias(x, w, zx, zw, si, zi, so, zo) {
    q = product(x, w, zx, zw);
    r = qnn.requantize(q, steps(si), number(zi), steps(so), number(zo));
    match r;
    rewrite qnn.requantize(add(q, i32 0), si, zi, so, zo) { ..r };
}
rule dnnl_qnn_requantize(x, w, zx, zw, b, si, zi, so, zo) {
    q = product(x, w, zx, zw);
    r = qnn.requantize(add(q, b & const : i32), steps(si), number(zi), steps(so), number(zo))
        { axis = a, out_dtype in {u8, i8} };
    k = clip(r);
    y = k | r;
    match y;
    where max([abs(v) for v in value(b)]) < 1073741824, size_of_steps(si), size_of_steps(so);
    where abs(value(zi)) <= 65536, abs(value(zo)) <= 65536;
    where q.op == qnn.dense ? q.rank == 2 : plain(q), q_bias(b, q), of_one_or_all(si, q);
    where si.elements == 1 or channel_axis(a, q), so.rank == 0, w.elements > 0;
    where not present(k) or limits_of(k, r.dtype);
    rewrite cast(clip(multiply(
        add(cast(q.op(x, w, i32 0, i32 0, f32 1.0, f32 1.0) { ..q }) { dtype = f32 },
            reshape(add(subtract(cast(reshape(b) { newshape = [-1] }) { dtype = f32 }, cast(zi) { dtype = f32 }),
                        divide(multiply(cast(zo) { dtype = f32 }, so), si))) {
                newshape = second(q) ? [-1, 1, 1] : [-1]
            }),
        reshape(divide(si, so)) { newshape = si.elements == 1 ? [] : second(q) ? [-1, 1, 1] : [-1] })) {
        a_min = present(k) ? k.a_min : y.dtype == u8 ? 0.0 : -128.0,
        a_max = present(k) ? k.a_max : y.dtype == u8 ? 255.0 : 127.0
    }) { dtype = y.dtype };
}
// Of such a value and another one; what is cut off behind it must be the type's limits.
rule dnnl_qnn_sum(x, w, b, s, z, sl, zl, sr, zr, so, zo) {
    q = (qnn.conv2d | qnn.dense)(x, w, ...);
    m = clip(multiply(add(cast(q), b & const), s & const));
    a = qnn.add(cast(m), z : {u8, i8}, steps(sl), number(zl), steps(sr), number(zr), steps(so), number(zo));
    k = clip(a);
    y = k | a;
    match y;
    where sl.rank == 0, sr.rank == 0, so.rank == 0, y.dtype in {u8, i8};
    where not present(k) or (y.dtype == u8 ? k.a_min <= 0 and k.a_max >= 255 : k.a_min <= -128 and k.a_max >= 127);
    rewrite cast(add(add(multiply(m, divide(sl, so)), multiply(divide(sr, so), cast(z) { dtype = f32 })),
                     subtract(subtract(cast(zo) { dtype = f32 }, divide(multiply(cast(zl) { dtype = f32 }, sl), so)),
                              divide(multiply(cast(zr) { dtype = f32 }, sr), so)))) { dtype = y.dtype };
}
