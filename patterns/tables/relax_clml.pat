// relax_clml.pat -- what Qualcomm's OpenCL ML SDK runs on an Adreno: 87 entries over Relax operators.
//
// Names, order and conditions are those of TVM 0.27 (relax/backend/adreno/clml.py), whose passes take the
// first entry that matches; the product of packed weights (openclml.dequant_matmul), which a pass of its own
// takes there, is the last one here.  Differences:
//   - The layouts are asked of every convolution; there of one without anything behind it only.
//   - A bias has a number for each output channel; there any constant is taken for one.
//   - Padding in front of a convolution is of zeros; there any is taken for it.
//   - clip has its limits as operands, and behind a convolution they are 0 and 6, as the library's activation
//     has them (see clml.pat); there it is asked for with one operand, so that no entry with a clip ever matches.
//   - A group may end in the projection of a normalisation (openclml.tuple.bn...); there groups end in calls,
//     so that openclml.bn... takes the same without the projection.
//   - An open extent where a number is asked for, and a shape that nothing is known of, are not taken; there
//     the checks of pools, means and elementwise operators fail with an error.
// An activation of the normalisation's tuple (openclml.relu.bn..., openclml.clip.bn...) and a projection of a
// convolution (...tuple.nn..., ...tuple.bias..., ...tuple.pad...) are in no graph whose types are right: these
// 30 of the 87 names never come out.

import "relax.ops";

// ---- convolutions, and what may follow ----

cond floats(x, w) = x.dtype in {f16, f32}, w.dtype in {f16, f32};

pattern conv2d(x, w) = relax.nn.conv2d(x, w) { data_layout == "NCHW", kernel_layout == "OIHW" } where floats(x, w);
pattern pad_conv2d(x, w) = conv2d(relax.nn.pad(x) { pad_mode == "constant", pad_value == 0.0 }, w);
pattern conv2d_transpose(x, w) = relax.nn.conv2d_transpose(x, w) { data_layout == "NCHW", kernel_layout == "OIHW" }
    where floats(x, w);

pattern biased(c) {
    b = const;
    where b.elements == c.shape[1], b.shape[-3] == b.elements;
    return relax.add(c, b);
}
pattern norm(c) = relax.nn.batch_norm(c, const, const, const, const);
pattern first(t) = t.0;
pattern relu6(c) = relax.clip(c, scalar(0), scalar(6));

ops conv = conv2d_transpose as "nn.conv2d_transpose" | pad_conv2d as "pad.nn.conv2d" | conv2d as "nn.conv2d";
ops bias = biased as "bias." | none as "";
ops batch_norm = norm as "bn." | none as "";
ops projection = first as "tuple." | none as "";
ops activation = relu6 as "clip." | relax.nn.relu as "relu." | none as "";

// ---- one by one ----

// A batch of one, or none.
cond operand(x) = x.rank > 0, x.dtype != i64, x.shape[0] <= 1;

ops binary = relax.add | relax.subtract | relax.multiply | relax.divide | relax.maximum | relax.minimum;
ops pool = relax.nn.max_pool2d | relax.nn.avg_pool2d;

cond pool_ok(p, x) =
    x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4,
    min(p.pool_size) > 0, min(p.strides) > 0, min(p.dilation) > 0, min(p.padding) >= 0;

pattern mean(x) = relax.mean(x) { axis == [2, 3] }
    where x.rank == 4, x.shape[1] > 0, x.shape[2] > 0, x.shape[3] > 0;

// The reshape keeps the shape; a pass puts it there for groups to end in a call.
pattern reshaped_norm(x, gamma, beta, average, variance) {
    n = relax.nn.batch_norm(x, gamma & const : f32, beta & const : f32, average & const : f32,
                            variance & const : f32);
    where same_shape(gamma, beta, average, variance);
    return relax.reshape(n.0, _);
}

// One row of f16 times weights that a function of the module unpacks, columns last.
pattern dequant_matmul(x, w, scales) {
    decoded = relax.call_tir(global "*dequantize*", (w, scales));
    r = relax.matmul(x : f16, decoded);
    where r.rank == 3, r.shape[0] == 1, r.dtype == f16;
    where decoded.rank == 2, w.shape[-1] == r.shape[-1], decoded.shape[-2] == x.shape[-1];
    return r;
}

table relax_clml {
    attrs { Compiler = "openclml" };
    for a in activation, t in projection, n in batch_norm, b in bias, c in conv:
        "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w)))));
    "openclml.nn.batch_norm" = reshaped_norm;
    for o in binary: "openclml.relax.{o}"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b);
    "openclml.relax.nn.softmax"(x) = relax.nn.softmax(x) where operand(x);
    "openclml.relax.nn.relu"(x) = relax.nn.relu(x) where operand(x);
    "openclml.relax.clip"(x) = relax.clip(x, _, _) where operand(x);
    for p in pool: "openclml.nn.{p}"(c, x) = c & p(x) where pool_ok(c, x);
    "openclml.nn.global_avg_pool2d" = mean;
    "openclml.reshape" = relax.reshape(_, _);
    "openclml.dequant_matmul" = dequant_matmul;
}
