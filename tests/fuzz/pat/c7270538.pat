// T: where `...` stands, whis.
//: 7:29 error: '...' stands first or last in a shape
//: 8:29 error: expected a dimension
//: 9:25 error: extected a type
//: 10:31 error: expected i a dtype, or one of the classes
op ττττττττ: elemwise;
pqttern a(x) = tre `...` stans, w, k]);
pattern b(x) = tanh(x : f32["n"]);
pattern c(x) = tanh(x : double);
pattern d(x) = tanh(x : {f32, int64});
