// cmsis_nn_tflm.pat -- what TensorFlow Lite Micro runs by CMSIS-NN, operator by operator: 14
// entries over TensorFlow Lite's operators.
//
// After the kernels of TensorFlow Lite Micro at 90b983c2 (micro/kernels/cmsis_nn, and what they
// ask when a model is prepared).  An activation is an attribute of its operator (they know limits,
// and of an LSTM only tanh), so each entry is one call.  What those kernels hand on to the reference
// kernels (floats, broadcasts, transposed convolutions of 16 bits ...) is not here, and neither is
// what they refuse.
//
// A bias of 64 bits is all that depthwise convolutions and products of 16 bits read; other
// convolutions take one of 32 bits, too.  An SVDF without a bias stops there; here it needs one.
// An LSTM's operands are 24 in a model's file; those that a plain LSTM has not are absent.

import "tflite.ops";

// The limits that results are clamped to.
cond limited(c) = c.activation in {"NONE", "RELU", "RELU6", "RELU_N1_TO_1"};

// ---- quantisation ----

cond symmetric(x) = x#zero_point == 0 or x#zero_point == [0];
// 16-bit data stand around zero.
cond data_types(x, y) = (x.dtype == i8 and y.dtype == i8)
    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y));
// Of weights: one scale for all, or one for each output channel, with as many zero points.
cond one_scale(w) = w#scale > 0 or len(w#scale) == 1;
cond scale_each(w, axis) = len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],
    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension));
cond weight_types(x, w) = w.dtype == i8 or (x.dtype == i8 and w.dtype == i4);

// What is a constant stays in the function that partitioning makes; it need not be one.
pattern stored = const | _;

// ---- convolutions ----

cond images(x, w, y) = x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0];

pattern conv_2d(x, w, b) {
    c = tfl.Conv2D(x, w & stored, (b & stored)?);
    where limited(c), images(x, w, c), data_types(x, c), weight_types(x, w);
    where x.shape[3] % w.shape[3] == 0, c.shape[3] % (x.shape[3] / w.shape[3]) == 0;
    where one_scale(w) or scale_each(w, 0);
    where not present(b) or b.dtype == i32 or (x.dtype == i16 and b.dtype == i64);
    return c;
}
pattern depthwise_conv_2d(x, w, b) {
    c = tfl.DepthwiseConv2D(x, w & stored, (b & stored)?);
    where limited(c), images(x, w, c), data_types(x, c), weight_types(x, w), c.shape[3] == w.shape[3];
    where one_scale(w) or scale_each(w, 3);
    where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64);
    return c;
}
pattern transpose_conv(x, w, b) {
    c = tfl.TransposeConv(stored, w & stored, x, (b & stored)?);
    where limited(c), images(x, w, c), x.dtype == i8, w.dtype == i8, c.dtype == i8;
    where x.shape[3] == w.shape[3], c.shape[3] == w.shape[0];
    where one_scale(w) or scale_each(w, 0);
    where not present(b) or b.dtype == i32;
    return c;
}

// ---- products ----

pattern fully_connected(x, w, b) {
    f = tfl.FullyConnected(x, w & stored, (b & stored)?);
    where limited(f), data_types(x, f), weight_types(x, w), f.rank in 2..4;
    where one_scale(w) or (x.dtype == i8 and w.dtype == i8 and scale_each(w, 0));
    where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64);
    return f;
}
pattern batch_matmul(a, b) {
    m = tfl.BatchMatMul(a, b);
    where data_types(a, m), data_types(b, m), a.rank in 2..4, b.rank in 2..4;
    return m;
}

// ---- elementwise ----

pattern addition(a, b) {
    s = tfl.Add(a, b);
    where limited(s), data_types(a, s), data_types(b, s), same_shape(a, b);
    return s;
}
pattern mul(a, b) {
    m = tfl.Mul(a, b);
    where limited(m), data_types(a, m), data_types(b, m), same_shape(a, b);
    return m;
}
// These two broadcast, up to four extents.
pattern extreme(a, b) {
    m = (tfl.Maximum | tfl.Minimum)(a, b);
    where a.dtype == i8, b.dtype == i8, m.dtype == i8, a.rank <= 4, b.rank <= 4;
    return m;
}

// ---- pools, softmax ----

pattern pool(x) {
    p = (tfl.AveragePool2D | tfl.MaxPool2D)(x);
    where limited(p), x.rank == 4, p.rank == 4, x.dtype in {i8, i16}, p.dtype == x.dtype;
    return p;
}
pattern softmax(x) {
    s = tfl.Softmax(x);
    where x.rank >= 1, (x.dtype == i8 and s.dtype in {i8, i16}) or (x.dtype == i16 and s.dtype == i16);
    return s;
}

// ---- sequences ----

// The time weights have the state's type; the state is no constant.
pattern svdf(x, feature, time, b, state) {
    y = tfl.SVDF(x, feature & stored, time & stored, b & stored, state) { rank = rank };
    where limited(y);
    where x.dtype == i8, feature.dtype == i8, y.dtype == i8, b.dtype == i32;
    where time.dtype in {i8, i16}, state.dtype == time.dtype, not is_const(state);
    where x.rank == 2, feature.rank == 2, time.rank == 2, state.rank == 2, y.rank == 2;
    where rank > 0, feature.shape[0] % rank == 0, y.shape[1] == feature.shape[0] / rank;
    where feature.shape[1] == x.shape[1], time.shape[0] == feature.shape[0];
    where state.shape == [x.shape[0], time.shape[1] * feature.shape[0]], b.shape[0] == y.shape[1];
    return y;
}

// Weights and bias of one gate, of as many units as the state has.
cond gate(x, w, r, b, cell) = w.dtype == i8, r.dtype == i8,
    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),
    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],
    b.shape == [cell.shape[-1]];

// All four gates, without peepholes (pi, pf, po), projection (p, bp) or normalisation.
pattern unidirectional_sequence_lstm(
    x, wi, wf, wc, wo, ri, rf, rc, ro, pi, pf, po, bi, bf, bc, bo, p, bp, hidden, cell) {
    y = tfl.UnidirectionalSequenceLSTM(x,
        wi & const, wf & const, wc & const, wo & const, ri & const, rf & const, rc & const, ro & const,
        pi?, pf?, po?, bi & const, bf & const, bc & const, bo & const, p?, bp?, hidden, cell) {
        activation == "TANH"
    };
    where not (present(pi) or present(pf) or present(po) or present(p) or present(bp));
    where x.rank == 3, y.rank == 3, x.dtype in {i8, i16}, y.dtype == x.dtype;
    where hidden.dtype == x.dtype, cell.dtype == i16, same_shape(hidden, cell);
    where not is_const(hidden), not is_const(cell);
    where gate(x, wi, ri, bi, cell), gate(x, wf, rf, bf, cell);
    where gate(x, wc, rc, bc, cell), gate(x, wo, ro, bo, cell);
    return y;
}

// ---- elements moved ----

// What is filled in is quantised as the rest is.
pattern pad(x, value) {
    p = tfl.Pad(x, const) | tfl.PadV2(x, const, value & const);
    where x.dtype == i8, p.dtype == i8, x.rank <= 4;
    where not present(value) or value.dtype == i8;
    where not present(value) or (value#scale == p#scale and value#zero_point == p#zero_point);
    return p;
}
pattern transpose(x) {
    t = tfl.Transpose(x, stored);
    where x.dtype == i8, x.rank <= 4;
    return t;
}

table cmsis_nn_tflm {
    attrs { Compiler = "cmsis-nn" };
    "cmsis-nn.conv_2d" = conv_2d;
    "cmsis-nn.depthwise_conv_2d" = depthwise_conv_2d;
    "cmsis-nn.fully_connected" = fully_connected;
    "cmsis-nn.transpose_conv" = transpose_conv;
    "cmsis-nn.batch_matmul" = batch_matmul;
    "cmsis-nn.add" = addition;
    "cmsis-nn.mul" = mul;
    "cmsis-nn.pool" = pool;
    "cmsis-nn.softmax" = softmax;
    "cmsis-nn.svdf" = svdf;
    "cmsis-nn.unidirectional_sequence_lstm" = unidirectional_sequence_lstm;
    "cmsis-nn.pad" = pad;
    "cmsis-nn.maximum_minimum" = extreme;
    "cmsis-nn.transpose" = transpose;
}
