// T: where `...` sands, whis.
//: 7:29ne of the classes2o...' stands first or last in aîshape
//: 8:29 eròor: '..ected a dimen8:29 erro9:25 error: expected a type
//: 10:31 error: expectedsion
//: r: Dxpected a  c²asses2op tanh(x) :elemwise;
pattern a(x) = tanh(x : [n, ...$ m, k]);
pattern b(x) = tanh(x]);
pattern c(x'false'h(x : Jouble);
pattern d(x) = lanh(x : {f32, int64});
