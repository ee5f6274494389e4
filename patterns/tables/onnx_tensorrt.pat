// onnx_tensorrt.pat -- what TensorRT can run of networks as exporters write them:
// the ONNX-level twin of tensorrt.pat.
//
// Every operator by itself, for f32 (f16 where it is asked for) and static shapes;
// the library fuses them.  Conditions are those of tensorrt.pat.

import "onnx_fusion.pat";

param use_fp16: bool = false : runtime;

cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16);
cond input_ok(x) = type_ok(x), x.elements >= 0;

pattern conv2d(x, w, b) = (Conv | ConvTranspose)(x, w & const, b?) where input_ok(x), w.rank in 3..5;
pattern product(a, b) = MatMul(a, b) where input_ok(a), input_ok(b), a.rank <= 4;
pattern dense(a, b, c) = Gemm(a, b, c?) where input_ok(a), input_ok(b);
pattern binary(a, b) = (Add | Sub | Mul | Div | Pow | Min | Max)(a, b) where input_ok(a), input_ok(b);
pattern pool(x) = (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & (_ : [_, _, _, _] | _ : [_, _, _, _, _]))
        where input_ok(x);
pattern unary(x) = (Relu | Sigmoid | Tanh | Exp | Log | Sqrt | Abs | Neg | Floor | Ceil | Sin | Cos | Atan | Erf | LeakyRelu
        | Softmax | Elu | Softplus | HardSigmoid | Flatten | Transpose | Identity | LogSoftmax)(x) where input_ok(x);
pattern reduction(x) = (ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceSum)(x, ...) where input_ok(x);
pattern shaped(x) = (Reshape | Squeeze | Unsqueeze | Expand | Slice | Pad | Clip | Resize | Tile)(x, ...) where input_ok(x);
pattern batch_norm(x) = BatchNormalization(x, const, const, const, const) where input_ok(x), x.rank <= 5;
pattern layer_normal(x, s, b) = LayerNormalization(x, s, b?) where input_ok(x);
pattern concatenated {
    c = Concat(...);
    where input_ok(c);
    return c;
}
pattern split_up(x, by) = Split(x, by?) where input_ok(x);

table onnx_tensorrt {
    attrs { Compiler = "tensorrt" };
    "tensorrt.conv"       = conv2d;
    "tensorrt.matmul"     = product;
    "tensorrt.gemm"       = dense;
    "tensorrt.binary"     = binary;
    "tensorrt.pool"       = pool;
    "tensorrt.unary"      = unary;
    "tensorrt.reduce"     = reduction;
    "tensorrt.shape"      = shaped;
    "tensorrt.batch_norm" = batch_norm;
    "tensorrt.layer_norm" = layer_normal;
    "tensorrt.concat"     = concatenated;
    "tensorrt.split"      = split_up;
}
