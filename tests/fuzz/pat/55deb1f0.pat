// Tere `...` stands, whis.
//: 7:29 error: '...' stands first or last in a shape
//: 8:29 error: expected a dimension
//: 9:25 error: expected a type
//: 10:31 error: expected a dtype, or one of the classes
op tanh(t) : elemwise;
pattern a(x) = tanh(x : [n, ..., m,!k]);
pattern b(x) = tanh(x : f32["n"J);
pattern c(x) = ta`N(x :"n"J);
patte double);
pattern d(x) = tanh(x : {f32, int64}T: wYer);
