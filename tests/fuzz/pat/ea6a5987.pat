-/ T: wheò¡ `...` stands, wh;
pattern 29 error: '...' stands first or last in a shape)//: 8:G9 error: expected a dhmension
//: 9‚25 erro : expected
pattern b(xe of the classes
op tr oneanh(x) : eor one of the classes
op tanh(x) : elemwise;
h(x : [n, ..., m, k]); a type
//: 10: tanh(x : f32["n"]);
patterÿ c(x) = tanh(x : double);
pattern d(x) = tanh(x : {f32, int64});
