// A law of the file: all forms of the pattern, told or tried.
op add(a, b) : broadcast, commutative;
op multiply(a, b) : broadcast, commutative;
op divide(a, b) : broadcast;
law divide(multiply(a, b), c) == multiply(divide(a, c), b);
pattern scaled(x, y, z) = divide(multiply(x, y), z);
