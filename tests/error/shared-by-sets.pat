// A name that only the members of two sets bind is one node; where a choice decides which, nothing could go
// back to choose anew.
op A(a, b) : elemwise;
op C(xs*) : elemwise;
op R(x) : elemwise;
op T(x) : elemwise;

pattern chosen(x) = A(C(every R(x | _)), C(every T(x)));
//: 8:16 error: 'x' is one node in several sets, and a choice in their members decides which
//: = name it outside of the sets as well, so that it is bound before they are matched

pattern plain(x) = A(C(every R(x)), C(every T(x)));
