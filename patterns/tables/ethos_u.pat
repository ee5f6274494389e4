// ethos_u.pat -- what Arm's Ethos-U runs: 33 entries over Relay operators, most of
// them quantised.
//
// Names, order and conditions are those of TVM 0.16 (relay/op/contrib/ethosu.py).
// Every tensor that a condition asks for its type also has no extent beyond
// 65536.  What adds up weights is C, ethos_u.c; all else stands here.
// `ethos-u.min` and `ethos-u.max` stand twice by design, with and without a
// requantize.  Repairs:
//   - Data are laid out as NHWC, which there is taken for granted.
//   - The dilation of the height counts for the height; there the two are swapped.
//   - A convolution with one output channel is none by depth, if its kernel is HWIO.
//   - A bias fits 40 bits with its sign; there one of 40 bits and a sign passes.
//   - Joined operands have the scale and zero point of the result, too; there they
//     are compared with each other only.
//   - Both groupings of hard_swish are written out; there they come from a rule of
//     the matcher, and the check fails on all spellings but one.
//   - Weights without their zero points are added up in full; there -128 has no
//     absolute value, and zero points and differences wrap at 8 bits.  Zero points
//     are one, or one for each output channel; there what numpy broadcasts will do,
//     or fail.
//   - Strides of a transposed convolution are taken off its padding at the end; there
//     an array is compared with a list, so that they never are.
//   - A product's weights are of i8, as its data; there they are not asked.
//   - Axes may be counted from the end; there means and sums are refused with such.
//   - The second of two or three extents is the width; there a mean over it alone has
//     the limit of a height.
//   - squeeze is asked for the rank of its operand, as reshape is; there for that of
//     its result only.
//   - Where a pad before a convolution can't be taken with it, the convolution is
//     taken without; there it is lost.

import "relay.ops";

cond fits(x) = x.rank == 0 or max(x.shape) <= 65536;
cond byte(x) = x.dtype in {u8, i8}, fits(x);
cond int8(x) = x.dtype == i8, fits(x);
cond one_batch(x) = x.rank < 4 or x.shape[0] == 1;
cond flat(x) = x.rank <= 4, one_batch(x);

pattern requantized(p) = qnn.requantize(p, const, const, const, const);
pattern dequantized(x) = qnn.dequantize(x, const, const);
pattern quantized(p) = qnn.quantize(p, const, const);

// ---- padding ----

cond pad_ok(p, x) = byte(x), byte(p), x.dtype == p.dtype, x.shape[0] == 1, x.rank <= 4;

pattern channel_pad(x) {
    p = nn.pad(x, const) { pad_width == [[0, 0], [0, 0], [0, 0], _] };
    where pad_ok(p, x);
    return p;
}
pattern pad2d(x) {
    p = nn.pad(x, const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };
    where pad_ok(p, x), width[1][0] <= 31, width[2][0] <= 31, width[1][1] <= 32, width[2][1] <= 32;
    return p;
}

// ---- convolution ----

// Rows and columns that a kernel spans.
cond span_ok(height, width) = height in 1..64, height * width <= 4096;
cond window_ok(c, w) =
    c.data_layout == "NHWC", c.strides[0] in 1..3, c.strides[1] in 1..3,
    c.dilation[0] in 1..2, c.dilation[1] in 1..2,
    span_ok((w.shape[0] - 1) * c.dilation[0] + 1, (w.shape[1] - 1) * c.dilation[1] + 1);
// Signed, of 40 bits.
cond bias_ok(b) = b.dtype != i64 or (max(value(b)) < 549755813888 and min(value(b)) >= -549755813888);
// Padding of an operator and more before it; an attribute of two numbers is for both ends.
cond padding_ok(c, top, left, bottom, right) =
    c.padding[0] + top <= 31, c.padding[1] + left <= 31,
    c.padding[2 % len(c.padding)] + bottom <= 32, c.padding[3 % len(c.padding)] + right <= 32;
// A pad operator before a convolution pads with the zero point.
cond paddings_ok(c, width, v, zero) =
    value(v) == value(zero), padding_ok(c, width[1][0], width[2][0], width[1][1], width[2][1]);
cond conv2d_ok(c, x, w, b, r) = byte(x), byte(w), byte(r), x.shape[0] == 1, window_ok(c, w), bias_ok(b);

pattern conv2d(x, w, b, v, x_zero, w_zero) {
    padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };
    c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const)
        { kernel_layout == "HWIO", groups == 1 };
    r = requantized(nn.bias_add(c, b & const));
    where conv2d_ok(c, x, w, b, r), extern ethos_u_hwio_weights_fit(w, w_zero);
    where paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0, 0));
    return clip?(r);
}
pattern depthwise_conv2d(x, w, b, v, x_zero, w_zero) {
    padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };
    c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const)
        { kernel_layout == "HWOI" };
    r = requantized(nn.bias_add(c, b & const));
    where w.shape[3] == 1, c.groups == w.shape[2];
    where conv2d_ok(c, x, w, b, r), extern ethos_u_hwoi_weights_fit(w, w_zero);
    where paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0, 0));
    return clip?(r);
}

// Doubles height and width; without padding what the kernel has beyond its stride comes on top.
cond doubled(c, x, w, r) =
    r.shape[1] == x.shape[1] * 2 + (max(c.padding) == 0 ? w.shape[2] - 2 : 0),
    r.shape[2] == x.shape[2] * 2 + (max(c.padding) == 0 ? w.shape[3] - 2 : 0);
// Run as a convolution, it is padded with what its own padding leaves of the kernel.
cond padding_left(c, w) =
    w.shape[2] - 1 - c.padding[0] in 0..31, w.shape[3] - 1 - c.padding[1] in 0..31,
    w.shape[2] - 2 - c.padding[2 % len(c.padding)] in 0..32,
    w.shape[3] - 2 - c.padding[3 % len(c.padding)] in 0..32;

pattern conv2d_transpose(x, w, b, x_zero, w_zero) {
    c = qnn.conv2d_transpose(x, w & const, x_zero & const, w_zero & const, const, const)
        { data_layout == "NHWC", kernel_layout == "IOHW", strides == [2, 2], dilation == [1, 1],
          output_padding == [0, 0], groups == 1 };
    r = requantized(nn.bias_add(c, b & const) | c);
    where int8(x), int8(w), int8(r), x.shape[0] == 1, not present(b) or bias_ok(b);
    where doubled(c, x, w, r), padding_left(c, w), span_ok(w.shape[2], w.shape[3]);
    where extern ethos_u_iohw_weights_fit(w, w_zero);
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
    byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1, p.layout == "NHWC", p.pool_size[1] <= 256,
    p.pool_size[0] * p.pool_size[1] <= 65536,
    (p.strides[0] in 1..3 and p.strides[1] in 1..3)
        or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2]);
cond pool_padding_ok(p, most) =
    p.padding[0] <= most, p.padding[1] <= most,
    p.padding[2 % len(p.padding)] <= most + 1, p.padding[3 % len(p.padding)] <= most + 1;

pattern max_pool2d(x) {
    p = nn.max_pool2d(x);
    where pool_ok(p, x, p), pool_padding_ok(p, 127);
    return clip?(p);
}
pattern avg_pool2d(x) {
    p = nn.avg_pool2d(cast(x)) { count_include_pad == false };
    r = cast(p);
    where pool_ok(p, x, r), pool_padding_ok(p, 3);
    where max(p.padding) == 0 or (p.pool_size[0] <= 8 and p.pool_size[1] <= 8);
    return clip?(r);
}

// ---- elementwise ----

// One operand broadcasts to the other.
cond pair_ok(a, b) = flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a);
cond wide(x) = x.dtype in {u8, i8, i32}, fits(x);
// 32-bit results have four extents, and no limits.
cond sum_ok(a, b, r, c) =
    wide(a), wide(b), wide(r), pair_ok(a, b), r.dtype != i32 or (r.rank == 4 and not present(c));

pattern sum_of(a, b) {
    r = qnn.add(a, b, const, const, const, const, const, const);
    c = clip(r);
    where sum_ok(a, b, r, c);
    return c | r;
}
pattern difference(a, b) {
    r = qnn.subtract(a, b, const, const, const, const, const, const);
    c = clip(r);
    where sum_ok(a, b, r, c);
    return c | r;
}
pattern product(a, b) {
    r = qnn.mul(a, b, const, const, const, const, const, const);
    c = clip(r);
    where sum_ok(a, b, r, c);
    return c | r;
}

// The result has the scale of what is compared.
cond extremum_ok(a, b, r) = byte(a), byte(b), byte(r), a.dtype == b.dtype, pair_ok(a, b);

pattern least_requantized(a, b, s, t) {
    r = qnn.requantize(clip(minimum(a, b)), s & const, const, t & const, const);
    where extremum_ok(a, b, r), value(s) == value(t);
    return r;
}
pattern most_requantized(a, b, s, t) {
    r = qnn.requantize(clip(maximum(a, b)), s & const, const, t & const, const);
    where extremum_ok(a, b, r), value(s) == value(t);
    return r;
}
pattern least(a, b) {
    r = clip?(minimum(a, b));
    where extremum_ok(a, b, r);
    return r;
}
pattern most(a, b) {
    r = clip?(maximum(a, b));
    where extremum_ok(a, b, r);
    return r;
}
pattern shifted(a, b) {
    s = left_shift(a, b);
    where a.dtype == i32, b.dtype == i32, s.dtype == i32, fits(a), fits(b), fits(s), s.rank == 4, pair_ok(a, b);
    return s;
}

// ---- shapes ----

cond moved_ok(x, r) = int8(x), int8(r), x.rank <= 4, r.rank <= 4;

pattern reshaped(x) {
    r = reshape(x);
    where moved_ok(x, r);
    return r;
}
pattern sliced(x) {
    s = strided_slice(x) { begin = from, end = to };
    where moved_ok(x, s), len(from) == len(to), min([to[i] - from[i] for i in range(len(from))]) >= 0;
    where not present(s.strides) or (min(s.strides) == 1 and max(s.strides) == 1);
    return s;
}
pattern expanded(x) {
    r = expand_dims(x);
    where moved_ok(x, r);
    return r;
}
pattern squeezed(x) {
    r = squeeze(x);
    where moved_ok(x, r);
    return r;
}
pattern split_up(x) = `split`(x) where int8(x);

// Quantised operands and the result have one scale and one zero point.
pattern concatenated(scales, zeros, s, z) {
    c = concatenate((...)) { axis = axis }
        | qnn.concatenate((...), (...scales), (...zeros), s & const, z & const) { axis = axis };
    where int8(c), one_batch(c), axis >= 0, axis < c.rank;
    where not present(s) or (all(scales, value(scales) == value(s)) and all(zeros, value(zeros) == value(z)));
    return c;
}

// ---- tables of one value ----

pattern unary_abs(x) {
    q = quantized(abs(dequantized(x)));
    where byte(x), q.dtype == x.dtype, flat(x), same_shape(x, q);
    return q;
}
pattern tanh_table(x) {
    q = quantized(tanh(dequantized(x)));
    where int8(x), int8(q);
    return q;
}
pattern sigmoid_table(x) {
    q = quantized(sigmoid(dequantized(x)));
    where int8(x), int8(q);
    return q;
}
pattern leaky_relu_table(x) {
    q = quantized(nn.leaky_relu(dequantized(x)));
    where int8(x), int8(q);
    return q;
}
pattern softmax_table(x) {
    q = quantized(nn.softmax(dequantized(x)));
    where int8(x), int8(q), x.rank <= 4, same_shape(x, q);
    return q;
}
pattern hard_swish_table(x) {
    d = dequantized(x);
    limited = clip(add(d, const));
    q = quantized(divide(multiply(d, limited), const) | multiply(d, divide(limited, const)));
    where int8(x), int8(q);
    return q;
}

// ---- reductions ----

// Is axis i of x, counted from the front, one that m reduces? How many are there?
cond along(m, x, i) =
    sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]) == (m.exclude == true ? 0 : 1);
cond along_n(m, x, n) = (m.exclude == true ? x.rank - len(m.axis) : len(m.axis)) == n;
// One scale and zero point before and after: then the sum needs no rescaling.
cond same_scale(s, z, t, y) = value(s) == value(t) and value(z) == value(y);

// Over height, width, or both of [H, W], [H, W, C] or [N, H, W, C]; h is the axis of the height.
cond mean_axes_ok(m, x, h) =
    along(m, x, h) or along(m, x, h + 1),
    along_n(m, x, (along(m, x, h) ? 1 : 0) + (along(m, x, h + 1) ? 1 : 0));
cond mean_size_ok(m, x, h, s, z, t, y) =
    x.shape[h] * x.shape[h + 1] <= 4096
        or (x.shape[h] * x.shape[h + 1] <= 65536 and same_scale(s, z, t, y) and m.keepdims == false),
    along(m, x, h + 1) or x.shape[h] <= 64 or (x.shape[h] <= 256 and same_scale(s, z, t, y));

pattern mean_of(x, s, z, t, y) {
    m = mean(cast(x));
    r = qnn.requantize(m, s & const, z & const, t & const, y & const);
    where byte(x), r.dtype in {u8, i8, i16}, fits(r), x.rank in 2..4;
    where mean_axes_ok(m, x, x.rank == 4 ? 1 : 0), mean_size_ok(m, x, x.rank == 4 ? 1 : 0, s, z, t, y);
    return r;
}
pattern sum_last(x) {
    s = sum(cast(x));
    r = requantized(s);
    where x.dtype in {u8, i8, i16, i32}, fits(x), int8(r), x.rank in {3, 4};
    where along(s, x, x.rank - 1), along_n(s, x, 1);
    return clip?(r);
}

// ---- requantize, resize ----

pattern rescaled(x) {
    r = requantized(x);
    where moved_ok(x, r);
    return r;
}

// As large as before, or twice; twice is one less between aligned corners of linear interpolation.
cond resized_ok(z, x, less) =
    z.layout == "NHWC", z.coordinate_transformation_mode in {"asymmetric", "align_corners", "half_pixel"},
    z.rounding_method == (z.coordinate_transformation_mode == "half_pixel" ? "round_prefer_ceil" : ""),
    not present(z.roi) or (min(z.roi) == 0 and max(z.roi) == 0),
    (z.size[0] == x.shape[1] and z.size[1] == x.shape[2])
        or (z.size[0] == 2 * x.shape[1] - less and z.size[1] == 2 * x.shape[2] - less);
pattern resized(x) {
    near = image.resize2d(x) { method == "nearest_neighbor" };
    even = image.resize2d(dequantized(x)) { method == "linear" };
    r = quantized(even) | near;
    where int8(x), int8(r), x.rank == 4;
    where resized_ok(near, x, 0)
        or resized_ok(even, x, even.coordinate_transformation_mode == "align_corners" ? 1 : 0);
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
