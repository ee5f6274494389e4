// A table: matchers of its entries, an entry with a condition of its own, one with parameters.
import "relay.ops";
pattern conv(x, w) = nn.conv2d(x, w & const) { groups == 1 };
pattern conv_bias(x, w, b) = nn.bias_add(conv(x, w), b);
table npu {
    "npu.conv_bias_relu" = nn.relu(conv_bias);
    "npu.conv_bias" = conv_bias where x.dtype == f32;
    "npu.conv" = conv;
    "npu.conv_relu6"(x, w) = clip(conv(x, w)) { a_max == 6 };
}
