// onnx_tensorrt.pat -- what TensorRT can run of networks as exporters write them:
// the ONNX-level twin of tensorrt.pat.
//
// Every operator by itself, for f32 (f16 where it is asked for) and static shapes;
// the library fuses them.  Conditions are those of tensorrt.pat with an explicit
// batch; what says shapes, axes and limits is constant.

import "onnx_fusion.pat";

param use_fp16: bool = false : runtime;

cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16);
cond input_ok(x) = type_ok(x), present(x.elements);

// All ones, all zeros, if they are written.
cond dilations_1(c) = not present(c.dilations) or max(c.dilations) == 1;
cond no_output_padding(c) = not present(c.output_padding) or max(c.output_padding) == 0;

pattern convolution(x, w, b) = Conv(x, w & const, b?)
        where input_ok(x), type_ok(w), not present(b) or type_ok(b), w.rank in 3..5;
pattern deconvolution(x, w, b) {
    c = ConvTranspose(x, w & const, b?);
    where input_ok(x), type_ok(w), not present(b) or type_ok(b), w.rank in 3..5, dilations_1(c);
    where w.rank < 5 or no_output_padding(c);
    return c;
}
pattern product(a, b) = MatMul(a, b) where input_ok(a), input_ok(b), a.rank <= 4;
pattern dense(a, b, c) = Gemm(a, b, c?) where input_ok(a), input_ok(b);
pattern binary(a, b) = (Add | Sub | Mul | Div | Pow | Min | Max)(a, b) where input_ok(a), input_ok(b);
// Padding that counts is the same at both ends.
cond even_pads(p) =
    not present(p.pads) or max([abs(p.pads[i] - p.pads[i + len(p.pads) / 2]) for i in range(len(p.pads) / 2)]) == 0;

pattern rank_4_or_5 = _ : [_, _, _, _] | _ : [_, _, _, _, _];

pattern pool(x) {
    p = (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & rank_4_or_5);
    where input_ok(x), p.op != AveragePool or p.count_include_pad == 0 or even_pads(p);
    return p;
}
pattern unary(x) = (Relu | Sigmoid | Tanh | Exp | Log | Sqrt | Abs | Neg | Floor | Ceil | Sin | Cos | Atan | Erf
        | LeakyRelu | Softmax | Elu | Softplus | HardSigmoid | Flatten | Transpose | Identity | LogSoftmax)(x)
        where input_ok(x);
pattern reduction(x) = ((ReduceMean | ReduceMax | ReduceMin | ReduceProd)(x) | ReduceSum(x, const?)) where input_ok(x);
pattern shaped(x) = (Squeeze(x, const?) | (Reshape | Unsqueeze | Expand | Tile)(x, const) | Clip(x, const?, const?)
        | Slice(x, const, const, const?, const?) | Resize(x, const?, const?, const?)) where input_ok(x);
// With zeros, the last two of four extents or of five.
pattern padded(x, p) = Pad(x & rank_4_or_5, p & const, (0)?) { mode == "constant" }
        where input_ok(x), len(value(p)) == 2 * x.rank,
              max([max(abs(value(p)[i]), abs(value(p)[i + x.rank])) for i in range(x.rank - 2)]) == 0;
pattern batch_norm(x) = BatchNormalization(x, const, const, const, const) { training_mode == 0 }
        where input_ok(x), x.rank <= 5;
pattern layer_normal(x, s, b) = LayerNormalization(x, s, b?) where input_ok(x);
pattern concatenated(fields) = Concat(...fields) where all(fields, input_ok(fields) and not is_const(fields));
pattern split_up(x, by) = Split(x, (by & const)?) where input_ok(x);

table onnx_tensorrt {
    attrs { Compiler = "tensorrt" };
    "tensorrt.conv"       = convolution;
    "tensorrt.deconv"     = deconvolution;
    "tensorrt.matmul"     = product;
    "tensorrt.gemm"       = dense;
    "tensorrt.binary"     = binary;
    "tensorrt.pool"       = pool;
    "tensorrt.unary"      = unary;
    "tensorrt.reduce"     = reduction;
    "tensorrt.shape"      = shaped;
    "tensorrt.pad"        = padded;
    "tensorrt.batch_norm" = batch_norm;
    "tensorrt.layer_norm" = layer_normal;
    "tensorrt.concat"     = concatenated;
    "tensorrt.split"      = split_up;
}
