// tensorrt.pat -- what TensorRT can run: 57 entries over Relay operators.
//
// Names and conditions are those of TVM 0.16 (relay/op/contrib/tensorrt.py), which
// has 59; no two are of one operator, so that their order says nothing.  Repairs:
//   - squeeze, pad, layer_norm and conv3d_transpose have the operands that Relay
//     gives them; there their patterns have others, so that they never match.
//     What is asked of them is what is asked there in vain.
//   - max and pad stand once; there the second of two can never be reached.
//   - The batch is the first extent, whether its axis is counted from the front or
//     from the end; there only 0 counts.
//   - Products are taken whatever their shapes; there those of one network are not.
//   - conv1d is asked for its out_layout, adaptive pools for their layout, as the
//     other convolutions and pools are; there they are not.
//   - A slice may name the first axes only; there the check fails with an error.  It
//     may end behind the batch, as one to the end does from ONNX; there that changes it.
//   - A reshape keeps a batch that is said by a name; there extents have none.
//   - Operands are tensors; there operators that Relay lets have a tuple (clip)
//     are taken with one.  A pad is with 0; there also with what is below.
// All operands are of f32 (f16 where it is asked for), and static: each extent is a
// number, but for the first one with an implicit batch.

import "relay.ops";

param implicit_batch: bool = true : runtime;
param use_fp16: bool = false : runtime;
param version: int = 80000 : runtime; // 10000 * major + 100 * minor + patch

cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16);
cond static_shape(x) =
    present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])));
cond input_ok(x) = type_ok(x), static_shape(x);
cond same_layout(c, layout) = attr(c, out_layout) in {"", layout} or not present(c.out_layout);
// An axis of x that is not an implicit batch; such axes only.
cond axis_ok(axis, x) = not implicit_batch or (axis != 0 and axis != -x.rank);
cond axes_ok(axes, x) = not implicit_batch or min([(i + x.rank) % x.rank for i in axes]) > 0;

// ---- convolutions, products ----

pattern conv1d(x, w) {
    c = nn.conv1d(x, w & const) { data_layout == "NCW", kernel_layout == "OIW" };
    where input_ok(x), input_ok(w), same_layout(c, "NCW");
    return c;
}
pattern conv2d(x, w) {
    c = nn.conv2d(x, w & const) { data_layout == "NCHW", kernel_layout == "OIHW" };
    where input_ok(x), input_ok(w), same_layout(c, "NCHW");
    return c;
}
pattern conv3d(x, w) {
    c = nn.conv3d(x, w & const) { data_layout == "NCDHW", kernel_layout == "OIDHW" };
    where input_ok(x), input_ok(w), same_layout(c, "NCDHW"), version >= 60001;
    return c;
}
pattern conv2d_transpose(x, w) {
    c = nn.conv2d_transpose(x, w) { data_layout == "NCHW", kernel_layout == "OIHW", dilation == [1, 1] };
    where input_ok(x), input_ok(w), same_layout(c, "NCHW");
    return c;
}
pattern conv3d_transpose(x, w) {
    c = nn.conv3d_transpose(x, w) { data_layout == "NCDHW", kernel_layout == "OIDHW", dilation == [1, 1, 1] };
    where input_ok(x), input_ok(w), same_layout(c, "NCDHW"), max(c.output_padding) == 0, version >= 60001;
    return c;
}
pattern dense(x, w) = nn.dense(x, w & const) where input_ok(x), input_ok(w), x.rank in 2..4, w.rank == 2;
pattern bias_add(x, b) = nn.bias_add(x, b) where input_ok(x), input_ok(b), x.rank in 2..4;
pattern batch_matmul(a, b) = nn.batch_matmul(a, b)
        where input_ok(a), input_ok(b), not implicit_batch or a.rank == b.rank;

// ---- elementwise ----

cond binary_ok(a, b) = input_ok(a), input_ok(b);

// A constant with a batch of its own, and more than three extents.
cond batched_constant(a, b) =
    is_const(a) or is_const(b), a.shape[0] == b.shape[0], a.shape[0] != 1, a.rank > 3 or b.rank > 3;
// An implicit batch can't add a scalar, an explicit one no batched constant.
cond sum_ok(a, b) =
    (implicit_batch and a.rank > 0 and b.rank > 0)
        or (not implicit_batch and (a.rank == 0 or b.rank == 0 or not batched_constant(a, b)));
pattern add_two(a, b) = add(a, b) where binary_ok(a, b), sum_ok(a, b);

pattern divide_two(a, b) = `divide`(a, b) where binary_ok(a, b);
pattern subtract_two(a, b) = `subtract`(a, b) where binary_ok(a, b);
pattern multiply_two(a, b) = `multiply`(a, b) where binary_ok(a, b);
pattern power_two(a, b) = `power`(a, b) where binary_ok(a, b);
pattern maximum_two(a, b) = `maximum`(a, b) where binary_ok(a, b);
pattern minimum_two(a, b) = `minimum`(a, b) where binary_ok(a, b);

// An operand that is fit for any of the elementwise operators.
pattern fit(x) = x where input_ok(x);
pattern since_5(x) = x where input_ok(x), version >= 50105;
pattern since_7(x) = x where input_ok(x), version >= 70000;

// ---- normalisation, shapes ----

pattern batch_norm(x, g, b, m, v) {
    n = nn.batch_norm(x, g & const, b & const, m & const, v & const) { axis in {1, 3} };
    where input_ok(x), type_ok(g), type_ok(b), type_ok(m), type_ok(v);
    where x.rank <= 4 or (x.rank == 5 and version >= 60001);
    return n.0;
}
pattern layer_norm(x, g, b) = nn.layer_norm(x, g & const, b & const) { axis = axis }
        where input_ok(x), type_ok(g), type_ok(b), axis_ok(axis, x);

pattern softmax(x) = nn.softmax(x) { axis = axis } where input_ok(x), axis_ok(axis, x);
pattern split_up(x) = `split`(x) { axis = axis } where input_ok(x), axis_ok(axis, x);
// From the end, an axis of the result is counted.
pattern expanded(x) = expand_dims(x) { axis = axis }
        where input_ok(x), not implicit_batch or (axis != 0 and axis != -x.rank - 1);
pattern squeezed(x) = squeeze(x) { axis = axes } where input_ok(x), len(axes) > 0, axes_ok(axes, x);
pattern concatenated(fields) {
    c = concatenate((...fields)) { axis = axis };
    where all(fields, input_ok(fields) and not is_const(fields) and axis_ok(axis, fields));
    return c;
}
pattern transposed(x) = transpose(x) { axes = axes } where input_ok(x), not implicit_batch or axes[0] == 0;
// An implicit batch stays as it is.
pattern reshaped(x) {
    r = reshape(x) { newshape = shape };
    where input_ok(x), len(shape) == 0 or min(shape) >= -1;
    where not implicit_batch or (x.rank > 0 and (shape[0] in {0, x.shape[0]} or r.shape[0] == x.shape[0]));
    return r;
}
// An implicit batch is not cut; nothing is empty.
pattern sliced(x) {
    s = strided_slice(x);
    where input_ok(x), version >= 50105, not present(s.strides) or min(s.strides) > 0;
    where (implicit_batch and s.shape[0] == x.shape[0] and min([s.shape[i] for i in range(1, s.rank)]) >= 1)
        or (not implicit_batch and min(s.shape) >= 1);
    return s;
}
// With zeros, the last two of four extents or of five.
pattern padded(x) = nn.pad(x, 0)
        { pad_mode == "constant", pad_width in {[[0, 0], [0, 0], _, _], [[0, 0], [0, 0], [0, 0], _, _]} }
        where input_ok(x);
pattern relaid(x) {
    t = layout_transform(x) { src_layout = from, dst_layout = to };
    where input_ok(x);
    where (from == "NCHW" and to == "NHWC") or (from == "NHWC" and to == "NCHW")
        or (from == "NCDHW" and to == "NDHWC") or (from == "NDHWC" and to == "NCDHW");
    return t;
}

// ---- pools, reductions ----

cond rounding_ok(p) = not p.ceil_mode or version >= 50105;

pattern max_pool2d(x) {
    p = nn.max_pool2d(x) { layout == "NCHW" };
    where input_ok(x), rounding_ok(p);
    return p;
}
pattern avg_pool2d(x) {
    p = nn.avg_pool2d(x) { layout == "NCHW" };
    where input_ok(x), rounding_ok(p);
    where not p.count_include_pad or len(p.padding) != 4
        or (p.padding[0] == p.padding[2] and p.padding[1] == p.padding[3]);
    return p;
}
pattern max_pool3d(x) = nn.max_pool3d(x) { layout == "NCDHW" } where input_ok(x), version >= 60001;
pattern avg_pool3d(x) = nn.avg_pool3d(x) { layout == "NCDHW" } where input_ok(x), version >= 60001;
pattern global_max_pool2d(x) = nn.global_max_pool2d(x) { layout == "NCHW" } where input_ok(x);
pattern global_avg_pool2d(x) = nn.global_avg_pool2d(x) { layout == "NCHW" } where input_ok(x);
pattern adaptive_max_pool2d(x) {
    p = nn.adaptive_max_pool2d(x) { layout == "NCHW" };
    where input_ok(x), p.output_size == [1, 1];
    return p;
}
pattern adaptive_avg_pool2d(x) {
    p = nn.adaptive_avg_pool2d(x) { layout == "NCHW" };
    where input_ok(x), p.output_size == [1, 1];
    return p;
}

pattern reduced(x) {
    r = (sum | prod | max | min | mean)(x) { exclude == false };
    where input_ok(x), not implicit_batch or (present(r.axis) and axes_ok(r.axis, x));
    return r;
}

table tensorrt {
    attrs { Compiler = "tensorrt" };
    "tensorrt.nn.conv1d"           = conv1d;
    "tensorrt.nn.conv2d"           = conv2d;
    "tensorrt.nn.conv3d"           = conv3d;
    "tensorrt.nn.conv2d_transpose" = conv2d_transpose;
    "tensorrt.nn.conv3d_transpose" = conv3d_transpose;
    "tensorrt.nn.dense"            = dense;
    "tensorrt.nn.bias_add"         = bias_add;
    "tensorrt.nn.batch_matmul"     = batch_matmul;
    "tensorrt.add"                 = add_two;
    "tensorrt.divide"              = divide_two;
    "tensorrt.subtract"            = subtract_two;
    "tensorrt.multiply"            = multiply_two;
    "tensorrt.power"               = power_two;
    "tensorrt.maximum"             = maximum_two;
    "tensorrt.minimum"             = minimum_two;
    "tensorrt.nn.batch_norm"       = batch_norm;
    "tensorrt.nn.layer_norm"       = layer_norm;
    "tensorrt.nn.softmax"          = softmax;
    "tensorrt.split"               = split_up;
    "tensorrt.expand_dims"         = expanded;
    "tensorrt.squeeze"             = squeezed;
    "tensorrt.concatenate"         = concatenated;
    "tensorrt.transpose"           = transposed;
    "tensorrt.reshape"             = reshaped;
    "tensorrt.strided_slice"       = sliced;
    "tensorrt.nn.pad"              = padded;
    "tensorrt.layout_transform"    = relaid;
    "tensorrt.nn.max_pool2d"          = max_pool2d;
    "tensorrt.nn.avg_pool2d"          = avg_pool2d;
    "tensorrt.nn.max_pool3d"          = max_pool3d;
    "tensorrt.nn.avg_pool3d"          = avg_pool3d;
    "tensorrt.nn.global_max_pool2d"   = global_max_pool2d;
    "tensorrt.nn.global_avg_pool2d"   = global_avg_pool2d;
    "tensorrt.nn.adaptive_max_pool2d" = adaptive_max_pool2d;
    "tensorrt.nn.adaptive_avg_pool2d" = adaptive_avg_pool2d;
    "tensorrt.sum"      = reduced & sum(...);
    "tensorrt.prod"     = reduced & prod(...);
    "tensorrt.max"      = reduced & max(...);
    "tensorrt.min"      = reduced & min(...);
    "tensorrt.mean"     = reduced & mean(...);
    "tensorrt.nn.relu"  = nn.relu(fit);
    "tensorrt.sigmoid"  = sigmoid(fit);
    "tensorrt.tanh"     = tanh(fit);
    "tensorrt.exp"      = exp(fit);
    "tensorrt.log"      = log(fit);
    "tensorrt.sqrt"     = sqrt(fit);
    "tensorrt.abs"      = abs(fit);
    "tensorrt.negative" = negative(fit);
    "tensorrt.nn.batch_flatten" = nn.batch_flatten(fit);
    "tensorrt.clip"     = clip(fit);
    "tensorrt.floor"    = floor(fit);
    "tensorrt.nn.leaky_relu" = nn.leaky_relu(since_5);
    "tensorrt.sin"      = sin(since_5);
    "tensorrt.cos"      = cos(since_5);
    "tensorrt.atan"     = atan(since_5);
    "tensorrt.ceil"     = ceil(since_5);
    "tensorrt.erf"      = erf(since_7);
}
