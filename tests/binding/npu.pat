// What ir_hand.c and mlir_hand.c find, too.
import "onnx.ops";

pattern conv(x, w, b) = Conv(x, w & const, b?) { group == 1 };
pattern conv_relu(x, w, b) = Relu(conv(x, w, b));
pattern sum(a, c) = Add(a, c & const);

table npu {
    "npu.conv_relu" = conv_relu;
    "npu.conv" = conv;
    "npu.sum" = sum;
}
