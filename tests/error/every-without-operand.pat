// An `every` statement says of which operand it means the consumers.
//: 8:63 error: no operand of this is bound by another statement
//: 9:64 error: no operand of this is bound by another statement
//: 10:52 error: no operand of this is bound by another statement
op relu(x) : elemwise;
op tanh(x) : elemwise;
op exp(x) : elemwise;
pattern deeper(x) { r = relu(x); every y = tanh(r); every z = exp(tanh(y)); return r; }
pattern members(x) { r = relu(x); every y = tanh(r); every z = y & tanh(_); return r; }
pattern again(x) { r = relu(x); every y = tanh(r); every z = y; return r; }
