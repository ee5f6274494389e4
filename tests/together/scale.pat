// run.sh compiles this twice, under two prefixes and with another `ways`.  Some names are those that pat2c
// gives to what a file has for itself.
op scale(x, by) : broadcast, commutative { mode: string = "fast"; axes: int[] = [0]; tags: string[] = []; }
op names(x) : elemwise;
param ways: int = 1;
param limit: float = 0.5 : runtime;
cond op_scale(n) = n.mode == "fast", n.axes == [0] or n.axes == [1, 2], n.tags != ["a", "b"];
cond options_of(c) = min(value(c)) > limit;
pattern is_n(x, c) {
    y = scale(x, c & const);
    where c.rank == ways, op_scale(y), options_of(c);
    return y;
}
pattern below(x) = dominates(x, op { kind <= broadcast }(...), names(_));
table t {
    "t.names" = names(is_n);
    "t.n" = is_n;
}
rule names(x) { match `names`(`names`(x)); rewrite `names`(x); }
