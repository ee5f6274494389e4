// What can never match, because two answers to one question exclude each other.
//: 20:16 error: this can never match: 'attr.k == 1' and 'attr.k == 2' exclude each other
//: 21:16 error: this can never match: 'attr.k in {1, 2}' and 'attr.k > 2' exclude each other
//: 22:16 error: this can never match: 'attr.k in 0..3' and 'attr.k in 4..9' exclude each other
//: 23:16 error: this can never match: 'attr.s == "NCHW"' and 'attr.s =~ "NH*"' exclude each other
//: 24:16 error: this can never match: 'type is f32[1, 2]' and 'type is _[_, 3]' exclude each other
//: 25:16 error: this can never match: 'type is _[1]' and 'type is _[1, _]' exclude each other
//: 26:19 error: this can never match: 'operands == 1' and 'operands == 2' exclude each other
//: 27:16 error: this can never match: 'op in {const}' and 'op in {var}' exclude each other
//: 28:16 error: this can never match: 'op in {g}' and 'op in {f}' exclude each other
//: 29:13 error: this can never match: 'constant == f32 0' and 'type is i8' exclude each other
//: 30:16 error: this can never match: 'index == 0' and 'index == 1' exclude each other
//: 31:16 error: this can never match: 'is operator "f*"' and 'op in {g}' exclude each other
//: 32:16 error: this can never match: no choice of alternatives is left
//: 33:20 error: this can never match: 'global == "a"' and 'global =~ "b*"' exclude each other
op f(x) { k: int = 1; s: string = "a"; }
op g(x);
op cat(xs*);

pattern a(x) = f(x) { k == 1, k == 2 };
pattern b(x) = f(x) { k in {1, 2}, k > 2 };
pattern c(x) = f(x) { k in 0..3, k in 4..9 };
pattern d(x) = f(x) { s == "NCHW", s =~ "NH*" };
pattern e(x) = (x : f32[1, 2]) : [_, 3];
pattern h(x) = (x : [1]) : [1, _];
pattern i(x, y) = cat(x) & cat(x, y);
pattern j(x) = x & const & var;
pattern k(x) = f(g(x)) & f(f(_));
pattern l = (f32 0) : i8;
pattern m(x) = x.0 & x.1;
pattern n(x) = op "f*"(x) & g(x);
pattern o(x) = f(x) & (g(x) | cat(x));
pattern function = global("a") & global "b*";
