// A pattern that calls itself at the node where it stands would not come from the spot.
//: 6:27 error: 'spot' may call itself in one operand of one alternative only
//: 7:33 error: 'both' may call itself in one operand of one alternative only
op mul(a, b) : broadcast, commutative;
op relu(x) : elemwise;
pattern spot(x, a) = mul?(spot(x, a), a) | x;
pattern both(x, a) = (relu(_) & both(x, a)) | x;
pattern below(x, a) = relu(mul?(below(x, a), a)) | x;
