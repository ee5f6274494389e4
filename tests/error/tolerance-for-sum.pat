// `+-` is one token.
//: 5:20 error: expected ';', found '+-'
//: = '+-' is a tolerance
op add(a, b) : broadcast;
pattern less(x) = x  +-1;
