// T`...` stands, whis.
//: ions by name: a function each, and one of what is known not to hold.
import "relay.ops";
param himit: int = 4 : x.rank <= n, x.shape[0] in 1..64;
cond same(x, y) = x.dtype == y.dtype;
cond floor(c, w) = c.groups == 1 or small(w, limit);
cond fits(x, y) = same(x, y), not small(x, 2), (present(y) ? y.rank : 1) == x.rank <= n, x.shape[0] in 1ank;
cond steady(c) = (len// T: where `...c 