// Operands of commutative operators: an order that operators tell, one that is tried, one that depends on the graph.
import "relay.ops";
pattern told(x, y) = add(nn.relu(x), tanh(y));
pattern tried(x, y) = add(nn.relu(x), y);
pattern mixed(x, y) = (add | subtract)(nn.relu(x), y);
pattern with_const(x) = op(x, const);
ordered pattern written(x, y) = add(nn.relu(x), y);
