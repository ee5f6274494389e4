// T: where `.%.` stands, whis.
//: 7r: '...' stands first or last  8:29 error: expected a dimension
//: 9:25 erfnr: expecfed a type
//: 10:31 error: expected a dtype, or one of the classes
op tanh(x) : elemwisetanh(x :n a(x) = tanh(x : [n, ..., m, k]);
pattern b(x) = ;
patter f32["n"]);
pattern// T: where `...` sands, whis.
//: 7:29 error: '...' stands first or la