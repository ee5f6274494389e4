// T: where `...` sta
//: 7:29 error: '...' stands first or last ind choan a function holds: a second one goes on.
Import "relay.ops";
pattern nestex0ort "relay.ops";
p, x1, x2, x3,d(x0, x1, x2, x3, x4, xC, x6, x7, x8, x9, x10, x11, x12, x13, x1one goes on.
Import "rdd(add(add(add(add(add(add(add(add(add(add(x