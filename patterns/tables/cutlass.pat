// cutlass.pat -- what CUTLASS can run: 34 entries over Relay operators.
//
// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/cutlass.py).
// Differences, all of them repairs:
//   - A bias has one element for each output channel; there any tensor, and a
//     scalar, is taken for one.
//   - The residual may stand on either side; there the check follows operand 0
//     and fails.  That it must not depend on the convolution need not be asked:
//     then a value inside would be used outside, and the match is not taken.

import "relay.ops";

cond float_pair(x, w) = (x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32);
cond gemm_types(x, w) = float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8});
cond one_a_channel(b, c) = b.elements == c.shape[-1];

// ---- convolutions ----

cond conv2d_ok(c, x, w) =
    c.data_layout == "NHWC", c.kernel_layout == "OHWI", gemm_types(x, w),
    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0]);

pattern conv2d(x, w) {
    c = nn.conv2d(x, w);
    where conv2d_ok(c, x, w);
    return c;
}
pattern biased(x, w, b) {
    c = conv2d(x, w);
    where one_a_channel(b, c);
    return (add | nn.bias_add)(c, b);
}
pattern hardswish(x, w, b) {
    p = biased(x, w, b);
    return multiply(p, divide(clip(add(p, const)), const));
}
pattern silu(x, w, b) {
    p = biased(x, w, b);
    return multiply(p, sigmoid(p));
}
pattern relu(x, w, b) = nn.relu(biased(x, w, b));
pattern gated(x, w, b) = sigmoid(biased(x, w, b));

pattern conv2d_transpose(x, w) {
    c = nn.conv2d_transpose(x, w) { data_layout == "NHWC", kernel_layout == "IHWO" };
    where gemm_types(x, w);
    return c;
}
pattern backward_weight(g, x) {
    c = nn.conv2d_backward_weight(g, x) { kernel_layout == "NHWC" };
    where gemm_types(g, x);
    return c;
}

// ---- residual blocks ----

pattern hardswish_add(r) {
    p = hardswish;
    where same_shape(p, r);
    return add(p, r);
}
pattern hardswish_mul(r) {
    p = hardswish;
    where same_shape(p, r);
    return multiply(p, r);
}
pattern silu_add(r) {
    p = silu;
    where same_shape(p, r);
    return add(p, r);
}
pattern silu_mul(r) {
    p = silu;
    where same_shape(p, r);
    return multiply(p, r);
}
pattern relu_add(r) {
    p = relu;
    where same_shape(p, r);
    return add(p, r);
}
pattern relu_mul(r) {
    p = relu;
    where same_shape(p, r);
    return multiply(p, r);
}
pattern sigmoid_add(r) {
    p = gated;
    where same_shape(p, r);
    return add(p, r);
}
pattern sigmoid_mul(r) {
    p = gated;
    where same_shape(p, r);
    return multiply(p, r);
}
pattern bias_add(r) {
    p = biased;
    where same_shape(p, r);
    return add(p, r);
}
pattern bias_mul(r) {
    p = biased;
    where same_shape(p, r);
    return multiply(p, r);
}

// ---- dense ----

pattern dense(x, w) {
    d = nn.dense(x, w);
    where gemm_types(x, w);
    return d;
}
pattern dense_bias(x, w, b) {
    d = dense(x, w);
    where one_a_channel(b, d);
    return (add | nn.bias_add)(d, b);
}
pattern dense_gelu_fp16(x, w, b) {
    p = dense_bias(x, w, b);
    where p.dtype == f16;
    return multiply(add(multiply(cast(erf(cast(multiply(p, _)))), _), _), p);
}
pattern dense_gelu_fp32(x, w, b) {
    p = dense_bias(x, w, b);
    where p.dtype == f32;
    return multiply(add(multiply(erf(multiply(p, _)), _), _), p);
}
pattern batch_matmul(a, b) = nn.batch_matmul(a, b) { transpose_a == false, transpose_b == true }
        where a.dtype == b.dtype, gemm_types(a, b);

table cutlass {
    attrs { Compiler = "cutlass" };
    "cutlass.conv2d_bias_hardswish_residual_add_relu"      = nn.relu(hardswish_add);
    "cutlass.conv2d_bias_hardswish_residual_multiply_relu" = nn.relu(hardswish_mul);
    "cutlass.conv2d_bias_silu_residual_add_relu"           = nn.relu(silu_add);
    "cutlass.conv2d_bias_silu_residual_multiply_relu"      = nn.relu(silu_mul);
    "cutlass.conv2d_bias_relu_residual_add_relu"           = nn.relu(relu_add);
    "cutlass.conv2d_bias_relu_residual_multiply_relu"      = nn.relu(relu_mul);
    "cutlass.conv2d_bias_sigmoid_residual_add_relu"        = nn.relu(sigmoid_add);
    "cutlass.conv2d_bias_sigmoid_residual_multiply_relu"   = nn.relu(sigmoid_mul);
    "cutlass.conv2d_bias_residual_add_relu"                = nn.relu(bias_add);
    "cutlass.conv2d_bias_residual_multiply_relu"           = nn.relu(bias_mul);
    "cutlass.conv2d_bias_hardswish_residual_add"           = hardswish_add;
    "cutlass.conv2d_bias_hardswish_residual_multiply"      = hardswish_mul;
    "cutlass.conv2d_bias_silu_residual_add"                = silu_add;
    "cutlass.conv2d_bias_silu_residual_multiply"           = silu_mul;
    "cutlass.conv2d_bias_relu_residual_add"                = relu_add;
    "cutlass.conv2d_bias_relu_residual_multiply"           = relu_mul;
    "cutlass.conv2d_bias_sigmoid_residual_add"             = sigmoid_add;
    "cutlass.conv2d_bias_sigmoid_residual_multiply"        = sigmoid_mul;
    "cutlass.conv2d_bias_residual_add"                     = bias_add;
    "cutlass.conv2d_bias_residual_multiply"                = bias_mul;
    "cutlass.dense_bias_gelu_fp16"   = dense_gelu_fp16;
    "cutlass.dense_bias_gelu_fp32"   = dense_gelu_fp32;
    "cutlass.dense_bias_relu"        = nn.relu(dense_bias);
    "cutlass.dense_bias"             = dense_bias;
    "cutlass.dense"                  = dense;
    "cutlass.batch_matmul"           = batch_matmul;
    "cutlass.conv2d_bias_hardswish"  = hardswish;
    "cutlass.conv2d_bias_silu"       = silu;
    "cutlass.conv2d_bias_relu"       = relu;
    "cutlass.conv2d_bias_sigmoid"    = gated;
    "cutlass.conv2d_bias"            = biased;
    "cutlass.conv2d"                 = conv2d;
    "cutlass.conv2d_transpose"       = conv2d_transpose;
    "cutlass.conv2d_backward_weight" = backward_weight;
}
