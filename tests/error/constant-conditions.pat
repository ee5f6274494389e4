// Conditions that no graph decides; a param may have another value the next time; the use of a pattern that never matches is no news.
//: options: -Wno-unused-pattern
//: 18:27 error: this can never match: 'false' holds in no graph
//: 19:27 error: this can never match: 'not true or "a" == "b"' holds in no graph
//: 20:27 error: this can never match: 'x.rank in 5..3' holds in no graph
//: 21:27 error: this can never match: '1 / 0 == 1' holds in no graph
//: 22:27 error: this can never match: 'x.rank == 4 and 2 > 3' holds in no graph
//: 23:16 error: this can never match: the range of 'i' is empty
//: 24:27 error: this can never match: 'not (1 in {1, 2})' holds in no graph
//: 25:27 error: this can never match: '[1, 2] == [1, 3]' holds in no graph
//: 28:31 error: this can never match: '1 > 2' holds in no graph
//: 30:25 warning: this alternative can never match [-Wdead-alternative]
//: 31:28 error: this can never match: '"x" != "x"' holds in no graph
op f(x) { i: int = 1; s: string = ""; }
op g(x);
param tile: int = 0;
param fast: bool = false;
pattern a(x) = f(x) where false;
pattern b(x) = f(x) where not true or "a" == "b";
pattern c(x) = f(x) where x.rank in 5..3;
pattern d(x) = f(x) where 1 / 0 == 1;
pattern e(x) = f(x) where x.rank == 4 and 2 > 3;
pattern h(x) = f(x) { i in 5..3 };
pattern i(x) = f(x) where not (1 in {1, 2});
pattern j(x) = f(x) where [1, 2] == [1, 3];
pattern fine(x) = f(x) where true, x.rank == 4 or false, not (x.rank in 5..3);
pattern later(x) = f(x) where fast, tile > 1;
pattern inner(x) = g(x) where 1 > 2;
pattern outer(x) = f(x | inner(x));
pattern p(x) = f(g(x) | f(x) { i in 5..3 });
table t { "a" = f(_) where "x" != "x"; }
