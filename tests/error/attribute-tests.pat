// Attribute tests: values of the wrong type, comparisons that make no sense.
//: 24:41 error: attribute 'data_layout' is string, which has no order
//: 25:41 error: attribute 'data_layout' is string, which has no order
//: 26:40 error: attribute 'groups' is int, `=~` compares strings
//: 27:40 error: attribute 'data_layout' is string, `~=` compares numbers
//: 28:57 error: no comparison with none holds
//: = use present(...) in `where`
//: 29:55 error: attribute 'strides' is int[], this is an int
//: 30:62 error: `_` is allowed beside constants only
//: 31:97 error: attribute 'data_layout' is string, this is an int
//: 32:56 error: attribute 'groups' is int, this is bool
//: 34:71 error: 'n' is int, attribute 'strides' is int[]
//: 35:55 error: 'stridse' is no attribute of nn.conv2d, nor of the other operators
//: = did you mean strides?
//: 36:52 error: unknown name 'somewhere'
//: 38:50 error: attribute 'data_layout' is string, `divides` compares integers
//: 39:64 error: attribute 'groups' is int, this is a float
//: 40:80 error: `divides` a value that is computed: only of what is declared as one int
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
pattern divides_string(x, w) = nn.conv2d(x, w) { data_layout divides 8 };
pattern divides_float(x, w) = nn.conv2d(x, w) { groups divides 2.5 };
pattern items_of_computed(x, w) = nn.conv2d(x : [n, ...], w) { strides divides n };
