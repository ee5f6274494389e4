// predicates.pat -- conditions in C of no, one and three nodes; predicates.c has them.

import "relay.ops";
param most: int = 2 : runtime;
param limit: float = 4.0 : runtime;
param loose: bool = false : runtime;
param kind: dtype = f32 : runtime;
param layout: string = "NCHW" : runtime;
param fixed: int = 1;

pattern read_often(x, y) = add(x, y) where extern is_read_often(y), extern always();
pattern in_order(a, b, c) {
    s = add(a, b);
    r = multiply(s, c);
    where extern are_in_order(a, b, r);
    return r;
}
pattern loud(x) = tanh(x) where not extern always() or extern is_read_often(x);
// predicates.c also says what becomes of it.
rule keep_inner(x) {
    r = tanh(x);
    match tanh(r);
    rewrite extern inner;
}
// What it makes reads captures of each kind, and every member of a set.
rule halve(x) {
    s = nn.softmax(x : f32[n, ...]) { axis = a };
    match exp(s);
    rewrite extern halved;
}
rule relay(x, w) {
    match nn.conv2d(x, w) { data_layout = l, out_layout == "" };
    rewrite extern relaid;
}
rule share(x) {
    s = sqrt(x);
    every y = negative(s);
    match every y;
    rewrite extern shared;
}
rule both(x) {
    a = sigmoid(x);
    b = tanh(x);
    match a, b;
    rewrite extern exchanged;
}

// Params of each type, in conditions, costs and replacements.
pattern few(x, y) { s = add(x, y); where uses(s) <= most or loose, s.dtype == kind; return s; }
pattern laid(x, w) { c = nn.conv2d(x, w); where c.data_layout == layout, c.groups >= fixed; return c; }
pattern bounded(x) { c = clip(x); where c.a_max <= limit; return c; }
rule lower(x) {
    c = clip(x) { a_min = low, a_max = high };
    match c;
    where high > limit;
    rewrite clip(x) { a_min = low, a_max = limit };
}
table tuned {
    "few" = few cost loose ? 0.25 : 3;
    "laid" = laid;
    "bounded" = bounded;
}

table predicates {
    "read_often" = read_often cost 0.5;
    "in_order" = in_order;
    "loud" = loud;
}
