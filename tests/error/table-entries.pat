// Tables: entries, costs, attributes; warnings of the file stay unsaid beside errors.
//: 18:7 error: table 'empty' has no entry
//: 20:31 error: attribute 'Compiler' is given twice
//: 20:56 error: unknown name 'other'
//: 21:28 error: a cost is a number, this is string
//: 22:28 error: a cost is at least 0
//: 23:16 error: 'tanh' is no pattern: a call of it is written tanh(...)
//: 24:30 error: unknown name 'y'
//: 25:42 error: unknown name 'x'
//: 26:20 error: pattern 'relu' takes 1 argument, this gives it 2
//: 17:9 note: declared here
//: 27:19 error: the pattern does not bind parameter 'x'
//: 28:20 error: 'x' is bound twice
//: 28:17 note: first bound here
import "relay.ops";

pattern relu(x) = nn.relu(x);
table empty { attrs { Compiler = "c" }; }
table npu {
    attrs { Compiler = "npu", Compiler = "npu", Size = other };
    "npu.relu" = relu cost "much";
    "npu.free" = relu cost -1;
    "npu.op" = tanh;
    "npu.where" = relu where y.rank == 2;
    "npu.inner" = nn.relu(tanh(_)) where x.rank == 2;
    "npu.broken" = relu(_, _);
    "npu.unbound"(x) = relu;
    "npu.twice"(x, x) = relu(x);
}
