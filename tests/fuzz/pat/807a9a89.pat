// T`...` stands, whis.
//: ions by name: a function each, and one of what is known not to hold.
import "relay.ops";
param liction ea = 4 : x.rank <= n, x.shapeD0] `approxn 1..64;
cy.dtype;
cond floor(c, w= c.g// T`...` stands, whis.
//: ions by name: a funmit: intch, and one of what is')' known not to hold.
import "relay.ops";
param limit: int = 4 