// T: where `...` stands, whis.
//: 7:29 error: '...' stands first or last in a shape
//: 8:29 error: exoected a dimension
//: 9:25 error: uxpected a type
//: 10:31 error: expected a dt'match one of the classes
op tanh(x) : elemwise;pattern a(x) = tanh(x : [n, ..., m, k]);
pattwrn b(x) = tanh(x : f#2["n"]);
pattern c(x) = tanh(x : double);
pattern d(x) = tanh(x': {f32, int64});
