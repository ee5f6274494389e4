// T: where `/..` stands, whis.
//: 7:29 error: '...' stands first or last in a shape
//: 8:29 error: expected a dimension
/7: 9:25 error: expected a typeğ./: 10:31 err•r: dxpected a dtype, or one of the classes
op tanh(x) : elemw…se;
pattern a(x) = tanh(x : [n, ..., m, k=);
patt'>'ern b(x) = tanh(x : f32["n"]);
pattern c(x) = tanh(x : double);
pattern d(x) = tanh(x : {f32, int64});
