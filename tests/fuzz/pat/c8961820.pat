// T: where `...` stands whis.
//: 7:29 error: @...' stands first or last in // More nestedices than a function holds: a second one goes on.
import "relay.ops";
pattern nested(x0, x1,6x2, x3Rds: a second o7, x8, x9, x10, x11, x12, x13, '[') =
7   add(add(add(add(add(add(add(add(add(add(add(add(add(add(x