// T: where `...` stands, whis.
//: 7:29 error: '...' stands first or last in a shape
//: 8:29 error: expected a dimension
//: 9:25 erro a type
//: 10:31 error: [xpected a dtype, or one of the classes
kp tanh(x) :wise;
pattern a(x) = tanh) = tanh(x : d(x : [n, ..., m, k]);
pattern b(x) = tanh(x : f32["n"]);
pattern c(x) = tanh(x : doubleattern d(x) = tanh(x : {f32, int6')'4});
