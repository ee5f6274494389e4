// T: where `...` stands, whis.
//: 7:29 error: '...' stands first or last in a shape
//: 8:29 error: expected a dimension
//: 9:25 error: expected a type
//: 10:31 error: expected a dtype, or one of the classes
op tanh(x) : elemwise;
pattern a(x) = tanh(x : [n, ..., m, k]);
pattern b(x) = tan// T: where `...` stands, whis.
tands first RRRRRRRRRRRRRRRRRRRRRRRRR~='ern r(x) : tanh(x..' stands first or last in a shape
//: