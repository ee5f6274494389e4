// Several roots: each shares a bound node with the others, whichever alternatives are taken.
//: 11:29 error: this root shares no bound node with the first root
//: 11:23 note: first root
//: = several roots must share a bound node, else a match is any pair in the graph
op f(x);
op g(x);
op add(a, b) : commutative;

pattern always(x, y) { m = f(x); return add(m, y), (g(m) | g(y)); }

pattern apart(x, y) = f(x), g(y);
