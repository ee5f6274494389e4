// TVM's table for TensorRT lists `max` and `pad` twice: the second of each is out of reach.
//: status: 0
//: 15:5 warning: entry 'tensorrt.max' is shadowed: 'tensorrt.max' takes every match of it [-Wshadowed]
//: 13:5 note: this one comes first
//: 18:5 warning: entry 'tensorrt.nn.pad' is shadowed: 'tensorrt.nn.pad' takes every match of it [-Wshadowed]
//: 16:5 note: this one comes first
import "relay.ops";

pattern largest(x) = max(x);
pattern least(x) = min(x);

table tensorrt {
    "tensorrt.max" = largest where x.dtype == f32;
    "tensorrt.min" = least where x.dtype == f32;
    "tensorrt.max" = largest where x.dtype == f32;
    "tensorrt.nn.pad" = nn.pad(_, const);
    "tensorrt.exp" = exp(_);
    "tensorrt.nn.pad" = nn.pad(_, const);
}
