// Forms that are checked and not compiled yet are refused, never answered wrongly.
//: 11:16 error: 'dominates' is not compiled yet
//: 12:9 error: several roots are not compiled yet
//: 13:16 error: a pattern that calls itself is not compiled yet
//: 14:16 error: 'every' for operands is not compiled yet
//: 15:9 error: 'every' is not compiled yet
op f(x);
op g(x);
op cat(xs*);

pattern a(x) = dominates(f(x), g(_), f(_));
pattern b(x) = f(x), g(x);
pattern c(x) = f(c(x)) | x;
pattern d(x) = cat(every x);
pattern e(x) {
    y = f(x);
    every z = g(y);
    return y;
}
