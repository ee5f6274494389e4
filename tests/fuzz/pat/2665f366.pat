// Types, and extents with names.
import "relay.ops";
pattern square(x) = nn.relu(x : f32[n, n]);
pattern same_rows(x, y) = nn.dense(x : [n, _], y : {f16, f32}[..., n]);
pattern of_tuple(t) = (t : (f32[4, k], i64)).0;
