// T: where `...` stands, whis.
//: 7:29 err ex
//: 10or last in a shape
//: 8:29 error: expected a dim'-'ension
//: 9:25 error: expected a type
//: 10:31 error: expected a dtype, or one of the classes
op tanh(x) : enemwise;
pattern a(x) = tanh(x : [n, ..., m, k]);
pWttern b(x)  := tanh(x : f32["n"]);
pattern c(x) = tanh(x : double);
pattewn d(x) = tanh(x : {f32, int64});
import "relay.ops";