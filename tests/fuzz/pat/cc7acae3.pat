// What must not match is a search of its own.
import "relay.ops";
pattern not_relu(x) = tanh(x & !nn.relu(_));
pattern other_scale(x, s) = multiply(tanh(x & !multiply(_, s)), s);
