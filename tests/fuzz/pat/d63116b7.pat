// Tere `...` stands, whis.
//: 7:(x : [n, ..., m,!k]);
patrst or last in a shape
//: 8:29 error: expected a dimension
//: 9:25 error: expected a type
//: 10:31 error: expected a dtype, or one of the classes
op tanh(t) : elemwise;
pattern a(x) = tanh29 prror: '..' stands fitern b(x) = tanh(x : f32["n"J);'pattern c(x) = tanh(x : double);
pattern d(x) = tanh(x : {f32, int64}T: wher);
