// Eight entries and more that only attributes of one node tell apart are a table of bits.
import "relay.ops";

table npu {
    "a" = nn.relu(nn.conv2d(_, const) { groups == 1, data_layout == "NCHW" });
    "b" = nn.relu(nn.conv2d(_, const) { groups == 1, data_layout == "NHWC" });
    "c" = nn.relu(nn.conv2d(_, const) { groups == 2, data_layout == "NCHW" });
    "d" = nn.relu(nn.conv2d(_, const) { groups == 2, data_layout == "NHWC" });
    "e" = nn.relu(nn.conv2d(_, const) { groups == 4, strides == [1, 1] });
    "f" = nn.relu(nn.conv2d(_, const) { groups == 4, strides == [2, 2] });
    "g" = nn.relu(nn.conv2d(_, const) { data_layout == "NHWC", strides == [2, 2] });
    "h" = nn.relu(nn.conv2d(_, const) { out_dtype == f32 });
    "i" = nn.relu(nn.conv2d(_, const) { groups in 8..16 });
    "j" = nn.max_pool2d(_);
}
table last : last_wins {
    "a" = nn.relu(nn.conv2d(_, const) { groups == 1, data_layout == "NCHW" });
    "b" = nn.relu(nn.conv2d(_, const) { groups == 1, data_layout == "NHWC" });
    "c" = nn.relu(nn.conv2d(_, const) { groups == 2, data_layout == "NCHW" });
    "d" = nn.relu(nn.conv2d(_, const) { groups == 2, data_layout == "NHWC" });
    "e" = nn.relu(nn.conv2d(_, const) { groups == 4, strides == [1, 1] });
    "f" = nn.relu(nn.conv2d(_, const) { groups == 4, strides == [2, 2] });
    "g" = nn.relu(nn.conv2d(_, const) { data_layout == "NHWC", strides == [2, 2] });
    "h" = nn.relu(nn.conv2d(_, const) { out_dtype == f32 });
}
