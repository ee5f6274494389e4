// A name that only the members of two sets bind is one node; where a choice decides which, nothing could go
// back to choose anew.
op A(a, b) : elemwise;
op C(xs*) : elemwise;
op R(x) : elemwise;
op T(x) : elemwise;
op M(a, b) : broadcast, commutative;

pattern chosen(x) = A(C(every R(x | _)), C(every T(x | _)));
//: 9:16 error: 'x' is one node in all members of sets, and a choice in a member decides which
//: = name it outside of the sets as well, in all alternatives, so that it is bound before they are matched

pattern plain(x) = A(C(every R(x)), C(every T(x)));
pattern first(x) = A(C(every R(x | _)), C(every T(x)));

// So it is where another alternative binds it outside.
pattern elsewhere(x) = R(x) | C(every M(_, x));
//: 17:19 error: 'x' is one node in all members of sets, and a choice in a member decides which
//: = name it outside of the sets as well, in all alternatives, so that it is bound before they are matched

pattern two(x) = dominates(M(_, x) | C(every M(_, x)), M(_, x), R(_));
//: 21:13 error: 'x' is one node in all members of sets, and a choice in a member decides which
//: = name it outside of the sets as well, in all alternatives, so that it is bound before they are matched

pattern outside(x) = M(T(x) | x, C(every M(_, x)));
pattern one_way(x) = dominates(M(_, x) | C(every x), M(_, x), R(_));

// A path may be empty.
pattern path(x) = R(x) | dominates(C(_), T(x), A(C(every M(_, x)), _));
//: 29:14 error: 'x' is one node in all members of sets, and a choice in a member decides which
//: = name it outside of the sets as well, in all alternatives, so that it is bound before they are matched

// So are extents and values of attributes.
op V(x) : elemwise { k: int = 1; }
pattern extent = A(C(every M(V(_) : [n], _)), C(every M(V(_) : ([_], [n]), _)));
//: 35:38 error: 'n' is one value in all members of sets, and a choice in a member decides which
//: = name it outside of the sets as well, in all alternatives, so that it is bound before they are matched
pattern value = A(V(_) { k = v } | _, C(every M(V(_) { k = v }, _)));
//: 38:30 error: 'v' is one value in all members of sets, and a choice in a member decides which
//: = name it outside of the sets as well, in all alternatives, so that it is bound before they are matched
pattern one = A(V(_) { k = v }, C(every M(V(_) { k = v }, _)));
pattern own = C(every M(V(_) { k = v }, V(_) { k = v }));
