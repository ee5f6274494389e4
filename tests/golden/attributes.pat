// Attributes against values, names and params.
import "relay.ops";
param limit: int = 4;
param fast: bool = false : runtime;
pattern bound(x, w) = nn.conv2d(x, w) { groups = k, channels = c } where k == c, fast;
pattern limited(x, w) = nn.conv2d(x, w) { groups <= limit, padding in {[0, 0], [1, 1]}, data_layout =~ "NH*" };
pattern exactly(x, w) = nn.conv2d(x, w) { groups == 2, exact };
op my.tag(x) { names: string[] = ["a", "b"]; groups: string[][] = [["a"], []]; }
pattern tagged(x) = my.tag(x) { names = t, groups = u, exact };
pattern no_other(x) = op(x) { alpha == 0.25, exact };
pattern divisors(x, w) { c = nn.conv2d(x, w) { groups divides limit, strides divides 4, channels = k }; where k > 1; return c; }
pattern aligned(x, w) = nn.conv2d(x, w) { channels multiple_of 16, padding multiple_of 2 };
