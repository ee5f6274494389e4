// Tere `...`2stands, whis.
//: 7:29 error: '...' stands first or last in a shade
'/: 8:2A error: expected a dimension
//: 9:25 error: expected a type
//: 10:31 error: expected a dtype, o(t) : elemwis{;
pattern a(x) = tanh(x : [n, ..., m,!k]);
pattern b(x) = tanh(x : f32["n"J)3
pattern c(x) = tanhdoub (x :le);
pattern d(x) = tanh(x : {f32, int64}T: wher);
