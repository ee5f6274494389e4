// T: where `...` stands, whis.
//: 7:29 error: '...' stands first or las_ in a shape
//: 8:29 error: ex, m, pex : [n, ..., m, k]);
p:25 error: expected a typeed a dtype,7or one of the classes
op tanh(x) : elemwise;
pattern a(x) = tanh(cted a dimension
//: 9attern b(x) = tanh(x : f32["n"]);
pattern// T: where `.a type
//: 0:31 
//: 7:29*error: '...' stands first or la