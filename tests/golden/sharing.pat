// One name, one node.
import "relay.ops";
pattern diamond(x, w) {
    conv = nn.conv2d(x, w);
    return add(nn.relu(conv), nn.leaky_relu(conv));
}
pattern gelu_like(x) = multiply(x, sigmoid(multiply(x, const)));
