// Alternatives and entries that are of no use, choices that multiply.
//: status: 0
//: 30:9 warning: no table and no rule uses pattern 'many' [-Wunused-pattern]
//: 24:25 warning: this alternative can never match [-Wdead-alternative]
//: 25:17 warning: this alternative can never match [-Wdead-alternative]
//: 26:31 warning: this alternative can never match [-Wdead-alternative]
//: 30:9 warning: matching 'many' may take 1.02e+05 tests at one node: its choices multiply [-Wcostly-match]
//: 31:49 note: a choice that no operator decides
//: 31:45 note: a choice that no operator decides
//: 31:41 note: a choice that no operator decides, and 9 more
//: 36:5 warning: entry 'shadowed' is shadowed: 'f' takes every match of it [-Wshadowed]
//: 34:5 note: this one comes first
//: 41:23 warning: entry 'g' is shadowed: 'f' takes every match of it [-Wshadowed]
//: 41:38 note: this one comes first
//: 41:38 warning: entry 'f' is shadowed: 'b' takes every match of it [-Wshadowed]
//: 41:59 note: this one comes first
//: 41:50 warning: entry 'a' is shadowed: 'b' takes every match of it [-Wshadowed]
//: 41:59 note: this one comes first
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
