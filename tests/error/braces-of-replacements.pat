// Braces test in a pattern and set in a replacement.
//: 6:48 error: expected '=', which gives the attribute its value
//: 9:21 error: expected an attribute's name, found '..'
//: 12:21 error: only a new call of a replacement tells its number of results
op tanh(x) : elemwise { a: int = 0; }
rule r(x) { match tanh(x); rewrite tanh(x) { a == 1 }; }
rule s(x) {
    c = tanh(x);
    match tanh(x) { ..c };
    rewrite x;
}
pattern p = tanh(_) -> 2;
