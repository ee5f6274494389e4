// A run of characters that begin no token is one mistake.
//: 5:26 error: '$' begins no token
//: 7:26 error: the byte 0xC3 begins no token
op tanh(x) : elemwise;
pattern a(x) = tanh(x)   $$@ 3;
pattern b(x) = tanh(x);
pattern c(x) = tanh(x)   é;
