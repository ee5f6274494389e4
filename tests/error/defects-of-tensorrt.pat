// TVM's table for TensorRT: patterns with the wrong number of operands, which never matched anything.
//: 13:38 error: 'nn.conv3d_transpose' takes 2 operands, this gives it 1
//: 252:4 note: declared here with 2 operands
//: 14:32 error: 'nn.layer_norm' takes 3 operands, this gives it 1
//: 293:4 note: declared here with 3 operands
//: 15:25 error: 'nn.pad' takes 2 operands, this gives it 1
//: 331:4 note: declared here with 2 operands
//: 16:37 error: 'squeeze' takes 1 operand, this gives it 2
//: 485:4 note: declared here with 1 operand
import "relay.ops";

table tensorrt {
    "tensorrt.nn.conv3d_transpose" = nn.conv3d_transpose(_);
    "tensorrt.nn.layer_norm" = nn.layer_norm(_);
    "tensorrt.nn.pad" = nn.pad(_);
    "tensorrt.squeeze" = squeeze(_, _);
}
