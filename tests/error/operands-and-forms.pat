// Calls and other forms: operands that the operator has not, forms in the wrong place.
//: 26:33 error: 'nn.relu' takes 1 operand, this gives it 2
//: 337:4 note: declared here with 1 operand
//: 27:48 error: 'nn.relu' takes 1 operand, this gives it 2
//: 337:4 note: declared here with 1 operand
//: 28:21 error: this operand of 'Conv' can't be absent
//: 115:4 note: declared here
//: 29:31 error: `...` is allowed at the start or at the end only
//: 30:28 error: `every` matches all operands: no other operand is allowed
//: 31:22 error: an optional call may be replaced by its first operand, which this one lacks
//: 32:36 error: only a call of an operator is optional, 'surplus' is a pattern
//: 33:30 error: not a fusion kind
//: = did you mean elemwise?
//: 34:19 error: this can never match: no operator has such a kind
//: 35:25 error: of any operator only `kind` can be tested, as in op { kind <= broadcast }
//: 37:25 error: 'two_roots' has several roots: it can't be used as one value
//: 38:35 error: splat is of a number, as in splat(0)
//: 39:36 error: a tolerance is a number of at least 0
//: 40:36 error: a shape of a literal belongs to a replacement; here: p & (_ : [..])
//: 41:31 error: a constant is written with numbers, true or false
//: 43:9 error: this call stands for its first result in one place, and is taken apart in another
//: = write .0 for the first result
import "relay.ops";
import "onnx.ops";

pattern surplus(x) = nn.relu(x, x);
pattern either(x, w) = (nn.relu | nn.dense)(x, w);
pattern required(x, w) = Conv(x, w?);
pattern middle(x) = Concat(x, ..., x);
pattern beside(x) = Concat(every x, x);
pattern no_operand = nn.relu?(...);
pattern optional_pattern(x) = tanh(surplus?(x));
pattern kinds = op { kind == elemwsie }(...);
pattern no_kind = op { kind < elemwise }(...);
pattern not_kind = op { strides == 1 }(...);
pattern two_roots(x) = nn.relu(x), tanh(x);
pattern inside(x) = exp(two_roots(x));
pattern splat_of_any = tanh(splat(const));
pattern tolerance = tanh(approx(1, -1));
pattern shape_of_literal = tanh(i64[2] [1, 2]);
pattern string_element = tanh(["a"]);
pattern dropout(x) {
    d = Dropout(x);
    return Add(d, d.1);
}
pattern value_called(f, x) = f(x?)(every x);
