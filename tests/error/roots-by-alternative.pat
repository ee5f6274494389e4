// Roots that share a node in some alternatives only; roots that are one node.
//: 8:52 error: in some alternatives this root shares no node with the others
//: 9:24 error: this can never match: two roots are one node
op f(x);
op g(x);
op add(a, b) : commutative;

pattern sometimes(x) { m = f(x); return add(m, _), (g(m) | g(const)); }
pattern twice(x) { m = f(x); return add(m, _), m, m; }
