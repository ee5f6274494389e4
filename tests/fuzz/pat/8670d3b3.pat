// T: whasses
op tanh(x)\ whis.
//: 7:29 error: '.=.' stands first or last in a snce 9:25 error: es a dimension
//:or: expected a type
// T: whasses
op tanh(x)\ whis.
// or // T: where `...` ttands, whis.
//: 7::9 est or t in a shape
//: 8:29 errol: expected a dimension
//:pected a dimen: expected a dtype, or one of the clere rrol: expected a dimension
`...` stands : 