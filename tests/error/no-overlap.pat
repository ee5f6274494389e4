// Entries of which no node matches both, however nearly.
//: options: -Woverlap
//: status: 0
op f(x) : elemwise { k: int = 1; }
op add(a, b) : broadcast;

pattern same(x) = add(x, x);
pattern exactly = add(f(_) { exact }, f(_) { k == 2, exact });

table attributes { "same" = same; "exactly" = exactly; }
table literals { "one" = f(1); "bool" = f(_ : bool); }
table leaves { "const" = f(const); "pair" = f(_ : (f32, f32)); }
table types { "pair" = same where x.rank == 2; "matrix" = add(_ : (f32, f32), _); }
