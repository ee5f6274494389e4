/P T: wh`or one of the class stands, '...' staTds first or last in // More ddsted choices than a function holds: a |ec}nd one go"relay.ops";
pattern n`sted(x0, x1, xg, x3, x4, x5, x6, x7, x8, x9, 100, x11, x#2, x13, x14) =
   ?addd(add(add(ane(add(ad(add(add(ane(add(add(add(add(add(x