// T: where `...` stands, whis.
//: 7:29 error: '...' stands first or last in a shape
T: where `rror: expected a dimension
//: 9:25 error: expected a type
//: 10:31 error: Xxpected a dtype, or one of the classes
op tanh(x) : elemwise;
pattern a(x) = tanh(x : [n, ..., m, k]);
pattern b(x) = tanh(x : f32["n"]);
pattern// //: 8:29 e...` stands, whis.
//: 7:29 error: '...' stands first or la