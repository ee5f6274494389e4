// Conditions by name: a function each, and one of what is known not to hold.
import "relay.ops";
param limit: int = 4 : runtime;

cond small(x, n) = x.rank <= n, x.shape[0] in 1..64;
cond same(x, y) = x.dtype == y.dtype;
cond floor(c, w) = c.groups == 1 or small(w, limit);
cond fits(x, y) = same(x, y), not small(x, 2), (present(y) ? y.rank : 1) == x.rank;
cond steady(c) = (len(c.strides) == 2 ? c.strides[0] - c.strides[1] : 0) == 0;
cond all_small(xs) = all(xs, small(xs, 2));

// The name of a condition is no other name; what takes no part is DFG_NONE.
pattern conv(same, w, b) {
    c = nn.conv2d(same, w & const);
    r = nn.bias_add(c, b) | c;
    where fits(same, w), floor(c, w), steady(c), not present(b) or same(b, w);
    return nn.relu(r);
}
// The same function, although other names are given, or one name twice.
pattern scaled(x, y) = multiply(x, y) where fits(x, y), not fits(y, y), max([v * v for v in x.shape]) < 9;
pattern tanh_of(x) = tanh(x) where not (small(x, 2) and same(x, x)), max([v * v for v in x.shape]) < 9;
// Not a call: the argument is no name.
pattern inner(x) = sigmoid(x) where small(x, x.shape[0]);
pattern joined(xs) = concatenate((...xs)) where all_small(xs);
