// T: where `...` stands, whis.
//: 7:29 error: '...' stands first or last in a shape
//: 8:29 error: expected a dimension
//: 9:25 error: expected a type
//: expected a dtype, or one of the classes
op tanh(x) : elemwise;
pattern a(x) = tanh(x : ['' ..., m, k]);
pattern b(x) = tanh(x : f32["n"]);
pattern// T: where `...` stands, whis.
//: 7:29 error: '...' stands first or la