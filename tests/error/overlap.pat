// Entries that can match one node, with such a graph; not those that contradict each other.
//: options: -Woverlap
//: status: 0
//: 16:5 warning: entries 'npu.conv_bias' and 'npu.bias' can match the same node [-Woverlap]
//: 15:5 note: this one is taken
//: = both match the first result of
import "relay.ops";

pattern conv_bias(x, w, b) = nn.bias_add(nn.conv2d(x, w), b);
pattern any_bias(x, b) = nn.bias_add(x, b & const);
pattern grouped(x, w) = nn.conv2d(x, w) { groups > 1 };
pattern plain(x, w) = nn.conv2d(x, w) { groups == 1 };

table npu {
    "npu.conv_bias" = conv_bias;
    "npu.bias" = any_bias;
    "npu.grouped" = grouped;
    "npu.plain" = plain;
}
