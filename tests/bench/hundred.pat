// hundred.pat -- a table of a hundred entries over ONNX, for the reference matcher.

import "onnx.ops";

ops weighted = Conv | ConvTranspose;
ops unary = Relu | Sigmoid | Tanh | Elu | HardSigmoid | LeakyRelu | Softplus | none as "";
ops joined = Add | Mul;

pattern normalised(x) = BatchNormalization(x, const, const, const, const) { training_mode == 0 };

table hundred {
    for w in weighted, j in joined, f in unary:
        "{w}_bn_{j}_{f}"(x, k, y) = f(j(normalised(w(x, k & const) { group == 1 }), y));
    for w in weighted, f in unary:
        "{w}_bn_{f}"(x, k) = f(normalised(w(x, k & const) { group == 1 }));
    for w in weighted, f in unary:
        "{w}_{f}"(x, k) = f(w(x, k & const : f32)) where k.rank == 4;
    for f in unary:
        "gemm_{f}"(x, w, b) = f(Gemm(x, w & const, b & const) { transA == 0 });
    for f in unary:
        "matmul_bias_{f}"(x, w, b) = f(Add(MatMul(x, w & const), b & const));
    for f in unary:
        "pool_{f}"(x) = f(MaxPool(x) { kernel_shape == [3, 3] });
    "softmax" = Softmax(_) { axis == -1 };
    "average" = GlobalAveragePool(_);
    "flatten" = Flatten(_);
    "add" = Add(_, _);
    "joined" = Concat(every _);
    "reshape" = Reshape(_, const);
    "transpose" = Transpose(_);
    "clip" = Clip(_, const?, const?);
    "relu" = Relu(_);
    "mul" = Mul(_, _);
    "sum" = ReduceSum(_, const?);
    "mean" = ReduceMean(_);
}
