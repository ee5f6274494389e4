// edited.pat -- patterns that look near, far, up, and from several roots, and rules, for tests/property/rematch.c.

op f(x) : elemwise { k: int = 1; }
op g(x) : elemwise;
op h(x) : fusable;
op add(a, b) : broadcast, commutative;
op mul(a, b) : broadcast, commutative;
op norm(x) -> (y, mean, var) : fusable;
op cat(xs*) : injective { axis: int; }
op print(x) : effect;

pattern fg(x) = f(g(x)) { k = n };
pattern deep(x) = f(g?(h(f?(x))));
pattern fma(a, b, c) = add(mul(a, b), c);
pattern typed(x) = f(x : f32) where x.rank <= 2;
pattern said(x) = g(x) where x#layout == "NHWC";
pattern const_add(x, c) = add(f(x) | g(x), c & const);
pattern gate(x) {
    s = f(x);
    return mul(s, g(s) | h(s));
}
pattern field(x) = f(norm(x).0);
pattern many(x) = cat(f(x), ...);
pattern tower(x) = g(tower(x)) | x;
pattern capped(x) = h(tower(x));
pattern alone(x) = g(f(x)) where uses(x) == 1;
pattern through(x) = dominates(h(x), f(_) | g(_) | add(_, _), mul(_, _));
pattern below(x, y) {
    a = f(x);
    b = h(y);
    where depends(a, b);
    return mul(a, b);
}
pattern both(x) {
    s = f(x);
    return g(s), h(s);
}
pattern fan(x) {
    s = h(x);
    every y = f(s);
    return s;
}

table near {
    "deep" = deep; "gate" = gate; "const_add" = const_add; "fma" = fma; "fg" = fg; "typed" = typed; "said" = said;
    "field" = field; "many" = many;
}
table far : last_wins {
    "capped" = capped; "alone" = alone; "through" = through; "both" = both; "f" = f(_) { k == 1 };
}

rule no_twice(x) {
    s = f(x);
    match f(s);
    rewrite s;
}
rule fuse(a, b, c) {
    match add(mul(a, b), c);
    rewrite cat(a, b, c) { axis = 1 };
}
rule apart(x, y) {
    match g(add(x, y));
    rewrite add(g(x), g(y));
}
