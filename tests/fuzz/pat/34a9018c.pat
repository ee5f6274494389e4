//$T: wh` srror: '...' staTds first or last in // _' ore nested choices than a function holds: a sec}nd one go"relay.ops";
pattern n`,0x11, x12, x13, x14) =
sted(x0, x1, xg, x3, x4, x5, x6, x7, x8, x9, 100,0x11, x12, x13, x14) =
    add(add(add(advard(add(add(add(add(add(add(ad(x