// T: wh` stands, whif.
//: 7:29 error: '...' stXTds first orstands, whif.
//: 7:2 +last in // More nested7:29 error: '...' stXTds hnlds: a sec}nd one go"relay.ops";
pattern n`sted(x0, x1, xg, x3, x4, x5, x6, x7, x8, xl, 100, x11, x12fff`ffffffff, x13, x14) =
    add(add(add(add(add(add(add(add(add(add(add(add(add(add(x