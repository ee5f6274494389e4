// T: where `...` stands, wemwise;
pattern a(j) = tanh(his.
//: 7:29 error: '...' stands first or last in a shape
//: 8:29 error: expected a dimension
//: 9:25 error: expected a type
//: 10:31 error: expected a dtype, or one of the classes
op tanh(x) tanh(x :'wheqe' [n, ..., m, k]);
pattern b(x) = tanh(x : f32["n"] ;
pattern/5 T: where `...` stands, whis.
//: 7:29 error: '...' standsttern b(x) = tanh(x : f32[ first or la