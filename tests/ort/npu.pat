// npu.pat -- an imaginary NPU, the larger groups first.
import "onnx.ops";

param max_channels: int = 512 : runtime;
param int8: bool = true;

pattern conv(x, w, b) {
    c = Conv(x, w & const, b?) { group == 1 };
    where w.shape[0] <= max_channels;
    return c;
}
pattern relu(x) = Relu(x);
pattern conv_relu(x, w, b) = Relu(conv(x, w, b));
pattern dense(x, w, b) = Gemm(x, w & const, b & const) { transB == 1 };
pattern sum(a, b) = Add(a, b);
pattern sigmoid(x) = Sigmoid(x);
pattern clip(x, low, high) = Clip(x, low?, high?);
pattern parts(x) { t = Split(x, _?); return Relu(t.0), Sigmoid(t.1); }

// a quantised convolution between its scales
pattern qconv(x, w, y_scale, y_zero) {
    c = Conv(DequantizeLinear(x, _ & const, _ & const), DequantizeLinear(w & const, _ & const, _ & const), _?);
    where int8 == true;
    return QuantizeLinear(c | Relu(c), y_scale & const, y_zero & const);
}

table npu {
    "npu.qconv" = qconv;
    "npu.parts" = parts;
    "npu.conv_relu" = conv_relu;
    "npu.conv" = conv;
    "npu.dense" = dense;
    "npu.sum" = sum;
    "npu.relu" = relu;
}

// another one, for what the first leaves
table npu_small {
    "npu_small.sigmoid" = sigmoid;
    "npu_small.clip" = clip;
    "npu_small.relu" = relu;
}
