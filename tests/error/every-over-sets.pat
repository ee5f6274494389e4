// The consumers of a set: what the name of an `every` statement may stand for, and where.
//: 13:68 error: 'y' is a set, not one value
//: 14:65 error: 'y' is a set, not one value
//: 15:83 error: 'z' are the consumers of a set, which can't be the roots
//: 16:51 error: unknown name 'y'
//: 17:49 error: unknown name 'y'
//: 18:47 error: 'y' is bound twice
//: 18:23 note: first bound here
op relu(x) : elemwise;
op tanh(x) : elemwise;
op exp(x) : elemwise;
op sub(a, b) : elemwise;
pattern outside(x) { r = relu(x); every y = tanh(r); return sub(r, y); }
pattern in_a_local(x) { r = relu(x); every y = tanh(r); s = exp(y); return sub(r, s); }
pattern roots(x) { r = relu(x); every y = tanh(r); every z = exp(y); return every z; }
pattern too_early(x) { r = relu(x); every z = exp(y); every y = tanh(r); return r; }
pattern itself(x) { r = relu(x); every y = tanh(y); return r; }
pattern parameters(x, y) { r = relu(x); every y = tanh(r); return r; }
