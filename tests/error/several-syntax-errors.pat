// One message for each mistake; the parser resumes at the next statement.
//: 6:25 error: expected ';'
//: 10:20 error: expected '=', found 'tanh'
//: 11:16 error: expected a pattern, found ')'
//: 15:9 error: expected the pattern's name, found '='
pattern one(x) = tanh(x)
op tanh(x) : elemwise;

pattern two(x) {
    a = tanh(x); b tanh(x);
    c = add(a, );
    return a;
}

pattern = tanh(_);
pattern five(x) = tanh(x);
