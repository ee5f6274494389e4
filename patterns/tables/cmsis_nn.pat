// cmsis_nn.pat -- what CMSIS-NN can run on a Cortex-M: 8 entries over Relay's
// quantised operators, int8 and int16.
//
// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/cmsisnn.py).  Repairs:
//   - 16-bit data of a product have no zero point; there only those of a convolution are asked.
//   - no weight of a product has a zero point; there only the first channel is asked.
//   - a convolution may have an unknown number of channels; there the check raises.
// All scales and zero points are constants, so they stay in the function that
// partitioning makes.

import "relay.ops";

pattern requantized(p) = qnn.requantize(p, const, const, const, const);

// ---- convolution ----

// Data, weight, bias, accumulator and result; a missing bias fits.
cond conv_types(x, w, b, c, r) =
    (x.dtype == i8 and w.dtype == i8 and r.dtype == i8 and attr(c, out_dtype) == i32
        and (not present(b) or b.dtype == i32))
    or (x.dtype == i16 and w.dtype == i8 and r.dtype == i16 and attr(c, out_dtype) == i64
        and (not present(b) or b.dtype == i64));

// One zero point, or one for each channel.
cond all_zero(z) = max([abs(v) for v in value(z)]) == 0;
// The kernel has no zero point; 16-bit data have none, either.
cond zero_points(x, x_zero, w_zero) = all_zero(w_zero), x.dtype != i16 or value(x_zero) == 0;

// groups is the number of channels, and of output channels.
cond depthwise(c, x, w) =
    c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, "O");

pattern conv2d(x, w, b, x_zero, w_zero) {
    c = qnn.conv2d(x, w & const, x_zero & const, w_zero & const, const, const);
    r = requantized(nn.bias_add(c, b & const) | c);
    where conv_types(x, w, b, c, r), zero_points(x, x_zero, w_zero);
    where present(b) or not depthwise(c, x, w);
    return clip?(r);
}

// Padding before the convolution and its own add up: at most one more at the
// end than at the beginning (top, left, bottom, right).
pattern padded_conv2d(x, w, b, x_zero, w_zero) {
    p = nn.pad(x, const) { pad_width = pad };
    c = qnn.conv2d(p, w & const, x_zero & const, w_zero & const, const, const) { padding = own };
    r = requantized(nn.bias_add(c, b & const) | c);
    where conv_types(x, w, b, c, r), zero_points(x, x_zero, w_zero);
    where present(b) or not depthwise(c, p, w);
    where (len(own) == 4 ? own[2] - own[0] : 0) + pad[1][1] - pad[1][0] in 0..1;
    where (len(own) == 4 ? own[3] - own[1] : 0) + pad[2][1] - pad[2][0] in 0..1;
    return clip?(r);
}

// ---- fully connected ----

pattern fully_connected(x, w, b, x_zero, w_zero) {
    d = qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const);
    r = requantized(nn.bias_add(d, b & const) | d);
    where conv_types(x, w, b, d, r), zero_points(x, x_zero, w_zero);
    return clip?(r);
}

// ---- pools ----

cond pool_types(p, x, r) =
    p.layout == "NHWC", x.shape[0] == 1, x.dtype in {i8, i16}, r.dtype == x.dtype;

pattern avg_pool2d(x) {
    p = nn.avg_pool2d(cast(x));
    r = cast(p);
    where pool_types(p, x, r);
    return clip?(r);
}

pattern max_pool2d(x) {
    p = nn.max_pool2d(x);
    where pool_types(p, x, p);
    return clip?(p);
}

// ---- elementwise ----

cond binary_types(a, b, a_zero, b_zero, zero) =
    a.dtype in {i8, i16}, a.dtype == b.dtype,
    not (is_const(a) and a.rank == 0 and is_const(b) and b.rank == 0),
    a.dtype != i16 or (value(a_zero) == 0 and value(b_zero) == 0 and value(zero) == 0);

pattern mul(a, b, a_zero, b_zero, zero) {
    r = qnn.mul(a, b, const, a_zero & const, const, b_zero & const, const, zero & const);
    where binary_types(a, b, a_zero, b_zero, zero);
    return clip?(r);
}

pattern addition(a, b, a_zero, b_zero, zero) {
    r = qnn.add(a, b, const, a_zero & const, const, b_zero & const, const, zero & const);
    where binary_types(a, b, a_zero, b_zero, zero);
    return clip?(r);
}

// ---- softmax ----

pattern softmax(x, s, z) {
    q = qnn.quantize(nn.softmax(qnn.dequantize(x, const, const)), s & const, z & const);
    where (x.dtype == i8 and attr(q, out_dtype) == i8 and value(s) == 0.00390625 and value(z) == -128)
        or (x.dtype == i16 and attr(q, out_dtype) == i16 and value(s) == 0.000030517578125 and value(z) == 0);
    return q;
}

table cmsis_nn {
    attrs { Compiler = "cmsis-nn" };
    "cmsis-nn.qnn_conv2d" = padded_conv2d;
    "cmsis-nn.qnn_conv2d" = conv2d;
    "cmsis-nn.qnn_fully_connected" = fully_connected;
    "cmsis-nn.qnn_avg_pool2d" = avg_pool2d;
    "cmsis-nn.qnn_max_pool2d" = max_pool2d;
    "cmsis-nn.qnn_mul" = mul;
    "cmsis-nn.qnn_add" = addition;
    "cmsis-nn.qnn_softmax" = softmax;
}
