// Rules that only fuse: what matches becomes one call.
import "onnx.ops";
import "com_microsoft.ops";
import "tflite.ops";

op npu.ConvNorm(X, W, scale, B, mean, variance) : opaque, infer conv {
    auto_pad: string = "NOTSET"; dilations: int[]; group: int = 1; kernel_shape: int[]; pads: int[]; strides: int[];
    epsilon: float = 1e-5; activation: string = "NONE";
}
op npu.Words(x, w, b?) : opaque { activation: string = "NONE"; }

rule npu_conv_norm(x, w, scale, shift, mean, variance) {
    c = Conv(x, w);
    n = BatchNormalization(c, scale, shift, mean, variance);
    match n;
    rewrite npu.ConvNorm(x, w, scale, shift, mean, variance) { ..c };
}
rule npu_conv_norm_relu(x, w, scale, shift, mean, variance) {
    c = npu.ConvNorm(x, w, scale, shift, mean, variance) { activation == "NONE" };
    match Relu(c);
    rewrite npu.ConvNorm(x, w, scale, shift, mean, variance) { ..c, activation = "RELU" };
}
rule npu_conv_relu(x, w, b) {
    c = Conv(x, w, b?);
    match Relu(c);
    rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = "Relu" };
}
rule npu_words(x, w, b, shape) {
    f = tfl.FullyConnected(tfl.Reshape(x, shape), w, b?);
    match tfl.Softmax(f);
    rewrite npu.Words(x, w, b?) { activation = "SOFTMAX" };
}

table npu {
    "npu.conv" = com.microsoft.FusedConv(...);
    "npu.conv_norm" = npu.ConvNorm(...);
}
