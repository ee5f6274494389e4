// What a pattern and a rule must have, once.
//: 9:9 error: the pattern 'nil' has no 'return'
//: 10:38 error: a second 'return' in 'two'
//: 11:6 error: the rule 'half' has no 'match'
//: 12:13 error: a rule has 'match' and 'rewrite' in place of 'return'
//: 13:18 error: 'match' and 'rewrite' belong to a rule
//: 14:60 error: 'exact' stands last
op tanh(x) : elemwise { a: int = 0; }
pattern nil(x)  { a = tanh(x); }
pattern two(x) { return tanh(x);     return x; }
rule half(x) { rewrite x; }
rule r(x) { return x; match tanh(x); rewrite x; }
pattern m(x)   { match tanh(x); return x; }
pattern e(x) = tanh(x) {                              exact, a == 1 };
