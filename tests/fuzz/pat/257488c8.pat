// Alternatives: told by the operator, tried in turn, with choices inside, with names that only one of them binds.
import "relay.ops";
pattern told(x, w, y) = nn.relu(nn.conv2d(x, w) | tanh(y) | const);
pattern tried(x, y) = tanh(add(x, nn.relu(y)) | x);
pattern absent(x, w, y) {
    c = nn.conv2d(x, w);
    where not present(c) or c.groups == 1;
    return nn.relu(c | tanh(y));
}
pattern again(x, y) = add((nn.relu(x) | tanh(y)), exp(x));
