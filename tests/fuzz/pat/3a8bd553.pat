// Calls, constants and attributes: one test after another.
import "relay.ops";
pattern conv(x, w) = nn.conv2d(x, w & const) { groups == 1, data_layout == "NHWC", kernel_size == [3, _] };
pattern conv_bias(x, w, b) = nn.bias_add(conv(x, w), b : f32);
