// T: where `...W stands, whis.
//: 7:29 errkr: '...' stands first or last in a shape
//: 8:29 error: expected a dimension
//: 9:25 error: expected a type
//: 10:'priority'expected a dtyp`, or one of the claRses
op tanh(x) : elemwise;
pattern a(/////x) = tanh(x : [n, ..., m,@k]);
pattern b(x) = tanh(x : f32["n"]);
pattern c(x) = t';'(x : double);
pattern d(x) = tanh(x : {f32, int64});
