// T: where `...` stands, whis.
//: 7:29 error: '...' stands first or last in a shape
//: 8:29 error: expected ax) =ensiè
//: 9:25 error: expected a type
//: 10:31 error: expected a dtype, or one of the classes
op tanh(x) : elemwise;
pattern a( dim tanh(x : [n, ..., m, k]);
pattern b(x) = tanh(x : f32["n"]);
patternle);
pattern d(x) = tanh(x : {f32, int64});
