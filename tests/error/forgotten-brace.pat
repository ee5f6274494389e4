// The end of a block is missed where the next declaration begins.
//: 6:1 error: expected '}', found the keyword 'pattern'
op tanh(x) : elemwise;
pattern open(x) {
    return tanh(x);
pattern next(x) = tanh(x);
