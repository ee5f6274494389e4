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

// Two summands are one (SimplifyExpr).
rule dnnl_bias_twice(x, w, a, b) {
    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense | qnn.conv2d | qnn.dense)(x, w, ...);
    match add(add(c, a & const), b & const);
    where broadcast_to(a, c), broadcast_to(b, c), same_dtype(a, b);
    rewrite add(c, add(a, b));
}
// A factor behind a bias, and behind weights (FoldScaleAxis).
rule dnnl_scale_before_bias(x, w, b, s) {
    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const);
    match multiply(add(c, b & const : float), s & const);
    where channels_second(c), of_channels(b, c), of_channels(s, c);
    rewrite add(multiply(c, s), multiply(b, s));
}
rule dnnl_scale_into_weights(x, w, s) {
    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const : float);
    match multiply(c, s & const);
    where channels_second(c), channels_first(c), of_channels(s, c), same_dtype(w, s);
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
