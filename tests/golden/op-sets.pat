// A set with a name is asked for by that name; those of it that commute, too.
import "relay.ops";

ops arithmetic = add | subtract | multiply | divide | maximum | minimum;

pattern scaled(x, c) = arithmetic(x, c & const);
pattern twice(x) = arithmetic(nn.relu(arithmetic(x, const)), const);
// So few are told one by one.
ops plus_minus = add | subtract;
pattern moved(x, c) = plus_minus(x, c & const);
