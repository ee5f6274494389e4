// relay_npu.pat -- a table in another dialect than the runtime's: it takes nothing.
import "relay.ops";

pattern conv(x, w) = nn.conv2d(x, w & const);

table relay_npu {
    "relay_npu.conv" = conv;
}
