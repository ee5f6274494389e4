// Replacements: what a rule may build, and from what.
//: 44:35 error: the rule has 1 root and 2 replacements
//: 45:48 error: the rule has 2 roots and 1 replacement
//: 46:48 error: 'both' is matched, not built: a replacement calls operators
//: 47:57 error: this can be matched, but not built
//: = a replacement is made of calls, captures, tuples, projections and constants
//: 48:47 error: this can be matched, but not built
//: = a replacement is made of calls, captures, tuples, projections and constants
//: 49:48 error: a new constant needs a dtype
//: = f32 1.0, or like(x, 1.0) for the dtype of x
//: 50:56 error: a constant of this shape has 3 elements, these are 2
//: 51:56 error: an element of a constant is a number, this is dtype
//: 52:61 error: operand 'B' of 'Add' can't be absent
//: 10:4 note: declared here
//: 53:41 error: 'Relu' has one result, a plain value
//: 457:4 note: declared here
//: 54:42 error: 'Dropout' has 2 results, from 0
//: 160:4 note: declared here
//: 55:47 error: 'Relu' has not 2 results
//: 457:4 note: declared here
//: 56:72 error: 'strids' is no attribute of nn.conv2d
//: = did you mean strides?
//: 56:98 error: attribute 'groups' is int, this is a string
//: 56:103 error: attribute 'groups' is given twice
//: 57:47 error: attribute 'axis' of 'Concat' has no default: a new call gives it
//: 100:5 note: declared here
//: 59:43 error: only a new call has attributes
//: 60:42 error: 'x' is no call of an operator
//: 61:64 error: only captured operands can be passed on, as in ...rest
//: 62:62 error: 'y' is not what `...` captured
//: 63:53 error: `every` maps over a set, and this names none
//: 64:44 error: `every` replaces each root of `match every`
//: 65:41 error: 'x' is bound twice
//: 65:12 note: first bound here
//: 66:42 error: 'a' is not used
//: 67:58 error: unknown name 'f32'
//: 68:21 error: 'once' is given twice
//: 68:37 error: 'priority' is given twice
//: 69:65 error: 'n' is a dimension, not a value of the graph
import "relay.ops";
import "onnx.ops";

pattern both(x) = nn.relu(tanh(x));
rule count(x) { match nn.relu(x); rewrite x, x; }
rule count_two(x) { match nn.relu(x), tanh(x); rewrite x; }
rule builds_pattern(x) { match exp(x); rewrite both(x); }
rule builds_wildcard(x) { match exp(x); rewrite nn.relu(_); }
rule builds_choice(x) { match exp(x); rewrite x | nn.relu(x); }
rule untyped(x) { match exp(x); rewrite add(x, 1); }
rule elements(x) { match exp(x); rewrite add(x, i64[3] [1, 2]); }
rule element(x) { match exp(x); rewrite add(x, i64 [1, x.dtype]); }
rule absent(x, b) { match Relu(Clip(x, b?)); rewrite Add(x, b?); }
rule result(x) { match Relu(x); rewrite Relu(x).0; }
rule results(x) { match Relu(x); rewrite Dropout(x).2; }
rule says_results(x) { match Relu(x); rewrite Relu(x) -> 2; }
rule attribute(x, w) { match nn.dense(x, w); rewrite nn.conv2d(x, w) { strids = [1, 1], groups = "1", groups = 2 }; }
rule not_given(x) { match nn.relu(x); rewrite Concat(x, x); }
rule given(x) { c = Concat(x, x); match c; rewrite Concat(x, x) { ..c }; }
rule no_call(x) { match exp(x); rewrite x { axis = 1 }; }
rule selected(x) { match exp(x); rewrite x.op(x); }
rule rest_unnamed(x) { match Concat(x, ...); rewrite Concat(x, ...) { axis = 0 }; }
rule not_rest(x, y) { match exp(x + y); rewrite Concat(x, ...y) { axis = 0 }; }
rule every_of_one(x) { match exp(x); rewrite Concat(every Relu(x)) { axis = 0 }; }
rule every_root(x) { match exp(x); rewrite every x; }
rule local(x) { match exp(x); rewrite { x = tanh(x); y = tanh(x); return y; } }
rule unused(x) { match exp(x); rewrite { a = tanh(x); y = tanh(x); return y; } }
rule like_what(x) { match exp(x); rewrite add(x, like(x, f32)); }
rule said(x) : once once priority 1 priority 2 { match exp(x); rewrite x; }
rule value_of_dimension(x) { match exp(x : [n]); rewrite add(x, n); }
