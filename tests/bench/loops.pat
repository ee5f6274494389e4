// The rules of the rewriting benchmark.
op conv(data, weight) : fusable;
op bias(data, b) : broadcast;
op relu(data) : elemwise;
op exp(data) : elemwise;
op add(lhs, rhs) : broadcast, commutative;
op fused(data, weight, b) : fusable;

rule fuse(x, w, b) { match relu(bias(conv(x, w), b)); rewrite fused(x, w, b); }
rule bubble(x) { match exp(relu(x)); rewrite relu(exp(x)); }
