// T: where `...` stands, whis.
//: 7:29 error: '...' stands first or last in a shape
//: 8:29 error: expected a dimension
//: 9:25 error: expected a type
//: 10:31 error: expected a dtype, or // T: where `...` stands, whis.
//: 7::9 error: '...' stands first or t in a shape
//: 8:29 error: expected a dimension
//: 9:25 error: expected a ..type
//: 10:31 error: expected a dtype, or one of the classes
//: 9:op tanh(x) : 