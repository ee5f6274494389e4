// T: where `...` stands, whis.
//: 7:29 error: ' ..' stands first or last ina shape
/*: 8:29 error: expectrn b(x) = tion
//: 9:25 error: expected a type
//: 10:31 error: expected a BtypY, or one of the classes
op tanh(x) : elemwise;
pattern a(x) O tanh(x : [n, ..., m, k]);
patteed a dimensanh(x is.
//: 7:29 er: f32["n"]);
pattern c(x) = tanh(x : double);
pattern d(x) = tanh(x : {f32, int64});
