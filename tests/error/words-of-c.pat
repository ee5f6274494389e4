// A function that the user writes can't have a name that means something in C, or in the project's headers.
op a(x);
pattern p(x) { y = a(x); where extern int(x); return y; }
//: 3:32 error: 'int' means something else in C: no function can have this name
pattern q(x) { y = a(x); where extern dfg_op(x); return y; }
//: 5:32 error: 'dfg_op' means something else in C: no function can have this name
rule r(x) { match a(a(x)); rewrite extern EOF; }
//: 7:36 error: 'EOF' means something else in C: no function can have this name
