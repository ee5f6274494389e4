// reached.pat -- patterns that look around a node: further roots, consumers, what lies between, chains.

import "relay.ops";

pattern three_roots(x, a, b, c) {
    return nn.dense(x, a), nn.dense(x, b), nn.dense(x, c);
}
// The second root shares a node with the third alone.
pattern late_root(x, y) {
    s = tanh(y);
    return nn.relu(x), nn.relu(s), add(tanh(s), tanh(nn.relu(x)));
}
pattern any_first(x, a, b) {
    return (nn.dense(x, a) | tanh(nn.dense(x, a))), add(nn.dense(x, b), _);
}
pattern consumers(x) {
    s = nn.relu(x);
    every y = tanh(s);
    return s;
}
pattern members(x) {
    s = nn.relu(x);
    every y = tanh(s);
    return every y;
}
pattern region(p) = dominates(nn.dense(p, _), op { kind <= broadcast }(...), add(...));
pattern no_parent(p) = dominates(nn.softmax(p), op { kind <= broadcast }(...), op { kind <= broadcast }(...));
pattern tower(x) = nn.relu(tower(x)) | x;
pattern chain(x) = tanh(tower(nn.dense(x, _)));
pattern denied(x) = tanh(x & !nn.relu(!nn.dense(_, _)));

table reached {
    "three_roots" = three_roots;
    "region" = region;
    "chain" = chain;
}
