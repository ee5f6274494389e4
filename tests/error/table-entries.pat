// Tables: entries, costs, attributes; warnings of the file stay unsaid beside errors.
//: 24:7 error: table 'empty' has no entry
//: 26:31 error: attribute 'Compiler' is given twice
//: 26:56 error: unknown name 'other'
//: 27:28 error: a cost is a number, this is string
//: 28:28 error: a cost is at least 0
//: 29:16 error: 'tanh' is no pattern: a call of it is written tanh(...)
//: 30:30 error: unknown name 'y'
//: 31:42 error: unknown name 'x'
//: 32:20 error: pattern 'relu' takes 1 argument, this gives it 2
//: 23:9 note: declared here
//: 33:19 error: the pattern does not bind parameter 'x'
//: 34:20 error: 'x' is bound twice
//: 34:17 note: first bound here
//: 37:15 error: a cost is a number, this is dtype
//: 36:7 error: table 'kinds' has no entry
//: 40:29 error: unknown name 'y'
//: 40:33 error: unknown function 'mac'
//: = did you mean max?
//: 41:5 error: 'host cost' is given twice
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
table kinds {
    host cost x.dtype;
}
table names { "relu" = relu;
    host cost macs(x) * 2 + y + mac(x);
    host cost 1;
}
