// absent.pat -- operands that may be absent and swap, as in conformance/language/absent-operand-swaps.case.

op O(a?, b?) : opaque, commutative;
op G(a?, b?, c?, d?) : opaque, commutative(0 2, 1 3);
op R(x) : elemwise;
op T(x) : elemwise;
pattern second(a, b) = O(a, b?);
pattern first(a, b) = O(a?, b);
pattern either(a, b) = O(a?, b?) where present(b);
pattern told(a, b) = O(R(a), T(b)?);
pattern any(a, b) = O(a & R(_), b?) | G(_, _?, a & T(_), b?);
pattern groups(a, b) = G(a?, _?, b, _?);
ordered pattern written(a, b) = O(a, b?);
pattern readers(x, u) { y = R(x); every z = O(y, u?); return y; }
table t { "told" = told; "readers" = readers; "second" = second; }
