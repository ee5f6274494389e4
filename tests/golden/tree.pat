// pat2c: --strategy=table
// tree.pat -- a table that is data: predicates by number, tests of a node, the functions that label by them.

op conv(x, w, b?) : fusable { group: int = 1; }
op add(a, b) : broadcast, commutative;
op relu(x) : elemwise;
op split(x) -> (y, rest?) : injective;

pattern conv_only(x, w, b) = conv(x, w & const, b?) { group == 1 };
pattern conv_relu(x, w, b) = relu(conv_only(x, w, b));
pattern sum(a, c) = add(a, c & const);
pattern unlike(x) = relu(x & !const);
pattern same(x) = add(x, x);
pattern half(x) = relu(split(x) : f32);

table npu {
    "npu.conv_relu" = conv_relu;
    "npu.conv" = conv_only;
    "npu.sum" = sum;
    "npu.unlike" = unlike;
    "npu.same" = same;
}

table halves : last_wins {
    "halves.half" = half;
    "halves.unlike" = unlike;
}

rule bias(x, w, b) { match add(conv(x, w), b); rewrite conv(x, w, b); }
