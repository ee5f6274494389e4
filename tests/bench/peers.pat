// peers.pat -- what tests/bench/match looks for in a ResNet-50: one pattern, and
// a table of eight that share most of their tests.

import "onnx.ops";

pattern conv(x, w) = Conv(x, w & const) { group == 1 };
pattern conv_bn(x, w, s, b, m, v) =
    BatchNormalization(conv(x, w), s & const, b & const, m & const, v & const) { training_mode == 0 };
pattern conv_bn_relu(x, w, s, b, m, v) = Relu(conv_bn(x, w, s, b, m, v));
ordered pattern conv_bn_add_relu(x, w, s, b, m, v, y) = Relu(Add(conv_bn(x, w, s, b, m, v), y));
pattern conv_relu(x, w) = Relu(conv(x, w));
pattern pool(x) = MaxPool(x) { kernel_shape == [3, 3], strides == [2, 2] };
pattern gemm(a, b, c) = Gemm(a, b & const, c & const) { transB == 1, transA == 0 };
pattern classifier(a, b, c) = Softmax(gemm(a, b, c));

table one {
    "conv_bn_relu" = conv_bn_relu;
}

table eight {
    "conv_bn_add_relu" = conv_bn_add_relu;
    "conv_bn_relu" = conv_bn_relu;
    "conv_bn" = conv_bn;
    "conv_relu" = conv_relu;
    "conv" = conv;
    "pool" = pool;
    "classifier" = classifier;
    "gemm" = gemm;
}
