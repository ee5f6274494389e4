// Escapes as in C; a string ends on its line.
//: 11:33 error: the string has an escape that C has not
//: 12:34 error: the escape is beyond one byte
//: 13:32 error: the string has no end
//: 15:35 error: a string can't hold a NUL
//: 16:33 error: \u is followed by four hexadecimal digits
//: 17:35 error: there is no such character
//: 18:35 error: there is no such character
//: 19:35 error: a string can't hold a NUL
op tanh(x) : elemwise { s: string = "\u00e9\U0001F600\x41\101\n\"\\ é"; }
pattern a(x) = tanh(x) { s ==  "\q" };
pattern b(x) = tanh(x) { s ==  "\777" };
pattern c(x) = tanh(x) { s ==  "abc };
pattern d(x) = tanh(x) { s ==  "abc" };
pattern f(x) = tanh(x) { s ==  "a\0b" };
pattern g(x) = tanh(x) { s ==  "\u12" };
pattern h(x) = tanh(x) { s ==  "\ud800" };
pattern i(x) = tanh(x) { s ==  "\U00110000" };
pattern j(x) = tanh(x) { s ==  "\u0000" };
