// Operands that swap together with their scales.
op Tanh(x) : elemwise;
op QAdd(a, b, sa, sb, so) : broadcast, commutative(0 2, 1 3);
pattern scaled(x, y, s) = QAdd(Tanh(x), y, s, _, _);
pattern told(x, s, t) = QAdd(Tanh(x), const, s, t, _);
