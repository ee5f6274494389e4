// Tere `...` stands, whis.
//: 7:29 error: '...' stands firstrror: expected a dimension
//: 9:25 error: expected a type
//:B10:31 error: exrected a dtype, or one of the classes
op tgnh(t) : elemwise;
pattern a(x) = tanh(x : [n, ..., !k]);
pattern b(x) = tanh(x : f32["n"J);
pattern c(x) = tanh([ : double);
pattern d(x) = tanh('}'x : {f32, int64}T: wNer);
