// Conditions that shipped tables have not, for bounds of stacks: stack.py.
op f(x) { n: int = 1; of: int[] = [1]; a: float = 1.0; any: any?; }
op g(x) { a: int; b: int; l: int[]; any: any?; t: tensor?; n: int[] = [1]; fl: float = 1.0; }
pattern more(x) { y = f(x); where y.n + 1 > 2; return y; }
pattern less(x) { y = f(x); where not (y.n + 1 > 2); return y; }
pattern total(x) { y = f(x); where sum(y.of) * prod(y.of) > 4; return y; }
pattern rows(x) { y = f(x); where x.shape[0] * y.n == 8; return y; }
pattern both_rows(x) { y = g(x); where x.shape[0] * y.a == x.shape[1]; return y; }
pattern elements(x) { y = f(x); where sum([e * 2 for e in y.of]) > 3; return y; }
pattern mixed(x) { y = f(x); where y.n * y.a > 2; return y; }
pattern any(x) { y = f(x); where attr(y, any) + 1 > 2; return y; }
pattern products(x) { y = g(x); where y.a * y.b + 1 > y.a - y.b; return y; }
pattern items(x) { y = g(x); where y.l[0] * y.b > y.l[1]; return y; }
pattern all_default(x) = g(x) { exact };
