// dnnl.pat -- what oneDNN can run: 95 composites over Relay operators (single ones: dnnl_operators.pat).
//
// Names, shapes and order are those of TVM 0.14 (relay/op/contrib/dnnl.py).
// Differences, all of them repairs:
//   - A biased convolution asks that the bias has one element for each output
//     channel, whatever stands behind it. There this is asked of plain and
//     relu entries only, and by a check that knows nn.conv2d alone, so that
//     conv1d, conv3d and both transposed ones with a bias are never taken.
//   - Where a convolution does not say `channels`, its weight does.
//   - The sum may have the residual on either side; there the check follows
//     operand 0 and fails on add(residual, conv + bias).  The residual comes from
//     outside, since oneDNN adds to what the destination holds; there it may be
//     the convolution, or the sum itself.
//   - gelu and mish ask for their literals; there any constant, or none, will do.

import "relay.ops";

// Output channels of a convolution, said by the attribute or by the weight.
cond bias_fits(c, w, b) =
    (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O")) == b.elements;
cond bias_fits_transposed(c, w, b) =
    (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O") * c.groups) == b.elements;

// ---- operators, without and with a bias ----

ops plain = nn.conv1d | nn.conv2d | nn.conv3d | nn.conv2d_transpose as "deconv2d"
          | nn.conv3d_transpose as "deconv3d" | nn.dense;

pattern conv1d_bias(x, w, b) {
    c = nn.conv1d(x, w);
    where bias_fits(c, w, b);
    return add(c, b);
}
pattern conv2d_bias(x, w, b) {
    c = nn.conv2d(x, w);
    where bias_fits(c, w, b);
    return add(c, b);
}
pattern conv3d_bias(x, w, b) {
    c = nn.conv3d(x, w);
    where bias_fits(c, w, b);
    return add(c, b);
}
pattern deconv2d_bias(x, w, b) {
    c = nn.conv2d_transpose(x, w);
    where bias_fits_transposed(c, w, b);
    return add(c, b);
}
pattern deconv3d_bias(x, w, b) {
    c = nn.conv3d_transpose(x, w);
    where bias_fits_transposed(c, w, b);
    return add(c, b);
}
pattern dense_bias(x, w, b) = add(nn.dense(x, w), b);

ops biased = conv1d_bias | conv2d_bias | conv3d_bias | deconv2d_bias | deconv3d_bias | dense_bias;

// ---- what may follow ----

pattern gelu(p) = multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5);
pattern swish(p) = multiply(p, sigmoid(p));
pattern mish(p) = multiply(p, tanh(log(add(exp(p), 1))));

ops activation = nn.relu | tanh | sigmoid | clip | gelu | swish | mish;

// ---- quantised convolution and dense, with what may follow ----

pattern requantized(q, bias, scale, act_scale, sum_scale, residual, zero) =
    cast(add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),
                             act_scale & const),
                   multiply(sum_scale & const, cast(residual))),
              zero & const));

pattern qnn_conv2d(x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero) =
    requantized(qnn.conv2d(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale & const),
                bias, scale, act_scale, sum_scale, residual, zero);

pattern qnn_dense(x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero) =
    requantized(qnn.dense(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale & const),
                bias, scale, act_scale, sum_scale, residual, zero);

// ---- sums ----

pattern dense_bias_sum(x, w, b, residual) {
    d = nn.dense(x, w);
    s = add(d, b);
    where distinct(residual, d), distinct(residual, s);
    return add(s, residual);
}
pattern conv2d_bias_sum(x, w, b, residual) {
    c = nn.conv2d(x, w);
    s = add(c, b);
    where bias_fits(c, w, b), distinct(residual, c), distinct(residual, s), same_shape(s, residual);
    return add(s, residual);
}
pattern conv2d_bias_sum_relu(x, w, b, residual) = nn.relu(conv2d_bias_sum(x, w, b, residual));

table dnnl {
    attrs { Compiler = "dnnl" };
    "dnnl.qnn.conv2d" = qnn_conv2d;
    "dnnl.qnn.dense" = qnn_dense;
    "dnnl.dense_bias_sum" = dense_bias_sum;
    "dnnl.conv2d_bias_sum_relu" = conv2d_bias_sum_relu;
    "dnnl.conv2d_bias_sum" = conv2d_bias_sum;
    for f in activation, c in biased: "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b));
    for c in biased: "dnnl.{c}" = c;
    for f in activation, c in plain: "dnnl.{c}_{f}"(x, w) = f(c(x, w));
}
