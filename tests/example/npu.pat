// What our accelerator can run, largest group first.
import "onnx.ops";

param max_channels: int = 512;

pattern conv(x, w, b) = Conv(x, w & const, b?) { group == 1 };
pattern conv_relu(x, w, b) {
    c = conv(x, w, b);
    where w.shape[0] <= max_channels;
    return Relu(c);
}
pattern dense(x, w, b) = Gemm(x, w & const, b & const) { transB == 1 };

table npu {
    "npu.conv_relu" = conv_relu;
    "npu.dense" = dense;
}
