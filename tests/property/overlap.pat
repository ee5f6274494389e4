// overlap.pat -- tables whose matches overlap, for tests/property/partition.c.
// No question about uses: these change when an earlier match becomes a function.

op f(x) : elemwise { k: int = 1; }
op g(x) : elemwise;
op h(x) : fusable;
op add(a, b) : broadcast, commutative;
op mul(a, b) : broadcast, commutative;
op sub(a, b) : broadcast;
op norm(x) -> (y, mean, var) : fusable;
op cat(xs*) : injective { axis: int; }
op print(x) : effect;

pattern ff(x) = f(f(x));
pattern fg(x) = f(g(x));
pattern gf(x) = g(f(x));
pattern hfg(x) = h(f?(g?(x)));
pattern fma(a, b, c) = add(mul(a, b), c);
pattern fused(a, b, c) = f(fma(a, b, c));
pattern const_add(x, c) = add(f(x) | g(x), c & const);
pattern gate(x) {
    s = f(x);
    return mul(s, g(s) | h(s));
}
pattern first(x) = f(norm(x).0);
pattern many(x) = cat(f(x), ...);
pattern tower(x) = g(tower(x)) | x;
pattern capped(x) = h(tower(x));
pattern through(x) = dominates(h(x), f(_) | g(_) | add(_, _), mul(_, _));
pattern sum(a, b) = sub(f(a), f(b));
pattern both(x) {
    s = f(x);
    return g(s), h(s);
}
pattern shared(x) {
    return add(x, const), mul(x, _);
}

table overlapping {
    attrs { Compiler = "npu", Version = 2 };
    "fused" = fused; "through" = through; "gate" = gate; "const_add" = const_add; "fma" = fma;
    "hfg" = hfg; "capped" = capped; "ff" = ff; "fg" = fg; "gf" = gf; "first" = first; "many" = many; "sum" = sum;
    "f" = f(_) { k == 1 };
}
table backwards : last_wins {
    "ff" = ff; "fg" = fg; "gf" = gf; "fma" = fma; "gate" = gate duplicate; "fused" = fused duplicate;
}
table priced {
    "ff" = ff cost 0.5; "fg" = fg cost 1.25; "gf" = gf cost 0.75; "fma" = fma; "fused" = fused cost 2.5;
    "const_add" = const_add cost 0.25 + 0.5 * (c.elements == 1 ? 1 : 2); "gate" = gate cost 1.5; "h" = h(_);
    "hfg" = hfg cost 1.75; "capped" = capped cost 2;
}
pattern twice(a, b) {
    s = f(a);
    return mul(s, b), add(s, _);
}
table several {
    "twice" = twice duplicate; "both" = both; "shared" = shared; "fused" = fused; "fg" = fg; "hfg" = hfg;
}
pattern apart(s) { return mul(s, _), sub(s, _); }
table tangled { // with a second entry of several roots the literal loop would meet roots in another order
    "npu.apart" = apart cost 1.5; "npu.of_const" = (f | g | h)(const) cost 0; "npu.gf" = gf;
}
