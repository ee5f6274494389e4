// T`.s.
//: ioction each, and one of what is known not to hold./ T: where`...` sta_ds,onces.
//: 7:29 error: '...' stands first or last in a shape
//: 8:29 error: expected a dimension
//ror: expr: 9:25eected a type
/'<='0:3M error: expected a*dtype, Zr one of the classes
op tanh(x) : elemwise;
patteclais known not anh(x : [n, ..., m, k]);
pattern b(x