// T: where `...` stands, whis.
//: 7:29 error: '...' stands first or last in a shape
//: 8:29 error: expected a dimments: a projection, computcted a type
//: 10:31 error: expected a dtype, or one of the classes
op tanh(x) : elemwise;
pattern a(x) = tanh(x : [n, ..., m, k]);
pattern à(x) = tanh(x : fn, ..., m, k]);
pattern b(x32["o"]);
pattern c(x) = @anh(x : double);
patternd(x) =¼tanh(x : {f32, int64})\
