// ethos_n.pat -- what Arm's Ethos-N runs: 15 entries over Relay operators, then the
// six operators that it takes one by one.
//
// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/ethosn.py).
// That library asks the vendor's for the rest; here its published limits stand.

import "relay.ops";

cond tensor_ok(x) = x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1;
pattern requantized(p) = qnn.requantize(p, const, const, const, const);

// ---- a constant operand that is but another scale ----

// The product is the input with another scale: in_scale * c_scale * (c - c_zero) is the result's, to 0.004.
pattern mul_to_reinterpret(x, c, sx, zx, sc, zc, so, zo) {
    r = qnn.mul(x, c & const, sx & const, zx & const, sc & const, zc & const, so & const, zo & const);
    where tensor_ok(x), c.elements == 1;
    where value(sx) * value(sc) * (value(c) - value(zc)) ~= value(so) +- 0.004;
    return r;
}
pattern mul_to_depthwise(x, c) {
    r = qnn.mul(x, c & const, const, const, const, const, const, const);
    where tensor_ok(x), c.elements == x.shape[-1];
    return r;
}
// The sum is the input with another zero point: both sides have the scale of the result.
pattern add_to_reinterpret(x, c, sx, zx, sc, zc, so, zo) {
    r = qnn.add(x, c & const, sx & const, zx & const, sc & const, zc & const, so & const, zo & const);
    where tensor_ok(x), c.elements == 1, value(sx) ~= value(so) +- 0.004;
    return r;
}
pattern add_to_depthwise(x, c) {
    r = qnn.add(x, c & const, const, const, const, const, const, const);
    where tensor_ok(x), c.elements == x.shape[-1];
    return r;
}
pattern qnn_add(a, b) {
    r = qnn.add(a, b, const, const, const, const, const, const);
    where tensor_ok(a), tensor_ok(b);
    return r;
}

// ---- convolutions, products ----

// Plain, or depthwise: as many groups as channels of input and output.
pattern conv2d(x, w, b) {
    padded = nn.pad(x, _);
    c = qnn.conv2d(padded | x, w & const, const, const, const, const) { data_layout == "NHWC", padding = own };
    where tensor_ok(x), c.dilation == [1, 1], not present(padded) or max(own) == 0;
    where c.groups == 1 or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, "O"));
    return requantized(nn.bias_add(c, b & const));
}
pattern conv2d_transpose(x, w, b) {
    c = qnn.conv2d_transpose(x, w & const, const, const, const, const) { data_layout == "NHWC", dilation == [1, 1] };
    where tensor_ok(x);
    return requantized(nn.bias_add?(c, b & const));
}
pattern fc(x, w, b) {
    d = qnn.dense(x, w & const, const, const, const, const);
    where tensor_ok(x);
    return requantized(nn.bias_add(d, b & const));
}

// ---- the rest ----

pattern avg_pool2d(x) = cast(nn.avg_pool2d(cast(x)) { layout == "NHWC" }) where tensor_ok(x);
pattern mean_of(x) = requantized(mean(cast(x))) where tensor_ok(x);
pattern sigmoid_table(x, s, z) {
    q = qnn.quantize(sigmoid(qnn.dequantize(x, const, const)), s & const, z & const);
    where tensor_ok(x), value(s) == 0.00390625;
    where (q.dtype == i8 and value(z) == -128) or (q.dtype == u8 and value(z) == 0);
    return q;
}
pattern tanh_table(x, s, z) {
    q = qnn.quantize(tanh(qnn.dequantize(x, const, const)), s & const, z & const);
    where tensor_ok(x), value(s) == 0.0078125;
    where (q.dtype == i8 and value(z) == 0) or (q.dtype == u8 and value(z) == 128);
    return q;
}
pattern leaky_relu_table(x) {
    l = nn.leaky_relu(qnn.dequantize(x, const, const)) { alpha = a };
    where tensor_ok(x), a > 0.0, a < 1.0;
    return qnn.quantize(l, const, const);
}
pattern resized(x) = image.resize2d(x) { method == "nearest_neighbor", layout == "NHWC" } where tensor_ok(x);
pattern rescaled(x) = requantized(x) where tensor_ok(x);

pattern max_pool2d(x) = nn.max_pool2d(x) { layout == "NHWC" } where tensor_ok(x);
pattern reshaped(x) {
    r = reshape(x);
    where tensor_ok(x), tensor_ok(r);
    return r;
}
pattern concatenated {
    c = qnn.concatenate((...), (...), (...), const, const);
    where tensor_ok(c);
    return c;
}
pattern split_up(x) = `split`(x) where tensor_ok(x);
pattern to_space(x) = nn.depth_to_space(x) { mode == "DCR", layout == "NHWC" } where tensor_ok(x);
pattern clipped(x) = clip(x) where tensor_ok(x);

table ethos_n {
    attrs { Compiler = "ethos-n" };
    "ethos-n.qnn_mul_to_reinterpret_quantize" = mul_to_reinterpret;
    "ethos-n.qnn_mul_to_depthwise"            = mul_to_depthwise;
    "ethos-n.qnn_add_to_reinterpret_quantize" = add_to_reinterpret;
    "ethos-n.qnn_add_to_depthwise"            = add_to_depthwise;
    "ethos-n.qnn_add"              = qnn_add;
    "ethos-n.qnn_conv2d"           = conv2d;
    "ethos-n.qnn_conv2d_transpose" = conv2d_transpose;
    "ethos-n.qnn_avg_pool2d"       = avg_pool2d;
    "ethos-n.qnn_sigmoid"          = sigmoid_table;
    "ethos-n.qnn_fc"               = fc;
    "ethos-n.qnn_mean"             = mean_of;
    "ethos-n.qnn_tanh"             = tanh_table;
    "ethos-n.qnn_leaky_relu"       = leaky_relu_table;
    "ethos-n.qnn_resize"           = resized;
    "ethos-n.qnn_requantize"       = rescaled;
    "ethos-n.max_pool2d"           = max_pool2d;
    "ethos-n.reshape"              = reshaped;
    "ethos-n.qnn_concatenate"      = concatenated;
    "ethos-n.split"                = split_up;
    "ethos-n.depth_to_space"       = to_space;
    "ethos-n.clip"                 = clipped;
}
