// Projections counted from the back: `.-1` is the last one.
//: 21:21 error: the last field is .-1, there is no .-0
//: 22:27 error: expected digits, found 'y'
//: 23:21 error: the index of a projection is at most 65535
//: 25:38 error: how many fields this has is not known, so it has no last one
//: = `-> N` after a new call says it: f(x) -> 3
//: 27:41 error: counted from the back there is no field 4 of 3
//: 28:64 error: how many fields this has is not known, so it has no last one
//: = `-> N` after a new call says it: f(x) -> 3
//: 29:39 error: 'one' has one result, a plain value
//: 20:4 note: declared here
//: 30:42 error: how many fields this has is not known, so it has no last one
//: 31:40 error: how many fields this has is not known, so it has no last one
//: 32:57 error: how many fields this has is not known, so it has no last one
//: 33:43 error: counted from the back there is no field 3 of 2
//: 34:39 error: counted from the back there is no field 4 of 3
op cut(x) -> (outputs*) : injective;
op norm(x) -> (out, mean, variance);
op drop(x) -> (out, mask?);
op one(x);
pattern zero(x) = x.-0;
pattern no_digits(x) = x.-y;
pattern far(x) = x.-65536;
pattern two(x) = x.-1.0 & x.-1.-2;
rule open(x) { match one(x); rewrite cut(x).-1; }
rule said(x) { match one(x); rewrite (cut(x) -> 3).-3; }
rule too_far(x) { match one(x); rewrite (cut(x) -> 3).-4; }
rule optional(x) { match one(x); rewrite { d = drop(x); return d.-1; } }
rule plain(x) { match one(x); rewrite one(x).-1; }
rule constant(x) { match one(x); rewrite (f32 1.0).-1; }
rule within(x) { match one(x); rewrite (norm(x).0).-1; }
rule passed(x, rest) { match (one(x), ...rest); rewrite (x, ...rest).-1; }
rule fields(x, y) { match (x, y); rewrite (y, x).-3; }
rule fixed(x) { match one(x); rewrite norm(x).-4; }
