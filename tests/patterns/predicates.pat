// predicates.pat -- conditions in C of no, one and three nodes; predicates.c has them.

import "relay.ops";

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

table predicates {
    "read_often" = read_often cost 0.5;
    "in_order" = in_order;
    "loud" = loud;
}
