// mrvl.pat -- what Marvell's Octeon ML accelerator can run: 10 entries over Relay
// operators.
//
// Names, order and conditions are those of TVM 0.18 (relay/op/contrib/mrvl.py).
// Data, weights and what is added are f32, weights and biases constants, as there.
// A repair: layout_transform has one operand; there the entry asks for three, so
// that it never matches.  A group that nothing heavy is in is dropped behind the
// partition there, here by an option of it.

import "relay.ops";

// A batch that is known, of at most eight.
cond small_batch(x) = x.shape[0] <= 8;
cond conv_ok(c, x, w) =
    c.data_layout == "NHWC", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x),
    not present(c.out_dtype) or attr(c, out_dtype) == f32, c.groups == 1 or c.groups == w.shape[0];

pattern conv(x, w, b) {
    c = nn.conv2d(nn.pad(x, _) | x, w & const);
    where conv_ok(c, x, w);
    return nn.bias_add(c, b & const) | add(c, b & const) | c;
}
pattern conv2d(x, w, b) = nn.relu?(conv(x, w, b) | nn.batch_norm(conv(x, w, b), const, const, const, const).0);

pattern flat(x) = (reshape | nn.batch_flatten)(layout_transform(x) { src_layout == "NHWC", dst_layout == "NCHW" });
pattern fc(x, w, b) {
    d = nn.dense(flat(x) | x, w & const);
    where x.dtype == f32, w.dtype == f32, w.rank == 2, not present(d.out_dtype) or attr(d, out_dtype) == f32;
    return nn.relu?(nn.bias_add(d, b & const) | add(d, b & const) | d);
}

pattern max_pool2d(x) = nn.max_pool2d(nn.pad(x, _) | x) { layout == "NHWC" }
        where x.rank == 4, x.dtype == f32, small_batch(x);
// A batch of one; there one that is not known will do as well, which here holds of nothing.
pattern avg_pool2d(x) = nn.avg_pool2d(nn.pad(x, _) | x) { layout == "NHWC" }
        where x.rank == 4, x.dtype == f32, x.shape[0] == 1;
pattern global_avg_pool2d(x) = nn.global_avg_pool2d(nn.pad(x, _) | x) { layout == "NHWC" }
        where x.rank == 4, x.dtype == f32, x.shape[0] == 1;

// Neither side is a product whose own entry takes the sum; there only operand 0 is asked.
pattern sum_of(a, b) {
    s = add(a & !(nn.conv2d | nn.dense)(...), b & !(nn.conv2d | nn.dense)(...));
    where a.dtype == f32, b.dtype == f32, s.rank in {3, 4}, small_batch(s);
    return nn.relu?(s);
}
pattern concat {
    c = concatenate((...)) { axis in {3, -1} };
    where c.dtype == f32, c.rank == 4, c.shape[0] == 1;
    return c;
}
pattern layout_nchw_to_nhwc(x) =
    layout_transform(x & var) { src_layout == "NCHW", dst_layout == "NHWC" } where x.dtype == f32;
pattern reshaped(x) {
    r = reshape(x);
    where x.dtype == f32, r.rank in {2, 4};
    return r;
}
pattern flattened(x) = nn.batch_flatten(x) where x.dtype == f32, x.rank in {2, 4};

table mrvl {
    attrs { Compiler = "mrvl" };
    "mrvl.conv2d_nhwc2nhwc"           = conv2d;
    "mrvl.fc_ni2no"                   = fc;
    "mrvl.maxpool2d_nhwc2nhwc"        = max_pool2d;
    "mrvl.avgpool2d_nhwc2nhwc"        = avg_pool2d;
    "mrvl.globalavgpool2d_nhwc2nhwc"  = global_avg_pool2d;
    "mrvl.sum"                        = sum_of;
    "mrvl.concat"                     = concat;
    "mrvl.layout_transform_nchw2nhwc" = layout_nchw_to_nhwc;
    "mrvl.reshape"                    = reshaped;
    "mrvl.batch_flatten"              = flattened;
}
