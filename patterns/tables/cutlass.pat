// cutlass.pat -- what CUTLASS can run: 34 entries over Relay operators.
//
// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/cutlass.py).
// Differences, all of them repairs:
//   - A bias has one element for each output channel; there any tensor, and a
//     scalar, is taken for one.
//   - The residual may stand on either side; there the check follows operand 0
//     and fails.  That it must not depend on the convolution need not be asked:
//     then a value inside would be used outside, and the match is not taken.
//   - A convolution of one channel into one is none by depth.
//   - Both groupings of hardswish are written out; there they come from a rule
//     of the matcher.

import "relay.ops";

cond float_pair(x, w) = (x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32);
cond gemm_types(x, w) = float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8});
cond one_a_channel(b, c) = b.elements == c.shape[-1];

// ---- convolutions ----

// Not by depth: a group for each channel of input and output.
cond conv2d_ok(c, x, w) =
    c.data_layout == "NHWC", gemm_types(x, w),
    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0]);

pattern conv2d(x, w) {
    c = nn.conv2d(x, w) { kernel_layout == "OHWI" };
    where conv2d_ok(c, x, w);
    return c;
}
pattern conv2d_transpose(x, w) {
    c = nn.conv2d_transpose(x, w) { kernel_layout == "IHWO" };
    where conv2d_ok(c, x, w);
    return c;
}
pattern backward_weight(g, x) {
    c = nn.conv2d_backward_weight(g, x) { kernel_layout == "NHWC" };
    where conv2d_ok(c, g, x);
    return c;
}

// ---- what may follow ----

pattern biased(c, b) = (add | nn.bias_add)(c, b) where one_a_channel(b, c);

pattern conv2d_bias(x, w, b) = biased(conv2d(x, w), b);
pattern conv2d_hardswish(x, w, b) {
    p = conv2d_bias(x, w, b);
    limited = clip(add(p, const));
    return multiply(p, divide(limited, const)) | divide(multiply(p, limited), const);
}
pattern conv2d_silu(x, w, b) {
    p = conv2d_bias(x, w, b);
    return multiply(p, sigmoid(p));
}
pattern conv2d_relu(x, w, b) = nn.relu(conv2d_bias(x, w, b));
pattern conv2d_sigmoid(x, w, b) = sigmoid(conv2d_bias(x, w, b));

// A residual r, of p's shape.
pattern plus(p, r) = add(p, r) where same_shape(p, r);
pattern times(p, r) = multiply(p, r) where same_shape(p, r);

// ---- products ----

pattern dense(x, w) {
    d = nn.dense(x, w);
    where gemm_types(x, w);
    return d;
}
pattern dense_bias(x, w, b) = biased(dense(x, w), b);
pattern dense_gelu_fp16(x, w, b) {
    p = dense_bias(x, w, b);
    return multiply(add(multiply(cast(erf(cast(multiply(p, _)))), _), _), p);
}
pattern dense_gelu_fp32(x, w, b) {
    p = dense_bias(x, w, b);
    return multiply(add(multiply(erf(multiply(p, _)), _), _), p);
}
pattern batch_matmul(a, b) = nn.batch_matmul(a, b) { transpose_a == false, transpose_b == true }
        where gemm_types(a, b);

table cutlass {
    attrs { Compiler = "cutlass" };
    "cutlass.conv2d_bias_hardswish_residual_add_relu"      = nn.relu(plus(conv2d_hardswish, _));
    "cutlass.conv2d_bias_hardswish_residual_multiply_relu" = nn.relu(times(conv2d_hardswish, _));
    "cutlass.conv2d_bias_silu_residual_add_relu"           = nn.relu(plus(conv2d_silu, _));
    "cutlass.conv2d_bias_silu_residual_multiply_relu"      = nn.relu(times(conv2d_silu, _));
    "cutlass.conv2d_bias_relu_residual_add_relu"           = nn.relu(plus(conv2d_relu, _));
    "cutlass.conv2d_bias_relu_residual_multiply_relu"      = nn.relu(times(conv2d_relu, _));
    "cutlass.conv2d_bias_sigmoid_residual_add_relu"        = nn.relu(plus(conv2d_sigmoid, _));
    "cutlass.conv2d_bias_sigmoid_residual_multiply_relu"   = nn.relu(times(conv2d_sigmoid, _));
    "cutlass.conv2d_bias_residual_add_relu"                = nn.relu(plus(conv2d_bias, _));
    "cutlass.conv2d_bias_residual_multiply_relu"           = nn.relu(times(conv2d_bias, _));
    "cutlass.conv2d_bias_hardswish_residual_add"           = plus(conv2d_hardswish, _);
    "cutlass.conv2d_bias_hardswish_residual_multiply"      = times(conv2d_hardswish, _);
    "cutlass.conv2d_bias_silu_residual_add"                = plus(conv2d_silu, _);
    "cutlass.conv2d_bias_silu_residual_multiply"           = times(conv2d_silu, _);
    "cutlass.conv2d_bias_relu_residual_add"                = plus(conv2d_relu, _);
    "cutlass.conv2d_bias_relu_residual_multiply"           = times(conv2d_relu, _);
    "cutlass.conv2d_bias_sigmoid_residual_add"             = plus(conv2d_sigmoid, _);
    "cutlass.conv2d_bias_sigmoid_residual_multiply"        = times(conv2d_sigmoid, _);
    "cutlass.conv2d_bias_residual_add"                     = plus(conv2d_bias, _);
    "cutlass.conv2d_bias_residual_multiply"                = times(conv2d_bias, _);
    "cutlass.dense_bias_gelu_fp16"   = dense_gelu_fp16;
    "cutlass.dense_bias_gelu_fp32"   = dense_gelu_fp32;
    "cutlass.dense_bias_relu"        = nn.relu(dense_bias);
    "cutlass.dense_bias"             = dense_bias;
    "cutlass.dense"                  = dense;
    "cutlass.batch_matmul"           = batch_matmul;
    "cutlass.conv2d_bias_hardswish"  = conv2d_hardswish;
    "cutlass.conv2d_bias_silu"       = conv2d_silu;
    "cutlass.conv2d_bias_relu"       = conv2d_relu;
    "cutlass.conv2d_bias_sigmoid"    = conv2d_sigmoid;
    "cutlass.conv2d_bias"            = conv2d_bias;
    "cutlass.conv2d"                 = conv2d;
    "cutlass.conv2d_transpose"       = conv2d_transpose;
    "cutlass.conv2d_backward_weight" = backward_weight;
}
