// TVM's table for Marvell's accelerator: layout_transform has one operand.
//: 8:63 error: 'layout_transform' takes 1 operand, this gives it 3
//: 132:4 note: declared here with 1 operand
import "relay.ops";

table mrvl {
    "mrvl.reshape" = reshape(_);
    "mrvl.layout_transform_nchw2nhwc" = layout_transform(var, _, _);
}
