// Patterns that others use: functions, or written out and why.
import "relay.ops";
pattern biased(c, b) = nn.bias_add(c, b) { axis == 1 } where b.rank == 1;
pattern gated(a, b) = multiply(nn.relu(a), add(b, const));
pattern first(s) = split(s).0 where s.rank == 4;
pattern repeated(x) = nn.relu(repeated(x)) | nn.conv2d(x, const) { groups == 1 };

pattern calls(x, w, b) = nn.relu(biased(nn.conv2d(x, w), b));
pattern follows(x, y, b) = gated(add(x, nn.relu(y)), b);
pattern in_not(x) = nn.relu(x & !biased(_, _));
pattern above_chain(x) = nn.softmax(repeated(x));
