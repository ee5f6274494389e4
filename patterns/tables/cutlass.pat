// cutlass.pat -- what CUTLASS can run: 34 entries over Relay operators.
//
// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/cutlass.py).
// Differences, all of them repairs:
//   - A bias has one element for each output channel; there any tensor, and a
//     scalar, is taken for one.  It may stand on either side; there behind the
//     convolution or product only.
//   - The residual may stand on either side; there the check follows operand 0
//     and fails.  It comes from outside of the group; there all that is asked is
//     that not both operands are made, by operands 0, from the convolution.  Its
//     shape is p's; there shapes of two ranks are compared as far as both go.
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

pattern hardswish(p) {
    limited = clip(add(p, const));
    return multiply(p, divide(limited, const)) | divide(multiply(p, limited), const);
}
pattern silu(p) = multiply(p, sigmoid(p));
pattern conv2d_bias(x, w, b) = biased(conv2d(x, w), b);
ops activated = hardswish | silu | nn.relu | sigmoid;

// A residual r of p's shape, from outside of the group that the convolution c begins.
pattern plus(p, r) = add(p, r) where same_shape(p, r);
pattern times(p, r) = multiply(p, r) where same_shape(p, r);
cond from_outside(r, c) = distinct(r, c), not depends(r, c);

ops before = hardswish as "_hardswish" | silu as "_silu" | nn.relu as "_relu" | sigmoid as "_sigmoid" | none as "";
ops joined = plus as "add" | times as "multiply";
ops after = nn.relu as "_relu" | none as "";

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
    for g in after, f in before, j in joined: "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) =
        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);
    "cutlass.dense_bias_gelu_fp16"   = dense_gelu_fp16;
    "cutlass.dense_bias_gelu_fp32"   = dense_gelu_fp32;
    "cutlass.dense_bias_relu"        = nn.relu(dense_bias);
    "cutlass.dense_bias"             = dense_bias;
    "cutlass.dense"                  = dense;
    "cutlass.batch_matmul"           = batch_matmul;
    for f in activated: "cutlass.conv2d_bias_{f}"(x, w, b) = f(conv2d_bias(x, w, b));
    "cutlass.conv2d_bias"            = conv2d_bias;
    "cutlass.conv2d"                 = conv2d;
    "cutlass.conv2d_transpose"       = conv2d_transpose;
    "cutlass.conv2d_backward_weight" = backward_weight;
}
