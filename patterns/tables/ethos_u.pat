// ethos_u.pat -- what Arm's Ethos-U runs: 33 entries over Relay operators, most of
// them quantised.
//
// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/ethosu.py).
// Every tensor that a condition asks for its type also has no extent beyond
// 65536.  What adds up weights is C, ethos_u.c; all else stands here.
// `ethos-u.min` and `ethos-u.max` stand twice by design, with and without a
// requantize.

import "relay.ops";

cond fits(x) = max(x.shape) <= 65536;
cond byte(x) = x.dtype in {u8, i8}, fits(x);
cond int8(x) = x.dtype == i8, fits(x);
cond one_batch(x) = x.rank < 4 or x.shape[0] == 1;
cond flat(x) = x.rank <= 4, one_batch(x);

pattern requantized(p) = qnn.requantize(p, const, const, const, const);

// ---- padding ----

pattern channel_pad(x) = nn.pad(x, const) { pad_width == [[0, 0], [0, 0], [0, 0], _] }
        where byte(x), x.shape[0] == 1, x.rank <= 4;
pattern pad2d(x) {
    p = nn.pad(x, const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };
    where byte(x), x.shape[0] == 1, x.rank <= 4;
    where width[1][0] <= 31, width[2][0] <= 31, width[1][1] <= 32, width[2][1] <= 32;
    return p;
}

// ---- convolution ----

cond window_ok(c, w) =
    c.strides[0] in 1..3, c.strides[1] in 1..3, c.dilation[0] in 1..2, c.dilation[1] in 1..2,
    (w.shape[0] - 1) * c.dilation[0] + 1 in 1..64,
    ((w.shape[0] - 1) * c.dilation[0] + 1) * ((w.shape[1] - 1) * c.dilation[1] + 1) <= 4096;
// 64-bit biases have 40 bits.
cond bias_ok(b) = b.dtype != i64 or max([abs(v) for v in value(b)]) < 549755813888;
// The convolution's own padding, top, left, bottom, right.
cond padding_ok(c) = c.padding[0] <= 31, c.padding[1] <= 31, c.padding[2] <= 32, c.padding[3] <= 32;
// With a pad operator before it: with the zero point, in height and width only, both together.
cond paddings_ok(c, width, v, zero) =
    value(v) == value(zero), c.padding[0] + width[1][0] <= 31, c.padding[1] + width[2][0] <= 31,
    c.padding[2] + width[1][1] <= 32, c.padding[3] + width[2][1] <= 32;

pattern conv2d(x, w, b, v, x_zero, w_zero) {
    padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };
    c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const) { kernel_layout == "HWIO" };
    r = requantized(nn.bias_add(c, b & const));
    where byte(x), byte(w), byte(r), x.shape[0] == 1, c.groups == 1 or c.groups == w.shape[3];
    where window_ok(c, w), bias_ok(b), extern ethos_u_hwio_weights_fit(w, w_zero);
    where (present(padded) and paddings_ok(c, width, v, x_zero)) or (not present(padded) and padding_ok(c));
    return clip?(r);
}
pattern depthwise_conv2d(x, w, b, v, x_zero, w_zero) {
    padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };
    c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const) { kernel_layout == "HWOI" };
    r = requantized(nn.bias_add(c, b & const));
    where byte(x), byte(w), byte(r), x.shape[0] == 1, w.shape[3] == 1, c.groups == w.shape[2];
    where window_ok(c, w), bias_ok(b), extern ethos_u_hwoi_weights_fit(w, w_zero);
    where (present(padded) and paddings_ok(c, width, v, x_zero)) or (not present(padded) and padding_ok(c));
    return clip?(r);
}

// Doubles height and width; with padding the rest of the kernel is cut off.
pattern conv2d_transpose(x, w, b, x_zero, w_zero) {
    c = qnn.conv2d_transpose(x, w & const, x_zero & const, w_zero & const, const, const)
        { kernel_layout == "IOHW", strides == [2, 2], dilation == [1, 1], output_padding == [0, 0], groups == 1 };
    r = requantized(nn.bias_add(c, b & const) | c);
    where int8(x), int8(w), int8(r), x.shape[0] == 1, not present(b) or bias_ok(b);
    where c.shape[1] == x.shape[1] * 2 + (max(c.padding) == 0 ? max(w.shape[2] - 2, 0) : 0);
    where c.shape[2] == x.shape[2] * 2 + (max(c.padding) == 0 ? max(w.shape[3] - 2, 0) : 0);
    where w.shape[2] - 1 - c.padding[0] in 0..31, w.shape[3] - 1 - c.padding[1] in 0..31;
    where w.shape[2] - 2 - c.padding[2] >= 0, w.shape[3] - 2 - c.padding[3] >= 0;
    return r;
}

// ---- products ----

pattern fully_connected(x, w, b, x_zero, w_zero) {
    d = qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const);
    r = requantized(d | nn.bias_add(d, b & const));
    where int8(x), int8(w), int8(r), x.rank == 2, w.rank == 2, x.shape[0] == 1;
    where not present(b) or bias_ok(b), extern ethos_u_dense_weights_fit(w, w_zero);
    return clip?(r);
}
pattern matmul(a, b) {
    r = requantized(qnn.dense(a, b, const, const, const, const));
    where int8(a), int8(b), int8(r), a.rank == 2, b.rank == 2, a.shape[1] == b.shape[1];
    return clip?(r);
}

// ---- pools ----

cond pool_ok(p, x, r) =
    byte(x), x.dtype == r.dtype, x.shape[0] == 1, p.layout == "NHWC", p.pool_size[1] <= 256,
    p.pool_size[0] * p.pool_size[1] <= 65536,
    (p.strides[0] in 1..3 and p.strides[1] in 1..3)
        or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2]);

pattern max_pool2d(x) {
    p = nn.max_pool2d(x);
    where pool_ok(p, x, p), p.padding[0] <= 127, p.padding[1] <= 127, p.padding[2] <= 128, p.padding[3] <= 128;
    return clip?(p);
}
pattern avg_pool2d(x) {
    p = nn.avg_pool2d(cast(x)) { count_include_pad == false };
    r = cast(p);
    where pool_ok(p, x, r), p.padding[0] <= 3, p.padding[1] <= 3, p.padding[2] <= 4, p.padding[3] <= 4;
    where max(p.padding) == 0 or (p.pool_size[0] <= 8 and p.pool_size[1] <= 8);
    return clip?(r);
}

// ---- elementwise ----

// One operand broadcasts to the other.
cond pair_ok(a, b) = flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a);
cond wide(x) = x.dtype in {u8, i8, i32}, fits(x);
// 32-bit results have four extents.
cond result_ok(r) = r.dtype != i32 or r.rank == 4;

pattern sum_of(a, b) {
    r = qnn.add(a, b, const, const, const, const, const, const);
    c = clip(r);
    where wide(a), wide(b), wide(r), pair_ok(a, b), result_ok(r), not present(c) or r.dtype != i32;
    return c | r;
}
pattern difference(a, b) {
    r = qnn.subtract(a, b, const, const, const, const, const, const);
    c = clip(r);
    where wide(a), wide(b), wide(r), pair_ok(a, b), result_ok(r), not present(c) or r.dtype != i32;
    return c | r;
}
pattern product(a, b) {
    r = qnn.mul(a, b, const, const, const, const, const, const);
    c = clip(r);
    where wide(a), wide(b), wide(r), pair_ok(a, b), result_ok(r), not present(c) or r.dtype != i32;
    return c | r;
}

cond same_bytes(a, b) = byte(a), a.dtype == b.dtype, pair_ok(a, b);
// The result has the scale of what is compared.
pattern least_requantized(a, b, s, t) =
    qnn.requantize(clip(minimum(a, b)), s & const, const, t & const, const)
        where same_bytes(a, b), value(s) == value(t);
pattern most_requantized(a, b, s, t) =
    qnn.requantize(clip(maximum(a, b)), s & const, const, t & const, const)
        where same_bytes(a, b), value(s) == value(t);
pattern least(a, b) = clip?(minimum(a, b)) where same_bytes(a, b);
pattern most(a, b) = clip?(maximum(a, b)) where same_bytes(a, b);
pattern shifted(a, b) {
    s = left_shift(a, b);
    where a.dtype == i32, b.dtype == i32, s.dtype == i32, fits(a), fits(b), pair_ok(a, b), s.rank == 4;
    return s;
}

// ---- shapes ----

pattern reshaped(x) = reshape(x) where int8(x), x.rank <= 4;
pattern sliced(x) {
    s = strided_slice(x) { begin = from, end = to, strides = by };
    where int8(x), x.rank <= 4, len(from) == len(to), min(by) == 1, max(by) == 1;
    where min([to[i] - from[i] for i in range(len(from))]) >= 0;
    return s;
}
pattern expanded(x) = expand_dims(x) where int8(x), x.rank <= 4;
pattern squeezed(x) = squeeze(x) where int8(x), x.rank <= 4;
pattern split_up(x) = `split`(x) where int8(x);

// Quantised operands and the result have one scale and one zero point.
pattern concatenated(scales, zeros, s, z) {
    c = concatenate((...)) { axis = axis }
        | qnn.concatenate((...), (...scales), (...zeros), s & const, z & const) { axis = axis };
    where int8(c), c.rank <= 4, one_batch(c), axis in 0..3, axis < c.rank;
    where not present(s) or (all(scales, value(scales) == value(s)) and all(zeros, value(zeros) == value(z)));
    return c;
}

// ---- tables of one value ----

pattern unary_abs(x) {
    q = qnn.quantize(abs(qnn.dequantize(x, const, const)), const, const);
    where byte(x), q.dtype == x.dtype, flat(x), same_shape(x, q);
    return q;
}
pattern tanh_table(x) {
    q = qnn.quantize(tanh(qnn.dequantize(x, const, const)), const, const);
    where int8(x), q.dtype == i8;
    return q;
}
pattern sigmoid_table(x) {
    q = qnn.quantize(sigmoid(qnn.dequantize(x, const, const)), const, const);
    where int8(x), q.dtype == i8;
    return q;
}
pattern leaky_relu_table(x) {
    q = qnn.quantize(nn.leaky_relu(qnn.dequantize(x, const, const)), const, const);
    where int8(x), q.dtype == i8;
    return q;
}
pattern softmax_table(x) {
    q = qnn.quantize(nn.softmax(qnn.dequantize(x, const, const)), const, const);
    where int8(x), q.dtype == i8, x.rank <= 4, same_shape(x, q);
    return q;
}
pattern hard_swish_table(x) {
    d = qnn.dequantize(x, const, const);
    q = qnn.quantize(divide(multiply(d, clip(add(d, const))), const), const, const);
    where int8(x), q.dtype == i8;
    return q;
}

// ---- reductions ----

// Over height, width, or both of [H, W], [H, W, C] or [N, H, W, C].
cond over_height(x, axes) = (x.rank == 4 and axes in {[1], [-3]}) or (x.rank < 4 and axes in {[0], [-x.rank]});
cond over_width(x, axes) = (x.rank == 4 and axes in {[2], [-2]}) or (x.rank < 4 and axes == [1]);
cond over_both(x, axes) = (x.rank == 4 and axes in {[1, 2], [2, 1]}) or (x.rank < 4 and axes in {[0, 1], [1, 0]});
// One scale and zero point before and after: then the sum needs no rescaling.
cond same_scale(s, z, t, y) = value(s) == value(t) and value(z) == value(y);

pattern mean_of(x, s, z, t, y) {
    m = mean(cast(x)) { axis = axes, keepdims = keep };
    r = qnn.requantize(m, s & const, z & const, t & const, y & const);
    where byte(x), r.dtype in {u8, i8, i16}, x.rank in 2..4, one_batch(x);
    where (over_height(x, axes) and (x.shape[x.rank == 4 ? 1 : 0] <= 64
            or (x.shape[x.rank == 4 ? 1 : 0] <= 256 and same_scale(s, z, t, y))))
        or (over_width(x, axes) and x.shape[x.rank == 4 ? 2 : 1] <= 4096)
        or (over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 4096)
        or (over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 65536
            and same_scale(s, z, t, y) and not keep);
    return r;
}
pattern sum_last(x) {
    s = sum(cast(x)) { axis = axes };
    r = requantized(s);
    where x.dtype in {u8, i8, i16, i32}, fits(x), r.dtype == i8, x.rank in {3, 4}, axes == [-1] or axes == [x.rank - 1];
    return clip?(r);
}

// ---- requantize, resize ----

pattern rescaled(x) {
    r = requantized(x);
    where int8(x), int8(r), x.rank <= 4;
    return r;
}

// As large as before, or twice; between aligned corners one less than twice.
cond resized_ok(z, x) =
    x.rank == 4, z.coordinate_transformation_mode in {"asymmetric", "align_corners", "half_pixel"},
    z.rounding_method == (z.coordinate_transformation_mode == "half_pixel" ? "round_prefer_ceil" : ""),
    max([abs(v) for v in z.roi]) == 0,
    (z.size[0] == x.shape[1] and z.size[1] == x.shape[2])
        or (z.size[0] == 2 * x.shape[1] and z.size[1] == 2 * x.shape[2])
        or (z.method == "linear" and z.coordinate_transformation_mode == "align_corners"
            and z.size[0] == 2 * x.shape[1] - 1 and z.size[1] == 2 * x.shape[2] - 1);
pattern resized(x) {
    near = image.resize2d(x) { method == "nearest_neighbor" };
    even = image.resize2d(qnn.dequantize(x, const, const)) { method == "linear" };
    r = qnn.quantize(even, const, const) | near;
    where int8(x), r.dtype == i8;
    where (present(near) and resized_ok(near, x)) or (present(even) and resized_ok(even, x));
    return r;
}

table ethos_u {
    attrs { Compiler = "ethos-u" };
    "ethos-u.channel-pad"      = channel_pad;
    "ethos-u.qnn_conv2d"       = conv2d;
    "ethos-u.depthwise_conv2d" = depthwise_conv2d;
    "ethos-u.qnn_conv2d_transpose" = conv2d_transpose;
    "ethos-u.fully_connected"  = fully_connected;
    "ethos-u.matmul"           = matmul;
    "ethos-u.maxpool2d"        = max_pool2d;
    "ethos-u.avgpool2d"        = avg_pool2d;
    "ethos-u.pad2d"            = pad2d;
    "ethos-u.add"              = sum_of;
    "ethos-u.sub"              = difference;
    "ethos-u.mul"              = product;
    "ethos-u.min"              = least_requantized;
    "ethos-u.min"              = least;
    "ethos-u.max"              = most_requantized;
    "ethos-u.max"              = most;
    "ethos-u.shl"              = shifted;
    "ethos-u.reshape"          = reshaped;
    "ethos-u.strided_slice"    = sliced;
    "ethos-u.abs"              = unary_abs;
    "ethos-u.tanh"             = tanh_table;
    "ethos-u.mean"             = mean_of;
    "ethos-u.sum"              = sum_last;
    "ethos-u.softmax"          = softmax_table;
    "ethos-u.leaky_relu"       = leaky_relu_table;
    "ethos-u.concat"           = concatenated;
    "ethos-u.sigmoid"          = sigmoid_table;
    "ethos-u.split"            = split_up;
    "ethos-u.requantize"       = rescaled;
    "ethos-u.resize2d"         = resized;
    "ethos-u.expand_dims"      = expanded;
    "ethos-u.squeeze"          = squeezed;
    "ethos-u.hard_swish"       = hard_swish_table;
}
