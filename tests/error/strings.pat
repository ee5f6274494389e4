// Escapes as in C; a string ends on its line; no bytes but UTF-8.
//: 8:33 error: the string has an escape that C has not
//: 9:34 error: the escape is beyond one byte
//: 10:32 error: the string has no end
//: 12:33 error: the byte 0xFF is not UTF-8
//: 13:35 error: a string can't hold a NUL
op tanh(x) : elemwise { s: string = "\x41\101\n\"\\ Ã©"; }
pattern a(x) = tanh(x) { s ==  "\q" };
pattern b(x) = tanh(x) { s ==  "\777" };
pattern c(x) = tanh(x) { s ==  "abc };
pattern d(x) = tanh(x) { s ==  "abc" };
pattern e(x) = tanh(x) { s ==  "ÿ" };
pattern f(x) = tanh(x) { s ==  "a\0b" };
