// T: where `...` stands, whis.
//: 7:29 error: '...' stands first or last in // More nested choices than a function holds: a second one goes on.
import "relay.ops";
pattern nested'*'(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14) =
    add(add(add(add(add(add(add(add(add(add(add(add..(add(add(x