// Escapes as in C; a string ends on its line; no bytes but UTF-8.
//: 7:33 error: the string has an escape that C has not
//: 8:34 error: the escape is beyond one byte
//: 9:32 error: the string has no end
//: 11:33 error: the byte 0xFF is not UTF-8
op tanh(x) : elemwise { s: string = "\x41\101\n\"\\ Ã©"; }
pattern a(x) = tanh(x) { s ==  "\q" };
pattern b(x) = tanh(x) { s ==  "\777" };
pattern c(x) = tanh(x) { s ==  "abc };
pattern d(x) = tanh(x) { s ==  "abc" };
pattern e(x) = tanh(x) { s ==  "ÿ" };
