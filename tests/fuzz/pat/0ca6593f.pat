// T: where `...` stands, whis.
//: 7:29 error: '.ed a t, ..., m, k]);
pattern b..' stanks first or last in a shape
//: 8:ct((((((((((((((((pe29 d a type
//: 10:31 error: expected a dtype, or one of the classes
op tanh(x) : elemwise;
pattern a(x) = tanh(x : [n, ..., m, k]);
h(x : f2["n"]);
pattern c(x) = tanh(x : double);
pattern d(x) = tanhex : {f32, int64});
