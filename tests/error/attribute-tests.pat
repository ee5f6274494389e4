// Attribute tests: values of the wrong type, comparisons that make no sense.
//: 21:41 error: attribute 'data_layout' is string, which has no order
//: 22:41 error: attribute 'data_layout' is string, which has no order
//: 23:40 error: attribute 'groups' is int, `=~` compares strings
//: 24:40 error: attribute 'data_layout' is string, `~=` compares numbers
//: 25:57 error: no comparison with none holds
//: = ask for present(...) in `where`
//: 26:55 error: attribute 'strides' is int[], this is an int
//: 27:62 error: `_` stands beside constants only
//: 28:97 error: attribute 'data_layout' is string, this is an int
//: 29:56 error: attribute 'groups' is int, this is bool
//: 31:71 error: 'n' is int, attribute 'strides' is int[]
//: 32:55 error: 'stridse' is no attribute of nn.conv2d, nor of the other operators
//: = did you mean strides?
//: 33:52 error: unknown name 'somewhere'
import "relay.ops";

param side: int = 3;
param fast: bool = false : runtime;

pattern order(x, w) = nn.conv2d(x, w) { data_layout < "NHWC" };
pattern range(x, w) = nn.conv2d(x, w) { data_layout in "A".."B" };
pattern glob(x, w) = nn.conv2d(x, w) { groups =~ "1*" };
pattern near(x, w) = nn.conv2d(x, w) { data_layout ~= 1 };
pattern near_none(x, w) = nn.conv2d(x, w) { channels == none };
pattern in_list(x, w) = nn.conv2d(x, w) { strides in {1, [2, 2]} };
pattern hole(x, w) = nn.conv2d(x : [n, ...], w) { padding == [_, side, n] };
pattern of_param(x, w) = nn.conv2d(x, w) { groups == side, padding == [side, _], data_layout == side };
pattern of_runtime(x, w) = nn.conv2d(x, w) { groups == fast };
pattern two_types(x) = nn.softmax(nn.leaky_relu(x) { alpha = a }) { axis = a };
pattern list_is_no_dim(x, w) = nn.conv2d(x : [n, ...], w) { strides = n };
pattern of_set(x, w) = (nn.conv2d | nn.dense)(x, w) { stridse == [1, 1] };
pattern unknown_value(x) = nn.softmax(x) { axis == somewhere };
pattern of_function = fn(...) { anything == "1" } => _;
