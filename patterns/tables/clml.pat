// clml.pat -- what Qualcomm's OpenCL ML SDK runs on an Adreno: 26 entries over
// Relay operators.
//
// Names, order and conditions are those of TVM 0.16 (relay/op/contrib/clml.py).
// Repairs:
//   - batch_norm is followed by its first result; there any will do.
//   - a convolution whose kernel_size is not said is judged by its weight; there
//     the check fails with an error.
//   - a convolution with batch_norm, relu and clip is one group, and the constant of
//     a sum may stand first; there the check fails with an error.
//   - where the outermost operator is refused (a clip that is not 0 to 6), what
//     is inside may still be taken; there the convolution is lost.

import "relay.ops";

cond no_int64(x) = x.dtype != i64;

// What may follow a convolution c: bias_add, add, batch_norm, relu, and clip to 0 .. 6.
pattern tail(c, b, s, g, be, m, v) {
    biased = add?(nn.bias_add?(c, b & const), s & const);
    return nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | biased);
}
cond relu6(c) = not present(c) or (c.a_min == 0 and c.a_max == 6);

cond depthwise(c, x, w) = c.groups == x.shape[1], c.groups == dim(w, c.kernel_layout, "O");
// Without a clip behind it the library has no dilated depthwise convolution of height 3.
cond conv_ok(c, x, w, act) =
    c.data_layout == "NCHW", c.groups == 1 or depthwise(c, x, w), relu6(act),
    present(act) or c.groups == 1 or dim(w, c.kernel_layout, "H") != 3 or c.dilation[0] == 1;

pattern conv2d(x, w, b, s, g, be, m, v) {
    c = nn.conv2d(x, w & const);
    active = tail(c, b, s, g, be, m, v);
    act = clip(active);
    where conv_ok(c, x, w, act);
    return act | active;
}
pattern pad_conv2d(x, w, b, s, g, be, m, v) {
    p = nn.pad(x, const);
    c = nn.conv2d(p, w & const);
    active = tail(c, b, s, g, be, m, v);
    act = clip(active);
    where conv_ok(c, p, w, act);
    return act | active;
}
pattern conv2d_transpose(x, w, b, s, g, be, m, v) {
    c = nn.conv2d_transpose(x, w & const) { data_layout == "NCHW" };
    active = tail(c, b, s, g, be, m, v);
    act = clip(active);
    where relu6(act);
    return act | active;
}

// A product of one row, with a bias.
pattern dense1d(x, w, b) {
    d = nn.dense(x, w & const);
    where d.shape[0] <= 1;
    return nn.bias_add(d, b & const) | add(d, b & const);
}
pattern dense2d(x, w) = nn.dense(x, w & const) where no_int64(x), no_int64(w);
pattern pad(x) {
    p = nn.pad(x & !input, const) { pad_width = width };
    where len(width) == 4;
    return p;
}
pattern concat = concatenate((...)) { axis == 1 };
pattern batch_norm(x) = nn.batch_norm(x, const, const, const, const).0;

cond binary_ok(a, b) =
    b.rank > 0, same_shape(a, b), no_int64(a), no_int64(b), a.shape[0] <= 1, b.shape[0] <= 1;
pattern binary(a, b) = (add | subtract | multiply | divide | minimum | maximum)(a, b) where binary_ok(a, b);

pattern softmax(x) = nn.softmax(x) where x.rank in {2, 4};
pattern reshaped(x) {
    r = reshape(x);
    where r.shape[0] <= 1, max(r.shape) <= 32768;
    return r;
}
pattern upsampling(x) = nn.upsampling(x) { method == "bilinear" };
pattern batch_matmul(a, b) = nn.batch_matmul(a, b) where a.shape[0] <= 1, b.shape[0] <= 1;

// An operand of the operators without more conditions.
pattern narrow(x) = x where no_int64(x);

table clml {
    attrs { Compiler = "clml" };
    "clml.pad_conv2d"        = pad_conv2d;
    "clml.conv2d"            = conv2d;
    "clml.conv2d_transpose"  = conv2d_transpose;
    "clml.dense1d"           = dense1d;
    "clml.dense2d"           = dense2d;
    "clml.pad"               = pad;
    "clml.concat"            = concat;
    "clml.batch_norm"        = batch_norm;
    "clml.add"               = binary & add(...);
    "clml.subtract"          = binary & subtract(...);
    "clml.multiply"          = binary & multiply(...);
    "clml.divide"            = binary & divide(...);
    "clml.minimum"           = binary & minimum(...);
    "clml.maximum"           = binary & maximum(...);
    "clml.softmax"           = softmax;
    "clml.reshape"           = reshaped;
    "clml.avg_pool2d"        = nn.avg_pool2d(narrow);
    "clml.max_pool2d"        = nn.max_pool2d(narrow);
    "clml.global_avg_pool2d" = nn.global_avg_pool2d(narrow);
    "clml.global_max_pool2d" = nn.global_max_pool2d(narrow);
    "clml.relu"              = nn.relu(narrow);
    "clml.clip"              = clip(narrow);
    "clml.batch_flatten"     = nn.batch_flatten(narrow);
    "clml.depth_to_space"    = nn.depth_to_space(narrow);
    "clml.upsampling"        = upsampling;
    "clml.batch_matmul"      = batch_matmul;
}
