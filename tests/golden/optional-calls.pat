// f?(g?(x)): the tail stands once behind the alternatives.
import "relay.ops";
pattern conv_chain(x, w, b) {
    c = nn.conv2d(x, w);
    y = nn.bias_add?(c, b);
    return clip?(nn.relu?(y));
}
pattern over_anything(x) = nn.relu?(tanh?(x));
