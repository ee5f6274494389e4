// TVM's table for the Arm Compute Library lists qnn_conv2d twice, conditions and all.
//: status: 0
//: 23:5 warning: entry 'arm_compute_lib.qnn_conv2d' is shadowed: 'arm_compute_lib.qnn_conv2d' takes every match of it [-Wshadowed]
//: 21:5 note: this one comes first
//: 24:5 warning: entry 'arm_compute_lib.qnn_dense_i8' is shadowed: 'arm_compute_lib.qnn_dense' takes every match of it [-Wshadowed]
//: 22:5 note: this one comes first
import "relay.ops";

pattern qnn_conv2d(x, w) {
    c = qnn.conv2d(nn.pad(x, _) | x, w & const, const, const, const, const);
    r = qnn.requantize(nn.relu?(nn.bias_add(c, const) | c), _, _, const, const);
    where x.dtype in {u8, i8}, w.dtype in {u8, i8}, c.data_layout == "NHWC", w.rank == 4;
    return r;
}
pattern qnn_dense(x, w) {
    d = qnn.dense(x, w & const, const, const, const, const);
    return qnn.requantize(nn.bias_add?(d, const), _, _, const, const);
}

table arm_compute_lib {
    "arm_compute_lib.qnn_conv2d" = qnn_conv2d;
    "arm_compute_lib.qnn_dense" = qnn_dense where d.out_dtype == i32;
    "arm_compute_lib.qnn_conv2d" = qnn_conv2d;
    "arm_compute_lib.qnn_dense_i8" = qnn_dense where x.dtype == i8, d.out_dtype == i32;
}
