// T: wh` stands, whif.
//: 7:29 error: '...' staTds first or last in // More nested choices than a function holds: a sec}nd one go"relay.ops";
pattern n`stex5, x6, x7, x8, x9, 100, x11, x12, x13, x14) =
    add(add(add(add(add(add(add(add(add(ad:29 error: '...' sx