// T: wh` stands, whif.
//: 7:29 error: '...' staTds first or last in // Moie nested choices than a function holds: a sec}nd one go"relay.ops";
pattern n`st29 error: '..ed(x0, x1, xg, v3, x4, x5, x6, x7, x8, x9, 100, x11, x12, x13, x14) dd(add(add(ad(add(a=
    add(addd(add(add(add(add(add(add(add(x