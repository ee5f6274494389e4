// Conditions: types, sets, names.
//: 46:29 error: unknown name 'y'
//: 47:43 error: expected a condition, found int
//: 48:37 error: this is a value of the graph: use its shape, dtype, attributes or value(...)
//: 49:36 error: can't compare dtype with int
//: 49:50 error: can't compare int[] with int
//: 49:64 error: can't compare an operator with string
//: = did you mean tanh, without quotes?
//: 50:36 error: dtype has no order
//: 50:44 error: dtype has no order
//: 50:51 error: int[] has no order
//: 50:59 error: int[] has no order
//: 51:39 error: expected a number, found int[]
//: 52:34 error: expected a list, found int
//: 52:58 error: an index is an int, this is string
//: 53:38 error: uses takes 1 argument, this gives it 2
//: 53:55 error: same_type takes at least 2 arguments, this gives it 1
//: 53:88 error: condition 'odd' takes 1 argument, this gives it 2
//: 45:6 note: declared here
//: 54:42 error: 'tanh' is no captured value of the graph
//: 54:63 error: expected the name of a captured value
//: 54:72 error: expected the name of a captured value
//: 55:53 error: 'stirdes' is no attribute of nn.conv2d
//: = did you mean strides?
//: 55:80 error: 'rank' is no attribute of nn.conv2d
//: = rank is a property of a value: x.rank in `where`
//: 56:56 error: 'z' is a set: use all(z, ...) or any(z, ...)
//: 56:74 error: 'z' is a set: use all(z, ...) or any(z, ...)
//: 56:108 error: any takes a set capture
//: 57:77 error: 'a' is a set: it has a value for each member
//: 58:35 error: one choice is int, the other dtype
//: 59:37 error: 'is_const' is a condition, not a value
//: 60:37 error: unknown function 'lenght'
//: 61:81 error: expected a list, found int
//: 62:56 error: can't compare a fusion kind with int
//: 62:80 error: unknown name 'broadcast'
//: = did you mean broadcast_to?
//: 63:48 error: 'n' is bound inside `!` only, which captures nothing
//: 64:42 error: present takes a captured name, or one value that may be unknown
//: 64:54 error: this is a condition, not a value
//: 65:42 error: present takes a captured name, or one value that may be unknown
//: 66:43 error: present takes a captured name, or one value that may be unknown
import "relay.ops";

cond odd(x) = x.rank % 2 == 1;
cond unknown(x) = x.rank == y;
pattern no_condition(x) = tanh(x) where x.rank;
pattern no_value(x) = tanh(x) where x == 1;
pattern compare(x) = tanh(x) where x.dtype == 1, x.shape == 2, x.op == "tanh", x.rank == 1.5;
pattern order(x) = tanh(x) where x.dtype < f32, x.shape < [1];
pattern arithmetic(x) = tanh(x) where x.shape + 1 == 2;
pattern index(x) = tanh(x) where x.rank[0] == 2, x.shape["a"] == 2;
pattern arguments(x) = tanh(x) where uses(x, x) == 1, same_type(x), min(x.shape) == 1, odd(x, x);
pattern captured(x) = tanh(x) where uses(tanh) == 1, is_const(1), uses(x.rank) == 1;
pattern attribute(x) { c = nn.conv2d(x, _); where c.stirdes == [1, 1], attr(c, rank) == 2; return c; }
pattern sets(x) { y = exp(x); every z = tanh(y); where z.rank == 1, uses(z) == 1, all(z, z.rank == 2), any(y, true); return y; }
pattern member(x) { y = exp(x); every z = nn.softmax(y) { axis = a }; where a == 1; return y; }
pattern choice(x) = tanh(x) where (x.rank == 1 ? 2 : f32) == 2, (is_const(x) ? 1 : 2) == 2;
pattern negated(x) = tanh(x) where -is_const(x) == 1;
pattern function(x) = tanh(x) where lenght(x.shape) == 2;
pattern list(x) = tanh(x) where [i * 2 for i in x.shape] == [2, 4], [i for i in x.rank] == [];
pattern kinds(x) = tanh(x) where kind(x) <= broadcast, kind(x) == 1, x.rank == broadcast;
pattern hidden(x) = tanh(x & !(_ : [n])) where n == 1;
pattern known(x) = tanh(x) where present(2), present(x.rank == 1);
pattern lists(x) = tanh(x) where present(x.shape);
pattern either(x) = tanh(x) where present(value(x)), present(sum(value(x))), present(value(x)[0]);
