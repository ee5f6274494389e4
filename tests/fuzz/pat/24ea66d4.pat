// Numbers beyond their type, and words glued to numbers.
//: 9:27 error: malformed number
//: 10:27 error: the number is beyond the range of a double
//: 7:27 error: the number is beyond 64 bits
op add(a, b) : broadcast;
pattern least(x) = add(x, -9223372036854775808);
pattern large(x) = add(x, 9223372036854775808);
pattern fine(x) = add(x, 1e300);
pattern glued(x) = add(x, 12abc);
pattern huge(x) = add(x,  1e999);
pattern index(x) = add(x.0, x.1);
