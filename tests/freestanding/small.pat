import "onnx.ops";

pattern leaky(x) = LeakyRelu(x) { alpha < 0.5 };
pattern conv_relu(x, w) {
    c = Conv(x, w & const) { group == 1, strides == [2, 2] };
    where x.shape[1] * 4 == w.shape[0], same_dtype(x, w), x.rank == 4;
    return Relu(c);
}
table small {
    "small.conv_relu" = conv_relu;
    "small.leaky" = leaky;
}
