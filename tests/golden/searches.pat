// Patterns that look at more than one way down: dominators, chains, `every`, several roots.
op relu(x) : elemwise;
op tanh(x) : elemwise;
op add(a, b) : broadcast, commutative;
op dense(x, w) : fusable;
op concat(parts*) : injective;

pattern region(p) = dominates(p, op { kind <= broadcast }(...), add(_, _));
pattern named(p, between) = dominates(dense(p, _), between & (relu | tanh)(_), relu(_)) where len(between) >= 1;
pattern tower(x) = relu(tower(x)) | x;
pattern scaled(x, s) = add(scaled(x, s), s) | x & const;
pattern shortest(x) = x | tanh(shortest(x));
pattern fan(x) { y = relu(x); every z = tanh(y); return y; }
pattern same(x) = concat(every relu(x));
pattern below_all(x) = concat(every dominates(x, relu(_), tanh(_)));
pattern wider(x) { y = relu(x); every z = tanh(y); every u = add(z, _); return y; }
pattern towers(x, a, b) = dense(x, a), dense(x, b);
