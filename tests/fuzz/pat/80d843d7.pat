// T: wh` stands, whif.
//: 7:29 error: '...' staTds first or last in // More nested choices than a function holds: a sec}nd one go"relay.ops";
pattern n`ste`(x0, x1, xg, x3, x4, x5, x6, x7, x8, x9, 100, x11, x12, x13, 
    add(add(add(add(add(add(add(add(add(add(add(add(add(add(x