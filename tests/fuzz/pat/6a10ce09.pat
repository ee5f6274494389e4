// && and || and = in conditions.
//: 9:42 error: expected ';', found '&'
//: = write 'and'
//: 10:42 error: expected ';', found '|'
//: = write 'or'
//: 11:51 error: expected '==' for a comparison, found '='
//: 12:42 error: comparisons are not chained
op tanh(x) : elemwise;
pattern a(x) = tanh(x) where uses(x) == 1 && x.rank == 2;
pattern b(x) = tanh(x) where uses(x) == 1 || x.rank == 2;
pattern c(x) = tanh(x) where uses(x) == 1, x.rank = 2;
pattern d(x) = tanh(x) where 1 < uses(x) < 4;
