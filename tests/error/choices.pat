// Alternatives and entries that are of no use, choices that multiply.
//: status: 0
//: 31:9 warning: no table and no rule uses pattern 'many' [-Wunused-pattern]
//: 34:9 warning: no table and no rule uses pattern 'enough' [-Wunused-pattern]
//: 25:25 warning: this alternative can never match [-Wdead-alternative]
//: 26:17 warning: this alternative can never match [-Wdead-alternative]
//: 27:31 warning: this alternative can never match [-Wdead-alternative]
//: 31:9 warning: matching 'many' may take 1.06e+05 tests at one node: its choices multiply [-Wcostly-match]
//: 32:41 note: behind this choice too many names are tested that were bound before it
//: 32:45 note: behind this choice
//: 32:49 note: behind this choice
//: 40:5 warning: entry 'shadowed' is shadowed: 'f' takes every match of it [-Wshadowed]
//: 38:5 note: this one comes first
//: 45:23 warning: entry 'g' is shadowed: 'f' takes every match of it [-Wshadowed]
//: 45:38 note: this one comes first
//: 45:38 warning: entry 'f' is shadowed: 'b' takes every match of it [-Wshadowed]
//: 45:59 note: this one comes first
//: 45:50 warning: entry 'a' is shadowed: 'b' takes every match of it [-Wshadowed]
//: 45:59 note: this one comes first
op f(x) { k: int = 1; }
op g(x);
op h(x);
op add(a, b) : commutative;

pattern a(x) = f(g(x) | (g(x) & h(x)) | h(x));
pattern b(x) = (g(x) | f(x)) & f(_);
pattern c(x) = (f(x) : f32 | (g(x) : i8)) : f32;
pattern d(x) = f(x) { k == 1 };
pattern e(x) = f(g(x)) { k == 1 };
pattern s(x) = add(x, f(x));
pattern many(a, b, c, d, e, f, g, h, i, j, k, l, m) =
    add(add(add(add(add(add(add(add(add(add(add(add(a, b), c), d), e), f), g), h), i), j), k), l), m)
    where uses(a) + uses(b) + uses(c) + uses(d) + uses(e) + uses(f) + uses(g) + uses(h) + uses(i) + uses(j) == 20;
pattern enough(a, b, c, d, e, f, g, h, i, j, k, l, m) =
    add(add(add(add(add(add(add(add(add(add(add(add(a, b), c), d), e), f), g), h), i), j), k), l), m);

table t {
    "f" = d;
    "f in a set" = f(_) { k in {1, 2} };
    "shadowed" = e;
    "not shadowed" = f(_);
    "by itself" = s where x.rank == 2;
    "after a condition" = s;
}
table u : last_wins { "g" = f(g(_)); "f" = f(_); "a" = a; "b" = b; "c" = c; }
