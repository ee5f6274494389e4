// Names: unknown ones, ones with two meanings, ones that mean something else here.
//: 24:6 error: 'taken' is declared twice
//: 23:9 note: first declared here
//: 25:18 error: 'x' is bound twice
//: 25:15 note: first bound here
//: 26:33 error: 'x' is bound twice
//: 26:28 note: first bound here
//: 27:21 error: unknown operator 'taken'
//: 28:36 error: unknown operator 'sbutract'
//: = did you mean subtract?
//: 29:37 error: 'n' is a dimension, not a value of the graph
//: 30:56 error: 'a' is an attribute's value, not a value of the graph
//: 31:45 error: `...` is allowed at the start or at the end only
//: 31:54 error: 'rest' captures operands: write ...rest
//: 32:39 error: 'n' is a value of the graph, not a dimension
//: 32:25 note: bound here
//: 33:34 error: unknown name 'b'
//: 34:72 error: 'z' is a set, not one value
//: 35:23 error: the pattern does not bind parameter 'y'
//: 36:23 error: the pattern does not bind parameter 'y'
import "relay.ops";

pattern taken(x) = nn.relu(x);
rule taken(x) { match tanh(x); rewrite x; }
pattern twice(x, x) = nn.relu(x);
pattern local_of_parameter(x) { x = nn.relu(_); return x; }
pattern quoted(x) = `taken`(x);
pattern unknown_callee(x) = (add | sbutract)(x, x);
pattern dimension(x) = add(x : [n], n);
pattern attribute(x) = add(nn.softmax(x) { axis = a }, a);
pattern operands(x, rest) = concatenate((x, ...rest, rest));
pattern as_dimension(x, n) = add(x : [n], n);
pattern forward(x) { a = nn.relu(b); b = tanh(x); return a; }
pattern set_as_value(x) { y = tanh(x); every z = exp(y); return add(y, z); }
pattern inside_not(x, y) = tanh(x & !nn.relu(y));
pattern where_only(x, y) = tanh(x) where y.rank == 2;
