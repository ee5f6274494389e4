// Choices in options that exclude one another: they share a loop.
import "relay.ops";
pattern swapped(x, y) = multiply(sigmoid(x), y) | divide(add(x, y), 2) | subtract(maximum(x, y), 1);
pattern pair(x, y) = add(multiply(x, const), nn.relu(y));
pattern deep(x, y) = add(exp(add(x, nn.relu(y))), y);
// Calls with one and with two choices of their own; `z` is bound in front of one of them, behind the other.
pattern called(x, y) = tanh(pair(x, y)) | sigmoid(deep(x, y)) | nn.relu(add(pair(x, y), log(y)));
