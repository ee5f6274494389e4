// Names that mean something in C, strings and comments that would break it: */ ??/ "
import "relay.ops";
pattern words(int, n, g, m) = nn.relu(add(add(int, n), add(g, m)));
pattern root_named(root) = tanh(root /* a comment */) where root.dtype == f32;
pattern quoted(x, w) = nn.conv2d(x, w) { data_layout == "N\"*/??/é" };
pattern nearly(int, int_, this, op_names) = add(add(int, int_), add(this, op_names));
