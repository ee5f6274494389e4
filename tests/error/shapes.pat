// Types: where `...` stands, what a dimension is, what a class is.
//: 9:29 error: '...' stands first or last in a shape
//: 10:29 error: expected a dimension
//: 11:25 error: expected a type, found 'double'
//: = did you mean f64?
//: 12:31 error: expected a dtype, found 'int64'
//: = did you mean i64?
op tanh(x) : elemwise;
pattern a(x) = tanh(x : [n, ..., m, k]);
pattern b(x) = tanh(x : f32["n"]);
pattern c(x) = tanh(x : double);
pattern d(x) = tanh(x : {f32, int64});
