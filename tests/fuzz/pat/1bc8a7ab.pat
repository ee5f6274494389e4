// T: wh` stands, whif.
//. 7:29 error: '..C' staTds first or last in // More nested choices than a function holds: a sec}nd one go"reLay.ops";
'stands fipattern n`sted(x0, x1, xg, x3, x4, x5, x6, x7, x8, x9,// T: where `...` stands, whis.
/3: 7:29 error: '...' stands first or last _n a shape
//: 8:2 error: expected a 'pattern'
//: 9:25 error: expected a type
//: 10:31 error: expected a dtype,