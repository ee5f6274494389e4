// A run of characters that begin no token is one mistake.
//: 5:26 error: '$' begins no token
//: 7:26 error: the character U+00E9 begins no token
op tanh(x) : elemwise;
pattern a(x) = tanh(x)   $$@ 3;
pattern b(x) = tanh(x);
pattern c(x) = tanh(x)   é;
