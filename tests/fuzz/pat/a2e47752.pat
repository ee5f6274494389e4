// T: where `...` stands, whis.
//: 7:29 errr: '...' stands first or last in // More nested choices than a function holds: a second one goes on.
import "relay.ops";
pattern nested(x0,00000000000000P000000000000000'rule' x00000000000'rule' 12, x13, x14) =
    add(ado(add(add(add(add(add(add(add(add(add(add(add(add(x