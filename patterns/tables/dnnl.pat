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
//     operand 0 and fails on add(residual, conv + bias).
//   - gelu and mish ask for their literals; there any constant, or none, will do.

import "relay.ops";

// Output channels of a convolution, said by the attribute or by the weight.
cond bias_fits(c, w, b) =
    (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O")) == b.elements;
cond bias_fits_transposed(c, w, b) =
    (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O") * c.groups) == b.elements;

// ---- operators, without and with a bias ----

pattern conv1d(x, w) = nn.conv1d(x, w);
pattern conv2d(x, w) = nn.conv2d(x, w);
pattern conv3d(x, w) = nn.conv3d(x, w);
pattern deconv2d(x, w) = nn.conv2d_transpose(x, w);
pattern deconv3d(x, w) = nn.conv3d_transpose(x, w);
pattern dense(x, w) = nn.dense(x, w);

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
pattern dense_bias(x, w, b) = add(dense(x, w), b);

// ---- what may follow ----

pattern relu(p) = nn.relu(p);
pattern gelu(p) = multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5);
pattern swish(p) = multiply(p, sigmoid(p));
pattern mish(p) = multiply(p, tanh(log(add(exp(p), 1))));

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

pattern dense_bias_sum(x, w, b, residual) = add(dense_bias(x, w, b), residual);

pattern conv2d_bias_sum(x, w, b, residual) {
    s = conv2d_bias(x, w, b);
    where same_shape(s, residual);
    return add(s, residual);
}
pattern conv2d_bias_sum_relu(x, w, b, residual) = nn.relu(conv2d_bias_sum(x, w, b, residual));

// ---- the product of operators, biases and activations ----

pattern conv1d_bias_relu(x, w, b) = relu(conv1d_bias(x, w, b));
pattern conv2d_bias_relu(x, w, b) = relu(conv2d_bias(x, w, b));
pattern conv3d_bias_relu(x, w, b) = relu(conv3d_bias(x, w, b));
pattern deconv2d_bias_relu(x, w, b) = relu(deconv2d_bias(x, w, b));
pattern deconv3d_bias_relu(x, w, b) = relu(deconv3d_bias(x, w, b));
pattern dense_bias_relu(x, w, b) = relu(dense_bias(x, w, b));

pattern conv1d_bias_tanh(x, w, b) = tanh(conv1d_bias(x, w, b));
pattern conv2d_bias_tanh(x, w, b) = tanh(conv2d_bias(x, w, b));
pattern conv3d_bias_tanh(x, w, b) = tanh(conv3d_bias(x, w, b));
pattern deconv2d_bias_tanh(x, w, b) = tanh(deconv2d_bias(x, w, b));
pattern deconv3d_bias_tanh(x, w, b) = tanh(deconv3d_bias(x, w, b));
pattern dense_bias_tanh(x, w, b) = tanh(dense_bias(x, w, b));

pattern conv1d_bias_sigmoid(x, w, b) = sigmoid(conv1d_bias(x, w, b));
pattern conv2d_bias_sigmoid(x, w, b) = sigmoid(conv2d_bias(x, w, b));
pattern conv3d_bias_sigmoid(x, w, b) = sigmoid(conv3d_bias(x, w, b));
pattern deconv2d_bias_sigmoid(x, w, b) = sigmoid(deconv2d_bias(x, w, b));
pattern deconv3d_bias_sigmoid(x, w, b) = sigmoid(deconv3d_bias(x, w, b));
pattern dense_bias_sigmoid(x, w, b) = sigmoid(dense_bias(x, w, b));

pattern conv1d_bias_clip(x, w, b) = clip(conv1d_bias(x, w, b));
pattern conv2d_bias_clip(x, w, b) = clip(conv2d_bias(x, w, b));
pattern conv3d_bias_clip(x, w, b) = clip(conv3d_bias(x, w, b));
pattern deconv2d_bias_clip(x, w, b) = clip(deconv2d_bias(x, w, b));
pattern deconv3d_bias_clip(x, w, b) = clip(deconv3d_bias(x, w, b));
pattern dense_bias_clip(x, w, b) = clip(dense_bias(x, w, b));

pattern conv1d_bias_gelu(x, w, b) = gelu(conv1d_bias(x, w, b));
pattern conv2d_bias_gelu(x, w, b) = gelu(conv2d_bias(x, w, b));
pattern conv3d_bias_gelu(x, w, b) = gelu(conv3d_bias(x, w, b));
pattern deconv2d_bias_gelu(x, w, b) = gelu(deconv2d_bias(x, w, b));
pattern deconv3d_bias_gelu(x, w, b) = gelu(deconv3d_bias(x, w, b));
pattern dense_bias_gelu(x, w, b) = gelu(dense_bias(x, w, b));

pattern conv1d_bias_swish(x, w, b) = swish(conv1d_bias(x, w, b));
pattern conv2d_bias_swish(x, w, b) = swish(conv2d_bias(x, w, b));
pattern conv3d_bias_swish(x, w, b) = swish(conv3d_bias(x, w, b));
pattern deconv2d_bias_swish(x, w, b) = swish(deconv2d_bias(x, w, b));
pattern deconv3d_bias_swish(x, w, b) = swish(deconv3d_bias(x, w, b));
pattern dense_bias_swish(x, w, b) = swish(dense_bias(x, w, b));

pattern conv1d_bias_mish(x, w, b) = mish(conv1d_bias(x, w, b));
pattern conv2d_bias_mish(x, w, b) = mish(conv2d_bias(x, w, b));
pattern conv3d_bias_mish(x, w, b) = mish(conv3d_bias(x, w, b));
pattern deconv2d_bias_mish(x, w, b) = mish(deconv2d_bias(x, w, b));
pattern deconv3d_bias_mish(x, w, b) = mish(deconv3d_bias(x, w, b));
pattern dense_bias_mish(x, w, b) = mish(dense_bias(x, w, b));

pattern conv1d_relu(x, w) = relu(conv1d(x, w));
pattern conv2d_relu(x, w) = relu(conv2d(x, w));
pattern conv3d_relu(x, w) = relu(conv3d(x, w));
pattern deconv2d_relu(x, w) = relu(deconv2d(x, w));
pattern deconv3d_relu(x, w) = relu(deconv3d(x, w));
pattern dense_relu(x, w) = relu(dense(x, w));

pattern conv1d_tanh(x, w) = tanh(conv1d(x, w));
pattern conv2d_tanh(x, w) = tanh(conv2d(x, w));
pattern conv3d_tanh(x, w) = tanh(conv3d(x, w));
pattern deconv2d_tanh(x, w) = tanh(deconv2d(x, w));
pattern deconv3d_tanh(x, w) = tanh(deconv3d(x, w));
pattern dense_tanh(x, w) = tanh(dense(x, w));

pattern conv1d_sigmoid(x, w) = sigmoid(conv1d(x, w));
pattern conv2d_sigmoid(x, w) = sigmoid(conv2d(x, w));
pattern conv3d_sigmoid(x, w) = sigmoid(conv3d(x, w));
pattern deconv2d_sigmoid(x, w) = sigmoid(deconv2d(x, w));
pattern deconv3d_sigmoid(x, w) = sigmoid(deconv3d(x, w));
pattern dense_sigmoid(x, w) = sigmoid(dense(x, w));

pattern conv1d_clip(x, w) = clip(conv1d(x, w));
pattern conv2d_clip(x, w) = clip(conv2d(x, w));
pattern conv3d_clip(x, w) = clip(conv3d(x, w));
pattern deconv2d_clip(x, w) = clip(deconv2d(x, w));
pattern deconv3d_clip(x, w) = clip(deconv3d(x, w));
pattern dense_clip(x, w) = clip(dense(x, w));

pattern conv1d_gelu(x, w) = gelu(conv1d(x, w));
pattern conv2d_gelu(x, w) = gelu(conv2d(x, w));
pattern conv3d_gelu(x, w) = gelu(conv3d(x, w));
pattern deconv2d_gelu(x, w) = gelu(deconv2d(x, w));
pattern deconv3d_gelu(x, w) = gelu(deconv3d(x, w));
pattern dense_gelu(x, w) = gelu(dense(x, w));

pattern conv1d_swish(x, w) = swish(conv1d(x, w));
pattern conv2d_swish(x, w) = swish(conv2d(x, w));
pattern conv3d_swish(x, w) = swish(conv3d(x, w));
pattern deconv2d_swish(x, w) = swish(deconv2d(x, w));
pattern deconv3d_swish(x, w) = swish(deconv3d(x, w));
pattern dense_swish(x, w) = swish(dense(x, w));

pattern conv1d_mish(x, w) = mish(conv1d(x, w));
pattern conv2d_mish(x, w) = mish(conv2d(x, w));
pattern conv3d_mish(x, w) = mish(conv3d(x, w));
pattern deconv2d_mish(x, w) = mish(deconv2d(x, w));
pattern deconv3d_mish(x, w) = mish(deconv3d(x, w));
pattern dense_mish(x, w) = mish(dense(x, w));

table dnnl {
    attrs { Compiler = "dnnl" };
    "dnnl.qnn.conv2d" = qnn_conv2d;
    "dnnl.qnn.dense" = qnn_dense;
    "dnnl.dense_bias_sum" = dense_bias_sum;
    "dnnl.conv2d_bias_sum_relu" = conv2d_bias_sum_relu;
    "dnnl.conv2d_bias_sum" = conv2d_bias_sum;
    "dnnl.conv1d_bias_relu" = conv1d_bias_relu;
    "dnnl.conv2d_bias_relu" = conv2d_bias_relu;
    "dnnl.conv3d_bias_relu" = conv3d_bias_relu;
    "dnnl.deconv2d_bias_relu" = deconv2d_bias_relu;
    "dnnl.deconv3d_bias_relu" = deconv3d_bias_relu;
    "dnnl.dense_bias_relu" = dense_bias_relu;
    "dnnl.conv1d_bias_tanh" = conv1d_bias_tanh;
    "dnnl.conv2d_bias_tanh" = conv2d_bias_tanh;
    "dnnl.conv3d_bias_tanh" = conv3d_bias_tanh;
    "dnnl.deconv2d_bias_tanh" = deconv2d_bias_tanh;
    "dnnl.deconv3d_bias_tanh" = deconv3d_bias_tanh;
    "dnnl.dense_bias_tanh" = dense_bias_tanh;
    "dnnl.conv1d_bias_sigmoid" = conv1d_bias_sigmoid;
    "dnnl.conv2d_bias_sigmoid" = conv2d_bias_sigmoid;
    "dnnl.conv3d_bias_sigmoid" = conv3d_bias_sigmoid;
    "dnnl.deconv2d_bias_sigmoid" = deconv2d_bias_sigmoid;
    "dnnl.deconv3d_bias_sigmoid" = deconv3d_bias_sigmoid;
    "dnnl.dense_bias_sigmoid" = dense_bias_sigmoid;
    "dnnl.conv1d_bias_clip" = conv1d_bias_clip;
    "dnnl.conv2d_bias_clip" = conv2d_bias_clip;
    "dnnl.conv3d_bias_clip" = conv3d_bias_clip;
    "dnnl.deconv2d_bias_clip" = deconv2d_bias_clip;
    "dnnl.deconv3d_bias_clip" = deconv3d_bias_clip;
    "dnnl.dense_bias_clip" = dense_bias_clip;
    "dnnl.conv1d_bias_gelu" = conv1d_bias_gelu;
    "dnnl.conv2d_bias_gelu" = conv2d_bias_gelu;
    "dnnl.conv3d_bias_gelu" = conv3d_bias_gelu;
    "dnnl.deconv2d_bias_gelu" = deconv2d_bias_gelu;
    "dnnl.deconv3d_bias_gelu" = deconv3d_bias_gelu;
    "dnnl.dense_bias_gelu" = dense_bias_gelu;
    "dnnl.conv1d_bias_swish" = conv1d_bias_swish;
    "dnnl.conv2d_bias_swish" = conv2d_bias_swish;
    "dnnl.conv3d_bias_swish" = conv3d_bias_swish;
    "dnnl.deconv2d_bias_swish" = deconv2d_bias_swish;
    "dnnl.deconv3d_bias_swish" = deconv3d_bias_swish;
    "dnnl.dense_bias_swish" = dense_bias_swish;
    "dnnl.conv1d_bias_mish" = conv1d_bias_mish;
    "dnnl.conv2d_bias_mish" = conv2d_bias_mish;
    "dnnl.conv3d_bias_mish" = conv3d_bias_mish;
    "dnnl.deconv2d_bias_mish" = deconv2d_bias_mish;
    "dnnl.deconv3d_bias_mish" = deconv3d_bias_mish;
    "dnnl.dense_bias_mish" = dense_bias_mish;
    "dnnl.conv1d_bias" = conv1d_bias;
    "dnnl.conv2d_bias" = conv2d_bias;
    "dnnl.conv3d_bias" = conv3d_bias;
    "dnnl.deconv2d_bias" = deconv2d_bias;
    "dnnl.deconv3d_bias" = deconv3d_bias;
    "dnnl.dense_bias" = dense_bias;
    "dnnl.conv1d_relu" = conv1d_relu;
    "dnnl.conv2d_relu" = conv2d_relu;
    "dnnl.conv3d_relu" = conv3d_relu;
    "dnnl.deconv2d_relu" = deconv2d_relu;
    "dnnl.deconv3d_relu" = deconv3d_relu;
    "dnnl.dense_relu" = dense_relu;
    "dnnl.conv1d_tanh" = conv1d_tanh;
    "dnnl.conv2d_tanh" = conv2d_tanh;
    "dnnl.conv3d_tanh" = conv3d_tanh;
    "dnnl.deconv2d_tanh" = deconv2d_tanh;
    "dnnl.deconv3d_tanh" = deconv3d_tanh;
    "dnnl.dense_tanh" = dense_tanh;
    "dnnl.conv1d_sigmoid" = conv1d_sigmoid;
    "dnnl.conv2d_sigmoid" = conv2d_sigmoid;
    "dnnl.conv3d_sigmoid" = conv3d_sigmoid;
    "dnnl.deconv2d_sigmoid" = deconv2d_sigmoid;
    "dnnl.deconv3d_sigmoid" = deconv3d_sigmoid;
    "dnnl.dense_sigmoid" = dense_sigmoid;
    "dnnl.conv1d_clip" = conv1d_clip;
    "dnnl.conv2d_clip" = conv2d_clip;
    "dnnl.conv3d_clip" = conv3d_clip;
    "dnnl.deconv2d_clip" = deconv2d_clip;
    "dnnl.deconv3d_clip" = deconv3d_clip;
    "dnnl.dense_clip" = dense_clip;
    "dnnl.conv1d_gelu" = conv1d_gelu;
    "dnnl.conv2d_gelu" = conv2d_gelu;
    "dnnl.conv3d_gelu" = conv3d_gelu;
    "dnnl.deconv2d_gelu" = deconv2d_gelu;
    "dnnl.deconv3d_gelu" = deconv3d_gelu;
    "dnnl.dense_gelu" = dense_gelu;
    "dnnl.conv1d_swish" = conv1d_swish;
    "dnnl.conv2d_swish" = conv2d_swish;
    "dnnl.conv3d_swish" = conv3d_swish;
    "dnnl.deconv2d_swish" = deconv2d_swish;
    "dnnl.deconv3d_swish" = deconv3d_swish;
    "dnnl.dense_swish" = dense_swish;
    "dnnl.conv1d_mish" = conv1d_mish;
    "dnnl.conv2d_mish" = conv2d_mish;
    "dnnl.conv3d_mish" = conv3d_mish;
    "dnnl.deconv2d_mish" = deconv2d_mish;
    "dnnl.deconv3d_mish" = deconv3d_mish;
    "dnnl.dense_mish" = dense_mish;
}
