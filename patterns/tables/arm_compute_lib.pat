// arm_compute_lib.pat -- what Arm's Compute Library can run: 7 composites over
// Relay operators, then the operators that it takes one by one.
//
// Names, order and conditions are those of TVM 0.14
// (relay/op/contrib/arm_compute_lib.py); as there all that is not quantised is f32,
// and weights and biases are constants.  Repairs:
//   - qnn_conv2d stands once; there the second of two can never be reached.
//   - maximum asks both operands for their type; there operand 0 is asked twice.
//   - a convolution whose padding is used elsewhere, too, is taken without it; there it is not taken.
// `concatenate` is off unless asked for, as there: set `concat`.

import "relay.ops";

param concat: bool = false : runtime;

cond out_f32(c) = not present(c.out_dtype) or attr(c, out_dtype) == f32;
cond out_i32(c) = not present(c.out_dtype) or attr(c, out_dtype) == i32;

// Plain, or depthwise with a square kernel of 3 or 5 and strides of 1 or 2.
cond shape_ok(c, x, w) =
    c.data_layout == "NHWC", x.rank == 4, w.rank == 4, x.shape[0] == 1,
    c.groups == 1
        or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, "O")
            and dim(w, c.kernel_layout, "H") == dim(w, c.kernel_layout, "W")
            and dim(w, c.kernel_layout, "H") in {3, 5} and (c.strides == [1, 1] or c.strides == [2, 2]));
cond per_tensor(s) = s.rank == 0 or s.elements == 1;

pattern conv2d(x, w, b) {
    c = nn.conv2d(nn.pad(x, _) | x, w & const);
    where shape_ok(c, x, w), x.dtype == f32, w.dtype == f32, out_f32(c);
    return nn.relu?(nn.bias_add?(c, b & const));
}

pattern qnn_conv2d(x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero) {
    c = qnn.conv2d(nn.pad(x, _) | x, w & const, x_zero & const, w_zero & const, x_scale & const, w_scale & const);
    r = qnn.requantize(nn.relu?(nn.bias_add?(c, b & const)), _, _, scale & const, zero & const);
    where shape_ok(c, x, w), x.dtype in {u8, i8}, w.dtype in {u8, i8}, out_i32(c), r.dtype in {u8, i8};
    where per_tensor(x_zero), per_tensor(w_zero), per_tensor(x_scale), per_tensor(w_scale);
    where per_tensor(scale), per_tensor(zero);
    return r;
}

pattern dense(x, w, b) {
    d = nn.dense(x, w & const);
    where x.dtype == f32, w.dtype == f32, w.rank == 2, out_f32(d);
    return nn.bias_add?(d, b & const);
}

pattern qnn_dense(x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero) {
    d = qnn.dense(x, w & const, x_zero & const, w_zero & const, x_scale & const, w_scale & const);
    r = qnn.requantize(nn.bias_add?(d, b & const), _, _, scale & const, zero & const);
    where x.dtype in {u8, i8}, w.dtype in {u8, i8}, attr(d, out_dtype) == i32, r.dtype in {u8, i8};
    where per_tensor(x_zero), per_tensor(w_zero), per_tensor(x_scale), per_tensor(w_scale);
    where per_tensor(scale), per_tensor(zero);
    return r;
}

pattern avg_pool2d(x) {
    wide = cast(x) { dtype == i32 };
    r = cast(nn.avg_pool2d(wide) { layout == "NHWC", dilation == [1, 1] }
        | nn.global_avg_pool2d(wide) { layout == "NHWC" });
    where r.dtype in {u8, i8};
    return r;
}

pattern l2_pool2d(x) =
    sqrt(nn.avg_pool2d(power(x, 2)) { layout == "NHWC", dilation == [1, 1] }) where x.dtype == f32;

pattern concatenation(fields) = concatenate((...fields)) { axis in -4..3 }
        where concat, all(fields, fields.dtype in {f32, u8, i8});

// ---- operators by themselves ----

pattern max_pool2d(x) =
    nn.max_pool2d(x) { layout == "NHWC", dilation == [1, 1] } where x.dtype in {f32, u8, i8};
pattern plain_avg_pool2d(x) =
    nn.avg_pool2d(x) { layout == "NHWC", dilation == [1, 1] } where x.dtype == f32;
// Averages of bytes are avg_pool2d's.
pattern global_pool2d(x) {
    p = (nn.global_max_pool2d | nn.global_avg_pool2d)(x) { layout == "NHWC" };
    where x.dtype == f32 or (p.op == nn.global_max_pool2d and x.dtype in {u8, i8});
    return p;
}
pattern binary_f32(a, b) = (maximum | add)(a, b) where a.dtype == f32, b.dtype == f32;
pattern qnn_add(a, b, sa, za, sb, zb, so, zo) {
    r = qnn.add(a, b, sa, za, sb, zb, so, zo);
    where a.dtype in {i8, u8}, b.dtype in {i8, u8};
    where per_tensor(sa), per_tensor(za), per_tensor(sb), per_tensor(zb), per_tensor(so), per_tensor(zo);
    return r;
}

table arm_compute_lib {
    attrs { Compiler = "arm_compute_lib" };
    "arm_compute_lib.conv2d"      = conv2d;
    "arm_compute_lib.qnn_conv2d"  = qnn_conv2d;
    "arm_compute_lib.dense"       = dense;
    "arm_compute_lib.qnn_dense"   = qnn_dense;
    "arm_compute_lib.avg_pool2d"  = avg_pool2d;
    "arm_compute_lib.l2_pool2d"   = l2_pool2d;
    "arm_compute_lib.concatenate" = concatenation;
    "arm_compute_lib.max_pool2d"  = max_pool2d;
    "arm_compute_lib.avg_pool2d"  = plain_avg_pool2d;
    "arm_compute_lib.global_pool2d" = global_pool2d;
    "arm_compute_lib.binary"      = binary_f32;
    "arm_compute_lib.qnn_add"     = qnn_add;
    "arm_compute_lib.reshape"     = reshape(_);
}
