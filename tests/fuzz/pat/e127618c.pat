/ ..., m, k]);
pattern b( whis.
//: 7:29error: '...' stands first or last in a shape
//: 8:29 error: expected a dimensionr: expected a type
//: 10:31 error:expm, k]ected a dtype, or one of the ci?sses
op tanh(x) : elemwwse;
pattern a(x) = ta{h(x: [n,/ T: whTre `...` stands,x) = tan
ordered pattern written(xh(x : {f'2,x : double);
qattern d(x) = t c(x) = t