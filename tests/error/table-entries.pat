// Tables: entries, costs, attributes; warnings of the file stay unsaid beside errors.
//: 15:7 error: table 'empty' has no entry
//: 17:31 error: attribute 'Compiler' is given twice
//: 17:56 error: unknown name 'other'
//: 18:28 error: a cost is a number, this is string
//: 19:28 error: a cost is at least 0
//: 20:16 error: 'tanh' is no pattern: a call of it is written tanh(...)
//: 21:30 error: unknown name 'y'
//: 22:42 error: unknown name 'x'
//: 23:20 error: pattern 'relu' takes 1 argument, this gives it 2
//: 14:9 note: declared here
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
}
