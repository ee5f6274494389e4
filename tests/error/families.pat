// Families of entries: what is wrong is said at its line, with the choice, and once.
//: 50:13 error: 'act' is an op set: each of its members has a word of its own
//: 54:14 error: unknown operator 'silu'
//: 55:20 error: op set 'act' has pattern 'silu', so that only `for` runs over it
//: 49:22 note: here
//: 56:46 error: op set 'act' has pattern 'silu', so that only `for` runs over it
//: 49:22 note: here
//: 59:19 error: no `for` declares 'g', which is in braces here [f = one.relu]
//: = a brace as itself is written {{
//: 60:14 error: unknown op set 'acts'
//: = did you mean act?
//: 61:19 error: 'f' runs twice
//: 61:9 note: first here
//: 62:24 error: 'f' runs twice
//: 62:9 note: first here
//: 63:19 error: the table has an entry 'npu.d' already [f = silu]
//: 63:19 note: with f = one.relu
//: 64:19 error: the table has an entry 'npu.tanh' already [f = sigmoid]
//: 64:19 note: with f = tanh
//: 65:38 error: 'two.add' takes 2 operands, this gives it 1 [f = two.add]
//: 46:4 note: declared here with 2 operands
//: 65:38 error: 'two.sub' takes 2 operands, this gives it 1 [f = two.sub]
//: 47:4 note: declared here with 2 operands
//: 66:47 error: `none` means the operand of a call: write f(...) [f = none]
//: 67:43 error: 'one.relu' takes 1 operand, this gives it 2 [f = one.relu]
//: 45:4 note: declared here with 1 operand
//: 67:38 error: pattern 'silu' takes 1 argument, this gives it 2 [f = silu]
//: 48:9 note: declared here
//: 67:38 error: `none` means its only operand [f = none]
//: 68:33 error: 'f' is a parameter here and what a `for` runs [f = two.add]
//: 68:9 note: this one
//: 69:32 error: 'sigmoid' is a parameter here and what a `for` runs over [f = sigmoid]
//: 69:9 note: this one
//: 70:43 error: unknown name 'missing' [f = two.add]
//: 71:34 error: 'tanh' is no pattern: a call of it is written tanh(...) [f = tanh]
//: 71:34 error: 'sigmoid' is no pattern: a call of it is written sigmoid(...) [f = sigmoid]
//: 72:44 error: 'axis' is no attribute of tanh [f = tanh]
//: 72:44 error: 'axis' is no attribute of sigmoid [f = sigmoid]
//: 73:74 error: unknown name 'y' [f = tanh, g = one.relu]
//: 74:5 error: the table has an entry 'npu.tanh' already
//: 64:19 note: with f = tanh
//: 75:21 error: a '}' is missing in the name; a brace as itself is written {{ [f = tanh]
import "relay.ops";

op one.relu(x) : elemwise;
op two.add(a, b) : broadcast;
op two.sub(a, b) : broadcast;
pattern silu(p) = multiply(p, sigmoid(p));
ops act = one.relu | silu | none as "";
ops inner = act as "twice";
ops binary = two.add | two.sub;
ops two = tanh | sigmoid as "tanh";
ops other = tanh | sigmoid;
ops quoted = `silu`;
pattern wrong(x) = act(x);
pattern asked(x) { r = op(x); where r.op in {act}; return r; }

table npu {
    for f in act: "npu.{g}"(x) = f(x);
    for f in acts: "npu.{f}a"(x) = f(x);
    for f in act, f in two: "npu.{f}b"(x) = f(x);
    for f in act { for f in two: "npu.{f}c"(x) = f(x); }
    for f in act: "npu.d"(x) = tanh(f(x));
    for f in two: "npu.{f}"(x) = f(x);
    for f in binary: "npu.{f}e"(x) = f(x);
    for f in act: "npu.{f}f"(x) = nn.bias_add(f, x);
    for f in act: "npu.{f}g"(x, y) = f(x, y);
    for f in binary: "npu.{f}h"(f) = f(f, f);
    for f in other: "npu.{f}i"(sigmoid) = f(sigmoid);
    for f in binary: "npu.{f}j"(x) = f(x, missing);
    for f in other: "npu.{f}k" = f;
    for f in other: "npu.{f}l"(x) = f(x) { axis == 1 };
    for f in other, g in act: "npu.{f}{g}m"(x) = f(g(x)) where x.rank == y.rank;
    "npu.tanh" = exp(_);
    for f in other: "npu.{f"(x) = f(x);
}
