// One projection has one index: of two from the back one is wrong; one from each end may be the same.
//: 4:28 error: this can never match: 'index == -1' and 'index == -2' exclude each other
op norm(x) -> (out, mean, variance);
pattern from_the_back(x) = norm(x).-1 & norm(x).-2;
pattern from_both_ends(x) = norm(x).-1 & norm(x).2;
