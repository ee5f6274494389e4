// Tests of attributes in many places, which are asked once of a kind.
import "relay.ops";
op own.scale(x) { by: float = 1.0; names: string[] = ["a", "b"]; mode: string; }
op own.split(x) -> (first, second?) { parts: int = 2; }

pattern grouped(x, w) = nn.conv2d(x, w) { groups == 1, data_layout == "NHWC", padding == [0, 0] };
pattern deep(x, w, v) = nn.conv2d(nn.conv2d(x, w) { groups == 1, data_layout == "NHWC" }, v) { groups == 1, padding == [0, 0] };
pattern either(x, w, b) = nn.bias_add((nn.conv2d(x, w) | nn.conv2d_transpose(x, w)) { groups == 1, padding == [0, 0] }, b);
pattern relu_of(x, w) = nn.relu(nn.conv2d(x, w) { data_layout == "NHWC", channels >= 16, padding in {[0, 0], [1, 1]} });
pattern wide(x, w) = nn.conv2d(x, w) { channels >= 16, kernel_layout =~ "O*", groups == 1, exact };
pattern plain(x, w) = nn.conv2d(x, w) { channels >= 16, kernel_layout =~ "O*", padding in {[0, 0], [1, 1]}, exact };
pattern exactly(x, w) = nn.dense(nn.conv2d(x, w) { kernel_layout =~ "O*", data_layout == "NHWC", exact }, _);
pattern unlike(x, w) = nn.relu(nn.conv2d(x, w) { groups != 1, padding in {[0, 0], [1, 1]} }) & !nn.relu(nn.conv2d(_, _) { data_layout == "NHWC" });
pattern any_scale(x) = op(x) { by == 1.0, mode == "up" };
pattern scale(x) = own.scale(own.scale(x) { by == 1.0, names == ["a", "b"] }) { by == 1.0, mode == "up" };
pattern twice(x) = own.scale(own.scale(x) { mode == "up", names == ["a", "b"] }) { mode == "up", names == ["a", "b"] };
pattern some(x) = own.scale(x) { by == 1.0, names == ["a", "b"], mode == "up" };
pattern first(x) = nn.relu(own.split(x) { parts == 2 });
pattern of_first(x) = own.split(own.split(x) { parts == 2 }) { parts == 2 };
pattern of_any(x) = sqrt(x & any { parts == 2 });
pattern chosen(x, w) = nn.conv2d(x, w) { groups == 1, channels = k, channels >= 16 } where k != 32;
pattern tanh_of(x, w) = tanh(nn.conv2d(x, w) { padding == [0, 0], padding in {[0, 0], [1, 1]}, kernel_layout =~ "O*" });
cond narrow(c) = c.channels < c.groups * 16 and (c.data_layout == "NHWC" or c.kernel_layout == "OIHW");
pattern narrow_conv(x, w) { c = nn.conv2d(x, w); where narrow(c), x.rank == 4; return c; }
pattern narrow_relu(x, w) { c = nn.conv2d(x, w); where narrow(c), c.groups == 2 or x.dtype == f32; return nn.relu(c); }
pattern narrow_tanh(x, w) { c = nn.conv2d(x, w); where c.groups == 2, narrow(c); return tanh(c); }
pattern narrow_chain(x, w, v) {
    c = nn.conv2d(x, w);
    d = nn.conv2d(c, v);
    where narrow(c), not narrow(d), c.groups == 2, d.groups == 2;
    return nn.relu(d);
}
pattern parted(x) = (own.split(x) { parts == 2 }).0 & !own.split(_) { parts == 2, exact };

table asked {
    "wide" = wide;
    "deep" = deep;
    "grouped" = grouped;
    "relu_of" = relu_of;
    "unlike" = unlike;
    "either" = either;
    "scale" = scale;
    "some" = some;
    "first" = first;
}
