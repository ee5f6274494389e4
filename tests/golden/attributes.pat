// Attributes against values, names and params.
import "relay.ops";
param limit: int = 4;
param fast: bool = false : runtime;
pattern bound(x, w) = nn.conv2d(x, w) { groups = k, channels = c } where k == c, fast;
pattern limited(x, w) = nn.conv2d(x, w) { groups <= limit, padding in {[0, 0], [1, 1]}, data_layout =~ "NH*" };
pattern exactly(x, w) = nn.conv2d(x, w) { groups == 2, exact };
