// bnns.pat -- what Apple's BNNS can run: 7 composites over Relay operators, then
// the operators that it takes one by one.
//
// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/bnns.py);
// as there all data are f32, and weights (of convolutions biases, too) constants.
// Repairs:
//   - Literals of the tanh form of GELU are compared with a tolerance, and 0.5 may
//     be multiplied with before or after the value; there only the same bits match,
//     and only one grouping.
//   - A bias may stand on either side; there the check follows operand 0 and fails.
//   - Products of batches are of f32 as all else; there they are of any type.

import "relay.ops";

cond plain_f32(x) = x.dtype == f32;

cond conv2d_ok(c, x, w) =
    c.data_layout == "NCHW", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32,
    not present(c.out_dtype) or attr(c, out_dtype) == f32;
cond dense_ok(d, x, w) =
    x.dtype == f32, w.dtype == f32, w.rank == 2, not present(d.out_dtype) or attr(d, out_dtype) == f32;

pattern conv(x, w) {
    c = nn.conv2d(x, w & const);
    where conv2d_ok(c, x, w);
    return c;
}
// A bias of one number a channel: bias_add over axis 1, or an addition of [1, C, 1, 1] or [C, 1, 1].
pattern conv_bias(x, w, b) =
    add(conv(x, w), b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1])) | nn.bias_add(conv(x, w), b & const) { axis == 1 };

pattern dense(x, w) {
    d = nn.dense(x, w & const);
    where dense_ok(d, x, w);
    return d;
}
pattern dense_bias(x, w, b) = add(dense(x, w), b);

pattern dense_bias_gelu(x, w, b) {
    d = dense_bias(x, w, b);
    cubed = multiply(power(d, 3), approx(0.044715, 1e-6)) + d;
    return multiply(multiply(add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1), 0.5), d)
        | multiply(multiply(d, add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1)), 0.5);
}

// ---- operators by themselves ----

pattern batch_matmul(a, b) = nn.batch_matmul(a, b) where plain_f32(a), plain_f32(b);
pattern pool2d(x) = (nn.max_pool2d | nn.avg_pool2d | nn.global_max_pool2d | nn.global_avg_pool2d)(x)
        { layout == "NCHW" } where plain_f32(x), x.rank in {3, 4};
pattern instance_norm(x, g, b) {
    n = nn.instance_norm(x, g & const, b & const) { axis = axis };
    where plain_f32(x), (x.rank == 3 and axis == 0) or (x.rank == 4 and axis == 1);
    return n;
}

table bnns {
    attrs { Compiler = "bnns" };
    "bnns.conv2d_bias_relu"    = nn.relu(conv_bias);
    "bnns.conv2d_relu"         = nn.relu(conv);
    "bnns.conv2d_bias_sigmoid" = sigmoid(conv_bias);
    "bnns.conv2d_sigmoid"      = sigmoid(conv);
    "bnns.conv2d_bias"         = conv_bias;
    "bnns.dense_bias_gelu"     = dense_bias_gelu;
    "bnns.dense_bias"          = dense_bias;
    "bnns.conv2d"              = conv;
    "bnns.dense"               = dense;
    "bnns.batch_matmul"        = batch_matmul;
    "bnns.pool2d"              = pool2d;
    "bnns.instance_norm"       = instance_norm;
}
