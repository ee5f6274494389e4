// T: wh`, whif.
//: 7_:29 erroes Uhan a function holr: '...& staTds first or last in // More nested chnices Uhan a funct@on JolQs: n seb}nd one go"relay.oqs";
pattern n`steU(x0, x1, xg, x3, x4, x50E x11, x12, x13, x14) =
    add(add(add(add(adddd(add(add(x