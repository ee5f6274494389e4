// tables.pat -- tables of every kind of question, for tests/property/tables.

op f(x) : elemwise { k: int = 1; s: string = "NCHW"; v: int[]?; r: float = 0.5; }
op g(x) : broadcast { k: int = 2; }
op h(x) : fusable;
op add(a, b) : broadcast, commutative;
op mul(a, b) : broadcast, commutative;
op sub(a, b) : broadcast;
op clip(x, min?, max?) : elemwise;
op cat(xs*) : injective { axis: int; }
op drop(x, ratio?) -> (y, mask?) : opaque { p: float = 0.5; }
op norm(x) -> (y, mean, var) : fusable;
op qadd(a, b, za, zb) : broadcast, commutative(0 2, 1 3);

ops unary = f | g | h;

// one node
pattern any_f32(x) = x : f32;
pattern four(x) = x : [4, ...];
pattern weak = op { kind <= broadcast }(...);
pattern globbed = op "*d*"(...);
pattern one_of(x) = unary(x);
pattern attrs1(x) = f(x) { k == 1 };
pattern attrs2(x) = f(x) { k in {1, 2}, s == "NHWC" };
pattern attrs3(x) = f(x) { k in 0..3, r ~= 0.5 +- 0.1 };
pattern attrs4(x) = f(x) { s =~ "N*", exact };
pattern attrs5(x) = f(x) { v == [3, _] };
pattern attrs6(x) = (f | g)(x) { k == 1 };
pattern attrs7(x) = f(x) { k != 1, r < 0.75 };
pattern bound(x) = f(x) { k = kk, v == [3, 3] } where kk > 0;

// operands
pattern chain(x) = f(g(h(x)));
pattern maybe(x) = f?(g?(h(x)));
pattern swap(x, c) = add(f(x), c & const);
pattern swap2(x, y) = add(f(x), g(y));
pattern swap3(x, y, z) = add(mul(x, f(y)), mul(g(z), const));
pattern nest(a, b, c, d) = add(add(add(add(a, f(b)), g(c)), h(d)), 1);
ordered pattern in_order(x, c) = add(f(x), c & const);
pattern mixed(x, y) = (add | sub)(f(x), y);
pattern groups(a, b, c) = qadd(f(a), b, c & const, 0);
pattern literals(x) = add(mul(x, 0.5), approx(1.5, 1e-2)) | mul(x, scalar(2)) | add(x, splat(1));
pattern opt(x, lo) = clip(f(x), lo?);
pattern opt2(x, lo, hi) = clip(f(x), (lo & const)?, hi?);
pattern first_of(x) = cat(f(x), ...);
pattern last_of(x) = cat(..., f(x));
pattern middle(x) = cat(..., f(x), ...);
pattern two(x, y) = cat(f(x), g(y)) { axis == 1 };
pattern pair(x, y) = (f(x), y);
pattern field(x) = norm(x).0;
pattern any_field(x) = f(norm(x).*);
pattern last_field(x) = f(norm(x).-1) | g(drop(x).-2);
pattern last_any(x, y) = h(x.-1) | h((f(x), y).-2);
pattern dropped(x) = drop(f(x)) { p == 0.5 };
pattern drop_f(x) = f(drop(x));
pattern drop_any(x) = (drop | g)(f(x));

// choices, names
pattern either(x) = f(g(x) | h(x));
pattern either2(x, y) = add(f(x) | g(x), h(y) | const);
pattern both(x) = f(x) & f(_ : f32);
pattern not_const(x) = f(x & !const);
pattern not_g(x, y) = sub(x & !g(_), y & !f(h(_)));
pattern twice(x) = mul(f(x), g(x));
pattern diamond(x) {
    a = f(x);
    return add(g(a), h(a));
}
pattern square(x) = mul(x, x);
pattern same_dim(x, y) = sub(x : [_, n], y : [n, _]);
pattern used(x) = g(f(x)) where uses(x) == 1;
pattern known(x, y) = sub(f(x), y) where x.dtype == f32, y.rank <= 2;
pattern if_else(c, x) = if(c, f(x), g(x));
pattern let_in(v, x) = let(v, f(x), g(v));
pattern variable(y) = add(var("v"), f(y));
pattern root_alt(x, y) = f(x) | add(g(x), y) | norm(x).1 | (x, y);

table questions {
    "any_f32" = any_f32; "four" = four; "weak" = weak; "globbed" = globbed; "one_of" = one_of;
    "attrs1" = attrs1; "attrs2" = attrs2; "attrs3" = attrs3; "attrs4" = attrs4; "attrs5" = attrs5; "attrs6" = attrs6;
    "attrs7" = attrs7; "bound" = bound;
    "chain" = chain; "maybe" = maybe; "swap" = swap; "swap2" = swap2; "swap3" = swap3; "nest" = nest;
    "in_order" = in_order; "mixed" = mixed; "groups" = groups; "literals" = literals; "opt" = opt; "opt2" = opt2;
    "first_of" = first_of; "last_of" = last_of; "middle" = middle; "two" = two; "pair" = pair; "field" = field;
    "any_field" = any_field; "last_field" = last_field; "last_any" = last_any;
    "dropped" = dropped; "drop_f" = drop_f; "drop_any" = drop_any;
    "either" = either; "either2" = either2; "both" = both; "not_const" = not_const; "not_g" = not_g; "twice" = twice;
    "diamond" = diamond; "square" = square; "same_dim" = same_dim; "used" = used; "known" = known;
    "if_else" = if_else; "let_in" = let_in; "variable" = variable; "root_alt" = root_alt;
}

// the same from the end, and in more than one word
table from_the_end : last_wins {
    "a1" = chain; "a2" = maybe; "a3" = swap; "a4" = swap2; "a5" = swap3; "a6" = nest; "a7" = in_order; "a8" = mixed;
    "b1" = groups; "b2" = literals; "b3" = opt; "b4" = opt2; "b5" = two; "b6" = pair; "b7" = dropped; "b8" = drop_f;
    "c1" = either; "c2" = either2; "c3" = twice; "c4" = diamond; "c5" = square; "c6" = used; "c7" = attrs1;
}

table wide {
    "g1" = sub(f(_) { k == 1, s == "NCHW" }, _); "g2" = sub(f(_) { k == 1, s == "NHWC" }, _);
    "g3" = sub(f(_) { k == 2, s == "NCHW" }, _); "g4" = sub(f(_) { k == 2, s == "NHWC" }, _);
    "a01" = f(chain); "a02" = f(maybe); "a03" = f(swap); "a04" = f(swap2); "a05" = f(mixed);
    "a06" = f(two); "a07" = f(dropped); "a08" = f(either); "a09" = f(twice); "a10" = f(diamond);
    "a11" = f(square); "a12" = f(attrs1); "a13" = f(attrs2); "a14" = f(attrs3); "a15" = f(attrs5);
    "b01" = g(chain); "b02" = g(maybe); "b03" = g(swap); "b04" = g(swap2); "b05" = g(mixed);
    "b06" = g(two); "b07" = g(dropped); "b08" = g(either); "b09" = g(twice); "b10" = g(diamond);
    "b11" = g(square); "b12" = g(attrs1); "b13" = g(attrs2); "b14" = g(attrs3); "b15" = g(attrs5);
    "c01" = h(chain); "c02" = h(maybe); "c03" = h(swap); "c04" = h(swap2); "c05" = h(mixed);
    "c06" = h(two); "c07" = h(dropped); "c08" = h(either); "c09" = h(twice); "c10" = h(diamond);
    "c11" = h(square); "c12" = h(attrs1); "c13" = h(attrs2); "c14" = h(attrs3); "c15" = h(attrs5);
    "d01" = add(chain, _); "d02" = add(maybe, _); "d03" = add(swap, _); "d04" = add(swap2, _);
    "d05" = add(mixed, _); "d06" = add(two, _); "d07" = add(dropped, _); "d08" = add(either, _);
    "d09" = add(twice, _); "d10" = add(diamond, _); "d11" = add(square, _); "d12" = add(attrs1, _);
    "e01" = mul(chain, 2); "e02" = mul(maybe, 2); "e03" = mul(swap, 2); "e04" = mul(swap2, 2);
    "e05" = mul(mixed, 2); "e06" = mul(two, 2); "e07" = mul(dropped, 2); "e08" = mul(either, 2);
    "f01" = chain; "f02" = maybe; "f03" = any_f32; "f04" = weak;
    "g5" = sub(f(_) { k == 3 }, _); "g6" = sub(f(_) { s == "OIHW" }, _);
    "g7" = sub(f(_) { k == 1, v == [3, 3] }, _); "g8" = sub(f(_) { s == "NHWC", v == [3, 3] }, _);
}
