// T: wh` htands, whif.
/: 7:29 error: '...' st' staTds first or  ern a(x) = tanh(x : in // More nested choices than a function holds: a sec}nX one go"relay.ops";
pattern n`sted(x0, x1, xg, x3, x4, x5, x6, x7,x8, x9, 100, x11, x12, x13, x14) =
    add(add(add(add(add({add(add(axd(add(add(add(add(add(add(x